; ModuleID = 'treiber.c'
source_filename = "treiber.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@nodes = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"!pop()\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [10 x i8] c"treiber.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [14 x i8] c"n->value == 1\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !29
@top = internal global ptr null, align 8, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !58, !DIExpression(), !62)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @run, ptr noundef @nodes) #4, !dbg !63
  %call1 = call ptr @run(ptr noundef getelementptr inbounds ([3 x %struct.node], ptr @nodes, i64 0, i64 1)), !dbg !64
  %0 = load i64, ptr %t, align 8, !dbg !65
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !66
  %call3 = call ptr @pop(), !dbg !67
  %tobool = icmp ne ptr %call3, null, !dbg !67
  br i1 %tobool, label %if.else, label %if.then, !dbg !70

if.then:                                          ; preds = %entry
  br label %if.end, !dbg !70

if.else:                                          ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !67
  unreachable, !dbg !67

if.end:                                           ; preds = %if.then
  ret i32 0, !dbg !71
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %arg) #0 !dbg !72 {
entry:
  %arg.addr = alloca ptr, align 8
  %n = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !75, !DIExpression(), !76)
  %0 = load ptr, ptr %arg.addr, align 8, !dbg !77
  call void @push(ptr noundef %0, i32 noundef 1), !dbg !78
    #dbg_declare(ptr %n, !79, !DIExpression(), !80)
  %call = call ptr @pop(), !dbg !81
  store ptr %call, ptr %n, align 8, !dbg !80
  %1 = load ptr, ptr %n, align 8, !dbg !82
  %tobool = icmp ne ptr %1, null, !dbg !82
  br i1 %tobool, label %if.then, label %if.end2, !dbg !84

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %n, align 8, !dbg !85
  %value = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !85
  %3 = load i32, ptr %value, align 8, !dbg !85
  %cmp = icmp eq i32 %3, 1, !dbg !85
  br i1 %cmp, label %if.then1, label %if.else, !dbg !88

if.then1:                                         ; preds = %if.then
  br label %if.end, !dbg !88

if.else:                                          ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.run) #5, !dbg !85
  unreachable, !dbg !85

if.end:                                           ; preds = %if.then1
  br label %if.end2, !dbg !89

if.end2:                                          ; preds = %if.end, %entry
  ret ptr null, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop() #0 !dbg !91 {
entry:
  %t = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
    #dbg_declare(ptr %t, !94, !DIExpression(), !95)
  %0 = load atomic i64, ptr @top seq_cst, align 8, !dbg !96
  store i64 %0, ptr %atomic-temp, align 8, !dbg !96
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !96
  store ptr %1, ptr %t, align 8, !dbg !95
  br label %while.cond, !dbg !97

while.cond:                                       ; preds = %while.body, %entry
  %2 = load ptr, ptr %t, align 8, !dbg !98
  %tobool = icmp ne ptr %2, null, !dbg !98
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !99

land.rhs:                                         ; preds = %while.cond
  %3 = load ptr, ptr %t, align 8, !dbg !100
  %next = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !100
  %4 = load ptr, ptr %next, align 8, !dbg !100
  store ptr %4, ptr %.atomictmp, align 8, !dbg !100
  %5 = load i64, ptr %t, align 8, !dbg !100
  %6 = load i64, ptr %.atomictmp, align 8, !dbg !100
  %7 = cmpxchg weak ptr @top, i64 %5, i64 %6 seq_cst seq_cst, align 8, !dbg !100
  %8 = extractvalue { i64, i1 } %7, 0, !dbg !100
  %9 = extractvalue { i64, i1 } %7, 1, !dbg !100
  br i1 %9, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !100

cmpxchg.store_expected:                           ; preds = %land.rhs
  store i64 %8, ptr %t, align 8, !dbg !100
  br label %cmpxchg.continue, !dbg !100

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %land.rhs
  %storedv = zext i1 %9 to i8, !dbg !100
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !100
  %10 = load i8, ptr %cmpxchg.bool, align 1, !dbg !100
  %loadedv = trunc i8 %10 to i1, !dbg !100
  %lnot = xor i1 %loadedv, true, !dbg !101
  br label %land.end

