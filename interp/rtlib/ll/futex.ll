target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [33 x i8] c"futex: more than 31 threads wait\00", align 1
@.str.1 = private unnamed_addr constant [120 x i8] c"syscall: of the operations on futexes only FUTEX_WAIT, FUTEX_WAKE, FUTEX_WAIT_BITSET and FUTEX_WAKE_BITSET are modelled\00", align 1
@.str.2 = private unnamed_addr constant [83 x i8] c"syscall: futexes with a bit set other than FUTEX_BITSET_MATCH_ANY are not modelled\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"syscall: this system call is not modelled\00", align 1
@words = internal global [16384 x i64] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [53 x i8] c"futex: two futexes share a word of the model's table\00", align 1

define i32 @__gmc_rt_futex_wait(i8* %0, i32 %1, i32 %2) {
  %4 = call i32 @__gmc_choice(i32 2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:
  call void @__gmc_fence(i32 6)
  %7 = zext i32 %1 to i64
  %8 = call i64 @__gmc_await(i8* %0, i32 4, i32 2, i64 %7, i32 1, i32 1, i32 0)
  br label %64

9:
  %10 = ptrtoint i8* %0 to i64
  %11 = mul i64 %10, -7046029254386353131
  %12 = lshr i64 %11, 50
  %13 = getelementptr inbounds [16384 x i64], [16384 x i64]* @words, i64 0, i64 %12
  %14 = bitcast i64* %13 to i8*
  %15 = call i64 @__gmc_await(i8* %14, i32 8, i32 3, i64 2147483648, i32 1, i32 1, i32 512)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = lshr i64 %15, 48
  %19 = lshr i64 %11, 35
  %20 = and i64 %19, 32767
  %21 = or i64 %20, 32768
  %22 = icmp eq i64 %18, %21
  br i1 %22, label %24, label %23

23:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.str.4, i64 0, i64 0))
  unreachable

24:
  %25 = and i64 %15, 2147483647
  %26 = icmp eq i64 %25, 2147483647
  br i1 %26, label %27, label %28

27:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0))
  unreachable

28:
  %29 = lshr i64 %15, 32
  %30 = and i64 %29, 65535
  %31 = urem i64 %30, 31
  %32 = shl i64 1, %31
  %33 = and i64 %32, %15
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %45, label %35

35:
  %36 = trunc i64 %31 to i32
  br label %37

37:
  %38 = phi i32 [ %40, %37 ], [ %36, %35 ]
  %39 = add nsw i32 %38, 1
  %40 = urem i32 %39, 31
  %41 = zext i32 %40 to i64
  %42 = shl i64 1, %41
  %43 = and i64 %42, %15
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %37

45:
  %46 = phi i64 [ %32, %28 ], [ %42, %37 ]
  %47 = mul i64 %10, -1209445295817842688
  %48 = and i64 %47, 9223090561878065152
  %49 = add i64 %15, 4294967296
  %50 = and i64 %49, 281470681743360
  %51 = or i64 %48, %25
  %52 = or i64 %51, %50
  %53 = or i64 %52, %46
  %54 = or i64 %53, -9223372034707292160
  %55 = call i64 @__gmc_cas(i8* %14, i32 8, i64 %15, i64 %54, i32 1, i32 1, i32 512)
  %56 = icmp eq i64 %55, %15
  br i1 %56, label %58, label %57

57:
  call void @__gmc_block(i32 1)
  unreachable

58:
  call void @__gmc_fence(i32 6)
  %59 = zext i32 %1 to i64
  %60 = call i64 @__gmc_await(i8* %0, i32 4, i32 1, i64 %59, i32 1, i32 1, i32 0)
  %61 = and i64 %54, -2147483649
  call void @__gmc_store(i8* %14, i32 8, i64 %61, i32 1, i32 512)
  %62 = or i64 %46, 2147483648
  %63 = call i64 @__gmc_await(i8* %14, i32 8, i32 3, i64 %62, i32 1, i32 %2, i32 528)
  br label %64

64:
  %65 = phi i32 [ 11, %6 ], [ 0, %58 ]
  ret i32 %65
}

declare i32 @__gmc_choice(i32)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

declare void @__gmc_fault(i32, i8*)

declare void @__gmc_store(i8*, i32, i64, i32, i32)

