; ModuleID = 'ms-queue.c'
source_filename = "ms-queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@head = dso_local global %struct.node* null, align 8, !dbg !0
@tail = dso_local global %struct.node* null, align 8, !dbg !20
@.str = private unnamed_addr constant [9 x i8] c"sum == 3\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"ms-queue.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i8*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !40, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata i8** %3, metadata !48, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !50, metadata !DIExpression()), !dbg !51
  %9 = call %struct.node* @make(i32 noundef 0), !dbg !52
  store %struct.node* %9, %struct.node** %4, align 8, !dbg !51
  call void @llvm.dbg.declare(metadata i32* %5, metadata !53, metadata !DIExpression()), !dbg !54
  store i32 0, i32* %5, align 4, !dbg !54
  %10 = load %struct.node*, %struct.node** %4, align 8, !dbg !55
  store %struct.node* %10, %struct.node** @head, align 8, !dbg !56
  %11 = load %struct.node*, %struct.node** %4, align 8, !dbg !57
  store %struct.node* %11, %struct.node** @tail, align 8, !dbg !58
  %12 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !59
  %13 = call i32 @pthread_create(i64* noundef %12, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @producer, i8* noundef inttoptr (i64 1 to i8*)) #5, !dbg !60
  %14 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !61
  %15 = call i32 @pthread_create(i64* noundef %14, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @producer, i8* noundef inttoptr (i64 2 to i8*)) #5, !dbg !62
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !63
  %17 = call i32 @pthread_create(i64* noundef %16, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @consumer, i8* noundef null) #5, !dbg !64
  %18 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !65
  %19 = load i64, i64* %18, align 16, !dbg !65
  %20 = call i32 @pthread_join(i64 noundef %19, i8** noundef null), !dbg !66
  %21 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !67
  %22 = load i64, i64* %21, align 8, !dbg !67
  %23 = call i32 @pthread_join(i64 noundef %22, i8** noundef null), !dbg !68
  %24 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !69
  %25 = load i64, i64* %24, align 16, !dbg !69
  %26 = call i32 @pthread_join(i64 noundef %25, i8** noundef %3), !dbg !70
  %27 = load i8*, i8** %3, align 8, !dbg !71
  %28 = ptrtoint i8* %27 to i64, !dbg !72
  %29 = trunc i64 %28 to i32, !dbg !73
  store i32 %29, i32* %5, align 4, !dbg !74
  call void @llvm.dbg.declare(metadata i32* %6, metadata !75, metadata !DIExpression()), !dbg !77
  br label %30, !dbg !78

30:                                               ; preds = %33, %0
  %31 = call i32 @dequeue(), !dbg !79
  store i32 %31, i32* %6, align 4, !dbg !81
  %32 = icmp ne i32 %31, 0, !dbg !82
  br i1 %32, label %33, label %37, !dbg !83

33:                                               ; preds = %30
  %34 = load i32, i32* %6, align 4, !dbg !84
  %35 = load i32, i32* %5, align 4, !dbg !85
  %36 = add nsw i32 %35, %34, !dbg !85
  store i32 %36, i32* %5, align 4, !dbg !85
  br label %30, !dbg !86, !llvm.loop !87

37:                                               ; preds = %30
  %38 = load i32, i32* %5, align 4, !dbg !90
  %39 = icmp eq i32 %38, 3, !dbg !90
  br i1 %39, label %40, label %41, !dbg !93

40:                                               ; preds = %37
  br label %42, !dbg !93

41:                                               ; preds = %37
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 85, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !90
  unreachable, !dbg !90

42:                                               ; preds = %40
  br label %43, !dbg !94

43:                                               ; preds = %46, %42
  %44 = load %struct.node*, %struct.node** %4, align 8, !dbg !95
  %45 = icmp ne %struct.node* %44, null, !dbg !94
  br i1 %45, label %46, label %57, !dbg !94

