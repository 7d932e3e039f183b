; ModuleID = 'chase-lev.c'
source_filename = "chase-lev.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@top = dso_local global i32 0, align 4, !dbg !0
@bottom = dso_local global i32 0, align 4, !dbg !23
@buffer = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !27
@runs = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !32
@.str = private unnamed_addr constant [12 x i8] c"before == 0\00", align 1, !dbg !37
@.str.1 = private unnamed_addr constant [12 x i8] c"chase-lev.c\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [14 x i8] c"void run(int)\00", align 1, !dbg !45

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !63, !DIExpression(), !67)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @thief, ptr noundef null) #4, !dbg !68
  call void @push(i32 noundef 0), !dbg !69
  call void @push(i32 noundef 1), !dbg !70
  %4 = call i32 @take(), !dbg !71
  call void @run(i32 noundef %4), !dbg !72
  %5 = call i32 @take(), !dbg !73
  call void @run(i32 noundef %5), !dbg !74
  %6 = load i64, ptr %2, align 8, !dbg !75
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !76
  ret i32 0, !dbg !77
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @thief(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !81, !DIExpression(), !82)
  %3 = call i32 @steal(), !dbg !83
  call void @run(i32 noundef %3), !dbg !84
  %4 = call i32 @steal(), !dbg !85
  call void @run(i32 noundef %4), !dbg !86
  %5 = load ptr, ptr %2, align 8, !dbg !87
  ret ptr %5, !dbg !88
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(i32 noundef %0) #0 !dbg !89 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !92, !DIExpression(), !93)
    #dbg_declare(ptr %3, !94, !DIExpression(), !95)
  %7 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !96
  store i32 %7, ptr %4, align 4, !dbg !96
  %8 = load i32, ptr %4, align 4, !dbg !96
  store i32 %8, ptr %3, align 4, !dbg !95
  %9 = load i32, ptr %3, align 4, !dbg !97
  %10 = srem i32 %9, 4, !dbg !98
  %11 = sext i32 %10 to i64, !dbg !99
  %12 = getelementptr inbounds [4 x i32], ptr @buffer, i64 0, i64 %11, !dbg !99
  %13 = load i32, ptr %2, align 4, !dbg !100
  store i32 %13, ptr %5, align 4, !dbg !101
  %14 = load i32, ptr %5, align 4, !dbg !101
  store atomic i32 %14, ptr %12 monotonic, align 4, !dbg !101
  fence release, !dbg !102
  %15 = load i32, ptr %3, align 4, !dbg !103
  %16 = add nsw i32 %15, 1, !dbg !104
  store i32 %16, ptr %6, align 4, !dbg !105
  %17 = load i32, ptr %6, align 4, !dbg !105
  store atomic i32 %17, ptr @bottom monotonic, align 4, !dbg !105
  ret void, !dbg !106
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run(i32 noundef %0) #0 !dbg !107 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !108, !DIExpression(), !109)
  %6 = load i32, ptr %2, align 4, !dbg !110
  %7 = icmp ne i32 %6, -1, !dbg !112
  br i1 %7, label %8, label %20, !dbg !112

8:                                                ; preds = %1
    #dbg_declare(ptr %3, !113, !DIExpression(), !115)
  %9 = load i32, ptr %2, align 4, !dbg !116
  %10 = sext i32 %9 to i64, !dbg !117
  %11 = getelementptr inbounds [2 x i32], ptr @runs, i64 0, i64 %10, !dbg !117
  store i32 1, ptr %4, align 4, !dbg !118
  %12 = load i32, ptr %4, align 4, !dbg !118
  %13 = atomicrmw add ptr %11, i32 %12 monotonic, align 4, !dbg !118
  store i32 %13, ptr %5, align 4, !dbg !118
  %14 = load i32, ptr %5, align 4, !dbg !118
  store i32 %14, ptr %3, align 4, !dbg !115
  %15 = load i32, ptr %3, align 4, !dbg !119
  %16 = icmp eq i32 %15, 0, !dbg !122
  br i1 %16, label %17, label %18, !dbg !122

17:                                               ; preds = %8
  br label %19, !dbg !122

18:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 63, ptr noundef @__PRETTY_FUNCTION__.run) #5, !dbg !123
  unreachable, !dbg !123

19:                                               ; preds = %17
  br label %20, !dbg !124

