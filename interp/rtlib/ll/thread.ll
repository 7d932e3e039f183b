target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.attr = type { i32, i32, i32, i32, i32, i64, i64 }

@.str = private unnamed_addr constant [132 x i8] c"pthread_exit between pthread_cleanup_push and pthread_cleanup_pop is not modelled; leave that part first, by pthread_cleanup_pop(1)\00", align 1
@.str.1 = private unnamed_addr constant [125 x i8] c"pthread_cancel is not modelled; let the thread look at an atomic flag where it may be cancelled, and call pthread_exit there\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"pthread_kill is not modelled\00", align 1
@.str.3 = private unnamed_addr constant [29 x i8] c"cancellation is not modelled\00", align 1
@claims = internal global [384 x i8] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [22 x i8] c"a thread joins itself\00", align 1
@.str.5 = private unnamed_addr constant [47 x i8] c"join or detach of a value that names no thread\00", align 1
@.str.6 = private unnamed_addr constant [25 x i8] c"a thread is joined twice\00", align 1
@.str.7 = private unnamed_addr constant [35 x i8] c"detach of a thread that was joined\00", align 1
@.str.8 = private unnamed_addr constant [26 x i8] c"join of a detached thread\00", align 1
@.str.9 = private unnamed_addr constant [27 x i8] c"a thread is detached twice\00", align 1

define i32 @__gmc_rt_pthread_create(i64* %0, i32* %1, i8* %2, i8* %3) {
  %5 = icmp eq i32* %1, null
  br i1 %5, label %9, label %6

6:
  %7 = load i32, i32* %1, align 4
  %8 = icmp eq i32 %7, 0
  br label %9

9:
  %10 = phi i1 [ %8, %6 ], [ true, %4 ]
  %11 = call i32 @__gmc_create(i8* %2, i8* %3, i64 0)
  %12 = zext i32 %11 to i64
  br i1 %10, label %16, label %13

13:
  %14 = inttoptr i64 %12 to i8*
  call void @__gmc_tls_set(i32 3, i8* %14, i64 2)
  %15 = call fastcc i64 @claim_shared(i64 %12, i64 2)
  br label %16

16:
  store i64 %12, i64* %0, align 8
  ret i32 0
}

declare i32 @__gmc_create(i8*, i8*, i64)

define internal fastcc i64 @claim_shared(i64 %0, i64 %1) unnamed_addr {
  %3 = lshr i64 %0, 7
  %4 = and i64 %3, 255
  %5 = and i64 %0, 127
  %6 = icmp ugt i64 %0, 127
  br i1 %6, label %7, label %18

7:
  %8 = and i64 %0, -32768
  %9 = icmp ne i64 %8, 32768
  %10 = icmp ugt i64 %4, 31
  %11 = or i1 %9, %10
  %12 = icmp ugt i64 %5, 7
  %13 = or i1 %12, %11
  br i1 %13, label %26, label %14

14:
  %15 = shl nuw nsw i64 %4, 3
  %16 = or i64 %5, 128
  %17 = add nuw nsw i64 %16, %15
  br label %18

18:
  %19 = phi i64 [ %17, %14 ], [ %0, %2 ]
  %20 = icmp eq i64 %1, 0
  %21 = getelementptr inbounds [384 x i8], [384 x i8]* @claims, i64 0, i64 %19
  br i1 %20, label %24, label %22

22:
  %23 = call i64 @__gmc_rmw(i8* %21, i32 1, i32 0, i64 %1, i32 1, i32 512)
  br label %26

24:
  %25 = call i64 @__gmc_load(i8* %21, i32 1, i32 1, i32 512)
  br label %26

26:
  %27 = phi i64 [ 0, %7 ], [ %23, %22 ], [ %25, %24 ]
  ret i64 %27
}

define i32 @__gmc_rt_pthread_join(i64 %0, i8** %1) {
  %3 = call i32 @__gmc_self()
  %4 = zext i32 %3 to i64
  %5 = icmp eq i64 %4, %0
  br i1 %5, label %6, label %7

6:
  call void @__gmc_fault(i32 15, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.4, i64 0, i64 0))
  unreachable

