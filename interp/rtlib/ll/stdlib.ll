target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@__gmc_rt_environ = dso_local local_unnamed_addr global i8** null, align 8
@.str.2 = private unnamed_addr constant [155 x i8] c"the program asks for a library while it runs (dlopen, dlsym): there is none but the program itself; call the function by its name, or give it with --prims\00", align 1

define i32 @__gmc_rt_abs(i32 %0) {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

define i64 @__gmc_rt_labs(i64 %0) {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

define i64 @__gmc_rt_llabs(i64 %0) {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

define i64 @__gmc_rt_div(i32 %0, i32 %1) {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %5 = zext i32 %4 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %3 to i64
  %8 = or i64 %6, %7
  ret i64 %8
}

define { i64, i64 } @__gmc_rt_ldiv(i64 %0, i64 %1) {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

define { i64, i64 } @__gmc_rt_lldiv(i64 %0, i64 %1) {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

define i64 @__gmc_rt_strtoul(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %19
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

define internal fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %3, i32* %4) unnamed_addr {
  store i32 0, i32* %4, align 4
  store i32 0, i32* %3, align 4
  %6 = icmp eq i8** %1, null
  br i1 %6, label %8, label %7

7:
  store i8* %0, i8** %1, align 8
  br label %8

8:
  %9 = icmp eq i32 %2, 1
  %10 = icmp ugt i32 %2, 36
  %11 = or i1 %10, %9
  br i1 %11, label %12, label %14

12:
  %13 = call i32* @__gmc_rt___errno_location()
  store i32 22, i32* %13, align 4
  br label %145

14:
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

17:
  %18 = getelementptr inbounds i8, i8* %15, i64 1
  br label %14

19:
  %20 = getelementptr inbounds i8, i8* %15, i64 1
  %21 = icmp eq i8 %16, 45
  %22 = zext i1 %21 to i32
  store i32 %22, i32* %3, align 4
  br label %23

23:
  %24 = phi i8* [ %20, %19 ], [ %15, %14 ]
  %25 = and i32 %2, -17
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %58

27:
  %28 = load i8, i8* %24, align 1
  %29 = icmp eq i8 %28, 48
  br i1 %29, label %30, label %58

30:
  %31 = getelementptr inbounds i8, i8* %24, i64 1
  %32 = load i8, i8* %31, align 1
  %33 = and i8 %32, -33
  %34 = icmp eq i8 %33, 88
  br i1 %34, label %35, label %58

35:
  %36 = getelementptr inbounds i8, i8* %24, i64 2
  %37 = load i8, i8* %36, align 1
  %38 = sext i8 %37 to i32
  %39 = add i8 %37, -48
  %40 = icmp ult i8 %39, 10
  br i1 %40, label %41, label %43

41:
  %42 = add nsw i32 %38, -48
  br label %53

43:
  %44 = add i8 %37, -97
  %45 = icmp ult i8 %44, 26
  br i1 %45, label %46, label %48

46:
  %47 = add nsw i32 %38, -87
  br label %53

48:
  %49 = add i8 %37, -65
  %50 = icmp ult i8 %49, 26
  %51 = add nsw i32 %38, -55
  %52 = select i1 %50, i32 %51, i32 99
  br label %53

53:
  %54 = phi i32 [ %42, %41 ], [ %47, %46 ], [ %52, %48 ]
  %55 = icmp slt i32 %54, 16
  %56 = select i1 %55, i32 16, i32 %2
  %57 = select i1 %55, i8* %36, i8* %24
  br label %58

58:
  %59 = phi i32 [ %2, %30 ], [ %2, %27 ], [ %2, %23 ], [ %56, %53 ]
  %60 = phi i8* [ %24, %30 ], [ %24, %27 ], [ %24, %23 ], [ %57, %53 ]
  %61 = icmp eq i32 %59, 0
  br i1 %61, label %62, label %66

62:
  %63 = load i8, i8* %60, align 1
  %64 = icmp eq i8 %63, 48
  %65 = select i1 %64, i32 8, i32 10
  br label %66

66:
  %67 = phi i32 [ %65, %62 ], [ %59, %58 ]
  %68 = load i8, i8* %60, align 1
  %69 = sext i8 %68 to i32
  %70 = add i8 %68, -48
  %71 = icmp ult i8 %70, 10
  br i1 %71, label %72, label %74

72:
  %73 = add nsw i32 %69, -48
  br label %84

74:
  %75 = add i8 %68, -97
  %76 = icmp ult i8 %75, 26
  br i1 %76, label %77, label %79

77:
  %78 = add nsw i32 %69, -87
  br label %84

79:
  %80 = add i8 %68, -65
  %81 = icmp ult i8 %80, 26
  %82 = add nsw i32 %69, -55
  %83 = select i1 %81, i32 %82, i32 99
  br label %84

84:
  %85 = phi i32 [ %73, %72 ], [ %78, %77 ], [ %83, %79 ]
  %86 = icmp slt i32 %85, %67
  br i1 %86, label %87, label %145

87:
  %88 = sext i32 %67 to i64
  br label %89

89:
  %90 = phi i8* [ %138, %136 ], [ %60, %87 ]
  %91 = phi i64 [ %137, %136 ], [ 0, %87 ]
  %92 = load i8, i8* %90, align 1
  %93 = sext i8 %92 to i32
  %94 = add i8 %92, -48
  %95 = icmp ult i8 %94, 10
  br i1 %95, label %96, label %98

96:
  %97 = add nsw i32 %93, -48
  br label %108

98:
  %99 = add i8 %92, -97
  %100 = icmp ult i8 %99, 26
  br i1 %100, label %101, label %103

101:
  %102 = add nsw i32 %93, -87
  br label %108

103:
  %104 = add i8 %92, -65
  %105 = icmp ult i8 %104, 26
  %106 = add nsw i32 %93, -55
  %107 = select i1 %105, i32 %106, i32 99
  br label %108

108:
  %109 = phi i32 [ %97, %96 ], [ %102, %101 ], [ %107, %103 ]
  %110 = icmp slt i32 %109, %67
  br i1 %110, label %111, label %139

111:
  %112 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %91, i64 %88)
  %113 = extractvalue { i64, i1 } %112, 1
  %114 = extractvalue { i64, i1 } %112, 0
  br i1 %113, label %134, label %115

115:
  br i1 %95, label %116, label %118

116:
  %117 = add nsw i32 %93, -48
  br label %128

118:
  %119 = add i8 %92, -97
  %120 = icmp ult i8 %119, 26
  br i1 %120, label %121, label %123

121:
  %122 = add nsw i32 %93, -87
  br label %128

123:
  %124 = add i8 %92, -65
  %125 = icmp ult i8 %124, 26
  %126 = add nsw i32 %93, -55
  %127 = select i1 %125, i32 %126, i32 99
  br label %128

128:
  %129 = phi i32 [ %117, %116 ], [ %122, %121 ], [ %127, %123 ]
  %130 = zext i32 %129 to i64
  %131 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %114, i64 %130)
  %132 = extractvalue { i64, i1 } %131, 1
  %133 = extractvalue { i64, i1 } %131, 0
  br i1 %132, label %134, label %136

134:
  %135 = phi i64 [ %114, %111 ], [ %133, %128 ]
  store i32 1, i32* %4, align 4
  br label %136

136:
  %137 = phi i64 [ %135, %134 ], [ %133, %128 ]
  %138 = getelementptr inbounds i8, i8* %90, i64 1
  br label %89

139:
  br i1 %6, label %141, label %140

140:
  store i8* %90, i8** %1, align 8
  br label %141

141:
  %142 = load i32, i32* %4, align 4
  %143 = icmp eq i32 %142, 0
  %144 = select i1 %143, i64 %91, i64 -1
  br label %145

145:
  %146 = phi i64 [ 0, %12 ], [ %144, %141 ], [ 0, %84 ]
  ret i64 %146
}

declare i32* @__gmc_rt___errno_location()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define i64 @__gmc_rt_strtol(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %21
}

define i64 @__gmc_rt_strtoll(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %21
}

define i64 @__gmc_rt_strtoimax(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %21
}

define i64 @__gmc_rt_strtoq(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %21
}

define i64 @__gmc_rt___isoc23_strtol(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %21
}

define i64 @__gmc_rt___isoc23_strtoll(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %4, align 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i32, i32* %5, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ugt i64 %8, %11
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:
  %17 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %17, align 4
  br label %18

18:
  %19 = phi i64 [ %11, %16 ], [ %8, %3 ]
  %20 = sub i64 0, %19
  %21 = select i1 %10, i64 %19, i64 %20
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %21
}

define i64 @__gmc_rt_strtoull(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %19
}

define i64 @__gmc_rt_strtoumax(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %19
}

define i64 @__gmc_rt_strtouq(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %19
}

define i64 @__gmc_rt___isoc23_strtoul(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %19
}

define i64 @__gmc_rt___isoc23_strtoull(i8* %0, i8** %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  %7 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = call fastcc i64 @parse(i8* %0, i8** %1, i32 %2, i32* %4, i32* %5)
  %9 = load i32, i32* %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %12, align 4
  br label %18

13:
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %8
  %17 = select i1 %15, i64 %8, i64 %16
  br label %18

18:
  %19 = phi i64 [ -1, %11 ], [ %17, %13 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  ret i64 %19
}

define i32 @__gmc_rt_atoi(i8* %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4)
  %5 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5)
  %6 = call fastcc i64 @parse(i8* %0, i8** null, i32 10, i32* %2, i32* %3)
  %7 = load i32, i32* %2, align 4
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 9223372036854775807, i64 -9223372036854775808
  %10 = load i32, i32* %3, align 4
  %11 = icmp ne i32 %10, 0
  %12 = icmp ugt i64 %6, %9
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %14, label %16

14:
  %15 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %15, align 4
  br label %16

16:
  %17 = phi i64 [ %9, %14 ], [ %6, %1 ]
  %18 = sub i64 0, %17
  %19 = select i1 %8, i64 %17, i64 %18
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4)
  %20 = trunc i64 %19 to i32
  ret i32 %20
}

define i64 @__gmc_rt_atol(i8* %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4)
  %5 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5)
  %6 = call fastcc i64 @parse(i8* %0, i8** null, i32 10, i32* %2, i32* %3)
  %7 = load i32, i32* %2, align 4
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 9223372036854775807, i64 -9223372036854775808
  %10 = load i32, i32* %3, align 4
  %11 = icmp ne i32 %10, 0
  %12 = icmp ugt i64 %6, %9
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %14, label %16

