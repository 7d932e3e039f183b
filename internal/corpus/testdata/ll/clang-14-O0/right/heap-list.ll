; ModuleID = 'heap-list.c'
source_filename = "heap-list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %union.pthread_mutex_t, i32, %struct.node* }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@head = dso_local global %struct.node* null, align 8, !dbg !0
@.str = private unnamed_addr constant [19 x i8] c"n->value == want++\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"heap-list.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !58, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata i64* %3, metadata !62, metadata !DIExpression()), !dbg !63
  %6 = call %struct.node* @make(i32 noundef 2, %struct.node* noundef null), !dbg !64
  %7 = call %struct.node* @make(i32 noundef 1, %struct.node* noundef %6), !dbg !65
  store %struct.node* %7, %struct.node** @head, align 8, !dbg !66
  %8 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @add_one, i8* noundef null) #5, !dbg !67
  %9 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @add_one, i8* noundef null) #5, !dbg !68
  %10 = load i64, i64* %2, align 8, !dbg !69
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !70
  %12 = load i64, i64* %3, align 8, !dbg !71
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %4, metadata !73, metadata !DIExpression()), !dbg !74
  store i32 3, i32* %4, align 4, !dbg !74
  br label %14, !dbg !75

14:                                               ; preds = %30, %0
  %15 = load %struct.node*, %struct.node** @head, align 8, !dbg !76
  %16 = icmp ne %struct.node* %15, null, !dbg !75
  br i1 %16, label %17, label %36, !dbg !75

17:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata %struct.node** %5, metadata !77, metadata !DIExpression()), !dbg !79
  %18 = load %struct.node*, %struct.node** @head, align 8, !dbg !80
  store %struct.node* %18, %struct.node** %5, align 8, !dbg !79
  %19 = load %struct.node*, %struct.node** %5, align 8, !dbg !81
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 2, !dbg !82
  %21 = load %struct.node*, %struct.node** %20, align 8, !dbg !82
  store %struct.node* %21, %struct.node** @head, align 8, !dbg !83
  %22 = load %struct.node*, %struct.node** %5, align 8, !dbg !84
  %23 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 1, !dbg !84
  %24 = load i32, i32* %23, align 8, !dbg !84
  %25 = load i32, i32* %4, align 4, !dbg !84
  %26 = add nsw i32 %25, 1, !dbg !84
  store i32 %26, i32* %4, align 4, !dbg !84
  %27 = icmp eq i32 %24, %25, !dbg !84
  br i1 %27, label %28, label %29, !dbg !87

28:                                               ; preds = %17
  br label %30, !dbg !87

29:                                               ; preds = %17
  call void @__assert_fail(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 49, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !84
  unreachable, !dbg !84

30:                                               ; preds = %28
  %31 = load %struct.node*, %struct.node** %5, align 8, !dbg !88
  %32 = getelementptr inbounds %struct.node, %struct.node* %31, i32 0, i32 0, !dbg !89
  %33 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %32) #5, !dbg !90
  %34 = load %struct.node*, %struct.node** %5, align 8, !dbg !91
  %35 = bitcast %struct.node* %34 to i8*, !dbg !91
  call void @free(i8* noundef %35) #5, !dbg !92
  br label %14, !dbg !75, !llvm.loop !93

