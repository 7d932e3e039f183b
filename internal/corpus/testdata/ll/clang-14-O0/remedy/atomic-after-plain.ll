; ModuleID = 'atomic-after-plain.c'
source_filename = "atomic-after-plain.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !34, metadata !DIExpression()), !dbg !41
  %3 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !42
  %4 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #4, !dbg !43
  %5 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !44
  %6 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !45
  %7 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !46
  %8 = load i64, i64* %7, align 16, !dbg !46
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !47
  %10 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !48
  %11 = load i64, i64* %10, align 8, !dbg !48
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !51 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  store i32 1, i32* @x, align 4, !dbg !56
  store i32 2, i32* %3, align 4, !dbg !57
  %4 = load i32, i32* %3, align 4, !dbg !57
  store atomic i32 %4, i32* @x monotonic, align 4, !dbg !57
  %5 = load i8*, i8** %2, align 8, !dbg !58
  ret i8* %5, !dbg !59
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !60 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !61, metadata !DIExpression()), !dbg !62
  %4 = load atomic i32, i32* @x monotonic, align 4, !dbg !63
  store i32 %4, i32* %3, align 4, !dbg !63
  %5 = load i32, i32* %3, align 4, !dbg !63
  %6 = load i8*, i8** %2, align 8, !dbg !64
  ret i8* %6, !dbg !65
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic-after-plain.c", directory: ".", checksumkind: CSK_MD5, checksum: "6abfe8ce172f683fb891f00600ebed56")
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
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!0}
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !31, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!18}
!33 = !{}
!34 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 24, type: !35)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 128, elements: !39)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !DILocation(line: 24, column: 12, scope: !30)
!42 = !DILocation(line: 25, column: 18, scope: !30)
!43 = !DILocation(line: 25, column: 2, scope: !30)
!44 = !DILocation(line: 26, column: 18, scope: !30)
!45 = !DILocation(line: 26, column: 2, scope: !30)
!46 = !DILocation(line: 27, column: 15, scope: !30)
!47 = !DILocation(line: 27, column: 2, scope: !30)
!48 = !DILocation(line: 28, column: 15, scope: !30)
!49 = !DILocation(line: 28, column: 2, scope: !30)
!50 = !DILocation(line: 29, column: 2, scope: !30)
!51 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 9, type: !52, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!52 = !DISubroutineType(types: !53)
!53 = !{!16, !16}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 9, type: !16)
!55 = !DILocation(line: 9, column: 27, scope: !51)
!56 = !DILocation(line: 11, column: 13, scope: !51)
!57 = !DILocation(line: 12, column: 2, scope: !51)
!58 = !DILocation(line: 13, column: 9, scope: !51)
!59 = !DILocation(line: 13, column: 2, scope: !51)
!60 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 16, type: !52, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!61 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 16, type: !16)
!62 = !DILocation(line: 16, column: 27, scope: !60)
!63 = !DILocation(line: 18, column: 2, scope: !60)
!64 = !DILocation(line: 19, column: 9, scope: !60)
!65 = !DILocation(line: 19, column: 2, scope: !60)
