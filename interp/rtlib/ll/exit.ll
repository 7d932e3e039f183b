target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.handlers = type { i64, [256 x %struct.anon] }
%struct.anon = type { i64, i64 }

@next_key = internal global i32 0, align 4
@destructors = internal global [1024 x i64] zeroinitializer, align 16
@at_exit = internal global %struct.handlers zeroinitializer, align 8
@at_quick = internal global %struct.handlers zeroinitializer, align 8
@.str = private unnamed_addr constant [28 x i8] c"more than 256 exit handlers\00", align 1
@ending = internal global i32 0, align 4

define i32 @__gmc_rt_pthread_key_create(i32* %0, void (i8*)* %1) {
  %3 = call i64 @__gmc_rmw(i8* bitcast (i32* @next_key to i8*), i32 4, i32 1, i64 1, i32 1, i32 512)
  %4 = icmp ugt i64 %3, 1023
  br i1 %4, label %13, label %5

5:
  %6 = icmp eq void (i8*)* %1, null
  br i1 %6, label %11, label %7

7:
  %8 = getelementptr inbounds [1024 x i64], [1024 x i64]* @destructors, i64 0, i64 %3
  %9 = bitcast i64* %8 to i8*
  %10 = ptrtoint void (i8*)* %1 to i64
  call void @__gmc_store(i8* %9, i32 8, i64 %10, i32 1, i32 512)
  br label %11

11:
  %12 = trunc i64 %3 to i32
  store i32 %12, i32* %0, align 4
  br label %13

13:
  %14 = phi i32 [ 0, %11 ], [ 11, %2 ]
  ret i32 %14
}

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

declare void @__gmc_store(i8*, i32, i64, i32, i32)

define i32 @__gmc_rt_pthread_key_delete(i32 %0) {
  %2 = icmp ugt i32 %0, 1023
  br i1 %2, label %7, label %3

3:
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [1024 x i64], [1024 x i64]* @destructors, i64 0, i64 %4
  %6 = bitcast i64* %5 to i8*
  call void @__gmc_store(i8* %6, i32 8, i64 0, i32 1, i32 512)
  br label %7

7:
  %8 = phi i32 [ 0, %3 ], [ 22, %1 ]
  ret i32 %8
}

define i8* @__gmc_rt_pthread_getspecific(i32 %0) {
  %2 = zext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  %4 = call i64 @__gmc_tls_get(i32 8, i8* %3)
  %5 = inttoptr i64 %4 to i8*
  ret i8* %5
}

define i32 @__gmc_rt_pthread_setspecific(i32 %0, i8* %1) {
  %3 = icmp ugt i32 %0, 1023
  br i1 %3, label %30, label %4

4:
  %5 = call i64 @__gmc_tls_get(i32 6, i8* null)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %18, label %7

7:
  %8 = add i32 %0, 1
  %9 = zext i32 %8 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %7 ], [ %16, %15 ]
  %12 = inttoptr i64 %11 to i8*
  %13 = call i64 @__gmc_tls_get(i32 7, i8* %12)
  %14 = icmp eq i64 %13, %9
  br i1 %14, label %18, label %15

15:
  %16 = add nuw i64 %11, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %18, label %10

18:
  %19 = phi i64 [ 0, %4 ], [ %11, %10 ], [ %5, %15 ]
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %21, label %26

21:
  %22 = add i32 %0, 1
  %23 = zext i32 %22 to i64
  %24 = inttoptr i64 %5 to i8*
  call void @__gmc_tls_set(i32 7, i8* %24, i64 %23)
  %25 = add i64 %5, 1
  call void @__gmc_tls_set(i32 6, i8* null, i64 %25)
  br label %26

26:
  %27 = zext i32 %0 to i64
  %28 = ptrtoint i8* %1 to i64
  %29 = inttoptr i64 %27 to i8*
  call void @__gmc_tls_set(i32 8, i8* %29, i64 %28)
  br label %30

30:
  %31 = phi i32 [ 0, %26 ], [ 22, %2 ]
  ret i32 %31
}

define i32 @__gmc_rt___pthread_key_create(i32* %0, void (i8*)* %1) {
  %3 = call i64 @__gmc_rmw(i8* bitcast (i32* @next_key to i8*), i32 4, i32 1, i64 1, i32 1, i32 512)
  %4 = icmp ugt i64 %3, 1023
  br i1 %4, label %13, label %5

5:
  %6 = icmp eq void (i8*)* %1, null
  br i1 %6, label %11, label %7

7:
  %8 = getelementptr inbounds [1024 x i64], [1024 x i64]* @destructors, i64 0, i64 %3
  %9 = bitcast i64* %8 to i8*
  %10 = ptrtoint void (i8*)* %1 to i64
  call void @__gmc_store(i8* %9, i32 8, i64 %10, i32 1, i32 512)
  br label %11

11:
  %12 = trunc i64 %3 to i32
  store i32 %12, i32* %0, align 4
  br label %13

13:
  %14 = phi i32 [ 0, %11 ], [ 11, %2 ]
  ret i32 %14
}

