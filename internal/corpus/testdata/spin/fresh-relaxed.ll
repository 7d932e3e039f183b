; ModuleID = 'fresh-relaxed.c'
source_filename = "fresh-relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@got = dso_local global i64 -2, align 8
@slot = dso_local global %struct.node* null, align 8
@top = dso_local global i64 0, align 8
@ready = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @pusher, i8* noundef null) #2
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @other, i8* noundef null) #2
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @pusher(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  %11 = call noalias i8* @malloc(i64 noundef 8) #2
  %12 = bitcast i8* %11 to %struct.node*
  store %struct.node* %12, %struct.node** %3, align 8
  %13 = load %struct.node*, %struct.node** %3, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0
  store atomic i64 -1, i64* %14 seq_cst, align 8
  store i32 1, i32* %5, align 4
  %15 = load i32, i32* %5, align 4
  store atomic i32 %15, i32* @ready release, align 4
  br label %16

16:                                               ; preds = %32, %1
  %17 = load atomic i64, i64* @top monotonic, align 8
  store i64 %17, i64* %6, align 8
  %18 = load i64, i64* %6, align 8
  store i64 %18, i64* %4, align 8
  %19 = load %struct.node*, %struct.node** %3, align 8
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 0
  %21 = load i64, i64* %4, align 8
  store i64 %21, i64* %7, align 8
  %22 = load i64, i64* %7, align 8
  store atomic i64 %22, i64* %20 monotonic, align 8
  br label %23

23:                                               ; preds = %16
  %24 = load i64, i64* %4, align 8
  %25 = add nsw i64 %24, 10
  store i64 %25, i64* %8, align 8
  %26 = load i64, i64* %4, align 8
  %27 = load i64, i64* %8, align 8
  %28 = cmpxchg i64* @top, i64 %26, i64 %27 monotonic monotonic, align 8
  %29 = extractvalue { i64, i1 } %28, 0
  %30 = extractvalue { i64, i1 } %28, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %23
  store i64 %29, i64* %4, align 8
  br label %32

32:                                               ; preds = %31, %23
  %33 = zext i1 %30 to i8
  store i8 %33, i8* %9, align 1
  %34 = load i8, i8* %9, align 1
  %35 = trunc i8 %34 to i1
  %36 = xor i1 %35, true
  br i1 %36, label %16, label %37, !llvm.loop !6

37:                                               ; preds = %32
  %38 = load %struct.node*, %struct.node** %3, align 8
  store %struct.node* %38, %struct.node** %10, align 8
  %39 = bitcast %struct.node** %10 to i64*
  %40 = load i64, i64* %39, align 8
  store atomic i64 %40, i64* bitcast (%struct.node** @slot to i64*) monotonic, align 8
  ret i8* null
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @other(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  store i64 1, i64* %3, align 8
  %5 = load i64, i64* %3, align 8
  store atomic i64 %5, i64* @top monotonic, align 8
  store i64 2, i64* %4, align 8
  %6 = load i64, i64* %4, align 8
  store atomic i64 %6, i64* @top monotonic, align 8
  ret i8* null
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca i64, align 8
  store i8* %0, i8** %3, align 8
  %8 = load atomic i32, i32* @ready acquire, align 4
  store i32 %8, i32* %4, align 4
  %9 = load i32, i32* %4, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %1
  store i8* null, i8** %2, align 8
  br label %25

12:                                               ; preds = %1
  %13 = bitcast %struct.node** %6 to i64*
  %14 = load atomic i64, i64* bitcast (%struct.node** @slot to i64*) monotonic, align 8
  store i64 %14, i64* %13, align 8
  %15 = bitcast i64* %13 to %struct.node**
  %16 = load %struct.node*, %struct.node** %15, align 8
  store %struct.node* %16, %struct.node** %5, align 8
  %17 = load %struct.node*, %struct.node** %5, align 8
  %18 = icmp ne %struct.node* %17, null
  br i1 %18, label %19, label %24

19:                                               ; preds = %12
  %20 = load %struct.node*, %struct.node** %5, align 8
  %21 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 0
  %22 = load atomic i64, i64* %21 monotonic, align 8
  store i64 %22, i64* %7, align 8
  %23 = load i64, i64* %7, align 8
  store i64 %23, i64* @got, align 8
  br label %24

24:                                               ; preds = %19, %12
  store i8* null, i8** %2, align 8
  br label %25

25:                                               ; preds = %24, %11
  %26 = load i8*, i8** %2, align 8
  ret i8* %26
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

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
