; ModuleID = 'symmetry-said.c'
source_filename = "symmetry-said.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@t = dso_local global [3 x i64] zeroinitializer, align 16, !dbg !0
@x = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = call i64 @__VERIFIER_spawn(i8* (i8*)* noundef @add, i8* noundef null), !dbg !28
  store i64 %3, i64* getelementptr inbounds ([3 x i64], [3 x i64]* @t, i64 0, i64 0), align 16, !dbg !29
  call void @llvm.dbg.declare(metadata i32* %2, metadata !30, metadata !DIExpression()), !dbg !32
  store i32 1, i32* %2, align 4, !dbg !32
  br label %4, !dbg !33

4:                                                ; preds = %17, %0
  %5 = load i32, i32* %2, align 4, !dbg !34
  %6 = icmp slt i32 %5, 3, !dbg !36
  br i1 %6, label %7, label %20, !dbg !37

7:                                                ; preds = %4
  %8 = load i32, i32* %2, align 4, !dbg !38
  %9 = sub nsw i32 %8, 1, !dbg !39
  %10 = sext i32 %9 to i64, !dbg !40
  %11 = getelementptr inbounds [3 x i64], [3 x i64]* @t, i64 0, i64 %10, !dbg !40
  %12 = load i64, i64* %11, align 8, !dbg !40
  %13 = call i64 @__VERIFIER_spawn_symmetric(i8* (i8*)* noundef @add, i8* noundef null, i64 noundef %12), !dbg !41
  %14 = load i32, i32* %2, align 4, !dbg !42
  %15 = sext i32 %14 to i64, !dbg !43
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* @t, i64 0, i64 %15, !dbg !43
  store i64 %13, i64* %16, align 8, !dbg !44
  br label %17, !dbg !43

17:                                               ; preds = %7
  %18 = load i32, i32* %2, align 4, !dbg !45
  %19 = add nsw i32 %18, 1, !dbg !45
  store i32 %19, i32* %2, align 4, !dbg !45
  br label %4, !dbg !46, !llvm.loop !47

20:                                               ; preds = %4
  ret i32 0, !dbg !50
}

declare i64 @__VERIFIER_spawn(i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @add(i8* noundef %0) #0 !dbg !51 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !55, metadata !DIExpression()), !dbg !56
  store i32 1, i32* %3, align 4, !dbg !57
  %5 = load i32, i32* %3, align 4, !dbg !57
  %6 = atomicrmw add i32* @x, i32 %5 seq_cst, align 4, !dbg !57
  store i32 %6, i32* %4, align 4, !dbg !57
  %7 = load i32, i32* %4, align 4, !dbg !57
  %8 = load i8*, i8** %2, align 8, !dbg !58
  ret i8* %8, !dbg !59
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare i64 @__VERIFIER_spawn_symmetric(i8* (i8*)* noundef, i8* noundef, i64 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symmetry-said.c", directory: ".", checksumkind: CSK_MD5, checksum: "036fcf509c384d28bb7f8e96f275e047")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 192, elements: !14)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "thread", file: !3, line: 7, baseType: !13)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !{!15}
!15 = !DISubrange(count: 3)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!10}
!27 = !{}
!28 = !DILocation(line: 22, column: 9, scope: !24)
!29 = !DILocation(line: 22, column: 7, scope: !24)
!30 = !DILocalVariable(name: "i", scope: !31, file: !3, line: 23, type: !10)
!31 = distinct !DILexicalBlock(scope: !24, file: !3, line: 23, column: 2)
!32 = !DILocation(line: 23, column: 11, scope: !31)
!33 = !DILocation(line: 23, column: 7, scope: !31)
!34 = !DILocation(line: 23, column: 18, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !3, line: 23, column: 2)
!36 = !DILocation(line: 23, column: 20, scope: !35)
!37 = !DILocation(line: 23, column: 2, scope: !31)
!38 = !DILocation(line: 24, column: 47, scope: !35)
!39 = !DILocation(line: 24, column: 49, scope: !35)
!40 = !DILocation(line: 24, column: 45, scope: !35)
!41 = !DILocation(line: 24, column: 10, scope: !35)
!42 = !DILocation(line: 24, column: 5, scope: !35)
!43 = !DILocation(line: 24, column: 3, scope: !35)
!44 = !DILocation(line: 24, column: 8, scope: !35)
!45 = !DILocation(line: 23, column: 26, scope: !35)
!46 = !DILocation(line: 23, column: 2, scope: !35)
!47 = distinct !{!47, !37, !48, !49}
!48 = !DILocation(line: 24, column: 53, scope: !31)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 25, column: 2, scope: !24)
!51 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 14, type: !52, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!55 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 14, type: !54)
!56 = !DILocation(line: 14, column: 24, scope: !51)
!57 = !DILocation(line: 16, column: 2, scope: !51)
!58 = !DILocation(line: 17, column: 9, scope: !51)
!59 = !DILocation(line: 17, column: 2, scope: !51)
