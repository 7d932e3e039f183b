; ModuleID = 'mixed-size.c'
source_filename = "mixed-size.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@word = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !20, metadata !DIExpression()), !dbg !24
  %5 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @store, i8* null) #4, !dbg !25
  call void @llvm.dbg.declare(metadata i8* %3, metadata !26, metadata !DIExpression()), !dbg !27
  %6 = load atomic i8, i8* bitcast (i32* @word to i8*) seq_cst, align 4, !dbg !28
  store i8 %6, i8* %4, align 1, !dbg !28
  %7 = load i8, i8* %4, align 1, !dbg !28
  store i8 %7, i8* %3, align 1, !dbg !27
  %8 = load i64, i64* %2, align 8, !dbg !29
  %9 = call i32 @pthread_join(i64 %8, i8** null), !dbg !30
  %10 = load i8, i8* %3, align 1, !dbg !31
  %11 = sext i8 %10 to i32, !dbg !31
  %12 = icmp eq i32 %11, 99, !dbg !32
  %13 = zext i1 %12 to i32, !dbg !32
  ret i32 %13, !dbg !33
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @store(i8* %0) #0 !dbg !34 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !37, metadata !DIExpression()), !dbg !38
  store i32 16909060, i32* %3, align 4, !dbg !39
  %4 = load i32, i32* %3, align 4, !dbg !39
  store atomic i32 %4, i32* @word seq_cst, align 4, !dbg !39
  %5 = load i8*, i8** %2, align 8, !dbg !40
  ret i8* %5, !dbg !41
}

declare dso_local i32 @pthread_join(i64, i8**) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-size.c", directory: ".")
!4 = !{}
!5 = !{!6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!0}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 4}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 13.0.1-11+b2"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !18, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!18 = !DISubroutineType(types: !19)
!19 = !{!10}
!20 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 15, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!23 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 15, column: 12, scope: !17)
!25 = !DILocation(line: 16, column: 2, scope: !17)
!26 = !DILocalVariable(name: "c", scope: !17, file: !3, line: 17, type: !8)
!27 = !DILocation(line: 17, column: 7, scope: !17)
!28 = !DILocation(line: 17, column: 11, scope: !17)
!29 = !DILocation(line: 18, column: 15, scope: !17)
!30 = !DILocation(line: 18, column: 2, scope: !17)
!31 = !DILocation(line: 19, column: 9, scope: !17)
!32 = !DILocation(line: 19, column: 11, scope: !17)
!33 = !DILocation(line: 19, column: 2, scope: !17)
!34 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 7, type: !35, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!35 = !DISubroutineType(types: !36)
!36 = !{!6, !6}
!37 = !DILocalVariable(name: "arg", arg: 1, scope: !34, file: !3, line: 7, type: !6)
!38 = !DILocation(line: 7, column: 26, scope: !34)
!39 = !DILocation(line: 9, column: 2, scope: !34)
!40 = !DILocation(line: 10, column: 9, scope: !34)
!41 = !DILocation(line: 10, column: 2, scope: !34)
