; ModuleID = 'assert-peterson-relaxed.c'
source_filename = "assert-peterson-relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@want = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !0
@turn = dso_local global i32 0, align 4, !dbg !20
@inside = dso_local global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [12 x i8] c"others == 0\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"assert-peterson-relaxed.c\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !41, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata i64* %3, metadata !46, metadata !DIExpression()), !dbg !47
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !48
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef inttoptr (i64 1 to i8*)) #5, !dbg !49
  %6 = load i64, i64* %2, align 8, !dbg !50
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !51
  %8 = load i64, i64* %3, align 8, !dbg !52
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !53
  ret i32 0, !dbg !54
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !55 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata i32* %3, metadata !60, metadata !DIExpression()), !dbg !61
  %14 = load i8*, i8** %2, align 8, !dbg !62
  %15 = ptrtoint i8* %14 to i64, !dbg !63
  %16 = trunc i64 %15 to i32, !dbg !64
  store i32 %16, i32* %3, align 4, !dbg !61
  %17 = load i32, i32* %3, align 4, !dbg !65
  %18 = sext i32 %17 to i64, !dbg !66
  %19 = getelementptr inbounds [2 x i32], [2 x i32]* @want, i64 0, i64 %18, !dbg !66
  store i32 1, i32* %4, align 4, !dbg !67
  %20 = load i32, i32* %4, align 4, !dbg !67
  store atomic i32 %20, i32* %19 release, align 4, !dbg !67
  %21 = load i32, i32* %3, align 4, !dbg !68
  %22 = sub nsw i32 1, %21, !dbg !69
  store i32 %22, i32* %5, align 4, !dbg !70
  %23 = load i32, i32* %5, align 4, !dbg !70
  store atomic i32 %23, i32* @turn release, align 4, !dbg !70
  %24 = load i32, i32* %3, align 4, !dbg !71
  %25 = sub nsw i32 1, %24, !dbg !72
  %26 = sext i32 %25 to i64, !dbg !73
  %27 = getelementptr inbounds [2 x i32], [2 x i32]* @want, i64 0, i64 %26, !dbg !73
  %28 = load atomic i32, i32* %27 acquire, align 4, !dbg !74
  store i32 %28, i32* %6, align 4, !dbg !74
  %29 = load i32, i32* %6, align 4, !dbg !74
  %30 = icmp ne i32 %29, 0, !dbg !74
  br i1 %30, label %31, label %36, !dbg !75

31:                                               ; preds = %1
  %32 = load atomic i32, i32* @turn acquire, align 4, !dbg !76
  store i32 %32, i32* %7, align 4, !dbg !76
  %33 = load i32, i32* %7, align 4, !dbg !76
  %34 = load i32, i32* %3, align 4, !dbg !77
  %35 = icmp eq i32 %33, %34, !dbg !78
  br label %36, !dbg !75

36:                                               ; preds = %31, %1
  %37 = phi i1 [ true, %1 ], [ %35, %31 ]
  %38 = zext i1 %37 to i32, !dbg !75
  call void @__VERIFIER_assume(i32 noundef %38), !dbg !79
  call void @llvm.dbg.declare(metadata i32* %8, metadata !80, metadata !DIExpression()), !dbg !81
  store i32 1, i32* %9, align 4, !dbg !82
  %39 = load i32, i32* %9, align 4, !dbg !82
  %40 = atomicrmw add i32* @inside, i32 %39 seq_cst, align 4, !dbg !82
  store i32 %40, i32* %10, align 4, !dbg !82
  %41 = load i32, i32* %10, align 4, !dbg !82
  store i32 %41, i32* %8, align 4, !dbg !81
  %42 = load i32, i32* %8, align 4, !dbg !83
  %43 = icmp eq i32 %42, 0, !dbg !83
  br i1 %43, label %44, label %45, !dbg !86

44:                                               ; preds = %36
  br label %46, !dbg !86

45:                                               ; preds = %36
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !83
  unreachable, !dbg !83