define void @__gmc_rt_leave_robust() {
  br label %1

1:
  %2 = call i64 @__gmc_tls_get(i32 22, i8* null)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %18, label %4

4:
  %5 = phi i32 [ %13, %4 ], [ 0, %1 ]
  %6 = phi i64 [ %16, %4 ], [ %2, %1 ]
  %7 = phi i64 [ %14, %4 ], [ 0, %1 ]
  %8 = add i64 %6, -1
  %9 = inttoptr i64 %8 to i8*
  %10 = call i64 @__gmc_tls_get(i32 1, i8* %9)
  %11 = icmp ne i64 %10, 0
  %12 = zext i1 %11 to i32
  %13 = add i32 %5, %12
  %14 = add i64 %7, 1
  %15 = inttoptr i64 %14 to i8*
  %16 = call i64 @__gmc_tls_get(i32 22, i8* %15)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %4

18:
  %19 = phi i32 [ 0, %1 ], [ %13, %4 ]
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %46, label %21

21:
  %22 = call i32 @__gmc_choice(i32 %19)
  %23 = call i64 @__gmc_tls_get(i32 22, i8* null)
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %42, label %25

25:
  %26 = phi i32 [ %37, %36 ], [ 0, %21 ]
  %27 = phi i64 [ %40, %36 ], [ %23, %21 ]
  %28 = phi i64 [ %38, %36 ], [ 0, %21 ]
  %29 = add i64 %27, -1
  %30 = inttoptr i64 %29 to i8*
  %31 = call i64 @__gmc_tls_get(i32 1, i8* %30)
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33

33:
  %34 = add i32 %26, 1
  %35 = icmp eq i32 %26, %22
  br i1 %35, label %42, label %36

36:
  %37 = phi i32 [ %26, %25 ], [ %34, %33 ]
  %38 = add i64 %28, 1
  %39 = inttoptr i64 %38 to i8*
  %40 = call i64 @__gmc_tls_get(i32 22, i8* %39)
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %25

42:
  %43 = phi i64 [ %23, %21 ], [ %40, %36 ], [ %27, %33 ]
  %44 = add i64 %43, -1
  %45 = inttoptr i64 %44 to i8*
  call void @__gmc_tls_set(i32 1, i8* %45, i64 0)
  call void @__gmc_store(i8* %45, i32 4, i64 2, i32 3, i32 8)
  br i1 %20, label %46, label %1

46:
  ret void
}

declare i32 @__gmc_choice(i32)

declare void @__gmc_tls_set(i32, i8*, i64)

define void @__gmc_rt_thread_end() {
  %1 = call i64 @__gmc_tls_get(i32 9, i8* null)
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %13, label %3

3:
  %4 = phi i64 [ %11, %3 ], [ %1, %0 ]
  %5 = add i64 %4, -1
  call void @__gmc_tls_set(i32 9, i8* null, i64 %5)
  %6 = inttoptr i64 %5 to i8*
  %7 = call i64 @__gmc_tls_get(i32 10, i8* %6)
  %8 = inttoptr i64 %7 to void (i8*)*
  %9 = call i64 @__gmc_tls_get(i32 11, i8* %6)
  %10 = inttoptr i64 %9 to i8*
  call void %8(i8* %10)
  %11 = call i64 @__gmc_tls_get(i32 9, i8* null)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %3

13:
  br label %14

14:
  %15 = phi i32 [ %43, %40 ], [ 0, %13 ]
  %16 = call i64 @__gmc_tls_get(i32 6, i8* null)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %40, label %18

18:
  %19 = phi i32 [ %36, %35 ], [ 0, %14 ]
  %20 = phi i64 [ %37, %35 ], [ 0, %14 ]
  %21 = inttoptr i64 %20 to i8*
  %22 = call i64 @__gmc_tls_get(i32 7, i8* %21)
  %23 = add i64 %22, -1
  %24 = inttoptr i64 %23 to i8*
  %25 = call i64 @__gmc_tls_get(i32 8, i8* %24)
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %35, label %27

27:
  %28 = getelementptr inbounds [1024 x i64], [1024 x i64]* @destructors, i64 0, i64 %23
  %29 = bitcast i64* %28 to i8*
  %30 = call i64 @__gmc_load(i8* %29, i32 8, i32 1, i32 512)
  call void @__gmc_tls_set(i32 8, i8* %24, i64 0)
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %35, label %32

32:
  %33 = inttoptr i64 %30 to void (i8*)*
  %34 = inttoptr i64 %25 to i8*
  call void %33(i8* %34)
  br label %35

35:
  %36 = phi i32 [ %19, %18 ], [ 1, %32 ], [ %19, %27 ]
  %37 = add nuw i64 %20, 1
  %38 = call i64 @__gmc_tls_get(i32 6, i8* null)
  %39 = icmp ult i64 %37, %38
  br i1 %39, label %18, label %40

40:
  %41 = phi i32 [ 0, %14 ], [ %36, %35 ]
  %42 = icmp eq i32 %41, 0
  %43 = add nuw nsw i32 %15, 1
  %44 = icmp eq i32 %43, 4
  %45 = select i1 %42, i1 true, i1 %44
  br i1 %45, label %46, label %14

46:
  call void @__gmc_rt_leave_robust()
  ret void
}

