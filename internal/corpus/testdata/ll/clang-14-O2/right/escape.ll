; ModuleID = 'escape.c'
source_filename = "escape.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.work = type { %union.pthread_mutex_t*, i32*, i32 }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [10 x i8] c"sum == 11\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"escape.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !11 {
  %1 = alloca %union.pthread_mutex_t, align 8
  %2 = alloca i32, align 4
  %3 = alloca %struct.work, align 8
  %4 = alloca %struct.work, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = bitcast %union.pthread_mutex_t* %1 to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %7) #7, !dbg !63
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t* %1, metadata !16, metadata !DIExpression()), !dbg !64
  %8 = bitcast i32* %2 to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #7, !dbg !65
  call void @llvm.dbg.value(metadata i32 0, metadata !49, metadata !DIExpression()), !dbg !66
  store i32 0, i32* %2, align 4, !dbg !67, !tbaa !68
  %9 = bitcast %struct.work* %3 to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %9) #7, !dbg !72
  call void @llvm.dbg.declare(metadata %struct.work* %3, metadata !50, metadata !DIExpression()), !dbg !73
  %10 = getelementptr inbounds %struct.work, %struct.work* %3, i64 0, i32 0, !dbg !74
  store %union.pthread_mutex_t* %1, %union.pthread_mutex_t** %10, align 8, !dbg !74, !tbaa !75
  %11 = getelementptr inbounds %struct.work, %struct.work* %3, i64 0, i32 1, !dbg !74
  store i32* %2, i32** %11, align 8, !dbg !74, !tbaa !78
  %12 = getelementptr inbounds %struct.work, %struct.work* %3, i64 0, i32 2, !dbg !74
  store i32 1, i32* %12, align 8, !dbg !74, !tbaa !79
  %13 = bitcast %struct.work* %4 to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %13) #7, !dbg !72
  call void @llvm.dbg.declare(metadata %struct.work* %4, metadata !58, metadata !DIExpression()), !dbg !80
  %14 = getelementptr inbounds %struct.work, %struct.work* %4, i64 0, i32 0, !dbg !81
  store %union.pthread_mutex_t* %1, %union.pthread_mutex_t** %14, align 8, !dbg !81, !tbaa !75
  %15 = getelementptr inbounds %struct.work, %struct.work* %4, i64 0, i32 1, !dbg !81
  store i32* %2, i32** %15, align 8, !dbg !81, !tbaa !78
  %16 = getelementptr inbounds %struct.work, %struct.work* %4, i64 0, i32 2, !dbg !81
  store i32 10, i32* %16, align 8, !dbg !81, !tbaa !79
  %17 = bitcast i64* %5 to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %17) #7, !dbg !82
  %18 = bitcast i64* %6 to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %18) #7, !dbg !82
  %19 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef nonnull %1, %union.pthread_mutexattr_t* noundef null) #7, !dbg !83
  call void @llvm.dbg.value(metadata i64* %5, metadata !59, metadata !DIExpression(DW_OP_deref)), !dbg !66
  %20 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef nonnull %9) #7, !dbg !84
  call void @llvm.dbg.value(metadata i64* %6, metadata !62, metadata !DIExpression(DW_OP_deref)), !dbg !66
  %21 = call i32 @pthread_create(i64* noundef nonnull %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef nonnull %13) #7, !dbg !85
  %22 = load i64, i64* %5, align 8, !dbg !86, !tbaa !87
  call void @llvm.dbg.value(metadata i64 %22, metadata !59, metadata !DIExpression()), !dbg !66
  %23 = call i32 @pthread_join(i64 noundef %22, i8** noundef null) #7, !dbg !89
  %24 = load i64, i64* %6, align 8, !dbg !90, !tbaa !87
  call void @llvm.dbg.value(metadata i64 %24, metadata !62, metadata !DIExpression()), !dbg !66
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null) #7, !dbg !91
  %26 = load i32, i32* %2, align 4, !dbg !92, !tbaa !68
  call void @llvm.dbg.value(metadata i32 %26, metadata !49, metadata !DIExpression()), !dbg !66
  %27 = icmp eq i32 %26, 11, !dbg !92
  br i1 %27, label %29, label %28, !dbg !95

28:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !92
  unreachable, !dbg !92

