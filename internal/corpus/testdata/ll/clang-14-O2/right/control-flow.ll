; ModuleID = 'control-flow.c'
source_filename = "control-flow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str.1 = private unnamed_addr constant [15 x i8] c"control-flow.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"fib(10) == 55\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"next() == 5 && next() == 6\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"\01\02\01\02\00\00", align 1
@.str.5 = private unnamed_addr constant [23 x i8] c"run(\22\\1\\2\\1\\2\\0\22) == 6\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"sum == 28\00", align 1
@next.n = internal unnamed_addr global i32 5, align 4, !dbg !0
@run.ops = internal unnamed_addr constant [3 x i8*] [i8* blockaddress(@run, %13), i8* blockaddress(@run, %2), i8* blockaddress(@run, %11)], align 16, !dbg !9

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !36 {
  %1 = tail call fastcc i32 @fib(i32 noundef 10), !dbg !50
  %2 = icmp eq i32 %1, 55, !dbg !50
  br i1 %2, label %4, label %3, !dbg !53

3:                                                ; preds = %0
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 42, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !50
  unreachable, !dbg !50

4:                                                ; preds = %0
  %5 = load i32, i32* @next.n, align 4, !dbg !54, !tbaa !58
  %6 = add nsw i32 %5, 1, !dbg !54
  store i32 %6, i32* @next.n, align 4, !dbg !54, !tbaa !58
  %7 = icmp eq i32 %5, 5, !dbg !62
  br i1 %7, label %9, label %8, !dbg !62

8:                                                ; preds = %4
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !62
  unreachable, !dbg !62

9:                                                ; preds = %4
  store i32 7, i32* @next.n, align 4, !dbg !63, !tbaa !58
  %10 = tail call fastcc i32 @run(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)), !dbg !65
  %11 = icmp eq i32 %10, 6, !dbg !65
  br i1 %11, label %13, label %12, !dbg !68

12:                                               ; preds = %9
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 44, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !65
  unreachable, !dbg !65

