; ModuleID = 'varargs-structs.c'
source_filename = "varargs-structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mixed = type { i64, double }
%struct.doubles = type { double, double, double }
%struct.aligned = type { i32, [7 x i32] }
%struct.s1 = type { [1 x i8] }
%struct.s3 = type { [3 x i8] }
%struct.s8 = type { [8 x i8] }
%union.either = type { x86_fp80 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.s9 = type { [9 x i8] }
%struct.s16 = type { [16 x i8] }
%struct.s17 = type { [17 x i8] }
%struct.s24 = type { [24 x i8] }
%struct.s33 = type { [33 x i8] }

@__const.main.m = private unnamed_addr constant %struct.mixed { i64 1, double 2.000000e+00 }, align 8
@__const.main.d = private unnamed_addr constant %struct.doubles { double 1.000000e+00, double 2.000000e+00, double 3.000000e+00 }, align 8
@__const.main.a = private unnamed_addr constant %struct.aligned { i32 1, [7 x i32] [i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 2] }, align 32
@__const.main.u = private unnamed_addr constant { i64, [8 x i8] } { i64 7, [8 x i8] undef }, align 16
@opaque = internal global i32 1, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"mdixufmid\00", align 1
@.str.1 = private unnamed_addr constant [95 x i8] c"all(\22mdixufmid\22, m, d, 4, (__int128)3, u, 0.5, m, 2, d) == 3 + 6 + 4 + 3 + 7 + 0.5 + 3 + 2 + 6\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"varargs-structs.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [93 x i8] c"p(\22mdixufmid\22, m, d, 4, (__int128)3, u, 0.5, m, 2, d) == 3 + 6 + 4 + 3 + 7 + 0.5 + 3 + 2 + 6\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"iaidxa\00", align 1
@.str.5 = private unnamed_addr constant [67 x i8] c"all(\22iaidxa\22, 1, a, 2, d, (__int128)3, a) == 1 + 3 + 2 + 6 + 3 + 3\00", align 1
@.str.6 = private unnamed_addr constant [65 x i8] c"p(\22iaidxa\22, 1, a, 2, d, (__int128)3, a) == 1 + 3 + 2 + 6 + 3 + 3\00", align 1
@__const.use1.a = private unnamed_addr constant %struct.s1 { [1 x i8] c"\01" }, align 1
@__const.use1.b = private unnamed_addr constant %struct.s1 { [1 x i8] c"\01" }, align 1
@.str.7 = private unnamed_addr constant [46 x i8] c"last1(a, 64, b, 128, a) == 263 + 4 * (1 == 1)\00", align 1
@__PRETTY_FUNCTION__.use1 = private unnamed_addr constant [16 x i8] c"void use1(void)\00", align 1
@.str.8 = private unnamed_addr constant [59 x i8] c"table[opaque](a, 64, b, 128, a) == last1(a, 64, b, 128, a)\00", align 1
@.str.9 = private unnamed_addr constant [51 x i8] c"(*p)(b, opaque, a, -5, b) == last1(b, 1, a, -5, b)\00", align 1
@__const.use3.a = private unnamed_addr constant %struct.s3 { [3 x i8] c"\01\00\00" }, align 1
@__const.use3.b = private unnamed_addr constant %struct.s3 { [3 x i8] c"\01\00\00" }, align 1
@.str.10 = private unnamed_addr constant [46 x i8] c"last3(a, 64, b, 128, a) == 263 + 4 * (3 == 1)\00", align 1
@__PRETTY_FUNCTION__.use3 = private unnamed_addr constant [16 x i8] c"void use3(void)\00", align 1
@.str.11 = private unnamed_addr constant [59 x i8] c"table[opaque](a, 64, b, 128, a) == last3(a, 64, b, 128, a)\00", align 1
@.str.12 = private unnamed_addr constant [51 x i8] c"(*p)(b, opaque, a, -5, b) == last3(b, 1, a, -5, b)\00", align 1
@__const.use8.a = private unnamed_addr constant %struct.s8 { [8 x i8] c"\01\00\00\00\00\00\00\00" }, align 1
@__const.use8.b = private unnamed_addr constant %struct.s8 { [8 x i8] c"\01\00\00\00\00\00\00\00" }, align 1
@.str.13 = private unnamed_addr constant [46 x i8] c"last8(a, 64, b, 128, a) == 263 + 4 * (8 == 1)\00", align 1
@__PRETTY_FUNCTION__.use8 = private unnamed_addr constant [16 x i8] c"void use8(void)\00", align 1
@.str.14 = private unnamed_addr constant [59 x i8] c"table[opaque](a, 64, b, 128, a) == last8(a, 64, b, 128, a)\00", align 1
@.str.15 = private unnamed_addr constant [51 x i8] c"(*p)(b, opaque, a, -5, b) == last8(b, 1, a, -5, b)\00", align 1
@__const.use9.a = private unnamed_addr constant { <{ i8, [8 x i8] }> } { <{ i8, [8 x i8] }> <{ i8 1, [8 x i8] zeroinitializer }> }, align 1
@__const.use9.b = private unnamed_addr constant { <{ i8, [8 x i8] }> } { <{ i8, [8 x i8] }> <{ i8 1, [8 x i8] zeroinitializer }> }, align 1
@.str.16 = private unnamed_addr constant [46 x i8] c"last9(a, 64, b, 128, a) == 263 + 4 * (9 == 1)\00", align 1
@__PRETTY_FUNCTION__.use9 = private unnamed_addr constant [16 x i8] c"void use9(void)\00", align 1
@.str.17 = private unnamed_addr constant [59 x i8] c"table[opaque](a, 64, b, 128, a) == last9(a, 64, b, 128, a)\00", align 1
@.str.18 = private unnamed_addr constant [51 x i8] c"(*p)(b, opaque, a, -5, b) == last9(b, 1, a, -5, b)\00", align 1
@__const.use16.a = private unnamed_addr constant { <{ i8, [15 x i8] }> } { <{ i8, [15 x i8] }> <{ i8 1, [15 x i8] zeroinitializer }> }, align 1
@__const.use16.b = private unnamed_addr constant { <{ i8, [15 x i8] }> } { <{ i8, [15 x i8] }> <{ i8 1, [15 x i8] zeroinitializer }> }, align 1
@.str.19 = private unnamed_addr constant [48 x i8] c"last16(a, 64, b, 128, a) == 263 + 4 * (16 == 1)\00", align 1
@__PRETTY_FUNCTION__.use16 = private unnamed_addr constant [17 x i8] c"void use16(void)\00", align 1
@.str.20 = private unnamed_addr constant [60 x i8] c"table[opaque](a, 64, b, 128, a) == last16(a, 64, b, 128, a)\00", align 1
@.str.21 = private unnamed_addr constant [52 x i8] c"(*p)(b, opaque, a, -5, b) == last16(b, 1, a, -5, b)\00", align 1
@__const.use17.a = private unnamed_addr constant { <{ i8, [16 x i8] }> } { <{ i8, [16 x i8] }> <{ i8 1, [16 x i8] zeroinitializer }> }, align 1
@__const.use17.b = private unnamed_addr constant { <{ i8, [16 x i8] }> } { <{ i8, [16 x i8] }> <{ i8 1, [16 x i8] zeroinitializer }> }, align 1
@.str.22 = private unnamed_addr constant [48 x i8] c"last17(a, 64, b, 128, a) == 263 + 4 * (17 == 1)\00", align 1
@__PRETTY_FUNCTION__.use17 = private unnamed_addr constant [17 x i8] c"void use17(void)\00", align 1
@.str.23 = private unnamed_addr constant [60 x i8] c"table[opaque](a, 64, b, 128, a) == last17(a, 64, b, 128, a)\00", align 1
@.str.24 = private unnamed_addr constant [52 x i8] c"(*p)(b, opaque, a, -5, b) == last17(b, 1, a, -5, b)\00", align 1
@__const.use24.a = private unnamed_addr constant { <{ i8, [23 x i8] }> } { <{ i8, [23 x i8] }> <{ i8 1, [23 x i8] zeroinitializer }> }, align 1
@__const.use24.b = private unnamed_addr constant { <{ i8, [23 x i8] }> } { <{ i8, [23 x i8] }> <{ i8 1, [23 x i8] zeroinitializer }> }, align 1
@.str.25 = private unnamed_addr constant [48 x i8] c"last24(a, 64, b, 128, a) == 263 + 4 * (24 == 1)\00", align 1
@__PRETTY_FUNCTION__.use24 = private unnamed_addr constant [17 x i8] c"void use24(void)\00", align 1
@.str.26 = private unnamed_addr constant [60 x i8] c"table[opaque](a, 64, b, 128, a) == last24(a, 64, b, 128, a)\00", align 1
@.str.27 = private unnamed_addr constant [52 x i8] c"(*p)(b, opaque, a, -5, b) == last24(b, 1, a, -5, b)\00", align 1
@.str.28 = private unnamed_addr constant [48 x i8] c"last33(a, 64, b, 128, a) == 263 + 4 * (33 == 1)\00", align 1
@__PRETTY_FUNCTION__.use33 = private unnamed_addr constant [17 x i8] c"void use33(void)\00", align 1
@.str.29 = private unnamed_addr constant [60 x i8] c"table[opaque](a, 64, b, 128, a) == last33(a, 64, b, 128, a)\00", align 1
@.str.30 = private unnamed_addr constant [52 x i8] c"(*p)(b, opaque, a, -5, b) == last33(b, 1, a, -5, b)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.mixed, align 8
  %3 = alloca %struct.doubles, align 8
  %4 = alloca %struct.aligned, align 32
  %5 = alloca %union.either, align 16
  %6 = alloca double (i8*, ...)*, align 8
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.mixed* %2, metadata !21, metadata !DIExpression()), !dbg !28
  %11 = bitcast %struct.mixed* %2 to i8*, !dbg !28
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 bitcast (%struct.mixed* @__const.main.m to i8*), i64 16, i1 false), !dbg !28
  call void @llvm.dbg.declare(metadata %struct.doubles* %3, metadata !29, metadata !DIExpression()), !dbg !35
  %12 = bitcast %struct.doubles* %3 to i8*, !dbg !35
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %12, i8* align 8 bitcast (%struct.doubles* @__const.main.d to i8*), i64 24, i1 false), !dbg !35
  call void @llvm.dbg.declare(metadata %struct.aligned* %4, metadata !36, metadata !DIExpression()), !dbg !44
  %13 = bitcast %struct.aligned* %4 to i8*, !dbg !44
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 32 %13, i8* align 32 bitcast (%struct.aligned* @__const.main.a to i8*), i64 32, i1 false), !dbg !44
  call void @llvm.dbg.declare(metadata %union.either* %5, metadata !45, metadata !DIExpression()), !dbg !51
  %14 = bitcast %union.either* %5 to i8*, !dbg !51
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %14, i8* align 16 bitcast ({ i64, [8 x i8] }* @__const.main.u to i8*), i64 16, i1 false), !dbg !51
  call void @llvm.dbg.declare(metadata double (i8*, ...)** %6, metadata !52, metadata !DIExpression()), !dbg !59
  %15 = load volatile i32, i32* @opaque, align 4, !dbg !60
  %16 = icmp ne i32 %15, 0, !dbg !60
  %17 = zext i1 %16 to i64, !dbg !60
  %18 = select i1 %16, double (i8*, ...)* @all, double (i8*, ...)* null, !dbg !60
  store double (i8*, ...)* %18, double (i8*, ...)** %6, align 8, !dbg !59
  call void @use1(), !dbg !61
  call void @use3(), !dbg !62
  call void @use8(), !dbg !63
  call void @use9(), !dbg !64
  call void @use16(), !dbg !65
  call void @use17(), !dbg !66
  call void @use24(), !dbg !67
  call void @use33(), !dbg !68
  %19 = bitcast %struct.mixed* %2 to { i64, double }*, !dbg !69
  %20 = getelementptr inbounds { i64, double }, { i64, double }* %19, i32 0, i32 0, !dbg !69
  %21 = load i64, i64* %20, align 8, !dbg !69
  %22 = getelementptr inbounds { i64, double }, { i64, double }* %19, i32 0, i32 1, !dbg !69
  %23 = load double, double* %22, align 8, !dbg !69
  store i128 3, i128* %7, align 16, !dbg !69
  %24 = bitcast i128* %7 to { i64, i64 }*, !dbg !69
  %25 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %24, i32 0, i32 0, !dbg !69
  %26 = load i64, i64* %25, align 16, !dbg !69
  %27 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %24, i32 0, i32 1, !dbg !69
  %28 = load i64, i64* %27, align 8, !dbg !69
  %29 = bitcast %struct.mixed* %2 to { i64, double }*, !dbg !69
  %30 = getelementptr inbounds { i64, double }, { i64, double }* %29, i32 0, i32 0, !dbg !69
  %31 = load i64, i64* %30, align 8, !dbg !69
  %32 = getelementptr inbounds { i64, double }, { i64, double }* %29, i32 0, i32 1, !dbg !69
  %33 = load double, double* %32, align 8, !dbg !69
  %34 = call double (i8*, ...) @all(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i64 %21, double %23, %struct.doubles* noundef byval(%struct.doubles) align 8 %3, i32 noundef 4, i64 noundef %26, i64 noundef %28, %union.either* noundef byval(%union.either) align 16 %5, double noundef 5.000000e-01, i64 %31, double %33, i32 noundef 2, %struct.doubles* noundef byval(%struct.doubles) align 8 %3), !dbg !69
  %35 = fcmp oeq double %34, 3.450000e+01, !dbg !69
  br i1 %35, label %36, label %37, !dbg !72

36:                                               ; preds = %0
  br label %38, !dbg !72

37:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([95 x i8], [95 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 74, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !69
  unreachable, !dbg !69

38:                                               ; preds = %36
  %39 = load double (i8*, ...)*, double (i8*, ...)** %6, align 8, !dbg !73
  %40 = bitcast %struct.mixed* %2 to { i64, double }*, !dbg !73
  %41 = getelementptr inbounds { i64, double }, { i64, double }* %40, i32 0, i32 0, !dbg !73
  %42 = load i64, i64* %41, align 8, !dbg !73
  %43 = getelementptr inbounds { i64, double }, { i64, double }* %40, i32 0, i32 1, !dbg !73
  %44 = load double, double* %43, align 8, !dbg !73
  store i128 3, i128* %8, align 16, !dbg !73
  %45 = bitcast i128* %8 to { i64, i64 }*, !dbg !73
  %46 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %45, i32 0, i32 0, !dbg !73
  %47 = load i64, i64* %46, align 16, !dbg !73
  %48 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %45, i32 0, i32 1, !dbg !73
  %49 = load i64, i64* %48, align 8, !dbg !73
  %50 = bitcast %struct.mixed* %2 to { i64, double }*, !dbg !73
  %51 = getelementptr inbounds { i64, double }, { i64, double }* %50, i32 0, i32 0, !dbg !73
  %52 = load i64, i64* %51, align 8, !dbg !73
  %53 = getelementptr inbounds { i64, double }, { i64, double }* %50, i32 0, i32 1, !dbg !73
  %54 = load double, double* %53, align 8, !dbg !73
  %55 = call double (i8*, ...) %39(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i64 %42, double %44, %struct.doubles* noundef byval(%struct.doubles) align 8 %3, i32 noundef 4, i64 noundef %47, i64 noundef %49, %union.either* noundef byval(%union.either) align 16 %5, double noundef 5.000000e-01, i64 %52, double %54, i32 noundef 2, %struct.doubles* noundef byval(%struct.doubles) align 8 %3), !dbg !73
  %56 = fcmp oeq double %55, 3.450000e+01, !dbg !73
  br i1 %56, label %57, label %58, !dbg !76

57:                                               ; preds = %38
  br label %59, !dbg !76

58:                                               ; preds = %38
  call void @__assert_fail(i8* noundef getelementptr inbounds ([93 x i8], [93 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 75, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !73
  unreachable, !dbg !73

59:                                               ; preds = %57
  store i128 3, i128* %9, align 16, !dbg !77
  %60 = bitcast i128* %9 to { i64, i64 }*, !dbg !77
  %61 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %60, i32 0, i32 0, !dbg !77
  %62 = load i64, i64* %61, align 16, !dbg !77
  %63 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %60, i32 0, i32 1, !dbg !77
  %64 = load i64, i64* %63, align 8, !dbg !77
  %65 = call double (i8*, ...) @all(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i32 noundef 1, %struct.aligned* noundef byval(%struct.aligned) align 32 %4, i32 noundef 2, %struct.doubles* noundef byval(%struct.doubles) align 8 %3, i64 noundef %62, i64 noundef %64, %struct.aligned* noundef byval(%struct.aligned) align 32 %4), !dbg !77
  %66 = fcmp oeq double %65, 1.800000e+01, !dbg !77
  br i1 %66, label %67, label %68, !dbg !80

67:                                               ; preds = %59
  br label %69, !dbg !80

68:                                               ; preds = %59
  call void @__assert_fail(i8* noundef getelementptr inbounds ([67 x i8], [67 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 76, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !77
  unreachable, !dbg !77

69:                                               ; preds = %67
  %70 = load double (i8*, ...)*, double (i8*, ...)** %6, align 8, !dbg !81
  store i128 3, i128* %10, align 16, !dbg !81
  %71 = bitcast i128* %10 to { i64, i64 }*, !dbg !81
  %72 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %71, i32 0, i32 0, !dbg !81
  %73 = load i64, i64* %72, align 16, !dbg !81
  %74 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %71, i32 0, i32 1, !dbg !81
  %75 = load i64, i64* %74, align 8, !dbg !81
  %76 = call double (i8*, ...) %70(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i32 noundef 1, %struct.aligned* noundef byval(%struct.aligned) align 32 %4, i32 noundef 2, %struct.doubles* noundef byval(%struct.doubles) align 8 %3, i64 noundef %73, i64 noundef %75, %struct.aligned* noundef byval(%struct.aligned) align 32 %4), !dbg !81
  %77 = fcmp oeq double %76, 1.800000e+01, !dbg !81
  br i1 %77, label %78, label %79, !dbg !84

78:                                               ; preds = %69
  br label %80, !dbg !84

79:                                               ; preds = %69
  call void @__assert_fail(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 77, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !81
  unreachable, !dbg !81

80:                                               ; preds = %78
  ret i32 0, !dbg !85
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @all(i8* noundef %0, ...) #0 !dbg !86 {
  %2 = alloca i8*, align 8
  %3 = alloca double, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca %struct.mixed, align 8
  %6 = alloca %struct.mixed, align 8
  %7 = alloca %struct.doubles, align 8
  %8 = alloca %union.either, align 16
  %9 = alloca %struct.aligned, align 32
  %10 = alloca i128, align 16
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.declare(metadata double* %3, metadata !89, metadata !DIExpression()), !dbg !90
  store double 0.000000e+00, double* %3, align 8, !dbg !90
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !91, metadata !DIExpression()), !dbg !107
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !108
  %12 = bitcast %struct.__va_list_tag* %11 to i8*, !dbg !108
  call void @llvm.va_start(i8* %12), !dbg !108
  br label %13, !dbg !109

13:                                               ; preds = %191, %1
  %14 = load i8*, i8** %2, align 8, !dbg !110
  %15 = load i8, i8* %14, align 1, !dbg !113
  %16 = icmp ne i8 %15, 0, !dbg !114
  br i1 %16, label %17, label %194, !dbg !114

17:                                               ; preds = %13
  %18 = load i8*, i8** %2, align 8, !dbg !115
  %19 = load i8, i8* %18, align 1, !dbg !116
  %20 = sext i8 %19 to i32, !dbg !116
  switch i32 %20, label %190 [
    i32 109, label %21
    i32 100, label %62
    i32 117, label %80
    i32 97, label %97
    i32 105, label %118
    i32 102, label %140
    i32 120, label %161
  ], !dbg !117

21:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata %struct.mixed* %5, metadata !118, metadata !DIExpression()), !dbg !121
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !122
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %22, i32 0, i32 0, !dbg !122
  %24 = load i32, i32* %23, align 16, !dbg !122
  %25 = icmp ule i32 %24, 40, !dbg !122
  %26 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %22, i32 0, i32 1, !dbg !122
  %27 = load i32, i32* %26, align 4, !dbg !122
  %28 = icmp ule i32 %27, 160, !dbg !122
  %29 = and i1 %25, %28, !dbg !122
  br i1 %29, label %30, label %45, !dbg !122

30:                                               ; preds = %21
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %22, i32 0, i32 3, !dbg !122
  %32 = load i8*, i8** %31, align 16, !dbg !122
  %33 = bitcast %struct.mixed* %6 to { i64, double }*, !dbg !122
  %34 = getelementptr i8, i8* %32, i32 %24, !dbg !122
  %35 = getelementptr i8, i8* %32, i32 %27, !dbg !122
  %36 = bitcast i8* %34 to i64*, !dbg !122
  %37 = load i64, i64* %36, align 8, !dbg !122
  %38 = getelementptr inbounds { i64, double }, { i64, double }* %33, i32 0, i32 0, !dbg !122
  store i64 %37, i64* %38, align 8, !dbg !122
  %39 = bitcast i8* %35 to double*, !dbg !122
  %40 = load double, double* %39, align 8, !dbg !122
  %41 = getelementptr inbounds { i64, double }, { i64, double }* %33, i32 0, i32 1, !dbg !122
  store double %40, double* %41, align 8, !dbg !122
  %42 = bitcast { i64, double }* %33 to %struct.mixed*, !dbg !122
  %43 = add i32 %24, 8, !dbg !122
  store i32 %43, i32* %23, align 16, !dbg !122
  %44 = add i32 %27, 16, !dbg !122
  store i32 %44, i32* %26, align 4, !dbg !122
  br label %50, !dbg !122

45:                                               ; preds = %21
  %46 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %22, i32 0, i32 2, !dbg !122
  %47 = load i8*, i8** %46, align 8, !dbg !122
  %48 = bitcast i8* %47 to %struct.mixed*, !dbg !122
  %49 = getelementptr i8, i8* %47, i32 16, !dbg !122
  store i8* %49, i8** %46, align 8, !dbg !122
  br label %50, !dbg !122

50:                                               ; preds = %45, %30
  %51 = phi %struct.mixed* [ %42, %30 ], [ %48, %45 ], !dbg !122
  %52 = bitcast %struct.mixed* %5 to i8*, !dbg !122
  %53 = bitcast %struct.mixed* %51 to i8*, !dbg !122
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %52, i8* align 8 %53, i64 16, i1 false), !dbg !122
  %54 = getelementptr inbounds %struct.mixed, %struct.mixed* %5, i32 0, i32 0, !dbg !123
  %55 = load i64, i64* %54, align 8, !dbg !123
  %56 = sitofp i64 %55 to double, !dbg !124
  %57 = getelementptr inbounds %struct.mixed, %struct.mixed* %5, i32 0, i32 1, !dbg !125
  %58 = load double, double* %57, align 8, !dbg !125
  %59 = fadd double %56, %58, !dbg !126
  %60 = load double, double* %3, align 8, !dbg !127
  %61 = fadd double %60, %59, !dbg !127
  store double %61, double* %3, align 8, !dbg !127
  br label %190, !dbg !128

62:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata %struct.doubles* %7, metadata !129, metadata !DIExpression()), !dbg !131
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !132
  %64 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %63, i32 0, i32 2, !dbg !132
  %65 = load i8*, i8** %64, align 8, !dbg !132
  %66 = bitcast i8* %65 to %struct.doubles*, !dbg !132
  %67 = getelementptr i8, i8* %65, i32 24, !dbg !132
  store i8* %67, i8** %64, align 8, !dbg !132
  %68 = bitcast %struct.doubles* %7 to i8*, !dbg !132
  %69 = bitcast %struct.doubles* %66 to i8*, !dbg !132
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %68, i8* align 8 %69, i64 24, i1 false), !dbg !132
  %70 = getelementptr inbounds %struct.doubles, %struct.doubles* %7, i32 0, i32 0, !dbg !133
  %71 = load double, double* %70, align 8, !dbg !133
  %72 = getelementptr inbounds %struct.doubles, %struct.doubles* %7, i32 0, i32 1, !dbg !134
  %73 = load double, double* %72, align 8, !dbg !134
  %74 = fadd double %71, %73, !dbg !135
  %75 = getelementptr inbounds %struct.doubles, %struct.doubles* %7, i32 0, i32 2, !dbg !136
  %76 = load double, double* %75, align 8, !dbg !136
  %77 = fadd double %74, %76, !dbg !137
  %78 = load double, double* %3, align 8, !dbg !138
  %79 = fadd double %78, %77, !dbg !138
  store double %79, double* %3, align 8, !dbg !138
  br label %190, !dbg !139

80:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata %union.either* %8, metadata !140, metadata !DIExpression()), !dbg !142
  %81 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !143
  %82 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 2, !dbg !143
  %83 = load i8*, i8** %82, align 8, !dbg !143
  %84 = ptrtoint i8* %83 to i64, !dbg !143
  %85 = add i64 %84, 15, !dbg !143
  %86 = and i64 %85, -16, !dbg !143
  %87 = inttoptr i64 %86 to i8*, !dbg !143
  %88 = bitcast i8* %87 to %union.either*, !dbg !143
  %89 = getelementptr i8, i8* %87, i32 16, !dbg !143
  store i8* %89, i8** %82, align 8, !dbg !143
  %90 = bitcast %union.either* %8 to i8*, !dbg !143
  %91 = bitcast %union.either* %88 to i8*, !dbg !143
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %90, i8* align 16 %91, i64 16, i1 false), !dbg !143
  %92 = bitcast %union.either* %8 to i64*, !dbg !144
  %93 = load i64, i64* %92, align 16, !dbg !144
  %94 = sitofp i64 %93 to double, !dbg !145
  %95 = load double, double* %3, align 8, !dbg !146
  %96 = fadd double %95, %94, !dbg !146
  store double %96, double* %3, align 8, !dbg !146
  br label %190, !dbg !147

97:                                               ; preds = %17
  call void @llvm.dbg.declare(metadata %struct.aligned* %9, metadata !148, metadata !DIExpression()), !dbg !150
  %98 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !151
  %99 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %98, i32 0, i32 2, !dbg !151
  %100 = load i8*, i8** %99, align 8, !dbg !151
  %101 = ptrtoint i8* %100 to i64, !dbg !151
  %102 = add i64 %101, 31, !dbg !151
  %103 = and i64 %102, -32, !dbg !151
  %104 = inttoptr i64 %103 to i8*, !dbg !151
  %105 = bitcast i8* %104 to %struct.aligned*, !dbg !151
  %106 = getelementptr i8, i8* %104, i32 32, !dbg !151
  store i8* %106, i8** %99, align 8, !dbg !151
  %107 = bitcast %struct.aligned* %9 to i8*, !dbg !151
  %108 = bitcast %struct.aligned* %105 to i8*, !dbg !151
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 32 %107, i8* align 32 %108, i64 32, i1 false), !dbg !151
  %109 = getelementptr inbounds %struct.aligned, %struct.aligned* %9, i32 0, i32 0, !dbg !152
  %110 = load i32, i32* %109, align 32, !dbg !152
  %111 = getelementptr inbounds %struct.aligned, %struct.aligned* %9, i32 0, i32 1, !dbg !153
  %112 = getelementptr inbounds [7 x i32], [7 x i32]* %111, i64 0, i64 6, !dbg !154
  %113 = load i32, i32* %112, align 4, !dbg !154
  %114 = add nsw i32 %110, %113, !dbg !155
  %115 = sitofp i32 %114 to double, !dbg !156
  %116 = load double, double* %3, align 8, !dbg !157
  %117 = fadd double %116, %115, !dbg !157
  store double %117, double* %3, align 8, !dbg !157
  br label %190, !dbg !158

118:                                              ; preds = %17
  %119 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !159
  %120 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %119, i32 0, i32 0, !dbg !159
  %121 = load i32, i32* %120, align 16, !dbg !159
  %122 = icmp ule i32 %121, 40, !dbg !159
  br i1 %122, label %123, label %129, !dbg !159

123:                                              ; preds = %118
  %124 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %119, i32 0, i32 3, !dbg !159
  %125 = load i8*, i8** %124, align 16, !dbg !159
  %126 = getelementptr i8, i8* %125, i32 %121, !dbg !159
  %127 = bitcast i8* %126 to i32*, !dbg !159
  %128 = add i32 %121, 8, !dbg !159
  store i32 %128, i32* %120, align 16, !dbg !159
  br label %134, !dbg !159

129:                                              ; preds = %118
  %130 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %119, i32 0, i32 2, !dbg !159
  %131 = load i8*, i8** %130, align 8, !dbg !159
  %132 = bitcast i8* %131 to i32*, !dbg !159
  %133 = getelementptr i8, i8* %131, i32 8, !dbg !159
  store i8* %133, i8** %130, align 8, !dbg !159
  br label %134, !dbg !159

134:                                              ; preds = %129, %123
  %135 = phi i32* [ %127, %123 ], [ %132, %129 ], !dbg !159
  %136 = load i32, i32* %135, align 4, !dbg !159
  %137 = sitofp i32 %136 to double, !dbg !159
  %138 = load double, double* %3, align 8, !dbg !160
  %139 = fadd double %138, %137, !dbg !160
  store double %139, double* %3, align 8, !dbg !160
  br label %190, !dbg !161

140:                                              ; preds = %17
  %141 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !162
  %142 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %141, i32 0, i32 1, !dbg !162
  %143 = load i32, i32* %142, align 4, !dbg !162
  %144 = icmp ule i32 %143, 160, !dbg !162
  br i1 %144, label %145, label %151, !dbg !162

145:                                              ; preds = %140
  %146 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %141, i32 0, i32 3, !dbg !162
  %147 = load i8*, i8** %146, align 16, !dbg !162
  %148 = getelementptr i8, i8* %147, i32 %143, !dbg !162
  %149 = bitcast i8* %148 to double*, !dbg !162
  %150 = add i32 %143, 16, !dbg !162
  store i32 %150, i32* %142, align 4, !dbg !162
  br label %156, !dbg !162

151:                                              ; preds = %140
  %152 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %141, i32 0, i32 2, !dbg !162
  %153 = load i8*, i8** %152, align 8, !dbg !162
  %154 = bitcast i8* %153 to double*, !dbg !162
  %155 = getelementptr i8, i8* %153, i32 8, !dbg !162
  store i8* %155, i8** %152, align 8, !dbg !162
  br label %156, !dbg !162

156:                                              ; preds = %151, %145
  %157 = phi double* [ %149, %145 ], [ %154, %151 ], !dbg !162
  %158 = load double, double* %157, align 8, !dbg !162
  %159 = load double, double* %3, align 8, !dbg !163
  %160 = fadd double %159, %158, !dbg !163
  store double %160, double* %3, align 8, !dbg !163
  br label %190, !dbg !164

161:                                              ; preds = %17
  %162 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !165
  %163 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %162, i32 0, i32 0, !dbg !165
  %164 = load i32, i32* %163, align 16, !dbg !165
  %165 = icmp ule i32 %164, 32, !dbg !165
  br i1 %165, label %166, label %174, !dbg !165

166:                                              ; preds = %161
  %167 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %162, i32 0, i32 3, !dbg !165
  %168 = load i8*, i8** %167, align 16, !dbg !165
  %169 = getelementptr i8, i8* %168, i32 %164, !dbg !165
  %170 = bitcast i8* %169 to i128*, !dbg !165
  %171 = bitcast i128* %10 to i8*, !dbg !165
  %172 = bitcast i128* %170 to i8*, !dbg !165
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %171, i8* align 8 %172, i64 16, i1 false), !dbg !165
  %173 = add i32 %164, 16, !dbg !165
  store i32 %173, i32* %163, align 16, !dbg !165
  br label %183, !dbg !165

