; ModuleID = 'struct-assign.c'
source_filename = "struct-assign.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.line = type { %struct.point, %struct.point, double }
%struct.point = type { i8, i32, i16 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = dso_local local_unnamed_addr global %struct.line zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"sum(shared) == 3 + 100 + 1 + 2\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"struct-assign.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [71 x i8] c"shared.from.tag == 'a' && shared.to.tag == 'b' && shared.weight == 0.5\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !28 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #8, !dbg !36
  call void @llvm.dbg.value(metadata i64* %1, metadata !32, metadata !DIExpression(DW_OP_deref)), !dbg !37
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef null) #8, !dbg !38
  %4 = load i64, i64* %1, align 8, !dbg !39, !tbaa !40
  call void @llvm.dbg.value(metadata i64 %4, metadata !32, metadata !DIExpression()), !dbg !37
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #8, !dbg !44
  call void @llvm.dbg.declare(metadata %struct.line* @shared, metadata !45, metadata !DIExpression()), !dbg !50
  %6 = load i32, i32* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 0, i32 1), align 4, !dbg !54, !tbaa !55
  %7 = load i32, i32* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 1, i32 1), align 8, !dbg !61, !tbaa !62
  %8 = add nsw i32 %7, %6, !dbg !63
  %9 = load i16, i16* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 0, i32 2), align 8, !dbg !64, !tbaa !65
  %10 = sext i16 %9 to i32, !dbg !66
  %11 = add nsw i32 %8, %10, !dbg !67
  %12 = load i16, i16* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 1, i32 2), align 4, !dbg !68, !tbaa !69
  %13 = sext i16 %12 to i32, !dbg !70
  %14 = add nsw i32 %11, %13, !dbg !71
  %15 = icmp eq i32 %14, 106, !dbg !72
  br i1 %15, label %17, label %16, !dbg !73

16:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 38, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !72
  unreachable, !dbg !72

17:                                               ; preds = %0
  %18 = load i8, i8* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 0, i32 0), align 8, !dbg !74, !tbaa !77
  %19 = icmp eq i8 %18, 97, !dbg !74
  %20 = load i8, i8* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 1, i32 0), align 4, !dbg !74
  %21 = icmp eq i8 %20, 98, !dbg !74
  %22 = select i1 %19, i1 %21, i1 false, !dbg !74
  %23 = load double, double* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 2), align 8, !dbg !74
  %24 = fcmp oeq double %23, 5.000000e-01, !dbg !74
  %25 = select i1 %22, i1 %24, i1 false, !dbg !74
  br i1 %25, label %27, label %26, !dbg !74

26:                                               ; preds = %17
  call void @__assert_fail(i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !74
  unreachable, !dbg !74

27:                                               ; preds = %17
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #8, !dbg !78
  ret i32 0, !dbg !79
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !80 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define internal i8* @worker(i8* noundef readnone returned %0) #4 !dbg !103 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !105, metadata !DIExpression()), !dbg !110
  store i8 97, i8* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 0, i32 0), align 8, !dbg !111, !tbaa.struct !112
  store i32 3, i32* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 0, i32 1), align 4, !dbg !111, !tbaa.struct !117
  store i16 1, i16* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 0, i32 2), align 8, !dbg !111, !tbaa.struct !118
  store i8 98, i8* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 1, i32 0), align 4, !dbg !111, !tbaa.struct !119
  store i16 2, i16* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 1, i32 2), align 4, !dbg !111, !tbaa.struct !120
  store double 5.000000e-01, double* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 2), align 8, !dbg !111, !tbaa.struct !121
  call void @llvm.dbg.value(metadata i32 undef, metadata !106, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !110
  call void @llvm.dbg.value(metadata i32 undef, metadata !106, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 32)), !dbg !110
  call void @llvm.dbg.value(metadata i32 100, metadata !106, metadata !DIExpression(DW_OP_LLVM_fragment, 384, 32)), !dbg !110
  store i32 100, i32* getelementptr inbounds (%struct.line, %struct.line* @shared, i64 0, i32 1, i32 1), align 8, !dbg !122, !tbaa.struct !123
  ret i8* %0, !dbg !124
}

