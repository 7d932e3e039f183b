; ModuleID = 'fixture.c'
source_filename = "fixture.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i64, %struct.node, [3 x i32] }
%struct.node = type { i32, ptr }

@pool = internal global [4 x %struct.item] zeroinitializer, align 16, !dbg !0
@top = dso_local global ptr getelementptr (i8, ptr @pool, i64 48), align 8, !dbg !24
@third = dso_local constant ptr getelementptr (i8, ptr @pool, i64 152), align 8, !dbg !26
@done = dso_local global i32 0, align 4, !dbg !30

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @push(ptr noundef %0, i32 noundef %1) #0 !dbg !42 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !46, !DIExpression(), !47)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !48, !DIExpression(), !49)
    #dbg_declare(ptr %5, !50, !DIExpression(), !51)
  store i32 0, ptr %5, align 4, !dbg !51
  %12 = load i32, ptr %4, align 4, !dbg !52
  %13 = load ptr, ptr %3, align 8, !dbg !53
  %14 = getelementptr inbounds nuw %struct.node, ptr %13, i32 0, i32 0, !dbg !54
  store i32 %12, ptr %14, align 8, !dbg !55
    #dbg_declare(ptr %6, !56, !DIExpression(), !57)
  %15 = load atomic i64, ptr @top monotonic, align 8, !dbg !58
  store i64 %15, ptr %7, align 8, !dbg !58
  %16 = load ptr, ptr %7, align 8, !dbg !58
  store ptr %16, ptr %6, align 8, !dbg !57
  br label %17, !dbg !59

17:                                               ; preds = %31, %2
  %18 = load ptr, ptr %6, align 8, !dbg !60
  %19 = load ptr, ptr %3, align 8, !dbg !62
  %20 = getelementptr inbounds nuw %struct.node, ptr %19, i32 0, i32 1, !dbg !63
  store ptr %18, ptr %20, align 8, !dbg !64
  %21 = load i32, ptr %5, align 4, !dbg !65
  %22 = add nsw i32 %21, 1, !dbg !65
  store i32 %22, ptr %5, align 4, !dbg !65
  br label %23, !dbg !66

23:                                               ; preds = %17
  %24 = load ptr, ptr %3, align 8, !dbg !67
  store ptr %24, ptr %8, align 8, !dbg !68
  %25 = load i64, ptr %6, align 8, !dbg !68
  %26 = load i64, ptr %8, align 8, !dbg !68
  %27 = cmpxchg weak ptr @top, i64 %25, i64 %26 release monotonic, align 8, !dbg !68
  %28 = extractvalue { i64, i1 } %27, 0, !dbg !68
  %29 = extractvalue { i64, i1 } %27, 1, !dbg !68
  br i1 %29, label %31, label %30, !dbg !68

30:                                               ; preds = %23
  store i64 %28, ptr %6, align 8, !dbg !68
  br label %31, !dbg !68

31:                                               ; preds = %30, %23
  %32 = zext i1 %29 to i8, !dbg !68
  store i8 %32, ptr %9, align 1, !dbg !68
  %33 = load i8, ptr %9, align 1, !dbg !68
  %34 = trunc i8 %33 to i1, !dbg !68
  %35 = xor i1 %34, true, !dbg !69
  br i1 %35, label %17, label %36, !dbg !66, !llvm.loop !70

36:                                               ; preds = %31
  %37 = load i32, ptr %4, align 4, !dbg !73
  %38 = and i32 %37, 3, !dbg !74
  %39 = sext i32 %38 to i64, !dbg !75
  %40 = getelementptr inbounds [4 x %struct.item], ptr @pool, i64 0, i64 %39, !dbg !75
  %41 = getelementptr inbounds nuw %struct.item, ptr %40, i32 0, i32 0, !dbg !76
  store i64 1, ptr %10, align 8, !dbg !77
  %42 = load i64, ptr %10, align 8, !dbg !77
  %43 = atomicrmw add ptr %41, i64 %42 acq_rel, align 8, !dbg !77
  store i64 %43, ptr %11, align 8, !dbg !77
  %44 = load i64, ptr %11, align 8, !dbg !77
  fence seq_cst, !dbg !78
  %45 = load i32, ptr %5, align 4, !dbg !79
  ret i32 %45, !dbg !80
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @take() #0 !dbg !81 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
    #dbg_declare(ptr %2, !84, !DIExpression(), !85)
  store ptr null, ptr %3, align 8, !dbg !86
  %6 = load i64, ptr %3, align 8, !dbg !86
  %7 = atomicrmw xchg ptr @top, i64 %6 acquire, align 8, !dbg !86
  store i64 %7, ptr %4, align 8, !dbg !86
  %8 = load ptr, ptr %4, align 8, !dbg !86
  store ptr %8, ptr %2, align 8, !dbg !85
  %9 = load ptr, ptr %2, align 8, !dbg !87
  %10 = icmp ne ptr %9, null, !dbg !87
  br i1 %10, label %11, label %14, !dbg !89

