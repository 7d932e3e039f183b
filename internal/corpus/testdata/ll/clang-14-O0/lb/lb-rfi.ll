; ModuleID = 'lb-rfi.c'
source_filename = "lb-rfi.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@saw_x = dso_local global i32 0, align 4, !dbg !0
@saw_y = dso_local global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [28 x i8] c"!(saw_x == 1 && saw_y == 1)\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"lb-rfi.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@x = dso_local global i32 0, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !23
@p = dso_local global i32 0, align 4, !dbg !25
@q = dso_local global i32 0, align 4, !dbg !27

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !43, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata i64* %3, metadata !48, metadata !DIExpression()), !dbg !49
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef null) #5, !dbg !50
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef null) #5, !dbg !51
  %6 = load i64, i64* %2, align 8, !dbg !52
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !53
  %8 = load i64, i64* %3, align 8, !dbg !54
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !55
  %10 = load i32, i32* @saw_x, align 4, !dbg !56
  %11 = icmp eq i32 %10, 1, !dbg !56
  br i1 %11, label %12, label %15, !dbg !56

12:                                               ; preds = %0
  %13 = load i32, i32* @saw_y, align 4, !dbg !56
  %14 = icmp eq i32 %13, 1, !dbg !56
  br i1 %14, label %16, label %15, !dbg !59

15:                                               ; preds = %12, %0
  br label %17, !dbg !59

16:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !56
  unreachable, !dbg !56

