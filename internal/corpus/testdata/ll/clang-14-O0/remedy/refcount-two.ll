; ModuleID = 'refcount-two.c'
source_filename = "refcount-two.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.object = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@o = dso_local global %struct.object* null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !38, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata i64* %3, metadata !43, metadata !DIExpression()), !dbg !44
  %4 = call noalias i8* @malloc(i64 noundef 8) #4, !dbg !45
  %5 = bitcast i8* %4 to %struct.object*, !dbg !45
  store %struct.object* %5, %struct.object** @o, align 8, !dbg !46
  %6 = load %struct.object*, %struct.object** @o, align 8, !dbg !47
  %7 = getelementptr inbounds %struct.object, %struct.object* %6, i32 0, i32 0, !dbg !48
  store i32 2, i32* %7, align 4, !dbg !49
  %8 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #4, !dbg !50
  %9 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !51
  %10 = load i64, i64* %2, align 8, !dbg !52
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !53
  %12 = load i64, i64* %3, align 8, !dbg !54
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !55
  ret i32 0, !dbg !56
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !57 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !60, metadata !DIExpression()), !dbg !61
  %5 = load %struct.object*, %struct.object** @o, align 8, !dbg !62
  %6 = getelementptr inbounds %struct.object, %struct.object* %5, i32 0, i32 1, !dbg !63
  store i32 1, i32* %6, align 4, !dbg !64
  %7 = load %struct.object*, %struct.object** @o, align 8, !dbg !65
  %8 = getelementptr inbounds %struct.object, %struct.object* %7, i32 0, i32 0, !dbg !67
  store i32 1, i32* %3, align 4, !dbg !68
  %9 = load i32, i32* %3, align 4, !dbg !68
  %10 = atomicrmw sub i32* %8, i32 %9 monotonic, align 4, !dbg !68
  store i32 %10, i32* %4, align 4, !dbg !68
  %11 = load i32, i32* %4, align 4, !dbg !68
  %12 = icmp eq i32 %11, 1, !dbg !69
  br i1 %12, label %13, label %16, !dbg !70

13:                                               ; preds = %1
  %14 = load %struct.object*, %struct.object** @o, align 8, !dbg !71
  %15 = bitcast %struct.object* %14 to i8*, !dbg !71
  call void @free(i8* noundef %15) #4, !dbg !72
  br label %16, !dbg !72

16:                                               ; preds = %13, %1
  %17 = load i8*, i8** %2, align 8, !dbg !73
  ret i8* %17, !dbg !74
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !75 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !76, metadata !DIExpression()), !dbg !77
  %5 = load %struct.object*, %struct.object** @o, align 8, !dbg !78
  %6 = getelementptr inbounds %struct.object, %struct.object* %5, i32 0, i32 0, !dbg !80
  store i32 1, i32* %3, align 4, !dbg !81
  %7 = load i32, i32* %3, align 4, !dbg !81
  %8 = atomicrmw sub i32* %6, i32 %7 monotonic, align 4, !dbg !81
  store i32 %8, i32* %4, align 4, !dbg !81
  %9 = load i32, i32* %4, align 4, !dbg !81
  %10 = icmp eq i32 %9, 1, !dbg !82
  br i1 %10, label %11, label %14, !dbg !83

11:                                               ; preds = %1
  %12 = load %struct.object*, %struct.object** @o, align 8, !dbg !84
  %13 = bitcast %struct.object* %12 to i8*, !dbg !84
  call void @free(i8* noundef %13) #4, !dbg !85
  br label %14, !dbg !85

14:                                               ; preds = %11, %1
  %15 = load i8*, i8** %2, align 8, !dbg !86
  ret i8* %15, !dbg !87
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
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "o", scope: !2, file: !3, line: 9, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "refcount-two.c", directory: ".", checksumkind: CSK_MD5, checksum: "17cb14656705a5618c9b97c0783fa250")
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
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !3, line: 8, size: 64, elements: !20)
!20 = !{!21, !25}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "refs", scope: !19, file: !3, line: 8, baseType: !22, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !19, file: !3, line: 8, baseType: !24, size: 32, offset: 32)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !35, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!24}
!37 = !{}
!38 = !DILocalVariable(name: "a", scope: !34, file: !3, line: 28, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 28, column: 12, scope: !34)
!43 = !DILocalVariable(name: "b", scope: !34, file: !3, line: 28, type: !39)
!44 = !DILocation(line: 28, column: 15, scope: !34)
!45 = !DILocation(line: 29, column: 6, scope: !34)
!46 = !DILocation(line: 29, column: 4, scope: !34)
!47 = !DILocation(line: 30, column: 15, scope: !34)
!48 = !DILocation(line: 30, column: 18, scope: !34)
!49 = !DILocation(line: 30, column: 2, scope: !34)
!50 = !DILocation(line: 31, column: 2, scope: !34)
!51 = !DILocation(line: 32, column: 2, scope: !34)
!52 = !DILocation(line: 33, column: 15, scope: !34)
!53 = !DILocation(line: 33, column: 2, scope: !34)
!54 = !DILocation(line: 34, column: 15, scope: !34)
!55 = !DILocation(line: 34, column: 2, scope: !34)
!56 = !DILocation(line: 35, column: 2, scope: !34)
!57 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 11, type: !58, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!58 = !DISubroutineType(types: !59)
!59 = !{!16, !16}
!60 = !DILocalVariable(name: "arg", arg: 1, scope: !57, file: !3, line: 11, type: !16)
!61 = !DILocation(line: 11, column: 27, scope: !57)
!62 = !DILocation(line: 13, column: 2, scope: !57)
!63 = !DILocation(line: 13, column: 5, scope: !57)
!64 = !DILocation(line: 13, column: 10, scope: !57)
!65 = !DILocation(line: 14, column: 33, scope: !66)
!66 = distinct !DILexicalBlock(scope: !57, file: !3, line: 14, column: 6)
!67 = !DILocation(line: 14, column: 36, scope: !66)
!68 = !DILocation(line: 14, column: 6, scope: !66)
!69 = !DILocation(line: 14, column: 67, scope: !66)
!70 = !DILocation(line: 14, column: 6, scope: !57)
!71 = !DILocation(line: 15, column: 8, scope: !66)
!72 = !DILocation(line: 15, column: 3, scope: !66)
!73 = !DILocation(line: 16, column: 9, scope: !57)
!74 = !DILocation(line: 16, column: 2, scope: !57)
!75 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 19, type: !58, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 19, type: !16)
!77 = !DILocation(line: 19, column: 27, scope: !75)
!78 = !DILocation(line: 21, column: 33, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 21, column: 6)
!80 = !DILocation(line: 21, column: 36, scope: !79)
!81 = !DILocation(line: 21, column: 6, scope: !79)
!82 = !DILocation(line: 21, column: 67, scope: !79)
!83 = !DILocation(line: 21, column: 6, scope: !75)
!84 = !DILocation(line: 22, column: 8, scope: !79)
!85 = !DILocation(line: 22, column: 3, scope: !79)
!86 = !DILocation(line: 23, column: 9, scope: !75)
!87 = !DILocation(line: 23, column: 2, scope: !75)
