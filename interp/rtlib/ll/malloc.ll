target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [52 x i8] c"mmap: only mappings with MAP_ANONYMOUS are modelled\00", align 1
@.str.1 = private unnamed_addr constant [47 x i8] c"mmap: mappings with MAP_FIXED are not modelled\00", align 1
@.str.2 = private unnamed_addr constant [43 x i8] c"munmap: only whole mappings can be removed\00", align 1
@.str.3 = private unnamed_addr constant [87 x i8] c"madvise: MADV_DONTNEED and MADV_FREE, after which memory may be zero, are not modelled\00", align 1
@.str.4 = private unnamed_addr constant [67 x i8] c"the size of the allocation is negative or too large for any object\00", align 1
@.str.5 = private unnamed_addr constant [54 x i8] c"the alignment of the allocation is not a power of two\00", align 1

define i8* @__gmc_rt_malloc(i64 %0) {
  %2 = icmp slt i64 %0, 0
  br i1 %2, label %3, label %4

3:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.4, i64 0, i64 0))
  unreachable

4:
  %5 = call i8* @__gmc_malloc(i64 %0, i64 16, i32 0)
  ret i8* %5
}

define i8* @__gmc_rt_calloc(i64 %0, i64 %1) {
  %3 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1)
  %4 = extractvalue { i64, i1 } %3, 1
  br i1 %4, label %5, label %7

5:
  %6 = call i32* @__gmc_rt___errno_location()
  store i32 12, i32* %6, align 4
  br label %10

7:
  %8 = extractvalue { i64, i1 } %3, 0
  %9 = call i8* @__gmc_malloc(i64 %8, i64 16, i32 1)
  br label %10

10:
  %11 = phi i8* [ null, %5 ], [ %9, %7 ]
  ret i8* %11
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare i32* @__gmc_rt___errno_location()

declare i8* @__gmc_malloc(i64, i64, i32)

define void @__gmc_rt_free(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

declare void @__gmc_free(i8*)

define void @__gmc_rt_cfree(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt_realloc(i8* %0, i64 %1) {
  %3 = icmp eq i8* %0, null
  br i1 %3, label %4, label %9

4:
  %5 = icmp slt i64 %1, 0
  br i1 %5, label %6, label %7

6:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.4, i64 0, i64 0))
  unreachable

7:
  %8 = call i8* @__gmc_malloc(i64 %1, i64 16, i32 0)
  br label %20

9:
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %11, label %12

11:
  call void @__gmc_free(i8* %0)
  br label %20

12:
  %13 = call i64 @__gmc_object_size(i8* %0)
  %14 = icmp slt i64 %1, 0
  br i1 %14, label %15, label %16

15:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.4, i64 0, i64 0))
  unreachable

16:
  %17 = call i8* @__gmc_malloc(i64 %1, i64 16, i32 0)
  %18 = icmp ult i64 %13, %1
  %19 = select i1 %18, i64 %13, i64 %1
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %17, i8* align 1 %0, i64 %19, i1 false)
  call void @__gmc_free(i8* %0)
  br label %20

20:
  %21 = phi i8* [ null, %11 ], [ %17, %16 ], [ %8, %7 ]
  ret i8* %21
}

declare i64 @__gmc_object_size(i8*)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias, i8* noalias, i64, i1 immarg)

define i8* @__gmc_rt_reallocarray(i8* %0, i64 %1, i64 %2) {
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %5 = extractvalue { i64, i1 } %4, 1
  br i1 %5, label %6, label %8

6:
  %7 = call i32* @__gmc_rt___errno_location()
  store i32 12, i32* %7, align 4
  br label %11

8:
  %9 = extractvalue { i64, i1 } %4, 0
  %10 = call i8* @__gmc_rt_realloc(i8* %0, i64 %9)
  br label %11

11:
  %12 = phi i8* [ null, %6 ], [ %10, %8 ]
  ret i8* %12
}

define i8* @__gmc_rt_aligned_alloc(i64 %0, i64 %1) {
  %3 = icmp slt i64 %1, 0
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:
  %6 = call i64 @llvm.ctpop.i64(i64 %0)
  %7 = icmp eq i64 %6, 1
  br i1 %7, label %9, label %8

8:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.5, i64 0, i64 0))
  unreachable

