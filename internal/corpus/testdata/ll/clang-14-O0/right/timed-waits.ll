; ModuleID = 'timed-waits.c'
source_filename = "timed-waits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.timespec = type { i64, i64 }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@__const.main.soon = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@s = dso_local global %union.sem_t zeroinitializer, align 8, !dbg !7
@n = dso_local global i32 0, align 4, !dbg !20
@.str = private unnamed_addr constant [15 x i8] c"r == ETIMEDOUT\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"timed-waits.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"errno == ETIMEDOUT\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"n == 1 + (r == 0)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.timespec, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.timespec* %2, metadata !65, metadata !DIExpression()), !dbg !74
  %5 = bitcast %struct.timespec* %2 to i8*, !dbg !74
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %5, i8* align 8 bitcast (%struct.timespec* @__const.main.soon to i8*), i64 16, i1 false), !dbg !74
  call void @llvm.dbg.declare(metadata i64* %3, metadata !75, metadata !DIExpression()), !dbg !78
  %6 = call i32 @sem_init(%union.sem_t* noundef @s, i32 noundef 0, i32 noundef 0) #7, !dbg !79
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #7, !dbg !80
  call void @llvm.dbg.declare(metadata i32* %4, metadata !81, metadata !DIExpression()), !dbg !82
  %8 = call i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef @m, %struct.timespec* noundef %2) #7, !dbg !83
  store i32 %8, i32* %4, align 4, !dbg !82
  %9 = load i32, i32* %4, align 4, !dbg !84
  %10 = icmp eq i32 %9, 0, !dbg !86
  br i1 %10, label %11, label %15, !dbg !87

11:                                               ; preds = %0
  %12 = load i32, i32* @n, align 4, !dbg !88
  %13 = add nsw i32 %12, 1, !dbg !88
  store i32 %13, i32* @n, align 4, !dbg !88
  %14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #7, !dbg !90
  br label %21, !dbg !91

15:                                               ; preds = %0
  %16 = load i32, i32* %4, align 4, !dbg !92
  %17 = icmp eq i32 %16, 110, !dbg !92
  br i1 %17, label %18, label %19, !dbg !96

18:                                               ; preds = %15
  br label %20, !dbg !96

19:                                               ; preds = %15
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !92
  unreachable, !dbg !92

20:                                               ; preds = %18
  br label %21

21:                                               ; preds = %20, %11
  %22 = call i32 @sem_timedwait(%union.sem_t* noundef @s, %struct.timespec* noundef %2), !dbg !97
  %23 = icmp ne i32 %22, 0, !dbg !99
  br i1 %23, label %24, label %31, !dbg !100

24:                                               ; preds = %21
  %25 = call i32* @__errno_location() #9, !dbg !101
  %26 = load i32, i32* %25, align 4, !dbg !101
  %27 = icmp eq i32 %26, 110, !dbg !101
  br i1 %27, label %28, label %29, !dbg !104

28:                                               ; preds = %24
  br label %30, !dbg !104

29:                                               ; preds = %24
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 38, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !101
  unreachable, !dbg !101

30:                                               ; preds = %28
  br label %31, !dbg !105

31:                                               ; preds = %30, %21
  %32 = load i64, i64* %3, align 8, !dbg !106
  %33 = call i32 @pthread_join(i64 noundef %32, i8** noundef null), !dbg !107
  %34 = load i32, i32* @n, align 4, !dbg !108
  %35 = load i32, i32* %4, align 4, !dbg !108
  %36 = icmp eq i32 %35, 0, !dbg !108
  %37 = zext i1 %36 to i32, !dbg !108
  %38 = add nsw i32 1, %37, !dbg !108
  %39 = icmp eq i32 %34, %38, !dbg !108
  br i1 %39, label %40, label %41, !dbg !111

40:                                               ; preds = %31
  br label %42, !dbg !111

41:                                               ; preds = %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !108
  unreachable, !dbg !108

42:                                               ; preds = %40
  ret i32 0, !dbg !112
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !113 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !116, metadata !DIExpression()), !dbg !117
  %3 = call i32 @usleep(i32 noundef 10), !dbg !118
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #7, !dbg !119
  %5 = load i32, i32* @n, align 4, !dbg !120
  %6 = add nsw i32 %5, 1, !dbg !120
  store i32 %6, i32* @n, align 4, !dbg !120
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #7, !dbg !121
  %8 = call i32 @sem_post(%union.sem_t* noundef @s) #7, !dbg !122
  %9 = load i8*, i8** %2, align 8, !dbg !123
  ret i8* %9, !dbg !124
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef, %struct.timespec* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

declare i32 @sem_timedwait(%union.sem_t* noundef, %struct.timespec* noundef) #5

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

declare i32 @pthread_join(i64 noundef, i8** noundef) #5

declare i32 @usleep(i32 noundef) #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #3

