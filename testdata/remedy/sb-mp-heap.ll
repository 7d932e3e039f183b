; ModuleID = 'sb-mp-heap.c'
source_filename = "sb-mp-heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.box = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@data = dso_local global i32 1, align 4, !dbg !0
@seen_x = dso_local global i32 0, align 4, !dbg !31
@seen_y = dso_local global i32 0, align 4, !dbg !33
@full = dso_local global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [38 x i8] c"(seen_x || seen_y) && (!full || data)\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"sb-mp-heap.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@given = dso_local global %struct.box* null, align 8, !dbg !16
@x = dso_local global i32 0, align 4, !dbg !27
@y = dso_local global i32 0, align 4, !dbg !29

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !49, metadata !DIExpression()), !dbg !56
  %3 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !57
  %4 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @gives, i8* noundef null) #5, !dbg !58
  %5 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !59
  %6 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @takes, i8* noundef null) #5, !dbg !60
  %7 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !61
  %8 = load i64, i64* %7, align 16, !dbg !61
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !62
  %10 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !63
  %11 = load i64, i64* %10, align 8, !dbg !63
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !64
  %13 = load i32, i32* @seen_x, align 4, !dbg !65
  %14 = icmp ne i32 %13, 0, !dbg !65
  br i1 %14, label %18, label %15, !dbg !65

15:                                               ; preds = %0
  %16 = load i32, i32* @seen_y, align 4, !dbg !65
  %17 = icmp ne i32 %16, 0, !dbg !65
  br i1 %17, label %18, label %25, !dbg !65

18:                                               ; preds = %15, %0
  %19 = load i32, i32* @full, align 4, !dbg !65
  %20 = icmp ne i32 %19, 0, !dbg !65
  br i1 %20, label %21, label %24, !dbg !65

21:                                               ; preds = %18
  %22 = load i32, i32* @data, align 4, !dbg !65
  %23 = icmp ne i32 %22, 0, !dbg !65
  br i1 %23, label %24, label %25, !dbg !68

24:                                               ; preds = %21, %18
  br label %26, !dbg !68

25:                                               ; preds = %21, %15
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 48, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !65
  unreachable, !dbg !65

26:                                               ; preds = %24
  %27 = load atomic i64, i64* bitcast (%struct.box** @given to i64*) seq_cst, align 8, !dbg !69
  %28 = inttoptr i64 %27 to %struct.box*, !dbg !69
  %29 = bitcast %struct.box* %28 to i8*, !dbg !69
  call void @free(i8* noundef %29) #5, !dbg !70
  ret i32 0, !dbg !71
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @gives(i8* noundef %0) #0 !dbg !72 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.box*, align 8
  %4 = alloca %struct.box*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata %struct.box** %3, metadata !78, metadata !DIExpression()), !dbg !79
  %9 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !80
  %10 = bitcast i8* %9 to %struct.box*, !dbg !80
  store %struct.box* %10, %struct.box** %3, align 8, !dbg !79
  %11 = load %struct.box*, %struct.box** %3, align 8, !dbg !81
  %12 = getelementptr inbounds %struct.box, %struct.box* %11, i32 0, i32 0, !dbg !82
  store i32 0, i32* %12, align 4, !dbg !83
  %13 = load %struct.box*, %struct.box** %3, align 8, !dbg !84
  %14 = getelementptr inbounds %struct.box, %struct.box* %13, i32 0, i32 1, !dbg !85
  store i32 0, i32* %14, align 4, !dbg !86
  %15 = load %struct.box*, %struct.box** %3, align 8, !dbg !87
  store %struct.box* %15, %struct.box** %4, align 8, !dbg !88
  %16 = bitcast %struct.box** %4 to i64*, !dbg !88
  %17 = load i64, i64* %16, align 8, !dbg !88
  store atomic i64 %17, i64* bitcast (%struct.box** @given to i64*) release, align 8, !dbg !88
  %18 = load %struct.box*, %struct.box** %3, align 8, !dbg !89
  %19 = getelementptr inbounds %struct.box, %struct.box* %18, i32 0, i32 0, !dbg !90
  store i32 1, i32* %5, align 4, !dbg !91
  %20 = load i32, i32* %5, align 4, !dbg !91
  store atomic i32 %20, i32* %19 monotonic, align 4, !dbg !91
  %21 = load %struct.box*, %struct.box** %3, align 8, !dbg !92
  %22 = getelementptr inbounds %struct.box, %struct.box* %21, i32 0, i32 1, !dbg !93
  store i32 1, i32* %6, align 4, !dbg !94
  %23 = load i32, i32* %6, align 4, !dbg !94
  store atomic i32 %23, i32* %22 monotonic, align 4, !dbg !94
  store i32 1, i32* %7, align 4, !dbg !95
  %24 = load i32, i32* %7, align 4, !dbg !95
  store atomic i32 %24, i32* @x monotonic, align 4, !dbg !95
  %25 = load atomic i32, i32* @y monotonic, align 4, !dbg !96
  store i32 %25, i32* %8, align 4, !dbg !96
  %26 = load i32, i32* %8, align 4, !dbg !96
  store i32 %26, i32* @seen_y, align 4, !dbg !97
  %27 = load i8*, i8** %2, align 8, !dbg !98
  ret i8* %27, !dbg !99
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @takes(i8* noundef %0) #0 !dbg !100 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.box*, align 8
  %4 = alloca %struct.box*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.declare(metadata %struct.box** %3, metadata !103, metadata !DIExpression()), !dbg !104
  %9 = bitcast %struct.box** %4 to i64*, !dbg !105
  %10 = load atomic i64, i64* bitcast (%struct.box** @given to i64*) acquire, align 8, !dbg !105
  store i64 %10, i64* %9, align 8, !dbg !105
  %11 = bitcast i64* %9 to %struct.box**, !dbg !105
  %12 = load %struct.box*, %struct.box** %11, align 8, !dbg !105
  store %struct.box* %12, %struct.box** %3, align 8, !dbg !104
  %13 = load %struct.box*, %struct.box** %3, align 8, !dbg !106
  %14 = icmp ne %struct.box* %13, null, !dbg !106
  br i1 %14, label %15, label %24, !dbg !108

