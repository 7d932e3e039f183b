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
  %4 = tail call i32 @sem_init(%union.sem_t* noundef nonnull @ping, i32 noundef 0, i32 noundef 0) #6, !dbg !42
  %5 = tail call i32 @sem_init(%union.sem_t* noundef nonnull @pong, i32 noundef 0, i32 noundef 0) #6, !dbg !43
  call void @llvm.dbg.value(metadata i64* %1, metadata !34, metadata !DIExpression(DW_OP_deref)), !dbg !44
  %6 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @player, i8* noundef null) #6, !dbg !45
  call void @llvm.dbg.value(metadata i32 0, metadata !38, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.value(metadata i32 0, metadata !38, metadata !DIExpression()), !dbg !46
  %7 = call i32 @sem_post(%union.sem_t* noundef nonnull @ping) #6, !dbg !47
  %8 = call i32 @sem_wait(%union.sem_t* noundef nonnull @pong) #6, !dbg !50
  %9 = load i32, i32* @ball, align 4, !dbg !51, !tbaa !54
  %10 = icmp eq i32 %9, 1, !dbg !51
  br i1 %10, label %18, label %23, !dbg !58, !llvm.loop !59

11:                                               ; preds = %18
  call void @llvm.dbg.value(metadata i32 2, metadata !38, metadata !DIExpression()), !dbg !46
  %12 = load i64, i64* %1, align 8, !dbg !63, !tbaa !64
  call void @llvm.dbg.value(metadata i64 %12, metadata !34, metadata !DIExpression()), !dbg !44
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null) #6, !dbg !66
  %14 = bitcast i32* %2 to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %14) #6, !dbg !67
  call void @llvm.dbg.value(metadata i32* %2, metadata !40, metadata !DIExpression(DW_OP_deref)), !dbg !44
  %15 = call i32 @sem_getvalue(%union.sem_t* noundef nonnull @ping, i32* noundef nonnull %2) #6, !dbg !68
  %16 = load i32, i32* %2, align 4, !dbg !69, !tbaa !54
  call void @llvm.dbg.value(metadata i32 %16, metadata !40, metadata !DIExpression()), !dbg !44
  %17 = icmp eq i32 %16, 0, !dbg !69
  br i1 %17, label %24, label %27, !dbg !69

18:                                               ; preds = %0
  call void @llvm.dbg.value(metadata i32 1, metadata !38, metadata !DIExpression()), !dbg !46
  %19 = call i32 @sem_post(%union.sem_t* noundef nonnull @ping) #6, !dbg !47
  %20 = call i32 @sem_wait(%union.sem_t* noundef nonnull @pong) #6, !dbg !50
  %21 = load i32, i32* @ball, align 4, !dbg !51, !tbaa !54
  %22 = icmp eq i32 %21, 2, !dbg !51
  br i1 %22, label %11, label %23, !dbg !58, !llvm.loop !59

23:                                               ; preds = %18, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !51
  unreachable, !dbg !51

24:                                               ; preds = %11
  %25 = call i32 @sem_trywait(%union.sem_t* noundef nonnull @ping) #6, !dbg !69
  %26 = icmp eq i32 %25, -1, !dbg !69
  br i1 %26, label %28, label %27, !dbg !72

27:                                               ; preds = %24, %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !69
  unreachable, !dbg !69

28:                                               ; preds = %24
  %29 = call i32 @sem_destroy(%union.sem_t* noundef nonnull @ping) #6, !dbg !73
  %30 = call i32 @sem_destroy(%union.sem_t* noundef nonnull @pong) #6, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %14) #6, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #6, !dbg !75
  ret i32 0, !dbg !76
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !77 i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !84 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal i8* @player(i8* noundef readnone returned %0) #0 !dbg !105 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !107, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.value(metadata i32 0, metadata !108, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.value(metadata i32 0, metadata !108, metadata !DIExpression()), !dbg !111
  %2 = tail call i32 @sem_wait(%union.sem_t* noundef nonnull @ping) #6, !dbg !112
  %3 = load i32, i32* @ball, align 4, !dbg !115, !tbaa !54
  %4 = add nsw i32 %3, 1, !dbg !115
  store i32 %4, i32* @ball, align 4, !dbg !115, !tbaa !54
  %5 = tail call i32 @sem_post(%union.sem_t* noundef nonnull @pong) #6, !dbg !116
  call void @llvm.dbg.value(metadata i32 1, metadata !108, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.value(metadata i32 1, metadata !108, metadata !DIExpression()), !dbg !111
  %6 = tail call i32 @sem_wait(%union.sem_t* noundef nonnull @ping) #6, !dbg !112
  %7 = load i32, i32* @ball, align 4, !dbg !115, !tbaa !54
  %8 = add nsw i32 %7, 1, !dbg !115
  store i32 %8, i32* @ball, align 4, !dbg !115, !tbaa !54
  %9 = tail call i32 @sem_post(%union.sem_t* noundef nonnull @pong) #6, !dbg !116
  call void @llvm.dbg.value(metadata i32 2, metadata !108, metadata !DIExpression()), !dbg !111
  ret i8* %0, !dbg !117
}

