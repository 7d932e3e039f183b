; ModuleID = 'deps.c'
source_filename = "deps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.pair = type { i32, i32 }
%union.anon = type { i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@z = dso_local global i32 0, align 4, !dbg !0
@p = dso_local global ptr @z, align 8, !dbg !22
@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !28
@y = dso_local global i32 0, align 4, !dbg !69
@x = dso_local global i32 0, align 4, !dbg !67
@w = dso_local global i32 0, align 4, !dbg !71
@__const.private_index.t = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@cells = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !73
@q = dso_local global ptr null, align 8, !dbg !78
@fn = dso_local global ptr @one, align 8, !dbg !61
@g = dso_local global i32 0, align 4, !dbg !81
@mine = internal thread_local global i32 0, align 4, !dbg !83

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @data() #0 !dbg !93 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @x monotonic, align 4, !dbg !94
  store i32 %3, ptr %2, align 4, !dbg !94
  %4 = load i32, ptr %2, align 4, !dbg !94
  %5 = add nsw i32 %4, 1, !dbg !95
  store i32 %5, ptr %1, align 4, !dbg !96
  %6 = load i32, ptr %1, align 4, !dbg !96
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !96
  ret void, !dbg !97
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @local() #0 !dbg !98 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !100, !DIExpression(), !101)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !102
  store i32 %5, ptr %2, align 4, !dbg !102
  %6 = load i32, ptr %2, align 4, !dbg !102
  store i32 %6, ptr %1, align 4, !dbg !101
    #dbg_declare(ptr %3, !103, !DIExpression(), !104)
  %7 = load i32, ptr %1, align 4, !dbg !105
  %8 = mul nsw i32 2, %7, !dbg !106
  store i32 %8, ptr %3, align 4, !dbg !104
  store i32 7, ptr %1, align 4, !dbg !107
  %9 = load i32, ptr %3, align 4, !dbg !108
  store i32 %9, ptr %4, align 4, !dbg !109
  %10 = load i32, ptr %4, align 4, !dbg !109
  store atomic i32 %10, ptr @y monotonic, align 4, !dbg !109
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @structure() #0 !dbg !111 {
  %1 = alloca %struct.pair, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !112, !DIExpression(), !118)
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !119
  store i32 %6, ptr %2, align 4, !dbg !119
  %7 = load i32, ptr %2, align 4, !dbg !119
  %8 = getelementptr inbounds nuw %struct.pair, ptr %1, i32 0, i32 0, !dbg !120
  store volatile i32 %7, ptr %8, align 4, !dbg !121
  %9 = load atomic i32, ptr @y monotonic, align 4, !dbg !122
  store i32 %9, ptr %3, align 4, !dbg !122
  %10 = load i32, ptr %3, align 4, !dbg !122
  %11 = getelementptr inbounds nuw %struct.pair, ptr %1, i32 0, i32 1, !dbg !123
  store volatile i32 %10, ptr %11, align 4, !dbg !124
  %12 = getelementptr inbounds nuw %struct.pair, ptr %1, i32 0, i32 1, !dbg !125
  %13 = load volatile i32, ptr %12, align 4, !dbg !125
  store i32 %13, ptr %4, align 4, !dbg !126
  %14 = load i32, ptr %4, align 4, !dbg !126
  store atomic i32 %14, ptr @z monotonic, align 4, !dbg !126
  %15 = getelementptr inbounds nuw %struct.pair, ptr %1, i32 0, i32 0, !dbg !127
  %16 = load volatile i32, ptr %15, align 4, !dbg !127
  store i32 %16, ptr %5, align 4, !dbg !128
  %17 = load i32, ptr %5, align 4, !dbg !128
  store atomic i32 %17, ptr @w monotonic, align 4, !dbg !128
  ret void, !dbg !129
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @array() #0 !dbg !130 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !131, !DIExpression(), !133)
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !134
  store i32 %6, ptr %2, align 4, !dbg !134
  %7 = load i32, ptr %2, align 4, !dbg !134
  %8 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1, !dbg !135
  store volatile i32 %7, ptr %8, align 4, !dbg !136
  %9 = load atomic i32, ptr @y monotonic, align 4, !dbg !137
  store i32 %9, ptr %3, align 4, !dbg !137
  %10 = load i32, ptr %3, align 4, !dbg !137
  %11 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 2, !dbg !138
  store volatile i32 %10, ptr %11, align 8, !dbg !139
  %12 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1, !dbg !140
  store volatile i32 5, ptr %12, align 4, !dbg !141
  %13 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 2, !dbg !142
  %14 = load volatile i32, ptr %13, align 8, !dbg !142
  store i32 %14, ptr %4, align 4, !dbg !143
  %15 = load i32, ptr %4, align 4, !dbg !143
  store atomic i32 %15, ptr @z monotonic, align 4, !dbg !143
  %16 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 1, !dbg !144
  %17 = load volatile i32, ptr %16, align 4, !dbg !144
  store i32 %17, ptr %5, align 4, !dbg !145
  %18 = load i32, ptr %5, align 4, !dbg !145
  store atomic i32 %18, ptr @w monotonic, align 4, !dbg !145
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @private_index() #0 !dbg !147 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !148, !DIExpression(), !149)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.private_index.t, i64 16, i1 true), !dbg !149
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !150
  store i32 %5, ptr %3, align 4, !dbg !150
  %6 = load i32, ptr %3, align 4, !dbg !150
  %7 = and i32 %6, 3, !dbg !151
  %8 = sext i32 %7 to i64, !dbg !152
  %9 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %8, !dbg !152
  %10 = load volatile i32, ptr %9, align 4, !dbg !152
  store i32 %10, ptr %2, align 4, !dbg !153
  %11 = load i32, ptr %2, align 4, !dbg !153
  store atomic i32 %11, ptr @z monotonic, align 4, !dbg !153
  store i32 1, ptr %4, align 4, !dbg !154
  %12 = load i32, ptr %4, align 4, !dbg !154
  store atomic i32 %12, ptr @w monotonic, align 4, !dbg !154
  ret void, !dbg !155
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @bytes() #0 !dbg !156 {
  %1 = alloca %union.anon, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !157, !DIExpression(), !167)
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !168
  store i32 %6, ptr %2, align 4, !dbg !168
  %7 = load i32, ptr %2, align 4, !dbg !168
  %8 = trunc i32 %7 to i16, !dbg !168
  %9 = getelementptr inbounds [2 x i16], ptr %1, i64 0, i64 0, !dbg !169
  store volatile i16 %8, ptr %9, align 4, !dbg !170
  %10 = load atomic i32, ptr @y monotonic, align 4, !dbg !171
  store i32 %10, ptr %3, align 4, !dbg !171
  %11 = load i32, ptr %3, align 4, !dbg !171
  %12 = trunc i32 %11 to i16, !dbg !171
  %13 = getelementptr inbounds [2 x i16], ptr %1, i64 0, i64 1, !dbg !172
  store volatile i16 %12, ptr %13, align 2, !dbg !173
  %14 = getelementptr inbounds [2 x i16], ptr %1, i64 0, i64 0, !dbg !174
  %15 = load volatile i16, ptr %14, align 4, !dbg !174
  %16 = zext i16 %15 to i32, !dbg !175
  store i32 %16, ptr %4, align 4, !dbg !175
  %17 = load i32, ptr %4, align 4, !dbg !175
  store atomic i32 %17, ptr @z monotonic, align 4, !dbg !175
  %18 = load volatile i32, ptr %1, align 4, !dbg !176
  store i32 %18, ptr %5, align 4, !dbg !177
  %19 = load i32, ptr %5, align 4, !dbg !177
  store atomic i32 %19, ptr @w monotonic, align 4, !dbg !177
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @call() #0 !dbg !179 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @x monotonic, align 4, !dbg !180
  store i32 %3, ptr %2, align 4, !dbg !180
  %4 = load i32, ptr %2, align 4, !dbg !180
  %5 = call i32 @twice(i32 noundef %4), !dbg !181
  store i32 %5, ptr %1, align 4, !dbg !182
  %6 = load i32, ptr %1, align 4, !dbg !182
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !182
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !184 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !187, !DIExpression(), !188)
  %3 = load i32, ptr %2, align 4, !dbg !189
  %4 = mul nsw i32 2, %3, !dbg !190
  ret i32 %4, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @call_two() #0 !dbg !192 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !193, !DIExpression(), !194)
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !195
  store i32 %6, ptr %2, align 4, !dbg !195
  %7 = load i32, ptr %2, align 4, !dbg !195
  store i32 %7, ptr %1, align 4, !dbg !194
    #dbg_declare(ptr %3, !196, !DIExpression(), !197)
  %8 = load atomic i32, ptr @y monotonic, align 4, !dbg !198
  store i32 %8, ptr %4, align 4, !dbg !198
  %9 = load i32, ptr %4, align 4, !dbg !198
  store i32 %9, ptr %3, align 4, !dbg !197
  %10 = load i32, ptr %1, align 4, !dbg !199
  %11 = load i32, ptr %3, align 4, !dbg !200
  %12 = call i32 @first(i32 noundef %10, i32 noundef %11), !dbg !201
  store i32 %12, ptr %5, align 4, !dbg !202
  %13 = load i32, ptr %5, align 4, !dbg !202
  store atomic i32 %13, ptr @z monotonic, align 4, !dbg !202
  ret void, !dbg !203
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first(i32 noundef %0, i32 noundef %1) #0 !dbg !204 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !207, !DIExpression(), !208)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !209, !DIExpression(), !210)
  %5 = load i32, ptr %3, align 4, !dbg !211
  ret i32 %5, !dbg !212
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @out_parameter() #0 !dbg !213 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !214, !DIExpression(), !215)
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !216
  store i32 %4, ptr %2, align 4, !dbg !216
  %5 = load i32, ptr %2, align 4, !dbg !216
  call void @through(ptr noundef %1, i32 noundef %5), !dbg !217
  %6 = load volatile i32, ptr %1, align 4, !dbg !218
  store i32 %6, ptr %3, align 4, !dbg !219
  %7 = load i32, ptr %3, align 4, !dbg !219
  store atomic i32 %7, ptr @y monotonic, align 4, !dbg !219
  ret void, !dbg !220
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @through(ptr noundef %0, i32 noundef %1) #0 !dbg !221 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !224, !DIExpression(), !225)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !226, !DIExpression(), !227)
  %5 = load i32, ptr %4, align 4, !dbg !228
  %6 = load ptr, ptr %3, align 8, !dbg !229
  store volatile i32 %5, ptr %6, align 4, !dbg !230
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @variadic() #0 !dbg !232 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !233, !DIExpression(), !234)
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !235
  store i32 %6, ptr %2, align 4, !dbg !235
  %7 = load i32, ptr %2, align 4, !dbg !235
  store i32 %7, ptr %1, align 4, !dbg !234
    #dbg_declare(ptr %3, !236, !DIExpression(), !237)
  %8 = load atomic i32, ptr @y monotonic, align 4, !dbg !238
  store i32 %8, ptr %4, align 4, !dbg !238
  %9 = load i32, ptr %4, align 4, !dbg !238
  store i32 %9, ptr %3, align 4, !dbg !237
  %10 = load i32, ptr %1, align 4, !dbg !239
  %11 = load i32, ptr %3, align 4, !dbg !240
  %12 = call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef %10, i32 noundef %11), !dbg !241
  store i32 %12, ptr %5, align 4, !dbg !242
  %13 = load i32, ptr %5, align 4, !dbg !242
  store atomic i32 %13, ptr @z monotonic, align 4, !dbg !242
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !244 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !247, !DIExpression(), !248)
    #dbg_declare(ptr %3, !249, !DIExpression(), !262)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !263
  call void @llvm.va_start.p0(ptr %6), !dbg !263
    #dbg_declare(ptr %4, !264, !DIExpression(), !265)
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !266
  %8 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %7, i32 0, i32 0, !dbg !266
  %9 = load i32, ptr %8, align 16, !dbg !266
  %10 = icmp ule i32 %9, 40, !dbg !266
  br i1 %10, label %11, label %16, !dbg !266

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %7, i32 0, i32 3, !dbg !266
  %13 = load ptr, ptr %12, align 16, !dbg !266
  %14 = getelementptr i8, ptr %13, i32 %9, !dbg !266
  %15 = add i32 %9, 8, !dbg !266
  store i32 %15, ptr %8, align 16, !dbg !266
  br label %20, !dbg !266

