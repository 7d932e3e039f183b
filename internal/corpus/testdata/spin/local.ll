; ModuleID = 'local.c'
source_filename = "local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global %struct.node* null, align 8
@done = dso_local global i32 0, align 4
@got = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @filled, i8* noundef null) #2
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @before, i8* noundef null) #2
  %8 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inside, i8* noundef null) #2
  %9 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @filled(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  %9 = bitcast %struct.node** %5 to i64*
  %10 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8
  store i64 %10, i64* %9, align 8
  %11 = bitcast i64* %9 to %struct.node**
  %12 = load %struct.node*, %struct.node** %11, align 8
  store %struct.node* %12, %struct.node** %4, align 8
  br label %13

13:                                               ; preds = %29, %1
  %14 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1
  store i32 1, i32* %14, align 8
  %15 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0
  %16 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %16, %struct.node** %6, align 8
  %17 = bitcast %struct.node** %15 to i64*
  %18 = bitcast %struct.node** %6 to i64*
  %19 = load i64, i64* %18, align 8
  store atomic i64 %19, i64* %17 monotonic, align 8
  br label %20

20:                                               ; preds = %13
  store %struct.node* %3, %struct.node** %7, align 8
  %21 = bitcast %struct.node** %4 to i64*
  %22 = bitcast %struct.node** %7 to i64*
  %23 = load i64, i64* %21, align 8
  %24 = load i64, i64* %22, align 8
  %25 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %23, i64 %24 release monotonic, align 8
  %26 = extractvalue { i64, i1 } %25, 0
  %27 = extractvalue { i64, i1 } %25, 1
  br i1 %27, label %29, label %28

28:                                               ; preds = %20
  store i64 %26, i64* %21, align 8
  br label %29

29:                                               ; preds = %28, %20
  %30 = zext i1 %27 to i8
  store i8 %30, i8* %8, align 1
  %31 = load i8, i8* %8, align 1
  %32 = trunc i8 %31 to i1
  %33 = xor i1 %32, true
  br i1 %33, label %13, label %34, !llvm.loop !6

34:                                               ; preds = %29
  call void @wait()
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @before(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  store %struct.node* %3, %struct.node** %4, align 8
  %10 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1
  store i32 2, i32* %10, align 8
  br label %11

11:                                               ; preds = %36, %1
  %12 = bitcast %struct.node** %6 to i64*
  %13 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %13, i64* %12, align 8
  %14 = bitcast i64* %12 to %struct.node**
  %15 = load %struct.node*, %struct.node** %14, align 8
  store %struct.node* %15, %struct.node** %5, align 8
  %16 = load %struct.node*, %struct.node** %4, align 8
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 0
  %18 = load %struct.node*, %struct.node** %5, align 8
  store %struct.node* %18, %struct.node** %7, align 8
  %19 = bitcast %struct.node** %17 to i64*
  %20 = bitcast %struct.node** %7 to i64*
  %21 = load i64, i64* %20, align 8
  store atomic i64 %21, i64* %19 monotonic, align 8
  %22 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %22, %struct.node** %8, align 8
  %23 = bitcast %struct.node** %5 to i64*
  %24 = bitcast %struct.node** %8 to i64*
  %25 = load i64, i64* %23, align 8
  %26 = load i64, i64* %24, align 8
  %27 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %25, i64 %26 release monotonic, align 8
  %28 = extractvalue { i64, i1 } %27, 0
  %29 = extractvalue { i64, i1 } %27, 1
  br i1 %29, label %31, label %30

30:                                               ; preds = %11
  store i64 %28, i64* %23, align 8
  br label %31

31:                                               ; preds = %30, %11
  %32 = zext i1 %29 to i8
  store i8 %32, i8* %9, align 1
  %33 = load i8, i8* %9, align 1
  %34 = trunc i8 %33 to i1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  br label %37

36:                                               ; preds = %31
  br label %11

37:                                               ; preds = %35
  call void @wait()
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @inside(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  br label %8

8:                                                ; preds = %29, %1
  %9 = bitcast %struct.node** %5 to i64*
  %10 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %10, i64* %9, align 8
  %11 = bitcast i64* %9 to %struct.node**
  %12 = load %struct.node*, %struct.node** %11, align 8
  store %struct.node* %12, %struct.node** %4, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1
  store i32 3, i32* %13, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0
  %15 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %15, %struct.node** %14, align 8
  store %struct.node* %3, %struct.node** %6, align 8
  %16 = bitcast %struct.node** %4 to i64*
  %17 = bitcast %struct.node** %6 to i64*
  %18 = load i64, i64* %16, align 8
  %19 = load i64, i64* %17, align 8
  %20 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %18, i64 %19 release monotonic, align 8
  %21 = extractvalue { i64, i1 } %20, 0
  %22 = extractvalue { i64, i1 } %20, 1
  br i1 %22, label %24, label %23

23:                                               ; preds = %8
  store i64 %21, i64* %16, align 8
  br label %24

24:                                               ; preds = %23, %8
  %25 = zext i1 %22 to i8
  store i8 %25, i8* %7, align 1
  %26 = load i8, i8* %7, align 1
  %27 = trunc i8 %26 to i1
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  call void @wait()
  ret i8* null

29:                                               ; preds = %24
  br label %8
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @reader(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 0, i32* %3, align 4
  %7 = bitcast %struct.node** %5 to i64*
  %8 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %8, i64* %7, align 8
  %9 = bitcast i64* %7 to %struct.node**
  %10 = load %struct.node*, %struct.node** %9, align 8
  store %struct.node* %10, %struct.node** %4, align 8
  br label %11

11:                                               ; preds = %21, %1
  %12 = load %struct.node*, %struct.node** %4, align 8
  %13 = icmp ne %struct.node* %12, null
  br i1 %13, label %14, label %27

14:                                               ; preds = %11
  %15 = load i32, i32* %3, align 4
  %16 = mul nsw i32 10, %15
  %17 = load %struct.node*, %struct.node** %4, align 8
  %18 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 1
  %19 = load i32, i32* %18, align 8
  %20 = add nsw i32 %16, %19
  store i32 %20, i32* %3, align 4
  br label %21

21:                                               ; preds = %14
  %22 = load %struct.node*, %struct.node** %4, align 8
  %23 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 0
  %24 = bitcast %struct.node** %23 to i64*
  %25 = load atomic i64, i64* %24 seq_cst, align 8
  %26 = inttoptr i64 %25 to %struct.node*
  store %struct.node* %26, %struct.node** %4, align 8
  br label %11, !llvm.loop !8

27:                                               ; preds = %11
  %28 = load i32, i32* %3, align 4
  store i32 %28, i32* @got, align 4
  store i32 1, i32* %6, align 4
  %29 = load i32, i32* %6, align 4
  store atomic i32 %29, i32* @done release, align 4
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal void @wait() #0 {
  %1 = alloca i32, align 4
  br label %2

2:                                                ; preds = %7, %0
  %3 = load atomic i32, i32* @done acquire, align 4
  store i32 %3, i32* %1, align 4
  %4 = load i32, i32* %1, align 4
  %5 = icmp ne i32 %4, 0
  %6 = xor i1 %5, true
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  br label %2, !llvm.loop !9

8:                                                ; preds = %2
  ret void
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
