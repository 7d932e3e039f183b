; ModuleID = 'threads-c11-cond.c'
source_filename = "threads-c11-cond.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__once_flag = type { i32 }
%union.mtx_t = type { i64, [32 x i8] }
%union.cnd_t = type { i64, [40 x i8] }

@once = dso_local global %struct.__once_flag zeroinitializer, align 4, !dbg !0
@m = dso_local global %union.mtx_t zeroinitializer, align 8, !dbg !22
@c = dso_local global %union.cnd_t zeroinitializer, align 8, !dbg !34
@slot = dso_local global i32 0, align 4, !dbg !45
@ready = dso_local global i32 0, align 4, !dbg !50
@.str = private unnamed_addr constant [43 x i8] c"thrd_join(t, &r) == thrd_success && r == 3\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"threads-c11-cond.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@set_up = dso_local global i32 0, align 4, !dbg !53
@.str.2 = private unnamed_addr constant [37 x i8] c"set_up == 1 && tss_get(slot) == NULL\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !68 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !72, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata i32* %3, metadata !77, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata i32* %4, metadata !79, metadata !DIExpression()), !dbg !80
  %5 = call i32 @mtx_init(%union.mtx_t* noundef @m, i32 noundef 0), !dbg !81
  %6 = call i32 @cnd_init(%union.cnd_t* noundef @c), !dbg !82
  %7 = call i32 @tss_create(i32* noundef @slot, void (i8*)* noundef null), !dbg !83
  %8 = bitcast i32* %4 to i8*, !dbg !84
  %9 = call i32 @thrd_create(i64* noundef %2, i32 (i8*)* noundef @worker, i8* noundef %8), !dbg !85
  call void @call_once(%struct.__once_flag* noundef @once, void ()* noundef @init), !dbg !86
  %10 = call i32 @mtx_lock(%union.mtx_t* noundef @m), !dbg !87
  br label %11, !dbg !88

11:                                               ; preds = %15, %0
  %12 = load i32, i32* @ready, align 4, !dbg !89
  %13 = icmp ne i32 %12, 0, !dbg !90
  %14 = xor i1 %13, true, !dbg !90
  br i1 %14, label %15, label %17, !dbg !88

15:                                               ; preds = %11
  %16 = call i32 @cnd_wait(%union.cnd_t* noundef @c, %union.mtx_t* noundef @m), !dbg !91
  br label %11, !dbg !88, !llvm.loop !92

17:                                               ; preds = %11
  %18 = call i32 @mtx_unlock(%union.mtx_t* noundef @m), !dbg !95
  %19 = load i64, i64* %2, align 8, !dbg !96
  %20 = call i32 @thrd_join(i64 noundef %19, i32* noundef %3), !dbg !96
  %21 = icmp eq i32 %20, 0, !dbg !96
  br i1 %21, label %22, label %26, !dbg !96

22:                                               ; preds = %17
  %23 = load i32, i32* %3, align 4, !dbg !96
  %24 = icmp eq i32 %23, 3, !dbg !96
  br i1 %24, label %25, label %26, !dbg !99

25:                                               ; preds = %22
  br label %27, !dbg !99

