; ModuleID = 'mutex-recursive.c'
source_filename = "mutex-recursive.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = dso_local global i32 0, align 4, !dbg !20
@.str = private unnamed_addr constant [7 x i8] c"n == 4\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"mutex-recursive.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !62 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !66, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata i64* %3, metadata !70, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata %union.pthread_mutexattr_t* %4, metadata !72, metadata !DIExpression()), !dbg !81
  %5 = call i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef %4) #5, !dbg !82
  %6 = call i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef %4, i32 noundef 1) #5, !dbg !83
  %7 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef @m, %union.pthread_mutexattr_t* noundef %4) #5, !dbg !84
  %8 = call i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* noundef %4) #5, !dbg !85
  %9 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !86
  %10 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !87
  %11 = load i64, i64* %2, align 8, !dbg !88
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !89
  %13 = load i64, i64* %3, align 8, !dbg !90
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null), !dbg !91
  %15 = load i32, i32* @n, align 4, !dbg !92
  %16 = icmp eq i32 %15, 4, !dbg !92
  br i1 %16, label %17, label %18, !dbg !95

17:                                               ; preds = %0
  br label %19, !dbg !95

18:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !92
  unreachable, !dbg !92

19:                                               ; preds = %17
  %20 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef @m) #5, !dbg !96
  ret i32 0, !dbg !97
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
declare i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !98 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @add(i32 noundef 2), !dbg !103
  %3 = load i8*, i8** %2, align 8, !dbg !104
  ret i8* %3, !dbg !105
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add(i32 noundef %0) #0 !dbg !106 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !109, metadata !DIExpression()), !dbg !110
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #5, !dbg !111
  %4 = load i32, i32* @n, align 4, !dbg !112
  %5 = add nsw i32 %4, 1, !dbg !112
  store i32 %5, i32* @n, align 4, !dbg !112
  %6 = load i32, i32* %2, align 4, !dbg !113
  %7 = icmp sgt i32 %6, 1, !dbg !115
  br i1 %7, label %8, label %11, !dbg !116

8:                                                ; preds = %1
  %9 = load i32, i32* %2, align 4, !dbg !117
  %10 = sub nsw i32 %9, 1, !dbg !118
  call void @add(i32 noundef %10), !dbg !119
  br label %11, !dbg !119

11:                                               ; preds = %8, %1
  %12 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !120
  ret void, !dbg !121
}

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
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}
!llvm.ident = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex-recursive.c", directory: ".", checksumkind: CSK_MD5, checksum: "18826611b1c2c4301b7428444b254062")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16}
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !{!0, !20}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !22, isLocal: false, isDefinition: true)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !24, line: 72, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 67, size: 320, elements: !26)
!26 = !{!27, !47, !52}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !25, file: !24, line: 69, baseType: !28, size: 320)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !29, line: 22, size: 320, elements: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!30 = !{!31, !32, !33, !34, !35, !36, !38, !39}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !28, file: !29, line: 24, baseType: !22, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !28, file: !29, line: 25, baseType: !7, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !28, file: !29, line: 26, baseType: !22, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !28, file: !29, line: 28, baseType: !7, size: 32, offset: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !28, file: !29, line: 32, baseType: !22, size: 32, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !28, file: !29, line: 34, baseType: !37, size: 16, offset: 160)
!37 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !28, file: !29, line: 35, baseType: !37, size: 16, offset: 176)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !28, file: !29, line: 36, baseType: !40, size: 128, offset: 192)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !41, line: 55, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !41, line: 51, size: 128, elements: !43)
!43 = !{!44, !46}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !42, file: !41, line: 53, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !42, file: !41, line: 54, baseType: !45, size: 64, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !25, file: !24, line: 70, baseType: !48, size: 320)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 320, elements: !50)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !{!51}
!51 = !DISubrange(count: 40)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !24, line: 71, baseType: !53, size: 64)
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 7, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 1}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = !{!"Debian clang version 14.0.6"}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !63, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!22}
!65 = !{}
!66 = !DILocalVariable(name: "a", scope: !62, file: !3, line: 26, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 26, column: 12, scope: !62)
!70 = !DILocalVariable(name: "b", scope: !62, file: !3, line: 26, type: !67)
!71 = !DILocation(line: 26, column: 15, scope: !62)
!72 = !DILocalVariable(name: "attr", scope: !62, file: !3, line: 27, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !24, line: 36, baseType: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 32, size: 32, elements: !75)
!75 = !{!76, !80}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !74, file: !24, line: 34, baseType: !77, size: 32)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 32, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 4)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !74, file: !24, line: 35, baseType: !22, size: 32)
!81 = !DILocation(line: 27, column: 22, scope: !62)
!82 = !DILocation(line: 28, column: 2, scope: !62)
!83 = !DILocation(line: 29, column: 2, scope: !62)
!84 = !DILocation(line: 30, column: 2, scope: !62)
!85 = !DILocation(line: 31, column: 2, scope: !62)
!86 = !DILocation(line: 32, column: 2, scope: !62)
!87 = !DILocation(line: 33, column: 2, scope: !62)
!88 = !DILocation(line: 34, column: 15, scope: !62)
!89 = !DILocation(line: 34, column: 2, scope: !62)
!90 = !DILocation(line: 35, column: 15, scope: !62)
!91 = !DILocation(line: 35, column: 2, scope: !62)
!92 = !DILocation(line: 36, column: 2, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 36, column: 2)
!94 = distinct !DILexicalBlock(scope: !62, file: !3, line: 36, column: 2)
!95 = !DILocation(line: 36, column: 2, scope: !94)
!96 = !DILocation(line: 37, column: 2, scope: !62)
!97 = !DILocation(line: 38, column: 2, scope: !62)
!98 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 18, type: !99, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!99 = !DISubroutineType(types: !100)
!100 = !{!18, !18}
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !98, file: !3, line: 18, type: !18)
!102 = !DILocation(line: 18, column: 27, scope: !98)
!103 = !DILocation(line: 20, column: 2, scope: !98)
!104 = !DILocation(line: 21, column: 9, scope: !98)
!105 = !DILocation(line: 21, column: 2, scope: !98)
!106 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 9, type: !107, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !22}
!109 = !DILocalVariable(name: "k", arg: 1, scope: !106, file: !3, line: 9, type: !22)
!110 = !DILocation(line: 9, column: 21, scope: !106)
!111 = !DILocation(line: 11, column: 2, scope: !106)
!112 = !DILocation(line: 12, column: 3, scope: !106)
!113 = !DILocation(line: 13, column: 6, scope: !114)
!114 = distinct !DILexicalBlock(scope: !106, file: !3, line: 13, column: 6)
!115 = !DILocation(line: 13, column: 8, scope: !114)
!116 = !DILocation(line: 13, column: 6, scope: !106)
!117 = !DILocation(line: 14, column: 7, scope: !114)
!118 = !DILocation(line: 14, column: 9, scope: !114)
!119 = !DILocation(line: 14, column: 3, scope: !114)
!120 = !DILocation(line: 15, column: 2, scope: !106)
!121 = !DILocation(line: 16, column: 1, scope: !106)
