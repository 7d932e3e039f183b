; ModuleID = 'queue.c'
source_filename = "queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }

@tail = dso_local global %struct.node* null, align 8, !dbg !0
@head = dso_local global %struct.node* null, align 8, !dbg !16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local %struct.node* @make(i32 noundef %0) #0 !dbg !34 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !40, metadata !DIExpression()), !dbg !41
  %4 = call noalias i8* @malloc(i64 noundef 16) #3, !dbg !42
  %5 = bitcast i8* %4 to %struct.node*, !dbg !42
  store %struct.node* %5, %struct.node** %3, align 8, !dbg !41
  %6 = load i32, i32* %2, align 4, !dbg !43
  %7 = load %struct.node*, %struct.node** %3, align 8, !dbg !44
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1, !dbg !45
  store i32 %6, i32* %8, align 8, !dbg !46
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !47
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !48
  store %struct.node* null, %struct.node** %10, align 8, !dbg !49
  %11 = load %struct.node*, %struct.node** %3, align 8, !dbg !50
  ret %struct.node* %11, !dbg !51
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @enqueue(i32 noundef %0) #0 !dbg !52 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca i8, align 1
  %10 = alloca %struct.node*, align 8
  %11 = alloca i8, align 1
  %12 = alloca %struct.node*, align 8
  %13 = alloca i8, align 1
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !55, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !57, metadata !DIExpression()), !dbg !58
  %14 = load i32, i32* %2, align 4, !dbg !59
  %15 = call %struct.node* @make(i32 noundef %14), !dbg !60
  store %struct.node* %15, %struct.node** %3, align 8, !dbg !58
  br label %16, !dbg !61

16:                                               ; preds = %75, %40, %1
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !62, metadata !DIExpression()), !dbg !66
  %17 = bitcast %struct.node** %5 to i64*, !dbg !67
  %18 = load atomic i64, i64* bitcast (%struct.node** @tail to i64*) acquire, align 8, !dbg !67
  store i64 %18, i64* %17, align 8, !dbg !67
  %19 = bitcast i64* %17 to %struct.node**, !dbg !67
  %20 = load %struct.node*, %struct.node** %19, align 8, !dbg !67
  store %struct.node* %20, %struct.node** %4, align 8, !dbg !66
  call void @llvm.dbg.declare(metadata %struct.node** %6, metadata !68, metadata !DIExpression()), !dbg !69
  %21 = load %struct.node*, %struct.node** %4, align 8, !dbg !70
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 0, !dbg !71
  %23 = bitcast %struct.node** %22 to i64*, !dbg !72
  %24 = bitcast %struct.node** %7 to i64*, !dbg !72
  %25 = load atomic i64, i64* %23 acquire, align 8, !dbg !72
  store i64 %25, i64* %24, align 8, !dbg !72
  %26 = bitcast i64* %24 to %struct.node**, !dbg !72
  %27 = load %struct.node*, %struct.node** %26, align 8, !dbg !72
  store %struct.node* %27, %struct.node** %6, align 8, !dbg !69
  %28 = load %struct.node*, %struct.node** %6, align 8, !dbg !73
  %29 = icmp ne %struct.node* %28, null, !dbg !73
  br i1 %29, label %30, label %44, !dbg !75

30:                                               ; preds = %16
  %31 = load %struct.node*, %struct.node** %6, align 8, !dbg !76
  store %struct.node* %31, %struct.node** %8, align 8, !dbg !78
  %32 = bitcast %struct.node** %4 to i64*, !dbg !78
  %33 = bitcast %struct.node** %8 to i64*, !dbg !78
  %34 = load i64, i64* %32, align 8, !dbg !78
  %35 = load i64, i64* %33, align 8, !dbg !78
  %36 = cmpxchg i64* bitcast (%struct.node** @tail to i64*), i64 %34, i64 %35 acq_rel monotonic, align 8, !dbg !78
  %37 = extractvalue { i64, i1 } %36, 0, !dbg !78
  %38 = extractvalue { i64, i1 } %36, 1, !dbg !78
  br i1 %38, label %40, label %39, !dbg !78

39:                                               ; preds = %30
  store i64 %37, i64* %32, align 8, !dbg !78
  br label %40, !dbg !78

40:                                               ; preds = %39, %30
  %41 = zext i1 %38 to i8, !dbg !78
  store i8 %41, i8* %9, align 1, !dbg !78
  %42 = load i8, i8* %9, align 1, !dbg !78
  %43 = trunc i8 %42 to i1, !dbg !78
  br label %16, !dbg !79, !llvm.loop !80

