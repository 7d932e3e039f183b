; ModuleID = 'iriw-fences.c'
source_filename = "iriw-fences.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i64]* %2, metadata !35, metadata !DIExpression()), !dbg !42
  %4 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 0, !dbg !43
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @first, i8* noundef null) #4, !dbg !44
  %6 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 1, !dbg !45
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @second, i8* noundef null) #4, !dbg !46
  %8 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 2, !dbg !47
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @third, i8* noundef null) #4, !dbg !48
  %10 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 3, !dbg !49
  %11 = call i32 @pthread_create(i64* noundef %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @fourth, i8* noundef null) #4, !dbg !50
  call void @llvm.dbg.declare(metadata i32* %3, metadata !51, metadata !DIExpression()), !dbg !53
  store i32 0, i32* %3, align 4, !dbg !53
  br label %12, !dbg !54

12:                                               ; preds = %21, %0
  %13 = load i32, i32* %3, align 4, !dbg !55
  %14 = icmp slt i32 %13, 4, !dbg !57
  br i1 %14, label %15, label %24, !dbg !58

15:                                               ; preds = %12
  %16 = load i32, i32* %3, align 4, !dbg !59
  %17 = sext i32 %16 to i64, !dbg !60
  %18 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %17, !dbg !60
  %19 = load i64, i64* %18, align 8, !dbg !60
  %20 = call i32 @pthread_join(i64 noundef %19, i8** noundef null), !dbg !61
  br label %21, !dbg !61

21:                                               ; preds = %15
  %22 = load i32, i32* %3, align 4, !dbg !62
  %23 = add nsw i32 %22, 1, !dbg !62
  store i32 %23, i32* %3, align 4, !dbg !62
  br label %12, !dbg !63, !llvm.loop !64

24:                                               ; preds = %12
  ret i32 0, !dbg !67
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @first(i8* noundef %0) #0 !dbg !68 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !71, metadata !DIExpression()), !dbg !72
  store i32 1, i32* %3, align 4, !dbg !73
  %4 = load i32, i32* %3, align 4, !dbg !73
  store atomic i32 %4, i32* @x monotonic, align 4, !dbg !73
  %5 = load i8*, i8** %2, align 8, !dbg !74
  ret i8* %5, !dbg !75
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @second(i8* noundef %0) #0 !dbg !76 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !77, metadata !DIExpression()), !dbg !78
  store i32 1, i32* %3, align 4, !dbg !79
  %4 = load i32, i32* %3, align 4, !dbg !79
  store atomic i32 %4, i32* @y monotonic, align 4, !dbg !79
  %5 = load i8*, i8** %2, align 8, !dbg !80
  ret i8* %5, !dbg !81
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @third(i8* noundef %0) #0 !dbg !82 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !83, metadata !DIExpression()), !dbg !84
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !85
  store i32 %5, i32* %3, align 4, !dbg !85
  %6 = load i32, i32* %3, align 4, !dbg !85
  fence acq_rel, !dbg !86
  %7 = load atomic i32, i32* @y monotonic, align 4, !dbg !87
  store i32 %7, i32* %4, align 4, !dbg !87
  %8 = load i32, i32* %4, align 4, !dbg !87
  %9 = load i8*, i8** %2, align 8, !dbg !88
  ret i8* %9, !dbg !89
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @fourth(i8* noundef %0) #0 !dbg !90 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !91, metadata !DIExpression()), !dbg !92
  %5 = load atomic i32, i32* @y monotonic, align 4, !dbg !93
  store i32 %5, i32* %3, align 4, !dbg !93
  %6 = load i32, i32* %3, align 4, !dbg !93
  fence acq_rel, !dbg !94
  %7 = load atomic i32, i32* @x monotonic, align 4, !dbg !95
  store i32 %7, i32* %4, align 4, !dbg !95
  %8 = load i32, i32* %4, align 4, !dbg !95
  %9 = load i8*, i8** %2, align 8, !dbg !96
  ret i8* %9, !dbg !97
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
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "iriw-fences.c", directory: ".", checksumkind: CSK_MD5, checksum: "f52eb3937db67aaa874cb974e606fc2e")
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
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
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
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !32, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!22}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 41, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 256, elements: !40)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !DILocation(line: 41, column: 12, scope: !31)
!43 = !DILocation(line: 42, column: 18, scope: !31)
!44 = !DILocation(line: 42, column: 2, scope: !31)
!45 = !DILocation(line: 43, column: 18, scope: !31)
!46 = !DILocation(line: 43, column: 2, scope: !31)
!47 = !DILocation(line: 44, column: 18, scope: !31)
!48 = !DILocation(line: 44, column: 2, scope: !31)
!49 = !DILocation(line: 45, column: 18, scope: !31)
!50 = !DILocation(line: 45, column: 2, scope: !31)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 46, type: !22)
!52 = distinct !DILexicalBlock(scope: !31, file: !3, line: 46, column: 2)
!53 = !DILocation(line: 46, column: 11, scope: !52)
!54 = !DILocation(line: 46, column: 7, scope: !52)
!55 = !DILocation(line: 46, column: 18, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 46, column: 2)
!57 = !DILocation(line: 46, column: 20, scope: !56)
!58 = !DILocation(line: 46, column: 2, scope: !52)
!59 = !DILocation(line: 47, column: 18, scope: !56)
!60 = !DILocation(line: 47, column: 16, scope: !56)
!61 = !DILocation(line: 47, column: 3, scope: !56)
!62 = !DILocation(line: 46, column: 26, scope: !56)
!63 = !DILocation(line: 46, column: 2, scope: !56)
!64 = distinct !{!64, !58, !65, !66}
!65 = !DILocation(line: 47, column: 26, scope: !52)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocation(line: 48, column: 2, scope: !31)
!68 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 11, type: !69, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!69 = !DISubroutineType(types: !70)
!70 = !{!16, !16}
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 11, type: !16)
!72 = !DILocation(line: 11, column: 26, scope: !68)
!73 = !DILocation(line: 13, column: 2, scope: !68)
!74 = !DILocation(line: 14, column: 9, scope: !68)
!75 = !DILocation(line: 14, column: 2, scope: !68)
!76 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 17, type: !69, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 17, type: !16)
!78 = !DILocation(line: 17, column: 27, scope: !76)
!79 = !DILocation(line: 19, column: 2, scope: !76)
!80 = !DILocation(line: 20, column: 9, scope: !76)
!81 = !DILocation(line: 20, column: 2, scope: !76)
!82 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 23, type: !69, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!83 = !DILocalVariable(name: "arg", arg: 1, scope: !82, file: !3, line: 23, type: !16)
!84 = !DILocation(line: 23, column: 26, scope: !82)
!85 = !DILocation(line: 25, column: 8, scope: !82)
!86 = !DILocation(line: 26, column: 2, scope: !82)
!87 = !DILocation(line: 27, column: 8, scope: !82)
!88 = !DILocation(line: 28, column: 9, scope: !82)
!89 = !DILocation(line: 28, column: 2, scope: !82)
!90 = distinct !DISubprogram(name: "fourth", scope: !3, file: !3, line: 31, type: !69, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!91 = !DILocalVariable(name: "arg", arg: 1, scope: !90, file: !3, line: 31, type: !16)
!92 = !DILocation(line: 31, column: 27, scope: !90)
!93 = !DILocation(line: 33, column: 8, scope: !90)
!94 = !DILocation(line: 34, column: 2, scope: !90)
!95 = !DILocation(line: 35, column: 8, scope: !90)
!96 = !DILocation(line: 36, column: 9, scope: !90)
!97 = !DILocation(line: 36, column: 2, scope: !90)
