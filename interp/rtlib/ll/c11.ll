target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [48 x i8] c"unlock of a mutex that the thread does not hold\00", align 1

define i32 @__gmc_rt_thrd_create(i64* %0, i8* %1, i8* %2) {
  %4 = call i32 @__gmc_create(i8* %1, i8* %2, i64 0)
  %5 = zext i32 %4 to i64
  store i64 %5, i64* %0, align 8
  ret i32 0
}

declare i32 @__gmc_create(i8*, i8*, i64)

define i32 @__gmc_rt_thrd_join(i64 %0, i32* %1) {
  %3 = alloca i8*, align 8
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %4)
  %5 = call i32 @__gmc_rt_pthread_join(i64 %0, i8** %3)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:
  %8 = icmp eq i32* %1, null
  br i1 %8, label %13, label %9

9:
  %10 = load i8*, i8** %3, align 8
  %11 = ptrtoint i8* %10 to i64
  %12 = trunc i64 %11 to i32
  store i32 %12, i32* %1, align 4
  br label %13

13:
  %14 = phi i32 [ 2, %2 ], [ 0, %9 ], [ 0, %7 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4)
  ret i32 %14
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

declare i32 @__gmc_rt_pthread_join(i64, i8**)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define i32 @__gmc_rt_thrd_detach(i64 %0) {
  %2 = call i32 @__gmc_rt_pthread_detach(i64 %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:
  br label %6

4:
  br label %6

5:
  br label %6

6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare i32 @__gmc_rt_pthread_detach(i64)

define i64 @__gmc_rt_thrd_current() {
  %1 = call i32 @__gmc_name()
  %2 = zext i32 %1 to i64
  ret i64 %2
}

declare i32 @__gmc_name()

define i32 @__gmc_rt_thrd_equal(i64 %0, i64 %1) {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define void @__gmc_rt_thrd_exit(i32 %0) {
  %2 = zext i32 %0 to i64
  %3 = inttoptr i64 %2 to i8*
  call void @__gmc_rt_pthread_exit(i8* %3)
  unreachable
}

declare void @__gmc_rt_pthread_exit(i8*)

define void @__gmc_rt_thrd_yield() {
  ret void
}

define i32 @__gmc_rt_thrd_sleep(i8* %0, i8* %1) {
  ret i32 0
}

define i32 @__gmc_rt_mtx_init(i8* %0, i32 %1) {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4)
  %5 = and i32 %1, 1
  store i32 %5, i32* %3, align 4
  %6 = call i32 @__gmc_rt_pthread_mutex_init(i8* %0, i32* %3)
  switch i32 %6, label %9 [
    i32 0, label %10
    i32 16, label %7
    i32 110, label %8
  ]

7:
  br label %10

8:
  br label %10

9:
  br label %10

10:
  %11 = phi i32 [ 2, %9 ], [ 4, %8 ], [ 1, %7 ], [ %6, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4)
  ret i32 %11
}

declare i32 @__gmc_rt_pthread_mutex_init(i8*, i32*)

define void @__gmc_rt_mtx_destroy(i8* %0) {
  %2 = call i32 @__gmc_rt_pthread_mutex_destroy(i8* %0)
  ret void
}

declare i32 @__gmc_rt_pthread_mutex_destroy(i8*)

define i32 @__gmc_rt_mtx_lock(i8* %0) {
  %2 = call i32 @__gmc_rt_pthread_mutex_lock(i8* %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:
  br label %6

4:
  br label %6

5:
  br label %6

6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare i32 @__gmc_rt_pthread_mutex_lock(i8*)

define i32 @__gmc_rt_mtx_trylock(i8* %0) {
  %2 = call i32 @__gmc_rt_pthread_mutex_trylock(i8* %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:
  br label %6

4:
  br label %6

5:
  br label %6

6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare i32 @__gmc_rt_pthread_mutex_trylock(i8*)

define i32 @__gmc_rt_mtx_timedlock(i8* %0, i8* %1) {
  %3 = call i32 @__gmc_rt_pthread_mutex_timedlock(i8* %0, i8* %1)
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]

4:
  br label %7

5:
  br label %7

6:
  br label %7

7:
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}

declare i32 @__gmc_rt_pthread_mutex_timedlock(i8*, i8*)

define i32 @__gmc_rt_mtx_unlock(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 1, i8* %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str, i64 0, i64 0))
  unreachable

5:
  %6 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %0)
  switch i32 %6, label %9 [
    i32 0, label %10
    i32 16, label %7
    i32 110, label %8
  ]

7:
  br label %10

8:
  br label %10

9:
  br label %10

10:
  %11 = phi i32 [ 2, %9 ], [ 4, %8 ], [ 1, %7 ], [ %6, %5 ]
  ret i32 %11
}

declare i32 @__gmc_rt_pthread_mutex_unlock(i8*)

define i32 @__gmc_rt_cnd_init(i8* %0) {
  %2 = call i32 @__gmc_rt_pthread_cond_init(i8* %0, i8* null)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:
  br label %6

4:
  br label %6

5:
  br label %6

6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare i32 @__gmc_rt_pthread_cond_init(i8*, i8*)

define void @__gmc_rt_cnd_destroy(i8* %0) {
  %2 = call i32 @__gmc_rt_pthread_cond_destroy(i8* %0)
  ret void
}

declare i32 @__gmc_rt_pthread_cond_destroy(i8*)

define i32 @__gmc_rt_cnd_wait(i8* %0, i8* %1) {
  %3 = call i64 @__gmc_tls_get(i32 1, i8* %1)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %6

5:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str, i64 0, i64 0))
  unreachable

6:
  %7 = call i32 @__gmc_rt_pthread_cond_wait(i8* %0, i8* %1)
  switch i32 %7, label %10 [
    i32 0, label %11
    i32 16, label %8
    i32 110, label %9
  ]

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %12 = phi i32 [ 2, %10 ], [ 4, %9 ], [ 1, %8 ], [ %7, %6 ]
  ret i32 %12
}

declare i32 @__gmc_rt_pthread_cond_wait(i8*, i8*)

define i32 @__gmc_rt_cnd_timedwait(i8* %0, i8* %1, i8* %2) {
  %4 = call i64 @__gmc_tls_get(i32 1, i8* %1)
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %7

6:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str, i64 0, i64 0))
  unreachable

