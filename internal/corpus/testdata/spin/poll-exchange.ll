; ModuleID = 'poll-exchange.c'
source_filename = "poll-exchange.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@f = dso_local global %struct.atomic_flag zeroinitializer, align 1, !dbg !0
@s = dso_local global %union.sem_t zeroinitializer, align 8, !dbg !21
@asked = dso_local global i32 0, align 4, !dbg !34
@answer = dso_local global i32 0, align 4, !dbg !36
@first = dso_local global i32 0, align 4, !dbg !38
@done = dso_local global i32 0, align 4, !dbg !40
@l = dso_local global i32 0, align 4, !dbg !16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !61, metadata !DIExpression()), !dbg !65
  %7 = call i32 @sem_init(%union.sem_t* noundef @s, i32 noundef 0, i32 noundef 1) #4, !dbg !66
  %8 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @server, i8* noundef null) #4, !dbg !67
  call void @lock(), !dbg !68
  store i32 1, i32* @asked, align 4, !dbg !69
  br label %9, !dbg !70

9:                                                ; preds = %13, %0
  %10 = load i32, i32* @answer, align 4, !dbg !71
  %11 = icmp ne i32 %10, 0, !dbg !72
  %12 = xor i1 %11, true, !dbg !72
  br i1 %12, label %13, label %14, !dbg !70

13:                                               ; preds = %9
  call void @unlock(), !dbg !73
  call void @lock(), !dbg !75
  br label %9, !dbg !70, !llvm.loop !76

14:                                               ; preds = %9
  call void @unlock(), !dbg !79
  br label %15, !dbg !80

15:                                               ; preds = %26, %14
  br label %16, !dbg !81

16:                                               ; preds = %21, %15
  store i8 1, i8* %3, align 1, !dbg !85
  %17 = load i8, i8* %3, align 1, !dbg !85
  %18 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @f, i32 0, i32 0), i8 %17 acquire, align 1, !dbg !85
  store i8 %18, i8* %4, align 1, !dbg !85
  %19 = load i8, i8* %4, align 1, !dbg !85
  %20 = trunc i8 %19 to i1, !dbg !85
  br i1 %20, label %21, label %22, !dbg !81

21:                                               ; preds = %16
  br label %16, !dbg !81, !llvm.loop !86

22:                                               ; preds = %16
  %23 = load i32, i32* @first, align 4, !dbg !88
  %24 = icmp ne i32 %23, 0, !dbg !88
  br i1 %24, label %25, label %26, !dbg !90

25:                                               ; preds = %22
  br label %28, !dbg !91

26:                                               ; preds = %22
  store i8 0, i8* %5, align 1, !dbg !92
  %27 = load i8, i8* %5, align 1, !dbg !92
  store atomic i8 %27, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @f, i32 0, i32 0) release, align 1, !dbg !92
  br label %15, !dbg !93, !llvm.loop !94

28:                                               ; preds = %25
  store i8 0, i8* %6, align 1, !dbg !97
  %29 = load i8, i8* %6, align 1, !dbg !97
  store atomic i8 %29, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @f, i32 0, i32 0) release, align 1, !dbg !97
  %30 = call i32 @sem_wait(%union.sem_t* noundef @s), !dbg !98
  br label %31, !dbg !99

31:                                               ; preds = %34, %28
  %32 = load i32, i32* @done, align 4, !dbg !100
  %33 = icmp slt i32 %32, 4, !dbg !101
  br i1 %33, label %34, label %37, !dbg !99

34:                                               ; preds = %31
  %35 = call i32 @sem_post(%union.sem_t* noundef @s) #4, !dbg !102
  %36 = call i32 @sem_wait(%union.sem_t* noundef @s), !dbg !104
  br label %31, !dbg !99, !llvm.loop !105

37:                                               ; preds = %31
  %38 = call i32 @sem_post(%union.sem_t* noundef @s) #4, !dbg !107
  ret i32 0, !dbg !108
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @server(i8* noundef %0) #0 !dbg !109 {
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !113, metadata !DIExpression()), !dbg !114
  call void @lock(), !dbg !115
  %6 = load i32, i32* @asked, align 4, !dbg !116
  %7 = icmp ne i32 %6, 0, !dbg !116
  br i1 %7, label %8, label %9, !dbg !118