; Function Attrs: nounwind
declare i32 @sem_post(%union.sem_t* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 10, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "timed-waits.c", directory: ".", checksumkind: CSK_MD5, checksum: "a2527d29ff3717ed2d6aeb83719bb876")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !20}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 11, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !10, line: 39, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 35, size: 256, elements: !12)
!12 = !{!13, !18}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 37, baseType: !14, size: 256)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 38, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 12, type: !22, isLocal: false, isDefinition: true)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !24, line: 72, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 67, size: 320, elements: !26)
!26 = !{!27, !48, !52}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !25, file: !24, line: 69, baseType: !28, size: 320)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !29, line: 22, size: 320, elements: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!30 = !{!31, !32, !34, !35, !36, !37, !39, !40}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !28, file: !29, line: 24, baseType: !22, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !28, file: !29, line: 25, baseType: !33, size: 32, offset: 32)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !28, file: !29, line: 26, baseType: !22, size: 32, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !28, file: !29, line: 28, baseType: !33, size: 32, offset: 96)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !28, file: !29, line: 32, baseType: !22, size: 32, offset: 128)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !28, file: !29, line: 34, baseType: !38, size: 16, offset: 160)
!38 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !28, file: !29, line: 35, baseType: !38, size: 16, offset: 176)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !28, file: !29, line: 36, baseType: !41, size: 128, offset: 192)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !42, line: 55, baseType: !43)
!42 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !42, line: 51, size: 128, elements: !44)
!44 = !{!45, !47}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !43, file: !42, line: 53, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !43, file: !42, line: 54, baseType: !46, size: 64, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !25, file: !24, line: 70, baseType: !49, size: 320)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 320, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 40)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !24, line: 71, baseType: !19, size: 64)
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 7, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 1}
!59 = !{i32 7, !"frame-pointer", i32 2}
!60 = !{!"Debian clang version 14.0.6"}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !62, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!22}
!64 = !{}
!65 = !DILocalVariable(name: "soon", scope: !61, file: !3, line: 26, type: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !67, line: 11, size: 128, elements: !68)
!67 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!68 = !{!69, !72}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !66, file: !67, line: 16, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !71, line: 160, baseType: !19)
!71 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!72 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !66, file: !67, line: 21, baseType: !73, size: 64, offset: 64)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !71, line: 197, baseType: !19)
!74 = !DILocation(line: 26, column: 18, scope: !61)
!75 = !DILocalVariable(name: "t", scope: !61, file: !3, line: 27, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !77)
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DILocation(line: 27, column: 12, scope: !61)
!79 = !DILocation(line: 28, column: 2, scope: !61)
!80 = !DILocation(line: 29, column: 2, scope: !61)
!81 = !DILocalVariable(name: "r", scope: !61, file: !3, line: 30, type: !22)
!82 = !DILocation(line: 30, column: 6, scope: !61)
!83 = !DILocation(line: 30, column: 10, scope: !61)
!84 = !DILocation(line: 31, column: 6, scope: !85)
!85 = distinct !DILexicalBlock(scope: !61, file: !3, line: 31, column: 6)
!86 = !DILocation(line: 31, column: 8, scope: !85)
!87 = !DILocation(line: 31, column: 6, scope: !61)
!88 = !DILocation(line: 32, column: 4, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 31, column: 14)
!90 = !DILocation(line: 33, column: 3, scope: !89)
!91 = !DILocation(line: 34, column: 2, scope: !89)
!92 = !DILocation(line: 35, column: 3, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 35, column: 3)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 35, column: 3)
!95 = distinct !DILexicalBlock(scope: !85, file: !3, line: 34, column: 9)
!96 = !DILocation(line: 35, column: 3, scope: !94)
!97 = !DILocation(line: 37, column: 6, scope: !98)
!98 = distinct !DILexicalBlock(scope: !61, file: !3, line: 37, column: 6)
!99 = !DILocation(line: 37, column: 31, scope: !98)
!100 = !DILocation(line: 37, column: 6, scope: !61)
!101 = !DILocation(line: 38, column: 3, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 38, column: 3)
!103 = distinct !DILexicalBlock(scope: !98, file: !3, line: 38, column: 3)
!104 = !DILocation(line: 38, column: 3, scope: !103)
!105 = !DILocation(line: 38, column: 3, scope: !98)
!106 = !DILocation(line: 39, column: 15, scope: !61)
!107 = !DILocation(line: 39, column: 2, scope: !61)
!108 = !DILocation(line: 40, column: 2, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 40, column: 2)
!110 = distinct !DILexicalBlock(scope: !61, file: !3, line: 40, column: 2)
!111 = !DILocation(line: 40, column: 2, scope: !110)
!112 = !DILocation(line: 41, column: 2, scope: !61)
!113 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 14, type: !114, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!114 = !DISubroutineType(types: !115)
!115 = !{!5, !5}
!116 = !DILocalVariable(name: "arg", arg: 1, scope: !113, file: !3, line: 14, type: !5)
!117 = !DILocation(line: 14, column: 27, scope: !113)
!118 = !DILocation(line: 16, column: 2, scope: !113)
!119 = !DILocation(line: 17, column: 2, scope: !113)
!120 = !DILocation(line: 18, column: 3, scope: !113)
!121 = !DILocation(line: 19, column: 2, scope: !113)
!122 = !DILocation(line: 20, column: 2, scope: !113)
!123 = !DILocation(line: 21, column: 9, scope: !113)
!124 = !DILocation(line: 21, column: 2, scope: !113)
