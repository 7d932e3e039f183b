; ModuleID = 'semaphores.c'
source_filename = "semaphores.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@ping = dso_local global %union.sem_t zeroinitializer, align 8, !dbg !0
@pong = dso_local global %union.sem_t zeroinitializer, align 8, !dbg !29
@ball = dso_local local_unnamed_addr global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [14 x i8] c"ball == i + 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [13 x i8] c"semaphores.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [35 x i8] c"v == 0 && sem_trywait(&ping) == -1\00", align 1, !dbg !24

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !56 {
  %1 = alloca i64, align 8, !DIAssignID !67
    #dbg_assign(i1 poison, !60, !DIExpression(), !67, ptr %1, !DIExpression(), !68)
  %2 = alloca i32, align 4, !DIAssignID !69
    #dbg_assign(i1 poison, !66, !DIExpression(), !69, ptr %2, !DIExpression(), !68)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !70
  %3 = tail call i32 @sem_init(ptr noundef nonnull @ping, i32 noundef 0, i32 noundef 0) #5, !dbg !71
  %4 = tail call i32 @sem_init(ptr noundef nonnull @pong, i32 noundef 0, i32 noundef 0) #5, !dbg !72
  %5 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @player, ptr noundef null) #5, !dbg !73
    #dbg_value(i32 0, !64, !DIExpression(), !74)
  br label %6, !dbg !75

6:                                                ; preds = %15, %0
  %7 = phi i32 [ 0, %0 ], [ %19, %15 ], !dbg !76
    #dbg_value(i32 %7, !64, !DIExpression(), !74)
  %8 = icmp eq i32 %7, 2, !dbg !77
  br i1 %8, label %9, label %15, !dbg !79

9:                                                ; preds = %6
  %10 = load i64, ptr %1, align 8, !dbg !80, !tbaa !81
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null) #5, !dbg !83
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !84
  %12 = call i32 @sem_getvalue(ptr noundef nonnull @ping, ptr noundef nonnull %2) #5, !dbg !85
  %13 = load i32, ptr %2, align 4, !dbg !86, !tbaa !52
  %14 = icmp eq i32 %13, 0, !dbg !89
  br i1 %14, label %22, label %25, !dbg !90

15:                                               ; preds = %6
  %16 = call i32 @sem_post(ptr noundef nonnull @ping) #5, !dbg !91
  %17 = call i32 @sem_wait(ptr noundef nonnull @pong) #5, !dbg !93
  %18 = load i32, ptr @ball, align 4, !dbg !94, !tbaa !52
  %19 = add nuw nsw i32 %7, 1, !dbg !97
  %20 = icmp eq i32 %18, %19, !dbg !98
  br i1 %20, label %6, label %21, !dbg !99, !llvm.loop !100

21:                                               ; preds = %15
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 29, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !105
  unreachable, !dbg !105

22:                                               ; preds = %9
  %23 = call i32 @sem_trywait(ptr noundef nonnull @ping) #5, !dbg !106
  %24 = icmp eq i32 %23, -1, !dbg !107
  br i1 %24, label %26, label %25, !dbg !108

25:                                               ; preds = %22, %9
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 34, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !109
  unreachable, !dbg !109

26:                                               ; preds = %22
  %27 = call i32 @sem_destroy(ptr noundef nonnull @ping) #5, !dbg !110
  %28 = call i32 @sem_destroy(ptr noundef nonnull @pong) #5, !dbg !111
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !112
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !112
  ret i32 0, !dbg !113
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !114 i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !120 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noundef ptr @player(ptr noundef readnone returned captures(ret: address, provenance) %0) #0 !dbg !141 {
    #dbg_value(ptr %0, !143, !DIExpression(), !146)
    #dbg_value(i32 0, !144, !DIExpression(), !147)
  br label %3, !dbg !148

2:                                                ; preds = %3
  ret ptr %0, !dbg !149

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %9, %3 ]
    #dbg_value(i32 %4, !144, !DIExpression(), !147)
  %5 = tail call i32 @sem_wait(ptr noundef nonnull @ping) #5, !dbg !150
  %6 = load i32, ptr @ball, align 4, !dbg !153, !tbaa !52
  %7 = add nsw i32 %6, 1, !dbg !154
  store i32 %7, ptr @ball, align 4, !dbg !155, !tbaa !52
  %8 = tail call i32 @sem_post(ptr noundef nonnull @pong) #5, !dbg !156
  %9 = add nuw nsw i32 %4, 1, !dbg !157
    #dbg_value(i32 %9, !144, !DIExpression(), !147)
  %10 = icmp eq i32 %4, 0, !dbg !158
  br i1 %10, label %3, label %2, !dbg !159, !llvm.loop !160
}

