; ModuleID = 'casretry-call.c'
source_filename = "casretry-call.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4
@y = dso_local global i32 0, align 4
@got = dso_local global [3 x i32] zeroinitializer, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #2
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @bounded, i8* noundef inttoptr (i64 1 to i8*)) #2
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @weaker, i8* noundef inttoptr (i64 2 to i8*)) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @inc(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %5 = load atomic i32, i32* @x acquire, align 4
  store i32 %5, i32* %4, align 4
  %6 = load i32, i32* %4, align 4
  store i32 %6, i32* %3, align 4
  br label %7

7:                                                ; preds = %12, %1
  %8 = load i32, i32* %3, align 4
  %9 = add nsw i32 %8, 1
  %10 = call zeroext i1 (i32*, i32*, i32, ...) @change(i32* noundef @x, i32* noundef %3, i32 noundef %9)
  %11 = xor i1 %10, true
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  br label %7, !llvm.loop !6

13:                                               ; preds = %7
  %14 = load i32, i32* %3, align 4
  %15 = load i8*, i8** %2, align 8
  %16 = ptrtoint i8* %15 to i64
  %17 = getelementptr inbounds [3 x i32], [3 x i32]* @got, i64 0, i64 %16
  store i32 %14, i32* %17, align 4
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @bounded(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  %7 = load atomic i32, i32* @x acquire, align 4
  store i32 %7, i32* %5, align 4
  %8 = load i32, i32* %5, align 4
  store i32 %8, i32* %4, align 4
  br label %9

9:                                                ; preds = %19, %1
  %10 = load i32, i32* %4, align 4
  %11 = and i32 %10, 7
  store i32 %11, i32* %6, align 4
  %12 = load i32, i32* %6, align 4
  %13 = icmp eq i32 %12, 3
  br i1 %13, label %14, label %18

14:                                               ; preds = %9
  %15 = load i8*, i8** %3, align 8
  %16 = ptrtoint i8* %15 to i64
  %17 = getelementptr inbounds [3 x i32], [3 x i32]* @got, i64 0, i64 %16
  store i32 -1, i32* %17, align 4
  store i8* null, i8** %2, align 8
  br label %29

18:                                               ; preds = %9
  br label %19

19:                                               ; preds = %18
  %20 = load i32, i32* %6, align 4
  %21 = add nsw i32 %20, 2
  %22 = call zeroext i1 (i32*, i32*, i32, ...) @change(i32* noundef @x, i32* noundef %4, i32 noundef %21)
  %23 = xor i1 %22, true
  br i1 %23, label %9, label %24, !llvm.loop !8

24:                                               ; preds = %19
  %25 = load i32, i32* %4, align 4
  %26 = load i8*, i8** %3, align 8
  %27 = ptrtoint i8* %26 to i64
  %28 = getelementptr inbounds [3 x i32], [3 x i32]* @got, i64 0, i64 %27
  store i32 %25, i32* %28, align 4
  store i8* null, i8** %2, align 8
  br label %29

29:                                               ; preds = %24, %14
  %30 = load i8*, i8** %2, align 8
  ret i8* %30
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @weaker(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %7 = load atomic i32, i32* @x acquire, align 4
  store i32 %7, i32* %4, align 4
  %8 = load i32, i32* %4, align 4
  store i32 %8, i32* %3, align 4
  store i32 1, i32* %5, align 4
  %9 = load i32, i32* %5, align 4
  store atomic i32 %9, i32* @y monotonic, align 4
  %10 = load atomic i32, i32* @x acquire, align 4
  store i32 %10, i32* %6, align 4
  %11 = load i32, i32* %6, align 4
  store i32 %11, i32* %3, align 4
  br label %12

12:                                               ; preds = %17, %1
  %13 = load i32, i32* %3, align 4
  %14 = add nsw i32 %13, 4
  %15 = call zeroext i1 (i32*, i32*, i32, ...) @relaxed(i32* noundef @x, i32* noundef %3, i32 noundef %14)
  %16 = xor i1 %15, true
  br i1 %16, label %17, label %18

17:                                               ; preds = %12
  br label %12, !llvm.loop !9

18:                                               ; preds = %12
  %19 = load i32, i32* %3, align 4
  %20 = load i8*, i8** %2, align 8
  %21 = ptrtoint i8* %20 to i64
  %22 = getelementptr inbounds [3 x i32], [3 x i32]* @got, i64 0, i64 %21
  store i32 %19, i32* %22, align 4
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @change(i32* noundef %0, i32* noundef %1, i32 noundef %2, ...) #0 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32 %2, i32* %6, align 4
  %9 = load i32*, i32** %4, align 8
  %10 = load i32*, i32** %5, align 8
  %11 = load i32, i32* %6, align 4
  store i32 %11, i32* %7, align 4
  %12 = load i32, i32* %10, align 4
  %13 = load i32, i32* %7, align 4
  %14 = cmpxchg i32* %9, i32 %12, i32 %13 acq_rel acquire, align 4
  %15 = extractvalue { i32, i1 } %14, 0
  %16 = extractvalue { i32, i1 } %14, 1
  br i1 %16, label %18, label %17

17:                                               ; preds = %3
  store i32 %15, i32* %10, align 4
  br label %18

18:                                               ; preds = %17, %3
  %19 = zext i1 %16 to i8
  store i8 %19, i8* %8, align 1
  %20 = load i8, i8* %8, align 1
  %21 = trunc i8 %20 to i1
  ret i1 %21
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @relaxed(i32* noundef %0, i32* noundef %1, i32 noundef %2, ...) #0 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32 %2, i32* %6, align 4
  %9 = load i32*, i32** %4, align 8
  %10 = load i32*, i32** %5, align 8
  %11 = load i32, i32* %6, align 4
  store i32 %11, i32* %7, align 4
  %12 = load i32, i32* %10, align 4
  %13 = load i32, i32* %7, align 4
  %14 = cmpxchg i32* %9, i32 %12, i32 %13 acq_rel monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 0
  %16 = extractvalue { i32, i1 } %14, 1
  br i1 %16, label %18, label %17

17:                                               ; preds = %3
  store i32 %15, i32* %10, align 4
  br label %18

18:                                               ; preds = %17, %3
  %19 = zext i1 %16 to i8
  store i8 %19, i8* %8, align 1
  %20 = load i8, i8* %8, align 1
  %21 = trunc i8 %20 to i1
  ret i1 %21
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
