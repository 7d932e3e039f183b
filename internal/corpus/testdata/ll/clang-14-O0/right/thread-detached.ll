; ModuleID = 'thread-detached.c'
source_filename = "thread-detached.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@done = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !23, metadata !DIExpression()), !dbg !27
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #4, !dbg !28
  br label %5, !dbg !29

5:                                                ; preds = %10, %0
  %6 = load atomic i32, i32* @done seq_cst, align 4, !dbg !30
  store i32 %6, i32* %3, align 4, !dbg !30
  %7 = load i32, i32* %3, align 4, !dbg !30
  %8 = icmp ne i32 %7, 0, !dbg !31
  %9 = xor i1 %8, true, !dbg !31
  br i1 %9, label %10, label %11, !dbg !29

10:                                               ; preds = %5
  br label %5, !dbg !29, !llvm.loop !32

11:                                               ; preds = %5
  ret i32 0, !dbg !35
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !36 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !39, metadata !DIExpression()), !dbg !40
  %4 = call i64 @pthread_self() #5, !dbg !41
  %5 = call i32 @pthread_detach(i64 noundef %4) #4, !dbg !42
  store i32 1, i32* %3, align 4, !dbg !43
  %6 = load i32, i32* %3, align 4, !dbg !43
  store atomic i32 %6, i32* @done seq_cst, align 4, !dbg !43
  %7 = load i8*, i8** %2, align 8, !dbg !44
  ret i8* %7, !dbg !45
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

; Function Attrs: nounwind readnone willreturn
declare i64 @pthread_self() #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread-detached.c", directory: ".", checksumkind: CSK_MD5, checksum: "c0be55a629636aaf7c4bae3dde2239e8")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
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
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !20, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 17, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 17, column: 12, scope: !19)
!28 = !DILocation(line: 18, column: 2, scope: !19)
!29 = !DILocation(line: 19, column: 2, scope: !19)
!30 = !DILocation(line: 19, column: 10, scope: !19)
!31 = !DILocation(line: 19, column: 9, scope: !19)
!32 = distinct !{!32, !29, !33, !34}
!33 = !DILocation(line: 20, column: 3, scope: !19)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 21, column: 2, scope: !19)
!36 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 8, type: !37, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 8, type: !5)
!40 = !DILocation(line: 8, column: 27, scope: !36)
!41 = !DILocation(line: 10, column: 17, scope: !36)
!42 = !DILocation(line: 10, column: 2, scope: !36)
!43 = !DILocation(line: 11, column: 2, scope: !36)
!44 = !DILocation(line: 12, column: 9, scope: !36)
!45 = !DILocation(line: 12, column: 2, scope: !36)