8:                                                ; preds = %1
  store i32 1, i32* @answer, align 4, !dbg !119
  br label %9, !dbg !120

9:                                                ; preds = %8, %1
  call void @unlock(), !dbg !121
  br label %10, !dbg !122

10:                                               ; preds = %15, %9
  store i8 1, i8* %3, align 1, !dbg !123
  %11 = load i8, i8* %3, align 1, !dbg !123
  %12 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @f, i32 0, i32 0), i8 %11 acquire, align 1, !dbg !123
  store i8 %12, i8* %4, align 1, !dbg !123
  %13 = load i8, i8* %4, align 1, !dbg !123
  %14 = trunc i8 %13 to i1, !dbg !123
  br i1 %14, label %15, label %16, !dbg !122

15:                                               ; preds = %10
  br label %10, !dbg !122, !llvm.loop !124

16:                                               ; preds = %10
  store i32 2, i32* @first, align 4, !dbg !126
  store i8 0, i8* %5, align 1, !dbg !127
  %17 = load i8, i8* %5, align 1, !dbg !127
  store atomic i8 %17, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @f, i32 0, i32 0) release, align 1, !dbg !127
  %18 = call i32 @sem_wait(%union.sem_t* noundef @s), !dbg !128
  %19 = load i32, i32* @done, align 4, !dbg !129
  %20 = add nsw i32 %19, 4, !dbg !129
  store i32 %20, i32* @done, align 4, !dbg !129
  %21 = call i32 @sem_post(%union.sem_t* noundef @s) #4, !dbg !130
  ret i8* null, !dbg !131
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @lock() #0 !dbg !132 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  br label %3, !dbg !135

3:                                                ; preds = %8, %0
  store i32 1, i32* %1, align 4, !dbg !136
  %4 = load i32, i32* %1, align 4, !dbg !136
  %5 = atomicrmw xchg i32* @l, i32 %4 acquire, align 4, !dbg !136
  store i32 %5, i32* %2, align 4, !dbg !136
  %6 = load i32, i32* %2, align 4, !dbg !136
  %7 = icmp ne i32 %6, 0, !dbg !135
  br i1 %7, label %8, label %10, !dbg !135

8:                                                ; preds = %3
  %9 = call i32 @sched_yield() #4, !dbg !137
  br label %3, !dbg !135, !llvm.loop !138

10:                                               ; preds = %3
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @unlock() #0 !dbg !141 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4, !dbg !142
  %2 = load i32, i32* %1, align 4, !dbg !142
  store atomic i32 %2, i32* @l release, align 4, !dbg !142
  ret void, !dbg !143
}

declare i32 @sem_wait(%union.sem_t* noundef) #3

; Function Attrs: nounwind
declare i32 @sem_post(%union.sem_t* noundef) #2