14:
  %15 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %15, align 4
  br label %16

16:
  %17 = phi i64 [ %9, %14 ], [ %6, %1 ]
  %18 = sub i64 0, %17
  %19 = select i1 %8, i64 %17, i64 %18
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4)
  ret i64 %19
}

define i64 @__gmc_rt_atoll(i8* %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4)
  %5 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5)
  %6 = call fastcc i64 @parse(i8* %0, i8** null, i32 10, i32* %2, i32* %3)
  %7 = load i32, i32* %2, align 4
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 9223372036854775807, i64 -9223372036854775808
  %10 = load i32, i32* %3, align 4
  %11 = icmp ne i32 %10, 0
  %12 = icmp ugt i64 %6, %9
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %14, label %16

14:
  %15 = call i32* @__gmc_rt___errno_location()
  store i32 34, i32* %15, align 4
  br label %16

16:
  %17 = phi i64 [ %9, %14 ], [ %6, %1 ]
  %18 = sub i64 0, %17
  %19 = select i1 %8, i64 %17, i64 %18
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4)
  ret i64 %19
}

define double @__gmc_rt_strtod(i8* %0, i8** %1) {
  %3 = alloca [64 x i8], align 16
  %4 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* %4)
  br label %5

5:
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

8:
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  br label %5

