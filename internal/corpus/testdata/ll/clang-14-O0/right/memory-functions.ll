; ModuleID = 'memory-functions.c'
source_filename = "memory-functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@length = dso_local global i32 23, align 4, !dbg !0
@target = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !16
@.str = private unnamed_addr constant [89 x i8] c"target[3] == 'a' && target[5] == 'b' && target[length - 1] == 'a' && target[length] == 0\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"memory-functions.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@source = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !10
@.str.2 = private unnamed_addr constant [65 x i8] c"memcmp(source, target, 3) == 0 && memcmp(source, target, 6) != 0\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"memchr(target, 'b', length) == target + 5\00", align 1
@.str.4 = private unnamed_addr constant [70 x i8] c"strlen(target) == (size_t)length && strchr(target, 'b') == target + 5\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !31, metadata !DIExpression()), !dbg !34
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @copier, i8* noundef null) #8, !dbg !35
  %4 = load i64, i64* %2, align 8, !dbg !36
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null), !dbg !37
  %6 = load i8, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 3), align 1, !dbg !38
  %7 = sext i8 %6 to i32, !dbg !38
  %8 = icmp eq i32 %7, 97, !dbg !38
  br i1 %8, label %9, label %29, !dbg !38

9:                                                ; preds = %0
  %10 = load i8, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 5), align 1, !dbg !38
  %11 = sext i8 %10 to i32, !dbg !38
  %12 = icmp eq i32 %11, 98, !dbg !38
  br i1 %12, label %13, label %29, !dbg !38

13:                                               ; preds = %9
  %14 = load i32, i32* @length, align 4, !dbg !38
  %15 = sub nsw i32 %14, 1, !dbg !38
  %16 = sext i32 %15 to i64, !dbg !38
  %17 = getelementptr inbounds [40 x i8], [40 x i8]* @target, i64 0, i64 %16, !dbg !38
  %18 = load i8, i8* %17, align 1, !dbg !38
  %19 = sext i8 %18 to i32, !dbg !38
  %20 = icmp eq i32 %19, 97, !dbg !38
  br i1 %20, label %21, label %29, !dbg !38

21:                                               ; preds = %13
  %22 = load i32, i32* @length, align 4, !dbg !38
  %23 = sext i32 %22 to i64, !dbg !38
  %24 = getelementptr inbounds [40 x i8], [40 x i8]* @target, i64 0, i64 %23, !dbg !38
  %25 = load i8, i8* %24, align 1, !dbg !38
  %26 = sext i8 %25 to i32, !dbg !38
  %27 = icmp eq i32 %26, 0, !dbg !38
  br i1 %27, label %28, label %29, !dbg !41

28:                                               ; preds = %21
  br label %30, !dbg !41

29:                                               ; preds = %21, %13, %9, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([89 x i8], [89 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !38
  unreachable, !dbg !38

30:                                               ; preds = %28
  %31 = call i32 @memcmp(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i64 noundef 3) #10, !dbg !42
  %32 = icmp eq i32 %31, 0, !dbg !42
  br i1 %32, label %33, label %37, !dbg !42

33:                                               ; preds = %30
  %34 = call i32 @memcmp(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i64 noundef 6) #10, !dbg !42
  %35 = icmp ne i32 %34, 0, !dbg !42
  br i1 %35, label %36, label %37, !dbg !45

36:                                               ; preds = %33
  br label %38, !dbg !45

37:                                               ; preds = %33, %30
  call void @__assert_fail(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !42
  unreachable, !dbg !42

38:                                               ; preds = %36
  %39 = load i32, i32* @length, align 4, !dbg !46
  %40 = sext i32 %39 to i64, !dbg !46
  %41 = call i8* @memchr(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i32 noundef 98, i64 noundef %40) #10, !dbg !46
  %42 = icmp eq i8* %41, getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 5), !dbg !46
  br i1 %42, label %43, label %44, !dbg !49

43:                                               ; preds = %38
  br label %45, !dbg !49

44:                                               ; preds = %38
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !46
  unreachable, !dbg !46

45:                                               ; preds = %43
  %46 = call i64 @strlen(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0)) #10, !dbg !50
  %47 = load i32, i32* @length, align 4, !dbg !50
  %48 = sext i32 %47 to i64, !dbg !50
  %49 = icmp eq i64 %46, %48, !dbg !50
  br i1 %49, label %50, label %54, !dbg !50

50:                                               ; preds = %45
  %51 = call i8* @strchr(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i32 noundef 98) #10, !dbg !50
  %52 = icmp eq i8* %51, getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 5), !dbg !50
  br i1 %52, label %53, label %54, !dbg !53