16:                                               ; preds = %1
  %17 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %7, i32 0, i32 2, !dbg !266
  %18 = load ptr, ptr %17, align 8, !dbg !266
  %19 = getelementptr i8, ptr %18, i32 8, !dbg !266
  store ptr %19, ptr %17, align 8, !dbg !266
  br label %20, !dbg !266

20:                                               ; preds = %16, %11
  %21 = phi ptr [ %14, %11 ], [ %18, %16 ], !dbg !266
  %22 = load i32, ptr %21, align 4, !dbg !266
  store i32 %22, ptr %4, align 4, !dbg !265
    #dbg_declare(ptr %5, !267, !DIExpression(), !268)
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !269
  %24 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %23, i32 0, i32 0, !dbg !269
  %25 = load i32, ptr %24, align 16, !dbg !269
  %26 = icmp ule i32 %25, 40, !dbg !269
  br i1 %26, label %27, label %32, !dbg !269

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %23, i32 0, i32 3, !dbg !269
  %29 = load ptr, ptr %28, align 16, !dbg !269
  %30 = getelementptr i8, ptr %29, i32 %25, !dbg !269
  %31 = add i32 %25, 8, !dbg !269
  store i32 %31, ptr %24, align 16, !dbg !269
  br label %36, !dbg !269

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %23, i32 0, i32 2, !dbg !269
  %34 = load ptr, ptr %33, align 8, !dbg !269
  %35 = getelementptr i8, ptr %34, i32 8, !dbg !269
  store ptr %35, ptr %33, align 8, !dbg !269
  br label %36, !dbg !269

36:                                               ; preds = %32, %27
  %37 = phi ptr [ %30, %27 ], [ %34, %32 ], !dbg !269
  %38 = load i32, ptr %37, align 4, !dbg !269
  store i32 %38, ptr %5, align 4, !dbg !268
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !270
  call void @llvm.va_end.p0(ptr %39), !dbg !270
  %40 = load i32, ptr %2, align 4, !dbg !271
  %41 = icmp sgt i32 %40, 1, !dbg !272
  br i1 %41, label %42, label %44, !dbg !271

42:                                               ; preds = %36
  %43 = load i32, ptr %5, align 4, !dbg !273
  br label %46, !dbg !271

44:                                               ; preds = %36
  %45 = load i32, ptr %4, align 4, !dbg !274
  br label %46, !dbg !271

46:                                               ; preds = %44, %42
  %47 = phi i32 [ %43, %42 ], [ %45, %44 ], !dbg !271
  ret i32 %47, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @choose() #0 !dbg !276 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !277, !DIExpression(), !278)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !279
  store i32 %5, ptr %2, align 4, !dbg !279
  %6 = load i32, ptr %2, align 4, !dbg !279
  %7 = icmp ne i32 %6, 0, !dbg !279
  %8 = zext i1 %7 to i64, !dbg !279
  %9 = select i1 %7, i32 1, i32 2, !dbg !279
  store i32 %9, ptr %1, align 4, !dbg !278
  %10 = load i32, ptr %1, align 4, !dbg !280
  store i32 %10, ptr %3, align 4, !dbg !281
  %11 = load i32, ptr %3, align 4, !dbg !281
  store atomic i32 %11, ptr @y monotonic, align 4, !dbg !281
  store i32 1, ptr %4, align 4, !dbg !282
  %12 = load i32, ptr %4, align 4, !dbg !282
  store atomic i32 %12, ptr @z monotonic, align 4, !dbg !282
  ret void, !dbg !283
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @phi() #0 !dbg !284 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !285, !DIExpression(), !286)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !287
  store i32 %5, ptr %2, align 4, !dbg !287
  %6 = load i32, ptr %2, align 4, !dbg !287
  %7 = icmp ne i32 %6, 0, !dbg !287
  br i1 %7, label %8, label %9, !dbg !287

8:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !289
  br label %12, !dbg !290

9:                                                ; preds = %0
  %10 = load atomic i32, ptr @y monotonic, align 4, !dbg !291
  store i32 %10, ptr %3, align 4, !dbg !291
  %11 = load i32, ptr %3, align 4, !dbg !291
  store i32 %11, ptr %1, align 4, !dbg !292
  br label %12

12:                                               ; preds = %9, %8
  %13 = load i32, ptr %1, align 4, !dbg !293
  store i32 %13, ptr %4, align 4, !dbg !294
  %14 = load i32, ptr %4, align 4, !dbg !294
  store atomic i32 %14, ptr @z monotonic, align 4, !dbg !294
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @branch() #0 !dbg !296 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !297
  store i32 %4, ptr %1, align 4, !dbg !297
  %5 = load i32, ptr %1, align 4, !dbg !297
  %6 = icmp ne i32 %5, 0, !dbg !297
  br i1 %6, label %7, label %9, !dbg !297

7:                                                ; preds = %0
  store i32 1, ptr %2, align 4, !dbg !299
  %8 = load i32, ptr %2, align 4, !dbg !299
  store atomic i32 %8, ptr @y monotonic, align 4, !dbg !299
  br label %9, !dbg !299

9:                                                ; preds = %7, %0
  store i32 1, ptr %3, align 4, !dbg !300
  %10 = load i32, ptr %3, align 4, !dbg !300
  store atomic i32 %10, ptr @z monotonic, align 4, !dbg !300
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @jump_table() #0 !dbg !302 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !303
  store i32 %6, ptr %1, align 4, !dbg !303
  %7 = load i32, ptr %1, align 4, !dbg !303
  switch i32 %7, label %12 [
    i32 1, label %8
    i32 2, label %10
  ], !dbg !304

8:                                                ; preds = %0
  store i32 1, ptr %2, align 4, !dbg !305
  %9 = load i32, ptr %2, align 4, !dbg !305
  store atomic i32 %9, ptr @y monotonic, align 4, !dbg !305
  br label %14, !dbg !307

10:                                               ; preds = %0
  store i32 3, ptr %3, align 4, !dbg !308
  %11 = load i32, ptr %3, align 4, !dbg !308
  store atomic i32 %11, ptr @y monotonic, align 4, !dbg !308
  br label %14, !dbg !309

12:                                               ; preds = %0
  store i32 1, ptr %4, align 4, !dbg !310
  %13 = load i32, ptr %4, align 4, !dbg !310
  store atomic i32 %13, ptr @z monotonic, align 4, !dbg !310
  br label %14, !dbg !311

