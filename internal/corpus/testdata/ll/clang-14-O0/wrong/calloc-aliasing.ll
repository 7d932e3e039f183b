; ModuleID = 'calloc-aliasing.c'
source_filename = "calloc-aliasing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"*q == 42\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"calloc-aliasing.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  %3 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32** %2, metadata !15, metadata !DIExpression()), !dbg !17
  %4 = call noalias i8* @malloc(i64 noundef 4) #4, !dbg !18
  %5 = bitcast i8* %4 to i32*, !dbg !18
  store i32* %5, i32** %2, align 8, !dbg !17
  %6 = load i32*, i32** %2, align 8, !dbg !19
  store i32 42, i32* %6, align 4, !dbg !20
  %7 = load i32*, i32** %2, align 8, !dbg !21
  %8 = bitcast i32* %7 to i8*, !dbg !21
  call void @free(i8* noundef %8) #4, !dbg !22
  call void @llvm.dbg.declare(metadata i32** %3, metadata !23, metadata !DIExpression()), !dbg !24
  %9 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #4, !dbg !25
  %10 = bitcast i8* %9 to i32*, !dbg !25
  store i32* %10, i32** %3, align 8, !dbg !24
  %11 = load i32*, i32** %3, align 8, !dbg !26
  %12 = load i32, i32* %11, align 4, !dbg !26
  %13 = icmp eq i32 %12, 42, !dbg !26
  br i1 %13, label %14, label %15, !dbg !29

14:                                               ; preds = %0
  br label %16, !dbg !29

15:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !26
  unreachable, !dbg !26

16:                                               ; preds = %14
  %17 = load i32*, i32** %3, align 8, !dbg !30
  %18 = bitcast i32* %17 to i8*, !dbg !30
  call void @free(i8* noundef %18) #4, !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "calloc-aliasing.c", directory: ".", checksumkind: CSK_MD5, checksum: "efec5aa6b0d4c00c27f2413fec14f852")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 8, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DILocation(line: 8, column: 7, scope: !10)
!18 = !DILocation(line: 8, column: 11, scope: !10)
!19 = !DILocation(line: 9, column: 3, scope: !10)
!20 = !DILocation(line: 9, column: 5, scope: !10)
!21 = !DILocation(line: 10, column: 7, scope: !10)
!22 = !DILocation(line: 10, column: 2, scope: !10)
!23 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 11, type: !16)
!24 = !DILocation(line: 11, column: 7, scope: !10)
!25 = !DILocation(line: 11, column: 11, scope: !10)
!26 = !DILocation(line: 12, column: 2, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 12, column: 2)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 2)
!29 = !DILocation(line: 12, column: 2, scope: !28)
!30 = !DILocation(line: 13, column: 7, scope: !10)
!31 = !DILocation(line: 13, column: 2, scope: !10)
!32 = !DILocation(line: 14, column: 2, scope: !10)