174:                                              ; preds = %161
  %175 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %162, i32 0, i32 2, !dbg !165
  %176 = load i8*, i8** %175, align 8, !dbg !165
  %177 = ptrtoint i8* %176 to i64, !dbg !165
  %178 = add i64 %177, 15, !dbg !165
  %179 = and i64 %178, -16, !dbg !165
  %180 = inttoptr i64 %179 to i8*, !dbg !165
  %181 = bitcast i8* %180 to i128*, !dbg !165
  %182 = getelementptr i8, i8* %180, i32 16, !dbg !165
  store i8* %182, i8** %175, align 8, !dbg !165
  br label %183, !dbg !165

183:                                              ; preds = %174, %166
  %184 = phi i128* [ %10, %166 ], [ %181, %174 ], !dbg !165
  %185 = load i128, i128* %184, align 16, !dbg !165
  %186 = trunc i128 %185 to i32, !dbg !166
  %187 = sitofp i32 %186 to double, !dbg !166
  %188 = load double, double* %3, align 8, !dbg !167
  %189 = fadd double %188, %187, !dbg !167
  store double %189, double* %3, align 8, !dbg !167
  br label %190, !dbg !168

190:                                              ; preds = %17, %183, %156, %134, %97, %80, %62, %50
  br label %191, !dbg !169

191:                                              ; preds = %190
  %192 = load i8*, i8** %2, align 8, !dbg !170
  %193 = getelementptr inbounds i8, i8* %192, i32 1, !dbg !170
  store i8* %193, i8** %2, align 8, !dbg !170
  br label %13, !dbg !171, !llvm.loop !172

194:                                              ; preds = %13
  %195 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !175
  %196 = bitcast %struct.__va_list_tag* %195 to i8*, !dbg !175
  call void @llvm.va_end(i8* %196), !dbg !175
  %197 = load double, double* %3, align 8, !dbg !176
  ret double %197, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use1() #0 !dbg !178 {
  %1 = alloca %struct.s1, align 1
  %2 = alloca %struct.s1, align 1
  %3 = alloca i32 (i8, i32, ...)*, align 8
  %4 = alloca [2 x i32 (i8, i32, ...)*], align 16
  call void @llvm.dbg.declare(metadata %struct.s1* %1, metadata !181, metadata !DIExpression()), !dbg !186
  %5 = bitcast %struct.s1* %1 to i8*, !dbg !186
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 getelementptr inbounds (%struct.s1, %struct.s1* @__const.use1.a, i32 0, i32 0, i32 0), i64 1, i1 false), !dbg !186
  call void @llvm.dbg.declare(metadata %struct.s1* %2, metadata !187, metadata !DIExpression()), !dbg !186
  %6 = bitcast %struct.s1* %2 to i8*, !dbg !186
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %6, i8* align 1 getelementptr inbounds (%struct.s1, %struct.s1* @__const.use1.b, i32 0, i32 0, i32 0), i64 1, i1 false), !dbg !186
  call void @llvm.dbg.declare(metadata i32 (i8, i32, ...)** %3, metadata !188, metadata !DIExpression()), !dbg !186
  store i32 (i8, i32, ...)* @last1, i32 (i8, i32, ...)** %3, align 8, !dbg !186
  call void @llvm.dbg.declare(metadata [2 x i32 (i8, i32, ...)*]* %4, metadata !192, metadata !DIExpression()), !dbg !186
  %7 = getelementptr inbounds [2 x i32 (i8, i32, ...)*], [2 x i32 (i8, i32, ...)*]* %4, i64 0, i64 0, !dbg !186
  %8 = load i32 (i8, i32, ...)*, i32 (i8, i32, ...)** %3, align 8, !dbg !186
  store i32 (i8, i32, ...)* %8, i32 (i8, i32, ...)** %7, align 8, !dbg !186
  %9 = getelementptr inbounds i32 (i8, i32, ...)*, i32 (i8, i32, ...)** %7, i64 1, !dbg !186
  store i32 (i8, i32, ...)* @last1, i32 (i8, i32, ...)** %9, align 8, !dbg !186
  %10 = getelementptr inbounds %struct.s1, %struct.s1* %1, i32 0, i32 0, !dbg !186
  %11 = getelementptr inbounds [1 x i8], [1 x i8]* %10, i64 0, i64 0, !dbg !186
  store i8 1, i8* %11, align 1, !dbg !186
  %12 = getelementptr inbounds %struct.s1, %struct.s1* %2, i32 0, i32 0, !dbg !186
  %13 = getelementptr inbounds [1 x i8], [1 x i8]* %12, i64 0, i64 0, !dbg !186
  store i8 2, i8* %13, align 1, !dbg !186
  %14 = getelementptr inbounds %struct.s1, %struct.s1* %1, i32 0, i32 0, !dbg !196
  %15 = bitcast [1 x i8]* %14 to i8*, !dbg !196
  %16 = load i8, i8* %15, align 1, !dbg !196
  %17 = getelementptr inbounds %struct.s1, %struct.s1* %2, i32 0, i32 0, !dbg !196
  %18 = bitcast [1 x i8]* %17 to i8*, !dbg !196
  %19 = load i8, i8* %18, align 1, !dbg !196
  %20 = getelementptr inbounds %struct.s1, %struct.s1* %1, i32 0, i32 0, !dbg !196
  %21 = bitcast [1 x i8]* %20 to i8*, !dbg !196
  %22 = load i8, i8* %21, align 1, !dbg !196
  %23 = call i32 (i8, i32, ...) @last1(i8 %16, i32 noundef 64, i8 %19, i32 noundef 128, i8 %22), !dbg !196
  %24 = icmp eq i32 %23, 267, !dbg !196
  br i1 %24, label %25, label %26, !dbg !199

25:                                               ; preds = %0
  br label %27, !dbg !199

26:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use1, i64 0, i64 0)) #6, !dbg !196
  unreachable, !dbg !196

27:                                               ; preds = %25
  %28 = load volatile i32, i32* @opaque, align 4, !dbg !200
  %29 = sext i32 %28 to i64, !dbg !200
  %30 = getelementptr inbounds [2 x i32 (i8, i32, ...)*], [2 x i32 (i8, i32, ...)*]* %4, i64 0, i64 %29, !dbg !200
  %31 = load i32 (i8, i32, ...)*, i32 (i8, i32, ...)** %30, align 8, !dbg !200
  %32 = getelementptr inbounds %struct.s1, %struct.s1* %1, i32 0, i32 0, !dbg !200
  %33 = bitcast [1 x i8]* %32 to i8*, !dbg !200
  %34 = load i8, i8* %33, align 1, !dbg !200
  %35 = getelementptr inbounds %struct.s1, %struct.s1* %2, i32 0, i32 0, !dbg !200
  %36 = bitcast [1 x i8]* %35 to i8*, !dbg !200
  %37 = load i8, i8* %36, align 1, !dbg !200
  %38 = getelementptr inbounds %struct.s1, %struct.s1* %1, i32 0, i32 0, !dbg !200
  %39 = bitcast [1 x i8]* %38 to i8*, !dbg !200
  %40 = load i8, i8* %39, align 1, !dbg !200
  %41 = call i32 (i8, i32, ...) %31(i8 %34, i32 noundef 64, i8 %37, i32 noundef 128, i8 %40), !dbg !200
  %42 = getelementptr inbounds %struct.s1, %struct.s1* %1, i32 0, i32 0, !dbg !200
  %43 = bitcast [1 x i8]* %42 to i8*, !dbg !200
  %44 = load i8, i8* %43, align 1, !dbg !200
  %45 = getelementptr inbounds %struct.s1, %struct.s1* %2, i32 0, i32 0, !dbg !200
  %46 = bitcast [1 x i8]* %45 to i8*, !dbg !200
  %47 = load i8, i8* %46, align 1, !dbg !200
  %48 = getelementptr inbounds %struct.s1, %struct.s1* %1, i32 0, i32 0, !dbg !200
  %49 = bitcast [1 x i8]* %48 to i8*, !dbg !200
  %50 = load i8, i8* %49, align 1, !dbg !200
  %51 = call i32 (i8, i32, ...) @last1(i8 %44, i32 noundef 64, i8 %47, i32 noundef 128, i8 %50), !dbg !200
  %52 = icmp eq i32 %41, %51, !dbg !200
  br i1 %52, label %53, label %54, !dbg !203

53:                                               ; preds = %27
  br label %55, !dbg !203

54:                                               ; preds = %27
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use1, i64 0, i64 0)) #6, !dbg !200
  unreachable, !dbg !200

55:                                               ; preds = %53
  %56 = load i32 (i8, i32, ...)*, i32 (i8, i32, ...)** %3, align 8, !dbg !204
  %57 = load volatile i32, i32* @opaque, align 4, !dbg !204
  %58 = getelementptr inbounds %struct.s1, %struct.s1* %2, i32 0, i32 0, !dbg !204
  %59 = bitcast [1 x i8]* %58 to i8*, !dbg !204
  %60 = load i8, i8* %59, align 1, !dbg !204
  %61 = getelementptr inbounds %struct.s1, %struct.s1* %1, i32 0, i32 0, !dbg !204
  %62 = bitcast [1 x i8]* %61 to i8*, !dbg !204
  %63 = load i8, i8* %62, align 1, !dbg !204
  %64 = getelementptr inbounds %struct.s1, %struct.s1* %2, i32 0, i32 0, !dbg !204
  %65 = bitcast [1 x i8]* %64 to i8*, !dbg !204
  %66 = load i8, i8* %65, align 1, !dbg !204
  %67 = call i32 (i8, i32, ...) %56(i8 %60, i32 noundef %57, i8 %63, i32 noundef -5, i8 %66), !dbg !204
  %68 = getelementptr inbounds %struct.s1, %struct.s1* %2, i32 0, i32 0, !dbg !204
  %69 = bitcast [1 x i8]* %68 to i8*, !dbg !204
  %70 = load i8, i8* %69, align 1, !dbg !204
  %71 = getelementptr inbounds %struct.s1, %struct.s1* %1, i32 0, i32 0, !dbg !204
  %72 = bitcast [1 x i8]* %71 to i8*, !dbg !204
  %73 = load i8, i8* %72, align 1, !dbg !204
  %74 = getelementptr inbounds %struct.s1, %struct.s1* %2, i32 0, i32 0, !dbg !204
  %75 = bitcast [1 x i8]* %74 to i8*, !dbg !204
  %76 = load i8, i8* %75, align 1, !dbg !204
  %77 = call i32 (i8, i32, ...) @last1(i8 %70, i32 noundef 1, i8 %73, i32 noundef -5, i8 %76), !dbg !204
  %78 = icmp eq i32 %67, %77, !dbg !204
  br i1 %78, label %79, label %80, !dbg !207

79:                                               ; preds = %55
  br label %81, !dbg !207

80:                                               ; preds = %55
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use1, i64 0, i64 0)) #6, !dbg !204
  unreachable, !dbg !204

81:                                               ; preds = %79
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use3() #0 !dbg !208 {
  %1 = alloca %struct.s3, align 1
  %2 = alloca %struct.s3, align 1
  %3 = alloca i32 (i24, i32, ...)*, align 8
  %4 = alloca [2 x i32 (i24, i32, ...)*], align 16
  %5 = alloca i24, align 4
  %6 = alloca i24, align 4
  %7 = alloca i24, align 4
  %8 = alloca i24, align 4
  %9 = alloca i24, align 4
  %10 = alloca i24, align 4
  %11 = alloca i24, align 4
  %12 = alloca i24, align 4
  %13 = alloca i24, align 4
  %14 = alloca i24, align 4
  %15 = alloca i24, align 4
  %16 = alloca i24, align 4
  %17 = alloca i24, align 4
  %18 = alloca i24, align 4
  %19 = alloca i24, align 4
  call void @llvm.dbg.declare(metadata %struct.s3* %1, metadata !209, metadata !DIExpression()), !dbg !216
  %20 = bitcast %struct.s3* %1 to i8*, !dbg !216
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %20, i8* align 1 getelementptr inbounds (%struct.s3, %struct.s3* @__const.use3.a, i32 0, i32 0, i32 0), i64 3, i1 false), !dbg !216
  call void @llvm.dbg.declare(metadata %struct.s3* %2, metadata !217, metadata !DIExpression()), !dbg !216
  %21 = bitcast %struct.s3* %2 to i8*, !dbg !216
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %21, i8* align 1 getelementptr inbounds (%struct.s3, %struct.s3* @__const.use3.b, i32 0, i32 0, i32 0), i64 3, i1 false), !dbg !216
  call void @llvm.dbg.declare(metadata i32 (i24, i32, ...)** %3, metadata !218, metadata !DIExpression()), !dbg !216
  store i32 (i24, i32, ...)* @last3, i32 (i24, i32, ...)** %3, align 8, !dbg !216
  call void @llvm.dbg.declare(metadata [2 x i32 (i24, i32, ...)*]* %4, metadata !222, metadata !DIExpression()), !dbg !216
  %22 = getelementptr inbounds [2 x i32 (i24, i32, ...)*], [2 x i32 (i24, i32, ...)*]* %4, i64 0, i64 0, !dbg !216
  %23 = load i32 (i24, i32, ...)*, i32 (i24, i32, ...)** %3, align 8, !dbg !216
  store i32 (i24, i32, ...)* %23, i32 (i24, i32, ...)** %22, align 8, !dbg !216
  %24 = getelementptr inbounds i32 (i24, i32, ...)*, i32 (i24, i32, ...)** %22, i64 1, !dbg !216
  store i32 (i24, i32, ...)* @last3, i32 (i24, i32, ...)** %24, align 8, !dbg !216
  %25 = getelementptr inbounds %struct.s3, %struct.s3* %1, i32 0, i32 0, !dbg !216
  %26 = getelementptr inbounds [3 x i8], [3 x i8]* %25, i64 0, i64 2, !dbg !216
  store i8 1, i8* %26, align 1, !dbg !216
  %27 = getelementptr inbounds %struct.s3, %struct.s3* %2, i32 0, i32 0, !dbg !216
  %28 = getelementptr inbounds [3 x i8], [3 x i8]* %27, i64 0, i64 2, !dbg !216
  store i8 2, i8* %28, align 1, !dbg !216
  %29 = getelementptr inbounds %struct.s3, %struct.s3* %1, i32 0, i32 0, !dbg !224
  %30 = bitcast i24* %5 to i8*, !dbg !224
  %31 = bitcast [3 x i8]* %29 to i8*, !dbg !224
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %30, i8* align 1 %31, i64 3, i1 false), !dbg !224
  %32 = load i24, i24* %5, align 4, !dbg !224
  %33 = getelementptr inbounds %struct.s3, %struct.s3* %2, i32 0, i32 0, !dbg !224
  %34 = bitcast i24* %6 to i8*, !dbg !224
  %35 = bitcast [3 x i8]* %33 to i8*, !dbg !224
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %34, i8* align 1 %35, i64 3, i1 false), !dbg !224
  %36 = load i24, i24* %6, align 4, !dbg !224
  %37 = getelementptr inbounds %struct.s3, %struct.s3* %1, i32 0, i32 0, !dbg !224
  %38 = bitcast i24* %7 to i8*, !dbg !224
  %39 = bitcast [3 x i8]* %37 to i8*, !dbg !224
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %38, i8* align 1 %39, i64 3, i1 false), !dbg !224
  %40 = load i24, i24* %7, align 4, !dbg !224
  %41 = call i32 (i24, i32, ...) @last3(i24 %32, i32 noundef 64, i24 %36, i32 noundef 128, i24 %40), !dbg !224
  %42 = icmp eq i32 %41, 263, !dbg !224
  br i1 %42, label %43, label %44, !dbg !227

43:                                               ; preds = %0
  br label %45, !dbg !227

44:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use3, i64 0, i64 0)) #6, !dbg !224
  unreachable, !dbg !224

45:                                               ; preds = %43
  %46 = load volatile i32, i32* @opaque, align 4, !dbg !228
  %47 = sext i32 %46 to i64, !dbg !228
  %48 = getelementptr inbounds [2 x i32 (i24, i32, ...)*], [2 x i32 (i24, i32, ...)*]* %4, i64 0, i64 %47, !dbg !228
  %49 = load i32 (i24, i32, ...)*, i32 (i24, i32, ...)** %48, align 8, !dbg !228
  %50 = getelementptr inbounds %struct.s3, %struct.s3* %1, i32 0, i32 0, !dbg !228
  %51 = bitcast i24* %8 to i8*, !dbg !228
  %52 = bitcast [3 x i8]* %50 to i8*, !dbg !228
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %51, i8* align 1 %52, i64 3, i1 false), !dbg !228
  %53 = load i24, i24* %8, align 4, !dbg !228
  %54 = getelementptr inbounds %struct.s3, %struct.s3* %2, i32 0, i32 0, !dbg !228
  %55 = bitcast i24* %9 to i8*, !dbg !228
  %56 = bitcast [3 x i8]* %54 to i8*, !dbg !228
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %55, i8* align 1 %56, i64 3, i1 false), !dbg !228
  %57 = load i24, i24* %9, align 4, !dbg !228
  %58 = getelementptr inbounds %struct.s3, %struct.s3* %1, i32 0, i32 0, !dbg !228
  %59 = bitcast i24* %10 to i8*, !dbg !228
  %60 = bitcast [3 x i8]* %58 to i8*, !dbg !228
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %59, i8* align 1 %60, i64 3, i1 false), !dbg !228
  %61 = load i24, i24* %10, align 4, !dbg !228
  %62 = call i32 (i24, i32, ...) %49(i24 %53, i32 noundef 64, i24 %57, i32 noundef 128, i24 %61), !dbg !228
  %63 = getelementptr inbounds %struct.s3, %struct.s3* %1, i32 0, i32 0, !dbg !228
  %64 = bitcast i24* %11 to i8*, !dbg !228
  %65 = bitcast [3 x i8]* %63 to i8*, !dbg !228
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %64, i8* align 1 %65, i64 3, i1 false), !dbg !228
  %66 = load i24, i24* %11, align 4, !dbg !228
  %67 = getelementptr inbounds %struct.s3, %struct.s3* %2, i32 0, i32 0, !dbg !228
  %68 = bitcast i24* %12 to i8*, !dbg !228
  %69 = bitcast [3 x i8]* %67 to i8*, !dbg !228
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %68, i8* align 1 %69, i64 3, i1 false), !dbg !228
  %70 = load i24, i24* %12, align 4, !dbg !228
  %71 = getelementptr inbounds %struct.s3, %struct.s3* %1, i32 0, i32 0, !dbg !228
  %72 = bitcast i24* %13 to i8*, !dbg !228
  %73 = bitcast [3 x i8]* %71 to i8*, !dbg !228
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %72, i8* align 1 %73, i64 3, i1 false), !dbg !228
  %74 = load i24, i24* %13, align 4, !dbg !228
  %75 = call i32 (i24, i32, ...) @last3(i24 %66, i32 noundef 64, i24 %70, i32 noundef 128, i24 %74), !dbg !228
  %76 = icmp eq i32 %62, %75, !dbg !228
  br i1 %76, label %77, label %78, !dbg !231

