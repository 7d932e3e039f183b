; ModuleID = 'polls.c'
source_filename = "polls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@req = dso_local global i32 0, align 4, !dbg !0
@stop = dso_local global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !23, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %3, metadata !28, metadata !DIExpression()), !dbg !29
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @server, i8* noundef null) #4, !dbg !30
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @client, i8* noundef null) #4, !dbg !31
  %6 = load i64, i64* %2, align 8, !dbg !32
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !33
  %8 = load i64, i64* %3, align 8, !dbg !34
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !35
  ret i32 0, !dbg !36
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @server(i8* noundef %0) #0 !dbg !37 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !41, metadata !DIExpression()), !dbg !42
  br label %7, !dbg !43

7:                                                ; preds = %19, %1
  %8 = load atomic i32, i32* @stop seq_cst, align 4, !dbg !44
  store i32 %8, i32* %3, align 4, !dbg !44
  %9 = load i32, i32* %3, align 4, !dbg !44
  %10 = icmp ne i32 %9, 0, !dbg !45
  %11 = xor i1 %10, true, !dbg !45
  br i1 %11, label %12, label %20, !dbg !43

12:                                               ; preds = %7
  store i32 0, i32* %4, align 4, !dbg !46
  %13 = load i32, i32* %4, align 4, !dbg !46
  %14 = atomicrmw add i32* @req, i32 %13 seq_cst, align 4, !dbg !46
  store i32 %14, i32* %5, align 4, !dbg !46
  %15 = load i32, i32* %5, align 4, !dbg !46
  %16 = icmp ne i32 %15, 0, !dbg !46
  br i1 %16, label %17, label %19, !dbg !49

17:                                               ; preds = %12
  store i32 0, i32* %6, align 4, !dbg !50
  %18 = load i32, i32* %6, align 4, !dbg !50
  store atomic i32 %18, i32* @req seq_cst, align 4, !dbg !50
  br label %19, !dbg !50

19:                                               ; preds = %17, %12
  br label %7, !dbg !43, !llvm.loop !51

20:                                               ; preds = %7
  ret i8* null, !dbg !54
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @client(i8* noundef %0) #0 !dbg !55 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !56, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata i32* %3, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, i32* %3, align 4, !dbg !60
  br label %7, !dbg !61

7:                                                ; preds = %18, %1
  %8 = load i32, i32* %3, align 4, !dbg !62
  %9 = icmp slt i32 %8, 6, !dbg !64
  br i1 %9, label %10, label %21, !dbg !65

10:                                               ; preds = %7
  store i32 1, i32* %4, align 4, !dbg !66
  %11 = load i32, i32* %4, align 4, !dbg !66
  store atomic i32 %11, i32* @req seq_cst, align 4, !dbg !66
  br label %12, !dbg !68

12:                                               ; preds = %16, %10
  %13 = load atomic i32, i32* @req seq_cst, align 4, !dbg !69
  store i32 %13, i32* %5, align 4, !dbg !69
  %14 = load i32, i32* %5, align 4, !dbg !69
  %15 = icmp ne i32 %14, 0, !dbg !68
  br i1 %15, label %16, label %17, !dbg !68

16:                                               ; preds = %12
  br label %12, !dbg !68, !llvm.loop !70

17:                                               ; preds = %12
  br label %18, !dbg !72

18:                                               ; preds = %17
  %19 = load i32, i32* %3, align 4, !dbg !73
  %20 = add nsw i32 %19, 1, !dbg !73
  store i32 %20, i32* %3, align 4, !dbg !73
  br label %7, !dbg !74, !llvm.loop !75

21:                                               ; preds = %7
  store i32 1, i32* %6, align 4, !dbg !77
  %22 = load i32, i32* %6, align 4, !dbg !77
  store atomic i32 %22, i32* @stop seq_cst, align 4, !dbg !77
  ret i8* null, !dbg !78
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "req", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "polls.c", directory: ".", checksumkind: CSK_MD5, checksum: "4072b3a4f517642645888fc50ce41ab1")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
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
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !20, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 9, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 9, column: 13, scope: !19)
!28 = !DILocalVariable(name: "u", scope: !19, file: !3, line: 9, type: !24)
!29 = !DILocation(line: 9, column: 16, scope: !19)
!30 = !DILocation(line: 10, column: 3, scope: !19)
!31 = !DILocation(line: 11, column: 3, scope: !19)
!32 = !DILocation(line: 12, column: 16, scope: !19)
!33 = !DILocation(line: 12, column: 3, scope: !19)
!34 = !DILocation(line: 13, column: 16, scope: !19)
!35 = !DILocation(line: 13, column: 3, scope: !19)
!36 = !DILocation(line: 14, column: 3, scope: !19)
!37 = distinct !DISubprogram(name: "server", scope: !3, file: !3, line: 6, type: !38, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!41 = !DILocalVariable(name: "a", arg: 1, scope: !37, file: !3, line: 6, type: !40)
!42 = !DILocation(line: 6, column: 27, scope: !37)
!43 = !DILocation(line: 6, column: 32, scope: !37)
!44 = !DILocation(line: 6, column: 40, scope: !37)
!45 = !DILocation(line: 6, column: 39, scope: !37)
!46 = !DILocation(line: 6, column: 66, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 6, column: 66)
!48 = distinct !DILexicalBlock(scope: !37, file: !3, line: 6, column: 60)
!49 = !DILocation(line: 6, column: 66, scope: !48)
!50 = !DILocation(line: 6, column: 93, scope: !47)
!51 = distinct !{!51, !43, !52, !53}
!52 = !DILocation(line: 6, column: 116, scope: !37)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 6, column: 118, scope: !37)
!55 = distinct !DISubprogram(name: "client", scope: !3, file: !3, line: 7, type: !38, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!56 = !DILocalVariable(name: "a", arg: 1, scope: !55, file: !3, line: 7, type: !40)
!57 = !DILocation(line: 7, column: 27, scope: !55)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 7, type: !10)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 7, column: 32)
!60 = !DILocation(line: 7, column: 41, scope: !59)
!61 = !DILocation(line: 7, column: 37, scope: !59)
!62 = !DILocation(line: 7, column: 48, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 7, column: 32)
!64 = !DILocation(line: 7, column: 50, scope: !63)
!65 = !DILocation(line: 7, column: 32, scope: !59)
!66 = !DILocation(line: 7, column: 62, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 7, column: 60)
!68 = !DILocation(line: 7, column: 85, scope: !67)
!69 = !DILocation(line: 7, column: 92, scope: !67)
!70 = distinct !{!70, !68, !71, !53}
!71 = !DILocation(line: 7, column: 111, scope: !67)
!72 = !DILocation(line: 7, column: 113, scope: !67)
!73 = !DILocation(line: 7, column: 56, scope: !63)
!74 = !DILocation(line: 7, column: 32, scope: !63)
!75 = distinct !{!75, !65, !76, !53}
!76 = !DILocation(line: 7, column: 113, scope: !59)
!77 = !DILocation(line: 7, column: 115, scope: !55)
!78 = !DILocation(line: 7, column: 139, scope: !55)
