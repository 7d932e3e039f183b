; ModuleID = 'mixed-cas-halves.c'
source_filename = "mixed-cas-halves.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i128 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.work = private unnamed_addr constant [3 x i8* (i8*)*] [i8* (i8*)* @swap, i8* (i8*)* @store, i8* (i8*)* @look], align 16
@u = internal global %union.anon zeroinitializer, align 16, !dbg !0
@failed = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [26 x i8] c"u.half[1] == 1 || !failed\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"mixed-cas-halves.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"u.half[0] == (failed ? 0 : 5)\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"lower == 0 || lower == 5\00", align 1
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"upper == 0 || upper == 1\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !43 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i8* (i8*)*], align 16
  %3 = alloca [3 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8* (i8*)*]* %2, metadata !47, metadata !DIExpression()), !dbg !54
  %6 = bitcast [3 x i8* (i8*)*]* %2 to i8*, !dbg !54
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %6, i8* align 16 bitcast ([3 x i8* (i8*)*]* @__const.main.work to i8*), i64 24, i1 false), !dbg !54
  call void @llvm.dbg.declare(metadata [3 x i64]* %3, metadata !55, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata i32* %4, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 0, i32* %4, align 4, !dbg !62
  br label %7, !dbg !63

7:                                                ; preds = %19, %0
  %8 = load i32, i32* %4, align 4, !dbg !64
  %9 = icmp slt i32 %8, 3, !dbg !66
  br i1 %9, label %10, label %22, !dbg !67

10:                                               ; preds = %7
  %11 = load i32, i32* %4, align 4, !dbg !68
  %12 = sext i32 %11 to i64, !dbg !69
  %13 = getelementptr inbounds [3 x i64], [3 x i64]* %3, i64 0, i64 %12, !dbg !69
  %14 = load i32, i32* %4, align 4, !dbg !70
  %15 = sext i32 %14 to i64, !dbg !71
  %16 = getelementptr inbounds [3 x i8* (i8*)*], [3 x i8* (i8*)*]* %2, i64 0, i64 %15, !dbg !71
  %17 = load i8* (i8*)*, i8* (i8*)** %16, align 8, !dbg !71
  %18 = call i32 @pthread_create(i64* noundef %13, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef %17, i8* noundef null) #6, !dbg !72
  br label %19, !dbg !72

19:                                               ; preds = %10
  %20 = load i32, i32* %4, align 4, !dbg !73
  %21 = add nsw i32 %20, 1, !dbg !73
  store i32 %21, i32* %4, align 4, !dbg !73
  br label %7, !dbg !74, !llvm.loop !75

22:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32* %5, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 0, i32* %5, align 4, !dbg !80
  br label %23, !dbg !81

23:                                               ; preds = %32, %22
  %24 = load i32, i32* %5, align 4, !dbg !82
  %25 = icmp slt i32 %24, 3, !dbg !84
  br i1 %25, label %26, label %35, !dbg !85

26:                                               ; preds = %23
  %27 = load i32, i32* %5, align 4, !dbg !86
  %28 = sext i32 %27 to i64, !dbg !87
  %29 = getelementptr inbounds [3 x i64], [3 x i64]* %3, i64 0, i64 %28, !dbg !87
  %30 = load i64, i64* %29, align 8, !dbg !87
  %31 = call i32 @pthread_join(i64 noundef %30, i8** noundef null), !dbg !88
  br label %32, !dbg !88

32:                                               ; preds = %26
  %33 = load i32, i32* %5, align 4, !dbg !89
  %34 = add nsw i32 %33, 1, !dbg !89
  store i32 %34, i32* %5, align 4, !dbg !89
  br label %23, !dbg !90, !llvm.loop !91

35:                                               ; preds = %23
  %36 = load atomic i64, i64* getelementptr inbounds ([2 x i64], [2 x i64]* bitcast (%union.anon* @u to [2 x i64]*), i64 0, i64 1) seq_cst, align 8, !dbg !93
  %37 = icmp eq i64 %36, 1, !dbg !93
  br i1 %37, label %41, label %38, !dbg !93

38:                                               ; preds = %35
  %39 = load i32, i32* @failed, align 4, !dbg !93
  %40 = icmp ne i32 %39, 0, !dbg !93
  br i1 %40, label %42, label %41, !dbg !96

41:                                               ; preds = %38, %35
  br label %43, !dbg !96

42:                                               ; preds = %38
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 46, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !93
  unreachable, !dbg !93

43:                                               ; preds = %41
  %44 = load atomic i64, i64* getelementptr inbounds ([2 x i64], [2 x i64]* bitcast (%union.anon* @u to [2 x i64]*), i64 0, i64 0) seq_cst, align 8, !dbg !97
  %45 = load i32, i32* @failed, align 4, !dbg !97
  %46 = icmp ne i32 %45, 0, !dbg !97
  %47 = zext i1 %46 to i64, !dbg !97
  %48 = select i1 %46, i32 0, i32 5, !dbg !97
  %49 = sext i32 %48 to i64, !dbg !97
  %50 = icmp eq i64 %44, %49, !dbg !97
  br i1 %50, label %51, label %52, !dbg !100

51:                                               ; preds = %43
  br label %53, !dbg !100

52:                                               ; preds = %43
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 47, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !97
  unreachable, !dbg !97

53:                                               ; preds = %51
  ret i32 0, !dbg !101
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @swap(i8* noundef %0) #0 !dbg !102 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !103, metadata !DIExpression()), !dbg !104
  %3 = cmpxchg i128* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0), i128 0, i128 5 seq_cst seq_cst, align 16, !dbg !105
  %4 = extractvalue { i128, i1 } %3, 1, !dbg !105
  %5 = xor i1 %4, true, !dbg !106
  %6 = zext i1 %5 to i32, !dbg !106
  store i32 %6, i32* @failed, align 4, !dbg !107
  %7 = load i8*, i8** %2, align 8, !dbg !108
  ret i8* %7, !dbg !109
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @store(i8* noundef %0) #0 !dbg !110 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !111, metadata !DIExpression()), !dbg !112
  store i64 1, i64* %3, align 8, !dbg !113
  %4 = load i64, i64* %3, align 8, !dbg !113
  store atomic i64 %4, i64* getelementptr inbounds ([2 x i64], [2 x i64]* bitcast (%union.anon* @u to [2 x i64]*), i64 0, i64 1) release, align 8, !dbg !113
  %5 = load i8*, i8** %2, align 8, !dbg !114
  ret i8* %5, !dbg !115
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @look(i8* noundef %0) #0 !dbg !116 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata i64* %3, metadata !119, metadata !DIExpression()), !dbg !120
  %7 = load atomic i64, i64* getelementptr inbounds ([2 x i64], [2 x i64]* bitcast (%union.anon* @u to [2 x i64]*), i64 0, i64 1) acquire, align 8, !dbg !121
  store i64 %7, i64* %4, align 8, !dbg !121
  %8 = load i64, i64* %4, align 8, !dbg !121
  store i64 %8, i64* %3, align 8, !dbg !120
  call void @llvm.dbg.declare(metadata i64* %5, metadata !122, metadata !DIExpression()), !dbg !123
  %9 = load atomic i64, i64* getelementptr inbounds ([2 x i64], [2 x i64]* bitcast (%union.anon* @u to [2 x i64]*), i64 0, i64 0) acquire, align 16, !dbg !124
  store i64 %9, i64* %6, align 8, !dbg !124
  %10 = load i64, i64* %6, align 8, !dbg !124
  store i64 %10, i64* %5, align 8, !dbg !123
  %11 = load i64, i64* %5, align 8, !dbg !125
  %12 = icmp eq i64 %11, 0, !dbg !125
  br i1 %12, label %16, label %13, !dbg !125

