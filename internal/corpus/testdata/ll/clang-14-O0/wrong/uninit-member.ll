; ModuleID = 'uninit-member.c'
source_filename = "uninit-member.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { i16, i32, [4 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@in = dso_local global %struct.job* null, align 8, !dbg !0
@out = dso_local global %struct.job zeroinitializer, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.job*, align 8
  %4 = alloca %struct.job, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !33, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.job** %3, metadata !38, metadata !DIExpression()), !dbg !39
  %5 = call noalias i8* @malloc(i64 noundef 12) #5, !dbg !40
  %6 = bitcast i8* %5 to %struct.job*, !dbg !40
  store %struct.job* %6, %struct.job** %3, align 8, !dbg !39
  %7 = load %struct.job*, %struct.job** %3, align 8, !dbg !41
  %8 = getelementptr inbounds %struct.job, %struct.job* %7, i32 0, i32 0, !dbg !42
  store i16 1, i16* %8, align 4, !dbg !43
  %9 = load %struct.job*, %struct.job** %3, align 8, !dbg !44
  %10 = getelementptr inbounds %struct.job, %struct.job* %9, i32 0, i32 2, !dbg !45
  %11 = getelementptr inbounds [4 x i8], [4 x i8]* %10, i64 0, i64 0, !dbg !44
  store i8 97, i8* %11, align 4, !dbg !46
  %12 = load %struct.job*, %struct.job** %3, align 8, !dbg !47
  %13 = getelementptr inbounds %struct.job, %struct.job* %12, i32 0, i32 2, !dbg !48
  %14 = getelementptr inbounds [4 x i8], [4 x i8]* %13, i64 0, i64 1, !dbg !47
  store i8 0, i8* %14, align 1, !dbg !49
  %15 = load %struct.job*, %struct.job** %3, align 8, !dbg !50
  store %struct.job* %15, %struct.job** @in, align 8, !dbg !51
  %16 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !52
  %17 = load i64, i64* %2, align 8, !dbg !53
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !54
  call void @llvm.dbg.declare(metadata %struct.job* %4, metadata !55, metadata !DIExpression()), !dbg !56
  %19 = bitcast %struct.job* %4 to i8*, !dbg !57
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %19, i8* align 4 bitcast (%struct.job* @out to i8*), i64 12, i1 false), !dbg !57
  %20 = load %struct.job*, %struct.job** %3, align 8, !dbg !58
  %21 = bitcast %struct.job* %20 to i8*, !dbg !58
  call void @free(i8* noundef %21) #5, !dbg !59
  %22 = getelementptr inbounds %struct.job, %struct.job* %4, i32 0, i32 0, !dbg !60
  %23 = load i16, i16* %22, align 4, !dbg !60
  %24 = sext i16 %23 to i32, !dbg !62
  %25 = icmp ne i32 %24, 1, !dbg !63
  br i1 %25, label %32, label %26, !dbg !64

26:                                               ; preds = %0
  %27 = getelementptr inbounds %struct.job, %struct.job* %4, i32 0, i32 2, !dbg !65
  %28 = getelementptr inbounds [4 x i8], [4 x i8]* %27, i64 0, i64 1, !dbg !66
  %29 = load i8, i8* %28, align 1, !dbg !66
  %30 = sext i8 %29 to i32, !dbg !66
  %31 = icmp ne i32 %30, 0, !dbg !66
  br i1 %31, label %32, label %33, !dbg !67

32:                                               ; preds = %26, %0
  store i32 1, i32* %1, align 4, !dbg !68
  br label %39, !dbg !68

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.job, %struct.job* %4, i32 0, i32 1, !dbg !69
  %35 = load i32, i32* %34, align 4, !dbg !69
  %36 = icmp sgt i32 %35, 5, !dbg !71
  br i1 %36, label %37, label %38, !dbg !72

37:                                               ; preds = %33
  store i32 2, i32* %1, align 4, !dbg !73
  br label %39, !dbg !73

38:                                               ; preds = %33
  store i32 0, i32* %1, align 4, !dbg !74
  br label %39, !dbg !74

