; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@c = dso_local global i8 0, align 1, !dbg !16
@s = dso_local global i16 0, align 2, !dbg !21
@l = dso_local global i64 0, align 8, !dbg !26
@f = dso_local global float 0.000000e+00, align 4, !dbg !35
@arr = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !46
@p = dso_local global i32* null, align 8, !dbg !39
@plain = dso_local global i32 0, align 4, !dbg !44
@w = dso_local global i128 0, align 16, !dbg !31

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i8, align 1
  %20 = alloca i64, align 8
  %21 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  store i32 1, i32* %2, align 4, !dbg !65
  %22 = load i32, i32* %2, align 4, !dbg !65
  store atomic i32 %22, i32* @x release, align 4, !dbg !65
  call void @llvm.dbg.declare(metadata i32* %3, metadata !66, metadata !DIExpression()), !dbg !67
  %23 = load atomic i32, i32* @x acquire, align 4, !dbg !68
  store i32 %23, i32* %4, align 4, !dbg !68
  %24 = load i32, i32* %4, align 4, !dbg !68
  store i32 %24, i32* %3, align 4, !dbg !67
  store i32 2, i32* %5, align 4, !dbg !69
  %25 = load i32, i32* %5, align 4, !dbg !69
  %26 = atomicrmw add i32* @x, i32 %25 seq_cst, align 4, !dbg !69
  store i32 %26, i32* %6, align 4, !dbg !69
  %27 = load i32, i32* %6, align 4, !dbg !69
  store i32 1, i32* %7, align 4, !dbg !70
  %28 = load i32, i32* %7, align 4, !dbg !70
  %29 = atomicrmw sub i32* @x, i32 %28 monotonic, align 4, !dbg !70
  store i32 %29, i32* %8, align 4, !dbg !70
  %30 = load i32, i32* %8, align 4, !dbg !70
  %31 = add nsw i32 %27, %30, !dbg !71
  %32 = load i32, i32* %3, align 4, !dbg !72
  %33 = add nsw i32 %32, %31, !dbg !72
  store i32 %33, i32* %3, align 4, !dbg !72
  store i8 3, i8* %9, align 1, !dbg !73
  %34 = load i8, i8* %9, align 1, !dbg !73
  %35 = atomicrmw and i8* @c, i8 %34 seq_cst, align 1, !dbg !73
  store i8 %35, i8* %10, align 1, !dbg !73
  %36 = load i8, i8* %10, align 1, !dbg !73
  %37 = sext i8 %36 to i32, !dbg !73
  store i16 5, i16* %11, align 2, !dbg !74
  %38 = load i16, i16* %11, align 2, !dbg !74
  %39 = atomicrmw or i16* @s, i16 %38 seq_cst, align 2, !dbg !74
  store i16 %39, i16* %12, align 2, !dbg !74
  %40 = load i16, i16* %12, align 2, !dbg !74
  %41 = sext i16 %40 to i32, !dbg !74
  %42 = add nsw i32 %37, %41, !dbg !75
  store i8 9, i8* %13, align 1, !dbg !76
  %43 = load i8, i8* %13, align 1, !dbg !76
  %44 = atomicrmw xor i8* @c, i8 %43 seq_cst, align 1, !dbg !76
  store i8 %44, i8* %14, align 1, !dbg !76
  %45 = load i8, i8* %14, align 1, !dbg !76
  %46 = sext i8 %45 to i32, !dbg !76
  %47 = add nsw i32 %42, %46, !dbg !77
  %48 = load i32, i32* %3, align 4, !dbg !78
  %49 = add nsw i32 %48, %47, !dbg !78
  store i32 %49, i32* %3, align 4, !dbg !78
  store i64 1099511627776, i64* %15, align 8, !dbg !79
  %50 = load i64, i64* %15, align 8, !dbg !79
  %51 = atomicrmw xchg i64* @l, i64 %50 seq_cst, align 8, !dbg !79
  store i64 %51, i64* %16, align 8, !dbg !79
  %52 = load i64, i64* %16, align 8, !dbg !79
  %53 = icmp ne i64 %52, 0, !dbg !80
  %54 = zext i1 %53 to i32, !dbg !80
  %55 = load i32, i32* %3, align 4, !dbg !81
  %56 = add nsw i32 %55, %54, !dbg !81
  store i32 %56, i32* %3, align 4, !dbg !81
  call void @llvm.dbg.declare(metadata i64* %17, metadata !82, metadata !DIExpression()), !dbg !83
  store i64 5, i64* %17, align 8, !dbg !83
  store i64 6, i64* %18, align 8, !dbg !84
  %57 = load i64, i64* %17, align 8, !dbg !84
  %58 = load i64, i64* %18, align 8, !dbg !84
  %59 = cmpxchg i64* @l, i64 %57, i64 %58 acq_rel monotonic, align 8, !dbg !84
  %60 = extractvalue { i64, i1 } %59, 0, !dbg !84
  %61 = extractvalue { i64, i1 } %59, 1, !dbg !84
  br i1 %61, label %63, label %62, !dbg !84

