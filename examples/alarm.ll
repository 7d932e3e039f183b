; ModuleID = 'alarm.c'
source_filename = "alarm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@alarm_raised = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [32 x i8] c"atomic_load(&alarm_raised) == 1\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"alarm.c\00", align 1
@__PRETTY_FUNCTION__.watch = private unnamed_addr constant [20 x i8] c"void *watch(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i64]* %2, metadata !23, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %3, metadata !31, metadata !DIExpression()), !dbg !33
  store i32 0, i32* %3, align 4, !dbg !33
  br label %5, !dbg !34

5:                                                ; preds = %13, %0
  %6 = load i32, i32* %3, align 4, !dbg !35
  %7 = icmp slt i32 %6, 4, !dbg !37
  br i1 %7, label %8, label %16, !dbg !38

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !39
  %10 = sext i32 %9 to i64, !dbg !40
  %11 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %10, !dbg !40
  %12 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @watch, i8* noundef null) #5, !dbg !41
  br label %13, !dbg !41

13:                                               ; preds = %8
  %14 = load i32, i32* %3, align 4, !dbg !42
  %15 = add nsw i32 %14, 1, !dbg !42
  store i32 %15, i32* %3, align 4, !dbg !42
  br label %5, !dbg !43, !llvm.loop !44

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 0, i32* %4, align 4, !dbg !49
  br label %17, !dbg !50

17:                                               ; preds = %26, %16
  %18 = load i32, i32* %4, align 4, !dbg !51
  %19 = icmp slt i32 %18, 4, !dbg !53
  br i1 %19, label %20, label %29, !dbg !54

20:                                               ; preds = %17
  %21 = load i32, i32* %4, align 4, !dbg !55
  %22 = sext i32 %21 to i64, !dbg !56
  %23 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %22, !dbg !56
  %24 = load i64, i64* %23, align 8, !dbg !56
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !57
  br label %26, !dbg !57

26:                                               ; preds = %20
  %27 = load i32, i32* %4, align 4, !dbg !58
  %28 = add nsw i32 %27, 1, !dbg !58
  store i32 %28, i32* %4, align 4, !dbg !58
  br label %17, !dbg !59, !llvm.loop !60

29:                                               ; preds = %17
  ret i32 0, !dbg !62
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @watch(i8* noundef %0) #0 !dbg !63 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !66, metadata !DIExpression()), !dbg !67
  store i32 1, i32* %3, align 4, !dbg !68
  %5 = load i32, i32* %3, align 4, !dbg !68
  store atomic i32 %5, i32* @alarm_raised seq_cst, align 4, !dbg !68
  %6 = load atomic i32, i32* @alarm_raised seq_cst, align 4, !dbg !69
  store i32 %6, i32* %4, align 4, !dbg !69
  %7 = load i32, i32* %4, align 4, !dbg !69
  %8 = icmp eq i32 %7, 1, !dbg !69
  br i1 %8, label %9, label %10, !dbg !72

9:                                                ; preds = %1
  br label %11, !dbg !72

10:                                               ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @__PRETTY_FUNCTION__.watch, i64 0, i64 0)) #6, !dbg !69
  unreachable, !dbg !69

11:                                               ; preds = %9
  ret i8* null, !dbg !73
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
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "alarm_raised", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "alarm.c", directory: ".", checksumkind: CSK_MD5, checksum: "692f36620b26d49030760093912673bc")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !20, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 22, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 256, elements: !28)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !{!29}
!29 = !DISubrange(count: 4)
!30 = !DILocation(line: 22, column: 12, scope: !19)
!31 = !DILocalVariable(name: "i", scope: !32, file: !3, line: 23, type: !10)
!32 = distinct !DILexicalBlock(scope: !19, file: !3, line: 23, column: 2)
!33 = !DILocation(line: 23, column: 11, scope: !32)
!34 = !DILocation(line: 23, column: 7, scope: !32)
!35 = !DILocation(line: 23, column: 18, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !3, line: 23, column: 2)
!37 = !DILocation(line: 23, column: 20, scope: !36)
!38 = !DILocation(line: 23, column: 2, scope: !32)
!39 = !DILocation(line: 24, column: 21, scope: !36)
!40 = !DILocation(line: 24, column: 19, scope: !36)
!41 = !DILocation(line: 24, column: 3, scope: !36)
!42 = !DILocation(line: 23, column: 32, scope: !36)
!43 = !DILocation(line: 23, column: 2, scope: !36)
!44 = distinct !{!44, !38, !45, !46}
!45 = !DILocation(line: 24, column: 42, scope: !32)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocalVariable(name: "i", scope: !48, file: !3, line: 25, type: !10)
!48 = distinct !DILexicalBlock(scope: !19, file: !3, line: 25, column: 2)
!49 = !DILocation(line: 25, column: 11, scope: !48)
!50 = !DILocation(line: 25, column: 7, scope: !48)
!51 = !DILocation(line: 25, column: 18, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 25, column: 2)
!53 = !DILocation(line: 25, column: 20, scope: !52)
!54 = !DILocation(line: 25, column: 2, scope: !48)
!55 = !DILocation(line: 26, column: 18, scope: !52)
!56 = !DILocation(line: 26, column: 16, scope: !52)
!57 = !DILocation(line: 26, column: 3, scope: !52)
!58 = !DILocation(line: 25, column: 32, scope: !52)
!59 = !DILocation(line: 25, column: 2, scope: !52)
!60 = distinct !{!60, !54, !61, !46}
!61 = !DILocation(line: 26, column: 26, scope: !48)
!62 = !DILocation(line: 27, column: 2, scope: !19)
!63 = distinct !DISubprogram(name: "watch", scope: !3, file: !3, line: 13, type: !64, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!64 = !DISubroutineType(types: !65)
!65 = !{!5, !5}
!66 = !DILocalVariable(name: "unused", arg: 1, scope: !63, file: !3, line: 13, type: !5)
!67 = !DILocation(line: 13, column: 26, scope: !63)
!68 = !DILocation(line: 15, column: 2, scope: !63)
!69 = !DILocation(line: 16, column: 2, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 16, column: 2)
!71 = distinct !DILexicalBlock(scope: !63, file: !3, line: 16, column: 2)
!72 = !DILocation(line: 16, column: 2, scope: !71)
!73 = !DILocation(line: 17, column: 2, scope: !63)
