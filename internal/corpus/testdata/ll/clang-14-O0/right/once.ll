; ModuleID = 'once.c'
source_filename = "once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@once = dso_local global i32 0, align 4, !dbg !0
@value = dso_local global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [11 x i8] c"value == 1\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"once.c\00", align 1
@__PRETTY_FUNCTION__.user = private unnamed_addr constant [19 x i8] c"void *user(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !24, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %3, metadata !28, metadata !DIExpression()), !dbg !29
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @user, i8* noundef null) #5, !dbg !30
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @user, i8* noundef null) #5, !dbg !31
  %6 = load i64, i64* %2, align 8, !dbg !32
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !33
  %8 = load i64, i64* %3, align 8, !dbg !34
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !35
  ret i32 0, !dbg !36
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @user(i8* noundef %0) #0 !dbg !37 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !40, metadata !DIExpression()), !dbg !41
  %3 = call i32 @pthread_once(i32* noundef @once, void ()* noundef @init), !dbg !42
  %4 = load i32, i32* @value, align 4, !dbg !43
  %5 = icmp eq i32 %4, 1, !dbg !43
  br i1 %5, label %6, label %7, !dbg !46

6:                                                ; preds = %1
  br label %8, !dbg !46

7:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.user, i64 0, i64 0)) #6, !dbg !43
  unreachable, !dbg !43

8:                                                ; preds = %6
  %9 = load i8*, i8** %2, align 8, !dbg !47
  ret i8* %9, !dbg !48
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @pthread_once(i32* noundef, void ()* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @init() #0 !dbg !49 {
  %1 = load i32, i32* @value, align 4, !dbg !52
  %2 = add nsw i32 %1, 1, !dbg !52
  store i32 %2, i32* @value, align 4, !dbg !52
  ret void, !dbg !53
}

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
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "once.c", directory: ".", checksumkind: CSK_MD5, checksum: "d4e18c64f31b3a063a8fc808ed8b0c32")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !11, line: 53, baseType: !9)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !21, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!9}
!23 = !{}
!24 = !DILocalVariable(name: "a", scope: !20, file: !3, line: 20, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !26)
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 20, column: 12, scope: !20)
!28 = !DILocalVariable(name: "b", scope: !20, file: !3, line: 20, type: !25)
!29 = !DILocation(line: 20, column: 15, scope: !20)
!30 = !DILocation(line: 21, column: 2, scope: !20)
!31 = !DILocation(line: 22, column: 2, scope: !20)
!32 = !DILocation(line: 23, column: 15, scope: !20)
!33 = !DILocation(line: 23, column: 2, scope: !20)
!34 = !DILocation(line: 24, column: 15, scope: !20)
!35 = !DILocation(line: 24, column: 2, scope: !20)
!36 = !DILocation(line: 25, column: 2, scope: !20)
!37 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 11, type: !38, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!38 = !DISubroutineType(types: !39)
!39 = !{!5, !5}
!40 = !DILocalVariable(name: "arg", arg: 1, scope: !37, file: !3, line: 11, type: !5)
!41 = !DILocation(line: 11, column: 25, scope: !37)
!42 = !DILocation(line: 13, column: 2, scope: !37)
!43 = !DILocation(line: 14, column: 2, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 14, column: 2)
!45 = distinct !DILexicalBlock(scope: !37, file: !3, line: 14, column: 2)
!46 = !DILocation(line: 14, column: 2, scope: !45)
!47 = !DILocation(line: 15, column: 9, scope: !37)
!48 = !DILocation(line: 15, column: 2, scope: !37)
!49 = distinct !DISubprogram(name: "init", scope: !3, file: !3, line: 9, type: !50, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!50 = !DISubroutineType(types: !51)
!51 = !{null}
!52 = !DILocation(line: 9, column: 31, scope: !49)
!53 = !DILocation(line: 9, column: 35, scope: !49)
