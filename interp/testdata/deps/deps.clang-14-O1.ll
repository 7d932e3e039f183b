; ModuleID = 'deps.c'
source_filename = "deps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@z = dso_local global i32 0, align 4, !dbg !0
@p = dso_local local_unnamed_addr global i32* @z, align 8, !dbg !22
@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !28
@y = dso_local global i32 0, align 4, !dbg !69
@x = dso_local global i32 0, align 4, !dbg !67
@w = dso_local local_unnamed_addr global i32 0, align 4, !dbg !71
@__const.private_index.t = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@cells = dso_local local_unnamed_addr global [4 x i32] zeroinitializer, align 16, !dbg !73
@q = dso_local local_unnamed_addr global i32* null, align 8, !dbg !78
@fn = dso_local local_unnamed_addr global void ()* @one, align 8, !dbg !61
@g = dso_local global i32 0, align 4, !dbg !81
@mine = internal thread_local global i32 0, align 4, !dbg !83

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @data() local_unnamed_addr #0 !dbg !92 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !94
  %2 = add nsw i32 %1, 1, !dbg !94
  store atomic i32 %2, i32* @y monotonic, align 4, !dbg !94
  ret void, !dbg !95
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @local() local_unnamed_addr #0 !dbg !96 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !100
  call void @llvm.dbg.value(metadata i32 %1, metadata !98, metadata !DIExpression()), !dbg !101
  %2 = shl nsw i32 %1, 1, !dbg !102
  call void @llvm.dbg.value(metadata i32 %2, metadata !99, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.value(metadata i32 7, metadata !98, metadata !DIExpression()), !dbg !101
  store atomic i32 %2, i32* @y monotonic, align 4, !dbg !103
  ret void, !dbg !104
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind uwtable
define dso_local void @structure() local_unnamed_addr #3 !dbg !105 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !107, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !113
  call void @llvm.dbg.declare(metadata i32* %2, metadata !107, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !113
  %3 = bitcast i32* %1 to i8*, !dbg !114
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3), !dbg !114
  %4 = bitcast i32* %2 to i8*, !dbg !114
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4), !dbg !114
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !115
  store volatile i32 %5, i32* %1, align 4, !dbg !116, !tbaa !117
  %6 = load atomic i32, i32* @y monotonic, align 4, !dbg !122
  store volatile i32 %6, i32* %2, align 4, !dbg !123, !tbaa !124
  %7 = load volatile i32, i32* %2, align 4, !dbg !125, !tbaa !124
  store atomic i32 %7, i32* @z monotonic, align 4, !dbg !125
  %8 = load volatile i32, i32* %1, align 4, !dbg !126, !tbaa !117
  store atomic i32 %8, i32* @w monotonic, align 4, !dbg !126
  %9 = bitcast i32* %1 to i8*, !dbg !127
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9), !dbg !127
  %10 = bitcast i32* %2 to i8*, !dbg !127
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10), !dbg !127
  ret void, !dbg !127
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @array() local_unnamed_addr #3 !dbg !128 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 8
  call void @llvm.dbg.declare(metadata i32* undef, metadata !130, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !132
  call void @llvm.dbg.declare(metadata i32* %1, metadata !130, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !132
  call void @llvm.dbg.declare(metadata i32* %2, metadata !130, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !132
  call void @llvm.dbg.declare(metadata i32* undef, metadata !130, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !132
  %3 = bitcast i32* %1 to i8*, !dbg !133
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3), !dbg !133
  %4 = bitcast i32* %2 to i8*, !dbg !133
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4), !dbg !133
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !134
  store volatile i32 %5, i32* %1, align 4, !dbg !135, !tbaa !136
  %6 = load atomic i32, i32* @y monotonic, align 4, !dbg !137
  store volatile i32 %6, i32* %2, align 8, !dbg !138, !tbaa !136
  store volatile i32 5, i32* %1, align 4, !dbg !139, !tbaa !136
  %7 = load volatile i32, i32* %2, align 8, !dbg !140, !tbaa !136
  store atomic i32 %7, i32* @z monotonic, align 4, !dbg !140
  %8 = load volatile i32, i32* %1, align 4, !dbg !141, !tbaa !136
  store atomic i32 %8, i32* @w monotonic, align 4, !dbg !141
  %9 = bitcast i32* %1 to i8*, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9), !dbg !142
  %10 = bitcast i32* %2 to i8*, !dbg !142
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10), !dbg !142
  ret void, !dbg !142
}

; Function Attrs: mustprogress nofree nounwind uwtable willreturn
define dso_local void @private_index() local_unnamed_addr #4 !dbg !143 {
  %1 = alloca [4 x i32], align 16
  %2 = bitcast [4 x i32]* %1 to i8*, !dbg !146
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #20, !dbg !146
  call void @llvm.dbg.declare(metadata [4 x i32]* %1, metadata !145, metadata !DIExpression()), !dbg !147
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %2, i8* align 16 bitcast ([4 x i32]* @__const.private_index.t to i8*), i64 16, i1 true), !dbg !147
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !148
  %4 = and i32 %3, 3, !dbg !148
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* %1, i64 0, i64 %5, !dbg !148
  %7 = load volatile i32, i32* %6, align 4, !dbg !148, !tbaa !136
  store atomic i32 %7, i32* @z monotonic, align 4, !dbg !148
  store atomic i32 1, i32* @w monotonic, align 4, !dbg !149
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #20, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nofree nounwind uwtable
define dso_local void @bytes() local_unnamed_addr #3 !dbg !151 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !153, metadata !DIExpression()), !dbg !163
  %2 = bitcast i32* %1 to i8*, !dbg !164
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2), !dbg !164
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !165
  %4 = trunc i32 %3 to i16, !dbg !165
  %5 = bitcast i32* %1 to i16*, !dbg !166
  store volatile i16 %4, i16* %5, align 4, !dbg !166, !tbaa !167
  %6 = load atomic i32, i32* @y monotonic, align 4, !dbg !168
  %7 = trunc i32 %6 to i16, !dbg !168
  %8 = bitcast i32* %1 to i8*, !dbg !169
  %9 = getelementptr inbounds i8, i8* %8, i64 2, !dbg !169
  %10 = bitcast i8* %9 to i16*, !dbg !169
  store volatile i16 %7, i16* %10, align 2, !dbg !169, !tbaa !167
  %11 = bitcast i32* %1 to i16*, !dbg !170
  %12 = load volatile i16, i16* %11, align 4, !dbg !170, !tbaa !167
  %13 = zext i16 %12 to i32, !dbg !170
  store atomic i32 %13, i32* @z monotonic, align 4, !dbg !170
  %14 = load volatile i32, i32* %1, align 4, !dbg !171, !tbaa !167
  store atomic i32 %14, i32* @w monotonic, align 4, !dbg !171
  %15 = bitcast i32* %1 to i8*, !dbg !172
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %15), !dbg !172
  ret void, !dbg !172
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @call() local_unnamed_addr #0 !dbg !173 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !174
  %2 = call fastcc i32 @twice(i32 noundef %1), !dbg !174
  store atomic i32 %2, i32* @y monotonic, align 4, !dbg !174
  ret void, !dbg !175
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @twice(i32 noundef %0) unnamed_addr #6 !dbg !176 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !180, metadata !DIExpression()), !dbg !181
  %2 = shl nsw i32 %0, 1, !dbg !182
  ret i32 %2, !dbg !183
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @call_two() local_unnamed_addr #0 !dbg !184 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !188
  call void @llvm.dbg.value(metadata i32 %1, metadata !186, metadata !DIExpression()), !dbg !189
  %2 = load atomic i32, i32* @y monotonic, align 4, !dbg !190
  call void @llvm.dbg.value(metadata i32 %2, metadata !187, metadata !DIExpression()), !dbg !189
  store atomic i32 %1, i32* @z monotonic, align 4, !dbg !191
  ret void, !dbg !192
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @out_parameter() local_unnamed_addr #3 !dbg !193 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !196
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #20, !dbg !196
  call void @llvm.dbg.declare(metadata i32* %1, metadata !195, metadata !DIExpression()), !dbg !197
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !198
  call fastcc void @through(i32* noundef nonnull %1, i32 noundef %3), !dbg !199
  %4 = load volatile i32, i32* %1, align 4, !dbg !200, !tbaa !136
  store atomic i32 %4, i32* @y monotonic, align 4, !dbg !200
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #20, !dbg !201
  ret void, !dbg !201
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc void @through(i32* noundef %0, i32 noundef %1) unnamed_addr #7 !dbg !202 {
  call void @llvm.dbg.value(metadata i32* %0, metadata !206, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata i32 %1, metadata !207, metadata !DIExpression()), !dbg !208
  store volatile i32 %1, i32* %0, align 4, !dbg !209, !tbaa !136
  ret void, !dbg !210
}

