target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pollfd = type { i32, i16, i16 }

@.str = private unnamed_addr constant [89 x i8] c"prctl: of its operations only PR_SET_NAME, PR_SET_TIMERSLACK and PR_SET_VMA are modelled\00", align 1
@.str.1 = private unnamed_addr constant [147 x i8] c"the program waits for files and sockets without a time limit: none is modelled, so none becomes ready; give a limit, or replace the call (--prims)\00", align 1

define void @__gmc_rt___expire(i64* %0) {
  %2 = icmp eq i64* %0, null
  br i1 %2, label %39, label %3

3:
  %4 = load i64, i64* %0, align 8
  %5 = call i64 @__gmc_undef(i64 %4)
  %6 = icmp eq i64 %5, 0
  %7 = icmp sgt i64 %4, 1699999999
  %8 = and i1 %7, %6
  %9 = add nsw i64 %4, -1700000000
  %10 = select i1 %8, i64 %9, i64 %4
  %11 = getelementptr inbounds i64, i64* %0, i64 1
  %12 = load i64, i64* %11, align 8
  %13 = call i64 @__gmc_undef(i64 %10)
  %14 = call i64 @__gmc_undef(i64 %12)
  %15 = or i64 %14, %13
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %21, label %20

20:
  call void @__gmc_tls_set(i32 25, i8* null, i64 %15)
  br label %21

21:
  %22 = or i64 %10, %12
  %23 = icmp slt i64 %22, 0
  %24 = or i1 %23, %16
  %25 = icmp sgt i64 %12, 999999999
  %26 = or i1 %25, %24
  br i1 %26, label %34, label %27

27:
  %28 = icmp sgt i64 %10, 1000000000
  br i1 %28, label %34, label %29

29:
  %30 = mul nsw i64 %10, 100
  %31 = add nsw i64 %12, 9999999
  %32 = sdiv i64 %31, 10000000
  %33 = add nsw i64 %30, %32
  br label %34

34:
  %35 = phi i64 [ 0, %21 ], [ %33, %29 ], [ 100000000000, %27 ]
  %36 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %37 = icmp ugt i64 %35, %36
  br i1 %37, label %38, label %39

38:
  call void @__gmc_tls_set(i32 15, i8* null, i64 %35)
  br label %39

39:
  ret void
}

declare i64 @__gmc_undef(i64)

define void @__gmc_rt___time_out(i64* %0) {
  %2 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %3 = call i64 @__gmc_tls_get(i32 4, i8* null)
  call void @__gmc_rt___expire(i64* %0)
  %4 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %5 = icmp eq i64 %4, %2
  br i1 %5, label %14, label %6

6:
  %7 = call i32 @__gmc_config(i32 2)
  %8 = shl i32 %7, 3
  %9 = zext i32 %8 to i64
  %10 = icmp ult i64 %3, %9
  br i1 %10, label %12, label %11

11:
  call void @__gmc_block(i32 3)
  unreachable

12:
  %13 = add i64 %3, 1
  call void @__gmc_tls_set(i32 4, i8* null, i64 %13)
  br label %14

14:
  ret void
}

declare i32 @__gmc_config(i32)

declare void @__gmc_block(i32)

define void @__gmc_rt___gives_up(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 4, i8* %0)
  %3 = call i32 @__gmc_config(i32 2)
  %4 = shl i32 %3, 3
  %5 = zext i32 %4 to i64
  %6 = icmp ult i64 %2, %5
  br i1 %6, label %8, label %7

7:
  call void @__gmc_block(i32 3)
  unreachable

8:
  %9 = add i64 %2, 1
  call void @__gmc_tls_set(i32 4, i8* %0, i64 %9)
  ret void
}

declare i64 @__gmc_tls_get(i32, i8*)

declare void @__gmc_tls_set(i32, i8*, i64)

define i32 @__gmc_rt___expired(i32 %0, i64* %1) {
  %3 = icmp eq i32 %0, 110
  br i1 %3, label %4, label %5

4:
  call void @__gmc_rt___time_out(i64* %1)
  br label %5

5:
  ret i32 %0
}