77:                                               ; preds = %45
  br label %79, !dbg !231

78:                                               ; preds = %45
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use3, i64 0, i64 0)) #6, !dbg !228
  unreachable, !dbg !228

79:                                               ; preds = %77
  %80 = load i32 (i24, i32, ...)*, i32 (i24, i32, ...)** %3, align 8, !dbg !232
  %81 = load volatile i32, i32* @opaque, align 4, !dbg !232
  %82 = getelementptr inbounds %struct.s3, %struct.s3* %2, i32 0, i32 0, !dbg !232
  %83 = bitcast i24* %14 to i8*, !dbg !232
  %84 = bitcast [3 x i8]* %82 to i8*, !dbg !232
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %83, i8* align 1 %84, i64 3, i1 false), !dbg !232
  %85 = load i24, i24* %14, align 4, !dbg !232
  %86 = getelementptr inbounds %struct.s3, %struct.s3* %1, i32 0, i32 0, !dbg !232
  %87 = bitcast i24* %15 to i8*, !dbg !232
  %88 = bitcast [3 x i8]* %86 to i8*, !dbg !232
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %87, i8* align 1 %88, i64 3, i1 false), !dbg !232
  %89 = load i24, i24* %15, align 4, !dbg !232
  %90 = getelementptr inbounds %struct.s3, %struct.s3* %2, i32 0, i32 0, !dbg !232
  %91 = bitcast i24* %16 to i8*, !dbg !232
  %92 = bitcast [3 x i8]* %90 to i8*, !dbg !232
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %91, i8* align 1 %92, i64 3, i1 false), !dbg !232
  %93 = load i24, i24* %16, align 4, !dbg !232
  %94 = call i32 (i24, i32, ...) %80(i24 %85, i32 noundef %81, i24 %89, i32 noundef -5, i24 %93), !dbg !232
  %95 = getelementptr inbounds %struct.s3, %struct.s3* %2, i32 0, i32 0, !dbg !232
  %96 = bitcast i24* %17 to i8*, !dbg !232
  %97 = bitcast [3 x i8]* %95 to i8*, !dbg !232
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %96, i8* align 1 %97, i64 3, i1 false), !dbg !232
  %98 = load i24, i24* %17, align 4, !dbg !232
  %99 = getelementptr inbounds %struct.s3, %struct.s3* %1, i32 0, i32 0, !dbg !232
  %100 = bitcast i24* %18 to i8*, !dbg !232
  %101 = bitcast [3 x i8]* %99 to i8*, !dbg !232
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %100, i8* align 1 %101, i64 3, i1 false), !dbg !232
  %102 = load i24, i24* %18, align 4, !dbg !232
  %103 = getelementptr inbounds %struct.s3, %struct.s3* %2, i32 0, i32 0, !dbg !232
  %104 = bitcast i24* %19 to i8*, !dbg !232
  %105 = bitcast [3 x i8]* %103 to i8*, !dbg !232
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %104, i8* align 1 %105, i64 3, i1 false), !dbg !232
  %106 = load i24, i24* %19, align 4, !dbg !232
  %107 = call i32 (i24, i32, ...) @last3(i24 %98, i32 noundef 1, i24 %102, i32 noundef -5, i24 %106), !dbg !232
  %108 = icmp eq i32 %94, %107, !dbg !232
  br i1 %108, label %109, label %110, !dbg !235

109:                                              ; preds = %79
  br label %111, !dbg !235

110:                                              ; preds = %79
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use3, i64 0, i64 0)) #6, !dbg !232
  unreachable, !dbg !232

111:                                              ; preds = %109
  ret void, !dbg !216
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use8() #0 !dbg !236 {
  %1 = alloca %struct.s8, align 1
  %2 = alloca %struct.s8, align 1
  %3 = alloca i32 (i64, i32, ...)*, align 8
  %4 = alloca [2 x i32 (i64, i32, ...)*], align 16
  call void @llvm.dbg.declare(metadata %struct.s8* %1, metadata !237, metadata !DIExpression()), !dbg !244
  %5 = bitcast %struct.s8* %1 to i8*, !dbg !244
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 getelementptr inbounds (%struct.s8, %struct.s8* @__const.use8.a, i32 0, i32 0, i32 0), i64 8, i1 false), !dbg !244
  call void @llvm.dbg.declare(metadata %struct.s8* %2, metadata !245, metadata !DIExpression()), !dbg !244
  %6 = bitcast %struct.s8* %2 to i8*, !dbg !244
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %6, i8* align 1 getelementptr inbounds (%struct.s8, %struct.s8* @__const.use8.b, i32 0, i32 0, i32 0), i64 8, i1 false), !dbg !244
  call void @llvm.dbg.declare(metadata i32 (i64, i32, ...)** %3, metadata !246, metadata !DIExpression()), !dbg !244
  store i32 (i64, i32, ...)* @last8, i32 (i64, i32, ...)** %3, align 8, !dbg !244
  call void @llvm.dbg.declare(metadata [2 x i32 (i64, i32, ...)*]* %4, metadata !250, metadata !DIExpression()), !dbg !244
  %7 = getelementptr inbounds [2 x i32 (i64, i32, ...)*], [2 x i32 (i64, i32, ...)*]* %4, i64 0, i64 0, !dbg !244
  %8 = load i32 (i64, i32, ...)*, i32 (i64, i32, ...)** %3, align 8, !dbg !244
  store i32 (i64, i32, ...)* %8, i32 (i64, i32, ...)** %7, align 8, !dbg !244
  %9 = getelementptr inbounds i32 (i64, i32, ...)*, i32 (i64, i32, ...)** %7, i64 1, !dbg !244
  store i32 (i64, i32, ...)* @last8, i32 (i64, i32, ...)** %9, align 8, !dbg !244
  %10 = getelementptr inbounds %struct.s8, %struct.s8* %1, i32 0, i32 0, !dbg !244
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %10, i64 0, i64 7, !dbg !244
  store i8 1, i8* %11, align 1, !dbg !244
  %12 = getelementptr inbounds %struct.s8, %struct.s8* %2, i32 0, i32 0, !dbg !244
  %13 = getelementptr inbounds [8 x i8], [8 x i8]* %12, i64 0, i64 7, !dbg !244
  store i8 2, i8* %13, align 1, !dbg !244
  %14 = getelementptr inbounds %struct.s8, %struct.s8* %1, i32 0, i32 0, !dbg !252
  %15 = bitcast [8 x i8]* %14 to i64*, !dbg !252
  %16 = load i64, i64* %15, align 1, !dbg !252
  %17 = getelementptr inbounds %struct.s8, %struct.s8* %2, i32 0, i32 0, !dbg !252
  %18 = bitcast [8 x i8]* %17 to i64*, !dbg !252
  %19 = load i64, i64* %18, align 1, !dbg !252
  %20 = getelementptr inbounds %struct.s8, %struct.s8* %1, i32 0, i32 0, !dbg !252
  %21 = bitcast [8 x i8]* %20 to i64*, !dbg !252
  %22 = load i64, i64* %21, align 1, !dbg !252
  %23 = call i32 (i64, i32, ...) @last8(i64 %16, i32 noundef 64, i64 %19, i32 noundef 128, i64 %22), !dbg !252
  %24 = icmp eq i32 %23, 263, !dbg !252
  br i1 %24, label %25, label %26, !dbg !255

25:                                               ; preds = %0
  br label %27, !dbg !255

26:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use8, i64 0, i64 0)) #6, !dbg !252
  unreachable, !dbg !252

27:                                               ; preds = %25
  %28 = load volatile i32, i32* @opaque, align 4, !dbg !256
  %29 = sext i32 %28 to i64, !dbg !256
  %30 = getelementptr inbounds [2 x i32 (i64, i32, ...)*], [2 x i32 (i64, i32, ...)*]* %4, i64 0, i64 %29, !dbg !256
  %31 = load i32 (i64, i32, ...)*, i32 (i64, i32, ...)** %30, align 8, !dbg !256
  %32 = getelementptr inbounds %struct.s8, %struct.s8* %1, i32 0, i32 0, !dbg !256
  %33 = bitcast [8 x i8]* %32 to i64*, !dbg !256
  %34 = load i64, i64* %33, align 1, !dbg !256
  %35 = getelementptr inbounds %struct.s8, %struct.s8* %2, i32 0, i32 0, !dbg !256
  %36 = bitcast [8 x i8]* %35 to i64*, !dbg !256
  %37 = load i64, i64* %36, align 1, !dbg !256
  %38 = getelementptr inbounds %struct.s8, %struct.s8* %1, i32 0, i32 0, !dbg !256
  %39 = bitcast [8 x i8]* %38 to i64*, !dbg !256
  %40 = load i64, i64* %39, align 1, !dbg !256
  %41 = call i32 (i64, i32, ...) %31(i64 %34, i32 noundef 64, i64 %37, i32 noundef 128, i64 %40), !dbg !256
  %42 = getelementptr inbounds %struct.s8, %struct.s8* %1, i32 0, i32 0, !dbg !256
  %43 = bitcast [8 x i8]* %42 to i64*, !dbg !256
  %44 = load i64, i64* %43, align 1, !dbg !256
  %45 = getelementptr inbounds %struct.s8, %struct.s8* %2, i32 0, i32 0, !dbg !256
  %46 = bitcast [8 x i8]* %45 to i64*, !dbg !256
  %47 = load i64, i64* %46, align 1, !dbg !256
  %48 = getelementptr inbounds %struct.s8, %struct.s8* %1, i32 0, i32 0, !dbg !256
  %49 = bitcast [8 x i8]* %48 to i64*, !dbg !256
  %50 = load i64, i64* %49, align 1, !dbg !256
  %51 = call i32 (i64, i32, ...) @last8(i64 %44, i32 noundef 64, i64 %47, i32 noundef 128, i64 %50), !dbg !256
  %52 = icmp eq i32 %41, %51, !dbg !256
  br i1 %52, label %53, label %54, !dbg !259

53:                                               ; preds = %27
  br label %55, !dbg !259

54:                                               ; preds = %27
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use8, i64 0, i64 0)) #6, !dbg !256
  unreachable, !dbg !256

55:                                               ; preds = %53
  %56 = load i32 (i64, i32, ...)*, i32 (i64, i32, ...)** %3, align 8, !dbg !260
  %57 = load volatile i32, i32* @opaque, align 4, !dbg !260
  %58 = getelementptr inbounds %struct.s8, %struct.s8* %2, i32 0, i32 0, !dbg !260
  %59 = bitcast [8 x i8]* %58 to i64*, !dbg !260
  %60 = load i64, i64* %59, align 1, !dbg !260
  %61 = getelementptr inbounds %struct.s8, %struct.s8* %1, i32 0, i32 0, !dbg !260
  %62 = bitcast [8 x i8]* %61 to i64*, !dbg !260
  %63 = load i64, i64* %62, align 1, !dbg !260
  %64 = getelementptr inbounds %struct.s8, %struct.s8* %2, i32 0, i32 0, !dbg !260
  %65 = bitcast [8 x i8]* %64 to i64*, !dbg !260
  %66 = load i64, i64* %65, align 1, !dbg !260
  %67 = call i32 (i64, i32, ...) %56(i64 %60, i32 noundef %57, i64 %63, i32 noundef -5, i64 %66), !dbg !260
  %68 = getelementptr inbounds %struct.s8, %struct.s8* %2, i32 0, i32 0, !dbg !260
  %69 = bitcast [8 x i8]* %68 to i64*, !dbg !260
  %70 = load i64, i64* %69, align 1, !dbg !260
  %71 = getelementptr inbounds %struct.s8, %struct.s8* %1, i32 0, i32 0, !dbg !260
  %72 = bitcast [8 x i8]* %71 to i64*, !dbg !260
  %73 = load i64, i64* %72, align 1, !dbg !260
  %74 = getelementptr inbounds %struct.s8, %struct.s8* %2, i32 0, i32 0, !dbg !260
  %75 = bitcast [8 x i8]* %74 to i64*, !dbg !260
  %76 = load i64, i64* %75, align 1, !dbg !260
  %77 = call i32 (i64, i32, ...) @last8(i64 %70, i32 noundef 1, i64 %73, i32 noundef -5, i64 %76), !dbg !260
  %78 = icmp eq i32 %67, %77, !dbg !260
  br i1 %78, label %79, label %80, !dbg !263

79:                                               ; preds = %55
  br label %81, !dbg !263

80:                                               ; preds = %55
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.15, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use8, i64 0, i64 0)) #6, !dbg !260
  unreachable, !dbg !260

81:                                               ; preds = %79
  ret void, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use9() #0 !dbg !264 {
  %1 = alloca %struct.s9, align 8
  %2 = alloca %struct.s9, align 8
  %3 = alloca i32 (i64, i8, i32, ...)*, align 8
  %4 = alloca [2 x i32 (i64, i8, i32, ...)*], align 16
  %5 = alloca { i64, i8 }, align 1
  %6 = alloca { i64, i8 }, align 1
  %7 = alloca { i64, i8 }, align 1
  %8 = alloca { i64, i8 }, align 1
  %9 = alloca { i64, i8 }, align 1
  %10 = alloca { i64, i8 }, align 1
  %11 = alloca { i64, i8 }, align 1
  %12 = alloca { i64, i8 }, align 1
  %13 = alloca { i64, i8 }, align 1
  %14 = alloca { i64, i8 }, align 1
  call void @llvm.dbg.declare(metadata %struct.s9* %1, metadata !265, metadata !DIExpression()), !dbg !272
  %15 = bitcast %struct.s9* %1 to i8*, !dbg !272
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %15, i8* align 1 getelementptr inbounds ({ <{ i8, [8 x i8] }> }, { <{ i8, [8 x i8] }> }* @__const.use9.a, i32 0, i32 0, i32 0), i64 9, i1 false), !dbg !272
  call void @llvm.dbg.declare(metadata %struct.s9* %2, metadata !273, metadata !DIExpression()), !dbg !272
  %16 = bitcast %struct.s9* %2 to i8*, !dbg !272
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %16, i8* align 1 getelementptr inbounds ({ <{ i8, [8 x i8] }> }, { <{ i8, [8 x i8] }> }* @__const.use9.b, i32 0, i32 0, i32 0), i64 9, i1 false), !dbg !272
  call void @llvm.dbg.declare(metadata i32 (i64, i8, i32, ...)** %3, metadata !274, metadata !DIExpression()), !dbg !272
  store i32 (i64, i8, i32, ...)* @last9, i32 (i64, i8, i32, ...)** %3, align 8, !dbg !272
  call void @llvm.dbg.declare(metadata [2 x i32 (i64, i8, i32, ...)*]* %4, metadata !278, metadata !DIExpression()), !dbg !272
  %17 = getelementptr inbounds [2 x i32 (i64, i8, i32, ...)*], [2 x i32 (i64, i8, i32, ...)*]* %4, i64 0, i64 0, !dbg !272
  %18 = load i32 (i64, i8, i32, ...)*, i32 (i64, i8, i32, ...)** %3, align 8, !dbg !272
  store i32 (i64, i8, i32, ...)* %18, i32 (i64, i8, i32, ...)** %17, align 8, !dbg !272
  %19 = getelementptr inbounds i32 (i64, i8, i32, ...)*, i32 (i64, i8, i32, ...)** %17, i64 1, !dbg !272
  store i32 (i64, i8, i32, ...)* @last9, i32 (i64, i8, i32, ...)** %19, align 8, !dbg !272
  %20 = getelementptr inbounds %struct.s9, %struct.s9* %1, i32 0, i32 0, !dbg !272
  %21 = getelementptr inbounds [9 x i8], [9 x i8]* %20, i64 0, i64 8, !dbg !272
  store i8 1, i8* %21, align 1, !dbg !272
  %22 = getelementptr inbounds %struct.s9, %struct.s9* %2, i32 0, i32 0, !dbg !272
  %23 = getelementptr inbounds [9 x i8], [9 x i8]* %22, i64 0, i64 8, !dbg !272
  store i8 2, i8* %23, align 1, !dbg !272
  %24 = bitcast { i64, i8 }* %5 to i8*, !dbg !280
  %25 = bitcast %struct.s9* %1 to i8*, !dbg !280
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %24, i8* align 1 %25, i64 9, i1 false), !dbg !280
  %26 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %5, i32 0, i32 0, !dbg !280
  %27 = load i64, i64* %26, align 1, !dbg !280
  %28 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %5, i32 0, i32 1, !dbg !280
  %29 = load i8, i8* %28, align 1, !dbg !280
  %30 = bitcast { i64, i8 }* %6 to i8*, !dbg !280
  %31 = bitcast %struct.s9* %2 to i8*, !dbg !280
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %30, i8* align 1 %31, i64 9, i1 false), !dbg !280
  %32 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %6, i32 0, i32 0, !dbg !280
  %33 = load i64, i64* %32, align 1, !dbg !280
  %34 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %6, i32 0, i32 1, !dbg !280
  %35 = load i8, i8* %34, align 1, !dbg !280
  %36 = call i32 (i64, i8, i32, ...) @last9(i64 %27, i8 %29, i32 noundef 64, i64 %33, i8 %35, i32 noundef 128, %struct.s9* noundef byval(%struct.s9) align 8 %1), !dbg !280
  %37 = icmp eq i32 %36, 263, !dbg !280
  br i1 %37, label %38, label %39, !dbg !283

38:                                               ; preds = %0
  br label %40, !dbg !283

39:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.16, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use9, i64 0, i64 0)) #6, !dbg !280
  unreachable, !dbg !280

40:                                               ; preds = %38
  %41 = load volatile i32, i32* @opaque, align 4, !dbg !284
  %42 = sext i32 %41 to i64, !dbg !284
  %43 = getelementptr inbounds [2 x i32 (i64, i8, i32, ...)*], [2 x i32 (i64, i8, i32, ...)*]* %4, i64 0, i64 %42, !dbg !284
  %44 = load i32 (i64, i8, i32, ...)*, i32 (i64, i8, i32, ...)** %43, align 8, !dbg !284
  %45 = bitcast { i64, i8 }* %7 to i8*, !dbg !284
  %46 = bitcast %struct.s9* %1 to i8*, !dbg !284
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %45, i8* align 1 %46, i64 9, i1 false), !dbg !284
  %47 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %7, i32 0, i32 0, !dbg !284
  %48 = load i64, i64* %47, align 1, !dbg !284
  %49 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %7, i32 0, i32 1, !dbg !284
  %50 = load i8, i8* %49, align 1, !dbg !284
  %51 = bitcast { i64, i8 }* %8 to i8*, !dbg !284
  %52 = bitcast %struct.s9* %2 to i8*, !dbg !284
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %51, i8* align 1 %52, i64 9, i1 false), !dbg !284
  %53 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %8, i32 0, i32 0, !dbg !284
  %54 = load i64, i64* %53, align 1, !dbg !284
  %55 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %8, i32 0, i32 1, !dbg !284
  %56 = load i8, i8* %55, align 1, !dbg !284
  %57 = call i32 (i64, i8, i32, ...) %44(i64 %48, i8 %50, i32 noundef 64, i64 %54, i8 %56, i32 noundef 128, %struct.s9* noundef byval(%struct.s9) align 8 %1), !dbg !284
  %58 = bitcast { i64, i8 }* %9 to i8*, !dbg !284
  %59 = bitcast %struct.s9* %1 to i8*, !dbg !284
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %58, i8* align 1 %59, i64 9, i1 false), !dbg !284
  %60 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %9, i32 0, i32 0, !dbg !284
  %61 = load i64, i64* %60, align 1, !dbg !284
  %62 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %9, i32 0, i32 1, !dbg !284
  %63 = load i8, i8* %62, align 1, !dbg !284
  %64 = bitcast { i64, i8 }* %10 to i8*, !dbg !284
  %65 = bitcast %struct.s9* %2 to i8*, !dbg !284
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %64, i8* align 1 %65, i64 9, i1 false), !dbg !284
  %66 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %10, i32 0, i32 0, !dbg !284
  %67 = load i64, i64* %66, align 1, !dbg !284
  %68 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %10, i32 0, i32 1, !dbg !284
  %69 = load i8, i8* %68, align 1, !dbg !284
  %70 = call i32 (i64, i8, i32, ...) @last9(i64 %61, i8 %63, i32 noundef 64, i64 %67, i8 %69, i32 noundef 128, %struct.s9* noundef byval(%struct.s9) align 8 %1), !dbg !284
  %71 = icmp eq i32 %57, %70, !dbg !284
  br i1 %71, label %72, label %73, !dbg !287

72:                                               ; preds = %40
  br label %74, !dbg !287

73:                                               ; preds = %40
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use9, i64 0, i64 0)) #6, !dbg !284
  unreachable, !dbg !284

74:                                               ; preds = %72
  %75 = load i32 (i64, i8, i32, ...)*, i32 (i64, i8, i32, ...)** %3, align 8, !dbg !288
  %76 = load volatile i32, i32* @opaque, align 4, !dbg !288
  %77 = bitcast { i64, i8 }* %11 to i8*, !dbg !288
  %78 = bitcast %struct.s9* %2 to i8*, !dbg !288
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %77, i8* align 1 %78, i64 9, i1 false), !dbg !288
  %79 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %11, i32 0, i32 0, !dbg !288
  %80 = load i64, i64* %79, align 1, !dbg !288
  %81 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %11, i32 0, i32 1, !dbg !288
  %82 = load i8, i8* %81, align 1, !dbg !288
  %83 = bitcast { i64, i8 }* %12 to i8*, !dbg !288
  %84 = bitcast %struct.s9* %1 to i8*, !dbg !288
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %83, i8* align 1 %84, i64 9, i1 false), !dbg !288
  %85 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %12, i32 0, i32 0, !dbg !288
  %86 = load i64, i64* %85, align 1, !dbg !288
  %87 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %12, i32 0, i32 1, !dbg !288
  %88 = load i8, i8* %87, align 1, !dbg !288
  %89 = call i32 (i64, i8, i32, ...) %75(i64 %80, i8 %82, i32 noundef %76, i64 %86, i8 %88, i32 noundef -5, %struct.s9* noundef byval(%struct.s9) align 8 %2), !dbg !288
  %90 = bitcast { i64, i8 }* %13 to i8*, !dbg !288
  %91 = bitcast %struct.s9* %2 to i8*, !dbg !288
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %90, i8* align 1 %91, i64 9, i1 false), !dbg !288
  %92 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %13, i32 0, i32 0, !dbg !288
  %93 = load i64, i64* %92, align 1, !dbg !288
  %94 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %13, i32 0, i32 1, !dbg !288
  %95 = load i8, i8* %94, align 1, !dbg !288
  %96 = bitcast { i64, i8 }* %14 to i8*, !dbg !288
  %97 = bitcast %struct.s9* %1 to i8*, !dbg !288
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %96, i8* align 1 %97, i64 9, i1 false), !dbg !288
  %98 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %14, i32 0, i32 0, !dbg !288
  %99 = load i64, i64* %98, align 1, !dbg !288
  %100 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %14, i32 0, i32 1, !dbg !288
  %101 = load i8, i8* %100, align 1, !dbg !288
  %102 = call i32 (i64, i8, i32, ...) @last9(i64 %93, i8 %95, i32 noundef 1, i64 %99, i8 %101, i32 noundef -5, %struct.s9* noundef byval(%struct.s9) align 8 %2), !dbg !288
  %103 = icmp eq i32 %89, %102, !dbg !288
  br i1 %103, label %104, label %105, !dbg !291

104:                                              ; preds = %74
  br label %106, !dbg !291

105:                                              ; preds = %74
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.use9, i64 0, i64 0)) #6, !dbg !288
  unreachable, !dbg !288

