; ModuleID = 'prims/rwlock-writers.c'
source_filename = "prims/rwlock-writers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.gmc_rwlock = type { i32, i32, %struct.gmc_queue, %struct.gmc_queue }
%struct.gmc_queue = type { i32, [4 x i32] }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_rwlockattr_t = type { i64 }

@.str = private unnamed_addr constant [23 x i8] c"genmcgo.operation.init\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [49 x i8] c"../interp/rtlib/include/genmcgo/rwlock_writers.h\00", section "llvm.metadata"
@.str.2 = private unnamed_addr constant [26 x i8] c"genmcgo.operation.destroy\00", section "llvm.metadata"
@.str.3 = private unnamed_addr constant [26 x i8] c"genmcgo.operation.enqueue\00", section "llvm.metadata"
@.str.4 = private unnamed_addr constant [63 x i8] c"!l->writer && gmc_empty(&l->w) && gmc_first(&l->r, gmc_self())\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"genmcgo.operation.acquire\00", section "llvm.metadata"
@.str.6 = private unnamed_addr constant [58 x i8] c"!l->writer && !l->readers && gmc_first(&l->w, gmc_self())\00", align 1
@.str.7 = private unnamed_addr constant [26 x i8] c"genmcgo.operation.release\00", section "llvm.metadata"
@gmc_commute_0 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_unlock to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_unlock to i8*)], align 16, !dbg !0
@.str.8 = private unnamed_addr constant [16 x i8] c"genmcgo.commute\00", section "llvm.metadata"
@gmc_commute_1 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_unlock to i8*)], align 16, !dbg !25
@gmc_commute_2 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_unlock to i8*)], align 16, !dbg !32
@gmc_commute_3 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_unlock to i8*)], align 16, !dbg !34
@gmc_commute_4 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_unlock to i8*)], align 16, !dbg !36
@gmc_commute_5 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_take to i8*)], align 16, !dbg !38
@gmc_commute_6 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_take to i8*)], align 16, !dbg !40
@gmc_commute_7 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_take to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_unlock to i8*)], align 16, !dbg !42
@gmc_commute_8 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_enter to i8*)], align 16, !dbg !44
@gmc_commute_9 = internal constant [2 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_take to i8*)], align 16, !dbg !46
@.str.9 = private unnamed_addr constant [82 x i8] c"genmcgo.invariant.s->readers >= 0 && s->writer >= 0 && !(s->readers && s->writer)\00", section "llvm.metadata"
@.str.10 = private unnamed_addr constant [66 x i8] c"the queue of an object is full; define GMC_QUEUE_CAPACITY as more\00", align 1
@.str.11 = private unnamed_addr constant [66 x i8] c"an element that is not there is taken from the queue of an object\00", align 1
@llvm.global.annotations = appending global [20 x { i8*, i8*, i8*, i32, i8* }] [{ i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_rwlock_init to i8*), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 13, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_rwlock_destroy to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 14, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_enter to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 16, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_enter to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 17, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_take to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 18, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_take to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 23, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_unlock to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 28, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_unlock to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 29, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_rwlock_unlock to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 31, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_0 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 42, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_1 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 43, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_2 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 44, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_3 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 45, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_4 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 46, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_5 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 47, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_6 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 48, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_7 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 49, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_8 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 50, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast ([2 x i8*]* @gmc_commute_9 to i8*), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 51, i8* null }, { i8*, i8*, i8*, i32, i8* } { i8* bitcast (i32 (%struct.gmc_rwlock*)* @gmc_invariant_10 to i8*), i8* getelementptr inbounds ([82 x i8], [82 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i32 0, i32 0), i32 52, i8* null }], section "llvm.metadata"
@llvm.compiler.used = appending global [20 x i8*] [i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_rwlock_init to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_rwlock_destroy to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_enter to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_take to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_take to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_read_unlock to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_write_unlock to i8*), i8* bitcast (void (%struct.gmc_rwlock*)* @gmc_rwlock_unlock to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_0 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_1 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_2 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_3 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_4 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_5 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_6 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_7 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_8 to i8*), i8* bitcast ([2 x i8*]* @gmc_commute_9 to i8*), i8* bitcast (i32 (%struct.gmc_rwlock*)* @gmc_invariant_10 to i8*)], section "llvm.metadata"

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_rwlock_init(%struct.gmc_rwlock* noundef %0) #0 !dbg !56 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  %3 = alloca %struct.gmc_rwlock, align 4
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !60, metadata !DIExpression()), !dbg !61
  %4 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !62
  %5 = bitcast %struct.gmc_rwlock* %3 to i8*, !dbg !63
  call void @llvm.memset.p0i8.i64(i8* align 4 %5, i8 0, i64 48, i1 false), !dbg !63
  %6 = bitcast %struct.gmc_rwlock* %4 to i8*, !dbg !63
  %7 = bitcast %struct.gmc_rwlock* %3 to i8*, !dbg !63
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %6, i8* align 4 %7, i64 48, i1 false), !dbg !63
  ret void, !dbg !64
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_rwlock_destroy(%struct.gmc_rwlock* noundef %0) #0 !dbg !65 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !66, metadata !DIExpression()), !dbg !67
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !68
  ret void, !dbg !69
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_read_enter(%struct.gmc_rwlock* noundef %0) #0 !dbg !70 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !71, metadata !DIExpression()), !dbg !72
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !73
  %4 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %3, i32 0, i32 2, !dbg !74
  %5 = call i64 @__gmc_self(), !dbg !75
  %6 = trunc i64 %5 to i32, !dbg !75
  %7 = sub nsw i32 %6, 1, !dbg !75
  call void @gmc_push(%struct.gmc_queue* noundef %4, i32 noundef %7), !dbg !76
  ret void, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_push(%struct.gmc_queue* noundef %0, i32 noundef %1) #0 !dbg !78 {
  %3 = alloca %struct.gmc_queue*, align 8
  %4 = alloca i32, align 4
  store %struct.gmc_queue* %0, %struct.gmc_queue** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %3, metadata !82, metadata !DIExpression()), !dbg !83
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !84, metadata !DIExpression()), !dbg !85
  %5 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !86
  %6 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %5, i32 0, i32 0, !dbg !88
  %7 = load i32, i32* %6, align 4, !dbg !88
  %8 = icmp sge i32 %7, 4, !dbg !89
  br i1 %8, label %9, label %10, !dbg !90

