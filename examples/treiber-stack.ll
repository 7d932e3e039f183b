; ModuleID = 'treiber-stack.c'
source_filename = "treiber-stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [9 x i8] c"sum == 3\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"treiber-stack.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@top = dso_local global %struct.node* null, align 8, !dbg !0
@.str.2 = private unnamed_addr constant [31 x i8] c"n->value == 1 || n->value == 2\00", align 1
@__PRETTY_FUNCTION__.popper = private unnamed_addr constant [21 x i8] c"void *popper(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !38, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata i8** %3, metadata !46, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %4, metadata !48, metadata !DIExpression()), !dbg !49
  store i32 0, i32* %4, align 4, !dbg !49
  %6 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !50
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @pusher, i8* noundef inttoptr (i64 1 to i8*)) #5, !dbg !51
  %8 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !52
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @pusher, i8* noundef inttoptr (i64 2 to i8*)) #5, !dbg !53
  %10 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !54
  %11 = call i32 @pthread_create(i64* noundef %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @popper, i8* noundef null) #5, !dbg !55
  %12 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !56
  %13 = load i64, i64* %12, align 16, !dbg !56
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null), !dbg !57
  %15 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !58
  %16 = load i64, i64* %15, align 8, !dbg !58
  %17 = call i32 @pthread_join(i64 noundef %16, i8** noundef null), !dbg !59
  %18 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !60
  %19 = load i64, i64* %18, align 16, !dbg !60
  %20 = call i32 @pthread_join(i64 noundef %19, i8** noundef %3), !dbg !61
  %21 = load i8*, i8** %3, align 8, !dbg !62
  %22 = icmp ne i8* %21, null, !dbg !62
  br i1 %22, label %23, label %31, !dbg !64

23:                                               ; preds = %0
  %24 = load i8*, i8** %3, align 8, !dbg !65
  %25 = bitcast i8* %24 to %struct.node*, !dbg !67
  %26 = getelementptr inbounds %struct.node, %struct.node* %25, i32 0, i32 1, !dbg !68
  %27 = load i32, i32* %26, align 8, !dbg !68
  %28 = load i32, i32* %4, align 4, !dbg !69
  %29 = add nsw i32 %28, %27, !dbg !69
  store i32 %29, i32* %4, align 4, !dbg !69
  %30 = load i8*, i8** %3, align 8, !dbg !70
  call void @free(i8* noundef %30) #5, !dbg !71
  br label %31, !dbg !72

31:                                               ; preds = %23, %0
  call void @llvm.dbg.declare(metadata %struct.node** %5, metadata !73, metadata !DIExpression()), !dbg !75
  br label %32, !dbg !76

32:                                               ; preds = %41, %31
  %33 = call %struct.node* @pop(), !dbg !77
  store %struct.node* %33, %struct.node** %5, align 8, !dbg !79
  %34 = icmp ne %struct.node* %33, null, !dbg !80
  br i1 %34, label %35, label %44, !dbg !81

35:                                               ; preds = %32
  %36 = load %struct.node*, %struct.node** %5, align 8, !dbg !82
  %37 = getelementptr inbounds %struct.node, %struct.node* %36, i32 0, i32 1, !dbg !83
  %38 = load i32, i32* %37, align 8, !dbg !83
  %39 = load i32, i32* %4, align 4, !dbg !84
  %40 = add nsw i32 %39, %38, !dbg !84
  store i32 %40, i32* %4, align 4, !dbg !84
  br label %41, !dbg !85

41:                                               ; preds = %35
  %42 = load %struct.node*, %struct.node** %5, align 8, !dbg !86
  %43 = bitcast %struct.node* %42 to i8*, !dbg !86
  call void @free(i8* noundef %43) #5, !dbg !87
  br label %32, !dbg !88, !llvm.loop !89

44:                                               ; preds = %32
  %45 = load i32, i32* %4, align 4, !dbg !92
  %46 = icmp eq i32 %45, 3, !dbg !92
  br i1 %46, label %47, label %48, !dbg !95

47:                                               ; preds = %44
  br label %49, !dbg !95

48:                                               ; preds = %44
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 69, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !92
  unreachable, !dbg !92

