; ModuleID = 'mixed-lock-byte-holder.c'
source_filename = "mixed-lock-byte-holder.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@lock = internal global i8* bitcast (i32* @word to i8*), align 8, !dbg !0
@word = internal global i32 0, align 4, !dbg !7
@seen = internal global i32 0, align 4, !dbg !10

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !27, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata i64* %3, metadata !32, metadata !DIExpression()), !dbg !33
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reads, i8* noundef null) #4, !dbg !34
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @waits, i8* noundef null) #4, !dbg !35
  %6 = load i64, i64* %2, align 8, !dbg !36
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !37
  %8 = load i64, i64* %3, align 8, !dbg !38
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !39
  ret i32 0, !dbg !40
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reads(i8* noundef %0) #0 !dbg !41 {
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !44, metadata !DIExpression()), !dbg !45
  br label %7, !dbg !46

7:                                                ; preds = %13, %1
  %8 = load i8*, i8** @lock, align 8, !dbg !47
  store i8 1, i8* %3, align 1, !dbg !48
  %9 = load i8, i8* %3, align 1, !dbg !48
  %10 = atomicrmw xchg i8* %8, i8 %9 acquire, align 1, !dbg !48
  store i8 %10, i8* %4, align 1, !dbg !48
  %11 = load i8, i8* %4, align 1, !dbg !48
  %12 = icmp ne i8 %11, 0, !dbg !46
  br i1 %12, label %13, label %14, !dbg !46

13:                                               ; preds = %7
  br label %7, !dbg !46, !llvm.loop !49

14:                                               ; preds = %7
  %15 = load atomic i32, i32* @word monotonic, align 4, !dbg !52
  store i32 %15, i32* %5, align 4, !dbg !52
  %16 = load i32, i32* %5, align 4, !dbg !52
  store i32 %16, i32* @seen, align 4, !dbg !53
  %17 = load i8*, i8** @lock, align 8, !dbg !54
  store i8 0, i8* %6, align 1, !dbg !55
  %18 = load i8, i8* %6, align 1, !dbg !55
  store atomic i8 %18, i8* %17 release, align 1, !dbg !55
  %19 = load i8*, i8** %2, align 8, !dbg !56
  ret i8* %19, !dbg !57
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @waits(i8* noundef %0) #0 !dbg !58 {
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !59, metadata !DIExpression()), !dbg !60
  br label %6, !dbg !61

6:                                                ; preds = %12, %1
  %7 = load i8*, i8** @lock, align 8, !dbg !62
  store i8 1, i8* %3, align 1, !dbg !63
  %8 = load i8, i8* %3, align 1, !dbg !63
  %9 = atomicrmw xchg i8* %7, i8 %8 acquire, align 1, !dbg !63
  store i8 %9, i8* %4, align 1, !dbg !63
  %10 = load i8, i8* %4, align 1, !dbg !63
  %11 = icmp ne i8 %10, 0, !dbg !61
  br i1 %11, label %12, label %13, !dbg !61

12:                                               ; preds = %6
  br label %6, !dbg !61, !llvm.loop !64

13:                                               ; preds = %6
  %14 = load i8*, i8** @lock, align 8, !dbg !66
  store i8 0, i8* %5, align 1, !dbg !67
  %15 = load i8, i8* %5, align 1, !dbg !67
  store atomic i8 %15, i8* %14 release, align 1, !dbg !67
  %16 = load i8*, i8** %2, align 8, !dbg !68
  ret i8* %16, !dbg !69
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 9, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-lock-byte-holder.c", directory: ".", checksumkind: CSK_MD5, checksum: "69a5ed827c8c9e21ce70ddac7231c021")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !23, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{}
!27 = !DILocalVariable(name: "a", scope: !22, file: !3, line: 30, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 30, column: 12, scope: !22)
!32 = !DILocalVariable(name: "b", scope: !22, file: !3, line: 30, type: !28)
!33 = !DILocation(line: 30, column: 15, scope: !22)
!34 = !DILocation(line: 31, column: 2, scope: !22)
!35 = !DILocation(line: 32, column: 2, scope: !22)
!36 = !DILocation(line: 33, column: 15, scope: !22)
!37 = !DILocation(line: 33, column: 2, scope: !22)
!38 = !DILocation(line: 34, column: 15, scope: !22)
!39 = !DILocation(line: 34, column: 2, scope: !22)
!40 = !DILocation(line: 35, column: 2, scope: !22)
!41 = distinct !DISubprogram(name: "reads", scope: !3, file: !3, line: 11, type: !42, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !5}
!44 = !DILocalVariable(name: "arg", arg: 1, scope: !41, file: !3, line: 11, type: !5)
!45 = !DILocation(line: 11, column: 26, scope: !41)
!46 = !DILocation(line: 13, column: 2, scope: !41)
!47 = !DILocation(line: 13, column: 29, scope: !41)
!48 = !DILocation(line: 13, column: 9, scope: !41)
!49 = distinct !{!49, !46, !50, !51}
!50 = !DILocation(line: 14, column: 3, scope: !41)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 15, column: 9, scope: !41)
!53 = !DILocation(line: 15, column: 7, scope: !41)
!54 = !DILocation(line: 16, column: 19, scope: !41)
!55 = !DILocation(line: 16, column: 2, scope: !41)
!56 = !DILocation(line: 17, column: 9, scope: !41)
!57 = !DILocation(line: 17, column: 2, scope: !41)
!58 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 20, type: !42, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!59 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 20, type: !5)
!60 = !DILocation(line: 20, column: 26, scope: !58)
!61 = !DILocation(line: 22, column: 2, scope: !58)
!62 = !DILocation(line: 22, column: 29, scope: !58)
!63 = !DILocation(line: 22, column: 9, scope: !58)
!64 = distinct !{!64, !61, !65, !51}
!65 = !DILocation(line: 23, column: 3, scope: !58)
!66 = !DILocation(line: 24, column: 19, scope: !58)
!67 = !DILocation(line: 24, column: 2, scope: !58)
!68 = !DILocation(line: 25, column: 9, scope: !58)
!69 = !DILocation(line: 25, column: 2, scope: !58)
