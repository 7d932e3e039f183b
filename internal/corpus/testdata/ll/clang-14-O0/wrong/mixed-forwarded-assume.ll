; ModuleID = 'mixed-forwarded-assume.c'
source_filename = "mixed-forwarded-assume.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i16 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@seenX = dso_local global i32 0, align 4, !dbg !0
@seenY = dso_local global i32 0, align 4, !dbg !23
@byte = dso_local global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [10 x i8] c"byte != 2\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"mixed-forwarded-assume.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@u = dso_local global %union.anon zeroinitializer, align 2, !dbg !7
@x = dso_local global i32 0, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !39, metadata !DIExpression()), !dbg !46
  %4 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !47
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @assumes, i8* noundef null) #5, !dbg !48
  %6 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !49
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @stores, i8* noundef null) #5, !dbg !50
  %8 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !51
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @loads, i8* noundef null) #5, !dbg !52
  call void @llvm.dbg.declare(metadata i32* %3, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 0, i32* %3, align 4, !dbg !55
  br label %10, !dbg !56

10:                                               ; preds = %19, %0
  %11 = load i32, i32* %3, align 4, !dbg !57
  %12 = icmp slt i32 %11, 3, !dbg !59
  br i1 %12, label %13, label %22, !dbg !60

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4, !dbg !61
  %15 = sext i32 %14 to i64, !dbg !62
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %15, !dbg !62
  %17 = load i64, i64* %16, align 8, !dbg !62
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !63
  br label %19, !dbg !63

19:                                               ; preds = %13
  %20 = load i32, i32* %3, align 4, !dbg !64
  %21 = add nsw i32 %20, 1, !dbg !64
  store i32 %21, i32* %3, align 4, !dbg !64
  br label %10, !dbg !65, !llvm.loop !66

22:                                               ; preds = %10
  %23 = load i32, i32* @seenX, align 4, !dbg !69
  %24 = icmp ne i32 %23, 0, !dbg !69
  br i1 %24, label %34, label %25, !dbg !71

25:                                               ; preds = %22
  %26 = load i32, i32* @seenY, align 4, !dbg !72
  %27 = icmp ne i32 %26, 0, !dbg !72
  br i1 %27, label %34, label %28, !dbg !73

28:                                               ; preds = %25
  %29 = load i32, i32* @byte, align 4, !dbg !74
  %30 = icmp ne i32 %29, 2, !dbg !74
  br i1 %30, label %31, label %32, !dbg !77

31:                                               ; preds = %28
  br label %33, !dbg !77

32:                                               ; preds = %28
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 53, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !74
  unreachable, !dbg !74

33:                                               ; preds = %31
  br label %34, !dbg !78

34:                                               ; preds = %33, %25, %22
  ret i32 0, !dbg !79
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @assumes(i8* noundef %0) #0 !dbg !80 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  %7 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !83, metadata !DIExpression()), !dbg !84
  store i32 1, i32* %3, align 4, !dbg !85
  %8 = load i32, i32* %3, align 4, !dbg !85
  %9 = atomicrmw xchg i32* @x, i32 %8 monotonic, align 4, !dbg !85
  store i32 %9, i32* %4, align 4, !dbg !85
  %10 = load i32, i32* %4, align 4, !dbg !85
  store i16 1, i16* %5, align 2, !dbg !86
  %11 = load i16, i16* %5, align 2, !dbg !86
  store atomic i16 %11, i16* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) monotonic, align 2, !dbg !86
  %12 = load atomic i16, i16* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) monotonic, align 2, !dbg !87
  store i16 %12, i16* %6, align 2, !dbg !87
  %13 = load i16, i16* %6, align 2, !dbg !87
  %14 = zext i16 %13 to i32, !dbg !87
  %15 = icmp eq i32 %14, 1, !dbg !88
  %16 = zext i1 %15 to i32, !dbg !88
  call void @__VERIFIER_assume(i32 noundef %16), !dbg !89
  %17 = load atomic i32, i32* @y monotonic, align 4, !dbg !90
  store i32 %17, i32* %7, align 4, !dbg !90
  %18 = load i32, i32* %7, align 4, !dbg !90
  store i32 %18, i32* @seenY, align 4, !dbg !91
  %19 = load i8*, i8** %2, align 8, !dbg !92
  ret i8* %19, !dbg !93
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @stores(i8* noundef %0) #0 !dbg !94 {
  %2 = alloca i8*, align 8
  %3 = alloca i16, align 2
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !95, metadata !DIExpression()), !dbg !96
  store i16 2, i16* %3, align 2, !dbg !97
  %5 = load i16, i16* %3, align 2, !dbg !97
  store atomic i16 %5, i16* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) seq_cst, align 2, !dbg !97
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !98
  store i32 %6, i32* %4, align 4, !dbg !98
  %7 = load i32, i32* %4, align 4, !dbg !98
  store i32 %7, i32* @seenX, align 4, !dbg !99
  %8 = load i8*, i8** %2, align 8, !dbg !100
  ret i8* %8, !dbg !101
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @loads(i8* noundef %0) #0 !dbg !102 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !103, metadata !DIExpression()), !dbg !104
  store i32 1, i32* %3, align 4, !dbg !105
  %6 = load i32, i32* %3, align 4, !dbg !105
  %7 = atomicrmw xchg i32* @y, i32 %6 monotonic, align 4, !dbg !105
  store i32 %7, i32* %4, align 4, !dbg !105
  %8 = load i32, i32* %4, align 4, !dbg !105
  %9 = load atomic i8, i8* getelementptr inbounds ([2 x i8], [2 x i8]* bitcast (%union.anon* @u to [2 x i8]*), i64 0, i64 0) monotonic, align 2, !dbg !106
  store i8 %9, i8* %5, align 1, !dbg !106
  %10 = load i8, i8* %5, align 1, !dbg !106
  %11 = zext i8 %10 to i32, !dbg !106
  store i32 %11, i32* @byte, align 4, !dbg !107
  %12 = load i8*, i8** %2, align 8, !dbg !108
  ret i8* %12, !dbg !109
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