106:                                              ; preds = %104
  ret void, !dbg !272
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use16() #0 !dbg !292 {
  %1 = alloca %struct.s16, align 8
  %2 = alloca %struct.s16, align 8
  %3 = alloca i32 (i64, i64, i32, ...)*, align 8
  %4 = alloca [2 x i32 (i64, i64, i32, ...)*], align 16
  call void @llvm.dbg.declare(metadata %struct.s16* %1, metadata !293, metadata !DIExpression()), !dbg !300
  %5 = bitcast %struct.s16* %1 to i8*, !dbg !300
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 getelementptr inbounds ({ <{ i8, [15 x i8] }> }, { <{ i8, [15 x i8] }> }* @__const.use16.a, i32 0, i32 0, i32 0), i64 16, i1 false), !dbg !300
  call void @llvm.dbg.declare(metadata %struct.s16* %2, metadata !301, metadata !DIExpression()), !dbg !300
  %6 = bitcast %struct.s16* %2 to i8*, !dbg !300
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %6, i8* align 1 getelementptr inbounds ({ <{ i8, [15 x i8] }> }, { <{ i8, [15 x i8] }> }* @__const.use16.b, i32 0, i32 0, i32 0), i64 16, i1 false), !dbg !300
  call void @llvm.dbg.declare(metadata i32 (i64, i64, i32, ...)** %3, metadata !302, metadata !DIExpression()), !dbg !300
  store i32 (i64, i64, i32, ...)* @last16, i32 (i64, i64, i32, ...)** %3, align 8, !dbg !300
  call void @llvm.dbg.declare(metadata [2 x i32 (i64, i64, i32, ...)*]* %4, metadata !306, metadata !DIExpression()), !dbg !300
  %7 = getelementptr inbounds [2 x i32 (i64, i64, i32, ...)*], [2 x i32 (i64, i64, i32, ...)*]* %4, i64 0, i64 0, !dbg !300
  %8 = load i32 (i64, i64, i32, ...)*, i32 (i64, i64, i32, ...)** %3, align 8, !dbg !300
  store i32 (i64, i64, i32, ...)* %8, i32 (i64, i64, i32, ...)** %7, align 8, !dbg !300
  %9 = getelementptr inbounds i32 (i64, i64, i32, ...)*, i32 (i64, i64, i32, ...)** %7, i64 1, !dbg !300
  store i32 (i64, i64, i32, ...)* @last16, i32 (i64, i64, i32, ...)** %9, align 8, !dbg !300
  %10 = getelementptr inbounds %struct.s16, %struct.s16* %1, i32 0, i32 0, !dbg !300
  %11 = getelementptr inbounds [16 x i8], [16 x i8]* %10, i64 0, i64 15, !dbg !300
  store i8 1, i8* %11, align 1, !dbg !300
  %12 = getelementptr inbounds %struct.s16, %struct.s16* %2, i32 0, i32 0, !dbg !300
  %13 = getelementptr inbounds [16 x i8], [16 x i8]* %12, i64 0, i64 15, !dbg !300
  store i8 2, i8* %13, align 1, !dbg !300
  %14 = bitcast %struct.s16* %1 to { i64, i64 }*, !dbg !308
  %15 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %14, i32 0, i32 0, !dbg !308
  %16 = load i64, i64* %15, align 1, !dbg !308
  %17 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %14, i32 0, i32 1, !dbg !308
  %18 = load i64, i64* %17, align 1, !dbg !308
  %19 = bitcast %struct.s16* %2 to { i64, i64 }*, !dbg !308
  %20 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %19, i32 0, i32 0, !dbg !308
  %21 = load i64, i64* %20, align 1, !dbg !308
  %22 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %19, i32 0, i32 1, !dbg !308
  %23 = load i64, i64* %22, align 1, !dbg !308
  %24 = call i32 (i64, i64, i32, ...) @last16(i64 %16, i64 %18, i32 noundef 64, i64 %21, i64 %23, i32 noundef 128, %struct.s16* noundef byval(%struct.s16) align 8 %1), !dbg !308
  %25 = icmp eq i32 %24, 263, !dbg !308
  br i1 %25, label %26, label %27, !dbg !311

26:                                               ; preds = %0
  br label %28, !dbg !311

27:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 37, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use16, i64 0, i64 0)) #6, !dbg !308
  unreachable, !dbg !308

28:                                               ; preds = %26
  %29 = load volatile i32, i32* @opaque, align 4, !dbg !312
  %30 = sext i32 %29 to i64, !dbg !312
  %31 = getelementptr inbounds [2 x i32 (i64, i64, i32, ...)*], [2 x i32 (i64, i64, i32, ...)*]* %4, i64 0, i64 %30, !dbg !312
  %32 = load i32 (i64, i64, i32, ...)*, i32 (i64, i64, i32, ...)** %31, align 8, !dbg !312
  %33 = bitcast %struct.s16* %1 to { i64, i64 }*, !dbg !312
  %34 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %33, i32 0, i32 0, !dbg !312
  %35 = load i64, i64* %34, align 1, !dbg !312
  %36 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %33, i32 0, i32 1, !dbg !312
  %37 = load i64, i64* %36, align 1, !dbg !312
  %38 = bitcast %struct.s16* %2 to { i64, i64 }*, !dbg !312
  %39 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %38, i32 0, i32 0, !dbg !312
  %40 = load i64, i64* %39, align 1, !dbg !312
  %41 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %38, i32 0, i32 1, !dbg !312
  %42 = load i64, i64* %41, align 1, !dbg !312
  %43 = call i32 (i64, i64, i32, ...) %32(i64 %35, i64 %37, i32 noundef 64, i64 %40, i64 %42, i32 noundef 128, %struct.s16* noundef byval(%struct.s16) align 8 %1), !dbg !312
  %44 = bitcast %struct.s16* %1 to { i64, i64 }*, !dbg !312
  %45 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %44, i32 0, i32 0, !dbg !312
  %46 = load i64, i64* %45, align 1, !dbg !312
  %47 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %44, i32 0, i32 1, !dbg !312
  %48 = load i64, i64* %47, align 1, !dbg !312
  %49 = bitcast %struct.s16* %2 to { i64, i64 }*, !dbg !312
  %50 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %49, i32 0, i32 0, !dbg !312
  %51 = load i64, i64* %50, align 1, !dbg !312
  %52 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %49, i32 0, i32 1, !dbg !312
  %53 = load i64, i64* %52, align 1, !dbg !312
  %54 = call i32 (i64, i64, i32, ...) @last16(i64 %46, i64 %48, i32 noundef 64, i64 %51, i64 %53, i32 noundef 128, %struct.s16* noundef byval(%struct.s16) align 8 %1), !dbg !312
  %55 = icmp eq i32 %43, %54, !dbg !312
  br i1 %55, label %56, label %57, !dbg !315

56:                                               ; preds = %28
  br label %58, !dbg !315

57:                                               ; preds = %28
  call void @__assert_fail(i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 37, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use16, i64 0, i64 0)) #6, !dbg !312
  unreachable, !dbg !312

58:                                               ; preds = %56
  %59 = load i32 (i64, i64, i32, ...)*, i32 (i64, i64, i32, ...)** %3, align 8, !dbg !316
  %60 = load volatile i32, i32* @opaque, align 4, !dbg !316
  %61 = bitcast %struct.s16* %2 to { i64, i64 }*, !dbg !316
  %62 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %61, i32 0, i32 0, !dbg !316
  %63 = load i64, i64* %62, align 1, !dbg !316
  %64 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %61, i32 0, i32 1, !dbg !316
  %65 = load i64, i64* %64, align 1, !dbg !316
  %66 = bitcast %struct.s16* %1 to { i64, i64 }*, !dbg !316
  %67 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %66, i32 0, i32 0, !dbg !316
  %68 = load i64, i64* %67, align 1, !dbg !316
  %69 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %66, i32 0, i32 1, !dbg !316
  %70 = load i64, i64* %69, align 1, !dbg !316
  %71 = call i32 (i64, i64, i32, ...) %59(i64 %63, i64 %65, i32 noundef %60, i64 %68, i64 %70, i32 noundef -5, %struct.s16* noundef byval(%struct.s16) align 8 %2), !dbg !316
  %72 = bitcast %struct.s16* %2 to { i64, i64 }*, !dbg !316
  %73 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %72, i32 0, i32 0, !dbg !316
  %74 = load i64, i64* %73, align 1, !dbg !316
  %75 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %72, i32 0, i32 1, !dbg !316
  %76 = load i64, i64* %75, align 1, !dbg !316
  %77 = bitcast %struct.s16* %1 to { i64, i64 }*, !dbg !316
  %78 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %77, i32 0, i32 0, !dbg !316
  %79 = load i64, i64* %78, align 1, !dbg !316
  %80 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %77, i32 0, i32 1, !dbg !316
  %81 = load i64, i64* %80, align 1, !dbg !316
  %82 = call i32 (i64, i64, i32, ...) @last16(i64 %74, i64 %76, i32 noundef 1, i64 %79, i64 %81, i32 noundef -5, %struct.s16* noundef byval(%struct.s16) align 8 %2), !dbg !316
  %83 = icmp eq i32 %71, %82, !dbg !316
  br i1 %83, label %84, label %85, !dbg !319

84:                                               ; preds = %58
  br label %86, !dbg !319

85:                                               ; preds = %58
  call void @__assert_fail(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 37, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use16, i64 0, i64 0)) #6, !dbg !316
  unreachable, !dbg !316

86:                                               ; preds = %84
  ret void, !dbg !300
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use17() #0 !dbg !320 {
  %1 = alloca %struct.s17, align 8
  %2 = alloca %struct.s17, align 8
  %3 = alloca i32 (%struct.s17*, i32, ...)*, align 8
  %4 = alloca [2 x i32 (%struct.s17*, i32, ...)*], align 16
  call void @llvm.dbg.declare(metadata %struct.s17* %1, metadata !321, metadata !DIExpression()), !dbg !328
  %5 = bitcast %struct.s17* %1 to i8*, !dbg !328
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 getelementptr inbounds ({ <{ i8, [16 x i8] }> }, { <{ i8, [16 x i8] }> }* @__const.use17.a, i32 0, i32 0, i32 0), i64 17, i1 false), !dbg !328
  call void @llvm.dbg.declare(metadata %struct.s17* %2, metadata !329, metadata !DIExpression()), !dbg !328
  %6 = bitcast %struct.s17* %2 to i8*, !dbg !328
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %6, i8* align 1 getelementptr inbounds ({ <{ i8, [16 x i8] }> }, { <{ i8, [16 x i8] }> }* @__const.use17.b, i32 0, i32 0, i32 0), i64 17, i1 false), !dbg !328
  call void @llvm.dbg.declare(metadata i32 (%struct.s17*, i32, ...)** %3, metadata !330, metadata !DIExpression()), !dbg !328
  store i32 (%struct.s17*, i32, ...)* @last17, i32 (%struct.s17*, i32, ...)** %3, align 8, !dbg !328
  call void @llvm.dbg.declare(metadata [2 x i32 (%struct.s17*, i32, ...)*]* %4, metadata !334, metadata !DIExpression()), !dbg !328
  %7 = getelementptr inbounds [2 x i32 (%struct.s17*, i32, ...)*], [2 x i32 (%struct.s17*, i32, ...)*]* %4, i64 0, i64 0, !dbg !328
  %8 = load i32 (%struct.s17*, i32, ...)*, i32 (%struct.s17*, i32, ...)** %3, align 8, !dbg !328
  store i32 (%struct.s17*, i32, ...)* %8, i32 (%struct.s17*, i32, ...)** %7, align 8, !dbg !328
  %9 = getelementptr inbounds i32 (%struct.s17*, i32, ...)*, i32 (%struct.s17*, i32, ...)** %7, i64 1, !dbg !328
  store i32 (%struct.s17*, i32, ...)* @last17, i32 (%struct.s17*, i32, ...)** %9, align 8, !dbg !328
  %10 = getelementptr inbounds %struct.s17, %struct.s17* %1, i32 0, i32 0, !dbg !328
  %11 = getelementptr inbounds [17 x i8], [17 x i8]* %10, i64 0, i64 16, !dbg !328
  store i8 1, i8* %11, align 1, !dbg !328
  %12 = getelementptr inbounds %struct.s17, %struct.s17* %2, i32 0, i32 0, !dbg !328
  %13 = getelementptr inbounds [17 x i8], [17 x i8]* %12, i64 0, i64 16, !dbg !328
  store i8 2, i8* %13, align 1, !dbg !328
  %14 = call i32 (%struct.s17*, i32, ...) @last17(%struct.s17* noundef byval(%struct.s17) align 8 %1, i32 noundef 64, %struct.s17* noundef byval(%struct.s17) align 8 %2, i32 noundef 128, %struct.s17* noundef byval(%struct.s17) align 8 %1), !dbg !336
  %15 = icmp eq i32 %14, 263, !dbg !336
  br i1 %15, label %16, label %17, !dbg !339

16:                                               ; preds = %0
  br label %18, !dbg !339

17:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.22, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 38, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use17, i64 0, i64 0)) #6, !dbg !336
  unreachable, !dbg !336

18:                                               ; preds = %16
  %19 = load volatile i32, i32* @opaque, align 4, !dbg !340
  %20 = sext i32 %19 to i64, !dbg !340
  %21 = getelementptr inbounds [2 x i32 (%struct.s17*, i32, ...)*], [2 x i32 (%struct.s17*, i32, ...)*]* %4, i64 0, i64 %20, !dbg !340
  %22 = load i32 (%struct.s17*, i32, ...)*, i32 (%struct.s17*, i32, ...)** %21, align 8, !dbg !340
  %23 = call i32 (%struct.s17*, i32, ...) %22(%struct.s17* noundef byval(%struct.s17) align 8 %1, i32 noundef 64, %struct.s17* noundef byval(%struct.s17) align 8 %2, i32 noundef 128, %struct.s17* noundef byval(%struct.s17) align 8 %1), !dbg !340
  %24 = call i32 (%struct.s17*, i32, ...) @last17(%struct.s17* noundef byval(%struct.s17) align 8 %1, i32 noundef 64, %struct.s17* noundef byval(%struct.s17) align 8 %2, i32 noundef 128, %struct.s17* noundef byval(%struct.s17) align 8 %1), !dbg !340
  %25 = icmp eq i32 %23, %24, !dbg !340
  br i1 %25, label %26, label %27, !dbg !343

26:                                               ; preds = %18
  br label %28, !dbg !343

27:                                               ; preds = %18
  call void @__assert_fail(i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 38, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use17, i64 0, i64 0)) #6, !dbg !340
  unreachable, !dbg !340

28:                                               ; preds = %26
  %29 = load i32 (%struct.s17*, i32, ...)*, i32 (%struct.s17*, i32, ...)** %3, align 8, !dbg !344
  %30 = load volatile i32, i32* @opaque, align 4, !dbg !344
  %31 = call i32 (%struct.s17*, i32, ...) %29(%struct.s17* noundef byval(%struct.s17) align 8 %2, i32 noundef %30, %struct.s17* noundef byval(%struct.s17) align 8 %1, i32 noundef -5, %struct.s17* noundef byval(%struct.s17) align 8 %2), !dbg !344
  %32 = call i32 (%struct.s17*, i32, ...) @last17(%struct.s17* noundef byval(%struct.s17) align 8 %2, i32 noundef 1, %struct.s17* noundef byval(%struct.s17) align 8 %1, i32 noundef -5, %struct.s17* noundef byval(%struct.s17) align 8 %2), !dbg !344
  %33 = icmp eq i32 %31, %32, !dbg !344
  br i1 %33, label %34, label %35, !dbg !347

34:                                               ; preds = %28
  br label %36, !dbg !347

35:                                               ; preds = %28
  call void @__assert_fail(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.24, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 38, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use17, i64 0, i64 0)) #6, !dbg !344
  unreachable, !dbg !344

36:                                               ; preds = %34
  ret void, !dbg !328
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use24() #0 !dbg !348 {
  %1 = alloca %struct.s24, align 8
  %2 = alloca %struct.s24, align 8
  %3 = alloca i32 (%struct.s24*, i32, ...)*, align 8
  %4 = alloca [2 x i32 (%struct.s24*, i32, ...)*], align 16
  call void @llvm.dbg.declare(metadata %struct.s24* %1, metadata !349, metadata !DIExpression()), !dbg !356
  %5 = bitcast %struct.s24* %1 to i8*, !dbg !356
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 getelementptr inbounds ({ <{ i8, [23 x i8] }> }, { <{ i8, [23 x i8] }> }* @__const.use24.a, i32 0, i32 0, i32 0), i64 24, i1 false), !dbg !356
  call void @llvm.dbg.declare(metadata %struct.s24* %2, metadata !357, metadata !DIExpression()), !dbg !356
  %6 = bitcast %struct.s24* %2 to i8*, !dbg !356
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %6, i8* align 1 getelementptr inbounds ({ <{ i8, [23 x i8] }> }, { <{ i8, [23 x i8] }> }* @__const.use24.b, i32 0, i32 0, i32 0), i64 24, i1 false), !dbg !356
  call void @llvm.dbg.declare(metadata i32 (%struct.s24*, i32, ...)** %3, metadata !358, metadata !DIExpression()), !dbg !356
  store i32 (%struct.s24*, i32, ...)* @last24, i32 (%struct.s24*, i32, ...)** %3, align 8, !dbg !356
  call void @llvm.dbg.declare(metadata [2 x i32 (%struct.s24*, i32, ...)*]* %4, metadata !362, metadata !DIExpression()), !dbg !356
  %7 = getelementptr inbounds [2 x i32 (%struct.s24*, i32, ...)*], [2 x i32 (%struct.s24*, i32, ...)*]* %4, i64 0, i64 0, !dbg !356
  %8 = load i32 (%struct.s24*, i32, ...)*, i32 (%struct.s24*, i32, ...)** %3, align 8, !dbg !356
  store i32 (%struct.s24*, i32, ...)* %8, i32 (%struct.s24*, i32, ...)** %7, align 8, !dbg !356
  %9 = getelementptr inbounds i32 (%struct.s24*, i32, ...)*, i32 (%struct.s24*, i32, ...)** %7, i64 1, !dbg !356
  store i32 (%struct.s24*, i32, ...)* @last24, i32 (%struct.s24*, i32, ...)** %9, align 8, !dbg !356
  %10 = getelementptr inbounds %struct.s24, %struct.s24* %1, i32 0, i32 0, !dbg !356
  %11 = getelementptr inbounds [24 x i8], [24 x i8]* %10, i64 0, i64 23, !dbg !356
  store i8 1, i8* %11, align 1, !dbg !356
  %12 = getelementptr inbounds %struct.s24, %struct.s24* %2, i32 0, i32 0, !dbg !356
  %13 = getelementptr inbounds [24 x i8], [24 x i8]* %12, i64 0, i64 23, !dbg !356
  store i8 2, i8* %13, align 1, !dbg !356
  %14 = call i32 (%struct.s24*, i32, ...) @last24(%struct.s24* noundef byval(%struct.s24) align 8 %1, i32 noundef 64, %struct.s24* noundef byval(%struct.s24) align 8 %2, i32 noundef 128, %struct.s24* noundef byval(%struct.s24) align 8 %1), !dbg !364
  %15 = icmp eq i32 %14, 263, !dbg !364
  br i1 %15, label %16, label %17, !dbg !367

16:                                               ; preds = %0
  br label %18, !dbg !367

17:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.25, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use24, i64 0, i64 0)) #6, !dbg !364
  unreachable, !dbg !364

18:                                               ; preds = %16
  %19 = load volatile i32, i32* @opaque, align 4, !dbg !368
  %20 = sext i32 %19 to i64, !dbg !368
  %21 = getelementptr inbounds [2 x i32 (%struct.s24*, i32, ...)*], [2 x i32 (%struct.s24*, i32, ...)*]* %4, i64 0, i64 %20, !dbg !368
  %22 = load i32 (%struct.s24*, i32, ...)*, i32 (%struct.s24*, i32, ...)** %21, align 8, !dbg !368
  %23 = call i32 (%struct.s24*, i32, ...) %22(%struct.s24* noundef byval(%struct.s24) align 8 %1, i32 noundef 64, %struct.s24* noundef byval(%struct.s24) align 8 %2, i32 noundef 128, %struct.s24* noundef byval(%struct.s24) align 8 %1), !dbg !368
  %24 = call i32 (%struct.s24*, i32, ...) @last24(%struct.s24* noundef byval(%struct.s24) align 8 %1, i32 noundef 64, %struct.s24* noundef byval(%struct.s24) align 8 %2, i32 noundef 128, %struct.s24* noundef byval(%struct.s24) align 8 %1), !dbg !368
  %25 = icmp eq i32 %23, %24, !dbg !368
  br i1 %25, label %26, label %27, !dbg !371

26:                                               ; preds = %18
  br label %28, !dbg !371

27:                                               ; preds = %18
  call void @__assert_fail(i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.26, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use24, i64 0, i64 0)) #6, !dbg !368
  unreachable, !dbg !368

28:                                               ; preds = %26
  %29 = load i32 (%struct.s24*, i32, ...)*, i32 (%struct.s24*, i32, ...)** %3, align 8, !dbg !372
  %30 = load volatile i32, i32* @opaque, align 4, !dbg !372
  %31 = call i32 (%struct.s24*, i32, ...) %29(%struct.s24* noundef byval(%struct.s24) align 8 %2, i32 noundef %30, %struct.s24* noundef byval(%struct.s24) align 8 %1, i32 noundef -5, %struct.s24* noundef byval(%struct.s24) align 8 %2), !dbg !372
  %32 = call i32 (%struct.s24*, i32, ...) @last24(%struct.s24* noundef byval(%struct.s24) align 8 %2, i32 noundef 1, %struct.s24* noundef byval(%struct.s24) align 8 %1, i32 noundef -5, %struct.s24* noundef byval(%struct.s24) align 8 %2), !dbg !372
  %33 = icmp eq i32 %31, %32, !dbg !372
  br i1 %33, label %34, label %35, !dbg !375

34:                                               ; preds = %28
  br label %36, !dbg !375

35:                                               ; preds = %28
  call void @__assert_fail(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.27, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use24, i64 0, i64 0)) #6, !dbg !372
  unreachable, !dbg !372

36:                                               ; preds = %34
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @use33() #0 !dbg !376 {
  %1 = alloca %struct.s33, align 8
  %2 = alloca %struct.s33, align 8
  %3 = alloca i32 (%struct.s33*, i32, ...)*, align 8
  %4 = alloca [2 x i32 (%struct.s33*, i32, ...)*], align 16
  call void @llvm.dbg.declare(metadata %struct.s33* %1, metadata !377, metadata !DIExpression()), !dbg !384
  %5 = bitcast %struct.s33* %1 to i8*, !dbg !384
  call void @llvm.memset.p0i8.i64(i8* align 1 %5, i8 0, i64 33, i1 false), !dbg !384
  %6 = bitcast i8* %5 to { <{ i8, [32 x i8] }> }*, !dbg !384
  %7 = getelementptr inbounds { <{ i8, [32 x i8] }> }, { <{ i8, [32 x i8] }> }* %6, i32 0, i32 0, !dbg !384
  %8 = getelementptr inbounds <{ i8, [32 x i8] }>, <{ i8, [32 x i8] }>* %7, i32 0, i32 0, !dbg !384
  store i8 1, i8* %8, align 1, !dbg !384
  call void @llvm.dbg.declare(metadata %struct.s33* %2, metadata !385, metadata !DIExpression()), !dbg !384
  %9 = bitcast %struct.s33* %2 to i8*, !dbg !384
  call void @llvm.memset.p0i8.i64(i8* align 1 %9, i8 0, i64 33, i1 false), !dbg !384
  %10 = bitcast i8* %9 to { <{ i8, [32 x i8] }> }*, !dbg !384
  %11 = getelementptr inbounds { <{ i8, [32 x i8] }> }, { <{ i8, [32 x i8] }> }* %10, i32 0, i32 0, !dbg !384
  %12 = getelementptr inbounds <{ i8, [32 x i8] }>, <{ i8, [32 x i8] }>* %11, i32 0, i32 0, !dbg !384
  store i8 1, i8* %12, align 1, !dbg !384
  call void @llvm.dbg.declare(metadata i32 (%struct.s33*, i32, ...)** %3, metadata !386, metadata !DIExpression()), !dbg !384
  store i32 (%struct.s33*, i32, ...)* @last33, i32 (%struct.s33*, i32, ...)** %3, align 8, !dbg !384
  call void @llvm.dbg.declare(metadata [2 x i32 (%struct.s33*, i32, ...)*]* %4, metadata !390, metadata !DIExpression()), !dbg !384
  %13 = getelementptr inbounds [2 x i32 (%struct.s33*, i32, ...)*], [2 x i32 (%struct.s33*, i32, ...)*]* %4, i64 0, i64 0, !dbg !384
  %14 = load i32 (%struct.s33*, i32, ...)*, i32 (%struct.s33*, i32, ...)** %3, align 8, !dbg !384
  store i32 (%struct.s33*, i32, ...)* %14, i32 (%struct.s33*, i32, ...)** %13, align 8, !dbg !384
  %15 = getelementptr inbounds i32 (%struct.s33*, i32, ...)*, i32 (%struct.s33*, i32, ...)** %13, i64 1, !dbg !384
  store i32 (%struct.s33*, i32, ...)* @last33, i32 (%struct.s33*, i32, ...)** %15, align 8, !dbg !384
  %16 = getelementptr inbounds %struct.s33, %struct.s33* %1, i32 0, i32 0, !dbg !384
  %17 = getelementptr inbounds [33 x i8], [33 x i8]* %16, i64 0, i64 32, !dbg !384
  store i8 1, i8* %17, align 1, !dbg !384
  %18 = getelementptr inbounds %struct.s33, %struct.s33* %2, i32 0, i32 0, !dbg !384
  %19 = getelementptr inbounds [33 x i8], [33 x i8]* %18, i64 0, i64 32, !dbg !384
  store i8 2, i8* %19, align 1, !dbg !384
  %20 = call i32 (%struct.s33*, i32, ...) @last33(%struct.s33* noundef byval(%struct.s33) align 8 %1, i32 noundef 64, %struct.s33* noundef byval(%struct.s33) align 8 %2, i32 noundef 128, %struct.s33* noundef byval(%struct.s33) align 8 %1), !dbg !392
  %21 = icmp eq i32 %20, 263, !dbg !392
  br i1 %21, label %22, label %23, !dbg !395

