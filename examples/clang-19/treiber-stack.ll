; ModuleID = 'treiber-stack.c'
source_filename = "treiber-stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

@.str = private unnamed_addr constant [9 x i8] c"sum == 3\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [16 x i8] c"treiber-stack.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@top = dso_local global ptr null, align 8, !dbg !18
@.str.2 = private unnamed_addr constant [31 x i8] c"n->value == 1 || n->value == 2\00", align 1, !dbg !42
@__PRETTY_FUNCTION__.popper = private unnamed_addr constant [21 x i8] c"void *popper(void *)\00", align 1, !dbg !47

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !65, !DIExpression(), !72)
    #dbg_declare(ptr %3, !73, !DIExpression(), !74)
    #dbg_declare(ptr %4, !75, !DIExpression(), !76)
  store i32 0, ptr %4, align 4, !dbg !76
  %6 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !77
  %7 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @pusher, ptr noundef inttoptr (i64 1 to ptr)) #5, !dbg !78
  %8 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !79
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @pusher, ptr noundef inttoptr (i64 2 to ptr)) #5, !dbg !80
  %10 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !81
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @popper, ptr noundef null) #5, !dbg !82
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !83
  %13 = load i64, ptr %12, align 16, !dbg !83
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !84
  %15 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !85
  %16 = load i64, ptr %15, align 8, !dbg !85
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !86
  %18 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !87
  %19 = load i64, ptr %18, align 16, !dbg !87
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef %3), !dbg !88
  %21 = load ptr, ptr %3, align 8, !dbg !89
  %22 = icmp ne ptr %21, null, !dbg !89
  br i1 %22, label %23, label %30, !dbg !91

23:                                               ; preds = %0
  %24 = load ptr, ptr %3, align 8, !dbg !92
  %25 = getelementptr inbounds %struct.node, ptr %24, i32 0, i32 1, !dbg !94
  %26 = load i32, ptr %25, align 8, !dbg !94
  %27 = load i32, ptr %4, align 4, !dbg !95
  %28 = add nsw i32 %27, %26, !dbg !95
  store i32 %28, ptr %4, align 4, !dbg !95
  %29 = load ptr, ptr %3, align 8, !dbg !96
  call void @free(ptr noundef %29) #5, !dbg !97
  br label %30, !dbg !98

30:                                               ; preds = %23, %0
    #dbg_declare(ptr %5, !99, !DIExpression(), !101)
  br label %31, !dbg !102

31:                                               ; preds = %40, %30
  %32 = call ptr @pop(), !dbg !103
  store ptr %32, ptr %5, align 8, !dbg !105
  %33 = icmp ne ptr %32, null, !dbg !106
  br i1 %33, label %34, label %42, !dbg !107

34:                                               ; preds = %31
  %35 = load ptr, ptr %5, align 8, !dbg !108
  %36 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 1, !dbg !109
  %37 = load i32, ptr %36, align 8, !dbg !109
  %38 = load i32, ptr %4, align 4, !dbg !110
  %39 = add nsw i32 %38, %37, !dbg !110
  store i32 %39, ptr %4, align 4, !dbg !110
  br label %40, !dbg !111

40:                                               ; preds = %34
  %41 = load ptr, ptr %5, align 8, !dbg !112
  call void @free(ptr noundef %41) #5, !dbg !113
  br label %31, !dbg !114, !llvm.loop !115

42:                                               ; preds = %31
  %43 = load i32, ptr %4, align 4, !dbg !118
  %44 = icmp eq i32 %43, 3, !dbg !118
  br i1 %44, label %45, label %46, !dbg !121

45:                                               ; preds = %42
  br label %47, !dbg !121

46:                                               ; preds = %42
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 69, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !118
  unreachable, !dbg !118

