target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.object = type { i32, i32, %struct.queue, %struct.queue }
%struct.queue = type { i32, [31 x i32] }

@.str = private unnamed_addr constant [25 x i8] c"use of a destroyed mutex\00", align 1
@.str.1 = private unnamed_addr constant [52 x i8] c"unlock of a spin lock that the thread does not hold\00", align 1
@.str.2 = private unnamed_addr constant [48 x i8] c"unlock of a mutex that the thread does not hold\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"initialisation of a mutex that the thread holds\00", align 1
@.str.4 = private unnamed_addr constant [27 x i8] c"a mutex is destroyed twice\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"destroy of a locked mutex\00", align 1
@.str.6 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1
@.str.7 = private unnamed_addr constant [28 x i8] c"unlock of a destroyed mutex\00", align 1
@.str.8 = private unnamed_addr constant [103 x i8] c"std::lock and std::scoped_lock of several mutexes are modelled under the wake-up policy arbitrary only\00", align 1
@.str.9 = private unnamed_addr constant [68 x i8] c"robust mutexes are modelled under the wake-up policy arbitrary only\00", align 1

define i32 @__gmc_rt_pthread_mutex_init(i8* %0, i32* %1) {
  %3 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.3, i64 0, i64 0))
  unreachable

6:
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 0)
  %7 = icmp eq i32* %1, null
  br i1 %7, label %12, label %8

8:
  %9 = load i32, i32* %1, align 4
  %10 = and i32 %9, 19
  %11 = zext i32 %10 to i64
  br label %12

12:
  %13 = phi i64 [ %11, %8 ], [ 0, %6 ]
  %14 = getelementptr inbounds i8, i8* %0, i64 16
  call void @__gmc_store(i8* %14, i32 4, i64 %13, i32 0, i32 0)
  ret i32 0
}

declare void @__gmc_store(i8*, i32, i64, i32, i32)

define i32 @__gmc_rt_pthread_mutex_destroy(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %3 = icmp eq i64 %2, 2147483648
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:
  %6 = and i64 %2, 1
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %9, label %8

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  unreachable

9:
  call void @__gmc_store(i8* %0, i32 4, i64 2147483648, i32 0, i32 128)
  %10 = getelementptr inbounds i8, i8* %0, i64 16
  call void @__gmc_store(i8* %10, i32 4, i64 32, i32 0, i32 0)
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutex_lock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %14, label %4

4:
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = call i64 @__gmc_load(i8* %5, i32 4, i32 0, i32 0)
  %7 = and i64 %6, 3
  switch i64 %7, label %10 [
    i64 1, label %8
    i64 2, label %11
  ]

8:
  %9 = add i64 %2, 1
  call void @__gmc_tls_set(i32 1, i8* %0, i64 %9)
  br label %11

10:
  br label %11

11:
  %12 = phi i1 [ true, %4 ], [ true, %8 ], [ false, %10 ]
  %13 = phi i32 [ 35, %4 ], [ 0, %8 ], [ -1, %10 ]
  br i1 %12, label %32, label %14

14:
  %15 = call i32 @__gmc_config(i32 9)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %25, label %17

17:
  %18 = getelementptr inbounds i8, i8* %0, i64 16
  %19 = call i64 @__gmc_load(i8* %18, i32 4, i32 0, i32 0)
  %20 = and i64 %19, 16
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %25, label %22

22:
  %23 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 1, i32 4, i64 1, i32 2, i32 4, i32 4)
  %24 = call fastcc i32 @take_robust(i8* %0, i64 %23)
  br label %32

25:
  %26 = call i32 @__gmc_trial()
  %27 = or i32 %26, 4
  %28 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 2147483647, i32 0, i64 1, i32 2, i32 4, i32 %27)
  %29 = icmp eq i64 %28, 2147483648
  br i1 %29, label %30, label %31

30:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i64 0, i64 0))
  unreachable

31:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  br label %32

32:
  %33 = phi i32 [ %24, %22 ], [ 0, %31 ], [ %13, %11 ]
  ret i32 %33
}

declare i64 @__gmc_tls_get(i32, i8*)

define i32 @__gmc_rt_pthread_mutex_trylock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %11, label %4

4:
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = call i64 @__gmc_load(i8* %5, i32 4, i32 0, i32 0)
  %7 = and i64 %6, 3
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %9, label %31

9:
  %10 = add i64 %2, 1
  call void @__gmc_tls_set(i32 1, i8* %0, i64 %10)
  br label %31

11:
  %12 = call i32 @__gmc_config(i32 9)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %27, label %14

14:
  %15 = getelementptr inbounds i8, i8* %0, i64 16
  %16 = call i64 @__gmc_load(i8* %15, i32 4, i32 0, i32 0)
  %17 = and i64 %16, 16
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %27, label %19

19:
  %20 = call i32 @__gmc_choice(i32 2)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %25

22:
  %23 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 1, i32 4, i64 1, i32 2, i32 1, i32 4)
  %24 = call fastcc i32 @take_robust(i8* %0, i64 %23)
  br label %31

25:
  %26 = call i64 @__gmc_await(i8* %0, i32 4, i32 4, i64 1, i32 1, i32 1, i32 0)
  br label %31

27:
  %28 = call fastcc i32 @try_acquire(i8* %0)
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i32 16, i32 0
  br label %31

31:
  %32 = phi i32 [ %30, %27 ], [ %24, %22 ], [ 16, %25 ], [ 0, %9 ], [ 16, %4 ]
  ret i32 %32
}

define internal fastcc i32 @try_acquire(i8* %0) unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %10, label %4

4:
  %5 = call i32 @__gmc_trial()
  %6 = or i32 %5, 4
  %7 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 2147483647, i32 0, i64 1, i32 2, i32 4, i32 %6)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %13

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i64 0, i64 0))
  unreachable

10:
  %11 = call i64 @__gmc_cas(i8* %0, i32 4, i64 0, i64 1, i32 2, i32 1, i32 4)
  switch i64 %11, label %14 [
    i64 2147483648, label %12
    i64 0, label %13
  ]

12:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i64 0, i64 0))
  unreachable

13:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  br label %14

14:
  %15 = phi i32 [ 0, %10 ], [ 1, %13 ]
  ret i32 %15
}

define i32 @__gmc_rt_pthread_mutex_timedlock(i8* %0, i8* %1) {
  %3 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %12, label %5

5:
  %6 = getelementptr inbounds i8, i8* %0, i64 16
  %7 = call i64 @__gmc_load(i8* %6, i32 4, i32 0, i32 0)
  %8 = and i64 %7, 3
  switch i64 %8, label %11 [
    i64 1, label %9
    i64 2, label %32
  ]

9:
  %10 = add i64 %3, 1
  call void @__gmc_tls_set(i32 1, i8* %0, i64 %10)
  br label %32

11:
  br label %32

12:
  %13 = call i32 @__gmc_config(i32 9)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %28, label %15

15:
  %16 = getelementptr inbounds i8, i8* %0, i64 16
  %17 = call i64 @__gmc_load(i8* %16, i32 4, i32 0, i32 0)
  %18 = and i64 %17, 16
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %28, label %20

20:
  %21 = call i32 @__gmc_choice(i32 2)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %26

23:
  %24 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 1, i32 4, i64 1, i32 2, i32 1, i32 4)
  %25 = call fastcc i32 @take_robust(i8* %0, i64 %24)
  br label %32

26:
  %27 = call i64 @__gmc_await(i8* %0, i32 4, i32 4, i64 1, i32 1, i32 1, i32 0)
  br label %32

28:
  %29 = call fastcc i32 @try_acquire(i8* %0)
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %30, i32 110, i32 0
  br label %32

