; ModuleID = 'free-race-access.c'
source_filename = "free-race-access.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@p = dso_local global i32* null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !22, metadata !DIExpression()), !dbg !26
  %3 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 4) #4, !dbg !27
  %4 = bitcast i8* %3 to i32*, !dbg !27
  store i32* %4, i32** @p, align 8, !dbg !28
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !29
  %6 = load i32*, i32** @p, align 8, !dbg !30
  %7 = bitcast i32* %6 to i8*, !dbg !30
  call void @free(i8* noundef %7) #4, !dbg !31
  %8 = load i64, i64* %2, align 8, !dbg !32
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !33
  ret i32 0, !dbg !34
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !35 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !38, metadata !DIExpression()), !dbg !39
  %3 = load i32*, i32** @p, align 8, !dbg !40
  %4 = load i32, i32* %3, align 4, !dbg !41
  %5 = sext i32 %4 to i64, !dbg !42
  %6 = inttoptr i64 %5 to i8*, !dbg !43
  ret i8* %6, !dbg !44
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "free-race-access.c", directory: ".", checksumkind: CSK_MD5, checksum: "f31d7d67e4288011f176e5749da51f7b")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !19, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 15, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 15, column: 12, scope: !18)
!27 = !DILocation(line: 16, column: 6, scope: !18)
!28 = !DILocation(line: 16, column: 4, scope: !18)
!29 = !DILocation(line: 17, column: 2, scope: !18)
!30 = !DILocation(line: 18, column: 7, scope: !18)
!31 = !DILocation(line: 18, column: 2, scope: !18)
!32 = !DILocation(line: 19, column: 15, scope: !18)
!33 = !DILocation(line: 19, column: 2, scope: !18)
!34 = !DILocation(line: 20, column: 2, scope: !18)
!35 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 8, type: !36, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!36 = !DISubroutineType(types: !37)
!37 = !{!5, !5}
!38 = !DILocalVariable(name: "arg", arg: 1, scope: !35, file: !3, line: 8, type: !5)
!39 = !DILocation(line: 8, column: 27, scope: !35)
!40 = !DILocation(line: 10, column: 24, scope: !35)
!41 = !DILocation(line: 10, column: 23, scope: !35)
!42 = !DILocation(line: 10, column: 17, scope: !35)
!43 = !DILocation(line: 10, column: 9, scope: !35)
!44 = !DILocation(line: 10, column: 2, scope: !35)
