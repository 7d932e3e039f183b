; ModuleID = 'assert-iriw-acquire.c'
source_filename = "assert-iriw-acquire.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@r1 = dso_local global i32 0, align 4, !dbg !0
@r2 = dso_local global i32 0, align 4, !dbg !25
@r3 = dso_local global i32 0, align 4, !dbg !27
@r4 = dso_local global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [26 x i8] c"!(r1 && !r2 && r3 && !r4)\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"assert-iriw-acquire.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@x = dso_local global i32 0, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i64]* %2, metadata !43, metadata !DIExpression()), !dbg !50
  %4 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 0, !dbg !51
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @wx, i8* noundef null) #5, !dbg !52
  %6 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 1, !dbg !53
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @wy, i8* noundef null) #5, !dbg !54
  %8 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 2, !dbg !55
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @xy, i8* noundef null) #5, !dbg !56
  %10 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 3, !dbg !57
  %11 = call i32 @pthread_create(i64* noundef %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @yx, i8* noundef null) #5, !dbg !58
  call void @llvm.dbg.declare(metadata i32* %3, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, i32* %3, align 4, !dbg !61
  br label %12, !dbg !62

12:                                               ; preds = %21, %0
  %13 = load i32, i32* %3, align 4, !dbg !63
  %14 = icmp slt i32 %13, 4, !dbg !65
  br i1 %14, label %15, label %24, !dbg !66

15:                                               ; preds = %12
  %16 = load i32, i32* %3, align 4, !dbg !67
  %17 = sext i32 %16 to i64, !dbg !68
  %18 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %17, !dbg !68
  %19 = load i64, i64* %18, align 8, !dbg !68
  %20 = call i32 @pthread_join(i64 noundef %19, i8** noundef null), !dbg !69
  br label %21, !dbg !69

21:                                               ; preds = %15
  %22 = load i32, i32* %3, align 4, !dbg !70
  %23 = add nsw i32 %22, 1, !dbg !70
  store i32 %23, i32* %3, align 4, !dbg !70
  br label %12, !dbg !71, !llvm.loop !72

24:                                               ; preds = %12
  %25 = load i32, i32* @r1, align 4, !dbg !75
  %26 = icmp ne i32 %25, 0, !dbg !75
  br i1 %26, label %27, label %36, !dbg !75

27:                                               ; preds = %24
  %28 = load i32, i32* @r2, align 4, !dbg !75
  %29 = icmp ne i32 %28, 0, !dbg !75
  br i1 %29, label %36, label %30, !dbg !75

30:                                               ; preds = %27
  %31 = load i32, i32* @r3, align 4, !dbg !75
  %32 = icmp ne i32 %31, 0, !dbg !75
  br i1 %32, label %33, label %36, !dbg !75

33:                                               ; preds = %30
  %34 = load i32, i32* @r4, align 4, !dbg !75
  %35 = icmp ne i32 %34, 0, !dbg !75
  br i1 %35, label %36, label %37, !dbg !78

36:                                               ; preds = %33, %30, %27, %24
  br label %38, !dbg !78

37:                                               ; preds = %33
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 37, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !75
  unreachable, !dbg !75

38:                                               ; preds = %36
  ret i32 0, !dbg !79
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @wx(i8* noundef %0) #0 !dbg !80 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !83, metadata !DIExpression()), !dbg !84
  store i32 1, i32* %3, align 4, !dbg !85
  %4 = load i32, i32* %3, align 4, !dbg !85
  store atomic i32 %4, i32* @x release, align 4, !dbg !85
  %5 = load i8*, i8** %2, align 8, !dbg !86
  ret i8* %5, !dbg !87
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @wy(i8* noundef %0) #0 !dbg !88 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !89, metadata !DIExpression()), !dbg !90
  store i32 1, i32* %3, align 4, !dbg !91
  %4 = load i32, i32* %3, align 4, !dbg !91
  store atomic i32 %4, i32* @y release, align 4, !dbg !91
  %5 = load i8*, i8** %2, align 8, !dbg !92
  ret i8* %5, !dbg !93
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @xy(i8* noundef %0) #0 !dbg !94 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !95, metadata !DIExpression()), !dbg !96
  %5 = load atomic i32, i32* @x acquire, align 4, !dbg !97
  store i32 %5, i32* %3, align 4, !dbg !97
  %6 = load i32, i32* %3, align 4, !dbg !97
  store i32 %6, i32* @r1, align 4, !dbg !98
  %7 = load atomic i32, i32* @y acquire, align 4, !dbg !99
  store i32 %7, i32* %4, align 4, !dbg !99
  %8 = load i32, i32* %4, align 4, !dbg !99
  store i32 %8, i32* @r2, align 4, !dbg !100
  %9 = load i8*, i8** %2, align 8, !dbg !101
  ret i8* %9, !dbg !102
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @yx(i8* noundef %0) #0 !dbg !103 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !104, metadata !DIExpression()), !dbg !105
  %5 = load atomic i32, i32* @y acquire, align 4, !dbg !106
  store i32 %5, i32* %3, align 4, !dbg !106
  %6 = load i32, i32* %3, align 4, !dbg !106
  store i32 %6, i32* @r3, align 4, !dbg !107
  %7 = load atomic i32, i32* @x acquire, align 4, !dbg !108
  store i32 %7, i32* %4, align 4, !dbg !108
  %8 = load i32, i32* %4, align 4, !dbg !108
  store i32 %8, i32* @r4, align 4, !dbg !109
  %9 = load i8*, i8** %2, align 8, !dbg !110
  ret i8* %9, !dbg !111
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
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}
!llvm.ident = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 9, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assert-iriw-acquire.c", directory: ".", checksumkind: CSK_MD5, checksum: "eb3d95c57f408f17663d01588ef93410")
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
!17 = !{!18, !23, !0, !25, !27, !29}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 9, type: !22, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "r3", scope: !2, file: !3, line: 9, type: !22, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "r4", scope: !2, file: !3, line: 9, type: !22, isLocal: false, isDefinition: true)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 14.0.6"}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !40, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!22}
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 30, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 256, elements: !48)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !{!49}
!49 = !DISubrange(count: 4)
!50 = !DILocation(line: 30, column: 12, scope: !39)
!51 = !DILocation(line: 31, column: 18, scope: !39)
!52 = !DILocation(line: 31, column: 2, scope: !39)
!53 = !DILocation(line: 32, column: 18, scope: !39)
!54 = !DILocation(line: 32, column: 2, scope: !39)
!55 = !DILocation(line: 33, column: 18, scope: !39)
!56 = !DILocation(line: 33, column: 2, scope: !39)
!57 = !DILocation(line: 34, column: 18, scope: !39)
!58 = !DILocation(line: 34, column: 2, scope: !39)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 35, type: !22)
!60 = distinct !DILexicalBlock(scope: !39, file: !3, line: 35, column: 2)
!61 = !DILocation(line: 35, column: 11, scope: !60)
!62 = !DILocation(line: 35, column: 7, scope: !60)
!63 = !DILocation(line: 35, column: 18, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 35, column: 2)
!65 = !DILocation(line: 35, column: 20, scope: !64)
!66 = !DILocation(line: 35, column: 2, scope: !60)
!67 = !DILocation(line: 36, column: 18, scope: !64)
!68 = !DILocation(line: 36, column: 16, scope: !64)
!69 = !DILocation(line: 36, column: 3, scope: !64)
!70 = !DILocation(line: 35, column: 26, scope: !64)
!71 = !DILocation(line: 35, column: 2, scope: !64)
!72 = distinct !{!72, !66, !73, !74}
!73 = !DILocation(line: 36, column: 26, scope: !60)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocation(line: 37, column: 2, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 37, column: 2)
!77 = distinct !DILexicalBlock(scope: !39, file: !3, line: 37, column: 2)
!78 = !DILocation(line: 37, column: 2, scope: !77)
!79 = !DILocation(line: 38, column: 2, scope: !39)
!80 = distinct !DISubprogram(name: "wx", scope: !3, file: !3, line: 11, type: !81, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!81 = !DISubroutineType(types: !82)
!82 = !{!16, !16}
!83 = !DILocalVariable(name: "arg", arg: 1, scope: !80, file: !3, line: 11, type: !16)
!84 = !DILocation(line: 11, column: 23, scope: !80)
!85 = !DILocation(line: 11, column: 30, scope: !80)
!86 = !DILocation(line: 11, column: 89, scope: !80)
!87 = !DILocation(line: 11, column: 82, scope: !80)
!88 = distinct !DISubprogram(name: "wy", scope: !3, file: !3, line: 12, type: !81, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!89 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 12, type: !16)
!90 = !DILocation(line: 12, column: 23, scope: !88)
!91 = !DILocation(line: 12, column: 30, scope: !88)
!92 = !DILocation(line: 12, column: 89, scope: !88)
!93 = !DILocation(line: 12, column: 82, scope: !88)
!94 = distinct !DISubprogram(name: "xy", scope: !3, file: !3, line: 14, type: !81, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 14, type: !16)
!96 = !DILocation(line: 14, column: 23, scope: !94)
!97 = !DILocation(line: 16, column: 7, scope: !94)
!98 = !DILocation(line: 16, column: 5, scope: !94)
!99 = !DILocation(line: 17, column: 7, scope: !94)
!100 = !DILocation(line: 17, column: 5, scope: !94)
!101 = !DILocation(line: 18, column: 9, scope: !94)
!102 = !DILocation(line: 18, column: 2, scope: !94)
!103 = distinct !DISubprogram(name: "yx", scope: !3, file: !3, line: 21, type: !81, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !103, file: !3, line: 21, type: !16)
!105 = !DILocation(line: 21, column: 23, scope: !103)
!106 = !DILocation(line: 23, column: 7, scope: !103)
!107 = !DILocation(line: 23, column: 5, scope: !103)
!108 = !DILocation(line: 24, column: 7, scope: !103)
!109 = !DILocation(line: 24, column: 5, scope: !103)
!110 = !DILocation(line: 25, column: 9, scope: !103)
!111 = !DILocation(line: 25, column: 2, scope: !103)