32:
  %33 = phi i32 [ %31, %28 ], [ %25, %23 ], [ 110, %26 ], [ 35, %5 ], [ 0, %9 ], [ 110, %11 ]
  %34 = bitcast i8* %1 to i64*
  %35 = call i32 @__gmc_rt___expired(i32 %33, i64* %34)
  ret i32 %35
}

declare i32 @__gmc_rt___expired(i32, i64*)

define i32 @__gmc_rt_pthread_mutex_clocklock(i8* %0, i32 %1, i8* %2) {
  %4 = call i32 @__gmc_rt_pthread_mutex_timedlock(i8* %0, i8* %2)
  ret i32 %4
}

define i32 @__gmc_rt_pthread_mutex_unlock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp ugt i64 %2, 1
  br i1 %3, label %4, label %6

4:
  %5 = add i64 %2, -1
  call void @__gmc_tls_set(i32 1, i8* %0, i64 %5)
  br label %18

6:
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %8, label %14

8:
  %9 = getelementptr inbounds i8, i8* %0, i64 16
  %10 = call i64 @__gmc_load(i8* %9, i32 4, i32 0, i32 0)
  %11 = and i64 %10, 51
  switch i64 %11, label %18 [
    i64 32, label %12
    i64 3, label %13
    i64 0, label %13
  ]

12:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.7, i64 0, i64 0))
  unreachable

13:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.2, i64 0, i64 0))
  unreachable

14:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 0)
  %15 = call i64 @__gmc_tls_get(i32 23, i8* %0)
  call void @__gmc_tls_set(i32 23, i8* %0, i64 0)
  %16 = icmp eq i64 %15, 0
  %17 = select i1 %16, i64 0, i64 4
  call void @__gmc_store(i8* %0, i32 4, i64 %17, i32 3, i32 8)
  br label %18

18:
  %19 = phi i32 [ 0, %4 ], [ 0, %14 ], [ 1, %8 ]
  ret i32 %19
}

declare void @__gmc_tls_set(i32, i8*, i64)

define i32 @__gmc_rt_pthread_mutex_consistent(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 23, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = call i64 @__gmc_load(i8* %5, i32 4, i32 0, i32 0)
  %7 = and i64 %6, 32
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0))
  unreachable

10:
  call void @__gmc_tls_set(i32 23, i8* %0, i64 0)
  br label %11

11:
  %12 = phi i32 [ 0, %10 ], [ 22, %4 ]
  ret i32 %12
}

declare void @__gmc_fault(i32, i8*)

define i32 @__gmc_rt_pthread_mutex_consistent_np(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 23, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = call i64 @__gmc_load(i8* %5, i32 4, i32 0, i32 0)
  %7 = and i64 %6, 32
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0))
  unreachable

10:
  call void @__gmc_tls_set(i32 23, i8* %0, i64 0)
  br label %11

11:
  %12 = phi i32 [ 0, %10 ], [ 22, %4 ]
  ret i32 %12
}

