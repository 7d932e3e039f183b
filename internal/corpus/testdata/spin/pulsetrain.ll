; ModuleID = 'pulsetrain.c'
source_filename = "pulsetrain.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@pulse = dso_local global i32 0, align 4, !dbg !0
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
  %7 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !41, metadata !DIExpression()), !dbg !42
  br label %8, !dbg !43

8:                                                ; preds = %13, %1
  %9 = load atomic i32, i32* @stop seq_cst, align 4, !dbg !44
  store i32 %9, i32* %3, align 4, !dbg !44
  %10 = load i32, i32* %3, align 4, !dbg !44
  %11 = icmp ne i32 %10, 0, !dbg !45
  %12 = xor i1 %11, true, !dbg !45
  br i1 %12, label %13, label %20, !dbg !43

13:                                               ; preds = %8
  store i32 1, i32* %4, align 4, !dbg !46
  %14 = load i32, i32* %4, align 4, !dbg !46
  %15 = atomicrmw add i32* @pulse, i32 %14 seq_cst, align 4, !dbg !46
  store i32 %15, i32* %5, align 4, !dbg !46
  %16 = load i32, i32* %5, align 4, !dbg !46
  store i32 1, i32* %6, align 4, !dbg !48
  %17 = load i32, i32* %6, align 4, !dbg !48
  %18 = atomicrmw sub i32* @pulse, i32 %17 seq_cst, align 4, !dbg !48
  store i32 %18, i32* %7, align 4, !dbg !48
  %19 = load i32, i32* %7, align 4, !dbg !48
  br label %8, !dbg !43, !llvm.loop !49

20:                                               ; preds = %8
  ret i8* null, !dbg !52
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @client(i8* noundef %0) #0 !dbg !53 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  br label %4, !dbg !56

4:                                                ; preds = %22, %1
  %5 = call i32 @sees(), !dbg !57
  %6 = icmp ne i32 %5, 0, !dbg !57
  br i1 %6, label %7, label %19, !dbg !58

7:                                                ; preds = %4
  %8 = call i32 @sees(), !dbg !59
  %9 = icmp ne i32 %8, 0, !dbg !59
  br i1 %9, label %10, label %19, !dbg !60

10:                                               ; preds = %7
  %11 = call i32 @sees(), !dbg !61
  %12 = icmp ne i32 %11, 0, !dbg !61
  br i1 %12, label %13, label %19, !dbg !62

13:                                               ; preds = %10
  %14 = call i32 @sees(), !dbg !63
  %15 = icmp ne i32 %14, 0, !dbg !63
  br i1 %15, label %16, label %19, !dbg !64

16:                                               ; preds = %13
  %17 = call i32 @sees(), !dbg !65
  %18 = icmp ne i32 %17, 0, !dbg !64
  br label %19

19:                                               ; preds = %16, %13, %10, %7, %4
  %20 = phi i1 [ false, %13 ], [ false, %10 ], [ false, %7 ], [ false, %4 ], [ %18, %16 ], !dbg !66
  %21 = xor i1 %20, true, !dbg !67
  br i1 %21, label %22, label %23, !dbg !56

22:                                               ; preds = %19
  br label %4, !dbg !56, !llvm.loop !68

23:                                               ; preds = %19
  store i32 1, i32* %3, align 4, !dbg !70
  %24 = load i32, i32* %3, align 4, !dbg !70
  store atomic i32 %24, i32* @stop seq_cst, align 4, !dbg !70
  ret i8* null, !dbg !71
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sees() #0 !dbg !72 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = load atomic i32, i32* @pulse seq_cst, align 4, !dbg !73
  store i32 %3, i32* %1, align 4, !dbg !73
  %4 = load i32, i32* %1, align 4, !dbg !73
  %5 = icmp eq i32 %4, 1, !dbg !74
  br i1 %5, label %6, label %10, !dbg !75

6:                                                ; preds = %0
  %7 = load atomic i32, i32* @pulse seq_cst, align 4, !dbg !76
  store i32 %7, i32* %2, align 4, !dbg !76
  %8 = load i32, i32* %2, align 4, !dbg !76
  %9 = icmp eq i32 %8, 0, !dbg !77
  br label %10

