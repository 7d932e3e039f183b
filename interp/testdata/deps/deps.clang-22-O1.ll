; ModuleID = 'deps.c'
source_filename = "deps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@z = dso_local global i32 0, align 4, !dbg !0
@p = dso_local local_unnamed_addr global ptr @z, align 8, !dbg !22
@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !28
@y = dso_local global i32 0, align 4, !dbg !69
@x = dso_local global i32 0, align 4, !dbg !67
@w = dso_local local_unnamed_addr global i32 0, align 4, !dbg !71
@__const.private_index.t = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@cells = dso_local local_unnamed_addr global [4 x i32] zeroinitializer, align 16, !dbg !73
@q = dso_local local_unnamed_addr global ptr null, align 8, !dbg !78
@fn = dso_local local_unnamed_addr global ptr @one, align 8, !dbg !61
@g = dso_local global i32 0, align 4, !dbg !81
@mine = internal thread_local global i32 0, align 4, !dbg !83

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @data() local_unnamed_addr #0 !dbg !97 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !98
  %2 = add nsw i32 %1, 1, !dbg !99
  store atomic i32 %2, ptr @y monotonic, align 4, !dbg !100
  ret void, !dbg !101
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @local() local_unnamed_addr #0 !dbg !102 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !106
    #dbg_value(i32 %1, !104, !DIExpression(), !107)
  %2 = shl nsw i32 %1, 1, !dbg !108
    #dbg_value(i32 %2, !105, !DIExpression(), !107)
    #dbg_value(i32 7, !104, !DIExpression(), !107)
  store atomic i32 %2, ptr @y monotonic, align 4, !dbg !109
  ret void, !dbg !110
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @structure() local_unnamed_addr #2 !dbg !111 {
  %1 = alloca i32, align 4, !DIAssignID !119
    #dbg_assign(i1 poison, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !119, ptr %1, !DIExpression(), !120)
  %2 = alloca i32, align 4, !DIAssignID !121
    #dbg_assign(i1 poison, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !121, ptr %2, !DIExpression(), !120)
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !122
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !122
  %3 = load atomic i32, ptr @x monotonic, align 4, !dbg !123
  store volatile i32 %3, ptr %1, align 4, !dbg !124, !tbaa !125, !DIAssignID !127
    #dbg_assign(i32 %3, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !127, ptr %1, !DIExpression(), !120)
  %4 = load atomic i32, ptr @y monotonic, align 4, !dbg !128
  store volatile i32 %4, ptr %2, align 4, !dbg !129, !tbaa !130, !DIAssignID !131
    #dbg_assign(i32 %4, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !131, ptr %2, !DIExpression(), !120)
  %5 = load volatile i32, ptr %2, align 4, !dbg !132, !tbaa !130
  store atomic i32 %5, ptr @z monotonic, align 4, !dbg !133
  %6 = load volatile i32, ptr %1, align 4, !dbg !134, !tbaa !125
  store atomic i32 %6, ptr @w monotonic, align 4, !dbg !135
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !136
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !136
  ret void, !dbg !137
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @array() local_unnamed_addr #2 !dbg !138 {
  %1 = alloca i32, align 4, !DIAssignID !142
    #dbg_assign(i1 poison, !140, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !142, ptr %1, !DIExpression(), !143)
  %2 = alloca i32, align 8, !DIAssignID !144
    #dbg_assign(i1 poison, !140, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !144, ptr %2, !DIExpression(), !143)
    #dbg_assign(i1 poison, !140, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !145, ptr poison, !DIExpression(), !143)
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !146
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !146
  %3 = load atomic i32, ptr @x monotonic, align 4, !dbg !147
  store volatile i32 %3, ptr %1, align 4, !dbg !148, !tbaa !93, !DIAssignID !149
    #dbg_assign(i32 %3, !140, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !149, ptr %1, !DIExpression(), !143)
  %4 = load atomic i32, ptr @y monotonic, align 4, !dbg !150
  store volatile i32 %4, ptr %2, align 8, !dbg !151, !tbaa !93, !DIAssignID !152
    #dbg_assign(i32 %4, !140, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !152, ptr %2, !DIExpression(), !143)
  store volatile i32 5, ptr %1, align 4, !dbg !153, !tbaa !93, !DIAssignID !154
    #dbg_assign(i32 5, !140, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !154, ptr %1, !DIExpression(), !143)
  %5 = load volatile i32, ptr %2, align 8, !dbg !155, !tbaa !93
  store atomic i32 %5, ptr @z monotonic, align 4, !dbg !156
  %6 = load volatile i32, ptr %1, align 4, !dbg !157, !tbaa !93
  store atomic i32 %6, ptr @w monotonic, align 4, !dbg !158
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !159
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !159
  ret void, !dbg !160
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @private_index() local_unnamed_addr #3 !dbg !161 {
  %1 = alloca [4 x i32], align 16, !DIAssignID !164
    #dbg_assign(i1 poison, !163, !DIExpression(), !164, ptr %1, !DIExpression(), !165)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #23, !dbg !166
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.private_index.t, i64 16, i1 true), !dbg !167, !DIAssignID !168
    #dbg_assign(i1 poison, !163, !DIExpression(), !168, ptr %1, !DIExpression(), !165)
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !169
  %3 = and i32 %2, 3, !dbg !170
  %4 = zext nneg i32 %3 to i64, !dbg !171
  %5 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !171
  %6 = load volatile i32, ptr %5, align 4, !dbg !172, !tbaa !93
  store atomic i32 %6, ptr @z monotonic, align 4, !dbg !173
  store atomic i32 1, ptr @w monotonic, align 4, !dbg !174
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #23, !dbg !175
  ret void, !dbg !176
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @bytes() local_unnamed_addr #2 !dbg !177 {
  %1 = alloca i32, align 4, !DIAssignID !189
    #dbg_assign(i1 poison, !179, !DIExpression(), !189, ptr %1, !DIExpression(), !190)
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !191
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !192
  %3 = trunc i32 %2 to i16, !dbg !193
  store volatile i16 %3, ptr %1, align 4, !dbg !194, !tbaa !195, !DIAssignID !196
    #dbg_assign(i16 %3, !179, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !196, ptr %1, !DIExpression(), !190)
  %4 = load atomic i32, ptr @y monotonic, align 4, !dbg !197
  %5 = trunc i32 %4 to i16, !dbg !198
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 2, !dbg !199
  store volatile i16 %5, ptr %6, align 2, !dbg !199, !tbaa !195, !DIAssignID !200
    #dbg_assign(i16 %5, !179, !DIExpression(DW_OP_LLVM_fragment, 16, 16), !200, ptr %6, !DIExpression(), !190)
  %7 = load volatile i16, ptr %1, align 4, !dbg !201, !tbaa !195
  %8 = zext i16 %7 to i32, !dbg !202
  store atomic i32 %8, ptr @z monotonic, align 4, !dbg !203
  %9 = load volatile i32, ptr %1, align 4, !dbg !204, !tbaa !195
  store atomic i32 %9, ptr @w monotonic, align 4, !dbg !205
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !206
  ret void, !dbg !207
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @call() local_unnamed_addr #0 !dbg !208 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !209
  %2 = tail call fastcc i32 @twice(i32 noundef %1), !dbg !210
  store atomic i32 %2, ptr @y monotonic, align 4, !dbg !211
  ret void, !dbg !212
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %0) unnamed_addr #5 !dbg !213 {
    #dbg_value(i32 %0, !217, !DIExpression(), !218)
  %2 = shl nsw i32 %0, 1, !dbg !219
  ret i32 %2, !dbg !220
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @call_two() local_unnamed_addr #0 !dbg !221 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !225
    #dbg_value(i32 %1, !223, !DIExpression(), !226)
  %2 = load atomic i32, ptr @y monotonic, align 4, !dbg !227
    #dbg_value(i32 %2, !224, !DIExpression(), !226)
  store atomic i32 %1, ptr @z monotonic, align 4, !dbg !228
  ret void, !dbg !229
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @out_parameter() local_unnamed_addr #2 !dbg !230 {
  %1 = alloca i32, align 4, !DIAssignID !233
    #dbg_assign(i1 poison, !232, !DIExpression(), !233, ptr %1, !DIExpression(), !234)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #23, !dbg !235
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !236
  call fastcc void @through(ptr noundef %1, i32 noundef %2), !dbg !237
  %3 = load volatile i32, ptr %1, align 4, !dbg !238, !tbaa !93
  store atomic i32 %3, ptr @y monotonic, align 4, !dbg !239
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #23, !dbg !240
  ret void, !dbg !241
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal fastcc void @through(ptr noundef nonnull %0, i32 noundef %1) unnamed_addr #6 !dbg !242 {
    #dbg_value(ptr %0, !246, !DIExpression(), !248)
    #dbg_value(i32 %1, !247, !DIExpression(), !248)
  store volatile i32 %1, ptr %0, align 4, !dbg !249, !tbaa !93
  ret void, !dbg !250
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local void @variadic() local_unnamed_addr #7 !dbg !251 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !255
    #dbg_value(i32 %1, !253, !DIExpression(), !256)
  %2 = load atomic i32, ptr @y monotonic, align 4, !dbg !257
    #dbg_value(i32 %2, !254, !DIExpression(), !256)
  %3 = tail call i32 (i32, ...) @sum(i32 poison, i32 noundef %1, i32 noundef %2), !dbg !258
  store atomic i32 %3, ptr @z monotonic, align 4, !dbg !259
  ret void, !dbg !260
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal i32 @sum(i32 %0, ...) unnamed_addr #8 !dbg !261 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !281
    #dbg_assign(i1 poison, !266, !DIExpression(), !281, ptr %2, !DIExpression(), !282)
    #dbg_value(i32 2, !265, !DIExpression(), !282)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #23, !dbg !283
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !284
  %3 = load i32, ptr %2, align 16, !dbg !285
  %4 = icmp ult i32 %3, 41, !dbg !285
  br i1 %4, label %5, label %7, !dbg !285

5:                                                ; preds = %1
  %6 = add nuw nsw i32 %3, 8, !dbg !285
  store i32 %6, ptr %2, align 16, !dbg !285, !DIAssignID !286
    #dbg_assign(i32 %6, !266, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !286, ptr %2, !DIExpression(), !282)
  br label %11, !dbg !285

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !285
  %9 = load ptr, ptr %8, align 8, !dbg !285
  %10 = getelementptr i8, ptr %9, i64 8, !dbg !285
  store ptr %10, ptr %8, align 8, !dbg !285, !DIAssignID !287
    #dbg_assign(ptr %10, !266, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !287, ptr %8, !DIExpression(), !282)
  br label %11, !dbg !285