15:                                               ; preds = %1
  %16 = load %struct.box*, %struct.box** %3, align 8, !dbg !109
  %17 = getelementptr inbounds %struct.box, %struct.box* %16, i32 0, i32 1, !dbg !111
  %18 = load atomic i32, i32* %17 monotonic, align 4, !dbg !112
  store i32 %18, i32* %5, align 4, !dbg !112
  %19 = load i32, i32* %5, align 4, !dbg !112
  store i32 %19, i32* @full, align 4, !dbg !113
  %20 = load %struct.box*, %struct.box** %3, align 8, !dbg !114
  %21 = getelementptr inbounds %struct.box, %struct.box* %20, i32 0, i32 0, !dbg !115
  %22 = load atomic i32, i32* %21 monotonic, align 4, !dbg !116
  store i32 %22, i32* %6, align 4, !dbg !116
  %23 = load i32, i32* %6, align 4, !dbg !116
  store i32 %23, i32* @data, align 4, !dbg !117
  br label %24, !dbg !118

24:                                               ; preds = %15, %1
  store i32 1, i32* %7, align 4, !dbg !119
  %25 = load i32, i32* %7, align 4, !dbg !119
  store atomic i32 %25, i32* @y monotonic, align 4, !dbg !119
  %26 = load atomic i32, i32* @x monotonic, align 4, !dbg !120
  store i32 %26, i32* %8, align 4, !dbg !120
  %27 = load i32, i32* %8, align 4, !dbg !120
  store i32 %27, i32* @seen_x, align 4, !dbg !121
  %28 = load i8*, i8** %2, align 8, !dbg !122
  ret i8* %28, !dbg !123
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 14, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sb-mp-heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "21fed42c4419d4e2d438d0384de3b634")
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
!15 = !{!0, !16, !27, !29, !31, !33, !35}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 12, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !3, line: 8, size: 64, elements: !21)
!21 = !{!22, !26}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !20, file: !3, line: 9, baseType: !23, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "full", scope: !20, file: !3, line: 9, baseType: !23, size: 32, offset: 32)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 13, type: !23, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 13, type: !23, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "seen_x", scope: !2, file: !3, line: 14, type: !25, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "seen_y", scope: !2, file: !3, line: 14, type: !25, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 14, type: !25, isLocal: false, isDefinition: true)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 7, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 1}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{!"Debian clang version 14.0.6"}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !46, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!25}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 43, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 128, elements: !54)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !53)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !{!55}
!55 = !DISubrange(count: 2)
!56 = !DILocation(line: 43, column: 12, scope: !45)
!57 = !DILocation(line: 44, column: 18, scope: !45)
!58 = !DILocation(line: 44, column: 2, scope: !45)
!59 = !DILocation(line: 45, column: 18, scope: !45)
!60 = !DILocation(line: 45, column: 2, scope: !45)
!61 = !DILocation(line: 46, column: 15, scope: !45)
!62 = !DILocation(line: 46, column: 2, scope: !45)
!63 = !DILocation(line: 47, column: 15, scope: !45)
!64 = !DILocation(line: 47, column: 2, scope: !45)
!65 = !DILocation(line: 48, column: 2, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 48, column: 2)
!67 = distinct !DILexicalBlock(scope: !45, file: !3, line: 48, column: 2)
!68 = !DILocation(line: 48, column: 2, scope: !67)
!69 = !DILocation(line: 49, column: 7, scope: !45)
!70 = !DILocation(line: 49, column: 2, scope: !45)
!71 = !DILocation(line: 50, column: 2, scope: !45)
!72 = distinct !DISubprogram(name: "gives", scope: !3, file: !3, line: 16, type: !73, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !72, file: !3, line: 16, type: !75)
!77 = !DILocation(line: 16, column: 26, scope: !72)
!78 = !DILocalVariable(name: "b", scope: !72, file: !3, line: 18, type: !19)
!79 = !DILocation(line: 18, column: 14, scope: !72)
!80 = !DILocation(line: 18, column: 18, scope: !72)
!81 = !DILocation(line: 19, column: 15, scope: !72)
!82 = !DILocation(line: 19, column: 18, scope: !72)
!83 = !DILocation(line: 19, column: 2, scope: !72)
!84 = !DILocation(line: 20, column: 15, scope: !72)
!85 = !DILocation(line: 20, column: 18, scope: !72)
!86 = !DILocation(line: 20, column: 2, scope: !72)
!87 = !DILocation(line: 21, column: 32, scope: !72)
!88 = !DILocation(line: 21, column: 2, scope: !72)
!89 = !DILocation(line: 22, column: 25, scope: !72)
!90 = !DILocation(line: 22, column: 28, scope: !72)
!91 = !DILocation(line: 22, column: 2, scope: !72)
!92 = !DILocation(line: 23, column: 25, scope: !72)
!93 = !DILocation(line: 23, column: 28, scope: !72)
!94 = !DILocation(line: 23, column: 2, scope: !72)
!95 = !DILocation(line: 24, column: 2, scope: !72)
!96 = !DILocation(line: 25, column: 11, scope: !72)
!97 = !DILocation(line: 25, column: 9, scope: !72)
!98 = !DILocation(line: 26, column: 9, scope: !72)
!99 = !DILocation(line: 26, column: 2, scope: !72)
!100 = distinct !DISubprogram(name: "takes", scope: !3, file: !3, line: 29, type: !73, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !100, file: !3, line: 29, type: !75)
!102 = !DILocation(line: 29, column: 26, scope: !100)
!103 = !DILocalVariable(name: "b", scope: !100, file: !3, line: 31, type: !19)
!104 = !DILocation(line: 31, column: 14, scope: !100)
!105 = !DILocation(line: 31, column: 18, scope: !100)
!106 = !DILocation(line: 32, column: 6, scope: !107)
!107 = distinct !DILexicalBlock(scope: !100, file: !3, line: 32, column: 6)
!108 = !DILocation(line: 32, column: 6, scope: !100)
!109 = !DILocation(line: 33, column: 32, scope: !110)
!110 = distinct !DILexicalBlock(scope: !107, file: !3, line: 32, column: 9)
!111 = !DILocation(line: 33, column: 35, scope: !110)
!112 = !DILocation(line: 33, column: 10, scope: !110)
!113 = !DILocation(line: 33, column: 8, scope: !110)
!114 = !DILocation(line: 34, column: 32, scope: !110)
!115 = !DILocation(line: 34, column: 35, scope: !110)
!116 = !DILocation(line: 34, column: 10, scope: !110)
!117 = !DILocation(line: 34, column: 8, scope: !110)
!118 = !DILocation(line: 35, column: 2, scope: !110)
!119 = !DILocation(line: 36, column: 2, scope: !100)
!120 = !DILocation(line: 37, column: 11, scope: !100)
!121 = !DILocation(line: 37, column: 9, scope: !100)
!122 = !DILocation(line: 38, column: 9, scope: !100)
!123 = !DILocation(line: 38, column: 2, scope: !100)
