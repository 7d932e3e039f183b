; ModuleID = 'race-struct-copy.c'
source_filename = "race-struct-copy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.config = type { i64, i64, i64 }

@shared = dso_local global %struct.config zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.config, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !26, !DIExpression(), !30)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @update, ptr noundef null) #4, !dbg !31
    #dbg_declare(ptr %3, !32, !DIExpression(), !33)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @shared, i64 24, i1 false), !dbg !34
  %5 = load i64, ptr %2, align 8, !dbg !35
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !36
  %7 = getelementptr inbounds nuw %struct.config, ptr %3, i32 0, i32 0, !dbg !37
  %8 = load i64, ptr %7, align 8, !dbg !37
  %9 = icmp eq i64 %8, 99, !dbg !38
  %10 = zext i1 %9 to i32, !dbg !38
  ret i32 %10, !dbg !39
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @update(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !43, !DIExpression(), !44)
  store i64 1, ptr getelementptr inbounds nuw (%struct.config, ptr @shared, i32 0, i32 1), align 8, !dbg !45
  %3 = load ptr, ptr %2, align 8, !dbg !46
  ret ptr %3, !dbg !47
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race-struct-copy.c", directory: ".", checksumkind: CSK_MD5, checksum: "965ef9fd0feea4583e32a4d9238b39ac")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "config", file: !3, line: 5, size: 192, elements: !8)
!8 = !{!9, !11, !12}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !7, file: !3, line: 5, baseType: !10, size: 64)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !7, file: !3, line: 5, baseType: !10, size: 64, offset: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !7, file: !3, line: 5, baseType: !10, size: 64, offset: 128)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !22, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!22 = !DISubroutineType(types: !23)
!23 = !{!24}
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{}
!26 = !DILocalVariable(name: "t", scope: !21, file: !3, line: 15, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocation(line: 15, column: 12, scope: !21)
!31 = !DILocation(line: 16, column: 2, scope: !21)
!32 = !DILocalVariable(name: "copy", scope: !21, file: !3, line: 17, type: !7)
!33 = !DILocation(line: 17, column: 16, scope: !21)
!34 = !DILocation(line: 17, column: 23, scope: !21)
!35 = !DILocation(line: 18, column: 15, scope: !21)
!36 = !DILocation(line: 18, column: 2, scope: !21)
!37 = !DILocation(line: 19, column: 14, scope: !21)
!38 = !DILocation(line: 19, column: 16, scope: !21)
!39 = !DILocation(line: 19, column: 2, scope: !21)
!40 = distinct !DISubprogram(name: "update", scope: !3, file: !3, line: 7, type: !41, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5}
!43 = !DILocalVariable(name: "arg", arg: 1, scope: !40, file: !3, line: 7, type: !5)
!44 = !DILocation(line: 7, column: 27, scope: !40)
!45 = !DILocation(line: 9, column: 11, scope: !40)
!46 = !DILocation(line: 10, column: 9, scope: !40)
!47 = !DILocation(line: 10, column: 2, scope: !40)