29:                                               ; preds = %0
  %30 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef nonnull %1) #7, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %18) #7, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %17) #7, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %13) #7, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %9) #7, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #7, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %7) #7, !dbg !97
  ret i32 0, !dbg !98
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !99 i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !114 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias i8* @worker(i8* nocapture noundef readonly %0) #0 !dbg !134 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !136, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.value(metadata i8* %0, metadata !137, metadata !DIExpression()), !dbg !139
  %2 = bitcast i8* %0 to %union.pthread_mutex_t**, !dbg !140
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8, !dbg !140, !tbaa !75
  %4 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3) #7, !dbg !141
  %5 = getelementptr inbounds i8, i8* %0, i64 16, !dbg !142
  %6 = bitcast i8* %5 to i32*, !dbg !142
  %7 = load i32, i32* %6, align 8, !dbg !142, !tbaa !79
  %8 = getelementptr inbounds i8, i8* %0, i64 8, !dbg !143
  %9 = bitcast i8* %8 to i32**, !dbg !143
  %10 = load i32*, i32** %9, align 8, !dbg !143, !tbaa !78
  %11 = load i32, i32* %10, align 4, !dbg !144, !tbaa !68
  %12 = add nsw i32 %11, %7, !dbg !144
  store i32 %12, i32* %10, align 4, !dbg !144, !tbaa !68
  %13 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8, !dbg !145, !tbaa !75
  %14 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %13) #7, !dbg !146
  ret i8* null, !dbg !147
}

