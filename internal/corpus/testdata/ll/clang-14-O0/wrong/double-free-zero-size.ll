; ModuleID = 'double-free-zero-size.c'
source_filename = "double-free-zero-size.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !24, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata i8** %3, metadata !32, metadata !DIExpression()), !dbg !33
  %7 = call noalias i8* @malloc(i64 noundef 0) #4, !dbg !34
  store i8* %7, i8** %3, align 8, !dbg !33
  %8 = load i8*, i8** %3, align 8, !dbg !35
  call void @free(i8* noundef %8) #4, !dbg !36
  call void @llvm.dbg.declare(metadata i64* %4, metadata !37, metadata !DIExpression()), !dbg !39
  store i64 0, i64* %4, align 8, !dbg !39
  br label %9, !dbg !40

9:                                                ; preds = %19, %0
  %10 = load i64, i64* %4, align 8, !dbg !41
  %11 = icmp slt i64 %10, 3, !dbg !43
  br i1 %11, label %12, label %22, !dbg !44

12:                                               ; preds = %9
  %13 = load i64, i64* %4, align 8, !dbg !45
  %14 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %13, !dbg !46
  %15 = load i64, i64* %4, align 8, !dbg !47
  %16 = add nsw i64 %15, 1, !dbg !48
  %17 = inttoptr i64 %16 to i8*, !dbg !49
  %18 = call i32 @pthread_create(i64* noundef %14, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef %17) #4, !dbg !50
  br label %19, !dbg !50

19:                                               ; preds = %12
  %20 = load i64, i64* %4, align 8, !dbg !51
  %21 = add nsw i64 %20, 1, !dbg !51
  store i64 %21, i64* %4, align 8, !dbg !51
  br label %9, !dbg !52, !llvm.loop !53

22:                                               ; preds = %9
  %23 = load atomic i32, i32* @x seq_cst, align 4, !dbg !56
  store i32 %23, i32* %5, align 4, !dbg !56
  %24 = load i32, i32* %5, align 4, !dbg !56
  %25 = icmp eq i32 %24, 1, !dbg !58
  br i1 %25, label %26, label %28, !dbg !59

26:                                               ; preds = %22
  %27 = load i8*, i8** %3, align 8, !dbg !60
  call void @free(i8* noundef %27) #4, !dbg !61
  br label %28, !dbg !61

28:                                               ; preds = %26, %22
  call void @llvm.dbg.declare(metadata i32* %6, metadata !62, metadata !DIExpression()), !dbg !64
  store i32 0, i32* %6, align 4, !dbg !64
  br label %29, !dbg !65

29:                                               ; preds = %38, %28
  %30 = load i32, i32* %6, align 4, !dbg !66
  %31 = icmp slt i32 %30, 3, !dbg !68
  br i1 %31, label %32, label %41, !dbg !69

32:                                               ; preds = %29
  %33 = load i32, i32* %6, align 4, !dbg !70
  %34 = sext i32 %33 to i64, !dbg !71
  %35 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %34, !dbg !71
  %36 = load i64, i64* %35, align 8, !dbg !71
  %37 = call i32 @pthread_join(i64 noundef %36, i8** noundef null), !dbg !72
  br label %38, !dbg !72

38:                                               ; preds = %32
  %39 = load i32, i32* %6, align 4, !dbg !73
  %40 = add nsw i32 %39, 1, !dbg !73
  store i32 %40, i32* %6, align 4, !dbg !73
  br label %29, !dbg !74, !llvm.loop !75

