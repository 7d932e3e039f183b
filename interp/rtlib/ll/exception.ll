target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.type = type { i8*, i8* }
%struct.pointer = type { %struct.type, i32, %struct.type* }
%struct.single = type { %struct.type, %struct.type* }
%struct.category = type { i8* }
%struct.multiple = type { %struct.type, i32, i32, [0 x %struct.base] }
%struct.base = type { %struct.type*, i64 }
%struct.error = type { i8*, i8* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.string = type { i8*, i64, [16 x i8] }
%struct.condition = type { i32, %struct.category* }

@__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE = dso_local constant [8 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [2 x i8] c"v\00", align 1
@__gmc_rt__ZTIv = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE = dso_local constant [8 x i64] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [3 x i8] c"Pv\00", align 1
@__gmc_rt__ZTIPv = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIv }, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"PKv\00", align 1
@__gmc_rt__ZTIPKv = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIv }, align 8
@.str.3 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@__gmc_rt__ZTIb = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i32 0, i32 0) }, align 8
@.str.4 = private unnamed_addr constant [3 x i8] c"Pb\00", align 1
@__gmc_rt__ZTIPb = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIb }, align 8
@.str.5 = private unnamed_addr constant [4 x i8] c"PKb\00", align 1
@__gmc_rt__ZTIPKb = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIb }, align 8
@.str.6 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@__gmc_rt__ZTIc = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i32 0, i32 0) }, align 8
@.str.7 = private unnamed_addr constant [3 x i8] c"Pc\00", align 1
@__gmc_rt__ZTIPc = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.7, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIc }, align 8
@.str.8 = private unnamed_addr constant [4 x i8] c"PKc\00", align 1
@__gmc_rt__ZTIPKc = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIc }, align 8
@.str.9 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@__gmc_rt__ZTIa = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.9, i32 0, i32 0) }, align 8
@.str.10 = private unnamed_addr constant [3 x i8] c"Pa\00", align 1
@__gmc_rt__ZTIPa = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIa }, align 8
@.str.11 = private unnamed_addr constant [4 x i8] c"PKa\00", align 1
@__gmc_rt__ZTIPKa = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIa }, align 8
@.str.12 = private unnamed_addr constant [2 x i8] c"h\00", align 1
@__gmc_rt__ZTIh = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.12, i32 0, i32 0) }, align 8
@.str.13 = private unnamed_addr constant [3 x i8] c"Ph\00", align 1
@__gmc_rt__ZTIPh = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIh }, align 8
@.str.14 = private unnamed_addr constant [4 x i8] c"PKh\00", align 1
@__gmc_rt__ZTIPKh = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.14, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIh }, align 8
@.str.15 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@__gmc_rt__ZTIs = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.15, i32 0, i32 0) }, align 8
@.str.16 = private unnamed_addr constant [3 x i8] c"Ps\00", align 1
@__gmc_rt__ZTIPs = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.16, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIs }, align 8
@.str.17 = private unnamed_addr constant [4 x i8] c"PKs\00", align 1
@__gmc_rt__ZTIPKs = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.17, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIs }, align 8
@.str.18 = private unnamed_addr constant [2 x i8] c"t\00", align 1
@__gmc_rt__ZTIt = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i32 0, i32 0) }, align 8
@.str.19 = private unnamed_addr constant [3 x i8] c"Pt\00", align 1
@__gmc_rt__ZTIPt = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.19, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIt }, align 8
@.str.20 = private unnamed_addr constant [4 x i8] c"PKt\00", align 1
@__gmc_rt__ZTIPKt = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIt }, align 8
@.str.21 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@__gmc_rt__ZTIi = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.21, i32 0, i32 0) }, align 8
@.str.22 = private unnamed_addr constant [3 x i8] c"Pi\00", align 1
@__gmc_rt__ZTIPi = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.22, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIi }, align 8
@.str.23 = private unnamed_addr constant [4 x i8] c"PKi\00", align 1
@__gmc_rt__ZTIPKi = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.23, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIi }, align 8
@.str.24 = private unnamed_addr constant [2 x i8] c"j\00", align 1
@__gmc_rt__ZTIj = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.24, i32 0, i32 0) }, align 8
@.str.25 = private unnamed_addr constant [3 x i8] c"Pj\00", align 1
@__gmc_rt__ZTIPj = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.25, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIj }, align 8
@.str.26 = private unnamed_addr constant [4 x i8] c"PKj\00", align 1
@__gmc_rt__ZTIPKj = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.26, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIj }, align 8
@.str.27 = private unnamed_addr constant [2 x i8] c"l\00", align 1
@__gmc_rt__ZTIl = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.27, i32 0, i32 0) }, align 8
@.str.28 = private unnamed_addr constant [3 x i8] c"Pl\00", align 1
@__gmc_rt__ZTIPl = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.28, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIl }, align 8
@.str.29 = private unnamed_addr constant [4 x i8] c"PKl\00", align 1
@__gmc_rt__ZTIPKl = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.29, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIl }, align 8
@.str.30 = private unnamed_addr constant [2 x i8] c"m\00", align 1
@__gmc_rt__ZTIm = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.30, i32 0, i32 0) }, align 8
@.str.31 = private unnamed_addr constant [3 x i8] c"Pm\00", align 1
@__gmc_rt__ZTIPm = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.31, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIm }, align 8
@.str.32 = private unnamed_addr constant [4 x i8] c"PKm\00", align 1
@__gmc_rt__ZTIPKm = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.32, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIm }, align 8
@.str.33 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__gmc_rt__ZTIx = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.33, i32 0, i32 0) }, align 8
@.str.34 = private unnamed_addr constant [3 x i8] c"Px\00", align 1
@__gmc_rt__ZTIPx = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.34, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIx }, align 8
@.str.35 = private unnamed_addr constant [4 x i8] c"PKx\00", align 1
@__gmc_rt__ZTIPKx = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.35, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIx }, align 8
@.str.36 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@__gmc_rt__ZTIy = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.36, i32 0, i32 0) }, align 8
@.str.37 = private unnamed_addr constant [3 x i8] c"Py\00", align 1
@__gmc_rt__ZTIPy = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.37, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIy }, align 8
@.str.38 = private unnamed_addr constant [4 x i8] c"PKy\00", align 1
@__gmc_rt__ZTIPKy = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.38, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIy }, align 8
@.str.39 = private unnamed_addr constant [2 x i8] c"f\00", align 1
@__gmc_rt__ZTIf = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.39, i32 0, i32 0) }, align 8
@.str.40 = private unnamed_addr constant [3 x i8] c"Pf\00", align 1
@__gmc_rt__ZTIPf = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.40, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIf }, align 8
@.str.41 = private unnamed_addr constant [4 x i8] c"PKf\00", align 1
@__gmc_rt__ZTIPKf = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.41, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIf }, align 8
@.str.42 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@__gmc_rt__ZTId = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.42, i32 0, i32 0) }, align 8
@.str.43 = private unnamed_addr constant [3 x i8] c"Pd\00", align 1
@__gmc_rt__ZTIPd = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.43, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTId }, align 8
@.str.44 = private unnamed_addr constant [4 x i8] c"PKd\00", align 1
@__gmc_rt__ZTIPKd = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.44, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTId }, align 8
@.str.45 = private unnamed_addr constant [2 x i8] c"e\00", align 1
@__gmc_rt__ZTIe = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.45, i32 0, i32 0) }, align 8
@.str.46 = private unnamed_addr constant [3 x i8] c"Pe\00", align 1
@__gmc_rt__ZTIPe = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.46, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIe }, align 8
@.str.47 = private unnamed_addr constant [4 x i8] c"PKe\00", align 1
@__gmc_rt__ZTIPKe = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.47, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIe }, align 8
@.str.48 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@__gmc_rt__ZTIw = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.48, i32 0, i32 0) }, align 8
@.str.49 = private unnamed_addr constant [3 x i8] c"Pw\00", align 1
@__gmc_rt__ZTIPw = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.49, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIw }, align 8
@.str.50 = private unnamed_addr constant [4 x i8] c"PKw\00", align 1
@__gmc_rt__ZTIPKw = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.50, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIw }, align 8
@.str.51 = private unnamed_addr constant [3 x i8] c"Dn\00", align 1
@__gmc_rt__ZTIDn = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.51, i32 0, i32 0) }, align 8
@.str.52 = private unnamed_addr constant [4 x i8] c"PDn\00", align 1
@__gmc_rt__ZTIPDn = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.52, i32 0, i32 0) }, i32 0, %struct.type* @__gmc_rt__ZTIDn }, align 8
@.str.53 = private unnamed_addr constant [5 x i8] c"PKDn\00", align 1
@__gmc_rt__ZTIPKDn = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.53, i32 0, i32 0) }, i32 1, %struct.type* @__gmc_rt__ZTIDn }, align 8
@.str.54 = private unnamed_addr constant [26 x i8] c"std::terminate was called\00", align 1
@terminate_handler = internal global i8* null, align 8
@.str.55 = private unnamed_addr constant [35 x i8] c"a pure virtual function was called\00", align 1
@.str.56 = private unnamed_addr constant [38 x i8] c"a deleted virtual function was called\00", align 1
@.str.57 = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@__gmc_rt__ZTSSt9exception = dso_local constant [13 x i8] c"St9exception\00", align 1
@__gmc_rt__ZTVN10__cxxabiv117__class_type_infoE = dso_local constant [8 x i64] zeroinitializer, align 16
@__gmc_rt__ZTISt9exception = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @__gmc_rt__ZTSSt9exception, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt9exception = dso_local local_unnamed_addr constant [5 x i8*] [i8* null, i8* bitcast (%struct.type* @__gmc_rt__ZTISt9exception to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt9exceptionD1Ev to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt9exceptionD0Ev to i8*), i8* bitcast (i8* (i8*)* @__gmc_rt__ZNKSt9exception4whatEv to i8*)], align 16
@.str.58 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@__gmc_rt__ZTSSt9bad_alloc = dso_local constant [13 x i8] c"St9bad_alloc\00", align 1
@__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE = dso_local constant [8 x i64] zeroinitializer, align 16
@__gmc_rt__ZTISt9bad_alloc = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @__gmc_rt__ZTSSt9bad_alloc, i32 0, i32 0) }, %struct.type* @__gmc_rt__ZTISt9exception }, align 8
@__gmc_rt__ZTVSt9bad_alloc = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt9bad_alloc to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt9bad_allocD1Ev to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt9bad_allocD0Ev to i8*), i8* bitcast (i8* (i8*)* @__gmc_rt__ZNKSt9bad_alloc4whatEv to i8*)], align 16
@.str.59 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@__gmc_rt__ZTSSt20bad_array_new_length = dso_local constant [25 x i8] c"St20bad_array_new_length\00", align 16
@__gmc_rt__ZTISt20bad_array_new_length = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @__gmc_rt__ZTSSt20bad_array_new_length, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt9bad_alloc, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt20bad_array_new_length = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt20bad_array_new_length to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt20bad_array_new_lengthD1Ev to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt20bad_array_new_lengthD0Ev to i8*), i8* bitcast (i8* (i8*)* @__gmc_rt__ZNKSt20bad_array_new_length4whatEv to i8*)], align 16
@.str.60 = private unnamed_addr constant [14 x i8] c"std::bad_cast\00", align 1
@__gmc_rt__ZTSSt8bad_cast = dso_local constant [12 x i8] c"St8bad_cast\00", align 1
@__gmc_rt__ZTISt8bad_cast = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @__gmc_rt__ZTSSt8bad_cast, i32 0, i32 0) }, %struct.type* @__gmc_rt__ZTISt9exception }, align 8
@__gmc_rt__ZTVSt8bad_cast = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt8bad_cast to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt8bad_castD1Ev to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt8bad_castD0Ev to i8*), i8* bitcast (i8* (i8*)* @__gmc_rt__ZNKSt8bad_cast4whatEv to i8*)], align 16
@.str.61 = private unnamed_addr constant [16 x i8] c"std::bad_typeid\00", align 1
@__gmc_rt__ZTSSt10bad_typeid = dso_local constant [15 x i8] c"St10bad_typeid\00", align 1
@__gmc_rt__ZTISt10bad_typeid = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__gmc_rt__ZTSSt10bad_typeid, i32 0, i32 0) }, %struct.type* @__gmc_rt__ZTISt9exception }, align 8
@__gmc_rt__ZTVSt10bad_typeid = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt10bad_typeid to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt10bad_typeidD1Ev to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt10bad_typeidD0Ev to i8*), i8* bitcast (i8* (i8*)* @__gmc_rt__ZNKSt10bad_typeid4whatEv to i8*)], align 16
@.str.62 = private unnamed_addr constant [19 x i8] c"std::bad_exception\00", align 1
@__gmc_rt__ZTSSt13bad_exception = dso_local constant [18 x i8] c"St13bad_exception\00", align 16
@__gmc_rt__ZTISt13bad_exception = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @__gmc_rt__ZTSSt13bad_exception, i32 0, i32 0) }, %struct.type* @__gmc_rt__ZTISt9exception }, align 8
@__gmc_rt__ZTVSt13bad_exception = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt13bad_exception to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt13bad_exceptionD1Ev to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt13bad_exceptionD0Ev to i8*), i8* bitcast (i8* (i8*)* @__gmc_rt__ZNKSt13bad_exception4whatEv to i8*)], align 16
@.str.63 = private unnamed_addr constant [18 x i8] c"bad_function_call\00", align 1
@__gmc_rt__ZTSSt17bad_function_call = dso_local constant [22 x i8] c"St17bad_function_call\00", align 16
@__gmc_rt__ZTISt17bad_function_call = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @__gmc_rt__ZTSSt17bad_function_call, i32 0, i32 0) }, %struct.type* @__gmc_rt__ZTISt9exception }, align 8
@__gmc_rt__ZTVSt17bad_function_call = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt17bad_function_call to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt17bad_function_callD1Ev to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt17bad_function_callD0Ev to i8*), i8* bitcast (i8* (i8*)* @__gmc_rt__ZNKSt17bad_function_call4whatEv to i8*)], align 16
@.str.64 = private unnamed_addr constant [13 x i8] c"bad_weak_ptr\00", align 1
@__gmc_rt__ZTSSt12bad_weak_ptr = dso_local constant [17 x i8] c"St12bad_weak_ptr\00", align 16
@__gmc_rt__ZTISt12bad_weak_ptr = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @__gmc_rt__ZTSSt12bad_weak_ptr, i32 0, i32 0) }, %struct.type* @__gmc_rt__ZTISt9exception }, align 8
@__gmc_rt__ZTVSt12bad_weak_ptr = dso_local local_unnamed_addr constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt12bad_weak_ptr to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt12bad_weak_ptrD1Ev to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt12bad_weak_ptrD0Ev to i8*), i8* bitcast (i8* (i8*)* @__gmc_rt__ZNKSt12bad_weak_ptr4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt11logic_error = dso_local constant [16 x i8] c"St11logic_error\00", align 16
@__gmc_rt__ZTISt11logic_error = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @__gmc_rt__ZTSSt11logic_error, i32 0, i32 0) }, %struct.type* @__gmc_rt__ZTISt9exception }, align 8
@__gmc_rt__ZTVSt11logic_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt11logic_error to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt11logic_errorD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt11logic_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt11logic_error4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt16invalid_argument = dso_local constant [21 x i8] c"St16invalid_argument\00", align 16
@__gmc_rt__ZTISt16invalid_argument = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__gmc_rt__ZTSSt16invalid_argument, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt11logic_error, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt16invalid_argument = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt16invalid_argument to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt16invalid_argumentD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt16invalid_argumentD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt16invalid_argument4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt12domain_error = dso_local constant [17 x i8] c"St12domain_error\00", align 16
@__gmc_rt__ZTISt12domain_error = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @__gmc_rt__ZTSSt12domain_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt11logic_error, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt12domain_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt12domain_error to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12domain_errorD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12domain_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt12domain_error4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt12length_error = dso_local constant [17 x i8] c"St12length_error\00", align 16
@__gmc_rt__ZTISt12length_error = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @__gmc_rt__ZTSSt12length_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt11logic_error, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt12length_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt12length_error to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12length_errorD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12length_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt12length_error4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt12out_of_range = dso_local constant [17 x i8] c"St12out_of_range\00", align 16
@__gmc_rt__ZTISt12out_of_range = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @__gmc_rt__ZTSSt12out_of_range, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt11logic_error, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt12out_of_range = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt12out_of_range to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12out_of_rangeD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12out_of_rangeD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt12out_of_range4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt13runtime_error = dso_local constant [18 x i8] c"St13runtime_error\00", align 16
@__gmc_rt__ZTISt13runtime_error = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @__gmc_rt__ZTSSt13runtime_error, i32 0, i32 0) }, %struct.type* @__gmc_rt__ZTISt9exception }, align 8
@__gmc_rt__ZTVSt13runtime_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt13runtime_error to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt13runtime_errorD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt13runtime_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt13runtime_error4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt11range_error = dso_local constant [16 x i8] c"St11range_error\00", align 16
@__gmc_rt__ZTISt11range_error = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @__gmc_rt__ZTSSt11range_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt13runtime_error, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt11range_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt11range_error to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt11range_errorD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt11range_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt11range_error4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt14overflow_error = dso_local constant [19 x i8] c"St14overflow_error\00", align 16
@__gmc_rt__ZTISt14overflow_error = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @__gmc_rt__ZTSSt14overflow_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt13runtime_error, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt14overflow_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt14overflow_error to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt14overflow_errorD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt14overflow_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt14overflow_error4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt15underflow_error = dso_local constant [20 x i8] c"St15underflow_error\00", align 16
@__gmc_rt__ZTISt15underflow_error = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @__gmc_rt__ZTSSt15underflow_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt13runtime_error, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt15underflow_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt15underflow_error to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt15underflow_errorD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt15underflow_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt15underflow_error4whatEv to i8*)], align 16
@.str.65 = private unnamed_addr constant [21 x i8] c"St16nested_exception\00", align 1
@__gmc_rt__ZTISt16nested_exception = dso_local constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.65, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt16nested_exception = dso_local local_unnamed_addr constant [4 x i8*] [i8* null, i8* bitcast (%struct.type* @__gmc_rt__ZTISt16nested_exception to i8*), i8* bitcast (void (i8**)* @__gmc_rt__ZNSt16nested_exceptionD1Ev to i8*), i8* bitcast (void (i8**)* @__gmc_rt__ZNSt16nested_exceptionD0Ev to i8*)], align 16
@generic = internal constant %struct.category { i8* getelementptr (i8, i8* bitcast ([10 x i8*]* @category_vtable to i8*), i64 16) }, align 8
@systems = internal constant %struct.category { i8* getelementptr (i8, i8* bitcast ([10 x i8*]* @category_vtable to i8*), i64 16) }, align 8
@future = internal constant %struct.category { i8* getelementptr (i8, i8* bitcast ([10 x i8*]* @category_vtable to i8*), i64 16) }, align 8
@__gmc_rt__ZTSSt12system_error = dso_local constant [17 x i8] c"St12system_error\00", align 16
@__gmc_rt__ZTISt12system_error = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @__gmc_rt__ZTSSt12system_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt13runtime_error, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt12system_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt12system_error to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12system_errorD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12system_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt13runtime_error4whatEv to i8*)], align 16
@__gmc_rt__ZTSSt12future_error = dso_local constant [17 x i8] c"St12future_error\00", align 16
@__gmc_rt__ZTISt12future_error = dso_local constant %struct.single { %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @__gmc_rt__ZTSSt12future_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt11logic_error, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVSt12future_error = dso_local constant [5 x i8*] [i8* null, i8* bitcast (%struct.single* @__gmc_rt__ZTISt12future_error to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12future_errorD1Ev to i8*), i8* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12future_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @__gmc_rt__ZNKSt11logic_error4whatEv to i8*)], align 16
@.str.66 = private unnamed_addr constant [18 x i8] c"std::future_error\00", align 1
@.str.67 = private unnamed_addr constant [32 x i8] c"N10__cxxabiv115__forced_unwindE\00", align 1
@__gmc_rt__ZTIN10__cxxabiv115__forced_unwindE = dso_local local_unnamed_addr constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.67, i32 0, i32 0) }, align 8
@.str.68 = private unnamed_addr constant [36 x i8] c"N10__cxxabiv119__foreign_exceptionE\00", align 1
@__gmc_rt__ZTIN10__cxxabiv119__foreign_exceptionE = dso_local local_unnamed_addr constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.68, i32 0, i32 0) }, align 8
@__gmc_rt__ZTVN10__cxxabiv121__vmi_class_type_infoE = dso_local constant [8 x i64] zeroinitializer, align 16
@__gmc_rt__ZTVN10__cxxabiv129__pointer_to_member_type_infoE = dso_local local_unnamed_addr constant [8 x i64] zeroinitializer, align 16
@__gmc_rt__ZTVN10__cxxabiv116__enum_type_infoE = dso_local local_unnamed_addr constant [8 x i64] zeroinitializer, align 16
@__gmc_rt__ZTVN10__cxxabiv120__function_type_infoE = dso_local local_unnamed_addr constant [8 x i64] zeroinitializer, align 16
@__gmc_rt__ZTVN10__cxxabiv117__array_type_infoE = dso_local local_unnamed_addr constant [8 x i64] zeroinitializer, align 16
@__gmc_rt__ZTVSt9type_info = dso_local local_unnamed_addr constant [8 x i64] zeroinitializer, align 16
@category_vtable = internal constant [10 x i8*] [i8* null, i8* bitcast (%struct.type* @category_type to i8*), i8* bitcast (void (%struct.category*)* @no_dtor to i8*), i8* bitcast (void (%struct.category*)* @no_dtor to i8*), i8* bitcast (i8* (%struct.category*)* @category_name to i8*), i8* bitcast (void (%struct.string*, %struct.category*, i32)* @category_message to i8*), i8* bitcast (void (%struct.string*, %struct.category*, i32)* @category_message to i8*), i8* bitcast ({ i32, %struct.category* } (%struct.category*, i32)* @category_condition to i8*), i8* bitcast (i1 (%struct.category*, i32, %struct.condition*)* @category_equivalent to i8*), i8* bitcast (i1 (%struct.category*, %struct.condition*, i32)* @category_equivalent_code to i8*)], align 16
@category_type = internal constant %struct.type { i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.69, i32 0, i32 0) }, align 8
@.str.69 = private unnamed_addr constant [19 x i8] c"St14error_category\00", align 1
@.str.70 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.71 = private unnamed_addr constant [9 x i8] c"error %d\00", align 1

