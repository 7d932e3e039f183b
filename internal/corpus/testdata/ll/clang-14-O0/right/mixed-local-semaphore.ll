; ModuleID = 'mixed-local-semaphore.c'
source_filename = "mixed-local-semaphore.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.both = type { %union.sem_t, %union.pthread_barrier_t }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca [1 x %struct.both], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [1 x %struct.both]* %2, metadata !17, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata [2 x i64]* %3, metadata !43, metadata !DIExpression()), !dbg !49
  %6 = getelementptr inbounds [1 x %struct.both], [1 x %struct.both]* %2, i64 0, i64 0, !dbg !50
  %7 = getelementptr inbounds %struct.both, %struct.both* %6, i32 0, i32 0, !dbg !50
  %8 = call i32 @sem_init(%union.sem_t* noundef %7, i32 noundef 0, i32 noundef 1) #4, !dbg !51
  %9 = getelementptr inbounds [1 x %struct.both], [1 x %struct.both]* %2, i64 0, i64 0, !dbg !52
  %10 = getelementptr inbounds %struct.both, %struct.both* %9, i32 0, i32 1, !dbg !52
  %11 = call i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef %10, %union.pthread_barrierattr_t* noundef null, i32 noundef 2) #4, !dbg !53
  call void @llvm.dbg.declare(metadata i32* %4, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, i32* %4, align 4, !dbg !56
  br label %12, !dbg !57

12:                                               ; preds = %22, %0
  %13 = load i32, i32* %4, align 4, !dbg !58
  %14 = icmp slt i32 %13, 2, !dbg !60
  br i1 %14, label %15, label %25, !dbg !61

15:                                               ; preds = %12
  %16 = load i32, i32* %4, align 4, !dbg !62
  %17 = sext i32 %16 to i64, !dbg !63
  %18 = getelementptr inbounds [2 x i64], [2 x i64]* %3, i64 0, i64 %17, !dbg !63
  %19 = getelementptr inbounds [1 x %struct.both], [1 x %struct.both]* %2, i64 0, i64 0, !dbg !64
  %20 = bitcast %struct.both* %19 to i8*, !dbg !64
  %21 = call i32 @pthread_create(i64* noundef %18, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %20) #4, !dbg !65
  br label %22, !dbg !65

22:                                               ; preds = %15
  %23 = load i32, i32* %4, align 4, !dbg !66
  %24 = add nsw i32 %23, 1, !dbg !66
  store i32 %24, i32* %4, align 4, !dbg !66
  br label %12, !dbg !67, !llvm.loop !68

25:                                               ; preds = %12
  call void @llvm.dbg.declare(metadata i32* %5, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, i32* %5, align 4, !dbg !73
  br label %26, !dbg !74

26:                                               ; preds = %35, %25
  %27 = load i32, i32* %5, align 4, !dbg !75
  %28 = icmp slt i32 %27, 2, !dbg !77
  br i1 %28, label %29, label %38, !dbg !78

29:                                               ; preds = %26
  %30 = load i32, i32* %5, align 4, !dbg !79
  %31 = sext i32 %30 to i64, !dbg !80
  %32 = getelementptr inbounds [2 x i64], [2 x i64]* %3, i64 0, i64 %31, !dbg !80
  %33 = load i64, i64* %32, align 8, !dbg !80
  %34 = call i32 @pthread_join(i64 noundef %33, i8** noundef null), !dbg !81
  br label %35, !dbg !81

35:                                               ; preds = %29
  %36 = load i32, i32* %5, align 4, !dbg !82
  %37 = add nsw i32 %36, 1, !dbg !82
  store i32 %37, i32* %5, align 4, !dbg !82
  br label %26, !dbg !83, !llvm.loop !84

38:                                               ; preds = %26
  ret i32 0, !dbg !86
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !87 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.both*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata %struct.both** %3, metadata !92, metadata !DIExpression()), !dbg !94
  %4 = load i8*, i8** %2, align 8, !dbg !95
  %5 = bitcast i8* %4 to %struct.both*, !dbg !95
  store %struct.both* %5, %struct.both** %3, align 8, !dbg !94
  %6 = load %struct.both*, %struct.both** %3, align 8, !dbg !96
  %7 = getelementptr inbounds %struct.both, %struct.both* %6, i32 0, i32 0, !dbg !97
  %8 = call i32 @sem_wait(%union.sem_t* noundef %7), !dbg !98
  %9 = load %struct.both*, %struct.both** %3, align 8, !dbg !99
  %10 = getelementptr inbounds %struct.both, %struct.both* %9, i32 0, i32 0, !dbg !100
  %11 = call i32 @sem_post(%union.sem_t* noundef %10) #4, !dbg !101
  %12 = load %struct.both*, %struct.both** %3, align 8, !dbg !102
  %13 = getelementptr inbounds %struct.both, %struct.both* %12, i32 0, i32 1, !dbg !103
  %14 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef %13) #4, !dbg !104
  ret i8* null, !dbg !105
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @sem_wait(%union.sem_t* noundef) #3