11:                                               ; preds = %0
  %12 = load ptr, ptr %2, align 8, !dbg !90
  %13 = icmp eq ptr %12, getelementptr inbounds nuw (%struct.item, ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 2), i32 0, i32 1), !dbg !91
  br i1 %13, label %14, label %15, !dbg !89

14:                                               ; preds = %11, %0
  store i64 -1, ptr %1, align 8, !dbg !92
  br label %31, !dbg !92

15:                                               ; preds = %11
  store i32 1, ptr %5, align 4, !dbg !93
  %16 = load i32, ptr %5, align 4, !dbg !93
  store atomic i32 %16, ptr @done seq_cst, align 4, !dbg !93
  %17 = load ptr, ptr %2, align 8, !dbg !94
  %18 = call ptr @item_of(ptr noundef %17), !dbg !95
  %19 = getelementptr inbounds nuw %struct.item, ptr %18, i32 0, i32 0, !dbg !96
  %20 = load i64, ptr %19, align 8, !dbg !96
  %21 = call ptr @item_of(ptr noundef getelementptr inbounds nuw (%struct.item, ptr @pool, i32 0, i32 1)), !dbg !97
  %22 = getelementptr inbounds nuw %struct.item, ptr %21, i32 0, i32 2, !dbg !98
  %23 = load ptr, ptr %2, align 8, !dbg !99
  %24 = getelementptr inbounds nuw %struct.node, ptr %23, i32 0, i32 0, !dbg !100
  %25 = load i32, ptr %24, align 8, !dbg !100
  %26 = sext i32 %25 to i64, !dbg !97
  %27 = getelementptr inbounds [3 x i32], ptr %22, i64 0, i64 %26, !dbg !97
  %28 = load i32, ptr %27, align 4, !dbg !97
  %29 = sext i32 %28 to i64, !dbg !97
  %30 = add nsw i64 %20, %29, !dbg !101
  store i64 %30, ptr %1, align 8, !dbg !102
  br label %31, !dbg !102

