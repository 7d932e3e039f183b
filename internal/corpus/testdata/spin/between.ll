; ModuleID = 'between.c'
source_filename = "between.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global %struct.node* null, align 8
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
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @made, i8* noundef null) #2
  %8 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @tested, i8* noundef null) #2
  %9 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @filled(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  %6 = call noalias i8* @malloc(i64 noundef 16) #2
  %7 = bitcast i8* %6 to %struct.node*
  store %struct.node* %7, %struct.node** %3, align 8
  %8 = bitcast %struct.node** %5 to i64*
  %9 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8
  store i64 %9, i64* %8, align 8
  %10 = bitcast i64* %8 to %struct.node**
  %11 = load %struct.node*, %struct.node** %10, align 8
  store %struct.node* %11, %struct.node** %4, align 8
  %12 = load %struct.node*, %struct.node** %3, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 1
  store i32 1, i32* %13, align 8
  %14 = load %struct.node*, %struct.node** %3, align 8
  %15 = load %struct.node*, %struct.node** %4, align 8
  call void @insert(%struct.node* noundef %14, %struct.node* noundef %15)
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @made(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  %5 = bitcast %struct.node** %4 to i64*
  %6 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8
  store i64 %6, i64* %5, align 8
  %7 = bitcast i64* %5 to %struct.node**
  %8 = load %struct.node*, %struct.node** %7, align 8
  store %struct.node* %8, %struct.node** %3, align 8
  %9 = call %struct.node* @make(i32 noundef 2)
  %10 = load %struct.node*, %struct.node** %3, align 8
  call void @insert(%struct.node* noundef %9, %struct.node* noundef %10)
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @tested(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  %8 = bitcast %struct.node** %4 to i64*
  %9 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8
  store i64 %9, i64* %8, align 8
  %10 = bitcast i64* %8 to %struct.node**
  %11 = load %struct.node*, %struct.node** %10, align 8
  store %struct.node* %11, %struct.node** %3, align 8
  %12 = call %struct.node* @make(i32 noundef 3)
  store %struct.node* %12, %struct.node** %5, align 8
  %13 = load %struct.node*, %struct.node** %5, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0
  store %struct.node* null, %struct.node** %14, align 8
  br label %15

15:                                               ; preds = %35, %1
  %16 = load %struct.node*, %struct.node** %3, align 8
  %17 = icmp ne %struct.node* %16, null
  br i1 %17, label %33, label %18

18:                                               ; preds = %15
  %19 = load %struct.node*, %struct.node** %5, align 8
  store %struct.node* %19, %struct.node** %6, align 8
  %20 = bitcast %struct.node** %3 to i64*
  %21 = bitcast %struct.node** %6 to i64*
  %22 = load i64, i64* %20, align 8
  %23 = load i64, i64* %21, align 8
  %24 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %22, i64 %23 release monotonic, align 8
  %25 = extractvalue { i64, i1 } %24, 0
  %26 = extractvalue { i64, i1 } %24, 1
  br i1 %26, label %28, label %27

27:                                               ; preds = %18
  store i64 %25, i64* %20, align 8
  br label %28

28:                                               ; preds = %27, %18
  %29 = zext i1 %26 to i8
  store i8 %29, i8* %7, align 1
  %30 = load i8, i8* %7, align 1
  %31 = trunc i8 %30 to i1
  %32 = xor i1 %31, true
  br label %33

33:                                               ; preds = %28, %15
  %34 = phi i1 [ false, %15 ], [ %32, %28 ]
  br i1 %34, label %35, label %36

35:                                               ; preds = %33
  br label %15, !llvm.loop !6

36:                                               ; preds = %33
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
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
  br i1 %12, label %13, label %24

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4
  %15 = mul nsw i32 10, %14
  %16 = load %struct.node*, %struct.node** %4, align 8
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 1
  %18 = load i32, i32* %17, align 8
  %19 = add nsw i32 %15, %18
  store i32 %19, i32* %3, align 4
  br label %20

20:                                               ; preds = %13
  %21 = load %struct.node*, %struct.node** %4, align 8
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 0
  %23 = load %struct.node*, %struct.node** %22, align 8
  store %struct.node* %23, %struct.node** %4, align 8
  br label %10, !llvm.loop !8

24:                                               ; preds = %10
  %25 = load i32, i32* %3, align 4
  store i32 %25, i32* @got, align 4
  ret i8* null
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @insert(%struct.node* noundef %0, %struct.node* noundef %1) #0 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i8, align 1
  store %struct.node* %0, %struct.node** %3, align 8
  store %struct.node* %1, %struct.node** %4, align 8
  br label %7

7:                                                ; preds = %21, %2
  %8 = load %struct.node*, %struct.node** %4, align 8
  %9 = load %struct.node*, %struct.node** %3, align 8
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0
  store %struct.node* %8, %struct.node** %10, align 8
  br label %11

11:                                               ; preds = %7
  %12 = load %struct.node*, %struct.node** %3, align 8
  store %struct.node* %12, %struct.node** %5, align 8
  %13 = bitcast %struct.node** %4 to i64*
  %14 = bitcast %struct.node** %5 to i64*
  %15 = load i64, i64* %13, align 8
  %16 = load i64, i64* %14, align 8
  %17 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %15, i64 %16 release monotonic, align 8
  %18 = extractvalue { i64, i1 } %17, 0
  %19 = extractvalue { i64, i1 } %17, 1
  br i1 %19, label %21, label %20

20:                                               ; preds = %11
  store i64 %18, i64* %13, align 8
  br label %21

21:                                               ; preds = %20, %11
  %22 = zext i1 %19 to i8
  store i8 %22, i8* %6, align 1
  %23 = load i8, i8* %6, align 1
  %24 = trunc i8 %23 to i1
  %25 = xor i1 %24, true
  br i1 %25, label %7, label %26, !llvm.loop !9

26:                                               ; preds = %21
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal %struct.node* @make(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  store i32 %0, i32* %2, align 4
  %4 = call noalias i8* @malloc(i64 noundef 16) #2
  %5 = bitcast i8* %4 to %struct.node*
  store %struct.node* %5, %struct.node** %3, align 8
  %6 = load i32, i32* %2, align 4
  %7 = load %struct.node*, %struct.node** %3, align 8
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1
  store i32 %6, i32* %8, align 8
  %9 = load %struct.node*, %struct.node** %3, align 8
  ret %struct.node* %9
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