10:                                               ; preds = %6, %0
  %11 = phi i1 [ false, %0 ], [ %9, %6 ], !dbg !78
  %12 = zext i1 %11 to i32, !dbg !75
  ret i32 %12, !dbg !79
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pulse", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pulsetrain.c", directory: ".", checksumkind: CSK_MD5, checksum: "c5a20dc736838867603894a345afe9cc")
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
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !20, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 10, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 10, column: 13, scope: !19)
!28 = !DILocalVariable(name: "u", scope: !19, file: !3, line: 10, type: !24)
!29 = !DILocation(line: 10, column: 16, scope: !19)
!30 = !DILocation(line: 11, column: 3, scope: !19)
!31 = !DILocation(line: 12, column: 3, scope: !19)
!32 = !DILocation(line: 13, column: 16, scope: !19)
!33 = !DILocation(line: 13, column: 3, scope: !19)
!34 = !DILocation(line: 14, column: 16, scope: !19)
!35 = !DILocation(line: 14, column: 3, scope: !19)
!36 = !DILocation(line: 15, column: 3, scope: !19)
!37 = distinct !DISubprogram(name: "server", scope: !3, file: !3, line: 6, type: !38, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!41 = !DILocalVariable(name: "a", arg: 1, scope: !37, file: !3, line: 6, type: !40)
!42 = !DILocation(line: 6, column: 27, scope: !37)
!43 = !DILocation(line: 6, column: 32, scope: !37)
!44 = !DILocation(line: 6, column: 40, scope: !37)
!45 = !DILocation(line: 6, column: 39, scope: !37)
!46 = !DILocation(line: 6, column: 62, scope: !47)
!47 = distinct !DILexicalBlock(scope: !37, file: !3, line: 6, column: 60)
!48 = !DILocation(line: 6, column: 91, scope: !47)
!49 = distinct !{!49, !43, !50, !51}
!50 = !DILocation(line: 6, column: 120, scope: !37)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 6, column: 122, scope: !37)
!53 = distinct !DISubprogram(name: "client", scope: !3, file: !3, line: 8, type: !38, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!54 = !DILocalVariable(name: "a", arg: 1, scope: !53, file: !3, line: 8, type: !40)
!55 = !DILocation(line: 8, column: 27, scope: !53)
!56 = !DILocation(line: 8, column: 32, scope: !53)
!57 = !DILocation(line: 8, column: 41, scope: !53)
!58 = !DILocation(line: 8, column: 48, scope: !53)
!59 = !DILocation(line: 8, column: 51, scope: !53)
!60 = !DILocation(line: 8, column: 58, scope: !53)
!61 = !DILocation(line: 8, column: 61, scope: !53)
!62 = !DILocation(line: 8, column: 68, scope: !53)
!63 = !DILocation(line: 8, column: 71, scope: !53)
!64 = !DILocation(line: 8, column: 78, scope: !53)
!65 = !DILocation(line: 8, column: 81, scope: !53)
!66 = !DILocation(line: 0, scope: !53)
!67 = !DILocation(line: 8, column: 39, scope: !53)
!68 = distinct !{!68, !56, !69, !51}
!69 = !DILocation(line: 8, column: 91, scope: !53)
!70 = !DILocation(line: 8, column: 93, scope: !53)
!71 = !DILocation(line: 8, column: 117, scope: !53)
!72 = distinct !DISubprogram(name: "sees", scope: !3, file: !3, line: 7, type: !20, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!73 = !DILocation(line: 7, column: 32, scope: !72)
!74 = !DILocation(line: 7, column: 52, scope: !72)
!75 = !DILocation(line: 7, column: 57, scope: !72)
!76 = !DILocation(line: 7, column: 60, scope: !72)
!77 = !DILocation(line: 7, column: 80, scope: !72)
!78 = !DILocation(line: 0, scope: !72)
!79 = !DILocation(line: 7, column: 25, scope: !72)