22:                                               ; preds = %0
  br label %24, !dbg !395

23:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.28, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use33, i64 0, i64 0)) #6, !dbg !392
  unreachable, !dbg !392

24:                                               ; preds = %22
  %25 = load volatile i32, i32* @opaque, align 4, !dbg !396
  %26 = sext i32 %25 to i64, !dbg !396
  %27 = getelementptr inbounds [2 x i32 (%struct.s33*, i32, ...)*], [2 x i32 (%struct.s33*, i32, ...)*]* %4, i64 0, i64 %26, !dbg !396
  %28 = load i32 (%struct.s33*, i32, ...)*, i32 (%struct.s33*, i32, ...)** %27, align 8, !dbg !396
  %29 = call i32 (%struct.s33*, i32, ...) %28(%struct.s33* noundef byval(%struct.s33) align 8 %1, i32 noundef 64, %struct.s33* noundef byval(%struct.s33) align 8 %2, i32 noundef 128, %struct.s33* noundef byval(%struct.s33) align 8 %1), !dbg !396
  %30 = call i32 (%struct.s33*, i32, ...) @last33(%struct.s33* noundef byval(%struct.s33) align 8 %1, i32 noundef 64, %struct.s33* noundef byval(%struct.s33) align 8 %2, i32 noundef 128, %struct.s33* noundef byval(%struct.s33) align 8 %1), !dbg !396
  %31 = icmp eq i32 %29, %30, !dbg !396
  br i1 %31, label %32, label %33, !dbg !399

32:                                               ; preds = %24
  br label %34, !dbg !399

33:                                               ; preds = %24
  call void @__assert_fail(i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.29, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use33, i64 0, i64 0)) #6, !dbg !396
  unreachable, !dbg !396

34:                                               ; preds = %32
  %35 = load i32 (%struct.s33*, i32, ...)*, i32 (%struct.s33*, i32, ...)** %3, align 8, !dbg !400
  %36 = load volatile i32, i32* @opaque, align 4, !dbg !400
  %37 = call i32 (%struct.s33*, i32, ...) %35(%struct.s33* noundef byval(%struct.s33) align 8 %2, i32 noundef %36, %struct.s33* noundef byval(%struct.s33) align 8 %1, i32 noundef -5, %struct.s33* noundef byval(%struct.s33) align 8 %2), !dbg !400
  %38 = call i32 (%struct.s33*, i32, ...) @last33(%struct.s33* noundef byval(%struct.s33) align 8 %2, i32 noundef 1, %struct.s33* noundef byval(%struct.s33) align 8 %1, i32 noundef -5, %struct.s33* noundef byval(%struct.s33) align 8 %2), !dbg !400
  %39 = icmp eq i32 %37, %38, !dbg !400
  br i1 %39, label %40, label %41, !dbg !403

40:                                               ; preds = %34
  br label %42, !dbg !403

41:                                               ; preds = %34
  call void @__assert_fail(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.30, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.use33, i64 0, i64 0)) #6, !dbg !400
  unreachable, !dbg !400

42:                                               ; preds = %40
  ret void, !dbg !384
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last1(i8 %0, i32 noundef %1, ...) #0 !dbg !404 {
  %3 = alloca %struct.s1, align 1
  %4 = alloca i32, align 4
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca %struct.s1, align 1
  %7 = alloca i32, align 4
  %8 = alloca %struct.s1, align 1
  %9 = getelementptr inbounds %struct.s1, %struct.s1* %3, i32 0, i32 0
  %10 = bitcast [1 x i8]* %9 to i8*
  store i8 %0, i8* %10, align 1
  call void @llvm.dbg.declare(metadata %struct.s1* %3, metadata !405, metadata !DIExpression()), !dbg !406
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !407, metadata !DIExpression()), !dbg !406
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %5, metadata !408, metadata !DIExpression()), !dbg !406
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !406
  %12 = bitcast %struct.__va_list_tag* %11 to i8*, !dbg !406
  call void @llvm.va_start(i8* %12), !dbg !406
  call void @llvm.dbg.declare(metadata %struct.s1* %6, metadata !409, metadata !DIExpression()), !dbg !406
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !406
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 0, !dbg !406
  %15 = load i32, i32* %14, align 16, !dbg !406
  %16 = icmp ule i32 %15, 40, !dbg !406
  br i1 %16, label %17, label %23, !dbg !406

17:                                               ; preds = %2
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 3, !dbg !406
  %19 = load i8*, i8** %18, align 16, !dbg !406
  %20 = getelementptr i8, i8* %19, i32 %15, !dbg !406
  %21 = bitcast i8* %20 to %struct.s1*, !dbg !406
  %22 = add i32 %15, 8, !dbg !406
  store i32 %22, i32* %14, align 16, !dbg !406
  br label %28, !dbg !406

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 2, !dbg !406
  %25 = load i8*, i8** %24, align 8, !dbg !406
  %26 = bitcast i8* %25 to %struct.s1*, !dbg !406
  %27 = getelementptr i8, i8* %25, i32 8, !dbg !406
  store i8* %27, i8** %24, align 8, !dbg !406
  br label %28, !dbg !406

28:                                               ; preds = %23, %17
  %29 = phi %struct.s1* [ %21, %17 ], [ %26, %23 ], !dbg !406
  %30 = bitcast %struct.s1* %6 to i8*, !dbg !406
  %31 = bitcast %struct.s1* %29 to i8*, !dbg !406
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %30, i8* align 1 %31, i64 1, i1 false), !dbg !406
  call void @llvm.dbg.declare(metadata i32* %7, metadata !410, metadata !DIExpression()), !dbg !406
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !406
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %32, i32 0, i32 0, !dbg !406
  %34 = load i32, i32* %33, align 16, !dbg !406
  %35 = icmp ule i32 %34, 40, !dbg !406
  br i1 %35, label %36, label %42, !dbg !406

36:                                               ; preds = %28
  %37 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %32, i32 0, i32 3, !dbg !406
  %38 = load i8*, i8** %37, align 16, !dbg !406
  %39 = getelementptr i8, i8* %38, i32 %34, !dbg !406
  %40 = bitcast i8* %39 to i32*, !dbg !406
  %41 = add i32 %34, 8, !dbg !406
  store i32 %41, i32* %33, align 16, !dbg !406
  br label %47, !dbg !406

42:                                               ; preds = %28
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %32, i32 0, i32 2, !dbg !406
  %44 = load i8*, i8** %43, align 8, !dbg !406
  %45 = bitcast i8* %44 to i32*, !dbg !406
  %46 = getelementptr i8, i8* %44, i32 8, !dbg !406
  store i8* %46, i8** %43, align 8, !dbg !406
  br label %47, !dbg !406

47:                                               ; preds = %42, %36
  %48 = phi i32* [ %40, %36 ], [ %45, %42 ], !dbg !406
  %49 = load i32, i32* %48, align 4, !dbg !406
  %50 = load i32, i32* %4, align 4, !dbg !406
  %51 = add nsw i32 %49, %50, !dbg !406
  %52 = getelementptr inbounds %struct.s1, %struct.s1* %3, i32 0, i32 0, !dbg !406
  %53 = getelementptr inbounds [1 x i8], [1 x i8]* %52, i64 0, i64 0, !dbg !406
  %54 = load i8, i8* %53, align 1, !dbg !406
  %55 = sext i8 %54 to i32, !dbg !406
  %56 = add nsw i32 %51, %55, !dbg !406
  %57 = getelementptr inbounds %struct.s1, %struct.s1* %3, i32 0, i32 0, !dbg !406
  %58 = getelementptr inbounds [1 x i8], [1 x i8]* %57, i64 0, i64 0, !dbg !406
  %59 = load i8, i8* %58, align 1, !dbg !406
  %60 = sext i8 %59 to i32, !dbg !406
  %61 = mul nsw i32 2, %60, !dbg !406
  %62 = add nsw i32 %56, %61, !dbg !406
  store i32 %62, i32* %7, align 4, !dbg !406
  call void @llvm.dbg.declare(metadata %struct.s1* %8, metadata !411, metadata !DIExpression()), !dbg !406
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !406
  %64 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %63, i32 0, i32 0, !dbg !406
  %65 = load i32, i32* %64, align 16, !dbg !406
  %66 = icmp ule i32 %65, 40, !dbg !406
  br i1 %66, label %67, label %73, !dbg !406

67:                                               ; preds = %47
  %68 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %63, i32 0, i32 3, !dbg !406
  %69 = load i8*, i8** %68, align 16, !dbg !406
  %70 = getelementptr i8, i8* %69, i32 %65, !dbg !406
  %71 = bitcast i8* %70 to %struct.s1*, !dbg !406
  %72 = add i32 %65, 8, !dbg !406
  store i32 %72, i32* %64, align 16, !dbg !406
  br label %78, !dbg !406

73:                                               ; preds = %47
  %74 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %63, i32 0, i32 2, !dbg !406
  %75 = load i8*, i8** %74, align 8, !dbg !406
  %76 = bitcast i8* %75 to %struct.s1*, !dbg !406
  %77 = getelementptr i8, i8* %75, i32 8, !dbg !406
  store i8* %77, i8** %74, align 8, !dbg !406
  br label %78, !dbg !406

78:                                               ; preds = %73, %67
  %79 = phi %struct.s1* [ %71, %67 ], [ %76, %73 ], !dbg !406
  %80 = bitcast %struct.s1* %8 to i8*, !dbg !406
  %81 = bitcast %struct.s1* %79 to i8*, !dbg !406
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %80, i8* align 1 %81, i64 1, i1 false), !dbg !406
  %82 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !406
  %83 = bitcast %struct.__va_list_tag* %82 to i8*, !dbg !406
  call void @llvm.va_end(i8* %83), !dbg !406
  %84 = load i32, i32* %7, align 4, !dbg !406
  %85 = getelementptr inbounds %struct.s1, %struct.s1* %6, i32 0, i32 0, !dbg !406
  %86 = getelementptr inbounds [1 x i8], [1 x i8]* %85, i64 0, i64 0, !dbg !406
  %87 = load i8, i8* %86, align 1, !dbg !406
  %88 = sext i8 %87 to i32, !dbg !406
  %89 = mul nsw i32 4, %88, !dbg !406
  %90 = add nsw i32 %84, %89, !dbg !406
  %91 = getelementptr inbounds %struct.s1, %struct.s1* %6, i32 0, i32 0, !dbg !406
  %92 = getelementptr inbounds [1 x i8], [1 x i8]* %91, i64 0, i64 0, !dbg !406
  %93 = load i8, i8* %92, align 1, !dbg !406
  %94 = sext i8 %93 to i32, !dbg !406
  %95 = mul nsw i32 8, %94, !dbg !406
  %96 = add nsw i32 %90, %95, !dbg !406
  %97 = getelementptr inbounds %struct.s1, %struct.s1* %8, i32 0, i32 0, !dbg !406
  %98 = getelementptr inbounds [1 x i8], [1 x i8]* %97, i64 0, i64 0, !dbg !406
  %99 = load i8, i8* %98, align 1, !dbg !406
  %100 = sext i8 %99 to i32, !dbg !406
  %101 = mul nsw i32 16, %100, !dbg !406
  %102 = add nsw i32 %96, %101, !dbg !406
  %103 = getelementptr inbounds %struct.s1, %struct.s1* %8, i32 0, i32 0, !dbg !406
  %104 = getelementptr inbounds [1 x i8], [1 x i8]* %103, i64 0, i64 0, !dbg !406
  %105 = load i8, i8* %104, align 1, !dbg !406
  %106 = sext i8 %105 to i32, !dbg !406
  %107 = mul nsw i32 32, %106, !dbg !406
  %108 = add nsw i32 %102, %107, !dbg !406
  ret i32 %108, !dbg !406
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last3(i24 %0, i32 noundef %1, ...) #0 !dbg !412 {
  %3 = alloca %struct.s3, align 1
  %4 = alloca i24, align 4
  %5 = alloca i32, align 4
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = alloca %struct.s3, align 1
  %8 = alloca i32, align 4
  %9 = alloca %struct.s3, align 1
  %10 = getelementptr inbounds %struct.s3, %struct.s3* %3, i32 0, i32 0
  store i24 %0, i24* %4, align 4
  %11 = bitcast [3 x i8]* %10 to i8*
  %12 = bitcast i24* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 4 %12, i64 3, i1 false)
  call void @llvm.dbg.declare(metadata %struct.s3* %3, metadata !413, metadata !DIExpression()), !dbg !414
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !415, metadata !DIExpression()), !dbg !414
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %6, metadata !416, metadata !DIExpression()), !dbg !414
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !414
  %14 = bitcast %struct.__va_list_tag* %13 to i8*, !dbg !414
  call void @llvm.va_start(i8* %14), !dbg !414
  call void @llvm.dbg.declare(metadata %struct.s3* %7, metadata !417, metadata !DIExpression()), !dbg !414
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !414
  %16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %15, i32 0, i32 0, !dbg !414
  %17 = load i32, i32* %16, align 16, !dbg !414
  %18 = icmp ule i32 %17, 40, !dbg !414
  br i1 %18, label %19, label %25, !dbg !414

19:                                               ; preds = %2
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %15, i32 0, i32 3, !dbg !414
  %21 = load i8*, i8** %20, align 16, !dbg !414
  %22 = getelementptr i8, i8* %21, i32 %17, !dbg !414
  %23 = bitcast i8* %22 to %struct.s3*, !dbg !414
  %24 = add i32 %17, 8, !dbg !414
  store i32 %24, i32* %16, align 16, !dbg !414
  br label %30, !dbg !414

25:                                               ; preds = %2
  %26 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %15, i32 0, i32 2, !dbg !414
  %27 = load i8*, i8** %26, align 8, !dbg !414
  %28 = bitcast i8* %27 to %struct.s3*, !dbg !414
  %29 = getelementptr i8, i8* %27, i32 8, !dbg !414
  store i8* %29, i8** %26, align 8, !dbg !414
  br label %30, !dbg !414

30:                                               ; preds = %25, %19
  %31 = phi %struct.s3* [ %23, %19 ], [ %28, %25 ], !dbg !414
  %32 = bitcast %struct.s3* %7 to i8*, !dbg !414
  %33 = bitcast %struct.s3* %31 to i8*, !dbg !414
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %32, i8* align 1 %33, i64 3, i1 false), !dbg !414
  call void @llvm.dbg.declare(metadata i32* %8, metadata !418, metadata !DIExpression()), !dbg !414
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !414
  %35 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %34, i32 0, i32 0, !dbg !414
  %36 = load i32, i32* %35, align 16, !dbg !414
  %37 = icmp ule i32 %36, 40, !dbg !414
  br i1 %37, label %38, label %44, !dbg !414

38:                                               ; preds = %30
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %34, i32 0, i32 3, !dbg !414
  %40 = load i8*, i8** %39, align 16, !dbg !414
  %41 = getelementptr i8, i8* %40, i32 %36, !dbg !414
  %42 = bitcast i8* %41 to i32*, !dbg !414
  %43 = add i32 %36, 8, !dbg !414
  store i32 %43, i32* %35, align 16, !dbg !414
  br label %49, !dbg !414

44:                                               ; preds = %30
  %45 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %34, i32 0, i32 2, !dbg !414
  %46 = load i8*, i8** %45, align 8, !dbg !414
  %47 = bitcast i8* %46 to i32*, !dbg !414
  %48 = getelementptr i8, i8* %46, i32 8, !dbg !414
  store i8* %48, i8** %45, align 8, !dbg !414
  br label %49, !dbg !414

49:                                               ; preds = %44, %38
  %50 = phi i32* [ %42, %38 ], [ %47, %44 ], !dbg !414
  %51 = load i32, i32* %50, align 4, !dbg !414
  %52 = load i32, i32* %5, align 4, !dbg !414
  %53 = add nsw i32 %51, %52, !dbg !414
  %54 = getelementptr inbounds %struct.s3, %struct.s3* %3, i32 0, i32 0, !dbg !414
  %55 = getelementptr inbounds [3 x i8], [3 x i8]* %54, i64 0, i64 0, !dbg !414
  %56 = load i8, i8* %55, align 1, !dbg !414
  %57 = sext i8 %56 to i32, !dbg !414
  %58 = add nsw i32 %53, %57, !dbg !414
  %59 = getelementptr inbounds %struct.s3, %struct.s3* %3, i32 0, i32 0, !dbg !414
  %60 = getelementptr inbounds [3 x i8], [3 x i8]* %59, i64 0, i64 2, !dbg !414
  %61 = load i8, i8* %60, align 1, !dbg !414
  %62 = sext i8 %61 to i32, !dbg !414
  %63 = mul nsw i32 2, %62, !dbg !414
  %64 = add nsw i32 %58, %63, !dbg !414
  store i32 %64, i32* %8, align 4, !dbg !414
  call void @llvm.dbg.declare(metadata %struct.s3* %9, metadata !419, metadata !DIExpression()), !dbg !414
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !414
  %66 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %65, i32 0, i32 0, !dbg !414
  %67 = load i32, i32* %66, align 16, !dbg !414
  %68 = icmp ule i32 %67, 40, !dbg !414
  br i1 %68, label %69, label %75, !dbg !414

69:                                               ; preds = %49
  %70 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %65, i32 0, i32 3, !dbg !414
  %71 = load i8*, i8** %70, align 16, !dbg !414
  %72 = getelementptr i8, i8* %71, i32 %67, !dbg !414
  %73 = bitcast i8* %72 to %struct.s3*, !dbg !414
  %74 = add i32 %67, 8, !dbg !414
  store i32 %74, i32* %66, align 16, !dbg !414
  br label %80, !dbg !414

75:                                               ; preds = %49
  %76 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %65, i32 0, i32 2, !dbg !414
  %77 = load i8*, i8** %76, align 8, !dbg !414
  %78 = bitcast i8* %77 to %struct.s3*, !dbg !414
  %79 = getelementptr i8, i8* %77, i32 8, !dbg !414
  store i8* %79, i8** %76, align 8, !dbg !414
  br label %80, !dbg !414

80:                                               ; preds = %75, %69
  %81 = phi %struct.s3* [ %73, %69 ], [ %78, %75 ], !dbg !414
  %82 = bitcast %struct.s3* %9 to i8*, !dbg !414
  %83 = bitcast %struct.s3* %81 to i8*, !dbg !414
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %82, i8* align 1 %83, i64 3, i1 false), !dbg !414
  %84 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !414
  %85 = bitcast %struct.__va_list_tag* %84 to i8*, !dbg !414
  call void @llvm.va_end(i8* %85), !dbg !414
  %86 = load i32, i32* %8, align 4, !dbg !414
  %87 = getelementptr inbounds %struct.s3, %struct.s3* %7, i32 0, i32 0, !dbg !414
  %88 = getelementptr inbounds [3 x i8], [3 x i8]* %87, i64 0, i64 0, !dbg !414
  %89 = load i8, i8* %88, align 1, !dbg !414
  %90 = sext i8 %89 to i32, !dbg !414
  %91 = mul nsw i32 4, %90, !dbg !414
  %92 = add nsw i32 %86, %91, !dbg !414
  %93 = getelementptr inbounds %struct.s3, %struct.s3* %7, i32 0, i32 0, !dbg !414
  %94 = getelementptr inbounds [3 x i8], [3 x i8]* %93, i64 0, i64 2, !dbg !414
  %95 = load i8, i8* %94, align 1, !dbg !414
  %96 = sext i8 %95 to i32, !dbg !414
  %97 = mul nsw i32 8, %96, !dbg !414
  %98 = add nsw i32 %92, %97, !dbg !414
  %99 = getelementptr inbounds %struct.s3, %struct.s3* %9, i32 0, i32 0, !dbg !414
  %100 = getelementptr inbounds [3 x i8], [3 x i8]* %99, i64 0, i64 0, !dbg !414
  %101 = load i8, i8* %100, align 1, !dbg !414
  %102 = sext i8 %101 to i32, !dbg !414
  %103 = mul nsw i32 16, %102, !dbg !414
  %104 = add nsw i32 %98, %103, !dbg !414
  %105 = getelementptr inbounds %struct.s3, %struct.s3* %9, i32 0, i32 0, !dbg !414
  %106 = getelementptr inbounds [3 x i8], [3 x i8]* %105, i64 0, i64 2, !dbg !414
  %107 = load i8, i8* %106, align 1, !dbg !414
  %108 = sext i8 %107 to i32, !dbg !414
  %109 = mul nsw i32 32, %108, !dbg !414
  %110 = add nsw i32 %104, %109, !dbg !414
  ret i32 %110, !dbg !414
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last8(i64 %0, i32 noundef %1, ...) #0 !dbg !420 {
  %3 = alloca %struct.s8, align 1
  %4 = alloca i32, align 4
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca %struct.s8, align 1
  %7 = alloca i32, align 4
  %8 = alloca %struct.s8, align 1
  %9 = getelementptr inbounds %struct.s8, %struct.s8* %3, i32 0, i32 0
  %10 = bitcast [8 x i8]* %9 to i64*
  store i64 %0, i64* %10, align 1
  call void @llvm.dbg.declare(metadata %struct.s8* %3, metadata !421, metadata !DIExpression()), !dbg !422
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !423, metadata !DIExpression()), !dbg !422
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %5, metadata !424, metadata !DIExpression()), !dbg !422
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !422
  %12 = bitcast %struct.__va_list_tag* %11 to i8*, !dbg !422
  call void @llvm.va_start(i8* %12), !dbg !422
  call void @llvm.dbg.declare(metadata %struct.s8* %6, metadata !425, metadata !DIExpression()), !dbg !422
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !422
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 0, !dbg !422
  %15 = load i32, i32* %14, align 16, !dbg !422
  %16 = icmp ule i32 %15, 40, !dbg !422
  br i1 %16, label %17, label %23, !dbg !422

17:                                               ; preds = %2
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 3, !dbg !422
  %19 = load i8*, i8** %18, align 16, !dbg !422
  %20 = getelementptr i8, i8* %19, i32 %15, !dbg !422
  %21 = bitcast i8* %20 to %struct.s8*, !dbg !422
  %22 = add i32 %15, 8, !dbg !422
  store i32 %22, i32* %14, align 16, !dbg !422
  br label %28, !dbg !422

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %13, i32 0, i32 2, !dbg !422
  %25 = load i8*, i8** %24, align 8, !dbg !422
  %26 = bitcast i8* %25 to %struct.s8*, !dbg !422
  %27 = getelementptr i8, i8* %25, i32 8, !dbg !422
  store i8* %27, i8** %24, align 8, !dbg !422
  br label %28, !dbg !422

28:                                               ; preds = %23, %17
  %29 = phi %struct.s8* [ %21, %17 ], [ %26, %23 ], !dbg !422
  %30 = bitcast %struct.s8* %6 to i8*, !dbg !422
  %31 = bitcast %struct.s8* %29 to i8*, !dbg !422
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %30, i8* align 1 %31, i64 8, i1 false), !dbg !422
  call void @llvm.dbg.declare(metadata i32* %7, metadata !426, metadata !DIExpression()), !dbg !422
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !422
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %32, i32 0, i32 0, !dbg !422
  %34 = load i32, i32* %33, align 16, !dbg !422
  %35 = icmp ule i32 %34, 40, !dbg !422
  br i1 %35, label %36, label %42, !dbg !422

36:                                               ; preds = %28
  %37 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %32, i32 0, i32 3, !dbg !422
  %38 = load i8*, i8** %37, align 16, !dbg !422
  %39 = getelementptr i8, i8* %38, i32 %34, !dbg !422
  %40 = bitcast i8* %39 to i32*, !dbg !422
  %41 = add i32 %34, 8, !dbg !422
  store i32 %41, i32* %33, align 16, !dbg !422
  br label %47, !dbg !422

42:                                               ; preds = %28
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %32, i32 0, i32 2, !dbg !422
  %44 = load i8*, i8** %43, align 8, !dbg !422
  %45 = bitcast i8* %44 to i32*, !dbg !422
  %46 = getelementptr i8, i8* %44, i32 8, !dbg !422
  store i8* %46, i8** %43, align 8, !dbg !422
  br label %47, !dbg !422

