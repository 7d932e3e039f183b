; ModuleID = 'many-threads.c'
source_filename = "many-threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@jobs = dso_local global [20 x %struct.job] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [38 x i8] c"r == &jobs[i] && jobs[i].out == i * i\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"many-threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca [20 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [20 x i64]* %2, metadata !30, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %3, metadata !36, metadata !DIExpression()), !dbg !38
  store i32 0, i32* %3, align 4, !dbg !38
  br label %6, !dbg !39

6:                                                ; preds = %23, %0
  %7 = load i32, i32* %3, align 4, !dbg !40
  %8 = icmp slt i32 %7, 20, !dbg !42
  br i1 %8, label %9, label %26, !dbg !43

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !dbg !44
  %11 = load i32, i32* %3, align 4, !dbg !46
  %12 = sext i32 %11 to i64, !dbg !47
  %13 = getelementptr inbounds [20 x %struct.job], [20 x %struct.job]* @jobs, i64 0, i64 %12, !dbg !47
  %14 = getelementptr inbounds %struct.job, %struct.job* %13, i32 0, i32 0, !dbg !48
  store i32 %10, i32* %14, align 8, !dbg !49
  %15 = load i32, i32* %3, align 4, !dbg !50
  %16 = sext i32 %15 to i64, !dbg !51
  %17 = getelementptr inbounds [20 x i64], [20 x i64]* %2, i64 0, i64 %16, !dbg !51
  %18 = load i32, i32* %3, align 4, !dbg !52
  %19 = sext i32 %18 to i64, !dbg !53
  %20 = getelementptr inbounds [20 x %struct.job], [20 x %struct.job]* @jobs, i64 0, i64 %19, !dbg !53
  %21 = bitcast %struct.job* %20 to i8*, !dbg !54
  %22 = call i32 @pthread_create(i64* noundef %17, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @square, i8* noundef %21) #5, !dbg !55
  br label %23, !dbg !56

23:                                               ; preds = %9
  %24 = load i32, i32* %3, align 4, !dbg !57
  %25 = add nsw i32 %24, 1, !dbg !57
  store i32 %25, i32* %3, align 4, !dbg !57
  br label %6, !dbg !58, !llvm.loop !59

26:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata i32* %4, metadata !62, metadata !DIExpression()), !dbg !64
  store i32 0, i32* %4, align 4, !dbg !64
  br label %27, !dbg !65

27:                                               ; preds = %55, %26
  %28 = load i32, i32* %4, align 4, !dbg !66
  %29 = icmp slt i32 %28, 20, !dbg !68
  br i1 %29, label %30, label %58, !dbg !69

30:                                               ; preds = %27
  call void @llvm.dbg.declare(metadata i8** %5, metadata !70, metadata !DIExpression()), !dbg !73
  %31 = load i32, i32* %4, align 4, !dbg !74
  %32 = sext i32 %31 to i64, !dbg !75
  %33 = getelementptr inbounds [20 x i64], [20 x i64]* %2, i64 0, i64 %32, !dbg !75
  %34 = load i64, i64* %33, align 8, !dbg !75
  %35 = call i32 @pthread_join(i64 noundef %34, i8** noundef %5), !dbg !76
  %36 = load i8*, i8** %5, align 8, !dbg !77
  %37 = load i32, i32* %4, align 4, !dbg !77
  %38 = sext i32 %37 to i64, !dbg !77
  %39 = getelementptr inbounds [20 x %struct.job], [20 x %struct.job]* @jobs, i64 0, i64 %38, !dbg !77
  %40 = bitcast %struct.job* %39 to i8*, !dbg !77
  %41 = icmp eq i8* %36, %40, !dbg !77
  br i1 %41, label %42, label %53, !dbg !77

42:                                               ; preds = %30
  %43 = load i32, i32* %4, align 4, !dbg !77
  %44 = sext i32 %43 to i64, !dbg !77
  %45 = getelementptr inbounds [20 x %struct.job], [20 x %struct.job]* @jobs, i64 0, i64 %44, !dbg !77
  %46 = getelementptr inbounds %struct.job, %struct.job* %45, i32 0, i32 1, !dbg !77
  %47 = load i32, i32* %46, align 4, !dbg !77
  %48 = load i32, i32* %4, align 4, !dbg !77
  %49 = load i32, i32* %4, align 4, !dbg !77
  %50 = mul nsw i32 %48, %49, !dbg !77
  %51 = icmp eq i32 %47, %50, !dbg !77
  br i1 %51, label %52, label %53, !dbg !80

52:                                               ; preds = %42
  br label %54, !dbg !80

53:                                               ; preds = %42, %30
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !77
  unreachable, !dbg !77

54:                                               ; preds = %52
  br label %55, !dbg !81

55:                                               ; preds = %54
  %56 = load i32, i32* %4, align 4, !dbg !82
  %57 = add nsw i32 %56, 1, !dbg !82
  store i32 %57, i32* %4, align 4, !dbg !82
  br label %27, !dbg !83, !llvm.loop !84

