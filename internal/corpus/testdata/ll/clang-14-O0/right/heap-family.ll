; ModuleID = 'heap-family.c'
source_filename = "heap-family.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [36 x i8] c"p[0] == 0 && p[1] == 0 && p[2] == 0\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"heap-family.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"p[0] == 0 && p[2] == 9\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"p[2] == 9\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"copy me\00", align 1
@.str.5 = private unnamed_addr constant [44 x i8] c"strcmp(s, \22copy me\22) == 0 && strlen(s) == 7\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"cut here\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"cut\00", align 1
@.str.8 = private unnamed_addr constant [22 x i8] c"strcmp(s, \22cut\22) == 0\00", align 1
@.str.9 = private unnamed_addr constant [27 x i8] c"(unsigned long)a % 64 == 0\00", align 1
@.str.10 = private unnamed_addr constant [61 x i8] c"posix_memalign(&b, 32, 8) == 0 && (unsigned long)b % 32 == 0\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32** %2, metadata !18, metadata !DIExpression()), !dbg !20
  %6 = call noalias i8* @calloc(i64 noundef 3, i64 noundef 4) #5, !dbg !21
  %7 = bitcast i8* %6 to i32*, !dbg !21
  store i32* %7, i32** %2, align 8, !dbg !20
  %8 = load i32*, i32** %2, align 8, !dbg !22
  %9 = getelementptr inbounds i32, i32* %8, i64 0, !dbg !22
  %10 = load i32, i32* %9, align 4, !dbg !22
  %11 = icmp eq i32 %10, 0, !dbg !22
  br i1 %11, label %12, label %23, !dbg !22

12:                                               ; preds = %0
  %13 = load i32*, i32** %2, align 8, !dbg !22
  %14 = getelementptr inbounds i32, i32* %13, i64 1, !dbg !22
  %15 = load i32, i32* %14, align 4, !dbg !22
  %16 = icmp eq i32 %15, 0, !dbg !22
  br i1 %16, label %17, label %23, !dbg !22

17:                                               ; preds = %12
  %18 = load i32*, i32** %2, align 8, !dbg !22
  %19 = getelementptr inbounds i32, i32* %18, i64 2, !dbg !22
  %20 = load i32, i32* %19, align 4, !dbg !22
  %21 = icmp eq i32 %20, 0, !dbg !22
  br i1 %21, label %22, label %23, !dbg !25

22:                                               ; preds = %17
  br label %24, !dbg !25

23:                                               ; preds = %17, %12, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !22
  unreachable, !dbg !22

24:                                               ; preds = %22
  %25 = load i32*, i32** %2, align 8, !dbg !26
  %26 = getelementptr inbounds i32, i32* %25, i64 2, !dbg !26
  store i32 9, i32* %26, align 4, !dbg !27
  %27 = load i32*, i32** %2, align 8, !dbg !28
  %28 = bitcast i32* %27 to i8*, !dbg !28
  %29 = call i8* @realloc(i8* noundef %28, i64 noundef 24) #5, !dbg !29
  %30 = bitcast i8* %29 to i32*, !dbg !29
  store i32* %30, i32** %2, align 8, !dbg !30
  %31 = load i32*, i32** %2, align 8, !dbg !31
  %32 = getelementptr inbounds i32, i32* %31, i64 0, !dbg !31
  %33 = load i32, i32* %32, align 4, !dbg !31
  %34 = icmp eq i32 %33, 0, !dbg !31
  br i1 %34, label %35, label %41, !dbg !31

35:                                               ; preds = %24
  %36 = load i32*, i32** %2, align 8, !dbg !31
  %37 = getelementptr inbounds i32, i32* %36, i64 2, !dbg !31
  %38 = load i32, i32* %37, align 4, !dbg !31
  %39 = icmp eq i32 %38, 9, !dbg !31
  br i1 %39, label %40, label %41, !dbg !34

40:                                               ; preds = %35
  br label %42, !dbg !34

41:                                               ; preds = %35, %24
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !31
  unreachable, !dbg !31

42:                                               ; preds = %40
  %43 = load i32*, i32** %2, align 8, !dbg !35
  %44 = getelementptr inbounds i32, i32* %43, i64 5, !dbg !35
  store i32 1, i32* %44, align 4, !dbg !36
  %45 = load i32*, i32** %2, align 8, !dbg !37
  %46 = bitcast i32* %45 to i8*, !dbg !37
  %47 = call i8* @realloc(i8* noundef %46, i64 noundef 12) #5, !dbg !38
  %48 = bitcast i8* %47 to i32*, !dbg !38
  store i32* %48, i32** %2, align 8, !dbg !39
  %49 = load i32*, i32** %2, align 8, !dbg !40
  %50 = getelementptr inbounds i32, i32* %49, i64 2, !dbg !40
  %51 = load i32, i32* %50, align 4, !dbg !40
  %52 = icmp eq i32 %51, 9, !dbg !40
  br i1 %52, label %53, label %54, !dbg !43