define void @__gmc_rt___rest(i64* %0) {
  %2 = icmp eq i64* %0, null
  br i1 %2, label %7, label %3

3:
  %4 = load i64, i64* %0, align 8
  %5 = getelementptr inbounds i64, i64* %0, i64 1
  %6 = load i64, i64* %5, align 8
  call fastcc void @rest(i64 %4, i64 %6)
  br label %7

7:
  ret void
}

define internal fastcc void @rest(i64 %0, i64 %1) unnamed_addr {
  %3 = call i64 @__gmc_undef(i64 %0)
  %4 = call i64 @__gmc_undef(i64 %1)
  %5 = or i64 %4, %3
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %11

7:
  %8 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %11, label %10

10:
  call void @__gmc_tls_set(i32 25, i8* null, i64 %5)
  br label %11

11:
  %12 = or i64 %1, %0
  %13 = icmp slt i64 %12, 0
  %14 = or i1 %13, %6
  %15 = icmp sgt i64 %1, 999999999
  %16 = or i1 %15, %14
  br i1 %16, label %24, label %17

17:
  %18 = icmp sgt i64 %0, 1000000000
  br i1 %18, label %24, label %19

19:
  %20 = mul nsw i64 %0, 100
  %21 = add nsw i64 %1, 9999999
  %22 = sdiv i64 %21, 10000000
  %23 = add nsw i64 %22, %20
  br label %24

24:
  %25 = phi i64 [ 0, %11 ], [ %23, %19 ], [ 100000000000, %17 ]
  %26 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %32, label %28

28:
  %29 = call i64 @__gmc_tls_get(i32 24, i8* null)
  %30 = icmp ugt i64 %25, %29
  br i1 %30, label %31, label %32

31:
  call void @__gmc_tls_set(i32 24, i8* null, i64 %25)
  br label %32

32:
  ret void
}

define i32 @__gmc_rt_clock_gettime(i32 %0, i64* %1) {
  %3 = call fastcc i64 @now()
  %4 = udiv i64 %3, 1000000000
  %5 = add nuw nsw i64 %4, 1700000000
  store i64 %5, i64* %1, align 8
  %6 = urem i64 %3, 1000000000
  %7 = getelementptr inbounds i64, i64* %1, i64 1
  store i64 %6, i64* %7, align 8
  ret i32 0
}

define internal fastcc i64 @now() unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 25, i8* null)
  %2 = call i64 @__gmc_undef(i64 %1)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %13

4:
  %5 = call i64 @__gmc_tls_get(i32 24, i8* null)
  %6 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %7 = add i64 %5, 1
  %8 = call i64 @__gmc_clock(i64 %6, i64 %7)
  %9 = icmp eq i64 %5, 0
  br i1 %9, label %11, label %10

10:
  call void @__gmc_tls_set(i32 24, i8* null, i64 0)
  br label %11

11:
  call void @__gmc_tls_set(i32 15, i8* null, i64 %8)
  %12 = mul i64 %8, 10000000
  br label %13

13:
  %14 = phi i64 [ %12, %11 ], [ %1, %0 ]
  ret i64 %14
}

define i32 @__gmc_rt_timespec_get(i64* %0, i32 %1) {
  %3 = call fastcc i64 @now()
  %4 = udiv i64 %3, 1000000000
  %5 = add nuw nsw i64 %4, 1700000000
  store i64 %5, i64* %0, align 8
  %6 = urem i64 %3, 1000000000
  %7 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 %6, i64* %7, align 8
  ret i32 %1
}

define i32 @__gmc_rt_clock_getres(i32 %0, i64* %1) {
  %3 = icmp eq i64* %1, null
  br i1 %3, label %6, label %4

4:
  store i64 0, i64* %1, align 8
  %5 = getelementptr inbounds i64, i64* %1, i64 1
  store i64 1, i64* %5, align 8
  br label %6

6:
  ret i32 0
}

