; ModuleID = 'atomic-operations.c'
source_filename = "atomic-operations.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@i = dso_local global i32 6, align 4, !dbg !0
@c = dso_local global i8 -6, align 1, !dbg !7
@l = dso_local global i64 -1, align 8, !dbg !12
@f = dso_local global float 1.000000e+00, align 4, !dbg !17
@.str = private unnamed_addr constant [62 x i8] c"atomic_fetch_add(&i, 4) == 6 && atomic_fetch_sub(&i, 1) == 10\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [20 x i8] c"atomic-operations.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !32
@.str.2 = private unnamed_addr constant [95 x i8] c"atomic_fetch_or(&i, 6) == 9 && atomic_fetch_and(&i, 12) == 15 && atomic_fetch_xor(&i, 5) == 12\00", align 1, !dbg !38
@.str.3 = private unnamed_addr constant [7 x i8] c"i == 9\00", align 1, !dbg !43
@.str.4 = private unnamed_addr constant [62 x i8] c"(unsigned char)(atomic_fetch_add(&c, 10) + 10) == 4 && c == 4\00", align 1, !dbg !48
@.str.5 = private unnamed_addr constant [55 x i8] c"atomic_exchange(&l, 1LL << 40) == -1 && l == 1LL << 40\00", align 1, !dbg !50
@b = dso_local global i8 0, align 1, !dbg !90
@.str.6 = private unnamed_addr constant [32 x i8] c"!atomic_exchange(&b, true) && b\00", align 1, !dbg !55
@.str.7 = private unnamed_addr constant [67 x i8] c"!atomic_compare_exchange_strong(&i, &expected, 1) && expected == 9\00", align 1, !dbg !60
@.str.8 = private unnamed_addr constant [59 x i8] c"atomic_compare_exchange_strong(&i, &expected, 1) && i == 1\00", align 1, !dbg !65
@.str.9 = private unnamed_addr constant [20 x i8] c"i == 10 && --i == 9\00", align 1, !dbg !70
@cells = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !100
@p = dso_local global ptr null, align 8, !dbg !95
@.str.10 = private unnamed_addr constant [15 x i8] c"p == &cells[2]\00", align 1, !dbg !72
@.str.11 = private unnamed_addr constant [10 x i8] c"f == 1.5f\00", align 1, !dbg !75
@.str.12 = private unnamed_addr constant [68 x i8] c"!atomic_flag_test_and_set(&flag) && atomic_flag_test_and_set(&flag)\00", align 1, !dbg !80
@.str.13 = private unnamed_addr constant [33 x i8] c"!atomic_flag_test_and_set(&flag)\00", align 1, !dbg !85

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !115 {
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
  %24 = alloca ptr, align 8
  %25 = alloca %struct.atomic_flag, align 1
  %26 = alloca i8, align 1
  %27 = alloca i8, align 1
  %28 = alloca i8, align 1
  %29 = alloca i8, align 1
  %30 = alloca i8, align 1
  %31 = alloca i8, align 1
  %32 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  store i32 4, ptr %2, align 4, !dbg !119
  %33 = load i32, ptr %2, align 4, !dbg !119
  %34 = atomicrmw add ptr @i, i32 %33 seq_cst, align 4, !dbg !119
  store i32 %34, ptr %3, align 4, !dbg !119
  %35 = load i32, ptr %3, align 4, !dbg !119
  %36 = icmp eq i32 %35, 6, !dbg !119
  br i1 %36, label %37, label %43, !dbg !119

37:                                               ; preds = %0
  store i32 1, ptr %4, align 4, !dbg !119
  %38 = load i32, ptr %4, align 4, !dbg !119
  %39 = atomicrmw sub ptr @i, i32 %38 seq_cst, align 4, !dbg !119
  store i32 %39, ptr %5, align 4, !dbg !119
  %40 = load i32, ptr %5, align 4, !dbg !119
  %41 = icmp eq i32 %40, 10, !dbg !119
  br i1 %41, label %42, label %43, !dbg !122

42:                                               ; preds = %37
  br label %44, !dbg !122

43:                                               ; preds = %37, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !119
  unreachable, !dbg !119

44:                                               ; preds = %42
  store i32 6, ptr %6, align 4, !dbg !123
  %45 = load i32, ptr %6, align 4, !dbg !123
  %46 = atomicrmw or ptr @i, i32 %45 seq_cst, align 4, !dbg !123
  store i32 %46, ptr %7, align 4, !dbg !123
  %47 = load i32, ptr %7, align 4, !dbg !123
  %48 = icmp eq i32 %47, 9, !dbg !123
  br i1 %48, label %49, label %60, !dbg !123

49:                                               ; preds = %44
  store i32 12, ptr %8, align 4, !dbg !123
  %50 = load i32, ptr %8, align 4, !dbg !123
  %51 = atomicrmw and ptr @i, i32 %50 seq_cst, align 4, !dbg !123
  store i32 %51, ptr %9, align 4, !dbg !123
  %52 = load i32, ptr %9, align 4, !dbg !123
  %53 = icmp eq i32 %52, 15, !dbg !123
  br i1 %53, label %54, label %60, !dbg !123

54:                                               ; preds = %49
  store i32 5, ptr %10, align 4, !dbg !123
  %55 = load i32, ptr %10, align 4, !dbg !123
  %56 = atomicrmw xor ptr @i, i32 %55 seq_cst, align 4, !dbg !123
  store i32 %56, ptr %11, align 4, !dbg !123
  %57 = load i32, ptr %11, align 4, !dbg !123
  %58 = icmp eq i32 %57, 12, !dbg !123
  br i1 %58, label %59, label %60, !dbg !126

59:                                               ; preds = %54
  br label %61, !dbg !126

60:                                               ; preds = %54, %49, %44
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !123
  unreachable, !dbg !123

61:                                               ; preds = %59
  %62 = load atomic i32, ptr @i seq_cst, align 4, !dbg !127
  %63 = icmp eq i32 %62, 9, !dbg !127
  br i1 %63, label %64, label %65, !dbg !130

64:                                               ; preds = %61
  br label %66, !dbg !130

65:                                               ; preds = %61
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !127
  unreachable, !dbg !127

66:                                               ; preds = %64
  store i8 10, ptr %12, align 1, !dbg !131
  %67 = load i8, ptr %12, align 1, !dbg !131
  %68 = atomicrmw add ptr @c, i8 %67 seq_cst, align 1, !dbg !131
  store i8 %68, ptr %13, align 1, !dbg !131
  %69 = load i8, ptr %13, align 1, !dbg !131
  %70 = zext i8 %69 to i32, !dbg !131
  %71 = add nsw i32 %70, 10, !dbg !131
  %72 = trunc i32 %71 to i8, !dbg !131
  %73 = zext i8 %72 to i32, !dbg !131
  %74 = icmp eq i32 %73, 4, !dbg !131
  br i1 %74, label %75, label %80, !dbg !131

75:                                               ; preds = %66
  %76 = load atomic i8, ptr @c seq_cst, align 1, !dbg !131
  %77 = zext i8 %76 to i32, !dbg !131
  %78 = icmp eq i32 %77, 4, !dbg !131
  br i1 %78, label %79, label %80, !dbg !134

79:                                               ; preds = %75
  br label %81, !dbg !134

80:                                               ; preds = %75, %66
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !131
  unreachable, !dbg !131

81:                                               ; preds = %79
  store i64 1099511627776, ptr %14, align 8, !dbg !135
  %82 = load i64, ptr %14, align 8, !dbg !135
  %83 = atomicrmw xchg ptr @l, i64 %82 seq_cst, align 8, !dbg !135
  store i64 %83, ptr %15, align 8, !dbg !135
  %84 = load i64, ptr %15, align 8, !dbg !135
  %85 = icmp eq i64 %84, -1, !dbg !135
  br i1 %85, label %86, label %90, !dbg !135

86:                                               ; preds = %81
  %87 = load atomic i64, ptr @l seq_cst, align 8, !dbg !135
  %88 = icmp eq i64 %87, 1099511627776, !dbg !135
  br i1 %88, label %89, label %90, !dbg !138

89:                                               ; preds = %86
  br label %91, !dbg !138

90:                                               ; preds = %86, %81
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !135
  unreachable, !dbg !135

91:                                               ; preds = %89
  store i8 1, ptr %16, align 1, !dbg !139
  %92 = load i8, ptr %16, align 1, !dbg !139
  %93 = atomicrmw xchg ptr @b, i8 %92 seq_cst, align 1, !dbg !139
  store i8 %93, ptr %17, align 1, !dbg !139
  %94 = load i8, ptr %17, align 1, !dbg !139
  %95 = trunc i8 %94 to i1, !dbg !139
  br i1 %95, label %100, label %96, !dbg !139

96:                                               ; preds = %91
  %97 = load atomic i8, ptr @b seq_cst, align 1, !dbg !139
  %98 = trunc i8 %97 to i1, !dbg !139
  br i1 %98, label %99, label %100, !dbg !142

99:                                               ; preds = %96
  br label %101, !dbg !142

100:                                              ; preds = %96, %91
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !139
  unreachable, !dbg !139

101:                                              ; preds = %99
    #dbg_declare(ptr %18, !143, !DIExpression(), !144)
  store i32 8, ptr %18, align 4, !dbg !144
  store i32 1, ptr %19, align 4, !dbg !145
  %102 = load i32, ptr %18, align 4, !dbg !145
  %103 = load i32, ptr %19, align 4, !dbg !145
  %104 = cmpxchg ptr @i, i32 %102, i32 %103 seq_cst seq_cst, align 4, !dbg !145
  %105 = extractvalue { i32, i1 } %104, 0, !dbg !145
  %106 = extractvalue { i32, i1 } %104, 1, !dbg !145
  br i1 %106, label %108, label %107, !dbg !145

107:                                              ; preds = %101
  store i32 %105, ptr %18, align 4, !dbg !145
  br label %108, !dbg !145

108:                                              ; preds = %107, %101
  %109 = zext i1 %106 to i8, !dbg !145
  store i8 %109, ptr %20, align 1, !dbg !145
  %110 = load i8, ptr %20, align 1, !dbg !145
  %111 = trunc i8 %110 to i1, !dbg !145
  br i1 %111, label %116, label %112, !dbg !145

112:                                              ; preds = %108
  %113 = load i32, ptr %18, align 4, !dbg !145
  %114 = icmp eq i32 %113, 9, !dbg !145
  br i1 %114, label %115, label %116, !dbg !148

115:                                              ; preds = %112
  br label %117, !dbg !148

116:                                              ; preds = %112, %108
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !145
  unreachable, !dbg !145

117:                                              ; preds = %115
  store i32 1, ptr %21, align 4, !dbg !149
  %118 = load i32, ptr %18, align 4, !dbg !149
  %119 = load i32, ptr %21, align 4, !dbg !149
  %120 = cmpxchg ptr @i, i32 %118, i32 %119 seq_cst seq_cst, align 4, !dbg !149
  %121 = extractvalue { i32, i1 } %120, 0, !dbg !149
  %122 = extractvalue { i32, i1 } %120, 1, !dbg !149
  br i1 %122, label %124, label %123, !dbg !149

123:                                              ; preds = %117
  store i32 %121, ptr %18, align 4, !dbg !149
  br label %124, !dbg !149

124:                                              ; preds = %123, %117
  %125 = zext i1 %122 to i8, !dbg !149
  store i8 %125, ptr %22, align 1, !dbg !149
  %126 = load i8, ptr %22, align 1, !dbg !149
  %127 = trunc i8 %126 to i1, !dbg !149
  br i1 %127, label %128, label %132, !dbg !149

128:                                              ; preds = %124
  %129 = load atomic i32, ptr @i seq_cst, align 4, !dbg !149
  %130 = icmp eq i32 %129, 1, !dbg !149
  br i1 %130, label %131, label %132, !dbg !152

131:                                              ; preds = %128
  br label %133, !dbg !152

132:                                              ; preds = %128, %124
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !149
  unreachable, !dbg !149

133:                                              ; preds = %131
  %134 = atomicrmw add ptr @i, i32 1 seq_cst, align 4, !dbg !153
  %135 = load atomic i32, ptr @i seq_cst, align 4, !dbg !154
  br label %136, !dbg !154

136:                                              ; preds = %136, %133
  %137 = phi i32 [ %135, %133 ], [ %140, %136 ], !dbg !154
  %138 = mul nsw i32 %137, 5, !dbg !154
  %139 = cmpxchg ptr @i, i32 %137, i32 %138 seq_cst seq_cst, align 4, !dbg !154
  %140 = extractvalue { i32, i1 } %139, 0, !dbg !154
  %141 = extractvalue { i32, i1 } %139, 1, !dbg !154
  br i1 %141, label %142, label %136, !dbg !154

142:                                              ; preds = %136
  %143 = load atomic i32, ptr @i seq_cst, align 4, !dbg !155
  %144 = icmp eq i32 %143, 10, !dbg !155
  br i1 %144, label %145, label %150, !dbg !155

145:                                              ; preds = %142
  %146 = atomicrmw sub ptr @i, i32 1 seq_cst, align 4, !dbg !155
  %147 = sub i32 %146, 1, !dbg !155
  %148 = icmp eq i32 %147, 9, !dbg !155
  br i1 %148, label %149, label %150, !dbg !158

149:                                              ; preds = %145
  br label %151, !dbg !158

150:                                              ; preds = %145, %142
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !155
  unreachable, !dbg !155

151:                                              ; preds = %149
  store atomic ptr @cells, ptr @p seq_cst, align 8, !dbg !159
  store i64 8, ptr %23, align 8, !dbg !160
  %152 = load i64, ptr %23, align 8, !dbg !160
  %153 = atomicrmw add ptr @p, i64 %152 seq_cst, align 8, !dbg !160
  store i64 %153, ptr %24, align 8, !dbg !160
  %154 = load ptr, ptr %24, align 8, !dbg !160
  %155 = load atomic ptr, ptr @p seq_cst, align 8, !dbg !161
  %156 = icmp eq ptr %155, getelementptr inbounds ([4 x i32], ptr @cells, i64 0, i64 2), !dbg !161
  br i1 %156, label %157, label %158, !dbg !164

157:                                              ; preds = %151
  br label %159, !dbg !164

158:                                              ; preds = %151
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !161
  unreachable, !dbg !161

159:                                              ; preds = %157
  %160 = load atomic float, ptr @f seq_cst, align 4, !dbg !165
  br label %161, !dbg !165

161:                                              ; preds = %161, %159
  %162 = phi float [ %160, %159 ], [ %169, %161 ], !dbg !165
  %163 = fadd float %162, 5.000000e-01, !dbg !165
  %164 = bitcast float %162 to i32, !dbg !165
  %165 = bitcast float %163 to i32, !dbg !165
  %166 = cmpxchg ptr @f, i32 %164, i32 %165 seq_cst seq_cst, align 4, !dbg !165
  %167 = extractvalue { i32, i1 } %166, 0, !dbg !165
  %168 = extractvalue { i32, i1 } %166, 1, !dbg !165
  %169 = bitcast i32 %167 to float, !dbg !165
  br i1 %168, label %170, label %161, !dbg !165

170:                                              ; preds = %161
  %171 = load atomic float, ptr @f seq_cst, align 4, !dbg !166
  %172 = fcmp oeq float %171, 1.500000e+00, !dbg !166
  br i1 %172, label %173, label %174, !dbg !169

173:                                              ; preds = %170
  br label %175, !dbg !169

174:                                              ; preds = %170
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !166
  unreachable, !dbg !166

175:                                              ; preds = %173
    #dbg_declare(ptr %25, !170, !DIExpression(), !175)
  call void @llvm.memset.p0.i64(ptr align 1 %25, i8 0, i64 1, i1 false), !dbg !175
  %176 = getelementptr inbounds %struct.atomic_flag, ptr %25, i32 0, i32 0, !dbg !176
  store i8 1, ptr %26, align 1, !dbg !176
  %177 = load i8, ptr %26, align 1, !dbg !176
  %178 = atomicrmw xchg ptr %176, i8 %177 seq_cst, align 1, !dbg !176
  store i8 %178, ptr %27, align 1, !dbg !176
  %179 = load i8, ptr %27, align 1, !dbg !176
  %180 = trunc i8 %179 to i1, !dbg !176
  br i1 %180, label %188, label %181, !dbg !176

181:                                              ; preds = %175
  %182 = getelementptr inbounds %struct.atomic_flag, ptr %25, i32 0, i32 0, !dbg !176
  store i8 1, ptr %28, align 1, !dbg !176
  %183 = load i8, ptr %28, align 1, !dbg !176
  %184 = atomicrmw xchg ptr %182, i8 %183 seq_cst, align 1, !dbg !176
  store i8 %184, ptr %29, align 1, !dbg !176
  %185 = load i8, ptr %29, align 1, !dbg !176
  %186 = trunc i8 %185 to i1, !dbg !176
  br i1 %186, label %187, label %188, !dbg !179

187:                                              ; preds = %181
  br label %189, !dbg !179

188:                                              ; preds = %181, %175
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !176
  unreachable, !dbg !176

189:                                              ; preds = %187
  %190 = getelementptr inbounds %struct.atomic_flag, ptr %25, i32 0, i32 0, !dbg !180
  store i8 0, ptr %30, align 1, !dbg !180
  %191 = load i8, ptr %30, align 1, !dbg !180
  store atomic i8 %191, ptr %190 seq_cst, align 1, !dbg !180
  %192 = getelementptr inbounds %struct.atomic_flag, ptr %25, i32 0, i32 0, !dbg !181
  store i8 1, ptr %31, align 1, !dbg !181
  %193 = load i8, ptr %31, align 1, !dbg !181
  %194 = atomicrmw xchg ptr %192, i8 %193 seq_cst, align 1, !dbg !181
  store i8 %194, ptr %32, align 1, !dbg !181
  %195 = load i8, ptr %32, align 1, !dbg !181
  %196 = trunc i8 %195 to i1, !dbg !181
  br i1 %196, label %198, label %197, !dbg !184

197:                                              ; preds = %189
  br label %199, !dbg !184

198:                                              ; preds = %189
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !181
  unreachable, !dbg !181

199:                                              ; preds = %197
  ret i32 0, !dbg !185
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!107, !108, !109, !110, !111, !112, !113}
!llvm.ident = !{!114}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "i", scope: !2, file: !3, line: 7, type: !105, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic-operations.c", directory: ".", checksumkind: CSK_MD5, checksum: "1755300500c65e9262b3c49ea83f4f3c")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!6 = !{!0, !7, !12, !17, !21, !27, !32, !38, !43, !48, !50, !55, !60, !65, !70, !72, !75, !80, !85, !90, !95, !100}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uchar", file: !10, line: 101, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 9, type: !14, isLocal: false, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_llong", file: !10, line: 108, baseType: !15)
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!16 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 13, type: !19, isLocal: false, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 496, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 62)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 160, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 20)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 760, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 95)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 56, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 7)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !23, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 440, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 55)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 32)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 536, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 67)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 472, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 59)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !29, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !36)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 80, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 10)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 544, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 68)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 264, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 33)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 10, type: !92, isLocal: false, isDefinition: true)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !10, line: 97, baseType: !93)
!93 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !94)
!94 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 11, type: !97, isLocal: false, isDefinition: true)
!97 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !98)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!99 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 12, type: !102, isLocal: false, isDefinition: true)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !99, size: 128, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 4)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 104, baseType: !106)
!106 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !99)
!107 = !{i32 7, !"Dwarf Version", i32 5}
!108 = !{i32 2, !"Debug Info Version", i32 3}
!109 = !{i32 1, !"wchar_size", i32 4}
!110 = !{i32 8, !"PIC Level", i32 2}
!111 = !{i32 7, !"PIE Level", i32 2}
!112 = !{i32 7, !"uwtable", i32 2}
!113 = !{i32 7, !"frame-pointer", i32 2}
!114 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!115 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !116, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !118)
!116 = !DISubroutineType(types: !117)
!117 = !{!99}
!118 = !{}
!119 = !DILocation(line: 17, column: 2, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !3, line: 17, column: 2)
!121 = distinct !DILexicalBlock(scope: !115, file: !3, line: 17, column: 2)
!122 = !DILocation(line: 17, column: 2, scope: !121)
!123 = !DILocation(line: 18, column: 2, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 18, column: 2)
!125 = distinct !DILexicalBlock(scope: !115, file: !3, line: 18, column: 2)
!126 = !DILocation(line: 18, column: 2, scope: !125)
!127 = !DILocation(line: 19, column: 2, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 19, column: 2)
!129 = distinct !DILexicalBlock(scope: !115, file: !3, line: 19, column: 2)
!130 = !DILocation(line: 19, column: 2, scope: !129)
!131 = !DILocation(line: 20, column: 2, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 20, column: 2)
!133 = distinct !DILexicalBlock(scope: !115, file: !3, line: 20, column: 2)
!134 = !DILocation(line: 20, column: 2, scope: !133)
!135 = !DILocation(line: 21, column: 2, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 21, column: 2)
!137 = distinct !DILexicalBlock(scope: !115, file: !3, line: 21, column: 2)
!138 = !DILocation(line: 21, column: 2, scope: !137)
!139 = !DILocation(line: 22, column: 2, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 22, column: 2)
!141 = distinct !DILexicalBlock(scope: !115, file: !3, line: 22, column: 2)
!142 = !DILocation(line: 22, column: 2, scope: !141)
!143 = !DILocalVariable(name: "expected", scope: !115, file: !3, line: 23, type: !99)
!144 = !DILocation(line: 23, column: 6, scope: !115)
!145 = !DILocation(line: 24, column: 2, scope: !146)
!146 = distinct !DILexicalBlock(scope: !147, file: !3, line: 24, column: 2)
!147 = distinct !DILexicalBlock(scope: !115, file: !3, line: 24, column: 2)
!148 = !DILocation(line: 24, column: 2, scope: !147)
!149 = !DILocation(line: 25, column: 2, scope: !150)
!150 = distinct !DILexicalBlock(scope: !151, file: !3, line: 25, column: 2)
!151 = distinct !DILexicalBlock(scope: !115, file: !3, line: 25, column: 2)
!152 = !DILocation(line: 25, column: 2, scope: !151)
!153 = !DILocation(line: 26, column: 3, scope: !115)
!154 = !DILocation(line: 27, column: 4, scope: !115)
!155 = !DILocation(line: 28, column: 2, scope: !156)
!156 = distinct !DILexicalBlock(scope: !157, file: !3, line: 28, column: 2)
!157 = distinct !DILexicalBlock(scope: !115, file: !3, line: 28, column: 2)
!158 = !DILocation(line: 28, column: 2, scope: !157)
!159 = !DILocation(line: 29, column: 4, scope: !115)
!160 = !DILocation(line: 30, column: 2, scope: !115)
!161 = !DILocation(line: 31, column: 2, scope: !162)
!162 = distinct !DILexicalBlock(scope: !163, file: !3, line: 31, column: 2)
!163 = distinct !DILexicalBlock(scope: !115, file: !3, line: 31, column: 2)
!164 = !DILocation(line: 31, column: 2, scope: !163)
!165 = !DILocation(line: 32, column: 4, scope: !115)
!166 = !DILocation(line: 33, column: 2, scope: !167)
!167 = distinct !DILexicalBlock(scope: !168, file: !3, line: 33, column: 2)
!168 = distinct !DILexicalBlock(scope: !115, file: !3, line: 33, column: 2)
!169 = !DILocation(line: 33, column: 2, scope: !168)
!170 = !DILocalVariable(name: "flag", scope: !115, file: !3, line: 34, type: !171)
!171 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !10, line: 173, baseType: !172)
!172 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !10, line: 173, size: 8, elements: !173)
!173 = !{!174}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !172, file: !10, line: 173, baseType: !92, size: 8)
!175 = !DILocation(line: 34, column: 14, scope: !115)
!176 = !DILocation(line: 35, column: 2, scope: !177)
!177 = distinct !DILexicalBlock(scope: !178, file: !3, line: 35, column: 2)
!178 = distinct !DILexicalBlock(scope: !115, file: !3, line: 35, column: 2)
!179 = !DILocation(line: 35, column: 2, scope: !178)
!180 = !DILocation(line: 36, column: 2, scope: !115)
!181 = !DILocation(line: 37, column: 2, scope: !182)
!182 = distinct !DILexicalBlock(scope: !183, file: !3, line: 37, column: 2)
!183 = distinct !DILexicalBlock(scope: !115, file: !3, line: 37, column: 2)
!184 = !DILocation(line: 37, column: 2, scope: !183)
!185 = !DILocation(line: 38, column: 2, scope: !115)