58:                                               ; preds = %27
  ret i32 0, !dbg !86
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @square(i8* noundef %0) #0 !dbg !87 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.job*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata %struct.job** %3, metadata !92, metadata !DIExpression()), !dbg !94
  %4 = load i8*, i8** %2, align 8, !dbg !95
  %5 = bitcast i8* %4 to %struct.job*, !dbg !95
  store %struct.job* %5, %struct.job** %3, align 8, !dbg !94
  %6 = load %struct.job*, %struct.job** %3, align 8, !dbg !96
  %7 = getelementptr inbounds %struct.job, %struct.job* %6, i32 0, i32 0, !dbg !97
  %8 = load i32, i32* %7, align 4, !dbg !97
  %9 = load %struct.job*, %struct.job** %3, align 8, !dbg !98
  %10 = getelementptr inbounds %struct.job, %struct.job* %9, i32 0, i32 0, !dbg !99
  %11 = load i32, i32* %10, align 4, !dbg !99
  %12 = mul nsw i32 %8, %11, !dbg !100
  %13 = load %struct.job*, %struct.job** %3, align 8, !dbg !101
  %14 = getelementptr inbounds %struct.job, %struct.job* %13, i32 0, i32 1, !dbg !102
  store i32 %12, i32* %14, align 4, !dbg !103
  %15 = load %struct.job*, %struct.job** %3, align 8, !dbg !104
  %16 = bitcast %struct.job* %15 to i8*, !dbg !104
  ret i8* %16, !dbg !105
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "jobs", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "many-threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "d7eacaf7f3b72cc0379e8e47b2684033")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 6, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "N", value: 20)
!9 = !{!0}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 1280, elements: !16)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 8, size: 64, elements: !12)
!12 = !{!13, !15}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !11, file: !3, line: 8, baseType: !14, size: 32)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !11, file: !3, line: 8, baseType: !14, size: 32, offset: 32)
!16 = !{!17}
!17 = !DISubrange(count: 20)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 14.0.6"}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !27, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!14}
!29 = !{}
!30 = !DILocalVariable(name: "t", scope: !26, file: !3, line: 19, type: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 1280, elements: !16)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !DILocation(line: 19, column: 12, scope: !26)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 20, type: !14)
!37 = distinct !DILexicalBlock(scope: !26, file: !3, line: 20, column: 2)
!38 = !DILocation(line: 20, column: 11, scope: !37)
!39 = !DILocation(line: 20, column: 7, scope: !37)
!40 = !DILocation(line: 20, column: 18, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !3, line: 20, column: 2)
!42 = !DILocation(line: 20, column: 20, scope: !41)
!43 = !DILocation(line: 20, column: 2, scope: !37)
!44 = !DILocation(line: 21, column: 16, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !3, line: 20, column: 30)
!46 = !DILocation(line: 21, column: 8, scope: !45)
!47 = !DILocation(line: 21, column: 3, scope: !45)
!48 = !DILocation(line: 21, column: 11, scope: !45)
!49 = !DILocation(line: 21, column: 14, scope: !45)
!50 = !DILocation(line: 22, column: 21, scope: !45)
!51 = !DILocation(line: 22, column: 19, scope: !45)
!52 = !DILocation(line: 22, column: 45, scope: !45)
!53 = !DILocation(line: 22, column: 40, scope: !45)
!54 = !DILocation(line: 22, column: 39, scope: !45)
!55 = !DILocation(line: 22, column: 3, scope: !45)
!56 = !DILocation(line: 23, column: 2, scope: !45)
!57 = !DILocation(line: 20, column: 26, scope: !41)
!58 = !DILocation(line: 20, column: 2, scope: !41)
!59 = distinct !{!59, !43, !60, !61}
!60 = !DILocation(line: 23, column: 2, scope: !37)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 24, type: !14)
!63 = distinct !DILexicalBlock(scope: !26, file: !3, line: 24, column: 2)
!64 = !DILocation(line: 24, column: 11, scope: !63)
!65 = !DILocation(line: 24, column: 7, scope: !63)
!66 = !DILocation(line: 24, column: 18, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 24, column: 2)
!68 = !DILocation(line: 24, column: 20, scope: !67)
!69 = !DILocation(line: 24, column: 2, scope: !63)
!70 = !DILocalVariable(name: "r", scope: !71, file: !3, line: 25, type: !72)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 24, column: 30)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DILocation(line: 25, column: 9, scope: !71)
!74 = !DILocation(line: 26, column: 18, scope: !71)
!75 = !DILocation(line: 26, column: 16, scope: !71)
!76 = !DILocation(line: 26, column: 3, scope: !71)
!77 = !DILocation(line: 27, column: 3, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 27, column: 3)
!79 = distinct !DILexicalBlock(scope: !71, file: !3, line: 27, column: 3)
!80 = !DILocation(line: 27, column: 3, scope: !79)
!81 = !DILocation(line: 28, column: 2, scope: !71)
!82 = !DILocation(line: 24, column: 26, scope: !67)
!83 = !DILocation(line: 24, column: 2, scope: !67)
!84 = distinct !{!84, !69, !85, !61}
!85 = !DILocation(line: 28, column: 2, scope: !63)
!86 = !DILocation(line: 29, column: 2, scope: !26)
!87 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 10, type: !88, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!88 = !DISubroutineType(types: !89)
!89 = !{!72, !72}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 10, type: !72)
!91 = !DILocation(line: 10, column: 27, scope: !87)
!92 = !DILocalVariable(name: "j", scope: !87, file: !3, line: 12, type: !93)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!94 = !DILocation(line: 12, column: 14, scope: !87)
!95 = !DILocation(line: 12, column: 18, scope: !87)
!96 = !DILocation(line: 13, column: 11, scope: !87)
!97 = !DILocation(line: 13, column: 14, scope: !87)
!98 = !DILocation(line: 13, column: 19, scope: !87)
!99 = !DILocation(line: 13, column: 22, scope: !87)
!100 = !DILocation(line: 13, column: 17, scope: !87)
!101 = !DILocation(line: 13, column: 2, scope: !87)
!102 = !DILocation(line: 13, column: 5, scope: !87)
!103 = !DILocation(line: 13, column: 9, scope: !87)
!104 = !DILocation(line: 14, column: 9, scope: !87)
!105 = !DILocation(line: 14, column: 2, scope: !87)
