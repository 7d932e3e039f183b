; ModuleID = 'ticket-lock.c'
source_filename = "ticket-lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ticket_lock = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@counter = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == 3\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"ticket-lock.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@lock = dso_local global %struct.ticket_lock zeroinitializer, align 4, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !39, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %3, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 0, i32* %3, align 4, !dbg !49
  br label %5, !dbg !50

5:                                                ; preds = %13, %0
  %6 = load i32, i32* %3, align 4, !dbg !51
  %7 = icmp slt i32 %6, 3, !dbg !53
  br i1 %7, label %8, label %16, !dbg !54

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !55
  %10 = sext i32 %9 to i64, !dbg !56
  %11 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %10, !dbg !56
  %12 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !57
  br label %13, !dbg !57

13:                                               ; preds = %8
  %14 = load i32, i32* %3, align 4, !dbg !58
  %15 = add nsw i32 %14, 1, !dbg !58
  store i32 %15, i32* %3, align 4, !dbg !58
  br label %5, !dbg !59, !llvm.loop !60

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, i32* %4, align 4, !dbg !65
  br label %17, !dbg !66

17:                                               ; preds = %26, %16
  %18 = load i32, i32* %4, align 4, !dbg !67
  %19 = icmp slt i32 %18, 3, !dbg !69
  br i1 %19, label %20, label %29, !dbg !70

20:                                               ; preds = %17
  %21 = load i32, i32* %4, align 4, !dbg !71
  %22 = sext i32 %21 to i64, !dbg !72
  %23 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %22, !dbg !72
  %24 = load i64, i64* %23, align 8, !dbg !72
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !73
  br label %26, !dbg !73

26:                                               ; preds = %20
  %27 = load i32, i32* %4, align 4, !dbg !74
  %28 = add nsw i32 %27, 1, !dbg !74
  store i32 %28, i32* %4, align 4, !dbg !74
  br label %17, !dbg !75, !llvm.loop !76

29:                                               ; preds = %17
  %30 = load i32, i32* @counter, align 4, !dbg !78
  %31 = icmp eq i32 %30, 3, !dbg !78
  br i1 %31, label %32, label %33, !dbg !81

32:                                               ; preds = %29
  br label %34, !dbg !81

33:                                               ; preds = %29
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !78
  unreachable, !dbg !78

34:                                               ; preds = %32
  ret i32 0, !dbg !82
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !83 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !86, metadata !DIExpression()), !dbg !87
  call void @acquire(%struct.ticket_lock* noundef @lock), !dbg !88
  %3 = load i32, i32* @counter, align 4, !dbg !89
  %4 = add nsw i32 %3, 1, !dbg !89
  store i32 %4, i32* @counter, align 4, !dbg !89
  call void @release(%struct.ticket_lock* noundef @lock), !dbg !90
  %5 = load i8*, i8** %2, align 8, !dbg !91
  ret i8* %5, !dbg !92
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @acquire(%struct.ticket_lock* noundef %0) #0 !dbg !93 {
  %2 = alloca %struct.ticket_lock*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store %struct.ticket_lock* %0, %struct.ticket_lock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.ticket_lock** %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata i32* %3, metadata !99, metadata !DIExpression()), !dbg !100
  %7 = load %struct.ticket_lock*, %struct.ticket_lock** %2, align 8, !dbg !101
  %8 = getelementptr inbounds %struct.ticket_lock, %struct.ticket_lock* %7, i32 0, i32 0, !dbg !102
  store i32 1, i32* %4, align 4, !dbg !103
  %9 = load i32, i32* %4, align 4, !dbg !103
  %10 = atomicrmw add i32* %8, i32 %9 monotonic, align 4, !dbg !103
  store i32 %10, i32* %5, align 4, !dbg !103
  %11 = load i32, i32* %5, align 4, !dbg !103
  store i32 %11, i32* %3, align 4, !dbg !100
  br label %12, !dbg !104

