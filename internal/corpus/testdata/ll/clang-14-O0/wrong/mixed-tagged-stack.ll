; ModuleID = 'mixed-tagged-stack.c'
source_filename = "mixed-tagged-stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.anon = type { i128 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.anon = type { %struct.node*, i64 }

@nodes = internal global [2 x %struct.node] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"!pop()\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"mixed-tagged-stack.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"n && n->value == 42\00", align 1
@__PRETTY_FUNCTION__.thread = private unnamed_addr constant [21 x i8] c"void *thread(void *)\00", align 1
@top = internal global %union.anon zeroinitializer, align 16, !dbg !22

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !55, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata i32* %3, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 0, i32* %3, align 4, !dbg !62
  br label %5, !dbg !63

5:                                                ; preds = %17, %0
  %6 = load i32, i32* %3, align 4, !dbg !64
  %7 = icmp slt i32 %6, 2, !dbg !66
  br i1 %7, label %8, label %20, !dbg !67

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !68
  %10 = sext i32 %9 to i64, !dbg !69
  %11 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %10, !dbg !69
  %12 = load i32, i32* %3, align 4, !dbg !70
  %13 = sext i32 %12 to i64, !dbg !71
  %14 = getelementptr inbounds [2 x %struct.node], [2 x %struct.node]* @nodes, i64 0, i64 %13, !dbg !71
  %15 = bitcast %struct.node* %14 to i8*, !dbg !72
  %16 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thread, i8* noundef %15) #5, !dbg !73
  br label %17, !dbg !73

17:                                               ; preds = %8
  %18 = load i32, i32* %3, align 4, !dbg !74
  %19 = add nsw i32 %18, 1, !dbg !74
  store i32 %19, i32* %3, align 4, !dbg !74
  br label %5, !dbg !75, !llvm.loop !76

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 0, i32* %4, align 4, !dbg !81
  br label %21, !dbg !82

21:                                               ; preds = %30, %20
  %22 = load i32, i32* %4, align 4, !dbg !83
  %23 = icmp slt i32 %22, 2, !dbg !85
  br i1 %23, label %24, label %33, !dbg !86

24:                                               ; preds = %21
  %25 = load i32, i32* %4, align 4, !dbg !87
  %26 = sext i32 %25 to i64, !dbg !88
  %27 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %26, !dbg !88
  %28 = load i64, i64* %27, align 8, !dbg !88
  %29 = call i32 @pthread_join(i64 noundef %28, i8** noundef null), !dbg !89
  br label %30, !dbg !89

30:                                               ; preds = %24
  %31 = load i32, i32* %4, align 4, !dbg !90
  %32 = add nsw i32 %31, 1, !dbg !90
  store i32 %32, i32* %4, align 4, !dbg !90
  br label %21, !dbg !91, !llvm.loop !92

33:                                               ; preds = %21
  %34 = call %struct.node* @pop(), !dbg !94
  %35 = icmp ne %struct.node* %34, null, !dbg !94
  br i1 %35, label %37, label %36, !dbg !97

36:                                               ; preds = %33
  br label %38, !dbg !97

37:                                               ; preds = %33
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 71, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !94
  unreachable, !dbg !94

38:                                               ; preds = %36
  ret i32 0, !dbg !98
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @thread(i8* noundef %0) #0 !dbg !99 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !102, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !104, metadata !DIExpression()), !dbg !105
  %4 = load i8*, i8** %2, align 8, !dbg !106
  %5 = bitcast i8* %4 to %struct.node*, !dbg !106
  store %struct.node* %5, %struct.node** %3, align 8, !dbg !105
  %6 = load %struct.node*, %struct.node** %3, align 8, !dbg !107
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1, !dbg !108
  store i32 42, i32* %7, align 8, !dbg !109
  %8 = load %struct.node*, %struct.node** %3, align 8, !dbg !110
  call void @push(%struct.node* noundef %8), !dbg !111
  %9 = call %struct.node* @pop(), !dbg !112
  store %struct.node* %9, %struct.node** %3, align 8, !dbg !113
  %10 = load %struct.node*, %struct.node** %3, align 8, !dbg !114
  %11 = icmp ne %struct.node* %10, null, !dbg !114
  br i1 %11, label %12, label %18, !dbg !114