9:                                                ; preds = %2
  call void @__gmc_fault(i32 noundef 25, i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.10, i64 0, i64 0)), !dbg !91
  br label %10, !dbg !91

10:                                               ; preds = %9, %2
  %11 = load i32, i32* %4, align 4, !dbg !92
  %12 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !93
  %13 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %12, i32 0, i32 1, !dbg !94
  %14 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !95
  %15 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %14, i32 0, i32 0, !dbg !96
  %16 = load i32, i32* %15, align 4, !dbg !97
  %17 = add nsw i32 %16, 1, !dbg !97
  store i32 %17, i32* %15, align 4, !dbg !97
  %18 = sext i32 %16 to i64, !dbg !93
  %19 = getelementptr inbounds [4 x i32], [4 x i32]* %13, i64 0, i64 %18, !dbg !93
  store i32 %11, i32* %19, align 4, !dbg !98
  ret void, !dbg !99
}

declare i64 @__gmc_self() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_write_enter(%struct.gmc_rwlock* noundef %0) #0 !dbg !100 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !101, metadata !DIExpression()), !dbg !102
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !103
  %4 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %3, i32 0, i32 3, !dbg !104
  %5 = call i64 @__gmc_self(), !dbg !105
  %6 = trunc i64 %5 to i32, !dbg !105
  %7 = sub nsw i32 %6, 1, !dbg !105
  call void @gmc_push(%struct.gmc_queue* noundef %4, i32 noundef %7), !dbg !106
  ret void, !dbg !107
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_read_take(%struct.gmc_rwlock* noundef %0) #0 !dbg !108 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !109, metadata !DIExpression()), !dbg !110
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !111
  %4 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %3, i32 0, i32 1, !dbg !111
  %5 = load i32, i32* %4, align 4, !dbg !111
  %6 = icmp ne i32 %5, 0, !dbg !111
  br i1 %6, label %20, label %7, !dbg !111

7:                                                ; preds = %1
  %8 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !111
  %9 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %8, i32 0, i32 3, !dbg !111
  %10 = call i32 @gmc_empty(%struct.gmc_queue* noundef %9), !dbg !111
  %11 = icmp ne i32 %10, 0, !dbg !111
  br i1 %11, label %12, label %20, !dbg !111

12:                                               ; preds = %7
  %13 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !111
  %14 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %13, i32 0, i32 2, !dbg !111
  %15 = call i64 @__gmc_self(), !dbg !111
  %16 = trunc i64 %15 to i32, !dbg !111
  %17 = sub nsw i32 %16, 1, !dbg !111
  %18 = call i32 @gmc_first(%struct.gmc_queue* noundef %14, i32 noundef %17), !dbg !111
  %19 = icmp ne i32 %18, 0, !dbg !111
  br label %20

20:                                               ; preds = %12, %7, %1
  %21 = phi i1 [ false, %7 ], [ false, %1 ], [ %19, %12 ], !dbg !112
  %22 = zext i1 %21 to i64, !dbg !111
  %23 = select i1 %21, i32 1, i32 0, !dbg !111
  call void @__gmc_guard(i32 noundef %23, i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.4, i64 0, i64 0)), !dbg !111
  %24 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !113
  %25 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %24, i32 0, i32 2, !dbg !114
  %26 = call i32 @gmc_pop(%struct.gmc_queue* noundef %25), !dbg !115
  %27 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !116
  %28 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %27, i32 0, i32 0, !dbg !117
  %29 = load i32, i32* %28, align 4, !dbg !118
  %30 = add nsw i32 %29, 1, !dbg !118
  store i32 %30, i32* %28, align 4, !dbg !118
  ret void, !dbg !119
}

declare void @__gmc_guard(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_empty(%struct.gmc_queue* noundef %0) #0 !dbg !120 {
  %2 = alloca %struct.gmc_queue*, align 8
  store %struct.gmc_queue* %0, %struct.gmc_queue** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %2, metadata !125, metadata !DIExpression()), !dbg !126
  %3 = load %struct.gmc_queue*, %struct.gmc_queue** %2, align 8, !dbg !127
  %4 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %3, i32 0, i32 0, !dbg !128
  %5 = load i32, i32* %4, align 4, !dbg !128
  %6 = icmp eq i32 %5, 0, !dbg !129
  %7 = zext i1 %6 to i32, !dbg !129
  ret i32 %7, !dbg !130
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_first(%struct.gmc_queue* noundef %0, i32 noundef %1) #0 !dbg !131 {
  %3 = alloca %struct.gmc_queue*, align 8
  %4 = alloca i32, align 4
  store %struct.gmc_queue* %0, %struct.gmc_queue** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %3, metadata !134, metadata !DIExpression()), !dbg !135
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !136, metadata !DIExpression()), !dbg !137
  %5 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !138
  %6 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %5, i32 0, i32 0, !dbg !139
  %7 = load i32, i32* %6, align 4, !dbg !139
  %8 = icmp sgt i32 %7, 0, !dbg !140
  br i1 %8, label %9, label %16, !dbg !141

9:                                                ; preds = %2
  %10 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !142
  %11 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %10, i32 0, i32 1, !dbg !143
  %12 = getelementptr inbounds [4 x i32], [4 x i32]* %11, i64 0, i64 0, !dbg !142
  %13 = load i32, i32* %12, align 4, !dbg !142
  %14 = load i32, i32* %4, align 4, !dbg !144
  %15 = icmp eq i32 %13, %14, !dbg !145
  br label %16

16:                                               ; preds = %9, %2
  %17 = phi i1 [ false, %2 ], [ %15, %9 ], !dbg !146
  %18 = zext i1 %17 to i32, !dbg !141
  ret i32 %18, !dbg !147
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_pop(%struct.gmc_queue* noundef %0) #0 !dbg !148 {
  %2 = alloca %struct.gmc_queue*, align 8
  store %struct.gmc_queue* %0, %struct.gmc_queue** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %2, metadata !151, metadata !DIExpression()), !dbg !152
  %3 = load %struct.gmc_queue*, %struct.gmc_queue** %2, align 8, !dbg !153
  %4 = call i32 @gmc_take(%struct.gmc_queue* noundef %3, i32 noundef 0), !dbg !154
  ret i32 %4, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_write_take(%struct.gmc_rwlock* noundef %0) #0 !dbg !156 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !157, metadata !DIExpression()), !dbg !158
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !159
  %4 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %3, i32 0, i32 1, !dbg !159
  %5 = load i32, i32* %4, align 4, !dbg !159
  %6 = icmp ne i32 %5, 0, !dbg !159
  br i1 %6, label %20, label %7, !dbg !159

