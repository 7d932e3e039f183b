target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.object = type { i32, i32, %struct.queue, %struct.queue }
%struct.queue = type { i32, [31 x i32] }

@.str = private unnamed_addr constant [58 x i8] c"initialisation of a read-write lock that the thread holds\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"a read-write lock is destroyed twice\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"destroy of a locked read-write lock\00", align 1
@.str.3 = private unnamed_addr constant [58 x i8] c"unlock of a read-write lock that the thread does not hold\00", align 1
@.str.4 = private unnamed_addr constant [36 x i8] c"lock of a destroyed read-write lock\00", align 1
@.str.5 = private unnamed_addr constant [103 x i8] c"std::lock and std::scoped_lock of several mutexes are modelled under the wake-up policy arbitrary only\00", align 1

define i32 @__gmc_rt_pthread_rwlock_init(i8* %0, i8* %1) {
  %3 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.str, i64 0, i64 0))
  unreachable

6:
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 0)
  ret i32 0
}

declare i64 @__gmc_tls_get(i32, i8*)

declare void @__gmc_fault(i32, i8*)

declare void @__gmc_store(i8*, i32, i64, i32, i32)

define i32 @__gmc_rt_pthread_rwlock_destroy(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  switch i64 %2, label %4 [
    i64 2147483648, label %3
    i64 0, label %5
  ]

3:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i64 0, i64 0))
  unreachable

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0))
  unreachable

5:
  call void @__gmc_store(i8* %0, i32 4, i64 2147483648, i32 0, i32 128)
  ret i32 0
}

declare i64 @__gmc_load(i8*, i32, i32, i32)

define i32 @__gmc_rt_pthread_rwlock_rdlock(i8* %0) {
  %2 = call i32 @__gmc_trial()
  %3 = or i32 %2, 36
  %4 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 1073741824, i32 1, i64 1, i32 2, i32 4, i32 %3)
  %5 = icmp eq i64 %4, 2147483648
  br i1 %5, label %6, label %7

6:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

7:
  %8 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  %9 = add i64 %8, 1
  call void @__gmc_tls_set(i32 2, i8* %0, i64 %9)
  ret i32 0
}

declare i64 @__gmc_await_rmw(i8*, i32, i32, i64, i32, i64, i32, i32, i32)

declare i32 @__gmc_trial()

define i32 @__gmc_rt_pthread_rwlock_wrlock(i8* %0) {
  %2 = call i32 @__gmc_trial()
  %3 = or i32 %2, 36
  %4 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 2147483647, i32 0, i64 1073741824, i32 2, i32 4, i32 %3)
  %5 = icmp eq i64 %4, 2147483648
  br i1 %5, label %6, label %7

6:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

7:
  call void @__gmc_tls_set(i32 2, i8* %0, i64 -1)
  ret i32 0
}

declare void @__gmc_tls_set(i32, i8*, i64)

define i32 @__gmc_rt_pthread_rwlock_tryrdlock(i8* %0) {
  %2 = call fastcc i32 @try_read(i8* %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}

define internal fastcc i32 @try_read(i8* %0) unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %13, label %4

4:
  %5 = call i32 @__gmc_trial()
  %6 = or i32 %5, 36
  %7 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 1073741824, i32 1, i64 1, i32 2, i32 4, i32 %6)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

10:
  %11 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  %12 = add i64 %11, 1
  call void @__gmc_tls_set(i32 2, i8* %0, i64 %12)
  br label %25

13:
  %14 = call i32 @__gmc_choice(i32 2)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %23

16:
  %17 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 1073741824, i32 1, i64 1, i32 2, i32 1, i32 36)
  %18 = icmp eq i64 %17, 2147483648
  br i1 %18, label %19, label %20

19:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

20:
  %21 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  %22 = add i64 %21, 1
  call void @__gmc_tls_set(i32 2, i8* %0, i64 %22)
  br label %25

23:
  %24 = call i64 @__gmc_await(i8* %0, i32 4, i32 4, i64 1073741824, i32 1, i32 1, i32 0)
  br label %25

