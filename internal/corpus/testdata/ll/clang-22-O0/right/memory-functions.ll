; ModuleID = 'memory-functions.c'
source_filename = "memory-functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
    #dbg_declare(ptr %2, !62, !DIExpression(), !65)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @copier, ptr noundef null) #7, !dbg !66
  %4 = load i64, ptr %2, align 8, !dbg !67
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !68
  %6 = load i8, ptr getelementptr inbounds ([40 x i8], ptr @target, i64 0, i64 3), align 1, !dbg !69
  %7 = sext i8 %6 to i32, !dbg !69
  %8 = icmp eq i32 %7, 97, !dbg !72
  br i1 %8, label %9, label %29, !dbg !73

9:                                                ; preds = %0
  %10 = load i8, ptr getelementptr inbounds ([40 x i8], ptr @target, i64 0, i64 5), align 1, !dbg !74
  %11 = sext i8 %10 to i32, !dbg !74
  %12 = icmp eq i32 %11, 98, !dbg !75
  br i1 %12, label %13, label %29, !dbg !76

13:                                               ; preds = %9
  %14 = load i32, ptr @length, align 4, !dbg !77
  %15 = sub nsw i32 %14, 1, !dbg !78
  %16 = sext i32 %15 to i64, !dbg !79
  %17 = getelementptr inbounds [40 x i8], ptr @target, i64 0, i64 %16, !dbg !79
  %18 = load i8, ptr %17, align 1, !dbg !79
  %19 = sext i8 %18 to i32, !dbg !79
  %20 = icmp eq i32 %19, 97, !dbg !80
  br i1 %20, label %21, label %29, !dbg !81

21:                                               ; preds = %13
  %22 = load i32, ptr @length, align 4, !dbg !82
  %23 = sext i32 %22 to i64, !dbg !83
  %24 = getelementptr inbounds [40 x i8], ptr @target, i64 0, i64 %23, !dbg !83
  %25 = load i8, ptr %24, align 1, !dbg !83
  %26 = sext i8 %25 to i32, !dbg !83
  %27 = icmp eq i32 %26, 0, !dbg !84
  br i1 %27, label %28, label %29, !dbg !81

28:                                               ; preds = %21
  br label %30, !dbg !81

29:                                               ; preds = %21, %13, %9, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !85
  unreachable, !dbg !85

30:                                               ; preds = %28
  %31 = call i32 @memcmp(ptr noundef @source, ptr noundef @target, i64 noundef 3) #9, !dbg !86
  %32 = icmp eq i32 %31, 0, !dbg !89
  br i1 %32, label %33, label %37, !dbg !90

33:                                               ; preds = %30
  %34 = call i32 @memcmp(ptr noundef @source, ptr noundef @target, i64 noundef 6) #9, !dbg !91
  %35 = icmp ne i32 %34, 0, !dbg !92
  br i1 %35, label %36, label %37, !dbg !90

36:                                               ; preds = %33
  br label %38, !dbg !90

37:                                               ; preds = %33, %30
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !93
  unreachable, !dbg !93

38:                                               ; preds = %36
  %39 = load i32, ptr @length, align 4, !dbg !94
  %40 = sext i32 %39 to i64, !dbg !94
  %41 = call ptr @memchr(ptr noundef @target, i32 noundef 98, i64 noundef %40) #9, !dbg !97
  %42 = icmp eq ptr %41, getelementptr inbounds (i8, ptr @target, i64 5), !dbg !98
  br i1 %42, label %43, label %44, !dbg !98

43:                                               ; preds = %38
  br label %45, !dbg !98

44:                                               ; preds = %38
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !99
  unreachable, !dbg !99

45:                                               ; preds = %43
  %46 = call i64 @strlen(ptr noundef @target) #9, !dbg !100
  %47 = load i32, ptr @length, align 4, !dbg !103
  %48 = sext i32 %47 to i64, !dbg !104
  %49 = icmp eq i64 %46, %48, !dbg !105
  br i1 %49, label %50, label %54, !dbg !106

50:                                               ; preds = %45
  %51 = call ptr @strchr(ptr noundef @target, i32 noundef 98) #9, !dbg !107
  %52 = icmp eq ptr %51, getelementptr inbounds (i8, ptr @target, i64 5), !dbg !108
  br i1 %52, label %53, label %54, !dbg !106

53:                                               ; preds = %50
  br label %55, !dbg !106

54:                                               ; preds = %50, %45
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !109
  unreachable, !dbg !109