12:                                               ; preds = %1
  %13 = load %struct.node*, %struct.node** %3, align 8, !dbg !114
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !114
  %15 = load i32, i32* %14, align 8, !dbg !114
  %16 = icmp eq i32 %15, 42, !dbg !114
  br i1 %16, label %17, label %18, !dbg !117

17:                                               ; preds = %12
  br label %19, !dbg !117

18:                                               ; preds = %12, %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 60, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.thread, i64 0, i64 0)) #6, !dbg !114
  unreachable, !dbg !114

19:                                               ; preds = %17
  ret i8* null, !dbg !118
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @pop() #0 !dbg !119 {
  %1 = alloca %struct.node*, align 8
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  br label %10, !dbg !122

10:                                               ; preds = %51, %0
  call void @llvm.dbg.declare(metadata i64* %2, metadata !123, metadata !DIExpression()), !dbg !127
  %11 = load atomic i64, i64* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @top to %struct.anon*), i32 0, i32 1) acquire, align 8, !dbg !128
  store i64 %11, i64* %3, align 8, !dbg !128
  %12 = load i64, i64* %3, align 8, !dbg !128
  store i64 %12, i64* %2, align 8, !dbg !127
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !129, metadata !DIExpression()), !dbg !130
  %13 = bitcast %struct.node** %5 to i64*, !dbg !131
  %14 = load atomic i64, i64* bitcast (%union.anon* @top to i64*) acquire, align 16, !dbg !131
  store i64 %14, i64* %13, align 8, !dbg !131
  %15 = bitcast i64* %13 to %struct.node**, !dbg !131
  %16 = load %struct.node*, %struct.node** %15, align 8, !dbg !131
  store %struct.node* %16, %struct.node** %4, align 8, !dbg !130
  %17 = load %struct.node*, %struct.node** %4, align 8, !dbg !132
  %18 = icmp ne %struct.node* %17, null, !dbg !132
  br i1 %18, label %20, label %19, !dbg !134

19:                                               ; preds = %10
  store %struct.node* null, %struct.node** %1, align 8, !dbg !135
  br label %52, !dbg !135

20:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata %struct.node** %6, metadata !136, metadata !DIExpression()), !dbg !137
  %21 = load %struct.node*, %struct.node** %4, align 8, !dbg !138
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 0, !dbg !139
  %23 = bitcast %struct.node** %22 to i64*, !dbg !140
  %24 = bitcast %struct.node** %7 to i64*, !dbg !140
  %25 = load atomic i64, i64* %23 monotonic, align 8, !dbg !140
  store i64 %25, i64* %24, align 8, !dbg !140
  %26 = bitcast i64* %24 to %struct.node**, !dbg !140
  %27 = load %struct.node*, %struct.node** %26, align 8, !dbg !140
  store %struct.node* %27, %struct.node** %6, align 8, !dbg !137
  %28 = load %struct.node*, %struct.node** %4, align 8, !dbg !141
  %29 = load i64, i64* %2, align 8, !dbg !143
  %30 = call { i64, i64 } @pack(%struct.node* noundef %28, i64 noundef %29), !dbg !144
  %31 = bitcast i128* %8 to { i64, i64 }*, !dbg !144
  %32 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %31, i32 0, i32 0, !dbg !144
  %33 = extractvalue { i64, i64 } %30, 0, !dbg !144
  store i64 %33, i64* %32, align 16, !dbg !144
  %34 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %31, i32 0, i32 1, !dbg !144
  %35 = extractvalue { i64, i64 } %30, 1, !dbg !144
  store i64 %35, i64* %34, align 8, !dbg !144
  %36 = load i128, i128* %8, align 16, !dbg !144
  %37 = load %struct.node*, %struct.node** %6, align 8, !dbg !145
  %38 = load i64, i64* %2, align 8, !dbg !146
  %39 = add i64 %38, 1, !dbg !147
  %40 = call { i64, i64 } @pack(%struct.node* noundef %37, i64 noundef %39), !dbg !148
  %41 = bitcast i128* %9 to { i64, i64 }*, !dbg !148
  %42 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %41, i32 0, i32 0, !dbg !148
  %43 = extractvalue { i64, i64 } %40, 0, !dbg !148
  store i64 %43, i64* %42, align 16, !dbg !148
  %44 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %41, i32 0, i32 1, !dbg !148
  %45 = extractvalue { i64, i64 } %40, 1, !dbg !148
  store i64 %45, i64* %44, align 8, !dbg !148
  %46 = load i128, i128* %9, align 16, !dbg !148
  %47 = cmpxchg i128* getelementptr inbounds (%union.anon, %union.anon* @top, i32 0, i32 0), i128 %36, i128 %46 seq_cst seq_cst, align 16, !dbg !149
  %48 = extractvalue { i128, i1 } %47, 1, !dbg !149
  br i1 %48, label %49, label %51, !dbg !150