; Function Attrs: mustprogress nofree nounwind uwtable willreturn
define dso_local void @variadic() local_unnamed_addr #4 !dbg !211 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !215
  call void @llvm.dbg.value(metadata i32 %1, metadata !213, metadata !DIExpression()), !dbg !216
  %2 = load atomic i32, i32* @y monotonic, align 4, !dbg !217
  call void @llvm.dbg.value(metadata i32 %2, metadata !214, metadata !DIExpression()), !dbg !216
  %3 = call i32 (i32, ...) @sum(i32 undef, i32 noundef %1, i32 noundef %2), !dbg !218
  store atomic i32 %3, i32* @z monotonic, align 4, !dbg !218
  ret void, !dbg !219
}

; Function Attrs: mustprogress nofree noinline nosync nounwind uwtable willreturn
define internal i32 @sum(i32 %0, ...) unnamed_addr #8 !dbg !220 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 2, metadata !224, metadata !DIExpression()), !dbg !241
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !242
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #20, !dbg !242
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %2, metadata !225, metadata !DIExpression()), !dbg !243
  call void @llvm.va_start(i8* nonnull %3), !dbg !244
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0, !dbg !245
  %5 = load i32, i32* %4, align 16, !dbg !245
  %6 = icmp ult i32 %5, 41, !dbg !245
  br i1 %6, label %7, label %9, !dbg !245

7:                                                ; preds = %1
  %8 = add i32 %5, 8, !dbg !245
  store i32 %8, i32* %4, align 16, !dbg !245
  br label %13, !dbg !245

9:                                                ; preds = %1
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2, !dbg !245
  %11 = load i8*, i8** %10, align 8, !dbg !245
  %12 = getelementptr i8, i8* %11, i64 8, !dbg !245
  store i8* %12, i8** %10, align 8, !dbg !245
  br label %13, !dbg !245

13:                                               ; preds = %9, %7
  call void @llvm.dbg.value(metadata i32 undef, metadata !239, metadata !DIExpression()), !dbg !241
  %14 = load i32, i32* %4, align 16, !dbg !246
  %15 = icmp ult i32 %14, 41, !dbg !246
  br i1 %15, label %16, label %22, !dbg !246

16:                                               ; preds = %13
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3, !dbg !246
  %18 = load i8*, i8** %17, align 16, !dbg !246
  %19 = sext i32 %14 to i64, !dbg !246
  %20 = getelementptr i8, i8* %18, i64 %19, !dbg !246
  %21 = add i32 %14, 8, !dbg !246
  store i32 %21, i32* %4, align 16, !dbg !246
  br label %26, !dbg !246

22:                                               ; preds = %13
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2, !dbg !246
  %24 = load i8*, i8** %23, align 8, !dbg !246
  %25 = getelementptr i8, i8* %24, i64 8, !dbg !246
  store i8* %25, i8** %23, align 8, !dbg !246
  br label %26, !dbg !246

26:                                               ; preds = %22, %16
  %27 = phi i8* [ %20, %16 ], [ %24, %22 ]
  %28 = bitcast i8* %27 to i32*, !dbg !246
  %29 = load i32, i32* %28, align 4, !dbg !246
  call void @llvm.dbg.value(metadata i32 %29, metadata !240, metadata !DIExpression()), !dbg !241
  call void @llvm.va_end(i8* %3), !dbg !247
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #20, !dbg !248
  ret i32 %29, !dbg !249
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @choose() local_unnamed_addr #0 !dbg !250 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !253
  %2 = icmp eq i32 %1, 0, !dbg !253
  %3 = select i1 %2, i32 2, i32 1, !dbg !253
  call void @llvm.dbg.value(metadata i32 %3, metadata !252, metadata !DIExpression()), !dbg !254
  store atomic i32 %3, i32* @y monotonic, align 4, !dbg !255
  store atomic i32 1, i32* @z monotonic, align 4, !dbg !256
  ret void, !dbg !257
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @phi() local_unnamed_addr #0 !dbg !258 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !261
  %2 = icmp eq i32 %1, 0, !dbg !261
  br i1 %2, label %3, label %5, !dbg !263

3:                                                ; preds = %0
  %4 = load atomic i32, i32* @y monotonic, align 4, !dbg !264
  call void @llvm.dbg.value(metadata i32 %4, metadata !260, metadata !DIExpression()), !dbg !265
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i32 [ %4, %3 ], [ 1, %0 ], !dbg !266
  call void @llvm.dbg.value(metadata i32 %6, metadata !260, metadata !DIExpression()), !dbg !265
  store atomic i32 %6, i32* @z monotonic, align 4, !dbg !267
  ret void, !dbg !268
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @branch() local_unnamed_addr #0 !dbg !269 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !270
  %2 = icmp eq i32 %1, 0, !dbg !270
  br i1 %2, label %4, label %3, !dbg !272

3:                                                ; preds = %0
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !273
  br label %4, !dbg !273

4:                                                ; preds = %3, %0
  store atomic i32 1, i32* @z monotonic, align 4, !dbg !274
  ret void, !dbg !275
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @jump_table() local_unnamed_addr #0 !dbg !276 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !277
  switch i32 %1, label %4 [
    i32 1, label %2
    i32 2, label %3
  ], !dbg !278

2:                                                ; preds = %0
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !279
  br label %5, !dbg !281

3:                                                ; preds = %0
  store atomic i32 3, i32* @y monotonic, align 4, !dbg !282
  br label %5, !dbg !283

4:                                                ; preds = %0
  store atomic i32 1, i32* @z monotonic, align 4, !dbg !284
  br label %5, !dbg !285

5:                                                ; preds = %4, %3, %2
  store atomic i32 1, i32* @w monotonic, align 4, !dbg !286
  ret void, !dbg !287
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @index_write() local_unnamed_addr #0 !dbg !288 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !289
  %2 = and i32 %1, 3, !dbg !289
  %3 = zext i32 %2 to i64
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* @cells, i64 0, i64 %3, !dbg !289
  store atomic i32 1, i32* %4 monotonic, align 4, !dbg !289
  store atomic i32 1, i32* @z monotonic, align 4, !dbg !290
  ret void, !dbg !291
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @index_read() local_unnamed_addr #0 !dbg !292 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !295
  %2 = and i32 %1, 3, !dbg !295
  %3 = zext i32 %2 to i64
  %4 = getelementptr inbounds [4 x i32], [4 x i32]* @cells, i64 0, i64 %3, !dbg !295
  %5 = load atomic i32, i32* %4 monotonic, align 4, !dbg !295
  call void @llvm.dbg.value(metadata i32 %5, metadata !294, metadata !DIExpression()), !dbg !296
  store atomic i32 %5, i32* @z monotonic, align 4, !dbg !297
  ret void, !dbg !298
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @pointer() local_unnamed_addr #0 !dbg !299 {
  %1 = load atomic i64, i64* bitcast (i32** @p to i64*) monotonic, align 8, !dbg !300
  %2 = inttoptr i64 %1 to i32*, !dbg !300
  store atomic i32 1, i32* %2 monotonic, align 4, !dbg !300
  store atomic i32 1, i32* @w monotonic, align 4, !dbg !301
  ret void, !dbg !302
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @fake() local_unnamed_addr #0 !dbg !303 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !306
  call void @llvm.dbg.value(metadata i32 %1, metadata !305, metadata !DIExpression()), !dbg !307
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !308
  ret void, !dbg !309
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @fake_index() local_unnamed_addr #0 !dbg !310 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !313
  call void @llvm.dbg.value(metadata i32 %1, metadata !312, metadata !DIExpression()), !dbg !314
  store atomic i32 1, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @cells, i64 0, i64 0) monotonic, align 16, !dbg !315
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !316
  ret void, !dbg !317
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @rmw() local_unnamed_addr #0 !dbg !318 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !321
  %2 = atomicrmw add i32* @y, i32 %1 seq_cst, align 4, !dbg !321
  call void @llvm.dbg.value(metadata i32 %2, metadata !320, metadata !DIExpression()), !dbg !322
  store atomic i32 %2, i32* @z monotonic, align 4, !dbg !323
  ret void, !dbg !324
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @cas_value() local_unnamed_addr #0 !dbg !325 {
  %1 = load atomic i32, i32* @y monotonic, align 4, !dbg !330
  call void @llvm.dbg.value(metadata i32 %1, metadata !327, metadata !DIExpression()), !dbg !331
  %2 = load atomic i32, i32* @z monotonic, align 4, !dbg !332
  call void @llvm.dbg.value(metadata i32 %2, metadata !328, metadata !DIExpression()), !dbg !331
  %3 = cmpxchg i32* @x, i32 %1, i32 %2 seq_cst seq_cst, align 4, !dbg !333
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !333
  call void @llvm.dbg.value(metadata i32 %4, metadata !329, metadata !DIExpression()), !dbg !331
  store atomic i32 %4, i32* @w monotonic, align 4, !dbg !334
  ret void, !dbg !335
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @cas_fails_unused() local_unnamed_addr #0 !dbg !336 {
  %1 = load atomic i32, i32* @z monotonic, align 4, !dbg !339
  call void @llvm.dbg.value(metadata i32 %1, metadata !338, metadata !DIExpression()), !dbg !340
  %2 = cmpxchg i32* @x, i32 1, i32 %1 seq_cst seq_cst, align 4, !dbg !341
  store atomic i32 1, i32* @w monotonic, align 4, !dbg !342
  ret void, !dbg !343
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @cas_fails_used() local_unnamed_addr #0 !dbg !344 {
  %1 = cmpxchg i32* @x, i32 1, i32 2 seq_cst seq_cst, align 4, !dbg !345
  %2 = extractvalue { i32, i1 } %1, 1, !dbg !345
  br i1 %2, label %3, label %4, !dbg !347

