; ModuleID = 'mixed-cas128.c'
source_filename = "mixed-cas128.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i128 0, align 16, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"(long)x == 5\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"mixed-cas128.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [45 x i8] c"(long)(x >> 64) == 1 || (long)(x >> 64) == 2\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !22, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata i64* %3, metadata !30, metadata !DIExpression()), !dbg !32
  store i64 0, i64* %3, align 8, !dbg !32
  br label %5, !dbg !33

5:                                                ; preds = %15, %0
  %6 = load i64, i64* %3, align 8, !dbg !34
  %7 = icmp slt i64 %6, 2, !dbg !36
  br i1 %7, label %8, label %18, !dbg !37

8:                                                ; preds = %5
  %9 = load i64, i64* %3, align 8, !dbg !38
  %10 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %9, !dbg !39
  %11 = load i64, i64* %3, align 8, !dbg !40
  %12 = add nsw i64 %11, 1, !dbg !41
  %13 = inttoptr i64 %12 to i8*, !dbg !42
  %14 = call i32 @pthread_create(i64* noundef %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @swap, i8* noundef %13) #5, !dbg !43
  br label %15, !dbg !43

15:                                               ; preds = %8
  %16 = load i64, i64* %3, align 8, !dbg !44
  %17 = add nsw i64 %16, 1, !dbg !44
  store i64 %17, i64* %3, align 8, !dbg !44
  br label %5, !dbg !45, !llvm.loop !46

18:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %4, align 4, !dbg !51
  br label %19, !dbg !52

19:                                               ; preds = %28, %18
  %20 = load i32, i32* %4, align 4, !dbg !53
  %21 = icmp slt i32 %20, 2, !dbg !55
  br i1 %21, label %22, label %31, !dbg !56

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !57
  %24 = sext i32 %23 to i64, !dbg !58
  %25 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %24, !dbg !58
  %26 = load i64, i64* %25, align 8, !dbg !58
  %27 = call i32 @pthread_join(i64 noundef %26, i8** noundef null), !dbg !59
  br label %28, !dbg !59

28:                                               ; preds = %22
  %29 = load i32, i32* %4, align 4, !dbg !60
  %30 = add nsw i32 %29, 1, !dbg !60
  store i32 %30, i32* %4, align 4, !dbg !60
  br label %19, !dbg !61, !llvm.loop !62

31:                                               ; preds = %19
  %32 = load i128, i128* @x, align 16, !dbg !64
  %33 = trunc i128 %32 to i64, !dbg !64
  %34 = icmp eq i64 %33, 5, !dbg !64
  br i1 %34, label %35, label %36, !dbg !67

35:                                               ; preds = %31
  br label %37, !dbg !67

36:                                               ; preds = %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !64
  unreachable, !dbg !64

37:                                               ; preds = %35
  %38 = load i128, i128* @x, align 16, !dbg !68
  %39 = ashr i128 %38, 64, !dbg !68
  %40 = trunc i128 %39 to i64, !dbg !68
  %41 = icmp eq i64 %40, 1, !dbg !68
  br i1 %41, label %47, label %42, !dbg !68

42:                                               ; preds = %37
  %43 = load i128, i128* @x, align 16, !dbg !68
  %44 = ashr i128 %43, 64, !dbg !68
  %45 = trunc i128 %44 to i64, !dbg !68
  %46 = icmp eq i64 %45, 2, !dbg !68
  br i1 %46, label %47, label %48, !dbg !71

47:                                               ; preds = %42, %37
  br label %49, !dbg !71

