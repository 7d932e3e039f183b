; ModuleID = 'uninit-published.c'
source_filename = "uninit-published.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@head = dso_local global %struct.node* null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !27, metadata !DIExpression()), !dbg !31
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !32
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !33, metadata !DIExpression()), !dbg !34
  %6 = call noalias i8* @malloc(i64 noundef 8) #4, !dbg !35
  %7 = bitcast i8* %6 to %struct.node*, !dbg !35
  store %struct.node* %7, %struct.node** %3, align 8, !dbg !34
  %8 = load %struct.node*, %struct.node** %3, align 8, !dbg !36
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !37
  store i32 1, i32* %9, align 4, !dbg !38
  %10 = load %struct.node*, %struct.node** %3, align 8, !dbg !39
  store %struct.node* %10, %struct.node** %4, align 8, !dbg !39
  %11 = bitcast %struct.node** %4 to i64*, !dbg !39
  %12 = load i64, i64* %11, align 8, !dbg !39
  store atomic i64 %12, i64* bitcast (%struct.node** @head to i64*) seq_cst, align 8, !dbg !39
  %13 = load i64, i64* %2, align 8, !dbg !40
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null), !dbg !41
  %15 = load %struct.node*, %struct.node** %3, align 8, !dbg !42
  %16 = bitcast %struct.node* %15 to i8*, !dbg !42
  call void @free(i8* noundef %16) #4, !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !45 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !48, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !50, metadata !DIExpression()), !dbg !51
  %6 = bitcast %struct.node** %5 to i64*, !dbg !52
  %7 = load atomic i64, i64* bitcast (%struct.node** @head to i64*) seq_cst, align 8, !dbg !52
  store i64 %7, i64* %6, align 8, !dbg !52
  %8 = bitcast i64* %6 to %struct.node**, !dbg !52
  %9 = load %struct.node*, %struct.node** %8, align 8, !dbg !52
  store %struct.node* %9, %struct.node** %4, align 8, !dbg !51
  %10 = load %struct.node*, %struct.node** %4, align 8, !dbg !53
  %11 = icmp ne %struct.node* %10, null, !dbg !53
  br i1 %11, label %12, label %23, !dbg !55

12:                                               ; preds = %1
  %13 = load %struct.node*, %struct.node** %4, align 8, !dbg !56
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !57
  %15 = load i32, i32* %14, align 4, !dbg !57
  %16 = icmp eq i32 %15, 1, !dbg !58
  br i1 %16, label %17, label %23, !dbg !59

17:                                               ; preds = %12
  %18 = load %struct.node*, %struct.node** %4, align 8, !dbg !60
  %19 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 1, !dbg !61
  %20 = load i32, i32* %19, align 4, !dbg !61
  %21 = sext i32 %20 to i64, !dbg !62
  %22 = inttoptr i64 %21 to i8*, !dbg !63
  store i8* %22, i8** %2, align 8, !dbg !64
  br label %25, !dbg !64

23:                                               ; preds = %12, %1
  %24 = load i8*, i8** %3, align 8, !dbg !65
  store i8* %24, i8** %2, align 8, !dbg !66
  br label %25, !dbg !66

25:                                               ; preds = %23, %17
  %26 = load i8*, i8** %2, align 8, !dbg !67
  ret i8* %26, !dbg !67
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 8, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "uninit-published.c", directory: ".", checksumkind: CSK_MD5, checksum: "e82a6303d7e7230dac207069d46babf3")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 64, elements: !11)
!11 = !{!12, !14}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !10, file: !3, line: 7, baseType: !13, size: 32)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !10, file: !3, line: 7, baseType: !13, size: 32, offset: 32)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !24, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!13}
!26 = !{}
!27 = !DILocalVariable(name: "t", scope: !23, file: !3, line: 20, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 20, column: 12, scope: !23)
!32 = !DILocation(line: 21, column: 2, scope: !23)
!33 = !DILocalVariable(name: "n", scope: !23, file: !3, line: 22, type: !9)
!34 = !DILocation(line: 22, column: 15, scope: !23)
!35 = !DILocation(line: 22, column: 19, scope: !23)
!36 = !DILocation(line: 23, column: 2, scope: !23)
!37 = !DILocation(line: 23, column: 5, scope: !23)
!38 = !DILocation(line: 23, column: 9, scope: !23)
!39 = !DILocation(line: 24, column: 2, scope: !23)
!40 = !DILocation(line: 25, column: 15, scope: !23)
!41 = !DILocation(line: 25, column: 2, scope: !23)
!42 = !DILocation(line: 26, column: 7, scope: !23)
!43 = !DILocation(line: 26, column: 2, scope: !23)
!44 = !DILocation(line: 27, column: 2, scope: !23)
!45 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 10, type: !46, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!46 = !DISubroutineType(types: !47)
!47 = !{!5, !5}
!48 = !DILocalVariable(name: "arg", arg: 1, scope: !45, file: !3, line: 10, type: !5)
!49 = !DILocation(line: 10, column: 27, scope: !45)
!50 = !DILocalVariable(name: "n", scope: !45, file: !3, line: 12, type: !9)
!51 = !DILocation(line: 12, column: 15, scope: !45)
!52 = !DILocation(line: 12, column: 19, scope: !45)
!53 = !DILocation(line: 13, column: 6, scope: !54)
!54 = distinct !DILexicalBlock(scope: !45, file: !3, line: 13, column: 6)
!55 = !DILocation(line: 13, column: 8, scope: !54)
!56 = !DILocation(line: 13, column: 11, scope: !54)
!57 = !DILocation(line: 13, column: 14, scope: !54)
!58 = !DILocation(line: 13, column: 18, scope: !54)
!59 = !DILocation(line: 13, column: 6, scope: !45)
!60 = !DILocation(line: 14, column: 24, scope: !54)
!61 = !DILocation(line: 14, column: 27, scope: !54)
!62 = !DILocation(line: 14, column: 18, scope: !54)
!63 = !DILocation(line: 14, column: 10, scope: !54)
!64 = !DILocation(line: 14, column: 3, scope: !54)
!65 = !DILocation(line: 15, column: 9, scope: !45)
!66 = !DILocation(line: 15, column: 2, scope: !45)
!67 = !DILocation(line: 16, column: 1, scope: !45)
