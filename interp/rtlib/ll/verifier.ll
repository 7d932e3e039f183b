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

; Function Attrs: nounwind
define dso_local void @__gmc_rt___VERIFIER_assume(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @__gmc_block(i32 noundef 1)
  unreachable

4:                                                ; preds = %1
  ret void
}

; Function Attrs: noreturn
declare void @__gmc_block(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt_assume_abort_if_not(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @__gmc_block(i32 noundef 1)
  unreachable

4:                                                ; preds = %1
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___VERIFIER_assert(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0))
  unreachable

4:                                                ; preds = %1
  ret void
}

; Function Attrs: noreturn
declare void @__gmc_fault(i32 noundef, i8* noundef) local_unnamed_addr

; Function Attrs: noreturn nounwind
define dso_local void @__gmc_rt___VERIFIER_error() local_unnamed_addr {
  call void @__gmc_fault(i32 noundef 2, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0))
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @__gmc_rt_reach_error() local_unnamed_addr {
  call void @__gmc_fault(i32 noundef 2, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__gmc_rt___VERIFIER_nondet_bool() local_unnamed_addr {
  %1 = call i32 @__gmc_choice(i32 noundef 2)
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

declare i32 @__gmc_choice(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local zeroext i1 @__gmc_rt___VERIFIER_nondet__Bool() local_unnamed_addr {
  %1 = call i32 @__gmc_choice(i32 noundef 2)
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

; Function Attrs: nounwind
define dso_local signext i8 @__gmc_rt___VERIFIER_nondet_char() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = trunc i32 %4 to i8
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i8 [ %5, %3 ], [ 0, %0 ]
  ret i8 %7
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___VERIFIER_nondet_uchar() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = trunc i32 %4 to i8
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i8 [ %5, %3 ], [ 0, %0 ]
  ret i8 %7
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___VERIFIER_nondet_unsigned_char() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = trunc i32 %4 to i8
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i8 [ %5, %3 ], [ 0, %0 ]
  ret i8 %7
}

; Function Attrs: nounwind
define dso_local signext i16 @__gmc_rt___VERIFIER_nondet_short() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = trunc i32 %4 to i16
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i16 [ %5, %3 ], [ 0, %0 ]
  ret i16 %7
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___VERIFIER_nondet_ushort() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = trunc i32 %4 to i16
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i16 [ %5, %3 ], [ 0, %0 ]
  ret i16 %7
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_nondet_int() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_nondet_uint() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_nondet_unsigned() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_nondet_unsigned_int() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___VERIFIER_nondet_long() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = zext i32 %4 to i64
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___VERIFIER_nondet_ulong() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = zext i32 %4 to i64
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___VERIFIER_nondet_longlong() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = zext i32 %4 to i64
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___VERIFIER_nondet_ulonglong() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = zext i32 %4 to i64
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___VERIFIER_nondet_size_t() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = zext i32 %4 to i64
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___VERIFIER_nondet_u8() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = trunc i32 %4 to i8
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i8 [ %5, %3 ], [ 0, %0 ]
  ret i8 %7
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___VERIFIER_nondet_u16() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = trunc i32 %4 to i16
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i16 [ %5, %3 ], [ 0, %0 ]
  ret i16 %7
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_nondet_u32() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_nondet_U32() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %5
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i32 [ %4, %3 ], [ 0, %0 ]
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___VERIFIER_nondet_loff_t() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = zext i32 %4 to i64
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi i64 [ %5, %3 ], [ 0, %0 ]
  ret i64 %7
}

; Function Attrs: nounwind
define dso_local float @__gmc_rt___VERIFIER_nondet_float() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = uitofp i32 %4 to float
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi float [ %5, %3 ], [ 0.000000e+00, %0 ]
  ret float %7
}

; Function Attrs: nounwind
define dso_local double @__gmc_rt___VERIFIER_nondet_double() local_unnamed_addr {
  %1 = call i32 @__gmc_config(i32 noundef 1)
  switch i32 %1, label %3 [
    i32 0, label %2
    i32 1, label %6
  ]

2:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([161 x i8], [161 x i8]* @.str.6, i64 0, i64 0))
  unreachable

3:                                                ; preds = %0
  %4 = call i32 @__gmc_choice(i32 noundef %1)
  %5 = uitofp i32 %4 to double
  br label %6

6:                                                ; preds = %0, %3
  %7 = phi double [ %5, %3 ], [ 0.000000e+00, %0 ]
  ret double %7
}

; Function Attrs: noreturn nounwind
define dso_local noalias nonnull i8* @__gmc_rt___VERIFIER_nondet_pointer() local_unnamed_addr {
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.3, i64 0, i64 0))
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_nondet_range(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp slt i32 %1, %0
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  call void @__gmc_block(i32 noundef 1)
  unreachable

5:                                                ; preds = %2
  %6 = icmp eq i32 %1, %0
  br i1 %6, label %12, label %7

7:                                                ; preds = %5
  %8 = sub i32 1, %0
  %9 = add i32 %8, %1
  %10 = call i32 @__gmc_choice(i32 noundef %9)
  %11 = add nsw i32 %10, %0
  br label %12

12:                                               ; preds = %5, %7
  %13 = phi i32 [ %11, %7 ], [ %0, %5 ]
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_choice(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 2
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = call i32 @__gmc_choice(i32 noundef %0)
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ %4, %3 ], [ 0, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___VERIFIER_atomic_begin() local_unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 noundef 14, i8* noundef null)
  %2 = call i32 @__gmc_config(i32 noundef 3)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([173 x i8], [173 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:                                                ; preds = %0
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = call i64 @__gmc_await_rmw(i8* noundef bitcast (i32* @atomic_section to i8*), i32 noundef 4, i32 noundef 1, i64 noundef 0, i32 noundef 0, i64 noundef 1, i32 noundef 5, i32 noundef 4, i32 noundef 4)
  br label %9

9:                                                ; preds = %7, %5
  %10 = add i64 %1, 1
  call void @__gmc_tls_set(i32 noundef 14, i8* noundef null, i64 noundef %10)
  ret void
}

declare i32 @__gmc_config(i32 noundef) local_unnamed_addr

declare i64 @__gmc_await_rmw(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt___VERIFIER_atomic_end() local_unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 noundef 14, i8* noundef null)
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %3, label %4

3:                                                ; preds = %0
  call void @__gmc_fault(i32 noundef 13, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.5, i64 0, i64 0))
  unreachable

4:                                                ; preds = %0
  %5 = add i64 %1, -1
  call void @__gmc_tls_set(i32 noundef 14, i8* noundef null, i64 noundef %5)
  %6 = icmp eq i64 %1, 1
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  call void @__gmc_store(i8* noundef bitcast (i32* @atomic_section to i8*), i32 noundef 4, i64 noundef 0, i32 noundef 5, i32 noundef 8)
  br label %8

8:                                                ; preds = %7, %4
  ret void
}

