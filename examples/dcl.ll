; ModuleID = 'dcl.c'
source_filename = "dcl.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.config = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@lock = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@instance = dso_local global %struct.config* null, align 8, !dbg !18
@.str = private unnamed_addr constant [18 x i8] c"get()->port == 80\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"dcl.c\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %struct.config*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !69, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata i64* %3, metadata !73, metadata !DIExpression()), !dbg !74
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !75
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !76
  %7 = load i64, i64* %2, align 8, !dbg !77
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !78
  %9 = load i64, i64* %3, align 8, !dbg !79
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !80
  %11 = bitcast %struct.config** %4 to i64*, !dbg !81
  %12 = load atomic i64, i64* bitcast (%struct.config** @instance to i64*) seq_cst, align 8, !dbg !81
  store i64 %12, i64* %11, align 8, !dbg !81
  %13 = bitcast i64* %11 to %struct.config**, !dbg !81
  %14 = load %struct.config*, %struct.config** %13, align 8, !dbg !81
  %15 = bitcast %struct.config* %14 to i8*, !dbg !81
  call void @free(i8* noundef %15) #5, !dbg !82
  ret i32 0, !dbg !83
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !84 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  %3 = call %struct.config* @get(), !dbg !89
  %4 = getelementptr inbounds %struct.config, %struct.config* %3, i32 0, i32 0, !dbg !89
  %5 = load i32, i32* %4, align 4, !dbg !89
  %6 = icmp eq i32 %5, 80, !dbg !89
  br i1 %6, label %7, label %8, !dbg !92

7:                                                ; preds = %1
  br label %9, !dbg !92

8:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !89
  unreachable, !dbg !89

9:                                                ; preds = %7
  %10 = load i8*, i8** %2, align 8, !dbg !93
  ret i8* %10, !dbg !94
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.config* @get() #0 !dbg !95 {
  %1 = alloca %struct.config*, align 8
  %2 = alloca %struct.config*, align 8
  %3 = alloca %struct.config*, align 8
  %4 = alloca %struct.config*, align 8
  call void @llvm.dbg.declare(metadata %struct.config** %1, metadata !98, metadata !DIExpression()), !dbg !99
  %5 = bitcast %struct.config** %2 to i64*, !dbg !100
  %6 = load atomic i64, i64* bitcast (%struct.config** @instance to i64*) acquire, align 8, !dbg !100
  store i64 %6, i64* %5, align 8, !dbg !100
  %7 = bitcast i64* %5 to %struct.config**, !dbg !100
  %8 = load %struct.config*, %struct.config** %7, align 8, !dbg !100
  store %struct.config* %8, %struct.config** %1, align 8, !dbg !99
  %9 = load %struct.config*, %struct.config** %1, align 8, !dbg !101
  %10 = icmp ne %struct.config* %9, null, !dbg !101
  br i1 %10, label %29, label %11, !dbg !103

11:                                               ; preds = %0
  %12 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #5, !dbg !104
  %13 = bitcast %struct.config** %3 to i64*, !dbg !106
  %14 = load atomic i64, i64* bitcast (%struct.config** @instance to i64*) monotonic, align 8, !dbg !106
  store i64 %14, i64* %13, align 8, !dbg !106
  %15 = bitcast i64* %13 to %struct.config**, !dbg !106
  %16 = load %struct.config*, %struct.config** %15, align 8, !dbg !106
  store %struct.config* %16, %struct.config** %1, align 8, !dbg !107
  %17 = load %struct.config*, %struct.config** %1, align 8, !dbg !108
  %18 = icmp ne %struct.config* %17, null, !dbg !108
  br i1 %18, label %27, label %19, !dbg !110

19:                                               ; preds = %11
  %20 = call noalias i8* @malloc(i64 noundef 4) #5, !dbg !111
  %21 = bitcast i8* %20 to %struct.config*, !dbg !111
  store %struct.config* %21, %struct.config** %1, align 8, !dbg !113
  %22 = load %struct.config*, %struct.config** %1, align 8, !dbg !114
  %23 = getelementptr inbounds %struct.config, %struct.config* %22, i32 0, i32 0, !dbg !115
  store i32 80, i32* %23, align 4, !dbg !116
  %24 = load %struct.config*, %struct.config** %1, align 8, !dbg !117
  store %struct.config* %24, %struct.config** %4, align 8, !dbg !118
  %25 = bitcast %struct.config** %4 to i64*, !dbg !118
  %26 = load i64, i64* %25, align 8, !dbg !118
  store atomic i64 %26, i64* bitcast (%struct.config** @instance to i64*) release, align 8, !dbg !118
  br label %27, !dbg !119

27:                                               ; preds = %19, %11
  %28 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #5, !dbg !120
  br label %29, !dbg !121

