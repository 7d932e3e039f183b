; ModuleID = 'cond-producer-consumer.c'
source_filename = "cond-producer-consumer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@filled = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !7
@emptied = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !46
@full = dso_local global i32 0, align 4, !dbg !64
@item = dso_local global i32 0, align 4, !dbg !67
@.str = private unnamed_addr constant [10 x i8] c"item == i\00", align 1, !dbg !48
@.str.1 = private unnamed_addr constant [25 x i8] c"cond-producer-consumer.c\00", align 1, !dbg !53
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !58

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !105 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !109, !DIExpression(), !112)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @producer, ptr noundef null) #4, !dbg !113
    #dbg_declare(ptr %3, !114, !DIExpression(), !116)
  store i32 1, ptr %3, align 4, !dbg !116
  br label %5, !dbg !117

5:                                                ; preds = %25, %0
  %6 = load i32, ptr %3, align 4, !dbg !118
  %7 = icmp sle i32 %6, 2, !dbg !120
  br i1 %7, label %8, label %28, !dbg !121

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !122
  br label %10, !dbg !124

10:                                               ; preds = %14, %8
  %11 = load i32, ptr @full, align 4, !dbg !125
  %12 = icmp ne i32 %11, 0, !dbg !126
  %13 = xor i1 %12, true, !dbg !126
  br i1 %13, label %14, label %16, !dbg !124

14:                                               ; preds = %10
  %15 = call i32 @pthread_cond_wait(ptr noundef @filled, ptr noundef @m), !dbg !127
  br label %10, !dbg !124, !llvm.loop !128

16:                                               ; preds = %10
  %17 = load i32, ptr @item, align 4, !dbg !131
  %18 = load i32, ptr %3, align 4, !dbg !131
  %19 = icmp eq i32 %17, %18, !dbg !131
  br i1 %19, label %20, label %21, !dbg !134

20:                                               ; preds = %16
  br label %22, !dbg !134

21:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !131
  unreachable, !dbg !131

22:                                               ; preds = %20
  store i32 0, ptr @full, align 4, !dbg !135
  %23 = call i32 @pthread_cond_signal(ptr noundef @emptied) #4, !dbg !136
  %24 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !137
  br label %25, !dbg !138

25:                                               ; preds = %22
  %26 = load i32, ptr %3, align 4, !dbg !139
  %27 = add nsw i32 %26, 1, !dbg !139
  store i32 %27, ptr %3, align 4, !dbg !139
  br label %5, !dbg !140, !llvm.loop !141

28:                                               ; preds = %5
  %29 = load i64, ptr %2, align 8, !dbg !143
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !144
  ret i32 0, !dbg !145
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !146 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !149, !DIExpression(), !150)
    #dbg_declare(ptr %3, !151, !DIExpression(), !153)
  store i32 1, ptr %3, align 4, !dbg !153
  br label %4, !dbg !154

4:                                                ; preds = %18, %1
  %5 = load i32, ptr %3, align 4, !dbg !155
  %6 = icmp sle i32 %5, 2, !dbg !157
  br i1 %6, label %7, label %21, !dbg !158

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !159
  br label %9, !dbg !161

9:                                                ; preds = %12, %7
  %10 = load i32, ptr @full, align 4, !dbg !162
  %11 = icmp ne i32 %10, 0, !dbg !161
  br i1 %11, label %12, label %14, !dbg !161

12:                                               ; preds = %9
  %13 = call i32 @pthread_cond_wait(ptr noundef @emptied, ptr noundef @m), !dbg !163
  br label %9, !dbg !161, !llvm.loop !164

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !166
  store i32 %15, ptr @item, align 4, !dbg !167
  store i32 1, ptr @full, align 4, !dbg !168
  %16 = call i32 @pthread_cond_signal(ptr noundef @filled) #4, !dbg !169
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !170
  br label %18, !dbg !171

18:                                               ; preds = %14
  %19 = load i32, ptr %3, align 4, !dbg !172
  %20 = add nsw i32 %19, 1, !dbg !172
  store i32 %20, ptr %3, align 4, !dbg !172
  br label %4, !dbg !173, !llvm.loop !174

