; ModuleID = 'counter-cas.c'
source_filename = "counter-cas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@n = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"n == 2\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"counter-cas.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !18 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = bitcast i64* %1 to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #7, !dbg !27
  %4 = bitcast i64* %2 to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7, !dbg !27
  call void @llvm.dbg.value(metadata i64* %1, metadata !22, metadata !DIExpression(DW_OP_deref)), !dbg !28
  %5 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @inc, i8* noundef null) #7, !dbg !29
  call void @llvm.dbg.value(metadata i64* %2, metadata !26, metadata !DIExpression(DW_OP_deref)), !dbg !28
  %6 = call i32 @pthread_create(i64* noundef nonnull %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @inc, i8* noundef null) #7, !dbg !30
  %7 = load i64, i64* %1, align 8, !dbg !31, !tbaa !32
  call void @llvm.dbg.value(metadata i64 %7, metadata !22, metadata !DIExpression()), !dbg !28
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null) #7, !dbg !36
  %9 = load i64, i64* %2, align 8, !dbg !37, !tbaa !32
  call void @llvm.dbg.value(metadata i64 %9, metadata !26, metadata !DIExpression()), !dbg !28
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null) #7, !dbg !38
  %11 = load atomic i32, i32* @n seq_cst, align 4, !dbg !39, !tbaa !42
  %12 = icmp eq i32 %11, 2, !dbg !39
  br i1 %12, label %14, label %13, !dbg !43

13:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !39
  unreachable, !dbg !39

14:                                               ; preds = %0
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #7, !dbg !44
  ret i32 0, !dbg !45
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !46 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind uwtable
define internal i8* @inc(i8* noundef readnone returned %0) #3 !dbg !70 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !72, metadata !DIExpression()), !dbg !74
  %2 = load atomic i32, i32* @n seq_cst, align 4, !dbg !75
  call void @llvm.dbg.value(metadata i32 %2, metadata !73, metadata !DIExpression()), !dbg !74
  br label %3, !dbg !76

3:                                                ; preds = %3, %1
  %4 = phi i32 [ %2, %1 ], [ %8, %3 ], !dbg !77
  call void @llvm.dbg.value(metadata i32 %4, metadata !73, metadata !DIExpression()), !dbg !74
  %5 = add nsw i32 %4, 1, !dbg !78
  %6 = cmpxchg i32* @n, i32 %4, i32 %5 seq_cst seq_cst, align 4, !dbg !78
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !78
  %8 = extractvalue { i32, i1 } %6, 0
  call void @llvm.dbg.value(metadata i32 undef, metadata !73, metadata !DIExpression()), !dbg !74
  br i1 %7, label %9, label %3, !dbg !76, !llvm.loop !79

9:                                                ; preds = %3
  ret i8* %0, !dbg !82
}

declare !dbg !83 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counter-cas.c", directory: ".", checksumkind: CSK_MD5, checksum: "d19e863c76519e6a8fd14d892d266628")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !19, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{!22, !26}
!22 = !DILocalVariable(name: "a", scope: !18, file: !3, line: 19, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocalVariable(name: "b", scope: !18, file: !3, line: 19, type: !23)
!27 = !DILocation(line: 19, column: 2, scope: !18)
!28 = !DILocation(line: 0, scope: !18)
!29 = !DILocation(line: 20, column: 2, scope: !18)
!30 = !DILocation(line: 21, column: 2, scope: !18)
!31 = !DILocation(line: 22, column: 15, scope: !18)
!32 = !{!33, !33, i64 0}
!33 = !{!"long", !34, i64 0}
!34 = !{!"omnipotent char", !35, i64 0}
!35 = !{!"Simple C/C++ TBAA"}
!36 = !DILocation(line: 22, column: 2, scope: !18)
!37 = !DILocation(line: 23, column: 15, scope: !18)
!38 = !DILocation(line: 23, column: 2, scope: !18)
!39 = !DILocation(line: 24, column: 2, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 24, column: 2)
!41 = distinct !DILexicalBlock(scope: !18, file: !3, line: 24, column: 2)
!42 = !{!34, !34, i64 0}
!43 = !DILocation(line: 24, column: 2, scope: !41)
!44 = !DILocation(line: 26, column: 1, scope: !18)
!45 = !DILocation(line: 25, column: 2, scope: !18)
!46 = !DISubprogram(name: "pthread_create", scope: !47, file: !47, line: 202, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!47 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!48 = !DISubroutineType(types: !49)
!49 = !{!10, !50, !52, !65, !68}
!50 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !51)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !24, line: 62, baseType: !56)
!56 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !24, line: 56, size: 448, elements: !57)
!57 = !{!58, !63}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !56, file: !24, line: 58, baseType: !59, size: 448)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 448, elements: !61)
!60 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!61 = !{!62}
!62 = !DISubrange(count: 56)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !56, file: !24, line: 59, baseType: !64, size: 64)
!64 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DISubroutineType(types: !67)
!67 = !{!5, !5}
!68 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!69 = !{}
!70 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 9, type: !66, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !71)
!71 = !{!72, !73}
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 9, type: !5)
!73 = !DILocalVariable(name: "old", scope: !70, file: !3, line: 11, type: !10)
!74 = !DILocation(line: 0, scope: !70)
!75 = !DILocation(line: 11, column: 12, scope: !70)
!76 = !DILocation(line: 12, column: 2, scope: !70)
!77 = !DILocation(line: 11, column: 6, scope: !70)
!78 = !DILocation(line: 12, column: 10, scope: !70)
!79 = distinct !{!79, !76, !80, !81}
!80 = !DILocation(line: 13, column: 3, scope: !70)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 14, column: 2, scope: !70)
!83 = !DISubprogram(name: "pthread_join", scope: !47, file: !47, line: 219, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !69)
!84 = !DISubroutineType(types: !85)
!85 = !{!10, !23, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
