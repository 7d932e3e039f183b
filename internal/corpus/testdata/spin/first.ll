; ModuleID = 'first.c'
source_filename = "first.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@first = dso_local global i32 0, align 4, !dbg !5
@last = dso_local global i32 0, align 4, !dbg !8
@rounds = dso_local global i32 0, align 4, !dbg !10

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !27, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata i64* %3, metadata !32, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata i64* %4, metadata !34, metadata !DIExpression()), !dbg !35
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @r, i8* noundef null) #3, !dbg !36
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @w, i8* noundef null) #3, !dbg !37
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @s, i8* noundef null) #3, !dbg !38
  ret i32 0, !dbg !39
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @r(i8* noundef %0) #0 !dbg !40 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %3, metadata !46, metadata !DIExpression()), !dbg !47
  %4 = load atomic i32, i32* @x seq_cst, align 4, !dbg !48
  store i32 %4, i32* %3, align 4, !dbg !47
  %5 = load i32, i32* %3, align 4, !dbg !49
  store i32 %5, i32* @first, align 4, !dbg !50
  br label %6, !dbg !51

6:                                                ; preds = %9, %1
  %7 = load i32, i32* %3, align 4, !dbg !52
  %8 = icmp slt i32 %7, 2, !dbg !53
  br i1 %8, label %9, label %11, !dbg !51

9:                                                ; preds = %6
  %10 = load atomic i32, i32* @x seq_cst, align 4, !dbg !54
  store i32 %10, i32* %3, align 4, !dbg !55
  br label %6, !dbg !51, !llvm.loop !56

11:                                               ; preds = %6
  %12 = load i32, i32* %3, align 4, !dbg !58
  store i32 %12, i32* @last, align 4, !dbg !59
  ret i8* null, !dbg !60
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @w(i8* noundef %0) #0 !dbg !61 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !62, metadata !DIExpression()), !dbg !63
  store atomic i32 1, i32* @x seq_cst, align 4, !dbg !64
  store atomic i32 2, i32* @x seq_cst, align 4, !dbg !65
  ret i8* null, !dbg !66
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @s(i8* noundef %0) #0 !dbg !67 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !68, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata i32* %3, metadata !70, metadata !DIExpression()), !dbg !71
  %7 = load atomic i32, i32* @x seq_cst, align 4, !dbg !72
  store i32 %7, i32* %3, align 4, !dbg !71
  call void @llvm.dbg.declare(metadata i32* %4, metadata !73, metadata !DIExpression()), !dbg !74
  %8 = load i32, i32* %3, align 4, !dbg !75
  store i32 %8, i32* %4, align 4, !dbg !74
  br label %9, !dbg !76

9:                                                ; preds = %23, %1
  %10 = load i32, i32* %3, align 4, !dbg !77
  %11 = add nsw i32 %10, 1, !dbg !77
  store i32 %11, i32* %5, align 4, !dbg !77
  %12 = load i32, i32* %3, align 4, !dbg !77
  %13 = load i32, i32* %5, align 4, !dbg !77
  %14 = cmpxchg i32* @x, i32 %12, i32 %13 seq_cst seq_cst, align 4, !dbg !77
  %15 = extractvalue { i32, i1 } %14, 0, !dbg !77
  %16 = extractvalue { i32, i1 } %14, 1, !dbg !77
  br i1 %16, label %18, label %17, !dbg !77

17:                                               ; preds = %9
  store i32 %15, i32* %3, align 4, !dbg !77
  br label %18, !dbg !77

18:                                               ; preds = %17, %9
  %19 = zext i1 %16 to i8, !dbg !77
  store i8 %19, i8* %6, align 1, !dbg !77
  %20 = load i8, i8* %6, align 1, !dbg !77
  %21 = trunc i8 %20 to i1, !dbg !77
  %22 = xor i1 %21, true, !dbg !78
  br i1 %22, label %23, label %24, !dbg !76

23:                                               ; preds = %18
  br label %9, !dbg !76, !llvm.loop !79

