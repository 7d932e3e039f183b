; ModuleID = 'memory-functions.c'
source_filename = "memory-functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@length = dso_local local_unnamed_addr global i32 23, align 4, !dbg !0
@target = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !16
@.str = private unnamed_addr constant [89 x i8] c"target[3] == 'a' && target[5] == 'b' && target[length - 1] == 'a' && target[length] == 0\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"memory-functions.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@source = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !10
@.str.2 = private unnamed_addr constant [65 x i8] c"memcmp(source, target, 3) == 0 && memcmp(source, target, 6) != 0\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"memchr(target, 'b', length) == target + 5\00", align 1
@.str.4 = private unnamed_addr constant [70 x i8] c"strlen(target) == (size_t)length && strchr(target, 'b') == target + 5\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !26 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #11, !dbg !33
  call void @llvm.dbg.value(metadata i64* %1, metadata !30, metadata !DIExpression(DW_OP_deref)), !dbg !34
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @copier, i8* noundef null) #11, !dbg !35
  %4 = load i64, i64* %1, align 8, !dbg !36, !tbaa !37
  call void @llvm.dbg.value(metadata i64 %4, metadata !30, metadata !DIExpression()), !dbg !34
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #11, !dbg !41
  %6 = load i8, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 3), align 1, !dbg !42, !tbaa !45
  %7 = icmp eq i8 %6, 97, !dbg !42
  %8 = load i8, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 5), align 1, !dbg !42
  %9 = icmp eq i8 %8, 98, !dbg !42
  %10 = select i1 %7, i1 %9, i1 false, !dbg !42
  br i1 %10, label %11, label %23, !dbg !42

11:                                               ; preds = %0
  %12 = load i32, i32* @length, align 4, !dbg !42, !tbaa !46
  %13 = add nsw i32 %12, -1, !dbg !42
  %14 = sext i32 %13 to i64, !dbg !42
  %15 = getelementptr inbounds [40 x i8], [40 x i8]* @target, i64 0, i64 %14, !dbg !42
  %16 = load i8, i8* %15, align 1, !dbg !42, !tbaa !45
  %17 = icmp eq i8 %16, 97, !dbg !42
  br i1 %17, label %18, label %23, !dbg !42

18:                                               ; preds = %11
  %19 = sext i32 %12 to i64, !dbg !42
  %20 = getelementptr inbounds [40 x i8], [40 x i8]* @target, i64 0, i64 %19, !dbg !42
  %21 = load i8, i8* %20, align 1, !dbg !42, !tbaa !45
  %22 = icmp eq i8 %21, 0, !dbg !42
  br i1 %22, label %24, label %23, !dbg !48

23:                                               ; preds = %18, %11, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([89 x i8], [89 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !42
  unreachable, !dbg !42

24:                                               ; preds = %18
  %25 = call i32 @bcmp(i8* noundef nonnull dereferenceable(3) getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i8* noundef nonnull dereferenceable(3) getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i64 3), !dbg !49
  %26 = icmp eq i32 %25, 0, !dbg !49
  br i1 %26, label %27, label %30, !dbg !49

27:                                               ; preds = %24
  %28 = call i32 @bcmp(i8* noundef nonnull dereferenceable(6) getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i8* noundef nonnull dereferenceable(6) getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i64 6), !dbg !49
  %29 = icmp eq i32 %28, 0, !dbg !49
  br i1 %29, label %30, label %31, !dbg !52

30:                                               ; preds = %27, %24
  call void @__assert_fail(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !49
  unreachable, !dbg !49

31:                                               ; preds = %27
  %32 = call i8* @memchr(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i32 noundef 98, i64 noundef %19) #13, !dbg !53
  %33 = icmp eq i8* %32, getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 5), !dbg !53
  br i1 %33, label %35, label %34, !dbg !56

34:                                               ; preds = %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !53
  unreachable, !dbg !53

35:                                               ; preds = %31
  %36 = call i64 @strlen(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0)) #13, !dbg !57
  %37 = icmp eq i64 %36, %19, !dbg !57
  br i1 %37, label %38, label %41, !dbg !57

38:                                               ; preds = %35
  %39 = call i8* @strchr(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i32 noundef 98) #13, !dbg !57
  %40 = icmp eq i8* %39, getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 5), !dbg !57
  br i1 %40, label %42, label %41, !dbg !60

