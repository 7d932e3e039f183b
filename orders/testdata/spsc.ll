; ModuleID = 'spsc.c'
source_filename = "spsc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"x == i\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"spsc.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !9
@tail = internal global i32 0, align 4, !dbg !15
@head = internal global i32 0, align 4, !dbg !26
@ring = internal global [2 x i32] zeroinitializer, align 4, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %i = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !49, !DIExpression(), !53)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @producer, ptr noundef null) #4, !dbg !54
    #dbg_declare(ptr %i, !55, !DIExpression(), !57)
  store i32 1, ptr %i, align 4, !dbg !57
  br label %for.cond, !dbg !58

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !59
  %cmp = icmp sle i32 %0, 3, !dbg !61
  br i1 %cmp, label %for.body, label %for.end, !dbg !62

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %x, !63, !DIExpression(), !65)
  br label %while.cond, !dbg !66

while.cond:                                       ; preds = %while.body, %for.body
  %call1 = call i32 @get(), !dbg !67
  store i32 %call1, ptr %x, align 4, !dbg !68
  %tobool = icmp ne i32 %call1, 0, !dbg !69
  %lnot = xor i1 %tobool, true, !dbg !69
  br i1 %lnot, label %while.body, label %while.end, !dbg !66

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !66, !llvm.loop !70

while.end:                                        ; preds = %while.cond
  %1 = load i32, ptr %x, align 4, !dbg !73
  %2 = load i32, ptr %i, align 4, !dbg !73
  %cmp2 = icmp eq i32 %1, %2, !dbg !73
  br i1 %cmp2, label %if.then, label %if.else, !dbg !76

if.then:                                          ; preds = %while.end
  br label %if.end, !dbg !76

if.else:                                          ; preds = %while.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !73
  unreachable, !dbg !73

if.end:                                           ; preds = %if.then
  br label %for.inc, !dbg !77

for.inc:                                          ; preds = %if.end
  %3 = load i32, ptr %i, align 4, !dbg !78
  %inc = add nsw i32 %3, 1, !dbg !78
  store i32 %inc, ptr %i, align 4, !dbg !78
  br label %for.cond, !dbg !79, !llvm.loop !80

for.end:                                          ; preds = %for.cond
  %4 = load i64, ptr %t, align 8, !dbg !82
  %call3 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !83
  ret i32 0, !dbg !84
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %arg) #0 !dbg !85 {
entry:
  %arg.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !88, !DIExpression(), !89)
    #dbg_declare(ptr %i, !90, !DIExpression(), !92)
  store i32 1, ptr %i, align 4, !dbg !92
  br label %for.cond, !dbg !93

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !94
  %cmp = icmp sle i32 %0, 3, !dbg !96
  br i1 %cmp, label %for.body, label %for.end, !dbg !97

for.body:                                         ; preds = %for.cond
  br label %while.cond, !dbg !98

while.cond:                                       ; preds = %while.body, %for.body
  %1 = load i32, ptr %i, align 4, !dbg !99
  %call = call i32 @put(i32 noundef %1), !dbg !100
  %tobool = icmp ne i32 %call, 0, !dbg !101
  %lnot = xor i1 %tobool, true, !dbg !101
  br i1 %lnot, label %while.body, label %while.end, !dbg !98

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !98, !llvm.loop !102

while.end:                                        ; preds = %while.cond
  br label %for.inc, !dbg !98

for.inc:                                          ; preds = %while.end
  %2 = load i32, ptr %i, align 4, !dbg !104
  %inc = add nsw i32 %2, 1, !dbg !104
  store i32 %inc, ptr %i, align 4, !dbg !104
  br label %for.cond, !dbg !105, !llvm.loop !106

