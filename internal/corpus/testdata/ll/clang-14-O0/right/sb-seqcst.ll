; ModuleID = 'sb-seqcst.c'
source_filename = "sb-seqcst.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@a = dso_local global i32 0, align 4, !dbg !0
@b = dso_local global i32 0, align 4, !dbg !15
@.str = private unnamed_addr constant [7 x i8] c"a || b\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"sb-seqcst.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@x = dso_local global i32 0, align 4, !dbg !7
@y = dso_local global i32 0, align 4, !dbg !13

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !29, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata i64* %3, metadata !34, metadata !DIExpression()), !dbg !35
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef null) #5, !dbg !36
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef null) #5, !dbg !37
  %6 = load i64, i64* %2, align 8, !dbg !38
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !39
  %8 = load i64, i64* %3, align 8, !dbg !40
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !41
  %10 = load i32, i32* @a, align 4, !dbg !42
  %11 = icmp ne i32 %10, 0, !dbg !42
  br i1 %11, label %15, label %12, !dbg !42

12:                                               ; preds = %0
  %13 = load i32, i32* @b, align 4, !dbg !42
  %14 = icmp ne i32 %13, 0, !dbg !42
  br i1 %14, label %15, label %16, !dbg !45

15:                                               ; preds = %12, %0
  br label %17, !dbg !45

16:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !42
  unreachable, !dbg !42

17:                                               ; preds = %15
  ret i32 0, !dbg !46
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* noundef %0) #0 !dbg !47 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !50, metadata !DIExpression()), !dbg !51
  store i32 1, i32* %3, align 4, !dbg !52
  %5 = load i32, i32* %3, align 4, !dbg !52
  store atomic i32 %5, i32* @x seq_cst, align 4, !dbg !52
  %6 = load atomic i32, i32* @y seq_cst, align 4, !dbg !53
  store i32 %6, i32* %4, align 4, !dbg !53
  %7 = load i32, i32* %4, align 4, !dbg !53
  store i32 %7, i32* @a, align 4, !dbg !54
  %8 = load i8*, i8** %2, align 8, !dbg !55
  ret i8* %8, !dbg !56
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* noundef %0) #0 !dbg !57 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !58, metadata !DIExpression()), !dbg !59
  store i32 1, i32* %3, align 4, !dbg !60
  %5 = load i32, i32* %3, align 4, !dbg !60
  store atomic i32 %5, i32* @y seq_cst, align 4, !dbg !60
  %6 = load atomic i32, i32* @x seq_cst, align 4, !dbg !61
  store i32 %6, i32* %4, align 4, !dbg !61
  %7 = load i32, i32* %4, align 4, !dbg !61
  store i32 %7, i32* @b, align 4, !dbg !62
  %8 = load i8*, i8** %2, align 8, !dbg !63
  ret i8* %8, !dbg !64
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
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 9, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sb-seqcst.c", directory: ".", checksumkind: CSK_MD5, checksum: "850a2d6110b55868be7c50cabc05b068")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !0, !15}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 9, type: !12, isLocal: false, isDefinition: true)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 14.0.6"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !26, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!12}
!28 = !{}
!29 = !DILocalVariable(name: "l", scope: !25, file: !3, line: 27, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DILocation(line: 27, column: 12, scope: !25)
!34 = !DILocalVariable(name: "r", scope: !25, file: !3, line: 27, type: !30)
!35 = !DILocation(line: 27, column: 15, scope: !25)
!36 = !DILocation(line: 28, column: 2, scope: !25)
!37 = !DILocation(line: 29, column: 2, scope: !25)
!38 = !DILocation(line: 30, column: 15, scope: !25)
!39 = !DILocation(line: 30, column: 2, scope: !25)
!40 = !DILocation(line: 31, column: 15, scope: !25)
!41 = !DILocation(line: 31, column: 2, scope: !25)
!42 = !DILocation(line: 32, column: 2, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 32, column: 2)
!44 = distinct !DILexicalBlock(scope: !25, file: !3, line: 32, column: 2)
!45 = !DILocation(line: 32, column: 2, scope: !44)
!46 = !DILocation(line: 33, column: 2, scope: !25)
!47 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 11, type: !48, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!48 = !DISubroutineType(types: !49)
!49 = !{!5, !5}
!50 = !DILocalVariable(name: "arg", arg: 1, scope: !47, file: !3, line: 11, type: !5)
!51 = !DILocation(line: 11, column: 25, scope: !47)
!52 = !DILocation(line: 13, column: 2, scope: !47)
!53 = !DILocation(line: 14, column: 6, scope: !47)
!54 = !DILocation(line: 14, column: 4, scope: !47)
!55 = !DILocation(line: 15, column: 9, scope: !47)
!56 = !DILocation(line: 15, column: 2, scope: !47)
!57 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 18, type: !48, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !57, file: !3, line: 18, type: !5)
!59 = !DILocation(line: 18, column: 26, scope: !57)
!60 = !DILocation(line: 20, column: 2, scope: !57)
!61 = !DILocation(line: 21, column: 6, scope: !57)
!62 = !DILocation(line: 21, column: 4, scope: !57)
!63 = !DILocation(line: 22, column: 9, scope: !57)
!64 = !DILocation(line: 22, column: 2, scope: !57)
