; ModuleID = 'memory-functions.c'
source_filename = "memory-functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@length = dso_local local_unnamed_addr global i32 23, align 4, !dbg !0
@target = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !47
@.str = private unnamed_addr constant [89 x i8] c"target[3] == 'a' && target[5] == 'b' && target[length - 1] == 'a' && target[length] == 0\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [19 x i8] c"memory-functions.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@source = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !42
@.str.2 = private unnamed_addr constant [65 x i8] c"memcmp(source, target, 3) == 0 && memcmp(source, target, 6) != 0\00", align 1, !dbg !27
@.str.3 = private unnamed_addr constant [42 x i8] c"memchr(target, 'b', length) == target + 5\00", align 1, !dbg !32
@.str.4 = private unnamed_addr constant [70 x i8] c"strlen(target) == (size_t)length && strchr(target, 'b') == target + 5\00", align 1, !dbg !37

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !62 {
  %1 = alloca i64, align 8, !DIAssignID !69
    #dbg_assign(i1 poison, !66, !DIExpression(), !69, ptr %1, !DIExpression(), !70)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10, !dbg !71
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @copier, ptr noundef null) #10, !dbg !72
  %3 = load i64, ptr %1, align 8, !dbg !73, !tbaa !74
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #10, !dbg !76
  %5 = load i8, ptr getelementptr inbounds nuw (i8, ptr @target, i64 3), align 1, !dbg !77, !tbaa !80
  %6 = icmp eq i8 %5, 97, !dbg !81
  %7 = load i8, ptr getelementptr inbounds nuw (i8, ptr @target, i64 5), align 1
  %8 = icmp eq i8 %7, 98
  %9 = select i1 %6, i1 %8, i1 false, !dbg !82
  br i1 %9, label %10, label %20, !dbg !82

10:                                               ; preds = %0
  %11 = load i32, ptr @length, align 4, !dbg !83, !tbaa !58
  %12 = sext i32 %11 to i64, !dbg !84
  %13 = getelementptr i8, ptr @target, i64 %12, !dbg !84
  %14 = getelementptr i8, ptr %13, i64 -1, !dbg !84
  %15 = load i8, ptr %14, align 1, !dbg !84, !tbaa !80
  %16 = icmp eq i8 %15, 97, !dbg !85
  br i1 %16, label %17, label %20, !dbg !86

17:                                               ; preds = %10
  %18 = load i8, ptr %13, align 1, !dbg !87, !tbaa !80
  %19 = icmp eq i8 %18, 0, !dbg !88
  br i1 %19, label %21, label %20, !dbg !89

20:                                               ; preds = %17, %10, %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !90
  unreachable, !dbg !90

21:                                               ; preds = %17
  %22 = call i32 @bcmp(ptr noundef nonnull dereferenceable(3) @source, ptr noundef nonnull dereferenceable(3) @target, i64 3), !dbg !91
  %23 = icmp eq i32 %22, 0, !dbg !94
  br i1 %23, label %24, label %27, !dbg !95

24:                                               ; preds = %21
  %25 = call i32 @bcmp(ptr noundef nonnull dereferenceable(6) @source, ptr noundef nonnull dereferenceable(6) @target, i64 6), !dbg !96
  %26 = icmp eq i32 %25, 0, !dbg !97
  br i1 %26, label %27, label %28, !dbg !98

27:                                               ; preds = %24, %21
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 25, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !99
  unreachable, !dbg !99

28:                                               ; preds = %24
  %29 = call ptr @memchr(ptr noundef nonnull @target, i32 noundef 98, i64 noundef %12) #12, !dbg !100
  %30 = icmp eq ptr %29, getelementptr inbounds nuw (i8, ptr @target, i64 5), !dbg !103
  br i1 %30, label %32, label %31, !dbg !104

31:                                               ; preds = %28
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 26, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !105
  unreachable, !dbg !105

32:                                               ; preds = %28
  %33 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) @target) #12, !dbg !106
  %34 = icmp eq i64 %33, %12, !dbg !109
  br i1 %34, label %35, label %38, !dbg !110

35:                                               ; preds = %32
  %36 = call ptr @strchr(ptr noundef nonnull dereferenceable(1) @target, i32 noundef 98) #12, !dbg !111
  %37 = icmp eq ptr %36, getelementptr inbounds nuw (i8, ptr @target, i64 5), !dbg !112
  br i1 %37, label %39, label %38, !dbg !113

