; ModuleID = 'prims/sem-fifo.c'
source_filename = "prims/sem-fifo.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.gmc_sem = type { i32, %struct.gmc_queue }
%struct.gmc_queue = type { i32, [6 x i32] }
%union.sem_t = type { i64, [24 x i8] }

@.str = private unnamed_addr constant [23 x i8] c"genmcgo.operation.init\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [49 x i8] c"../interp/rtlib/include/genmcgo/semaphore_fifo.h\00", section "llvm.metadata"
@.str.2 = private unnamed_addr constant [26 x i8] c"genmcgo.operation.destroy\00", section "llvm.metadata"
@.str.3 = private unnamed_addr constant [26 x i8] c"genmcgo.operation.release\00", section "llvm.metadata"
@.str.4 = private unnamed_addr constant [26 x i8] c"genmcgo.operation.enqueue\00", section "llvm.metadata"
@.str.5 = private unnamed_addr constant [49 x i8] c"s->value > 0 && gmc_first(&s->queue, gmc_self())\00", align 1
@.str.6 = private unnamed_addr constant [26 x i8] c"genmcgo.operation.acquire\00", section "llvm.metadata"
@.str.7 = private unnamed_addr constant [24 x i8] c"genmcgo.operation.query\00", section "llvm.metadata"
@gmc_commute_0 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_post to i8*), i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_post to i8*)], align 16, !dbg !0
@.str.8 = private unnamed_addr constant [16 x i8] c"genmcgo.commute\00", section "llvm.metadata"
@gmc_commute_1 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_post to i8*), i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_enter to i8*)], align 16, !dbg !23
@gmc_commute_2 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_enter to i8*), i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_take to i8*)], align 16, !dbg !30
@gmc_commute_3 = internal constant [2 x i8*] [i8* bitcast (i32 (%struct.gmc_sem*)* @gmc_sem_value to i8*), i8* bitcast (i32 (%struct.gmc_sem*)* @gmc_sem_value to i8*)], align 16, !dbg !32
@gmc_commute_4 = internal constant [2 x i8*] [i8* bitcast (i32 (%struct.gmc_sem*)* @gmc_sem_value to i8*), i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_enter to i8*)], align 16, !dbg !34
@.str.9 = private unnamed_addr constant [32 x i8] c"genmcgo.invariant.s->value >= 0\00", section "llvm.metadata"
@.str.10 = private unnamed_addr constant [66 x i8] c"the queue of an object is full; define GMC_QUEUE_CAPACITY as more\00", align 1
@.str.11 = private unnamed_addr constant [66 x i8] c"an element that is not there is taken from the queue of an object\00", align 1
@llvm.global.annotations = appending global [13 x { i8*, i8*, i8*, i32, i8* }] [{ i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_sem*, i32)* @gmc_sem_init to i8*), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 12, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_destroy to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 16, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_post to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 18, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_enter to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 19, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_take to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 20, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (i32 (%struct.gmc_sem*)* @gmc_sem_trywait to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 31, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (i32 (%struct.gmc_sem*)* @gmc_sem_value to i8*), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 34, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_0 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 36, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_1 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 37, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_2 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 38, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_3 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 39, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_4 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 40, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (i32 (%struct.gmc_sem*)* @gmc_invariant_5 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 41, i8* null }], section "llvm.metadata"
@llvm.compiler.used = appending global [13 x i8*] [i8* bitcast (void (%struct.gmc_sem*, i32)* @gmc_sem_init to i8*), i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_destroy to i8*), i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_post to i8*), i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_enter to i8*), i8* bitcast (void (%struct.gmc_sem*)* @gmc_sem_take to i8*), i8* bitcast (i32 (%struct.gmc_sem*)* @gmc_sem_trywait to i8*), i8* bitcast (i32 (%struct.gmc_sem*)* @gmc_sem_value to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_0 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_1 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_2 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_3 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_4 to i8*), i8* bitcast (i32 (%struct.gmc_sem*)* @gmc_invariant_5 to i8*)], section "llvm.metadata"

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_sem_init(%struct.gmc_sem* noundef %0, i32 noundef %1) #0 !dbg !44 {
  %3 = alloca %struct.gmc_sem*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.gmc_sem, align 4
  store %struct.gmc_sem* %0, %struct.gmc_sem** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_sem** %3, metadata !48, metadata !DIExpression()), !dbg !49
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !50, metadata !DIExpression()), !dbg !51
  %6 = load %struct.gmc_sem*, %struct.gmc_sem** %3, align 8, !dbg !52
  %7 = bitcast %struct.gmc_sem* %5 to i8*, !dbg !53
  call void @llvm.memset.p0i8.i64(i8* align 4 %7, i8 0, i64 32, i1 false), !dbg !53
  %8 = bitcast %struct.gmc_sem* %6 to i8*, !dbg !53
  %9 = bitcast %struct.gmc_sem* %5 to i8*, !dbg !53
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 %9, i64 32, i1 false), !dbg !53
  %10 = load i32, i32* %4, align 4, !dbg !54
  %11 = load %struct.gmc_sem*, %struct.gmc_sem** %3, align 8, !dbg !55
  %12 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %11, i32 0, i32 0, !dbg !56
  store i32 %10, i32* %12, align 4, !dbg !57
  ret void, !dbg !58
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_sem_destroy(%struct.gmc_sem* noundef %0) #0 !dbg !59 {
  %2 = alloca %struct.gmc_sem*, align 8
  store %struct.gmc_sem* %0, %struct.gmc_sem** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_sem** %2, metadata !62, metadata !DIExpression()), !dbg !63
  %3 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !64
  ret void, !dbg !65
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_sem_post(%struct.gmc_sem* noundef %0) #0 !dbg !66 {
  %2 = alloca %struct.gmc_sem*, align 8
  store %struct.gmc_sem* %0, %struct.gmc_sem** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_sem** %2, metadata !67, metadata !DIExpression()), !dbg !68
  %3 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !69
  %4 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %3, i32 0, i32 0, !dbg !70
  %5 = load i32, i32* %4, align 4, !dbg !71
  %6 = add nsw i32 %5, 1, !dbg !71
  store i32 %6, i32* %4, align 4, !dbg !71
  ret void, !dbg !72
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_sem_enter(%struct.gmc_sem* noundef %0) #0 !dbg !73 {
  %2 = alloca %struct.gmc_sem*, align 8
  store %struct.gmc_sem* %0, %struct.gmc_sem** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_sem** %2, metadata !74, metadata !DIExpression()), !dbg !75
  %3 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !76
  %4 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %3, i32 0, i32 1, !dbg !77
  %5 = call i64 @__gmc_self(), !dbg !78
  %6 = trunc i64 %5 to i32, !dbg !78
  %7 = sub nsw i32 %6, 1, !dbg !78
  call void @gmc_push(%struct.gmc_queue* noundef %4, i32 noundef %7), !dbg !79
  ret void, !dbg !80
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_push(%struct.gmc_queue* noundef %0, i32 noundef %1) #0 !dbg !81 {
  %3 = alloca %struct.gmc_queue*, align 8
  %4 = alloca i32, align 4
  store %struct.gmc_queue* %0, %struct.gmc_queue** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %3, metadata !85, metadata !DIExpression()), !dbg !86
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !87, metadata !DIExpression()), !dbg !88
  %5 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !89
  %6 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %5, i32 0, i32 0, !dbg !91
  %7 = load i32, i32* %6, align 4, !dbg !91
  %8 = icmp sge i32 %7, 6, !dbg !92
  br i1 %8, label %9, label %10, !dbg !93

