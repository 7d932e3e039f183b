; ModuleID = 'livelock.c'
source_filename = "livelock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@turn = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !24, metadata !DIExpression()), !dbg !28
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @polite, i8* noundef inttoptr (i64 1 to i8*)) #4, !dbg !29
  %4 = call i8* @polite(i8* noundef inttoptr (i64 2 to i8*)), !dbg !30
  %5 = load i64, i64* %2, align 8, !dbg !31
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null), !dbg !32
  ret i32 0, !dbg !33
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @polite(i8* noundef %0) #0 !dbg !34 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !37, metadata !DIExpression()), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %3, metadata !39, metadata !DIExpression()), !dbg !40
  %7 = load i8*, i8** %2, align 8, !dbg !41
  %8 = ptrtoint i8* %7 to i64, !dbg !42
  %9 = trunc i64 %8 to i32, !dbg !43
  store i32 %9, i32* %3, align 4, !dbg !40
  br label %10, !dbg !44

10:                                               ; preds = %15, %1
  %11 = load atomic i32, i32* @turn seq_cst, align 4, !dbg !45
  store i32 %11, i32* %4, align 4, !dbg !45
  %12 = load i32, i32* %4, align 4, !dbg !45
  %13 = load i32, i32* %3, align 4, !dbg !46
  %14 = icmp ne i32 %12, %13, !dbg !47
  br i1 %14, label %15, label %19, !dbg !44

15:                                               ; preds = %10
  store i32 1, i32* %5, align 4, !dbg !48
  %16 = load i32, i32* %5, align 4, !dbg !48
  %17 = atomicrmw add i32* @turn, i32 %16 seq_cst, align 4, !dbg !48
  store i32 %17, i32* %6, align 4, !dbg !48
  %18 = load i32, i32* %6, align 4, !dbg !48
  br label %10, !dbg !44, !llvm.loop !49

19:                                               ; preds = %10
  ret i8* null, !dbg !51
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "livelock.c", directory: ".", checksumkind: CSK_MD5, checksum: "88609c594c27e8841ea59ef0bde72671")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
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
!22 = !{!6}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 18, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 18, column: 12, scope: !20)
!29 = !DILocation(line: 19, column: 2, scope: !20)
!30 = !DILocation(line: 20, column: 2, scope: !20)
!31 = !DILocation(line: 21, column: 15, scope: !20)
!32 = !DILocation(line: 21, column: 2, scope: !20)
!33 = !DILocation(line: 22, column: 2, scope: !20)
!34 = distinct !DISubprogram(name: "polite", scope: !3, file: !3, line: 8, type: !35, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!35 = !DISubroutineType(types: !36)
!36 = !{!5, !5}
!37 = !DILocalVariable(name: "arg", arg: 1, scope: !34, file: !3, line: 8, type: !5)
!38 = !DILocation(line: 8, column: 27, scope: !34)
!39 = !DILocalVariable(name: "me", scope: !34, file: !3, line: 10, type: !6)
!40 = !DILocation(line: 10, column: 6, scope: !34)
!41 = !DILocation(line: 10, column: 22, scope: !34)
!42 = !DILocation(line: 10, column: 16, scope: !34)
!43 = !DILocation(line: 10, column: 11, scope: !34)
!44 = !DILocation(line: 11, column: 2, scope: !34)
!45 = !DILocation(line: 11, column: 9, scope: !34)
!46 = !DILocation(line: 11, column: 31, scope: !34)
!47 = !DILocation(line: 11, column: 28, scope: !34)
!48 = !DILocation(line: 12, column: 3, scope: !34)
!49 = distinct !{!49, !44, !48, !50}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 13, column: 2, scope: !34)
