; ModuleID = 'rcu.c'
source_filename = "rcu.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.version = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@current = dso_local global %struct.version* null, align 8, !dbg !0
@reading = dso_local global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [13 x i8] c"p->a == p->b\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"rcu.c\00", align 1
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %struct.version*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !41, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata i64* %3, metadata !46, metadata !DIExpression()), !dbg !47
  %5 = call %struct.version* @make(i32 noundef 1), !dbg !48
  store %struct.version* %5, %struct.version** @current, align 8, !dbg !49
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #5, !dbg !50
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @updater, i8* noundef null) #5, !dbg !51
  %8 = load i64, i64* %2, align 8, !dbg !52
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !53
  %10 = load i64, i64* %3, align 8, !dbg !54
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !55
  %12 = bitcast %struct.version** %4 to i64*, !dbg !56
  %13 = load atomic i64, i64* bitcast (%struct.version** @current to i64*) seq_cst, align 8, !dbg !56
  store i64 %13, i64* %12, align 8, !dbg !56
  %14 = bitcast i64* %12 to %struct.version**, !dbg !56
  %15 = load %struct.version*, %struct.version** %14, align 8, !dbg !56
  %16 = bitcast %struct.version* %15 to i8*, !dbg !56
  call void @free(i8* noundef %16) #5, !dbg !57
  ret i32 0, !dbg !58
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.version* @make(i32 noundef %0) #0 !dbg !59 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.version*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !62, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata %struct.version** %3, metadata !64, metadata !DIExpression()), !dbg !65
  %4 = call noalias i8* @malloc(i64 noundef 8) #5, !dbg !66
  %5 = bitcast i8* %4 to %struct.version*, !dbg !66
  store %struct.version* %5, %struct.version** %3, align 8, !dbg !65
  %6 = load i32, i32* %2, align 4, !dbg !67
  %7 = load %struct.version*, %struct.version** %3, align 8, !dbg !68
  %8 = getelementptr inbounds %struct.version, %struct.version* %7, i32 0, i32 1, !dbg !69
  store i32 %6, i32* %8, align 4, !dbg !70
  %9 = load %struct.version*, %struct.version** %3, align 8, !dbg !71
  %10 = getelementptr inbounds %struct.version, %struct.version* %9, i32 0, i32 0, !dbg !72
  store i32 %6, i32* %10, align 4, !dbg !73
  %11 = load %struct.version*, %struct.version** %3, align 8, !dbg !74
  ret %struct.version* %11, !dbg !75
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !76 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.version*, align 8
  %5 = alloca %struct.version*, align 8
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !79, metadata !DIExpression()), !dbg !80
  store i32 1, i32* %3, align 4, !dbg !81
  %7 = load i32, i32* %3, align 4, !dbg !81
  store atomic i32 %7, i32* @reading monotonic, align 4, !dbg !81
  fence seq_cst, !dbg !82
  call void @llvm.dbg.declare(metadata %struct.version** %4, metadata !83, metadata !DIExpression()), !dbg !84
  %8 = bitcast %struct.version** %5 to i64*, !dbg !85
  %9 = load atomic i64, i64* bitcast (%struct.version** @current to i64*) acquire, align 8, !dbg !85
  store i64 %9, i64* %8, align 8, !dbg !85
  %10 = bitcast i64* %8 to %struct.version**, !dbg !85
  %11 = load %struct.version*, %struct.version** %10, align 8, !dbg !85
  store %struct.version* %11, %struct.version** %4, align 8, !dbg !84
  %12 = load %struct.version*, %struct.version** %4, align 8, !dbg !86
  %13 = getelementptr inbounds %struct.version, %struct.version* %12, i32 0, i32 0, !dbg !86
  %14 = load i32, i32* %13, align 4, !dbg !86
  %15 = load %struct.version*, %struct.version** %4, align 8, !dbg !86
  %16 = getelementptr inbounds %struct.version, %struct.version* %15, i32 0, i32 1, !dbg !86
  %17 = load i32, i32* %16, align 4, !dbg !86
  %18 = icmp eq i32 %14, %17, !dbg !86
  br i1 %18, label %19, label %20, !dbg !89

19:                                               ; preds = %1
  br label %21, !dbg !89

20:                                               ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0)) #6, !dbg !86
  unreachable, !dbg !86

21:                                               ; preds = %19
  store i32 0, i32* %6, align 4, !dbg !90
  %22 = load i32, i32* %6, align 4, !dbg !90
  store atomic i32 %22, i32* @reading release, align 4, !dbg !90
  %23 = load i8*, i8** %2, align 8, !dbg !91
  ret i8* %23, !dbg !92
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @updater(i8* noundef %0) #0 !dbg !93 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.version*, align 8
  %4 = alloca %struct.version*, align 8
  %5 = alloca %struct.version*, align 8
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !94, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata %struct.version** %3, metadata !96, metadata !DIExpression()), !dbg !97
  %7 = call %struct.version* @make(i32 noundef 2), !dbg !98
  store %struct.version* %7, %struct.version** %4, align 8, !dbg !99
  %8 = bitcast %struct.version** %4 to i64*, !dbg !99
  %9 = bitcast %struct.version** %5 to i64*, !dbg !99
  %10 = load i64, i64* %8, align 8, !dbg !99
  %11 = atomicrmw xchg i64* bitcast (%struct.version** @current to i64*), i64 %10 acq_rel, align 8, !dbg !99
  store i64 %11, i64* %9, align 8, !dbg !99
  %12 = bitcast i64* %9 to %struct.version**, !dbg !99
  %13 = load %struct.version*, %struct.version** %12, align 8, !dbg !99
  store %struct.version* %13, %struct.version** %3, align 8, !dbg !97
  fence seq_cst, !dbg !100
  br label %14, !dbg !101