12:                                               ; preds = %19, %1
  %13 = load %struct.ticket_lock*, %struct.ticket_lock** %2, align 8, !dbg !105
  %14 = getelementptr inbounds %struct.ticket_lock, %struct.ticket_lock* %13, i32 0, i32 1, !dbg !106
  %15 = load atomic i32, i32* %14 acquire, align 4, !dbg !107
  store i32 %15, i32* %6, align 4, !dbg !107
  %16 = load i32, i32* %6, align 4, !dbg !107
  %17 = load i32, i32* %3, align 4, !dbg !108
  %18 = icmp ne i32 %16, %17, !dbg !109
  br i1 %18, label %19, label %20, !dbg !104

19:                                               ; preds = %12
  br label %12, !dbg !104, !llvm.loop !110

20:                                               ; preds = %12
  ret void, !dbg !112
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release(%struct.ticket_lock* noundef %0) #0 !dbg !113 {
  %2 = alloca %struct.ticket_lock*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store %struct.ticket_lock* %0, %struct.ticket_lock** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.ticket_lock** %2, metadata !114, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.declare(metadata i32* %3, metadata !116, metadata !DIExpression()), !dbg !117
  %6 = load %struct.ticket_lock*, %struct.ticket_lock** %2, align 8, !dbg !118
  %7 = getelementptr inbounds %struct.ticket_lock, %struct.ticket_lock* %6, i32 0, i32 1, !dbg !119
  %8 = load atomic i32, i32* %7 monotonic, align 4, !dbg !120
  store i32 %8, i32* %4, align 4, !dbg !120
  %9 = load i32, i32* %4, align 4, !dbg !120
  store i32 %9, i32* %3, align 4, !dbg !117
  %10 = load %struct.ticket_lock*, %struct.ticket_lock** %2, align 8, !dbg !121
  %11 = getelementptr inbounds %struct.ticket_lock, %struct.ticket_lock* %10, i32 0, i32 1, !dbg !122
  %12 = load i32, i32* %3, align 4, !dbg !123
  %13 = add i32 %12, 1, !dbg !124
  store i32 %13, i32* %5, align 4, !dbg !125
  %14 = load i32, i32* %5, align 4, !dbg !125
  store atomic i32 %14, i32* %11 release, align 4, !dbg !125
  ret void, !dbg !126
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 13, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ticket-lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "19671601b4ed23eaa005a2c49caa4693")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ticket_lock", file: !3, line: 9, size: 64, elements: !21)
!21 = !{!22, !25}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !3, line: 10, baseType: !23, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 93, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "serving", scope: !20, file: !3, line: 10, baseType: !23, size: 32, offset: 32)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 1}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 14.0.6"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !36, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!26}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 38, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 192, elements: !44)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !DILocation(line: 38, column: 12, scope: !35)
!47 = !DILocalVariable(name: "i", scope: !48, file: !3, line: 39, type: !26)
!48 = distinct !DILexicalBlock(scope: !35, file: !3, line: 39, column: 2)
!49 = !DILocation(line: 39, column: 11, scope: !48)
!50 = !DILocation(line: 39, column: 7, scope: !48)
!51 = !DILocation(line: 39, column: 18, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 39, column: 2)
!53 = !DILocation(line: 39, column: 20, scope: !52)
!54 = !DILocation(line: 39, column: 2, scope: !48)
!55 = !DILocation(line: 40, column: 21, scope: !52)
!56 = !DILocation(line: 40, column: 19, scope: !52)
!57 = !DILocation(line: 40, column: 3, scope: !52)
!58 = !DILocation(line: 39, column: 26, scope: !52)
!59 = !DILocation(line: 39, column: 2, scope: !52)
!60 = distinct !{!60, !54, !61, !62}
!61 = !DILocation(line: 40, column: 43, scope: !48)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 41, type: !26)
!64 = distinct !DILexicalBlock(scope: !35, file: !3, line: 41, column: 2)
!65 = !DILocation(line: 41, column: 11, scope: !64)
!66 = !DILocation(line: 41, column: 7, scope: !64)
!67 = !DILocation(line: 41, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 41, column: 2)
!69 = !DILocation(line: 41, column: 20, scope: !68)
!70 = !DILocation(line: 41, column: 2, scope: !64)
!71 = !DILocation(line: 42, column: 18, scope: !68)
!72 = !DILocation(line: 42, column: 16, scope: !68)
!73 = !DILocation(line: 42, column: 3, scope: !68)
!74 = !DILocation(line: 41, column: 26, scope: !68)
!75 = !DILocation(line: 41, column: 2, scope: !68)
!76 = distinct !{!76, !70, !77, !62}
!77 = !DILocation(line: 42, column: 26, scope: !64)
!78 = !DILocation(line: 43, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 43, column: 2)
!80 = distinct !DILexicalBlock(scope: !35, file: !3, line: 43, column: 2)
!81 = !DILocation(line: 43, column: 2, scope: !80)
!82 = !DILocation(line: 44, column: 2, scope: !35)
!83 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 28, type: !84, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!84 = !DISubroutineType(types: !85)
!85 = !{!16, !16}
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 28, type: !16)
!87 = !DILocation(line: 28, column: 27, scope: !83)
!88 = !DILocation(line: 30, column: 2, scope: !83)
!89 = !DILocation(line: 31, column: 9, scope: !83)
!90 = !DILocation(line: 32, column: 2, scope: !83)
!91 = !DILocation(line: 33, column: 9, scope: !83)
!92 = !DILocation(line: 33, column: 2, scope: !83)
!93 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 15, type: !94, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !96}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!97 = !DILocalVariable(name: "l", arg: 1, scope: !93, file: !3, line: 15, type: !96)
!98 = !DILocation(line: 15, column: 41, scope: !93)
!99 = !DILocalVariable(name: "mine", scope: !93, file: !3, line: 17, type: !7)
!100 = !DILocation(line: 17, column: 11, scope: !93)
!101 = !DILocation(line: 17, column: 45, scope: !93)
!102 = !DILocation(line: 17, column: 48, scope: !93)
!103 = !DILocation(line: 17, column: 18, scope: !93)
!104 = !DILocation(line: 18, column: 2, scope: !93)
!105 = !DILocation(line: 18, column: 31, scope: !93)
!106 = !DILocation(line: 18, column: 34, scope: !93)
!107 = !DILocation(line: 18, column: 9, scope: !93)
!108 = !DILocation(line: 18, column: 68, scope: !93)
!109 = !DILocation(line: 18, column: 65, scope: !93)
!110 = distinct !{!110, !104, !111, !62}
!111 = !DILocation(line: 19, column: 3, scope: !93)
!112 = !DILocation(line: 20, column: 1, scope: !93)
!113 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 22, type: !94, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!114 = !DILocalVariable(name: "l", arg: 1, scope: !113, file: !3, line: 22, type: !96)
!115 = !DILocation(line: 22, column: 41, scope: !113)
!116 = !DILocalVariable(name: "mine", scope: !113, file: !3, line: 24, type: !7)
!117 = !DILocation(line: 24, column: 11, scope: !113)
!118 = !DILocation(line: 24, column: 40, scope: !113)
!119 = !DILocation(line: 24, column: 43, scope: !113)
!120 = !DILocation(line: 24, column: 18, scope: !113)
!121 = !DILocation(line: 25, column: 25, scope: !113)
!122 = !DILocation(line: 25, column: 28, scope: !113)
!123 = !DILocation(line: 25, column: 37, scope: !113)
!124 = !DILocation(line: 25, column: 42, scope: !113)
!125 = !DILocation(line: 25, column: 2, scope: !113)
!126 = !DILocation(line: 26, column: 1, scope: !113)