49:                                               ; preds = %47
  ret i32 0, !dbg !96
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @pusher(i8* noundef %0) #0 !dbg !97 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !102, metadata !DIExpression()), !dbg !103
  %4 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !104
  %5 = bitcast i8* %4 to %struct.node*, !dbg !104
  store %struct.node* %5, %struct.node** %3, align 8, !dbg !103
  %6 = load i8*, i8** %2, align 8, !dbg !105
  %7 = ptrtoint i8* %6 to i64, !dbg !106
  %8 = trunc i64 %7 to i32, !dbg !107
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !108
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 1, !dbg !109
  store i32 %8, i32* %10, align 8, !dbg !110
  %11 = load %struct.node*, %struct.node** %3, align 8, !dbg !111
  call void @push(%struct.node* noundef %11), !dbg !112
  ret i8* null, !dbg !113
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @popper(i8* noundef %0) #0 !dbg !114 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !117, metadata !DIExpression()), !dbg !118
  %4 = call %struct.node* @pop(), !dbg !119
  store %struct.node* %4, %struct.node** %3, align 8, !dbg !118
  %5 = load %struct.node*, %struct.node** %3, align 8, !dbg !120
  %6 = icmp ne %struct.node* %5, null, !dbg !120
  br i1 %6, label %7, label %20, !dbg !122

7:                                                ; preds = %1
  %8 = load %struct.node*, %struct.node** %3, align 8, !dbg !123
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 1, !dbg !123
  %10 = load i32, i32* %9, align 8, !dbg !123
  %11 = icmp eq i32 %10, 1, !dbg !123
  br i1 %11, label %17, label %12, !dbg !123

12:                                               ; preds = %7
  %13 = load %struct.node*, %struct.node** %3, align 8, !dbg !123
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !123
  %15 = load i32, i32* %14, align 8, !dbg !123
  %16 = icmp eq i32 %15, 2, !dbg !123
  br i1 %16, label %17, label %18, !dbg !126

17:                                               ; preds = %12, %7
  br label %19, !dbg !126

18:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 47, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.popper, i64 0, i64 0)) #6, !dbg !123
  unreachable, !dbg !123

19:                                               ; preds = %17
  br label %20, !dbg !127

20:                                               ; preds = %19, %1
  %21 = load %struct.node*, %struct.node** %3, align 8, !dbg !128
  %22 = icmp ne %struct.node* %21, null, !dbg !128
  br i1 %22, label %23, label %26, !dbg !128

23:                                               ; preds = %20
  %24 = load %struct.node*, %struct.node** %3, align 8, !dbg !129
  %25 = bitcast %struct.node* %24 to i8*, !dbg !129
  br label %28, !dbg !128

26:                                               ; preds = %20
  %27 = load i8*, i8** %2, align 8, !dbg !130
  br label %28, !dbg !128

28:                                               ; preds = %26, %23
  %29 = phi i8* [ %25, %23 ], [ %27, %26 ], !dbg !128
  ret i8* %29, !dbg !131
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @pop() #0 !dbg !132 {
  %1 = alloca %struct.node*, align 8
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !135, metadata !DIExpression()), !dbg !136
  %5 = bitcast %struct.node** %2 to i64*, !dbg !137
  %6 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8, !dbg !137
  store i64 %6, i64* %5, align 8, !dbg !137
  %7 = bitcast i64* %5 to %struct.node**, !dbg !137
  %8 = load %struct.node*, %struct.node** %7, align 8, !dbg !137
  store %struct.node* %8, %struct.node** %1, align 8, !dbg !136
  br label %9, !dbg !138

9:                                                ; preds = %31, %0
  %10 = load %struct.node*, %struct.node** %1, align 8, !dbg !139
  %11 = icmp ne %struct.node* %10, null, !dbg !139
  br i1 %11, label %12, label %29, !dbg !140

12:                                               ; preds = %9
  %13 = load %struct.node*, %struct.node** %1, align 8, !dbg !141
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !142
  %15 = load %struct.node*, %struct.node** %14, align 8, !dbg !142
  store %struct.node* %15, %struct.node** %3, align 8, !dbg !143
  %16 = bitcast %struct.node** %1 to i64*, !dbg !143
  %17 = bitcast %struct.node** %3 to i64*, !dbg !143
  %18 = load i64, i64* %16, align 8, !dbg !143
  %19 = load i64, i64* %17, align 8, !dbg !143
  %20 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %18, i64 %19 acquire acquire, align 8, !dbg !143
  %21 = extractvalue { i64, i1 } %20, 0, !dbg !143
  %22 = extractvalue { i64, i1 } %20, 1, !dbg !143
  br i1 %22, label %24, label %23, !dbg !143

