; ModuleID = 'rewritten.c'
source_filename = "rewritten.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@slot = dso_local global i32 0, align 4, !dbg !0
@go = dso_local global i32 0, align 4, !dbg !16
@last = dso_local global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i64* %3, metadata !40, metadata !DIExpression()), !dbg !41
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #3, !dbg !42
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @other, i8* noundef null) #3, !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !45 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !49, metadata !DIExpression()), !dbg !50
  br label %5, !dbg !51

5:                                                ; preds = %10, %1
  %6 = load atomic i32, i32* @go acquire, align 4, !dbg !52
  store i32 %6, i32* %3, align 4, !dbg !52
  %7 = load i32, i32* %3, align 4, !dbg !52
  %8 = icmp ne i32 %7, 0, !dbg !53
  %9 = xor i1 %8, true, !dbg !53
  br i1 %9, label %10, label %12, !dbg !51

10:                                               ; preds = %5
  store i32 1, i32* %4, align 4, !dbg !54
  %11 = load i32, i32* %4, align 4, !dbg !54
  store atomic i32 %11, i32* @slot monotonic, align 4, !dbg !54
  br label %5, !dbg !51, !llvm.loop !55

12:                                               ; preds = %5
  ret i8* null, !dbg !58
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @other(i8* noundef %0) #0 !dbg !59 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !60, metadata !DIExpression()), !dbg !61
  store i32 2, i32* %3, align 4, !dbg !62
  %6 = load i32, i32* %3, align 4, !dbg !62
  store atomic i32 %6, i32* @slot monotonic, align 4, !dbg !62
  %7 = load atomic i32, i32* @slot monotonic, align 4, !dbg !63
  store i32 %7, i32* %4, align 4, !dbg !63
  %8 = load i32, i32* %4, align 4, !dbg !63
  store atomic i32 %8, i32* @last seq_cst, align 4, !dbg !64
  %9 = load atomic i32, i32* @last seq_cst, align 4, !dbg !65
  %10 = icmp eq i32 %9, 1, !dbg !67
  br i1 %10, label %11, label %13, !dbg !68

11:                                               ; preds = %1
  store i32 1, i32* %5, align 4, !dbg !69
  %12 = load i32, i32* %5, align 4, !dbg !69
  store atomic i32 %12, i32* @go release, align 4, !dbg !69
  br label %13, !dbg !69

13:                                               ; preds = %11, %1
  ret i8* null, !dbg !70
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rewritten.c", directory: ".", checksumkind: CSK_MD5, checksum: "cdd08a9d88d2063b065ecadfea76d15b")
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
!15 = !{!0, !16, !21}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !32, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 9, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 9, column: 13, scope: !31)
!40 = !DILocalVariable(name: "u", scope: !31, file: !3, line: 9, type: !36)
!41 = !DILocation(line: 9, column: 16, scope: !31)
!42 = !DILocation(line: 10, column: 3, scope: !31)
!43 = !DILocation(line: 11, column: 3, scope: !31)
!44 = !DILocation(line: 12, column: 3, scope: !31)
!45 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 6, type: !46, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !48}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!49 = !DILocalVariable(name: "a", arg: 1, scope: !45, file: !3, line: 6, type: !48)
!50 = !DILocation(line: 6, column: 27, scope: !45)
!51 = !DILocation(line: 6, column: 32, scope: !45)
!52 = !DILocation(line: 6, column: 40, scope: !45)
!53 = !DILocation(line: 6, column: 39, scope: !45)
!54 = !DILocation(line: 6, column: 89, scope: !45)
!55 = distinct !{!55, !51, !56, !57}
!56 = !DILocation(line: 6, column: 141, scope: !45)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 6, column: 144, scope: !45)
!59 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 7, type: !46, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!60 = !DILocalVariable(name: "a", arg: 1, scope: !59, file: !3, line: 7, type: !48)
!61 = !DILocation(line: 7, column: 26, scope: !59)
!62 = !DILocation(line: 7, column: 31, scope: !59)
!63 = !DILocation(line: 7, column: 93, scope: !59)
!64 = !DILocation(line: 7, column: 91, scope: !59)
!65 = !DILocation(line: 7, column: 148, scope: !66)
!66 = distinct !DILexicalBlock(scope: !59, file: !3, line: 7, column: 148)
!67 = !DILocation(line: 7, column: 153, scope: !66)
!68 = !DILocation(line: 7, column: 148, scope: !59)
!69 = !DILocation(line: 7, column: 159, scope: !66)
!70 = !DILocation(line: 7, column: 212, scope: !59)
