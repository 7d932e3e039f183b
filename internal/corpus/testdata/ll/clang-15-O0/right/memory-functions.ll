; ModuleID = 'memory-functions.c'
source_filename = "memory-functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@length = dso_local global i32 23, align 4, !dbg !0
@target = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !47
@.str = private unnamed_addr constant [89 x i8] c"target[3] == 'a' && target[5] == 'b' && target[length - 1] == 'a' && target[length] == 0\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [19 x i8] c"memory-functions.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@source = dso_local global [40 x i8] zeroinitializer, align 16, !dbg !42
@.str.2 = private unnamed_addr constant [65 x i8] c"memcmp(source, target, 3) == 0 && memcmp(source, target, 6) != 0\00", align 1, !dbg !27
@.str.3 = private unnamed_addr constant [42 x i8] c"memchr(target, 'b', length) == target + 5\00", align 1, !dbg !32
@.str.4 = private unnamed_addr constant [70 x i8] c"strlen(target) == (size_t)length && strchr(target, 'b') == target + 5\00", align 1, !dbg !37

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !58 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !65
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @copier, ptr noundef null) #8, !dbg !66
  %4 = load i64, ptr %2, align 8, !dbg !67
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !68
  %6 = load i8, ptr getelementptr inbounds ([40 x i8], ptr @target, i64 0, i64 3), align 1, !dbg !69
  %7 = sext i8 %6 to i32, !dbg !69
  %8 = icmp eq i32 %7, 97, !dbg !69
  br i1 %8, label %9, label %29, !dbg !69

9:                                                ; preds = %0
  %10 = load i8, ptr getelementptr inbounds ([40 x i8], ptr @target, i64 0, i64 5), align 1, !dbg !69
  %11 = sext i8 %10 to i32, !dbg !69
  %12 = icmp eq i32 %11, 98, !dbg !69
  br i1 %12, label %13, label %29, !dbg !69

13:                                               ; preds = %9
  %14 = load i32, ptr @length, align 4, !dbg !69
  %15 = sub nsw i32 %14, 1, !dbg !69
  %16 = sext i32 %15 to i64, !dbg !69
  %17 = getelementptr inbounds [40 x i8], ptr @target, i64 0, i64 %16, !dbg !69
  %18 = load i8, ptr %17, align 1, !dbg !69
  %19 = sext i8 %18 to i32, !dbg !69
  %20 = icmp eq i32 %19, 97, !dbg !69
  br i1 %20, label %21, label %29, !dbg !69

21:                                               ; preds = %13
  %22 = load i32, ptr @length, align 4, !dbg !69
  %23 = sext i32 %22 to i64, !dbg !69
  %24 = getelementptr inbounds [40 x i8], ptr @target, i64 0, i64 %23, !dbg !69
  %25 = load i8, ptr %24, align 1, !dbg !69
  %26 = sext i8 %25 to i32, !dbg !69
  %27 = icmp eq i32 %26, 0, !dbg !69
  br i1 %27, label %28, label %29, !dbg !72

28:                                               ; preds = %21
  br label %30, !dbg !72

29:                                               ; preds = %21, %13, %9, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !69
  unreachable, !dbg !69

30:                                               ; preds = %28
  %31 = call i32 @memcmp(ptr noundef @source, ptr noundef @target, i64 noundef 3) #10, !dbg !73
  %32 = icmp eq i32 %31, 0, !dbg !73
  br i1 %32, label %33, label %37, !dbg !73

33:                                               ; preds = %30
  %34 = call i32 @memcmp(ptr noundef @source, ptr noundef @target, i64 noundef 6) #10, !dbg !73
  %35 = icmp ne i32 %34, 0, !dbg !73
  br i1 %35, label %36, label %37, !dbg !76

36:                                               ; preds = %33
  br label %38, !dbg !76

37:                                               ; preds = %33, %30
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !73
  unreachable, !dbg !73

38:                                               ; preds = %36
  %39 = load i32, ptr @length, align 4, !dbg !77
  %40 = sext i32 %39 to i64, !dbg !77
  %41 = call ptr @memchr(ptr noundef @target, i32 noundef 98, i64 noundef %40) #10, !dbg !77
  %42 = icmp eq ptr %41, getelementptr inbounds (i8, ptr @target, i64 5), !dbg !77
  br i1 %42, label %43, label %44, !dbg !80

43:                                               ; preds = %38
  br label %45, !dbg !80

44:                                               ; preds = %38
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !77
  unreachable, !dbg !77

45:                                               ; preds = %43
  %46 = call i64 @strlen(ptr noundef @target) #10, !dbg !81
  %47 = load i32, ptr @length, align 4, !dbg !81
  %48 = sext i32 %47 to i64, !dbg !81
  %49 = icmp eq i64 %46, %48, !dbg !81
  br i1 %49, label %50, label %54, !dbg !81

