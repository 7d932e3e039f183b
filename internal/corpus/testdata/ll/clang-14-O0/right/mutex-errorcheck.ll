; ModuleID = 'mutex-errorcheck.c'
source_filename = "mutex-errorcheck.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }

@.str = private unnamed_addr constant [34 x i8] c"pthread_mutex_unlock(&m) == EPERM\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"mutex-errorcheck.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"pthread_mutex_lock(&m) == 0\00", align 1
@.str.3 = private unnamed_addr constant [34 x i8] c"pthread_mutex_lock(&m) == EDEADLK\00", align 1
@.str.4 = private unnamed_addr constant [35 x i8] c"pthread_mutex_trylock(&m) == EBUSY\00", align 1
@.str.5 = private unnamed_addr constant [30 x i8] c"pthread_mutex_unlock(&m) == 0\00", align 1
@.str.6 = private unnamed_addr constant [31 x i8] c"pthread_mutex_destroy(&m) == 0\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutex_t, align 8
  %3 = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t* %2, metadata !28, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata %union.pthread_mutexattr_t* %3, metadata !61, metadata !DIExpression()), !dbg !70
  %4 = call i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef %3) #4, !dbg !71
  %5 = call i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef %3, i32 noundef 2) #4, !dbg !72
  %6 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %2, %union.pthread_mutexattr_t* noundef %3) #4, !dbg !73
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2) #4, !dbg !74
  %8 = icmp eq i32 %7, 1, !dbg !74
  br i1 %8, label %9, label %10, !dbg !77

9:                                                ; preds = %0
  br label %11, !dbg !77

10:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !74
  unreachable, !dbg !74

11:                                               ; preds = %9
  %12 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2) #4, !dbg !78
  %13 = icmp eq i32 %12, 0, !dbg !78
  br i1 %13, label %14, label %15, !dbg !81

14:                                               ; preds = %11
  br label %16, !dbg !81

15:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !78
  unreachable, !dbg !78

16:                                               ; preds = %14
  %17 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2) #4, !dbg !82
  %18 = icmp eq i32 %17, 35, !dbg !82
  br i1 %18, label %19, label %20, !dbg !85

19:                                               ; preds = %16
  br label %21, !dbg !85

20:                                               ; preds = %16
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !82
  unreachable, !dbg !82

21:                                               ; preds = %19
  %22 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %2) #4, !dbg !86
  %23 = icmp eq i32 %22, 16, !dbg !86
  br i1 %23, label %24, label %25, !dbg !89

24:                                               ; preds = %21
  br label %26, !dbg !89

25:                                               ; preds = %21
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !86
  unreachable, !dbg !86

26:                                               ; preds = %24
  %27 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2) #4, !dbg !90
  %28 = icmp eq i32 %27, 0, !dbg !90
  br i1 %28, label %29, label %30, !dbg !93

29:                                               ; preds = %26
  br label %31, !dbg !93

30:                                               ; preds = %26
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !90
  unreachable, !dbg !90

31:                                               ; preds = %29
  %32 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %2) #4, !dbg !94
  %33 = icmp eq i32 %32, 0, !dbg !94
  br i1 %33, label %34, label %35, !dbg !97

34:                                               ; preds = %31
  br label %36, !dbg !97

35:                                               ; preds = %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !94
  unreachable, !dbg !94

36:                                               ; preds = %34
  ret i32 0, !dbg !98
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mutex-errorcheck.c", directory: ".", checksumkind: CSK_MD5, checksum: "d9dad239d0f41da24ab12a97f8156e20")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !4, line: 47, baseType: !5, size: 32, elements: !6)
!4 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9, !10, !11, !12, !13, !14}
!7 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!8 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !24, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocalVariable(name: "m", scope: !23, file: !1, line: 9, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !53, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!36 = !{!37, !38, !39, !40, !41, !42, !44, !45}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !26, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !5, size: 32, offset: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !26, size: 32, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !5, size: 32, offset: 96)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !26, size: 32, offset: 128)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !34, file: !35, line: 34, baseType: !43, size: 16, offset: 160)
!43 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !34, file: !35, line: 35, baseType: !43, size: 16, offset: 176)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !34, file: !35, line: 36, baseType: !46, size: 128, offset: 192)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !47, line: 55, baseType: !48)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !47, line: 51, size: 128, elements: !49)
!49 = !{!50, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !48, file: !47, line: 53, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !48, file: !47, line: 54, baseType: !51, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 70, baseType: !54, size: 320)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 320, elements: !56)
!55 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DILocation(line: 9, column: 18, scope: !23)
!61 = !DILocalVariable(name: "attr", scope: !23, file: !1, line: 10, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !30, line: 36, baseType: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 32, size: 32, elements: !64)
!64 = !{!65, !69}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !63, file: !30, line: 34, baseType: !66, size: 32)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 32, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 4)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !63, file: !30, line: 35, baseType: !26, size: 32)
!70 = !DILocation(line: 10, column: 22, scope: !23)
!71 = !DILocation(line: 11, column: 2, scope: !23)
!72 = !DILocation(line: 12, column: 2, scope: !23)
!73 = !DILocation(line: 13, column: 2, scope: !23)
!74 = !DILocation(line: 14, column: 2, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !1, line: 14, column: 2)
!76 = distinct !DILexicalBlock(scope: !23, file: !1, line: 14, column: 2)
!77 = !DILocation(line: 14, column: 2, scope: !76)
!78 = !DILocation(line: 15, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !1, line: 15, column: 2)
!80 = distinct !DILexicalBlock(scope: !23, file: !1, line: 15, column: 2)
!81 = !DILocation(line: 15, column: 2, scope: !80)
!82 = !DILocation(line: 16, column: 2, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !1, line: 16, column: 2)
!84 = distinct !DILexicalBlock(scope: !23, file: !1, line: 16, column: 2)
!85 = !DILocation(line: 16, column: 2, scope: !84)
!86 = !DILocation(line: 17, column: 2, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !1, line: 17, column: 2)
!88 = distinct !DILexicalBlock(scope: !23, file: !1, line: 17, column: 2)
!89 = !DILocation(line: 17, column: 2, scope: !88)
!90 = !DILocation(line: 18, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !1, line: 18, column: 2)
!92 = distinct !DILexicalBlock(scope: !23, file: !1, line: 18, column: 2)
!93 = !DILocation(line: 18, column: 2, scope: !92)
!94 = !DILocation(line: 19, column: 2, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !1, line: 19, column: 2)
!96 = distinct !DILexicalBlock(scope: !23, file: !1, line: 19, column: 2)
!97 = !DILocation(line: 19, column: 2, scope: !96)
!98 = !DILocation(line: 20, column: 2, scope: !23)
