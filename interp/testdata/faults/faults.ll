; ModuleID = 'faults.c'
source_filename = "faults.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@one = dso_local global i32 1, align 4, !dbg !0
@cst = dso_local constant i32 3, align 4, !dbg !27
@zero = dso_local global i32 0, align 4, !dbg !30
@g = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !32
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@raw = dso_local global [16 x i8] zeroinitializer, align 16, !dbg !39
@.str.1 = private unnamed_addr constant [10 x i8] c"zero == 1\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"faults.c\00", align 1
@__PRETTY_FUNCTION__.assertion = private unnamed_addr constant [20 x i8] c"int assertion(void)\00", align 1
@keep = dso_local global i32* null, align 8, !dbg !45
@at = internal global i32 0, align 4, !dbg !37

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @div_zero() #0 !dbg !55 {
  %1 = load i32, i32* @zero, align 4, !dbg !59
  %2 = sdiv i32 5, %1, !dbg !60
  ret i32 %2, !dbg !61
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @div_overflow() #0 !dbg !62 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !63, metadata !DIExpression()), !dbg !64
  store i32 -2147483648, i32* %1, align 4, !dbg !64
  call void @llvm.dbg.declare(metadata i32* %2, metadata !65, metadata !DIExpression()), !dbg !66
  %3 = load i32, i32* @zero, align 4, !dbg !67
  %4 = sub nsw i32 %3, 1, !dbg !68
  store i32 %4, i32* %2, align 4, !dbg !66
  %5 = load i32, i32* %1, align 4, !dbg !69
  %6 = load i32, i32* %2, align 4, !dbg !70
  %7 = sdiv i32 %5, %6, !dbg !71
  ret i32 %7, !dbg !72
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @rem_zero64() #0 !dbg !73 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !74, metadata !DIExpression()), !dbg !75
  store i64 9, i64* %1, align 8, !dbg !75
  %2 = load i64, i64* %1, align 8, !dbg !76
  %3 = load i32, i32* @zero, align 4, !dbg !77
  %4 = sext i32 %3 to i64, !dbg !78
  %5 = srem i64 %2, %4, !dbg !79
  %6 = trunc i64 %5 to i32, !dbg !80
  ret i32 %6, !dbg !81
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @null_read() #0 !dbg !82 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !83, metadata !DIExpression()), !dbg !84
  store i32* null, i32** %1, align 8, !dbg !84
  %2 = load i32*, i32** %1, align 8, !dbg !85
  %3 = getelementptr inbounds i32, i32* %2, i64 1, !dbg !85
  %4 = load i32, i32* %3, align 4, !dbg !85
  ret i32 %4, !dbg !86
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @null_write() #0 !dbg !87 {
  %1 = load i32, i32* @zero, align 4, !dbg !88
  %2 = sext i32 %1 to i64, !dbg !89
  %3 = inttoptr i64 %2 to i32*, !dbg !90
  store volatile i32 1, i32* %3, align 4, !dbg !91
  ret i32 0, !dbg !92
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @null_call() #0 !dbg !93 {
  %1 = alloca i32 (i32)*, align 8
  call void @llvm.dbg.declare(metadata i32 (i32)** %1, metadata !94, metadata !DIExpression()), !dbg !95
  %2 = load i32, i32* @zero, align 4, !dbg !96
  %3 = sext i32 %2 to i64, !dbg !97
  %4 = inttoptr i64 %3 to i32 (i32)*, !dbg !98
  store i32 (i32)* %4, i32 (i32)** %1, align 8, !dbg !95
  %5 = load i32 (i32)*, i32 (i32)** %1, align 8, !dbg !99
  %6 = call i32 %5(i32 noundef 1), !dbg !99
  ret i32 %6, !dbg !100
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bad_call() #0 !dbg !101 {
  %1 = alloca i32 (i32)*, align 8
  call void @llvm.dbg.declare(metadata i32 (i32)** %1, metadata !102, metadata !DIExpression()), !dbg !103
  store i32 (i32)* bitcast ([4 x i32]* @g to i32 (i32)*), i32 (i32)** %1, align 8, !dbg !103
  %2 = load i32 (i32)*, i32 (i32)** %1, align 8, !dbg !104
  %3 = call i32 %2(i32 noundef 1), !dbg !104
  ret i32 %3, !dbg !105
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @global_end() #0 !dbg !106 {
  %1 = load i32, i32* @zero, align 4, !dbg !107
  %2 = add nsw i32 4, %1, !dbg !108
  %3 = sext i32 %2 to i64, !dbg !109
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* @g, i64 0, i64 %3, !dbg !109
  %5 = load i32, i32* %4, align 4, !dbg !109
  ret i32 %5, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @global_before() #0 !dbg !111 {
  %1 = load i32, i32* @zero, align 4, !dbg !112
  %2 = sub nsw i32 %1, 1, !dbg !113
  %3 = sext i32 %2 to i64, !dbg !114
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* @g, i64 0, i64 %3, !dbg !114
  store i32 1, i32* %4, align 4, !dbg !115
  ret i32 0, !dbg !116
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @local_end() #0 !dbg !117 {
  %1 = alloca [3 x i32], align 4
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata [3 x i32]* %1, metadata !118, metadata !DIExpression()), !dbg !122
  %3 = bitcast [3 x i32]* %1 to i8*, !dbg !122
  call void @llvm.memset.p0i8.i64(i8* align 4 %3, i8 0, i64 12, i1 false), !dbg !122
  call void @llvm.dbg.declare(metadata i32** %2, metadata !123, metadata !DIExpression()), !dbg !124
  %4 = getelementptr inbounds [3 x i32], [3 x i32]* %1, i64 0, i64 0, !dbg !125
  store i32* %4, i32** %2, align 8, !dbg !124
  %5 = load i32*, i32** %2, align 8, !dbg !126
  %6 = load i32, i32* @zero, align 4, !dbg !127
  %7 = add nsw i32 3, %6, !dbg !128
  %8 = sext i32 %7 to i64, !dbg !126
  %9 = getelementptr inbounds i32, i32* %5, i64 %8, !dbg !126
  %10 = load i32, i32* %9, align 4, !dbg !126
  ret i32 %10, !dbg !129
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @after_return() #0 !dbg !130 {
  %1 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32** %1, metadata !131, metadata !DIExpression()), !dbg !132
  %2 = call i32* @dangle(), !dbg !133
  store i32* %2, i32** %1, align 8, !dbg !132
  %3 = load i32*, i32** %1, align 8, !dbg !134
  %4 = load i32, i32* %3, align 4, !dbg !135
  ret i32 %4, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32* @dangle() #0 !dbg !137 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !140, metadata !DIExpression()), !dbg !141
  store i32 3, i32* %1, align 4, !dbg !141
  call void @llvm.dbg.declare(metadata i32** %2, metadata !142, metadata !DIExpression()), !dbg !143
  store i32* %1, i32** %2, align 8, !dbg !143
  %3 = load i32*, i32** %2, align 8, !dbg !144
  ret i32* %3, !dbg !145
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @read_only() #0 !dbg !146 {
  store i32 5, i32* @cst, align 4, !dbg !147
  ret i32 0, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @string_write() #0 !dbg !149 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !150, metadata !DIExpression()), !dbg !152
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8** %1, align 8, !dbg !152
  %2 = load i8*, i8** %1, align 8, !dbg !153
  %3 = getelementptr inbounds i8, i8* %2, i64 0, !dbg !153
  store i8 120, i8* %3, align 1, !dbg !154
  ret i32 0, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @wild() #0 !dbg !156 {
  %1 = load i32, i32* inttoptr (i64 78187493520 to i32*), align 4, !dbg !157
  ret i32 %1, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @code_read() #0 !dbg !159 {
  %1 = load i32, i32* bitcast (i32 ()* @div_zero to i32*), align 4, !dbg !160
  ret i32 %1, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @unreachable_() #0 !dbg !162 {
  %1 = load i32, i32* @zero, align 4, !dbg !163
  %2 = icmp ne i32 %1, 0, !dbg !163
  br i1 %2, label %4, label %3, !dbg !165