55:                                               ; preds = %53
  ret i32 0, !dbg !110
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @copier(ptr noundef %0) #0 !dbg !111 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !114, !DIExpression(), !115)
  %3 = load i32, ptr @length, align 4, !dbg !116
  %4 = sext i32 %3 to i64, !dbg !116
  call void @llvm.memset.p0.i64(ptr align 16 @source, i8 97, i64 %4, i1 false), !dbg !117
  store i8 98, ptr getelementptr inbounds ([40 x i8], ptr @source, i64 0, i64 3), align 1, !dbg !118
  %5 = load i32, ptr @length, align 4, !dbg !119
  %6 = sext i32 %5 to i64, !dbg !119
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @target, ptr align 16 @source, i64 %6, i1 false), !dbg !120
  call void @llvm.memmove.p0.p0.i64(ptr align 2 getelementptr inbounds (i8, ptr @target, i64 2), ptr align 16 @target, i64 10, i1 false), !dbg !121
  %7 = load ptr, ptr %2, align 8, !dbg !122
  ret ptr %7, !dbg !123
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}
!llvm.ident = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 8, type: !49, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory-functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "307459a1e753674b1da496adfe966c80")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !7, line: 18, baseType: !8)
!7 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
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
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
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
!69 = !DILocation(line: 24, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 24, column: 9)
!71 = distinct !DILexicalBlock(scope: !58, file: !3, line: 24, column: 2)
!72 = !DILocation(line: 24, column: 19, scope: !70)
!73 = !DILocation(line: 24, column: 26, scope: !70)
!74 = !DILocation(line: 24, column: 29, scope: !70)
!75 = !DILocation(line: 24, column: 39, scope: !70)
!76 = !DILocation(line: 24, column: 46, scope: !70)
!77 = !DILocation(line: 24, column: 56, scope: !70)
!78 = !DILocation(line: 24, column: 63, scope: !70)
!79 = !DILocation(line: 24, column: 49, scope: !70)
!80 = !DILocation(line: 24, column: 68, scope: !70)
!81 = !DILocation(line: 24, column: 75, scope: !70)
!82 = !DILocation(line: 24, column: 85, scope: !70)
!83 = !DILocation(line: 24, column: 78, scope: !70)
!84 = !DILocation(line: 24, column: 93, scope: !70)
!85 = !DILocation(line: 24, column: 2, scope: !70)
!86 = !DILocation(line: 25, column: 9, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 25, column: 9)
!88 = distinct !DILexicalBlock(scope: !58, file: !3, line: 25, column: 2)
!89 = !DILocation(line: 25, column: 35, scope: !87)
!90 = !DILocation(line: 25, column: 40, scope: !87)
!91 = !DILocation(line: 25, column: 43, scope: !87)
!92 = !DILocation(line: 25, column: 69, scope: !87)
!93 = !DILocation(line: 25, column: 2, scope: !87)
!94 = !DILocation(line: 26, column: 29, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 26, column: 9)
!96 = distinct !DILexicalBlock(scope: !58, file: !3, line: 26, column: 2)
!97 = !DILocation(line: 26, column: 9, scope: !95)
!98 = !DILocation(line: 26, column: 37, scope: !95)
!99 = !DILocation(line: 26, column: 2, scope: !95)
!100 = !DILocation(line: 27, column: 9, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 27, column: 9)
!102 = distinct !DILexicalBlock(scope: !58, file: !3, line: 27, column: 2)
!103 = !DILocation(line: 27, column: 35, scope: !101)
!104 = !DILocation(line: 27, column: 27, scope: !101)
!105 = !DILocation(line: 27, column: 24, scope: !101)
!106 = !DILocation(line: 27, column: 42, scope: !101)
!107 = !DILocation(line: 27, column: 45, scope: !101)
!108 = !DILocation(line: 27, column: 65, scope: !101)
!109 = !DILocation(line: 27, column: 2, scope: !101)
!110 = !DILocation(line: 28, column: 2, scope: !58)
!111 = distinct !DISubprogram(name: "copier", scope: !3, file: !3, line: 10, type: !112, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!112 = !DISubroutineType(types: !113)
!113 = !{!5, !5}
!114 = !DILocalVariable(name: "arg", arg: 1, scope: !111, file: !3, line: 10, type: !5)
!115 = !DILocation(line: 10, column: 27, scope: !111)
!116 = !DILocation(line: 12, column: 22, scope: !111)
!117 = !DILocation(line: 12, column: 2, scope: !111)
!118 = !DILocation(line: 13, column: 12, scope: !111)
!119 = !DILocation(line: 14, column: 25, scope: !111)
!120 = !DILocation(line: 14, column: 2, scope: !111)
!121 = !DILocation(line: 15, column: 2, scope: !111)
!122 = !DILocation(line: 16, column: 9, scope: !111)
!123 = !DILocation(line: 16, column: 2, scope: !111)
