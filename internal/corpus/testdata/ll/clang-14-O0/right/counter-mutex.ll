; ModuleID = 'counter-mutex.c'
source_filename = "counter-mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = dso_local global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [7 x i8] c"n == 3\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"counter-mutex.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !54, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata i32* %3, metadata !61, metadata !DIExpression()), !dbg !63
  store i32 0, i32* %3, align 4, !dbg !63
  br label %5, !dbg !64

5:                                                ; preds = %13, %0
  %6 = load i32, i32* %3, align 4, !dbg !65
  %7 = icmp slt i32 %6, 3, !dbg !67
  br i1 %7, label %8, label %16, !dbg !68

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !69
  %10 = sext i32 %9 to i64, !dbg !70
  %11 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %10, !dbg !70
  %12 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @inc, i8* noundef null) #5, !dbg !71
  br label %13, !dbg !71

13:                                               ; preds = %8
  %14 = load i32, i32* %3, align 4, !dbg !72
  %15 = add nsw i32 %14, 1, !dbg !72
  store i32 %15, i32* %3, align 4, !dbg !72
  br label %5, !dbg !73, !llvm.loop !74

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, i32* %4, align 4, !dbg !79
  br label %17, !dbg !80

17:                                               ; preds = %26, %16
  %18 = load i32, i32* %4, align 4, !dbg !81
  %19 = icmp slt i32 %18, 3, !dbg !83
  br i1 %19, label %20, label %29, !dbg !84

20:                                               ; preds = %17
  %21 = load i32, i32* %4, align 4, !dbg !85
  %22 = sext i32 %21 to i64, !dbg !86
  %23 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %22, !dbg !86
  %24 = load i64, i64* %23, align 8, !dbg !86
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !87
  br label %26, !dbg !87

26:                                               ; preds = %20
  %27 = load i32, i32* %4, align 4, !dbg !88
  %28 = add nsw i32 %27, 1, !dbg !88
  store i32 %28, i32* %4, align 4, !dbg !88
  br label %17, !dbg !89, !llvm.loop !90

29:                                               ; preds = %17
  %30 = load i32, i32* @n, align 4, !dbg !92
  %31 = icmp eq i32 %30, 3, !dbg !92
  br i1 %31, label %32, label %33, !dbg !95

32:                                               ; preds = %29
  br label %34, !dbg !95

33:                                               ; preds = %29
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !92
  unreachable, !dbg !92

34:                                               ; preds = %32
  ret i32 0, !dbg !96
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @inc(i8* noundef %0) #0 !dbg !97 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !100, metadata !DIExpression()), !dbg !101
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #5, !dbg !102
  %4 = load i32, i32* @n, align 4, !dbg !103
  %5 = add nsw i32 %4, 1, !dbg !103
  store i32 %5, i32* @n, align 4, !dbg !103
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !104
  %7 = load i8*, i8** %2, align 8, !dbg !105
  ret i8* %7, !dbg !106
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counter-mutex.c", directory: ".", checksumkind: CSK_MD5, checksum: "583005043cebfd8f0b9b681fbeef2f95")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !11, line: 72, baseType: !12)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 67, size: 320, elements: !13)
!13 = !{!14, !35, !40}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 69, baseType: !15, size: 320)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !16, line: 22, size: 320, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!17 = !{!18, !19, !21, !22, !23, !24, !26, !27}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !15, file: !16, line: 24, baseType: !9, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !15, file: !16, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !15, file: !16, line: 26, baseType: !9, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !15, file: !16, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !15, file: !16, line: 32, baseType: !9, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !15, file: !16, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !15, file: !16, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !15, file: !16, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 7, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 1}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"Debian clang version 14.0.6"}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !51, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!9}
!53 = !{}
!54 = !DILocalVariable(name: "t", scope: !50, file: !3, line: 19, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 192, elements: !58)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DISubrange(count: 3)
!60 = !DILocation(line: 19, column: 12, scope: !50)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 20, type: !9)
!62 = distinct !DILexicalBlock(scope: !50, file: !3, line: 20, column: 2)
!63 = !DILocation(line: 20, column: 11, scope: !62)
!64 = !DILocation(line: 20, column: 7, scope: !62)
!65 = !DILocation(line: 20, column: 18, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 20, column: 2)
!67 = !DILocation(line: 20, column: 20, scope: !66)
!68 = !DILocation(line: 20, column: 2, scope: !62)
!69 = !DILocation(line: 21, column: 21, scope: !66)
!70 = !DILocation(line: 21, column: 19, scope: !66)
!71 = !DILocation(line: 21, column: 3, scope: !66)
!72 = !DILocation(line: 20, column: 26, scope: !66)
!73 = !DILocation(line: 20, column: 2, scope: !66)
!74 = distinct !{!74, !68, !75, !76}
!75 = !DILocation(line: 21, column: 40, scope: !62)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 22, type: !9)
!78 = distinct !DILexicalBlock(scope: !50, file: !3, line: 22, column: 2)
!79 = !DILocation(line: 22, column: 11, scope: !78)
!80 = !DILocation(line: 22, column: 7, scope: !78)
!81 = !DILocation(line: 22, column: 18, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 22, column: 2)
!83 = !DILocation(line: 22, column: 20, scope: !82)
!84 = !DILocation(line: 22, column: 2, scope: !78)
!85 = !DILocation(line: 23, column: 18, scope: !82)
!86 = !DILocation(line: 23, column: 16, scope: !82)
!87 = !DILocation(line: 23, column: 3, scope: !82)
!88 = !DILocation(line: 22, column: 26, scope: !82)
!89 = !DILocation(line: 22, column: 2, scope: !82)
!90 = distinct !{!90, !84, !91, !76}
!91 = !DILocation(line: 23, column: 26, scope: !78)
!92 = !DILocation(line: 24, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 24, column: 2)
!94 = distinct !DILexicalBlock(scope: !50, file: !3, line: 24, column: 2)
!95 = !DILocation(line: 24, column: 2, scope: !94)
!96 = !DILocation(line: 25, column: 2, scope: !50)
!97 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 9, type: !98, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!98 = !DISubroutineType(types: !99)
!99 = !{!5, !5}
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 9, type: !5)
!101 = !DILocation(line: 9, column: 24, scope: !97)
!102 = !DILocation(line: 11, column: 2, scope: !97)
!103 = !DILocation(line: 12, column: 3, scope: !97)
!104 = !DILocation(line: 13, column: 2, scope: !97)
!105 = !DILocation(line: 14, column: 9, scope: !97)
!106 = !DILocation(line: 14, column: 2, scope: !97)
