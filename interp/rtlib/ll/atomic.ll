target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@locks = internal global [16384 x i32] zeroinitializer, align 16
@switch.table.ordering = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 2, i32 3, i32 4], align 4

define zeroext i1 @__gmc_rt___atomic_is_lock_free(i64 %0, i8* %1) {
  %3 = icmp ult i64 %0, 17
  br i1 %3, label %4, label %7

4:
  %5 = call i64 @llvm.ctpop.i64(i64 %0)
  %6 = icmp ult i64 %5, 2
  br label %7

7:
  %8 = phi i1 [ false, %2 ], [ %6, %4 ]
  ret i1 %8
}

define zeroext i1 @__gmc_rt_atomic_flag_test_and_set_explicit(i8* %0, i32 %1) {
  %3 = call fastcc i32 @ordering(i32 %1)
  %4 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 0, i64 1, i32 %3, i32 0)
  %5 = icmp ne i64 %4, 0
  ret i1 %5
}

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

define internal fastcc i32 @ordering(i32 %0) unnamed_addr {
  %2 = icmp ult i32 %0, 5
  br i1 %2, label %3, label %7

3:
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.ordering, i64 0, i64 %4
  %6 = load i32, i32* %5, align 4
  br label %7

7:
  %8 = phi i32 [ %6, %3 ], [ 5, %1 ]
  ret i32 %8
}

define zeroext i1 @__gmc_rt_atomic_flag_test_and_set(i8* %0) {
  %2 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 0, i64 1, i32 5, i32 0)
  %3 = icmp ne i64 %2, 0
  ret i1 %3
}

define void @__gmc_rt_atomic_flag_clear_explicit(i8* %0, i32 %1) {
  %3 = call fastcc i32 @ordering(i32 %1)
  call void @__gmc_store(i8* %0, i32 1, i64 0, i32 %3, i32 0)
  ret void
}

declare void @__gmc_store(i8*, i32, i64, i32, i32)

define void @__gmc_rt_atomic_flag_clear(i8* %0) {
  call void @__gmc_store(i8* %0, i32 1, i64 0, i32 5, i32 0)
  ret void
}

define void @__gmc_rt_atomic_thread_fence(i32 %0) {
  switch i32 %0, label %5 [
    i32 0, label %6
    i32 1, label %2
    i32 2, label %2
    i32 3, label %3
    i32 4, label %4
  ]

2:
  fence acquire
  br label %6

3:
  fence release
  br label %6

4:
  fence acq_rel
  br label %6

5:
  fence seq_cst
  br label %6

6:
  ret void
}

define void @__gmc_rt_atomic_signal_fence(i32 %0) {
  ret void
}

define void @__gmc_rt___sync_synchronize() {
  fence seq_cst
  ret void
}

define zeroext i8 @__gmc_rt___atomic_load_1(i8* %0, i32 %1) {
  %3 = call fastcc i32 @ordering(i32 %1)
  %4 = call i64 @__gmc_load(i8* %0, i32 1, i32 %3, i32 0)
  %5 = trunc i64 %4 to i8
  ret i8 %5
}

declare i64 @__gmc_load(i8*, i32, i32, i32)

define void @__gmc_rt___atomic_store_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  call void @__gmc_store(i8* %0, i32 1, i64 %4, i32 %5, i32 0)
  ret void
}

define zeroext i8 @__gmc_rt___atomic_exchange_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 0, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  ret i8 %7
}

define zeroext i1 @__gmc_rt___atomic_compare_exchange_1(i8* %0, i8* %1, i8 zeroext %2, i32 %3, i32 %4) {
  %6 = alloca i32, align 4
  %7 = bitcast i32* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = load i8, i8* %1, align 1
  %9 = zext i8 %8 to i64
  %10 = zext i8 %2 to i64
  %11 = call fastcc i64 @cas(i8* %0, i64 1, i64 %9, i64 %10, i32 %3, i32 %4, i32* %6)
  %12 = load i32, i32* %6, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = trunc i64 %11 to i8
  store i8 %15, i8* %1, align 1
  br label %16

16:
  %17 = icmp ne i32 %12, 0
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  ret i1 %17
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

define internal fastcc i64 @cas(i8* %0, i64 %1, i64 %2, i64 %3, i32 %4, i32 %5, i32* %6) unnamed_addr {
  %8 = trunc i64 %1 to i32
  %9 = call fastcc i32 @ordering(i32 %4)
  %10 = call fastcc i32 @fail_ordering(i32 %5)
  %11 = call i64 @__gmc_cas(i8* %0, i32 %8, i64 %2, i64 %3, i32 %9, i32 %10, i32 0)
  %12 = call i64 @__gmc_undef(i64 %11)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @__gmc_tls_set(i32 25, i8* null, i64 %12)
  br label %15

15:
  %16 = call i64 @__gmc_undef(i64 %2)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %19, label %18

18:
  call void @__gmc_tls_set(i32 25, i8* null, i64 %16)
  br label %19

19:
  %20 = xor i64 %12, -1
  %21 = and i64 %11, %20
  %22 = xor i64 %16, -1
  %23 = and i64 %22, %2
  %24 = icmp eq i64 %21, %23
  %25 = zext i1 %24 to i32
  store i32 %25, i32* %6, align 4
  ret i64 %11
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define zeroext i8 @__gmc_rt___atomic_fetch_add_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 1, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  ret i8 %7
}

define zeroext i8 @__gmc_rt___atomic_add_fetch_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 1, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  %8 = add i8 %7, %1
  ret i8 %8
}

define zeroext i8 @__gmc_rt___atomic_fetch_sub_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 2, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  ret i8 %7
}

define zeroext i8 @__gmc_rt___atomic_sub_fetch_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 2, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  %8 = sub i8 %7, %1
  ret i8 %8
}

define zeroext i8 @__gmc_rt___atomic_fetch_and_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 3, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  ret i8 %7
}

define zeroext i8 @__gmc_rt___atomic_and_fetch_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 3, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  %8 = and i8 %7, %1
  ret i8 %8
}

