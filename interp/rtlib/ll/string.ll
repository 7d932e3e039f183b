target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.error = type { i32, i8* }

@tok_place = internal unnamed_addr global i8* null, align 8
@errors = internal unnamed_addr constant [19 x %struct.error] [%struct.error { i32 0, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i32 0, i32 0) }, %struct.error { i32 1, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i32 0, i32 0) }, %struct.error { i32 2, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i32 0, i32 0) }, %struct.error { i32 4, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i32 0, i32 0) }, %struct.error { i32 5, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i32 0, i32 0) }, %struct.error { i32 9, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.6, i32 0, i32 0) }, %struct.error { i32 11, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.7, i32 0, i32 0) }, %struct.error { i32 12, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.8, i32 0, i32 0) }, %struct.error { i32 13, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.9, i32 0, i32 0) }, %struct.error { i32 14, i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i32 0, i32 0) }, %struct.error { i32 16, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.11, i32 0, i32 0) }, %struct.error { i32 17, i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.12, i32 0, i32 0) }, %struct.error { i32 22, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i32 0, i32 0) }, %struct.error { i32 33, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.14, i32 0, i32 0) }, %struct.error { i32 34, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.15, i32 0, i32 0) }, %struct.error { i32 35, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.16, i32 0, i32 0) }, %struct.error { i32 38, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.17, i32 0, i32 0) }, %struct.error { i32 75, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.18, i32 0, i32 0) }, %struct.error { i32 110, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.19, i32 0, i32 0) }], align 16
@.str = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.3 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.7 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.9 = private unnamed_addr constant [18 x i8] c"Permission denied\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"Bad address\00", align 1
@.str.11 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.12 = private unnamed_addr constant [12 x i8] c"File exists\00", align 1
@.str.13 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.14 = private unnamed_addr constant [33 x i8] c"Numerical argument out of domain\00", align 1
@.str.15 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.16 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.17 = private unnamed_addr constant [25 x i8] c"Function not implemented\00", align 1
@.str.18 = private unnamed_addr constant [38 x i8] c"Value too large for defined data type\00", align 1
@.str.19 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1

define i8* @__gmc_rt_memcpy(i8* %0, i8* %1, i64 %2) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret i8* %0
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias, i8* noalias, i64, i1 immarg)

define i8* @__gmc_rt_memmove(i8* %0, i8* %1, i64 %2) {
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret i8* %0
}

declare void @llvm.memmove.p0i8.p0i8.i64(i8*, i8*, i64, i1 immarg)

define i8* @__gmc_rt_memset(i8* %0, i32 %1, i64 %2) {
  %4 = trunc i32 %1 to i8
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 %4, i64 %2, i1 false)
  ret i8* %0
}

declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1 immarg)

define i32 @__gmc_rt_ffsl(i64 %0) {
  %2 = icmp eq i64 %0, 0
  %3 = call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %4 = trunc i64 %3 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %2, i32 0, i32 %5
  ret i32 %6
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

define i32 @__gmc_rt_ffsll(i64 %0) {
  %2 = icmp eq i64 %0, 0
  %3 = call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %4 = trunc i64 %3 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %2, i32 0, i32 %5
  ret i32 %6
}

define i32 @__gmc_rt_ffs(i32 %0) {
  %2 = icmp eq i32 %0, 0
  %3 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
  %4 = add nuw nsw i32 %3, 1
  %5 = select i1 %2, i32 0, i32 %4
  ret i32 %5
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

define i32 @__gmc_rt_memcpy_s(i8* %0, i64 %1, i8* %2, i64 %3) {
  %5 = icmp ne i64 %3, 0
  br i1 %5, label %6, label %26

6:
  %7 = icmp ne i8* %0, null
  %8 = icmp ult i64 %1, 2147483648
  %9 = and i1 %7, %8
  %10 = icmp ne i8* %2, null
  %11 = and i1 %9, %10
  %12 = icmp ule i64 %3, %1
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds i8, i8* %0, i64 %3
  %16 = icmp ugt i8* %15, %2
  %17 = getelementptr inbounds i8, i8* %2, i64 %3
  %18 = icmp ugt i8* %17, %0
  %19 = select i1 %16, i1 %18, i1 false
  br i1 %19, label %20, label %26

20:
  br i1 %9, label %21, label %22

21:
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 %1, i1 false)
  br label %22

22:
  %23 = and i1 %7, %10
  %24 = and i1 %8, %23
  %25 = select i1 %24, i32 34, i32 22
  br label %26

26:
  %27 = phi i32 [ 0, %4 ], [ %25, %22 ], [ 0, %14 ]
  %28 = icmp eq i32 %27, 0
  %29 = and i1 %5, %28
  br i1 %29, label %30, label %31

30:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %2, i64 %3, i1 false)
  br label %31

31:
  ret i32 %27
}

define i32 @__gmc_rt_memmove_s(i8* %0, i64 %1, i8* %2, i64 %3) {
  %5 = icmp ne i64 %3, 0
  br i1 %5, label %6, label %30

6:
  %7 = icmp eq i8* %2, null
  %8 = icmp ugt i64 %3, %1
  %9 = or i1 %7, %8
  %10 = getelementptr inbounds i8, i8* %0, i64 %3
  %11 = select i1 %9, i8* %2, i8* %10
  %12 = icmp ne i8* %0, null
  %13 = icmp ult i64 %1, 2147483648
  %14 = and i1 %12, %13
  %15 = icmp ne i8* %11, null
  %16 = and i1 %14, %15
  %17 = icmp ule i64 %3, %1
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %24

19:
  %20 = icmp ugt i8* %10, %11
  %21 = getelementptr inbounds i8, i8* %11, i64 %3
  %22 = icmp ugt i8* %21, %0
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %30

24:
  br i1 %14, label %25, label %26

25:
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 %1, i1 false)
  br label %26

26:
  %27 = and i1 %12, %15
  %28 = and i1 %13, %27
  %29 = select i1 %28, i32 34, i32 22
  br label %30

30:
  %31 = phi i32 [ 0, %4 ], [ %29, %26 ], [ 0, %19 ]
  %32 = icmp eq i32 %31, 0
  %33 = and i1 %5, %32
  br i1 %33, label %34, label %35

34:
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %2, i64 %3, i1 false)
  br label %35

35:
  ret i32 %31
}

define i32 @__gmc_rt_memset_s(i8* %0, i64 %1, i32 %2, i64 %3) {
  %5 = icmp eq i8* %0, null
  %6 = icmp ugt i64 %1, 2147483647
  %7 = or i1 %5, %6
  br i1 %7, label %14, label %8

8:
  %9 = trunc i32 %2 to i8
  %10 = icmp ult i64 %3, %1
  %11 = select i1 %10, i64 %3, i64 %1
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 %9, i64 %11, i1 false)
  %12 = icmp ugt i64 %3, %1
  %13 = select i1 %12, i32 34, i32 0
  br label %14

