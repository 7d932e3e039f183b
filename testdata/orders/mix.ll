; ModuleID = 'mix.c'
source_filename = "mix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !18
@n = internal global i32 0, align 4, !dbg !23
@turn = internal global i32 0, align 4, !dbg !25

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !39, !DIExpression(), !43)
    #dbg_declare(ptr %b, !44, !DIExpression(), !45)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @left, ptr noundef null) #3, !dbg !46
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @right, ptr noundef null) #3, !dbg !47
  %0 = load i64, ptr %a, align 8, !dbg !48
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !49
  %1 = load i64, ptr %b, align 8, !dbg !50
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @left(ptr noundef %arg) #0 !dbg !53 {
entry:
  %arg.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %old = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp4 = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !56, !DIExpression(), !57)
  %0 = load ptr, ptr %arg.addr, align 8, !dbg !58
  store i32 1, ptr %.atomictmp, align 4, !dbg !59
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !59
  store atomic i32 %1, ptr @x seq_cst, align 4, !dbg !59
  fence seq_cst, !dbg !60
    #dbg_declare(ptr %seen, !61, !DIExpression(), !62)
  %2 = load atomic i32, ptr @y seq_cst, align 4, !dbg !63
  store i32 %2, ptr %atomic-temp, align 4, !dbg !63
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !63
  store i32 %3, ptr %seen, align 4, !dbg !62
    #dbg_declare(ptr %old, !64, !DIExpression(), !65)
  %4 = load atomic i32, ptr @n seq_cst, align 4, !dbg !66
  store i32 %4, ptr %atomic-temp1, align 4, !dbg !66
  %5 = load i32, ptr %atomic-temp1, align 4, !dbg !66
  store i32 %5, ptr %old, align 4, !dbg !65
  br label %while.cond, !dbg !67

while.cond:                                       ; preds = %while.body, %entry
  %6 = load i32, ptr %old, align 4, !dbg !68
  %add = add nsw i32 %6, 1, !dbg !68
  %7 = load i32, ptr %seen, align 4, !dbg !68
  %add3 = add nsw i32 %add, %7, !dbg !68
  store i32 %add3, ptr %.atomictmp2, align 4, !dbg !68
  %8 = load i32, ptr %old, align 4, !dbg !68
  %9 = load i32, ptr %.atomictmp2, align 4, !dbg !68
  %10 = cmpxchg ptr @n, i32 %8, i32 %9 seq_cst seq_cst, align 4, !dbg !68
  %11 = extractvalue { i32, i1 } %10, 0, !dbg !68
  %12 = extractvalue { i32, i1 } %10, 1, !dbg !68
  br i1 %12, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !68

cmpxchg.store_expected:                           ; preds = %while.cond
  store i32 %11, ptr %old, align 4, !dbg !68
  br label %cmpxchg.continue, !dbg !68

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.cond
  %storedv = zext i1 %12 to i8, !dbg !68
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !68
  %13 = load i8, ptr %cmpxchg.bool, align 1, !dbg !68
  %loadedv = trunc i8 %13 to i1, !dbg !68
  %lnot = xor i1 %loadedv, true, !dbg !69
  br i1 %lnot, label %while.body, label %while.end, !dbg !67

while.body:                                       ; preds = %cmpxchg.continue
  br label %while.cond, !dbg !67, !llvm.loop !70

while.end:                                        ; preds = %cmpxchg.continue
  store i32 1, ptr %.atomictmp4, align 4, !dbg !73
  %14 = load i32, ptr %.atomictmp4, align 4, !dbg !73
  store atomic i32 %14, ptr @turn seq_cst, align 4, !dbg !73
  ret ptr null, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @right(ptr noundef %arg) #0 !dbg !75 {
entry:
  %arg.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !76, !DIExpression(), !77)
  %0 = load ptr, ptr %arg.addr, align 8, !dbg !78
  store atomic i32 1, ptr @y seq_cst, align 4, !dbg !79
  fence seq_cst, !dbg !80
    #dbg_declare(ptr %seen, !81, !DIExpression(), !82)
  %atomic-load = load atomic i32, ptr @x seq_cst, align 4, !dbg !83
  store i32 %atomic-load, ptr %seen, align 4, !dbg !82
  %1 = load i32, ptr %seen, align 4, !dbg !84
  %add = add nsw i32 4, %1, !dbg !84
  store i32 %add, ptr %.atomictmp, align 4, !dbg !84
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !84
  %3 = atomicrmw add ptr @n, i32 %2 seq_cst, align 4, !dbg !84
  store i32 %3, ptr %atomic-temp, align 4, !dbg !84
  %4 = load i32, ptr %atomic-temp, align 4, !dbg !84
  br label %while.cond, !dbg !85

