; ModuleID = 'loose-packed.c'
source_filename = "loose-packed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global %struct.node* null, align 8
@stop = dso_local global i32 0, align 4
@shown = dso_local global i64 0, align 8
@.str = private unnamed_addr constant [29 x i8] c"!m || !atomic_load(&m->next)\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"loose-packed.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@own = internal thread_local global %struct.node* null, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i8, align 1
  %7 = alloca %struct.node*, align 8
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca %struct.node*, align 8
  %11 = alloca i64, align 8
  %12 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  %13 = call noalias i8* @malloc(i64 noundef 8) #3
  %14 = bitcast i8* %13 to %struct.node*
  store %struct.node* %14, %struct.node** %3, align 8
  store %struct.node* null, %struct.node** %4, align 8
  %15 = load %struct.node*, %struct.node** %3, align 8
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 0
  store %struct.node* null, %struct.node** %16, align 8
  %17 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @push, i8* noundef null) #3
  %18 = load %struct.node*, %struct.node** %3, align 8
  store %struct.node* %18, %struct.node** %5, align 8
  %19 = bitcast %struct.node** %4 to i64*
  %20 = bitcast %struct.node** %5 to i64*
  %21 = load i64, i64* %19, align 8
  %22 = load i64, i64* %20, align 8
  %23 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %21, i64 %22 seq_cst seq_cst, align 8
  %24 = extractvalue { i64, i1 } %23, 0
  %25 = extractvalue { i64, i1 } %23, 1
  br i1 %25, label %27, label %26

26:                                               ; preds = %0
  store i64 %24, i64* %19, align 8
  br label %27

27:                                               ; preds = %26, %0
  %28 = zext i1 %25 to i8
  store i8 %28, i8* %6, align 1
  %29 = load i8, i8* %6, align 1
  %30 = trunc i8 %29 to i1
  %31 = load %struct.node*, %struct.node** %3, align 8
  store %struct.node* %31, %struct.node** %4, align 8
  store %struct.node* null, %struct.node** %7, align 8
  %32 = bitcast %struct.node** %4 to i64*
  %33 = bitcast %struct.node** %7 to i64*
  %34 = load i64, i64* %32, align 8
  %35 = load i64, i64* %33, align 8
  %36 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %34, i64 %35 seq_cst seq_cst, align 8
  %37 = extractvalue { i64, i1 } %36, 0
  %38 = extractvalue { i64, i1 } %36, 1
  br i1 %38, label %40, label %39

39:                                               ; preds = %27
  store i64 %37, i64* %32, align 8
  br label %40

40:                                               ; preds = %39, %27
  %41 = zext i1 %38 to i8
  store i8 %41, i8* %8, align 1
  %42 = load i8, i8* %8, align 1
  %43 = trunc i8 %42 to i1
  store i32 1, i32* %9, align 4
  %44 = load i32, i32* %9, align 4
  store atomic i32 %44, i32* @stop seq_cst, align 4
  %45 = load atomic i64, i64* @shown seq_cst, align 8
  store i64 %45, i64* %11, align 8
  %46 = load i64, i64* %11, align 8
  %47 = lshr i64 %46, 16
  %48 = inttoptr i64 %47 to %struct.node*
  store %struct.node* %48, %struct.node** %10, align 8
  %49 = load %struct.node*, %struct.node** %10, align 8
  %50 = icmp ne %struct.node* %49, null
  br i1 %50, label %51, label %60

51:                                               ; preds = %40
  %52 = load %struct.node*, %struct.node** %10, align 8
  %53 = getelementptr inbounds %struct.node, %struct.node* %52, i32 0, i32 0
  %54 = bitcast %struct.node** %53 to i64*
  %55 = bitcast %struct.node** %12 to i64*
  %56 = load atomic i64, i64* %54 seq_cst, align 8
  store i64 %56, i64* %55, align 8
  %57 = bitcast i64* %55 to %struct.node**
  %58 = load %struct.node*, %struct.node** %57, align 8
  %59 = icmp ne %struct.node* %58, null
  br i1 %59, label %61, label %60