land.end:                                         ; preds = %cmpxchg.continue, %while.cond
  %11 = phi i1 [ false, %while.cond ], [ %lnot, %cmpxchg.continue ], !dbg !102
  br i1 %11, label %while.body, label %while.end, !dbg !97

while.body:                                       ; preds = %land.end
  br label %while.cond, !dbg !97, !llvm.loop !103

while.end:                                        ; preds = %land.end
  %12 = load ptr, ptr %t, align 8, !dbg !106
  ret ptr %12, !dbg !107
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @push(ptr noundef %n, i32 noundef %value) #0 !dbg !108 {
entry:
  %n.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  %t = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !111, !DIExpression(), !112)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !113, !DIExpression(), !114)
  %0 = load i32, ptr %value.addr, align 4, !dbg !115
  %1 = load ptr, ptr %n.addr, align 8, !dbg !116
  %value1 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !117
  store i32 %0, ptr %value1, align 8, !dbg !118
    #dbg_declare(ptr %t, !119, !DIExpression(), !120)
  %2 = load atomic i64, ptr @top seq_cst, align 8, !dbg !121
  store i64 %2, ptr %atomic-temp, align 8, !dbg !121
  %3 = load ptr, ptr %atomic-temp, align 8, !dbg !121
  store ptr %3, ptr %t, align 8, !dbg !120
  br label %do.body, !dbg !122

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %4 = load ptr, ptr %t, align 8, !dbg !123
  %5 = load ptr, ptr %n.addr, align 8, !dbg !124
  %next = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 1, !dbg !125
  store ptr %4, ptr %next, align 8, !dbg !126
  br label %do.cond, !dbg !124

do.cond:                                          ; preds = %do.body
  %6 = load ptr, ptr %n.addr, align 8, !dbg !127
  store ptr %6, ptr %.atomictmp, align 8, !dbg !127
  %7 = load i64, ptr %t, align 8, !dbg !127
  %8 = load i64, ptr %.atomictmp, align 8, !dbg !127
  %9 = cmpxchg weak ptr @top, i64 %7, i64 %8 seq_cst seq_cst, align 8, !dbg !127
  %10 = extractvalue { i64, i1 } %9, 0, !dbg !127
  %11 = extractvalue { i64, i1 } %9, 1, !dbg !127
  br i1 %11, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !127

cmpxchg.store_expected:                           ; preds = %do.cond
  store i64 %10, ptr %t, align 8, !dbg !127
  br label %cmpxchg.continue, !dbg !127

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %11 to i8, !dbg !127
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !127
  %12 = load i8, ptr %cmpxchg.bool, align 1, !dbg !127
  %loadedv = trunc i8 %12 to i1, !dbg !127
  %lnot = xor i1 %loadedv, true, !dbg !128
  br i1 %lnot, label %do.body, label %do.end, !dbg !124, !llvm.loop !129

