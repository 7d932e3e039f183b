; ModuleID = 'assert-i128.c'
source_filename = "assert-i128.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = dso_local global i128 18446744073709551615, align 16, !dbg !0
@.str = private unnamed_addr constant [35 x i8] c"(unsigned long long)(n >> 64) == 0\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"assert-i128.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = load i128, i128* @n, align 16, !dbg !21
  %3 = add i128 %2, 1, !dbg !21
  store i128 %3, i128* @n, align 16, !dbg !21
  %4 = load i128, i128* @n, align 16, !dbg !22
  %5 = lshr i128 %4, 64, !dbg !22
  %6 = trunc i128 %5 to i64, !dbg !22
  %7 = icmp eq i64 %6, 0, !dbg !22
  br i1 %7, label %8, label %9, !dbg !25

8:                                                ; preds = %0
  br label %10, !dbg !25

9:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #2, !dbg !22
  unreachable, !dbg !22

10:                                               ; preds = %8
  ret i32 0, !dbg !26
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assert-i128.c", directory: ".", checksumkind: CSK_MD5, checksum: "ae6d46545a779d9c5e9141dbc905e83c")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!6 = !{!0}
!7 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 14.0.6"}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !17, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocation(line: 9, column: 4, scope: !16)
!22 = !DILocation(line: 10, column: 2, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !3, line: 10, column: 2)
!24 = distinct !DILexicalBlock(scope: !16, file: !3, line: 10, column: 2)
!25 = !DILocation(line: 10, column: 2, scope: !24)
!26 = !DILocation(line: 11, column: 2, scope: !16)
