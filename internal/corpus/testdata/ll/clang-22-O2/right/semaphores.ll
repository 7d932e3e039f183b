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
  %6 = call i32 @sem_post(ptr noundef nonnull @ping) #5, !dbg !75
  %7 = call i32 @sem_wait(ptr noundef nonnull @pong) #5, !dbg !78
  %8 = load i32, ptr @ball, align 4, !dbg !79, !tbaa !52
  %9 = icmp eq i32 %8, 1, !dbg !82
  br i1 %9, label %16, label %21, !dbg !83, !llvm.loop !84

10:                                               ; preds = %16
    #dbg_value(i32 2, !64, !DIExpression(), !74)
  %11 = load i64, ptr %1, align 8, !dbg !88, !tbaa !89
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #5, !dbg !91
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !92
  %13 = call i32 @sem_getvalue(ptr noundef nonnull @ping, ptr noundef nonnull %2) #5, !dbg !93
  %14 = load i32, ptr %2, align 4, !dbg !94, !tbaa !52
  %15 = icmp eq i32 %14, 0, !dbg !97
  br i1 %15, label %22, label %25, !dbg !98

16:                                               ; preds = %0
    #dbg_value(i32 1, !64, !DIExpression(), !74)
  %17 = call i32 @sem_post(ptr noundef nonnull @ping) #5, !dbg !75
  %18 = call i32 @sem_wait(ptr noundef nonnull @pong) #5, !dbg !78
  %19 = load i32, ptr @ball, align 4, !dbg !79, !tbaa !52
  %20 = icmp eq i32 %19, 2, !dbg !99
  br i1 %20, label %10, label %21, !dbg !100, !llvm.loop !84

21:                                               ; preds = %16, %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 29, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !101
  unreachable, !dbg !101

22:                                               ; preds = %10
  %23 = call i32 @sem_trywait(ptr noundef nonnull @ping) #5, !dbg !102
  %24 = icmp eq i32 %23, -1, !dbg !103
  br i1 %24, label %26, label %25, !dbg !104

25:                                               ; preds = %22, %10
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 34, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !105
  unreachable, !dbg !105

26:                                               ; preds = %22
  %27 = call i32 @sem_destroy(ptr noundef nonnull @ping) #5, !dbg !106
  %28 = call i32 @sem_destroy(ptr noundef nonnull @pong) #5, !dbg !107
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !108
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !108
  ret i32 0, !dbg !109
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !110 i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !116 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noundef ptr @player(ptr noundef readnone returned captures(ret: address, provenance) %0) #0 !dbg !137 {
    #dbg_value(ptr %0, !139, !DIExpression(), !142)
    #dbg_value(i32 0, !140, !DIExpression(), !143)
    #dbg_value(i32 0, !140, !DIExpression(), !143)
  %2 = tail call i32 @sem_wait(ptr noundef nonnull @ping) #5, !dbg !144
  %3 = load i32, ptr @ball, align 4, !dbg !147, !tbaa !52
  %4 = add nsw i32 %3, 1, !dbg !148
  store i32 %4, ptr @ball, align 4, !dbg !149, !tbaa !52
  %5 = tail call i32 @sem_post(ptr noundef nonnull @pong) #5, !dbg !150
    #dbg_value(i32 1, !140, !DIExpression(), !143)
  %6 = tail call i32 @sem_wait(ptr noundef nonnull @ping) #5, !dbg !144
  %7 = load i32, ptr @ball, align 4, !dbg !147, !tbaa !52
  %8 = add nsw i32 %7, 1, !dbg !151
  store i32 %8, ptr @ball, align 4, !dbg !152, !tbaa !52
  %9 = tail call i32 @sem_post(ptr noundef nonnull @pong) #5, !dbg !150
    #dbg_value(i32 2, !140, !DIExpression(), !143)
  ret ptr %0, !dbg !153
}

; Function Attrs: nounwind
declare !dbg !154 i32 @sem_post(ptr noundef) local_unnamed_addr #2