60:                                               ; preds = %51, %40
  br label %62

61:                                               ; preds = %51
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4
  unreachable

62:                                               ; preds = %60
  ret i32 0
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @push(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca i8, align 1
  store i8* %0, i8** %3, align 8
  %10 = call noalias i8* @malloc(i64 noundef 8) #3
  %11 = bitcast i8* %10 to %struct.node*
  store %struct.node* %11, %struct.node** %4, align 8
  %12 = load %struct.node*, %struct.node** %4, align 8
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 0
  store %struct.node* null, %struct.node** %13, align 8
  %14 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %14, %struct.node** @own, align 8
  br label %15

15:                                               ; preds = %40, %1
  %16 = call i32 @look()
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  store i8* null, i8** %2, align 8
  br label %47

19:                                               ; preds = %15
  %20 = bitcast %struct.node** %6 to i64*
  %21 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8
  store i64 %21, i64* %20, align 8
  %22 = bitcast i64* %20 to %struct.node**
  %23 = load %struct.node*, %struct.node** %22, align 8
  store %struct.node* %23, %struct.node** %5, align 8
  %24 = load %struct.node*, %struct.node** %4, align 8
  %25 = getelementptr inbounds %struct.node, %struct.node* %24, i32 0, i32 0
  %26 = load %struct.node*, %struct.node** %5, align 8
  store %struct.node* %26, %struct.node** %7, align 8
  %27 = bitcast %struct.node** %25 to i64*
  %28 = bitcast %struct.node** %7 to i64*
  %29 = load i64, i64* %28, align 8
  store atomic i64 %29, i64* %27 monotonic, align 8
  br label %30

30:                                               ; preds = %19
  %31 = load %struct.node*, %struct.node** %4, align 8
  store %struct.node* %31, %struct.node** %8, align 8
  %32 = bitcast %struct.node** %5 to i64*
  %33 = bitcast %struct.node** %8 to i64*
  %34 = load i64, i64* %32, align 8
  %35 = load i64, i64* %33, align 8
  %36 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %34, i64 %35 seq_cst seq_cst, align 8
  %37 = extractvalue { i64, i1 } %36, 0
  %38 = extractvalue { i64, i1 } %36, 1
  br i1 %38, label %40, label %39

39:                                               ; preds = %30
  store i64 %37, i64* %32, align 8
  br label %40

40:                                               ; preds = %39, %30
  %41 = zext i1 %38 to i8
  store i8 %41, i8* %9, align 1
  %42 = load i8, i8* %9, align 1
  %43 = trunc i8 %42 to i1
  %44 = xor i1 %43, true
  br i1 %44, label %15, label %45, !llvm.loop !6

45:                                               ; preds = %40
  %46 = load i8*, i8** %3, align 8
  store i8* %46, i8** %2, align 8
  br label %47

47:                                               ; preds = %45, %18
  %48 = load i8*, i8** %2, align 8
  ret i8* %48
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @look() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = load atomic i32, i32* @stop seq_cst, align 4
  store i32 %4, i32* %2, align 4
  %5 = load i32, i32* %2, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %0
  store i32 0, i32* %1, align 4
  br label %14

8:                                                ; preds = %0
  %9 = load %struct.node*, %struct.node** @own, align 8
  %10 = ptrtoint %struct.node* %9 to i64
  %11 = shl i64 %10, 16
  %12 = or i64 %11, 1
  store i64 %12, i64* %3, align 8
  %13 = load i64, i64* %3, align 8
  store atomic i64 %13, i64* @shown seq_cst, align 8
  store i32 1, i32* %1, align 4
  br label %14

14:                                               ; preds = %8, %7
  %15 = load i32, i32* %1, align 4
  ret i32 %15
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { noreturn nounwind }

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
