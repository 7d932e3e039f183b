; ModuleID = 'thread-local.c'
source_filename = "thread-local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@depth = internal thread_local global i32 3, align 4, !dbg !0
@name = internal thread_local global [8 x i8] c"none\00\00\00\00", align 1, !dbg !22
@.str = private unnamed_addr constant [30 x i8] c"depth == 10 && name[0] == 'm'\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [15 x i8] c"thread-local.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [29 x i8] c"depth == 3 && name[0] == 'n'\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1, !dbg !32
@.str.3 = private unnamed_addr constant [11 x i8] c"depth == 5\00", align 1, !dbg !37

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  store i32 10, ptr @depth, align 4, !dbg !62
  store i8 109, ptr @name, align 1, !dbg !63
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !64
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !65
  %6 = load i64, ptr %2, align 8, !dbg !66
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !67
  %8 = load i64, ptr %3, align 8, !dbg !68
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !69
  %10 = load i32, ptr @depth, align 4, !dbg !70
  %11 = icmp eq i32 %10, 10, !dbg !70
  br i1 %11, label %12, label %17, !dbg !70

12:                                               ; preds = %0
  %13 = load i8, ptr @name, align 1, !dbg !70
  %14 = sext i8 %13 to i32, !dbg !70
  %15 = icmp eq i32 %14, 109, !dbg !70
  br i1 %15, label %16, label %17, !dbg !73

16:                                               ; preds = %12
  br label %18, !dbg !73

17:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !70
  unreachable, !dbg !70

18:                                               ; preds = %16
  ret i32 0, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  %3 = load i32, ptr @depth, align 4, !dbg !80
  %4 = icmp eq i32 %3, 3, !dbg !80
  br i1 %4, label %5, label %10, !dbg !80

5:                                                ; preds = %1
  %6 = load i8, ptr @name, align 1, !dbg !80
  %7 = sext i8 %6 to i32, !dbg !80
  %8 = icmp eq i32 %7, 110, !dbg !80
  br i1 %8, label %9, label %10, !dbg !83

9:                                                ; preds = %5
  br label %11, !dbg !83

10:                                               ; preds = %5, %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.worker) #6, !dbg !80
  unreachable, !dbg !80

11:                                               ; preds = %9
  %12 = load i32, ptr @depth, align 4, !dbg !84
  %13 = add nsw i32 %12, 2, !dbg !84
  store i32 %13, ptr @depth, align 4, !dbg !84
  %14 = load i32, ptr @depth, align 4, !dbg !85
  %15 = icmp eq i32 %14, 5, !dbg !85
  br i1 %15, label %16, label %17, !dbg !88

16:                                               ; preds = %11
  br label %18, !dbg !88

17:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.worker) #6, !dbg !85
  unreachable, !dbg !85

18:                                               ; preds = %16
  %19 = load ptr, ptr %2, align 8, !dbg !89
  ret ptr %19, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "depth", scope: !2, file: !3, line: 6, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread-local.c", directory: ".", checksumkind: CSK_MD5, checksum: "42c1cbc01aa713e6c7b0c9ded38908db")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !22, !27, !32, !37}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 240, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 30)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !16)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 7, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 8)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 29)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 21)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 11)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 7, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"Debian clang version 15.0.6"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !52, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!42}
!54 = !{}
!55 = !DILocalVariable(name: "a", scope: !51, file: !3, line: 19, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 19, column: 12, scope: !51)
!60 = !DILocalVariable(name: "b", scope: !51, file: !3, line: 19, type: !56)
!61 = !DILocation(line: 19, column: 15, scope: !51)
!62 = !DILocation(line: 20, column: 8, scope: !51)
!63 = !DILocation(line: 21, column: 10, scope: !51)
!64 = !DILocation(line: 22, column: 2, scope: !51)
!65 = !DILocation(line: 23, column: 2, scope: !51)
!66 = !DILocation(line: 24, column: 15, scope: !51)
!67 = !DILocation(line: 24, column: 2, scope: !51)
!68 = !DILocation(line: 25, column: 15, scope: !51)
!69 = !DILocation(line: 25, column: 2, scope: !51)
!70 = !DILocation(line: 26, column: 2, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 26, column: 2)
!72 = distinct !DILexicalBlock(scope: !51, file: !3, line: 26, column: 2)
!73 = !DILocation(line: 26, column: 2, scope: !72)
!74 = !DILocation(line: 27, column: 2, scope: !51)
!75 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !76, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !5}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 9, type: !5)
!79 = !DILocation(line: 9, column: 27, scope: !75)
!80 = !DILocation(line: 11, column: 2, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 11, column: 2)
!82 = distinct !DILexicalBlock(scope: !75, file: !3, line: 11, column: 2)
!83 = !DILocation(line: 11, column: 2, scope: !82)
!84 = !DILocation(line: 12, column: 8, scope: !75)
!85 = !DILocation(line: 13, column: 2, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 13, column: 2)
!87 = distinct !DILexicalBlock(scope: !75, file: !3, line: 13, column: 2)
!88 = !DILocation(line: 13, column: 2, scope: !87)
!89 = !DILocation(line: 14, column: 9, scope: !75)
!90 = !DILocation(line: 14, column: 2, scope: !75)