define i32 @__gmc_rt_pthread_mutexattr_setrobust(i32* %0, i32 %1) {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %10

4:
  %5 = icmp eq i32 %1, 0
  %6 = load i32, i32* %0, align 4
  %7 = and i32 %6, -17
  %8 = select i1 %5, i32 0, i32 16
  %9 = or i32 %7, %8
  store i32 %9, i32* %0, align 4
  br label %10

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %11
}

define i32 @__gmc_rt_pthread_mutexattr_setrobust_np(i32* %0, i32 %1) {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %10

4:
  %5 = icmp eq i32 %1, 0
  %6 = load i32, i32* %0, align 4
  %7 = and i32 %6, -17
  %8 = select i1 %5, i32 0, i32 16
  %9 = or i32 %7, %8
  store i32 %9, i32* %0, align 4
  br label %10

10:
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %11
}

define i32 @__gmc_rt___cxa_thread_atexit(void (i8*)* %0, i8* %1, i8* %2) {
  %4 = call i64 @__gmc_tls_get(i32 9, i8* null)
  %5 = ptrtoint void (i8*)* %0 to i64
  %6 = inttoptr i64 %4 to i8*
  call void @__gmc_tls_set(i32 10, i8* %6, i64 %5)
  %7 = ptrtoint i8* %1 to i64
  call void @__gmc_tls_set(i32 11, i8* %6, i64 %7)
  %8 = add i64 %4, 1
  call void @__gmc_tls_set(i32 9, i8* null, i64 %8)
  ret i32 0
}

define i32 @__gmc_rt___cxa_thread_atexit_impl(void (i8*)* %0, i8* %1, i8* %2) {
  %4 = call i64 @__gmc_tls_get(i32 9, i8* null)
  %5 = ptrtoint void (i8*)* %0 to i64
  %6 = inttoptr i64 %4 to i8*
  call void @__gmc_tls_set(i32 10, i8* %6, i64 %5)
  %7 = ptrtoint i8* %1 to i64
  call void @__gmc_tls_set(i32 11, i8* %6, i64 %7)
  %8 = add i64 %4, 1
  call void @__gmc_tls_set(i32 9, i8* null, i64 %8)
  ret i32 0
}

define i32 @__gmc_rt___cxa_atexit(void (i8*)* %0, i8* %1, i8* %2) {
  call fastcc void @add(%struct.handlers* @at_exit, void (i8*)* %0, i8* %1)
  ret i32 0
}

define internal fastcc void @add(%struct.handlers* %0, void (i8*)* %1, i8* %2) unnamed_addr {
  %4 = bitcast %struct.handlers* %0 to i8*
  %5 = call i64 @__gmc_rmw(i8* %4, i32 8, i32 1, i64 1, i32 1, i32 512)
  %6 = icmp ugt i64 %5, 255
  br i1 %6, label %7, label %8

7:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0))
  unreachable

8:
  %9 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 1, i64 %5
  %10 = bitcast %struct.anon* %9 to i8*
  %11 = ptrtoint void (i8*)* %1 to i64
  call void @__gmc_store(i8* %10, i32 8, i64 %11, i32 1, i32 512)
  %12 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 1, i64 %5, i32 1
  %13 = bitcast i64* %12 to i8*
  %14 = ptrtoint i8* %2 to i64
  call void @__gmc_store(i8* %13, i32 8, i64 %14, i32 1, i32 512)
  %15 = call i64 @__gmc_tls_get(i32 12, i8* null)
  %16 = add i64 %15, 1
  call void @__gmc_tls_set(i32 12, i8* null, i64 %16)
  ret void
}