46:                                               ; preds = %43
  call void @llvm.dbg.declare(metadata %struct.node** %7, metadata !96, metadata !DIExpression()), !dbg !98
  %47 = load %struct.node*, %struct.node** %4, align 8, !dbg !99
  %48 = getelementptr inbounds %struct.node, %struct.node* %47, i32 0, i32 0, !dbg !99
  %49 = bitcast %struct.node** %48 to i64*, !dbg !99
  %50 = bitcast %struct.node** %8 to i64*, !dbg !99
  %51 = load atomic i64, i64* %49 seq_cst, align 8, !dbg !99
  store i64 %51, i64* %50, align 8, !dbg !99
  %52 = bitcast i64* %50 to %struct.node**, !dbg !99
  %53 = load %struct.node*, %struct.node** %52, align 8, !dbg !99
  store %struct.node* %53, %struct.node** %7, align 8, !dbg !98
  %54 = load %struct.node*, %struct.node** %4, align 8, !dbg !100
  %55 = bitcast %struct.node* %54 to i8*, !dbg !100
  call void @free(i8* noundef %55) #5, !dbg !101
  %56 = load %struct.node*, %struct.node** %7, align 8, !dbg !102
  store %struct.node* %56, %struct.node** %4, align 8, !dbg !103
  br label %43, !dbg !94, !llvm.loop !104

57:                                               ; preds = %43
  ret i32 0, !dbg !106
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @make(i32 noundef %0) #0 !dbg !107 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !110, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !112, metadata !DIExpression()), !dbg !113
  %4 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !114
  %5 = bitcast i8* %4 to %struct.node*, !dbg !114
  store %struct.node* %5, %struct.node** %3, align 8, !dbg !113
  %6 = load i32, i32* %2, align 4, !dbg !115
  %7 = load %struct.node*, %struct.node** %3, align 8, !dbg !116
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !117
  store i32 %6, i32* %8, align 8, !dbg !118
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !119
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !120
  store %struct.node* null, %struct.node** %10, align 8, !dbg !121
  %11 = load %struct.node*, %struct.node** %3, align 8, !dbg !122
  ret %struct.node* %11, !dbg !123
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @producer(i8* noundef %0) #0 !dbg !124 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !127, metadata !DIExpression()), !dbg !128
  %3 = load i8*, i8** %2, align 8, !dbg !129
  %4 = ptrtoint i8* %3 to i64, !dbg !130
  %5 = trunc i64 %4 to i32, !dbg !131
  call void @enqueue(i32 noundef %5), !dbg !132
  ret i8* null, !dbg !133
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @consumer(i8* noundef %0) #0 !dbg !134 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !135, metadata !DIExpression()), !dbg !136
  %3 = load i8*, i8** %2, align 8, !dbg !137
  %4 = call i32 @dequeue(), !dbg !138
  %5 = sext i32 %4 to i64, !dbg !139
  %6 = inttoptr i64 %5 to i8*, !dbg !140
  ret i8* %6, !dbg !141
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @dequeue() #0 !dbg !142 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.node*, align 8
  %8 = alloca i8, align 1
  br label %9, !dbg !143

9:                                                ; preds = %43, %0
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !144, metadata !DIExpression()), !dbg !148
  %10 = bitcast %struct.node** %3 to i64*, !dbg !149
  %11 = load atomic i64, i64* bitcast (%struct.node** @head to i64*) acquire, align 8, !dbg !149
  store i64 %11, i64* %10, align 8, !dbg !149
  %12 = bitcast i64* %10 to %struct.node**, !dbg !149
  %13 = load %struct.node*, %struct.node** %12, align 8, !dbg !149
  store %struct.node* %13, %struct.node** %2, align 8, !dbg !148
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !150, metadata !DIExpression()), !dbg !151
  %14 = load %struct.node*, %struct.node** %2, align 8, !dbg !152
  %15 = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 0, !dbg !153
  %16 = bitcast %struct.node** %15 to i64*, !dbg !154
  %17 = bitcast %struct.node** %5 to i64*, !dbg !154
  %18 = load atomic i64, i64* %16 acquire, align 8, !dbg !154
  store i64 %18, i64* %17, align 8, !dbg !154
  %19 = bitcast i64* %17 to %struct.node**, !dbg !154
  %20 = load %struct.node*, %struct.node** %19, align 8, !dbg !154
  store %struct.node* %20, %struct.node** %4, align 8, !dbg !151
  %21 = load %struct.node*, %struct.node** %4, align 8, !dbg !155
  %22 = icmp ne %struct.node* %21, null, !dbg !155
  br i1 %22, label %24, label %23, !dbg !157