define i32 @__gmc_rt__ZNKSt9type_infoeqERKS_(%struct.type* %0, %struct.type* %1) {
  %3 = icmp eq %struct.type* %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define i8* @__gmc_rt___dynamic_cast(i8* %0, %struct.type* %1, %struct.type* %2, i64 %3) {
  %5 = bitcast i8* %0 to i64**
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -1
  %8 = load i64, i64* %7, align 8
  %9 = inttoptr i64 %8 to %struct.type*
  %10 = getelementptr inbounds i64, i64* %6, i64 -2
  %11 = load i64, i64* %10, align 8
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = call fastcc i8* @find(%struct.type* %9, i8* %12, %struct.type* %2)
  ret i8* %13
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

define internal fastcc i8* @find(%struct.type* %0, i8* %1, %struct.type* %2) unnamed_addr {
  %4 = icmp eq %struct.type* %0, %2
  br i1 %4, label %92, label %5

5:
  %6 = getelementptr inbounds %struct.type, %struct.type* %0, i64 0, i32 1
  %7 = load i8*, i8** %6, align 8
  %8 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 1
  %9 = load i8*, i8** %8, align 8
  %10 = load i8, i8* %7, align 1
  %11 = icmp eq i8 %10, 42
  br i1 %11, label %33, label %12

12:
  %13 = load i8, i8* %9, align 1
  %14 = icmp eq i8 %13, 42
  br i1 %14, label %33, label %15

15:
  %16 = icmp eq i8 %10, 0
  br i1 %16, label %28, label %17

17:
  %18 = phi i8 [ %26, %23 ], [ %10, %15 ]
  %19 = phi i8* [ %25, %23 ], [ %9, %15 ]
  %20 = phi i8* [ %24, %23 ], [ %7, %15 ]
  %21 = load i8, i8* %19, align 1
  %22 = icmp eq i8 %18, %21
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds i8, i8* %20, i64 1
  %25 = getelementptr inbounds i8, i8* %19, i64 1
  %26 = load i8, i8* %24, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %17

28:
  %29 = phi i8* [ %9, %15 ], [ %19, %17 ], [ %25, %23 ]
  %30 = phi i8 [ %10, %15 ], [ %18, %17 ], [ %26, %23 ]
  %31 = load i8, i8* %29, align 1
  %32 = icmp eq i8 %30, %31
  br i1 %32, label %92, label %33

33:
  %34 = getelementptr inbounds %struct.type, %struct.type* %0, i64 0, i32 0
  %35 = load i8*, i8** %34, align 8
  %36 = icmp eq i8* %35, bitcast (i64* getelementptr inbounds ([8 x i64], [8 x i64]* @__gmc_rt__ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2) to i8*)
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds %struct.type, %struct.type* %0, i64 1
  %39 = bitcast %struct.type* %38 to %struct.type**
  %40 = load %struct.type*, %struct.type** %39, align 8
  %41 = call fastcc i8* @find(%struct.type* %40, i8* %1, %struct.type* %2)
  br label %92

42:
  %43 = icmp eq i8* %35, bitcast (i64* getelementptr inbounds ([8 x i64], [8 x i64]* @__gmc_rt__ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2) to i8*)
  br i1 %43, label %44, label %91

44:
  %45 = bitcast %struct.type* %0 to %struct.multiple*
  %46 = getelementptr inbounds %struct.multiple, %struct.multiple* %45, i64 0, i32 2
  %47 = load i32, i32* %46, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %86, label %49

49:
  %50 = getelementptr inbounds %struct.type, %struct.type* %0, i64 1, i32 1
  %51 = bitcast i8** %50 to [0 x %struct.base]*
  %52 = bitcast i8* %1 to i8**
  %53 = zext i32 %47 to i64
  br label %54

54:
  %55 = phi i64 [ 0, %49 ], [ %84, %83 ]
  %56 = phi i8* [ undef, %49 ], [ %82, %83 ]
  %57 = getelementptr inbounds [0 x %struct.base], [0 x %struct.base]* %51, i64 0, i64 %55, i32 1
  %58 = load i64, i64* %57, align 8
  %59 = ashr i64 %58, 8
  %60 = and i64 %58, 2
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %80, label %62

62:
  %63 = and i64 %58, 1
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %70, label %65

65:
  %66 = load i8*, i8** %52, align 8
  %67 = getelementptr inbounds i8, i8* %66, i64 %59
  %68 = bitcast i8* %67 to i64*
  %69 = load i64, i64* %68, align 8
  br label %70

70:
  %71 = phi i64 [ %69, %65 ], [ %59, %62 ]
  %72 = getelementptr inbounds [0 x %struct.base], [0 x %struct.base]* %51, i64 0, i64 %55, i32 0
  %73 = load %struct.type*, %struct.type** %72, align 8
  %74 = getelementptr inbounds i8, i8* %1, i64 %71
  %75 = call fastcc i8* @find(%struct.type* %73, i8* %74, %struct.type* %2)
  %76 = icmp eq i8* %75, null
  %77 = xor i1 %76, true
  %78 = zext i1 %77 to i32
  %79 = select i1 %76, i8* %56, i8* %75
  br label %80

80:
  %81 = phi i32 [ %78, %70 ], [ 4, %54 ]
  %82 = phi i8* [ %79, %70 ], [ %56, %54 ]
  switch i32 %81, label %86 [
    i32 0, label %83
    i32 4, label %83
  ]

83:
  %84 = add nuw nsw i64 %55, 1
  %85 = icmp eq i64 %84, %53
  br i1 %85, label %86, label %54

86:
  %87 = phi i32 [ 2, %44 ], [ %81, %80 ], [ 2, %83 ]
  %88 = phi i8* [ undef, %44 ], [ %82, %83 ], [ %82, %80 ]
  %89 = and i32 %87, -3
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %92

91:
  br label %92

92:
  %93 = phi i8* [ %41, %37 ], [ %88, %86 ], [ null, %91 ], [ %1, %28 ], [ %1, %3 ]
  ret i8* %93
}

define i8* @__gmc_rt___cxa_allocate_exception(i64 %0) {
  %2 = add i64 %0, 32
  %3 = call i8* @__gmc_malloc(i64 %2, i64 16, i32 0)
  %4 = getelementptr inbounds i8, i8* %3, i64 32
  ret i8* %4
}

declare i8* @__gmc_malloc(i64, i64, i32)

define void @__gmc_rt___cxa_free_exception(i8* %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 -32
  call void @__gmc_free(i8* %2)
  ret void
}

declare void @__gmc_free(i8*)

define i8* @__gmc_rt___cxa_init_primary_exception(i8* %0, %struct.type* %1, void (i8*)* %2) {
  %4 = getelementptr inbounds i8, i8* %0, i64 -32
  %5 = bitcast i8* %4 to %struct.type**
  store %struct.type* %1, %struct.type** %5, align 8
  %6 = getelementptr inbounds i8, i8* %0, i64 -24
  %7 = bitcast i8* %6 to void (i8*)**
  store void (i8*)* %2, void (i8*)** %7, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 -16
  %9 = bitcast i8* %8 to i64*
  store i64 0, i64* %9, align 8
  ret i8* %4
}

define void @__gmc_rt___cxa_throw(i8* %0, %struct.type* %1, void (i8*)* %2) {
  %4 = getelementptr inbounds i8, i8* %0, i64 -32
  %5 = bitcast i8* %4 to %struct.type**
  store %struct.type* %1, %struct.type** %5, align 8
  %6 = getelementptr inbounds i8, i8* %0, i64 -24
  %7 = bitcast i8* %6 to void (i8*)**
  store void (i8*)* %2, void (i8*)** %7, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 -16
  %9 = bitcast i8* %8 to i64*
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds i8, i8* %0, i64 -16
  %11 = bitcast i8* %10 to i64*
  store i64 1, i64* %11, align 8
  call fastcc void @throw(i8* %0)
  unreachable
}

define internal fastcc void @throw(i8* %0) unnamed_addr {
  %2 = getelementptr inbounds i8, i8* %0, i64 -32
  %3 = bitcast i8* %2 to %struct.type**
  %4 = load %struct.type*, %struct.type** %3, align 8
  %5 = ptrtoint %struct.type* %4 to i64
  call void @__gmc_tls_set(i32 64, i8* %0, i64 %5)
  %6 = call fastcc i64 @tls(i32 69, i64 0)
  %7 = add i64 %6, 1
  call fastcc void @tls_put(i32 69, i64 0, i64 %7)
  call void @__gmc_throw(i8* %0)
  unreachable
}

define i8* @__gmc_rt___cxa_get_exception_ptr(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 65, i8* %0)
  %3 = and i64 %2, 1
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = bitcast i8* %0 to i8**
  %7 = load i8*, i8** %6, align 8
  br label %11

8:
  %9 = lshr i64 %2, 1
  %10 = getelementptr inbounds i8, i8* %0, i64 %9
  br label %11

11:
  %12 = phi i8* [ %7, %5 ], [ %10, %8 ]
  ret i8* %12
}

declare i64 @__gmc_tls_get(i32, i8*)

define i8* @__gmc_rt___cxa_begin_catch(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 67, i8* null)
  %3 = ptrtoint i8* %0 to i64
  %4 = inttoptr i64 %2 to i8*
  call void @__gmc_tls_set(i32 68, i8* %4, i64 %3)
  %5 = add i64 %2, 1
  call void @__gmc_tls_set(i32 67, i8* null, i64 %5)
  %6 = call i64 @__gmc_tls_get(i32 69, i8* null)
  %7 = add i64 %6, -1
  call void @__gmc_tls_set(i32 69, i8* null, i64 %7)
  %8 = call i64 @__gmc_tls_get(i32 66, i8* %0)
  %9 = add i64 %8, 1
  call void @__gmc_tls_set(i32 66, i8* %0, i64 %9)
  %10 = call i64 @__gmc_tls_get(i32 65, i8* %0)
  %11 = and i64 %10, 1
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %16, label %13

13:
  %14 = bitcast i8* %0 to i8**
  %15 = load i8*, i8** %14, align 8
  br label %19

16:
  %17 = lshr i64 %10, 1
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  br label %19

19:
  %20 = phi i8* [ %15, %13 ], [ %18, %16 ]
  ret i8* %20
}

