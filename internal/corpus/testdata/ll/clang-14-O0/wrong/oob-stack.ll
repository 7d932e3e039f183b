; ModuleID = 'oob-stack.c'
source_filename = "oob-stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@at = dso_local global i32 4, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  %3 = alloca [4 x i32], align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i32]* %2, metadata !18, metadata !DIExpression()), !dbg !22
  %4 = bitcast [4 x i32]* %2 to i8*, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* align 16 %4, i8 0, i64 16, i1 false), !dbg !22
  call void @llvm.dbg.declare(metadata [4 x i32]* %3, metadata !23, metadata !DIExpression()), !dbg !24
  %5 = bitcast [4 x i32]* %3 to i8*, !dbg !24
  call void @llvm.memset.p0i8.i64(i8* align 16 %5, i8 0, i64 16, i1 false), !dbg !24
  %6 = load i32, i32* @at, align 4, !dbg !25
  %7 = sext i32 %6 to i64, !dbg !26
  %8 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 %7, !dbg !26
  store i32 1, i32* %8, align 4, !dbg !27
  %9 = getelementptr inbounds [4 x i32], [4 x i32]* %3, i64 0, i64 0, !dbg !28
  %10 = load i32, i32* %9, align 16, !dbg !28
  ret i32 %10, !dbg !29
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "at", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "oob-stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "648e997f03c3df13f20b1ecf3dab7de4")
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
!23 = !DILocalVariable(name: "guard", scope: !14, file: !3, line: 8, type: !19)
!24 = !DILocation(line: 8, column: 6, scope: !14)
!25 = !DILocation(line: 9, column: 4, scope: !14)
!26 = !DILocation(line: 9, column: 2, scope: !14)
!27 = !DILocation(line: 9, column: 8, scope: !14)
!28 = !DILocation(line: 10, column: 9, scope: !14)
!29 = !DILocation(line: 10, column: 2, scope: !14)
