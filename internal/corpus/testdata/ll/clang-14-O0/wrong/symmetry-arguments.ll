; ModuleID = 'symmetry-arguments.c'
source_filename = "symmetry-arguments.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@winner = internal global i64 0, align 8, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"winner == 2\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"symmetry-arguments.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata i64* %3, metadata !29, metadata !DIExpression()), !dbg !30
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @run, i8* noundef null) #5, !dbg !31
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @run, i8* noundef inttoptr (i64 1 to i8*)) #5, !dbg !32
  %6 = load i64, i64* %2, align 8, !dbg !33
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !34
  %8 = load i64, i64* %3, align 8, !dbg !35
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !36
  %10 = load atomic i64, i64* @winner seq_cst, align 8, !dbg !37
  %11 = icmp eq i64 %10, 2, !dbg !37
  br i1 %11, label %12, label %13, !dbg !40

12:                                               ; preds = %0
  br label %14, !dbg !40

13:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !37
  unreachable, !dbg !37

14:                                               ; preds = %12
  ret i32 0, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @run(i8* noundef %0) #0 !dbg !42 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !45, metadata !DIExpression()), !dbg !46
  %4 = load i8*, i8** %2, align 8, !dbg !47
  %5 = ptrtoint i8* %4 to i64, !dbg !47
  %6 = add nsw i64 %5, 1, !dbg !47
  store i64 %6, i64* %3, align 8, !dbg !47
  %7 = load i64, i64* %3, align 8, !dbg !47
  store atomic i64 %7, i64* @winner seq_cst, align 8, !dbg !47
  ret i8* null, !dbg !48
}

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
!1 = distinct !DIGlobalVariable(name: "winner", scope: !2, file: !3, line: 9, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symmetry-arguments.c", directory: ".", checksumkind: CSK_MD5, checksum: "69cec99edc2675774b593eec77893d86")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !9, line: 94, baseType: !10)
!9 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !20, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "zero", scope: !19, file: !3, line: 19, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 19, column: 12, scope: !19)
!29 = !DILocalVariable(name: "one", scope: !19, file: !3, line: 19, type: !25)
!30 = !DILocation(line: 19, column: 18, scope: !19)
!31 = !DILocation(line: 21, column: 2, scope: !19)
!32 = !DILocation(line: 22, column: 2, scope: !19)
!33 = !DILocation(line: 23, column: 15, scope: !19)
!34 = !DILocation(line: 23, column: 2, scope: !19)
!35 = !DILocation(line: 24, column: 15, scope: !19)
!36 = !DILocation(line: 24, column: 2, scope: !19)
!37 = !DILocation(line: 26, column: 2, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 26, column: 2)
!39 = distinct !DILexicalBlock(scope: !19, file: !3, line: 26, column: 2)
!40 = !DILocation(line: 26, column: 2, scope: !39)
!41 = !DILocation(line: 27, column: 2, scope: !19)
!42 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 11, type: !43, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !3, line: 11, type: !5)
!46 = !DILocation(line: 11, column: 24, scope: !42)
!47 = !DILocation(line: 13, column: 2, scope: !42)
!48 = !DILocation(line: 14, column: 2, scope: !42)
