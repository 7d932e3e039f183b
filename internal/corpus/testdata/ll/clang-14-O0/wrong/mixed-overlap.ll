; ModuleID = 'mixed-overlap.c'
source_filename = "mixed-overlap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@u = dso_local global %union.anon zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !28, metadata !DIExpression()), !dbg !32
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @store, i8* noundef null) #4, !dbg !33
  call void @llvm.dbg.declare(metadata i64* %3, metadata !34, metadata !DIExpression()), !dbg !35
  %6 = load atomic i64, i64* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) monotonic, align 8, !dbg !36
  store i64 %6, i64* %4, align 8, !dbg !36
  %7 = load i64, i64* %4, align 8, !dbg !36
  store i64 %7, i64* %3, align 8, !dbg !35
  %8 = load i64, i64* %2, align 8, !dbg !37
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !38
  %10 = load i64, i64* %3, align 8, !dbg !39
  %11 = icmp eq i64 %10, 99, !dbg !40
  %12 = zext i1 %11 to i32, !dbg !40
  ret i32 %12, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @store(i8* noundef %0) #0 !dbg !42 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !45, metadata !DIExpression()), !dbg !46
  store i32 1, i32* %3, align 4, !dbg !47
  %4 = load i32, i32* %3, align 4, !dbg !47
  store atomic i32 %4, i32* getelementptr inbounds ([2 x i32], [2 x i32]* bitcast (%union.anon* @u to [2 x i32]*), i64 0, i64 1) monotonic, align 4, !dbg !47
  %5 = load i8*, i8** %2, align 8, !dbg !48
  ret i8* %5, !dbg !49
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-overlap.c", directory: ".", checksumkind: CSK_MD5, checksum: "135dd9b6cd4385cdfbd802d6b108abe2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 5, size: 64, elements: !8)
!8 = !{!9, !11}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !7, file: !3, line: 5, baseType: !10, size: 64)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !7, file: !3, line: 5, baseType: !12, size: 64)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 64, elements: !14)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!15}
!15 = !DISubrange(count: 2)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !25, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!13}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 15, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 15, column: 12, scope: !24)
!33 = !DILocation(line: 16, column: 2, scope: !24)
!34 = !DILocalVariable(name: "v", scope: !24, file: !3, line: 17, type: !10)
!35 = !DILocation(line: 17, column: 7, scope: !24)
!36 = !DILocation(line: 17, column: 11, scope: !24)
!37 = !DILocation(line: 18, column: 15, scope: !24)
!38 = !DILocation(line: 18, column: 2, scope: !24)
!39 = !DILocation(line: 19, column: 9, scope: !24)
!40 = !DILocation(line: 19, column: 11, scope: !24)
!41 = !DILocation(line: 19, column: 2, scope: !24)
!42 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 7, type: !43, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !3, line: 7, type: !5)
!46 = !DILocation(line: 7, column: 26, scope: !42)
!47 = !DILocation(line: 9, column: 2, scope: !42)
!48 = !DILocation(line: 10, column: 9, scope: !42)
!49 = !DILocation(line: 10, column: 2, scope: !42)