20:                                               ; preds = %19, %1
  ret void, !dbg !125
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @take() #0 !dbg !126 {
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
    #dbg_declare(ptr %2, !127, !DIExpression(), !128)
  %13 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !129
  store i32 %13, ptr %3, align 4, !dbg !129
  %14 = load i32, ptr %3, align 4, !dbg !129
  %15 = sub nsw i32 %14, 1, !dbg !130
  store i32 %15, ptr %2, align 4, !dbg !128
  %16 = load i32, ptr %2, align 4, !dbg !131
  store i32 %16, ptr %4, align 4, !dbg !132
  %17 = load i32, ptr %4, align 4, !dbg !132
  store atomic i32 %17, ptr @bottom monotonic, align 4, !dbg !132
  fence seq_cst, !dbg !133
    #dbg_declare(ptr %5, !134, !DIExpression(), !135)
  %18 = load atomic i32, ptr @top monotonic, align 4, !dbg !136
  store i32 %18, ptr %6, align 4, !dbg !136
  %19 = load i32, ptr %6, align 4, !dbg !136
  store i32 %19, ptr %5, align 4, !dbg !135
  %20 = load i32, ptr %5, align 4, !dbg !137
  %21 = load i32, ptr %2, align 4, !dbg !139
  %22 = icmp sgt i32 %20, %21, !dbg !140
  br i1 %22, label %23, label %27, !dbg !140

23:                                               ; preds = %0
  %24 = load i32, ptr %2, align 4, !dbg !141
  %25 = add nsw i32 %24, 1, !dbg !143
  store i32 %25, ptr %7, align 4, !dbg !144
  %26 = load i32, ptr %7, align 4, !dbg !144
  store atomic i32 %26, ptr @bottom monotonic, align 4, !dbg !144
  store i32 -1, ptr %1, align 4, !dbg !145
  br label %57, !dbg !145

27:                                               ; preds = %0
    #dbg_declare(ptr %8, !146, !DIExpression(), !147)
  %28 = load i32, ptr %2, align 4, !dbg !148
  %29 = srem i32 %28, 4, !dbg !149
  %30 = sext i32 %29 to i64, !dbg !150
  %31 = getelementptr inbounds [4 x i32], ptr @buffer, i64 0, i64 %30, !dbg !150
  %32 = load atomic i32, ptr %31 monotonic, align 4, !dbg !151
  store i32 %32, ptr %9, align 4, !dbg !151
  %33 = load i32, ptr %9, align 4, !dbg !151
  store i32 %33, ptr %8, align 4, !dbg !147
  %34 = load i32, ptr %5, align 4, !dbg !152
  %35 = load i32, ptr %2, align 4, !dbg !154
  %36 = icmp eq i32 %34, %35, !dbg !155
  br i1 %36, label %37, label %55, !dbg !155

37:                                               ; preds = %27
  %38 = load i32, ptr %5, align 4, !dbg !156
  %39 = add nsw i32 %38, 1, !dbg !159
  store i32 %39, ptr %10, align 4, !dbg !160
  %40 = load i32, ptr %5, align 4, !dbg !160
  %41 = load i32, ptr %10, align 4, !dbg !160
  %42 = cmpxchg ptr @top, i32 %40, i32 %41 seq_cst monotonic, align 4, !dbg !160
  %43 = extractvalue { i32, i1 } %42, 0, !dbg !160
  %44 = extractvalue { i32, i1 } %42, 1, !dbg !160
  br i1 %44, label %46, label %45, !dbg !160

45:                                               ; preds = %37
  store i32 %43, ptr %5, align 4, !dbg !160
  br label %46, !dbg !160

46:                                               ; preds = %45, %37
  %47 = zext i1 %44 to i8, !dbg !160
  store i8 %47, ptr %11, align 1, !dbg !160
  %48 = load i8, ptr %11, align 1, !dbg !160
  %49 = trunc i8 %48 to i1, !dbg !160
  br i1 %49, label %51, label %50, !dbg !161

50:                                               ; preds = %46
  store i32 -1, ptr %8, align 4, !dbg !162
  br label %51, !dbg !163

51:                                               ; preds = %50, %46
  %52 = load i32, ptr %2, align 4, !dbg !164
  %53 = add nsw i32 %52, 1, !dbg !165
  store i32 %53, ptr %12, align 4, !dbg !166
  %54 = load i32, ptr %12, align 4, !dbg !166
  store atomic i32 %54, ptr @bottom monotonic, align 4, !dbg !166
  br label %55, !dbg !167

55:                                               ; preds = %51, %27
  %56 = load i32, ptr %8, align 4, !dbg !168
  store i32 %56, ptr %1, align 4, !dbg !169
  br label %57, !dbg !169

