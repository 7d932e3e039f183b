; ModuleID = 'symmetry-own-memory.c'
source_filename = "symmetry-own-memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@top = internal global %struct.node* null, align 8, !dbg !0
@.str = private unnamed_addr constant [20 x i8] c"!n || n->value == 1\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"symmetry-own-memory.c\00", align 1
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !26, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata i64* %3, metadata !31, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata i64* %4, metadata !33, metadata !DIExpression()), !dbg !34
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @push, i8* noundef null) #5, !dbg !35
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @push, i8* noundef null) #5, !dbg !36
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @look, i8* noundef null) #5, !dbg !37
  %8 = load i64, i64* %2, align 8, !dbg !38
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !39
  %10 = load i64, i64* %3, align 8, !dbg !40
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !41
  %12 = load i64, i64* %4, align 8, !dbg !42
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !43
  %14 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8, !dbg !44
  %15 = inttoptr i64 %14 to %struct.node*, !dbg !44
  %16 = bitcast %struct.node* %15 to i8*, !dbg !44
  call void @free(i8* noundef %16) #5, !dbg !45
  ret i32 0, !dbg !46
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @push(i8* noundef %0) #0 !dbg !47 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !52, metadata !DIExpression()), !dbg !53
  %7 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !54
  %8 = bitcast i8* %7 to %struct.node*, !dbg !54
  store %struct.node* %8, %struct.node** %3, align 8, !dbg !53
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !55
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !56
  store i32 1, i32* %10, align 8, !dbg !57
  %11 = load %struct.node*, %struct.node** %3, align 8, !dbg !58
  %12 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 1, !dbg !59
  store %struct.node* null, %struct.node** %12, align 8, !dbg !60
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !61, metadata !DIExpression()), !dbg !62
  store %struct.node* null, %struct.node** %4, align 8, !dbg !62
  %13 = load %struct.node*, %struct.node** %3, align 8, !dbg !63
  store %struct.node* %13, %struct.node** %5, align 8, !dbg !63
  %14 = bitcast %struct.node** %4 to i64*, !dbg !63
  %15 = bitcast %struct.node** %5 to i64*, !dbg !63
  %16 = load i64, i64* %14, align 8, !dbg !63
  %17 = load i64, i64* %15, align 8, !dbg !63
  %18 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %16, i64 %17 seq_cst seq_cst, align 8, !dbg !63
  %19 = extractvalue { i64, i1 } %18, 0, !dbg !63
  %20 = extractvalue { i64, i1 } %18, 1, !dbg !63
  br i1 %20, label %22, label %21, !dbg !63

21:                                               ; preds = %1
  store i64 %19, i64* %14, align 8, !dbg !63
  br label %22, !dbg !63

22:                                               ; preds = %21, %1
  %23 = zext i1 %20 to i8, !dbg !63
  store i8 %23, i8* %6, align 1, !dbg !63
  %24 = load i8, i8* %6, align 1, !dbg !63
  %25 = trunc i8 %24 to i1, !dbg !63
  br i1 %25, label %29, label %26, !dbg !65

26:                                               ; preds = %22
  %27 = load %struct.node*, %struct.node** %3, align 8, !dbg !66
  %28 = bitcast %struct.node* %27 to i8*, !dbg !66
  call void @free(i8* noundef %28) #5, !dbg !67
  br label %29, !dbg !67

29:                                               ; preds = %26, %22
  ret i8* null, !dbg !68
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @look(i8* noundef %0) #0 !dbg !69 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !70, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !72, metadata !DIExpression()), !dbg !73
  %5 = bitcast %struct.node** %4 to i64*, !dbg !74
  %6 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8, !dbg !74
  store i64 %6, i64* %5, align 8, !dbg !74
  %7 = bitcast i64* %5 to %struct.node**, !dbg !74
  %8 = load %struct.node*, %struct.node** %7, align 8, !dbg !74
  store %struct.node* %8, %struct.node** %3, align 8, !dbg !73
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !75
  %10 = icmp ne %struct.node* %9, null, !dbg !75
  br i1 %10, label %11, label %16, !dbg !75