3:                                                ; preds = %0
  unreachable, !dbg !166

4:                                                ; preds = %0
  ret i32 0, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @trap() #0 !dbg !168 {
  %1 = alloca i32, align 4
  call void @llvm.trap(), !dbg !169
  %2 = load i32, i32* %1, align 4, !dbg !170
  ret i32 %2, !dbg !170
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @recursion() #0 !dbg !171 {
  %1 = call i32 @deep(i32 noundef 1), !dbg !172
  ret i32 %1, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @deep(i32 noundef %0) #0 !dbg !174 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !175, metadata !DIExpression()), !dbg !176
  %3 = load i32, i32* %2, align 4, !dbg !177
  %4 = icmp ne i32 %3, 0, !dbg !177
  br i1 %4, label %5, label %10, !dbg !177

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4, !dbg !178
  %7 = add nsw i32 %6, 1, !dbg !179
  %8 = call i32 @deep(i32 noundef %7), !dbg !180
  %9 = add nsw i32 %8, 1, !dbg !181
  br label %11, !dbg !177

10:                                               ; preds = %1
  br label %11, !dbg !177

11:                                               ; preds = %10, %5
  %12 = phi i32 [ %9, %5 ], [ 0, %10 ], !dbg !177
  ret i32 %12, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @misaligned() #0 !dbg !183 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 1, i32* %1, align 4, !dbg !184
  %3 = load i32, i32* %1, align 4, !dbg !184
  %4 = atomicrmw add i32* bitcast (i8* getelementptr inbounds ([16 x i8], [16 x i8]* @raw, i64 0, i64 1) to i32*), i32 %3 seq_cst, align 4, !dbg !184
  store i32 %4, i32* %2, align 4, !dbg !184
  %5 = load i32, i32* %2, align 4, !dbg !184
  ret i32 %5, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @free_global() #0 !dbg !186 {
  call void @free(i8* noundef bitcast ([4 x i32]* @g to i8*)) #8, !dbg !187
  ret i32 0, !dbg !188
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @free_local() #0 !dbg !189 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !190, metadata !DIExpression()), !dbg !191
  %2 = bitcast i32* %1 to i8*, !dbg !192
  call void @free(i8* noundef %2) #8, !dbg !193
  ret i32 0, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @free_wild() #0 !dbg !195 {
  call void @free(i8* noundef inttoptr (i64 489335 to i8*)) #8, !dbg !196
  ret i32 0, !dbg !197
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @assertion() #0 !dbg !198 {
  %1 = load i32, i32* @zero, align 4, !dbg !199
  %2 = icmp eq i32 %1, 1, !dbg !199
  br i1 %2, label %3, label %4, !dbg !202