47:                                               ; preds = %42, %36
  %48 = phi i32* [ %40, %36 ], [ %45, %42 ], !dbg !422
  %49 = load i32, i32* %48, align 4, !dbg !422
  %50 = load i32, i32* %4, align 4, !dbg !422
  %51 = add nsw i32 %49, %50, !dbg !422
  %52 = getelementptr inbounds %struct.s8, %struct.s8* %3, i32 0, i32 0, !dbg !422
  %53 = getelementptr inbounds [8 x i8], [8 x i8]* %52, i64 0, i64 0, !dbg !422
  %54 = load i8, i8* %53, align 1, !dbg !422
  %55 = sext i8 %54 to i32, !dbg !422
  %56 = add nsw i32 %51, %55, !dbg !422
  %57 = getelementptr inbounds %struct.s8, %struct.s8* %3, i32 0, i32 0, !dbg !422
  %58 = getelementptr inbounds [8 x i8], [8 x i8]* %57, i64 0, i64 7, !dbg !422
  %59 = load i8, i8* %58, align 1, !dbg !422
  %60 = sext i8 %59 to i32, !dbg !422
  %61 = mul nsw i32 2, %60, !dbg !422
  %62 = add nsw i32 %56, %61, !dbg !422
  store i32 %62, i32* %7, align 4, !dbg !422
  call void @llvm.dbg.declare(metadata %struct.s8* %8, metadata !427, metadata !DIExpression()), !dbg !422
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !422
  %64 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %63, i32 0, i32 0, !dbg !422
  %65 = load i32, i32* %64, align 16, !dbg !422
  %66 = icmp ule i32 %65, 40, !dbg !422
  br i1 %66, label %67, label %73, !dbg !422

67:                                               ; preds = %47
  %68 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %63, i32 0, i32 3, !dbg !422
  %69 = load i8*, i8** %68, align 16, !dbg !422
  %70 = getelementptr i8, i8* %69, i32 %65, !dbg !422
  %71 = bitcast i8* %70 to %struct.s8*, !dbg !422
  %72 = add i32 %65, 8, !dbg !422
  store i32 %72, i32* %64, align 16, !dbg !422
  br label %78, !dbg !422

73:                                               ; preds = %47
  %74 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %63, i32 0, i32 2, !dbg !422
  %75 = load i8*, i8** %74, align 8, !dbg !422
  %76 = bitcast i8* %75 to %struct.s8*, !dbg !422
  %77 = getelementptr i8, i8* %75, i32 8, !dbg !422
  store i8* %77, i8** %74, align 8, !dbg !422
  br label %78, !dbg !422

78:                                               ; preds = %73, %67
  %79 = phi %struct.s8* [ %71, %67 ], [ %76, %73 ], !dbg !422
  %80 = bitcast %struct.s8* %8 to i8*, !dbg !422
  %81 = bitcast %struct.s8* %79 to i8*, !dbg !422
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %80, i8* align 1 %81, i64 8, i1 false), !dbg !422
  %82 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0, !dbg !422
  %83 = bitcast %struct.__va_list_tag* %82 to i8*, !dbg !422
  call void @llvm.va_end(i8* %83), !dbg !422
  %84 = load i32, i32* %7, align 4, !dbg !422
  %85 = getelementptr inbounds %struct.s8, %struct.s8* %6, i32 0, i32 0, !dbg !422
  %86 = getelementptr inbounds [8 x i8], [8 x i8]* %85, i64 0, i64 0, !dbg !422
  %87 = load i8, i8* %86, align 1, !dbg !422
  %88 = sext i8 %87 to i32, !dbg !422
  %89 = mul nsw i32 4, %88, !dbg !422
  %90 = add nsw i32 %84, %89, !dbg !422
  %91 = getelementptr inbounds %struct.s8, %struct.s8* %6, i32 0, i32 0, !dbg !422
  %92 = getelementptr inbounds [8 x i8], [8 x i8]* %91, i64 0, i64 7, !dbg !422
  %93 = load i8, i8* %92, align 1, !dbg !422
  %94 = sext i8 %93 to i32, !dbg !422
  %95 = mul nsw i32 8, %94, !dbg !422
  %96 = add nsw i32 %90, %95, !dbg !422
  %97 = getelementptr inbounds %struct.s8, %struct.s8* %8, i32 0, i32 0, !dbg !422
  %98 = getelementptr inbounds [8 x i8], [8 x i8]* %97, i64 0, i64 0, !dbg !422
  %99 = load i8, i8* %98, align 1, !dbg !422
  %100 = sext i8 %99 to i32, !dbg !422
  %101 = mul nsw i32 16, %100, !dbg !422
  %102 = add nsw i32 %96, %101, !dbg !422
  %103 = getelementptr inbounds %struct.s8, %struct.s8* %8, i32 0, i32 0, !dbg !422
  %104 = getelementptr inbounds [8 x i8], [8 x i8]* %103, i64 0, i64 7, !dbg !422
  %105 = load i8, i8* %104, align 1, !dbg !422
  %106 = sext i8 %105 to i32, !dbg !422
  %107 = mul nsw i32 32, %106, !dbg !422
  %108 = add nsw i32 %102, %107, !dbg !422
  ret i32 %108, !dbg !422
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last9(i64 %0, i8 %1, i32 noundef %2, ...) #0 !dbg !428 {
  %4 = alloca %struct.s9, align 1
  %5 = alloca { i64, i8 }, align 1
  %6 = alloca i32, align 4
  %7 = alloca [1 x %struct.__va_list_tag], align 16
  %8 = alloca %struct.s9, align 1
  %9 = alloca i32, align 4
  %10 = alloca %struct.s9, align 1
  %11 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %5, i32 0, i32 0
  store i64 %0, i64* %11, align 1
  %12 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %5, i32 0, i32 1
  store i8 %1, i8* %12, align 1
  %13 = bitcast %struct.s9* %4 to i8*
  %14 = bitcast { i64, i8 }* %5 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %14, i64 9, i1 false)
  call void @llvm.dbg.declare(metadata %struct.s9* %4, metadata !429, metadata !DIExpression()), !dbg !430
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !431, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %7, metadata !432, metadata !DIExpression()), !dbg !430
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %7, i64 0, i64 0, !dbg !430
  %16 = bitcast %struct.__va_list_tag* %15 to i8*, !dbg !430
  call void @llvm.va_start(i8* %16), !dbg !430
  call void @llvm.dbg.declare(metadata %struct.s9* %8, metadata !433, metadata !DIExpression()), !dbg !430
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %7, i64 0, i64 0, !dbg !430
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 0, !dbg !430
  %19 = load i32, i32* %18, align 16, !dbg !430
  %20 = icmp ule i32 %19, 32, !dbg !430
  br i1 %20, label %21, label %27, !dbg !430

21:                                               ; preds = %3
  %22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 3, !dbg !430
  %23 = load i8*, i8** %22, align 16, !dbg !430
  %24 = getelementptr i8, i8* %23, i32 %19, !dbg !430
  %25 = bitcast i8* %24 to %struct.s9*, !dbg !430
  %26 = add i32 %19, 16, !dbg !430
  store i32 %26, i32* %18, align 16, !dbg !430
  br label %32, !dbg !430

27:                                               ; preds = %3
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 2, !dbg !430
  %29 = load i8*, i8** %28, align 8, !dbg !430
  %30 = bitcast i8* %29 to %struct.s9*, !dbg !430
  %31 = getelementptr i8, i8* %29, i32 16, !dbg !430
  store i8* %31, i8** %28, align 8, !dbg !430
  br label %32, !dbg !430

32:                                               ; preds = %27, %21
  %33 = phi %struct.s9* [ %25, %21 ], [ %30, %27 ], !dbg !430
  %34 = bitcast %struct.s9* %8 to i8*, !dbg !430
  %35 = bitcast %struct.s9* %33 to i8*, !dbg !430
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %34, i8* align 1 %35, i64 9, i1 false), !dbg !430
  call void @llvm.dbg.declare(metadata i32* %9, metadata !434, metadata !DIExpression()), !dbg !430
  %36 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %7, i64 0, i64 0, !dbg !430
  %37 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %36, i32 0, i32 0, !dbg !430
  %38 = load i32, i32* %37, align 16, !dbg !430
  %39 = icmp ule i32 %38, 40, !dbg !430
  br i1 %39, label %40, label %46, !dbg !430

40:                                               ; preds = %32
  %41 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %36, i32 0, i32 3, !dbg !430
  %42 = load i8*, i8** %41, align 16, !dbg !430
  %43 = getelementptr i8, i8* %42, i32 %38, !dbg !430
  %44 = bitcast i8* %43 to i32*, !dbg !430
  %45 = add i32 %38, 8, !dbg !430
  store i32 %45, i32* %37, align 16, !dbg !430
  br label %51, !dbg !430

46:                                               ; preds = %32
  %47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %36, i32 0, i32 2, !dbg !430
  %48 = load i8*, i8** %47, align 8, !dbg !430
  %49 = bitcast i8* %48 to i32*, !dbg !430
  %50 = getelementptr i8, i8* %48, i32 8, !dbg !430
  store i8* %50, i8** %47, align 8, !dbg !430
  br label %51, !dbg !430

51:                                               ; preds = %46, %40
  %52 = phi i32* [ %44, %40 ], [ %49, %46 ], !dbg !430
  %53 = load i32, i32* %52, align 4, !dbg !430
  %54 = load i32, i32* %6, align 4, !dbg !430
  %55 = add nsw i32 %53, %54, !dbg !430
  %56 = getelementptr inbounds %struct.s9, %struct.s9* %4, i32 0, i32 0, !dbg !430
  %57 = getelementptr inbounds [9 x i8], [9 x i8]* %56, i64 0, i64 0, !dbg !430
  %58 = load i8, i8* %57, align 1, !dbg !430
  %59 = sext i8 %58 to i32, !dbg !430
  %60 = add nsw i32 %55, %59, !dbg !430
  %61 = getelementptr inbounds %struct.s9, %struct.s9* %4, i32 0, i32 0, !dbg !430
  %62 = getelementptr inbounds [9 x i8], [9 x i8]* %61, i64 0, i64 8, !dbg !430
  %63 = load i8, i8* %62, align 1, !dbg !430
  %64 = sext i8 %63 to i32, !dbg !430
  %65 = mul nsw i32 2, %64, !dbg !430
  %66 = add nsw i32 %60, %65, !dbg !430
  store i32 %66, i32* %9, align 4, !dbg !430
  call void @llvm.dbg.declare(metadata %struct.s9* %10, metadata !435, metadata !DIExpression()), !dbg !430
  %67 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %7, i64 0, i64 0, !dbg !430
  %68 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %67, i32 0, i32 0, !dbg !430
  %69 = load i32, i32* %68, align 16, !dbg !430
  %70 = icmp ule i32 %69, 32, !dbg !430
  br i1 %70, label %71, label %77, !dbg !430

71:                                               ; preds = %51
  %72 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %67, i32 0, i32 3, !dbg !430
  %73 = load i8*, i8** %72, align 16, !dbg !430
  %74 = getelementptr i8, i8* %73, i32 %69, !dbg !430
  %75 = bitcast i8* %74 to %struct.s9*, !dbg !430
  %76 = add i32 %69, 16, !dbg !430
  store i32 %76, i32* %68, align 16, !dbg !430
  br label %82, !dbg !430

77:                                               ; preds = %51
  %78 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %67, i32 0, i32 2, !dbg !430
  %79 = load i8*, i8** %78, align 8, !dbg !430
  %80 = bitcast i8* %79 to %struct.s9*, !dbg !430
  %81 = getelementptr i8, i8* %79, i32 16, !dbg !430
  store i8* %81, i8** %78, align 8, !dbg !430
  br label %82, !dbg !430

82:                                               ; preds = %77, %71
  %83 = phi %struct.s9* [ %75, %71 ], [ %80, %77 ], !dbg !430
  %84 = bitcast %struct.s9* %10 to i8*, !dbg !430
  %85 = bitcast %struct.s9* %83 to i8*, !dbg !430
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %84, i8* align 1 %85, i64 9, i1 false), !dbg !430
  %86 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %7, i64 0, i64 0, !dbg !430
  %87 = bitcast %struct.__va_list_tag* %86 to i8*, !dbg !430
  call void @llvm.va_end(i8* %87), !dbg !430
  %88 = load i32, i32* %9, align 4, !dbg !430
  %89 = getelementptr inbounds %struct.s9, %struct.s9* %8, i32 0, i32 0, !dbg !430
  %90 = getelementptr inbounds [9 x i8], [9 x i8]* %89, i64 0, i64 0, !dbg !430
  %91 = load i8, i8* %90, align 1, !dbg !430
  %92 = sext i8 %91 to i32, !dbg !430
  %93 = mul nsw i32 4, %92, !dbg !430
  %94 = add nsw i32 %88, %93, !dbg !430
  %95 = getelementptr inbounds %struct.s9, %struct.s9* %8, i32 0, i32 0, !dbg !430
  %96 = getelementptr inbounds [9 x i8], [9 x i8]* %95, i64 0, i64 8, !dbg !430
  %97 = load i8, i8* %96, align 1, !dbg !430
  %98 = sext i8 %97 to i32, !dbg !430
  %99 = mul nsw i32 8, %98, !dbg !430
  %100 = add nsw i32 %94, %99, !dbg !430
  %101 = getelementptr inbounds %struct.s9, %struct.s9* %10, i32 0, i32 0, !dbg !430
  %102 = getelementptr inbounds [9 x i8], [9 x i8]* %101, i64 0, i64 0, !dbg !430
  %103 = load i8, i8* %102, align 1, !dbg !430
  %104 = sext i8 %103 to i32, !dbg !430
  %105 = mul nsw i32 16, %104, !dbg !430
  %106 = add nsw i32 %100, %105, !dbg !430
  %107 = getelementptr inbounds %struct.s9, %struct.s9* %10, i32 0, i32 0, !dbg !430
  %108 = getelementptr inbounds [9 x i8], [9 x i8]* %107, i64 0, i64 8, !dbg !430
  %109 = load i8, i8* %108, align 1, !dbg !430
  %110 = sext i8 %109 to i32, !dbg !430
  %111 = mul nsw i32 32, %110, !dbg !430
  %112 = add nsw i32 %106, %111, !dbg !430
  ret i32 %112, !dbg !430
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last16(i64 %0, i64 %1, i32 noundef %2, ...) #0 !dbg !436 {
  %4 = alloca %struct.s16, align 1
  %5 = alloca i32, align 4
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = alloca %struct.s16, align 1
  %8 = alloca i32, align 4
  %9 = alloca %struct.s16, align 1
  %10 = bitcast %struct.s16* %4 to { i64, i64 }*
  %11 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %10, i32 0, i32 0
  store i64 %0, i64* %11, align 1
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %10, i32 0, i32 1
  store i64 %1, i64* %12, align 1
  call void @llvm.dbg.declare(metadata %struct.s16* %4, metadata !437, metadata !DIExpression()), !dbg !438
  store i32 %2, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !439, metadata !DIExpression()), !dbg !438
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %6, metadata !440, metadata !DIExpression()), !dbg !438
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !438
  %14 = bitcast %struct.__va_list_tag* %13 to i8*, !dbg !438
  call void @llvm.va_start(i8* %14), !dbg !438
  call void @llvm.dbg.declare(metadata %struct.s16* %7, metadata !441, metadata !DIExpression()), !dbg !438
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !438
  %16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %15, i32 0, i32 0, !dbg !438
  %17 = load i32, i32* %16, align 16, !dbg !438
  %18 = icmp ule i32 %17, 32, !dbg !438
  br i1 %18, label %19, label %25, !dbg !438

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %15, i32 0, i32 3, !dbg !438
  %21 = load i8*, i8** %20, align 16, !dbg !438
  %22 = getelementptr i8, i8* %21, i32 %17, !dbg !438
  %23 = bitcast i8* %22 to %struct.s16*, !dbg !438
  %24 = add i32 %17, 16, !dbg !438
  store i32 %24, i32* %16, align 16, !dbg !438
  br label %30, !dbg !438

25:                                               ; preds = %3
  %26 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %15, i32 0, i32 2, !dbg !438
  %27 = load i8*, i8** %26, align 8, !dbg !438
  %28 = bitcast i8* %27 to %struct.s16*, !dbg !438
  %29 = getelementptr i8, i8* %27, i32 16, !dbg !438
  store i8* %29, i8** %26, align 8, !dbg !438
  br label %30, !dbg !438

30:                                               ; preds = %25, %19
  %31 = phi %struct.s16* [ %23, %19 ], [ %28, %25 ], !dbg !438
  %32 = bitcast %struct.s16* %7 to i8*, !dbg !438
  %33 = bitcast %struct.s16* %31 to i8*, !dbg !438
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %32, i8* align 1 %33, i64 16, i1 false), !dbg !438
  call void @llvm.dbg.declare(metadata i32* %8, metadata !442, metadata !DIExpression()), !dbg !438
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !438
  %35 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %34, i32 0, i32 0, !dbg !438
  %36 = load i32, i32* %35, align 16, !dbg !438
  %37 = icmp ule i32 %36, 40, !dbg !438
  br i1 %37, label %38, label %44, !dbg !438

38:                                               ; preds = %30
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %34, i32 0, i32 3, !dbg !438
  %40 = load i8*, i8** %39, align 16, !dbg !438
  %41 = getelementptr i8, i8* %40, i32 %36, !dbg !438
  %42 = bitcast i8* %41 to i32*, !dbg !438
  %43 = add i32 %36, 8, !dbg !438
  store i32 %43, i32* %35, align 16, !dbg !438
  br label %49, !dbg !438

44:                                               ; preds = %30
  %45 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %34, i32 0, i32 2, !dbg !438
  %46 = load i8*, i8** %45, align 8, !dbg !438
  %47 = bitcast i8* %46 to i32*, !dbg !438
  %48 = getelementptr i8, i8* %46, i32 8, !dbg !438
  store i8* %48, i8** %45, align 8, !dbg !438
  br label %49, !dbg !438

49:                                               ; preds = %44, %38
  %50 = phi i32* [ %42, %38 ], [ %47, %44 ], !dbg !438
  %51 = load i32, i32* %50, align 4, !dbg !438
  %52 = load i32, i32* %5, align 4, !dbg !438
  %53 = add nsw i32 %51, %52, !dbg !438
  %54 = getelementptr inbounds %struct.s16, %struct.s16* %4, i32 0, i32 0, !dbg !438
  %55 = getelementptr inbounds [16 x i8], [16 x i8]* %54, i64 0, i64 0, !dbg !438
  %56 = load i8, i8* %55, align 1, !dbg !438
  %57 = sext i8 %56 to i32, !dbg !438
  %58 = add nsw i32 %53, %57, !dbg !438
  %59 = getelementptr inbounds %struct.s16, %struct.s16* %4, i32 0, i32 0, !dbg !438
  %60 = getelementptr inbounds [16 x i8], [16 x i8]* %59, i64 0, i64 15, !dbg !438
  %61 = load i8, i8* %60, align 1, !dbg !438
  %62 = sext i8 %61 to i32, !dbg !438
  %63 = mul nsw i32 2, %62, !dbg !438
  %64 = add nsw i32 %58, %63, !dbg !438
  store i32 %64, i32* %8, align 4, !dbg !438
  call void @llvm.dbg.declare(metadata %struct.s16* %9, metadata !443, metadata !DIExpression()), !dbg !438
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !438
  %66 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %65, i32 0, i32 0, !dbg !438
  %67 = load i32, i32* %66, align 16, !dbg !438
  %68 = icmp ule i32 %67, 32, !dbg !438
  br i1 %68, label %69, label %75, !dbg !438

69:                                               ; preds = %49
  %70 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %65, i32 0, i32 3, !dbg !438
  %71 = load i8*, i8** %70, align 16, !dbg !438
  %72 = getelementptr i8, i8* %71, i32 %67, !dbg !438
  %73 = bitcast i8* %72 to %struct.s16*, !dbg !438
  %74 = add i32 %67, 16, !dbg !438
  store i32 %74, i32* %66, align 16, !dbg !438
  br label %80, !dbg !438

75:                                               ; preds = %49
  %76 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %65, i32 0, i32 2, !dbg !438
  %77 = load i8*, i8** %76, align 8, !dbg !438
  %78 = bitcast i8* %77 to %struct.s16*, !dbg !438
  %79 = getelementptr i8, i8* %77, i32 16, !dbg !438
  store i8* %79, i8** %76, align 8, !dbg !438
  br label %80, !dbg !438

80:                                               ; preds = %75, %69
  %81 = phi %struct.s16* [ %73, %69 ], [ %78, %75 ], !dbg !438
  %82 = bitcast %struct.s16* %9 to i8*, !dbg !438
  %83 = bitcast %struct.s16* %81 to i8*, !dbg !438
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %82, i8* align 1 %83, i64 16, i1 false), !dbg !438
  %84 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %6, i64 0, i64 0, !dbg !438
  %85 = bitcast %struct.__va_list_tag* %84 to i8*, !dbg !438
  call void @llvm.va_end(i8* %85), !dbg !438
  %86 = load i32, i32* %8, align 4, !dbg !438
  %87 = getelementptr inbounds %struct.s16, %struct.s16* %7, i32 0, i32 0, !dbg !438
  %88 = getelementptr inbounds [16 x i8], [16 x i8]* %87, i64 0, i64 0, !dbg !438
  %89 = load i8, i8* %88, align 1, !dbg !438
  %90 = sext i8 %89 to i32, !dbg !438
  %91 = mul nsw i32 4, %90, !dbg !438
  %92 = add nsw i32 %86, %91, !dbg !438
  %93 = getelementptr inbounds %struct.s16, %struct.s16* %7, i32 0, i32 0, !dbg !438
  %94 = getelementptr inbounds [16 x i8], [16 x i8]* %93, i64 0, i64 15, !dbg !438
  %95 = load i8, i8* %94, align 1, !dbg !438
  %96 = sext i8 %95 to i32, !dbg !438
  %97 = mul nsw i32 8, %96, !dbg !438
  %98 = add nsw i32 %92, %97, !dbg !438
  %99 = getelementptr inbounds %struct.s16, %struct.s16* %9, i32 0, i32 0, !dbg !438
  %100 = getelementptr inbounds [16 x i8], [16 x i8]* %99, i64 0, i64 0, !dbg !438
  %101 = load i8, i8* %100, align 1, !dbg !438
  %102 = sext i8 %101 to i32, !dbg !438
  %103 = mul nsw i32 16, %102, !dbg !438
  %104 = add nsw i32 %98, %103, !dbg !438
  %105 = getelementptr inbounds %struct.s16, %struct.s16* %9, i32 0, i32 0, !dbg !438
  %106 = getelementptr inbounds [16 x i8], [16 x i8]* %105, i64 0, i64 15, !dbg !438
  %107 = load i8, i8* %106, align 1, !dbg !438
  %108 = sext i8 %107 to i32, !dbg !438
  %109 = mul nsw i32 32, %108, !dbg !438
  %110 = add nsw i32 %104, %109, !dbg !438
  ret i32 %110, !dbg !438
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last17(%struct.s17* noundef byval(%struct.s17) align 8 %0, i32 noundef %1, ...) #0 !dbg !444 {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca %struct.s17, align 1
  %6 = alloca i32, align 4
  %7 = alloca %struct.s17, align 1
  call void @llvm.dbg.declare(metadata %struct.s17* %0, metadata !445, metadata !DIExpression()), !dbg !446
  store i32 %1, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !447, metadata !DIExpression()), !dbg !446
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !448, metadata !DIExpression()), !dbg !446
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !446
  %9 = bitcast %struct.__va_list_tag* %8 to i8*, !dbg !446
  call void @llvm.va_start(i8* %9), !dbg !446
  call void @llvm.dbg.declare(metadata %struct.s17* %5, metadata !449, metadata !DIExpression()), !dbg !446
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !446
  %11 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %10, i32 0, i32 2, !dbg !446
  %12 = load i8*, i8** %11, align 8, !dbg !446
  %13 = bitcast i8* %12 to %struct.s17*, !dbg !446
  %14 = getelementptr i8, i8* %12, i32 24, !dbg !446
  store i8* %14, i8** %11, align 8, !dbg !446
  %15 = bitcast %struct.s17* %5 to i8*, !dbg !446
  %16 = bitcast %struct.s17* %13 to i8*, !dbg !446
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %15, i8* align 1 %16, i64 17, i1 false), !dbg !446
  call void @llvm.dbg.declare(metadata i32* %6, metadata !450, metadata !DIExpression()), !dbg !446
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !446
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 0, !dbg !446
  %19 = load i32, i32* %18, align 16, !dbg !446
  %20 = icmp ule i32 %19, 40, !dbg !446
  br i1 %20, label %21, label %27, !dbg !446

21:                                               ; preds = %2
  %22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 3, !dbg !446
  %23 = load i8*, i8** %22, align 16, !dbg !446
  %24 = getelementptr i8, i8* %23, i32 %19, !dbg !446
  %25 = bitcast i8* %24 to i32*, !dbg !446
  %26 = add i32 %19, 8, !dbg !446
  store i32 %26, i32* %18, align 16, !dbg !446
  br label %32, !dbg !446

