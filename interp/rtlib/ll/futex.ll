target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [33 x i8] c"futex: more than 31 threads wait\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"syscall: this futex operation is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [42 x i8] c"syscall: this system call is not modelled\00", align 1
@words = internal global [1024 x i64] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [53 x i8] c"futex: two futexes share a word of the model's table\00", align 1

define i32 @__gmc_rt_futex_wait(i8* %0, i32 %1, i32 %2) {
  %4 = ptrtoint i8* %0 to i64
  %5 = mul i64 %4, -7046029254386353131
  %6 = lshr i64 %5, 52
  %7 = and i64 %6, 1023
  %8 = getelementptr inbounds [1024 x i64], [1024 x i64]* @words, i64 0, i64 %7
  %9 = bitcast i64* %8 to i8*
  %10 = call i64 @__gmc_load(i8* %9, i32 8, i32 1, i32 512)
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12

12:
  %13 = lshr i64 %10, 48
  %14 = lshr i64 %5, 37
  %15 = and i64 %14, 32767
  %16 = or i64 %15, 32768
  %17 = icmp eq i64 %13, %16
  br i1 %17, label %19, label %18

18:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.str.3, i64 0, i64 0))
  unreachable

19:
  %20 = and i64 %10, 2147483647
  %21 = icmp eq i64 %20, 2147483647
  br i1 %21, label %22, label %23

22:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0))
  unreachable

23:
  %24 = lshr i64 %10, 32
  %25 = and i64 %24, 65535
  %26 = urem i64 %25, 31
  %27 = shl i64 1, %26
  %28 = and i64 %27, %10
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %40, label %30

30:
  %31 = trunc i64 %26 to i32
  br label %32

32:
  %33 = phi i32 [ %35, %32 ], [ %31, %30 ]
  %34 = add nsw i32 %33, 1
  %35 = urem i32 %34, 31
  %36 = zext i32 %35 to i64
  %37 = shl i64 1, %36
  %38 = and i64 %37, %10
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %32

40:
  %41 = phi i64 [ %27, %23 ], [ %37, %32 ]
  %42 = mul i64 %4, -4914047342381848576
  %43 = and i64 %42, 9223090561878065152
  %44 = add i64 %10, 4294967296
  %45 = and i64 %44, 281470681743360
  %46 = or i64 %43, %20
  %47 = or i64 %46, %45
  %48 = or i64 %47, %41
  %49 = or i64 %48, -9223372036854775808
  %50 = call i64 @__gmc_cas(i8* %9, i32 8, i64 %10, i64 %49, i32 4, i32 1, i32 512)
  %51 = icmp eq i64 %50, %10
  br i1 %51, label %53, label %52

52:
  call void @__gmc_block(i32 1)
  unreachable

53:
  %54 = call i64 @__gmc_load(i8* %0, i32 4, i32 1, i32 0)
  %55 = zext i32 %1 to i64
  %56 = icmp eq i64 %54, %55
  br i1 %56, label %60, label %57

57:
  %58 = xor i64 %41, -1
  %59 = call i64 @__gmc_rmw(i8* %9, i32 8, i32 3, i64 %58, i32 4, i32 512)
  br label %62

60:
  %61 = call i64 @__gmc_await(i8* %9, i32 8, i32 3, i64 %41, i32 2, i32 %2, i32 528)
  br label %62

62:
  %63 = phi i32 [ 11, %57 ], [ 0, %60 ]
  ret i32 %63
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

declare void @__gmc_fault(i32, i8*)

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

declare i64 @__gmc_await(i8*, i32, i32, i64, i32, i32, i32)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define i32 @__gmc_rt_futex_wake(i8* %0, i64 %1) {
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
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.str.3, i64 0, i64 0))
  unreachable

18:
  %19 = and i64 %9, 2147483647
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %26

21:
  %22 = phi i32 [ 0, %18 ], [ %29, %26 ]
  %23 = icmp ne i64 %19, 0
  %24 = icmp ne i64 %1, 0
  %25 = and i1 %23, %24
  br i1 %25, label %47, label %33

26:
  %27 = phi i64 [ %31, %26 ], [ %19, %18 ]
  %28 = phi i32 [ %29, %26 ], [ 0, %18 ]
  %29 = add i32 %28, 1
  %30 = add i64 %27, -1
  %31 = and i64 %30, %27
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %21, label %26

