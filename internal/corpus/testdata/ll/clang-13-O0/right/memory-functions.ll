; ModuleID = 'memory-functions.c'
source_filename = "memory-functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@length = dso_local global i32 23, align 4, !dbg !0
@target = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !17
@.str = private unnamed_addr constant [89 x i8] c"target[3] == 'a' && target[5] == 'b' && target[length - 1] == 'a' && target[length] == 0\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"memory-functions.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@source = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !11
@.str.2 = private unnamed_addr constant [65 x i8] c"memcmp(source, target, 3) == 0 && memcmp(source, target, 6) != 0\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"memchr(target, 'b', length) == target + 5\00", align 1
@.str.4 = private unnamed_addr constant [70 x i8] c"strlen(target) == (size_t)length && strchr(target, 'b') == target + 5\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !29, metadata !DIExpression()), !dbg !32
  %3 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @copier, i8* null) #8, !dbg !33
  %4 = load i64, i64* %2, align 8, !dbg !34
  %5 = call i32 @pthread_join(i64 %4, i8** null), !dbg !35
  %6 = load i8, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 3), align 1, !dbg !36
  %7 = sext i8 %6 to i32, !dbg !36
  %8 = icmp eq i32 %7, 97, !dbg !36
  br i1 %8, label %9, label %29, !dbg !36

9:                                                ; preds = %0
  %10 = load i8, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 5), align 1, !dbg !36
  %11 = sext i8 %10 to i32, !dbg !36
  %12 = icmp eq i32 %11, 98, !dbg !36
  br i1 %12, label %13, label %29, !dbg !36

13:                                               ; preds = %9
  %14 = load i32, i32* @length, align 4, !dbg !36
  %15 = sub nsw i32 %14, 1, !dbg !36
  %16 = sext i32 %15 to i64, !dbg !36
  %17 = getelementptr inbounds [40 x i8], [40 x i8]* @target, i64 0, i64 %16, !dbg !36
  %18 = load i8, i8* %17, align 1, !dbg !36
  %19 = sext i8 %18 to i32, !dbg !36
  %20 = icmp eq i32 %19, 97, !dbg !36
  br i1 %20, label %21, label %29, !dbg !36

21:                                               ; preds = %13
  %22 = load i32, i32* @length, align 4, !dbg !36
  %23 = sext i32 %22 to i64, !dbg !36
  %24 = getelementptr inbounds [40 x i8], [40 x i8]* @target, i64 0, i64 %23, !dbg !36
  %25 = load i8, i8* %24, align 1, !dbg !36
  %26 = sext i8 %25 to i32, !dbg !36
  %27 = icmp eq i32 %26, 0, !dbg !36
  br i1 %27, label %28, label %29, !dbg !39

28:                                               ; preds = %21
  br label %30, !dbg !39

