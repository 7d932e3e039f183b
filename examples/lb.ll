; ModuleID = 'lb.c'
source_filename = "lb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i64* %3, metadata !40, metadata !DIExpression()), !dbg !41
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef null) #4, !dbg !42
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef null) #4, !dbg !43
  %6 = load i64, i64* %2, align 8, !dbg !44
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !45
  %8 = load i64, i64* %3, align 8, !dbg !46
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !47
  ret i32 0, !dbg !48
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* noundef %0) #0 !dbg !49 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !52, metadata !DIExpression()), !dbg !53
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !54
  store i32 %5, i32* %3, align 4, !dbg !54
  %6 = load i32, i32* %3, align 4, !dbg !54
  store i32 1, i32* %4, align 4, !dbg !55
  %7 = load i32, i32* %4, align 4, !dbg !55
  store atomic i32 %7, i32* @y monotonic, align 4, !dbg !55
  %8 = load i8*, i8** %2, align 8, !dbg !56
  ret i8* %8, !dbg !57
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* noundef %0) #0 !dbg !58 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata i32* %3, metadata !61, metadata !DIExpression()), !dbg !62
  %6 = load atomic i32, i32* @y monotonic, align 4, !dbg !63
  store i32 %6, i32* %4, align 4, !dbg !63
  %7 = load i32, i32* %4, align 4, !dbg !63
  store i32 %7, i32* %3, align 4, !dbg !62
  %8 = load i32, i32* %3, align 4, !dbg !64
  store i32 %8, i32* %5, align 4, !dbg !65
  %9 = load i32, i32* %5, align 4, !dbg !65
  store atomic i32 %9, i32* @x monotonic, align 4, !dbg !65
  %10 = load i8*, i8** %2, align 8, !dbg !66
  ret i8* %10, !dbg !67
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lb.c", directory: ".", checksumkind: CSK_MD5, checksum: "780665e7516ec9aee9ac561717fd600e")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !32, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!22}
!34 = !{}
!35 = !DILocalVariable(name: "l", scope: !31, file: !3, line: 29, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 29, column: 12, scope: !31)
!40 = !DILocalVariable(name: "r", scope: !31, file: !3, line: 29, type: !36)
!41 = !DILocation(line: 29, column: 15, scope: !31)
!42 = !DILocation(line: 30, column: 2, scope: !31)
!43 = !DILocation(line: 31, column: 2, scope: !31)
!44 = !DILocation(line: 32, column: 15, scope: !31)
!45 = !DILocation(line: 32, column: 2, scope: !31)
!46 = !DILocation(line: 33, column: 15, scope: !31)
!47 = !DILocation(line: 33, column: 2, scope: !31)
!48 = !DILocation(line: 34, column: 2, scope: !31)
!49 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 13, type: !50, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!50 = !DISubroutineType(types: !51)
!51 = !{!16, !16}
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !49, file: !3, line: 13, type: !16)
!53 = !DILocation(line: 13, column: 25, scope: !49)
!54 = !DILocation(line: 15, column: 2, scope: !49)
!55 = !DILocation(line: 16, column: 2, scope: !49)
!56 = !DILocation(line: 17, column: 9, scope: !49)
!57 = !DILocation(line: 17, column: 2, scope: !49)
!58 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 20, type: !50, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!59 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 20, type: !16)
!60 = !DILocation(line: 20, column: 26, scope: !58)
!61 = !DILocalVariable(name: "seen", scope: !58, file: !3, line: 22, type: !22)
!62 = !DILocation(line: 22, column: 6, scope: !58)
!63 = !DILocation(line: 22, column: 13, scope: !58)
!64 = !DILocation(line: 23, column: 28, scope: !58)
!65 = !DILocation(line: 23, column: 2, scope: !58)
!66 = !DILocation(line: 24, column: 9, scope: !58)
!67 = !DILocation(line: 24, column: 2, scope: !58)