23:                                               ; preds = %9
  store i32 0, i32* %1, align 4, !dbg !158
  br label %44, !dbg !158

24:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata i32* %6, metadata !159, metadata !DIExpression()), !dbg !160
  %25 = load %struct.node*, %struct.node** %4, align 8, !dbg !161
  %26 = getelementptr inbounds %struct.node, %struct.node* %25, i32 0, i32 1, !dbg !162
  %27 = load i32, i32* %26, align 8, !dbg !162
  store i32 %27, i32* %6, align 4, !dbg !160
  %28 = load %struct.node*, %struct.node** %4, align 8, !dbg !163
  store %struct.node* %28, %struct.node** %7, align 8, !dbg !165
  %29 = bitcast %struct.node** %2 to i64*, !dbg !165
  %30 = bitcast %struct.node** %7 to i64*, !dbg !165
  %31 = load i64, i64* %29, align 8, !dbg !165
  %32 = load i64, i64* %30, align 8, !dbg !165
  %33 = cmpxchg i64* bitcast (%struct.node** @head to i64*), i64 %31, i64 %32 acq_rel monotonic, align 8, !dbg !165
  %34 = extractvalue { i64, i1 } %33, 0, !dbg !165
  %35 = extractvalue { i64, i1 } %33, 1, !dbg !165
  br i1 %35, label %37, label %36, !dbg !165

36:                                               ; preds = %24
  store i64 %34, i64* %29, align 8, !dbg !165
  br label %37, !dbg !165

37:                                               ; preds = %36, %24
  %38 = zext i1 %35 to i8, !dbg !165
  store i8 %38, i8* %8, align 1, !dbg !165
  %39 = load i8, i8* %8, align 1, !dbg !165
  %40 = trunc i8 %39 to i1, !dbg !165
  br i1 %40, label %41, label %43, !dbg !166

41:                                               ; preds = %37
  %42 = load i32, i32* %6, align 4, !dbg !167
  store i32 %42, i32* %1, align 4, !dbg !168
  br label %44, !dbg !168

43:                                               ; preds = %37
  br label %9, !dbg !169, !llvm.loop !170

44:                                               ; preds = %41, %23
  %45 = load i32, i32* %1, align 4, !dbg !173
  ret i32 %45, !dbg !173
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @enqueue(i32 noundef %0) #0 !dbg !174 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca i8, align 1
  %10 = alloca %struct.node*, align 8
  %11 = alloca i8, align 1
  %12 = alloca %struct.node*, align 8
  %13 = alloca i8, align 1
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !177, metadata !DIExpression()), !dbg !178
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !179, metadata !DIExpression()), !dbg !180
  %14 = load i32, i32* %2, align 4, !dbg !181
  %15 = call %struct.node* @make(i32 noundef %14), !dbg !182
  store %struct.node* %15, %struct.node** %3, align 8, !dbg !180
  br label %16, !dbg !183

16:                                               ; preds = %75, %40, %1
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !184, metadata !DIExpression()), !dbg !188
  %17 = bitcast %struct.node** %5 to i64*, !dbg !189
  %18 = load atomic i64, i64* bitcast (%struct.node** @tail to i64*) acquire, align 8, !dbg !189
  store i64 %18, i64* %17, align 8, !dbg !189
  %19 = bitcast i64* %17 to %struct.node**, !dbg !189
  %20 = load %struct.node*, %struct.node** %19, align 8, !dbg !189
  store %struct.node* %20, %struct.node** %4, align 8, !dbg !188
  call void @llvm.dbg.declare(metadata %struct.node** %6, metadata !190, metadata !DIExpression()), !dbg !191
  %21 = load %struct.node*, %struct.node** %4, align 8, !dbg !192
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 0, !dbg !193
  %23 = bitcast %struct.node** %22 to i64*, !dbg !194
  %24 = bitcast %struct.node** %7 to i64*, !dbg !194
  %25 = load atomic i64, i64* %23 acquire, align 8, !dbg !194
  store i64 %25, i64* %24, align 8, !dbg !194
  %26 = bitcast i64* %24 to %struct.node**, !dbg !194
  %27 = load %struct.node*, %struct.node** %26, align 8, !dbg !194
  store %struct.node* %27, %struct.node** %6, align 8, !dbg !191
  %28 = load %struct.node*, %struct.node** %6, align 8, !dbg !195
  %29 = icmp ne %struct.node* %28, null, !dbg !195
  br i1 %29, label %30, label %44, !dbg !197

