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
@filled = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !8
@emptied = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !47
@full = dso_local global i32 0, align 4, !dbg !49
@item = dso_local global i32 0, align 4, !dbg !52
@.str = private unnamed_addr constant [10 x i8] c"item == i\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"cond-producer-consumer.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !88 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !91, metadata !DIExpression()), !dbg !94
  %4 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @producer, i8* null) #5, !dbg !95
  call void @llvm.dbg.declare(metadata i32* %3, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 1, i32* %3, align 4, !dbg !98
  br label %5, !dbg !99

5:                                                ; preds = %25, %0
  %6 = load i32, i32* %3, align 4, !dbg !100
  %7 = icmp sle i32 %6, 2, !dbg !102
  br i1 %7, label %8, label %28, !dbg !103

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @m) #5, !dbg !104
  br label %10, !dbg !106

10:                                               ; preds = %14, %8
  %11 = load i32, i32* @full, align 4, !dbg !107
  %12 = icmp ne i32 %11, 0, !dbg !108
  %13 = xor i1 %12, true, !dbg !108
  br i1 %13, label %14, label %16, !dbg !106

14:                                               ; preds = %10
  %15 = call i32 @pthread_cond_wait(%union.pthread_cond_t* @filled, %union.pthread_mutex_t* @m), !dbg !109
  br label %10, !dbg !106, !llvm.loop !110

16:                                               ; preds = %10
  %17 = load i32, i32* @item, align 4, !dbg !113
  %18 = load i32, i32* %3, align 4, !dbg !113
  %19 = icmp eq i32 %17, %18, !dbg !113
  br i1 %19, label %20, label %21, !dbg !116

20:                                               ; preds = %16
  br label %22, !dbg !116

21:                                               ; preds = %16
  call void @__assert_fail(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 32, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !113
  unreachable, !dbg !113

22:                                               ; preds = %20
  store i32 0, i32* @full, align 4, !dbg !117
  %23 = call i32 @pthread_cond_signal(%union.pthread_cond_t* @emptied) #5, !dbg !118
  %24 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @m) #5, !dbg !119
  br label %25, !dbg !120

25:                                               ; preds = %22
  %26 = load i32, i32* %3, align 4, !dbg !121
  %27 = add nsw i32 %26, 1, !dbg !121
  store i32 %27, i32* %3, align 4, !dbg !121
  br label %5, !dbg !122, !llvm.loop !123

28:                                               ; preds = %5
  %29 = load i64, i64* %2, align 8, !dbg !125
  %30 = call i32 @pthread_join(i64 %29, i8** null), !dbg !126
  ret i32 0, !dbg !127
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @producer(i8* %0) #0 !dbg !128 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !131, metadata !DIExpression()), !dbg !132
  call void @llvm.dbg.declare(metadata i32* %3, metadata !133, metadata !DIExpression()), !dbg !135
  store i32 1, i32* %3, align 4, !dbg !135
  br label %4, !dbg !136

4:                                                ; preds = %18, %1
  %5 = load i32, i32* %3, align 4, !dbg !137
  %6 = icmp sle i32 %5, 2, !dbg !139
  br i1 %6, label %7, label %21, !dbg !140

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @m) #5, !dbg !141
  br label %9, !dbg !143

9:                                                ; preds = %12, %7
  %10 = load i32, i32* @full, align 4, !dbg !144
  %11 = icmp ne i32 %10, 0, !dbg !143
  br i1 %11, label %12, label %14, !dbg !143

12:                                               ; preds = %9
  %13 = call i32 @pthread_cond_wait(%union.pthread_cond_t* @emptied, %union.pthread_mutex_t* @m), !dbg !145
  br label %9, !dbg !143, !llvm.loop !146

14:                                               ; preds = %9
  %15 = load i32, i32* %3, align 4, !dbg !148
  store i32 %15, i32* @item, align 4, !dbg !149
  store i32 1, i32* @full, align 4, !dbg !150
  %16 = call i32 @pthread_cond_signal(%union.pthread_cond_t* @filled) #5, !dbg !151
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @m) #5, !dbg !152
  br label %18, !dbg !153

18:                                               ; preds = %14
  %19 = load i32, i32* %3, align 4, !dbg !154
  %20 = add nsw i32 %19, 1, !dbg !154
  store i32 %20, i32* %3, align 4, !dbg !154
  br label %4, !dbg !155, !llvm.loop !156

