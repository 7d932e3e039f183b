; ModuleID = 'treiber-stack-free.c'
source_filename = "treiber-stack-free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@top = dso_local global %struct.node* null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !26, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata i64* %3, metadata !31, metadata !DIExpression()), !dbg !32
  call void @push(i32 noundef 1), !dbg !33
  call void @push(i32 noundef 2), !dbg !34
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #4, !dbg !35
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #4, !dbg !36
  %6 = load i64, i64* %2, align 8, !dbg !37
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !38
  %8 = load i64, i64* %3, align 8, !dbg !39
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !40
  ret i32 0, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(i32 noundef %0) #0 !dbg !42 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i8, align 1
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !45, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !47, metadata !DIExpression()), !dbg !48
  %7 = call noalias i8* @malloc(i64 noundef 16) #4, !dbg !49
  %8 = bitcast i8* %7 to %struct.node*, !dbg !49
  store %struct.node* %8, %struct.node** %3, align 8, !dbg !48
  %9 = load i32, i32* %2, align 4, !dbg !50
  %10 = load %struct.node*, %struct.node** %3, align 8, !dbg !51
  %11 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 1, !dbg !52
  store i32 %9, i32* %11, align 8, !dbg !53
  %12 = bitcast %struct.node** %4 to i64*, !dbg !54
  %13 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8, !dbg !54
  store i64 %13, i64* %12, align 8, !dbg !54
  %14 = bitcast i64* %12 to %struct.node**, !dbg !54
  %15 = load %struct.node*, %struct.node** %14, align 8, !dbg !54
  %16 = load %struct.node*, %struct.node** %3, align 8, !dbg !55
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 0, !dbg !56
  store %struct.node* %15, %struct.node** %17, align 8, !dbg !57
  br label %18, !dbg !58

18:                                               ; preds = %35, %1
  %19 = load %struct.node*, %struct.node** %3, align 8, !dbg !59
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 0, !dbg !59
  %21 = load %struct.node*, %struct.node** %3, align 8, !dbg !59
  store %struct.node* %21, %struct.node** %5, align 8, !dbg !59
  %22 = bitcast %struct.node** %20 to i64*, !dbg !59
  %23 = bitcast %struct.node** %5 to i64*, !dbg !59
  %24 = load i64, i64* %22, align 8, !dbg !59
  %25 = load i64, i64* %23, align 8, !dbg !59
  %26 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %24, i64 %25 seq_cst seq_cst, align 8, !dbg !59
  %27 = extractvalue { i64, i1 } %26, 0, !dbg !59
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !59
  br i1 %28, label %30, label %29, !dbg !59

29:                                               ; preds = %18
  store i64 %27, i64* %22, align 8, !dbg !59
  br label %30, !dbg !59

30:                                               ; preds = %29, %18
  %31 = zext i1 %28 to i8, !dbg !59
  store i8 %31, i8* %6, align 1, !dbg !59
  %32 = load i8, i8* %6, align 1, !dbg !59
  %33 = trunc i8 %32 to i1, !dbg !59
  %34 = xor i1 %33, true, !dbg !60
  br i1 %34, label %35, label %36, !dbg !58

35:                                               ; preds = %30
  br label %18, !dbg !58, !llvm.loop !61

36:                                               ; preds = %30
  ret void, !dbg !64
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !65 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !68, metadata !DIExpression()), !dbg !69
  %3 = call i32 @pop(), !dbg !70
  %4 = load i8*, i8** %2, align 8, !dbg !71
  ret i8* %4, !dbg !72
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pop() #0 !dbg !73 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !74, metadata !DIExpression()), !dbg !75
  %8 = bitcast %struct.node** %3 to i64*, !dbg !76
  %9 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8, !dbg !76
  store i64 %9, i64* %8, align 8, !dbg !76
  %10 = bitcast i64* %8 to %struct.node**, !dbg !76
  %11 = load %struct.node*, %struct.node** %10, align 8, !dbg !76
  store %struct.node* %11, %struct.node** %2, align 8, !dbg !75
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !77, metadata !DIExpression()), !dbg !78
  br label %12, !dbg !79

