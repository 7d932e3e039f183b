; ModuleID = 'spin-flag.c'
source_filename = "spin-flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@flag = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"spin-flag.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !30 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #7, !dbg !38
  call void @llvm.dbg.value(metadata i64* %1, metadata !34, metadata !DIExpression(DW_OP_deref)), !dbg !39
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @writer, i8* noundef null) #7, !dbg !40
  br label %4, !dbg !41

4:                                                ; preds = %4, %0
  %5 = load atomic i32, i32* @flag acquire, align 4, !dbg !42
  %6 = icmp eq i32 %5, 0, !dbg !43
  br i1 %6, label %4, label %7, !dbg !41, !llvm.loop !44

7:                                                ; preds = %4
  %8 = load i32, i32* @data, align 4, !dbg !47, !tbaa !50
  %9 = icmp eq i32 %8, 1, !dbg !47
  br i1 %9, label %11, label %10, !dbg !54

10:                                               ; preds = %7
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !47
  unreachable, !dbg !47

11:                                               ; preds = %7
  %12 = load i64, i64* %1, align 8, !dbg !55, !tbaa !56
  call void @llvm.dbg.value(metadata i64 %12, metadata !34, metadata !DIExpression()), !dbg !39
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null) #7, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #7, !dbg !59
  ret i32 0, !dbg !60
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !61 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define internal i8* @writer(i8* noundef readnone returned %0) #3 !dbg !85 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !87, metadata !DIExpression()), !dbg !88
  store i32 1, i32* @data, align 4, !dbg !89, !tbaa !50
  store atomic i32 1, i32* @flag release, align 4, !dbg !90
  ret i8* %0, !dbg !91
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

declare !dbg !92 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 8, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin-flag.c", directory: ".", checksumkind: CSK_MD5, checksum: "bbdbe3cfcfbd374d765493128c7c48d1")
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
!17 = !{!18, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !31, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!20}
!33 = !{!34}
!34 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 19, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 19, column: 2, scope: !30)
!39 = !DILocation(line: 0, scope: !30)
!40 = !DILocation(line: 20, column: 2, scope: !30)
!41 = !DILocation(line: 21, column: 2, scope: !30)
!42 = !DILocation(line: 21, column: 10, scope: !30)
!43 = !DILocation(line: 21, column: 9, scope: !30)
!44 = distinct !{!44, !41, !45, !46}
!45 = !DILocation(line: 22, column: 3, scope: !30)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocation(line: 23, column: 2, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 23, column: 2)
!49 = distinct !DILexicalBlock(scope: !30, file: !3, line: 23, column: 2)
!50 = !{!51, !51, i64 0}
!51 = !{!"int", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C/C++ TBAA"}
!54 = !DILocation(line: 23, column: 2, scope: !49)
!55 = !DILocation(line: 24, column: 15, scope: !30)
!56 = !{!57, !57, i64 0}
!57 = !{!"long", !52, i64 0}
!58 = !DILocation(line: 24, column: 2, scope: !30)
!59 = !DILocation(line: 26, column: 1, scope: !30)
!60 = !DILocation(line: 25, column: 2, scope: !30)
!61 = !DISubprogram(name: "pthread_create", scope: !62, file: !62, line: 202, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !84)
!62 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!63 = !DISubroutineType(types: !64)
!64 = !{!20, !65, !67, !80, !83}
!65 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !66)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !36, line: 62, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !36, line: 56, size: 448, elements: !72)
!72 = !{!73, !78}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !71, file: !36, line: 58, baseType: !74, size: 448)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 448, elements: !76)
!75 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!76 = !{!77}
!77 = !DISubrange(count: 56)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !71, file: !36, line: 59, baseType: !79, size: 64)
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DISubroutineType(types: !82)
!82 = !{!16, !16}
!83 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!84 = !{}
!85 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !81, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !86)
!86 = !{!87}
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 10, type: !16)
!88 = !DILocation(line: 0, scope: !85)
!89 = !DILocation(line: 12, column: 7, scope: !85)
!90 = !DILocation(line: 13, column: 2, scope: !85)
!91 = !DILocation(line: 14, column: 2, scope: !85)
!92 = !DISubprogram(name: "pthread_join", scope: !62, file: !62, line: 219, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !84)
!93 = !DISubroutineType(types: !94)
!94 = !{!20, !35, !95}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
