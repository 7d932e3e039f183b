target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [33 x i8] c"futex: more than 31 threads wait\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"syscall: this futex operation is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [83 x i8] c"syscall: futexes with a bit set other than FUTEX_BITSET_MATCH_ANY are not modelled\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"syscall: this system call is not modelled\00", align 1
@words = internal global [1024 x i64] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [53 x i8] c"futex: two futexes share a word of the model's table\00", align 1

define i32 @__gmc_rt_futex_wait(i8* %0, i32 %1, i32 %2) {
  %4 = call i32 @__gmc_choice(i32 2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:
  call void @__gmc_fence(i32 6)
  %7 = zext i32 %1 to i64
  %8 = call i64 @__gmc_await(i8* %0, i32 4, i32 2, i64 %7, i32 1, i32 1, i32 0)
  br label %63

9:
  %10 = ptrtoint i8* %0 to i64
  %11 = mul i64 %10, -7046029254386353131
  %12 = lshr i64 %11, 52
  %13 = and i64 %12, 1023
  %14 = getelementptr inbounds [1024 x i64], [1024 x i64]* @words, i64 0, i64 %13
  %15 = bitcast i64* %14 to i8*
  %16 = call i64 @__gmc_load(i8* %15, i32 8, i32 1, i32 512)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %25, label %18

18:
  %19 = lshr i64 %16, 48
  %20 = lshr i64 %11, 37
  %21 = and i64 %20, 32767
  %22 = or i64 %21, 32768
  %23 = icmp eq i64 %19, %22
  br i1 %23, label %25, label %24

24:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.str.4, i64 0, i64 0))
  unreachable

25:
  %26 = and i64 %16, 2147483647
  %27 = icmp eq i64 %26, 2147483647
  br i1 %27, label %28, label %29

28:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0))
  unreachable

29:
  %30 = lshr i64 %16, 32
  %31 = and i64 %30, 65535
  %32 = urem i64 %31, 31
  %33 = shl i64 1, %32
  %34 = and i64 %33, %16
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %46, label %36

36:
  %37 = trunc i64 %32 to i32
  br label %38

38:
  %39 = phi i32 [ %41, %38 ], [ %37, %36 ]
  %40 = add nsw i32 %39, 1
  %41 = urem i32 %40, 31
  %42 = zext i32 %41 to i64
  %43 = shl i64 1, %42
  %44 = and i64 %43, %16
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %38

46:
  %47 = phi i64 [ %33, %29 ], [ %43, %38 ]
  %48 = mul i64 %10, -4914047342381848576
  %49 = and i64 %48, 9223090561878065152
  %50 = add i64 %16, 4294967296
  %51 = and i64 %50, 281470681743360
  %52 = or i64 %49, %26
  %53 = or i64 %52, %51
  %54 = or i64 %53, %47
  %55 = or i64 %54, -9223372036854775808
  %56 = call i64 @__gmc_cas(i8* %15, i32 8, i64 %16, i64 %55, i32 1, i32 1, i32 512)
  %57 = icmp eq i64 %56, %16
  br i1 %57, label %59, label %58

58:
  call void @__gmc_block(i32 1)
  unreachable

59:
  call void @__gmc_fence(i32 6)
  %60 = zext i32 %1 to i64
  %61 = call i64 @__gmc_await(i8* %0, i32 4, i32 1, i64 %60, i32 1, i32 1, i32 0)
  %62 = call i64 @__gmc_await(i8* %15, i32 8, i32 3, i64 %47, i32 1, i32 %2, i32 528)
  br label %63

63:
  %64 = phi i32 [ 11, %6 ], [ 0, %59 ]
  ret i32 %64
}

declare i32 @__gmc_choice(i32)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

declare void @__gmc_fault(i32, i8*)

declare i64 @__gmc_await(i8*, i32, i32, i64, i32, i32, i32)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define i32 @__gmc_rt_futex_wake(i8* %0, i64 %1) {
  call void @__gmc_fence(i32 6)
  %3 = ptrtoint i8* %0 to i64
  %4 = mul i64 %3, -7046029254386353131
  %5 = lshr i64 %4, 52
  %6 = and i64 %5, 1023
  %7 = getelementptr inbounds [1024 x i64], [1024 x i64]* @words, i64 0, i64 %6
  %8 = bitcast i64* %7 to i8*
  %9 = call i64 @__gmc_load(i8* %8, i32 8, i32 1, i32 512)
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %18, label %11

11:
  %12 = lshr i64 %9, 48
  %13 = lshr i64 %4, 37
  %14 = and i64 %13, 32767
  %15 = or i64 %14, 32768
  %16 = icmp eq i64 %12, %15
  br i1 %16, label %18, label %17

17:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.str.4, i64 0, i64 0))
  unreachable

18:
  %19 = and i64 %9, 2147483647
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %71, label %23

21:
  %22 = icmp eq i64 %1, 0
  br i1 %22, label %30, label %43

