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
  call void @llvm.dbg.value(metadata i64 0, metadata !39, metadata !DIExpression()), !dbg !45
  %3 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 0, !dbg !46
  %4 = call i32 @pthread_create(i64* noundef nonnull %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @inc, i8* noundef null) #8, !dbg !48
  call void @llvm.dbg.value(metadata i64 1, metadata !39, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata i64 1, metadata !39, metadata !DIExpression()), !dbg !45
  %5 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 1, !dbg !46
  %6 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @inc, i8* noundef null) #8, !dbg !48
  call void @llvm.dbg.value(metadata i64 2, metadata !39, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata i64 2, metadata !39, metadata !DIExpression()), !dbg !45
  %7 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 2, !dbg !46
  %8 = call i32 @pthread_create(i64* noundef nonnull %7, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @inc, i8* noundef null) #8, !dbg !48
  call void @llvm.dbg.value(metadata i64 3, metadata !39, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata i64 0, metadata !41, metadata !DIExpression()), !dbg !49
  %9 = load i64, i64* %3, align 16, !dbg !50, !tbaa !52
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null) #8, !dbg !56
  call void @llvm.dbg.value(metadata i64 1, metadata !41, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata i64 1, metadata !41, metadata !DIExpression()), !dbg !49
  %11 = load i64, i64* %5, align 8, !dbg !50, !tbaa !52
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null) #8, !dbg !56
  call void @llvm.dbg.value(metadata i64 2, metadata !41, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata i64 2, metadata !41, metadata !DIExpression()), !dbg !49
  %13 = load i64, i64* %7, align 16, !dbg !50, !tbaa !52
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null) #8, !dbg !56
  call void @llvm.dbg.value(metadata i64 3, metadata !41, metadata !DIExpression()), !dbg !49
  %15 = load atomic i32, i32* @n seq_cst, align 4, !dbg !57, !tbaa !60
  %16 = icmp eq i32 %15, 3, !dbg !57
  br i1 %16, label %18, label %17, !dbg !61

17:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !57
  unreachable, !dbg !57

18:                                               ; preds = %0
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #8, !dbg !62
  ret i32 0, !dbg !63
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !64 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define internal i8* @inc(i8* noundef readnone returned %0) #4 !dbg !88 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !90, metadata !DIExpression()), !dbg !91
  %2 = atomicrmw add i32* @n, i32 1 monotonic, align 4, !dbg !92
  ret i8* %0, !dbg !93
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !94 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

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
!46 = !DILocation(line: 19, column: 19, scope: !47)
!47 = distinct !DILexicalBlock(scope: !40, file: !3, line: 18, column: 2)
!48 = !DILocation(line: 19, column: 3, scope: !47)
!49 = !DILocation(line: 0, scope: !42)
!50 = !DILocation(line: 21, column: 16, scope: !51)
!51 = distinct !DILexicalBlock(scope: !42, file: !3, line: 20, column: 2)
!52 = !{!53, !53, i64 0}
!53 = !{!"long", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C/C++ TBAA"}
!56 = !DILocation(line: 21, column: 3, scope: !51)
!57 = !DILocation(line: 22, column: 2, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 22, column: 2)
!59 = distinct !DILexicalBlock(scope: !28, file: !3, line: 22, column: 2)
!60 = !{!54, !54, i64 0}
!61 = !DILocation(line: 22, column: 2, scope: !59)
!62 = !DILocation(line: 24, column: 1, scope: !28)
!63 = !DILocation(line: 23, column: 2, scope: !28)
!64 = !DISubprogram(name: "pthread_create", scope: !65, file: !65, line: 202, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !87)
!65 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!66 = !DISubroutineType(types: !67)
!67 = !{!20, !68, !70, !83, !86}
!68 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !69)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !71)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !35, line: 62, baseType: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !35, line: 56, size: 448, elements: !75)
!75 = !{!76, !81}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !74, file: !35, line: 58, baseType: !77, size: 448)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 448, elements: !79)
!78 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!79 = !{!80}
!80 = !DISubrange(count: 56)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !74, file: !35, line: 59, baseType: !82, size: 64)
!82 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DISubroutineType(types: !85)
!85 = !{!16, !16}
!86 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!87 = !{}
!88 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 9, type: !84, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !89)
!89 = !{!90}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 9, type: !16)
!91 = !DILocation(line: 0, scope: !88)
!92 = !DILocation(line: 11, column: 2, scope: !88)
!93 = !DILocation(line: 12, column: 2, scope: !88)
!94 = !DISubprogram(name: "pthread_join", scope: !65, file: !65, line: 219, type: !95, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !87)
!95 = !DISubroutineType(types: !96)
!96 = !{!20, !34, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