10:
  %11 = getelementptr inbounds i8, i8* %6, i64 1
  store i8 %7, i8* %4, align 16
  br label %12

12:
  %13 = phi i64 [ 1, %10 ], [ 0, %5 ]
  %14 = phi i8* [ %11, %10 ], [ %6, %5 ]
  br label %15

15:
  %16 = phi i32 [ %47, %45 ], [ 0, %12 ]
  %17 = phi i32 [ %46, %45 ], [ 0, %12 ]
  %18 = phi i64 [ %48, %45 ], [ %13, %12 ]
  %19 = phi i8* [ %50, %45 ], [ %14, %12 ]
  %20 = load i8, i8* %19, align 1
  %21 = icmp ne i8 %20, 46
  %22 = icmp ne i32 %16, 0
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %24, label %45

24:
  %25 = sext i8 %20 to i32
  %26 = add i8 %20, -48
  %27 = icmp ult i8 %26, 10
  br i1 %27, label %28, label %30

28:
  %29 = add nsw i32 %25, -48
  br label %40

30:
  %31 = add i8 %20, -97
  %32 = icmp ult i8 %31, 26
  br i1 %32, label %33, label %35

33:
  %34 = add nsw i32 %25, -87
  br label %40

35:
  %36 = add i8 %20, -65
  %37 = icmp ult i8 %36, 26
  %38 = add nsw i32 %25, -55
  %39 = select i1 %37, i32 %38, i32 99
  br label %40

40:
  %41 = phi i32 [ %29, %28 ], [ %34, %33 ], [ %39, %35 ]
  %42 = icmp slt i32 %41, 10
  br i1 %42, label %43, label %52

43:
  %44 = add nsw i32 %17, 1
  br label %45

45:
  %46 = phi i32 [ %44, %43 ], [ %17, %15 ]
  %47 = phi i32 [ %16, %43 ], [ 1, %15 ]
  %48 = add nuw nsw i64 %18, 1
  %49 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 %18
  store i8 %20, i8* %49, align 1
  %50 = getelementptr inbounds i8, i8* %19, i64 1
  %51 = icmp eq i64 %48, 48
  br i1 %51, label %52, label %15

52:
  %53 = phi i8* [ %19, %40 ], [ %50, %45 ]
  %54 = phi i64 [ %18, %40 ], [ 48, %45 ]
  %55 = phi i32 [ %17, %40 ], [ %46, %45 ]
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %60

57:
  %58 = icmp eq i8** %1, null
  br i1 %58, label %131, label %59

59:
  store i8* %0, i8** %1, align 8
  br label %131

60:
  %61 = load i8, i8* %53, align 1
  %62 = and i8 %61, -33
  %63 = icmp eq i8 %62, 69
  br i1 %63, label %64, label %123

64:
  %65 = getelementptr inbounds i8, i8* %53, i64 1
  %66 = load i8, i8* %65, align 1
  switch i8 %66, label %69 [
    i8 45, label %67
    i8 43, label %67
  ]

67:
  %68 = getelementptr inbounds i8, i8* %53, i64 2
  br label %69

69:
  %70 = phi i8* [ %68, %67 ], [ %65, %64 ]
  %71 = load i8, i8* %70, align 1
  %72 = sext i8 %71 to i32
  %73 = add i8 %71, -48
  %74 = icmp ult i8 %73, 10
  br i1 %74, label %75, label %77

75:
  %76 = add nsw i32 %72, -48
  br label %87

77:
  %78 = add i8 %71, -97
  %79 = icmp ult i8 %78, 26
  br i1 %79, label %80, label %82

80:
  %81 = add nsw i32 %72, -87
  br label %87

82:
  %83 = add i8 %71, -65
  %84 = icmp ult i8 %83, 26
  %85 = add nsw i32 %72, -55
  %86 = select i1 %84, i32 %85, i32 99
  br label %87

87:
  %88 = phi i32 [ %76, %75 ], [ %81, %80 ], [ %86, %82 ]
  %89 = icmp slt i32 %88, 10
  br i1 %89, label %90, label %123

90:
  %91 = phi i8* [ %122, %120 ], [ %53, %87 ]
  %92 = phi i64 [ %121, %120 ], [ %54, %87 ]
  %93 = icmp ult i8* %91, %70
  br i1 %93, label %114, label %94