23:                                               ; preds = %12
  store i64 %21, i64* %16, align 8, !dbg !143
  br label %24, !dbg !143

24:                                               ; preds = %23, %12
  %25 = zext i1 %22 to i8, !dbg !143
  store i8 %25, i8* %4, align 1, !dbg !143
  %26 = load i8, i8* %4, align 1, !dbg !143
  %27 = trunc i8 %26 to i1, !dbg !143
  %28 = xor i1 %27, true, !dbg !144
  br label %29

29:                                               ; preds = %24, %9
  %30 = phi i1 [ false, %9 ], [ %28, %24 ], !dbg !145
  br i1 %30, label %31, label %32, !dbg !138

31:                                               ; preds = %29
  br label %9, !dbg !138, !llvm.loop !146

32:                                               ; preds = %29
  %33 = load %struct.node*, %struct.node** %1, align 8, !dbg !148
  ret %struct.node* %33, !dbg !149
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(%struct.node* noundef %0) #0 !dbg !150 {
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i8, align 1
  store %struct.node* %0, %struct.node** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !153, metadata !DIExpression()), !dbg !154
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !155, metadata !DIExpression()), !dbg !156
  %7 = bitcast %struct.node** %4 to i64*, !dbg !157
  %8 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8, !dbg !157
  store i64 %8, i64* %7, align 8, !dbg !157
  %9 = bitcast i64* %7 to %struct.node**, !dbg !157
  %10 = load %struct.node*, %struct.node** %9, align 8, !dbg !157
  store %struct.node* %10, %struct.node** %3, align 8, !dbg !156
  br label %11, !dbg !158

11:                                               ; preds = %25, %1
  %12 = load %struct.node*, %struct.node** %3, align 8, !dbg !159
  %13 = load %struct.node*, %struct.node** %2, align 8, !dbg !161
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !162
  store %struct.node* %12, %struct.node** %14, align 8, !dbg !163
  br label %15, !dbg !164

15:                                               ; preds = %11
  %16 = load %struct.node*, %struct.node** %2, align 8, !dbg !165
  store %struct.node* %16, %struct.node** %5, align 8, !dbg !166
  %17 = bitcast %struct.node** %3 to i64*, !dbg !166
  %18 = bitcast %struct.node** %5 to i64*, !dbg !166
  %19 = load i64, i64* %17, align 8, !dbg !166
  %20 = load i64, i64* %18, align 8, !dbg !166
  %21 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %19, i64 %20 release monotonic, align 8, !dbg !166
  %22 = extractvalue { i64, i1 } %21, 0, !dbg !166
  %23 = extractvalue { i64, i1 } %21, 1, !dbg !166
  br i1 %23, label %25, label %24, !dbg !166

24:                                               ; preds = %15
  store i64 %22, i64* %17, align 8, !dbg !166
  br label %25, !dbg !166

25:                                               ; preds = %24, %15
  %26 = zext i1 %23 to i8, !dbg !166
  store i8 %26, i8* %6, align 1, !dbg !166
  %27 = load i8, i8* %6, align 1, !dbg !166
  %28 = trunc i8 %27 to i1, !dbg !166
  %29 = xor i1 %28, true, !dbg !167
  br i1 %29, label %11, label %30, !dbg !164, !llvm.loop !168