62:                                               ; preds = %0
  store i64 %60, i64* %17, align 8, !dbg !84
  br label %63, !dbg !84

63:                                               ; preds = %62, %0
  %64 = zext i1 %61 to i8, !dbg !84
  store i8 %64, i8* %19, align 1, !dbg !84
  %65 = load i8, i8* %19, align 1, !dbg !84
  %66 = trunc i8 %65 to i1, !dbg !84
  %67 = zext i1 %66 to i32, !dbg !84
  %68 = load i32, i32* %3, align 4, !dbg !85
  %69 = add nsw i32 %68, %67, !dbg !85
  store i32 %69, i32* %3, align 4, !dbg !85
  store i64 7, i64* %20, align 8, !dbg !86
  %70 = load i64, i64* %17, align 8, !dbg !86
  %71 = load i64, i64* %20, align 8, !dbg !86
  %72 = cmpxchg i64* @l, i64 %70, i64 %71 seq_cst seq_cst, align 8, !dbg !86
  %73 = extractvalue { i64, i1 } %72, 0, !dbg !86
  %74 = extractvalue { i64, i1 } %72, 1, !dbg !86
  br i1 %74, label %76, label %75, !dbg !86

75:                                               ; preds = %63
  store i64 %73, i64* %17, align 8, !dbg !86
  br label %76, !dbg !86

76:                                               ; preds = %75, %63
  %77 = zext i1 %74 to i8, !dbg !86
  store i8 %77, i8* %21, align 1, !dbg !86
  %78 = load i8, i8* %21, align 1, !dbg !86
  %79 = trunc i8 %78 to i1, !dbg !86
  %80 = zext i1 %79 to i32, !dbg !86
  %81 = load i32, i32* %3, align 4, !dbg !87
  %82 = add nsw i32 %81, %80, !dbg !87
  store i32 %82, i32* %3, align 4, !dbg !87
  fence seq_cst, !dbg !88
  fence syncscope("singlethread") seq_cst, !dbg !89
  %83 = load atomic i32, i32* bitcast (float* @f to i32*) seq_cst, align 4, !dbg !90
  %84 = bitcast i32 %83 to float, !dbg !90
  br label %85, !dbg !90

85:                                               ; preds = %85, %76
  %86 = phi float [ %84, %76 ], [ %93, %85 ], !dbg !90
  %87 = fadd float %86, 1.500000e+00, !dbg !90
  %88 = bitcast float %86 to i32, !dbg !90
  %89 = bitcast float %87 to i32, !dbg !90
  %90 = cmpxchg i32* bitcast (float* @f to i32*), i32 %88, i32 %89 seq_cst seq_cst, align 4, !dbg !90
  %91 = extractvalue { i32, i1 } %90, 0, !dbg !90
  %92 = extractvalue { i32, i1 } %90, 1, !dbg !90
  %93 = bitcast i32 %91 to float, !dbg !90
  br i1 %92, label %94, label %85, !dbg !90

94:                                               ; preds = %85
  store atomic i64 ptrtoint (i32* getelementptr inbounds ([4 x i32], [4 x i32]* @arr, i64 0, i64 1) to i64), i64* bitcast (i32** @p to i64*) seq_cst, align 8, !dbg !91
  %95 = load atomic i64, i64* bitcast (i32** @p to i64*) seq_cst, align 8, !dbg !92
  %96 = inttoptr i64 %95 to i32*, !dbg !92
  br label %97, !dbg !92

97:                                               ; preds = %97, %94
  %98 = phi i32* [ %96, %94 ], [ %105, %97 ], !dbg !92
  %99 = getelementptr inbounds i32, i32* %98, i32 1, !dbg !92
  %100 = ptrtoint i32* %98 to i64, !dbg !92
  %101 = ptrtoint i32* %99 to i64, !dbg !92
  %102 = cmpxchg i64* bitcast (i32** @p to i64*), i64 %100, i64 %101 seq_cst seq_cst, align 8, !dbg !92
  %103 = extractvalue { i64, i1 } %102, 0, !dbg !92
  %104 = extractvalue { i64, i1 } %102, 1, !dbg !92
  %105 = inttoptr i64 %103 to i32*, !dbg !92
  br i1 %104, label %106, label %97, !dbg !92