3:                                                ; preds = %0
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !348
  br label %4, !dbg !348

4:                                                ; preds = %3, %0
  store atomic i32 1, i32* @w monotonic, align 4, !dbg !349
  ret void, !dbg !350
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @cas_expected_written() local_unnamed_addr #0 !dbg !351 {
  call void @llvm.dbg.value(metadata i32 0, metadata !353, metadata !DIExpression()), !dbg !354
  %1 = cmpxchg i32* @x, i32 0, i32 2 seq_cst seq_cst, align 4, !dbg !355
  store atomic i32 1, i32* @w monotonic, align 4, !dbg !356
  ret void, !dbg !357
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @heap() local_unnamed_addr #3 !dbg !358 {
  %1 = call noalias dereferenceable_or_null(4) i8* @malloc(i64 noundef 4) #20, !dbg !361
  %2 = bitcast i8* %1 to i32*, !dbg !361
  call void @llvm.dbg.value(metadata i32* %2, metadata !360, metadata !DIExpression()), !dbg !362
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !363
  store volatile i32 %3, i32* %2, align 4, !dbg !364, !tbaa !136
  %4 = ptrtoint i8* %1 to i64, !dbg !365
  store atomic i64 %4, i64* bitcast (i32** @q to i64*) seq_cst, align 8, !dbg !365
  %5 = load volatile i32, i32* %2, align 4, !dbg !366, !tbaa !136
  store atomic i32 %5, i32* @y monotonic, align 4, !dbg !366
  ret void, !dbg !367
}

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #9

; Function Attrs: nofree nounwind uwtable
define dso_local void @heap_size() local_unnamed_addr #3 !dbg !368 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !372
  %2 = add nsw i32 %1, 4, !dbg !373
  %3 = sext i32 %2 to i64, !dbg !372
  %4 = call noalias i8* @malloc(i64 noundef %3) #20, !dbg !374
  %5 = bitcast i8* %4 to i32*, !dbg !374
  call void @llvm.dbg.value(metadata i32* %5, metadata !370, metadata !DIExpression()), !dbg !375
  %6 = call noalias dereferenceable_or_null(4) i8* @malloc(i64 noundef 4) #20, !dbg !376
  %7 = bitcast i8* %6 to i32*, !dbg !376
  call void @llvm.dbg.value(metadata i32* %7, metadata !371, metadata !DIExpression()), !dbg !375
  store volatile i32 1, i32* %5, align 4, !dbg !377, !tbaa !136
  store volatile i32 1, i32* %7, align 4, !dbg !378, !tbaa !136
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !379
  ret void, !dbg !380
}

; Function Attrs: mustprogress nounwind uwtable willreturn
define dso_local void @heap_free() local_unnamed_addr #10 !dbg !381 {
  %1 = load atomic i64, i64* bitcast (i32** @q to i64*) monotonic, align 8, !dbg !382
  %2 = inttoptr i64 %1 to i8*, !dbg !382
  call void @free(i8* noundef %2) #20, !dbg !383
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !384
  ret void, !dbg !385
}

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #11

; Function Attrs: nofree nounwind uwtable
define dso_local void @copy() local_unnamed_addr #3 !dbg !386 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !388, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !390
  call void @llvm.dbg.declare(metadata i32* %2, metadata !388, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !390
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !389, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !391
  call void @llvm.dbg.declare(metadata i32* %4, metadata !389, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !391
  %5 = bitcast i32* %1 to i8*, !dbg !392
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5), !dbg !392
  %6 = bitcast i32* %2 to i8*, !dbg !392
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6), !dbg !392
  %7 = bitcast i32* %3 to i8*, !dbg !393
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7), !dbg !393
  %8 = bitcast i32* %4 to i8*, !dbg !393
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8), !dbg !393
  %9 = load atomic i32, i32* @x monotonic, align 4, !dbg !394
  store volatile i32 %9, i32* %1, align 4, !dbg !395, !tbaa !117
  %10 = load atomic i32, i32* @y monotonic, align 4, !dbg !396
  store volatile i32 %10, i32* %2, align 4, !dbg !397, !tbaa !124
  store i32 %9, i32* %3, align 4, !dbg !398
  store i32 %10, i32* %4, align 4, !dbg !398
  %11 = load volatile i32, i32* %3, align 4, !dbg !399, !tbaa !136
  store atomic i32 %11, i32* @z monotonic, align 4, !dbg !399
  %12 = load volatile i32, i32* %4, align 4, !dbg !400, !tbaa !136
  store atomic i32 %12, i32* @w monotonic, align 4, !dbg !400
  %13 = bitcast i32* %3 to i8*, !dbg !401
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13), !dbg !401
  %14 = bitcast i32* %4 to i8*, !dbg !401
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %14), !dbg !401
  %15 = bitcast i32* %1 to i8*, !dbg !401
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %15), !dbg !401
  %16 = bitcast i32* %2 to i8*, !dbg !401
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %16), !dbg !401
  ret void, !dbg !401
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @fill() local_unnamed_addr #3 !dbg !402 {
  %1 = alloca [3 x i8], align 1
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i16, align 2
  call void @llvm.dbg.declare(metadata [3 x i8]* %1, metadata !404, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 24)), !dbg !409
  call void @llvm.dbg.declare(metadata i8* %2, metadata !404, metadata !DIExpression(DW_OP_LLVM_fragment, 24, 8)), !dbg !409
  call void @llvm.dbg.declare(metadata i8* %3, metadata !404, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 8)), !dbg !409
  call void @llvm.dbg.declare(metadata i8* %4, metadata !404, metadata !DIExpression(DW_OP_LLVM_fragment, 40, 8)), !dbg !409
  call void @llvm.dbg.declare(metadata i16* %5, metadata !404, metadata !DIExpression(DW_OP_LLVM_fragment, 48, 16)), !dbg !409
  %6 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 0, !dbg !410
  call void @llvm.lifetime.start.p0i8(i64 3, i8* nonnull %6), !dbg !410
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2), !dbg !410
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3), !dbg !410
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4), !dbg !410
  %7 = bitcast i16* %5 to i8*, !dbg !410
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %7), !dbg !410
  %8 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 0, !dbg !409
  call void @llvm.memset.p0i8.i64(i8* align 1 %8, i8 0, i64 3, i1 true), !dbg !409
  store volatile i8 0, i8* %2, align 1, !dbg !409
  store volatile i8 0, i8* %3, align 1, !dbg !409
  store volatile i8 0, i8* %4, align 1, !dbg !409
  store volatile i16 0, i16* %5, align 2, !dbg !409
  %9 = load atomic i32, i32* @x monotonic, align 4, !dbg !411
  %10 = trunc i32 %9 to i8, !dbg !412
  %11 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 0, !dbg !412
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(3) %11, i8 %10, i64 3, i1 false), !dbg !412
  store i8 %10, i8* %2, align 1, !dbg !412
  %12 = load volatile i8, i8* %2, align 1, !dbg !413, !tbaa !167
  %13 = sext i8 %12 to i32, !dbg !413
  store atomic i32 %13, i32* @z monotonic, align 4, !dbg !413
  %14 = load volatile i8, i8* %4, align 1, !dbg !414, !tbaa !167
  %15 = sext i8 %14 to i32, !dbg !414
  store atomic i32 %15, i32* @w monotonic, align 4, !dbg !414
  %16 = getelementptr inbounds [3 x i8], [3 x i8]* %1, i64 0, i64 0, !dbg !415
  call void @llvm.lifetime.end.p0i8(i64 3, i8* nonnull %16), !dbg !415
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2), !dbg !415
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3), !dbg !415
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4), !dbg !415
  %17 = bitcast i16* %5 to i8*, !dbg !415
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %17), !dbg !415
  ret void, !dbg !415
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #12