define internal fastcc i64 @tls(i32 %0, i64 %1) unnamed_addr {
  %3 = inttoptr i64 %1 to i8*
  %4 = call i64 @__gmc_tls_get(i32 %0, i8* %3)
  ret i64 %4
}

define internal fastcc void @tls_put(i32 %0, i64 %1, i64 %2) unnamed_addr {
  %4 = inttoptr i64 %1 to i8*
  call void @__gmc_tls_set(i32 %0, i8* %4, i64 %2)
  ret void
}

declare void @__gmc_tls_set(i32, i8*, i64)

define void @__gmc_rt___cxa_end_catch() {
  %1 = call i64 @__gmc_tls_get(i32 67, i8* null)
  %2 = add i64 %1, -1
  %3 = inttoptr i64 %2 to i8*
  %4 = call i64 @__gmc_tls_get(i32 68, i8* %3)
  %5 = inttoptr i64 %4 to i8*
  call void @__gmc_tls_set(i32 67, i8* null, i64 %2)
  call void @__gmc_tls_set(i32 68, i8* %3, i64 0)
  %6 = call i64 @__gmc_tls_get(i32 66, i8* %5)
  %7 = add i64 %6, -1
  %8 = icmp eq i64 %7, 4294967296
  br i1 %8, label %9, label %10

9:
  call void @__gmc_tls_set(i32 66, i8* %5, i64 0)
  br label %13

10:
  call void @__gmc_tls_set(i32 66, i8* %5, i64 %7)
  %11 = icmp eq i64 %7, 0
  br i1 %11, label %12, label %13

12:
  call void @__gmc_tls_set(i32 64, i8* %5, i64 0)
  call void @__gmc_tls_set(i32 65, i8* %5, i64 0)
  call fastcc void @release(i8* %5)
  br label %13

13:
  ret void
}