11:                                               ; preds = %7, %5
    #dbg_value(i32 poison, !279, !DIExpression(), !282)
  %12 = load i32, ptr %2, align 16, !dbg !288
  %13 = icmp ult i32 %12, 41, !dbg !288
  br i1 %13, label %14, label %20, !dbg !288

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !288
  %16 = load ptr, ptr %15, align 16, !dbg !288
  %17 = zext nneg i32 %12 to i64, !dbg !288
  %18 = getelementptr i8, ptr %16, i64 %17, !dbg !288
  %19 = add nuw nsw i32 %12, 8, !dbg !288
  store i32 %19, ptr %2, align 16, !dbg !288, !DIAssignID !289
    #dbg_assign(i32 %19, !266, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !289, ptr %2, !DIExpression(), !282)
  br label %24, !dbg !288

20:                                               ; preds = %11
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !288
  %22 = load ptr, ptr %21, align 8, !dbg !288
  %23 = getelementptr i8, ptr %22, i64 8, !dbg !288
  store ptr %23, ptr %21, align 8, !dbg !288, !DIAssignID !290
    #dbg_assign(ptr %23, !266, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !290, ptr %21, !DIExpression(), !282)
  br label %24, !dbg !288

24:                                               ; preds = %20, %14
  %25 = phi ptr [ %18, %14 ], [ %22, %20 ], !dbg !288
  %26 = load i32, ptr %25, align 4, !dbg !291, !tbaa !93
    #dbg_value(i32 %26, !280, !DIExpression(), !282)
  call void @llvm.va_end.p0(ptr %2), !dbg !292
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #23, !dbg !293
  ret i32 %26, !dbg !294
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @choose() local_unnamed_addr #0 !dbg !295 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !298
  %2 = icmp eq i32 %1, 0, !dbg !299
  %3 = select i1 %2, i32 2, i32 1, !dbg !300
    #dbg_value(i32 %3, !297, !DIExpression(), !301)
  store atomic i32 %3, ptr @y monotonic, align 4, !dbg !302
  store atomic i32 1, ptr @z monotonic, align 4, !dbg !303
  ret void, !dbg !304
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @phi() local_unnamed_addr #0 !dbg !305 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !308
  %2 = icmp eq i32 %1, 0, !dbg !310
  br i1 %2, label %3, label %5, !dbg !311

3:                                                ; preds = %0
  %4 = load atomic i32, ptr @y monotonic, align 4, !dbg !312
    #dbg_value(i32 %4, !307, !DIExpression(), !313)
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi i32 [ %4, %3 ], [ 1, %0 ], !dbg !314
    #dbg_value(i32 %6, !307, !DIExpression(), !313)
  store atomic i32 %6, ptr @z monotonic, align 4, !dbg !315
  ret void, !dbg !316
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @branch() local_unnamed_addr #0 !dbg !317 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !318
  %2 = icmp eq i32 %1, 0, !dbg !320
  br i1 %2, label %4, label %3, !dbg !321

3:                                                ; preds = %0
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !322
  br label %4, !dbg !323

4:                                                ; preds = %3, %0
  store atomic i32 1, ptr @z monotonic, align 4, !dbg !324
  ret void, !dbg !325
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @jump_table() local_unnamed_addr #0 !dbg !326 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !327
  switch i32 %1, label %4 [
    i32 1, label %2
    i32 2, label %3
  ], !dbg !328

2:                                                ; preds = %0
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !329
  br label %5, !dbg !331

3:                                                ; preds = %0
  store atomic i32 3, ptr @y monotonic, align 4, !dbg !332
  br label %5, !dbg !333

4:                                                ; preds = %0
  store atomic i32 1, ptr @z monotonic, align 4, !dbg !334
  br label %5, !dbg !335

5:                                                ; preds = %4, %3, %2
  store atomic i32 1, ptr @w monotonic, align 4, !dbg !336
  ret void, !dbg !337
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @index_write() local_unnamed_addr #0 !dbg !338 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !339
  %2 = and i32 %1, 3, !dbg !340
  %3 = zext nneg i32 %2 to i64, !dbg !341
  %4 = getelementptr inbounds nuw i32, ptr @cells, i64 %3, !dbg !341
  store atomic i32 1, ptr %4 monotonic, align 4, !dbg !342
  store atomic i32 1, ptr @z monotonic, align 4, !dbg !343
  ret void, !dbg !344
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @index_read() local_unnamed_addr #0 !dbg !345 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !348
  %2 = and i32 %1, 3, !dbg !349
  %3 = zext nneg i32 %2 to i64, !dbg !350
  %4 = getelementptr inbounds nuw i32, ptr @cells, i64 %3, !dbg !350
  %5 = load atomic i32, ptr %4 monotonic, align 4, !dbg !351
    #dbg_value(i32 %5, !347, !DIExpression(), !352)
  store atomic i32 %5, ptr @z monotonic, align 4, !dbg !353
  ret void, !dbg !354
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @pointer() local_unnamed_addr #9 !dbg !355 {
  %1 = load atomic i64, ptr @p monotonic, align 8, !dbg !356
  %2 = inttoptr i64 %1 to ptr, !dbg !357
  store atomic i32 1, ptr %2 monotonic, align 4, !dbg !358
  store atomic i32 1, ptr @w monotonic, align 4, !dbg !359
  ret void, !dbg !360
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @fake() local_unnamed_addr #0 !dbg !361 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !364
    #dbg_value(i32 %1, !363, !DIExpression(), !365)
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !366
  ret void, !dbg !367
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @fake_index() local_unnamed_addr #0 !dbg !368 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !371
    #dbg_value(i32 %1, !370, !DIExpression(), !372)
  store atomic i32 1, ptr @cells monotonic, align 16, !dbg !373
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !374
  ret void, !dbg !375
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @rmw() local_unnamed_addr #0 !dbg !376 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !379
  %2 = atomicrmw add ptr @y, i32 %1 seq_cst, align 4, !dbg !380
    #dbg_value(i32 %2, !378, !DIExpression(), !381)
  store atomic i32 %2, ptr @z monotonic, align 4, !dbg !382
  ret void, !dbg !383
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @cas_value() local_unnamed_addr #0 !dbg !384 {
  %1 = load atomic i32, ptr @y monotonic, align 4, !dbg !389
    #dbg_value(i32 %1, !386, !DIExpression(), !390)
  %2 = load atomic i32, ptr @z monotonic, align 4, !dbg !391
    #dbg_value(i32 %2, !387, !DIExpression(), !390)
  %3 = cmpxchg ptr @x, i32 %1, i32 %2 seq_cst seq_cst, align 4, !dbg !392
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !393
    #dbg_value(i32 %4, !388, !DIExpression(), !390)
  store atomic i32 %4, ptr @w monotonic, align 4, !dbg !394
  ret void, !dbg !395
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @cas_fails_unused() local_unnamed_addr #0 !dbg !396 {
  %1 = load atomic i32, ptr @z monotonic, align 4, !dbg !399
    #dbg_value(i32 %1, !398, !DIExpression(), !400)
  %2 = cmpxchg ptr @x, i32 1, i32 %1 seq_cst seq_cst, align 4, !dbg !401
  store atomic i32 1, ptr @w monotonic, align 4, !dbg !402
  ret void, !dbg !403
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @cas_fails_used() local_unnamed_addr #0 !dbg !404 {
  %1 = cmpxchg ptr @x, i32 1, i32 2 seq_cst seq_cst, align 4, !dbg !405
  %2 = extractvalue { i32, i1 } %1, 1, !dbg !407
  br i1 %2, label %3, label %4, !dbg !408

3:                                                ; preds = %0
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !409
  br label %4, !dbg !410

4:                                                ; preds = %3, %0
  store atomic i32 1, ptr @w monotonic, align 4, !dbg !411
  ret void, !dbg !412
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @cas_expected_written() local_unnamed_addr #0 !dbg !413 {
    #dbg_value(i32 0, !415, !DIExpression(), !416)
  %1 = cmpxchg ptr @x, i32 0, i32 2 seq_cst seq_cst, align 4, !dbg !417
  store atomic i32 1, ptr @w monotonic, align 4, !dbg !418
  ret void, !dbg !419
}

; Function Attrs: nofree nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @heap() local_unnamed_addr #10 !dbg !420 {
  %1 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4) #24, !dbg !423
    #dbg_value(ptr %1, !422, !DIExpression(), !424)
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !425
  store volatile i32 %2, ptr %1, align 4, !dbg !426, !tbaa !93
  %3 = ptrtoint ptr %1 to i64, !dbg !427
  store atomic i64 %3, ptr @q seq_cst, align 8, !dbg !428
  %4 = load volatile i32, ptr %1, align 4, !dbg !429, !tbaa !93
  store atomic i32 %4, ptr @y monotonic, align 4, !dbg !430
  ret void, !dbg !431
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !432 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #11

; Function Attrs: nofree nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @heap_size() local_unnamed_addr #10 !dbg !439 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !443
  %2 = add nsw i32 %1, 4, !dbg !444
  %3 = sext i32 %2 to i64, !dbg !445
  %4 = tail call noalias ptr @malloc(i64 noundef %3) #24, !dbg !446
    #dbg_value(ptr %4, !441, !DIExpression(), !447)
  %5 = tail call noalias dereferenceable_or_null(4) ptr @malloc(i64 noundef 4) #24, !dbg !448
    #dbg_value(ptr %5, !442, !DIExpression(), !447)
  store volatile i32 1, ptr %4, align 4, !dbg !449, !tbaa !93
  store volatile i32 1, ptr %5, align 4, !dbg !450, !tbaa !93
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !451
  ret void, !dbg !452
}

