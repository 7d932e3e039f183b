; ModuleID = 'exit-code.c'
source_filename = "exit-code.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"exit-code.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@order = dso_local global i32 0, align 4, !dbg !0
@.str.2 = private unnamed_addr constant [11 x i8] c"order == 1\00", align 1
@__PRETTY_FUNCTION__.first = private unnamed_addr constant [17 x i8] c"void first(void)\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"order == 0\00", align 1
@__PRETTY_FUNCTION__.second = private unnamed_addr constant [18 x i8] c"void second(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = call i32 @atexit(void ()* noundef @first) #3, !dbg !18
  %3 = call i32 @atexit(void ()* noundef @second) #3, !dbg !19
  call void @leave(), !dbg !20
  call void @__assert_fail(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !21
  unreachable, !dbg !21
}

; Function Attrs: nounwind
declare i32 @atexit(void ()* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @first() #0 !dbg !24 {
  %1 = load i32, i32* @order, align 4, !dbg !27
  %2 = icmp eq i32 %1, 1, !dbg !27
  br i1 %2, label %3, label %4, !dbg !30

3:                                                ; preds = %0
  br label %5, !dbg !30

4:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @__PRETTY_FUNCTION__.first, i64 0, i64 0)) #4, !dbg !27
  unreachable, !dbg !27

5:                                                ; preds = %3
  store i32 2, i32* @order, align 4, !dbg !31
  ret void, !dbg !32
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @second() #0 !dbg !33 {
  %1 = load i32, i32* @order, align 4, !dbg !34
  %2 = icmp eq i32 %1, 0, !dbg !34
  br i1 %2, label %3, label %4, !dbg !37

3:                                                ; preds = %0
  br label %5, !dbg !37

4:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @__PRETTY_FUNCTION__.second, i64 0, i64 0)) #4, !dbg !34
  unreachable, !dbg !34

5:                                                ; preds = %3
  store i32 1, i32* @order, align 4, !dbg !38
  ret void, !dbg !39
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave() #0 !dbg !40 {
  call void @exit(i32 noundef 0) #4, !dbg !41
  unreachable, !dbg !41
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exit-code.c", directory: ".", checksumkind: CSK_MD5, checksum: "282b122a95458725727dc2dd1d012695")
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
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocation(line: 18, column: 2, scope: !14)
!19 = !DILocation(line: 19, column: 2, scope: !14)
!20 = !DILocation(line: 20, column: 2, scope: !14)
!21 = !DILocation(line: 21, column: 2, scope: !22)
!22 = distinct !DILexicalBlock(scope: !23, file: !3, line: 21, column: 2)
!23 = distinct !DILexicalBlock(scope: !14, file: !3, line: 21, column: 2)
!24 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 8, type: !25, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DILocation(line: 8, column: 27, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 8, column: 27)
!29 = distinct !DILexicalBlock(scope: !24, file: !3, line: 8, column: 27)
!30 = !DILocation(line: 8, column: 27, scope: !29)
!31 = !DILocation(line: 8, column: 53, scope: !24)
!32 = !DILocation(line: 8, column: 58, scope: !24)
!33 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 9, type: !25, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!34 = !DILocation(line: 9, column: 28, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 9, column: 28)
!36 = distinct !DILexicalBlock(scope: !33, file: !3, line: 9, column: 28)
!37 = !DILocation(line: 9, column: 28, scope: !36)
!38 = !DILocation(line: 9, column: 54, scope: !33)
!39 = !DILocation(line: 9, column: 59, scope: !33)
!40 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 11, type: !25, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!41 = !DILocation(line: 13, column: 2, scope: !40)