do.end:                                           ; preds = %cmpxchg.continue
  ret void, !dbg !131
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}
!llvm.ident = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 13, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "treiber.c", directory: ".", checksumkind: CSK_MD5, checksum: "bde82e82dc18e4ada8c4fa17a8e7fa80")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !29, !34}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 10)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 18)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 12, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 128, elements: !39)
!39 = !{!40, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !38, file: !3, line: 8, baseType: !41, size: 32)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !38, file: !3, line: 9, baseType: !37, size: 64, offset: 64)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 384, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !55, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!41}
!57 = !{}
!58 = !DILocalVariable(name: "t", scope: !54, file: !3, line: 39, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 39, column: 12, scope: !54)
!63 = !DILocation(line: 40, column: 2, scope: !54)
!64 = !DILocation(line: 41, column: 2, scope: !54)
!65 = !DILocation(line: 42, column: 15, scope: !54)
!66 = !DILocation(line: 42, column: 2, scope: !54)
!67 = !DILocation(line: 43, column: 2, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 43, column: 2)
!69 = distinct !DILexicalBlock(scope: !54, file: !3, line: 43, column: 2)
!70 = !DILocation(line: 43, column: 2, scope: !69)
!71 = !DILocation(line: 44, column: 2, scope: !54)
!72 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 30, type: !73, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!73 = !DISubroutineType(types: !74)
!74 = !{!5, !5}
!75 = !DILocalVariable(name: "arg", arg: 1, scope: !72, file: !3, line: 30, type: !5)
!76 = !DILocation(line: 30, column: 24, scope: !72)
!77 = !DILocation(line: 31, column: 7, scope: !72)
!78 = !DILocation(line: 31, column: 2, scope: !72)
!79 = !DILocalVariable(name: "n", scope: !72, file: !3, line: 32, type: !37)
!80 = !DILocation(line: 32, column: 15, scope: !72)
!81 = !DILocation(line: 32, column: 19, scope: !72)
!82 = !DILocation(line: 33, column: 6, scope: !83)
!83 = distinct !DILexicalBlock(scope: !72, file: !3, line: 33, column: 6)
!84 = !DILocation(line: 33, column: 6, scope: !72)
!85 = !DILocation(line: 34, column: 3, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 34, column: 3)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 34, column: 3)
!88 = !DILocation(line: 34, column: 3, scope: !87)
!89 = !DILocation(line: 34, column: 3, scope: !83)
!90 = !DILocation(line: 35, column: 2, scope: !72)
!91 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 23, type: !92, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!92 = !DISubroutineType(types: !93)
!93 = !{!37}
!94 = !DILocalVariable(name: "t", scope: !91, file: !3, line: 24, type: !37)
!95 = !DILocation(line: 24, column: 15, scope: !91)
!96 = !DILocation(line: 24, column: 19, scope: !91)
!97 = !DILocation(line: 25, column: 2, scope: !91)
!98 = !DILocation(line: 25, column: 9, scope: !91)
!99 = !DILocation(line: 25, column: 11, scope: !91)
!100 = !DILocation(line: 25, column: 15, scope: !91)
!101 = !DILocation(line: 25, column: 14, scope: !91)
!102 = !DILocation(line: 0, scope: !91)
!103 = distinct !{!103, !97, !104, !105}
!104 = !DILocation(line: 26, column: 3, scope: !91)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 27, column: 9, scope: !91)
!107 = !DILocation(line: 27, column: 2, scope: !91)
!108 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 15, type: !109, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!109 = !DISubroutineType(types: !110)
!110 = !{null, !37, !41}
!111 = !DILocalVariable(name: "n", arg: 1, scope: !108, file: !3, line: 15, type: !37)
!112 = !DILocation(line: 15, column: 31, scope: !108)
!113 = !DILocalVariable(name: "value", arg: 2, scope: !108, file: !3, line: 15, type: !41)
!114 = !DILocation(line: 15, column: 38, scope: !108)
!115 = !DILocation(line: 16, column: 13, scope: !108)
!116 = !DILocation(line: 16, column: 2, scope: !108)
!117 = !DILocation(line: 16, column: 5, scope: !108)
!118 = !DILocation(line: 16, column: 11, scope: !108)
!119 = !DILocalVariable(name: "t", scope: !108, file: !3, line: 17, type: !37)
!120 = !DILocation(line: 17, column: 15, scope: !108)
!121 = !DILocation(line: 17, column: 19, scope: !108)
!122 = !DILocation(line: 18, column: 2, scope: !108)
!123 = !DILocation(line: 19, column: 13, scope: !108)
!124 = !DILocation(line: 19, column: 3, scope: !108)
!125 = !DILocation(line: 19, column: 6, scope: !108)
!126 = !DILocation(line: 19, column: 11, scope: !108)
!127 = !DILocation(line: 20, column: 10, scope: !108)
!128 = !DILocation(line: 20, column: 9, scope: !108)
!129 = distinct !{!129, !122, !130, !105}
!130 = !DILocation(line: 20, column: 51, scope: !108)
!131 = !DILocation(line: 21, column: 1, scope: !108)