24:                                               ; preds = %18
  %25 = load i32, i32* %4, align 4, !dbg !81
  %26 = mul nsw i32 %25, 10, !dbg !82
  %27 = load i32, i32* %3, align 4, !dbg !83
  %28 = add nsw i32 %26, %27, !dbg !84
  store i32 %28, i32* @rounds, align 4, !dbg !85
  ret i8* null, !dbg !86
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "first.c", directory: ".", checksumkind: CSK_MD5, checksum: "5962b3ae689a7d1ed9553779eeae6ba2")
!4 = !{!0, !5, !8, !10}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "rounds", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !13, line: 92, baseType: !14)
!13 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !24, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!7}
!26 = !{}
!27 = !DILocalVariable(name: "a", scope: !23, file: !3, line: 9, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 9, column: 28, scope: !23)
!32 = !DILocalVariable(name: "b", scope: !23, file: !3, line: 9, type: !28)
!33 = !DILocation(line: 9, column: 31, scope: !23)
!34 = !DILocalVariable(name: "c", scope: !23, file: !3, line: 9, type: !28)
!35 = !DILocation(line: 9, column: 34, scope: !23)
!36 = !DILocation(line: 9, column: 37, scope: !23)
!37 = !DILocation(line: 9, column: 66, scope: !23)
!38 = !DILocation(line: 9, column: 95, scope: !23)
!39 = !DILocation(line: 9, column: 124, scope: !23)
!40 = distinct !DISubprogram(name: "r", scope: !3, file: !3, line: 6, type: !41, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!44 = !DILocalVariable(name: "u", arg: 1, scope: !40, file: !3, line: 6, type: !43)
!45 = !DILocation(line: 6, column: 22, scope: !40)
!46 = !DILocalVariable(name: "v", scope: !40, file: !3, line: 6, type: !7)
!47 = !DILocation(line: 6, column: 31, scope: !40)
!48 = !DILocation(line: 6, column: 35, scope: !40)
!49 = !DILocation(line: 6, column: 46, scope: !40)
!50 = !DILocation(line: 6, column: 44, scope: !40)
!51 = !DILocation(line: 6, column: 49, scope: !40)
!52 = !DILocation(line: 6, column: 56, scope: !40)
!53 = !DILocation(line: 6, column: 58, scope: !40)
!54 = !DILocation(line: 6, column: 67, scope: !40)
!55 = !DILocation(line: 6, column: 65, scope: !40)
!56 = distinct !{!56, !51, !54, !57}
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 6, column: 77, scope: !40)
!59 = !DILocation(line: 6, column: 75, scope: !40)
!60 = !DILocation(line: 6, column: 80, scope: !40)
!61 = distinct !DISubprogram(name: "w", scope: !3, file: !3, line: 8, type: !41, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!62 = !DILocalVariable(name: "u", arg: 1, scope: !61, file: !3, line: 8, type: !43)
!63 = !DILocation(line: 8, column: 22, scope: !61)
!64 = !DILocation(line: 8, column: 29, scope: !61)
!65 = !DILocation(line: 8, column: 36, scope: !61)
!66 = !DILocation(line: 8, column: 41, scope: !61)
!67 = distinct !DISubprogram(name: "s", scope: !3, file: !3, line: 7, type: !41, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!68 = !DILocalVariable(name: "u", arg: 1, scope: !67, file: !3, line: 7, type: !43)
!69 = !DILocation(line: 7, column: 22, scope: !67)
!70 = !DILocalVariable(name: "v", scope: !67, file: !3, line: 7, type: !7)
!71 = !DILocation(line: 7, column: 31, scope: !67)
!72 = !DILocation(line: 7, column: 35, scope: !67)
!73 = !DILocalVariable(name: "f", scope: !67, file: !3, line: 7, type: !7)
!74 = !DILocation(line: 7, column: 38, scope: !67)
!75 = !DILocation(line: 7, column: 42, scope: !67)
!76 = !DILocation(line: 7, column: 45, scope: !67)
!77 = !DILocation(line: 7, column: 53, scope: !67)
!78 = !DILocation(line: 7, column: 52, scope: !67)
!79 = distinct !{!79, !76, !80, !57}
!80 = !DILocation(line: 7, column: 100, scope: !67)
!81 = !DILocation(line: 7, column: 111, scope: !67)
!82 = !DILocation(line: 7, column: 113, scope: !67)
!83 = !DILocation(line: 7, column: 120, scope: !67)
!84 = !DILocation(line: 7, column: 118, scope: !67)
!85 = !DILocation(line: 7, column: 109, scope: !67)
!86 = !DILocation(line: 7, column: 123, scope: !67)
