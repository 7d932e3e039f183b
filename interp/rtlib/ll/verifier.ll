target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"__VERIFIER_error was called\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"reach_error was called\00", align 1
@.str.3 = private unnamed_addr constant [63 x i8] c"__VERIFIER_nondet_pointer: arbitrary pointers are not modelled\00", align 1
@.str.4 = private unnamed_addr constant [173 x i8] c"atomic sections (__VERIFIER_atomic_...) have a meaning under sequential consistency only: check the program with --mm=sc, or use atomic operations or a mutex in their place\00", align 1
@atomic_section = internal global i32 0, align 4
@.str.5 = private unnamed_addr constant [54 x i8] c"__VERIFIER_atomic_end without __VERIFIER_atomic_begin\00", align 1
@.str.6 = private unnamed_addr constant [161 x i8] c"the program takes an arbitrary number (__VERIFIER_nondet_*): say how many values (0, 1, ...) to try with --nondet-values, or use __VERIFIER_nondet_range(lo, hi)\00", align 1

define void @__gmc_rt___VERIFIER_assume(i32 %0) {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4

3:
  call void @__gmc_block(i32 1)
  unreachable

4:
  ret void
}

declare void @__gmc_block(i32)

define void @__gmc_rt_assume_abort_if_not(i32 %0) {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4

3:
  call void @__gmc_block(i32 1)
  unreachable

4:
  ret void
}

define void @__gmc_rt___VERIFIER_assert(i32 %0) {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4

3:
  call void @__gmc_fault(i32 1, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0))
  unreachable

4:
  ret void
}

declare void @__gmc_fault(i32, i8*)

define void @__gmc_rt___VERIFIER_error() {
  call void @__gmc_fault(i32 2, i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt_reach_error() {
  call void @__gmc_fault(i32 2, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt___VERIFIER_claim(i32* %0, i1 zeroext %1) {
  br i1 %1, label %3, label %4

3:
  store atomic i32 1, i32* %0 monotonic, align 4
  br label %4

4:
  ret void
}

define void @__gmc_rt___VERIFIER_note(i64* %0, i64 %1) {
  store atomic i64 %1, i64* %0 monotonic, align 8
  ret void
}

define zeroext i1 @__gmc_rt___VERIFIER_nondet_bool() {
  %1 = call i32 @__gmc_choice(i32 2)
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

declare i32 @__gmc_choice(i32)

define zeroext i1 @__gmc_rt___VERIFIER_nondet__Bool() {
  %1 = call i32 @__gmc_choice(i32 2)
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

define signext i8 @__gmc_rt___VERIFIER_nondet_char() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = trunc i32 %4 to i8
  br label %6

6:
  %7 = phi i8 [ %5, %3 ], [ 0, %0 ]
  ret i8 %7
}

define zeroext i8 @__gmc_rt___VERIFIER_nondet_uchar() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = trunc i32 %4 to i8
  br label %6

6:
  %7 = phi i8 [ %5, %3 ], [ 0, %0 ]
  ret i8 %7
}

define zeroext i8 @__gmc_rt___VERIFIER_nondet_unsigned_char() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = trunc i32 %4 to i8
  br label %6

6:
  %7 = phi i8 [ %5, %3 ], [ 0, %0 ]
  ret i8 %7
}

define signext i16 @__gmc_rt___VERIFIER_nondet_short() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = trunc i32 %4 to i16
  br label %6

6:
  %7 = phi i16 [ %5, %3 ], [ 0, %0 ]
  ret i16 %7
}

define zeroext i16 @__gmc_rt___VERIFIER_nondet_ushort() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = trunc i32 %4 to i16
  br label %6

6:
  %7 = phi i16 [ %5, %3 ], [ 0, %0 ]
  ret i16 %7
}

define i32 @__gmc_rt___VERIFIER_nondet_int() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

define i32 @__gmc_rt___VERIFIER_nondet_uint() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

define i32 @__gmc_rt___VERIFIER_nondet_unsigned() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

define i32 @__gmc_rt___VERIFIER_nondet_unsigned_int() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

define i64 @__gmc_rt___VERIFIER_nondet_long() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = zext i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

define i64 @__gmc_rt___VERIFIER_nondet_ulong() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = zext i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

define i64 @__gmc_rt___VERIFIER_nondet_longlong() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = zext i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

define i64 @__gmc_rt___VERIFIER_nondet_ulonglong() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = zext i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

define i64 @__gmc_rt___VERIFIER_nondet_size_t() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = zext i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

define zeroext i8 @__gmc_rt___VERIFIER_nondet_u8() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = trunc i32 %4 to i8
  br label %6

6:
  %7 = phi i8 [ %5, %3 ], [ 0, %0 ]
  ret i8 %7
}

define zeroext i16 @__gmc_rt___VERIFIER_nondet_u16() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = trunc i32 %4 to i16
  br label %6

6:
  %7 = phi i16 [ %5, %3 ], [ 0, %0 ]
  ret i16 %7
}

define i32 @__gmc_rt___VERIFIER_nondet_u32() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

define i32 @__gmc_rt___VERIFIER_nondet_U32() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

define i64 @__gmc_rt___VERIFIER_nondet_loff_t() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = zext i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

define float @__gmc_rt___VERIFIER_nondet_float() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = uitofp i32 %4 to float
  br label %6

6:
  %7 = phi float [ %5, %3 ], [ 0.000000e+00, %0 ]
  ret float %7
}

