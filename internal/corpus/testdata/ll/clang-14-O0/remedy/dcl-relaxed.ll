; ModuleID = 'dcl-relaxed.c'
source_filename = "dcl-relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.config = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@instance = dso_local global %struct.config* null, align 8, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca %struct.config*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !69, metadata !DIExpression()), !dbg !75
  %4 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !76
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @get, i8* noundef null) #4, !dbg !77
  %6 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !78
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @get, i8* noundef null) #4, !dbg !79
  %8 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !80
  %9 = load i64, i64* %8, align 16, !dbg !80
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !81
  %11 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !82
  %12 = load i64, i64* %11, align 8, !dbg !82
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !83
  %14 = bitcast %struct.config** %3 to i64*, !dbg !84
  %15 = load atomic i64, i64* bitcast (%struct.config** @instance to i64*) seq_cst, align 8, !dbg !84
  store i64 %15, i64* %14, align 8, !dbg !84
  %16 = bitcast i64* %14 to %struct.config**, !dbg !84
  %17 = load %struct.config*, %struct.config** %16, align 8, !dbg !84
  %18 = bitcast %struct.config* %17 to i8*, !dbg !84
  call void @free(i8* noundef %18) #4, !dbg !85
  ret i32 0, !dbg !86
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @get(i8* noundef %0) #0 !dbg !87 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.config*, align 8
  %4 = alloca %struct.config*, align 8
  %5 = alloca %struct.config*, align 8
  %6 = alloca %struct.config*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata %struct.config** %3, metadata !92, metadata !DIExpression()), !dbg !93
  %7 = bitcast %struct.config** %4 to i64*, !dbg !94
  %8 = load atomic i64, i64* bitcast (%struct.config** @instance to i64*) monotonic, align 8, !dbg !94
  store i64 %8, i64* %7, align 8, !dbg !94
  %9 = bitcast i64* %7 to %struct.config**, !dbg !94
  %10 = load %struct.config*, %struct.config** %9, align 8, !dbg !94
  store %struct.config* %10, %struct.config** %3, align 8, !dbg !93
  %11 = load %struct.config*, %struct.config** %3, align 8, !dbg !95
  %12 = icmp ne %struct.config* %11, null, !dbg !95
  br i1 %12, label %31, label %13, !dbg !97

13:                                               ; preds = %1
  %14 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !98
  %15 = bitcast %struct.config** %5 to i64*, !dbg !100
  %16 = load atomic i64, i64* bitcast (%struct.config** @instance to i64*) monotonic, align 8, !dbg !100
  store i64 %16, i64* %15, align 8, !dbg !100
  %17 = bitcast i64* %15 to %struct.config**, !dbg !100
  %18 = load %struct.config*, %struct.config** %17, align 8, !dbg !100
  store %struct.config* %18, %struct.config** %3, align 8, !dbg !101
  %19 = load %struct.config*, %struct.config** %3, align 8, !dbg !102
  %20 = icmp ne %struct.config* %19, null, !dbg !102
  br i1 %20, label %29, label %21, !dbg !104

21:                                               ; preds = %13
  %22 = call noalias i8* @malloc(i64 noundef 4) #4, !dbg !105
  %23 = bitcast i8* %22 to %struct.config*, !dbg !105
  store %struct.config* %23, %struct.config** %3, align 8, !dbg !107
  %24 = load %struct.config*, %struct.config** %3, align 8, !dbg !108
  %25 = getelementptr inbounds %struct.config, %struct.config* %24, i32 0, i32 0, !dbg !109
  store i32 7, i32* %25, align 4, !dbg !110
  %26 = load %struct.config*, %struct.config** %3, align 8, !dbg !111
  store %struct.config* %26, %struct.config** %6, align 8, !dbg !112
  %27 = bitcast %struct.config** %6 to i64*, !dbg !112
  %28 = load i64, i64* %27, align 8, !dbg !112
  store atomic i64 %28, i64* bitcast (%struct.config** @instance to i64*) monotonic, align 8, !dbg !112
  br label %29, !dbg !113

29:                                               ; preds = %21, %13
  %30 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !114
  br label %31, !dbg !115