declare !dbg !148 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !152 i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !155 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !156 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #3

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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "escape.c", directory: ".", checksumkind: CSK_MD5, checksum: "6bc7d3331a275d2e394fee9c760ca09d")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{!"Debian clang version 14.0.6"}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 21, type: !12, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !49, !50, !58, !59, !62}
!16 = !DILocalVariable(name: "m", scope: !11, file: !1, line: 23, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !18, line: 72, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!19 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !18, line: 67, size: 320, elements: !20)
!20 = !{!21, !42, !47}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !19, file: !18, line: 69, baseType: !22, size: 320)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !23, line: 22, size: 320, elements: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!24 = !{!25, !26, !28, !29, !30, !31, !33, !34}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !22, file: !23, line: 24, baseType: !14, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !22, file: !23, line: 25, baseType: !27, size: 32, offset: 32)
!27 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !22, file: !23, line: 26, baseType: !14, size: 32, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !22, file: !23, line: 28, baseType: !27, size: 32, offset: 96)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !22, file: !23, line: 32, baseType: !14, size: 32, offset: 128)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !22, file: !23, line: 34, baseType: !32, size: 16, offset: 160)
!32 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !22, file: !23, line: 35, baseType: !32, size: 16, offset: 176)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !22, file: !23, line: 36, baseType: !35, size: 128, offset: 192)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !36, line: 55, baseType: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !36, line: 51, size: 128, elements: !38)
!38 = !{!39, !41}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !37, file: !36, line: 53, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !37, file: !36, line: 54, baseType: !40, size: 64, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !19, file: !18, line: 70, baseType: !43, size: 320)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 40)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !19, file: !18, line: 71, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !DILocalVariable(name: "sum", scope: !11, file: !1, line: 24, type: !14)
!50 = !DILocalVariable(name: "a", scope: !11, file: !1, line: 25, type: !51)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !1, line: 6, size: 192, elements: !52)
!52 = !{!53, !55, !57}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !51, file: !1, line: 7, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !51, file: !1, line: 8, baseType: !56, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "by", scope: !51, file: !1, line: 9, baseType: !14, size: 32, offset: 128)
!58 = !DILocalVariable(name: "b", scope: !11, file: !1, line: 25, type: !51)
!59 = !DILocalVariable(name: "ta", scope: !11, file: !1, line: 26, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 27, baseType: !61)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocalVariable(name: "tb", scope: !11, file: !1, line: 26, type: !60)
!63 = !DILocation(line: 23, column: 2, scope: !11)
!64 = !DILocation(line: 23, column: 18, scope: !11)
!65 = !DILocation(line: 24, column: 2, scope: !11)
!66 = !DILocation(line: 0, scope: !11)
!67 = !DILocation(line: 24, column: 6, scope: !11)
!68 = !{!69, !69, i64 0}
!69 = !{!"int", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C/C++ TBAA"}
!72 = !DILocation(line: 25, column: 2, scope: !11)
!73 = !DILocation(line: 25, column: 14, scope: !11)
!74 = !DILocation(line: 25, column: 18, scope: !11)
!75 = !{!76, !77, i64 0}
!76 = !{!"work", !77, i64 0, !77, i64 8, !69, i64 16}
!77 = !{!"any pointer", !70, i64 0}
!78 = !{!76, !77, i64 8}
!79 = !{!76, !69, i64 16}
!80 = !DILocation(line: 25, column: 35, scope: !11)
!81 = !DILocation(line: 25, column: 39, scope: !11)
!82 = !DILocation(line: 26, column: 2, scope: !11)
!83 = !DILocation(line: 27, column: 2, scope: !11)
!84 = !DILocation(line: 28, column: 2, scope: !11)
!85 = !DILocation(line: 29, column: 2, scope: !11)
!86 = !DILocation(line: 30, column: 15, scope: !11)
!87 = !{!88, !88, i64 0}
!88 = !{!"long", !70, i64 0}
!89 = !DILocation(line: 30, column: 2, scope: !11)
!90 = !DILocation(line: 31, column: 15, scope: !11)
!91 = !DILocation(line: 31, column: 2, scope: !11)
!92 = !DILocation(line: 32, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !1, line: 32, column: 2)
!94 = distinct !DILexicalBlock(scope: !11, file: !1, line: 32, column: 2)
!95 = !DILocation(line: 32, column: 2, scope: !94)
!96 = !DILocation(line: 33, column: 2, scope: !11)
!97 = !DILocation(line: 35, column: 1, scope: !11)
!98 = !DILocation(line: 34, column: 2, scope: !11)
!99 = !DISubprogram(name: "pthread_mutex_init", scope: !100, file: !100, line: 781, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !113)
!100 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!101 = !DISubroutineType(types: !102)
!102 = !{!14, !54, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !105)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !18, line: 36, baseType: !106)
!106 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !18, line: 32, size: 32, elements: !107)
!107 = !{!108, !112}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !106, file: !18, line: 34, baseType: !109, size: 32)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 32, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 4)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !106, file: !18, line: 35, baseType: !14, size: 32)
!113 = !{}
!114 = !DISubprogram(name: "pthread_create", scope: !100, file: !100, line: 202, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !113)
!115 = !DISubroutineType(types: !116)
!116 = !{!14, !117, !119, !130, !133}
!117 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !118)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !120)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !122)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !18, line: 62, baseType: !123)
!123 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !18, line: 56, size: 448, elements: !124)
!124 = !{!125, !129}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !123, file: !18, line: 58, baseType: !126, size: 448)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 448, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 56)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !123, file: !18, line: 59, baseType: !48, size: 64)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = !DISubroutineType(types: !132)
!132 = !{!3, !3}
!133 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !3)
!134 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 12, type: !131, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !135)
!135 = !{!136, !137}
!136 = !DILocalVariable(name: "arg", arg: 1, scope: !134, file: !1, line: 12, type: !3)
!137 = !DILocalVariable(name: "w", scope: !134, file: !1, line: 14, type: !138)
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!139 = !DILocation(line: 0, scope: !134)
!140 = !DILocation(line: 15, column: 24, scope: !134)
!141 = !DILocation(line: 15, column: 2, scope: !134)
!142 = !DILocation(line: 16, column: 16, scope: !134)
!143 = !DILocation(line: 16, column: 6, scope: !134)
!144 = !DILocation(line: 16, column: 10, scope: !134)
!145 = !DILocation(line: 17, column: 26, scope: !134)
!146 = !DILocation(line: 17, column: 2, scope: !134)
!147 = !DILocation(line: 18, column: 2, scope: !134)
!148 = !DISubprogram(name: "pthread_join", scope: !100, file: !100, line: 219, type: !149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !113)
!149 = !DISubroutineType(types: !150)
!150 = !{!14, !60, !151}
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!152 = !DISubprogram(name: "pthread_mutex_destroy", scope: !100, file: !100, line: 786, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !113)
!153 = !DISubroutineType(types: !154)
!154 = !{!14, !54}
!155 = !DISubprogram(name: "pthread_mutex_lock", scope: !100, file: !100, line: 794, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !113)
!156 = !DISubprogram(name: "pthread_mutex_unlock", scope: !100, file: !100, line: 835, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !113)
