; ModuleID = 'uninit-stack.c'
source_filename = "uninit-stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@sink = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !21, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %3, metadata !26, metadata !DIExpression()), !dbg !27
  %4 = bitcast i32* %3 to i8*, !dbg !28
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef %4) #4, !dbg !29
  %6 = load i64, i64* %2, align 8, !dbg !30
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !31
  %8 = load i32, i32* @sink, align 4, !dbg !32
  %9 = icmp eq i32 %8, 1, !dbg !33
  %10 = zext i1 %9 to i32, !dbg !33
  ret i32 %10, !dbg !34
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !35 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !38, metadata !DIExpression()), !dbg !39
  %3 = load i8*, i8** %2, align 8, !dbg !40
  %4 = bitcast i8* %3 to i32*, !dbg !41
  %5 = load i32, i32* %4, align 4, !dbg !42
  store i32 %5, i32* @sink, align 4, !dbg !43
  ret i8* null, !dbg !44
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sink", scope: !2, file: !3, line: 5, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "uninit-stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "c880ec16c327d3dea5ddc75a5125aa01")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !18, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!6}
!20 = !{}
!21 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 15, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 15, column: 12, scope: !17)
!26 = !DILocalVariable(name: "local", scope: !17, file: !3, line: 16, type: !6)
!27 = !DILocation(line: 16, column: 6, scope: !17)
!28 = !DILocation(line: 17, column: 35, scope: !17)
!29 = !DILocation(line: 17, column: 2, scope: !17)
!30 = !DILocation(line: 18, column: 15, scope: !17)
!31 = !DILocation(line: 18, column: 2, scope: !17)
!32 = !DILocation(line: 19, column: 9, scope: !17)
!33 = !DILocation(line: 19, column: 14, scope: !17)
!34 = !DILocation(line: 19, column: 2, scope: !17)
!35 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 7, type: !36, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!36 = !DISubroutineType(types: !37)
!37 = !{!7, !7}
!38 = !DILocalVariable(name: "arg", arg: 1, scope: !35, file: !3, line: 7, type: !7)
!39 = !DILocation(line: 7, column: 27, scope: !35)
!40 = !DILocation(line: 9, column: 17, scope: !35)
!41 = !DILocation(line: 9, column: 10, scope: !35)
!42 = !DILocation(line: 9, column: 9, scope: !35)
!43 = !DILocation(line: 9, column: 7, scope: !35)
!44 = !DILocation(line: 10, column: 2, scope: !35)