define i32 @__gmc_rt_pthread_mutex_getprioceiling(i8* %0, i32* %1) {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutex_setprioceiling(i8* %0, i32 %1, i32* %2) {
  %4 = icmp eq i32* %2, null
  br i1 %4, label %6, label %5

5:
  store i32 0, i32* %2, align 4
  br label %6

6:
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_init(i32* %0) {
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_destroy(i32* %0) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_settype(i32* %0, i32 %1) {
  %3 = icmp ugt i32 %1, 3
  br i1 %3, label %8, label %4

4:
  %5 = load i32, i32* %0, align 4
  %6 = and i32 %5, 16
  %7 = or i32 %6, %1
  store i32 %7, i32* %0, align 4
  br label %8

8:
  %9 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %9
}

define i32 @__gmc_rt_pthread_mutexattr_gettype(i32* %0, i32* %1) {
  %3 = load i32, i32* %0, align 4
  %4 = and i32 %3, 3
  store i32 %4, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_setpshared(i32* %0, i32 %1) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_getpshared(i32* %0, i32* %1) {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_setprotocol(i32* %0, i32 %1) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_getprotocol(i32* %0, i32* %1) {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_setprioceiling(i32* %0, i32 %1) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_getprioceiling(i32* %0, i32* %1) {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_getrobust(i32* %0, i32* %1) {
  %3 = load i32, i32* %0, align 4
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 1
  store i32 %5, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_mutexattr_getrobust_np(i32* %0, i32* %1) {
  %3 = load i32, i32* %0, align 4
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 1
  store i32 %5, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_spin_init(i8* %0, i32 %1) {
  %3 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.3, i64 0, i64 0))
  unreachable

6:
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 0)
  ret i32 0
}

define i32 @__gmc_rt_pthread_spin_destroy(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %3 = icmp eq i64 %2, 2147483648
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:
  %6 = and i64 %2, 1
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %9, label %8

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  unreachable

9:
  call void @__gmc_store(i8* %0, i32 4, i64 2147483648, i32 0, i32 128)
  ret i32 0
}

define i32 @__gmc_rt_pthread_spin_lock(i8* %0) {
  %2 = call i32 @__gmc_trial()
  %3 = or i32 %2, 4
  %4 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 2147483647, i32 0, i64 1, i32 2, i32 4, i32 %3)
  %5 = icmp eq i64 %4, 2147483648
  br i1 %5, label %6, label %7

6:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i64 0, i64 0))
  unreachable

7:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  ret i32 0
}

define i32 @__gmc_rt_pthread_spin_trylock(i8* %0) {
  %2 = call fastcc i32 @try_acquire(i8* %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}

define i32 @__gmc_rt_pthread_spin_unlock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str.1, i64 0, i64 0))
  unreachable

5:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 0)
  %6 = call i64 @__gmc_tls_get(i32 23, i8* %0)
  call void @__gmc_tls_set(i32 23, i8* %0, i64 0)
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i64 0, i64 4
  call void @__gmc_store(i8* %0, i32 4, i64 %8, i32 3, i32 8)
  ret i32 0
}

define i32 @__gmc_rt___VERIFIER_mutex_init(i8* %0, i8* %1) {
  %3 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.3, i64 0, i64 0))
  unreachable

6:
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 0)
  ret i32 0
}

define i32 @__gmc_rt___VERIFIER_mutex_destroy(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %3 = icmp eq i64 %2, 2147483648
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:
  %6 = and i64 %2, 1
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %9, label %8

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  unreachable

9:
  call void @__gmc_store(i8* %0, i32 4, i64 2147483648, i32 0, i32 128)
  ret i32 0
}

define i32 @__gmc_rt___VERIFIER_mutex_lock(i8* %0) {
  %2 = call i32 @__gmc_trial()
  %3 = or i32 %2, 4
  %4 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 2147483647, i32 0, i64 1, i32 2, i32 4, i32 %3)
  %5 = icmp eq i64 %4, 2147483648
  br i1 %5, label %6, label %7

6:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i64 0, i64 0))
  unreachable

7:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  ret i32 0
}

define i32 @__gmc_rt___VERIFIER_mutex_trylock(i8* %0) {
  %2 = call fastcc i32 @try_acquire(i8* %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}

define i32 @__gmc_rt___VERIFIER_mutex_unlock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.2, i64 0, i64 0))
  unreachable

5:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 0)
  %6 = call i64 @__gmc_tls_get(i32 23, i8* %0)
  call void @__gmc_tls_set(i32 23, i8* %0, i64 0)
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i64 0, i64 4
  call void @__gmc_store(i8* %0, i32 4, i64 %8, i32 3, i32 8)
  ret i32 0
}

define i32 @__gmc_rt_queued_pthread_mutex_init(i8* %0, i32* %1) {
  %3 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.3, i64 0, i64 0))
  unreachable