define zeroext i8 @__gmc_rt___atomic_fetch_or_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 4, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  ret i8 %7
}

define zeroext i8 @__gmc_rt___atomic_or_fetch_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 4, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  %8 = or i8 %7, %1
  ret i8 %8
}

define zeroext i8 @__gmc_rt___atomic_fetch_xor_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 5, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  ret i8 %7
}

define zeroext i8 @__gmc_rt___atomic_xor_fetch_1(i8* %0, i8 zeroext %1, i32 %2) {
  %4 = zext i8 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 1, i32 5, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i8
  %8 = xor i8 %7, %1
  ret i8 %8
}

define zeroext i16 @__gmc_rt___atomic_load_2(i8* %0, i32 %1) {
  %3 = call fastcc i32 @ordering(i32 %1)
  %4 = call i64 @__gmc_load(i8* %0, i32 2, i32 %3, i32 0)
  %5 = trunc i64 %4 to i16
  ret i16 %5
}

define void @__gmc_rt___atomic_store_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  call void @__gmc_store(i8* %0, i32 2, i64 %4, i32 %5, i32 0)
  ret void
}

define zeroext i16 @__gmc_rt___atomic_exchange_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 0, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  ret i16 %7
}

define zeroext i1 @__gmc_rt___atomic_compare_exchange_2(i8* %0, i16* %1, i16 zeroext %2, i32 %3, i32 %4) {
  %6 = alloca i32, align 4
  %7 = bitcast i32* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = load i16, i16* %1, align 2
  %9 = zext i16 %8 to i64
  %10 = zext i16 %2 to i64
  %11 = call fastcc i64 @cas(i8* %0, i64 2, i64 %9, i64 %10, i32 %3, i32 %4, i32* %6)
  %12 = load i32, i32* %6, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = trunc i64 %11 to i16
  store i16 %15, i16* %1, align 2
  br label %16

16:
  %17 = icmp ne i32 %12, 0
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  ret i1 %17
}

define zeroext i16 @__gmc_rt___atomic_fetch_add_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 1, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  ret i16 %7
}

define zeroext i16 @__gmc_rt___atomic_add_fetch_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 1, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  %8 = add i16 %7, %1
  ret i16 %8
}

define zeroext i16 @__gmc_rt___atomic_fetch_sub_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 2, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  ret i16 %7
}

define zeroext i16 @__gmc_rt___atomic_sub_fetch_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 2, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  %8 = sub i16 %7, %1
  ret i16 %8
}

define zeroext i16 @__gmc_rt___atomic_fetch_and_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 3, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  ret i16 %7
}

define zeroext i16 @__gmc_rt___atomic_and_fetch_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 3, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  %8 = and i16 %7, %1
  ret i16 %8
}

define zeroext i16 @__gmc_rt___atomic_fetch_or_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 4, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  ret i16 %7
}

define zeroext i16 @__gmc_rt___atomic_or_fetch_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 4, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  %8 = or i16 %7, %1
  ret i16 %8
}

define zeroext i16 @__gmc_rt___atomic_fetch_xor_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 5, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  ret i16 %7
}

define zeroext i16 @__gmc_rt___atomic_xor_fetch_2(i8* %0, i16 zeroext %1, i32 %2) {
  %4 = zext i16 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 2, i32 5, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i16
  %8 = xor i16 %7, %1
  ret i16 %8
}

define i32 @__gmc_rt___atomic_load_4(i8* %0, i32 %1) {
  %3 = call fastcc i32 @ordering(i32 %1)
  %4 = call i64 @__gmc_load(i8* %0, i32 4, i32 %3, i32 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

define void @__gmc_rt___atomic_store_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  call void @__gmc_store(i8* %0, i32 4, i64 %4, i32 %5, i32 0)
  ret void
}

define i32 @__gmc_rt___atomic_exchange_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 0, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

define zeroext i1 @__gmc_rt___atomic_compare_exchange_4(i8* %0, i32* %1, i32 %2, i32 %3, i32 %4) {
  %6 = alloca i32, align 4
  %7 = bitcast i32* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = load i32, i32* %1, align 4
  %9 = zext i32 %8 to i64
  %10 = zext i32 %2 to i64
  %11 = call fastcc i64 @cas(i8* %0, i64 4, i64 %9, i64 %10, i32 %3, i32 %4, i32* %6)
  %12 = load i32, i32* %6, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = trunc i64 %11 to i32
  store i32 %15, i32* %1, align 4
  br label %16

16:
  %17 = icmp ne i32 %12, 0
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  ret i1 %17
}

define i32 @__gmc_rt___atomic_fetch_add_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 1, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

define i32 @__gmc_rt___atomic_add_fetch_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 1, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, %1
  ret i32 %8
}

define i32 @__gmc_rt___atomic_fetch_sub_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 2, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

define i32 @__gmc_rt___atomic_sub_fetch_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 2, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  %8 = sub i32 %7, %1
  ret i32 %8
}

define i32 @__gmc_rt___atomic_fetch_and_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 3, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

define i32 @__gmc_rt___atomic_and_fetch_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 3, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, %1
  ret i32 %8
}

define i32 @__gmc_rt___atomic_fetch_or_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 4, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

define i32 @__gmc_rt___atomic_or_fetch_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 4, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  %8 = or i32 %7, %1
  ret i32 %8
}

define i32 @__gmc_rt___atomic_fetch_xor_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 5, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

define i32 @__gmc_rt___atomic_xor_fetch_4(i8* %0, i32 %1, i32 %2) {
  %4 = zext i32 %1 to i64
  %5 = call fastcc i32 @ordering(i32 %2)
  %6 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 5, i64 %4, i32 %5, i32 0)
  %7 = trunc i64 %6 to i32
  %8 = xor i32 %7, %1
  ret i32 %8
}

