; ModuleID = 'cxx.cc'
source_filename = "cxx.cc"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }
%"struct.std::__atomic_base" = type { i32 }

$_ZStanSt12memory_orderSt23__memory_order_modifier = comdat any

$__clang_call_terminate = comdat any

$_ZSt23__cmpexch_failure_orderSt12memory_order = comdat any

$_ZStorSt12memory_orderSt23__memory_order_modifier = comdat any

$_ZSt24__cmpexch_failure_order2St12memory_order = comdat any

@x = dso_local global { i32 } zeroinitializer, align 4, !dbg !0
@l = dso_local global { i32 } { i32 1 }, align 4, !dbg !180
@got = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !182
@held = dso_local global i32 0, align 4, !dbg !187

; Function Attrs: mustprogress noinline norecurse nounwind optnone uwtable
define dso_local noundef i32 @main() #0 !dbg !197 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !201, metadata !DIExpression()), !dbg !205
  call void @llvm.dbg.declare(metadata i64* %3, metadata !206, metadata !DIExpression()), !dbg !207
  call void @llvm.dbg.declare(metadata i64* %4, metadata !208, metadata !DIExpression()), !dbg !209
  call void @llvm.dbg.declare(metadata i64* %5, metadata !210, metadata !DIExpression()), !dbg !211
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @_ZL3incPv, i8* noundef null) #5, !dbg !212
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @_ZL3incPv, i8* noundef inttoptr (i64 1 to i8*)) #5, !dbg !213
  %8 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @_ZL4lockPv, i8* noundef null) #5, !dbg !214
  %9 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @_ZL3relPv, i8* noundef null) #5, !dbg !215
  ret i32 0, !dbg !216
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i8* @_ZL3incPv(i8* noundef %0) #3 personality i32 (...)* @__gxx_personality_v0 !dbg !217 {
  %2 = alloca %"struct.std::__atomic_base"*, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca %"struct.std::__atomic_base"*, align 8
  %10 = alloca i32*, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %"struct.std::__atomic_base"*, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i8*, align 8
  %18 = alloca i32, align 4
  store i8* %0, i8** %17, align 8
  call void @llvm.dbg.declare(metadata i8** %17, metadata !220, metadata !DIExpression()), !dbg !221
  call void @llvm.dbg.declare(metadata i32* %18, metadata !222, metadata !DIExpression()), !dbg !223
  store %"struct.std::__atomic_base"* bitcast ({ i32 }* @x to %"struct.std::__atomic_base"*), %"struct.std::__atomic_base"** %13, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %13, metadata !224, metadata !DIExpression()) #5, !dbg !227
  store i32 5, i32* %14, align 4
  call void @llvm.dbg.declare(metadata i32* %14, metadata !229, metadata !DIExpression()) #5, !dbg !230
  %19 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %13, align 8
  call void @llvm.dbg.declare(metadata i32* %15, metadata !231, metadata !DIExpression()) #5, !dbg !232
  %20 = load i32, i32* %14, align 4, !dbg !233
  %21 = invoke noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %20, i32 noundef 65535)
          to label %22 unwind label %31, !dbg !234

22:                                               ; preds = %1
  store i32 %21, i32* %15, align 4, !dbg !232
  %23 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %19, i32 0, i32 0, !dbg !235
  %24 = load i32, i32* %14, align 4, !dbg !236
  switch i32 %24, label %25 [
    i32 1, label %27
    i32 2, label %27
    i32 5, label %29
  ], !dbg !237

25:                                               ; preds = %22
  %26 = load atomic i32, i32* %23 monotonic, align 4, !dbg !237
  store i32 %26, i32* %16, align 4, !dbg !237
  br label %34, !dbg !237

27:                                               ; preds = %22, %22
  %28 = load atomic i32, i32* %23 acquire, align 4, !dbg !237
  store i32 %28, i32* %16, align 4, !dbg !237
  br label %34, !dbg !237

29:                                               ; preds = %22
  %30 = load atomic i32, i32* %23 seq_cst, align 4, !dbg !237
  store i32 %30, i32* %16, align 4, !dbg !237
  br label %34, !dbg !237

31:                                               ; preds = %1
  %32 = landingpad { i8*, i32 }
          catch i8* null, !dbg !234
  %33 = extractvalue { i8*, i32 } %32, 0, !dbg !234
  call void @__clang_call_terminate(i8* %33) #6, !dbg !234
  unreachable, !dbg !234

34:                                               ; preds = %25, %27, %29
  %35 = load i32, i32* %16, align 4, !dbg !237
  store i32 %35, i32* %18, align 4, !dbg !223
  br label %36, !dbg !238

36:                                               ; preds = %200, %34
  %37 = load i32, i32* %18, align 4, !dbg !239
  %38 = add nsw i32 %37, 1, !dbg !240
  store %"struct.std::__atomic_base"* bitcast ({ i32 }* @x to %"struct.std::__atomic_base"*), %"struct.std::__atomic_base"** %9, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %9, metadata !241, metadata !DIExpression()) #5, !dbg !244
  store i32* %18, i32** %10, align 8
  call void @llvm.dbg.declare(metadata i32** %10, metadata !246, metadata !DIExpression()) #5, !dbg !247
  store i32 %38, i32* %11, align 4
  call void @llvm.dbg.declare(metadata i32* %11, metadata !248, metadata !DIExpression()) #5, !dbg !249
  store i32 5, i32* %12, align 4
  call void @llvm.dbg.declare(metadata i32* %12, metadata !250, metadata !DIExpression()) #5, !dbg !251
  %39 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %9, align 8
  %40 = load i32*, i32** %10, align 8, !dbg !252
  %41 = load i32, i32* %11, align 4, !dbg !253
  %42 = load i32, i32* %12, align 4, !dbg !254
  %43 = load i32, i32* %12, align 4, !dbg !255
  %44 = call noundef i32 @_ZSt23__cmpexch_failure_orderSt12memory_order(i32 noundef %43) #5, !dbg !256
  store %"struct.std::__atomic_base"* %39, %"struct.std::__atomic_base"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %2, metadata !257, metadata !DIExpression()), !dbg !259
  store i32* %40, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !261, metadata !DIExpression()), !dbg !262
  store i32 %41, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !263, metadata !DIExpression()), !dbg !264
  store i32 %42, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !265, metadata !DIExpression()), !dbg !266
  store i32 %44, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !267, metadata !DIExpression()), !dbg !268
  %45 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %2, align 8
  %46 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %45, i32 0, i32 0, !dbg !269
  %47 = load i32, i32* %5, align 4, !dbg !270
  %48 = load i32*, i32** %3, align 8, !dbg !271
  %49 = load i32, i32* %4, align 4, !dbg !272
  store i32 %49, i32* %7, align 4, !dbg !273
  %50 = load i32, i32* %6, align 4, !dbg !274
  switch i32 %47, label %51 [
    i32 1, label %52
    i32 2, label %52
    i32 3, label %53
    i32 4, label %54
    i32 5, label %55
  ], !dbg !273

51:                                               ; preds = %36
  switch i32 %50, label %56 [
    i32 1, label %62
    i32 2, label %62
    i32 5, label %68
  ], !dbg !273

52:                                               ; preds = %36, %36
  switch i32 %50, label %84 [
    i32 1, label %90
    i32 2, label %90
    i32 5, label %96
  ], !dbg !273

53:                                               ; preds = %36
  switch i32 %50, label %112 [
    i32 1, label %118
    i32 2, label %118
    i32 5, label %124
  ], !dbg !273

54:                                               ; preds = %36
  switch i32 %50, label %140 [
    i32 1, label %146
    i32 2, label %146
    i32 5, label %152
  ], !dbg !273

55:                                               ; preds = %36
  switch i32 %50, label %168 [
    i32 1, label %174
    i32 2, label %174
    i32 5, label %180
  ], !dbg !273

56:                                               ; preds = %51
  %57 = load i32, i32* %48, align 4, !dbg !273
  %58 = load i32, i32* %7, align 4, !dbg !273
  %59 = cmpxchg i32* %46, i32 %57, i32 %58 monotonic monotonic, align 4, !dbg !273
  %60 = extractvalue { i32, i1 } %59, 0, !dbg !273
  %61 = extractvalue { i32, i1 } %59, 1, !dbg !273
  br i1 %61, label %76, label %75, !dbg !273

62:                                               ; preds = %51, %51
  %63 = load i32, i32* %48, align 4, !dbg !273
  %64 = load i32, i32* %7, align 4, !dbg !273
  %65 = cmpxchg i32* %46, i32 %63, i32 %64 monotonic acquire, align 4, !dbg !273
  %66 = extractvalue { i32, i1 } %65, 0, !dbg !273
  %67 = extractvalue { i32, i1 } %65, 1, !dbg !273
  br i1 %67, label %79, label %78, !dbg !273

68:                                               ; preds = %51
  %69 = load i32, i32* %48, align 4, !dbg !273
  %70 = load i32, i32* %7, align 4, !dbg !273
  %71 = cmpxchg i32* %46, i32 %69, i32 %70 monotonic seq_cst, align 4, !dbg !273
  %72 = extractvalue { i32, i1 } %71, 0, !dbg !273
  %73 = extractvalue { i32, i1 } %71, 1, !dbg !273
  br i1 %73, label %82, label %81, !dbg !273

74:                                               ; preds = %82, %79, %76
  br label %196, !dbg !273

75:                                               ; preds = %56
  store i32 %60, i32* %48, align 4, !dbg !273
  br label %76, !dbg !273

76:                                               ; preds = %75, %56
  %77 = zext i1 %61 to i8, !dbg !273
  store i8 %77, i8* %8, align 1, !dbg !273
  br label %74, !dbg !273

78:                                               ; preds = %62
  store i32 %66, i32* %48, align 4, !dbg !273
  br label %79, !dbg !273

79:                                               ; preds = %78, %62
  %80 = zext i1 %67 to i8, !dbg !273
  store i8 %80, i8* %8, align 1, !dbg !273
  br label %74, !dbg !273

81:                                               ; preds = %68
  store i32 %72, i32* %48, align 4, !dbg !273
  br label %82, !dbg !273

82:                                               ; preds = %81, %68
  %83 = zext i1 %73 to i8, !dbg !273
  store i8 %83, i8* %8, align 1, !dbg !273
  br label %74, !dbg !273