11:                                               ; preds = %1
  %12 = load %struct.node*, %struct.node** %3, align 8, !dbg !75
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 0, !dbg !75
  %14 = load i32, i32* %13, align 8, !dbg !75
  %15 = icmp eq i32 %14, 1, !dbg !75
  br i1 %15, label %16, label %17, !dbg !78

16:                                               ; preds = %11, %1
  br label %18, !dbg !78

17:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.look, i64 0, i64 0)) #6, !dbg !75
  unreachable, !dbg !75

18:                                               ; preds = %16
  ret i8* null, !dbg !79
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
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 14, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symmetry-own-memory.c", directory: ".", checksumkind: CSK_MD5, checksum: "1783d2ec3fbbeb44ad882cea566581a4")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !10)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 11, baseType: !12, size: 32)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 12, baseType: !8, size: 64, offset: 64)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !23, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!12}
!25 = !{}
!26 = !DILocalVariable(name: "a", scope: !22, file: !3, line: 36, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocation(line: 36, column: 12, scope: !22)
!31 = !DILocalVariable(name: "b", scope: !22, file: !3, line: 36, type: !27)
!32 = !DILocation(line: 36, column: 15, scope: !22)
!33 = !DILocalVariable(name: "c", scope: !22, file: !3, line: 36, type: !27)
!34 = !DILocation(line: 36, column: 18, scope: !22)
!35 = !DILocation(line: 37, column: 2, scope: !22)
!36 = !DILocation(line: 38, column: 2, scope: !22)
!37 = !DILocation(line: 39, column: 2, scope: !22)
!38 = !DILocation(line: 40, column: 15, scope: !22)
!39 = !DILocation(line: 40, column: 2, scope: !22)
!40 = !DILocation(line: 41, column: 15, scope: !22)
!41 = !DILocation(line: 41, column: 2, scope: !22)
!42 = !DILocation(line: 42, column: 15, scope: !22)
!43 = !DILocation(line: 42, column: 2, scope: !22)
!44 = !DILocation(line: 43, column: 7, scope: !22)
!45 = !DILocation(line: 43, column: 2, scope: !22)
!46 = !DILocation(line: 44, column: 2, scope: !22)
!47 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 16, type: !48, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!48 = !DISubroutineType(types: !49)
!49 = !{!5, !5}
!50 = !DILocalVariable(name: "arg", arg: 1, scope: !47, file: !3, line: 16, type: !5)
!51 = !DILocation(line: 16, column: 25, scope: !47)
!52 = !DILocalVariable(name: "n", scope: !47, file: !3, line: 18, type: !8)
!53 = !DILocation(line: 18, column: 15, scope: !47)
!54 = !DILocation(line: 18, column: 19, scope: !47)
!55 = !DILocation(line: 19, column: 2, scope: !47)
!56 = !DILocation(line: 19, column: 5, scope: !47)
!57 = !DILocation(line: 19, column: 11, scope: !47)
!58 = !DILocation(line: 20, column: 2, scope: !47)
!59 = !DILocation(line: 20, column: 5, scope: !47)
!60 = !DILocation(line: 20, column: 10, scope: !47)
!61 = !DILocalVariable(name: "none", scope: !47, file: !3, line: 21, type: !8)
!62 = !DILocation(line: 21, column: 15, scope: !47)
!63 = !DILocation(line: 22, column: 7, scope: !64)
!64 = distinct !DILexicalBlock(scope: !47, file: !3, line: 22, column: 6)
!65 = !DILocation(line: 22, column: 6, scope: !47)
!66 = !DILocation(line: 23, column: 8, scope: !64)
!67 = !DILocation(line: 23, column: 3, scope: !64)
!68 = !DILocation(line: 24, column: 2, scope: !47)
!69 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 27, type: !48, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 27, type: !5)
!71 = !DILocation(line: 27, column: 25, scope: !69)
!72 = !DILocalVariable(name: "n", scope: !69, file: !3, line: 29, type: !8)
!73 = !DILocation(line: 29, column: 15, scope: !69)
!74 = !DILocation(line: 29, column: 19, scope: !69)
!75 = !DILocation(line: 30, column: 2, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 30, column: 2)
!77 = distinct !DILexicalBlock(scope: !69, file: !3, line: 30, column: 2)
!78 = !DILocation(line: 30, column: 2, scope: !77)
!79 = !DILocation(line: 31, column: 2, scope: !69)
