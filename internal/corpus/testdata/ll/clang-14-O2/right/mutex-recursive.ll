; ModuleID = 'mutex-recursive.c'
source_filename = "mutex-recursive.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = dso_local local_unnamed_addr global i32 0, align 4, !dbg !20
@.str = private unnamed_addr constant [7 x i8] c"n == 4\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"mutex-recursive.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !61 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca %union.pthread_mutexattr_t, align 4
  %4 = bitcast i64* %1 to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7, !dbg !78
  %5 = bitcast i64* %2 to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #7, !dbg !78
  %6 = bitcast %union.pthread_mutexattr_t* %3 to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7, !dbg !79
  call void @llvm.dbg.declare(metadata %union.pthread_mutexattr_t* %3, metadata !69, metadata !DIExpression()), !dbg !80
  %7 = call i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef nonnull %3) #7, !dbg !81
  %8 = call i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef nonnull %3, i32 noundef 1) #7, !dbg !82
  %9 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef nonnull @m, %union.pthread_mutexattr_t* noundef nonnull %3) #7, !dbg !83
  %10 = call i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* noundef nonnull %3) #7, !dbg !84
  call void @llvm.dbg.value(metadata i64* %1, metadata !65, metadata !DIExpression(DW_OP_deref)), !dbg !85
  %11 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef null) #7, !dbg !86
  call void @llvm.dbg.value(metadata i64* %2, metadata !68, metadata !DIExpression(DW_OP_deref)), !dbg !85
  %12 = call i32 @pthread_create(i64* noundef nonnull %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef null) #7, !dbg !87
  %13 = load i64, i64* %1, align 8, !dbg !88, !tbaa !89
  call void @llvm.dbg.value(metadata i64 %13, metadata !65, metadata !DIExpression()), !dbg !85
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null) #7, !dbg !93
  %15 = load i64, i64* %2, align 8, !dbg !94, !tbaa !89
  call void @llvm.dbg.value(metadata i64 %15, metadata !68, metadata !DIExpression()), !dbg !85
  %16 = call i32 @pthread_join(i64 noundef %15, i8** noundef null) #7, !dbg !95
  %17 = load i32, i32* @n, align 4, !dbg !96, !tbaa !99
  %18 = icmp eq i32 %17, 4, !dbg !96
  br i1 %18, label %20, label %19, !dbg !101

19:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !96
  unreachable, !dbg !96

20:                                               ; preds = %0
  %21 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef nonnull @m) #7, !dbg !102
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #7, !dbg !103
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7, !dbg !103
  ret i32 0, !dbg !104
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !105 i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !110 i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !113 i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !119 i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !120 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal i8* @worker(i8* noundef readnone returned %0) #0 !dbg !140 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !142, metadata !DIExpression()), !dbg !143
  call void @llvm.dbg.value(metadata i32 2, metadata !144, metadata !DIExpression()) #7, !dbg !149
  %2 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @m) #7, !dbg !151
  %3 = load i32, i32* @n, align 4, !dbg !152, !tbaa !99
  %4 = add nsw i32 %3, 1, !dbg !152
  store i32 %4, i32* @n, align 4, !dbg !152, !tbaa !99
  call void @llvm.dbg.value(metadata i32 1, metadata !144, metadata !DIExpression()) #7, !dbg !153
  %5 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @m) #7, !dbg !156
  %6 = load i32, i32* @n, align 4, !dbg !157, !tbaa !99
  %7 = add nsw i32 %6, 1, !dbg !157
  store i32 %7, i32* @n, align 4, !dbg !157, !tbaa !99
  %8 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @m) #7, !dbg !158
  %9 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @m) #7, !dbg !159
  ret i8* %0, !dbg !160
}

