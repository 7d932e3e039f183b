; ModuleID = 'lb-fake-branches.c'
source_filename = "lb-fake-branches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@saw_x = dso_local global i32 0, align 4, !dbg !0
@saw_y = dso_local global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [28 x i8] c"!(saw_x == 1 && saw_y == 1)\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"lb-fake-branches.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@x = dso_local global i32 0, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !39, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata i64* %3, metadata !44, metadata !DIExpression()), !dbg !45
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef null) #5, !dbg !46
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef null) #5, !dbg !47
  %6 = load i64, i64* %2, align 8, !dbg !48
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !49
  %8 = load i64, i64* %3, align 8, !dbg !50
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !51
  %10 = load i32, i32* @saw_x, align 4, !dbg !52
  %11 = icmp eq i32 %10, 1, !dbg !52
  br i1 %11, label %12, label %15, !dbg !52

12:                                               ; preds = %0
  %13 = load i32, i32* @saw_y, align 4, !dbg !52
  %14 = icmp eq i32 %13, 1, !dbg !52
  br i1 %14, label %16, label %15, !dbg !55

15:                                               ; preds = %12, %0
  br label %17, !dbg !55

16:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 42, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !52
  unreachable, !dbg !52

17:                                               ; preds = %15
  ret i32 0, !dbg !56
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* noundef %0) #0 !dbg !57 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !60, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata i32* %3, metadata !62, metadata !DIExpression()), !dbg !63
  %7 = load atomic i32, i32* @x monotonic, align 4, !dbg !64
  store i32 %7, i32* %4, align 4, !dbg !64
  %8 = load i32, i32* %4, align 4, !dbg !64
  store i32 %8, i32* %3, align 4, !dbg !63
  %9 = load i32, i32* %3, align 4, !dbg !65
  %10 = icmp eq i32 %9, 1, !dbg !67
  br i1 %10, label %11, label %13, !dbg !68

11:                                               ; preds = %1
  store i32 1, i32* %5, align 4, !dbg !69
  %12 = load i32, i32* %5, align 4, !dbg !69
  store atomic i32 %12, i32* @y monotonic, align 4, !dbg !69
  br label %15, !dbg !69

13:                                               ; preds = %1
  store i32 1, i32* %6, align 4, !dbg !70
  %14 = load i32, i32* %6, align 4, !dbg !70
  store atomic i32 %14, i32* @y monotonic, align 4, !dbg !70
  br label %15

15:                                               ; preds = %13, %11
  %16 = load i32, i32* %3, align 4, !dbg !71
  store i32 %16, i32* @saw_x, align 4, !dbg !72
  %17 = load i8*, i8** %2, align 8, !dbg !73
  ret i8* %17, !dbg !74
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* noundef %0) #0 !dbg !75 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata i32* %3, metadata !78, metadata !DIExpression()), !dbg !79
  %7 = load atomic i32, i32* @y monotonic, align 4, !dbg !80
  store i32 %7, i32* %4, align 4, !dbg !80
  %8 = load i32, i32* %4, align 4, !dbg !80
  store i32 %8, i32* %3, align 4, !dbg !79
  %9 = load i32, i32* %3, align 4, !dbg !81
  %10 = icmp eq i32 %9, 1, !dbg !83
  br i1 %10, label %11, label %13, !dbg !84

11:                                               ; preds = %1
  store i32 1, i32* %5, align 4, !dbg !85
  %12 = load i32, i32* %5, align 4, !dbg !85
  store atomic i32 %12, i32* @x monotonic, align 4, !dbg !85
  br label %15, !dbg !85

13:                                               ; preds = %1
  store i32 1, i32* %6, align 4, !dbg !86
  %14 = load i32, i32* %6, align 4, !dbg !86
  store atomic i32 %14, i32* @x monotonic, align 4, !dbg !86
  br label %15

