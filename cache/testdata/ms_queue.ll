; ModuleID = 'ms_queue.c'
source_filename = "ms_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@tail = internal global %struct.node* @dummy, align 8
@dummy = internal global %struct.node zeroinitializer, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i64 0, i64* %3, align 8
  br label %5

5:                                                ; preds = %14, %0
  %6 = load i64, i64* %3, align 8
  %7 = icmp slt i64 %6, 5
  br i1 %7, label %8, label %17

8:                                                ; preds = %5
  %9 = load i64, i64* %3, align 8
  %10 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i64 0, i64 %9
  %11 = load i64, i64* %3, align 8
  %12 = inttoptr i64 %11 to i8*
  %13 = call i32 @pthread_create(i64* noundef %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @work, i8* noundef %12) #3
  br label %14

14:                                               ; preds = %8
  %15 = load i64, i64* %3, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, i64* %3, align 8
  br label %5, !llvm.loop !6

17:                                               ; preds = %5
  store i32 0, i32* %4, align 4
  br label %18

18:                                               ; preds = %27, %17
  %19 = load i32, i32* %4, align 4
  %20 = icmp slt i32 %19, 5
  br i1 %20, label %21, label %30

21:                                               ; preds = %18
  %22 = load i32, i32* %4, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i64 0, i64 %23
  %25 = load i64, i64* %24, align 8
  %26 = call i32 @pthread_join(i64 noundef %25, i8** noundef null)
  br label %27

27:                                               ; preds = %21
  %28 = load i32, i32* %4, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, i32* %4, align 4
  br label %18, !llvm.loop !8

30:                                               ; preds = %18
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @work(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  %3 = load i8*, i8** %2, align 8
  %4 = ptrtoint i8* %3 to i64
  %5 = trunc i64 %4 to i32
  call void @enqueue(i32 noundef %5)
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @enqueue(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca %struct.node*, align 8
  store i32 %0, i32* %2, align 4
  %10 = call noalias i8* @malloc(i64 noundef 16) #3
  %11 = bitcast i8* %10 to %struct.node*
  store %struct.node* %11, %struct.node** %3, align 8
  %12 = load i32, i32* %2, align 4
  %13 = load %struct.node*, %struct.node** %3, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0
  store i32 %12, i32* %14, align 8
  %15 = load %struct.node*, %struct.node** %3, align 8
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 1
  store %struct.node* null, %struct.node** %6, align 8
  %17 = bitcast %struct.node** %16 to i64*
  %18 = bitcast %struct.node** %6 to i64*
  %19 = load i64, i64* %18, align 8
  store atomic i64 %19, i64* %17 monotonic, align 8
  br label %20

20:                                               ; preds = %49, %42, %38, %1
  %21 = bitcast %struct.node** %7 to i64*
  %22 = load atomic i64, i64* bitcast (%struct.node** @tail to i64*) acquire, align 8
  store i64 %22, i64* %21, align 8
  %23 = bitcast i64* %21 to %struct.node**
  %24 = load %struct.node*, %struct.node** %23, align 8
  store %struct.node* %24, %struct.node** %4, align 8
  %25 = load %struct.node*, %struct.node** %4, align 8
  %26 = getelementptr inbounds %struct.node, %struct.node* %25, i32 0, i32 1
  %27 = bitcast %struct.node** %26 to i64*
  %28 = bitcast %struct.node** %8 to i64*
  %29 = load atomic i64, i64* %27 acquire, align 8
  store i64 %29, i64* %28, align 8
  %30 = bitcast i64* %28 to %struct.node**
  %31 = load %struct.node*, %struct.node** %30, align 8
  store %struct.node* %31, %struct.node** %5, align 8
  %32 = load %struct.node*, %struct.node** %4, align 8
  %33 = bitcast %struct.node** %9 to i64*
  %34 = load atomic i64, i64* bitcast (%struct.node** @tail to i64*) acquire, align 8
  store i64 %34, i64* %33, align 8
  %35 = bitcast i64* %33 to %struct.node**
  %36 = load %struct.node*, %struct.node** %35, align 8
  %37 = icmp ne %struct.node* %32, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %20
  br label %20

39:                                               ; preds = %20
  %40 = load %struct.node*, %struct.node** %5, align 8
  %41 = icmp ne %struct.node* %40, null
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  call void @__VERIFIER_assume(i1 noundef zeroext false)
  br label %20

43:                                               ; preds = %39
  %44 = load %struct.node*, %struct.node** %4, align 8
  %45 = getelementptr inbounds %struct.node, %struct.node* %44, i32 0, i32 1
  %46 = load %struct.node*, %struct.node** %3, align 8
  %47 = call zeroext i1 @advance(%struct.node** noundef %45, %struct.node* noundef null, %struct.node* noundef %46)
  br i1 %47, label %48, label %49

48:                                               ; preds = %43
  br label %50

49:                                               ; preds = %43
  br label %20

50:                                               ; preds = %48
  %51 = load %struct.node*, %struct.node** %4, align 8
  %52 = load %struct.node*, %struct.node** %3, align 8
  %53 = call zeroext i1 @advance(%struct.node** noundef @tail, %struct.node* noundef %51, %struct.node* noundef %52)
  ret void
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

declare void @__VERIFIER_assume(i1 noundef zeroext) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i1 @advance(%struct.node** noundef %0, %struct.node* noundef %1, %struct.node* noundef %2) #0 {
  %4 = alloca %struct.node**, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca i8, align 1
  store %struct.node** %0, %struct.node*** %4, align 8
  store %struct.node* %1, %struct.node** %5, align 8
  store %struct.node* %2, %struct.node** %6, align 8
  %9 = load %struct.node**, %struct.node*** %4, align 8
  %10 = load %struct.node*, %struct.node** %6, align 8
  store %struct.node* %10, %struct.node** %7, align 8
  %11 = bitcast %struct.node** %9 to i64*
  %12 = bitcast %struct.node** %5 to i64*
  %13 = bitcast %struct.node** %7 to i64*
  %14 = load i64, i64* %12, align 8
  %15 = load i64, i64* %13, align 8
  %16 = cmpxchg i64* %11, i64 %14, i64 %15 release monotonic, align 8
  %17 = extractvalue { i64, i1 } %16, 0
  %18 = extractvalue { i64, i1 } %16, 1
  br i1 %18, label %20, label %19

19:                                               ; preds = %3
  store i64 %17, i64* %12, align 8
  br label %20

20:                                               ; preds = %19, %3
  %21 = zext i1 %18 to i8
  store i8 %21, i8* %8, align 1
  %22 = load i8, i8* %8, align 1
  %23 = trunc i8 %22 to i1
  ret i1 %23
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
