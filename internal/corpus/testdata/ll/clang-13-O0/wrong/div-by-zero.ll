; ModuleID = 'div-by-zero.c'
source_filename = "div-by-zero.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@divisor = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !21, metadata !DIExpression()), !dbg !25
  %5 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @set, i8* null) #4, !dbg !26
  call void @llvm.dbg.declare(metadata i32* %3, metadata !27, metadata !DIExpression()), !dbg !28
  %6 = load atomic i32, i32* @divisor seq_cst, align 4, !dbg !29
  store i32 %6, i32* %4, align 4, !dbg !29
  %7 = load i32, i32* %4, align 4, !dbg !29
  %8 = sdiv i32 10, %7, !dbg !30
  store i32 %8, i32* %3, align 4, !dbg !28
  %9 = load i64, i64* %2, align 8, !dbg !31
  %10 = call i32 @pthread_join(i64 %9, i8** null), !dbg !32
  %11 = load i32, i32* %3, align 4, !dbg !33
  %12 = icmp eq i32 %11, 99, !dbg !34
  %13 = zext i1 %12 to i32, !dbg !34
  ret i32 %13, !dbg !35
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @set(i8* %0) #0 !dbg !36 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !39, metadata !DIExpression()), !dbg !40
  store i32 2, i32* %3, align 4, !dbg !41
  %4 = load i32, i32* %3, align 4, !dbg !41
  store atomic i32 %4, i32* @divisor seq_cst, align 4, !dbg !41
  %5 = load i8*, i8** %2, align 8, !dbg !42
  ret i8* %5, !dbg !43
}

declare dso_local i32 @pthread_join(i64, i8**) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "divisor", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "div-by-zero.c", directory: ".")
!4 = !{}
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !9, line: 83, baseType: !10)
!9 = !DIFile(filename: "/usr/lib/llvm-13/lib/clang/13.0.1/include/stdatomic.h", directory: "")
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !11)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 4}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 13.0.1-11+b2"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !19, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!19 = !DISubroutineType(types: !20)
!20 = !{!11}
!21 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 16, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!24 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 16, column: 12, scope: !18)
!26 = !DILocation(line: 17, column: 2, scope: !18)
!27 = !DILocalVariable(name: "q", scope: !18, file: !3, line: 18, type: !11)
!28 = !DILocation(line: 18, column: 6, scope: !18)
!29 = !DILocation(line: 18, column: 15, scope: !18)
!30 = !DILocation(line: 18, column: 13, scope: !18)
!31 = !DILocation(line: 19, column: 15, scope: !18)
!32 = !DILocation(line: 19, column: 2, scope: !18)
!33 = !DILocation(line: 20, column: 9, scope: !18)
!34 = !DILocation(line: 20, column: 11, scope: !18)
!35 = !DILocation(line: 20, column: 2, scope: !18)
!36 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 8, type: !37, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!37 = !DISubroutineType(types: !38)
!38 = !{!6, !6}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 8, type: !6)
!40 = !DILocation(line: 8, column: 24, scope: !36)
!41 = !DILocation(line: 10, column: 2, scope: !36)
!42 = !DILocation(line: 11, column: 9, scope: !36)
!43 = !DILocation(line: 11, column: 2, scope: !36)
