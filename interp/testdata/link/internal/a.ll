; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"%d %d %s %s %d %d\0A\00", align 1
@name = internal global i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i32 0, i32 0), align 8, !dbg !0
@count = internal global i32 10, align 4, !dbg !12
@next.calls = internal global i32 0, align 4, !dbg !5
@.str.1 = private unnamed_addr constant [2 x i8] c"a\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @next(), !dbg !26
  %call1 = call i32 @b_next(), !dbg !27
  %call2 = call i32 @next(), !dbg !28
  %call3 = call i32 @b_next(), !dbg !29
  %0 = load i8*, i8** @name, align 8, !dbg !30
  %call4 = call i8* @b_name(), !dbg !31
  %1 = load i32, i32* @count, align 4, !dbg !32
  %call5 = call i32* @b_count(), !dbg !33
  %2 = load i32, i32* %call5, align 4, !dbg !34
  %call6 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i32 noundef %call2, i32 noundef %call3, i8* noundef %0, i8* noundef %call4, i32 noundef %1, i32 noundef %2), !dbg !35
  ret i32 0, !dbg !36
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next() #0 !dbg !7 {
entry:
  %0 = load i32, i32* @next.calls, align 4, !dbg !37
  %inc = add nsw i32 %0, 1, !dbg !37
  store i32 %inc, i32* @next.calls, align 4, !dbg !37
  %1 = load i32, i32* @count, align 4, !dbg !38
  %add = add nsw i32 %inc, %1, !dbg !39
  ret i32 %add, !dbg !40
}

declare i32 @b_next() #1

declare i32 @printf(i8* noundef, ...) #1

declare i8* @b_name() #1

declare i32* @b_count() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 4, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "a.c", directory: ".", checksumkind: CSK_MD5, checksum: "80ef97aa9e0df66dcfb8d9c2514cb67d")
!4 = !{!5, !0, !12}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "calls", scope: !7, file: !3, line: 5, type: !10, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 5, type: !8, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !11)
!8 = !DISubroutineType(types: !9)
!9 = !{!10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 3, type: !10, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 14.0.6"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !8, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !11)
!26 = !DILocation(line: 11, column: 2, scope: !25)
!27 = !DILocation(line: 12, column: 2, scope: !25)
!28 = !DILocation(line: 13, column: 32, scope: !25)
!29 = !DILocation(line: 13, column: 40, scope: !25)
!30 = !DILocation(line: 13, column: 50, scope: !25)
!31 = !DILocation(line: 13, column: 56, scope: !25)
!32 = !DILocation(line: 13, column: 66, scope: !25)
!33 = !DILocation(line: 13, column: 74, scope: !25)
!34 = !DILocation(line: 13, column: 73, scope: !25)
!35 = !DILocation(line: 13, column: 2, scope: !25)
!36 = !DILocation(line: 14, column: 2, scope: !25)
!37 = !DILocation(line: 5, column: 50, scope: !7)
!38 = !DILocation(line: 5, column: 60, scope: !7)
!39 = !DILocation(line: 5, column: 58, scope: !7)
!40 = !DILocation(line: 5, column: 43, scope: !7)
