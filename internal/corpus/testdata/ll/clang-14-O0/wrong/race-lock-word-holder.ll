; ModuleID = 'race-lock-word-holder.c'
source_filename = "race-lock-word-holder.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@word = internal global i32 0, align 4, !dbg !0
@n = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !22, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata i64* %3, metadata !27, metadata !DIExpression()), !dbg !28
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #4, !dbg !29
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #4, !dbg !30
  %6 = load i64, i64* %2, align 8, !dbg !31
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !32
  %8 = load i64, i64* %3, align 8, !dbg !33
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @inc(i8* noundef %0) #0 !dbg !36 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !39, metadata !DIExpression()), !dbg !40
  br label %6, !dbg !41

6:                                                ; preds = %11, %1
  store i32 1, i32* %3, align 4, !dbg !42
  %7 = load i32, i32* %3, align 4, !dbg !42
  %8 = atomicrmw xchg i32* @word, i32 %7 acquire, align 4, !dbg !42
  store i32 %8, i32* %4, align 4, !dbg !42
  %9 = load i32, i32* %4, align 4, !dbg !42
  %10 = icmp ne i32 %9, 0, !dbg !41
  br i1 %10, label %11, label %12, !dbg !41

11:                                               ; preds = %6
  br label %6, !dbg !41, !llvm.loop !43

12:                                               ; preds = %6
  %13 = load i32, i32* @word, align 4, !dbg !46
  %14 = icmp eq i32 %13, 1, !dbg !48
  br i1 %14, label %15, label %18, !dbg !49

15:                                               ; preds = %12
  %16 = load i32, i32* @n, align 4, !dbg !50
  %17 = add nsw i32 %16, 1, !dbg !50
  store i32 %17, i32* @n, align 4, !dbg !50
  br label %18, !dbg !51

18:                                               ; preds = %15, %12
  store i32 0, i32* %5, align 4, !dbg !52
  %19 = load i32, i32* %5, align 4, !dbg !52
  store atomic i32 %19, i32* @word release, align 4, !dbg !52
  %20 = load i8*, i8** %2, align 8, !dbg !53
  ret i8* %20, !dbg !54
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 6, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race-lock-word-holder.c", directory: ".", checksumkind: CSK_MD5, checksum: "b5c87d7609ba679595144549e50b33c9")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 6, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !19, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "a", scope: !18, file: !3, line: 20, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 20, column: 12, scope: !18)
!27 = !DILocalVariable(name: "b", scope: !18, file: !3, line: 20, type: !23)
!28 = !DILocation(line: 20, column: 15, scope: !18)
!29 = !DILocation(line: 21, column: 2, scope: !18)
!30 = !DILocation(line: 22, column: 2, scope: !18)
!31 = !DILocation(line: 23, column: 15, scope: !18)
!32 = !DILocation(line: 23, column: 2, scope: !18)
!33 = !DILocation(line: 24, column: 15, scope: !18)
!34 = !DILocation(line: 24, column: 2, scope: !18)
!35 = !DILocation(line: 25, column: 2, scope: !18)
!36 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 8, type: !37, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 8, type: !5)
!40 = !DILocation(line: 8, column: 24, scope: !36)
!41 = !DILocation(line: 10, column: 2, scope: !36)
!42 = !DILocation(line: 10, column: 9, scope: !36)
!43 = distinct !{!43, !41, !44, !45}
!44 = !DILocation(line: 11, column: 3, scope: !36)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 12, column: 6, scope: !47)
!47 = distinct !DILexicalBlock(scope: !36, file: !3, line: 12, column: 6)
!48 = !DILocation(line: 12, column: 11, scope: !47)
!49 = !DILocation(line: 12, column: 6, scope: !36)
!50 = !DILocation(line: 13, column: 4, scope: !47)
!51 = !DILocation(line: 13, column: 3, scope: !47)
!52 = !DILocation(line: 14, column: 2, scope: !36)
!53 = !DILocation(line: 15, column: 9, scope: !36)
!54 = !DILocation(line: 15, column: 2, scope: !36)
