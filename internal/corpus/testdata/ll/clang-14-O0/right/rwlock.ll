; ModuleID = 'rwlock.c'
source_filename = "rwlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@l = dso_local global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@low = dso_local global i32 0, align 4, !dbg !7
@high = dso_local global i32 0, align 4, !dbg !10
@.str = private unnamed_addr constant [12 x i8] c"low == high\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"rwlock.c\00", align 1
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !58, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata i64* %3, metadata !61, metadata !DIExpression()), !dbg !62
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #5, !dbg !63
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #5, !dbg !64
  %6 = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef @l) #5, !dbg !65
  %7 = load i32, i32* @low, align 4, !dbg !66
  %8 = add nsw i32 %7, 1, !dbg !66
  store i32 %8, i32* @low, align 4, !dbg !66
  %9 = load i32, i32* @high, align 4, !dbg !67
  %10 = add nsw i32 %9, 1, !dbg !67
  store i32 %10, i32* @high, align 4, !dbg !67
  %11 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @l) #5, !dbg !68
  %12 = load i64, i64* %2, align 8, !dbg !69
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !70
  %14 = load i64, i64* %3, align 8, !dbg !71
  %15 = call i32 @pthread_join(i64 noundef %14, i8** noundef null), !dbg !72
  %16 = call i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef @l) #5, !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !75 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !78, metadata !DIExpression()), !dbg !79
  %3 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef @l) #5, !dbg !80
  %4 = load i32, i32* @low, align 4, !dbg !81
  %5 = load i32, i32* @high, align 4, !dbg !81
  %6 = icmp eq i32 %4, %5, !dbg !81
  br i1 %6, label %7, label %8, !dbg !84

7:                                                ; preds = %1
  br label %9, !dbg !84

8:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0)) #6, !dbg !81
  unreachable, !dbg !81

9:                                                ; preds = %7
  %10 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @l) #5, !dbg !85
  %11 = load i8*, i8** %2, align 8, !dbg !86
  ret i8* %11, !dbg !87
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

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
!1 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 6, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rwlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "968ce83ac8aecf450ab7270ef11f8662")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "low", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "high", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !13, line: 91, baseType: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 86, size: 448, elements: !15)
!15 = !{!16, !39, !44}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 88, baseType: !17, size: 448)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !18, line: 23, size: 448, elements: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!19 = !{!20, !22, !23, !24, !25, !26, !27, !28, !29, !31, !36, !38}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !17, file: !18, line: 25, baseType: !21, size: 32)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !17, file: !18, line: 26, baseType: !21, size: 32, offset: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !17, file: !18, line: 27, baseType: !21, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !17, file: !18, line: 28, baseType: !21, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !17, file: !18, line: 29, baseType: !21, size: 32, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !17, file: !18, line: 30, baseType: !21, size: 32, offset: 160)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !17, file: !18, line: 32, baseType: !9, size: 32, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !17, file: !18, line: 33, baseType: !9, size: 32, offset: 224)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !17, file: !18, line: 34, baseType: !30, size: 8, offset: 256)
!30 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !17, file: !18, line: 39, baseType: !32, size: 56, offset: 264)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 56, elements: !34)
!33 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!34 = !{!35}
!35 = !DISubrange(count: 7)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !17, file: !18, line: 42, baseType: !37, size: 64, offset: 320)
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !17, file: !18, line: 45, baseType: !21, size: 32, offset: 384)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 89, baseType: !40, size: 448)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 448, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 56)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 90, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 7, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 1}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"Debian clang version 14.0.6"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !55, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!9}
!57 = !{}
!58 = !DILocalVariable(name: "a", scope: !54, file: !3, line: 19, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !37)
!60 = !DILocation(line: 19, column: 12, scope: !54)
!61 = !DILocalVariable(name: "b", scope: !54, file: !3, line: 19, type: !59)
!62 = !DILocation(line: 19, column: 15, scope: !54)
!63 = !DILocation(line: 20, column: 2, scope: !54)
!64 = !DILocation(line: 21, column: 2, scope: !54)
!65 = !DILocation(line: 22, column: 2, scope: !54)
!66 = !DILocation(line: 23, column: 5, scope: !54)
!67 = !DILocation(line: 24, column: 6, scope: !54)
!68 = !DILocation(line: 25, column: 2, scope: !54)
!69 = !DILocation(line: 26, column: 15, scope: !54)
!70 = !DILocation(line: 26, column: 2, scope: !54)
!71 = !DILocation(line: 27, column: 15, scope: !54)
!72 = !DILocation(line: 27, column: 2, scope: !54)
!73 = !DILocation(line: 28, column: 2, scope: !54)
!74 = !DILocation(line: 29, column: 2, scope: !54)
!75 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 9, type: !76, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !5}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 9, type: !5)
!79 = !DILocation(line: 9, column: 27, scope: !75)
!80 = !DILocation(line: 11, column: 2, scope: !75)
!81 = !DILocation(line: 12, column: 2, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 12, column: 2)
!83 = distinct !DILexicalBlock(scope: !75, file: !3, line: 12, column: 2)
!84 = !DILocation(line: 12, column: 2, scope: !83)
!85 = !DILocation(line: 13, column: 2, scope: !75)
!86 = !DILocation(line: 14, column: 9, scope: !75)
!87 = !DILocation(line: 14, column: 2, scope: !75)