41:                                               ; preds = %38, %35
  call void @__assert_fail(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !57
  unreachable, !dbg !57

42:                                               ; preds = %38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #11, !dbg !61
  ret i32 0, !dbg !62
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !63 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define internal i8* @copier(i8* noundef readnone returned %0) #3 !dbg !86 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !88, metadata !DIExpression()), !dbg !89
  %2 = load i32, i32* @length, align 4, !dbg !90, !tbaa !46
  %3 = sext i32 %2 to i64, !dbg !90
  call void @llvm.memset.p0i8.i64(i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i8 97, i64 %3, i1 false), !dbg !91
  store i8 98, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 3), align 1, !dbg !92, !tbaa !45
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i64 %3, i1 false), !dbg !93
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(10) getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 2), i8* noundef nonnull align 16 dereferenceable(10) getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i64 10, i1 false), !dbg !94
  ret i8* %0, !dbg !95
}

declare !dbg !96 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i8* @memchr(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #6

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #9

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #10

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #8 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { argmemonly nofree nounwind readonly willreturn }
attributes #11 = { nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory-functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "307459a1e753674b1da496adfe966c80")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !7, line: 46, baseType: !8)
!7 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !{!0, !10, !16}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "source", scope: !2, file: !3, line: 7, type: !12, isLocal: false, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 40)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "target", scope: !2, file: !3, line: 7, type: !12, isLocal: false, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}
!25 = !{!"Debian clang version 14.0.6"}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !27, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!18}
!29 = !{!30}
!30 = !DILocalVariable(name: "t", scope: !26, file: !3, line: 21, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !8)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = !DILocation(line: 21, column: 2, scope: !26)
!34 = !DILocation(line: 0, scope: !26)
!35 = !DILocation(line: 22, column: 2, scope: !26)
!36 = !DILocation(line: 23, column: 15, scope: !26)
!37 = !{!38, !38, i64 0}
!38 = !{!"long", !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C/C++ TBAA"}
!41 = !DILocation(line: 23, column: 2, scope: !26)
!42 = !DILocation(line: 24, column: 2, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 24, column: 2)
!44 = distinct !DILexicalBlock(scope: !26, file: !3, line: 24, column: 2)
!45 = !{!39, !39, i64 0}
!46 = !{!47, !47, i64 0}
!47 = !{!"int", !39, i64 0}
!48 = !DILocation(line: 24, column: 2, scope: !44)
!49 = !DILocation(line: 25, column: 2, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 25, column: 2)
!51 = distinct !DILexicalBlock(scope: !26, file: !3, line: 25, column: 2)
!52 = !DILocation(line: 25, column: 2, scope: !51)
!53 = !DILocation(line: 26, column: 2, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 26, column: 2)
!55 = distinct !DILexicalBlock(scope: !26, file: !3, line: 26, column: 2)
!56 = !DILocation(line: 26, column: 2, scope: !55)
!57 = !DILocation(line: 27, column: 2, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 27, column: 2)
!59 = distinct !DILexicalBlock(scope: !26, file: !3, line: 27, column: 2)
!60 = !DILocation(line: 27, column: 2, scope: !59)
!61 = !DILocation(line: 29, column: 1, scope: !26)
!62 = !DILocation(line: 28, column: 2, scope: !26)
!63 = !DISubprogram(name: "pthread_create", scope: !64, file: !64, line: 202, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !85)
!64 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!65 = !DISubroutineType(types: !66)
!66 = !{!18, !67, !69, !81, !84}
!67 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !32, line: 62, baseType: !73)
!73 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !32, line: 56, size: 448, elements: !74)
!74 = !{!75, !79}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !73, file: !32, line: 58, baseType: !76, size: 448)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 448, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 56)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !73, file: !32, line: 59, baseType: !80, size: 64)
!80 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !5}
!84 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!85 = !{}
!86 = distinct !DISubprogram(name: "copier", scope: !3, file: !3, line: 10, type: !82, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!87 = !{!88}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 10, type: !5)
!89 = !DILocation(line: 0, scope: !86)
!90 = !DILocation(line: 12, column: 22, scope: !86)
!91 = !DILocation(line: 12, column: 2, scope: !86)
!92 = !DILocation(line: 13, column: 12, scope: !86)
!93 = !DILocation(line: 14, column: 2, scope: !86)
!94 = !DILocation(line: 15, column: 2, scope: !86)
!95 = !DILocation(line: 16, column: 2, scope: !86)
!96 = !DISubprogram(name: "pthread_join", scope: !64, file: !64, line: 219, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !85)
!97 = !DISubroutineType(types: !98)
!98 = !{!18, !31, !99}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
