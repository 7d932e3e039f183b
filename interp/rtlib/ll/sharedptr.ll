target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@locks = internal global [16384 x i32] zeroinitializer, align 16

define void @__gmc_rt__ZNSt10_Sp_lockerC1EPKv(i8* %0, i8* %1) {
  %3 = ptrtoint i8* %1 to i64
  %4 = lshr i64 %3, 3
  %5 = mul i64 %4, -7046029254386353131
  %6 = lshr i64 %5, 50
  %7 = getelementptr inbounds [16384 x i32], [16384 x i32]* @locks, i64 0, i64 %6
  %8 = bitcast i32* %7 to i8*
  %9 = call i64 @__gmc_await_rmw(i8* %8, i32 4, i32 1, i64 0, i32 0, i64 1, i32 2, i32 4, i32 516)
  %10 = add nuw nsw i64 %6, 1
  call void @__gmc_tls_set(i32 20, i8* %0, i64 %10)
  ret void
}

define void @__gmc_rt__ZNSt10_Sp_lockerC1EPKvS1_(i8* %0, i8* %1, i8* %2) {
  %4 = ptrtoint i8* %1 to i64
  %5 = lshr i64 %4, 3
  %6 = mul i64 %5, -7046029254386353131
  %7 = lshr i64 %6, 50
  %8 = ptrtoint i8* %2 to i64
  %9 = lshr i64 %8, 3
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 50
  %12 = icmp ugt i64 %7, %11
  %13 = select i1 %12, i64 %7, i64 %11
  %14 = select i1 %12, i64 %11, i64 %7
  %15 = getelementptr inbounds [16384 x i32], [16384 x i32]* @locks, i64 0, i64 %14
  %16 = bitcast i32* %15 to i8*
  %17 = call i64 @__gmc_await_rmw(i8* %16, i32 4, i32 1, i64 0, i32 0, i64 1, i32 2, i32 4, i32 516)
  %18 = icmp eq i64 %14, %13
  br i1 %18, label %23, label %19

19:
  %20 = getelementptr inbounds [16384 x i32], [16384 x i32]* @locks, i64 0, i64 %13
  %21 = bitcast i32* %20 to i8*
  %22 = call i64 @__gmc_await_rmw(i8* %21, i32 4, i32 1, i64 0, i32 0, i64 1, i32 2, i32 4, i32 516)
  br label %23

23:
  %24 = add nuw nsw i64 %14, 1
  %25 = shl nuw nsw i64 %13, 32
  %26 = add nuw nsw i64 %25, 4294967296
  %27 = select i1 %18, i64 0, i64 %26
  %28 = or i64 %27, %24
  call void @__gmc_tls_set(i32 20, i8* %0, i64 %28)
  ret void
}

define void @__gmc_rt__ZNSt10_Sp_lockerD1Ev(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 20, i8* %0)
  call void @__gmc_tls_set(i32 20, i8* %0, i64 0)
  %3 = icmp ult i64 %2, 4294967296
  br i1 %3, label %9, label %4

4:
  %5 = lshr i64 %2, 32
  %6 = add nsw i64 %5, -1
  %7 = getelementptr inbounds [16384 x i32], [16384 x i32]* @locks, i64 0, i64 %6
  %8 = bitcast i32* %7 to i8*
  call void @__gmc_store(i8* %8, i32 4, i64 0, i32 3, i32 520)
  br label %9

9:
  %10 = add i64 %2, 4294967295
  %11 = and i64 %10, 4294967295
  %12 = getelementptr inbounds [16384 x i32], [16384 x i32]* @locks, i64 0, i64 %11
  %13 = bitcast i32* %12 to i8*
  call void @__gmc_store(i8* %13, i32 4, i64 0, i32 3, i32 520)
  ret void
}

declare i64 @__gmc_await_rmw(i8*, i32, i32, i64, i32, i64, i32, i32, i32)

declare void @__gmc_tls_set(i32, i8*, i64)

declare i64 @__gmc_tls_get(i32, i8*)

declare void @__gmc_store(i8*, i32, i64, i32, i32)