53:                                               ; preds = %42
  br label %55, !dbg !43

54:                                               ; preds = %42
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !40
  unreachable, !dbg !40

55:                                               ; preds = %53
  %56 = load i32*, i32** %2, align 8, !dbg !44
  %57 = bitcast i32* %56 to i8*, !dbg !44
  call void @free(i8* noundef %57) #5, !dbg !45
  %58 = call i8* @realloc(i8* noundef null, i64 noundef 4) #5, !dbg !46
  %59 = bitcast i8* %58 to i32*, !dbg !46
  store i32* %59, i32** %2, align 8, !dbg !47
  %60 = load i32*, i32** %2, align 8, !dbg !48
  store i32 4, i32* %60, align 4, !dbg !49
  %61 = load i32*, i32** %2, align 8, !dbg !50
  %62 = bitcast i32* %61 to i8*, !dbg !50
  call void @free(i8* noundef %62) #5, !dbg !51
  call void @llvm.dbg.declare(metadata i8** %3, metadata !52, metadata !DIExpression()), !dbg !55
  %63 = call noalias i8* @strdup(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #5, !dbg !56
  store i8* %63, i8** %3, align 8, !dbg !55
  %64 = load i8*, i8** %3, align 8, !dbg !57
  %65 = call i32 @strcmp(i8* noundef %64, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !57
  %66 = icmp eq i32 %65, 0, !dbg !57
  br i1 %66, label %67, label %72, !dbg !57

67:                                               ; preds = %55
  %68 = load i8*, i8** %3, align 8, !dbg !57
  %69 = call i64 @strlen(i8* noundef %68) #7, !dbg !57
  %70 = icmp eq i64 %69, 7, !dbg !57
  br i1 %70, label %71, label %72, !dbg !60

71:                                               ; preds = %67
  br label %73, !dbg !60

72:                                               ; preds = %67, %55
  call void @__assert_fail(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !57
  unreachable, !dbg !57

73:                                               ; preds = %71
  %74 = load i8*, i8** %3, align 8, !dbg !61
  call void @free(i8* noundef %74) #5, !dbg !62
  %75 = call noalias i8* @strndup(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.6, i64 0, i64 0), i64 noundef 3) #5, !dbg !63
  store i8* %75, i8** %3, align 8, !dbg !64
  %76 = load i8*, i8** %3, align 8, !dbg !65
  %77 = call i32 @strcmp(i8* noundef %76, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !65
  %78 = icmp eq i32 %77, 0, !dbg !65
  br i1 %78, label %79, label %80, !dbg !68

79:                                               ; preds = %73
  br label %81, !dbg !68

80:                                               ; preds = %73
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !65
  unreachable, !dbg !65

81:                                               ; preds = %79
  %82 = load i8*, i8** %3, align 8, !dbg !69
  call void @free(i8* noundef %82) #5, !dbg !70
  call void @llvm.dbg.declare(metadata i8** %4, metadata !71, metadata !DIExpression()), !dbg !72
  %83 = call noalias align 64 i8* @aligned_alloc(i64 noundef 64, i64 noundef 128) #5, !dbg !73
  store i8* %83, i8** %4, align 8, !dbg !72
  %84 = load i8*, i8** %4, align 8, !dbg !74
  %85 = ptrtoint i8* %84 to i64, !dbg !74
  %86 = urem i64 %85, 64, !dbg !74
  %87 = icmp eq i64 %86, 0, !dbg !74
  br i1 %87, label %88, label %89, !dbg !77

88:                                               ; preds = %81
  br label %90, !dbg !77

89:                                               ; preds = %81
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !74
  unreachable, !dbg !74

90:                                               ; preds = %88
  %91 = load i8*, i8** %4, align 8, !dbg !78
  call void @free(i8* noundef %91) #5, !dbg !79
  call void @llvm.dbg.declare(metadata i8** %5, metadata !80, metadata !DIExpression()), !dbg !81
  %92 = call i32 @posix_memalign(i8** noundef %5, i64 noundef 32, i64 noundef 8) #5, !dbg !82
  %93 = icmp eq i32 %92, 0, !dbg !82
  br i1 %93, label %94, label %100, !dbg !82

94:                                               ; preds = %90
  %95 = load i8*, i8** %5, align 8, !dbg !82
  %96 = ptrtoint i8* %95 to i64, !dbg !82
  %97 = urem i64 %96, 32, !dbg !82
  %98 = icmp eq i64 %97, 0, !dbg !82
  br i1 %98, label %99, label %100, !dbg !85

99:                                               ; preds = %94
  br label %101, !dbg !85

100:                                              ; preds = %94, %90
  call void @__assert_fail(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !82
  unreachable, !dbg !82

101:                                              ; preds = %99
  %102 = load i8*, i8** %5, align 8, !dbg !86
  call void @free(i8* noundef %102) #5, !dbg !87
  call void @free(i8* noundef null) #5, !dbg !88
  ret i32 0, !dbg !89
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @strdup(i8* noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #4

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #4

; Function Attrs: nounwind
declare noalias i8* @strndup(i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare noalias i8* @aligned_alloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @posix_memalign(i8** noundef, i64 noundef, i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap-family.c", directory: ".", checksumkind: CSK_MD5, checksum: "cce03797a7c89b34c9455dde3e3f3094")
!2 = !{!3, !4}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 14.0.6"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !14, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{}
!18 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 9, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!20 = !DILocation(line: 9, column: 7, scope: !13)
!21 = !DILocation(line: 9, column: 11, scope: !13)
!22 = !DILocation(line: 10, column: 2, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 10, column: 2)
!24 = distinct !DILexicalBlock(scope: !13, file: !1, line: 10, column: 2)
!25 = !DILocation(line: 10, column: 2, scope: !24)
!26 = !DILocation(line: 11, column: 2, scope: !13)
!27 = !DILocation(line: 11, column: 7, scope: !13)
!28 = !DILocation(line: 12, column: 14, scope: !13)
!29 = !DILocation(line: 12, column: 6, scope: !13)
!30 = !DILocation(line: 12, column: 4, scope: !13)
!31 = !DILocation(line: 13, column: 2, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 13, column: 2)
!33 = distinct !DILexicalBlock(scope: !13, file: !1, line: 13, column: 2)
!34 = !DILocation(line: 13, column: 2, scope: !33)
!35 = !DILocation(line: 14, column: 2, scope: !13)
!36 = !DILocation(line: 14, column: 7, scope: !13)
!37 = !DILocation(line: 15, column: 14, scope: !13)
!38 = !DILocation(line: 15, column: 6, scope: !13)
!39 = !DILocation(line: 15, column: 4, scope: !13)
!40 = !DILocation(line: 16, column: 2, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 16, column: 2)
!42 = distinct !DILexicalBlock(scope: !13, file: !1, line: 16, column: 2)
!43 = !DILocation(line: 16, column: 2, scope: !42)
!44 = !DILocation(line: 17, column: 7, scope: !13)
!45 = !DILocation(line: 17, column: 2, scope: !13)
!46 = !DILocation(line: 18, column: 6, scope: !13)
!47 = !DILocation(line: 18, column: 4, scope: !13)
!48 = !DILocation(line: 19, column: 3, scope: !13)
!49 = !DILocation(line: 19, column: 5, scope: !13)
!50 = !DILocation(line: 20, column: 7, scope: !13)
!51 = !DILocation(line: 20, column: 2, scope: !13)
!52 = !DILocalVariable(name: "s", scope: !13, file: !1, line: 21, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!55 = !DILocation(line: 21, column: 8, scope: !13)
!56 = !DILocation(line: 21, column: 12, scope: !13)
!57 = !DILocation(line: 22, column: 2, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 22, column: 2)
!59 = distinct !DILexicalBlock(scope: !13, file: !1, line: 22, column: 2)
!60 = !DILocation(line: 22, column: 2, scope: !59)
!61 = !DILocation(line: 23, column: 7, scope: !13)
!62 = !DILocation(line: 23, column: 2, scope: !13)
!63 = !DILocation(line: 24, column: 6, scope: !13)
!64 = !DILocation(line: 24, column: 4, scope: !13)
!65 = !DILocation(line: 25, column: 2, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 25, column: 2)
!67 = distinct !DILexicalBlock(scope: !13, file: !1, line: 25, column: 2)
!68 = !DILocation(line: 25, column: 2, scope: !67)
!69 = !DILocation(line: 26, column: 7, scope: !13)
!70 = !DILocation(line: 26, column: 2, scope: !13)
!71 = !DILocalVariable(name: "a", scope: !13, file: !1, line: 27, type: !3)
!72 = !DILocation(line: 27, column: 8, scope: !13)
!73 = !DILocation(line: 27, column: 12, scope: !13)
!74 = !DILocation(line: 28, column: 2, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !1, line: 28, column: 2)
!76 = distinct !DILexicalBlock(scope: !13, file: !1, line: 28, column: 2)
!77 = !DILocation(line: 28, column: 2, scope: !76)
!78 = !DILocation(line: 29, column: 7, scope: !13)
!79 = !DILocation(line: 29, column: 2, scope: !13)
!80 = !DILocalVariable(name: "b", scope: !13, file: !1, line: 30, type: !3)
!81 = !DILocation(line: 30, column: 8, scope: !13)
!82 = !DILocation(line: 31, column: 2, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !1, line: 31, column: 2)
!84 = distinct !DILexicalBlock(scope: !13, file: !1, line: 31, column: 2)
!85 = !DILocation(line: 31, column: 2, scope: !84)
!86 = !DILocation(line: 32, column: 7, scope: !13)
!87 = !DILocation(line: 32, column: 2, scope: !13)
!88 = !DILocation(line: 33, column: 2, scope: !13)
!89 = !DILocation(line: 34, column: 2, scope: !13)
