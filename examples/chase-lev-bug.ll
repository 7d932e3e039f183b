; ModuleID = 'chase-lev-bug.c'
source_filename = "chase-lev-bug.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global i32 0, align 4, !dbg !0
@bottom = dso_local global i32 0, align 4, !dbg !23
@buffer = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !27
@runs = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !32
@.str = private unnamed_addr constant [12 x i8] c"before == 0\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"chase-lev-bug.c\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [14 x i8] c"void run(int)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !49, metadata !DIExpression()), !dbg !53
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thief, i8* noundef null) #5, !dbg !54
  call void @push(i32 noundef 0), !dbg !55
  call void @push(i32 noundef 1), !dbg !56
  %4 = call i32 @take(), !dbg !57
  call void @run(i32 noundef %4), !dbg !58
  %5 = load i64, i64* %2, align 8, !dbg !59
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null), !dbg !60
  ret i32 0, !dbg !61
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @thief(i8* noundef %0) #0 !dbg !62 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !65, metadata !DIExpression()), !dbg !66
  %3 = call i32 @steal(), !dbg !67
  call void @run(i32 noundef %3), !dbg !68
  %4 = call i32 @steal(), !dbg !69
  call void @run(i32 noundef %4), !dbg !70
  %5 = load i8*, i8** %2, align 8, !dbg !71
  ret i8* %5, !dbg !72
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(i32 noundef %0) #0 !dbg !73 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata i32* %3, metadata !78, metadata !DIExpression()), !dbg !79
  %7 = load atomic i32, i32* @bottom monotonic, align 4, !dbg !80
  store i32 %7, i32* %4, align 4, !dbg !80
  %8 = load i32, i32* %4, align 4, !dbg !80
  store i32 %8, i32* %3, align 4, !dbg !79
  %9 = load i32, i32* %3, align 4, !dbg !81
  %10 = srem i32 %9, 4, !dbg !82
  %11 = sext i32 %10 to i64, !dbg !83
  %12 = getelementptr inbounds [4 x i32], [4 x i32]* @buffer, i64 0, i64 %11, !dbg !83
  %13 = load i32, i32* %2, align 4, !dbg !84
  store i32 %13, i32* %5, align 4, !dbg !85
  %14 = load i32, i32* %5, align 4, !dbg !85
  store atomic i32 %14, i32* %12 monotonic, align 4, !dbg !85
  %15 = load i32, i32* %3, align 4, !dbg !86
  %16 = add nsw i32 %15, 1, !dbg !87
  store i32 %16, i32* %6, align 4, !dbg !88
  %17 = load i32, i32* %6, align 4, !dbg !88
  store atomic i32 %17, i32* @bottom release, align 4, !dbg !88
  ret void, !dbg !89
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run(i32 noundef %0) #0 !dbg !90 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !91, metadata !DIExpression()), !dbg !92
  %6 = load i32, i32* %2, align 4, !dbg !93
  %7 = icmp ne i32 %6, -1, !dbg !95
  br i1 %7, label %8, label %20, !dbg !96

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata i32* %3, metadata !97, metadata !DIExpression()), !dbg !99
  %9 = load i32, i32* %2, align 4, !dbg !100
  %10 = sext i32 %9 to i64, !dbg !101
  %11 = getelementptr inbounds [2 x i32], [2 x i32]* @runs, i64 0, i64 %10, !dbg !101
  store i32 1, i32* %4, align 4, !dbg !102
  %12 = load i32, i32* %4, align 4, !dbg !102
  %13 = atomicrmw add i32* %11, i32 %12 monotonic, align 4, !dbg !102
  store i32 %13, i32* %5, align 4, !dbg !102
  %14 = load i32, i32* %5, align 4, !dbg !102
  store i32 %14, i32* %3, align 4, !dbg !99
  %15 = load i32, i32* %3, align 4, !dbg !103
  %16 = icmp eq i32 %15, 0, !dbg !103
  br i1 %16, label %17, label %18, !dbg !106

17:                                               ; preds = %8
  br label %19, !dbg !106

18:                                               ; preds = %8
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 57, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @__PRETTY_FUNCTION__.run, i64 0, i64 0)) #6, !dbg !103
  unreachable, !dbg !103

19:                                               ; preds = %17
  br label %20, !dbg !107