13:                                               ; preds = %9
  %14 = tail call fastcc i32 @fib(i32 noundef 6), !dbg !69
  call void @llvm.dbg.value(metadata i32 %14, metadata !38, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.value(metadata i32 0, metadata !39, metadata !DIExpression()), !dbg !70
  %15 = zext i32 %14 to i64, !dbg !71
  %16 = alloca i32, i64 %15, align 16, !dbg !71
  call void @llvm.dbg.value(metadata i64 %15, metadata !40, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata i32* %16, metadata !42, metadata !DIExpression()), !dbg !72
  %17 = bitcast i32* %16 to i8*, !dbg !73
  %18 = shl nuw nsw i64 %15, 2, !dbg !74
  call void @llvm.memset.p0i8.i64(i8* nonnull align 16 %17, i8 0, i64 %18, i1 false), !dbg !73
  call void @llvm.dbg.value(metadata i32 0, metadata !46, metadata !DIExpression()), !dbg !75
  %19 = icmp sgt i32 %14, 0, !dbg !76
  br i1 %19, label %20, label %189, !dbg !78

20:                                               ; preds = %13
  %21 = icmp ult i32 %14, 8, !dbg !78
  br i1 %21, label %81, label %22, !dbg !78

22:                                               ; preds = %20
  %23 = and i64 %15, 4294967288, !dbg !78
  %24 = add nsw i64 %23, -8, !dbg !78
  %25 = lshr exact i64 %24, 3, !dbg !78
  %26 = add nuw nsw i64 %25, 1, !dbg !78
  %27 = and i64 %26, 1, !dbg !78
  %28 = icmp eq i64 %24, 0, !dbg !78
  br i1 %28, label %63, label %29, !dbg !78

29:                                               ; preds = %22
  %30 = and i64 %26, 4611686018427387902, !dbg !78
  br label %31, !dbg !78

31:                                               ; preds = %31, %29
  %32 = phi i64 [ 0, %29 ], [ %59, %31 ], !dbg !79
  %33 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %29 ], [ %60, %31 ], !dbg !80
  %34 = phi i64 [ 0, %29 ], [ %61, %31 ]
  %35 = add <4 x i32> %33, <i32 4, i32 4, i32 4, i32 4>, !dbg !80
  %36 = getelementptr inbounds i32, i32* %16, i64 %32, !dbg !79
  %37 = bitcast i32* %36 to <4 x i32>*, !dbg !80
  %38 = load <4 x i32>, <4 x i32>* %37, align 16, !dbg !80, !tbaa !58
  %39 = getelementptr inbounds i32, i32* %36, i64 4, !dbg !80
  %40 = bitcast i32* %39 to <4 x i32>*, !dbg !80
  %41 = load <4 x i32>, <4 x i32>* %40, align 16, !dbg !80, !tbaa !58
  %42 = add nsw <4 x i32> %38, %33, !dbg !80
  %43 = add nsw <4 x i32> %41, %35, !dbg !80
  %44 = bitcast i32* %36 to <4 x i32>*, !dbg !80
  store <4 x i32> %42, <4 x i32>* %44, align 16, !dbg !80, !tbaa !58
  %45 = bitcast i32* %39 to <4 x i32>*, !dbg !80
  store <4 x i32> %43, <4 x i32>* %45, align 16, !dbg !80, !tbaa !58
  %46 = or i64 %32, 8, !dbg !79
  %47 = add <4 x i32> %33, <i32 8, i32 8, i32 8, i32 8>, !dbg !80
  %48 = add <4 x i32> %33, <i32 12, i32 12, i32 12, i32 12>, !dbg !80
  %49 = getelementptr inbounds i32, i32* %16, i64 %46, !dbg !79
  %50 = bitcast i32* %49 to <4 x i32>*, !dbg !80
  %51 = load <4 x i32>, <4 x i32>* %50, align 16, !dbg !80, !tbaa !58
  %52 = getelementptr inbounds i32, i32* %49, i64 4, !dbg !80
  %53 = bitcast i32* %52 to <4 x i32>*, !dbg !80
  %54 = load <4 x i32>, <4 x i32>* %53, align 16, !dbg !80, !tbaa !58
  %55 = add nsw <4 x i32> %51, %47, !dbg !80
  %56 = add nsw <4 x i32> %54, %48, !dbg !80
  %57 = bitcast i32* %49 to <4 x i32>*, !dbg !80
  store <4 x i32> %55, <4 x i32>* %57, align 16, !dbg !80, !tbaa !58
  %58 = bitcast i32* %52 to <4 x i32>*, !dbg !80
  store <4 x i32> %56, <4 x i32>* %58, align 16, !dbg !80, !tbaa !58
  %59 = add nuw i64 %32, 16, !dbg !79
  %60 = add <4 x i32> %33, <i32 16, i32 16, i32 16, i32 16>, !dbg !80
  %61 = add i64 %34, 2, !dbg !79
  %62 = icmp eq i64 %61, %30, !dbg !79
  br i1 %62, label %63, label %31, !dbg !79, !llvm.loop !81

63:                                               ; preds = %31, %22
  %64 = phi i64 [ 0, %22 ], [ %59, %31 ]
  %65 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %22 ], [ %60, %31 ]
  %66 = icmp eq i64 %27, 0, !dbg !79
  br i1 %66, label %79, label %67, !dbg !79

67:                                               ; preds = %63
  %68 = add <4 x i32> %65, <i32 4, i32 4, i32 4, i32 4>, !dbg !80
  %69 = getelementptr inbounds i32, i32* %16, i64 %64, !dbg !79
  %70 = bitcast i32* %69 to <4 x i32>*, !dbg !80
  %71 = load <4 x i32>, <4 x i32>* %70, align 16, !dbg !80, !tbaa !58
  %72 = getelementptr inbounds i32, i32* %69, i64 4, !dbg !80
  %73 = bitcast i32* %72 to <4 x i32>*, !dbg !80
  %74 = load <4 x i32>, <4 x i32>* %73, align 16, !dbg !80, !tbaa !58
  %75 = add nsw <4 x i32> %71, %65, !dbg !80
  %76 = add nsw <4 x i32> %74, %68, !dbg !80
  %77 = bitcast i32* %69 to <4 x i32>*, !dbg !80
  store <4 x i32> %75, <4 x i32>* %77, align 16, !dbg !80, !tbaa !58
  %78 = bitcast i32* %72 to <4 x i32>*, !dbg !80
  store <4 x i32> %76, <4 x i32>* %78, align 16, !dbg !80, !tbaa !58
  br label %79, !dbg !78

