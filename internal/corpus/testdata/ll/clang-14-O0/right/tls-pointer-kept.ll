; ModuleID = 'tls-pointer-kept.c'
source_filename = "tls-pointer-kept.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [16 x i8] c"*counter() == 1\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"tls-pointer-kept.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@counter.n = internal thread_local global [2 x i32] [i32 100, i32 200], align 4, !dbg !0
@.str.2 = private unnamed_addr constant [18 x i8] c"*counter() == 203\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !27, metadata !DIExpression()), !dbg !31
  %3 = call i32* @counter(), !dbg !32
  store i32 1, i32* %3, align 4, !dbg !33
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !34
  %5 = load i64, i64* %2, align 8, !dbg !35
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null), !dbg !36
  %7 = call i32* @counter(), !dbg !37
  %8 = load i32, i32* %7, align 4, !dbg !37
  %9 = icmp eq i32 %8, 1, !dbg !37
  br i1 %9, label %10, label %11, !dbg !40

10:                                               ; preds = %0
  br label %12, !dbg !40

11:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !37
  unreachable, !dbg !37

12:                                               ; preds = %10
  ret i32 0, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32* @counter() #0 !dbg !2 {
  ret i32* getelementptr inbounds ([2 x i32], [2 x i32]* @counter.n, i64 0, i64 1), !dbg !42
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !43 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !46, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %3, metadata !48, metadata !DIExpression()), !dbg !50
  store i32 0, i32* %3, align 4, !dbg !50
  br label %4, !dbg !51

4:                                                ; preds = %11, %1
  %5 = load i32, i32* %3, align 4, !dbg !52
  %6 = icmp slt i32 %5, 3, !dbg !54
  br i1 %6, label %7, label %14, !dbg !55

7:                                                ; preds = %4
  %8 = call i32* @counter(), !dbg !56
  %9 = load i32, i32* %8, align 4, !dbg !57
  %10 = add nsw i32 %9, 1, !dbg !57
  store i32 %10, i32* %8, align 4, !dbg !57
  br label %11, !dbg !57

11:                                               ; preds = %7
  %12 = load i32, i32* %3, align 4, !dbg !58
  %13 = add nsw i32 %12, 1, !dbg !58
  store i32 %13, i32* %3, align 4, !dbg !58
  br label %4, !dbg !59, !llvm.loop !60

14:                                               ; preds = %4
  %15 = call i32* @counter(), !dbg !63
  %16 = load i32, i32* %15, align 4, !dbg !63
  %17 = icmp eq i32 %16, 203, !dbg !63
  br i1 %17, label %18, label %19, !dbg !66

18:                                               ; preds = %14
  br label %20, !dbg !66

19:                                               ; preds = %14
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !63
  unreachable, !dbg !63

20:                                               ; preds = %18
  %21 = load i8*, i8** %2, align 8, !dbg !67
  ret i8* %21, !dbg !68
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

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 8, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "counter", scope: !3, file: !3, line: 6, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !8, retainedNodes: !12)
!3 = !DIFile(filename: "tls-pointer-kept.c", directory: ".", checksumkind: CSK_MD5, checksum: "fcd853327978e8a0b4356c3723db913b")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !11, splitDebugInlining: false, nameTableKind: None)
!9 = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !{!0}
!12 = !{}
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 2)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !12)
!25 = !DISubroutineType(types: !26)
!26 = !{!7}
!27 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 22, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 22, column: 12, scope: !24)
!32 = !DILocation(line: 23, column: 3, scope: !24)
!33 = !DILocation(line: 23, column: 13, scope: !24)
!34 = !DILocation(line: 24, column: 2, scope: !24)
!35 = !DILocation(line: 25, column: 15, scope: !24)
!36 = !DILocation(line: 25, column: 2, scope: !24)
!37 = !DILocation(line: 26, column: 2, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 26, column: 2)
!39 = distinct !DILexicalBlock(scope: !24, file: !3, line: 26, column: 2)
!40 = !DILocation(line: 26, column: 2, scope: !39)
!41 = !DILocation(line: 27, column: 2, scope: !24)
!42 = !DILocation(line: 9, column: 2, scope: !2)
!43 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 12, type: !44, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !8, retainedNodes: !12)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !10}
!46 = !DILocalVariable(name: "arg", arg: 1, scope: !43, file: !3, line: 12, type: !10)
!47 = !DILocation(line: 12, column: 27, scope: !43)
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 14, type: !7)
!49 = distinct !DILexicalBlock(scope: !43, file: !3, line: 14, column: 2)
!50 = !DILocation(line: 14, column: 11, scope: !49)
!51 = !DILocation(line: 14, column: 7, scope: !49)
!52 = !DILocation(line: 14, column: 18, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 14, column: 2)
!54 = !DILocation(line: 14, column: 20, scope: !53)
!55 = !DILocation(line: 14, column: 2, scope: !49)
!56 = !DILocation(line: 15, column: 6, scope: !53)
!57 = !DILocation(line: 15, column: 3, scope: !53)
!58 = !DILocation(line: 14, column: 26, scope: !53)
!59 = !DILocation(line: 14, column: 2, scope: !53)
!60 = distinct !{!60, !55, !61, !62}
!61 = !DILocation(line: 15, column: 14, scope: !49)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 16, column: 2, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 16, column: 2)
!65 = distinct !DILexicalBlock(scope: !43, file: !3, line: 16, column: 2)
!66 = !DILocation(line: 16, column: 2, scope: !65)
!67 = !DILocation(line: 17, column: 9, scope: !43)
!68 = !DILocation(line: 17, column: 2, scope: !43)
