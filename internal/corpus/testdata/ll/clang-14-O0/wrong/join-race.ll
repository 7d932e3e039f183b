; ModuleID = 'join-race.c'
source_filename = "join-race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@victim = dso_local global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !23, metadata !DIExpression()), !dbg !24
  %3 = call i32 @pthread_create(i64* noundef @victim, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @nothing, i8* noundef null) #4, !dbg !25
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @joiner, i8* noundef null) #4, !dbg !26
  %5 = load i64, i64* @victim, align 8, !dbg !27
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null), !dbg !28
  %7 = load i64, i64* %2, align 8, !dbg !29
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !30
  ret i32 0, !dbg !31
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @nothing(i8* noundef %0) #0 !dbg !32 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !35, metadata !DIExpression()), !dbg !36
  %3 = load i8*, i8** %2, align 8, !dbg !37
  ret i8* %3, !dbg !38
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @joiner(i8* noundef %0) #0 !dbg !39 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !40, metadata !DIExpression()), !dbg !41
  %3 = load i64, i64* @victim, align 8, !dbg !42
  %4 = call i32 @pthread_join(i64 noundef %3, i8** noundef null), !dbg !43
  %5 = load i8*, i8** %2, align 8, !dbg !44
  ret i8* %5, !dbg !45
}

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
!1 = distinct !DIGlobalVariable(name: "victim", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "join-race.c", directory: ".", checksumkind: CSK_MD5, checksum: "801a780d50f93b7586599653f2d8db10")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 27, baseType: !9)
!8 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !19, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 17, type: !7)
!24 = !DILocation(line: 17, column: 12, scope: !18)
!25 = !DILocation(line: 18, column: 2, scope: !18)
!26 = !DILocation(line: 19, column: 2, scope: !18)
!27 = !DILocation(line: 20, column: 15, scope: !18)
!28 = !DILocation(line: 20, column: 2, scope: !18)
!29 = !DILocation(line: 21, column: 15, scope: !18)
!30 = !DILocation(line: 21, column: 2, scope: !18)
!31 = !DILocation(line: 22, column: 2, scope: !18)
!32 = distinct !DISubprogram(name: "nothing", scope: !3, file: !3, line: 7, type: !33, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!33 = !DISubroutineType(types: !34)
!34 = !{!5, !5}
!35 = !DILocalVariable(name: "arg", arg: 1, scope: !32, file: !3, line: 7, type: !5)
!36 = !DILocation(line: 7, column: 28, scope: !32)
!37 = !DILocation(line: 7, column: 42, scope: !32)
!38 = !DILocation(line: 7, column: 35, scope: !32)
!39 = distinct !DISubprogram(name: "joiner", scope: !3, file: !3, line: 9, type: !33, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!40 = !DILocalVariable(name: "arg", arg: 1, scope: !39, file: !3, line: 9, type: !5)
!41 = !DILocation(line: 9, column: 27, scope: !39)
!42 = !DILocation(line: 11, column: 15, scope: !39)
!43 = !DILocation(line: 11, column: 2, scope: !39)
!44 = !DILocation(line: 12, column: 9, scope: !39)
!45 = !DILocation(line: 12, column: 2, scope: !39)
