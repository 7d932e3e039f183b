; ModuleID = 'ticket.c'
source_filename = "ticket.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"data == 3\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [9 x i8] c"ticket.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@next = internal global i32 0, align 4, !dbg !24
@serving = internal global i32 0, align 4, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !45, !DIExpression(), !52)
    #dbg_declare(ptr %i, !53, !DIExpression(), !55)
  store i32 0, ptr %i, align 4, !dbg !55
  br label %for.cond, !dbg !56

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !57
  %cmp = icmp slt i32 %0, 2, !dbg !59
  br i1 %cmp, label %for.body, label %for.end, !dbg !60

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !61
  %idxprom = sext i32 %1 to i64, !dbg !62
  %arrayidx = getelementptr inbounds [2 x i64], ptr %t, i64 0, i64 %idxprom, !dbg !62
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @run, ptr noundef null) #4, !dbg !63
  br label %for.inc, !dbg !63

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !64
  %inc = add nsw i32 %2, 1, !dbg !64
  store i32 %inc, ptr %i, align 4, !dbg !64
  br label %for.cond, !dbg !65, !llvm.loop !66

for.end:                                          ; preds = %for.cond
  %call1 = call ptr @run(ptr noundef null), !dbg !69
    #dbg_declare(ptr %i2, !70, !DIExpression(), !72)
  store i32 0, ptr %i2, align 4, !dbg !72
  br label %for.cond3, !dbg !73

for.cond3:                                        ; preds = %for.inc9, %for.end
  %3 = load i32, ptr %i2, align 4, !dbg !74
  %cmp4 = icmp slt i32 %3, 2, !dbg !76
  br i1 %cmp4, label %for.body5, label %for.end11, !dbg !77

for.body5:                                        ; preds = %for.cond3
  %4 = load i32, ptr %i2, align 4, !dbg !78
  %idxprom6 = sext i32 %4 to i64, !dbg !79
  %arrayidx7 = getelementptr inbounds [2 x i64], ptr %t, i64 0, i64 %idxprom6, !dbg !79
  %5 = load i64, ptr %arrayidx7, align 8, !dbg !79
  %call8 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !80
  br label %for.inc9, !dbg !80

for.inc9:                                         ; preds = %for.body5
  %6 = load i32, ptr %i2, align 4, !dbg !81
  %inc10 = add nsw i32 %6, 1, !dbg !81
  store i32 %inc10, ptr %i2, align 4, !dbg !81
  br label %for.cond3, !dbg !82, !llvm.loop !83

for.end11:                                        ; preds = %for.cond3
  %7 = load i32, ptr @data, align 4, !dbg !85
  %cmp12 = icmp eq i32 %7, 3, !dbg !85
  br i1 %cmp12, label %if.then, label %if.else, !dbg !88

if.then:                                          ; preds = %for.end11
  br label %if.end, !dbg !88

if.else:                                          ; preds = %for.end11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !85
  unreachable, !dbg !85

if.end:                                           ; preds = %if.then
  ret i32 0, !dbg !89
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %arg) #0 !dbg !90 {
entry:
  %arg.addr = alloca ptr, align 8
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !93, !DIExpression(), !94)
  call void @lock(), !dbg !95
  %0 = load i32, ptr @data, align 4, !dbg !96
  %inc = add nsw i32 %0, 1, !dbg !96
  store i32 %inc, ptr @data, align 4, !dbg !96
  call void @unlock(), !dbg !97
  %1 = load ptr, ptr %arg.addr, align 8, !dbg !98
  ret ptr %1, !dbg !99
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @lock() #0 !dbg !100 {
entry:
  %mine = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
    #dbg_declare(ptr %mine, !103, !DIExpression(), !104)
  store i32 1, ptr %.atomictmp, align 4, !dbg !105
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !105
  %1 = atomicrmw add ptr @next, i32 %0 seq_cst, align 4, !dbg !105
  store i32 %1, ptr %atomic-temp, align 4, !dbg !105
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !105
  store i32 %2, ptr %mine, align 4, !dbg !104
  br label %while.cond, !dbg !106

while.cond:                                       ; preds = %while.body, %entry
  %3 = load atomic i32, ptr @serving seq_cst, align 4, !dbg !107
  store i32 %3, ptr %atomic-temp1, align 4, !dbg !107
  %4 = load i32, ptr %atomic-temp1, align 4, !dbg !107
  %5 = load i32, ptr %mine, align 4, !dbg !108
  %cmp = icmp ne i32 %4, %5, !dbg !109
  br i1 %cmp, label %while.body, label %while.end, !dbg !106

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !106, !llvm.loop !110

while.end:                                        ; preds = %while.cond
  ret void, !dbg !112
}

