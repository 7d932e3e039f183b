; ModuleID = 'lb-three-deps.c'
source_filename = "lb-three-deps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@saw_x = dso_local global i32 0, align 4, !dbg !0
@saw_y = dso_local global i32 0, align 4, !dbg !30
@saw_z = dso_local global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [42 x i8] c"!(saw_x == 1 && saw_y == 1 && saw_z == 1)\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"lb-three-deps.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@third = dso_local global [1 x i32] zeroinitializer, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !26
@z = dso_local global i32 0, align 4, !dbg !28

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !46, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata i64* %3, metadata !51, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata i64* %4, metadata !53, metadata !DIExpression()), !dbg !54
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef null) #5, !dbg !55
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef null) #5, !dbg !56
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @back, i8* noundef null) #5, !dbg !57
  %8 = load i64, i64* %2, align 8, !dbg !58
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !59
  %10 = load i64, i64* %3, align 8, !dbg !60
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !61
  %12 = load i64, i64* %4, align 8, !dbg !62
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !63
  %14 = load i32, i32* @saw_x, align 4, !dbg !64
  %15 = icmp eq i32 %14, 1, !dbg !64
  br i1 %15, label %16, label %22, !dbg !64

16:                                               ; preds = %0
  %17 = load i32, i32* @saw_y, align 4, !dbg !64
  %18 = icmp eq i32 %17, 1, !dbg !64
  br i1 %18, label %19, label %22, !dbg !64

19:                                               ; preds = %16
  %20 = load i32, i32* @saw_z, align 4, !dbg !64
  %21 = icmp eq i32 %20, 1, !dbg !64
  br i1 %21, label %23, label %22, !dbg !67

22:                                               ; preds = %19, %16, %0
  br label %24, !dbg !67

23:                                               ; preds = %19
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 47, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !64
  unreachable, !dbg !64

24:                                               ; preds = %22
  ret i32 0, !dbg !68
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* noundef %0) #0 !dbg !69 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !72, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata i32* %3, metadata !74, metadata !DIExpression()), !dbg !75
  %6 = load atomic i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @third, i64 0, i64 0) monotonic, align 4, !dbg !76
  store i32 %6, i32* %4, align 4, !dbg !76
  %7 = load i32, i32* %4, align 4, !dbg !76
  store i32 %7, i32* %3, align 4, !dbg !75
  %8 = load i32, i32* %3, align 4, !dbg !77
  %9 = or i32 %8, 1, !dbg !78
  store i32 %9, i32* %5, align 4, !dbg !79
  %10 = load i32, i32* %5, align 4, !dbg !79
  store atomic i32 %10, i32* @y monotonic, align 4, !dbg !79
  %11 = load i32, i32* %3, align 4, !dbg !80
  store i32 %11, i32* @saw_x, align 4, !dbg !81
  %12 = load i8*, i8** %2, align 8, !dbg !82
  ret i8* %12, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* noundef %0) #0 !dbg !84 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !85, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.declare(metadata i32* %3, metadata !87, metadata !DIExpression()), !dbg !88
  %6 = load atomic i32, i32* @y monotonic, align 4, !dbg !89
  store i32 %6, i32* %4, align 4, !dbg !89
  %7 = load i32, i32* %4, align 4, !dbg !89
  store i32 %7, i32* %3, align 4, !dbg !88
  %8 = load i32, i32* %3, align 4, !dbg !90
  %9 = icmp eq i32 %8, 1, !dbg !92
  br i1 %9, label %10, label %12, !dbg !93

10:                                               ; preds = %1
  store i32 1, i32* %5, align 4, !dbg !94
  %11 = load i32, i32* %5, align 4, !dbg !94
  store atomic i32 %11, i32* @z monotonic, align 4, !dbg !94
  br label %12, !dbg !94