9:
  %10 = call i8* @__gmc_malloc(i64 %1, i64 %0, i32 0)
  ret i8* %10
}

define i8* @__gmc_rt_memalign(i64 %0, i64 %1) {
  %3 = icmp slt i64 %1, 0
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:
  %6 = call i64 @llvm.ctpop.i64(i64 %0)
  %7 = icmp eq i64 %6, 1
  br i1 %7, label %9, label %8

8:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.5, i64 0, i64 0))
  unreachable

9:
  %10 = call i8* @__gmc_malloc(i64 %1, i64 %0, i32 0)
  ret i8* %10
}

define i8* @__gmc_rt_valloc(i64 %0) {
  %2 = icmp slt i64 %0, 0
  br i1 %2, label %3, label %4

3:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.4, i64 0, i64 0))
  unreachable

4:
  %5 = call i8* @__gmc_malloc(i64 %0, i64 4096, i32 0)
  ret i8* %5
}

define i32 @__gmc_rt_posix_memalign(i8** %0, i64 %1, i64 %2) {
  %4 = icmp ugt i64 %1, 7
  %5 = call i64 @llvm.ctpop.i64(i64 %1)
  %6 = icmp ult i64 %5, 2
  %7 = and i1 %4, %6
  br i1 %7, label %8, label %17

8:
  %9 = icmp slt i64 %2, 0
  br i1 %9, label %10, label %11

10:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.4, i64 0, i64 0))
  unreachable

11:
  %12 = call i64 @llvm.ctpop.i64(i64 %1)
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:
  call void @__gmc_fault(i32 23, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.5, i64 0, i64 0))
  unreachable

15:
  %16 = call i8* @__gmc_malloc(i64 %2, i64 %1, i32 0)
  store i8* %16, i8** %0, align 8
  br label %17

17:
  %18 = phi i32 [ 0, %15 ], [ 22, %3 ]
  ret i32 %18
}

define i8* @__gmc_rt_mmap(i8* %0, i64 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = and i32 %3, 32
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i64 0, i64 0))
  unreachable

10:
  %11 = and i32 %3, 1048592
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.str.1, i64 0, i64 0))
  unreachable

14:
  %15 = add i64 %1, -9223372036854771712
  %16 = icmp ult i64 %15, -9223372036854771711
  br i1 %16, label %17, label %21

17:
  %18 = icmp eq i64 %1, 0
  %19 = select i1 %18, i32 22, i32 12
  %20 = call i32* @__gmc_rt___errno_location()
  store i32 %19, i32* %20, align 4
  br label %25

21:
  %22 = add i64 %1, 4095
  %23 = and i64 %22, -4096
  %24 = call i8* @__gmc_malloc(i64 %23, i64 4096, i32 1)
  br label %25

25:
  %26 = phi i8* [ inttoptr (i64 -1 to i8*), %17 ], [ %24, %21 ]
  ret i8* %26
}

declare void @__gmc_fault(i32, i8*)

define i8* @__gmc_rt_mmap64(i8* %0, i64 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = and i32 %3, 32
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i64 0, i64 0))
  unreachable

10:
  %11 = and i32 %3, 1048592
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.str.1, i64 0, i64 0))
  unreachable

14:
  %15 = add i64 %1, -9223372036854771712
  %16 = icmp ult i64 %15, -9223372036854771711
  br i1 %16, label %17, label %21

17:
  %18 = icmp eq i64 %1, 0
  %19 = select i1 %18, i32 22, i32 12
  %20 = call i32* @__gmc_rt___errno_location()
  store i32 %19, i32* %20, align 4
  br label %25

21:
  %22 = add i64 %1, 4095
  %23 = and i64 %22, -4096
  %24 = call i8* @__gmc_malloc(i64 %23, i64 4096, i32 1)
  br label %25

25:
  %26 = phi i8* [ inttoptr (i64 -1 to i8*), %17 ], [ %24, %21 ]
  ret i8* %26
}

