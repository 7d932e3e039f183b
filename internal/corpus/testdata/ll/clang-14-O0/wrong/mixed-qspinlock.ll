; ModuleID = 'mixed-qspinlock.c'
source_filename = "mixed-qspinlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }
%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.anon = type { i8, i8 }
%struct.anon.0 = type { i16, i16 }

@shared = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"shared == N\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"mixed-qspinlock.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@lock = internal global %union.anon zeroinitializer, align 4, !dbg !29
@nodes = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !57

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !78 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !82, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.declare(metadata i64* %3, metadata !88, metadata !DIExpression()), !dbg !90
  store i64 0, i64* %3, align 8, !dbg !90
  br label %5, !dbg !91

5:                                                ; preds = %14, %0
  %6 = load i64, i64* %3, align 8, !dbg !92
  %7 = icmp slt i64 %6, 3, !dbg !94
  br i1 %7, label %8, label %17, !dbg !95

8:                                                ; preds = %5
  %9 = load i64, i64* %3, align 8, !dbg !96
  %10 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %9, !dbg !97
  %11 = load i64, i64* %3, align 8, !dbg !98
  %12 = inttoptr i64 %11 to i8*, !dbg !99
  %13 = call i32 @pthread_create(i64* noundef %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thread, i8* noundef %12) #5, !dbg !100
  br label %14, !dbg !100

14:                                               ; preds = %8
  %15 = load i64, i64* %3, align 8, !dbg !101
  %16 = add nsw i64 %15, 1, !dbg !101
  store i64 %16, i64* %3, align 8, !dbg !101
  br label %5, !dbg !102, !llvm.loop !103

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, i32* %4, align 4, !dbg !108
  br label %18, !dbg !109

18:                                               ; preds = %27, %17
  %19 = load i32, i32* %4, align 4, !dbg !110
  %20 = icmp slt i32 %19, 3, !dbg !112
  br i1 %20, label %21, label %30, !dbg !113

21:                                               ; preds = %18
  %22 = load i32, i32* %4, align 4, !dbg !114
  %23 = sext i32 %22 to i64, !dbg !115
  %24 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %23, !dbg !115
  %25 = load i64, i64* %24, align 8, !dbg !115
  %26 = call i32 @pthread_join(i64 noundef %25, i8** noundef null), !dbg !116
  br label %27, !dbg !116

27:                                               ; preds = %21
  %28 = load i32, i32* %4, align 4, !dbg !117
  %29 = add nsw i32 %28, 1, !dbg !117
  store i32 %29, i32* %4, align 4, !dbg !117
  br label %18, !dbg !118, !llvm.loop !119

30:                                               ; preds = %18
  %31 = load i32, i32* @shared, align 4, !dbg !121
  %32 = icmp eq i32 %31, 3, !dbg !121
  br i1 %32, label %33, label %34, !dbg !124

33:                                               ; preds = %30
  br label %35, !dbg !124

34:                                               ; preds = %30
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 111, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !121
  unreachable, !dbg !121

35:                                               ; preds = %33
  ret i32 0, !dbg !125
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @thread(i8* noundef %0) #0 !dbg !126 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !129, metadata !DIExpression()), !dbg !130
  call void @llvm.dbg.declare(metadata i32* %3, metadata !131, metadata !DIExpression()), !dbg !132
  %4 = load i8*, i8** %2, align 8, !dbg !133
  %5 = ptrtoint i8* %4 to i64, !dbg !134
  %6 = trunc i64 %5 to i32, !dbg !134
  store i32 %6, i32* %3, align 4, !dbg !132
  %7 = load i32, i32* %3, align 4, !dbg !135
  call void @acquire(i32 noundef %7), !dbg !136
  %8 = load i32, i32* @shared, align 4, !dbg !137
  %9 = add nsw i32 %8, 1, !dbg !137
  store i32 %9, i32* @shared, align 4, !dbg !137
  call void @release(), !dbg !138
  ret i8* null, !dbg !139
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @acquire(i32 noundef %0) #0 !dbg !140 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i16, align 2
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !143, metadata !DIExpression()), !dbg !144
  %10 = call i32 @try(i32 noundef 0, i32 noundef 1), !dbg !145
  %11 = icmp ne i32 %10, 0, !dbg !145
  br i1 %11, label %12, label %13, !dbg !147

12:                                               ; preds = %1
  br label %49, !dbg !148

13:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata i32* %3, metadata !149, metadata !DIExpression()), !dbg !150
  %14 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0) monotonic, align 4, !dbg !151
  store i32 %14, i32* %4, align 4, !dbg !151
  %15 = load i32, i32* %4, align 4, !dbg !151
  store i32 %15, i32* %3, align 4, !dbg !150
  %16 = load i32, i32* %3, align 4, !dbg !152
  %17 = and i32 %16, -256, !dbg !154
  %18 = icmp ne i32 %17, 0, !dbg !154
  br i1 %18, label %19, label %21, !dbg !155

19:                                               ; preds = %13
  %20 = load i32, i32* %2, align 4, !dbg !156
  call void @enqueue(i32 noundef %20), !dbg !158
  br label %49, !dbg !159

21:                                               ; preds = %13
  store i32 256, i32* %5, align 4, !dbg !160
  %22 = load i32, i32* %5, align 4, !dbg !160
  %23 = atomicrmw or i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0), i32 %22 acquire, align 4, !dbg !160
  store i32 %23, i32* %6, align 4, !dbg !160
  %24 = load i32, i32* %6, align 4, !dbg !160
  store i32 %24, i32* %3, align 4, !dbg !161
  %25 = load i32, i32* %3, align 4, !dbg !162
  %26 = and i32 %25, -256, !dbg !164
  %27 = icmp ne i32 %26, 0, !dbg !164
  br i1 %27, label %28, label %36, !dbg !165

28:                                               ; preds = %21
  %29 = load i32, i32* %3, align 4, !dbg !166
  %30 = and i32 %29, 256, !dbg !169
  %31 = icmp ne i32 %30, 0, !dbg !169
  br i1 %31, label %34, label %32, !dbg !170

32:                                               ; preds = %28
  store i8 0, i8* %7, align 1, !dbg !171
  %33 = load i8, i8* %7, align 1, !dbg !171
  store atomic i8 %33, i8* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @lock to %struct.anon*), i32 0, i32 1) monotonic, align 1, !dbg !171
  br label %34, !dbg !171

34:                                               ; preds = %32, %28
  %35 = load i32, i32* %2, align 4, !dbg !172
  call void @enqueue(i32 noundef %35), !dbg !173
  br label %49, !dbg !174

36:                                               ; preds = %21
  %37 = load i32, i32* %3, align 4, !dbg !175
  %38 = and i32 %37, 255, !dbg !177
  %39 = icmp ne i32 %38, 0, !dbg !177
  br i1 %39, label %40, label %47, !dbg !178

40:                                               ; preds = %36
  br label %41, !dbg !179

41:                                               ; preds = %45, %40
  %42 = load atomic i8, i8* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @lock to %struct.anon*), i32 0, i32 0) acquire, align 4, !dbg !180
  store i8 %42, i8* %8, align 1, !dbg !180
  %43 = load i8, i8* %8, align 1, !dbg !180
  %44 = icmp ne i8 %43, 0, !dbg !179
  br i1 %44, label %45, label %46, !dbg !179

45:                                               ; preds = %41
  br label %41, !dbg !179, !llvm.loop !181

46:                                               ; preds = %41
  br label %47, !dbg !179

47:                                               ; preds = %46, %36
  store i16 1, i16* %9, align 2, !dbg !183
  %48 = load i16, i16* %9, align 2, !dbg !183
  store atomic i16 %48, i16* getelementptr inbounds (%struct.anon.0, %struct.anon.0* bitcast (%union.anon* @lock to %struct.anon.0*), i32 0, i32 0) monotonic, align 4, !dbg !183
  br label %49, !dbg !184

49:                                               ; preds = %47, %34, %19, %12
  ret void, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release() #0 !dbg !185 {
  %1 = alloca i8, align 1
  store i8 0, i8* %1, align 1, !dbg !188
  %2 = load i8, i8* %1, align 1, !dbg !188
  store atomic i8 %2, i8* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @lock to %struct.anon*), i32 0, i32 0) release, align 4, !dbg !188
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @try(i32 noundef %0, i32 noundef %1) #0 !dbg !190 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !193, metadata !DIExpression()), !dbg !194
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !195, metadata !DIExpression()), !dbg !196
  %7 = load i32, i32* %4, align 4, !dbg !197
  store i32 %7, i32* %5, align 4, !dbg !198
  %8 = load i32, i32* %3, align 4, !dbg !198
  %9 = load i32, i32* %5, align 4, !dbg !198
  %10 = cmpxchg i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0), i32 %8, i32 %9 acquire monotonic, align 4, !dbg !198
  %11 = extractvalue { i32, i1 } %10, 0, !dbg !198
  %12 = extractvalue { i32, i1 } %10, 1, !dbg !198
  br i1 %12, label %14, label %13, !dbg !198