define i32 @__gmc_rt_gettimeofday(i64* %0, i8* %1) {
  %3 = call fastcc i64 @now()
  %4 = udiv i64 %3, 1000000000
  %5 = add nuw nsw i64 %4, 1700000000
  store i64 %5, i64* %0, align 8
  %6 = urem i64 %3, 1000000000
  %7 = udiv i64 %6, 1000
  %8 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 %7, i64* %8, align 8
  ret i32 0
}

define i64 @__gmc_rt_time(i64* %0) {
  %2 = call fastcc i64 @now()
  %3 = udiv i64 %2, 1000000000
  %4 = add nuw nsw i64 %3, 1700000000
  %5 = icmp eq i64* %0, null
  br i1 %5, label %7, label %6

6:
  store i64 %4, i64* %0, align 8
  br label %7

7:
  ret i64 %4
}

define i64 @__gmc_rt_clock() {
  %1 = call fastcc i64 @now()
  %2 = udiv i64 %1, 1000
  ret i64 %2
}

define double @__gmc_rt_difftime(i64 %0, i64 %1) {
  %3 = sub nsw i64 %0, %1
  %4 = sitofp i64 %3 to double
  ret double %4
}

define i64 @__gmc_rt__ZNSt6chrono3_V212steady_clock3nowEv() {
  %1 = call fastcc i64 @now()
  ret i64 %1
}

define i64 @__gmc_rt__ZNSt6chrono3_V212system_clock3nowEv() {
  %1 = call fastcc i64 @now()
  %2 = add i64 %1, 1700000000000000000
  ret i64 %2
}

define i32 @__gmc_rt_usleep(i32 %0) {
  %2 = udiv i32 %0, 1000000
  %3 = zext i32 %2 to i64
  %4 = urem i32 %0, 1000000
  %5 = mul nuw nsw i32 %4, 1000
  %6 = zext i32 %5 to i64
  call fastcc void @rest(i64 %3, i64 %6)
  ret i32 0
}

define i32 @__gmc_rt_sleep(i32 %0) {
  %2 = zext i32 %0 to i64
  call fastcc void @rest(i64 %2, i64 0)
  ret i32 0
}

define i32 @__gmc_rt_nanosleep(i64* %0, i64* %1) {
  %3 = icmp eq i64* %0, null
  br i1 %3, label %8, label %4

4:
  %5 = load i64, i64* %0, align 8
  %6 = getelementptr inbounds i64, i64* %0, i64 1
  %7 = load i64, i64* %6, align 8
  call fastcc void @rest(i64 %5, i64 %7)
  br label %8

8:
  ret i32 0
}

define i32 @__gmc_rt_clock_nanosleep(i32 %0, i32 %1, i64* %2, i64* %3) {
  %5 = and i32 %1, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:
  call void @__gmc_rt___expire(i64* %2)
  br label %14

8:
  %9 = icmp eq i64* %2, null
  br i1 %9, label %14, label %10

10:
  %11 = load i64, i64* %2, align 8
  %12 = getelementptr inbounds i64, i64* %2, i64 1
  %13 = load i64, i64* %12, align 8
  call fastcc void @rest(i64 %11, i64 %13)
  br label %14

14:
  ret i32 0
}

define i32 @__gmc_rt_poll(%struct.pollfd* %0, i64 %1, i32 %2) {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %5, label %7

5:
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %12, label %18

7:
  %8 = phi i64 [ %10, %7 ], [ 0, %3 ]
  %9 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %8, i32 2
  store i16 0, i16* %9, align 2
  %10 = add nuw i64 %8, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %5, label %7

12:
  %13 = sdiv i32 %2, 1000
  %14 = zext i32 %13 to i64
  %15 = srem i32 %2, 1000
  %16 = mul nsw i32 %15, 1000000
  %17 = zext i32 %16 to i64
  call fastcc void @rest(i64 %14, i64 %17)
  br label %18

18:
  %19 = icmp sgt i32 %2, -1
  br i1 %19, label %21, label %20

20:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([147 x i8], [147 x i8]* @.str.1, i64 0, i64 0))
  unreachable

21:
  ret i32 0
}