6:
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 0)
  %7 = icmp eq i32* %1, null
  br i1 %7, label %12, label %8

8:
  %9 = load i32, i32* %1, align 4
  %10 = and i32 %9, 19
  %11 = zext i32 %10 to i64
  br label %12

12:
  %13 = phi i64 [ %11, %8 ], [ 0, %6 ]
  %14 = getelementptr inbounds i8, i8* %0, i64 16
  call void @__gmc_store(i8* %14, i32 4, i64 %13, i32 0, i32 0)
  %15 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_reset(%struct.object* %15, i32 0)
  ret i32 0
}

declare void @__gmc_rt_op_reset(%struct.object*, i32)

define i32 @__gmc_rt_queued_pthread_mutex_destroy(i8* %0) {
  call fastcc void @queued_destroy(i8* %0)
  %2 = getelementptr inbounds i8, i8* %0, i64 16
  call void @__gmc_store(i8* %2, i32 4, i64 32, i32 0, i32 0)
  ret i32 0
}

define internal fastcc void @queued_destroy(i8* %0) unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.8, i64 0, i64 0))
  unreachable

5:
  %6 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %7 = icmp eq i64 %6, 2147483648
  br i1 %7, label %8, label %9

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.4, i64 0, i64 0))
  unreachable

9:
  %10 = bitcast i8* %0 to %struct.object*
  %11 = call i32 @__gmc_rt_op_idle(%struct.object* %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  unreachable

14:
  call void @__gmc_store(i8* %0, i32 4, i64 2147483648, i32 0, i32 128)
  ret void
}

define i32 @__gmc_rt_queued_pthread_mutex_lock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %14, label %4

4:
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = call i64 @__gmc_load(i8* %5, i32 4, i32 0, i32 0)
  %7 = and i64 %6, 3
  switch i64 %7, label %10 [
    i64 1, label %8
    i64 2, label %11
  ]

8:
  %9 = add i64 %2, 1
  call void @__gmc_tls_set(i32 1, i8* %0, i64 %9)
  br label %11

10:
  br label %11

11:
  %12 = phi i1 [ true, %4 ], [ true, %8 ], [ false, %10 ]
  %13 = phi i32 [ 35, %4 ], [ 0, %8 ], [ -1, %10 ]
  br i1 %12, label %17, label %14

14:
  call fastcc void @queued_check(i8* %0)
  %15 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_enter(%struct.object* %15)
  %16 = call i32 @__gmc_config(i32 4)
  call void @__gmc_rt_op_mutex_take(%struct.object* %15, i32 %16)
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  br label %17

17:
  %18 = phi i32 [ 0, %14 ], [ %13, %11 ]
  ret i32 %18
}

define i32 @__gmc_rt_queued_pthread_mutex_trylock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %11, label %4

4:
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = call i64 @__gmc_load(i8* %5, i32 4, i32 0, i32 0)
  %7 = and i64 %6, 3
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %9, label %17

9:
  %10 = add i64 %2, 1
  call void @__gmc_tls_set(i32 1, i8* %0, i64 %10)
  br label %17

11:
  call fastcc void @queued_check(i8* %0)
  %12 = call i32 @__gmc_choice(i32 2)
  %13 = icmp eq i32 %12, 0
  %14 = bitcast i8* %0 to %struct.object*
  br i1 %13, label %16, label %15

15:
  call void @__gmc_rt_op_mutex_fail(%struct.object* %14)
  br label %17

16:
  call void @__gmc_rt_op_mutex_try(%struct.object* %14)
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  br label %17

17:
  %18 = phi i32 [ 0, %9 ], [ 16, %4 ], [ 16, %15 ], [ 0, %16 ]
  ret i32 %18
}