; Function Attrs: mustprogress nofree noinline norecurse nounwind uwtable willreturn
define internal void @one() #13 !dbg !416 {
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !417
  ret void, !dbg !418
}

; Function Attrs: nounwind uwtable
define dso_local void @call_pointer() local_unnamed_addr #14 !dbg !419 {
  %1 = load atomic i64, i64* bitcast (void ()** @fn to i64*) monotonic, align 8, !dbg !420
  %2 = inttoptr i64 %1 to void ()*, !dbg !420
  call void %2() #20, !dbg !420
  store atomic i32 1, i32* @z monotonic, align 4, !dbg !421
  ret void, !dbg !422
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @escape() local_unnamed_addr #3 !dbg !423 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !426
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #20, !dbg !426
  call void @llvm.dbg.declare(metadata i32* %1, metadata !425, metadata !DIExpression()), !dbg !427
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !428
  store volatile i32 %3, i32* %1, align 4, !dbg !427, !tbaa !136
  %4 = ptrtoint i32* %1 to i64, !dbg !429
  store atomic i64 %4, i64* bitcast (i32** @q to i64*) seq_cst, align 8, !dbg !429
  %5 = load volatile i32, i32* %1, align 4, !dbg !430, !tbaa !136
  store atomic i32 %5, i32* @z monotonic, align 4, !dbg !430
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #20, !dbg !431
  ret void, !dbg !431
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @maybe_private() local_unnamed_addr #3 !dbg !432 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !436
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2), !dbg !436
  call void @llvm.dbg.declare(metadata i32* %1, metadata !434, metadata !DIExpression()), !dbg !437
  store i32 0, i32* %1, align 4, !dbg !437, !tbaa !136
  %3 = load atomic i32, i32* @x monotonic, align 4, !dbg !438
  %4 = icmp eq i32 %3, 0, !dbg !438
  %5 = select i1 %4, i32* @g, i32* %1, !dbg !438
  call void @llvm.dbg.value(metadata i32* %5, metadata !435, metadata !DIExpression()), !dbg !439
  store volatile i32 1, i32* %5, align 4, !dbg !440, !tbaa !136
  %6 = load volatile i32, i32* %1, align 4, !dbg !441, !tbaa !136
  store atomic i32 %6, i32* @z monotonic, align 4, !dbg !441
  %7 = bitcast i32* %1 to i8*, !dbg !442
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7), !dbg !442
  ret void, !dbg !442
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @loop() local_unnamed_addr #15 !dbg !443 {
  call void @llvm.dbg.value(metadata i32 -1, metadata !445, metadata !DIExpression()), !dbg !447
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !448
  %2 = icmp sgt i32 %1, -1, !dbg !450
  br i1 %2, label %3, label %16, !dbg !451

3:                                                ; preds = %0
  call void @llvm.dbg.value(metadata i32 -1, metadata !445, metadata !DIExpression()), !dbg !447
  %4 = load atomic i32, i32* @y monotonic, align 4, !dbg !452
  %5 = icmp eq i32 %4, 0, !dbg !452
  call void @llvm.dbg.value(metadata i32 0, metadata !445, metadata !DIExpression()), !dbg !447
  br i1 %5, label %6, label %14, !dbg !454

6:                                                ; preds = %3, %10
  %7 = phi i32 [ %13, %10 ], [ 0, %3 ]
  call void @llvm.dbg.value(metadata i32 %7, metadata !445, metadata !DIExpression()), !dbg !447
  %8 = load atomic i32, i32* @x monotonic, align 4, !dbg !448
  %9 = icmp slt i32 %7, %8, !dbg !450
  br i1 %9, label %10, label %16, !dbg !451, !llvm.loop !455

10:                                               ; preds = %6
  call void @llvm.dbg.value(metadata i32 %7, metadata !445, metadata !DIExpression()), !dbg !447
  %11 = load atomic i32, i32* @y monotonic, align 4, !dbg !452
  %12 = icmp eq i32 %11, 0, !dbg !452
  %13 = add nuw nsw i32 %7, 1, !dbg !459
  call void @llvm.dbg.value(metadata i32 %13, metadata !445, metadata !DIExpression()), !dbg !447
  br i1 %12, label %6, label %14, !dbg !454, !llvm.loop !455

14:                                               ; preds = %10, %3
  %15 = phi i1 [ %2, %3 ], [ %9, %10 ]
  br i1 %15, label %17, label %16

16:                                               ; preds = %6, %0, %14
  store atomic i32 1, i32* @z monotonic, align 4, !dbg !460
  br label %17, !dbg !461

17:                                               ; preds = %14, %16
  ret void, !dbg !461
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @division() local_unnamed_addr #0 !dbg !462 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !463
  %2 = add nsw i32 %1, 1, !dbg !463
  %3 = sdiv i32 8, %2, !dbg !463
  store atomic i32 %3, i32* @y monotonic, align 4, !dbg !463
  store atomic i32 1, i32* @z monotonic, align 4, !dbg !464
  ret void, !dbg !465
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @division_by_constant() local_unnamed_addr #0 !dbg !466 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !467
  %2 = sdiv i32 %1, 3, !dbg !467
  store atomic i32 %2, i32* @y monotonic, align 4, !dbg !467
  store atomic i32 1, i32* @z monotonic, align 4, !dbg !468
  ret void, !dbg !469
}

; Function Attrs: nounwind uwtable
define dso_local void @lock() local_unnamed_addr #14 !dbg !470 {
  %1 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @m) #20, !dbg !471
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !472
  %2 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @m) #20, !dbg !473
  ret void, !dbg !474
}

; Function Attrs: nounwind
declare !dbg !475 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #16

; Function Attrs: nounwind
declare !dbg !480 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #16

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @wide() local_unnamed_addr #0 !dbg !481 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !485
  call void @llvm.dbg.value(metadata i32 %1, metadata !483, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !486
  %2 = mul i32 %1, %1, !dbg !487
  call void @llvm.dbg.value(metadata i128 undef, metadata !483, metadata !DIExpression()), !dbg !486
  store atomic i32 %2, i32* @y monotonic, align 4, !dbg !488
  ret void, !dbg !489
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @floating() local_unnamed_addr #0 !dbg !490 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !494
  %2 = sitofp i32 %1 to double, !dbg !494
  call void @llvm.dbg.value(metadata double %2, metadata !492, metadata !DIExpression()), !dbg !495
  %3 = fmul double %2, 2.500000e+00, !dbg !496
  %4 = fptosi double %3 to i32, !dbg !496
  store atomic i32 %4, i32* @y monotonic, align 4, !dbg !496
  ret void, !dbg !497
}