25:
  %26 = phi i32 [ 1, %10 ], [ 1, %20 ], [ 0, %23 ]
  ret i32 %26
}

define i32 @__gmc_rt_pthread_rwlock_trywrlock(i8* %0) {
  %2 = call fastcc i32 @try_write(i8* %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}

define internal fastcc i32 @try_write(i8* %0) unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %10, label %4

4:
  %5 = call i32 @__gmc_trial()
  %6 = or i32 %5, 36
  %7 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 3, i64 2147483647, i32 0, i64 1073741824, i32 2, i32 4, i32 %6)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %13

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

10:
  %11 = call i64 @__gmc_cas(i8* %0, i32 4, i64 0, i64 1073741824, i32 2, i32 1, i32 36)
  switch i64 %11, label %14 [
    i64 2147483648, label %12
    i64 0, label %13
  ]

12:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

13:
  call void @__gmc_tls_set(i32 2, i8* %0, i64 -1)
  br label %14

14:
  %15 = phi i32 [ 0, %10 ], [ 1, %13 ]
  ret i32 %15
}

define i32 @__gmc_rt_pthread_rwlock_timedrdlock(i8* %0, i8* %1) {
  %3 = call fastcc i32 @try_read(i8* %0)
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 110, i32 0
  %6 = bitcast i8* %1 to i64*
  %7 = call i32 @__gmc_rt___expired(i32 %5, i64* %6)
  ret i32 %7
}

declare i32 @__gmc_rt___expired(i32, i64*)

define i32 @__gmc_rt_pthread_rwlock_timedwrlock(i8* %0, i8* %1) {
  %3 = call fastcc i32 @try_write(i8* %0)
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 110, i32 0
  %6 = bitcast i8* %1 to i64*
  %7 = call i32 @__gmc_rt___expired(i32 %5, i64* %6)
  ret i32 %7
}

define i32 @__gmc_rt_pthread_rwlock_clockrdlock(i8* %0, i32 %1, i8* %2) {
  %4 = call fastcc i32 @try_read(i8* %0)
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 110, i32 0
  %7 = bitcast i8* %2 to i64*
  %8 = call i32 @__gmc_rt___expired(i32 %6, i64* %7)
  ret i32 %8
}

define i32 @__gmc_rt_pthread_rwlock_clockwrlock(i8* %0, i32 %1, i8* %2) {
  %4 = call fastcc i32 @try_write(i8* %0)
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 110, i32 0
  %7 = bitcast i8* %2 to i64*
  %8 = call i32 @__gmc_rt___expired(i32 %6, i64* %7)
  ret i32 %8
}

define i32 @__gmc_rt_pthread_rwlock_unlock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  switch i64 %2, label %5 [
    i64 0, label %3
    i64 -1, label %4
  ]

3:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.str.3, i64 0, i64 0))
  unreachable

4:
  call void @__gmc_tls_set(i32 2, i8* %0, i64 0)
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 3, i32 40)
  br label %8

5:
  %6 = add i64 %2, -1
  call void @__gmc_tls_set(i32 2, i8* %0, i64 %6)
  %7 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 2, i64 1, i32 3, i32 40)
  br label %8

8:
  ret i32 0
}

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

define i32 @__gmc_rt_pthread_rwlockattr_init(i32* %0) {
  %2 = getelementptr inbounds i32, i32* %0, i64 1
  store i32 0, i32* %2, align 4
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_rwlockattr_destroy(i32* %0) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_rwlockattr_setpshared(i32* %0, i32 %1) {
  %3 = getelementptr inbounds i32, i32* %0, i64 1
  store i32 %1, i32* %3, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_rwlockattr_getpshared(i32* %0, i32* %1) {
  %3 = getelementptr inbounds i32, i32* %0, i64 1
  %4 = load i32, i32* %3, align 4
  store i32 %4, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_rwlockattr_setkind_np(i32* %0, i32 %1) {
  store i32 %1, i32* %0, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_rwlockattr_getkind_np(i32* %0, i32* %1) {
  %3 = load i32, i32* %0, align 4
  store i32 %3, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_queued_pthread_rwlock_init(i8* %0, i8* %1) {
  %3 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.str, i64 0, i64 0))
  unreachable

6:
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 0)
  %7 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_reset(%struct.object* %7, i32 0)
  ret i32 0
}

declare void @__gmc_rt_op_reset(%struct.object*, i32)

define i32 @__gmc_rt_queued_pthread_rwlock_destroy(i8* %0) {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.5, i64 0, i64 0))
  unreachable

5:
  %6 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %7 = icmp eq i64 %6, 2147483648
  br i1 %7, label %8, label %9

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i64 0, i64 0))
  unreachable

