; ModuleID = 'control-flow.c'
source_filename = "control-flow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str.1 = private unnamed_addr constant [15 x i8] c"control-flow.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"fib(10) == 55\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"next() == 5 && next() == 6\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"\01\02\01\02\00\00", align 1
@.str.5 = private unnamed_addr constant [23 x i8] c"run(\22\\1\\2\\1\\2\\0\22) == 6\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"sum == 28\00", align 1
@next.n = internal unnamed_addr global i32 5, align 4, !dbg !0
@run.ops = internal unnamed_addr constant [3 x i8*] [i8* blockaddress(@run, %13), i8* blockaddress(@run, %2), i8* blockaddress(@run, %11)], align 16, !dbg !9

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !36 {
  %1 = call fastcc i32 @fib(i32 noundef 10), !dbg !50
  %2 = icmp eq i32 %1, 55, !dbg !50
  br i1 %2, label %4, label %3, !dbg !53

3:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 42, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !50
  unreachable, !dbg !50

4:                                                ; preds = %0
  %5 = load i32, i32* @next.n, align 4, !dbg !54, !tbaa !58
  %6 = add nsw i32 %5, 1, !dbg !54
  store i32 %6, i32* @next.n, align 4, !dbg !54, !tbaa !58
  %7 = icmp eq i32 %5, 5, !dbg !62
  br i1 %7, label %8, label %11, !dbg !62

8:                                                ; preds = %4
  %9 = add nsw i32 %5, 2, !dbg !63
  store i32 %9, i32* @next.n, align 4, !dbg !63, !tbaa !58
  %10 = icmp eq i32 %6, 6, !dbg !62
  br i1 %10, label %12, label %11, !dbg !65

11:                                               ; preds = %8, %4
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !62
  unreachable, !dbg !62

12:                                               ; preds = %8
  %13 = call fastcc i32 @run(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)), !dbg !66
  %14 = icmp eq i32 %13, 6, !dbg !66
  br i1 %14, label %16, label %15, !dbg !69

15:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 44, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !66
  unreachable, !dbg !66