49:                                               ; preds = %20
  %50 = load %struct.node*, %struct.node** %4, align 8, !dbg !151
  store %struct.node* %50, %struct.node** %1, align 8, !dbg !152
  br label %52, !dbg !152

51:                                               ; preds = %20
  br label %10, !dbg !153, !llvm.loop !154

52:                                               ; preds = %49, %19
  %53 = load %struct.node*, %struct.node** %1, align 8, !dbg !157
  ret %struct.node* %53, !dbg !157
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(%struct.node* noundef %0) #0 !dbg !158 {
  %2 = alloca %struct.node*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  store %struct.node* %0, %struct.node** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !161, metadata !DIExpression()), !dbg !162
  br label %10, !dbg !163

10:                                               ; preds = %45, %1
  call void @llvm.dbg.declare(metadata i64* %3, metadata !164, metadata !DIExpression()), !dbg !168
  %11 = load atomic i64, i64* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @top to %struct.anon*), i32 0, i32 1) acquire, align 8, !dbg !169
  store i64 %11, i64* %4, align 8, !dbg !169
  %12 = load i64, i64* %4, align 8, !dbg !169
  store i64 %12, i64* %3, align 8, !dbg !168
  call void @llvm.dbg.declare(metadata %struct.node** %5, metadata !170, metadata !DIExpression()), !dbg !171
  %13 = bitcast %struct.node** %6 to i64*, !dbg !172
  %14 = load atomic i64, i64* bitcast (%union.anon* @top to i64*) monotonic, align 16, !dbg !172
  store i64 %14, i64* %13, align 8, !dbg !172
  %15 = bitcast i64* %13 to %struct.node**, !dbg !172
  %16 = load %struct.node*, %struct.node** %15, align 8, !dbg !172
  store %struct.node* %16, %struct.node** %5, align 8, !dbg !171
  %17 = load %struct.node*, %struct.node** %2, align 8, !dbg !173
  %18 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 0, !dbg !174
  %19 = load %struct.node*, %struct.node** %5, align 8, !dbg !175
  store %struct.node* %19, %struct.node** %7, align 8, !dbg !176
  %20 = bitcast %struct.node** %18 to i64*, !dbg !176
  %21 = bitcast %struct.node** %7 to i64*, !dbg !176
  %22 = load i64, i64* %21, align 8, !dbg !176
  store atomic i64 %22, i64* %20 monotonic, align 8, !dbg !176
  %23 = load %struct.node*, %struct.node** %5, align 8, !dbg !177
  %24 = load i64, i64* %3, align 8, !dbg !179
  %25 = call { i64, i64 } @pack(%struct.node* noundef %23, i64 noundef %24), !dbg !180
  %26 = bitcast i128* %8 to { i64, i64 }*, !dbg !180
  %27 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %26, i32 0, i32 0, !dbg !180
  %28 = extractvalue { i64, i64 } %25, 0, !dbg !180
  store i64 %28, i64* %27, align 16, !dbg !180
  %29 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %26, i32 0, i32 1, !dbg !180
  %30 = extractvalue { i64, i64 } %25, 1, !dbg !180
  store i64 %30, i64* %29, align 8, !dbg !180
  %31 = load i128, i128* %8, align 16, !dbg !180
  %32 = load %struct.node*, %struct.node** %2, align 8, !dbg !181
  %33 = load i64, i64* %3, align 8, !dbg !182
  %34 = add i64 %33, 1, !dbg !183
  %35 = call { i64, i64 } @pack(%struct.node* noundef %32, i64 noundef %34), !dbg !184
  %36 = bitcast i128* %9 to { i64, i64 }*, !dbg !184
  %37 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %36, i32 0, i32 0, !dbg !184
  %38 = extractvalue { i64, i64 } %35, 0, !dbg !184
  store i64 %38, i64* %37, align 16, !dbg !184
  %39 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %36, i32 0, i32 1, !dbg !184
  %40 = extractvalue { i64, i64 } %35, 1, !dbg !184
  store i64 %40, i64* %39, align 8, !dbg !184
  %41 = load i128, i128* %9, align 16, !dbg !184
  %42 = cmpxchg i128* getelementptr inbounds (%union.anon, %union.anon* @top, i32 0, i32 0), i128 %31, i128 %41 seq_cst seq_cst, align 16, !dbg !185
  %43 = extractvalue { i128, i1 } %42, 1, !dbg !185
  br i1 %43, label %44, label %45, !dbg !186