; Function Attrs: nounwind uwtable
define dso_local void @assume() local_unnamed_addr #14 !dbg !498 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !499
  %2 = icmp eq i32 %1, 0, !dbg !500
  %3 = zext i1 %2 to i32, !dbg !500
  call void @__VERIFIER_assume(i32 noundef %3) #20, !dbg !501
  store atomic i32 1, i32* @y monotonic, align 4, !dbg !502
  ret void, !dbg !503
}

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr #17

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @thread_local_variable() local_unnamed_addr #15 !dbg !504 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !505
  store volatile i32 %1, i32* @mine, align 4, !dbg !506, !tbaa !136
  %2 = load volatile i32, i32* @mine, align 4, !dbg !507, !tbaa !136
  store atomic i32 %2, i32* @y monotonic, align 4, !dbg !507
  ret void, !dbg !508
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @overwritten() local_unnamed_addr #0 !dbg !509 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !512
  call void @llvm.dbg.value(metadata i32 %1, metadata !511, metadata !DIExpression()), !dbg !513
  %2 = load atomic i32, i32* @y monotonic, align 4, !dbg !514
  call void @llvm.dbg.value(metadata i32 %2, metadata !511, metadata !DIExpression()), !dbg !513
  store atomic i32 %2, i32* @z monotonic, align 4, !dbg !515
  ret void, !dbg !516
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @transitive_in_registers() local_unnamed_addr #0 !dbg !517 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !521
  %2 = load atomic i32, i32* @y monotonic, align 4, !dbg !522
  %3 = add nsw i32 %2, %1, !dbg !523
  call void @llvm.dbg.value(metadata i32 %3, metadata !519, metadata !DIExpression()), !dbg !524
  %4 = load atomic i32, i32* @z monotonic, align 4, !dbg !525
  %5 = mul nsw i32 %3, %4, !dbg !526
  call void @llvm.dbg.value(metadata i32 %5, metadata !520, metadata !DIExpression()), !dbg !524
  store atomic i32 %5, i32* @w monotonic, align 4, !dbg !527
  ret void, !dbg !528
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local void @not_through_shared() local_unnamed_addr #0 !dbg !529 {
  %1 = load atomic i32, i32* @x monotonic, align 4, !dbg !530
  store atomic i32 %1, i32* @y monotonic, align 4, !dbg !530
  %2 = load atomic i32, i32* @y monotonic, align 4, !dbg !531
  store atomic i32 %2, i32* @z monotonic, align 4, !dbg !531
  ret void, !dbg !532
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #18

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #18

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #19

