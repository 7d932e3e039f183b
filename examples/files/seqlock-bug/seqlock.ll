; ModuleID = 'seqlock.c'
source_filename = "seqlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }

@seq = internal global i32 0, align 4, !dbg !0
@low = internal global i32 0, align 4, !dbg !16
@high = internal global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @publish(i32 noundef %0) #0 !dbg !33 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !37, metadata !DIExpression()), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %3, metadata !39, metadata !DIExpression()), !dbg !40
  %9 = load atomic i32, i32* @seq monotonic, align 4, !dbg !41
  store i32 %9, i32* %4, align 4, !dbg !41
  %10 = load i32, i32* %4, align 4, !dbg !41
  store i32 %10, i32* %3, align 4, !dbg !40
  %11 = load i32, i32* %3, align 4, !dbg !42
  %12 = add i32 %11, 1, !dbg !43
  store i32 %12, i32* %5, align 4, !dbg !44
  %13 = load i32, i32* %5, align 4, !dbg !44
  store atomic i32 %13, i32* @seq monotonic, align 4, !dbg !44
  %14 = load i32, i32* %2, align 4, !dbg !45
  store i32 %14, i32* %6, align 4, !dbg !46
  %15 = load i32, i32* %6, align 4, !dbg !46
  store atomic i32 %15, i32* @low monotonic, align 4, !dbg !46
  %16 = load i32, i32* %2, align 4, !dbg !47
  store i32 %16, i32* %7, align 4, !dbg !48
  %17 = load i32, i32* %7, align 4, !dbg !48
  store atomic i32 %17, i32* @high monotonic, align 4, !dbg !48
  %18 = load i32, i32* %3, align 4, !dbg !49
  %19 = add i32 %18, 2, !dbg !50
  store i32 %19, i32* %8, align 4, !dbg !51
  %20 = load i32, i32* %8, align 4, !dbg !51
  store atomic i32 %20, i32* @seq release, align 4, !dbg !51
  ret void, !dbg !52
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @look() #0 !dbg !53 {
  %1 = alloca %struct.pair, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !61, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %3, metadata !63, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata i32* %4, metadata !65, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata i32* %5, metadata !67, metadata !DIExpression()), !dbg !68
  br label %10, !dbg !69

10:                                               ; preds = %27, %0
  %11 = load atomic i32, i32* @seq acquire, align 4, !dbg !70
  store i32 %11, i32* %6, align 4, !dbg !70
  %12 = load i32, i32* %6, align 4, !dbg !70
  store i32 %12, i32* %2, align 4, !dbg !72
  %13 = load atomic i32, i32* @low monotonic, align 4, !dbg !73
  store i32 %13, i32* %7, align 4, !dbg !73
  %14 = load i32, i32* %7, align 4, !dbg !73
  store i32 %14, i32* %4, align 4, !dbg !74
  %15 = load atomic i32, i32* @high monotonic, align 4, !dbg !75
  store i32 %15, i32* %8, align 4, !dbg !75
  %16 = load i32, i32* %8, align 4, !dbg !75
  store i32 %16, i32* %5, align 4, !dbg !76
  %17 = load atomic i32, i32* @seq monotonic, align 4, !dbg !77
  store i32 %17, i32* %9, align 4, !dbg !77
  %18 = load i32, i32* %9, align 4, !dbg !77
  store i32 %18, i32* %3, align 4, !dbg !78
  br label %19, !dbg !79

19:                                               ; preds = %10
  %20 = load i32, i32* %2, align 4, !dbg !80
  %21 = load i32, i32* %3, align 4, !dbg !81
  %22 = icmp ne i32 %20, %21, !dbg !82
  br i1 %22, label %27, label %23, !dbg !83

23:                                               ; preds = %19
  %24 = load i32, i32* %2, align 4, !dbg !84
  %25 = urem i32 %24, 2, !dbg !85
  %26 = icmp ne i32 %25, 0, !dbg !83
  br label %27, !dbg !83

