; ModuleID = 'hangs.c'
source_filename = "hangs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca [2 x i64], align 16
    #dbg_declare(ptr %1, !21, !DIExpression(), !28)
  %2 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 0, !dbg !29
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writes, ptr noundef null) #3, !dbg !30
  %4 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 1, !dbg !31
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @hangs, ptr noundef null) #3, !dbg !32
  %6 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 0, !dbg !33
  %7 = load i64, ptr %6, align 16, !dbg !33
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !34
  %9 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 1, !dbg !35
  %10 = load i64, ptr %9, align 8, !dbg !35
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @writes(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !42, !DIExpression(), !43)
  store i32 1, ptr %3, align 4, !dbg !44
  %5 = load i32, ptr %3, align 4, !dbg !44
  store atomic i32 %5, ptr @x seq_cst, align 4, !dbg !44
  store i32 0, ptr %4, align 4, !dbg !45
  %6 = load i32, ptr %4, align 4, !dbg !45
  store atomic i32 %6, ptr @x seq_cst, align 4, !dbg !45
  ret ptr null, !dbg !46
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @hangs(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !48, !DIExpression(), !49)
  %4 = load atomic i32, ptr @x seq_cst, align 4, !dbg !50
  store i32 %4, ptr %3, align 4, !dbg !50
  %5 = load i32, ptr %3, align 4, !dbg !50
  %6 = icmp ne i32 %5, 0, !dbg !50
  br i1 %6, label %7, label %9, !dbg !52

7:                                                ; preds = %1
  br label %8, !dbg !53

8:                                                ; preds = %8, %7
  br label %8, !dbg !54, !llvm.loop !57

9:                                                ; preds = %1
  ret ptr null, !dbg !60
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hangs.c", directory: ".", checksumkind: CSK_MD5, checksum: "2ae5713a20d6962a9139c8a5043d8453")
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
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !18, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!8}
!20 = !{}
!21 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 21, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !26)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !{!27}
!27 = !DISubrange(count: 2)
!28 = !DILocation(line: 21, column: 13, scope: !17)
!29 = !DILocation(line: 22, column: 19, scope: !17)
!30 = !DILocation(line: 22, column: 3, scope: !17)
!31 = !DILocation(line: 23, column: 19, scope: !17)
!32 = !DILocation(line: 23, column: 3, scope: !17)
!33 = !DILocation(line: 24, column: 16, scope: !17)
!34 = !DILocation(line: 24, column: 3, scope: !17)
!35 = !DILocation(line: 25, column: 16, scope: !17)
!36 = !DILocation(line: 25, column: 3, scope: !17)
!37 = !DILocation(line: 26, column: 1, scope: !17)
!38 = distinct !DISubprogram(name: "writes", scope: !3, file: !3, line: 7, type: !39, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !DILocalVariable(name: "u", arg: 1, scope: !38, file: !3, line: 7, type: !41)
!43 = !DILocation(line: 7, column: 27, scope: !38)
!44 = !DILocation(line: 8, column: 3, scope: !38)
!45 = !DILocation(line: 9, column: 3, scope: !38)
!46 = !DILocation(line: 10, column: 3, scope: !38)
!47 = distinct !DISubprogram(name: "hangs", scope: !3, file: !3, line: 13, type: !39, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!48 = !DILocalVariable(name: "u", arg: 1, scope: !47, file: !3, line: 13, type: !41)
!49 = !DILocation(line: 13, column: 26, scope: !47)
!50 = !DILocation(line: 14, column: 7, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 14, column: 7)
!52 = !DILocation(line: 14, column: 7, scope: !47)
!53 = !DILocation(line: 15, column: 5, scope: !51)
!54 = !DILocation(line: 15, column: 5, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 15, column: 5)
!56 = distinct !DILexicalBlock(scope: !51, file: !3, line: 15, column: 5)
!57 = distinct !{!57, !58, !59}
!58 = !DILocation(line: 15, column: 5, scope: !56)
!59 = !DILocation(line: 16, column: 7, scope: !56)
!60 = !DILocation(line: 17, column: 3, scope: !47)
