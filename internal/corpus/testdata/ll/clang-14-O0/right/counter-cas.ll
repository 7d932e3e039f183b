; ModuleID = 'counter-cas.c'
source_filename = "counter-cas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@n = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"n == 2\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"counter-cas.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !23, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %3, metadata !28, metadata !DIExpression()), !dbg !29
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #5, !dbg !30
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #5, !dbg !31
  %6 = load i64, i64* %2, align 8, !dbg !32
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !33
  %8 = load i64, i64* %3, align 8, !dbg !34
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !35
  %10 = load atomic i32, i32* @n seq_cst, align 4, !dbg !36
  %11 = icmp eq i32 %10, 2, !dbg !36
  br i1 %11, label %12, label %13, !dbg !39

12:                                               ; preds = %0
  br label %14, !dbg !39

13:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !36
  unreachable, !dbg !36

14:                                               ; preds = %12
  ret i32 0, !dbg !40
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @inc(i8* noundef %0) #0 !dbg !41 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %3, metadata !46, metadata !DIExpression()), !dbg !47
  %7 = load atomic i32, i32* @n seq_cst, align 4, !dbg !48
  store i32 %7, i32* %4, align 4, !dbg !48
  %8 = load i32, i32* %4, align 4, !dbg !48
  store i32 %8, i32* %3, align 4, !dbg !47
  br label %9, !dbg !49

9:                                                ; preds = %23, %1
  %10 = load i32, i32* %3, align 4, !dbg !50
  %11 = add nsw i32 %10, 1, !dbg !50
  store i32 %11, i32* %5, align 4, !dbg !50
  %12 = load i32, i32* %3, align 4, !dbg !50
  %13 = load i32, i32* %5, align 4, !dbg !50
  %14 = cmpxchg i32* @n, i32 %12, i32 %13 seq_cst seq_cst, align 4, !dbg !50
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !50
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !50
  br i1 %16, label %18, label %17, !dbg !50

17:                                               ; preds = %9
  store i32 %15, i32* %3, align 4, !dbg !50
  br label %18, !dbg !50

18:                                               ; preds = %17, %9
  %19 = zext i1 %16 to i8, !dbg !50
  store i8 %19, i8* %6, align 1, !dbg !50
  %20 = load i8, i8* %6, align 1, !dbg !50
  %21 = trunc i8 %20 to i1, !dbg !50
  %22 = xor i1 %21, true, !dbg !51
  br i1 %22, label %23, label %24, !dbg !49

23:                                               ; preds = %18
  br label %9, !dbg !49, !llvm.loop !52

24:                                               ; preds = %18
  %25 = load i8*, i8** %2, align 8, !dbg !55
  ret i8* %25, !dbg !56
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
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counter-cas.c", directory: ".", checksumkind: CSK_MD5, checksum: "d19e863c76519e6a8fd14d892d266628")
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
!23 = !DILocalVariable(name: "a", scope: !19, file: !3, line: 19, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 19, column: 12, scope: !19)
!28 = !DILocalVariable(name: "b", scope: !19, file: !3, line: 19, type: !24)
!29 = !DILocation(line: 19, column: 15, scope: !19)
!30 = !DILocation(line: 20, column: 2, scope: !19)
!31 = !DILocation(line: 21, column: 2, scope: !19)
!32 = !DILocation(line: 22, column: 15, scope: !19)
!33 = !DILocation(line: 22, column: 2, scope: !19)
!34 = !DILocation(line: 23, column: 15, scope: !19)
!35 = !DILocation(line: 23, column: 2, scope: !19)
!36 = !DILocation(line: 24, column: 2, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 24, column: 2)
!38 = distinct !DILexicalBlock(scope: !19, file: !3, line: 24, column: 2)
!39 = !DILocation(line: 24, column: 2, scope: !38)
!40 = !DILocation(line: 25, column: 2, scope: !19)
!41 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 9, type: !42, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !5}
!44 = !DILocalVariable(name: "arg", arg: 1, scope: !41, file: !3, line: 9, type: !5)
!45 = !DILocation(line: 9, column: 24, scope: !41)
!46 = !DILocalVariable(name: "old", scope: !41, file: !3, line: 11, type: !10)
!47 = !DILocation(line: 11, column: 6, scope: !41)
!48 = !DILocation(line: 11, column: 12, scope: !41)
!49 = !DILocation(line: 12, column: 2, scope: !41)
!50 = !DILocation(line: 12, column: 10, scope: !41)
!51 = !DILocation(line: 12, column: 9, scope: !41)
!52 = distinct !{!52, !49, !53, !54}
!53 = !DILocation(line: 13, column: 3, scope: !41)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 14, column: 9, scope: !41)
!56 = !DILocation(line: 14, column: 2, scope: !41)
