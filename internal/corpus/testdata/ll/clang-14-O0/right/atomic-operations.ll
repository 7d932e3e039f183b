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

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i8, align 1
  %21 = alloca i32, align 4
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i32*, align 8
  %25 = alloca %struct.atomic_flag, align 1
  %26 = alloca i8, align 1
  %27 = alloca i8, align 1
  %28 = alloca i8, align 1
  %29 = alloca i8, align 1
  %30 = alloca i8, align 1
  %31 = alloca i8, align 1
  %32 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  store i32 4, i32* %2, align 4, !dbg !50
  %33 = load i32, i32* %2, align 4, !dbg !50
  %34 = atomicrmw add i32* @i, i32 %33 seq_cst, align 4, !dbg !50
  store i32 %34, i32* %3, align 4, !dbg !50
  %35 = load i32, i32* %3, align 4, !dbg !50
  %36 = icmp eq i32 %35, 6, !dbg !50
  br i1 %36, label %37, label %43, !dbg !50

37:                                               ; preds = %0
  store i32 1, i32* %4, align 4, !dbg !50
  %38 = load i32, i32* %4, align 4, !dbg !50
  %39 = atomicrmw sub i32* @i, i32 %38 seq_cst, align 4, !dbg !50
  store i32 %39, i32* %5, align 4, !dbg !50
  %40 = load i32, i32* %5, align 4, !dbg !50
  %41 = icmp eq i32 %40, 10, !dbg !50
  br i1 %41, label %42, label %43, !dbg !53

42:                                               ; preds = %37
  br label %44, !dbg !53

43:                                               ; preds = %37, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !50
  unreachable, !dbg !50

44:                                               ; preds = %42
  store i32 6, i32* %6, align 4, !dbg !54
  %45 = load i32, i32* %6, align 4, !dbg !54
  %46 = atomicrmw or i32* @i, i32 %45 seq_cst, align 4, !dbg !54
  store i32 %46, i32* %7, align 4, !dbg !54
  %47 = load i32, i32* %7, align 4, !dbg !54
  %48 = icmp eq i32 %47, 9, !dbg !54
  br i1 %48, label %49, label %60, !dbg !54

49:                                               ; preds = %44
  store i32 12, i32* %8, align 4, !dbg !54
  %50 = load i32, i32* %8, align 4, !dbg !54
  %51 = atomicrmw and i32* @i, i32 %50 seq_cst, align 4, !dbg !54
  store i32 %51, i32* %9, align 4, !dbg !54
  %52 = load i32, i32* %9, align 4, !dbg !54
  %53 = icmp eq i32 %52, 15, !dbg !54
  br i1 %53, label %54, label %60, !dbg !54

54:                                               ; preds = %49
  store i32 5, i32* %10, align 4, !dbg !54
  %55 = load i32, i32* %10, align 4, !dbg !54
  %56 = atomicrmw xor i32* @i, i32 %55 seq_cst, align 4, !dbg !54
  store i32 %56, i32* %11, align 4, !dbg !54
  %57 = load i32, i32* %11, align 4, !dbg !54
  %58 = icmp eq i32 %57, 12, !dbg !54
  br i1 %58, label %59, label %60, !dbg !57

59:                                               ; preds = %54
  br label %61, !dbg !57