12:                                               ; preds = %30, %0
  %13 = load %struct.node*, %struct.node** %2, align 8, !dbg !80
  %14 = icmp ne %struct.node* %13, null, !dbg !80
  br i1 %14, label %16, label %15, !dbg !83

15:                                               ; preds = %12
  store i32 0, i32* %1, align 4, !dbg !84
  br label %42, !dbg !84

16:                                               ; preds = %12
  %17 = load %struct.node*, %struct.node** %2, align 8, !dbg !85
  %18 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 0, !dbg !86
  %19 = load %struct.node*, %struct.node** %18, align 8, !dbg !86
  store %struct.node* %19, %struct.node** %4, align 8, !dbg !87
  br label %20, !dbg !88

20:                                               ; preds = %16
  %21 = load %struct.node*, %struct.node** %4, align 8, !dbg !89
  store %struct.node* %21, %struct.node** %5, align 8, !dbg !89
  %22 = bitcast %struct.node** %2 to i64*, !dbg !89
  %23 = bitcast %struct.node** %5 to i64*, !dbg !89
  %24 = load i64, i64* %22, align 8, !dbg !89
  %25 = load i64, i64* %23, align 8, !dbg !89
  %26 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %24, i64 %25 seq_cst seq_cst, align 8, !dbg !89
  %27 = extractvalue { i64, i1 } %26, 0, !dbg !89
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !89
  br i1 %28, label %30, label %29, !dbg !89

29:                                               ; preds = %20
  store i64 %27, i64* %22, align 8, !dbg !89
  br label %30, !dbg !89

30:                                               ; preds = %29, %20
  %31 = zext i1 %28 to i8, !dbg !89
  store i8 %31, i8* %6, align 1, !dbg !89
  %32 = load i8, i8* %6, align 1, !dbg !89
  %33 = trunc i8 %32 to i1, !dbg !89
  %34 = xor i1 %33, true, !dbg !90
  br i1 %34, label %12, label %35, !dbg !88, !llvm.loop !91

35:                                               ; preds = %30
  call void @llvm.dbg.declare(metadata i32* %7, metadata !93, metadata !DIExpression()), !dbg !94
  %36 = load %struct.node*, %struct.node** %2, align 8, !dbg !95
  %37 = getelementptr inbounds %struct.node, %struct.node* %36, i32 0, i32 1, !dbg !96
  %38 = load i32, i32* %37, align 8, !dbg !96
  store i32 %38, i32* %7, align 4, !dbg !94
  %39 = load %struct.node*, %struct.node** %2, align 8, !dbg !97
  %40 = bitcast %struct.node* %39 to i8*, !dbg !97
  call void @free(i8* noundef %40) #4, !dbg !98
  %41 = load i32, i32* %7, align 4, !dbg !99
  store i32 %41, i32* %1, align 4, !dbg !100
  br label %42, !dbg !100

