; ModuleID = 'chase-lev.c'
source_filename = "chase-lev.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global i32 0, align 4, !dbg !0
@bottom = dso_local global i32 0, align 4, !dbg !23
@buffer = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !27
@runs = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !32
@.str = private unnamed_addr constant [12 x i8] c"before == 0\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"chase-lev.c\00", align 1
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
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata i32* %3, metadata !80, metadata !DIExpression()), !dbg !81
  %7 = load atomic i32, i32* @bottom monotonic, align 4, !dbg !82
  store i32 %7, i32* %4, align 4, !dbg !82
  %8 = load i32, i32* %4, align 4, !dbg !82
  store i32 %8, i32* %3, align 4, !dbg !81
  %9 = load i32, i32* %3, align 4, !dbg !83
  %10 = srem i32 %9, 4, !dbg !84
  %11 = sext i32 %10 to i64, !dbg !85
  %12 = getelementptr inbounds [4 x i32], [4 x i32]* @buffer, i64 0, i64 %11, !dbg !85
  %13 = load i32, i32* %2, align 4, !dbg !86
  store i32 %13, i32* %5, align 4, !dbg !87
  %14 = load i32, i32* %5, align 4, !dbg !87
  store atomic i32 %14, i32* %12 monotonic, align 4, !dbg !87
  fence release, !dbg !88
  %15 = load i32, i32* %3, align 4, !dbg !89
  %16 = add nsw i32 %15, 1, !dbg !90
  store i32 %16, i32* %6, align 4, !dbg !91
  %17 = load i32, i32* %6, align 4, !dbg !91
  store atomic i32 %17, i32* @bottom monotonic, align 4, !dbg !91
  ret void, !dbg !92
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run(i32 noundef %0) #0 !dbg !93 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !94, metadata !DIExpression()), !dbg !95
  %6 = load i32, i32* %2, align 4, !dbg !96
  %7 = icmp ne i32 %6, -1, !dbg !98
  br i1 %7, label %8, label %20, !dbg !99

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata i32* %3, metadata !100, metadata !DIExpression()), !dbg !102
  %9 = load i32, i32* %2, align 4, !dbg !103
  %10 = sext i32 %9 to i64, !dbg !104
  %11 = getelementptr inbounds [2 x i32], [2 x i32]* @runs, i64 0, i64 %10, !dbg !104
  store i32 1, i32* %4, align 4, !dbg !105
  %12 = load i32, i32* %4, align 4, !dbg !105
  %13 = atomicrmw add i32* %11, i32 %12 monotonic, align 4, !dbg !105
  store i32 %13, i32* %5, align 4, !dbg !105
  %14 = load i32, i32* %5, align 4, !dbg !105
  store i32 %14, i32* %3, align 4, !dbg !102
  %15 = load i32, i32* %3, align 4, !dbg !106
  %16 = icmp eq i32 %15, 0, !dbg !106
  br i1 %16, label %17, label %18, !dbg !109

17:                                               ; preds = %8
  br label %19, !dbg !109

18:                                               ; preds = %8
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 63, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @__PRETTY_FUNCTION__.run, i64 0, i64 0)) #6, !dbg !106
  unreachable, !dbg !106

19:                                               ; preds = %17
  br label %20, !dbg !110

20:                                               ; preds = %19, %1
  ret void, !dbg !111
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @take() #0 !dbg !112 {
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
  call void @llvm.dbg.declare(metadata i32* %2, metadata !113, metadata !DIExpression()), !dbg !114
  %13 = load atomic i32, i32* @bottom monotonic, align 4, !dbg !115
  store i32 %13, i32* %3, align 4, !dbg !115
  %14 = load i32, i32* %3, align 4, !dbg !115
  %15 = sub nsw i32 %14, 1, !dbg !116
  store i32 %15, i32* %2, align 4, !dbg !114
  %16 = load i32, i32* %2, align 4, !dbg !117
  store i32 %16, i32* %4, align 4, !dbg !118
  %17 = load i32, i32* %4, align 4, !dbg !118
  store atomic i32 %17, i32* @bottom monotonic, align 4, !dbg !118
  fence seq_cst, !dbg !119
  call void @llvm.dbg.declare(metadata i32* %5, metadata !120, metadata !DIExpression()), !dbg !121
  %18 = load atomic i32, i32* @top monotonic, align 4, !dbg !122
  store i32 %18, i32* %6, align 4, !dbg !122
  %19 = load i32, i32* %6, align 4, !dbg !122
  store i32 %19, i32* %5, align 4, !dbg !121
  %20 = load i32, i32* %5, align 4, !dbg !123
  %21 = load i32, i32* %2, align 4, !dbg !125
  %22 = icmp sgt i32 %20, %21, !dbg !126
  br i1 %22, label %23, label %27, !dbg !127