attributes #0 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #13 = { mustprogress nofree noinline norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nofree nosync nounwind willreturn }
attributes #19 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #20 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90}
!llvm.ident = !{!91}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 15, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
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
!91 = !{!"Debian clang version 14.0.6"}
!92 = distinct !DISubprogram(name: "data", scope: !3, file: !3, line: 27, type: !65, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!93 = !{}
!94 = !DILocation(line: 27, column: 19, scope: !92)
!95 = !DILocation(line: 27, column: 35, scope: !92)
!96 = distinct !DISubprogram(name: "local", scope: !3, file: !3, line: 30, type: !65, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !97)
!97 = !{!98, !99}
!98 = !DILocalVariable(name: "r", scope: !96, file: !3, line: 31, type: !17)
!99 = !DILocalVariable(name: "s", scope: !96, file: !3, line: 32, type: !17)
!100 = !DILocation(line: 31, column: 11, scope: !96)
!101 = !DILocation(line: 0, scope: !96)
!102 = !DILocation(line: 32, column: 13, scope: !96)
!103 = !DILocation(line: 34, column: 3, scope: !96)
!104 = !DILocation(line: 35, column: 1, scope: !96)
!105 = distinct !DISubprogram(name: "structure", scope: !3, file: !3, line: 38, type: !65, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !106)
!106 = !{!107}
!107 = !DILocalVariable(name: "s", scope: !105, file: !3, line: 39, type: !108)
!108 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !109)
!109 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 22, size: 64, elements: !110)
!110 = !{!111, !112}
!111 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !109, file: !3, line: 23, baseType: !17, size: 32)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !109, file: !3, line: 23, baseType: !17, size: 32, offset: 32)
!113 = !DILocation(line: 39, column: 24, scope: !105)
!114 = !DILocation(line: 39, column: 3, scope: !105)
!115 = !DILocation(line: 40, column: 9, scope: !105)
!116 = !DILocation(line: 40, column: 7, scope: !105)
!117 = !{!118, !119, i64 0}
!118 = !{!"pair", !119, i64 0, !119, i64 4}
!119 = !{!"int", !120, i64 0}
!120 = !{!"omnipotent char", !121, i64 0}
!121 = !{!"Simple C/C++ TBAA"}
!122 = !DILocation(line: 41, column: 9, scope: !105)
!123 = !DILocation(line: 41, column: 7, scope: !105)
!124 = !{!118, !119, i64 4}
!125 = !DILocation(line: 42, column: 3, scope: !105)
!126 = !DILocation(line: 43, column: 3, scope: !105)
!127 = !DILocation(line: 44, column: 1, scope: !105)
!128 = distinct !DISubprogram(name: "array", scope: !3, file: !3, line: 47, type: !65, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !129)
!129 = !{!130}
!130 = !DILocalVariable(name: "t", scope: !128, file: !3, line: 48, type: !131)
!131 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !76)
!132 = !DILocation(line: 48, column: 16, scope: !128)
!133 = !DILocation(line: 48, column: 3, scope: !128)
!134 = !DILocation(line: 49, column: 10, scope: !128)
!135 = !DILocation(line: 49, column: 8, scope: !128)
!136 = !{!119, !119, i64 0}
!137 = !DILocation(line: 50, column: 10, scope: !128)
!138 = !DILocation(line: 50, column: 8, scope: !128)
!139 = !DILocation(line: 51, column: 8, scope: !128)
!140 = !DILocation(line: 52, column: 3, scope: !128)
!141 = !DILocation(line: 53, column: 3, scope: !128)
!142 = !DILocation(line: 54, column: 1, scope: !128)
!143 = distinct !DISubprogram(name: "private_index", scope: !3, file: !3, line: 57, type: !65, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !144)
!144 = !{!145}
!145 = !DILocalVariable(name: "t", scope: !143, file: !3, line: 58, type: !131)
!146 = !DILocation(line: 58, column: 3, scope: !143)
!147 = !DILocation(line: 58, column: 16, scope: !143)
!148 = !DILocation(line: 59, column: 3, scope: !143)
!149 = !DILocation(line: 60, column: 3, scope: !143)
!150 = !DILocation(line: 61, column: 1, scope: !143)
!151 = distinct !DISubprogram(name: "bytes", scope: !3, file: !3, line: 64, type: !65, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !152)
!152 = !{!153}
!153 = !DILocalVariable(name: "u", scope: !151, file: !3, line: 68, type: !154)
!154 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !151, file: !3, line: 65, size: 32, elements: !155)
!155 = !{!156, !162}
!156 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !154, file: !3, line: 66, baseType: !157, size: 32)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !158, size: 32, elements: !160)
!158 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !159)
!159 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!160 = !{!161}
!161 = !DISubrange(count: 2)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !154, file: !3, line: 67, baseType: !20, size: 32)
!163 = !DILocation(line: 68, column: 5, scope: !151)
!164 = !DILocation(line: 65, column: 3, scope: !151)
!165 = !DILocation(line: 69, column: 15, scope: !151)
!166 = !DILocation(line: 69, column: 13, scope: !151)
!167 = !{!120, !120, i64 0}
!168 = !DILocation(line: 70, column: 15, scope: !151)
!169 = !DILocation(line: 70, column: 13, scope: !151)
!170 = !DILocation(line: 71, column: 3, scope: !151)
!171 = !DILocation(line: 72, column: 3, scope: !151)
!172 = !DILocation(line: 73, column: 1, scope: !151)
!173 = distinct !DISubprogram(name: "call", scope: !3, file: !3, line: 79, type: !65, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!174 = !DILocation(line: 79, column: 19, scope: !173)
!175 = !DILocation(line: 79, column: 38, scope: !173)
!176 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 75, type: !177, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !179)
!177 = !DISubroutineType(types: !178)
!178 = !{!17, !17}
!179 = !{!180}
!180 = !DILocalVariable(name: "v", arg: 1, scope: !176, file: !3, line: 75, type: !17)
!181 = !DILocation(line: 0, scope: !176)
!182 = !DILocation(line: 75, column: 45, scope: !176)
!183 = !DILocation(line: 75, column: 36, scope: !176)
!184 = distinct !DISubprogram(name: "call_two", scope: !3, file: !3, line: 82, type: !65, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !185)
!185 = !{!186, !187}
!186 = !DILocalVariable(name: "r", scope: !184, file: !3, line: 83, type: !17)
!187 = !DILocalVariable(name: "s", scope: !184, file: !3, line: 83, type: !17)
!188 = !DILocation(line: 83, column: 11, scope: !184)
!189 = !DILocation(line: 0, scope: !184)
!190 = !DILocation(line: 83, column: 21, scope: !184)
!191 = !DILocation(line: 84, column: 3, scope: !184)
!192 = !DILocation(line: 85, column: 1, scope: !184)
!193 = distinct !DISubprogram(name: "out_parameter", scope: !3, file: !3, line: 90, type: !65, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !194)
!194 = !{!195}
!195 = !DILocalVariable(name: "r", scope: !193, file: !3, line: 91, type: !20)
!196 = !DILocation(line: 91, column: 3, scope: !193)
!197 = !DILocation(line: 91, column: 16, scope: !193)
!198 = !DILocation(line: 92, column: 15, scope: !193)
!199 = !DILocation(line: 92, column: 3, scope: !193)
!200 = !DILocation(line: 93, column: 3, scope: !193)
!201 = !DILocation(line: 94, column: 1, scope: !193)
!202 = distinct !DISubprogram(name: "through", scope: !3, file: !3, line: 87, type: !203, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !205)
!203 = !DISubroutineType(types: !204)
!204 = !{null, !19, !17}
!205 = !{!206, !207}
!206 = !DILocalVariable(name: "to", arg: 1, scope: !202, file: !3, line: 87, type: !19)
!207 = !DILocalVariable(name: "v", arg: 2, scope: !202, file: !3, line: 87, type: !17)
!208 = !DILocation(line: 0, scope: !202)
!209 = !DILocation(line: 87, column: 61, scope: !202)
!210 = !DILocation(line: 87, column: 66, scope: !202)
!211 = distinct !DISubprogram(name: "variadic", scope: !3, file: !3, line: 105, type: !65, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !212)
!212 = !{!213, !214}
!213 = !DILocalVariable(name: "r", scope: !211, file: !3, line: 106, type: !17)
!214 = !DILocalVariable(name: "s", scope: !211, file: !3, line: 106, type: !17)
!215 = !DILocation(line: 106, column: 11, scope: !211)
!216 = !DILocation(line: 0, scope: !211)
!217 = !DILocation(line: 106, column: 21, scope: !211)
!218 = !DILocation(line: 107, column: 3, scope: !211)
!219 = !DILocation(line: 108, column: 1, scope: !211)
!220 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 96, type: !221, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !223)
!221 = !DISubroutineType(types: !222)
!222 = !{!17, !17, null}
!223 = !{!224, !225, !239, !240}
!224 = !DILocalVariable(name: "n", arg: 1, scope: !220, file: !3, line: 96, type: !17)
!225 = !DILocalVariable(name: "ap", scope: !220, file: !3, line: 97, type: !226)
!226 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !227, line: 14, baseType: !228)
!227 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!228 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !229, baseType: !230)
!229 = !DIFile(filename: "deps.c", directory: ".")
!230 = !DICompositeType(tag: DW_TAG_array_type, baseType: !231, size: 192, elements: !237)
!231 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !232)
!232 = !{!233, !234, !235, !236}
!233 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !231, file: !229, line: 97, baseType: !7, size: 32)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !231, file: !229, line: 97, baseType: !7, size: 32, offset: 32)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !231, file: !229, line: 97, baseType: !18, size: 64, offset: 64)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !231, file: !229, line: 97, baseType: !18, size: 64, offset: 128)
!237 = !{!238}
!238 = !DISubrange(count: 1)
!239 = !DILocalVariable(name: "a", scope: !220, file: !3, line: 99, type: !17)
!240 = !DILocalVariable(name: "b", scope: !220, file: !3, line: 99, type: !17)
!241 = !DILocation(line: 0, scope: !220)
!242 = !DILocation(line: 97, column: 3, scope: !220)
!243 = !DILocation(line: 97, column: 11, scope: !220)
!244 = !DILocation(line: 98, column: 3, scope: !220)
!245 = !DILocation(line: 99, column: 11, scope: !220)
!246 = !DILocation(line: 99, column: 32, scope: !220)
!247 = !DILocation(line: 100, column: 3, scope: !220)
!248 = !DILocation(line: 102, column: 1, scope: !220)
!249 = !DILocation(line: 101, column: 3, scope: !220)
!250 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 111, type: !65, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !251)
!251 = !{!252}
!252 = !DILocalVariable(name: "r", scope: !250, file: !3, line: 112, type: !17)
!253 = !DILocation(line: 112, column: 11, scope: !250)
!254 = !DILocation(line: 0, scope: !250)
!255 = !DILocation(line: 113, column: 3, scope: !250)
!256 = !DILocation(line: 114, column: 3, scope: !250)
!257 = !DILocation(line: 115, column: 1, scope: !250)
!258 = distinct !DISubprogram(name: "phi", scope: !3, file: !3, line: 118, type: !65, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !259)
!259 = !{!260}
!260 = !DILocalVariable(name: "r", scope: !258, file: !3, line: 119, type: !17)
!261 = !DILocation(line: 120, column: 7, scope: !262)
!262 = distinct !DILexicalBlock(scope: !258, file: !3, line: 120, column: 7)
!263 = !DILocation(line: 120, column: 7, scope: !258)
!264 = !DILocation(line: 123, column: 9, scope: !262)
!265 = !DILocation(line: 0, scope: !258)
!266 = !DILocation(line: 0, scope: !262)
!267 = !DILocation(line: 124, column: 3, scope: !258)
!268 = !DILocation(line: 125, column: 1, scope: !258)
!269 = distinct !DISubprogram(name: "branch", scope: !3, file: !3, line: 128, type: !65, scopeLine: 128, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!270 = !DILocation(line: 129, column: 7, scope: !271)
!271 = distinct !DILexicalBlock(scope: !269, file: !3, line: 129, column: 7)
!272 = !DILocation(line: 129, column: 7, scope: !269)
!273 = !DILocation(line: 130, column: 5, scope: !271)
!274 = !DILocation(line: 131, column: 3, scope: !269)
!275 = !DILocation(line: 132, column: 1, scope: !269)
!276 = distinct !DISubprogram(name: "jump_table", scope: !3, file: !3, line: 135, type: !65, scopeLine: 135, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!277 = !DILocation(line: 136, column: 11, scope: !276)
!278 = !DILocation(line: 136, column: 3, scope: !276)
!279 = !DILocation(line: 138, column: 5, scope: !280)
!280 = distinct !DILexicalBlock(scope: !276, file: !3, line: 136, column: 17)
!281 = !DILocation(line: 139, column: 5, scope: !280)
!282 = !DILocation(line: 141, column: 5, scope: !280)
!283 = !DILocation(line: 142, column: 5, scope: !280)
!284 = !DILocation(line: 144, column: 5, scope: !280)
!285 = !DILocation(line: 145, column: 3, scope: !280)
!286 = !DILocation(line: 146, column: 3, scope: !276)
!287 = !DILocation(line: 147, column: 1, scope: !276)
!288 = distinct !DISubprogram(name: "index_write", scope: !3, file: !3, line: 150, type: !65, scopeLine: 150, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!289 = !DILocation(line: 151, column: 3, scope: !288)
!290 = !DILocation(line: 152, column: 3, scope: !288)
!291 = !DILocation(line: 153, column: 1, scope: !288)
!292 = distinct !DISubprogram(name: "index_read", scope: !3, file: !3, line: 156, type: !65, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !293)
!293 = !{!294}
!294 = !DILocalVariable(name: "r", scope: !292, file: !3, line: 157, type: !17)
!295 = !DILocation(line: 157, column: 11, scope: !292)
!296 = !DILocation(line: 0, scope: !292)
!297 = !DILocation(line: 158, column: 3, scope: !292)
!298 = !DILocation(line: 159, column: 1, scope: !292)
!299 = distinct !DISubprogram(name: "pointer", scope: !3, file: !3, line: 162, type: !65, scopeLine: 162, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!300 = !DILocation(line: 163, column: 3, scope: !299)
!301 = !DILocation(line: 164, column: 3, scope: !299)
!302 = !DILocation(line: 165, column: 1, scope: !299)
!303 = distinct !DISubprogram(name: "fake", scope: !3, file: !3, line: 169, type: !65, scopeLine: 169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !304)
!304 = !{!305}
!305 = !DILocalVariable(name: "r", scope: !303, file: !3, line: 170, type: !17)
!306 = !DILocation(line: 170, column: 11, scope: !303)
!307 = !DILocation(line: 0, scope: !303)
!308 = !DILocation(line: 171, column: 3, scope: !303)
!309 = !DILocation(line: 172, column: 1, scope: !303)
!310 = distinct !DISubprogram(name: "fake_index", scope: !3, file: !3, line: 176, type: !65, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !311)
!311 = !{!312}
!312 = !DILocalVariable(name: "r", scope: !310, file: !3, line: 177, type: !17)
!313 = !DILocation(line: 177, column: 11, scope: !310)
!314 = !DILocation(line: 0, scope: !310)
!315 = !DILocation(line: 178, column: 3, scope: !310)
!316 = !DILocation(line: 179, column: 3, scope: !310)
!317 = !DILocation(line: 180, column: 1, scope: !310)
!318 = distinct !DISubprogram(name: "rmw", scope: !3, file: !3, line: 183, type: !65, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !319)
!319 = !{!320}
!320 = !DILocalVariable(name: "r", scope: !318, file: !3, line: 184, type: !17)
!321 = !DILocation(line: 184, column: 11, scope: !318)
!322 = !DILocation(line: 0, scope: !318)
!323 = !DILocation(line: 185, column: 3, scope: !318)
!324 = !DILocation(line: 186, column: 1, scope: !318)
!325 = distinct !DISubprogram(name: "cas_value", scope: !3, file: !3, line: 189, type: !65, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !326)
!326 = !{!327, !328, !329}
!327 = !DILocalVariable(name: "e", scope: !325, file: !3, line: 190, type: !17)
!328 = !DILocalVariable(name: "n", scope: !325, file: !3, line: 190, type: !17)
!329 = !DILocalVariable(name: "r", scope: !325, file: !3, line: 191, type: !17)
!330 = !DILocation(line: 190, column: 11, scope: !325)
!331 = !DILocation(line: 0, scope: !325)
!332 = !DILocation(line: 190, column: 21, scope: !325)
!333 = !DILocation(line: 191, column: 11, scope: !325)
!334 = !DILocation(line: 192, column: 3, scope: !325)
!335 = !DILocation(line: 193, column: 1, scope: !325)
!336 = distinct !DISubprogram(name: "cas_fails_unused", scope: !3, file: !3, line: 196, type: !65, scopeLine: 196, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !337)
!337 = !{!338}
!338 = !DILocalVariable(name: "n", scope: !336, file: !3, line: 197, type: !17)
!339 = !DILocation(line: 197, column: 11, scope: !336)
!340 = !DILocation(line: 0, scope: !336)
!341 = !DILocation(line: 198, column: 3, scope: !336)
!342 = !DILocation(line: 199, column: 3, scope: !336)
!343 = !DILocation(line: 200, column: 1, scope: !336)
!344 = distinct !DISubprogram(name: "cas_fails_used", scope: !3, file: !3, line: 203, type: !65, scopeLine: 203, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!345 = !DILocation(line: 204, column: 7, scope: !346)
!346 = distinct !DILexicalBlock(scope: !344, file: !3, line: 204, column: 7)
!347 = !DILocation(line: 204, column: 7, scope: !344)
!348 = !DILocation(line: 205, column: 5, scope: !346)
!349 = !DILocation(line: 206, column: 3, scope: !344)
!350 = !DILocation(line: 207, column: 1, scope: !344)
!351 = distinct !DISubprogram(name: "cas_expected_written", scope: !3, file: !3, line: 211, type: !65, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !352)
!352 = !{!353}
!353 = !DILocalVariable(name: "e", scope: !351, file: !3, line: 212, type: !17)
!354 = !DILocation(line: 0, scope: !351)
!355 = !DILocation(line: 213, column: 3, scope: !351)
!356 = !DILocation(line: 214, column: 3, scope: !351)
!357 = !DILocation(line: 215, column: 1, scope: !351)
!358 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 218, type: !65, scopeLine: 218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !359)
!359 = !{!360}
!360 = !DILocalVariable(name: "h", scope: !358, file: !3, line: 219, type: !19)
!361 = !DILocation(line: 219, column: 21, scope: !358)
!362 = !DILocation(line: 0, scope: !358)
!363 = !DILocation(line: 220, column: 8, scope: !358)
!364 = !DILocation(line: 220, column: 6, scope: !358)
!365 = !DILocation(line: 221, column: 3, scope: !358)
!366 = !DILocation(line: 222, column: 3, scope: !358)
!367 = !DILocation(line: 223, column: 1, scope: !358)
!368 = distinct !DISubprogram(name: "heap_size", scope: !3, file: !3, line: 226, type: !65, scopeLine: 226, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !369)
!369 = !{!370, !371}
!370 = !DILocalVariable(name: "h", scope: !368, file: !3, line: 227, type: !19)
!371 = !DILocalVariable(name: "k", scope: !368, file: !3, line: 228, type: !19)
!372 = !DILocation(line: 227, column: 28, scope: !368)
!373 = !DILocation(line: 227, column: 33, scope: !368)
!374 = !DILocation(line: 227, column: 21, scope: !368)
!375 = !DILocation(line: 0, scope: !368)
!376 = !DILocation(line: 228, column: 21, scope: !368)
!377 = !DILocation(line: 229, column: 6, scope: !368)
!378 = !DILocation(line: 230, column: 6, scope: !368)
!379 = !DILocation(line: 231, column: 3, scope: !368)
!380 = !DILocation(line: 232, column: 1, scope: !368)
!381 = distinct !DISubprogram(name: "heap_free", scope: !3, file: !3, line: 235, type: !65, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!382 = !DILocation(line: 236, column: 8, scope: !381)
!383 = !DILocation(line: 236, column: 3, scope: !381)
!384 = !DILocation(line: 237, column: 3, scope: !381)
!385 = !DILocation(line: 238, column: 1, scope: !381)
!386 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 241, type: !65, scopeLine: 241, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !387)
!387 = !{!388, !389}
!388 = !DILocalVariable(name: "s", scope: !386, file: !3, line: 242, type: !108)
!389 = !DILocalVariable(name: "t", scope: !386, file: !3, line: 243, type: !109)
!390 = !DILocation(line: 242, column: 24, scope: !386)
!391 = !DILocation(line: 243, column: 15, scope: !386)
!392 = !DILocation(line: 242, column: 3, scope: !386)
!393 = !DILocation(line: 243, column: 3, scope: !386)
!394 = !DILocation(line: 244, column: 9, scope: !386)
!395 = !DILocation(line: 244, column: 7, scope: !386)
!396 = !DILocation(line: 245, column: 9, scope: !386)
!397 = !DILocation(line: 245, column: 7, scope: !386)
!398 = !DILocation(line: 246, column: 3, scope: !386)
!399 = !DILocation(line: 247, column: 3, scope: !386)
!400 = !DILocation(line: 248, column: 3, scope: !386)
!401 = !DILocation(line: 249, column: 1, scope: !386)
!402 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 252, type: !65, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !403)
!403 = !{!404}
!404 = !DILocalVariable(name: "t", scope: !402, file: !3, line: 253, type: !405)
!405 = !DICompositeType(tag: DW_TAG_array_type, baseType: !406, size: 64, elements: !407)
!406 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !56)
!407 = !{!408}
!408 = !DISubrange(count: 8)
!409 = !DILocation(line: 253, column: 17, scope: !402)
!410 = !DILocation(line: 253, column: 3, scope: !402)
!411 = !DILocation(line: 254, column: 21, scope: !402)
!412 = !DILocation(line: 254, column: 3, scope: !402)
!413 = !DILocation(line: 255, column: 3, scope: !402)
!414 = !DILocation(line: 256, column: 3, scope: !402)
!415 = !DILocation(line: 257, column: 1, scope: !402)
!416 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 259, type: !65, scopeLine: 259, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!417 = !DILocation(line: 259, column: 34, scope: !416)
!418 = !DILocation(line: 259, column: 43, scope: !416)
!419 = distinct !DISubprogram(name: "call_pointer", scope: !3, file: !3, line: 263, type: !65, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!420 = !DILocation(line: 264, column: 3, scope: !419)
!421 = !DILocation(line: 265, column: 3, scope: !419)
!422 = !DILocation(line: 266, column: 1, scope: !419)
!423 = distinct !DISubprogram(name: "escape", scope: !3, file: !3, line: 269, type: !65, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !424)
!424 = !{!425}
!425 = !DILocalVariable(name: "r", scope: !423, file: !3, line: 270, type: !20)
!426 = !DILocation(line: 270, column: 3, scope: !423)
!427 = !DILocation(line: 270, column: 16, scope: !423)
!428 = !DILocation(line: 270, column: 20, scope: !423)
!429 = !DILocation(line: 271, column: 3, scope: !423)
!430 = !DILocation(line: 272, column: 3, scope: !423)
!431 = !DILocation(line: 273, column: 1, scope: !423)
!432 = distinct !DISubprogram(name: "maybe_private", scope: !3, file: !3, line: 277, type: !65, scopeLine: 277, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !433)
!433 = !{!434, !435}
!434 = !DILocalVariable(name: "r", scope: !432, file: !3, line: 278, type: !17)
!435 = !DILocalVariable(name: "to", scope: !432, file: !3, line: 279, type: !16)
!436 = !DILocation(line: 278, column: 3, scope: !432)
!437 = !DILocation(line: 278, column: 7, scope: !432)
!438 = !DILocation(line: 279, column: 13, scope: !432)
!439 = !DILocation(line: 0, scope: !432)
!440 = !DILocation(line: 280, column: 23, scope: !432)
!441 = !DILocation(line: 281, column: 3, scope: !432)
!442 = !DILocation(line: 282, column: 1, scope: !432)
!443 = distinct !DISubprogram(name: "loop", scope: !3, file: !3, line: 285, type: !65, scopeLine: 285, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !444)
!444 = !{!445}
!445 = !DILocalVariable(name: "i", scope: !446, file: !3, line: 286, type: !17)
!446 = distinct !DILexicalBlock(scope: !443, file: !3, line: 286, column: 3)
!447 = !DILocation(line: 0, scope: !446)
!448 = !DILocation(line: 286, column: 24, scope: !449)
!449 = distinct !DILexicalBlock(scope: !446, file: !3, line: 286, column: 3)
!450 = !DILocation(line: 286, column: 22, scope: !449)
!451 = !DILocation(line: 286, column: 3, scope: !446)
!452 = !DILocation(line: 287, column: 9, scope: !453)
!453 = distinct !DILexicalBlock(scope: !449, file: !3, line: 287, column: 9)
!454 = !DILocation(line: 287, column: 9, scope: !449)
!455 = distinct !{!455, !451, !456, !457, !458}
!456 = !DILocation(line: 288, column: 7, scope: !446)
!457 = !{!"llvm.loop.mustprogress"}
!458 = !{!"llvm.loop.unroll.disable"}
!459 = !DILocation(line: 286, column: 31, scope: !449)
!460 = !DILocation(line: 289, column: 3, scope: !443)
!461 = !DILocation(line: 290, column: 1, scope: !443)
!462 = distinct !DISubprogram(name: "division", scope: !3, file: !3, line: 293, type: !65, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!463 = !DILocation(line: 294, column: 3, scope: !462)
!464 = !DILocation(line: 295, column: 3, scope: !462)
!465 = !DILocation(line: 296, column: 1, scope: !462)
!466 = distinct !DISubprogram(name: "division_by_constant", scope: !3, file: !3, line: 299, type: !65, scopeLine: 299, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!467 = !DILocation(line: 300, column: 3, scope: !466)
!468 = !DILocation(line: 301, column: 3, scope: !466)
!469 = !DILocation(line: 302, column: 1, scope: !466)
!470 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 305, type: !65, scopeLine: 305, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!471 = !DILocation(line: 306, column: 3, scope: !470)
!472 = !DILocation(line: 307, column: 3, scope: !470)
!473 = !DILocation(line: 308, column: 3, scope: !470)
!474 = !DILocation(line: 309, column: 1, scope: !470)
!475 = !DISubprogram(name: "pthread_mutex_lock", scope: !476, file: !476, line: 794, type: !477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !93)
!476 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!477 = !DISubroutineType(types: !478)
!478 = !{!17, !479}
!479 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!480 = !DISubprogram(name: "pthread_mutex_unlock", scope: !476, file: !476, line: 835, type: !477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !93)
!481 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 312, type: !65, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !482)
!482 = !{!483}
!483 = !DILocalVariable(name: "v", scope: !481, file: !3, line: 313, type: !484)
!484 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!485 = !DILocation(line: 313, column: 35, scope: !481)
!486 = !DILocation(line: 0, scope: !481)
!487 = !DILocation(line: 314, column: 9, scope: !481)
!488 = !DILocation(line: 315, column: 3, scope: !481)
!489 = !DILocation(line: 316, column: 1, scope: !481)
!490 = distinct !DISubprogram(name: "floating", scope: !3, file: !3, line: 319, type: !65, scopeLine: 319, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !491)
!491 = !{!492}
!492 = !DILocalVariable(name: "d", scope: !490, file: !3, line: 320, type: !493)
!493 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!494 = !DILocation(line: 320, column: 14, scope: !490)
!495 = !DILocation(line: 0, scope: !490)
!496 = !DILocation(line: 321, column: 3, scope: !490)
!497 = !DILocation(line: 322, column: 1, scope: !490)
!498 = distinct !DISubprogram(name: "assume", scope: !3, file: !3, line: 325, type: !65, scopeLine: 325, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!499 = !DILocation(line: 326, column: 21, scope: !498)
!500 = !DILocation(line: 326, column: 26, scope: !498)
!501 = !DILocation(line: 326, column: 3, scope: !498)
!502 = !DILocation(line: 327, column: 3, scope: !498)
!503 = !DILocation(line: 328, column: 1, scope: !498)
!504 = distinct !DISubprogram(name: "thread_local_variable", scope: !3, file: !3, line: 333, type: !65, scopeLine: 333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!505 = !DILocation(line: 334, column: 10, scope: !504)
!506 = !DILocation(line: 334, column: 8, scope: !504)
!507 = !DILocation(line: 335, column: 3, scope: !504)
!508 = !DILocation(line: 336, column: 1, scope: !504)
!509 = distinct !DISubprogram(name: "overwritten", scope: !3, file: !3, line: 339, type: !65, scopeLine: 339, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !510)
!510 = !{!511}
!511 = !DILocalVariable(name: "r", scope: !509, file: !3, line: 340, type: !17)
!512 = !DILocation(line: 340, column: 11, scope: !509)
!513 = !DILocation(line: 0, scope: !509)
!514 = !DILocation(line: 341, column: 7, scope: !509)
!515 = !DILocation(line: 342, column: 3, scope: !509)
!516 = !DILocation(line: 343, column: 1, scope: !509)
!517 = distinct !DISubprogram(name: "transitive_in_registers", scope: !3, file: !3, line: 346, type: !65, scopeLine: 346, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !518)
!518 = !{!519, !520}
!519 = !DILocalVariable(name: "r", scope: !517, file: !3, line: 347, type: !17)
!520 = !DILocalVariable(name: "s", scope: !517, file: !3, line: 347, type: !17)
!521 = !DILocation(line: 347, column: 11, scope: !517)
!522 = !DILocation(line: 347, column: 18, scope: !517)
!523 = !DILocation(line: 347, column: 16, scope: !517)
!524 = !DILocation(line: 0, scope: !517)
!525 = !DILocation(line: 347, column: 32, scope: !517)
!526 = !DILocation(line: 347, column: 30, scope: !517)
!527 = !DILocation(line: 348, column: 3, scope: !517)
!528 = !DILocation(line: 349, column: 1, scope: !517)
!529 = distinct !DISubprogram(name: "not_through_shared", scope: !3, file: !3, line: 352, type: !65, scopeLine: 352, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!530 = !DILocation(line: 353, column: 3, scope: !529)
!531 = !DILocation(line: 354, column: 3, scope: !529)
!532 = !DILocation(line: 355, column: 1, scope: !529)
