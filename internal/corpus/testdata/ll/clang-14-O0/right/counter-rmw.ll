; ModuleID = 'counter-rmw.c'
source_filename = "counter-rmw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@n = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"n == 3\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"counter-rmw.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !33, metadata !DIExpression()), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %3, metadata !41, metadata !DIExpression()), !dbg !43
  store i32 0, i32* %3, align 4, !dbg !43
  br label %5, !dbg !44

5:                                                ; preds = %13, %0
  %6 = load i32, i32* %3, align 4, !dbg !45
  %7 = icmp slt i32 %6, 3, !dbg !47
  br i1 %7, label %8, label %16, !dbg !48

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !49
  %10 = sext i32 %9 to i64, !dbg !50
  %11 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %10, !dbg !50
  %12 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #5, !dbg !51
  br label %13, !dbg !51

13:                                               ; preds = %8
  %14 = load i32, i32* %3, align 4, !dbg !52
  %15 = add nsw i32 %14, 1, !dbg !52
  store i32 %15, i32* %3, align 4, !dbg !52
  br label %5, !dbg !53, !llvm.loop !54

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !57, metadata !DIExpression()), !dbg !59
  store i32 0, i32* %4, align 4, !dbg !59
  br label %17, !dbg !60

17:                                               ; preds = %26, %16
  %18 = load i32, i32* %4, align 4, !dbg !61
  %19 = icmp slt i32 %18, 3, !dbg !63
  br i1 %19, label %20, label %29, !dbg !64

20:                                               ; preds = %17
  %21 = load i32, i32* %4, align 4, !dbg !65
  %22 = sext i32 %21 to i64, !dbg !66
  %23 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %22, !dbg !66
  %24 = load i64, i64* %23, align 8, !dbg !66
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !67
  br label %26, !dbg !67

26:                                               ; preds = %20
  %27 = load i32, i32* %4, align 4, !dbg !68
  %28 = add nsw i32 %27, 1, !dbg !68
  store i32 %28, i32* %4, align 4, !dbg !68
  br label %17, !dbg !69, !llvm.loop !70

29:                                               ; preds = %17
  %30 = load atomic i32, i32* @n seq_cst, align 4, !dbg !72
  %31 = icmp eq i32 %30, 3, !dbg !72
  br i1 %31, label %32, label %33, !dbg !75

32:                                               ; preds = %29
  br label %34, !dbg !75

33:                                               ; preds = %29
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !72
  unreachable, !dbg !72

34:                                               ; preds = %32
  ret i32 0, !dbg !76
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @inc(i8* noundef %0) #0 !dbg !77 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !80, metadata !DIExpression()), !dbg !81
  store i32 1, i32* %3, align 4, !dbg !82
  %5 = load i32, i32* %3, align 4, !dbg !82
  %6 = atomicrmw add i32* @n, i32 %5 monotonic, align 4, !dbg !82
  store i32 %6, i32* %4, align 4, !dbg !82
  %7 = load i32, i32* %4, align 4, !dbg !82
  %8 = load i8*, i8** %2, align 8, !dbg !83
  ret i8* %8, !dbg !84
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
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counter-rmw.c", directory: ".", checksumkind: CSK_MD5, checksum: "fe2917cebf707b7fb1a6d721cd6f3eab")
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
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !30, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!20}
!32 = !{}
!33 = !DILocalVariable(name: "t", scope: !29, file: !3, line: 17, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 192, elements: !38)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !{!39}
!39 = !DISubrange(count: 3)
!40 = !DILocation(line: 17, column: 12, scope: !29)
!41 = !DILocalVariable(name: "i", scope: !42, file: !3, line: 18, type: !20)
!42 = distinct !DILexicalBlock(scope: !29, file: !3, line: 18, column: 2)
!43 = !DILocation(line: 18, column: 11, scope: !42)
!44 = !DILocation(line: 18, column: 7, scope: !42)
!45 = !DILocation(line: 18, column: 18, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !3, line: 18, column: 2)
!47 = !DILocation(line: 18, column: 20, scope: !46)
!48 = !DILocation(line: 18, column: 2, scope: !42)
!49 = !DILocation(line: 19, column: 21, scope: !46)
!50 = !DILocation(line: 19, column: 19, scope: !46)
!51 = !DILocation(line: 19, column: 3, scope: !46)
!52 = !DILocation(line: 18, column: 26, scope: !46)
!53 = !DILocation(line: 18, column: 2, scope: !46)
!54 = distinct !{!54, !48, !55, !56}
!55 = !DILocation(line: 19, column: 40, scope: !42)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocalVariable(name: "i", scope: !58, file: !3, line: 20, type: !20)
!58 = distinct !DILexicalBlock(scope: !29, file: !3, line: 20, column: 2)
!59 = !DILocation(line: 20, column: 11, scope: !58)
!60 = !DILocation(line: 20, column: 7, scope: !58)
!61 = !DILocation(line: 20, column: 18, scope: !62)
!62 = distinct !DILexicalBlock(scope: !58, file: !3, line: 20, column: 2)
!63 = !DILocation(line: 20, column: 20, scope: !62)
!64 = !DILocation(line: 20, column: 2, scope: !58)
!65 = !DILocation(line: 21, column: 18, scope: !62)
!66 = !DILocation(line: 21, column: 16, scope: !62)
!67 = !DILocation(line: 21, column: 3, scope: !62)
!68 = !DILocation(line: 20, column: 26, scope: !62)
!69 = !DILocation(line: 20, column: 2, scope: !62)
!70 = distinct !{!70, !64, !71, !56}
!71 = !DILocation(line: 21, column: 26, scope: !58)
!72 = !DILocation(line: 22, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 22, column: 2)
!74 = distinct !DILexicalBlock(scope: !29, file: !3, line: 22, column: 2)
!75 = !DILocation(line: 22, column: 2, scope: !74)
!76 = !DILocation(line: 23, column: 2, scope: !29)
!77 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 9, type: !78, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!78 = !DISubroutineType(types: !79)
!79 = !{!16, !16}
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !77, file: !3, line: 9, type: !16)
!81 = !DILocation(line: 9, column: 24, scope: !77)
!82 = !DILocation(line: 11, column: 2, scope: !77)
!83 = !DILocation(line: 12, column: 9, scope: !77)
!84 = !DILocation(line: 12, column: 2, scope: !77)