; Function Attrs: nounwind
declare !dbg !163 i32 @sem_post(ptr noundef) local_unnamed_addr #2

declare !dbg !166 i32 @sem_wait(ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !167 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !171 i32 @sem_getvalue(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !177 i32 @sem_trywait(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !178 i32 @sem_destroy(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}
!llvm.errno.tbaa = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ping", scope: !2, file: !3, line: 7, type: !31, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "semaphores.c", directory: ".", checksumkind: CSK_MD5, checksum: "b94526bb5df28e232c5cc82df1455fec")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !29, !41}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 13)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 280, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 35)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "pong", scope: !2, file: !3, line: 7, type: !31, isLocal: false, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !32, line: 39, baseType: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 35, size: 256, elements: !34)
!34 = !{!35, !39}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !32, line: 37, baseType: !36, size: 256)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 38, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "ball", scope: !2, file: !3, line: 8, type: !43, isLocal: false, isDefinition: true)
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!51 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!52 = !{!53, !53, i64 0}
!53 = !{!"int", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C/C++ TBAA"}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !57, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !59, keyInstructions: true)
!57 = !DISubroutineType(types: !58)
!58 = !{!43}
!59 = !{!60, !64, !66}
!60 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 22, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 27, baseType: !63)
!62 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 26, type: !43)
!65 = distinct !DILexicalBlock(scope: !56, file: !3, line: 26, column: 2)
!66 = !DILocalVariable(name: "v", scope: !56, file: !3, line: 32, type: !43)
!67 = distinct !DIAssignID()
!68 = !DILocation(line: 0, scope: !56)
!69 = distinct !DIAssignID()
!70 = !DILocation(line: 22, column: 2, scope: !56)
!71 = !DILocation(line: 23, column: 2, scope: !56)
!72 = !DILocation(line: 24, column: 2, scope: !56)
!73 = !DILocation(line: 25, column: 2, scope: !56)
!74 = !DILocation(line: 0, scope: !65)
!75 = !DILocation(line: 26, column: 7, scope: !65)
!76 = !DILocation(line: 26, scope: !65, atomGroup: 1, atomRank: 1)
!77 = !DILocation(line: 26, column: 20, scope: !78, atomGroup: 2, atomRank: 1)
!78 = distinct !DILexicalBlock(scope: !65, file: !3, line: 26, column: 2)
!79 = !DILocation(line: 26, column: 2, scope: !65, atomGroup: 3, atomRank: 1)
!80 = !DILocation(line: 31, column: 15, scope: !56)
!81 = !{!82, !82, i64 0}
!82 = !{!"long", !54, i64 0}
!83 = !DILocation(line: 31, column: 2, scope: !56)
!84 = !DILocation(line: 32, column: 2, scope: !56)
!85 = !DILocation(line: 33, column: 2, scope: !56)
!86 = !DILocation(line: 34, column: 9, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 34, column: 9)
!88 = distinct !DILexicalBlock(scope: !56, file: !3, line: 34, column: 2)
!89 = !DILocation(line: 34, column: 11, scope: !87, atomGroup: 7, atomRank: 2)
!90 = !DILocation(line: 34, column: 16, scope: !87, atomGroup: 7, atomRank: 1)
!91 = !DILocation(line: 27, column: 3, scope: !92)
!92 = distinct !DILexicalBlock(scope: !78, file: !3, line: 26, column: 30)
!93 = !DILocation(line: 28, column: 3, scope: !92)
!94 = !DILocation(line: 29, column: 10, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 29, column: 10)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 29, column: 3)
!97 = !DILocation(line: 29, column: 20, scope: !95)
!98 = !DILocation(line: 29, column: 15, scope: !95, atomGroup: 4, atomRank: 2)
!99 = !DILocation(line: 29, column: 15, scope: !95, atomGroup: 4, atomRank: 1)
!100 = distinct !{!100, !101, !102, !103, !104}
!101 = !DILocation(line: 26, column: 2, scope: !65)
!102 = !DILocation(line: 30, column: 2, scope: !65)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !{!"llvm.loop.unroll.disable"}
!105 = !DILocation(line: 29, column: 3, scope: !95)
!106 = !DILocation(line: 34, column: 19, scope: !87)
!107 = !DILocation(line: 34, column: 38, scope: !87, atomGroup: 8, atomRank: 2)
!108 = !DILocation(line: 34, column: 16, scope: !87, atomGroup: 8, atomRank: 1)
!109 = !DILocation(line: 34, column: 2, scope: !87)
!110 = !DILocation(line: 35, column: 2, scope: !56)
!111 = !DILocation(line: 36, column: 2, scope: !56)
!112 = !DILocation(line: 38, column: 1, scope: !56)
!113 = !DILocation(line: 37, column: 2, scope: !56, atomGroup: 10, atomRank: 1)
!114 = !DISubprogram(name: "sem_init", scope: !115, file: !115, line: 35, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIFile(filename: "/usr/include/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "b4f7b553fe09bd66107d6e44fae0c79f")
!116 = !DISubroutineType(types: !117)
!117 = !{!43, !118, !43, !119}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!119 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!120 = !DISubprogram(name: "pthread_create", scope: !121, file: !121, line: 202, type: !122, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!122 = !DISubroutineType(types: !123)
!123 = !{!43, !124, !126, !137, !140}
!124 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !125)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !127)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !129)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !62, line: 62, baseType: !130)
!130 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !62, line: 56, size: 448, elements: !131)
!131 = !{!132, !136}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !130, file: !62, line: 58, baseType: !133, size: 448)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 56)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !130, file: !62, line: 59, baseType: !40, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!138 = !DISubroutineType(types: !139)
!139 = !{!5, !5}
!140 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!141 = distinct !DISubprogram(name: "player", scope: !3, file: !3, line: 10, type: !138, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !142, keyInstructions: true)
!142 = !{!143, !144}
!143 = !DILocalVariable(name: "arg", arg: 1, scope: !141, file: !3, line: 10, type: !5)
!144 = !DILocalVariable(name: "i", scope: !145, file: !3, line: 12, type: !43)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 12, column: 2)
!146 = !DILocation(line: 0, scope: !141)
!147 = !DILocation(line: 0, scope: !145)
!148 = !DILocation(line: 12, column: 2, scope: !145, atomGroup: 12, atomRank: 1)
!149 = !DILocation(line: 17, column: 2, scope: !141, atomGroup: 7, atomRank: 1)
!150 = !DILocation(line: 13, column: 3, scope: !151)
!151 = distinct !DILexicalBlock(scope: !152, file: !3, line: 12, column: 30)
!152 = distinct !DILexicalBlock(scope: !145, file: !3, line: 12, column: 2)
!153 = !DILocation(line: 14, column: 7, scope: !151)
!154 = !DILocation(line: 14, column: 7, scope: !151, atomGroup: 4, atomRank: 2)
!155 = !DILocation(line: 14, column: 7, scope: !151, atomGroup: 4, atomRank: 1)
!156 = !DILocation(line: 15, column: 3, scope: !151)
!157 = !DILocation(line: 12, column: 26, scope: !152, atomGroup: 5, atomRank: 2)
!158 = !DILocation(line: 12, column: 20, scope: !152, atomGroup: 2, atomRank: 1)
!159 = !DILocation(line: 12, column: 2, scope: !145, atomGroup: 3, atomRank: 1)
!160 = distinct !{!160, !161, !162, !103, !104}
!161 = !DILocation(line: 12, column: 2, scope: !145)
!162 = !DILocation(line: 16, column: 2, scope: !145)
!163 = !DISubprogram(name: "sem_post", scope: !115, file: !115, line: 103, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DISubroutineType(types: !165)
!165 = !{!43, !118}
!166 = !DISubprogram(name: "sem_wait", scope: !115, file: !115, line: 55, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DISubprogram(name: "pthread_join", scope: !121, file: !121, line: 219, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DISubroutineType(types: !169)
!169 = !{!43, !61, !170}
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!171 = !DISubprogram(name: "sem_getvalue", scope: !115, file: !115, line: 106, type: !172, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!172 = !DISubroutineType(types: !173)
!173 = !{!43, !174, !175}
!174 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !118)
!175 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !176)
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!177 = !DISubprogram(name: "sem_trywait", scope: !115, file: !115, line: 100, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DISubprogram(name: "sem_destroy", scope: !115, file: !115, line: 39, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