9:                                                ; preds = %2
  call void @__gmc_fault(i32 noundef 25, i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.10, i64 0, i64 0)), !dbg !94
  br label %10, !dbg !94

10:                                               ; preds = %9, %2
  %11 = load i32, i32* %4, align 4, !dbg !95
  %12 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !96
  %13 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %12, i32 0, i32 1, !dbg !97
  %14 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !98
  %15 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %14, i32 0, i32 0, !dbg !99
  %16 = load i32, i32* %15, align 4, !dbg !100
  %17 = add nsw i32 %16, 1, !dbg !100
  store i32 %17, i32* %15, align 4, !dbg !100
  %18 = sext i32 %16 to i64, !dbg !96
  %19 = getelementptr inbounds [6 x i32], [6 x i32]* %13, i64 0, i64 %18, !dbg !96
  store i32 %11, i32* %19, align 4, !dbg !101
  ret void, !dbg !102
}

declare i64 @__gmc_self() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_sem_take(%struct.gmc_sem* noundef %0) #0 !dbg !103 {
  %2 = alloca %struct.gmc_sem*, align 8
  store %struct.gmc_sem* %0, %struct.gmc_sem** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_sem** %2, metadata !104, metadata !DIExpression()), !dbg !105
  %3 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !106
  %4 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %3, i32 0, i32 0, !dbg !106
  %5 = load i32, i32* %4, align 4, !dbg !106
  %6 = icmp sgt i32 %5, 0, !dbg !106
  br i1 %6, label %7, label %15, !dbg !106

7:                                                ; preds = %1
  %8 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !106
  %9 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %8, i32 0, i32 1, !dbg !106
  %10 = call i64 @__gmc_self(), !dbg !106
  %11 = trunc i64 %10 to i32, !dbg !106
  %12 = sub nsw i32 %11, 1, !dbg !106
  %13 = call i32 @gmc_first(%struct.gmc_queue* noundef %9, i32 noundef %12), !dbg !106
  %14 = icmp ne i32 %13, 0, !dbg !106
  br label %15

15:                                               ; preds = %7, %1
  %16 = phi i1 [ false, %1 ], [ %14, %7 ], !dbg !107
  %17 = zext i1 %16 to i64, !dbg !106
  %18 = select i1 %16, i32 1, i32 0, !dbg !106
  call void @__gmc_guard(i32 noundef %18, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.5, i64 0, i64 0)), !dbg !106
  %19 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !108
  %20 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %19, i32 0, i32 0, !dbg !109
  %21 = load i32, i32* %20, align 4, !dbg !110
  %22 = add nsw i32 %21, -1, !dbg !110
  store i32 %22, i32* %20, align 4, !dbg !110
  %23 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !111
  %24 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %23, i32 0, i32 1, !dbg !112
  %25 = call i32 @gmc_pop(%struct.gmc_queue* noundef %24), !dbg !113
  ret void, !dbg !114
}

declare void @__gmc_guard(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_first(%struct.gmc_queue* noundef %0, i32 noundef %1) #0 !dbg !115 {
  %3 = alloca %struct.gmc_queue*, align 8
  %4 = alloca i32, align 4
  store %struct.gmc_queue* %0, %struct.gmc_queue** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %3, metadata !120, metadata !DIExpression()), !dbg !121
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !122, metadata !DIExpression()), !dbg !123
  %5 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !124
  %6 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %5, i32 0, i32 0, !dbg !125
  %7 = load i32, i32* %6, align 4, !dbg !125
  %8 = icmp sgt i32 %7, 0, !dbg !126
  br i1 %8, label %9, label %16, !dbg !127