3:                                                ; preds = %0
  br label %5, !dbg !202

4:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @__PRETTY_FUNCTION__.assertion, i64 0, i64 0)) #9, !dbg !199
  unreachable, !dbg !199

5:                                                ; preds = %3
  ret i32 0, !dbg !203
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @aborts() #0 !dbg !204 {
  call void @abort() #9, !dbg !205
  unreachable, !dbg !205
}

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @uninit_local() #0 !dbg !206 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !207, metadata !DIExpression()), !dbg !208
  %2 = load i32, i32* @zero, align 4, !dbg !209
  %3 = icmp ne i32 %2, 0, !dbg !209
  br i1 %3, label %4, label %5, !dbg !211

4:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !212
  br label %5, !dbg !213

5:                                                ; preds = %4, %0
  %6 = load i32, i32* %1, align 4, !dbg !214
  %7 = add nsw i32 %6, 1, !dbg !215
  ret i32 %7, !dbg !216
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @uninit_memory() #0 !dbg !217 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !218, metadata !DIExpression()), !dbg !219
  store i32* null, i32** @keep, align 8, !dbg !220
  call void @llvm.dbg.declare(metadata i32** %2, metadata !221, metadata !DIExpression()), !dbg !222
  %3 = load i32, i32* @zero, align 4, !dbg !223
  %4 = icmp ne i32 %3, 0, !dbg !223
  br i1 %4, label %5, label %7, !dbg !223

5:                                                ; preds = %0
  %6 = load i32*, i32** @keep, align 8, !dbg !224
  br label %8, !dbg !223

7:                                                ; preds = %0
  br label %8, !dbg !223

8:                                                ; preds = %7, %5
  %9 = phi i32* [ %6, %5 ], [ %1, %7 ], !dbg !223
  store i32* %9, i32** %2, align 8, !dbg !222
  %10 = load i32*, i32** %2, align 8, !dbg !225
  %11 = load i32, i32* %10, align 4, !dbg !226
  %12 = add nsw i32 %11, 1, !dbg !227
  ret i32 %12, !dbg !228
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @endless() #0 !dbg !229 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !230, metadata !DIExpression()), !dbg !234
  store volatile i32 1, i32* %1, align 4, !dbg !234
  br label %2, !dbg !235

2:                                                ; preds = %7, %0
  %3 = load volatile i32, i32* %1, align 4, !dbg !236
  %4 = icmp eq i32 %3, 2, !dbg !239
  br i1 %4, label %5, label %6, !dbg !240

