; ModuleID = 'sb-fences-mixed.c'
source_filename = "sb-fences-mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !35, metadata !DIExpression()), !dbg !42
  %4 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !43
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @first, i8* noundef null) #4, !dbg !44
  %6 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !45
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @second, i8* noundef null) #4, !dbg !46
  call void @llvm.dbg.declare(metadata i32* %3, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 0, i32* %3, align 4, !dbg !49
  br label %8, !dbg !50

8:                                                ; preds = %17, %0
  %9 = load i32, i32* %3, align 4, !dbg !51
  %10 = icmp slt i32 %9, 2, !dbg !53
  br i1 %10, label %11, label %20, !dbg !54

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !dbg !55
  %13 = sext i32 %12 to i64, !dbg !56
  %14 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %13, !dbg !56
  %15 = load i64, i64* %14, align 8, !dbg !56
  %16 = call i32 @pthread_join(i64 noundef %15, i8** noundef null), !dbg !57
  br label %17, !dbg !57

17:                                               ; preds = %11
  %18 = load i32, i32* %3, align 4, !dbg !58
  %19 = add nsw i32 %18, 1, !dbg !58
  store i32 %19, i32* %3, align 4, !dbg !58
  br label %8, !dbg !59, !llvm.loop !60

20:                                               ; preds = %8
  ret i32 0, !dbg !63
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @first(i8* noundef %0) #0 !dbg !64 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !67, metadata !DIExpression()), !dbg !68
  store i32 1, i32* %3, align 4, !dbg !69
  %5 = load i32, i32* %3, align 4, !dbg !69
  store atomic i32 %5, i32* @x monotonic, align 4, !dbg !69
  fence seq_cst, !dbg !70
  %6 = load atomic i32, i32* @y monotonic, align 4, !dbg !71
  store i32 %6, i32* %4, align 4, !dbg !71
  %7 = load i32, i32* %4, align 4, !dbg !71
  %8 = load i8*, i8** %2, align 8, !dbg !72
  ret i8* %8, !dbg !73
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @second(i8* noundef %0) #0 !dbg !74 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !75, metadata !DIExpression()), !dbg !76
  store i32 1, i32* %3, align 4, !dbg !77
  %5 = load i32, i32* %3, align 4, !dbg !77
  store atomic i32 %5, i32* @y monotonic, align 4, !dbg !77
  fence acq_rel, !dbg !78
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !79
  store i32 %6, i32* %4, align 4, !dbg !79
  %7 = load i32, i32* %4, align 4, !dbg !79
  %8 = load i8*, i8** %2, align 8, !dbg !80
  ret i8* %8, !dbg !81
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
!3 = !DIFile(filename: "sb-fences-mixed.c", directory: ".", checksumkind: CSK_MD5, checksum: "ada601c1a34438697eadcf9e98daa320")
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
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !32, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!22}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 29, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 128, elements: !40)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !DILocation(line: 29, column: 12, scope: !31)
!43 = !DILocation(line: 30, column: 18, scope: !31)
!44 = !DILocation(line: 30, column: 2, scope: !31)
!45 = !DILocation(line: 31, column: 18, scope: !31)
!46 = !DILocation(line: 31, column: 2, scope: !31)
!47 = !DILocalVariable(name: "i", scope: !48, file: !3, line: 32, type: !22)
!48 = distinct !DILexicalBlock(scope: !31, file: !3, line: 32, column: 2)
!49 = !DILocation(line: 32, column: 11, scope: !48)
!50 = !DILocation(line: 32, column: 7, scope: !48)
!51 = !DILocation(line: 32, column: 18, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 32, column: 2)
!53 = !DILocation(line: 32, column: 20, scope: !52)
!54 = !DILocation(line: 32, column: 2, scope: !48)
!55 = !DILocation(line: 33, column: 18, scope: !52)
!56 = !DILocation(line: 33, column: 16, scope: !52)
!57 = !DILocation(line: 33, column: 3, scope: !52)
!58 = !DILocation(line: 32, column: 26, scope: !52)
!59 = !DILocation(line: 32, column: 2, scope: !52)
!60 = distinct !{!60, !54, !61, !62}
!61 = !DILocation(line: 33, column: 26, scope: !48)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 34, column: 2, scope: !31)
!64 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 11, type: !65, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!65 = !DISubroutineType(types: !66)
!66 = !{!16, !16}
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !64, file: !3, line: 11, type: !16)
!68 = !DILocation(line: 11, column: 26, scope: !64)
!69 = !DILocation(line: 13, column: 2, scope: !64)
!70 = !DILocation(line: 14, column: 2, scope: !64)
!71 = !DILocation(line: 15, column: 8, scope: !64)
!72 = !DILocation(line: 16, column: 9, scope: !64)
!73 = !DILocation(line: 16, column: 2, scope: !64)
!74 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 19, type: !65, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!75 = !DILocalVariable(name: "arg", arg: 1, scope: !74, file: !3, line: 19, type: !16)
!76 = !DILocation(line: 19, column: 27, scope: !74)
!77 = !DILocation(line: 21, column: 2, scope: !74)
!78 = !DILocation(line: 22, column: 2, scope: !74)
!79 = !DILocation(line: 23, column: 8, scope: !74)
!80 = !DILocation(line: 24, column: 9, scope: !74)
!81 = !DILocation(line: 24, column: 2, scope: !74)