; Function Attrs: mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @heap_free() local_unnamed_addr #12 !dbg !453 {
  %1 = load atomic i64, ptr @q monotonic, align 8, !dbg !454
  %2 = inttoptr i64 %1 to ptr, !dbg !455
  tail call void @free(ptr noundef %2) #23, !dbg !456
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !457
  ret void, !dbg !458
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !459 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #13

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @copy() local_unnamed_addr #2 !dbg !462 {
  %1 = alloca i32, align 4, !DIAssignID !466
    #dbg_assign(i1 poison, !464, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !466, ptr %1, !DIExpression(), !467)
  %2 = alloca i32, align 4, !DIAssignID !468
    #dbg_assign(i1 poison, !464, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !468, ptr %2, !DIExpression(), !467)
  %3 = alloca i32, align 4, !DIAssignID !469
    #dbg_assign(i1 poison, !465, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !469, ptr %3, !DIExpression(), !467)
  %4 = alloca i32, align 4, !DIAssignID !470
    #dbg_assign(i1 poison, !465, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !470, ptr %4, !DIExpression(), !467)
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !471
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !471
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !472
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !472
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !473
  store volatile i32 %5, ptr %1, align 4, !dbg !474, !tbaa !125, !DIAssignID !475
    #dbg_assign(i32 %5, !464, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !475, ptr %1, !DIExpression(), !467)
  %6 = load atomic i32, ptr @y monotonic, align 4, !dbg !476
  store volatile i32 %6, ptr %2, align 4, !dbg !477, !tbaa !130, !DIAssignID !478
    #dbg_assign(i32 %6, !464, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !478, ptr %2, !DIExpression(), !467)
  store i32 %5, ptr %3, align 4, !dbg !479, !DIAssignID !480
  store i32 %6, ptr %4, align 4, !dbg !479, !DIAssignID !481
    #dbg_assign(i32 %5, !465, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !480, ptr %3, !DIExpression(), !467)
    #dbg_assign(i32 %6, !465, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !481, ptr %4, !DIExpression(), !467)
  %7 = load volatile i32, ptr %3, align 4, !dbg !482, !tbaa !93
  store atomic i32 %7, ptr @z monotonic, align 4, !dbg !483
  %8 = load volatile i32, ptr %4, align 4, !dbg !484, !tbaa !93
  store atomic i32 %8, ptr @w monotonic, align 4, !dbg !485
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !486
  call void @llvm.lifetime.end.p0(ptr nonnull %4), !dbg !486
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !486
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !486
  ret void, !dbg !487
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @fill() local_unnamed_addr #2 !dbg !488 {
  %1 = alloca [3 x i8], align 1, !DIAssignID !495
    #dbg_assign(i1 poison, !490, !DIExpression(DW_OP_LLVM_fragment, 0, 24), !495, ptr %1, !DIExpression(), !496)
  %2 = alloca i8, align 1, !DIAssignID !497
    #dbg_assign(i1 poison, !490, !DIExpression(DW_OP_LLVM_fragment, 24, 8), !497, ptr %2, !DIExpression(), !496)
  %3 = alloca i8, align 1, !DIAssignID !498
    #dbg_assign(i1 poison, !490, !DIExpression(DW_OP_LLVM_fragment, 32, 8), !498, ptr %3, !DIExpression(), !496)
  %4 = alloca i8, align 1, !DIAssignID !499
    #dbg_assign(i1 poison, !490, !DIExpression(DW_OP_LLVM_fragment, 40, 8), !499, ptr %4, !DIExpression(), !496)
  %5 = alloca i16, align 2, !DIAssignID !500
    #dbg_assign(i1 poison, !490, !DIExpression(DW_OP_LLVM_fragment, 48, 16), !500, ptr %5, !DIExpression(), !496)
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !501
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !501
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !501
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !501
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !501
  call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 3, i1 true), !dbg !502, !DIAssignID !503
  store volatile i8 0, ptr %2, align 1, !dbg !502, !DIAssignID !504
  store volatile i8 0, ptr %3, align 1, !dbg !502, !DIAssignID !505
  store volatile i8 0, ptr %4, align 1, !dbg !502, !DIAssignID !506
  store volatile i16 0, ptr %5, align 2, !dbg !502, !DIAssignID !507
    #dbg_assign(i8 0, !490, !DIExpression(DW_OP_LLVM_fragment, 0, 24), !503, ptr %1, !DIExpression(), !496)
    #dbg_assign(i8 0, !490, !DIExpression(DW_OP_LLVM_fragment, 24, 8), !504, ptr %2, !DIExpression(), !496)
    #dbg_assign(i8 0, !490, !DIExpression(DW_OP_LLVM_fragment, 32, 8), !505, ptr %3, !DIExpression(), !496)
    #dbg_assign(i8 0, !490, !DIExpression(DW_OP_LLVM_fragment, 40, 8), !506, ptr %4, !DIExpression(), !496)
    #dbg_assign(i16 0, !490, !DIExpression(DW_OP_LLVM_fragment, 48, 16), !507, ptr %5, !DIExpression(), !496)
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !508
  %7 = trunc i32 %6 to i8, !dbg !509
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %1, i8 %7, i64 3, i1 false), !dbg !510, !DIAssignID !511
  store i8 %7, ptr %2, align 1, !dbg !510, !DIAssignID !512
    #dbg_assign(i1 poison, !490, !DIExpression(DW_OP_LLVM_fragment, 0, 24), !511, ptr %1, !DIExpression(), !496)
    #dbg_assign(i8 %7, !490, !DIExpression(DW_OP_LLVM_fragment, 24, 8), !512, ptr %2, !DIExpression(), !496)
  %8 = load volatile i8, ptr %2, align 1, !dbg !513, !tbaa !195
  %9 = sext i8 %8 to i32, !dbg !514
  store atomic i32 %9, ptr @z monotonic, align 4, !dbg !515
  %10 = load volatile i8, ptr %4, align 1, !dbg !516, !tbaa !195
  %11 = sext i8 %10 to i32, !dbg !517
  store atomic i32 %11, ptr @w monotonic, align 4, !dbg !518
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !519
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !519
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !519
  call void @llvm.lifetime.end.p0(ptr nonnull %4), !dbg !519
  call void @llvm.lifetime.end.p0(ptr nonnull %5), !dbg !519
  ret void, !dbg !520
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @one() #15 !dbg !521 {
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !522
  ret void, !dbg !523
}

; Function Attrs: nounwind uwtable
define dso_local void @call_pointer() local_unnamed_addr #16 !dbg !524 {
  %1 = load atomic i64, ptr @fn monotonic, align 8, !dbg !525
  %2 = inttoptr i64 %1 to ptr, !dbg !526
  tail call void %2() #23, !dbg !527
  store atomic i32 1, ptr @z monotonic, align 4, !dbg !528
  ret void, !dbg !529
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @escape() local_unnamed_addr #2 !dbg !530 {
  %1 = alloca i32, align 4, !DIAssignID !533
    #dbg_assign(i1 poison, !532, !DIExpression(), !533, ptr %1, !DIExpression(), !534)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #23, !dbg !535
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !536
  store volatile i32 %2, ptr %1, align 4, !dbg !537, !tbaa !93, !DIAssignID !538
    #dbg_assign(i32 %2, !532, !DIExpression(), !538, ptr %1, !DIExpression(), !534)
  %3 = ptrtoint ptr %1 to i64, !dbg !539
  store atomic i64 %3, ptr @q seq_cst, align 8, !dbg !540
  %4 = load volatile i32, ptr %1, align 4, !dbg !541, !tbaa !93
  store atomic i32 %4, ptr @z monotonic, align 4, !dbg !542
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #23, !dbg !543
  ret void, !dbg !544
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local void @maybe_private() local_unnamed_addr #17 !dbg !545 {
  %1 = alloca i32, align 4, !DIAssignID !549
    #dbg_assign(i1 poison, !547, !DIExpression(), !549, ptr %1, !DIExpression(), !550)
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !551
  store i32 0, ptr %1, align 4, !dbg !552, !tbaa !93, !DIAssignID !553
    #dbg_assign(i32 0, !547, !DIExpression(), !553, ptr %1, !DIExpression(), !550)
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !554
  %3 = icmp eq i32 %2, 0, !dbg !555
  %4 = select i1 %3, ptr @g, ptr %1, !dbg !556
    #dbg_value(ptr %4, !548, !DIExpression(), !550)
  store volatile i32 1, ptr %4, align 4, !dbg !557, !tbaa !93
  %5 = load volatile i32, ptr %1, align 4, !dbg !558, !tbaa !93
  store atomic i32 %5, ptr @z monotonic, align 4, !dbg !559
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !560
  ret void, !dbg !561
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @loop() local_unnamed_addr #18 !dbg !562 {
    #dbg_value(i32 -1, !564, !DIExpression(), !566)
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !567
  %2 = icmp sgt i32 %1, -1, !dbg !569
  br i1 %2, label %7, label %11, !dbg !570

3:                                                ; preds = %7
  %4 = add nsw i32 %8, 1, !dbg !571
    #dbg_value(i32 %4, !564, !DIExpression(), !566)
    #dbg_value(i32 %4, !564, !DIExpression(), !566)
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !572
  %6 = icmp slt i32 %4, %5, !dbg !573
  br i1 %6, label %7, label %11, !dbg !574, !llvm.loop !575

7:                                                ; preds = %0, %3
  %8 = phi i32 [ %4, %3 ], [ -1, %0 ]
    #dbg_value(i32 %8, !564, !DIExpression(), !566)
  %9 = load atomic i32, ptr @y monotonic, align 4, !dbg !580
  %10 = icmp eq i32 %9, 0, !dbg !582
    #dbg_value(i32 %8, !564, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !566)
  br i1 %10, label %3, label %12, !dbg !583

11:                                               ; preds = %3, %0
  store atomic i32 1, ptr @z monotonic, align 4, !dbg !584
  br label %12, !dbg !585

12:                                               ; preds = %7, %11
  ret void, !dbg !586
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @division() local_unnamed_addr #0 !dbg !587 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !588
  %2 = add nsw i32 %1, 1, !dbg !589
  %3 = sdiv i32 8, %2, !dbg !590
  store atomic i32 %3, ptr @y monotonic, align 4, !dbg !591
  store atomic i32 1, ptr @z monotonic, align 4, !dbg !592
  ret void, !dbg !593
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @division_by_constant() local_unnamed_addr #0 !dbg !594 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !595
  %2 = sdiv i32 %1, 3, !dbg !596
  store atomic i32 %2, ptr @y monotonic, align 4, !dbg !597
  store atomic i32 1, ptr @z monotonic, align 4, !dbg !598
  ret void, !dbg !599
}

; Function Attrs: nounwind uwtable
define dso_local void @lock() local_unnamed_addr #16 !dbg !600 {
  %1 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @m) #23, !dbg !601
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !602
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @m) #23, !dbg !603
  ret void, !dbg !604
}

; Function Attrs: nounwind
declare !dbg !605 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #19