27:                                               ; preds = %2
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 2, !dbg !446
  %29 = load i8*, i8** %28, align 8, !dbg !446
  %30 = bitcast i8* %29 to i32*, !dbg !446
  %31 = getelementptr i8, i8* %29, i32 8, !dbg !446
  store i8* %31, i8** %28, align 8, !dbg !446
  br label %32, !dbg !446

32:                                               ; preds = %27, %21
  %33 = phi i32* [ %25, %21 ], [ %30, %27 ], !dbg !446
  %34 = load i32, i32* %33, align 4, !dbg !446
  %35 = load i32, i32* %3, align 4, !dbg !446
  %36 = add nsw i32 %34, %35, !dbg !446
  %37 = getelementptr inbounds %struct.s17, %struct.s17* %0, i32 0, i32 0, !dbg !446
  %38 = getelementptr inbounds [17 x i8], [17 x i8]* %37, i64 0, i64 0, !dbg !446
  %39 = load i8, i8* %38, align 8, !dbg !446
  %40 = sext i8 %39 to i32, !dbg !446
  %41 = add nsw i32 %36, %40, !dbg !446
  %42 = getelementptr inbounds %struct.s17, %struct.s17* %0, i32 0, i32 0, !dbg !446
  %43 = getelementptr inbounds [17 x i8], [17 x i8]* %42, i64 0, i64 16, !dbg !446
  %44 = load i8, i8* %43, align 8, !dbg !446
  %45 = sext i8 %44 to i32, !dbg !446
  %46 = mul nsw i32 2, %45, !dbg !446
  %47 = add nsw i32 %41, %46, !dbg !446
  store i32 %47, i32* %6, align 4, !dbg !446
  call void @llvm.dbg.declare(metadata %struct.s17* %7, metadata !451, metadata !DIExpression()), !dbg !446
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !446
  %49 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %48, i32 0, i32 2, !dbg !446
  %50 = load i8*, i8** %49, align 8, !dbg !446
  %51 = bitcast i8* %50 to %struct.s17*, !dbg !446
  %52 = getelementptr i8, i8* %50, i32 24, !dbg !446
  store i8* %52, i8** %49, align 8, !dbg !446
  %53 = bitcast %struct.s17* %7 to i8*, !dbg !446
  %54 = bitcast %struct.s17* %51 to i8*, !dbg !446
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %53, i8* align 1 %54, i64 17, i1 false), !dbg !446
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !446
  %56 = bitcast %struct.__va_list_tag* %55 to i8*, !dbg !446
  call void @llvm.va_end(i8* %56), !dbg !446
  %57 = load i32, i32* %6, align 4, !dbg !446
  %58 = getelementptr inbounds %struct.s17, %struct.s17* %5, i32 0, i32 0, !dbg !446
  %59 = getelementptr inbounds [17 x i8], [17 x i8]* %58, i64 0, i64 0, !dbg !446
  %60 = load i8, i8* %59, align 1, !dbg !446
  %61 = sext i8 %60 to i32, !dbg !446
  %62 = mul nsw i32 4, %61, !dbg !446
  %63 = add nsw i32 %57, %62, !dbg !446
  %64 = getelementptr inbounds %struct.s17, %struct.s17* %5, i32 0, i32 0, !dbg !446
  %65 = getelementptr inbounds [17 x i8], [17 x i8]* %64, i64 0, i64 16, !dbg !446
  %66 = load i8, i8* %65, align 1, !dbg !446
  %67 = sext i8 %66 to i32, !dbg !446
  %68 = mul nsw i32 8, %67, !dbg !446
  %69 = add nsw i32 %63, %68, !dbg !446
  %70 = getelementptr inbounds %struct.s17, %struct.s17* %7, i32 0, i32 0, !dbg !446
  %71 = getelementptr inbounds [17 x i8], [17 x i8]* %70, i64 0, i64 0, !dbg !446
  %72 = load i8, i8* %71, align 1, !dbg !446
  %73 = sext i8 %72 to i32, !dbg !446
  %74 = mul nsw i32 16, %73, !dbg !446
  %75 = add nsw i32 %69, %74, !dbg !446
  %76 = getelementptr inbounds %struct.s17, %struct.s17* %7, i32 0, i32 0, !dbg !446
  %77 = getelementptr inbounds [17 x i8], [17 x i8]* %76, i64 0, i64 16, !dbg !446
  %78 = load i8, i8* %77, align 1, !dbg !446
  %79 = sext i8 %78 to i32, !dbg !446
  %80 = mul nsw i32 32, %79, !dbg !446
  %81 = add nsw i32 %75, %80, !dbg !446
  ret i32 %81, !dbg !446
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last24(%struct.s24* noundef byval(%struct.s24) align 8 %0, i32 noundef %1, ...) #0 !dbg !452 {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca %struct.s24, align 1
  %6 = alloca i32, align 4
  %7 = alloca %struct.s24, align 1
  call void @llvm.dbg.declare(metadata %struct.s24* %0, metadata !453, metadata !DIExpression()), !dbg !454
  store i32 %1, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !455, metadata !DIExpression()), !dbg !454
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !456, metadata !DIExpression()), !dbg !454
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !454
  %9 = bitcast %struct.__va_list_tag* %8 to i8*, !dbg !454
  call void @llvm.va_start(i8* %9), !dbg !454
  call void @llvm.dbg.declare(metadata %struct.s24* %5, metadata !457, metadata !DIExpression()), !dbg !454
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !454
  %11 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %10, i32 0, i32 2, !dbg !454
  %12 = load i8*, i8** %11, align 8, !dbg !454
  %13 = bitcast i8* %12 to %struct.s24*, !dbg !454
  %14 = getelementptr i8, i8* %12, i32 24, !dbg !454
  store i8* %14, i8** %11, align 8, !dbg !454
  %15 = bitcast %struct.s24* %5 to i8*, !dbg !454
  %16 = bitcast %struct.s24* %13 to i8*, !dbg !454
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %15, i8* align 1 %16, i64 24, i1 false), !dbg !454
  call void @llvm.dbg.declare(metadata i32* %6, metadata !458, metadata !DIExpression()), !dbg !454
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !454
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 0, !dbg !454
  %19 = load i32, i32* %18, align 16, !dbg !454
  %20 = icmp ule i32 %19, 40, !dbg !454
  br i1 %20, label %21, label %27, !dbg !454

21:                                               ; preds = %2
  %22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 3, !dbg !454
  %23 = load i8*, i8** %22, align 16, !dbg !454
  %24 = getelementptr i8, i8* %23, i32 %19, !dbg !454
  %25 = bitcast i8* %24 to i32*, !dbg !454
  %26 = add i32 %19, 8, !dbg !454
  store i32 %26, i32* %18, align 16, !dbg !454
  br label %32, !dbg !454

27:                                               ; preds = %2
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 2, !dbg !454
  %29 = load i8*, i8** %28, align 8, !dbg !454
  %30 = bitcast i8* %29 to i32*, !dbg !454
  %31 = getelementptr i8, i8* %29, i32 8, !dbg !454
  store i8* %31, i8** %28, align 8, !dbg !454
  br label %32, !dbg !454

32:                                               ; preds = %27, %21
  %33 = phi i32* [ %25, %21 ], [ %30, %27 ], !dbg !454
  %34 = load i32, i32* %33, align 4, !dbg !454
  %35 = load i32, i32* %3, align 4, !dbg !454
  %36 = add nsw i32 %34, %35, !dbg !454
  %37 = getelementptr inbounds %struct.s24, %struct.s24* %0, i32 0, i32 0, !dbg !454
  %38 = getelementptr inbounds [24 x i8], [24 x i8]* %37, i64 0, i64 0, !dbg !454
  %39 = load i8, i8* %38, align 8, !dbg !454
  %40 = sext i8 %39 to i32, !dbg !454
  %41 = add nsw i32 %36, %40, !dbg !454
  %42 = getelementptr inbounds %struct.s24, %struct.s24* %0, i32 0, i32 0, !dbg !454
  %43 = getelementptr inbounds [24 x i8], [24 x i8]* %42, i64 0, i64 23, !dbg !454
  %44 = load i8, i8* %43, align 1, !dbg !454
  %45 = sext i8 %44 to i32, !dbg !454
  %46 = mul nsw i32 2, %45, !dbg !454
  %47 = add nsw i32 %41, %46, !dbg !454
  store i32 %47, i32* %6, align 4, !dbg !454
  call void @llvm.dbg.declare(metadata %struct.s24* %7, metadata !459, metadata !DIExpression()), !dbg !454
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !454
  %49 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %48, i32 0, i32 2, !dbg !454
  %50 = load i8*, i8** %49, align 8, !dbg !454
  %51 = bitcast i8* %50 to %struct.s24*, !dbg !454
  %52 = getelementptr i8, i8* %50, i32 24, !dbg !454
  store i8* %52, i8** %49, align 8, !dbg !454
  %53 = bitcast %struct.s24* %7 to i8*, !dbg !454
  %54 = bitcast %struct.s24* %51 to i8*, !dbg !454
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %53, i8* align 1 %54, i64 24, i1 false), !dbg !454
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !454
  %56 = bitcast %struct.__va_list_tag* %55 to i8*, !dbg !454
  call void @llvm.va_end(i8* %56), !dbg !454
  %57 = load i32, i32* %6, align 4, !dbg !454
  %58 = getelementptr inbounds %struct.s24, %struct.s24* %5, i32 0, i32 0, !dbg !454
  %59 = getelementptr inbounds [24 x i8], [24 x i8]* %58, i64 0, i64 0, !dbg !454
  %60 = load i8, i8* %59, align 1, !dbg !454
  %61 = sext i8 %60 to i32, !dbg !454
  %62 = mul nsw i32 4, %61, !dbg !454
  %63 = add nsw i32 %57, %62, !dbg !454
  %64 = getelementptr inbounds %struct.s24, %struct.s24* %5, i32 0, i32 0, !dbg !454
  %65 = getelementptr inbounds [24 x i8], [24 x i8]* %64, i64 0, i64 23, !dbg !454
  %66 = load i8, i8* %65, align 1, !dbg !454
  %67 = sext i8 %66 to i32, !dbg !454
  %68 = mul nsw i32 8, %67, !dbg !454
  %69 = add nsw i32 %63, %68, !dbg !454
  %70 = getelementptr inbounds %struct.s24, %struct.s24* %7, i32 0, i32 0, !dbg !454
  %71 = getelementptr inbounds [24 x i8], [24 x i8]* %70, i64 0, i64 0, !dbg !454
  %72 = load i8, i8* %71, align 1, !dbg !454
  %73 = sext i8 %72 to i32, !dbg !454
  %74 = mul nsw i32 16, %73, !dbg !454
  %75 = add nsw i32 %69, %74, !dbg !454
  %76 = getelementptr inbounds %struct.s24, %struct.s24* %7, i32 0, i32 0, !dbg !454
  %77 = getelementptr inbounds [24 x i8], [24 x i8]* %76, i64 0, i64 23, !dbg !454
  %78 = load i8, i8* %77, align 1, !dbg !454
  %79 = sext i8 %78 to i32, !dbg !454
  %80 = mul nsw i32 32, %79, !dbg !454
  %81 = add nsw i32 %75, %80, !dbg !454
  ret i32 %81, !dbg !454
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last33(%struct.s33* noundef byval(%struct.s33) align 8 %0, i32 noundef %1, ...) #0 !dbg !460 {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca %struct.s33, align 1
  %6 = alloca i32, align 4
  %7 = alloca %struct.s33, align 1
  call void @llvm.dbg.declare(metadata %struct.s33* %0, metadata !461, metadata !DIExpression()), !dbg !462
  store i32 %1, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !463, metadata !DIExpression()), !dbg !462
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !464, metadata !DIExpression()), !dbg !462
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !462
  %9 = bitcast %struct.__va_list_tag* %8 to i8*, !dbg !462
  call void @llvm.va_start(i8* %9), !dbg !462
  call void @llvm.dbg.declare(metadata %struct.s33* %5, metadata !465, metadata !DIExpression()), !dbg !462
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !462
  %11 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %10, i32 0, i32 2, !dbg !462
  %12 = load i8*, i8** %11, align 8, !dbg !462
  %13 = bitcast i8* %12 to %struct.s33*, !dbg !462
  %14 = getelementptr i8, i8* %12, i32 40, !dbg !462
  store i8* %14, i8** %11, align 8, !dbg !462
  %15 = bitcast %struct.s33* %5 to i8*, !dbg !462
  %16 = bitcast %struct.s33* %13 to i8*, !dbg !462
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %15, i8* align 1 %16, i64 33, i1 false), !dbg !462
  call void @llvm.dbg.declare(metadata i32* %6, metadata !466, metadata !DIExpression()), !dbg !462
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !462
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 0, !dbg !462
  %19 = load i32, i32* %18, align 16, !dbg !462
  %20 = icmp ule i32 %19, 40, !dbg !462
  br i1 %20, label %21, label %27, !dbg !462

21:                                               ; preds = %2
  %22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 3, !dbg !462
  %23 = load i8*, i8** %22, align 16, !dbg !462
  %24 = getelementptr i8, i8* %23, i32 %19, !dbg !462
  %25 = bitcast i8* %24 to i32*, !dbg !462
  %26 = add i32 %19, 8, !dbg !462
  store i32 %26, i32* %18, align 16, !dbg !462
  br label %32, !dbg !462

27:                                               ; preds = %2
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %17, i32 0, i32 2, !dbg !462
  %29 = load i8*, i8** %28, align 8, !dbg !462
  %30 = bitcast i8* %29 to i32*, !dbg !462
  %31 = getelementptr i8, i8* %29, i32 8, !dbg !462
  store i8* %31, i8** %28, align 8, !dbg !462
  br label %32, !dbg !462

