; ModuleID = 'fresh-known.c'
source_filename = "fresh-known.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.node = type { i64, i32 }

@disguised = dso_local global i64 0, align 8
@top = dso_local global i64 0, align 8
@got = dso_local global i64 0, align 8

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
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  %10 = call noalias i8* @malloc(i64 noundef 16) #2
  %11 = bitcast i8* %10 to %struct.node*
  store %struct.node* %11, %struct.node** %3, align 8
  %12 = load %struct.node*, %struct.node** %3, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 0
  store atomic i64 -1, i64* %13 seq_cst, align 8
  %14 = load %struct.node*, %struct.node** %3, align 8
  %15 = ptrtoint %struct.node* %14 to i64
  %16 = xor i64 %15, -1085102592571150096
  store i64 %16, i64* %5, align 8
  %17 = load i64, i64* %5, align 8
  store atomic i64 %17, i64* @disguised release, align 8
  br label %18

18:                                               ; preds = %34, %1
  %19 = load atomic i64, i64* @top monotonic, align 8
  store i64 %19, i64* %6, align 8
  %20 = load i64, i64* %6, align 8
  store i64 %20, i64* %4, align 8
  %21 = load %struct.node*, %struct.node** %3, align 8
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 0
  %23 = load i64, i64* %4, align 8
  store i64 %23, i64* %7, align 8
  %24 = load i64, i64* %7, align 8
  store atomic i64 %24, i64* %22 monotonic, align 8
  br label %25

25:                                               ; preds = %18
  %26 = load i64, i64* %4, align 8
  %27 = add nsw i64 %26, 10
  store i64 %27, i64* %8, align 8
  %28 = load i64, i64* %4, align 8
  %29 = load i64, i64* %8, align 8
  %30 = cmpxchg i64* @top, i64 %28, i64 %29 monotonic monotonic, align 8
  %31 = extractvalue { i64, i1 } %30, 0
  %32 = extractvalue { i64, i1 } %30, 1
  br i1 %32, label %34, label %33

33:                                               ; preds = %25
  store i64 %31, i64* %4, align 8
  br label %34

34:                                               ; preds = %33, %25
  %35 = zext i1 %32 to i8
  store i8 %35, i8* %9, align 1
  %36 = load i8, i8* %9, align 1
  %37 = trunc i8 %36 to i1
  %38 = xor i1 %37, true
  br i1 %38, label %18, label %39, !llvm.loop !6

39:                                               ; preds = %34
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
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  %6 = load atomic i64, i64* @disguised acquire, align 8
  store i64 %6, i64* %4, align 8
  %7 = load i64, i64* %4, align 8
  store i64 %7, i64* %3, align 8
  %8 = load i64, i64* %3, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %1
  %11 = load i64, i64* %3, align 8
  %12 = xor i64 %11, -1085102592571150096
  %13 = inttoptr i64 %12 to %struct.node*
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0
  %15 = load atomic i64, i64* %14 monotonic, align 8
  store i64 %15, i64* %5, align 8
  %16 = load i64, i64* %5, align 8
  store i64 %16, i64* @got, align 8
  br label %17

17:                                               ; preds = %10, %1
  ret i8* null
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