23:
  %24 = phi i64 [ %28, %23 ], [ %19, %18 ]
  %25 = phi i32 [ %26, %23 ], [ 0, %18 ]
  %26 = add i32 %25, 1
  %27 = add i64 %24, -1
  %28 = and i64 %27, %24
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %21, label %23

30:
  %31 = phi i64 [ %19, %21 ], [ %62, %61 ]
  %32 = phi i32 [ 0, %21 ], [ %63, %61 ]
  %33 = mul i64 %3, -4914047342381848576
  %34 = and i64 %33, 9223090561878065152
  %35 = add i64 %9, 4294967296
  %36 = and i64 %35, 281470681743360
  %37 = or i64 %34, %36
  %38 = or i64 %37, %31
  %39 = or i64 %38, -9223372036854775808
  %40 = call i64 @__gmc_cas(i8* %8, i32 8, i64 %9, i64 %39, i32 1, i32 1, i32 512)
  %41 = icmp eq i64 %40, %9
  br i1 %41, label %71, label %42

42:
  call void @__gmc_block(i32 1)
  unreachable

43:
  %44 = phi i64 [ %68, %61 ], [ 0, %21 ]
  %45 = phi i64 [ %65, %61 ], [ %19, %21 ]
  %46 = phi i32 [ %63, %61 ], [ 0, %21 ]
  %47 = phi i32 [ %66, %61 ], [ %26, %21 ]
  %48 = phi i64 [ %62, %61 ], [ %19, %21 ]
  %49 = sub i64 %1, %44
  %50 = zext i32 %47 to i64
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %52, label %55

52:
  %53 = call i32 @__gmc_choice(i32 2)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %61

55:
  %56 = sub i64 0, %45
  %57 = and i64 %45, %56
  %58 = xor i64 %57, -1
  %59 = and i64 %48, %58
  %60 = add i32 %46, 1
  br label %61

61:
  %62 = phi i64 [ %48, %52 ], [ %59, %55 ]
  %63 = phi i32 [ %46, %52 ], [ %60, %55 ]
  %64 = add i64 %45, -1
  %65 = and i64 %64, %45
  %66 = add i32 %47, -1
  %67 = icmp ne i64 %65, 0
  %68 = zext i32 %63 to i64
  %69 = icmp ult i64 %68, %1
  %70 = select i1 %67, i1 %69, i1 false
  br i1 %70, label %43, label %30

71:
  %72 = phi i32 [ 0, %18 ], [ %32, %30 ]
  ret i32 %72
}

declare void @__gmc_fence(i32)

define i64 @__gmc_rt_syscall(i64 %0, ...) {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %3)
  call void @llvm.va_start(i8* %3)
  switch i64 %0, label %138 [
    i64 186, label %4
    i64 202, label %7
  ]

4:
  %5 = call i32 @__gmc_name()
  %6 = zext i32 %5 to i64
  br label %139

7:
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %9 = load i32, i32* %8, align 16
  %10 = icmp ult i32 %9, 41
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %13 = load i8*, i8** %12, align 16
  %14 = sext i32 %9 to i64
  %15 = getelementptr i8, i8* %13, i64 %14
  %16 = add i32 %9, 8
  store i32 %16, i32* %8, align 16
  br label %21

17:
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %19 = load i8*, i8** %18, align 8
  %20 = getelementptr i8, i8* %19, i64 8
  store i8* %20, i8** %18, align 8
  br label %21

21:
  %22 = phi i8* [ %15, %11 ], [ %19, %17 ]
  %23 = bitcast i8* %22 to i8**
  %24 = load i8*, i8** %23, align 8
  %25 = load i32, i32* %8, align 16
  %26 = icmp ult i32 %25, 41
  br i1 %26, label %27, label %33

27:
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %29 = load i8*, i8** %28, align 16
  %30 = sext i32 %25 to i64
  %31 = getelementptr i8, i8* %29, i64 %30
  %32 = add i32 %25, 8
  store i32 %32, i32* %8, align 16
  br label %37

33:
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %35 = load i8*, i8** %34, align 8
  %36 = getelementptr i8, i8* %35, i64 8
  store i8* %36, i8** %34, align 8
  br label %37

37:
  %38 = phi i8* [ %31, %27 ], [ %35, %33 ]
  %39 = bitcast i8* %38 to i32*
  %40 = load i32, i32* %39, align 4
  %41 = and i32 %40, 127
  %42 = load i32, i32* %8, align 16
  %43 = icmp ult i32 %42, 41
  br i1 %43, label %44, label %50

44:
  %45 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %46 = load i8*, i8** %45, align 16
  %47 = sext i32 %42 to i64
  %48 = getelementptr i8, i8* %46, i64 %47
  %49 = add i32 %42, 8
  store i32 %49, i32* %8, align 16
  br label %54

50:
  %51 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %52 = load i8*, i8** %51, align 8
  %53 = getelementptr i8, i8* %52, i64 8
  store i8* %53, i8** %51, align 8
  br label %54