declare void @__VERIFIER_assume(i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seenX", scope: !2, file: !3, line: 18, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-forwarded-assume.c", directory: ".", checksumkind: CSK_MD5, checksum: "a9c31907068c960a366ba05d07546b9f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !18, !21, !0, !23, !25}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 15, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 12, size: 16, elements: !10)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !9, file: !3, line: 13, baseType: !12, size: 16)
!12 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !9, file: !3, line: 14, baseType: !14, size: 16)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 16, elements: !16)
!15 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "seenY", scope: !2, file: !3, line: 18, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "byte", scope: !2, file: !3, line: 18, type: !20, isLocal: false, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 1}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 14.0.6"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 43, type: !36, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!20}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 45, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 192, elements: !44)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !DILocation(line: 45, column: 12, scope: !35)
!47 = !DILocation(line: 46, column: 18, scope: !35)
!48 = !DILocation(line: 46, column: 2, scope: !35)
!49 = !DILocation(line: 47, column: 18, scope: !35)
!50 = !DILocation(line: 47, column: 2, scope: !35)
!51 = !DILocation(line: 48, column: 18, scope: !35)
!52 = !DILocation(line: 48, column: 2, scope: !35)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 49, type: !20)
!54 = distinct !DILexicalBlock(scope: !35, file: !3, line: 49, column: 2)
!55 = !DILocation(line: 49, column: 11, scope: !54)
!56 = !DILocation(line: 49, column: 7, scope: !54)
!57 = !DILocation(line: 49, column: 18, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 49, column: 2)
!59 = !DILocation(line: 49, column: 20, scope: !58)
!60 = !DILocation(line: 49, column: 2, scope: !54)
!61 = !DILocation(line: 50, column: 18, scope: !58)
!62 = !DILocation(line: 50, column: 16, scope: !58)
!63 = !DILocation(line: 50, column: 3, scope: !58)
!64 = !DILocation(line: 49, column: 26, scope: !58)
!65 = !DILocation(line: 49, column: 2, scope: !58)
!66 = distinct !{!66, !60, !67, !68}
!67 = !DILocation(line: 50, column: 26, scope: !54)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocation(line: 52, column: 7, scope: !70)
!70 = distinct !DILexicalBlock(scope: !35, file: !3, line: 52, column: 6)
!71 = !DILocation(line: 52, column: 13, scope: !70)
!72 = !DILocation(line: 52, column: 17, scope: !70)
!73 = !DILocation(line: 52, column: 6, scope: !35)
!74 = !DILocation(line: 53, column: 3, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 53, column: 3)
!76 = distinct !DILexicalBlock(scope: !70, file: !3, line: 53, column: 3)
!77 = !DILocation(line: 53, column: 3, scope: !76)
!78 = !DILocation(line: 53, column: 3, scope: !70)
!79 = !DILocation(line: 54, column: 2, scope: !35)
!80 = distinct !DISubprogram(name: "assumes", scope: !3, file: !3, line: 20, type: !81, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!81 = !DISubroutineType(types: !82)
!82 = !{!5, !5}
!83 = !DILocalVariable(name: "arg", arg: 1, scope: !80, file: !3, line: 20, type: !5)
!84 = !DILocation(line: 20, column: 28, scope: !80)
!85 = !DILocation(line: 22, column: 2, scope: !80)
!86 = !DILocation(line: 23, column: 2, scope: !80)
!87 = !DILocation(line: 24, column: 20, scope: !80)
!88 = !DILocation(line: 24, column: 63, scope: !80)
!89 = !DILocation(line: 24, column: 2, scope: !80)
!90 = !DILocation(line: 25, column: 10, scope: !80)
!91 = !DILocation(line: 25, column: 8, scope: !80)
!92 = !DILocation(line: 26, column: 9, scope: !80)
!93 = !DILocation(line: 26, column: 2, scope: !80)
!94 = distinct !DISubprogram(name: "stores", scope: !3, file: !3, line: 29, type: !81, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 29, type: !5)
!96 = !DILocation(line: 29, column: 27, scope: !94)
!97 = !DILocation(line: 31, column: 2, scope: !94)
!98 = !DILocation(line: 32, column: 10, scope: !94)
!99 = !DILocation(line: 32, column: 8, scope: !94)
!100 = !DILocation(line: 33, column: 9, scope: !94)
!101 = !DILocation(line: 33, column: 2, scope: !94)
!102 = distinct !DISubprogram(name: "loads", scope: !3, file: !3, line: 36, type: !81, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 36, type: !5)
!104 = !DILocation(line: 36, column: 26, scope: !102)
!105 = !DILocation(line: 38, column: 2, scope: !102)
!106 = !DILocation(line: 39, column: 9, scope: !102)
!107 = !DILocation(line: 39, column: 7, scope: !102)
!108 = !DILocation(line: 40, column: 9, scope: !102)
!109 = !DILocation(line: 40, column: 2, scope: !102)