13:                                               ; preds = %1
  %14 = load i64, i64* %5, align 8, !dbg !125
  %15 = icmp eq i64 %14, 5, !dbg !125
  br i1 %15, label %16, label %17, !dbg !128

16:                                               ; preds = %13, %1
  br label %18, !dbg !128

17:                                               ; preds = %13
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.look, i64 0, i64 0)) #7, !dbg !125
  unreachable, !dbg !125

18:                                               ; preds = %16
  %19 = load i64, i64* %3, align 8, !dbg !129
  %20 = icmp eq i64 %19, 0, !dbg !129
  br i1 %20, label %24, label %21, !dbg !129

21:                                               ; preds = %18
  %22 = load i64, i64* %3, align 8, !dbg !129
  %23 = icmp eq i64 %22, 1, !dbg !129
  br i1 %23, label %24, label %25, !dbg !132

24:                                               ; preds = %21, %18
  br label %26, !dbg !132

25:                                               ; preds = %21
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.look, i64 0, i64 0)) #7, !dbg !129
  unreachable, !dbg !129

26:                                               ; preds = %24
  %27 = load i8*, i8** %2, align 8, !dbg !133
  ret i8* %27, !dbg !134
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 14, type: !21, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-cas-halves.c", directory: ".", checksumkind: CSK_MD5, checksum: "0dd9a96b3b111c3e02a66ee320756eb3")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "failed", scope: !2, file: !3, line: 15, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 11, size: 128, elements: !22)
!22 = !{!23, !25}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "both", scope: !21, file: !3, line: 12, baseType: !24, size: 128)
!24 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !21, file: !3, line: 13, baseType: !26, size: 128)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !33)
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !31, line: 45, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 7, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 1}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{!"Debian clang version 14.0.6"}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !44, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!20}
!46 = !{}
!47 = !DILocalVariable(name: "work", scope: !43, file: !3, line: 40, type: !48)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 192, elements: !52)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DISubroutineType(types: !51)
!51 = !{!16, !16}
!52 = !{!53}
!53 = !DISubrange(count: 3)
!54 = !DILocation(line: 40, column: 10, scope: !43)
!55 = !DILocalVariable(name: "t", scope: !43, file: !3, line: 41, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 192, elements: !52)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !32)
!58 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!59 = !DILocation(line: 41, column: 12, scope: !43)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 42, type: !20)
!61 = distinct !DILexicalBlock(scope: !43, file: !3, line: 42, column: 2)
!62 = !DILocation(line: 42, column: 11, scope: !61)
!63 = !DILocation(line: 42, column: 7, scope: !61)
!64 = !DILocation(line: 42, column: 18, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 42, column: 2)
!66 = !DILocation(line: 42, column: 20, scope: !65)
!67 = !DILocation(line: 42, column: 2, scope: !61)
!68 = !DILocation(line: 43, column: 21, scope: !65)
!69 = !DILocation(line: 43, column: 19, scope: !65)
!70 = !DILocation(line: 43, column: 36, scope: !65)
!71 = !DILocation(line: 43, column: 31, scope: !65)
!72 = !DILocation(line: 43, column: 3, scope: !65)
!73 = !DILocation(line: 42, column: 26, scope: !65)
!74 = !DILocation(line: 42, column: 2, scope: !65)
!75 = distinct !{!75, !67, !76, !77}
!76 = !DILocation(line: 43, column: 44, scope: !61)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 44, type: !20)
!79 = distinct !DILexicalBlock(scope: !43, file: !3, line: 44, column: 2)
!80 = !DILocation(line: 44, column: 11, scope: !79)
!81 = !DILocation(line: 44, column: 7, scope: !79)
!82 = !DILocation(line: 44, column: 18, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 44, column: 2)
!84 = !DILocation(line: 44, column: 20, scope: !83)
!85 = !DILocation(line: 44, column: 2, scope: !79)
!86 = !DILocation(line: 45, column: 18, scope: !83)
!87 = !DILocation(line: 45, column: 16, scope: !83)
!88 = !DILocation(line: 45, column: 3, scope: !83)
!89 = !DILocation(line: 44, column: 26, scope: !83)
!90 = !DILocation(line: 44, column: 2, scope: !83)
!91 = distinct !{!91, !85, !92, !77}
!92 = !DILocation(line: 45, column: 26, scope: !79)
!93 = !DILocation(line: 46, column: 2, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 46, column: 2)
!95 = distinct !DILexicalBlock(scope: !43, file: !3, line: 46, column: 2)
!96 = !DILocation(line: 46, column: 2, scope: !95)
!97 = !DILocation(line: 47, column: 2, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 47, column: 2)
!99 = distinct !DILexicalBlock(scope: !43, file: !3, line: 47, column: 2)
!100 = !DILocation(line: 47, column: 2, scope: !99)
!101 = !DILocation(line: 48, column: 2, scope: !43)
!102 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 17, type: !50, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 17, type: !16)
!104 = !DILocation(line: 17, column: 25, scope: !102)
!105 = !DILocation(line: 19, column: 12, scope: !102)
!106 = !DILocation(line: 19, column: 11, scope: !102)
!107 = !DILocation(line: 19, column: 9, scope: !102)
!108 = !DILocation(line: 20, column: 9, scope: !102)
!109 = !DILocation(line: 20, column: 2, scope: !102)
!110 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 23, type: !50, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!111 = !DILocalVariable(name: "arg", arg: 1, scope: !110, file: !3, line: 23, type: !16)
!112 = !DILocation(line: 23, column: 26, scope: !110)
!113 = !DILocation(line: 25, column: 2, scope: !110)
!114 = !DILocation(line: 26, column: 9, scope: !110)
!115 = !DILocation(line: 26, column: 2, scope: !110)
!116 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 29, type: !50, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!117 = !DILocalVariable(name: "arg", arg: 1, scope: !116, file: !3, line: 29, type: !16)
!118 = !DILocation(line: 29, column: 25, scope: !116)
!119 = !DILocalVariable(name: "upper", scope: !116, file: !3, line: 31, type: !28)
!120 = !DILocation(line: 31, column: 11, scope: !116)
!121 = !DILocation(line: 31, column: 19, scope: !116)
!122 = !DILocalVariable(name: "lower", scope: !116, file: !3, line: 32, type: !28)
!123 = !DILocation(line: 32, column: 11, scope: !116)
!124 = !DILocation(line: 32, column: 19, scope: !116)
!125 = !DILocation(line: 33, column: 2, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 33, column: 2)
!127 = distinct !DILexicalBlock(scope: !116, file: !3, line: 33, column: 2)
!128 = !DILocation(line: 33, column: 2, scope: !127)
!129 = !DILocation(line: 34, column: 2, scope: !130)
!130 = distinct !DILexicalBlock(scope: !131, file: !3, line: 34, column: 2)
!131 = distinct !DILexicalBlock(scope: !116, file: !3, line: 34, column: 2)
!132 = !DILocation(line: 34, column: 2, scope: !131)
!133 = !DILocation(line: 35, column: 9, scope: !116)
!134 = !DILocation(line: 35, column: 2, scope: !116)