84:                                               ; preds = %52
  %85 = load i32, i32* %48, align 4, !dbg !273
  %86 = load i32, i32* %7, align 4, !dbg !273
  %87 = cmpxchg i32* %46, i32 %85, i32 %86 acquire monotonic, align 4, !dbg !273
  %88 = extractvalue { i32, i1 } %87, 0, !dbg !273
  %89 = extractvalue { i32, i1 } %87, 1, !dbg !273
  br i1 %89, label %104, label %103, !dbg !273

90:                                               ; preds = %52, %52
  %91 = load i32, i32* %48, align 4, !dbg !273
  %92 = load i32, i32* %7, align 4, !dbg !273
  %93 = cmpxchg i32* %46, i32 %91, i32 %92 acquire acquire, align 4, !dbg !273
  %94 = extractvalue { i32, i1 } %93, 0, !dbg !273
  %95 = extractvalue { i32, i1 } %93, 1, !dbg !273
  br i1 %95, label %107, label %106, !dbg !273

96:                                               ; preds = %52
  %97 = load i32, i32* %48, align 4, !dbg !273
  %98 = load i32, i32* %7, align 4, !dbg !273
  %99 = cmpxchg i32* %46, i32 %97, i32 %98 acquire seq_cst, align 4, !dbg !273
  %100 = extractvalue { i32, i1 } %99, 0, !dbg !273
  %101 = extractvalue { i32, i1 } %99, 1, !dbg !273
  br i1 %101, label %110, label %109, !dbg !273

102:                                              ; preds = %110, %107, %104
  br label %196, !dbg !273

103:                                              ; preds = %84
  store i32 %88, i32* %48, align 4, !dbg !273
  br label %104, !dbg !273

104:                                              ; preds = %103, %84
  %105 = zext i1 %89 to i8, !dbg !273
  store i8 %105, i8* %8, align 1, !dbg !273
  br label %102, !dbg !273

106:                                              ; preds = %90
  store i32 %94, i32* %48, align 4, !dbg !273
  br label %107, !dbg !273

107:                                              ; preds = %106, %90
  %108 = zext i1 %95 to i8, !dbg !273
  store i8 %108, i8* %8, align 1, !dbg !273
  br label %102, !dbg !273

109:                                              ; preds = %96
  store i32 %100, i32* %48, align 4, !dbg !273
  br label %110, !dbg !273

110:                                              ; preds = %109, %96
  %111 = zext i1 %101 to i8, !dbg !273
  store i8 %111, i8* %8, align 1, !dbg !273
  br label %102, !dbg !273

112:                                              ; preds = %53
  %113 = load i32, i32* %48, align 4, !dbg !273
  %114 = load i32, i32* %7, align 4, !dbg !273
  %115 = cmpxchg i32* %46, i32 %113, i32 %114 release monotonic, align 4, !dbg !273
  %116 = extractvalue { i32, i1 } %115, 0, !dbg !273
  %117 = extractvalue { i32, i1 } %115, 1, !dbg !273
  br i1 %117, label %132, label %131, !dbg !273

118:                                              ; preds = %53, %53
  %119 = load i32, i32* %48, align 4, !dbg !273
  %120 = load i32, i32* %7, align 4, !dbg !273
  %121 = cmpxchg i32* %46, i32 %119, i32 %120 release acquire, align 4, !dbg !273
  %122 = extractvalue { i32, i1 } %121, 0, !dbg !273
  %123 = extractvalue { i32, i1 } %121, 1, !dbg !273
  br i1 %123, label %135, label %134, !dbg !273

124:                                              ; preds = %53
  %125 = load i32, i32* %48, align 4, !dbg !273
  %126 = load i32, i32* %7, align 4, !dbg !273
  %127 = cmpxchg i32* %46, i32 %125, i32 %126 release seq_cst, align 4, !dbg !273
  %128 = extractvalue { i32, i1 } %127, 0, !dbg !273
  %129 = extractvalue { i32, i1 } %127, 1, !dbg !273
  br i1 %129, label %138, label %137, !dbg !273

130:                                              ; preds = %138, %135, %132
  br label %196, !dbg !273

131:                                              ; preds = %112
  store i32 %116, i32* %48, align 4, !dbg !273
  br label %132, !dbg !273

132:                                              ; preds = %131, %112
  %133 = zext i1 %117 to i8, !dbg !273
  store i8 %133, i8* %8, align 1, !dbg !273
  br label %130, !dbg !273

134:                                              ; preds = %118
  store i32 %122, i32* %48, align 4, !dbg !273
  br label %135, !dbg !273

135:                                              ; preds = %134, %118
  %136 = zext i1 %123 to i8, !dbg !273
  store i8 %136, i8* %8, align 1, !dbg !273
  br label %130, !dbg !273

137:                                              ; preds = %124
  store i32 %128, i32* %48, align 4, !dbg !273
  br label %138, !dbg !273

138:                                              ; preds = %137, %124
  %139 = zext i1 %129 to i8, !dbg !273
  store i8 %139, i8* %8, align 1, !dbg !273
  br label %130, !dbg !273

140:                                              ; preds = %54
  %141 = load i32, i32* %48, align 4, !dbg !273
  %142 = load i32, i32* %7, align 4, !dbg !273
  %143 = cmpxchg i32* %46, i32 %141, i32 %142 acq_rel monotonic, align 4, !dbg !273
  %144 = extractvalue { i32, i1 } %143, 0, !dbg !273
  %145 = extractvalue { i32, i1 } %143, 1, !dbg !273
  br i1 %145, label %160, label %159, !dbg !273

146:                                              ; preds = %54, %54
  %147 = load i32, i32* %48, align 4, !dbg !273
  %148 = load i32, i32* %7, align 4, !dbg !273
  %149 = cmpxchg i32* %46, i32 %147, i32 %148 acq_rel acquire, align 4, !dbg !273
  %150 = extractvalue { i32, i1 } %149, 0, !dbg !273
  %151 = extractvalue { i32, i1 } %149, 1, !dbg !273
  br i1 %151, label %163, label %162, !dbg !273

152:                                              ; preds = %54
  %153 = load i32, i32* %48, align 4, !dbg !273
  %154 = load i32, i32* %7, align 4, !dbg !273
  %155 = cmpxchg i32* %46, i32 %153, i32 %154 acq_rel seq_cst, align 4, !dbg !273
  %156 = extractvalue { i32, i1 } %155, 0, !dbg !273
  %157 = extractvalue { i32, i1 } %155, 1, !dbg !273
  br i1 %157, label %166, label %165, !dbg !273

158:                                              ; preds = %166, %163, %160
  br label %196, !dbg !273

159:                                              ; preds = %140
  store i32 %144, i32* %48, align 4, !dbg !273
  br label %160, !dbg !273

160:                                              ; preds = %159, %140
  %161 = zext i1 %145 to i8, !dbg !273
  store i8 %161, i8* %8, align 1, !dbg !273
  br label %158, !dbg !273

162:                                              ; preds = %146
  store i32 %150, i32* %48, align 4, !dbg !273
  br label %163, !dbg !273

163:                                              ; preds = %162, %146
  %164 = zext i1 %151 to i8, !dbg !273
  store i8 %164, i8* %8, align 1, !dbg !273
  br label %158, !dbg !273

165:                                              ; preds = %152
  store i32 %156, i32* %48, align 4, !dbg !273
  br label %166, !dbg !273

166:                                              ; preds = %165, %152
  %167 = zext i1 %157 to i8, !dbg !273
  store i8 %167, i8* %8, align 1, !dbg !273
  br label %158, !dbg !273

168:                                              ; preds = %55
  %169 = load i32, i32* %48, align 4, !dbg !273
  %170 = load i32, i32* %7, align 4, !dbg !273
  %171 = cmpxchg i32* %46, i32 %169, i32 %170 seq_cst monotonic, align 4, !dbg !273
  %172 = extractvalue { i32, i1 } %171, 0, !dbg !273
  %173 = extractvalue { i32, i1 } %171, 1, !dbg !273
  br i1 %173, label %188, label %187, !dbg !273

174:                                              ; preds = %55, %55
  %175 = load i32, i32* %48, align 4, !dbg !273
  %176 = load i32, i32* %7, align 4, !dbg !273
  %177 = cmpxchg i32* %46, i32 %175, i32 %176 seq_cst acquire, align 4, !dbg !273
  %178 = extractvalue { i32, i1 } %177, 0, !dbg !273
  %179 = extractvalue { i32, i1 } %177, 1, !dbg !273
  br i1 %179, label %191, label %190, !dbg !273

180:                                              ; preds = %55
  %181 = load i32, i32* %48, align 4, !dbg !273
  %182 = load i32, i32* %7, align 4, !dbg !273
  %183 = cmpxchg i32* %46, i32 %181, i32 %182 seq_cst seq_cst, align 4, !dbg !273
  %184 = extractvalue { i32, i1 } %183, 0, !dbg !273
  %185 = extractvalue { i32, i1 } %183, 1, !dbg !273
  br i1 %185, label %194, label %193, !dbg !273

186:                                              ; preds = %194, %191, %188
  br label %196, !dbg !273

187:                                              ; preds = %168
  store i32 %172, i32* %48, align 4, !dbg !273
  br label %188, !dbg !273

188:                                              ; preds = %187, %168
  %189 = zext i1 %173 to i8, !dbg !273
  store i8 %189, i8* %8, align 1, !dbg !273
  br label %186, !dbg !273

190:                                              ; preds = %174
  store i32 %178, i32* %48, align 4, !dbg !273
  br label %191, !dbg !273

191:                                              ; preds = %190, %174
  %192 = zext i1 %179 to i8, !dbg !273
  store i8 %192, i8* %8, align 1, !dbg !273
  br label %186, !dbg !273

193:                                              ; preds = %180
  store i32 %184, i32* %48, align 4, !dbg !273
  br label %194, !dbg !273

194:                                              ; preds = %193, %180
  %195 = zext i1 %185 to i8, !dbg !273
  store i8 %195, i8* %8, align 1, !dbg !273
  br label %186, !dbg !273

196:                                              ; preds = %74, %102, %130, %158, %186
  %197 = load i8, i8* %8, align 1, !dbg !273
  %198 = trunc i8 %197 to i1, !dbg !273
  %199 = xor i1 %198, true, !dbg !275
  br i1 %199, label %200, label %201, !dbg !238

200:                                              ; preds = %196
  br label %36, !dbg !238, !llvm.loop !276