31:                                               ; preds = %29, %1
  %32 = load %struct.config*, %struct.config** %3, align 8, !dbg !116
  %33 = getelementptr inbounds %struct.config, %struct.config* %32, i32 0, i32 0, !dbg !117
  %34 = load i32, i32* %33, align 4, !dbg !117
  %35 = icmp eq i32 %34, 7, !dbg !118
  br i1 %35, label %36, label %37, !dbg !116

36:                                               ; preds = %31
  br label %39, !dbg !116

37:                                               ; preds = %31
  %38 = load i8*, i8** %2, align 8, !dbg !119
  br label %39, !dbg !116

39:                                               ; preds = %37, %36
  %40 = phi i8* [ null, %36 ], [ %38, %37 ], !dbg !116
  ret i8* %40, !dbg !120
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

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
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}
!llvm.ident = !{!64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "dcl-relaxed.c", directory: ".", checksumkind: CSK_MD5, checksum: "71d02626a8964e2b8415b93d531801ba")
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
!19 = distinct !DIGlobalVariable(name: "instance", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "config", file: !3, line: 8, size: 32, elements: !23)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !22, file: !3, line: 8, baseType: !25, size: 32)
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
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !66, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!25}
!68 = !{}
!69 = !DILocalVariable(name: "t", scope: !65, file: !3, line: 30, type: !70)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 128, elements: !73)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !72)
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !{!74}
!74 = !DISubrange(count: 2)
!75 = !DILocation(line: 30, column: 12, scope: !65)
!76 = !DILocation(line: 31, column: 18, scope: !65)
!77 = !DILocation(line: 31, column: 2, scope: !65)
!78 = !DILocation(line: 32, column: 18, scope: !65)
!79 = !DILocation(line: 32, column: 2, scope: !65)
!80 = !DILocation(line: 33, column: 15, scope: !65)
!81 = !DILocation(line: 33, column: 2, scope: !65)
!82 = !DILocation(line: 34, column: 15, scope: !65)
!83 = !DILocation(line: 34, column: 2, scope: !65)
!84 = !DILocation(line: 35, column: 7, scope: !65)
!85 = !DILocation(line: 35, column: 2, scope: !65)
!86 = !DILocation(line: 36, column: 2, scope: !65)
!87 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 12, type: !88, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!88 = !DISubroutineType(types: !89)
!89 = !{!16, !16}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 12, type: !16)
!91 = !DILocation(line: 12, column: 24, scope: !87)
!92 = !DILocalVariable(name: "c", scope: !87, file: !3, line: 14, type: !21)
!93 = !DILocation(line: 14, column: 17, scope: !87)
!94 = !DILocation(line: 14, column: 21, scope: !87)
!95 = !DILocation(line: 15, column: 7, scope: !96)
!96 = distinct !DILexicalBlock(scope: !87, file: !3, line: 15, column: 6)
!97 = !DILocation(line: 15, column: 6, scope: !87)
!98 = !DILocation(line: 16, column: 3, scope: !99)
!99 = distinct !DILexicalBlock(scope: !96, file: !3, line: 15, column: 10)
!100 = !DILocation(line: 17, column: 7, scope: !99)
!101 = !DILocation(line: 17, column: 5, scope: !99)
!102 = !DILocation(line: 18, column: 8, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 18, column: 7)
!104 = !DILocation(line: 18, column: 7, scope: !99)
!105 = !DILocation(line: 19, column: 8, scope: !106)
!106 = distinct !DILexicalBlock(scope: !103, file: !3, line: 18, column: 11)
!107 = !DILocation(line: 19, column: 6, scope: !106)
!108 = !DILocation(line: 20, column: 4, scope: !106)
!109 = !DILocation(line: 20, column: 7, scope: !106)
!110 = !DILocation(line: 20, column: 13, scope: !106)
!111 = !DILocation(line: 21, column: 37, scope: !106)
!112 = !DILocation(line: 21, column: 4, scope: !106)
!113 = !DILocation(line: 22, column: 3, scope: !106)
!114 = !DILocation(line: 23, column: 3, scope: !99)
!115 = !DILocation(line: 24, column: 2, scope: !99)
!116 = !DILocation(line: 25, column: 9, scope: !87)
!117 = !DILocation(line: 25, column: 12, scope: !87)
!118 = !DILocation(line: 25, column: 18, scope: !87)
!119 = !DILocation(line: 25, column: 32, scope: !87)
!120 = !DILocation(line: 25, column: 2, scope: !87)
