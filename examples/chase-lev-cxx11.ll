; ModuleID = 'chase-lev-cxx11.c'
source_filename = "chase-lev-cxx11.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global i32 0, align 4, !dbg !0
@bottom = dso_local global i32 0, align 4, !dbg !23
@buffer = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !27
@runs = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !32
@.str = private unnamed_addr constant [12 x i8] c"before == 0\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"chase-lev-cxx11.c\00", align 1
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
  %5 = call i32 @take(), !dbg !59
  call void @run(i32 noundef %5), !dbg !60
  %6 = load i64, i64* %2, align 8, !dbg !61
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !62
  ret i32 0, !dbg !63
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @thief(i8* noundef %0) #0 !dbg !64 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !67, metadata !DIExpression()), !dbg !68
  %3 = call i32 @steal(), !dbg !69
  call void @run(i32 noundef %3), !dbg !70
  %4 = call i32 @steal(), !dbg !71
  call void @run(i32 noundef %4), !dbg !72
  %5 = load i8*, i8** %2, align 8, !dbg !73
  ret i8* %5, !dbg !74
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(i32 noundef %0) #0 !dbg !75 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata i32* %3, metadata !80, metadata !DIExpression()), !dbg !81
  %6 = load atomic i32, i32* @bottom monotonic, align 4, !dbg !82
  store i32 %6, i32* %4, align 4, !dbg !82
  %7 = load i32, i32* %4, align 4, !dbg !82
  store i32 %7, i32* %3, align 4, !dbg !81
  %8 = load i32, i32* %2, align 4, !dbg !83
  %9 = load i32, i32* %3, align 4, !dbg !84
  %10 = srem i32 %9, 4, !dbg !85
  %11 = sext i32 %10 to i64, !dbg !86
  %12 = getelementptr inbounds [4 x i32], [4 x i32]* @buffer, i64 0, i64 %11, !dbg !86
  store i32 %8, i32* %12, align 4, !dbg !87
  %13 = load i32, i32* %3, align 4, !dbg !88
  %14 = add nsw i32 %13, 1, !dbg !89
  store i32 %14, i32* %5, align 4, !dbg !90
  %15 = load i32, i32* %5, align 4, !dbg !90
  store atomic i32 %15, i32* @bottom release, align 4, !dbg !90
  ret void, !dbg !91
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run(i32 noundef %0) #0 !dbg !92 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !93, metadata !DIExpression()), !dbg !94
  %6 = load i32, i32* %2, align 4, !dbg !95
  %7 = icmp ne i32 %6, -1, !dbg !97
  br i1 %7, label %8, label %20, !dbg !98

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata i32* %3, metadata !99, metadata !DIExpression()), !dbg !101
  %9 = load i32, i32* %2, align 4, !dbg !102
  %10 = sext i32 %9 to i64, !dbg !103
  %11 = getelementptr inbounds [2 x i32], [2 x i32]* @runs, i64 0, i64 %10, !dbg !103
  store i32 1, i32* %4, align 4, !dbg !104
  %12 = load i32, i32* %4, align 4, !dbg !104
  %13 = atomicrmw add i32* %11, i32 %12 monotonic, align 4, !dbg !104
  store i32 %13, i32* %5, align 4, !dbg !104
  %14 = load i32, i32* %5, align 4, !dbg !104
  store i32 %14, i32* %3, align 4, !dbg !101
  %15 = load i32, i32* %3, align 4, !dbg !105
  %16 = icmp eq i32 %15, 0, !dbg !105
  br i1 %16, label %17, label %18, !dbg !108

17:                                               ; preds = %8
  br label %19, !dbg !108

18:                                               ; preds = %8
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 66, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @__PRETTY_FUNCTION__.run, i64 0, i64 0)) #6, !dbg !105
  unreachable, !dbg !105

19:                                               ; preds = %17
  br label %20, !dbg !109