for.end:                                          ; preds = %for.cond
  %3 = load ptr, ptr %arg.addr, align 8, !dbg !108
  ret ptr %3, !dbg !109
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @get() #0 !dbg !110 {
entry:
  %retval = alloca i32, align 4
  %h = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %x = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
    #dbg_declare(ptr %h, !111, !DIExpression(), !112)
  %0 = load atomic i32, ptr @head seq_cst, align 4, !dbg !113
  store i32 %0, ptr %atomic-temp, align 4, !dbg !113
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !113
  store i32 %1, ptr %h, align 4, !dbg !112
  %2 = load i32, ptr %h, align 4, !dbg !114
  %3 = load atomic i32, ptr @tail seq_cst, align 4, !dbg !116
  store i32 %3, ptr %atomic-temp1, align 4, !dbg !116
  %4 = load i32, ptr %atomic-temp1, align 4, !dbg !116
  %cmp = icmp eq i32 %2, %4, !dbg !117
  br i1 %cmp, label %if.then, label %if.end, !dbg !118

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !119
  br label %return, !dbg !119

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %x, !120, !DIExpression(), !121)
  %5 = load i32, ptr %h, align 4, !dbg !122
  %rem = urem i32 %5, 2, !dbg !123
  %idxprom = zext i32 %rem to i64, !dbg !124
  %arrayidx = getelementptr inbounds [2 x i32], ptr @ring, i64 0, i64 %idxprom, !dbg !124
  %6 = load i32, ptr %arrayidx, align 4, !dbg !124
  store i32 %6, ptr %x, align 4, !dbg !121
  %7 = load i32, ptr %h, align 4, !dbg !125
  %add = add i32 %7, 1, !dbg !125
  store i32 %add, ptr %.atomictmp, align 4, !dbg !125
  %8 = load i32, ptr %.atomictmp, align 4, !dbg !125
  store atomic i32 %8, ptr @head seq_cst, align 4, !dbg !125
  %9 = load i32, ptr %x, align 4, !dbg !126
  store i32 %9, ptr %retval, align 4, !dbg !127
  br label %return, !dbg !127

return:                                           ; preds = %if.end, %if.then
  %10 = load i32, ptr %retval, align 4, !dbg !128
  ret i32 %10, !dbg !128
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @put(i32 noundef %x) #0 !dbg !129 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !132, !DIExpression(), !133)
    #dbg_declare(ptr %t, !134, !DIExpression(), !135)
  %0 = load atomic i32, ptr @tail seq_cst, align 4, !dbg !136
  store i32 %0, ptr %atomic-temp, align 4, !dbg !136
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !136
  store i32 %1, ptr %t, align 4, !dbg !135
  %2 = load i32, ptr %t, align 4, !dbg !137
  %3 = load atomic i32, ptr @head seq_cst, align 4, !dbg !139
  store i32 %3, ptr %atomic-temp1, align 4, !dbg !139
  %4 = load i32, ptr %atomic-temp1, align 4, !dbg !139
  %sub = sub i32 %2, %4, !dbg !140
  %cmp = icmp eq i32 %sub, 2, !dbg !141
  br i1 %cmp, label %if.then, label %if.end, !dbg !142

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !143
  br label %return, !dbg !143

if.end:                                           ; preds = %entry
  %5 = load i32, ptr %x.addr, align 4, !dbg !144
  %6 = load i32, ptr %t, align 4, !dbg !145
  %rem = urem i32 %6, 2, !dbg !146
  %idxprom = zext i32 %rem to i64, !dbg !147
  %arrayidx = getelementptr inbounds [2 x i32], ptr @ring, i64 0, i64 %idxprom, !dbg !147
  store i32 %5, ptr %arrayidx, align 4, !dbg !148
  %7 = load i32, ptr %t, align 4, !dbg !149
  %add = add i32 %7, 1, !dbg !149
  store i32 %add, ptr %.atomictmp, align 4, !dbg !149
  %8 = load i32, ptr %.atomictmp, align 4, !dbg !149
  store atomic i32 %8, ptr @tail seq_cst, align 4, !dbg !149
  store i32 1, ptr %retval, align 4, !dbg !150
  br label %return, !dbg !150