38:                                               ; preds = %35, %32
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 27, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !114
  unreachable, !dbg !114

39:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10, !dbg !115
  ret i32 0, !dbg !116
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !117 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef ptr @copier(ptr noundef readnone returned captures(ret: address, provenance) %0) #3 !dbg !139 {
    #dbg_value(ptr %0, !141, !DIExpression(), !142)
  %2 = load i32, ptr @length, align 4, !dbg !143, !tbaa !58
  %3 = sext i32 %2 to i64, !dbg !143
  tail call void @llvm.memset.p0.i64(ptr nonnull align 16 @source, i8 97, i64 %3, i1 false), !dbg !144
  store i8 98, ptr getelementptr inbounds nuw (i8, ptr @source, i64 3), align 1, !dbg !145, !tbaa !80
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @target, ptr nonnull align 16 @source, i64 %3, i1 false), !dbg !146
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(10) getelementptr inbounds nuw (i8, ptr @target, i64 2), ptr noundef nonnull align 16 dereferenceable(10) @target, i64 10, i1 false), !dbg !147
  ret ptr %0, !dbg !148
}

declare !dbg !149 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !153 ptr @memchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !159 i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !163 ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}
!llvm.ident = !{!57}
!llvm.errno.tbaa = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 8, type: !49, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory-functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "307459a1e753674b1da496adfe966c80")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !7, line: 18, baseType: !8)
!7 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !{!0, !10, !16, !21, !27, !32, !37, !42, !47}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 712, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 89)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 152, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 19)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 520, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 65)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 336, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 42)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 560, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 70)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "source", scope: !2, file: !3, line: 7, type: !44, isLocal: false, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 40)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "target", scope: !2, file: !3, line: 7, type: !44, isLocal: false, isDefinition: true)
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!57 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!58 = !{!59, !59, i64 0}
!59 = !{!"int", !60, i64 0}
!60 = !{!"omnipotent char", !61, i64 0}
!61 = !{!"Simple C/C++ TBAA"}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !63, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !65, keyInstructions: true)
!63 = !DISubroutineType(types: !64)
!64 = !{!49}
!65 = !{!66}
!66 = !DILocalVariable(name: "t", scope: !62, file: !3, line: 21, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !68, line: 27, baseType: !8)
!68 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!69 = distinct !DIAssignID()
!70 = !DILocation(line: 0, scope: !62)
!71 = !DILocation(line: 21, column: 2, scope: !62)
!72 = !DILocation(line: 22, column: 2, scope: !62)
!73 = !DILocation(line: 23, column: 15, scope: !62)
!74 = !{!75, !75, i64 0}
!75 = !{!"long", !60, i64 0}
!76 = !DILocation(line: 23, column: 2, scope: !62)
!77 = !DILocation(line: 24, column: 9, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 24, column: 9)
!79 = distinct !DILexicalBlock(scope: !62, file: !3, line: 24, column: 2)
!80 = !{!60, !60, i64 0}
!81 = !DILocation(line: 24, column: 19, scope: !78, atomGroup: 1, atomRank: 2)
!82 = !DILocation(line: 24, column: 26, scope: !78, atomGroup: 1, atomRank: 1)
!83 = !DILocation(line: 24, column: 56, scope: !78)
!84 = !DILocation(line: 24, column: 49, scope: !78)
!85 = !DILocation(line: 24, column: 68, scope: !78, atomGroup: 3, atomRank: 2)
!86 = !DILocation(line: 24, column: 75, scope: !78, atomGroup: 3, atomRank: 1)
!87 = !DILocation(line: 24, column: 78, scope: !78)
!88 = !DILocation(line: 24, column: 93, scope: !78, atomGroup: 4, atomRank: 2)
!89 = !DILocation(line: 24, column: 75, scope: !78, atomGroup: 4, atomRank: 1)
!90 = !DILocation(line: 24, column: 2, scope: !78)
!91 = !DILocation(line: 25, column: 9, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 25, column: 9)
!93 = distinct !DILexicalBlock(scope: !62, file: !3, line: 25, column: 2)
!94 = !DILocation(line: 25, column: 35, scope: !92, atomGroup: 5, atomRank: 2)
!95 = !DILocation(line: 25, column: 40, scope: !92, atomGroup: 5, atomRank: 1)
!96 = !DILocation(line: 25, column: 43, scope: !92)
!97 = !DILocation(line: 25, column: 69, scope: !92, atomGroup: 6, atomRank: 2)
!98 = !DILocation(line: 25, column: 40, scope: !92, atomGroup: 6, atomRank: 1)
!99 = !DILocation(line: 25, column: 2, scope: !92)
!100 = !DILocation(line: 26, column: 9, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 26, column: 9)
!102 = distinct !DILexicalBlock(scope: !62, file: !3, line: 26, column: 2)
!103 = !DILocation(line: 26, column: 37, scope: !101, atomGroup: 7, atomRank: 2)
!104 = !DILocation(line: 26, column: 37, scope: !101, atomGroup: 7, atomRank: 1)
!105 = !DILocation(line: 26, column: 2, scope: !101)
!106 = !DILocation(line: 27, column: 9, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 27, column: 9)
!108 = distinct !DILexicalBlock(scope: !62, file: !3, line: 27, column: 2)
!109 = !DILocation(line: 27, column: 24, scope: !107, atomGroup: 8, atomRank: 2)
!110 = !DILocation(line: 27, column: 42, scope: !107, atomGroup: 8, atomRank: 1)
!111 = !DILocation(line: 27, column: 45, scope: !107)
!112 = !DILocation(line: 27, column: 65, scope: !107, atomGroup: 9, atomRank: 2)
!113 = !DILocation(line: 27, column: 42, scope: !107, atomGroup: 9, atomRank: 1)
!114 = !DILocation(line: 27, column: 2, scope: !107)
!115 = !DILocation(line: 29, column: 1, scope: !62)
!116 = !DILocation(line: 28, column: 2, scope: !62, atomGroup: 11, atomRank: 1)
!117 = !DISubprogram(name: "pthread_create", scope: !118, file: !118, line: 202, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!119 = !DISubroutineType(types: !120)
!120 = !{!49, !121, !123, !135, !138}
!121 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !122)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !124)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !126)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !68, line: 62, baseType: !127)
!127 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !68, line: 56, size: 448, elements: !128)
!128 = !{!129, !133}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !127, file: !68, line: 58, baseType: !130, size: 448)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 448, elements: !131)
!131 = !{!132}
!132 = !DISubrange(count: 56)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !127, file: !68, line: 59, baseType: !134, size: 64)
!134 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!136 = !DISubroutineType(types: !137)
!137 = !{!5, !5}
!138 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!139 = distinct !DISubprogram(name: "copier", scope: !3, file: !3, line: 10, type: !136, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !140, keyInstructions: true)
!140 = !{!141}
!141 = !DILocalVariable(name: "arg", arg: 1, scope: !139, file: !3, line: 10, type: !5)
!142 = !DILocation(line: 0, scope: !139)
!143 = !DILocation(line: 12, column: 22, scope: !139)
!144 = !DILocation(line: 12, column: 2, scope: !139, atomGroup: 1, atomRank: 1)
!145 = !DILocation(line: 13, column: 12, scope: !139, atomGroup: 2, atomRank: 1)
!146 = !DILocation(line: 14, column: 2, scope: !139, atomGroup: 3, atomRank: 1)
!147 = !DILocation(line: 15, column: 2, scope: !139, atomGroup: 4, atomRank: 1)
!148 = !DILocation(line: 16, column: 2, scope: !139, atomGroup: 5, atomRank: 1)
!149 = !DISubprogram(name: "pthread_join", scope: !118, file: !118, line: 219, type: !150, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DISubroutineType(types: !151)
!151 = !{!49, !67, !152}
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!153 = !DISubprogram(name: "memchr", scope: !154, file: !154, line: 107, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!155 = !DISubroutineType(types: !156)
!156 = !{!5, !157, !49, !6}
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !158, size: 64)
!158 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!159 = !DISubprogram(name: "strlen", scope: !154, file: !154, line: 407, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!8, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!163 = !DISubprogram(name: "strchr", scope: !154, file: !154, line: 246, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DISubroutineType(types: !165)
!165 = !{!166, !162, !49}
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