50:                                               ; preds = %45
  %51 = call ptr @strchr(ptr noundef @target, i32 noundef 98) #10, !dbg !81
  %52 = icmp eq ptr %51, getelementptr inbounds (i8, ptr @target, i64 5), !dbg !81
  br i1 %52, label %53, label %54, !dbg !84

53:                                               ; preds = %50
  br label %55, !dbg !84

54:                                               ; preds = %50, %45
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !81
  unreachable, !dbg !81

55:                                               ; preds = %53
  ret i32 0, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @copier(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !89, metadata !DIExpression()), !dbg !90
  %3 = load i32, ptr @length, align 4, !dbg !91
  %4 = sext i32 %3 to i64, !dbg !91
  call void @llvm.memset.p0.i64(ptr align 16 @source, i8 97, i64 %4, i1 false), !dbg !92
  store i8 98, ptr getelementptr inbounds ([40 x i8], ptr @source, i64 0, i64 3), align 1, !dbg !93
  %5 = load i32, ptr @length, align 4, !dbg !94
  %6 = sext i32 %5 to i64, !dbg !94
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @target, ptr align 16 @source, i64 %6, i1 false), !dbg !95
  call void @llvm.memmove.p0.p0.i64(ptr align 1 getelementptr inbounds (i8, ptr @target, i64 2), ptr align 16 @target, i64 10, i1 false), !dbg !96
  %7 = load ptr, ptr %2, align 8, !dbg !97
  ret ptr %7, !dbg !98
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nounwind readonly willreturn
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #5

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(ptr noundef) #5

; Function Attrs: nounwind readonly willreturn
declare ptr @strchr(ptr noundef, i32 noundef) #5

; Function Attrs: argmemonly nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nocallback nofree nounwind willreturn writeonly }
attributes #7 = { argmemonly nocallback nofree nounwind willreturn }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}
!llvm.ident = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 8, type: !49, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory-functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "307459a1e753674b1da496adfe966c80")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !7, line: 46, baseType: !8)
!7 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "b76978376d35d5cd171876ac58ac1256")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !{!0, !10, !16, !21, !27, !32, !37, !42, !47}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 712, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 89)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 152, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 19)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 520, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 65)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 336, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 42)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 560, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 70)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "source", scope: !2, file: !3, line: 7, type: !44, isLocal: false, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 40)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "target", scope: !2, file: !3, line: 7, type: !44, isLocal: false, isDefinition: true)
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 7, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = !{!"Debian clang version 15.0.6"}
!58 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !59, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!49}
!61 = !{}
!62 = !DILocalVariable(name: "t", scope: !58, file: !3, line: 21, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !64, line: 27, baseType: !8)
!64 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!65 = !DILocation(line: 21, column: 12, scope: !58)
!66 = !DILocation(line: 22, column: 2, scope: !58)
!67 = !DILocation(line: 23, column: 15, scope: !58)
!68 = !DILocation(line: 23, column: 2, scope: !58)
!69 = !DILocation(line: 24, column: 2, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 24, column: 2)
!71 = distinct !DILexicalBlock(scope: !58, file: !3, line: 24, column: 2)
!72 = !DILocation(line: 24, column: 2, scope: !71)
!73 = !DILocation(line: 25, column: 2, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 25, column: 2)
!75 = distinct !DILexicalBlock(scope: !58, file: !3, line: 25, column: 2)
!76 = !DILocation(line: 25, column: 2, scope: !75)
!77 = !DILocation(line: 26, column: 2, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 26, column: 2)
!79 = distinct !DILexicalBlock(scope: !58, file: !3, line: 26, column: 2)
!80 = !DILocation(line: 26, column: 2, scope: !79)
!81 = !DILocation(line: 27, column: 2, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 27, column: 2)
!83 = distinct !DILexicalBlock(scope: !58, file: !3, line: 27, column: 2)
!84 = !DILocation(line: 27, column: 2, scope: !83)
!85 = !DILocation(line: 28, column: 2, scope: !58)
!86 = distinct !DISubprogram(name: "copier", scope: !3, file: !3, line: 10, type: !87, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!87 = !DISubroutineType(types: !88)
!88 = !{!5, !5}
!89 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 10, type: !5)
!90 = !DILocation(line: 10, column: 27, scope: !86)
!91 = !DILocation(line: 12, column: 22, scope: !86)
!92 = !DILocation(line: 12, column: 2, scope: !86)
!93 = !DILocation(line: 13, column: 12, scope: !86)
!94 = !DILocation(line: 14, column: 25, scope: !86)
!95 = !DILocation(line: 14, column: 2, scope: !86)
!96 = !DILocation(line: 15, column: 2, scope: !86)
!97 = !DILocation(line: 16, column: 9, scope: !86)
!98 = !DILocation(line: 16, column: 2, scope: !86)
