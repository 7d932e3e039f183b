; ModuleID = 'function-pointers.c'
source_filename = "function-pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.v = private unnamed_addr constant [5 x i32] [i32 4, i32 1, i32 5, i32 2, i32 3], align 16
@chosen = dso_local global i32 (i32, i32)* null, align 8, !dbg !0
@table = internal constant [2 x i32 (i32, i32)*] [i32 (i32, i32)* @add, i32 (i32, i32)* @sub], align 16, !dbg !11
@.str = private unnamed_addr constant [72 x i8] c"chosen == sub && apply(chosen, 5, 3) == 2 && apply(table[0], 5, 3) == 8\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"function-pointers.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"v[i] == i + 1\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [5 x i32], align 16
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !32, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.declare(metadata [5 x i32]* %3, metadata !37, metadata !DIExpression()), !dbg !41
  %5 = bitcast [5 x i32]* %3 to i8*, !dbg !41
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %5, i8* align 16 bitcast ([5 x i32]* @__const.main.v to i8*), i64 20, i1 false), !dbg !41
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @choose, i8* noundef inttoptr (i64 1 to i8*)) #6, !dbg !42
  %7 = load i64, i64* %2, align 8, !dbg !43
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !44
  %9 = load i32 (i32, i32)*, i32 (i32, i32)** @chosen, align 8, !dbg !45
  %10 = icmp eq i32 (i32, i32)* %9, @sub, !dbg !45
  br i1 %10, label %11, label %20, !dbg !45

11:                                               ; preds = %0
  %12 = load i32 (i32, i32)*, i32 (i32, i32)** @chosen, align 8, !dbg !45
  %13 = call i32 @apply(i32 (i32, i32)* noundef %12, i32 noundef 5, i32 noundef 3), !dbg !45
  %14 = icmp eq i32 %13, 2, !dbg !45
  br i1 %14, label %15, label %20, !dbg !45

15:                                               ; preds = %11
  %16 = load i32 (i32, i32)*, i32 (i32, i32)** getelementptr inbounds ([2 x i32 (i32, i32)*], [2 x i32 (i32, i32)*]* @table, i64 0, i64 0), align 16, !dbg !45
  %17 = call i32 @apply(i32 (i32, i32)* noundef %16, i32 noundef 5, i32 noundef 3), !dbg !45
  %18 = icmp eq i32 %17, 8, !dbg !45
  br i1 %18, label %19, label %20, !dbg !48

19:                                               ; preds = %15
  br label %21, !dbg !48

20:                                               ; preds = %15, %11, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !45
  unreachable, !dbg !45

21:                                               ; preds = %19
  %22 = getelementptr inbounds [5 x i32], [5 x i32]* %3, i64 0, i64 0, !dbg !49
  %23 = bitcast i32* %22 to i8*, !dbg !49
  call void @qsort(i8* noundef %23, i64 noundef 5, i64 noundef 4, i32 (i8*, i8*)* noundef @compare), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %4, metadata !51, metadata !DIExpression()), !dbg !53
  store i32 0, i32* %4, align 4, !dbg !53
  br label %24, !dbg !54

24:                                               ; preds = %38, %21
  %25 = load i32, i32* %4, align 4, !dbg !55
  %26 = icmp slt i32 %25, 5, !dbg !57
  br i1 %26, label %27, label %41, !dbg !58

27:                                               ; preds = %24
  %28 = load i32, i32* %4, align 4, !dbg !59
  %29 = sext i32 %28 to i64, !dbg !59
  %30 = getelementptr inbounds [5 x i32], [5 x i32]* %3, i64 0, i64 %29, !dbg !59
  %31 = load i32, i32* %30, align 4, !dbg !59
  %32 = load i32, i32* %4, align 4, !dbg !59
  %33 = add nsw i32 %32, 1, !dbg !59
  %34 = icmp eq i32 %31, %33, !dbg !59
  br i1 %34, label %35, label %36, !dbg !62

35:                                               ; preds = %27
  br label %37, !dbg !62

36:                                               ; preds = %27
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !59
  unreachable, !dbg !59

37:                                               ; preds = %35
  br label %38, !dbg !63

38:                                               ; preds = %37
  %39 = load i32, i32* %4, align 4, !dbg !64
  %40 = add nsw i32 %39, 1, !dbg !64
  store i32 %40, i32* %4, align 4, !dbg !64
  br label %24, !dbg !65, !llvm.loop !66

