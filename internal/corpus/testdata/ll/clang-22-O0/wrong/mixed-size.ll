; ModuleID = 'mixed-size.c'
source_filename = "mixed-size.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@word = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !26)
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @store, ptr noundef null) #3, !dbg !27
    #dbg_declare(ptr %3, !28, !DIExpression(), !29)
  %6 = load atomic i8, ptr @word seq_cst, align 4, !dbg !30
  store i8 %6, ptr %4, align 1, !dbg !30
  %7 = load i8, ptr %4, align 1, !dbg !30
  store i8 %7, ptr %3, align 1, !dbg !29
  %8 = load i64, ptr %2, align 8, !dbg !31
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !32
  %10 = load i8, ptr %3, align 1, !dbg !33
  %11 = sext i8 %10 to i32, !dbg !33
  %12 = icmp eq i32 %11, 99, !dbg !34
  %13 = zext i1 %12 to i32, !dbg !34
  ret i32 %13, !dbg !35
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @store(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !39, !DIExpression(), !40)
  store i32 16909060, ptr %3, align 4, !dbg !41
  %4 = load i32, ptr %3, align 4, !dbg !41
  store atomic i32 %4, ptr @word seq_cst, align 4, !dbg !41
  %5 = load ptr, ptr %2, align 8, !dbg !42
  ret ptr %5, !dbg !43
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-size.c", directory: ".", checksumkind: CSK_MD5, checksum: "d520791b59707d3d575ce33879a0e91e")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{!0}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !19, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 15, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 15, column: 12, scope: !18)
!27 = !DILocation(line: 16, column: 2, scope: !18)
!28 = !DILocalVariable(name: "c", scope: !18, file: !3, line: 17, type: !7)
!29 = !DILocation(line: 17, column: 7, scope: !18)
!30 = !DILocation(line: 17, column: 11, scope: !18)
!31 = !DILocation(line: 18, column: 15, scope: !18)
!32 = !DILocation(line: 18, column: 2, scope: !18)
!33 = !DILocation(line: 19, column: 9, scope: !18)
!34 = !DILocation(line: 19, column: 11, scope: !18)
!35 = !DILocation(line: 19, column: 2, scope: !18)
!36 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 7, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 7, type: !5)
!40 = !DILocation(line: 7, column: 26, scope: !36)
!41 = !DILocation(line: 9, column: 2, scope: !36)
!42 = !DILocation(line: 10, column: 9, scope: !36)
!43 = !DILocation(line: 10, column: 2, scope: !36)
