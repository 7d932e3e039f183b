; ModuleID = 'assume.c'
source_filename = "assume.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x == 1\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"assume.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !23, metadata !DIExpression()), !dbg !27
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #5, !dbg !28
  %5 = load atomic i32, i32* @x seq_cst, align 4, !dbg !29
  store i32 %5, i32* %3, align 4, !dbg !29
  %6 = load i32, i32* %3, align 4, !dbg !29
  %7 = icmp eq i32 %6, 1, !dbg !30
  %8 = zext i1 %7 to i32, !dbg !30
  call void @__VERIFIER_assume(i32 noundef %8), !dbg !31
  %9 = load i64, i64* %2, align 8, !dbg !32
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !33
  %11 = load atomic i32, i32* @x seq_cst, align 4, !dbg !34
  %12 = icmp eq i32 %11, 1, !dbg !34
  br i1 %12, label %13, label %14, !dbg !37

13:                                               ; preds = %0
  br label %15, !dbg !37

14:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !34
  unreachable, !dbg !34

15:                                               ; preds = %13
  ret i32 0, !dbg !38
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !39 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !42, metadata !DIExpression()), !dbg !43
  store i32 1, i32* %3, align 4, !dbg !44
  %4 = load i32, i32* %3, align 4, !dbg !44
  store atomic i32 %4, i32* @x seq_cst, align 4, !dbg !44
  %5 = load i8*, i8** %2, align 8, !dbg !45
  ret i8* %5, !dbg !46
}

declare void @__VERIFIER_assume(i32 noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assume.c", directory: ".", checksumkind: CSK_MD5, checksum: "2a0b7e7e18aa1861167a0107d0a4c7ab")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !20, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 19, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 19, column: 12, scope: !19)
!28 = !DILocation(line: 20, column: 2, scope: !19)
!29 = !DILocation(line: 21, column: 20, scope: !19)
!30 = !DILocation(line: 21, column: 36, scope: !19)
!31 = !DILocation(line: 21, column: 2, scope: !19)
!32 = !DILocation(line: 22, column: 15, scope: !19)
!33 = !DILocation(line: 22, column: 2, scope: !19)
!34 = !DILocation(line: 23, column: 2, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 23, column: 2)
!36 = distinct !DILexicalBlock(scope: !19, file: !3, line: 23, column: 2)
!37 = !DILocation(line: 23, column: 2, scope: !36)
!38 = !DILocation(line: 24, column: 2, scope: !19)
!39 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 11, type: !40, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !5}
!42 = !DILocalVariable(name: "arg", arg: 1, scope: !39, file: !3, line: 11, type: !5)
!43 = !DILocation(line: 11, column: 27, scope: !39)
!44 = !DILocation(line: 13, column: 2, scope: !39)
!45 = !DILocation(line: 14, column: 9, scope: !39)
!46 = !DILocation(line: 14, column: 2, scope: !39)
