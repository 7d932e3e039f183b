; ModuleID = 'atomic-operations.c'
source_filename = "atomic-operations.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@i = dso_local global i32 6, align 4, !dbg !0
@c = dso_local global i8 -6, align 1, !dbg !7
@l = dso_local global i64 -1, align 8, !dbg !12
@f = dso_local global float 1.000000e+00, align 4, !dbg !17
@.str = private unnamed_addr constant [62 x i8] c"atomic_fetch_add(&i, 4) == 6 && atomic_fetch_sub(&i, 1) == 10\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"atomic-operations.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [95 x i8] c"atomic_fetch_or(&i, 6) == 9 && atomic_fetch_and(&i, 12) == 15 && atomic_fetch_xor(&i, 5) == 12\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"i == 9\00", align 1
@.str.4 = private unnamed_addr constant [62 x i8] c"(unsigned char)(atomic_fetch_add(&c, 10) + 10) == 4 && c == 4\00", align 1
@.str.5 = private unnamed_addr constant [55 x i8] c"atomic_exchange(&l, 1LL << 40) == -1 && l == 1LL << 40\00", align 1
@b = dso_local global i8 0, align 1, !dbg !21
@.str.6 = private unnamed_addr constant [32 x i8] c"!atomic_exchange(&b, true) && b\00", align 1
@.str.7 = private unnamed_addr constant [67 x i8] c"!atomic_compare_exchange_strong(&i, &expected, 1) && expected == 9\00", align 1
@.str.8 = private unnamed_addr constant [59 x i8] c"atomic_compare_exchange_strong(&i, &expected, 1) && i == 1\00", align 1
@.str.9 = private unnamed_addr constant [20 x i8] c"i == 10 && --i == 9\00", align 1
@cells = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !31
@p = dso_local global i32* null, align 8, !dbg !26
@.str.10 = private unnamed_addr constant [15 x i8] c"p == &cells[2]\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"f == 1.5f\00", align 1
@.str.12 = private unnamed_addr constant [68 x i8] c"!atomic_flag_test_and_set(&flag) && atomic_flag_test_and_set(&flag)\00", align 1
@.str.13 = private unnamed_addr constant [33 x i8] c"!atomic_flag_test_and_set(&flag)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !45 {
  %1 = alloca %struct.atomic_flag, align 1
  %2 = atomicrmw add i32* @i, i32 4 seq_cst, align 4, !dbg !55
  %3 = icmp eq i32 %2, 6, !dbg !55
  br i1 %3, label %4, label %7, !dbg !55

4:                                                ; preds = %0
  %5 = atomicrmw sub i32* @i, i32 1 seq_cst, align 4, !dbg !55
  %6 = icmp eq i32 %5, 10, !dbg !55
  br i1 %6, label %8, label %7, !dbg !58

7:                                                ; preds = %4, %0
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !55
  unreachable, !dbg !55

8:                                                ; preds = %4
  %9 = atomicrmw or i32* @i, i32 6 seq_cst, align 4, !dbg !59
  %10 = icmp eq i32 %9, 9, !dbg !59
  br i1 %10, label %11, label %17, !dbg !59

11:                                               ; preds = %8
  %12 = atomicrmw and i32* @i, i32 12 seq_cst, align 4, !dbg !59
  %13 = icmp eq i32 %12, 15, !dbg !59
  br i1 %13, label %14, label %17, !dbg !59

14:                                               ; preds = %11
  %15 = atomicrmw xor i32* @i, i32 5 seq_cst, align 4, !dbg !59
  %16 = icmp eq i32 %15, 12, !dbg !59
  br i1 %16, label %18, label %17, !dbg !62