13:                                               ; preds = %2
  store i32 %11, i32* %3, align 4, !dbg !198
  br label %14, !dbg !198

14:                                               ; preds = %13, %2
  %15 = zext i1 %12 to i8, !dbg !198
  store i8 %15, i8* %6, align 1, !dbg !198
  %16 = load i8, i8* %6, align 1, !dbg !198
  %17 = trunc i8 %16 to i1, !dbg !198
  %18 = zext i1 %17 to i32, !dbg !198
  ret i32 %18, !dbg !199
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @enqueue(i32 noundef %0) #0 !dbg !200 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca %struct.node*, align 8
  %12 = alloca %struct.node*, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.node*, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca %struct.node*, align 8
  %22 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !201, metadata !DIExpression()), !dbg !202
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !203, metadata !DIExpression()), !dbg !204
  %23 = load i32, i32* %2, align 4, !dbg !205
  %24 = sext i32 %23 to i64, !dbg !206
  %25 = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @nodes, i64 0, i64 %24, !dbg !206
  store %struct.node* %25, %struct.node** %3, align 8, !dbg !204
  %26 = load %struct.node*, %struct.node** %3, align 8, !dbg !207
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 0, !dbg !207
  store %struct.node* null, %struct.node** %4, align 8, !dbg !207
  %28 = bitcast %struct.node** %27 to i64*, !dbg !207
  %29 = bitcast %struct.node** %4 to i64*, !dbg !207
  %30 = load i64, i64* %29, align 8, !dbg !207
  store atomic i64 %30, i64* %28 monotonic, align 8, !dbg !207
  %31 = load %struct.node*, %struct.node** %3, align 8, !dbg !208
  %32 = getelementptr inbounds %struct.node, %struct.node* %31, i32 0, i32 1, !dbg !208
  store i32 0, i32* %5, align 4, !dbg !208
  %33 = load i32, i32* %5, align 4, !dbg !208
  store atomic i32 %33, i32* %32 monotonic, align 8, !dbg !208
  %34 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0) monotonic, align 4, !dbg !209
  store i32 %34, i32* %6, align 4, !dbg !209
  %35 = load i32, i32* %6, align 4, !dbg !209
  %36 = icmp eq i32 %35, 0, !dbg !211
  br i1 %36, label %37, label %41, !dbg !212

37:                                               ; preds = %1
  %38 = call i32 @try(i32 noundef 0, i32 noundef 1), !dbg !213
  %39 = icmp ne i32 %38, 0, !dbg !213
  br i1 %39, label %40, label %41, !dbg !214

40:                                               ; preds = %37
  br label %123, !dbg !215

41:                                               ; preds = %37, %1
  fence release, !dbg !216
  call void @llvm.dbg.declare(metadata i16* %7, metadata !217, metadata !DIExpression()), !dbg !218
  %42 = load i32, i32* %2, align 4, !dbg !219
  %43 = add nsw i32 %42, 1, !dbg !220
  %44 = trunc i32 %43 to i16, !dbg !219
  store i16 %44, i16* %7, align 2, !dbg !218
  call void @llvm.dbg.declare(metadata i16* %8, metadata !221, metadata !DIExpression()), !dbg !222
  %45 = load i16, i16* %7, align 2, !dbg !223
  store i16 %45, i16* %9, align 2, !dbg !224
  %46 = load i16, i16* %9, align 2, !dbg !224
  %47 = atomicrmw xchg i16* getelementptr inbounds (%struct.anon.0, %struct.anon.0* bitcast (%union.anon* @lock to %struct.anon.0*), i32 0, i32 1), i16 %46 monotonic, align 2, !dbg !224
  store i16 %47, i16* %10, align 2, !dbg !224
  %48 = load i16, i16* %10, align 2, !dbg !224
  store i16 %48, i16* %8, align 2, !dbg !222
  call void @llvm.dbg.declare(metadata %struct.node** %11, metadata !225, metadata !DIExpression()), !dbg !226
  store %struct.node* null, %struct.node** %11, align 8, !dbg !226
  %49 = load i16, i16* %8, align 2, !dbg !227
  %50 = icmp ne i16 %49, 0, !dbg !227
  br i1 %50, label %51, label %78, !dbg !229