define i64 @__gmc_rt___atomic_load_8(i8* %0, i32 %1) {
  %3 = call fastcc i32 @ordering(i32 %1)
  %4 = call i64 @__gmc_load(i8* %0, i32 8, i32 %3, i32 0)
  ret i64 %4
}

define void @__gmc_rt___atomic_store_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  call void @__gmc_store(i8* %0, i32 8, i64 %1, i32 %4, i32 0)
  ret void
}

define i64 @__gmc_rt___atomic_exchange_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 0, i64 %1, i32 %4, i32 0)
  ret i64 %5
}

define zeroext i1 @__gmc_rt___atomic_compare_exchange_8(i8* %0, i64* %1, i64 %2, i32 %3, i32 %4) {
  %6 = alloca i32, align 4
  %7 = bitcast i32* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7)
  %8 = load i64, i64* %1, align 8
  %9 = call fastcc i64 @cas(i8* %0, i64 8, i64 %8, i64 %2, i32 %3, i32 %4, i32* %6)
  %10 = load i32, i32* %6, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  store i64 %9, i64* %1, align 8
  br label %13

13:
  %14 = icmp ne i32 %10, 0
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7)
  ret i1 %14
}

define i64 @__gmc_rt___atomic_fetch_add_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 1, i64 %1, i32 %4, i32 0)
  ret i64 %5
}

define i64 @__gmc_rt___atomic_add_fetch_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 1, i64 %1, i32 %4, i32 0)
  %6 = add i64 %5, %1
  ret i64 %6
}

define i64 @__gmc_rt___atomic_fetch_sub_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 2, i64 %1, i32 %4, i32 0)
  ret i64 %5
}

define i64 @__gmc_rt___atomic_sub_fetch_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 2, i64 %1, i32 %4, i32 0)
  %6 = sub i64 %5, %1
  ret i64 %6
}

define i64 @__gmc_rt___atomic_fetch_and_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 3, i64 %1, i32 %4, i32 0)
  ret i64 %5
}

define i64 @__gmc_rt___atomic_and_fetch_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 3, i64 %1, i32 %4, i32 0)
  %6 = and i64 %5, %1
  ret i64 %6
}

define i64 @__gmc_rt___atomic_fetch_or_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 4, i64 %1, i32 %4, i32 0)
  ret i64 %5
}

define i64 @__gmc_rt___atomic_or_fetch_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 4, i64 %1, i32 %4, i32 0)
  %6 = or i64 %5, %1
  ret i64 %6
}

define i64 @__gmc_rt___atomic_fetch_xor_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 5, i64 %1, i32 %4, i32 0)
  ret i64 %5
}

define i64 @__gmc_rt___atomic_xor_fetch_8(i8* %0, i64 %1, i32 %2) {
  %4 = call fastcc i32 @ordering(i32 %2)
  %5 = call i64 @__gmc_rmw(i8* %0, i32 8, i32 5, i64 %1, i32 %4, i32 0)
  %6 = xor i64 %5, %1
  ret i64 %6
}

define zeroext i8 @__gmc_rt___atomic_fetch_nand_1(i8* %0, i8 zeroext %1, i32 %2) {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %6
    i32 3, label %8
    i32 4, label %10
  ]

4:
  %5 = atomicrmw nand i8* %0, i8 %1 monotonic, align 1
  br label %14

6:
  %7 = atomicrmw nand i8* %0, i8 %1 acquire, align 1
  br label %14

8:
  %9 = atomicrmw nand i8* %0, i8 %1 release, align 1
  br label %14

10:
  %11 = atomicrmw nand i8* %0, i8 %1 acq_rel, align 1
  br label %14

12:
  %13 = atomicrmw nand i8* %0, i8 %1 seq_cst, align 1
  br label %14

14:
  %15 = phi i8 [ %13, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  ret i8 %15
}

define zeroext i16 @__gmc_rt___atomic_fetch_nand_2(i16* %0, i16 zeroext %1, i32 %2) {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %6
    i32 3, label %8
    i32 4, label %10
  ]

4:
  %5 = atomicrmw nand i16* %0, i16 %1 monotonic, align 2
  br label %14

6:
  %7 = atomicrmw nand i16* %0, i16 %1 acquire, align 2
  br label %14

8:
  %9 = atomicrmw nand i16* %0, i16 %1 release, align 2
  br label %14

10:
  %11 = atomicrmw nand i16* %0, i16 %1 acq_rel, align 2
  br label %14

12:
  %13 = atomicrmw nand i16* %0, i16 %1 seq_cst, align 2
  br label %14

14:
  %15 = phi i16 [ %13, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  ret i16 %15
}

define i32 @__gmc_rt___atomic_fetch_nand_4(i32* %0, i32 %1, i32 %2) {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %6
    i32 3, label %8
    i32 4, label %10
  ]

4:
  %5 = atomicrmw nand i32* %0, i32 %1 monotonic, align 4
  br label %14

6:
  %7 = atomicrmw nand i32* %0, i32 %1 acquire, align 4
  br label %14

8:
  %9 = atomicrmw nand i32* %0, i32 %1 release, align 4
  br label %14

10:
  %11 = atomicrmw nand i32* %0, i32 %1 acq_rel, align 4
  br label %14

12:
  %13 = atomicrmw nand i32* %0, i32 %1 seq_cst, align 4
  br label %14

14:
  %15 = phi i32 [ %13, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  ret i32 %15
}

define i64 @__gmc_rt___atomic_fetch_nand_8(i64* %0, i64 %1, i32 %2) {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %6
    i32 3, label %8
    i32 4, label %10
  ]

4:
  %5 = atomicrmw nand i64* %0, i64 %1 monotonic, align 8
  br label %14

6:
  %7 = atomicrmw nand i64* %0, i64 %1 acquire, align 8
  br label %14

8:
  %9 = atomicrmw nand i64* %0, i64 %1 release, align 8
  br label %14

10:
  %11 = atomicrmw nand i64* %0, i64 %1 acq_rel, align 8
  br label %14

12:
  %13 = atomicrmw nand i64* %0, i64 %1 seq_cst, align 8
  br label %14

