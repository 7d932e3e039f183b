; ModuleID = 'mixed-bytes.c'
source_filename = "mixed-bytes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.counter = type { i64, i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [59 x i8] c"buf[0] == 2 && buf[1] == 3 && buf[2] == 2 && buf[15] == 15\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"mixed-bytes.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  %3 = alloca i32, align 4
  %4 = alloca %struct.counter*, align 8
  %5 = alloca [2 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [16 x i8]* %2, metadata !29, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %3, metadata !34, metadata !DIExpression()), !dbg !37
  store i32 0, i32* %3, align 4, !dbg !37
  br label %9, !dbg !38

9:                                                ; preds = %19, %0
  %10 = load i32, i32* %3, align 4, !dbg !39
  %11 = zext i32 %10 to i64, !dbg !39
  %12 = icmp ult i64 %11, 16, !dbg !41
  br i1 %12, label %13, label %22, !dbg !42

13:                                               ; preds = %9
  %14 = load i32, i32* %3, align 4, !dbg !43
  %15 = trunc i32 %14 to i8, !dbg !43
  %16 = load i32, i32* %3, align 4, !dbg !44
  %17 = zext i32 %16 to i64, !dbg !45
  %18 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %17, !dbg !45
  store i8 %15, i8* %18, align 1, !dbg !46
  br label %19, !dbg !45

19:                                               ; preds = %13
  %20 = load i32, i32* %3, align 4, !dbg !47
  %21 = add i32 %20, 1, !dbg !47
  store i32 %21, i32* %3, align 4, !dbg !47
  br label %9, !dbg !48, !llvm.loop !49

22:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata %struct.counter** %4, metadata !52, metadata !DIExpression()), !dbg !53
  %23 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !54
  %24 = bitcast i8* %23 to %struct.counter*, !dbg !54
  store %struct.counter* %24, %struct.counter** %4, align 8, !dbg !53
  %25 = load %struct.counter*, %struct.counter** %4, align 8, !dbg !55
  %26 = bitcast %struct.counter* %25 to i8*, !dbg !56
  %27 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 0, !dbg !56
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %26, i8* align 16 %27, i64 16, i1 false), !dbg !56
  call void @llvm.dbg.declare(metadata [2 x i64]* %5, metadata !57, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata i32* %6, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, i32* %6, align 4, !dbg !67
  br label %28, !dbg !68

28:                                               ; preds = %38, %22
  %29 = load i32, i32* %6, align 4, !dbg !69
  %30 = icmp slt i32 %29, 2, !dbg !71
  br i1 %30, label %31, label %41, !dbg !72

31:                                               ; preds = %28
  %32 = load i32, i32* %6, align 4, !dbg !73
  %33 = sext i32 %32 to i64, !dbg !74
  %34 = getelementptr inbounds [2 x i64], [2 x i64]* %5, i64 0, i64 %33, !dbg !74
  %35 = load %struct.counter*, %struct.counter** %4, align 8, !dbg !75
  %36 = bitcast %struct.counter* %35 to i8*, !dbg !75
  %37 = call i32 @pthread_create(i64* noundef %34, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @add, i8* noundef %36) #6, !dbg !76
  br label %38, !dbg !76

38:                                               ; preds = %31
  %39 = load i32, i32* %6, align 4, !dbg !77
  %40 = add nsw i32 %39, 1, !dbg !77
  store i32 %40, i32* %6, align 4, !dbg !77
  br label %28, !dbg !78, !llvm.loop !79

41:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata i32* %7, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, i32* %7, align 4, !dbg !83
  br label %42, !dbg !84

42:                                               ; preds = %51, %41
  %43 = load i32, i32* %7, align 4, !dbg !85
  %44 = icmp slt i32 %43, 2, !dbg !87
  br i1 %44, label %45, label %54, !dbg !88

45:                                               ; preds = %42
  %46 = load i32, i32* %7, align 4, !dbg !89
  %47 = sext i32 %46 to i64, !dbg !90
  %48 = getelementptr inbounds [2 x i64], [2 x i64]* %5, i64 0, i64 %47, !dbg !90
  %49 = load i64, i64* %48, align 8, !dbg !90
  %50 = call i32 @pthread_join(i64 noundef %49, i8** noundef null), !dbg !91
  br label %51, !dbg !91

51:                                               ; preds = %45
  %52 = load i32, i32* %7, align 4, !dbg !92
  %53 = add nsw i32 %52, 1, !dbg !92
  store i32 %53, i32* %7, align 4, !dbg !92
  br label %42, !dbg !93, !llvm.loop !94

54:                                               ; preds = %42
  call void @llvm.dbg.declare(metadata i32* %8, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, i32* %8, align 4, !dbg !98
  br label %55, !dbg !99

55:                                               ; preds = %69, %54
  %56 = load i32, i32* %8, align 4, !dbg !100
  %57 = zext i32 %56 to i64, !dbg !100
  %58 = icmp ult i64 %57, 16, !dbg !102
  br i1 %58, label %59, label %72, !dbg !103

59:                                               ; preds = %55
  %60 = load %struct.counter*, %struct.counter** %4, align 8, !dbg !104
  %61 = bitcast %struct.counter* %60 to i8*, !dbg !105
  %62 = load i32, i32* %8, align 4, !dbg !106
  %63 = zext i32 %62 to i64, !dbg !105
  %64 = getelementptr inbounds i8, i8* %61, i64 %63, !dbg !105
  %65 = load volatile i8, i8* %64, align 1, !dbg !105
  %66 = load i32, i32* %8, align 4, !dbg !107
  %67 = zext i32 %66 to i64, !dbg !108
  %68 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 %67, !dbg !108
  store i8 %65, i8* %68, align 1, !dbg !109
  br label %69, !dbg !108

69:                                               ; preds = %59
  %70 = load i32, i32* %8, align 4, !dbg !110
  %71 = add i32 %70, 1, !dbg !110
  store i32 %71, i32* %8, align 4, !dbg !110
  br label %55, !dbg !111, !llvm.loop !112

72:                                               ; preds = %55
  %73 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 0, !dbg !114
  %74 = load i8, i8* %73, align 16, !dbg !114
  %75 = zext i8 %74 to i32, !dbg !114
  %76 = icmp eq i32 %75, 2, !dbg !114
  br i1 %76, label %77, label %93, !dbg !114

77:                                               ; preds = %72
  %78 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 1, !dbg !114
  %79 = load i8, i8* %78, align 1, !dbg !114
  %80 = zext i8 %79 to i32, !dbg !114
  %81 = icmp eq i32 %80, 3, !dbg !114
  br i1 %81, label %82, label %93, !dbg !114

82:                                               ; preds = %77
  %83 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 2, !dbg !114
  %84 = load i8, i8* %83, align 2, !dbg !114
  %85 = zext i8 %84 to i32, !dbg !114
  %86 = icmp eq i32 %85, 2, !dbg !114
  br i1 %86, label %87, label %93, !dbg !114

87:                                               ; preds = %82
  %88 = getelementptr inbounds [16 x i8], [16 x i8]* %2, i64 0, i64 15, !dbg !114
  %89 = load i8, i8* %88, align 1, !dbg !114
  %90 = zext i8 %89 to i32, !dbg !114
  %91 = icmp eq i32 %90, 15, !dbg !114
  br i1 %91, label %92, label %93, !dbg !117

92:                                               ; preds = %87
  br label %94, !dbg !117

93:                                               ; preds = %87, %82, %77, %72
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !114
  unreachable, !dbg !114

94:                                               ; preds = %92
  %95 = load %struct.counter*, %struct.counter** %4, align 8, !dbg !118
  %96 = bitcast %struct.counter* %95 to i8*, !dbg !118
  call void @free(i8* noundef %96) #6, !dbg !119
  ret i32 0, !dbg !120
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @add(i8* noundef %0) #0 !dbg !121 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !124, metadata !DIExpression()), !dbg !125
  %5 = load i8*, i8** %2, align 8, !dbg !126
  %6 = bitcast i8* %5 to %struct.counter*, !dbg !126
  %7 = getelementptr inbounds %struct.counter, %struct.counter* %6, i32 0, i32 0, !dbg !126
  store i64 257, i64* %3, align 8, !dbg !126
  %8 = load i64, i64* %3, align 8, !dbg !126
  %9 = atomicrmw add i64* %7, i64 %8 seq_cst, align 8, !dbg !126
  store i64 %9, i64* %4, align 8, !dbg !126
  %10 = load i64, i64* %4, align 8, !dbg !126
  ret i8* null, !dbg !127
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mixed-bytes.c", directory: ".", checksumkind: CSK_MD5, checksum: "5b06fd36aeae25766ca005f48fa8e0d1")
!2 = !{!3, !6, !15}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!5 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "counter", file: !1, line: 9, size: 128, elements: !8)
!8 = !{!9, !14}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !7, file: !1, line: 10, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !11, line: 94, baseType: !12)
!11 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !13)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "other", scope: !7, file: !1, line: 11, baseType: !13, size: 64, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!25 = !DISubroutineType(types: !26)
!26 = !{!27}
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{}
!29 = !DILocalVariable(name: "buf", scope: !24, file: !1, line: 22, type: !30)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 16)
!33 = !DILocation(line: 22, column: 16, scope: !24)
!34 = !DILocalVariable(name: "i", scope: !35, file: !1, line: 23, type: !36)
!35 = distinct !DILexicalBlock(scope: !24, file: !1, line: 23, column: 2)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 23, column: 16, scope: !35)
!38 = !DILocation(line: 23, column: 7, scope: !35)
!39 = !DILocation(line: 23, column: 23, scope: !40)
!40 = distinct !DILexicalBlock(scope: !35, file: !1, line: 23, column: 2)
!41 = !DILocation(line: 23, column: 25, scope: !40)
!42 = !DILocation(line: 23, column: 2, scope: !35)
!43 = !DILocation(line: 24, column: 12, scope: !40)
!44 = !DILocation(line: 24, column: 7, scope: !40)
!45 = !DILocation(line: 24, column: 3, scope: !40)
!46 = !DILocation(line: 24, column: 10, scope: !40)
!47 = !DILocation(line: 23, column: 40, scope: !40)
!48 = !DILocation(line: 23, column: 2, scope: !40)
!49 = distinct !{!49, !42, !50, !51}
!50 = !DILocation(line: 24, column: 12, scope: !35)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocalVariable(name: "c", scope: !24, file: !1, line: 25, type: !6)
!53 = !DILocation(line: 25, column: 18, scope: !24)
!54 = !DILocation(line: 25, column: 22, scope: !24)
!55 = !DILocation(line: 26, column: 9, scope: !24)
!56 = !DILocation(line: 26, column: 2, scope: !24)
!57 = !DILocalVariable(name: "t", scope: !24, file: !1, line: 27, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, elements: !62)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !{!63}
!63 = !DISubrange(count: 2)
!64 = !DILocation(line: 27, column: 12, scope: !24)
!65 = !DILocalVariable(name: "i", scope: !66, file: !1, line: 28, type: !27)
!66 = distinct !DILexicalBlock(scope: !24, file: !1, line: 28, column: 2)
!67 = !DILocation(line: 28, column: 11, scope: !66)
!68 = !DILocation(line: 28, column: 7, scope: !66)
!69 = !DILocation(line: 28, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !1, line: 28, column: 2)
!71 = !DILocation(line: 28, column: 20, scope: !70)
!72 = !DILocation(line: 28, column: 2, scope: !66)
!73 = !DILocation(line: 29, column: 21, scope: !70)
!74 = !DILocation(line: 29, column: 19, scope: !70)
!75 = !DILocation(line: 29, column: 36, scope: !70)
!76 = !DILocation(line: 29, column: 3, scope: !70)
!77 = !DILocation(line: 28, column: 26, scope: !70)
!78 = !DILocation(line: 28, column: 2, scope: !70)
!79 = distinct !{!79, !72, !80, !51}
!80 = !DILocation(line: 29, column: 37, scope: !66)
!81 = !DILocalVariable(name: "i", scope: !82, file: !1, line: 30, type: !27)
!82 = distinct !DILexicalBlock(scope: !24, file: !1, line: 30, column: 2)
!83 = !DILocation(line: 30, column: 11, scope: !82)
!84 = !DILocation(line: 30, column: 7, scope: !82)
!85 = !DILocation(line: 30, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !1, line: 30, column: 2)
!87 = !DILocation(line: 30, column: 20, scope: !86)
!88 = !DILocation(line: 30, column: 2, scope: !82)
!89 = !DILocation(line: 31, column: 18, scope: !86)
!90 = !DILocation(line: 31, column: 16, scope: !86)
!91 = !DILocation(line: 31, column: 3, scope: !86)
!92 = !DILocation(line: 30, column: 26, scope: !86)
!93 = !DILocation(line: 30, column: 2, scope: !86)
!94 = distinct !{!94, !88, !95, !51}
!95 = !DILocation(line: 31, column: 26, scope: !82)
!96 = !DILocalVariable(name: "i", scope: !97, file: !1, line: 32, type: !36)
!97 = distinct !DILexicalBlock(scope: !24, file: !1, line: 32, column: 2)
!98 = !DILocation(line: 32, column: 16, scope: !97)
!99 = !DILocation(line: 32, column: 7, scope: !97)
!100 = !DILocation(line: 32, column: 23, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !1, line: 32, column: 2)
!102 = !DILocation(line: 32, column: 25, scope: !101)
!103 = !DILocation(line: 32, column: 2, scope: !97)
!104 = !DILocation(line: 33, column: 39, scope: !101)
!105 = !DILocation(line: 33, column: 12, scope: !101)
!106 = !DILocation(line: 33, column: 42, scope: !101)
!107 = !DILocation(line: 33, column: 7, scope: !101)
!108 = !DILocation(line: 33, column: 3, scope: !101)
!109 = !DILocation(line: 33, column: 10, scope: !101)
!110 = !DILocation(line: 32, column: 40, scope: !101)
!111 = !DILocation(line: 32, column: 2, scope: !101)
!112 = distinct !{!112, !103, !113, !51}
!113 = !DILocation(line: 33, column: 43, scope: !97)
!114 = !DILocation(line: 34, column: 2, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !1, line: 34, column: 2)
!116 = distinct !DILexicalBlock(scope: !24, file: !1, line: 34, column: 2)
!117 = !DILocation(line: 34, column: 2, scope: !116)
!118 = !DILocation(line: 35, column: 7, scope: !24)
!119 = !DILocation(line: 35, column: 2, scope: !24)
!120 = !DILocation(line: 36, column: 2, scope: !24)
!121 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 14, type: !122, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !28)
!122 = !DISubroutineType(types: !123)
!123 = !{!15, !15}
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !121, file: !1, line: 14, type: !15)
!125 = !DILocation(line: 14, column: 24, scope: !121)
!126 = !DILocation(line: 16, column: 2, scope: !121)
!127 = !DILocation(line: 17, column: 2, scope: !121)