while.cond:                                       ; preds = %while.body, %entry
  %5 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !86
  store i32 %5, ptr %atomic-temp1, align 4, !dbg !86
  %6 = load i32, ptr %atomic-temp1, align 4, !dbg !86
  %cmp = icmp eq i32 %6, 0, !dbg !87
  br i1 %cmp, label %while.body, label %while.end, !dbg !85

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !85, !llvm.loop !88

while.end:                                        ; preds = %while.cond
  ret ptr null, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mix.c", directory: ".", checksumkind: CSK_MD5, checksum: "6e97149898b023e1bcf37b3a0f041443")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18, !23, !25}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 6, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 6, type: !20, isLocal: true, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !36, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!22}
!38 = !{}
!39 = !DILocalVariable(name: "a", scope: !35, file: !3, line: 32, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 32, column: 12, scope: !35)
!44 = !DILocalVariable(name: "b", scope: !35, file: !3, line: 32, type: !40)
!45 = !DILocation(line: 32, column: 15, scope: !35)
!46 = !DILocation(line: 33, column: 2, scope: !35)
!47 = !DILocation(line: 34, column: 2, scope: !35)
!48 = !DILocation(line: 35, column: 15, scope: !35)
!49 = !DILocation(line: 35, column: 2, scope: !35)
!50 = !DILocation(line: 36, column: 15, scope: !35)
!51 = !DILocation(line: 36, column: 2, scope: !35)
!52 = !DILocation(line: 37, column: 2, scope: !35)
!53 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 8, type: !54, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!54 = !DISubroutineType(types: !55)
!55 = !{!16, !16}
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 8, type: !16)
!57 = !DILocation(line: 8, column: 25, scope: !53)
!58 = !DILocation(line: 9, column: 8, scope: !53)
!59 = !DILocation(line: 10, column: 2, scope: !53)
!60 = !DILocation(line: 11, column: 2, scope: !53)
!61 = !DILocalVariable(name: "seen", scope: !53, file: !3, line: 12, type: !22)
!62 = !DILocation(line: 12, column: 6, scope: !53)
!63 = !DILocation(line: 12, column: 13, scope: !53)
!64 = !DILocalVariable(name: "old", scope: !53, file: !3, line: 13, type: !22)
!65 = !DILocation(line: 13, column: 6, scope: !53)
!66 = !DILocation(line: 13, column: 12, scope: !53)
!67 = !DILocation(line: 14, column: 2, scope: !53)
!68 = !DILocation(line: 14, column: 10, scope: !53)
!69 = !DILocation(line: 14, column: 9, scope: !53)
!70 = distinct !{!70, !67, !71, !72}
!71 = !DILocation(line: 15, column: 3, scope: !53)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 16, column: 2, scope: !53)
!74 = !DILocation(line: 17, column: 2, scope: !53)
!75 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 20, type: !54, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 20, type: !16)
!77 = !DILocation(line: 20, column: 26, scope: !75)
!78 = !DILocation(line: 21, column: 8, scope: !75)
!79 = !DILocation(line: 22, column: 4, scope: !75)
!80 = !DILocation(line: 23, column: 2, scope: !75)
!81 = !DILocalVariable(name: "seen", scope: !75, file: !3, line: 24, type: !22)
!82 = !DILocation(line: 24, column: 6, scope: !75)
!83 = !DILocation(line: 24, column: 13, scope: !75)
!84 = !DILocation(line: 25, column: 2, scope: !75)
!85 = !DILocation(line: 26, column: 2, scope: !75)
!86 = !DILocation(line: 26, column: 9, scope: !75)
!87 = !DILocation(line: 26, column: 28, scope: !75)
!88 = distinct !{!88, !85, !89, !72}
!89 = !DILocation(line: 27, column: 3, scope: !75)
!90 = !DILocation(line: 28, column: 2, scope: !75)