14:                                               ; preds = %12, %10, %8
  store i32 1, ptr %5, align 4, !dbg !312
  %15 = load i32, ptr %5, align 4, !dbg !312
  store atomic i32 %15, ptr @w monotonic, align 4, !dbg !312
  ret void, !dbg !313
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @index_write() #0 !dbg !314 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !315
  store i32 %4, ptr %1, align 4, !dbg !315
  %5 = load i32, ptr %1, align 4, !dbg !315
  %6 = and i32 %5, 3, !dbg !316
  %7 = sext i32 %6 to i64, !dbg !317
  %8 = getelementptr inbounds [4 x i32], ptr @cells, i64 0, i64 %7, !dbg !317
  store i32 1, ptr %2, align 4, !dbg !318
  %9 = load i32, ptr %2, align 4, !dbg !318
  store atomic i32 %9, ptr %8 monotonic, align 4, !dbg !318
  store i32 1, ptr %3, align 4, !dbg !319
  %10 = load i32, ptr %3, align 4, !dbg !319
  store atomic i32 %10, ptr @z monotonic, align 4, !dbg !319
  ret void, !dbg !320
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @index_read() #0 !dbg !321 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !322, !DIExpression(), !323)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !324
  store i32 %5, ptr %2, align 4, !dbg !324
  %6 = load i32, ptr %2, align 4, !dbg !324
  %7 = and i32 %6, 3, !dbg !325
  %8 = sext i32 %7 to i64, !dbg !326
  %9 = getelementptr inbounds [4 x i32], ptr @cells, i64 0, i64 %8, !dbg !326
  %10 = load atomic i32, ptr %9 monotonic, align 4, !dbg !327
  store i32 %10, ptr %3, align 4, !dbg !327
  %11 = load i32, ptr %3, align 4, !dbg !327
  store i32 %11, ptr %1, align 4, !dbg !323
  %12 = load i32, ptr %1, align 4, !dbg !328
  store i32 %12, ptr %4, align 4, !dbg !329
  %13 = load i32, ptr %4, align 4, !dbg !329
  store atomic i32 %13, ptr @z monotonic, align 4, !dbg !329
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @pointer() #0 !dbg !331 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i64, ptr @p monotonic, align 8, !dbg !332
  store i64 %4, ptr %1, align 8, !dbg !332
  %5 = load ptr, ptr %1, align 8, !dbg !332
  store i32 1, ptr %2, align 4, !dbg !333
  %6 = load i32, ptr %2, align 4, !dbg !333
  store atomic i32 %6, ptr %5 monotonic, align 4, !dbg !333
  store i32 1, ptr %3, align 4, !dbg !334
  %7 = load i32, ptr %3, align 4, !dbg !334
  store atomic i32 %7, ptr @w monotonic, align 4, !dbg !334
  ret void, !dbg !335
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @fake() #0 !dbg !336 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !337, !DIExpression(), !338)
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !339
  store i32 %4, ptr %2, align 4, !dbg !339
  %5 = load i32, ptr %2, align 4, !dbg !339
  store i32 %5, ptr %1, align 4, !dbg !338
  %6 = load i32, ptr %1, align 4, !dbg !340
  %7 = load i32, ptr %1, align 4, !dbg !341
  %8 = xor i32 %6, %7, !dbg !342
  %9 = add nsw i32 1, %8, !dbg !343
  store i32 %9, ptr %3, align 4, !dbg !344
  %10 = load i32, ptr %3, align 4, !dbg !344
  store atomic i32 %10, ptr @y monotonic, align 4, !dbg !344
  ret void, !dbg !345
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @fake_index() #0 !dbg !346 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !347, !DIExpression(), !348)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !349
  store i32 %5, ptr %2, align 4, !dbg !349
  %6 = load i32, ptr %2, align 4, !dbg !349
  store i32 %6, ptr %1, align 4, !dbg !348
  %7 = load i32, ptr %1, align 4, !dbg !350
  %8 = load i32, ptr %1, align 4, !dbg !351
  %9 = sub nsw i32 %7, %8, !dbg !352
  %10 = sext i32 %9 to i64, !dbg !353
  %11 = getelementptr inbounds [4 x i32], ptr @cells, i64 0, i64 %10, !dbg !353
  store i32 1, ptr %3, align 4, !dbg !354
  %12 = load i32, ptr %3, align 4, !dbg !354
  store atomic i32 %12, ptr %11 monotonic, align 4, !dbg !354
  store i32 1, ptr %4, align 4, !dbg !355
  %13 = load i32, ptr %4, align 4, !dbg !355
  store atomic i32 %13, ptr @y monotonic, align 4, !dbg !355
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @rmw() #0 !dbg !357 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !358, !DIExpression(), !359)
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !360
  store i32 %6, ptr %3, align 4, !dbg !360
  %7 = load i32, ptr %3, align 4, !dbg !360
  store i32 %7, ptr %2, align 4, !dbg !361
  %8 = load i32, ptr %2, align 4, !dbg !361
  %9 = atomicrmw add ptr @y, i32 %8 seq_cst, align 4, !dbg !361
  store i32 %9, ptr %4, align 4, !dbg !361
  %10 = load i32, ptr %4, align 4, !dbg !361
  store i32 %10, ptr %1, align 4, !dbg !359
  %11 = load i32, ptr %1, align 4, !dbg !362
  store i32 %11, ptr %5, align 4, !dbg !363
  %12 = load i32, ptr %5, align 4, !dbg !363
  store atomic i32 %12, ptr @z monotonic, align 4, !dbg !363
  ret void, !dbg !364
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cas_value() #0 !dbg !365 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
    #dbg_declare(ptr %1, !366, !DIExpression(), !367)
  %7 = load atomic i32, ptr @y monotonic, align 4, !dbg !368
  store i32 %7, ptr %2, align 4, !dbg !368
  %8 = load i32, ptr %2, align 4, !dbg !368
  store i32 %8, ptr %1, align 4, !dbg !367
    #dbg_declare(ptr %3, !369, !DIExpression(), !370)
  %9 = load atomic i32, ptr @z monotonic, align 4, !dbg !371
  store i32 %9, ptr %4, align 4, !dbg !371
  %10 = load i32, ptr %4, align 4, !dbg !371
  store i32 %10, ptr %3, align 4, !dbg !370
    #dbg_declare(ptr %5, !372, !DIExpression(), !373)
  %11 = load i32, ptr %1, align 4, !dbg !374
  %12 = load i32, ptr %3, align 4, !dbg !375
  %13 = cmpxchg ptr @x, i32 %11, i32 %12 seq_cst seq_cst, align 4, !dbg !376
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !376
  store i32 %14, ptr %5, align 4, !dbg !373
  %15 = load i32, ptr %5, align 4, !dbg !377
  store i32 %15, ptr %6, align 4, !dbg !378
  %16 = load i32, ptr %6, align 4, !dbg !378
  store atomic i32 %16, ptr @w monotonic, align 4, !dbg !378
  ret void, !dbg !379
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cas_fails_unused() #0 !dbg !380 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !381, !DIExpression(), !382)
  %4 = load atomic i32, ptr @z monotonic, align 4, !dbg !383
  store i32 %4, ptr %2, align 4, !dbg !383
  %5 = load i32, ptr %2, align 4, !dbg !383
  store i32 %5, ptr %1, align 4, !dbg !382
  %6 = load i32, ptr %1, align 4, !dbg !384
  %7 = cmpxchg ptr @x, i32 1, i32 %6 seq_cst seq_cst, align 4, !dbg !385
  %8 = extractvalue { i32, i1 } %7, 1, !dbg !385
  store i32 1, ptr %3, align 4, !dbg !386
  %9 = load i32, ptr %3, align 4, !dbg !386
  store atomic i32 %9, ptr @w monotonic, align 4, !dbg !386
  ret void, !dbg !387
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cas_fails_used() #0 !dbg !388 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = cmpxchg ptr @x, i32 1, i32 2 seq_cst seq_cst, align 4, !dbg !389
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !389
  br i1 %4, label %5, label %7, !dbg !389

5:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !391
  %6 = load i32, ptr %1, align 4, !dbg !391
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !391
  br label %7, !dbg !391

7:                                                ; preds = %5, %0
  store i32 1, ptr %2, align 4, !dbg !392
  %8 = load i32, ptr %2, align 4, !dbg !392
  store atomic i32 %8, ptr @w monotonic, align 4, !dbg !392
  ret void, !dbg !393
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cas_expected_written() #0 !dbg !394 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !395, !DIExpression(), !396)
  store i32 0, ptr %1, align 4, !dbg !396
  store i32 2, ptr %2, align 4, !dbg !397
  %5 = load i32, ptr %1, align 4, !dbg !397
  %6 = load i32, ptr %2, align 4, !dbg !397
  %7 = cmpxchg ptr @x, i32 %5, i32 %6 seq_cst seq_cst, align 4, !dbg !397
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !397
  %9 = extractvalue { i32, i1 } %7, 1, !dbg !397
  br i1 %9, label %11, label %10, !dbg !397

10:                                               ; preds = %0
  store i32 %8, ptr %1, align 4, !dbg !397
  br label %11, !dbg !397