47:                                               ; preds = %45
  ret i32 0, !dbg !122
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @pusher(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !126, !DIExpression(), !127)
    #dbg_declare(ptr %3, !128, !DIExpression(), !129)
  %4 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !130
  store ptr %4, ptr %3, align 8, !dbg !129
  %5 = load ptr, ptr %2, align 8, !dbg !131
  %6 = ptrtoint ptr %5 to i64, !dbg !132
  %7 = trunc i64 %6 to i32, !dbg !133
  %8 = load ptr, ptr %3, align 8, !dbg !134
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 1, !dbg !135
  store i32 %7, ptr %9, align 8, !dbg !136
  %10 = load ptr, ptr %3, align 8, !dbg !137
  call void @push(ptr noundef %10), !dbg !138
  ret ptr null, !dbg !139
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @popper(ptr noundef %0) #0 !dbg !140 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !141, !DIExpression(), !142)
    #dbg_declare(ptr %3, !143, !DIExpression(), !144)
  %4 = call ptr @pop(), !dbg !145
  store ptr %4, ptr %3, align 8, !dbg !144
  %5 = load ptr, ptr %3, align 8, !dbg !146
  %6 = icmp ne ptr %5, null, !dbg !146
  br i1 %6, label %7, label %20, !dbg !148

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !149
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 1, !dbg !149
  %10 = load i32, ptr %9, align 8, !dbg !149
  %11 = icmp eq i32 %10, 1, !dbg !149
  br i1 %11, label %17, label %12, !dbg !149

12:                                               ; preds = %7
  %13 = load ptr, ptr %3, align 8, !dbg !149
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !149
  %15 = load i32, ptr %14, align 8, !dbg !149
  %16 = icmp eq i32 %15, 2, !dbg !149
  br i1 %16, label %17, label %18, !dbg !152

17:                                               ; preds = %12, %7
  br label %19, !dbg !152

18:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.popper) #6, !dbg !149
  unreachable, !dbg !149

19:                                               ; preds = %17
  br label %20, !dbg !153

20:                                               ; preds = %19, %1
  %21 = load ptr, ptr %3, align 8, !dbg !154
  %22 = icmp ne ptr %21, null, !dbg !154
  br i1 %22, label %23, label %25, !dbg !154

23:                                               ; preds = %20
  %24 = load ptr, ptr %3, align 8, !dbg !155
  br label %27, !dbg !154

25:                                               ; preds = %20
  %26 = load ptr, ptr %2, align 8, !dbg !156
  br label %27, !dbg !154

27:                                               ; preds = %25, %23
  %28 = phi ptr [ %24, %23 ], [ %26, %25 ], !dbg !154
  ret ptr %28, !dbg !157
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @pop() #0 !dbg !158 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
    #dbg_declare(ptr %1, !161, !DIExpression(), !162)
  %5 = load atomic i64, ptr @top acquire, align 8, !dbg !163
  store i64 %5, ptr %2, align 8, !dbg !163
  %6 = load ptr, ptr %2, align 8, !dbg !163
  store ptr %6, ptr %1, align 8, !dbg !162
  br label %7, !dbg !164

7:                                                ; preds = %27, %0
  %8 = load ptr, ptr %1, align 8, !dbg !165
  %9 = icmp ne ptr %8, null, !dbg !165
  br i1 %9, label %10, label %25, !dbg !166

10:                                               ; preds = %7
  %11 = load ptr, ptr %1, align 8, !dbg !167
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !168
  %13 = load ptr, ptr %12, align 8, !dbg !168
  store ptr %13, ptr %3, align 8, !dbg !169
  %14 = load i64, ptr %1, align 8, !dbg !169
  %15 = load i64, ptr %3, align 8, !dbg !169
  %16 = cmpxchg weak ptr @top, i64 %14, i64 %15 acquire acquire, align 8, !dbg !169
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !169
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !169
  br i1 %18, label %20, label %19, !dbg !169

19:                                               ; preds = %10
  store i64 %17, ptr %1, align 8, !dbg !169
  br label %20, !dbg !169

20:                                               ; preds = %19, %10
  %21 = zext i1 %18 to i8, !dbg !169
  store i8 %21, ptr %4, align 1, !dbg !169
  %22 = load i8, ptr %4, align 1, !dbg !169
  %23 = trunc i8 %22 to i1, !dbg !169
  %24 = xor i1 %23, true, !dbg !170
  br label %25

25:                                               ; preds = %20, %7
  %26 = phi i1 [ false, %7 ], [ %24, %20 ], !dbg !171
  br i1 %26, label %27, label %28, !dbg !164

