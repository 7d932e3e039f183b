; ModuleID = 'casretry.c'
source_filename = "casretry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !8
@got = dso_local global [3 x i32] zeroinitializer, align 4, !dbg !14

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !31, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata i64* %3, metadata !36, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata i64* %4, metadata !38, metadata !DIExpression()), !dbg !39
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #3, !dbg !40
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef inttoptr (i64 1 to i8*)) #3, !dbg !41
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @chg, i8* noundef null) #3, !dbg !42
  ret i32 0, !dbg !43
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @inc(i8* noundef %0) #0 !dbg !44 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !47, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata i32* %3, metadata !49, metadata !DIExpression()), !dbg !50
  %6 = load atomic i32, i32* @x seq_cst, align 4, !dbg !51
  store i32 %6, i32* %3, align 4, !dbg !50
  br label %7, !dbg !52

7:                                                ; preds = %21, %1
  %8 = load i32, i32* %3, align 4, !dbg !53
  %9 = add nsw i32 %8, 1, !dbg !53
  store i32 %9, i32* %4, align 4, !dbg !53
  %10 = load i32, i32* %3, align 4, !dbg !53
  %11 = load i32, i32* %4, align 4, !dbg !53
  %12 = cmpxchg i32* @x, i32 %10, i32 %11 seq_cst seq_cst, align 4, !dbg !53
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !53
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !53
  br i1 %14, label %16, label %15, !dbg !53

15:                                               ; preds = %7
  store i32 %13, i32* %3, align 4, !dbg !53
  br label %16, !dbg !53

16:                                               ; preds = %15, %7
  %17 = zext i1 %14 to i8, !dbg !53
  store i8 %17, i8* %5, align 1, !dbg !53
  %18 = load i8, i8* %5, align 1, !dbg !53
  %19 = trunc i8 %18 to i1, !dbg !53
  %20 = xor i1 %19, true, !dbg !54
  br i1 %20, label %21, label %22, !dbg !52

21:                                               ; preds = %16
  br label %7, !dbg !52, !llvm.loop !55

22:                                               ; preds = %16
  %23 = load i32, i32* %3, align 4, !dbg !58
  %24 = load i8*, i8** %2, align 8, !dbg !59
  %25 = ptrtoint i8* %24 to i64, !dbg !60
  %26 = getelementptr inbounds [3 x i32], [3 x i32]* @got, i64 0, i64 %25, !dbg !61
  store i32 %23, i32* %26, align 4, !dbg !62
  ret i8* null, !dbg !63
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @chg(i8* noundef %0) #0 !dbg !64 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !65, metadata !DIExpression()), !dbg !66
  store atomic i32 7, i32* @x seq_cst, align 4, !dbg !67
  store atomic i32 1, i32* @y seq_cst, align 4, !dbg !68
  ret i8* null, !dbg !69
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "casretry.c", directory: ".", checksumkind: CSK_MD5, checksum: "390dad7efaa4c65e5df0baf5061c0fe2")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0, !8, !14}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !10, isLocal: false, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !11, line: 92, baseType: !12)
!11 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !13)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 5, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 96, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 14.0.6"}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !28, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!13}
!30 = !{}
!31 = !DILocalVariable(name: "a", scope: !27, file: !3, line: 8, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !DILocation(line: 8, column: 28, scope: !27)
!36 = !DILocalVariable(name: "b", scope: !27, file: !3, line: 8, type: !32)
!37 = !DILocation(line: 8, column: 31, scope: !27)
!38 = !DILocalVariable(name: "c", scope: !27, file: !3, line: 8, type: !32)
!39 = !DILocation(line: 8, column: 34, scope: !27)
!40 = !DILocation(line: 8, column: 37, scope: !27)
!41 = !DILocation(line: 8, column: 76, scope: !27)
!42 = !DILocation(line: 8, column: 115, scope: !27)
!43 = !DILocation(line: 8, column: 146, scope: !27)
!44 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 6, type: !45, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !DILocalVariable(name: "i", arg: 1, scope: !44, file: !3, line: 6, type: !5)
!48 = !DILocation(line: 6, column: 24, scope: !44)
!49 = !DILocalVariable(name: "r", scope: !44, file: !3, line: 6, type: !13)
!50 = !DILocation(line: 6, column: 33, scope: !44)
!51 = !DILocation(line: 6, column: 37, scope: !44)
!52 = !DILocation(line: 6, column: 40, scope: !44)
!53 = !DILocation(line: 6, column: 48, scope: !44)
!54 = !DILocation(line: 6, column: 47, scope: !44)
!55 = distinct !{!55, !52, !56, !57}
!56 = !DILocation(line: 6, column: 95, scope: !44)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 6, column: 112, scope: !44)
!59 = !DILocation(line: 6, column: 107, scope: !44)
!60 = !DILocation(line: 6, column: 101, scope: !44)
!61 = !DILocation(line: 6, column: 97, scope: !44)
!62 = !DILocation(line: 6, column: 110, scope: !44)
!63 = !DILocation(line: 6, column: 115, scope: !44)
!64 = distinct !DISubprogram(name: "chg", scope: !3, file: !3, line: 7, type: !45, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!65 = !DILocalVariable(name: "i", arg: 1, scope: !64, file: !3, line: 7, type: !5)
!66 = !DILocation(line: 7, column: 24, scope: !64)
!67 = !DILocation(line: 7, column: 31, scope: !64)
!68 = !DILocation(line: 7, column: 38, scope: !64)
!69 = !DILocation(line: 7, column: 43, scope: !64)
