; ModuleID = 'refcount-three.c'
source_filename = "refcount-three.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.object = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca %struct.object*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !28, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata %struct.object** %3, metadata !36, metadata !DIExpression()), !dbg !44
  %6 = call noalias i8* @malloc(i64 noundef 8) #4, !dbg !45
  %7 = bitcast i8* %6 to %struct.object*, !dbg !45
  store %struct.object* %7, %struct.object** %3, align 8, !dbg !44
  %8 = load %struct.object*, %struct.object** %3, align 8, !dbg !46
  %9 = getelementptr inbounds %struct.object, %struct.object* %8, i32 0, i32 0, !dbg !47
  store i32 3, i32* %9, align 4, !dbg !48
  call void @llvm.dbg.declare(metadata i32* %4, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %4, align 4, !dbg !51
  br label %10, !dbg !52

10:                                               ; preds = %20, %0
  %11 = load i32, i32* %4, align 4, !dbg !53
  %12 = icmp slt i32 %11, 2, !dbg !55
  br i1 %12, label %13, label %23, !dbg !56

13:                                               ; preds = %10
  %14 = load i32, i32* %4, align 4, !dbg !57
  %15 = sext i32 %14 to i64, !dbg !58
  %16 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %15, !dbg !58
  %17 = load %struct.object*, %struct.object** %3, align 8, !dbg !59
  %18 = bitcast %struct.object* %17 to i8*, !dbg !59
  %19 = call i32 @pthread_create(i64* noundef %16, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @drop, i8* noundef %18) #4, !dbg !60
  br label %20, !dbg !60

20:                                               ; preds = %13
  %21 = load i32, i32* %4, align 4, !dbg !61
  %22 = add nsw i32 %21, 1, !dbg !61
  store i32 %22, i32* %4, align 4, !dbg !61
  br label %10, !dbg !62, !llvm.loop !63

23:                                               ; preds = %10
  %24 = load %struct.object*, %struct.object** %3, align 8, !dbg !66
  %25 = bitcast %struct.object* %24 to i8*, !dbg !66
  %26 = call i8* @drop(i8* noundef %25), !dbg !67
  call void @llvm.dbg.declare(metadata i32* %5, metadata !68, metadata !DIExpression()), !dbg !70
  store i32 0, i32* %5, align 4, !dbg !70
  br label %27, !dbg !71

27:                                               ; preds = %36, %23
  %28 = load i32, i32* %5, align 4, !dbg !72
  %29 = icmp slt i32 %28, 2, !dbg !74
  br i1 %29, label %30, label %39, !dbg !75

30:                                               ; preds = %27
  %31 = load i32, i32* %5, align 4, !dbg !76
  %32 = sext i32 %31 to i64, !dbg !77
  %33 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %32, !dbg !77
  %34 = load i64, i64* %33, align 8, !dbg !77
  %35 = call i32 @pthread_join(i64 noundef %34, i8** noundef null), !dbg !78
  br label %36, !dbg !78

36:                                               ; preds = %30
  %37 = load i32, i32* %5, align 4, !dbg !79
  %38 = add nsw i32 %37, 1, !dbg !79
  store i32 %38, i32* %5, align 4, !dbg !79
  br label %27, !dbg !80, !llvm.loop !81

39:                                               ; preds = %27
  ret i32 0, !dbg !83
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @drop(i8* noundef %0) #0 !dbg !84 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.object*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.declare(metadata %struct.object** %3, metadata !89, metadata !DIExpression()), !dbg !90
  %6 = load i8*, i8** %2, align 8, !dbg !91
  %7 = bitcast i8* %6 to %struct.object*, !dbg !91
  store %struct.object* %7, %struct.object** %3, align 8, !dbg !90
  %8 = load %struct.object*, %struct.object** %3, align 8, !dbg !92
  %9 = getelementptr inbounds %struct.object, %struct.object* %8, i32 0, i32 0, !dbg !94
  store i32 1, i32* %4, align 4, !dbg !95
  %10 = load i32, i32* %4, align 4, !dbg !95
  %11 = atomicrmw sub i32* %9, i32 %10 monotonic, align 4, !dbg !95
  store i32 %11, i32* %5, align 4, !dbg !95
  %12 = load i32, i32* %5, align 4, !dbg !95
  %13 = icmp eq i32 %12, 1, !dbg !96
  br i1 %13, label %14, label %17, !dbg !97

14:                                               ; preds = %1
  %15 = load %struct.object*, %struct.object** %3, align 8, !dbg !98
  %16 = bitcast %struct.object* %15 to i8*, !dbg !98
  call void @free(i8* noundef %16) #4, !dbg !99
  br label %17, !dbg !99

17:                                               ; preds = %14, %1
  ret i8* null, !dbg !100
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !13, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "refcount-three.c", directory: ".", checksumkind: CSK_MD5, checksum: "d5928e31fdccab028096a64d5d63bd57")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !4, line: 56, baseType: !5, size: 32, elements: !6)
!4 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9, !10, !11, !12}
!7 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!8 = !DIEnumerator(name: "memory_order_consume", value: 1)
!9 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!10 = !DIEnumerator(name: "memory_order_release", value: 3)
!11 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!12 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !24, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !23, file: !1, line: 20, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !33)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !DILocation(line: 20, column: 12, scope: !23)
!36 = !DILocalVariable(name: "o", scope: !23, file: !1, line: 21, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !1, line: 8, size: 64, elements: !39)
!39 = !{!40, !43}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "refs", scope: !38, file: !1, line: 8, baseType: !41, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !4, line: 92, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !38, file: !1, line: 8, baseType: !26, size: 32, offset: 32)
!44 = !DILocation(line: 21, column: 17, scope: !23)
!45 = !DILocation(line: 21, column: 21, scope: !23)
!46 = !DILocation(line: 22, column: 15, scope: !23)
!47 = !DILocation(line: 22, column: 18, scope: !23)
!48 = !DILocation(line: 22, column: 2, scope: !23)
!49 = !DILocalVariable(name: "i", scope: !50, file: !1, line: 23, type: !26)
!50 = distinct !DILexicalBlock(scope: !23, file: !1, line: 23, column: 2)
!51 = !DILocation(line: 23, column: 11, scope: !50)
!52 = !DILocation(line: 23, column: 7, scope: !50)
!53 = !DILocation(line: 23, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !1, line: 23, column: 2)
!55 = !DILocation(line: 23, column: 20, scope: !54)
!56 = !DILocation(line: 23, column: 2, scope: !50)
!57 = !DILocation(line: 24, column: 21, scope: !54)
!58 = !DILocation(line: 24, column: 19, scope: !54)
!59 = !DILocation(line: 24, column: 37, scope: !54)
!60 = !DILocation(line: 24, column: 3, scope: !54)
!61 = !DILocation(line: 23, column: 26, scope: !54)
!62 = !DILocation(line: 23, column: 2, scope: !54)
!63 = distinct !{!63, !56, !64, !65}
!64 = !DILocation(line: 24, column: 38, scope: !50)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocation(line: 25, column: 7, scope: !23)
!67 = !DILocation(line: 25, column: 2, scope: !23)
!68 = !DILocalVariable(name: "i", scope: !69, file: !1, line: 26, type: !26)
!69 = distinct !DILexicalBlock(scope: !23, file: !1, line: 26, column: 2)
!70 = !DILocation(line: 26, column: 11, scope: !69)
!71 = !DILocation(line: 26, column: 7, scope: !69)
!72 = !DILocation(line: 26, column: 18, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !1, line: 26, column: 2)
!74 = !DILocation(line: 26, column: 20, scope: !73)
!75 = !DILocation(line: 26, column: 2, scope: !69)
!76 = !DILocation(line: 27, column: 18, scope: !73)
!77 = !DILocation(line: 27, column: 16, scope: !73)
!78 = !DILocation(line: 27, column: 3, scope: !73)
!79 = !DILocation(line: 26, column: 26, scope: !73)
!80 = !DILocation(line: 26, column: 2, scope: !73)
!81 = distinct !{!81, !75, !82, !65}
!82 = !DILocation(line: 27, column: 26, scope: !69)
!83 = !DILocation(line: 28, column: 2, scope: !23)
!84 = distinct !DISubprogram(name: "drop", scope: !1, file: !1, line: 10, type: !85, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !27)
!85 = !DISubroutineType(types: !86)
!86 = !{!14, !14}
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !84, file: !1, line: 10, type: !14)
!88 = !DILocation(line: 10, column: 25, scope: !84)
!89 = !DILocalVariable(name: "p", scope: !84, file: !1, line: 12, type: !37)
!90 = !DILocation(line: 12, column: 17, scope: !84)
!91 = !DILocation(line: 12, column: 21, scope: !84)
!92 = !DILocation(line: 13, column: 33, scope: !93)
!93 = distinct !DILexicalBlock(scope: !84, file: !1, line: 13, column: 6)
!94 = !DILocation(line: 13, column: 36, scope: !93)
!95 = !DILocation(line: 13, column: 6, scope: !93)
!96 = !DILocation(line: 13, column: 67, scope: !93)
!97 = !DILocation(line: 13, column: 6, scope: !84)
!98 = !DILocation(line: 14, column: 8, scope: !93)
!99 = !DILocation(line: 14, column: 3, scope: !93)
!100 = !DILocation(line: 15, column: 2, scope: !84)
