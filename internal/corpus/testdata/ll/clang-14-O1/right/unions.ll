; ModuleID = 'unions.c'
source_filename = "unions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.value = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = dso_local local_unnamed_addr global %union.value zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [61 x i8] c"shared.half[0] == 0x55667788 && shared.half[1] == 0x99223344\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"unions.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [49 x i8] c"shared.byte[0] == 0x88 && shared.byte[7] == 0x99\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !30 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #7, !dbg !38
  call void @llvm.dbg.value(metadata i64* %1, metadata !35, metadata !DIExpression(DW_OP_deref)), !dbg !39
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef null) #7, !dbg !40
  %4 = load i64, i64* %1, align 8, !dbg !41, !tbaa !42
  call void @llvm.dbg.value(metadata i64 %4, metadata !35, metadata !DIExpression()), !dbg !39
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #7, !dbg !46
  %6 = load i32, i32* bitcast (%union.value* @shared to i32*), align 8, !dbg !47, !tbaa !50
  %7 = icmp eq i32 %6, 1432778632, !dbg !47
  %8 = load i32, i32* getelementptr inbounds ([2 x i32], [2 x i32]* bitcast (%union.value* @shared to [2 x i32]*), i64 0, i64 1), align 4, !dbg !47
  %9 = icmp eq i32 %8, -1725811900, !dbg !47
  %10 = select i1 %7, i1 %9, i1 false, !dbg !47
  br i1 %10, label %12, label %11, !dbg !47

11:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !47
  unreachable, !dbg !47

12:                                               ; preds = %0
  %13 = load i8, i8* bitcast (%union.value* @shared to i8*), align 8, !dbg !51, !tbaa !50
  %14 = icmp eq i8 %13, -120, !dbg !51
  %15 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* bitcast (%union.value* @shared to [8 x i8]*), i64 0, i64 7), align 1, !dbg !51
  %16 = icmp eq i8 %15, -103, !dbg !51
  %17 = select i1 %14, i1 %16, i1 false, !dbg !51
  br i1 %17, label %19, label %18, !dbg !51

18:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !51
  unreachable, !dbg !51

19:                                               ; preds = %12
  store float 1.000000e+00, float* bitcast (%union.value* @shared to float*), align 8, !dbg !54, !tbaa !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #7, !dbg !55
  ret i32 0, !dbg !56
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !57 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly
define internal i8* @worker(i8* noundef readnone returned %0) #3 !dbg !81 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !83, metadata !DIExpression()), !dbg !84
  store i64 1234605616436508552, i64* getelementptr inbounds (%union.value, %union.value* @shared, i64 0, i32 0), align 8, !dbg !85, !tbaa !50
  store i8 -103, i8* getelementptr inbounds ([8 x i8], [8 x i8]* bitcast (%union.value* @shared to [8 x i8]*), i64 0, i64 7), align 1, !dbg !86, !tbaa !50
  ret i8* %0, !dbg !87
}

declare !dbg !88 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unions.c", directory: ".", checksumkind: CSK_MD5, checksum: "3c2baafbe806cecf082f95dc59c54e7b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "value", file: !3, line: 6, size: 64, elements: !8)
!8 = !{!9, !11, !16, !21}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !7, file: !3, line: 7, baseType: !10, size: 64)
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !7, file: !3, line: 8, baseType: !12, size: 64)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 64, elements: !14)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!15}
!15 = !DISubrange(count: 2)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !7, file: !3, line: 9, baseType: !17, size: 64)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !19)
!18 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "real", scope: !7, file: !3, line: 10, baseType: !22, size: 32)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !31, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !34)
!31 = !DISubroutineType(types: !32)
!32 = !{!33}
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !{!35}
!35 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 22, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !10)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DILocation(line: 22, column: 2, scope: !30)
!39 = !DILocation(line: 0, scope: !30)
!40 = !DILocation(line: 23, column: 2, scope: !30)
!41 = !DILocation(line: 24, column: 15, scope: !30)
!42 = !{!43, !43, i64 0}
!43 = !{!"long", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C/C++ TBAA"}
!46 = !DILocation(line: 24, column: 2, scope: !30)
!47 = !DILocation(line: 25, column: 2, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 25, column: 2)
!49 = distinct !DILexicalBlock(scope: !30, file: !3, line: 25, column: 2)
!50 = !{!44, !44, i64 0}
!51 = !DILocation(line: 26, column: 2, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 26, column: 2)
!53 = distinct !DILexicalBlock(scope: !30, file: !3, line: 26, column: 2)
!54 = !DILocation(line: 27, column: 14, scope: !30)
!55 = !DILocation(line: 30, column: 1, scope: !30)
!56 = !DILocation(line: 29, column: 2, scope: !30)
!57 = !DISubprogram(name: "pthread_create", scope: !58, file: !58, line: 202, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !80)
!58 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!59 = !DISubroutineType(types: !60)
!60 = !{!33, !61, !63, !76, !79}
!61 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !37, line: 62, baseType: !67)
!67 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !37, line: 56, size: 448, elements: !68)
!68 = !{!69, !74}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !67, file: !37, line: 58, baseType: !70, size: 448)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 448, elements: !72)
!71 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!72 = !{!73}
!73 = !DISubrange(count: 56)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !67, file: !37, line: 59, baseType: !75, size: 64)
!75 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5}
!79 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!80 = !{}
!81 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !77, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82)
!82 = !{!83}
!83 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 13, type: !5)
!84 = !DILocation(line: 0, scope: !81)
!85 = !DILocation(line: 15, column: 15, scope: !81)
!86 = !DILocation(line: 16, column: 17, scope: !81)
!87 = !DILocation(line: 17, column: 2, scope: !81)
!88 = !DISubprogram(name: "pthread_join", scope: !58, file: !58, line: 219, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !80)
!89 = !DISubroutineType(types: !90)
!90 = !{!33, !36, !91}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