14:
  %15 = phi i32 [ %13, %8 ], [ 22, %4 ]
  ret i32 %15
}

define i8* @__gmc_rt_mempcpy(i8* %0, i8* %1, i64 %2) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  %4 = getelementptr inbounds i8, i8* %0, i64 %2
  ret i8* %4
}

define void @__gmc_rt_bzero(i8* %0, i64 %1) {
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 %1, i1 false)
  ret void
}

define void @__gmc_rt_explicit_bzero(i8* %0, i64 %1) {
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 %1, i1 false)
  ret void
}

define void @__gmc_rt_bcopy(i8* %0, i8* %1, i64 %2) {
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %0, i64 %2, i1 false)
  ret void
}

define i8* @__gmc_rt___memcpy_chk(i8* %0, i8* %1, i64 %2, i64 %3) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret i8* %0
}

define i8* @__gmc_rt___memmove_chk(i8* %0, i8* %1, i64 %2, i64 %3) {
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret i8* %0
}

define i8* @__gmc_rt___memset_chk(i8* %0, i32 %1, i64 %2, i64 %3) {
  %5 = trunc i32 %1 to i8
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 %5, i64 %2, i1 false)
  ret i8* %0
}

define i32 @__gmc_rt_memcmp(i8* %0, i8* %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %20, label %5

5:
  %6 = phi i8* [ %18, %15 ], [ %1, %3 ]
  %7 = phi i8* [ %17, %15 ], [ %0, %3 ]
  %8 = phi i64 [ %16, %15 ], [ %2, %3 ]
  %9 = load i8, i8* %7, align 1
  %10 = load i8, i8* %6, align 1
  %11 = icmp eq i8 %9, %10
  br i1 %11, label %15, label %12

12:
  %13 = icmp ult i8 %9, %10
  %14 = select i1 %13, i32 -1, i32 1
  br label %20

15:
  %16 = add i64 %8, -1
  %17 = getelementptr inbounds i8, i8* %7, i64 1
  %18 = getelementptr inbounds i8, i8* %6, i64 1
  %19 = icmp eq i64 %16, 0
  br i1 %19, label %20, label %5

20:
  %21 = phi i32 [ %14, %12 ], [ 0, %3 ], [ 0, %15 ]
  ret i32 %21
}

define i32 @__gmc_rt_bcmp(i8* %0, i8* %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %20, label %5

5:
  %6 = phi i8* [ %18, %15 ], [ %1, %3 ]
  %7 = phi i8* [ %17, %15 ], [ %0, %3 ]
  %8 = phi i64 [ %16, %15 ], [ %2, %3 ]
  %9 = load i8, i8* %7, align 1
  %10 = load i8, i8* %6, align 1
  %11 = icmp eq i8 %9, %10
  br i1 %11, label %15, label %12

12:
  %13 = icmp ult i8 %9, %10
  %14 = select i1 %13, i32 -1, i32 1
  br label %20

15:
  %16 = add i64 %8, -1
  %17 = getelementptr inbounds i8, i8* %7, i64 1
  %18 = getelementptr inbounds i8, i8* %6, i64 1
  %19 = icmp eq i64 %16, 0
  br i1 %19, label %20, label %5

20:
  %21 = phi i32 [ %14, %12 ], [ 0, %3 ], [ 0, %15 ]
  ret i32 %21
}

define i8* @__gmc_rt_memchr(i8* %0, i32 %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %16, label %5

5:
  %6 = trunc i32 %1 to i8
  br label %7

7:
  %8 = phi i8* [ %0, %5 ], [ %14, %12 ]
  %9 = phi i64 [ %2, %5 ], [ %13, %12 ]
  %10 = load i8, i8* %8, align 1
  %11 = icmp eq i8 %10, %6
  br i1 %11, label %16, label %12

12:
  %13 = add i64 %9, -1
  %14 = getelementptr inbounds i8, i8* %8, i64 1
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %16, label %7

16:
  %17 = phi i8* [ null, %3 ], [ null, %12 ], [ %8, %7 ]
  ret i8* %17
}

define i8* @__gmc_rt_memrchr(i8* %0, i32 %1, i64 %2) {
  %4 = trunc i32 %1 to i8
  br label %5

5:
  %6 = phi i64 [ %2, %3 ], [ %7, %9 ]
  %7 = add i64 %6, -1
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %15, label %9

9:
  %10 = getelementptr inbounds i8, i8* %0, i64 %7
  %11 = load i8, i8* %10, align 1
  %12 = icmp eq i8 %11, %4
  br i1 %12, label %13, label %5

13:
  %14 = getelementptr inbounds i8, i8* %0, i64 %7
  br label %15

15:
  %16 = phi i8* [ %14, %13 ], [ null, %5 ]
  ret i8* %16
}

define i8* @__gmc_rt_rawmemchr(i8* %0, i32 %1) {
  %3 = trunc i32 %1 to i8
  br label %4

4:
  %5 = phi i8* [ %0, %2 ], [ %8, %4 ]
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, %3
  %8 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %7, label %9, label %4

9:
  ret i8* %5
}

define i8* @__gmc_rt_memccpy(i8* %0, i8* %1, i32 %2, i64 %3) {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %19, label %6

6:
  %7 = trunc i32 %2 to i8
  br label %8

8:
  %9 = phi i8* [ %1, %6 ], [ %16, %15 ]
  %10 = phi i8* [ %0, %6 ], [ %13, %15 ]
  %11 = phi i64 [ %3, %6 ], [ %17, %15 ]
  %12 = load i8, i8* %9, align 1
  %13 = getelementptr inbounds i8, i8* %10, i64 1
  store i8 %12, i8* %10, align 1
  %14 = icmp eq i8 %12, %7
  br i1 %14, label %19, label %15

15:
  %16 = getelementptr inbounds i8, i8* %9, i64 1
  %17 = add i64 %11, -1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %8

19:
  %20 = phi i8* [ null, %4 ], [ null, %15 ], [ %13, %8 ]
  ret i8* %20
}

