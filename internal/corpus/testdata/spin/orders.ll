; ModuleID = 'orders.c'
source_filename = "orders.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@data = dso_local global i32 0, align 4, !dbg !16
@got = dso_local global i32 0, align 4, !dbg !21
@seen = dso_local global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !37, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata i64* %3, metadata !42, metadata !DIExpression()), !dbg !43
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @w, i8* noundef null) #3, !dbg !44
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @r, i8* noundef null) #3, !dbg !45
  ret i32 0, !dbg !46
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @w(i8* noundef %0) #0 !dbg !47 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !51, metadata !DIExpression()), !dbg !52
  store i32 1, i32* %3, align 4, !dbg !53
  %5 = load i32, i32* %3, align 4, !dbg !53
  store atomic i32 %5, i32* @data monotonic, align 4, !dbg !53
  store i32 1, i32* %4, align 4, !dbg !54
  %6 = load i32, i32* %4, align 4, !dbg !54
  store atomic i32 %6, i32* @x release, align 4, !dbg !54
  ret i8* null, !dbg !55
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @r(i8* noundef %0) #0 !dbg !56 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !57, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata i32* %3, metadata !59, metadata !DIExpression()), !dbg !60
  %8 = load atomic i32, i32* @x acquire, align 4, !dbg !61
  store i32 %8, i32* %4, align 4, !dbg !61
  %9 = load i32, i32* %4, align 4, !dbg !61
  store i32 %9, i32* %3, align 4, !dbg !60
  br label %10, !dbg !62

10:                                               ; preds = %24, %1
  %11 = load i32, i32* %3, align 4, !dbg !63
  %12 = add nsw i32 %11, 10, !dbg !64
  store i32 %12, i32* %5, align 4, !dbg !65
  %13 = load i32, i32* %3, align 4, !dbg !65
  %14 = load i32, i32* %5, align 4, !dbg !65
  %15 = cmpxchg i32* @x, i32 %13, i32 %14 monotonic monotonic, align 4, !dbg !65
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !65
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !65
  br i1 %17, label %19, label %18, !dbg !65

18:                                               ; preds = %10
  store i32 %16, i32* %3, align 4, !dbg !65
  br label %19, !dbg !65

19:                                               ; preds = %18, %10
  %20 = zext i1 %17 to i8, !dbg !65
  store i8 %20, i8* %6, align 1, !dbg !65
  %21 = load i8, i8* %6, align 1, !dbg !65
  %22 = trunc i8 %21 to i1, !dbg !65
  %23 = xor i1 %22, true, !dbg !66
  br i1 %23, label %24, label %25, !dbg !62

24:                                               ; preds = %19
  br label %10, !dbg !62, !llvm.loop !67

25:                                               ; preds = %19
  %26 = load i32, i32* %3, align 4, !dbg !70
  store i32 %26, i32* @seen, align 4, !dbg !71
  %27 = load atomic i32, i32* @data monotonic, align 4, !dbg !72
  store i32 %27, i32* %7, align 4, !dbg !72
  %28 = load i32, i32* %7, align 4, !dbg !72
  store i32 %28, i32* @got, align 4, !dbg !73
  ret i8* null, !dbg !74
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "orders.c", directory: ".", checksumkind: CSK_MD5, checksum: "743d9688809b98c6fdb88a1ce19b1143")
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
!15 = !{!0, !16, !21, !23}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !34, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!20}
!36 = !{}
!37 = !DILocalVariable(name: "a", scope: !33, file: !3, line: 14, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 14, column: 28, scope: !33)
!42 = !DILocalVariable(name: "b", scope: !33, file: !3, line: 14, type: !38)
!43 = !DILocation(line: 14, column: 31, scope: !33)
!44 = !DILocation(line: 14, column: 34, scope: !33)
!45 = !DILocation(line: 14, column: 63, scope: !33)
!46 = !DILocation(line: 14, column: 92, scope: !33)
!47 = distinct !DISubprogram(name: "w", scope: !3, file: !3, line: 7, type: !48, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!51 = !DILocalVariable(name: "u", arg: 1, scope: !47, file: !3, line: 7, type: !50)
!52 = !DILocation(line: 7, column: 22, scope: !47)
!53 = !DILocation(line: 7, column: 27, scope: !47)
!54 = !DILocation(line: 7, column: 82, scope: !47)
!55 = !DILocation(line: 7, column: 134, scope: !47)
!56 = distinct !DISubprogram(name: "r", scope: !3, file: !3, line: 8, type: !48, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!57 = !DILocalVariable(name: "u", arg: 1, scope: !56, file: !3, line: 8, type: !50)
!58 = !DILocation(line: 8, column: 22, scope: !56)
!59 = !DILocalVariable(name: "v", scope: !56, file: !3, line: 9, type: !20)
!60 = !DILocation(line: 9, column: 7, scope: !56)
!61 = !DILocation(line: 9, column: 11, scope: !56)
!62 = !DILocation(line: 10, column: 3, scope: !56)
!63 = !DILocation(line: 10, column: 59, scope: !56)
!64 = !DILocation(line: 10, column: 61, scope: !56)
!65 = !DILocation(line: 10, column: 11, scope: !56)
!66 = !DILocation(line: 10, column: 10, scope: !56)
!67 = distinct !{!67, !62, !68, !69}
!68 = !DILocation(line: 10, column: 112, scope: !56)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 11, column: 10, scope: !56)
!71 = !DILocation(line: 11, column: 8, scope: !56)
!72 = !DILocation(line: 11, column: 19, scope: !56)
!73 = !DILocation(line: 11, column: 17, scope: !56)
!74 = !DILocation(line: 12, column: 3, scope: !56)