7:
  call fastcc void @claim(i64 %0, i64 1)
  %8 = trunc i64 %0 to i32
  %9 = call i8* @__gmc_join(i32 %8, i32 8)
  %10 = icmp eq i8** %1, null
  br i1 %10, label %12, label %11

11:
  store i8* %9, i8** %1, align 8
  br label %12

12:
  ret i32 0
}

define i32 @__gmc_rt_pthread_tryjoin_np(i64 %0, i8** %1) {
  %3 = call fastcc i32 @try_join(i64 %0, i8** %1, i32 16)
  ret i32 %3
}

define internal fastcc i32 @try_join(i64 %0, i8** %1, i32 %2) unnamed_addr {
  %4 = inttoptr i64 %0 to i8*
  %5 = call i64 @__gmc_tls_get(i32 3, i8* %4)
  call fastcc void @claimed(i64 %5, i64 1)
  %6 = add i64 %0, -1
  %7 = icmp ult i64 %6, 131071
  br i1 %7, label %9, label %8

8:
  call void @__gmc_fault(i32 15, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.str.5, i64 0, i64 0))
  unreachable

9:
  %10 = call i32 @__gmc_self()
  %11 = zext i32 %10 to i64
  %12 = icmp eq i64 %11, %0
  br i1 %12, label %13, label %23

13:
  %14 = call i32 @__gmc_config(i32 8)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %20, label %16

16:
  %17 = call fastcc i64 @claim_shared(i64 %0, i64 0)
  %18 = icmp eq i64 %17, 2
  br i1 %18, label %19, label %20

19:
  call fastcc void @claimed(i64 2, i64 1)
  br label %20

20:
  %21 = icmp eq i32 %2, 16
  %22 = select i1 %21, i32 16, i32 35
  br label %36

23:
  %24 = call i32 @__gmc_choice(i32 2)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %36

26:
  %27 = call i32 @__gmc_self()
  %28 = zext i32 %27 to i64
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %30, label %31

30:
  call void @__gmc_fault(i32 15, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.4, i64 0, i64 0))
  unreachable

31:
  call fastcc void @claim(i64 %0, i64 1)
  %32 = trunc i64 %0 to i32
  %33 = call i8* @__gmc_join(i32 %32, i32 1)
  %34 = icmp eq i8** %1, null
  br i1 %34, label %36, label %35

35:
  store i8* %33, i8** %1, align 8
  br label %36

36:
  %37 = phi i32 [ %22, %20 ], [ %2, %23 ], [ 0, %31 ], [ 0, %35 ]
  ret i32 %37
}

define i32 @__gmc_rt_pthread_timedjoin_np(i64 %0, i8** %1, i8* %2) {
  %4 = call fastcc i32 @try_join(i64 %0, i8** %1, i32 110)
  %5 = bitcast i8* %2 to i64*
  %6 = call i32 @__gmc_rt___expired(i32 %4, i64* %5)
  ret i32 %6
}

declare i32 @__gmc_rt___expired(i32, i64*)

define i32 @__gmc_rt_pthread_clockjoin_np(i64 %0, i8** %1, i32 %2, i8* %3) {
  %5 = call fastcc i32 @try_join(i64 %0, i8** %1, i32 110)
  %6 = bitcast i8* %3 to i64*
  %7 = call i32 @__gmc_rt___expired(i32 %5, i64* %6)
  ret i32 %7
}

define i32 @__gmc_rt_pthread_detach(i64 %0) {
  call fastcc void @claim(i64 %0, i64 2)
  ret i32 0
}

define internal fastcc void @claim(i64 %0, i64 %1) unnamed_addr {
  %3 = inttoptr i64 %0 to i8*
  %4 = call i64 @__gmc_tls_get(i32 3, i8* %3)
  call fastcc void @claimed(i64 %4, i64 %1)
  %5 = add i64 %0, -1
  %6 = icmp ult i64 %5, 131071
  br i1 %6, label %8, label %7

7:
  call void @__gmc_fault(i32 15, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.str.5, i64 0, i64 0))
  unreachable

8:
  call void @__gmc_tls_set(i32 3, i8* %3, i64 %1)
  %9 = call i32 @__gmc_config(i32 8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = call fastcc i64 @claim_shared(i64 %0, i64 %1)
  call fastcc void @claimed(i64 %12, i64 %1)
  br label %13

13:
  ret void
}