14:
  %15 = phi i64 [ %13, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  ret i64 %15
}

define { i64, i64 } @__gmc_rt___atomic_load_16(i128* %0, i32 %1) {
  switch i32 %1, label %13 [
    i32 0, label %3
    i32 1, label %8
    i32 2, label %8
  ]

3:
  %4 = load atomic i128, i128* %0 monotonic, align 16
  %5 = trunc i128 %4 to i64
  %6 = lshr i128 %4, 64
  %7 = trunc i128 %6 to i64
  br label %18

8:
  %9 = load atomic i128, i128* %0 acquire, align 16
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc i128 %11 to i64
  br label %18

13:
  %14 = load atomic i128, i128* %0 seq_cst, align 16
  %15 = trunc i128 %14 to i64
  %16 = lshr i128 %14, 64
  %17 = trunc i128 %16 to i64
  br label %18

18:
  %19 = phi i64 [ %15, %13 ], [ %10, %8 ], [ %5, %3 ]
  %20 = phi i64 [ %17, %13 ], [ %12, %8 ], [ %7, %3 ]
  %21 = insertvalue { i64, i64 } poison, i64 %19, 0
  %22 = insertvalue { i64, i64 } %21, i64 %20, 1
  ret { i64, i64 } %22
}

define void @__gmc_rt___atomic_store_16(i128* %0, i64 %1, i64 %2, i32 %3) {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  switch i32 %3, label %11 [
    i32 0, label %9
    i32 3, label %10
  ]

9:
  store atomic i128 %8, i128* %0 monotonic, align 16
  br label %12

10:
  store atomic i128 %8, i128* %0 release, align 16
  br label %12

11:
  store atomic i128 %8, i128* %0 seq_cst, align 16
  br label %12

12:
  ret void
}

define { i64, i64 } @__gmc_rt___atomic_exchange_16(i128* %0, i64 %1, i64 %2, i32 %3) {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  switch i32 %3, label %29 [
    i32 0, label %9
    i32 1, label %14
    i32 2, label %14
    i32 3, label %19
    i32 4, label %24
  ]

9:
  %10 = atomicrmw xchg i128* %0, i128 %8 monotonic, align 16
  %11 = trunc i128 %10 to i64
  %12 = lshr i128 %10, 64
  %13 = trunc i128 %12 to i64
  br label %34

14:
  %15 = atomicrmw xchg i128* %0, i128 %8 acquire, align 16
  %16 = trunc i128 %15 to i64
  %17 = lshr i128 %15, 64
  %18 = trunc i128 %17 to i64
  br label %34

19:
  %20 = atomicrmw xchg i128* %0, i128 %8 release, align 16
  %21 = trunc i128 %20 to i64
  %22 = lshr i128 %20, 64
  %23 = trunc i128 %22 to i64
  br label %34

24:
  %25 = atomicrmw xchg i128* %0, i128 %8 acq_rel, align 16
  %26 = trunc i128 %25 to i64
  %27 = lshr i128 %25, 64
  %28 = trunc i128 %27 to i64
  br label %34

29:
  %30 = atomicrmw xchg i128* %0, i128 %8 seq_cst, align 16
  %31 = trunc i128 %30 to i64
  %32 = lshr i128 %30, 64
  %33 = trunc i128 %32 to i64
  br label %34

34:
  %35 = phi i64 [ %31, %29 ], [ %26, %24 ], [ %21, %19 ], [ %16, %14 ], [ %11, %9 ]
  %36 = phi i64 [ %33, %29 ], [ %28, %24 ], [ %23, %19 ], [ %18, %14 ], [ %13, %9 ]
  %37 = insertvalue { i64, i64 } poison, i64 %35, 0
  %38 = insertvalue { i64, i64 } %37, i64 %36, 1
  ret { i64, i64 } %38
}