declare !dbg !157 i32 @sem_wait(ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !158 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !162 i32 @sem_getvalue(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !168 i32 @sem_trywait(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !169 i32 @sem_destroy(ptr noundef) local_unnamed_addr #2

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
!75 = !DILocation(line: 27, column: 3, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 26, column: 30)
!77 = distinct !DILexicalBlock(scope: !65, file: !3, line: 26, column: 2)
!78 = !DILocation(line: 28, column: 3, scope: !76)
!79 = !DILocation(line: 29, column: 10, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 29, column: 10)
!81 = distinct !DILexicalBlock(scope: !76, file: !3, line: 29, column: 3)
!82 = !DILocation(line: 29, column: 15, scope: !80, atomGroup: 4, atomRank: 2)
!83 = !DILocation(line: 29, column: 15, scope: !80, atomGroup: 4, atomRank: 1)
!84 = distinct !{!84, !85, !86, !87}
!85 = !DILocation(line: 26, column: 2, scope: !65)
!86 = !DILocation(line: 30, column: 2, scope: !65)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocation(line: 31, column: 15, scope: !56)
!89 = !{!90, !90, i64 0}
!90 = !{!"long", !54, i64 0}
!91 = !DILocation(line: 31, column: 2, scope: !56)
!92 = !DILocation(line: 32, column: 2, scope: !56)
!93 = !DILocation(line: 33, column: 2, scope: !56)
!94 = !DILocation(line: 34, column: 9, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 34, column: 9)
!96 = distinct !DILexicalBlock(scope: !56, file: !3, line: 34, column: 2)
!97 = !DILocation(line: 34, column: 11, scope: !95, atomGroup: 7, atomRank: 2)
!98 = !DILocation(line: 34, column: 16, scope: !95, atomGroup: 7, atomRank: 1)
!99 = !DILocation(line: 29, column: 15, scope: !80, atomGroup: 20, atomRank: 2)
!100 = !DILocation(line: 29, column: 15, scope: !80, atomGroup: 20, atomRank: 1)
!101 = !DILocation(line: 29, column: 3, scope: !80)
!102 = !DILocation(line: 34, column: 19, scope: !95)
!103 = !DILocation(line: 34, column: 38, scope: !95, atomGroup: 8, atomRank: 2)
!104 = !DILocation(line: 34, column: 16, scope: !95, atomGroup: 8, atomRank: 1)
!105 = !DILocation(line: 34, column: 2, scope: !95)
!106 = !DILocation(line: 35, column: 2, scope: !56)
!107 = !DILocation(line: 36, column: 2, scope: !56)
!108 = !DILocation(line: 38, column: 1, scope: !56)
!109 = !DILocation(line: 37, column: 2, scope: !56, atomGroup: 10, atomRank: 1)
!110 = !DISubprogram(name: "sem_init", scope: !111, file: !111, line: 35, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DIFile(filename: "/usr/include/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "b4f7b553fe09bd66107d6e44fae0c79f")
!112 = !DISubroutineType(types: !113)
!113 = !{!43, !114, !43, !115}
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!115 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!116 = !DISubprogram(name: "pthread_create", scope: !117, file: !117, line: 202, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!118 = !DISubroutineType(types: !119)
!119 = !{!43, !120, !122, !133, !136}
!120 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !123)
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !125)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !62, line: 62, baseType: !126)
!126 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !62, line: 56, size: 448, elements: !127)
!127 = !{!128, !132}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !126, file: !62, line: 58, baseType: !129, size: 448)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 56)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !126, file: !62, line: 59, baseType: !40, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DISubroutineType(types: !135)
!135 = !{!5, !5}
!136 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!137 = distinct !DISubprogram(name: "player", scope: !3, file: !3, line: 10, type: !134, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !138, keyInstructions: true)
!138 = !{!139, !140}
!139 = !DILocalVariable(name: "arg", arg: 1, scope: !137, file: !3, line: 10, type: !5)
!140 = !DILocalVariable(name: "i", scope: !141, file: !3, line: 12, type: !43)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 12, column: 2)
!142 = !DILocation(line: 0, scope: !137)
!143 = !DILocation(line: 0, scope: !141)
!144 = !DILocation(line: 13, column: 3, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 12, column: 30)
!146 = distinct !DILexicalBlock(scope: !141, file: !3, line: 12, column: 2)
!147 = !DILocation(line: 14, column: 7, scope: !145)
!148 = !DILocation(line: 14, column: 7, scope: !145, atomGroup: 4, atomRank: 2)
!149 = !DILocation(line: 14, column: 7, scope: !145, atomGroup: 4, atomRank: 1)
!150 = !DILocation(line: 15, column: 3, scope: !145)
!151 = !DILocation(line: 14, column: 7, scope: !145, atomGroup: 13, atomRank: 2)
!152 = !DILocation(line: 14, column: 7, scope: !145, atomGroup: 13, atomRank: 1)
!153 = !DILocation(line: 17, column: 2, scope: !137, atomGroup: 7, atomRank: 1)
!154 = !DISubprogram(name: "sem_post", scope: !111, file: !111, line: 103, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DISubroutineType(types: !156)
!156 = !{!43, !114}
!157 = !DISubprogram(name: "sem_wait", scope: !111, file: !111, line: 55, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DISubprogram(name: "pthread_join", scope: !117, file: !117, line: 219, type: !159, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DISubroutineType(types: !160)
!160 = !{!43, !61, !161}
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!162 = !DISubprogram(name: "sem_getvalue", scope: !111, file: !111, line: 106, type: !163, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DISubroutineType(types: !164)
!164 = !{!43, !165, !166}
!165 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !114)
!166 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !167)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!168 = !DISubprogram(name: "sem_trywait", scope: !111, file: !111, line: 100, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DISubprogram(name: "sem_destroy", scope: !111, file: !111, line: 39, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
