; ModuleID = 'misaligned-atomic.c'
source_filename = "misaligned-atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@offset = dso_local global i32 1, align 4, !dbg !0
@buffer = dso_local global [16 x i8] zeroinitializer, align 16, !dbg !9

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32** %2, metadata !27, metadata !DIExpression()), !dbg !28
  %4 = load i32, i32* @offset, align 4, !dbg !29
  %5 = sext i32 %4 to i64, !dbg !30
  %6 = getelementptr inbounds i8, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @buffer, i64 0, i64 0), i64 %5, !dbg !30
  %7 = bitcast i8* %6 to i32*, !dbg !31
  store i32* %7, i32** %2, align 8, !dbg !28
  %8 = load i32*, i32** %2, align 8, !dbg !32
  store i32 1, i32* %3, align 4, !dbg !33
  %9 = load i32, i32* %3, align 4, !dbg !33
  store atomic i32 %9, i32* %8 seq_cst, align 4, !dbg !33
  ret i32 0, !dbg !34
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "offset", scope: !2, file: !3, line: 4, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "misaligned-atomic.c", directory: ".", checksumkind: CSK_MD5, checksum: "5953ebba75af9bd3f0944e24484e4ed3")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 3, type: !11, isLocal: false, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 16)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!6}
!26 = !{}
!27 = !DILocalVariable(name: "p", scope: !23, file: !3, line: 8, type: !5)
!28 = !DILocation(line: 8, column: 7, scope: !23)
!29 = !DILocation(line: 8, column: 36, scope: !23)
!30 = !DILocation(line: 8, column: 34, scope: !23)
!31 = !DILocation(line: 8, column: 11, scope: !23)
!32 = !DILocation(line: 9, column: 19, scope: !23)
!33 = !DILocation(line: 9, column: 2, scope: !23)
!34 = !DILocation(line: 10, column: 2, scope: !23)
