; ModuleID = 'spin-cas-forever.c'
source_filename = "spin-cas-forever.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@lock = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @acquire(), !dbg !21
  call void @acquire(), !dbg !22
  ret i32 0, !dbg !23
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @acquire() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata i32* %1, metadata !27, metadata !DIExpression()), !dbg !28
  store i32 0, i32* %1, align 4, !dbg !28
  br label %4, !dbg !29

4:                                                ; preds = %16, %0
  store i32 1, i32* %2, align 4, !dbg !30
  %5 = load i32, i32* %1, align 4, !dbg !30
  %6 = load i32, i32* %2, align 4, !dbg !30
  %7 = cmpxchg i32* @lock, i32 %5, i32 %6 seq_cst seq_cst, align 4, !dbg !30
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !30
  %9 = extractvalue { i32, i1 } %7, 1, !dbg !30
  br i1 %9, label %11, label %10, !dbg !30

10:                                               ; preds = %4
  store i32 %8, i32* %1, align 4, !dbg !30
  br label %11, !dbg !30

11:                                               ; preds = %10, %4
  %12 = zext i1 %9 to i8, !dbg !30
  store i8 %12, i8* %3, align 1, !dbg !30
  %13 = load i8, i8* %3, align 1, !dbg !30
  %14 = trunc i8 %13 to i1, !dbg !30
  %15 = xor i1 %14, true, !dbg !31
  br i1 %15, label %16, label %17, !dbg !29

16:                                               ; preds = %11
  store i32 0, i32* %1, align 4, !dbg !32
  br label %4, !dbg !29, !llvm.loop !33

17:                                               ; preds = %11
  ret void, !dbg !36
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin-cas-forever.c", directory: ".", checksumkind: CSK_MD5, checksum: "3aa7b240ca90ddcd17ce3acad6714311")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !7)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !18, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!8}
!20 = !{}
!21 = !DILocation(line: 17, column: 2, scope: !17)
!22 = !DILocation(line: 18, column: 2, scope: !17)
!23 = !DILocation(line: 19, column: 2, scope: !17)
!24 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 8, type: !25, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DILocalVariable(name: "expected", scope: !24, file: !3, line: 10, type: !8)
!28 = !DILocation(line: 10, column: 6, scope: !24)
!29 = !DILocation(line: 11, column: 2, scope: !24)
!30 = !DILocation(line: 11, column: 10, scope: !24)
!31 = !DILocation(line: 11, column: 9, scope: !24)
!32 = !DILocation(line: 12, column: 12, scope: !24)
!33 = distinct !{!33, !29, !34, !35}
!34 = !DILocation(line: 12, column: 14, scope: !24)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 13, column: 1, scope: !24)
