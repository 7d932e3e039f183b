; ModuleID = 'sret-byval.c'
source_filename = "sret-byval.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { [9 x i64], [5 x i8] }
%struct.pairf = type { float, float }
%struct.odd = type { [3 x i8] }

@.str = private unnamed_addr constant [4 x i8] c"big\00", align 1
@.str.1 = private unnamed_addr constant [73 x i8] c"b.v[1] == 2 && c.v[1] == -1 && c.v[2] == 3 && strcmp(c.name, \22big\22) == 0\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"sret-byval.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"p.x == 2.5f && p.y == 1.5f\00", align 1
@.str.4 = private unnamed_addr constant [42 x i8] c"o.a[0] == 2 && o.a[1] == 3 && o.a[2] == 1\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.big, align 8
  %3 = alloca %struct.big, align 8
  %4 = alloca %struct.pairf, align 4
  %5 = alloca %struct.pairf, align 4
  %6 = alloca %struct.odd, align 1
  %7 = alloca %struct.odd, align 1
  %8 = alloca i24, align 4
  %9 = alloca i24, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.big* %2, metadata !15, metadata !DIExpression()), !dbg !28
  %10 = bitcast %struct.big* %2 to i8*, !dbg !28
  call void @llvm.memset.p0i8.i64(i8* align 8 %10, i8 0, i64 80, i1 false), !dbg !28
  %11 = bitcast i8* %10 to %struct.big*, !dbg !28
  %12 = getelementptr inbounds %struct.big, %struct.big* %11, i32 0, i32 0, !dbg !28
  %13 = getelementptr inbounds [9 x i64], [9 x i64]* %12, i32 0, i32 0, !dbg !28
  store i64 1, i64* %13, align 8, !dbg !28
  %14 = getelementptr inbounds [9 x i64], [9 x i64]* %12, i32 0, i32 1, !dbg !28
  store i64 2, i64* %14, align 8, !dbg !28
  %15 = getelementptr inbounds [9 x i64], [9 x i64]* %12, i32 0, i32 2, !dbg !28
  store i64 3, i64* %15, align 8, !dbg !28
  %16 = getelementptr inbounds %struct.big, %struct.big* %11, i32 0, i32 1, !dbg !28
  %17 = getelementptr inbounds [5 x i8], [5 x i8]* %16, i32 0, i32 0, !dbg !28
  store i8 120, i8* %17, align 8, !dbg !28
  call void @llvm.dbg.declare(metadata %struct.big* %3, metadata !29, metadata !DIExpression()), !dbg !30
  call void @change(%struct.big* sret(%struct.big) align 8 %3, %struct.big* noundef byval(%struct.big) align 8 %2, i32 noundef 1), !dbg !31
  %18 = getelementptr inbounds %struct.big, %struct.big* %2, i32 0, i32 0, !dbg !32
  %19 = getelementptr inbounds [9 x i64], [9 x i64]* %18, i64 0, i64 1, !dbg !32
  %20 = load i64, i64* %19, align 8, !dbg !32
  %21 = icmp eq i64 %20, 2, !dbg !32
  br i1 %21, label %22, label %38, !dbg !32