201:                                              ; preds = %196
  %202 = load i32, i32* %18, align 4, !dbg !279
  %203 = load i8*, i8** %17, align 8, !dbg !280
  %204 = ptrtoint i8* %203 to i64, !dbg !281
  %205 = getelementptr inbounds [2 x i32], [2 x i32]* @got, i64 0, i64 %204, !dbg !282
  store i32 %202, i32* %205, align 4, !dbg !283
  ret i8* null, !dbg !284
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i8* @_ZL4lockPv(i8* noundef %0) #3 personality i32 (...)* @__gxx_personality_v0 !dbg !285 {
  %2 = alloca %"struct.std::__atomic_base"*, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca %"struct.std::__atomic_base"*, align 8
  %10 = alloca i32*, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %"struct.std::__atomic_base"*, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i8*, align 8
  %18 = alloca i32, align 4
  store i8* %0, i8** %17, align 8
  call void @llvm.dbg.declare(metadata i8** %17, metadata !286, metadata !DIExpression()), !dbg !287
  call void @llvm.dbg.declare(metadata i32* %18, metadata !288, metadata !DIExpression()), !dbg !289
  br label %19, !dbg !290

19:                                               ; preds = %178, %1
  store i32 0, i32* %18, align 4, !dbg !291
  br label %20, !dbg !293

20:                                               ; preds = %19
  store %"struct.std::__atomic_base"* bitcast ({ i32 }* @l to %"struct.std::__atomic_base"*), %"struct.std::__atomic_base"** %9, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %9, metadata !241, metadata !DIExpression()) #5, !dbg !294
  store i32* %18, i32** %10, align 8
  call void @llvm.dbg.declare(metadata i32** %10, metadata !246, metadata !DIExpression()) #5, !dbg !296
  store i32 1, i32* %11, align 4
  call void @llvm.dbg.declare(metadata i32* %11, metadata !248, metadata !DIExpression()) #5, !dbg !297
  store i32 5, i32* %12, align 4
  call void @llvm.dbg.declare(metadata i32* %12, metadata !250, metadata !DIExpression()) #5, !dbg !298
  %21 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %9, align 8
  %22 = load i32*, i32** %10, align 8, !dbg !299
  %23 = load i32, i32* %11, align 4, !dbg !300
  %24 = load i32, i32* %12, align 4, !dbg !301
  %25 = load i32, i32* %12, align 4, !dbg !302
  %26 = call noundef i32 @_ZSt23__cmpexch_failure_orderSt12memory_order(i32 noundef %25) #5, !dbg !303
  store %"struct.std::__atomic_base"* %21, %"struct.std::__atomic_base"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %2, metadata !257, metadata !DIExpression()), !dbg !304
  store i32* %22, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !261, metadata !DIExpression()), !dbg !306
  store i32 %23, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !263, metadata !DIExpression()), !dbg !307
  store i32 %24, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !265, metadata !DIExpression()), !dbg !308
  store i32 %26, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !267, metadata !DIExpression()), !dbg !309
  %27 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %2, align 8
  %28 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %27, i32 0, i32 0, !dbg !310
  %29 = load i32, i32* %5, align 4, !dbg !311
  %30 = load i32*, i32** %3, align 8, !dbg !312
  %31 = load i32, i32* %4, align 4, !dbg !313
  store i32 %31, i32* %7, align 4, !dbg !314
  %32 = load i32, i32* %6, align 4, !dbg !315
  switch i32 %29, label %33 [
    i32 1, label %34
    i32 2, label %34
    i32 3, label %35
    i32 4, label %36
    i32 5, label %37
  ], !dbg !314

33:                                               ; preds = %20
  switch i32 %32, label %38 [
    i32 1, label %44
    i32 2, label %44
    i32 5, label %50
  ], !dbg !314

34:                                               ; preds = %20, %20
  switch i32 %32, label %66 [
    i32 1, label %72
    i32 2, label %72
    i32 5, label %78
  ], !dbg !314

35:                                               ; preds = %20
  switch i32 %32, label %94 [
    i32 1, label %100
    i32 2, label %100
    i32 5, label %106
  ], !dbg !314

36:                                               ; preds = %20
  switch i32 %32, label %122 [
    i32 1, label %128
    i32 2, label %128
    i32 5, label %134
  ], !dbg !314

37:                                               ; preds = %20
  switch i32 %32, label %150 [
    i32 1, label %156
    i32 2, label %156
    i32 5, label %162
  ], !dbg !314

38:                                               ; preds = %33
  %39 = load i32, i32* %30, align 4, !dbg !314
  %40 = load i32, i32* %7, align 4, !dbg !314
  %41 = cmpxchg i32* %28, i32 %39, i32 %40 monotonic monotonic, align 4, !dbg !314
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !314
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !314
  br i1 %43, label %58, label %57, !dbg !314

44:                                               ; preds = %33, %33
  %45 = load i32, i32* %30, align 4, !dbg !314
  %46 = load i32, i32* %7, align 4, !dbg !314
  %47 = cmpxchg i32* %28, i32 %45, i32 %46 monotonic acquire, align 4, !dbg !314
  %48 = extractvalue { i32, i1 } %47, 0, !dbg !314
  %49 = extractvalue { i32, i1 } %47, 1, !dbg !314
  br i1 %49, label %61, label %60, !dbg !314

50:                                               ; preds = %33
  %51 = load i32, i32* %30, align 4, !dbg !314
  %52 = load i32, i32* %7, align 4, !dbg !314
  %53 = cmpxchg i32* %28, i32 %51, i32 %52 monotonic seq_cst, align 4, !dbg !314
  %54 = extractvalue { i32, i1 } %53, 0, !dbg !314
  %55 = extractvalue { i32, i1 } %53, 1, !dbg !314
  br i1 %55, label %64, label %63, !dbg !314

56:                                               ; preds = %64, %61, %58
  br label %178, !dbg !314

57:                                               ; preds = %38
  store i32 %42, i32* %30, align 4, !dbg !314
  br label %58, !dbg !314

58:                                               ; preds = %57, %38
  %59 = zext i1 %43 to i8, !dbg !314
  store i8 %59, i8* %8, align 1, !dbg !314
  br label %56, !dbg !314

60:                                               ; preds = %44
  store i32 %48, i32* %30, align 4, !dbg !314
  br label %61, !dbg !314

61:                                               ; preds = %60, %44
  %62 = zext i1 %49 to i8, !dbg !314
  store i8 %62, i8* %8, align 1, !dbg !314
  br label %56, !dbg !314

63:                                               ; preds = %50
  store i32 %54, i32* %30, align 4, !dbg !314
  br label %64, !dbg !314

64:                                               ; preds = %63, %50
  %65 = zext i1 %55 to i8, !dbg !314
  store i8 %65, i8* %8, align 1, !dbg !314
  br label %56, !dbg !314

66:                                               ; preds = %34
  %67 = load i32, i32* %30, align 4, !dbg !314
  %68 = load i32, i32* %7, align 4, !dbg !314
  %69 = cmpxchg i32* %28, i32 %67, i32 %68 acquire monotonic, align 4, !dbg !314
  %70 = extractvalue { i32, i1 } %69, 0, !dbg !314
  %71 = extractvalue { i32, i1 } %69, 1, !dbg !314
  br i1 %71, label %86, label %85, !dbg !314

72:                                               ; preds = %34, %34
  %73 = load i32, i32* %30, align 4, !dbg !314
  %74 = load i32, i32* %7, align 4, !dbg !314
  %75 = cmpxchg i32* %28, i32 %73, i32 %74 acquire acquire, align 4, !dbg !314
  %76 = extractvalue { i32, i1 } %75, 0, !dbg !314
  %77 = extractvalue { i32, i1 } %75, 1, !dbg !314
  br i1 %77, label %89, label %88, !dbg !314

78:                                               ; preds = %34
  %79 = load i32, i32* %30, align 4, !dbg !314
  %80 = load i32, i32* %7, align 4, !dbg !314
  %81 = cmpxchg i32* %28, i32 %79, i32 %80 acquire seq_cst, align 4, !dbg !314
  %82 = extractvalue { i32, i1 } %81, 0, !dbg !314
  %83 = extractvalue { i32, i1 } %81, 1, !dbg !314
  br i1 %83, label %92, label %91, !dbg !314

84:                                               ; preds = %92, %89, %86
  br label %178, !dbg !314

85:                                               ; preds = %66
  store i32 %70, i32* %30, align 4, !dbg !314
  br label %86, !dbg !314

86:                                               ; preds = %85, %66
  %87 = zext i1 %71 to i8, !dbg !314
  store i8 %87, i8* %8, align 1, !dbg !314
  br label %84, !dbg !314

88:                                               ; preds = %72
  store i32 %76, i32* %30, align 4, !dbg !314
  br label %89, !dbg !314

89:                                               ; preds = %88, %72
  %90 = zext i1 %77 to i8, !dbg !314
  store i8 %90, i8* %8, align 1, !dbg !314
  br label %84, !dbg !314

91:                                               ; preds = %78
  store i32 %82, i32* %30, align 4, !dbg !314
  br label %92, !dbg !314

92:                                               ; preds = %91, %78
  %93 = zext i1 %83 to i8, !dbg !314
  store i8 %93, i8* %8, align 1, !dbg !314
  br label %84, !dbg !314

94:                                               ; preds = %35
  %95 = load i32, i32* %30, align 4, !dbg !314
  %96 = load i32, i32* %7, align 4, !dbg !314
  %97 = cmpxchg i32* %28, i32 %95, i32 %96 release monotonic, align 4, !dbg !314
  %98 = extractvalue { i32, i1 } %97, 0, !dbg !314
  %99 = extractvalue { i32, i1 } %97, 1, !dbg !314
  br i1 %99, label %114, label %113, !dbg !314

100:                                              ; preds = %35, %35
  %101 = load i32, i32* %30, align 4, !dbg !314
  %102 = load i32, i32* %7, align 4, !dbg !314
  %103 = cmpxchg i32* %28, i32 %101, i32 %102 release acquire, align 4, !dbg !314
  %104 = extractvalue { i32, i1 } %103, 0, !dbg !314
  %105 = extractvalue { i32, i1 } %103, 1, !dbg !314
  br i1 %105, label %117, label %116, !dbg !314

106:                                              ; preds = %35
  %107 = load i32, i32* %30, align 4, !dbg !314
  %108 = load i32, i32* %7, align 4, !dbg !314
  %109 = cmpxchg i32* %28, i32 %107, i32 %108 release seq_cst, align 4, !dbg !314
  %110 = extractvalue { i32, i1 } %109, 0, !dbg !314
  %111 = extractvalue { i32, i1 } %109, 1, !dbg !314
  br i1 %111, label %120, label %119, !dbg !314

