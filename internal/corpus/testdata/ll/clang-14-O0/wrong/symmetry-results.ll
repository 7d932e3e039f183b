; ModuleID = 'symmetry-results.c'
source_filename = "symmetry-results.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [27 x i8] c"(long)first < (long)second\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"symmetry-results.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@ticket = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata i64* %3, metadata !29, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata i8** %4, metadata !31, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata i8** %5, metadata !33, metadata !DIExpression()), !dbg !34
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @draw, i8* noundef null) #5, !dbg !35
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @draw, i8* noundef null) #5, !dbg !36
  %8 = load i64, i64* %2, align 8, !dbg !37
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef %4), !dbg !38
  %10 = load i64, i64* %3, align 8, !dbg !39
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef %5), !dbg !40
  %12 = load i8*, i8** %4, align 8, !dbg !41
  %13 = ptrtoint i8* %12 to i64, !dbg !41
  %14 = load i8*, i8** %5, align 8, !dbg !41
  %15 = ptrtoint i8* %14 to i64, !dbg !41
  %16 = icmp slt i64 %13, %15, !dbg !41
  br i1 %16, label %17, label %18, !dbg !44

17:                                               ; preds = %0
  br label %19, !dbg !44

18:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !41
  unreachable, !dbg !41

19:                                               ; preds = %17
  ret i32 0, !dbg !45
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @draw(i8* noundef %0) #0 !dbg !46 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !49, metadata !DIExpression()), !dbg !50
  store i32 1, i32* %3, align 4, !dbg !51
  %5 = load i32, i32* %3, align 4, !dbg !51
  %6 = atomicrmw add i32* @ticket, i32 %5 seq_cst, align 4, !dbg !51
  store i32 %6, i32* %4, align 4, !dbg !51
  %7 = load i32, i32* %4, align 4, !dbg !51
  %8 = sext i32 %7 to i64, !dbg !52
  %9 = inttoptr i64 %8 to i8*, !dbg !53
  ret i8* %9, !dbg !54
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
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ticket", scope: !2, file: !3, line: 9, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symmetry-results.c", directory: ".", checksumkind: CSK_MD5, checksum: "538e7025074f241bdffa9a92e0477742")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !9, line: 92, baseType: !10)
!9 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !11)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !21, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!11}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 18, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 18, column: 12, scope: !20)
!29 = !DILocalVariable(name: "u", scope: !20, file: !3, line: 18, type: !25)
!30 = !DILocation(line: 18, column: 15, scope: !20)
!31 = !DILocalVariable(name: "first", scope: !20, file: !3, line: 19, type: !5)
!32 = !DILocation(line: 19, column: 8, scope: !20)
!33 = !DILocalVariable(name: "second", scope: !20, file: !3, line: 19, type: !5)
!34 = !DILocation(line: 19, column: 16, scope: !20)
!35 = !DILocation(line: 20, column: 2, scope: !20)
!36 = !DILocation(line: 21, column: 2, scope: !20)
!37 = !DILocation(line: 22, column: 15, scope: !20)
!38 = !DILocation(line: 22, column: 2, scope: !20)
!39 = !DILocation(line: 23, column: 15, scope: !20)
!40 = !DILocation(line: 23, column: 2, scope: !20)
!41 = !DILocation(line: 24, column: 2, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 24, column: 2)
!43 = distinct !DILexicalBlock(scope: !20, file: !3, line: 24, column: 2)
!44 = !DILocation(line: 24, column: 2, scope: !43)
!45 = !DILocation(line: 25, column: 2, scope: !20)
!46 = distinct !DISubprogram(name: "draw", scope: !3, file: !3, line: 11, type: !47, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !5}
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 11, type: !5)
!50 = !DILocation(line: 11, column: 25, scope: !46)
!51 = !DILocation(line: 13, column: 23, scope: !46)
!52 = !DILocation(line: 13, column: 17, scope: !46)
!53 = !DILocation(line: 13, column: 9, scope: !46)
!54 = !DILocation(line: 13, column: 2, scope: !46)