21:                                               ; preds = %4
  %22 = load ptr, ptr %2, align 8, !dbg !176
  ret ptr %22, !dbg !177
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!97, !98, !99, !100, !101, !102, !103}
!llvm.ident = !{!104}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !69, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond-producer-consumer.c", directory: ".", checksumkind: CSK_MD5, checksum: "3ce6932878a973301a2f0de8762dcba6")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !46, !48, !53, !58, !64, !67}
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
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 80, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 10)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 200, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 25)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 120, elements: !62)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!62 = !{!63}
!63 = !DISubrange(count: 15)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 8, type: !66, isLocal: false, isDefinition: true)
!66 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 8, type: !66, isLocal: false, isDefinition: true)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !71)
!71 = !{!72, !91, !95}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !70, file: !10, line: 69, baseType: !73, size: 320)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !74, line: 22, size: 320, elements: !75)
!74 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!75 = !{!76, !77, !78, !79, !80, !81, !83, !84}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !73, file: !74, line: 24, baseType: !66, size: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !73, file: !74, line: 25, baseType: !28, size: 32, offset: 32)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !73, file: !74, line: 26, baseType: !66, size: 32, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !73, file: !74, line: 28, baseType: !28, size: 32, offset: 96)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !73, file: !74, line: 32, baseType: !66, size: 32, offset: 128)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !73, file: !74, line: 34, baseType: !82, size: 16, offset: 160)
!82 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !73, file: !74, line: 35, baseType: !82, size: 16, offset: 176)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !73, file: !74, line: 36, baseType: !85, size: 128, offset: 192)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !15, line: 55, baseType: !86)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !15, line: 51, size: 128, elements: !87)
!87 = !{!88, !90}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !86, file: !15, line: 53, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !86, file: !15, line: 54, baseType: !89, size: 64, offset: 64)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !70, file: !10, line: 70, baseType: !92, size: 320)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 40)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !70, file: !10, line: 71, baseType: !96, size: 64)
!96 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!97 = !{i32 7, !"Dwarf Version", i32 5}
!98 = !{i32 2, !"Debug Info Version", i32 3}
!99 = !{i32 1, !"wchar_size", i32 4}
!100 = !{i32 8, !"PIC Level", i32 2}
!101 = !{i32 7, !"PIE Level", i32 2}
!102 = !{i32 7, !"uwtable", i32 2}
!103 = !{i32 7, !"frame-pointer", i32 2}
!104 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!105 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !106, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!106 = !DISubroutineType(types: !107)
!107 = !{!66}
!108 = !{}
!109 = !DILocalVariable(name: "t", scope: !105, file: !3, line: 26, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !111)
!111 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!112 = !DILocation(line: 26, column: 12, scope: !105)
!113 = !DILocation(line: 27, column: 2, scope: !105)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 28, type: !66)
!115 = distinct !DILexicalBlock(scope: !105, file: !3, line: 28, column: 2)
!116 = !DILocation(line: 28, column: 11, scope: !115)
!117 = !DILocation(line: 28, column: 7, scope: !115)
!118 = !DILocation(line: 28, column: 18, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 28, column: 2)
!120 = !DILocation(line: 28, column: 20, scope: !119)
!121 = !DILocation(line: 28, column: 2, scope: !115)
!122 = !DILocation(line: 29, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 28, column: 31)
!124 = !DILocation(line: 30, column: 3, scope: !123)
!125 = !DILocation(line: 30, column: 11, scope: !123)
!126 = !DILocation(line: 30, column: 10, scope: !123)
!127 = !DILocation(line: 31, column: 4, scope: !123)
!128 = distinct !{!128, !124, !129, !130}
!129 = !DILocation(line: 31, column: 33, scope: !123)
!130 = !{!"llvm.loop.mustprogress"}
!131 = !DILocation(line: 32, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 32, column: 3)
!133 = distinct !DILexicalBlock(scope: !123, file: !3, line: 32, column: 3)
!134 = !DILocation(line: 32, column: 3, scope: !133)
!135 = !DILocation(line: 33, column: 8, scope: !123)
!136 = !DILocation(line: 34, column: 3, scope: !123)
!137 = !DILocation(line: 35, column: 3, scope: !123)
!138 = !DILocation(line: 36, column: 2, scope: !123)
!139 = !DILocation(line: 28, column: 27, scope: !119)
!140 = !DILocation(line: 28, column: 2, scope: !119)
!141 = distinct !{!141, !121, !142, !130}
!142 = !DILocation(line: 36, column: 2, scope: !115)
!143 = !DILocation(line: 37, column: 15, scope: !105)
!144 = !DILocation(line: 37, column: 2, scope: !105)
!145 = !DILocation(line: 38, column: 2, scope: !105)
!146 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 10, type: !147, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!147 = !DISubroutineType(types: !148)
!148 = !{!5, !5}
!149 = !DILocalVariable(name: "arg", arg: 1, scope: !146, file: !3, line: 10, type: !5)
!150 = !DILocation(line: 10, column: 29, scope: !146)
!151 = !DILocalVariable(name: "i", scope: !152, file: !3, line: 12, type: !66)
!152 = distinct !DILexicalBlock(scope: !146, file: !3, line: 12, column: 2)
!153 = !DILocation(line: 12, column: 11, scope: !152)
!154 = !DILocation(line: 12, column: 7, scope: !152)
!155 = !DILocation(line: 12, column: 18, scope: !156)
!156 = distinct !DILexicalBlock(scope: !152, file: !3, line: 12, column: 2)
!157 = !DILocation(line: 12, column: 20, scope: !156)
!158 = !DILocation(line: 12, column: 2, scope: !152)
!159 = !DILocation(line: 13, column: 3, scope: !160)
!160 = distinct !DILexicalBlock(scope: !156, file: !3, line: 12, column: 31)
!161 = !DILocation(line: 14, column: 3, scope: !160)
!162 = !DILocation(line: 14, column: 10, scope: !160)
!163 = !DILocation(line: 15, column: 4, scope: !160)
!164 = distinct !{!164, !161, !165, !130}
!165 = !DILocation(line: 15, column: 34, scope: !160)
!166 = !DILocation(line: 16, column: 10, scope: !160)
!167 = !DILocation(line: 16, column: 8, scope: !160)
!168 = !DILocation(line: 17, column: 8, scope: !160)
!169 = !DILocation(line: 18, column: 3, scope: !160)
!170 = !DILocation(line: 19, column: 3, scope: !160)
!171 = !DILocation(line: 20, column: 2, scope: !160)
!172 = !DILocation(line: 12, column: 27, scope: !156)
!173 = !DILocation(line: 12, column: 2, scope: !156)
!174 = distinct !{!174, !158, !175, !130}
!175 = !DILocation(line: 20, column: 2, scope: !152)
!176 = !DILocation(line: 21, column: 9, scope: !146)
!177 = !DILocation(line: 21, column: 2, scope: !146)