41:                                               ; preds = %29
  ret i32 0, !dbg !77
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !78 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !81, metadata !DIExpression()), !dbg !82
  %4 = load i8*, i8** %2, align 8, !dbg !83
  %5 = ptrtoint i8* %4 to i64, !dbg !83
  %6 = trunc i64 %5 to i32, !dbg !83
  store i32 %6, i32* %3, align 4, !dbg !83
  %7 = load i32, i32* %3, align 4, !dbg !83
  store atomic i32 %7, i32* @x seq_cst, align 4, !dbg !83
  ret i8* null, !dbg !84
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "double-free-zero-size.c", directory: ".", checksumkind: CSK_MD5, checksum: "2b860ba97b42cccceb69dc6fbc4e4ba9")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !21, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!6}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 16, type: !25)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 192, elements: !29)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !{!30}
!30 = !DISubrange(count: 3)
!31 = !DILocation(line: 16, column: 13, scope: !20)
!32 = !DILocalVariable(name: "p", scope: !20, file: !3, line: 17, type: !5)
!33 = !DILocation(line: 17, column: 9, scope: !20)
!34 = !DILocation(line: 17, column: 13, scope: !20)
!35 = !DILocation(line: 18, column: 8, scope: !20)
!36 = !DILocation(line: 18, column: 3, scope: !20)
!37 = !DILocalVariable(name: "i", scope: !38, file: !3, line: 19, type: !7)
!38 = distinct !DILexicalBlock(scope: !20, file: !3, line: 19, column: 3)
!39 = !DILocation(line: 19, column: 13, scope: !38)
!40 = !DILocation(line: 19, column: 8, scope: !38)
!41 = !DILocation(line: 19, column: 20, scope: !42)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 19, column: 3)
!43 = !DILocation(line: 19, column: 22, scope: !42)
!44 = !DILocation(line: 19, column: 3, scope: !38)
!45 = !DILocation(line: 20, column: 23, scope: !42)
!46 = !DILocation(line: 20, column: 21, scope: !42)
!47 = !DILocation(line: 20, column: 50, scope: !42)
!48 = !DILocation(line: 20, column: 52, scope: !42)
!49 = !DILocation(line: 20, column: 41, scope: !42)
!50 = !DILocation(line: 20, column: 5, scope: !42)
!51 = !DILocation(line: 19, column: 28, scope: !42)
!52 = !DILocation(line: 19, column: 3, scope: !42)
!53 = distinct !{!53, !44, !54, !55}
!54 = !DILocation(line: 20, column: 56, scope: !38)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocation(line: 21, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !20, file: !3, line: 21, column: 7)
!58 = !DILocation(line: 21, column: 23, scope: !57)
!59 = !DILocation(line: 21, column: 7, scope: !20)
!60 = !DILocation(line: 22, column: 10, scope: !57)
!61 = !DILocation(line: 22, column: 5, scope: !57)
!62 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 23, type: !6)
!63 = distinct !DILexicalBlock(scope: !20, file: !3, line: 23, column: 3)
!64 = !DILocation(line: 23, column: 12, scope: !63)
!65 = !DILocation(line: 23, column: 8, scope: !63)
!66 = !DILocation(line: 23, column: 19, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 23, column: 3)
!68 = !DILocation(line: 23, column: 21, scope: !67)
!69 = !DILocation(line: 23, column: 3, scope: !63)
!70 = !DILocation(line: 24, column: 20, scope: !67)
!71 = !DILocation(line: 24, column: 18, scope: !67)
!72 = !DILocation(line: 24, column: 5, scope: !67)
!73 = !DILocation(line: 23, column: 27, scope: !67)
!74 = !DILocation(line: 23, column: 3, scope: !67)
!75 = distinct !{!75, !69, !76, !55}
!76 = !DILocation(line: 24, column: 28, scope: !63)
!77 = !DILocation(line: 25, column: 3, scope: !20)
!78 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !79, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!79 = !DISubroutineType(types: !80)
!80 = !{!5, !5}
!81 = !DILocalVariable(name: "value", arg: 1, scope: !78, file: !3, line: 10, type: !5)
!82 = !DILocation(line: 10, column: 27, scope: !78)
!83 = !DILocation(line: 11, column: 3, scope: !78)
!84 = !DILocation(line: 12, column: 3, scope: !78)
