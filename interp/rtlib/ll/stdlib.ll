target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__gmc_rt_environ = dso_local local_unnamed_addr global i8** null, align 8

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_abs(i32 noundef %0) local_unnamed_addr {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local i64 @__gmc_rt_labs(i64 noundef %0) local_unnamed_addr {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local i64 @__gmc_rt_llabs(i64 noundef %0) local_unnamed_addr {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i64 @__gmc_rt_div(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %5 = zext i32 %4 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %3 to i64
  %8 = or i64 %6, %7
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local { i64, i64 } @__gmc_rt_ldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local { i64, i64 } @__gmc_rt_lldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %13, %11
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

; Function Attrs: nounwind
define internal fastcc i64 @parse(i8* noundef %0, i8** noundef writeonly %1, i32 noundef %2, i32* nocapture noundef writeonly %3, i32* nocapture noundef %4) unnamed_addr {
  store i32 0, i32* %4, align 4
  store i32 0, i32* %3, align 4
  %6 = icmp eq i8** %1, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  store i8* %0, i8** %1, align 8
  br label %8

8:                                                ; preds = %7, %5
  %9 = icmp eq i32 %2, 1
  %10 = icmp ugt i32 %2, 36
  %11 = or i1 %10, %9
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call i32* @__gmc_rt___errno_location()
  store i32 22, i32* %13, align 4
  br label %145

14:                                               ; preds = %8, %17
  %15 = phi i8* [ %18, %17 ], [ %0, %8 ]
  %16 = load i8, i8* %15, align 1
  switch i8 %16, label %23 [
    i8 32, label %17
    i8 13, label %17
    i8 12, label %17
    i8 11, label %17
    i8 10, label %17
    i8 9, label %17
    i8 45, label %19
    i8 43, label %19
  ]

17:                                               ; preds = %14, %14, %14, %14, %14, %14
  %18 = getelementptr inbounds i8, i8* %15, i64 1
  br label %14

19:                                               ; preds = %14, %14
  %20 = getelementptr inbounds i8, i8* %15, i64 1
  %21 = icmp eq i8 %16, 45
  %22 = zext i1 %21 to i32
  store i32 %22, i32* %3, align 4
  br label %23

23:                                               ; preds = %14, %19
  %24 = phi i8* [ %20, %19 ], [ %15, %14 ]
  %25 = and i32 %2, -17
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %58

27:                                               ; preds = %23
  %28 = load i8, i8* %24, align 1
  %29 = icmp eq i8 %28, 48
  br i1 %29, label %30, label %58

30:                                               ; preds = %27
  %31 = getelementptr inbounds i8, i8* %24, i64 1
  %32 = load i8, i8* %31, align 1
  %33 = and i8 %32, -33
  %34 = icmp eq i8 %33, 88
  br i1 %34, label %35, label %58

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, i8* %24, i64 2
  %37 = load i8, i8* %36, align 1
  %38 = sext i8 %37 to i32
  %39 = add i8 %37, -48
  %40 = icmp ult i8 %39, 10
  br i1 %40, label %41, label %43

41:                                               ; preds = %35
  %42 = add nsw i32 %38, -48
  br label %53

43:                                               ; preds = %35
  %44 = add i8 %37, -97
  %45 = icmp ult i8 %44, 26
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = add nsw i32 %38, -87
  br label %53

48:                                               ; preds = %43
  %49 = add i8 %37, -65
  %50 = icmp ult i8 %49, 26
  %51 = add nsw i32 %38, -55
  %52 = select i1 %50, i32 %51, i32 99
  br label %53

53:                                               ; preds = %41, %46, %48
  %54 = phi i32 [ %42, %41 ], [ %47, %46 ], [ %52, %48 ]
  %55 = icmp slt i32 %54, 16
  %56 = select i1 %55, i32 16, i32 %2
  %57 = select i1 %55, i8* %36, i8* %24
  br label %58

58:                                               ; preds = %53, %23, %30, %27
  %59 = phi i32 [ %2, %30 ], [ %2, %27 ], [ %2, %23 ], [ %56, %53 ]
  %60 = phi i8* [ %24, %30 ], [ %24, %27 ], [ %24, %23 ], [ %57, %53 ]
  %61 = icmp eq i32 %59, 0
  br i1 %61, label %62, label %66

62:                                               ; preds = %58
  %63 = load i8, i8* %60, align 1
  %64 = icmp eq i8 %63, 48
  %65 = select i1 %64, i32 8, i32 10
  br label %66

66:                                               ; preds = %62, %58
  %67 = phi i32 [ %65, %62 ], [ %59, %58 ]
  %68 = load i8, i8* %60, align 1
  %69 = sext i8 %68 to i32
  %70 = add i8 %68, -48
  %71 = icmp ult i8 %70, 10
  br i1 %71, label %72, label %74

72:                                               ; preds = %66
  %73 = add nsw i32 %69, -48
  br label %84

74:                                               ; preds = %66
  %75 = add i8 %68, -97
  %76 = icmp ult i8 %75, 26
  br i1 %76, label %77, label %79

77:                                               ; preds = %74
  %78 = add nsw i32 %69, -87
  br label %84

79:                                               ; preds = %74
  %80 = add i8 %68, -65
  %81 = icmp ult i8 %80, 26
  %82 = add nsw i32 %69, -55
  %83 = select i1 %81, i32 %82, i32 99
  br label %84

84:                                               ; preds = %72, %77, %79
  %85 = phi i32 [ %73, %72 ], [ %78, %77 ], [ %83, %79 ]
  %86 = icmp slt i32 %85, %67
  br i1 %86, label %87, label %145

87:                                               ; preds = %84
  %88 = sext i32 %67 to i64
  br label %89

89:                                               ; preds = %87, %136
  %90 = phi i8* [ %138, %136 ], [ %60, %87 ]
  %91 = phi i64 [ %137, %136 ], [ 0, %87 ]
  %92 = load i8, i8* %90, align 1
  %93 = sext i8 %92 to i32
  %94 = add i8 %92, -48
  %95 = icmp ult i8 %94, 10
  br i1 %95, label %96, label %98

96:                                               ; preds = %89
  %97 = add nsw i32 %93, -48
  br label %108

98:                                               ; preds = %89
  %99 = add i8 %92, -97
  %100 = icmp ult i8 %99, 26
  br i1 %100, label %101, label %103

101:                                              ; preds = %98
  %102 = add nsw i32 %93, -87
  br label %108

103:                                              ; preds = %98
  %104 = add i8 %92, -65
  %105 = icmp ult i8 %104, 26
  %106 = add nsw i32 %93, -55
  %107 = select i1 %105, i32 %106, i32 99
  br label %108

108:                                              ; preds = %96, %101, %103
  %109 = phi i32 [ %97, %96 ], [ %102, %101 ], [ %107, %103 ]
  %110 = icmp slt i32 %109, %67
  br i1 %110, label %111, label %139

111:                                              ; preds = %108
  %112 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %91, i64 %88)
  %113 = extractvalue { i64, i1 } %112, 1
  %114 = extractvalue { i64, i1 } %112, 0
  br i1 %113, label %134, label %115

115:                                              ; preds = %111
  br i1 %95, label %116, label %118

116:                                              ; preds = %115
  %117 = add nsw i32 %93, -48
  br label %128

118:                                              ; preds = %115
  %119 = add i8 %92, -97
  %120 = icmp ult i8 %119, 26
  br i1 %120, label %121, label %123

121:                                              ; preds = %118
  %122 = add nsw i32 %93, -87
  br label %128

123:                                              ; preds = %118
  %124 = add i8 %92, -65
  %125 = icmp ult i8 %124, 26
  %126 = add nsw i32 %93, -55
  %127 = select i1 %125, i32 %126, i32 99
  br label %128

128:                                              ; preds = %116, %121, %123
  %129 = phi i32 [ %117, %116 ], [ %122, %121 ], [ %127, %123 ]
  %130 = zext i32 %129 to i64
  %131 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %114, i64 %130)
  %132 = extractvalue { i64, i1 } %131, 1
  %133 = extractvalue { i64, i1 } %131, 0
  br i1 %132, label %134, label %136

134:                                              ; preds = %128, %111
  %135 = phi i64 [ %114, %111 ], [ %133, %128 ]
  store i32 1, i32* %4, align 4
  br label %136

136:                                              ; preds = %128, %134
  %137 = phi i64 [ %135, %134 ], [ %133, %128 ]
  %138 = getelementptr inbounds i8, i8* %90, i64 1
  br label %89

139:                                              ; preds = %108
  br i1 %6, label %141, label %140

140:                                              ; preds = %139
  store i8* %90, i8** %1, align 8
  br label %141

141:                                              ; preds = %140, %139
  %142 = load i32, i32* %4, align 4
  %143 = icmp eq i32 %142, 0
  %144 = select i1 %143, i64 %91, i64 -1
  br label %145

145:                                              ; preds = %84, %141, %12
  %146 = phi i64 [ 0, %12 ], [ %144, %141 ], [ 0, %84 ]
  ret i64 %146
}

declare i32* @__gmc_rt___errno_location() local_unnamed_addr

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_strtoimax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_strtoq(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___isoc23_strtol(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___isoc23_strtoll(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %21
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_strtoumax(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_strtouq(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___isoc23_strtoul(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___isoc23_strtoull(i8* noundef %0, i8** noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call fastcc i64 @parse(i8* noundef %0, i8** noundef %1, i32 noundef %2, i32* noundef nonnull %4, i32* noundef nonnull %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:                                               ; preds = %3
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i64 %19
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_atoi(i8* nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i8* [ %6, %5 ], [ %0, %1 ]
  %4 = load i8, i8* %3, align 1
  switch i8 %4, label %11 [
    i8 32, label %5
    i8 13, label %5
    i8 12, label %5
    i8 11, label %5
    i8 10, label %5
    i8 9, label %5
    i8 45, label %7
    i8 43, label %7
  ]

5:                                                ; preds = %2, %2, %2, %2, %2, %2
  %6 = getelementptr inbounds i8, i8* %3, i64 1
  br label %2

7:                                                ; preds = %2, %2
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  %9 = icmp eq i8 %4, 45
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %2, %7
  %12 = phi i32 [ %10, %7 ], [ 0, %2 ]
  %13 = phi i8* [ %8, %7 ], [ %3, %2 ]
  %14 = load i8, i8* %13, align 1
  %15 = sext i8 %14 to i32
  %16 = add i8 %14, -48
  %17 = icmp ult i8 %16, 10
  br i1 %17, label %18, label %20

18:                                               ; preds = %11
  %19 = add nsw i32 %15, -48
  br label %30

20:                                               ; preds = %11
  %21 = add i8 %14, -97
  %22 = icmp ult i8 %21, 26
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = add nsw i32 %15, -87
  br label %30

25:                                               ; preds = %20
  %26 = add i8 %14, -65
  %27 = icmp ult i8 %26, 26
  %28 = add nsw i32 %15, -55
  %29 = select i1 %27, i32 %28, i32 99
  br label %30

30:                                               ; preds = %25, %23, %18
  %31 = phi i32 [ %19, %18 ], [ %24, %23 ], [ %29, %25 ]
  %32 = icmp slt i32 %31, 10
  br i1 %32, label %33, label %88

33:                                               ; preds = %30, %81
  %34 = phi i32 [ %82, %81 ], [ 0, %30 ]
  %35 = phi i8* [ %84, %81 ], [ %13, %30 ]
  %36 = phi i64 [ %83, %81 ], [ 0, %30 ]
  %37 = load i8, i8* %35, align 1
  %38 = sext i8 %37 to i32
  %39 = add i8 %37, -48
  %40 = icmp ult i8 %39, 10
  br i1 %40, label %41, label %43

41:                                               ; preds = %33
  %42 = add nsw i32 %38, -48
  br label %53

43:                                               ; preds = %33
  %44 = add i8 %37, -97
  %45 = icmp ult i8 %44, 26
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = add nsw i32 %38, -87
  br label %53

48:                                               ; preds = %43
  %49 = add i8 %37, -65
  %50 = icmp ult i8 %49, 26
  %51 = add nsw i32 %38, -55
  %52 = select i1 %50, i32 %51, i32 99
  br label %53

53:                                               ; preds = %48, %46, %41
  %54 = phi i32 [ %42, %41 ], [ %47, %46 ], [ %52, %48 ]
  %55 = icmp slt i32 %54, 10
  br i1 %55, label %56, label %85

56:                                               ; preds = %53
  %57 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %36, i64 10)
  %58 = extractvalue { i64, i1 } %57, 1
  %59 = extractvalue { i64, i1 } %57, 0
  br i1 %58, label %79, label %60

60:                                               ; preds = %56
  br i1 %40, label %61, label %63

61:                                               ; preds = %60
  %62 = add nsw i32 %38, -48
  br label %73

63:                                               ; preds = %60
  %64 = add i8 %37, -97
  %65 = icmp ult i8 %64, 26
  br i1 %65, label %66, label %68

66:                                               ; preds = %63
  %67 = add nsw i32 %38, -87
  br label %73

68:                                               ; preds = %63
  %69 = add i8 %37, -65
  %70 = icmp ult i8 %69, 26
  %71 = add nsw i32 %38, -55
  %72 = select i1 %70, i32 %71, i32 99
  br label %73

73:                                               ; preds = %68, %66, %61
  %74 = phi i32 [ %62, %61 ], [ %67, %66 ], [ %72, %68 ]
  %75 = zext i32 %74 to i64
  %76 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %59, i64 %75)
  %77 = extractvalue { i64, i1 } %76, 1
  %78 = extractvalue { i64, i1 } %76, 0
  br i1 %77, label %79, label %81

79:                                               ; preds = %73, %56
  %80 = phi i64 [ %59, %56 ], [ %78, %73 ]
  br label %81

81:                                               ; preds = %79, %73
  %82 = phi i32 [ 1, %79 ], [ %34, %73 ]
  %83 = phi i64 [ %80, %79 ], [ %78, %73 ]
  %84 = getelementptr inbounds i8, i8* %35, i64 1
  br label %33

85:                                               ; preds = %53
  %86 = icmp eq i32 %34, 0
  %87 = select i1 %86, i64 %36, i64 -1
  br label %88

88:                                               ; preds = %30, %85
  %89 = phi i32 [ %34, %85 ], [ 0, %30 ]
  %90 = phi i64 [ %87, %85 ], [ 0, %30 ]
  %91 = icmp eq i32 %12, 0
  %92 = select i1 %91, i64 9223372036854775807, i64 -9223372036854775808
  %93 = icmp ne i32 %89, 0
  %94 = icmp ugt i64 %90, %92
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %96, label %98

96:                                               ; preds = %88
  %97 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %97, align 4
  br label %98

98:                                               ; preds = %88, %96
  %99 = phi i64 [ %92, %96 ], [ %90, %88 ]
  %100 = sub i64 0, %99
  %101 = select i1 %91, i64 %99, i64 %100
  %102 = trunc i64 %101 to i32
  ret i32 %102
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_atol(i8* nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i8* [ %6, %5 ], [ %0, %1 ]
  %4 = load i8, i8* %3, align 1
  switch i8 %4, label %11 [
    i8 32, label %5
    i8 13, label %5
    i8 12, label %5
    i8 11, label %5
    i8 10, label %5
    i8 9, label %5
    i8 45, label %7
    i8 43, label %7
  ]

5:                                                ; preds = %2, %2, %2, %2, %2, %2
  %6 = getelementptr inbounds i8, i8* %3, i64 1
  br label %2

7:                                                ; preds = %2, %2
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  %9 = icmp eq i8 %4, 45
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %2, %7
  %12 = phi i32 [ %10, %7 ], [ 0, %2 ]
  %13 = phi i8* [ %8, %7 ], [ %3, %2 ]
  %14 = load i8, i8* %13, align 1
  %15 = sext i8 %14 to i32
  %16 = add i8 %14, -48
  %17 = icmp ult i8 %16, 10
  br i1 %17, label %18, label %20

18:                                               ; preds = %11
  %19 = add nsw i32 %15, -48
  br label %30

20:                                               ; preds = %11
  %21 = add i8 %14, -97
  %22 = icmp ult i8 %21, 26
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = add nsw i32 %15, -87
  br label %30

25:                                               ; preds = %20
  %26 = add i8 %14, -65
  %27 = icmp ult i8 %26, 26
  %28 = add nsw i32 %15, -55
  %29 = select i1 %27, i32 %28, i32 99
  br label %30

30:                                               ; preds = %25, %23, %18
  %31 = phi i32 [ %19, %18 ], [ %24, %23 ], [ %29, %25 ]
  %32 = icmp slt i32 %31, 10
  br i1 %32, label %33, label %88

33:                                               ; preds = %30, %81
  %34 = phi i32 [ %82, %81 ], [ 0, %30 ]
  %35 = phi i8* [ %84, %81 ], [ %13, %30 ]
  %36 = phi i64 [ %83, %81 ], [ 0, %30 ]
  %37 = load i8, i8* %35, align 1
  %38 = sext i8 %37 to i32
  %39 = add i8 %37, -48
  %40 = icmp ult i8 %39, 10
  br i1 %40, label %41, label %43

41:                                               ; preds = %33
  %42 = add nsw i32 %38, -48
  br label %53

43:                                               ; preds = %33
  %44 = add i8 %37, -97
  %45 = icmp ult i8 %44, 26
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = add nsw i32 %38, -87
  br label %53

48:                                               ; preds = %43
  %49 = add i8 %37, -65
  %50 = icmp ult i8 %49, 26
  %51 = add nsw i32 %38, -55
  %52 = select i1 %50, i32 %51, i32 99
  br label %53

53:                                               ; preds = %48, %46, %41
  %54 = phi i32 [ %42, %41 ], [ %47, %46 ], [ %52, %48 ]
  %55 = icmp slt i32 %54, 10
  br i1 %55, label %56, label %85

56:                                               ; preds = %53
  %57 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %36, i64 10)
  %58 = extractvalue { i64, i1 } %57, 1
  %59 = extractvalue { i64, i1 } %57, 0
  br i1 %58, label %79, label %60

60:                                               ; preds = %56
  br i1 %40, label %61, label %63

61:                                               ; preds = %60
  %62 = add nsw i32 %38, -48
  br label %73

63:                                               ; preds = %60
  %64 = add i8 %37, -97
  %65 = icmp ult i8 %64, 26
  br i1 %65, label %66, label %68

66:                                               ; preds = %63
  %67 = add nsw i32 %38, -87
  br label %73

68:                                               ; preds = %63
  %69 = add i8 %37, -65
  %70 = icmp ult i8 %69, 26
  %71 = add nsw i32 %38, -55
  %72 = select i1 %70, i32 %71, i32 99
  br label %73

73:                                               ; preds = %68, %66, %61
  %74 = phi i32 [ %62, %61 ], [ %67, %66 ], [ %72, %68 ]
  %75 = zext i32 %74 to i64
  %76 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %59, i64 %75)
  %77 = extractvalue { i64, i1 } %76, 1
  %78 = extractvalue { i64, i1 } %76, 0
  br i1 %77, label %79, label %81

79:                                               ; preds = %73, %56
  %80 = phi i64 [ %59, %56 ], [ %78, %73 ]
  br label %81

81:                                               ; preds = %79, %73
  %82 = phi i32 [ 1, %79 ], [ %34, %73 ]
  %83 = phi i64 [ %80, %79 ], [ %78, %73 ]
  %84 = getelementptr inbounds i8, i8* %35, i64 1
  br label %33

85:                                               ; preds = %53
  %86 = icmp eq i32 %34, 0
  %87 = select i1 %86, i64 %36, i64 -1
  br label %88

88:                                               ; preds = %30, %85
  %89 = phi i32 [ %34, %85 ], [ 0, %30 ]
  %90 = phi i64 [ %87, %85 ], [ 0, %30 ]
  %91 = icmp eq i32 %12, 0
  %92 = select i1 %91, i64 9223372036854775807, i64 -9223372036854775808
  %93 = icmp ne i32 %89, 0
  %94 = icmp ugt i64 %90, %92
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %96, label %98

96:                                               ; preds = %88
  %97 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %97, align 4
  br label %98

98:                                               ; preds = %88, %96
  %99 = phi i64 [ %92, %96 ], [ %90, %88 ]
  %100 = sub i64 0, %99
  %101 = select i1 %91, i64 %99, i64 %100
  ret i64 %101
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_atoll(i8* nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi i8* [ %6, %5 ], [ %0, %1 ]
  %4 = load i8, i8* %3, align 1
  switch i8 %4, label %11 [
    i8 32, label %5
    i8 13, label %5
    i8 12, label %5
    i8 11, label %5
    i8 10, label %5
    i8 9, label %5
    i8 45, label %7
    i8 43, label %7
  ]

5:                                                ; preds = %2, %2, %2, %2, %2, %2
  %6 = getelementptr inbounds i8, i8* %3, i64 1
  br label %2

7:                                                ; preds = %2, %2
  %8 = getelementptr inbounds i8, i8* %3, i64 1
  %9 = icmp eq i8 %4, 45
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %2, %7
  %12 = phi i32 [ %10, %7 ], [ 0, %2 ]
  %13 = phi i8* [ %8, %7 ], [ %3, %2 ]
  %14 = load i8, i8* %13, align 1
  %15 = sext i8 %14 to i32
  %16 = add i8 %14, -48
  %17 = icmp ult i8 %16, 10
  br i1 %17, label %18, label %20

18:                                               ; preds = %11
  %19 = add nsw i32 %15, -48
  br label %30

20:                                               ; preds = %11
  %21 = add i8 %14, -97
  %22 = icmp ult i8 %21, 26
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = add nsw i32 %15, -87
  br label %30

25:                                               ; preds = %20
  %26 = add i8 %14, -65
  %27 = icmp ult i8 %26, 26
  %28 = add nsw i32 %15, -55
  %29 = select i1 %27, i32 %28, i32 99
  br label %30

30:                                               ; preds = %25, %23, %18
  %31 = phi i32 [ %19, %18 ], [ %24, %23 ], [ %29, %25 ]
  %32 = icmp slt i32 %31, 10
  br i1 %32, label %33, label %88

33:                                               ; preds = %30, %81
  %34 = phi i32 [ %82, %81 ], [ 0, %30 ]
  %35 = phi i8* [ %84, %81 ], [ %13, %30 ]
  %36 = phi i64 [ %83, %81 ], [ 0, %30 ]
  %37 = load i8, i8* %35, align 1
  %38 = sext i8 %37 to i32
  %39 = add i8 %37, -48
  %40 = icmp ult i8 %39, 10
  br i1 %40, label %41, label %43

41:                                               ; preds = %33
  %42 = add nsw i32 %38, -48
  br label %53

43:                                               ; preds = %33
  %44 = add i8 %37, -97
  %45 = icmp ult i8 %44, 26
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = add nsw i32 %38, -87
  br label %53

48:                                               ; preds = %43
  %49 = add i8 %37, -65
  %50 = icmp ult i8 %49, 26
  %51 = add nsw i32 %38, -55
  %52 = select i1 %50, i32 %51, i32 99
  br label %53

53:                                               ; preds = %48, %46, %41
  %54 = phi i32 [ %42, %41 ], [ %47, %46 ], [ %52, %48 ]
  %55 = icmp slt i32 %54, 10
  br i1 %55, label %56, label %85

56:                                               ; preds = %53
  %57 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %36, i64 10)
  %58 = extractvalue { i64, i1 } %57, 1
  %59 = extractvalue { i64, i1 } %57, 0
  br i1 %58, label %79, label %60

60:                                               ; preds = %56
  br i1 %40, label %61, label %63

61:                                               ; preds = %60
  %62 = add nsw i32 %38, -48
  br label %73

63:                                               ; preds = %60
  %64 = add i8 %37, -97
  %65 = icmp ult i8 %64, 26
  br i1 %65, label %66, label %68

66:                                               ; preds = %63
  %67 = add nsw i32 %38, -87
  br label %73

68:                                               ; preds = %63
  %69 = add i8 %37, -65
  %70 = icmp ult i8 %69, 26
  %71 = add nsw i32 %38, -55
  %72 = select i1 %70, i32 %71, i32 99
  br label %73

73:                                               ; preds = %68, %66, %61
  %74 = phi i32 [ %62, %61 ], [ %67, %66 ], [ %72, %68 ]
  %75 = zext i32 %74 to i64
  %76 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %59, i64 %75)
  %77 = extractvalue { i64, i1 } %76, 1
  %78 = extractvalue { i64, i1 } %76, 0
  br i1 %77, label %79, label %81

79:                                               ; preds = %73, %56
  %80 = phi i64 [ %59, %56 ], [ %78, %73 ]
  br label %81

81:                                               ; preds = %79, %73
  %82 = phi i32 [ 1, %79 ], [ %34, %73 ]
  %83 = phi i64 [ %80, %79 ], [ %78, %73 ]
  %84 = getelementptr inbounds i8, i8* %35, i64 1
  br label %33

85:                                               ; preds = %53
  %86 = icmp eq i32 %34, 0
  %87 = select i1 %86, i64 %36, i64 -1
  br label %88

88:                                               ; preds = %30, %85
  %89 = phi i32 [ %34, %85 ], [ 0, %30 ]
  %90 = phi i64 [ %87, %85 ], [ 0, %30 ]
  %91 = icmp eq i32 %12, 0
  %92 = select i1 %91, i64 9223372036854775807, i64 -9223372036854775808
  %93 = icmp ne i32 %89, 0
  %94 = icmp ugt i64 %90, %92
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %96, label %98

96:                                               ; preds = %88
  %97 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %97, align 4
  br label %98

98:                                               ; preds = %88, %96
  %99 = phi i64 [ %92, %96 ], [ %90, %88 ]
  %100 = sub i64 0, %99
  %101 = select i1 %91, i64 %99, i64 %100
  ret i64 %101
}

; Function Attrs: nounwind
define dso_local double @__gmc_rt_strtod(i8* noundef %0, i8** noundef writeonly %1) local_unnamed_addr {
  %3 = alloca [64 x i8], align 16
  %4 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %4)
  br label %5

5:                                                ; preds = %8, %2
  %6 = phi i8* [ %0, %2 ], [ %9, %8 ]
  %7 = load i8, i8* %6, align 1
  switch i8 %7, label %12 [
    i8 32, label %8
    i8 13, label %8
    i8 12, label %8
    i8 11, label %8
    i8 10, label %8
    i8 9, label %8
    i8 45, label %10
    i8 43, label %10
  ]

8:                                                ; preds = %5, %5, %5, %5, %5, %5
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  br label %5

10:                                               ; preds = %5, %5
  %11 = getelementptr inbounds i8, i8* %6, i64 1
  store i8 %7, i8* %4, align 16
  br label %12

12:                                               ; preds = %5, %10
  %13 = phi i64 [ 1, %10 ], [ 0, %5 ]
  %14 = phi i8* [ %11, %10 ], [ %6, %5 ]
  br label %15

15:                                               ; preds = %12, %45
  %16 = phi i32 [ %47, %45 ], [ 0, %12 ]
  %17 = phi i32 [ %46, %45 ], [ 0, %12 ]
  %18 = phi i64 [ %48, %45 ], [ %13, %12 ]
  %19 = phi i8* [ %50, %45 ], [ %14, %12 ]
  %20 = load i8, i8* %19, align 1
  %21 = icmp ne i8 %20, 46
  %22 = icmp ne i32 %16, 0
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %24, label %45

24:                                               ; preds = %15
  %25 = sext i8 %20 to i32
  %26 = add i8 %20, -48
  %27 = icmp ult i8 %26, 10
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = add nsw i32 %25, -48
  br label %40

30:                                               ; preds = %24
  %31 = add i8 %20, -97
  %32 = icmp ult i8 %31, 26
  br i1 %32, label %33, label %35

33:                                               ; preds = %30
  %34 = add nsw i32 %25, -87
  br label %40

35:                                               ; preds = %30
  %36 = add i8 %20, -65
  %37 = icmp ult i8 %36, 26
  %38 = add nsw i32 %25, -55
  %39 = select i1 %37, i32 %38, i32 99
  br label %40

40:                                               ; preds = %28, %33, %35
  %41 = phi i32 [ %29, %28 ], [ %34, %33 ], [ %39, %35 ]
  %42 = icmp slt i32 %41, 10
  br i1 %42, label %43, label %52

43:                                               ; preds = %40
  %44 = add nsw i32 %17, 1
  br label %45

45:                                               ; preds = %15, %43
  %46 = phi i32 [ %44, %43 ], [ %17, %15 ]
  %47 = phi i32 [ %16, %43 ], [ 1, %15 ]
  %48 = add nuw nsw i64 %18, 1
  %49 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 %18
  store i8 %20, i8* %49, align 1
  %50 = getelementptr inbounds i8, i8* %19, i64 1
  %51 = icmp eq i64 %48, 48
  br i1 %51, label %52, label %15

52:                                               ; preds = %40, %45
  %53 = phi i8* [ %19, %40 ], [ %50, %45 ]
  %54 = phi i64 [ %18, %40 ], [ 48, %45 ]
  %55 = phi i32 [ %17, %40 ], [ %46, %45 ]
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %52
  %58 = icmp eq i8** %1, null
  br i1 %58, label %131, label %59

59:                                               ; preds = %57
  store i8* %0, i8** %1, align 8
  br label %131

60:                                               ; preds = %52
  %61 = load i8, i8* %53, align 1
  %62 = and i8 %61, -33
  %63 = icmp eq i8 %62, 69
  br i1 %63, label %64, label %123

64:                                               ; preds = %60
  %65 = getelementptr inbounds i8, i8* %53, i64 1
  %66 = load i8, i8* %65, align 1
  switch i8 %66, label %69 [
    i8 45, label %67
    i8 43, label %67
  ]

67:                                               ; preds = %64, %64
  %68 = getelementptr inbounds i8, i8* %53, i64 2
  br label %69

69:                                               ; preds = %64, %67
  %70 = phi i8* [ %68, %67 ], [ %65, %64 ]
  %71 = load i8, i8* %70, align 1
  %72 = sext i8 %71 to i32
  %73 = add i8 %71, -48
  %74 = icmp ult i8 %73, 10
  br i1 %74, label %75, label %77

75:                                               ; preds = %69
  %76 = add nsw i32 %72, -48
  br label %87

77:                                               ; preds = %69
  %78 = add i8 %71, -97
  %79 = icmp ult i8 %78, 26
  br i1 %79, label %80, label %82

80:                                               ; preds = %77
  %81 = add nsw i32 %72, -87
  br label %87

82:                                               ; preds = %77
  %83 = add i8 %71, -65
  %84 = icmp ult i8 %83, 26
  %85 = add nsw i32 %72, -55
  %86 = select i1 %84, i32 %85, i32 99
  br label %87

87:                                               ; preds = %75, %80, %82
  %88 = phi i32 [ %76, %75 ], [ %81, %80 ], [ %86, %82 ]
  %89 = icmp slt i32 %88, 10
  br i1 %89, label %90, label %123

90:                                               ; preds = %87, %120
  %91 = phi i8* [ %122, %120 ], [ %53, %87 ]
  %92 = phi i64 [ %121, %120 ], [ %54, %87 ]
  %93 = icmp ult i8* %91, %70
  br i1 %93, label %114, label %94

94:                                               ; preds = %90
  %95 = load i8, i8* %91, align 1
  %96 = sext i8 %95 to i32
  %97 = add i8 %95, -48
  %98 = icmp ult i8 %97, 10
  br i1 %98, label %99, label %101

99:                                               ; preds = %94
  %100 = add nsw i32 %96, -48
  br label %111

101:                                              ; preds = %94
  %102 = add i8 %95, -97
  %103 = icmp ult i8 %102, 26
  br i1 %103, label %104, label %106

104:                                              ; preds = %101
  %105 = add nsw i32 %96, -87
  br label %111

106:                                              ; preds = %101
  %107 = add i8 %95, -65
  %108 = icmp ult i8 %107, 26
  %109 = add nsw i32 %96, -55
  %110 = select i1 %108, i32 %109, i32 99
  br label %111

111:                                              ; preds = %99, %104, %106
  %112 = phi i32 [ %100, %99 ], [ %105, %104 ], [ %110, %106 ]
  %113 = icmp slt i32 %112, 10
  br i1 %113, label %114, label %123

114:                                              ; preds = %90, %111
  %115 = icmp ult i64 %92, 60
  br i1 %115, label %116, label %120

116:                                              ; preds = %114
  %117 = load i8, i8* %91, align 1
  %118 = add i64 %92, 1
  %119 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 %92
  store i8 %117, i8* %119, align 1
  br label %120

120:                                              ; preds = %114, %116
  %121 = phi i64 [ %118, %116 ], [ %92, %114 ]
  %122 = getelementptr inbounds i8, i8* %91, i64 1
  br label %90

123:                                              ; preds = %111, %87, %60
  %124 = phi i8* [ %53, %60 ], [ %53, %87 ], [ %91, %111 ]
  %125 = phi i64 [ %54, %60 ], [ %54, %87 ], [ %92, %111 ]
  %126 = icmp eq i8** %1, null
  br i1 %126, label %128, label %127

127:                                              ; preds = %123
  store i8* %124, i8** %1, align 8
  br label %128

128:                                              ; preds = %127, %123
  %129 = call i64 @__gmc_parse_double(i8* noundef nonnull %4, i64 noundef %125)
  %130 = bitcast i64 %129 to double
  br label %131

131:                                              ; preds = %57, %59, %128
  %132 = phi double [ %130, %128 ], [ 0.000000e+00, %59 ], [ 0.000000e+00, %57 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %4)
  ret double %132
}

declare i64 @__gmc_parse_double(i8* noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local float @__gmc_rt_strtof(i8* noundef %0, i8** noundef %1) local_unnamed_addr {
  %3 = call double @__gmc_rt_strtod(i8* noundef %0, i8** noundef %1)
  %4 = fptrunc double %3 to float
  ret float %4
}

; Function Attrs: nounwind
define dso_local double @__gmc_rt_atof(i8* noundef %0) local_unnamed_addr {
  %2 = call double @__gmc_rt_strtod(i8* noundef %0, i8** noundef null)
  ret double %2
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt_qsort_r(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*, i8*)* nocapture noundef readonly %3, i8* noundef %4) local_unnamed_addr {
  %6 = icmp ult i64 %1, 33
  br i1 %6, label %7, label %70

7:                                                ; preds = %5
  %8 = icmp ugt i64 %1, 1
  br i1 %8, label %9, label %201

9:                                                ; preds = %7
  %10 = icmp eq i64 %2, 0
  %11 = icmp eq i64 %2, 0
  %12 = icmp eq i64 %2, 0
  br label %13

13:                                               ; preds = %9, %24
  %14 = phi i64 [ 1, %9 ], [ %25, %24 ]
  br label %15

15:                                               ; preds = %13, %68
  %16 = phi i64 [ %17, %68 ], [ %14, %13 ]
  %17 = add i64 %16, -1
  %18 = mul i64 %17, %2
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = mul i64 %16, %2
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = call i32 %3(i8* noundef %19, i8* noundef %21, i8* noundef %4)
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %15, %68
  %25 = add nuw i64 %14, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %201, label %13

27:                                               ; preds = %15
  %28 = ptrtoint i8* %19 to i64
  %29 = ptrtoint i8* %21 to i64
  %30 = or i64 %29, %2
  %31 = or i64 %30, %28
  %32 = and i64 %31, 7
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %45

34:                                               ; preds = %27
  br i1 %12, label %68, label %35

35:                                               ; preds = %34, %35
  %36 = phi i64 [ %43, %35 ], [ 0, %34 ]
  %37 = getelementptr inbounds i8, i8* %19, i64 %36
  %38 = bitcast i8* %37 to i64*
  %39 = load i64, i64* %38, align 8
  %40 = getelementptr inbounds i8, i8* %21, i64 %36
  %41 = bitcast i8* %40 to i64*
  %42 = load i64, i64* %41, align 8
  store i64 %42, i64* %38, align 8
  store i64 %39, i64* %41, align 8
  %43 = add nuw i64 %36, 8
  %44 = icmp ult i64 %43, %2
  br i1 %44, label %35, label %68

45:                                               ; preds = %27
  %46 = and i64 %31, 3
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  br i1 %10, label %68, label %60

49:                                               ; preds = %45
  br i1 %11, label %68, label %50

50:                                               ; preds = %49, %50
  %51 = phi i64 [ %58, %50 ], [ 0, %49 ]
  %52 = getelementptr inbounds i8, i8* %19, i64 %51
  %53 = bitcast i8* %52 to i32*
  %54 = load i32, i32* %53, align 4
  %55 = getelementptr inbounds i8, i8* %21, i64 %51
  %56 = bitcast i8* %55 to i32*
  %57 = load i32, i32* %56, align 4
  store i32 %57, i32* %53, align 4
  store i32 %54, i32* %56, align 4
  %58 = add nuw i64 %51, 4
  %59 = icmp ult i64 %58, %2
  br i1 %59, label %50, label %68

60:                                               ; preds = %48, %60
  %61 = phi i64 [ %66, %60 ], [ 0, %48 ]
  %62 = getelementptr inbounds i8, i8* %19, i64 %61
  %63 = load i8, i8* %62, align 1
  %64 = getelementptr inbounds i8, i8* %21, i64 %61
  %65 = load i8, i8* %64, align 1
  store i8 %65, i8* %62, align 1
  store i8 %63, i8* %64, align 1
  %66 = add nuw i64 %61, 1
  %67 = icmp eq i64 %66, %2
  br i1 %67, label %68, label %60

68:                                               ; preds = %60, %50, %35, %34, %48, %49
  %69 = icmp eq i64 %17, 0
  br i1 %69, label %24, label %15

70:                                               ; preds = %5
  %71 = lshr i64 %1, 1
  %72 = ptrtoint i8* %0 to i64
  %73 = or i64 %72, %2
  %74 = icmp eq i64 %2, 0
  %75 = icmp eq i64 %2, 0
  %76 = icmp eq i64 %2, 0
  %77 = icmp eq i64 %2, 0
  %78 = icmp eq i64 %2, 0
  %79 = icmp eq i64 %2, 0
  br label %82

80:                                               ; preds = %198
  %81 = icmp ugt i64 %132, 1
  br i1 %81, label %82, label %201

82:                                               ; preds = %70, %80
  %83 = phi i64 [ %1, %70 ], [ %132, %80 ]
  %84 = phi i64 [ %71, %70 ], [ %131, %80 ]
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %88, label %86

86:                                               ; preds = %82
  %87 = add i64 %84, -1
  br label %130

88:                                               ; preds = %82
  %89 = add i64 %83, -1
  %90 = mul i64 %89, %2
  %91 = getelementptr inbounds i8, i8* %0, i64 %90
  %92 = ptrtoint i8* %91 to i64
  %93 = or i64 %73, %92
  %94 = and i64 %93, 7
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %107

96:                                               ; preds = %88
  br i1 %76, label %130, label %97

97:                                               ; preds = %96, %97
  %98 = phi i64 [ %105, %97 ], [ 0, %96 ]
  %99 = getelementptr inbounds i8, i8* %0, i64 %98
  %100 = bitcast i8* %99 to i64*
  %101 = load i64, i64* %100, align 8
  %102 = getelementptr inbounds i8, i8* %91, i64 %98
  %103 = bitcast i8* %102 to i64*
  %104 = load i64, i64* %103, align 8
  store i64 %104, i64* %100, align 8
  store i64 %101, i64* %103, align 8
  %105 = add nuw i64 %98, 8
  %106 = icmp ult i64 %105, %2
  br i1 %106, label %97, label %130

107:                                              ; preds = %88
  %108 = and i64 %93, 3
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %111, label %110

110:                                              ; preds = %107
  br i1 %74, label %130, label %122

111:                                              ; preds = %107
  br i1 %75, label %130, label %112

112:                                              ; preds = %111, %112
  %113 = phi i64 [ %120, %112 ], [ 0, %111 ]
  %114 = getelementptr inbounds i8, i8* %0, i64 %113
  %115 = bitcast i8* %114 to i32*
  %116 = load i32, i32* %115, align 4
  %117 = getelementptr inbounds i8, i8* %91, i64 %113
  %118 = bitcast i8* %117 to i32*
  %119 = load i32, i32* %118, align 4
  store i32 %119, i32* %115, align 4
  store i32 %116, i32* %118, align 4
  %120 = add nuw i64 %113, 4
  %121 = icmp ult i64 %120, %2
  br i1 %121, label %112, label %130

122:                                              ; preds = %110, %122
  %123 = phi i64 [ %128, %122 ], [ 0, %110 ]
  %124 = getelementptr inbounds i8, i8* %0, i64 %123
  %125 = load i8, i8* %124, align 1
  %126 = getelementptr inbounds i8, i8* %91, i64 %123
  %127 = load i8, i8* %126, align 1
  store i8 %127, i8* %124, align 1
  store i8 %125, i8* %126, align 1
  %128 = add nuw i64 %123, 1
  %129 = icmp eq i64 %128, %2
  br i1 %129, label %130, label %122

130:                                              ; preds = %122, %112, %97, %111, %110, %96, %86
  %131 = phi i64 [ %87, %86 ], [ 0, %96 ], [ 0, %110 ], [ 0, %111 ], [ 0, %97 ], [ 0, %112 ], [ 0, %122 ]
  %132 = phi i64 [ %83, %86 ], [ %89, %96 ], [ %89, %110 ], [ %89, %111 ], [ %89, %97 ], [ %89, %112 ], [ %89, %122 ]
  br label %133

133:                                              ; preds = %198, %130
  %134 = phi i64 [ %131, %130 ], [ %200, %198 ]
  %135 = shl i64 %134, 1
  %136 = or i64 %135, 1
  %137 = icmp ult i64 %136, %132
  br i1 %137, label %138, label %198

138:                                              ; preds = %133
  %139 = add i64 %135, 2
  %140 = icmp ult i64 %139, %132
  br i1 %140, label %141, label %149

141:                                              ; preds = %138
  %142 = mul i64 %136, %2
  %143 = getelementptr inbounds i8, i8* %0, i64 %142
  %144 = mul i64 %139, %2
  %145 = getelementptr inbounds i8, i8* %0, i64 %144
  %146 = call i32 %3(i8* noundef %143, i8* noundef %145, i8* noundef %4)
  %147 = icmp slt i32 %146, 0
  %148 = select i1 %147, i64 %139, i64 %136
  br label %149

149:                                              ; preds = %141, %138
  %150 = phi i64 [ %136, %138 ], [ %148, %141 ]
  %151 = mul i64 %134, %2
  %152 = getelementptr inbounds i8, i8* %0, i64 %151
  %153 = mul i64 %150, %2
  %154 = getelementptr inbounds i8, i8* %0, i64 %153
  %155 = call i32 %3(i8* noundef %152, i8* noundef %154, i8* noundef %4)
  %156 = icmp sgt i32 %155, -1
  br i1 %156, label %198, label %157

157:                                              ; preds = %149
  %158 = ptrtoint i8* %152 to i64
  %159 = ptrtoint i8* %154 to i64
  %160 = or i64 %158, %2
  %161 = or i64 %160, %159
  %162 = and i64 %161, 7
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %175

164:                                              ; preds = %157
  br i1 %79, label %198, label %165

165:                                              ; preds = %164, %165
  %166 = phi i64 [ %173, %165 ], [ 0, %164 ]
  %167 = getelementptr inbounds i8, i8* %152, i64 %166
  %168 = bitcast i8* %167 to i64*
  %169 = load i64, i64* %168, align 8
  %170 = getelementptr inbounds i8, i8* %154, i64 %166
  %171 = bitcast i8* %170 to i64*
  %172 = load i64, i64* %171, align 8
  store i64 %172, i64* %168, align 8
  store i64 %169, i64* %171, align 8
  %173 = add nuw i64 %166, 8
  %174 = icmp ult i64 %173, %2
  br i1 %174, label %165, label %198

175:                                              ; preds = %157
  %176 = and i64 %161, 3
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %179, label %178

178:                                              ; preds = %175
  br i1 %77, label %198, label %190

179:                                              ; preds = %175
  br i1 %78, label %198, label %180

180:                                              ; preds = %179, %180
  %181 = phi i64 [ %188, %180 ], [ 0, %179 ]
  %182 = getelementptr inbounds i8, i8* %152, i64 %181
  %183 = bitcast i8* %182 to i32*
  %184 = load i32, i32* %183, align 4
  %185 = getelementptr inbounds i8, i8* %154, i64 %181
  %186 = bitcast i8* %185 to i32*
  %187 = load i32, i32* %186, align 4
  store i32 %187, i32* %183, align 4
  store i32 %184, i32* %186, align 4
  %188 = add nuw i64 %181, 4
  %189 = icmp ult i64 %188, %2
  br i1 %189, label %180, label %198

190:                                              ; preds = %178, %190
  %191 = phi i64 [ %196, %190 ], [ 0, %178 ]
  %192 = getelementptr inbounds i8, i8* %152, i64 %191
  %193 = load i8, i8* %192, align 1
  %194 = getelementptr inbounds i8, i8* %154, i64 %191
  %195 = load i8, i8* %194, align 1
  store i8 %195, i8* %192, align 1
  store i8 %193, i8* %194, align 1
  %196 = add nuw i64 %191, 1
  %197 = icmp eq i64 %196, %2
  br i1 %197, label %198, label %190

198:                                              ; preds = %190, %180, %165, %179, %178, %164, %149, %133
  %199 = phi i1 [ false, %133 ], [ false, %149 ], [ true, %164 ], [ true, %178 ], [ true, %179 ], [ true, %165 ], [ true, %180 ], [ true, %190 ]
  %200 = phi i64 [ %134, %133 ], [ %134, %149 ], [ %150, %164 ], [ %150, %178 ], [ %150, %179 ], [ %150, %165 ], [ %150, %180 ], [ %150, %190 ]
  br i1 %199, label %133, label %80

201:                                              ; preds = %80, %24, %7
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt_qsort(i8* noundef %0, i64 noundef %1, i64 noundef %2, i32 (i8*, i8*)* nocapture noundef readonly %3) local_unnamed_addr {
  %5 = icmp ult i64 %1, 33
  br i1 %5, label %6, label %67

6:                                                ; preds = %4
  %7 = icmp ugt i64 %1, 1
  br i1 %7, label %8, label %193

8:                                                ; preds = %6
  %9 = icmp eq i64 %2, 0
  br label %10

10:                                               ; preds = %21, %8
  %11 = phi i64 [ 1, %8 ], [ %22, %21 ]
  br label %12

12:                                               ; preds = %65, %10
  %13 = phi i64 [ %14, %65 ], [ %11, %10 ]
  %14 = add nsw i64 %13, -1
  %15 = mul i64 %14, %2
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = mul i64 %13, %2
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = call i32 %3(i8* noundef %16, i8* noundef %18)
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %65, %12
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %1
  br i1 %23, label %193, label %10

24:                                               ; preds = %12
  %25 = ptrtoint i8* %16 to i64
  %26 = ptrtoint i8* %18 to i64
  %27 = or i64 %26, %2
  %28 = or i64 %27, %25
  %29 = and i64 %28, 7
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %42

31:                                               ; preds = %24
  br i1 %9, label %65, label %32

32:                                               ; preds = %31, %32
  %33 = phi i64 [ %40, %32 ], [ 0, %31 ]
  %34 = getelementptr inbounds i8, i8* %16, i64 %33
  %35 = bitcast i8* %34 to i64*
  %36 = load i64, i64* %35, align 8
  %37 = getelementptr inbounds i8, i8* %18, i64 %33
  %38 = bitcast i8* %37 to i64*
  %39 = load i64, i64* %38, align 8
  store i64 %39, i64* %35, align 8
  store i64 %36, i64* %38, align 8
  %40 = add nuw i64 %33, 8
  %41 = icmp ult i64 %40, %2
  br i1 %41, label %32, label %65

42:                                               ; preds = %24
  %43 = and i64 %28, 3
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  br i1 %9, label %65, label %57

46:                                               ; preds = %42
  br i1 %9, label %65, label %47

47:                                               ; preds = %46, %47
  %48 = phi i64 [ %55, %47 ], [ 0, %46 ]
  %49 = getelementptr inbounds i8, i8* %16, i64 %48
  %50 = bitcast i8* %49 to i32*
  %51 = load i32, i32* %50, align 4
  %52 = getelementptr inbounds i8, i8* %18, i64 %48
  %53 = bitcast i8* %52 to i32*
  %54 = load i32, i32* %53, align 4
  store i32 %54, i32* %50, align 4
  store i32 %51, i32* %53, align 4
  %55 = add nuw i64 %48, 4
  %56 = icmp ult i64 %55, %2
  br i1 %56, label %47, label %65

57:                                               ; preds = %45, %57
  %58 = phi i64 [ %63, %57 ], [ 0, %45 ]
  %59 = getelementptr inbounds i8, i8* %16, i64 %58
  %60 = load i8, i8* %59, align 1
  %61 = getelementptr inbounds i8, i8* %18, i64 %58
  %62 = load i8, i8* %61, align 1
  store i8 %62, i8* %59, align 1
  store i8 %60, i8* %61, align 1
  %63 = add nuw i64 %58, 1
  %64 = icmp eq i64 %63, %2
  br i1 %64, label %65, label %57

65:                                               ; preds = %57, %47, %32, %46, %45, %31
  %66 = icmp eq i64 %14, 0
  br i1 %66, label %21, label %12

67:                                               ; preds = %4
  %68 = lshr i64 %1, 1
  %69 = ptrtoint i8* %0 to i64
  %70 = or i64 %69, %2
  %71 = icmp eq i64 %2, 0
  br label %74

72:                                               ; preds = %190
  %73 = icmp ugt i64 %124, 1
  br i1 %73, label %74, label %193

74:                                               ; preds = %72, %67
  %75 = phi i64 [ %1, %67 ], [ %124, %72 ]
  %76 = phi i64 [ %68, %67 ], [ %123, %72 ]
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %80, label %78

78:                                               ; preds = %74
  %79 = add i64 %76, -1
  br label %122

80:                                               ; preds = %74
  %81 = add i64 %75, -1
  %82 = mul i64 %81, %2
  %83 = getelementptr inbounds i8, i8* %0, i64 %82
  %84 = ptrtoint i8* %83 to i64
  %85 = or i64 %70, %84
  %86 = and i64 %85, 7
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %99

88:                                               ; preds = %80
  br i1 %71, label %122, label %89

89:                                               ; preds = %88, %89
  %90 = phi i64 [ %97, %89 ], [ 0, %88 ]
  %91 = getelementptr inbounds i8, i8* %0, i64 %90
  %92 = bitcast i8* %91 to i64*
  %93 = load i64, i64* %92, align 8
  %94 = getelementptr inbounds i8, i8* %83, i64 %90
  %95 = bitcast i8* %94 to i64*
  %96 = load i64, i64* %95, align 8
  store i64 %96, i64* %92, align 8
  store i64 %93, i64* %95, align 8
  %97 = add nuw i64 %90, 8
  %98 = icmp ult i64 %97, %2
  br i1 %98, label %89, label %122

99:                                               ; preds = %80
  %100 = and i64 %85, 3
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %103, label %102

102:                                              ; preds = %99
  br i1 %71, label %122, label %114

103:                                              ; preds = %99
  br i1 %71, label %122, label %104

104:                                              ; preds = %103, %104
  %105 = phi i64 [ %112, %104 ], [ 0, %103 ]
  %106 = getelementptr inbounds i8, i8* %0, i64 %105
  %107 = bitcast i8* %106 to i32*
  %108 = load i32, i32* %107, align 4
  %109 = getelementptr inbounds i8, i8* %83, i64 %105
  %110 = bitcast i8* %109 to i32*
  %111 = load i32, i32* %110, align 4
  store i32 %111, i32* %107, align 4
  store i32 %108, i32* %110, align 4
  %112 = add nuw i64 %105, 4
  %113 = icmp ult i64 %112, %2
  br i1 %113, label %104, label %122

114:                                              ; preds = %102, %114
  %115 = phi i64 [ %120, %114 ], [ 0, %102 ]
  %116 = getelementptr inbounds i8, i8* %0, i64 %115
  %117 = load i8, i8* %116, align 1
  %118 = getelementptr inbounds i8, i8* %83, i64 %115
  %119 = load i8, i8* %118, align 1
  store i8 %119, i8* %116, align 1
  store i8 %117, i8* %118, align 1
  %120 = add nuw i64 %115, 1
  %121 = icmp eq i64 %120, %2
  br i1 %121, label %122, label %114

122:                                              ; preds = %114, %104, %89, %103, %102, %88, %78
  %123 = phi i64 [ %79, %78 ], [ 0, %88 ], [ 0, %102 ], [ 0, %103 ], [ 0, %89 ], [ 0, %104 ], [ 0, %114 ]
  %124 = phi i64 [ %75, %78 ], [ %81, %88 ], [ %81, %102 ], [ %81, %103 ], [ %81, %89 ], [ %81, %104 ], [ %81, %114 ]
  br label %125

125:                                              ; preds = %190, %122
  %126 = phi i64 [ %123, %122 ], [ %192, %190 ]
  %127 = shl i64 %126, 1
  %128 = or i64 %127, 1
  %129 = icmp ult i64 %128, %124
  br i1 %129, label %130, label %190

130:                                              ; preds = %125
  %131 = add i64 %127, 2
  %132 = icmp ult i64 %131, %124
  br i1 %132, label %133, label %141

133:                                              ; preds = %130
  %134 = mul i64 %128, %2
  %135 = getelementptr inbounds i8, i8* %0, i64 %134
  %136 = mul i64 %131, %2
  %137 = getelementptr inbounds i8, i8* %0, i64 %136
  %138 = call i32 %3(i8* noundef %135, i8* noundef %137)
  %139 = icmp slt i32 %138, 0
  %140 = select i1 %139, i64 %131, i64 %128
  br label %141

141:                                              ; preds = %133, %130
  %142 = phi i64 [ %128, %130 ], [ %140, %133 ]
  %143 = mul i64 %126, %2
  %144 = getelementptr inbounds i8, i8* %0, i64 %143
  %145 = mul i64 %142, %2
  %146 = getelementptr inbounds i8, i8* %0, i64 %145
  %147 = call i32 %3(i8* noundef %144, i8* noundef %146)
  %148 = icmp sgt i32 %147, -1
  br i1 %148, label %190, label %149

149:                                              ; preds = %141
  %150 = ptrtoint i8* %144 to i64
  %151 = ptrtoint i8* %146 to i64
  %152 = or i64 %150, %2
  %153 = or i64 %152, %151
  %154 = and i64 %153, 7
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %156, label %167

156:                                              ; preds = %149
  br i1 %71, label %190, label %157

157:                                              ; preds = %156, %157
  %158 = phi i64 [ %165, %157 ], [ 0, %156 ]
  %159 = getelementptr inbounds i8, i8* %144, i64 %158
  %160 = bitcast i8* %159 to i64*
  %161 = load i64, i64* %160, align 8
  %162 = getelementptr inbounds i8, i8* %146, i64 %158
  %163 = bitcast i8* %162 to i64*
  %164 = load i64, i64* %163, align 8
  store i64 %164, i64* %160, align 8
  store i64 %161, i64* %163, align 8
  %165 = add nuw i64 %158, 8
  %166 = icmp ult i64 %165, %2
  br i1 %166, label %157, label %190

167:                                              ; preds = %149
  %168 = and i64 %153, 3
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %171, label %170

170:                                              ; preds = %167
  br i1 %71, label %190, label %182

171:                                              ; preds = %167
  br i1 %71, label %190, label %172

172:                                              ; preds = %171, %172
  %173 = phi i64 [ %180, %172 ], [ 0, %171 ]
  %174 = getelementptr inbounds i8, i8* %144, i64 %173
  %175 = bitcast i8* %174 to i32*
  %176 = load i32, i32* %175, align 4
  %177 = getelementptr inbounds i8, i8* %146, i64 %173
  %178 = bitcast i8* %177 to i32*
  %179 = load i32, i32* %178, align 4
  store i32 %179, i32* %175, align 4
  store i32 %176, i32* %178, align 4
  %180 = add nuw i64 %173, 4
  %181 = icmp ult i64 %180, %2
  br i1 %181, label %172, label %190

182:                                              ; preds = %170, %182
  %183 = phi i64 [ %188, %182 ], [ 0, %170 ]
  %184 = getelementptr inbounds i8, i8* %144, i64 %183
  %185 = load i8, i8* %184, align 1
  %186 = getelementptr inbounds i8, i8* %146, i64 %183
  %187 = load i8, i8* %186, align 1
  store i8 %187, i8* %184, align 1
  store i8 %185, i8* %186, align 1
  %188 = add nuw i64 %183, 1
  %189 = icmp eq i64 %188, %2
  br i1 %189, label %190, label %182

190:                                              ; preds = %182, %172, %157, %171, %170, %156, %141, %125
  %191 = phi i1 [ false, %125 ], [ false, %141 ], [ true, %156 ], [ true, %170 ], [ true, %171 ], [ true, %157 ], [ true, %172 ], [ true, %182 ]
  %192 = phi i64 [ %126, %125 ], [ %126, %141 ], [ %142, %156 ], [ %142, %170 ], [ %142, %171 ], [ %142, %157 ], [ %142, %172 ], [ %142, %182 ]
  br i1 %191, label %125, label %72

193:                                              ; preds = %72, %21, %6
  ret void
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt_bsearch(i8* noundef %0, i8* noundef %1, i64 noundef %2, i64 noundef %3, i32 (i8*, i8*)* nocapture noundef readonly %4) local_unnamed_addr {
  br label %6

6:                                                ; preds = %11, %5
  %7 = phi i64 [ %2, %5 ], [ %22, %11 ]
  %8 = phi i64 [ 0, %5 ], [ %24, %11 ]
  %9 = phi i8* [ undef, %5 ], [ %25, %11 ]
  %10 = icmp ugt i64 %7, %8
  br i1 %10, label %11, label %26

11:                                               ; preds = %6
  %12 = sub i64 %7, %8
  %13 = lshr i64 %12, 1
  %14 = add i64 %13, %8
  %15 = mul i64 %14, %3
  %16 = getelementptr inbounds i8, i8* %1, i64 %15
  %17 = call i32 %4(i8* noundef %0, i8* noundef %16)
  %18 = icmp eq i32 %17, 0
  %19 = icmp slt i32 %17, 0
  %20 = add i64 %14, 1
  %21 = select i1 %19, i64 %14, i64 %7
  %22 = select i1 %18, i64 %7, i64 %21
  %23 = icmp slt i32 %17, 1
  %24 = select i1 %23, i64 %8, i64 %20
  %25 = select i1 %18, i8* %16, i8* %9
  br i1 %18, label %26, label %6

26:                                               ; preds = %6, %11
  %27 = phi i8* [ %25, %11 ], [ null, %6 ]
  ret i8* %27
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt_srand(i32 noundef %0) local_unnamed_addr {
  %2 = zext i32 %0 to i64
  %3 = mul i64 %2, -7046029254386353131
  %4 = add i64 %3, -7046029254386353131
  %5 = or i64 %4, 1
  call void @__gmc_tls_set(i32 noundef 20, i8* noundef null, i64 noundef %5)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt_srandom(i32 noundef %0) local_unnamed_addr {
  %2 = zext i32 %0 to i64
  %3 = mul i64 %2, -7046029254386353131
  %4 = add i64 %3, -7046029254386353131
  %5 = or i64 %4, 1
  call void @__gmc_tls_set(i32 noundef 20, i8* noundef null, i64 noundef %5)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt_srand48(i64 noundef %0) local_unnamed_addr {
  %2 = and i64 %0, 4294967295
  %3 = mul i64 %2, -7046029254386353131
  %4 = add i64 %3, -7046029254386353131
  %5 = or i64 %4, 1
  call void @__gmc_tls_set(i32 noundef 20, i8* noundef null, i64 noundef %5)
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_rand() local_unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 noundef 20, i8* noundef null)
  %2 = icmp eq i64 %1, 0
  %3 = select i1 %2, i64 -7046029254386353131, i64 %1
  %4 = shl i64 %3, 13
  %5 = xor i64 %4, %3
  %6 = lshr i64 %5, 7
  %7 = xor i64 %6, %5
  %8 = shl i64 %7, 17
  %9 = xor i64 %8, %7
  call void @__gmc_tls_set(i32 noundef 20, i8* noundef null, i64 noundef %9)
  %10 = lshr i64 %9, 33
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_random() local_unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 noundef 20, i8* noundef null)
  %2 = icmp eq i64 %1, 0
  %3 = select i1 %2, i64 -7046029254386353131, i64 %1
  %4 = shl i64 %3, 13
  %5 = xor i64 %4, %3
  %6 = lshr i64 %5, 7
  %7 = xor i64 %6, %5
  %8 = shl i64 %7, 17
  %9 = xor i64 %8, %7
  call void @__gmc_tls_set(i32 noundef 20, i8* noundef null, i64 noundef %9)
  %10 = lshr i64 %9, 33
  ret i64 %10
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_lrand48() local_unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 noundef 20, i8* noundef null)
  %2 = icmp eq i64 %1, 0
  %3 = select i1 %2, i64 -7046029254386353131, i64 %1
  %4 = shl i64 %3, 13
  %5 = xor i64 %4, %3
  %6 = lshr i64 %5, 7
  %7 = xor i64 %6, %5
  %8 = shl i64 %7, 17
  %9 = xor i64 %8, %7
  call void @__gmc_tls_set(i32 noundef 20, i8* noundef null, i64 noundef %9)
  %10 = lshr i64 %9, 33
  ret i64 %10
}

; Function Attrs: nounwind
define dso_local double @__gmc_rt_drand48() local_unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 noundef 20, i8* noundef null)
  %2 = icmp eq i64 %1, 0
  %3 = select i1 %2, i64 -7046029254386353131, i64 %1
  %4 = shl i64 %3, 13
  %5 = xor i64 %4, %3
  %6 = lshr i64 %5, 7
  %7 = xor i64 %6, %5
  %8 = shl i64 %7, 17
  %9 = xor i64 %8, %7
  call void @__gmc_tls_set(i32 noundef 20, i8* noundef null, i64 noundef %9)
  %10 = lshr i64 %9, 33
  %11 = uitofp i64 %10 to double
  %12 = fmul double %11, 0x3E00000000000000
  ret double %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @__gmc_rt_rand_r(i32* nocapture noundef %0) local_unnamed_addr {
  %2 = load i32, i32* %0, align 4
  %3 = zext i32 %2 to i64
  %4 = mul i64 %3, 6364136223846793005
  %5 = add i64 %4, 1442695040888963407
  %6 = lshr i64 %5, 32
  %7 = trunc i64 %6 to i32
  store i32 %7, i32* %0, align 4
  %8 = lshr i64 %5, 33
  %9 = trunc i64 %8 to i32
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local noalias i8* @__gmc_rt_getenv(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local noalias i8* @__gmc_rt_secure_getenv(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_setenv(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_unsetenv(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

declare void @__gmc_tls_set(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr

declare i64 @__gmc_tls_get(i32 noundef, i8* noundef) local_unnamed_addr

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg)

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg)



