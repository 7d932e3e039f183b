; ModuleID = 'fresh.c'
source_filename = "fresh.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global %struct.node* null, align 8
@got = dso_local global [3 x i32] zeroinitializer, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @pusher, i8* noundef null) #2
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @direct, i8* noundef inttoptr (i64 1 to i8*)) #2
  %8 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @pusher, i8* noundef inttoptr (i64 2 to i8*)) #2
  %9 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @pusher(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  %4 = call noalias i8* @malloc(i64 noundef 16) #2
  %5 = bitcast i8* %4 to %struct.node*
  store %struct.node* %5, %struct.node** %3, align 8
  %6 = load i8*, i8** %2, align 8
  %7 = ptrtoint i8* %6 to i64
  %8 = add nsw i64 1, %7
  %9 = trunc i64 %8 to i32
  %10 = load %struct.node*, %struct.node** %3, align 8
  %11 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 1
  store atomic i32 %9, i32* %11 seq_cst, align 4
  %12 = load %struct.node*, %struct.node** %3, align 8
  call void @insert(%struct.node* noundef %12)
  ret i8* null
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @direct(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  %8 = call noalias i8* @malloc(i64 noundef 16) #2
  %9 = bitcast i8* %8 to %struct.node*
  store %struct.node* %9, %struct.node** %3, align 8
  %10 = load i8*, i8** %2, align 8
  %11 = ptrtoint i8* %10 to i64
  %12 = add nsw i64 1, %11
  %13 = trunc i64 %12 to i32
  %14 = load %struct.node*, %struct.node** %3, align 8
  %15 = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 1
  store atomic i32 %13, i32* %15 seq_cst, align 4
  br label %16

16:                                               ; preds = %40, %1
  %17 = bitcast %struct.node** %5 to i64*
  %18 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %18, i64* %17, align 8
  %19 = bitcast i64* %17 to %struct.node**
  %20 = load %struct.node*, %struct.node** %19, align 8
  store %struct.node* %20, %struct.node** %4, align 8
  %21 = load %struct.node*, %struct.node** %4, align 8
  %22 = load %struct.node*, %struct.node** %3, align 8
  %23 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 0
  %24 = ptrtoint %struct.node* %21 to i64
  %25 = bitcast %struct.node** %23 to i64*
  store atomic i64 %24, i64* %25 seq_cst, align 8
  %26 = load %struct.node*, %struct.node** %3, align 8
  store %struct.node* %26, %struct.node** %6, align 8
  %27 = bitcast %struct.node** %4 to i64*
  %28 = bitcast %struct.node** %6 to i64*
  %29 = load i64, i64* %27, align 8
  %30 = load i64, i64* %28, align 8
  %31 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %29, i64 %30 release monotonic, align 8
  %32 = extractvalue { i64, i1 } %31, 0
  %33 = extractvalue { i64, i1 } %31, 1
  br i1 %33, label %35, label %34

34:                                               ; preds = %16
  store i64 %32, i64* %27, align 8
  br label %35

35:                                               ; preds = %34, %16
  %36 = zext i1 %33 to i8
  store i8 %36, i8* %7, align 1
  %37 = load i8, i8* %7, align 1
  %38 = trunc i8 %37 to i1
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  br label %41

40:                                               ; preds = %35
  br label %16

41:                                               ; preds = %39
  ret i8* null
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  store i32 0, i32* %3, align 4
  %6 = bitcast %struct.node** %5 to i64*
  %7 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %7, i64* %6, align 8
  %8 = bitcast i64* %6 to %struct.node**
  %9 = load %struct.node*, %struct.node** %8, align 8
  store %struct.node* %9, %struct.node** %4, align 8
  br label %10

10:                                               ; preds = %20, %1
  %11 = load %struct.node*, %struct.node** %4, align 8
  %12 = icmp ne %struct.node* %11, null
  br i1 %12, label %13, label %26

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4
  %15 = mul nsw i32 10, %14
  %16 = load %struct.node*, %struct.node** %4, align 8
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 1
  %18 = load atomic i32, i32* %17 seq_cst, align 4
  %19 = add nsw i32 %15, %18
  store i32 %19, i32* %3, align 4
  br label %20

20:                                               ; preds = %13
  %21 = load %struct.node*, %struct.node** %4, align 8
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 0
  %23 = bitcast %struct.node** %22 to i64*
  %24 = load atomic i64, i64* %23 seq_cst, align 8
  %25 = inttoptr i64 %24 to %struct.node*
  store %struct.node* %25, %struct.node** %4, align 8
  br label %10, !llvm.loop !6

26:                                               ; preds = %10
  %27 = load i32, i32* %3, align 4
  %28 = load i8*, i8** %2, align 8
  %29 = ptrtoint i8* %28 to i64
  %30 = getelementptr inbounds [3 x i32], [3 x i32]* @got, i64 0, i64 %29
  store i32 %27, i32* %30, align 4
  ret i8* null
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @insert(%struct.node* noundef %0) #0 {
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca i8, align 1
  store %struct.node* %0, %struct.node** %2, align 8
  %8 = bitcast %struct.node** %4 to i64*
  %9 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8
  store i64 %9, i64* %8, align 8
  %10 = bitcast i64* %8 to %struct.node**
  %11 = load %struct.node*, %struct.node** %10, align 8
  store %struct.node* %11, %struct.node** %3, align 8
  br label %12

12:                                               ; preds = %29, %1
  %13 = load %struct.node*, %struct.node** %2, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0
  %15 = load %struct.node*, %struct.node** %3, align 8
  store %struct.node* %15, %struct.node** %5, align 8
  %16 = bitcast %struct.node** %14 to i64*
  %17 = bitcast %struct.node** %5 to i64*
  %18 = load i64, i64* %17, align 8
  store atomic i64 %18, i64* %16 monotonic, align 8
  br label %19

19:                                               ; preds = %12
  %20 = load %struct.node*, %struct.node** %2, align 8
  store %struct.node* %20, %struct.node** %6, align 8
  %21 = bitcast %struct.node** %3 to i64*
  %22 = bitcast %struct.node** %6 to i64*
  %23 = load i64, i64* %21, align 8
  %24 = load i64, i64* %22, align 8
  %25 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %23, i64 %24 release monotonic, align 8
  %26 = extractvalue { i64, i1 } %25, 0
  %27 = extractvalue { i64, i1 } %25, 1
  br i1 %27, label %29, label %28

28:                                               ; preds = %19
  store i64 %26, i64* %21, align 8
  br label %29

29:                                               ; preds = %28, %19
  %30 = zext i1 %27 to i8
  store i8 %30, i8* %7, align 1
  %31 = load i8, i8* %7, align 1
  %32 = trunc i8 %31 to i1
  %33 = xor i1 %32, true
  br i1 %33, label %12, label %34, !llvm.loop !8

34:                                               ; preds = %29
  ret void
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
