target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.object = type { i32, i32, %struct.queue, %struct.queue }
%struct.queue = type { i32, [31 x i32] }

@.str = private unnamed_addr constant [31 x i8] c"a semaphore is destroyed twice\00", align 1
@.str.1 = private unnamed_addr constant [58 x i8] c"sem_open: named semaphores are not modelled; use sem_init\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"use of a destroyed semaphore\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"a semaphore's value exceeds SEM_VALUE_MAX\00", align 1
@.str.4 = private unnamed_addr constant [103 x i8] c"std::lock and std::scoped_lock of several mutexes are modelled under the wake-up policy arbitrary only\00", align 1

define i32 @__gmc_rt_sem_init(i8* %0, i32 %1, i32 %2) {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %5, label %7

5:
  %6 = call i32* @__gmc_rt___errno_location()
  store i32 22, i32* %6, align 4
  br label %9

7:
  %8 = zext i32 %2 to i64
  call void @__gmc_store(i8* %0, i32 4, i64 %8, i32 0, i32 0)
  br label %9

9:
  %10 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %10
}

declare void @__gmc_store(i8*, i32, i64, i32, i32)

define i32 @__gmc_rt_sem_destroy(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %3 = icmp eq i64 %2, 2147483648
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0))
  unreachable

5:
  call void @__gmc_store(i8* %0, i32 4, i64 2147483648, i32 0, i32 128)
  ret i32 0
}

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare void @__gmc_fault(i32, i8*)

define i32 @__gmc_rt_sem_wait(i8* %0) {
  %2 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 2, i64 0, i32 2, i64 1, i32 2, i32 6, i32 0)
  %3 = icmp eq i64 %2, 2147483648
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

5:
  ret i32 0
}

declare i64 @__gmc_await_rmw(i8*, i32, i32, i64, i32, i64, i32, i32, i32)

define i32 @__gmc_rt_sem_trywait(i8* %0) {
  %2 = call fastcc i32 @try(i8* %0, i32 11)
  ret i32 %2
}

define internal fastcc i32 @try(i8* %0, i32 %1) unnamed_addr {
  %3 = call i32 @__gmc_choice(i32 2)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = call i64 @__gmc_await_rmw(i8* %0, i32 4, i32 2, i64 0, i32 2, i64 1, i32 2, i32 1, i32 0)
  %7 = icmp eq i64 %6, 2147483648
  br i1 %7, label %8, label %12

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

9:
  %10 = call i64 @__gmc_await(i8* %0, i32 4, i32 1, i64 0, i32 1, i32 1, i32 0)
  %11 = call i32* @__gmc_rt___errno_location()
  store i32 %1, i32* %11, align 4
  br label %12

12:
  %13 = phi i32 [ -1, %9 ], [ 0, %5 ]
  ret i32 %13
}

define i32 @__gmc_rt_sem_timedwait(i8* %0, i8* %1) {
  %3 = call fastcc i32 @try(i8* %0, i32 110)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:
  %6 = bitcast i8* %1 to i64*
  call void @__gmc_rt___time_out(i64* %6)
  br label %7

7:
  ret i32 %3
}

declare void @__gmc_rt___time_out(i64*)

define i32 @__gmc_rt_sem_clockwait(i8* %0, i32 %1, i8* %2) {
  %4 = call fastcc i32 @try(i8* %0, i32 110)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:
  %7 = bitcast i8* %2 to i64*
  call void @__gmc_rt___time_out(i64* %7)
  br label %8

8:
  ret i32 %4
}

define i32 @__gmc_rt_sem_post(i8* %0) {
  %2 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 1, i64 1, i32 3, i32 0)
  %3 = icmp eq i64 %2, 2147483648
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

5:
  %6 = icmp ugt i64 %2, 2147483646
  br i1 %6, label %7, label %8

7:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
  unreachable

8:
  ret i32 0
}

define void @__gmc_rt___sem_release(i8* %0, i64 %1) {
  %3 = call i64 @__gmc_rmw(i8* %0, i32 4, i32 1, i64 %1, i32 3, i32 0)
  %4 = icmp eq i64 %3, 2147483648
  br i1 %4, label %5, label %6

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:
  %7 = icmp ugt i64 %1, 2147483647
  %8 = sub i64 2147483647, %1
  %9 = icmp ugt i64 %3, %8
  %10 = or i1 %7, %9
  br i1 %10, label %11, label %12

11:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
  unreachable

12:
  ret void
}

define i32 @__gmc_rt_sem_getvalue(i8* %0, i32* %1) {
  %3 = call i64 @__gmc_load(i8* %0, i32 4, i32 1, i32 0)
  %4 = icmp eq i64 %3, 2147483648
  br i1 %4, label %5, label %6

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:
  %7 = trunc i64 %3 to i32
  store i32 %7, i32* %1, align 4
  ret i32 0
}

define noalias i8* @__gmc_rt_sem_open(i8* %0, i32 %1, ...) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_queued_sem_init(i8* %0, i32 %1, i32 %2) {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %5, label %7

5:
  %6 = call i32* @__gmc_rt___errno_location()
  store i32 22, i32* %6, align 4
  br label %9

7:
  %8 = zext i32 %2 to i64
  call void @__gmc_store(i8* %0, i32 4, i64 %8, i32 0, i32 0)
  br label %9

9:
  br i1 %4, label %12, label %10

10:
  %11 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_reset(%struct.object* %11, i32 %2)
  br label %12

12:
  %13 = phi i32 [ 0, %10 ], [ -1, %9 ]
  ret i32 %13
}

