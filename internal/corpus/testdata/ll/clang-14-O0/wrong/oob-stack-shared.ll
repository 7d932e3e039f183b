; ModuleID = 'oob-stack-shared.c'
source_filename = "oob-stack-shared.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [3 x i32], align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !17, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata [3 x i32]* %3, metadata !22, metadata !DIExpression()), !dbg !26
  %4 = bitcast [3 x i32]* %3 to i8*, !dbg !26
  call void @llvm.memset.p0i8.i64(i8* align 4 %4, i8 0, i64 12, i1 false), !dbg !26
  %5 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 0, !dbg !27
  %6 = bitcast i32* %5 to i8*, !dbg !27
  %7 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @fill, i8* noundef %6) #5, !dbg !28
  %8 = load i64, i64* %2, align 8, !dbg !29
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !30
  ret i32 0, !dbg !31
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @fill(i8* noundef %0) #0 !dbg !32 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !35, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.declare(metadata i32** %3, metadata !37, metadata !DIExpression()), !dbg !39
  %5 = load i8*, i8** %2, align 8, !dbg !40
  %6 = bitcast i8* %5 to i32*, !dbg !40
  store i32* %6, i32** %3, align 8, !dbg !39
  call void @llvm.dbg.declare(metadata i32* %4, metadata !41, metadata !DIExpression()), !dbg !43
  store i32 0, i32* %4, align 4, !dbg !43
  br label %7, !dbg !44

7:                                                ; preds = %16, %1
  %8 = load i32, i32* %4, align 4, !dbg !45
  %9 = icmp slt i32 %8, 4, !dbg !47
  br i1 %9, label %10, label %19, !dbg !48

10:                                               ; preds = %7
  %11 = load i32, i32* %4, align 4, !dbg !49
  %12 = load i32*, i32** %3, align 8, !dbg !50
  %13 = load i32, i32* %4, align 4, !dbg !51
  %14 = sext i32 %13 to i64, !dbg !50
  %15 = getelementptr inbounds i32, i32* %12, i64 %14, !dbg !50
  store i32 %11, i32* %15, align 4, !dbg !52
  br label %16, !dbg !50

16:                                               ; preds = %10
  %17 = load i32, i32* %4, align 4, !dbg !53
  %18 = add nsw i32 %17, 1, !dbg !53
  store i32 %18, i32* %4, align 4, !dbg !53
  br label %7, !dbg !54, !llvm.loop !55

19:                                               ; preds = %7
  ret i8* null, !dbg !58
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "oob-stack-shared.c", directory: ".", checksumkind: CSK_MD5, checksum: "78c5da8c27a6de1d3e04c09287111519")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !13, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "t", scope: !12, file: !1, line: 15, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 15, column: 12, scope: !12)
!22 = !DILocalVariable(name: "a", scope: !12, file: !1, line: 16, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 96, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !DILocation(line: 16, column: 6, scope: !12)
!27 = !DILocation(line: 17, column: 33, scope: !12)
!28 = !DILocation(line: 17, column: 2, scope: !12)
!29 = !DILocation(line: 18, column: 15, scope: !12)
!30 = !DILocation(line: 18, column: 2, scope: !12)
!31 = !DILocation(line: 19, column: 2, scope: !12)
!32 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 5, type: !33, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!33 = !DISubroutineType(types: !34)
!34 = !{!3, !3}
!35 = !DILocalVariable(name: "arg", arg: 1, scope: !32, file: !1, line: 5, type: !3)
!36 = !DILocation(line: 5, column: 25, scope: !32)
!37 = !DILocalVariable(name: "a", scope: !32, file: !1, line: 7, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!39 = !DILocation(line: 7, column: 7, scope: !32)
!40 = !DILocation(line: 7, column: 11, scope: !32)
!41 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 8, type: !15)
!42 = distinct !DILexicalBlock(scope: !32, file: !1, line: 8, column: 2)
!43 = !DILocation(line: 8, column: 11, scope: !42)
!44 = !DILocation(line: 8, column: 7, scope: !42)
!45 = !DILocation(line: 8, column: 18, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 8, column: 2)
!47 = !DILocation(line: 8, column: 20, scope: !46)
!48 = !DILocation(line: 8, column: 2, scope: !42)
!49 = !DILocation(line: 9, column: 10, scope: !46)
!50 = !DILocation(line: 9, column: 3, scope: !46)
!51 = !DILocation(line: 9, column: 5, scope: !46)
!52 = !DILocation(line: 9, column: 8, scope: !46)
!53 = !DILocation(line: 8, column: 26, scope: !46)
!54 = !DILocation(line: 8, column: 2, scope: !46)
!55 = distinct !{!55, !48, !56, !57}
!56 = !DILocation(line: 9, column: 10, scope: !42)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 10, column: 2, scope: !32)