15:                                               ; preds = %13, %11
  %16 = load i32, i32* %3, align 4, !dbg !87
  store i32 %16, i32* @saw_y, align 4, !dbg !88
  %17 = load i8*, i8** %2, align 8, !dbg !89
  ret i8* %17, !dbg !90
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
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "saw_x", scope: !2, file: !3, line: 11, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lb-fake-branches.c", directory: ".", checksumkind: CSK_MD5, checksum: "25b1798c49a6556b84c71d2e8e13cb0e")
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
!17 = !{!18, !23, !0, !25}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "saw_y", scope: !2, file: !3, line: 11, type: !22, isLocal: false, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 1}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 14.0.6"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !36, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!22}
!38 = !{}
!39 = !DILocalVariable(name: "l", scope: !35, file: !3, line: 37, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 37, column: 12, scope: !35)
!44 = !DILocalVariable(name: "r", scope: !35, file: !3, line: 37, type: !40)
!45 = !DILocation(line: 37, column: 15, scope: !35)
!46 = !DILocation(line: 38, column: 2, scope: !35)
!47 = !DILocation(line: 39, column: 2, scope: !35)
!48 = !DILocation(line: 40, column: 15, scope: !35)
!49 = !DILocation(line: 40, column: 2, scope: !35)
!50 = !DILocation(line: 41, column: 15, scope: !35)
!51 = !DILocation(line: 41, column: 2, scope: !35)
!52 = !DILocation(line: 42, column: 2, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 42, column: 2)
!54 = distinct !DILexicalBlock(scope: !35, file: !3, line: 42, column: 2)
!55 = !DILocation(line: 42, column: 2, scope: !54)
!56 = !DILocation(line: 43, column: 2, scope: !35)
!57 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 13, type: !58, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!58 = !DISubroutineType(types: !59)
!59 = !{!16, !16}
!60 = !DILocalVariable(name: "arg", arg: 1, scope: !57, file: !3, line: 13, type: !16)
!61 = !DILocation(line: 13, column: 25, scope: !57)
!62 = !DILocalVariable(name: "a", scope: !57, file: !3, line: 15, type: !22)
!63 = !DILocation(line: 15, column: 6, scope: !57)
!64 = !DILocation(line: 15, column: 10, scope: !57)
!65 = !DILocation(line: 16, column: 6, scope: !66)
!66 = distinct !DILexicalBlock(scope: !57, file: !3, line: 16, column: 6)
!67 = !DILocation(line: 16, column: 8, scope: !66)
!68 = !DILocation(line: 16, column: 6, scope: !57)
!69 = !DILocation(line: 17, column: 3, scope: !66)
!70 = !DILocation(line: 19, column: 3, scope: !66)
!71 = !DILocation(line: 20, column: 10, scope: !57)
!72 = !DILocation(line: 20, column: 8, scope: !57)
!73 = !DILocation(line: 21, column: 9, scope: !57)
!74 = !DILocation(line: 21, column: 2, scope: !57)
!75 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 24, type: !58, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 24, type: !16)
!77 = !DILocation(line: 24, column: 26, scope: !75)
!78 = !DILocalVariable(name: "b", scope: !75, file: !3, line: 26, type: !22)
!79 = !DILocation(line: 26, column: 6, scope: !75)
!80 = !DILocation(line: 26, column: 10, scope: !75)
!81 = !DILocation(line: 27, column: 6, scope: !82)
!82 = distinct !DILexicalBlock(scope: !75, file: !3, line: 27, column: 6)
!83 = !DILocation(line: 27, column: 8, scope: !82)
!84 = !DILocation(line: 27, column: 6, scope: !75)
!85 = !DILocation(line: 28, column: 3, scope: !82)
!86 = !DILocation(line: 30, column: 3, scope: !82)
!87 = !DILocation(line: 31, column: 10, scope: !75)
!88 = !DILocation(line: 31, column: 8, scope: !75)
!89 = !DILocation(line: 32, column: 9, scope: !75)
!90 = !DILocation(line: 32, column: 2, scope: !75)
