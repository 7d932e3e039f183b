; ModuleID = 'sb.c'
source_filename = "sb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, [3 x i16] }

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !16
@r0 = dso_local global i32 0, align 4, !dbg !21
@s = dso_local global %struct.anon zeroinitializer, align 4, !dbg !25
@r1 = dso_local global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @t0(ptr noundef %u) #0 !dbg !43 {
entry:
  %u.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %u, ptr %u.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %u.addr, metadata !48, metadata !DIExpression()), !dbg !49
  store i32 1, ptr %.atomictmp, align 4, !dbg !50
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !50
  store atomic i32 %0, ptr @x monotonic, align 4, !dbg !50
  %1 = load atomic i32, ptr @y monotonic, align 4, !dbg !51
  store i32 %1, ptr %atomic-temp, align 4, !dbg !51
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !51
  store i32 %2, ptr @r0, align 4, !dbg !52
  %3 = load i32, ptr @r0, align 4, !dbg !53
  %sub = sub nsw i32 0, %3, !dbg !54
  %conv = trunc i32 %sub to i16, !dbg !54
  store i16 %conv, ptr getelementptr inbounds (%struct.anon, ptr @s, i32 0, i32 1, i64 1), align 2, !dbg !55
  ret ptr null, !dbg !56
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @t1(ptr noundef %u) #0 !dbg !57 {
entry:
  %u.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %u, ptr %u.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %u.addr, metadata !58, metadata !DIExpression()), !dbg !59
  store i32 1, ptr %.atomictmp, align 4, !dbg !60
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !60
  store atomic i32 %0, ptr @y monotonic, align 4, !dbg !60
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !61
  store i32 %1, ptr %atomic-temp, align 4, !dbg !61
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !61
  store i32 %2, ptr @r1, align 4, !dbg !62
  ret ptr null, !dbg !63
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !64 {
entry:
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %a, metadata !67, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %b, metadata !72, metadata !DIExpression()), !dbg !73
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @t0, ptr noundef null) #4, !dbg !74
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @t1, ptr noundef null) #4, !dbg !75
  %0 = load i64, ptr %a, align 8, !dbg !76
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !77
  %1 = load i64, ptr %b, align 8, !dbg !78
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !79
  ret i32 0, !dbg !80
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sb.c", directory: ".", checksumkind: CSK_MD5, checksum: "2f3e429b81ed29317b3089e1aa0ef47d")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "2aec2bf8bd6e0ecaa362310432b26ada")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!0, !16, !21, !23, !25}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 3, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "r0", scope: !2, file: !3, line: 3, type: !20, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 3, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !27, isLocal: false, isDefinition: true)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 4, size: 96, elements: !28)
!28 = !{!29, !30}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !27, file: !3, line: 4, baseType: !20, size: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !27, file: !3, line: 4, baseType: !31, size: 48, offset: 32)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 48, elements: !33)
!32 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!33 = !{!34}
!34 = !DISubrange(count: 3)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!43 = distinct !DISubprogram(name: "t0", scope: !3, file: !3, line: 5, type: !44, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!47 = !{}
!48 = !DILocalVariable(name: "u", arg: 1, scope: !43, file: !3, line: 5, type: !46)
!49 = !DILocation(line: 5, column: 16, scope: !43)
!50 = !DILocation(line: 5, column: 21, scope: !43)
!51 = !DILocation(line: 5, column: 78, scope: !43)
!52 = !DILocation(line: 5, column: 76, scope: !43)
!53 = !DILocation(line: 5, column: 136, scope: !43)
!54 = !DILocation(line: 5, column: 135, scope: !43)
!55 = !DILocation(line: 5, column: 133, scope: !43)
!56 = !DILocation(line: 5, column: 140, scope: !43)
!57 = distinct !DISubprogram(name: "t1", scope: !3, file: !3, line: 6, type: !44, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!58 = !DILocalVariable(name: "u", arg: 1, scope: !57, file: !3, line: 6, type: !46)
!59 = !DILocation(line: 6, column: 16, scope: !57)
!60 = !DILocation(line: 6, column: 21, scope: !57)
!61 = !DILocation(line: 6, column: 78, scope: !57)
!62 = !DILocation(line: 6, column: 76, scope: !57)
!63 = !DILocation(line: 6, column: 126, scope: !57)
!64 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !65, scopeLine: 7, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!65 = !DISubroutineType(types: !66)
!66 = !{!20}
!67 = !DILocalVariable(name: "a", scope: !64, file: !3, line: 7, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !70)
!69 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocation(line: 7, column: 24, scope: !64)
!72 = !DILocalVariable(name: "b", scope: !64, file: !3, line: 7, type: !68)
!73 = !DILocation(line: 7, column: 27, scope: !64)
!74 = !DILocation(line: 7, column: 30, scope: !64)
!75 = !DILocation(line: 7, column: 60, scope: !64)
!76 = !DILocation(line: 7, column: 103, scope: !64)
!77 = !DILocation(line: 7, column: 90, scope: !64)
!78 = !DILocation(line: 7, column: 123, scope: !64)
!79 = !DILocation(line: 7, column: 110, scope: !64)
!80 = !DILocation(line: 7, column: 130, scope: !64)