20:                                               ; preds = %19, %1
  ret void, !dbg !108
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @take() #0 !dbg !109 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !110, metadata !DIExpression()), !dbg !111
  %13 = load atomic i32, i32* @bottom monotonic, align 4, !dbg !112
  store i32 %13, i32* %3, align 4, !dbg !112
  %14 = load i32, i32* %3, align 4, !dbg !112
  %15 = sub nsw i32 %14, 1, !dbg !113
  store i32 %15, i32* %2, align 4, !dbg !111
  %16 = load i32, i32* %2, align 4, !dbg !114
  store i32 %16, i32* %4, align 4, !dbg !115
  %17 = load i32, i32* %4, align 4, !dbg !115
  store atomic i32 %17, i32* @bottom release, align 4, !dbg !115
  call void @llvm.dbg.declare(metadata i32* %5, metadata !116, metadata !DIExpression()), !dbg !117
  %18 = load atomic i32, i32* @top acquire, align 4, !dbg !118
  store i32 %18, i32* %6, align 4, !dbg !118
  %19 = load i32, i32* %6, align 4, !dbg !118
  store i32 %19, i32* %5, align 4, !dbg !117
  %20 = load i32, i32* %5, align 4, !dbg !119
  %21 = load i32, i32* %2, align 4, !dbg !121
  %22 = icmp sgt i32 %20, %21, !dbg !122
  br i1 %22, label %23, label %27, !dbg !123

23:                                               ; preds = %0
  %24 = load i32, i32* %2, align 4, !dbg !124
  %25 = add nsw i32 %24, 1, !dbg !126
  store i32 %25, i32* %7, align 4, !dbg !127
  %26 = load i32, i32* %7, align 4, !dbg !127
  store atomic i32 %26, i32* @bottom monotonic, align 4, !dbg !127
  store i32 -1, i32* %1, align 4, !dbg !128
  br label %58, !dbg !128

27:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i32* %8, metadata !129, metadata !DIExpression()), !dbg !130
  %28 = load i32, i32* %2, align 4, !dbg !131
  %29 = srem i32 %28, 4, !dbg !132
  %30 = sext i32 %29 to i64, !dbg !133
  %31 = getelementptr inbounds [4 x i32], [4 x i32]* @buffer, i64 0, i64 %30, !dbg !133
  %32 = load atomic i32, i32* %31 monotonic, align 4, !dbg !134
  store i32 %32, i32* %9, align 4, !dbg !134
  %33 = load i32, i32* %9, align 4, !dbg !134
  store i32 %33, i32* %8, align 4, !dbg !130
  %34 = load i32, i32* %5, align 4, !dbg !135
  %35 = load i32, i32* %2, align 4, !dbg !137
  %36 = icmp slt i32 %34, %35, !dbg !138
  br i1 %36, label %37, label %39, !dbg !139

37:                                               ; preds = %27
  %38 = load i32, i32* %8, align 4, !dbg !140
  store i32 %38, i32* %1, align 4, !dbg !141
  br label %58, !dbg !141

39:                                               ; preds = %27
  %40 = load i32, i32* %5, align 4, !dbg !142
  %41 = add nsw i32 %40, 1, !dbg !142
  store i32 %41, i32* %10, align 4, !dbg !142
  %42 = load i32, i32* %5, align 4, !dbg !142
  %43 = load i32, i32* %10, align 4, !dbg !142
  %44 = cmpxchg i32* @top, i32 %42, i32 %43 seq_cst seq_cst, align 4, !dbg !142
  %45 = extractvalue { i32, i1 } %44, 0, !dbg !142
  %46 = extractvalue { i32, i1 } %44, 1, !dbg !142
  br i1 %46, label %48, label %47, !dbg !142

47:                                               ; preds = %39
  store i32 %45, i32* %5, align 4, !dbg !142
  br label %48, !dbg !142

48:                                               ; preds = %47, %39
  %49 = zext i1 %46 to i8, !dbg !142
  store i8 %49, i8* %11, align 1, !dbg !142
  %50 = load i8, i8* %11, align 1, !dbg !142
  %51 = trunc i8 %50 to i1, !dbg !142
  br i1 %51, label %53, label %52, !dbg !144

52:                                               ; preds = %48
  store i32 -1, i32* %8, align 4, !dbg !145
  br label %53, !dbg !146

