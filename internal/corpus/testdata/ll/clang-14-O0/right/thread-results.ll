; ModuleID = 'thread-results.c'
source_filename = "thread-results.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [50 x i8] c"pthread_create(&t, NULL, worker, (void *)21) == 0\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"thread-results.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"pthread_join(t, &r) == 0\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"(intptr_t)r == 42\00", align 1
@self = internal global i64 0, align 8, !dbg !0
@.str.4 = private unnamed_addr constant [63 x i8] c"pthread_equal(self, t) && !pthread_equal(self, pthread_self())\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !26, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata i8** %3, metadata !28, metadata !DIExpression()), !dbg !29
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef inttoptr (i64 21 to i8*)) #7, !dbg !30
  %5 = icmp eq i32 %4, 0, !dbg !30
  br i1 %5, label %6, label %7, !dbg !33

6:                                                ; preds = %0
  br label %8, !dbg !33

7:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !30
  unreachable, !dbg !30

8:                                                ; preds = %6
  %9 = load i64, i64* %2, align 8, !dbg !34
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef %3), !dbg !34
  %11 = icmp eq i32 %10, 0, !dbg !34
  br i1 %11, label %12, label %13, !dbg !37

12:                                               ; preds = %8
  br label %14, !dbg !37

13:                                               ; preds = %8
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !34
  unreachable, !dbg !34

14:                                               ; preds = %12
  %15 = load i8*, i8** %3, align 8, !dbg !38
  %16 = ptrtoint i8* %15 to i64, !dbg !38
  %17 = icmp eq i64 %16, 42, !dbg !38
  br i1 %17, label %18, label %19, !dbg !41

18:                                               ; preds = %14
  br label %20, !dbg !41

19:                                               ; preds = %14
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !38
  unreachable, !dbg !38

20:                                               ; preds = %18
  %21 = load i64, i64* @self, align 8, !dbg !42
  %22 = load i64, i64* %2, align 8, !dbg !42
  %23 = call i32 @pthread_equal(i64 noundef %21, i64 noundef %22) #9, !dbg !42
  %24 = icmp ne i32 %23, 0, !dbg !42
  br i1 %24, label %25, label %31, !dbg !42

25:                                               ; preds = %20
  %26 = load i64, i64* @self, align 8, !dbg !42
  %27 = call i64 @pthread_self() #9, !dbg !42
  %28 = call i32 @pthread_equal(i64 noundef %26, i64 noundef %27) #9, !dbg !42
  %29 = icmp ne i32 %28, 0, !dbg !42
  br i1 %29, label %31, label %30, !dbg !45

30:                                               ; preds = %25
  br label %32, !dbg !45

31:                                               ; preds = %25, %20
  call void @__assert_fail(i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !42
  unreachable, !dbg !42

32:                                               ; preds = %30
  ret i32 0, !dbg !46
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !47 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !50, metadata !DIExpression()), !dbg !51
  %3 = call i64 @pthread_self() #9, !dbg !52
  store i64 %3, i64* @self, align 8, !dbg !53
  %4 = load i8*, i8** %2, align 8, !dbg !54
  %5 = ptrtoint i8* %4 to i64, !dbg !55
  call void @deep(i64 noundef %5), !dbg !56
  ret i8* null, !dbg !57
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: nounwind readnone willreturn
declare i32 @pthread_equal(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind readnone willreturn
declare i64 @pthread_self() #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @deep(i64 noundef %0) #0 !dbg !58 {
  %2 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  call void @llvm.dbg.declare(metadata i64* %2, metadata !61, metadata !DIExpression()), !dbg !62
  %3 = load i64, i64* %2, align 8, !dbg !63
  %4 = mul nsw i64 %3, 2, !dbg !64
  %5 = inttoptr i64 %4 to i8*, !dbg !65
  call void @pthread_exit(i8* noundef %5) #10, !dbg !66
  unreachable, !dbg !66
}

; Function Attrs: noreturn
declare void @pthread_exit(i8* noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind readnone willreturn }
attributes #10 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "self", scope: !2, file: !3, line: 7, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread-results.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf6f70f06269b2821ac6ae01c3849cf4")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!0}
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !12)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 14.0.6"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !22, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!22 = !DISubroutineType(types: !23)
!23 = !{!24}
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{}
!26 = !DILocalVariable(name: "t", scope: !21, file: !3, line: 23, type: !10)
!27 = !DILocation(line: 23, column: 12, scope: !21)
!28 = !DILocalVariable(name: "r", scope: !21, file: !3, line: 24, type: !5)
!29 = !DILocation(line: 24, column: 8, scope: !21)
!30 = !DILocation(line: 25, column: 2, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 25, column: 2)
!32 = distinct !DILexicalBlock(scope: !21, file: !3, line: 25, column: 2)
!33 = !DILocation(line: 25, column: 2, scope: !32)
!34 = !DILocation(line: 26, column: 2, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 26, column: 2)
!36 = distinct !DILexicalBlock(scope: !21, file: !3, line: 26, column: 2)
!37 = !DILocation(line: 26, column: 2, scope: !36)
!38 = !DILocation(line: 27, column: 2, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 27, column: 2)
!40 = distinct !DILexicalBlock(scope: !21, file: !3, line: 27, column: 2)
!41 = !DILocation(line: 27, column: 2, scope: !40)
!42 = !DILocation(line: 28, column: 2, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 28, column: 2)
!44 = distinct !DILexicalBlock(scope: !21, file: !3, line: 28, column: 2)
!45 = !DILocation(line: 28, column: 2, scope: !44)
!46 = !DILocation(line: 29, column: 2, scope: !21)
!47 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 14, type: !48, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!48 = !DISubroutineType(types: !49)
!49 = !{!5, !5}
!50 = !DILocalVariable(name: "arg", arg: 1, scope: !47, file: !3, line: 14, type: !5)
!51 = !DILocation(line: 14, column: 27, scope: !47)
!52 = !DILocation(line: 16, column: 9, scope: !47)
!53 = !DILocation(line: 16, column: 7, scope: !47)
!54 = !DILocation(line: 17, column: 17, scope: !47)
!55 = !DILocation(line: 17, column: 7, scope: !47)
!56 = !DILocation(line: 17, column: 2, scope: !47)
!57 = !DILocation(line: 18, column: 2, scope: !47)
!58 = distinct !DISubprogram(name: "deep", scope: !3, file: !3, line: 9, type: !59, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !6}
!61 = !DILocalVariable(name: "v", arg: 1, scope: !58, file: !3, line: 9, type: !6)
!62 = !DILocation(line: 9, column: 27, scope: !58)
!63 = !DILocation(line: 11, column: 24, scope: !58)
!64 = !DILocation(line: 11, column: 26, scope: !58)
!65 = !DILocation(line: 11, column: 15, scope: !58)
!66 = !DILocation(line: 11, column: 2, scope: !58)
