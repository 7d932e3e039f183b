; ModuleID = 'uninit-copied.c'
source_filename = "uninit-copied.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.item = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@box = dso_local global %struct.item* null, align 8, !dbg !7
@shelf = dso_local global %struct.item zeroinitializer, align 4, !dbg !15
@.str = private unnamed_addr constant [31 x i8] c"copy.key == 0 || copy.key == 7\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"uninit-copied.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.item*, align 8
  %4 = alloca %struct.item, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !61, metadata !DIExpression()), !dbg !64
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @mover, i8* noundef null) #6, !dbg !65
  call void @llvm.dbg.declare(metadata %struct.item** %3, metadata !66, metadata !DIExpression()), !dbg !67
  %6 = call noalias i8* @malloc(i64 noundef 8) #6, !dbg !68
  %7 = bitcast i8* %6 to %struct.item*, !dbg !68
  store %struct.item* %7, %struct.item** %3, align 8, !dbg !67
  %8 = load %struct.item*, %struct.item** %3, align 8, !dbg !69
  %9 = getelementptr inbounds %struct.item, %struct.item* %8, i32 0, i32 0, !dbg !70
  store i32 7, i32* %9, align 4, !dbg !71
  %10 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #6, !dbg !72
  %11 = load %struct.item*, %struct.item** %3, align 8, !dbg !73
  store %struct.item* %11, %struct.item** @box, align 8, !dbg !74
  %12 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #6, !dbg !75
  %13 = load i64, i64* %2, align 8, !dbg !76
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null), !dbg !77
  call void @llvm.dbg.declare(metadata %struct.item* %4, metadata !78, metadata !DIExpression()), !dbg !79
  %15 = bitcast %struct.item* %4 to i8*, !dbg !80
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %15, i8* align 4 bitcast (%struct.item* @shelf to i8*), i64 8, i1 false), !dbg !80
  %16 = getelementptr inbounds %struct.item, %struct.item* %4, i32 0, i32 0, !dbg !81
  %17 = load i32, i32* %16, align 4, !dbg !81
  %18 = icmp eq i32 %17, 0, !dbg !81
  br i1 %18, label %23, label %19, !dbg !81

19:                                               ; preds = %0
  %20 = getelementptr inbounds %struct.item, %struct.item* %4, i32 0, i32 0, !dbg !81
  %21 = load i32, i32* %20, align 4, !dbg !81
  %22 = icmp eq i32 %21, 7, !dbg !81
  br i1 %22, label %23, label %24, !dbg !84

23:                                               ; preds = %19, %0
  br label %25, !dbg !84

24:                                               ; preds = %19
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !81
  unreachable, !dbg !81

25:                                               ; preds = %23
  %26 = load %struct.item*, %struct.item** %3, align 8, !dbg !85
  %27 = bitcast %struct.item* %26 to i8*, !dbg !85
  call void @free(i8* noundef %27) #6, !dbg !86
  ret i32 0, !dbg !87
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @mover(i8* noundef %0) #0 !dbg !88 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !91, metadata !DIExpression()), !dbg !92
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #6, !dbg !93
  %4 = load %struct.item*, %struct.item** @box, align 8, !dbg !94
  %5 = icmp ne %struct.item* %4, null, !dbg !94
  br i1 %5, label %6, label %9, !dbg !96

6:                                                ; preds = %1
  %7 = load %struct.item*, %struct.item** @box, align 8, !dbg !97
  %8 = bitcast %struct.item* %7 to i8*, !dbg !98
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 bitcast (%struct.item* @shelf to i8*), i8* align 4 %8, i64 8, i1 false), !dbg !98
  br label %9, !dbg !99