5:                                                ; preds = %2
  ret i32 1, !dbg !241

6:                                                ; preds = %2
  br label %7, !dbg !242

7:                                                ; preds = %6
  %8 = load volatile i32, i32* %1, align 4, !dbg !243
  %9 = mul i32 %8, 3, !dbg !243
  store volatile i32 %9, i32* %1, align 4, !dbg !243
  br label %2, !dbg !244, !llvm.loop !245
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @spin() #0 !dbg !248 {
  %1 = alloca i32, align 4
  br label %2, !dbg !249

2:                                                ; preds = %7, %0
  %3 = load atomic i32, i32* @at seq_cst, align 4, !dbg !250
  store i32 %3, i32* %1, align 4, !dbg !250
  %4 = load i32, i32* %1, align 4, !dbg !250
  %5 = icmp ne i32 %4, 0, !dbg !251
  %6 = xor i1 %5, true, !dbg !251
  br i1 %6, label %7, label %8, !dbg !249

7:                                                ; preds = %2
  br label %2, !dbg !249, !llvm.loop !252

8:                                                ; preds = %2
  ret i32 0, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @few_args() #0 !dbg !256 {
  %1 = alloca i32 (...)*, align 8
  call void @llvm.dbg.declare(metadata i32 (...)** %1, metadata !257, metadata !DIExpression()), !dbg !258
  store i32 (...)* bitcast (i32 (i8*, i8*, i64)* @memcmp to i32 (...)*), i32 (...)** %1, align 8, !dbg !258
  %2 = load i32 (...)*, i32 (...)** %1, align 8, !dbg !259
  %3 = call i32 (...) %2(), !dbg !259
  ret i32 %3, !dbg !260
}

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @unknown() #0 !dbg !261 {
  %1 = call i32 @nobody_defines_this(i32 noundef 1), !dbg !262
  ret i32 %1, !dbg !263
}

