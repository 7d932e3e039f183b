; ModuleID = 'counter-rmw.c'
source_filename = "counter-rmw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@n = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"n == 3\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"counter-rmw.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !28 {
  %1 = alloca [3 x i64], align 16
  %2 = bitcast [3 x i64]* %1 to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #8, !dbg !43
  call void @llvm.dbg.declare(metadata [3 x i64]* %1, metadata !32, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.value(metadata i32 0, metadata !39, metadata !DIExpression()), !dbg !45
  br label %3, !dbg !46

3:                                                ; preds = %0, %3
  %4 = phi i64 [ 0, %0 ], [ %7, %3 ]
  call void @llvm.dbg.value(metadata i64 %4, metadata !39, metadata !DIExpression()), !dbg !45
  %5 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %4, !dbg !47
  %6 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @inc, i8* noundef null) #8, !dbg !49
  %7 = add nuw nsw i64 %4, 1, !dbg !50
  call void @llvm.dbg.value(metadata i64 %7, metadata !39, metadata !DIExpression()), !dbg !45
  %8 = icmp eq i64 %7, 3, !dbg !51
  br i1 %8, label %12, label %3, !dbg !46, !llvm.loop !52

9:                                                ; preds = %12
  %10 = load atomic i32, i32* @n seq_cst, align 4, !dbg !56, !tbaa !59
  %11 = icmp eq i32 %10, 3, !dbg !56
  br i1 %11, label %20, label %19, !dbg !62

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %3 ]
  call void @llvm.dbg.value(metadata i64 %13, metadata !41, metadata !DIExpression()), !dbg !63
  %14 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %13, !dbg !64
  %15 = load i64, i64* %14, align 8, !dbg !64, !tbaa !66
  %16 = call i32 @pthread_join(i64 noundef %15, i8** noundef null) #8, !dbg !68
  %17 = add nuw nsw i64 %13, 1, !dbg !69
  call void @llvm.dbg.value(metadata i64 %17, metadata !41, metadata !DIExpression()), !dbg !63
  %18 = icmp eq i64 %17, 3, !dbg !70
  br i1 %18, label %9, label %12, !dbg !71, !llvm.loop !72

19:                                               ; preds = %9
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !56
  unreachable, !dbg !56

20:                                               ; preds = %9
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #8, !dbg !74
  ret i32 0, !dbg !75
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !76 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define internal i8* @inc(i8* noundef readnone returned %0) #4 !dbg !100 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !102, metadata !DIExpression()), !dbg !103
  %2 = atomicrmw add i32* @n, i32 1 monotonic, align 4, !dbg !104
  ret i8* %0, !dbg !105
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !106 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counter-rmw.c", directory: ".", checksumkind: CSK_MD5, checksum: "fe2917cebf707b7fb1a6d721cd6f3eab")
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
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{!"Debian clang version 14.0.6"}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !29, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!20}
!31 = !{!32, !39, !41}
!32 = !DILocalVariable(name: "t", scope: !28, file: !3, line: 17, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 192, elements: !37)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 18, type: !20)
!40 = distinct !DILexicalBlock(scope: !28, file: !3, line: 18, column: 2)
!41 = !DILocalVariable(name: "i", scope: !42, file: !3, line: 20, type: !20)
!42 = distinct !DILexicalBlock(scope: !28, file: !3, line: 20, column: 2)
!43 = !DILocation(line: 17, column: 2, scope: !28)
!44 = !DILocation(line: 17, column: 12, scope: !28)
!45 = !DILocation(line: 0, scope: !40)
!46 = !DILocation(line: 18, column: 2, scope: !40)
!47 = !DILocation(line: 19, column: 19, scope: !48)
!48 = distinct !DILexicalBlock(scope: !40, file: !3, line: 18, column: 2)
!49 = !DILocation(line: 19, column: 3, scope: !48)
!50 = !DILocation(line: 18, column: 26, scope: !48)
!51 = !DILocation(line: 18, column: 20, scope: !48)
!52 = distinct !{!52, !46, !53, !54, !55}
!53 = !DILocation(line: 19, column: 40, scope: !40)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 22, column: 2, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 22, column: 2)
!58 = distinct !DILexicalBlock(scope: !28, file: !3, line: 22, column: 2)
!59 = !{!60, !60, i64 0}
!60 = !{!"omnipotent char", !61, i64 0}
!61 = !{!"Simple C/C++ TBAA"}
!62 = !DILocation(line: 22, column: 2, scope: !58)
!63 = !DILocation(line: 0, scope: !42)
!64 = !DILocation(line: 21, column: 16, scope: !65)
!65 = distinct !DILexicalBlock(scope: !42, file: !3, line: 20, column: 2)
!66 = !{!67, !67, i64 0}
!67 = !{!"long", !60, i64 0}
!68 = !DILocation(line: 21, column: 3, scope: !65)
!69 = !DILocation(line: 20, column: 26, scope: !65)
!70 = !DILocation(line: 20, column: 20, scope: !65)
!71 = !DILocation(line: 20, column: 2, scope: !42)
!72 = distinct !{!72, !71, !73, !54, !55}
!73 = !DILocation(line: 21, column: 26, scope: !42)
!74 = !DILocation(line: 24, column: 1, scope: !28)
!75 = !DILocation(line: 23, column: 2, scope: !28)
!76 = !DISubprogram(name: "pthread_create", scope: !77, file: !77, line: 202, type: !78, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !99)
!77 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!78 = !DISubroutineType(types: !79)
!79 = !{!20, !80, !82, !95, !98}
!80 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !81)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !83)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !85)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !35, line: 62, baseType: !86)
!86 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !35, line: 56, size: 448, elements: !87)
!87 = !{!88, !93}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !86, file: !35, line: 58, baseType: !89, size: 448)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 448, elements: !91)
!90 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!91 = !{!92}
!92 = !DISubrange(count: 56)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !86, file: !35, line: 59, baseType: !94, size: 64)
!94 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DISubroutineType(types: !97)
!97 = !{!16, !16}
!98 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!99 = !{}
!100 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 9, type: !96, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !101)
!101 = !{!102}
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !100, file: !3, line: 9, type: !16)
!103 = !DILocation(line: 0, scope: !100)
!104 = !DILocation(line: 11, column: 2, scope: !100)
!105 = !DILocation(line: 12, column: 2, scope: !100)
!106 = !DISubprogram(name: "pthread_join", scope: !77, file: !77, line: 219, type: !107, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !99)
!107 = !DISubroutineType(types: !108)
!108 = !{!20, !34, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
