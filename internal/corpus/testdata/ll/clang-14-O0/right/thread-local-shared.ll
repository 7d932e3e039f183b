; ModuleID = 'thread-local-shared.c'
source_filename = "thread-local-shared.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@mine = internal thread_local global i32 1, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"mine == 6\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"thread-local-shared.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"theirs != &mine\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !20, metadata !DIExpression()), !dbg !24
  store i32 5, i32* @mine, align 4, !dbg !25
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef bitcast (i32* @mine to i8*)) #5, !dbg !26
  %4 = load i64, i64* %2, align 8, !dbg !27
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null), !dbg !28
  %6 = load i32, i32* @mine, align 4, !dbg !29
  %7 = icmp eq i32 %6, 6, !dbg !29
  br i1 %7, label %8, label %9, !dbg !32

8:                                                ; preds = %0
  br label %10, !dbg !32

9:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !29
  unreachable, !dbg !29

10:                                               ; preds = %8
  ret i32 0, !dbg !33
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !34 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !37, metadata !DIExpression()), !dbg !38
  call void @llvm.dbg.declare(metadata i32** %3, metadata !39, metadata !DIExpression()), !dbg !41
  %4 = load i8*, i8** %2, align 8, !dbg !42
  %5 = bitcast i8* %4 to i32*, !dbg !42
  store i32* %5, i32** %3, align 8, !dbg !41
  %6 = load i32*, i32** %3, align 8, !dbg !43
  %7 = icmp ne i32* %6, @mine, !dbg !43
  br i1 %7, label %8, label %9, !dbg !46

8:                                                ; preds = %1
  br label %10, !dbg !46

9:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !43
  unreachable, !dbg !43

10:                                               ; preds = %8
  %11 = load i32, i32* @mine, align 4, !dbg !47
  %12 = load i32*, i32** %3, align 8, !dbg !48
  %13 = load i32, i32* %12, align 4, !dbg !49
  %14 = add nsw i32 %13, %11, !dbg !49
  store i32 %14, i32* %12, align 4, !dbg !49
  ret i8* null, !dbg !50
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
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread-local-shared.c", directory: ".", checksumkind: CSK_MD5, checksum: "d08e5fab0b5635b500f2e297221b4324")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 14.0.6"}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !17, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{}
!20 = !DILocalVariable(name: "t", scope: !16, file: !3, line: 18, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 18, column: 12, scope: !16)
!25 = !DILocation(line: 19, column: 7, scope: !16)
!26 = !DILocation(line: 20, column: 2, scope: !16)
!27 = !DILocation(line: 21, column: 15, scope: !16)
!28 = !DILocation(line: 21, column: 2, scope: !16)
!29 = !DILocation(line: 22, column: 2, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 22, column: 2)
!31 = distinct !DILexicalBlock(scope: !16, file: !3, line: 22, column: 2)
!32 = !DILocation(line: 22, column: 2, scope: !31)
!33 = !DILocation(line: 23, column: 2, scope: !16)
!34 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 8, type: !35, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!35 = !DISubroutineType(types: !36)
!36 = !{!5, !5}
!37 = !DILocalVariable(name: "arg", arg: 1, scope: !34, file: !3, line: 8, type: !5)
!38 = !DILocation(line: 8, column: 27, scope: !34)
!39 = !DILocalVariable(name: "theirs", scope: !34, file: !3, line: 10, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!41 = !DILocation(line: 10, column: 7, scope: !34)
!42 = !DILocation(line: 10, column: 16, scope: !34)
!43 = !DILocation(line: 11, column: 2, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 11, column: 2)
!45 = distinct !DILexicalBlock(scope: !34, file: !3, line: 11, column: 2)
!46 = !DILocation(line: 11, column: 2, scope: !45)
!47 = !DILocation(line: 12, column: 13, scope: !34)
!48 = !DILocation(line: 12, column: 3, scope: !34)
!49 = !DILocation(line: 12, column: 10, scope: !34)
!50 = !DILocation(line: 13, column: 2, scope: !34)
