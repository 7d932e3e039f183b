; ModuleID = 'loose.c'
source_filename = "loose.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@end = dso_local global %struct.node { i32 100, %struct.node* null }, align 8
@begin = dso_local global %struct.node { i32 -1, %struct.node* @end }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  store i64 0, i64* %3, align 8
  br label %4

4:                                                ; preds = %14, %0
  %5 = load i64, i64* %3, align 8
  %6 = icmp slt i64 %5, 3
  br i1 %6, label %7, label %17

7:                                                ; preds = %4
  %8 = load i64, i64* %3, align 8
  %9 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %8
  %10 = load i64, i64* %3, align 8
  %11 = sdiv i64 %10, 2
  %12 = inttoptr i64 %11 to i8*
  %13 = call i32 @pthread_create(i64* noundef %9, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inserter, i8* noundef %12) #2
  br label %14

14:                                               ; preds = %7
  %15 = load i64, i64* %3, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, i64* %3, align 8
  br label %4, !llvm.loop !6

17:                                               ; preds = %4
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i8* @inserter(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca i8, align 1
  store i8* %0, i8** %3, align 8
  %10 = call noalias i8* @malloc(i64 noundef 16) #2
  %11 = bitcast i8* %10 to %struct.node*
  store %struct.node* %11, %struct.node** %4, align 8
  %12 = load i8*, i8** %3, align 8
  %13 = ptrtoint i8* %12 to i64
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 1, %14
  %16 = load %struct.node*, %struct.node** %4, align 8
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 0
  store i32 %15, i32* %17, align 8
  br label %18

18:                                               ; preds = %51, %1
  %19 = load %struct.node*, %struct.node** %4, align 8
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 0
  %21 = load i32, i32* %20, align 8
  %22 = call %struct.node* @find(i32 noundef %21, %struct.node** noundef %5)
  store %struct.node* %22, %struct.node** %6, align 8
  %23 = load %struct.node*, %struct.node** %6, align 8
  %24 = getelementptr inbounds %struct.node, %struct.node* %23, i32 0, i32 0
  %25 = load i32, i32* %24, align 8
  %26 = load %struct.node*, %struct.node** %4, align 8
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 0
  %28 = load i32, i32* %27, align 8
  %29 = icmp eq i32 %25, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %18
  store i8* null, i8** %2, align 8
  br label %57

31:                                               ; preds = %18
  %32 = load %struct.node*, %struct.node** %4, align 8
  %33 = getelementptr inbounds %struct.node, %struct.node* %32, i32 0, i32 1
  %34 = load %struct.node*, %struct.node** %6, align 8
  store %struct.node* %34, %struct.node** %7, align 8
  %35 = bitcast %struct.node** %33 to i64*
  %36 = bitcast %struct.node** %7 to i64*
  %37 = load i64, i64* %36, align 8
  store atomic i64 %37, i64* %35 monotonic, align 8
  br label %38

38:                                               ; preds = %31
  %39 = load %struct.node*, %struct.node** %5, align 8
  %40 = getelementptr inbounds %struct.node, %struct.node* %39, i32 0, i32 1
  %41 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %41, %struct.node** %8, align 8
  %42 = bitcast %struct.node** %40 to i64*
  %43 = bitcast %struct.node** %6 to i64*
  %44 = bitcast %struct.node** %8 to i64*
  %45 = load i64, i64* %43, align 8
  %46 = load i64, i64* %44, align 8
  %47 = cmpxchg i64* %42, i64 %45, i64 %46 release monotonic, align 8
  %48 = extractvalue { i64, i1 } %47, 0
  %49 = extractvalue { i64, i1 } %47, 1
  br i1 %49, label %51, label %50

50:                                               ; preds = %38
  store i64 %48, i64* %43, align 8
  br label %51

51:                                               ; preds = %50, %38
  %52 = zext i1 %49 to i8
  store i8 %52, i8* %9, align 1
  %53 = load i8, i8* %9, align 1
  %54 = trunc i8 %53 to i1
  %55 = xor i1 %54, true
  br i1 %55, label %18, label %56, !llvm.loop !8

56:                                               ; preds = %51
  store i8* null, i8** %2, align 8
  br label %57

57:                                               ; preds = %56, %30
  %58 = load i8*, i8** %2, align 8
  ret i8* %58
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal %struct.node* @find(i32 noundef %0, %struct.node** noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.node**, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  store i32 %0, i32* %3, align 4
  store %struct.node** %1, %struct.node*** %4, align 8
  store %struct.node* @begin, %struct.node** %5, align 8
  %9 = load %struct.node*, %struct.node** %5, align 8
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 1
  %11 = bitcast %struct.node** %10 to i64*
  %12 = bitcast %struct.node** %7 to i64*
  %13 = load atomic i64, i64* %11 acquire, align 8
  store i64 %13, i64* %12, align 8
  %14 = bitcast i64* %12 to %struct.node**
  %15 = load %struct.node*, %struct.node** %14, align 8
  store %struct.node* %15, %struct.node** %6, align 8
  br label %16

16:                                               ; preds = %22, %2
  %17 = load %struct.node*, %struct.node** %6, align 8
  %18 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 0
  %19 = load i32, i32* %18, align 8
  %20 = load i32, i32* %3, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %31

22:                                               ; preds = %16
  %23 = load %struct.node*, %struct.node** %6, align 8
  store %struct.node* %23, %struct.node** %5, align 8
  %24 = load %struct.node*, %struct.node** %5, align 8
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i32 0, i32 1
  %26 = bitcast %struct.node** %25 to i64*
  %27 = bitcast %struct.node** %8 to i64*
  %28 = load atomic i64, i64* %26 acquire, align 8
  store i64 %28, i64* %27, align 8
  %29 = bitcast i64* %27 to %struct.node**
  %30 = load %struct.node*, %struct.node** %29, align 8
  store %struct.node* %30, %struct.node** %6, align 8
  br label %16, !llvm.loop !9

31:                                               ; preds = %16
  %32 = load %struct.node*, %struct.node** %5, align 8
  %33 = load %struct.node**, %struct.node*** %4, align 8
  store %struct.node* %32, %struct.node** %33, align 8
  %34 = load %struct.node*, %struct.node** %6, align 8
  ret %struct.node* %34
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
