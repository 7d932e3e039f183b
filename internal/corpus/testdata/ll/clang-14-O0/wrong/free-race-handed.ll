; ModuleID = 'free-race-handed.c'
source_filename = "free-race-handed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32* null, align 8, !dbg !0
@ready = dso_local global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !36, metadata !DIExpression()), !dbg !40
  call void @llvm.dbg.declare(metadata i64* %3, metadata !41, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata i8** %4, metadata !43, metadata !DIExpression()), !dbg !44
  %6 = call noalias i8* @malloc(i64 noundef 4) #4, !dbg !45
  %7 = bitcast i8* %6 to i32*, !dbg !45
  store i32* %7, i32** @x, align 8, !dbg !46
  %8 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #4, !dbg !47
  %9 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @cleaner, i8* noundef null) #4, !dbg !48
  %10 = load i64, i64* %2, align 8, !dbg !49
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !50
  store i32 1, i32* %5, align 4, !dbg !51
  %12 = load i32, i32* %5, align 4, !dbg !51
  store atomic i32 %12, i32* @ready monotonic, align 4, !dbg !51
  %13 = load i64, i64* %3, align 8, !dbg !52
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef %4), !dbg !53
  %15 = load i8*, i8** %4, align 8, !dbg !54
  %16 = icmp ne i8* %15, null, !dbg !54
  br i1 %16, label %20, label %17, !dbg !56

17:                                               ; preds = %0
  %18 = load i32*, i32** @x, align 8, !dbg !57
  %19 = bitcast i32* %18 to i8*, !dbg !57
  call void @free(i8* noundef %19) #4, !dbg !58
  br label %20, !dbg !58

20:                                               ; preds = %17, %0
  ret i32 0, !dbg !59
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !60 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !63, metadata !DIExpression()), !dbg !64
  %3 = load i32*, i32** @x, align 8, !dbg !65
  store i32 1, i32* %3, align 4, !dbg !66
  %4 = load i8*, i8** %2, align 8, !dbg !67
  ret i8* %4, !dbg !68
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @cleaner(i8* noundef %0) #0 !dbg !69 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !70, metadata !DIExpression()), !dbg !71
  %5 = load atomic i32, i32* @ready monotonic, align 4, !dbg !72
  store i32 %5, i32* %4, align 4, !dbg !72
  %6 = load i32, i32* %4, align 4, !dbg !72
  %7 = icmp ne i32 %6, 0, !dbg !72
  br i1 %7, label %8, label %13, !dbg !74

8:                                                ; preds = %1
  %9 = load i32*, i32** @x, align 8, !dbg !75
  %10 = bitcast i32* %9 to i8*, !dbg !75
  call void @free(i8* noundef %10) #4, !dbg !77
  %11 = load i32*, i32** @x, align 8, !dbg !78
  %12 = bitcast i32* %11 to i8*, !dbg !78
  store i8* %12, i8** %2, align 8, !dbg !79
  br label %15, !dbg !79

13:                                               ; preds = %1
  %14 = load i8*, i8** %3, align 8, !dbg !80
  store i8* %14, i8** %2, align 8, !dbg !81
  br label %15, !dbg !81

15:                                               ; preds = %13, %8
  %16 = load i8*, i8** %2, align 8, !dbg !82
  ret i8* %16, !dbg !82
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}
!llvm.ident = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "free-race-handed.c", directory: ".", checksumkind: CSK_MD5, checksum: "17fd569f12ef9ba3f0f51ff98b9c291d")
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
!19 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 1}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 14.0.6"}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !33, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocalVariable(name: "w", scope: !32, file: !3, line: 28, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 28, column: 12, scope: !32)
!41 = !DILocalVariable(name: "c", scope: !32, file: !3, line: 28, type: !37)
!42 = !DILocation(line: 28, column: 15, scope: !32)
!43 = !DILocalVariable(name: "freed", scope: !32, file: !3, line: 29, type: !16)
!44 = !DILocation(line: 29, column: 8, scope: !32)
!45 = !DILocation(line: 30, column: 6, scope: !32)
!46 = !DILocation(line: 30, column: 4, scope: !32)
!47 = !DILocation(line: 31, column: 2, scope: !32)
!48 = !DILocation(line: 32, column: 2, scope: !32)
!49 = !DILocation(line: 33, column: 15, scope: !32)
!50 = !DILocation(line: 33, column: 2, scope: !32)
!51 = !DILocation(line: 34, column: 2, scope: !32)
!52 = !DILocation(line: 35, column: 15, scope: !32)
!53 = !DILocation(line: 35, column: 2, scope: !32)
!54 = !DILocation(line: 36, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !32, file: !3, line: 36, column: 6)
!56 = !DILocation(line: 36, column: 6, scope: !32)
!57 = !DILocation(line: 37, column: 8, scope: !55)
!58 = !DILocation(line: 37, column: 3, scope: !55)
!59 = !DILocation(line: 38, column: 2, scope: !32)
!60 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 11, type: !61, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!61 = !DISubroutineType(types: !62)
!62 = !{!16, !16}
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 11, type: !16)
!64 = !DILocation(line: 11, column: 27, scope: !60)
!65 = !DILocation(line: 13, column: 3, scope: !60)
!66 = !DILocation(line: 13, column: 5, scope: !60)
!67 = !DILocation(line: 14, column: 9, scope: !60)
!68 = !DILocation(line: 14, column: 2, scope: !60)
!69 = distinct !DISubprogram(name: "cleaner", scope: !3, file: !3, line: 17, type: !61, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 17, type: !16)
!71 = !DILocation(line: 17, column: 28, scope: !69)
!72 = !DILocation(line: 19, column: 6, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 19, column: 6)
!74 = !DILocation(line: 19, column: 6, scope: !69)
!75 = !DILocation(line: 20, column: 8, scope: !76)
!76 = distinct !DILexicalBlock(scope: !73, file: !3, line: 19, column: 58)
!77 = !DILocation(line: 20, column: 3, scope: !76)
!78 = !DILocation(line: 21, column: 10, scope: !76)
!79 = !DILocation(line: 21, column: 3, scope: !76)
!80 = !DILocation(line: 23, column: 9, scope: !69)
!81 = !DILocation(line: 23, column: 2, scope: !69)
!82 = !DILocation(line: 24, column: 1, scope: !69)