51:                                               ; preds = %41
  %52 = load i16, i16* %8, align 2, !dbg !230
  %53 = zext i16 %52 to i32, !dbg !230
  %54 = sub nsw i32 %53, 1, !dbg !230
  %55 = sext i32 %54 to i64, !dbg !230
  %56 = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @nodes, i64 0, i64 %55, !dbg !230
  %57 = getelementptr inbounds %struct.node, %struct.node* %56, i32 0, i32 0, !dbg !230
  %58 = load %struct.node*, %struct.node** %3, align 8, !dbg !230
  store %struct.node* %58, %struct.node** %12, align 8, !dbg !230
  %59 = bitcast %struct.node** %57 to i64*, !dbg !230
  %60 = bitcast %struct.node** %12 to i64*, !dbg !230
  %61 = load i64, i64* %60, align 8, !dbg !230
  store atomic i64 %61, i64* %59 monotonic, align 16, !dbg !230
  br label %62, !dbg !232

62:                                               ; preds = %69, %51
  %63 = load %struct.node*, %struct.node** %3, align 8, !dbg !233
  %64 = getelementptr inbounds %struct.node, %struct.node* %63, i32 0, i32 1, !dbg !233
  %65 = load atomic i32, i32* %64 acquire, align 8, !dbg !233
  store i32 %65, i32* %13, align 4, !dbg !233
  %66 = load i32, i32* %13, align 4, !dbg !233
  %67 = icmp ne i32 %66, 0, !dbg !234
  %68 = xor i1 %67, true, !dbg !234
  br i1 %68, label %69, label %70, !dbg !232

69:                                               ; preds = %62
  br label %62, !dbg !232, !llvm.loop !235

70:                                               ; preds = %62
  %71 = load %struct.node*, %struct.node** %3, align 8, !dbg !237
  %72 = getelementptr inbounds %struct.node, %struct.node* %71, i32 0, i32 0, !dbg !237
  %73 = bitcast %struct.node** %72 to i64*, !dbg !237
  %74 = bitcast %struct.node** %14 to i64*, !dbg !237
  %75 = load atomic i64, i64* %73 monotonic, align 8, !dbg !237
  store i64 %75, i64* %74, align 8, !dbg !237
  %76 = bitcast i64* %74 to %struct.node**, !dbg !237
  %77 = load %struct.node*, %struct.node** %76, align 8, !dbg !237
  store %struct.node* %77, %struct.node** %11, align 8, !dbg !238
  br label %78, !dbg !239

78:                                               ; preds = %70, %41
  call void @llvm.dbg.declare(metadata i32* %15, metadata !240, metadata !DIExpression()), !dbg !241
  br label %79, !dbg !242

79:                                               ; preds = %84, %78
  %80 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0) acquire, align 4, !dbg !243
  store i32 %80, i32* %16, align 4, !dbg !243
  %81 = load i32, i32* %16, align 4, !dbg !243
  store i32 %81, i32* %15, align 4, !dbg !244
  %82 = and i32 %81, 65535, !dbg !245
  %83 = icmp ne i32 %82, 0, !dbg !242
  br i1 %83, label %84, label %85, !dbg !242

84:                                               ; preds = %79
  br label %79, !dbg !242, !llvm.loop !246

85:                                               ; preds = %79
  %86 = load i32, i32* %15, align 4, !dbg !248
  %87 = load i16, i16* %7, align 2, !dbg !250
  %88 = zext i16 %87 to i32, !dbg !250
  %89 = mul nsw i32 %88, 65536, !dbg !251
  %90 = icmp eq i32 %86, %89, !dbg !252
  br i1 %90, label %91, label %105, !dbg !253

91:                                               ; preds = %85
  call void @llvm.dbg.declare(metadata i32* %17, metadata !254, metadata !DIExpression()), !dbg !256
  %92 = load i32, i32* %15, align 4, !dbg !257
  store i32 %92, i32* %17, align 4, !dbg !256
  store i32 1, i32* %18, align 4, !dbg !258
  %93 = load i32, i32* %17, align 4, !dbg !258
  %94 = load i32, i32* %18, align 4, !dbg !258
  %95 = cmpxchg i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0), i32 %93, i32 %94 monotonic monotonic, align 4, !dbg !258
  %96 = extractvalue { i32, i1 } %95, 0, !dbg !258
  %97 = extractvalue { i32, i1 } %95, 1, !dbg !258
  br i1 %97, label %99, label %98, !dbg !258

98:                                               ; preds = %91
  store i32 %96, i32* %17, align 4, !dbg !258
  br label %99, !dbg !258

99:                                               ; preds = %98, %91
  %100 = zext i1 %97 to i8, !dbg !258
  store i8 %100, i8* %19, align 1, !dbg !258
  %101 = load i8, i8* %19, align 1, !dbg !258
  %102 = trunc i8 %101 to i1, !dbg !258
  br i1 %102, label %103, label %104, !dbg !260

