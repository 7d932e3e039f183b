; ModuleID = 'mutex-trylock.c'
source_filename = "mutex-trylock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = dso_local global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [43 x i8] c"n >= 1 && n == (ra != NULL) + (rb != NULL)\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"mutex-trylock.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@skipped = dso_local global i32 0, align 4, !dbg !10
@.str.2 = private unnamed_addr constant [11 x i8] c"r == EBUSY\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !56, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata i64* %3, metadata !60, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata i8** %4, metadata !62, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata i8** %5, metadata !64, metadata !DIExpression()), !dbg !65
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !66
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !67
  %8 = load i64, i64* %2, align 8, !dbg !68
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef %4), !dbg !69
  %10 = load i64, i64* %3, align 8, !dbg !70
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef %5), !dbg !71
  %12 = load i32, i32* @n, align 4, !dbg !72
  %13 = icmp sge i32 %12, 1, !dbg !72
  br i1 %13, label %14, label %25, !dbg !72

14:                                               ; preds = %0
  %15 = load i32, i32* @n, align 4, !dbg !72
  %16 = load i8*, i8** %4, align 8, !dbg !72
  %17 = icmp ne i8* %16, null, !dbg !72
  %18 = zext i1 %17 to i32, !dbg !72
  %19 = load i8*, i8** %5, align 8, !dbg !72
  %20 = icmp ne i8* %19, null, !dbg !72
  %21 = zext i1 %20 to i32, !dbg !72
  %22 = add nsw i32 %18, %21, !dbg !72
  %23 = icmp eq i32 %15, %22, !dbg !72
  br i1 %23, label %24, label %25, !dbg !75

24:                                               ; preds = %14
  br label %26, !dbg !75

25:                                               ; preds = %14, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !72
  unreachable, !dbg !72

26:                                               ; preds = %24
  ret i32 0, !dbg !76
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !77 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !80, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.declare(metadata i32* %4, metadata !82, metadata !DIExpression()), !dbg !83
  %5 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef @m) #5, !dbg !84
  store i32 %5, i32* %4, align 4, !dbg !83
  %6 = load i32, i32* %4, align 4, !dbg !85
  %7 = icmp eq i32 %6, 0, !dbg !87
  br i1 %7, label %8, label %12, !dbg !88

8:                                                ; preds = %1
  %9 = load i32, i32* @n, align 4, !dbg !89
  %10 = add nsw i32 %9, 1, !dbg !89
  store i32 %10, i32* @n, align 4, !dbg !89
  %11 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !91
  store i8* inttoptr (i64 1 to i8*), i8** %2, align 8, !dbg !92
  br label %19, !dbg !92

12:                                               ; preds = %1
  %13 = load i32, i32* %4, align 4, !dbg !93
  %14 = icmp eq i32 %13, 16, !dbg !93
  br i1 %14, label %15, label %16, !dbg !96

15:                                               ; preds = %12
  br label %17, !dbg !96

16:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !93
  unreachable, !dbg !93

17:                                               ; preds = %15
  %18 = load i8*, i8** %3, align 8, !dbg !97
  store i8* %18, i8** %2, align 8, !dbg !98
  br label %19, !dbg !98

19:                                               ; preds = %17, %8
  %20 = load i8*, i8** %2, align 8, !dbg !99
  ret i8* %20, !dbg !99
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #2

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
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex-trylock.c", directory: ".", checksumkind: CSK_MD5, checksum: "434757d1a23778f6da10bc5eb1c9950d")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "skipped", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !15)
!15 = !{!16, !37, !42}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 69, baseType: !17, size: 320)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !18, line: 22, size: 320, elements: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!19 = !{!20, !21, !23, !24, !25, !26, !28, !29}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !17, file: !18, line: 24, baseType: !9, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !17, file: !18, line: 25, baseType: !22, size: 32, offset: 32)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !17, file: !18, line: 26, baseType: !9, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !17, file: !18, line: 28, baseType: !22, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !18, line: 32, baseType: !9, size: 32, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !17, file: !18, line: 34, baseType: !27, size: 16, offset: 160)
!27 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !17, file: !18, line: 35, baseType: !27, size: 16, offset: 176)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !17, file: !18, line: 36, baseType: !30, size: 128, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !31, line: 55, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !31, line: 51, size: 128, elements: !33)
!33 = !{!34, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !32, file: !31, line: 53, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !32, file: !31, line: 54, baseType: !35, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 70, baseType: !38, size: 320)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 71, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !53, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!9}
!55 = !{}
!56 = !DILocalVariable(name: "a", scope: !52, file: !3, line: 24, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 24, column: 12, scope: !52)
!60 = !DILocalVariable(name: "b", scope: !52, file: !3, line: 24, type: !57)
!61 = !DILocation(line: 24, column: 15, scope: !52)
!62 = !DILocalVariable(name: "ra", scope: !52, file: !3, line: 25, type: !5)
!63 = !DILocation(line: 25, column: 8, scope: !52)
!64 = !DILocalVariable(name: "rb", scope: !52, file: !3, line: 25, type: !5)
!65 = !DILocation(line: 25, column: 13, scope: !52)
!66 = !DILocation(line: 26, column: 2, scope: !52)
!67 = !DILocation(line: 27, column: 2, scope: !52)
!68 = !DILocation(line: 28, column: 15, scope: !52)
!69 = !DILocation(line: 28, column: 2, scope: !52)
!70 = !DILocation(line: 29, column: 15, scope: !52)
!71 = !DILocation(line: 29, column: 2, scope: !52)
!72 = !DILocation(line: 30, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 30, column: 2)
!74 = distinct !DILexicalBlock(scope: !52, file: !3, line: 30, column: 2)
!75 = !DILocation(line: 30, column: 2, scope: !74)
!76 = !DILocation(line: 31, column: 2, scope: !52)
!77 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !78, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!78 = !DISubroutineType(types: !79)
!79 = !{!5, !5}
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !77, file: !3, line: 10, type: !5)
!81 = !DILocation(line: 10, column: 27, scope: !77)
!82 = !DILocalVariable(name: "r", scope: !77, file: !3, line: 12, type: !9)
!83 = !DILocation(line: 12, column: 6, scope: !77)
!84 = !DILocation(line: 12, column: 10, scope: !77)
!85 = !DILocation(line: 13, column: 6, scope: !86)
!86 = distinct !DILexicalBlock(scope: !77, file: !3, line: 13, column: 6)
!87 = !DILocation(line: 13, column: 8, scope: !86)
!88 = !DILocation(line: 13, column: 6, scope: !77)
!89 = !DILocation(line: 14, column: 4, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 13, column: 14)
!91 = !DILocation(line: 15, column: 3, scope: !90)
!92 = !DILocation(line: 16, column: 3, scope: !90)
!93 = !DILocation(line: 18, column: 2, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 18, column: 2)
!95 = distinct !DILexicalBlock(scope: !77, file: !3, line: 18, column: 2)
!96 = !DILocation(line: 18, column: 2, scope: !95)
!97 = !DILocation(line: 19, column: 9, scope: !77)
!98 = !DILocation(line: 19, column: 2, scope: !77)
!99 = !DILocation(line: 20, column: 1, scope: !77)