define internal fastcc void @release(i8* %0) unnamed_addr {
  %2 = getelementptr inbounds i8, i8* %0, i64 -32
  %3 = getelementptr inbounds i8, i8* %0, i64 -16
  %4 = call i64 @__gmc_rmw(i8* %3, i32 8, i32 2, i64 1, i32 4, i32 0)
  %5 = icmp eq i64 %4, 1
  br i1 %5, label %6, label %13

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 -24
  %8 = bitcast i8* %7 to void (i8*)**
  %9 = load void (i8*)*, void (i8*)** %8, align 8
  %10 = icmp eq void (i8*)* %9, null
  br i1 %10, label %12, label %11

11:
  call void %9(i8* %0)
  br label %12

12:
  call void @__gmc_free(i8* %2)
  br label %13

13:
  ret void
}

define void @__gmc_rt__ZSt9terminatev() {
  call void @__gmc_fault(i32 18, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.54, i64 0, i64 0))
  unreachable
}

declare void @__gmc_fault(i32, i8*)

define i8* @__gmc_rt__ZSt13set_terminatePFvvE(i8* %0) {
  %2 = ptrtoint i8* %0 to i64
  %3 = call i64 @__gmc_rmw(i8* bitcast (i8** @terminate_handler to i8*), i32 8, i32 0, i64 %2, i32 4, i32 0)
  %4 = inttoptr i64 %3 to i8*
  ret i8* %4
}

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