9:
  %10 = bitcast i8* %0 to %struct.object*
  %11 = call i32 @__gmc_rt_op_idle(%struct.object* %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0))
  unreachable

14:
  call void @__gmc_store(i8* %0, i32 4, i64 2147483648, i32 0, i32 128)
  ret i32 0
}

declare i32 @__gmc_rt_op_idle(%struct.object*)

define i32 @__gmc_rt_queued_pthread_rwlock_rdlock(i8* %0) {
  call fastcc void @queued_lock(i8* %0, i32 0)
  ret i32 0
}

define internal fastcc void @queued_lock(i8* %0, i32 %1) unnamed_addr {
  %3 = call i32 @__gmc_trial()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.5, i64 0, i64 0))
  unreachable

6:
  %7 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

10:
  %11 = call i32 @__gmc_config(i32 6)
  %12 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_rwlock_enter(%struct.object* %12, i32 %1, i32 %11)
  call void @__gmc_rt_op_rwlock_take(%struct.object* %12, i32 %1, i32 %11)
  %13 = icmp eq i32 %1, 0
  br i1 %13, label %14, label %17

14:
  %15 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  %16 = add i64 %15, 1
  br label %17

17:
  %18 = phi i64 [ %16, %14 ], [ -1, %10 ]
  call void @__gmc_tls_set(i32 2, i8* %0, i64 %18)
  ret void
}

define i32 @__gmc_rt_queued_pthread_rwlock_wrlock(i8* %0) {
  call fastcc void @queued_lock(i8* %0, i32 1)
  ret i32 0
}

define i32 @__gmc_rt_queued_pthread_rwlock_tryrdlock(i8* %0) {
  %2 = call fastcc i32 @queued_try(i8* %0, i32 0)
  ret i32 %2
}

define internal fastcc i32 @queued_try(i8* %0, i32 %1) unnamed_addr {
  %3 = call i32 @__gmc_trial()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.5, i64 0, i64 0))
  unreachable

6:
  %7 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

10:
  %11 = call i32 @__gmc_choice(i32 2)
  %12 = icmp eq i32 %11, 0
  %13 = bitcast i8* %0 to %struct.object*
  br i1 %12, label %15, label %14

14:
  call void @__gmc_rt_op_rwlock_fail(%struct.object* %13, i32 %1)
  br label %21

15:
  call void @__gmc_rt_op_rwlock_try(%struct.object* %13, i32 %1)
  %16 = icmp eq i32 %1, 0
  br i1 %16, label %18, label %17

17:
  call void @__gmc_tls_set(i32 2, i8* %0, i64 -1)
  br label %21

18:
  %19 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  %20 = add i64 %19, 1
  call void @__gmc_tls_set(i32 2, i8* %0, i64 %20)
  br label %21

21:
  %22 = phi i32 [ 16, %14 ], [ 0, %17 ], [ 0, %18 ]
  ret i32 %22
}

define i32 @__gmc_rt_queued_pthread_rwlock_trywrlock(i8* %0) {
  %2 = call fastcc i32 @queued_try(i8* %0, i32 1)
  ret i32 %2
}

define i32 @__gmc_rt_queued_pthread_rwlock_timedrdlock(i8* %0, i8* %1) {
  %3 = call fastcc i32 @queued_timed(i8* %0, i32 0)
  %4 = bitcast i8* %1 to i64*
  %5 = call i32 @__gmc_rt___expired(i32 %3, i64* %4)
  ret i32 %5
}

define internal fastcc i32 @queued_timed(i8* %0, i32 %1) unnamed_addr {
  %3 = call i32 @__gmc_trial()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.5, i64 0, i64 0))
  unreachable