30:                                               ; preds = %25
  ret void, !dbg !170
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 16, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !24, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "treiber-stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "70b7e5dc445c7d9b71e683ebeb76bcf3")
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
!15 = !{!16, !17, !22, !23}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 11, size: 128, elements: !19)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !3, line: 12, baseType: !17, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !18, file: !3, line: 13, baseType: !22, size: 32, offset: 64)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !{!0}
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !35, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!22}
!37 = !{}
!38 = !DILocalVariable(name: "t", scope: !34, file: !3, line: 53, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 192, elements: !43)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !{!44}
!44 = !DISubrange(count: 3)
!45 = !DILocation(line: 53, column: 12, scope: !34)
!46 = !DILocalVariable(name: "popped", scope: !34, file: !3, line: 54, type: !16)
!47 = !DILocation(line: 54, column: 8, scope: !34)
!48 = !DILocalVariable(name: "sum", scope: !34, file: !3, line: 55, type: !22)
!49 = !DILocation(line: 55, column: 6, scope: !34)
!50 = !DILocation(line: 57, column: 18, scope: !34)
!51 = !DILocation(line: 57, column: 2, scope: !34)
!52 = !DILocation(line: 58, column: 18, scope: !34)
!53 = !DILocation(line: 58, column: 2, scope: !34)
!54 = !DILocation(line: 59, column: 18, scope: !34)
!55 = !DILocation(line: 59, column: 2, scope: !34)
!56 = !DILocation(line: 60, column: 15, scope: !34)
!57 = !DILocation(line: 60, column: 2, scope: !34)
!58 = !DILocation(line: 61, column: 15, scope: !34)
!59 = !DILocation(line: 61, column: 2, scope: !34)
!60 = !DILocation(line: 62, column: 15, scope: !34)
!61 = !DILocation(line: 62, column: 2, scope: !34)
!62 = !DILocation(line: 63, column: 6, scope: !63)
!63 = distinct !DILexicalBlock(scope: !34, file: !3, line: 63, column: 6)
!64 = !DILocation(line: 63, column: 6, scope: !34)
!65 = !DILocation(line: 64, column: 26, scope: !66)
!66 = distinct !DILexicalBlock(scope: !63, file: !3, line: 63, column: 14)
!67 = !DILocation(line: 64, column: 11, scope: !66)
!68 = !DILocation(line: 64, column: 35, scope: !66)
!69 = !DILocation(line: 64, column: 7, scope: !66)
!70 = !DILocation(line: 65, column: 8, scope: !66)
!71 = !DILocation(line: 65, column: 3, scope: !66)
!72 = !DILocation(line: 66, column: 2, scope: !66)
!73 = !DILocalVariable(name: "n", scope: !74, file: !3, line: 67, type: !17)
!74 = distinct !DILexicalBlock(scope: !34, file: !3, line: 67, column: 2)
!75 = !DILocation(line: 67, column: 20, scope: !74)
!76 = !DILocation(line: 67, column: 7, scope: !74)
!77 = !DILocation(line: 67, column: 28, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 67, column: 2)
!79 = !DILocation(line: 67, column: 26, scope: !78)
!80 = !DILocation(line: 67, column: 35, scope: !78)
!81 = !DILocation(line: 67, column: 2, scope: !74)
!82 = !DILocation(line: 68, column: 10, scope: !78)
!83 = !DILocation(line: 68, column: 13, scope: !78)
!84 = !DILocation(line: 68, column: 7, scope: !78)
!85 = !DILocation(line: 68, column: 3, scope: !78)
!86 = !DILocation(line: 67, column: 49, scope: !78)
!87 = !DILocation(line: 67, column: 44, scope: !78)
!88 = !DILocation(line: 67, column: 2, scope: !78)
!89 = distinct !{!89, !81, !90, !91}
!90 = !DILocation(line: 68, column: 13, scope: !74)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocation(line: 69, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 69, column: 2)
!94 = distinct !DILexicalBlock(scope: !34, file: !3, line: 69, column: 2)
!95 = !DILocation(line: 69, column: 2, scope: !94)
!96 = !DILocation(line: 70, column: 2, scope: !34)
!97 = distinct !DISubprogram(name: "pusher", scope: !3, file: !3, line: 35, type: !98, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!98 = !DISubroutineType(types: !99)
!99 = !{!16, !16}
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 35, type: !16)
!101 = !DILocation(line: 35, column: 27, scope: !97)
!102 = !DILocalVariable(name: "n", scope: !97, file: !3, line: 37, type: !17)
!103 = !DILocation(line: 37, column: 15, scope: !97)
!104 = !DILocation(line: 37, column: 19, scope: !97)
!105 = !DILocation(line: 38, column: 24, scope: !97)
!106 = !DILocation(line: 38, column: 18, scope: !97)
!107 = !DILocation(line: 38, column: 13, scope: !97)
!108 = !DILocation(line: 38, column: 2, scope: !97)
!109 = !DILocation(line: 38, column: 5, scope: !97)
!110 = !DILocation(line: 38, column: 11, scope: !97)
!111 = !DILocation(line: 39, column: 7, scope: !97)
!112 = !DILocation(line: 39, column: 2, scope: !97)
!113 = !DILocation(line: 40, column: 2, scope: !97)
!114 = distinct !DISubprogram(name: "popper", scope: !3, file: !3, line: 43, type: !98, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!115 = !DILocalVariable(name: "arg", arg: 1, scope: !114, file: !3, line: 43, type: !16)
!116 = !DILocation(line: 43, column: 27, scope: !114)
!117 = !DILocalVariable(name: "n", scope: !114, file: !3, line: 45, type: !17)
!118 = !DILocation(line: 45, column: 15, scope: !114)
!119 = !DILocation(line: 45, column: 19, scope: !114)
!120 = !DILocation(line: 46, column: 6, scope: !121)
!121 = distinct !DILexicalBlock(scope: !114, file: !3, line: 46, column: 6)
!122 = !DILocation(line: 46, column: 6, scope: !114)
!123 = !DILocation(line: 47, column: 3, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 47, column: 3)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 47, column: 3)
!126 = !DILocation(line: 47, column: 3, scope: !125)
!127 = !DILocation(line: 47, column: 3, scope: !121)
!128 = !DILocation(line: 48, column: 9, scope: !114)
!129 = !DILocation(line: 48, column: 13, scope: !114)
!130 = !DILocation(line: 48, column: 17, scope: !114)
!131 = !DILocation(line: 48, column: 2, scope: !114)
!132 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 26, type: !133, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!133 = !DISubroutineType(types: !134)
!134 = !{!17}
!135 = !DILocalVariable(name: "old", scope: !132, file: !3, line: 28, type: !17)
!136 = !DILocation(line: 28, column: 15, scope: !132)
!137 = !DILocation(line: 28, column: 21, scope: !132)
!138 = !DILocation(line: 29, column: 2, scope: !132)
!139 = !DILocation(line: 29, column: 9, scope: !132)
!140 = !DILocation(line: 29, column: 13, scope: !132)
!141 = !DILocation(line: 30, column: 60, scope: !132)
!142 = !DILocation(line: 30, column: 65, scope: !132)
!143 = !DILocation(line: 30, column: 10, scope: !132)
!144 = !DILocation(line: 30, column: 9, scope: !132)
!145 = !DILocation(line: 0, scope: !132)
!146 = distinct !{!146, !138, !147, !91}
!147 = !DILocation(line: 31, column: 3, scope: !132)
!148 = !DILocation(line: 32, column: 9, scope: !132)
!149 = !DILocation(line: 32, column: 2, scope: !132)
!150 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 18, type: !151, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!151 = !DISubroutineType(types: !152)
!152 = !{null, !17}
!153 = !DILocalVariable(name: "n", arg: 1, scope: !150, file: !3, line: 18, type: !17)
!154 = !DILocation(line: 18, column: 31, scope: !150)
!155 = !DILocalVariable(name: "old", scope: !150, file: !3, line: 20, type: !17)
!156 = !DILocation(line: 20, column: 15, scope: !150)
!157 = !DILocation(line: 20, column: 21, scope: !150)
!158 = !DILocation(line: 21, column: 2, scope: !150)
!159 = !DILocation(line: 22, column: 13, scope: !160)
!160 = distinct !DILexicalBlock(scope: !150, file: !3, line: 21, column: 5)
!161 = !DILocation(line: 22, column: 3, scope: !160)
!162 = !DILocation(line: 22, column: 6, scope: !160)
!163 = !DILocation(line: 22, column: 11, scope: !160)
!164 = !DILocation(line: 23, column: 2, scope: !160)
!165 = !DILocation(line: 23, column: 62, scope: !150)
!166 = !DILocation(line: 23, column: 12, scope: !150)
!167 = !DILocation(line: 23, column: 11, scope: !150)
!168 = distinct !{!168, !158, !169, !91}
!169 = !DILocation(line: 23, column: 108, scope: !150)
!170 = !DILocation(line: 24, column: 1, scope: !150)
