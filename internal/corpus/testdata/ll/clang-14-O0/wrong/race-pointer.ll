; ModuleID = 'race-pointer.c'
source_filename = "race-pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.pair*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !17, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata %struct.pair** %3, metadata !22, metadata !DIExpression()), !dbg !28
  %4 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 8) #4, !dbg !29
  %5 = bitcast i8* %4 to %struct.pair*, !dbg !29
  store %struct.pair* %5, %struct.pair** %3, align 8, !dbg !28
  %6 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !30
  %7 = getelementptr inbounds %struct.pair, %struct.pair* %6, i32 0, i32 1, !dbg !31
  %8 = bitcast i32* %7 to i8*, !dbg !32
  %9 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @bump, i8* noundef %8) #4, !dbg !33
  %10 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !34
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %10, i32 0, i32 0, !dbg !35
  store i32 1, i32* %11, align 4, !dbg !36
  %12 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !37
  %13 = getelementptr inbounds %struct.pair, %struct.pair* %12, i32 0, i32 1, !dbg !38
  store i32 2, i32* %13, align 4, !dbg !39
  %14 = load i64, i64* %2, align 8, !dbg !40
  %15 = call i32 @pthread_join(i64 noundef %14, i8** noundef null), !dbg !41
  %16 = load %struct.pair*, %struct.pair** %3, align 8, !dbg !42
  %17 = bitcast %struct.pair* %16 to i8*, !dbg !42
  call void @free(i8* noundef %17) #4, !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @bump(i8* noundef %0) #0 !dbg !45 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !48, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata i32** %3, metadata !50, metadata !DIExpression()), !dbg !52
  %4 = load i8*, i8** %2, align 8, !dbg !53
  %5 = bitcast i8* %4 to i32*, !dbg !53
  store i32* %5, i32** %3, align 8, !dbg !52
  %6 = load i32*, i32** %3, align 8, !dbg !54
  %7 = load i32, i32* %6, align 4, !dbg !55
  %8 = add nsw i32 %7, 1, !dbg !55
  store i32 %8, i32* %6, align 4, !dbg !55
  ret i8* null, !dbg !56
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "race-pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "2e694f91df1fec4165c421b1c431f70a")
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
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !13, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "t", scope: !12, file: !1, line: 17, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 17, column: 12, scope: !12)
!22 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 18, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 6, size: 64, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !24, file: !1, line: 6, baseType: !15, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !24, file: !1, line: 6, baseType: !15, size: 32, offset: 32)
!28 = !DILocation(line: 18, column: 15, scope: !12)
!29 = !DILocation(line: 18, column: 19, scope: !12)
!30 = !DILocation(line: 19, column: 34, scope: !12)
!31 = !DILocation(line: 19, column: 37, scope: !12)
!32 = !DILocation(line: 19, column: 33, scope: !12)
!33 = !DILocation(line: 19, column: 2, scope: !12)
!34 = !DILocation(line: 20, column: 2, scope: !12)
!35 = !DILocation(line: 20, column: 5, scope: !12)
!36 = !DILocation(line: 20, column: 10, scope: !12)
!37 = !DILocation(line: 21, column: 2, scope: !12)
!38 = !DILocation(line: 21, column: 5, scope: !12)
!39 = !DILocation(line: 21, column: 11, scope: !12)
!40 = !DILocation(line: 22, column: 15, scope: !12)
!41 = !DILocation(line: 22, column: 2, scope: !12)
!42 = !DILocation(line: 23, column: 7, scope: !12)
!43 = !DILocation(line: 23, column: 2, scope: !12)
!44 = !DILocation(line: 24, column: 2, scope: !12)
!45 = distinct !DISubprogram(name: "bump", scope: !1, file: !1, line: 8, type: !46, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!46 = !DISubroutineType(types: !47)
!47 = !{!3, !3}
!48 = !DILocalVariable(name: "arg", arg: 1, scope: !45, file: !1, line: 8, type: !3)
!49 = !DILocation(line: 8, column: 25, scope: !45)
!50 = !DILocalVariable(name: "p", scope: !45, file: !1, line: 10, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!52 = !DILocation(line: 10, column: 7, scope: !45)
!53 = !DILocation(line: 10, column: 11, scope: !45)
!54 = !DILocation(line: 11, column: 3, scope: !45)
!55 = !DILocation(line: 11, column: 5, scope: !45)
!56 = !DILocation(line: 12, column: 2, scope: !45)