9:                                                ; preds = %2
  %10 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !128
  %11 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %10, i32 0, i32 1, !dbg !129
  %12 = getelementptr inbounds [6 x i32], [6 x i32]* %11, i64 0, i64 0, !dbg !128
  %13 = load i32, i32* %12, align 4, !dbg !128
  %14 = load i32, i32* %4, align 4, !dbg !130
  %15 = icmp eq i32 %13, %14, !dbg !131
  br label %16

16:                                               ; preds = %9, %2
  %17 = phi i1 [ false, %2 ], [ %15, %9 ], !dbg !132
  %18 = zext i1 %17 to i32, !dbg !127
  ret i32 %18, !dbg !133
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_pop(%struct.gmc_queue* noundef %0) #0 !dbg !134 {
  %2 = alloca %struct.gmc_queue*, align 8
  store %struct.gmc_queue* %0, %struct.gmc_queue** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %2, metadata !137, metadata !DIExpression()), !dbg !138
  %3 = load %struct.gmc_queue*, %struct.gmc_queue** %2, align 8, !dbg !139
  %4 = call i32 @gmc_take(%struct.gmc_queue* noundef %3, i32 noundef 0), !dbg !140
  ret i32 %4, !dbg !141
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_sem_trywait(%struct.gmc_sem* noundef %0) #0 !dbg !142 {
  %2 = alloca %struct.gmc_sem*, align 8
  store %struct.gmc_sem* %0, %struct.gmc_sem** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_sem** %2, metadata !144, metadata !DIExpression()), !dbg !145
  %3 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !146
  %4 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %3, i32 0, i32 0, !dbg !147
  %5 = load i32, i32* %4, align 4, !dbg !147
  %6 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !148
  %7 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %6, i32 0, i32 1, !dbg !149
  %8 = call i32 @gmc_length(%struct.gmc_queue* noundef %7), !dbg !150
  %9 = icmp sgt i32 %5, %8, !dbg !151
  br i1 %9, label %10, label %15, !dbg !146

10:                                               ; preds = %1
  %11 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !152
  %12 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %11, i32 0, i32 0, !dbg !153
  %13 = load i32, i32* %12, align 4, !dbg !154
  %14 = add nsw i32 %13, -1, !dbg !154
  store i32 %14, i32* %12, align 4, !dbg !154
  br label %16, !dbg !146

15:                                               ; preds = %1
  br label %16, !dbg !146