define i32 @__gmc_rt_atexit(void ()* %0) {
  %2 = bitcast void ()* %0 to i8*
  call fastcc void @add(%struct.handlers* @at_exit, void (i8*)* @call_plain, i8* %2)
  ret i32 0
}

define internal void @call_plain(i8* %0) {
  %2 = bitcast i8* %0 to void ()*
  call void %2()
  ret void
}

define i32 @__gmc_rt___VERIFIER_atexit(void ()* %0) {
  %2 = bitcast void ()* %0 to i8*
  call fastcc void @add(%struct.handlers* @at_exit, void (i8*)* @call_plain, i8* %2)
  ret i32 0
}

define i32 @__gmc_rt_at_quick_exit(void ()* %0) {
  %2 = bitcast void ()* %0 to i8*
  call fastcc void @add(%struct.handlers* @at_quick, void (i8*)* @call_plain, i8* %2)
  ret i32 0
}

define void @__gmc_rt_process_end() {
  %1 = call i64 @__gmc_tls_get(i32 9, i8* null)
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %13, label %3

3:
  %4 = phi i64 [ %11, %3 ], [ %1, %0 ]
  %5 = add i64 %4, -1
  call void @__gmc_tls_set(i32 9, i8* null, i64 %5)
  %6 = inttoptr i64 %5 to i8*
  %7 = call i64 @__gmc_tls_get(i32 10, i8* %6)
  %8 = inttoptr i64 %7 to void (i8*)*
  %9 = call i64 @__gmc_tls_get(i32 11, i8* %6)
  %10 = inttoptr i64 %9 to i8*
  call void %8(i8* %10)
  %11 = call i64 @__gmc_tls_get(i32 9, i8* null)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %3

13:
  call fastcc void @run(%struct.handlers* @at_exit)
  ret void
}

define internal fastcc void @run(%struct.handlers* %0) unnamed_addr {
  %2 = call i64 @__gmc_cas(i8* bitcast (i32* @ending to i8*), i32 4, i64 0, i64 1, i32 1, i32 1, i32 512)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %6

4:
  %5 = bitcast %struct.handlers* %0 to i8*
  br label %7

6:
  call void @__gmc_finish(i8* null, i32 1)
  unreachable

7:
  %8 = phi i64 [ %10, %12 ], [ 0, %4 ]
  %9 = call i64 @__gmc_tls_get(i32 12, i8* null)
  %10 = call i64 @__gmc_load(i8* %5, i32 8, i32 1, i32 512)
  %11 = icmp ugt i64 %10, %8
  br i1 %11, label %15, label %12

12:
  %13 = call i64 @__gmc_tls_get(i32 12, i8* null)
  %14 = icmp eq i64 %13, %9
  br i1 %14, label %30, label %7

15:
  %16 = phi i64 [ %17, %28 ], [ %10, %7 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 1, i64 %17
  %19 = bitcast %struct.anon* %18 to i8*
  %20 = call i64 @__gmc_load(i8* %19, i32 8, i32 1, i32 512)
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %28, label %22

22:
  %23 = inttoptr i64 %20 to void (i8*)*
  %24 = getelementptr inbounds %struct.handlers, %struct.handlers* %0, i64 0, i32 1, i64 %17, i32 1
  %25 = bitcast i64* %24 to i8*
  %26 = call i64 @__gmc_load(i8* %25, i32 8, i32 1, i32 512)
  %27 = inttoptr i64 %26 to i8*
  call void %23(i8* %27)
  br label %28

28:
  %29 = icmp ugt i64 %17, %8
  br i1 %29, label %15, label %12

30:
  ret void
}

define void @__gmc_rt_exit(i32 %0) {
  call void @__gmc_rt_process_end()
  %2 = zext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  call void @__gmc_finish(i8* %3, i32 1)
  unreachable
}

declare void @__gmc_finish(i8*, i32)

define void @__gmc_rt__exit(i32 %0) {
  %2 = zext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  call void @__gmc_finish(i8* %3, i32 1)
  unreachable
}

define void @__gmc_rt__Exit(i32 %0) {
  %2 = zext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  call void @__gmc_finish(i8* %3, i32 1)
  unreachable
}

define void @__gmc_rt_quick_exit(i32 %0) {
  call fastcc void @run(%struct.handlers* @at_quick)
  %2 = zext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  call void @__gmc_finish(i8* %3, i32 1)
  unreachable
}

declare i64 @__gmc_tls_get(i32, i8*)

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare void @__gmc_fault(i32, i8*)

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)