29:                                               ; preds = %21, %13, %9, %0
  call void @__assert_fail(i8* getelementptr inbounds ([89 x i8], [89 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 24, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !36
  unreachable, !dbg !36

30:                                               ; preds = %28
  %31 = call i32 @memcmp(i8* getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i64 3) #10, !dbg !40
  %32 = icmp eq i32 %31, 0, !dbg !40
  br i1 %32, label %33, label %37, !dbg !40

33:                                               ; preds = %30
  %34 = call i32 @memcmp(i8* getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i64 6) #10, !dbg !40
  %35 = icmp ne i32 %34, 0, !dbg !40
  br i1 %35, label %36, label %37, !dbg !43

36:                                               ; preds = %33
  br label %38, !dbg !43

37:                                               ; preds = %33, %30
  call void @__assert_fail(i8* getelementptr inbounds ([65 x i8], [65 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 25, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !40
  unreachable, !dbg !40

38:                                               ; preds = %36
  %39 = load i32, i32* @length, align 4, !dbg !44
  %40 = sext i32 %39 to i64, !dbg !44
  %41 = call i8* @memchr(i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i32 98, i64 %40) #10, !dbg !44
  %42 = icmp eq i8* %41, getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 5), !dbg !44
  br i1 %42, label %43, label %44, !dbg !47

43:                                               ; preds = %38
  br label %45, !dbg !47

44:                                               ; preds = %38
  call void @__assert_fail(i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 26, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !44
  unreachable, !dbg !44

45:                                               ; preds = %43
  %46 = call i64 @strlen(i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0)) #10, !dbg !48
  %47 = load i32, i32* @length, align 4, !dbg !48
  %48 = sext i32 %47 to i64, !dbg !48
  %49 = icmp eq i64 %46, %48, !dbg !48
  br i1 %49, label %50, label %54, !dbg !48

50:                                               ; preds = %45
  %51 = call i8* @strchr(i8* getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i32 98) #10, !dbg !48
  %52 = icmp eq i8* %51, getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 5), !dbg !48
  br i1 %52, label %53, label %54, !dbg !51

53:                                               ; preds = %50
  br label %55, !dbg !51

54:                                               ; preds = %50, %45
  call void @__assert_fail(i8* getelementptr inbounds ([70 x i8], [70 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 27, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #9, !dbg !48
  unreachable, !dbg !48

55:                                               ; preds = %53
  ret i32 0, !dbg !52
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @copier(i8* %0) #0 !dbg !53 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !56, metadata !DIExpression()), !dbg !57
  %3 = load i32, i32* @length, align 4, !dbg !58
  %4 = sext i32 %3 to i64, !dbg !58
  call void @llvm.memset.p0i8.i64(i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i8 97, i64 %4, i1 false), !dbg !59
  store i8 98, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 3), align 1, !dbg !60
  %5 = load i32, i32* @length, align 4, !dbg !61
  %6 = sext i32 %5 to i64, !dbg !61
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @source, i64 0, i64 0), i64 %6, i1 false), !dbg !62
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 2), i8* align 16 getelementptr inbounds ([40 x i8], [40 x i8]* @target, i64 0, i64 0), i64 10, i1 false), !dbg !63
  %7 = load i8*, i8** %2, align 8, !dbg !64
  ret i8* %7, !dbg !65
}

declare dso_local i32 @pthread_join(i64, i8**) #3

; Function Attrs: noreturn nounwind
declare dso_local void @__assert_fail(i8*, i8*, i32, i8*) #4

; Function Attrs: nounwind readonly willreturn
declare dso_local i32 @memcmp(i8*, i8*, i64) #5

; Function Attrs: nounwind readonly willreturn
declare dso_local i8* @memchr(i8*, i32, i64) #5

; Function Attrs: nounwind readonly willreturn
declare dso_local i64 @strlen(i8*) #5

; Function Attrs: nounwind readonly willreturn
declare dso_local i8* @strchr(i8*, i32) #5

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
!llvm.module.flags = !{!20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 8, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory-functions.c", directory: ".")
!4 = !{}
!5 = !{!6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !8, line: 46, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-13/lib/clang/13.0.1/include/stddef.h", directory: "")
!9 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!10 = !{!0, !11, !17}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "source", scope: !2, file: !3, line: 7, type: !13, isLocal: false, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 40)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "target", scope: !2, file: !3, line: 7, type: !13, isLocal: false, isDefinition: true)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"uwtable", i32 1}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 13.0.1-11+b2"}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !27, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!27 = !DISubroutineType(types: !28)
!28 = !{!19}
!29 = !DILocalVariable(name: "t", scope: !26, file: !3, line: 21, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !9)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!32 = !DILocation(line: 21, column: 12, scope: !26)
!33 = !DILocation(line: 22, column: 2, scope: !26)
!34 = !DILocation(line: 23, column: 15, scope: !26)
!35 = !DILocation(line: 23, column: 2, scope: !26)
!36 = !DILocation(line: 24, column: 2, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 24, column: 2)
!38 = distinct !DILexicalBlock(scope: !26, file: !3, line: 24, column: 2)
!39 = !DILocation(line: 24, column: 2, scope: !38)
!40 = !DILocation(line: 25, column: 2, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 25, column: 2)
!42 = distinct !DILexicalBlock(scope: !26, file: !3, line: 25, column: 2)
!43 = !DILocation(line: 25, column: 2, scope: !42)
!44 = !DILocation(line: 26, column: 2, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 26, column: 2)
!46 = distinct !DILexicalBlock(scope: !26, file: !3, line: 26, column: 2)
!47 = !DILocation(line: 26, column: 2, scope: !46)
!48 = !DILocation(line: 27, column: 2, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 27, column: 2)
!50 = distinct !DILexicalBlock(scope: !26, file: !3, line: 27, column: 2)
!51 = !DILocation(line: 27, column: 2, scope: !50)
!52 = !DILocation(line: 28, column: 2, scope: !26)
!53 = distinct !DISubprogram(name: "copier", scope: !3, file: !3, line: 10, type: !54, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!54 = !DISubroutineType(types: !55)
!55 = !{!6, !6}
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 10, type: !6)
!57 = !DILocation(line: 10, column: 27, scope: !53)
!58 = !DILocation(line: 12, column: 22, scope: !53)
!59 = !DILocation(line: 12, column: 2, scope: !53)
!60 = !DILocation(line: 13, column: 12, scope: !53)
!61 = !DILocation(line: 14, column: 25, scope: !53)
!62 = !DILocation(line: 14, column: 2, scope: !53)
!63 = !DILocation(line: 15, column: 2, scope: !53)
!64 = !DILocation(line: 16, column: 9, scope: !53)
!65 = !DILocation(line: 16, column: 2, scope: !53)