7:
  %8 = call i32 @__gmc_rt_pthread_cond_timedwait(i8* %0, i8* %1, i8* %2)
  switch i32 %8, label %11 [
    i32 0, label %12
    i32 16, label %9
    i32 110, label %10
  ]

9:
  br label %12

10:
  br label %12

11:
  br label %12

12:
  %13 = phi i32 [ 2, %11 ], [ 4, %10 ], [ 1, %9 ], [ %8, %7 ]
  ret i32 %13
}

declare i32 @__gmc_rt_pthread_cond_timedwait(i8*, i8*, i8*)

define i32 @__gmc_rt_cnd_signal(i8* %0) {
  %2 = call i32 @__gmc_rt___notify_one(i8* %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:
  br label %6

4:
  br label %6

5:
  br label %6

6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare i32 @__gmc_rt___notify_one(i8*)

define i32 @__gmc_rt_cnd_broadcast(i8* %0) {
  %2 = call i32 @__gmc_rt___notify_all(i8* %0)
  switch i32 %2, label %5 [
    i32 0, label %6
    i32 16, label %3
    i32 110, label %4
  ]

3:
  br label %6

4:
  br label %6

5:
  br label %6

6:
  %7 = phi i32 [ 2, %5 ], [ 4, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %7
}

declare i32 @__gmc_rt___notify_all(i8*)

define i32 @__gmc_rt_tss_create(i32* %0, void (i8*)* %1) {
  %3 = call i32 @__gmc_rt_pthread_key_create(i32* %0, void (i8*)* %1)
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]

4:
  br label %7

5:
  br label %7

6:
  br label %7

7:
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}

declare i32 @__gmc_rt_pthread_key_create(i32*, void (i8*)*)

define void @__gmc_rt_tss_delete(i32 %0) {
  %2 = call i32 @__gmc_rt_pthread_key_delete(i32 %0)
  ret void
}

declare i32 @__gmc_rt_pthread_key_delete(i32)

define i8* @__gmc_rt_tss_get(i32 %0) {
  %2 = call i8* @__gmc_rt_pthread_getspecific(i32 %0)
  ret i8* %2
}

declare i8* @__gmc_rt_pthread_getspecific(i32)

define i32 @__gmc_rt_tss_set(i32 %0, i8* %1) {
  %3 = call i32 @__gmc_rt_pthread_setspecific(i32 %0, i8* %1)
  switch i32 %3, label %6 [
    i32 0, label %7
    i32 16, label %4
    i32 110, label %5
  ]

4:
  br label %7

5:
  br label %7

6:
  br label %7

7:
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %8
}

declare i32 @__gmc_rt_pthread_setspecific(i32, i8*)

declare i64 @__gmc_tls_get(i32, i8*)

declare void @__gmc_fault(i32, i8*)