declare i64 @__gmc_await(i8*, i32, i32, i64, i32, i32, i32)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define i32 @__gmc_rt_futex_wake(i8* %0, i64 %1) {
  call void @__gmc_fence(i32 6)
  %3 = ptrtoint i8* %0 to i64
  %4 = mul i64 %3, -7046029254386353131
  %5 = lshr i64 %4, 50
  %6 = getelementptr inbounds [16384 x i64], [16384 x i64]* @words, i64 0, i64 %5
  %7 = bitcast i64* %6 to i8*
  %8 = call i64 @__gmc_await(i8* %7, i32 8, i32 3, i64 2147483648, i32 1, i32 1, i32 512)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10

10:
  %11 = lshr i64 %8, 48
  %12 = lshr i64 %4, 35
  %13 = and i64 %12, 32767
  %14 = or i64 %13, 32768
  %15 = icmp eq i64 %11, %14
  br i1 %15, label %17, label %16

16:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.str.4, i64 0, i64 0))
  unreachable

17:
  %18 = and i64 %8, 2147483647
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %70, label %22

20:
  %21 = icmp eq i64 %1, 0
  br i1 %21, label %29, label %42

22:
  %23 = phi i64 [ %27, %22 ], [ %18, %17 ]
  %24 = phi i32 [ %25, %22 ], [ 0, %17 ]
  %25 = add i32 %24, 1
  %26 = add i64 %23, -1
  %27 = and i64 %26, %23
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %20, label %22

29:
  %30 = phi i64 [ %18, %20 ], [ %61, %60 ]
  %31 = phi i32 [ 0, %20 ], [ %62, %60 ]
  %32 = mul i64 %3, -1209445295817842688
  %33 = and i64 %32, 9223090561878065152
  %34 = add i64 %8, 4294967296
  %35 = and i64 %34, 281470681743360
  %36 = or i64 %33, %35
  %37 = or i64 %36, %30
  %38 = or i64 %37, -9223372036854775808
  %39 = call i64 @__gmc_cas(i8* %7, i32 8, i64 %8, i64 %38, i32 1, i32 1, i32 512)
  %40 = icmp eq i64 %39, %8
  br i1 %40, label %70, label %41

41:
  call void @__gmc_block(i32 1)
  unreachable

42:
  %43 = phi i64 [ %67, %60 ], [ 0, %20 ]
  %44 = phi i64 [ %64, %60 ], [ %18, %20 ]
  %45 = phi i32 [ %62, %60 ], [ 0, %20 ]
  %46 = phi i32 [ %65, %60 ], [ %25, %20 ]
  %47 = phi i64 [ %61, %60 ], [ %18, %20 ]
  %48 = sub i64 %1, %43
  %49 = zext i32 %46 to i64
  %50 = icmp ult i64 %48, %49
  br i1 %50, label %51, label %54

51:
  %52 = call i32 @__gmc_choice(i32 2)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %60

54:
  %55 = sub i64 0, %44
  %56 = and i64 %44, %55
  %57 = xor i64 %56, -1
  %58 = and i64 %47, %57
  %59 = add i32 %45, 1
  br label %60

60:
  %61 = phi i64 [ %47, %51 ], [ %58, %54 ]
  %62 = phi i32 [ %45, %51 ], [ %59, %54 ]
  %63 = add i64 %44, -1
  %64 = and i64 %63, %44
  %65 = add i32 %46, -1
  %66 = icmp ne i64 %64, 0
  %67 = zext i32 %62 to i64
  %68 = icmp ult i64 %67, %1
  %69 = select i1 %66, i1 %68, i1 false
  br i1 %69, label %42, label %29

70:
  %71 = phi i32 [ 0, %17 ], [ %31, %29 ]
  ret i32 %71
}

declare void @__gmc_fence(i32)

define i64 @__gmc_rt___membarrier() {
  %1 = call i32* @__gmc_rt___errno_location()
  store i32 38, i32* %1, align 4
  ret i64 -1
}

declare i32* @__gmc_rt___errno_location()

define i64 @__gmc_rt_syscall(i64 %0, ...) {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %3)
  call void @llvm.va_start(i8* %3)
  switch i64 %0, label %147 [
    i64 186, label %4
    i64 202, label %7
    i64 324, label %145
  ]

4:
  %5 = call i32 @__gmc_name()
  %6 = zext i32 %5 to i64
  br label %148

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
  %58 = icmp sgt i32 %57, 1
  %59 = select i1 %58, i32 %57, i32 1
  %60 = zext i32 %59 to i64
  switch i32 %41, label %64 [
    i32 1, label %61
    i32 10, label %65
    i32 9, label %65
    i32 0, label %65
  ]

61:
  %62 = call i32 @__gmc_rt_futex_wake(i8* %24, i64 %60)
  %63 = sext i32 %62 to i64
  br label %148

64:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.str.1, i64 0, i64 0))
  unreachable

65:
  %66 = load i32, i32* %8, align 16
  %67 = icmp ult i32 %66, 41
  br i1 %67, label %68, label %74

