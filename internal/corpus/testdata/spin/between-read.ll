; ModuleID = 'between-read.c'
source_filename = "between-read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global %struct.node* null, align 8
@got = dso_local global [2 x i32] zeroinitializer, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thread, i8* noundef null) #3
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thread, i8* noundef inttoptr (i64 1 to i8*)) #3
  %6 = load i64, i64* %2, align 8
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null)
  %8 = load i64, i64* %3, align 8
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @thread(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.node*, align 8
  %8 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  %9 = call noalias i8* @malloc(i64 noundef 8) #3
  %10 = bitcast i8* %9 to %struct.node*
  store %struct.node* %10, %struct.node** %3, align 8
  %11 = bitcast %struct.node** %5 to i64*
  %12 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %12, i64* %11, align 8
  %13 = bitcast i64* %11 to %struct.node**
  %14 = load %struct.node*, %struct.node** %13, align 8
  store %struct.node* %14, %struct.node** %4, align 8
  %15 = call i32 @look(i32 noundef 1)
  store i32 %15, i32* %6, align 4
  br label %16

16:                                               ; preds = %30, %1
  %17 = load %struct.node*, %struct.node** %4, align 8
  %18 = load %struct.node*, %struct.node** %3, align 8
  %19 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 0
  store %struct.node* %17, %struct.node** %19, align 8
  br label %20

20:                                               ; preds = %16
  %21 = load %struct.node*, %struct.node** %3, align 8
  store %struct.node* %21, %struct.node** %7, align 8
  %22 = bitcast %struct.node** %4 to i64*
  %23 = bitcast %struct.node** %7 to i64*
  %24 = load i64, i64* %22, align 8
  %25 = load i64, i64* %23, align 8
  %26 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %24, i64 %25 acq_rel acquire, align 8
  %27 = extractvalue { i64, i1 } %26, 0
  %28 = extractvalue { i64, i1 } %26, 1
  br i1 %28, label %30, label %29

29:                                               ; preds = %20
  store i64 %27, i64* %22, align 8
  br label %30

30:                                               ; preds = %29, %20
  %31 = zext i1 %28 to i8
  store i8 %31, i8* %8, align 1
  %32 = load i8, i8* %8, align 1
  %33 = trunc i8 %32 to i1
  %34 = xor i1 %33, true
  br i1 %34, label %16, label %35, !llvm.loop !6

35:                                               ; preds = %30
  %36 = load i32, i32* %6, align 4
  %37 = mul nsw i32 2, %36
  %38 = load %struct.node*, %struct.node** %4, align 8
  %39 = icmp ne %struct.node* %38, null
  %40 = zext i1 %39 to i32
  %41 = add nsw i32 %37, %40
  %42 = load i8*, i8** %2, align 8
  %43 = ptrtoint i8* %42 to i64
  %44 = getelementptr inbounds [2 x i32], [2 x i32]* @got, i64 0, i64 %43
  store i32 %41, i32* %44, align 4
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @look(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.node*, align 8
  store i32 %0, i32* %3, align 4
  %5 = load i32, i32* %3, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = load i32, i32* %3, align 4
  %9 = sub nsw i32 %8, 1
  %10 = call i32 @look(i32 noundef %9)
  store i32 %10, i32* %2, align 4
  br label %18

11:                                               ; preds = %1
  %12 = bitcast %struct.node** %4 to i64*
  %13 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %13, i64* %12, align 8
  %14 = bitcast i64* %12 to %struct.node**
  %15 = load %struct.node*, %struct.node** %14, align 8
  %16 = icmp ne %struct.node* %15, null
  %17 = zext i1 %16 to i32
  store i32 %17, i32* %2, align 4
  br label %18

18:                                               ; preds = %11, %7
  %19 = load i32, i32* %2, align 4
  ret i32 %19
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