53:                                               ; preds = %52, %48
  %54 = load i32, i32* %2, align 4, !dbg !147
  %55 = add nsw i32 %54, 1, !dbg !148
  store i32 %55, i32* %12, align 4, !dbg !149
  %56 = load i32, i32* %12, align 4, !dbg !149
  store atomic i32 %56, i32* @bottom monotonic, align 4, !dbg !149
  %57 = load i32, i32* %8, align 4, !dbg !150
  store i32 %57, i32* %1, align 4, !dbg !151
  br label %58, !dbg !151

58:                                               ; preds = %53, %37, %23
  %59 = load i32, i32* %1, align 4, !dbg !152
  ret i32 %59, !dbg !152
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @steal() #0 !dbg !153 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i32* %2, metadata !154, metadata !DIExpression()), !dbg !155
  %10 = load atomic i32, i32* @top acquire, align 4, !dbg !156
  store i32 %10, i32* %3, align 4, !dbg !156
  %11 = load i32, i32* %3, align 4, !dbg !156
  store i32 %11, i32* %2, align 4, !dbg !155
  fence seq_cst, !dbg !157
  call void @llvm.dbg.declare(metadata i32* %4, metadata !158, metadata !DIExpression()), !dbg !159
  %12 = load atomic i32, i32* @bottom acquire, align 4, !dbg !160
  store i32 %12, i32* %5, align 4, !dbg !160
  %13 = load i32, i32* %5, align 4, !dbg !160
  store i32 %13, i32* %4, align 4, !dbg !159
  %14 = load i32, i32* %2, align 4, !dbg !161
  %15 = load i32, i32* %4, align 4, !dbg !163
  %16 = icmp sge i32 %14, %15, !dbg !164
  br i1 %16, label %17, label %18, !dbg !165

17:                                               ; preds = %0
  store i32 -1, i32* %1, align 4, !dbg !166
  br label %42, !dbg !166

18:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i32* %6, metadata !167, metadata !DIExpression()), !dbg !168
  %19 = load i32, i32* %2, align 4, !dbg !169
  %20 = srem i32 %19, 4, !dbg !170
  %21 = sext i32 %20 to i64, !dbg !171
  %22 = getelementptr inbounds [4 x i32], [4 x i32]* @buffer, i64 0, i64 %21, !dbg !171
  %23 = load atomic i32, i32* %22 monotonic, align 4, !dbg !172
  store i32 %23, i32* %7, align 4, !dbg !172
  %24 = load i32, i32* %7, align 4, !dbg !172
  store i32 %24, i32* %6, align 4, !dbg !168
  %25 = load i32, i32* %2, align 4, !dbg !173
  %26 = add nsw i32 %25, 1, !dbg !173
  store i32 %26, i32* %8, align 4, !dbg !173
  %27 = load i32, i32* %2, align 4, !dbg !173
  %28 = load i32, i32* %8, align 4, !dbg !173
  %29 = cmpxchg i32* @top, i32 %27, i32 %28 seq_cst seq_cst, align 4, !dbg !173
  %30 = extractvalue { i32, i1 } %29, 0, !dbg !173
  %31 = extractvalue { i32, i1 } %29, 1, !dbg !173
  br i1 %31, label %33, label %32, !dbg !173

32:                                               ; preds = %18
  store i32 %30, i32* %2, align 4, !dbg !173
  br label %33, !dbg !173

33:                                               ; preds = %32, %18
  %34 = zext i1 %31 to i8, !dbg !173
  store i8 %34, i8* %9, align 1, !dbg !173
  %35 = load i8, i8* %9, align 1, !dbg !173
  %36 = trunc i8 %35 to i1, !dbg !173
  br i1 %36, label %37, label %39, !dbg !173

37:                                               ; preds = %33
  %38 = load i32, i32* %6, align 4, !dbg !174
  br label %40, !dbg !173

39:                                               ; preds = %33
  br label %40, !dbg !173

40:                                               ; preds = %39, %37
  %41 = phi i32 [ %38, %37 ], [ -1, %39 ], !dbg !173
  store i32 %41, i32* %1, align 4, !dbg !175
  br label %42, !dbg !175