44:                                               ; preds = %16
  %45 = load %struct.node*, %struct.node** %4, align 8, !dbg !83
  %46 = getelementptr inbounds %struct.node, %struct.node* %45, i32 0, i32 0, !dbg !85
  %47 = load %struct.node*, %struct.node** %3, align 8, !dbg !86
  store %struct.node* %47, %struct.node** %10, align 8, !dbg !87
  %48 = bitcast %struct.node** %46 to i64*, !dbg !87
  %49 = bitcast %struct.node** %6 to i64*, !dbg !87
  %50 = bitcast %struct.node** %10 to i64*, !dbg !87
  %51 = load i64, i64* %49, align 8, !dbg !87
  %52 = load i64, i64* %50, align 8, !dbg !87
  %53 = cmpxchg i64* %48, i64 %51, i64 %52 acq_rel monotonic, align 8, !dbg !87
  %54 = extractvalue { i64, i1 } %53, 0, !dbg !87
  %55 = extractvalue { i64, i1 } %53, 1, !dbg !87
  br i1 %55, label %57, label %56, !dbg !87

56:                                               ; preds = %44
  store i64 %54, i64* %49, align 8, !dbg !87
  br label %57, !dbg !87

57:                                               ; preds = %56, %44
  %58 = zext i1 %55 to i8, !dbg !87
  store i8 %58, i8* %11, align 1, !dbg !87
  %59 = load i8, i8* %11, align 1, !dbg !87
  %60 = trunc i8 %59 to i1, !dbg !87
  br i1 %60, label %61, label %75, !dbg !88

61:                                               ; preds = %57
  %62 = load %struct.node*, %struct.node** %3, align 8, !dbg !89
  store %struct.node* %62, %struct.node** %12, align 8, !dbg !91
  %63 = bitcast %struct.node** %4 to i64*, !dbg !91
  %64 = bitcast %struct.node** %12 to i64*, !dbg !91
  %65 = load i64, i64* %63, align 8, !dbg !91
  %66 = load i64, i64* %64, align 8, !dbg !91
  %67 = cmpxchg i64* bitcast (%struct.node** @tail to i64*), i64 %65, i64 %66 acq_rel monotonic, align 8, !dbg !91
  %68 = extractvalue { i64, i1 } %67, 0, !dbg !91
  %69 = extractvalue { i64, i1 } %67, 1, !dbg !91
  br i1 %69, label %71, label %70, !dbg !91

70:                                               ; preds = %61
  store i64 %68, i64* %63, align 8, !dbg !91
  br label %71, !dbg !91

71:                                               ; preds = %70, %61
  %72 = zext i1 %69 to i8, !dbg !91
  store i8 %72, i8* %13, align 1, !dbg !91
  %73 = load i8, i8* %13, align 1, !dbg !91
  %74 = trunc i8 %73 to i1, !dbg !91
  ret void, !dbg !92

75:                                               ; preds = %57
  br label %16, !dbg !93, !llvm.loop !80
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @dequeue() #0 !dbg !94 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.node*, align 8
  %8 = alloca i8, align 1
  br label %9, !dbg !97

9:                                                ; preds = %43, %0
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !98, metadata !DIExpression()), !dbg !102
  %10 = bitcast %struct.node** %3 to i64*, !dbg !103
  %11 = load atomic i64, i64* bitcast (%struct.node** @head to i64*) acquire, align 8, !dbg !103
  store i64 %11, i64* %10, align 8, !dbg !103
  %12 = bitcast i64* %10 to %struct.node**, !dbg !103
  %13 = load %struct.node*, %struct.node** %12, align 8, !dbg !103
  store %struct.node* %13, %struct.node** %2, align 8, !dbg !102
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !104, metadata !DIExpression()), !dbg !105
  %14 = load %struct.node*, %struct.node** %2, align 8, !dbg !106
  %15 = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 0, !dbg !107
  %16 = bitcast %struct.node** %15 to i64*, !dbg !108
  %17 = bitcast %struct.node** %5 to i64*, !dbg !108
  %18 = load atomic i64, i64* %16 acquire, align 8, !dbg !108
  store i64 %18, i64* %17, align 8, !dbg !108
  %19 = bitcast i64* %17 to %struct.node**, !dbg !108
  %20 = load %struct.node*, %struct.node** %19, align 8, !dbg !108
  store %struct.node* %20, %struct.node** %4, align 8, !dbg !105
  %21 = load %struct.node*, %struct.node** %4, align 8, !dbg !109
  %22 = icmp ne %struct.node* %21, null, !dbg !109
  br i1 %22, label %24, label %23, !dbg !111