22:                                               ; preds = %0
  %23 = getelementptr inbounds %struct.big, %struct.big* %3, i32 0, i32 0, !dbg !32
  %24 = getelementptr inbounds [9 x i64], [9 x i64]* %23, i64 0, i64 1, !dbg !32
  %25 = load i64, i64* %24, align 8, !dbg !32
  %26 = icmp eq i64 %25, -1, !dbg !32
  br i1 %26, label %27, label %38, !dbg !32

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.big, %struct.big* %3, i32 0, i32 0, !dbg !32
  %29 = getelementptr inbounds [9 x i64], [9 x i64]* %28, i64 0, i64 2, !dbg !32
  %30 = load i64, i64* %29, align 8, !dbg !32
  %31 = icmp eq i64 %30, 3, !dbg !32
  br i1 %31, label %32, label %38, !dbg !32

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.big, %struct.big* %3, i32 0, i32 1, !dbg !32
  %34 = getelementptr inbounds [5 x i8], [5 x i8]* %33, i64 0, i64 0, !dbg !32
  %35 = call i32 @strcmp(i8* noundef %34, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #8, !dbg !32
  %36 = icmp eq i32 %35, 0, !dbg !32
  br i1 %36, label %37, label %38, !dbg !35

37:                                               ; preds = %32
  br label %39, !dbg !35

38:                                               ; preds = %32, %27, %22, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([73 x i8], [73 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !32
  unreachable, !dbg !32

39:                                               ; preds = %37
  call void @llvm.dbg.declare(metadata %struct.pairf* %4, metadata !36, metadata !DIExpression()), !dbg !42
  %40 = getelementptr inbounds %struct.pairf, %struct.pairf* %5, i32 0, i32 0, !dbg !43
  store float 1.500000e+00, float* %40, align 4, !dbg !43
  %41 = getelementptr inbounds %struct.pairf, %struct.pairf* %5, i32 0, i32 1, !dbg !43
  store float 2.500000e+00, float* %41, align 4, !dbg !43
  %42 = bitcast %struct.pairf* %5 to <2 x float>*, !dbg !44
  %43 = load <2 x float>, <2 x float>* %42, align 4, !dbg !44
  %44 = call <2 x float> @swap(<2 x float> %43), !dbg !44
  %45 = bitcast %struct.pairf* %4 to <2 x float>*, !dbg !44
  store <2 x float> %44, <2 x float>* %45, align 4, !dbg !44
  %46 = getelementptr inbounds %struct.pairf, %struct.pairf* %4, i32 0, i32 0, !dbg !45
  %47 = load float, float* %46, align 4, !dbg !45
  %48 = fcmp oeq float %47, 2.500000e+00, !dbg !45
  br i1 %48, label %49, label %54, !dbg !45

49:                                               ; preds = %39
  %50 = getelementptr inbounds %struct.pairf, %struct.pairf* %4, i32 0, i32 1, !dbg !45
  %51 = load float, float* %50, align 4, !dbg !45
  %52 = fcmp oeq float %51, 1.500000e+00, !dbg !45
  br i1 %52, label %53, label %54, !dbg !48

53:                                               ; preds = %49
  br label %55, !dbg !48

54:                                               ; preds = %49, %39
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !45
  unreachable, !dbg !45

55:                                               ; preds = %53
  call void @llvm.dbg.declare(metadata %struct.odd* %6, metadata !49, metadata !DIExpression()), !dbg !56
  %56 = getelementptr inbounds %struct.odd, %struct.odd* %7, i32 0, i32 0, !dbg !57
  %57 = getelementptr inbounds [3 x i8], [3 x i8]* %56, i64 0, i64 0, !dbg !58
  store i8 1, i8* %57, align 1, !dbg !58
  %58 = getelementptr inbounds i8, i8* %57, i64 1, !dbg !58
  store i8 2, i8* %58, align 1, !dbg !58
  %59 = getelementptr inbounds i8, i8* %58, i64 1, !dbg !58
  store i8 3, i8* %59, align 1, !dbg !58
  %60 = getelementptr inbounds %struct.odd, %struct.odd* %7, i32 0, i32 0, !dbg !59
  %61 = bitcast i24* %8 to i8*, !dbg !59
  %62 = bitcast [3 x i8]* %60 to i8*, !dbg !59
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %61, i8* align 1 %62, i64 3, i1 false), !dbg !59
  %63 = load i24, i24* %8, align 4, !dbg !59
  %64 = call i24 @shift(i24 %63), !dbg !59
  %65 = getelementptr inbounds %struct.odd, %struct.odd* %6, i32 0, i32 0, !dbg !59
  store i24 %64, i24* %9, align 4, !dbg !59
  %66 = bitcast [3 x i8]* %65 to i8*, !dbg !59
  %67 = bitcast i24* %9 to i8*, !dbg !59
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %66, i8* align 4 %67, i64 3, i1 false), !dbg !59
  %68 = getelementptr inbounds %struct.odd, %struct.odd* %6, i32 0, i32 0, !dbg !60
  %69 = getelementptr inbounds [3 x i8], [3 x i8]* %68, i64 0, i64 0, !dbg !60
  %70 = load i8, i8* %69, align 1, !dbg !60
  %71 = sext i8 %70 to i32, !dbg !60
  %72 = icmp eq i32 %71, 2, !dbg !60
  br i1 %72, label %73, label %86, !dbg !60

73:                                               ; preds = %55
  %74 = getelementptr inbounds %struct.odd, %struct.odd* %6, i32 0, i32 0, !dbg !60
  %75 = getelementptr inbounds [3 x i8], [3 x i8]* %74, i64 0, i64 1, !dbg !60
  %76 = load i8, i8* %75, align 1, !dbg !60
  %77 = sext i8 %76 to i32, !dbg !60
  %78 = icmp eq i32 %77, 3, !dbg !60
  br i1 %78, label %79, label %86, !dbg !60

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.odd, %struct.odd* %6, i32 0, i32 0, !dbg !60
  %81 = getelementptr inbounds [3 x i8], [3 x i8]* %80, i64 0, i64 2, !dbg !60
  %82 = load i8, i8* %81, align 1, !dbg !60
  %83 = sext i8 %82 to i32, !dbg !60
  %84 = icmp eq i32 %83, 1, !dbg !60
  br i1 %84, label %85, label %86, !dbg !63

85:                                               ; preds = %79
  br label %87, !dbg !63

86:                                               ; preds = %79, %73, %55
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i32 noundef 37, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !60
  unreachable, !dbg !60

87:                                               ; preds = %85
  ret i32 0, !dbg !64
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @change(%struct.big* noalias sret(%struct.big) align 8 %0, %struct.big* noundef byval(%struct.big) align 8 %1, i32 noundef %2) #3 !dbg !65 {
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.big* %1, metadata !68, metadata !DIExpression()), !dbg !69
  store i32 %2, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !70, metadata !DIExpression()), !dbg !71
  %5 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 0, !dbg !72
  %6 = load i32, i32* %4, align 4, !dbg !73
  %7 = sext i32 %6 to i64, !dbg !74
  %8 = getelementptr inbounds [9 x i64], [9 x i64]* %5, i64 0, i64 %7, !dbg !74
  store i64 -1, i64* %8, align 8, !dbg !75
  %9 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 1, !dbg !76
  %10 = getelementptr inbounds [5 x i8], [5 x i8]* %9, i64 0, i64 0, !dbg !77
  %11 = call i8* @strcpy(i8* noundef %10, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #10, !dbg !78
  %12 = bitcast %struct.big* %0 to i8*, !dbg !79
  %13 = bitcast %struct.big* %1 to i8*, !dbg !79
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %12, i8* align 8 %13, i64 80, i1 false), !dbg !79
  ret void, !dbg !80
}

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal <2 x float> @swap(<2 x float> %0) #0 !dbg !81 {
  %2 = alloca %struct.pairf, align 4
  %3 = alloca %struct.pairf, align 4
  %4 = bitcast %struct.pairf* %3 to <2 x float>*
  store <2 x float> %0, <2 x float>* %4, align 4
  call void @llvm.dbg.declare(metadata %struct.pairf* %3, metadata !84, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata %struct.pairf* %2, metadata !86, metadata !DIExpression()), !dbg !87
  %5 = getelementptr inbounds %struct.pairf, %struct.pairf* %2, i32 0, i32 0, !dbg !88
  %6 = getelementptr inbounds %struct.pairf, %struct.pairf* %3, i32 0, i32 1, !dbg !89
  %7 = load float, float* %6, align 4, !dbg !89
  store float %7, float* %5, align 4, !dbg !88
  %8 = getelementptr inbounds %struct.pairf, %struct.pairf* %2, i32 0, i32 1, !dbg !88
  %9 = getelementptr inbounds %struct.pairf, %struct.pairf* %3, i32 0, i32 0, !dbg !90
  %10 = load float, float* %9, align 4, !dbg !90
  store float %10, float* %8, align 4, !dbg !88
  %11 = bitcast %struct.pairf* %2 to <2 x float>*, !dbg !91
  %12 = load <2 x float>, <2 x float>* %11, align 4, !dbg !91
  ret <2 x float> %12, !dbg !91
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i24 @shift(i24 %0) #3 !dbg !92 {
  %2 = alloca %struct.odd, align 1
  %3 = alloca %struct.odd, align 1
  %4 = alloca i24, align 4
  %5 = alloca i24, align 4
  %6 = getelementptr inbounds %struct.odd, %struct.odd* %3, i32 0, i32 0
  store i24 %0, i24* %4, align 4
  %7 = bitcast [3 x i8]* %6 to i8*
  %8 = bitcast i24* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %7, i8* align 4 %8, i64 3, i1 false)
  call void @llvm.dbg.declare(metadata %struct.odd* %3, metadata !95, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.declare(metadata %struct.odd* %2, metadata !97, metadata !DIExpression()), !dbg !98
  %9 = getelementptr inbounds %struct.odd, %struct.odd* %2, i32 0, i32 0, !dbg !99
  %10 = getelementptr inbounds [3 x i8], [3 x i8]* %9, i64 0, i64 0, !dbg !100
  %11 = getelementptr inbounds %struct.odd, %struct.odd* %3, i32 0, i32 0, !dbg !101
  %12 = getelementptr inbounds [3 x i8], [3 x i8]* %11, i64 0, i64 1, !dbg !102
  %13 = load i8, i8* %12, align 1, !dbg !102
  store i8 %13, i8* %10, align 1, !dbg !100
  %14 = getelementptr inbounds i8, i8* %10, i64 1, !dbg !100
  %15 = getelementptr inbounds %struct.odd, %struct.odd* %3, i32 0, i32 0, !dbg !103
  %16 = getelementptr inbounds [3 x i8], [3 x i8]* %15, i64 0, i64 2, !dbg !104
  %17 = load i8, i8* %16, align 1, !dbg !104
  store i8 %17, i8* %14, align 1, !dbg !100
  %18 = getelementptr inbounds i8, i8* %14, i64 1, !dbg !100
  %19 = getelementptr inbounds %struct.odd, %struct.odd* %3, i32 0, i32 0, !dbg !105
  %20 = getelementptr inbounds [3 x i8], [3 x i8]* %19, i64 0, i64 0, !dbg !106
  %21 = load i8, i8* %20, align 1, !dbg !106
  store i8 %21, i8* %18, align 1, !dbg !100
  %22 = getelementptr inbounds %struct.odd, %struct.odd* %2, i32 0, i32 0, !dbg !107
  %23 = bitcast i24* %5 to i8*, !dbg !107
  %24 = bitcast [3 x i8]* %22 to i8*, !dbg !107
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %23, i8* align 1 %24, i64 3, i1 false), !dbg !107
  %25 = load i24, i24* %5, align 4, !dbg !107
  ret i24 %25, !dbg !107
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind readonly willreturn }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sret-byval.c", directory: ".", checksumkind: CSK_MD5, checksum: "e8c1a38b488e56906fefa5df1e78c9a1")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !11, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 31, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !1, line: 6, size: 640, elements: !17)
!17 = !{!18, !23}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !16, file: !1, line: 6, baseType: !19, size: 576)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 576, elements: !21)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !{!22}
!22 = !DISubrange(count: 9)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !16, file: !1, line: 6, baseType: !24, size: 40, offset: 576)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 40, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 5)
!28 = !DILocation(line: 31, column: 13, scope: !10)
!29 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 32, type: !16)
!30 = !DILocation(line: 32, column: 13, scope: !10)
!31 = !DILocation(line: 32, column: 17, scope: !10)
!32 = !DILocation(line: 33, column: 2, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 33, column: 2)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 33, column: 2)
!35 = !DILocation(line: 33, column: 2, scope: !34)
!36 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 34, type: !37)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pairf", file: !1, line: 7, size: 64, elements: !38)
!38 = !{!39, !41}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !37, file: !1, line: 7, baseType: !40, size: 32)
!40 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !37, file: !1, line: 7, baseType: !40, size: 32, offset: 32)
!42 = !DILocation(line: 34, column: 15, scope: !10)
!43 = !DILocation(line: 34, column: 38, scope: !10)
!44 = !DILocation(line: 34, column: 19, scope: !10)
!45 = !DILocation(line: 35, column: 2, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !1, line: 35, column: 2)
!47 = distinct !DILexicalBlock(scope: !10, file: !1, line: 35, column: 2)
!48 = !DILocation(line: 35, column: 2, scope: !47)
!49 = !DILocalVariable(name: "o", scope: !10, file: !1, line: 36, type: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "odd", file: !1, line: 8, size: 24, elements: !51)
!51 = !{!52}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !50, file: !1, line: 8, baseType: !53, size: 24)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 24, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 3)
!56 = !DILocation(line: 36, column: 13, scope: !10)
!57 = !DILocation(line: 36, column: 35, scope: !10)
!58 = !DILocation(line: 36, column: 37, scope: !10)
!59 = !DILocation(line: 36, column: 17, scope: !10)
!60 = !DILocation(line: 37, column: 2, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 37, column: 2)
!62 = distinct !DILexicalBlock(scope: !10, file: !1, line: 37, column: 2)
!63 = !DILocation(line: 37, column: 2, scope: !62)
!64 = !DILocation(line: 38, column: 2, scope: !10)
!65 = distinct !DISubprogram(name: "change", scope: !1, file: !1, line: 10, type: !66, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!66 = !DISubroutineType(types: !67)
!67 = !{!16, !16, !13}
!68 = !DILocalVariable(name: "b", arg: 1, scope: !65, file: !1, line: 10, type: !16)
!69 = !DILocation(line: 10, column: 37, scope: !65)
!70 = !DILocalVariable(name: "i", arg: 2, scope: !65, file: !1, line: 10, type: !13)
!71 = !DILocation(line: 10, column: 44, scope: !65)
!72 = !DILocation(line: 12, column: 4, scope: !65)
!73 = !DILocation(line: 12, column: 6, scope: !65)
!74 = !DILocation(line: 12, column: 2, scope: !65)
!75 = !DILocation(line: 12, column: 9, scope: !65)
!76 = !DILocation(line: 13, column: 11, scope: !65)
!77 = !DILocation(line: 13, column: 9, scope: !65)
!78 = !DILocation(line: 13, column: 2, scope: !65)
!79 = !DILocation(line: 14, column: 9, scope: !65)
!80 = !DILocation(line: 14, column: 2, scope: !65)
!81 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 17, type: !82, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!82 = !DISubroutineType(types: !83)
!83 = !{!37, !37}
!84 = !DILocalVariable(name: "p", arg: 1, scope: !81, file: !1, line: 17, type: !37)
!85 = !DILocation(line: 17, column: 39, scope: !81)
!86 = !DILocalVariable(name: "q", scope: !81, file: !1, line: 19, type: !37)
!87 = !DILocation(line: 19, column: 15, scope: !81)
!88 = !DILocation(line: 19, column: 19, scope: !81)
!89 = !DILocation(line: 19, column: 23, scope: !81)
!90 = !DILocation(line: 19, column: 28, scope: !81)
!91 = !DILocation(line: 20, column: 2, scope: !81)
!92 = distinct !DISubprogram(name: "shift", scope: !1, file: !1, line: 23, type: !93, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!93 = !DISubroutineType(types: !94)
!94 = !{!50, !50}
!95 = !DILocalVariable(name: "o", arg: 1, scope: !92, file: !1, line: 23, type: !50)
!96 = !DILocation(line: 23, column: 36, scope: !92)
!97 = !DILocalVariable(name: "r", scope: !92, file: !1, line: 25, type: !50)
!98 = !DILocation(line: 25, column: 13, scope: !92)
!99 = !DILocation(line: 25, column: 17, scope: !92)
!100 = !DILocation(line: 25, column: 19, scope: !92)
!101 = !DILocation(line: 25, column: 23, scope: !92)
!102 = !DILocation(line: 25, column: 21, scope: !92)
!103 = !DILocation(line: 25, column: 31, scope: !92)
!104 = !DILocation(line: 25, column: 29, scope: !92)
!105 = !DILocation(line: 25, column: 39, scope: !92)
!106 = !DILocation(line: 25, column: 37, scope: !92)
!107 = !DILocation(line: 26, column: 2, scope: !92)