54:
  %55 = phi i8* [ %48, %44 ], [ %52, %50 ]
  %56 = bitcast i8* %55 to i32*
  %57 = load i32, i32* %56, align 4
  switch i32 %41, label %62 [
    i32 1, label %58
    i32 10, label %63
    i32 9, label %63
    i32 0, label %63
  ]

58:
  %59 = zext i32 %57 to i64
  %60 = call i32 @__gmc_rt_futex_wake(i8* %24, i64 %59)
  %61 = sext i32 %60 to i64
  br label %139

62:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.str.1, i64 0, i64 0))
  unreachable

63:
  %64 = load i32, i32* %8, align 16
  %65 = icmp ult i32 %64, 41
  br i1 %65, label %66, label %72

66:
  %67 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %68 = load i8*, i8** %67, align 16
  %69 = sext i32 %64 to i64
  %70 = getelementptr i8, i8* %68, i64 %69
  %71 = add i32 %64, 8
  store i32 %71, i32* %8, align 16
  br label %76

72:
  %73 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %74 = load i8*, i8** %73, align 8
  %75 = getelementptr i8, i8* %74, i64 8
  store i8* %75, i8** %73, align 8
  br label %76

76:
  %77 = phi i8* [ %70, %66 ], [ %74, %72 ]
  %78 = bitcast i8* %77 to i8**
  %79 = load i8*, i8** %78, align 8
  %80 = icmp eq i32 %41, 0
  br i1 %80, label %115, label %81

81:
  %82 = load i32, i32* %8, align 16
  %83 = icmp ult i32 %82, 41
  br i1 %83, label %84, label %86

84:
  %85 = add i32 %82, 8
  store i32 %85, i32* %8, align 16
  br label %90

86:
  %87 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %88 = load i8*, i8** %87, align 8
  %89 = getelementptr i8, i8* %88, i64 8
  store i8* %89, i8** %87, align 8
  br label %90

90:
  %91 = load i32, i32* %8, align 16
  %92 = icmp ult i32 %91, 41
  br i1 %92, label %93, label %99

93:
  %94 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %95 = load i8*, i8** %94, align 16
  %96 = sext i32 %91 to i64
  %97 = getelementptr i8, i8* %95, i64 %96
  %98 = add i32 %91, 8
  store i32 %98, i32* %8, align 16
  br label %103

99:
  %100 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %101 = load i8*, i8** %100, align 8
  %102 = getelementptr i8, i8* %101, i64 8
  store i8* %102, i8** %100, align 8
  br label %103

103:
  %104 = phi i8* [ %97, %93 ], [ %101, %99 ]
  %105 = bitcast i8* %104 to i32*
  %106 = load i32, i32* %105, align 4
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %109, label %108

108:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([83 x i8], [83 x i8]* @.str.2, i64 0, i64 0))
  unreachable

109:
  %110 = icmp eq i32 %41, 10
  br i1 %110, label %111, label %115

111:
  %112 = zext i32 %57 to i64
  %113 = call i32 @__gmc_rt_futex_wake(i8* %24, i64 %112)
  %114 = sext i32 %113 to i64
  br label %139

115:
  %116 = call i32 @__gmc_rt_wakes_spuriously(i8* %24)
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %121, label %118

118:
  call void @__gmc_fence(i32 6)
  %119 = zext i32 %57 to i64
  %120 = call i64 @__gmc_await(i8* %24, i32 4, i32 1, i64 %119, i32 1, i32 1, i32 0)
  br label %133

121:
  %122 = icmp eq i8* %79, null
  br i1 %122, label %131, label %123

123:
  %124 = call i32 @__gmc_choice(i32 2)
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %128

126:
  %127 = call i32 @__gmc_rt_futex_wait(i8* %24, i32 %57, i32 1)
  br label %133

128:
  call void @__gmc_fence(i32 6)
  %129 = zext i32 %57 to i64
  %130 = call i64 @__gmc_await(i8* %24, i32 4, i32 1, i64 %129, i32 1, i32 1, i32 0)
  br label %133

131:
  %132 = call i32 @__gmc_rt_futex_wait(i8* %24, i32 %57, i32 5)
  br label %133

133:
  %134 = phi i32 [ 0, %118 ], [ %132, %131 ], [ %127, %126 ], [ 110, %128 ]
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %139, label %136

136:
  %137 = call i32* @__gmc_rt___errno_location()
  store i32 %134, i32* %137, align 4
  br label %139

138:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
  unreachable

139:
  %140 = phi i64 [ %6, %4 ], [ %61, %58 ], [ %114, %111 ], [ -1, %136 ], [ 0, %133 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %3)
  ret i64 %140
}

declare void @llvm.va_start(i8*)

declare i32 @__gmc_name()

declare i32 @__gmc_rt_wakes_spuriously(i8*)

declare i32* @__gmc_rt___errno_location()

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)

declare void @__gmc_block(i32)