define i64 @__gmc_rt_pthread_self() {
  %1 = call i32 @__gmc_name()
  %2 = zext i32 %1 to i64
  ret i64 %2
}

declare i32 @__gmc_name()

define i32 @__gmc_rt_pthread_equal(i64 %0, i64 %1) {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define void @__gmc_rt_pthread_exit(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 13, i8* null)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([132 x i8], [132 x i8]* @.str, i64 0, i64 0))
  unreachable

5:
  call void @__gmc_rt_thread_end()
  call void @__gmc_finish(i8* %0, i32 0)
  unreachable
}

declare void @__gmc_fault(i32, i8*)

declare void @__gmc_rt_thread_end()

declare void @__gmc_finish(i8*, i32)

define i32 @__gmc_rt_sched_yield() {
  ret i32 0
}

define i32 @__gmc_rt_pthread_yield() {
  ret i32 0
}

define i32 @__gmc_rt_pthread_setname_np(i64 %0, i8* %1) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_getname_np(i64 %0, i8* %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %6, label %5

5:
  store i8 0, i8* %1, align 1
  br label %6

6:
  ret i32 0
}

define i32 @__gmc_rt_pthread_atfork(void ()* %0, void ()* %1, void ()* %2) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_setconcurrency(i32 %0) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_getconcurrency() {
  ret i32 0
}

define i32 @__gmc_rt_pthread_setaffinity_np(i64 %0, i64 %1, i8* %2) {
  ret i32 0
}

define i32 @__gmc_rt_sched_setaffinity(i32 %0, i64 %1, i8* %2) {
  ret i32 0
}

define i32 @__gmc_rt_sched_getcpu() {
  ret i32 0
}

define i32 @__gmc_rt_sched_getaffinity(i32 %0, i64 %1, i8* %2) {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %5, label %6

5:
  ret i32 0

6:
  %7 = phi i64 [ %11, %6 ], [ 0, %3 ]
  %8 = icmp eq i64 %7, 0
  %9 = select i1 %8, i8 15, i8 0
  %10 = getelementptr inbounds i8, i8* %2, i64 %7
  store i8 %9, i8* %10, align 1
  %11 = add nuw i64 %7, 1
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %5, label %6
}

define i32 @__gmc_rt___sched_cpucount(i64 %0, i8* %1) {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %4, label %6

4:
  %5 = phi i32 [ 0, %2 ], [ %13, %6 ]
  ret i32 %5

6:
  %7 = phi i64 [ %14, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %13, %6 ], [ 0, %2 ]
  %9 = getelementptr inbounds i8, i8* %1, i64 %7
  %10 = load i8, i8* %9, align 1
  %11 = call i8 @llvm.ctpop.i8(i8 %10)
  %12 = zext i8 %11 to i32
  %13 = add nuw nsw i32 %8, %12
  %14 = add nuw i64 %7, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %4, label %6
}

define i32 @__gmc_rt_pthread_getaffinity_np(i64 %0, i64 %1, i8* %2) {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %12, label %5

5:
  %6 = phi i64 [ %10, %5 ], [ 0, %3 ]
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i8 15, i8 0
  %9 = getelementptr inbounds i8, i8* %2, i64 %6
  store i8 %8, i8* %9, align 1
  %10 = add nuw i64 %6, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %5

12:
  ret i32 0
}

define i32 @__gmc_rt_sched_get_priority_max(i32 %0) {
  %2 = add i32 %0, -1
  %3 = icmp ult i32 %2, 2
  %4 = select i1 %3, i32 99, i32 0
  ret i32 %4
}