31:                                               ; preds = %15, %14
  %32 = load i64, ptr %1, align 8, !dbg !103
  ret i64 %32, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @item_of(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !107, !DIExpression(), !108)
  %3 = load ptr, ptr %2, align 8, !dbg !109
  %4 = getelementptr inbounds i8, ptr %3, i64 -8, !dbg !110
  ret ptr %4, !dbg !111
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !112 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @push(ptr noundef getelementptr inbounds nuw (%struct.item, ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 2), i32 0, i32 1), i32 noundef 7), !dbg !115
  %3 = call i64 @take(), !dbg !116
  %4 = trunc i64 %3 to i32, !dbg !117
  %5 = add nsw i32 %2, %4, !dbg !118
  %6 = load i32, ptr getelementptr (i8, ptr @pool, i64 152), align 4, !dbg !119
  %7 = add nsw i32 %5, %6, !dbg !120
  ret i32 %7, !dbg !121
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !23, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fixture.c", directory: ".", checksumkind: CSK_MD5, checksum: "d9bed3409ccfc34186e0524c1060cfd8")
!4 = !{!5, !9, !11, !21}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 2, size: 128, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "val", scope: !6, file: !3, line: 3, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 4, baseType: !5, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 6, size: 320, elements: !13)
!13 = !{!14, !16, !17}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !12, file: !3, line: 7, baseType: !15, size: 64)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !12, file: !3, line: 8, baseType: !6, size: 128, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !12, file: !3, line: 9, baseType: !18, size: 96, offset: 192)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 3)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24, !26, !0, !30}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 12, type: !5, isLocal: false, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 13, type: !28, isLocal: false, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 14, type: !9, isLocal: false, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 1280, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 4)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 21, type: !43, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!9, !5, !9}
!45 = !{}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !42, file: !3, line: 21, type: !5)
!47 = !DILocation(line: 21, column: 23, scope: !42)
!48 = !DILocalVariable(name: "v", arg: 2, scope: !42, file: !3, line: 21, type: !9)
!49 = !DILocation(line: 21, column: 30, scope: !42)
!50 = !DILocalVariable(name: "tries", scope: !42, file: !3, line: 23, type: !9)
!51 = !DILocation(line: 23, column: 6, scope: !42)
!52 = !DILocation(line: 24, column: 11, scope: !42)
!53 = !DILocation(line: 24, column: 2, scope: !42)
!54 = !DILocation(line: 24, column: 5, scope: !42)
!55 = !DILocation(line: 24, column: 9, scope: !42)
!56 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 25, type: !5)
!57 = !DILocation(line: 25, column: 15, scope: !42)
!58 = !DILocation(line: 25, column: 19, scope: !42)
!59 = !DILocation(line: 26, column: 2, scope: !42)
!60 = !DILocation(line: 27, column: 13, scope: !61)
!61 = distinct !DILexicalBlock(scope: !42, file: !3, line: 26, column: 5)
!62 = !DILocation(line: 27, column: 3, scope: !61)
!63 = !DILocation(line: 27, column: 6, scope: !61)
!64 = !DILocation(line: 27, column: 11, scope: !61)
!65 = !DILocation(line: 28, column: 8, scope: !61)
!66 = !DILocation(line: 29, column: 2, scope: !61)
!67 = !DILocation(line: 29, column: 50, scope: !42)
!68 = !DILocation(line: 29, column: 12, scope: !42)
!69 = !DILocation(line: 29, column: 11, scope: !42)
!70 = distinct !{!70, !59, !71, !72}
!71 = !DILocation(line: 29, column: 91, scope: !42)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 30, column: 27, scope: !42)
!74 = !DILocation(line: 30, column: 29, scope: !42)
!75 = !DILocation(line: 30, column: 22, scope: !42)
!76 = !DILocation(line: 30, column: 34, scope: !42)
!77 = !DILocation(line: 30, column: 2, scope: !42)
!78 = !DILocation(line: 31, column: 2, scope: !42)
!79 = !DILocation(line: 32, column: 9, scope: !42)
!80 = !DILocation(line: 32, column: 2, scope: !42)
!81 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 35, type: !82, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!82 = !DISubroutineType(types: !83)
!83 = !{!15}
!84 = !DILocalVariable(name: "t", scope: !81, file: !3, line: 37, type: !5)
!85 = !DILocation(line: 37, column: 15, scope: !81)
!86 = !DILocation(line: 37, column: 19, scope: !81)
!87 = !DILocation(line: 38, column: 7, scope: !88)
!88 = distinct !DILexicalBlock(scope: !81, file: !3, line: 38, column: 6)
!89 = !DILocation(line: 38, column: 9, scope: !88)
!90 = !DILocation(line: 38, column: 12, scope: !88)
!91 = !DILocation(line: 38, column: 14, scope: !88)
!92 = !DILocation(line: 39, column: 3, scope: !88)
!93 = !DILocation(line: 40, column: 2, scope: !81)
!94 = !DILocation(line: 41, column: 17, scope: !81)
!95 = !DILocation(line: 41, column: 9, scope: !81)
!96 = !DILocation(line: 41, column: 21, scope: !81)
!97 = !DILocation(line: 41, column: 27, scope: !81)
!98 = !DILocation(line: 41, column: 51, scope: !81)
!99 = !DILocation(line: 41, column: 56, scope: !81)
!100 = !DILocation(line: 41, column: 59, scope: !81)
!101 = !DILocation(line: 41, column: 25, scope: !81)
!102 = !DILocation(line: 41, column: 2, scope: !81)
!103 = !DILocation(line: 42, column: 1, scope: !81)
!104 = distinct !DISubprogram(name: "item_of", scope: !3, file: !3, line: 16, type: !105, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!105 = !DISubroutineType(types: !106)
!106 = !{!11, !5}
!107 = !DILocalVariable(name: "n", arg: 1, scope: !104, file: !3, line: 16, type: !5)
!108 = !DILocation(line: 16, column: 49, scope: !104)
!109 = !DILocation(line: 18, column: 33, scope: !104)
!110 = !DILocation(line: 18, column: 35, scope: !104)
!111 = !DILocation(line: 18, column: 2, scope: !104)
!112 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !113, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!113 = !DISubroutineType(types: !114)
!114 = !{!9}
!115 = !DILocation(line: 46, column: 9, scope: !112)
!116 = !DILocation(line: 46, column: 39, scope: !112)
!117 = !DILocation(line: 46, column: 34, scope: !112)
!118 = !DILocation(line: 46, column: 32, scope: !112)
!119 = !DILocation(line: 46, column: 48, scope: !112)
!120 = !DILocation(line: 46, column: 46, scope: !112)
!121 = !DILocation(line: 46, column: 2, scope: !112)
