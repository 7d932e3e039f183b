; ModuleID = 'lb-addrs.c'
source_filename = "lb-addrs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@saw_x = dso_local global i32 0, align 4, !dbg !0
@saw_y = dso_local global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [28 x i8] c"!(saw_x == 1 && saw_y == 1)\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"lb-addrs.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@left_cell = dso_local global [1 x i32] zeroinitializer, align 4, !dbg !18
@right_cell = dso_local global [1 x i32] zeroinitializer, align 4, !dbg !26

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !42, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata i64* %3, metadata !47, metadata !DIExpression()), !dbg !48
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef null) #5, !dbg !49
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef null) #5, !dbg !50
  %6 = load i64, i64* %2, align 8, !dbg !51
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !52
  %8 = load i64, i64* %3, align 8, !dbg !53
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !54
  %10 = load i32, i32* @saw_x, align 4, !dbg !55
  %11 = icmp eq i32 %10, 1, !dbg !55
  br i1 %11, label %12, label %15, !dbg !55

12:                                               ; preds = %0
  %13 = load i32, i32* @saw_y, align 4, !dbg !55
  %14 = icmp eq i32 %13, 1, !dbg !55
  br i1 %14, label %16, label %15, !dbg !58

15:                                               ; preds = %12, %0
  br label %17, !dbg !58

16:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !55
  unreachable, !dbg !55

17:                                               ; preds = %15
  ret i32 0, !dbg !59
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* noundef %0) #0 !dbg !60 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !63, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata i32* %3, metadata !65, metadata !DIExpression()), !dbg !66
  %6 = load atomic i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @left_cell, i64 0, i64 0) monotonic, align 4, !dbg !67
  store i32 %6, i32* %4, align 4, !dbg !67
  %7 = load i32, i32* %4, align 4, !dbg !67
  store i32 %7, i32* %3, align 4, !dbg !66
  %8 = load i32, i32* %3, align 4, !dbg !68
  %9 = and i32 %8, 0, !dbg !69
  %10 = sext i32 %9 to i64, !dbg !70
  %11 = getelementptr inbounds [1 x i32], [1 x i32]* @right_cell, i64 0, i64 %10, !dbg !70
  store i32 1, i32* %5, align 4, !dbg !71
  %12 = load i32, i32* %5, align 4, !dbg !71
  store atomic i32 %12, i32* %11 monotonic, align 4, !dbg !71
  %13 = load i32, i32* %3, align 4, !dbg !72
  store i32 %13, i32* @saw_x, align 4, !dbg !73
  %14 = load i8*, i8** %2, align 8, !dbg !74
  ret i8* %14, !dbg !75
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* noundef %0) #0 !dbg !76 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !77, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata i32* %3, metadata !79, metadata !DIExpression()), !dbg !80
  %6 = load atomic i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @right_cell, i64 0, i64 0) monotonic, align 4, !dbg !81
  store i32 %6, i32* %4, align 4, !dbg !81
  %7 = load i32, i32* %4, align 4, !dbg !81
  store i32 %7, i32* %3, align 4, !dbg !80
  %8 = load i32, i32* %3, align 4, !dbg !82
  %9 = and i32 %8, 0, !dbg !83
  %10 = sext i32 %9 to i64, !dbg !84
  %11 = getelementptr inbounds [1 x i32], [1 x i32]* @left_cell, i64 0, i64 %10, !dbg !84
  store i32 1, i32* %5, align 4, !dbg !85
  %12 = load i32, i32* %5, align 4, !dbg !85
  store atomic i32 %12, i32* %11 monotonic, align 4, !dbg !85
  %13 = load i32, i32* %3, align 4, !dbg !86
  store i32 %13, i32* @saw_y, align 4, !dbg !87
  %14 = load i8*, i8** %2, align 8, !dbg !88
  ret i8* %14, !dbg !89
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "saw_x", scope: !2, file: !3, line: 11, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lb-addrs.c", directory: ".", checksumkind: CSK_MD5, checksum: "460f9f4782dbdab876635b0dec192bc9")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!17 = !{!18, !26, !0, !28}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "left_cell", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 32, elements: !24)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{!25}
!25 = !DISubrange(count: 1)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "right_cell", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "saw_y", scope: !2, file: !3, line: 11, type: !23, isLocal: false, isDefinition: true)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 14.0.6"}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !39, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!23}
!41 = !{}
!42 = !DILocalVariable(name: "l", scope: !38, file: !3, line: 31, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 31, column: 12, scope: !38)
!47 = !DILocalVariable(name: "r", scope: !38, file: !3, line: 31, type: !43)
!48 = !DILocation(line: 31, column: 15, scope: !38)
!49 = !DILocation(line: 32, column: 2, scope: !38)
!50 = !DILocation(line: 33, column: 2, scope: !38)
!51 = !DILocation(line: 34, column: 15, scope: !38)
!52 = !DILocation(line: 34, column: 2, scope: !38)
!53 = !DILocation(line: 35, column: 15, scope: !38)
!54 = !DILocation(line: 35, column: 2, scope: !38)
!55 = !DILocation(line: 36, column: 2, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 36, column: 2)
!57 = distinct !DILexicalBlock(scope: !38, file: !3, line: 36, column: 2)
!58 = !DILocation(line: 36, column: 2, scope: !57)
!59 = !DILocation(line: 37, column: 2, scope: !38)
!60 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 13, type: !61, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!61 = !DISubroutineType(types: !62)
!62 = !{!16, !16}
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 13, type: !16)
!64 = !DILocation(line: 13, column: 25, scope: !60)
!65 = !DILocalVariable(name: "a", scope: !60, file: !3, line: 15, type: !23)
!66 = !DILocation(line: 15, column: 6, scope: !60)
!67 = !DILocation(line: 15, column: 10, scope: !60)
!68 = !DILocation(line: 16, column: 36, scope: !60)
!69 = !DILocation(line: 16, column: 38, scope: !60)
!70 = !DILocation(line: 16, column: 25, scope: !60)
!71 = !DILocation(line: 16, column: 2, scope: !60)
!72 = !DILocation(line: 17, column: 10, scope: !60)
!73 = !DILocation(line: 17, column: 8, scope: !60)
!74 = !DILocation(line: 18, column: 9, scope: !60)
!75 = !DILocation(line: 18, column: 2, scope: !60)
!76 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 21, type: !61, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 21, type: !16)
!78 = !DILocation(line: 21, column: 26, scope: !76)
!79 = !DILocalVariable(name: "b", scope: !76, file: !3, line: 23, type: !23)
!80 = !DILocation(line: 23, column: 6, scope: !76)
!81 = !DILocation(line: 23, column: 10, scope: !76)
!82 = !DILocation(line: 24, column: 35, scope: !76)
!83 = !DILocation(line: 24, column: 37, scope: !76)
!84 = !DILocation(line: 24, column: 25, scope: !76)
!85 = !DILocation(line: 24, column: 2, scope: !76)
!86 = !DILocation(line: 25, column: 10, scope: !76)
!87 = !DILocation(line: 25, column: 8, scope: !76)
!88 = !DILocation(line: 26, column: 9, scope: !76)
!89 = !DILocation(line: 26, column: 2, scope: !76)
