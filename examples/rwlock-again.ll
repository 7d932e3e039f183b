; ModuleID = 'rwlock-again.c'
source_filename = "rwlock-again.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [13 x i8] c"count() == 1\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"rwlock-again.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@items = internal global i32 0, align 4, !dbg !5
@.str.2 = private unnamed_addr constant [13 x i8] c"count() == n\00", align 1
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !54, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata i64* %2, metadata !57, metadata !DIExpression()), !dbg !58
  %3 = call i32 @pthread_create(i64* noundef %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #5, !dbg !59
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #5, !dbg !60
  %5 = load i64, i64* %1, align 8, !dbg !61
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null), !dbg !62
  %7 = load i64, i64* %2, align 8, !dbg !63
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !64
  %9 = call i32 @count(), !dbg !65
  %10 = icmp eq i32 %9, 1, !dbg !65
  br i1 %10, label %11, label %12, !dbg !68

11:                                               ; preds = %0
  br label %13, !dbg !68

12:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !65
  unreachable, !dbg !65

13:                                               ; preds = %11
  ret i32 0, !dbg !69
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !70 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !74, metadata !DIExpression()), !dbg !75
  %4 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef @lock) #5, !dbg !76
  call void @llvm.dbg.declare(metadata i32* %3, metadata !77, metadata !DIExpression()), !dbg !78
  %5 = load i32, i32* @items, align 4, !dbg !79
  store i32 %5, i32* %3, align 4, !dbg !78
  %6 = call i32 @count(), !dbg !80
  %7 = load i32, i32* %3, align 4, !dbg !80
  %8 = icmp eq i32 %6, %7, !dbg !80
  br i1 %8, label %9, label %10, !dbg !83

9:                                                ; preds = %1
  br label %11, !dbg !83

10:                                               ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0)) #6, !dbg !80
  unreachable, !dbg !80

11:                                               ; preds = %9
  %12 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @lock) #5, !dbg !84
  ret i8* null, !dbg !85
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !86 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  %3 = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef @lock) #5, !dbg !89
  %4 = load i32, i32* @items, align 4, !dbg !90
  %5 = add nsw i32 %4, 1, !dbg !90
  store i32 %5, i32* @items, align 4, !dbg !90
  %6 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @lock) #5, !dbg !91
  ret i8* null, !dbg !92
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @count() #0 !dbg !93 {
  %1 = alloca i32, align 4
  %2 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef @lock) #5, !dbg !94
  call void @llvm.dbg.declare(metadata i32* %1, metadata !95, metadata !DIExpression()), !dbg !96
  %3 = load i32, i32* @items, align 4, !dbg !97
  store i32 %3, i32* %1, align 4, !dbg !96
  %4 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @lock) #5, !dbg !98
  %5 = load i32, i32* %1, align 4, !dbg !99
  ret i32 %5, !dbg !100
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef) #2

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
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 9, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rwlock-again.c", directory: ".", checksumkind: CSK_MD5, checksum: "8310bb6d0a873dd6a595e8e9a3bc9c86")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !9, line: 91, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!10 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !9, line: 86, size: 448, elements: !11)
!11 = !{!12, !35, !40}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !10, file: !9, line: 88, baseType: !13, size: 448)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !14, line: 23, size: 448, elements: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!15 = !{!16, !18, !19, !20, !21, !22, !23, !24, !25, !27, !32, !34}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !13, file: !14, line: 25, baseType: !17, size: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !13, file: !14, line: 26, baseType: !17, size: 32, offset: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !13, file: !14, line: 27, baseType: !17, size: 32, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !13, file: !14, line: 28, baseType: !17, size: 32, offset: 96)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !13, file: !14, line: 29, baseType: !17, size: 32, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !13, file: !14, line: 30, baseType: !17, size: 32, offset: 160)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !13, file: !14, line: 32, baseType: !7, size: 32, offset: 192)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !13, file: !14, line: 33, baseType: !7, size: 32, offset: 224)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !13, file: !14, line: 34, baseType: !26, size: 8, offset: 256)
!26 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !13, file: !14, line: 39, baseType: !28, size: 56, offset: 264)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 56, elements: !30)
!29 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!30 = !{!31}
!31 = !DISubrange(count: 7)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !13, file: !14, line: 42, baseType: !33, size: 64, offset: 320)
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !13, file: !14, line: 45, baseType: !17, size: 32, offset: 384)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !10, file: !9, line: 89, baseType: !36, size: 448)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 448, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 56)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !10, file: !9, line: 90, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 7, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 1}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"Debian clang version 14.0.6"}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !51, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!7}
!53 = !{}
!54 = !DILocalVariable(name: "r", scope: !50, file: !3, line: 35, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !9, line: 27, baseType: !33)
!56 = !DILocation(line: 35, column: 13, scope: !50)
!57 = !DILocalVariable(name: "w", scope: !50, file: !3, line: 35, type: !55)
!58 = !DILocation(line: 35, column: 16, scope: !50)
!59 = !DILocation(line: 36, column: 3, scope: !50)
!60 = !DILocation(line: 37, column: 3, scope: !50)
!61 = !DILocation(line: 38, column: 16, scope: !50)
!62 = !DILocation(line: 38, column: 3, scope: !50)
!63 = !DILocation(line: 39, column: 16, scope: !50)
!64 = !DILocation(line: 39, column: 3, scope: !50)
!65 = !DILocation(line: 40, column: 3, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 40, column: 3)
!67 = distinct !DILexicalBlock(scope: !50, file: !3, line: 40, column: 3)
!68 = !DILocation(line: 40, column: 3, scope: !67)
!69 = !DILocation(line: 41, column: 1, scope: !50)
!70 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 19, type: !71, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 19, type: !73)
!75 = !DILocation(line: 19, column: 27, scope: !70)
!76 = !DILocation(line: 20, column: 3, scope: !70)
!77 = !DILocalVariable(name: "n", scope: !70, file: !3, line: 21, type: !7)
!78 = !DILocation(line: 21, column: 7, scope: !70)
!79 = !DILocation(line: 21, column: 11, scope: !70)
!80 = !DILocation(line: 22, column: 3, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 22, column: 3)
!82 = distinct !DILexicalBlock(scope: !70, file: !3, line: 22, column: 3)
!83 = !DILocation(line: 22, column: 3, scope: !82)
!84 = !DILocation(line: 23, column: 3, scope: !70)
!85 = !DILocation(line: 24, column: 3, scope: !70)
!86 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 27, type: !71, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 27, type: !73)
!88 = !DILocation(line: 27, column: 27, scope: !86)
!89 = !DILocation(line: 28, column: 3, scope: !86)
!90 = !DILocation(line: 29, column: 8, scope: !86)
!91 = !DILocation(line: 30, column: 3, scope: !86)
!92 = !DILocation(line: 31, column: 3, scope: !86)
!93 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 12, type: !51, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!94 = !DILocation(line: 13, column: 3, scope: !93)
!95 = !DILocalVariable(name: "n", scope: !93, file: !3, line: 14, type: !7)
!96 = !DILocation(line: 14, column: 7, scope: !93)
!97 = !DILocation(line: 14, column: 11, scope: !93)
!98 = !DILocation(line: 15, column: 3, scope: !93)
!99 = !DILocation(line: 16, column: 10, scope: !93)
!100 = !DILocation(line: 16, column: 3, scope: !93)