; Function Attrs: nounwind
declare i32 @sched_yield() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 8, type: !42, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "poll-exchange.c", directory: ".", checksumkind: CSK_MD5, checksum: "2a905ddd6188c4d7218d4440e89731fe")
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
!15 = !{!0, !16, !21, !34, !36, !38, !40}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 9, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !24, line: 39, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 35, size: 256, elements: !26)
!26 = !{!27, !32}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !25, file: !24, line: 37, baseType: !28, size: 256)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 256, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !24, line: 38, baseType: !33, size: 64)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "asked", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "answer", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 158, baseType: !43)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 158, size: 8, elements: !44)
!44 = !{!45}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !43, file: !6, line: 158, baseType: !46, size: 8)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 85, baseType: !47)
!47 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !48)
!48 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 7, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 1}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 14.0.6"}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !58, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!20}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 22, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !63, line: 27, baseType: !64)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 22, column: 13, scope: !57)
!66 = !DILocation(line: 23, column: 3, scope: !57)
!67 = !DILocation(line: 24, column: 3, scope: !57)
!68 = !DILocation(line: 25, column: 3, scope: !57)
!69 = !DILocation(line: 25, column: 17, scope: !57)
!70 = !DILocation(line: 26, column: 3, scope: !57)
!71 = !DILocation(line: 26, column: 11, scope: !57)
!72 = !DILocation(line: 26, column: 10, scope: !57)
!73 = !DILocation(line: 26, column: 21, scope: !74)
!74 = distinct !DILexicalBlock(scope: !57, file: !3, line: 26, column: 19)
!75 = !DILocation(line: 26, column: 31, scope: !74)
!76 = distinct !{!76, !70, !77, !78}
!77 = !DILocation(line: 26, column: 39, scope: !57)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 27, column: 3, scope: !57)
!80 = !DILocation(line: 28, column: 3, scope: !57)
!81 = !DILocation(line: 29, column: 5, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 28, column: 12)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 28, column: 3)
!84 = distinct !DILexicalBlock(scope: !57, file: !3, line: 28, column: 3)
!85 = !DILocation(line: 29, column: 12, scope: !82)
!86 = distinct !{!86, !81, !87, !78}
!87 = !DILocation(line: 29, column: 73, scope: !82)
!88 = !DILocation(line: 30, column: 9, scope: !89)
!89 = distinct !DILexicalBlock(scope: !82, file: !3, line: 30, column: 9)
!90 = !DILocation(line: 30, column: 9, scope: !82)
!91 = !DILocation(line: 30, column: 16, scope: !89)
!92 = !DILocation(line: 31, column: 5, scope: !82)
!93 = !DILocation(line: 28, column: 3, scope: !83)
!94 = distinct !{!94, !95, !96}
!95 = !DILocation(line: 28, column: 3, scope: !84)
!96 = !DILocation(line: 32, column: 3, scope: !84)
!97 = !DILocation(line: 33, column: 3, scope: !57)
!98 = !DILocation(line: 34, column: 3, scope: !57)
!99 = !DILocation(line: 35, column: 3, scope: !57)
!100 = !DILocation(line: 35, column: 10, scope: !57)
!101 = !DILocation(line: 35, column: 15, scope: !57)
!102 = !DILocation(line: 35, column: 22, scope: !103)
!103 = distinct !DILexicalBlock(scope: !57, file: !3, line: 35, column: 20)
!104 = !DILocation(line: 35, column: 36, scope: !103)
!105 = distinct !{!105, !99, !106, !78}
!106 = !DILocation(line: 35, column: 50, scope: !57)
!107 = !DILocation(line: 36, column: 3, scope: !57)
!108 = !DILocation(line: 37, column: 3, scope: !57)
!109 = distinct !DISubprogram(name: "server", scope: !3, file: !3, line: 13, type: !110, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!110 = !DISubroutineType(types: !111)
!111 = !{!112, !112}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!113 = !DILocalVariable(name: "a", arg: 1, scope: !109, file: !3, line: 13, type: !112)
!114 = !DILocation(line: 13, column: 27, scope: !109)
!115 = !DILocation(line: 14, column: 3, scope: !109)
!116 = !DILocation(line: 14, column: 15, scope: !117)
!117 = distinct !DILexicalBlock(scope: !109, file: !3, line: 14, column: 15)
!118 = !DILocation(line: 14, column: 15, scope: !109)
!119 = !DILocation(line: 14, column: 29, scope: !117)
!120 = !DILocation(line: 14, column: 22, scope: !117)
!121 = !DILocation(line: 14, column: 34, scope: !109)
!122 = !DILocation(line: 15, column: 3, scope: !109)
!123 = !DILocation(line: 15, column: 10, scope: !109)
!124 = distinct !{!124, !122, !125, !78}
!125 = !DILocation(line: 15, column: 71, scope: !109)
!126 = !DILocation(line: 16, column: 9, scope: !109)
!127 = !DILocation(line: 17, column: 3, scope: !109)
!128 = !DILocation(line: 18, column: 3, scope: !109)
!129 = !DILocation(line: 18, column: 22, scope: !109)
!130 = !DILocation(line: 18, column: 28, scope: !109)
!131 = !DILocation(line: 19, column: 3, scope: !109)
!132 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 11, type: !133, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!133 = !DISubroutineType(types: !134)
!134 = !{null}
!135 = !DILocation(line: 11, column: 26, scope: !132)
!136 = !DILocation(line: 11, column: 33, scope: !132)
!137 = !DILocation(line: 11, column: 88, scope: !132)
!138 = distinct !{!138, !135, !139, !78}
!139 = !DILocation(line: 11, column: 100, scope: !132)
!140 = !DILocation(line: 11, column: 103, scope: !132)
!141 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 12, type: !133, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!142 = !DILocation(line: 12, column: 28, scope: !141)
!143 = !DILocation(line: 12, column: 80, scope: !141)
