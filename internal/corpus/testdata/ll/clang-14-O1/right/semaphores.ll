; ModuleID = 'semaphores.c'
source_filename = "semaphores.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@ping = dso_local global %union.sem_t zeroinitializer, align 8, !dbg !0
@pong = dso_local global %union.sem_t zeroinitializer, align 8, !dbg !7
@ball = dso_local local_unnamed_addr global i32 0, align 4, !dbg !20
@.str = private unnamed_addr constant [14 x i8] c"ball == i + 1\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"semaphores.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [35 x i8] c"v == 0 && sem_trywait(&ping) == -1\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !30 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  %3 = bitcast i64* %1 to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #6, !dbg !41
  %4 = call i32 @sem_init(%union.sem_t* noundef nonnull @ping, i32 noundef 0, i32 noundef 0) #6, !dbg !42
  %5 = call i32 @sem_init(%union.sem_t* noundef nonnull @pong, i32 noundef 0, i32 noundef 0) #6, !dbg !43
  call void @llvm.dbg.value(metadata i64* %1, metadata !34, metadata !DIExpression(DW_OP_deref)), !dbg !44
  %6 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @player, i8* noundef null) #6, !dbg !45
  call void @llvm.dbg.value(metadata i32 0, metadata !38, metadata !DIExpression()), !dbg !46
  br label %7, !dbg !47

7:                                                ; preds = %17, %0
  %8 = phi i32 [ 0, %0 ], [ %21, %17 ], !dbg !46
  call void @llvm.dbg.value(metadata i32 %8, metadata !38, metadata !DIExpression()), !dbg !46
  %9 = icmp eq i32 %8, 2, !dbg !48
  br i1 %9, label %10, label %17, !dbg !50

10:                                               ; preds = %7
  %11 = load i64, i64* %1, align 8, !dbg !51, !tbaa !52
  call void @llvm.dbg.value(metadata i64 %11, metadata !34, metadata !DIExpression()), !dbg !44
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null) #6, !dbg !56
  %13 = bitcast i32* %2 to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #6, !dbg !57
  call void @llvm.dbg.value(metadata i32* %2, metadata !40, metadata !DIExpression(DW_OP_deref)), !dbg !44
  %14 = call i32 @sem_getvalue(%union.sem_t* noundef nonnull @ping, i32* noundef nonnull %2) #6, !dbg !58
  %15 = load i32, i32* %2, align 4, !dbg !59, !tbaa !62
  call void @llvm.dbg.value(metadata i32 %15, metadata !40, metadata !DIExpression()), !dbg !44
  %16 = icmp eq i32 %15, 0, !dbg !59
  br i1 %16, label %24, label %27, !dbg !59

17:                                               ; preds = %7
  %18 = call i32 @sem_post(%union.sem_t* noundef nonnull @ping) #6, !dbg !64
  %19 = call i32 @sem_wait(%union.sem_t* noundef nonnull @pong) #6, !dbg !66
  %20 = load i32, i32* @ball, align 4, !dbg !67, !tbaa !62
  %21 = add nuw nsw i32 %8, 1, !dbg !67
  %22 = icmp eq i32 %20, %21, !dbg !67
  br i1 %22, label %7, label %23, !dbg !70, !llvm.loop !71

23:                                               ; preds = %17
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !67
  unreachable, !dbg !67

24:                                               ; preds = %10
  %25 = call i32 @sem_trywait(%union.sem_t* noundef nonnull @ping) #6, !dbg !59
  %26 = icmp eq i32 %25, -1, !dbg !59
  br i1 %26, label %28, label %27, !dbg !75

27:                                               ; preds = %24, %10
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !59
  unreachable, !dbg !59

28:                                               ; preds = %24
  %29 = call i32 @sem_destroy(%union.sem_t* noundef nonnull @ping) #6, !dbg !76
  %30 = call i32 @sem_destroy(%union.sem_t* noundef nonnull @pong) #6, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #6, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #6, !dbg !78
  ret i32 0, !dbg !79
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !80 i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !87 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal i8* @player(i8* noundef readnone returned %0) #0 !dbg !108 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !110, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.value(metadata i32 0, metadata !111, metadata !DIExpression()), !dbg !114
  br label %3, !dbg !115

2:                                                ; preds = %3
  ret i8* %0, !dbg !116

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %9, %3 ]
  call void @llvm.dbg.value(metadata i32 %4, metadata !111, metadata !DIExpression()), !dbg !114
  %5 = call i32 @sem_wait(%union.sem_t* noundef nonnull @ping) #6, !dbg !117
  %6 = load i32, i32* @ball, align 4, !dbg !120, !tbaa !62
  %7 = add nsw i32 %6, 1, !dbg !120
  store i32 %7, i32* @ball, align 4, !dbg !120, !tbaa !62
  %8 = call i32 @sem_post(%union.sem_t* noundef nonnull @pong) #6, !dbg !121
  %9 = add nuw nsw i32 %4, 1, !dbg !122
  call void @llvm.dbg.value(metadata i32 %9, metadata !111, metadata !DIExpression()), !dbg !114
  %10 = icmp eq i32 %4, 0, !dbg !123
  br i1 %10, label %3, label %2, !dbg !115, !llvm.loop !124
}

; Function Attrs: nounwind
declare !dbg !126 i32 @sem_post(%union.sem_t* noundef) local_unnamed_addr #2