112:                                              ; preds = %120, %117, %114
  br label %178, !dbg !314

113:                                              ; preds = %94
  store i32 %98, i32* %30, align 4, !dbg !314
  br label %114, !dbg !314

114:                                              ; preds = %113, %94
  %115 = zext i1 %99 to i8, !dbg !314
  store i8 %115, i8* %8, align 1, !dbg !314
  br label %112, !dbg !314

116:                                              ; preds = %100
  store i32 %104, i32* %30, align 4, !dbg !314
  br label %117, !dbg !314

117:                                              ; preds = %116, %100
  %118 = zext i1 %105 to i8, !dbg !314
  store i8 %118, i8* %8, align 1, !dbg !314
  br label %112, !dbg !314

119:                                              ; preds = %106
  store i32 %110, i32* %30, align 4, !dbg !314
  br label %120, !dbg !314

120:                                              ; preds = %119, %106
  %121 = zext i1 %111 to i8, !dbg !314
  store i8 %121, i8* %8, align 1, !dbg !314
  br label %112, !dbg !314

122:                                              ; preds = %36
  %123 = load i32, i32* %30, align 4, !dbg !314
  %124 = load i32, i32* %7, align 4, !dbg !314
  %125 = cmpxchg i32* %28, i32 %123, i32 %124 acq_rel monotonic, align 4, !dbg !314
  %126 = extractvalue { i32, i1 } %125, 0, !dbg !314
  %127 = extractvalue { i32, i1 } %125, 1, !dbg !314
  br i1 %127, label %142, label %141, !dbg !314

128:                                              ; preds = %36, %36
  %129 = load i32, i32* %30, align 4, !dbg !314
  %130 = load i32, i32* %7, align 4, !dbg !314
  %131 = cmpxchg i32* %28, i32 %129, i32 %130 acq_rel acquire, align 4, !dbg !314
  %132 = extractvalue { i32, i1 } %131, 0, !dbg !314
  %133 = extractvalue { i32, i1 } %131, 1, !dbg !314
  br i1 %133, label %145, label %144, !dbg !314

134:                                              ; preds = %36
  %135 = load i32, i32* %30, align 4, !dbg !314
  %136 = load i32, i32* %7, align 4, !dbg !314
  %137 = cmpxchg i32* %28, i32 %135, i32 %136 acq_rel seq_cst, align 4, !dbg !314
  %138 = extractvalue { i32, i1 } %137, 0, !dbg !314
  %139 = extractvalue { i32, i1 } %137, 1, !dbg !314
  br i1 %139, label %148, label %147, !dbg !314

140:                                              ; preds = %148, %145, %142
  br label %178, !dbg !314

141:                                              ; preds = %122
  store i32 %126, i32* %30, align 4, !dbg !314
  br label %142, !dbg !314

142:                                              ; preds = %141, %122
  %143 = zext i1 %127 to i8, !dbg !314
  store i8 %143, i8* %8, align 1, !dbg !314
  br label %140, !dbg !314

144:                                              ; preds = %128
  store i32 %132, i32* %30, align 4, !dbg !314
  br label %145, !dbg !314

145:                                              ; preds = %144, %128
  %146 = zext i1 %133 to i8, !dbg !314
  store i8 %146, i8* %8, align 1, !dbg !314
  br label %140, !dbg !314

147:                                              ; preds = %134
  store i32 %138, i32* %30, align 4, !dbg !314
  br label %148, !dbg !314

148:                                              ; preds = %147, %134
  %149 = zext i1 %139 to i8, !dbg !314
  store i8 %149, i8* %8, align 1, !dbg !314
  br label %140, !dbg !314

150:                                              ; preds = %37
  %151 = load i32, i32* %30, align 4, !dbg !314
  %152 = load i32, i32* %7, align 4, !dbg !314
  %153 = cmpxchg i32* %28, i32 %151, i32 %152 seq_cst monotonic, align 4, !dbg !314
  %154 = extractvalue { i32, i1 } %153, 0, !dbg !314
  %155 = extractvalue { i32, i1 } %153, 1, !dbg !314
  br i1 %155, label %170, label %169, !dbg !314

156:                                              ; preds = %37, %37
  %157 = load i32, i32* %30, align 4, !dbg !314
  %158 = load i32, i32* %7, align 4, !dbg !314
  %159 = cmpxchg i32* %28, i32 %157, i32 %158 seq_cst acquire, align 4, !dbg !314
  %160 = extractvalue { i32, i1 } %159, 0, !dbg !314
  %161 = extractvalue { i32, i1 } %159, 1, !dbg !314
  br i1 %161, label %173, label %172, !dbg !314

162:                                              ; preds = %37
  %163 = load i32, i32* %30, align 4, !dbg !314
  %164 = load i32, i32* %7, align 4, !dbg !314
  %165 = cmpxchg i32* %28, i32 %163, i32 %164 seq_cst seq_cst, align 4, !dbg !314
  %166 = extractvalue { i32, i1 } %165, 0, !dbg !314
  %167 = extractvalue { i32, i1 } %165, 1, !dbg !314
  br i1 %167, label %176, label %175, !dbg !314

168:                                              ; preds = %176, %173, %170
  br label %178, !dbg !314

169:                                              ; preds = %150
  store i32 %154, i32* %30, align 4, !dbg !314
  br label %170, !dbg !314

170:                                              ; preds = %169, %150
  %171 = zext i1 %155 to i8, !dbg !314
  store i8 %171, i8* %8, align 1, !dbg !314
  br label %168, !dbg !314

172:                                              ; preds = %156
  store i32 %160, i32* %30, align 4, !dbg !314
  br label %173, !dbg !314

173:                                              ; preds = %172, %156
  %174 = zext i1 %161 to i8, !dbg !314
  store i8 %174, i8* %8, align 1, !dbg !314
  br label %168, !dbg !314

175:                                              ; preds = %162
  store i32 %166, i32* %30, align 4, !dbg !314
  br label %176, !dbg !314

176:                                              ; preds = %175, %162
  %177 = zext i1 %167 to i8, !dbg !314
  store i8 %177, i8* %8, align 1, !dbg !314
  br label %168, !dbg !314

178:                                              ; preds = %56, %84, %112, %140, %168
  %179 = load i8, i8* %8, align 1, !dbg !314
  %180 = trunc i8 %179 to i1, !dbg !314
  %181 = xor i1 %180, true, !dbg !316
  br i1 %181, label %19, label %182, !dbg !293, !llvm.loop !317

182:                                              ; preds = %178
  store %"struct.std::__atomic_base"* bitcast ({ i32 }* @x to %"struct.std::__atomic_base"*), %"struct.std::__atomic_base"** %13, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %13, metadata !224, metadata !DIExpression()) #5, !dbg !319
  store i32 5, i32* %14, align 4
  call void @llvm.dbg.declare(metadata i32* %14, metadata !229, metadata !DIExpression()) #5, !dbg !321
  %183 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %13, align 8
  call void @llvm.dbg.declare(metadata i32* %15, metadata !231, metadata !DIExpression()) #5, !dbg !322
  %184 = load i32, i32* %14, align 4, !dbg !323
  %185 = invoke noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %184, i32 noundef 65535)
          to label %186 unwind label %195, !dbg !324

186:                                              ; preds = %182
  store i32 %185, i32* %15, align 4, !dbg !322
  %187 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %183, i32 0, i32 0, !dbg !325
  %188 = load i32, i32* %14, align 4, !dbg !326
  switch i32 %188, label %189 [
    i32 1, label %191
    i32 2, label %191
    i32 5, label %193
  ], !dbg !327

189:                                              ; preds = %186
  %190 = load atomic i32, i32* %187 monotonic, align 4, !dbg !327
  store i32 %190, i32* %16, align 4, !dbg !327
  br label %198, !dbg !327

191:                                              ; preds = %186, %186
  %192 = load atomic i32, i32* %187 acquire, align 4, !dbg !327
  store i32 %192, i32* %16, align 4, !dbg !327
  br label %198, !dbg !327

193:                                              ; preds = %186
  %194 = load atomic i32, i32* %187 seq_cst, align 4, !dbg !327
  store i32 %194, i32* %16, align 4, !dbg !327
  br label %198, !dbg !327

195:                                              ; preds = %182
  %196 = landingpad { i8*, i32 }
          catch i8* null, !dbg !324
  %197 = extractvalue { i8*, i32 } %196, 0, !dbg !324
  call void @__clang_call_terminate(i8* %197) #6, !dbg !324
  unreachable, !dbg !324

198:                                              ; preds = %189, %191, %193
  %199 = load i32, i32* %16, align 4, !dbg !327
  store i32 %199, i32* @held, align 4, !dbg !328
  ret i8* null, !dbg !329
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i8* @_ZL3relPv(i8* noundef %0) #3 !dbg !330 {
  %2 = alloca %"struct.std::__atomic_base"*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %"struct.std::__atomic_base"*, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8*, align 8
  store i8* %0, i8** %12, align 8
  call void @llvm.dbg.declare(metadata i8** %12, metadata !331, metadata !DIExpression()), !dbg !332
  store %"struct.std::__atomic_base"* bitcast ({ i32 }* @x to %"struct.std::__atomic_base"*), %"struct.std::__atomic_base"** %7, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %7, metadata !333, metadata !DIExpression()), !dbg !335
  store i32 10, i32* %8, align 4
  call void @llvm.dbg.declare(metadata i32* %8, metadata !337, metadata !DIExpression()), !dbg !338
  store i32 5, i32* %9, align 4
  call void @llvm.dbg.declare(metadata i32* %9, metadata !339, metadata !DIExpression()), !dbg !340
  %13 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %7, align 8
  %14 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %13, i32 0, i32 0, !dbg !341
  %15 = load i32, i32* %9, align 4, !dbg !342
  %16 = load i32, i32* %8, align 4, !dbg !343
  store i32 %16, i32* %10, align 4, !dbg !344
  switch i32 %15, label %17 [
    i32 1, label %20
    i32 2, label %20
    i32 3, label %23
    i32 4, label %26
    i32 5, label %29
  ], !dbg !344

17:                                               ; preds = %1
  %18 = load i32, i32* %10, align 4, !dbg !344
  %19 = atomicrmw add i32* %14, i32 %18 monotonic, align 4, !dbg !344
  store i32 %19, i32* %11, align 4, !dbg !344
  br label %32, !dbg !344