12:                                               ; preds = %10, %1
  %13 = load i32, i32* %3, align 4, !dbg !95
  store i32 %13, i32* @saw_y, align 4, !dbg !96
  %14 = load i8*, i8** %2, align 8, !dbg !97
  ret i8* %14, !dbg !98
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @back(i8* noundef %0) #0 !dbg !99 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata i32* %3, metadata !102, metadata !DIExpression()), !dbg !103
  %6 = load atomic i32, i32* @z monotonic, align 4, !dbg !104
  store i32 %6, i32* %4, align 4, !dbg !104
  %7 = load i32, i32* %4, align 4, !dbg !104
  store i32 %7, i32* %3, align 4, !dbg !103
  %8 = load i32, i32* %3, align 4, !dbg !105
  %9 = and i32 %8, 0, !dbg !106
  %10 = sext i32 %9 to i64, !dbg !107
  %11 = getelementptr inbounds [1 x i32], [1 x i32]* @third, i64 0, i64 %10, !dbg !107
  store i32 1, i32* %5, align 4, !dbg !108
  %12 = load i32, i32* %5, align 4, !dbg !108
  store atomic i32 %12, i32* %11 monotonic, align 4, !dbg !108
  %13 = load i32, i32* %3, align 4, !dbg !109
  store i32 %13, i32* @saw_z, align 4, !dbg !110
  %14 = load i8*, i8** %2, align 8, !dbg !111
  ret i8* %14, !dbg !112
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "saw_x", scope: !2, file: !3, line: 11, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lb-three-deps.c", directory: ".", checksumkind: CSK_MD5, checksum: "7722c72a390ee43bf360417c458ed002")
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
!17 = !{!18, !26, !28, !0, !30, !32}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 32, elements: !24)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{!25}
!25 = !DISubrange(count: 1)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !21, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 10, type: !21, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "saw_y", scope: !2, file: !3, line: 11, type: !23, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "saw_z", scope: !2, file: !3, line: 11, type: !23, isLocal: false, isDefinition: true)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 7, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 1}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = !{!"Debian clang version 14.0.6"}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !43, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!23}
!45 = !{}
!46 = !DILocalVariable(name: "l", scope: !42, file: !3, line: 40, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DILocation(line: 40, column: 12, scope: !42)
!51 = !DILocalVariable(name: "r", scope: !42, file: !3, line: 40, type: !47)
!52 = !DILocation(line: 40, column: 15, scope: !42)
!53 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 40, type: !47)
!54 = !DILocation(line: 40, column: 18, scope: !42)
!55 = !DILocation(line: 41, column: 2, scope: !42)
!56 = !DILocation(line: 42, column: 2, scope: !42)
!57 = !DILocation(line: 43, column: 2, scope: !42)
!58 = !DILocation(line: 44, column: 15, scope: !42)
!59 = !DILocation(line: 44, column: 2, scope: !42)
!60 = !DILocation(line: 45, column: 15, scope: !42)
!61 = !DILocation(line: 45, column: 2, scope: !42)
!62 = !DILocation(line: 46, column: 15, scope: !42)
!63 = !DILocation(line: 46, column: 2, scope: !42)
!64 = !DILocation(line: 47, column: 2, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 47, column: 2)
!66 = distinct !DILexicalBlock(scope: !42, file: !3, line: 47, column: 2)
!67 = !DILocation(line: 47, column: 2, scope: !66)
!68 = !DILocation(line: 48, column: 2, scope: !42)
!69 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 13, type: !70, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!70 = !DISubroutineType(types: !71)
!71 = !{!16, !16}
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 13, type: !16)
!73 = !DILocation(line: 13, column: 25, scope: !69)
!74 = !DILocalVariable(name: "a", scope: !69, file: !3, line: 15, type: !23)
!75 = !DILocation(line: 15, column: 6, scope: !69)
!76 = !DILocation(line: 15, column: 10, scope: !69)
!77 = !DILocation(line: 16, column: 28, scope: !69)
!78 = !DILocation(line: 16, column: 30, scope: !69)
!79 = !DILocation(line: 16, column: 2, scope: !69)
!80 = !DILocation(line: 17, column: 10, scope: !69)
!81 = !DILocation(line: 17, column: 8, scope: !69)
!82 = !DILocation(line: 18, column: 9, scope: !69)
!83 = !DILocation(line: 18, column: 2, scope: !69)
!84 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 21, type: !70, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!85 = !DILocalVariable(name: "arg", arg: 1, scope: !84, file: !3, line: 21, type: !16)
!86 = !DILocation(line: 21, column: 26, scope: !84)
!87 = !DILocalVariable(name: "b", scope: !84, file: !3, line: 23, type: !23)
!88 = !DILocation(line: 23, column: 6, scope: !84)
!89 = !DILocation(line: 23, column: 10, scope: !84)
!90 = !DILocation(line: 24, column: 6, scope: !91)
!91 = distinct !DILexicalBlock(scope: !84, file: !3, line: 24, column: 6)
!92 = !DILocation(line: 24, column: 8, scope: !91)
!93 = !DILocation(line: 24, column: 6, scope: !84)
!94 = !DILocation(line: 25, column: 3, scope: !91)
!95 = !DILocation(line: 26, column: 10, scope: !84)
!96 = !DILocation(line: 26, column: 8, scope: !84)
!97 = !DILocation(line: 27, column: 9, scope: !84)
!98 = !DILocation(line: 27, column: 2, scope: !84)
!99 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 30, type: !70, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !99, file: !3, line: 30, type: !16)
!101 = !DILocation(line: 30, column: 25, scope: !99)
!102 = !DILocalVariable(name: "c", scope: !99, file: !3, line: 32, type: !23)
!103 = !DILocation(line: 32, column: 6, scope: !99)
!104 = !DILocation(line: 32, column: 10, scope: !99)
!105 = !DILocation(line: 33, column: 31, scope: !99)
!106 = !DILocation(line: 33, column: 33, scope: !99)
!107 = !DILocation(line: 33, column: 25, scope: !99)
!108 = !DILocation(line: 33, column: 2, scope: !99)
!109 = !DILocation(line: 34, column: 10, scope: !99)
!110 = !DILocation(line: 34, column: 8, scope: !99)
!111 = !DILocation(line: 35, column: 9, scope: !99)
!112 = !DILocation(line: 35, column: 2, scope: !99)