21:                                               ; preds = %4
  %22 = load i8*, i8** %2, align 8, !dbg !158
  ret i8* %22, !dbg !159
}

; Function Attrs: nounwind
declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t*) #2

declare dso_local i32 @pthread_cond_wait(%union.pthread_cond_t*, %union.pthread_mutex_t*) #3

; Function Attrs: noreturn nounwind
declare dso_local void @__assert_fail(i8*, i8*, i32, i8*) #4

; Function Attrs: nounwind
declare dso_local i32 @pthread_cond_signal(%union.pthread_cond_t*) #2

; Function Attrs: nounwind
declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t*) #2

declare dso_local i32 @pthread_join(i64, i8**) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!82, !83, !84, !85, !86}
!llvm.ident = !{!87}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !54, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond-producer-consumer.c", directory: ".")
!4 = !{}
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0, !8, !47, !49, !52}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "filled", scope: !2, file: !3, line: 7, type: !10, isLocal: false, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !11, line: 80, baseType: !12)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 75, size: 384, elements: !13)
!13 = !{!14, !40, !45}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 77, baseType: !15, size: 384)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !16, line: 94, size: 384, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!17 = !{!18, !31, !32, !36, !37, !38, !39}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !15, file: !16, line: 96, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !20, line: 33, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !20, line: 25, size: 64, elements: !22)
!22 = !{!23, !25}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !21, file: !20, line: 27, baseType: !24, size: 64)
!24 = !DIBasicType(name: "long long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !21, file: !20, line: 32, baseType: !26, size: 64)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !21, file: !20, line: 28, size: 64, elements: !27)
!27 = !{!28, !30}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !26, file: !20, line: 30, baseType: !29, size: 32)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !26, file: !20, line: 31, baseType: !29, size: 32, offset: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !15, file: !16, line: 97, baseType: !19, size: 64, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !15, file: !16, line: 98, baseType: !33, size: 64, offset: 128)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 64, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !15, file: !16, line: 99, baseType: !33, size: 64, offset: 192)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !15, file: !16, line: 100, baseType: !29, size: 32, offset: 256)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !15, file: !16, line: 101, baseType: !29, size: 32, offset: 288)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !15, file: !16, line: 102, baseType: !33, size: 64, offset: 320)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 78, baseType: !41, size: 384)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 384, elements: !43)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44}
!44 = !DISubrange(count: 48)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 79, baseType: !46, size: 64)
!46 = !DIBasicType(name: "long long int", size: 64, encoding: DW_ATE_signed)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "emptied", scope: !2, file: !3, line: 7, type: !10, isLocal: false, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 8, type: !51, isLocal: false, isDefinition: true)
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 8, type: !51, isLocal: false, isDefinition: true)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !11, line: 72, baseType: !55)
!55 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 67, size: 320, elements: !56)
!56 = !{!57, !76, !80}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !55, file: !11, line: 69, baseType: !58, size: 320)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !59, line: 22, size: 320, elements: !60)
!59 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!60 = !{!61, !62, !63, !64, !65, !66, !68, !69}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !58, file: !59, line: 24, baseType: !51, size: 32)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !58, file: !59, line: 25, baseType: !29, size: 32, offset: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !58, file: !59, line: 26, baseType: !51, size: 32, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !58, file: !59, line: 28, baseType: !29, size: 32, offset: 96)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !58, file: !59, line: 32, baseType: !51, size: 32, offset: 128)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !58, file: !59, line: 34, baseType: !67, size: 16, offset: 160)
!67 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !58, file: !59, line: 35, baseType: !67, size: 16, offset: 176)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !58, file: !59, line: 36, baseType: !70, size: 128, offset: 192)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !16, line: 55, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !16, line: 51, size: 128, elements: !72)
!72 = !{!73, !75}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !71, file: !16, line: 53, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !71, file: !16, line: 54, baseType: !74, size: 64, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !55, file: !11, line: 70, baseType: !77, size: 320)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 320, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 40)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !55, file: !11, line: 71, baseType: !81, size: 64)
!81 = !DIBasicType(name: "long int", size: 64, encoding: DW_ATE_signed)
!82 = !{i32 7, !"Dwarf Version", i32 4}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 7, !"uwtable", i32 1}
!86 = !{i32 7, !"frame-pointer", i32 2}
!87 = !{!"Debian clang version 13.0.1-11+b2"}
!88 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !89, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!89 = !DISubroutineType(types: !90)
!90 = !{!51}
!91 = !DILocalVariable(name: "t", scope: !88, file: !3, line: 26, type: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !93)
!93 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!94 = !DILocation(line: 26, column: 12, scope: !88)
!95 = !DILocation(line: 27, column: 2, scope: !88)
!96 = !DILocalVariable(name: "i", scope: !97, file: !3, line: 28, type: !51)
!97 = distinct !DILexicalBlock(scope: !88, file: !3, line: 28, column: 2)
!98 = !DILocation(line: 28, column: 11, scope: !97)
!99 = !DILocation(line: 28, column: 7, scope: !97)
!100 = !DILocation(line: 28, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 28, column: 2)
!102 = !DILocation(line: 28, column: 20, scope: !101)
!103 = !DILocation(line: 28, column: 2, scope: !97)
!104 = !DILocation(line: 29, column: 3, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 28, column: 31)
!106 = !DILocation(line: 30, column: 3, scope: !105)
!107 = !DILocation(line: 30, column: 11, scope: !105)
!108 = !DILocation(line: 30, column: 10, scope: !105)
!109 = !DILocation(line: 31, column: 4, scope: !105)
!110 = distinct !{!110, !106, !111, !112}
!111 = !DILocation(line: 31, column: 33, scope: !105)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocation(line: 32, column: 3, scope: !114)
!114 = distinct !DILexicalBlock(scope: !115, file: !3, line: 32, column: 3)
!115 = distinct !DILexicalBlock(scope: !105, file: !3, line: 32, column: 3)
!116 = !DILocation(line: 32, column: 3, scope: !115)
!117 = !DILocation(line: 33, column: 8, scope: !105)
!118 = !DILocation(line: 34, column: 3, scope: !105)
!119 = !DILocation(line: 35, column: 3, scope: !105)
!120 = !DILocation(line: 36, column: 2, scope: !105)
!121 = !DILocation(line: 28, column: 27, scope: !101)
!122 = !DILocation(line: 28, column: 2, scope: !101)
!123 = distinct !{!123, !103, !124, !112}
!124 = !DILocation(line: 36, column: 2, scope: !97)
!125 = !DILocation(line: 37, column: 15, scope: !88)
!126 = !DILocation(line: 37, column: 2, scope: !88)
!127 = !DILocation(line: 38, column: 2, scope: !88)
!128 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 10, type: !129, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!129 = !DISubroutineType(types: !130)
!130 = !{!6, !6}
!131 = !DILocalVariable(name: "arg", arg: 1, scope: !128, file: !3, line: 10, type: !6)
!132 = !DILocation(line: 10, column: 29, scope: !128)
!133 = !DILocalVariable(name: "i", scope: !134, file: !3, line: 12, type: !51)
!134 = distinct !DILexicalBlock(scope: !128, file: !3, line: 12, column: 2)
!135 = !DILocation(line: 12, column: 11, scope: !134)
!136 = !DILocation(line: 12, column: 7, scope: !134)
!137 = !DILocation(line: 12, column: 18, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 12, column: 2)
!139 = !DILocation(line: 12, column: 20, scope: !138)
!140 = !DILocation(line: 12, column: 2, scope: !134)
!141 = !DILocation(line: 13, column: 3, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 12, column: 31)
!143 = !DILocation(line: 14, column: 3, scope: !142)
!144 = !DILocation(line: 14, column: 10, scope: !142)
!145 = !DILocation(line: 15, column: 4, scope: !142)
!146 = distinct !{!146, !143, !147, !112}
!147 = !DILocation(line: 15, column: 34, scope: !142)
!148 = !DILocation(line: 16, column: 10, scope: !142)
!149 = !DILocation(line: 16, column: 8, scope: !142)
!150 = !DILocation(line: 17, column: 8, scope: !142)
!151 = !DILocation(line: 18, column: 3, scope: !142)
!152 = !DILocation(line: 19, column: 3, scope: !142)
!153 = !DILocation(line: 20, column: 2, scope: !142)
!154 = !DILocation(line: 12, column: 27, scope: !138)
!155 = !DILocation(line: 12, column: 2, scope: !138)
!156 = distinct !{!156, !140, !157, !112}
!157 = !DILocation(line: 20, column: 2, scope: !134)
!158 = !DILocation(line: 21, column: 9, scope: !128)
!159 = !DILocation(line: 21, column: 2, scope: !128)