; Function Attrs: nounwind
declare !dbg !118 i32 @sem_post(%union.sem_t* noundef) local_unnamed_addr #2

declare !dbg !121 i32 @sem_wait(%union.sem_t* noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !122 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !126 i32 @sem_getvalue(%union.sem_t* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !132 i32 @sem_trywait(%union.sem_t* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !133 i32 @sem_destroy(%union.sem_t* noundef) local_unnamed_addr #2

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
!47 = !DILocation(line: 27, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 26, column: 30)
!49 = distinct !DILexicalBlock(scope: !39, file: !3, line: 26, column: 2)
!50 = !DILocation(line: 28, column: 3, scope: !48)
!51 = !DILocation(line: 29, column: 3, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 29, column: 3)
!53 = distinct !DILexicalBlock(scope: !48, file: !3, line: 29, column: 3)
!54 = !{!55, !55, i64 0}
!55 = !{!"int", !56, i64 0}
!56 = !{!"omnipotent char", !57, i64 0}
!57 = !{!"Simple C/C++ TBAA"}
!58 = !DILocation(line: 29, column: 3, scope: !53)
!59 = distinct !{!59, !60, !61, !62}
!60 = !DILocation(line: 26, column: 2, scope: !39)
!61 = !DILocation(line: 30, column: 2, scope: !39)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 31, column: 15, scope: !30)
!64 = !{!65, !65, i64 0}
!65 = !{!"long", !56, i64 0}
!66 = !DILocation(line: 31, column: 2, scope: !30)
!67 = !DILocation(line: 32, column: 2, scope: !30)
!68 = !DILocation(line: 33, column: 2, scope: !30)
!69 = !DILocation(line: 34, column: 2, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 34, column: 2)
!71 = distinct !DILexicalBlock(scope: !30, file: !3, line: 34, column: 2)
!72 = !DILocation(line: 34, column: 2, scope: !71)
!73 = !DILocation(line: 35, column: 2, scope: !30)
!74 = !DILocation(line: 36, column: 2, scope: !30)
!75 = !DILocation(line: 38, column: 1, scope: !30)
!76 = !DILocation(line: 37, column: 2, scope: !30)
!77 = !DISubprogram(name: "sem_init", scope: !78, file: !78, line: 35, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !83)
!78 = !DIFile(filename: "/usr/include/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "b4f7b553fe09bd66107d6e44fae0c79f")
!79 = !DISubroutineType(types: !80)
!80 = !{!22, !81, !22, !82}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!82 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!83 = !{}
!84 = !DISubprogram(name: "pthread_create", scope: !85, file: !85, line: 202, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !83)
!85 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!86 = !DISubroutineType(types: !87)
!87 = !{!22, !88, !90, !101, !104}
!88 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !89)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !36, line: 62, baseType: !94)
!94 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !36, line: 56, size: 448, elements: !95)
!95 = !{!96, !100}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !94, file: !36, line: 58, baseType: !97, size: 448)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 448, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 56)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !94, file: !36, line: 59, baseType: !19, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DISubroutineType(types: !103)
!103 = !{!5, !5}
!104 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!105 = distinct !DISubprogram(name: "player", scope: !3, file: !3, line: 10, type: !102, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !106)
!106 = !{!107, !108}
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !105, file: !3, line: 10, type: !5)
!108 = !DILocalVariable(name: "i", scope: !109, file: !3, line: 12, type: !22)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 12, column: 2)
!110 = !DILocation(line: 0, scope: !105)
!111 = !DILocation(line: 0, scope: !109)
!112 = !DILocation(line: 13, column: 3, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 12, column: 30)
!114 = distinct !DILexicalBlock(scope: !109, file: !3, line: 12, column: 2)
!115 = !DILocation(line: 14, column: 7, scope: !113)
!116 = !DILocation(line: 15, column: 3, scope: !113)
!117 = !DILocation(line: 17, column: 2, scope: !105)
!118 = !DISubprogram(name: "sem_post", scope: !78, file: !78, line: 103, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !83)
!119 = !DISubroutineType(types: !120)
!120 = !{!22, !81}
!121 = !DISubprogram(name: "sem_wait", scope: !78, file: !78, line: 55, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !83)
!122 = !DISubprogram(name: "pthread_join", scope: !85, file: !85, line: 219, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !83)
!123 = !DISubroutineType(types: !124)
!124 = !{!22, !35, !125}
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!126 = !DISubprogram(name: "sem_getvalue", scope: !78, file: !78, line: 106, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !83)
!127 = !DISubroutineType(types: !128)
!128 = !{!22, !129, !130}
!129 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !81)
!130 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !131)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!132 = !DISubprogram(name: "sem_trywait", scope: !78, file: !78, line: 100, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !83)
!133 = !DISubprogram(name: "sem_destroy", scope: !78, file: !78, line: 39, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !83)