20:                                               ; preds = %1, %1
  %21 = load i32, i32* %10, align 4, !dbg !344
  %22 = atomicrmw add i32* %14, i32 %21 acquire, align 4, !dbg !344
  store i32 %22, i32* %11, align 4, !dbg !344
  br label %32, !dbg !344

23:                                               ; preds = %1
  %24 = load i32, i32* %10, align 4, !dbg !344
  %25 = atomicrmw add i32* %14, i32 %24 release, align 4, !dbg !344
  store i32 %25, i32* %11, align 4, !dbg !344
  br label %32, !dbg !344

26:                                               ; preds = %1
  %27 = load i32, i32* %10, align 4, !dbg !344
  %28 = atomicrmw add i32* %14, i32 %27 acq_rel, align 4, !dbg !344
  store i32 %28, i32* %11, align 4, !dbg !344
  br label %32, !dbg !344

29:                                               ; preds = %1
  %30 = load i32, i32* %10, align 4, !dbg !344
  %31 = atomicrmw add i32* %14, i32 %30 seq_cst, align 4, !dbg !344
  store i32 %31, i32* %11, align 4, !dbg !344
  br label %32, !dbg !344

32:                                               ; preds = %17, %20, %23, %26, %29
  %33 = load i32, i32* %11, align 4, !dbg !344
  store %"struct.std::__atomic_base"* bitcast ({ i32 }* @l to %"struct.std::__atomic_base"*), %"struct.std::__atomic_base"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %2, metadata !345, metadata !DIExpression()) #5, !dbg !347
  store i32 0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !349, metadata !DIExpression()) #5, !dbg !350
  store i32 5, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !351, metadata !DIExpression()) #5, !dbg !352
  %34 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %2, align 8
  call void @llvm.dbg.declare(metadata i32* %5, metadata !353, metadata !DIExpression()) #5, !dbg !354
  %35 = load i32, i32* %4, align 4, !dbg !355
  %36 = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %35, i32 noundef 65535) #5, !dbg !356
  store i32 %36, i32* %5, align 4, !dbg !354
  %37 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %34, i32 0, i32 0, !dbg !357
  %38 = load i32, i32* %4, align 4, !dbg !358
  %39 = load i32, i32* %3, align 4, !dbg !359
  store i32 %39, i32* %6, align 4, !dbg !360
  switch i32 %38, label %40 [
    i32 3, label %42
    i32 5, label %44
  ], !dbg !360

40:                                               ; preds = %32
  %41 = load i32, i32* %6, align 4, !dbg !360
  store atomic i32 %41, i32* %37 monotonic, align 4, !dbg !360
  br label %46, !dbg !360

42:                                               ; preds = %32
  %43 = load i32, i32* %6, align 4, !dbg !360
  store atomic i32 %43, i32* %37 release, align 4, !dbg !360
  br label %46, !dbg !360

44:                                               ; preds = %32
  %45 = load i32, i32* %6, align 4, !dbg !360
  store atomic i32 %45, i32* %37 seq_cst, align 4, !dbg !360
  br label %46, !dbg !360

46:                                               ; preds = %40, %42, %44
  ret i8* null, !dbg !361
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef %1) #3 comdat !dbg !362 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !365, metadata !DIExpression()), !dbg !366
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !367, metadata !DIExpression()), !dbg !368
  %5 = load i32, i32* %3, align 4, !dbg !369
  %6 = load i32, i32* %4, align 4, !dbg !370
  %7 = and i32 %5, %6, !dbg !371
  ret i32 %7, !dbg !372
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #4 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #5
  call void @_ZSt9terminatev() #6
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZSt23__cmpexch_failure_orderSt12memory_order(i32 noundef %0) #3 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !373 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !376, metadata !DIExpression()), !dbg !377
  %3 = load i32, i32* %2, align 4, !dbg !378
  %4 = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %3, i32 noundef 65535), !dbg !379
  %5 = call noundef i32 @_ZSt24__cmpexch_failure_order2St12memory_order(i32 noundef %4) #5, !dbg !380
  %6 = load i32, i32* %2, align 4, !dbg !381
  %7 = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %6, i32 noundef -65536), !dbg !382
  %8 = invoke noundef i32 @_ZStorSt12memory_orderSt23__memory_order_modifier(i32 noundef %5, i32 noundef %7)
          to label %9 unwind label %10, !dbg !383

9:                                                ; preds = %1
  ret i32 %8, !dbg !384

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !383
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !383
  call void @__clang_call_terminate(i8* %12) #6, !dbg !383
  unreachable, !dbg !383
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZStorSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef %1) #3 comdat !dbg !385 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !386, metadata !DIExpression()), !dbg !387
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !388, metadata !DIExpression()), !dbg !389
  %5 = load i32, i32* %3, align 4, !dbg !390
  %6 = load i32, i32* %4, align 4, !dbg !391
  %7 = or i32 %5, %6, !dbg !392
  ret i32 %7, !dbg !393
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZSt24__cmpexch_failure_order2St12memory_order(i32 noundef %0) #3 comdat !dbg !394 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !395, metadata !DIExpression()), !dbg !396
  %3 = load i32, i32* %2, align 4, !dbg !397
  %4 = icmp eq i32 %3, 4, !dbg !398
  br i1 %4, label %5, label %6, !dbg !397

5:                                                ; preds = %1
  br label %14, !dbg !397

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !dbg !399
  %8 = icmp eq i32 %7, 3, !dbg !400
  br i1 %8, label %9, label %10, !dbg !399

9:                                                ; preds = %6
  br label %12, !dbg !399

10:                                               ; preds = %6
  %11 = load i32, i32* %2, align 4, !dbg !401
  br label %12, !dbg !399

12:                                               ; preds = %10, %9
  %13 = phi i32 [ 0, %9 ], [ %11, %10 ], !dbg !399
  br label %14, !dbg !397

14:                                               ; preds = %12, %5
  %15 = phi i32 [ 2, %5 ], [ %13, %12 ], !dbg !397
  ret i32 %15, !dbg !402
}