23:                                               ; preds = %0
  %24 = load i32, i32* %2, align 4, !dbg !128
  %25 = add nsw i32 %24, 1, !dbg !130
  store i32 %25, i32* %7, align 4, !dbg !131
  %26 = load i32, i32* %7, align 4, !dbg !131
  store atomic i32 %26, i32* @bottom monotonic, align 4, !dbg !131
  store i32 -1, i32* %1, align 4, !dbg !132
  br label %57, !dbg !132

27:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i32* %8, metadata !133, metadata !DIExpression()), !dbg !134
  %28 = load i32, i32* %2, align 4, !dbg !135
  %29 = srem i32 %28, 4, !dbg !136
  %30 = sext i32 %29 to i64, !dbg !137
  %31 = getelementptr inbounds [4 x i32], [4 x i32]* @buffer, i64 0, i64 %30, !dbg !137
  %32 = load atomic i32, i32* %31 monotonic, align 4, !dbg !138
  store i32 %32, i32* %9, align 4, !dbg !138
  %33 = load i32, i32* %9, align 4, !dbg !138
  store i32 %33, i32* %8, align 4, !dbg !134
  %34 = load i32, i32* %5, align 4, !dbg !139
  %35 = load i32, i32* %2, align 4, !dbg !141
  %36 = icmp eq i32 %34, %35, !dbg !142
  br i1 %36, label %37, label %55, !dbg !143

37:                                               ; preds = %27
  %38 = load i32, i32* %5, align 4, !dbg !144
  %39 = add nsw i32 %38, 1, !dbg !147
  store i32 %39, i32* %10, align 4, !dbg !148
  %40 = load i32, i32* %5, align 4, !dbg !148
  %41 = load i32, i32* %10, align 4, !dbg !148
  %42 = cmpxchg i32* @top, i32 %40, i32 %41 seq_cst monotonic, align 4, !dbg !148
  %43 = extractvalue { i32, i1 } %42, 0, !dbg !148
  %44 = extractvalue { i32, i1 } %42, 1, !dbg !148
  br i1 %44, label %46, label %45, !dbg !148

45:                                               ; preds = %37
  store i32 %43, i32* %5, align 4, !dbg !148
  br label %46, !dbg !148

46:                                               ; preds = %45, %37
  %47 = zext i1 %44 to i8, !dbg !148
  store i8 %47, i8* %11, align 1, !dbg !148
  %48 = load i8, i8* %11, align 1, !dbg !148
  %49 = trunc i8 %48 to i1, !dbg !148
  br i1 %49, label %51, label %50, !dbg !149

50:                                               ; preds = %46
  store i32 -1, i32* %8, align 4, !dbg !150
  br label %51, !dbg !151

51:                                               ; preds = %50, %46
  %52 = load i32, i32* %2, align 4, !dbg !152
  %53 = add nsw i32 %52, 1, !dbg !153
  store i32 %53, i32* %12, align 4, !dbg !154
  %54 = load i32, i32* %12, align 4, !dbg !154
  store atomic i32 %54, i32* @bottom monotonic, align 4, !dbg !154
  br label %55, !dbg !155

55:                                               ; preds = %51, %27
  %56 = load i32, i32* %8, align 4, !dbg !156
  store i32 %56, i32* %1, align 4, !dbg !157
  br label %57, !dbg !157

