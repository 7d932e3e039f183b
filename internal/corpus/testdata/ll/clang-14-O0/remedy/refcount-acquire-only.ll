; ModuleID = 'refcount-acquire-only.c'
source_filename = "refcount-acquire-only.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.object = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.object*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !28, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata %struct.object** %3, metadata !33, metadata !DIExpression()), !dbg !41
  %4 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 8) #4, !dbg !42
  %5 = bitcast i8* %4 to %struct.object*, !dbg !42
  store %struct.object* %5, %struct.object** %3, align 8, !dbg !41
  %6 = load %struct.object*, %struct.object** %3, align 8, !dbg !43
  %7 = getelementptr inbounds %struct.object, %struct.object* %6, i32 0, i32 0, !dbg !44
  store i32 2, i32* %7, align 4, !dbg !45
  %8 = load %struct.object*, %struct.object** %3, align 8, !dbg !46
  %9 = bitcast %struct.object* %8 to i8*, !dbg !46
  %10 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @drop, i8* noundef %9) #4, !dbg !47
  %11 = load %struct.object*, %struct.object** %3, align 8, !dbg !48
  %12 = bitcast %struct.object* %11 to i8*, !dbg !48
  %13 = call i8* @drop(i8* noundef %12), !dbg !49
  %14 = load i64, i64* %2, align 8, !dbg !50
  %15 = call i32 @pthread_join(i64 noundef %14, i8** noundef null), !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @drop(i8* noundef %0) #0 !dbg !53 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.object*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !56, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata %struct.object** %3, metadata !58, metadata !DIExpression()), !dbg !59
  %6 = load i8*, i8** %2, align 8, !dbg !60
  %7 = bitcast i8* %6 to %struct.object*, !dbg !60
  store %struct.object* %7, %struct.object** %3, align 8, !dbg !59
  %8 = load %struct.object*, %struct.object** %3, align 8, !dbg !61
  %9 = getelementptr inbounds %struct.object, %struct.object* %8, i32 0, i32 1, !dbg !62
  %10 = load i32, i32* %9, align 4, !dbg !62
  %11 = load %struct.object*, %struct.object** %3, align 8, !dbg !63
  %12 = getelementptr inbounds %struct.object, %struct.object* %11, i32 0, i32 0, !dbg !65
  store i32 1, i32* %4, align 4, !dbg !66
  %13 = load i32, i32* %4, align 4, !dbg !66
  %14 = atomicrmw sub i32* %12, i32 %13 acquire, align 4, !dbg !66
  store i32 %14, i32* %5, align 4, !dbg !66
  %15 = load i32, i32* %5, align 4, !dbg !66
  %16 = icmp eq i32 %15, 1, !dbg !67
  br i1 %16, label %17, label %20, !dbg !68

17:                                               ; preds = %1
  %18 = load %struct.object*, %struct.object** %3, align 8, !dbg !69
  %19 = bitcast %struct.object* %18 to i8*, !dbg !69
  call void @free(i8* noundef %19) #4, !dbg !70
  br label %20, !dbg !70

20:                                               ; preds = %17, %1
  ret i8* null, !dbg !71
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
!1 = !DIFile(filename: "refcount-acquire-only.c", directory: ".", checksumkind: CSK_MD5, checksum: "d2c4a72b81566653c7683fbe2cb30502")
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
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 19, type: !24, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !23, file: !1, line: 21, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 21, column: 12, scope: !23)
!33 = !DILocalVariable(name: "o", scope: !23, file: !1, line: 22, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !1, line: 8, size: 64, elements: !36)
!36 = !{!37, !40}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "refs", scope: !35, file: !1, line: 8, baseType: !38, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !4, line: 92, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !35, file: !1, line: 8, baseType: !26, size: 32, offset: 32)
!41 = !DILocation(line: 22, column: 17, scope: !23)
!42 = !DILocation(line: 22, column: 21, scope: !23)
!43 = !DILocation(line: 23, column: 15, scope: !23)
!44 = !DILocation(line: 23, column: 18, scope: !23)
!45 = !DILocation(line: 23, column: 2, scope: !23)
!46 = !DILocation(line: 24, column: 33, scope: !23)
!47 = !DILocation(line: 24, column: 2, scope: !23)
!48 = !DILocation(line: 25, column: 7, scope: !23)
!49 = !DILocation(line: 25, column: 2, scope: !23)
!50 = !DILocation(line: 26, column: 15, scope: !23)
!51 = !DILocation(line: 26, column: 2, scope: !23)
!52 = !DILocation(line: 27, column: 2, scope: !23)
!53 = distinct !DISubprogram(name: "drop", scope: !1, file: !1, line: 10, type: !54, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !27)
!54 = !DISubroutineType(types: !55)
!55 = !{!14, !14}
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !1, line: 10, type: !14)
!57 = !DILocation(line: 10, column: 25, scope: !53)
!58 = !DILocalVariable(name: "p", scope: !53, file: !1, line: 12, type: !34)
!59 = !DILocation(line: 12, column: 17, scope: !53)
!60 = !DILocation(line: 12, column: 21, scope: !53)
!61 = !DILocation(line: 13, column: 2, scope: !53)
!62 = !DILocation(line: 13, column: 5, scope: !53)
!63 = !DILocation(line: 14, column: 33, scope: !64)
!64 = distinct !DILexicalBlock(scope: !53, file: !1, line: 14, column: 6)
!65 = !DILocation(line: 14, column: 36, scope: !64)
!66 = !DILocation(line: 14, column: 6, scope: !64)
!67 = !DILocation(line: 14, column: 67, scope: !64)
!68 = !DILocation(line: 14, column: 6, scope: !53)
!69 = !DILocation(line: 15, column: 8, scope: !64)
!70 = !DILocation(line: 15, column: 3, scope: !64)
!71 = !DILocation(line: 16, column: 2, scope: !53)
