; ModuleID = 'escape-packed.c'
source_filename = "escape-packed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@packed = internal global i64 0, align 8, !dbg !0
@slot = internal global i32* null, align 8, !dbg !19
@.str = private unnamed_addr constant [20 x i8] c"atomic_load(p) <= 2\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"escape-packed.c\00", align 1
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %3, metadata !39, metadata !DIExpression()), !dbg !40
  store i32 0, i32* %3, align 4, !dbg !40
  %8 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #5, !dbg !41
  %9 = ptrtoint i32* %3 to i64, !dbg !42
  %10 = shl i64 %9, 16, !dbg !42
  %11 = or i64 %10, 1, !dbg !42
  store i64 %11, i64* %4, align 8, !dbg !42
  %12 = load i64, i64* %4, align 8, !dbg !42
  store atomic i64 %12, i64* @packed seq_cst, align 8, !dbg !42
  store i32 1, i32* %5, align 4, !dbg !43
  %13 = load i32, i32* %5, align 4, !dbg !43
  store atomic i32 %13, i32* %3 seq_cst, align 4, !dbg !43
  store i32 2, i32* %6, align 4, !dbg !44
  %14 = load i32, i32* %6, align 4, !dbg !44
  store atomic i32 %14, i32* %3 seq_cst, align 4, !dbg !44
  store i32* %3, i32** %7, align 8, !dbg !45
  %15 = bitcast i32** %7 to i64*, !dbg !45
  %16 = load i64, i64* %15, align 8, !dbg !45
  store atomic i64 %16, i64* bitcast (i32** @slot to i64*) seq_cst, align 8, !dbg !45
  %17 = load i64, i64* %2, align 8, !dbg !46
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !47
  ret i32 0, !dbg !48
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !49 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !52, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata i32** %3, metadata !54, metadata !DIExpression()), !dbg !55
  %6 = load atomic i64, i64* @packed seq_cst, align 8, !dbg !56
  store i64 %6, i64* %4, align 8, !dbg !56
  %7 = load i64, i64* %4, align 8, !dbg !56
  %8 = lshr i64 %7, 16, !dbg !57
  %9 = inttoptr i64 %8 to i32*, !dbg !58
  store i32* %9, i32** %3, align 8, !dbg !55
  %10 = load i32*, i32** %3, align 8, !dbg !59
  %11 = icmp ne i32* %10, null, !dbg !59
  br i1 %11, label %12, label %20, !dbg !61

12:                                               ; preds = %1
  %13 = load i32*, i32** %3, align 8, !dbg !62
  %14 = load atomic i32, i32* %13 seq_cst, align 4, !dbg !62
  store i32 %14, i32* %5, align 4, !dbg !62
  %15 = load i32, i32* %5, align 4, !dbg !62
  %16 = icmp sle i32 %15, 2, !dbg !62
  br i1 %16, label %17, label %18, !dbg !65

17:                                               ; preds = %12
  br label %19, !dbg !65

18:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0)) #6, !dbg !62
  unreachable, !dbg !62

19:                                               ; preds = %17
  br label %20, !dbg !66

20:                                               ; preds = %19, %1
  %21 = load i8*, i8** %2, align 8, !dbg !67
  ret i8* %21, !dbg !68
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "packed", scope: !2, file: !3, line: 9, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "escape-packed.c", directory: ".", checksumkind: CSK_MD5, checksum: "4d0806a89c3a6c015fa945fcce1e2ef2")
!4 = !{!5, !6, !11, !13}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !7, line: 27, baseType: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !9, line: 45, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !12, line: 90, baseType: !10)
!12 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 92, baseType: !16)
!15 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19, !0}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 8, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !13)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !32, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!17}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 21, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !10)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DILocation(line: 21, column: 12, scope: !31)
!39 = !DILocalVariable(name: "n", scope: !31, file: !3, line: 22, type: !14)
!40 = !DILocation(line: 22, column: 13, scope: !31)
!41 = !DILocation(line: 23, column: 2, scope: !31)
!42 = !DILocation(line: 24, column: 2, scope: !31)
!43 = !DILocation(line: 25, column: 2, scope: !31)
!44 = !DILocation(line: 26, column: 2, scope: !31)
!45 = !DILocation(line: 27, column: 2, scope: !31)
!46 = !DILocation(line: 28, column: 15, scope: !31)
!47 = !DILocation(line: 28, column: 2, scope: !31)
!48 = !DILocation(line: 29, column: 2, scope: !31)
!49 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 11, type: !50, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !49, file: !3, line: 11, type: !5)
!53 = !DILocation(line: 11, column: 27, scope: !49)
!54 = !DILocalVariable(name: "p", scope: !49, file: !3, line: 13, type: !13)
!55 = !DILocation(line: 13, column: 14, scope: !49)
!56 = !DILocation(line: 13, column: 33, scope: !49)
!57 = !DILocation(line: 13, column: 54, scope: !49)
!58 = !DILocation(line: 13, column: 18, scope: !49)
!59 = !DILocation(line: 14, column: 6, scope: !60)
!60 = distinct !DILexicalBlock(scope: !49, file: !3, line: 14, column: 6)
!61 = !DILocation(line: 14, column: 6, scope: !49)
!62 = !DILocation(line: 15, column: 3, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 15, column: 3)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 15, column: 3)
!65 = !DILocation(line: 15, column: 3, scope: !64)
!66 = !DILocation(line: 15, column: 3, scope: !60)
!67 = !DILocation(line: 16, column: 9, scope: !49)
!68 = !DILocation(line: 16, column: 2, scope: !49)
