; ModuleID = 'double-free-threads.c'
source_filename = "double-free-threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !11 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !15, metadata !DIExpression()), !dbg !19
  call void @llvm.dbg.declare(metadata i64* %3, metadata !20, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata i8** %4, metadata !22, metadata !DIExpression()), !dbg !23
  %5 = call noalias align 16 i8* @malloc(i64 8) #4, !dbg !24
  store i8* %5, i8** %4, align 8, !dbg !23
  %6 = load i8*, i8** %4, align 8, !dbg !25
  %7 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @release, i8* %6) #4, !dbg !26
  %8 = load i8*, i8** %4, align 8, !dbg !27
  %9 = call i32 @pthread_create(i64* %3, %union.pthread_attr_t* null, i8* (i8*)* @release, i8* %8) #4, !dbg !28
  %10 = load i64, i64* %2, align 8, !dbg !29
  %11 = call i32 @pthread_join(i64 %10, i8** null), !dbg !30
  %12 = load i64, i64* %3, align 8, !dbg !31
  %13 = call i32 @pthread_join(i64 %12, i8** null), !dbg !32
  ret i32 0, !dbg !33
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local noalias align 16 i8* @malloc(i64) #2

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @release(i8* %0) #0 !dbg !34 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !37, metadata !DIExpression()), !dbg !38
  %3 = load i8*, i8** %2, align 8, !dbg !39
  call void @free(i8* %3) #4, !dbg !40
  ret i8* null, !dbg !41
}

declare dso_local i32 @pthread_join(i64, i8**) #3

; Function Attrs: nounwind
declare dso_local void @free(i8*) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !3, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "double-free-threads.c", directory: ".")
!2 = !{}
!3 = !{!4}
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!5 = !{i32 7, !"Dwarf Version", i32 4}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"uwtable", i32 1}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 13.0.1-11+b2"}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DILocalVariable(name: "a", scope: !11, file: !1, line: 14, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !17, line: 27, baseType: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!18 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!19 = !DILocation(line: 14, column: 12, scope: !11)
!20 = !DILocalVariable(name: "b", scope: !11, file: !1, line: 14, type: !16)
!21 = !DILocation(line: 14, column: 15, scope: !11)
!22 = !DILocalVariable(name: "p", scope: !11, file: !1, line: 15, type: !4)
!23 = !DILocation(line: 15, column: 8, scope: !11)
!24 = !DILocation(line: 15, column: 12, scope: !11)
!25 = !DILocation(line: 16, column: 36, scope: !11)
!26 = !DILocation(line: 16, column: 2, scope: !11)
!27 = !DILocation(line: 17, column: 36, scope: !11)
!28 = !DILocation(line: 17, column: 2, scope: !11)
!29 = !DILocation(line: 18, column: 15, scope: !11)
!30 = !DILocation(line: 18, column: 2, scope: !11)
!31 = !DILocation(line: 19, column: 15, scope: !11)
!32 = !DILocation(line: 19, column: 2, scope: !11)
!33 = !DILocation(line: 20, column: 2, scope: !11)
!34 = distinct !DISubprogram(name: "release", scope: !1, file: !1, line: 6, type: !35, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!35 = !DISubroutineType(types: !36)
!36 = !{!4, !4}
!37 = !DILocalVariable(name: "arg", arg: 1, scope: !34, file: !1, line: 6, type: !4)
!38 = !DILocation(line: 6, column: 28, scope: !34)
!39 = !DILocation(line: 8, column: 7, scope: !34)
!40 = !DILocation(line: 8, column: 2, scope: !34)
!41 = !DILocation(line: 9, column: 2, scope: !34)