39:                                               ; preds = %38, %37, %32
  %40 = load i32, i32* %1, align 4, !dbg !75
  ret i32 %40, !dbg !75
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !76 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.job, align 4
  %4 = alloca { i64, i32 }, align 4
  %5 = alloca { i64, i32 }, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !79, metadata !DIExpression()), !dbg !80
  %6 = load %struct.job*, %struct.job** @in, align 8, !dbg !81
  %7 = bitcast { i64, i32 }* %4 to i8*, !dbg !82
  %8 = bitcast %struct.job* %6 to i8*, !dbg !82
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 %8, i64 12, i1 false), !dbg !82
  %9 = getelementptr inbounds { i64, i32 }, { i64, i32 }* %4, i32 0, i32 0, !dbg !82
  %10 = load i64, i64* %9, align 4, !dbg !82
  %11 = getelementptr inbounds { i64, i32 }, { i64, i32 }* %4, i32 0, i32 1, !dbg !82
  %12 = load i32, i32* %11, align 4, !dbg !82
  %13 = call { i64, i32 } @renamed(i64 %10, i32 %12), !dbg !82
  store { i64, i32 } %13, { i64, i32 }* %5, align 8, !dbg !82
  %14 = bitcast %struct.job* %3 to i8*, !dbg !82
  %15 = bitcast { i64, i32 }* %5 to i8*, !dbg !82
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %14, i8* align 8 %15, i64 12, i1 false), !dbg !82
  %16 = bitcast %struct.job* %3 to i8*, !dbg !82
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 bitcast (%struct.job* @out to i8*), i8* align 4 %16, i64 12, i1 false), !dbg !82
  %17 = load i8*, i8** %2, align 8, !dbg !83
  ret i8* %17, !dbg !84
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i32 } @renamed(i64 %0, i32 %1) #0 !dbg !85 {
  %3 = alloca %struct.job, align 4
  %4 = alloca %struct.job, align 4
  %5 = alloca { i64, i32 }, align 4
  %6 = alloca { i64, i32 }, align 8
  %7 = getelementptr inbounds { i64, i32 }, { i64, i32 }* %5, i32 0, i32 0
  store i64 %0, i64* %7, align 4
  %8 = getelementptr inbounds { i64, i32 }, { i64, i32 }* %5, i32 0, i32 1
  store i32 %1, i32* %8, align 4
  %9 = bitcast %struct.job* %4 to i8*
  %10 = bitcast { i64, i32 }* %5 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %9, i8* align 4 %10, i64 12, i1 false)
  call void @llvm.dbg.declare(metadata %struct.job* %4, metadata !88, metadata !DIExpression()), !dbg !89
  %11 = getelementptr inbounds %struct.job, %struct.job* %4, i32 0, i32 2, !dbg !90
  %12 = getelementptr inbounds [4 x i8], [4 x i8]* %11, i64 0, i64 0, !dbg !91
  store i8 120, i8* %12, align 4, !dbg !92
  %13 = bitcast %struct.job* %3 to i8*, !dbg !93
  %14 = bitcast %struct.job* %4 to i8*, !dbg !93
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %13, i8* align 4 %14, i64 12, i1 false), !dbg !93
  %15 = bitcast { i64, i32 }* %6 to i8*, !dbg !94
  %16 = bitcast %struct.job* %3 to i8*, !dbg !94
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %15, i8* align 4 %16, i64 12, i1 false), !dbg !94
  %17 = load { i64, i32 }, { i64, i32 }* %6, align 8, !dbg !94
  ret { i64, i32 } %17, !dbg !94
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "in", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "uninit-member.c", directory: ".", checksumkind: CSK_MD5, checksum: "dbffef75d12f6cd9b03ff2884b01e4ed")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 7, size: 96, elements: !10)
!10 = !{!11, !13, !15}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !9, file: !3, line: 7, baseType: !12, size: 16)
!12 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !9, file: !3, line: 7, baseType: !14, size: 32, offset: 32)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !9, file: !3, line: 7, baseType: !16, size: 32, offset: 64)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 32, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 4)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !30, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!14}
!32 = !{}
!33 = !DILocalVariable(name: "t", scope: !29, file: !3, line: 25, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 25, column: 12, scope: !29)
!38 = !DILocalVariable(name: "j", scope: !29, file: !3, line: 26, type: !20)
!39 = !DILocation(line: 26, column: 14, scope: !29)
!40 = !DILocation(line: 26, column: 18, scope: !29)
!41 = !DILocation(line: 27, column: 2, scope: !29)
!42 = !DILocation(line: 27, column: 5, scope: !29)
!43 = !DILocation(line: 27, column: 10, scope: !29)
!44 = !DILocation(line: 28, column: 2, scope: !29)
!45 = !DILocation(line: 28, column: 5, scope: !29)
!46 = !DILocation(line: 28, column: 13, scope: !29)
!47 = !DILocation(line: 29, column: 2, scope: !29)
!48 = !DILocation(line: 29, column: 5, scope: !29)
!49 = !DILocation(line: 29, column: 13, scope: !29)
!50 = !DILocation(line: 30, column: 7, scope: !29)
!51 = !DILocation(line: 30, column: 5, scope: !29)
!52 = !DILocation(line: 31, column: 2, scope: !29)
!53 = !DILocation(line: 32, column: 15, scope: !29)
!54 = !DILocation(line: 32, column: 2, scope: !29)
!55 = !DILocalVariable(name: "done", scope: !29, file: !3, line: 33, type: !9)
!56 = !DILocation(line: 33, column: 13, scope: !29)
!57 = !DILocation(line: 33, column: 20, scope: !29)
!58 = !DILocation(line: 34, column: 7, scope: !29)
!59 = !DILocation(line: 34, column: 2, scope: !29)
!60 = !DILocation(line: 35, column: 11, scope: !61)
!61 = distinct !DILexicalBlock(scope: !29, file: !3, line: 35, column: 6)
!62 = !DILocation(line: 35, column: 6, scope: !61)
!63 = !DILocation(line: 35, column: 16, scope: !61)
!64 = !DILocation(line: 35, column: 21, scope: !61)
!65 = !DILocation(line: 35, column: 29, scope: !61)
!66 = !DILocation(line: 35, column: 24, scope: !61)
!67 = !DILocation(line: 35, column: 6, scope: !29)
!68 = !DILocation(line: 36, column: 3, scope: !61)
!69 = !DILocation(line: 37, column: 11, scope: !70)
!70 = distinct !DILexicalBlock(scope: !29, file: !3, line: 37, column: 6)
!71 = !DILocation(line: 37, column: 16, scope: !70)
!72 = !DILocation(line: 37, column: 6, scope: !29)
!73 = !DILocation(line: 38, column: 3, scope: !70)
!74 = !DILocation(line: 39, column: 2, scope: !29)
!75 = !DILocation(line: 40, column: 1, scope: !29)
!76 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 17, type: !77, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5}
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 17, type: !5)
!80 = !DILocation(line: 17, column: 27, scope: !76)
!81 = !DILocation(line: 19, column: 17, scope: !76)
!82 = !DILocation(line: 19, column: 8, scope: !76)
!83 = !DILocation(line: 20, column: 9, scope: !76)
!84 = !DILocation(line: 20, column: 2, scope: !76)
!85 = distinct !DISubprogram(name: "renamed", scope: !3, file: !3, line: 11, type: !86, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!86 = !DISubroutineType(types: !87)
!87 = !{!9, !9}
!88 = !DILocalVariable(name: "j", arg: 1, scope: !85, file: !3, line: 11, type: !9)
!89 = !DILocation(line: 11, column: 38, scope: !85)
!90 = !DILocation(line: 13, column: 4, scope: !85)
!91 = !DILocation(line: 13, column: 2, scope: !85)
!92 = !DILocation(line: 13, column: 12, scope: !85)
!93 = !DILocation(line: 14, column: 9, scope: !85)
!94 = !DILocation(line: 14, column: 2, scope: !85)