79:                                               ; preds = %63, %67
  %80 = icmp eq i64 %23, %15, !dbg !78
  br i1 %80, label %83, label %81, !dbg !78

81:                                               ; preds = %20, %79
  %82 = phi i64 [ 0, %20 ], [ %23, %79 ]
  br label %170, !dbg !78

83:                                               ; preds = %170, %79
  call void @llvm.dbg.value(metadata i32 0, metadata !48, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.value(metadata i32 0, metadata !39, metadata !DIExpression()), !dbg !70
  br i1 %19, label %84, label %189, !dbg !86

84:                                               ; preds = %83
  %85 = icmp ult i32 %14, 8, !dbg !86
  br i1 %85, label %167, label %86, !dbg !86

86:                                               ; preds = %84
  %87 = and i64 %15, 4294967288, !dbg !86
  %88 = add nsw i64 %87, -8, !dbg !86
  %89 = lshr exact i64 %88, 3, !dbg !86
  %90 = add nuw nsw i64 %89, 1, !dbg !86
  %91 = and i64 %90, 3, !dbg !86
  %92 = icmp ult i64 %88, 24, !dbg !86
  br i1 %92, label %138, label %93, !dbg !86

93:                                               ; preds = %86
  %94 = and i64 %90, 4611686018427387900, !dbg !86
  br label %95, !dbg !86

95:                                               ; preds = %95, %93
  %96 = phi i64 [ 0, %93 ], [ %135, %95 ], !dbg !87
  %97 = phi <4 x i32> [ zeroinitializer, %93 ], [ %133, %95 ]
  %98 = phi <4 x i32> [ zeroinitializer, %93 ], [ %134, %95 ]
  %99 = phi i64 [ 0, %93 ], [ %136, %95 ]
  %100 = getelementptr inbounds i32, i32* %16, i64 %96, !dbg !87
  %101 = bitcast i32* %100 to <4 x i32>*, !dbg !89
  %102 = load <4 x i32>, <4 x i32>* %101, align 16, !dbg !89, !tbaa !58
  %103 = getelementptr inbounds i32, i32* %100, i64 4, !dbg !89
  %104 = bitcast i32* %103 to <4 x i32>*, !dbg !89
  %105 = load <4 x i32>, <4 x i32>* %104, align 16, !dbg !89, !tbaa !58
  %106 = add <4 x i32> %102, %97, !dbg !90
  %107 = add <4 x i32> %105, %98, !dbg !90
  %108 = or i64 %96, 8, !dbg !87
  %109 = getelementptr inbounds i32, i32* %16, i64 %108, !dbg !87
  %110 = bitcast i32* %109 to <4 x i32>*, !dbg !89
  %111 = load <4 x i32>, <4 x i32>* %110, align 16, !dbg !89, !tbaa !58
  %112 = getelementptr inbounds i32, i32* %109, i64 4, !dbg !89
  %113 = bitcast i32* %112 to <4 x i32>*, !dbg !89
  %114 = load <4 x i32>, <4 x i32>* %113, align 16, !dbg !89, !tbaa !58
  %115 = add <4 x i32> %111, %106, !dbg !90
  %116 = add <4 x i32> %114, %107, !dbg !90
  %117 = or i64 %96, 16, !dbg !87
  %118 = getelementptr inbounds i32, i32* %16, i64 %117, !dbg !87
  %119 = bitcast i32* %118 to <4 x i32>*, !dbg !89
  %120 = load <4 x i32>, <4 x i32>* %119, align 16, !dbg !89, !tbaa !58
  %121 = getelementptr inbounds i32, i32* %118, i64 4, !dbg !89
  %122 = bitcast i32* %121 to <4 x i32>*, !dbg !89
  %123 = load <4 x i32>, <4 x i32>* %122, align 16, !dbg !89, !tbaa !58
  %124 = add <4 x i32> %120, %115, !dbg !90
  %125 = add <4 x i32> %123, %116, !dbg !90
  %126 = or i64 %96, 24, !dbg !87
  %127 = getelementptr inbounds i32, i32* %16, i64 %126, !dbg !87
  %128 = bitcast i32* %127 to <4 x i32>*, !dbg !89
  %129 = load <4 x i32>, <4 x i32>* %128, align 16, !dbg !89, !tbaa !58
  %130 = getelementptr inbounds i32, i32* %127, i64 4, !dbg !89
  %131 = bitcast i32* %130 to <4 x i32>*, !dbg !89
  %132 = load <4 x i32>, <4 x i32>* %131, align 16, !dbg !89, !tbaa !58
  %133 = add <4 x i32> %129, %124, !dbg !90
  %134 = add <4 x i32> %132, %125, !dbg !90
  %135 = add nuw i64 %96, 32, !dbg !87
  %136 = add i64 %99, 4, !dbg !87
  %137 = icmp eq i64 %136, %94, !dbg !87
  br i1 %137, label %138, label %95, !dbg !87, !llvm.loop !91

138:                                              ; preds = %95, %86
  %139 = phi <4 x i32> [ undef, %86 ], [ %133, %95 ]
  %140 = phi <4 x i32> [ undef, %86 ], [ %134, %95 ]
  %141 = phi i64 [ 0, %86 ], [ %135, %95 ]
  %142 = phi <4 x i32> [ zeroinitializer, %86 ], [ %133, %95 ]
  %143 = phi <4 x i32> [ zeroinitializer, %86 ], [ %134, %95 ]
  %144 = icmp eq i64 %91, 0, !dbg !87
  br i1 %144, label %161, label %145, !dbg !87

145:                                              ; preds = %138, %145
  %146 = phi i64 [ %158, %145 ], [ %141, %138 ], !dbg !87
  %147 = phi <4 x i32> [ %156, %145 ], [ %142, %138 ]
  %148 = phi <4 x i32> [ %157, %145 ], [ %143, %138 ]
  %149 = phi i64 [ %159, %145 ], [ 0, %138 ]
  %150 = getelementptr inbounds i32, i32* %16, i64 %146, !dbg !87
  %151 = bitcast i32* %150 to <4 x i32>*, !dbg !89
  %152 = load <4 x i32>, <4 x i32>* %151, align 16, !dbg !89, !tbaa !58
  %153 = getelementptr inbounds i32, i32* %150, i64 4, !dbg !89
  %154 = bitcast i32* %153 to <4 x i32>*, !dbg !89
  %155 = load <4 x i32>, <4 x i32>* %154, align 16, !dbg !89, !tbaa !58
  %156 = add <4 x i32> %152, %147, !dbg !90
  %157 = add <4 x i32> %155, %148, !dbg !90
  %158 = add nuw i64 %146, 8, !dbg !87
  %159 = add i64 %149, 1, !dbg !87
  %160 = icmp eq i64 %159, %91, !dbg !87
  br i1 %160, label %161, label %145, !dbg !87, !llvm.loop !93

161:                                              ; preds = %145, %138
  %162 = phi <4 x i32> [ %139, %138 ], [ %156, %145 ], !dbg !90
  %163 = phi <4 x i32> [ %140, %138 ], [ %157, %145 ], !dbg !90
  %164 = add <4 x i32> %163, %162, !dbg !86
  %165 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %164), !dbg !86
  %166 = icmp eq i64 %87, %15, !dbg !86
  br i1 %166, label %178, label %167, !dbg !86

