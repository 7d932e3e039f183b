; ModuleID = 'null-read.c'
source_filename = "null-read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@value = dso_local global i32 1, align 4, !dbg !0
@ptr = dso_local global i32* null, align 8, !dbg !8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !22, metadata !DIExpression()), !dbg !26
  %6 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @publish, i8* null) #4, !dbg !27
  call void @llvm.dbg.declare(metadata i32** %3, metadata !28, metadata !DIExpression()), !dbg !29
  %7 = bitcast i32** %4 to i64*, !dbg !30
  %8 = load atomic i64, i64* bitcast (i32** @ptr to i64*) seq_cst, align 8, !dbg !30
  store i64 %8, i64* %7, align 8, !dbg !30
  %9 = bitcast i64* %7 to i32**, !dbg !30
  %10 = load i32*, i32** %9, align 8, !dbg !30
  store i32* %10, i32** %3, align 8, !dbg !29
  call void @llvm.dbg.declare(metadata i32* %5, metadata !31, metadata !DIExpression()), !dbg !32
  %11 = load i32*, i32** %3, align 8, !dbg !33
  %12 = load i32, i32* %11, align 4, !dbg !34
  store i32 %12, i32* %5, align 4, !dbg !32
  %13 = load i64, i64* %2, align 8, !dbg !35
  %14 = call i32 @pthread_join(i64 %13, i8** null), !dbg !36
  %15 = load i32, i32* %5, align 4, !dbg !37
  %16 = icmp eq i32 %15, 99, !dbg !38
  %17 = zext i1 %16 to i32, !dbg !38
  ret i32 %17, !dbg !39
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @publish(i8* %0) #0 !dbg !40 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !43, metadata !DIExpression()), !dbg !44
  store i32* @value, i32** %3, align 8, !dbg !45
  %4 = bitcast i32** %3 to i64*, !dbg !45
  %5 = load i64, i64* %4, align 8, !dbg !45
  store atomic i64 %5, i64* bitcast (i32** @ptr to i64*) seq_cst, align 8, !dbg !45
  %6 = load i8*, i8** %2, align 8, !dbg !46
  ret i8* %6, !dbg !47
}

declare dso_local i32 @pthread_join(i64, i8**) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 6, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "null-read.c", directory: ".")
!4 = !{}
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0, !8}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "ptr", scope: !2, file: !3, line: 7, type: !10, isLocal: false, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 4}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 13.0.1-11+b2"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !20, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!20 = !DISubroutineType(types: !21)
!21 = !{!12}
!22 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 17, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 17, column: 12, scope: !19)
!27 = !DILocation(line: 18, column: 2, scope: !19)
!28 = !DILocalVariable(name: "p", scope: !19, file: !3, line: 19, type: !11)
!29 = !DILocation(line: 19, column: 7, scope: !19)
!30 = !DILocation(line: 19, column: 11, scope: !19)
!31 = !DILocalVariable(name: "v", scope: !19, file: !3, line: 20, type: !12)
!32 = !DILocation(line: 20, column: 6, scope: !19)
!33 = !DILocation(line: 20, column: 11, scope: !19)
!34 = !DILocation(line: 20, column: 10, scope: !19)
!35 = !DILocation(line: 21, column: 15, scope: !19)
!36 = !DILocation(line: 21, column: 2, scope: !19)
!37 = !DILocation(line: 22, column: 9, scope: !19)
!38 = !DILocation(line: 22, column: 11, scope: !19)
!39 = !DILocation(line: 22, column: 2, scope: !19)
!40 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 9, type: !41, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!41 = !DISubroutineType(types: !42)
!42 = !{!6, !6}
!43 = !DILocalVariable(name: "arg", arg: 1, scope: !40, file: !3, line: 9, type: !6)
!44 = !DILocation(line: 9, column: 28, scope: !40)
!45 = !DILocation(line: 11, column: 2, scope: !40)
!46 = !DILocation(line: 12, column: 9, scope: !40)
!47 = !DILocation(line: 12, column: 2, scope: !40)