57:                                               ; preds = %55, %23
  %58 = load i32, i32* %1, align 4, !dbg !158
  ret i32 %58, !dbg !158
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @steal() #0 !dbg !159 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i32* %2, metadata !160, metadata !DIExpression()), !dbg !161
  %10 = load atomic i32, i32* @top acquire, align 4, !dbg !162
  store i32 %10, i32* %3, align 4, !dbg !162
  %11 = load i32, i32* %3, align 4, !dbg !162
  store i32 %11, i32* %2, align 4, !dbg !161
  fence seq_cst, !dbg !163
  call void @llvm.dbg.declare(metadata i32* %4, metadata !164, metadata !DIExpression()), !dbg !165
  %12 = load atomic i32, i32* @bottom acquire, align 4, !dbg !166
  store i32 %12, i32* %5, align 4, !dbg !166
  %13 = load i32, i32* %5, align 4, !dbg !166
  store i32 %13, i32* %4, align 4, !dbg !165
  %14 = load i32, i32* %2, align 4, !dbg !167
  %15 = load i32, i32* %4, align 4, !dbg !169
  %16 = icmp sge i32 %14, %15, !dbg !170
  br i1 %16, label %17, label %18, !dbg !171

17:                                               ; preds = %0
  store i32 -1, i32* %1, align 4, !dbg !172
  br label %40, !dbg !172

18:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i32* %6, metadata !173, metadata !DIExpression()), !dbg !174
  %19 = load i32, i32* %2, align 4, !dbg !175
  %20 = srem i32 %19, 4, !dbg !176
  %21 = sext i32 %20 to i64, !dbg !177
  %22 = getelementptr inbounds [4 x i32], [4 x i32]* @buffer, i64 0, i64 %21, !dbg !177
  %23 = load atomic i32, i32* %22 monotonic, align 4, !dbg !178
  store i32 %23, i32* %7, align 4, !dbg !178
  %24 = load i32, i32* %7, align 4, !dbg !178
  store i32 %24, i32* %6, align 4, !dbg !174
  %25 = load i32, i32* %2, align 4, !dbg !179
  %26 = add nsw i32 %25, 1, !dbg !181
  store i32 %26, i32* %8, align 4, !dbg !182
  %27 = load i32, i32* %2, align 4, !dbg !182
  %28 = load i32, i32* %8, align 4, !dbg !182
  %29 = cmpxchg i32* @top, i32 %27, i32 %28 seq_cst monotonic, align 4, !dbg !182
  %30 = extractvalue { i32, i1 } %29, 0, !dbg !182
  %31 = extractvalue { i32, i1 } %29, 1, !dbg !182
  br i1 %31, label %33, label %32, !dbg !182

32:                                               ; preds = %18
  store i32 %30, i32* %2, align 4, !dbg !182
  br label %33, !dbg !182

33:                                               ; preds = %32, %18
  %34 = zext i1 %31 to i8, !dbg !182
  store i8 %34, i8* %9, align 1, !dbg !182
  %35 = load i8, i8* %9, align 1, !dbg !182
  %36 = trunc i8 %35 to i1, !dbg !182
  br i1 %36, label %38, label %37, !dbg !183

37:                                               ; preds = %33
  store i32 -1, i32* %1, align 4, !dbg !184
  br label %40, !dbg !184

38:                                               ; preds = %33
  %39 = load i32, i32* %6, align 4, !dbg !185
  store i32 %39, i32* %1, align 4, !dbg !186
  br label %40, !dbg !186