94:
  %95 = load i8, i8* %91, align 1
  %96 = sext i8 %95 to i32
  %97 = add i8 %95, -48
  %98 = icmp ult i8 %97, 10
  br i1 %98, label %99, label %101

99:
  %100 = add nsw i32 %96, -48
  br label %111

101:
  %102 = add i8 %95, -97
  %103 = icmp ult i8 %102, 26
  br i1 %103, label %104, label %106

104:
  %105 = add nsw i32 %96, -87
  br label %111

106:
  %107 = add i8 %95, -65
  %108 = icmp ult i8 %107, 26
  %109 = add nsw i32 %96, -55
  %110 = select i1 %108, i32 %109, i32 99
  br label %111

111:
  %112 = phi i32 [ %100, %99 ], [ %105, %104 ], [ %110, %106 ]
  %113 = icmp slt i32 %112, 10
  br i1 %113, label %114, label %123

114:
  %115 = icmp ult i64 %92, 60
  br i1 %115, label %116, label %120

116:
  %117 = load i8, i8* %91, align 1
  %118 = add i64 %92, 1
  %119 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 %92
  store i8 %117, i8* %119, align 1
  br label %120

120:
  %121 = phi i64 [ %118, %116 ], [ %92, %114 ]
  %122 = getelementptr inbounds i8, i8* %91, i64 1
  br label %90

123:
  %124 = phi i8* [ %53, %60 ], [ %53, %87 ], [ %91, %111 ]
  %125 = phi i64 [ %54, %60 ], [ %54, %87 ], [ %92, %111 ]
  %126 = icmp eq i8** %1, null
  br i1 %126, label %128, label %127

127:
  store i8* %124, i8** %1, align 8
  br label %128

128:
  %129 = call i64 @__gmc_parse_double(i8* %4, i64 %125)
  %130 = bitcast i64 %129 to double
  br label %131

131:
  %132 = phi double [ %130, %128 ], [ 0.000000e+00, %59 ], [ 0.000000e+00, %57 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* %4)
  ret double %132
}

declare i64 @__gmc_parse_double(i8*, i64)

define float @__gmc_rt_strtof(i8* %0, i8** %1) {
  %3 = call double @__gmc_rt_strtod(i8* %0, i8** %1)
  %4 = fptrunc double %3 to float
  ret float %4
}

define double @__gmc_rt_atof(i8* %0) {
  %2 = call double @__gmc_rt_strtod(i8* %0, i8** null)
  ret double %2
}

define void @__gmc_rt_qsort_r(i8* %0, i64 %1, i64 %2, i32 (i8*, i8*, i8*)* %3, i8* %4) {
  %6 = icmp ult i64 %1, 33
  br i1 %6, label %7, label %25

7:
  %8 = icmp ugt i64 %1, 1
  br i1 %8, label %9, label %70

9:
  %10 = phi i64 [ %21, %20 ], [ 1, %7 ]
  br label %11

11:
  %12 = phi i64 [ %13, %23 ], [ %10, %9 ]
  %13 = add i64 %12, -1
  %14 = mul i64 %13, %2
  %15 = getelementptr inbounds i8, i8* %0, i64 %14
  %16 = mul i64 %12, %2
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = call i32 %3(i8* %15, i8* %17, i8* %4)
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %23, label %20

20:
  %21 = add nuw i64 %10, 1
  %22 = icmp eq i64 %21, %1
  br i1 %22, label %70, label %9

23:
  call fastcc void @swap(i8* %15, i8* %17, i64 %2)
  %24 = icmp eq i64 %13, 0
  br i1 %24, label %20, label %11

25:
  %26 = lshr i64 %1, 1
  br label %29

27:
  %28 = icmp ugt i64 %41, 1
  br i1 %28, label %29, label %70

29:
  %30 = phi i64 [ %1, %25 ], [ %41, %27 ]
  %31 = phi i64 [ %26, %25 ], [ %40, %27 ]
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %35, label %33

33:
  %34 = add i64 %31, -1
  br label %39

35:
  %36 = add i64 %30, -1
  %37 = mul i64 %36, %2
  %38 = getelementptr inbounds i8, i8* %0, i64 %37
  call fastcc void @swap(i8* %0, i8* %38, i64 %2)
  br label %39

39:
  %40 = phi i64 [ %34, %33 ], [ 0, %35 ]
  %41 = phi i64 [ %30, %33 ], [ %36, %35 ]
  br label %42

42:
  %43 = phi i64 [ %40, %39 ], [ %69, %67 ]
  %44 = shl i64 %43, 1
  %45 = or i64 %44, 1
  %46 = icmp ult i64 %45, %41
  br i1 %46, label %47, label %67

47:
  %48 = add i64 %44, 2
  %49 = icmp ult i64 %48, %41
  br i1 %49, label %50, label %58

50:
  %51 = mul i64 %45, %2
  %52 = getelementptr inbounds i8, i8* %0, i64 %51
  %53 = mul i64 %48, %2
  %54 = getelementptr inbounds i8, i8* %0, i64 %53
  %55 = call i32 %3(i8* %52, i8* %54, i8* %4)
  %56 = icmp slt i32 %55, 0
  %57 = select i1 %56, i64 %48, i64 %45
  br label %58

58:
  %59 = phi i64 [ %45, %47 ], [ %57, %50 ]
  %60 = mul i64 %43, %2
  %61 = getelementptr inbounds i8, i8* %0, i64 %60
  %62 = mul i64 %59, %2
  %63 = getelementptr inbounds i8, i8* %0, i64 %62
  %64 = call i32 %3(i8* %61, i8* %63, i8* %4)
  %65 = icmp sgt i32 %64, -1
  br i1 %65, label %67, label %66

66:
  call fastcc void @swap(i8* %61, i8* %63, i64 %2)
  br label %67

67:
  %68 = phi i1 [ true, %66 ], [ false, %42 ], [ false, %58 ]
  %69 = phi i64 [ %59, %66 ], [ %43, %42 ], [ %43, %58 ]
  br i1 %68, label %42, label %27

70:
  ret void
}

