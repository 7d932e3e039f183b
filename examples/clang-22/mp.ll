; ModuleID = 'mp.c'
source_filename = "mp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = dso_local global i32 0, align 4, !dbg !0
@flag = dso_local global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [11 x i8] c"data == 42\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [5 x i8] c"mp.c\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !34

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !52, !DIExpression(), !56)
    #dbg_declare(ptr %3, !57, !DIExpression(), !58)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !59
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !60
  %6 = load i64, ptr %2, align 8, !dbg !61
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !62
  %8 = load i64, ptr %3, align 8, !dbg !63
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !69, !DIExpression(), !70)
  store i32 42, ptr @data, align 4, !dbg !71
  store i32 1, ptr %3, align 4, !dbg !72
  %4 = load i32, ptr %3, align 4, !dbg !72
  store atomic i32 %4, ptr @flag release, align 4, !dbg !72
  %5 = load ptr, ptr %2, align 8, !dbg !73
  ret ptr %5, !dbg !74
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !76, !DIExpression(), !77)
  %4 = load atomic i32, ptr @flag acquire, align 4, !dbg !78
  store i32 %4, ptr %3, align 4, !dbg !78
  %5 = load i32, ptr %3, align 4, !dbg !78
  %6 = icmp ne i32 %5, 0, !dbg !78
  br i1 %6, label %7, label %13, !dbg !78

7:                                                ; preds = %1
  %8 = load i32, ptr @data, align 4, !dbg !80
  %9 = icmp eq i32 %8, 42, !dbg !83
  br i1 %9, label %10, label %11, !dbg !83

10:                                               ; preds = %7
  br label %12, !dbg !83

11:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.reader) #5, !dbg !84
  unreachable, !dbg !84

12:                                               ; preds = %10
  br label %13, !dbg !85

13:                                               ; preds = %12, %1
  %14 = load ptr, ptr %2, align 8, !dbg !86
  ret ptr %14, !dbg !87
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}
!llvm.ident = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 10, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mp.c", directory: ".", checksumkind: CSK_MD5, checksum: "0fd2689111faf7255f5ae0029db8d8ea")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!17 = !{!0, !18, !23, !29, !34}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 88, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 11)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 40, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 5)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 168, elements: !38)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!38 = !{!39}
!39 = !DISubrange(count: 21)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !49, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!22}
!51 = !{}
!52 = !DILocalVariable(name: "w", scope: !48, file: !3, line: 29, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 29, column: 12, scope: !48)
!57 = !DILocalVariable(name: "r", scope: !48, file: !3, line: 29, type: !53)
!58 = !DILocation(line: 29, column: 15, scope: !48)
!59 = !DILocation(line: 30, column: 2, scope: !48)
!60 = !DILocation(line: 31, column: 2, scope: !48)
!61 = !DILocation(line: 32, column: 15, scope: !48)
!62 = !DILocation(line: 32, column: 2, scope: !48)
!63 = !DILocation(line: 33, column: 15, scope: !48)
!64 = !DILocation(line: 33, column: 2, scope: !48)
!65 = !DILocation(line: 34, column: 2, scope: !48)
!66 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 13, type: !67, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!67 = !DISubroutineType(types: !68)
!68 = !{!16, !16}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 13, type: !16)
!70 = !DILocation(line: 13, column: 27, scope: !66)
!71 = !DILocation(line: 15, column: 7, scope: !66)
!72 = !DILocation(line: 16, column: 2, scope: !66)
!73 = !DILocation(line: 17, column: 9, scope: !66)
!74 = !DILocation(line: 17, column: 2, scope: !66)
!75 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 20, type: !67, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 20, type: !16)
!77 = !DILocation(line: 20, column: 27, scope: !75)
!78 = !DILocation(line: 22, column: 6, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 22, column: 6)
!80 = !DILocation(line: 23, column: 10, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 23, column: 10)
!82 = distinct !DILexicalBlock(scope: !79, file: !3, line: 23, column: 3)
!83 = !DILocation(line: 23, column: 15, scope: !81)
!84 = !DILocation(line: 23, column: 3, scope: !81)
!85 = !DILocation(line: 23, column: 3, scope: !79)
!86 = !DILocation(line: 24, column: 9, scope: !75)
!87 = !DILocation(line: 24, column: 2, scope: !75)
