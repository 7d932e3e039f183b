; ModuleID = 'rwlock-try.c'
source_filename = "rwlock-try.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@l = dso_local global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@n = dso_local global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [12 x i8] c"n == before\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"rwlock-try.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"n == 0 || n == 1\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"r == 0 || r == EBUSY\00", align 1
@__PRETTY_FUNCTION__.writer = private unnamed_addr constant [21 x i8] c"void *writer(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !56, metadata !DIExpression()), !dbg !58
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #5, !dbg !59
  call void @llvm.dbg.declare(metadata i32* %3, metadata !60, metadata !DIExpression()), !dbg !61
  %6 = call i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef @l) #5, !dbg !62
  store i32 %6, i32* %3, align 4, !dbg !61
  call void @llvm.dbg.declare(metadata i32* %4, metadata !63, metadata !DIExpression()), !dbg !64
  store i32 0, i32* %4, align 4, !dbg !64
  %7 = load i32, i32* %3, align 4, !dbg !65
  %8 = icmp eq i32 %7, 0, !dbg !67
  br i1 %8, label %9, label %18, !dbg !68

9:                                                ; preds = %0
  %10 = load i32, i32* @n, align 4, !dbg !69
  store i32 %10, i32* %4, align 4, !dbg !71
  %11 = load i32, i32* @n, align 4, !dbg !72
  %12 = load i32, i32* %4, align 4, !dbg !72
  %13 = icmp eq i32 %11, %12, !dbg !72
  br i1 %13, label %14, label %15, !dbg !75

14:                                               ; preds = %9
  br label %16, !dbg !75

15:                                               ; preds = %9
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !72
  unreachable, !dbg !72

16:                                               ; preds = %14
  %17 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @l) #5, !dbg !76
  br label %18, !dbg !77

18:                                               ; preds = %16, %0
  %19 = load i64, i64* %2, align 8, !dbg !78
  %20 = call i32 @pthread_join(i64 noundef %19, i8** noundef null), !dbg !79
  %21 = load i32, i32* @n, align 4, !dbg !80
  %22 = icmp eq i32 %21, 0, !dbg !80
  br i1 %22, label %26, label %23, !dbg !80

23:                                               ; preds = %18
  %24 = load i32, i32* @n, align 4, !dbg !80
  %25 = icmp eq i32 %24, 1, !dbg !80
  br i1 %25, label %26, label %27, !dbg !83

26:                                               ; preds = %23, %18
  br label %28, !dbg !83

27:                                               ; preds = %23
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !80
  unreachable, !dbg !80

28:                                               ; preds = %26
  ret i32 0, !dbg !84
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !85 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !88, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata i32* %3, metadata !90, metadata !DIExpression()), !dbg !91
  %4 = call i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef @l) #5, !dbg !92
  store i32 %4, i32* %3, align 4, !dbg !91
  %5 = load i32, i32* %3, align 4, !dbg !93
  %6 = icmp eq i32 %5, 0, !dbg !93
  br i1 %6, label %10, label %7, !dbg !93

7:                                                ; preds = %1
  %8 = load i32, i32* %3, align 4, !dbg !93
  %9 = icmp eq i32 %8, 16, !dbg !93
  br i1 %9, label %10, label %11, !dbg !96

10:                                               ; preds = %7, %1
  br label %12, !dbg !96

11:                                               ; preds = %7
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.writer, i64 0, i64 0)) #6, !dbg !93
  unreachable, !dbg !93

12:                                               ; preds = %10
  %13 = load i32, i32* %3, align 4, !dbg !97
  %14 = icmp eq i32 %13, 0, !dbg !99
  br i1 %14, label %15, label %19, !dbg !100

15:                                               ; preds = %12
  %16 = load i32, i32* @n, align 4, !dbg !101
  %17 = add nsw i32 %16, 1, !dbg !101
  store i32 %17, i32* @n, align 4, !dbg !101
  %18 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @l) #5, !dbg !103
  br label %19, !dbg !104