define i8* @__gmc_rt_memmem(i8* %0, i64 %1, i8* %2, i64 %3) {
  %5 = icmp ult i64 %1, %3
  br i1 %5, label %27, label %6

6:
  %7 = icmp eq i64 %3, 0
  br label %8

8:
  %9 = phi i8* [ %0, %6 ], [ %24, %23 ]
  %10 = phi i64 [ %1, %6 ], [ %25, %23 ]
  br i1 %7, label %27, label %11

11:
  %12 = phi i8* [ %21, %18 ], [ %2, %8 ]
  %13 = phi i8* [ %20, %18 ], [ %9, %8 ]
  %14 = phi i64 [ %19, %18 ], [ %3, %8 ]
  %15 = load i8, i8* %13, align 1
  %16 = load i8, i8* %12, align 1
  %17 = icmp eq i8 %15, %16
  br i1 %17, label %18, label %23

18:
  %19 = add i64 %14, -1
  %20 = getelementptr inbounds i8, i8* %13, i64 1
  %21 = getelementptr inbounds i8, i8* %12, i64 1
  %22 = icmp eq i64 %19, 0
  br i1 %22, label %27, label %11

23:
  %24 = getelementptr inbounds i8, i8* %9, i64 1
  %25 = add i64 %10, -1
  %26 = icmp ult i64 %25, %3
  br i1 %26, label %27, label %8

27:
  %28 = phi i8* [ null, %4 ], [ %9, %18 ], [ %0, %8 ], [ null, %23 ]
  ret i8* %28
}

define i64 @__gmc_rt_strlen(i8* %0) {
  br label %2

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:
  ret i64 %3
}

define i64 @__gmc_rt_strnlen(i8* %0, i64 %1) {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4

4:
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4

12:
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  ret i64 %13
}