define double @__gmc_rt___VERIFIER_nondet_double() {
  %1 = call i32 @__gmc_config(i32 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:
  %4 = call i32 @__gmc_choice(i32 %1)
  %5 = uitofp i32 %4 to double
  br label %6

6:
  %7 = phi double [ %5, %3 ], [ 0.000000e+00, %0 ]
  ret double %7
}

define noalias i8* @__gmc_rt___VERIFIER_nondet_pointer() {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.str.3, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt___VERIFIER_nondet_range(i32 %0, i32 %1) {
  %3 = icmp slt i32 %1, %0
  br i1 %3, label %4, label %5

4:
  call void @__gmc_block(i32 1)
  unreachable

5:
  %6 = icmp eq i32 %1, %0
  br i1 %6, label %12, label %7

7:
  %8 = sub i32 1, %0
  %9 = add i32 %8, %1
  %10 = call i32 @__gmc_choice(i32 %9)
  %11 = add nsw i32 %10, %0
  br label %12

12:
  %13 = phi i32 [ %11, %7 ], [ %0, %5 ]
  ret i32 %13
}

define i32 @__gmc_rt___VERIFIER_choice(i32 %0) {
  %2 = icmp ult i32 %0, 2
  br i1 %2, label %5, label %3

3:
  %4 = call i32 @__gmc_choice(i32 %0)
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %1 ]
  ret i32 %6
}

define i32 @__gmc_rt___VERIFIER_sampled(i32 %0) {
  %2 = icmp ult i32 %0, 2
  br i1 %2, label %5, label %3

3:
  %4 = call i32 @__gmc_choice(i32 %0)
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %1 ]
  ret i32 %6
}

define void @__gmc_rt___VERIFIER_atomic_begin() {
  %1 = call i64 @__gmc_tls_get(i32 14, i8* null)
  %2 = call i32 @__gmc_config(i32 3)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([173 x i8], [173 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %7, label %9

7:
  %8 = call i64 @__gmc_await_rmw(i8* bitcast (i32* @atomic_section to i8*), i32 4, i32 1, i64 0, i32 0, i64 1, i32 5, i32 4, i32 4)
  br label %9

9:
  %10 = add i64 %1, 1
  call void @__gmc_tls_set(i32 14, i8* null, i64 %10)
  ret void
}

declare i32 @__gmc_config(i32)

declare i64 @__gmc_await_rmw(i8*, i32, i32, i64, i32, i64, i32, i32, i32)

define void @__gmc_rt___VERIFIER_atomic_end() {
  %1 = call i64 @__gmc_tls_get(i32 14, i8* null)
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %3, label %4

3:
  call void @__gmc_fault(i32 13, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.5, i64 0, i64 0))
  unreachable

4:
  %5 = add i64 %1, -1
  call void @__gmc_tls_set(i32 14, i8* null, i64 %5)
  %6 = icmp eq i64 %1, 1
  br i1 %6, label %7, label %8

7:
  call void @__gmc_store(i8* bitcast (i32* @atomic_section to i8*), i32 4, i64 0, i32 5, i32 8)
  br label %8

8:
  ret void
}

declare void @__gmc_store(i8*, i32, i64, i32, i32)

define void @__gmc_rt___VERIFIER_loop_begin() {
  ret void
}

define void @__gmc_rt___VERIFIER_spin_start() {
  ret void
}

define void @__gmc_rt___VERIFIER_spin_end(i1 zeroext %0) {
  br i1 %0, label %3, label %2

2:
  call void @__gmc_block(i32 2)
  unreachable

3:
  ret void
}

define void @__gmc_rt___VERIFIER_loop_bound(i32 %0) {
  ret void
}

define void @__gmc_rt___VERIFIER_annotate_begin(i32 %0) {
  ret void
}

define void @__gmc_rt___VERIFIER_annotate_end(i32 %0) {
  ret void
}

define i32 @__gmc_rt___VERIFIER_opt_begin() {
  ret i32 0
}

define void @__gmc_rt___VERIFIER_method_begin(i8* %0, i32 %1) {
  ret void
}

define void @__gmc_rt___VERIFIER_method_end(i8* %0, i32 %1) {
  ret void
}

define void @__gmc_rt___VERIFIER_disable_irq() {
  ret void
}

define void @__gmc_rt___VERIFIER_enable_irq() {
  ret void
}

define void @__gmc_rt___VERIFIER_print(i8* %0, i32 %1) {
  ret void
}

define i8* @__gmc_rt___VERIFIER_hazptr_alloc() {
  %1 = call i8* @__gmc_malloc(i64 8, i64 8, i32 1)
  ret i8* %1
}

declare i8* @__gmc_malloc(i64, i64, i32)

define void @__gmc_rt___VERIFIER_hazptr_protect(i8* %0, i8* %1) {
  ret void
}

define void @__gmc_rt___VERIFIER_hazptr_clear(i8* %0) {
  ret void
}

define void @__gmc_rt___VERIFIER_hazptr_free(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

declare void @__gmc_free(i8*)

define void @__gmc_rt___VERIFIER_hazptr_retire(i8* %0) {
  ret void
}

define i8* @__gmc_rt___VERIFIER_malloc(i64 %0) {
  %2 = call i8* @__gmc_malloc(i64 %0, i64 16, i32 0)
  ret i8* %2
}

define i8* @__gmc_rt___VERIFIER_malloc_aligned(i64 %0, i64 %1) {
  %3 = call i8* @__gmc_malloc(i64 %1, i64 %0, i32 0)
  ret i8* %3
}

define void @__gmc_rt___VERIFIER_free(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

declare i64 @__gmc_tls_get(i32, i8*)

declare void @__gmc_tls_set(i32, i8*, i64)



