; ModuleID = 'mp-relay.c'
source_filename = "mp-relay.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@data = dso_local global i32 0, align 4, !dbg !0
@x = dso_local global i32 0, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !37, metadata !DIExpression()), !dbg !44
  %4 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !45
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #4, !dbg !46
  %6 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !47
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @middle, i8* noundef null) #4, !dbg !48
  %8 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !49
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !50
  call void @llvm.dbg.declare(metadata i32* %3, metadata !51, metadata !DIExpression()), !dbg !53
  store i32 0, i32* %3, align 4, !dbg !53
  br label %10, !dbg !54

10:                                               ; preds = %19, %0
  %11 = load i32, i32* %3, align 4, !dbg !55
  %12 = icmp slt i32 %11, 3, !dbg !57
  br i1 %12, label %13, label %22, !dbg !58

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4, !dbg !59
  %15 = sext i32 %14 to i64, !dbg !60
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %15, !dbg !60
  %17 = load i64, i64* %16, align 8, !dbg !60
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !61
  br label %19, !dbg !61

19:                                               ; preds = %13
  %20 = load i32, i32* %3, align 4, !dbg !62
  %21 = add nsw i32 %20, 1, !dbg !62
  store i32 %21, i32* %3, align 4, !dbg !62
  br label %10, !dbg !63, !llvm.loop !64

22:                                               ; preds = %10
  ret i32 0, !dbg !67
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !68 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !71, metadata !DIExpression()), !dbg !72
  store i32 1, i32* @data, align 4, !dbg !73
  store i32 1, i32* %3, align 4, !dbg !74
  %4 = load i32, i32* %3, align 4, !dbg !74
  store atomic i32 %4, i32* @x release, align 4, !dbg !74
  %5 = load i8*, i8** %2, align 8, !dbg !75
  ret i8* %5, !dbg !76
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @middle(i8* noundef %0) #0 !dbg !77 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !78, metadata !DIExpression()), !dbg !79
  %5 = load atomic i32, i32* @x monotonic, align 4, !dbg !80
  store i32 %5, i32* %3, align 4, !dbg !80
  %6 = load i32, i32* %3, align 4, !dbg !80
  %7 = icmp ne i32 %6, 0, !dbg !80
  br i1 %7, label %8, label %10, !dbg !82

8:                                                ; preds = %1
  store i32 1, i32* %4, align 4, !dbg !83
  %9 = load i32, i32* %4, align 4, !dbg !83
  store atomic i32 %9, i32* @y monotonic, align 4, !dbg !83
  br label %10, !dbg !83

10:                                               ; preds = %8, %1
  %11 = load i8*, i8** %2, align 8, !dbg !84
  ret i8* %11, !dbg !85
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !86 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  %4 = load atomic i32, i32* @y acquire, align 4, !dbg !89
  store i32 %4, i32* %3, align 4, !dbg !89
  %5 = load i32, i32* %3, align 4, !dbg !89
  %6 = icmp ne i32 %5, 0, !dbg !89
  br i1 %6, label %7, label %10, !dbg !91

7:                                                ; preds = %1
  %8 = load i32, i32* @data, align 4, !dbg !92
  %9 = add nsw i32 %8, 1, !dbg !92
  store i32 %9, i32* @data, align 4, !dbg !92
  br label %10, !dbg !93

10:                                               ; preds = %7, %1
  %11 = load i8*, i8** %2, align 8, !dbg !94
  ret i8* %11, !dbg !95
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mp-relay.c", directory: ".", checksumkind: CSK_MD5, checksum: "c1278eaff5f07ad9c4ec556333009c5c")
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
!17 = !{!0, !18, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !34, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!22}
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 34, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 192, elements: !42)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !{!43}
!43 = !DISubrange(count: 3)
!44 = !DILocation(line: 34, column: 12, scope: !33)
!45 = !DILocation(line: 35, column: 18, scope: !33)
!46 = !DILocation(line: 35, column: 2, scope: !33)
!47 = !DILocation(line: 36, column: 18, scope: !33)
!48 = !DILocation(line: 36, column: 2, scope: !33)
!49 = !DILocation(line: 37, column: 18, scope: !33)
!50 = !DILocation(line: 37, column: 2, scope: !33)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 38, type: !22)
!52 = distinct !DILexicalBlock(scope: !33, file: !3, line: 38, column: 2)
!53 = !DILocation(line: 38, column: 11, scope: !52)
!54 = !DILocation(line: 38, column: 7, scope: !52)
!55 = !DILocation(line: 38, column: 18, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 38, column: 2)
!57 = !DILocation(line: 38, column: 20, scope: !56)
!58 = !DILocation(line: 38, column: 2, scope: !52)
!59 = !DILocation(line: 39, column: 18, scope: !56)
!60 = !DILocation(line: 39, column: 16, scope: !56)
!61 = !DILocation(line: 39, column: 3, scope: !56)
!62 = !DILocation(line: 38, column: 26, scope: !56)
!63 = !DILocation(line: 38, column: 2, scope: !56)
!64 = distinct !{!64, !58, !65, !66}
!65 = !DILocation(line: 39, column: 26, scope: !52)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocation(line: 40, column: 2, scope: !33)
!68 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 11, type: !69, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!69 = !DISubroutineType(types: !70)
!70 = !{!16, !16}
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 11, type: !16)
!72 = !DILocation(line: 11, column: 27, scope: !68)
!73 = !DILocation(line: 13, column: 7, scope: !68)
!74 = !DILocation(line: 14, column: 2, scope: !68)
!75 = !DILocation(line: 15, column: 9, scope: !68)
!76 = !DILocation(line: 15, column: 2, scope: !68)
!77 = distinct !DISubprogram(name: "middle", scope: !3, file: !3, line: 18, type: !69, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !77, file: !3, line: 18, type: !16)
!79 = !DILocation(line: 18, column: 27, scope: !77)
!80 = !DILocation(line: 20, column: 6, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 20, column: 6)
!82 = !DILocation(line: 20, column: 6, scope: !77)
!83 = !DILocation(line: 21, column: 3, scope: !81)
!84 = !DILocation(line: 22, column: 9, scope: !77)
!85 = !DILocation(line: 22, column: 2, scope: !77)
!86 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 25, type: !69, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 25, type: !16)
!88 = !DILocation(line: 25, column: 27, scope: !86)
!89 = !DILocation(line: 27, column: 6, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 27, column: 6)
!91 = !DILocation(line: 27, column: 6, scope: !86)
!92 = !DILocation(line: 28, column: 7, scope: !90)
!93 = !DILocation(line: 28, column: 3, scope: !90)
!94 = !DILocation(line: 29, column: 9, scope: !86)
!95 = !DILocation(line: 29, column: 2, scope: !86)