define i32 @__gmc_rt_queued_pthread_mutex_timedlock(i8* %0, i8* %1) {
  %3 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %12, label %5

5:
  %6 = getelementptr inbounds i8, i8* %0, i64 16
  %7 = call i64 @__gmc_load(i8* %6, i32 4, i32 0, i32 0)
  %8 = and i64 %7, 3
  switch i64 %8, label %11 [
    i64 1, label %9
    i64 2, label %22
  ]

9:
  %10 = add i64 %3, 1
  call void @__gmc_tls_set(i32 1, i8* %0, i64 %10)
  br label %22

11:
  br label %22

12:
  call fastcc void @queued_check(i8* %0)
  %13 = call i32 @__gmc_config(i32 4)
  %14 = call i32 @__gmc_choice(i32 3)
  switch i32 %14, label %19 [
    i32 0, label %15
    i32 1, label %17
  ]

15:
  %16 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_mutex_try(%struct.object* %16)
  br label %21

17:
  %18 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_mutex_enter_late(%struct.object* %18)
  call void @__gmc_rt_op_mutex_take_timely(%struct.object* %18, i32 %13)
  br label %21

19:
  %20 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_mutex_enter_late(%struct.object* %20)
  call void @__gmc_rt_op_mutex_leave(%struct.object* %20, i32 %13)
  call void @__gmc_rt___gives_up(i8* %0)
  br label %22

21:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  br label %22

22:
  %23 = phi i32 [ 110, %19 ], [ 0, %21 ], [ 35, %5 ], [ 0, %9 ], [ 110, %11 ]
  %24 = bitcast i8* %1 to i64*
  %25 = call i32 @__gmc_rt___expired(i32 %23, i64* %24)
  ret i32 %25
}

define i32 @__gmc_rt_queued_pthread_mutex_clocklock(i8* %0, i32 %1, i8* %2) {
  %4 = call i32 @__gmc_rt_queued_pthread_mutex_timedlock(i8* %0, i8* %2)
  ret i32 %4
}

define i32 @__gmc_rt_queued_pthread_mutex_unlock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp ugt i64 %2, 1
  br i1 %3, label %4, label %6

4:
  %5 = add i64 %2, -1
  call void @__gmc_tls_set(i32 1, i8* %0, i64 %5)
  br label %16

6:
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %8, label %14

8:
  %9 = getelementptr inbounds i8, i8* %0, i64 16
  %10 = call i64 @__gmc_load(i8* %9, i32 4, i32 0, i32 0)
  %11 = and i64 %10, 51
  switch i64 %11, label %16 [
    i64 32, label %12
    i64 3, label %13
    i64 0, label %13
  ]

12:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.7, i64 0, i64 0))
  unreachable

13:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.2, i64 0, i64 0))
  unreachable

14:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 0)
  %15 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_mutex_release(%struct.object* %15)
  br label %16

16:
  %17 = phi i32 [ 0, %4 ], [ 0, %14 ], [ 1, %8 ]
  ret i32 %17
}

define i32 @__gmc_rt_queued___VERIFIER_mutex_init(i8* %0, i8* %1) {
  %3 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.3, i64 0, i64 0))
  unreachable

6:
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 0)
  %7 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_reset(%struct.object* %7, i32 0)
  ret i32 0
}

define i32 @__gmc_rt_queued___VERIFIER_mutex_destroy(i8* %0) {
  call fastcc void @queued_destroy(i8* %0)
  ret i32 0
}

define i32 @__gmc_rt_queued___VERIFIER_mutex_lock(i8* %0) {
  call fastcc void @queued_check(i8* %0)
  %2 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_enter(%struct.object* %2)
  %3 = call i32 @__gmc_config(i32 4)
  call void @__gmc_rt_op_mutex_take(%struct.object* %2, i32 %3)
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  ret i32 0
}