define i8* @__gmc_rt__ZSt13get_terminatev() {
  %1 = call i64 @__gmc_load(i8* bitcast (i8** @terminate_handler to i8*), i32 8, i32 2, i32 0)
  %2 = inttoptr i64 %1 to i8*
  ret i8* %2
}

declare i64 @__gmc_load(i8*, i32, i32, i32)

define void @__gmc_rt___cxa_rethrow() {
  %1 = call i64 @__gmc_tls_get(i32 67, i8* null)
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %3, label %4

3:
  call void @__gmc_fault(i32 18, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.54, i64 0, i64 0))
  unreachable

4:
  %5 = add i64 %1, -1
  %6 = call fastcc i64 @tls(i32 68, i64 %5)
  %7 = inttoptr i64 %6 to i8*
  %8 = call i64 @__gmc_tls_get(i32 66, i8* %7)
  %9 = or i64 %8, 4294967296
  call void @__gmc_tls_set(i32 66, i8* %7, i64 %9)
  call fastcc void @throw(i8* %7)
  unreachable
}

define void @__gmc_rt__ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(i8** %0) {
  %2 = load i8*, i8** %0, align 8
  %3 = icmp eq i8* %2, null
  br i1 %3, label %7, label %4

4:
  %5 = getelementptr inbounds i8, i8* %2, i64 -16
  %6 = call i64 @__gmc_rmw(i8* %5, i32 8, i32 1, i64 1, i32 1, i32 0)
  br label %7

7:
  ret void
}

define internal fastcc void @reference(i8* %0) unnamed_addr {
  %2 = getelementptr inbounds i8, i8* %0, i64 -16
  %3 = call i64 @__gmc_rmw(i8* %2, i32 8, i32 1, i64 1, i32 1, i32 0)
  ret void
}

define void @__gmc_rt__ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8** %0) {
  %2 = load i8*, i8** %0, align 8
  %3 = icmp eq i8* %2, null
  br i1 %3, label %5, label %4

4:
  call fastcc void @release(i8* %2)
  br label %5

5:
  store i8* null, i8** %0, align 8
  ret void
}

define void @__gmc_rt__ZNSt15__exception_ptr13exception_ptrC1EPv(i8** %0, i8* %1) {
  store i8* %1, i8** %0, align 8
  %3 = getelementptr inbounds i8, i8* %1, i64 -16
  %4 = call i64 @__gmc_rmw(i8* %3, i32 8, i32 1, i64 1, i32 1, i32 0)
  ret void
}

define void @__gmc_rt__ZNSt15__exception_ptr13exception_ptrC2EPv(i8** %0, i8* %1) {
  store i8* %1, i8** %0, align 8
  %3 = getelementptr inbounds i8, i8* %1, i64 -16
  %4 = call i64 @__gmc_rmw(i8* %3, i32 8, i32 1, i64 1, i32 1, i32 0)
  ret void
}

define void @__gmc_rt__ZNSt15__exception_ptr13exception_ptrC1ERKS0_(i8** %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  store i8* %3, i8** %0, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %8, label %5

5:
  %6 = getelementptr inbounds i8, i8* %3, i64 -16
  %7 = call i64 @__gmc_rmw(i8* %6, i32 8, i32 1, i64 1, i32 1, i32 0)
  br label %8

8:
  ret void
}

define void @__gmc_rt__ZNSt15__exception_ptr13exception_ptrD1Ev(i8** %0) {
  %2 = load i8*, i8** %0, align 8
  %3 = icmp eq i8* %2, null
  br i1 %3, label %5, label %4

4:
  call fastcc void @release(i8* %2)
  br label %5

5:
  ret void
}

define void @__gmc_rt__ZSt17current_exceptionv(i8** %0) {
  %2 = call i64 @__gmc_tls_get(i32 67, i8* null)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %9, label %4

4:
  %5 = add i64 %2, -1
  %6 = inttoptr i64 %5 to i8*
  %7 = call i64 @__gmc_tls_get(i32 68, i8* %6)
  %8 = inttoptr i64 %7 to i8*
  br label %9

9:
  %10 = phi i8* [ %8, %4 ], [ null, %1 ]
  store i8* %10, i8** %0, align 8
  br i1 %3, label %14, label %11

11:
  %12 = getelementptr inbounds i8, i8* %10, i64 -16
  %13 = call i64 @__gmc_rmw(i8* %12, i32 8, i32 1, i64 1, i32 1, i32 0)
  br label %14

14:
  ret void
}

define void @__gmc_rt__ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(i8** %0) {
  %2 = load i8*, i8** %0, align 8
  call fastcc void @reference(i8* %2)
  %3 = load i8*, i8** %0, align 8
  call fastcc void @throw(i8* %3)
  unreachable
}

define zeroext i1 @__gmc_rt__ZSt18uncaught_exceptionv() {
  %1 = call i64 @__gmc_tls_get(i32 69, i8* null)
  %2 = icmp ne i64 %1, 0
  ret i1 %2
}

define i32 @__gmc_rt__ZSt19uncaught_exceptionsv() {
  %1 = call i64 @__gmc_tls_get(i32 69, i8* null)
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

define %struct.type* @__gmc_rt___cxa_current_exception_type() {
  %1 = call i64 @__gmc_tls_get(i32 67, i8* null)
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %10, label %3

3:
  %4 = add i64 %1, -1
  %5 = inttoptr i64 %4 to i8*
  %6 = call i64 @__gmc_tls_get(i32 68, i8* %5)
  %7 = inttoptr i64 %6 to i8*
  %8 = call i64 @__gmc_tls_get(i32 64, i8* %7)
  %9 = inttoptr i64 %8 to %struct.type*
  br label %10

10:
  %11 = phi %struct.type* [ %9, %3 ], [ null, %0 ]
  ret %struct.type* %11
}

define void @__gmc_rt___cxa_call_unexpected(i8* %0) {
  call void @__gmc_fault(i32 18, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.54, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt___cxa_pure_virtual() {
  call void @__gmc_fault(i32 19, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.str.55, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt___cxa_deleted_virtual() {
  call void @__gmc_fault(i32 19, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.56, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt___gxx_personality_v0() {
  ret i32 0
}

define void @__gmc_rt__ZNSt9exceptionD2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt9exceptionD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt9exceptionD0Ev(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt__ZNKSt9exception4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.57, i64 0, i64 0)
}

define void @__gmc_rt__ZNSt9bad_allocD2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt9bad_allocD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt9bad_allocD0Ev(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt__ZNKSt9bad_alloc4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.58, i64 0, i64 0)
}

define void @__gmc_rt__ZNSt20bad_array_new_lengthD2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt20bad_array_new_lengthD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt20bad_array_new_lengthD0Ev(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt__ZNKSt20bad_array_new_length4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.59, i64 0, i64 0)
}

define void @__gmc_rt__ZNSt8bad_castD2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt8bad_castD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt8bad_castD0Ev(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt__ZNKSt8bad_cast4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.60, i64 0, i64 0)
}

define void @__gmc_rt__ZNSt10bad_typeidD2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt10bad_typeidD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt10bad_typeidD0Ev(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt__ZNKSt10bad_typeid4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.61, i64 0, i64 0)
}

define void @__gmc_rt__ZNSt13bad_exceptionD2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt13bad_exceptionD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt13bad_exceptionD0Ev(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt__ZNKSt13bad_exception4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.62, i64 0, i64 0)
}

define void @__gmc_rt__ZNSt17bad_function_callD2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt17bad_function_callD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt17bad_function_callD0Ev(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt__ZNKSt17bad_function_call4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.63, i64 0, i64 0)
}

define void @__gmc_rt__ZNSt12bad_weak_ptrD2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt12bad_weak_ptrD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt12bad_weak_ptrD0Ev(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt__ZNKSt12bad_weak_ptr4whatEv(i8* %0) {
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.64, i64 0, i64 0)
}

define void @__gmc_rt__ZNSt11logic_errorD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt11logic_errorD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt11logic_errorD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNKSt11logic_error4whatEv(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @__gmc_rt__ZNSt11logic_errorC1EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_11logic_error(%struct.error* %0, i8* %1)
  ret void
}

define internal fastcc void @make_11logic_error(%struct.error* %0, i8* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt11logic_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call fastcc i8* @copy(i8* %1)
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %4, i8** %5, align 8
  ret void
}

define void @__gmc_rt__ZNSt11logic_errorC2EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_11logic_error(%struct.error* %0, i8* %1)
  ret void
}

define void @__gmc_rt__ZNSt11logic_errorC1ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_11logic_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt11logic_errorC2ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_11logic_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt11logic_errorC1EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_11logic_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt11logic_errorC2EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_11logic_error(%struct.error* %0, i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNSt11logic_erroraSERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define i8* @__gmc_rt__ZNSt11logic_erroraSEOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define void @__gmc_rt__ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_11logic_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_11logic_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt16invalid_argumentD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt16invalid_argumentD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt16invalid_argumentD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNKSt16invalid_argument4whatEv(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @__gmc_rt__ZNSt16invalid_argumentC1EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_16invalid_argument(%struct.error* %0, i8* %1)
  ret void
}

define internal fastcc void @make_16invalid_argument(%struct.error* %0, i8* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt16invalid_argument, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call fastcc i8* @copy(i8* %1)
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %4, i8** %5, align 8
  ret void
}

define void @__gmc_rt__ZNSt16invalid_argumentC2EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_16invalid_argument(%struct.error* %0, i8* %1)
  ret void
}

define void @__gmc_rt__ZNSt16invalid_argumentC1ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_16invalid_argument(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt16invalid_argumentC2ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_16invalid_argument(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt16invalid_argumentC1EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_16invalid_argument(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt16invalid_argumentC2EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_16invalid_argument(%struct.error* %0, i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNSt16invalid_argumentaSERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define i8* @__gmc_rt__ZNSt16invalid_argumentaSEOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define void @__gmc_rt__ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_16invalid_argument(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_16invalid_argument(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12domain_errorD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12domain_errorD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12domain_errorD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNKSt12domain_error4whatEv(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @__gmc_rt__ZNSt12domain_errorC1EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_12domain_error(%struct.error* %0, i8* %1)
  ret void
}

define internal fastcc void @make_12domain_error(%struct.error* %0, i8* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt12domain_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call fastcc i8* @copy(i8* %1)
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %4, i8** %5, align 8
  ret void
}

define void @__gmc_rt__ZNSt12domain_errorC2EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_12domain_error(%struct.error* %0, i8* %1)
  ret void
}

define void @__gmc_rt__ZNSt12domain_errorC1ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12domain_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12domain_errorC2ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12domain_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12domain_errorC1EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12domain_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12domain_errorC2EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12domain_error(%struct.error* %0, i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNSt12domain_erroraSERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define i8* @__gmc_rt__ZNSt12domain_erroraSEOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define void @__gmc_rt__ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_12domain_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_12domain_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12length_errorD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12length_errorD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12length_errorD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNKSt12length_error4whatEv(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @__gmc_rt__ZNSt12length_errorC1EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_12length_error(%struct.error* %0, i8* %1)
  ret void
}

define internal fastcc void @make_12length_error(%struct.error* %0, i8* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt12length_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call fastcc i8* @copy(i8* %1)
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %4, i8** %5, align 8
  ret void
}

define void @__gmc_rt__ZNSt12length_errorC2EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_12length_error(%struct.error* %0, i8* %1)
  ret void
}

define void @__gmc_rt__ZNSt12length_errorC1ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12length_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12length_errorC2ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12length_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12length_errorC1EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12length_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12length_errorC2EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12length_error(%struct.error* %0, i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNSt12length_erroraSERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define i8* @__gmc_rt__ZNSt12length_erroraSEOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define void @__gmc_rt__ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_12length_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_12length_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12out_of_rangeD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12out_of_rangeD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12out_of_rangeD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNKSt12out_of_range4whatEv(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @__gmc_rt__ZNSt12out_of_rangeC1EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_12out_of_range(%struct.error* %0, i8* %1)
  ret void
}

define internal fastcc void @make_12out_of_range(%struct.error* %0, i8* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt12out_of_range, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call fastcc i8* @copy(i8* %1)
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %4, i8** %5, align 8
  ret void
}

define void @__gmc_rt__ZNSt12out_of_rangeC2EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_12out_of_range(%struct.error* %0, i8* %1)
  ret void
}

define void @__gmc_rt__ZNSt12out_of_rangeC1ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12out_of_range(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12out_of_rangeC2ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12out_of_range(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12out_of_rangeC1EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12out_of_range(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12out_of_rangeC2EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_12out_of_range(%struct.error* %0, i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNSt12out_of_rangeaSERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define i8* @__gmc_rt__ZNSt12out_of_rangeaSEOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define void @__gmc_rt__ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_12out_of_range(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_12out_of_range(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt13runtime_errorD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt13runtime_errorD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt13runtime_errorD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNKSt13runtime_error4whatEv(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @__gmc_rt__ZNSt13runtime_errorC1EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_13runtime_error(%struct.error* %0, i8* %1)
  ret void
}

define internal fastcc void @make_13runtime_error(%struct.error* %0, i8* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt13runtime_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call fastcc i8* @copy(i8* %1)
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %4, i8** %5, align 8
  ret void
}

define void @__gmc_rt__ZNSt13runtime_errorC2EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_13runtime_error(%struct.error* %0, i8* %1)
  ret void
}

define void @__gmc_rt__ZNSt13runtime_errorC1ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_13runtime_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt13runtime_errorC2ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_13runtime_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt13runtime_errorC1EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_13runtime_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt13runtime_errorC2EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_13runtime_error(%struct.error* %0, i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNSt13runtime_erroraSERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define i8* @__gmc_rt__ZNSt13runtime_erroraSEOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define void @__gmc_rt__ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_13runtime_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_13runtime_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt11range_errorD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt11range_errorD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt11range_errorD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNKSt11range_error4whatEv(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @__gmc_rt__ZNSt11range_errorC1EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_11range_error(%struct.error* %0, i8* %1)
  ret void
}

define internal fastcc void @make_11range_error(%struct.error* %0, i8* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt11range_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call fastcc i8* @copy(i8* %1)
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %4, i8** %5, align 8
  ret void
}

define void @__gmc_rt__ZNSt11range_errorC2EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_11range_error(%struct.error* %0, i8* %1)
  ret void
}

define void @__gmc_rt__ZNSt11range_errorC1ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_11range_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt11range_errorC2ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_11range_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt11range_errorC1EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_11range_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt11range_errorC2EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_11range_error(%struct.error* %0, i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNSt11range_erroraSERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define i8* @__gmc_rt__ZNSt11range_erroraSEOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define void @__gmc_rt__ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_11range_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_11range_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt14overflow_errorD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt14overflow_errorD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt14overflow_errorD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNKSt14overflow_error4whatEv(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @__gmc_rt__ZNSt14overflow_errorC1EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_14overflow_error(%struct.error* %0, i8* %1)
  ret void
}

define internal fastcc void @make_14overflow_error(%struct.error* %0, i8* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt14overflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call fastcc i8* @copy(i8* %1)
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %4, i8** %5, align 8
  ret void
}

define void @__gmc_rt__ZNSt14overflow_errorC2EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_14overflow_error(%struct.error* %0, i8* %1)
  ret void
}

define void @__gmc_rt__ZNSt14overflow_errorC1ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_14overflow_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt14overflow_errorC2ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_14overflow_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt14overflow_errorC1EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_14overflow_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt14overflow_errorC2EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_14overflow_error(%struct.error* %0, i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNSt14overflow_erroraSERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define i8* @__gmc_rt__ZNSt14overflow_erroraSEOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define void @__gmc_rt__ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_14overflow_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_14overflow_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt15underflow_errorD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt15underflow_errorD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt15underflow_errorD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNKSt15underflow_error4whatEv(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define void @__gmc_rt__ZNSt15underflow_errorC1EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_15underflow_error(%struct.error* %0, i8* %1)
  ret void
}

define internal fastcc void @make_15underflow_error(%struct.error* %0, i8* %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt15underflow_error, i64 0, i64 2) to i8*), i8** %3, align 8
  %4 = call fastcc i8* @copy(i8* %1)
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %4, i8** %5, align 8
  ret void
}

define void @__gmc_rt__ZNSt15underflow_errorC2EPKc(%struct.error* %0, i8* %1) {
  call fastcc void @make_15underflow_error(%struct.error* %0, i8* %1)
  ret void
}

define void @__gmc_rt__ZNSt15underflow_errorC1ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_15underflow_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt15underflow_errorC2ERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_15underflow_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt15underflow_errorC1EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_15underflow_error(%struct.error* %0, i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt15underflow_errorC2EOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  call fastcc void @make_15underflow_error(%struct.error* %0, i8* %4)
  ret void
}

define i8* @__gmc_rt__ZNSt15underflow_erroraSERKS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define i8* @__gmc_rt__ZNSt15underflow_erroraSEOS_(%struct.error* %0, %struct.error* %1) {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8
  %7 = call fastcc i8* @copy(i8* %6)
  store i8* %7, i8** %3, align 8
  call void @__gmc_free(i8* %4)
  %8 = bitcast %struct.error* %0 to i8*
  ret i8* %8
}

define void @__gmc_rt__ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_15underflow_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @make_15underflow_error(%struct.error* %0, i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt16nested_exceptionD2Ev(i8** %0) {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %6, label %5

5:
  call fastcc void @release(i8* %3)
  br label %6

6:
  ret void
}

define void @__gmc_rt__ZNSt16nested_exceptionD1Ev(i8** %0) {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %6, label %5

5:
  call fastcc void @release(i8* %3)
  br label %6

6:
  ret void
}

define void @__gmc_rt__ZNSt16nested_exceptionD0Ev(i8** %0) {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %6, label %5

5:
  call fastcc void @release(i8* %3)
  br label %6

6:
  %7 = bitcast i8** %0 to i8*
  call void @__gmc_free(i8* %7)
  ret void
}

define void @__gmc_rt__ZSt17__throw_bad_allocv() {
  call fastcc void @throw_kind([5 x i8*]* @__gmc_rt__ZTVSt9bad_alloc, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt9bad_alloc, i64 0, i32 0))
  unreachable
}

define internal fastcc void @throw_kind([5 x i8*]* %0, %struct.type* %1) unnamed_addr {
  %3 = call i8* @__gmc_rt___cxa_allocate_exception(i64 8)
  %4 = getelementptr inbounds [5 x i8*], [5 x i8*]* %0, i64 0, i64 2
  %5 = bitcast i8* %3 to i8***
  store i8** %4, i8*** %5, align 8
  call void @__gmc_rt___cxa_throw(i8* %3, %struct.type* %1, void (i8*)* null)
  unreachable
}

define void @__gmc_rt__ZSt28__throw_bad_array_new_lengthv() {
  call fastcc void @throw_kind([5 x i8*]* @__gmc_rt__ZTVSt20bad_array_new_length, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt20bad_array_new_length, i64 0, i32 0))
  unreachable
}

define void @__gmc_rt___cxa_throw_bad_array_new_length() {
  call fastcc void @throw_kind([5 x i8*]* @__gmc_rt__ZTVSt20bad_array_new_length, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt20bad_array_new_length, i64 0, i32 0))
  unreachable
}

define void @__gmc_rt__ZSt16__throw_bad_castv() {
  call fastcc void @throw_kind([5 x i8*]* @__gmc_rt__ZTVSt8bad_cast, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt8bad_cast, i64 0, i32 0))
  unreachable
}

define void @__gmc_rt___cxa_bad_cast() {
  call fastcc void @throw_kind([5 x i8*]* @__gmc_rt__ZTVSt8bad_cast, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt8bad_cast, i64 0, i32 0))
  unreachable
}

define void @__gmc_rt__ZSt18__throw_bad_typeidv() {
  call fastcc void @throw_kind([5 x i8*]* @__gmc_rt__ZTVSt10bad_typeid, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt10bad_typeid, i64 0, i32 0))
  unreachable
}

define void @__gmc_rt___cxa_bad_typeid() {
  call fastcc void @throw_kind([5 x i8*]* @__gmc_rt__ZTVSt10bad_typeid, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt10bad_typeid, i64 0, i32 0))
  unreachable
}

define void @__gmc_rt__ZSt21__throw_bad_exceptionv() {
  call fastcc void @throw_kind([5 x i8*]* @__gmc_rt__ZTVSt13bad_exception, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt13bad_exception, i64 0, i32 0))
  unreachable
}

define void @__gmc_rt__ZSt25__throw_bad_function_callv() {
  call fastcc void @throw_kind([5 x i8*]* @__gmc_rt__ZTVSt17bad_function_call, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt17bad_function_call, i64 0, i32 0))
  unreachable
}

define void @__gmc_rt__ZSt19__throw_logic_errorPKc(i8* %0) {
  call fastcc void @throw_11logic_error(i8* %0)
  unreachable
}

define internal fastcc void @throw_11logic_error(i8* %0) unnamed_addr {
  %2 = call i8* @__gmc_rt___cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.error*
  call fastcc void @make_11logic_error(%struct.error* %3, i8* %0)
  call void @__gmc_rt___cxa_throw(i8* %2, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt11logic_error, i64 0, i32 0), void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt11logic_errorD1Ev to void (i8*)*))
  unreachable
}