57:                                               ; preds = %55, %23
  %58 = load i32, ptr %1, align 4, !dbg !170
  ret i32 %58, !dbg !170
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @steal() #0 !dbg !171 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
    #dbg_declare(ptr %2, !172, !DIExpression(), !173)
  %10 = load atomic i32, ptr @top acquire, align 4, !dbg !174
  store i32 %10, ptr %3, align 4, !dbg !174
  %11 = load i32, ptr %3, align 4, !dbg !174
  store i32 %11, ptr %2, align 4, !dbg !173
  fence seq_cst, !dbg !175
    #dbg_declare(ptr %4, !176, !DIExpression(), !177)
  %12 = load atomic i32, ptr @bottom acquire, align 4, !dbg !178
  store i32 %12, ptr %5, align 4, !dbg !178
  %13 = load i32, ptr %5, align 4, !dbg !178
  store i32 %13, ptr %4, align 4, !dbg !177
  %14 = load i32, ptr %2, align 4, !dbg !179
  %15 = load i32, ptr %4, align 4, !dbg !181
  %16 = icmp sge i32 %14, %15, !dbg !182
  br i1 %16, label %17, label %18, !dbg !182

17:                                               ; preds = %0
  store i32 -1, ptr %1, align 4, !dbg !183
  br label %40, !dbg !183

18:                                               ; preds = %0
    #dbg_declare(ptr %6, !184, !DIExpression(), !185)
  %19 = load i32, ptr %2, align 4, !dbg !186
  %20 = srem i32 %19, 4, !dbg !187
  %21 = sext i32 %20 to i64, !dbg !188
  %22 = getelementptr inbounds [4 x i32], ptr @buffer, i64 0, i64 %21, !dbg !188
  %23 = load atomic i32, ptr %22 monotonic, align 4, !dbg !189
  store i32 %23, ptr %7, align 4, !dbg !189
  %24 = load i32, ptr %7, align 4, !dbg !189
  store i32 %24, ptr %6, align 4, !dbg !185
  %25 = load i32, ptr %2, align 4, !dbg !190
  %26 = add nsw i32 %25, 1, !dbg !192
  store i32 %26, ptr %8, align 4, !dbg !193
  %27 = load i32, ptr %2, align 4, !dbg !193
  %28 = load i32, ptr %8, align 4, !dbg !193
  %29 = cmpxchg ptr @top, i32 %27, i32 %28 seq_cst monotonic, align 4, !dbg !193
  %30 = extractvalue { i32, i1 } %29, 0, !dbg !193
  %31 = extractvalue { i32, i1 } %29, 1, !dbg !193
  br i1 %31, label %33, label %32, !dbg !193

32:                                               ; preds = %18
  store i32 %30, ptr %2, align 4, !dbg !193
  br label %33, !dbg !193

33:                                               ; preds = %32, %18
  %34 = zext i1 %31 to i8, !dbg !193
  store i8 %34, ptr %9, align 1, !dbg !193
  %35 = load i8, ptr %9, align 1, !dbg !193
  %36 = trunc i8 %35 to i1, !dbg !193
  br i1 %36, label %38, label %37, !dbg !194

37:                                               ; preds = %33
  store i32 -1, ptr %1, align 4, !dbg !195
  br label %40, !dbg !195

38:                                               ; preds = %33
  %39 = load i32, ptr %6, align 4, !dbg !196
  store i32 %39, ptr %1, align 4, !dbg !197
  br label %40, !dbg !197

