; ModuleID = 'leak-overwritten.c'
source_filename = "leak-overwritten.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@slot = dso_local global i32* null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !22, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata i64* %3, metadata !27, metadata !DIExpression()), !dbg !28
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @put, i8* noundef null) #4, !dbg !29
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @put, i8* noundef null) #4, !dbg !30
  %7 = load i64, i64* %2, align 8, !dbg !31
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !32
  %9 = load i64, i64* %3, align 8, !dbg !33
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !34
  %11 = bitcast i32** %4 to i64*, !dbg !35
  %12 = load atomic i64, i64* bitcast (i32** @slot to i64*) seq_cst, align 8, !dbg !35
  store i64 %12, i64* %11, align 8, !dbg !35
  %13 = bitcast i64* %11 to i32**, !dbg !35
  %14 = load i32*, i32** %13, align 8, !dbg !35
  %15 = bitcast i32* %14 to i8*, !dbg !35
  call void @free(i8* noundef %15) #4, !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @put(i8* noundef %0) #0 !dbg !38 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !41, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata i32** %3, metadata !43, metadata !DIExpression()), !dbg !44
  %5 = call noalias i8* @malloc(i64 noundef 4) #4, !dbg !45
  %6 = bitcast i8* %5 to i32*, !dbg !45
  store i32* %6, i32** %3, align 8, !dbg !44
  %7 = load i32*, i32** %3, align 8, !dbg !46
  store i32 1, i32* %7, align 4, !dbg !47
  %8 = load i32*, i32** %3, align 8, !dbg !48
  store i32* %8, i32** %4, align 8, !dbg !48
  %9 = bitcast i32** %4 to i64*, !dbg !48
  %10 = load i64, i64* %9, align 8, !dbg !48
  store atomic i64 %10, i64* bitcast (i32** @slot to i64*) seq_cst, align 8, !dbg !48
  %11 = load i8*, i8** %2, align 8, !dbg !49
  ret i8* %11, !dbg !50
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leak-overwritten.c", directory: ".", checksumkind: CSK_MD5, checksum: "d420318f4d26eb0946a9a4baf8025bb1")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
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
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !19, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "a", scope: !18, file: !3, line: 19, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 19, column: 12, scope: !18)
!27 = !DILocalVariable(name: "b", scope: !18, file: !3, line: 19, type: !23)
!28 = !DILocation(line: 19, column: 15, scope: !18)
!29 = !DILocation(line: 20, column: 2, scope: !18)
!30 = !DILocation(line: 21, column: 2, scope: !18)
!31 = !DILocation(line: 22, column: 15, scope: !18)
!32 = !DILocation(line: 22, column: 2, scope: !18)
!33 = !DILocation(line: 23, column: 15, scope: !18)
!34 = !DILocation(line: 23, column: 2, scope: !18)
!35 = !DILocation(line: 24, column: 7, scope: !18)
!36 = !DILocation(line: 24, column: 2, scope: !18)
!37 = !DILocation(line: 25, column: 2, scope: !18)
!38 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 9, type: !39, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !5}
!41 = !DILocalVariable(name: "arg", arg: 1, scope: !38, file: !3, line: 9, type: !5)
!42 = !DILocation(line: 9, column: 24, scope: !38)
!43 = !DILocalVariable(name: "p", scope: !38, file: !3, line: 11, type: !8)
!44 = !DILocation(line: 11, column: 7, scope: !38)
!45 = !DILocation(line: 11, column: 11, scope: !38)
!46 = !DILocation(line: 12, column: 3, scope: !38)
!47 = !DILocation(line: 12, column: 5, scope: !38)
!48 = !DILocation(line: 13, column: 2, scope: !38)
!49 = !DILocation(line: 14, column: 9, scope: !38)
!50 = !DILocation(line: 14, column: 2, scope: !38)
