; ModuleID = 'race-strcpy.c'
source_filename = "race-strcpy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@name = dso_local global [8 x i8] c"old\00\00\00\00\00", align 1, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"new\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [8 x i8], align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata [8 x i8]* %3, metadata !29, metadata !DIExpression()), !dbg !30
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @rename_it, i8* noundef null) #4, !dbg !31
  %5 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !32
  %6 = call i8* @strcpy(i8* noundef %5, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0)) #4, !dbg !33
  %7 = load i64, i64* %2, align 8, !dbg !34
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !35
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %3, i64 0, i64 0, !dbg !36
  %10 = load i8, i8* %9, align 1, !dbg !36
  %11 = sext i8 %10 to i32, !dbg !36
  %12 = icmp eq i32 %11, 120, !dbg !37
  %13 = zext i1 %12 to i32, !dbg !37
  ret i32 %13, !dbg !38
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @rename_it(i8* noundef %0) #0 !dbg !39 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !42, metadata !DIExpression()), !dbg !43
  %3 = call i8* @strcpy(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @name, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #4, !dbg !44
  %4 = load i8*, i8** %2, align 8, !dbg !45
  ret i8* %4, !dbg !46
}

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race-strcpy.c", directory: ".", checksumkind: CSK_MD5, checksum: "4934e982dac4e8c95da9b88b0ae4b242")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 8)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !20, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 16, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 16, column: 12, scope: !19)
!29 = !DILocalVariable(name: "copy", scope: !19, file: !3, line: 17, type: !7)
!30 = !DILocation(line: 17, column: 7, scope: !19)
!31 = !DILocation(line: 18, column: 2, scope: !19)
!32 = !DILocation(line: 19, column: 9, scope: !19)
!33 = !DILocation(line: 19, column: 2, scope: !19)
!34 = !DILocation(line: 20, column: 15, scope: !19)
!35 = !DILocation(line: 20, column: 2, scope: !19)
!36 = !DILocation(line: 21, column: 9, scope: !19)
!37 = !DILocation(line: 21, column: 17, scope: !19)
!38 = !DILocation(line: 21, column: 2, scope: !19)
!39 = distinct !DISubprogram(name: "rename_it", scope: !3, file: !3, line: 8, type: !40, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !5}
!42 = !DILocalVariable(name: "arg", arg: 1, scope: !39, file: !3, line: 8, type: !5)
!43 = !DILocation(line: 8, column: 30, scope: !39)
!44 = !DILocation(line: 10, column: 2, scope: !39)
!45 = !DILocation(line: 11, column: 9, scope: !39)
!46 = !DILocation(line: 11, column: 2, scope: !39)