declare void @__gmc_rt_op_reset(%struct.object*, i32)

define i32 @__gmc_rt_queued_sem_wait(i8* %0) {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:
  %6 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %7 = icmp eq i64 %6, 2147483648
  br i1 %7, label %8, label %9

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

9:
  %10 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_enter(%struct.object* %10)
  %11 = call i32 @__gmc_config(i32 5)
  call void @__gmc_rt_op_sem_take(%struct.object* %10, i32 %11)
  ret i32 0
}

declare void @__gmc_rt_op_enter(%struct.object*)

declare void @__gmc_rt_op_sem_take(%struct.object*, i32)

declare i32 @__gmc_config(i32)

define i32 @__gmc_rt_queued_sem_trywait(i8* %0) {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:
  %6 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %7 = icmp eq i64 %6, 2147483648
  br i1 %7, label %8, label %9

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

9:
  %10 = call i32 @__gmc_choice(i32 2)
  %11 = icmp eq i32 %10, 0
  %12 = bitcast i8* %0 to %struct.object*
  br i1 %11, label %13, label %14

13:
  call void @__gmc_rt_op_sem_try(%struct.object* %12)
  br label %16

14:
  call void @__gmc_rt_op_sem_fail(%struct.object* %12)
  %15 = call i32* @__gmc_rt___errno_location()
  store i32 11, i32* %15, align 4
  br label %16

16:
  %17 = phi i32 [ 0, %13 ], [ -1, %14 ]
  ret i32 %17
}

declare i32 @__gmc_choice(i32)

declare void @__gmc_rt_op_sem_try(%struct.object*)

declare void @__gmc_rt_op_sem_fail(%struct.object*)

define i32 @__gmc_rt_queued_sem_timedwait(i8* %0, i8* %1) {
  %3 = call i32 @__gmc_trial()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.4, i64 0, i64 0))
  unreachable

6:
  %7 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

10:
  %11 = call i32 @__gmc_config(i32 5)
  %12 = call i32 @__gmc_choice(i32 3)
  switch i32 %12, label %17 [
    i32 0, label %13
    i32 1, label %15
  ]

13:
  %14 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_sem_try(%struct.object* %14)
  br label %20

15:
  %16 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_sem_enter_late(%struct.object* %16)
  call void @__gmc_rt_op_sem_take_timely(%struct.object* %16, i32 %11)
  br label %20

17:
  %18 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_sem_enter_late(%struct.object* %18)
  call void @__gmc_rt_op_sem_leave(%struct.object* %18, i32 %11)
  call void @__gmc_rt___gives_up(i8* %0)
  %19 = call i32* @__gmc_rt___errno_location()
  store i32 110, i32* %19, align 4
  br label %20

20:
  %21 = phi i1 [ true, %13 ], [ true, %15 ], [ false, %17 ]
  %22 = phi i32 [ 0, %13 ], [ 0, %15 ], [ -1, %17 ]
  br i1 %21, label %25, label %23

23:
  %24 = bitcast i8* %1 to i64*
  call void @__gmc_rt___time_out(i64* %24)
  br label %25

25:
  ret i32 %22
}

define i32 @__gmc_rt_queued_sem_clockwait(i8* %0, i32 %1, i8* %2) {
  %4 = call i32 @__gmc_rt_queued_sem_timedwait(i8* %0, i8* %2)
  ret i32 %4
}

define i32 @__gmc_rt_queued_sem_post(i8* %0) {
  call fastcc void @queued_post(i8* %0, i64 1)
  ret i32 0
}

define internal fastcc void @queued_post(i8* %0, i64 %1) unnamed_addr {
  %3 = call i32 @__gmc_trial()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.4, i64 0, i64 0))
  unreachable

6:
  %7 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

10:
  %11 = bitcast i8* %0 to %struct.object*
  %12 = call i32 @__gmc_rt_op_sem_post(%struct.object* %11, i64 %1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
  unreachable

15:
  ret void
}

define void @__gmc_rt_queued___sem_release(i8* %0, i64 %1) {
  call fastcc void @queued_post(i8* %0, i64 %1)
  ret void
}

define i32 @__gmc_rt_queued_sem_getvalue(i8* %0, i32* %1) {
  %3 = call i32 @__gmc_trial()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.str.4, i64 0, i64 0))
  unreachable

6:
  %7 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable

10:
  %11 = bitcast i8* %0 to %struct.object*
  %12 = call i32 @__gmc_rt_op_sem_value(%struct.object* %11)
  store i32 %12, i32* %1, align 4
  ret i32 0
}

declare i32 @__gmc_rt_op_sem_value(%struct.object*)

declare i32* @__gmc_rt___errno_location()

declare i64 @__gmc_await(i8*, i32, i32, i64, i32, i32, i32)

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

declare i32 @__gmc_trial()

declare void @__gmc_rt_op_sem_enter_late(%struct.object*)

declare void @__gmc_rt_op_sem_take_timely(%struct.object*, i32)

declare void @__gmc_rt_op_sem_leave(%struct.object*, i32)

declare void @__gmc_rt___gives_up(i8*)

declare i32 @__gmc_rt_op_sem_post(%struct.object*, i64)