42:                                               ; preds = %35, %15
  %43 = load i32, i32* %1, align 4, !dbg !101
  ret i32 %43, !dbg !101
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 15, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "treiber-stack-free.c", directory: ".", checksumkind: CSK_MD5, checksum: "f287935209891076bd0cec84d2d3af6c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !10)
!10 = !{!11, !12}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 11, baseType: !8, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 12, baseType: !13, size: 32, offset: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !23, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!13}
!25 = !{}
!26 = !DILocalVariable(name: "a", scope: !22, file: !3, line: 47, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocation(line: 47, column: 12, scope: !22)
!31 = !DILocalVariable(name: "b", scope: !22, file: !3, line: 47, type: !27)
!32 = !DILocation(line: 47, column: 15, scope: !22)
!33 = !DILocation(line: 48, column: 2, scope: !22)
!34 = !DILocation(line: 49, column: 2, scope: !22)
!35 = !DILocation(line: 50, column: 2, scope: !22)
!36 = !DILocation(line: 51, column: 2, scope: !22)
!37 = !DILocation(line: 52, column: 15, scope: !22)
!38 = !DILocation(line: 52, column: 2, scope: !22)
!39 = !DILocation(line: 53, column: 15, scope: !22)
!40 = !DILocation(line: 53, column: 2, scope: !22)
!41 = !DILocation(line: 54, column: 2, scope: !22)
!42 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 17, type: !43, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !13}
!45 = !DILocalVariable(name: "value", arg: 1, scope: !42, file: !3, line: 17, type: !13)
!46 = !DILocation(line: 17, column: 22, scope: !42)
!47 = !DILocalVariable(name: "n", scope: !42, file: !3, line: 19, type: !8)
!48 = !DILocation(line: 19, column: 15, scope: !42)
!49 = !DILocation(line: 19, column: 19, scope: !42)
!50 = !DILocation(line: 20, column: 13, scope: !42)
!51 = !DILocation(line: 20, column: 2, scope: !42)
!52 = !DILocation(line: 20, column: 5, scope: !42)
!53 = !DILocation(line: 20, column: 11, scope: !42)
!54 = !DILocation(line: 21, column: 12, scope: !42)
!55 = !DILocation(line: 21, column: 2, scope: !42)
!56 = !DILocation(line: 21, column: 5, scope: !42)
!57 = !DILocation(line: 21, column: 10, scope: !42)
!58 = !DILocation(line: 22, column: 2, scope: !42)
!59 = !DILocation(line: 22, column: 10, scope: !42)
!60 = !DILocation(line: 22, column: 9, scope: !42)
!61 = distinct !{!61, !58, !62, !63}
!62 = !DILocation(line: 23, column: 3, scope: !42)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 24, column: 1, scope: !42)
!65 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 39, type: !66, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!66 = !DISubroutineType(types: !67)
!67 = !{!5, !5}
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 39, type: !5)
!69 = !DILocation(line: 39, column: 27, scope: !65)
!70 = !DILocation(line: 41, column: 2, scope: !65)
!71 = !DILocation(line: 42, column: 9, scope: !65)
!72 = !DILocation(line: 42, column: 2, scope: !65)
!73 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 26, type: !23, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!74 = !DILocalVariable(name: "old", scope: !73, file: !3, line: 28, type: !8)
!75 = !DILocation(line: 28, column: 15, scope: !73)
!76 = !DILocation(line: 28, column: 21, scope: !73)
!77 = !DILocalVariable(name: "next", scope: !73, file: !3, line: 28, type: !8)
!78 = !DILocation(line: 28, column: 41, scope: !73)
!79 = !DILocation(line: 29, column: 2, scope: !73)
!80 = !DILocation(line: 30, column: 8, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 30, column: 7)
!82 = distinct !DILexicalBlock(scope: !73, file: !3, line: 29, column: 5)
!83 = !DILocation(line: 30, column: 7, scope: !82)
!84 = !DILocation(line: 31, column: 4, scope: !81)
!85 = !DILocation(line: 32, column: 10, scope: !82)
!86 = !DILocation(line: 32, column: 15, scope: !82)
!87 = !DILocation(line: 32, column: 8, scope: !82)
!88 = !DILocation(line: 33, column: 2, scope: !82)
!89 = !DILocation(line: 33, column: 12, scope: !73)
!90 = !DILocation(line: 33, column: 11, scope: !73)
!91 = distinct !{!91, !79, !92, !63}
!92 = !DILocation(line: 33, column: 60, scope: !73)
!93 = !DILocalVariable(name: "value", scope: !73, file: !3, line: 34, type: !13)
!94 = !DILocation(line: 34, column: 6, scope: !73)
!95 = !DILocation(line: 34, column: 14, scope: !73)
!96 = !DILocation(line: 34, column: 19, scope: !73)
!97 = !DILocation(line: 35, column: 7, scope: !73)
!98 = !DILocation(line: 35, column: 2, scope: !73)
!99 = !DILocation(line: 36, column: 9, scope: !73)
!100 = !DILocation(line: 36, column: 2, scope: !73)
!101 = !DILocation(line: 37, column: 1, scope: !73)
