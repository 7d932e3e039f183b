; ModuleID = 'b.c'
source_filename = "b.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@name = internal global ptr @.str, align 8, !dbg !0
@count = internal global i32 20, align 4, !dbg !17
@next.calls = internal global i32 0, align 4, !dbg !5
@.str = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !11

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @b_next() #0 !dbg !29 {
entry:
  %call = call i32 @next(), !dbg !30
  ret i32 %call, !dbg !31
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next() #0 !dbg !7 {
entry:
  %0 = load i32, ptr @next.calls, align 4, !dbg !32
  %inc = add nsw i32 %0, 1, !dbg !32
  store i32 %inc, ptr @next.calls, align 4, !dbg !32
  %1 = load i32, ptr @count, align 4, !dbg !33
  %mul = mul nsw i32 %inc, %1, !dbg !34
  ret i32 %mul, !dbg !35
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @b_name() #0 !dbg !36 {
entry:
  %0 = load ptr, ptr @name, align 8, !dbg !39
  ret ptr %0, !dbg !40
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @b_count() #0 !dbg !41 {
entry:
  ret ptr @count, !dbg !45
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 2, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "b.c", directory: ".", checksumkind: CSK_MD5, checksum: "0a18f4dc189ca5e2e71731ebcc7d6238")
!4 = !{!5, !11, !0, !17}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "calls", scope: !7, file: !3, line: 3, type: !10, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 3, type: !8, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!8 = !DISubroutineType(types: !9)
!9 = !{!10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 2, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 16, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 2)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 1, type: !10, isLocal: true, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!29 = distinct !DISubprogram(name: "b_next", scope: !3, file: !3, line: 4, type: !8, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!30 = !DILocation(line: 4, column: 27, scope: !29)
!31 = !DILocation(line: 4, column: 20, scope: !29)
!32 = !DILocation(line: 3, column: 50, scope: !7)
!33 = !DILocation(line: 3, column: 60, scope: !7)
!34 = !DILocation(line: 3, column: 58, scope: !7)
!35 = !DILocation(line: 3, column: 43, scope: !7)
!36 = distinct !DISubprogram(name: "b_name", scope: !3, file: !3, line: 5, type: !37, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!37 = !DISubroutineType(types: !38)
!38 = !{!19}
!39 = !DILocation(line: 5, column: 35, scope: !36)
!40 = !DILocation(line: 5, column: 28, scope: !36)
!41 = distinct !DISubprogram(name: "b_count", scope: !3, file: !3, line: 6, type: !42, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!42 = !DISubroutineType(types: !43)
!43 = !{!44}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!45 = !DILocation(line: 6, column: 22, scope: !41)
