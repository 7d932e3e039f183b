; ModuleID = 'testdata/rotated/stops.c'
source_filename = "testdata/rotated/stops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@permits = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !21, !DIExpression(), !25)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @takes, ptr noundef null) #2, !dbg !26
  %4 = call ptr @takes(ptr noundef null), !dbg !27
  ret i32 0, !dbg !28
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @takes(ptr noundef %0) #0 !dbg !29 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !33, !DIExpression(), !34)
    #dbg_declare(ptr %3, !35, !DIExpression(), !36)
  store i32 1, ptr %4, align 4, !dbg !37
  %10 = load i32, ptr %4, align 4, !dbg !37
  %11 = atomicrmw sub ptr @permits, i32 %10 seq_cst, align 4, !dbg !37
  store i32 %11, ptr %5, align 4, !dbg !37
  %12 = load i32, ptr %5, align 4, !dbg !37
  store i32 %12, ptr %3, align 4, !dbg !36
  br label %13, !dbg !38

13:                                               ; preds = %16, %1
  %14 = load i32, ptr %3, align 4, !dbg !39
  %15 = icmp sle i32 %14, 0, !dbg !40
  br i1 %15, label %16, label %23, !dbg !38

16:                                               ; preds = %13
  store i32 1, ptr %6, align 4, !dbg !41
  %17 = load i32, ptr %6, align 4, !dbg !41
  %18 = atomicrmw add ptr @permits, i32 %17 seq_cst, align 4, !dbg !41
  store i32 %18, ptr %7, align 4, !dbg !41
  %19 = load i32, ptr %7, align 4, !dbg !41
  store i32 1, ptr %8, align 4, !dbg !43
  %20 = load i32, ptr %8, align 4, !dbg !43
  %21 = atomicrmw sub ptr @permits, i32 %20 seq_cst, align 4, !dbg !43
  store i32 %21, ptr %9, align 4, !dbg !43
  %22 = load i32, ptr %9, align 4, !dbg !43
  store i32 %22, ptr %3, align 4, !dbg !44
  br label %13, !dbg !38, !llvm.loop !45

23:                                               ; preds = %13
  ret ptr null, !dbg !48
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "permits", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "testdata/rotated/stops.c", directory: ".", checksumkind: CSK_MD5, checksum: "09c84ca24813fb829ea74d94960e6511")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !7)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !18, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!8}
!20 = !{}
!21 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 17, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 17, column: 13, scope: !17)
!26 = !DILocation(line: 18, column: 3, scope: !17)
!27 = !DILocation(line: 19, column: 3, scope: !17)
!28 = !DILocation(line: 20, column: 3, scope: !17)
!29 = distinct !DISubprogram(name: "takes", scope: !3, file: !3, line: 7, type: !30, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = !DILocalVariable(name: "u", arg: 1, scope: !29, file: !3, line: 7, type: !32)
!34 = !DILocation(line: 7, column: 26, scope: !29)
!35 = !DILocalVariable(name: "n", scope: !29, file: !3, line: 8, type: !8)
!36 = !DILocation(line: 8, column: 7, scope: !29)
!37 = !DILocation(line: 8, column: 11, scope: !29)
!38 = !DILocation(line: 9, column: 3, scope: !29)
!39 = !DILocation(line: 9, column: 10, scope: !29)
!40 = !DILocation(line: 9, column: 12, scope: !29)
!41 = !DILocation(line: 10, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !29, file: !3, line: 9, column: 18)
!43 = !DILocation(line: 11, column: 9, scope: !42)
!44 = !DILocation(line: 11, column: 7, scope: !42)
!45 = distinct !{!45, !38, !46, !47}
!46 = !DILocation(line: 12, column: 3, scope: !29)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 13, column: 3, scope: !29)