define i8* @__gmc_rt_stpcpy(i8* %0, i8* %1) {
  %3 = load i8, i8* %1, align 1
  store i8 %3, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:
  %6 = phi i8* [ %9, %5 ], [ %1, %2 ]
  %7 = phi i8* [ %8, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, i8* %7, i64 1
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  %10 = load i8, i8* %9, align 1
  store i8 %10, i8* %8, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5

12:
  %13 = phi i8* [ %0, %2 ], [ %8, %5 ]
  ret i8* %13
}

define i8* @__gmc_rt_strcpy(i8* %0, i8* %1) {
  %3 = load i8, i8* %1, align 1
  store i8 %3, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:
  %6 = phi i8* [ %9, %5 ], [ %1, %2 ]
  %7 = phi i8* [ %8, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, i8* %7, i64 1
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  %10 = load i8, i8* %9, align 1
  store i8 %10, i8* %8, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5

12:
  ret i8* %0
}

define i8* @__gmc_rt_stpncpy(i8* %0, i8* %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %1, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:
  %11 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %8, i8* %11, align 1
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %14, label %5

14:
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %17, label %22

17:
  %18 = phi i64 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  store i8 0, i8* %19, align 1
  %20 = add nuw i64 %18, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %22, label %17

22:
  %23 = getelementptr inbounds i8, i8* %0, i64 %15
  ret i8* %23
}

define i8* @__gmc_rt_strncpy(i8* %0, i8* %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %1, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:
  %11 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %8, i8* %11, align 1
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %14, label %5

14:
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %17, label %22

17:
  %18 = phi i64 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  store i8 0, i8* %19, align 1
  %20 = add nuw i64 %18, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %22, label %17

22:
  ret i8* %0
}

define i64 @__gmc_rt_strlcpy(i8* %0, i8* %1, i64 %2) {
  %4 = load i8, i8* %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %17, label %6

6:
  %7 = phi i8 [ %15, %13 ], [ %4, %3 ]
  %8 = phi i64 [ %9, %13 ], [ 0, %3 ]
  %9 = add i64 %8, 1
  %10 = icmp ult i64 %9, %2
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 %8
  store i8 %7, i8* %12, align 1
  br label %13

13:
  %14 = getelementptr inbounds i8, i8* %1, i64 %9
  %15 = load i8, i8* %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %6

17:
  %18 = phi i64 [ 0, %3 ], [ %9, %13 ]
  %19 = icmp eq i64 %2, 0
  br i1 %19, label %25, label %20

20:
  %21 = icmp ult i64 %18, %2
  %22 = add i64 %2, -1
  %23 = select i1 %21, i64 %18, i64 %22
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  store i8 0, i8* %24, align 1
  br label %25

25:
  ret i64 %18
}

define i8* @__gmc_rt_strcat(i8* %0, i8* %1) {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3

9:
  %10 = getelementptr inbounds i8, i8* %0, i64 %4
  %11 = load i8, i8* %1, align 1
  store i8 %11, i8* %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %20, label %13

13:
  %14 = phi i8* [ %17, %13 ], [ %1, %9 ]
  %15 = phi i8* [ %16, %13 ], [ %10, %9 ]
  %16 = getelementptr inbounds i8, i8* %15, i64 1
  %17 = getelementptr inbounds i8, i8* %14, i64 1
  %18 = load i8, i8* %17, align 1
  store i8 %18, i8* %16, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %13

20:
  ret i8* %0
}

define i8* @__gmc_rt_strncat(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4

10:
  %11 = getelementptr inbounds i8, i8* %0, i64 %5
  %12 = icmp eq i64 %2, 0
  br i1 %12, label %24, label %13

13:
  %14 = phi i8* [ %21, %19 ], [ %11, %10 ]
  %15 = phi i64 [ %22, %19 ], [ %2, %10 ]
  %16 = phi i8* [ %20, %19 ], [ %1, %10 ]
  %17 = load i8, i8* %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %24, label %19

19:
  %20 = getelementptr inbounds i8, i8* %16, i64 1
  %21 = getelementptr inbounds i8, i8* %14, i64 1
  store i8 %17, i8* %14, align 1
  %22 = add i64 %15, -1
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %13

24:
  %25 = phi i8* [ %11, %10 ], [ %14, %13 ], [ %21, %19 ]
  store i8 0, i8* %25, align 1
  ret i8* %0
}

define i8* @__gmc_rt___strcpy_chk(i8* %0, i8* %1, i64 %2) {
  %4 = load i8, i8* %1, align 1
  store i8 %4, i8* %0, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %13, label %6

6:
  %7 = phi i8* [ %10, %6 ], [ %1, %3 ]
  %8 = phi i8* [ %9, %6 ], [ %0, %3 ]
  %9 = getelementptr inbounds i8, i8* %8, i64 1
  %10 = getelementptr inbounds i8, i8* %7, i64 1
  %11 = load i8, i8* %10, align 1
  store i8 %11, i8* %9, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %6

13:
  ret i8* %0
}

define i8* @__gmc_rt___stpcpy_chk(i8* %0, i8* %1, i64 %2) {
  %4 = load i8, i8* %1, align 1
  store i8 %4, i8* %0, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %13, label %6

6:
  %7 = phi i8* [ %10, %6 ], [ %1, %3 ]
  %8 = phi i8* [ %9, %6 ], [ %0, %3 ]
  %9 = getelementptr inbounds i8, i8* %8, i64 1
  %10 = getelementptr inbounds i8, i8* %7, i64 1
  %11 = load i8, i8* %10, align 1
  store i8 %11, i8* %9, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %6

13:
  %14 = phi i8* [ %0, %3 ], [ %9, %6 ]
  ret i8* %14
}

define i8* @__gmc_rt___strncpy_chk(i8* %0, i8* %1, i64 %2, i64 %3) {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %15, label %6

6:
  %7 = phi i64 [ %13, %11 ], [ 0, %4 ]
  %8 = getelementptr inbounds i8, i8* %1, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %15, label %11

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 %7
  store i8 %9, i8* %12, align 1
  %13 = add nuw i64 %7, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %15, label %6

15:
  %16 = phi i64 [ 0, %4 ], [ %7, %6 ], [ %2, %11 ]
  %17 = icmp ult i64 %16, %2
  br i1 %17, label %18, label %23

18:
  %19 = phi i64 [ %21, %18 ], [ %16, %15 ]
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  store i8 0, i8* %20, align 1
  %21 = add nuw i64 %19, 1
  %22 = icmp eq i64 %21, %2
  br i1 %22, label %23, label %18

23:
  ret i8* %0
}

define i8* @__gmc_rt___strcat_chk(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4

10:
  %11 = getelementptr inbounds i8, i8* %0, i64 %5
  %12 = load i8, i8* %1, align 1
  store i8 %12, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %21, label %14

14:
  %15 = phi i8* [ %18, %14 ], [ %1, %10 ]
  %16 = phi i8* [ %17, %14 ], [ %11, %10 ]
  %17 = getelementptr inbounds i8, i8* %16, i64 1
  %18 = getelementptr inbounds i8, i8* %15, i64 1
  %19 = load i8, i8* %18, align 1
  store i8 %19, i8* %17, align 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %21, label %14

21:
  ret i8* %0
}

define i8* @__gmc_rt___strncat_chk(i8* %0, i8* %1, i64 %2, i64 %3) {
  br label %5

5:
  %6 = phi i64 [ 0, %4 ], [ %10, %5 ]
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = icmp eq i8 %8, 0
  %10 = add i64 %6, 1
  br i1 %9, label %11, label %5

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 %6
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %25, label %14

14:
  %15 = phi i8* [ %22, %20 ], [ %12, %11 ]
  %16 = phi i64 [ %23, %20 ], [ %2, %11 ]
  %17 = phi i8* [ %21, %20 ], [ %1, %11 ]
  %18 = load i8, i8* %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds i8, i8* %17, i64 1
  %22 = getelementptr inbounds i8, i8* %15, i64 1
  store i8 %18, i8* %15, align 1
  %23 = add i64 %16, -1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %14

25:
  %26 = phi i8* [ %12, %11 ], [ %15, %14 ], [ %22, %20 ]
  store i8 0, i8* %26, align 1
  ret i8* %0
}

define i32 @__gmc_rt_strncmp(i8* %0, i8* %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %25, label %5

5:
  %6 = phi i32 [ %17, %19 ], [ undef, %3 ]
  %7 = phi i8* [ %21, %19 ], [ %0, %3 ]
  %8 = phi i64 [ %20, %19 ], [ %2, %3 ]
  %9 = phi i8* [ %22, %19 ], [ %1, %3 ]
  %10 = load i8, i8* %7, align 1
  %11 = load i8, i8* %9, align 1
  %12 = icmp eq i8 %10, %11
  %13 = icmp ult i8 %10, %11
  %14 = select i1 %13, i32 -1, i32 1
  %15 = icmp eq i8 %10, 0
  %16 = select i1 %15, i32 2, i32 0
  %17 = select i1 %12, i32 %6, i32 %14
  %18 = select i1 %12, i32 %16, i32 1
  switch i32 %18, label %27 [
    i32 0, label %19
    i32 1, label %25
    i32 2, label %24
  ]

19:
  %20 = add i64 %8, -1
  %21 = getelementptr inbounds i8, i8* %7, i64 1
  %22 = getelementptr inbounds i8, i8* %9, i64 1
  %23 = icmp eq i64 %20, 0
  br i1 %23, label %24, label %5

24:
  br label %25

25:
  %26 = phi i32 [ 0, %3 ], [ 0, %24 ], [ %17, %5 ]
  ret i32 %26

27:
  unreachable
}

define i32 @__gmc_rt_strcmp(i8* %0, i8* %1) {
  br label %3

3:
  %4 = phi i32 [ %15, %17 ], [ undef, %2 ]
  %5 = phi i8* [ %19, %17 ], [ %0, %2 ]
  %6 = phi i64 [ %18, %17 ], [ -1, %2 ]
  %7 = phi i8* [ %20, %17 ], [ %1, %2 ]
  %8 = load i8, i8* %5, align 1
  %9 = load i8, i8* %7, align 1
  %10 = icmp eq i8 %8, %9
  %11 = icmp ult i8 %8, %9
  %12 = select i1 %11, i32 -1, i32 1
  %13 = icmp eq i8 %8, 0
  %14 = select i1 %13, i32 2, i32 0
  %15 = select i1 %10, i32 %4, i32 %12
  %16 = select i1 %10, i32 %14, i32 1
  switch i32 %16, label %22 [
    i32 0, label %17
    i32 1, label %24
    i32 2, label %23
  ]

17:
  %18 = add i64 %6, -1
  %19 = getelementptr inbounds i8, i8* %5, i64 1
  %20 = getelementptr inbounds i8, i8* %7, i64 1
  %21 = icmp eq i64 %18, 0
  br i1 %21, label %23, label %3

22:
  unreachable

23:
  br label %24

24:
  %25 = phi i32 [ 0, %23 ], [ %15, %3 ]
  ret i32 %25
}

define i32 @__gmc_rt_strcoll(i8* %0, i8* %1) {
  br label %3

3:
  %4 = phi i32 [ %15, %17 ], [ undef, %2 ]
  %5 = phi i8* [ %19, %17 ], [ %0, %2 ]
  %6 = phi i64 [ %18, %17 ], [ -1, %2 ]
  %7 = phi i8* [ %20, %17 ], [ %1, %2 ]
  %8 = load i8, i8* %5, align 1
  %9 = load i8, i8* %7, align 1
  %10 = icmp eq i8 %8, %9
  %11 = icmp ult i8 %8, %9
  %12 = select i1 %11, i32 -1, i32 1
  %13 = icmp eq i8 %8, 0
  %14 = select i1 %13, i32 2, i32 0
  %15 = select i1 %10, i32 %4, i32 %12
  %16 = select i1 %10, i32 %14, i32 1
  switch i32 %16, label %22 [
    i32 0, label %17
    i32 1, label %24
    i32 2, label %23
  ]

17:
  %18 = add i64 %6, -1
  %19 = getelementptr inbounds i8, i8* %5, i64 1
  %20 = getelementptr inbounds i8, i8* %7, i64 1
  %21 = icmp eq i64 %18, 0
  br i1 %21, label %23, label %3

22:
  unreachable

23:
  br label %24

24:
  %25 = phi i32 [ 0, %23 ], [ %15, %3 ]
  ret i32 %25
}

define i32 @__gmc_rt_strncasecmp(i8* %0, i8* %1, i64 %2) {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %34, label %5

5:
  %6 = phi i32 [ %26, %28 ], [ undef, %3 ]
  %7 = phi i8* [ %30, %28 ], [ %0, %3 ]
  %8 = phi i64 [ %29, %28 ], [ %2, %3 ]
  %9 = phi i8* [ %31, %28 ], [ %1, %3 ]
  %10 = load i8, i8* %7, align 1
  %11 = zext i8 %10 to i32
  %12 = add i8 %10, -65
  %13 = icmp ult i8 %12, 26
  %14 = add nuw nsw i32 %11, 32
  %15 = select i1 %13, i32 %14, i32 %11
  %16 = load i8, i8* %9, align 1
  %17 = zext i8 %16 to i32
  %18 = add i8 %16, -65
  %19 = icmp ult i8 %18, 26
  %20 = add nuw nsw i32 %17, 32
  %21 = select i1 %19, i32 %20, i32 %17
  %22 = icmp eq i32 %15, %21
  %23 = sub nsw i32 %15, %21
  %24 = icmp eq i32 %15, 0
  %25 = select i1 %24, i32 2, i32 0
  %26 = select i1 %22, i32 %6, i32 %23
  %27 = select i1 %22, i32 %25, i32 1
  switch i32 %27, label %36 [
    i32 0, label %28
    i32 1, label %34
    i32 2, label %33
  ]

28:
  %29 = add i64 %8, -1
  %30 = getelementptr inbounds i8, i8* %7, i64 1
  %31 = getelementptr inbounds i8, i8* %9, i64 1
  %32 = icmp eq i64 %29, 0
  br i1 %32, label %33, label %5

33:
  br label %34

34:
  %35 = phi i32 [ 0, %3 ], [ 0, %33 ], [ %26, %5 ]
  ret i32 %35

36:
  unreachable
}

define i32 @__gmc_rt_strcasecmp(i8* %0, i8* %1) {
  br label %3

3:
  %4 = phi i32 [ %24, %26 ], [ undef, %2 ]
  %5 = phi i8* [ %28, %26 ], [ %0, %2 ]
  %6 = phi i64 [ %27, %26 ], [ -1, %2 ]
  %7 = phi i8* [ %29, %26 ], [ %1, %2 ]
  %8 = load i8, i8* %5, align 1
  %9 = zext i8 %8 to i32
  %10 = add i8 %8, -65
  %11 = icmp ult i8 %10, 26
  %12 = add nuw nsw i32 %9, 32
  %13 = select i1 %11, i32 %12, i32 %9
  %14 = load i8, i8* %7, align 1
  %15 = zext i8 %14 to i32
  %16 = add i8 %14, -65
  %17 = icmp ult i8 %16, 26
  %18 = add nuw nsw i32 %15, 32
  %19 = select i1 %17, i32 %18, i32 %15
  %20 = icmp eq i32 %13, %19
  %21 = sub nsw i32 %13, %19
  %22 = icmp eq i32 %13, 0
  %23 = select i1 %22, i32 2, i32 0
  %24 = select i1 %20, i32 %4, i32 %21
  %25 = select i1 %20, i32 %23, i32 1
  switch i32 %25, label %31 [
    i32 0, label %26
    i32 1, label %33
    i32 2, label %32
  ]

26:
  %27 = add i64 %6, -1
  %28 = getelementptr inbounds i8, i8* %5, i64 1
  %29 = getelementptr inbounds i8, i8* %7, i64 1
  %30 = icmp eq i64 %27, 0
  br i1 %30, label %32, label %3

31:
  unreachable

32:
  br label %33

33:
  %34 = phi i32 [ 0, %32 ], [ %24, %3 ]
  ret i32 %34
}

define i8* @__gmc_rt_strchrnul(i8* %0, i32 %1) {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %17, label %5

5:
  %6 = shl i32 %1, 24
  %7 = ashr exact i32 %6, 24
  br label %8

8:
  %9 = phi i8 [ %3, %5 ], [ %15, %13 ]
  %10 = phi i8* [ %0, %5 ], [ %14, %13 ]
  %11 = sext i8 %9 to i32
  %12 = icmp eq i32 %7, %11
  br i1 %12, label %17, label %13

13:
  %14 = getelementptr inbounds i8, i8* %10, i64 1
  %15 = load i8, i8* %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i8* [ %0, %2 ], [ %10, %8 ], [ %14, %13 ]
  ret i8* %18
}

define i8* @__gmc_rt_strchr(i8* %0, i32 %1) {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %17, label %5

5:
  %6 = shl i32 %1, 24
  %7 = ashr exact i32 %6, 24
  br label %8

8:
  %9 = phi i8 [ %3, %5 ], [ %15, %13 ]
  %10 = phi i8* [ %0, %5 ], [ %14, %13 ]
  %11 = sext i8 %9 to i32
  %12 = icmp eq i32 %7, %11
  br i1 %12, label %17, label %13

13:
  %14 = getelementptr inbounds i8, i8* %10, i64 1
  %15 = load i8, i8* %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i8* [ %0, %2 ], [ %10, %8 ], [ %14, %13 ]
  %19 = load i8, i8* %18, align 1
  %20 = sext i8 %19 to i32
  %21 = shl i32 %1, 24
  %22 = ashr exact i32 %21, 24
  %23 = icmp eq i32 %22, %20
  %24 = select i1 %23, i8* %18, i8* null
  ret i8* %24
}

define i8* @__gmc_rt_index(i8* %0, i32 %1) {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %17, label %5

5:
  %6 = shl i32 %1, 24
  %7 = ashr exact i32 %6, 24
  br label %8

8:
  %9 = phi i8 [ %3, %5 ], [ %15, %13 ]
  %10 = phi i8* [ %0, %5 ], [ %14, %13 ]
  %11 = sext i8 %9 to i32
  %12 = icmp eq i32 %7, %11
  br i1 %12, label %17, label %13

13:
  %14 = getelementptr inbounds i8, i8* %10, i64 1
  %15 = load i8, i8* %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i8* [ %0, %2 ], [ %10, %8 ], [ %14, %13 ]
  %19 = load i8, i8* %18, align 1
  %20 = sext i8 %19 to i32
  %21 = shl i32 %1, 24
  %22 = ashr exact i32 %21, 24
  %23 = icmp eq i32 %22, %20
  %24 = select i1 %23, i8* %18, i8* null
  ret i8* %24
}

define i8* @__gmc_rt_strrchr(i8* %0, i32 %1) {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:
  %6 = phi i8* [ %0, %2 ], [ %13, %5 ]
  %7 = phi i8* [ null, %2 ], [ %11, %5 ]
  %8 = load i8, i8* %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %4, %9
  %11 = select i1 %10, i8* %6, i8* %7
  %12 = icmp eq i8 %8, 0
  %13 = getelementptr inbounds i8, i8* %6, i64 1
  br i1 %12, label %14, label %5

14:
  ret i8* %11
}

define i8* @__gmc_rt_rindex(i8* %0, i32 %1) {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:
  %6 = phi i8* [ %0, %2 ], [ %13, %5 ]
  %7 = phi i8* [ null, %2 ], [ %11, %5 ]
  %8 = load i8, i8* %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %4, %9
  %11 = select i1 %10, i8* %6, i8* %7
  %12 = icmp eq i8 %8, 0
  %13 = getelementptr inbounds i8, i8* %6, i64 1
  br i1 %12, label %14, label %5

14:
  ret i8* %11
}

define i64 @__gmc_rt_strspn(i8* %0, i8* %1) {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:
  %6 = load i8, i8* %1, align 1
  %7 = icmp eq i8 %6, 0
  br label %8

8:
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %24, label %14

11:
  %12 = load i8, i8* %18, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %24, label %14

14:
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %17, label %19, label %11

19:
  %20 = add i64 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8

24:
  %25 = phi i64 [ 0, %2 ], [ %10, %11 ], [ 0, %8 ], [ %20, %19 ]
  ret i64 %25
}

define i64 @__gmc_rt_strcspn(i8* %0, i8* %1) {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:
  %6 = load i8, i8* %1, align 1
  %7 = icmp eq i8 %6, 0
  br label %8

8:
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %19, label %14

11:
  %12 = load i8, i8* %18, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %19, label %14

14:
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %17, label %24, label %11

19:
  %20 = add i64 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8

24:
  %25 = phi i64 [ 0, %2 ], [ %10, %14 ], [ %20, %19 ]
  ret i64 %25
}

define i8* @__gmc_rt_strpbrk(i8* %0, i8* %1) {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:
  %6 = load i8, i8* %1, align 1
  %7 = icmp eq i8 %6, 0
  br label %8

8:
  %9 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %10 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %7, label %19, label %14

11:
  %12 = load i8, i8* %18, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %19, label %14

14:
  %15 = phi i8 [ %12, %11 ], [ %6, %8 ]
  %16 = phi i8* [ %18, %11 ], [ %1, %8 ]
  %17 = icmp eq i8 %15, %9
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  br i1 %17, label %24, label %11

19:
  %20 = add i64 %10, 1
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = load i8, i8* %21, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %8

24:
  %25 = phi i64 [ 0, %2 ], [ %10, %14 ], [ %20, %19 ]
  %26 = getelementptr inbounds i8, i8* %0, i64 %25
  %27 = load i8, i8* %26, align 1
  %28 = icmp eq i8 %27, 0
  %29 = select i1 %28, i8* null, i8* %26
  ret i8* %29
}

define i8* @__gmc_rt_strstr(i8* %0, i8* %1) {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %1, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3

9:
  %10 = icmp eq i64 %4, 0
  br label %11

11:
  %12 = phi i8* [ %41, %40 ], [ %0, %9 ]
  br i1 %10, label %34, label %13

13:
  %14 = phi i32 [ %25, %27 ], [ undef, %11 ]
  %15 = phi i8* [ %29, %27 ], [ %12, %11 ]
  %16 = phi i64 [ %28, %27 ], [ %4, %11 ]
  %17 = phi i8* [ %30, %27 ], [ %1, %11 ]
  %18 = load i8, i8* %15, align 1
  %19 = load i8, i8* %17, align 1
  %20 = icmp eq i8 %18, %19
  %21 = icmp ult i8 %18, %19
  %22 = select i1 %21, i32 -1, i32 1
  %23 = icmp eq i8 %18, 0
  %24 = select i1 %23, i32 2, i32 0
  %25 = select i1 %20, i32 %14, i32 %22
  %26 = select i1 %20, i32 %24, i32 1
  switch i32 %26, label %32 [
    i32 0, label %27
    i32 1, label %34
    i32 2, label %33
  ]

27:
  %28 = add i64 %16, -1
  %29 = getelementptr inbounds i8, i8* %15, i64 1
  %30 = getelementptr inbounds i8, i8* %17, i64 1
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %33, label %13

32:
  unreachable

33:
  br label %34

34:
  %35 = phi i32 [ 0, %11 ], [ 0, %33 ], [ %25, %13 ]
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %42, label %37

37:
  %38 = load i8, i8* %12, align 1
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %42, label %40

40:
  %41 = getelementptr inbounds i8, i8* %12, i64 1
  br label %11

42:
  %43 = phi i8* [ %12, %34 ], [ null, %37 ]
  ret i8* %43
}

define i8* @__gmc_rt_strcasestr(i8* %0, i8* %1) {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, i8* %1, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3

9:
  %10 = icmp eq i64 %4, 0
  br label %11

11:
  %12 = phi i8* [ %50, %49 ], [ %0, %9 ]
  br i1 %10, label %43, label %13

13:
  %14 = phi i32 [ %34, %36 ], [ undef, %11 ]
  %15 = phi i8* [ %38, %36 ], [ %12, %11 ]
  %16 = phi i64 [ %37, %36 ], [ %4, %11 ]
  %17 = phi i8* [ %39, %36 ], [ %1, %11 ]
  %18 = load i8, i8* %15, align 1
  %19 = zext i8 %18 to i32
  %20 = add i8 %18, -65
  %21 = icmp ult i8 %20, 26
  %22 = add nuw nsw i32 %19, 32
  %23 = select i1 %21, i32 %22, i32 %19
  %24 = load i8, i8* %17, align 1
  %25 = zext i8 %24 to i32
  %26 = add i8 %24, -65
  %27 = icmp ult i8 %26, 26
  %28 = add nuw nsw i32 %25, 32
  %29 = select i1 %27, i32 %28, i32 %25
  %30 = icmp eq i32 %23, %29
  %31 = sub nsw i32 %23, %29
  %32 = icmp eq i32 %23, 0
  %33 = select i1 %32, i32 2, i32 0
  %34 = select i1 %30, i32 %14, i32 %31
  %35 = select i1 %30, i32 %33, i32 1
  switch i32 %35, label %41 [
    i32 0, label %36
    i32 1, label %43
    i32 2, label %42
  ]

36:
  %37 = add i64 %16, -1
  %38 = getelementptr inbounds i8, i8* %15, i64 1
  %39 = getelementptr inbounds i8, i8* %17, i64 1
  %40 = icmp eq i64 %37, 0
  br i1 %40, label %42, label %13

41:
  unreachable

42:
  br label %43

43:
  %44 = phi i32 [ 0, %11 ], [ 0, %42 ], [ %34, %13 ]
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %51, label %46

46:
  %47 = load i8, i8* %12, align 1
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %51, label %49

49:
  %50 = getelementptr inbounds i8, i8* %12, i64 1
  br label %11

51:
  %52 = phi i8* [ %12, %43 ], [ null, %46 ]
  ret i8* %52
}

define i8* @__gmc_rt_strtok_r(i8* %0, i8* %1, i8** %2) {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %5, label %7

5:
  %6 = load i8*, i8** %2, align 8
  br label %7

7:
  %8 = phi i8* [ %0, %3 ], [ %6, %5 ]
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %30, label %11

11:
  %12 = load i8, i8* %1, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %30, label %14

14:
  %15 = phi i8 [ %28, %25 ], [ %9, %11 ]
  %16 = phi i64 [ %26, %25 ], [ 0, %11 ]
  br label %20

17:
  %18 = load i8, i8* %24, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %30, label %20

20:
  %21 = phi i8 [ %18, %17 ], [ %12, %14 ]
  %22 = phi i8* [ %24, %17 ], [ %1, %14 ]
  %23 = icmp eq i8 %21, %15
  %24 = getelementptr inbounds i8, i8* %22, i64 1
  br i1 %23, label %25, label %17

25:
  %26 = add i64 %16, 1
  %27 = getelementptr inbounds i8, i8* %8, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %14

30:
  %31 = phi i64 [ 0, %7 ], [ 0, %11 ], [ %16, %17 ], [ %26, %25 ]
  %32 = getelementptr inbounds i8, i8* %8, i64 %31
  %33 = load i8, i8* %32, align 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %61, label %35

35:
  %36 = load i8, i8* %1, align 1
  %37 = icmp eq i8 %36, 0
  br label %38

38:
  %39 = phi i8 [ %33, %35 ], [ %52, %49 ]
  %40 = phi i64 [ 0, %35 ], [ %50, %49 ]
  br i1 %37, label %49, label %44

41:
  %42 = load i8, i8* %48, align 1
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %49, label %44

44:
  %45 = phi i8 [ %42, %41 ], [ %36, %38 ]
  %46 = phi i8* [ %48, %41 ], [ %1, %38 ]
  %47 = icmp eq i8 %45, %39
  %48 = getelementptr inbounds i8, i8* %46, i64 1
  br i1 %47, label %54, label %41

49:
  %50 = add i64 %40, 1
  %51 = getelementptr inbounds i8, i8* %32, i64 %50
  %52 = load i8, i8* %51, align 1
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %54, label %38

54:
  %55 = phi i64 [ %40, %44 ], [ %50, %49 ]
  %56 = getelementptr inbounds i8, i8* %32, i64 %55
  %57 = load i8, i8* %56, align 1
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %61, label %59

59:
  %60 = getelementptr inbounds i8, i8* %56, i64 1
  store i8 0, i8* %56, align 1
  br label %61

61:
  %62 = phi i8* [ %32, %30 ], [ %60, %59 ], [ %56, %54 ]
  %63 = phi i8* [ null, %30 ], [ %32, %59 ], [ %32, %54 ]
  store i8* %62, i8** %2, align 8
  ret i8* %63
}

define i8* @__gmc_rt___strtok_r(i8* %0, i8* %1, i8** %2) {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %5, label %7

5:
  %6 = load i8*, i8** %2, align 8
  br label %7

7:
  %8 = phi i8* [ %0, %3 ], [ %6, %5 ]
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %30, label %11

11:
  %12 = load i8, i8* %1, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %30, label %14

14:
  %15 = phi i8 [ %28, %25 ], [ %9, %11 ]
  %16 = phi i64 [ %26, %25 ], [ 0, %11 ]
  br label %20

17:
  %18 = load i8, i8* %24, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %30, label %20

20:
  %21 = phi i8 [ %18, %17 ], [ %12, %14 ]
  %22 = phi i8* [ %24, %17 ], [ %1, %14 ]
  %23 = icmp eq i8 %21, %15
  %24 = getelementptr inbounds i8, i8* %22, i64 1
  br i1 %23, label %25, label %17

25:
  %26 = add i64 %16, 1
  %27 = getelementptr inbounds i8, i8* %8, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %14

30:
  %31 = phi i64 [ 0, %7 ], [ 0, %11 ], [ %16, %17 ], [ %26, %25 ]
  %32 = getelementptr inbounds i8, i8* %8, i64 %31
  %33 = load i8, i8* %32, align 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %61, label %35

35:
  %36 = load i8, i8* %1, align 1
  %37 = icmp eq i8 %36, 0
  br label %38

38:
  %39 = phi i8 [ %33, %35 ], [ %52, %49 ]
  %40 = phi i64 [ 0, %35 ], [ %50, %49 ]
  br i1 %37, label %49, label %44

41:
  %42 = load i8, i8* %48, align 1
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %49, label %44

44:
  %45 = phi i8 [ %42, %41 ], [ %36, %38 ]
  %46 = phi i8* [ %48, %41 ], [ %1, %38 ]
  %47 = icmp eq i8 %45, %39
  %48 = getelementptr inbounds i8, i8* %46, i64 1
  br i1 %47, label %54, label %41

49:
  %50 = add i64 %40, 1
  %51 = getelementptr inbounds i8, i8* %32, i64 %50
  %52 = load i8, i8* %51, align 1
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %54, label %38

54:
  %55 = phi i64 [ %40, %44 ], [ %50, %49 ]
  %56 = getelementptr inbounds i8, i8* %32, i64 %55
  %57 = load i8, i8* %56, align 1
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %61, label %59

59:
  %60 = getelementptr inbounds i8, i8* %56, i64 1
  store i8 0, i8* %56, align 1
  br label %61

61:
  %62 = phi i8* [ %32, %30 ], [ %60, %59 ], [ %56, %54 ]
  %63 = phi i8* [ null, %30 ], [ %32, %59 ], [ %32, %54 ]
  store i8* %62, i8** %2, align 8
  ret i8* %63
}

define i8* @__gmc_rt_strsep(i8** %0, i8* %1) {
  %3 = load i8*, i8** %0, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %36, label %5

5:
  %6 = load i8, i8* %3, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %27, label %8

8:
  %9 = load i8, i8* %1, align 1
  %10 = icmp eq i8 %9, 0
  br label %11

11:
  %12 = phi i8 [ %6, %8 ], [ %25, %22 ]
  %13 = phi i64 [ 0, %8 ], [ %23, %22 ]
  br i1 %10, label %22, label %17

14:
  %15 = load i8, i8* %21, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %22, label %17

17:
  %18 = phi i8 [ %15, %14 ], [ %9, %11 ]
  %19 = phi i8* [ %21, %14 ], [ %1, %11 ]
  %20 = icmp eq i8 %18, %12
  %21 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %20, label %27, label %14

22:
  %23 = add i64 %13, 1
  %24 = getelementptr inbounds i8, i8* %3, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %11

27:
  %28 = phi i64 [ 0, %5 ], [ %13, %17 ], [ %23, %22 ]
  %29 = getelementptr inbounds i8, i8* %3, i64 %28
  %30 = load i8, i8* %29, align 1
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %34, label %32

32:
  store i8 0, i8* %29, align 1
  %33 = getelementptr inbounds i8, i8* %29, i64 1
  br label %34

34:
  %35 = phi i8* [ %33, %32 ], [ null, %27 ]
  store i8* %35, i8** %0, align 8
  br label %36

36:
  %37 = phi i8* [ %3, %34 ], [ null, %2 ]
  ret i8* %37
}

define i8* @__gmc_rt_strtok(i8* %0, i8* %1) {
  %3 = icmp eq i8* %0, null
  %4 = load i8*, i8** @tok_place, align 8
  %5 = select i1 %3, i8* %4, i8* %0
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %27, label %8

8:
  %9 = load i8, i8* %1, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %27, label %11

11:
  %12 = phi i8 [ %25, %22 ], [ %6, %8 ]
  %13 = phi i64 [ %23, %22 ], [ 0, %8 ]
  br label %17

14:
  %15 = load i8, i8* %21, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %27, label %17

17:
  %18 = phi i8 [ %15, %14 ], [ %9, %11 ]
  %19 = phi i8* [ %21, %14 ], [ %1, %11 ]
  %20 = icmp eq i8 %18, %12
  %21 = getelementptr inbounds i8, i8* %19, i64 1
  br i1 %20, label %22, label %14

22:
  %23 = add i64 %13, 1
  %24 = getelementptr inbounds i8, i8* %5, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %11

27:
  %28 = phi i64 [ 0, %2 ], [ 0, %8 ], [ %13, %14 ], [ %23, %22 ]
  %29 = getelementptr inbounds i8, i8* %5, i64 %28
  %30 = load i8, i8* %29, align 1
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %58, label %32

32:
  %33 = load i8, i8* %1, align 1
  %34 = icmp eq i8 %33, 0
  br label %35

35:
  %36 = phi i8 [ %30, %32 ], [ %49, %46 ]
  %37 = phi i64 [ 0, %32 ], [ %47, %46 ]
  br i1 %34, label %46, label %41

38:
  %39 = load i8, i8* %45, align 1
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %46, label %41

41:
  %42 = phi i8 [ %39, %38 ], [ %33, %35 ]
  %43 = phi i8* [ %45, %38 ], [ %1, %35 ]
  %44 = icmp eq i8 %42, %36
  %45 = getelementptr inbounds i8, i8* %43, i64 1
  br i1 %44, label %51, label %38

46:
  %47 = add i64 %37, 1
  %48 = getelementptr inbounds i8, i8* %29, i64 %47
  %49 = load i8, i8* %48, align 1
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %35

51:
  %52 = phi i64 [ %37, %41 ], [ %47, %46 ]
  %53 = getelementptr inbounds i8, i8* %29, i64 %52
  %54 = load i8, i8* %53, align 1
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %58, label %56

56:
  %57 = getelementptr inbounds i8, i8* %53, i64 1
  store i8 0, i8* %53, align 1
  br label %58

58:
  %59 = phi i8* [ %29, %27 ], [ %57, %56 ], [ %53, %51 ]
  %60 = phi i8* [ null, %27 ], [ %29, %56 ], [ %29, %51 ]
  store i8* %59, i8** @tok_place, align 8
  ret i8* %60
}

define i8* @__gmc_rt_strerror(i32 %0) {
  br label %2

2:
  %3 = phi i32 [ 0, %1 ], [ %13, %12 ]
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [19 x %struct.error], [19 x %struct.error]* @errors, i64 0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 16
  %7 = icmp eq i32 %6, %0
  br i1 %7, label %8, label %12

8:
  %9 = zext i32 %3 to i64
  %10 = getelementptr inbounds [19 x %struct.error], [19 x %struct.error]* @errors, i64 0, i64 %9, i32 1
  %11 = load i8*, i8** %10, align 8
  br label %15

12:
  %13 = add nuw nsw i32 %3, 1
  %14 = icmp eq i32 %13, 19
  br i1 %14, label %15, label %2

15:
  %16 = phi i8* [ %11, %8 ], [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), %12 ]
  ret i8* %16
}

define i8* @__gmc_rt_strerror_r(i32 %0, i8* %1, i64 %2) {
  br label %4

4:
  %5 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %6 = getelementptr inbounds [19 x %struct.error], [19 x %struct.error]* @errors, i64 0, i64 %5, i32 0
  %7 = load i32, i32* %6, align 16
  %8 = icmp eq i32 %7, %0
  br i1 %8, label %9, label %13

9:
  %10 = and i64 %5, 4294967295
  %11 = getelementptr inbounds [19 x %struct.error], [19 x %struct.error]* @errors, i64 0, i64 %10, i32 1
  %12 = load i8*, i8** %11, align 8
  br label %16

13:
  %14 = add nuw nsw i64 %5, 1
  %15 = icmp eq i64 %14, 19
  br i1 %15, label %16, label %4

16:
  %17 = phi i8* [ %12, %9 ], [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), %13 ]
  ret i8* %17
}

define i8* @__gmc_rt___xpg_basename(i8* %0) {
  br label %2

2:
  %3 = phi i8* [ %0, %1 ], [ %9, %2 ]
  %4 = phi i8* [ null, %1 ], [ %7, %2 ]
  %5 = load i8, i8* %3, align 1
  %6 = icmp eq i8 %5, 47
  %7 = select i1 %6, i8* %3, i8* %4
  %8 = icmp eq i8 %5, 0
  %9 = getelementptr inbounds i8, i8* %3, i64 1
  br i1 %8, label %10, label %2

10:
  %11 = icmp eq i8* %7, null
  %12 = getelementptr inbounds i8, i8* %7, i64 1
  %13 = select i1 %11, i8* %0, i8* %12
  ret i8* %13
}