define void @__gmc_rt__ZSt24__throw_invalid_argumentPKc(i8* %0) {
  call fastcc void @throw_16invalid_argument(i8* %0)
  unreachable
}

define internal fastcc void @throw_16invalid_argument(i8* %0) unnamed_addr {
  %2 = call i8* @__gmc_rt___cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.error*
  call fastcc void @make_16invalid_argument(%struct.error* %3, i8* %0)
  call void @__gmc_rt___cxa_throw(i8* %2, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt16invalid_argument, i64 0, i32 0), void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt16invalid_argumentD1Ev to void (i8*)*))
  unreachable
}

define void @__gmc_rt__ZSt20__throw_domain_errorPKc(i8* %0) {
  call fastcc void @throw_12domain_error(i8* %0)
  unreachable
}

define internal fastcc void @throw_12domain_error(i8* %0) unnamed_addr {
  %2 = call i8* @__gmc_rt___cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.error*
  call fastcc void @make_12domain_error(%struct.error* %3, i8* %0)
  call void @__gmc_rt___cxa_throw(i8* %2, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt12domain_error, i64 0, i32 0), void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12domain_errorD1Ev to void (i8*)*))
  unreachable
}

define void @__gmc_rt__ZSt20__throw_length_errorPKc(i8* %0) {
  call fastcc void @throw_12length_error(i8* %0)
  unreachable
}

define internal fastcc void @throw_12length_error(i8* %0) unnamed_addr {
  %2 = call i8* @__gmc_rt___cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.error*
  call fastcc void @make_12length_error(%struct.error* %3, i8* %0)
  call void @__gmc_rt___cxa_throw(i8* %2, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt12length_error, i64 0, i32 0), void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12length_errorD1Ev to void (i8*)*))
  unreachable
}

define void @__gmc_rt__ZSt20__throw_out_of_rangePKc(i8* %0) {
  call fastcc void @throw_12out_of_range(i8* %0)
  unreachable
}

define internal fastcc void @throw_12out_of_range(i8* %0) unnamed_addr {
  %2 = call i8* @__gmc_rt___cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.error*
  call fastcc void @make_12out_of_range(%struct.error* %3, i8* %0)
  call void @__gmc_rt___cxa_throw(i8* %2, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt12out_of_range, i64 0, i32 0), void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12out_of_rangeD1Ev to void (i8*)*))
  unreachable
}

define void @__gmc_rt__ZSt21__throw_runtime_errorPKc(i8* %0) {
  call fastcc void @throw_13runtime_error(i8* %0)
  unreachable
}

define internal fastcc void @throw_13runtime_error(i8* %0) unnamed_addr {
  %2 = call i8* @__gmc_rt___cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.error*
  call fastcc void @make_13runtime_error(%struct.error* %3, i8* %0)
  call void @__gmc_rt___cxa_throw(i8* %2, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt13runtime_error, i64 0, i32 0), void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt13runtime_errorD1Ev to void (i8*)*))
  unreachable
}

define void @__gmc_rt__ZSt19__throw_range_errorPKc(i8* %0) {
  call fastcc void @throw_11range_error(i8* %0)
  unreachable
}

define internal fastcc void @throw_11range_error(i8* %0) unnamed_addr {
  %2 = call i8* @__gmc_rt___cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.error*
  call fastcc void @make_11range_error(%struct.error* %3, i8* %0)
  call void @__gmc_rt___cxa_throw(i8* %2, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt11range_error, i64 0, i32 0), void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt11range_errorD1Ev to void (i8*)*))
  unreachable
}

define void @__gmc_rt__ZSt22__throw_overflow_errorPKc(i8* %0) {
  call fastcc void @throw_14overflow_error(i8* %0)
  unreachable
}