define i32 @__gmc_rt_queued___VERIFIER_mutex_trylock(i8* %0) {
  call fastcc void @queued_check(i8* %0)
  %2 = call i32 @__gmc_choice(i32 2)
  %3 = icmp eq i32 %2, 0
  %4 = bitcast i8* %0 to %struct.object*
  br i1 %3, label %6, label %5

5:
  call void @__gmc_rt_op_mutex_fail(%struct.object* %4)
  br label %7

6:
  call void @__gmc_rt_op_mutex_try(%struct.object* %4)
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  br label %7

7:
  %8 = phi i32 [ 16, %5 ], [ 0, %6 ]
  ret i32 %8
}

define i32 @__gmc_rt_queued___VERIFIER_mutex_unlock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.2, i64 0, i64 0))
  unreachable

5:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 0)
  %6 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_mutex_release(%struct.object* %6)
  ret i32 0
}

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare i32 @__gmc_config(i32)

define internal fastcc i32 @take_robust(i8* %0, i64 %1) unnamed_addr {
  %3 = icmp eq i64 %1, 2147483648
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i64 0, i64 0))
  unreachable

5:
  %6 = and i64 %1, 4
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %9, label %8

8:
  call void @__gmc_store(i8* %0, i32 4, i64 4, i32 3, i32 8)
  br label %25

9:
  call void @__gmc_tls_set(i32 1, i8* %0, i64 1)
  %10 = ptrtoint i8* %0 to i64
  %11 = add i64 %10, 1
  br label %12

12:
  %13 = phi i64 [ 0, %9 ], [ %19, %12 ]
  %14 = inttoptr i64 %13 to i8*
  %15 = call i64 @__gmc_tls_get(i32 22, i8* %14)
  %16 = icmp ne i64 %15, 0
  %17 = icmp ne i64 %15, %11
  %18 = and i1 %16, %17
  %19 = add i64 %13, 1
  br i1 %18, label %12, label %20

20:
  %21 = inttoptr i64 %13 to i8*
  call void @__gmc_tls_set(i32 22, i8* %21, i64 %11)
  %22 = and i64 %1, 2
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %25, label %24

24:
  call void @__gmc_tls_set(i32 23, i8* %0, i64 1)
  br label %25

25:
  %26 = phi i32 [ 131, %8 ], [ 130, %24 ], [ 0, %20 ]
  ret i32 %26
}

declare i64 @__gmc_await_rmw(i8*, i32, i32, i64, i32, i64, i32, i32, i32)

declare i32 @__gmc_trial()

declare i32 @__gmc_choice(i32)

declare i64 @__gmc_await(i8*, i32, i32, i64, i32, i32, i32)

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)

declare i32 @__gmc_rt_op_idle(%struct.object*)

define internal fastcc void @queued_check(i8* %0) unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.8, i64 0, i64 0))
  unreachable

5:
  %6 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %7 = icmp eq i64 %6, 2147483648
  br i1 %7, label %8, label %9

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i64 0, i64 0))
  unreachable

9:
  %10 = call i32 @__gmc_config(i32 9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %18, label %12

12:
  %13 = getelementptr inbounds i8, i8* %0, i64 16
  %14 = call i64 @__gmc_load(i8* %13, i32 4, i32 0, i32 0)
  %15 = and i64 %14, 16
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %18, label %17

17:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([68 x i8], [68 x i8]* @.str.9, i64 0, i64 0))
  unreachable

18:
  ret void
}

declare void @__gmc_rt_op_enter(%struct.object*)

declare void @__gmc_rt_op_mutex_take(%struct.object*, i32)

declare void @__gmc_rt_op_mutex_fail(%struct.object*)

declare void @__gmc_rt_op_mutex_try(%struct.object*)

declare void @__gmc_rt_op_mutex_enter_late(%struct.object*)

declare void @__gmc_rt_op_mutex_take_timely(%struct.object*, i32)

declare void @__gmc_rt_op_mutex_leave(%struct.object*, i32)

declare void @__gmc_rt___gives_up(i8*)

declare void @__gmc_rt_op_mutex_release(%struct.object*)