30:                                               ; preds = %16
  %31 = load %struct.node*, %struct.node** %6, align 8, !dbg !198
  store %struct.node* %31, %struct.node** %8, align 8, !dbg !200
  %32 = bitcast %struct.node** %4 to i64*, !dbg !200
  %33 = bitcast %struct.node** %8 to i64*, !dbg !200
  %34 = load i64, i64* %32, align 8, !dbg !200
  %35 = load i64, i64* %33, align 8, !dbg !200
  %36 = cmpxchg i64* bitcast (%struct.node** @tail to i64*), i64 %34, i64 %35 acq_rel monotonic, align 8, !dbg !200
  %37 = extractvalue { i64, i1 } %36, 0, !dbg !200
  %38 = extractvalue { i64, i1 } %36, 1, !dbg !200
  br i1 %38, label %40, label %39, !dbg !200

39:                                               ; preds = %30
  store i64 %37, i64* %32, align 8, !dbg !200
  br label %40, !dbg !200

40:                                               ; preds = %39, %30
  %41 = zext i1 %38 to i8, !dbg !200
  store i8 %41, i8* %9, align 1, !dbg !200
  %42 = load i8, i8* %9, align 1, !dbg !200
  %43 = trunc i8 %42 to i1, !dbg !200
  br label %16, !dbg !201, !llvm.loop !202

44:                                               ; preds = %16
  %45 = load %struct.node*, %struct.node** %4, align 8, !dbg !205
  %46 = getelementptr inbounds %struct.node, %struct.node* %45, i32 0, i32 0, !dbg !207
  %47 = load %struct.node*, %struct.node** %3, align 8, !dbg !208
  store %struct.node* %47, %struct.node** %10, align 8, !dbg !209
  %48 = bitcast %struct.node** %46 to i64*, !dbg !209
  %49 = bitcast %struct.node** %6 to i64*, !dbg !209
  %50 = bitcast %struct.node** %10 to i64*, !dbg !209
  %51 = load i64, i64* %49, align 8, !dbg !209
  %52 = load i64, i64* %50, align 8, !dbg !209
  %53 = cmpxchg i64* %48, i64 %51, i64 %52 acq_rel monotonic, align 8, !dbg !209
  %54 = extractvalue { i64, i1 } %53, 0, !dbg !209
  %55 = extractvalue { i64, i1 } %53, 1, !dbg !209
  br i1 %55, label %57, label %56, !dbg !209

56:                                               ; preds = %44
  store i64 %54, i64* %49, align 8, !dbg !209
  br label %57, !dbg !209

57:                                               ; preds = %56, %44
  %58 = zext i1 %55 to i8, !dbg !209
  store i8 %58, i8* %11, align 1, !dbg !209
  %59 = load i8, i8* %11, align 1, !dbg !209
  %60 = trunc i8 %59 to i1, !dbg !209
  br i1 %60, label %61, label %75, !dbg !210

61:                                               ; preds = %57
  %62 = load %struct.node*, %struct.node** %3, align 8, !dbg !211
  store %struct.node* %62, %struct.node** %12, align 8, !dbg !213
  %63 = bitcast %struct.node** %4 to i64*, !dbg !213
  %64 = bitcast %struct.node** %12 to i64*, !dbg !213
  %65 = load i64, i64* %63, align 8, !dbg !213
  %66 = load i64, i64* %64, align 8, !dbg !213
  %67 = cmpxchg i64* bitcast (%struct.node** @tail to i64*), i64 %65, i64 %66 acq_rel monotonic, align 8, !dbg !213
  %68 = extractvalue { i64, i1 } %67, 0, !dbg !213
  %69 = extractvalue { i64, i1 } %67, 1, !dbg !213
  br i1 %69, label %71, label %70, !dbg !213

70:                                               ; preds = %61
  store i64 %68, i64* %63, align 8, !dbg !213
  br label %71, !dbg !213

71:                                               ; preds = %70, %61
  %72 = zext i1 %69 to i8, !dbg !213
  store i8 %72, i8* %13, align 1, !dbg !213
  %73 = load i8, i8* %13, align 1, !dbg !213
  %74 = trunc i8 %73 to i1, !dbg !213
  ret void, !dbg !214