11:                                               ; preds = %10, %0
  %12 = zext i1 %9 to i8, !dbg !397
  store i8 %12, ptr %3, align 1, !dbg !397
  %13 = load i8, ptr %3, align 1, !dbg !397
  %14 = trunc i8 %13 to i1, !dbg !397
  store i32 1, ptr %4, align 4, !dbg !398
  %15 = load i32, ptr %4, align 4, !dbg !398
  store atomic i32 %15, ptr @w monotonic, align 4, !dbg !398
  ret void, !dbg !399
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heap() #0 !dbg !400 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !401, !DIExpression(), !402)
  %5 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !403
  store ptr %5, ptr %1, align 8, !dbg !402
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !404
  store i32 %6, ptr %2, align 4, !dbg !404
  %7 = load i32, ptr %2, align 4, !dbg !404
  %8 = load ptr, ptr %1, align 8, !dbg !405
  store volatile i32 %7, ptr %8, align 4, !dbg !406
  %9 = load ptr, ptr %1, align 8, !dbg !407
  store ptr %9, ptr %3, align 8, !dbg !408
  %10 = load i64, ptr %3, align 8, !dbg !408
  store atomic i64 %10, ptr @q seq_cst, align 8, !dbg !408
  %11 = load ptr, ptr %1, align 8, !dbg !409
  %12 = load volatile i32, ptr %11, align 4, !dbg !410
  store i32 %12, ptr %4, align 4, !dbg !411
  %13 = load i32, ptr %4, align 4, !dbg !411
  store atomic i32 %13, ptr @y monotonic, align 4, !dbg !411
  ret void, !dbg !412
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heap_size() #0 !dbg !413 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !414, !DIExpression(), !415)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !416
  store i32 %5, ptr %2, align 4, !dbg !416
  %6 = load i32, ptr %2, align 4, !dbg !416
  %7 = add nsw i32 %6, 4, !dbg !417
  %8 = sext i32 %7 to i64, !dbg !416
  %9 = call noalias ptr @malloc(i64 noundef %8) #8, !dbg !418
  store ptr %9, ptr %1, align 8, !dbg !415
    #dbg_declare(ptr %3, !419, !DIExpression(), !420)
  %10 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !421
  store ptr %10, ptr %3, align 8, !dbg !420
  %11 = load ptr, ptr %1, align 8, !dbg !422
  store volatile i32 1, ptr %11, align 4, !dbg !423
  %12 = load ptr, ptr %3, align 8, !dbg !424
  store volatile i32 1, ptr %12, align 4, !dbg !425
  store i32 1, ptr %4, align 4, !dbg !426
  %13 = load i32, ptr %4, align 4, !dbg !426
  store atomic i32 %13, ptr @y monotonic, align 4, !dbg !426
  ret void, !dbg !427
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heap_free() #0 !dbg !428 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = load atomic i64, ptr @q monotonic, align 8, !dbg !429
  store i64 %3, ptr %1, align 8, !dbg !429
  %4 = load ptr, ptr %1, align 8, !dbg !429
  call void @free(ptr noundef %4) #9, !dbg !430
  store i32 1, ptr %2, align 4, !dbg !431
  %5 = load i32, ptr %2, align 4, !dbg !431
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !431
  ret void, !dbg !432
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @copy() #0 !dbg !433 {
  %1 = alloca %struct.pair, align 4
  %2 = alloca %struct.pair, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
    #dbg_declare(ptr %1, !434, !DIExpression(), !435)
    #dbg_declare(ptr %2, !436, !DIExpression(), !437)
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !438
  store i32 %7, ptr %3, align 4, !dbg !438
  %8 = load i32, ptr %3, align 4, !dbg !438
  %9 = getelementptr inbounds nuw %struct.pair, ptr %1, i32 0, i32 0, !dbg !439
  store volatile i32 %8, ptr %9, align 4, !dbg !440
  %10 = load atomic i32, ptr @y monotonic, align 4, !dbg !441
  store i32 %10, ptr %4, align 4, !dbg !441
  %11 = load i32, ptr %4, align 4, !dbg !441
  %12 = getelementptr inbounds nuw %struct.pair, ptr %1, i32 0, i32 1, !dbg !442
  store volatile i32 %11, ptr %12, align 4, !dbg !443
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 1 %1, i64 8, i1 false), !dbg !444
  %13 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 0, !dbg !445
  %14 = load volatile i32, ptr %13, align 4, !dbg !446
  store i32 %14, ptr %5, align 4, !dbg !447
  %15 = load i32, ptr %5, align 4, !dbg !447
  store atomic i32 %15, ptr @z monotonic, align 4, !dbg !447
  %16 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 1, !dbg !448
  %17 = load volatile i32, ptr %16, align 4, !dbg !449
  store i32 %17, ptr %6, align 4, !dbg !450
  %18 = load i32, ptr %6, align 4, !dbg !450
  store atomic i32 %18, ptr @w monotonic, align 4, !dbg !450
  ret void, !dbg !451
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @fill() #0 !dbg !452 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !453, !DIExpression(), !458)
  call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 8, i1 true), !dbg !458
  %5 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !459
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !460
  store i32 %6, ptr %2, align 4, !dbg !460
  %7 = load i32, ptr %2, align 4, !dbg !460
  %8 = trunc i32 %7 to i8, !dbg !459
  call void @llvm.memset.p0.i64(ptr align 1 %5, i8 %8, i64 4, i1 false), !dbg !459
  %9 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 3, !dbg !461
  %10 = load volatile i8, ptr %9, align 1, !dbg !461
  %11 = sext i8 %10 to i32, !dbg !462
  store i32 %11, ptr %3, align 4, !dbg !462
  %12 = load i32, ptr %3, align 4, !dbg !462
  store atomic i32 %12, ptr @z monotonic, align 4, !dbg !462
  %13 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 5, !dbg !463
  %14 = load volatile i8, ptr %13, align 1, !dbg !463
  %15 = sext i8 %14 to i32, !dbg !464
  store i32 %15, ptr %4, align 4, !dbg !464
  %16 = load i32, ptr %4, align 4, !dbg !464
  store atomic i32 %16, ptr @w monotonic, align 4, !dbg !464
  ret void, !dbg !465
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @one() #0 !dbg !466 {
  %1 = alloca i32, align 4
  store i32 1, ptr %1, align 4, !dbg !467
  %2 = load i32, ptr %1, align 4, !dbg !467
  store atomic i32 %2, ptr @y monotonic, align 4, !dbg !467
  ret void, !dbg !468
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @call_pointer() #0 !dbg !469 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = load atomic i64, ptr @fn monotonic, align 8, !dbg !470
  store i64 %3, ptr %1, align 8, !dbg !470
  %4 = load ptr, ptr %1, align 8, !dbg !470
  call void %4(), !dbg !470
  store i32 1, ptr %2, align 4, !dbg !471
  %5 = load i32, ptr %2, align 4, !dbg !471
  store atomic i32 %5, ptr @z monotonic, align 4, !dbg !471
  ret void, !dbg !472
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @escape() #0 !dbg !473 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !474, !DIExpression(), !475)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !476
  store i32 %5, ptr %2, align 4, !dbg !476
  %6 = load i32, ptr %2, align 4, !dbg !476
  store volatile i32 %6, ptr %1, align 4, !dbg !475
  store ptr %1, ptr %3, align 8, !dbg !477
  %7 = load i64, ptr %3, align 8, !dbg !477
  store atomic i64 %7, ptr @q seq_cst, align 8, !dbg !477
  %8 = load volatile i32, ptr %1, align 4, !dbg !478
  store i32 %8, ptr %4, align 4, !dbg !479
  %9 = load i32, ptr %4, align 4, !dbg !479
  store atomic i32 %9, ptr @z monotonic, align 4, !dbg !479
  ret void, !dbg !480
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @maybe_private() #0 !dbg !481 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !482, !DIExpression(), !483)
  store i32 0, ptr %1, align 4, !dbg !483
    #dbg_declare(ptr %2, !484, !DIExpression(), !485)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !486
  store i32 %5, ptr %3, align 4, !dbg !486
  %6 = load i32, ptr %3, align 4, !dbg !486
  %7 = icmp ne i32 %6, 0, !dbg !486
  br i1 %7, label %8, label %9, !dbg !486

8:                                                ; preds = %0
  br label %10, !dbg !486

9:                                                ; preds = %0
  br label %10, !dbg !486

10:                                               ; preds = %9, %8
  %11 = phi ptr [ %1, %8 ], [ @g, %9 ], !dbg !486
  store ptr %11, ptr %2, align 8, !dbg !485
  %12 = load ptr, ptr %2, align 8, !dbg !487
  store volatile i32 1, ptr %12, align 4, !dbg !488
  %13 = load volatile i32, ptr %1, align 4, !dbg !489
  store i32 %13, ptr %4, align 4, !dbg !490
  %14 = load i32, ptr %4, align 4, !dbg !490
  store atomic i32 %14, ptr @z monotonic, align 4, !dbg !490
  ret void, !dbg !491
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @loop() #0 !dbg !492 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !493, !DIExpression(), !495)
  store i32 -1, ptr %1, align 4, !dbg !495
  br label %5, !dbg !496

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %1, align 4, !dbg !497
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !499
  store i32 %7, ptr %2, align 4, !dbg !499
  %8 = load i32, ptr %2, align 4, !dbg !499
  %9 = icmp slt i32 %6, %8, !dbg !500
  br i1 %9, label %10, label %19, !dbg !501

10:                                               ; preds = %5
  %11 = load atomic i32, ptr @y monotonic, align 4, !dbg !502
  store i32 %11, ptr %3, align 4, !dbg !502
  %12 = load i32, ptr %3, align 4, !dbg !502
  %13 = icmp ne i32 %12, 0, !dbg !502
  br i1 %13, label %14, label %15, !dbg !502

14:                                               ; preds = %10
  br label %21, !dbg !504

15:                                               ; preds = %10
  br label %16, !dbg !502

16:                                               ; preds = %15
  %17 = load i32, ptr %1, align 4, !dbg !505
  %18 = add nsw i32 %17, 1, !dbg !505
  store i32 %18, ptr %1, align 4, !dbg !505
  br label %5, !dbg !506, !llvm.loop !507

19:                                               ; preds = %5
  store i32 1, ptr %4, align 4, !dbg !510
  %20 = load i32, ptr %4, align 4, !dbg !510
  store atomic i32 %20, ptr @z monotonic, align 4, !dbg !510
  br label %21, !dbg !511

21:                                               ; preds = %19, %14
  ret void, !dbg !511
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @division() #0 !dbg !512 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !513
  store i32 %4, ptr %2, align 4, !dbg !513
  %5 = load i32, ptr %2, align 4, !dbg !513
  %6 = add nsw i32 %5, 1, !dbg !514
  %7 = sdiv i32 8, %6, !dbg !515
  store i32 %7, ptr %1, align 4, !dbg !516
  %8 = load i32, ptr %1, align 4, !dbg !516
  store atomic i32 %8, ptr @y monotonic, align 4, !dbg !516
  store i32 1, ptr %3, align 4, !dbg !517
  %9 = load i32, ptr %3, align 4, !dbg !517
  store atomic i32 %9, ptr @z monotonic, align 4, !dbg !517
  ret void, !dbg !518
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @division_by_constant() #0 !dbg !519 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !520
  store i32 %4, ptr %2, align 4, !dbg !520
  %5 = load i32, ptr %2, align 4, !dbg !520
  %6 = sdiv i32 %5, 3, !dbg !521
  store i32 %6, ptr %1, align 4, !dbg !522
  %7 = load i32, ptr %1, align 4, !dbg !522
  store atomic i32 %7, ptr @y monotonic, align 4, !dbg !522
  store i32 1, ptr %3, align 4, !dbg !523
  %8 = load i32, ptr %3, align 4, !dbg !523
  store atomic i32 %8, ptr @z monotonic, align 4, !dbg !523
  ret void, !dbg !524
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @lock() #0 !dbg !525 {
  %1 = alloca i32, align 4
  %2 = call i32 @pthread_mutex_lock(ptr noundef @m) #9, !dbg !526
  store i32 1, ptr %1, align 4, !dbg !527
  %3 = load i32, ptr %1, align 4, !dbg !527
  store atomic i32 %3, ptr @y monotonic, align 4, !dbg !527
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @m) #9, !dbg !528
  ret void, !dbg !529
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @wide() #0 !dbg !530 {
  %1 = alloca i128, align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !531, !DIExpression(), !533)
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !534
  store i32 %4, ptr %2, align 4, !dbg !534
  %5 = load i32, ptr %2, align 4, !dbg !534
  %6 = zext i32 %5 to i128, !dbg !535
  store i128 %6, ptr %1, align 16, !dbg !533
  %7 = load i128, ptr %1, align 16, !dbg !536
  %8 = load i128, ptr %1, align 16, !dbg !537
  %9 = mul i128 %7, %8, !dbg !538
  %10 = shl i128 %9, 64, !dbg !539
  store i128 %10, ptr %1, align 16, !dbg !540
  %11 = load i128, ptr %1, align 16, !dbg !541
  %12 = lshr i128 %11, 64, !dbg !542
  %13 = trunc i128 %12 to i32, !dbg !543
  store i32 %13, ptr %3, align 4, !dbg !544
  %14 = load i32, ptr %3, align 4, !dbg !544
  store atomic i32 %14, ptr @y monotonic, align 4, !dbg !544
  ret void, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @floating() #0 !dbg !546 {
  %1 = alloca double, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !547, !DIExpression(), !549)
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !550
  store i32 %4, ptr %2, align 4, !dbg !550
  %5 = load i32, ptr %2, align 4, !dbg !550
  %6 = sitofp i32 %5 to double, !dbg !550
  store double %6, ptr %1, align 8, !dbg !549
  %7 = load double, ptr %1, align 8, !dbg !551
  %8 = fmul double %7, 2.500000e+00, !dbg !552
  %9 = fptosi double %8 to i32, !dbg !553
  store i32 %9, ptr %3, align 4, !dbg !554
  %10 = load i32, ptr %3, align 4, !dbg !554
  store atomic i32 %10, ptr @y monotonic, align 4, !dbg !554
  ret void, !dbg !555
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @assume() #0 !dbg !556 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @x monotonic, align 4, !dbg !557
  store i32 %3, ptr %1, align 4, !dbg !557
  %4 = load i32, ptr %1, align 4, !dbg !557
  %5 = icmp eq i32 %4, 0, !dbg !558
  %6 = zext i1 %5 to i32, !dbg !558
  call void @__VERIFIER_assume(i32 noundef %6), !dbg !559
  store i32 1, ptr %2, align 4, !dbg !560
  %7 = load i32, ptr %2, align 4, !dbg !560
  store atomic i32 %7, ptr @y monotonic, align 4, !dbg !560
  ret void, !dbg !561
}

