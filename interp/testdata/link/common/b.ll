; ModuleID = 'b.c'
source_filename = "b.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@given = dso_local global i32 7, align 4, !dbg !0
@behind = dso_local global i32 5, align 4, !dbg !5
@shared = common dso_local global i32 0, align 4, !dbg !8
@buffer = common dso_local global [4 x i32] zeroinitializer, align 16, !dbg !10

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @set() #0 !dbg !23 {
entry:
  store i32 6, ptr @shared, align 4, !dbg !26
  store i32 8, ptr getelementptr inbounds ([4 x i32], ptr @buffer, i64 0, i64 1), align 4, !dbg !27
  store i32 9, ptr getelementptr inbounds ([4 x i32], ptr @buffer, i64 0, i64 3), align 4, !dbg !28
  %0 = load i32, ptr @behind, align 4, !dbg !29
  %cmp = icmp ne i32 %0, 5, !dbg !31
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:                                          ; preds = %entry
  store i32 0, ptr @given, align 4, !dbg !32
  br label %if.end, !dbg !33

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !34
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "b.c", directory: ".", checksumkind: CSK_MD5, checksum: "033a1ca786ec31163e9f90e5d2795432")
!4 = !{!0, !5, !8, !10}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "behind", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 1, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 3, type: !12, isLocal: false, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 4)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!23 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 5, type: !24, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!24 = !DISubroutineType(types: !25)
!25 = !{null}
!26 = !DILocation(line: 5, column: 25, scope: !23)
!27 = !DILocation(line: 5, column: 40, scope: !23)
!28 = !DILocation(line: 5, column: 55, scope: !23)
!29 = !DILocation(line: 5, column: 64, scope: !30)
!30 = distinct !DILexicalBlock(scope: !23, file: !3, line: 5, column: 64)
!31 = !DILocation(line: 5, column: 71, scope: !30)
!32 = !DILocation(line: 5, column: 83, scope: !30)
!33 = !DILocation(line: 5, column: 77, scope: !30)
!34 = !DILocation(line: 5, column: 88, scope: !23)