103:                                              ; preds = %99
  br label %123, !dbg !261

104:                                              ; preds = %99
  br label %105, !dbg !262

105:                                              ; preds = %104, %85
  store i8 1, i8* %20, align 1, !dbg !263
  %106 = load i8, i8* %20, align 1, !dbg !263
  store atomic i8 %106, i8* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @lock to %struct.anon*), i32 0, i32 0) monotonic, align 4, !dbg !263
  br label %107, !dbg !264

107:                                              ; preds = %111, %105
  %108 = load %struct.node*, %struct.node** %11, align 8, !dbg !265
  %109 = icmp ne %struct.node* %108, null, !dbg !266
  %110 = xor i1 %109, true, !dbg !266
  br i1 %110, label %111, label %119, !dbg !264

111:                                              ; preds = %107
  %112 = load %struct.node*, %struct.node** %3, align 8, !dbg !267
  %113 = getelementptr inbounds %struct.node, %struct.node* %112, i32 0, i32 0, !dbg !267
  %114 = bitcast %struct.node** %113 to i64*, !dbg !267
  %115 = bitcast %struct.node** %21 to i64*, !dbg !267
  %116 = load atomic i64, i64* %114 monotonic, align 8, !dbg !267
  store i64 %116, i64* %115, align 8, !dbg !267
  %117 = bitcast i64* %115 to %struct.node**, !dbg !267
  %118 = load %struct.node*, %struct.node** %117, align 8, !dbg !267
  store %struct.node* %118, %struct.node** %11, align 8, !dbg !268
  br label %107, !dbg !264, !llvm.loop !269

119:                                              ; preds = %107
  %120 = load %struct.node*, %struct.node** %11, align 8, !dbg !270
  %121 = getelementptr inbounds %struct.node, %struct.node* %120, i32 0, i32 1, !dbg !270
  store i32 1, i32* %22, align 4, !dbg !270
  %122 = load i32, i32* %22, align 4, !dbg !270
  store atomic i32 %122, i32* %121 release, align 8, !dbg !270
  br label %123, !dbg !271