42:                                               ; preds = %40, %17
  %43 = load i32, i32* %1, align 4, !dbg !176
  ret i32 %43, !dbg !176
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 13, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !20, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "chase-lev-bug.c", directory: ".", checksumkind: CSK_MD5, checksum: "2ff323f86934907612c839da85cc2fac")
!4 = !{!5, !15}
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
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 11, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !19}
!18 = !DIEnumerator(name: "SIZE", value: 4)
!19 = !DIEnumerator(name: "EMPTY", value: -1)
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !{!0, !23, !27, !32}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "bottom", scope: !2, file: !3, line: 13, type: !25, isLocal: false, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 14, type: !29, isLocal: false, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "runs", scope: !2, file: !3, line: 15, type: !34, isLocal: false, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 64, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 7, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 1}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{!"Debian clang version 14.0.6"}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 68, type: !46, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!16}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 70, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 70, column: 12, scope: !45)
!54 = !DILocation(line: 71, column: 2, scope: !45)
!55 = !DILocation(line: 72, column: 2, scope: !45)
!56 = !DILocation(line: 73, column: 2, scope: !45)
!57 = !DILocation(line: 74, column: 6, scope: !45)
!58 = !DILocation(line: 74, column: 2, scope: !45)
!59 = !DILocation(line: 75, column: 15, scope: !45)
!60 = !DILocation(line: 75, column: 2, scope: !45)
!61 = !DILocation(line: 76, column: 2, scope: !45)
!62 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 61, type: !63, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!63 = !DISubroutineType(types: !64)
!64 = !{!21, !21}
!65 = !DILocalVariable(name: "arg", arg: 1, scope: !62, file: !3, line: 61, type: !21)
!66 = !DILocation(line: 61, column: 26, scope: !62)
!67 = !DILocation(line: 63, column: 6, scope: !62)
!68 = !DILocation(line: 63, column: 2, scope: !62)
!69 = !DILocation(line: 64, column: 6, scope: !62)
!70 = !DILocation(line: 64, column: 2, scope: !62)
!71 = !DILocation(line: 65, column: 9, scope: !62)
!72 = !DILocation(line: 65, column: 2, scope: !62)
!73 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 17, type: !74, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !16}
!76 = !DILocalVariable(name: "job", arg: 1, scope: !73, file: !3, line: 17, type: !16)
!77 = !DILocation(line: 17, column: 22, scope: !73)
!78 = !DILocalVariable(name: "b", scope: !73, file: !3, line: 19, type: !16)
!79 = !DILocation(line: 19, column: 6, scope: !73)
!80 = !DILocation(line: 19, column: 10, scope: !73)
!81 = !DILocation(line: 20, column: 32, scope: !73)
!82 = !DILocation(line: 20, column: 34, scope: !73)
!83 = !DILocation(line: 20, column: 25, scope: !73)
!84 = !DILocation(line: 20, column: 43, scope: !73)
!85 = !DILocation(line: 20, column: 2, scope: !73)
!86 = !DILocation(line: 21, column: 33, scope: !73)
!87 = !DILocation(line: 21, column: 35, scope: !73)
!88 = !DILocation(line: 21, column: 2, scope: !73)
!89 = !DILocation(line: 22, column: 1, scope: !73)
!90 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 53, type: !74, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!91 = !DILocalVariable(name: "job", arg: 1, scope: !90, file: !3, line: 53, type: !16)
!92 = !DILocation(line: 53, column: 21, scope: !90)
!93 = !DILocation(line: 55, column: 6, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 55, column: 6)
!95 = !DILocation(line: 55, column: 10, scope: !94)
!96 = !DILocation(line: 55, column: 6, scope: !90)
!97 = !DILocalVariable(name: "before", scope: !98, file: !3, line: 56, type: !16)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 55, column: 20)
!99 = !DILocation(line: 56, column: 7, scope: !98)
!100 = !DILocation(line: 56, column: 48, scope: !98)
!101 = !DILocation(line: 56, column: 43, scope: !98)
!102 = !DILocation(line: 56, column: 16, scope: !98)
!103 = !DILocation(line: 57, column: 3, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 57, column: 3)
!105 = distinct !DILexicalBlock(scope: !98, file: !3, line: 57, column: 3)
!106 = !DILocation(line: 57, column: 3, scope: !105)
!107 = !DILocation(line: 58, column: 2, scope: !98)
!108 = !DILocation(line: 59, column: 1, scope: !90)
!109 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 24, type: !46, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!110 = !DILocalVariable(name: "b", scope: !109, file: !3, line: 26, type: !16)
!111 = !DILocation(line: 26, column: 6, scope: !109)
!112 = !DILocation(line: 26, column: 10, scope: !109)
!113 = !DILocation(line: 26, column: 62, scope: !109)
!114 = !DILocation(line: 27, column: 33, scope: !109)
!115 = !DILocation(line: 27, column: 2, scope: !109)
!116 = !DILocalVariable(name: "t", scope: !109, file: !3, line: 28, type: !16)
!117 = !DILocation(line: 28, column: 6, scope: !109)
!118 = !DILocation(line: 28, column: 10, scope: !109)
!119 = !DILocation(line: 29, column: 6, scope: !120)
!120 = distinct !DILexicalBlock(scope: !109, file: !3, line: 29, column: 6)
!121 = !DILocation(line: 29, column: 10, scope: !120)
!122 = !DILocation(line: 29, column: 8, scope: !120)
!123 = !DILocation(line: 29, column: 6, scope: !109)
!124 = !DILocation(line: 30, column: 34, scope: !125)
!125 = distinct !DILexicalBlock(scope: !120, file: !3, line: 29, column: 13)
!126 = !DILocation(line: 30, column: 36, scope: !125)
!127 = !DILocation(line: 30, column: 3, scope: !125)
!128 = !DILocation(line: 31, column: 3, scope: !125)
!129 = !DILocalVariable(name: "job", scope: !109, file: !3, line: 33, type: !16)
!130 = !DILocation(line: 33, column: 6, scope: !109)
!131 = !DILocation(line: 33, column: 41, scope: !109)
!132 = !DILocation(line: 33, column: 43, scope: !109)
!133 = !DILocation(line: 33, column: 34, scope: !109)
!134 = !DILocation(line: 33, column: 12, scope: !109)
!135 = !DILocation(line: 34, column: 6, scope: !136)
!136 = distinct !DILexicalBlock(scope: !109, file: !3, line: 34, column: 6)
!137 = !DILocation(line: 34, column: 10, scope: !136)
!138 = !DILocation(line: 34, column: 8, scope: !136)
!139 = !DILocation(line: 34, column: 6, scope: !109)
!140 = !DILocation(line: 35, column: 10, scope: !136)
!141 = !DILocation(line: 35, column: 3, scope: !136)
!142 = !DILocation(line: 36, column: 7, scope: !143)
!143 = distinct !DILexicalBlock(scope: !109, file: !3, line: 36, column: 6)
!144 = !DILocation(line: 36, column: 6, scope: !109)
!145 = !DILocation(line: 37, column: 7, scope: !143)
!146 = !DILocation(line: 37, column: 3, scope: !143)
!147 = !DILocation(line: 38, column: 33, scope: !109)
!148 = !DILocation(line: 38, column: 35, scope: !109)
!149 = !DILocation(line: 38, column: 2, scope: !109)
!150 = !DILocation(line: 39, column: 9, scope: !109)
!151 = !DILocation(line: 39, column: 2, scope: !109)
!152 = !DILocation(line: 40, column: 1, scope: !109)
!153 = distinct !DISubprogram(name: "steal", scope: !3, file: !3, line: 42, type: !46, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!154 = !DILocalVariable(name: "t", scope: !153, file: !3, line: 44, type: !16)
!155 = !DILocation(line: 44, column: 6, scope: !153)
!156 = !DILocation(line: 44, column: 10, scope: !153)
!157 = !DILocation(line: 45, column: 2, scope: !153)
!158 = !DILocalVariable(name: "b", scope: !153, file: !3, line: 46, type: !16)
!159 = !DILocation(line: 46, column: 6, scope: !153)
!160 = !DILocation(line: 46, column: 10, scope: !153)
!161 = !DILocation(line: 47, column: 6, scope: !162)
!162 = distinct !DILexicalBlock(scope: !153, file: !3, line: 47, column: 6)
!163 = !DILocation(line: 47, column: 11, scope: !162)
!164 = !DILocation(line: 47, column: 8, scope: !162)
!165 = !DILocation(line: 47, column: 6, scope: !153)
!166 = !DILocation(line: 48, column: 3, scope: !162)
!167 = !DILocalVariable(name: "job", scope: !153, file: !3, line: 49, type: !16)
!168 = !DILocation(line: 49, column: 6, scope: !153)
!169 = !DILocation(line: 49, column: 41, scope: !153)
!170 = !DILocation(line: 49, column: 43, scope: !153)
!171 = !DILocation(line: 49, column: 34, scope: !153)
!172 = !DILocation(line: 49, column: 12, scope: !153)
!173 = !DILocation(line: 50, column: 9, scope: !153)
!174 = !DILocation(line: 50, column: 59, scope: !153)
!175 = !DILocation(line: 50, column: 2, scope: !153)
!176 = !DILocation(line: 51, column: 1, scope: !153)