17:                                               ; preds = %14, %11, %8
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([95 x i8], [95 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !59
  unreachable, !dbg !59

18:                                               ; preds = %14
  %19 = load atomic i32, i32* @i seq_cst, align 4, !dbg !63, !tbaa !66
  %20 = icmp eq i32 %19, 9, !dbg !63
  br i1 %20, label %22, label %21, !dbg !69

21:                                               ; preds = %18
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !63
  unreachable, !dbg !63

22:                                               ; preds = %18
  %23 = atomicrmw add i8* @c, i8 10 seq_cst, align 1, !dbg !70
  %24 = icmp eq i8 %23, -6, !dbg !70
  br i1 %24, label %25, label %28, !dbg !70

25:                                               ; preds = %22
  %26 = load atomic i8, i8* @c seq_cst, align 1, !dbg !70, !tbaa !66
  %27 = icmp eq i8 %26, 4, !dbg !70
  br i1 %27, label %29, label %28, !dbg !73

28:                                               ; preds = %25, %22
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !70
  unreachable, !dbg !70

29:                                               ; preds = %25
  %30 = atomicrmw xchg i64* @l, i64 1099511627776 seq_cst, align 8, !dbg !74
  %31 = icmp eq i64 %30, -1, !dbg !74
  br i1 %31, label %32, label %35, !dbg !74

32:                                               ; preds = %29
  %33 = load atomic i64, i64* @l seq_cst, align 8, !dbg !74, !tbaa !66
  %34 = icmp eq i64 %33, 1099511627776, !dbg !74
  br i1 %34, label %36, label %35, !dbg !77

35:                                               ; preds = %32, %29
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !74
  unreachable, !dbg !74

36:                                               ; preds = %32
  %37 = atomicrmw xchg i8* @b, i8 1 seq_cst, align 1, !dbg !78
  %38 = and i8 %37, 1, !dbg !78
  %39 = icmp eq i8 %38, 0, !dbg !78
  br i1 %39, label %40, label %44, !dbg !78

40:                                               ; preds = %36
  %41 = load atomic i8, i8* @b seq_cst, align 1, !dbg !78, !tbaa !66
  %42 = and i8 %41, 1, !dbg !78
  %43 = icmp eq i8 %42, 0, !dbg !78
  br i1 %43, label %44, label %45, !dbg !81

44:                                               ; preds = %40, %36
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !78
  unreachable, !dbg !78

45:                                               ; preds = %40
  call void @llvm.dbg.value(metadata i32 8, metadata !49, metadata !DIExpression()), !dbg !82
  %46 = cmpxchg i32* @i, i32 8, i32 1 seq_cst seq_cst, align 4, !dbg !83
  %47 = extractvalue { i32, i1 } %46, 1, !dbg !83
  %48 = extractvalue { i32, i1 } %46, 0, !dbg !83
  %49 = icmp eq i32 %48, 9, !dbg !83
  %50 = xor i1 %47, true, !dbg !83
  call void @llvm.dbg.value(metadata i32 undef, metadata !49, metadata !DIExpression()), !dbg !82
  %51 = select i1 %50, i1 %49, i1 false, !dbg !83
  br i1 %51, label %53, label %52, !dbg !83

52:                                               ; preds = %45
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([67 x i8], [67 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !83
  unreachable, !dbg !83

53:                                               ; preds = %45
  %54 = cmpxchg i32* @i, i32 9, i32 1 seq_cst seq_cst, align 4, !dbg !86
  %55 = extractvalue { i32, i1 } %54, 1, !dbg !86
  br i1 %55, label %56, label %59, !dbg !86

56:                                               ; preds = %53
  %57 = load atomic i32, i32* @i seq_cst, align 4, !dbg !86, !tbaa !66
  %58 = icmp eq i32 %57, 1, !dbg !86
  br i1 %58, label %60, label %59, !dbg !89

59:                                               ; preds = %56, %53
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !86
  unreachable, !dbg !86

60:                                               ; preds = %56
  %61 = atomicrmw add i32* @i, i32 1 seq_cst, align 4, !dbg !90
  %62 = load atomic i32, i32* @i seq_cst, align 4, !dbg !91, !tbaa !66
  br label %63, !dbg !91

63:                                               ; preds = %63, %60
  %64 = phi i32 [ %62, %60 ], [ %67, %63 ], !dbg !91
  %65 = mul nsw i32 %64, 5, !dbg !91
  %66 = cmpxchg i32* @i, i32 %64, i32 %65 seq_cst seq_cst, align 4, !dbg !91
  %67 = extractvalue { i32, i1 } %66, 0, !dbg !91
  %68 = extractvalue { i32, i1 } %66, 1, !dbg !91
  br i1 %68, label %69, label %63, !dbg !91

69:                                               ; preds = %63
  %70 = load atomic i32, i32* @i seq_cst, align 4, !dbg !92, !tbaa !66
  %71 = icmp eq i32 %70, 10, !dbg !92
  br i1 %71, label %72, label %75, !dbg !92

72:                                               ; preds = %69
  %73 = atomicrmw sub i32* @i, i32 1 seq_cst, align 4, !dbg !92
  %74 = icmp eq i32 %73, 10, !dbg !92
  br i1 %74, label %76, label %75, !dbg !95

75:                                               ; preds = %72, %69
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !92
  unreachable, !dbg !92

76:                                               ; preds = %72
  store atomic i64 ptrtoint ([4 x i32]* @cells to i64), i64* bitcast (i32** @p to i64*) seq_cst, align 8, !dbg !96, !tbaa !66
  %77 = atomicrmw add i64* bitcast (i32** @p to i64*), i64 8 seq_cst, align 8, !dbg !97
  %78 = load atomic i64, i64* bitcast (i32** @p to i64*) seq_cst, align 8, !dbg !98, !tbaa !66
  %79 = inttoptr i64 %78 to i32*, !dbg !98
  %80 = icmp eq i32* %79, getelementptr inbounds ([4 x i32], [4 x i32]* @cells, i64 0, i64 2), !dbg !98
  br i1 %80, label %82, label %81, !dbg !101

81:                                               ; preds = %76
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !98
  unreachable, !dbg !98

82:                                               ; preds = %76
  %83 = load atomic i32, i32* bitcast (float* @f to i32*) seq_cst, align 4, !dbg !102, !tbaa !66
  br label %84, !dbg !102

84:                                               ; preds = %84, %82
  %85 = phi i32 [ %83, %82 ], [ %90, %84 ]
  %86 = bitcast i32 %85 to float, !dbg !102
  %87 = fadd float %86, 5.000000e-01, !dbg !102
  %88 = bitcast float %87 to i32, !dbg !102
  %89 = cmpxchg i32* bitcast (float* @f to i32*), i32 %85, i32 %88 seq_cst seq_cst, align 4, !dbg !102
  %90 = extractvalue { i32, i1 } %89, 0, !dbg !102
  %91 = extractvalue { i32, i1 } %89, 1, !dbg !102
  br i1 %91, label %92, label %84, !dbg !102

92:                                               ; preds = %84
  %93 = load atomic i32, i32* bitcast (float* @f to i32*) seq_cst, align 4, !dbg !103, !tbaa !66
  %94 = bitcast i32 %93 to float, !dbg !103
  %95 = fcmp oeq float %94, 1.500000e+00, !dbg !103
  br i1 %95, label %97, label %96, !dbg !106

96:                                               ; preds = %92
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !103
  unreachable, !dbg !103

97:                                               ; preds = %92
  %98 = getelementptr inbounds %struct.atomic_flag, %struct.atomic_flag* %1, i64 0, i32 0, !dbg !107
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %98) #6, !dbg !107
  call void @llvm.dbg.declare(metadata %struct.atomic_flag* %1, metadata !50, metadata !DIExpression()), !dbg !108
  store i8 0, i8* %98, align 1, !dbg !108
  %99 = atomicrmw xchg i8* %98, i8 1 seq_cst, align 1, !dbg !109
  %100 = and i8 %99, 1, !dbg !109
  %101 = icmp eq i8 %100, 0, !dbg !109
  br i1 %101, label %102, label %106, !dbg !109

102:                                              ; preds = %97
  %103 = atomicrmw xchg i8* %98, i8 1 seq_cst, align 1, !dbg !109
  %104 = and i8 %103, 1, !dbg !109
  %105 = icmp eq i8 %104, 0, !dbg !109
  br i1 %105, label %106, label %107, !dbg !112

106:                                              ; preds = %102, %97
  call void @__assert_fail(i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !109
  unreachable, !dbg !109

107:                                              ; preds = %102
  store atomic i8 0, i8* %98 seq_cst, align 1, !dbg !113
  %108 = atomicrmw xchg i8* %98, i8 1 seq_cst, align 1, !dbg !114
  %109 = and i8 %108, 1, !dbg !114
  %110 = icmp eq i8 %109, 0, !dbg !114
  br i1 %110, label %112, label %111, !dbg !117

111:                                              ; preds = %107
  call void @__assert_fail(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 37, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !114
  unreachable, !dbg !114

112:                                              ; preds = %107
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %98) #6, !dbg !118
  ret i32 0, !dbg !119
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "i", scope: !2, file: !3, line: 7, type: !36, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic-operations.c", directory: ".", checksumkind: CSK_MD5, checksum: "1755300500c65e9262b3c49ea83f4f3c")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!6 = !{!0, !7, !12, !17, !21, !26, !31}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uchar", file: !10, line: 89, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 9, type: !14, isLocal: false, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_llong", file: !10, line: 96, baseType: !15)
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!16 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 13, type: !19, isLocal: false, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 10, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !10, line: 85, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 11, type: !28, isLocal: false, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 12, type: !33, isLocal: false, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 7, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 1}
!44 = !{!"Debian clang version 14.0.6"}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !46, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!30}
!48 = !{!49, !50}
!49 = !DILocalVariable(name: "expected", scope: !45, file: !3, line: 23, type: !30)
!50 = !DILocalVariable(name: "flag", scope: !45, file: !3, line: 34, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !10, line: 158, baseType: !52)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !10, line: 158, size: 8, elements: !53)
!53 = !{!54}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !52, file: !10, line: 158, baseType: !23, size: 8)
!55 = !DILocation(line: 17, column: 2, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 17, column: 2)
!57 = distinct !DILexicalBlock(scope: !45, file: !3, line: 17, column: 2)
!58 = !DILocation(line: 17, column: 2, scope: !57)
!59 = !DILocation(line: 18, column: 2, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 18, column: 2)
!61 = distinct !DILexicalBlock(scope: !45, file: !3, line: 18, column: 2)
!62 = !DILocation(line: 18, column: 2, scope: !61)
!63 = !DILocation(line: 19, column: 2, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 19, column: 2)
!65 = distinct !DILexicalBlock(scope: !45, file: !3, line: 19, column: 2)
!66 = !{!67, !67, i64 0}
!67 = !{!"omnipotent char", !68, i64 0}
!68 = !{!"Simple C/C++ TBAA"}
!69 = !DILocation(line: 19, column: 2, scope: !65)
!70 = !DILocation(line: 20, column: 2, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 20, column: 2)
!72 = distinct !DILexicalBlock(scope: !45, file: !3, line: 20, column: 2)
!73 = !DILocation(line: 20, column: 2, scope: !72)
!74 = !DILocation(line: 21, column: 2, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 21, column: 2)
!76 = distinct !DILexicalBlock(scope: !45, file: !3, line: 21, column: 2)
!77 = !DILocation(line: 21, column: 2, scope: !76)
!78 = !DILocation(line: 22, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 22, column: 2)
!80 = distinct !DILexicalBlock(scope: !45, file: !3, line: 22, column: 2)
!81 = !DILocation(line: 22, column: 2, scope: !80)
!82 = !DILocation(line: 0, scope: !45)
!83 = !DILocation(line: 24, column: 2, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 24, column: 2)
!85 = distinct !DILexicalBlock(scope: !45, file: !3, line: 24, column: 2)
!86 = !DILocation(line: 25, column: 2, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 25, column: 2)
!88 = distinct !DILexicalBlock(scope: !45, file: !3, line: 25, column: 2)
!89 = !DILocation(line: 25, column: 2, scope: !88)
!90 = !DILocation(line: 26, column: 3, scope: !45)
!91 = !DILocation(line: 27, column: 4, scope: !45)
!92 = !DILocation(line: 28, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 28, column: 2)
!94 = distinct !DILexicalBlock(scope: !45, file: !3, line: 28, column: 2)
!95 = !DILocation(line: 28, column: 2, scope: !94)
!96 = !DILocation(line: 29, column: 4, scope: !45)
!97 = !DILocation(line: 30, column: 2, scope: !45)
!98 = !DILocation(line: 31, column: 2, scope: !99)
!99 = distinct !DILexicalBlock(scope: !100, file: !3, line: 31, column: 2)
!100 = distinct !DILexicalBlock(scope: !45, file: !3, line: 31, column: 2)
!101 = !DILocation(line: 31, column: 2, scope: !100)
!102 = !DILocation(line: 32, column: 4, scope: !45)
!103 = !DILocation(line: 33, column: 2, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 33, column: 2)
!105 = distinct !DILexicalBlock(scope: !45, file: !3, line: 33, column: 2)
!106 = !DILocation(line: 33, column: 2, scope: !105)
!107 = !DILocation(line: 34, column: 2, scope: !45)
!108 = !DILocation(line: 34, column: 14, scope: !45)
!109 = !DILocation(line: 35, column: 2, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 35, column: 2)
!111 = distinct !DILexicalBlock(scope: !45, file: !3, line: 35, column: 2)
!112 = !DILocation(line: 35, column: 2, scope: !111)
!113 = !DILocation(line: 36, column: 2, scope: !45)
!114 = !DILocation(line: 37, column: 2, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !3, line: 37, column: 2)
!116 = distinct !DILexicalBlock(scope: !45, file: !3, line: 37, column: 2)
!117 = !DILocation(line: 37, column: 2, scope: !116)
!118 = !DILocation(line: 39, column: 1, scope: !45)
!119 = !DILocation(line: 38, column: 2, scope: !45)
