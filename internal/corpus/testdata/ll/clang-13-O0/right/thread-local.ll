; ModuleID = 'thread-local.c'
source_filename = "thread-local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@depth = internal thread_local global i32 3, align 4, !dbg !0
@name = internal thread_local global [8 x i8] c"none\00\00\00\00", align 1, !dbg !8
@.str = private unnamed_addr constant [30 x i8] c"depth == 10 && name[0] == 'm'\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"thread-local.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"depth == 3 && name[0] == 'n'\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"depth == 5\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata i64* %3, metadata !29, metadata !DIExpression()), !dbg !30
  store i32 10, i32* @depth, align 4, !dbg !31
  store i8 109, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0), align 1, !dbg !32
  %4 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @worker, i8* null) #5, !dbg !33
  %5 = call i32 @pthread_create(i64* %3, %union.pthread_attr_t* null, i8* (i8*)* @worker, i8* null) #5, !dbg !34
  %6 = load i64, i64* %2, align 8, !dbg !35
  %7 = call i32 @pthread_join(i64 %6, i8** null), !dbg !36
  %8 = load i64, i64* %3, align 8, !dbg !37
  %9 = call i32 @pthread_join(i64 %8, i8** null), !dbg !38
  %10 = load i32, i32* @depth, align 4, !dbg !39
  %11 = icmp eq i32 %10, 10, !dbg !39
  br i1 %11, label %12, label %17, !dbg !39

12:                                               ; preds = %0
  %13 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0), align 1, !dbg !39
  %14 = sext i8 %13 to i32, !dbg !39
  %15 = icmp eq i32 %14, 109, !dbg !39
  br i1 %15, label %16, label %17, !dbg !42

16:                                               ; preds = %12
  br label %18, !dbg !42

17:                                               ; preds = %12, %0
  call void @__assert_fail(i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 26, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !39
  unreachable, !dbg !39

18:                                               ; preds = %16
  ret i32 0, !dbg !43
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* %0) #0 !dbg !44 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !47, metadata !DIExpression()), !dbg !48
  %3 = load i32, i32* @depth, align 4, !dbg !49
  %4 = icmp eq i32 %3, 3, !dbg !49
  br i1 %4, label %5, label %10, !dbg !49

5:                                                ; preds = %1
  %6 = load i8, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0), align 1, !dbg !49
  %7 = sext i8 %6 to i32, !dbg !49
  %8 = icmp eq i32 %7, 110, !dbg !49
  br i1 %8, label %9, label %10, !dbg !52

9:                                                ; preds = %5
  br label %11, !dbg !52

10:                                               ; preds = %5, %1
  call void @__assert_fail(i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 11, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !49
  unreachable, !dbg !49

11:                                               ; preds = %9
  %12 = load i32, i32* @depth, align 4, !dbg !53
  %13 = add nsw i32 %12, 2, !dbg !53
  store i32 %13, i32* @depth, align 4, !dbg !53
  %14 = load i32, i32* @depth, align 4, !dbg !54
  %15 = icmp eq i32 %14, 5, !dbg !54
  br i1 %15, label %16, label %17, !dbg !57

16:                                               ; preds = %11
  br label %18, !dbg !57

17:                                               ; preds = %11
  call void @__assert_fail(i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 13, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !54
  unreachable, !dbg !54

18:                                               ; preds = %16
  %19 = load i8*, i8** %2, align 8, !dbg !58
  ret i8* %19, !dbg !59
}

declare dso_local i32 @pthread_join(i64, i8**) #3

; Function Attrs: noreturn nounwind
declare dso_local void @__assert_fail(i8*, i8*, i32, i8*) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "depth", scope: !2, file: !3, line: 6, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread-local.c", directory: ".")
!4 = !{}
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0, !8}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 64, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 8)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 13.0.1-11+b2"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !22, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!22 = !DISubroutineType(types: !23)
!23 = !{!14}
!24 = !DILocalVariable(name: "a", scope: !21, file: !3, line: 19, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 19, column: 12, scope: !21)
!29 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 19, type: !25)
!30 = !DILocation(line: 19, column: 15, scope: !21)
!31 = !DILocation(line: 20, column: 8, scope: !21)
!32 = !DILocation(line: 21, column: 10, scope: !21)
!33 = !DILocation(line: 22, column: 2, scope: !21)
!34 = !DILocation(line: 23, column: 2, scope: !21)
!35 = !DILocation(line: 24, column: 15, scope: !21)
!36 = !DILocation(line: 24, column: 2, scope: !21)
!37 = !DILocation(line: 25, column: 15, scope: !21)
!38 = !DILocation(line: 25, column: 2, scope: !21)
!39 = !DILocation(line: 26, column: 2, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 26, column: 2)
!41 = distinct !DILexicalBlock(scope: !21, file: !3, line: 26, column: 2)
!42 = !DILocation(line: 26, column: 2, scope: !41)
!43 = !DILocation(line: 27, column: 2, scope: !21)
!44 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !45, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!45 = !DISubroutineType(types: !46)
!46 = !{!6, !6}
!47 = !DILocalVariable(name: "arg", arg: 1, scope: !44, file: !3, line: 9, type: !6)
!48 = !DILocation(line: 9, column: 27, scope: !44)
!49 = !DILocation(line: 11, column: 2, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 11, column: 2)
!51 = distinct !DILexicalBlock(scope: !44, file: !3, line: 11, column: 2)
!52 = !DILocation(line: 11, column: 2, scope: !51)
!53 = !DILocation(line: 12, column: 8, scope: !44)
!54 = !DILocation(line: 13, column: 2, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 13, column: 2)
!56 = distinct !DILexicalBlock(scope: !44, file: !3, line: 13, column: 2)
!57 = !DILocation(line: 13, column: 2, scope: !56)
!58 = !DILocation(line: 14, column: 9, scope: !44)
!59 = !DILocation(line: 14, column: 2, scope: !44)