declare void @__VERIFIER_assume(i32 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @thread_local_variable() #0 !dbg !562 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load atomic i32, ptr @x monotonic, align 4, !dbg !563
  store i32 %3, ptr %1, align 4, !dbg !563
  %4 = load i32, ptr %1, align 4, !dbg !563
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !564
  store volatile i32 %4, ptr %5, align 4, !dbg !565
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !566
  %7 = load volatile i32, ptr %6, align 4, !dbg !566
  store i32 %7, ptr %2, align 4, !dbg !567
  %8 = load i32, ptr %2, align 4, !dbg !567
  store atomic i32 %8, ptr @y monotonic, align 4, !dbg !567
  ret void, !dbg !568
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @overwritten() #0 !dbg !569 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !570, !DIExpression(), !571)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !572
  store i32 %5, ptr %2, align 4, !dbg !572
  %6 = load i32, ptr %2, align 4, !dbg !572
  store i32 %6, ptr %1, align 4, !dbg !571
  %7 = load atomic i32, ptr @y monotonic, align 4, !dbg !573
  store i32 %7, ptr %3, align 4, !dbg !573
  %8 = load i32, ptr %3, align 4, !dbg !573
  store i32 %8, ptr %1, align 4, !dbg !574
  %9 = load i32, ptr %1, align 4, !dbg !575
  store i32 %9, ptr %4, align 4, !dbg !576
  %10 = load i32, ptr %4, align 4, !dbg !576
  store atomic i32 %10, ptr @z monotonic, align 4, !dbg !576
  ret void, !dbg !577
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @transitive_in_registers() #0 !dbg !578 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
    #dbg_declare(ptr %1, !579, !DIExpression(), !580)
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !581
  store i32 %7, ptr %2, align 4, !dbg !581
  %8 = load i32, ptr %2, align 4, !dbg !581
  %9 = load atomic i32, ptr @y monotonic, align 4, !dbg !582
  store i32 %9, ptr %3, align 4, !dbg !582
  %10 = load i32, ptr %3, align 4, !dbg !582
  %11 = add nsw i32 %8, %10, !dbg !583
  store i32 %11, ptr %1, align 4, !dbg !580
    #dbg_declare(ptr %4, !584, !DIExpression(), !585)
  %12 = load i32, ptr %1, align 4, !dbg !586
  %13 = load atomic i32, ptr @z monotonic, align 4, !dbg !587
  store i32 %13, ptr %5, align 4, !dbg !587
  %14 = load i32, ptr %5, align 4, !dbg !587
  %15 = mul nsw i32 %12, %14, !dbg !588
  store i32 %15, ptr %4, align 4, !dbg !585
  %16 = load i32, ptr %4, align 4, !dbg !589
  store i32 %16, ptr %6, align 4, !dbg !590
  %17 = load i32, ptr %6, align 4, !dbg !590
  store atomic i32 %17, ptr @w monotonic, align 4, !dbg !590
  ret void, !dbg !591
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @not_through_shared() #0 !dbg !592 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !593
  store i32 %5, ptr %2, align 4, !dbg !593
  %6 = load i32, ptr %2, align 4, !dbg !593
  store i32 %6, ptr %1, align 4, !dbg !594
  %7 = load i32, ptr %1, align 4, !dbg !594
  store atomic i32 %7, ptr @y monotonic, align 4, !dbg !594
  %8 = load atomic i32, ptr @y monotonic, align 4, !dbg !595
  store i32 %8, ptr %4, align 4, !dbg !595
  %9 = load i32, ptr %4, align 4, !dbg !595
  store i32 %9, ptr %3, align 4, !dbg !596
  %10 = load i32, ptr %3, align 4, !dbg !596
  store atomic i32 %10, ptr @z monotonic, align 4, !dbg !596
  ret void, !dbg !597
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90, !91}
!llvm.ident = !{!92}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 15, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deps.c", directory: ".", checksumkind: CSK_MD5, checksum: "a66a13d836032b55632d5df4be6e5b24")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !18, !19, !7, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!21 = !{!22, !28, !61, !67, !69, !0, !71, !73, !78, !81, !83}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 17, type: !24, isLocal: false, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 20, type: !30, isLocal: false, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !31, line: 72, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, line: 67, size: 320, elements: !33)
!33 = !{!34, !54, !59}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !32, file: !31, line: 69, baseType: !35, size: 320)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !36, line: 22, size: 320, elements: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!37 = !{!38, !39, !40, !41, !42, !43, !45, !46}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !35, file: !36, line: 24, baseType: !17, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !35, file: !36, line: 25, baseType: !7, size: 32, offset: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !35, file: !36, line: 26, baseType: !17, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !35, file: !36, line: 28, baseType: !7, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !35, file: !36, line: 32, baseType: !17, size: 32, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !35, file: !36, line: 34, baseType: !44, size: 16, offset: 160)
!44 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !35, file: !36, line: 35, baseType: !44, size: 16, offset: 176)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !35, file: !36, line: 36, baseType: !47, size: 128, offset: 192)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !48, line: 55, baseType: !49)
!48 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !48, line: 51, size: 128, elements: !50)
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !49, file: !48, line: 53, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !49, file: !48, line: 54, baseType: !52, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !31, line: 70, baseType: !55, size: 320)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 320, elements: !57)
!56 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!57 = !{!58}
!58 = !DISubrange(count: 40)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !31, line: 71, baseType: !60, size: 64)
!60 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "fn", scope: !2, file: !3, line: 260, type: !63, isLocal: false, isDefinition: true)
!63 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DISubroutineType(types: !66)
!66 = !{null}
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 15, type: !26, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 15, type: !26, isLocal: false, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "w", scope: !2, file: !3, line: 15, type: !26, isLocal: false, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 16, type: !75, isLocal: false, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 4)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "q", scope: !2, file: !3, line: 18, type: !80, isLocal: false, isDefinition: true)
!80 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 19, type: !17, isLocal: false, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 330, type: !20, isLocal: true, isDefinition: true)
!85 = !{i32 7, !"Dwarf Version", i32 5}
!86 = !{i32 2, !"Debug Info Version", i32 3}
!87 = !{i32 1, !"wchar_size", i32 4}
!88 = !{i32 8, !"PIC Level", i32 2}
!89 = !{i32 7, !"PIE Level", i32 2}
!90 = !{i32 7, !"uwtable", i32 2}
!91 = !{i32 7, !"frame-pointer", i32 2}
!92 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!93 = distinct !DISubprogram(name: "data", scope: !3, file: !3, line: 27, type: !65, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!94 = !DILocation(line: 27, column: 24, scope: !93)
!95 = !DILocation(line: 27, column: 29, scope: !93)
!96 = !DILocation(line: 27, column: 19, scope: !93)
!97 = !DILocation(line: 27, column: 35, scope: !93)
!98 = distinct !DISubprogram(name: "local", scope: !3, file: !3, line: 30, type: !65, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!99 = !{}
!100 = !DILocalVariable(name: "r", scope: !98, file: !3, line: 31, type: !17)
!101 = !DILocation(line: 31, column: 7, scope: !98)
!102 = !DILocation(line: 31, column: 11, scope: !98)
!103 = !DILocalVariable(name: "s", scope: !98, file: !3, line: 32, type: !17)
!104 = !DILocation(line: 32, column: 7, scope: !98)
!105 = !DILocation(line: 32, column: 15, scope: !98)
!106 = !DILocation(line: 32, column: 13, scope: !98)
!107 = !DILocation(line: 33, column: 5, scope: !98)
!108 = !DILocation(line: 34, column: 8, scope: !98)
!109 = !DILocation(line: 34, column: 3, scope: !98)
!110 = !DILocation(line: 35, column: 1, scope: !98)
!111 = distinct !DISubprogram(name: "structure", scope: !3, file: !3, line: 38, type: !65, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!112 = !DILocalVariable(name: "s", scope: !111, file: !3, line: 39, type: !113)
!113 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !114)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 22, size: 64, elements: !115)
!115 = !{!116, !117}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !114, file: !3, line: 23, baseType: !17, size: 32)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !114, file: !3, line: 23, baseType: !17, size: 32, offset: 32)
!118 = !DILocation(line: 39, column: 24, scope: !111)
!119 = !DILocation(line: 40, column: 9, scope: !111)
!120 = !DILocation(line: 40, column: 5, scope: !111)
!121 = !DILocation(line: 40, column: 7, scope: !111)
!122 = !DILocation(line: 41, column: 9, scope: !111)
!123 = !DILocation(line: 41, column: 5, scope: !111)
!124 = !DILocation(line: 41, column: 7, scope: !111)
!125 = !DILocation(line: 42, column: 10, scope: !111)
!126 = !DILocation(line: 42, column: 3, scope: !111)
!127 = !DILocation(line: 43, column: 10, scope: !111)
!128 = !DILocation(line: 43, column: 3, scope: !111)
!129 = !DILocation(line: 44, column: 1, scope: !111)
!130 = distinct !DISubprogram(name: "array", scope: !3, file: !3, line: 47, type: !65, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!131 = !DILocalVariable(name: "t", scope: !130, file: !3, line: 48, type: !132)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !76)
!133 = !DILocation(line: 48, column: 16, scope: !130)
!134 = !DILocation(line: 49, column: 10, scope: !130)
!135 = !DILocation(line: 49, column: 3, scope: !130)
!136 = !DILocation(line: 49, column: 8, scope: !130)
!137 = !DILocation(line: 50, column: 10, scope: !130)
!138 = !DILocation(line: 50, column: 3, scope: !130)
!139 = !DILocation(line: 50, column: 8, scope: !130)
!140 = !DILocation(line: 51, column: 3, scope: !130)
!141 = !DILocation(line: 51, column: 8, scope: !130)
!142 = !DILocation(line: 52, column: 8, scope: !130)
!143 = !DILocation(line: 52, column: 3, scope: !130)
!144 = !DILocation(line: 53, column: 8, scope: !130)
!145 = !DILocation(line: 53, column: 3, scope: !130)
!146 = !DILocation(line: 54, column: 1, scope: !130)
!147 = distinct !DISubprogram(name: "private_index", scope: !3, file: !3, line: 57, type: !65, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!148 = !DILocalVariable(name: "t", scope: !147, file: !3, line: 58, type: !132)
!149 = !DILocation(line: 58, column: 16, scope: !147)
!150 = !DILocation(line: 59, column: 10, scope: !147)
!151 = !DILocation(line: 59, column: 15, scope: !147)
!152 = !DILocation(line: 59, column: 8, scope: !147)
!153 = !DILocation(line: 59, column: 3, scope: !147)
!154 = !DILocation(line: 60, column: 3, scope: !147)
!155 = !DILocation(line: 61, column: 1, scope: !147)
!156 = distinct !DISubprogram(name: "bytes", scope: !3, file: !3, line: 64, type: !65, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!157 = !DILocalVariable(name: "u", scope: !156, file: !3, line: 68, type: !158)
!158 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !156, file: !3, line: 65, size: 32, elements: !159)
!159 = !{!160, !166}
!160 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !158, file: !3, line: 66, baseType: !161, size: 32)
!161 = !DICompositeType(tag: DW_TAG_array_type, baseType: !162, size: 32, elements: !164)
!162 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !163)
!163 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!164 = !{!165}
!165 = !DISubrange(count: 2)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !158, file: !3, line: 67, baseType: !20, size: 32)
!167 = !DILocation(line: 68, column: 5, scope: !156)
!168 = !DILocation(line: 69, column: 15, scope: !156)
!169 = !DILocation(line: 69, column: 3, scope: !156)
!170 = !DILocation(line: 69, column: 13, scope: !156)
!171 = !DILocation(line: 70, column: 15, scope: !156)
!172 = !DILocation(line: 70, column: 3, scope: !156)
!173 = !DILocation(line: 70, column: 13, scope: !156)
!174 = !DILocation(line: 71, column: 8, scope: !156)
!175 = !DILocation(line: 71, column: 3, scope: !156)
!176 = !DILocation(line: 72, column: 10, scope: !156)
!177 = !DILocation(line: 72, column: 3, scope: !156)
!178 = !DILocation(line: 73, column: 1, scope: !156)
!179 = distinct !DISubprogram(name: "call", scope: !3, file: !3, line: 79, type: !65, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!180 = !DILocation(line: 79, column: 30, scope: !179)
!181 = !DILocation(line: 79, column: 24, scope: !179)
!182 = !DILocation(line: 79, column: 19, scope: !179)
!183 = !DILocation(line: 79, column: 38, scope: !179)
!184 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 75, type: !185, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !99)
!185 = !DISubroutineType(types: !186)
!186 = !{!17, !17}
!187 = !DILocalVariable(name: "v", arg: 1, scope: !184, file: !3, line: 75, type: !17)
!188 = !DILocation(line: 75, column: 31, scope: !184)
!189 = !DILocation(line: 75, column: 47, scope: !184)
!190 = !DILocation(line: 75, column: 45, scope: !184)
!191 = !DILocation(line: 75, column: 36, scope: !184)
!192 = distinct !DISubprogram(name: "call_two", scope: !3, file: !3, line: 82, type: !65, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!193 = !DILocalVariable(name: "r", scope: !192, file: !3, line: 83, type: !17)
!194 = !DILocation(line: 83, column: 7, scope: !192)
!195 = !DILocation(line: 83, column: 11, scope: !192)
!196 = !DILocalVariable(name: "s", scope: !192, file: !3, line: 83, type: !17)
!197 = !DILocation(line: 83, column: 17, scope: !192)
!198 = !DILocation(line: 83, column: 21, scope: !192)
!199 = !DILocation(line: 84, column: 14, scope: !192)
!200 = !DILocation(line: 84, column: 17, scope: !192)
!201 = !DILocation(line: 84, column: 8, scope: !192)
!202 = !DILocation(line: 84, column: 3, scope: !192)
!203 = !DILocation(line: 85, column: 1, scope: !192)
!204 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 76, type: !205, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !99)
!205 = !DISubroutineType(types: !206)
!206 = !{!17, !17, !17}
!207 = !DILocalVariable(name: "a", arg: 1, scope: !204, file: !3, line: 76, type: !17)
!208 = !DILocation(line: 76, column: 31, scope: !204)
!209 = !DILocalVariable(name: "b", arg: 2, scope: !204, file: !3, line: 76, type: !17)
!210 = !DILocation(line: 76, column: 38, scope: !204)
!211 = !DILocation(line: 76, column: 50, scope: !204)
!212 = !DILocation(line: 76, column: 43, scope: !204)
!213 = distinct !DISubprogram(name: "out_parameter", scope: !3, file: !3, line: 90, type: !65, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!214 = !DILocalVariable(name: "r", scope: !213, file: !3, line: 91, type: !20)
!215 = !DILocation(line: 91, column: 16, scope: !213)
!216 = !DILocation(line: 92, column: 15, scope: !213)
!217 = !DILocation(line: 92, column: 3, scope: !213)
!218 = !DILocation(line: 93, column: 8, scope: !213)
!219 = !DILocation(line: 93, column: 3, scope: !213)
!220 = !DILocation(line: 94, column: 1, scope: !213)
!221 = distinct !DISubprogram(name: "through", scope: !3, file: !3, line: 87, type: !222, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !99)
!222 = !DISubroutineType(types: !223)
!223 = !{null, !19, !17}
!224 = !DILocalVariable(name: "to", arg: 1, scope: !221, file: !3, line: 87, type: !19)
!225 = !DILocation(line: 87, column: 44, scope: !221)
!226 = !DILocalVariable(name: "v", arg: 2, scope: !221, file: !3, line: 87, type: !17)
!227 = !DILocation(line: 87, column: 52, scope: !221)
!228 = !DILocation(line: 87, column: 63, scope: !221)
!229 = !DILocation(line: 87, column: 58, scope: !221)
!230 = !DILocation(line: 87, column: 61, scope: !221)
!231 = !DILocation(line: 87, column: 66, scope: !221)
!232 = distinct !DISubprogram(name: "variadic", scope: !3, file: !3, line: 105, type: !65, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!233 = !DILocalVariable(name: "r", scope: !232, file: !3, line: 106, type: !17)
!234 = !DILocation(line: 106, column: 7, scope: !232)
!235 = !DILocation(line: 106, column: 11, scope: !232)
!236 = !DILocalVariable(name: "s", scope: !232, file: !3, line: 106, type: !17)
!237 = !DILocation(line: 106, column: 17, scope: !232)
!238 = !DILocation(line: 106, column: 21, scope: !232)
!239 = !DILocation(line: 107, column: 15, scope: !232)
!240 = !DILocation(line: 107, column: 18, scope: !232)
!241 = !DILocation(line: 107, column: 8, scope: !232)
!242 = !DILocation(line: 107, column: 3, scope: !232)
!243 = !DILocation(line: 108, column: 1, scope: !232)
!244 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 96, type: !245, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !99)
!245 = !DISubroutineType(types: !246)
!246 = !{!17, !17, null}
!247 = !DILocalVariable(name: "n", arg: 1, scope: !244, file: !3, line: 96, type: !17)
!248 = !DILocation(line: 96, column: 29, scope: !244)
!249 = !DILocalVariable(name: "ap", scope: !244, file: !3, line: 97, type: !250)
!250 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !251, line: 12, baseType: !252)
!251 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !253)
!253 = !DICompositeType(tag: DW_TAG_array_type, baseType: !254, size: 192, elements: !260)
!254 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !255)
!255 = !{!256, !257, !258, !259}
!256 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !254, file: !3, line: 97, baseType: !7, size: 32)
!257 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !254, file: !3, line: 97, baseType: !7, size: 32, offset: 32)
!258 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !254, file: !3, line: 97, baseType: !18, size: 64, offset: 64)
!259 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !254, file: !3, line: 97, baseType: !18, size: 64, offset: 128)
!260 = !{!261}
!261 = !DISubrange(count: 1)
!262 = !DILocation(line: 97, column: 11, scope: !244)
!263 = !DILocation(line: 98, column: 3, scope: !244)
!264 = !DILocalVariable(name: "a", scope: !244, file: !3, line: 99, type: !17)
!265 = !DILocation(line: 99, column: 7, scope: !244)
!266 = !DILocation(line: 99, column: 11, scope: !244)
!267 = !DILocalVariable(name: "b", scope: !244, file: !3, line: 99, type: !17)
!268 = !DILocation(line: 99, column: 28, scope: !244)
!269 = !DILocation(line: 99, column: 32, scope: !244)
!270 = !DILocation(line: 100, column: 3, scope: !244)
!271 = !DILocation(line: 101, column: 10, scope: !244)
!272 = !DILocation(line: 101, column: 12, scope: !244)
!273 = !DILocation(line: 101, column: 18, scope: !244)
!274 = !DILocation(line: 101, column: 22, scope: !244)
!275 = !DILocation(line: 101, column: 3, scope: !244)
!276 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 111, type: !65, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!277 = !DILocalVariable(name: "r", scope: !276, file: !3, line: 112, type: !17)
!278 = !DILocation(line: 112, column: 7, scope: !276)
!279 = !DILocation(line: 112, column: 11, scope: !276)
!280 = !DILocation(line: 113, column: 8, scope: !276)
!281 = !DILocation(line: 113, column: 3, scope: !276)
!282 = !DILocation(line: 114, column: 3, scope: !276)
!283 = !DILocation(line: 115, column: 1, scope: !276)
!284 = distinct !DISubprogram(name: "phi", scope: !3, file: !3, line: 118, type: !65, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!285 = !DILocalVariable(name: "r", scope: !284, file: !3, line: 119, type: !17)
!286 = !DILocation(line: 119, column: 7, scope: !284)
!287 = !DILocation(line: 120, column: 7, scope: !288)
!288 = distinct !DILexicalBlock(scope: !284, file: !3, line: 120, column: 7)
!289 = !DILocation(line: 121, column: 7, scope: !288)
!290 = !DILocation(line: 121, column: 5, scope: !288)
!291 = !DILocation(line: 123, column: 9, scope: !288)
!292 = !DILocation(line: 123, column: 7, scope: !288)
!293 = !DILocation(line: 124, column: 8, scope: !284)
!294 = !DILocation(line: 124, column: 3, scope: !284)
!295 = !DILocation(line: 125, column: 1, scope: !284)
!296 = distinct !DISubprogram(name: "branch", scope: !3, file: !3, line: 128, type: !65, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!297 = !DILocation(line: 129, column: 7, scope: !298)
!298 = distinct !DILexicalBlock(scope: !296, file: !3, line: 129, column: 7)
!299 = !DILocation(line: 130, column: 5, scope: !298)
!300 = !DILocation(line: 131, column: 3, scope: !296)
!301 = !DILocation(line: 132, column: 1, scope: !296)
!302 = distinct !DISubprogram(name: "jump_table", scope: !3, file: !3, line: 135, type: !65, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!303 = !DILocation(line: 136, column: 11, scope: !302)
!304 = !DILocation(line: 136, column: 3, scope: !302)
!305 = !DILocation(line: 138, column: 5, scope: !306)
!306 = distinct !DILexicalBlock(scope: !302, file: !3, line: 136, column: 17)
!307 = !DILocation(line: 139, column: 5, scope: !306)
!308 = !DILocation(line: 141, column: 5, scope: !306)
!309 = !DILocation(line: 142, column: 5, scope: !306)
!310 = !DILocation(line: 144, column: 5, scope: !306)
!311 = !DILocation(line: 145, column: 3, scope: !306)
!312 = !DILocation(line: 146, column: 3, scope: !302)
!313 = !DILocation(line: 147, column: 1, scope: !302)
!314 = distinct !DISubprogram(name: "index_write", scope: !3, file: !3, line: 150, type: !65, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!315 = !DILocation(line: 151, column: 11, scope: !314)
!316 = !DILocation(line: 151, column: 16, scope: !314)
!317 = !DILocation(line: 151, column: 5, scope: !314)
!318 = !DILocation(line: 151, column: 3, scope: !314)
!319 = !DILocation(line: 152, column: 3, scope: !314)
!320 = !DILocation(line: 153, column: 1, scope: !314)
!321 = distinct !DISubprogram(name: "index_read", scope: !3, file: !3, line: 156, type: !65, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!322 = !DILocalVariable(name: "r", scope: !321, file: !3, line: 157, type: !17)
!323 = !DILocation(line: 157, column: 7, scope: !321)
!324 = !DILocation(line: 157, column: 19, scope: !321)
!325 = !DILocation(line: 157, column: 24, scope: !321)
!326 = !DILocation(line: 157, column: 13, scope: !321)
!327 = !DILocation(line: 157, column: 11, scope: !321)
!328 = !DILocation(line: 158, column: 8, scope: !321)
!329 = !DILocation(line: 158, column: 3, scope: !321)
!330 = !DILocation(line: 159, column: 1, scope: !321)
!331 = distinct !DISubprogram(name: "pointer", scope: !3, file: !3, line: 162, type: !65, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!332 = !DILocation(line: 163, column: 6, scope: !331)
!333 = !DILocation(line: 163, column: 3, scope: !331)
!334 = !DILocation(line: 164, column: 3, scope: !331)
!335 = !DILocation(line: 165, column: 1, scope: !331)
!336 = distinct !DISubprogram(name: "fake", scope: !3, file: !3, line: 169, type: !65, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!337 = !DILocalVariable(name: "r", scope: !336, file: !3, line: 170, type: !17)
!338 = !DILocation(line: 170, column: 7, scope: !336)
!339 = !DILocation(line: 170, column: 11, scope: !336)
!340 = !DILocation(line: 171, column: 13, scope: !336)
!341 = !DILocation(line: 171, column: 17, scope: !336)
!342 = !DILocation(line: 171, column: 15, scope: !336)
!343 = !DILocation(line: 171, column: 10, scope: !336)
!344 = !DILocation(line: 171, column: 3, scope: !336)
!345 = !DILocation(line: 172, column: 1, scope: !336)
!346 = distinct !DISubprogram(name: "fake_index", scope: !3, file: !3, line: 176, type: !65, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!347 = !DILocalVariable(name: "r", scope: !346, file: !3, line: 177, type: !17)
!348 = !DILocation(line: 177, column: 7, scope: !346)
!349 = !DILocation(line: 177, column: 11, scope: !346)
!350 = !DILocation(line: 178, column: 11, scope: !346)
!351 = !DILocation(line: 178, column: 15, scope: !346)
!352 = !DILocation(line: 178, column: 13, scope: !346)
!353 = !DILocation(line: 178, column: 5, scope: !346)
!354 = !DILocation(line: 178, column: 3, scope: !346)
!355 = !DILocation(line: 179, column: 3, scope: !346)
!356 = !DILocation(line: 180, column: 1, scope: !346)
!357 = distinct !DISubprogram(name: "rmw", scope: !3, file: !3, line: 183, type: !65, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!358 = !DILocalVariable(name: "r", scope: !357, file: !3, line: 184, type: !17)
!359 = !DILocation(line: 184, column: 7, scope: !357)
!360 = !DILocation(line: 184, column: 32, scope: !357)
!361 = !DILocation(line: 184, column: 11, scope: !357)
!362 = !DILocation(line: 185, column: 8, scope: !357)
!363 = !DILocation(line: 185, column: 3, scope: !357)
!364 = !DILocation(line: 186, column: 1, scope: !357)
!365 = distinct !DISubprogram(name: "cas_value", scope: !3, file: !3, line: 189, type: !65, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!366 = !DILocalVariable(name: "e", scope: !365, file: !3, line: 190, type: !17)
!367 = !DILocation(line: 190, column: 7, scope: !365)
!368 = !DILocation(line: 190, column: 11, scope: !365)
!369 = !DILocalVariable(name: "n", scope: !365, file: !3, line: 190, type: !17)
!370 = !DILocation(line: 190, column: 17, scope: !365)
!371 = !DILocation(line: 190, column: 21, scope: !365)
!372 = !DILocalVariable(name: "r", scope: !365, file: !3, line: 191, type: !17)
!373 = !DILocation(line: 191, column: 7, scope: !365)
!374 = !DILocation(line: 191, column: 50, scope: !365)
!375 = !DILocation(line: 191, column: 53, scope: !365)
!376 = !DILocation(line: 191, column: 11, scope: !365)
!377 = !DILocation(line: 192, column: 8, scope: !365)
!378 = !DILocation(line: 192, column: 3, scope: !365)
!379 = !DILocation(line: 193, column: 1, scope: !365)
!380 = distinct !DISubprogram(name: "cas_fails_unused", scope: !3, file: !3, line: 196, type: !65, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!381 = !DILocalVariable(name: "n", scope: !380, file: !3, line: 197, type: !17)
!382 = !DILocation(line: 197, column: 7, scope: !380)
!383 = !DILocation(line: 197, column: 11, scope: !380)
!384 = !DILocation(line: 198, column: 46, scope: !380)
!385 = !DILocation(line: 198, column: 3, scope: !380)
!386 = !DILocation(line: 199, column: 3, scope: !380)
!387 = !DILocation(line: 200, column: 1, scope: !380)
!388 = distinct !DISubprogram(name: "cas_fails_used", scope: !3, file: !3, line: 203, type: !65, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!389 = !DILocation(line: 204, column: 7, scope: !390)
!390 = distinct !DILexicalBlock(scope: !388, file: !3, line: 204, column: 7)
!391 = !DILocation(line: 205, column: 5, scope: !390)
!392 = !DILocation(line: 206, column: 3, scope: !388)
!393 = !DILocation(line: 207, column: 1, scope: !388)
!394 = distinct !DISubprogram(name: "cas_expected_written", scope: !3, file: !3, line: 211, type: !65, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!395 = !DILocalVariable(name: "e", scope: !394, file: !3, line: 212, type: !17)
!396 = !DILocation(line: 212, column: 7, scope: !394)
!397 = !DILocation(line: 213, column: 3, scope: !394)
!398 = !DILocation(line: 214, column: 3, scope: !394)
!399 = !DILocation(line: 215, column: 1, scope: !394)
!400 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 218, type: !65, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!401 = !DILocalVariable(name: "h", scope: !400, file: !3, line: 219, type: !19)
!402 = !DILocation(line: 219, column: 17, scope: !400)
!403 = !DILocation(line: 219, column: 21, scope: !400)
!404 = !DILocation(line: 220, column: 8, scope: !400)
!405 = !DILocation(line: 220, column: 4, scope: !400)
!406 = !DILocation(line: 220, column: 6, scope: !400)
!407 = !DILocation(line: 221, column: 27, scope: !400)
!408 = !DILocation(line: 221, column: 3, scope: !400)
!409 = !DILocation(line: 222, column: 9, scope: !400)
!410 = !DILocation(line: 222, column: 8, scope: !400)
!411 = !DILocation(line: 222, column: 3, scope: !400)
!412 = !DILocation(line: 223, column: 1, scope: !400)
!413 = distinct !DISubprogram(name: "heap_size", scope: !3, file: !3, line: 226, type: !65, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!414 = !DILocalVariable(name: "h", scope: !413, file: !3, line: 227, type: !19)
!415 = !DILocation(line: 227, column: 17, scope: !413)
!416 = !DILocation(line: 227, column: 28, scope: !413)
!417 = !DILocation(line: 227, column: 33, scope: !413)
!418 = !DILocation(line: 227, column: 21, scope: !413)
!419 = !DILocalVariable(name: "k", scope: !413, file: !3, line: 228, type: !19)
!420 = !DILocation(line: 228, column: 17, scope: !413)
!421 = !DILocation(line: 228, column: 21, scope: !413)
!422 = !DILocation(line: 229, column: 4, scope: !413)
!423 = !DILocation(line: 229, column: 6, scope: !413)
!424 = !DILocation(line: 230, column: 4, scope: !413)
!425 = !DILocation(line: 230, column: 6, scope: !413)
!426 = !DILocation(line: 231, column: 3, scope: !413)
!427 = !DILocation(line: 232, column: 1, scope: !413)
!428 = distinct !DISubprogram(name: "heap_free", scope: !3, file: !3, line: 235, type: !65, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!429 = !DILocation(line: 236, column: 8, scope: !428)
!430 = !DILocation(line: 236, column: 3, scope: !428)
!431 = !DILocation(line: 237, column: 3, scope: !428)
!432 = !DILocation(line: 238, column: 1, scope: !428)
!433 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 241, type: !65, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!434 = !DILocalVariable(name: "s", scope: !433, file: !3, line: 242, type: !113)
!435 = !DILocation(line: 242, column: 24, scope: !433)
!436 = !DILocalVariable(name: "t", scope: !433, file: !3, line: 243, type: !114)
!437 = !DILocation(line: 243, column: 15, scope: !433)
!438 = !DILocation(line: 244, column: 9, scope: !433)
!439 = !DILocation(line: 244, column: 5, scope: !433)
!440 = !DILocation(line: 244, column: 7, scope: !433)
!441 = !DILocation(line: 245, column: 9, scope: !433)
!442 = !DILocation(line: 245, column: 5, scope: !433)
!443 = !DILocation(line: 245, column: 7, scope: !433)
!444 = !DILocation(line: 246, column: 3, scope: !433)
!445 = !DILocation(line: 247, column: 28, scope: !433)
!446 = !DILocation(line: 247, column: 8, scope: !433)
!447 = !DILocation(line: 247, column: 3, scope: !433)
!448 = !DILocation(line: 248, column: 28, scope: !433)
!449 = !DILocation(line: 248, column: 8, scope: !433)
!450 = !DILocation(line: 248, column: 3, scope: !433)
!451 = !DILocation(line: 249, column: 1, scope: !433)
!452 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 252, type: !65, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!453 = !DILocalVariable(name: "t", scope: !452, file: !3, line: 253, type: !454)
!454 = !DICompositeType(tag: DW_TAG_array_type, baseType: !455, size: 64, elements: !456)
!455 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !56)
!456 = !{!457}
!457 = !DISubrange(count: 8)
!458 = !DILocation(line: 253, column: 17, scope: !452)
!459 = !DILocation(line: 254, column: 3, scope: !452)
!460 = !DILocation(line: 254, column: 21, scope: !452)
!461 = !DILocation(line: 255, column: 8, scope: !452)
!462 = !DILocation(line: 255, column: 3, scope: !452)
!463 = !DILocation(line: 256, column: 8, scope: !452)
!464 = !DILocation(line: 256, column: 3, scope: !452)
!465 = !DILocation(line: 257, column: 1, scope: !452)
!466 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 259, type: !65, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!467 = !DILocation(line: 259, column: 34, scope: !466)
!468 = !DILocation(line: 259, column: 43, scope: !466)
!469 = distinct !DISubprogram(name: "call_pointer", scope: !3, file: !3, line: 263, type: !65, scopeLine: 263, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!470 = !DILocation(line: 264, column: 3, scope: !469)
!471 = !DILocation(line: 265, column: 3, scope: !469)
!472 = !DILocation(line: 266, column: 1, scope: !469)
!473 = distinct !DISubprogram(name: "escape", scope: !3, file: !3, line: 269, type: !65, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!474 = !DILocalVariable(name: "r", scope: !473, file: !3, line: 270, type: !20)
!475 = !DILocation(line: 270, column: 16, scope: !473)
!476 = !DILocation(line: 270, column: 20, scope: !473)
!477 = !DILocation(line: 271, column: 3, scope: !473)
!478 = !DILocation(line: 272, column: 8, scope: !473)
!479 = !DILocation(line: 272, column: 3, scope: !473)
!480 = !DILocation(line: 273, column: 1, scope: !473)
!481 = distinct !DISubprogram(name: "maybe_private", scope: !3, file: !3, line: 277, type: !65, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!482 = !DILocalVariable(name: "r", scope: !481, file: !3, line: 278, type: !17)
!483 = !DILocation(line: 278, column: 7, scope: !481)
!484 = !DILocalVariable(name: "to", scope: !481, file: !3, line: 279, type: !16)
!485 = !DILocation(line: 279, column: 8, scope: !481)
!486 = !DILocation(line: 279, column: 13, scope: !481)
!487 = !DILocation(line: 280, column: 20, scope: !481)
!488 = !DILocation(line: 280, column: 23, scope: !481)
!489 = !DILocation(line: 281, column: 8, scope: !481)
!490 = !DILocation(line: 281, column: 3, scope: !481)
!491 = !DILocation(line: 282, column: 1, scope: !481)
!492 = distinct !DISubprogram(name: "loop", scope: !3, file: !3, line: 285, type: !65, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!493 = !DILocalVariable(name: "i", scope: !494, file: !3, line: 286, type: !17)
!494 = distinct !DILexicalBlock(scope: !492, file: !3, line: 286, column: 3)
!495 = !DILocation(line: 286, column: 12, scope: !494)
!496 = !DILocation(line: 286, column: 8, scope: !494)
!497 = !DILocation(line: 286, column: 20, scope: !498)
!498 = distinct !DILexicalBlock(scope: !494, file: !3, line: 286, column: 3)
!499 = !DILocation(line: 286, column: 24, scope: !498)
!500 = !DILocation(line: 286, column: 22, scope: !498)
!501 = !DILocation(line: 286, column: 3, scope: !494)
!502 = !DILocation(line: 287, column: 9, scope: !503)
!503 = distinct !DILexicalBlock(scope: !498, file: !3, line: 287, column: 9)
!504 = !DILocation(line: 288, column: 7, scope: !503)
!505 = !DILocation(line: 286, column: 31, scope: !498)
!506 = !DILocation(line: 286, column: 3, scope: !498)
!507 = distinct !{!507, !501, !508, !509}
!508 = !DILocation(line: 288, column: 7, scope: !494)
!509 = !{!"llvm.loop.mustprogress"}
!510 = !DILocation(line: 289, column: 3, scope: !492)
!511 = !DILocation(line: 290, column: 1, scope: !492)
!512 = distinct !DISubprogram(name: "division", scope: !3, file: !3, line: 293, type: !65, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!513 = !DILocation(line: 294, column: 13, scope: !512)
!514 = !DILocation(line: 294, column: 18, scope: !512)
!515 = !DILocation(line: 294, column: 10, scope: !512)
!516 = !DILocation(line: 294, column: 3, scope: !512)
!517 = !DILocation(line: 295, column: 3, scope: !512)
!518 = !DILocation(line: 296, column: 1, scope: !512)
!519 = distinct !DISubprogram(name: "division_by_constant", scope: !3, file: !3, line: 299, type: !65, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!520 = !DILocation(line: 300, column: 8, scope: !519)
!521 = !DILocation(line: 300, column: 13, scope: !519)
!522 = !DILocation(line: 300, column: 3, scope: !519)
!523 = !DILocation(line: 301, column: 3, scope: !519)
!524 = !DILocation(line: 302, column: 1, scope: !519)
!525 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 305, type: !65, scopeLine: 305, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!526 = !DILocation(line: 306, column: 3, scope: !525)
!527 = !DILocation(line: 307, column: 3, scope: !525)
!528 = !DILocation(line: 308, column: 3, scope: !525)
!529 = !DILocation(line: 309, column: 1, scope: !525)
!530 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 312, type: !65, scopeLine: 312, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!531 = !DILocalVariable(name: "v", scope: !530, file: !3, line: 313, type: !532)
!532 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!533 = !DILocation(line: 313, column: 21, scope: !530)
!534 = !DILocation(line: 313, column: 35, scope: !530)
!535 = !DILocation(line: 313, column: 25, scope: !530)
!536 = !DILocation(line: 314, column: 7, scope: !530)
!537 = !DILocation(line: 314, column: 11, scope: !530)
!538 = !DILocation(line: 314, column: 9, scope: !530)
!539 = !DILocation(line: 314, column: 13, scope: !530)
!540 = !DILocation(line: 314, column: 5, scope: !530)
!541 = !DILocation(line: 315, column: 14, scope: !530)
!542 = !DILocation(line: 315, column: 16, scope: !530)
!543 = !DILocation(line: 315, column: 8, scope: !530)
!544 = !DILocation(line: 315, column: 3, scope: !530)
!545 = !DILocation(line: 316, column: 1, scope: !530)
!546 = distinct !DISubprogram(name: "floating", scope: !3, file: !3, line: 319, type: !65, scopeLine: 319, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!547 = !DILocalVariable(name: "d", scope: !546, file: !3, line: 320, type: !548)
!548 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!549 = !DILocation(line: 320, column: 10, scope: !546)
!550 = !DILocation(line: 320, column: 14, scope: !546)
!551 = !DILocation(line: 321, column: 14, scope: !546)
!552 = !DILocation(line: 321, column: 16, scope: !546)
!553 = !DILocation(line: 321, column: 8, scope: !546)
!554 = !DILocation(line: 321, column: 3, scope: !546)
!555 = !DILocation(line: 322, column: 1, scope: !546)
!556 = distinct !DISubprogram(name: "assume", scope: !3, file: !3, line: 325, type: !65, scopeLine: 325, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!557 = !DILocation(line: 326, column: 21, scope: !556)
!558 = !DILocation(line: 326, column: 26, scope: !556)
!559 = !DILocation(line: 326, column: 3, scope: !556)
!560 = !DILocation(line: 327, column: 3, scope: !556)
!561 = !DILocation(line: 328, column: 1, scope: !556)
!562 = distinct !DISubprogram(name: "thread_local_variable", scope: !3, file: !3, line: 333, type: !65, scopeLine: 333, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!563 = !DILocation(line: 334, column: 10, scope: !562)
!564 = !DILocation(line: 334, column: 3, scope: !562)
!565 = !DILocation(line: 334, column: 8, scope: !562)
!566 = !DILocation(line: 335, column: 8, scope: !562)
!567 = !DILocation(line: 335, column: 3, scope: !562)
!568 = !DILocation(line: 336, column: 1, scope: !562)
!569 = distinct !DISubprogram(name: "overwritten", scope: !3, file: !3, line: 339, type: !65, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!570 = !DILocalVariable(name: "r", scope: !569, file: !3, line: 340, type: !17)
!571 = !DILocation(line: 340, column: 7, scope: !569)
!572 = !DILocation(line: 340, column: 11, scope: !569)
!573 = !DILocation(line: 341, column: 7, scope: !569)
!574 = !DILocation(line: 341, column: 5, scope: !569)
!575 = !DILocation(line: 342, column: 8, scope: !569)
!576 = !DILocation(line: 342, column: 3, scope: !569)
!577 = !DILocation(line: 343, column: 1, scope: !569)
!578 = distinct !DISubprogram(name: "transitive_in_registers", scope: !3, file: !3, line: 346, type: !65, scopeLine: 346, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !99)
!579 = !DILocalVariable(name: "r", scope: !578, file: !3, line: 347, type: !17)
!580 = !DILocation(line: 347, column: 7, scope: !578)
!581 = !DILocation(line: 347, column: 11, scope: !578)
!582 = !DILocation(line: 347, column: 18, scope: !578)
!583 = !DILocation(line: 347, column: 16, scope: !578)
!584 = !DILocalVariable(name: "s", scope: !578, file: !3, line: 347, type: !17)
!585 = !DILocation(line: 347, column: 24, scope: !578)
!586 = !DILocation(line: 347, column: 28, scope: !578)
!587 = !DILocation(line: 347, column: 32, scope: !578)
!588 = !DILocation(line: 347, column: 30, scope: !578)
!589 = !DILocation(line: 348, column: 8, scope: !578)
!590 = !DILocation(line: 348, column: 3, scope: !578)
!591 = !DILocation(line: 349, column: 1, scope: !578)
!592 = distinct !DISubprogram(name: "not_through_shared", scope: !3, file: !3, line: 352, type: !65, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!593 = !DILocation(line: 353, column: 8, scope: !592)
!594 = !DILocation(line: 353, column: 3, scope: !592)
!595 = !DILocation(line: 354, column: 8, scope: !592)
!596 = !DILocation(line: 354, column: 3, scope: !592)
!597 = !DILocation(line: 355, column: 1, scope: !592)