define zeroext i1 @__gmc_rt___atomic_compare_exchange_16(i128* %0, i128* %1, i64 %2, i64 %3, i32 %4, i32 %5) {
  %7 = zext i64 %3 to i128
  %8 = shl nuw i128 %7, 64
  %9 = zext i64 %2 to i128
  %10 = or i128 %8, %9
  %11 = call fastcc i32 @fail_ordering(i32 %5)
  switch i32 %11, label %54 [
    i32 1, label %12
    i32 2, label %33
  ]

12:
  switch i32 %4, label %29 [
    i32 0, label %13
    i32 1, label %17
    i32 2, label %17
    i32 3, label %21
    i32 4, label %25
  ]

13:
  %14 = load i128, i128* %1, align 16
  %15 = cmpxchg i128* %0, i128 %14, i128 %10 monotonic monotonic, align 16
  %16 = extractvalue { i128, i1 } %15, 1
  br i1 %16, label %78, label %75

17:
  %18 = load i128, i128* %1, align 16
  %19 = cmpxchg i128* %0, i128 %18, i128 %10 acquire monotonic, align 16
  %20 = extractvalue { i128, i1 } %19, 1
  br i1 %20, label %78, label %75

21:
  %22 = load i128, i128* %1, align 16
  %23 = cmpxchg i128* %0, i128 %22, i128 %10 release monotonic, align 16
  %24 = extractvalue { i128, i1 } %23, 1
  br i1 %24, label %78, label %75

25:
  %26 = load i128, i128* %1, align 16
  %27 = cmpxchg i128* %0, i128 %26, i128 %10 acq_rel monotonic, align 16
  %28 = extractvalue { i128, i1 } %27, 1
  br i1 %28, label %78, label %75

29:
  %30 = load i128, i128* %1, align 16
  %31 = cmpxchg i128* %0, i128 %30, i128 %10 seq_cst monotonic, align 16
  %32 = extractvalue { i128, i1 } %31, 1
  br i1 %32, label %78, label %75

33:
  switch i32 %4, label %50 [
    i32 0, label %34
    i32 1, label %38
    i32 2, label %38
    i32 3, label %42
    i32 4, label %46
  ]

34:
  %35 = load i128, i128* %1, align 16
  %36 = cmpxchg i128* %0, i128 %35, i128 %10 monotonic acquire, align 16
  %37 = extractvalue { i128, i1 } %36, 1
  br i1 %37, label %78, label %75

38:
  %39 = load i128, i128* %1, align 16
  %40 = cmpxchg i128* %0, i128 %39, i128 %10 acquire acquire, align 16
  %41 = extractvalue { i128, i1 } %40, 1
  br i1 %41, label %78, label %75

42:
  %43 = load i128, i128* %1, align 16
  %44 = cmpxchg i128* %0, i128 %43, i128 %10 release acquire, align 16
  %45 = extractvalue { i128, i1 } %44, 1
  br i1 %45, label %78, label %75

46:
  %47 = load i128, i128* %1, align 16
  %48 = cmpxchg i128* %0, i128 %47, i128 %10 acq_rel acquire, align 16
  %49 = extractvalue { i128, i1 } %48, 1
  br i1 %49, label %78, label %75

50:
  %51 = load i128, i128* %1, align 16
  %52 = cmpxchg i128* %0, i128 %51, i128 %10 seq_cst acquire, align 16
  %53 = extractvalue { i128, i1 } %52, 1
  br i1 %53, label %78, label %75

54:
  switch i32 %4, label %71 [
    i32 0, label %55
    i32 1, label %59
    i32 2, label %59
    i32 3, label %63
    i32 4, label %67
  ]

55:
  %56 = load i128, i128* %1, align 16
  %57 = cmpxchg i128* %0, i128 %56, i128 %10 monotonic seq_cst, align 16
  %58 = extractvalue { i128, i1 } %57, 1
  br i1 %58, label %78, label %75

59:
  %60 = load i128, i128* %1, align 16
  %61 = cmpxchg i128* %0, i128 %60, i128 %10 acquire seq_cst, align 16
  %62 = extractvalue { i128, i1 } %61, 1
  br i1 %62, label %78, label %75

63:
  %64 = load i128, i128* %1, align 16
  %65 = cmpxchg i128* %0, i128 %64, i128 %10 release seq_cst, align 16
  %66 = extractvalue { i128, i1 } %65, 1
  br i1 %66, label %78, label %75

67:
  %68 = load i128, i128* %1, align 16
  %69 = cmpxchg i128* %0, i128 %68, i128 %10 acq_rel seq_cst, align 16
  %70 = extractvalue { i128, i1 } %69, 1
  br i1 %70, label %78, label %75

71:
  %72 = load i128, i128* %1, align 16
  %73 = cmpxchg i128* %0, i128 %72, i128 %10 seq_cst seq_cst, align 16
  %74 = extractvalue { i128, i1 } %73, 1
  br i1 %74, label %78, label %75

75:
  %76 = phi { i128, i1 } [ %15, %13 ], [ %19, %17 ], [ %23, %21 ], [ %27, %25 ], [ %31, %29 ], [ %36, %34 ], [ %40, %38 ], [ %44, %42 ], [ %48, %46 ], [ %52, %50 ], [ %57, %55 ], [ %61, %59 ], [ %65, %63 ], [ %69, %67 ], [ %73, %71 ]
  %77 = extractvalue { i128, i1 } %76, 0
  store i128 %77, i128* %1, align 16
  br label %78

78:
  %79 = phi i1 [ %16, %13 ], [ %20, %17 ], [ %24, %21 ], [ %28, %25 ], [ %32, %29 ], [ %37, %34 ], [ %41, %38 ], [ %45, %42 ], [ %49, %46 ], [ %53, %50 ], [ %58, %55 ], [ %62, %59 ], [ %66, %63 ], [ %70, %67 ], [ %74, %71 ], [ false, %75 ]
  ret i1 %79
}

define internal fastcc i32 @fail_ordering(i32 %0) unnamed_addr {
  %2 = call fastcc i32 @ordering(i32 %0)
  %3 = icmp eq i32 %2, 3
  %4 = icmp eq i32 %2, 4
  %5 = select i1 %4, i32 2, i32 %2
  %6 = select i1 %3, i32 1, i32 %5
  ret i32 %6
}

define void @__gmc_rt___atomic_load(i64 %0, i8* %1, i8* %2, i32 %3) {
  switch i64 %0, label %44 [
    i64 4, label %5
    i64 2, label %5
    i64 1, label %5
    i64 8, label %5
    i64 16, label %19
  ]

5:
  %6 = trunc i64 %0 to i32
  %7 = call fastcc i32 @ordering(i32 %3)
  %8 = call i64 @__gmc_load(i8* %1, i32 %6, i32 %7, i32 0)
  switch i64 %0, label %17 [
    i64 1, label %9
    i64 2, label %11
    i64 4, label %14
  ]

9:
  %10 = trunc i64 %8 to i8
  store i8 %10, i8* %2, align 1
  br label %52

11:
  %12 = trunc i64 %8 to i16
  %13 = bitcast i8* %2 to i16*
  store i16 %12, i16* %13, align 2
  br label %52

14:
  %15 = trunc i64 %8 to i32
  %16 = bitcast i8* %2 to i32*
  store i32 %15, i32* %16, align 4
  br label %52

17:
  %18 = bitcast i8* %2 to i64*
  store i64 %8, i64* %18, align 8
  br label %52

19:
  %20 = bitcast i8* %1 to i128*
  switch i32 %3, label %31 [
    i32 0, label %21
    i32 1, label %26
    i32 2, label %26
  ]

21:
  %22 = load atomic i128, i128* %20 monotonic, align 16
  %23 = trunc i128 %22 to i64
  %24 = lshr i128 %22, 64
  %25 = trunc i128 %24 to i64
  br label %36

26:
  %27 = load atomic i128, i128* %20 acquire, align 16
  %28 = trunc i128 %27 to i64
  %29 = lshr i128 %27, 64
  %30 = trunc i128 %29 to i64
  br label %36

31:
  %32 = load atomic i128, i128* %20 seq_cst, align 16
  %33 = trunc i128 %32 to i64
  %34 = lshr i128 %32, 64
  %35 = trunc i128 %34 to i64
  br label %36

36:
  %37 = phi i64 [ %23, %21 ], [ %28, %26 ], [ %33, %31 ]
  %38 = phi i64 [ %25, %21 ], [ %30, %26 ], [ %35, %31 ]
  %39 = zext i64 %38 to i128
  %40 = shl nuw i128 %39, 64
  %41 = zext i64 %37 to i128
  %42 = or i128 %40, %41
  %43 = bitcast i8* %2 to i128*
  store i128 %42, i128* %43, align 16
  br label %52

44:
  %45 = ptrtoint i8* %1 to i64
  %46 = lshr i64 %45, 3
  %47 = mul i64 %46, -7046029254386353131
  %48 = lshr i64 %47, 50
  %49 = getelementptr inbounds [16384 x i32], [16384 x i32]* @locks, i64 0, i64 %48
  %50 = bitcast i32* %49 to i8*
  %51 = call i64 @__gmc_await_rmw(i8* %50, i32 4, i32 1, i64 0, i32 0, i64 1, i32 2, i32 4, i32 516)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 %1, i64 %0, i1 false)
  call void @__gmc_store(i8* %50, i32 4, i64 0, i32 3, i32 520)
  br label %52