29:                                               ; preds = %27, %0
  %30 = load %struct.config*, %struct.config** %1, align 8, !dbg !122
  ret %struct.config* %30, !dbg !123
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

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
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}
!llvm.ident = !{!64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "dcl.c", directory: ".", checksumkind: CSK_MD5, checksum: "4fa233d667146ac1c08f1fc4486492f1")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "instance", scope: !2, file: !3, line: 12, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "config", file: !3, line: 10, size: 32, elements: !23)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "port", scope: !22, file: !3, line: 10, baseType: !25, size: 32)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !29)
!29 = !{!30, !50, !55}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!33 = !{!34, !35, !36, !37, !38, !39, !41, !42}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !25, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !7, size: 32, offset: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !25, size: 32, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !7, size: 32, offset: 96)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !25, size: 32, offset: 128)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !40, size: 16, offset: 160)
!40 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !40, size: 16, offset: 176)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !43, size: 128, offset: 192)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !44, line: 55, baseType: !45)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !44, line: 51, size: 128, elements: !46)
!46 = !{!47, !49}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !45, file: !44, line: 53, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !45, file: !44, line: 54, baseType: !48, size: 64, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 70, baseType: !51, size: 320)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 320, elements: !53)
!52 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!53 = !{!54}
!54 = !DISubrange(count: 40)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !56, size: 64)
!56 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 7, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 1}
!63 = !{i32 7, !"frame-pointer", i32 2}
!64 = !{!"Debian clang version 14.0.6"}
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !66, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!25}
!68 = !{}
!69 = !DILocalVariable(name: "a", scope: !65, file: !3, line: 39, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !71)
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 39, column: 12, scope: !65)
!73 = !DILocalVariable(name: "b", scope: !65, file: !3, line: 39, type: !70)
!74 = !DILocation(line: 39, column: 15, scope: !65)
!75 = !DILocation(line: 40, column: 2, scope: !65)
!76 = !DILocation(line: 41, column: 2, scope: !65)
!77 = !DILocation(line: 42, column: 15, scope: !65)
!78 = !DILocation(line: 42, column: 2, scope: !65)
!79 = !DILocation(line: 43, column: 15, scope: !65)
!80 = !DILocation(line: 43, column: 2, scope: !65)
!81 = !DILocation(line: 44, column: 7, scope: !65)
!82 = !DILocation(line: 44, column: 2, scope: !65)
!83 = !DILocation(line: 45, column: 2, scope: !65)
!84 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 31, type: !85, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!85 = !DISubroutineType(types: !86)
!86 = !{!16, !16}
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !84, file: !3, line: 31, type: !16)
!88 = !DILocation(line: 31, column: 27, scope: !84)
!89 = !DILocation(line: 33, column: 2, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 33, column: 2)
!91 = distinct !DILexicalBlock(scope: !84, file: !3, line: 33, column: 2)
!92 = !DILocation(line: 33, column: 2, scope: !91)
!93 = !DILocation(line: 34, column: 9, scope: !84)
!94 = !DILocation(line: 34, column: 2, scope: !84)
!95 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 15, type: !96, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!96 = !DISubroutineType(types: !97)
!97 = !{!21}
!98 = !DILocalVariable(name: "c", scope: !95, file: !3, line: 17, type: !21)
!99 = !DILocation(line: 17, column: 17, scope: !95)
!100 = !DILocation(line: 17, column: 21, scope: !95)
!101 = !DILocation(line: 18, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !95, file: !3, line: 18, column: 6)
!103 = !DILocation(line: 18, column: 6, scope: !95)
!104 = !DILocation(line: 19, column: 3, scope: !105)
!105 = distinct !DILexicalBlock(scope: !102, file: !3, line: 18, column: 10)
!106 = !DILocation(line: 20, column: 7, scope: !105)
!107 = !DILocation(line: 20, column: 5, scope: !105)
!108 = !DILocation(line: 21, column: 8, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 21, column: 7)
!110 = !DILocation(line: 21, column: 7, scope: !105)
!111 = !DILocation(line: 22, column: 8, scope: !112)
!112 = distinct !DILexicalBlock(scope: !109, file: !3, line: 21, column: 11)
!113 = !DILocation(line: 22, column: 6, scope: !112)
!114 = !DILocation(line: 23, column: 4, scope: !112)
!115 = !DILocation(line: 23, column: 7, scope: !112)
!116 = !DILocation(line: 23, column: 12, scope: !112)
!117 = !DILocation(line: 24, column: 37, scope: !112)
!118 = !DILocation(line: 24, column: 4, scope: !112)
!119 = !DILocation(line: 25, column: 3, scope: !112)
!120 = !DILocation(line: 26, column: 3, scope: !105)
!121 = !DILocation(line: 27, column: 2, scope: !105)
!122 = !DILocation(line: 28, column: 9, scope: !95)
!123 = !DILocation(line: 28, column: 2, scope: !95)