26:                                               ; preds = %22, %17
  call void @__assert_fail(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 38, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !96
  unreachable, !dbg !96

27:                                               ; preds = %25
  %28 = load i32, i32* @set_up, align 4, !dbg !100
  %29 = icmp eq i32 %28, 1, !dbg !100
  br i1 %29, label %30, label %35, !dbg !100

30:                                               ; preds = %27
  %31 = load i32, i32* @slot, align 4, !dbg !100
  %32 = call i8* @tss_get(i32 noundef %31), !dbg !100
  %33 = icmp eq i8* %32, null, !dbg !100
  br i1 %33, label %34, label %35, !dbg !103

34:                                               ; preds = %30
  br label %36, !dbg !103

35:                                               ; preds = %30, %27
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !100
  unreachable, !dbg !100

36:                                               ; preds = %34
  call void @cnd_destroy(%union.cnd_t* noundef @c), !dbg !104
  call void @mtx_destroy(%union.mtx_t* noundef @m), !dbg !105
  ret i32 0, !dbg !106
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @mtx_init(%union.mtx_t* noundef, i32 noundef) #2

declare i32 @cnd_init(%union.cnd_t* noundef) #2

declare i32 @tss_create(i32* noundef, void (i8*)* noundef) #2

declare i32 @thrd_create(i64* noundef, i32 (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @worker(i8* noundef %0) #0 !dbg !107 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !110, metadata !DIExpression()), !dbg !111
  call void @call_once(%struct.__once_flag* noundef @once, void ()* noundef @init), !dbg !112
  %3 = load i32, i32* @slot, align 4, !dbg !113
  %4 = load i8*, i8** %2, align 8, !dbg !114
  %5 = call i32 @tss_set(i32 noundef %3, i8* noundef %4), !dbg !115
  %6 = call i32 @mtx_lock(%union.mtx_t* noundef @m), !dbg !116
  %7 = load i32, i32* @slot, align 4, !dbg !117
  %8 = call i8* @tss_get(i32 noundef %7), !dbg !118
  %9 = load i8*, i8** %2, align 8, !dbg !119
  %10 = icmp eq i8* %8, %9, !dbg !120
  %11 = zext i1 %10 to i32, !dbg !120
  store i32 %11, i32* @ready, align 4, !dbg !121
  %12 = call i32 @cnd_signal(%union.cnd_t* noundef @c), !dbg !122
  %13 = call i32 @mtx_unlock(%union.mtx_t* noundef @m), !dbg !123
  call void @thrd_exit(i32 noundef 3) #6, !dbg !124
  unreachable, !dbg !124
}

declare void @call_once(%struct.__once_flag* noundef, void ()* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @init() #0 !dbg !125 {
  %1 = load i32, i32* @set_up, align 4, !dbg !128
  %2 = add nsw i32 %1, 1, !dbg !128
  store i32 %2, i32* @set_up, align 4, !dbg !128
  ret void, !dbg !129
}

declare i32 @mtx_lock(%union.mtx_t* noundef) #2

declare i32 @cnd_wait(%union.cnd_t* noundef, %union.mtx_t* noundef) #2

declare i32 @mtx_unlock(%union.mtx_t* noundef) #2

declare i32 @thrd_join(i64 noundef, i32* noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

declare i8* @tss_get(i32 noundef) #2

declare void @cnd_destroy(%union.cnd_t* noundef) #2

declare void @mtx_destroy(%union.mtx_t* noundef) #2

declare i32 @tss_set(i32 noundef, i8* noundef) #2

declare i32 @cnd_signal(%union.cnd_t* noundef) #2

; Function Attrs: noreturn
declare void @thrd_exit(i32 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }
attributes #6 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!60, !61, !62, !63, !64, !65, !66}
!llvm.ident = !{!67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 8, type: !55, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !19, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads-c11-cond.c", directory: ".", checksumkind: CSK_MD5, checksum: "50c8814e85c55b4dbbbcbd961c5a6e7a")
!4 = !{!5, !12}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 52, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11}
!9 = !DIEnumerator(name: "mtx_plain", value: 0)
!10 = !DIEnumerator(name: "mtx_recursive", value: 1)
!11 = !DIEnumerator(name: "mtx_timed", value: 2)
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 42, baseType: !7, size: 32, elements: !13)
!13 = !{!14, !15, !16, !17, !18}
!14 = !DIEnumerator(name: "thrd_success", value: 0)
!15 = !DIEnumerator(name: "thrd_busy", value: 1)
!16 = !DIEnumerator(name: "thrd_error", value: 2)
!17 = !DIEnumerator(name: "thrd_nomem", value: 3)
!18 = !DIEnumerator(name: "thrd_timedout", value: 4)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!0, !22, !34, !45, !50, !53}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !24, isLocal: false, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "mtx_t", file: !6, line: 66, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 62, size: 320, elements: !26)
!26 = !{!27, !32}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !25, file: !6, line: 64, baseType: !28, size: 320)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 320, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 40)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !6, line: 65, baseType: !33, size: 64)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 7, type: !36, isLocal: false, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "cnd_t", file: !6, line: 72, baseType: !37)
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 68, size: 384, elements: !38)
!38 = !{!39, !43}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !37, file: !6, line: 70, baseType: !40, size: 384)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 384, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 48)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !37, file: !6, line: 71, baseType: !44, size: 64)
!44 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 9, type: !47, isLocal: false, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "tss_t", file: !6, line: 35, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "__tss_t", file: !49, line: 105, baseType: !7)
!49 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 10, type: !52, isLocal: false, isDefinition: true)
!52 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "set_up", scope: !2, file: !3, line: 10, type: !52, isLocal: false, isDefinition: true)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "once_flag", file: !6, line: 59, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "__once_flag", file: !49, line: 111, baseType: !57)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !49, line: 108, size: 32, elements: !58)
!58 = !{!59}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !57, file: !49, line: 110, baseType: !52, size: 32)
!60 = !{i32 7, !"Dwarf Version", i32 5}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 7, !"PIC Level", i32 2}
!64 = !{i32 7, !"PIE Level", i32 2}
!65 = !{i32 7, !"uwtable", i32 1}
!66 = !{i32 7, !"frame-pointer", i32 2}
!67 = !{!"Debian clang version 14.0.6"}
!68 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !69, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!52}
!71 = !{}
!72 = !DILocalVariable(name: "t", scope: !68, file: !3, line: 27, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !6, line: 38, baseType: !74)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !49, line: 106, baseType: !75)
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DILocation(line: 27, column: 9, scope: !68)
!77 = !DILocalVariable(name: "r", scope: !68, file: !3, line: 28, type: !52)
!78 = !DILocation(line: 28, column: 6, scope: !68)
!79 = !DILocalVariable(name: "x", scope: !68, file: !3, line: 28, type: !52)
!80 = !DILocation(line: 28, column: 9, scope: !68)
!81 = !DILocation(line: 29, column: 2, scope: !68)
!82 = !DILocation(line: 30, column: 2, scope: !68)
!83 = !DILocation(line: 31, column: 2, scope: !68)
!84 = !DILocation(line: 32, column: 26, scope: !68)
!85 = !DILocation(line: 32, column: 2, scope: !68)
!86 = !DILocation(line: 33, column: 2, scope: !68)
!87 = !DILocation(line: 34, column: 2, scope: !68)
!88 = !DILocation(line: 35, column: 2, scope: !68)
!89 = !DILocation(line: 35, column: 10, scope: !68)
!90 = !DILocation(line: 35, column: 9, scope: !68)
!91 = !DILocation(line: 36, column: 3, scope: !68)
!92 = distinct !{!92, !88, !93, !94}
!93 = !DILocation(line: 36, column: 18, scope: !68)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocation(line: 37, column: 2, scope: !68)
!96 = !DILocation(line: 38, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 38, column: 2)
!98 = distinct !DILexicalBlock(scope: !68, file: !3, line: 38, column: 2)
!99 = !DILocation(line: 38, column: 2, scope: !98)
!100 = !DILocation(line: 39, column: 2, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 39, column: 2)
!102 = distinct !DILexicalBlock(scope: !68, file: !3, line: 39, column: 2)
!103 = !DILocation(line: 39, column: 2, scope: !102)
!104 = !DILocation(line: 40, column: 2, scope: !68)
!105 = !DILocation(line: 41, column: 2, scope: !68)
!106 = !DILocation(line: 42, column: 2, scope: !68)
!107 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 14, type: !108, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!108 = !DISubroutineType(types: !109)
!109 = !{!52, !20}
!110 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 14, type: !20)
!111 = !DILocation(line: 14, column: 25, scope: !107)
!112 = !DILocation(line: 16, column: 2, scope: !107)
!113 = !DILocation(line: 17, column: 10, scope: !107)
!114 = !DILocation(line: 17, column: 16, scope: !107)
!115 = !DILocation(line: 17, column: 2, scope: !107)
!116 = !DILocation(line: 18, column: 2, scope: !107)
!117 = !DILocation(line: 19, column: 18, scope: !107)
!118 = !DILocation(line: 19, column: 10, scope: !107)
!119 = !DILocation(line: 19, column: 27, scope: !107)
!120 = !DILocation(line: 19, column: 24, scope: !107)
!121 = !DILocation(line: 19, column: 8, scope: !107)
!122 = !DILocation(line: 20, column: 2, scope: !107)
!123 = !DILocation(line: 21, column: 2, scope: !107)
!124 = !DILocation(line: 22, column: 2, scope: !107)
!125 = distinct !DISubprogram(name: "init", scope: !3, file: !3, line: 12, type: !126, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!126 = !DISubroutineType(types: !127)
!127 = !{null}
!128 = !DILocation(line: 12, column: 32, scope: !125)
!129 = !DILocation(line: 12, column: 36, scope: !125)