27:                                               ; preds = %23, %19
  %28 = phi i1 [ true, %19 ], [ %26, %23 ]
  br i1 %28, label %10, label %29, !dbg !79, !llvm.loop !86

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 0, !dbg !89
  %31 = load i32, i32* %4, align 4, !dbg !90
  store i32 %31, i32* %30, align 4, !dbg !89
  %32 = getelementptr inbounds %struct.pair, %struct.pair* %1, i32 0, i32 1, !dbg !89
  %33 = load i32, i32* %5, align 4, !dbg !91
  store i32 %33, i32* %32, align 4, !dbg !89
  %34 = bitcast %struct.pair* %1 to i64*, !dbg !92
  %35 = load i64, i64* %34, align 4, !dbg !92
  ret i64 %35, !dbg !92
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seq", scope: !2, file: !3, line: 5, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "seqlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "21acd6fbc0f451089352336f2e53fbde")
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
!15 = !{!0, !16, !21}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "low", scope: !2, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "high", scope: !2, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 93, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 8, type: !34, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !20}
!36 = !{}
!37 = !DILocalVariable(name: "value", arg: 1, scope: !33, file: !3, line: 8, type: !20)
!38 = !DILocation(line: 8, column: 18, scope: !33)
!39 = !DILocalVariable(name: "s", scope: !33, file: !3, line: 10, type: !7)
!40 = !DILocation(line: 10, column: 11, scope: !33)
!41 = !DILocation(line: 10, column: 15, scope: !33)
!42 = !DILocation(line: 11, column: 30, scope: !33)
!43 = !DILocation(line: 11, column: 32, scope: !33)
!44 = !DILocation(line: 11, column: 2, scope: !33)
!45 = !DILocation(line: 12, column: 30, scope: !33)
!46 = !DILocation(line: 12, column: 2, scope: !33)
!47 = !DILocation(line: 13, column: 31, scope: !33)
!48 = !DILocation(line: 13, column: 2, scope: !33)
!49 = !DILocation(line: 14, column: 30, scope: !33)
!50 = !DILocation(line: 14, column: 32, scope: !33)
!51 = !DILocation(line: 14, column: 2, scope: !33)
!52 = !DILocation(line: 15, column: 1, scope: !33)
!53 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 17, type: !54, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!54 = !DISubroutineType(types: !55)
!55 = !{!56}
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !57, line: 1, size: 64, elements: !58)
!57 = !DIFile(filename: "./seqlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "3f7bed262bb058cbbf5b886f00b65e39")
!58 = !{!59, !60}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !56, file: !57, line: 2, baseType: !20, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !56, file: !57, line: 2, baseType: !20, size: 32, offset: 32)
!61 = !DILocalVariable(name: "before", scope: !53, file: !3, line: 19, type: !7)
!62 = !DILocation(line: 19, column: 11, scope: !53)
!63 = !DILocalVariable(name: "after", scope: !53, file: !3, line: 19, type: !7)
!64 = !DILocation(line: 19, column: 19, scope: !53)
!65 = !DILocalVariable(name: "l", scope: !53, file: !3, line: 20, type: !20)
!66 = !DILocation(line: 20, column: 6, scope: !53)
!67 = !DILocalVariable(name: "h", scope: !53, file: !3, line: 20, type: !20)
!68 = !DILocation(line: 20, column: 9, scope: !53)
!69 = !DILocation(line: 21, column: 2, scope: !53)
!70 = !DILocation(line: 22, column: 12, scope: !71)
!71 = distinct !DILexicalBlock(scope: !53, file: !3, line: 21, column: 5)
!72 = !DILocation(line: 22, column: 10, scope: !71)
!73 = !DILocation(line: 23, column: 7, scope: !71)
!74 = !DILocation(line: 23, column: 5, scope: !71)
!75 = !DILocation(line: 24, column: 7, scope: !71)
!76 = !DILocation(line: 24, column: 5, scope: !71)
!77 = !DILocation(line: 25, column: 11, scope: !71)
!78 = !DILocation(line: 25, column: 9, scope: !71)
!79 = !DILocation(line: 26, column: 2, scope: !71)
!80 = !DILocation(line: 26, column: 11, scope: !53)
!81 = !DILocation(line: 26, column: 21, scope: !53)
!82 = !DILocation(line: 26, column: 18, scope: !53)
!83 = !DILocation(line: 26, column: 27, scope: !53)
!84 = !DILocation(line: 26, column: 30, scope: !53)
!85 = !DILocation(line: 26, column: 37, scope: !53)
!86 = distinct !{!86, !69, !87, !88}
!87 = !DILocation(line: 26, column: 40, scope: !53)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocation(line: 27, column: 22, scope: !53)
!90 = !DILocation(line: 27, column: 23, scope: !53)
!91 = !DILocation(line: 27, column: 26, scope: !53)
!92 = !DILocation(line: 27, column: 2, scope: !53)