define internal fastcc void @throw_14overflow_error(i8* %0) unnamed_addr {
  %2 = call i8* @__gmc_rt___cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.error*
  call fastcc void @make_14overflow_error(%struct.error* %3, i8* %0)
  call void @__gmc_rt___cxa_throw(i8* %2, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt14overflow_error, i64 0, i32 0), void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt14overflow_errorD1Ev to void (i8*)*))
  unreachable
}

define void @__gmc_rt__ZSt23__throw_underflow_errorPKc(i8* %0) {
  call fastcc void @throw_15underflow_error(i8* %0)
  unreachable
}

define internal fastcc void @throw_15underflow_error(i8* %0) unnamed_addr {
  %2 = call i8* @__gmc_rt___cxa_allocate_exception(i64 16)
  %3 = bitcast i8* %2 to %struct.error*
  call fastcc void @make_15underflow_error(%struct.error* %3, i8* %0)
  call void @__gmc_rt___cxa_throw(i8* %2, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt15underflow_error, i64 0, i32 0), void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt15underflow_errorD1Ev to void (i8*)*))
  unreachable
}

define void @__gmc_rt__ZSt24__throw_out_of_range_fmtPKcz(i8* %0, ...) {
  %2 = alloca [160 x i8], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = getelementptr inbounds [160 x i8], [160 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 160, i8* %4)
  %5 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* %5)
  %7 = call i32 @__gmc_rt_vsnprintf(i8* %4, i64 160, i8* %0, %struct.__va_list_tag* %6)
  call void @llvm.va_end(i8* %5)
  call fastcc void @throw_12out_of_range(i8* %4)
  unreachable
}

declare void @llvm.va_start(i8*)

declare i32 @__gmc_rt_vsnprintf(i8*, i64, i8*, %struct.__va_list_tag*)

declare void @llvm.va_end(i8*)

define %struct.category* @__gmc_rt__ZNSt3_V216generic_categoryEv() {
  ret %struct.category* @generic
}

define %struct.category* @__gmc_rt__ZNSt3_V215system_categoryEv() {
  ret %struct.category* @systems
}

define %struct.category* @__gmc_rt__ZSt15future_categoryv() {
  ret %struct.category* @future
}

define void @__gmc_rt__ZNSt12system_errorD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12system_errorD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12system_errorD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define void @__gmc_rt__ZNSt12future_errorD2Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12future_errorD1Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  ret void
}

define void @__gmc_rt__ZNSt12future_errorD0Ev(%struct.error* %0) {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8
  call void @__gmc_free(i8* %3)
  %4 = bitcast %struct.error* %0 to i8*
  call void @__gmc_free(i8* %4)
  ret void
}

define void @__gmc_rt__ZSt20__throw_system_errori(i32 %0) {
  %2 = call i8* @__gmc_rt_strerror(i32 %0)
  %3 = call i8* @__gmc_malloc(i64 64, i64 16, i32 0)
  %4 = getelementptr inbounds i8, i8* %3, i64 32
  %5 = bitcast i8* %4 to i8**
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt12system_error, i64 0, i64 2) to i8*), i8** %5, align 8
  %6 = call fastcc i8* @copy(i8* %2)
  %7 = getelementptr inbounds i8, i8* %3, i64 40
  %8 = bitcast i8* %7 to i8**
  store i8* %6, i8** %8, align 8
  %9 = getelementptr inbounds i8, i8* %3, i64 48
  %10 = bitcast i8* %9 to i32*
  store i32 %0, i32* %10, align 8
  %11 = getelementptr inbounds i8, i8* %3, i64 56
  %12 = bitcast i8* %11 to %struct.category**
  store %struct.category* @generic, %struct.category** %12, align 8
  %13 = bitcast i8* %3 to %struct.type**
  store %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt12system_error, i64 0, i32 0), %struct.type** %13, align 8
  %14 = getelementptr inbounds i8, i8* %3, i64 8
  %15 = bitcast i8* %14 to void (i8*)**
  store void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12system_errorD1Ev to void (i8*)*), void (i8*)** %15, align 8
  %16 = getelementptr inbounds i8, i8* %3, i64 16
  %17 = bitcast i8* %16 to i64*
  store i64 1, i64* %17, align 8
  call fastcc void @throw(i8* %4)
  unreachable
}

declare i8* @__gmc_rt_strerror(i32)

define void @__gmc_rt__ZSt20__throw_future_errori(i32 %0) {
  %2 = call i8* @__gmc_malloc(i64 64, i64 16, i32 0)
  %3 = getelementptr inbounds i8, i8* %2, i64 32
  %4 = bitcast i8* %3 to i8**
  store i8* bitcast (i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @__gmc_rt__ZTVSt12future_error, i64 0, i64 2) to i8*), i8** %4, align 8
  %5 = call fastcc i8* @copy(i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.66, i64 0, i64 0))
  %6 = getelementptr inbounds i8, i8* %2, i64 40
  %7 = bitcast i8* %6 to i8**
  store i8* %5, i8** %7, align 8
  %8 = getelementptr inbounds i8, i8* %2, i64 48
  %9 = bitcast i8* %8 to i32*
  store i32 %0, i32* %9, align 8
  %10 = getelementptr inbounds i8, i8* %2, i64 56
  %11 = bitcast i8* %10 to %struct.category**
  store %struct.category* @future, %struct.category** %11, align 8
  %12 = bitcast i8* %2 to %struct.type**
  store %struct.type* getelementptr inbounds (%struct.single, %struct.single* @__gmc_rt__ZTISt12future_error, i64 0, i32 0), %struct.type** %12, align 8
  %13 = getelementptr inbounds i8, i8* %2, i64 8
  %14 = bitcast i8* %13 to void (i8*)**
  store void (i8*)* bitcast (void (%struct.error*)* @__gmc_rt__ZNSt12future_errorD1Ev to void (i8*)*), void (i8*)** %14, align 8
  %15 = getelementptr inbounds i8, i8* %2, i64 16
  %16 = bitcast i8* %15 to i64*
  store i64 1, i64* %16, align 8
  call fastcc void @throw(i8* %3)
  unreachable
}

declare void @__gmc_throw(i8*)

define internal fastcc i8* @copy(i8* %0) unnamed_addr {
  br label %2

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:
  %9 = add i64 %3, 1
  %10 = call i8* @__gmc_malloc(i64 %9, i64 1, i32 0)
  br label %12

11:
  ret i8* %10

12:
  %13 = phi i64 [ 0, %8 ], [ %17, %12 ]
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = load i8, i8* %14, align 1
  %16 = getelementptr inbounds i8, i8* %10, i64 %13
  store i8 %15, i8* %16, align 1
  %17 = add nuw i64 %13, 1
  %18 = icmp eq i64 %13, %3
  br i1 %18, label %11, label %12
}

define internal void @no_dtor(%struct.category* %0) {
  ret void
}

define internal i8* @category_name(%struct.category* %0) {
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.70, i64 0, i64 0)
}

define internal void @category_message(%struct.string* %0, %struct.category* %1, i32 %2) {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2, i64 0
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  store i8* %4, i8** %5, align 8
  %6 = call i32 (i8*, i64, i8*, ...) @__gmc_rt_snprintf(i8* %4, i64 16, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.71, i64 0, i64 0), i32 %2)
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 %7, i64* %8, align 8
  ret void
}

define internal { i32, %struct.category* } @category_condition(%struct.category* %0, i32 %1) {
  %3 = insertvalue { i32, %struct.category* } poison, i32 %1, 0
  %4 = insertvalue { i32, %struct.category* } %3, %struct.category* %0, 1
  ret { i32, %struct.category* } %4
}

define internal zeroext i1 @category_equivalent(%struct.category* %0, i32 %1, %struct.condition* %2) {
  %4 = getelementptr inbounds %struct.condition, %struct.condition* %2, i64 0, i32 0
  %5 = load i32, i32* %4, align 8
  %6 = icmp eq i32 %5, %1
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds %struct.condition, %struct.condition* %2, i64 0, i32 1
  %9 = load %struct.category*, %struct.category** %8, align 8
  %10 = icmp eq %struct.category* %9, %0
  br label %11

11:
  %12 = phi i1 [ false, %3 ], [ %10, %7 ]
  ret i1 %12
}

define internal zeroext i1 @category_equivalent_code(%struct.category* %0, %struct.condition* %1, i32 %2) {
  %4 = getelementptr inbounds %struct.condition, %struct.condition* %1, i64 0, i32 0
  %5 = load i32, i32* %4, align 8
  %6 = icmp eq i32 %5, %2
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds %struct.condition, %struct.condition* %1, i64 0, i32 1
  %9 = load %struct.category*, %struct.category** %8, align 8
  %10 = icmp eq %struct.category* %9, %0
  br label %11

11:
  %12 = phi i1 [ false, %3 ], [ %10, %7 ]
  ret i1 %12
}

declare i32 @__gmc_rt_snprintf(i8*, i64, i8*, ...)