44:                                               ; preds = %10
  ret void, !dbg !187

45:                                               ; preds = %10
  br label %10, !dbg !188, !llvm.loop !189
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @pack(%struct.node* noundef %0, i64 noundef %1) #0 !dbg !192 {
  %3 = alloca i128, align 16
  %4 = alloca %struct.node*, align 8
  %5 = alloca i64, align 8
  store %struct.node* %0, %struct.node** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !195, metadata !DIExpression()), !dbg !196
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !197, metadata !DIExpression()), !dbg !198
  %6 = load i64, i64* %5, align 8, !dbg !199
  %7 = zext i64 %6 to i128, !dbg !200
  %8 = shl i128 %7, 64, !dbg !201
  %9 = load %struct.node*, %struct.node** %4, align 8, !dbg !202
  %10 = ptrtoint %struct.node* %9 to i64, !dbg !203
  %11 = zext i64 %10 to i128, !dbg !203
  %12 = or i128 %8, %11, !dbg !204
  store i128 %12, i128* %3, align 16, !dbg !205
  %13 = bitcast i128* %3 to { i64, i64 }*, !dbg !205
  %14 = load { i64, i64 }, { i64, i64 }* %13, align 16, !dbg !205
  ret { i64, i64 } %14, !dbg !205
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 23, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-tagged-stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "363aaffe4c906f2d547e0ef9c8f799d6")
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
!17 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !19, line: 90, baseType: !20)
!19 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !{!0, !22}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 21, type: !24, isLocal: true, isDefinition: true, align: 128)
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 15, size: 128, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "both", scope: !24, file: !3, line: 16, baseType: !17, size: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, scope: !24, file: !3, line: 17, baseType: !28, size: 128)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !24, file: !3, line: 17, size: 128, elements: !29)
!29 = !{!30, !38}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !28, file: !3, line: 18, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !34)
!34 = !{!35, !36}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !33, file: !3, line: 11, baseType: !31, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !33, file: !3, line: 12, baseType: !37, size: 32, offset: 64)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !28, file: !3, line: 19, baseType: !39, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 256, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 7, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 1}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"Debian clang version 14.0.6"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 64, type: !52, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!37}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 66, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 128, elements: !41)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !20)
!58 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!59 = !DILocation(line: 66, column: 12, scope: !51)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 67, type: !37)
!61 = distinct !DILexicalBlock(scope: !51, file: !3, line: 67, column: 2)
!62 = !DILocation(line: 67, column: 11, scope: !61)
!63 = !DILocation(line: 67, column: 7, scope: !61)
!64 = !DILocation(line: 67, column: 18, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 67, column: 2)
!66 = !DILocation(line: 67, column: 20, scope: !65)
!67 = !DILocation(line: 67, column: 2, scope: !61)
!68 = !DILocation(line: 68, column: 21, scope: !65)
!69 = !DILocation(line: 68, column: 19, scope: !65)
!70 = !DILocation(line: 68, column: 46, scope: !65)
!71 = !DILocation(line: 68, column: 40, scope: !65)
!72 = !DILocation(line: 68, column: 39, scope: !65)
!73 = !DILocation(line: 68, column: 3, scope: !65)
!74 = !DILocation(line: 67, column: 26, scope: !65)
!75 = !DILocation(line: 67, column: 2, scope: !65)
!76 = distinct !{!76, !67, !77, !78}
!77 = !DILocation(line: 68, column: 48, scope: !61)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 69, type: !37)
!80 = distinct !DILexicalBlock(scope: !51, file: !3, line: 69, column: 2)
!81 = !DILocation(line: 69, column: 11, scope: !80)
!82 = !DILocation(line: 69, column: 7, scope: !80)
!83 = !DILocation(line: 69, column: 18, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 69, column: 2)
!85 = !DILocation(line: 69, column: 20, scope: !84)
!86 = !DILocation(line: 69, column: 2, scope: !80)
!87 = !DILocation(line: 70, column: 18, scope: !84)
!88 = !DILocation(line: 70, column: 16, scope: !84)
!89 = !DILocation(line: 70, column: 3, scope: !84)
!90 = !DILocation(line: 69, column: 26, scope: !84)
!91 = !DILocation(line: 69, column: 2, scope: !84)
!92 = distinct !{!92, !86, !93, !78}
!93 = !DILocation(line: 70, column: 26, scope: !80)
!94 = !DILocation(line: 71, column: 2, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 71, column: 2)
!96 = distinct !DILexicalBlock(scope: !51, file: !3, line: 71, column: 2)
!97 = !DILocation(line: 71, column: 2, scope: !96)
!98 = !DILocation(line: 72, column: 2, scope: !51)
!99 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 54, type: !100, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!100 = !DISubroutineType(types: !101)
!101 = !{!16, !16}
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !99, file: !3, line: 54, type: !16)
!103 = !DILocation(line: 54, column: 27, scope: !99)
!104 = !DILocalVariable(name: "n", scope: !99, file: !3, line: 56, type: !32)
!105 = !DILocation(line: 56, column: 15, scope: !99)
!106 = !DILocation(line: 56, column: 19, scope: !99)
!107 = !DILocation(line: 57, column: 2, scope: !99)
!108 = !DILocation(line: 57, column: 5, scope: !99)
!109 = !DILocation(line: 57, column: 11, scope: !99)
!110 = !DILocation(line: 58, column: 7, scope: !99)
!111 = !DILocation(line: 58, column: 2, scope: !99)
!112 = !DILocation(line: 59, column: 6, scope: !99)
!113 = !DILocation(line: 59, column: 4, scope: !99)
!114 = !DILocation(line: 60, column: 2, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !3, line: 60, column: 2)
!116 = distinct !DILexicalBlock(scope: !99, file: !3, line: 60, column: 2)
!117 = !DILocation(line: 60, column: 2, scope: !116)
!118 = !DILocation(line: 61, column: 2, scope: !99)
!119 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 41, type: !120, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!120 = !DISubroutineType(types: !121)
!121 = !{!32}
!122 = !DILocation(line: 43, column: 2, scope: !119)
!123 = !DILocalVariable(name: "c", scope: !124, file: !3, line: 44, type: !18)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 43, column: 11)
!125 = distinct !DILexicalBlock(scope: !126, file: !3, line: 43, column: 2)
!126 = distinct !DILexicalBlock(scope: !119, file: !3, line: 43, column: 2)
!127 = !DILocation(line: 44, column: 13, scope: !124)
!128 = !DILocation(line: 44, column: 17, scope: !124)
!129 = !DILocalVariable(name: "p", scope: !124, file: !3, line: 45, type: !32)
!130 = !DILocation(line: 45, column: 16, scope: !124)
!131 = !DILocation(line: 45, column: 20, scope: !124)
!132 = !DILocation(line: 46, column: 8, scope: !133)
!133 = distinct !DILexicalBlock(scope: !124, file: !3, line: 46, column: 7)
!134 = !DILocation(line: 46, column: 7, scope: !124)
!135 = !DILocation(line: 47, column: 4, scope: !133)
!136 = !DILocalVariable(name: "next", scope: !124, file: !3, line: 48, type: !32)
!137 = !DILocation(line: 48, column: 16, scope: !124)
!138 = !DILocation(line: 48, column: 45, scope: !124)
!139 = !DILocation(line: 48, column: 48, scope: !124)
!140 = !DILocation(line: 48, column: 23, scope: !124)
!141 = !DILocation(line: 49, column: 52, scope: !142)
!142 = distinct !DILexicalBlock(scope: !124, file: !3, line: 49, column: 7)
!143 = !DILocation(line: 49, column: 55, scope: !142)
!144 = !DILocation(line: 49, column: 47, scope: !142)
!145 = !DILocation(line: 49, column: 64, scope: !142)
!146 = !DILocation(line: 49, column: 70, scope: !142)
!147 = !DILocation(line: 49, column: 72, scope: !142)
!148 = !DILocation(line: 49, column: 59, scope: !142)
!149 = !DILocation(line: 49, column: 7, scope: !142)
!150 = !DILocation(line: 49, column: 7, scope: !124)
!151 = !DILocation(line: 50, column: 11, scope: !142)
!152 = !DILocation(line: 50, column: 4, scope: !142)
!153 = !DILocation(line: 43, column: 2, scope: !125)
!154 = distinct !{!154, !155, !156}
!155 = !DILocation(line: 43, column: 2, scope: !126)
!156 = !DILocation(line: 51, column: 2, scope: !126)
!157 = !DILocation(line: 52, column: 1, scope: !119)
!158 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 30, type: !159, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!159 = !DISubroutineType(types: !160)
!160 = !{null, !32}
!161 = !DILocalVariable(name: "n", arg: 1, scope: !158, file: !3, line: 30, type: !32)
!162 = !DILocation(line: 30, column: 31, scope: !158)
!163 = !DILocation(line: 32, column: 2, scope: !158)
!164 = !DILocalVariable(name: "c", scope: !165, file: !3, line: 33, type: !18)
!165 = distinct !DILexicalBlock(scope: !166, file: !3, line: 32, column: 11)
!166 = distinct !DILexicalBlock(scope: !167, file: !3, line: 32, column: 2)
!167 = distinct !DILexicalBlock(scope: !158, file: !3, line: 32, column: 2)
!168 = !DILocation(line: 33, column: 13, scope: !165)
!169 = !DILocation(line: 33, column: 17, scope: !165)
!170 = !DILocalVariable(name: "p", scope: !165, file: !3, line: 34, type: !32)
!171 = !DILocation(line: 34, column: 16, scope: !165)
!172 = !DILocation(line: 34, column: 20, scope: !165)
!173 = !DILocation(line: 35, column: 26, scope: !165)
!174 = !DILocation(line: 35, column: 29, scope: !165)
!175 = !DILocation(line: 35, column: 35, scope: !165)
!176 = !DILocation(line: 35, column: 3, scope: !165)
!177 = !DILocation(line: 36, column: 52, scope: !178)
!178 = distinct !DILexicalBlock(scope: !165, file: !3, line: 36, column: 7)
!179 = !DILocation(line: 36, column: 55, scope: !178)
!180 = !DILocation(line: 36, column: 47, scope: !178)
!181 = !DILocation(line: 36, column: 64, scope: !178)
!182 = !DILocation(line: 36, column: 67, scope: !178)
!183 = !DILocation(line: 36, column: 69, scope: !178)
!184 = !DILocation(line: 36, column: 59, scope: !178)
!185 = !DILocation(line: 36, column: 7, scope: !178)
!186 = !DILocation(line: 36, column: 7, scope: !165)
!187 = !DILocation(line: 37, column: 4, scope: !178)
!188 = !DILocation(line: 32, column: 2, scope: !166)
!189 = distinct !{!189, !190, !191}
!190 = !DILocation(line: 32, column: 2, scope: !167)
!191 = !DILocation(line: 38, column: 2, scope: !167)
!192 = distinct !DISubprogram(name: "pack", scope: !3, file: !3, line: 25, type: !193, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!193 = !DISubroutineType(types: !194)
!194 = !{!17, !32, !18}
!195 = !DILocalVariable(name: "p", arg: 1, scope: !192, file: !3, line: 25, type: !32)
!196 = !DILocation(line: 25, column: 35, scope: !192)
!197 = !DILocalVariable(name: "count", arg: 2, scope: !192, file: !3, line: 25, type: !18)
!198 = !DILocation(line: 25, column: 48, scope: !192)
!199 = !DILocation(line: 27, column: 19, scope: !192)
!200 = !DILocation(line: 27, column: 9, scope: !192)
!201 = !DILocation(line: 27, column: 25, scope: !192)
!202 = !DILocation(line: 27, column: 44, scope: !192)
!203 = !DILocation(line: 27, column: 33, scope: !192)
!204 = !DILocation(line: 27, column: 31, scope: !192)
!205 = !DILocation(line: 27, column: 2, scope: !192)
