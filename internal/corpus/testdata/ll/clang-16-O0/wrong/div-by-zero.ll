; ModuleID = 'div-by-zero.c'
source_filename = "div-by-zero.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@divisor = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !23, metadata !DIExpression()), !dbg !27
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @set, ptr noundef null) #4, !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !30
  %6 = load atomic i32, ptr @divisor seq_cst, align 4, !dbg !31
  store i32 %6, ptr %4, align 4, !dbg !31
  %7 = load i32, ptr %4, align 4, !dbg !31
  %8 = sdiv i32 10, %7, !dbg !32
  store i32 %8, ptr %3, align 4, !dbg !30
  %9 = load i64, ptr %2, align 8, !dbg !33
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !34
  %11 = load i32, ptr %3, align 4, !dbg !35
  %12 = icmp eq i32 %11, 99, !dbg !36
  %13 = zext i1 %12 to i32, !dbg !36
  ret i32 %13, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !42
  store i32 2, ptr %3, align 4, !dbg !43
  %4 = load i32, ptr %3, align 4, !dbg !43
  store atomic i32 %4, ptr @divisor seq_cst, align 4, !dbg !43
  %5 = load ptr, ptr %2, align 8, !dbg !44
  ret ptr %5, !dbg !45
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "divisor", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "div-by-zero.c", directory: ".", checksumkind: CSK_MD5, checksum: "568638fc616426e83e6a4de9c0943f26")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "2aec2bf8bd6e0ecaa362310432b26ada")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !20, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 16, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 16, column: 12, scope: !19)
!28 = !DILocation(line: 17, column: 2, scope: !19)
!29 = !DILocalVariable(name: "q", scope: !19, file: !3, line: 18, type: !10)
!30 = !DILocation(line: 18, column: 6, scope: !19)
!31 = !DILocation(line: 18, column: 15, scope: !19)
!32 = !DILocation(line: 18, column: 13, scope: !19)
!33 = !DILocation(line: 19, column: 15, scope: !19)
!34 = !DILocation(line: 19, column: 2, scope: !19)
!35 = !DILocation(line: 20, column: 9, scope: !19)
!36 = !DILocation(line: 20, column: 11, scope: !19)
!37 = !DILocation(line: 20, column: 2, scope: !19)
!38 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 8, type: !39, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !5}
!41 = !DILocalVariable(name: "arg", arg: 1, scope: !38, file: !3, line: 8, type: !5)
!42 = !DILocation(line: 8, column: 24, scope: !38)
!43 = !DILocation(line: 10, column: 2, scope: !38)
!44 = !DILocation(line: 11, column: 9, scope: !38)
!45 = !DILocation(line: 11, column: 2, scope: !38)