define internal fastcc void @swap(i8* %0, i8* %1, i64 %2) unnamed_addr {
  %4 = ptrtoint i8* %0 to i64
  %5 = ptrtoint i8* %1 to i64
  %6 = or i64 %5, %4
  %7 = or i64 %6, %2
  %8 = and i64 %7, 7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %22

10:
  %11 = icmp eq i64 %2, 0
  br i1 %11, label %46, label %12

12:
  %13 = phi i64 [ %20, %12 ], [ 0, %10 ]
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = bitcast i8* %14 to i64*
  %16 = load i64, i64* %15, align 8
  %17 = getelementptr inbounds i8, i8* %1, i64 %13
  %18 = bitcast i8* %17 to i64*
  %19 = load i64, i64* %18, align 8
  store i64 %19, i64* %15, align 8
  store i64 %16, i64* %18, align 8
  %20 = add nuw i64 %13, 8
  %21 = icmp ult i64 %20, %2
  br i1 %21, label %12, label %46

22:
  %23 = and i64 %7, 3
  %24 = icmp eq i64 %23, 0
  %25 = icmp eq i64 %2, 0
  br i1 %24, label %27, label %26

26:
  br i1 %25, label %46, label %38

27:
  br i1 %25, label %46, label %28

28:
  %29 = phi i64 [ %36, %28 ], [ 0, %27 ]
  %30 = getelementptr inbounds i8, i8* %0, i64 %29
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 4
  %33 = getelementptr inbounds i8, i8* %1, i64 %29
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 4
  store i32 %35, i32* %31, align 4
  store i32 %32, i32* %34, align 4
  %36 = add nuw i64 %29, 4
  %37 = icmp ult i64 %36, %2
  br i1 %37, label %28, label %46

38:
  %39 = phi i64 [ %44, %38 ], [ 0, %26 ]
  %40 = getelementptr inbounds i8, i8* %0, i64 %39
  %41 = load i8, i8* %40, align 1
  %42 = getelementptr inbounds i8, i8* %1, i64 %39
  %43 = load i8, i8* %42, align 1
  store i8 %43, i8* %40, align 1
  store i8 %41, i8* %42, align 1
  %44 = add nuw i64 %39, 1
  %45 = icmp eq i64 %44, %2
  br i1 %45, label %46, label %38

46:
  ret void
}

define void @__gmc_rt_qsort(i8* %0, i64 %1, i64 %2, i32 (i8*, i8*)* %3) {
  %5 = icmp ult i64 %1, 33
  br i1 %5, label %6, label %24

6:
  %7 = icmp ugt i64 %1, 1
  br i1 %7, label %8, label %69

8:
  %9 = phi i64 [ %20, %19 ], [ 1, %6 ]
  br label %10

10:
  %11 = phi i64 [ %12, %22 ], [ %9, %8 ]
  %12 = add nsw i64 %11, -1
  %13 = mul i64 %12, %2
  %14 = getelementptr inbounds i8, i8* %0, i64 %13
  %15 = mul i64 %11, %2
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = call i32 %3(i8* %14, i8* %16)
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %22, label %19

19:
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %69, label %8

22:
  call fastcc void @swap(i8* %14, i8* %16, i64 %2)
  %23 = icmp eq i64 %12, 0
  br i1 %23, label %19, label %10

24:
  %25 = lshr i64 %1, 1
  br label %28

26:
  %27 = icmp ugt i64 %40, 1
  br i1 %27, label %28, label %69

28:
  %29 = phi i64 [ %1, %24 ], [ %40, %26 ]
  %30 = phi i64 [ %25, %24 ], [ %39, %26 ]
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %34, label %32

32:
  %33 = add i64 %30, -1
  br label %38

34:
  %35 = add i64 %29, -1
  %36 = mul i64 %35, %2
  %37 = getelementptr inbounds i8, i8* %0, i64 %36
  call fastcc void @swap(i8* %0, i8* %37, i64 %2)
  br label %38

38:
  %39 = phi i64 [ %33, %32 ], [ 0, %34 ]
  %40 = phi i64 [ %29, %32 ], [ %35, %34 ]
  br label %41

41:
  %42 = phi i64 [ %39, %38 ], [ %68, %66 ]
  %43 = shl i64 %42, 1
  %44 = or i64 %43, 1
  %45 = icmp ult i64 %44, %40
  br i1 %45, label %46, label %66

46:
  %47 = add i64 %43, 2
  %48 = icmp ult i64 %47, %40
  br i1 %48, label %49, label %57

49:
  %50 = mul i64 %44, %2
  %51 = getelementptr inbounds i8, i8* %0, i64 %50
  %52 = mul i64 %47, %2
  %53 = getelementptr inbounds i8, i8* %0, i64 %52
  %54 = call i32 %3(i8* %51, i8* %53)
  %55 = icmp slt i32 %54, 0
  %56 = select i1 %55, i64 %47, i64 %44
  br label %57

57:
  %58 = phi i64 [ %44, %46 ], [ %56, %49 ]
  %59 = mul i64 %42, %2
  %60 = getelementptr inbounds i8, i8* %0, i64 %59
  %61 = mul i64 %58, %2
  %62 = getelementptr inbounds i8, i8* %0, i64 %61
  %63 = call i32 %3(i8* %60, i8* %62)
  %64 = icmp sgt i32 %63, -1
  br i1 %64, label %66, label %65

65:
  call fastcc void @swap(i8* %60, i8* %62, i64 %2)
  br label %66

66:
  %67 = phi i1 [ true, %65 ], [ false, %41 ], [ false, %57 ]
  %68 = phi i64 [ %58, %65 ], [ %42, %41 ], [ %42, %57 ]
  br i1 %67, label %41, label %26

69:
  ret void
}

