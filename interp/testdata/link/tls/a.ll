; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@mine = external thread_local global i32, align 4
@.str = private unnamed_addr constant [17 x i8] c"%d %d %d %d %ld\0A\00", align 1
@here = internal thread_local global i32 3, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %r = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i64* %t, metadata !21, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata i8** %r, metadata !26, metadata !DIExpression()), !dbg !27
  store i32 1, i32* @mine, align 4, !dbg !28
  %call = call i32 @pthread_create(i64* noundef %t, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @other, i8* noundef null) #4, !dbg !29
  %0 = load i64, i64* %t, align 8, !dbg !30
  %call1 = call i32 @pthread_join(i64 noundef %0, i8** noundef %r), !dbg !31
  %1 = load i32, i32* @mine, align 4, !dbg !32
  %2 = load i32, i32* @here, align 4, !dbg !33
  %call2 = call i32 @b_here(), !dbg !34
  %call3 = call i32 @hidden(), !dbg !35
  %3 = load i8*, i8** %r, align 8, !dbg !36
  %4 = ptrtoint i8* %3 to i64, !dbg !37
  %call4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i32 noundef %1, i32 noundef %2, i32 noundef %call2, i32 noundef %call3, i64 noundef %4), !dbg !38
  ret i32 0, !dbg !39
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @other(i8* noundef %p) #0 !dbg !40 {
entry:
  %p.addr = alloca i8*, align 8
  store i8* %p, i8** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %p.addr, metadata !43, metadata !DIExpression()), !dbg !44
  store i32 5, i32* @mine, align 4, !dbg !45
  store i32 6, i32* @here, align 4, !dbg !46
  %0 = load i32, i32* @mine, align 4, !dbg !47
  %1 = load i32, i32* @here, align 4, !dbg !48
  %add = add nsw i32 %0, %1, !dbg !49
  %call = call i32 @b_here(), !dbg !50
  %add1 = add nsw i32 %add, %call, !dbg !51
  %conv = sext i32 %add1 to i64, !dbg !52
  %2 = inttoptr i64 %conv to i8*, !dbg !53
  ret i8* %2, !dbg !54
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @printf(i8* noundef, ...) #3

declare i32 @b_here() #3

declare i32 @hidden() #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "here", scope: !2, file: !3, line: 5, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "a.c", directory: ".", checksumkind: CSK_MD5, checksum: "d95454edfe73f109b4fe7613d250cd26")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !18, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!8}
!20 = !{}
!21 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 11, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 11, column: 12, scope: !17)
!26 = !DILocalVariable(name: "r", scope: !17, file: !3, line: 12, type: !6)
!27 = !DILocation(line: 12, column: 8, scope: !17)
!28 = !DILocation(line: 13, column: 7, scope: !17)
!29 = !DILocation(line: 14, column: 2, scope: !17)
!30 = !DILocation(line: 15, column: 15, scope: !17)
!31 = !DILocation(line: 15, column: 2, scope: !17)
!32 = !DILocation(line: 16, column: 30, scope: !17)
!33 = !DILocation(line: 16, column: 36, scope: !17)
!34 = !DILocation(line: 16, column: 42, scope: !17)
!35 = !DILocation(line: 16, column: 52, scope: !17)
!36 = !DILocation(line: 16, column: 68, scope: !17)
!37 = !DILocation(line: 16, column: 62, scope: !17)
!38 = !DILocation(line: 16, column: 2, scope: !17)
!39 = !DILocation(line: 17, column: 2, scope: !17)
!40 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 8, type: !41, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!41 = !DISubroutineType(types: !42)
!42 = !{!6, !6}
!43 = !DILocalVariable(name: "p", arg: 1, scope: !40, file: !3, line: 8, type: !6)
!44 = !DILocation(line: 8, column: 26, scope: !40)
!45 = !DILocation(line: 8, column: 36, scope: !40)
!46 = !DILocation(line: 8, column: 46, scope: !40)
!47 = !DILocation(line: 8, column: 73, scope: !40)
!48 = !DILocation(line: 8, column: 80, scope: !40)
!49 = !DILocation(line: 8, column: 78, scope: !40)
!50 = !DILocation(line: 8, column: 87, scope: !40)
!51 = !DILocation(line: 8, column: 85, scope: !40)
!52 = !DILocation(line: 8, column: 66, scope: !40)
!53 = !DILocation(line: 8, column: 58, scope: !40)
!54 = !DILocation(line: 8, column: 51, scope: !40)
