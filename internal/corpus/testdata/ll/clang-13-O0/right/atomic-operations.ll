; ModuleID = 'atomic-operations.c'
source_filename = "atomic-operations.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@i = dso_local global i32 6, align 4, !dbg !0
@c = dso_local global i8 -6, align 1, !dbg !8
@l = dso_local global i64 -1, align 8, !dbg !13
@f = dso_local global float 1.000000e+00, align 4, !dbg !18
@.str = private unnamed_addr constant [62 x i8] c"atomic_fetch_add(&i, 4) == 6 && atomic_fetch_sub(&i, 1) == 10\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"atomic-operations.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [95 x i8] c"atomic_fetch_or(&i, 6) == 9 && atomic_fetch_and(&i, 12) == 15 && atomic_fetch_xor(&i, 5) == 12\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"i == 9\00", align 1
@.str.4 = private unnamed_addr constant [62 x i8] c"(unsigned char)(atomic_fetch_add(&c, 10) + 10) == 4 && c == 4\00", align 1
@.str.5 = private unnamed_addr constant [55 x i8] c"atomic_exchange(&l, 1LL << 40) == -1 && l == 1LL << 40\00", align 1
@b = dso_local global i8 0, align 1, !dbg !22
@.str.6 = private unnamed_addr constant [32 x i8] c"!atomic_exchange(&b, true) && b\00", align 1
@.str.7 = private unnamed_addr constant [67 x i8] c"!atomic_compare_exchange_strong(&i, &expected, 1) && expected == 9\00", align 1
@.str.8 = private unnamed_addr constant [59 x i8] c"atomic_compare_exchange_strong(&i, &expected, 1) && i == 1\00", align 1
@.str.9 = private unnamed_addr constant [20 x i8] c"i == 10 && --i == 9\00", align 1
@cells = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !32
@p = dso_local global i32* null, align 8, !dbg !27
@.str.10 = private unnamed_addr constant [15 x i8] c"p == &cells[2]\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"f == 1.5f\00", align 1
@.str.12 = private unnamed_addr constant [68 x i8] c"!atomic_flag_test_and_set(&flag) && atomic_flag_test_and_set(&flag)\00", align 1
@.str.13 = private unnamed_addr constant [33 x i8] c"!atomic_flag_test_and_set(&flag)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !45 {
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
  store i32 4, i32* %2, align 4, !dbg !48
  %33 = load i32, i32* %2, align 4, !dbg !48
  %34 = atomicrmw add i32* @i, i32 %33 seq_cst, align 4, !dbg !48
  store i32 %34, i32* %3, align 4, !dbg !48
  %35 = load i32, i32* %3, align 4, !dbg !48
  %36 = icmp eq i32 %35, 6, !dbg !48
  br i1 %36, label %37, label %43, !dbg !48

37:                                               ; preds = %0
  store i32 1, i32* %4, align 4, !dbg !48
  %38 = load i32, i32* %4, align 4, !dbg !48
  %39 = atomicrmw sub i32* @i, i32 %38 seq_cst, align 4, !dbg !48
  store i32 %39, i32* %5, align 4, !dbg !48
  %40 = load i32, i32* %5, align 4, !dbg !48
  %41 = icmp eq i32 %40, 10, !dbg !48
  br i1 %41, label %42, label %43, !dbg !51

42:                                               ; preds = %37
  br label %44, !dbg !51

