; ModuleID = 'casretry-other.c'
source_filename = "casretry-other.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@seen = dso_local global i32 -1, align 4
@x = dso_local global i32 0, align 4
@y = dso_local global i32 0, align 4
@failed = dso_local global i32 0, align 4
@old = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #3
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @retries, i8* noundef null) #3
  %6 = load i64, i64* %2, align 8
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null)
  %8 = load i64, i64* %3, align 8
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @writer(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 1, i32* %3, align 4
  %6 = load i32, i32* %3, align 4
  store atomic i32 %6, i32* @y monotonic, align 4
  store i32 2, i32* %4, align 4
  %7 = load i32, i32* %4, align 4
  store atomic i32 %7, i32* @x release, align 4
  store i32 3, i32* %5, align 4
  %8 = load i32, i32* %5, align 4
  store atomic i32 %8, i32* @x monotonic, align 4
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @retries(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  %11 = load atomic i32, i32* @x acquire, align 4
  store i32 %11, i32* %5, align 4
  %12 = load i32, i32* %5, align 4
  store i32 %12, i32* %4, align 4
  br label %13

13:                                               ; preds = %43, %1
  %14 = load i32, i32* %4, align 4
  %15 = icmp eq i32 %14, 2
  br i1 %15, label %16, label %29

16:                                               ; preds = %13
  store i32 7, i32* %6, align 4
  %17 = load i32, i32* %4, align 4
  %18 = load i32, i32* %6, align 4
  %19 = cmpxchg i32* @x, i32 %17, i32 %18 acq_rel monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 0
  %21 = extractvalue { i32, i1 } %19, 1
  br i1 %21, label %23, label %22

22:                                               ; preds = %16
  store i32 %20, i32* %4, align 4
  br label %23

23:                                               ; preds = %22, %16
  %24 = zext i1 %21 to i8
  store i8 %24, i8* %7, align 1
  %25 = load i8, i8* %7, align 1
  %26 = trunc i8 %25 to i1
  %27 = xor i1 %26, true
  %28 = zext i1 %27 to i32
  store i32 %28, i32* @failed, align 4
  br label %44

29:                                               ; preds = %13
  %30 = load i32, i32* %4, align 4
  %31 = add nsw i32 %30, 10
  store i32 %31, i32* %8, align 4
  %32 = load i32, i32* %4, align 4
  %33 = load i32, i32* %8, align 4
  %34 = cmpxchg i32* @x, i32 %32, i32 %33 acq_rel monotonic, align 4
  %35 = extractvalue { i32, i1 } %34, 0
  %36 = extractvalue { i32, i1 } %34, 1
  br i1 %36, label %38, label %37

37:                                               ; preds = %29
  store i32 %35, i32* %4, align 4
  br label %38

38:                                               ; preds = %37, %29
  %39 = zext i1 %36 to i8
  store i8 %39, i8* %9, align 1
  %40 = load i8, i8* %9, align 1
  %41 = trunc i8 %40 to i1
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store i8* null, i8** %2, align 8
  br label %47

43:                                               ; preds = %38
  br label %13

44:                                               ; preds = %23
  %45 = load atomic i32, i32* @y monotonic, align 4
  store i32 %45, i32* %10, align 4
  %46 = load i32, i32* %10, align 4
  store i32 %46, i32* @seen, align 4
  store i8* null, i8** %2, align 8
  br label %47

47:                                               ; preds = %44, %42
  %48 = load i8*, i8** %2, align 8
  ret i8* %48
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