33:
  %34 = phi i64 [ %19, %21 ], [ %66, %65 ]
  %35 = phi i32 [ 0, %21 ], [ %67, %65 ]
  %36 = mul i64 %3, -4914047342381848576
  %37 = and i64 %36, 9223090561878065152
  %38 = add i64 %9, 4294967296
  %39 = and i64 %38, 281470681743360
  %40 = or i64 %37, %39
  %41 = or i64 %40, %34
  %42 = or i64 %41, -9223372036854775808
  %43 = call i64 @__gmc_cas(i8* %8, i32 8, i64 %9, i64 %42, i32 4, i32 1, i32 512)
  %44 = icmp eq i64 %43, %9
  br i1 %44, label %46, label %45

45:
  call void @__gmc_block(i32 1)
  unreachable

46:
  ret i32 %35

47:
  %48 = phi i64 [ %72, %65 ], [ 0, %21 ]
  %49 = phi i64 [ %69, %65 ], [ %19, %21 ]
  %50 = phi i32 [ %67, %65 ], [ 0, %21 ]
  %51 = phi i32 [ %70, %65 ], [ %22, %21 ]
  %52 = phi i64 [ %66, %65 ], [ %19, %21 ]
  %53 = sub i64 %1, %48
  %54 = zext i32 %51 to i64
  %55 = icmp ult i64 %53, %54
  br i1 %55, label %56, label %59

56:
  %57 = call i32 @__gmc_choice(i32 2)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %65

59:
  %60 = sub i64 0, %49
  %61 = and i64 %49, %60
  %62 = xor i64 %61, -1
  %63 = and i64 %52, %62
  %64 = add i32 %50, 1
  br label %65

65:
  %66 = phi i64 [ %52, %56 ], [ %63, %59 ]
  %67 = phi i32 [ %50, %56 ], [ %64, %59 ]
  %68 = add i64 %49, -1
  %69 = and i64 %68, %49
  %70 = add i32 %51, -1
  %71 = icmp ne i64 %69, 0
  %72 = zext i32 %67 to i64
  %73 = icmp ult i64 %72, %1
  %74 = select i1 %71, i1 %73, i1 false
  br i1 %74, label %47, label %33
}

declare i32 @__gmc_choice(i32)

define i64 @__gmc_rt_syscall(i64 %0, ...) {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %3)
  call void @llvm.va_start(i8* %3)
  switch i64 %0, label %100 [
    i64 186, label %4
    i64 202, label %7
  ]

4:
  %5 = call i32 @__gmc_name()
  %6 = zext i32 %5 to i64
  br label %101

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
    i32 10, label %58
    i32 1, label %58
    i32 9, label %63
    i32 0, label %63
  ]

58:
  %59 = zext i32 %57 to i64
  %60 = call i32 @__gmc_rt_futex_wake(i8* %24, i64 %59)
  %61 = sext i32 %60 to i64
  br label %101

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
  %80 = call i32 @__gmc_rt_wakes_spuriously(i8* %24)
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %87, label %82

82:
  %83 = call i64 @__gmc_load(i8* %24, i32 4, i32 1, i32 0)
  %84 = zext i32 %57 to i64
  %85 = icmp eq i64 %83, %84
  br i1 %85, label %95, label %86

86:
  call void @__gmc_block(i32 1)
  unreachable

87:
  %88 = icmp eq i8* %79, null
  br i1 %88, label %92, label %89

89:
  %90 = call i32 @__gmc_choice(i32 2)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %95

92:
  %93 = phi i32 [ 1, %89 ], [ 5, %87 ]
  %94 = call i32 @__gmc_rt_futex_wait(i8* %24, i32 %57, i32 %93)
  br label %95

95:
  %96 = phi i32 [ %94, %92 ], [ 110, %89 ], [ 0, %82 ]
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %101, label %98

98:
  %99 = call i32* @__gmc_rt___errno_location()
  store i32 %96, i32* %99, align 4
  br label %101

100:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i64 0, i64 0))
  unreachable

101:
  %102 = phi i64 [ %6, %4 ], [ %61, %58 ], [ -1, %98 ], [ 0, %95 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %3)
  ret i64 %102
}

declare void @llvm.va_start(i8*)

declare i32 @__gmc_name()

declare i32 @__gmc_rt_wakes_spuriously(i8*)

declare i32* @__gmc_rt___errno_location()

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)

declare void @__gmc_block(i32)