20:                                               ; preds = %19, %1
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @take() #0 !dbg !111 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !112, metadata !DIExpression()), !dbg !113
  %12 = load atomic i32, i32* @bottom monotonic, align 4, !dbg !114
  store i32 %12, i32* %3, align 4, !dbg !114
  %13 = load i32, i32* %3, align 4, !dbg !114
  %14 = sub nsw i32 %13, 1, !dbg !115
  store i32 %14, i32* %2, align 4, !dbg !113
  %15 = load i32, i32* %2, align 4, !dbg !116
  store i32 %15, i32* %4, align 4, !dbg !117
  %16 = load i32, i32* %4, align 4, !dbg !117
  store atomic i32 %16, i32* @bottom monotonic, align 4, !dbg !117
  fence seq_cst, !dbg !118
  call void @llvm.dbg.declare(metadata i32* %5, metadata !119, metadata !DIExpression()), !dbg !120
  %17 = load atomic i32, i32* @top monotonic, align 4, !dbg !121
  store i32 %17, i32* %6, align 4, !dbg !121
  %18 = load i32, i32* %6, align 4, !dbg !121
  store i32 %18, i32* %5, align 4, !dbg !120
  %19 = load i32, i32* %5, align 4, !dbg !122
  %20 = load i32, i32* %2, align 4, !dbg !124
  %21 = icmp sgt i32 %19, %20, !dbg !125
  br i1 %21, label %22, label %26, !dbg !126

22:                                               ; preds = %0
  %23 = load i32, i32* %2, align 4, !dbg !127
  %24 = add nsw i32 %23, 1, !dbg !129
  store i32 %24, i32* %7, align 4, !dbg !130
  %25 = load i32, i32* %7, align 4, !dbg !130
  store atomic i32 %25, i32* @bottom monotonic, align 4, !dbg !130
  store i32 -1, i32* %1, align 4, !dbg !131
  br label %55, !dbg !131

26:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i32* %8, metadata !132, metadata !DIExpression()), !dbg !133
  %27 = load i32, i32* %2, align 4, !dbg !134
  %28 = srem i32 %27, 4, !dbg !135
  %29 = sext i32 %28 to i64, !dbg !136
  %30 = getelementptr inbounds [4 x i32], [4 x i32]* @buffer, i64 0, i64 %29, !dbg !136
  %31 = load i32, i32* %30, align 4, !dbg !136
  store i32 %31, i32* %8, align 4, !dbg !133
  %32 = load i32, i32* %5, align 4, !dbg !137
  %33 = load i32, i32* %2, align 4, !dbg !139
  %34 = icmp eq i32 %32, %33, !dbg !140
  br i1 %34, label %35, label %53, !dbg !141

35:                                               ; preds = %26
  %36 = load i32, i32* %5, align 4, !dbg !142
  %37 = add nsw i32 %36, 1, !dbg !145
  store i32 %37, i32* %9, align 4, !dbg !146
  %38 = load i32, i32* %5, align 4, !dbg !146
  %39 = load i32, i32* %9, align 4, !dbg !146
  %40 = cmpxchg i32* @top, i32 %38, i32 %39 seq_cst monotonic, align 4, !dbg !146
  %41 = extractvalue { i32, i1 } %40, 0, !dbg !146
  %42 = extractvalue { i32, i1 } %40, 1, !dbg !146
  br i1 %42, label %44, label %43, !dbg !146

43:                                               ; preds = %35
  store i32 %41, i32* %5, align 4, !dbg !146
  br label %44, !dbg !146

44:                                               ; preds = %43, %35
  %45 = zext i1 %42 to i8, !dbg !146
  store i8 %45, i8* %10, align 1, !dbg !146
  %46 = load i8, i8* %10, align 1, !dbg !146
  %47 = trunc i8 %46 to i1, !dbg !146
  br i1 %47, label %49, label %48, !dbg !147

48:                                               ; preds = %44
  store i32 -1, i32* %8, align 4, !dbg !148
  br label %49, !dbg !149

49:                                               ; preds = %48, %44
  %50 = load i32, i32* %2, align 4, !dbg !150
  %51 = add nsw i32 %50, 1, !dbg !151
  store i32 %51, i32* %11, align 4, !dbg !152
  %52 = load i32, i32* %11, align 4, !dbg !152
  store atomic i32 %52, i32* @bottom monotonic, align 4, !dbg !152
  br label %53, !dbg !153

53:                                               ; preds = %49, %26
  %54 = load i32, i32* %8, align 4, !dbg !154
  store i32 %54, i32* %1, align 4, !dbg !155
  br label %55, !dbg !155

