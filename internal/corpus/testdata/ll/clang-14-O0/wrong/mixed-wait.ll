; ModuleID = 'mixed-wait.c'
source_filename = "mixed-wait.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@word = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !22, metadata !DIExpression()), !dbg !26
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @store, i8* noundef null) #4, !dbg !27
  br label %5, !dbg !28

5:                                                ; preds = %9, %0
  %6 = load atomic i32, i32* @word acquire, align 4, !dbg !29
  store i32 %6, i32* %3, align 4, !dbg !29
  %7 = load i32, i32* %3, align 4, !dbg !29
  %8 = icmp eq i32 %7, 0, !dbg !30
  br i1 %8, label %9, label %10, !dbg !28

9:                                                ; preds = %5
  br label %5, !dbg !28, !llvm.loop !31

10:                                               ; preds = %5
  %11 = load i64, i64* %2, align 8, !dbg !34
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !35
  ret i32 0, !dbg !36
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @store(i8* noundef %0) #0 !dbg !37 {
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !40, metadata !DIExpression()), !dbg !41
  store i8 1, i8* %3, align 1, !dbg !42
  %4 = load i8, i8* %3, align 1, !dbg !42
  store atomic i8 %4, i8* bitcast (i32* @word to i8*) release, align 4, !dbg !42
  %5 = load i8*, i8** %2, align 8, !dbg !43
  ret i8* %5, !dbg !44
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
!1 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-wait.c", directory: ".", checksumkind: CSK_MD5, checksum: "b06b3a1010de40b6e91d81e789d3f85d")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{!0}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !19, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 16, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 16, column: 12, scope: !18)
!27 = !DILocation(line: 17, column: 2, scope: !18)
!28 = !DILocation(line: 18, column: 2, scope: !18)
!29 = !DILocation(line: 18, column: 9, scope: !18)
!30 = !DILocation(line: 18, column: 50, scope: !18)
!31 = distinct !{!31, !28, !32, !33}
!32 = !DILocation(line: 19, column: 3, scope: !18)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 20, column: 15, scope: !18)
!35 = !DILocation(line: 20, column: 2, scope: !18)
!36 = !DILocation(line: 21, column: 2, scope: !18)
!37 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 8, type: !38, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!38 = !DISubroutineType(types: !39)
!39 = !{!5, !5}
!40 = !DILocalVariable(name: "arg", arg: 1, scope: !37, file: !3, line: 8, type: !5)
!41 = !DILocation(line: 8, column: 26, scope: !37)
!42 = !DILocation(line: 10, column: 2, scope: !37)
!43 = !DILocation(line: 11, column: 9, scope: !37)
!44 = !DILocation(line: 11, column: 2, scope: !37)