return:                                           ; preds = %if.end, %if.then
  %9 = load i32, ptr %retval, align 4, !dbg !151
  ret i32 %9, !dbg !151
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "spsc.c", directory: ".", checksumkind: CSK_MD5, checksum: "946a3643877662a6219af3f7e1dc9201")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 120, elements: !13)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!13 = !{!14}
!14 = !DISubrange(count: 15)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "tail", scope: !17, file: !2, line: 9, type: !28, isLocal: true, isDefinition: true)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !18, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19}
!19 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 7, baseType: !20, size: 32, elements: !21)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !{!22}
!22 = !DIEnumerator(name: "SIZE", value: 2)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !{!0, !7, !9, !15, !26, !31}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "head", scope: !17, file: !2, line: 9, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !29, line: 105, baseType: !30)
!29 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "ring", scope: !17, file: !2, line: 8, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 64, elements: !35)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!45 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 36, type: !46, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!34}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !2, line: 37, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 37, column: 12, scope: !45)
!54 = !DILocation(line: 38, column: 2, scope: !45)
!55 = !DILocalVariable(name: "i", scope: !56, file: !2, line: 39, type: !34)
!56 = distinct !DILexicalBlock(scope: !45, file: !2, line: 39, column: 2)
!57 = !DILocation(line: 39, column: 11, scope: !56)
!58 = !DILocation(line: 39, column: 7, scope: !56)
!59 = !DILocation(line: 39, column: 18, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !2, line: 39, column: 2)
!61 = !DILocation(line: 39, column: 20, scope: !60)
!62 = !DILocation(line: 39, column: 2, scope: !56)
!63 = !DILocalVariable(name: "x", scope: !64, file: !2, line: 40, type: !34)
!64 = distinct !DILexicalBlock(scope: !60, file: !2, line: 39, column: 31)
!65 = !DILocation(line: 40, column: 7, scope: !64)
!66 = !DILocation(line: 41, column: 3, scope: !64)
!67 = !DILocation(line: 41, column: 16, scope: !64)
!68 = !DILocation(line: 41, column: 14, scope: !64)
!69 = !DILocation(line: 41, column: 10, scope: !64)
!70 = distinct !{!70, !66, !71, !72}
!71 = !DILocation(line: 42, column: 4, scope: !64)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 43, column: 3, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !2, line: 43, column: 3)
!75 = distinct !DILexicalBlock(scope: !64, file: !2, line: 43, column: 3)
!76 = !DILocation(line: 43, column: 3, scope: !75)
!77 = !DILocation(line: 44, column: 2, scope: !64)
!78 = !DILocation(line: 39, column: 27, scope: !60)
!79 = !DILocation(line: 39, column: 2, scope: !60)
!80 = distinct !{!80, !62, !81, !72}
!81 = !DILocation(line: 44, column: 2, scope: !56)
!82 = !DILocation(line: 45, column: 15, scope: !45)
!83 = !DILocation(line: 45, column: 2, scope: !45)
!84 = !DILocation(line: 46, column: 2, scope: !45)
!85 = distinct !DISubprogram(name: "producer", scope: !2, file: !2, line: 29, type: !86, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !48)
!86 = !DISubroutineType(types: !87)
!87 = !{!24, !24}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !2, line: 29, type: !24)
!89 = !DILocation(line: 29, column: 29, scope: !85)
!90 = !DILocalVariable(name: "i", scope: !91, file: !2, line: 30, type: !34)
!91 = distinct !DILexicalBlock(scope: !85, file: !2, line: 30, column: 2)
!92 = !DILocation(line: 30, column: 11, scope: !91)
!93 = !DILocation(line: 30, column: 7, scope: !91)
!94 = !DILocation(line: 30, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !2, line: 30, column: 2)
!96 = !DILocation(line: 30, column: 20, scope: !95)
!97 = !DILocation(line: 30, column: 2, scope: !91)
!98 = !DILocation(line: 31, column: 3, scope: !95)
!99 = !DILocation(line: 31, column: 15, scope: !95)
!100 = !DILocation(line: 31, column: 11, scope: !95)
!101 = !DILocation(line: 31, column: 10, scope: !95)
!102 = distinct !{!102, !98, !103, !72}
!103 = !DILocation(line: 32, column: 4, scope: !95)
!104 = !DILocation(line: 30, column: 27, scope: !95)
!105 = !DILocation(line: 30, column: 2, scope: !95)
!106 = distinct !{!106, !97, !107, !72}
!107 = !DILocation(line: 32, column: 4, scope: !91)
!108 = !DILocation(line: 33, column: 9, scope: !85)
!109 = !DILocation(line: 33, column: 2, scope: !85)
!110 = distinct !DISubprogram(name: "get", scope: !2, file: !2, line: 20, type: !46, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !48)
!111 = !DILocalVariable(name: "h", scope: !110, file: !2, line: 21, type: !20)
!112 = !DILocation(line: 21, column: 11, scope: !110)
!113 = !DILocation(line: 21, column: 15, scope: !110)
!114 = !DILocation(line: 22, column: 6, scope: !115)
!115 = distinct !DILexicalBlock(scope: !110, file: !2, line: 22, column: 6)
!116 = !DILocation(line: 22, column: 11, scope: !115)
!117 = !DILocation(line: 22, column: 8, scope: !115)
!118 = !DILocation(line: 22, column: 6, scope: !110)
!119 = !DILocation(line: 23, column: 3, scope: !115)
!120 = !DILocalVariable(name: "x", scope: !110, file: !2, line: 24, type: !34)
!121 = !DILocation(line: 24, column: 6, scope: !110)
!122 = !DILocation(line: 24, column: 15, scope: !110)
!123 = !DILocation(line: 24, column: 17, scope: !110)
!124 = !DILocation(line: 24, column: 10, scope: !110)
!125 = !DILocation(line: 25, column: 2, scope: !110)
!126 = !DILocation(line: 26, column: 9, scope: !110)
!127 = !DILocation(line: 26, column: 2, scope: !110)
!128 = !DILocation(line: 27, column: 1, scope: !110)
!129 = distinct !DISubprogram(name: "put", scope: !2, file: !2, line: 11, type: !130, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !48)
!130 = !DISubroutineType(types: !131)
!131 = !{!34, !34}
!132 = !DILocalVariable(name: "x", arg: 1, scope: !129, file: !2, line: 11, type: !34)
!133 = !DILocation(line: 11, column: 20, scope: !129)
!134 = !DILocalVariable(name: "t", scope: !129, file: !2, line: 12, type: !20)
!135 = !DILocation(line: 12, column: 11, scope: !129)
!136 = !DILocation(line: 12, column: 15, scope: !129)
!137 = !DILocation(line: 13, column: 6, scope: !138)
!138 = distinct !DILexicalBlock(scope: !129, file: !2, line: 13, column: 6)
!139 = !DILocation(line: 13, column: 10, scope: !138)
!140 = !DILocation(line: 13, column: 8, scope: !138)
!141 = !DILocation(line: 13, column: 29, scope: !138)
!142 = !DILocation(line: 13, column: 6, scope: !129)
!143 = !DILocation(line: 14, column: 3, scope: !138)
!144 = !DILocation(line: 15, column: 19, scope: !129)
!145 = !DILocation(line: 15, column: 7, scope: !129)
!146 = !DILocation(line: 15, column: 9, scope: !129)
!147 = !DILocation(line: 15, column: 2, scope: !129)
!148 = !DILocation(line: 15, column: 17, scope: !129)
!149 = !DILocation(line: 16, column: 2, scope: !129)
!150 = !DILocation(line: 17, column: 2, scope: !129)
!151 = !DILocation(line: 18, column: 1, scope: !129)