52:
  ret void
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias, i8* noalias, i64, i1 immarg)

define void @__gmc_rt___atomic_store(i64 %0, i8* %1, i8* %2, i32 %3) {
  switch i64 %0, label %31 [
    i64 4, label %5
    i64 2, label %5
    i64 1, label %5
    i64 8, label %5
    i64 16, label %24
  ]

5:
  %6 = trunc i64 %0 to i32
  switch i64 %0, label %18 [
    i64 1, label %7
    i64 2, label %10
    i64 4, label %14
  ]

7:
  %8 = load i8, i8* %2, align 1
  %9 = zext i8 %8 to i64
  br label %21

10:
  %11 = bitcast i8* %2 to i16*
  %12 = load i16, i16* %11, align 2
  %13 = zext i16 %12 to i64
  br label %21

14:
  %15 = bitcast i8* %2 to i32*
  %16 = load i32, i32* %15, align 4
  %17 = zext i32 %16 to i64
  br label %21

18:
  %19 = bitcast i8* %2 to i64*
  %20 = load i64, i64* %19, align 8
  br label %21

21:
  %22 = phi i64 [ %20, %18 ], [ %17, %14 ], [ %13, %10 ], [ %9, %7 ]
  %23 = call fastcc i32 @ordering(i32 %3)
  call void @__gmc_store(i8* %1, i32 %6, i64 %22, i32 %23, i32 0)
  br label %39

24:
  %25 = bitcast i8* %1 to i128*
  %26 = bitcast i8* %2 to i128*
  %27 = load i128, i128* %26, align 16
  switch i32 %3, label %30 [
    i32 0, label %28
    i32 3, label %29
  ]

28:
  store atomic i128 %27, i128* %25 monotonic, align 16
  br label %39

29:
  store atomic i128 %27, i128* %25 release, align 16
  br label %39

30:
  store atomic i128 %27, i128* %25 seq_cst, align 16
  br label %39

31:
  %32 = ptrtoint i8* %1 to i64
  %33 = lshr i64 %32, 3
  %34 = mul i64 %33, -7046029254386353131
  %35 = lshr i64 %34, 50
  %36 = getelementptr inbounds [16384 x i32], [16384 x i32]* @locks, i64 0, i64 %35
  %37 = bitcast i32* %36 to i8*
  %38 = call i64 @__gmc_await_rmw(i8* %37, i32 4, i32 1, i64 0, i32 0, i64 1, i32 2, i32 4, i32 516)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %2, i64 %0, i1 false)
  call void @__gmc_store(i8* %37, i32 4, i64 0, i32 3, i32 520)
  br label %39

39:
  ret void
}