16:                                               ; preds = %15, %10
  %17 = phi i32 [ 1, %10 ], [ 0, %15 ], !dbg !146
  ret i32 %17, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_length(%struct.gmc_queue* noundef %0) #0 !dbg !156 {
  %2 = alloca %struct.gmc_queue*, align 8
  store %struct.gmc_queue* %0, %struct.gmc_queue** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %2, metadata !159, metadata !DIExpression()), !dbg !160
  %3 = load %struct.gmc_queue*, %struct.gmc_queue** %2, align 8, !dbg !161
  %4 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %3, i32 0, i32 0, !dbg !162
  %5 = load i32, i32* %4, align 4, !dbg !162
  ret i32 %5, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_sem_value(%struct.gmc_sem* noundef %0) #0 !dbg !164 {
  %2 = alloca %struct.gmc_sem*, align 8
  store %struct.gmc_sem* %0, %struct.gmc_sem** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_sem** %2, metadata !165, metadata !DIExpression()), !dbg !166
  %3 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !167
  %4 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %3, i32 0, i32 0, !dbg !168
  %5 = load i32, i32* %4, align 4, !dbg !168
  ret i32 %5, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_invariant_5(%struct.gmc_sem* noundef %0) #0 !dbg !170 {
  %2 = alloca %struct.gmc_sem*, align 8
  store %struct.gmc_sem* %0, %struct.gmc_sem** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_sem** %2, metadata !175, metadata !DIExpression()), !dbg !176
  %3 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !176
  %4 = getelementptr inbounds %struct.gmc_sem, %struct.gmc_sem* %3, i32 0, i32 0, !dbg !176
  %5 = load i32, i32* %4, align 4, !dbg !176
  %6 = icmp sge i32 %5, 0, !dbg !176
  %7 = zext i1 %6 to i64, !dbg !176
  %8 = select i1 %6, i32 1, i32 0, !dbg !176
  ret i32 %8, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sem_init(%union.sem_t* noundef nonnull %0, i32 noundef %1, i32 noundef %2) #0 !dbg !177 {
  %4 = alloca %union.sem_t*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store %union.sem_t* %0, %union.sem_t** %4, align 8
  call void @llvm.dbg.declare(metadata %union.sem_t** %4, metadata !193, metadata !DIExpression()), !dbg !194
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !195, metadata !DIExpression()), !dbg !196
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !197, metadata !DIExpression()), !dbg !198
  %7 = load %union.sem_t*, %union.sem_t** %4, align 8, !dbg !199
  %8 = call %struct.gmc_sem* @semaphore(%union.sem_t* noundef %7), !dbg !200
  %9 = load i32, i32* %6, align 4, !dbg !201
  call void @gmc_sem_init(%struct.gmc_sem* noundef %8, i32 noundef %9), !dbg !202
  ret i32 0, !dbg !203
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.gmc_sem* @semaphore(%union.sem_t* noundef %0) #0 !dbg !204 {
  %2 = alloca %union.sem_t*, align 8
  store %union.sem_t* %0, %union.sem_t** %2, align 8
  call void @llvm.dbg.declare(metadata %union.sem_t** %2, metadata !207, metadata !DIExpression()), !dbg !208
  %3 = load %union.sem_t*, %union.sem_t** %2, align 8, !dbg !209
  %4 = bitcast %union.sem_t* %3 to %struct.gmc_sem*, !dbg !210
  ret %struct.gmc_sem* %4, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sem_destroy(%union.sem_t* noundef nonnull %0) #0 !dbg !212 {
  %2 = alloca %union.sem_t*, align 8
  store %union.sem_t* %0, %union.sem_t** %2, align 8
  call void @llvm.dbg.declare(metadata %union.sem_t** %2, metadata !215, metadata !DIExpression()), !dbg !216
  %3 = load %union.sem_t*, %union.sem_t** %2, align 8, !dbg !217
  %4 = call %struct.gmc_sem* @semaphore(%union.sem_t* noundef %3), !dbg !218
  call void @gmc_sem_destroy(%struct.gmc_sem* noundef %4), !dbg !219
  ret i32 0, !dbg !220
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sem_post(%union.sem_t* noundef nonnull %0) #0 !dbg !221 {
  %2 = alloca %union.sem_t*, align 8
  store %union.sem_t* %0, %union.sem_t** %2, align 8
  call void @llvm.dbg.declare(metadata %union.sem_t** %2, metadata !222, metadata !DIExpression()), !dbg !223
  %3 = load %union.sem_t*, %union.sem_t** %2, align 8, !dbg !224
  %4 = call %struct.gmc_sem* @semaphore(%union.sem_t* noundef %3), !dbg !225
  call void @gmc_sem_post(%struct.gmc_sem* noundef %4), !dbg !226
  ret i32 0, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sem_wait(%union.sem_t* noundef nonnull %0) #0 !dbg !228 {
  %2 = alloca %union.sem_t*, align 8
  store %union.sem_t* %0, %union.sem_t** %2, align 8
  call void @llvm.dbg.declare(metadata %union.sem_t** %2, metadata !229, metadata !DIExpression()), !dbg !230
  %3 = load %union.sem_t*, %union.sem_t** %2, align 8, !dbg !231
  %4 = call %struct.gmc_sem* @semaphore(%union.sem_t* noundef %3), !dbg !232
  call void @gmc_sem_wait(%struct.gmc_sem* noundef %4), !dbg !233
  ret i32 0, !dbg !234
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_sem_wait(%struct.gmc_sem* noundef %0) #0 !dbg !235 {
  %2 = alloca %struct.gmc_sem*, align 8
  store %struct.gmc_sem* %0, %struct.gmc_sem** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_sem** %2, metadata !236, metadata !DIExpression()), !dbg !237
  %3 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !238
  call void @gmc_sem_enter(%struct.gmc_sem* noundef %3), !dbg !239
  %4 = load %struct.gmc_sem*, %struct.gmc_sem** %2, align 8, !dbg !240
  call void @gmc_sem_take(%struct.gmc_sem* noundef %4), !dbg !241
  ret void, !dbg !242
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sem_getvalue(%union.sem_t* noundef nonnull %0, i32* noundef nonnull %1) #0 !dbg !243 {
  %3 = alloca %union.sem_t*, align 8
  %4 = alloca i32*, align 8
  store %union.sem_t* %0, %union.sem_t** %3, align 8
  call void @llvm.dbg.declare(metadata %union.sem_t** %3, metadata !247, metadata !DIExpression()), !dbg !248
  store i32* %1, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !249, metadata !DIExpression()), !dbg !250
  %5 = load %union.sem_t*, %union.sem_t** %3, align 8, !dbg !251
  %6 = call %struct.gmc_sem* @semaphore(%union.sem_t* noundef %5), !dbg !252
  %7 = call i32 @gmc_sem_value(%struct.gmc_sem* noundef %6), !dbg !253
  %8 = load i32*, i32** %4, align 8, !dbg !254
  store i32 %7, i32* %8, align 4, !dbg !255
  ret i32 0, !dbg !256
}

declare void @__gmc_fault(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_take(%struct.gmc_queue* noundef %0, i32 noundef %1) #0 !dbg !257 {
  %3 = alloca %struct.gmc_queue*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store %struct.gmc_queue* %0, %struct.gmc_queue** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %3, metadata !260, metadata !DIExpression()), !dbg !261
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !262, metadata !DIExpression()), !dbg !263
  %6 = load i32, i32* %4, align 4, !dbg !264
  %7 = icmp slt i32 %6, 0, !dbg !266
  br i1 %7, label %14, label %8, !dbg !267

8:                                                ; preds = %2
  %9 = load i32, i32* %4, align 4, !dbg !268
  %10 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !269
  %11 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %10, i32 0, i32 0, !dbg !270
  %12 = load i32, i32* %11, align 4, !dbg !270
  %13 = icmp sge i32 %9, %12, !dbg !271
  br i1 %13, label %14, label %15, !dbg !272

14:                                               ; preds = %8, %2
  call void @__gmc_fault(i32 noundef 25, i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.11, i64 0, i64 0)), !dbg !273
  br label %15, !dbg !273

15:                                               ; preds = %14, %8
  call void @llvm.dbg.declare(metadata i32* %5, metadata !274, metadata !DIExpression()), !dbg !275
  %16 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !276
  %17 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %16, i32 0, i32 1, !dbg !277
  %18 = load i32, i32* %4, align 4, !dbg !278
  %19 = sext i32 %18 to i64, !dbg !276
  %20 = getelementptr inbounds [6 x i32], [6 x i32]* %17, i64 0, i64 %19, !dbg !276
  %21 = load i32, i32* %20, align 4, !dbg !276
  store i32 %21, i32* %5, align 4, !dbg !275
  %22 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !279
  %23 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %22, i32 0, i32 0, !dbg !281
  %24 = load i32, i32* %23, align 4, !dbg !282
  %25 = add nsw i32 %24, -1, !dbg !282
  store i32 %25, i32* %23, align 4, !dbg !282
  br label %26, !dbg !279

