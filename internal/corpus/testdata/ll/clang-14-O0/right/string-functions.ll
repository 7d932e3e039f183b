; ModuleID = 'string-functions.c'
source_filename = "string-functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"-beta\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"alpha-beta\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"strcmp(buf, \22alpha-beta\22) == 0\00", align 1
@.str.4 = private unnamed_addr constant [19 x i8] c"string-functions.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"alphabet\00", align 1
@.str.6 = private unnamed_addr constant [69 x i8] c"strncmp(buf, \22alphabet\22, 5) == 0 && strncmp(buf, \22alphabet\22, 6) != 0\00", align 1
@.str.7 = private unnamed_addr constant [57 x i8] c"strrchr(buf, 'a') == buf + 9 && strchr(buf, 'z') == NULL\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"xy\00", align 1
@.str.9 = private unnamed_addr constant [61 x i8] c"buf[0] == 'x' && buf[2] == 0 && buf[4] == 0 && buf[5] == '-'\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"-12\00", align 1
@.str.11 = private unnamed_addr constant [35 x i8] c"atoi(\22-12\22) == -12 && abs(-3) == 3\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca [32 x i8], align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [32 x i8]* %2, metadata !17, metadata !DIExpression()), !dbg !22
  %3 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !23
  %4 = call i8* @strcpy(i8* noundef %3, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)) #6, !dbg !24
  %5 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !25
  %6 = call i8* @strcat(i8* noundef %5, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #6, !dbg !26
  %7 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !27
  %8 = call i32 @strcmp(i8* noundef %7, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !27
  %9 = icmp eq i32 %8, 0, !dbg !27
  br i1 %9, label %10, label %11, !dbg !30

10:                                               ; preds = %0
  br label %12, !dbg !30

11:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !27
  unreachable, !dbg !27

12:                                               ; preds = %10
  %13 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !31
  %14 = call i32 @strncmp(i8* noundef %13, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), i64 noundef 5) #7, !dbg !31
  %15 = icmp eq i32 %14, 0, !dbg !31
  br i1 %15, label %16, label %21, !dbg !31

16:                                               ; preds = %12
  %17 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !31
  %18 = call i32 @strncmp(i8* noundef %17, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), i64 noundef 6) #7, !dbg !31
  %19 = icmp ne i32 %18, 0, !dbg !31
  br i1 %19, label %20, label %21, !dbg !34

20:                                               ; preds = %16
  br label %22, !dbg !34

21:                                               ; preds = %16, %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !31
  unreachable, !dbg !31

22:                                               ; preds = %20
  %23 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !35
  %24 = call i8* @strrchr(i8* noundef %23, i32 noundef 97) #7, !dbg !35
  %25 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !35
  %26 = getelementptr inbounds i8, i8* %25, i64 9, !dbg !35
  %27 = icmp eq i8* %24, %26, !dbg !35
  br i1 %27, label %28, label %33, !dbg !35

28:                                               ; preds = %22
  %29 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !35
  %30 = call i8* @strchr(i8* noundef %29, i32 noundef 122) #7, !dbg !35
  %31 = icmp eq i8* %30, null, !dbg !35
  br i1 %31, label %32, label %33, !dbg !38

32:                                               ; preds = %28
  br label %34, !dbg !38