55:                                               ; preds = %53, %22
  %56 = load i32, i32* %1, align 4, !dbg !156
  ret i32 %56, !dbg !156
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @steal() #0 !dbg !157 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i32* %2, metadata !158, metadata !DIExpression()), !dbg !159
  %9 = load atomic i32, i32* @top acquire, align 4, !dbg !160
  store i32 %9, i32* %3, align 4, !dbg !160
  %10 = load i32, i32* %3, align 4, !dbg !160
  store i32 %10, i32* %2, align 4, !dbg !159
  fence seq_cst, !dbg !161
  call void @llvm.dbg.declare(metadata i32* %4, metadata !162, metadata !DIExpression()), !dbg !163
  %11 = load atomic i32, i32* @bottom acquire, align 4, !dbg !164
  store i32 %11, i32* %5, align 4, !dbg !164
  %12 = load i32, i32* %5, align 4, !dbg !164
  store i32 %12, i32* %4, align 4, !dbg !163
  %13 = load i32, i32* %2, align 4, !dbg !165
  %14 = load i32, i32* %4, align 4, !dbg !167
  %15 = icmp sge i32 %13, %14, !dbg !168
  br i1 %15, label %16, label %17, !dbg !169

16:                                               ; preds = %0
  store i32 -1, i32* %1, align 4, !dbg !170
  br label %38, !dbg !170

17:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i32* %6, metadata !171, metadata !DIExpression()), !dbg !172
  %18 = load i32, i32* %2, align 4, !dbg !173
  %19 = srem i32 %18, 4, !dbg !174
  %20 = sext i32 %19 to i64, !dbg !175
  %21 = getelementptr inbounds [4 x i32], [4 x i32]* @buffer, i64 0, i64 %20, !dbg !175
  %22 = load i32, i32* %21, align 4, !dbg !175
  store i32 %22, i32* %6, align 4, !dbg !172
  %23 = load i32, i32* %2, align 4, !dbg !176
  %24 = add nsw i32 %23, 1, !dbg !178
  store i32 %24, i32* %7, align 4, !dbg !179
  %25 = load i32, i32* %2, align 4, !dbg !179
  %26 = load i32, i32* %7, align 4, !dbg !179
  %27 = cmpxchg i32* @top, i32 %25, i32 %26 seq_cst monotonic, align 4, !dbg !179
  %28 = extractvalue { i32, i1 } %27, 0, !dbg !179
  %29 = extractvalue { i32, i1 } %27, 1, !dbg !179
  br i1 %29, label %31, label %30, !dbg !179

30:                                               ; preds = %17
  store i32 %28, i32* %2, align 4, !dbg !179
  br label %31, !dbg !179

31:                                               ; preds = %30, %17
  %32 = zext i1 %29 to i8, !dbg !179
  store i8 %32, i8* %8, align 1, !dbg !179
  %33 = load i8, i8* %8, align 1, !dbg !179
  %34 = trunc i8 %33 to i1, !dbg !179
  br i1 %34, label %36, label %35, !dbg !180

35:                                               ; preds = %31
  store i32 -1, i32* %1, align 4, !dbg !181
  br label %38, !dbg !181

36:                                               ; preds = %31
  %37 = load i32, i32* %6, align 4, !dbg !182
  store i32 %37, i32* %1, align 4, !dbg !183
  br label %38, !dbg !183