define i8* @__gmc_rt_bsearch(i8* %0, i8* %1, i64 %2, i64 %3, i32 (i8*, i8*)* %4) {
  br label %6

6:
  %7 = phi i64 [ %2, %5 ], [ %22, %11 ]
  %8 = phi i64 [ 0, %5 ], [ %24, %11 ]
  %9 = phi i8* [ undef, %5 ], [ %25, %11 ]
  %10 = icmp ugt i64 %7, %8
  br i1 %10, label %11, label %26

11:
  %12 = sub i64 %7, %8
  %13 = lshr i64 %12, 1
  %14 = add i64 %13, %8
  %15 = mul i64 %14, %3
  %16 = getelementptr inbounds i8, i8* %1, i64 %15
  %17 = call i32 %4(i8* %0, i8* %16)
  %18 = icmp eq i32 %17, 0
  %19 = icmp slt i32 %17, 0
  %20 = add i64 %14, 1
  %21 = select i1 %19, i64 %14, i64 %7
  %22 = select i1 %18, i64 %7, i64 %21
  %23 = icmp slt i32 %17, 1
  %24 = select i1 %23, i64 %8, i64 %20
  %25 = select i1 %18, i8* %16, i8* %9
  br i1 %18, label %26, label %6

26:
  %27 = phi i8* [ %25, %11 ], [ null, %6 ]
  ret i8* %27
}

define void @__gmc_rt_srand(i32 %0) {
  %2 = zext i32 %0 to i64
  %3 = mul i64 %2, -7046029254386353131
  %4 = add i64 %3, -7046029254386353131
  %5 = or i64 %4, 1
  call void @__gmc_tls_set(i32 16, i8* null, i64 %5)
  ret void
}

define void @__gmc_rt_srandom(i32 %0) {
  %2 = zext i32 %0 to i64
  %3 = mul i64 %2, -7046029254386353131
  %4 = add i64 %3, -7046029254386353131
  %5 = or i64 %4, 1
  call void @__gmc_tls_set(i32 16, i8* null, i64 %5)
  ret void
}

define void @__gmc_rt_srand48(i64 %0) {
  %2 = and i64 %0, 4294967295
  %3 = mul i64 %2, -7046029254386353131
  %4 = add i64 %3, -7046029254386353131
  %5 = or i64 %4, 1
  call void @__gmc_tls_set(i32 16, i8* null, i64 %5)
  ret void
}

define i32 @__gmc_rt_rand() {
  %1 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %2 = call i64 @__gmc_undef(i64 %1)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %14

4:
  %5 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 -7046029254386353131, i64 %5
  %8 = shl i64 %7, 13
  %9 = xor i64 %8, %7
  %10 = lshr i64 %9, 7
  %11 = xor i64 %10, %9
  %12 = shl i64 %11, 17
  %13 = xor i64 %12, %11
  call void @__gmc_tls_set(i32 16, i8* null, i64 %13)
  br label %14

14:
  %15 = phi i64 [ %13, %4 ], [ %1, %0 ]
  %16 = lshr i64 %15, 33
  %17 = trunc i64 %16 to i32
  ret i32 %17
}

define i64 @__gmc_rt_random() {
  %1 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %2 = call i64 @__gmc_undef(i64 %1)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %14

4:
  %5 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 -7046029254386353131, i64 %5
  %8 = shl i64 %7, 13
  %9 = xor i64 %8, %7
  %10 = lshr i64 %9, 7
  %11 = xor i64 %10, %9
  %12 = shl i64 %11, 17
  %13 = xor i64 %12, %11
  call void @__gmc_tls_set(i32 16, i8* null, i64 %13)
  br label %14

14:
  %15 = phi i64 [ %13, %4 ], [ %1, %0 ]
  %16 = lshr i64 %15, 33
  ret i64 %16
}

define i64 @__gmc_rt_lrand48() {
  %1 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %2 = call i64 @__gmc_undef(i64 %1)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %14

4:
  %5 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 -7046029254386353131, i64 %5
  %8 = shl i64 %7, 13
  %9 = xor i64 %8, %7
  %10 = lshr i64 %9, 7
  %11 = xor i64 %10, %9
  %12 = shl i64 %11, 17
  %13 = xor i64 %12, %11
  call void @__gmc_tls_set(i32 16, i8* null, i64 %13)
  br label %14

14:
  %15 = phi i64 [ %13, %4 ], [ %1, %0 ]
  %16 = lshr i64 %15, 33
  ret i64 %16
}

