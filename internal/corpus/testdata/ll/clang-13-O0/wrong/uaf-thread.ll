; ModuleID = 'uaf-thread.c'
source_filename = "uaf-thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !16, metadata !DIExpression()), !dbg !20
  call void @llvm.dbg.declare(metadata i32** %3, metadata !21, metadata !DIExpression()), !dbg !22
  %4 = call noalias align 16 i8* @calloc(i64 1, i64 4) #4, !dbg !23
  %5 = bitcast i8* %4 to i32*, !dbg !23
  store i32* %5, i32** %3, align 8, !dbg !22
  %6 = load i32*, i32** %3, align 8, !dbg !24
  %7 = bitcast i32* %6 to i8*, !dbg !24
  call void @free(i8* %7) #4, !dbg !25
  %8 = load i32*, i32** %3, align 8, !dbg !26
  %9 = bitcast i32* %8 to i8*, !dbg !26
  %10 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @use, i8* %9) #4, !dbg !27
  %11 = load i64, i64* %2, align 8, !dbg !28
  %12 = call i32 @pthread_join(i64 %11, i8** null), !dbg !29
  ret i32 0, !dbg !30
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local noalias align 16 i8* @calloc(i64, i64) #2

; Function Attrs: nounwind
declare dso_local void @free(i8*) #2

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @use(i8* %0) #0 !dbg !31 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !34, metadata !DIExpression()), !dbg !35
  %3 = load i8*, i8** %2, align 8, !dbg !36
  %4 = bitcast i8* %3 to i32*, !dbg !37
  store i32 1, i32* %4, align 4, !dbg !38
  ret i8* null, !dbg !39
}

declare dso_local i32 @pthread_join(i64, i8**) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !3, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uaf-thread.c", directory: ".")
!2 = !{}
!3 = !{!4, !6}
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{i32 7, !"Dwarf Version", i32 4}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 13.0.1-11+b2"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !14, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 14, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 27, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!19 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 14, column: 12, scope: !13)
!21 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 15, type: !4)
!22 = !DILocation(line: 15, column: 7, scope: !13)
!23 = !DILocation(line: 15, column: 11, scope: !13)
!24 = !DILocation(line: 16, column: 7, scope: !13)
!25 = !DILocation(line: 16, column: 2, scope: !13)
!26 = !DILocation(line: 17, column: 32, scope: !13)
!27 = !DILocation(line: 17, column: 2, scope: !13)
!28 = !DILocation(line: 18, column: 15, scope: !13)
!29 = !DILocation(line: 18, column: 2, scope: !13)
!30 = !DILocation(line: 19, column: 2, scope: !13)
!31 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 6, type: !32, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!32 = !DISubroutineType(types: !33)
!33 = !{!6, !6}
!34 = !DILocalVariable(name: "arg", arg: 1, scope: !31, file: !1, line: 6, type: !6)
!35 = !DILocation(line: 6, column: 24, scope: !31)
!36 = !DILocation(line: 8, column: 10, scope: !31)
!37 = !DILocation(line: 8, column: 3, scope: !31)
!38 = !DILocation(line: 8, column: 14, scope: !31)
!39 = !DILocation(line: 9, column: 2, scope: !31)