32:                                               ; preds = %27, %21
  %33 = phi i32* [ %25, %21 ], [ %30, %27 ], !dbg !462
  %34 = load i32, i32* %33, align 4, !dbg !462
  %35 = load i32, i32* %3, align 4, !dbg !462
  %36 = add nsw i32 %34, %35, !dbg !462
  %37 = getelementptr inbounds %struct.s33, %struct.s33* %0, i32 0, i32 0, !dbg !462
  %38 = getelementptr inbounds [33 x i8], [33 x i8]* %37, i64 0, i64 0, !dbg !462
  %39 = load i8, i8* %38, align 8, !dbg !462
  %40 = sext i8 %39 to i32, !dbg !462
  %41 = add nsw i32 %36, %40, !dbg !462
  %42 = getelementptr inbounds %struct.s33, %struct.s33* %0, i32 0, i32 0, !dbg !462
  %43 = getelementptr inbounds [33 x i8], [33 x i8]* %42, i64 0, i64 32, !dbg !462
  %44 = load i8, i8* %43, align 8, !dbg !462
  %45 = sext i8 %44 to i32, !dbg !462
  %46 = mul nsw i32 2, %45, !dbg !462
  %47 = add nsw i32 %41, %46, !dbg !462
  store i32 %47, i32* %6, align 4, !dbg !462
  call void @llvm.dbg.declare(metadata %struct.s33* %7, metadata !467, metadata !DIExpression()), !dbg !462
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !462
  %49 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %48, i32 0, i32 2, !dbg !462
  %50 = load i8*, i8** %49, align 8, !dbg !462
  %51 = bitcast i8* %50 to %struct.s33*, !dbg !462
  %52 = getelementptr i8, i8* %50, i32 40, !dbg !462
  store i8* %52, i8** %49, align 8, !dbg !462
  %53 = bitcast %struct.s33* %7 to i8*, !dbg !462
  %54 = bitcast %struct.s33* %51 to i8*, !dbg !462
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %53, i8* align 1 %54, i64 33, i1 false), !dbg !462
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !462
  %56 = bitcast %struct.__va_list_tag* %55 to i8*, !dbg !462
  call void @llvm.va_end(i8* %56), !dbg !462
  %57 = load i32, i32* %6, align 4, !dbg !462
  %58 = getelementptr inbounds %struct.s33, %struct.s33* %5, i32 0, i32 0, !dbg !462
  %59 = getelementptr inbounds [33 x i8], [33 x i8]* %58, i64 0, i64 0, !dbg !462
  %60 = load i8, i8* %59, align 1, !dbg !462
  %61 = sext i8 %60 to i32, !dbg !462
  %62 = mul nsw i32 4, %61, !dbg !462
  %63 = add nsw i32 %57, %62, !dbg !462
  %64 = getelementptr inbounds %struct.s33, %struct.s33* %5, i32 0, i32 0, !dbg !462
  %65 = getelementptr inbounds [33 x i8], [33 x i8]* %64, i64 0, i64 32, !dbg !462
  %66 = load i8, i8* %65, align 1, !dbg !462
  %67 = sext i8 %66 to i32, !dbg !462
  %68 = mul nsw i32 8, %67, !dbg !462
  %69 = add nsw i32 %63, %68, !dbg !462
  %70 = getelementptr inbounds %struct.s33, %struct.s33* %7, i32 0, i32 0, !dbg !462
  %71 = getelementptr inbounds [33 x i8], [33 x i8]* %70, i64 0, i64 0, !dbg !462
  %72 = load i8, i8* %71, align 1, !dbg !462
  %73 = sext i8 %72 to i32, !dbg !462
  %74 = mul nsw i32 16, %73, !dbg !462
  %75 = add nsw i32 %69, %74, !dbg !462
  %76 = getelementptr inbounds %struct.s33, %struct.s33* %7, i32 0, i32 0, !dbg !462
  %77 = getelementptr inbounds [33 x i8], [33 x i8]* %76, i64 0, i64 32, !dbg !462
  %78 = load i8, i8* %77, align 1, !dbg !462
  %79 = sext i8 %78 to i32, !dbg !462
  %80 = mul nsw i32 32, %79, !dbg !462
  %81 = add nsw i32 %75, %80, !dbg !462
  ret i32 %81, !dbg !462
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind willreturn }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "opaque", scope: !2, file: !3, line: 31, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "varargs-structs.c", directory: ".", checksumkind: CSK_MD5, checksum: "15e2f2d7296506bc9c9c765364f0ff7d")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 66, type: !18, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!6}
!20 = !{}
!21 = !DILocalVariable(name: "m", scope: !17, file: !3, line: 68, type: !22)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !3, line: 42, size: 128, elements: !23)
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !22, file: !3, line: 42, baseType: !25, size: 64)
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !22, file: !3, line: 42, baseType: !27, size: 64, offset: 64)
!27 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!28 = !DILocation(line: 68, column: 15, scope: !17)
!29 = !DILocalVariable(name: "d", scope: !17, file: !3, line: 69, type: !30)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "doubles", file: !3, line: 43, size: 192, elements: !31)
!31 = !{!32, !33, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !30, file: !3, line: 43, baseType: !27, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !30, file: !3, line: 43, baseType: !27, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !30, file: !3, line: 43, baseType: !27, size: 64, offset: 128)
!35 = !DILocation(line: 69, column: 17, scope: !17)
!36 = !DILocalVariable(name: "a", scope: !17, file: !3, line: 70, type: !37)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "aligned", file: !3, line: 44, size: 256, elements: !38)
!38 = !{!39, !40}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !37, file: !3, line: 44, baseType: !6, size: 32, align: 256)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !37, file: !3, line: 44, baseType: !41, size: 224, offset: 32)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 224, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 7)
!44 = !DILocation(line: 70, column: 17, scope: !17)
!45 = !DILocalVariable(name: "u", scope: !17, file: !3, line: 71, type: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "either", file: !3, line: 45, size: 128, elements: !47)
!47 = !{!48, !49}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !46, file: !3, line: 45, baseType: !25, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !46, file: !3, line: 45, baseType: !50, size: 128)
!50 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!51 = !DILocation(line: 71, column: 15, scope: !17)
!52 = !DILocalVariable(name: "p", scope: !17, file: !3, line: 72, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DISubroutineType(types: !55)
!55 = !{!27, !56, null}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!58 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!59 = !DILocation(line: 72, column: 11, scope: !17)
!60 = !DILocation(line: 72, column: 35, scope: !17)
!61 = !DILocation(line: 73, column: 2, scope: !17)
!62 = !DILocation(line: 73, column: 10, scope: !17)
!63 = !DILocation(line: 73, column: 18, scope: !17)
!64 = !DILocation(line: 73, column: 26, scope: !17)
!65 = !DILocation(line: 73, column: 34, scope: !17)
!66 = !DILocation(line: 73, column: 43, scope: !17)
!67 = !DILocation(line: 73, column: 52, scope: !17)
!68 = !DILocation(line: 73, column: 61, scope: !17)
!69 = !DILocation(line: 74, column: 2, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 74, column: 2)
!71 = distinct !DILexicalBlock(scope: !17, file: !3, line: 74, column: 2)
!72 = !DILocation(line: 74, column: 2, scope: !71)
!73 = !DILocation(line: 75, column: 2, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 75, column: 2)
!75 = distinct !DILexicalBlock(scope: !17, file: !3, line: 75, column: 2)
!76 = !DILocation(line: 75, column: 2, scope: !75)
!77 = !DILocation(line: 76, column: 2, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 76, column: 2)
!79 = distinct !DILexicalBlock(scope: !17, file: !3, line: 76, column: 2)
!80 = !DILocation(line: 76, column: 2, scope: !79)
!81 = !DILocation(line: 77, column: 2, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 77, column: 2)
!83 = distinct !DILexicalBlock(scope: !17, file: !3, line: 77, column: 2)
!84 = !DILocation(line: 77, column: 2, scope: !83)
!85 = !DILocation(line: 78, column: 2, scope: !17)
!86 = distinct !DISubprogram(name: "all", scope: !3, file: !3, line: 47, type: !54, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!87 = !DILocalVariable(name: "what", arg: 1, scope: !86, file: !3, line: 47, type: !56)
!88 = !DILocation(line: 47, column: 31, scope: !86)
!89 = !DILocalVariable(name: "sum", scope: !86, file: !3, line: 49, type: !27)
!90 = !DILocation(line: 49, column: 9, scope: !86)
!91 = !DILocalVariable(name: "ap", scope: !86, file: !3, line: 50, type: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !93, line: 14, baseType: !94)
!93 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !95, baseType: !96)
!95 = !DIFile(filename: "varargs-structs.c", directory: ".")
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !97, size: 192, elements: !105)
!97 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !98)
!98 = !{!99, !101, !102, !104}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !97, file: !95, line: 50, baseType: !100, size: 32)
!100 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !97, file: !95, line: 50, baseType: !100, size: 32, offset: 32)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !97, file: !95, line: 50, baseType: !103, size: 64, offset: 64)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !97, file: !95, line: 50, baseType: !103, size: 64, offset: 128)
!105 = !{!106}
!106 = !DISubrange(count: 1)
!107 = !DILocation(line: 50, column: 10, scope: !86)
!108 = !DILocation(line: 51, column: 2, scope: !86)
!109 = !DILocation(line: 52, column: 2, scope: !86)
!110 = !DILocation(line: 52, column: 10, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 52, column: 2)
!112 = distinct !DILexicalBlock(scope: !86, file: !3, line: 52, column: 2)
!113 = !DILocation(line: 52, column: 9, scope: !111)
!114 = !DILocation(line: 52, column: 2, scope: !112)
!115 = !DILocation(line: 53, column: 12, scope: !111)
!116 = !DILocation(line: 53, column: 11, scope: !111)
!117 = !DILocation(line: 53, column: 3, scope: !111)
!118 = !DILocalVariable(name: "m", scope: !119, file: !3, line: 54, type: !22)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 54, column: 13)
!120 = distinct !DILexicalBlock(scope: !111, file: !3, line: 53, column: 18)
!121 = !DILocation(line: 54, column: 28, scope: !119)
!122 = !DILocation(line: 54, column: 32, scope: !119)
!123 = !DILocation(line: 54, column: 67, scope: !119)
!124 = !DILocation(line: 54, column: 65, scope: !119)
!125 = !DILocation(line: 54, column: 73, scope: !119)
!126 = !DILocation(line: 54, column: 69, scope: !119)
!127 = !DILocation(line: 54, column: 62, scope: !119)
!128 = !DILocation(line: 54, column: 76, scope: !119)
!129 = !DILocalVariable(name: "d", scope: !130, file: !3, line: 55, type: !30)
!130 = distinct !DILexicalBlock(scope: !120, file: !3, line: 55, column: 13)
!131 = !DILocation(line: 55, column: 30, scope: !130)
!132 = !DILocation(line: 55, column: 34, scope: !130)
!133 = !DILocation(line: 55, column: 71, scope: !130)
!134 = !DILocation(line: 55, column: 77, scope: !130)
!135 = !DILocation(line: 55, column: 73, scope: !130)
!136 = !DILocation(line: 55, column: 83, scope: !130)
!137 = !DILocation(line: 55, column: 79, scope: !130)
!138 = !DILocation(line: 55, column: 66, scope: !130)
!139 = !DILocation(line: 55, column: 86, scope: !130)
!140 = !DILocalVariable(name: "u", scope: !141, file: !3, line: 56, type: !46)
!141 = distinct !DILexicalBlock(scope: !120, file: !3, line: 56, column: 13)
!142 = !DILocation(line: 56, column: 28, scope: !141)
!143 = !DILocation(line: 56, column: 32, scope: !141)
!144 = !DILocation(line: 56, column: 67, scope: !141)
!145 = !DILocation(line: 56, column: 65, scope: !141)
!146 = !DILocation(line: 56, column: 62, scope: !141)
!147 = !DILocation(line: 56, column: 70, scope: !141)
!148 = !DILocalVariable(name: "a", scope: !149, file: !3, line: 57, type: !37)
!149 = distinct !DILexicalBlock(scope: !120, file: !3, line: 57, column: 13)
!150 = !DILocation(line: 57, column: 30, scope: !149)
!151 = !DILocation(line: 57, column: 34, scope: !149)
!152 = !DILocation(line: 57, column: 71, scope: !149)
!153 = !DILocation(line: 57, column: 77, scope: !149)
!154 = !DILocation(line: 57, column: 75, scope: !149)
!155 = !DILocation(line: 57, column: 73, scope: !149)
!156 = !DILocation(line: 57, column: 69, scope: !149)
!157 = !DILocation(line: 57, column: 66, scope: !149)
!158 = !DILocation(line: 57, column: 83, scope: !149)
!159 = !DILocation(line: 58, column: 20, scope: !120)
!160 = !DILocation(line: 58, column: 17, scope: !120)
!161 = !DILocation(line: 58, column: 37, scope: !120)
!162 = !DILocation(line: 59, column: 20, scope: !120)
!163 = !DILocation(line: 59, column: 17, scope: !120)
!164 = !DILocation(line: 59, column: 40, scope: !120)
!165 = !DILocation(line: 60, column: 25, scope: !120)
!166 = !DILocation(line: 60, column: 20, scope: !120)
!167 = !DILocation(line: 60, column: 17, scope: !120)
!168 = !DILocation(line: 60, column: 47, scope: !120)
!169 = !DILocation(line: 61, column: 3, scope: !120)
!170 = !DILocation(line: 52, column: 20, scope: !111)
!171 = !DILocation(line: 52, column: 2, scope: !111)
!172 = distinct !{!172, !114, !173, !174}
!173 = !DILocation(line: 61, column: 3, scope: !112)
!174 = !{!"llvm.loop.mustprogress"}
!175 = !DILocation(line: 62, column: 2, scope: !86)
!176 = !DILocation(line: 63, column: 9, scope: !86)
!177 = !DILocation(line: 63, column: 2, scope: !86)
!178 = distinct !DISubprogram(name: "use1", scope: !3, file: !3, line: 33, type: !179, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!179 = !DISubroutineType(types: !180)
!180 = !{null}
!181 = !DILocalVariable(name: "a", scope: !178, file: !3, line: 33, type: !182)
!182 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s1", file: !3, line: 33, size: 8, elements: !183)
!183 = !{!184}
!184 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !182, file: !3, line: 33, baseType: !185, size: 8)
!185 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 8, elements: !105)
!186 = !DILocation(line: 33, column: 1, scope: !178)
!187 = !DILocalVariable(name: "b", scope: !178, file: !3, line: 33, type: !182)
!188 = !DILocalVariable(name: "p", scope: !178, file: !3, line: 33, type: !189)
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !190, size: 64)
!190 = !DISubroutineType(types: !191)
!191 = !{!6, !182, !6, null}
!192 = !DILocalVariable(name: "table", scope: !178, file: !3, line: 33, type: !193)
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !189, size: 128, elements: !194)
!194 = !{!195}
!195 = !DISubrange(count: 2)
!196 = !DILocation(line: 33, column: 1, scope: !197)
!197 = distinct !DILexicalBlock(scope: !198, file: !3, line: 33, column: 1)
!198 = distinct !DILexicalBlock(scope: !178, file: !3, line: 33, column: 1)
!199 = !DILocation(line: 33, column: 1, scope: !198)
!200 = !DILocation(line: 33, column: 1, scope: !201)
!201 = distinct !DILexicalBlock(scope: !202, file: !3, line: 33, column: 1)
!202 = distinct !DILexicalBlock(scope: !178, file: !3, line: 33, column: 1)
!203 = !DILocation(line: 33, column: 1, scope: !202)
!204 = !DILocation(line: 33, column: 1, scope: !205)
!205 = distinct !DILexicalBlock(scope: !206, file: !3, line: 33, column: 1)
!206 = distinct !DILexicalBlock(scope: !178, file: !3, line: 33, column: 1)
!207 = !DILocation(line: 33, column: 1, scope: !206)
!208 = distinct !DISubprogram(name: "use3", scope: !3, file: !3, line: 34, type: !179, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!209 = !DILocalVariable(name: "a", scope: !208, file: !3, line: 34, type: !210)
!210 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s3", file: !3, line: 34, size: 24, elements: !211)
!211 = !{!212}
!212 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !210, file: !3, line: 34, baseType: !213, size: 24)
!213 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 24, elements: !214)
!214 = !{!215}
!215 = !DISubrange(count: 3)
!216 = !DILocation(line: 34, column: 1, scope: !208)
!217 = !DILocalVariable(name: "b", scope: !208, file: !3, line: 34, type: !210)
!218 = !DILocalVariable(name: "p", scope: !208, file: !3, line: 34, type: !219)
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !220, size: 64)
!220 = !DISubroutineType(types: !221)
!221 = !{!6, !210, !6, null}
!222 = !DILocalVariable(name: "table", scope: !208, file: !3, line: 34, type: !223)
!223 = !DICompositeType(tag: DW_TAG_array_type, baseType: !219, size: 128, elements: !194)
!224 = !DILocation(line: 34, column: 1, scope: !225)
!225 = distinct !DILexicalBlock(scope: !226, file: !3, line: 34, column: 1)
!226 = distinct !DILexicalBlock(scope: !208, file: !3, line: 34, column: 1)
!227 = !DILocation(line: 34, column: 1, scope: !226)
!228 = !DILocation(line: 34, column: 1, scope: !229)
!229 = distinct !DILexicalBlock(scope: !230, file: !3, line: 34, column: 1)
!230 = distinct !DILexicalBlock(scope: !208, file: !3, line: 34, column: 1)
!231 = !DILocation(line: 34, column: 1, scope: !230)
!232 = !DILocation(line: 34, column: 1, scope: !233)
!233 = distinct !DILexicalBlock(scope: !234, file: !3, line: 34, column: 1)
!234 = distinct !DILexicalBlock(scope: !208, file: !3, line: 34, column: 1)
!235 = !DILocation(line: 34, column: 1, scope: !234)
!236 = distinct !DISubprogram(name: "use8", scope: !3, file: !3, line: 35, type: !179, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!237 = !DILocalVariable(name: "a", scope: !236, file: !3, line: 35, type: !238)
!238 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s8", file: !3, line: 35, size: 64, elements: !239)
!239 = !{!240}
!240 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !238, file: !3, line: 35, baseType: !241, size: 64)
!241 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 64, elements: !242)
!242 = !{!243}
!243 = !DISubrange(count: 8)
!244 = !DILocation(line: 35, column: 1, scope: !236)
!245 = !DILocalVariable(name: "b", scope: !236, file: !3, line: 35, type: !238)
!246 = !DILocalVariable(name: "p", scope: !236, file: !3, line: 35, type: !247)
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !248, size: 64)
!248 = !DISubroutineType(types: !249)
!249 = !{!6, !238, !6, null}
!250 = !DILocalVariable(name: "table", scope: !236, file: !3, line: 35, type: !251)
!251 = !DICompositeType(tag: DW_TAG_array_type, baseType: !247, size: 128, elements: !194)
!252 = !DILocation(line: 35, column: 1, scope: !253)
!253 = distinct !DILexicalBlock(scope: !254, file: !3, line: 35, column: 1)
!254 = distinct !DILexicalBlock(scope: !236, file: !3, line: 35, column: 1)
!255 = !DILocation(line: 35, column: 1, scope: !254)
!256 = !DILocation(line: 35, column: 1, scope: !257)
!257 = distinct !DILexicalBlock(scope: !258, file: !3, line: 35, column: 1)
!258 = distinct !DILexicalBlock(scope: !236, file: !3, line: 35, column: 1)
!259 = !DILocation(line: 35, column: 1, scope: !258)
!260 = !DILocation(line: 35, column: 1, scope: !261)
!261 = distinct !DILexicalBlock(scope: !262, file: !3, line: 35, column: 1)
!262 = distinct !DILexicalBlock(scope: !236, file: !3, line: 35, column: 1)
!263 = !DILocation(line: 35, column: 1, scope: !262)
!264 = distinct !DISubprogram(name: "use9", scope: !3, file: !3, line: 36, type: !179, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!265 = !DILocalVariable(name: "a", scope: !264, file: !3, line: 36, type: !266)
!266 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s9", file: !3, line: 36, size: 72, elements: !267)
!267 = !{!268}
!268 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !266, file: !3, line: 36, baseType: !269, size: 72)
!269 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 72, elements: !270)
!270 = !{!271}
!271 = !DISubrange(count: 9)
!272 = !DILocation(line: 36, column: 1, scope: !264)
!273 = !DILocalVariable(name: "b", scope: !264, file: !3, line: 36, type: !266)
!274 = !DILocalVariable(name: "p", scope: !264, file: !3, line: 36, type: !275)
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !276, size: 64)
!276 = !DISubroutineType(types: !277)
!277 = !{!6, !266, !6, null}
!278 = !DILocalVariable(name: "table", scope: !264, file: !3, line: 36, type: !279)
!279 = !DICompositeType(tag: DW_TAG_array_type, baseType: !275, size: 128, elements: !194)
!280 = !DILocation(line: 36, column: 1, scope: !281)
!281 = distinct !DILexicalBlock(scope: !282, file: !3, line: 36, column: 1)
!282 = distinct !DILexicalBlock(scope: !264, file: !3, line: 36, column: 1)
!283 = !DILocation(line: 36, column: 1, scope: !282)
!284 = !DILocation(line: 36, column: 1, scope: !285)
!285 = distinct !DILexicalBlock(scope: !286, file: !3, line: 36, column: 1)
!286 = distinct !DILexicalBlock(scope: !264, file: !3, line: 36, column: 1)
!287 = !DILocation(line: 36, column: 1, scope: !286)
!288 = !DILocation(line: 36, column: 1, scope: !289)
!289 = distinct !DILexicalBlock(scope: !290, file: !3, line: 36, column: 1)
!290 = distinct !DILexicalBlock(scope: !264, file: !3, line: 36, column: 1)
!291 = !DILocation(line: 36, column: 1, scope: !290)
!292 = distinct !DISubprogram(name: "use16", scope: !3, file: !3, line: 37, type: !179, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!293 = !DILocalVariable(name: "a", scope: !292, file: !3, line: 37, type: !294)
!294 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s16", file: !3, line: 37, size: 128, elements: !295)
!295 = !{!296}
!296 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !294, file: !3, line: 37, baseType: !297, size: 128)
!297 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 128, elements: !298)
!298 = !{!299}
!299 = !DISubrange(count: 16)
!300 = !DILocation(line: 37, column: 1, scope: !292)
!301 = !DILocalVariable(name: "b", scope: !292, file: !3, line: 37, type: !294)
!302 = !DILocalVariable(name: "p", scope: !292, file: !3, line: 37, type: !303)
!303 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !304, size: 64)
!304 = !DISubroutineType(types: !305)
!305 = !{!6, !294, !6, null}
!306 = !DILocalVariable(name: "table", scope: !292, file: !3, line: 37, type: !307)
!307 = !DICompositeType(tag: DW_TAG_array_type, baseType: !303, size: 128, elements: !194)
!308 = !DILocation(line: 37, column: 1, scope: !309)
!309 = distinct !DILexicalBlock(scope: !310, file: !3, line: 37, column: 1)
!310 = distinct !DILexicalBlock(scope: !292, file: !3, line: 37, column: 1)
!311 = !DILocation(line: 37, column: 1, scope: !310)
!312 = !DILocation(line: 37, column: 1, scope: !313)
!313 = distinct !DILexicalBlock(scope: !314, file: !3, line: 37, column: 1)
!314 = distinct !DILexicalBlock(scope: !292, file: !3, line: 37, column: 1)
!315 = !DILocation(line: 37, column: 1, scope: !314)
!316 = !DILocation(line: 37, column: 1, scope: !317)
!317 = distinct !DILexicalBlock(scope: !318, file: !3, line: 37, column: 1)
!318 = distinct !DILexicalBlock(scope: !292, file: !3, line: 37, column: 1)
!319 = !DILocation(line: 37, column: 1, scope: !318)
!320 = distinct !DISubprogram(name: "use17", scope: !3, file: !3, line: 38, type: !179, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!321 = !DILocalVariable(name: "a", scope: !320, file: !3, line: 38, type: !322)
!322 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s17", file: !3, line: 38, size: 136, elements: !323)
!323 = !{!324}
!324 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !322, file: !3, line: 38, baseType: !325, size: 136)
!325 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 136, elements: !326)
!326 = !{!327}
!327 = !DISubrange(count: 17)
!328 = !DILocation(line: 38, column: 1, scope: !320)
!329 = !DILocalVariable(name: "b", scope: !320, file: !3, line: 38, type: !322)
!330 = !DILocalVariable(name: "p", scope: !320, file: !3, line: 38, type: !331)
!331 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !332, size: 64)
!332 = !DISubroutineType(types: !333)
!333 = !{!6, !322, !6, null}
!334 = !DILocalVariable(name: "table", scope: !320, file: !3, line: 38, type: !335)
!335 = !DICompositeType(tag: DW_TAG_array_type, baseType: !331, size: 128, elements: !194)
!336 = !DILocation(line: 38, column: 1, scope: !337)
!337 = distinct !DILexicalBlock(scope: !338, file: !3, line: 38, column: 1)
!338 = distinct !DILexicalBlock(scope: !320, file: !3, line: 38, column: 1)
!339 = !DILocation(line: 38, column: 1, scope: !338)
!340 = !DILocation(line: 38, column: 1, scope: !341)
!341 = distinct !DILexicalBlock(scope: !342, file: !3, line: 38, column: 1)
!342 = distinct !DILexicalBlock(scope: !320, file: !3, line: 38, column: 1)
!343 = !DILocation(line: 38, column: 1, scope: !342)
!344 = !DILocation(line: 38, column: 1, scope: !345)
!345 = distinct !DILexicalBlock(scope: !346, file: !3, line: 38, column: 1)
!346 = distinct !DILexicalBlock(scope: !320, file: !3, line: 38, column: 1)
!347 = !DILocation(line: 38, column: 1, scope: !346)
!348 = distinct !DISubprogram(name: "use24", scope: !3, file: !3, line: 39, type: !179, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!349 = !DILocalVariable(name: "a", scope: !348, file: !3, line: 39, type: !350)
!350 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s24", file: !3, line: 39, size: 192, elements: !351)
!351 = !{!352}
!352 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !350, file: !3, line: 39, baseType: !353, size: 192)
!353 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 192, elements: !354)
!354 = !{!355}
!355 = !DISubrange(count: 24)
!356 = !DILocation(line: 39, column: 1, scope: !348)
!357 = !DILocalVariable(name: "b", scope: !348, file: !3, line: 39, type: !350)
!358 = !DILocalVariable(name: "p", scope: !348, file: !3, line: 39, type: !359)
!359 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !360, size: 64)
!360 = !DISubroutineType(types: !361)
!361 = !{!6, !350, !6, null}
!362 = !DILocalVariable(name: "table", scope: !348, file: !3, line: 39, type: !363)
!363 = !DICompositeType(tag: DW_TAG_array_type, baseType: !359, size: 128, elements: !194)
!364 = !DILocation(line: 39, column: 1, scope: !365)
!365 = distinct !DILexicalBlock(scope: !366, file: !3, line: 39, column: 1)
!366 = distinct !DILexicalBlock(scope: !348, file: !3, line: 39, column: 1)
!367 = !DILocation(line: 39, column: 1, scope: !366)
!368 = !DILocation(line: 39, column: 1, scope: !369)
!369 = distinct !DILexicalBlock(scope: !370, file: !3, line: 39, column: 1)
!370 = distinct !DILexicalBlock(scope: !348, file: !3, line: 39, column: 1)
!371 = !DILocation(line: 39, column: 1, scope: !370)
!372 = !DILocation(line: 39, column: 1, scope: !373)
!373 = distinct !DILexicalBlock(scope: !374, file: !3, line: 39, column: 1)
!374 = distinct !DILexicalBlock(scope: !348, file: !3, line: 39, column: 1)
!375 = !DILocation(line: 39, column: 1, scope: !374)
!376 = distinct !DISubprogram(name: "use33", scope: !3, file: !3, line: 40, type: !179, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!377 = !DILocalVariable(name: "a", scope: !376, file: !3, line: 40, type: !378)
!378 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s33", file: !3, line: 40, size: 264, elements: !379)
!379 = !{!380}
!380 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !378, file: !3, line: 40, baseType: !381, size: 264)
!381 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 264, elements: !382)
!382 = !{!383}
!383 = !DISubrange(count: 33)
!384 = !DILocation(line: 40, column: 1, scope: !376)
!385 = !DILocalVariable(name: "b", scope: !376, file: !3, line: 40, type: !378)
!386 = !DILocalVariable(name: "p", scope: !376, file: !3, line: 40, type: !387)
!387 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !388, size: 64)
!388 = !DISubroutineType(types: !389)
!389 = !{!6, !378, !6, null}
!390 = !DILocalVariable(name: "table", scope: !376, file: !3, line: 40, type: !391)
!391 = !DICompositeType(tag: DW_TAG_array_type, baseType: !387, size: 128, elements: !194)
!392 = !DILocation(line: 40, column: 1, scope: !393)
!393 = distinct !DILexicalBlock(scope: !394, file: !3, line: 40, column: 1)
!394 = distinct !DILexicalBlock(scope: !376, file: !3, line: 40, column: 1)
!395 = !DILocation(line: 40, column: 1, scope: !394)
!396 = !DILocation(line: 40, column: 1, scope: !397)
!397 = distinct !DILexicalBlock(scope: !398, file: !3, line: 40, column: 1)
!398 = distinct !DILexicalBlock(scope: !376, file: !3, line: 40, column: 1)
!399 = !DILocation(line: 40, column: 1, scope: !398)
!400 = !DILocation(line: 40, column: 1, scope: !401)
!401 = distinct !DILexicalBlock(scope: !402, file: !3, line: 40, column: 1)
!402 = distinct !DILexicalBlock(scope: !376, file: !3, line: 40, column: 1)
!403 = !DILocation(line: 40, column: 1, scope: !402)
!404 = distinct !DISubprogram(name: "last1", scope: !3, file: !3, line: 33, type: !190, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!405 = !DILocalVariable(name: "fixed", arg: 1, scope: !404, file: !3, line: 33, type: !182)
!406 = !DILocation(line: 33, column: 1, scope: !404)
!407 = !DILocalVariable(name: "k", arg: 2, scope: !404, file: !3, line: 33, type: !6)
!408 = !DILocalVariable(name: "ap", scope: !404, file: !3, line: 33, type: !92)
!409 = !DILocalVariable(name: "v", scope: !404, file: !3, line: 33, type: !182)
!410 = !DILocalVariable(name: "sum", scope: !404, file: !3, line: 33, type: !6)
!411 = !DILocalVariable(name: "w", scope: !404, file: !3, line: 33, type: !182)
!412 = distinct !DISubprogram(name: "last3", scope: !3, file: !3, line: 34, type: !220, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!413 = !DILocalVariable(name: "fixed", arg: 1, scope: !412, file: !3, line: 34, type: !210)
!414 = !DILocation(line: 34, column: 1, scope: !412)
!415 = !DILocalVariable(name: "k", arg: 2, scope: !412, file: !3, line: 34, type: !6)
!416 = !DILocalVariable(name: "ap", scope: !412, file: !3, line: 34, type: !92)
!417 = !DILocalVariable(name: "v", scope: !412, file: !3, line: 34, type: !210)
!418 = !DILocalVariable(name: "sum", scope: !412, file: !3, line: 34, type: !6)
!419 = !DILocalVariable(name: "w", scope: !412, file: !3, line: 34, type: !210)
!420 = distinct !DISubprogram(name: "last8", scope: !3, file: !3, line: 35, type: !248, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!421 = !DILocalVariable(name: "fixed", arg: 1, scope: !420, file: !3, line: 35, type: !238)
!422 = !DILocation(line: 35, column: 1, scope: !420)
!423 = !DILocalVariable(name: "k", arg: 2, scope: !420, file: !3, line: 35, type: !6)
!424 = !DILocalVariable(name: "ap", scope: !420, file: !3, line: 35, type: !92)
!425 = !DILocalVariable(name: "v", scope: !420, file: !3, line: 35, type: !238)
!426 = !DILocalVariable(name: "sum", scope: !420, file: !3, line: 35, type: !6)
!427 = !DILocalVariable(name: "w", scope: !420, file: !3, line: 35, type: !238)
!428 = distinct !DISubprogram(name: "last9", scope: !3, file: !3, line: 36, type: !276, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!429 = !DILocalVariable(name: "fixed", arg: 1, scope: !428, file: !3, line: 36, type: !266)
!430 = !DILocation(line: 36, column: 1, scope: !428)
!431 = !DILocalVariable(name: "k", arg: 2, scope: !428, file: !3, line: 36, type: !6)
!432 = !DILocalVariable(name: "ap", scope: !428, file: !3, line: 36, type: !92)
!433 = !DILocalVariable(name: "v", scope: !428, file: !3, line: 36, type: !266)
!434 = !DILocalVariable(name: "sum", scope: !428, file: !3, line: 36, type: !6)
!435 = !DILocalVariable(name: "w", scope: !428, file: !3, line: 36, type: !266)
!436 = distinct !DISubprogram(name: "last16", scope: !3, file: !3, line: 37, type: !304, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!437 = !DILocalVariable(name: "fixed", arg: 1, scope: !436, file: !3, line: 37, type: !294)
!438 = !DILocation(line: 37, column: 1, scope: !436)
!439 = !DILocalVariable(name: "k", arg: 2, scope: !436, file: !3, line: 37, type: !6)
!440 = !DILocalVariable(name: "ap", scope: !436, file: !3, line: 37, type: !92)
!441 = !DILocalVariable(name: "v", scope: !436, file: !3, line: 37, type: !294)
!442 = !DILocalVariable(name: "sum", scope: !436, file: !3, line: 37, type: !6)
!443 = !DILocalVariable(name: "w", scope: !436, file: !3, line: 37, type: !294)
!444 = distinct !DISubprogram(name: "last17", scope: !3, file: !3, line: 38, type: !332, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!445 = !DILocalVariable(name: "fixed", arg: 1, scope: !444, file: !3, line: 38, type: !322)
!446 = !DILocation(line: 38, column: 1, scope: !444)
!447 = !DILocalVariable(name: "k", arg: 2, scope: !444, file: !3, line: 38, type: !6)
!448 = !DILocalVariable(name: "ap", scope: !444, file: !3, line: 38, type: !92)
!449 = !DILocalVariable(name: "v", scope: !444, file: !3, line: 38, type: !322)
!450 = !DILocalVariable(name: "sum", scope: !444, file: !3, line: 38, type: !6)
!451 = !DILocalVariable(name: "w", scope: !444, file: !3, line: 38, type: !322)
!452 = distinct !DISubprogram(name: "last24", scope: !3, file: !3, line: 39, type: !360, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!453 = !DILocalVariable(name: "fixed", arg: 1, scope: !452, file: !3, line: 39, type: !350)
!454 = !DILocation(line: 39, column: 1, scope: !452)
!455 = !DILocalVariable(name: "k", arg: 2, scope: !452, file: !3, line: 39, type: !6)
!456 = !DILocalVariable(name: "ap", scope: !452, file: !3, line: 39, type: !92)
!457 = !DILocalVariable(name: "v", scope: !452, file: !3, line: 39, type: !350)
!458 = !DILocalVariable(name: "sum", scope: !452, file: !3, line: 39, type: !6)
!459 = !DILocalVariable(name: "w", scope: !452, file: !3, line: 39, type: !350)
!460 = distinct !DISubprogram(name: "last33", scope: !3, file: !3, line: 40, type: !388, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!461 = !DILocalVariable(name: "fixed", arg: 1, scope: !460, file: !3, line: 40, type: !378)
!462 = !DILocation(line: 40, column: 1, scope: !460)
!463 = !DILocalVariable(name: "k", arg: 2, scope: !460, file: !3, line: 40, type: !6)
!464 = !DILocalVariable(name: "ap", scope: !460, file: !3, line: 40, type: !92)
!465 = !DILocalVariable(name: "v", scope: !460, file: !3, line: 40, type: !378)
!466 = !DILocalVariable(name: "sum", scope: !460, file: !3, line: 40, type: !6)
!467 = !DILocalVariable(name: "w", scope: !460, file: !3, line: 40, type: !378)