123:                                              ; preds = %119, %103, %40
  ret void, !dbg !271
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!70, !71, !72, !73, !74, !75, !76}
!llvm.ident = !{!77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 93, type: !67, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !28, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-qspinlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "d2ef0d80133f28b812e11ea23e6cbf7e")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 11, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10, !11, !12, !13}
!8 = !DIEnumerator(name: "N", value: 3)
!9 = !DIEnumerator(name: "LOCKED", value: 1)
!10 = !DIEnumerator(name: "PENDING", value: 256)
!11 = !DIEnumerator(name: "TAIL", value: 65536)
!12 = !DIEnumerator(name: "LOCKED_MASK", value: 255)
!13 = !DIEnumerator(name: "TAIL_MASK", value: 4294901760, isUnsigned: true)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !15, line: 56, baseType: !6, size: 32, elements: !16)
!15 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!16 = !{!17, !18, !19, !20, !21, !22}
!17 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!18 = !DIEnumerator(name: "memory_order_consume", value: 1)
!19 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!20 = !DIEnumerator(name: "memory_order_release", value: 3)
!21 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!22 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !26, line: 87, baseType: !27)
!26 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{!0, !29, !57}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 21, type: !31, isLocal: true, isDefinition: true)
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 13, size: 32, elements: !32)
!32 = !{!33, !39, !48}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "val", scope: !31, file: !3, line: 14, baseType: !34, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !36, line: 26, baseType: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !38, line: 42, baseType: !6)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!39 = !DIDerivedType(tag: DW_TAG_member, scope: !31, file: !3, line: 15, baseType: !40, size: 16)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !31, file: !3, line: 15, size: 16, elements: !41)
!41 = !{!42, !47}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "locked", scope: !40, file: !3, line: 16, baseType: !43, size: 8)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !36, line: 24, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !38, line: 38, baseType: !46)
!46 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "pending", scope: !40, file: !3, line: 16, baseType: !43, size: 8, offset: 8)
!48 = !DIDerivedType(tag: DW_TAG_member, scope: !31, file: !3, line: 18, baseType: !49, size: 32)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !31, file: !3, line: 18, size: 32, elements: !50)
!50 = !{!51, !56}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "locked_pending", scope: !49, file: !3, line: 19, baseType: !52, size: 16)
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !36, line: 25, baseType: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !38, line: 40, baseType: !55)
!55 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !49, file: !3, line: 19, baseType: !52, size: 16, offset: 16)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 26, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 384, elements: !68)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 23, size: 128, elements: !61)
!61 = !{!62, !65}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !60, file: !3, line: 24, baseType: !63, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !60, file: !3, line: 25, baseType: !66, size: 32, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !67)
!67 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!68 = !{!69}
!69 = !DISubrange(count: 3)
!70 = !{i32 7, !"Dwarf Version", i32 5}
!71 = !{i32 2, !"Debug Info Version", i32 3}
!72 = !{i32 1, !"wchar_size", i32 4}
!73 = !{i32 7, !"PIC Level", i32 2}
!74 = !{i32 7, !"PIE Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 1}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = !{!"Debian clang version 14.0.6"}
!78 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 104, type: !79, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{!67}
!81 = !{}
!82 = !DILocalVariable(name: "t", scope: !78, file: !3, line: 106, type: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !84, size: 192, elements: !68)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !85, line: 27, baseType: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !DILocation(line: 106, column: 12, scope: !78)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 107, type: !25)
!89 = distinct !DILexicalBlock(scope: !78, file: !3, line: 107, column: 2)
!90 = !DILocation(line: 107, column: 16, scope: !89)
!91 = !DILocation(line: 107, column: 7, scope: !89)
!92 = !DILocation(line: 107, column: 23, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 107, column: 2)
!94 = !DILocation(line: 107, column: 25, scope: !93)
!95 = !DILocation(line: 107, column: 2, scope: !89)
!96 = !DILocation(line: 108, column: 21, scope: !93)
!97 = !DILocation(line: 108, column: 19, scope: !93)
!98 = !DILocation(line: 108, column: 47, scope: !93)
!99 = !DILocation(line: 108, column: 39, scope: !93)
!100 = !DILocation(line: 108, column: 3, scope: !93)
!101 = !DILocation(line: 107, column: 31, scope: !93)
!102 = !DILocation(line: 107, column: 2, scope: !93)
!103 = distinct !{!103, !95, !104, !105}
!104 = !DILocation(line: 108, column: 48, scope: !89)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 109, type: !67)
!107 = distinct !DILexicalBlock(scope: !78, file: !3, line: 109, column: 2)
!108 = !DILocation(line: 109, column: 11, scope: !107)
!109 = !DILocation(line: 109, column: 7, scope: !107)
!110 = !DILocation(line: 109, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 109, column: 2)
!112 = !DILocation(line: 109, column: 20, scope: !111)
!113 = !DILocation(line: 109, column: 2, scope: !107)
!114 = !DILocation(line: 110, column: 18, scope: !111)
!115 = !DILocation(line: 110, column: 16, scope: !111)
!116 = !DILocation(line: 110, column: 3, scope: !111)
!117 = !DILocation(line: 109, column: 26, scope: !111)
!118 = !DILocation(line: 109, column: 2, scope: !111)
!119 = distinct !{!119, !113, !120, !105}
!120 = !DILocation(line: 110, column: 26, scope: !107)
!121 = !DILocation(line: 111, column: 2, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 111, column: 2)
!123 = distinct !DILexicalBlock(scope: !78, file: !3, line: 111, column: 2)
!124 = !DILocation(line: 111, column: 2, scope: !123)
!125 = !DILocation(line: 112, column: 2, scope: !78)
!126 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 95, type: !127, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!127 = !DISubroutineType(types: !128)
!128 = !{!24, !24}
!129 = !DILocalVariable(name: "arg", arg: 1, scope: !126, file: !3, line: 95, type: !24)
!130 = !DILocation(line: 95, column: 27, scope: !126)
!131 = !DILocalVariable(name: "me", scope: !126, file: !3, line: 97, type: !67)
!132 = !DILocation(line: 97, column: 6, scope: !126)
!133 = !DILocation(line: 97, column: 21, scope: !126)
!134 = !DILocation(line: 97, column: 11, scope: !126)
!135 = !DILocation(line: 98, column: 10, scope: !126)
!136 = !DILocation(line: 98, column: 2, scope: !126)
!137 = !DILocation(line: 99, column: 8, scope: !126)
!138 = !DILocation(line: 100, column: 2, scope: !126)
!139 = !DILocation(line: 101, column: 2, scope: !126)
!140 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 66, type: !141, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!141 = !DISubroutineType(types: !142)
!142 = !{null, !67}
!143 = !DILocalVariable(name: "me", arg: 1, scope: !140, file: !3, line: 66, type: !67)
!144 = !DILocation(line: 66, column: 25, scope: !140)
!145 = !DILocation(line: 68, column: 6, scope: !146)
!146 = distinct !DILexicalBlock(scope: !140, file: !3, line: 68, column: 6)
!147 = !DILocation(line: 68, column: 6, scope: !140)
!148 = !DILocation(line: 69, column: 3, scope: !146)
!149 = !DILocalVariable(name: "val", scope: !140, file: !3, line: 70, type: !35)
!150 = !DILocation(line: 70, column: 11, scope: !140)
!151 = !DILocation(line: 70, column: 17, scope: !140)
!152 = !DILocation(line: 71, column: 6, scope: !153)
!153 = distinct !DILexicalBlock(scope: !140, file: !3, line: 71, column: 6)
!154 = !DILocation(line: 71, column: 10, scope: !153)
!155 = !DILocation(line: 71, column: 6, scope: !140)
!156 = !DILocation(line: 72, column: 11, scope: !157)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 71, column: 26)
!158 = !DILocation(line: 72, column: 3, scope: !157)
!159 = !DILocation(line: 73, column: 3, scope: !157)
!160 = !DILocation(line: 75, column: 8, scope: !140)
!161 = !DILocation(line: 75, column: 6, scope: !140)
!162 = !DILocation(line: 76, column: 6, scope: !163)
!163 = distinct !DILexicalBlock(scope: !140, file: !3, line: 76, column: 6)
!164 = !DILocation(line: 76, column: 10, scope: !163)
!165 = !DILocation(line: 76, column: 6, scope: !140)
!166 = !DILocation(line: 77, column: 9, scope: !167)
!167 = distinct !DILexicalBlock(scope: !168, file: !3, line: 77, column: 7)
!168 = distinct !DILexicalBlock(scope: !163, file: !3, line: 76, column: 26)
!169 = !DILocation(line: 77, column: 13, scope: !167)
!170 = !DILocation(line: 77, column: 7, scope: !168)
!171 = !DILocation(line: 78, column: 4, scope: !167)
!172 = !DILocation(line: 79, column: 11, scope: !168)
!173 = !DILocation(line: 79, column: 3, scope: !168)
!174 = !DILocation(line: 80, column: 3, scope: !168)
!175 = !DILocation(line: 82, column: 6, scope: !176)
!176 = distinct !DILexicalBlock(scope: !140, file: !3, line: 82, column: 6)
!177 = !DILocation(line: 82, column: 10, scope: !176)
!178 = !DILocation(line: 82, column: 6, scope: !140)
!179 = !DILocation(line: 83, column: 3, scope: !176)
!180 = !DILocation(line: 83, column: 10, scope: !176)
!181 = distinct !{!181, !179, !182, !105}
!182 = !DILocation(line: 84, column: 4, scope: !176)
!183 = !DILocation(line: 85, column: 2, scope: !140)
!184 = !DILocation(line: 86, column: 1, scope: !140)
!185 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 88, type: !186, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!186 = !DISubroutineType(types: !187)
!187 = !{null}
!188 = !DILocation(line: 90, column: 2, scope: !185)
!189 = !DILocation(line: 91, column: 1, scope: !185)
!190 = distinct !DISubprogram(name: "try", scope: !3, file: !3, line: 31, type: !191, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!191 = !DISubroutineType(types: !192)
!192 = !{!67, !35, !35}
!193 = !DILocalVariable(name: "old", arg: 1, scope: !190, file: !3, line: 31, type: !35)
!194 = !DILocation(line: 31, column: 25, scope: !190)
!195 = !DILocalVariable(name: "new", arg: 2, scope: !190, file: !3, line: 31, type: !35)
!196 = !DILocation(line: 31, column: 39, scope: !190)
!197 = !DILocation(line: 33, column: 66, scope: !190)
!198 = !DILocation(line: 33, column: 9, scope: !190)
!199 = !DILocation(line: 33, column: 2, scope: !190)
!200 = distinct !DISubprogram(name: "enqueue", scope: !3, file: !3, line: 36, type: !141, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !81)
!201 = !DILocalVariable(name: "me", arg: 1, scope: !200, file: !3, line: 36, type: !67)
!202 = !DILocation(line: 36, column: 25, scope: !200)
!203 = !DILocalVariable(name: "n", scope: !200, file: !3, line: 38, type: !64)
!204 = !DILocation(line: 38, column: 15, scope: !200)
!205 = !DILocation(line: 38, column: 26, scope: !200)
!206 = !DILocation(line: 38, column: 20, scope: !200)
!207 = !DILocation(line: 39, column: 2, scope: !200)
!208 = !DILocation(line: 40, column: 2, scope: !200)
!209 = !DILocation(line: 41, column: 6, scope: !210)
!210 = distinct !DILexicalBlock(scope: !200, file: !3, line: 41, column: 6)
!211 = !DILocation(line: 41, column: 29, scope: !210)
!212 = !DILocation(line: 41, column: 34, scope: !210)
!213 = !DILocation(line: 41, column: 37, scope: !210)
!214 = !DILocation(line: 41, column: 6, scope: !200)
!215 = !DILocation(line: 42, column: 3, scope: !210)
!216 = !DILocation(line: 43, column: 2, scope: !200)
!217 = !DILocalVariable(name: "tail", scope: !200, file: !3, line: 44, type: !53)
!218 = !DILocation(line: 44, column: 11, scope: !200)
!219 = !DILocation(line: 44, column: 18, scope: !200)
!220 = !DILocation(line: 44, column: 21, scope: !200)
!221 = !DILocalVariable(name: "old", scope: !200, file: !3, line: 44, type: !53)
!222 = !DILocation(line: 44, column: 26, scope: !200)
!223 = !DILocation(line: 44, column: 69, scope: !200)
!224 = !DILocation(line: 44, column: 32, scope: !200)
!225 = !DILocalVariable(name: "next", scope: !200, file: !3, line: 45, type: !64)
!226 = !DILocation(line: 45, column: 15, scope: !200)
!227 = !DILocation(line: 46, column: 6, scope: !228)
!228 = distinct !DILexicalBlock(scope: !200, file: !3, line: 46, column: 6)
!229 = !DILocation(line: 46, column: 6, scope: !200)
!230 = !DILocation(line: 47, column: 3, scope: !231)
!231 = distinct !DILexicalBlock(scope: !228, file: !3, line: 46, column: 11)
!232 = !DILocation(line: 48, column: 3, scope: !231)
!233 = !DILocation(line: 48, column: 11, scope: !231)
!234 = !DILocation(line: 48, column: 10, scope: !231)
!235 = distinct !{!235, !232, !236, !105}
!236 = !DILocation(line: 49, column: 4, scope: !231)
!237 = !DILocation(line: 50, column: 10, scope: !231)
!238 = !DILocation(line: 50, column: 8, scope: !231)
!239 = !DILocation(line: 51, column: 2, scope: !231)
!240 = !DILocalVariable(name: "val", scope: !200, file: !3, line: 52, type: !35)
!241 = !DILocation(line: 52, column: 11, scope: !200)
!242 = !DILocation(line: 53, column: 2, scope: !200)
!243 = !DILocation(line: 53, column: 16, scope: !200)
!244 = !DILocation(line: 53, column: 14, scope: !200)
!245 = !DILocation(line: 53, column: 40, scope: !200)
!246 = distinct !{!246, !242, !247, !105}
!247 = !DILocation(line: 54, column: 3, scope: !200)
!248 = !DILocation(line: 55, column: 6, scope: !249)
!249 = distinct !DILexicalBlock(scope: !200, file: !3, line: 55, column: 6)
!250 = !DILocation(line: 55, column: 13, scope: !249)
!251 = !DILocation(line: 55, column: 18, scope: !249)
!252 = !DILocation(line: 55, column: 10, scope: !249)
!253 = !DILocation(line: 55, column: 6, scope: !200)
!254 = !DILocalVariable(name: "expected", scope: !255, file: !3, line: 56, type: !35)
!255 = distinct !DILexicalBlock(scope: !249, file: !3, line: 55, column: 26)
!256 = !DILocation(line: 56, column: 12, scope: !255)
!257 = !DILocation(line: 56, column: 23, scope: !255)
!258 = !DILocation(line: 57, column: 7, scope: !259)
!259 = distinct !DILexicalBlock(scope: !255, file: !3, line: 57, column: 7)
!260 = !DILocation(line: 57, column: 7, scope: !255)
!261 = !DILocation(line: 58, column: 4, scope: !259)
!262 = !DILocation(line: 59, column: 2, scope: !255)
!263 = !DILocation(line: 60, column: 2, scope: !200)
!264 = !DILocation(line: 61, column: 2, scope: !200)
!265 = !DILocation(line: 61, column: 10, scope: !200)
!266 = !DILocation(line: 61, column: 9, scope: !200)
!267 = !DILocation(line: 62, column: 10, scope: !200)
!268 = !DILocation(line: 62, column: 8, scope: !200)
!269 = distinct !{!269, !264, !267, !105}
!270 = !DILocation(line: 63, column: 2, scope: !200)
!271 = !DILocation(line: 64, column: 1, scope: !200)