23:                                               ; preds = %9
  store i32 0, i32* %1, align 4, !dbg !112
  br label %44, !dbg !112

24:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata i32* %6, metadata !113, metadata !DIExpression()), !dbg !114
  %25 = load %struct.node*, %struct.node** %4, align 8, !dbg !115
  %26 = getelementptr inbounds %struct.node, %struct.node* %25, i32 0, i32 1, !dbg !116
  %27 = load i32, i32* %26, align 8, !dbg !116
  store i32 %27, i32* %6, align 4, !dbg !114
  %28 = load %struct.node*, %struct.node** %4, align 8, !dbg !117
  store %struct.node* %28, %struct.node** %7, align 8, !dbg !119
  %29 = bitcast %struct.node** %2 to i64*, !dbg !119
  %30 = bitcast %struct.node** %7 to i64*, !dbg !119
  %31 = load i64, i64* %29, align 8, !dbg !119
  %32 = load i64, i64* %30, align 8, !dbg !119
  %33 = cmpxchg i64* bitcast (%struct.node** @head to i64*), i64 %31, i64 %32 acq_rel monotonic, align 8, !dbg !119
  %34 = extractvalue { i64, i1 } %33, 0, !dbg !119
  %35 = extractvalue { i64, i1 } %33, 1, !dbg !119
  br i1 %35, label %37, label %36, !dbg !119

36:                                               ; preds = %24
  store i64 %34, i64* %29, align 8, !dbg !119
  br label %37, !dbg !119

37:                                               ; preds = %36, %24
  %38 = zext i1 %35 to i8, !dbg !119
  store i8 %38, i8* %8, align 1, !dbg !119
  %39 = load i8, i8* %8, align 1, !dbg !119
  %40 = trunc i8 %39 to i1, !dbg !119
  br i1 %40, label %41, label %43, !dbg !120

41:                                               ; preds = %37
  %42 = load i32, i32* %6, align 4, !dbg !121
  store i32 %42, i32* %1, align 4, !dbg !122
  br label %44, !dbg !122

43:                                               ; preds = %37
  br label %9, !dbg !123, !llvm.loop !124