7:                                                ; preds = %1
  %8 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !159
  %9 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %8, i32 0, i32 0, !dbg !159
  %10 = load i32, i32* %9, align 4, !dbg !159
  %11 = icmp ne i32 %10, 0, !dbg !159
  br i1 %11, label %20, label %12, !dbg !159

12:                                               ; preds = %7
  %13 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !159
  %14 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %13, i32 0, i32 3, !dbg !159
  %15 = call i64 @__gmc_self(), !dbg !159
  %16 = trunc i64 %15 to i32, !dbg !159
  %17 = sub nsw i32 %16, 1, !dbg !159
  %18 = call i32 @gmc_first(%struct.gmc_queue* noundef %14, i32 noundef %17), !dbg !159
  %19 = icmp ne i32 %18, 0, !dbg !159
  br label %20

20:                                               ; preds = %12, %7, %1
  %21 = phi i1 [ false, %7 ], [ false, %1 ], [ %19, %12 ], !dbg !160
  %22 = zext i1 %21 to i64, !dbg !159
  %23 = select i1 %21, i32 1, i32 0, !dbg !159
  call void @__gmc_guard(i32 noundef %23, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.6, i64 0, i64 0)), !dbg !159
  %24 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !161
  %25 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %24, i32 0, i32 3, !dbg !162
  %26 = call i32 @gmc_pop(%struct.gmc_queue* noundef %25), !dbg !163
  %27 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !164
  %28 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %27, i32 0, i32 1, !dbg !165
  %29 = load i32, i32* %28, align 4, !dbg !166
  %30 = add nsw i32 %29, 1, !dbg !166
  store i32 %30, i32* %28, align 4, !dbg !166
  ret void, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_read_unlock(%struct.gmc_rwlock* noundef %0) #0 !dbg !168 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !169, metadata !DIExpression()), !dbg !170
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !171
  %4 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %3, i32 0, i32 0, !dbg !172
  %5 = load i32, i32* %4, align 4, !dbg !173
  %6 = add nsw i32 %5, -1, !dbg !173
  store i32 %6, i32* %4, align 4, !dbg !173
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_write_unlock(%struct.gmc_rwlock* noundef %0) #0 !dbg !175 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !176, metadata !DIExpression()), !dbg !177
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !178
  %4 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %3, i32 0, i32 1, !dbg !179
  %5 = load i32, i32* %4, align 4, !dbg !180
  %6 = add nsw i32 %5, -1, !dbg !180
  store i32 %6, i32* %4, align 4, !dbg !180
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_rwlock_unlock(%struct.gmc_rwlock* noundef %0) #0 !dbg !182 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !183, metadata !DIExpression()), !dbg !184
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !185
  %4 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %3, i32 0, i32 1, !dbg !186
  %5 = load i32, i32* %4, align 4, !dbg !186
  %6 = icmp ne i32 %5, 0, !dbg !185
  br i1 %6, label %7, label %12, !dbg !185

7:                                                ; preds = %1
  %8 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !187
  %9 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %8, i32 0, i32 1, !dbg !188
  %10 = load i32, i32* %9, align 4, !dbg !189
  %11 = add nsw i32 %10, -1, !dbg !189
  store i32 %11, i32* %9, align 4, !dbg !189
  br label %17, !dbg !185

12:                                               ; preds = %1
  %13 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !190
  %14 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %13, i32 0, i32 0, !dbg !191
  %15 = load i32, i32* %14, align 4, !dbg !192
  %16 = add nsw i32 %15, -1, !dbg !192
  store i32 %16, i32* %14, align 4, !dbg !192
  br label %17, !dbg !185

17:                                               ; preds = %12, %7
  %18 = phi i32 [ %10, %7 ], [ %15, %12 ], !dbg !185
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_invariant_10(%struct.gmc_rwlock* noundef %0) #0 !dbg !194 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !199, metadata !DIExpression()), !dbg !200
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !200
  %4 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %3, i32 0, i32 0, !dbg !200
  %5 = load i32, i32* %4, align 4, !dbg !200
  %6 = icmp sge i32 %5, 0, !dbg !200
  br i1 %6, label %7, label %25, !dbg !200

7:                                                ; preds = %1
  %8 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !200
  %9 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %8, i32 0, i32 1, !dbg !200
  %10 = load i32, i32* %9, align 4, !dbg !200
  %11 = icmp sge i32 %10, 0, !dbg !200
  br i1 %11, label %12, label %25, !dbg !200

12:                                               ; preds = %7
  %13 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !200
  %14 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %13, i32 0, i32 0, !dbg !200
  %15 = load i32, i32* %14, align 4, !dbg !200
  %16 = icmp ne i32 %15, 0, !dbg !200
  br i1 %16, label %17, label %22, !dbg !200

17:                                               ; preds = %12
  %18 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !200
  %19 = getelementptr inbounds %struct.gmc_rwlock, %struct.gmc_rwlock* %18, i32 0, i32 1, !dbg !200
  %20 = load i32, i32* %19, align 4, !dbg !200
  %21 = icmp ne i32 %20, 0, !dbg !200
  br label %22

22:                                               ; preds = %17, %12
  %23 = phi i1 [ false, %12 ], [ %21, %17 ], !dbg !201
  %24 = xor i1 %23, true, !dbg !200
  br label %25

