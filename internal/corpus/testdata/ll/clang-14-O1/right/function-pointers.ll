; ModuleID = 'function-pointers.c'
source_filename = "function-pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.v = private unnamed_addr constant [5 x i32] [i32 4, i32 1, i32 5, i32 2, i32 3], align 16
@chosen = dso_local local_unnamed_addr global i32 (i32, i32)* null, align 8, !dbg !0
@table = internal unnamed_addr constant [2 x i32 (i32, i32)*] [i32 (i32, i32)* @add, i32 (i32, i32)* @sub], align 16, !dbg !11
@.str = private unnamed_addr constant [72 x i8] c"chosen == sub && apply(chosen, 5, 3) == 2 && apply(table[0], 5, 3) == 8\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"function-pointers.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"v[i] == i + 1\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !27 {
  %1 = alloca i64, align 8
  %2 = alloca [5 x i32], align 16
  %3 = bitcast i64* %1 to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #12, !dbg !41
  %4 = bitcast [5 x i32]* %2 to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %4) #12, !dbg !42
  call void @llvm.dbg.declare(metadata [5 x i32]* %2, metadata !35, metadata !DIExpression()), !dbg !43
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(20) %4, i8* noundef nonnull align 16 dereferenceable(20) bitcast ([5 x i32]* @__const.main.v to i8*), i64 20, i1 false), !dbg !43
  call void @llvm.dbg.value(metadata i64* %1, metadata !31, metadata !DIExpression(DW_OP_deref)), !dbg !44
  %5 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @choose, i8* noundef nonnull inttoptr (i64 1 to i8*)) #12, !dbg !45
  %6 = load i64, i64* %1, align 8, !dbg !46, !tbaa !47
  call void @llvm.dbg.value(metadata i64 %6, metadata !31, metadata !DIExpression()), !dbg !44
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null) #12, !dbg !51
  %8 = load i32 (i32, i32)*, i32 (i32, i32)** @chosen, align 8, !dbg !52, !tbaa !55
  %9 = icmp eq i32 (i32, i32)* %8, @sub, !dbg !52
  br i1 %9, label %11, label %10, !dbg !52

10:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !52
  unreachable, !dbg !52

11:                                               ; preds = %0
  call void @qsort(i8* noundef nonnull %4, i64 noundef 5, i64 noundef 4, i32 (i8*, i8*)* noundef nonnull @compare) #12, !dbg !57
  call void @llvm.dbg.value(metadata i32 0, metadata !39, metadata !DIExpression()), !dbg !58
  br label %12, !dbg !59

12:                                               ; preds = %16, %11
  %13 = phi i64 [ %19, %16 ], [ 0, %11 ], !dbg !58
  call void @llvm.dbg.value(metadata i64 %13, metadata !39, metadata !DIExpression()), !dbg !58
  %14 = icmp eq i64 %13, 5, !dbg !60
  br i1 %14, label %15, label %16, !dbg !62

15:                                               ; preds = %12
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %4) #12, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #12, !dbg !63
  ret i32 0, !dbg !64

16:                                               ; preds = %12
  %17 = getelementptr inbounds [5 x i32], [5 x i32]* %2, i64 0, i64 %13, !dbg !65
  %18 = load i32, i32* %17, align 4, !dbg !65, !tbaa !68
  %19 = add nuw nsw i64 %13, 1, !dbg !65
  %20 = zext i32 %18 to i64, !dbg !65
  %21 = icmp eq i64 %19, %20, !dbg !65
  br i1 %21, label %12, label %22, !dbg !70, !llvm.loop !71

22:                                               ; preds = %16
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !65
  unreachable, !dbg !65
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind
declare !dbg !75 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define internal noalias i8* @choose(i8* noundef %0) #5 !dbg !98 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !100, metadata !DIExpression()), !dbg !101
  %2 = ptrtoint i8* %0 to i64, !dbg !102
  %3 = getelementptr inbounds [2 x i32 (i32, i32)*], [2 x i32 (i32, i32)*]* @table, i64 0, i64 %2, !dbg !103
  %4 = load i32 (i32, i32)*, i32 (i32, i32)** %3, align 8, !dbg !103, !tbaa !55
  store i32 (i32, i32)* %4, i32 (i32, i32)** @chosen, align 8, !dbg !104, !tbaa !55
  ret i8* null, !dbg !105
}

declare !dbg !106 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #7 !dbg !110 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !112, metadata !DIExpression()), !dbg !114
  call void @llvm.dbg.value(metadata i32 %1, metadata !113, metadata !DIExpression()), !dbg !114
  %3 = sub nsw i32 %0, %1, !dbg !115
  ret i32 %3, !dbg !116
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #8

