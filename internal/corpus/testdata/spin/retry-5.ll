; ModuleID = 'retry.c'
source_filename = "retry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.body = private unnamed_addr constant [2 x i8* (i8*)*] [i8* (i8*)* @keeper, i8* (i8*)* @middle], align 16
@x = dso_local global i32 0, align 4
@y = dso_local global i32 0, align 4
@seen = dso_local global i32 0, align 4
@first_seen = dso_local global i32 0, align 4
@tail_seen = dso_local global i32 0, align 4
@count_seen = dso_local global i32 0, align 4
@mid_seen = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i8* (i8*)*], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %8 = bitcast [2 x i8* (i8*)*]* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %8, i8* align 16 bitcast ([2 x i8* (i8*)*]* @__const.main.body to i8*), i64 16, i1 false)
  store i32 0, i32* %4, align 4
  br label %9

9:                                                ; preds = %24, %0
  %10 = load i32, i32* %4, align 4
  %11 = icmp slt i32 %10, 2
  br i1 %11, label %12, label %27

12:                                               ; preds = %9
  %13 = load i32, i32* %4, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [2 x i64], [2 x i64]* %3, i64 0, i64 %14
  %16 = load i32, i32* %4, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [2 x i8* (i8*)*], [2 x i8* (i8*)*]* %2, i64 0, i64 %17
  %19 = load i8* (i8*)*, i8* (i8*)** %18, align 8
  %20 = call i32 @pthread_create(i64* noundef %15, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef %19, i8* noundef null) #5
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %12
  call void @abort() #6
  unreachable

23:                                               ; preds = %12
  br label %24

24:                                               ; preds = %23
  %25 = load i32, i32* %4, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, i32* %4, align 4
  br label %9, !llvm.loop !6

27:                                               ; preds = %9
  store i32 5, i32* %5, align 4
  %28 = load i32, i32* %5, align 4
  store atomic i32 %28, i32* @x monotonic, align 4
  store i32 1, i32* %6, align 4
  %29 = load i32, i32* %6, align 4
  store atomic i32 %29, i32* @y monotonic, align 4
  store i32 0, i32* %7, align 4
  br label %30

30:                                               ; preds = %39, %27
  %31 = load i32, i32* %7, align 4
  %32 = icmp slt i32 %31, 2
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = load i32, i32* %7, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [2 x i64], [2 x i64]* %3, i64 0, i64 %35
  %37 = load i64, i64* %36, align 8
  %38 = call i32 @pthread_join(i64 noundef %37, i8** noundef null)
  br label %39

39:                                               ; preds = %33
  %40 = load i32, i32* %7, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, i32* %7, align 4
  br label %30, !llvm.loop !8

42:                                               ; preds = %30
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @keeper(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  %8 = load i8*, i8** %2, align 8
  %9 = load atomic i32, i32* @x monotonic, align 4
  store i32 %9, i32* %4, align 4
  %10 = load i32, i32* %4, align 4
  store i32 %10, i32* %3, align 4
  %11 = load i32, i32* %3, align 4
  store i32 %11, i32* %5, align 4
  br label %12

12:                                               ; preds = %26, %1
  %13 = load i32, i32* %3, align 4
  %14 = add nsw i32 %13, 10
  store i32 %14, i32* %6, align 4
  %15 = load i32, i32* %3, align 4
  %16 = load i32, i32* %6, align 4
  %17 = cmpxchg i32* @x, i32 %15, i32 %16 monotonic monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 0
  %19 = extractvalue { i32, i1 } %17, 1
  br i1 %19, label %21, label %20

20:                                               ; preds = %12
  store i32 %18, i32* %3, align 4
  br label %21

21:                                               ; preds = %20, %12
  %22 = zext i1 %19 to i8
  store i8 %22, i8* %7, align 1
  %23 = load i8, i8* %7, align 1
  %24 = trunc i8 %23 to i1
  %25 = xor i1 %24, true
  br i1 %25, label %26, label %27

26:                                               ; preds = %21
  br label %12, !llvm.loop !9

27:                                               ; preds = %21
  %28 = load i32, i32* %5, align 4
  store i32 %28, i32* @first_seen, align 4
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @middle(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %6 = load i8*, i8** %2, align 8
  store i32 -1, i32* %3, align 4
  br label %7

7:                                                ; preds = %12, %1
  %8 = load atomic i32, i32* @y monotonic, align 4
  store i32 %8, i32* %4, align 4
  %9 = load i32, i32* %4, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %7
  br label %15

12:                                               ; preds = %7
  %13 = load atomic i32, i32* @x monotonic, align 4
  store i32 %13, i32* %5, align 4
  %14 = load i32, i32* %5, align 4
  store i32 %14, i32* %3, align 4
  br label %7

15:                                               ; preds = %11
  %16 = load i32, i32* %3, align 4
  store i32 %16, i32* @mid_seen, align 4
  ret i8* null
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

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
