; ModuleID = 'race-stack.c'
source_filename = "race-stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !18, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %3, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %3, align 4, !dbg !24
  %4 = bitcast i32* %3 to i8*, !dbg !25
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @set, i8* noundef %4) #4, !dbg !26
  %6 = load i32, i32* %3, align 4, !dbg !27
  %7 = add nsw i32 %6, 1, !dbg !27
  store i32 %7, i32* %3, align 4, !dbg !27
  %8 = load i64, i64* %2, align 8, !dbg !28
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !29
  %10 = load i32, i32* %3, align 4, !dbg !30
  %11 = icmp eq i32 %10, 99, !dbg !31
  %12 = zext i1 %11 to i32, !dbg !31
  ret i32 %12, !dbg !32
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @set(i8* noundef %0) #0 !dbg !33 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !36, metadata !DIExpression()), !dbg !37
  %3 = load i8*, i8** %2, align 8, !dbg !38
  %4 = bitcast i8* %3 to i32*, !dbg !39
  store i32 1, i32* %4, align 4, !dbg !40
  ret i8* null, !dbg !41
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "race-stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "73c8aef991d7d891e4ecd3e4e1521532")
!2 = !{!3, !5}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!4}
!17 = !{}
!18 = !DILocalVariable(name: "t", scope: !14, file: !1, line: 13, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 27, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 13, column: 12, scope: !14)
!23 = !DILocalVariable(name: "local", scope: !14, file: !1, line: 14, type: !4)
!24 = !DILocation(line: 14, column: 6, scope: !14)
!25 = !DILocation(line: 15, column: 32, scope: !14)
!26 = !DILocation(line: 15, column: 2, scope: !14)
!27 = !DILocation(line: 16, column: 7, scope: !14)
!28 = !DILocation(line: 17, column: 15, scope: !14)
!29 = !DILocation(line: 17, column: 2, scope: !14)
!30 = !DILocation(line: 18, column: 9, scope: !14)
!31 = !DILocation(line: 18, column: 15, scope: !14)
!32 = !DILocation(line: 18, column: 2, scope: !14)
!33 = distinct !DISubprogram(name: "set", scope: !1, file: !1, line: 5, type: !34, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!34 = !DISubroutineType(types: !35)
!35 = !{!5, !5}
!36 = !DILocalVariable(name: "arg", arg: 1, scope: !33, file: !1, line: 5, type: !5)
!37 = !DILocation(line: 5, column: 24, scope: !33)
!38 = !DILocation(line: 7, column: 10, scope: !33)
!39 = !DILocation(line: 7, column: 3, scope: !33)
!40 = !DILocation(line: 7, column: 14, scope: !33)
!41 = !DILocation(line: 8, column: 2, scope: !33)