68:
  %69 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %70 = load i8*, i8** %69, align 16
  %71 = sext i32 %66 to i64
  %72 = getelementptr i8, i8* %70, i64 %71
  %73 = add i32 %66, 8
  store i32 %73, i32* %8, align 16
  br label %78

74:
  %75 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %76 = load i8*, i8** %75, align 8
  %77 = getelementptr i8, i8* %76, i64 8
  store i8* %77, i8** %75, align 8
  br label %78

78:
  %79 = phi i8* [ %72, %68 ], [ %76, %74 ]
  %80 = bitcast i8* %79 to i64**
  %81 = load i64*, i64** %80, align 8
  %82 = icmp eq i32 %41, 0
  br i1 %82, label %116, label %83

83:
  %84 = load i32, i32* %8, align 16
  %85 = icmp ult i32 %84, 41
  br i1 %85, label %86, label %88

86:
  %87 = add i32 %84, 8
  store i32 %87, i32* %8, align 16
  br label %92

88:
  %89 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %90 = load i8*, i8** %89, align 8
  %91 = getelementptr i8, i8* %90, i64 8
  store i8* %91, i8** %89, align 8
  br label %92

92:
  %93 = load i32, i32* %8, align 16
  %94 = icmp ult i32 %93, 41
  br i1 %94, label %95, label %101

95:
  %96 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %97 = load i8*, i8** %96, align 16
  %98 = sext i32 %93 to i64
  %99 = getelementptr i8, i8* %97, i64 %98
  %100 = add i32 %93, 8
  store i32 %100, i32* %8, align 16
  br label %105

101:
  %102 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %103 = load i8*, i8** %102, align 8
  %104 = getelementptr i8, i8* %103, i64 8
  store i8* %104, i8** %102, align 8
  br label %105

105:
  %106 = phi i8* [ %99, %95 ], [ %103, %101 ]
  %107 = bitcast i8* %106 to i32*
  %108 = load i32, i32* %107, align 4
  %109 = icmp eq i32 %108, -1
  br i1 %109, label %111, label %110

110:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([83 x i8], [83 x i8]* @.str.2, i64 0, i64 0))
  unreachable

111:
  %112 = icmp eq i32 %41, 10
  br i1 %112, label %113, label %116

113:
  %114 = call i32 @__gmc_rt_futex_wake(i8* %24, i64 %60)
  %115 = sext i32 %114 to i64
  br label %148

116:
  %117 = call i32 @__gmc_rt_wakes_spuriously(i8* %24)
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %122, label %119

119:
  call void @__gmc_fence(i32 6)
  %120 = zext i32 %57 to i64
  %121 = call i64 @__gmc_await(i8* %24, i32 4, i32 1, i64 %120, i32 1, i32 1, i32 0)
  br label %134

122:
  %123 = icmp eq i64* %81, null
  br i1 %123, label %132, label %124

124:
  %125 = call i32 @__gmc_choice(i32 2)
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %129

127:
  %128 = call i32 @__gmc_rt_futex_wait(i8* %24, i32 %57, i32 1)
  br label %134

129:
  call void @__gmc_fence(i32 6)
  %130 = zext i32 %57 to i64
  %131 = call i64 @__gmc_await(i8* %24, i32 4, i32 1, i64 %130, i32 1, i32 1, i32 0)
  br label %134

132:
  %133 = call i32 @__gmc_rt_futex_wait(i8* %24, i32 %57, i32 5)
  br label %134

134:
  %135 = phi i32 [ 0, %119 ], [ %133, %132 ], [ %128, %127 ], [ 110, %129 ]
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %148, label %137

137:
  %138 = icmp eq i32 %135, 110
  %139 = select i1 %138, i1 %82, i1 false
  br i1 %139, label %140, label %141

140:
  call void @__gmc_rt___rest(i64* %81)
  br label %143

141:
  br i1 %138, label %142, label %143

142:
  call void @__gmc_rt___time_out(i64* %81)
  br label %143

143:
  %144 = call i32* @__gmc_rt___errno_location()
  store i32 %135, i32* %144, align 4
  br label %148

145:
  %146 = call i64 @__gmc_rt___membarrier()
  br label %148

147:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
  unreachable

148:
  %149 = phi i64 [ %6, %4 ], [ -1, %145 ], [ %63, %61 ], [ %115, %113 ], [ -1, %143 ], [ 0, %134 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %3)
  ret i64 %149
}

declare void @llvm.va_start(i8*)

declare i32 @__gmc_name()

declare i32 @__gmc_rt_wakes_spuriously(i8*)

declare void @__gmc_rt___rest(i64*)

declare void @__gmc_rt___time_out(i64*)

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)

declare void @__gmc_block(i32)