27:                                               ; preds = %25
  br label %7, !dbg !164, !llvm.loop !172

28:                                               ; preds = %25
  %29 = load ptr, ptr %1, align 8, !dbg !174
  ret ptr %29, !dbg !175
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(ptr noundef %0) #0 !dbg !176 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !179, !DIExpression(), !180)
    #dbg_declare(ptr %3, !181, !DIExpression(), !182)
  %7 = load atomic i64, ptr @top monotonic, align 8, !dbg !183
  store i64 %7, ptr %4, align 8, !dbg !183
  %8 = load ptr, ptr %4, align 8, !dbg !183
  store ptr %8, ptr %3, align 8, !dbg !182
  br label %9, !dbg !184

9:                                                ; preds = %21, %1
  %10 = load ptr, ptr %3, align 8, !dbg !185
  %11 = load ptr, ptr %2, align 8, !dbg !187
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !188
  store ptr %10, ptr %12, align 8, !dbg !189
  br label %13, !dbg !190

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !dbg !191
  store ptr %14, ptr %5, align 8, !dbg !192
  %15 = load i64, ptr %3, align 8, !dbg !192
  %16 = load i64, ptr %5, align 8, !dbg !192
  %17 = cmpxchg weak ptr @top, i64 %15, i64 %16 release monotonic, align 8, !dbg !192
  %18 = extractvalue { i64, i1 } %17, 0, !dbg !192
  %19 = extractvalue { i64, i1 } %17, 1, !dbg !192
  br i1 %19, label %21, label %20, !dbg !192

20:                                               ; preds = %13
  store i64 %18, ptr %3, align 8, !dbg !192
  br label %21, !dbg !192

21:                                               ; preds = %20, %13
  %22 = zext i1 %19 to i8, !dbg !192
  store i8 %22, ptr %6, align 1, !dbg !192
  %23 = load i8, ptr %6, align 1, !dbg !192
  %24 = trunc i8 %23 to i1, !dbg !192
  %25 = xor i1 %24, true, !dbg !193
  br i1 %25, label %9, label %26, !dbg !190, !llvm.loop !194

