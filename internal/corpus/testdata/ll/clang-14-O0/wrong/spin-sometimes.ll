; ModuleID = 'spin-sometimes.c'
source_filename = "spin-sometimes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@request = dso_local global i32 0, align 4, !dbg !0
@flag = dso_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !25, metadata !DIExpression()), !dbg !29
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @server, i8* noundef null) #4, !dbg !30
  store i32 1, i32* %3, align 4, !dbg !31
  %6 = load i32, i32* %3, align 4, !dbg !31
  store atomic i32 %6, i32* @request seq_cst, align 4, !dbg !31
  br label %7, !dbg !32

7:                                                ; preds = %12, %0
  %8 = load atomic i32, i32* @flag seq_cst, align 4, !dbg !33
  store i32 %8, i32* %4, align 4, !dbg !33
  %9 = load i32, i32* %4, align 4, !dbg !33
  %10 = icmp ne i32 %9, 0, !dbg !34
  %11 = xor i1 %10, true, !dbg !34
  br i1 %11, label %12, label %13, !dbg !32

12:                                               ; preds = %7
  br label %7, !dbg !32, !llvm.loop !35

13:                                               ; preds = %7
  %14 = load i64, i64* %2, align 8, !dbg !38
  %15 = call i32 @pthread_join(i64 noundef %14, i8** noundef null), !dbg !39
  ret i32 0, !dbg !40
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @server(i8* noundef %0) #0 !dbg !41 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !44, metadata !DIExpression()), !dbg !45
  %5 = load atomic i32, i32* @request seq_cst, align 4, !dbg !46
  store i32 %5, i32* %3, align 4, !dbg !46
  %6 = load i32, i32* %3, align 4, !dbg !46
  %7 = icmp ne i32 %6, 0, !dbg !46
  br i1 %7, label %8, label %10, !dbg !48

8:                                                ; preds = %1
  store i32 1, i32* %4, align 4, !dbg !49
  %9 = load i32, i32* %4, align 4, !dbg !49
  store atomic i32 %9, i32* @flag seq_cst, align 4, !dbg !49
  br label %10, !dbg !49

10:                                               ; preds = %8, %1
  %11 = load i8*, i8** %2, align 8, !dbg !50
  ret i8* %11, !dbg !51
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "request", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin-sometimes.c", directory: ".", checksumkind: CSK_MD5, checksum: "7b3099bd9493ea9ce04c099d72e86f01")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
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
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !22, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!12}
!24 = !{}
!25 = !DILocalVariable(name: "t", scope: !21, file: !3, line: 18, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 18, column: 12, scope: !21)
!30 = !DILocation(line: 19, column: 2, scope: !21)
!31 = !DILocation(line: 20, column: 2, scope: !21)
!32 = !DILocation(line: 21, column: 2, scope: !21)
!33 = !DILocation(line: 21, column: 10, scope: !21)
!34 = !DILocation(line: 21, column: 9, scope: !21)
!35 = distinct !{!35, !32, !36, !37}
!36 = !DILocation(line: 22, column: 3, scope: !21)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 23, column: 15, scope: !21)
!39 = !DILocation(line: 23, column: 2, scope: !21)
!40 = !DILocation(line: 24, column: 2, scope: !21)
!41 = distinct !DISubprogram(name: "server", scope: !3, file: !3, line: 9, type: !42, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !5}
!44 = !DILocalVariable(name: "arg", arg: 1, scope: !41, file: !3, line: 9, type: !5)
!45 = !DILocation(line: 9, column: 27, scope: !41)
!46 = !DILocation(line: 11, column: 6, scope: !47)
!47 = distinct !DILexicalBlock(scope: !41, file: !3, line: 11, column: 6)
!48 = !DILocation(line: 11, column: 6, scope: !41)
!49 = !DILocation(line: 12, column: 3, scope: !47)
!50 = !DILocation(line: 13, column: 9, scope: !41)
!51 = !DILocation(line: 13, column: 2, scope: !41)
