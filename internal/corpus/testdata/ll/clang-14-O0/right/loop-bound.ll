; ModuleID = 'loop-bound.c'
source_filename = "loop-bound.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = dso_local global i32 5, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"sum == 10\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"loop-bound.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %2, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata i32* %3, metadata !20, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %3, align 4, !dbg !22
  br label %4, !dbg !23

4:                                                ; preds = %12, %0
  %5 = load i32, i32* %3, align 4, !dbg !24
  %6 = load i32, i32* @n, align 4, !dbg !26
  %7 = icmp slt i32 %5, %6, !dbg !27
  br i1 %7, label %8, label %15, !dbg !28

8:                                                ; preds = %4
  %9 = load i32, i32* %3, align 4, !dbg !29
  %10 = load i32, i32* %2, align 4, !dbg !30
  %11 = add nsw i32 %10, %9, !dbg !30
  store i32 %11, i32* %2, align 4, !dbg !30
  br label %12, !dbg !31

12:                                               ; preds = %8
  %13 = load i32, i32* %3, align 4, !dbg !32
  %14 = add nsw i32 %13, 1, !dbg !32
  store i32 %14, i32* %3, align 4, !dbg !32
  br label %4, !dbg !33, !llvm.loop !34

15:                                               ; preds = %4
  %16 = load i32, i32* %2, align 4, !dbg !37
  %17 = icmp eq i32 %16, 10, !dbg !37
  br i1 %17, label %18, label %19, !dbg !40

18:                                               ; preds = %15
  br label %20, !dbg !40

19:                                               ; preds = %15
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !37
  unreachable, !dbg !37

20:                                               ; preds = %18
  ret i32 0, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "loop-bound.c", directory: ".", checksumkind: CSK_MD5, checksum: "1a06b0cd169ab042d5f1132725b8b3b7")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "sum", scope: !14, file: !3, line: 10, type: !5)
!19 = !DILocation(line: 10, column: 6, scope: !14)
!20 = !DILocalVariable(name: "i", scope: !21, file: !3, line: 11, type: !5)
!21 = distinct !DILexicalBlock(scope: !14, file: !3, line: 11, column: 2)
!22 = !DILocation(line: 11, column: 11, scope: !21)
!23 = !DILocation(line: 11, column: 7, scope: !21)
!24 = !DILocation(line: 11, column: 18, scope: !25)
!25 = distinct !DILexicalBlock(scope: !21, file: !3, line: 11, column: 2)
!26 = !DILocation(line: 11, column: 22, scope: !25)
!27 = !DILocation(line: 11, column: 20, scope: !25)
!28 = !DILocation(line: 11, column: 2, scope: !21)
!29 = !DILocation(line: 12, column: 10, scope: !25)
!30 = !DILocation(line: 12, column: 7, scope: !25)
!31 = !DILocation(line: 12, column: 3, scope: !25)
!32 = !DILocation(line: 11, column: 26, scope: !25)
!33 = !DILocation(line: 11, column: 2, scope: !25)
!34 = distinct !{!34, !28, !35, !36}
!35 = !DILocation(line: 12, column: 10, scope: !21)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 13, column: 2, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 13, column: 2)
!39 = distinct !DILexicalBlock(scope: !14, file: !3, line: 13, column: 2)
!40 = !DILocation(line: 13, column: 2, scope: !39)
!41 = !DILocation(line: 14, column: 2, scope: !14)