16:                                               ; preds = %12
  %17 = call fastcc i32 @fib(i32 noundef 6), !dbg !70
  call void @llvm.dbg.value(metadata i32 %17, metadata !38, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.value(metadata i32 0, metadata !39, metadata !DIExpression()), !dbg !71
  %18 = zext i32 %17 to i64, !dbg !72
  %19 = alloca i32, i64 %18, align 16, !dbg !72
  call void @llvm.dbg.value(metadata i64 %18, metadata !40, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata i32* %19, metadata !42, metadata !DIExpression()), !dbg !73
  %20 = bitcast i32* %19 to i8*, !dbg !74
  %21 = shl nuw nsw i64 %18, 2, !dbg !75
  call void @llvm.memset.p0i8.i64(i8* nonnull align 16 %20, i8 0, i64 %21, i1 false), !dbg !74
  call void @llvm.dbg.value(metadata i32 0, metadata !46, metadata !DIExpression()), !dbg !76
  %22 = icmp sgt i32 %17, 0, !dbg !77
  br i1 %22, label %23, label %25, !dbg !79

23:                                               ; preds = %16
  %24 = zext i32 %17 to i64, !dbg !77
  br label %29, !dbg !79

25:                                               ; preds = %29, %16
  call void @llvm.dbg.value(metadata i32 0, metadata !48, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.value(metadata i32 0, metadata !39, metadata !DIExpression()), !dbg !71
  %26 = icmp sgt i32 %17, 0, !dbg !81
  br i1 %26, label %27, label %47, !dbg !83

27:                                               ; preds = %25
  %28 = zext i32 %17 to i64, !dbg !81
  br label %39, !dbg !83

29:                                               ; preds = %23, %29
  %30 = phi i64 [ 0, %23 ], [ %35, %29 ]
  call void @llvm.dbg.value(metadata i64 %30, metadata !46, metadata !DIExpression()), !dbg !76
  %31 = getelementptr inbounds i32, i32* %19, i64 %30, !dbg !84
  %32 = load i32, i32* %31, align 4, !dbg !85, !tbaa !58
  %33 = trunc i64 %30 to i32, !dbg !85
  %34 = add nsw i32 %32, %33, !dbg !85
  store i32 %34, i32* %31, align 4, !dbg !85, !tbaa !58
  %35 = add nuw nsw i64 %30, 1, !dbg !86
  call void @llvm.dbg.value(metadata i64 %35, metadata !46, metadata !DIExpression()), !dbg !76
  %36 = icmp eq i64 %35, %24, !dbg !77
  br i1 %36, label %25, label %29, !dbg !79, !llvm.loop !87

37:                                               ; preds = %39
  %38 = icmp eq i32 %44, 28, !dbg !91
  br i1 %38, label %48, label %47, !dbg !94

39:                                               ; preds = %27, %39
  %40 = phi i64 [ 0, %27 ], [ %45, %39 ]
  %41 = phi i32 [ 0, %27 ], [ %44, %39 ]
  call void @llvm.dbg.value(metadata i64 %40, metadata !48, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.value(metadata i32 %41, metadata !39, metadata !DIExpression()), !dbg !71
  %42 = getelementptr inbounds i32, i32* %19, i64 %40, !dbg !95
  %43 = load i32, i32* %42, align 4, !dbg !95, !tbaa !58
  %44 = add nsw i32 %43, %41, !dbg !96
  call void @llvm.dbg.value(metadata i32 %44, metadata !39, metadata !DIExpression()), !dbg !71
  %45 = add nuw nsw i64 %40, 1, !dbg !97
  call void @llvm.dbg.value(metadata i64 %45, metadata !48, metadata !DIExpression()), !dbg !80
  %46 = icmp eq i64 %45, %28, !dbg !81
  br i1 %46, label %37, label %39, !dbg !83, !llvm.loop !98

47:                                               ; preds = %25, %37
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 52, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !91
  unreachable, !dbg !91

48:                                               ; preds = %37
  ret i32 0, !dbg !100
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone uwtable
define internal fastcc i32 @fib(i32 noundef %0) unnamed_addr #2 !dbg !101 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !105, metadata !DIExpression()), !dbg !106
  %2 = icmp slt i32 %0, 2, !dbg !107
  br i1 %2, label %9, label %3, !dbg !108

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1, !dbg !109
  %5 = call fastcc i32 @fib(i32 noundef %4), !dbg !110
  %6 = add nsw i32 %0, -2, !dbg !111
  %7 = call fastcc i32 @fib(i32 noundef %6), !dbg !112
  %8 = add nsw i32 %7, %5, !dbg !113
  br label %9, !dbg !108

9:                                                ; preds = %1, %3
  %10 = phi i32 [ %8, %3 ], [ %0, %1 ], !dbg !108
  ret i32 %10, !dbg !114
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define internal fastcc i32 @run(i8* nocapture noundef readnone %0) #3 !dbg !11 {
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0), metadata !18, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.value(metadata i32 0, metadata !19, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 1), metadata !18, metadata !DIExpression()), !dbg !115
  br label %14, !dbg !116

2:                                                ; preds = %14
  call void @llvm.dbg.label(metadata !20), !dbg !117
  %3 = add nsw i32 %16, 1, !dbg !118
  call void @llvm.dbg.value(metadata i32 %3, metadata !19, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.value(metadata i8* %15, metadata !18, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !115
  br label %4, !dbg !119

4:                                                ; preds = %2, %11
  %5 = phi i32 [ %12, %11 ], [ %3, %2 ]
  %6 = load i8, i8* %15, align 1, !dbg !115, !tbaa !120
  %7 = sext i8 %6 to i64, !dbg !115
  %8 = getelementptr inbounds [3 x i8*], [3 x i8*]* @run.ops, i64 0, i64 %7, !dbg !115
  %9 = load i8*, i8** %8, align 8, !dbg !115, !tbaa !121
  %10 = getelementptr inbounds i8, i8* %15, i64 1, !dbg !115
  br label %14, !dbg !115

11:                                               ; preds = %14
  call void @llvm.dbg.label(metadata !21), !dbg !123
  %12 = shl nsw i32 %16, 1, !dbg !124
  call void @llvm.dbg.value(metadata i32 %12, metadata !19, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.value(metadata i8* %15, metadata !18, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !115
  br label %4, !dbg !125

13:                                               ; preds = %14
  call void @llvm.dbg.label(metadata !22), !dbg !126
  ret i32 %16, !dbg !127

14:                                               ; preds = %4, %1
  %15 = phi i8* [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 1), %1 ], [ %10, %4 ], !dbg !115
  %16 = phi i32 [ 0, %1 ], [ %5, %4 ], !dbg !115
  %17 = phi i8* [ blockaddress(@run, %2), %1 ], [ %9, %4 ]
  call void @llvm.dbg.value(metadata i32 %16, metadata !19, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.value(metadata i8* %15, metadata !18, metadata !DIExpression()), !dbg !115
  indirectbr i8* %17, [label %13, label %2, label %11]
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 20, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 18, type: !4, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !28)
!3 = !DIFile(filename: "control-flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "7efd99b2c51f4a00c9dceea36687de29")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !5, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "ops", scope: !11, file: !3, line: 26, type: !23, isLocal: true, isDefinition: true)
!11 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !12, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !17)
!12 = !DISubroutineType(types: !13)
!13 = !{!6, !14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18, !19, !20, !21, !22}
!18 = !DILocalVariable(name: "code", arg: 1, scope: !11, file: !3, line: 24, type: !14)
!19 = !DILocalVariable(name: "acc", scope: !11, file: !3, line: 27, type: !6)
!20 = !DILabel(scope: !11, name: "inc", file: !3, line: 29)
!21 = !DILabel(scope: !11, name: "twice", file: !3, line: 32)
!22 = !DILabel(scope: !11, name: "stop", file: !3, line: 35)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 192, elements: !26)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !{!27}
!27 = !DISubrange(count: 3)
!28 = !{}
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 7, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 1}
!35 = !{!"Debian clang version 14.0.6"}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !4, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !37)
!37 = !{!38, !39, !40, !42, !46, !48}
!38 = !DILocalVariable(name: "n", scope: !36, file: !3, line: 45, type: !6)
!39 = !DILocalVariable(name: "sum", scope: !36, file: !3, line: 45, type: !6)
!40 = !DILocalVariable(name: "__vla_expr0", scope: !36, type: !41, flags: DIFlagArtificial)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocalVariable(name: "vla", scope: !36, file: !3, line: 46, type: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: !40)
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 48, type: !6)
!47 = distinct !DILexicalBlock(scope: !36, file: !3, line: 48, column: 2)
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 50, type: !6)
!49 = distinct !DILexicalBlock(scope: !36, file: !3, line: 50, column: 2)
!50 = !DILocation(line: 42, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 42, column: 2)
!52 = distinct !DILexicalBlock(scope: !36, file: !3, line: 42, column: 2)
!53 = !DILocation(line: 42, column: 2, scope: !52)
!54 = !DILocation(line: 21, column: 10, scope: !2, inlinedAt: !55)
!55 = distinct !DILocation(line: 43, column: 2, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 43, column: 2)
!57 = distinct !DILexicalBlock(scope: !36, file: !3, line: 43, column: 2)
!58 = !{!59, !59, i64 0}
!59 = !{!"int", !60, i64 0}
!60 = !{!"omnipotent char", !61, i64 0}
!61 = !{!"Simple C/C++ TBAA"}
!62 = !DILocation(line: 43, column: 2, scope: !56)
!63 = !DILocation(line: 21, column: 10, scope: !2, inlinedAt: !64)
!64 = distinct !DILocation(line: 43, column: 2, scope: !56)
!65 = !DILocation(line: 43, column: 2, scope: !57)
!66 = !DILocation(line: 44, column: 2, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 44, column: 2)
!68 = distinct !DILexicalBlock(scope: !36, file: !3, line: 44, column: 2)
!69 = !DILocation(line: 44, column: 2, scope: !68)
!70 = !DILocation(line: 45, column: 10, scope: !36)
!71 = !DILocation(line: 0, scope: !36)
!72 = !DILocation(line: 46, column: 2, scope: !36)
!73 = !DILocation(line: 46, column: 6, scope: !36)
!74 = !DILocation(line: 47, column: 2, scope: !36)
!75 = !DILocation(line: 47, column: 17, scope: !36)
!76 = !DILocation(line: 0, scope: !47)
!77 = !DILocation(line: 48, column: 20, scope: !78)
!78 = distinct !DILexicalBlock(scope: !47, file: !3, line: 48, column: 2)
!79 = !DILocation(line: 48, column: 2, scope: !47)
!80 = !DILocation(line: 0, scope: !49)
!81 = !DILocation(line: 50, column: 20, scope: !82)
!82 = distinct !DILexicalBlock(scope: !49, file: !3, line: 50, column: 2)
!83 = !DILocation(line: 50, column: 2, scope: !49)
!84 = !DILocation(line: 49, column: 3, scope: !78)
!85 = !DILocation(line: 49, column: 10, scope: !78)
!86 = !DILocation(line: 48, column: 26, scope: !78)
!87 = distinct !{!87, !79, !88, !89, !90}
!88 = !DILocation(line: 49, column: 13, scope: !47)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !{!"llvm.loop.unroll.disable"}
!91 = !DILocation(line: 52, column: 2, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 52, column: 2)
!93 = distinct !DILexicalBlock(scope: !36, file: !3, line: 52, column: 2)
!94 = !DILocation(line: 52, column: 2, scope: !93)
!95 = !DILocation(line: 51, column: 10, scope: !82)
!96 = !DILocation(line: 51, column: 7, scope: !82)
!97 = !DILocation(line: 50, column: 26, scope: !82)
!98 = distinct !{!98, !83, !99, !89, !90}
!99 = !DILocation(line: 51, column: 15, scope: !49)
!100 = !DILocation(line: 54, column: 1, scope: !36)
!101 = distinct !DISubprogram(name: "fib", scope: !3, file: !3, line: 16, type: !102, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!6, !6}
!104 = !{!105}
!105 = !DILocalVariable(name: "n", arg: 1, scope: !101, file: !3, line: 16, type: !6)
!106 = !DILocation(line: 0, scope: !101)
!107 = !DILocation(line: 16, column: 34, scope: !101)
!108 = !DILocation(line: 16, column: 32, scope: !101)
!109 = !DILocation(line: 16, column: 50, scope: !101)
!110 = !DILocation(line: 16, column: 44, scope: !101)
!111 = !DILocation(line: 16, column: 63, scope: !101)
!112 = !DILocation(line: 16, column: 57, scope: !101)
!113 = !DILocation(line: 16, column: 55, scope: !101)
!114 = !DILocation(line: 16, column: 25, scope: !101)
!115 = !DILocation(line: 0, scope: !11)
!116 = !DILocation(line: 28, column: 2, scope: !11)
!117 = !DILocation(line: 29, column: 1, scope: !11)
!118 = !DILocation(line: 30, column: 5, scope: !11)
!119 = !DILocation(line: 31, column: 2, scope: !11)
!120 = !{!60, !60, i64 0}
!121 = !{!122, !122, i64 0}
!122 = !{!"any pointer", !60, i64 0}
!123 = !DILocation(line: 32, column: 1, scope: !11)
!124 = !DILocation(line: 33, column: 6, scope: !11)
!125 = !DILocation(line: 34, column: 2, scope: !11)
!126 = !DILocation(line: 35, column: 1, scope: !11)
!127 = !DILocation(line: 36, column: 2, scope: !11)