53:                                               ; preds = %50
  br label %55, !dbg !53

54:                                               ; preds = %50, %45
  call void @__assert_fail(i8* noundef getelementptr inbounds ([70 x i8], [70 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !50
  unreachable, !dbg !50

55:                                               ; preds = %53
  ret i32 0, !dbg !54
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @copier(i8* noundef %0) #0 !dbg !55 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !58, metadata !DIExpression()), !dbg !59
  %3 = load i32, i32* @length, align 4, !dbg !60
  %4 = sext i32 %3 to i64, !dbg !60
  call void @llvm.memset.p0i8.i64(i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i8 97, i64 %4, i1 false), !dbg !61
  store i8 98, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 3), align 1, !dbg !62
  %5 = load i32, i32* @length, align 4, !dbg !63
  %6 = sext i32 %5 to i64, !dbg !63
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i64 %6, i1 false), !dbg !64
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 2), i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i64 10, i1 false), !dbg !65
  %7 = load i8*, i8** %2, align 8, !dbg !66
  ret i8* %7, !dbg !67
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i8* @memchr(i8* noundef, i32 noundef, i64 noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i8* @strchr(i8* noundef, i32 noundef) #5

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn writeonly }
attributes #7 = { argmemonly nofree nounwind willreturn }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory-functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "307459a1e753674b1da496adfe966c80")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !7, line: 46, baseType: !8)
!7 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !{!0, !10, !16}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "source", scope: !2, file: !3, line: 7, type: !12, isLocal: false, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 40)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "target", scope: !2, file: !3, line: 7, type: !12, isLocal: false, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 14.0.6"}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !28, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!18}
!30 = !{}
!31 = !DILocalVariable(name: "t", scope: !27, file: !3, line: 21, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !8)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!34 = !DILocation(line: 21, column: 12, scope: !27)
!35 = !DILocation(line: 22, column: 2, scope: !27)
!36 = !DILocation(line: 23, column: 15, scope: !27)
!37 = !DILocation(line: 23, column: 2, scope: !27)
!38 = !DILocation(line: 24, column: 2, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 24, column: 2)
!40 = distinct !DILexicalBlock(scope: !27, file: !3, line: 24, column: 2)
!41 = !DILocation(line: 24, column: 2, scope: !40)
!42 = !DILocation(line: 25, column: 2, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 25, column: 2)
!44 = distinct !DILexicalBlock(scope: !27, file: !3, line: 25, column: 2)
!45 = !DILocation(line: 25, column: 2, scope: !44)
!46 = !DILocation(line: 26, column: 2, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 26, column: 2)
!48 = distinct !DILexicalBlock(scope: !27, file: !3, line: 26, column: 2)
!49 = !DILocation(line: 26, column: 2, scope: !48)
!50 = !DILocation(line: 27, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 27, column: 2)
!52 = distinct !DILexicalBlock(scope: !27, file: !3, line: 27, column: 2)
!53 = !DILocation(line: 27, column: 2, scope: !52)
!54 = !DILocation(line: 28, column: 2, scope: !27)
!55 = distinct !DISubprogram(name: "copier", scope: !3, file: !3, line: 10, type: !56, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!56 = !DISubroutineType(types: !57)
!57 = !{!5, !5}
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 10, type: !5)
!59 = !DILocation(line: 10, column: 27, scope: !55)
!60 = !DILocation(line: 12, column: 22, scope: !55)
!61 = !DILocation(line: 12, column: 2, scope: !55)
!62 = !DILocation(line: 13, column: 12, scope: !55)
!63 = !DILocation(line: 14, column: 25, scope: !55)
!64 = !DILocation(line: 14, column: 2, scope: !55)
!65 = !DILocation(line: 15, column: 2, scope: !55)
!66 = !DILocation(line: 16, column: 9, scope: !55)
!67 = !DILocation(line: 16, column: 2, scope: !55)