declare void @__gmc_store(i8* noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_loop_begin() local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_spin_start() local_unnamed_addr {
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___VERIFIER_spin_end(i1 noundef zeroext %0) local_unnamed_addr {
  br i1 %0, label %3, label %2

2:                                                ; preds = %1
  call void @__gmc_block(i32 noundef 2)
  unreachable

3:                                                ; preds = %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_loop_bound(i32 noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_annotate_begin(i32 noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_annotate_end(i32 noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt___VERIFIER_opt_begin() local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_method_begin(i8* nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_method_end(i8* nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_disable_irq() local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_enable_irq() local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_print(i8* nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  ret void
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt___VERIFIER_hazptr_alloc() local_unnamed_addr {
  %1 = call i8* @__gmc_malloc(i64 noundef 8, i64 noundef 8, i32 noundef 1)
  ret i8* %1
}

declare i8* @__gmc_malloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_hazptr_protect(i8* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_hazptr_clear(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___VERIFIER_hazptr_free(i8* noundef %0) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

declare void @__gmc_free(i8* noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt___VERIFIER_hazptr_retire(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt___VERIFIER_malloc(i64 noundef %0) local_unnamed_addr {
  %2 = call i8* @__gmc_malloc(i64 noundef %0, i64 noundef 16, i32 noundef 0)
  ret i8* %2
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt___VERIFIER_malloc_aligned(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = call i8* @__gmc_malloc(i64 noundef %1, i64 noundef %0, i32 noundef 0)
  ret i8* %3
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___VERIFIER_free(i8* noundef %0) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

declare i64 @__gmc_tls_get(i32 noundef, i8* noundef) local_unnamed_addr

declare void @__gmc_tls_set(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr



