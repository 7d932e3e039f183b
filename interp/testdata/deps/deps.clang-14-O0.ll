; ModuleID = 'deps.c'
source_filename = "deps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.pair = type { i32, i32 }
%union.anon = type { i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@z = dso_local global i32 0, align 4, !dbg !0
@p = dso_local global i32* @z, align 8, !dbg !22
@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !28
@y = dso_local global i32 0, align 4, !dbg !69
@x = dso_local global i32 0, align 4, !dbg !67
@w = dso_local global i32 0, align 4, !dbg !71
@__const.private_index.t = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@cells = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !73
@q = dso_local global i32* null, align 8, !dbg !78
@fn = dso_local global void ()* @one, align 8, !dbg !61
@g = dso_local global i32 0, align 4, !dbg !81
@mine = internal thread_local global i32 0, align 4, !dbg !83

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @data() #0 !dbg !93 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !95
  store i32 %3, i32* %2, align 4, !dbg !95
  %4 = load i32, i32* %2, align 4, !dbg !95
  %5 = add nsw i32 %4, 1, !dbg !95
  store i32 %5, i32* %1, align 4, !dbg !95
  %6 = load i32, i32* %1, align 4, !dbg !95
  store atomic i32 %6, i32* @y monotonic, align 4, !dbg !95
  ret void, !dbg !96
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @local() #0 !dbg !97 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !98, metadata !DIExpression()), !dbg !99
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !100
  store i32 %5, i32* %2, align 4, !dbg !100
  %6 = load i32, i32* %2, align 4, !dbg !100
  store i32 %6, i32* %1, align 4, !dbg !99
  call void @llvm.dbg.declare(metadata i32* %3, metadata !101, metadata !DIExpression()), !dbg !102
  %7 = load i32, i32* %1, align 4, !dbg !103
  %8 = mul nsw i32 2, %7, !dbg !104
  store i32 %8, i32* %3, align 4, !dbg !102
  store i32 7, i32* %1, align 4, !dbg !105
  %9 = load i32, i32* %3, align 4, !dbg !106
  store i32 %9, i32* %4, align 4, !dbg !106
  %10 = load i32, i32* %4, align 4, !dbg !106
  store atomic i32 %10, i32* @y monotonic, align 4, !dbg !106
  ret void, !dbg !107
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @structure() #0 !dbg !108 {
  %1 = alloca %struct.pair, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.pair* %1, metadata !109, metadata !DIExpression()), !dbg !115
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !116
  store i32 %6, i32* %2, align 4, !dbg !116
  %7 = load i32, i32* %2, align 4, !dbg !116
  %8 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 0, !dbg !117
  store volatile i32 %7, i32* %8, align 4, !dbg !118
  %9 = load atomic i32, i32* @y monotonic, align 4, !dbg !119
  store i32 %9, i32* %3, align 4, !dbg !119
  %10 = load i32, i32* %3, align 4, !dbg !119
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 1, !dbg !120
  store volatile i32 %10, i32* %11, align 4, !dbg !121
  %12 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 1, !dbg !122
  %13 = load volatile i32, i32* %12, align 4, !dbg !122
  store i32 %13, i32* %4, align 4, !dbg !122
  %14 = load i32, i32* %4, align 4, !dbg !122
  store atomic i32 %14, i32* @z monotonic, align 4, !dbg !122
  %15 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 0, !dbg !123
  %16 = load volatile i32, i32* %15, align 4, !dbg !123
  store i32 %16, i32* %5, align 4, !dbg !123
  %17 = load i32, i32* %5, align 4, !dbg !123
  store atomic i32 %17, i32* @w monotonic, align 4, !dbg !123
  ret void, !dbg !124
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @array() #0 !dbg !125 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !126, metadata !DIExpression()), !dbg !128
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !129
  store i32 %6, i32* %2, align 4, !dbg !129
  %7 = load i32, i32* %2, align 4, !dbg !129
  %8 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 1, !dbg !130
  store volatile i32 %7, i32* %8, align 4, !dbg !131
  %9 = load atomic i32, i32* @y monotonic, align 4, !dbg !132
  store i32 %9, i32* %3, align 4, !dbg !132
  %10 = load i32, i32* %3, align 4, !dbg !132
  %11 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 2, !dbg !133
  store volatile i32 %10, i32* %11, align 8, !dbg !134
  %12 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 1, !dbg !135
  store volatile i32 5, i32* %12, align 4, !dbg !136
  %13 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 2, !dbg !137
  %14 = load volatile i32, i32* %13, align 8, !dbg !137
  store i32 %14, i32* %4, align 4, !dbg !137
  %15 = load i32, i32* %4, align 4, !dbg !137
  store atomic i32 %15, i32* @z monotonic, align 4, !dbg !137
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 1, !dbg !138
  %17 = load volatile i32, i32* %16, align 4, !dbg !138
  store i32 %17, i32* %5, align 4, !dbg !138
  %18 = load i32, i32* %5, align 4, !dbg !138
  store atomic i32 %18, i32* @w monotonic, align 4, !dbg !138
  ret void, !dbg !139
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @private_index() #0 !dbg !140 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !141, metadata !DIExpression()), !dbg !142
  %5 = bitcast [4 x i32]* %1 to i8*, !dbg !142
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %5, i8* align 16 bitcast ([4 x i32]* @__const.private_index.t to i8*), i64 16, i1 true), !dbg !142
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !143
  store i32 %6, i32* %3, align 4, !dbg !143
  %7 = load i32, i32* %3, align 4, !dbg !143
  %8 = and i32 %7, 3, !dbg !143
  %9 = sext i32 %8 to i64, !dbg !143
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %9, !dbg !143
  %11 = load volatile i32, i32* %10, align 4, !dbg !143
  store i32 %11, i32* %2, align 4, !dbg !143
  %12 = load i32, i32* %2, align 4, !dbg !143
  store atomic i32 %12, i32* @z monotonic, align 4, !dbg !143
  store i32 1, i32* %4, align 4, !dbg !144
  %13 = load i32, i32* %4, align 4, !dbg !144
  store atomic i32 %13, i32* @w monotonic, align 4, !dbg !144
  ret void, !dbg !145
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @bytes() #0 !dbg !146 {
  %1 = alloca %union.anon, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %union.anon* %1, metadata !147, metadata !DIExpression()), !dbg !157
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !158
  store i32 %6, i32* %2, align 4, !dbg !158
  %7 = load i32, i32* %2, align 4, !dbg !158
  %8 = trunc i32 %7 to i16, !dbg !158
  %9 = bitcast %union.anon* %1 to [2 x i16]*, !dbg !159
  %10 = getelementptr inbounds [2 x i16], [2 x i16]* %9, i64 0, i64 0, !dbg !160
  store volatile i16 %8, i16* %10, align 4, !dbg !161
  %11 = load atomic i32, i32* @y monotonic, align 4, !dbg !162
  store i32 %11, i32* %3, align 4, !dbg !162
  %12 = load i32, i32* %3, align 4, !dbg !162
  %13 = trunc i32 %12 to i16, !dbg !162
  %14 = bitcast %union.anon* %1 to [2 x i16]*, !dbg !163
  %15 = getelementptr inbounds [2 x i16], [2 x i16]* %14, i64 0, i64 1, !dbg !164
  store volatile i16 %13, i16* %15, align 2, !dbg !165
  %16 = bitcast %union.anon* %1 to [2 x i16]*, !dbg !166
  %17 = getelementptr inbounds [2 x i16], [2 x i16]* %16, i64 0, i64 0, !dbg !166
  %18 = load volatile i16, i16* %17, align 4, !dbg !166
  %19 = zext i16 %18 to i32, !dbg !166
  store i32 %19, i32* %4, align 4, !dbg !166
  %20 = load i32, i32* %4, align 4, !dbg !166
  store atomic i32 %20, i32* @z monotonic, align 4, !dbg !166
  %21 = bitcast %union.anon* %1 to i32*, !dbg !167
  %22 = load volatile i32, i32* %21, align 4, !dbg !167
  store i32 %22, i32* %5, align 4, !dbg !167
  %23 = load i32, i32* %5, align 4, !dbg !167
  store atomic i32 %23, i32* @w monotonic, align 4, !dbg !167
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @call() #0 !dbg !169 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !170
  store i32 %3, i32* %2, align 4, !dbg !170
  %4 = load i32, i32* %2, align 4, !dbg !170
  %5 = call i32 @twice(i32 noundef %4), !dbg !170
  store i32 %5, i32* %1, align 4, !dbg !170
  %6 = load i32, i32* %1, align 4, !dbg !170
  store atomic i32 %6, i32* @y monotonic, align 4, !dbg !170
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !172 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !175, metadata !DIExpression()), !dbg !176
  %3 = load i32, i32* %2, align 4, !dbg !177
  %4 = mul nsw i32 2, %3, !dbg !178
  ret i32 %4, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @call_two() #0 !dbg !180 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !181, metadata !DIExpression()), !dbg !182
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !183
  store i32 %6, i32* %2, align 4, !dbg !183
  %7 = load i32, i32* %2, align 4, !dbg !183
  store i32 %7, i32* %1, align 4, !dbg !182
  call void @llvm.dbg.declare(metadata i32* %3, metadata !184, metadata !DIExpression()), !dbg !185
  %8 = load atomic i32, i32* @y monotonic, align 4, !dbg !186
  store i32 %8, i32* %4, align 4, !dbg !186
  %9 = load i32, i32* %4, align 4, !dbg !186
  store i32 %9, i32* %3, align 4, !dbg !185
  %10 = load i32, i32* %1, align 4, !dbg !187
  %11 = load i32, i32* %3, align 4, !dbg !187
  %12 = call i32 @first(i32 noundef %10, i32 noundef %11), !dbg !187
  store i32 %12, i32* %5, align 4, !dbg !187
  %13 = load i32, i32* %5, align 4, !dbg !187
  store atomic i32 %13, i32* @z monotonic, align 4, !dbg !187
  ret void, !dbg !188
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first(i32 noundef %0, i32 noundef %1) #0 !dbg !189 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !192, metadata !DIExpression()), !dbg !193
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !194, metadata !DIExpression()), !dbg !195
  %5 = load i32, i32* %3, align 4, !dbg !196
  ret i32 %5, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @out_parameter() #0 !dbg !198 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !199, metadata !DIExpression()), !dbg !200
  %4 = load atomic i32, i32* @x monotonic, align 4, !dbg !201
  store i32 %4, i32* %2, align 4, !dbg !201
  %5 = load i32, i32* %2, align 4, !dbg !201
  call void @through(i32* noundef %1, i32 noundef %5), !dbg !202
  %6 = load volatile i32, i32* %1, align 4, !dbg !203
  store i32 %6, i32* %3, align 4, !dbg !203
  %7 = load i32, i32* %3, align 4, !dbg !203
  store atomic i32 %7, i32* @y monotonic, align 4, !dbg !203
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @through(i32* noundef %0, i32 noundef %1) #0 !dbg !205 {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !208, metadata !DIExpression()), !dbg !209
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !210, metadata !DIExpression()), !dbg !211
  %5 = load i32, i32* %4, align 4, !dbg !212
  %6 = load i32*, i32** %3, align 8, !dbg !213
  store volatile i32 %5, i32* %6, align 4, !dbg !214
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @variadic() #0 !dbg !216 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !217, metadata !DIExpression()), !dbg !218
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !219
  store i32 %6, i32* %2, align 4, !dbg !219
  %7 = load i32, i32* %2, align 4, !dbg !219
  store i32 %7, i32* %1, align 4, !dbg !218
  call void @llvm.dbg.declare(metadata i32* %3, metadata !220, metadata !DIExpression()), !dbg !221
  %8 = load atomic i32, i32* @y monotonic, align 4, !dbg !222
  store i32 %8, i32* %4, align 4, !dbg !222
  %9 = load i32, i32* %4, align 4, !dbg !222
  store i32 %9, i32* %3, align 4, !dbg !221
  %10 = load i32, i32* %1, align 4, !dbg !223
  %11 = load i32, i32* %3, align 4, !dbg !223
  %12 = call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef %10, i32 noundef %11), !dbg !223
  store i32 %12, i32* %5, align 4, !dbg !223
  %13 = load i32, i32* %5, align 4, !dbg !223
  store atomic i32 %13, i32* @z monotonic, align 4, !dbg !223
  ret void, !dbg !224
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, ...) #0 !dbg !225 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !228, metadata !DIExpression()), !dbg !229
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !230, metadata !DIExpression()), !dbg !244
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !245
  %7 = bitcast %struct.__va_list_tag* %6 to i8*, !dbg !245
  call void @llvm.va_start(i8* %7), !dbg !245
  call void @llvm.dbg.declare(metadata i32* %4, metadata !246, metadata !DIExpression()), !dbg !247
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !248
  %9 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %8, i32 0, i32 0, !dbg !248
  %10 = load i32, i32* %9, align 16, !dbg !248
  %11 = icmp ule i32 %10, 40, !dbg !248
  br i1 %11, label %12, label %18, !dbg !248

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %8, i32 0, i32 3, !dbg !248
  %14 = load i8*, i8** %13, align 16, !dbg !248
  %15 = getelementptr i8, i8* %14, i32 %10, !dbg !248
  %16 = bitcast i8* %15 to i32*, !dbg !248
  %17 = add i32 %10, 8, !dbg !248
  store i32 %17, i32* %9, align 16, !dbg !248
  br label %23, !dbg !248

18:                                               ; preds = %1
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %8, i32 0, i32 2, !dbg !248
  %20 = load i8*, i8** %19, align 8, !dbg !248
  %21 = bitcast i8* %20 to i32*, !dbg !248
  %22 = getelementptr i8, i8* %20, i32 8, !dbg !248
  store i8* %22, i8** %19, align 8, !dbg !248
  br label %23, !dbg !248

23:                                               ; preds = %18, %12
  %24 = phi i32* [ %16, %12 ], [ %21, %18 ], !dbg !248
  %25 = load i32, i32* %24, align 4, !dbg !248
  store i32 %25, i32* %4, align 4, !dbg !247
  call void @llvm.dbg.declare(metadata i32* %5, metadata !249, metadata !DIExpression()), !dbg !250
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !251
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %26, i32 0, i32 0, !dbg !251
  %28 = load i32, i32* %27, align 16, !dbg !251
  %29 = icmp ule i32 %28, 40, !dbg !251
  br i1 %29, label %30, label %36, !dbg !251

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %26, i32 0, i32 3, !dbg !251
  %32 = load i8*, i8** %31, align 16, !dbg !251
  %33 = getelementptr i8, i8* %32, i32 %28, !dbg !251
  %34 = bitcast i8* %33 to i32*, !dbg !251
  %35 = add i32 %28, 8, !dbg !251
  store i32 %35, i32* %27, align 16, !dbg !251
  br label %41, !dbg !251

36:                                               ; preds = %23
  %37 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %26, i32 0, i32 2, !dbg !251
  %38 = load i8*, i8** %37, align 8, !dbg !251
  %39 = bitcast i8* %38 to i32*, !dbg !251
  %40 = getelementptr i8, i8* %38, i32 8, !dbg !251
  store i8* %40, i8** %37, align 8, !dbg !251
  br label %41, !dbg !251

41:                                               ; preds = %36, %30
  %42 = phi i32* [ %34, %30 ], [ %39, %36 ], !dbg !251
  %43 = load i32, i32* %42, align 4, !dbg !251
  store i32 %43, i32* %5, align 4, !dbg !250
  %44 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !252
  %45 = bitcast %struct.__va_list_tag* %44 to i8*, !dbg !252
  call void @llvm.va_end(i8* %45), !dbg !252
  %46 = load i32, i32* %2, align 4, !dbg !253
  %47 = icmp sgt i32 %46, 1, !dbg !254
  br i1 %47, label %48, label %50, !dbg !253

48:                                               ; preds = %41
  %49 = load i32, i32* %5, align 4, !dbg !255
  br label %52, !dbg !253

50:                                               ; preds = %41
  %51 = load i32, i32* %4, align 4, !dbg !256
  br label %52, !dbg !253

52:                                               ; preds = %50, %48
  %53 = phi i32 [ %49, %48 ], [ %51, %50 ], !dbg !253
  ret i32 %53, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @choose() #0 !dbg !258 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !259, metadata !DIExpression()), !dbg !260
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !261
  store i32 %5, i32* %2, align 4, !dbg !261
  %6 = load i32, i32* %2, align 4, !dbg !261
  %7 = icmp ne i32 %6, 0, !dbg !261
  %8 = zext i1 %7 to i64, !dbg !261
  %9 = select i1 %7, i32 1, i32 2, !dbg !261
  store i32 %9, i32* %1, align 4, !dbg !260
  %10 = load i32, i32* %1, align 4, !dbg !262
  store i32 %10, i32* %3, align 4, !dbg !262
  %11 = load i32, i32* %3, align 4, !dbg !262
  store atomic i32 %11, i32* @y monotonic, align 4, !dbg !262
  store i32 1, i32* %4, align 4, !dbg !263
  %12 = load i32, i32* %4, align 4, !dbg !263
  store atomic i32 %12, i32* @z monotonic, align 4, !dbg !263
  ret void, !dbg !264
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @phi() #0 !dbg !265 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !266, metadata !DIExpression()), !dbg !267
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !268
  store i32 %5, i32* %2, align 4, !dbg !268
  %6 = load i32, i32* %2, align 4, !dbg !268
  %7 = icmp ne i32 %6, 0, !dbg !268
  br i1 %7, label %8, label %9, !dbg !270

8:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !271
  br label %12, !dbg !272

9:                                                ; preds = %0
  %10 = load atomic i32, i32* @y monotonic, align 4, !dbg !273
  store i32 %10, i32* %3, align 4, !dbg !273
  %11 = load i32, i32* %3, align 4, !dbg !273
  store i32 %11, i32* %1, align 4, !dbg !274
  br label %12

12:                                               ; preds = %9, %8
  %13 = load i32, i32* %1, align 4, !dbg !275
  store i32 %13, i32* %4, align 4, !dbg !275
  %14 = load i32, i32* %4, align 4, !dbg !275
  store atomic i32 %14, i32* @z monotonic, align 4, !dbg !275
  ret void, !dbg !276
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @branch() #0 !dbg !277 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, i32* @x monotonic, align 4, !dbg !278
  store i32 %4, i32* %1, align 4, !dbg !278
  %5 = load i32, i32* %1, align 4, !dbg !278
  %6 = icmp ne i32 %5, 0, !dbg !278
  br i1 %6, label %7, label %9, !dbg !280

7:                                                ; preds = %0
  store i32 1, i32* %2, align 4, !dbg !281
  %8 = load i32, i32* %2, align 4, !dbg !281
  store atomic i32 %8, i32* @y monotonic, align 4, !dbg !281
  br label %9, !dbg !281

9:                                                ; preds = %7, %0
  store i32 1, i32* %3, align 4, !dbg !282
  %10 = load i32, i32* %3, align 4, !dbg !282
  store atomic i32 %10, i32* @z monotonic, align 4, !dbg !282
  ret void, !dbg !283
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @jump_table() #0 !dbg !284 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !285
  store i32 %6, i32* %1, align 4, !dbg !285
  %7 = load i32, i32* %1, align 4, !dbg !285
  switch i32 %7, label %12 [
    i32 1, label %8
    i32 2, label %10
  ], !dbg !286

8:                                                ; preds = %0
  store i32 1, i32* %2, align 4, !dbg !287
  %9 = load i32, i32* %2, align 4, !dbg !287
  store atomic i32 %9, i32* @y monotonic, align 4, !dbg !287
  br label %14, !dbg !289

10:                                               ; preds = %0
  store i32 3, i32* %3, align 4, !dbg !290
  %11 = load i32, i32* %3, align 4, !dbg !290
  store atomic i32 %11, i32* @y monotonic, align 4, !dbg !290
  br label %14, !dbg !291

12:                                               ; preds = %0
  store i32 1, i32* %4, align 4, !dbg !292
  %13 = load i32, i32* %4, align 4, !dbg !292
  store atomic i32 %13, i32* @z monotonic, align 4, !dbg !292
  br label %14, !dbg !293

14:                                               ; preds = %12, %10, %8
  store i32 1, i32* %5, align 4, !dbg !294
  %15 = load i32, i32* %5, align 4, !dbg !294
  store atomic i32 %15, i32* @w monotonic, align 4, !dbg !294
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @index_write() #0 !dbg !296 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, i32* @x monotonic, align 4, !dbg !297
  store i32 %4, i32* %1, align 4, !dbg !297
  %5 = load i32, i32* %1, align 4, !dbg !297
  %6 = and i32 %5, 3, !dbg !297
  %7 = sext i32 %6 to i64, !dbg !297
  %8 = getelementptr inbounds [4 x i32], [4 x i32]* @cells, i64 0, i64 %7, !dbg !297
  store i32 1, i32* %2, align 4, !dbg !297
  %9 = load i32, i32* %2, align 4, !dbg !297
  store atomic i32 %9, i32* %8 monotonic, align 4, !dbg !297
  store i32 1, i32* %3, align 4, !dbg !298
  %10 = load i32, i32* %3, align 4, !dbg !298
  store atomic i32 %10, i32* @z monotonic, align 4, !dbg !298
  ret void, !dbg !299
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @index_read() #0 !dbg !300 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !301, metadata !DIExpression()), !dbg !302
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !303
  store i32 %5, i32* %2, align 4, !dbg !303
  %6 = load i32, i32* %2, align 4, !dbg !303
  %7 = and i32 %6, 3, !dbg !303
  %8 = sext i32 %7 to i64, !dbg !303
  %9 = getelementptr inbounds [4 x i32], [4 x i32]* @cells, i64 0, i64 %8, !dbg !303
  %10 = load atomic i32, i32* %9 monotonic, align 4, !dbg !303
  store i32 %10, i32* %3, align 4, !dbg !303
  %11 = load i32, i32* %3, align 4, !dbg !303
  store i32 %11, i32* %1, align 4, !dbg !302
  %12 = load i32, i32* %1, align 4, !dbg !304
  store i32 %12, i32* %4, align 4, !dbg !304
  %13 = load i32, i32* %4, align 4, !dbg !304
  store atomic i32 %13, i32* @z monotonic, align 4, !dbg !304
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @pointer() #0 !dbg !306 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = bitcast i32** %1 to i64*, !dbg !307
  %5 = load atomic i64, i64* bitcast (i32** @p to i64*) monotonic, align 8, !dbg !307
  store i64 %5, i64* %4, align 8, !dbg !307
  %6 = bitcast i64* %4 to i32**, !dbg !307
  %7 = load i32*, i32** %6, align 8, !dbg !307
  store i32 1, i32* %2, align 4, !dbg !307
  %8 = load i32, i32* %2, align 4, !dbg !307
  store atomic i32 %8, i32* %7 monotonic, align 4, !dbg !307
  store i32 1, i32* %3, align 4, !dbg !308
  %9 = load i32, i32* %3, align 4, !dbg !308
  store atomic i32 %9, i32* @w monotonic, align 4, !dbg !308
  ret void, !dbg !309
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @fake() #0 !dbg !310 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !311, metadata !DIExpression()), !dbg !312
  %4 = load atomic i32, i32* @x monotonic, align 4, !dbg !313
  store i32 %4, i32* %2, align 4, !dbg !313
  %5 = load i32, i32* %2, align 4, !dbg !313
  store i32 %5, i32* %1, align 4, !dbg !312
  %6 = load i32, i32* %1, align 4, !dbg !314
  %7 = load i32, i32* %1, align 4, !dbg !314
  %8 = xor i32 %6, %7, !dbg !314
  %9 = add nsw i32 1, %8, !dbg !314
  store i32 %9, i32* %3, align 4, !dbg !314
  %10 = load i32, i32* %3, align 4, !dbg !314
  store atomic i32 %10, i32* @y monotonic, align 4, !dbg !314
  ret void, !dbg !315
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @fake_index() #0 !dbg !316 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !317, metadata !DIExpression()), !dbg !318
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !319
  store i32 %5, i32* %2, align 4, !dbg !319
  %6 = load i32, i32* %2, align 4, !dbg !319
  store i32 %6, i32* %1, align 4, !dbg !318
  %7 = load i32, i32* %1, align 4, !dbg !320
  %8 = load i32, i32* %1, align 4, !dbg !320
  %9 = sub nsw i32 %7, %8, !dbg !320
  %10 = sext i32 %9 to i64, !dbg !320
  %11 = getelementptr inbounds [4 x i32], [4 x i32]* @cells, i64 0, i64 %10, !dbg !320
  store i32 1, i32* %3, align 4, !dbg !320
  %12 = load i32, i32* %3, align 4, !dbg !320
  store atomic i32 %12, i32* %11 monotonic, align 4, !dbg !320
  store i32 1, i32* %4, align 4, !dbg !321
  %13 = load i32, i32* %4, align 4, !dbg !321
  store atomic i32 %13, i32* @y monotonic, align 4, !dbg !321
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @rmw() #0 !dbg !323 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !324, metadata !DIExpression()), !dbg !325
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !326
  store i32 %6, i32* %3, align 4, !dbg !326
  %7 = load i32, i32* %3, align 4, !dbg !326
  store i32 %7, i32* %2, align 4, !dbg !326
  %8 = load i32, i32* %2, align 4, !dbg !326
  %9 = atomicrmw add i32* @y, i32 %8 seq_cst, align 4, !dbg !326
  store i32 %9, i32* %4, align 4, !dbg !326
  %10 = load i32, i32* %4, align 4, !dbg !326
  store i32 %10, i32* %1, align 4, !dbg !325
  %11 = load i32, i32* %1, align 4, !dbg !327
  store i32 %11, i32* %5, align 4, !dbg !327
  %12 = load i32, i32* %5, align 4, !dbg !327
  store atomic i32 %12, i32* @z monotonic, align 4, !dbg !327
  ret void, !dbg !328
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cas_value() #0 !dbg !329 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !330, metadata !DIExpression()), !dbg !331
  %7 = load atomic i32, i32* @y monotonic, align 4, !dbg !332
  store i32 %7, i32* %2, align 4, !dbg !332
  %8 = load i32, i32* %2, align 4, !dbg !332
  store i32 %8, i32* %1, align 4, !dbg !331
  call void @llvm.dbg.declare(metadata i32* %3, metadata !333, metadata !DIExpression()), !dbg !334
  %9 = load atomic i32, i32* @z monotonic, align 4, !dbg !335
  store i32 %9, i32* %4, align 4, !dbg !335
  %10 = load i32, i32* %4, align 4, !dbg !335
  store i32 %10, i32* %3, align 4, !dbg !334
  call void @llvm.dbg.declare(metadata i32* %5, metadata !336, metadata !DIExpression()), !dbg !337
  %11 = load i32, i32* %1, align 4, !dbg !338
  %12 = load i32, i32* %3, align 4, !dbg !339
  %13 = cmpxchg i32* @x, i32 %11, i32 %12 seq_cst seq_cst, align 4, !dbg !340
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !340
  store i32 %14, i32* %5, align 4, !dbg !337
  %15 = load i32, i32* %5, align 4, !dbg !341
  store i32 %15, i32* %6, align 4, !dbg !341
  %16 = load i32, i32* %6, align 4, !dbg !341
  store atomic i32 %16, i32* @w monotonic, align 4, !dbg !341
  ret void, !dbg !342
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cas_fails_unused() #0 !dbg !343 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !344, metadata !DIExpression()), !dbg !345
  %4 = load atomic i32, i32* @z monotonic, align 4, !dbg !346
  store i32 %4, i32* %2, align 4, !dbg !346
  %5 = load i32, i32* %2, align 4, !dbg !346
  store i32 %5, i32* %1, align 4, !dbg !345
  %6 = load i32, i32* %1, align 4, !dbg !347
  %7 = cmpxchg i32* @x, i32 1, i32 %6 seq_cst seq_cst, align 4, !dbg !348
  %8 = extractvalue { i32, i1 } %7, 1, !dbg !348
  store i32 1, i32* %3, align 4, !dbg !349
  %9 = load i32, i32* %3, align 4, !dbg !349
  store atomic i32 %9, i32* @w monotonic, align 4, !dbg !349
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cas_fails_used() #0 !dbg !351 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = cmpxchg i32* @x, i32 1, i32 2 seq_cst seq_cst, align 4, !dbg !352
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !352
  br i1 %4, label %5, label %7, !dbg !354

5:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !355
  %6 = load i32, i32* %1, align 4, !dbg !355
  store atomic i32 %6, i32* @y monotonic, align 4, !dbg !355
  br label %7, !dbg !355

7:                                                ; preds = %5, %0
  store i32 1, i32* %2, align 4, !dbg !356
  %8 = load i32, i32* %2, align 4, !dbg !356
  store atomic i32 %8, i32* @w monotonic, align 4, !dbg !356
  ret void, !dbg !357
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cas_expected_written() #0 !dbg !358 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !359, metadata !DIExpression()), !dbg !360
  store i32 0, i32* %1, align 4, !dbg !360
  store i32 2, i32* %2, align 4, !dbg !361
  %5 = load i32, i32* %1, align 4, !dbg !361
  %6 = load i32, i32* %2, align 4, !dbg !361
  %7 = cmpxchg i32* @x, i32 %5, i32 %6 seq_cst seq_cst, align 4, !dbg !361
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !361
  %9 = extractvalue { i32, i1 } %7, 1, !dbg !361
  br i1 %9, label %11, label %10, !dbg !361

10:                                               ; preds = %0
  store i32 %8, i32* %1, align 4, !dbg !361
  br label %11, !dbg !361

11:                                               ; preds = %10, %0
  %12 = zext i1 %9 to i8, !dbg !361
  store i8 %12, i8* %3, align 1, !dbg !361
  %13 = load i8, i8* %3, align 1, !dbg !361
  %14 = trunc i8 %13 to i1, !dbg !361
  store i32 1, i32* %4, align 4, !dbg !362
  %15 = load i32, i32* %4, align 4, !dbg !362
  store atomic i32 %15, i32* @w monotonic, align 4, !dbg !362
  ret void, !dbg !363
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heap() #0 !dbg !364 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32** %1, metadata !365, metadata !DIExpression()), !dbg !366
  %5 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !367
  %6 = bitcast i8* %5 to i32*, !dbg !367
  store i32* %6, i32** %1, align 8, !dbg !366
  %7 = load atomic i32, i32* @x monotonic, align 4, !dbg !368
  store i32 %7, i32* %2, align 4, !dbg !368
  %8 = load i32, i32* %2, align 4, !dbg !368
  %9 = load i32*, i32** %1, align 8, !dbg !369
  store volatile i32 %8, i32* %9, align 4, !dbg !370
  %10 = load i32*, i32** %1, align 8, !dbg !371
  store i32* %10, i32** %3, align 8, !dbg !371
  %11 = bitcast i32** %3 to i64*, !dbg !371
  %12 = load i64, i64* %11, align 8, !dbg !371
  store atomic i64 %12, i64* bitcast (i32** @q to i64*) seq_cst, align 8, !dbg !371
  %13 = load i32*, i32** %1, align 8, !dbg !372
  %14 = load volatile i32, i32* %13, align 4, !dbg !372
  store i32 %14, i32* %4, align 4, !dbg !372
  %15 = load i32, i32* %4, align 4, !dbg !372
  store atomic i32 %15, i32* @y monotonic, align 4, !dbg !372
  ret void, !dbg !373
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heap_size() #0 !dbg !374 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32** %1, metadata !375, metadata !DIExpression()), !dbg !376
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !377
  store i32 %5, i32* %2, align 4, !dbg !377
  %6 = load i32, i32* %2, align 4, !dbg !377
  %7 = add nsw i32 %6, 4, !dbg !378
  %8 = sext i32 %7 to i64, !dbg !377
  %9 = call noalias i8* @malloc(i64 noundef %8) #7, !dbg !379
  %10 = bitcast i8* %9 to i32*, !dbg !379
  store i32* %10, i32** %1, align 8, !dbg !376
  call void @llvm.dbg.declare(metadata i32** %3, metadata !380, metadata !DIExpression()), !dbg !381
  %11 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !382
  %12 = bitcast i8* %11 to i32*, !dbg !382
  store i32* %12, i32** %3, align 8, !dbg !381
  %13 = load i32*, i32** %1, align 8, !dbg !383
  store volatile i32 1, i32* %13, align 4, !dbg !384
  %14 = load i32*, i32** %3, align 8, !dbg !385
  store volatile i32 1, i32* %14, align 4, !dbg !386
  store i32 1, i32* %4, align 4, !dbg !387
  %15 = load i32, i32* %4, align 4, !dbg !387
  store atomic i32 %15, i32* @y monotonic, align 4, !dbg !387
  ret void, !dbg !388
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heap_free() #0 !dbg !389 {
  %1 = alloca i32*, align 8
  %2 = alloca i32, align 4
  %3 = bitcast i32** %1 to i64*, !dbg !390
  %4 = load atomic i64, i64* bitcast (i32** @q to i64*) monotonic, align 8, !dbg !390
  store i64 %4, i64* %3, align 8, !dbg !390
  %5 = bitcast i64* %3 to i32**, !dbg !390
  %6 = load i32*, i32** %5, align 8, !dbg !390
  %7 = bitcast i32* %6 to i8*, !dbg !390
  call void @free(i8* noundef %7) #7, !dbg !391
  store i32 1, i32* %2, align 4, !dbg !392
  %8 = load i32, i32* %2, align 4, !dbg !392
  store atomic i32 %8, i32* @y monotonic, align 4, !dbg !392
  ret void, !dbg !393
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @copy() #0 !dbg !394 {
  %1 = alloca %struct.pair, align 4
  %2 = alloca %struct.pair, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.pair* %1, metadata !395, metadata !DIExpression()), !dbg !396
  call void @llvm.dbg.declare(metadata %struct.pair* %2, metadata !397, metadata !DIExpression()), !dbg !398
  %7 = load atomic i32, i32* @x monotonic, align 4, !dbg !399
  store i32 %7, i32* %3, align 4, !dbg !399
  %8 = load i32, i32* %3, align 4, !dbg !399
  %9 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 0, !dbg !400
  store volatile i32 %8, i32* %9, align 4, !dbg !401
  %10 = load atomic i32, i32* @y monotonic, align 4, !dbg !402
  store i32 %10, i32* %4, align 4, !dbg !402
  %11 = load i32, i32* %4, align 4, !dbg !402
  %12 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 1, !dbg !403
  store volatile i32 %11, i32* %12, align 4, !dbg !404
  %13 = bitcast %struct.pair* %2 to i8*, !dbg !405
  %14 = bitcast %struct.pair* %1 to i8*, !dbg !406
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %13, i8* align 1 %14, i64 8, i1 false), !dbg !405
  %15 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 0, !dbg !407
  %16 = load volatile i32, i32* %15, align 4, !dbg !407
  store i32 %16, i32* %5, align 4, !dbg !407
  %17 = load i32, i32* %5, align 4, !dbg !407
  store atomic i32 %17, i32* @z monotonic, align 4, !dbg !407
  %18 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 1, !dbg !408
  %19 = load volatile i32, i32* %18, align 4, !dbg !408
  store i32 %19, i32* %6, align 4, !dbg !408
  %20 = load i32, i32* %6, align 4, !dbg !408
  store atomic i32 %20, i32* @w monotonic, align 4, !dbg !408
  ret void, !dbg !409
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @fill() #0 !dbg !410 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [8 x i8]* %1, metadata !411, metadata !DIExpression()), !dbg !416
  %5 = bitcast [8 x i8]* %1 to i8*, !dbg !416
  call void @llvm.memset.p0i8.i64(i8* align 1 %5, i8 0, i64 8, i1 true), !dbg !416
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 0, !dbg !417
  %7 = load atomic i32, i32* @x monotonic, align 4, !dbg !418
  store i32 %7, i32* %2, align 4, !dbg !418
  %8 = load i32, i32* %2, align 4, !dbg !418
  %9 = trunc i32 %8 to i8, !dbg !417
  call void @llvm.memset.p0i8.i64(i8* align 1 %6, i8 %9, i64 4, i1 false), !dbg !417
  %10 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 3, !dbg !419
  %11 = load volatile i8, i8* %10, align 1, !dbg !419
  %12 = sext i8 %11 to i32, !dbg !419
  store i32 %12, i32* %3, align 4, !dbg !419
  %13 = load i32, i32* %3, align 4, !dbg !419
  store atomic i32 %13, i32* @z monotonic, align 4, !dbg !419
  %14 = getelementptr inbounds [8 x i8], [8 x i8]* %1, i64 0, i64 5, !dbg !420
  %15 = load volatile i8, i8* %14, align 1, !dbg !420
  %16 = sext i8 %15 to i32, !dbg !420
  store i32 %16, i32* %4, align 4, !dbg !420
  %17 = load i32, i32* %4, align 4, !dbg !420
  store atomic i32 %17, i32* @w monotonic, align 4, !dbg !420
  ret void, !dbg !421
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @one() #0 !dbg !422 {
  %1 = alloca i32, align 4
  store i32 1, i32* %1, align 4, !dbg !423
  %2 = load i32, i32* %1, align 4, !dbg !423
  store atomic i32 %2, i32* @y monotonic, align 4, !dbg !423
  ret void, !dbg !424
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @call_pointer() #0 !dbg !425 {
  %1 = alloca void ()*, align 8
  %2 = alloca i32, align 4
  %3 = bitcast void ()** %1 to i64*, !dbg !426
  %4 = load atomic i64, i64* bitcast (void ()** @fn to i64*) monotonic, align 8, !dbg !426
  store i64 %4, i64* %3, align 8, !dbg !426
  %5 = bitcast i64* %3 to void ()**, !dbg !426
  %6 = load void ()*, void ()** %5, align 8, !dbg !426
  call void %6(), !dbg !426
  store i32 1, i32* %2, align 4, !dbg !427
  %7 = load i32, i32* %2, align 4, !dbg !427
  store atomic i32 %7, i32* @z monotonic, align 4, !dbg !427
  ret void, !dbg !428
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @escape() #0 !dbg !429 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !430, metadata !DIExpression()), !dbg !431
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !432
  store i32 %5, i32* %2, align 4, !dbg !432
  %6 = load i32, i32* %2, align 4, !dbg !432
  store volatile i32 %6, i32* %1, align 4, !dbg !431
  store i32* %1, i32** %3, align 8, !dbg !433
  %7 = bitcast i32** %3 to i64*, !dbg !433
  %8 = load i64, i64* %7, align 8, !dbg !433
  store atomic i64 %8, i64* bitcast (i32** @q to i64*) seq_cst, align 8, !dbg !433
  %9 = load volatile i32, i32* %1, align 4, !dbg !434
  store i32 %9, i32* %4, align 4, !dbg !434
  %10 = load i32, i32* %4, align 4, !dbg !434
  store atomic i32 %10, i32* @z monotonic, align 4, !dbg !434
  ret void, !dbg !435
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @maybe_private() #0 !dbg !436 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !437, metadata !DIExpression()), !dbg !438
  store i32 0, i32* %1, align 4, !dbg !438
  call void @llvm.dbg.declare(metadata i32** %2, metadata !439, metadata !DIExpression()), !dbg !440
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !441
  store i32 %5, i32* %3, align 4, !dbg !441
  %6 = load i32, i32* %3, align 4, !dbg !441
  %7 = icmp ne i32 %6, 0, !dbg !441
  br i1 %7, label %8, label %9, !dbg !441

8:                                                ; preds = %0
  br label %10, !dbg !441

9:                                                ; preds = %0
  br label %10, !dbg !441

10:                                               ; preds = %9, %8
  %11 = phi i32* [ %1, %8 ], [ @g, %9 ], !dbg !441
  store i32* %11, i32** %2, align 8, !dbg !440
  %12 = load i32*, i32** %2, align 8, !dbg !442
  store volatile i32 1, i32* %12, align 4, !dbg !443
  %13 = load volatile i32, i32* %1, align 4, !dbg !444
  store i32 %13, i32* %4, align 4, !dbg !444
  %14 = load i32, i32* %4, align 4, !dbg !444
  store atomic i32 %14, i32* @z monotonic, align 4, !dbg !444
  ret void, !dbg !445
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @loop() #0 !dbg !446 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !447, metadata !DIExpression()), !dbg !449
  store i32 -1, i32* %1, align 4, !dbg !449
  br label %5, !dbg !450

5:                                                ; preds = %16, %0
  %6 = load i32, i32* %1, align 4, !dbg !451
  %7 = load atomic i32, i32* @x monotonic, align 4, !dbg !453
  store i32 %7, i32* %2, align 4, !dbg !453
  %8 = load i32, i32* %2, align 4, !dbg !453
  %9 = icmp slt i32 %6, %8, !dbg !454
  br i1 %9, label %10, label %19, !dbg !455

10:                                               ; preds = %5
  %11 = load atomic i32, i32* @y monotonic, align 4, !dbg !456
  store i32 %11, i32* %3, align 4, !dbg !456
  %12 = load i32, i32* %3, align 4, !dbg !456
  %13 = icmp ne i32 %12, 0, !dbg !456
  br i1 %13, label %14, label %15, !dbg !458