declare !dbg !161 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !165 i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !168 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !169 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex-recursive.c", directory: ".", checksumkind: CSK_MD5, checksum: "18826611b1c2c4301b7428444b254062")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16}
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !{!0, !20}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !22, isLocal: false, isDefinition: true)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !24, line: 72, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 67, size: 320, elements: !26)
!26 = !{!27, !47, !52}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !25, file: !24, line: 69, baseType: !28, size: 320)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !29, line: 22, size: 320, elements: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!30 = !{!31, !32, !33, !34, !35, !36, !38, !39}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !28, file: !29, line: 24, baseType: !22, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !28, file: !29, line: 25, baseType: !7, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !28, file: !29, line: 26, baseType: !22, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !28, file: !29, line: 28, baseType: !7, size: 32, offset: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !28, file: !29, line: 32, baseType: !22, size: 32, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !28, file: !29, line: 34, baseType: !37, size: 16, offset: 160)
!37 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !28, file: !29, line: 35, baseType: !37, size: 16, offset: 176)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !28, file: !29, line: 36, baseType: !40, size: 128, offset: 192)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !41, line: 55, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !41, line: 51, size: 128, elements: !43)
!43 = !{!44, !46}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !42, file: !41, line: 53, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !42, file: !41, line: 54, baseType: !45, size: 64, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !25, file: !24, line: 70, baseType: !48, size: 320)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 320, elements: !50)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !{!51}
!51 = !DISubrange(count: 40)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !24, line: 71, baseType: !53, size: 64)
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 7, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 1}
!60 = !{!"Debian clang version 14.0.6"}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !62, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!22}
!64 = !{!65, !68, !69}
!65 = !DILocalVariable(name: "a", scope: !61, file: !3, line: 26, type: !66)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !67)
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !DILocalVariable(name: "b", scope: !61, file: !3, line: 26, type: !66)
!69 = !DILocalVariable(name: "attr", scope: !61, file: !3, line: 27, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !24, line: 36, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 32, size: 32, elements: !72)
!72 = !{!73, !77}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !71, file: !24, line: 34, baseType: !74, size: 32)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 32, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 4)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !71, file: !24, line: 35, baseType: !22, size: 32)
!78 = !DILocation(line: 26, column: 2, scope: !61)
!79 = !DILocation(line: 27, column: 2, scope: !61)
!80 = !DILocation(line: 27, column: 22, scope: !61)
!81 = !DILocation(line: 28, column: 2, scope: !61)
!82 = !DILocation(line: 29, column: 2, scope: !61)
!83 = !DILocation(line: 30, column: 2, scope: !61)
!84 = !DILocation(line: 31, column: 2, scope: !61)
!85 = !DILocation(line: 0, scope: !61)
!86 = !DILocation(line: 32, column: 2, scope: !61)
!87 = !DILocation(line: 33, column: 2, scope: !61)
!88 = !DILocation(line: 34, column: 15, scope: !61)
!89 = !{!90, !90, i64 0}
!90 = !{!"long", !91, i64 0}
!91 = !{!"omnipotent char", !92, i64 0}
!92 = !{!"Simple C/C++ TBAA"}
!93 = !DILocation(line: 34, column: 2, scope: !61)
!94 = !DILocation(line: 35, column: 15, scope: !61)
!95 = !DILocation(line: 35, column: 2, scope: !61)
!96 = !DILocation(line: 36, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 36, column: 2)
!98 = distinct !DILexicalBlock(scope: !61, file: !3, line: 36, column: 2)
!99 = !{!100, !100, i64 0}
!100 = !{!"int", !91, i64 0}
!101 = !DILocation(line: 36, column: 2, scope: !98)
!102 = !DILocation(line: 37, column: 2, scope: !61)
!103 = !DILocation(line: 39, column: 1, scope: !61)
!104 = !DILocation(line: 38, column: 2, scope: !61)
!105 = !DISubprogram(name: "pthread_mutexattr_init", scope: !6, file: !6, line: 874, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!106 = !DISubroutineType(types: !107)
!107 = !{!22, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!109 = !{}
!110 = !DISubprogram(name: "pthread_mutexattr_settype", scope: !6, file: !6, line: 901, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!111 = !DISubroutineType(types: !112)
!112 = !{!22, !108, !22}
!113 = !DISubprogram(name: "pthread_mutex_init", scope: !6, file: !6, line: 781, type: !114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!114 = !DISubroutineType(types: !115)
!115 = !{!22, !116, !117}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!119 = !DISubprogram(name: "pthread_mutexattr_destroy", scope: !6, file: !6, line: 878, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!120 = !DISubprogram(name: "pthread_create", scope: !6, file: !6, line: 202, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!121 = !DISubroutineType(types: !122)
!122 = !{!22, !123, !125, !136, !139}
!123 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !124)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !128)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !24, line: 62, baseType: !129)
!129 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !24, line: 56, size: 448, elements: !130)
!130 = !{!131, !135}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !129, file: !24, line: 58, baseType: !132, size: 448)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 448, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 56)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !129, file: !24, line: 59, baseType: !53, size: 64)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64)
!137 = !DISubroutineType(types: !138)
!138 = !{!18, !18}
!139 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !18)
!140 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 18, type: !137, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !141)
!141 = !{!142}
!142 = !DILocalVariable(name: "arg", arg: 1, scope: !140, file: !3, line: 18, type: !18)
!143 = !DILocation(line: 0, scope: !140)
!144 = !DILocalVariable(name: "k", arg: 1, scope: !145, file: !3, line: 9, type: !22)
!145 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 9, type: !146, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !148)
!146 = !DISubroutineType(types: !147)
!147 = !{null, !22}
!148 = !{!144}
!149 = !DILocation(line: 0, scope: !145, inlinedAt: !150)
!150 = distinct !DILocation(line: 20, column: 2, scope: !140)
!151 = !DILocation(line: 11, column: 2, scope: !145, inlinedAt: !150)
!152 = !DILocation(line: 12, column: 3, scope: !145, inlinedAt: !150)
!153 = !DILocation(line: 0, scope: !145, inlinedAt: !154)
!154 = distinct !DILocation(line: 14, column: 3, scope: !155, inlinedAt: !150)
!155 = distinct !DILexicalBlock(scope: !145, file: !3, line: 13, column: 6)
!156 = !DILocation(line: 11, column: 2, scope: !145, inlinedAt: !154)
!157 = !DILocation(line: 12, column: 3, scope: !145, inlinedAt: !154)
!158 = !DILocation(line: 15, column: 2, scope: !145, inlinedAt: !154)
!159 = !DILocation(line: 15, column: 2, scope: !145, inlinedAt: !150)
!160 = !DILocation(line: 21, column: 2, scope: !140)
!161 = !DISubprogram(name: "pthread_join", scope: !6, file: !6, line: 219, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!162 = !DISubroutineType(types: !163)
!163 = !{!22, !66, !164}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!165 = !DISubprogram(name: "pthread_mutex_destroy", scope: !6, file: !6, line: 786, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!166 = !DISubroutineType(types: !167)
!167 = !{!22, !116}
!168 = !DISubprogram(name: "pthread_mutex_lock", scope: !6, file: !6, line: 794, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
!169 = !DISubprogram(name: "pthread_mutex_unlock", scope: !6, file: !6, line: 835, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !109)
