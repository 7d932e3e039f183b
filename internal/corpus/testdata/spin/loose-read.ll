; ModuleID = 'loose-read.c'
source_filename = "loose-read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@a = dso_local global %struct.node { %struct.node* null, i32 1 }, align 8
@b = dso_local global %struct.node { %struct.node* @a, i32 2 }, align 8
@top = dso_local global %struct.node* null, align 8
@slot = dso_local global %struct.node* null, align 8
@got = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inserter, i8* noundef null) #2
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @other, i8* noundef null) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @inserter(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  %4 = call %struct.node* @make()
  store %struct.node* %4, %struct.node** %3, align 8
  %5 = load %struct.node*, %struct.node** %3, align 8
  %6 = call i32 @insert(%struct.node* noundef %5, i32 noundef 0)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %23, label %8

8:                                                ; preds = %1
  %9 = load %struct.node*, %struct.node** %3, align 8
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0
  %11 = load %struct.node*, %struct.node** %10, align 8
  %12 = icmp ne %struct.node* %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %8
  br label %21

14:                                               ; preds = %8
  %15 = load %struct.node*, %struct.node** %3, align 8
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 0
  %17 = load %struct.node*, %struct.node** %16, align 8
  %18 = icmp eq %struct.node* %17, @a
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, i32 2, i32 3
  br label %21

21:                                               ; preds = %14, %13
  %22 = phi i32 [ 1, %13 ], [ %20, %14 ]
  store i32 %22, i32* @got, align 4
  br label %23

23:                                               ; preds = %21, %1
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal i8* @other(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  store %struct.node* @a, %struct.node** %3, align 8
  %5 = bitcast %struct.node** %3 to i64*
  %6 = load i64, i64* %5, align 8
  store atomic i64 %6, i64* bitcast (%struct.node** @top to i64*) release, align 8
  store %struct.node* @b, %struct.node** %4, align 8
  %7 = bitcast %struct.node** %4 to i64*
  %8 = load i64, i64* %7, align 8
  store atomic i64 %8, i64* bitcast (%struct.node** @top to i64*) release, align 8
  ret i8* null
}

; Function Attrs: noinline nounwind uwtable
define internal %struct.node* @make() #0 {
  %1 = alloca %struct.node*, align 8
  %2 = call noalias i8* @malloc(i64 noundef 16) #2
  %3 = bitcast i8* %2 to %struct.node*
  store %struct.node* %3, %struct.node** %1, align 8
  %4 = load %struct.node*, %struct.node** %1, align 8
  %5 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 0
  store %struct.node* @b, %struct.node** %5, align 8
  %6 = load %struct.node*, %struct.node** %1, align 8
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1
  store i32 1, i32* %7, align 8
  %8 = load %struct.node*, %struct.node** %1, align 8
  ret %struct.node* %8
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @insert(%struct.node* noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.node*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca %struct.node*, align 8
  %10 = alloca i8, align 1
  store %struct.node* %0, %struct.node** %4, align 8
  store i32 %1, i32* %5, align 4
  %11 = load i32, i32* %5, align 4
  %12 = icmp sgt i32 %11, 2
  br i1 %12, label %13, label %18

13:                                               ; preds = %2
  %14 = load %struct.node*, %struct.node** %4, align 8
  %15 = load i32, i32* %5, align 4
  %16 = sub nsw i32 %15, 1
  %17 = call i32 @insert(%struct.node* noundef %14, i32 noundef %16)
  store i32 %17, i32* %3, align 4
  br label %63

18:                                               ; preds = %2
  br label %19

19:                                               ; preds = %62, %18
  %20 = bitcast %struct.node** %7 to i64*
  %21 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %21, i64* %20, align 8
  %22 = bitcast i64* %20 to %struct.node**
  %23 = load %struct.node*, %struct.node** %22, align 8
  store %struct.node* %23, %struct.node** %6, align 8
  %24 = load %struct.node*, %struct.node** %6, align 8
  store %struct.node* %24, %struct.node** %8, align 8
  br label %25

25:                                               ; preds = %35, %19
  %26 = load %struct.node*, %struct.node** %8, align 8
  %27 = icmp ne %struct.node* %26, null
  br i1 %27, label %28, label %39

28:                                               ; preds = %25
  %29 = load %struct.node*, %struct.node** %8, align 8
  %30 = getelementptr inbounds %struct.node, %struct.node* %29, i32 0, i32 1
  %31 = load i32, i32* %30, align 8
  %32 = and i32 %31, 2
  %33 = load i32, i32* %5, align 4
  %34 = or i32 %33, %32
  store i32 %34, i32* %5, align 4
  br label %35

35:                                               ; preds = %28
  %36 = load %struct.node*, %struct.node** %8, align 8
  %37 = getelementptr inbounds %struct.node, %struct.node* %36, i32 0, i32 0
  %38 = load %struct.node*, %struct.node** %37, align 8
  store %struct.node* %38, %struct.node** %8, align 8
  br label %25, !llvm.loop !6

39:                                               ; preds = %25
  %40 = load i32, i32* %5, align 4
  %41 = and i32 %40, 2
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %39
  store i32 0, i32* %3, align 4
  br label %63

44:                                               ; preds = %39
  %45 = load %struct.node*, %struct.node** %6, align 8
  %46 = load %struct.node*, %struct.node** %4, align 8
  %47 = getelementptr inbounds %struct.node, %struct.node* %46, i32 0, i32 0
  store %struct.node* %45, %struct.node** %47, align 8
  %48 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %48, %struct.node** %9, align 8
  %49 = bitcast %struct.node** %6 to i64*
  %50 = bitcast %struct.node** %9 to i64*
  %51 = load i64, i64* %49, align 8
  %52 = load i64, i64* %50, align 8
  %53 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %51, i64 %52 release monotonic, align 8
  %54 = extractvalue { i64, i1 } %53, 0
  %55 = extractvalue { i64, i1 } %53, 1
  br i1 %55, label %57, label %56

56:                                               ; preds = %44
  store i64 %54, i64* %49, align 8
  br label %57

57:                                               ; preds = %56, %44
  %58 = zext i1 %55 to i8
  store i8 %58, i8* %10, align 1
  %59 = load i8, i8* %10, align 1
  %60 = trunc i8 %59 to i1
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  store i32 1, i32* %3, align 4
  br label %63

62:                                               ; preds = %57
  br label %19

63:                                               ; preds = %61, %43, %13
  %64 = load i32, i32* %3, align 4
  ret i32 %64
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

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