; Function Attrs: noinline nounwind uwtable
define internal void @unlock() #0 !dbg !113 {
entry:
  %now = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
    #dbg_declare(ptr %now, !114, !DIExpression(), !115)
  %0 = load atomic i32, ptr @serving seq_cst, align 4, !dbg !116
  store i32 %0, ptr %atomic-temp, align 4, !dbg !116
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !116
  store i32 %1, ptr %now, align 4, !dbg !115
  %2 = load i32, ptr %now, align 4, !dbg !117
  %add = add i32 %2, 1, !dbg !117
  store i32 %add, ptr %.atomictmp, align 4, !dbg !117
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !117
  store atomic i32 %3, ptr @serving seq_cst, align 4, !dbg !117
  ret void, !dbg !118
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}
!llvm.ident = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 8, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ticket.c", directory: ".", checksumkind: CSK_MD5, checksum: "ee2821fb2ce2670621011bb51935d69e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 9)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 7, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !27, line: 105, baseType: !28)
!27 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "serving", scope: !2, file: !3, line: 7, type: !26, isLocal: true, isDefinition: true)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !42, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!32}
!44 = !{}
!45 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 29, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 128, elements: !50)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !{!51}
!51 = !DISubrange(count: 2)
!52 = !DILocation(line: 29, column: 12, scope: !41)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 30, type: !32)
!54 = distinct !DILexicalBlock(scope: !41, file: !3, line: 30, column: 2)
!55 = !DILocation(line: 30, column: 11, scope: !54)
!56 = !DILocation(line: 30, column: 7, scope: !54)
!57 = !DILocation(line: 30, column: 18, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 30, column: 2)
!59 = !DILocation(line: 30, column: 20, scope: !58)
!60 = !DILocation(line: 30, column: 2, scope: !54)
!61 = !DILocation(line: 31, column: 21, scope: !58)
!62 = !DILocation(line: 31, column: 19, scope: !58)
!63 = !DILocation(line: 31, column: 3, scope: !58)
!64 = !DILocation(line: 30, column: 26, scope: !58)
!65 = !DILocation(line: 30, column: 2, scope: !58)
!66 = distinct !{!66, !60, !67, !68}
!67 = !DILocation(line: 31, column: 40, scope: !54)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocation(line: 32, column: 2, scope: !41)
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 33, type: !32)
!71 = distinct !DILexicalBlock(scope: !41, file: !3, line: 33, column: 2)
!72 = !DILocation(line: 33, column: 11, scope: !71)
!73 = !DILocation(line: 33, column: 7, scope: !71)
!74 = !DILocation(line: 33, column: 18, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 33, column: 2)
!76 = !DILocation(line: 33, column: 20, scope: !75)
!77 = !DILocation(line: 33, column: 2, scope: !71)
!78 = !DILocation(line: 34, column: 18, scope: !75)
!79 = !DILocation(line: 34, column: 16, scope: !75)
!80 = !DILocation(line: 34, column: 3, scope: !75)
!81 = !DILocation(line: 33, column: 26, scope: !75)
!82 = !DILocation(line: 33, column: 2, scope: !75)
!83 = distinct !{!83, !77, !84, !68}
!84 = !DILocation(line: 34, column: 26, scope: !71)
!85 = !DILocation(line: 35, column: 2, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 35, column: 2)
!87 = distinct !DILexicalBlock(scope: !41, file: !3, line: 35, column: 2)
!88 = !DILocation(line: 35, column: 2, scope: !87)
!89 = !DILocation(line: 36, column: 2, scope: !41)
!90 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 21, type: !91, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!91 = !DISubroutineType(types: !92)
!92 = !{!5, !5}
!93 = !DILocalVariable(name: "arg", arg: 1, scope: !90, file: !3, line: 21, type: !5)
!94 = !DILocation(line: 21, column: 24, scope: !90)
!95 = !DILocation(line: 22, column: 2, scope: !90)
!96 = !DILocation(line: 23, column: 6, scope: !90)
!97 = !DILocation(line: 24, column: 2, scope: !90)
!98 = !DILocation(line: 25, column: 9, scope: !90)
!99 = !DILocation(line: 25, column: 2, scope: !90)
!100 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 10, type: !101, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!101 = !DISubroutineType(types: !102)
!102 = !{null}
!103 = !DILocalVariable(name: "mine", scope: !100, file: !3, line: 11, type: !29)
!104 = !DILocation(line: 11, column: 11, scope: !100)
!105 = !DILocation(line: 11, column: 18, scope: !100)
!106 = !DILocation(line: 12, column: 2, scope: !100)
!107 = !DILocation(line: 12, column: 9, scope: !100)
!108 = !DILocation(line: 12, column: 34, scope: !100)
!109 = !DILocation(line: 12, column: 31, scope: !100)
!110 = distinct !{!110, !106, !111, !68}
!111 = !DILocation(line: 13, column: 3, scope: !100)
!112 = !DILocation(line: 14, column: 1, scope: !100)
!113 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 16, type: !101, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!114 = !DILocalVariable(name: "now", scope: !113, file: !3, line: 17, type: !29)
!115 = !DILocation(line: 17, column: 11, scope: !113)
!116 = !DILocation(line: 17, column: 17, scope: !113)
!117 = !DILocation(line: 18, column: 2, scope: !113)
!118 = !DILocation(line: 19, column: 1, scope: !113)