25:                                               ; preds = %22, %7, %1
  %26 = phi i1 [ false, %7 ], [ false, %1 ], [ %24, %22 ], !dbg !201
  %27 = zext i1 %26 to i64, !dbg !200
  %28 = select i1 %26, i32 1, i32 0, !dbg !200
  ret i32 %28, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef nonnull %0, %union.pthread_rwlockattr_t* noundef %1) #0 !dbg !202 {
  %3 = alloca %union.pthread_rwlock_t*, align 8
  %4 = alloca %union.pthread_rwlockattr_t*, align 8
  store %union.pthread_rwlock_t* %0, %union.pthread_rwlock_t** %3, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_rwlock_t** %3, metadata !250, metadata !DIExpression()), !dbg !251
  store %union.pthread_rwlockattr_t* %1, %union.pthread_rwlockattr_t** %4, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_rwlockattr_t** %4, metadata !252, metadata !DIExpression()), !dbg !253
  %5 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %3, align 8, !dbg !254
  %6 = call %struct.gmc_rwlock* @lock(%union.pthread_rwlock_t* noundef %5), !dbg !255
  call void @gmc_rwlock_init(%struct.gmc_rwlock* noundef %6), !dbg !256
  ret i32 0, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.gmc_rwlock* @lock(%union.pthread_rwlock_t* noundef %0) #0 !dbg !258 {
  %2 = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %0, %union.pthread_rwlock_t** %2, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_rwlock_t** %2, metadata !261, metadata !DIExpression()), !dbg !262
  %3 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %2, align 8, !dbg !263
  %4 = bitcast %union.pthread_rwlock_t* %3 to %struct.gmc_rwlock*, !dbg !264
  ret %struct.gmc_rwlock* %4, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef nonnull %0) #0 !dbg !266 {
  %2 = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %0, %union.pthread_rwlock_t** %2, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_rwlock_t** %2, metadata !269, metadata !DIExpression()), !dbg !270
  %3 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %2, align 8, !dbg !271
  %4 = call %struct.gmc_rwlock* @lock(%union.pthread_rwlock_t* noundef %3), !dbg !272
  call void @gmc_rwlock_destroy(%struct.gmc_rwlock* noundef %4), !dbg !273
  ret i32 0, !dbg !274
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef nonnull %0) #0 !dbg !275 {
  %2 = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %0, %union.pthread_rwlock_t** %2, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_rwlock_t** %2, metadata !276, metadata !DIExpression()), !dbg !277
  %3 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %2, align 8, !dbg !278
  %4 = call %struct.gmc_rwlock* @lock(%union.pthread_rwlock_t* noundef %3), !dbg !279
  call void @gmc_read_lock(%struct.gmc_rwlock* noundef %4), !dbg !280
  ret i32 0, !dbg !281
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_read_lock(%struct.gmc_rwlock* noundef %0) #0 !dbg !282 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !283, metadata !DIExpression()), !dbg !284
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !285
  call void @gmc_read_enter(%struct.gmc_rwlock* noundef %3), !dbg !286
  %4 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !287
  call void @gmc_read_take(%struct.gmc_rwlock* noundef %4), !dbg !288
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef nonnull %0) #0 !dbg !290 {
  %2 = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %0, %union.pthread_rwlock_t** %2, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_rwlock_t** %2, metadata !291, metadata !DIExpression()), !dbg !292
  %3 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %2, align 8, !dbg !293
  %4 = call %struct.gmc_rwlock* @lock(%union.pthread_rwlock_t* noundef %3), !dbg !294
  call void @gmc_write_lock(%struct.gmc_rwlock* noundef %4), !dbg !295
  ret i32 0, !dbg !296
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @gmc_write_lock(%struct.gmc_rwlock* noundef %0) #0 !dbg !297 {
  %2 = alloca %struct.gmc_rwlock*, align 8
  store %struct.gmc_rwlock* %0, %struct.gmc_rwlock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_rwlock** %2, metadata !298, metadata !DIExpression()), !dbg !299
  %3 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !300
  call void @gmc_write_enter(%struct.gmc_rwlock* noundef %3), !dbg !301
  %4 = load %struct.gmc_rwlock*, %struct.gmc_rwlock** %2, align 8, !dbg !302
  call void @gmc_write_take(%struct.gmc_rwlock* noundef %4), !dbg !303
  ret void, !dbg !304
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef nonnull %0) #0 !dbg !305 {
  %2 = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %0, %union.pthread_rwlock_t** %2, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_rwlock_t** %2, metadata !306, metadata !DIExpression()), !dbg !307
  %3 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %2, align 8, !dbg !308
  %4 = call %struct.gmc_rwlock* @lock(%union.pthread_rwlock_t* noundef %3), !dbg !309
  call void @gmc_rwlock_unlock(%struct.gmc_rwlock* noundef %4), !dbg !310
  ret i32 0, !dbg !311
}

declare void @__gmc_fault(i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gmc_take(%struct.gmc_queue* noundef %0, i32 noundef %1) #0 !dbg !312 {
  %3 = alloca %struct.gmc_queue*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store %struct.gmc_queue* %0, %struct.gmc_queue** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.gmc_queue** %3, metadata !315, metadata !DIExpression()), !dbg !316
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !317, metadata !DIExpression()), !dbg !318
  %6 = load i32, i32* %4, align 4, !dbg !319
  %7 = icmp slt i32 %6, 0, !dbg !321
  br i1 %7, label %14, label %8, !dbg !322

8:                                                ; preds = %2
  %9 = load i32, i32* %4, align 4, !dbg !323
  %10 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !324
  %11 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %10, i32 0, i32 0, !dbg !325
  %12 = load i32, i32* %11, align 4, !dbg !325
  %13 = icmp sge i32 %9, %12, !dbg !326
  br i1 %13, label %14, label %15, !dbg !327

14:                                               ; preds = %8, %2
  call void @__gmc_fault(i32 noundef 25, i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.11, i64 0, i64 0)), !dbg !328
  br label %15, !dbg !328

15:                                               ; preds = %14, %8
  call void @llvm.dbg.declare(metadata i32* %5, metadata !329, metadata !DIExpression()), !dbg !330
  %16 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !331
  %17 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %16, i32 0, i32 1, !dbg !332
  %18 = load i32, i32* %4, align 4, !dbg !333
  %19 = sext i32 %18 to i64, !dbg !331
  %20 = getelementptr inbounds [4 x i32], [4 x i32]* %17, i64 0, i64 %19, !dbg !331
  %21 = load i32, i32* %20, align 4, !dbg !331
  store i32 %21, i32* %5, align 4, !dbg !330
  %22 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !334
  %23 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %22, i32 0, i32 0, !dbg !336
  %24 = load i32, i32* %23, align 4, !dbg !337
  %25 = add nsw i32 %24, -1, !dbg !337
  store i32 %25, i32* %23, align 4, !dbg !337
  br label %26, !dbg !334

26:                                               ; preds = %45, %15
  %27 = load i32, i32* %4, align 4, !dbg !338
  %28 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !340
  %29 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %28, i32 0, i32 0, !dbg !341
  %30 = load i32, i32* %29, align 4, !dbg !341
  %31 = icmp slt i32 %27, %30, !dbg !342
  br i1 %31, label %32, label %48, !dbg !343

