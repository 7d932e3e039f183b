; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@renamed = external global i32, align 4
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1

@kept = dso_local alias i32 (), i32 ()* @target
@optional = weak dso_local alias i32 (), i32 ()* @fallback
@other = weak dso_local alias i32 (), i32 ()* @fallback

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @target() #0 !dbg !10 {
entry:
  ret i32 1, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fallback() #0 !dbg !16 {
entry:
  ret i32 2, !dbg !17
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @read_it(), !dbg !19
  %0 = load i32, i32* @renamed, align 4, !dbg !20
  %call1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %call, i32 noundef %0), !dbg !21
  store i32 9, i32* @renamed, align 4, !dbg !22
  %call2 = call i32 @read_it(), !dbg !23
  %call3 = call i32 @hook(), !dbg !24
  %call4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %call2, i32 noundef %call3), !dbg !25
  %call5 = call i32 @target(), !dbg !26
  %call6 = call i32 @kept(), !dbg !27
  %call7 = call i32 @optional(), !dbg !28
  %call8 = call i32 @other(), !dbg !29
  %call9 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef %call5, i32 noundef %call6, i32 noundef %call7, i32 noundef %call8), !dbg !30
  ret i32 0, !dbg !31
}

declare i32 @printf(i8* noundef, ...) #1

declare i32 @read_it() #1

declare i32 @hook() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "a.c", directory: ".", checksumkind: CSK_MD5, checksum: "fca7abd3988f6338f277374672bce9fa")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "target", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocation(line: 6, column: 42, scope: !10)
!16 = distinct !DISubprogram(name: "fallback", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DILocation(line: 8, column: 29, scope: !16)
!18 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!19 = !DILocation(line: 13, column: 20, scope: !18)
!20 = !DILocation(line: 13, column: 31, scope: !18)
!21 = !DILocation(line: 13, column: 2, scope: !18)
!22 = !DILocation(line: 14, column: 10, scope: !18)
!23 = !DILocation(line: 15, column: 20, scope: !18)
!24 = !DILocation(line: 15, column: 31, scope: !18)
!25 = !DILocation(line: 15, column: 2, scope: !18)
!26 = !DILocation(line: 16, column: 26, scope: !18)
!27 = !DILocation(line: 16, column: 36, scope: !18)
!28 = !DILocation(line: 16, column: 44, scope: !18)
!29 = !DILocation(line: 16, column: 56, scope: !18)
!30 = !DILocation(line: 16, column: 2, scope: !18)
!31 = !DILocation(line: 17, column: 2, scope: !18)