define i32 @__gmc_rt_sched_get_priority_min(i32 %0) {
  %2 = add i32 %0, -1
  %3 = icmp ult i32 %2, 2
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define i32 @__gmc_rt_sched_setscheduler(i32 %0, i32 %1, i8* %2) {
  ret i32 0
}

define i32 @__gmc_rt_sched_getscheduler(i32 %0) {
  ret i32 0
}

define i32 @__gmc_rt_sched_setparam(i32 %0, i8* %1) {
  ret i32 0
}

define i32 @__gmc_rt_sched_getparam(i32 %0, i32* %1) {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_setschedparam(i64 %0, i32 %1, i8* %2) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_getschedparam(i64 %0, i32* %1, i32* %2) {
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_setschedprio(i64 %0, i32 %1) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_setcancelstate(i32 %0, i32* %1) {
  %3 = icmp ult i32 %0, 2
  br i1 %3, label %4, label %11

4:
  %5 = icmp eq i32* %1, null
  br i1 %5, label %9, label %6

6:
  %7 = call i64 @__gmc_tls_get(i32 17, i8* null)
  %8 = trunc i64 %7 to i32
  store i32 %8, i32* %1, align 4
  br label %9

9:
  %10 = sext i32 %0 to i64
  call void @__gmc_tls_set(i32 17, i8* null, i64 %10)
  br label %11

11:
  %12 = phi i32 [ 0, %9 ], [ 22, %2 ]
  ret i32 %12
}

define i32 @__gmc_rt_pthread_setcanceltype(i32 %0, i32* %1) {
  %3 = icmp ult i32 %0, 2
  br i1 %3, label %4, label %11

4:
  %5 = icmp eq i32* %1, null
  br i1 %5, label %9, label %6

6:
  %7 = call i64 @__gmc_tls_get(i32 18, i8* null)
  %8 = trunc i64 %7 to i32
  store i32 %8, i32* %1, align 4
  br label %9

9:
  %10 = sext i32 %0 to i64
  call void @__gmc_tls_set(i32 18, i8* null, i64 %10)
  br label %11

11:
  %12 = phi i32 [ 0, %9 ], [ 22, %2 ]
  ret i32 %12
}

define void @__gmc_rt_pthread_testcancel() {
  ret void
}

define i32 @__gmc_rt_pthread_cancel(i64 %0) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([125 x i8], [125 x i8]* @.str.1, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_pthread_kill(i64 %0, i32 %1) {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:
  ret i32 0

5:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt___pthread_register_cancel(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 13, i8* null)
  %3 = add i64 %2, 1
  call void @__gmc_tls_set(i32 13, i8* null, i64 %3)
  ret void
}

define void @__gmc_rt___pthread_unregister_cancel(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 13, i8* null)
  %3 = add i64 %2, -1
  call void @__gmc_tls_set(i32 13, i8* null, i64 %3)
  ret void
}

define void @__gmc_rt___pthread_unwind_next(i8* %0) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_pthread_attr_init(%struct.attr* %0) {
  %2 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 4
  store i32 0, i32* %2, align 8
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 3
  store i32 0, i32* %3, align 4
  %4 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 2
  store i32 0, i32* %4, align 8
  %5 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 1
  store i32 0, i32* %5, align 4
  %6 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 0
  store i32 0, i32* %6, align 8
  %7 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 5
  store i64 8388608, i64* %7, align 8
  %8 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 6
  store i64 4096, i64* %8, align 8
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_destroy(%struct.attr* %0) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_setdetachstate(%struct.attr* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 0
  store i32 %1, i32* %3, align 8
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_getdetachstate(%struct.attr* %0, i32* %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 8
  store i32 %4, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_setscope(%struct.attr* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 1
  store i32 %1, i32* %3, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_getscope(%struct.attr* %0, i32* %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 4
  store i32 %4, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_setinheritsched(%struct.attr* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 2
  store i32 %1, i32* %3, align 8
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_getinheritsched(%struct.attr* %0, i32* %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 2
  %4 = load i32, i32* %3, align 8
  store i32 %4, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_setschedpolicy(%struct.attr* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 3
  store i32 %1, i32* %3, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_getschedpolicy(%struct.attr* %0, i32* %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 3
  %4 = load i32, i32* %3, align 4
  store i32 %4, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_setstacksize(%struct.attr* %0, i64 %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 5
  store i64 %1, i64* %3, align 8
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_getstacksize(%struct.attr* %0, i64* %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 5
  %4 = load i64, i64* %3, align 8
  store i64 %4, i64* %1, align 8
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_setguardsize(%struct.attr* %0, i64 %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 6
  store i64 %1, i64* %3, align 8
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_getguardsize(%struct.attr* %0, i64* %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 6
  %4 = load i64, i64* %3, align 8
  store i64 %4, i64* %1, align 8
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_setschedparam(%struct.attr* %0, i32* %1) {
  %3 = load i32, i32* %1, align 4
  %4 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 4
  store i32 %3, i32* %4, align 8
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_getschedparam(%struct.attr* %0, i32* %1) {
  %3 = getelementptr inbounds %struct.attr, %struct.attr* %0, i64 0, i32 4
  %4 = load i32, i32* %3, align 8
  store i32 %4, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_setstack(%struct.attr* %0, i8* %1, i64 %2) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_attr_setaffinity_np(%struct.attr* %0, i64 %1, i8* %2) {
  ret i32 0
}

define i64 @__gmc_rt___VERIFIER_thread_create(i8* %0, i8* %1, i8* %2) {
  %4 = call i32 @__gmc_create(i8* %1, i8* %2, i64 4294967296)
  %5 = zext i32 %4 to i64
  ret i64 %5
}

define i64 @__gmc_rt___VERIFIER_thread_create_symmetric(i8* %0, i8* %1, i8* %2, i64 %3) {
  %5 = or i64 %3, 4294967296
  %6 = call i32 @__gmc_create(i8* %1, i8* %2, i64 %5)
  %7 = zext i32 %6 to i64
  ret i64 %7
}

define i64 @__gmc_rt___VERIFIER_spawn(i8* %0, i8* %1) {
  %3 = call i32 @__gmc_create(i8* %0, i8* %1, i64 4294967296)
  %4 = zext i32 %3 to i64
  ret i64 %4
}

define i64 @__gmc_rt___VERIFIER_spawn_symmetric(i8* %0, i8* %1, i64 %2) {
  %4 = or i64 %2, 4294967296
  %5 = call i32 @__gmc_create(i8* %0, i8* %1, i64 %4)
  %6 = zext i32 %5 to i64
  ret i64 %6
}

define i8* @__gmc_rt___VERIFIER_thread_join(i64 %0) {
  call fastcc void @claim(i64 %0, i64 1)
  %2 = trunc i64 %0 to i32
  %3 = call i8* @__gmc_join(i32 %2, i32 8)
  ret i8* %3
}

declare i8* @__gmc_join(i32, i32)

define i8* @__gmc_rt___VERIFIER_join(i64 %0) {
  call fastcc void @claim(i64 %0, i64 1)
  %2 = trunc i64 %0 to i32
  %3 = call i8* @__gmc_join(i32 %2, i32 8)
  ret i8* %3
}

define void @__gmc_rt___VERIFIER_join_symmetric(i64 %0) {
  call fastcc void @claim(i64 %0, i64 1)
  %2 = trunc i64 %0 to i32
  %3 = call i8* @__gmc_join(i32 %2, i32 8)
  ret void
}

define i64 @__gmc_rt___VERIFIER_thread_self() {
  %1 = call i32 @__gmc_name()
  %2 = zext i32 %1 to i64
  ret i64 %2
}

define void @__gmc_rt___VERIFIER_thread_exit(i8* %0) {
  call void @__gmc_rt_pthread_exit(i8* %0)
  unreachable
}

define void @__gmc_rt___VERIFIER_kill_thread(i32 %0) {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4

3:
  ret void

4:
  %5 = call i32 @__gmc_config(i32 9)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:
  call void @__gmc_rt_leave_robust()
  br label %8

8:
  call void @__gmc_finish(i8* null, i32 0)
  unreachable
}

declare i32 @__gmc_config(i32)

declare void @__gmc_rt_leave_robust()

declare void @__gmc_tls_set(i32, i8*, i64)

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare i32 @__gmc_self()

define internal fastcc void @claimed(i64 %0, i64 %1) unnamed_addr {
  switch i64 %0, label %9 [
    i64 1, label %3
    i64 2, label %6
  ]

3:
  %4 = icmp eq i64 %1, 1
  %5 = select i1 %4, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.str.7, i64 0, i64 0)
  call void @__gmc_fault(i32 15, i8* %5)
  unreachable

6:
  %7 = icmp eq i64 %1, 1
  %8 = select i1 %7, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.9, i64 0, i64 0)
  call void @__gmc_fault(i32 15, i8* %8)
  unreachable

9:
  ret void
}

declare i32 @__gmc_choice(i32)

declare i64 @__gmc_tls_get(i32, i8*)

declare i8 @llvm.ctpop.i8(i8)