26:                                               ; preds = %45, %15
  %27 = load i32, i32* %4, align 4, !dbg !283
  %28 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !285
  %29 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %28, i32 0, i32 0, !dbg !286
  %30 = load i32, i32* %29, align 4, !dbg !286
  %31 = icmp slt i32 %27, %30, !dbg !287
  br i1 %31, label %32, label %48, !dbg !288

32:                                               ; preds = %26
  %33 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !289
  %34 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %33, i32 0, i32 1, !dbg !290
  %35 = load i32, i32* %4, align 4, !dbg !291
  %36 = add nsw i32 %35, 1, !dbg !292
  %37 = sext i32 %36 to i64, !dbg !289
  %38 = getelementptr inbounds [6 x i32], [6 x i32]* %34, i64 0, i64 %37, !dbg !289
  %39 = load i32, i32* %38, align 4, !dbg !289
  %40 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !293
  %41 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %40, i32 0, i32 1, !dbg !294
  %42 = load i32, i32* %4, align 4, !dbg !295
  %43 = sext i32 %42 to i64, !dbg !293
  %44 = getelementptr inbounds [6 x i32], [6 x i32]* %41, i64 0, i64 %43, !dbg !293
  store i32 %39, i32* %44, align 4, !dbg !296
  br label %45, !dbg !293

45:                                               ; preds = %32
  %46 = load i32, i32* %4, align 4, !dbg !297
  %47 = add nsw i32 %46, 1, !dbg !297
  store i32 %47, i32* %4, align 4, !dbg !297
  br label %26, !dbg !298, !llvm.loop !299

