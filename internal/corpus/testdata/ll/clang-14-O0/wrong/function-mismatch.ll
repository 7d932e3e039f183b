; ModuleID = 'function-mismatch.c'
source_filename = "function-mismatch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@address = dso_local global i8* bitcast (i32 (i32, i32)* @add to i8*), align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !19 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !25, metadata !DIExpression()), !dbg !26
  %5 = load i32, i32* %3, align 4, !dbg !27
  %6 = load i32, i32* %4, align 4, !dbg !28
  %7 = add nsw i32 %5, %6, !dbg !29
  ret i32 %7, !dbg !30
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i32 (i32)*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32 (i32)** %2, metadata !34, metadata !DIExpression()), !dbg !35
  %3 = load i8*, i8** @address, align 8, !dbg !36
  %4 = bitcast i8* %3 to i32 (i32)*, !dbg !37
  store i32 (i32)* %4, i32 (i32)** %2, align 8, !dbg !35
  %5 = load i32 (i32)*, i32 (i32)** %2, align 8, !dbg !38
  %6 = call i32 %5(i32 noundef 1), !dbg !38
  %7 = icmp eq i32 %6, 99, !dbg !39
  %8 = zext i1 %7 to i32, !dbg !39
  ret i32 %8, !dbg !40
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "address", scope: !2, file: !3, line: 4, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function-mismatch.c", directory: ".", checksumkind: CSK_MD5, checksum: "92bd6bb20107a4f9e2a625fd43902d57")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!0}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 3, type: !20, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!8, !8, !8}
!22 = !{}
!23 = !DILocalVariable(name: "a", arg: 1, scope: !19, file: !3, line: 3, type: !8)
!24 = !DILocation(line: 3, column: 20, scope: !19)
!25 = !DILocalVariable(name: "b", arg: 2, scope: !19, file: !3, line: 3, type: !8)
!26 = !DILocation(line: 3, column: 27, scope: !19)
!27 = !DILocation(line: 3, column: 39, scope: !19)
!28 = !DILocation(line: 3, column: 43, scope: !19)
!29 = !DILocation(line: 3, column: 41, scope: !19)
!30 = !DILocation(line: 3, column: 32, scope: !19)
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !32, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!32 = !DISubroutineType(types: !33)
!33 = !{!8}
!34 = !DILocalVariable(name: "one", scope: !31, file: !3, line: 8, type: !5)
!35 = !DILocation(line: 8, column: 8, scope: !31)
!36 = !DILocation(line: 8, column: 34, scope: !31)
!37 = !DILocation(line: 8, column: 20, scope: !31)
!38 = !DILocation(line: 9, column: 9, scope: !31)
!39 = !DILocation(line: 9, column: 16, scope: !31)
!40 = !DILocation(line: 9, column: 2, scope: !31)
