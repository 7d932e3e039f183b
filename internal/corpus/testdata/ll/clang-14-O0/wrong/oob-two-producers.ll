; ModuleID = 'oob-two-producers.c'
source_filename = "oob-two-producers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@next = dso_local global i32 0, align 4, !dbg !0
@slots = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !28, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %3, metadata !36, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %3, align 4, !dbg !38
  br label %5, !dbg !39

5:                                                ; preds = %13, %0
  %6 = load i32, i32* %3, align 4, !dbg !40
  %7 = icmp slt i32 %6, 3, !dbg !42
  br i1 %7, label %8, label %16, !dbg !43

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !44
  %10 = sext i32 %9 to i64, !dbg !45
  %11 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %10, !dbg !45
  %12 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @produce, i8* noundef null) #4, !dbg !46
  br label %13, !dbg !46

13:                                               ; preds = %8
  %14 = load i32, i32* %3, align 4, !dbg !47
  %15 = add nsw i32 %14, 1, !dbg !47
  store i32 %15, i32* %3, align 4, !dbg !47
  br label %5, !dbg !48, !llvm.loop !49

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !52, metadata !DIExpression()), !dbg !54
  store i32 0, i32* %4, align 4, !dbg !54
  br label %17, !dbg !55

17:                                               ; preds = %26, %16
  %18 = load i32, i32* %4, align 4, !dbg !56
  %19 = icmp slt i32 %18, 3, !dbg !58
  br i1 %19, label %20, label %29, !dbg !59

20:                                               ; preds = %17
  %21 = load i32, i32* %4, align 4, !dbg !60
  %22 = sext i32 %21 to i64, !dbg !61
  %23 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %22, !dbg !61
  %24 = load i64, i64* %23, align 8, !dbg !61
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !62
  br label %26, !dbg !62

26:                                               ; preds = %20
  %27 = load i32, i32* %4, align 4, !dbg !63
  %28 = add nsw i32 %27, 1, !dbg !63
  store i32 %28, i32* %4, align 4, !dbg !63
  br label %17, !dbg !64, !llvm.loop !65

29:                                               ; preds = %17
  ret i32 0, !dbg !67
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @produce(i8* noundef %0) #0 !dbg !68 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !71, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %3, metadata !73, metadata !DIExpression()), !dbg !74
  store i32 1, i32* %4, align 4, !dbg !75
  %6 = load i32, i32* %4, align 4, !dbg !75
  %7 = atomicrmw add i32* @next, i32 %6 seq_cst, align 4, !dbg !75
  store i32 %7, i32* %5, align 4, !dbg !75
  %8 = load i32, i32* %5, align 4, !dbg !75
  store i32 %8, i32* %3, align 4, !dbg !74
  %9 = load i32, i32* %3, align 4, !dbg !76
  %10 = sext i32 %9 to i64, !dbg !77
  %11 = getelementptr inbounds [2 x i32], [2 x i32]* @slots, i64 0, i64 %10, !dbg !77
  store i32 1, i32* %11, align 4, !dbg !78
  %12 = load i8*, i8** %2, align 8, !dbg !79
  ret i8* %12, !dbg !80
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 6, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "oob-two-producers.c", directory: ".", checksumkind: CSK_MD5, checksum: "c6df9b8bf93e01d7b033f757593bef1c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 2)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 92, baseType: !15)
!14 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !25, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!10}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 18, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 192, elements: !33)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !{!34}
!34 = !DISubrange(count: 3)
!35 = !DILocation(line: 18, column: 12, scope: !24)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 19, type: !10)
!37 = distinct !DILexicalBlock(scope: !24, file: !3, line: 19, column: 2)
!38 = !DILocation(line: 19, column: 11, scope: !37)
!39 = !DILocation(line: 19, column: 7, scope: !37)
!40 = !DILocation(line: 19, column: 18, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !3, line: 19, column: 2)
!42 = !DILocation(line: 19, column: 20, scope: !41)
!43 = !DILocation(line: 19, column: 2, scope: !37)
!44 = !DILocation(line: 20, column: 21, scope: !41)
!45 = !DILocation(line: 20, column: 19, scope: !41)
!46 = !DILocation(line: 20, column: 3, scope: !41)
!47 = !DILocation(line: 19, column: 26, scope: !41)
!48 = !DILocation(line: 19, column: 2, scope: !41)
!49 = distinct !{!49, !43, !50, !51}
!50 = !DILocation(line: 20, column: 44, scope: !37)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 21, type: !10)
!53 = distinct !DILexicalBlock(scope: !24, file: !3, line: 21, column: 2)
!54 = !DILocation(line: 21, column: 11, scope: !53)
!55 = !DILocation(line: 21, column: 7, scope: !53)
!56 = !DILocation(line: 21, column: 18, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 21, column: 2)
!58 = !DILocation(line: 21, column: 20, scope: !57)
!59 = !DILocation(line: 21, column: 2, scope: !53)
!60 = !DILocation(line: 22, column: 18, scope: !57)
!61 = !DILocation(line: 22, column: 16, scope: !57)
!62 = !DILocation(line: 22, column: 3, scope: !57)
!63 = !DILocation(line: 21, column: 26, scope: !57)
!64 = !DILocation(line: 21, column: 2, scope: !57)
!65 = distinct !{!65, !59, !66, !51}
!66 = !DILocation(line: 22, column: 26, scope: !53)
!67 = !DILocation(line: 23, column: 2, scope: !24)
!68 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 9, type: !69, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !5}
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 9, type: !5)
!72 = !DILocation(line: 9, column: 28, scope: !68)
!73 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 11, type: !10)
!74 = !DILocation(line: 11, column: 6, scope: !68)
!75 = !DILocation(line: 11, column: 10, scope: !68)
!76 = !DILocation(line: 12, column: 8, scope: !68)
!77 = !DILocation(line: 12, column: 2, scope: !68)
!78 = !DILocation(line: 12, column: 11, scope: !68)
!79 = !DILocation(line: 13, column: 9, scope: !68)
!80 = !DILocation(line: 13, column: 2, scope: !68)
