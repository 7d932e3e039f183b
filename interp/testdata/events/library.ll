; ModuleID = 'library.c'
source_filename = "library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@tl = dso_local thread_local global i32 4, align 4, !dbg !8
@.str = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@n = dso_local global i32 0, align 4, !dbg !11

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !56, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata i8** %3, metadata !60, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata i32** %4, metadata !62, metadata !DIExpression()), !dbg !64
  %6 = call noalias i8* @malloc(i64 noundef 8) #4, !dbg !65
  %7 = bitcast i8* %6 to i32*, !dbg !65
  store i32* %7, i32** %4, align 8, !dbg !64
  call void @llvm.dbg.declare(metadata i32** %5, metadata !66, metadata !DIExpression()), !dbg !67
  %8 = call noalias i8* @calloc(i64 noundef 2, i64 noundef 4) #4, !dbg !68
  %9 = bitcast i8* %8 to i32*, !dbg !68
  store i32* %9, i32** %5, align 8, !dbg !67
  %10 = load i32*, i32** %5, align 8, !dbg !69
  %11 = getelementptr inbounds i32, i32* %10, i64 1, !dbg !69
  %12 = load i32, i32* %11, align 4, !dbg !69
  %13 = load i32*, i32** %4, align 8, !dbg !70
  %14 = getelementptr inbounds i32, i32* %13, i64 0, !dbg !70
  store i32 %12, i32* %14, align 4, !dbg !71
  %15 = load i32*, i32** %4, align 8, !dbg !72
  %16 = bitcast i32* %15 to i8*, !dbg !72
  call void @free(i8* noundef %16) #4, !dbg !73
  %17 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @w, i8* noundef null) #4, !dbg !74
  %18 = load i64, i64* %2, align 8, !dbg !75
  %19 = call i32 @pthread_join(i64 noundef %18, i8** noundef %3), !dbg !76
  %20 = load i8*, i8** %3, align 8, !dbg !77
  %21 = ptrtoint i8* %20 to i64, !dbg !78
  %22 = load i32, i32* @n, align 4, !dbg !79
  %23 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i64 noundef %21, i32 noundef %22), !dbg !80
  %24 = load i32*, i32** %5, align 8, !dbg !81
  %25 = bitcast i32* %24 to i8*, !dbg !81
  call void @free(i8* noundef %25) #4, !dbg !82
  ret i32 0, !dbg !83
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @w(i8* noundef %0) #0 !dbg !84 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !89
  %4 = load i32, i32* @n, align 4, !dbg !90
  %5 = add nsw i32 %4, 1, !dbg !90
  store i32 %5, i32* @n, align 4, !dbg !90
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !91
  %7 = load i32, i32* @tl, align 4, !dbg !92
  %8 = add nsw i32 %7, 1, !dbg !92
  store i32 %8, i32* @tl, align 4, !dbg !92
  %9 = load i32, i32* @tl, align 4, !dbg !93
  %10 = sext i32 %9 to i64, !dbg !94
  %11 = inttoptr i64 %10 to i8*, !dbg !95
  ret i8* %11, !dbg !96
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 5, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "library.c", directory: ".", checksumkind: CSK_MD5, checksum: "25e500e72ad0123bf6d6297be40e4c09")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0, !8, !11}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "tl", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 72, baseType: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 67, size: 320, elements: !16)
!16 = !{!17, !38, !43}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !15, file: !14, line: 69, baseType: !18, size: 320)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !19, line: 22, size: 320, elements: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!20 = !{!21, !22, !24, !25, !26, !27, !29, !30}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !18, file: !19, line: 24, baseType: !10, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !18, file: !19, line: 25, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !18, file: !19, line: 26, baseType: !10, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !18, file: !19, line: 28, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !18, file: !19, line: 32, baseType: !10, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !18, file: !19, line: 34, baseType: !28, size: 16, offset: 160)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !18, file: !19, line: 35, baseType: !28, size: 16, offset: 176)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !18, file: !19, line: 36, baseType: !31, size: 128, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !32, line: 55, baseType: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !32, line: 51, size: 128, elements: !34)
!34 = !{!35, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !33, file: !32, line: 53, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !33, file: !32, line: 54, baseType: !36, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 70, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 320, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 71, baseType: !5, size: 64)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !53, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!10}
!55 = !{}
!56 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 8, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 8, column: 13, scope: !52)
!60 = !DILocalVariable(name: "r", scope: !52, file: !3, line: 8, type: !6)
!61 = !DILocation(line: 8, column: 22, scope: !52)
!62 = !DILocalVariable(name: "h", scope: !52, file: !3, line: 8, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!64 = !DILocation(line: 8, column: 30, scope: !52)
!65 = !DILocation(line: 8, column: 34, scope: !52)
!66 = !DILocalVariable(name: "z", scope: !52, file: !3, line: 8, type: !63)
!67 = !DILocation(line: 8, column: 46, scope: !52)
!68 = !DILocation(line: 8, column: 50, scope: !52)
!69 = !DILocation(line: 9, column: 10, scope: !52)
!70 = !DILocation(line: 9, column: 3, scope: !52)
!71 = !DILocation(line: 9, column: 8, scope: !52)
!72 = !DILocation(line: 9, column: 21, scope: !52)
!73 = !DILocation(line: 9, column: 16, scope: !52)
!74 = !DILocation(line: 10, column: 3, scope: !52)
!75 = !DILocation(line: 10, column: 45, scope: !52)
!76 = !DILocation(line: 10, column: 32, scope: !52)
!77 = !DILocation(line: 11, column: 28, scope: !52)
!78 = !DILocation(line: 11, column: 22, scope: !52)
!79 = !DILocation(line: 11, column: 31, scope: !52)
!80 = !DILocation(line: 11, column: 3, scope: !52)
!81 = !DILocation(line: 11, column: 40, scope: !52)
!82 = !DILocation(line: 11, column: 35, scope: !52)
!83 = !DILocation(line: 12, column: 3, scope: !52)
!84 = distinct !DISubprogram(name: "w", scope: !3, file: !3, line: 6, type: !85, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!85 = !DISubroutineType(types: !86)
!86 = !{!6, !6}
!87 = !DILocalVariable(name: "p", arg: 1, scope: !84, file: !3, line: 6, type: !6)
!88 = !DILocation(line: 6, column: 22, scope: !84)
!89 = !DILocation(line: 6, column: 27, scope: !84)
!90 = !DILocation(line: 6, column: 52, scope: !84)
!91 = !DILocation(line: 6, column: 56, scope: !84)
!92 = !DILocation(line: 6, column: 84, scope: !84)
!93 = !DILocation(line: 6, column: 109, scope: !84)
!94 = !DILocation(line: 6, column: 103, scope: !84)
!95 = !DILocation(line: 6, column: 95, scope: !84)
!96 = !DILocation(line: 6, column: 88, scope: !84)