40:                                               ; preds = %38, %37, %17
  %41 = load i32, i32* %1, align 4, !dbg !187
  ret i32 %41, !dbg !187
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
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 15, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !20, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "chase-lev.c", directory: ".", checksumkind: CSK_MD5, checksum: "5cf11ff69095059cb73d011410c9e910")
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
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 13, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !19}
!18 = !DIEnumerator(name: "SIZE", value: 4)
!19 = !DIEnumerator(name: "EMPTY", value: -1)
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !{!0, !23, !27, !32}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "bottom", scope: !2, file: !3, line: 15, type: !25, isLocal: false, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 16, type: !29, isLocal: false, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "runs", scope: !2, file: !3, line: 17, type: !34, isLocal: false, isDefinition: true)
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
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 74, type: !46, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!16}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 76, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 76, column: 12, scope: !45)
!54 = !DILocation(line: 77, column: 2, scope: !45)
!55 = !DILocation(line: 78, column: 2, scope: !45)
!56 = !DILocation(line: 79, column: 2, scope: !45)
!57 = !DILocation(line: 80, column: 6, scope: !45)
!58 = !DILocation(line: 80, column: 2, scope: !45)
!59 = !DILocation(line: 81, column: 6, scope: !45)
!60 = !DILocation(line: 81, column: 2, scope: !45)
!61 = !DILocation(line: 82, column: 15, scope: !45)
!62 = !DILocation(line: 82, column: 2, scope: !45)
!63 = !DILocation(line: 83, column: 2, scope: !45)
!64 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 67, type: !65, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!65 = !DISubroutineType(types: !66)
!66 = !{!21, !21}
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !64, file: !3, line: 67, type: !21)
!68 = !DILocation(line: 67, column: 26, scope: !64)
!69 = !DILocation(line: 69, column: 6, scope: !64)
!70 = !DILocation(line: 69, column: 2, scope: !64)
!71 = !DILocation(line: 70, column: 6, scope: !64)
!72 = !DILocation(line: 70, column: 2, scope: !64)
!73 = !DILocation(line: 71, column: 9, scope: !64)
!74 = !DILocation(line: 71, column: 2, scope: !64)
!75 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 19, type: !76, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !16}
!78 = !DILocalVariable(name: "job", arg: 1, scope: !75, file: !3, line: 19, type: !16)
!79 = !DILocation(line: 19, column: 22, scope: !75)
!80 = !DILocalVariable(name: "b", scope: !75, file: !3, line: 21, type: !16)
!81 = !DILocation(line: 21, column: 6, scope: !75)
!82 = !DILocation(line: 21, column: 10, scope: !75)
!83 = !DILocation(line: 22, column: 32, scope: !75)
!84 = !DILocation(line: 22, column: 34, scope: !75)
!85 = !DILocation(line: 22, column: 25, scope: !75)
!86 = !DILocation(line: 22, column: 43, scope: !75)
!87 = !DILocation(line: 22, column: 2, scope: !75)
!88 = !DILocation(line: 23, column: 2, scope: !75)
!89 = !DILocation(line: 24, column: 33, scope: !75)
!90 = !DILocation(line: 24, column: 35, scope: !75)
!91 = !DILocation(line: 24, column: 2, scope: !75)
!92 = !DILocation(line: 25, column: 1, scope: !75)
!93 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 59, type: !76, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!94 = !DILocalVariable(name: "job", arg: 1, scope: !93, file: !3, line: 59, type: !16)
!95 = !DILocation(line: 59, column: 21, scope: !93)
!96 = !DILocation(line: 61, column: 6, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 61, column: 6)
!98 = !DILocation(line: 61, column: 10, scope: !97)
!99 = !DILocation(line: 61, column: 6, scope: !93)
!100 = !DILocalVariable(name: "before", scope: !101, file: !3, line: 62, type: !16)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 61, column: 20)
!102 = !DILocation(line: 62, column: 7, scope: !101)
!103 = !DILocation(line: 62, column: 48, scope: !101)
!104 = !DILocation(line: 62, column: 43, scope: !101)
!105 = !DILocation(line: 62, column: 16, scope: !101)
!106 = !DILocation(line: 63, column: 3, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 63, column: 3)
!108 = distinct !DILexicalBlock(scope: !101, file: !3, line: 63, column: 3)
!109 = !DILocation(line: 63, column: 3, scope: !108)
!110 = !DILocation(line: 64, column: 2, scope: !101)
!111 = !DILocation(line: 65, column: 1, scope: !93)
!112 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 27, type: !46, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!113 = !DILocalVariable(name: "b", scope: !112, file: !3, line: 29, type: !16)
!114 = !DILocation(line: 29, column: 6, scope: !112)
!115 = !DILocation(line: 29, column: 10, scope: !112)
!116 = !DILocation(line: 29, column: 62, scope: !112)
!117 = !DILocation(line: 30, column: 33, scope: !112)
!118 = !DILocation(line: 30, column: 2, scope: !112)
!119 = !DILocation(line: 31, column: 2, scope: !112)
!120 = !DILocalVariable(name: "t", scope: !112, file: !3, line: 32, type: !16)
!121 = !DILocation(line: 32, column: 6, scope: !112)
!122 = !DILocation(line: 32, column: 10, scope: !112)
!123 = !DILocation(line: 33, column: 6, scope: !124)
!124 = distinct !DILexicalBlock(scope: !112, file: !3, line: 33, column: 6)
!125 = !DILocation(line: 33, column: 10, scope: !124)
!126 = !DILocation(line: 33, column: 8, scope: !124)
!127 = !DILocation(line: 33, column: 6, scope: !112)
!128 = !DILocation(line: 34, column: 34, scope: !129)
!129 = distinct !DILexicalBlock(scope: !124, file: !3, line: 33, column: 13)
!130 = !DILocation(line: 34, column: 36, scope: !129)
!131 = !DILocation(line: 34, column: 3, scope: !129)
!132 = !DILocation(line: 35, column: 3, scope: !129)
!133 = !DILocalVariable(name: "job", scope: !112, file: !3, line: 37, type: !16)
!134 = !DILocation(line: 37, column: 6, scope: !112)
!135 = !DILocation(line: 37, column: 41, scope: !112)
!136 = !DILocation(line: 37, column: 43, scope: !112)
!137 = !DILocation(line: 37, column: 34, scope: !112)
!138 = !DILocation(line: 37, column: 12, scope: !112)
!139 = !DILocation(line: 38, column: 6, scope: !140)
!140 = distinct !DILexicalBlock(scope: !112, file: !3, line: 38, column: 6)
!141 = !DILocation(line: 38, column: 11, scope: !140)
!142 = !DILocation(line: 38, column: 8, scope: !140)
!143 = !DILocation(line: 38, column: 6, scope: !112)
!144 = !DILocation(line: 39, column: 58, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 39, column: 7)
!146 = distinct !DILexicalBlock(scope: !140, file: !3, line: 38, column: 14)
!147 = !DILocation(line: 39, column: 60, scope: !145)
!148 = !DILocation(line: 39, column: 8, scope: !145)
!149 = !DILocation(line: 39, column: 7, scope: !146)
!150 = !DILocation(line: 40, column: 8, scope: !145)
!151 = !DILocation(line: 40, column: 4, scope: !145)
!152 = !DILocation(line: 41, column: 34, scope: !146)
!153 = !DILocation(line: 41, column: 36, scope: !146)
!154 = !DILocation(line: 41, column: 3, scope: !146)
!155 = !DILocation(line: 42, column: 2, scope: !146)
!156 = !DILocation(line: 43, column: 9, scope: !112)
!157 = !DILocation(line: 43, column: 2, scope: !112)
!158 = !DILocation(line: 44, column: 1, scope: !112)
!159 = distinct !DISubprogram(name: "steal", scope: !3, file: !3, line: 46, type: !46, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!160 = !DILocalVariable(name: "t", scope: !159, file: !3, line: 48, type: !16)
!161 = !DILocation(line: 48, column: 6, scope: !159)
!162 = !DILocation(line: 48, column: 10, scope: !159)
!163 = !DILocation(line: 49, column: 2, scope: !159)
!164 = !DILocalVariable(name: "b", scope: !159, file: !3, line: 50, type: !16)
!165 = !DILocation(line: 50, column: 6, scope: !159)
!166 = !DILocation(line: 50, column: 10, scope: !159)
!167 = !DILocation(line: 51, column: 6, scope: !168)
!168 = distinct !DILexicalBlock(scope: !159, file: !3, line: 51, column: 6)
!169 = !DILocation(line: 51, column: 11, scope: !168)
!170 = !DILocation(line: 51, column: 8, scope: !168)
!171 = !DILocation(line: 51, column: 6, scope: !159)
!172 = !DILocation(line: 52, column: 3, scope: !168)
!173 = !DILocalVariable(name: "job", scope: !159, file: !3, line: 53, type: !16)
!174 = !DILocation(line: 53, column: 6, scope: !159)
!175 = !DILocation(line: 53, column: 41, scope: !159)
!176 = !DILocation(line: 53, column: 43, scope: !159)
!177 = !DILocation(line: 53, column: 34, scope: !159)
!178 = !DILocation(line: 53, column: 12, scope: !159)
!179 = !DILocation(line: 54, column: 57, scope: !180)
!180 = distinct !DILexicalBlock(scope: !159, file: !3, line: 54, column: 6)
!181 = !DILocation(line: 54, column: 59, scope: !180)
!182 = !DILocation(line: 54, column: 7, scope: !180)
!183 = !DILocation(line: 54, column: 6, scope: !159)
!184 = !DILocation(line: 55, column: 3, scope: !180)
!185 = !DILocation(line: 56, column: 9, scope: !159)
!186 = !DILocation(line: 56, column: 2, scope: !159)
!187 = !DILocation(line: 57, column: 1, scope: !159)
