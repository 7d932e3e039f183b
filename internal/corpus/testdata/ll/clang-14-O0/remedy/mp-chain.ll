; ModuleID = 'mp-chain.c'
source_filename = "mp-chain.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@data = dso_local global i32 0, align 4, !dbg !0
@flag = dso_local global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !35, metadata !DIExpression()), !dbg !42
  %4 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !43
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #4, !dbg !44
  %6 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !45
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @middle, i8* noundef null) #4, !dbg !46
  %8 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !47
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !48
  call void @llvm.dbg.declare(metadata i32* %3, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %3, align 4, !dbg !51
  br label %10, !dbg !52

10:                                               ; preds = %19, %0
  %11 = load i32, i32* %3, align 4, !dbg !53
  %12 = icmp slt i32 %11, 3, !dbg !55
  br i1 %12, label %13, label %22, !dbg !56

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4, !dbg !57
  %15 = sext i32 %14 to i64, !dbg !58
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %15, !dbg !58
  %17 = load i64, i64* %16, align 8, !dbg !58
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !59
  br label %19, !dbg !59

19:                                               ; preds = %13
  %20 = load i32, i32* %3, align 4, !dbg !60
  %21 = add nsw i32 %20, 1, !dbg !60
  store i32 %21, i32* %3, align 4, !dbg !60
  br label %10, !dbg !61, !llvm.loop !62

22:                                               ; preds = %10
  ret i32 0, !dbg !65
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !66 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !69, metadata !DIExpression()), !dbg !70
  store i32 1, i32* @data, align 4, !dbg !71
  store i32 1, i32* %3, align 4, !dbg !72
  %4 = load i32, i32* %3, align 4, !dbg !72
  store atomic i32 %4, i32* @flag monotonic, align 4, !dbg !72
  %5 = load i8*, i8** %2, align 8, !dbg !73
  ret i8* %5, !dbg !74
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @middle(i8* noundef %0) #0 !dbg !75 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata i32* %3, metadata !78, metadata !DIExpression()), !dbg !79
  store i32 1, i32* %3, align 4, !dbg !79
  store i32 2, i32* %4, align 4, !dbg !80
  %6 = load i32, i32* %3, align 4, !dbg !80
  %7 = load i32, i32* %4, align 4, !dbg !80
  %8 = cmpxchg i32* @flag, i32 %6, i32 %7 monotonic monotonic, align 4, !dbg !80
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !80
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !80
  br i1 %10, label %12, label %11, !dbg !80

11:                                               ; preds = %1
  store i32 %9, i32* %3, align 4, !dbg !80
  br label %12, !dbg !80

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !80
  store i8 %13, i8* %5, align 1, !dbg !80
  %14 = load i8, i8* %5, align 1, !dbg !80
  %15 = trunc i8 %14 to i1, !dbg !80
  %16 = load i8*, i8** %2, align 8, !dbg !81
  ret i8* %16, !dbg !82
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !83 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !84, metadata !DIExpression()), !dbg !85
  %4 = load atomic i32, i32* @flag monotonic, align 4, !dbg !86
  store i32 %4, i32* %3, align 4, !dbg !86
  %5 = load i32, i32* %3, align 4, !dbg !86
  %6 = icmp eq i32 %5, 2, !dbg !88
  br i1 %6, label %7, label %10, !dbg !89

7:                                                ; preds = %1
  %8 = load i32, i32* @data, align 4, !dbg !90
  %9 = add nsw i32 %8, 1, !dbg !90
  store i32 %9, i32* @data, align 4, !dbg !90
  br label %10, !dbg !91

10:                                               ; preds = %7, %1
  %11 = load i8*, i8** %2, align 8, !dbg !92
  ret i8* %11, !dbg !93
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mp-chain.c", directory: ".", checksumkind: CSK_MD5, checksum: "3cb3fc98442e531da0ee66ee2cc2b213")
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
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !32, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!22}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 34, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 192, elements: !40)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !{!41}
!41 = !DISubrange(count: 3)
!42 = !DILocation(line: 34, column: 12, scope: !31)
!43 = !DILocation(line: 35, column: 18, scope: !31)
!44 = !DILocation(line: 35, column: 2, scope: !31)
!45 = !DILocation(line: 36, column: 18, scope: !31)
!46 = !DILocation(line: 36, column: 2, scope: !31)
!47 = !DILocation(line: 37, column: 18, scope: !31)
!48 = !DILocation(line: 37, column: 2, scope: !31)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 38, type: !22)
!50 = distinct !DILexicalBlock(scope: !31, file: !3, line: 38, column: 2)
!51 = !DILocation(line: 38, column: 11, scope: !50)
!52 = !DILocation(line: 38, column: 7, scope: !50)
!53 = !DILocation(line: 38, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 38, column: 2)
!55 = !DILocation(line: 38, column: 20, scope: !54)
!56 = !DILocation(line: 38, column: 2, scope: !50)
!57 = !DILocation(line: 39, column: 18, scope: !54)
!58 = !DILocation(line: 39, column: 16, scope: !54)
!59 = !DILocation(line: 39, column: 3, scope: !54)
!60 = !DILocation(line: 38, column: 26, scope: !54)
!61 = !DILocation(line: 38, column: 2, scope: !54)
!62 = distinct !{!62, !56, !63, !64}
!63 = !DILocation(line: 39, column: 26, scope: !50)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 40, column: 2, scope: !31)
!66 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 11, type: !67, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!67 = !DISubroutineType(types: !68)
!68 = !{!16, !16}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 11, type: !16)
!70 = !DILocation(line: 11, column: 27, scope: !66)
!71 = !DILocation(line: 13, column: 7, scope: !66)
!72 = !DILocation(line: 14, column: 2, scope: !66)
!73 = !DILocation(line: 15, column: 9, scope: !66)
!74 = !DILocation(line: 15, column: 2, scope: !66)
!75 = distinct !DISubprogram(name: "middle", scope: !3, file: !3, line: 18, type: !67, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 18, type: !16)
!77 = !DILocation(line: 18, column: 27, scope: !75)
!78 = !DILocalVariable(name: "one", scope: !75, file: !3, line: 20, type: !22)
!79 = !DILocation(line: 20, column: 6, scope: !75)
!80 = !DILocation(line: 21, column: 2, scope: !75)
!81 = !DILocation(line: 22, column: 9, scope: !75)
!82 = !DILocation(line: 22, column: 2, scope: !75)
!83 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 25, type: !67, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 25, type: !16)
!85 = !DILocation(line: 25, column: 27, scope: !83)
!86 = !DILocation(line: 27, column: 6, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 27, column: 6)
!88 = !DILocation(line: 27, column: 56, scope: !87)
!89 = !DILocation(line: 27, column: 6, scope: !83)
!90 = !DILocation(line: 28, column: 7, scope: !87)
!91 = !DILocation(line: 28, column: 3, scope: !87)
!92 = !DILocation(line: 29, column: 9, scope: !83)
!93 = !DILocation(line: 29, column: 2, scope: !83)
