; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"a.c1\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"a.c2\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"a.early\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"a.d1\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"a.d2\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"a.late\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"main\00", align 1
@llvm.global_ctors = appending global [3 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @c1, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @c2, i8* null }, { i32, void ()*, i8* } { i32 300, void ()* @early, i8* null }]
@llvm.global_dtors = appending global [3 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @d1, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @d2, i8* null }, { i32, void ()*, i8* } { i32 200, void ()* @late, i8* null }]

; Function Attrs: noinline nounwind optnone uwtable
define internal void @c1() #0 !dbg !10 {
entry:
  %call = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !14
  ret void, !dbg !15
}

declare i32 @puts(i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @c2() #0 !dbg !16 {
entry:
  %call = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0)), !dbg !17
  ret void, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @early() #0 !dbg !19 {
entry:
  %call = call i32 @puts(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0)), !dbg !20
  ret void, !dbg !21
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @d1() #0 !dbg !22 {
entry:
  %call = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0)), !dbg !23
  ret void, !dbg !24
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @d2() #0 !dbg !25 {
entry:
  %call = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0)), !dbg !26
  ret void, !dbg !27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @late() #0 !dbg !28 {
entry:
  %call = call i32 @puts(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0)), !dbg !29
  ret void, !dbg !30
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0)), !dbg !35
  ret i32 0, !dbg !36
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "a.c", directory: ".", checksumkind: CSK_MD5, checksum: "05de69eed5bdad2d907338de51366b7f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "c1", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!13 = !{}
!14 = !DILocation(line: 3, column: 53, scope: !10)
!15 = !DILocation(line: 3, column: 67, scope: !10)
!16 = distinct !DISubprogram(name: "c2", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!17 = !DILocation(line: 4, column: 53, scope: !16)
!18 = !DILocation(line: 4, column: 67, scope: !16)
!19 = distinct !DISubprogram(name: "early", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!20 = !DILocation(line: 5, column: 61, scope: !19)
!21 = !DILocation(line: 5, column: 78, scope: !19)
!22 = distinct !DISubprogram(name: "d1", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!23 = !DILocation(line: 6, column: 52, scope: !22)
!24 = !DILocation(line: 6, column: 66, scope: !22)
!25 = distinct !DISubprogram(name: "d2", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!26 = !DILocation(line: 7, column: 52, scope: !25)
!27 = !DILocation(line: 7, column: 66, scope: !25)
!28 = distinct !DISubprogram(name: "late", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!29 = !DILocation(line: 8, column: 59, scope: !28)
!30 = !DILocation(line: 8, column: 75, scope: !28)
!31 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !32, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DILocation(line: 9, column: 18, scope: !31)
!36 = !DILocation(line: 9, column: 32, scope: !31)
