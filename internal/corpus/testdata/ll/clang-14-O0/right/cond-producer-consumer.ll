; ModuleID = 'cond-producer-consumer.c'
source_filename = "cond-producer-consumer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@filled = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !7
@emptied = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !46
@full = dso_local global i32 0, align 4, !dbg !48
@item = dso_local global i32 0, align 4, !dbg !51
@.str = private unnamed_addr constant [10 x i8] c"item == i\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"cond-producer-consumer.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !89 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !93, metadata !DIExpression()), !dbg !96
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @producer, i8* noundef null) #5, !dbg !97
  call void @llvm.dbg.declare(metadata i32* %3, metadata !98, metadata !DIExpression()), !dbg !100
  store i32 1, i32* %3, align 4, !dbg !100
  br label %5, !dbg !101

5:                                                ; preds = %25, %0
  %6 = load i32, i32* %3, align 4, !dbg !102
  %7 = icmp sle i32 %6, 2, !dbg !104
  br i1 %7, label %8, label %28, !dbg !105

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #5, !dbg !106
  br label %10, !dbg !108

10:                                               ; preds = %14, %8
  %11 = load i32, i32* @full, align 4, !dbg !109
  %12 = icmp ne i32 %11, 0, !dbg !110
  %13 = xor i1 %12, true, !dbg !110
  br i1 %13, label %14, label %16, !dbg !108

14:                                               ; preds = %10
  %15 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef @filled, %union.pthread_mutex_t* noundef @m), !dbg !111
  br label %10, !dbg !108, !llvm.loop !112

16:                                               ; preds = %10
  %17 = load i32, i32* @item, align 4, !dbg !115
  %18 = load i32, i32* %3, align 4, !dbg !115
  %19 = icmp eq i32 %17, %18, !dbg !115
  br i1 %19, label %20, label %21, !dbg !118

20:                                               ; preds = %16
  br label %22, !dbg !118

21:                                               ; preds = %16
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !115
  unreachable, !dbg !115

22:                                               ; preds = %20
  store i32 0, i32* @full, align 4, !dbg !119
  %23 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @emptied) #5, !dbg !120
  %24 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !121
  br label %25, !dbg !122

25:                                               ; preds = %22
  %26 = load i32, i32* %3, align 4, !dbg !123
  %27 = add nsw i32 %26, 1, !dbg !123
  store i32 %27, i32* %3, align 4, !dbg !123
  br label %5, !dbg !124, !llvm.loop !125

28:                                               ; preds = %5
  %29 = load i64, i64* %2, align 8, !dbg !127
  %30 = call i32 @pthread_join(i64 noundef %29, i8** noundef null), !dbg !128
  ret i32 0, !dbg !129
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @producer(i8* noundef %0) #0 !dbg !130 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !133, metadata !DIExpression()), !dbg !134
  call void @llvm.dbg.declare(metadata i32* %3, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 1, i32* %3, align 4, !dbg !137
  br label %4, !dbg !138

4:                                                ; preds = %18, %1
  %5 = load i32, i32* %3, align 4, !dbg !139
  %6 = icmp sle i32 %5, 2, !dbg !141
  br i1 %6, label %7, label %21, !dbg !142

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #5, !dbg !143
  br label %9, !dbg !145

9:                                                ; preds = %12, %7
  %10 = load i32, i32* @full, align 4, !dbg !146
  %11 = icmp ne i32 %10, 0, !dbg !145
  br i1 %11, label %12, label %14, !dbg !145

12:                                               ; preds = %9
  %13 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef @emptied, %union.pthread_mutex_t* noundef @m), !dbg !147
  br label %9, !dbg !145, !llvm.loop !148

14:                                               ; preds = %9
  %15 = load i32, i32* %3, align 4, !dbg !150
  store i32 %15, i32* @item, align 4, !dbg !151
  store i32 1, i32* @full, align 4, !dbg !152
  %16 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @filled) #5, !dbg !153
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !154
  br label %18, !dbg !155

