; ModuleID = 'deep-daemon.c'
source_filename = "deep-daemon.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [9 x i8] c"n != 200\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"deep-daemon.c\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !17, metadata !DIExpression()), !dbg !21
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #4, !dbg !22
  ret i32 0, !dbg !23
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !24 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !27, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %3, metadata !29, metadata !DIExpression()), !dbg !30
  %4 = call i32 @deep(i32 noundef 200), !dbg !31
  store i32 %4, i32* %3, align 4, !dbg !30
  %5 = load i32, i32* %3, align 4, !dbg !32
  %6 = icmp ne i32 %5, 200, !dbg !32
  br i1 %6, label %7, label %8, !dbg !35

7:                                                ; preds = %1
  br label %9, !dbg !35

8:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #5, !dbg !32
  unreachable, !dbg !32

9:                                                ; preds = %7
  %10 = load i8*, i8** %2, align 8, !dbg !36
  ret i8* %10, !dbg !37
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @deep(i32 noundef %0) #0 !dbg !38 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !41, metadata !DIExpression()), !dbg !42
  %3 = load i32, i32* %2, align 4, !dbg !43
  %4 = icmp ne i32 %3, 0, !dbg !43
  br i1 %4, label %5, label %10, !dbg !43

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4, !dbg !44
  %7 = sub nsw i32 %6, 1, !dbg !45
  %8 = call i32 @deep(i32 noundef %7), !dbg !46
  %9 = add nsw i32 1, %8, !dbg !47
  br label %11, !dbg !43

10:                                               ; preds = %1
  br label %11, !dbg !43

11:                                               ; preds = %10, %5
  %12 = phi i32 [ %9, %5 ], [ 0, %10 ], !dbg !43
  ret i32 %12, !dbg !48
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "deep-daemon.c", directory: ".", checksumkind: CSK_MD5, checksum: "7c9d37920b77df94e4a53a30d638114d")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !13, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "t", scope: !12, file: !1, line: 18, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 18, column: 12, scope: !12)
!22 = !DILocation(line: 19, column: 2, scope: !12)
!23 = !DILocation(line: 20, column: 2, scope: !12)
!24 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 10, type: !25, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!25 = !DISubroutineType(types: !26)
!26 = !{!3, !3}
!27 = !DILocalVariable(name: "arg", arg: 1, scope: !24, file: !1, line: 10, type: !3)
!28 = !DILocation(line: 10, column: 27, scope: !24)
!29 = !DILocalVariable(name: "n", scope: !24, file: !1, line: 12, type: !15)
!30 = !DILocation(line: 12, column: 6, scope: !24)
!31 = !DILocation(line: 12, column: 10, scope: !24)
!32 = !DILocation(line: 13, column: 2, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 13, column: 2)
!34 = distinct !DILexicalBlock(scope: !24, file: !1, line: 13, column: 2)
!35 = !DILocation(line: 13, column: 2, scope: !34)
!36 = !DILocation(line: 14, column: 9, scope: !24)
!37 = !DILocation(line: 14, column: 2, scope: !24)
!38 = distinct !DISubprogram(name: "deep", scope: !1, file: !1, line: 6, type: !39, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!39 = !DISubroutineType(types: !40)
!40 = !{!15, !15}
!41 = !DILocalVariable(name: "n", arg: 1, scope: !38, file: !1, line: 6, type: !15)
!42 = !DILocation(line: 6, column: 21, scope: !38)
!43 = !DILocation(line: 8, column: 9, scope: !38)
!44 = !DILocation(line: 8, column: 22, scope: !38)
!45 = !DILocation(line: 8, column: 24, scope: !38)
!46 = !DILocation(line: 8, column: 17, scope: !38)
!47 = !DILocation(line: 8, column: 15, scope: !38)
!48 = !DILocation(line: 8, column: 2, scope: !38)