41:                                               ; preds = %24
  ret i32 0, !dbg !69
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @choose(i8* noundef %0) #0 !dbg !70 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !73, metadata !DIExpression()), !dbg !74
  %3 = load i8*, i8** %2, align 8, !dbg !75
  %4 = ptrtoint i8* %3 to i64, !dbg !76
  %5 = getelementptr inbounds [2 x i32 (i32, i32)*], [2 x i32 (i32, i32)*]* @table, i64 0, i64 %4, !dbg !77
  %6 = load i32 (i32, i32)*, i32 (i32, i32)** %5, align 8, !dbg !77
  store i32 (i32, i32)* %6, i32 (i32, i32)** @chosen, align 8, !dbg !78
  ret i8* null, !dbg !79
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 !dbg !80 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !81, metadata !DIExpression()), !dbg !82
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !83, metadata !DIExpression()), !dbg !84
  %5 = load i32, i32* %3, align 4, !dbg !85
  %6 = load i32, i32* %4, align 4, !dbg !86
  %7 = sub nsw i32 %5, %6, !dbg !87
  ret i32 %7, !dbg !88
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @apply(i32 (i32, i32)* noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !89 {
  %4 = alloca i32 (i32, i32)*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 (i32, i32)* %0, i32 (i32, i32)** %4, align 8
  call void @llvm.dbg.declare(metadata i32 (i32, i32)** %4, metadata !92, metadata !DIExpression()), !dbg !93
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !94, metadata !DIExpression()), !dbg !95
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !96, metadata !DIExpression()), !dbg !97
  %7 = load i32 (i32, i32)*, i32 (i32, i32)** %4, align 8, !dbg !98
  %8 = load i32, i32* %5, align 4, !dbg !99
  %9 = load i32, i32* %6, align 4, !dbg !100
  %10 = call i32 %7(i32 noundef %8, i32 noundef %9), !dbg !98
  ret i32 %10, !dbg !101
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i8* noundef %0, i8* noundef %1) #0 !dbg !102 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !107, metadata !DIExpression()), !dbg !108
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !109, metadata !DIExpression()), !dbg !110
  %5 = load i8*, i8** %3, align 8, !dbg !111
  %6 = bitcast i8* %5 to i32*, !dbg !112
  %7 = load i32, i32* %6, align 4, !dbg !113
  %8 = load i8*, i8** %4, align 8, !dbg !114
  %9 = bitcast i8* %8 to i32*, !dbg !115
  %10 = load i32, i32* %9, align 4, !dbg !116
  %11 = sub nsw i32 %7, %10, !dbg !117
  ret i32 %11, !dbg !118
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !119 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !120, metadata !DIExpression()), !dbg !121
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !122, metadata !DIExpression()), !dbg !123
  %5 = load i32, i32* %3, align 4, !dbg !124
  %6 = load i32, i32* %4, align 4, !dbg !125
  %7 = add nsw i32 %5, %6, !dbg !126
  ret i32 %7, !dbg !127
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 11, type: !15, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function-pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "e748d6fcefadd21888894045f7359be1")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 10, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !18)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DISubroutineType(types: !17)
!17 = !{!9, !9, !9}
!18 = !{!19}
!19 = !DISubrange(count: 2)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 1}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 14.0.6"}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !29, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!9}
!31 = !{}
!32 = !DILocalVariable(name: "t", scope: !28, file: !3, line: 28, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 28, column: 12, scope: !28)
!37 = !DILocalVariable(name: "v", scope: !28, file: !3, line: 29, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 160, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 5)
!41 = !DILocation(line: 29, column: 6, scope: !28)
!42 = !DILocation(line: 30, column: 2, scope: !28)
!43 = !DILocation(line: 31, column: 15, scope: !28)
!44 = !DILocation(line: 31, column: 2, scope: !28)
!45 = !DILocation(line: 32, column: 2, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 32, column: 2)
!47 = distinct !DILexicalBlock(scope: !28, file: !3, line: 32, column: 2)
!48 = !DILocation(line: 32, column: 2, scope: !47)
!49 = !DILocation(line: 33, column: 8, scope: !28)
!50 = !DILocation(line: 33, column: 2, scope: !28)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 34, type: !9)
!52 = distinct !DILexicalBlock(scope: !28, file: !3, line: 34, column: 2)
!53 = !DILocation(line: 34, column: 11, scope: !52)
!54 = !DILocation(line: 34, column: 7, scope: !52)
!55 = !DILocation(line: 34, column: 18, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 34, column: 2)
!57 = !DILocation(line: 34, column: 20, scope: !56)
!58 = !DILocation(line: 34, column: 2, scope: !52)
!59 = !DILocation(line: 35, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 35, column: 3)
!61 = distinct !DILexicalBlock(scope: !56, file: !3, line: 35, column: 3)
!62 = !DILocation(line: 35, column: 3, scope: !61)
!63 = !DILocation(line: 35, column: 3, scope: !56)
!64 = !DILocation(line: 34, column: 26, scope: !56)
!65 = !DILocation(line: 34, column: 2, scope: !56)
!66 = distinct !{!66, !58, !67, !68}
!67 = !DILocation(line: 35, column: 3, scope: !52)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocation(line: 36, column: 2, scope: !28)
!70 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 20, type: !71, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!71 = !DISubroutineType(types: !72)
!72 = !{!5, !5}
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 20, type: !5)
!74 = !DILocation(line: 20, column: 27, scope: !70)
!75 = !DILocation(line: 22, column: 23, scope: !70)
!76 = !DILocation(line: 22, column: 17, scope: !70)
!77 = !DILocation(line: 22, column: 11, scope: !70)
!78 = !DILocation(line: 22, column: 9, scope: !70)
!79 = !DILocation(line: 23, column: 2, scope: !70)
!80 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!81 = !DILocalVariable(name: "a", arg: 1, scope: !80, file: !3, line: 8, type: !9)
!82 = !DILocation(line: 8, column: 20, scope: !80)
!83 = !DILocalVariable(name: "b", arg: 2, scope: !80, file: !3, line: 8, type: !9)
!84 = !DILocation(line: 8, column: 27, scope: !80)
!85 = !DILocation(line: 8, column: 39, scope: !80)
!86 = !DILocation(line: 8, column: 43, scope: !80)
!87 = !DILocation(line: 8, column: 41, scope: !80)
!88 = !DILocation(line: 8, column: 32, scope: !80)
!89 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 13, type: !90, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!90 = !DISubroutineType(types: !91)
!91 = !{!9, !15, !9, !9}
!92 = !DILocalVariable(name: "f", arg: 1, scope: !89, file: !3, line: 13, type: !15)
!93 = !DILocation(line: 13, column: 24, scope: !89)
!94 = !DILocalVariable(name: "a", arg: 2, scope: !89, file: !3, line: 13, type: !9)
!95 = !DILocation(line: 13, column: 42, scope: !89)
!96 = !DILocalVariable(name: "b", arg: 3, scope: !89, file: !3, line: 13, type: !9)
!97 = !DILocation(line: 13, column: 49, scope: !89)
!98 = !DILocation(line: 13, column: 61, scope: !89)
!99 = !DILocation(line: 13, column: 63, scope: !89)
!100 = !DILocation(line: 13, column: 66, scope: !89)
!101 = !DILocation(line: 13, column: 54, scope: !89)
!102 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 15, type: !103, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!103 = !DISubroutineType(types: !104)
!104 = !{!9, !105, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!107 = !DILocalVariable(name: "a", arg: 1, scope: !102, file: !3, line: 15, type: !105)
!108 = !DILocation(line: 15, column: 32, scope: !102)
!109 = !DILocalVariable(name: "b", arg: 2, scope: !102, file: !3, line: 15, type: !105)
!110 = !DILocation(line: 15, column: 47, scope: !102)
!111 = !DILocation(line: 17, column: 23, scope: !102)
!112 = !DILocation(line: 17, column: 10, scope: !102)
!113 = !DILocation(line: 17, column: 9, scope: !102)
!114 = !DILocation(line: 17, column: 41, scope: !102)
!115 = !DILocation(line: 17, column: 28, scope: !102)
!116 = !DILocation(line: 17, column: 27, scope: !102)
!117 = !DILocation(line: 17, column: 25, scope: !102)
!118 = !DILocation(line: 17, column: 2, scope: !102)
!119 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!120 = !DILocalVariable(name: "a", arg: 1, scope: !119, file: !3, line: 7, type: !9)
!121 = !DILocation(line: 7, column: 20, scope: !119)
!122 = !DILocalVariable(name: "b", arg: 2, scope: !119, file: !3, line: 7, type: !9)
!123 = !DILocation(line: 7, column: 27, scope: !119)
!124 = !DILocation(line: 7, column: 39, scope: !119)
!125 = !DILocation(line: 7, column: 43, scope: !119)
!126 = !DILocation(line: 7, column: 41, scope: !119)
!127 = !DILocation(line: 7, column: 32, scope: !119)