33:                                               ; preds = %28, %22
  call void @__assert_fail(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !35
  unreachable, !dbg !35

34:                                               ; preds = %32
  %35 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !39
  %36 = call i8* @strncpy(i8* noundef %35, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i64 noundef 5) #6, !dbg !40
  %37 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 0, !dbg !41
  %38 = load i8, i8* %37, align 16, !dbg !41
  %39 = sext i8 %38 to i32, !dbg !41
  %40 = icmp eq i32 %39, 120, !dbg !41
  br i1 %40, label %41, label %57, !dbg !41

41:                                               ; preds = %34
  %42 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 2, !dbg !41
  %43 = load i8, i8* %42, align 2, !dbg !41
  %44 = sext i8 %43 to i32, !dbg !41
  %45 = icmp eq i32 %44, 0, !dbg !41
  br i1 %45, label %46, label %57, !dbg !41

46:                                               ; preds = %41
  %47 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 4, !dbg !41
  %48 = load i8, i8* %47, align 4, !dbg !41
  %49 = sext i8 %48 to i32, !dbg !41
  %50 = icmp eq i32 %49, 0, !dbg !41
  br i1 %50, label %51, label %57, !dbg !41

51:                                               ; preds = %46
  %52 = getelementptr inbounds [32 x i8], [32 x i8]* %2, i64 0, i64 5, !dbg !41
  %53 = load i8, i8* %52, align 1, !dbg !41
  %54 = sext i8 %53 to i32, !dbg !41
  %55 = icmp eq i32 %54, 45, !dbg !41
  br i1 %55, label %56, label %57, !dbg !44

56:                                               ; preds = %51
  br label %58, !dbg !44

57:                                               ; preds = %51, %46, %41, %34
  call void @__assert_fail(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !41
  unreachable, !dbg !41

58:                                               ; preds = %56
  %59 = call i32 @atoi(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !45
  %60 = icmp eq i32 %59, -12, !dbg !45
  br i1 %60, label %61, label %65, !dbg !45

61:                                               ; preds = %58
  %62 = call i32 @abs(i32 noundef -3) #9, !dbg !45
  %63 = icmp eq i32 %62, 3, !dbg !45
  br i1 %63, label %64, label %65, !dbg !48

64:                                               ; preds = %61
  br label %66, !dbg !48

65:                                               ; preds = %61, %58
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !45
  unreachable, !dbg !45

66:                                               ; preds = %64
  ret i32 0, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #2

; Function Attrs: nounwind
declare i8* @strcat(i8* noundef, i8* noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind readonly willreturn
declare i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) #3

; Function Attrs: nounwind readonly willreturn
declare i8* @strrchr(i8* noundef, i32 noundef) #3

; Function Attrs: nounwind readonly willreturn
declare i8* @strchr(i8* noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i8* @strncpy(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i32 @atoi(i8* noundef) #3

; Function Attrs: nounwind readnone willreturn
declare i32 @abs(i32 noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "string-functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "d3864d55384c31422a37605af74c4dfa")
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
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "buf", scope: !12, file: !1, line: 9, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 32)
!22 = !DILocation(line: 9, column: 7, scope: !12)
!23 = !DILocation(line: 10, column: 9, scope: !12)
!24 = !DILocation(line: 10, column: 2, scope: !12)
!25 = !DILocation(line: 11, column: 9, scope: !12)
!26 = !DILocation(line: 11, column: 2, scope: !12)
!27 = !DILocation(line: 12, column: 2, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 12, column: 2)
!29 = distinct !DILexicalBlock(scope: !12, file: !1, line: 12, column: 2)
!30 = !DILocation(line: 12, column: 2, scope: !29)
!31 = !DILocation(line: 13, column: 2, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 13, column: 2)
!33 = distinct !DILexicalBlock(scope: !12, file: !1, line: 13, column: 2)
!34 = !DILocation(line: 13, column: 2, scope: !33)
!35 = !DILocation(line: 14, column: 2, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 14, column: 2)
!37 = distinct !DILexicalBlock(scope: !12, file: !1, line: 14, column: 2)
!38 = !DILocation(line: 14, column: 2, scope: !37)
!39 = !DILocation(line: 15, column: 10, scope: !12)
!40 = !DILocation(line: 15, column: 2, scope: !12)
!41 = !DILocation(line: 16, column: 2, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 16, column: 2)
!43 = distinct !DILexicalBlock(scope: !12, file: !1, line: 16, column: 2)
!44 = !DILocation(line: 16, column: 2, scope: !43)
!45 = !DILocation(line: 17, column: 2, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !1, line: 17, column: 2)
!47 = distinct !DILexicalBlock(scope: !12, file: !1, line: 17, column: 2)
!48 = !DILocation(line: 17, column: 2, scope: !47)
!49 = !DILocation(line: 18, column: 2, scope: !12)