38:                                               ; preds = %36, %35, %16
  %39 = load i32, i32* %1, align 4, !dbg !184
  ret i32 %39, !dbg !184
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
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 19, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !20, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "chase-lev-cxx11.c", directory: ".", checksumkind: CSK_MD5, checksum: "aa56b799a40b69e9cbaa9237030dd0ad")
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
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 17, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !19}
!18 = !DIEnumerator(name: "SIZE", value: 4)
!19 = !DIEnumerator(name: "EMPTY", value: -1)
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !{!0, !23, !27, !32}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "bottom", scope: !2, file: !3, line: 19, type: !25, isLocal: false, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 20, type: !29, isLocal: false, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "runs", scope: !2, file: !3, line: 21, type: !34, isLocal: false, isDefinition: true)
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
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 77, type: !46, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!16}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 79, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 79, column: 12, scope: !45)
!54 = !DILocation(line: 80, column: 2, scope: !45)
!55 = !DILocation(line: 81, column: 2, scope: !45)
!56 = !DILocation(line: 82, column: 2, scope: !45)
!57 = !DILocation(line: 83, column: 6, scope: !45)
!58 = !DILocation(line: 83, column: 2, scope: !45)
!59 = !DILocation(line: 84, column: 6, scope: !45)
!60 = !DILocation(line: 84, column: 2, scope: !45)
!61 = !DILocation(line: 85, column: 15, scope: !45)
!62 = !DILocation(line: 85, column: 2, scope: !45)
!63 = !DILocation(line: 86, column: 2, scope: !45)
!64 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 70, type: !65, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!65 = !DISubroutineType(types: !66)
!66 = !{!21, !21}
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !64, file: !3, line: 70, type: !21)
!68 = !DILocation(line: 70, column: 26, scope: !64)
!69 = !DILocation(line: 72, column: 6, scope: !64)
!70 = !DILocation(line: 72, column: 2, scope: !64)
!71 = !DILocation(line: 73, column: 6, scope: !64)
!72 = !DILocation(line: 73, column: 2, scope: !64)
!73 = !DILocation(line: 74, column: 9, scope: !64)
!74 = !DILocation(line: 74, column: 2, scope: !64)
!75 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 23, type: !76, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !16}
!78 = !DILocalVariable(name: "job", arg: 1, scope: !75, file: !3, line: 23, type: !16)
!79 = !DILocation(line: 23, column: 22, scope: !75)
!80 = !DILocalVariable(name: "b", scope: !75, file: !3, line: 25, type: !16)
!81 = !DILocation(line: 25, column: 6, scope: !75)
!82 = !DILocation(line: 25, column: 10, scope: !75)
!83 = !DILocation(line: 26, column: 21, scope: !75)
!84 = !DILocation(line: 26, column: 9, scope: !75)
!85 = !DILocation(line: 26, column: 11, scope: !75)
!86 = !DILocation(line: 26, column: 2, scope: !75)
!87 = !DILocation(line: 26, column: 19, scope: !75)
!88 = !DILocation(line: 27, column: 33, scope: !75)
!89 = !DILocation(line: 27, column: 35, scope: !75)
!90 = !DILocation(line: 27, column: 2, scope: !75)
!91 = !DILocation(line: 28, column: 1, scope: !75)
!92 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 62, type: !76, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!93 = !DILocalVariable(name: "job", arg: 1, scope: !92, file: !3, line: 62, type: !16)
!94 = !DILocation(line: 62, column: 21, scope: !92)
!95 = !DILocation(line: 64, column: 6, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 64, column: 6)
!97 = !DILocation(line: 64, column: 10, scope: !96)
!98 = !DILocation(line: 64, column: 6, scope: !92)
!99 = !DILocalVariable(name: "before", scope: !100, file: !3, line: 65, type: !16)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 64, column: 20)
!101 = !DILocation(line: 65, column: 7, scope: !100)
!102 = !DILocation(line: 65, column: 48, scope: !100)
!103 = !DILocation(line: 65, column: 43, scope: !100)
!104 = !DILocation(line: 65, column: 16, scope: !100)
!105 = !DILocation(line: 66, column: 3, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !3, line: 66, column: 3)
!107 = distinct !DILexicalBlock(scope: !100, file: !3, line: 66, column: 3)
!108 = !DILocation(line: 66, column: 3, scope: !107)
!109 = !DILocation(line: 67, column: 2, scope: !100)
!110 = !DILocation(line: 68, column: 1, scope: !92)
!111 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 30, type: !46, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!112 = !DILocalVariable(name: "b", scope: !111, file: !3, line: 32, type: !16)
!113 = !DILocation(line: 32, column: 6, scope: !111)
!114 = !DILocation(line: 32, column: 10, scope: !111)
!115 = !DILocation(line: 32, column: 62, scope: !111)
!116 = !DILocation(line: 33, column: 33, scope: !111)
!117 = !DILocation(line: 33, column: 2, scope: !111)
!118 = !DILocation(line: 34, column: 2, scope: !111)
!119 = !DILocalVariable(name: "t", scope: !111, file: !3, line: 35, type: !16)
!120 = !DILocation(line: 35, column: 6, scope: !111)
!121 = !DILocation(line: 35, column: 10, scope: !111)
!122 = !DILocation(line: 36, column: 6, scope: !123)
!123 = distinct !DILexicalBlock(scope: !111, file: !3, line: 36, column: 6)
!124 = !DILocation(line: 36, column: 10, scope: !123)
!125 = !DILocation(line: 36, column: 8, scope: !123)
!126 = !DILocation(line: 36, column: 6, scope: !111)
!127 = !DILocation(line: 37, column: 34, scope: !128)
!128 = distinct !DILexicalBlock(scope: !123, file: !3, line: 36, column: 13)
!129 = !DILocation(line: 37, column: 36, scope: !128)
!130 = !DILocation(line: 37, column: 3, scope: !128)
!131 = !DILocation(line: 38, column: 3, scope: !128)
!132 = !DILocalVariable(name: "job", scope: !111, file: !3, line: 40, type: !16)
!133 = !DILocation(line: 40, column: 6, scope: !111)
!134 = !DILocation(line: 40, column: 19, scope: !111)
!135 = !DILocation(line: 40, column: 21, scope: !111)
!136 = !DILocation(line: 40, column: 12, scope: !111)
!137 = !DILocation(line: 41, column: 6, scope: !138)
!138 = distinct !DILexicalBlock(scope: !111, file: !3, line: 41, column: 6)
!139 = !DILocation(line: 41, column: 11, scope: !138)
!140 = !DILocation(line: 41, column: 8, scope: !138)
!141 = !DILocation(line: 41, column: 6, scope: !111)
!142 = !DILocation(line: 42, column: 58, scope: !143)
!143 = distinct !DILexicalBlock(scope: !144, file: !3, line: 42, column: 7)
!144 = distinct !DILexicalBlock(scope: !138, file: !3, line: 41, column: 14)
!145 = !DILocation(line: 42, column: 60, scope: !143)
!146 = !DILocation(line: 42, column: 8, scope: !143)
!147 = !DILocation(line: 42, column: 7, scope: !144)
!148 = !DILocation(line: 43, column: 8, scope: !143)
!149 = !DILocation(line: 43, column: 4, scope: !143)
!150 = !DILocation(line: 44, column: 34, scope: !144)
!151 = !DILocation(line: 44, column: 36, scope: !144)
!152 = !DILocation(line: 44, column: 3, scope: !144)
!153 = !DILocation(line: 45, column: 2, scope: !144)
!154 = !DILocation(line: 46, column: 9, scope: !111)
!155 = !DILocation(line: 46, column: 2, scope: !111)
!156 = !DILocation(line: 47, column: 1, scope: !111)
!157 = distinct !DISubprogram(name: "steal", scope: !3, file: !3, line: 49, type: !46, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!158 = !DILocalVariable(name: "t", scope: !157, file: !3, line: 51, type: !16)
!159 = !DILocation(line: 51, column: 6, scope: !157)
!160 = !DILocation(line: 51, column: 10, scope: !157)
!161 = !DILocation(line: 52, column: 2, scope: !157)
!162 = !DILocalVariable(name: "b", scope: !157, file: !3, line: 53, type: !16)
!163 = !DILocation(line: 53, column: 6, scope: !157)
!164 = !DILocation(line: 53, column: 10, scope: !157)
!165 = !DILocation(line: 54, column: 6, scope: !166)
!166 = distinct !DILexicalBlock(scope: !157, file: !3, line: 54, column: 6)
!167 = !DILocation(line: 54, column: 11, scope: !166)
!168 = !DILocation(line: 54, column: 8, scope: !166)
!169 = !DILocation(line: 54, column: 6, scope: !157)
!170 = !DILocation(line: 55, column: 3, scope: !166)
!171 = !DILocalVariable(name: "job", scope: !157, file: !3, line: 56, type: !16)
!172 = !DILocation(line: 56, column: 6, scope: !157)
!173 = !DILocation(line: 56, column: 19, scope: !157)
!174 = !DILocation(line: 56, column: 21, scope: !157)
!175 = !DILocation(line: 56, column: 12, scope: !157)
!176 = !DILocation(line: 57, column: 57, scope: !177)
!177 = distinct !DILexicalBlock(scope: !157, file: !3, line: 57, column: 6)
!178 = !DILocation(line: 57, column: 59, scope: !177)
!179 = !DILocation(line: 57, column: 7, scope: !177)
!180 = !DILocation(line: 57, column: 6, scope: !157)
!181 = !DILocation(line: 58, column: 3, scope: !177)
!182 = !DILocation(line: 59, column: 9, scope: !157)
!183 = !DILocation(line: 59, column: 2, scope: !157)
!184 = !DILocation(line: 60, column: 1, scope: !157)