define i32 @__gmc_rt_munmap(i8* %0, i64 %1) {
  %3 = icmp ne i64 %1, 0
  %4 = ptrtoint i8* %0 to i64
  %5 = and i64 %4, 4095
  %6 = icmp eq i64 %5, 0
  %7 = and i1 %3, %6
  br i1 %7, label %10, label %8

8:
  %9 = call i32* @__gmc_rt___errno_location()
  store i32 22, i32* %9, align 4
  br label %17

10:
  %11 = add i64 %1, 4095
  %12 = and i64 %11, -4096
  %13 = call i64 @__gmc_object_size(i8* %0)
  %14 = icmp eq i64 %12, %13
  br i1 %14, label %16, label %15

15:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.str.2, i64 0, i64 0))
  unreachable

16:
  call void @__gmc_free(i8* %0)
  br label %17

17:
  %18 = phi i32 [ -1, %8 ], [ 0, %16 ]
  ret i32 %18
}

define i32 @__gmc_rt_mprotect(i8* %0, i64 %1, i32 %2) {
  ret i32 0
}

define i32 @__gmc_rt_madvise(i8* %0, i64 %1, i32 %2) {
  switch i32 %2, label %5 [
    i32 8, label %4
    i32 4, label %4
  ]

4:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([87 x i8], [87 x i8]* @.str.3, i64 0, i64 0))
  unreachable

5:
  ret i32 0
}

define i32 @__gmc_rt_mlock(i8* %0, i64 %1) {
  ret i32 0
}

define i32 @__gmc_rt_munlock(i8* %0, i64 %1) {
  ret i32 0
}

define i64 @__gmc_rt_malloc_usable_size(i8* %0) {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %5, label %3

3:
  %4 = call i64 @__gmc_object_size(i8* %0)
  br label %5

5:
  %6 = phi i64 [ %4, %3 ], [ 0, %1 ]
  ret i64 %6
}

define i8* @__gmc_rt_strdup(i8* %0) {
  %2 = call i64 @__gmc_rt_strlen(i8* %0)
  %3 = add i64 %2, 1
  %4 = call i8* @__gmc_malloc(i64 %3, i64 16, i32 0)
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %13, label %6

6:
  %7 = phi i64 [ %11, %6 ], [ 0, %1 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = getelementptr inbounds i8, i8* %4, i64 %7
  store i8 %9, i8* %10, align 1
  %11 = add nuw i64 %7, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %13, label %6

13:
  %14 = getelementptr inbounds i8, i8* %4, i64 %2
  store i8 0, i8* %14, align 1
  ret i8* %4
}

declare i64 @__gmc_rt_strlen(i8*)

define i8* @__gmc_rt___strdup(i8* %0) {
  %2 = call i64 @__gmc_rt_strlen(i8* %0)
  %3 = add i64 %2, 1
  %4 = call i8* @__gmc_malloc(i64 %3, i64 16, i32 0)
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %13, label %6

6:
  %7 = phi i64 [ %11, %6 ], [ 0, %1 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = getelementptr inbounds i8, i8* %4, i64 %7
  store i8 %9, i8* %10, align 1
  %11 = add nuw i64 %7, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %13, label %6

13:
  %14 = getelementptr inbounds i8, i8* %4, i64 %2
  store i8 0, i8* %14, align 1
  ret i8* %4
}

define i8* @__gmc_rt_strndup(i8* %0, i64 %1) {
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
  %14 = add i64 %13, 1
  %15 = call i8* @__gmc_malloc(i64 %14, i64 16, i32 0)
  %16 = icmp eq i64 %13, 0
  br i1 %16, label %24, label %17

17:
  %18 = phi i64 [ %22, %17 ], [ 0, %12 ]
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = load i8, i8* %19, align 1
  %21 = getelementptr inbounds i8, i8* %15, i64 %18
  store i8 %20, i8* %21, align 1
  %22 = add nuw i64 %18, 1
  %23 = icmp eq i64 %22, %13
  br i1 %23, label %24, label %17

24:
  %25 = getelementptr inbounds i8, i8* %15, i64 %13
  store i8 0, i8* %25, align 1
  ret i8* %15
}

declare i64 @llvm.ctpop.i64(i64)



