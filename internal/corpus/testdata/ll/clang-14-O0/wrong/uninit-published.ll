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
  %5 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !27, metadata !DIExpression()), !dbg !31
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !32
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !33, metadata !DIExpression()), !dbg !34
  %7 = call noalias i8* @malloc(i64 noundef 8) #4, !dbg !35
  %8 = bitcast i8* %7 to %struct.node*, !dbg !35
  store %struct.node* %8, %struct.node** %3, align 8, !dbg !34
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !36
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !37
  store i32 1, i32* %10, align 4, !dbg !38
  %11 = load %struct.node*, %struct.node** %3, align 8, !dbg !39
  store %struct.node* %11, %struct.node** %4, align 8, !dbg !39
  %12 = bitcast %struct.node** %4 to i64*, !dbg !39
  %13 = load i64, i64* %12, align 8, !dbg !39
  store atomic i64 %13, i64* bitcast (%struct.node** @head to i64*) seq_cst, align 8, !dbg !39
  call void @llvm.dbg.declare(metadata i8** %5, metadata !40, metadata !DIExpression()), !dbg !41
  %14 = load i64, i64* %2, align 8, !dbg !42
  %15 = call i32 @pthread_join(i64 noundef %14, i8** noundef %5), !dbg !43
  %16 = load %struct.node*, %struct.node** %3, align 8, !dbg !44
  %17 = bitcast %struct.node* %16 to i8*, !dbg !44
  call void @free(i8* noundef %17) #4, !dbg !45
  %18 = load i8*, i8** %5, align 8, !dbg !46
  %19 = bitcast i64* %2 to i8*, !dbg !47
  %20 = icmp eq i8* %18, %19, !dbg !48
  %21 = zext i1 %20 to i32, !dbg !48
  ret i32 %21, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !50 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !53, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !55, metadata !DIExpression()), !dbg !56
  %6 = bitcast %struct.node** %5 to i64*, !dbg !57
  %7 = load atomic i64, i64* bitcast (%struct.node** @head to i64*) seq_cst, align 8, !dbg !57
  store i64 %7, i64* %6, align 8, !dbg !57
  %8 = bitcast i64* %6 to %struct.node**, !dbg !57
  %9 = load %struct.node*, %struct.node** %8, align 8, !dbg !57
  store %struct.node* %9, %struct.node** %4, align 8, !dbg !56
  %10 = load %struct.node*, %struct.node** %4, align 8, !dbg !58
  %11 = icmp ne %struct.node* %10, null, !dbg !58
  br i1 %11, label %12, label %23, !dbg !60

12:                                               ; preds = %1
  %13 = load %struct.node*, %struct.node** %4, align 8, !dbg !61
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !62
  %15 = load i32, i32* %14, align 4, !dbg !62
  %16 = icmp eq i32 %15, 1, !dbg !63
  br i1 %16, label %17, label %23, !dbg !64

17:                                               ; preds = %12
  %18 = load %struct.node*, %struct.node** %4, align 8, !dbg !65
  %19 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 1, !dbg !66
  %20 = load i32, i32* %19, align 4, !dbg !66
  %21 = sext i32 %20 to i64, !dbg !67
  %22 = inttoptr i64 %21 to i8*, !dbg !68
  store i8* %22, i8** %2, align 8, !dbg !69
  br label %25, !dbg !69

23:                                               ; preds = %12, %1
  %24 = load i8*, i8** %3, align 8, !dbg !70
  store i8* %24, i8** %2, align 8, !dbg !71
  br label %25, !dbg !71

25:                                               ; preds = %23, %17
  %26 = load i8*, i8** %2, align 8, !dbg !72
  ret i8* %26, !dbg !72
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
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 9, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "uninit-published.c", directory: ".", checksumkind: CSK_MD5, checksum: "9430db178d053e968537bd337ec282bd")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 8, size: 64, elements: !11)
!11 = !{!12, !14}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !10, file: !3, line: 8, baseType: !13, size: 32)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !10, file: !3, line: 8, baseType: !13, size: 32, offset: 32)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !24, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!13}
!26 = !{}
!27 = !DILocalVariable(name: "t", scope: !23, file: !3, line: 21, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 21, column: 12, scope: !23)
!32 = !DILocation(line: 22, column: 2, scope: !23)
!33 = !DILocalVariable(name: "n", scope: !23, file: !3, line: 23, type: !9)
!34 = !DILocation(line: 23, column: 15, scope: !23)
!35 = !DILocation(line: 23, column: 19, scope: !23)
!36 = !DILocation(line: 24, column: 2, scope: !23)
!37 = !DILocation(line: 24, column: 5, scope: !23)
!38 = !DILocation(line: 24, column: 9, scope: !23)
!39 = !DILocation(line: 25, column: 2, scope: !23)
!40 = !DILocalVariable(name: "result", scope: !23, file: !3, line: 26, type: !5)
!41 = !DILocation(line: 26, column: 8, scope: !23)
!42 = !DILocation(line: 27, column: 15, scope: !23)
!43 = !DILocation(line: 27, column: 2, scope: !23)
!44 = !DILocation(line: 28, column: 7, scope: !23)
!45 = !DILocation(line: 28, column: 2, scope: !23)
!46 = !DILocation(line: 29, column: 9, scope: !23)
!47 = !DILocation(line: 29, column: 19, scope: !23)
!48 = !DILocation(line: 29, column: 16, scope: !23)
!49 = !DILocation(line: 29, column: 2, scope: !23)
!50 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 11, type: !51, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!51 = !DISubroutineType(types: !52)
!52 = !{!5, !5}
!53 = !DILocalVariable(name: "arg", arg: 1, scope: !50, file: !3, line: 11, type: !5)
!54 = !DILocation(line: 11, column: 27, scope: !50)
!55 = !DILocalVariable(name: "n", scope: !50, file: !3, line: 13, type: !9)
!56 = !DILocation(line: 13, column: 15, scope: !50)
!57 = !DILocation(line: 13, column: 19, scope: !50)
!58 = !DILocation(line: 14, column: 6, scope: !59)
!59 = distinct !DILexicalBlock(scope: !50, file: !3, line: 14, column: 6)
!60 = !DILocation(line: 14, column: 8, scope: !59)
!61 = !DILocation(line: 14, column: 11, scope: !59)
!62 = !DILocation(line: 14, column: 14, scope: !59)
!63 = !DILocation(line: 14, column: 18, scope: !59)
!64 = !DILocation(line: 14, column: 6, scope: !50)
!65 = !DILocation(line: 15, column: 24, scope: !59)
!66 = !DILocation(line: 15, column: 27, scope: !59)
!67 = !DILocation(line: 15, column: 18, scope: !59)
!68 = !DILocation(line: 15, column: 10, scope: !59)
!69 = !DILocation(line: 15, column: 3, scope: !59)
!70 = !DILocation(line: 16, column: 9, scope: !50)
!71 = !DILocation(line: 16, column: 2, scope: !50)
!72 = !DILocation(line: 17, column: 1, scope: !50)