19:                                               ; preds = %15, %12
  %20 = load i8*, i8** %2, align 8, !dbg !105
  ret i8* %20, !dbg !106
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 7, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rwlock-try.c", directory: ".", checksumkind: CSK_MD5, checksum: "ef26c5831a54d7e9a00ae10b04a57ba7")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !11, line: 91, baseType: !12)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 86, size: 448, elements: !13)
!13 = !{!14, !37, !42}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 88, baseType: !15, size: 448)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !16, line: 23, size: 448, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!17 = !{!18, !20, !21, !22, !23, !24, !25, !26, !27, !29, !34, !36}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !15, file: !16, line: 25, baseType: !19, size: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !15, file: !16, line: 26, baseType: !19, size: 32, offset: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !15, file: !16, line: 27, baseType: !19, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !15, file: !16, line: 28, baseType: !19, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !15, file: !16, line: 29, baseType: !19, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !15, file: !16, line: 30, baseType: !19, size: 32, offset: 160)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !15, file: !16, line: 32, baseType: !9, size: 32, offset: 192)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !15, file: !16, line: 33, baseType: !9, size: 32, offset: 224)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !15, file: !16, line: 34, baseType: !28, size: 8, offset: 256)
!28 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !15, file: !16, line: 39, baseType: !30, size: 56, offset: 264)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 56, elements: !32)
!31 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!32 = !{!33}
!33 = !DISubrange(count: 7)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !15, file: !16, line: 42, baseType: !35, size: 64, offset: 320)
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !15, file: !16, line: 45, baseType: !19, size: 32, offset: 384)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 89, baseType: !38, size: 448)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 448, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 56)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 90, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !53, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!9}
!55 = !{}
!56 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 23, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !35)
!58 = !DILocation(line: 23, column: 12, scope: !52)
!59 = !DILocation(line: 24, column: 2, scope: !52)
!60 = !DILocalVariable(name: "r", scope: !52, file: !3, line: 25, type: !9)
!61 = !DILocation(line: 25, column: 6, scope: !52)
!62 = !DILocation(line: 25, column: 10, scope: !52)
!63 = !DILocalVariable(name: "before", scope: !52, file: !3, line: 25, type: !9)
!64 = !DILocation(line: 25, column: 40, scope: !52)
!65 = !DILocation(line: 26, column: 6, scope: !66)
!66 = distinct !DILexicalBlock(scope: !52, file: !3, line: 26, column: 6)
!67 = !DILocation(line: 26, column: 8, scope: !66)
!68 = !DILocation(line: 26, column: 6, scope: !52)
!69 = !DILocation(line: 27, column: 12, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 26, column: 14)
!71 = !DILocation(line: 27, column: 10, scope: !70)
!72 = !DILocation(line: 28, column: 3, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 28, column: 3)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 28, column: 3)
!75 = !DILocation(line: 28, column: 3, scope: !74)
!76 = !DILocation(line: 29, column: 3, scope: !70)
!77 = !DILocation(line: 30, column: 2, scope: !70)
!78 = !DILocation(line: 31, column: 15, scope: !52)
!79 = !DILocation(line: 31, column: 2, scope: !52)
!80 = !DILocation(line: 32, column: 2, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 32, column: 2)
!82 = distinct !DILexicalBlock(scope: !52, file: !3, line: 32, column: 2)
!83 = !DILocation(line: 32, column: 2, scope: !82)
!84 = !DILocation(line: 33, column: 2, scope: !52)
!85 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !86, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!86 = !DISubroutineType(types: !87)
!87 = !{!5, !5}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 10, type: !5)
!89 = !DILocation(line: 10, column: 27, scope: !85)
!90 = !DILocalVariable(name: "r", scope: !85, file: !3, line: 12, type: !9)
!91 = !DILocation(line: 12, column: 6, scope: !85)
!92 = !DILocation(line: 12, column: 10, scope: !85)
!93 = !DILocation(line: 13, column: 2, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 13, column: 2)
!95 = distinct !DILexicalBlock(scope: !85, file: !3, line: 13, column: 2)
!96 = !DILocation(line: 13, column: 2, scope: !95)
!97 = !DILocation(line: 14, column: 6, scope: !98)
!98 = distinct !DILexicalBlock(scope: !85, file: !3, line: 14, column: 6)
!99 = !DILocation(line: 14, column: 8, scope: !98)
!100 = !DILocation(line: 14, column: 6, scope: !85)
!101 = !DILocation(line: 15, column: 4, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 14, column: 14)
!103 = !DILocation(line: 16, column: 3, scope: !102)
!104 = !DILocation(line: 17, column: 2, scope: !102)
!105 = !DILocation(line: 18, column: 9, scope: !85)
!106 = !DILocation(line: 18, column: 2, scope: !85)
