; ModuleID = 'thread-local.c'
source_filename = "thread-local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@depth = internal thread_local global i32 3, align 4, !dbg !0
@name = internal thread_local global [8 x i8] c"none\00\00\00\00", align 1, !dbg !7
@.str = private unnamed_addr constant [30 x i8] c"depth == 10 && name[0] == 'm'\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"thread-local.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"depth == 3 && name[0] == 'n'\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"depth == 5\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !26, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata i64* %3, metadata !31, metadata !DIExpression()), !dbg !32
  store i32 10, i32* @depth, align 4, !dbg !33
  store i8 109, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0), align 1, !dbg !34
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !35
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !36
  %6 = load i64, i64* %2, align 8, !dbg !37
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !38
  %8 = load i64, i64* %3, align 8, !dbg !39
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !40
  %10 = load i32, i32* @depth, align 4, !dbg !41
  %11 = icmp eq i32 %10, 10, !dbg !41
  br i1 %11, label %12, label %17, !dbg !41

12:                                               ; preds = %0
  %13 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0), align 1, !dbg !41
  %14 = sext i8 %13 to i32, !dbg !41
  %15 = icmp eq i32 %14, 109, !dbg !41
  br i1 %15, label %16, label %17, !dbg !44

16:                                               ; preds = %12
  br label %18, !dbg !44

17:                                               ; preds = %12, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !41
  unreachable, !dbg !41

18:                                               ; preds = %16
  ret i32 0, !dbg !45
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !46 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !49, metadata !DIExpression()), !dbg !50
  %3 = load i32, i32* @depth, align 4, !dbg !51
  %4 = icmp eq i32 %3, 3, !dbg !51
  br i1 %4, label %5, label %10, !dbg !51

5:                                                ; preds = %1
  %6 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0), align 1, !dbg !51
  %7 = sext i8 %6 to i32, !dbg !51
  %8 = icmp eq i32 %7, 110, !dbg !51
  br i1 %8, label %9, label %10, !dbg !54

9:                                                ; preds = %5
  br label %11, !dbg !54

10:                                               ; preds = %5, %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !51
  unreachable, !dbg !51

11:                                               ; preds = %9
  %12 = load i32, i32* @depth, align 4, !dbg !55
  %13 = add nsw i32 %12, 2, !dbg !55
  store i32 %13, i32* @depth, align 4, !dbg !55
  %14 = load i32, i32* @depth, align 4, !dbg !56
  %15 = icmp eq i32 %14, 5, !dbg !56
  br i1 %15, label %16, label %17, !dbg !59

16:                                               ; preds = %11
  br label %18, !dbg !59

17:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !56
  unreachable, !dbg !56

18:                                               ; preds = %16
  %19 = load i8*, i8** %2, align 8, !dbg !60
  ret i8* %19, !dbg !61
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
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "depth", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread-local.c", directory: ".", checksumkind: CSK_MD5, checksum: "42c1cbc01aa713e6c7b0c9ded38908db")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 8)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !23, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!13}
!25 = !{}
!26 = !DILocalVariable(name: "a", scope: !22, file: !3, line: 19, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocation(line: 19, column: 12, scope: !22)
!31 = !DILocalVariable(name: "b", scope: !22, file: !3, line: 19, type: !27)
!32 = !DILocation(line: 19, column: 15, scope: !22)
!33 = !DILocation(line: 20, column: 8, scope: !22)
!34 = !DILocation(line: 21, column: 10, scope: !22)
!35 = !DILocation(line: 22, column: 2, scope: !22)
!36 = !DILocation(line: 23, column: 2, scope: !22)
!37 = !DILocation(line: 24, column: 15, scope: !22)
!38 = !DILocation(line: 24, column: 2, scope: !22)
!39 = !DILocation(line: 25, column: 15, scope: !22)
!40 = !DILocation(line: 25, column: 2, scope: !22)
!41 = !DILocation(line: 26, column: 2, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 26, column: 2)
!43 = distinct !DILexicalBlock(scope: !22, file: !3, line: 26, column: 2)
!44 = !DILocation(line: 26, column: 2, scope: !43)
!45 = !DILocation(line: 27, column: 2, scope: !22)
!46 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !47, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !5}
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 9, type: !5)
!50 = !DILocation(line: 9, column: 27, scope: !46)
!51 = !DILocation(line: 11, column: 2, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 11, column: 2)
!53 = distinct !DILexicalBlock(scope: !46, file: !3, line: 11, column: 2)
!54 = !DILocation(line: 11, column: 2, scope: !53)
!55 = !DILocation(line: 12, column: 8, scope: !46)
!56 = !DILocation(line: 13, column: 2, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 13, column: 2)
!58 = distinct !DILexicalBlock(scope: !46, file: !3, line: 13, column: 2)
!59 = !DILocation(line: 13, column: 2, scope: !58)
!60 = !DILocation(line: 14, column: 9, scope: !46)
!61 = !DILocation(line: 14, column: 2, scope: !46)
