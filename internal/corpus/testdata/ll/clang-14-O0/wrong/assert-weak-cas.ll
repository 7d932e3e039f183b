; ModuleID = 'assert-weak-cas.c'
source_filename = "assert-weak-cas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"ok\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"assert-weak-cas.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !21, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %2, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata i8* %3, metadata !23, metadata !DIExpression()), !dbg !25
  store i32 1, i32* %4, align 4, !dbg !26
  %6 = load i32, i32* %2, align 4, !dbg !26
  %7 = load i32, i32* %4, align 4, !dbg !26
  %8 = cmpxchg weak i32* @x, i32 %6, i32 %7 seq_cst seq_cst, align 4, !dbg !26
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !26
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !26
  br i1 %10, label %12, label %11, !dbg !26

11:                                               ; preds = %0
  store i32 %9, i32* %2, align 4, !dbg !26
  br label %12, !dbg !26

12:                                               ; preds = %11, %0
  %13 = zext i1 %10 to i8, !dbg !26
  store i8 %13, i8* %5, align 1, !dbg !26
  %14 = load i8, i8* %5, align 1, !dbg !26
  %15 = trunc i8 %14 to i1, !dbg !26
  %16 = zext i1 %15 to i8, !dbg !25
  store i8 %16, i8* %3, align 1, !dbg !25
  %17 = load i8, i8* %3, align 1, !dbg !27
  %18 = trunc i8 %17 to i1, !dbg !27
  br i1 %18, label %19, label %20, !dbg !30

19:                                               ; preds = %12
  br label %21, !dbg !30

20:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !27
  unreachable, !dbg !27

21:                                               ; preds = %19
  ret i32 0, !dbg !31
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assert-weak-cas.c", directory: ".", checksumkind: CSK_MD5, checksum: "f9551766a833c42cd6c55f7d1d44a8b7")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !7)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !18, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!8}
!20 = !{}
!21 = !DILocalVariable(name: "expected", scope: !17, file: !3, line: 11, type: !8)
!22 = !DILocation(line: 11, column: 6, scope: !17)
!23 = !DILocalVariable(name: "ok", scope: !17, file: !3, line: 12, type: !24)
!24 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!25 = !DILocation(line: 12, column: 8, scope: !17)
!26 = !DILocation(line: 12, column: 13, scope: !17)
!27 = !DILocation(line: 13, column: 2, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 13, column: 2)
!29 = distinct !DILexicalBlock(scope: !17, file: !3, line: 13, column: 2)
!30 = !DILocation(line: 13, column: 2, scope: !29)
!31 = !DILocation(line: 14, column: 2, scope: !17)