167:                                              ; preds = %84, %161
  %168 = phi i64 [ 0, %84 ], [ %87, %161 ]
  %169 = phi i32 [ 0, %84 ], [ %165, %161 ]
  br label %181, !dbg !86

170:                                              ; preds = %81, %170
  %171 = phi i64 [ %176, %170 ], [ %82, %81 ]
  call void @llvm.dbg.value(metadata i64 %171, metadata !46, metadata !DIExpression()), !dbg !75
  %172 = getelementptr inbounds i32, i32* %16, i64 %171, !dbg !95
  %173 = load i32, i32* %172, align 4, !dbg !80, !tbaa !58
  %174 = trunc i64 %171 to i32, !dbg !80
  %175 = add nsw i32 %173, %174, !dbg !80
  store i32 %175, i32* %172, align 4, !dbg !80, !tbaa !58
  %176 = add nuw nsw i64 %171, 1, !dbg !79
  call void @llvm.dbg.value(metadata i64 %176, metadata !46, metadata !DIExpression()), !dbg !75
  %177 = icmp eq i64 %176, %15, !dbg !76
  br i1 %177, label %83, label %170, !dbg !78, !llvm.loop !96

178:                                              ; preds = %181, %161
  %179 = phi i32 [ %165, %161 ], [ %186, %181 ], !dbg !90
  %180 = icmp eq i32 %179, 28, !dbg !98
  br i1 %180, label %190, label %189, !dbg !101