75:                                               ; preds = %57
  br label %16, !dbg !215, !llvm.loop !202
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 15, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ms-queue.c", directory: ".", checksumkind: CSK_MD5, checksum: "9df5738f18ba47d80bc40bbd457c2397")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!0, !20}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 15, type: !22, isLocal: false, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !24, file: !3, line: 11, baseType: !22, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !24, file: !3, line: 12, baseType: !17, size: 32, offset: 64)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 7, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 1}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = !{!"Debian clang version 14.0.6"}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 67, type: !37, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!17}
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 69, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 192, elements: !45)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !{!46}
!46 = !DISubrange(count: 3)
!47 = !DILocation(line: 69, column: 12, scope: !36)
!48 = !DILocalVariable(name: "got", scope: !36, file: !3, line: 70, type: !16)
!49 = !DILocation(line: 70, column: 8, scope: !36)
!50 = !DILocalVariable(name: "first", scope: !36, file: !3, line: 71, type: !23)
!51 = !DILocation(line: 71, column: 15, scope: !36)
!52 = !DILocation(line: 71, column: 23, scope: !36)
!53 = !DILocalVariable(name: "sum", scope: !36, file: !3, line: 72, type: !17)
!54 = !DILocation(line: 72, column: 6, scope: !36)
!55 = !DILocation(line: 74, column: 21, scope: !36)
!56 = !DILocation(line: 74, column: 2, scope: !36)
!57 = !DILocation(line: 75, column: 21, scope: !36)
!58 = !DILocation(line: 75, column: 2, scope: !36)
!59 = !DILocation(line: 76, column: 18, scope: !36)
!60 = !DILocation(line: 76, column: 2, scope: !36)
!61 = !DILocation(line: 77, column: 18, scope: !36)
!62 = !DILocation(line: 77, column: 2, scope: !36)
!63 = !DILocation(line: 78, column: 18, scope: !36)
!64 = !DILocation(line: 78, column: 2, scope: !36)
!65 = !DILocation(line: 79, column: 15, scope: !36)
!66 = !DILocation(line: 79, column: 2, scope: !36)
!67 = !DILocation(line: 80, column: 15, scope: !36)
!68 = !DILocation(line: 80, column: 2, scope: !36)
!69 = !DILocation(line: 81, column: 15, scope: !36)
!70 = !DILocation(line: 81, column: 2, scope: !36)
!71 = !DILocation(line: 82, column: 19, scope: !36)
!72 = !DILocation(line: 82, column: 13, scope: !36)
!73 = !DILocation(line: 82, column: 8, scope: !36)
!74 = !DILocation(line: 82, column: 6, scope: !36)
!75 = !DILocalVariable(name: "v", scope: !76, file: !3, line: 83, type: !17)
!76 = distinct !DILexicalBlock(scope: !36, file: !3, line: 83, column: 2)
!77 = !DILocation(line: 83, column: 11, scope: !76)
!78 = !DILocation(line: 83, column: 7, scope: !76)
!79 = !DILocation(line: 83, column: 19, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 83, column: 2)
!81 = !DILocation(line: 83, column: 17, scope: !80)
!82 = !DILocation(line: 83, column: 30, scope: !80)
!83 = !DILocation(line: 83, column: 2, scope: !76)
!84 = !DILocation(line: 84, column: 10, scope: !80)
!85 = !DILocation(line: 84, column: 7, scope: !80)
!86 = !DILocation(line: 83, column: 2, scope: !80)
!87 = distinct !{!87, !83, !88, !89}
!88 = !DILocation(line: 84, column: 10, scope: !76)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocation(line: 85, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 85, column: 2)
!92 = distinct !DILexicalBlock(scope: !36, file: !3, line: 85, column: 2)
!93 = !DILocation(line: 85, column: 2, scope: !92)
!94 = !DILocation(line: 86, column: 2, scope: !36)
!95 = !DILocation(line: 86, column: 9, scope: !36)
!96 = !DILocalVariable(name: "next", scope: !97, file: !3, line: 87, type: !23)
!97 = distinct !DILexicalBlock(scope: !36, file: !3, line: 86, column: 16)
!98 = !DILocation(line: 87, column: 16, scope: !97)
!99 = !DILocation(line: 87, column: 23, scope: !97)
!100 = !DILocation(line: 88, column: 8, scope: !97)
!101 = !DILocation(line: 88, column: 3, scope: !97)
!102 = !DILocation(line: 89, column: 11, scope: !97)
!103 = !DILocation(line: 89, column: 9, scope: !97)
!104 = distinct !{!104, !94, !105, !89}
!105 = !DILocation(line: 90, column: 2, scope: !36)
!106 = !DILocation(line: 91, column: 2, scope: !36)
!107 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 17, type: !108, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!108 = !DISubroutineType(types: !109)
!109 = !{!23, !17}
!110 = !DILocalVariable(name: "value", arg: 1, scope: !107, file: !3, line: 17, type: !17)
!111 = !DILocation(line: 17, column: 30, scope: !107)
!112 = !DILocalVariable(name: "n", scope: !107, file: !3, line: 19, type: !23)
!113 = !DILocation(line: 19, column: 15, scope: !107)
!114 = !DILocation(line: 19, column: 19, scope: !107)
!115 = !DILocation(line: 20, column: 13, scope: !107)
!116 = !DILocation(line: 20, column: 2, scope: !107)
!117 = !DILocation(line: 20, column: 5, scope: !107)
!118 = !DILocation(line: 20, column: 11, scope: !107)
!119 = !DILocation(line: 21, column: 15, scope: !107)
!120 = !DILocation(line: 21, column: 18, scope: !107)
!121 = !DILocation(line: 21, column: 2, scope: !107)
!122 = !DILocation(line: 22, column: 9, scope: !107)
!123 = !DILocation(line: 22, column: 2, scope: !107)
!124 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 55, type: !125, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!125 = !DISubroutineType(types: !126)
!126 = !{!16, !16}
!127 = !DILocalVariable(name: "arg", arg: 1, scope: !124, file: !3, line: 55, type: !16)
!128 = !DILocation(line: 55, column: 29, scope: !124)
!129 = !DILocation(line: 57, column: 21, scope: !124)
!130 = !DILocation(line: 57, column: 15, scope: !124)
!131 = !DILocation(line: 57, column: 10, scope: !124)
!132 = !DILocation(line: 57, column: 2, scope: !124)
!133 = !DILocation(line: 58, column: 2, scope: !124)
!134 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 61, type: !125, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!135 = !DILocalVariable(name: "arg", arg: 1, scope: !134, file: !3, line: 61, type: !16)
!136 = !DILocation(line: 61, column: 29, scope: !134)
!137 = !DILocation(line: 63, column: 8, scope: !134)
!138 = !DILocation(line: 64, column: 23, scope: !134)
!139 = !DILocation(line: 64, column: 17, scope: !134)
!140 = !DILocation(line: 64, column: 9, scope: !134)
!141 = !DILocation(line: 64, column: 2, scope: !134)
!142 = distinct !DISubprogram(name: "dequeue", scope: !3, file: !3, line: 42, type: !37, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!143 = !DILocation(line: 44, column: 2, scope: !142)
!144 = !DILocalVariable(name: "first", scope: !145, file: !3, line: 45, type: !23)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 44, column: 11)
!146 = distinct !DILexicalBlock(scope: !147, file: !3, line: 44, column: 2)
!147 = distinct !DILexicalBlock(scope: !142, file: !3, line: 44, column: 2)
!148 = !DILocation(line: 45, column: 16, scope: !145)
!149 = !DILocation(line: 45, column: 24, scope: !145)
!150 = !DILocalVariable(name: "next", scope: !145, file: !3, line: 46, type: !23)
!151 = !DILocation(line: 46, column: 16, scope: !145)
!152 = !DILocation(line: 46, column: 45, scope: !145)
!153 = !DILocation(line: 46, column: 52, scope: !145)
!154 = !DILocation(line: 46, column: 23, scope: !145)
!155 = !DILocation(line: 47, column: 8, scope: !156)
!156 = distinct !DILexicalBlock(scope: !145, file: !3, line: 47, column: 7)
!157 = !DILocation(line: 47, column: 7, scope: !145)
!158 = !DILocation(line: 48, column: 4, scope: !156)
!159 = !DILocalVariable(name: "value", scope: !145, file: !3, line: 49, type: !17)
!160 = !DILocation(line: 49, column: 7, scope: !145)
!161 = !DILocation(line: 49, column: 15, scope: !145)
!162 = !DILocation(line: 49, column: 21, scope: !145)
!163 = !DILocation(line: 50, column: 62, scope: !164)
!164 = distinct !DILexicalBlock(scope: !145, file: !3, line: 50, column: 7)
!165 = !DILocation(line: 50, column: 7, scope: !164)
!166 = !DILocation(line: 50, column: 7, scope: !145)
!167 = !DILocation(line: 51, column: 11, scope: !164)
!168 = !DILocation(line: 51, column: 4, scope: !164)
!169 = !DILocation(line: 44, column: 2, scope: !146)
!170 = distinct !{!170, !171, !172}
!171 = !DILocation(line: 44, column: 2, scope: !147)
!172 = !DILocation(line: 52, column: 2, scope: !147)
!173 = !DILocation(line: 53, column: 1, scope: !142)
!174 = distinct !DISubprogram(name: "enqueue", scope: !3, file: !3, line: 25, type: !175, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!175 = !DISubroutineType(types: !176)
!176 = !{null, !17}
!177 = !DILocalVariable(name: "value", arg: 1, scope: !174, file: !3, line: 25, type: !17)
!178 = !DILocation(line: 25, column: 25, scope: !174)
!179 = !DILocalVariable(name: "n", scope: !174, file: !3, line: 27, type: !23)
!180 = !DILocation(line: 27, column: 15, scope: !174)
!181 = !DILocation(line: 27, column: 24, scope: !174)
!182 = !DILocation(line: 27, column: 19, scope: !174)
!183 = !DILocation(line: 28, column: 2, scope: !174)
!184 = !DILocalVariable(name: "last", scope: !185, file: !3, line: 29, type: !23)
!185 = distinct !DILexicalBlock(scope: !186, file: !3, line: 28, column: 11)
!186 = distinct !DILexicalBlock(scope: !187, file: !3, line: 28, column: 2)
!187 = distinct !DILexicalBlock(scope: !174, file: !3, line: 28, column: 2)
!188 = !DILocation(line: 29, column: 16, scope: !185)
!189 = !DILocation(line: 29, column: 23, scope: !185)
!190 = !DILocalVariable(name: "next", scope: !185, file: !3, line: 30, type: !23)
!191 = !DILocation(line: 30, column: 16, scope: !185)
!192 = !DILocation(line: 30, column: 45, scope: !185)
!193 = !DILocation(line: 30, column: 51, scope: !185)
!194 = !DILocation(line: 30, column: 23, scope: !185)
!195 = !DILocation(line: 31, column: 7, scope: !196)
!196 = distinct !DILexicalBlock(scope: !185, file: !3, line: 31, column: 7)
!197 = !DILocation(line: 31, column: 7, scope: !185)
!198 = !DILocation(line: 32, column: 58, scope: !199)
!199 = distinct !DILexicalBlock(scope: !196, file: !3, line: 31, column: 13)
!200 = !DILocation(line: 32, column: 4, scope: !199)
!201 = !DILocation(line: 33, column: 4, scope: !199)
!202 = distinct !{!202, !203, !204}
!203 = !DILocation(line: 28, column: 2, scope: !187)
!204 = !DILocation(line: 39, column: 2, scope: !187)
!205 = !DILocation(line: 35, column: 48, scope: !206)
!206 = distinct !DILexicalBlock(scope: !185, file: !3, line: 35, column: 7)
!207 = !DILocation(line: 35, column: 54, scope: !206)
!208 = !DILocation(line: 35, column: 67, scope: !206)
!209 = !DILocation(line: 35, column: 7, scope: !206)
!210 = !DILocation(line: 35, column: 7, scope: !185)
!211 = !DILocation(line: 36, column: 58, scope: !212)
!212 = distinct !DILexicalBlock(scope: !206, file: !3, line: 35, column: 115)
!213 = !DILocation(line: 36, column: 4, scope: !212)
!214 = !DILocation(line: 37, column: 4, scope: !212)
!215 = !DILocation(line: 28, column: 2, scope: !186)
