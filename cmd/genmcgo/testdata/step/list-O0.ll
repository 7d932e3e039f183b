; ModuleID = 'list.c'
source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i32, %struct.node* }
%struct.anon = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@length = internal global i32 0, align 4, !dbg !0
@head = internal global %struct.node* null, align 8, !dbg !15
@.str = private unnamed_addr constant [19 x i8] c"seen == 0 || first\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"list.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@__const.writer.local = private unnamed_addr constant %struct.node { i32 7, i32 1, %struct.node* null }, align 8
@stats = internal global [2 x %struct.anon] zeroinitializer, align 16, !dbg !24

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.node*, align 8
  %7 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !48, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %3, metadata !53, metadata !DIExpression()), !dbg !54
  store i32 5, i32* %3, align 4, !dbg !54
  %8 = bitcast i32* %3 to i8*, !dbg !55
  %9 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef %8) #6, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %4, metadata !57, metadata !DIExpression()), !dbg !58
  %10 = load atomic i32, i32* @length seq_cst, align 4, !dbg !59
  store i32 %10, i32* %5, align 4, !dbg !59
  %11 = load i32, i32* %5, align 4, !dbg !59
  store i32 %11, i32* %4, align 4, !dbg !58
  call void @llvm.dbg.declare(metadata %struct.node** %6, metadata !60, metadata !DIExpression()), !dbg !61
  %12 = bitcast %struct.node** %7 to i64*, !dbg !62
  %13 = load atomic i64, i64* bitcast (%struct.node** @head to i64*) seq_cst, align 8, !dbg !62
  store i64 %13, i64* %12, align 8, !dbg !62
  %14 = bitcast i64* %12 to %struct.node**, !dbg !62
  %15 = load %struct.node*, %struct.node** %14, align 8, !dbg !62
  store %struct.node* %15, %struct.node** %6, align 8, !dbg !61
  %16 = load i32, i32* %4, align 4, !dbg !63
  %17 = icmp eq i32 %16, 0, !dbg !63
  br i1 %17, label %21, label %18, !dbg !63

18:                                               ; preds = %0
  %19 = load %struct.node*, %struct.node** %6, align 8, !dbg !63
  %20 = icmp ne %struct.node* %19, null, !dbg !63
  br i1 %20, label %21, label %22, !dbg !66

21:                                               ; preds = %18, %0
  br label %23, !dbg !66

22:                                               ; preds = %18
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 53, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !63
  unreachable, !dbg !63