181:                                              ; preds = %167, %181
  %182 = phi i64 [ %187, %181 ], [ %168, %167 ]
  %183 = phi i32 [ %186, %181 ], [ %169, %167 ]
  call void @llvm.dbg.value(metadata i64 %182, metadata !48, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.value(metadata i32 %183, metadata !39, metadata !DIExpression()), !dbg !70
  %184 = getelementptr inbounds i32, i32* %16, i64 %182, !dbg !89
  %185 = load i32, i32* %184, align 4, !dbg !89, !tbaa !58
  %186 = add nsw i32 %185, %183, !dbg !90
  call void @llvm.dbg.value(metadata i32 %186, metadata !39, metadata !DIExpression()), !dbg !70
  %187 = add nuw nsw i64 %182, 1, !dbg !87
  call void @llvm.dbg.value(metadata i64 %187, metadata !48, metadata !DIExpression()), !dbg !85
  %188 = icmp eq i64 %187, %15, !dbg !102
  br i1 %188, label %178, label %181, !dbg !86, !llvm.loop !103

189:                                              ; preds = %13, %83, %178
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 52, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !98
  unreachable, !dbg !98

190:                                              ; preds = %178
  ret i32 0, !dbg !104
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone uwtable
define internal fastcc i32 @fib(i32 noundef %0) unnamed_addr #2 !dbg !105 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !109, metadata !DIExpression()), !dbg !110
  %2 = icmp slt i32 %0, 2, !dbg !111
  br i1 %2, label %11, label %3, !dbg !112

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
  call void @llvm.dbg.value(metadata i32 %4, metadata !109, metadata !DIExpression()), !dbg !110
  %6 = add nsw i32 %4, -1, !dbg !113
  %7 = tail call fastcc i32 @fib(i32 noundef %6), !dbg !114
  %8 = add nsw i32 %4, -2, !dbg !115
  %9 = add nsw i32 %7, %5, !dbg !116
  call void @llvm.dbg.value(metadata i32 %8, metadata !109, metadata !DIExpression()), !dbg !110
  %10 = icmp ult i32 %4, 4, !dbg !111
  br i1 %10, label %11, label %3, !dbg !112

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %8, %3 ]
  %14 = add nsw i32 %13, %12, !dbg !116
  ret i32 %14, !dbg !117
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define internal fastcc i32 @run(i8* nocapture noundef readnone %0) #3 !dbg !11 {
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0), metadata !18, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.value(metadata i32 0, metadata !19, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 1), metadata !18, metadata !DIExpression()), !dbg !118
  br label %14, !dbg !119

