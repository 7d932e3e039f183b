; ModuleID = 'uninit-array-element.c'
source_filename = "uninit-array-element.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = dso_local global i32 4, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i32]* %2, metadata !18, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %3, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %3, align 4, !dbg !24
  call void @llvm.dbg.declare(metadata i32* %4, metadata !25, metadata !DIExpression()), !dbg !27
  store i32 0, i32* %4, align 4, !dbg !27
  br label %6, !dbg !28

6:                                                ; preds = %16, %0
  %7 = load i32, i32* %4, align 4, !dbg !29
  %8 = load i32, i32* @n, align 4, !dbg !31
  %9 = sub nsw i32 %8, 1, !dbg !32
  %10 = icmp slt i32 %7, %9, !dbg !33
  br i1 %10, label %11, label %19, !dbg !34

11:                                               ; preds = %6
  %12 = load i32, i32* %4, align 4, !dbg !35
  %13 = load i32, i32* %4, align 4, !dbg !36
  %14 = sext i32 %13 to i64, !dbg !37
  %15 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 %14, !dbg !37
  store i32 %12, i32* %15, align 4, !dbg !38
  br label %16, !dbg !37

16:                                               ; preds = %11
  %17 = load i32, i32* %4, align 4, !dbg !39
  %18 = add nsw i32 %17, 1, !dbg !39
  store i32 %18, i32* %4, align 4, !dbg !39
  br label %6, !dbg !40, !llvm.loop !41

19:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata i32* %5, metadata !44, metadata !DIExpression()), !dbg !46
  store i32 0, i32* %5, align 4, !dbg !46
  br label %20, !dbg !47

20:                                               ; preds = %31, %19
  %21 = load i32, i32* %5, align 4, !dbg !48
  %22 = load i32, i32* @n, align 4, !dbg !50
  %23 = icmp slt i32 %21, %22, !dbg !51
  br i1 %23, label %24, label %34, !dbg !52

24:                                               ; preds = %20
  %25 = load i32, i32* %5, align 4, !dbg !53
  %26 = sext i32 %25 to i64, !dbg !54
  %27 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 %26, !dbg !54
  %28 = load i32, i32* %27, align 4, !dbg !54
  %29 = load i32, i32* %3, align 4, !dbg !55
  %30 = add nsw i32 %29, %28, !dbg !55
  store i32 %30, i32* %3, align 4, !dbg !55
  br label %31, !dbg !56

31:                                               ; preds = %24
  %32 = load i32, i32* %5, align 4, !dbg !57
  %33 = add nsw i32 %32, 1, !dbg !57
  store i32 %33, i32* %5, align 4, !dbg !57
  br label %20, !dbg !58, !llvm.loop !59

34:                                               ; preds = %20
  %35 = load i32, i32* %3, align 4, !dbg !61
  %36 = icmp eq i32 %35, 99, !dbg !62
  %37 = zext i1 %36 to i32, !dbg !62
  ret i32 %37, !dbg !63
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "uninit-array-element.c", directory: ".", checksumkind: CSK_MD5, checksum: "86a614bf86c93d22d70ffb85982f535a")
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
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "a", scope: !14, file: !3, line: 7, type: !19)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !DILocation(line: 7, column: 6, scope: !14)
!23 = !DILocalVariable(name: "sum", scope: !14, file: !3, line: 7, type: !5)
!24 = !DILocation(line: 7, column: 12, scope: !14)
!25 = !DILocalVariable(name: "i", scope: !26, file: !3, line: 8, type: !5)
!26 = distinct !DILexicalBlock(scope: !14, file: !3, line: 8, column: 2)
!27 = !DILocation(line: 8, column: 11, scope: !26)
!28 = !DILocation(line: 8, column: 7, scope: !26)
!29 = !DILocation(line: 8, column: 18, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !3, line: 8, column: 2)
!31 = !DILocation(line: 8, column: 22, scope: !30)
!32 = !DILocation(line: 8, column: 24, scope: !30)
!33 = !DILocation(line: 8, column: 20, scope: !30)
!34 = !DILocation(line: 8, column: 2, scope: !26)
!35 = !DILocation(line: 9, column: 10, scope: !30)
!36 = !DILocation(line: 9, column: 5, scope: !30)
!37 = !DILocation(line: 9, column: 3, scope: !30)
!38 = !DILocation(line: 9, column: 8, scope: !30)
!39 = !DILocation(line: 8, column: 30, scope: !30)
!40 = !DILocation(line: 8, column: 2, scope: !30)
!41 = distinct !{!41, !34, !42, !43}
!42 = !DILocation(line: 9, column: 10, scope: !26)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocalVariable(name: "i", scope: !45, file: !3, line: 10, type: !5)
!45 = distinct !DILexicalBlock(scope: !14, file: !3, line: 10, column: 2)
!46 = !DILocation(line: 10, column: 11, scope: !45)
!47 = !DILocation(line: 10, column: 7, scope: !45)
!48 = !DILocation(line: 10, column: 18, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !3, line: 10, column: 2)
!50 = !DILocation(line: 10, column: 22, scope: !49)
!51 = !DILocation(line: 10, column: 20, scope: !49)
!52 = !DILocation(line: 10, column: 2, scope: !45)
!53 = !DILocation(line: 11, column: 12, scope: !49)
!54 = !DILocation(line: 11, column: 10, scope: !49)
!55 = !DILocation(line: 11, column: 7, scope: !49)
!56 = !DILocation(line: 11, column: 3, scope: !49)
!57 = !DILocation(line: 10, column: 26, scope: !49)
!58 = !DILocation(line: 10, column: 2, scope: !49)
!59 = distinct !{!59, !52, !60, !43}
!60 = !DILocation(line: 11, column: 13, scope: !45)
!61 = !DILocation(line: 12, column: 9, scope: !14)
!62 = !DILocation(line: 12, column: 13, scope: !14)
!63 = !DILocation(line: 12, column: 2, scope: !14)