46:                                               ; preds = %44
  store i32 1, i32* %11, align 4, !dbg !87
  %47 = load i32, i32* %11, align 4, !dbg !87
  %48 = atomicrmw sub i32* @inside, i32 %47 seq_cst, align 4, !dbg !87
  store i32 %48, i32* %12, align 4, !dbg !87
  %49 = load i32, i32* %12, align 4, !dbg !87
  %50 = load i32, i32* %3, align 4, !dbg !88
  %51 = sext i32 %50 to i64, !dbg !89
  %52 = getelementptr inbounds [2 x i32], [2 x i32]* @want, i64 0, i64 %51, !dbg !89
  store i32 0, i32* %13, align 4, !dbg !90
  %53 = load i32, i32* %13, align 4, !dbg !90
  store atomic i32 %53, i32* %52 release, align 4, !dbg !90
  ret i8* null, !dbg !91
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare void @__VERIFIER_assume(i32 noundef) #3

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
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "want", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assert-peterson-relaxed.c", directory: ".", checksumkind: CSK_MD5, checksum: "bae2aca449a6c644683cbe689003a205")
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
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!0, !20, !24}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 10, type: !22, isLocal: false, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 11, type: !22, isLocal: false, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 2)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 7, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 1}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{!"Debian clang version 14.0.6"}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !38, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!17}
!40 = !{}
!41 = !DILocalVariable(name: "a", scope: !37, file: !3, line: 29, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 29, column: 12, scope: !37)
!46 = !DILocalVariable(name: "b", scope: !37, file: !3, line: 29, type: !42)
!47 = !DILocation(line: 29, column: 15, scope: !37)
!48 = !DILocation(line: 30, column: 2, scope: !37)
!49 = !DILocation(line: 31, column: 2, scope: !37)
!50 = !DILocation(line: 32, column: 15, scope: !37)
!51 = !DILocation(line: 32, column: 2, scope: !37)
!52 = !DILocation(line: 33, column: 15, scope: !37)
!53 = !DILocation(line: 33, column: 2, scope: !37)
!54 = !DILocation(line: 34, column: 2, scope: !37)
!55 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !56, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!56 = !DISubroutineType(types: !57)
!57 = !{!16, !16}
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 13, type: !16)
!59 = !DILocation(line: 13, column: 27, scope: !55)
!60 = !DILocalVariable(name: "me", scope: !55, file: !3, line: 15, type: !17)
!61 = !DILocation(line: 15, column: 6, scope: !55)
!62 = !DILocation(line: 15, column: 22, scope: !55)
!63 = !DILocation(line: 15, column: 16, scope: !55)
!64 = !DILocation(line: 15, column: 11, scope: !55)
!65 = !DILocation(line: 16, column: 30, scope: !55)
!66 = !DILocation(line: 16, column: 25, scope: !55)
!67 = !DILocation(line: 16, column: 2, scope: !55)
!68 = !DILocation(line: 17, column: 35, scope: !55)
!69 = !DILocation(line: 17, column: 33, scope: !55)
!70 = !DILocation(line: 17, column: 2, scope: !55)
!71 = !DILocation(line: 18, column: 52, scope: !55)
!72 = !DILocation(line: 18, column: 50, scope: !55)
!73 = !DILocation(line: 18, column: 43, scope: !55)
!74 = !DILocation(line: 18, column: 21, scope: !55)
!75 = !DILocation(line: 18, column: 79, scope: !55)
!76 = !DILocation(line: 19, column: 6, scope: !55)
!77 = !DILocation(line: 19, column: 59, scope: !55)
!78 = !DILocation(line: 19, column: 56, scope: !55)
!79 = !DILocation(line: 18, column: 2, scope: !55)
!80 = !DILocalVariable(name: "others", scope: !55, file: !3, line: 20, type: !17)
!81 = !DILocation(line: 20, column: 6, scope: !55)
!82 = !DILocation(line: 20, column: 15, scope: !55)
!83 = !DILocation(line: 21, column: 2, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 21, column: 2)
!85 = distinct !DILexicalBlock(scope: !55, file: !3, line: 21, column: 2)
!86 = !DILocation(line: 21, column: 2, scope: !85)
!87 = !DILocation(line: 22, column: 2, scope: !55)
!88 = !DILocation(line: 23, column: 30, scope: !55)
!89 = !DILocation(line: 23, column: 25, scope: !55)
!90 = !DILocation(line: 23, column: 2, scope: !55)
!91 = !DILocation(line: 24, column: 2, scope: !55)