define double @__gmc_rt_drand48() {
  %1 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %2 = call i64 @__gmc_undef(i64 %1)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %14

4:
  %5 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 -7046029254386353131, i64 %5
  %8 = shl i64 %7, 13
  %9 = xor i64 %8, %7
  %10 = lshr i64 %9, 7
  %11 = xor i64 %10, %9
  %12 = shl i64 %11, 17
  %13 = xor i64 %12, %11
  call void @__gmc_tls_set(i32 16, i8* null, i64 %13)
  br label %14

14:
  %15 = phi i64 [ %13, %4 ], [ %1, %0 ]
  %16 = lshr i64 %15, 33
  %17 = uitofp i64 %16 to double
  %18 = fmul double %17, 0x3E00000000000000
  ret double %18
}

define void @__gmc_rt__ZNSt13random_device7_M_initERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* %0, i8* %1) {
  ret void
}

define void @__gmc_rt__ZNSt13random_device7_M_finiEv(i8* %0) {
  ret void
}

define i32 @__gmc_rt__ZNSt13random_device9_M_getvalEv(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %3 = call i64 @__gmc_undef(i64 %2)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %15

5:
  %6 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i64 -7046029254386353131, i64 %6
  %9 = shl i64 %8, 13
  %10 = xor i64 %9, %8
  %11 = lshr i64 %10, 7
  %12 = xor i64 %11, %10
  %13 = shl i64 %12, 17
  %14 = xor i64 %13, %12
  call void @__gmc_tls_set(i32 16, i8* null, i64 %14)
  br label %15

15:
  %16 = phi i64 [ %14, %5 ], [ %2, %1 ]
  %17 = lshr i64 %16, 33
  %18 = trunc i64 %17 to i32
  ret i32 %18
}

define i64 @__gmc_rt_getrandom(i8* %0, i64 %1, i32 %2) {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %5, label %6

5:
  ret i64 %1

6:
  %7 = phi i64 [ %26, %21 ], [ 0, %3 ]
  %8 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %9 = call i64 @__gmc_undef(i64 %8)
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %21

11:
  %12 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %13 = icmp eq i64 %12, 0
  %14 = select i1 %13, i64 -7046029254386353131, i64 %12
  %15 = shl i64 %14, 13
  %16 = xor i64 %15, %14
  %17 = lshr i64 %16, 7
  %18 = xor i64 %17, %16
  %19 = shl i64 %18, 17
  %20 = xor i64 %19, %18
  call void @__gmc_tls_set(i32 16, i8* null, i64 %20)
  br label %21

21:
  %22 = phi i64 [ %20, %11 ], [ %8, %6 ]
  %23 = lshr i64 %22, 56
  %24 = trunc i64 %23 to i8
  %25 = getelementptr inbounds i8, i8* %0, i64 %7
  store i8 %24, i8* %25, align 1
  %26 = add nuw i64 %7, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %5, label %6
}

define i32 @__gmc_rt_getentropy(i8* %0, i64 %1) {
  %3 = icmp ugt i64 %1, 256
  br i1 %3, label %28, label %4

4:
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %28, label %6

6:
  %7 = phi i64 [ %26, %21 ], [ 0, %4 ]
  %8 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %9 = call i64 @__gmc_undef(i64 %8)
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %21

11:
  %12 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %13 = icmp eq i64 %12, 0
  %14 = select i1 %13, i64 -7046029254386353131, i64 %12
  %15 = shl i64 %14, 13
  %16 = xor i64 %15, %14
  %17 = lshr i64 %16, 7
  %18 = xor i64 %17, %16
  %19 = shl i64 %18, 17
  %20 = xor i64 %19, %18
  call void @__gmc_tls_set(i32 16, i8* null, i64 %20)
  br label %21

21:
  %22 = phi i64 [ %20, %11 ], [ %8, %6 ]
  %23 = lshr i64 %22, 56
  %24 = trunc i64 %23 to i8
  %25 = getelementptr inbounds i8, i8* %0, i64 %7
  store i8 %24, i8* %25, align 1
  %26 = add nuw nsw i64 %7, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %28, label %6

28:
  %29 = phi i32 [ -1, %2 ], [ 0, %4 ], [ 0, %21 ]
  ret i32 %29
}

define i32 @__gmc_rt_arc4random() {
  %1 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %2 = call i64 @__gmc_undef(i64 %1)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %14

4:
  %5 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 -7046029254386353131, i64 %5
  %8 = shl i64 %7, 13
  %9 = xor i64 %8, %7
  %10 = lshr i64 %9, 7
  %11 = xor i64 %10, %9
  %12 = shl i64 %11, 17
  %13 = xor i64 %12, %11
  call void @__gmc_tls_set(i32 16, i8* null, i64 %13)
  br label %14

14:
  %15 = phi i64 [ %13, %4 ], [ %1, %0 ]
  %16 = lshr i64 %15, 32
  %17 = trunc i64 %16 to i32
  ret i32 %17
}

define void @__gmc_rt_arc4random_buf(i8* %0, i64 %1) {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %26, label %4

4:
  %5 = phi i64 [ %24, %19 ], [ 0, %2 ]
  %6 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %7 = call i64 @__gmc_undef(i64 %6)
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %19

9:
  %10 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %11 = icmp eq i64 %10, 0
  %12 = select i1 %11, i64 -7046029254386353131, i64 %10
  %13 = shl i64 %12, 13
  %14 = xor i64 %13, %12
  %15 = lshr i64 %14, 7
  %16 = xor i64 %15, %14
  %17 = shl i64 %16, 17
  %18 = xor i64 %17, %16
  call void @__gmc_tls_set(i32 16, i8* null, i64 %18)
  br label %19

19:
  %20 = phi i64 [ %18, %9 ], [ %6, %4 ]
  %21 = lshr i64 %20, 56
  %22 = trunc i64 %21 to i8
  %23 = getelementptr inbounds i8, i8* %0, i64 %5
  store i8 %22, i8* %23, align 1
  %24 = add nuw i64 %5, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %26, label %4

26:
  ret void
}

