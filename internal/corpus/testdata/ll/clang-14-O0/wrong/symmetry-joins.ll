; ModuleID = 'symmetry-joins.c'
source_filename = "symmetry-joins.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@seen = internal global i32 0, align 4, !dbg !0
@ticket = internal global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [26 x i8] c"atomic_load(&ticket) != 2\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"symmetry-joins.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !25, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata i64* %3, metadata !30, metadata !DIExpression()), !dbg !31
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @draw, i8* noundef null) #5, !dbg !32
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @draw, i8* noundef null) #5, !dbg !33
  %8 = load i64, i64* %2, align 8, !dbg !34
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !35
  store i32 1, i32* %4, align 4, !dbg !36
  %10 = load i32, i32* %4, align 4, !dbg !36
  store atomic i32 %10, i32* @seen seq_cst, align 4, !dbg !36
  %11 = load atomic i32, i32* @ticket seq_cst, align 4, !dbg !37
  store i32 %11, i32* %5, align 4, !dbg !37
  %12 = load i32, i32* %5, align 4, !dbg !37
  %13 = icmp ne i32 %12, 2, !dbg !37
  br i1 %13, label %14, label %15, !dbg !40

14:                                               ; preds = %0
  br label %16, !dbg !40

15:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !37
  unreachable, !dbg !37

16:                                               ; preds = %14
  %17 = load i64, i64* %3, align 8, !dbg !41
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !42
  ret i32 0, !dbg !43
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @draw(i8* noundef %0) #0 !dbg !44 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !47, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata i32* %3, metadata !49, metadata !DIExpression()), !dbg !50
  store i32 1, i32* %4, align 4, !dbg !51
  %6 = load i32, i32* %4, align 4, !dbg !51
  %7 = atomicrmw add i32* @ticket, i32 %6 seq_cst, align 4, !dbg !51
  store i32 %7, i32* %5, align 4, !dbg !51
  %8 = load i32, i32* %5, align 4, !dbg !51
  store i32 %8, i32* %3, align 4, !dbg !50
  %9 = load i32, i32* %3, align 4, !dbg !52
  %10 = icmp eq i32 %9, 1, !dbg !53
  %11 = zext i1 %10 to i32, !dbg !53
  call void @__VERIFIER_assume(i32 noundef %11), !dbg !54
  ret i8* null, !dbg !55
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

declare void @__VERIFIER_assume(i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symmetry-joins.c", directory: ".", checksumkind: CSK_MD5, checksum: "7b9d01746168fe32560d16bee8f9a5f4")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ticket", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 14.0.6"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !22, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!12}
!24 = !{}
!25 = !DILocalVariable(name: "t", scope: !21, file: !3, line: 24, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 24, column: 12, scope: !21)
!30 = !DILocalVariable(name: "u", scope: !21, file: !3, line: 24, type: !26)
!31 = !DILocation(line: 24, column: 15, scope: !21)
!32 = !DILocation(line: 25, column: 2, scope: !21)
!33 = !DILocation(line: 26, column: 2, scope: !21)
!34 = !DILocation(line: 27, column: 15, scope: !21)
!35 = !DILocation(line: 27, column: 2, scope: !21)
!36 = !DILocation(line: 29, column: 2, scope: !21)
!37 = !DILocation(line: 30, column: 2, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 30, column: 2)
!39 = distinct !DILexicalBlock(scope: !21, file: !3, line: 30, column: 2)
!40 = !DILocation(line: 30, column: 2, scope: !39)
!41 = !DILocation(line: 31, column: 15, scope: !21)
!42 = !DILocation(line: 31, column: 2, scope: !21)
!43 = !DILocation(line: 32, column: 2, scope: !21)
!44 = distinct !DISubprogram(name: "draw", scope: !3, file: !3, line: 15, type: !45, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !DILocalVariable(name: "arg", arg: 1, scope: !44, file: !3, line: 15, type: !5)
!48 = !DILocation(line: 15, column: 25, scope: !44)
!49 = !DILocalVariable(name: "mine", scope: !44, file: !3, line: 17, type: !12)
!50 = !DILocation(line: 17, column: 6, scope: !44)
!51 = !DILocation(line: 17, column: 13, scope: !44)
!52 = !DILocation(line: 18, column: 20, scope: !44)
!53 = !DILocation(line: 18, column: 25, scope: !44)
!54 = !DILocation(line: 18, column: 2, scope: !44)
!55 = !DILocation(line: 19, column: 2, scope: !44)