14:                                               ; preds = %10
  br label %21, !dbg !459

15:                                               ; preds = %10
  br label %16, !dbg !456

16:                                               ; preds = %15
  %17 = load i32, i32* %1, align 4, !dbg !460
  %18 = add nsw i32 %17, 1, !dbg !460
  store i32 %18, i32* %1, align 4, !dbg !460
  br label %5, !dbg !461, !llvm.loop !462

19:                                               ; preds = %5
  store i32 1, i32* %4, align 4, !dbg !465
  %20 = load i32, i32* %4, align 4, !dbg !465
  store atomic i32 %20, i32* @z monotonic, align 4, !dbg !465
  br label %21, !dbg !466

21:                                               ; preds = %19, %14
  ret void, !dbg !466
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @division() #0 !dbg !467 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, i32* @x monotonic, align 4, !dbg !468
  store i32 %4, i32* %2, align 4, !dbg !468
  %5 = load i32, i32* %2, align 4, !dbg !468
  %6 = add nsw i32 %5, 1, !dbg !468
  %7 = sdiv i32 8, %6, !dbg !468
  store i32 %7, i32* %1, align 4, !dbg !468
  %8 = load i32, i32* %1, align 4, !dbg !468
  store atomic i32 %8, i32* @y monotonic, align 4, !dbg !468
  store i32 1, i32* %3, align 4, !dbg !469
  %9 = load i32, i32* %3, align 4, !dbg !469
  store atomic i32 %9, i32* @z monotonic, align 4, !dbg !469
  ret void, !dbg !470
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @division_by_constant() #0 !dbg !471 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load atomic i32, i32* @x monotonic, align 4, !dbg !472
  store i32 %4, i32* %2, align 4, !dbg !472
  %5 = load i32, i32* %2, align 4, !dbg !472
  %6 = sdiv i32 %5, 3, !dbg !472
  store i32 %6, i32* %1, align 4, !dbg !472
  %7 = load i32, i32* %1, align 4, !dbg !472
  store atomic i32 %7, i32* @y monotonic, align 4, !dbg !472
  store i32 1, i32* %3, align 4, !dbg !473
  %8 = load i32, i32* %3, align 4, !dbg !473
  store atomic i32 %8, i32* @z monotonic, align 4, !dbg !473
  ret void, !dbg !474
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @lock() #0 !dbg !475 {
  %1 = alloca i32, align 4
  %2 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #7, !dbg !476
  store i32 1, i32* %1, align 4, !dbg !477
  %3 = load i32, i32* %1, align 4, !dbg !477
  store atomic i32 %3, i32* @y monotonic, align 4, !dbg !477
  %4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #7, !dbg !478
  ret void, !dbg !479
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @wide() #0 !dbg !480 {
  %1 = alloca i128, align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i128* %1, metadata !481, metadata !DIExpression()), !dbg !483
  %4 = load atomic i32, i32* @x monotonic, align 4, !dbg !484
  store i32 %4, i32* %2, align 4, !dbg !484
  %5 = load i32, i32* %2, align 4, !dbg !484
  %6 = zext i32 %5 to i128, !dbg !485
  store i128 %6, i128* %1, align 16, !dbg !483
  %7 = load i128, i128* %1, align 16, !dbg !486
  %8 = load i128, i128* %1, align 16, !dbg !487
  %9 = mul i128 %7, %8, !dbg !488
  %10 = shl i128 %9, 64, !dbg !489
  store i128 %10, i128* %1, align 16, !dbg !490
  %11 = load i128, i128* %1, align 16, !dbg !491
  %12 = lshr i128 %11, 64, !dbg !491
  %13 = trunc i128 %12 to i32, !dbg !491
  store i32 %13, i32* %3, align 4, !dbg !491
  %14 = load i32, i32* %3, align 4, !dbg !491
  store atomic i32 %14, i32* @y monotonic, align 4, !dbg !491
  ret void, !dbg !492
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @floating() #0 !dbg !493 {
  %1 = alloca double, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata double* %1, metadata !494, metadata !DIExpression()), !dbg !496
  %4 = load atomic i32, i32* @x monotonic, align 4, !dbg !497
  store i32 %4, i32* %2, align 4, !dbg !497
  %5 = load i32, i32* %2, align 4, !dbg !497
  %6 = sitofp i32 %5 to double, !dbg !497
  store double %6, double* %1, align 8, !dbg !496
  %7 = load double, double* %1, align 8, !dbg !498
  %8 = fmul double %7, 2.500000e+00, !dbg !498
  %9 = fptosi double %8 to i32, !dbg !498
  store i32 %9, i32* %3, align 4, !dbg !498
  %10 = load i32, i32* %3, align 4, !dbg !498
  store atomic i32 %10, i32* @y monotonic, align 4, !dbg !498
  ret void, !dbg !499
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @assume() #0 !dbg !500 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !501
  store i32 %3, i32* %1, align 4, !dbg !501
  %4 = load i32, i32* %1, align 4, !dbg !501
  %5 = icmp eq i32 %4, 0, !dbg !502
  %6 = zext i1 %5 to i32, !dbg !502
  call void @__VERIFIER_assume(i32 noundef %6), !dbg !503
  store i32 1, i32* %2, align 4, !dbg !504
  %7 = load i32, i32* %2, align 4, !dbg !504
  store atomic i32 %7, i32* @y monotonic, align 4, !dbg !504
  ret void, !dbg !505
}

