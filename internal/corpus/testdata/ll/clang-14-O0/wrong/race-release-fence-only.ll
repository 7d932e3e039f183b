; ModuleID = 'race-release-fence-only.c'
source_filename = "race-release-fence-only.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@data = dso_local global i32 0, align 4, !dbg !0
@flag = dso_local global i32 0, align 4, !dbg !19

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !36, metadata !DIExpression()), !dbg !40
  call void @llvm.dbg.declare(metadata i64* %3, metadata !41, metadata !DIExpression()), !dbg !42
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #4, !dbg !43
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !44
  %6 = load i64, i64* %2, align 8, !dbg !45
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !46
  %8 = load i64, i64* %3, align 8, !dbg !47
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !48
  ret i32 0, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !50 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !53, metadata !DIExpression()), !dbg !54
  store i32 42, i32* @data, align 4, !dbg !55
  fence release, !dbg !56
  store i32 1, i32* %3, align 4, !dbg !57
  %4 = load i32, i32* %3, align 4, !dbg !57
  store atomic i32 %4, i32* @flag monotonic, align 4, !dbg !57
  %5 = load i8*, i8** %2, align 8, !dbg !58
  ret i8* %5, !dbg !59
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !60 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !61, metadata !DIExpression()), !dbg !62
  %5 = load atomic i32, i32* @flag monotonic, align 4, !dbg !63
  store i32 %5, i32* %4, align 4, !dbg !63
  %6 = load i32, i32* %4, align 4, !dbg !63
  %7 = icmp ne i32 %6, 0, !dbg !63
  br i1 %7, label %8, label %12, !dbg !65

8:                                                ; preds = %1
  %9 = load i32, i32* @data, align 4, !dbg !66
  %10 = sext i32 %9 to i64, !dbg !67
  %11 = inttoptr i64 %10 to i8*, !dbg !68
  store i8* %11, i8** %2, align 8, !dbg !69
  br label %14, !dbg !69

12:                                               ; preds = %1
  %13 = load i8*, i8** %3, align 8, !dbg !70
  store i8* %13, i8** %2, align 8, !dbg !71
  br label %14, !dbg !71

14:                                               ; preds = %12, %8
  %15 = load i8*, i8** %2, align 8, !dbg !72
  ret i8* %15, !dbg !72
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}
!llvm.ident = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 7, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race-release-fence-only.c", directory: ".", checksumkind: CSK_MD5, checksum: "f72fd54a01c3b4c598940a6aa40bd2ff")
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
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !{!0, !19}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 8, type: !21, isLocal: false, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 1}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 14.0.6"}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !33, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!23}
!35 = !{}
!36 = !DILocalVariable(name: "w", scope: !32, file: !3, line: 27, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 27, column: 12, scope: !32)
!41 = !DILocalVariable(name: "r", scope: !32, file: !3, line: 27, type: !37)
!42 = !DILocation(line: 27, column: 15, scope: !32)
!43 = !DILocation(line: 28, column: 2, scope: !32)
!44 = !DILocation(line: 29, column: 2, scope: !32)
!45 = !DILocation(line: 30, column: 15, scope: !32)
!46 = !DILocation(line: 30, column: 2, scope: !32)
!47 = !DILocation(line: 31, column: 15, scope: !32)
!48 = !DILocation(line: 31, column: 2, scope: !32)
!49 = !DILocation(line: 32, column: 2, scope: !32)
!50 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !51, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!51 = !DISubroutineType(types: !52)
!52 = !{!16, !16}
!53 = !DILocalVariable(name: "arg", arg: 1, scope: !50, file: !3, line: 10, type: !16)
!54 = !DILocation(line: 10, column: 27, scope: !50)
!55 = !DILocation(line: 12, column: 7, scope: !50)
!56 = !DILocation(line: 13, column: 2, scope: !50)
!57 = !DILocation(line: 14, column: 2, scope: !50)
!58 = !DILocation(line: 15, column: 9, scope: !50)
!59 = !DILocation(line: 15, column: 2, scope: !50)
!60 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 18, type: !51, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!61 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 18, type: !16)
!62 = !DILocation(line: 18, column: 27, scope: !60)
!63 = !DILocation(line: 20, column: 6, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 20, column: 6)
!65 = !DILocation(line: 20, column: 6, scope: !60)
!66 = !DILocation(line: 21, column: 24, scope: !64)
!67 = !DILocation(line: 21, column: 18, scope: !64)
!68 = !DILocation(line: 21, column: 10, scope: !64)
!69 = !DILocation(line: 21, column: 3, scope: !64)
!70 = !DILocation(line: 22, column: 9, scope: !60)
!71 = !DILocation(line: 22, column: 2, scope: !60)
!72 = !DILocation(line: 23, column: 1, scope: !60)