6:
  %7 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

10:
  %11 = call i32 @__gmc_config(i32 6)
  %12 = call i32 @__gmc_choice(i32 3)
  switch i32 %12, label %17 [
    i32 0, label %13
    i32 1, label %15
  ]

13:
  %14 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_rwlock_try(%struct.object* %14, i32 %1)
  br label %19

15:
  %16 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_rwlock_enter_late(%struct.object* %16, i32 %1, i32 %11)
  call void @__gmc_rt_op_rwlock_take_timely(%struct.object* %16, i32 %1, i32 %11)
  br label %19

17:
  %18 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_rwlock_enter_late(%struct.object* %18, i32 %1, i32 %11)
  call void @__gmc_rt_op_rwlock_leave(%struct.object* %18, i32 %1, i32 %11)
  call void @__gmc_rt___gives_up(i8* %0)
  br label %25

19:
  %20 = icmp eq i32 %1, 0
  br i1 %20, label %22, label %21

21:
  call void @__gmc_tls_set(i32 2, i8* %0, i64 -1)
  br label %25

22:
  %23 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  %24 = add i64 %23, 1
  call void @__gmc_tls_set(i32 2, i8* %0, i64 %24)
  br label %25

25:
  %26 = phi i32 [ 110, %17 ], [ 0, %21 ], [ 0, %22 ]
  ret i32 %26
}

define i32 @__gmc_rt_queued_pthread_rwlock_timedwrlock(i8* %0, i8* %1) {
  %3 = call fastcc i32 @queued_timed(i8* %0, i32 1)
  %4 = bitcast i8* %1 to i64*
  %5 = call i32 @__gmc_rt___expired(i32 %3, i64* %4)
  ret i32 %5
}

define i32 @__gmc_rt_queued_pthread_rwlock_clockrdlock(i8* %0, i32 %1, i8* %2) {
  %4 = call fastcc i32 @queued_timed(i8* %0, i32 0)
  %5 = bitcast i8* %2 to i64*
  %6 = call i32 @__gmc_rt___expired(i32 %4, i64* %5)
  ret i32 %6
}

define i32 @__gmc_rt_queued_pthread_rwlock_clockwrlock(i8* %0, i32 %1, i8* %2) {
  %4 = call fastcc i32 @queued_timed(i8* %0, i32 1)
  %5 = bitcast i8* %2 to i64*
  %6 = call i32 @__gmc_rt___expired(i32 %4, i64* %5)
  ret i32 %6
}

define i32 @__gmc_rt_queued_pthread_rwlock_unlock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 2, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.str.3, i64 0, i64 0))
  unreachable

5:
  %6 = icmp eq i64 %2, -1
  %7 = add i64 %2, -1
  %8 = select i1 %6, i64 0, i64 %7
  call void @__gmc_tls_set(i32 2, i8* %0, i64 %8)
  %9 = bitcast i8* %0 to %struct.object*
  %10 = zext i1 %6 to i32
  call void @__gmc_rt_op_rwlock_release(%struct.object* %9, i32 %10)
  ret i32 0
}

declare void @__gmc_rt_op_rwlock_release(%struct.object*, i32)

declare i32 @__gmc_choice(i32)

declare i64 @__gmc_await(i8*, i32, i32, i64, i32, i32, i32)

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)

declare i32 @__gmc_config(i32)

declare void @__gmc_rt_op_rwlock_enter(%struct.object*, i32, i32)

declare void @__gmc_rt_op_rwlock_take(%struct.object*, i32, i32)

declare void @__gmc_rt_op_rwlock_fail(%struct.object*, i32)

declare void @__gmc_rt_op_rwlock_try(%struct.object*, i32)

declare void @__gmc_rt_op_rwlock_enter_late(%struct.object*, i32, i32)

declare void @__gmc_rt_op_rwlock_take_timely(%struct.object*, i32, i32)

declare void @__gmc_rt_op_rwlock_leave(%struct.object*, i32, i32)

declare void @__gmc_rt___gives_up(i8*)