declare void @__VERIFIER_assume(i32 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @thread_local_variable() #0 !dbg !506 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !507
  store i32 %3, i32* %1, align 4, !dbg !507
  %4 = load i32, i32* %1, align 4, !dbg !507
  store volatile i32 %4, i32* @mine, align 4, !dbg !508
  %5 = load volatile i32, i32* @mine, align 4, !dbg !509
  store i32 %5, i32* %2, align 4, !dbg !509
  %6 = load i32, i32* %2, align 4, !dbg !509
  store atomic i32 %6, i32* @y monotonic, align 4, !dbg !509
  ret void, !dbg !510
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @overwritten() #0 !dbg !511 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !512, metadata !DIExpression()), !dbg !513
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !514
  store i32 %5, i32* %2, align 4, !dbg !514
  %6 = load i32, i32* %2, align 4, !dbg !514
  store i32 %6, i32* %1, align 4, !dbg !513
  %7 = load atomic i32, i32* @y monotonic, align 4, !dbg !515
  store i32 %7, i32* %3, align 4, !dbg !515
  %8 = load i32, i32* %3, align 4, !dbg !515
  store i32 %8, i32* %1, align 4, !dbg !516
  %9 = load i32, i32* %1, align 4, !dbg !517
  store i32 %9, i32* %4, align 4, !dbg !517
  %10 = load i32, i32* %4, align 4, !dbg !517
  store atomic i32 %10, i32* @z monotonic, align 4, !dbg !517
  ret void, !dbg !518
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @transitive_in_registers() #0 !dbg !519 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !520, metadata !DIExpression()), !dbg !521
  %7 = load atomic i32, i32* @x monotonic, align 4, !dbg !522
  store i32 %7, i32* %2, align 4, !dbg !522
  %8 = load i32, i32* %2, align 4, !dbg !522
  %9 = load atomic i32, i32* @y monotonic, align 4, !dbg !523
  store i32 %9, i32* %3, align 4, !dbg !523
  %10 = load i32, i32* %3, align 4, !dbg !523
  %11 = add nsw i32 %8, %10, !dbg !524
  store i32 %11, i32* %1, align 4, !dbg !521
  call void @llvm.dbg.declare(metadata i32* %4, metadata !525, metadata !DIExpression()), !dbg !526
  %12 = load i32, i32* %1, align 4, !dbg !527
  %13 = load atomic i32, i32* @z monotonic, align 4, !dbg !528
  store i32 %13, i32* %5, align 4, !dbg !528
  %14 = load i32, i32* %5, align 4, !dbg !528
  %15 = mul nsw i32 %12, %14, !dbg !529
  store i32 %15, i32* %4, align 4, !dbg !526
  %16 = load i32, i32* %4, align 4, !dbg !530
  store i32 %16, i32* %6, align 4, !dbg !530
  %17 = load i32, i32* %6, align 4, !dbg !530
  store atomic i32 %17, i32* @w monotonic, align 4, !dbg !530
  ret void, !dbg !531
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @not_through_shared() #0 !dbg !532 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !533
  store i32 %5, i32* %2, align 4, !dbg !533
  %6 = load i32, i32* %2, align 4, !dbg !533
  store i32 %6, i32* %1, align 4, !dbg !533
  %7 = load i32, i32* %1, align 4, !dbg !533
  store atomic i32 %7, i32* @y monotonic, align 4, !dbg !533
  %8 = load atomic i32, i32* @y monotonic, align 4, !dbg !534
  store i32 %8, i32* %4, align 4, !dbg !534
  %9 = load i32, i32* %4, align 4, !dbg !534
  store i32 %9, i32* %3, align 4, !dbg !534
  %10 = load i32, i32* %3, align 4, !dbg !534
  store atomic i32 %10, i32* @z monotonic, align 4, !dbg !534
  ret void, !dbg !535
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind willreturn }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90, !91}
!llvm.ident = !{!92}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 15, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deps.c", directory: ".", checksumkind: CSK_MD5, checksum: "a66a13d836032b55632d5df4be6e5b24")
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
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !27)
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
!88 = !{i32 7, !"PIC Level", i32 2}
!89 = !{i32 7, !"PIE Level", i32 2}
!90 = !{i32 7, !"uwtable", i32 1}
!91 = !{i32 7, !"frame-pointer", i32 2}
!92 = !{!"Debian clang version 14.0.6"}
!93 = distinct !DISubprogram(name: "data", scope: !3, file: !3, line: 27, type: !65, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!94 = !{}
!95 = !DILocation(line: 27, column: 19, scope: !93)
!96 = !DILocation(line: 27, column: 35, scope: !93)
!97 = distinct !DISubprogram(name: "local", scope: !3, file: !3, line: 30, type: !65, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!98 = !DILocalVariable(name: "r", scope: !97, file: !3, line: 31, type: !17)
!99 = !DILocation(line: 31, column: 7, scope: !97)
!100 = !DILocation(line: 31, column: 11, scope: !97)
!101 = !DILocalVariable(name: "s", scope: !97, file: !3, line: 32, type: !17)
!102 = !DILocation(line: 32, column: 7, scope: !97)
!103 = !DILocation(line: 32, column: 15, scope: !97)
!104 = !DILocation(line: 32, column: 13, scope: !97)
!105 = !DILocation(line: 33, column: 5, scope: !97)
!106 = !DILocation(line: 34, column: 3, scope: !97)
!107 = !DILocation(line: 35, column: 1, scope: !97)
!108 = distinct !DISubprogram(name: "structure", scope: !3, file: !3, line: 38, type: !65, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!109 = !DILocalVariable(name: "s", scope: !108, file: !3, line: 39, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !111)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 22, size: 64, elements: !112)
!112 = !{!113, !114}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !111, file: !3, line: 23, baseType: !17, size: 32)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !111, file: !3, line: 23, baseType: !17, size: 32, offset: 32)
!115 = !DILocation(line: 39, column: 24, scope: !108)
!116 = !DILocation(line: 40, column: 9, scope: !108)
!117 = !DILocation(line: 40, column: 5, scope: !108)
!118 = !DILocation(line: 40, column: 7, scope: !108)
!119 = !DILocation(line: 41, column: 9, scope: !108)
!120 = !DILocation(line: 41, column: 5, scope: !108)
!121 = !DILocation(line: 41, column: 7, scope: !108)
!122 = !DILocation(line: 42, column: 3, scope: !108)
!123 = !DILocation(line: 43, column: 3, scope: !108)
!124 = !DILocation(line: 44, column: 1, scope: !108)
!125 = distinct !DISubprogram(name: "array", scope: !3, file: !3, line: 47, type: !65, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!126 = !DILocalVariable(name: "t", scope: !125, file: !3, line: 48, type: !127)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !76)
!128 = !DILocation(line: 48, column: 16, scope: !125)
!129 = !DILocation(line: 49, column: 10, scope: !125)
!130 = !DILocation(line: 49, column: 3, scope: !125)
!131 = !DILocation(line: 49, column: 8, scope: !125)
!132 = !DILocation(line: 50, column: 10, scope: !125)
!133 = !DILocation(line: 50, column: 3, scope: !125)
!134 = !DILocation(line: 50, column: 8, scope: !125)
!135 = !DILocation(line: 51, column: 3, scope: !125)
!136 = !DILocation(line: 51, column: 8, scope: !125)
!137 = !DILocation(line: 52, column: 3, scope: !125)
!138 = !DILocation(line: 53, column: 3, scope: !125)
!139 = !DILocation(line: 54, column: 1, scope: !125)
!140 = distinct !DISubprogram(name: "private_index", scope: !3, file: !3, line: 57, type: !65, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!141 = !DILocalVariable(name: "t", scope: !140, file: !3, line: 58, type: !127)
!142 = !DILocation(line: 58, column: 16, scope: !140)
!143 = !DILocation(line: 59, column: 3, scope: !140)
!144 = !DILocation(line: 60, column: 3, scope: !140)
!145 = !DILocation(line: 61, column: 1, scope: !140)
!146 = distinct !DISubprogram(name: "bytes", scope: !3, file: !3, line: 64, type: !65, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!147 = !DILocalVariable(name: "u", scope: !146, file: !3, line: 68, type: !148)
!148 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !146, file: !3, line: 65, size: 32, elements: !149)
!149 = !{!150, !156}
!150 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !148, file: !3, line: 66, baseType: !151, size: 32)
!151 = !DICompositeType(tag: DW_TAG_array_type, baseType: !152, size: 32, elements: !154)
!152 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !153)
!153 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!154 = !{!155}
!155 = !DISubrange(count: 2)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !148, file: !3, line: 67, baseType: !20, size: 32)
!157 = !DILocation(line: 68, column: 5, scope: !146)
!158 = !DILocation(line: 69, column: 15, scope: !146)
!159 = !DILocation(line: 69, column: 5, scope: !146)
!160 = !DILocation(line: 69, column: 3, scope: !146)
!161 = !DILocation(line: 69, column: 13, scope: !146)
!162 = !DILocation(line: 70, column: 15, scope: !146)
!163 = !DILocation(line: 70, column: 5, scope: !146)
!164 = !DILocation(line: 70, column: 3, scope: !146)
!165 = !DILocation(line: 70, column: 13, scope: !146)
!166 = !DILocation(line: 71, column: 3, scope: !146)
!167 = !DILocation(line: 72, column: 3, scope: !146)
!168 = !DILocation(line: 73, column: 1, scope: !146)
!169 = distinct !DISubprogram(name: "call", scope: !3, file: !3, line: 79, type: !65, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!170 = !DILocation(line: 79, column: 19, scope: !169)
!171 = !DILocation(line: 79, column: 38, scope: !169)
!172 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 75, type: !173, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!173 = !DISubroutineType(types: !174)
!174 = !{!17, !17}
!175 = !DILocalVariable(name: "v", arg: 1, scope: !172, file: !3, line: 75, type: !17)
!176 = !DILocation(line: 75, column: 31, scope: !172)
!177 = !DILocation(line: 75, column: 47, scope: !172)
!178 = !DILocation(line: 75, column: 45, scope: !172)
!179 = !DILocation(line: 75, column: 36, scope: !172)
!180 = distinct !DISubprogram(name: "call_two", scope: !3, file: !3, line: 82, type: !65, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!181 = !DILocalVariable(name: "r", scope: !180, file: !3, line: 83, type: !17)
!182 = !DILocation(line: 83, column: 7, scope: !180)
!183 = !DILocation(line: 83, column: 11, scope: !180)
!184 = !DILocalVariable(name: "s", scope: !180, file: !3, line: 83, type: !17)
!185 = !DILocation(line: 83, column: 17, scope: !180)
!186 = !DILocation(line: 83, column: 21, scope: !180)
!187 = !DILocation(line: 84, column: 3, scope: !180)
!188 = !DILocation(line: 85, column: 1, scope: !180)
!189 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 76, type: !190, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!190 = !DISubroutineType(types: !191)
!191 = !{!17, !17, !17}
!192 = !DILocalVariable(name: "a", arg: 1, scope: !189, file: !3, line: 76, type: !17)
!193 = !DILocation(line: 76, column: 31, scope: !189)
!194 = !DILocalVariable(name: "b", arg: 2, scope: !189, file: !3, line: 76, type: !17)
!195 = !DILocation(line: 76, column: 38, scope: !189)
!196 = !DILocation(line: 76, column: 50, scope: !189)
!197 = !DILocation(line: 76, column: 43, scope: !189)
!198 = distinct !DISubprogram(name: "out_parameter", scope: !3, file: !3, line: 90, type: !65, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!199 = !DILocalVariable(name: "r", scope: !198, file: !3, line: 91, type: !20)
!200 = !DILocation(line: 91, column: 16, scope: !198)
!201 = !DILocation(line: 92, column: 15, scope: !198)
!202 = !DILocation(line: 92, column: 3, scope: !198)
!203 = !DILocation(line: 93, column: 3, scope: !198)
!204 = !DILocation(line: 94, column: 1, scope: !198)
!205 = distinct !DISubprogram(name: "through", scope: !3, file: !3, line: 87, type: !206, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!206 = !DISubroutineType(types: !207)
!207 = !{null, !19, !17}
!208 = !DILocalVariable(name: "to", arg: 1, scope: !205, file: !3, line: 87, type: !19)
!209 = !DILocation(line: 87, column: 44, scope: !205)
!210 = !DILocalVariable(name: "v", arg: 2, scope: !205, file: !3, line: 87, type: !17)
!211 = !DILocation(line: 87, column: 52, scope: !205)
!212 = !DILocation(line: 87, column: 63, scope: !205)
!213 = !DILocation(line: 87, column: 58, scope: !205)
!214 = !DILocation(line: 87, column: 61, scope: !205)
!215 = !DILocation(line: 87, column: 66, scope: !205)
!216 = distinct !DISubprogram(name: "variadic", scope: !3, file: !3, line: 105, type: !65, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!217 = !DILocalVariable(name: "r", scope: !216, file: !3, line: 106, type: !17)
!218 = !DILocation(line: 106, column: 7, scope: !216)
!219 = !DILocation(line: 106, column: 11, scope: !216)
!220 = !DILocalVariable(name: "s", scope: !216, file: !3, line: 106, type: !17)
!221 = !DILocation(line: 106, column: 17, scope: !216)
!222 = !DILocation(line: 106, column: 21, scope: !216)
!223 = !DILocation(line: 107, column: 3, scope: !216)
!224 = !DILocation(line: 108, column: 1, scope: !216)
!225 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 96, type: !226, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!226 = !DISubroutineType(types: !227)
!227 = !{!17, !17, null}
!228 = !DILocalVariable(name: "n", arg: 1, scope: !225, file: !3, line: 96, type: !17)
!229 = !DILocation(line: 96, column: 29, scope: !225)
!230 = !DILocalVariable(name: "ap", scope: !225, file: !3, line: 97, type: !231)
!231 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !232, line: 14, baseType: !233)
!232 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!233 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !234, baseType: !235)
!234 = !DIFile(filename: "deps.c", directory: ".")
!235 = !DICompositeType(tag: DW_TAG_array_type, baseType: !236, size: 192, elements: !242)
!236 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !237)
!237 = !{!238, !239, !240, !241}
!238 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !236, file: !234, line: 97, baseType: !7, size: 32)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !236, file: !234, line: 97, baseType: !7, size: 32, offset: 32)
!240 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !236, file: !234, line: 97, baseType: !18, size: 64, offset: 64)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !236, file: !234, line: 97, baseType: !18, size: 64, offset: 128)
!242 = !{!243}
!243 = !DISubrange(count: 1)
!244 = !DILocation(line: 97, column: 11, scope: !225)
!245 = !DILocation(line: 98, column: 3, scope: !225)
!246 = !DILocalVariable(name: "a", scope: !225, file: !3, line: 99, type: !17)
!247 = !DILocation(line: 99, column: 7, scope: !225)
!248 = !DILocation(line: 99, column: 11, scope: !225)
!249 = !DILocalVariable(name: "b", scope: !225, file: !3, line: 99, type: !17)
!250 = !DILocation(line: 99, column: 28, scope: !225)
!251 = !DILocation(line: 99, column: 32, scope: !225)
!252 = !DILocation(line: 100, column: 3, scope: !225)
!253 = !DILocation(line: 101, column: 10, scope: !225)
!254 = !DILocation(line: 101, column: 12, scope: !225)
!255 = !DILocation(line: 101, column: 18, scope: !225)
!256 = !DILocation(line: 101, column: 22, scope: !225)
!257 = !DILocation(line: 101, column: 3, scope: !225)
!258 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 111, type: !65, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!259 = !DILocalVariable(name: "r", scope: !258, file: !3, line: 112, type: !17)
!260 = !DILocation(line: 112, column: 7, scope: !258)
!261 = !DILocation(line: 112, column: 11, scope: !258)
!262 = !DILocation(line: 113, column: 3, scope: !258)
!263 = !DILocation(line: 114, column: 3, scope: !258)
!264 = !DILocation(line: 115, column: 1, scope: !258)
!265 = distinct !DISubprogram(name: "phi", scope: !3, file: !3, line: 118, type: !65, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!266 = !DILocalVariable(name: "r", scope: !265, file: !3, line: 119, type: !17)
!267 = !DILocation(line: 119, column: 7, scope: !265)
!268 = !DILocation(line: 120, column: 7, scope: !269)
!269 = distinct !DILexicalBlock(scope: !265, file: !3, line: 120, column: 7)
!270 = !DILocation(line: 120, column: 7, scope: !265)
!271 = !DILocation(line: 121, column: 7, scope: !269)
!272 = !DILocation(line: 121, column: 5, scope: !269)
!273 = !DILocation(line: 123, column: 9, scope: !269)
!274 = !DILocation(line: 123, column: 7, scope: !269)
!275 = !DILocation(line: 124, column: 3, scope: !265)
!276 = !DILocation(line: 125, column: 1, scope: !265)
!277 = distinct !DISubprogram(name: "branch", scope: !3, file: !3, line: 128, type: !65, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!278 = !DILocation(line: 129, column: 7, scope: !279)
!279 = distinct !DILexicalBlock(scope: !277, file: !3, line: 129, column: 7)
!280 = !DILocation(line: 129, column: 7, scope: !277)
!281 = !DILocation(line: 130, column: 5, scope: !279)
!282 = !DILocation(line: 131, column: 3, scope: !277)
!283 = !DILocation(line: 132, column: 1, scope: !277)
!284 = distinct !DISubprogram(name: "jump_table", scope: !3, file: !3, line: 135, type: !65, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!285 = !DILocation(line: 136, column: 11, scope: !284)
!286 = !DILocation(line: 136, column: 3, scope: !284)
!287 = !DILocation(line: 138, column: 5, scope: !288)
!288 = distinct !DILexicalBlock(scope: !284, file: !3, line: 136, column: 17)
!289 = !DILocation(line: 139, column: 5, scope: !288)
!290 = !DILocation(line: 141, column: 5, scope: !288)
!291 = !DILocation(line: 142, column: 5, scope: !288)
!292 = !DILocation(line: 144, column: 5, scope: !288)
!293 = !DILocation(line: 145, column: 3, scope: !288)
!294 = !DILocation(line: 146, column: 3, scope: !284)
!295 = !DILocation(line: 147, column: 1, scope: !284)
!296 = distinct !DISubprogram(name: "index_write", scope: !3, file: !3, line: 150, type: !65, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!297 = !DILocation(line: 151, column: 3, scope: !296)
!298 = !DILocation(line: 152, column: 3, scope: !296)
!299 = !DILocation(line: 153, column: 1, scope: !296)
!300 = distinct !DISubprogram(name: "index_read", scope: !3, file: !3, line: 156, type: !65, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!301 = !DILocalVariable(name: "r", scope: !300, file: !3, line: 157, type: !17)
!302 = !DILocation(line: 157, column: 7, scope: !300)
!303 = !DILocation(line: 157, column: 11, scope: !300)
!304 = !DILocation(line: 158, column: 3, scope: !300)
!305 = !DILocation(line: 159, column: 1, scope: !300)
!306 = distinct !DISubprogram(name: "pointer", scope: !3, file: !3, line: 162, type: !65, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!307 = !DILocation(line: 163, column: 3, scope: !306)
!308 = !DILocation(line: 164, column: 3, scope: !306)
!309 = !DILocation(line: 165, column: 1, scope: !306)
!310 = distinct !DISubprogram(name: "fake", scope: !3, file: !3, line: 169, type: !65, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!311 = !DILocalVariable(name: "r", scope: !310, file: !3, line: 170, type: !17)
!312 = !DILocation(line: 170, column: 7, scope: !310)
!313 = !DILocation(line: 170, column: 11, scope: !310)
!314 = !DILocation(line: 171, column: 3, scope: !310)
!315 = !DILocation(line: 172, column: 1, scope: !310)
!316 = distinct !DISubprogram(name: "fake_index", scope: !3, file: !3, line: 176, type: !65, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!317 = !DILocalVariable(name: "r", scope: !316, file: !3, line: 177, type: !17)
!318 = !DILocation(line: 177, column: 7, scope: !316)
!319 = !DILocation(line: 177, column: 11, scope: !316)
!320 = !DILocation(line: 178, column: 3, scope: !316)
!321 = !DILocation(line: 179, column: 3, scope: !316)
!322 = !DILocation(line: 180, column: 1, scope: !316)
!323 = distinct !DISubprogram(name: "rmw", scope: !3, file: !3, line: 183, type: !65, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!324 = !DILocalVariable(name: "r", scope: !323, file: !3, line: 184, type: !17)
!325 = !DILocation(line: 184, column: 7, scope: !323)
!326 = !DILocation(line: 184, column: 11, scope: !323)
!327 = !DILocation(line: 185, column: 3, scope: !323)
!328 = !DILocation(line: 186, column: 1, scope: !323)
!329 = distinct !DISubprogram(name: "cas_value", scope: !3, file: !3, line: 189, type: !65, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!330 = !DILocalVariable(name: "e", scope: !329, file: !3, line: 190, type: !17)
!331 = !DILocation(line: 190, column: 7, scope: !329)
!332 = !DILocation(line: 190, column: 11, scope: !329)
!333 = !DILocalVariable(name: "n", scope: !329, file: !3, line: 190, type: !17)
!334 = !DILocation(line: 190, column: 17, scope: !329)
!335 = !DILocation(line: 190, column: 21, scope: !329)
!336 = !DILocalVariable(name: "r", scope: !329, file: !3, line: 191, type: !17)
!337 = !DILocation(line: 191, column: 7, scope: !329)
!338 = !DILocation(line: 191, column: 50, scope: !329)
!339 = !DILocation(line: 191, column: 53, scope: !329)
!340 = !DILocation(line: 191, column: 11, scope: !329)
!341 = !DILocation(line: 192, column: 3, scope: !329)
!342 = !DILocation(line: 193, column: 1, scope: !329)
!343 = distinct !DISubprogram(name: "cas_fails_unused", scope: !3, file: !3, line: 196, type: !65, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!344 = !DILocalVariable(name: "n", scope: !343, file: !3, line: 197, type: !17)
!345 = !DILocation(line: 197, column: 7, scope: !343)
!346 = !DILocation(line: 197, column: 11, scope: !343)
!347 = !DILocation(line: 198, column: 46, scope: !343)
!348 = !DILocation(line: 198, column: 3, scope: !343)
!349 = !DILocation(line: 199, column: 3, scope: !343)
!350 = !DILocation(line: 200, column: 1, scope: !343)
!351 = distinct !DISubprogram(name: "cas_fails_used", scope: !3, file: !3, line: 203, type: !65, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!352 = !DILocation(line: 204, column: 7, scope: !353)
!353 = distinct !DILexicalBlock(scope: !351, file: !3, line: 204, column: 7)
!354 = !DILocation(line: 204, column: 7, scope: !351)
!355 = !DILocation(line: 205, column: 5, scope: !353)
!356 = !DILocation(line: 206, column: 3, scope: !351)
!357 = !DILocation(line: 207, column: 1, scope: !351)
!358 = distinct !DISubprogram(name: "cas_expected_written", scope: !3, file: !3, line: 211, type: !65, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!359 = !DILocalVariable(name: "e", scope: !358, file: !3, line: 212, type: !17)
!360 = !DILocation(line: 212, column: 7, scope: !358)
!361 = !DILocation(line: 213, column: 3, scope: !358)
!362 = !DILocation(line: 214, column: 3, scope: !358)
!363 = !DILocation(line: 215, column: 1, scope: !358)
!364 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 218, type: !65, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!365 = !DILocalVariable(name: "h", scope: !364, file: !3, line: 219, type: !19)
!366 = !DILocation(line: 219, column: 17, scope: !364)
!367 = !DILocation(line: 219, column: 21, scope: !364)
!368 = !DILocation(line: 220, column: 8, scope: !364)
!369 = !DILocation(line: 220, column: 4, scope: !364)
!370 = !DILocation(line: 220, column: 6, scope: !364)
!371 = !DILocation(line: 221, column: 3, scope: !364)
!372 = !DILocation(line: 222, column: 3, scope: !364)
!373 = !DILocation(line: 223, column: 1, scope: !364)
!374 = distinct !DISubprogram(name: "heap_size", scope: !3, file: !3, line: 226, type: !65, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!375 = !DILocalVariable(name: "h", scope: !374, file: !3, line: 227, type: !19)
!376 = !DILocation(line: 227, column: 17, scope: !374)
!377 = !DILocation(line: 227, column: 28, scope: !374)
!378 = !DILocation(line: 227, column: 33, scope: !374)
!379 = !DILocation(line: 227, column: 21, scope: !374)
!380 = !DILocalVariable(name: "k", scope: !374, file: !3, line: 228, type: !19)
!381 = !DILocation(line: 228, column: 17, scope: !374)
!382 = !DILocation(line: 228, column: 21, scope: !374)
!383 = !DILocation(line: 229, column: 4, scope: !374)
!384 = !DILocation(line: 229, column: 6, scope: !374)
!385 = !DILocation(line: 230, column: 4, scope: !374)
!386 = !DILocation(line: 230, column: 6, scope: !374)
!387 = !DILocation(line: 231, column: 3, scope: !374)
!388 = !DILocation(line: 232, column: 1, scope: !374)
!389 = distinct !DISubprogram(name: "heap_free", scope: !3, file: !3, line: 235, type: !65, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!390 = !DILocation(line: 236, column: 8, scope: !389)
!391 = !DILocation(line: 236, column: 3, scope: !389)
!392 = !DILocation(line: 237, column: 3, scope: !389)
!393 = !DILocation(line: 238, column: 1, scope: !389)
!394 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 241, type: !65, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!395 = !DILocalVariable(name: "s", scope: !394, file: !3, line: 242, type: !110)
!396 = !DILocation(line: 242, column: 24, scope: !394)
!397 = !DILocalVariable(name: "t", scope: !394, file: !3, line: 243, type: !111)
!398 = !DILocation(line: 243, column: 15, scope: !394)
!399 = !DILocation(line: 244, column: 9, scope: !394)
!400 = !DILocation(line: 244, column: 5, scope: !394)
!401 = !DILocation(line: 244, column: 7, scope: !394)
!402 = !DILocation(line: 245, column: 9, scope: !394)
!403 = !DILocation(line: 245, column: 5, scope: !394)
!404 = !DILocation(line: 245, column: 7, scope: !394)
!405 = !DILocation(line: 246, column: 3, scope: !394)
!406 = !DILocation(line: 246, column: 14, scope: !394)
!407 = !DILocation(line: 247, column: 3, scope: !394)
!408 = !DILocation(line: 248, column: 3, scope: !394)
!409 = !DILocation(line: 249, column: 1, scope: !394)
!410 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 252, type: !65, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!411 = !DILocalVariable(name: "t", scope: !410, file: !3, line: 253, type: !412)
!412 = !DICompositeType(tag: DW_TAG_array_type, baseType: !413, size: 64, elements: !414)
!413 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !56)
!414 = !{!415}
!415 = !DISubrange(count: 8)
!416 = !DILocation(line: 253, column: 17, scope: !410)
!417 = !DILocation(line: 254, column: 3, scope: !410)
!418 = !DILocation(line: 254, column: 21, scope: !410)
!419 = !DILocation(line: 255, column: 3, scope: !410)
!420 = !DILocation(line: 256, column: 3, scope: !410)
!421 = !DILocation(line: 257, column: 1, scope: !410)
!422 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 259, type: !65, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!423 = !DILocation(line: 259, column: 34, scope: !422)
!424 = !DILocation(line: 259, column: 43, scope: !422)
!425 = distinct !DISubprogram(name: "call_pointer", scope: !3, file: !3, line: 263, type: !65, scopeLine: 263, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!426 = !DILocation(line: 264, column: 3, scope: !425)
!427 = !DILocation(line: 265, column: 3, scope: !425)
!428 = !DILocation(line: 266, column: 1, scope: !425)
!429 = distinct !DISubprogram(name: "escape", scope: !3, file: !3, line: 269, type: !65, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!430 = !DILocalVariable(name: "r", scope: !429, file: !3, line: 270, type: !20)
!431 = !DILocation(line: 270, column: 16, scope: !429)
!432 = !DILocation(line: 270, column: 20, scope: !429)
!433 = !DILocation(line: 271, column: 3, scope: !429)
!434 = !DILocation(line: 272, column: 3, scope: !429)
!435 = !DILocation(line: 273, column: 1, scope: !429)
!436 = distinct !DISubprogram(name: "maybe_private", scope: !3, file: !3, line: 277, type: !65, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!437 = !DILocalVariable(name: "r", scope: !436, file: !3, line: 278, type: !17)
!438 = !DILocation(line: 278, column: 7, scope: !436)
!439 = !DILocalVariable(name: "to", scope: !436, file: !3, line: 279, type: !16)
!440 = !DILocation(line: 279, column: 8, scope: !436)
!441 = !DILocation(line: 279, column: 13, scope: !436)
!442 = !DILocation(line: 280, column: 20, scope: !436)
!443 = !DILocation(line: 280, column: 23, scope: !436)
!444 = !DILocation(line: 281, column: 3, scope: !436)
!445 = !DILocation(line: 282, column: 1, scope: !436)
!446 = distinct !DISubprogram(name: "loop", scope: !3, file: !3, line: 285, type: !65, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!447 = !DILocalVariable(name: "i", scope: !448, file: !3, line: 286, type: !17)
!448 = distinct !DILexicalBlock(scope: !446, file: !3, line: 286, column: 3)
!449 = !DILocation(line: 286, column: 12, scope: !448)
!450 = !DILocation(line: 286, column: 8, scope: !448)
!451 = !DILocation(line: 286, column: 20, scope: !452)
!452 = distinct !DILexicalBlock(scope: !448, file: !3, line: 286, column: 3)
!453 = !DILocation(line: 286, column: 24, scope: !452)
!454 = !DILocation(line: 286, column: 22, scope: !452)
!455 = !DILocation(line: 286, column: 3, scope: !448)
!456 = !DILocation(line: 287, column: 9, scope: !457)
!457 = distinct !DILexicalBlock(scope: !452, file: !3, line: 287, column: 9)
!458 = !DILocation(line: 287, column: 9, scope: !452)
!459 = !DILocation(line: 288, column: 7, scope: !457)
!460 = !DILocation(line: 286, column: 31, scope: !452)
!461 = !DILocation(line: 286, column: 3, scope: !452)
!462 = distinct !{!462, !455, !463, !464}
!463 = !DILocation(line: 288, column: 7, scope: !448)
!464 = !{!"llvm.loop.mustprogress"}
!465 = !DILocation(line: 289, column: 3, scope: !446)
!466 = !DILocation(line: 290, column: 1, scope: !446)
!467 = distinct !DISubprogram(name: "division", scope: !3, file: !3, line: 293, type: !65, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!468 = !DILocation(line: 294, column: 3, scope: !467)
!469 = !DILocation(line: 295, column: 3, scope: !467)
!470 = !DILocation(line: 296, column: 1, scope: !467)
!471 = distinct !DISubprogram(name: "division_by_constant", scope: !3, file: !3, line: 299, type: !65, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!472 = !DILocation(line: 300, column: 3, scope: !471)
!473 = !DILocation(line: 301, column: 3, scope: !471)
!474 = !DILocation(line: 302, column: 1, scope: !471)
!475 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 305, type: !65, scopeLine: 305, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!476 = !DILocation(line: 306, column: 3, scope: !475)
!477 = !DILocation(line: 307, column: 3, scope: !475)
!478 = !DILocation(line: 308, column: 3, scope: !475)
!479 = !DILocation(line: 309, column: 1, scope: !475)
!480 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 312, type: !65, scopeLine: 312, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!481 = !DILocalVariable(name: "v", scope: !480, file: !3, line: 313, type: !482)
!482 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!483 = !DILocation(line: 313, column: 21, scope: !480)
!484 = !DILocation(line: 313, column: 35, scope: !480)
!485 = !DILocation(line: 313, column: 25, scope: !480)
!486 = !DILocation(line: 314, column: 7, scope: !480)
!487 = !DILocation(line: 314, column: 11, scope: !480)
!488 = !DILocation(line: 314, column: 9, scope: !480)
!489 = !DILocation(line: 314, column: 13, scope: !480)
!490 = !DILocation(line: 314, column: 5, scope: !480)
!491 = !DILocation(line: 315, column: 3, scope: !480)
!492 = !DILocation(line: 316, column: 1, scope: !480)
!493 = distinct !DISubprogram(name: "floating", scope: !3, file: !3, line: 319, type: !65, scopeLine: 319, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!494 = !DILocalVariable(name: "d", scope: !493, file: !3, line: 320, type: !495)
!495 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!496 = !DILocation(line: 320, column: 10, scope: !493)
!497 = !DILocation(line: 320, column: 14, scope: !493)
!498 = !DILocation(line: 321, column: 3, scope: !493)
!499 = !DILocation(line: 322, column: 1, scope: !493)
!500 = distinct !DISubprogram(name: "assume", scope: !3, file: !3, line: 325, type: !65, scopeLine: 325, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!501 = !DILocation(line: 326, column: 21, scope: !500)
!502 = !DILocation(line: 326, column: 26, scope: !500)
!503 = !DILocation(line: 326, column: 3, scope: !500)
!504 = !DILocation(line: 327, column: 3, scope: !500)
!505 = !DILocation(line: 328, column: 1, scope: !500)
!506 = distinct !DISubprogram(name: "thread_local_variable", scope: !3, file: !3, line: 333, type: !65, scopeLine: 333, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!507 = !DILocation(line: 334, column: 10, scope: !506)
!508 = !DILocation(line: 334, column: 8, scope: !506)
!509 = !DILocation(line: 335, column: 3, scope: !506)
!510 = !DILocation(line: 336, column: 1, scope: !506)
!511 = distinct !DISubprogram(name: "overwritten", scope: !3, file: !3, line: 339, type: !65, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!512 = !DILocalVariable(name: "r", scope: !511, file: !3, line: 340, type: !17)
!513 = !DILocation(line: 340, column: 7, scope: !511)
!514 = !DILocation(line: 340, column: 11, scope: !511)
!515 = !DILocation(line: 341, column: 7, scope: !511)
!516 = !DILocation(line: 341, column: 5, scope: !511)
!517 = !DILocation(line: 342, column: 3, scope: !511)
!518 = !DILocation(line: 343, column: 1, scope: !511)
!519 = distinct !DISubprogram(name: "transitive_in_registers", scope: !3, file: !3, line: 346, type: !65, scopeLine: 346, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!520 = !DILocalVariable(name: "r", scope: !519, file: !3, line: 347, type: !17)
!521 = !DILocation(line: 347, column: 7, scope: !519)
!522 = !DILocation(line: 347, column: 11, scope: !519)
!523 = !DILocation(line: 347, column: 18, scope: !519)
!524 = !DILocation(line: 347, column: 16, scope: !519)
!525 = !DILocalVariable(name: "s", scope: !519, file: !3, line: 347, type: !17)
!526 = !DILocation(line: 347, column: 24, scope: !519)
!527 = !DILocation(line: 347, column: 28, scope: !519)
!528 = !DILocation(line: 347, column: 32, scope: !519)
!529 = !DILocation(line: 347, column: 30, scope: !519)
!530 = !DILocation(line: 348, column: 3, scope: !519)
!531 = !DILocation(line: 349, column: 1, scope: !519)
!532 = distinct !DISubprogram(name: "not_through_shared", scope: !3, file: !3, line: 352, type: !65, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!533 = !DILocation(line: 353, column: 3, scope: !532)
!534 = !DILocation(line: 354, column: 3, scope: !532)
!535 = !DILocation(line: 355, column: 1, scope: !532)
