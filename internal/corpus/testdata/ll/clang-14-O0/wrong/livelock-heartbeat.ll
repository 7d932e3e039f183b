; ModuleID = 'livelock-heartbeat.c'
source_filename = "livelock-heartbeat.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@beat = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [9 x i8] c"beat < 3\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"livelock-heartbeat.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@done = dso_local global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !23, metadata !DIExpression()), !dbg !27
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @lives, i8* noundef null) #5, !dbg !28
  %4 = load atomic i32, i32* @beat seq_cst, align 4, !dbg !29
  %5 = icmp slt i32 %4, 3, !dbg !29
  br i1 %5, label %6, label %7, !dbg !32

6:                                                ; preds = %0
  br label %8, !dbg !32

7:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !29
  unreachable, !dbg !29

8:                                                ; preds = %6
  store atomic i32 1, i32* @done seq_cst, align 4, !dbg !33
  %9 = load i64, i64* %2, align 8, !dbg !34
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !35
  ret i32 0, !dbg !36
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @lives(i8* noundef %0) #0 !dbg !37 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !41, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %3, metadata !43, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %3, align 4, !dbg !45
  br label %4, !dbg !46

4:                                                ; preds = %10, %1
  %5 = load atomic i32, i32* @done seq_cst, align 4, !dbg !47
  %6 = icmp ne i32 %5, 0, !dbg !49
  %7 = xor i1 %6, true, !dbg !49
  br i1 %7, label %8, label %14, !dbg !50

8:                                                ; preds = %4
  %9 = load i32, i32* %3, align 4, !dbg !51
  store atomic i32 %9, i32* @beat seq_cst, align 4, !dbg !52
  br label %10, !dbg !53

10:                                               ; preds = %8
  %11 = load i32, i32* %3, align 4, !dbg !54
  %12 = add nsw i32 %11, 1, !dbg !55
  %13 = srem i32 %12, 3, !dbg !56
  store i32 %13, i32* %3, align 4, !dbg !57
  br label %4, !dbg !58, !llvm.loop !59

14:                                               ; preds = %4
  %15 = load i8*, i8** %2, align 8, !dbg !62
  ret i8* %15, !dbg !63
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "livelock-heartbeat.c", directory: ".", checksumkind: CSK_MD5, checksum: "ff7110073fba8f6895dc079a57cfa6e2")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !20, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 18, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 18, column: 12, scope: !19)
!28 = !DILocation(line: 19, column: 2, scope: !19)
!29 = !DILocation(line: 20, column: 2, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 20, column: 2)
!31 = distinct !DILexicalBlock(scope: !19, file: !3, line: 20, column: 2)
!32 = !DILocation(line: 20, column: 2, scope: !31)
!33 = !DILocation(line: 21, column: 7, scope: !19)
!34 = !DILocation(line: 22, column: 15, scope: !19)
!35 = !DILocation(line: 22, column: 2, scope: !19)
!36 = !DILocation(line: 23, column: 2, scope: !19)
!37 = distinct !DISubprogram(name: "lives", scope: !3, file: !3, line: 9, type: !38, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!41 = !DILocalVariable(name: "arg", arg: 1, scope: !37, file: !3, line: 9, type: !40)
!42 = !DILocation(line: 9, column: 26, scope: !37)
!43 = !DILocalVariable(name: "i", scope: !44, file: !3, line: 11, type: !10)
!44 = distinct !DILexicalBlock(scope: !37, file: !3, line: 11, column: 2)
!45 = !DILocation(line: 11, column: 11, scope: !44)
!46 = !DILocation(line: 11, column: 7, scope: !44)
!47 = !DILocation(line: 11, column: 19, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !3, line: 11, column: 2)
!49 = !DILocation(line: 11, column: 18, scope: !48)
!50 = !DILocation(line: 11, column: 2, scope: !44)
!51 = !DILocation(line: 12, column: 10, scope: !48)
!52 = !DILocation(line: 12, column: 8, scope: !48)
!53 = !DILocation(line: 12, column: 3, scope: !48)
!54 = !DILocation(line: 11, column: 30, scope: !48)
!55 = !DILocation(line: 11, column: 32, scope: !48)
!56 = !DILocation(line: 11, column: 37, scope: !48)
!57 = !DILocation(line: 11, column: 27, scope: !48)
!58 = !DILocation(line: 11, column: 2, scope: !48)
!59 = distinct !{!59, !50, !60, !61}
!60 = !DILocation(line: 12, column: 10, scope: !44)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 13, column: 9, scope: !37)
!63 = !DILocation(line: 13, column: 2, scope: !37)
