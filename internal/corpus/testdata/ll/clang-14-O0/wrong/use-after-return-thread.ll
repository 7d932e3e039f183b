; ModuleID = 'use-after-return-thread.c'
source_filename = "use-after-return-thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@t = dso_local global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @start(), !dbg !24
  %2 = load i64, i64* @t, align 8, !dbg !25
  %3 = call i32 @pthread_join(i64 noundef %2, i8** noundef null), !dbg !26
  ret i32 0, !dbg !27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start() #0 !dbg !28 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !31, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %1, align 4, !dbg !32
  %2 = bitcast i32* %1 to i8*, !dbg !33
  %3 = call i32 @pthread_create(i64* noundef @t, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @use, i8* noundef %2) #4, !dbg !34
  ret void, !dbg !35
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @use(i8* noundef %0) #0 !dbg !36 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !39, metadata !DIExpression()), !dbg !40
  %3 = load i8*, i8** %2, align 8, !dbg !41
  %4 = bitcast i8* %3 to i32*, !dbg !42
  store i32 1, i32* %4, align 4, !dbg !43
  ret i8* null, !dbg !44
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use-after-return-thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "5f19b68b83d0d57a5fb0418f791aac91")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0}
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !21, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!6}
!23 = !{}
!24 = !DILocation(line: 21, column: 2, scope: !20)
!25 = !DILocation(line: 22, column: 15, scope: !20)
!26 = !DILocation(line: 22, column: 2, scope: !20)
!27 = !DILocation(line: 23, column: 2, scope: !20)
!28 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 13, type: !29, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!29 = !DISubroutineType(types: !30)
!30 = !{null}
!31 = !DILocalVariable(name: "local", scope: !28, file: !3, line: 15, type: !6)
!32 = !DILocation(line: 15, column: 6, scope: !28)
!33 = !DILocation(line: 16, column: 32, scope: !28)
!34 = !DILocation(line: 16, column: 2, scope: !28)
!35 = !DILocation(line: 17, column: 1, scope: !28)
!36 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 7, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!37 = !DISubroutineType(types: !38)
!38 = !{!7, !7}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 7, type: !7)
!40 = !DILocation(line: 7, column: 24, scope: !36)
!41 = !DILocation(line: 9, column: 10, scope: !36)
!42 = !DILocation(line: 9, column: 3, scope: !36)
!43 = !DILocation(line: 9, column: 14, scope: !36)
!44 = !DILocation(line: 10, column: 2, scope: !36)