attributes #0 = { mustprogress noinline norecurse nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline noreturn nounwind }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!189, !190, !191, !192, !193, !194, !195}
!llvm.ident = !{!196}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !150, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !22, globals: !179, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cxx.cc", directory: ".", checksumkind: CSK_MD5, checksum: "f11f364ba696f800118b3e24487cf986")
!4 = !{!5, !16}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !7, file: !6, line: 78, baseType: !8, size: 32, elements: !9, identifier: "_ZTSSt12memory_order")
!6 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !{!10, !11, !12, !13, !14, !15}
!10 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!11 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!12 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!13 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!14 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!15 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "__memory_order_modifier", scope: !7, file: !6, line: 89, baseType: !8, size: 32, elements: !17, identifier: "_ZTSSt23__memory_order_modifier")
!17 = !{!18, !19, !20, !21}
!18 = !DIEnumerator(name: "__memory_order_mask", value: 65535, isUnsigned: true)
!19 = !DIEnumerator(name: "__memory_order_modifier_mask", value: 4294901760, isUnsigned: true)
!20 = !DIEnumerator(name: "__memory_order_hle_acquire", value: 65536, isUnsigned: true)
!21 = !DIEnumerator(name: "__memory_order_hle_release", value: 131072, isUnsigned: true)
!22 = !{!23, !24, !25, !26, !16, !27, !150}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!24 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", scope: !7, file: !6, line: 86, baseType: !5)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__atomic_base<int>", scope: !7, file: !6, line: 324, size: 32, flags: DIFlagTypePassByReference, elements: !28, templateParams: !148, identifier: "_ZTSSt13__atomic_baseIiE")
!28 = !{!29, !31, !33, !37, !38, !43, !47, !52, !55, !59, !64, !67, !70, !73, !76, !77, !78, !81, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !100, !103, !106, !109, !112, !115, !118, !121, !125, !128, !131, !134, !135, !136, !137, !138, !139, !140, !141, !142, !143, !144, !145, !146, !147}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "_S_alignment", scope: !27, file: !6, line: 332, baseType: !30, flags: DIFlagPrivate | DIFlagStaticMember, extraData: i32 4)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_M_i", scope: !27, file: !6, line: 335, baseType: !32, size: 32, align: 32, flags: DIFlagPrivate)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_type", scope: !27, file: !6, line: 330, baseType: !25)
!33 = !DISubprogram(name: "__atomic_base", scope: !27, file: !6, line: 338, type: !34, scopeLine: 338, flags: DIFlagPrototyped, spFlags: 0)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!37 = !DISubprogram(name: "~__atomic_base", scope: !27, file: !6, line: 339, type: !34, scopeLine: 339, flags: DIFlagPrototyped, spFlags: 0)
!38 = !DISubprogram(name: "__atomic_base", scope: !27, file: !6, line: 340, type: !39, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !36, !41}
!41 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!43 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIiEaSERKS0_", scope: !27, file: !6, line: 341, type: !44, scopeLine: 341, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !36, !41}
!46 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !27, size: 64)
!47 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIiEaSERKS0_", scope: !27, file: !6, line: 342, type: !48, scopeLine: 342, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!48 = !DISubroutineType(types: !49)
!49 = !{!46, !50, !41}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !27)
!52 = !DISubprogram(name: "__atomic_base", scope: !27, file: !6, line: 345, type: !53, scopeLine: 345, flags: DIFlagPrototyped, spFlags: 0)
!53 = !DISubroutineType(types: !54)
!54 = !{null, !36, !32}
!55 = !DISubprogram(name: "operator int", linkageName: "_ZNKSt13__atomic_baseIiEcviEv", scope: !27, file: !6, line: 347, type: !56, scopeLine: 347, flags: DIFlagPrototyped, spFlags: 0)
!56 = !DISubroutineType(types: !57)
!57 = !{!32, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = !DISubprogram(name: "operator int", linkageName: "_ZNVKSt13__atomic_baseIiEcviEv", scope: !27, file: !6, line: 350, type: !60, scopeLine: 350, flags: DIFlagPrototyped, spFlags: 0)
!60 = !DISubroutineType(types: !61)
!61 = !{!32, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!63 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!64 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIiEaSEi", scope: !27, file: !6, line: 354, type: !65, scopeLine: 354, flags: DIFlagPrototyped, spFlags: 0)
!65 = !DISubroutineType(types: !66)
!66 = !{!32, !36, !32}
!67 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIiEaSEi", scope: !27, file: !6, line: 361, type: !68, scopeLine: 361, flags: DIFlagPrototyped, spFlags: 0)
!68 = !DISubroutineType(types: !69)
!69 = !{!32, !50, !32}
!70 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIiEppEi", scope: !27, file: !6, line: 368, type: !71, scopeLine: 368, flags: DIFlagPrototyped, spFlags: 0)
!71 = !DISubroutineType(types: !72)
!72 = !{!32, !36, !25}
!73 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIiEppEi", scope: !27, file: !6, line: 372, type: !74, scopeLine: 372, flags: DIFlagPrototyped, spFlags: 0)
!74 = !DISubroutineType(types: !75)
!75 = !{!32, !50, !25}
!76 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIiEmmEi", scope: !27, file: !6, line: 376, type: !71, scopeLine: 376, flags: DIFlagPrototyped, spFlags: 0)
!77 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIiEmmEi", scope: !27, file: !6, line: 380, type: !74, scopeLine: 380, flags: DIFlagPrototyped, spFlags: 0)
!78 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIiEppEv", scope: !27, file: !6, line: 384, type: !79, scopeLine: 384, flags: DIFlagPrototyped, spFlags: 0)
!79 = !DISubroutineType(types: !80)
!80 = !{!32, !36}
!81 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIiEppEv", scope: !27, file: !6, line: 388, type: !82, scopeLine: 388, flags: DIFlagPrototyped, spFlags: 0)
!82 = !DISubroutineType(types: !83)
!83 = !{!32, !50}
!84 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIiEmmEv", scope: !27, file: !6, line: 392, type: !79, scopeLine: 392, flags: DIFlagPrototyped, spFlags: 0)
!85 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIiEmmEv", scope: !27, file: !6, line: 396, type: !82, scopeLine: 396, flags: DIFlagPrototyped, spFlags: 0)
!86 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt13__atomic_baseIiEpLEi", scope: !27, file: !6, line: 400, type: !65, scopeLine: 400, flags: DIFlagPrototyped, spFlags: 0)
!87 = !DISubprogram(name: "operator+=", linkageName: "_ZNVSt13__atomic_baseIiEpLEi", scope: !27, file: !6, line: 404, type: !68, scopeLine: 404, flags: DIFlagPrototyped, spFlags: 0)
!88 = !DISubprogram(name: "operator-=", linkageName: "_ZNSt13__atomic_baseIiEmIEi", scope: !27, file: !6, line: 408, type: !65, scopeLine: 408, flags: DIFlagPrototyped, spFlags: 0)
!89 = !DISubprogram(name: "operator-=", linkageName: "_ZNVSt13__atomic_baseIiEmIEi", scope: !27, file: !6, line: 412, type: !68, scopeLine: 412, flags: DIFlagPrototyped, spFlags: 0)
!90 = !DISubprogram(name: "operator&=", linkageName: "_ZNSt13__atomic_baseIiEaNEi", scope: !27, file: !6, line: 416, type: !65, scopeLine: 416, flags: DIFlagPrototyped, spFlags: 0)
!91 = !DISubprogram(name: "operator&=", linkageName: "_ZNVSt13__atomic_baseIiEaNEi", scope: !27, file: !6, line: 420, type: !68, scopeLine: 420, flags: DIFlagPrototyped, spFlags: 0)
!92 = !DISubprogram(name: "operator|=", linkageName: "_ZNSt13__atomic_baseIiEoREi", scope: !27, file: !6, line: 424, type: !65, scopeLine: 424, flags: DIFlagPrototyped, spFlags: 0)
!93 = !DISubprogram(name: "operator|=", linkageName: "_ZNVSt13__atomic_baseIiEoREi", scope: !27, file: !6, line: 428, type: !68, scopeLine: 428, flags: DIFlagPrototyped, spFlags: 0)
!94 = !DISubprogram(name: "operator^=", linkageName: "_ZNSt13__atomic_baseIiEeOEi", scope: !27, file: !6, line: 432, type: !65, scopeLine: 432, flags: DIFlagPrototyped, spFlags: 0)
!95 = !DISubprogram(name: "operator^=", linkageName: "_ZNVSt13__atomic_baseIiEeOEi", scope: !27, file: !6, line: 436, type: !68, scopeLine: 436, flags: DIFlagPrototyped, spFlags: 0)
!96 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNKSt13__atomic_baseIiE12is_lock_freeEv", scope: !27, file: !6, line: 440, type: !97, scopeLine: 440, flags: DIFlagPrototyped, spFlags: 0)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !58}
!99 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!100 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNVKSt13__atomic_baseIiE12is_lock_freeEv", scope: !27, file: !6, line: 448, type: !101, scopeLine: 448, flags: DIFlagPrototyped, spFlags: 0)
!101 = !DISubroutineType(types: !102)
!102 = !{!99, !62}
!103 = !DISubprogram(name: "store", linkageName: "_ZNSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !27, file: !6, line: 456, type: !104, scopeLine: 456, flags: DIFlagPrototyped, spFlags: 0)
!104 = !DISubroutineType(types: !105)
!105 = !{null, !36, !32, !26}
!106 = !DISubprogram(name: "store", linkageName: "_ZNVSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !27, file: !6, line: 468, type: !107, scopeLine: 468, flags: DIFlagPrototyped, spFlags: 0)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !50, !32, !26}
!109 = !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIiE4loadESt12memory_order", scope: !27, file: !6, line: 481, type: !110, scopeLine: 481, flags: DIFlagPrototyped, spFlags: 0)
!110 = !DISubroutineType(types: !111)
!111 = !{!32, !58, !26}
!112 = !DISubprogram(name: "load", linkageName: "_ZNVKSt13__atomic_baseIiE4loadESt12memory_order", scope: !27, file: !6, line: 492, type: !113, scopeLine: 492, flags: DIFlagPrototyped, spFlags: 0)
!113 = !DISubroutineType(types: !114)
!114 = !{!32, !62, !26}
!115 = !DISubprogram(name: "exchange", linkageName: "_ZNSt13__atomic_baseIiE8exchangeEiSt12memory_order", scope: !27, file: !6, line: 503, type: !116, scopeLine: 503, flags: DIFlagPrototyped, spFlags: 0)
!116 = !DISubroutineType(types: !117)
!117 = !{!32, !36, !32, !26}
!118 = !DISubprogram(name: "exchange", linkageName: "_ZNVSt13__atomic_baseIiE8exchangeEiSt12memory_order", scope: !27, file: !6, line: 511, type: !119, scopeLine: 511, flags: DIFlagPrototyped, spFlags: 0)
!119 = !DISubroutineType(types: !120)
!120 = !{!32, !50, !32, !26}
!121 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_orderS2_", scope: !27, file: !6, line: 518, type: !122, scopeLine: 518, flags: DIFlagPrototyped, spFlags: 0)
!122 = !DISubroutineType(types: !123)
!123 = !{!99, !36, !124, !32, !26, !26}
!124 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !32, size: 64)
!125 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_orderS2_", scope: !27, file: !6, line: 528, type: !126, scopeLine: 528, flags: DIFlagPrototyped, spFlags: 0)
!126 = !DISubroutineType(types: !127)
!127 = !{!99, !50, !124, !32, !26, !26}
!128 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_order", scope: !27, file: !6, line: 539, type: !129, scopeLine: 539, flags: DIFlagPrototyped, spFlags: 0)
!129 = !DISubroutineType(types: !130)
!130 = !{!99, !36, !124, !32, !26}
!131 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_order", scope: !27, file: !6, line: 547, type: !132, scopeLine: 547, flags: DIFlagPrototyped, spFlags: 0)
!132 = !DISubroutineType(types: !133)
!133 = !{!99, !50, !124, !32, !26}
!134 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_orderS2_", scope: !27, file: !6, line: 555, type: !122, scopeLine: 555, flags: DIFlagPrototyped, spFlags: 0)
!135 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_orderS2_", scope: !27, file: !6, line: 565, type: !126, scopeLine: 565, flags: DIFlagPrototyped, spFlags: 0)
!136 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_order", scope: !27, file: !6, line: 576, type: !129, scopeLine: 576, flags: DIFlagPrototyped, spFlags: 0)
!137 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_order", scope: !27, file: !6, line: 584, type: !132, scopeLine: 584, flags: DIFlagPrototyped, spFlags: 0)
!138 = !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !27, file: !6, line: 616, type: !116, scopeLine: 616, flags: DIFlagPrototyped, spFlags: 0)
!139 = !DISubprogram(name: "fetch_add", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !27, file: !6, line: 621, type: !119, scopeLine: 621, flags: DIFlagPrototyped, spFlags: 0)
!140 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNSt13__atomic_baseIiE9fetch_subEiSt12memory_order", scope: !27, file: !6, line: 626, type: !116, scopeLine: 626, flags: DIFlagPrototyped, spFlags: 0)
!141 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_subEiSt12memory_order", scope: !27, file: !6, line: 631, type: !119, scopeLine: 631, flags: DIFlagPrototyped, spFlags: 0)
!142 = !DISubprogram(name: "fetch_and", linkageName: "_ZNSt13__atomic_baseIiE9fetch_andEiSt12memory_order", scope: !27, file: !6, line: 636, type: !116, scopeLine: 636, flags: DIFlagPrototyped, spFlags: 0)
!143 = !DISubprogram(name: "fetch_and", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_andEiSt12memory_order", scope: !27, file: !6, line: 641, type: !119, scopeLine: 641, flags: DIFlagPrototyped, spFlags: 0)
!144 = !DISubprogram(name: "fetch_or", linkageName: "_ZNSt13__atomic_baseIiE8fetch_orEiSt12memory_order", scope: !27, file: !6, line: 646, type: !116, scopeLine: 646, flags: DIFlagPrototyped, spFlags: 0)
!145 = !DISubprogram(name: "fetch_or", linkageName: "_ZNVSt13__atomic_baseIiE8fetch_orEiSt12memory_order", scope: !27, file: !6, line: 651, type: !119, scopeLine: 651, flags: DIFlagPrototyped, spFlags: 0)
!146 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNSt13__atomic_baseIiE9fetch_xorEiSt12memory_order", scope: !27, file: !6, line: 656, type: !116, scopeLine: 656, flags: DIFlagPrototyped, spFlags: 0)
!147 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_xorEiSt12memory_order", scope: !27, file: !6, line: 661, type: !119, scopeLine: 661, flags: DIFlagPrototyped, spFlags: 0)
!148 = !{!149}
!149 = !DITemplateTypeParameter(name: "_ITp", type: !25)
!150 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<int>", scope: !7, file: !151, line: 824, size: 32, flags: DIFlagTypePassByReference, elements: !152, templateParams: !177, identifier: "_ZTSSt6atomicIiE")
!151 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!152 = !{!153, !154, !158, !159, !164, !168, !173}
!153 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !150, baseType: !27, extraData: i32 0)
!154 = !DISubprogram(name: "atomic", scope: !150, file: !151, line: 829, type: !155, scopeLine: 829, flags: DIFlagPrototyped, spFlags: 0)
!155 = !DISubroutineType(types: !156)
!156 = !{null, !157}
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!158 = !DISubprogram(name: "~atomic", scope: !150, file: !151, line: 830, type: !155, scopeLine: 830, flags: DIFlagPrototyped, spFlags: 0)
!159 = !DISubprogram(name: "atomic", scope: !150, file: !151, line: 831, type: !160, scopeLine: 831, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!160 = !DISubroutineType(types: !161)
!161 = !{null, !157, !162}
!162 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !163, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !150)
!164 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6atomicIiEaSERKS0_", scope: !150, file: !151, line: 832, type: !165, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!165 = !DISubroutineType(types: !166)
!166 = !{!167, !157, !162}
!167 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !150, size: 64)
!168 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt6atomicIiEaSERKS0_", scope: !150, file: !151, line: 833, type: !169, scopeLine: 833, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!169 = !DISubroutineType(types: !170)
!170 = !{!167, !171, !162}
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!172 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !150)
!173 = !DISubprogram(name: "atomic", scope: !150, file: !151, line: 835, type: !174, scopeLine: 835, flags: DIFlagPrototyped, spFlags: 0)
!174 = !DISubroutineType(types: !175)
!175 = !{null, !157, !176}
!176 = !DIDerivedType(tag: DW_TAG_typedef, name: "__integral_type", scope: !150, file: !151, line: 826, baseType: !25)
!177 = !{!178}
!178 = !DITemplateTypeParameter(name: "_Tp", type: !25)
!179 = !{!0, !180, !182, !187}
!180 = !DIGlobalVariableExpression(var: !181, expr: !DIExpression())
!181 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 4, type: !150, isLocal: false, isDefinition: true)
!182 = !DIGlobalVariableExpression(var: !183, expr: !DIExpression())
!183 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 5, type: !184, isLocal: false, isDefinition: true)
!184 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 64, elements: !185)
!185 = !{!186}
!186 = !DISubrange(count: 2)
!187 = !DIGlobalVariableExpression(var: !188, expr: !DIExpression())
!188 = distinct !DIGlobalVariable(name: "held", scope: !2, file: !3, line: 5, type: !25, isLocal: false, isDefinition: true)
!189 = !{i32 7, !"Dwarf Version", i32 5}
!190 = !{i32 2, !"Debug Info Version", i32 3}
!191 = !{i32 1, !"wchar_size", i32 4}
!192 = !{i32 7, !"PIC Level", i32 2}
!193 = !{i32 7, !"PIE Level", i32 2}
!194 = !{i32 7, !"uwtable", i32 1}
!195 = !{i32 7, !"frame-pointer", i32 2}
!196 = !{!"Debian clang version 14.0.6"}
!197 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !198, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !200)
!198 = !DISubroutineType(types: !199)
!199 = !{!25}
!200 = !{}
!201 = !DILocalVariable(name: "a", scope: !197, file: !3, line: 9, type: !202)
!202 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !203, line: 27, baseType: !204)
!203 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!204 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!205 = !DILocation(line: 9, column: 24, scope: !197)
!206 = !DILocalVariable(name: "b", scope: !197, file: !3, line: 9, type: !202)
!207 = !DILocation(line: 9, column: 27, scope: !197)
!208 = !DILocalVariable(name: "c", scope: !197, file: !3, line: 9, type: !202)
!209 = !DILocation(line: 9, column: 30, scope: !197)
!210 = !DILocalVariable(name: "d", scope: !197, file: !3, line: 9, type: !202)
!211 = !DILocation(line: 9, column: 33, scope: !197)
!212 = !DILocation(line: 9, column: 36, scope: !197)
!213 = !DILocation(line: 9, column: 75, scope: !197)
!214 = !DILocation(line: 9, column: 114, scope: !197)
!215 = !DILocation(line: 9, column: 146, scope: !197)
!216 = !DILocation(line: 9, column: 177, scope: !197)
!217 = distinct !DISubprogram(name: "inc", linkageName: "_ZL3incPv", scope: !3, file: !3, line: 6, type: !218, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !200)
!218 = !DISubroutineType(types: !219)
!219 = !{!23, !23}
!220 = !DILocalVariable(name: "i", arg: 1, scope: !217, file: !3, line: 6, type: !23)
!221 = !DILocation(line: 6, column: 24, scope: !217)
!222 = !DILocalVariable(name: "r", scope: !217, file: !3, line: 6, type: !25)
!223 = !DILocation(line: 6, column: 33, scope: !217)
!224 = !DILocalVariable(name: "this", arg: 1, scope: !225, type: !226, flags: DIFlagArtificial | DIFlagObjectPointer)
!225 = distinct !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIiE4loadESt12memory_order", scope: !27, file: !6, line: 481, type: !110, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !109, retainedNodes: !200)
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!227 = !DILocation(line: 0, scope: !225, inlinedAt: !228)
!228 = distinct !DILocation(line: 6, column: 39, scope: !217)
!229 = !DILocalVariable(name: "__m", arg: 2, scope: !225, file: !6, line: 481, type: !26)
!230 = !DILocation(line: 481, column: 25, scope: !225, inlinedAt: !228)
!231 = !DILocalVariable(name: "__b", scope: !225, file: !6, line: 483, type: !26)
!232 = !DILocation(line: 483, column: 15, scope: !225, inlinedAt: !228)
!233 = !DILocation(line: 484, column: 6, scope: !225, inlinedAt: !228)
!234 = !DILocation(line: 484, column: 10, scope: !225, inlinedAt: !228)
!235 = !DILocation(line: 488, column: 26, scope: !225, inlinedAt: !228)
!236 = !DILocation(line: 488, column: 36, scope: !225, inlinedAt: !228)
!237 = !DILocation(line: 488, column: 9, scope: !225, inlinedAt: !228)
!238 = !DILocation(line: 6, column: 47, scope: !217)
!239 = !DILocation(line: 6, column: 84, scope: !217)
!240 = !DILocation(line: 6, column: 86, scope: !217)
!241 = !DILocalVariable(name: "this", arg: 1, scope: !242, type: !243, flags: DIFlagArtificial | DIFlagObjectPointer)
!242 = distinct !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_order", scope: !27, file: !6, line: 576, type: !129, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !136, retainedNodes: !200)
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!244 = !DILocation(line: 0, scope: !242, inlinedAt: !245)
!245 = distinct !DILocation(line: 6, column: 57, scope: !217)
!246 = !DILocalVariable(name: "__i1", arg: 2, scope: !242, file: !6, line: 576, type: !124)
!247 = !DILocation(line: 576, column: 43, scope: !242, inlinedAt: !245)
!248 = !DILocalVariable(name: "__i2", arg: 3, scope: !242, file: !6, line: 576, type: !32)
!249 = !DILocation(line: 576, column: 60, scope: !242, inlinedAt: !245)
!250 = !DILocalVariable(name: "__m", arg: 4, scope: !242, file: !6, line: 577, type: !26)
!251 = !DILocation(line: 577, column: 23, scope: !242, inlinedAt: !245)
!252 = !DILocation(line: 579, column: 33, scope: !242, inlinedAt: !245)
!253 = !DILocation(line: 579, column: 39, scope: !242, inlinedAt: !245)
!254 = !DILocation(line: 579, column: 45, scope: !242, inlinedAt: !245)
!255 = !DILocation(line: 580, column: 36, scope: !242, inlinedAt: !245)
!256 = !DILocation(line: 580, column: 12, scope: !242, inlinedAt: !245)
!257 = !DILocalVariable(name: "this", arg: 1, scope: !258, type: !243, flags: DIFlagArtificial | DIFlagObjectPointer)
!258 = distinct !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_orderS2_", scope: !27, file: !6, line: 555, type: !122, scopeLine: 557, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !134, retainedNodes: !200)
!259 = !DILocation(line: 0, scope: !258, inlinedAt: !260)
!260 = distinct !DILocation(line: 579, column: 9, scope: !242, inlinedAt: !245)
!261 = !DILocalVariable(name: "__i1", arg: 2, scope: !258, file: !6, line: 555, type: !124)
!262 = !DILocation(line: 555, column: 43, scope: !258, inlinedAt: !260)
!263 = !DILocalVariable(name: "__i2", arg: 3, scope: !258, file: !6, line: 555, type: !32)
!264 = !DILocation(line: 555, column: 60, scope: !258, inlinedAt: !260)
!265 = !DILocalVariable(name: "__m1", arg: 4, scope: !258, file: !6, line: 556, type: !26)
!266 = !DILocation(line: 556, column: 23, scope: !258, inlinedAt: !260)
!267 = !DILocalVariable(name: "__m2", arg: 5, scope: !258, file: !6, line: 556, type: !26)
!268 = !DILocation(line: 556, column: 42, scope: !258, inlinedAt: !260)
!269 = !DILocation(line: 560, column: 38, scope: !258, inlinedAt: !260)
!270 = !DILocation(line: 561, column: 13, scope: !258, inlinedAt: !260)
!271 = !DILocation(line: 560, column: 45, scope: !258, inlinedAt: !260)
!272 = !DILocation(line: 560, column: 51, scope: !258, inlinedAt: !260)
!273 = !DILocation(line: 560, column: 9, scope: !258, inlinedAt: !260)
!274 = !DILocation(line: 561, column: 24, scope: !258, inlinedAt: !260)
!275 = !DILocation(line: 6, column: 54, scope: !217)
!276 = distinct !{!276, !238, !277, !278}
!277 = !DILocation(line: 6, column: 92, scope: !217)
!278 = !{!"llvm.loop.mustprogress"}
!279 = !DILocation(line: 6, column: 109, scope: !217)
!280 = !DILocation(line: 6, column: 104, scope: !217)
!281 = !DILocation(line: 6, column: 98, scope: !217)
!282 = !DILocation(line: 6, column: 94, scope: !217)
!283 = !DILocation(line: 6, column: 107, scope: !217)
!284 = !DILocation(line: 6, column: 112, scope: !217)
!285 = distinct !DISubprogram(name: "lock", linkageName: "_ZL4lockPv", scope: !3, file: !3, line: 7, type: !218, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !200)
!286 = !DILocalVariable(name: "i", arg: 1, scope: !285, file: !3, line: 7, type: !23)
!287 = !DILocation(line: 7, column: 25, scope: !285)
!288 = !DILocalVariable(name: "exp", scope: !285, file: !3, line: 7, type: !25)
!289 = !DILocation(line: 7, column: 34, scope: !285)
!290 = !DILocation(line: 7, column: 39, scope: !285)
!291 = !DILocation(line: 7, column: 48, scope: !292)
!292 = distinct !DILexicalBlock(scope: !285, file: !3, line: 7, column: 42)
!293 = !DILocation(line: 7, column: 53, scope: !292)
!294 = !DILocation(line: 0, scope: !242, inlinedAt: !295)
!295 = distinct !DILocation(line: 7, column: 65, scope: !285)
!296 = !DILocation(line: 576, column: 43, scope: !242, inlinedAt: !295)
!297 = !DILocation(line: 576, column: 60, scope: !242, inlinedAt: !295)
!298 = !DILocation(line: 577, column: 23, scope: !242, inlinedAt: !295)
!299 = !DILocation(line: 579, column: 33, scope: !242, inlinedAt: !295)
!300 = !DILocation(line: 579, column: 39, scope: !242, inlinedAt: !295)
!301 = !DILocation(line: 579, column: 45, scope: !242, inlinedAt: !295)
!302 = !DILocation(line: 580, column: 36, scope: !242, inlinedAt: !295)
!303 = !DILocation(line: 580, column: 12, scope: !242, inlinedAt: !295)
!304 = !DILocation(line: 0, scope: !258, inlinedAt: !305)
!305 = distinct !DILocation(line: 579, column: 9, scope: !242, inlinedAt: !295)
!306 = !DILocation(line: 555, column: 43, scope: !258, inlinedAt: !305)
!307 = !DILocation(line: 555, column: 60, scope: !258, inlinedAt: !305)
!308 = !DILocation(line: 556, column: 23, scope: !258, inlinedAt: !305)
!309 = !DILocation(line: 556, column: 42, scope: !258, inlinedAt: !305)
!310 = !DILocation(line: 560, column: 38, scope: !258, inlinedAt: !305)
!311 = !DILocation(line: 561, column: 13, scope: !258, inlinedAt: !305)
!312 = !DILocation(line: 560, column: 45, scope: !258, inlinedAt: !305)
!313 = !DILocation(line: 560, column: 51, scope: !258, inlinedAt: !305)
!314 = !DILocation(line: 560, column: 9, scope: !258, inlinedAt: !305)
!315 = !DILocation(line: 561, column: 24, scope: !258, inlinedAt: !305)
!316 = !DILocation(line: 7, column: 62, scope: !285)
!317 = distinct !{!317, !290, !318, !278}
!318 = !DILocation(line: 7, column: 96, scope: !285)
!319 = !DILocation(line: 0, scope: !225, inlinedAt: !320)
!320 = distinct !DILocation(line: 7, column: 108, scope: !285)
!321 = !DILocation(line: 481, column: 25, scope: !225, inlinedAt: !320)
!322 = !DILocation(line: 483, column: 15, scope: !225, inlinedAt: !320)
!323 = !DILocation(line: 484, column: 6, scope: !225, inlinedAt: !320)
!324 = !DILocation(line: 484, column: 10, scope: !225, inlinedAt: !320)
!325 = !DILocation(line: 488, column: 26, scope: !225, inlinedAt: !320)
!326 = !DILocation(line: 488, column: 36, scope: !225, inlinedAt: !320)
!327 = !DILocation(line: 488, column: 9, scope: !225, inlinedAt: !320)
!328 = !DILocation(line: 7, column: 104, scope: !285)
!329 = !DILocation(line: 7, column: 116, scope: !285)
!330 = distinct !DISubprogram(name: "rel", linkageName: "_ZL3relPv", scope: !3, file: !3, line: 8, type: !218, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !200)
!331 = !DILocalVariable(name: "i", arg: 1, scope: !330, file: !3, line: 8, type: !23)
!332 = !DILocation(line: 8, column: 24, scope: !330)
!333 = !DILocalVariable(name: "this", arg: 1, scope: !334, type: !243, flags: DIFlagArtificial | DIFlagObjectPointer)
!334 = distinct !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !27, file: !6, line: 616, type: !116, scopeLine: 618, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !138, retainedNodes: !200)
!335 = !DILocation(line: 0, scope: !334, inlinedAt: !336)
!336 = distinct !DILocation(line: 8, column: 31, scope: !330)
!337 = !DILocalVariable(name: "__i", arg: 2, scope: !334, file: !6, line: 616, type: !32)
!338 = !DILocation(line: 616, column: 28, scope: !334, inlinedAt: !336)
!339 = !DILocalVariable(name: "__m", arg: 3, scope: !334, file: !6, line: 617, type: !26)
!340 = !DILocation(line: 617, column: 16, scope: !334, inlinedAt: !336)
!341 = !DILocation(line: 618, column: 36, scope: !334, inlinedAt: !336)
!342 = !DILocation(line: 618, column: 51, scope: !334, inlinedAt: !336)
!343 = !DILocation(line: 618, column: 42, scope: !334, inlinedAt: !336)
!344 = !DILocation(line: 618, column: 16, scope: !334, inlinedAt: !336)
!345 = !DILocalVariable(name: "this", arg: 1, scope: !346, type: !243, flags: DIFlagArtificial | DIFlagObjectPointer)
!346 = distinct !DISubprogram(name: "store", linkageName: "_ZNSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !27, file: !6, line: 456, type: !104, scopeLine: 457, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !103, retainedNodes: !200)
!347 = !DILocation(line: 0, scope: !346, inlinedAt: !348)
!348 = distinct !DILocation(line: 8, column: 48, scope: !330)
!349 = !DILocalVariable(name: "__i", arg: 2, scope: !346, file: !6, line: 456, type: !32)
!350 = !DILocation(line: 456, column: 24, scope: !346, inlinedAt: !348)
!351 = !DILocalVariable(name: "__m", arg: 3, scope: !346, file: !6, line: 456, type: !26)
!352 = !DILocation(line: 456, column: 42, scope: !346, inlinedAt: !348)
!353 = !DILocalVariable(name: "__b", scope: !346, file: !6, line: 458, type: !26)
!354 = !DILocation(line: 458, column: 15, scope: !346, inlinedAt: !348)
!355 = !DILocation(line: 459, column: 6, scope: !346, inlinedAt: !348)
!356 = !DILocation(line: 459, column: 10, scope: !346, inlinedAt: !348)
!357 = !DILocation(line: 464, column: 20, scope: !346, inlinedAt: !348)
!358 = !DILocation(line: 464, column: 35, scope: !346, inlinedAt: !348)
!359 = !DILocation(line: 464, column: 26, scope: !346, inlinedAt: !348)
!360 = !DILocation(line: 464, column: 2, scope: !346, inlinedAt: !348)
!361 = !DILocation(line: 8, column: 58, scope: !330)
!362 = distinct !DISubprogram(name: "operator&", linkageName: "_ZStanSt12memory_orderSt23__memory_order_modifier", scope: !7, file: !6, line: 104, type: !363, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !200)
!363 = !DISubroutineType(types: !364)
!364 = !{!26, !26, !16}
!365 = !DILocalVariable(name: "__m", arg: 1, scope: !362, file: !6, line: 104, type: !26)
!366 = !DILocation(line: 104, column: 26, scope: !362)
!367 = !DILocalVariable(name: "__mod", arg: 2, scope: !362, file: !6, line: 104, type: !16)
!368 = !DILocation(line: 104, column: 55, scope: !362)
!369 = !DILocation(line: 106, column: 29, scope: !362)
!370 = !DILocation(line: 106, column: 40, scope: !362)
!371 = !DILocation(line: 106, column: 34, scope: !362)
!372 = !DILocation(line: 106, column: 5, scope: !362)
!373 = distinct !DISubprogram(name: "__cmpexch_failure_order", linkageName: "_ZSt23__cmpexch_failure_orderSt12memory_order", scope: !7, file: !6, line: 118, type: !374, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !200)
!374 = !DISubroutineType(types: !375)
!375 = !{!26, !26}
!376 = !DILocalVariable(name: "__m", arg: 1, scope: !373, file: !6, line: 118, type: !26)
!377 = !DILocation(line: 118, column: 40, scope: !373)
!378 = !DILocation(line: 120, column: 50, scope: !373)
!379 = !DILocation(line: 120, column: 54, scope: !373)
!380 = !DILocation(line: 120, column: 25, scope: !373)
!381 = !DILocation(line: 121, column: 33, scope: !373)
!382 = !DILocation(line: 121, column: 37, scope: !373)
!383 = !DILocation(line: 121, column: 7, scope: !373)
!384 = !DILocation(line: 120, column: 5, scope: !373)
!385 = distinct !DISubprogram(name: "operator|", linkageName: "_ZStorSt12memory_orderSt23__memory_order_modifier", scope: !7, file: !6, line: 98, type: !363, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !200)
!386 = !DILocalVariable(name: "__m", arg: 1, scope: !385, file: !6, line: 98, type: !26)
!387 = !DILocation(line: 98, column: 26, scope: !385)
!388 = !DILocalVariable(name: "__mod", arg: 2, scope: !385, file: !6, line: 98, type: !16)
!389 = !DILocation(line: 98, column: 55, scope: !385)
!390 = !DILocation(line: 100, column: 29, scope: !385)
!391 = !DILocation(line: 100, column: 40, scope: !385)
!392 = !DILocation(line: 100, column: 34, scope: !385)
!393 = !DILocation(line: 100, column: 5, scope: !385)
!394 = distinct !DISubprogram(name: "__cmpexch_failure_order2", linkageName: "_ZSt24__cmpexch_failure_order2St12memory_order", scope: !7, file: !6, line: 111, type: !374, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !200)
!395 = !DILocalVariable(name: "__m", arg: 1, scope: !394, file: !6, line: 111, type: !26)
!396 = !DILocation(line: 111, column: 41, scope: !394)
!397 = !DILocation(line: 113, column: 12, scope: !394)
!398 = !DILocation(line: 113, column: 16, scope: !394)
!399 = !DILocation(line: 114, column: 9, scope: !394)
!400 = !DILocation(line: 114, column: 13, scope: !394)
!401 = !DILocation(line: 114, column: 62, scope: !394)
!402 = !DILocation(line: 113, column: 5, scope: !394)