; Function Attrs: nofree
declare !dbg !117 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* nocapture noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal i32 @compare(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #10 !dbg !129 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !131, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.value(metadata i8* %1, metadata !132, metadata !DIExpression()), !dbg !133
  %3 = bitcast i8* %0 to i32*, !dbg !134
  %4 = load i32, i32* %3, align 4, !dbg !135, !tbaa !68
  %5 = bitcast i8* %1 to i32*, !dbg !136
  %6 = load i32, i32* %5, align 4, !dbg !137, !tbaa !68
  %7 = sub nsw i32 %4, %6, !dbg !138
  ret i32 %7, !dbg !139
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @add(i32 noundef %0, i32 noundef %1) #7 !dbg !140 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !142, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.value(metadata i32 %1, metadata !143, metadata !DIExpression()), !dbg !144
  %3 = add nsw i32 %1, %0, !dbg !145
  ret i32 %3, !dbg !146
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #11

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #12 = { nounwind }
attributes #13 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 11, type: !15, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
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
!26 = !{!"Debian clang version 14.0.6"}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !28, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!9}
!30 = !{!31, !35, !39}
!31 = !DILocalVariable(name: "t", scope: !27, file: !3, line: 28, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !DILocalVariable(name: "v", scope: !27, file: !3, line: 29, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 160, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 5)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 34, type: !9)
!40 = distinct !DILexicalBlock(scope: !27, file: !3, line: 34, column: 2)
!41 = !DILocation(line: 28, column: 2, scope: !27)
!42 = !DILocation(line: 29, column: 2, scope: !27)
!43 = !DILocation(line: 29, column: 6, scope: !27)
!44 = !DILocation(line: 0, scope: !27)
!45 = !DILocation(line: 30, column: 2, scope: !27)
!46 = !DILocation(line: 31, column: 15, scope: !27)
!47 = !{!48, !48, i64 0}
!48 = !{!"long", !49, i64 0}
!49 = !{!"omnipotent char", !50, i64 0}
!50 = !{!"Simple C/C++ TBAA"}
!51 = !DILocation(line: 31, column: 2, scope: !27)
!52 = !DILocation(line: 32, column: 2, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 32, column: 2)
!54 = distinct !DILexicalBlock(scope: !27, file: !3, line: 32, column: 2)
!55 = !{!56, !56, i64 0}
!56 = !{!"any pointer", !49, i64 0}
!57 = !DILocation(line: 33, column: 2, scope: !27)
!58 = !DILocation(line: 0, scope: !40)
!59 = !DILocation(line: 34, column: 7, scope: !40)
!60 = !DILocation(line: 34, column: 20, scope: !61)
!61 = distinct !DILexicalBlock(scope: !40, file: !3, line: 34, column: 2)
!62 = !DILocation(line: 34, column: 2, scope: !40)
!63 = !DILocation(line: 37, column: 1, scope: !27)
!64 = !DILocation(line: 36, column: 2, scope: !27)
!65 = !DILocation(line: 35, column: 3, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 35, column: 3)
!67 = distinct !DILexicalBlock(scope: !61, file: !3, line: 35, column: 3)
!68 = !{!69, !69, i64 0}
!69 = !{!"int", !49, i64 0}
!70 = !DILocation(line: 35, column: 3, scope: !67)
!71 = distinct !{!71, !62, !72, !73, !74}
!72 = !DILocation(line: 35, column: 3, scope: !40)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DISubprogram(name: "pthread_create", scope: !76, file: !76, line: 202, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !97)
!76 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!77 = !DISubroutineType(types: !78)
!78 = !{!9, !79, !81, !93, !96}
!79 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !84)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !33, line: 62, baseType: !85)
!85 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !33, line: 56, size: 448, elements: !86)
!86 = !{!87, !92}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !85, file: !33, line: 58, baseType: !88, size: 448)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 448, elements: !90)
!89 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!90 = !{!91}
!91 = !DISubrange(count: 56)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !85, file: !33, line: 59, baseType: !6, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DISubroutineType(types: !95)
!95 = !{!5, !5}
!96 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!97 = !{}
!98 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 20, type: !94, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !99)
!99 = !{!100}
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !98, file: !3, line: 20, type: !5)
!101 = !DILocation(line: 0, scope: !98)
!102 = !DILocation(line: 22, column: 17, scope: !98)
!103 = !DILocation(line: 22, column: 11, scope: !98)
!104 = !DILocation(line: 22, column: 9, scope: !98)
!105 = !DILocation(line: 23, column: 2, scope: !98)
!106 = !DISubprogram(name: "pthread_join", scope: !76, file: !76, line: 219, type: !107, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !97)
!107 = !DISubroutineType(types: !108)
!108 = !{!9, !32, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!110 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !111)
!111 = !{!112, !113}
!112 = !DILocalVariable(name: "a", arg: 1, scope: !110, file: !3, line: 8, type: !9)
!113 = !DILocalVariable(name: "b", arg: 2, scope: !110, file: !3, line: 8, type: !9)
!114 = !DILocation(line: 0, scope: !110)
!115 = !DILocation(line: 8, column: 41, scope: !110)
!116 = !DILocation(line: 8, column: 32, scope: !110)
!117 = !DISubprogram(name: "qsort", scope: !118, file: !118, line: 851, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !97)
!118 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!119 = !DISubroutineType(types: !120)
!120 = !{null, !5, !121, !121, !123}
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !122, line: 46, baseType: !34)
!122 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !118, line: 829, baseType: !124)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = !DISubroutineType(types: !126)
!126 = !{!9, !127, !127}
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!129 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 15, type: !125, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130)
!130 = !{!131, !132}
!131 = !DILocalVariable(name: "a", arg: 1, scope: !129, file: !3, line: 15, type: !127)
!132 = !DILocalVariable(name: "b", arg: 2, scope: !129, file: !3, line: 15, type: !127)
!133 = !DILocation(line: 0, scope: !129)
!134 = !DILocation(line: 17, column: 10, scope: !129)
!135 = !DILocation(line: 17, column: 9, scope: !129)
!136 = !DILocation(line: 17, column: 28, scope: !129)
!137 = !DILocation(line: 17, column: 27, scope: !129)
!138 = !DILocation(line: 17, column: 25, scope: !129)
!139 = !DILocation(line: 17, column: 2, scope: !129)
!140 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !141)
!141 = !{!142, !143}
!142 = !DILocalVariable(name: "a", arg: 1, scope: !140, file: !3, line: 7, type: !9)
!143 = !DILocalVariable(name: "b", arg: 2, scope: !140, file: !3, line: 7, type: !9)
!144 = !DILocation(line: 0, scope: !140)
!145 = !DILocation(line: 7, column: 41, scope: !140)
!146 = !DILocation(line: 7, column: 32, scope: !140)