23:                                               ; preds = %21
  %24 = load i64, i64* %2, align 8, !dbg !67
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !68
  ret i32 0, !dbg !69
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !70 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca double, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !73, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata %struct.node* %3, metadata !75, metadata !DIExpression()), !dbg !76
  %6 = bitcast %struct.node* %3 to i8*, !dbg !76
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %6, i8* align 8 bitcast (%struct.node* @__const.writer.local to i8*), i64 16, i1 false), !dbg !76
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !77, metadata !DIExpression()), !dbg !78
  %7 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !79
  %8 = bitcast i8* %7 to %struct.node*, !dbg !79
  store %struct.node* %8, %struct.node** %4, align 8, !dbg !78
  call void @llvm.dbg.declare(metadata double* %5, metadata !80, metadata !DIExpression()), !dbg !82
  store double 5.000000e-01, double* %5, align 8, !dbg !82
  %9 = load %struct.node*, %struct.node** %4, align 8, !dbg !83
  %10 = bitcast %struct.node* %9 to i8*, !dbg !84
  %11 = bitcast %struct.node* %3 to i8*, !dbg !84
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 8 %11, i64 16, i1 false), !dbg !84
  %12 = load %struct.node*, %struct.node** %4, align 8, !dbg !85
  %13 = load i8*, i8** %2, align 8, !dbg !86
  %14 = bitcast i8* %13 to i32*, !dbg !87
  %15 = load i32, i32* %14, align 4, !dbg !88
  %16 = call i32 @push(%struct.node* noundef %12, i32 noundef %15), !dbg !89
  %17 = load double, double* %5, align 8, !dbg !90
  %18 = fcmp ogt double %17, 2.500000e-01, !dbg !91
  %19 = zext i1 %18 to i32, !dbg !91
  %20 = add nsw i32 %16, %19, !dbg !92
  store i32 %20, i32* getelementptr inbounds ([2 x %struct.anon], [2 x %struct.anon]* @stats, i64 0, i64 1, i32 1), align 4, !dbg !93
  ret i8* null, !dbg !94
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @push(%struct.node* noundef %0, i32 noundef %1) #0 !dbg !95 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.node*, align 8
  %11 = alloca %struct.node*, align 8
  store %struct.node* %0, %struct.node** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !98, metadata !DIExpression()), !dbg !99
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata i32* %5, metadata !102, metadata !DIExpression()), !dbg !103
  store i32 0, i32* %5, align 4, !dbg !103
  call void @llvm.dbg.declare(metadata i32* %6, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, i32* %6, align 4, !dbg !106
  br label %12, !dbg !107

12:                                               ; preds = %27, %2
  %13 = load i32, i32* %6, align 4, !dbg !108
  %14 = icmp slt i32 %13, 2, !dbg !110
  br i1 %14, label %15, label %30, !dbg !111

15:                                               ; preds = %12
  call void @llvm.dbg.declare(metadata i32* %7, metadata !112, metadata !DIExpression()), !dbg !114
  %16 = load i32, i32* %4, align 4, !dbg !115
  %17 = load i32, i32* %6, align 4, !dbg !116
  %18 = add nsw i32 %17, 1, !dbg !117
  %19 = mul nsw i32 %16, %18, !dbg !118
  store i32 %19, i32* %7, align 4, !dbg !114
  %20 = load i32, i32* %7, align 4, !dbg !119
  %21 = load i32, i32* %5, align 4, !dbg !120
  %22 = add nsw i32 %21, %20, !dbg !120
  store i32 %22, i32* %5, align 4, !dbg !120
  %23 = load i32, i32* %6, align 4, !dbg !121
  store i32 %23, i32* %8, align 4, !dbg !121
  %24 = load i32, i32* %8, align 4, !dbg !121
  %25 = atomicrmw add i32* @length, i32 %24 seq_cst, align 4, !dbg !121
  store i32 %25, i32* %9, align 4, !dbg !121
  %26 = load i32, i32* %9, align 4, !dbg !121
  br label %27, !dbg !122

27:                                               ; preds = %15
  %28 = load i32, i32* %6, align 4, !dbg !123
  %29 = add nsw i32 %28, 1, !dbg !123
  store i32 %29, i32* %6, align 4, !dbg !123
  br label %12, !dbg !124, !llvm.loop !125

30:                                               ; preds = %12
  %31 = bitcast %struct.node** %10 to i64*, !dbg !128
  %32 = load atomic i64, i64* bitcast (%struct.node** @head to i64*) seq_cst, align 8, !dbg !128
  store i64 %32, i64* %31, align 8, !dbg !128
  %33 = bitcast i64* %31 to %struct.node**, !dbg !128
  %34 = load %struct.node*, %struct.node** %33, align 8, !dbg !128
  %35 = load %struct.node*, %struct.node** %3, align 8, !dbg !129
  %36 = getelementptr inbounds %struct.node, %struct.node* %35, i32 0, i32 2, !dbg !130
  store %struct.node* %34, %struct.node** %36, align 8, !dbg !131
  %37 = load %struct.node*, %struct.node** %3, align 8, !dbg !132
  store %struct.node* %37, %struct.node** %11, align 8, !dbg !132
  %38 = bitcast %struct.node** %11 to i64*, !dbg !132
  %39 = load i64, i64* %38, align 8, !dbg !132
  store atomic i64 %39, i64* bitcast (%struct.node** @head to i64*) seq_cst, align 8, !dbg !132
  %40 = load i32, i32* %5, align 4, !dbg !133
  ret i32 %40, !dbg !134
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 21, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !14, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "list.c", directory: ".", checksumkind: CSK_MD5, checksum: "74f2d708c355d917afe68983858a5751")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", file: !3, line: 8, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 1)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !{!15, !0, !24}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 20, type: !17, isLocal: true, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !20)
!20 = !{!21, !22, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !19, file: !3, line: 11, baseType: !12, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !19, file: !3, line: 12, baseType: !5, size: 32, offset: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !19, file: !3, line: 13, baseType: !18, size: 64, offset: 64)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "stats", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !31)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 16, size: 64, elements: !28)
!28 = !{!29, !30}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "hits", scope: !27, file: !3, line: 17, baseType: !12, size: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "misses", scope: !27, file: !3, line: 17, baseType: !12, size: 32, offset: 32)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !34, line: 92, baseType: !35)
!34 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 1}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 14.0.6"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !45, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!12}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 48, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 48, column: 15, scope: !44)
!53 = !DILocalVariable(name: "weight", scope: !44, file: !3, line: 49, type: !12)
!54 = !DILocation(line: 49, column: 9, scope: !44)
!55 = !DILocation(line: 50, column: 38, scope: !44)
!56 = !DILocation(line: 50, column: 5, scope: !44)
!57 = !DILocalVariable(name: "seen", scope: !44, file: !3, line: 51, type: !12)
!58 = !DILocation(line: 51, column: 9, scope: !44)
!59 = !DILocation(line: 51, column: 16, scope: !44)
!60 = !DILocalVariable(name: "first", scope: !44, file: !3, line: 52, type: !18)
!61 = !DILocation(line: 52, column: 18, scope: !44)
!62 = !DILocation(line: 52, column: 26, scope: !44)
!63 = !DILocation(line: 53, column: 5, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 53, column: 5)
!65 = distinct !DILexicalBlock(scope: !44, file: !3, line: 53, column: 5)
!66 = !DILocation(line: 53, column: 5, scope: !65)
!67 = !DILocation(line: 54, column: 18, scope: !44)
!68 = !DILocation(line: 54, column: 5, scope: !44)
!69 = !DILocation(line: 55, column: 5, scope: !44)
!70 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 36, type: !71, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!71 = !DISubroutineType(types: !72)
!72 = !{!13, !13}
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 36, type: !13)
!74 = !DILocation(line: 36, column: 27, scope: !70)
!75 = !DILocalVariable(name: "local", scope: !70, file: !3, line: 38, type: !19)
!76 = !DILocation(line: 38, column: 17, scope: !70)
!77 = !DILocalVariable(name: "n", scope: !70, file: !3, line: 39, type: !18)
!78 = !DILocation(line: 39, column: 18, scope: !70)
!79 = !DILocation(line: 39, column: 22, scope: !70)
!80 = !DILocalVariable(name: "ratio", scope: !70, file: !3, line: 40, type: !81)
!81 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!82 = !DILocation(line: 40, column: 12, scope: !70)
!83 = !DILocation(line: 41, column: 6, scope: !70)
!84 = !DILocation(line: 41, column: 10, scope: !70)
!85 = !DILocation(line: 42, column: 28, scope: !70)
!86 = !DILocation(line: 42, column: 39, scope: !70)
!87 = !DILocation(line: 42, column: 32, scope: !70)
!88 = !DILocation(line: 42, column: 31, scope: !70)
!89 = !DILocation(line: 42, column: 23, scope: !70)
!90 = !DILocation(line: 42, column: 47, scope: !70)
!91 = !DILocation(line: 42, column: 53, scope: !70)
!92 = !DILocation(line: 42, column: 44, scope: !70)
!93 = !DILocation(line: 42, column: 21, scope: !70)
!94 = !DILocation(line: 43, column: 5, scope: !70)
!95 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 23, type: !96, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!96 = !DISubroutineType(types: !97)
!97 = !{!12, !18, !12}
!98 = !DILocalVariable(name: "n", arg: 1, scope: !95, file: !3, line: 23, type: !18)
!99 = !DILocation(line: 23, column: 30, scope: !95)
!100 = !DILocalVariable(name: "weight", arg: 2, scope: !95, file: !3, line: 23, type: !12)
!101 = !DILocation(line: 23, column: 37, scope: !95)
!102 = !DILocalVariable(name: "sum", scope: !95, file: !3, line: 25, type: !12)
!103 = !DILocation(line: 25, column: 9, scope: !95)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 26, type: !12)
!105 = distinct !DILexicalBlock(scope: !95, file: !3, line: 26, column: 5)
!106 = !DILocation(line: 26, column: 14, scope: !105)
!107 = !DILocation(line: 26, column: 10, scope: !105)
!108 = !DILocation(line: 26, column: 21, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 26, column: 5)
!110 = !DILocation(line: 26, column: 23, scope: !109)
!111 = !DILocation(line: 26, column: 5, scope: !105)
!112 = !DILocalVariable(name: "part", scope: !113, file: !3, line: 27, type: !12)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 26, column: 33)
!114 = !DILocation(line: 27, column: 13, scope: !113)
!115 = !DILocation(line: 27, column: 20, scope: !113)
!116 = !DILocation(line: 27, column: 30, scope: !113)
!117 = !DILocation(line: 27, column: 32, scope: !113)
!118 = !DILocation(line: 27, column: 27, scope: !113)
!119 = !DILocation(line: 28, column: 16, scope: !113)
!120 = !DILocation(line: 28, column: 13, scope: !113)
!121 = !DILocation(line: 29, column: 9, scope: !113)
!122 = !DILocation(line: 30, column: 5, scope: !113)
!123 = !DILocation(line: 26, column: 29, scope: !109)
!124 = !DILocation(line: 26, column: 5, scope: !109)
!125 = distinct !{!125, !111, !126, !127}
!126 = !DILocation(line: 30, column: 5, scope: !105)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !DILocation(line: 31, column: 15, scope: !95)
!129 = !DILocation(line: 31, column: 5, scope: !95)
!130 = !DILocation(line: 31, column: 8, scope: !95)
!131 = !DILocation(line: 31, column: 13, scope: !95)
!132 = !DILocation(line: 32, column: 5, scope: !95)
!133 = !DILocation(line: 33, column: 12, scope: !95)
!134 = !DILocation(line: 33, column: 5, scope: !95)
