; ModuleID = 'mp-release-acquire.c'
source_filename = "mp-release-acquire.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@flag = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [11 x i8] c"data == 42\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"mp-release-acquire.c\00", align 1
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !30 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = bitcast i64* %1 to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #7, !dbg !39
  %4 = bitcast i64* %2 to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7, !dbg !39
  call void @llvm.dbg.value(metadata i64* %1, metadata !34, metadata !DIExpression(DW_OP_deref)), !dbg !40
  %5 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @writer, i8* noundef null) #7, !dbg !41
  call void @llvm.dbg.value(metadata i64* %2, metadata !38, metadata !DIExpression(DW_OP_deref)), !dbg !40
  %6 = call i32 @pthread_create(i64* noundef nonnull %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @reader, i8* noundef null) #7, !dbg !42
  %7 = load i64, i64* %1, align 8, !dbg !43, !tbaa !44
  call void @llvm.dbg.value(metadata i64 %7, metadata !34, metadata !DIExpression()), !dbg !40
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null) #7, !dbg !48
  %9 = load i64, i64* %2, align 8, !dbg !49, !tbaa !44
  call void @llvm.dbg.value(metadata i64 %9, metadata !38, metadata !DIExpression()), !dbg !40
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null) #7, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #7, !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !53 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define internal i8* @writer(i8* noundef readnone returned %0) #3 !dbg !77 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !79, metadata !DIExpression()), !dbg !80
  store i32 42, i32* @data, align 4, !dbg !81, !tbaa !82
  store atomic i32 1, i32* @flag release, align 4, !dbg !84
  ret i8* %0, !dbg !85
}

; Function Attrs: nounwind uwtable
define internal i8* @reader(i8* noundef readnone returned %0) #0 !dbg !86 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !88, metadata !DIExpression()), !dbg !89
  %2 = load atomic i32, i32* @flag acquire, align 4, !dbg !90
  %3 = icmp eq i32 %2, 0, !dbg !90
  %4 = load i32, i32* @data, align 4
  %5 = icmp eq i32 %4, 42
  %6 = select i1 %3, i1 true, i1 %5, !dbg !92
  br i1 %6, label %8, label %7, !dbg !92

7:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0)) #8, !dbg !93
  unreachable, !dbg !93

8:                                                ; preds = %1
  ret i8* %0, !dbg !96
}

declare !dbg !97 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 7, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mp-release-acquire.c", directory: ".", checksumkind: CSK_MD5, checksum: "42cf87b2749588b8d4aa4f4412129bd5")
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
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !31, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!22}
!33 = !{!34, !38}
!34 = !DILocalVariable(name: "w", scope: !30, file: !3, line: 26, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocalVariable(name: "r", scope: !30, file: !3, line: 26, type: !35)
!39 = !DILocation(line: 26, column: 2, scope: !30)
!40 = !DILocation(line: 0, scope: !30)
!41 = !DILocation(line: 27, column: 2, scope: !30)
!42 = !DILocation(line: 28, column: 2, scope: !30)
!43 = !DILocation(line: 29, column: 15, scope: !30)
!44 = !{!45, !45, i64 0}
!45 = !{!"long", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C/C++ TBAA"}
!48 = !DILocation(line: 29, column: 2, scope: !30)
!49 = !DILocation(line: 30, column: 15, scope: !30)
!50 = !DILocation(line: 30, column: 2, scope: !30)
!51 = !DILocation(line: 32, column: 1, scope: !30)
!52 = !DILocation(line: 31, column: 2, scope: !30)
!53 = !DISubprogram(name: "pthread_create", scope: !54, file: !54, line: 202, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !76)
!54 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!55 = !DISubroutineType(types: !56)
!56 = !{!22, !57, !59, !72, !75}
!57 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !58)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !36, line: 62, baseType: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !36, line: 56, size: 448, elements: !64)
!64 = !{!65, !70}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !63, file: !36, line: 58, baseType: !66, size: 448)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 448, elements: !68)
!67 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!68 = !{!69}
!69 = !DISubrange(count: 56)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !63, file: !36, line: 59, baseType: !71, size: 64)
!71 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DISubroutineType(types: !74)
!74 = !{!16, !16}
!75 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!76 = !{}
!77 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !73, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78)
!78 = !{!79}
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !77, file: !3, line: 10, type: !16)
!80 = !DILocation(line: 0, scope: !77)
!81 = !DILocation(line: 12, column: 7, scope: !77)
!82 = !{!83, !83, i64 0}
!83 = !{!"int", !46, i64 0}
!84 = !DILocation(line: 13, column: 2, scope: !77)
!85 = !DILocation(line: 14, column: 2, scope: !77)
!86 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 17, type: !73, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!87 = !{!88}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 17, type: !16)
!89 = !DILocation(line: 0, scope: !86)
!90 = !DILocation(line: 19, column: 6, scope: !91)
!91 = distinct !DILexicalBlock(scope: !86, file: !3, line: 19, column: 6)
!92 = !DILocation(line: 19, column: 6, scope: !86)
!93 = !DILocation(line: 20, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 20, column: 3)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 20, column: 3)
!96 = !DILocation(line: 21, column: 2, scope: !86)
!97 = !DISubprogram(name: "pthread_join", scope: !54, file: !54, line: 219, type: !98, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !76)
!98 = !DISubroutineType(types: !99)
!99 = !{!22, !35, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