48:                                               ; preds = %42
  call void @__assert_fail(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !68
  unreachable, !dbg !68

49:                                               ; preds = %47
  ret i32 0, !dbg !72
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @swap(i8* noundef %0) #0 !dbg !73 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !76, metadata !DIExpression()), !dbg !77
  %3 = load i8*, i8** %2, align 8, !dbg !78
  %4 = ptrtoint i8* %3 to i64, !dbg !79
  %5 = sext i64 %4 to i128, !dbg !80
  %6 = shl i128 %5, 64, !dbg !81
  %7 = or i128 %6, 5, !dbg !82
  %8 = cmpxchg i128* @x, i128 0, i128 %7 seq_cst seq_cst, align 16, !dbg !83
  %9 = extractvalue { i128, i1 } %8, 0, !dbg !83
  ret i8* null, !dbg !84
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
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-cas128.c", directory: ".", checksumkind: CSK_MD5, checksum: "54e5b60c0b0e227f38bc83528c151b91")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !18, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 16, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !27)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{!28}
!28 = !DISubrange(count: 2)
!29 = !DILocation(line: 16, column: 12, scope: !17)
!30 = !DILocalVariable(name: "i", scope: !31, file: !3, line: 17, type: !6)
!31 = distinct !DILexicalBlock(scope: !17, file: !3, line: 17, column: 2)
!32 = !DILocation(line: 17, column: 12, scope: !31)
!33 = !DILocation(line: 17, column: 7, scope: !31)
!34 = !DILocation(line: 17, column: 19, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !3, line: 17, column: 2)
!36 = !DILocation(line: 17, column: 21, scope: !35)
!37 = !DILocation(line: 17, column: 2, scope: !31)
!38 = !DILocation(line: 18, column: 21, scope: !35)
!39 = !DILocation(line: 18, column: 19, scope: !35)
!40 = !DILocation(line: 18, column: 46, scope: !35)
!41 = !DILocation(line: 18, column: 48, scope: !35)
!42 = !DILocation(line: 18, column: 37, scope: !35)
!43 = !DILocation(line: 18, column: 3, scope: !35)
!44 = !DILocation(line: 17, column: 27, scope: !35)
!45 = !DILocation(line: 17, column: 2, scope: !35)
!46 = distinct !{!46, !37, !47, !48}
!47 = !DILocation(line: 18, column: 52, scope: !31)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 19, type: !20)
!50 = distinct !DILexicalBlock(scope: !17, file: !3, line: 19, column: 2)
!51 = !DILocation(line: 19, column: 11, scope: !50)
!52 = !DILocation(line: 19, column: 7, scope: !50)
!53 = !DILocation(line: 19, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 19, column: 2)
!55 = !DILocation(line: 19, column: 20, scope: !54)
!56 = !DILocation(line: 19, column: 2, scope: !50)
!57 = !DILocation(line: 20, column: 18, scope: !54)
!58 = !DILocation(line: 20, column: 16, scope: !54)
!59 = !DILocation(line: 20, column: 3, scope: !54)
!60 = !DILocation(line: 19, column: 26, scope: !54)
!61 = !DILocation(line: 19, column: 2, scope: !54)
!62 = distinct !{!62, !56, !63, !48}
!63 = !DILocation(line: 20, column: 26, scope: !50)
!64 = !DILocation(line: 21, column: 2, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 21, column: 2)
!66 = distinct !DILexicalBlock(scope: !17, file: !3, line: 21, column: 2)
!67 = !DILocation(line: 21, column: 2, scope: !66)
!68 = !DILocation(line: 22, column: 2, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 22, column: 2)
!70 = distinct !DILexicalBlock(scope: !17, file: !3, line: 22, column: 2)
!71 = !DILocation(line: 22, column: 2, scope: !70)
!72 = !DILocation(line: 23, column: 2, scope: !17)
!73 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 8, type: !74, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!74 = !DISubroutineType(types: !75)
!75 = !{!5, !5}
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 8, type: !5)
!77 = !DILocation(line: 8, column: 25, scope: !73)
!78 = !DILocation(line: 10, column: 64, scope: !73)
!79 = !DILocation(line: 10, column: 58, scope: !73)
!80 = !DILocation(line: 10, column: 48, scope: !73)
!81 = !DILocation(line: 10, column: 68, scope: !73)
!82 = !DILocation(line: 10, column: 75, scope: !73)
!83 = !DILocation(line: 10, column: 2, scope: !73)
!84 = !DILocation(line: 11, column: 2, scope: !73)
