; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@level = weak dso_local global i32 1, align 4, !dbg !0
@.str = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@nowhere = extern_weak global i32, align 4
@somewhere = extern_weak global i32, align 4

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @hook() #0 !dbg !14 {
entry:
  ret i32 1, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @strong() #0 !dbg !19 {
entry:
  ret i32 3, !dbg !20
}

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @both() #0 !dbg !21 {
entry:
  ret i32 4, !dbg !22
}

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @alone() #0 !dbg !23 {
entry:
  ret i32 5, !dbg !24
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @hook(), !dbg !26
  %0 = load i32, i32* @level, align 4, !dbg !27
  %call1 = call i32 @strong(), !dbg !28
  %call2 = call i32 @both(), !dbg !29
  %call3 = call i32 @alone(), !dbg !30
  %call4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i32 noundef %call, i32 noundef %0, i32 noundef %call1, i32 noundef %call2, i32 noundef %call3), !dbg !31
  br i1 icmp ne (i32 ()* @present, i32 ()* null), label %cond.true, label %cond.false, !dbg !32

cond.true:                                        ; preds = %entry
  %call5 = call i32 @present(), !dbg !33
  br label %cond.end, !dbg !32

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !32

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call5, %cond.true ], [ 0, %cond.false ], !dbg !32
  br i1 icmp ne (i32* @somewhere, i32* null), label %cond.true6, label %cond.false7, !dbg !34

cond.true6:                                       ; preds = %cond.end
  %1 = load i32, i32* @somewhere, align 4, !dbg !35
  br label %cond.end8, !dbg !34

cond.false7:                                      ; preds = %cond.end
  br label %cond.end8, !dbg !34

cond.end8:                                        ; preds = %cond.false7, %cond.true6
  %cond9 = phi i32 [ %1, %cond.true6 ], [ 0, %cond.false7 ], !dbg !34
  %call10 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef zext (i1 icmp ne (i32 ()* @absent, i32 ()* null) to i32), i32 noundef %cond, i32 noundef zext (i1 icmp ne (i32* @nowhere, i32* null) to i32), i32 noundef %cond9), !dbg !36
  %call11 = call i32 @from_b(), !dbg !37
  ret i32 %call11, !dbg !38
}

declare i32 @printf(i8* noundef, ...) #1

declare extern_weak i32 @absent() #1

declare extern_weak i32 @present() #1

declare i32 @from_b() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "a.c", directory: ".", checksumkind: CSK_MD5, checksum: "911a1edf718e409a7fea40327514dfe8")
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
!14 = distinct !DISubprogram(name: "hook", scope: !3, file: !3, line: 3, type: !15, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocation(line: 3, column: 40, scope: !14)
!19 = distinct !DISubprogram(name: "strong", scope: !3, file: !3, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!20 = !DILocation(line: 5, column: 20, scope: !19)
!21 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!22 = !DILocation(line: 6, column: 40, scope: !21)
!23 = distinct !DISubprogram(name: "alone", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!24 = !DILocation(line: 7, column: 41, scope: !23)
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!26 = !DILocation(line: 15, column: 29, scope: !25)
!27 = !DILocation(line: 15, column: 37, scope: !25)
!28 = !DILocation(line: 15, column: 44, scope: !25)
!29 = !DILocation(line: 15, column: 54, scope: !25)
!30 = !DILocation(line: 15, column: 62, scope: !25)
!31 = !DILocation(line: 15, column: 2, scope: !25)
!32 = !DILocation(line: 16, column: 39, scope: !25)
!33 = !DILocation(line: 16, column: 49, scope: !25)
!34 = !DILocation(line: 16, column: 79, scope: !25)
!35 = !DILocation(line: 16, column: 92, scope: !25)
!36 = !DILocation(line: 16, column: 2, scope: !25)
!37 = !DILocation(line: 17, column: 9, scope: !25)
!38 = !DILocation(line: 17, column: 2, scope: !25)
