; ModuleID = 'bad-call-offset.c'
source_filename = "bad-call-offset.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@callback = dso_local global i32 ()* @answer, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @answer() #0 !dbg !20 {
  ret i32 42, !dbg !22
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = load i32 ()*, i32 ()** @callback, align 8, !dbg !24
  %3 = bitcast i32 ()* %2 to i8*, !dbg !25
  %4 = getelementptr inbounds i8, i8* %3, i64 1, !dbg !26
  %5 = bitcast i8* %4 to i32 ()*, !dbg !27
  store i32 ()* %5, i32 ()** @callback, align 8, !dbg !28
  %6 = load i32 ()*, i32 ()** @callback, align 8, !dbg !29
  %7 = call i32 %6(), !dbg !29
  %8 = icmp eq i32 %7, 99, !dbg !30
  %9 = zext i1 %8 to i32, !dbg !30
  ret i32 %9, !dbg !31
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "callback", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bad-call-offset.c", directory: ".", checksumkind: CSK_MD5, checksum: "1b73ee2595e974a2d6932f0e96e54db0")
!4 = !{!5, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DISubroutineType(types: !7)
!7 = !{!8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!0}
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "answer", scope: !3, file: !3, line: 3, type: !6, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!21 = !{}
!22 = !DILocation(line: 3, column: 27, scope: !20)
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !6, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!24 = !DILocation(line: 8, column: 37, scope: !23)
!25 = !DILocation(line: 8, column: 29, scope: !23)
!26 = !DILocation(line: 8, column: 46, scope: !23)
!27 = !DILocation(line: 8, column: 13, scope: !23)
!28 = !DILocation(line: 8, column: 11, scope: !23)
!29 = !DILocation(line: 9, column: 9, scope: !23)
!30 = !DILocation(line: 9, column: 20, scope: !23)
!31 = !DILocation(line: 9, column: 2, scope: !23)