define void @__gmc_rt___atomic_exchange(i64 %0, i8* %1, i8* %2, i8* %3, i32 %4) {
  switch i64 %0, label %73 [
    i64 4, label %6
    i64 2, label %6
    i64 1, label %6
    i64 8, label %6
    i64 16, label %36
  ]

6:
  %7 = trunc i64 %0 to i32
  switch i64 %0, label %19 [
    i64 1, label %8
    i64 2, label %11
    i64 4, label %15
  ]

8:
  %9 = load i8, i8* %2, align 1
  %10 = zext i8 %9 to i64
  br label %22

11:
  %12 = bitcast i8* %2 to i16*
  %13 = load i16, i16* %12, align 2
  %14 = zext i16 %13 to i64
  br label %22

15:
  %16 = bitcast i8* %2 to i32*
  %17 = load i32, i32* %16, align 4
  %18 = zext i32 %17 to i64
  br label %22

19:
  %20 = bitcast i8* %2 to i64*
  %21 = load i64, i64* %20, align 8
  br label %22

22:
  %23 = phi i64 [ %21, %19 ], [ %18, %15 ], [ %14, %11 ], [ %10, %8 ]
  %24 = call fastcc i32 @ordering(i32 %4)
  %25 = call i64 @__gmc_rmw(i8* %1, i32 %7, i32 0, i64 %23, i32 %24, i32 0)
  switch i64 %0, label %34 [
    i64 1, label %26
    i64 2, label %28
    i64 4, label %31
  ]

26:
  %27 = trunc i64 %25 to i8
  store i8 %27, i8* %3, align 1
  br label %81

28:
  %29 = trunc i64 %25 to i16
  %30 = bitcast i8* %3 to i16*
  store i16 %29, i16* %30, align 2
  br label %81

31:
  %32 = trunc i64 %25 to i32
  %33 = bitcast i8* %3 to i32*
  store i32 %32, i32* %33, align 4
  br label %81

34:
  %35 = bitcast i8* %3 to i64*
  store i64 %25, i64* %35, align 8
  br label %81

36:
  %37 = bitcast i8* %1 to i128*
  %38 = bitcast i8* %2 to i128*
  %39 = load i128, i128* %38, align 16
  switch i32 %4, label %60 [
    i32 0, label %40
    i32 1, label %45
    i32 2, label %45
    i32 3, label %50
    i32 4, label %55
  ]

40:
  %41 = atomicrmw xchg i128* %37, i128 %39 monotonic, align 16
  %42 = trunc i128 %41 to i64
  %43 = lshr i128 %41, 64
  %44 = trunc i128 %43 to i64
  br label %65

45:
  %46 = atomicrmw xchg i128* %37, i128 %39 acquire, align 16
  %47 = trunc i128 %46 to i64
  %48 = lshr i128 %46, 64
  %49 = trunc i128 %48 to i64
  br label %65

50:
  %51 = atomicrmw xchg i128* %37, i128 %39 release, align 16
  %52 = trunc i128 %51 to i64
  %53 = lshr i128 %51, 64
  %54 = trunc i128 %53 to i64
  br label %65

55:
  %56 = atomicrmw xchg i128* %37, i128 %39 acq_rel, align 16
  %57 = trunc i128 %56 to i64
  %58 = lshr i128 %56, 64
  %59 = trunc i128 %58 to i64
  br label %65

60:
  %61 = atomicrmw xchg i128* %37, i128 %39 seq_cst, align 16
  %62 = trunc i128 %61 to i64
  %63 = lshr i128 %61, 64
  %64 = trunc i128 %63 to i64
  br label %65

65:
  %66 = phi i64 [ %42, %40 ], [ %47, %45 ], [ %52, %50 ], [ %57, %55 ], [ %62, %60 ]
  %67 = phi i64 [ %44, %40 ], [ %49, %45 ], [ %54, %50 ], [ %59, %55 ], [ %64, %60 ]
  %68 = zext i64 %67 to i128
  %69 = shl nuw i128 %68, 64
  %70 = zext i64 %66 to i128
  %71 = or i128 %69, %70
  %72 = bitcast i8* %3 to i128*
  store i128 %71, i128* %72, align 16
  br label %81

73:
  %74 = ptrtoint i8* %1 to i64
  %75 = lshr i64 %74, 3
  %76 = mul i64 %75, -7046029254386353131
  %77 = lshr i64 %76, 50
  %78 = getelementptr inbounds [16384 x i32], [16384 x i32]* @locks, i64 0, i64 %77
  %79 = bitcast i32* %78 to i8*
  %80 = call i64 @__gmc_await_rmw(i8* %79, i32 4, i32 1, i64 0, i32 0, i64 1, i32 2, i32 4, i32 516)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 %1, i64 %0, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %2, i64 %0, i1 false)
  call void @__gmc_store(i8* %79, i32 4, i64 0, i32 3, i32 520)
  br label %81

81:
  ret void
}

define zeroext i1 @__gmc_rt___atomic_compare_exchange(i64 %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) {
  %7 = alloca i32, align 4
  switch i64 %0, label %8 [
    i64 4, label %11
    i64 2, label %11
    i64 1, label %11
  ]

8:
  %9 = icmp eq i64 %0, 8
  %10 = zext i1 %9 to i32
  br label %11

11:
  %12 = phi i32 [ 1, %6 ], [ %10, %8 ], [ 1, %6 ], [ 1, %6 ]
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %64, label %14

14:
  %15 = bitcast i32* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %15)
  switch i64 %0, label %27 [
    i64 1, label %16
    i64 2, label %19
    i64 4, label %23
  ]

16:
  %17 = load i8, i8* %2, align 1
  %18 = zext i8 %17 to i64
  br label %30

19:
  %20 = bitcast i8* %2 to i16*
  %21 = load i16, i16* %20, align 2
  %22 = zext i16 %21 to i64
  br label %30

23:
  %24 = bitcast i8* %2 to i32*
  %25 = load i32, i32* %24, align 4
  %26 = zext i32 %25 to i64
  br label %30

27:
  %28 = bitcast i8* %2 to i64*
  %29 = load i64, i64* %28, align 8
  br label %30

30:
  %31 = phi i64 [ %29, %27 ], [ %26, %23 ], [ %22, %19 ], [ %18, %16 ]
  switch i64 %0, label %43 [
    i64 1, label %32
    i64 2, label %35
    i64 4, label %39
  ]

32:
  %33 = load i8, i8* %3, align 1
  %34 = zext i8 %33 to i64
  br label %46

35:
  %36 = bitcast i8* %3 to i16*
  %37 = load i16, i16* %36, align 2
  %38 = zext i16 %37 to i64
  br label %46

39:
  %40 = bitcast i8* %3 to i32*
  %41 = load i32, i32* %40, align 4
  %42 = zext i32 %41 to i64
  br label %46

43:
  %44 = bitcast i8* %3 to i64*
  %45 = load i64, i64* %44, align 8
  br label %46

46:
  %47 = phi i64 [ %45, %43 ], [ %42, %39 ], [ %38, %35 ], [ %34, %32 ]
  %48 = call fastcc i64 @cas(i8* %1, i64 %0, i64 %31, i64 %47, i32 %4, i32 %5, i32* %7)
  %49 = load i32, i32* %7, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %62

51:
  switch i64 %0, label %60 [
    i64 1, label %52
    i64 2, label %54
    i64 4, label %57
  ]

52:
  %53 = trunc i64 %48 to i8
  store i8 %53, i8* %2, align 1
  br label %62

54:
  %55 = trunc i64 %48 to i16
  %56 = bitcast i8* %2 to i16*
  store i16 %55, i16* %56, align 2
  br label %62

57:
  %58 = trunc i64 %48 to i32
  %59 = bitcast i8* %2 to i32*
  store i32 %58, i32* %59, align 4
  br label %62