9:                                                ; preds = %6, %1
  %10 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #6, !dbg !100
  %11 = load i8*, i8** %2, align 8, !dbg !101
  ret i8* %11, !dbg !102
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 10, type: !17, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "uninit-copied.c", directory: ".", checksumkind: CSK_MD5, checksum: "26978c774dafde8b21b25bc7587d78f1")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !15}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 7, size: 64, elements: !11)
!11 = !{!12, !14}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !10, file: !3, line: 7, baseType: !13, size: 32)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "note", scope: !10, file: !3, line: 7, baseType: !13, size: 32, offset: 32)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "shelf", scope: !2, file: !3, line: 9, type: !10, isLocal: false, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !18, line: 72, baseType: !19)
!18 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!19 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !18, line: 67, size: 320, elements: !20)
!20 = !{!21, !42, !47}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !19, file: !18, line: 69, baseType: !22, size: 320)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !23, line: 22, size: 320, elements: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!24 = !{!25, !26, !28, !29, !30, !31, !33, !34}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !22, file: !23, line: 24, baseType: !13, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !22, file: !23, line: 25, baseType: !27, size: 32, offset: 32)
!27 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !22, file: !23, line: 26, baseType: !13, size: 32, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !22, file: !23, line: 28, baseType: !27, size: 32, offset: 96)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !22, file: !23, line: 32, baseType: !13, size: 32, offset: 128)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !22, file: !23, line: 34, baseType: !32, size: 16, offset: 160)
!32 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !22, file: !23, line: 35, baseType: !32, size: 16, offset: 176)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !22, file: !23, line: 36, baseType: !35, size: 128, offset: 192)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !36, line: 55, baseType: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !36, line: 51, size: 128, elements: !38)
!38 = !{!39, !41}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !37, file: !36, line: 53, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !37, file: !36, line: 54, baseType: !40, size: 64, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !19, file: !18, line: 70, baseType: !43, size: 320)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 40)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !19, file: !18, line: 71, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 7, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 1}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 14.0.6"}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !58, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!13}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 23, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 27, baseType: !63)
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 23, column: 12, scope: !57)
!65 = !DILocation(line: 24, column: 2, scope: !57)
!66 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 25, type: !9)
!67 = !DILocation(line: 25, column: 15, scope: !57)
!68 = !DILocation(line: 25, column: 19, scope: !57)
!69 = !DILocation(line: 26, column: 2, scope: !57)
!70 = !DILocation(line: 26, column: 5, scope: !57)
!71 = !DILocation(line: 26, column: 9, scope: !57)
!72 = !DILocation(line: 27, column: 2, scope: !57)
!73 = !DILocation(line: 28, column: 8, scope: !57)
!74 = !DILocation(line: 28, column: 6, scope: !57)
!75 = !DILocation(line: 29, column: 2, scope: !57)
!76 = !DILocation(line: 30, column: 15, scope: !57)
!77 = !DILocation(line: 30, column: 2, scope: !57)
!78 = !DILocalVariable(name: "copy", scope: !57, file: !3, line: 31, type: !10)
!79 = !DILocation(line: 31, column: 14, scope: !57)
!80 = !DILocation(line: 31, column: 21, scope: !57)
!81 = !DILocation(line: 32, column: 2, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 32, column: 2)
!83 = distinct !DILexicalBlock(scope: !57, file: !3, line: 32, column: 2)
!84 = !DILocation(line: 32, column: 2, scope: !83)
!85 = !DILocation(line: 33, column: 7, scope: !57)
!86 = !DILocation(line: 33, column: 2, scope: !57)
!87 = !DILocation(line: 34, column: 2, scope: !57)
!88 = distinct !DISubprogram(name: "mover", scope: !3, file: !3, line: 12, type: !89, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!89 = !DISubroutineType(types: !90)
!90 = !{!5, !5}
!91 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 12, type: !5)
!92 = !DILocation(line: 12, column: 26, scope: !88)
!93 = !DILocation(line: 14, column: 2, scope: !88)
!94 = !DILocation(line: 15, column: 6, scope: !95)
!95 = distinct !DILexicalBlock(scope: !88, file: !3, line: 15, column: 6)
!96 = !DILocation(line: 15, column: 6, scope: !88)
!97 = !DILocation(line: 16, column: 12, scope: !95)
!98 = !DILocation(line: 16, column: 11, scope: !95)
!99 = !DILocation(line: 16, column: 3, scope: !95)
!100 = !DILocation(line: 17, column: 2, scope: !88)
!101 = !DILocation(line: 18, column: 9, scope: !88)
!102 = !DILocation(line: 18, column: 2, scope: !88)
