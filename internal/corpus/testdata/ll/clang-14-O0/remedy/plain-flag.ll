; ModuleID = 'plain-flag.c'
source_filename = "plain-flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@data = dso_local global i32 0, align 4, !dbg !0
@flag = dso_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !22, metadata !DIExpression()), !dbg !29
  %3 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !30
  %4 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #4, !dbg !31
  %5 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !32
  %6 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !33
  %7 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !34
  %8 = load i64, i64* %7, align 16, !dbg !34
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !35
  %10 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !36
  %11 = load i64, i64* %10, align 8, !dbg !36
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !37
  ret i32 0, !dbg !38
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !39 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !42, metadata !DIExpression()), !dbg !43
  store i32 1, i32* @data, align 4, !dbg !44
  store i32 1, i32* @flag, align 4, !dbg !45
  %3 = load i8*, i8** %2, align 8, !dbg !46
  ret i8* %3, !dbg !47
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !48 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !49, metadata !DIExpression()), !dbg !50
  %3 = load i32, i32* @flag, align 4, !dbg !51
  %4 = icmp ne i32 %3, 0, !dbg !51
  br i1 %4, label %5, label %8, !dbg !53

5:                                                ; preds = %1
  %6 = load i32, i32* @data, align 4, !dbg !54
  %7 = add nsw i32 %6, 1, !dbg !54
  store i32 %7, i32* @data, align 4, !dbg !54
  br label %8, !dbg !55

8:                                                ; preds = %5, %1
  %9 = load i8*, i8** %2, align 8, !dbg !56
  ret i8* %9, !dbg !57
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
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "plain-flag.c", directory: ".", checksumkind: CSK_MD5, checksum: "524282e7ab3b91566a1263f77ea917f7")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !19, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 25, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !27)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{!28}
!28 = !DISubrange(count: 2)
!29 = !DILocation(line: 25, column: 12, scope: !18)
!30 = !DILocation(line: 26, column: 18, scope: !18)
!31 = !DILocation(line: 26, column: 2, scope: !18)
!32 = !DILocation(line: 27, column: 18, scope: !18)
!33 = !DILocation(line: 27, column: 2, scope: !18)
!34 = !DILocation(line: 28, column: 15, scope: !18)
!35 = !DILocation(line: 28, column: 2, scope: !18)
!36 = !DILocation(line: 29, column: 15, scope: !18)
!37 = !DILocation(line: 29, column: 2, scope: !18)
!38 = !DILocation(line: 30, column: 2, scope: !18)
!39 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 9, type: !40, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !5}
!42 = !DILocalVariable(name: "arg", arg: 1, scope: !39, file: !3, line: 9, type: !5)
!43 = !DILocation(line: 9, column: 27, scope: !39)
!44 = !DILocation(line: 11, column: 7, scope: !39)
!45 = !DILocation(line: 12, column: 7, scope: !39)
!46 = !DILocation(line: 13, column: 9, scope: !39)
!47 = !DILocation(line: 13, column: 2, scope: !39)
!48 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 16, type: !40, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !48, file: !3, line: 16, type: !5)
!50 = !DILocation(line: 16, column: 27, scope: !48)
!51 = !DILocation(line: 18, column: 6, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 18, column: 6)
!53 = !DILocation(line: 18, column: 6, scope: !48)
!54 = !DILocation(line: 19, column: 7, scope: !52)
!55 = !DILocation(line: 19, column: 3, scope: !52)
!56 = !DILocation(line: 20, column: 9, scope: !48)
!57 = !DILocation(line: 20, column: 2, scope: !48)
