; ModuleID = 'thread-local.c'
source_filename = "thread-local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
    #dbg_declare(ptr %2, !55, !DIExpression(), !59)
    #dbg_declare(ptr %3, !60, !DIExpression(), !61)
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth), !dbg !62
  store i32 10, ptr %4, align 4, !dbg !63
  %5 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @name), !dbg !64
  %6 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !64
  store i8 109, ptr %6, align 1, !dbg !65
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !66
  %8 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !67
  %9 = load i64, ptr %2, align 8, !dbg !68
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !69
  %11 = load i64, ptr %3, align 8, !dbg !70
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !71
  %13 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth), !dbg !72
  %14 = load i32, ptr %13, align 4, !dbg !72
  %15 = icmp eq i32 %14, 10, !dbg !72
  br i1 %15, label %16, label %23, !dbg !72

16:                                               ; preds = %0
  %17 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @name), !dbg !72
  %18 = getelementptr inbounds [8 x i8], ptr %17, i64 0, i64 0, !dbg !72
  %19 = load i8, ptr %18, align 1, !dbg !72
  %20 = sext i8 %19 to i32, !dbg !72
  %21 = icmp eq i32 %20, 109, !dbg !72
  br i1 %21, label %22, label %23, !dbg !75

22:                                               ; preds = %16
  br label %24, !dbg !75

23:                                               ; preds = %16, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !72
  unreachable, !dbg !72

24:                                               ; preds = %22
  ret i32 0, !dbg !76
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !77 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !80, !DIExpression(), !81)
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth), !dbg !82
  %4 = load i32, ptr %3, align 4, !dbg !82
  %5 = icmp eq i32 %4, 3, !dbg !82
  br i1 %5, label %6, label %13, !dbg !82

6:                                                ; preds = %1
  %7 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @name), !dbg !82
  %8 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 0, !dbg !82
  %9 = load i8, ptr %8, align 1, !dbg !82
  %10 = sext i8 %9 to i32, !dbg !82
  %11 = icmp eq i32 %10, 110, !dbg !82
  br i1 %11, label %12, label %13, !dbg !85

12:                                               ; preds = %6
  br label %14, !dbg !85

13:                                               ; preds = %6, %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.worker) #6, !dbg !82
  unreachable, !dbg !82

14:                                               ; preds = %12
  %15 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth), !dbg !86
  %16 = load i32, ptr %15, align 4, !dbg !87
  %17 = add nsw i32 %16, 2, !dbg !87
  store i32 %17, ptr %15, align 4, !dbg !87
  %18 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth), !dbg !88
  %19 = load i32, ptr %18, align 4, !dbg !88
  %20 = icmp eq i32 %19, 5, !dbg !88
  br i1 %20, label %21, label %22, !dbg !91

21:                                               ; preds = %14
  br label %23, !dbg !91

22:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.worker) #6, !dbg !88
  unreachable, !dbg !88

23:                                               ; preds = %21
  %24 = load ptr, ptr %2, align 8, !dbg !92
  ret ptr %24, !dbg !93
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "depth", scope: !2, file: !3, line: 6, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
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
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
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
!62 = !DILocation(line: 20, column: 2, scope: !51)
!63 = !DILocation(line: 20, column: 8, scope: !51)
!64 = !DILocation(line: 21, column: 2, scope: !51)
!65 = !DILocation(line: 21, column: 10, scope: !51)
!66 = !DILocation(line: 22, column: 2, scope: !51)
!67 = !DILocation(line: 23, column: 2, scope: !51)
!68 = !DILocation(line: 24, column: 15, scope: !51)
!69 = !DILocation(line: 24, column: 2, scope: !51)
!70 = !DILocation(line: 25, column: 15, scope: !51)
!71 = !DILocation(line: 25, column: 2, scope: !51)
!72 = !DILocation(line: 26, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 26, column: 2)
!74 = distinct !DILexicalBlock(scope: !51, file: !3, line: 26, column: 2)
!75 = !DILocation(line: 26, column: 2, scope: !74)
!76 = !DILocation(line: 27, column: 2, scope: !51)
!77 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !78, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!78 = !DISubroutineType(types: !79)
!79 = !{!5, !5}
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !77, file: !3, line: 9, type: !5)
!81 = !DILocation(line: 9, column: 27, scope: !77)
!82 = !DILocation(line: 11, column: 2, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 11, column: 2)
!84 = distinct !DILexicalBlock(scope: !77, file: !3, line: 11, column: 2)
!85 = !DILocation(line: 11, column: 2, scope: !84)
!86 = !DILocation(line: 12, column: 2, scope: !77)
!87 = !DILocation(line: 12, column: 8, scope: !77)
!88 = !DILocation(line: 13, column: 2, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !3, line: 13, column: 2)
!90 = distinct !DILexicalBlock(scope: !77, file: !3, line: 13, column: 2)
!91 = !DILocation(line: 13, column: 2, scope: !90)
!92 = !DILocation(line: 14, column: 9, scope: !77)
!93 = !DILocation(line: 14, column: 2, scope: !77)