40:                                               ; preds = %38, %37, %17
  %41 = load i32, ptr %1, align 4, !dbg !198
  ret i32 %41, !dbg !198
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}
!llvm.ident = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 15, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !20, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "chase-lev.c", directory: ".", checksumkind: CSK_MD5, checksum: "5cf11ff69095059cb73d011410c9e910")
!4 = !{!5, !15}
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
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 13, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !19}
!18 = !DIEnumerator(name: "SIZE", value: 4)
!19 = !DIEnumerator(name: "EMPTY", value: -1)
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !{!0, !23, !27, !32, !37, !43, !45}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "bottom", scope: !2, file: !3, line: 15, type: !25, isLocal: false, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !26)
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
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 96, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 12)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !39, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 112, elements: !49)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!49 = !{!50}
!50 = !DISubrange(count: 14)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 8, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 2}
!57 = !{i32 7, !"frame-pointer", i32 2}
!58 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 74, type: !60, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!16}
!62 = !{}
!63 = !DILocalVariable(name: "t", scope: !59, file: !3, line: 76, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !65, line: 27, baseType: !66)
!65 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 76, column: 12, scope: !59)
!68 = !DILocation(line: 77, column: 2, scope: !59)
!69 = !DILocation(line: 78, column: 2, scope: !59)
!70 = !DILocation(line: 79, column: 2, scope: !59)
!71 = !DILocation(line: 80, column: 6, scope: !59)
!72 = !DILocation(line: 80, column: 2, scope: !59)
!73 = !DILocation(line: 81, column: 6, scope: !59)
!74 = !DILocation(line: 81, column: 2, scope: !59)
!75 = !DILocation(line: 82, column: 15, scope: !59)
!76 = !DILocation(line: 82, column: 2, scope: !59)
!77 = !DILocation(line: 83, column: 2, scope: !59)
!78 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 67, type: !79, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!79 = !DISubroutineType(types: !80)
!80 = !{!21, !21}
!81 = !DILocalVariable(name: "arg", arg: 1, scope: !78, file: !3, line: 67, type: !21)
!82 = !DILocation(line: 67, column: 26, scope: !78)
!83 = !DILocation(line: 69, column: 6, scope: !78)
!84 = !DILocation(line: 69, column: 2, scope: !78)
!85 = !DILocation(line: 70, column: 6, scope: !78)
!86 = !DILocation(line: 70, column: 2, scope: !78)
!87 = !DILocation(line: 71, column: 9, scope: !78)
!88 = !DILocation(line: 71, column: 2, scope: !78)
!89 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 19, type: !90, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !16}
!92 = !DILocalVariable(name: "job", arg: 1, scope: !89, file: !3, line: 19, type: !16)
!93 = !DILocation(line: 19, column: 22, scope: !89)
!94 = !DILocalVariable(name: "b", scope: !89, file: !3, line: 21, type: !16)
!95 = !DILocation(line: 21, column: 6, scope: !89)
!96 = !DILocation(line: 21, column: 10, scope: !89)
!97 = !DILocation(line: 22, column: 32, scope: !89)
!98 = !DILocation(line: 22, column: 34, scope: !89)
!99 = !DILocation(line: 22, column: 25, scope: !89)
!100 = !DILocation(line: 22, column: 43, scope: !89)
!101 = !DILocation(line: 22, column: 2, scope: !89)
!102 = !DILocation(line: 23, column: 2, scope: !89)
!103 = !DILocation(line: 24, column: 33, scope: !89)
!104 = !DILocation(line: 24, column: 35, scope: !89)
!105 = !DILocation(line: 24, column: 2, scope: !89)
!106 = !DILocation(line: 25, column: 1, scope: !89)
!107 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 59, type: !90, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!108 = !DILocalVariable(name: "job", arg: 1, scope: !107, file: !3, line: 59, type: !16)
!109 = !DILocation(line: 59, column: 21, scope: !107)
!110 = !DILocation(line: 61, column: 6, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 61, column: 6)
!112 = !DILocation(line: 61, column: 10, scope: !111)
!113 = !DILocalVariable(name: "before", scope: !114, file: !3, line: 62, type: !16)
!114 = distinct !DILexicalBlock(scope: !111, file: !3, line: 61, column: 20)
!115 = !DILocation(line: 62, column: 7, scope: !114)
!116 = !DILocation(line: 62, column: 48, scope: !114)
!117 = !DILocation(line: 62, column: 43, scope: !114)
!118 = !DILocation(line: 62, column: 16, scope: !114)
!119 = !DILocation(line: 63, column: 10, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !3, line: 63, column: 10)
!121 = distinct !DILexicalBlock(scope: !114, file: !3, line: 63, column: 3)
!122 = !DILocation(line: 63, column: 17, scope: !120)
!123 = !DILocation(line: 63, column: 3, scope: !120)
!124 = !DILocation(line: 64, column: 2, scope: !114)
!125 = !DILocation(line: 65, column: 1, scope: !107)
!126 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 27, type: !60, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!127 = !DILocalVariable(name: "b", scope: !126, file: !3, line: 29, type: !16)
!128 = !DILocation(line: 29, column: 6, scope: !126)
!129 = !DILocation(line: 29, column: 10, scope: !126)
!130 = !DILocation(line: 29, column: 62, scope: !126)
!131 = !DILocation(line: 30, column: 33, scope: !126)
!132 = !DILocation(line: 30, column: 2, scope: !126)
!133 = !DILocation(line: 31, column: 2, scope: !126)
!134 = !DILocalVariable(name: "t", scope: !126, file: !3, line: 32, type: !16)
!135 = !DILocation(line: 32, column: 6, scope: !126)
!136 = !DILocation(line: 32, column: 10, scope: !126)
!137 = !DILocation(line: 33, column: 6, scope: !138)
!138 = distinct !DILexicalBlock(scope: !126, file: !3, line: 33, column: 6)
!139 = !DILocation(line: 33, column: 10, scope: !138)
!140 = !DILocation(line: 33, column: 8, scope: !138)
!141 = !DILocation(line: 34, column: 34, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 33, column: 13)
!143 = !DILocation(line: 34, column: 36, scope: !142)
!144 = !DILocation(line: 34, column: 3, scope: !142)
!145 = !DILocation(line: 35, column: 3, scope: !142)
!146 = !DILocalVariable(name: "job", scope: !126, file: !3, line: 37, type: !16)
!147 = !DILocation(line: 37, column: 6, scope: !126)
!148 = !DILocation(line: 37, column: 41, scope: !126)
!149 = !DILocation(line: 37, column: 43, scope: !126)
!150 = !DILocation(line: 37, column: 34, scope: !126)
!151 = !DILocation(line: 37, column: 12, scope: !126)
!152 = !DILocation(line: 38, column: 6, scope: !153)
!153 = distinct !DILexicalBlock(scope: !126, file: !3, line: 38, column: 6)
!154 = !DILocation(line: 38, column: 11, scope: !153)
!155 = !DILocation(line: 38, column: 8, scope: !153)
!156 = !DILocation(line: 39, column: 58, scope: !157)
!157 = distinct !DILexicalBlock(scope: !158, file: !3, line: 39, column: 7)
!158 = distinct !DILexicalBlock(scope: !153, file: !3, line: 38, column: 14)
!159 = !DILocation(line: 39, column: 60, scope: !157)
!160 = !DILocation(line: 39, column: 8, scope: !157)
!161 = !DILocation(line: 39, column: 7, scope: !157)
!162 = !DILocation(line: 40, column: 8, scope: !157)
!163 = !DILocation(line: 40, column: 4, scope: !157)
!164 = !DILocation(line: 41, column: 34, scope: !158)
!165 = !DILocation(line: 41, column: 36, scope: !158)
!166 = !DILocation(line: 41, column: 3, scope: !158)
!167 = !DILocation(line: 42, column: 2, scope: !158)
!168 = !DILocation(line: 43, column: 9, scope: !126)
!169 = !DILocation(line: 43, column: 2, scope: !126)
!170 = !DILocation(line: 44, column: 1, scope: !126)
!171 = distinct !DISubprogram(name: "steal", scope: !3, file: !3, line: 46, type: !60, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!172 = !DILocalVariable(name: "t", scope: !171, file: !3, line: 48, type: !16)
!173 = !DILocation(line: 48, column: 6, scope: !171)
!174 = !DILocation(line: 48, column: 10, scope: !171)
!175 = !DILocation(line: 49, column: 2, scope: !171)
!176 = !DILocalVariable(name: "b", scope: !171, file: !3, line: 50, type: !16)
!177 = !DILocation(line: 50, column: 6, scope: !171)
!178 = !DILocation(line: 50, column: 10, scope: !171)
!179 = !DILocation(line: 51, column: 6, scope: !180)
!180 = distinct !DILexicalBlock(scope: !171, file: !3, line: 51, column: 6)
!181 = !DILocation(line: 51, column: 11, scope: !180)
!182 = !DILocation(line: 51, column: 8, scope: !180)
!183 = !DILocation(line: 52, column: 3, scope: !180)
!184 = !DILocalVariable(name: "job", scope: !171, file: !3, line: 53, type: !16)
!185 = !DILocation(line: 53, column: 6, scope: !171)
!186 = !DILocation(line: 53, column: 41, scope: !171)
!187 = !DILocation(line: 53, column: 43, scope: !171)
!188 = !DILocation(line: 53, column: 34, scope: !171)
!189 = !DILocation(line: 53, column: 12, scope: !171)
!190 = !DILocation(line: 54, column: 57, scope: !191)
!191 = distinct !DILexicalBlock(scope: !171, file: !3, line: 54, column: 6)
!192 = !DILocation(line: 54, column: 59, scope: !191)
!193 = !DILocation(line: 54, column: 7, scope: !191)
!194 = !DILocation(line: 54, column: 6, scope: !191)
!195 = !DILocation(line: 55, column: 3, scope: !191)
!196 = !DILocation(line: 56, column: 9, scope: !171)
!197 = !DILocation(line: 56, column: 2, scope: !171)
!198 = !DILocation(line: 57, column: 1, scope: !171)
