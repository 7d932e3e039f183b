; ModuleID = 'assert-atexit.c'
source_filename = "assert-atexit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@done = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"assert-atexit.c\00", align 1
@__PRETTY_FUNCTION__.handler = private unnamed_addr constant [19 x i8] c"void handler(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !23, metadata !DIExpression()), !dbg !27
  %4 = call i32 @atexit(void ()* noundef @handler) #5, !dbg !28
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @quitter, i8* noundef null) #5, !dbg !29
  store i32 1, i32* %3, align 4, !dbg !30
  %6 = load i32, i32* %3, align 4, !dbg !30
  store atomic i32 %6, i32* @done seq_cst, align 4, !dbg !30
  %7 = load i64, i64* %2, align 8, !dbg !31
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !32
  ret i32 0, !dbg !33
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @atexit(void ()* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @handler() #0 !dbg !34 {
  %1 = load atomic i32, i32* @done seq_cst, align 4, !dbg !37
  %2 = icmp ne i32 %1, 0, !dbg !37
  br i1 %2, label %3, label %4, !dbg !40

3:                                                ; preds = %0
  br label %5, !dbg !40

4:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.handler, i64 0, i64 0)) #6, !dbg !37
  unreachable, !dbg !37

5:                                                ; preds = %3
  ret void, !dbg !41
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @quitter(i8* noundef %0) #0 !dbg !42 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !45, metadata !DIExpression()), !dbg !46
  %3 = load i8*, i8** %2, align 8, !dbg !47
  call void @exit(i32 noundef 0) #6, !dbg !48
  unreachable, !dbg !48
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #4

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
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assert-atexit.c", directory: ".", checksumkind: CSK_MD5, checksum: "0e81eca8334dd42d30c753d889de6090")
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
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !20, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 23, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 23, column: 12, scope: !19)
!28 = !DILocation(line: 24, column: 2, scope: !19)
!29 = !DILocation(line: 25, column: 2, scope: !19)
!30 = !DILocation(line: 26, column: 2, scope: !19)
!31 = !DILocation(line: 27, column: 15, scope: !19)
!32 = !DILocation(line: 27, column: 2, scope: !19)
!33 = !DILocation(line: 28, column: 2, scope: !19)
!34 = distinct !DISubprogram(name: "handler", scope: !3, file: !3, line: 10, type: !35, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!35 = !DISubroutineType(types: !36)
!36 = !{null}
!37 = !DILocation(line: 12, column: 2, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 12, column: 2)
!39 = distinct !DILexicalBlock(scope: !34, file: !3, line: 12, column: 2)
!40 = !DILocation(line: 12, column: 2, scope: !39)
!41 = !DILocation(line: 13, column: 1, scope: !34)
!42 = distinct !DISubprogram(name: "quitter", scope: !3, file: !3, line: 15, type: !43, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !3, line: 15, type: !5)
!46 = !DILocation(line: 15, column: 28, scope: !42)
!47 = !DILocation(line: 17, column: 8, scope: !42)
!48 = !DILocation(line: 18, column: 2, scope: !42)