; Function Attrs: nounwind
declare !dbg !610 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #19

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @wide() local_unnamed_addr #0 !dbg !611 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !615
    #dbg_value(i32 %1, !613, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_stack_value), !616)
  %2 = mul i32 %1, %1, !dbg !617
    #dbg_value(i128 poison, !613, !DIExpression(), !616)
  store atomic i32 %2, ptr @y monotonic, align 4, !dbg !618
  ret void, !dbg !619
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @floating() local_unnamed_addr #0 !dbg !620 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !624
  %2 = sitofp i32 %1 to double, !dbg !625
    #dbg_value(double %2, !622, !DIExpression(), !626)
  %3 = fmul double %2, 2.500000e+00, !dbg !627
  %4 = fptosi double %3 to i32, !dbg !628
  store atomic i32 %4, ptr @y monotonic, align 4, !dbg !629
  ret void, !dbg !630
}

; Function Attrs: nounwind uwtable
define dso_local void @assume() local_unnamed_addr #16 !dbg !631 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !632
  %2 = icmp eq i32 %1, 0, !dbg !633
  %3 = zext i1 %2 to i32, !dbg !633
  tail call void @__VERIFIER_assume(i32 noundef %3) #23, !dbg !634
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !635
  ret void, !dbg !636
}

declare !dbg !637 void @__VERIFIER_assume(i32 noundef) local_unnamed_addr #20

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @thread_local_variable() local_unnamed_addr #2 !dbg !640 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !641
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !642
  store volatile i32 %1, ptr %2, align 4, !dbg !643, !tbaa !93
  %3 = load volatile i32, ptr %2, align 4, !dbg !644, !tbaa !93
  store atomic i32 %3, ptr @y monotonic, align 4, !dbg !645
  ret void, !dbg !646
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #21

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @overwritten() local_unnamed_addr #0 !dbg !647 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !650
    #dbg_value(i32 %1, !649, !DIExpression(), !651)
  %2 = load atomic i32, ptr @y monotonic, align 4, !dbg !652
    #dbg_value(i32 %2, !649, !DIExpression(), !651)
  store atomic i32 %2, ptr @z monotonic, align 4, !dbg !653
  ret void, !dbg !654
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @transitive_in_registers() local_unnamed_addr #0 !dbg !655 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !659
  %2 = load atomic i32, ptr @y monotonic, align 4, !dbg !660
  %3 = add nsw i32 %2, %1, !dbg !661
    #dbg_value(i32 %3, !657, !DIExpression(), !662)
  %4 = load atomic i32, ptr @z monotonic, align 4, !dbg !663
  %5 = mul nsw i32 %3, %4, !dbg !664
    #dbg_value(i32 %5, !658, !DIExpression(), !662)
  store atomic i32 %5, ptr @w monotonic, align 4, !dbg !665
  ret void, !dbg !666
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @not_through_shared() local_unnamed_addr #0 !dbg !667 {
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !668
  store atomic i32 %1, ptr @y monotonic, align 4, !dbg !669
  %2 = load atomic i32, ptr @y monotonic, align 4, !dbg !670
  store atomic i32 %2, ptr @z monotonic, align 4, !dbg !671
  ret void, !dbg !672
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #22

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #22

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #23 = { nounwind }
attributes #24 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90, !91}
!llvm.ident = !{!92}
!llvm.errno.tbaa = !{!93}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 15, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
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
!91 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!92 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!93 = !{!94, !94, i64 0}
!94 = !{!"int", !95, i64 0}
!95 = !{!"omnipotent char", !96, i64 0}
!96 = !{!"Simple C/C++ TBAA"}
!97 = distinct !DISubprogram(name: "data", scope: !3, file: !3, line: 27, type: !65, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!98 = !DILocation(line: 27, column: 24, scope: !97, atomGroup: 2, atomRank: 2)
!99 = !DILocation(line: 27, column: 29, scope: !97, atomGroup: 1, atomRank: 2)
!100 = !DILocation(line: 27, column: 19, scope: !97, atomGroup: 1, atomRank: 1)
!101 = !DILocation(line: 27, column: 35, scope: !97, atomGroup: 3, atomRank: 1)
!102 = distinct !DISubprogram(name: "local", scope: !3, file: !3, line: 30, type: !65, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !103, keyInstructions: true)
!103 = !{!104, !105}
!104 = !DILocalVariable(name: "r", scope: !102, file: !3, line: 31, type: !17)
!105 = !DILocalVariable(name: "s", scope: !102, file: !3, line: 32, type: !17)
!106 = !DILocation(line: 31, column: 11, scope: !102, atomGroup: 2, atomRank: 2)
!107 = !DILocation(line: 0, scope: !102)
!108 = !DILocation(line: 32, column: 13, scope: !102, atomGroup: 3, atomRank: 2)
!109 = !DILocation(line: 34, column: 3, scope: !102, atomGroup: 5, atomRank: 1)
!110 = !DILocation(line: 35, column: 1, scope: !102, atomGroup: 6, atomRank: 1)
!111 = distinct !DISubprogram(name: "structure", scope: !3, file: !3, line: 38, type: !65, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112, keyInstructions: true)
!112 = !{!113}
!113 = !DILocalVariable(name: "s", scope: !111, file: !3, line: 39, type: !114)
!114 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !115)
!115 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 22, size: 64, elements: !116)
!116 = !{!117, !118}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !115, file: !3, line: 23, baseType: !17, size: 32)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !115, file: !3, line: 23, baseType: !17, size: 32, offset: 32)
!119 = distinct !DIAssignID()
!120 = !DILocation(line: 0, scope: !111)
!121 = distinct !DIAssignID()
!122 = !DILocation(line: 39, column: 3, scope: !111)
!123 = !DILocation(line: 40, column: 9, scope: !111, atomGroup: 2, atomRank: 2)
!124 = !DILocation(line: 40, column: 7, scope: !111, atomGroup: 1, atomRank: 1)
!125 = !{!126, !94, i64 0}
!126 = !{!"pair", !94, i64 0, !94, i64 4}
!127 = distinct !DIAssignID()
!128 = !DILocation(line: 41, column: 9, scope: !111, atomGroup: 4, atomRank: 2)
!129 = !DILocation(line: 41, column: 7, scope: !111, atomGroup: 3, atomRank: 1)
!130 = !{!126, !94, i64 4}
!131 = distinct !DIAssignID()
!132 = !DILocation(line: 42, column: 10, scope: !111, atomGroup: 5, atomRank: 2)
!133 = !DILocation(line: 42, column: 3, scope: !111, atomGroup: 5, atomRank: 1)
!134 = !DILocation(line: 43, column: 10, scope: !111, atomGroup: 6, atomRank: 2)
!135 = !DILocation(line: 43, column: 3, scope: !111, atomGroup: 6, atomRank: 1)
!136 = !DILocation(line: 44, column: 1, scope: !111)
!137 = !DILocation(line: 44, column: 1, scope: !111, atomGroup: 7, atomRank: 1)
!138 = distinct !DISubprogram(name: "array", scope: !3, file: !3, line: 47, type: !65, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !139, keyInstructions: true)
!139 = !{!140}
!140 = !DILocalVariable(name: "t", scope: !138, file: !3, line: 48, type: !141)
!141 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !76)
!142 = distinct !DIAssignID()
!143 = !DILocation(line: 0, scope: !138)
!144 = distinct !DIAssignID()
!145 = distinct !DIAssignID()
!146 = !DILocation(line: 48, column: 3, scope: !138)
!147 = !DILocation(line: 49, column: 10, scope: !138, atomGroup: 2, atomRank: 2)
!148 = !DILocation(line: 49, column: 8, scope: !138, atomGroup: 1, atomRank: 1)
!149 = distinct !DIAssignID()
!150 = !DILocation(line: 50, column: 10, scope: !138, atomGroup: 4, atomRank: 2)
!151 = !DILocation(line: 50, column: 8, scope: !138, atomGroup: 3, atomRank: 1)
!152 = distinct !DIAssignID()
!153 = !DILocation(line: 51, column: 8, scope: !138, atomGroup: 5, atomRank: 1)
!154 = distinct !DIAssignID()
!155 = !DILocation(line: 52, column: 8, scope: !138, atomGroup: 6, atomRank: 2)
!156 = !DILocation(line: 52, column: 3, scope: !138, atomGroup: 6, atomRank: 1)
!157 = !DILocation(line: 53, column: 8, scope: !138, atomGroup: 7, atomRank: 2)
!158 = !DILocation(line: 53, column: 3, scope: !138, atomGroup: 7, atomRank: 1)
!159 = !DILocation(line: 54, column: 1, scope: !138)
!160 = !DILocation(line: 54, column: 1, scope: !138, atomGroup: 8, atomRank: 1)
!161 = distinct !DISubprogram(name: "private_index", scope: !3, file: !3, line: 57, type: !65, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !162, keyInstructions: true)
!162 = !{!163}
!163 = !DILocalVariable(name: "t", scope: !161, file: !3, line: 58, type: !141)
!164 = distinct !DIAssignID()
!165 = !DILocation(line: 0, scope: !161)
!166 = !DILocation(line: 58, column: 3, scope: !161)
!167 = !DILocation(line: 58, column: 16, scope: !161, atomGroup: 1, atomRank: 1)
!168 = distinct !DIAssignID()
!169 = !DILocation(line: 59, column: 10, scope: !161, atomGroup: 3, atomRank: 2)
!170 = !DILocation(line: 59, column: 15, scope: !161)
!171 = !DILocation(line: 59, column: 8, scope: !161)
!172 = !DILocation(line: 59, column: 8, scope: !161, atomGroup: 2, atomRank: 2)
!173 = !DILocation(line: 59, column: 3, scope: !161, atomGroup: 2, atomRank: 1)
!174 = !DILocation(line: 60, column: 3, scope: !161, atomGroup: 4, atomRank: 1)
!175 = !DILocation(line: 61, column: 1, scope: !161)
!176 = !DILocation(line: 61, column: 1, scope: !161, atomGroup: 5, atomRank: 1)
!177 = distinct !DISubprogram(name: "bytes", scope: !3, file: !3, line: 64, type: !65, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !178, keyInstructions: true)
!178 = !{!179}
!179 = !DILocalVariable(name: "u", scope: !177, file: !3, line: 68, type: !180)
!180 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !177, file: !3, line: 65, size: 32, elements: !181)
!181 = !{!182, !188}
!182 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !180, file: !3, line: 66, baseType: !183, size: 32)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !184, size: 32, elements: !186)
!184 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !185)
!185 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!186 = !{!187}
!187 = !DISubrange(count: 2)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !180, file: !3, line: 67, baseType: !20, size: 32)
!189 = distinct !DIAssignID()
!190 = !DILocation(line: 0, scope: !177)
!191 = !DILocation(line: 65, column: 3, scope: !177)
!192 = !DILocation(line: 69, column: 15, scope: !177, atomGroup: 2, atomRank: 2)
!193 = !DILocation(line: 69, column: 15, scope: !177, atomGroup: 1, atomRank: 2)
!194 = !DILocation(line: 69, column: 13, scope: !177, atomGroup: 1, atomRank: 1)
!195 = !{!95, !95, i64 0}
!196 = distinct !DIAssignID()
!197 = !DILocation(line: 70, column: 15, scope: !177, atomGroup: 4, atomRank: 2)
!198 = !DILocation(line: 70, column: 15, scope: !177, atomGroup: 3, atomRank: 2)
!199 = !DILocation(line: 70, column: 13, scope: !177, atomGroup: 3, atomRank: 1)
!200 = distinct !DIAssignID()
!201 = !DILocation(line: 71, column: 8, scope: !177, atomGroup: 5, atomRank: 3)
!202 = !DILocation(line: 71, column: 3, scope: !177, atomGroup: 5, atomRank: 2)
!203 = !DILocation(line: 71, column: 3, scope: !177, atomGroup: 5, atomRank: 1)
!204 = !DILocation(line: 72, column: 10, scope: !177, atomGroup: 6, atomRank: 2)
!205 = !DILocation(line: 72, column: 3, scope: !177, atomGroup: 6, atomRank: 1)
!206 = !DILocation(line: 73, column: 1, scope: !177)
!207 = !DILocation(line: 73, column: 1, scope: !177, atomGroup: 7, atomRank: 1)
!208 = distinct !DISubprogram(name: "call", scope: !3, file: !3, line: 79, type: !65, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!209 = !DILocation(line: 79, column: 30, scope: !208, atomGroup: 2, atomRank: 2)
!210 = !DILocation(line: 79, column: 24, scope: !208, atomGroup: 1, atomRank: 2)
!211 = !DILocation(line: 79, column: 19, scope: !208, atomGroup: 1, atomRank: 1)
!212 = !DILocation(line: 79, column: 38, scope: !208, atomGroup: 3, atomRank: 1)
!213 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 75, type: !214, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !216, keyInstructions: true)
!214 = !DISubroutineType(types: !215)
!215 = !{!17, !17}
!216 = !{!217}
!217 = !DILocalVariable(name: "v", arg: 1, scope: !213, file: !3, line: 75, type: !17)
!218 = !DILocation(line: 0, scope: !213)
!219 = !DILocation(line: 75, column: 45, scope: !213, atomGroup: 1, atomRank: 2)
!220 = !DILocation(line: 75, column: 36, scope: !213, atomGroup: 1, atomRank: 1)
!221 = distinct !DISubprogram(name: "call_two", scope: !3, file: !3, line: 82, type: !65, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !222, keyInstructions: true)
!222 = !{!223, !224}
!223 = !DILocalVariable(name: "r", scope: !221, file: !3, line: 83, type: !17)
!224 = !DILocalVariable(name: "s", scope: !221, file: !3, line: 83, type: !17)
!225 = !DILocation(line: 83, column: 11, scope: !221, atomGroup: 2, atomRank: 2)
!226 = !DILocation(line: 0, scope: !221)
!227 = !DILocation(line: 83, column: 21, scope: !221, atomGroup: 4, atomRank: 2)
!228 = !DILocation(line: 84, column: 3, scope: !221, atomGroup: 5, atomRank: 1)
!229 = !DILocation(line: 85, column: 1, scope: !221, atomGroup: 6, atomRank: 1)
!230 = distinct !DISubprogram(name: "out_parameter", scope: !3, file: !3, line: 90, type: !65, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !231, keyInstructions: true)
!231 = !{!232}
!232 = !DILocalVariable(name: "r", scope: !230, file: !3, line: 91, type: !20)
!233 = distinct !DIAssignID()
!234 = !DILocation(line: 0, scope: !230)
!235 = !DILocation(line: 91, column: 3, scope: !230)
!236 = !DILocation(line: 92, column: 15, scope: !230, atomGroup: 1, atomRank: 2)
!237 = !DILocation(line: 92, column: 3, scope: !230)
!238 = !DILocation(line: 93, column: 8, scope: !230, atomGroup: 2, atomRank: 2)
!239 = !DILocation(line: 93, column: 3, scope: !230, atomGroup: 2, atomRank: 1)
!240 = !DILocation(line: 94, column: 1, scope: !230)
!241 = !DILocation(line: 94, column: 1, scope: !230, atomGroup: 3, atomRank: 1)
!242 = distinct !DISubprogram(name: "through", scope: !3, file: !3, line: 87, type: !243, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !245, keyInstructions: true)
!243 = !DISubroutineType(types: !244)
!244 = !{null, !19, !17}
!245 = !{!246, !247}
!246 = !DILocalVariable(name: "to", arg: 1, scope: !242, file: !3, line: 87, type: !19)
!247 = !DILocalVariable(name: "v", arg: 2, scope: !242, file: !3, line: 87, type: !17)
!248 = !DILocation(line: 0, scope: !242)
!249 = !DILocation(line: 87, column: 61, scope: !242, atomGroup: 1, atomRank: 1)
!250 = !DILocation(line: 87, column: 66, scope: !242, atomGroup: 2, atomRank: 1)
!251 = distinct !DISubprogram(name: "variadic", scope: !3, file: !3, line: 105, type: !65, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !252, keyInstructions: true)
!252 = !{!253, !254}
!253 = !DILocalVariable(name: "r", scope: !251, file: !3, line: 106, type: !17)
!254 = !DILocalVariable(name: "s", scope: !251, file: !3, line: 106, type: !17)
!255 = !DILocation(line: 106, column: 11, scope: !251, atomGroup: 2, atomRank: 2)
!256 = !DILocation(line: 0, scope: !251)
!257 = !DILocation(line: 106, column: 21, scope: !251, atomGroup: 4, atomRank: 2)
!258 = !DILocation(line: 107, column: 8, scope: !251, atomGroup: 5, atomRank: 2)
!259 = !DILocation(line: 107, column: 3, scope: !251, atomGroup: 5, atomRank: 1)
!260 = !DILocation(line: 108, column: 1, scope: !251, atomGroup: 6, atomRank: 1)
!261 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 96, type: !262, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !264, keyInstructions: true)
!262 = !DISubroutineType(types: !263)
!263 = !{!17, !17, null}
!264 = !{!265, !266, !279, !280}
!265 = !DILocalVariable(name: "n", arg: 1, scope: !261, file: !3, line: 96, type: !17)
!266 = !DILocalVariable(name: "ap", scope: !261, file: !3, line: 97, type: !267)
!267 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !268, line: 12, baseType: !269)
!268 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!269 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !270)
!270 = !DICompositeType(tag: DW_TAG_array_type, baseType: !271, size: 192, elements: !277)
!271 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !272)
!272 = !{!273, !274, !275, !276}
!273 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !271, file: !3, line: 97, baseType: !7, size: 32)
!274 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !271, file: !3, line: 97, baseType: !7, size: 32, offset: 32)
!275 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !271, file: !3, line: 97, baseType: !18, size: 64, offset: 64)
!276 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !271, file: !3, line: 97, baseType: !18, size: 64, offset: 128)
!277 = !{!278}
!278 = !DISubrange(count: 1)
!279 = !DILocalVariable(name: "a", scope: !261, file: !3, line: 99, type: !17)
!280 = !DILocalVariable(name: "b", scope: !261, file: !3, line: 99, type: !17)
!281 = distinct !DIAssignID()
!282 = !DILocation(line: 0, scope: !261)
!283 = !DILocation(line: 97, column: 3, scope: !261)
!284 = !DILocation(line: 98, column: 3, scope: !261)
!285 = !DILocation(line: 99, column: 11, scope: !261)
!286 = distinct !DIAssignID()
!287 = distinct !DIAssignID()
!288 = !DILocation(line: 99, column: 32, scope: !261)
!289 = distinct !DIAssignID()
!290 = distinct !DIAssignID()
!291 = !DILocation(line: 99, column: 32, scope: !261, atomGroup: 2, atomRank: 2)
!292 = !DILocation(line: 100, column: 3, scope: !261)
!293 = !DILocation(line: 102, column: 1, scope: !261)
!294 = !DILocation(line: 101, column: 3, scope: !261, atomGroup: 5, atomRank: 1)
!295 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 111, type: !65, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !296, keyInstructions: true)
!296 = !{!297}
!297 = !DILocalVariable(name: "r", scope: !295, file: !3, line: 112, type: !17)
!298 = !DILocation(line: 112, column: 11, scope: !295, atomGroup: 2, atomRank: 2)
!299 = !DILocation(line: 112, column: 11, scope: !295)
!300 = !DILocation(line: 112, column: 11, scope: !295, atomGroup: 1, atomRank: 2)
!301 = !DILocation(line: 0, scope: !295)
!302 = !DILocation(line: 113, column: 3, scope: !295, atomGroup: 3, atomRank: 1)
!303 = !DILocation(line: 114, column: 3, scope: !295, atomGroup: 4, atomRank: 1)
!304 = !DILocation(line: 115, column: 1, scope: !295, atomGroup: 5, atomRank: 1)
!305 = distinct !DISubprogram(name: "phi", scope: !3, file: !3, line: 118, type: !65, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !306, keyInstructions: true)
!306 = !{!307}
!307 = !DILocalVariable(name: "r", scope: !305, file: !3, line: 119, type: !17)
!308 = !DILocation(line: 120, column: 7, scope: !309, atomGroup: 1, atomRank: 2)
!309 = distinct !DILexicalBlock(scope: !305, file: !3, line: 120, column: 7)
!310 = !DILocation(line: 120, column: 7, scope: !309, atomGroup: 2, atomRank: 2)
!311 = !DILocation(line: 120, column: 7, scope: !309, atomGroup: 2, atomRank: 1)
!312 = !DILocation(line: 123, column: 9, scope: !309, atomGroup: 5, atomRank: 2)
!313 = !DILocation(line: 0, scope: !305)
!314 = !DILocation(line: 0, scope: !309)
!315 = !DILocation(line: 124, column: 3, scope: !305, atomGroup: 6, atomRank: 1)
!316 = !DILocation(line: 125, column: 1, scope: !305, atomGroup: 7, atomRank: 1)
!317 = distinct !DISubprogram(name: "branch", scope: !3, file: !3, line: 128, type: !65, scopeLine: 128, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!318 = !DILocation(line: 129, column: 7, scope: !319, atomGroup: 1, atomRank: 2)
!319 = distinct !DILexicalBlock(scope: !317, file: !3, line: 129, column: 7)
!320 = !DILocation(line: 129, column: 7, scope: !319, atomGroup: 2, atomRank: 2)
!321 = !DILocation(line: 129, column: 7, scope: !319, atomGroup: 2, atomRank: 1)
!322 = !DILocation(line: 130, column: 5, scope: !319, atomGroup: 3, atomRank: 1)
!323 = !DILocation(line: 130, column: 5, scope: !319)
!324 = !DILocation(line: 131, column: 3, scope: !317, atomGroup: 4, atomRank: 1)
!325 = !DILocation(line: 132, column: 1, scope: !317, atomGroup: 5, atomRank: 1)
!326 = distinct !DISubprogram(name: "jump_table", scope: !3, file: !3, line: 135, type: !65, scopeLine: 135, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!327 = !DILocation(line: 136, column: 11, scope: !326, atomGroup: 1, atomRank: 2)
!328 = !DILocation(line: 136, column: 3, scope: !326, atomGroup: 2, atomRank: 1)
!329 = !DILocation(line: 138, column: 5, scope: !330, atomGroup: 3, atomRank: 1)
!330 = distinct !DILexicalBlock(scope: !326, file: !3, line: 136, column: 17)
!331 = !DILocation(line: 139, column: 5, scope: !330, atomGroup: 4, atomRank: 1)
!332 = !DILocation(line: 141, column: 5, scope: !330, atomGroup: 5, atomRank: 1)
!333 = !DILocation(line: 142, column: 5, scope: !330, atomGroup: 6, atomRank: 1)
!334 = !DILocation(line: 144, column: 5, scope: !330, atomGroup: 7, atomRank: 1)
!335 = !DILocation(line: 145, column: 3, scope: !330)
!336 = !DILocation(line: 146, column: 3, scope: !326, atomGroup: 8, atomRank: 1)
!337 = !DILocation(line: 147, column: 1, scope: !326, atomGroup: 9, atomRank: 1)
!338 = distinct !DISubprogram(name: "index_write", scope: !3, file: !3, line: 150, type: !65, scopeLine: 150, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!339 = !DILocation(line: 151, column: 11, scope: !338, atomGroup: 2, atomRank: 2)
!340 = !DILocation(line: 151, column: 16, scope: !338)
!341 = !DILocation(line: 151, column: 5, scope: !338)
!342 = !DILocation(line: 151, column: 3, scope: !338, atomGroup: 1, atomRank: 1)
!343 = !DILocation(line: 152, column: 3, scope: !338, atomGroup: 3, atomRank: 1)
!344 = !DILocation(line: 153, column: 1, scope: !338, atomGroup: 4, atomRank: 1)
!345 = distinct !DISubprogram(name: "index_read", scope: !3, file: !3, line: 156, type: !65, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !346, keyInstructions: true)
!346 = !{!347}
!347 = !DILocalVariable(name: "r", scope: !345, file: !3, line: 157, type: !17)
!348 = !DILocation(line: 157, column: 19, scope: !345, atomGroup: 3, atomRank: 2)
!349 = !DILocation(line: 157, column: 24, scope: !345)
!350 = !DILocation(line: 157, column: 13, scope: !345)
!351 = !DILocation(line: 157, column: 11, scope: !345, atomGroup: 2, atomRank: 2)
!352 = !DILocation(line: 0, scope: !345)
!353 = !DILocation(line: 158, column: 3, scope: !345, atomGroup: 4, atomRank: 1)
!354 = !DILocation(line: 159, column: 1, scope: !345, atomGroup: 5, atomRank: 1)
!355 = distinct !DISubprogram(name: "pointer", scope: !3, file: !3, line: 162, type: !65, scopeLine: 162, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!356 = !DILocation(line: 163, column: 6, scope: !355, atomGroup: 2, atomRank: 2)
!357 = !DILocation(line: 163, column: 6, scope: !355, atomGroup: 2, atomRank: 1)
!358 = !DILocation(line: 163, column: 3, scope: !355, atomGroup: 1, atomRank: 1)
!359 = !DILocation(line: 164, column: 3, scope: !355, atomGroup: 3, atomRank: 1)
!360 = !DILocation(line: 165, column: 1, scope: !355, atomGroup: 4, atomRank: 1)
!361 = distinct !DISubprogram(name: "fake", scope: !3, file: !3, line: 169, type: !65, scopeLine: 169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !362, keyInstructions: true)
!362 = !{!363}
!363 = !DILocalVariable(name: "r", scope: !361, file: !3, line: 170, type: !17)
!364 = !DILocation(line: 170, column: 11, scope: !361, atomGroup: 2, atomRank: 2)
!365 = !DILocation(line: 0, scope: !361)
!366 = !DILocation(line: 171, column: 3, scope: !361, atomGroup: 3, atomRank: 1)
!367 = !DILocation(line: 172, column: 1, scope: !361, atomGroup: 4, atomRank: 1)
!368 = distinct !DISubprogram(name: "fake_index", scope: !3, file: !3, line: 176, type: !65, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !369, keyInstructions: true)
!369 = !{!370}
!370 = !DILocalVariable(name: "r", scope: !368, file: !3, line: 177, type: !17)
!371 = !DILocation(line: 177, column: 11, scope: !368, atomGroup: 2, atomRank: 2)
!372 = !DILocation(line: 0, scope: !368)
!373 = !DILocation(line: 178, column: 3, scope: !368, atomGroup: 3, atomRank: 1)
!374 = !DILocation(line: 179, column: 3, scope: !368, atomGroup: 4, atomRank: 1)
!375 = !DILocation(line: 180, column: 1, scope: !368, atomGroup: 5, atomRank: 1)
!376 = distinct !DISubprogram(name: "rmw", scope: !3, file: !3, line: 183, type: !65, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !377, keyInstructions: true)
!377 = !{!378}
!378 = !DILocalVariable(name: "r", scope: !376, file: !3, line: 184, type: !17)
!379 = !DILocation(line: 184, column: 32, scope: !376, atomGroup: 3, atomRank: 2)
!380 = !DILocation(line: 184, column: 11, scope: !376, atomGroup: 2, atomRank: 2)
!381 = !DILocation(line: 0, scope: !376)
!382 = !DILocation(line: 185, column: 3, scope: !376, atomGroup: 4, atomRank: 1)
!383 = !DILocation(line: 186, column: 1, scope: !376, atomGroup: 5, atomRank: 1)
!384 = distinct !DISubprogram(name: "cas_value", scope: !3, file: !3, line: 189, type: !65, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !385, keyInstructions: true)
!385 = !{!386, !387, !388}
!386 = !DILocalVariable(name: "e", scope: !384, file: !3, line: 190, type: !17)
!387 = !DILocalVariable(name: "n", scope: !384, file: !3, line: 190, type: !17)
!388 = !DILocalVariable(name: "r", scope: !384, file: !3, line: 191, type: !17)
!389 = !DILocation(line: 190, column: 11, scope: !384, atomGroup: 2, atomRank: 2)
!390 = !DILocation(line: 0, scope: !384)
!391 = !DILocation(line: 190, column: 21, scope: !384, atomGroup: 4, atomRank: 2)
!392 = !DILocation(line: 191, column: 11, scope: !384)
!393 = !DILocation(line: 191, column: 11, scope: !384, atomGroup: 5, atomRank: 2)
!394 = !DILocation(line: 192, column: 3, scope: !384, atomGroup: 6, atomRank: 1)
!395 = !DILocation(line: 193, column: 1, scope: !384, atomGroup: 7, atomRank: 1)
!396 = distinct !DISubprogram(name: "cas_fails_unused", scope: !3, file: !3, line: 196, type: !65, scopeLine: 196, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !397, keyInstructions: true)
!397 = !{!398}
!398 = !DILocalVariable(name: "n", scope: !396, file: !3, line: 197, type: !17)
!399 = !DILocation(line: 197, column: 11, scope: !396, atomGroup: 2, atomRank: 2)
!400 = !DILocation(line: 0, scope: !396)
!401 = !DILocation(line: 198, column: 3, scope: !396)
!402 = !DILocation(line: 199, column: 3, scope: !396, atomGroup: 3, atomRank: 1)
!403 = !DILocation(line: 200, column: 1, scope: !396, atomGroup: 4, atomRank: 1)
!404 = distinct !DISubprogram(name: "cas_fails_used", scope: !3, file: !3, line: 203, type: !65, scopeLine: 203, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!405 = !DILocation(line: 204, column: 7, scope: !406)
!406 = distinct !DILexicalBlock(scope: !404, file: !3, line: 204, column: 7)
!407 = !DILocation(line: 204, column: 7, scope: !406, atomGroup: 1, atomRank: 2)
!408 = !DILocation(line: 204, column: 7, scope: !406, atomGroup: 1, atomRank: 1)
!409 = !DILocation(line: 205, column: 5, scope: !406, atomGroup: 2, atomRank: 1)
!410 = !DILocation(line: 205, column: 5, scope: !406)
!411 = !DILocation(line: 206, column: 3, scope: !404, atomGroup: 3, atomRank: 1)
!412 = !DILocation(line: 207, column: 1, scope: !404, atomGroup: 4, atomRank: 1)
!413 = distinct !DISubprogram(name: "cas_expected_written", scope: !3, file: !3, line: 211, type: !65, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !414, keyInstructions: true)
!414 = !{!415}
!415 = !DILocalVariable(name: "e", scope: !413, file: !3, line: 212, type: !17)
!416 = !DILocation(line: 0, scope: !413)
!417 = !DILocation(line: 213, column: 3, scope: !413)
!418 = !DILocation(line: 214, column: 3, scope: !413, atomGroup: 3, atomRank: 1)
!419 = !DILocation(line: 215, column: 1, scope: !413, atomGroup: 4, atomRank: 1)
!420 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 218, type: !65, scopeLine: 218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !421, keyInstructions: true)
!421 = !{!422}
!422 = !DILocalVariable(name: "h", scope: !420, file: !3, line: 219, type: !19)
!423 = !DILocation(line: 219, column: 21, scope: !420, atomGroup: 1, atomRank: 2)
!424 = !DILocation(line: 0, scope: !420)
!425 = !DILocation(line: 220, column: 8, scope: !420, atomGroup: 3, atomRank: 2)
!426 = !DILocation(line: 220, column: 6, scope: !420, atomGroup: 2, atomRank: 1)
!427 = !DILocation(line: 221, column: 3, scope: !420, atomGroup: 4, atomRank: 2)
!428 = !DILocation(line: 221, column: 3, scope: !420, atomGroup: 4, atomRank: 1)
!429 = !DILocation(line: 222, column: 8, scope: !420, atomGroup: 5, atomRank: 2)
!430 = !DILocation(line: 222, column: 3, scope: !420, atomGroup: 5, atomRank: 1)
!431 = !DILocation(line: 223, column: 1, scope: !420, atomGroup: 6, atomRank: 1)
!432 = !DISubprogram(name: "malloc", scope: !433, file: !433, line: 553, type: !434, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!433 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!434 = !DISubroutineType(types: !435)
!435 = !{!18, !436}
!436 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !437, line: 18, baseType: !438)
!437 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!438 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!439 = distinct !DISubprogram(name: "heap_size", scope: !3, file: !3, line: 226, type: !65, scopeLine: 226, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !440, keyInstructions: true)
!440 = !{!441, !442}
!441 = !DILocalVariable(name: "h", scope: !439, file: !3, line: 227, type: !19)
!442 = !DILocalVariable(name: "k", scope: !439, file: !3, line: 228, type: !19)
!443 = !DILocation(line: 227, column: 28, scope: !439, atomGroup: 2, atomRank: 2)
!444 = !DILocation(line: 227, column: 33, scope: !439)
!445 = !DILocation(line: 227, column: 28, scope: !439)
!446 = !DILocation(line: 227, column: 21, scope: !439, atomGroup: 1, atomRank: 2)
!447 = !DILocation(line: 0, scope: !439)
!448 = !DILocation(line: 228, column: 21, scope: !439, atomGroup: 3, atomRank: 2)
!449 = !DILocation(line: 229, column: 6, scope: !439, atomGroup: 4, atomRank: 1)
!450 = !DILocation(line: 230, column: 6, scope: !439, atomGroup: 5, atomRank: 1)
!451 = !DILocation(line: 231, column: 3, scope: !439, atomGroup: 6, atomRank: 1)
!452 = !DILocation(line: 232, column: 1, scope: !439, atomGroup: 7, atomRank: 1)
!453 = distinct !DISubprogram(name: "heap_free", scope: !3, file: !3, line: 235, type: !65, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!454 = !DILocation(line: 236, column: 8, scope: !453, atomGroup: 1, atomRank: 2)
!455 = !DILocation(line: 236, column: 8, scope: !453, atomGroup: 1, atomRank: 1)
!456 = !DILocation(line: 236, column: 3, scope: !453)
!457 = !DILocation(line: 237, column: 3, scope: !453, atomGroup: 2, atomRank: 1)
!458 = !DILocation(line: 238, column: 1, scope: !453, atomGroup: 3, atomRank: 1)
!459 = !DISubprogram(name: "free", scope: !433, file: !433, line: 568, type: !460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!460 = !DISubroutineType(types: !461)
!461 = !{null, !18}
!462 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 241, type: !65, scopeLine: 241, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !463, keyInstructions: true)
!463 = !{!464, !465}
!464 = !DILocalVariable(name: "s", scope: !462, file: !3, line: 242, type: !114)
!465 = !DILocalVariable(name: "t", scope: !462, file: !3, line: 243, type: !115)
!466 = distinct !DIAssignID()
!467 = !DILocation(line: 0, scope: !462)
!468 = distinct !DIAssignID()
!469 = distinct !DIAssignID()
!470 = distinct !DIAssignID()
!471 = !DILocation(line: 242, column: 3, scope: !462)
!472 = !DILocation(line: 243, column: 3, scope: !462)
!473 = !DILocation(line: 244, column: 9, scope: !462, atomGroup: 2, atomRank: 2)
!474 = !DILocation(line: 244, column: 7, scope: !462, atomGroup: 1, atomRank: 1)
!475 = distinct !DIAssignID()
!476 = !DILocation(line: 245, column: 9, scope: !462, atomGroup: 4, atomRank: 2)
!477 = !DILocation(line: 245, column: 7, scope: !462, atomGroup: 3, atomRank: 1)
!478 = distinct !DIAssignID()
!479 = !DILocation(line: 246, column: 3, scope: !462, atomGroup: 5, atomRank: 1)
!480 = distinct !DIAssignID()
!481 = distinct !DIAssignID()
!482 = !DILocation(line: 247, column: 8, scope: !462, atomGroup: 6, atomRank: 2)
!483 = !DILocation(line: 247, column: 3, scope: !462, atomGroup: 6, atomRank: 1)
!484 = !DILocation(line: 248, column: 8, scope: !462, atomGroup: 7, atomRank: 2)
!485 = !DILocation(line: 248, column: 3, scope: !462, atomGroup: 7, atomRank: 1)
!486 = !DILocation(line: 249, column: 1, scope: !462)
!487 = !DILocation(line: 249, column: 1, scope: !462, atomGroup: 8, atomRank: 1)
!488 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 252, type: !65, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !489, keyInstructions: true)
!489 = !{!490}
!490 = !DILocalVariable(name: "t", scope: !488, file: !3, line: 253, type: !491)
!491 = !DICompositeType(tag: DW_TAG_array_type, baseType: !492, size: 64, elements: !493)
!492 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !56)
!493 = !{!494}
!494 = !DISubrange(count: 8)
!495 = distinct !DIAssignID()
!496 = !DILocation(line: 0, scope: !488)
!497 = distinct !DIAssignID()
!498 = distinct !DIAssignID()
!499 = distinct !DIAssignID()
!500 = distinct !DIAssignID()
!501 = !DILocation(line: 253, column: 3, scope: !488)
!502 = !DILocation(line: 253, column: 17, scope: !488, atomGroup: 1, atomRank: 1)
!503 = distinct !DIAssignID()
!504 = distinct !DIAssignID()
!505 = distinct !DIAssignID()
!506 = distinct !DIAssignID()
!507 = distinct !DIAssignID()
!508 = !DILocation(line: 254, column: 21, scope: !488, atomGroup: 2, atomRank: 2)
!509 = !DILocation(line: 254, column: 3, scope: !488, atomGroup: 3, atomRank: 2)
!510 = !DILocation(line: 254, column: 3, scope: !488, atomGroup: 3, atomRank: 1)
!511 = distinct !DIAssignID()
!512 = distinct !DIAssignID()
!513 = !DILocation(line: 255, column: 8, scope: !488, atomGroup: 4, atomRank: 3)
!514 = !DILocation(line: 255, column: 3, scope: !488, atomGroup: 4, atomRank: 2)
!515 = !DILocation(line: 255, column: 3, scope: !488, atomGroup: 4, atomRank: 1)
!516 = !DILocation(line: 256, column: 8, scope: !488, atomGroup: 5, atomRank: 3)
!517 = !DILocation(line: 256, column: 3, scope: !488, atomGroup: 5, atomRank: 2)
!518 = !DILocation(line: 256, column: 3, scope: !488, atomGroup: 5, atomRank: 1)
!519 = !DILocation(line: 257, column: 1, scope: !488)
!520 = !DILocation(line: 257, column: 1, scope: !488, atomGroup: 6, atomRank: 1)
!521 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 259, type: !65, scopeLine: 259, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!522 = !DILocation(line: 259, column: 34, scope: !521, atomGroup: 1, atomRank: 1)
!523 = !DILocation(line: 259, column: 43, scope: !521, atomGroup: 2, atomRank: 1)
!524 = distinct !DISubprogram(name: "call_pointer", scope: !3, file: !3, line: 263, type: !65, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!525 = !DILocation(line: 264, column: 3, scope: !524, atomGroup: 1, atomRank: 2)
!526 = !DILocation(line: 264, column: 3, scope: !524, atomGroup: 1, atomRank: 1)
!527 = !DILocation(line: 264, column: 3, scope: !524)
!528 = !DILocation(line: 265, column: 3, scope: !524, atomGroup: 2, atomRank: 1)
!529 = !DILocation(line: 266, column: 1, scope: !524, atomGroup: 3, atomRank: 1)
!530 = distinct !DISubprogram(name: "escape", scope: !3, file: !3, line: 269, type: !65, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !531, keyInstructions: true)
!531 = !{!532}
!532 = !DILocalVariable(name: "r", scope: !530, file: !3, line: 270, type: !20)
!533 = distinct !DIAssignID()
!534 = !DILocation(line: 0, scope: !530)
!535 = !DILocation(line: 270, column: 3, scope: !530)
!536 = !DILocation(line: 270, column: 20, scope: !530, atomGroup: 2, atomRank: 2)
!537 = !DILocation(line: 270, column: 16, scope: !530, atomGroup: 1, atomRank: 1)
!538 = distinct !DIAssignID()
!539 = !DILocation(line: 271, column: 3, scope: !530, atomGroup: 3, atomRank: 2)
!540 = !DILocation(line: 271, column: 3, scope: !530, atomGroup: 3, atomRank: 1)
!541 = !DILocation(line: 272, column: 8, scope: !530, atomGroup: 4, atomRank: 2)
!542 = !DILocation(line: 272, column: 3, scope: !530, atomGroup: 4, atomRank: 1)
!543 = !DILocation(line: 273, column: 1, scope: !530)
!544 = !DILocation(line: 273, column: 1, scope: !530, atomGroup: 5, atomRank: 1)
!545 = distinct !DISubprogram(name: "maybe_private", scope: !3, file: !3, line: 277, type: !65, scopeLine: 277, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !546, keyInstructions: true)
!546 = !{!547, !548}
!547 = !DILocalVariable(name: "r", scope: !545, file: !3, line: 278, type: !17)
!548 = !DILocalVariable(name: "to", scope: !545, file: !3, line: 279, type: !16)
!549 = distinct !DIAssignID()
!550 = !DILocation(line: 0, scope: !545)
!551 = !DILocation(line: 278, column: 3, scope: !545)
!552 = !DILocation(line: 278, column: 7, scope: !545, atomGroup: 1, atomRank: 1)
!553 = distinct !DIAssignID()
!554 = !DILocation(line: 279, column: 13, scope: !545, atomGroup: 3, atomRank: 2)
!555 = !DILocation(line: 279, column: 13, scope: !545, atomGroup: 4, atomRank: 2)
!556 = !DILocation(line: 279, column: 13, scope: !545)
!557 = !DILocation(line: 280, column: 23, scope: !545, atomGroup: 5, atomRank: 1)
!558 = !DILocation(line: 281, column: 8, scope: !545, atomGroup: 6, atomRank: 2)
!559 = !DILocation(line: 281, column: 3, scope: !545, atomGroup: 6, atomRank: 1)
!560 = !DILocation(line: 282, column: 1, scope: !545)
!561 = !DILocation(line: 282, column: 1, scope: !545, atomGroup: 7, atomRank: 1)
!562 = distinct !DISubprogram(name: "loop", scope: !3, file: !3, line: 285, type: !65, scopeLine: 285, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !563, keyInstructions: true)
!563 = !{!564}
!564 = !DILocalVariable(name: "i", scope: !565, file: !3, line: 286, type: !17)
!565 = distinct !DILexicalBlock(scope: !562, file: !3, line: 286, column: 3)
!566 = !DILocation(line: 0, scope: !565)
!567 = !DILocation(line: 286, column: 24, scope: !568, atomGroup: 12, atomRank: 2)
!568 = distinct !DILexicalBlock(scope: !565, file: !3, line: 286, column: 3)
!569 = !DILocation(line: 286, column: 22, scope: !568, atomGroup: 13, atomRank: 1)
!570 = !DILocation(line: 286, column: 3, scope: !565, atomGroup: 14, atomRank: 1)
!571 = !DILocation(line: 286, column: 31, scope: !568, atomGroup: 8, atomRank: 2)
!572 = !DILocation(line: 286, column: 24, scope: !568, atomGroup: 2, atomRank: 2)
!573 = !DILocation(line: 286, column: 22, scope: !568, atomGroup: 3, atomRank: 1)
!574 = !DILocation(line: 286, column: 3, scope: !565, atomGroup: 4, atomRank: 1)
!575 = distinct !{!575, !576, !577, !578, !579}
!576 = !DILocation(line: 286, column: 3, scope: !565)
!577 = !DILocation(line: 288, column: 7, scope: !565)
!578 = !{!"llvm.loop.mustprogress"}
!579 = !{!"llvm.loop.unroll.disable"}
!580 = !DILocation(line: 287, column: 9, scope: !581, atomGroup: 5, atomRank: 2)
!581 = distinct !DILexicalBlock(scope: !568, file: !3, line: 287, column: 9)
!582 = !DILocation(line: 287, column: 9, scope: !581, atomGroup: 6, atomRank: 2)
!583 = !DILocation(line: 287, column: 9, scope: !581, atomGroup: 6, atomRank: 1)
!584 = !DILocation(line: 289, column: 3, scope: !562, atomGroup: 10, atomRank: 1)
!585 = !DILocation(line: 290, column: 1, scope: !562)
!586 = !DILocation(line: 290, column: 1, scope: !562, atomGroup: 11, atomRank: 1)
!587 = distinct !DISubprogram(name: "division", scope: !3, file: !3, line: 293, type: !65, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!588 = !DILocation(line: 294, column: 13, scope: !587, atomGroup: 2, atomRank: 2)
!589 = !DILocation(line: 294, column: 18, scope: !587)
!590 = !DILocation(line: 294, column: 10, scope: !587, atomGroup: 1, atomRank: 2)
!591 = !DILocation(line: 294, column: 3, scope: !587, atomGroup: 1, atomRank: 1)
!592 = !DILocation(line: 295, column: 3, scope: !587, atomGroup: 3, atomRank: 1)
!593 = !DILocation(line: 296, column: 1, scope: !587, atomGroup: 4, atomRank: 1)
!594 = distinct !DISubprogram(name: "division_by_constant", scope: !3, file: !3, line: 299, type: !65, scopeLine: 299, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!595 = !DILocation(line: 300, column: 8, scope: !594, atomGroup: 2, atomRank: 2)
!596 = !DILocation(line: 300, column: 13, scope: !594, atomGroup: 1, atomRank: 2)
!597 = !DILocation(line: 300, column: 3, scope: !594, atomGroup: 1, atomRank: 1)
!598 = !DILocation(line: 301, column: 3, scope: !594, atomGroup: 3, atomRank: 1)
!599 = !DILocation(line: 302, column: 1, scope: !594, atomGroup: 4, atomRank: 1)
!600 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 305, type: !65, scopeLine: 305, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!601 = !DILocation(line: 306, column: 3, scope: !600)
!602 = !DILocation(line: 307, column: 3, scope: !600, atomGroup: 1, atomRank: 1)
!603 = !DILocation(line: 308, column: 3, scope: !600)
!604 = !DILocation(line: 309, column: 1, scope: !600, atomGroup: 2, atomRank: 1)
!605 = !DISubprogram(name: "pthread_mutex_lock", scope: !606, file: !606, line: 794, type: !607, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!607 = !DISubroutineType(types: !608)
!608 = !{!17, !609}
!609 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!610 = !DISubprogram(name: "pthread_mutex_unlock", scope: !606, file: !606, line: 835, type: !607, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!611 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 312, type: !65, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !612, keyInstructions: true)
!612 = !{!613}
!613 = !DILocalVariable(name: "v", scope: !611, file: !3, line: 313, type: !614)
!614 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!615 = !DILocation(line: 313, column: 35, scope: !611, atomGroup: 2, atomRank: 2)
!616 = !DILocation(line: 0, scope: !611)
!617 = !DILocation(line: 314, column: 9, scope: !611)
!618 = !DILocation(line: 315, column: 3, scope: !611, atomGroup: 4, atomRank: 1)
!619 = !DILocation(line: 316, column: 1, scope: !611, atomGroup: 5, atomRank: 1)
!620 = distinct !DISubprogram(name: "floating", scope: !3, file: !3, line: 319, type: !65, scopeLine: 319, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !621, keyInstructions: true)
!621 = !{!622}
!622 = !DILocalVariable(name: "d", scope: !620, file: !3, line: 320, type: !623)
!623 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!624 = !DILocation(line: 320, column: 14, scope: !620, atomGroup: 2, atomRank: 2)
!625 = !DILocation(line: 320, column: 14, scope: !620, atomGroup: 1, atomRank: 2)
!626 = !DILocation(line: 0, scope: !620)
!627 = !DILocation(line: 321, column: 16, scope: !620, atomGroup: 3, atomRank: 3)
!628 = !DILocation(line: 321, column: 8, scope: !620, atomGroup: 3, atomRank: 2)
!629 = !DILocation(line: 321, column: 3, scope: !620, atomGroup: 3, atomRank: 1)
!630 = !DILocation(line: 322, column: 1, scope: !620, atomGroup: 4, atomRank: 1)
!631 = distinct !DISubprogram(name: "assume", scope: !3, file: !3, line: 325, type: !65, scopeLine: 325, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!632 = !DILocation(line: 326, column: 21, scope: !631, atomGroup: 1, atomRank: 2)
!633 = !DILocation(line: 326, column: 26, scope: !631)
!634 = !DILocation(line: 326, column: 3, scope: !631)
!635 = !DILocation(line: 327, column: 3, scope: !631, atomGroup: 2, atomRank: 1)
!636 = !DILocation(line: 328, column: 1, scope: !631, atomGroup: 3, atomRank: 1)
!637 = !DISubprogram(name: "__VERIFIER_assume", scope: !3, file: !3, line: 13, type: !638, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!638 = !DISubroutineType(types: !639)
!639 = !{null, !17}
!640 = distinct !DISubprogram(name: "thread_local_variable", scope: !3, file: !3, line: 333, type: !65, scopeLine: 333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!641 = !DILocation(line: 334, column: 10, scope: !640, atomGroup: 2, atomRank: 2)
!642 = !DILocation(line: 334, column: 3, scope: !640)
!643 = !DILocation(line: 334, column: 8, scope: !640, atomGroup: 1, atomRank: 1)
!644 = !DILocation(line: 335, column: 8, scope: !640, atomGroup: 3, atomRank: 2)
!645 = !DILocation(line: 335, column: 3, scope: !640, atomGroup: 3, atomRank: 1)
!646 = !DILocation(line: 336, column: 1, scope: !640, atomGroup: 4, atomRank: 1)
!647 = distinct !DISubprogram(name: "overwritten", scope: !3, file: !3, line: 339, type: !65, scopeLine: 339, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !648, keyInstructions: true)
!648 = !{!649}
!649 = !DILocalVariable(name: "r", scope: !647, file: !3, line: 340, type: !17)
!650 = !DILocation(line: 340, column: 11, scope: !647, atomGroup: 2, atomRank: 2)
!651 = !DILocation(line: 0, scope: !647)
!652 = !DILocation(line: 341, column: 7, scope: !647, atomGroup: 4, atomRank: 2)
!653 = !DILocation(line: 342, column: 3, scope: !647, atomGroup: 5, atomRank: 1)
!654 = !DILocation(line: 343, column: 1, scope: !647, atomGroup: 6, atomRank: 1)
!655 = distinct !DISubprogram(name: "transitive_in_registers", scope: !3, file: !3, line: 346, type: !65, scopeLine: 346, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !656, keyInstructions: true)
!656 = !{!657, !658}
!657 = !DILocalVariable(name: "r", scope: !655, file: !3, line: 347, type: !17)
!658 = !DILocalVariable(name: "s", scope: !655, file: !3, line: 347, type: !17)
!659 = !DILocation(line: 347, column: 11, scope: !655, atomGroup: 2, atomRank: 2)
!660 = !DILocation(line: 347, column: 18, scope: !655, atomGroup: 3, atomRank: 2)
!661 = !DILocation(line: 347, column: 16, scope: !655, atomGroup: 1, atomRank: 2)
!662 = !DILocation(line: 0, scope: !655)
!663 = !DILocation(line: 347, column: 32, scope: !655, atomGroup: 5, atomRank: 2)
!664 = !DILocation(line: 347, column: 30, scope: !655, atomGroup: 4, atomRank: 2)
!665 = !DILocation(line: 348, column: 3, scope: !655, atomGroup: 6, atomRank: 1)
!666 = !DILocation(line: 349, column: 1, scope: !655, atomGroup: 7, atomRank: 1)
!667 = distinct !DISubprogram(name: "not_through_shared", scope: !3, file: !3, line: 352, type: !65, scopeLine: 352, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!668 = !DILocation(line: 353, column: 8, scope: !667, atomGroup: 2, atomRank: 2)
!669 = !DILocation(line: 353, column: 3, scope: !667, atomGroup: 1, atomRank: 1)
!670 = !DILocation(line: 354, column: 8, scope: !667, atomGroup: 4, atomRank: 2)
!671 = !DILocation(line: 354, column: 3, scope: !667, atomGroup: 3, atomRank: 1)
!672 = !DILocation(line: 355, column: 1, scope: !667, atomGroup: 5, atomRank: 1)