14:                                               ; preds = %18, %1
  %15 = load atomic i32, i32* @reading acquire, align 4, !dbg !102
  store i32 %15, i32* %6, align 4, !dbg !102
  %16 = load i32, i32* %6, align 4, !dbg !102
  %17 = icmp ne i32 %16, 0, !dbg !101
  br i1 %17, label %18, label %19, !dbg !101

18:                                               ; preds = %14
  br label %14, !dbg !101, !llvm.loop !103

19:                                               ; preds = %14
  %20 = load %struct.version*, %struct.version** %3, align 8, !dbg !106
  %21 = bitcast %struct.version* %20 to i8*, !dbg !106
  call void @free(i8* noundef %21) #5, !dbg !107
  %22 = load i8*, i8** %2, align 8, !dbg !108
  ret i8* %22, !dbg !109
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

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
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "current", scope: !2, file: !3, line: 16, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rcu.c", directory: ".", checksumkind: CSK_MD5, checksum: "b7b5d2be9ccd611d378461d14ad3d7dd")
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
!19 = distinct !DIGlobalVariable(name: "reading", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "version", file: !3, line: 14, size: 64, elements: !26)
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !25, file: !3, line: 14, baseType: !22, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !25, file: !3, line: 14, baseType: !22, size: 32, offset: 32)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 7, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 1}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{!"Debian clang version 14.0.6"}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !38, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!22}
!40 = !{}
!41 = !DILocalVariable(name: "r", scope: !37, file: !3, line: 48, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 48, column: 12, scope: !37)
!46 = !DILocalVariable(name: "u", scope: !37, file: !3, line: 48, type: !42)
!47 = !DILocation(line: 48, column: 15, scope: !37)
!48 = !DILocation(line: 49, column: 24, scope: !37)
!49 = !DILocation(line: 49, column: 2, scope: !37)
!50 = !DILocation(line: 50, column: 2, scope: !37)
!51 = !DILocation(line: 51, column: 2, scope: !37)
!52 = !DILocation(line: 52, column: 15, scope: !37)
!53 = !DILocation(line: 52, column: 2, scope: !37)
!54 = !DILocation(line: 53, column: 15, scope: !37)
!55 = !DILocation(line: 53, column: 2, scope: !37)
!56 = !DILocation(line: 54, column: 7, scope: !37)
!57 = !DILocation(line: 54, column: 2, scope: !37)
!58 = !DILocation(line: 55, column: 2, scope: !37)
!59 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 19, type: !60, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!60 = !DISubroutineType(types: !61)
!61 = !{!24, !22}
!62 = !DILocalVariable(name: "v", arg: 1, scope: !59, file: !3, line: 19, type: !22)
!63 = !DILocation(line: 19, column: 33, scope: !59)
!64 = !DILocalVariable(name: "p", scope: !59, file: !3, line: 21, type: !24)
!65 = !DILocation(line: 21, column: 18, scope: !59)
!66 = !DILocation(line: 21, column: 22, scope: !59)
!67 = !DILocation(line: 22, column: 16, scope: !59)
!68 = !DILocation(line: 22, column: 9, scope: !59)
!69 = !DILocation(line: 22, column: 12, scope: !59)
!70 = !DILocation(line: 22, column: 14, scope: !59)
!71 = !DILocation(line: 22, column: 2, scope: !59)
!72 = !DILocation(line: 22, column: 5, scope: !59)
!73 = !DILocation(line: 22, column: 7, scope: !59)
!74 = !DILocation(line: 23, column: 9, scope: !59)
!75 = !DILocation(line: 23, column: 2, scope: !59)
!76 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 26, type: !77, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!77 = !DISubroutineType(types: !78)
!78 = !{!16, !16}
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 26, type: !16)
!80 = !DILocation(line: 26, column: 27, scope: !76)
!81 = !DILocation(line: 28, column: 2, scope: !76)
!82 = !DILocation(line: 29, column: 2, scope: !76)
!83 = !DILocalVariable(name: "p", scope: !76, file: !3, line: 30, type: !24)
!84 = !DILocation(line: 30, column: 18, scope: !76)
!85 = !DILocation(line: 30, column: 22, scope: !76)
!86 = !DILocation(line: 31, column: 2, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 31, column: 2)
!88 = distinct !DILexicalBlock(scope: !76, file: !3, line: 31, column: 2)
!89 = !DILocation(line: 31, column: 2, scope: !88)
!90 = !DILocation(line: 32, column: 2, scope: !76)
!91 = !DILocation(line: 33, column: 9, scope: !76)
!92 = !DILocation(line: 33, column: 2, scope: !76)
!93 = distinct !DISubprogram(name: "updater", scope: !3, file: !3, line: 36, type: !77, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!94 = !DILocalVariable(name: "arg", arg: 1, scope: !93, file: !3, line: 36, type: !16)
!95 = !DILocation(line: 36, column: 28, scope: !93)
!96 = !DILocalVariable(name: "old", scope: !93, file: !3, line: 38, type: !24)
!97 = !DILocation(line: 38, column: 18, scope: !93)
!98 = !DILocation(line: 38, column: 59, scope: !93)
!99 = !DILocation(line: 38, column: 24, scope: !93)
!100 = !DILocation(line: 39, column: 2, scope: !93)
!101 = !DILocation(line: 40, column: 2, scope: !93)
!102 = !DILocation(line: 40, column: 9, scope: !93)
!103 = distinct !{!103, !101, !104, !105}
!104 = !DILocation(line: 41, column: 3, scope: !93)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 42, column: 7, scope: !93)
!107 = !DILocation(line: 42, column: 2, scope: !93)
!108 = !DILocation(line: 43, column: 9, scope: !93)
!109 = !DILocation(line: 43, column: 2, scope: !93)