17:                                               ; preds = %15
  ret i32 0, !dbg !60
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* noundef %0) #0 !dbg !61 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !64, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata i32* %3, metadata !66, metadata !DIExpression()), !dbg !67
  %8 = load atomic i32, i32* @x monotonic, align 4, !dbg !68
  store i32 %8, i32* %4, align 4, !dbg !68
  %9 = load i32, i32* %4, align 4, !dbg !68
  store i32 %9, i32* %3, align 4, !dbg !67
  %10 = load i32, i32* %3, align 4, !dbg !69
  %11 = or i32 %10, 1, !dbg !70
  store i32 %11, i32* %5, align 4, !dbg !71
  %12 = load i32, i32* %5, align 4, !dbg !71
  store atomic i32 %12, i32* @p monotonic, align 4, !dbg !71
  %13 = load atomic i32, i32* @p monotonic, align 4, !dbg !72
  store i32 %13, i32* %7, align 4, !dbg !72
  %14 = load i32, i32* %7, align 4, !dbg !72
  store i32 %14, i32* %6, align 4, !dbg !73
  %15 = load i32, i32* %6, align 4, !dbg !73
  store atomic i32 %15, i32* @y monotonic, align 4, !dbg !73
  %16 = load i32, i32* %3, align 4, !dbg !74
  store i32 %16, i32* @saw_x, align 4, !dbg !75
  %17 = load i8*, i8** %2, align 8, !dbg !76
  ret i8* %17, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* noundef %0) #0 !dbg !78 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !79, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.declare(metadata i32* %3, metadata !81, metadata !DIExpression()), !dbg !82
  %8 = load atomic i32, i32* @y monotonic, align 4, !dbg !83
  store i32 %8, i32* %4, align 4, !dbg !83
  %9 = load i32, i32* %4, align 4, !dbg !83
  store i32 %9, i32* %3, align 4, !dbg !82
  %10 = load i32, i32* %3, align 4, !dbg !84
  %11 = or i32 %10, 1, !dbg !85
  store i32 %11, i32* %5, align 4, !dbg !86
  %12 = load i32, i32* %5, align 4, !dbg !86
  store atomic i32 %12, i32* @q monotonic, align 4, !dbg !86
  %13 = load atomic i32, i32* @q monotonic, align 4, !dbg !87
  store i32 %13, i32* %7, align 4, !dbg !87
  %14 = load i32, i32* %7, align 4, !dbg !87
  store i32 %14, i32* %6, align 4, !dbg !88
  %15 = load i32, i32* %6, align 4, !dbg !88
  store atomic i32 %15, i32* @x monotonic, align 4, !dbg !88
  %16 = load i32, i32* %3, align 4, !dbg !89
  store i32 %16, i32* @saw_y, align 4, !dbg !90
  %17 = load i8*, i8** %2, align 8, !dbg !91
  ret i8* %17, !dbg !92
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
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}
!llvm.ident = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "saw_x", scope: !2, file: !3, line: 12, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lb-rfi.c", directory: ".", checksumkind: CSK_MD5, checksum: "3308bfb77c1b304836006063fe58ef18")
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
!17 = !{!18, !23, !25, !27, !0, !29}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "q", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "saw_y", scope: !2, file: !3, line: 12, type: !22, isLocal: false, isDefinition: true)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 14.0.6"}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !40, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!22}
!42 = !{}
!43 = !DILocalVariable(name: "l", scope: !39, file: !3, line: 34, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !46)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 34, column: 12, scope: !39)
!48 = !DILocalVariable(name: "r", scope: !39, file: !3, line: 34, type: !44)
!49 = !DILocation(line: 34, column: 15, scope: !39)
!50 = !DILocation(line: 35, column: 2, scope: !39)
!51 = !DILocation(line: 36, column: 2, scope: !39)
!52 = !DILocation(line: 37, column: 15, scope: !39)
!53 = !DILocation(line: 37, column: 2, scope: !39)
!54 = !DILocation(line: 38, column: 15, scope: !39)
!55 = !DILocation(line: 38, column: 2, scope: !39)
!56 = !DILocation(line: 39, column: 2, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 39, column: 2)
!58 = distinct !DILexicalBlock(scope: !39, file: !3, line: 39, column: 2)
!59 = !DILocation(line: 39, column: 2, scope: !58)
!60 = !DILocation(line: 40, column: 2, scope: !39)
!61 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 14, type: !62, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!62 = !DISubroutineType(types: !63)
!63 = !{!16, !16}
!64 = !DILocalVariable(name: "arg", arg: 1, scope: !61, file: !3, line: 14, type: !16)
!65 = !DILocation(line: 14, column: 25, scope: !61)
!66 = !DILocalVariable(name: "a", scope: !61, file: !3, line: 16, type: !22)
!67 = !DILocation(line: 16, column: 6, scope: !61)
!68 = !DILocation(line: 16, column: 10, scope: !61)
!69 = !DILocation(line: 17, column: 28, scope: !61)
!70 = !DILocation(line: 17, column: 30, scope: !61)
!71 = !DILocation(line: 17, column: 2, scope: !61)
!72 = !DILocation(line: 18, column: 28, scope: !61)
!73 = !DILocation(line: 18, column: 2, scope: !61)
!74 = !DILocation(line: 19, column: 10, scope: !61)
!75 = !DILocation(line: 19, column: 8, scope: !61)
!76 = !DILocation(line: 20, column: 9, scope: !61)
!77 = !DILocation(line: 20, column: 2, scope: !61)
!78 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 23, type: !62, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !78, file: !3, line: 23, type: !16)
!80 = !DILocation(line: 23, column: 26, scope: !78)
!81 = !DILocalVariable(name: "b", scope: !78, file: !3, line: 25, type: !22)
!82 = !DILocation(line: 25, column: 6, scope: !78)
!83 = !DILocation(line: 25, column: 10, scope: !78)
!84 = !DILocation(line: 26, column: 28, scope: !78)
!85 = !DILocation(line: 26, column: 30, scope: !78)
!86 = !DILocation(line: 26, column: 2, scope: !78)
!87 = !DILocation(line: 27, column: 28, scope: !78)
!88 = !DILocation(line: 27, column: 2, scope: !78)
!89 = !DILocation(line: 28, column: 10, scope: !78)
!90 = !DILocation(line: 28, column: 8, scope: !78)
!91 = !DILocation(line: 29, column: 9, scope: !78)
!92 = !DILocation(line: 29, column: 2, scope: !78)
