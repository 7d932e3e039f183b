; ModuleID = 'escape.c'
source_filename = "escape.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.inner = type { i32, i32 }
%struct.box = type { %struct.inner*, i32, [6 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.priv = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@__const.main.in = private unnamed_addr constant %struct.inner { i32 7, i32 0 }, align 4
@.str = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@sink = dso_local global i32 0, align 4, !dbg !0
@shared = dso_local global i32* null, align 8, !dbg !5
@boxes = dso_local global %struct.box* null, align 8, !dbg !10

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.inner, align 4
  %6 = alloca %struct.box, align 8
  %7 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i32]* %2, metadata !39, metadata !DIExpression()), !dbg !43
  %8 = bitcast [4 x i32]* %2 to i8*, !dbg !43
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %8, i8* align 16 bitcast ([4 x i32]* @__const.main.priv to i8*), i64 16, i1 false), !dbg !43
  call void @llvm.dbg.declare(metadata i32* %3, metadata !44, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %3, align 4, !dbg !45
  call void @llvm.dbg.declare(metadata i32* %4, metadata !46, metadata !DIExpression()), !dbg !48
  store i32 0, i32* %4, align 4, !dbg !48
  br label %9, !dbg !49

9:                                                ; preds = %19, %0
  %10 = load i32, i32* %4, align 4, !dbg !50
  %11 = icmp slt i32 %10, 4, !dbg !52
  br i1 %11, label %12, label %22, !dbg !53

12:                                               ; preds = %9
  %13 = load i32, i32* %4, align 4, !dbg !54
  %14 = sext i32 %13 to i64, !dbg !55
  %15 = getelementptr inbounds [4 x i32], [4 x i32]* %2, i64 0, i64 %14, !dbg !55
  %16 = load i32, i32* %15, align 4, !dbg !55
  %17 = load i32, i32* %3, align 4, !dbg !56
  %18 = add nsw i32 %17, %16, !dbg !56
  store i32 %18, i32* %3, align 4, !dbg !56
  br label %19, !dbg !57

19:                                               ; preds = %12
  %20 = load i32, i32* %4, align 4, !dbg !58
  %21 = add nsw i32 %20, 1, !dbg !58
  store i32 %21, i32* %4, align 4, !dbg !58
  br label %9, !dbg !59, !llvm.loop !60

22:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata %struct.inner* %5, metadata !63, metadata !DIExpression()), !dbg !64
  %23 = bitcast %struct.inner* %5 to i8*, !dbg !64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %23, i8* align 4 bitcast (%struct.inner* @__const.main.in to i8*), i64 8, i1 false), !dbg !64
  call void @llvm.dbg.declare(metadata %struct.box* %6, metadata !65, metadata !DIExpression()), !dbg !66
  %24 = getelementptr inbounds %struct.box, %struct.box* %6, i32 0, i32 0, !dbg !67
  store %struct.inner* %5, %struct.inner** %24, align 8, !dbg !68
  %25 = load i32, i32* %3, align 4, !dbg !69
  %26 = getelementptr inbounds %struct.box, %struct.box* %6, i32 0, i32 1, !dbg !70
  store i32 %25, i32* %26, align 8, !dbg !71
  %27 = getelementptr inbounds %struct.box, %struct.box* %6, i32 0, i32 2, !dbg !72
  %28 = getelementptr inbounds [6 x i8], [6 x i8]* %27, i64 0, i64 0, !dbg !73
  %29 = call i8* @strcpy(i8* noundef %28, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #5, !dbg !74
  call void @llvm.dbg.declare(metadata i64* %7, metadata !75, metadata !DIExpression()), !dbg !79
  %30 = bitcast %struct.box* %6 to i8*, !dbg !80
  %31 = call i32 @pthread_create(i64* noundef %7, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @child, i8* noundef %30) #5, !dbg !81
  %32 = getelementptr inbounds %struct.inner, %struct.inner* %5, i32 0, i32 1, !dbg !82
  store i32 5, i32* %32, align 4, !dbg !83
  %33 = load i64, i64* %7, align 8, !dbg !84
  %34 = call i32 @pthread_join(i64 noundef %33, i8** noundef null), !dbg !85
  %35 = getelementptr inbounds %struct.box, %struct.box* %6, i32 0, i32 1, !dbg !86
  %36 = load i32, i32* %35, align 8, !dbg !86
  %37 = call i32 @helper(i32 noundef 3), !dbg !87
  %38 = add nsw i32 %36, %37, !dbg !88
  store i32 %38, i32* @sink, align 4, !dbg !89
  ret i32 0, !dbg !90
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @child(i8* noundef %0) #0 !dbg !91 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.box*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !95, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.declare(metadata %struct.box** %3, metadata !97, metadata !DIExpression()), !dbg !98
  %4 = load i8*, i8** %2, align 8, !dbg !99
  %5 = bitcast i8* %4 to %struct.box*, !dbg !99
  store %struct.box* %5, %struct.box** %3, align 8, !dbg !98
  %6 = load %struct.box*, %struct.box** %3, align 8, !dbg !100
  %7 = getelementptr inbounds %struct.box, %struct.box* %6, i32 0, i32 0, !dbg !101
  %8 = load %struct.inner*, %struct.inner** %7, align 8, !dbg !101
  %9 = getelementptr inbounds %struct.inner, %struct.inner* %8, i32 0, i32 0, !dbg !102
  %10 = load i32, i32* %9, align 4, !dbg !102
  %11 = load %struct.box*, %struct.box** %3, align 8, !dbg !103
  %12 = getelementptr inbounds %struct.box, %struct.box* %11, i32 0, i32 1, !dbg !104
  %13 = load i32, i32* %12, align 8, !dbg !105
  %14 = add nsw i32 %13, %10, !dbg !105
  store i32 %14, i32* %12, align 8, !dbg !105
  ret i8* null, !dbg !106
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @helper(i32 noundef %0) #0 !dbg !107 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !110, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata i32* %3, metadata !112, metadata !DIExpression()), !dbg !113
  %5 = load i32, i32* %2, align 4, !dbg !114
  store i32 %5, i32* %3, align 4, !dbg !113
  store i32* %3, i32** %4, align 8, !dbg !115
  %6 = bitcast i32** %4 to i64*, !dbg !115
  %7 = load i64, i64* %6, align 8, !dbg !115
  store atomic i64 %7, i64* bitcast (i32** @shared to i64*) seq_cst, align 8, !dbg !115
  %8 = load i32, i32* %3, align 4, !dbg !116
  %9 = add nsw i32 %8, 1, !dbg !116
  store i32 %9, i32* %3, align 4, !dbg !116
  %10 = load i32, i32* %3, align 4, !dbg !117
  ret i32 %10, !dbg !118
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "escape.c", directory: ".", checksumkind: CSK_MD5, checksum: "36093bda3232d24f4200a207ae0ff06b")
!4 = !{!5, !10, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "boxes", scope: !2, file: !3, line: 7, type: !12, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !3, line: 6, size: 192, elements: !14)
!14 = !{!15, !21, !22}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !13, file: !3, line: 6, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !3, line: 5, size: 64, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !3, line: 5, baseType: !9, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !17, file: !3, line: 5, baseType: !9, size: 32, offset: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !13, file: !3, line: 6, baseType: !9, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !13, file: !3, line: 6, baseType: !23, size: 48, offset: 96)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 48, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 6)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 1}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 14.0.6"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !36, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!9}
!38 = !{}
!39 = !DILocalVariable(name: "priv", scope: !35, file: !3, line: 11, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 4)
!43 = !DILocation(line: 11, column: 7, scope: !35)
!44 = !DILocalVariable(name: "sum", scope: !35, file: !3, line: 11, type: !9)
!45 = !DILocation(line: 11, column: 31, scope: !35)
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 12, type: !9)
!47 = distinct !DILexicalBlock(scope: !35, file: !3, line: 12, column: 3)
!48 = !DILocation(line: 12, column: 12, scope: !47)
!49 = !DILocation(line: 12, column: 8, scope: !47)
!50 = !DILocation(line: 12, column: 19, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 12, column: 3)
!52 = !DILocation(line: 12, column: 21, scope: !51)
!53 = !DILocation(line: 12, column: 3, scope: !47)
!54 = !DILocation(line: 12, column: 43, scope: !51)
!55 = !DILocation(line: 12, column: 38, scope: !51)
!56 = !DILocation(line: 12, column: 35, scope: !51)
!57 = !DILocation(line: 12, column: 31, scope: !51)
!58 = !DILocation(line: 12, column: 27, scope: !51)
!59 = !DILocation(line: 12, column: 3, scope: !51)
!60 = distinct !{!60, !53, !61, !62}
!61 = !DILocation(line: 12, column: 44, scope: !47)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocalVariable(name: "in", scope: !35, file: !3, line: 13, type: !17)
!64 = !DILocation(line: 13, column: 16, scope: !35)
!65 = !DILocalVariable(name: "b", scope: !35, file: !3, line: 14, type: !13)
!66 = !DILocation(line: 14, column: 14, scope: !35)
!67 = !DILocation(line: 14, column: 19, scope: !35)
!68 = !DILocation(line: 14, column: 21, scope: !35)
!69 = !DILocation(line: 14, column: 34, scope: !35)
!70 = !DILocation(line: 14, column: 30, scope: !35)
!71 = !DILocation(line: 14, column: 32, scope: !35)
!72 = !DILocation(line: 14, column: 48, scope: !35)
!73 = !DILocation(line: 14, column: 46, scope: !35)
!74 = !DILocation(line: 14, column: 39, scope: !35)
!75 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 15, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !77, line: 27, baseType: !78)
!77 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DILocation(line: 15, column: 13, scope: !35)
!80 = !DILocation(line: 16, column: 32, scope: !35)
!81 = !DILocation(line: 16, column: 3, scope: !35)
!82 = !DILocation(line: 17, column: 6, scope: !35)
!83 = !DILocation(line: 17, column: 8, scope: !35)
!84 = !DILocation(line: 18, column: 16, scope: !35)
!85 = !DILocation(line: 18, column: 3, scope: !35)
!86 = !DILocation(line: 19, column: 12, scope: !35)
!87 = !DILocation(line: 19, column: 16, scope: !35)
!88 = !DILocation(line: 19, column: 14, scope: !35)
!89 = !DILocation(line: 19, column: 8, scope: !35)
!90 = !DILocation(line: 20, column: 3, scope: !35)
!91 = distinct !DISubprogram(name: "child", scope: !3, file: !3, line: 8, type: !92, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!92 = !DISubroutineType(types: !93)
!93 = !{!94, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!95 = !DILocalVariable(name: "p", arg: 1, scope: !91, file: !3, line: 8, type: !94)
!96 = !DILocation(line: 8, column: 26, scope: !91)
!97 = !DILocalVariable(name: "b", scope: !91, file: !3, line: 8, type: !12)
!98 = !DILocation(line: 8, column: 43, scope: !91)
!99 = !DILocation(line: 8, column: 47, scope: !91)
!100 = !DILocation(line: 8, column: 58, scope: !91)
!101 = !DILocation(line: 8, column: 61, scope: !91)
!102 = !DILocation(line: 8, column: 64, scope: !91)
!103 = !DILocation(line: 8, column: 50, scope: !91)
!104 = !DILocation(line: 8, column: 53, scope: !91)
!105 = !DILocation(line: 8, column: 55, scope: !91)
!106 = !DILocation(line: 8, column: 67, scope: !91)
!107 = distinct !DISubprogram(name: "helper", scope: !3, file: !3, line: 9, type: !108, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!108 = !DISubroutineType(types: !109)
!109 = !{!9, !9}
!110 = !DILocalVariable(name: "k", arg: 1, scope: !107, file: !3, line: 9, type: !9)
!111 = !DILocation(line: 9, column: 23, scope: !107)
!112 = !DILocalVariable(name: "t", scope: !107, file: !3, line: 9, type: !9)
!113 = !DILocation(line: 9, column: 32, scope: !107)
!114 = !DILocation(line: 9, column: 36, scope: !107)
!115 = !DILocation(line: 9, column: 39, scope: !107)
!116 = !DILocation(line: 9, column: 67, scope: !107)
!117 = !DILocation(line: 9, column: 78, scope: !107)
!118 = !DILocation(line: 9, column: 71, scope: !107)