2:                                                ; preds = %14
  call void @llvm.dbg.label(metadata !20), !dbg !120
  %3 = add nsw i32 %16, 1, !dbg !121
  call void @llvm.dbg.value(metadata i32 %3, metadata !19, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.value(metadata i8* %15, metadata !18, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !118
  br label %4, !dbg !122

4:                                                ; preds = %2, %11
  %5 = phi i32 [ %12, %11 ], [ %3, %2 ]
  %6 = load i8, i8* %15, align 1, !dbg !118, !tbaa !123
  %7 = sext i8 %6 to i64, !dbg !118
  %8 = getelementptr inbounds [3 x i8*], [3 x i8*]* @run.ops, i64 0, i64 %7, !dbg !118
  %9 = load i8*, i8** %8, align 8, !dbg !118, !tbaa !124
  %10 = getelementptr inbounds i8, i8* %15, i64 1, !dbg !118
  br label %14, !dbg !118

11:                                               ; preds = %14
  call void @llvm.dbg.label(metadata !21), !dbg !126
  %12 = shl nsw i32 %16, 1, !dbg !127
  call void @llvm.dbg.value(metadata i32 %12, metadata !19, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.value(metadata i8* %15, metadata !18, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !118
  br label %4, !dbg !128

13:                                               ; preds = %14
  call void @llvm.dbg.label(metadata !22), !dbg !129
  ret i32 %16, !dbg !130

14:                                               ; preds = %4, %1
  %15 = phi i8* [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 1), %1 ], [ %10, %4 ], !dbg !118
  %16 = phi i32 [ 0, %1 ], [ %5, %4 ], !dbg !118
  %17 = phi i8* [ blockaddress(@run, %2), %1 ], [ %9, %4 ]
  call void @llvm.dbg.value(metadata i32 %16, metadata !19, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.value(metadata i8* %15, metadata !18, metadata !DIExpression()), !dbg !118
  indirectbr i8* %17, [label %13, label %2, label %11]
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nofree nosync nounwind readnone willreturn }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 20, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 18, type: !4, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !28)
!3 = !DIFile(filename: "control-flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "7efd99b2c51f4a00c9dceea36687de29")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !5, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "ops", scope: !11, file: !3, line: 26, type: !23, isLocal: true, isDefinition: true)
!11 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !12, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !17)
!12 = !DISubroutineType(types: !13)
!13 = !{!6, !14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18, !19, !20, !21, !22}
!18 = !DILocalVariable(name: "code", arg: 1, scope: !11, file: !3, line: 24, type: !14)
!19 = !DILocalVariable(name: "acc", scope: !11, file: !3, line: 27, type: !6)
!20 = !DILabel(scope: !11, name: "inc", file: !3, line: 29)
!21 = !DILabel(scope: !11, name: "twice", file: !3, line: 32)
!22 = !DILabel(scope: !11, name: "stop", file: !3, line: 35)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 192, elements: !26)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !{!27}
!27 = !DISubrange(count: 3)
!28 = !{}
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 7, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 1}
!35 = !{!"Debian clang version 14.0.6"}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !4, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !37)
!37 = !{!38, !39, !40, !42, !46, !48}
!38 = !DILocalVariable(name: "n", scope: !36, file: !3, line: 45, type: !6)
!39 = !DILocalVariable(name: "sum", scope: !36, file: !3, line: 45, type: !6)
!40 = !DILocalVariable(name: "__vla_expr0", scope: !36, type: !41, flags: DIFlagArtificial)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocalVariable(name: "vla", scope: !36, file: !3, line: 46, type: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: !40)
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 48, type: !6)
!47 = distinct !DILexicalBlock(scope: !36, file: !3, line: 48, column: 2)
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 50, type: !6)
!49 = distinct !DILexicalBlock(scope: !36, file: !3, line: 50, column: 2)
!50 = !DILocation(line: 42, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 42, column: 2)
!52 = distinct !DILexicalBlock(scope: !36, file: !3, line: 42, column: 2)
!53 = !DILocation(line: 42, column: 2, scope: !52)
!54 = !DILocation(line: 21, column: 10, scope: !2, inlinedAt: !55)
!55 = distinct !DILocation(line: 43, column: 2, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 43, column: 2)
!57 = distinct !DILexicalBlock(scope: !36, file: !3, line: 43, column: 2)
!58 = !{!59, !59, i64 0}
!59 = !{!"int", !60, i64 0}
!60 = !{!"omnipotent char", !61, i64 0}
!61 = !{!"Simple C/C++ TBAA"}
!62 = !DILocation(line: 43, column: 2, scope: !56)
!63 = !DILocation(line: 21, column: 10, scope: !2, inlinedAt: !64)
!64 = distinct !DILocation(line: 43, column: 2, scope: !56)
!65 = !DILocation(line: 44, column: 2, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 44, column: 2)
!67 = distinct !DILexicalBlock(scope: !36, file: !3, line: 44, column: 2)
!68 = !DILocation(line: 44, column: 2, scope: !67)
!69 = !DILocation(line: 45, column: 10, scope: !36)
!70 = !DILocation(line: 0, scope: !36)
!71 = !DILocation(line: 46, column: 2, scope: !36)
!72 = !DILocation(line: 46, column: 6, scope: !36)
!73 = !DILocation(line: 47, column: 2, scope: !36)
!74 = !DILocation(line: 47, column: 17, scope: !36)
!75 = !DILocation(line: 0, scope: !47)
!76 = !DILocation(line: 48, column: 20, scope: !77)
!77 = distinct !DILexicalBlock(scope: !47, file: !3, line: 48, column: 2)
!78 = !DILocation(line: 48, column: 2, scope: !47)
!79 = !DILocation(line: 48, column: 26, scope: !77)
!80 = !DILocation(line: 49, column: 10, scope: !77)
!81 = distinct !{!81, !78, !82, !83, !84}
!82 = !DILocation(line: 49, column: 13, scope: !47)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !{!"llvm.loop.isvectorized", i32 1}
!85 = !DILocation(line: 0, scope: !49)
!86 = !DILocation(line: 50, column: 2, scope: !49)
!87 = !DILocation(line: 50, column: 26, scope: !88)
!88 = distinct !DILexicalBlock(scope: !49, file: !3, line: 50, column: 2)
!89 = !DILocation(line: 51, column: 10, scope: !88)
!90 = !DILocation(line: 51, column: 7, scope: !88)
!91 = distinct !{!91, !86, !92, !83, !84}
!92 = !DILocation(line: 51, column: 15, scope: !49)
!93 = distinct !{!93, !94}
!94 = !{!"llvm.loop.unroll.disable"}
!95 = !DILocation(line: 49, column: 3, scope: !77)
!96 = distinct !{!96, !78, !82, !83, !97, !84}
!97 = !{!"llvm.loop.unroll.runtime.disable"}
!98 = !DILocation(line: 52, column: 2, scope: !99)
!99 = distinct !DILexicalBlock(scope: !100, file: !3, line: 52, column: 2)
!100 = distinct !DILexicalBlock(scope: !36, file: !3, line: 52, column: 2)
!101 = !DILocation(line: 52, column: 2, scope: !100)
!102 = !DILocation(line: 50, column: 20, scope: !88)
!103 = distinct !{!103, !86, !92, !83, !97, !84}
!104 = !DILocation(line: 54, column: 1, scope: !36)
!105 = distinct !DISubprogram(name: "fib", scope: !3, file: !3, line: 16, type: !106, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !108)
!106 = !DISubroutineType(types: !107)
!107 = !{!6, !6}
!108 = !{!109}
!109 = !DILocalVariable(name: "n", arg: 1, scope: !105, file: !3, line: 16, type: !6)
!110 = !DILocation(line: 0, scope: !105)
!111 = !DILocation(line: 16, column: 34, scope: !105)
!112 = !DILocation(line: 16, column: 32, scope: !105)
!113 = !DILocation(line: 16, column: 50, scope: !105)
!114 = !DILocation(line: 16, column: 44, scope: !105)
!115 = !DILocation(line: 16, column: 63, scope: !105)
!116 = !DILocation(line: 16, column: 55, scope: !105)
!117 = !DILocation(line: 16, column: 25, scope: !105)
!118 = !DILocation(line: 0, scope: !11)
!119 = !DILocation(line: 28, column: 2, scope: !11)
!120 = !DILocation(line: 29, column: 1, scope: !11)
!121 = !DILocation(line: 30, column: 5, scope: !11)
!122 = !DILocation(line: 31, column: 2, scope: !11)
!123 = !{!60, !60, i64 0}
!124 = !{!125, !125, i64 0}
!125 = !{!"any pointer", !60, i64 0}
!126 = !DILocation(line: 32, column: 1, scope: !11)
!127 = !DILocation(line: 33, column: 6, scope: !11)
!128 = !DILocation(line: 34, column: 2, scope: !11)
!129 = !DILocation(line: 35, column: 1, scope: !11)
!130 = !DILocation(line: 36, column: 2, scope: !11)