; Function Attrs: nounwind
declare i32 @sem_post(%union.sem_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mixed-local-semaphore.c", directory: ".", checksumkind: CSK_MD5, checksum: "cff4ea872624d88cf043c8a9ef326ae1")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !13, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "b", scope: !12, file: !1, line: 22, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 512, elements: !40)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "both", file: !1, line: 6, size: 512, elements: !20)
!20 = !{!21, !33}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "sem", scope: !19, file: !1, line: 7, baseType: !22, size: 256)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !23, line: 39, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 35, size: 256, elements: !25)
!25 = !{!26, !31}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !24, file: !23, line: 37, baseType: !27, size: 256)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 256, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !24, file: !23, line: 38, baseType: !32, size: 64)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "barrier", scope: !19, file: !1, line: 8, baseType: !34, size: 256, offset: 256)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !35, line: 112, baseType: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 108, size: 256, elements: !37)
!37 = !{!38, !39}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !36, file: !35, line: 110, baseType: !27, size: 256)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !36, file: !35, line: 111, baseType: !32, size: 64)
!40 = !{!41}
!41 = !DISubrange(count: 1)
!42 = !DILocation(line: 22, column: 14, scope: !12)
!43 = !DILocalVariable(name: "t", scope: !12, file: !1, line: 23, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 128, elements: !47)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !46)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !{!48}
!48 = !DISubrange(count: 2)
!49 = !DILocation(line: 23, column: 12, scope: !12)
!50 = !DILocation(line: 24, column: 15, scope: !12)
!51 = !DILocation(line: 24, column: 2, scope: !12)
!52 = !DILocation(line: 25, column: 27, scope: !12)
!53 = !DILocation(line: 25, column: 2, scope: !12)
!54 = !DILocalVariable(name: "i", scope: !55, file: !1, line: 26, type: !15)
!55 = distinct !DILexicalBlock(scope: !12, file: !1, line: 26, column: 2)
!56 = !DILocation(line: 26, column: 11, scope: !55)
!57 = !DILocation(line: 26, column: 7, scope: !55)
!58 = !DILocation(line: 26, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !1, line: 26, column: 2)
!60 = !DILocation(line: 26, column: 20, scope: !59)
!61 = !DILocation(line: 26, column: 2, scope: !55)
!62 = !DILocation(line: 27, column: 21, scope: !59)
!63 = !DILocation(line: 27, column: 19, scope: !59)
!64 = !DILocation(line: 27, column: 39, scope: !59)
!65 = !DILocation(line: 27, column: 3, scope: !59)
!66 = !DILocation(line: 26, column: 26, scope: !59)
!67 = !DILocation(line: 26, column: 2, scope: !59)
!68 = distinct !{!68, !61, !69, !70}
!69 = !DILocation(line: 27, column: 40, scope: !55)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocalVariable(name: "i", scope: !72, file: !1, line: 28, type: !15)
!72 = distinct !DILexicalBlock(scope: !12, file: !1, line: 28, column: 2)
!73 = !DILocation(line: 28, column: 11, scope: !72)
!74 = !DILocation(line: 28, column: 7, scope: !72)
!75 = !DILocation(line: 28, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !1, line: 28, column: 2)
!77 = !DILocation(line: 28, column: 20, scope: !76)
!78 = !DILocation(line: 28, column: 2, scope: !72)
!79 = !DILocation(line: 29, column: 18, scope: !76)
!80 = !DILocation(line: 29, column: 16, scope: !76)
!81 = !DILocation(line: 29, column: 3, scope: !76)
!82 = !DILocation(line: 28, column: 26, scope: !76)
!83 = !DILocation(line: 28, column: 2, scope: !76)
!84 = distinct !{!84, !78, !85, !70}
!85 = !DILocation(line: 29, column: 26, scope: !72)
!86 = !DILocation(line: 30, column: 2, scope: !12)
!87 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 11, type: !88, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!88 = !DISubroutineType(types: !89)
!89 = !{!3, !3}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !1, line: 11, type: !3)
!91 = !DILocation(line: 11, column: 27, scope: !87)
!92 = !DILocalVariable(name: "b", scope: !87, file: !1, line: 13, type: !93)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!94 = !DILocation(line: 13, column: 15, scope: !87)
!95 = !DILocation(line: 13, column: 19, scope: !87)
!96 = !DILocation(line: 14, column: 12, scope: !87)
!97 = !DILocation(line: 14, column: 15, scope: !87)
!98 = !DILocation(line: 14, column: 2, scope: !87)
!99 = !DILocation(line: 15, column: 12, scope: !87)
!100 = !DILocation(line: 15, column: 15, scope: !87)
!101 = !DILocation(line: 15, column: 2, scope: !87)
!102 = !DILocation(line: 16, column: 24, scope: !87)
!103 = !DILocation(line: 16, column: 27, scope: !87)
!104 = !DILocation(line: 16, column: 2, scope: !87)
!105 = !DILocation(line: 17, column: 2, scope: !87)
