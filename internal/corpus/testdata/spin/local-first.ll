; ModuleID = 'local-first.c'
source_filename = "local-first.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global %struct.node* null, align 8
@slot = dso_local global %struct.node* null, align 8
@done = dso_local global i32 0, align 4
@got = dso_local global [2 x i32] zeroinitializer, align 4
@other.a = internal global %struct.node zeroinitializer, align 8
@other.b = internal global %struct.node zeroinitializer, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inserter, i8* noundef null) #2
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @other, i8* noundef null) #2
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @inserter(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  %9 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1
  store i32 1, i32* %9, align 8
  br label %10

10:                                               ; preds = %38, %1
  %11 = bitcast %struct.node** %5 to i64*
  %12 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8
  store i64 %12, i64* %11, align 8
  %13 = bitcast i64* %11 to %struct.node**
  %14 = load %struct.node*, %struct.node** %13, align 8
  store %struct.node* %14, %struct.node** %4, align 8
  %15 = load %struct.node*, %struct.node** %4, align 8
  %16 = icmp ne %struct.node* %15, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %10
  %18 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1
  store i32 2, i32* %18, align 8
  br label %19

19:                                               ; preds = %17, %10
  %20 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0
  %21 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %21, %struct.node** %6, align 8
  %22 = bitcast %struct.node** %20 to i64*
  %23 = bitcast %struct.node** %6 to i64*
  %24 = load i64, i64* %23, align 8
  store atomic i64 %24, i64* %22 monotonic, align 8
  store %struct.node* %3, %struct.node** %7, align 8
  %25 = bitcast %struct.node** %4 to i64*
  %26 = bitcast %struct.node** %7 to i64*
  %27 = load i64, i64* %25, align 8
  %28 = load i64, i64* %26, align 8
  %29 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %27, i64 %28 release monotonic, align 8
  %30 = extractvalue { i64, i1 } %29, 0
  %31 = extractvalue { i64, i1 } %29, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %19
  store i64 %30, i64* %25, align 8
  br label %33

33:                                               ; preds = %32, %19
  %34 = zext i1 %31 to i8
  store i8 %34, i8* %8, align 1
  %35 = load i8, i8* %8, align 1
  %36 = trunc i8 %35 to i1
  br i1 %36, label %37, label %38

37:                                               ; preds = %33
  br label %39

38:                                               ; preds = %33
  br label %10

39:                                               ; preds = %37
  call void @wait()
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @other(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  store %struct.node* @other.a, %struct.node** %3, align 8
  %5 = bitcast %struct.node** %3 to i64*
  %6 = load i64, i64* %5, align 8
  store atomic i64 %6, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8
  store %struct.node* @other.b, %struct.node** %4, align 8
  %7 = bitcast %struct.node** %4 to i64*
  %8 = load i64, i64* %7, align 8
  store atomic i64 %8, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @reader(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %8 = bitcast %struct.node** %4 to i64*
  %9 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %9, i64* %8, align 8
  %10 = bitcast i64* %8 to %struct.node**
  %11 = load %struct.node*, %struct.node** %10, align 8
  store %struct.node* %11, %struct.node** %3, align 8
  %12 = bitcast %struct.node** %6 to i64*
  %13 = load atomic i64, i64* bitcast (%struct.node** @slot to i64*) acquire, align 8
  store i64 %13, i64* %12, align 8
  %14 = bitcast i64* %12 to %struct.node**
  %15 = load %struct.node*, %struct.node** %14, align 8
  store %struct.node* %15, %struct.node** %5, align 8
  %16 = load %struct.node*, %struct.node** %3, align 8
  %17 = icmp ne %struct.node* %16, null
  br i1 %17, label %18, label %22

18:                                               ; preds = %1
  %19 = load %struct.node*, %struct.node** %3, align 8
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 1
  %21 = load i32, i32* %20, align 8
  store i32 %21, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @got, i64 0, i64 0), align 4
  br label %22

22:                                               ; preds = %18, %1
  %23 = load %struct.node*, %struct.node** %5, align 8
  %24 = icmp ne %struct.node* %23, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %22
  %26 = load %struct.node*, %struct.node** %5, align 8
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 1
  %28 = load i32, i32* %27, align 8
  store i32 %28, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @got, i64 0, i64 1), align 4
  br label %29

29:                                               ; preds = %25, %22
  store i32 1, i32* %7, align 4
  %30 = load i32, i32* %7, align 4
  store atomic i32 %30, i32* @done release, align 4
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
  br label %2, !llvm.loop !6

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
