; ModuleID = 'aba-counter.c'
source_filename = "aba-counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@tagged = dso_local global i64 0, align 8, !dbg !0
@.str = private unnamed_addr constant [18 x i8] c"tagged >> 32 == 2\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"aba-counter.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !32, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata i64* %3, metadata !36, metadata !DIExpression()), !dbg !37
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @bump, i8* noundef inttoptr (i64 1 to i8*)) #5, !dbg !38
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @bump, i8* noundef inttoptr (i64 2 to i8*)) #5, !dbg !39
  %6 = load i64, i64* %2, align 8, !dbg !40
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !41
  %8 = load i64, i64* %3, align 8, !dbg !42
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !43
  %10 = load atomic i64, i64* @tagged seq_cst, align 8, !dbg !44
  %11 = lshr i64 %10, 32, !dbg !44
  %12 = icmp eq i64 %11, 2, !dbg !44
  br i1 %12, label %13, label %14, !dbg !47

13:                                               ; preds = %0
  br label %15, !dbg !47

14:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !44
  unreachable, !dbg !44

15:                                               ; preds = %13
  ret i32 0, !dbg !48
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @bump(i8* noundef %0) #0 !dbg !49 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !52, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata i64* %3, metadata !54, metadata !DIExpression()), !dbg !55
  %8 = load atomic i64, i64* @tagged seq_cst, align 8, !dbg !56
  store i64 %8, i64* %4, align 8, !dbg !56
  %9 = load i64, i64* %4, align 8, !dbg !56
  store i64 %9, i64* %3, align 8, !dbg !55
  call void @llvm.dbg.declare(metadata i64* %5, metadata !57, metadata !DIExpression()), !dbg !58
  br label %10, !dbg !59

10:                                               ; preds = %28, %1
  %11 = load i64, i64* %3, align 8, !dbg !60
  %12 = lshr i64 %11, 32, !dbg !62
  %13 = add i64 %12, 1, !dbg !63
  %14 = shl i64 %13, 32, !dbg !64
  %15 = load i8*, i8** %2, align 8, !dbg !65
  %16 = ptrtoint i8* %15 to i64, !dbg !66
  %17 = trunc i64 %16 to i32, !dbg !67
  %18 = zext i32 %17 to i64, !dbg !67
  %19 = or i64 %14, %18, !dbg !68
  store i64 %19, i64* %5, align 8, !dbg !69
  br label %20, !dbg !70

20:                                               ; preds = %10
  %21 = load i64, i64* %5, align 8, !dbg !71
  store i64 %21, i64* %6, align 8, !dbg !71
  %22 = load i64, i64* %3, align 8, !dbg !71
  %23 = load i64, i64* %6, align 8, !dbg !71
  %24 = cmpxchg weak i64* @tagged, i64 %22, i64 %23 seq_cst seq_cst, align 8, !dbg !71
  %25 = extractvalue { i64, i1 } %24, 0, !dbg !71
  %26 = extractvalue { i64, i1 } %24, 1, !dbg !71
  br i1 %26, label %28, label %27, !dbg !71

27:                                               ; preds = %20
  store i64 %25, i64* %3, align 8, !dbg !71
  br label %28, !dbg !71

28:                                               ; preds = %27, %20
  %29 = zext i1 %26 to i8, !dbg !71
  store i8 %29, i8* %7, align 1, !dbg !71
  %30 = load i8, i8* %7, align 1, !dbg !71
  %31 = trunc i8 %30 to i1, !dbg !71
  %32 = xor i1 %31, true, !dbg !72
  br i1 %32, label %10, label %33, !dbg !70, !llvm.loop !73

33:                                               ; preds = %28
  ret i8* null, !dbg !76
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
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tagged", scope: !2, file: !3, line: 8, type: !15, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !14, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "aba-counter.c", directory: ".", checksumkind: CSK_MD5, checksum: "83f2e3f2a3f18c7c2e4e5760b0ef113d")
!4 = !{!5, !6, !11}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !7, line: 26, baseType: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !9, line: 42, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !12, line: 87, baseType: !13)
!12 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !{!0}
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !7, line: 27, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !9, line: 45, baseType: !18)
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 14.0.6"}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !28, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "a", scope: !27, file: !3, line: 21, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !18)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!35 = !DILocation(line: 21, column: 12, scope: !27)
!36 = !DILocalVariable(name: "b", scope: !27, file: !3, line: 21, type: !33)
!37 = !DILocation(line: 21, column: 15, scope: !27)
!38 = !DILocation(line: 22, column: 2, scope: !27)
!39 = !DILocation(line: 23, column: 2, scope: !27)
!40 = !DILocation(line: 24, column: 15, scope: !27)
!41 = !DILocation(line: 24, column: 2, scope: !27)
!42 = !DILocation(line: 25, column: 15, scope: !27)
!43 = !DILocation(line: 25, column: 2, scope: !27)
!44 = !DILocation(line: 26, column: 2, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 26, column: 2)
!46 = distinct !DILexicalBlock(scope: !27, file: !3, line: 26, column: 2)
!47 = !DILocation(line: 26, column: 2, scope: !46)
!48 = !DILocation(line: 27, column: 2, scope: !27)
!49 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 10, type: !50, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !49, file: !3, line: 10, type: !5)
!53 = !DILocation(line: 10, column: 25, scope: !49)
!54 = !DILocalVariable(name: "old", scope: !49, file: !3, line: 12, type: !16)
!55 = !DILocation(line: 12, column: 11, scope: !49)
!56 = !DILocation(line: 12, column: 17, scope: !49)
!57 = !DILocalVariable(name: "new", scope: !49, file: !3, line: 12, type: !16)
!58 = !DILocation(line: 12, column: 39, scope: !49)
!59 = !DILocation(line: 13, column: 2, scope: !49)
!60 = !DILocation(line: 14, column: 11, scope: !61)
!61 = distinct !DILexicalBlock(scope: !49, file: !3, line: 13, column: 5)
!62 = !DILocation(line: 14, column: 15, scope: !61)
!63 = !DILocation(line: 14, column: 22, scope: !61)
!64 = !DILocation(line: 14, column: 27, scope: !61)
!65 = !DILocation(line: 14, column: 55, scope: !61)
!66 = !DILocation(line: 14, column: 45, scope: !61)
!67 = !DILocation(line: 14, column: 35, scope: !61)
!68 = !DILocation(line: 14, column: 33, scope: !61)
!69 = !DILocation(line: 14, column: 7, scope: !61)
!70 = !DILocation(line: 15, column: 2, scope: !61)
!71 = !DILocation(line: 15, column: 12, scope: !49)
!72 = !DILocation(line: 15, column: 11, scope: !49)
!73 = distinct !{!73, !59, !74, !75}
!74 = !DILocation(line: 15, column: 60, scope: !49)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 16, column: 2, scope: !49)
