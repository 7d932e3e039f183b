; ModuleID = 'casretry-replaced.c'
source_filename = "casretry-replaced.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4
@got = dso_local global [2 x i32] zeroinitializer, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thread, i8* noundef null) #2
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thread, i8* noundef inttoptr (i64 1 to i8*)) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @thread(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %5 = load atomic i32, i32* @x seq_cst, align 4
  store i32 %5, i32* %4, align 4
  %6 = load i32, i32* %4, align 4
  store i32 %6, i32* %3, align 4
  store i32 5, i32* %3, align 4
  br label %7

7:                                                ; preds = %12, %1
  %8 = load i32, i32* %3, align 4
  %9 = add nsw i32 %8, 1
  %10 = call zeroext i1 @take(i32* noundef @x, i32* noundef %3, i32 noundef %9)
  %11 = xor i1 %10, true
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  br label %7, !llvm.loop !6

13:                                               ; preds = %7
  %14 = load i32, i32* %3, align 4
  %15 = load i8*, i8** %2, align 8
  %16 = ptrtoint i8* %15 to i64
  %17 = getelementptr inbounds [2 x i32], [2 x i32]* @got, i64 0, i64 %16
  store i32 %14, i32* %17, align 4
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @take(i32* noundef %0, i32* noundef %1, i32 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  store i32* %0, i32** %5, align 8
  store i32* %1, i32** %6, align 8
  store i32 %2, i32* %7, align 4
  %10 = load i32, i32* %7, align 4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %18

12:                                               ; preds = %3
  %13 = load i32*, i32** %5, align 8
  %14 = load i32*, i32** %6, align 8
  %15 = load i32, i32* %7, align 4
  %16 = sub nsw i32 0, %15
  %17 = call zeroext i1 @take(i32* noundef %13, i32* noundef %14, i32 noundef %16)
  store i1 %17, i1* %4, align 1
  br label %32

18:                                               ; preds = %3
  %19 = load i32*, i32** %5, align 8
  %20 = load i32*, i32** %6, align 8
  %21 = load i32, i32* %7, align 4
  store i32 %21, i32* %8, align 4
  %22 = load i32, i32* %20, align 4
  %23 = load i32, i32* %8, align 4
  %24 = cmpxchg i32* %19, i32 %22, i32 %23 seq_cst seq_cst, align 4
  %25 = extractvalue { i32, i1 } %24, 0
  %26 = extractvalue { i32, i1 } %24, 1
  br i1 %26, label %28, label %27

27:                                               ; preds = %18
  store i32 %25, i32* %20, align 4
  br label %28

28:                                               ; preds = %27, %18
  %29 = zext i1 %26 to i8
  store i8 %29, i8* %9, align 1
  %30 = load i8, i8* %9, align 1
  %31 = trunc i8 %30 to i1
  store i1 %31, i1* %4, align 1
  br label %32

32:                                               ; preds = %28, %12
  %33 = load i1, i1* %4, align 1
  ret i1 %33
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