declare !dbg !125 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #6

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 9, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "struct-assign.c", directory: ".", checksumkind: CSK_MD5, checksum: "936d47c2c519fc72a741f3bc9211171a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "line", file: !3, line: 7, size: 256, elements: !8)
!8 = !{!9, !18, !19}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !7, file: !3, line: 7, baseType: !10, size: 96)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 6, size: 96, elements: !11)
!11 = !{!12, !14, !16}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !10, file: !3, line: 6, baseType: !13, size: 8)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !10, file: !3, line: 6, baseType: !15, size: 32, offset: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !10, file: !3, line: 6, baseType: !17, size: 16, offset: 64)
!17 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !7, file: !3, line: 7, baseType: !10, size: 96, offset: 96)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !7, file: !3, line: 7, baseType: !20, size: 64, offset: 192)
!20 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{!"Debian clang version 14.0.6"}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !29, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!15}
!31 = !{!32}
!32 = !DILocalVariable(name: "t", scope: !28, file: !3, line: 35, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 35, column: 2, scope: !28)
!37 = !DILocation(line: 0, scope: !28)
!38 = !DILocation(line: 36, column: 2, scope: !28)
!39 = !DILocation(line: 37, column: 15, scope: !28)
!40 = !{!41, !41, i64 0}
!41 = !{!"long", !42, i64 0}
!42 = !{!"omnipotent char", !43, i64 0}
!43 = !{!"Simple C/C++ TBAA"}
!44 = !DILocation(line: 37, column: 2, scope: !28)
!45 = !DILocalVariable(name: "l", arg: 1, scope: !46, file: !3, line: 17, type: !7)
!46 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 17, type: !47, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!15, !7}
!49 = !{!45}
!50 = !DILocation(line: 17, column: 28, scope: !46, inlinedAt: !51)
!51 = distinct !DILocation(line: 38, column: 2, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 38, column: 2)
!53 = distinct !DILexicalBlock(scope: !28, file: !3, line: 38, column: 2)
!54 = !DILocation(line: 19, column: 16, scope: !46, inlinedAt: !51)
!55 = !{!56, !58, i64 4}
!56 = !{!"line", !57, i64 0, !57, i64 12, !60, i64 24}
!57 = !{!"point", !42, i64 0, !58, i64 4, !59, i64 8}
!58 = !{!"int", !42, i64 0}
!59 = !{!"short", !42, i64 0}
!60 = !{!"double", !42, i64 0}
!61 = !DILocation(line: 19, column: 25, scope: !46, inlinedAt: !51)
!62 = !{!56, !58, i64 16}
!63 = !DILocation(line: 19, column: 18, scope: !46, inlinedAt: !51)
!64 = !DILocation(line: 19, column: 36, scope: !46, inlinedAt: !51)
!65 = !{!56, !59, i64 8}
!66 = !DILocation(line: 19, column: 29, scope: !46, inlinedAt: !51)
!67 = !DILocation(line: 19, column: 27, scope: !46, inlinedAt: !51)
!68 = !DILocation(line: 19, column: 45, scope: !46, inlinedAt: !51)
!69 = !{!56, !59, i64 20}
!70 = !DILocation(line: 19, column: 40, scope: !46, inlinedAt: !51)
!71 = !DILocation(line: 19, column: 38, scope: !46, inlinedAt: !51)
!72 = !DILocation(line: 38, column: 2, scope: !52)
!73 = !DILocation(line: 38, column: 2, scope: !53)
!74 = !DILocation(line: 39, column: 2, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 39, column: 2)
!76 = distinct !DILexicalBlock(scope: !28, file: !3, line: 39, column: 2)
!77 = !{!56, !42, i64 0}
!78 = !DILocation(line: 41, column: 1, scope: !28)
!79 = !DILocation(line: 40, column: 2, scope: !28)
!80 = !DISubprogram(name: "pthread_create", scope: !81, file: !81, line: 202, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !102)
!81 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!82 = !DISubroutineType(types: !83)
!83 = !{!15, !84, !86, !98, !101}
!84 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !85)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !87)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !34, line: 62, baseType: !90)
!90 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !34, line: 56, size: 448, elements: !91)
!91 = !{!92, !96}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !90, file: !34, line: 58, baseType: !93, size: 448)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 448, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 56)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !90, file: !34, line: 59, baseType: !97, size: 64)
!97 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!99 = !DISubroutineType(types: !100)
!100 = !{!5, !5}
!101 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!102 = !{}
!103 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 22, type: !99, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !104)
!104 = !{!105, !106}
!105 = !DILocalVariable(name: "arg", arg: 1, scope: !103, file: !3, line: 22, type: !5)
!106 = !DILocalVariable(name: "copies", scope: !103, file: !3, line: 25, type: !107)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 2)
!110 = !DILocation(line: 0, scope: !103)
!111 = !DILocation(line: 24, column: 11, scope: !103)
!112 = !{i64 0, i64 1, !113, i64 4, i64 4, !114, i64 8, i64 2, !115, i64 12, i64 1, !113, i64 16, i64 4, !114, i64 20, i64 2, !115, i64 24, i64 8, !116}
!113 = !{!42, !42, i64 0}
!114 = !{!58, !58, i64 0}
!115 = !{!59, !59, i64 0}
!116 = !{!60, !60, i64 0}
!117 = !{i64 0, i64 4, !114, i64 4, i64 2, !115, i64 8, i64 1, !113, i64 12, i64 4, !114, i64 16, i64 2, !115, i64 20, i64 8, !116}
!118 = !{i64 0, i64 2, !115, i64 4, i64 1, !113, i64 8, i64 4, !114, i64 12, i64 2, !115, i64 16, i64 8, !116}
!119 = !{i64 0, i64 1, !113, i64 4, i64 4, !114, i64 8, i64 2, !115, i64 12, i64 8, !116}
!120 = !{i64 0, i64 2, !115, i64 4, i64 8, !116}
!121 = !{i64 0, i64 8, !116}
!122 = !DILocation(line: 29, column: 11, scope: !103)
!123 = !{i64 0, i64 4, !114, i64 4, i64 2, !115, i64 8, i64 8, !116}
!124 = !DILocation(line: 30, column: 2, scope: !103)
!125 = !DISubprogram(name: "pthread_join", scope: !81, file: !81, line: 219, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !102)
!126 = !DISubroutineType(types: !127)
!127 = !{!15, !33, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