define i32 @__gmc_rt_ppoll(%struct.pollfd* %0, i64 %1, i64* %2, i8* %3) {
  %5 = icmp eq i64* %2, null
  br i1 %5, label %10, label %6

6:
  %7 = load i64, i64* %2, align 8
  %8 = getelementptr inbounds i64, i64* %2, i64 1
  %9 = load i64, i64* %8, align 8
  call fastcc void @rest(i64 %7, i64 %9)
  br label %10

10:
  %11 = icmp eq i64 %1, 0
  br i1 %11, label %12, label %13

12:
  br i1 %5, label %18, label %19

13:
  %14 = phi i64 [ %16, %13 ], [ 0, %10 ]
  %15 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %0, i64 %14, i32 2
  store i16 0, i16* %15, align 2
  %16 = add nuw i64 %14, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %12, label %13

18:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([147 x i8], [147 x i8]* @.str.1, i64 0, i64 0))
  unreachable

19:
  ret i32 0
}

define i32 @__gmc_rt_select(i32 %0, i8* %1, i8* %2, i8* %3, i64* %4) {
  %6 = icmp ne i8* %1, null
  %7 = icmp sgt i32 %0, 0
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %20

9:
  %10 = add nsw i32 %0, 63
  %11 = sdiv i32 %10, 64
  %12 = shl nsw i32 %11, 3
  %13 = call i32 @llvm.smax.i32(i32 %12, i32 1)
  %14 = zext i32 %13 to i64
  br label %15

15:
  %16 = phi i64 [ 0, %9 ], [ %18, %15 ]
  %17 = getelementptr inbounds i8, i8* %1, i64 %16
  store i8 0, i8* %17, align 1
  %18 = add nuw nsw i64 %16, 1
  %19 = icmp eq i64 %18, %14
  br i1 %19, label %20, label %15

20:
  %21 = icmp ne i8* %2, null
  %22 = and i1 %7, %21
  br i1 %22, label %23, label %34

23:
  %24 = add nsw i32 %0, 63
  %25 = sdiv i32 %24, 64
  %26 = shl nsw i32 %25, 3
  %27 = call i32 @llvm.smax.i32(i32 %26, i32 1)
  %28 = zext i32 %27 to i64
  br label %29

29:
  %30 = phi i64 [ 0, %23 ], [ %32, %29 ]
  %31 = getelementptr inbounds i8, i8* %2, i64 %30
  store i8 0, i8* %31, align 1
  %32 = add nuw nsw i64 %30, 1
  %33 = icmp eq i64 %32, %28
  br i1 %33, label %34, label %29

34:
  %35 = icmp ne i8* %3, null
  %36 = and i1 %7, %35
  br i1 %36, label %37, label %48

37:
  %38 = add nsw i32 %0, 63
  %39 = sdiv i32 %38, 64
  %40 = shl nsw i32 %39, 3
  %41 = call i32 @llvm.smax.i32(i32 %40, i32 1)
  %42 = zext i32 %41 to i64
  br label %43

43:
  %44 = phi i64 [ 0, %37 ], [ %46, %43 ]
  %45 = getelementptr inbounds i8, i8* %3, i64 %44
  store i8 0, i8* %45, align 1
  %46 = add nuw nsw i64 %44, 1
  %47 = icmp eq i64 %46, %42
  br i1 %47, label %48, label %43

48:
  %49 = icmp eq i64* %4, null
  br i1 %49, label %55, label %50

50:
  %51 = load i64, i64* %4, align 8
  %52 = getelementptr inbounds i64, i64* %4, i64 1
  %53 = load i64, i64* %52, align 8
  %54 = mul nsw i64 %53, 1000
  call fastcc void @rest(i64 %51, i64 %54)
  store i64 0, i64* %52, align 8
  store i64 0, i64* %4, align 8
  ret i32 0

55:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([147 x i8], [147 x i8]* @.str.1, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_pselect(i32 %0, i8* %1, i8* %2, i8* %3, i64* %4, i8* %5) {
  %7 = icmp ne i8* %1, null
  %8 = icmp sgt i32 %0, 0
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %21

10:
  %11 = add nsw i32 %0, 63
  %12 = sdiv i32 %11, 64
  %13 = shl nsw i32 %12, 3
  %14 = call i32 @llvm.smax.i32(i32 %13, i32 1)
  %15 = zext i32 %14 to i64
  br label %16

16:
  %17 = phi i64 [ 0, %10 ], [ %19, %16 ]
  %18 = getelementptr inbounds i8, i8* %1, i64 %17
  store i8 0, i8* %18, align 1
  %19 = add nuw nsw i64 %17, 1
  %20 = icmp eq i64 %19, %15
  br i1 %20, label %21, label %16

21:
  %22 = icmp ne i8* %2, null
  %23 = and i1 %8, %22
  br i1 %23, label %24, label %35

24:
  %25 = add nsw i32 %0, 63
  %26 = sdiv i32 %25, 64
  %27 = shl nsw i32 %26, 3
  %28 = call i32 @llvm.smax.i32(i32 %27, i32 1)
  %29 = zext i32 %28 to i64
  br label %30

30:
  %31 = phi i64 [ 0, %24 ], [ %33, %30 ]
  %32 = getelementptr inbounds i8, i8* %2, i64 %31
  store i8 0, i8* %32, align 1
  %33 = add nuw nsw i64 %31, 1
  %34 = icmp eq i64 %33, %29
  br i1 %34, label %35, label %30

35:
  %36 = icmp ne i8* %3, null
  %37 = and i1 %8, %36
  br i1 %37, label %38, label %49

38:
  %39 = add nsw i32 %0, 63
  %40 = sdiv i32 %39, 64
  %41 = shl nsw i32 %40, 3
  %42 = call i32 @llvm.smax.i32(i32 %41, i32 1)
  %43 = zext i32 %42 to i64
  br label %44

44:
  %45 = phi i64 [ 0, %38 ], [ %47, %44 ]
  %46 = getelementptr inbounds i8, i8* %3, i64 %45
  store i8 0, i8* %46, align 1
  %47 = add nuw nsw i64 %45, 1
  %48 = icmp eq i64 %47, %43
  br i1 %48, label %49, label %44

49:
  %50 = icmp eq i64* %4, null
  br i1 %50, label %55, label %51

51:
  %52 = load i64, i64* %4, align 8
  %53 = getelementptr inbounds i64, i64* %4, i64 1
  %54 = load i64, i64* %53, align 8
  call fastcc void @rest(i64 %52, i64 %54)
  ret i32 0

55:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([147 x i8], [147 x i8]* @.str.1, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_alarm(i32 %0) {
  ret i32 0
}

define i32 @__gmc_rt_getpid() {
  ret i32 1
}

define i32 @__gmc_rt_getppid() {
  ret i32 0
}

define i32 @__gmc_rt_gettid() {
  %1 = call i32 @__gmc_name()
  ret i32 %1
}

declare i32 @__gmc_name()

define i32 @__gmc_rt_get_nprocs() {
  ret i32 4
}

define i32 @__gmc_rt_get_nprocs_conf() {
  ret i32 4
}

define i32 @__gmc_rt_prctl(i32 %0, ...) {
  switch i32 %0, label %2 [
    i32 1398164801, label %3
    i32 29, label %3
    i32 15, label %3
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([89 x i8], [89 x i8]* @.str, i64 0, i64 0))
  unreachable

3:
  ret i32 0
}

declare void @__gmc_fault(i32, i8*)

define i32 @__gmc_rt_getpagesize() {
  ret i32 4096
}

define i64 @__gmc_rt_sysconf(i32 %0) {
  switch i32 %0, label %5 [
    i32 2, label %6
    i32 30, label %2
    i32 83, label %3
    i32 84, label %3
    i32 190, label %4
  ]

2:
  br label %6

3:
  br label %6

4:
  br label %6

5:
  br label %6

6:
  %7 = phi i64 [ -1, %5 ], [ 64, %4 ], [ 4, %3 ], [ 4096, %2 ], [ 100, %1 ]
  ret i64 %7
}

define i32 @__gmc_rt_isatty(i32 %0) {
  ret i32 0
}

declare i64 @__gmc_clock(i64, i64)

declare i32 @llvm.smax.i32(i32, i32)



