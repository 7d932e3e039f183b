; ModuleID = 'symmetry.c'
source_filename = "symmetry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == N\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"symmetry.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [4 x i64]* %2, metadata !58, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata i32* %3, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, i32* %3, align 4, !dbg !67
  br label %5, !dbg !68

5:                                                ; preds = %13, %0
  %6 = load i32, i32* %3, align 4, !dbg !69
  %7 = icmp slt i32 %6, 4, !dbg !71
  br i1 %7, label %8, label %16, !dbg !72

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !73
  %10 = sext i32 %9 to i64, !dbg !74
  %11 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %10, !dbg !74
  %12 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @add, i8* noundef null) #5, !dbg !75
  br label %13, !dbg !75

13:                                               ; preds = %8
  %14 = load i32, i32* %3, align 4, !dbg !76
  %15 = add nsw i32 %14, 1, !dbg !76
  store i32 %15, i32* %3, align 4, !dbg !76
  br label %5, !dbg !77, !llvm.loop !78

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, i32* %4, align 4, !dbg !83
  br label %17, !dbg !84

17:                                               ; preds = %26, %16
  %18 = load i32, i32* %4, align 4, !dbg !85
  %19 = icmp slt i32 %18, 4, !dbg !87
  br i1 %19, label %20, label %29, !dbg !88

20:                                               ; preds = %17
  %21 = load i32, i32* %4, align 4, !dbg !89
  %22 = sext i32 %21 to i64, !dbg !90
  %23 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %22, !dbg !90
  %24 = load i64, i64* %23, align 8, !dbg !90
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !91
  br label %26, !dbg !91

26:                                               ; preds = %20
  %27 = load i32, i32* %4, align 4, !dbg !92
  %28 = add nsw i32 %27, 1, !dbg !92
  store i32 %28, i32* %4, align 4, !dbg !92
  br label %17, !dbg !93, !llvm.loop !94

29:                                               ; preds = %17
  %30 = load i32, i32* @counter, align 4, !dbg !96
  %31 = icmp eq i32 %30, 4, !dbg !96
  br i1 %31, label %32, label %33, !dbg !99

32:                                               ; preds = %29
  br label %34, !dbg !99

33:                                               ; preds = %29
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !96
  unreachable, !dbg !96

34:                                               ; preds = %32
  ret i32 0, !dbg !100
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @add(i8* noundef %0) #0 !dbg !101 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !104, metadata !DIExpression()), !dbg !105
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #5, !dbg !106
  %4 = load i32, i32* @counter, align 4, !dbg !107
  %5 = add nsw i32 %4, 1, !dbg !107
  store i32 %5, i32* @counter, align 4, !dbg !107
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !108
  ret i8* null, !dbg !109
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
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}
!llvm.ident = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 11, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symmetry.c", directory: ".", checksumkind: CSK_MD5, checksum: "b18919a82e1093f4b12caeb84c2733df")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 9, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "N", value: 4)
!9 = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 10, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!21 = !{!22, !24, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !23, size: 32)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !6, size: 32, offset: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !23, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !6, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !23, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !19, file: !20, line: 34, baseType: !29, size: 16, offset: 160)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !19, file: !20, line: 35, baseType: !29, size: 16, offset: 176)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !19, file: !20, line: 36, baseType: !32, size: 128, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !34, file: !33, line: 53, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !34, file: !33, line: 54, baseType: !37, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 70, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 7, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 1}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"Debian clang version 14.0.6"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !55, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!23}
!57 = !{}
!58 = !DILocalVariable(name: "t", scope: !54, file: !3, line: 23, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 256, elements: !62)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !61)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !{!63}
!63 = !DISubrange(count: 4)
!64 = !DILocation(line: 23, column: 12, scope: !54)
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 24, type: !23)
!66 = distinct !DILexicalBlock(scope: !54, file: !3, line: 24, column: 2)
!67 = !DILocation(line: 24, column: 11, scope: !66)
!68 = !DILocation(line: 24, column: 7, scope: !66)
!69 = !DILocation(line: 24, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 24, column: 2)
!71 = !DILocation(line: 24, column: 20, scope: !70)
!72 = !DILocation(line: 24, column: 2, scope: !66)
!73 = !DILocation(line: 25, column: 21, scope: !70)
!74 = !DILocation(line: 25, column: 19, scope: !70)
!75 = !DILocation(line: 25, column: 3, scope: !70)
!76 = !DILocation(line: 24, column: 26, scope: !70)
!77 = !DILocation(line: 24, column: 2, scope: !70)
!78 = distinct !{!78, !72, !79, !80}
!79 = !DILocation(line: 25, column: 40, scope: !66)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 26, type: !23)
!82 = distinct !DILexicalBlock(scope: !54, file: !3, line: 26, column: 2)
!83 = !DILocation(line: 26, column: 11, scope: !82)
!84 = !DILocation(line: 26, column: 7, scope: !82)
!85 = !DILocation(line: 26, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 26, column: 2)
!87 = !DILocation(line: 26, column: 20, scope: !86)
!88 = !DILocation(line: 26, column: 2, scope: !82)
!89 = !DILocation(line: 27, column: 18, scope: !86)
!90 = !DILocation(line: 27, column: 16, scope: !86)
!91 = !DILocation(line: 27, column: 3, scope: !86)
!92 = !DILocation(line: 26, column: 26, scope: !86)
!93 = !DILocation(line: 26, column: 2, scope: !86)
!94 = distinct !{!94, !88, !95, !80}
!95 = !DILocation(line: 27, column: 26, scope: !82)
!96 = !DILocation(line: 28, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 28, column: 2)
!98 = distinct !DILexicalBlock(scope: !54, file: !3, line: 28, column: 2)
!99 = !DILocation(line: 28, column: 2, scope: !98)
!100 = !DILocation(line: 29, column: 2, scope: !54)
!101 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 13, type: !102, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!102 = !DISubroutineType(types: !103)
!103 = !{!10, !10}
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 13, type: !10)
!105 = !DILocation(line: 13, column: 24, scope: !101)
!106 = !DILocation(line: 15, column: 2, scope: !101)
!107 = !DILocation(line: 16, column: 9, scope: !101)
!108 = !DILocation(line: 17, column: 2, scope: !101)
!109 = !DILocation(line: 18, column: 2, scope: !101)