48:                                               ; preds = %26
  %49 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !302
  %50 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %49, i32 0, i32 1, !dbg !303
  %51 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !304
  %52 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %51, i32 0, i32 0, !dbg !305
  %53 = load i32, i32* %52, align 4, !dbg !305
  %54 = sext i32 %53 to i64, !dbg !302
  %55 = getelementptr inbounds [6 x i32], [6 x i32]* %50, i64 0, i64 %54, !dbg !302
  store i32 0, i32* %55, align 4, !dbg !306
  %56 = load i32, i32* %5, align 4, !dbg !307
  ret i32 %56, !dbg !308
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "gmc_commute_0", scope: !2, file: !8, line: 36, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "prims/sem-fifo.c", directory: ".", checksumkind: CSK_MD5, checksum: "2615ce071dd17eda23e78af86ec41098")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "gmc_sem", file: !8, line: 10, baseType: !9)
!8 = !DIFile(filename: "genmcgo/semaphore_fifo.h", directory: ".", checksumkind: CSK_MD5, checksum: "92058ec31efcaa7addf07151af859116")
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !8, line: 7, size: 256, elements: !10)
!10 = !{!11, !12}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !8, line: 8, baseType: !5, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "queue", scope: !9, file: !8, line: 9, baseType: !13, size: 224, offset: 32)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "gmc_queue", file: !14, line: 65, baseType: !15)
!14 = !DIFile(filename: "genmcgo/primitive.h", directory: ".", checksumkind: CSK_MD5, checksum: "82d17d88904458c5c768a357d1b8c757")
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !14, line: 62, size: 224, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !15, file: !14, line: 63, baseType: !5, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "item", scope: !15, file: !14, line: 64, baseType: !19, size: 192, offset: 32)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 192, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 6)
!22 = !{!0, !23, !30, !32, !34}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "gmc_commute_1", scope: !2, file: !8, line: 37, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, elements: !28)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "gmc_commute_2", scope: !2, file: !8, line: 38, type: !25, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "gmc_commute_3", scope: !2, file: !8, line: 39, type: !25, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "gmc_commute_4", scope: !2, file: !8, line: 40, type: !25, isLocal: true, isDefinition: true)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 1}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 14.0.6"}
!44 = distinct !DISubprogram(name: "gmc_sem_init", scope: !8, file: !8, line: 12, type: !45, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !6, !5}
!47 = !{}
!48 = !DILocalVariable(name: "s", arg: 1, scope: !44, file: !8, line: 12, type: !6)
!49 = !DILocation(line: 12, column: 48, scope: !44)
!50 = !DILocalVariable(name: "value", arg: 2, scope: !44, file: !8, line: 12, type: !5)
!51 = !DILocation(line: 12, column: 55, scope: !44)
!52 = !DILocation(line: 13, column: 4, scope: !44)
!53 = !DILocation(line: 13, column: 8, scope: !44)
!54 = !DILocation(line: 14, column: 14, scope: !44)
!55 = !DILocation(line: 14, column: 3, scope: !44)
!56 = !DILocation(line: 14, column: 6, scope: !44)
!57 = !DILocation(line: 14, column: 12, scope: !44)
!58 = !DILocation(line: 15, column: 1, scope: !44)
!59 = distinct !DISubprogram(name: "gmc_sem_destroy", scope: !8, file: !8, line: 16, type: !60, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !6}
!62 = !DILocalVariable(name: "s", arg: 1, scope: !59, file: !8, line: 16, type: !6)
!63 = !DILocation(line: 16, column: 54, scope: !59)
!64 = !DILocation(line: 16, column: 65, scope: !59)
!65 = !DILocation(line: 16, column: 68, scope: !59)
!66 = distinct !DISubprogram(name: "gmc_sem_post", scope: !8, file: !8, line: 18, type: !60, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!67 = !DILocalVariable(name: "s", arg: 1, scope: !66, file: !8, line: 18, type: !6)
!68 = !DILocation(line: 18, column: 51, scope: !66)
!69 = !DILocation(line: 18, column: 56, scope: !66)
!70 = !DILocation(line: 18, column: 59, scope: !66)
!71 = !DILocation(line: 18, column: 64, scope: !66)
!72 = !DILocation(line: 18, column: 68, scope: !66)
!73 = distinct !DISubprogram(name: "gmc_sem_enter", scope: !8, file: !8, line: 19, type: !60, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!74 = !DILocalVariable(name: "s", arg: 1, scope: !73, file: !8, line: 19, type: !6)
!75 = !DILocation(line: 19, column: 52, scope: !73)
!76 = !DILocation(line: 19, column: 67, scope: !73)
!77 = !DILocation(line: 19, column: 70, scope: !73)
!78 = !DILocation(line: 19, column: 77, scope: !73)
!79 = !DILocation(line: 19, column: 57, scope: !73)
!80 = !DILocation(line: 19, column: 90, scope: !73)
!81 = distinct !DISubprogram(name: "gmc_push", scope: !14, file: !14, line: 83, type: !82, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !84, !5}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!85 = !DILocalVariable(name: "q", arg: 1, scope: !81, file: !14, line: 83, type: !84)
!86 = !DILocation(line: 83, column: 37, scope: !81)
!87 = !DILocalVariable(name: "x", arg: 2, scope: !81, file: !14, line: 83, type: !5)
!88 = !DILocation(line: 83, column: 44, scope: !81)
!89 = !DILocation(line: 84, column: 7, scope: !90)
!90 = distinct !DILexicalBlock(scope: !81, file: !14, line: 84, column: 7)
!91 = !DILocation(line: 84, column: 10, scope: !90)
!92 = !DILocation(line: 84, column: 17, scope: !90)
!93 = !DILocation(line: 84, column: 7, scope: !81)
!94 = !DILocation(line: 85, column: 5, scope: !90)
!95 = !DILocation(line: 86, column: 26, scope: !81)
!96 = !DILocation(line: 86, column: 3, scope: !81)
!97 = !DILocation(line: 86, column: 6, scope: !81)
!98 = !DILocation(line: 86, column: 11, scope: !81)
!99 = !DILocation(line: 86, column: 14, scope: !81)
!100 = !DILocation(line: 86, column: 20, scope: !81)
!101 = !DILocation(line: 86, column: 24, scope: !81)
!102 = !DILocation(line: 87, column: 1, scope: !81)
!103 = distinct !DISubprogram(name: "gmc_sem_take", scope: !8, file: !8, line: 20, type: !60, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!104 = !DILocalVariable(name: "s", arg: 1, scope: !103, file: !8, line: 20, type: !6)
!105 = !DILocation(line: 20, column: 51, scope: !103)
!106 = !DILocation(line: 21, column: 3, scope: !103)
!107 = !DILocation(line: 0, scope: !103)
!108 = !DILocation(line: 22, column: 3, scope: !103)
!109 = !DILocation(line: 22, column: 6, scope: !103)
!110 = !DILocation(line: 22, column: 11, scope: !103)
!111 = !DILocation(line: 23, column: 12, scope: !103)
!112 = !DILocation(line: 23, column: 15, scope: !103)
!113 = !DILocation(line: 23, column: 3, scope: !103)
!114 = !DILocation(line: 24, column: 1, scope: !103)
!115 = distinct !DISubprogram(name: "gmc_first", scope: !14, file: !14, line: 73, type: !116, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!116 = !DISubroutineType(types: !117)
!117 = !{!5, !118, !5}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!120 = !DILocalVariable(name: "q", arg: 1, scope: !115, file: !14, line: 73, type: !118)
!121 = !DILocation(line: 73, column: 43, scope: !115)
!122 = !DILocalVariable(name: "x", arg: 2, scope: !115, file: !14, line: 73, type: !5)
!123 = !DILocation(line: 73, column: 50, scope: !115)
!124 = !DILocation(line: 73, column: 62, scope: !115)
!125 = !DILocation(line: 73, column: 65, scope: !115)
!126 = !DILocation(line: 73, column: 72, scope: !115)
!127 = !DILocation(line: 73, column: 76, scope: !115)
!128 = !DILocation(line: 73, column: 79, scope: !115)
!129 = !DILocation(line: 73, column: 82, scope: !115)
!130 = !DILocation(line: 73, column: 93, scope: !115)
!131 = !DILocation(line: 73, column: 90, scope: !115)
!132 = !DILocation(line: 0, scope: !115)
!133 = !DILocation(line: 73, column: 55, scope: !115)
!134 = distinct !DISubprogram(name: "gmc_pop", scope: !14, file: !14, line: 101, type: !135, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!135 = !DISubroutineType(types: !136)
!136 = !{!5, !84}
!137 = !DILocalVariable(name: "q", arg: 1, scope: !134, file: !14, line: 101, type: !84)
!138 = !DILocation(line: 101, column: 35, scope: !134)
!139 = !DILocation(line: 101, column: 56, scope: !134)
!140 = !DILocation(line: 101, column: 47, scope: !134)
!141 = !DILocation(line: 101, column: 40, scope: !134)
!142 = distinct !DISubprogram(name: "gmc_sem_trywait", scope: !8, file: !8, line: 31, type: !143, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!143 = !DISubroutineType(types: !4)
!144 = !DILocalVariable(name: "s", arg: 1, scope: !142, file: !8, line: 31, type: !6)
!145 = !DILocation(line: 31, column: 53, scope: !142)
!146 = !DILocation(line: 32, column: 10, scope: !142)
!147 = !DILocation(line: 32, column: 13, scope: !142)
!148 = !DILocation(line: 32, column: 33, scope: !142)
!149 = !DILocation(line: 32, column: 36, scope: !142)
!150 = !DILocation(line: 32, column: 21, scope: !142)
!151 = !DILocation(line: 32, column: 19, scope: !142)
!152 = !DILocation(line: 32, column: 45, scope: !142)
!153 = !DILocation(line: 32, column: 48, scope: !142)
!154 = !DILocation(line: 32, column: 53, scope: !142)
!155 = !DILocation(line: 32, column: 3, scope: !142)
!156 = distinct !DISubprogram(name: "gmc_length", scope: !14, file: !14, line: 69, type: !157, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!157 = !DISubroutineType(types: !158)
!158 = !{!5, !118}
!159 = !DILocalVariable(name: "q", arg: 1, scope: !156, file: !14, line: 69, type: !118)
!160 = !DILocation(line: 69, column: 44, scope: !156)
!161 = !DILocation(line: 69, column: 56, scope: !156)
!162 = !DILocation(line: 69, column: 59, scope: !156)
!163 = !DILocation(line: 69, column: 49, scope: !156)
!164 = distinct !DISubprogram(name: "gmc_sem_value", scope: !8, file: !8, line: 34, type: !143, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!165 = !DILocalVariable(name: "s", arg: 1, scope: !164, file: !8, line: 34, type: !6)
!166 = !DILocation(line: 34, column: 49, scope: !164)
!167 = !DILocation(line: 34, column: 61, scope: !164)
!168 = !DILocation(line: 34, column: 64, scope: !164)
!169 = !DILocation(line: 34, column: 54, scope: !164)
!170 = distinct !DISubprogram(name: "gmc_invariant_5", scope: !8, file: !8, line: 41, type: !171, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!171 = !DISubroutineType(types: !172)
!172 = !{!5, !173}
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!175 = !DILocalVariable(name: "s", arg: 1, scope: !170, file: !8, line: 41, type: !173)
!176 = !DILocation(line: 41, column: 1, scope: !170)
!177 = distinct !DISubprogram(name: "sem_init", scope: !3, file: !3, line: 10, type: !178, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!178 = !DISubroutineType(types: !179)
!179 = !{!5, !180, !5, !192}
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !181, size: 64)
!181 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !182, line: 39, baseType: !183)
!182 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!183 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !182, line: 35, size: 256, elements: !184)
!184 = !{!185, !190}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !183, file: !182, line: 37, baseType: !186, size: 256)
!186 = !DICompositeType(tag: DW_TAG_array_type, baseType: !187, size: 256, elements: !188)
!187 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!188 = !{!189}
!189 = !DISubrange(count: 32)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !183, file: !182, line: 38, baseType: !191, size: 64)
!191 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!192 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!193 = !DILocalVariable(name: "s", arg: 1, scope: !177, file: !3, line: 10, type: !180)
!194 = !DILocation(line: 10, column: 21, scope: !177)
!195 = !DILocalVariable(name: "shared", arg: 2, scope: !177, file: !3, line: 10, type: !5)
!196 = !DILocation(line: 10, column: 28, scope: !177)
!197 = !DILocalVariable(name: "value", arg: 3, scope: !177, file: !3, line: 10, type: !192)
!198 = !DILocation(line: 10, column: 45, scope: !177)
!199 = !DILocation(line: 11, column: 26, scope: !177)
!200 = !DILocation(line: 11, column: 16, scope: !177)
!201 = !DILocation(line: 11, column: 35, scope: !177)
!202 = !DILocation(line: 11, column: 3, scope: !177)
!203 = !DILocation(line: 12, column: 3, scope: !177)
!204 = distinct !DISubprogram(name: "semaphore", scope: !3, file: !3, line: 8, type: !205, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!205 = !DISubroutineType(types: !206)
!206 = !{!6, !180}
!207 = !DILocalVariable(name: "s", arg: 1, scope: !204, file: !3, line: 8, type: !180)
!208 = !DILocation(line: 8, column: 34, scope: !204)
!209 = !DILocation(line: 8, column: 57, scope: !204)
!210 = !DILocation(line: 8, column: 46, scope: !204)
!211 = !DILocation(line: 8, column: 39, scope: !204)
!212 = distinct !DISubprogram(name: "sem_destroy", scope: !3, file: !3, line: 14, type: !213, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!213 = !DISubroutineType(types: !214)
!214 = !{!5, !180}
!215 = !DILocalVariable(name: "s", arg: 1, scope: !212, file: !3, line: 14, type: !180)
!216 = !DILocation(line: 14, column: 24, scope: !212)
!217 = !DILocation(line: 15, column: 29, scope: !212)
!218 = !DILocation(line: 15, column: 19, scope: !212)
!219 = !DILocation(line: 15, column: 3, scope: !212)
!220 = !DILocation(line: 16, column: 3, scope: !212)
!221 = distinct !DISubprogram(name: "sem_post", scope: !3, file: !3, line: 18, type: !213, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!222 = !DILocalVariable(name: "s", arg: 1, scope: !221, file: !3, line: 18, type: !180)
!223 = !DILocation(line: 18, column: 21, scope: !221)
!224 = !DILocation(line: 19, column: 26, scope: !221)
!225 = !DILocation(line: 19, column: 16, scope: !221)
!226 = !DILocation(line: 19, column: 3, scope: !221)
!227 = !DILocation(line: 20, column: 3, scope: !221)
!228 = distinct !DISubprogram(name: "sem_wait", scope: !3, file: !3, line: 22, type: !213, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!229 = !DILocalVariable(name: "s", arg: 1, scope: !228, file: !3, line: 22, type: !180)
!230 = !DILocation(line: 22, column: 21, scope: !228)
!231 = !DILocation(line: 23, column: 26, scope: !228)
!232 = !DILocation(line: 23, column: 16, scope: !228)
!233 = !DILocation(line: 23, column: 3, scope: !228)
!234 = !DILocation(line: 24, column: 3, scope: !228)
!235 = distinct !DISubprogram(name: "gmc_sem_wait", scope: !8, file: !8, line: 25, type: !60, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!236 = !DILocalVariable(name: "s", arg: 1, scope: !235, file: !8, line: 25, type: !6)
!237 = !DILocation(line: 25, column: 42, scope: !235)
!238 = !DILocation(line: 26, column: 17, scope: !235)
!239 = !DILocation(line: 26, column: 3, scope: !235)
!240 = !DILocation(line: 27, column: 16, scope: !235)
!241 = !DILocation(line: 27, column: 3, scope: !235)
!242 = !DILocation(line: 28, column: 1, scope: !235)
!243 = distinct !DISubprogram(name: "sem_getvalue", scope: !3, file: !3, line: 26, type: !244, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!244 = !DISubroutineType(types: !245)
!245 = !{!5, !180, !246}
!246 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!247 = !DILocalVariable(name: "s", arg: 1, scope: !243, file: !3, line: 26, type: !180)
!248 = !DILocation(line: 26, column: 25, scope: !243)
!249 = !DILocalVariable(name: "value", arg: 2, scope: !243, file: !3, line: 26, type: !246)
!250 = !DILocation(line: 26, column: 33, scope: !243)
!251 = !DILocation(line: 27, column: 36, scope: !243)
!252 = !DILocation(line: 27, column: 26, scope: !243)
!253 = !DILocation(line: 27, column: 12, scope: !243)
!254 = !DILocation(line: 27, column: 4, scope: !243)
!255 = !DILocation(line: 27, column: 10, scope: !243)
!256 = !DILocation(line: 28, column: 3, scope: !243)
!257 = distinct !DISubprogram(name: "gmc_take", scope: !14, file: !14, line: 90, type: !258, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!258 = !DISubroutineType(types: !259)
!259 = !{!5, !84, !5}
!260 = !DILocalVariable(name: "q", arg: 1, scope: !257, file: !14, line: 90, type: !84)
!261 = !DILocation(line: 90, column: 36, scope: !257)
!262 = !DILocalVariable(name: "i", arg: 2, scope: !257, file: !14, line: 90, type: !5)
!263 = !DILocation(line: 90, column: 43, scope: !257)
!264 = !DILocation(line: 91, column: 7, scope: !265)
!265 = distinct !DILexicalBlock(scope: !257, file: !14, line: 91, column: 7)
!266 = !DILocation(line: 91, column: 9, scope: !265)
!267 = !DILocation(line: 91, column: 13, scope: !265)
!268 = !DILocation(line: 91, column: 16, scope: !265)
!269 = !DILocation(line: 91, column: 21, scope: !265)
!270 = !DILocation(line: 91, column: 24, scope: !265)
!271 = !DILocation(line: 91, column: 18, scope: !265)
!272 = !DILocation(line: 91, column: 7, scope: !257)
!273 = !DILocation(line: 92, column: 5, scope: !265)
!274 = !DILocalVariable(name: "x", scope: !257, file: !14, line: 93, type: !5)
!275 = !DILocation(line: 93, column: 7, scope: !257)
!276 = !DILocation(line: 93, column: 11, scope: !257)
!277 = !DILocation(line: 93, column: 14, scope: !257)
!278 = !DILocation(line: 93, column: 19, scope: !257)
!279 = !DILocation(line: 94, column: 8, scope: !280)
!280 = distinct !DILexicalBlock(scope: !257, file: !14, line: 94, column: 3)
!281 = !DILocation(line: 94, column: 11, scope: !280)
!282 = !DILocation(line: 94, column: 17, scope: !280)
!283 = !DILocation(line: 94, column: 21, scope: !284)
!284 = distinct !DILexicalBlock(scope: !280, file: !14, line: 94, column: 3)
!285 = !DILocation(line: 94, column: 25, scope: !284)
!286 = !DILocation(line: 94, column: 28, scope: !284)
!287 = !DILocation(line: 94, column: 23, scope: !284)
!288 = !DILocation(line: 94, column: 3, scope: !280)
!289 = !DILocation(line: 95, column: 18, scope: !284)
!290 = !DILocation(line: 95, column: 21, scope: !284)
!291 = !DILocation(line: 95, column: 26, scope: !284)
!292 = !DILocation(line: 95, column: 28, scope: !284)
!293 = !DILocation(line: 95, column: 5, scope: !284)
!294 = !DILocation(line: 95, column: 8, scope: !284)
!295 = !DILocation(line: 95, column: 13, scope: !284)
!296 = !DILocation(line: 95, column: 16, scope: !284)
!297 = !DILocation(line: 94, column: 37, scope: !284)
!298 = !DILocation(line: 94, column: 3, scope: !284)
!299 = distinct !{!299, !288, !300, !301}
!300 = !DILocation(line: 95, column: 31, scope: !280)
!301 = !{!"llvm.loop.mustprogress"}
!302 = !DILocation(line: 96, column: 3, scope: !257)
!303 = !DILocation(line: 96, column: 6, scope: !257)
!304 = !DILocation(line: 96, column: 11, scope: !257)
!305 = !DILocation(line: 96, column: 14, scope: !257)
!306 = !DILocation(line: 96, column: 22, scope: !257)
!307 = !DILocation(line: 97, column: 10, scope: !257)
!308 = !DILocation(line: 97, column: 3, scope: !257)