declare i32 @nobody_defines_this(i32 noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @assembly() #0 !dbg !264 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !265, metadata !DIExpression()), !dbg !266
  %2 = call i32 asm "cpuid", "={ax},~{ebx},~{ecx},~{edx},~{dirflag},~{fpsr},~{flags}"() #10, !dbg !267, !srcloc !268
  store i32 %2, i32* %1, align 4, !dbg !267
  %3 = load i32, i32* %1, align 4, !dbg !269
  ret i32 %3, !dbg !270
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @big_alloca() #0 !dbg !271 {
  %1 = alloca i8*, align 8
  call void @llvm.dbg.declare(metadata i8** %1, metadata !272, metadata !DIExpression()), !dbg !273
  %2 = load i32, i32* @one, align 4, !dbg !274
  %3 = sext i32 %2 to i64, !dbg !275
  %4 = shl i64 %3, 40, !dbg !276
  %5 = alloca i8, i64 %4, align 16, !dbg !277
  store i8* %5, i8** %1, align 8, !dbg !273
  %6 = load i8*, i8** %1, align 8, !dbg !278
  %7 = getelementptr inbounds i8, i8* %6, i64 0, !dbg !278
  %8 = load i8, i8* %7, align 1, !dbg !278
  %9 = sext i8 %8 to i32, !dbg !278
  ret i32 %9, !dbg !279
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bad_thread() #0 !dbg !280 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !281, metadata !DIExpression()), !dbg !284
  %2 = call i32 @pthread_create(i64* noundef %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef bitcast ([4 x i32]* @g to i8* (i8*)*), i8* noundef null) #8, !dbg !285
  ret i32 %2, !dbg !286
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { cold noreturn nounwind }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind readnone }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !26, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "faults.c", directory: ".", checksumkind: CSK_MD5, checksum: "2d638c58e7db8b601f4521eaf5c527fd")
!4 = !{!5, !6, !7, !9, !13, !14, !15, !19, !22, !23}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 8, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DISubroutineType(types: !12)
!12 = !{!5, !5}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !17, line: 92, baseType: !18)
!17 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DISubroutineType(types: !21)
!21 = !{!5, null}
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{!14, !14}
!26 = !{!0, !27, !30, !32, !37, !39, !45}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "cst", scope: !2, file: !3, line: 7, type: !29, isLocal: false, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "zero", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 7, type: !34, isLocal: false, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 4)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "at", scope: !2, file: !3, line: 7, type: !16, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "raw", scope: !2, file: !3, line: 7, type: !41, isLocal: false, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 128, elements: !43)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44}
!44 = !DISubrange(count: 16)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "keep", scope: !2, file: !3, line: 7, type: !13, isLocal: false, isDefinition: true)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 7, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 1}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 14.0.6"}
!55 = distinct !DISubprogram(name: "div_zero", scope: !3, file: !3, line: 9, type: !56, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!5}
!58 = !{}
!59 = !DILocation(line: 9, column: 33, scope: !55)
!60 = !DILocation(line: 9, column: 31, scope: !55)
!61 = !DILocation(line: 9, column: 22, scope: !55)
!62 = distinct !DISubprogram(name: "div_overflow", scope: !3, file: !3, line: 10, type: !56, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!63 = !DILocalVariable(name: "m", scope: !62, file: !3, line: 10, type: !5)
!64 = !DILocation(line: 10, column: 30, scope: !62)
!65 = !DILocalVariable(name: "d", scope: !62, file: !3, line: 10, type: !5)
!66 = !DILocation(line: 10, column: 51, scope: !62)
!67 = !DILocation(line: 10, column: 55, scope: !62)
!68 = !DILocation(line: 10, column: 60, scope: !62)
!69 = !DILocation(line: 10, column: 72, scope: !62)
!70 = !DILocation(line: 10, column: 76, scope: !62)
!71 = !DILocation(line: 10, column: 74, scope: !62)
!72 = !DILocation(line: 10, column: 65, scope: !62)
!73 = distinct !DISubprogram(name: "rem_zero64", scope: !3, file: !3, line: 11, type: !56, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!74 = !DILocalVariable(name: "a", scope: !73, file: !3, line: 11, type: !6)
!75 = !DILocation(line: 11, column: 29, scope: !73)
!76 = !DILocation(line: 11, column: 49, scope: !73)
!77 = !DILocation(line: 11, column: 59, scope: !73)
!78 = !DILocation(line: 11, column: 53, scope: !73)
!79 = !DILocation(line: 11, column: 51, scope: !73)
!80 = !DILocation(line: 11, column: 43, scope: !73)
!81 = !DILocation(line: 11, column: 36, scope: !73)
!82 = distinct !DISubprogram(name: "null_read", scope: !3, file: !3, line: 12, type: !56, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!83 = !DILocalVariable(name: "p", scope: !82, file: !3, line: 12, type: !13)
!84 = !DILocation(line: 12, column: 28, scope: !82)
!85 = !DILocation(line: 12, column: 42, scope: !82)
!86 = !DILocation(line: 12, column: 35, scope: !82)
!87 = distinct !DISubprogram(name: "null_write", scope: !3, file: !3, line: 13, type: !56, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!88 = !DILocation(line: 13, column: 47, scope: !87)
!89 = !DILocation(line: 13, column: 41, scope: !87)
!90 = !DILocation(line: 13, column: 25, scope: !87)
!91 = !DILocation(line: 13, column: 52, scope: !87)
!92 = !DILocation(line: 13, column: 57, scope: !87)
!93 = distinct !DISubprogram(name: "null_call", scope: !3, file: !3, line: 14, type: !56, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!94 = !DILocalVariable(name: "f", scope: !93, file: !3, line: 14, type: !9)
!95 = !DILocation(line: 14, column: 26, scope: !93)
!96 = !DILocation(line: 14, column: 40, scope: !93)
!97 = !DILocation(line: 14, column: 34, scope: !93)
!98 = !DILocation(line: 14, column: 30, scope: !93)
!99 = !DILocation(line: 14, column: 53, scope: !93)
!100 = !DILocation(line: 14, column: 46, scope: !93)
!101 = distinct !DISubprogram(name: "bad_call", scope: !3, file: !3, line: 15, type: !56, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!102 = !DILocalVariable(name: "f", scope: !101, file: !3, line: 15, type: !9)
!103 = !DILocation(line: 15, column: 25, scope: !101)
!104 = !DILocation(line: 15, column: 47, scope: !101)
!105 = !DILocation(line: 15, column: 40, scope: !101)
!106 = distinct !DISubprogram(name: "global_end", scope: !3, file: !3, line: 16, type: !56, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!107 = !DILocation(line: 16, column: 37, scope: !106)
!108 = !DILocation(line: 16, column: 35, scope: !106)
!109 = !DILocation(line: 16, column: 31, scope: !106)
!110 = !DILocation(line: 16, column: 24, scope: !106)
!111 = distinct !DISubprogram(name: "global_before", scope: !3, file: !3, line: 17, type: !56, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!112 = !DILocation(line: 17, column: 29, scope: !111)
!113 = !DILocation(line: 17, column: 34, scope: !111)
!114 = !DILocation(line: 17, column: 27, scope: !111)
!115 = !DILocation(line: 17, column: 39, scope: !111)
!116 = !DILocation(line: 17, column: 44, scope: !111)
!117 = distinct !DISubprogram(name: "local_end", scope: !3, file: !3, line: 18, type: !56, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!118 = !DILocalVariable(name: "a", scope: !117, file: !3, line: 18, type: !119)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 96, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 3)
!122 = !DILocation(line: 18, column: 27, scope: !117)
!123 = !DILocalVariable(name: "p", scope: !117, file: !3, line: 18, type: !13)
!124 = !DILocation(line: 18, column: 44, scope: !117)
!125 = !DILocation(line: 18, column: 48, scope: !117)
!126 = !DILocation(line: 18, column: 58, scope: !117)
!127 = !DILocation(line: 18, column: 64, scope: !117)
!128 = !DILocation(line: 18, column: 62, scope: !117)
!129 = !DILocation(line: 18, column: 51, scope: !117)
!130 = distinct !DISubprogram(name: "after_return", scope: !3, file: !3, line: 20, type: !56, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!131 = !DILocalVariable(name: "p", scope: !130, file: !3, line: 20, type: !13)
!132 = !DILocation(line: 20, column: 31, scope: !130)
!133 = !DILocation(line: 20, column: 35, scope: !130)
!134 = !DILocation(line: 20, column: 53, scope: !130)
!135 = !DILocation(line: 20, column: 52, scope: !130)
!136 = !DILocation(line: 20, column: 45, scope: !130)
!137 = distinct !DISubprogram(name: "dangle", scope: !3, file: !3, line: 19, type: !138, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!138 = !DISubroutineType(types: !139)
!139 = !{!13}
!140 = !DILocalVariable(name: "x", scope: !137, file: !3, line: 19, type: !5)
!141 = !DILocation(line: 19, column: 32, scope: !137)
!142 = !DILocalVariable(name: "p", scope: !137, file: !3, line: 19, type: !13)
!143 = !DILocation(line: 19, column: 44, scope: !137)
!144 = !DILocation(line: 19, column: 59, scope: !137)
!145 = !DILocation(line: 19, column: 52, scope: !137)
!146 = distinct !DISubprogram(name: "read_only", scope: !3, file: !3, line: 21, type: !56, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!147 = !DILocation(line: 21, column: 36, scope: !146)
!148 = !DILocation(line: 21, column: 41, scope: !146)
!149 = distinct !DISubprogram(name: "string_write", scope: !3, file: !3, line: 22, type: !56, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!150 = !DILocalVariable(name: "s", scope: !149, file: !3, line: 22, type: !151)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!152 = !DILocation(line: 22, column: 32, scope: !149)
!153 = !DILocation(line: 22, column: 43, scope: !149)
!154 = !DILocation(line: 22, column: 48, scope: !149)
!155 = !DILocation(line: 22, column: 55, scope: !149)
!156 = distinct !DISubprogram(name: "wild", scope: !3, file: !3, line: 23, type: !56, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!157 = !DILocation(line: 23, column: 25, scope: !156)
!158 = !DILocation(line: 23, column: 18, scope: !156)
!159 = distinct !DISubprogram(name: "code_read", scope: !3, file: !3, line: 24, type: !56, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!160 = !DILocation(line: 24, column: 30, scope: !159)
!161 = !DILocation(line: 24, column: 23, scope: !159)
!162 = distinct !DISubprogram(name: "unreachable_", scope: !3, file: !3, line: 25, type: !56, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!163 = !DILocation(line: 25, column: 31, scope: !164)
!164 = distinct !DILexicalBlock(scope: !162, file: !3, line: 25, column: 30)
!165 = !DILocation(line: 25, column: 30, scope: !162)
!166 = !DILocation(line: 25, column: 37, scope: !164)
!167 = !DILocation(line: 25, column: 62, scope: !162)
!168 = distinct !DISubprogram(name: "trap", scope: !3, file: !3, line: 26, type: !56, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!169 = !DILocation(line: 26, column: 18, scope: !168)
!170 = !DILocation(line: 26, column: 36, scope: !168)
!171 = distinct !DISubprogram(name: "recursion", scope: !3, file: !3, line: 28, type: !56, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!172 = !DILocation(line: 28, column: 30, scope: !171)
!173 = !DILocation(line: 28, column: 23, scope: !171)
!174 = distinct !DISubprogram(name: "deep", scope: !3, file: !3, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!175 = !DILocalVariable(name: "n", arg: 1, scope: !174, file: !3, line: 27, type: !5)
!176 = !DILocation(line: 27, column: 21, scope: !174)
!177 = !DILocation(line: 27, column: 33, scope: !174)
!178 = !DILocation(line: 27, column: 42, scope: !174)
!179 = !DILocation(line: 27, column: 44, scope: !174)
!180 = !DILocation(line: 27, column: 37, scope: !174)
!181 = !DILocation(line: 27, column: 49, scope: !174)
!182 = !DILocation(line: 27, column: 26, scope: !174)
!183 = distinct !DISubprogram(name: "misaligned", scope: !3, file: !3, line: 29, type: !56, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!184 = !DILocation(line: 29, column: 31, scope: !183)
!185 = !DILocation(line: 29, column: 24, scope: !183)
!186 = distinct !DISubprogram(name: "free_global", scope: !3, file: !3, line: 30, type: !56, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!187 = !DILocation(line: 30, column: 25, scope: !186)
!188 = !DILocation(line: 30, column: 34, scope: !186)
!189 = distinct !DISubprogram(name: "free_local", scope: !3, file: !3, line: 31, type: !56, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!190 = !DILocalVariable(name: "x", scope: !189, file: !3, line: 31, type: !5)
!191 = !DILocation(line: 31, column: 28, scope: !189)
!192 = !DILocation(line: 31, column: 36, scope: !189)
!193 = !DILocation(line: 31, column: 31, scope: !189)
!194 = !DILocation(line: 31, column: 41, scope: !189)
!195 = distinct !DISubprogram(name: "free_wild", scope: !3, file: !3, line: 32, type: !56, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!196 = !DILocation(line: 32, column: 23, scope: !195)
!197 = !DILocation(line: 32, column: 46, scope: !195)
!198 = distinct !DISubprogram(name: "assertion", scope: !3, file: !3, line: 33, type: !56, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!199 = !DILocation(line: 33, column: 23, scope: !200)
!200 = distinct !DILexicalBlock(scope: !201, file: !3, line: 33, column: 23)
!201 = distinct !DILexicalBlock(scope: !198, file: !3, line: 33, column: 23)
!202 = !DILocation(line: 33, column: 23, scope: !201)
!203 = !DILocation(line: 33, column: 42, scope: !198)
!204 = distinct !DISubprogram(name: "aborts", scope: !3, file: !3, line: 34, type: !56, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!205 = !DILocation(line: 34, column: 20, scope: !204)
!206 = distinct !DISubprogram(name: "uninit_local", scope: !3, file: !3, line: 35, type: !56, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!207 = !DILocalVariable(name: "v", scope: !206, file: !3, line: 35, type: !5)
!208 = !DILocation(line: 35, column: 30, scope: !206)
!209 = !DILocation(line: 35, column: 37, scope: !210)
!210 = distinct !DILexicalBlock(scope: !206, file: !3, line: 35, column: 37)
!211 = !DILocation(line: 35, column: 37, scope: !206)
!212 = !DILocation(line: 35, column: 45, scope: !210)
!213 = !DILocation(line: 35, column: 43, scope: !210)
!214 = !DILocation(line: 35, column: 57, scope: !206)
!215 = !DILocation(line: 35, column: 59, scope: !206)
!216 = !DILocation(line: 35, column: 50, scope: !206)
!217 = distinct !DISubprogram(name: "uninit_memory", scope: !3, file: !3, line: 36, type: !56, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!218 = !DILocalVariable(name: "v", scope: !217, file: !3, line: 36, type: !5)
!219 = !DILocation(line: 36, column: 31, scope: !217)
!220 = !DILocation(line: 36, column: 39, scope: !217)
!221 = !DILocalVariable(name: "p", scope: !217, file: !3, line: 36, type: !13)
!222 = !DILocation(line: 36, column: 49, scope: !217)
!223 = !DILocation(line: 36, column: 53, scope: !217)
!224 = !DILocation(line: 36, column: 60, scope: !217)
!225 = !DILocation(line: 36, column: 79, scope: !217)
!226 = !DILocation(line: 36, column: 78, scope: !217)
!227 = !DILocation(line: 36, column: 81, scope: !217)
!228 = !DILocation(line: 36, column: 71, scope: !217)
!229 = distinct !DISubprogram(name: "endless", scope: !3, file: !3, line: 37, type: !56, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!230 = !DILocalVariable(name: "i", scope: !231, file: !3, line: 37, type: !232)
!231 = distinct !DILexicalBlock(scope: !229, file: !3, line: 37, column: 21)
!232 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !233)
!233 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!234 = !DILocation(line: 37, column: 44, scope: !231)
!235 = !DILocation(line: 37, column: 26, scope: !231)
!236 = !DILocation(line: 37, column: 64, scope: !237)
!237 = distinct !DILexicalBlock(scope: !238, file: !3, line: 37, column: 64)
!238 = distinct !DILexicalBlock(scope: !231, file: !3, line: 37, column: 21)
!239 = !DILocation(line: 37, column: 66, scope: !237)
!240 = !DILocation(line: 37, column: 64, scope: !238)
!241 = !DILocation(line: 37, column: 72, scope: !237)
!242 = !DILocation(line: 37, column: 69, scope: !237)
!243 = !DILocation(line: 37, column: 54, scope: !238)
!244 = !DILocation(line: 37, column: 21, scope: !238)
!245 = distinct !{!245, !246, !247}
!246 = !DILocation(line: 37, column: 21, scope: !231)
!247 = !DILocation(line: 37, column: 79, scope: !231)
!248 = distinct !DISubprogram(name: "spin", scope: !3, file: !3, line: 38, type: !56, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!249 = !DILocation(line: 38, column: 18, scope: !248)
!250 = !DILocation(line: 38, column: 26, scope: !248)
!251 = !DILocation(line: 38, column: 25, scope: !248)
!252 = distinct !{!252, !249, !253, !254}
!253 = !DILocation(line: 38, column: 44, scope: !248)
!254 = !{!"llvm.loop.mustprogress"}
!255 = !DILocation(line: 38, column: 46, scope: !248)
!256 = distinct !DISubprogram(name: "few_args", scope: !3, file: !3, line: 39, type: !56, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!257 = !DILocalVariable(name: "f", scope: !256, file: !3, line: 39, type: !19)
!258 = !DILocation(line: 39, column: 28, scope: !256)
!259 = !DILocation(line: 39, column: 61, scope: !256)
!260 = !DILocation(line: 39, column: 54, scope: !256)
!261 = distinct !DISubprogram(name: "unknown", scope: !3, file: !3, line: 40, type: !56, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!262 = !DILocation(line: 40, column: 65, scope: !261)
!263 = !DILocation(line: 40, column: 58, scope: !261)
!264 = distinct !DISubprogram(name: "assembly", scope: !3, file: !3, line: 41, type: !56, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!265 = !DILocalVariable(name: "r", scope: !264, file: !3, line: 41, type: !5)
!266 = !DILocation(line: 41, column: 26, scope: !264)
!267 = !DILocation(line: 41, column: 29, scope: !264)
!268 = !{i64 2226}
!269 = !DILocation(line: 41, column: 88, scope: !264)
!270 = !DILocation(line: 41, column: 81, scope: !264)
!271 = distinct !DISubprogram(name: "big_alloca", scope: !3, file: !3, line: 42, type: !56, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!272 = !DILocalVariable(name: "p", scope: !271, file: !3, line: 42, type: !151)
!273 = !DILocation(line: 42, column: 30, scope: !271)
!274 = !DILocation(line: 42, column: 66, scope: !271)
!275 = !DILocation(line: 42, column: 51, scope: !271)
!276 = !DILocation(line: 42, column: 70, scope: !271)
!277 = !DILocation(line: 42, column: 34, scope: !271)
!278 = !DILocation(line: 42, column: 85, scope: !271)
!279 = !DILocation(line: 42, column: 78, scope: !271)
!280 = distinct !DISubprogram(name: "bad_thread", scope: !3, file: !3, line: 43, type: !56, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!281 = !DILocalVariable(name: "t", scope: !280, file: !3, line: 43, type: !282)
!282 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !283, line: 27, baseType: !22)
!283 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!284 = !DILocation(line: 43, column: 34, scope: !280)
!285 = !DILocation(line: 43, column: 44, scope: !280)
!286 = !DILocation(line: 43, column: 37, scope: !280)