18:                                               ; preds = %14
  %19 = load i32, i32* %3, align 4, !dbg !156
  %20 = add nsw i32 %19, 1, !dbg !156
  store i32 %20, i32* %3, align 4, !dbg !156
  br label %4, !dbg !157, !llvm.loop !158

21:                                               ; preds = %4
  %22 = load i8*, i8** %2, align 8, !dbg !160
  ret i8* %22, !dbg !161
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!81, !82, !83, !84, !85, !86, !87}
!llvm.ident = !{!88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !53, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond-producer-consumer.c", directory: ".", checksumkind: CSK_MD5, checksum: "3ce6932878a973301a2f0de8762dcba6")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !46, !48, !51}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "filled", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 80, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 75, size: 384, elements: !12)
!12 = !{!13, !39, !44}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 77, baseType: !14, size: 384)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !15, line: 94, size: 384, elements: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!16 = !{!17, !30, !31, !35, !36, !37, !38}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !14, file: !15, line: 96, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !19, line: 33, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 25, size: 64, elements: !21)
!21 = !{!22, !24}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !20, file: !19, line: 27, baseType: !23, size: 64)
!23 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !20, file: !19, line: 32, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !20, file: !19, line: 28, size: 64, elements: !26)
!26 = !{!27, !29}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !25, file: !19, line: 30, baseType: !28, size: 32)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !25, file: !19, line: 31, baseType: !28, size: 32, offset: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !14, file: !15, line: 97, baseType: !18, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !14, file: !15, line: 98, baseType: !32, size: 64, offset: 128)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !14, file: !15, line: 99, baseType: !32, size: 64, offset: 192)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !14, file: !15, line: 100, baseType: !28, size: 32, offset: 256)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !14, file: !15, line: 101, baseType: !28, size: 32, offset: 288)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !14, file: !15, line: 102, baseType: !32, size: 64, offset: 320)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 78, baseType: !40, size: 384)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 384, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 48)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 79, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "emptied", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 8, type: !50, isLocal: false, isDefinition: true)
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 8, type: !50, isLocal: false, isDefinition: true)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !55)
!55 = !{!56, !75, !79}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !54, file: !10, line: 69, baseType: !57, size: 320)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !58, line: 22, size: 320, elements: !59)
!58 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!59 = !{!60, !61, !62, !63, !64, !65, !67, !68}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !57, file: !58, line: 24, baseType: !50, size: 32)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !57, file: !58, line: 25, baseType: !28, size: 32, offset: 32)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !57, file: !58, line: 26, baseType: !50, size: 32, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !57, file: !58, line: 28, baseType: !28, size: 32, offset: 96)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !57, file: !58, line: 32, baseType: !50, size: 32, offset: 128)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !57, file: !58, line: 34, baseType: !66, size: 16, offset: 160)
!66 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !57, file: !58, line: 35, baseType: !66, size: 16, offset: 176)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !57, file: !58, line: 36, baseType: !69, size: 128, offset: 192)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !15, line: 55, baseType: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !15, line: 51, size: 128, elements: !71)
!71 = !{!72, !74}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !70, file: !15, line: 53, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !70, file: !15, line: 54, baseType: !73, size: 64, offset: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !54, file: !10, line: 70, baseType: !76, size: 320)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 40)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !54, file: !10, line: 71, baseType: !80, size: 64)
!80 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!81 = !{i32 7, !"Dwarf Version", i32 5}
!82 = !{i32 2, !"Debug Info Version", i32 3}
!83 = !{i32 1, !"wchar_size", i32 4}
!84 = !{i32 7, !"PIC Level", i32 2}
!85 = !{i32 7, !"PIE Level", i32 2}
!86 = !{i32 7, !"uwtable", i32 1}
!87 = !{i32 7, !"frame-pointer", i32 2}
!88 = !{!"Debian clang version 14.0.6"}
!89 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !90, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{!50}
!92 = !{}
!93 = !DILocalVariable(name: "t", scope: !89, file: !3, line: 26, type: !94)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !95)
!95 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!96 = !DILocation(line: 26, column: 12, scope: !89)
!97 = !DILocation(line: 27, column: 2, scope: !89)
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 28, type: !50)
!99 = distinct !DILexicalBlock(scope: !89, file: !3, line: 28, column: 2)
!100 = !DILocation(line: 28, column: 11, scope: !99)
!101 = !DILocation(line: 28, column: 7, scope: !99)
!102 = !DILocation(line: 28, column: 18, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 28, column: 2)
!104 = !DILocation(line: 28, column: 20, scope: !103)
!105 = !DILocation(line: 28, column: 2, scope: !99)
!106 = !DILocation(line: 29, column: 3, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 28, column: 31)
!108 = !DILocation(line: 30, column: 3, scope: !107)
!109 = !DILocation(line: 30, column: 11, scope: !107)
!110 = !DILocation(line: 30, column: 10, scope: !107)
!111 = !DILocation(line: 31, column: 4, scope: !107)
!112 = distinct !{!112, !108, !113, !114}
!113 = !DILocation(line: 31, column: 33, scope: !107)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !DILocation(line: 32, column: 3, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 32, column: 3)
!117 = distinct !DILexicalBlock(scope: !107, file: !3, line: 32, column: 3)
!118 = !DILocation(line: 32, column: 3, scope: !117)
!119 = !DILocation(line: 33, column: 8, scope: !107)
!120 = !DILocation(line: 34, column: 3, scope: !107)
!121 = !DILocation(line: 35, column: 3, scope: !107)
!122 = !DILocation(line: 36, column: 2, scope: !107)
!123 = !DILocation(line: 28, column: 27, scope: !103)
!124 = !DILocation(line: 28, column: 2, scope: !103)
!125 = distinct !{!125, !105, !126, !114}
!126 = !DILocation(line: 36, column: 2, scope: !99)
!127 = !DILocation(line: 37, column: 15, scope: !89)
!128 = !DILocation(line: 37, column: 2, scope: !89)
!129 = !DILocation(line: 38, column: 2, scope: !89)
!130 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 10, type: !131, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!131 = !DISubroutineType(types: !132)
!132 = !{!5, !5}
!133 = !DILocalVariable(name: "arg", arg: 1, scope: !130, file: !3, line: 10, type: !5)
!134 = !DILocation(line: 10, column: 29, scope: !130)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 12, type: !50)
!136 = distinct !DILexicalBlock(scope: !130, file: !3, line: 12, column: 2)
!137 = !DILocation(line: 12, column: 11, scope: !136)
!138 = !DILocation(line: 12, column: 7, scope: !136)
!139 = !DILocation(line: 12, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 12, column: 2)
!141 = !DILocation(line: 12, column: 20, scope: !140)
!142 = !DILocation(line: 12, column: 2, scope: !136)
!143 = !DILocation(line: 13, column: 3, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 12, column: 31)
!145 = !DILocation(line: 14, column: 3, scope: !144)
!146 = !DILocation(line: 14, column: 10, scope: !144)
!147 = !DILocation(line: 15, column: 4, scope: !144)
!148 = distinct !{!148, !145, !149, !114}
!149 = !DILocation(line: 15, column: 34, scope: !144)
!150 = !DILocation(line: 16, column: 10, scope: !144)
!151 = !DILocation(line: 16, column: 8, scope: !144)
!152 = !DILocation(line: 17, column: 8, scope: !144)
!153 = !DILocation(line: 18, column: 3, scope: !144)
!154 = !DILocation(line: 19, column: 3, scope: !144)
!155 = !DILocation(line: 20, column: 2, scope: !144)
!156 = !DILocation(line: 12, column: 27, scope: !140)
!157 = !DILocation(line: 12, column: 2, scope: !140)
!158 = distinct !{!158, !142, !159, !114}
!159 = !DILocation(line: 20, column: 2, scope: !136)
!160 = !DILocation(line: 21, column: 9, scope: !130)
!161 = !DILocation(line: 21, column: 2, scope: !130)