43:                                               ; preds = %37, %0
  call void @__assert_fail(i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 17, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !48
  unreachable, !dbg !48

44:                                               ; preds = %42
  store i32 6, i32* %6, align 4, !dbg !52
  %45 = load i32, i32* %6, align 4, !dbg !52
  %46 = atomicrmw or i32* @i, i32 %45 seq_cst, align 4, !dbg !52
  store i32 %46, i32* %7, align 4, !dbg !52
  %47 = load i32, i32* %7, align 4, !dbg !52
  %48 = icmp eq i32 %47, 9, !dbg !52
  br i1 %48, label %49, label %60, !dbg !52

49:                                               ; preds = %44
  store i32 12, i32* %8, align 4, !dbg !52
  %50 = load i32, i32* %8, align 4, !dbg !52
  %51 = atomicrmw and i32* @i, i32 %50 seq_cst, align 4, !dbg !52
  store i32 %51, i32* %9, align 4, !dbg !52
  %52 = load i32, i32* %9, align 4, !dbg !52
  %53 = icmp eq i32 %52, 15, !dbg !52
  br i1 %53, label %54, label %60, !dbg !52

54:                                               ; preds = %49
  store i32 5, i32* %10, align 4, !dbg !52
  %55 = load i32, i32* %10, align 4, !dbg !52
  %56 = atomicrmw xor i32* @i, i32 %55 seq_cst, align 4, !dbg !52
  store i32 %56, i32* %11, align 4, !dbg !52
  %57 = load i32, i32* %11, align 4, !dbg !52
  %58 = icmp eq i32 %57, 12, !dbg !52
  br i1 %58, label %59, label %60, !dbg !55

59:                                               ; preds = %54
  br label %61, !dbg !55

60:                                               ; preds = %54, %49, %44
  call void @__assert_fail(i8* getelementptr inbounds ([95 x i8], [95 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 18, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !52
  unreachable, !dbg !52

61:                                               ; preds = %59
  %62 = load atomic i32, i32* @i seq_cst, align 4, !dbg !56
  %63 = icmp eq i32 %62, 9, !dbg !56
  br i1 %63, label %64, label %65, !dbg !59

64:                                               ; preds = %61
  br label %66, !dbg !59

65:                                               ; preds = %61
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 19, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !56
  unreachable, !dbg !56

66:                                               ; preds = %64
  store i8 10, i8* %12, align 1, !dbg !60
  %67 = load i8, i8* %12, align 1, !dbg !60
  %68 = atomicrmw add i8* @c, i8 %67 seq_cst, align 1, !dbg !60
  store i8 %68, i8* %13, align 1, !dbg !60
  %69 = load i8, i8* %13, align 1, !dbg !60
  %70 = zext i8 %69 to i32, !dbg !60
  %71 = add nsw i32 %70, 10, !dbg !60
  %72 = trunc i32 %71 to i8, !dbg !60
  %73 = zext i8 %72 to i32, !dbg !60
  %74 = icmp eq i32 %73, 4, !dbg !60
  br i1 %74, label %75, label %80, !dbg !60

75:                                               ; preds = %66
  %76 = load atomic i8, i8* @c seq_cst, align 1, !dbg !60
  %77 = zext i8 %76 to i32, !dbg !60
  %78 = icmp eq i32 %77, 4, !dbg !60
  br i1 %78, label %79, label %80, !dbg !63

79:                                               ; preds = %75
  br label %81, !dbg !63

80:                                               ; preds = %75, %66
  call void @__assert_fail(i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 20, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !60
  unreachable, !dbg !60

81:                                               ; preds = %79
  store i64 1099511627776, i64* %14, align 8, !dbg !64
  %82 = load i64, i64* %14, align 8, !dbg !64
  %83 = atomicrmw xchg i64* @l, i64 %82 seq_cst, align 8, !dbg !64
  store i64 %83, i64* %15, align 8, !dbg !64
  %84 = load i64, i64* %15, align 8, !dbg !64
  %85 = icmp eq i64 %84, -1, !dbg !64
  br i1 %85, label %86, label %90, !dbg !64

86:                                               ; preds = %81
  %87 = load atomic i64, i64* @l seq_cst, align 8, !dbg !64
  %88 = icmp eq i64 %87, 1099511627776, !dbg !64
  br i1 %88, label %89, label %90, !dbg !67

89:                                               ; preds = %86
  br label %91, !dbg !67

90:                                               ; preds = %86, %81
  call void @__assert_fail(i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 21, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !64
  unreachable, !dbg !64

91:                                               ; preds = %89
  store i8 1, i8* %16, align 1, !dbg !68
  %92 = load i8, i8* %16, align 1, !dbg !68
  %93 = atomicrmw xchg i8* @b, i8 %92 seq_cst, align 1, !dbg !68
  store i8 %93, i8* %17, align 1, !dbg !68
  %94 = load i8, i8* %17, align 1, !dbg !68
  %95 = trunc i8 %94 to i1, !dbg !68
  br i1 %95, label %100, label %96, !dbg !68

96:                                               ; preds = %91
  %97 = load atomic i8, i8* @b seq_cst, align 1, !dbg !68
  %98 = trunc i8 %97 to i1, !dbg !68
  br i1 %98, label %99, label %100, !dbg !71

99:                                               ; preds = %96
  br label %101, !dbg !71

100:                                              ; preds = %96, %91
  call void @__assert_fail(i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 22, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !68
  unreachable, !dbg !68

101:                                              ; preds = %99
  call void @llvm.dbg.declare(metadata i32* %18, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 8, i32* %18, align 4, !dbg !73
  store i32 1, i32* %19, align 4, !dbg !74
  %102 = load i32, i32* %18, align 4, !dbg !74
  %103 = load i32, i32* %19, align 4, !dbg !74
  %104 = cmpxchg i32* @i, i32 %102, i32 %103 seq_cst seq_cst, align 4, !dbg !74
  %105 = extractvalue { i32, i1 } %104, 0, !dbg !74
  %106 = extractvalue { i32, i1 } %104, 1, !dbg !74
  br i1 %106, label %108, label %107, !dbg !74

107:                                              ; preds = %101
  store i32 %105, i32* %18, align 4, !dbg !74
  br label %108, !dbg !74

108:                                              ; preds = %107, %101
  %109 = zext i1 %106 to i8, !dbg !74
  store i8 %109, i8* %20, align 1, !dbg !74
  %110 = load i8, i8* %20, align 1, !dbg !74
  %111 = trunc i8 %110 to i1, !dbg !74
  br i1 %111, label %116, label %112, !dbg !74

112:                                              ; preds = %108
  %113 = load i32, i32* %18, align 4, !dbg !74
  %114 = icmp eq i32 %113, 9, !dbg !74
  br i1 %114, label %115, label %116, !dbg !77

115:                                              ; preds = %112
  br label %117, !dbg !77

116:                                              ; preds = %112, %108
  call void @__assert_fail(i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 24, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !74
  unreachable, !dbg !74

117:                                              ; preds = %115
  store i32 1, i32* %21, align 4, !dbg !78
  %118 = load i32, i32* %18, align 4, !dbg !78
  %119 = load i32, i32* %21, align 4, !dbg !78
  %120 = cmpxchg i32* @i, i32 %118, i32 %119 seq_cst seq_cst, align 4, !dbg !78
  %121 = extractvalue { i32, i1 } %120, 0, !dbg !78
  %122 = extractvalue { i32, i1 } %120, 1, !dbg !78
  br i1 %122, label %124, label %123, !dbg !78

123:                                              ; preds = %117
  store i32 %121, i32* %18, align 4, !dbg !78
  br label %124, !dbg !78

124:                                              ; preds = %123, %117
  %125 = zext i1 %122 to i8, !dbg !78
  store i8 %125, i8* %22, align 1, !dbg !78
  %126 = load i8, i8* %22, align 1, !dbg !78
  %127 = trunc i8 %126 to i1, !dbg !78
  br i1 %127, label %128, label %132, !dbg !78

128:                                              ; preds = %124
  %129 = load atomic i32, i32* @i seq_cst, align 4, !dbg !78
  %130 = icmp eq i32 %129, 1, !dbg !78
  br i1 %130, label %131, label %132, !dbg !81

131:                                              ; preds = %128
  br label %133, !dbg !81

132:                                              ; preds = %128, %124
  call void @__assert_fail(i8* getelementptr inbounds ([59 x i8], [59 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 25, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !78
  unreachable, !dbg !78

133:                                              ; preds = %131
  %134 = atomicrmw add i32* @i, i32 1 seq_cst, align 4, !dbg !82
  %135 = load atomic i32, i32* @i seq_cst, align 4, !dbg !83
  br label %136, !dbg !83

136:                                              ; preds = %136, %133
  %137 = phi i32 [ %135, %133 ], [ %140, %136 ], !dbg !83
  %138 = mul nsw i32 %137, 5, !dbg !83
  %139 = cmpxchg i32* @i, i32 %137, i32 %138 seq_cst seq_cst, align 4, !dbg !83
  %140 = extractvalue { i32, i1 } %139, 0, !dbg !83
  %141 = extractvalue { i32, i1 } %139, 1, !dbg !83
  br i1 %141, label %142, label %136, !dbg !83

142:                                              ; preds = %136
  %143 = load atomic i32, i32* @i seq_cst, align 4, !dbg !84
  %144 = icmp eq i32 %143, 10, !dbg !84
  br i1 %144, label %145, label %150, !dbg !84

145:                                              ; preds = %142
  %146 = atomicrmw sub i32* @i, i32 1 seq_cst, align 4, !dbg !84
  %147 = sub i32 %146, 1, !dbg !84
  %148 = icmp eq i32 %147, 9, !dbg !84
  br i1 %148, label %149, label %150, !dbg !87

149:                                              ; preds = %145
  br label %151, !dbg !87

150:                                              ; preds = %145, %142
  call void @__assert_fail(i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 28, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !84
  unreachable, !dbg !84

151:                                              ; preds = %149
  store atomic i64 ptrtoint ([4 x i32]* @cells to i64), i64* bitcast (i32** @p to i64*) seq_cst, align 8, !dbg !88
  store i64 8, i64* %23, align 8, !dbg !89
  %152 = bitcast i32** %24 to i64*, !dbg !89
  %153 = load i64, i64* %23, align 8, !dbg !89
  %154 = atomicrmw add i64* bitcast (i32** @p to i64*), i64 %153 seq_cst, align 8, !dbg !89
  store i64 %154, i64* %152, align 8, !dbg !89
  %155 = bitcast i64* %152 to i32**, !dbg !89
  %156 = load i32*, i32** %155, align 8, !dbg !89
  %157 = load atomic i64, i64* bitcast (i32** @p to i64*) seq_cst, align 8, !dbg !90
  %158 = inttoptr i64 %157 to i32*, !dbg !90
  %159 = icmp eq i32* %158, getelementptr inbounds ([4 x i32], [4 x i32]* @cells, i64 0, i64 2), !dbg !90
  br i1 %159, label %160, label %161, !dbg !93

160:                                              ; preds = %151
  br label %162, !dbg !93

161:                                              ; preds = %151
  call void @__assert_fail(i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 31, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !90
  unreachable, !dbg !90

162:                                              ; preds = %160
  %163 = load atomic i32, i32* bitcast (float* @f to i32*) seq_cst, align 4, !dbg !94
  %164 = bitcast i32 %163 to float, !dbg !94
  br label %165, !dbg !94

165:                                              ; preds = %165, %162
  %166 = phi float [ %164, %162 ], [ %173, %165 ], !dbg !94
  %167 = fadd float %166, 5.000000e-01, !dbg !94
  %168 = bitcast float %166 to i32, !dbg !94
  %169 = bitcast float %167 to i32, !dbg !94
  %170 = cmpxchg i32* bitcast (float* @f to i32*), i32 %168, i32 %169 seq_cst seq_cst, align 4, !dbg !94
  %171 = extractvalue { i32, i1 } %170, 0, !dbg !94
  %172 = extractvalue { i32, i1 } %170, 1, !dbg !94
  %173 = bitcast i32 %171 to float, !dbg !94
  br i1 %172, label %174, label %165, !dbg !94

174:                                              ; preds = %165
  %175 = load atomic i32, i32* bitcast (float* @f to i32*) seq_cst, align 4, !dbg !95
  %176 = bitcast i32 %175 to float, !dbg !95
  %177 = fcmp oeq float %176, 1.500000e+00, !dbg !95
  br i1 %177, label %178, label %179, !dbg !98

178:                                              ; preds = %174
  br label %180, !dbg !98

179:                                              ; preds = %174
  call void @__assert_fail(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 33, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !95
  unreachable, !dbg !95

180:                                              ; preds = %178
  call void @llvm.dbg.declare(metadata %struct.atomic_flag* %25, metadata !99, metadata !DIExpression()), !dbg !104
  %181 = bitcast %struct.atomic_flag* %25 to i8*, !dbg !104
  call void @llvm.memset.p0i8.i64(i8* align 1 %181, i8 0, i64 1, i1 false), !dbg !104
  %182 = getelementptr inbounds %struct.atomic_flag, %struct.atomic_flag* %25, i32 0, i32 0, !dbg !105
  store i8 1, i8* %26, align 1, !dbg !105
  %183 = load i8, i8* %26, align 1, !dbg !105
  %184 = atomicrmw xchg i8* %182, i8 %183 seq_cst, align 1, !dbg !105
  store i8 %184, i8* %27, align 1, !dbg !105
  %185 = load i8, i8* %27, align 1, !dbg !105
  %186 = trunc i8 %185 to i1, !dbg !105
  br i1 %186, label %194, label %187, !dbg !105

187:                                              ; preds = %180
  %188 = getelementptr inbounds %struct.atomic_flag, %struct.atomic_flag* %25, i32 0, i32 0, !dbg !105
  store i8 1, i8* %28, align 1, !dbg !105
  %189 = load i8, i8* %28, align 1, !dbg !105
  %190 = atomicrmw xchg i8* %188, i8 %189 seq_cst, align 1, !dbg !105
  store i8 %190, i8* %29, align 1, !dbg !105
  %191 = load i8, i8* %29, align 1, !dbg !105
  %192 = trunc i8 %191 to i1, !dbg !105
  br i1 %192, label %193, label %194, !dbg !108

193:                                              ; preds = %187
  br label %195, !dbg !108

194:                                              ; preds = %187, %180
  call void @__assert_fail(i8* getelementptr inbounds ([68 x i8], [68 x i8]* @.str.12, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 35, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !105
  unreachable, !dbg !105

195:                                              ; preds = %193
  %196 = getelementptr inbounds %struct.atomic_flag, %struct.atomic_flag* %25, i32 0, i32 0, !dbg !109
  store i8 0, i8* %30, align 1, !dbg !109
  %197 = load i8, i8* %30, align 1, !dbg !109
  store atomic i8 %197, i8* %196 seq_cst, align 1, !dbg !109
  %198 = getelementptr inbounds %struct.atomic_flag, %struct.atomic_flag* %25, i32 0, i32 0, !dbg !110
  store i8 1, i8* %31, align 1, !dbg !110
  %199 = load i8, i8* %31, align 1, !dbg !110
  %200 = atomicrmw xchg i8* %198, i8 %199 seq_cst, align 1, !dbg !110
  store i8 %200, i8* %32, align 1, !dbg !110
  %201 = load i8, i8* %32, align 1, !dbg !110
  %202 = trunc i8 %201 to i1, !dbg !110
  br i1 %202, label %204, label %203, !dbg !113

203:                                              ; preds = %195
  br label %205, !dbg !113

204:                                              ; preds = %195
  call void @__assert_fail(i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 37, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !110
  unreachable, !dbg !110

205:                                              ; preds = %203
  ret i32 0, !dbg !114
}

; Function Attrs: noreturn nounwind
declare dso_local void @__assert_fail(i8*, i8*, i32, i8*) #1

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
!llvm.module.flags = !{!39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "i", scope: !2, file: !3, line: 7, type: !37, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic-operations.c", directory: ".")
!4 = !{}
!5 = !{!6}
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !{!0, !8, !13, !18, !22, !27, !32}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uchar", file: !11, line: 80, baseType: !12)
!11 = !DIFile(filename: "/usr/lib/llvm-13/lib/clang/13.0.1/include/stdatomic.h", directory: "")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 9, type: !15, isLocal: false, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_llong", file: !11, line: 87, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!17 = !DIBasicType(name: "long long int", size: 64, encoding: DW_ATE_signed)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 10, type: !24, isLocal: false, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !11, line: 76, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 11, type: !29, isLocal: false, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 12, type: !34, isLocal: false, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 128, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 4)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !11, line: 83, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!39 = !{i32 7, !"Dwarf Version", i32 4}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 7, !"uwtable", i32 1}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{!"Debian clang version 13.0.1-11+b2"}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !46, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!46 = !DISubroutineType(types: !47)
!47 = !{!31}
!48 = !DILocation(line: 17, column: 2, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 17, column: 2)
!50 = distinct !DILexicalBlock(scope: !45, file: !3, line: 17, column: 2)
!51 = !DILocation(line: 17, column: 2, scope: !50)
!52 = !DILocation(line: 18, column: 2, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 18, column: 2)
!54 = distinct !DILexicalBlock(scope: !45, file: !3, line: 18, column: 2)
!55 = !DILocation(line: 18, column: 2, scope: !54)
!56 = !DILocation(line: 19, column: 2, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 19, column: 2)
!58 = distinct !DILexicalBlock(scope: !45, file: !3, line: 19, column: 2)
!59 = !DILocation(line: 19, column: 2, scope: !58)
!60 = !DILocation(line: 20, column: 2, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 20, column: 2)
!62 = distinct !DILexicalBlock(scope: !45, file: !3, line: 20, column: 2)
!63 = !DILocation(line: 20, column: 2, scope: !62)
!64 = !DILocation(line: 21, column: 2, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 21, column: 2)
!66 = distinct !DILexicalBlock(scope: !45, file: !3, line: 21, column: 2)
!67 = !DILocation(line: 21, column: 2, scope: !66)
!68 = !DILocation(line: 22, column: 2, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 22, column: 2)
!70 = distinct !DILexicalBlock(scope: !45, file: !3, line: 22, column: 2)
!71 = !DILocation(line: 22, column: 2, scope: !70)
!72 = !DILocalVariable(name: "expected", scope: !45, file: !3, line: 23, type: !31)
!73 = !DILocation(line: 23, column: 6, scope: !45)
!74 = !DILocation(line: 24, column: 2, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 24, column: 2)
!76 = distinct !DILexicalBlock(scope: !45, file: !3, line: 24, column: 2)
!77 = !DILocation(line: 24, column: 2, scope: !76)
!78 = !DILocation(line: 25, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 25, column: 2)
!80 = distinct !DILexicalBlock(scope: !45, file: !3, line: 25, column: 2)
!81 = !DILocation(line: 25, column: 2, scope: !80)
!82 = !DILocation(line: 26, column: 3, scope: !45)
!83 = !DILocation(line: 27, column: 4, scope: !45)
!84 = !DILocation(line: 28, column: 2, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 28, column: 2)
!86 = distinct !DILexicalBlock(scope: !45, file: !3, line: 28, column: 2)
!87 = !DILocation(line: 28, column: 2, scope: !86)
!88 = !DILocation(line: 29, column: 4, scope: !45)
!89 = !DILocation(line: 30, column: 2, scope: !45)
!90 = !DILocation(line: 31, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 31, column: 2)
!92 = distinct !DILexicalBlock(scope: !45, file: !3, line: 31, column: 2)
!93 = !DILocation(line: 31, column: 2, scope: !92)
!94 = !DILocation(line: 32, column: 4, scope: !45)
!95 = !DILocation(line: 33, column: 2, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !3, line: 33, column: 2)
!97 = distinct !DILexicalBlock(scope: !45, file: !3, line: 33, column: 2)
!98 = !DILocation(line: 33, column: 2, scope: !97)
!99 = !DILocalVariable(name: "flag", scope: !45, file: !3, line: 34, type: !100)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !11, line: 149, baseType: !101)
!101 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !11, line: 149, size: 8, elements: !102)
!102 = !{!103}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !101, file: !11, line: 149, baseType: !24, size: 8)
!104 = !DILocation(line: 34, column: 14, scope: !45)
!105 = !DILocation(line: 35, column: 2, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !3, line: 35, column: 2)
!107 = distinct !DILexicalBlock(scope: !45, file: !3, line: 35, column: 2)
!108 = !DILocation(line: 35, column: 2, scope: !107)
!109 = !DILocation(line: 36, column: 2, scope: !45)
!110 = !DILocation(line: 37, column: 2, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 37, column: 2)
!112 = distinct !DILexicalBlock(scope: !45, file: !3, line: 37, column: 2)
!113 = !DILocation(line: 37, column: 2, scope: !112)
!114 = !DILocation(line: 38, column: 2, scope: !45)
