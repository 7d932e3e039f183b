target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @__gmc_rt_clock_gettime(i32 %0, i64* %1) {
  %3 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %4 = add i64 %3, 1
  call void @__gmc_tls_set(i32 15, i8* null, i64 %4)
  %5 = mul i64 %4, 10000000
  %6 = udiv i64 %5, 1000000000
  %7 = add nuw nsw i64 %6, 1700000000
  store i64 %7, i64* %1, align 8
  %8 = urem i64 %5, 1000000000
  %9 = getelementptr inbounds i64, i64* %1, i64 1
  store i64 %8, i64* %9, align 8
  ret i32 0
}

define i32 @__gmc_rt_timespec_get(i64* %0, i32 %1) {
  %3 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %4 = add i64 %3, 1
  call void @__gmc_tls_set(i32 15, i8* null, i64 %4)
  %5 = mul i64 %4, 10000000
  %6 = udiv i64 %5, 1000000000
  %7 = add nuw nsw i64 %6, 1700000000
  store i64 %7, i64* %0, align 8
  %8 = urem i64 %5, 1000000000
  %9 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 %8, i64* %9, align 8
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
  %3 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %4 = add i64 %3, 1
  call void @__gmc_tls_set(i32 15, i8* null, i64 %4)
  %5 = mul i64 %4, 10000000
  %6 = udiv i64 %5, 1000000000
  %7 = add nuw nsw i64 %6, 1700000000
  store i64 %7, i64* %0, align 8
  %8 = urem i64 %5, 1000000000
  %9 = udiv i64 %8, 1000
  %10 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 %9, i64* %10, align 8
  ret i32 0
}

define i64 @__gmc_rt_time(i64* %0) {
  %2 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %3 = add i64 %2, 1
  call void @__gmc_tls_set(i32 15, i8* null, i64 %3)
  %4 = mul i64 %3, 10000000
  %5 = udiv i64 %4, 1000000000
  %6 = add nuw nsw i64 %5, 1700000000
  %7 = icmp eq i64* %0, null
  br i1 %7, label %9, label %8

8:
  store i64 %6, i64* %0, align 8
  br label %9

9:
  ret i64 %6
}

define i64 @__gmc_rt_clock() {
  %1 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %2 = add i64 %1, 1
  call void @__gmc_tls_set(i32 15, i8* null, i64 %2)
  %3 = mul i64 %2, 10000000
  %4 = udiv i64 %3, 1000
  ret i64 %4
}

define double @__gmc_rt_difftime(i64 %0, i64 %1) {
  %3 = sub nsw i64 %0, %1
  %4 = sitofp i64 %3 to double
  ret double %4
}

define i64 @__gmc_rt__ZNSt6chrono3_V212steady_clock3nowEv() {
  %1 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %2 = add i64 %1, 1
  call void @__gmc_tls_set(i32 15, i8* null, i64 %2)
  %3 = mul i64 %2, 10000000
  ret i64 %3
}

define i64 @__gmc_rt__ZNSt6chrono3_V212system_clock3nowEv() {
  %1 = call i64 @__gmc_tls_get(i32 15, i8* null)
  %2 = add i64 %1, 1
  call void @__gmc_tls_set(i32 15, i8* null, i64 %2)
  %3 = mul i64 %2, 10000000
  %4 = add i64 %3, 1700000000000000000
  ret i64 %4
}

define i32 @__gmc_rt_usleep(i32 %0) {
  ret i32 0
}

define i32 @__gmc_rt_sleep(i32 %0) {
  ret i32 0
}

define i32 @__gmc_rt_nanosleep(i64* %0, i64* %1) {
  ret i32 0
}

define i32 @__gmc_rt_clock_nanosleep(i32 %0, i32 %1, i64* %2, i64* %3) {
  ret i32 0
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

define i32 @__gmc_rt_getpagesize() {
  ret i32 4096
}

define i64 @__gmc_rt_sysconf(i32 %0) {
  switch i32 %0, label %3 [
    i32 30, label %4
    i32 83, label %2
    i32 84, label %2
  ]

2:
  br label %4

3:
  br label %4

4:
  %5 = phi i64 [ -1, %3 ], [ 4, %2 ], [ 4096, %1 ]
  ret i64 %5
}

define i32 @__gmc_rt_isatty(i32 %0) {
  ret i32 0
}

declare i64 @__gmc_tls_get(i32, i8*)

declare void @__gmc_tls_set(i32, i8*, i64)