36:                                               ; preds = %14
  ret i32 0, !dbg !96
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @make(i32 noundef %0, %struct.node* noundef %1) #0 !dbg !97 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !100, metadata !DIExpression()), !dbg !101
  store %struct.node* %1, %struct.node** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !102, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata %struct.node** %5, metadata !104, metadata !DIExpression()), !dbg !105
  %6 = call noalias i8* @malloc(i64 noundef 56) #5, !dbg !106
  %7 = bitcast i8* %6 to %struct.node*, !dbg !106
  store %struct.node* %7, %struct.node** %5, align 8, !dbg !105
  %8 = load %struct.node*, %struct.node** %5, align 8, !dbg !107
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !108
  %10 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %9, %union.pthread_mutexattr_t* noundef null) #5, !dbg !109
  %11 = load i32, i32* %3, align 4, !dbg !110
  %12 = load %struct.node*, %struct.node** %5, align 8, !dbg !111
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 1, !dbg !112
  store i32 %11, i32* %13, align 8, !dbg !113
  %14 = load %struct.node*, %struct.node** %4, align 8, !dbg !114
  %15 = load %struct.node*, %struct.node** %5, align 8, !dbg !115
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 2, !dbg !116
  store %struct.node* %14, %struct.node** %16, align 8, !dbg !117
  %17 = load %struct.node*, %struct.node** %5, align 8, !dbg !118
  ret %struct.node* %17, !dbg !119
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @add_one(i8* noundef %0) #0 !dbg !120 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !123, metadata !DIExpression()), !dbg !124
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !125, metadata !DIExpression()), !dbg !126
  %5 = load %struct.node*, %struct.node** @head, align 8, !dbg !127
  store %struct.node* %5, %struct.node** %3, align 8, !dbg !126
  %6 = load %struct.node*, %struct.node** %3, align 8, !dbg !128
  %7 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 0, !dbg !129
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #5, !dbg !130
  br label %9, !dbg !131

9:                                                ; preds = %26, %1
  %10 = load %struct.node*, %struct.node** %3, align 8, !dbg !132
  %11 = icmp ne %struct.node* %10, null, !dbg !131
  br i1 %11, label %12, label %31, !dbg !131

12:                                               ; preds = %9
  %13 = load %struct.node*, %struct.node** %3, align 8, !dbg !133
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !135
  %15 = load i32, i32* %14, align 8, !dbg !136
  %16 = add nsw i32 %15, 1, !dbg !136
  store i32 %16, i32* %14, align 8, !dbg !136
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !137, metadata !DIExpression()), !dbg !138
  %17 = load %struct.node*, %struct.node** %3, align 8, !dbg !139
  %18 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 2, !dbg !140
  %19 = load %struct.node*, %struct.node** %18, align 8, !dbg !140
  store %struct.node* %19, %struct.node** %4, align 8, !dbg !138
  %20 = load %struct.node*, %struct.node** %4, align 8, !dbg !141
  %21 = icmp ne %struct.node* %20, null, !dbg !141
  br i1 %21, label %22, label %26, !dbg !143

22:                                               ; preds = %12
  %23 = load %struct.node*, %struct.node** %4, align 8, !dbg !144
  %24 = getelementptr inbounds %struct.node, %struct.node* %23, i32 0, i32 0, !dbg !145
  %25 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %24) #5, !dbg !146
  br label %26, !dbg !146

26:                                               ; preds = %22, %12
  %27 = load %struct.node*, %struct.node** %3, align 8, !dbg !147
  %28 = getelementptr inbounds %struct.node, %struct.node* %27, i32 0, i32 0, !dbg !148
  %29 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %28) #5, !dbg !149
  %30 = load %struct.node*, %struct.node** %4, align 8, !dbg !150
  store %struct.node* %30, %struct.node** %3, align 8, !dbg !151
  br label %9, !dbg !131, !llvm.loop !152

