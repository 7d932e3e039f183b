; ModuleID = 'clh.c'
source_filename = "clh.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32 }

@first = internal global ptr null, align 8, !dbg !0
@tail = internal global ptr null, align 8, !dbg !24
@data = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [10 x i8] c"data == 3\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [6 x i8] c"clh.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i3 = alloca i32, align 4
  %atomic-temp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  %call = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !49
  store ptr %call, ptr @first, align 8, !dbg !50
  %0 = load ptr, ptr @first, align 8, !dbg !51
  %held = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 0, !dbg !52
  store i32 0, ptr %held, align 4, !dbg !53
  %1 = load ptr, ptr @first, align 8, !dbg !54
  store ptr %1, ptr @tail, align 8, !dbg !55
    #dbg_declare(ptr %t, !56, !DIExpression(), !63)
    #dbg_declare(ptr %i, !64, !DIExpression(), !66)
  store i32 0, ptr %i, align 4, !dbg !66
  br label %for.cond, !dbg !67

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !68
  %cmp = icmp slt i32 %2, 2, !dbg !70
  br i1 %cmp, label %for.body, label %for.end, !dbg !71

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %i, align 4, !dbg !72
  %idxprom = sext i32 %3 to i64, !dbg !73
  %arrayidx = getelementptr inbounds [2 x i64], ptr %t, i64 0, i64 %idxprom, !dbg !73
  %call1 = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @run, ptr noundef null) #6, !dbg !74
  br label %for.inc, !dbg !74

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !75
  %inc = add nsw i32 %4, 1, !dbg !75
  store i32 %inc, ptr %i, align 4, !dbg !75
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond
  %call2 = call ptr @run(ptr noundef null), !dbg !80
    #dbg_declare(ptr %i3, !81, !DIExpression(), !83)
  store i32 0, ptr %i3, align 4, !dbg !83
  br label %for.cond4, !dbg !84

for.cond4:                                        ; preds = %for.inc10, %for.end
  %5 = load i32, ptr %i3, align 4, !dbg !85
  %cmp5 = icmp slt i32 %5, 2, !dbg !87
  br i1 %cmp5, label %for.body6, label %for.end12, !dbg !88

for.body6:                                        ; preds = %for.cond4
  %6 = load i32, ptr %i3, align 4, !dbg !89
  %idxprom7 = sext i32 %6 to i64, !dbg !90
  %arrayidx8 = getelementptr inbounds [2 x i64], ptr %t, i64 0, i64 %idxprom7, !dbg !90
  %7 = load i64, ptr %arrayidx8, align 8, !dbg !90
  %call9 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !91
  br label %for.inc10, !dbg !91

for.inc10:                                        ; preds = %for.body6
  %8 = load i32, ptr %i3, align 4, !dbg !92
  %inc11 = add nsw i32 %8, 1, !dbg !92
  store i32 %inc11, ptr %i3, align 4, !dbg !92
  br label %for.cond4, !dbg !93, !llvm.loop !94

for.end12:                                        ; preds = %for.cond4
  %9 = load i32, ptr @data, align 4, !dbg !96
  %cmp13 = icmp eq i32 %9, 3, !dbg !96
  br i1 %cmp13, label %if.then, label %if.else, !dbg !99

if.then:                                          ; preds = %for.end12
  br label %if.end, !dbg !99

if.else:                                          ; preds = %for.end12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !96
  unreachable, !dbg !96

if.end:                                           ; preds = %if.then
  %10 = load atomic i64, ptr @tail seq_cst, align 8, !dbg !100
  store i64 %10, ptr %atomic-temp, align 8, !dbg !100
  %11 = load ptr, ptr %atomic-temp, align 8, !dbg !100
  call void @free(ptr noundef %11) #6, !dbg !101
  ret i32 0, !dbg !102
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %arg) #0 !dbg !103 {
entry:
  %arg.addr = alloca ptr, align 8
  %me = alloca ptr, align 8
  %before = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %atomic-temp2 = alloca i32, align 4
  %.atomictmp4 = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !106, !DIExpression(), !107)
    #dbg_declare(ptr %me, !108, !DIExpression(), !109)
  %call = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !110
  store ptr %call, ptr %me, align 8, !dbg !109
  %0 = load ptr, ptr %me, align 8, !dbg !111
  %held = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 0, !dbg !112
  store i32 1, ptr %held, align 4, !dbg !113
    #dbg_declare(ptr %before, !114, !DIExpression(), !115)
  %1 = load ptr, ptr %me, align 8, !dbg !116
  store ptr %1, ptr %.atomictmp, align 8, !dbg !116
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !116
  %3 = atomicrmw xchg ptr @tail, i64 %2 seq_cst, align 8, !dbg !116
  store i64 %3, ptr %atomic-temp, align 8, !dbg !116
  %4 = load ptr, ptr %atomic-temp, align 8, !dbg !116
  store ptr %4, ptr %before, align 8, !dbg !115
  br label %while.cond, !dbg !117

while.cond:                                       ; preds = %while.body, %entry
  %5 = load ptr, ptr %before, align 8, !dbg !118
  %held1 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !118
  %6 = load atomic i32, ptr %held1 seq_cst, align 4, !dbg !118
  store i32 %6, ptr %atomic-temp2, align 4, !dbg !118
  %7 = load i32, ptr %atomic-temp2, align 4, !dbg !118
  %tobool = icmp ne i32 %7, 0, !dbg !117
  br i1 %tobool, label %while.body, label %while.end, !dbg !117

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !117, !llvm.loop !119