106:                                              ; preds = %97
  %107 = load i32, i32* %3, align 4, !dbg !93
  store i32 %107, i32* @plain, align 4, !dbg !94
  %108 = load atomic i64, i64* bitcast (i32** @p to i64*) seq_cst, align 8, !dbg !95
  %109 = inttoptr i64 %108 to i32*, !dbg !95
  %110 = load i32, i32* %109, align 4, !dbg !96
  %111 = load i32, i32* @plain, align 4, !dbg !97
  %112 = and i32 %111, 3, !dbg !98
  %113 = sext i32 %112 to i64, !dbg !99
  %114 = getelementptr inbounds [4 x i32], [4 x i32]* @arr, i64 0, i64 %113, !dbg !99
  store i32 %110, i32* %114, align 4, !dbg !100
  ret i32 0, !dbg !101
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !51, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "202438f910e5458f69ea5bc94814b915")
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
!15 = !{!0, !16, !21, !26, !31, !35, !39, !44, !46}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 4, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_char", file: !6, line: 87, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_short", file: !6, line: 90, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 4, type: !28, isLocal: false, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !6, line: 94, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "w", scope: !2, file: !3, line: 4, type: !33, isLocal: false, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!34 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 4, type: !37, isLocal: false, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !38)
!38 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 4, type: !41, isLocal: false, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 4, type: !43, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "arr", scope: !2, file: !3, line: 4, type: !48, isLocal: false, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 128, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 4)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 7, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 1}
!59 = !{i32 7, !"frame-pointer", i32 2}
!60 = !{!"Debian clang version 14.0.6"}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !62, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!43}
!64 = !{}
!65 = !DILocation(line: 6, column: 3, scope: !61)
!66 = !DILocalVariable(name: "a", scope: !61, file: !3, line: 7, type: !43)
!67 = !DILocation(line: 7, column: 7, scope: !61)
!68 = !DILocation(line: 7, column: 11, scope: !61)
!69 = !DILocation(line: 8, column: 8, scope: !61)
!70 = !DILocation(line: 8, column: 34, scope: !61)
!71 = !DILocation(line: 8, column: 32, scope: !61)
!72 = !DILocation(line: 8, column: 5, scope: !61)
!73 = !DILocation(line: 9, column: 8, scope: !61)
!74 = !DILocation(line: 9, column: 34, scope: !61)
!75 = !DILocation(line: 9, column: 32, scope: !61)
!76 = !DILocation(line: 9, column: 59, scope: !61)
!77 = !DILocation(line: 9, column: 57, scope: !61)
!78 = !DILocation(line: 9, column: 5, scope: !61)
!79 = !DILocation(line: 10, column: 8, scope: !61)
!80 = !DILocation(line: 10, column: 38, scope: !61)
!81 = !DILocation(line: 10, column: 5, scope: !61)
!82 = !DILocalVariable(name: "e", scope: !61, file: !3, line: 11, type: !30)
!83 = !DILocation(line: 11, column: 8, scope: !61)
!84 = !DILocation(line: 12, column: 8, scope: !61)
!85 = !DILocation(line: 12, column: 5, scope: !61)
!86 = !DILocation(line: 13, column: 8, scope: !61)
!87 = !DILocation(line: 13, column: 5, scope: !61)
!88 = !DILocation(line: 14, column: 3, scope: !61)
!89 = !DILocation(line: 15, column: 3, scope: !61)
!90 = !DILocation(line: 16, column: 5, scope: !61)
!91 = !DILocation(line: 17, column: 5, scope: !61)
!92 = !DILocation(line: 18, column: 4, scope: !61)
!93 = !DILocation(line: 19, column: 11, scope: !61)
!94 = !DILocation(line: 19, column: 9, scope: !61)
!95 = !DILocation(line: 20, column: 21, scope: !61)
!96 = !DILocation(line: 20, column: 20, scope: !61)
!97 = !DILocation(line: 20, column: 7, scope: !61)
!98 = !DILocation(line: 20, column: 13, scope: !61)
!99 = !DILocation(line: 20, column: 3, scope: !61)
!100 = !DILocation(line: 20, column: 18, scope: !61)
!101 = !DILocation(line: 21, column: 3, scope: !61)