define i32 @__gmc_rt_arc4random_uniform(i32 %0) {
  %2 = icmp ult i32 %0, 2
  br i1 %2, label %22, label %3

3:
  %4 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %5 = call i64 @__gmc_undef(i64 %4)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %17

7:
  %8 = call i64 @__gmc_tls_get(i32 16, i8* null)
  %9 = icmp eq i64 %8, 0
  %10 = select i1 %9, i64 -7046029254386353131, i64 %8
  %11 = shl i64 %10, 13
  %12 = xor i64 %11, %10
  %13 = lshr i64 %12, 7
  %14 = xor i64 %13, %12
  %15 = shl i64 %14, 17
  %16 = xor i64 %15, %14
  call void @__gmc_tls_set(i32 16, i8* null, i64 %16)
  br label %17

17:
  %18 = phi i64 [ %16, %7 ], [ %4, %3 ]
  %19 = lshr i64 %18, 32
  %20 = trunc i64 %19 to i32
  %21 = urem i32 %20, %0
  br label %22

22:
  %23 = phi i32 [ %21, %17 ], [ 0, %1 ]
  ret i32 %23
}

define i8* @__gmc_rt_setlocale(i32 %0, i8* %1) {
  %3 = icmp eq i8* %1, null
  br i1 %3, label %33, label %4

4:
  %5 = load i8, i8* %1, align 1
  switch i8 %5, label %10 [
    i8 0, label %33
    i8 67, label %6
  ]

6:
  %7 = getelementptr inbounds i8, i8* %1, i64 1
  %8 = load i8, i8* %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %33, label %10

10:
  %11 = load i8, i8* %1, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %28, label %13

13:
  %14 = icmp eq i8 %11, 80
  br i1 %14, label %18, label %25

15:
  %16 = load i8, i8* %21, align 1
  %17 = icmp eq i8 %23, %16
  br i1 %17, label %18, label %25

18:
  %19 = phi i8* [ %22, %15 ], [ %1, %13 ]
  %20 = phi i8* [ %21, %15 ], [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), %13 ]
  %21 = getelementptr inbounds i8, i8* %20, i64 1
  %22 = getelementptr inbounds i8, i8* %19, i64 1
  %23 = load i8, i8* %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %28, label %15

25:
  %26 = phi i1 [ %12, %13 ], [ %24, %15 ]
  %27 = phi i8* [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), %13 ], [ %21, %15 ]
  br i1 %26, label %28, label %33

28:
  %29 = phi i8* [ %27, %25 ], [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), %10 ], [ %21, %18 ]
  %30 = load i8, i8* %29, align 1
  %31 = icmp eq i8 %30, 0
  %32 = select i1 %31, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* null
  br label %33

33:
  %34 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %4 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %6 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %2 ], [ null, %25 ], [ %32, %28 ]
  ret i8* %34
}

define noalias i8* @__gmc_rt_dlsym(i8* %0, i8* %1) {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %4, label %11

4:
  %5 = load i8, i8* %1, align 1
  %6 = icmp eq i8 %5, 95
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds i8, i8* %1, i64 1
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 95
  br i1 %10, label %12, label %11

11:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([155 x i8], [155 x i8]* @.str.2, i64 0, i64 0))
  unreachable

12:
  ret i8* null
}

define noalias i8* @__gmc_rt_dlvsym(i8* %0, i8* %1, i8* %2) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([155 x i8], [155 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

define noalias i8* @__gmc_rt_dlopen(i8* %0, i32 %1) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([155 x i8], [155 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_rand_r(i32* %0) {
  %2 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %3 = call i64 @__gmc_undef(i64 %2)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = trunc i64 %2 to i32
  store i32 %6, i32* %0, align 4
  %7 = and i64 %2, 2147483647
  br label %16

8:
  %9 = load i32, i32* %0, align 4
  %10 = zext i32 %9 to i64
  %11 = mul i64 %10, 6364136223846793005
  %12 = add i64 %11, 1442695040888963407
  %13 = lshr i64 %12, 32
  %14 = trunc i64 %13 to i32
  store i32 %14, i32* %0, align 4
  %15 = lshr i64 %12, 33
  br label %16

16:
  %17 = phi i64 [ %7, %5 ], [ %15, %8 ]
  %18 = trunc i64 %17 to i32
  ret i32 %18
}

declare i64 @__gmc_undef(i64)

define noalias i8* @__gmc_rt_getenv(i8* %0) {
  ret i8* null
}

define noalias i8* @__gmc_rt_secure_getenv(i8* %0) {
  ret i8* null
}

define i32 @__gmc_rt_setenv(i8* %0, i8* %1, i32 %2) {
  ret i32 0
}

define i32 @__gmc_rt_unsetenv(i8* %0) {
  ret i32 0
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

declare void @__gmc_tls_set(i32, i8*, i64)

declare void @__gmc_fault(i32, i8*)

declare i64 @__gmc_tls_get(i32, i8*)

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare i64 @llvm.abs.i64(i64, i1 immarg)