while.end:                                        ; preds = %while.cond
  %8 = load i32, ptr @data, align 4, !dbg !121
  %inc = add nsw i32 %8, 1, !dbg !121
  store i32 %inc, ptr @data, align 4, !dbg !121
  %9 = load ptr, ptr %before, align 8, !dbg !122
  call void @free(ptr noundef %9) #6, !dbg !123
  %10 = load ptr, ptr %me, align 8, !dbg !124
  %held3 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !124
  store i32 0, ptr %.atomictmp4, align 4, !dbg !124
  %11 = load i32, ptr %.atomictmp4, align 4, !dbg !124
  store atomic i32 %11, ptr %held3 seq_cst, align 4, !dbg !124
  %12 = load ptr, ptr %arg.addr, align 8, !dbg !125
  ret ptr %12, !dbg !126
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "clh.c", directory: ".", checksumkind: CSK_MD5, checksum: "be4d5e64058eb5072cd9c8381c3c6db5")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !35}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 48, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 6)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 32, elements: !29)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "held", scope: !28, file: !3, line: 8, baseType: !31, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 104, baseType: !33)
!32 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 13, type: !34, isLocal: true, isDefinition: true)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !46, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!34}
!48 = !{}
!49 = !DILocation(line: 28, column: 10, scope: !45)
!50 = !DILocation(line: 28, column: 8, scope: !45)
!51 = !DILocation(line: 29, column: 15, scope: !45)
!52 = !DILocation(line: 29, column: 22, scope: !45)
!53 = !DILocation(line: 29, column: 2, scope: !45)
!54 = !DILocation(line: 30, column: 21, scope: !45)
!55 = !DILocation(line: 30, column: 2, scope: !45)
!56 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 31, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 128, elements: !61)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !60)
!59 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !{!62}
!62 = !DISubrange(count: 2)
!63 = !DILocation(line: 31, column: 12, scope: !45)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 32, type: !34)
!65 = distinct !DILexicalBlock(scope: !45, file: !3, line: 32, column: 2)
!66 = !DILocation(line: 32, column: 11, scope: !65)
!67 = !DILocation(line: 32, column: 7, scope: !65)
!68 = !DILocation(line: 32, column: 18, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 32, column: 2)
!70 = !DILocation(line: 32, column: 20, scope: !69)
!71 = !DILocation(line: 32, column: 2, scope: !65)
!72 = !DILocation(line: 33, column: 21, scope: !69)
!73 = !DILocation(line: 33, column: 19, scope: !69)
!74 = !DILocation(line: 33, column: 3, scope: !69)
!75 = !DILocation(line: 32, column: 26, scope: !69)
!76 = !DILocation(line: 32, column: 2, scope: !69)
!77 = distinct !{!77, !71, !78, !79}
!78 = !DILocation(line: 33, column: 40, scope: !65)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocation(line: 34, column: 2, scope: !45)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 35, type: !34)
!82 = distinct !DILexicalBlock(scope: !45, file: !3, line: 35, column: 2)
!83 = !DILocation(line: 35, column: 11, scope: !82)
!84 = !DILocation(line: 35, column: 7, scope: !82)
!85 = !DILocation(line: 35, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 35, column: 2)
!87 = !DILocation(line: 35, column: 20, scope: !86)
!88 = !DILocation(line: 35, column: 2, scope: !82)
!89 = !DILocation(line: 36, column: 18, scope: !86)
!90 = !DILocation(line: 36, column: 16, scope: !86)
!91 = !DILocation(line: 36, column: 3, scope: !86)
!92 = !DILocation(line: 35, column: 26, scope: !86)
!93 = !DILocation(line: 35, column: 2, scope: !86)
!94 = distinct !{!94, !88, !95, !79}
!95 = !DILocation(line: 36, column: 26, scope: !82)
!96 = !DILocation(line: 37, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 37, column: 2)
!98 = distinct !DILexicalBlock(scope: !45, file: !3, line: 37, column: 2)
!99 = !DILocation(line: 37, column: 2, scope: !98)
!100 = !DILocation(line: 38, column: 7, scope: !45)
!101 = !DILocation(line: 38, column: 2, scope: !45)
!102 = !DILocation(line: 39, column: 2, scope: !45)
!103 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 15, type: !104, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!104 = !DISubroutineType(types: !105)
!105 = !{!5, !5}
!106 = !DILocalVariable(name: "arg", arg: 1, scope: !103, file: !3, line: 15, type: !5)
!107 = !DILocation(line: 15, column: 24, scope: !103)
!108 = !DILocalVariable(name: "me", scope: !103, file: !3, line: 16, type: !27)
!109 = !DILocation(line: 16, column: 15, scope: !103)
!110 = !DILocation(line: 16, column: 20, scope: !103)
!111 = !DILocation(line: 17, column: 15, scope: !103)
!112 = !DILocation(line: 17, column: 19, scope: !103)
!113 = !DILocation(line: 17, column: 2, scope: !103)
!114 = !DILocalVariable(name: "before", scope: !103, file: !3, line: 18, type: !27)
!115 = !DILocation(line: 18, column: 15, scope: !103)
!116 = !DILocation(line: 18, column: 24, scope: !103)
!117 = !DILocation(line: 19, column: 2, scope: !103)
!118 = !DILocation(line: 19, column: 9, scope: !103)
!119 = distinct !{!119, !117, !120, !79}
!120 = !DILocation(line: 20, column: 3, scope: !103)
!121 = !DILocation(line: 21, column: 6, scope: !103)
!122 = !DILocation(line: 22, column: 7, scope: !103)
!123 = !DILocation(line: 22, column: 2, scope: !103)
!124 = !DILocation(line: 23, column: 2, scope: !103)
!125 = !DILocation(line: 24, column: 9, scope: !103)
!126 = !DILocation(line: 24, column: 2, scope: !103)