44:                                               ; preds = %41, %23
  %45 = load i32, i32* %1, align 4, !dbg !127
  ret i32 %45, !dbg !127
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "queue.c", directory: ".", checksumkind: CSK_MD5, checksum: "22582e57f63f2ae7c8c086be933b25be")
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
!15 = !{!16, !0}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !21, line: 3, size: 128, elements: !22)
!21 = !DIFile(filename: "./queue.h", directory: ".", checksumkind: CSK_MD5, checksum: "38807e15c9a7a653158c100376a3ec58")
!22 = !{!23, !24}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !21, line: 4, baseType: !18, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !20, file: !21, line: 5, baseType: !25, size: 32, offset: 64)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 7, type: !35, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!19, !25}
!37 = !{}
!38 = !DILocalVariable(name: "value", arg: 1, scope: !34, file: !3, line: 7, type: !25)
!39 = !DILocation(line: 7, column: 23, scope: !34)
!40 = !DILocalVariable(name: "n", scope: !34, file: !3, line: 9, type: !19)
!41 = !DILocation(line: 9, column: 15, scope: !34)
!42 = !DILocation(line: 9, column: 19, scope: !34)
!43 = !DILocation(line: 10, column: 13, scope: !34)
!44 = !DILocation(line: 10, column: 2, scope: !34)
!45 = !DILocation(line: 10, column: 5, scope: !34)
!46 = !DILocation(line: 10, column: 11, scope: !34)
!47 = !DILocation(line: 11, column: 15, scope: !34)
!48 = !DILocation(line: 11, column: 18, scope: !34)
!49 = !DILocation(line: 11, column: 2, scope: !34)
!50 = !DILocation(line: 12, column: 9, scope: !34)
!51 = !DILocation(line: 12, column: 2, scope: !34)
!52 = distinct !DISubprogram(name: "enqueue", scope: !3, file: !3, line: 15, type: !53, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!53 = !DISubroutineType(types: !54)
!54 = !{null, !25}
!55 = !DILocalVariable(name: "value", arg: 1, scope: !52, file: !3, line: 15, type: !25)
!56 = !DILocation(line: 15, column: 18, scope: !52)
!57 = !DILocalVariable(name: "n", scope: !52, file: !3, line: 17, type: !19)
!58 = !DILocation(line: 17, column: 15, scope: !52)
!59 = !DILocation(line: 17, column: 24, scope: !52)
!60 = !DILocation(line: 17, column: 19, scope: !52)
!61 = !DILocation(line: 18, column: 2, scope: !52)
!62 = !DILocalVariable(name: "last", scope: !63, file: !3, line: 19, type: !19)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 18, column: 11)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 18, column: 2)
!65 = distinct !DILexicalBlock(scope: !52, file: !3, line: 18, column: 2)
!66 = !DILocation(line: 19, column: 16, scope: !63)
!67 = !DILocation(line: 19, column: 23, scope: !63)
!68 = !DILocalVariable(name: "next", scope: !63, file: !3, line: 20, type: !19)
!69 = !DILocation(line: 20, column: 16, scope: !63)
!70 = !DILocation(line: 20, column: 45, scope: !63)
!71 = !DILocation(line: 20, column: 51, scope: !63)
!72 = !DILocation(line: 20, column: 23, scope: !63)
!73 = !DILocation(line: 21, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !63, file: !3, line: 21, column: 7)
!75 = !DILocation(line: 21, column: 7, scope: !63)
!76 = !DILocation(line: 22, column: 58, scope: !77)
!77 = distinct !DILexicalBlock(scope: !74, file: !3, line: 21, column: 13)
!78 = !DILocation(line: 22, column: 4, scope: !77)
!79 = !DILocation(line: 23, column: 4, scope: !77)
!80 = distinct !{!80, !81, !82}
!81 = !DILocation(line: 18, column: 2, scope: !65)
!82 = !DILocation(line: 29, column: 2, scope: !65)
!83 = !DILocation(line: 25, column: 48, scope: !84)
!84 = distinct !DILexicalBlock(scope: !63, file: !3, line: 25, column: 7)
!85 = !DILocation(line: 25, column: 54, scope: !84)
!86 = !DILocation(line: 25, column: 67, scope: !84)
!87 = !DILocation(line: 25, column: 7, scope: !84)
!88 = !DILocation(line: 25, column: 7, scope: !63)
!89 = !DILocation(line: 26, column: 58, scope: !90)
!90 = distinct !DILexicalBlock(scope: !84, file: !3, line: 25, column: 115)
!91 = !DILocation(line: 26, column: 4, scope: !90)
!92 = !DILocation(line: 27, column: 4, scope: !90)
!93 = !DILocation(line: 18, column: 2, scope: !64)
!94 = distinct !DISubprogram(name: "dequeue", scope: !3, file: !3, line: 32, type: !95, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!95 = !DISubroutineType(types: !96)
!96 = !{!25}
!97 = !DILocation(line: 34, column: 2, scope: !94)
!98 = !DILocalVariable(name: "first", scope: !99, file: !3, line: 35, type: !19)
!99 = distinct !DILexicalBlock(scope: !100, file: !3, line: 34, column: 11)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 34, column: 2)
!101 = distinct !DILexicalBlock(scope: !94, file: !3, line: 34, column: 2)
!102 = !DILocation(line: 35, column: 16, scope: !99)
!103 = !DILocation(line: 35, column: 24, scope: !99)
!104 = !DILocalVariable(name: "next", scope: !99, file: !3, line: 36, type: !19)
!105 = !DILocation(line: 36, column: 16, scope: !99)
!106 = !DILocation(line: 36, column: 45, scope: !99)
!107 = !DILocation(line: 36, column: 52, scope: !99)
!108 = !DILocation(line: 36, column: 23, scope: !99)
!109 = !DILocation(line: 37, column: 8, scope: !110)
!110 = distinct !DILexicalBlock(scope: !99, file: !3, line: 37, column: 7)
!111 = !DILocation(line: 37, column: 7, scope: !99)
!112 = !DILocation(line: 38, column: 4, scope: !110)
!113 = !DILocalVariable(name: "value", scope: !99, file: !3, line: 39, type: !25)
!114 = !DILocation(line: 39, column: 7, scope: !99)
!115 = !DILocation(line: 39, column: 15, scope: !99)
!116 = !DILocation(line: 39, column: 21, scope: !99)
!117 = !DILocation(line: 40, column: 62, scope: !118)
!118 = distinct !DILexicalBlock(scope: !99, file: !3, line: 40, column: 7)
!119 = !DILocation(line: 40, column: 7, scope: !118)
!120 = !DILocation(line: 40, column: 7, scope: !99)
!121 = !DILocation(line: 41, column: 11, scope: !118)
!122 = !DILocation(line: 41, column: 4, scope: !118)
!123 = !DILocation(line: 34, column: 2, scope: !100)
!124 = distinct !{!124, !125, !126}
!125 = !DILocation(line: 34, column: 2, scope: !101)
!126 = !DILocation(line: 42, column: 2, scope: !101)
!127 = !DILocation(line: 43, column: 1, scope: !94)
