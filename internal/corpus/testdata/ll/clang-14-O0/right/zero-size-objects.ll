; ModuleID = 'zero-size-objects.c'
source_filename = "zero-size-objects.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [27 x i8] c"malloc_usable_size(p) == 0\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"zero-size-objects.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8** %2, metadata !15, metadata !DIExpression()), !dbg !18
  %3 = call noalias i8* @malloc(i64 noundef 0) #4, !dbg !19
  store i8* %3, i8** %2, align 8, !dbg !18
  %4 = load i8*, i8** %2, align 8, !dbg !20
  %5 = call i64 @malloc_usable_size(i8* noundef %4) #4, !dbg !20
  %6 = icmp eq i64 %5, 0, !dbg !20
  br i1 %6, label %7, label %8, !dbg !23

7:                                                ; preds = %0
  br label %9, !dbg !23

8:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !20
  unreachable, !dbg !20

9:                                                ; preds = %7
  %10 = load i8*, i8** %2, align 8, !dbg !24
  %11 = call i8* @realloc(i8* noundef %10, i64 noundef 8) #4, !dbg !25
  store i8* %11, i8** %2, align 8, !dbg !26
  %12 = load i8*, i8** %2, align 8, !dbg !27
  %13 = getelementptr inbounds i8, i8* %12, i64 7, !dbg !27
  store i8 1, i8* %13, align 1, !dbg !28
  %14 = load i8*, i8** %2, align 8, !dbg !29
  call void @free(i8* noundef %14) #4, !dbg !30
  %15 = call noalias i8* @malloc(i64 noundef 0) #4, !dbg !31
  call void @free(i8* noundef %15) #4, !dbg !32
  ret i32 0, !dbg !33
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i64 @malloc_usable_size(i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

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
!1 = !DIFile(filename: "zero-size-objects.c", directory: ".", checksumkind: CSK_MD5, checksum: "e994eaff52bedd1ca963977cf5d15719")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 8, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocation(line: 8, column: 9, scope: !10)
!19 = !DILocation(line: 8, column: 13, scope: !10)
!20 = !DILocation(line: 9, column: 3, scope: !21)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 9, column: 3)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 3)
!23 = !DILocation(line: 9, column: 3, scope: !22)
!24 = !DILocation(line: 10, column: 15, scope: !10)
!25 = !DILocation(line: 10, column: 7, scope: !10)
!26 = !DILocation(line: 10, column: 5, scope: !10)
!27 = !DILocation(line: 11, column: 3, scope: !10)
!28 = !DILocation(line: 11, column: 8, scope: !10)
!29 = !DILocation(line: 12, column: 8, scope: !10)
!30 = !DILocation(line: 12, column: 3, scope: !10)
!31 = !DILocation(line: 13, column: 8, scope: !10)
!32 = !DILocation(line: 13, column: 3, scope: !10)
!33 = !DILocation(line: 14, column: 3, scope: !10)