31:                                               ; preds = %9
  %32 = load i8*, i8** %2, align 8, !dbg !154
  ret i8* %32, !dbg !155
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) #2

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
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "heap-list.c", directory: ".", checksumkind: CSK_MD5, checksum: "192f3e3b5f1c9996e3655389e73c05c2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 448, elements: !9)
!9 = !{!10, !44, !45}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !8, file: !3, line: 8, baseType: !11, size: 320)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 72, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!13 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 67, size: 320, elements: !14)
!14 = !{!15, !37, !42}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !13, file: !12, line: 69, baseType: !16, size: 320)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !17, line: 22, size: 320, elements: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!18 = !{!19, !21, !23, !24, !25, !26, !28, !29}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !16, file: !17, line: 24, baseType: !20, size: 32)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !16, file: !17, line: 25, baseType: !22, size: 32, offset: 32)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !16, file: !17, line: 26, baseType: !20, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !16, file: !17, line: 28, baseType: !22, size: 32, offset: 96)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !16, file: !17, line: 32, baseType: !20, size: 32, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !16, file: !17, line: 34, baseType: !27, size: 16, offset: 160)
!27 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !16, file: !17, line: 35, baseType: !27, size: 16, offset: 176)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !16, file: !17, line: 36, baseType: !30, size: 128, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !31, line: 55, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !31, line: 51, size: 128, elements: !33)
!33 = !{!34, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !32, file: !31, line: 53, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !32, file: !31, line: 54, baseType: !35, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !13, file: !12, line: 70, baseType: !38, size: 320)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !13, file: !12, line: 71, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !8, file: !3, line: 9, baseType: !20, size: 32, offset: 320)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !8, file: !3, line: 10, baseType: !7, size: 64, offset: 384)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 7, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 1}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"Debian clang version 14.0.6"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !55, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!20}
!57 = !{}
!58 = !DILocalVariable(name: "a", scope: !54, file: !3, line: 39, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 27, baseType: !60)
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 39, column: 12, scope: !54)
!62 = !DILocalVariable(name: "b", scope: !54, file: !3, line: 39, type: !59)
!63 = !DILocation(line: 39, column: 15, scope: !54)
!64 = !DILocation(line: 40, column: 17, scope: !54)
!65 = !DILocation(line: 40, column: 9, scope: !54)
!66 = !DILocation(line: 40, column: 7, scope: !54)
!67 = !DILocation(line: 41, column: 2, scope: !54)
!68 = !DILocation(line: 42, column: 2, scope: !54)
!69 = !DILocation(line: 43, column: 15, scope: !54)
!70 = !DILocation(line: 43, column: 2, scope: !54)
!71 = !DILocation(line: 44, column: 15, scope: !54)
!72 = !DILocation(line: 44, column: 2, scope: !54)
!73 = !DILocalVariable(name: "want", scope: !54, file: !3, line: 45, type: !20)
!74 = !DILocation(line: 45, column: 6, scope: !54)
!75 = !DILocation(line: 46, column: 2, scope: !54)
!76 = !DILocation(line: 46, column: 9, scope: !54)
!77 = !DILocalVariable(name: "n", scope: !78, file: !3, line: 47, type: !7)
!78 = distinct !DILexicalBlock(scope: !54, file: !3, line: 46, column: 15)
!79 = !DILocation(line: 47, column: 16, scope: !78)
!80 = !DILocation(line: 47, column: 20, scope: !78)
!81 = !DILocation(line: 48, column: 10, scope: !78)
!82 = !DILocation(line: 48, column: 13, scope: !78)
!83 = !DILocation(line: 48, column: 8, scope: !78)
!84 = !DILocation(line: 49, column: 3, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 49, column: 3)
!86 = distinct !DILexicalBlock(scope: !78, file: !3, line: 49, column: 3)
!87 = !DILocation(line: 49, column: 3, scope: !86)
!88 = !DILocation(line: 50, column: 26, scope: !78)
!89 = !DILocation(line: 50, column: 29, scope: !78)
!90 = !DILocation(line: 50, column: 3, scope: !78)
!91 = !DILocation(line: 51, column: 8, scope: !78)
!92 = !DILocation(line: 51, column: 3, scope: !78)
!93 = distinct !{!93, !75, !94, !95}
!94 = !DILocation(line: 52, column: 2, scope: !54)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocation(line: 53, column: 2, scope: !54)
!97 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 13, type: !98, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!98 = !DISubroutineType(types: !99)
!99 = !{!7, !20, !7}
!100 = !DILocalVariable(name: "value", arg: 1, scope: !97, file: !3, line: 13, type: !20)
!101 = !DILocation(line: 13, column: 30, scope: !97)
!102 = !DILocalVariable(name: "next", arg: 2, scope: !97, file: !3, line: 13, type: !7)
!103 = !DILocation(line: 13, column: 50, scope: !97)
!104 = !DILocalVariable(name: "n", scope: !97, file: !3, line: 15, type: !7)
!105 = !DILocation(line: 15, column: 15, scope: !97)
!106 = !DILocation(line: 15, column: 19, scope: !97)
!107 = !DILocation(line: 16, column: 22, scope: !97)
!108 = !DILocation(line: 16, column: 25, scope: !97)
!109 = !DILocation(line: 16, column: 2, scope: !97)
!110 = !DILocation(line: 17, column: 13, scope: !97)
!111 = !DILocation(line: 17, column: 2, scope: !97)
!112 = !DILocation(line: 17, column: 5, scope: !97)
!113 = !DILocation(line: 17, column: 11, scope: !97)
!114 = !DILocation(line: 18, column: 12, scope: !97)
!115 = !DILocation(line: 18, column: 2, scope: !97)
!116 = !DILocation(line: 18, column: 5, scope: !97)
!117 = !DILocation(line: 18, column: 10, scope: !97)
!118 = !DILocation(line: 19, column: 9, scope: !97)
!119 = !DILocation(line: 19, column: 2, scope: !97)
!120 = distinct !DISubprogram(name: "add_one", scope: !3, file: !3, line: 22, type: !121, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!121 = !DISubroutineType(types: !122)
!122 = !{!5, !5}
!123 = !DILocalVariable(name: "arg", arg: 1, scope: !120, file: !3, line: 22, type: !5)
!124 = !DILocation(line: 22, column: 28, scope: !120)
!125 = !DILocalVariable(name: "n", scope: !120, file: !3, line: 24, type: !7)
!126 = !DILocation(line: 24, column: 15, scope: !120)
!127 = !DILocation(line: 24, column: 19, scope: !120)
!128 = !DILocation(line: 25, column: 22, scope: !120)
!129 = !DILocation(line: 25, column: 25, scope: !120)
!130 = !DILocation(line: 25, column: 2, scope: !120)
!131 = !DILocation(line: 26, column: 2, scope: !120)
!132 = !DILocation(line: 26, column: 9, scope: !120)
!133 = !DILocation(line: 27, column: 3, scope: !134)
!134 = distinct !DILexicalBlock(scope: !120, file: !3, line: 26, column: 12)
!135 = !DILocation(line: 27, column: 6, scope: !134)
!136 = !DILocation(line: 27, column: 11, scope: !134)
!137 = !DILocalVariable(name: "next", scope: !134, file: !3, line: 28, type: !7)
!138 = !DILocation(line: 28, column: 16, scope: !134)
!139 = !DILocation(line: 28, column: 23, scope: !134)
!140 = !DILocation(line: 28, column: 26, scope: !134)
!141 = !DILocation(line: 29, column: 7, scope: !142)
!142 = distinct !DILexicalBlock(scope: !134, file: !3, line: 29, column: 7)
!143 = !DILocation(line: 29, column: 7, scope: !134)
!144 = !DILocation(line: 30, column: 24, scope: !142)
!145 = !DILocation(line: 30, column: 30, scope: !142)
!146 = !DILocation(line: 30, column: 4, scope: !142)
!147 = !DILocation(line: 31, column: 25, scope: !134)
!148 = !DILocation(line: 31, column: 28, scope: !134)
!149 = !DILocation(line: 31, column: 3, scope: !134)
!150 = !DILocation(line: 32, column: 7, scope: !134)
!151 = !DILocation(line: 32, column: 5, scope: !134)
!152 = distinct !{!152, !131, !153, !95}
!153 = !DILocation(line: 33, column: 2, scope: !120)
!154 = !DILocation(line: 34, column: 9, scope: !120)
!155 = !DILocation(line: 34, column: 2, scope: !120)