32:                                               ; preds = %26
  %33 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !344
  %34 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %33, i32 0, i32 1, !dbg !345
  %35 = load i32, i32* %4, align 4, !dbg !346
  %36 = add nsw i32 %35, 1, !dbg !347
  %37 = sext i32 %36 to i64, !dbg !344
  %38 = getelementptr inbounds [4 x i32], [4 x i32]* %34, i64 0, i64 %37, !dbg !344
  %39 = load i32, i32* %38, align 4, !dbg !344
  %40 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !348
  %41 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %40, i32 0, i32 1, !dbg !349
  %42 = load i32, i32* %4, align 4, !dbg !350
  %43 = sext i32 %42 to i64, !dbg !348
  %44 = getelementptr inbounds [4 x i32], [4 x i32]* %41, i64 0, i64 %43, !dbg !348
  store i32 %39, i32* %44, align 4, !dbg !351
  br label %45, !dbg !348

45:                                               ; preds = %32
  %46 = load i32, i32* %4, align 4, !dbg !352
  %47 = add nsw i32 %46, 1, !dbg !352
  store i32 %47, i32* %4, align 4, !dbg !352
  br label %26, !dbg !353, !llvm.loop !354

48:                                               ; preds = %26
  %49 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !357
  %50 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %49, i32 0, i32 1, !dbg !358
  %51 = load %struct.gmc_queue*, %struct.gmc_queue** %3, align 8, !dbg !359
  %52 = getelementptr inbounds %struct.gmc_queue, %struct.gmc_queue* %51, i32 0, i32 0, !dbg !360
  %53 = load i32, i32* %52, align 4, !dbg !360
  %54 = sext i32 %53 to i64, !dbg !357
  %55 = getelementptr inbounds [4 x i32], [4 x i32]* %50, i64 0, i64 %54, !dbg !357
  store i32 0, i32* %55, align 4, !dbg !361
  %56 = load i32, i32* %5, align 4, !dbg !362
  ret i32 %56, !dbg !363
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "gmc_commute_0", scope: !2, file: !8, line: 42, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !24, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "prims/rwlock-writers.c", directory: ".", checksumkind: CSK_MD5, checksum: "8ff90f60403dfcce61e917e21f8a196e")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "gmc_rwlock", file: !8, line: 11, baseType: !9)
!8 = !DIFile(filename: "genmcgo/rwlock_writers.h", directory: ".", checksumkind: CSK_MD5, checksum: "365d7dcd479b03248fe83cb5dfedeaea")
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !8, line: 8, size: 384, elements: !10)
!10 = !{!11, !12, !13, !23}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "readers", scope: !9, file: !8, line: 9, baseType: !5, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "writer", scope: !9, file: !8, line: 9, baseType: !5, size: 32, offset: 32)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !9, file: !8, line: 10, baseType: !14, size: 160, offset: 64)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "gmc_queue", file: !15, line: 65, baseType: !16)
!15 = !DIFile(filename: "genmcgo/primitive.h", directory: ".", checksumkind: CSK_MD5, checksum: "82d17d88904458c5c768a357d1b8c757")
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !15, line: 62, size: 160, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !16, file: !15, line: 63, baseType: !5, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "item", scope: !16, file: !15, line: 64, baseType: !20, size: 128, offset: 32)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !9, file: !8, line: 10, baseType: !14, size: 160, offset: 224)
!24 = !{!0, !25, !32, !34, !36, !38, !40, !42, !44, !46}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "gmc_commute_1", scope: !2, file: !8, line: 43, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 128, elements: !30)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "gmc_commute_2", scope: !2, file: !8, line: 44, type: !27, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "gmc_commute_3", scope: !2, file: !8, line: 45, type: !27, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "gmc_commute_4", scope: !2, file: !8, line: 46, type: !27, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "gmc_commute_5", scope: !2, file: !8, line: 47, type: !27, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "gmc_commute_6", scope: !2, file: !8, line: 48, type: !27, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "gmc_commute_7", scope: !2, file: !8, line: 49, type: !27, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "gmc_commute_8", scope: !2, file: !8, line: 50, type: !27, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "gmc_commute_9", scope: !2, file: !8, line: 51, type: !27, isLocal: true, isDefinition: true)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 7, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 1}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = !{!"Debian clang version 14.0.6"}
!56 = distinct !DISubprogram(name: "gmc_rwlock_init", scope: !8, file: !8, line: 13, type: !57, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !6}
!59 = !{}
!60 = !DILocalVariable(name: "l", arg: 1, scope: !56, file: !8, line: 13, type: !6)
!61 = !DILocation(line: 13, column: 54, scope: !56)
!62 = !DILocation(line: 13, column: 60, scope: !56)
!63 = !DILocation(line: 13, column: 64, scope: !56)
!64 = !DILocation(line: 13, column: 81, scope: !56)
!65 = distinct !DISubprogram(name: "gmc_rwlock_destroy", scope: !8, file: !8, line: 14, type: !57, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!66 = !DILocalVariable(name: "l", arg: 1, scope: !65, file: !8, line: 14, type: !6)
!67 = !DILocation(line: 14, column: 60, scope: !65)
!68 = !DILocation(line: 14, column: 71, scope: !65)
!69 = !DILocation(line: 14, column: 74, scope: !65)
!70 = distinct !DISubprogram(name: "gmc_read_enter", scope: !8, file: !8, line: 16, type: !57, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!71 = !DILocalVariable(name: "l", arg: 1, scope: !70, file: !8, line: 16, type: !6)
!72 = !DILocation(line: 16, column: 56, scope: !70)
!73 = !DILocation(line: 16, column: 71, scope: !70)
!74 = !DILocation(line: 16, column: 74, scope: !70)
!75 = !DILocation(line: 16, column: 77, scope: !70)
!76 = !DILocation(line: 16, column: 61, scope: !70)
!77 = !DILocation(line: 16, column: 90, scope: !70)
!78 = distinct !DISubprogram(name: "gmc_push", scope: !15, file: !15, line: 83, type: !79, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81, !5}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!82 = !DILocalVariable(name: "q", arg: 1, scope: !78, file: !15, line: 83, type: !81)
!83 = !DILocation(line: 83, column: 37, scope: !78)
!84 = !DILocalVariable(name: "x", arg: 2, scope: !78, file: !15, line: 83, type: !5)
!85 = !DILocation(line: 83, column: 44, scope: !78)
!86 = !DILocation(line: 84, column: 7, scope: !87)
!87 = distinct !DILexicalBlock(scope: !78, file: !15, line: 84, column: 7)
!88 = !DILocation(line: 84, column: 10, scope: !87)
!89 = !DILocation(line: 84, column: 17, scope: !87)
!90 = !DILocation(line: 84, column: 7, scope: !78)
!91 = !DILocation(line: 85, column: 5, scope: !87)
!92 = !DILocation(line: 86, column: 26, scope: !78)
!93 = !DILocation(line: 86, column: 3, scope: !78)
!94 = !DILocation(line: 86, column: 6, scope: !78)
!95 = !DILocation(line: 86, column: 11, scope: !78)
!96 = !DILocation(line: 86, column: 14, scope: !78)
!97 = !DILocation(line: 86, column: 20, scope: !78)
!98 = !DILocation(line: 86, column: 24, scope: !78)
!99 = !DILocation(line: 87, column: 1, scope: !78)
!100 = distinct !DISubprogram(name: "gmc_write_enter", scope: !8, file: !8, line: 17, type: !57, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!101 = !DILocalVariable(name: "l", arg: 1, scope: !100, file: !8, line: 17, type: !6)
!102 = !DILocation(line: 17, column: 57, scope: !100)
!103 = !DILocation(line: 17, column: 72, scope: !100)
!104 = !DILocation(line: 17, column: 75, scope: !100)
!105 = !DILocation(line: 17, column: 78, scope: !100)
!106 = !DILocation(line: 17, column: 62, scope: !100)
!107 = !DILocation(line: 17, column: 91, scope: !100)
!108 = distinct !DISubprogram(name: "gmc_read_take", scope: !8, file: !8, line: 18, type: !57, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!109 = !DILocalVariable(name: "l", arg: 1, scope: !108, file: !8, line: 18, type: !6)
!110 = !DILocation(line: 18, column: 55, scope: !108)
!111 = !DILocation(line: 19, column: 3, scope: !108)
!112 = !DILocation(line: 0, scope: !108)
!113 = !DILocation(line: 20, column: 12, scope: !108)
!114 = !DILocation(line: 20, column: 15, scope: !108)
!115 = !DILocation(line: 20, column: 3, scope: !108)
!116 = !DILocation(line: 21, column: 3, scope: !108)
!117 = !DILocation(line: 21, column: 6, scope: !108)
!118 = !DILocation(line: 21, column: 13, scope: !108)
!119 = !DILocation(line: 22, column: 1, scope: !108)
!120 = distinct !DISubprogram(name: "gmc_empty", scope: !15, file: !15, line: 70, type: !121, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!121 = !DISubroutineType(types: !122)
!122 = !{!5, !123}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!125 = !DILocalVariable(name: "q", arg: 1, scope: !120, file: !15, line: 70, type: !123)
!126 = !DILocation(line: 70, column: 43, scope: !120)
!127 = !DILocation(line: 70, column: 55, scope: !120)
!128 = !DILocation(line: 70, column: 58, scope: !120)
!129 = !DILocation(line: 70, column: 65, scope: !120)
!130 = !DILocation(line: 70, column: 48, scope: !120)
!131 = distinct !DISubprogram(name: "gmc_first", scope: !15, file: !15, line: 73, type: !132, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!132 = !DISubroutineType(types: !133)
!133 = !{!5, !123, !5}
!134 = !DILocalVariable(name: "q", arg: 1, scope: !131, file: !15, line: 73, type: !123)
!135 = !DILocation(line: 73, column: 43, scope: !131)
!136 = !DILocalVariable(name: "x", arg: 2, scope: !131, file: !15, line: 73, type: !5)
!137 = !DILocation(line: 73, column: 50, scope: !131)
!138 = !DILocation(line: 73, column: 62, scope: !131)
!139 = !DILocation(line: 73, column: 65, scope: !131)
!140 = !DILocation(line: 73, column: 72, scope: !131)
!141 = !DILocation(line: 73, column: 76, scope: !131)
!142 = !DILocation(line: 73, column: 79, scope: !131)
!143 = !DILocation(line: 73, column: 82, scope: !131)
!144 = !DILocation(line: 73, column: 93, scope: !131)
!145 = !DILocation(line: 73, column: 90, scope: !131)
!146 = !DILocation(line: 0, scope: !131)
!147 = !DILocation(line: 73, column: 55, scope: !131)
!148 = distinct !DISubprogram(name: "gmc_pop", scope: !15, file: !15, line: 101, type: !149, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!149 = !DISubroutineType(types: !150)
!150 = !{!5, !81}
!151 = !DILocalVariable(name: "q", arg: 1, scope: !148, file: !15, line: 101, type: !81)
!152 = !DILocation(line: 101, column: 35, scope: !148)
!153 = !DILocation(line: 101, column: 56, scope: !148)
!154 = !DILocation(line: 101, column: 47, scope: !148)
!155 = !DILocation(line: 101, column: 40, scope: !148)
!156 = distinct !DISubprogram(name: "gmc_write_take", scope: !8, file: !8, line: 23, type: !57, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!157 = !DILocalVariable(name: "l", arg: 1, scope: !156, file: !8, line: 23, type: !6)
!158 = !DILocation(line: 23, column: 56, scope: !156)
!159 = !DILocation(line: 24, column: 3, scope: !156)
!160 = !DILocation(line: 0, scope: !156)
!161 = !DILocation(line: 25, column: 12, scope: !156)
!162 = !DILocation(line: 25, column: 15, scope: !156)
!163 = !DILocation(line: 25, column: 3, scope: !156)
!164 = !DILocation(line: 26, column: 3, scope: !156)
!165 = !DILocation(line: 26, column: 6, scope: !156)
!166 = !DILocation(line: 26, column: 12, scope: !156)
!167 = !DILocation(line: 27, column: 1, scope: !156)
!168 = distinct !DISubprogram(name: "gmc_read_unlock", scope: !8, file: !8, line: 28, type: !57, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!169 = !DILocalVariable(name: "l", arg: 1, scope: !168, file: !8, line: 28, type: !6)
!170 = !DILocation(line: 28, column: 57, scope: !168)
!171 = !DILocation(line: 28, column: 62, scope: !168)
!172 = !DILocation(line: 28, column: 65, scope: !168)
!173 = !DILocation(line: 28, column: 72, scope: !168)
!174 = !DILocation(line: 28, column: 76, scope: !168)
!175 = distinct !DISubprogram(name: "gmc_write_unlock", scope: !8, file: !8, line: 29, type: !57, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!176 = !DILocalVariable(name: "l", arg: 1, scope: !175, file: !8, line: 29, type: !6)
!177 = !DILocation(line: 29, column: 58, scope: !175)
!178 = !DILocation(line: 29, column: 63, scope: !175)
!179 = !DILocation(line: 29, column: 66, scope: !175)
!180 = !DILocation(line: 29, column: 72, scope: !175)
!181 = !DILocation(line: 29, column: 76, scope: !175)
!182 = distinct !DISubprogram(name: "gmc_rwlock_unlock", scope: !8, file: !8, line: 31, type: !57, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!183 = !DILocalVariable(name: "l", arg: 1, scope: !182, file: !8, line: 31, type: !6)
!184 = !DILocation(line: 31, column: 59, scope: !182)
!185 = !DILocation(line: 31, column: 64, scope: !182)
!186 = !DILocation(line: 31, column: 67, scope: !182)
!187 = !DILocation(line: 31, column: 76, scope: !182)
!188 = !DILocation(line: 31, column: 79, scope: !182)
!189 = !DILocation(line: 31, column: 85, scope: !182)
!190 = !DILocation(line: 31, column: 90, scope: !182)
!191 = !DILocation(line: 31, column: 93, scope: !182)
!192 = !DILocation(line: 31, column: 100, scope: !182)
!193 = !DILocation(line: 31, column: 104, scope: !182)
!194 = distinct !DISubprogram(name: "gmc_invariant_10", scope: !8, file: !8, line: 52, type: !195, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!195 = !DISubroutineType(types: !196)
!196 = !{!5, !197}
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !198, size: 64)
!198 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!199 = !DILocalVariable(name: "s", arg: 1, scope: !194, file: !8, line: 52, type: !197)
!200 = !DILocation(line: 52, column: 1, scope: !194)
!201 = !DILocation(line: 0, scope: !194)
!202 = distinct !DISubprogram(name: "pthread_rwlock_init", scope: !3, file: !3, line: 11, type: !203, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!203 = !DISubroutineType(types: !204)
!204 = !{!5, !205, !240}
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !206, size: 64)
!206 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !207, line: 91, baseType: !208)
!207 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!208 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !207, line: 86, size: 448, elements: !209)
!209 = !{!210, !233, !238}
!210 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !208, file: !207, line: 88, baseType: !211, size: 448)
!211 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !212, line: 23, size: 448, elements: !213)
!212 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!213 = !{!214, !216, !217, !218, !219, !220, !221, !222, !223, !225, !230, !232}
!214 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !211, file: !212, line: 25, baseType: !215, size: 32)
!215 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !211, file: !212, line: 26, baseType: !215, size: 32, offset: 32)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !211, file: !212, line: 27, baseType: !215, size: 32, offset: 64)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !211, file: !212, line: 28, baseType: !215, size: 32, offset: 96)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !211, file: !212, line: 29, baseType: !215, size: 32, offset: 128)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !211, file: !212, line: 30, baseType: !215, size: 32, offset: 160)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !211, file: !212, line: 32, baseType: !5, size: 32, offset: 192)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !211, file: !212, line: 33, baseType: !5, size: 32, offset: 224)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !211, file: !212, line: 34, baseType: !224, size: 8, offset: 256)
!224 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !211, file: !212, line: 39, baseType: !226, size: 56, offset: 264)
!226 = !DICompositeType(tag: DW_TAG_array_type, baseType: !227, size: 56, elements: !228)
!227 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!228 = !{!229}
!229 = !DISubrange(count: 7)
!230 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !211, file: !212, line: 42, baseType: !231, size: 64, offset: 320)
!231 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !211, file: !212, line: 45, baseType: !215, size: 32, offset: 384)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !208, file: !207, line: 89, baseType: !234, size: 448)
!234 = !DICompositeType(tag: DW_TAG_array_type, baseType: !235, size: 448, elements: !236)
!235 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!236 = !{!237}
!237 = !DISubrange(count: 56)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !208, file: !207, line: 90, baseType: !239, size: 64)
!239 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !241, size: 64)
!241 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !242)
!242 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlockattr_t", file: !207, line: 97, baseType: !243)
!243 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !207, line: 93, size: 64, elements: !244)
!244 = !{!245, !249}
!245 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !243, file: !207, line: 95, baseType: !246, size: 64)
!246 = !DICompositeType(tag: DW_TAG_array_type, baseType: !235, size: 64, elements: !247)
!247 = !{!248}
!248 = !DISubrange(count: 8)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !243, file: !207, line: 96, baseType: !239, size: 64)
!250 = !DILocalVariable(name: "l", arg: 1, scope: !202, file: !3, line: 11, type: !205)
!251 = !DILocation(line: 11, column: 43, scope: !202)
!252 = !DILocalVariable(name: "attributes", arg: 2, scope: !202, file: !3, line: 11, type: !240)
!253 = !DILocation(line: 11, column: 74, scope: !202)
!254 = !DILocation(line: 12, column: 24, scope: !202)
!255 = !DILocation(line: 12, column: 19, scope: !202)
!256 = !DILocation(line: 12, column: 3, scope: !202)
!257 = !DILocation(line: 13, column: 3, scope: !202)
!258 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 9, type: !259, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!259 = !DISubroutineType(types: !260)
!260 = !{!6, !205}
!261 = !DILocalVariable(name: "l", arg: 1, scope: !258, file: !3, line: 9, type: !205)
!262 = !DILocation(line: 9, column: 43, scope: !258)
!263 = !DILocation(line: 9, column: 69, scope: !258)
!264 = !DILocation(line: 9, column: 55, scope: !258)
!265 = !DILocation(line: 9, column: 48, scope: !258)
!266 = distinct !DISubprogram(name: "pthread_rwlock_destroy", scope: !3, file: !3, line: 15, type: !267, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!267 = !DISubroutineType(types: !268)
!268 = !{!5, !205}
!269 = !DILocalVariable(name: "l", arg: 1, scope: !266, file: !3, line: 15, type: !205)
!270 = !DILocation(line: 15, column: 46, scope: !266)
!271 = !DILocation(line: 16, column: 27, scope: !266)
!272 = !DILocation(line: 16, column: 22, scope: !266)
!273 = !DILocation(line: 16, column: 3, scope: !266)
!274 = !DILocation(line: 17, column: 3, scope: !266)
!275 = distinct !DISubprogram(name: "pthread_rwlock_rdlock", scope: !3, file: !3, line: 19, type: !267, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!276 = !DILocalVariable(name: "l", arg: 1, scope: !275, file: !3, line: 19, type: !205)
!277 = !DILocation(line: 19, column: 45, scope: !275)
!278 = !DILocation(line: 20, column: 22, scope: !275)
!279 = !DILocation(line: 20, column: 17, scope: !275)
!280 = !DILocation(line: 20, column: 3, scope: !275)
!281 = !DILocation(line: 21, column: 3, scope: !275)
!282 = distinct !DISubprogram(name: "gmc_read_lock", scope: !8, file: !8, line: 33, type: !57, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!283 = !DILocalVariable(name: "l", arg: 1, scope: !282, file: !8, line: 33, type: !6)
!284 = !DILocation(line: 33, column: 46, scope: !282)
!285 = !DILocation(line: 34, column: 18, scope: !282)
!286 = !DILocation(line: 34, column: 3, scope: !282)
!287 = !DILocation(line: 35, column: 17, scope: !282)
!288 = !DILocation(line: 35, column: 3, scope: !282)
!289 = !DILocation(line: 36, column: 1, scope: !282)
!290 = distinct !DISubprogram(name: "pthread_rwlock_wrlock", scope: !3, file: !3, line: 23, type: !267, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!291 = !DILocalVariable(name: "l", arg: 1, scope: !290, file: !3, line: 23, type: !205)
!292 = !DILocation(line: 23, column: 45, scope: !290)
!293 = !DILocation(line: 24, column: 23, scope: !290)
!294 = !DILocation(line: 24, column: 18, scope: !290)
!295 = !DILocation(line: 24, column: 3, scope: !290)
!296 = !DILocation(line: 25, column: 3, scope: !290)
!297 = distinct !DISubprogram(name: "gmc_write_lock", scope: !8, file: !8, line: 37, type: !57, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!298 = !DILocalVariable(name: "l", arg: 1, scope: !297, file: !8, line: 37, type: !6)
!299 = !DILocation(line: 37, column: 47, scope: !297)
!300 = !DILocation(line: 38, column: 19, scope: !297)
!301 = !DILocation(line: 38, column: 3, scope: !297)
!302 = !DILocation(line: 39, column: 18, scope: !297)
!303 = !DILocation(line: 39, column: 3, scope: !297)
!304 = !DILocation(line: 40, column: 1, scope: !297)
!305 = distinct !DISubprogram(name: "pthread_rwlock_unlock", scope: !3, file: !3, line: 27, type: !267, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!306 = !DILocalVariable(name: "l", arg: 1, scope: !305, file: !3, line: 27, type: !205)
!307 = !DILocation(line: 27, column: 45, scope: !305)
!308 = !DILocation(line: 28, column: 26, scope: !305)
!309 = !DILocation(line: 28, column: 21, scope: !305)
!310 = !DILocation(line: 28, column: 3, scope: !305)
!311 = !DILocation(line: 29, column: 3, scope: !305)
!312 = distinct !DISubprogram(name: "gmc_take", scope: !15, file: !15, line: 90, type: !313, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!313 = !DISubroutineType(types: !314)
!314 = !{!5, !81, !5}
!315 = !DILocalVariable(name: "q", arg: 1, scope: !312, file: !15, line: 90, type: !81)
!316 = !DILocation(line: 90, column: 36, scope: !312)
!317 = !DILocalVariable(name: "i", arg: 2, scope: !312, file: !15, line: 90, type: !5)
!318 = !DILocation(line: 90, column: 43, scope: !312)
!319 = !DILocation(line: 91, column: 7, scope: !320)
!320 = distinct !DILexicalBlock(scope: !312, file: !15, line: 91, column: 7)
!321 = !DILocation(line: 91, column: 9, scope: !320)
!322 = !DILocation(line: 91, column: 13, scope: !320)
!323 = !DILocation(line: 91, column: 16, scope: !320)
!324 = !DILocation(line: 91, column: 21, scope: !320)
!325 = !DILocation(line: 91, column: 24, scope: !320)
!326 = !DILocation(line: 91, column: 18, scope: !320)
!327 = !DILocation(line: 91, column: 7, scope: !312)
!328 = !DILocation(line: 92, column: 5, scope: !320)
!329 = !DILocalVariable(name: "x", scope: !312, file: !15, line: 93, type: !5)
!330 = !DILocation(line: 93, column: 7, scope: !312)
!331 = !DILocation(line: 93, column: 11, scope: !312)
!332 = !DILocation(line: 93, column: 14, scope: !312)
!333 = !DILocation(line: 93, column: 19, scope: !312)
!334 = !DILocation(line: 94, column: 8, scope: !335)
!335 = distinct !DILexicalBlock(scope: !312, file: !15, line: 94, column: 3)
!336 = !DILocation(line: 94, column: 11, scope: !335)
!337 = !DILocation(line: 94, column: 17, scope: !335)
!338 = !DILocation(line: 94, column: 21, scope: !339)
!339 = distinct !DILexicalBlock(scope: !335, file: !15, line: 94, column: 3)
!340 = !DILocation(line: 94, column: 25, scope: !339)
!341 = !DILocation(line: 94, column: 28, scope: !339)
!342 = !DILocation(line: 94, column: 23, scope: !339)
!343 = !DILocation(line: 94, column: 3, scope: !335)
!344 = !DILocation(line: 95, column: 18, scope: !339)
!345 = !DILocation(line: 95, column: 21, scope: !339)
!346 = !DILocation(line: 95, column: 26, scope: !339)
!347 = !DILocation(line: 95, column: 28, scope: !339)
!348 = !DILocation(line: 95, column: 5, scope: !339)
!349 = !DILocation(line: 95, column: 8, scope: !339)
!350 = !DILocation(line: 95, column: 13, scope: !339)
!351 = !DILocation(line: 95, column: 16, scope: !339)
!352 = !DILocation(line: 94, column: 37, scope: !339)
!353 = !DILocation(line: 94, column: 3, scope: !339)
!354 = distinct !{!354, !343, !355, !356}
!355 = !DILocation(line: 95, column: 31, scope: !335)
!356 = !{!"llvm.loop.mustprogress"}
!357 = !DILocation(line: 96, column: 3, scope: !312)
!358 = !DILocation(line: 96, column: 6, scope: !312)
!359 = !DILocation(line: 96, column: 11, scope: !312)
!360 = !DILocation(line: 96, column: 14, scope: !312)
!361 = !DILocation(line: 96, column: 22, scope: !312)
!362 = !DILocation(line: 97, column: 10, scope: !312)
!363 = !DILocation(line: 97, column: 3, scope: !312)