declare !dbg !129 i32 @sem_wait(%union.sem_t* noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !130 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !134 i32 @sem_getvalue(%union.sem_t* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !140 i32 @sem_trywait(%union.sem_t* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !141 i32 @sem_destroy(%union.sem_t* noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ping", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "semaphores.c", directory: ".", checksumkind: CSK_MD5, checksum: "b94526bb5df28e232c5cc82df1455fec")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !20}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "pong", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !10, line: 39, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 35, size: 256, elements: !12)
!12 = !{!13, !18}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 37, baseType: !14, size: 256)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 38, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "ball", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !31, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!22}
!33 = !{!34, !38, !40}
!34 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 22, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocalVariable(name: "i", scope: !39, file: !3, line: 26, type: !22)
!39 = distinct !DILexicalBlock(scope: !30, file: !3, line: 26, column: 2)
!40 = !DILocalVariable(name: "v", scope: !30, file: !3, line: 32, type: !22)
!41 = !DILocation(line: 22, column: 2, scope: !30)
!42 = !DILocation(line: 23, column: 2, scope: !30)
!43 = !DILocation(line: 24, column: 2, scope: !30)
!44 = !DILocation(line: 0, scope: !30)
!45 = !DILocation(line: 25, column: 2, scope: !30)
!46 = !DILocation(line: 0, scope: !39)
!47 = !DILocation(line: 26, column: 7, scope: !39)
!48 = !DILocation(line: 26, column: 20, scope: !49)
!49 = distinct !DILexicalBlock(scope: !39, file: !3, line: 26, column: 2)
!50 = !DILocation(line: 26, column: 2, scope: !39)
!51 = !DILocation(line: 31, column: 15, scope: !30)
!52 = !{!53, !53, i64 0}
!53 = !{!"long", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C/C++ TBAA"}
!56 = !DILocation(line: 31, column: 2, scope: !30)
!57 = !DILocation(line: 32, column: 2, scope: !30)
!58 = !DILocation(line: 33, column: 2, scope: !30)
!59 = !DILocation(line: 34, column: 2, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 34, column: 2)
!61 = distinct !DILexicalBlock(scope: !30, file: !3, line: 34, column: 2)
!62 = !{!63, !63, i64 0}
!63 = !{!"int", !54, i64 0}
!64 = !DILocation(line: 27, column: 3, scope: !65)
!65 = distinct !DILexicalBlock(scope: !49, file: !3, line: 26, column: 30)
!66 = !DILocation(line: 28, column: 3, scope: !65)
!67 = !DILocation(line: 29, column: 3, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 29, column: 3)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 29, column: 3)
!70 = !DILocation(line: 29, column: 3, scope: !69)
!71 = distinct !{!71, !50, !72, !73, !74}
!72 = !DILocation(line: 30, column: 2, scope: !39)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 34, column: 2, scope: !61)
!76 = !DILocation(line: 35, column: 2, scope: !30)
!77 = !DILocation(line: 36, column: 2, scope: !30)
!78 = !DILocation(line: 38, column: 1, scope: !30)
!79 = !DILocation(line: 37, column: 2, scope: !30)
!80 = !DISubprogram(name: "sem_init", scope: !81, file: !81, line: 35, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!81 = !DIFile(filename: "/usr/include/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "b4f7b553fe09bd66107d6e44fae0c79f")
!82 = !DISubroutineType(types: !83)
!83 = !{!22, !84, !22, !85}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!85 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!86 = !{}
!87 = !DISubprogram(name: "pthread_create", scope: !88, file: !88, line: 202, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!88 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!89 = !DISubroutineType(types: !90)
!90 = !{!22, !91, !93, !104, !107}
!91 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !94)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !96)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !36, line: 62, baseType: !97)
!97 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !36, line: 56, size: 448, elements: !98)
!98 = !{!99, !103}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !97, file: !36, line: 58, baseType: !100, size: 448)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 448, elements: !101)
!101 = !{!102}
!102 = !DISubrange(count: 56)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !97, file: !36, line: 59, baseType: !19, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DISubroutineType(types: !106)
!106 = !{!5, !5}
!107 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!108 = distinct !DISubprogram(name: "player", scope: !3, file: !3, line: 10, type: !105, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !109)
!109 = !{!110, !111}
!110 = !DILocalVariable(name: "arg", arg: 1, scope: !108, file: !3, line: 10, type: !5)
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 12, type: !22)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 12, column: 2)
!113 = !DILocation(line: 0, scope: !108)
!114 = !DILocation(line: 0, scope: !112)
!115 = !DILocation(line: 12, column: 2, scope: !112)
!116 = !DILocation(line: 17, column: 2, scope: !108)
!117 = !DILocation(line: 13, column: 3, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 12, column: 30)
!119 = distinct !DILexicalBlock(scope: !112, file: !3, line: 12, column: 2)
!120 = !DILocation(line: 14, column: 7, scope: !118)
!121 = !DILocation(line: 15, column: 3, scope: !118)
!122 = !DILocation(line: 12, column: 26, scope: !119)
!123 = !DILocation(line: 12, column: 20, scope: !119)
!124 = distinct !{!124, !115, !125, !73, !74}
!125 = !DILocation(line: 16, column: 2, scope: !112)
!126 = !DISubprogram(name: "sem_post", scope: !81, file: !81, line: 103, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!127 = !DISubroutineType(types: !128)
!128 = !{!22, !84}
!129 = !DISubprogram(name: "sem_wait", scope: !81, file: !81, line: 55, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!130 = !DISubprogram(name: "pthread_join", scope: !88, file: !88, line: 219, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!131 = !DISubroutineType(types: !132)
!132 = !{!22, !35, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!134 = !DISubprogram(name: "sem_getvalue", scope: !81, file: !81, line: 106, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!135 = !DISubroutineType(types: !136)
!136 = !{!22, !137, !138}
!137 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !84)
!138 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !139)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!140 = !DISubprogram(name: "sem_trywait", scope: !81, file: !81, line: 100, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
!141 = !DISubprogram(name: "sem_destroy", scope: !81, file: !81, line: 39, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !86)