60:
  %61 = bitcast i8* %2 to i64*
  store i64 %48, i64* %61, align 8
  br label %62

62:
  %63 = icmp ne i32 %49, 0
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15)
  br label %162

64:
  %65 = icmp eq i64 %0, 16
  br i1 %65, label %66, label %75

66:
  %67 = bitcast i8* %1 to i128*
  %68 = bitcast i8* %2 to i128*
  %69 = bitcast i8* %3 to i128*
  %70 = load i128, i128* %69, align 16
  %71 = trunc i128 %70 to i64
  %72 = lshr i128 %70, 64
  %73 = trunc i128 %72 to i64
  %74 = call zeroext i1 @__gmc_rt___atomic_compare_exchange_16(i128* %67, i128* %68, i64 %71, i64 %73, i32 %4, i32 %5)
  br label %162

75:
  %76 = ptrtoint i8* %1 to i64
  %77 = lshr i64 %76, 3
  %78 = mul i64 %77, -7046029254386353131
  %79 = lshr i64 %78, 50
  %80 = getelementptr inbounds [16384 x i32], [16384 x i32]* @locks, i64 0, i64 %79
  %81 = bitcast i32* %80 to i8*
  %82 = call i64 @__gmc_await_rmw(i8* %81, i32 4, i32 1, i64 0, i32 0, i64 1, i32 2, i32 4, i32 516)
  %83 = icmp ne i64 %0, 0
  br i1 %83, label %84, label %123

84:
  %85 = load i8, i8* %1, align 1
  %86 = zext i8 %85 to i64
  %87 = call i64 @__gmc_undef(i64 %86)
  %88 = icmp eq i64 %87, 255
  br i1 %88, label %89, label %101

89:
  %90 = phi i64 [ %98, %92 ], [ 1, %84 ]
  %91 = icmp eq i64 %90, %0
  br i1 %91, label %123, label %92

92:
  %93 = getelementptr inbounds i8, i8* %1, i64 %90
  %94 = load i8, i8* %93, align 1
  %95 = zext i8 %94 to i64
  %96 = call i64 @__gmc_undef(i64 %95)
  %97 = icmp eq i64 %96, 255
  %98 = add nuw i64 %90, 1
  br i1 %97, label %89, label %99

99:
  %100 = icmp ult i64 %90, %0
  br label %101

101:
  %102 = phi i1 [ %83, %84 ], [ %100, %99 ]
  %103 = and i1 %102, %83
  br i1 %103, label %104, label %123

104:
  %105 = load i8, i8* %2, align 1
  %106 = zext i8 %105 to i64
  %107 = call i64 @__gmc_undef(i64 %106)
  %108 = icmp eq i64 %107, 255
  br i1 %108, label %109, label %121

109:
  %110 = phi i64 [ %118, %112 ], [ 1, %104 ]
  %111 = icmp eq i64 %110, %0
  br i1 %111, label %123, label %112

112:
  %113 = getelementptr inbounds i8, i8* %2, i64 %110
  %114 = load i8, i8* %113, align 1
  %115 = zext i8 %114 to i64
  %116 = call i64 @__gmc_undef(i64 %115)
  %117 = icmp eq i64 %116, 255
  %118 = add nuw i64 %110, 1
  br i1 %117, label %109, label %119

119:
  %120 = icmp ult i64 %110, %0
  br label %121

121:
  %122 = phi i1 [ %83, %104 ], [ %120, %119 ]
  br i1 %122, label %128, label %123

123:
  call void @__gmc_tls_set(i32 25, i8* null, i64 1)
  %124 = load i8, i8* %1, align 1
  %125 = load i8, i8* %2, align 1
  %126 = icmp eq i8 %124, %125
  %127 = zext i1 %126 to i32
  br label %128

128:
  %129 = phi i32 [ %127, %123 ], [ 1, %121 ]
  %130 = icmp eq i64 %0, 0
  br i1 %130, label %131, label %134

131:
  %132 = phi i32 [ %129, %128 ], [ %156, %152 ]
  %133 = icmp ne i32 %132, 0
  br i1 %133, label %159, label %160

134:
  %135 = phi i64 [ %157, %152 ], [ 0, %128 ]
  %136 = phi i32 [ %156, %152 ], [ %129, %128 ]
  %137 = getelementptr inbounds i8, i8* %1, i64 %135
  %138 = load i8, i8* %137, align 1
  %139 = zext i8 %138 to i64
  %140 = call i64 @__gmc_undef(i64 %139)
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %143, label %142

142:
  call void @__gmc_tls_set(i32 25, i8* null, i64 %140)
  br label %143

143:
  %144 = xor i64 %140, -1
  %145 = and i64 %144, %139
  %146 = getelementptr inbounds i8, i8* %2, i64 %135
  %147 = load i8, i8* %146, align 1
  %148 = zext i8 %147 to i64
  %149 = call i64 @__gmc_undef(i64 %148)
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %152, label %151

151:
  call void @__gmc_tls_set(i32 25, i8* null, i64 %149)
  br label %152

152:
  %153 = xor i64 %149, -1
  %154 = and i64 %153, %148
  %155 = icmp eq i64 %145, %154
  %156 = select i1 %155, i32 %136, i32 0
  %157 = add nuw i64 %135, 1
  %158 = icmp eq i64 %157, %0
  br i1 %158, label %131, label %134

159:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %3, i64 %0, i1 false)
  br label %161

160:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 %1, i64 %0, i1 false)
  br label %161

161:
  call void @__gmc_store(i8* %81, i32 4, i64 0, i32 3, i32 520)
  br label %162

162:
  %163 = phi i1 [ %63, %62 ], [ %74, %66 ], [ %133, %161 ]
  ret i1 %163
}

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)

declare i64 @__gmc_await_rmw(i8*, i32, i32, i64, i32, i64, i32, i32, i32)

declare i64 @__gmc_undef(i64)

declare void @__gmc_tls_set(i32, i8*, i64)

declare i64 @llvm.ctpop.i64(i64)