60:                                               ; preds = %54, %49, %44
  call void @__assert_fail(i8* noundef getelementptr inbounds ([95 x i8], [95 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !54
  unreachable, !dbg !54

61:                                               ; preds = %59
  %62 = load atomic i32, i32* @i seq_cst, align 4, !dbg !58
  %63 = icmp eq i32 %62, 9, !dbg !58
  br i1 %63, label %64, label %65, !dbg !61

64:                                               ; preds = %61
  br label %66, !dbg !61

65:                                               ; preds = %61
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !58
  unreachable, !dbg !58

66:                                               ; preds = %64
  store i8 10, i8* %12, align 1, !dbg !62
  %67 = load i8, i8* %12, align 1, !dbg !62
  %68 = atomicrmw add i8* @c, i8 %67 seq_cst, align 1, !dbg !62
  store i8 %68, i8* %13, align 1, !dbg !62
  %69 = load i8, i8* %13, align 1, !dbg !62
  %70 = zext i8 %69 to i32, !dbg !62
  %71 = add nsw i32 %70, 10, !dbg !62
  %72 = trunc i32 %71 to i8, !dbg !62
  %73 = zext i8 %72 to i32, !dbg !62
  %74 = icmp eq i32 %73, 4, !dbg !62
  br i1 %74, label %75, label %80, !dbg !62

75:                                               ; preds = %66
  %76 = load atomic i8, i8* @c seq_cst, align 1, !dbg !62
  %77 = zext i8 %76 to i32, !dbg !62
  %78 = icmp eq i32 %77, 4, !dbg !62
  br i1 %78, label %79, label %80, !dbg !65

79:                                               ; preds = %75
  br label %81, !dbg !65

80:                                               ; preds = %75, %66
  call void @__assert_fail(i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !62
  unreachable, !dbg !62

81:                                               ; preds = %79
  store i64 1099511627776, i64* %14, align 8, !dbg !66
  %82 = load i64, i64* %14, align 8, !dbg !66
  %83 = atomicrmw xchg i64* @l, i64 %82 seq_cst, align 8, !dbg !66
  store i64 %83, i64* %15, align 8, !dbg !66
  %84 = load i64, i64* %15, align 8, !dbg !66
  %85 = icmp eq i64 %84, -1, !dbg !66
  br i1 %85, label %86, label %90, !dbg !66

86:                                               ; preds = %81
  %87 = load atomic i64, i64* @l seq_cst, align 8, !dbg !66
  %88 = icmp eq i64 %87, 1099511627776, !dbg !66
  br i1 %88, label %89, label %90, !dbg !69

89:                                               ; preds = %86
  br label %91, !dbg !69

90:                                               ; preds = %86, %81
  call void @__assert_fail(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !66
  unreachable, !dbg !66

91:                                               ; preds = %89
  store i8 1, i8* %16, align 1, !dbg !70
  %92 = load i8, i8* %16, align 1, !dbg !70
  %93 = atomicrmw xchg i8* @b, i8 %92 seq_cst, align 1, !dbg !70
  store i8 %93, i8* %17, align 1, !dbg !70
  %94 = load i8, i8* %17, align 1, !dbg !70
  %95 = trunc i8 %94 to i1, !dbg !70
  br i1 %95, label %100, label %96, !dbg !70

96:                                               ; preds = %91
  %97 = load atomic i8, i8* @b seq_cst, align 1, !dbg !70
  %98 = trunc i8 %97 to i1, !dbg !70
  br i1 %98, label %99, label %100, !dbg !73

99:                                               ; preds = %96
  br label %101, !dbg !73

100:                                              ; preds = %96, %91
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !70
  unreachable, !dbg !70

101:                                              ; preds = %99
  call void @llvm.dbg.declare(metadata i32* %18, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 8, i32* %18, align 4, !dbg !75
  store i32 1, i32* %19, align 4, !dbg !76
  %102 = load i32, i32* %18, align 4, !dbg !76
  %103 = load i32, i32* %19, align 4, !dbg !76
  %104 = cmpxchg i32* @i, i32 %102, i32 %103 seq_cst seq_cst, align 4, !dbg !76
  %105 = extractvalue { i32, i1 } %104, 0, !dbg !76
  %106 = extractvalue { i32, i1 } %104, 1, !dbg !76
  br i1 %106, label %108, label %107, !dbg !76

107:                                              ; preds = %101
  store i32 %105, i32* %18, align 4, !dbg !76
  br label %108, !dbg !76

108:                                              ; preds = %107, %101
  %109 = zext i1 %106 to i8, !dbg !76
  store i8 %109, i8* %20, align 1, !dbg !76
  %110 = load i8, i8* %20, align 1, !dbg !76
  %111 = trunc i8 %110 to i1, !dbg !76
  br i1 %111, label %116, label %112, !dbg !76

112:                                              ; preds = %108
  %113 = load i32, i32* %18, align 4, !dbg !76
  %114 = icmp eq i32 %113, 9, !dbg !76
  br i1 %114, label %115, label %116, !dbg !79

115:                                              ; preds = %112
  br label %117, !dbg !79

116:                                              ; preds = %112, %108
  call void @__assert_fail(i8* noundef getelementptr inbounds ([67 x i8], [67 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !76
  unreachable, !dbg !76

117:                                              ; preds = %115
  store i32 1, i32* %21, align 4, !dbg !80
  %118 = load i32, i32* %18, align 4, !dbg !80
  %119 = load i32, i32* %21, align 4, !dbg !80
  %120 = cmpxchg i32* @i, i32 %118, i32 %119 seq_cst seq_cst, align 4, !dbg !80
  %121 = extractvalue { i32, i1 } %120, 0, !dbg !80
  %122 = extractvalue { i32, i1 } %120, 1, !dbg !80
  br i1 %122, label %124, label %123, !dbg !80

123:                                              ; preds = %117
  store i32 %121, i32* %18, align 4, !dbg !80
  br label %124, !dbg !80

124:                                              ; preds = %123, %117
  %125 = zext i1 %122 to i8, !dbg !80
  store i8 %125, i8* %22, align 1, !dbg !80
  %126 = load i8, i8* %22, align 1, !dbg !80
  %127 = trunc i8 %126 to i1, !dbg !80
  br i1 %127, label %128, label %132, !dbg !80

128:                                              ; preds = %124
  %129 = load atomic i32, i32* @i seq_cst, align 4, !dbg !80
  %130 = icmp eq i32 %129, 1, !dbg !80
  br i1 %130, label %131, label %132, !dbg !83

131:                                              ; preds = %128
  br label %133, !dbg !83

132:                                              ; preds = %128, %124
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !80
  unreachable, !dbg !80

133:                                              ; preds = %131
  %134 = atomicrmw add i32* @i, i32 1 seq_cst, align 4, !dbg !84
  %135 = load atomic i32, i32* @i seq_cst, align 4, !dbg !85
  br label %136, !dbg !85

136:                                              ; preds = %136, %133
  %137 = phi i32 [ %135, %133 ], [ %140, %136 ], !dbg !85
  %138 = mul nsw i32 %137, 5, !dbg !85
  %139 = cmpxchg i32* @i, i32 %137, i32 %138 seq_cst seq_cst, align 4, !dbg !85
  %140 = extractvalue { i32, i1 } %139, 0, !dbg !85
  %141 = extractvalue { i32, i1 } %139, 1, !dbg !85
  br i1 %141, label %142, label %136, !dbg !85

142:                                              ; preds = %136
  %143 = load atomic i32, i32* @i seq_cst, align 4, !dbg !86
  %144 = icmp eq i32 %143, 10, !dbg !86
  br i1 %144, label %145, label %150, !dbg !86

145:                                              ; preds = %142
  %146 = atomicrmw sub i32* @i, i32 1 seq_cst, align 4, !dbg !86
  %147 = sub i32 %146, 1, !dbg !86
  %148 = icmp eq i32 %147, 9, !dbg !86
  br i1 %148, label %149, label %150, !dbg !89

149:                                              ; preds = %145
  br label %151, !dbg !89

150:                                              ; preds = %145, %142
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !86
  unreachable, !dbg !86

151:                                              ; preds = %149
  store atomic i64 ptrtoint ([4 x i32]* @cells to i64), i64* bitcast (i32** @p to i64*) seq_cst, align 8, !dbg !90
  store i64 8, i64* %23, align 8, !dbg !91
  %152 = bitcast i32** %24 to i64*, !dbg !91
  %153 = load i64, i64* %23, align 8, !dbg !91
  %154 = atomicrmw add i64* bitcast (i32** @p to i64*), i64 %153 seq_cst, align 8, !dbg !91
  store i64 %154, i64* %152, align 8, !dbg !91
  %155 = bitcast i64* %152 to i32**, !dbg !91
  %156 = load i32*, i32** %155, align 8, !dbg !91
  %157 = load atomic i64, i64* bitcast (i32** @p to i64*) seq_cst, align 8, !dbg !92
  %158 = inttoptr i64 %157 to i32*, !dbg !92
  %159 = icmp eq i32* %158, getelementptr inbounds ([4 x i32], [4 x i32]* @cells, i64 0, i64 2), !dbg !92
  br i1 %159, label %160, label %161, !dbg !95

160:                                              ; preds = %151
  br label %162, !dbg !95

161:                                              ; preds = %151
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !92
  unreachable, !dbg !92

162:                                              ; preds = %160
  %163 = load atomic i32, i32* bitcast (float* @f to i32*) seq_cst, align 4, !dbg !96
  %164 = bitcast i32 %163 to float, !dbg !96
  br label %165, !dbg !96

165:                                              ; preds = %165, %162
  %166 = phi float [ %164, %162 ], [ %173, %165 ], !dbg !96
  %167 = fadd float %166, 5.000000e-01, !dbg !96
  %168 = bitcast float %166 to i32, !dbg !96
  %169 = bitcast float %167 to i32, !dbg !96
  %170 = cmpxchg i32* bitcast (float* @f to i32*), i32 %168, i32 %169 seq_cst seq_cst, align 4, !dbg !96
  %171 = extractvalue { i32, i1 } %170, 0, !dbg !96
  %172 = extractvalue { i32, i1 } %170, 1, !dbg !96
  %173 = bitcast i32 %171 to float, !dbg !96
  br i1 %172, label %174, label %165, !dbg !96

174:                                              ; preds = %165
  %175 = load atomic i32, i32* bitcast (float* @f to i32*) seq_cst, align 4, !dbg !97
  %176 = bitcast i32 %175 to float, !dbg !97
  %177 = fcmp oeq float %176, 1.500000e+00, !dbg !97
  br i1 %177, label %178, label %179, !dbg !100

178:                                              ; preds = %174
  br label %180, !dbg !100

179:                                              ; preds = %174
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !97
  unreachable, !dbg !97

180:                                              ; preds = %178
  call void @llvm.dbg.declare(metadata %struct.atomic_flag* %25, metadata !101, metadata !DIExpression()), !dbg !106
  %181 = bitcast %struct.atomic_flag* %25 to i8*, !dbg !106
  call void @llvm.memset.p0i8.i64(i8* align 1 %181, i8 0, i64 1, i1 false), !dbg !106
  %182 = getelementptr inbounds %struct.atomic_flag, %struct.atomic_flag* %25, i32 0, i32 0, !dbg !107
  store i8 1, i8* %26, align 1, !dbg !107
  %183 = load i8, i8* %26, align 1, !dbg !107
  %184 = atomicrmw xchg i8* %182, i8 %183 seq_cst, align 1, !dbg !107
  store i8 %184, i8* %27, align 1, !dbg !107
  %185 = load i8, i8* %27, align 1, !dbg !107
  %186 = trunc i8 %185 to i1, !dbg !107
  br i1 %186, label %194, label %187, !dbg !107

187:                                              ; preds = %180
  %188 = getelementptr inbounds %struct.atomic_flag, %struct.atomic_flag* %25, i32 0, i32 0, !dbg !107
  store i8 1, i8* %28, align 1, !dbg !107
  %189 = load i8, i8* %28, align 1, !dbg !107
  %190 = atomicrmw xchg i8* %188, i8 %189 seq_cst, align 1, !dbg !107
  store i8 %190, i8* %29, align 1, !dbg !107
  %191 = load i8, i8* %29, align 1, !dbg !107
  %192 = trunc i8 %191 to i1, !dbg !107
  br i1 %192, label %193, label %194, !dbg !110

193:                                              ; preds = %187
  br label %195, !dbg !110

194:                                              ; preds = %187, %180
  call void @__assert_fail(i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !107
  unreachable, !dbg !107

195:                                              ; preds = %193
  %196 = getelementptr inbounds %struct.atomic_flag, %struct.atomic_flag* %25, i32 0, i32 0, !dbg !111
  store i8 0, i8* %30, align 1, !dbg !111
  %197 = load i8, i8* %30, align 1, !dbg !111
  store atomic i8 %197, i8* %196 seq_cst, align 1, !dbg !111
  %198 = getelementptr inbounds %struct.atomic_flag, %struct.atomic_flag* %25, i32 0, i32 0, !dbg !112
  store i8 1, i8* %31, align 1, !dbg !112
  %199 = load i8, i8* %31, align 1, !dbg !112
  %200 = atomicrmw xchg i8* %198, i8 %199 seq_cst, align 1, !dbg !112
  store i8 %200, i8* %32, align 1, !dbg !112
  %201 = load i8, i8* %32, align 1, !dbg !112
  %202 = trunc i8 %201 to i1, !dbg !112
  br i1 %202, label %204, label %203, !dbg !115

203:                                              ; preds = %195
  br label %205, !dbg !115

204:                                              ; preds = %195
  call void @__assert_fail(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 37, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !112
  unreachable, !dbg !112

205:                                              ; preds = %203
  ret i32 0, !dbg !116
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "i", scope: !2, file: !3, line: 7, type: !36, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
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
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = !{!"Debian clang version 14.0.6"}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !47, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!30}
!49 = !{}
!50 = !DILocation(line: 17, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 17, column: 2)
!52 = distinct !DILexicalBlock(scope: !46, file: !3, line: 17, column: 2)
!53 = !DILocation(line: 17, column: 2, scope: !52)
!54 = !DILocation(line: 18, column: 2, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 18, column: 2)
!56 = distinct !DILexicalBlock(scope: !46, file: !3, line: 18, column: 2)
!57 = !DILocation(line: 18, column: 2, scope: !56)
!58 = !DILocation(line: 19, column: 2, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 19, column: 2)
!60 = distinct !DILexicalBlock(scope: !46, file: !3, line: 19, column: 2)
!61 = !DILocation(line: 19, column: 2, scope: !60)
!62 = !DILocation(line: 20, column: 2, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 20, column: 2)
!64 = distinct !DILexicalBlock(scope: !46, file: !3, line: 20, column: 2)
!65 = !DILocation(line: 20, column: 2, scope: !64)
!66 = !DILocation(line: 21, column: 2, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 21, column: 2)
!68 = distinct !DILexicalBlock(scope: !46, file: !3, line: 21, column: 2)
!69 = !DILocation(line: 21, column: 2, scope: !68)
!70 = !DILocation(line: 22, column: 2, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 22, column: 2)
!72 = distinct !DILexicalBlock(scope: !46, file: !3, line: 22, column: 2)
!73 = !DILocation(line: 22, column: 2, scope: !72)
!74 = !DILocalVariable(name: "expected", scope: !46, file: !3, line: 23, type: !30)
!75 = !DILocation(line: 23, column: 6, scope: !46)
!76 = !DILocation(line: 24, column: 2, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 24, column: 2)
!78 = distinct !DILexicalBlock(scope: !46, file: !3, line: 24, column: 2)
!79 = !DILocation(line: 24, column: 2, scope: !78)
!80 = !DILocation(line: 25, column: 2, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 25, column: 2)
!82 = distinct !DILexicalBlock(scope: !46, file: !3, line: 25, column: 2)
!83 = !DILocation(line: 25, column: 2, scope: !82)
!84 = !DILocation(line: 26, column: 3, scope: !46)
!85 = !DILocation(line: 27, column: 4, scope: !46)
!86 = !DILocation(line: 28, column: 2, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 28, column: 2)
!88 = distinct !DILexicalBlock(scope: !46, file: !3, line: 28, column: 2)
!89 = !DILocation(line: 28, column: 2, scope: !88)
!90 = !DILocation(line: 29, column: 4, scope: !46)
!91 = !DILocation(line: 30, column: 2, scope: !46)
!92 = !DILocation(line: 31, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 31, column: 2)
!94 = distinct !DILexicalBlock(scope: !46, file: !3, line: 31, column: 2)
!95 = !DILocation(line: 31, column: 2, scope: !94)
!96 = !DILocation(line: 32, column: 4, scope: !46)
!97 = !DILocation(line: 33, column: 2, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 33, column: 2)
!99 = distinct !DILexicalBlock(scope: !46, file: !3, line: 33, column: 2)
!100 = !DILocation(line: 33, column: 2, scope: !99)
!101 = !DILocalVariable(name: "flag", scope: !46, file: !3, line: 34, type: !102)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !10, line: 158, baseType: !103)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !10, line: 158, size: 8, elements: !104)
!104 = !{!105}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !103, file: !10, line: 158, baseType: !23, size: 8)
!106 = !DILocation(line: 34, column: 14, scope: !46)
!107 = !DILocation(line: 35, column: 2, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 35, column: 2)
!109 = distinct !DILexicalBlock(scope: !46, file: !3, line: 35, column: 2)
!110 = !DILocation(line: 35, column: 2, scope: !109)
!111 = !DILocation(line: 36, column: 2, scope: !46)
!112 = !DILocation(line: 37, column: 2, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 37, column: 2)
!114 = distinct !DILexicalBlock(scope: !46, file: !3, line: 37, column: 2)
!115 = !DILocation(line: 37, column: 2, scope: !114)
!116 = !DILocation(line: 38, column: 2, scope: !46)