26:                                               ; preds = %21
  ret void, !dbg !196
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "treiber-stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "70b7e5dc445c7d9b71e683ebeb76bcf3")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 16)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "top", scope: !20, file: !2, line: 16, type: !52, isLocal: false, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !21, retainedTypes: !32, globals: !41, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !23, line: 68, baseType: !24, size: 32, elements: !25)
!23 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !{!26, !27, !28, !29, !30, !31}
!26 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!27 = !DIEnumerator(name: "memory_order_consume", value: 1)
!28 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!29 = !DIEnumerator(name: "memory_order_release", value: 3)
!30 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!31 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!32 = !{!33, !34, !39, !40}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 11, size: 128, elements: !36)
!36 = !{!37, !38}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !35, file: !2, line: 12, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !35, file: !2, line: 13, baseType: !39, size: 32, offset: 64)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !{!0, !7, !12, !18, !42, !47}
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 31)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 168, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 21)
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 8, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 2}
!59 = !{i32 7, !"frame-pointer", i32 2}
!60 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!61 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 51, type: !62, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!39}
!64 = !{}
!65 = !DILocalVariable(name: "t", scope: !61, file: !2, line: 53, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 192, elements: !70)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !68, line: 27, baseType: !69)
!68 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!69 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!70 = !{!71}
!71 = !DISubrange(count: 3)
!72 = !DILocation(line: 53, column: 12, scope: !61)
!73 = !DILocalVariable(name: "popped", scope: !61, file: !2, line: 54, type: !33)
!74 = !DILocation(line: 54, column: 8, scope: !61)
!75 = !DILocalVariable(name: "sum", scope: !61, file: !2, line: 55, type: !39)
!76 = !DILocation(line: 55, column: 6, scope: !61)
!77 = !DILocation(line: 57, column: 18, scope: !61)
!78 = !DILocation(line: 57, column: 2, scope: !61)
!79 = !DILocation(line: 58, column: 18, scope: !61)
!80 = !DILocation(line: 58, column: 2, scope: !61)
!81 = !DILocation(line: 59, column: 18, scope: !61)
!82 = !DILocation(line: 59, column: 2, scope: !61)
!83 = !DILocation(line: 60, column: 15, scope: !61)
!84 = !DILocation(line: 60, column: 2, scope: !61)
!85 = !DILocation(line: 61, column: 15, scope: !61)
!86 = !DILocation(line: 61, column: 2, scope: !61)
!87 = !DILocation(line: 62, column: 15, scope: !61)
!88 = !DILocation(line: 62, column: 2, scope: !61)
!89 = !DILocation(line: 63, column: 6, scope: !90)
!90 = distinct !DILexicalBlock(scope: !61, file: !2, line: 63, column: 6)
!91 = !DILocation(line: 63, column: 6, scope: !61)
!92 = !DILocation(line: 64, column: 26, scope: !93)
!93 = distinct !DILexicalBlock(scope: !90, file: !2, line: 63, column: 14)
!94 = !DILocation(line: 64, column: 35, scope: !93)
!95 = !DILocation(line: 64, column: 7, scope: !93)
!96 = !DILocation(line: 65, column: 8, scope: !93)
!97 = !DILocation(line: 65, column: 3, scope: !93)
!98 = !DILocation(line: 66, column: 2, scope: !93)
!99 = !DILocalVariable(name: "n", scope: !100, file: !2, line: 67, type: !34)
!100 = distinct !DILexicalBlock(scope: !61, file: !2, line: 67, column: 2)
!101 = !DILocation(line: 67, column: 20, scope: !100)
!102 = !DILocation(line: 67, column: 7, scope: !100)
!103 = !DILocation(line: 67, column: 28, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !2, line: 67, column: 2)
!105 = !DILocation(line: 67, column: 26, scope: !104)
!106 = !DILocation(line: 67, column: 35, scope: !104)
!107 = !DILocation(line: 67, column: 2, scope: !100)
!108 = !DILocation(line: 68, column: 10, scope: !104)
!109 = !DILocation(line: 68, column: 13, scope: !104)
!110 = !DILocation(line: 68, column: 7, scope: !104)
!111 = !DILocation(line: 68, column: 3, scope: !104)
!112 = !DILocation(line: 67, column: 49, scope: !104)
!113 = !DILocation(line: 67, column: 44, scope: !104)
!114 = !DILocation(line: 67, column: 2, scope: !104)
!115 = distinct !{!115, !107, !116, !117}
!116 = !DILocation(line: 68, column: 13, scope: !100)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !DILocation(line: 69, column: 2, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !2, line: 69, column: 2)
!120 = distinct !DILexicalBlock(scope: !61, file: !2, line: 69, column: 2)
!121 = !DILocation(line: 69, column: 2, scope: !120)
!122 = !DILocation(line: 70, column: 2, scope: !61)
!123 = distinct !DISubprogram(name: "pusher", scope: !2, file: !2, line: 35, type: !124, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !64)
!124 = !DISubroutineType(types: !125)
!125 = !{!33, !33}
!126 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !2, line: 35, type: !33)
!127 = !DILocation(line: 35, column: 27, scope: !123)
!128 = !DILocalVariable(name: "n", scope: !123, file: !2, line: 37, type: !34)
!129 = !DILocation(line: 37, column: 15, scope: !123)
!130 = !DILocation(line: 37, column: 19, scope: !123)
!131 = !DILocation(line: 38, column: 24, scope: !123)
!132 = !DILocation(line: 38, column: 18, scope: !123)
!133 = !DILocation(line: 38, column: 13, scope: !123)
!134 = !DILocation(line: 38, column: 2, scope: !123)
!135 = !DILocation(line: 38, column: 5, scope: !123)
!136 = !DILocation(line: 38, column: 11, scope: !123)
!137 = !DILocation(line: 39, column: 7, scope: !123)
!138 = !DILocation(line: 39, column: 2, scope: !123)
!139 = !DILocation(line: 40, column: 2, scope: !123)
!140 = distinct !DISubprogram(name: "popper", scope: !2, file: !2, line: 43, type: !124, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !64)
!141 = !DILocalVariable(name: "arg", arg: 1, scope: !140, file: !2, line: 43, type: !33)
!142 = !DILocation(line: 43, column: 27, scope: !140)
!143 = !DILocalVariable(name: "n", scope: !140, file: !2, line: 45, type: !34)
!144 = !DILocation(line: 45, column: 15, scope: !140)
!145 = !DILocation(line: 45, column: 19, scope: !140)
!146 = !DILocation(line: 46, column: 6, scope: !147)
!147 = distinct !DILexicalBlock(scope: !140, file: !2, line: 46, column: 6)
!148 = !DILocation(line: 46, column: 6, scope: !140)
!149 = !DILocation(line: 47, column: 3, scope: !150)
!150 = distinct !DILexicalBlock(scope: !151, file: !2, line: 47, column: 3)
!151 = distinct !DILexicalBlock(scope: !147, file: !2, line: 47, column: 3)
!152 = !DILocation(line: 47, column: 3, scope: !151)
!153 = !DILocation(line: 47, column: 3, scope: !147)
!154 = !DILocation(line: 48, column: 9, scope: !140)
!155 = !DILocation(line: 48, column: 13, scope: !140)
!156 = !DILocation(line: 48, column: 17, scope: !140)
!157 = !DILocation(line: 48, column: 2, scope: !140)
!158 = distinct !DISubprogram(name: "pop", scope: !2, file: !2, line: 26, type: !159, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !64)
!159 = !DISubroutineType(types: !160)
!160 = !{!34}
!161 = !DILocalVariable(name: "old", scope: !158, file: !2, line: 28, type: !34)
!162 = !DILocation(line: 28, column: 15, scope: !158)
!163 = !DILocation(line: 28, column: 21, scope: !158)
!164 = !DILocation(line: 29, column: 2, scope: !158)
!165 = !DILocation(line: 29, column: 9, scope: !158)
!166 = !DILocation(line: 29, column: 13, scope: !158)
!167 = !DILocation(line: 30, column: 60, scope: !158)
!168 = !DILocation(line: 30, column: 65, scope: !158)
!169 = !DILocation(line: 30, column: 10, scope: !158)
!170 = !DILocation(line: 30, column: 9, scope: !158)
!171 = !DILocation(line: 0, scope: !158)
!172 = distinct !{!172, !164, !173, !117}
!173 = !DILocation(line: 31, column: 3, scope: !158)
!174 = !DILocation(line: 32, column: 9, scope: !158)
!175 = !DILocation(line: 32, column: 2, scope: !158)
!176 = distinct !DISubprogram(name: "push", scope: !2, file: !2, line: 18, type: !177, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !64)
!177 = !DISubroutineType(types: !178)
!178 = !{null, !34}
!179 = !DILocalVariable(name: "n", arg: 1, scope: !176, file: !2, line: 18, type: !34)
!180 = !DILocation(line: 18, column: 31, scope: !176)
!181 = !DILocalVariable(name: "old", scope: !176, file: !2, line: 20, type: !34)
!182 = !DILocation(line: 20, column: 15, scope: !176)
!183 = !DILocation(line: 20, column: 21, scope: !176)
!184 = !DILocation(line: 21, column: 2, scope: !176)
!185 = !DILocation(line: 22, column: 13, scope: !186)
!186 = distinct !DILexicalBlock(scope: !176, file: !2, line: 21, column: 5)
!187 = !DILocation(line: 22, column: 3, scope: !186)
!188 = !DILocation(line: 22, column: 6, scope: !186)
!189 = !DILocation(line: 22, column: 11, scope: !186)
!190 = !DILocation(line: 23, column: 2, scope: !186)
!191 = !DILocation(line: 23, column: 62, scope: !176)
!192 = !DILocation(line: 23, column: 12, scope: !176)
!193 = !DILocation(line: 23, column: 11, scope: !176)
!194 = distinct !{!194, !184, !195, !117}
!195 = !DILocation(line: 23, column: 108, scope: !176)
!196 = !DILocation(line: 24, column: 1, scope: !176)
