; ModuleID = 'escape.c'
source_filename = "escape.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.work = type { %union.pthread_mutex_t*, i32*, i32 }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [10 x i8] c"sum == 11\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"escape.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutex_t, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.work, align 8
  %5 = alloca %struct.work, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t* %2, metadata !17, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %3, metadata !51, metadata !DIExpression()), !dbg !52
  store i32 0, i32* %3, align 4, !dbg !52
  call void @llvm.dbg.declare(metadata %struct.work* %4, metadata !53, metadata !DIExpression()), !dbg !61
  %8 = getelementptr inbounds %struct.work, %struct.work* %4, i32 0, i32 0, !dbg !62
  store %union.pthread_mutex_t* %2, %union.pthread_mutex_t** %8, align 8, !dbg !62
  %9 = getelementptr inbounds %struct.work, %struct.work* %4, i32 0, i32 1, !dbg !62
  store i32* %3, i32** %9, align 8, !dbg !62
  %10 = getelementptr inbounds %struct.work, %struct.work* %4, i32 0, i32 2, !dbg !62
  store i32 1, i32* %10, align 8, !dbg !62
  call void @llvm.dbg.declare(metadata %struct.work* %5, metadata !63, metadata !DIExpression()), !dbg !64
  %11 = getelementptr inbounds %struct.work, %struct.work* %5, i32 0, i32 0, !dbg !65
  store %union.pthread_mutex_t* %2, %union.pthread_mutex_t** %11, align 8, !dbg !65
  %12 = getelementptr inbounds %struct.work, %struct.work* %5, i32 0, i32 1, !dbg !65
  store i32* %3, i32** %12, align 8, !dbg !65
  %13 = getelementptr inbounds %struct.work, %struct.work* %5, i32 0, i32 2, !dbg !65
  store i32 10, i32* %13, align 8, !dbg !65
  call void @llvm.dbg.declare(metadata i64* %6, metadata !66, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata i64* %7, metadata !70, metadata !DIExpression()), !dbg !71
  %14 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %2, %union.pthread_mutexattr_t* noundef null) #5, !dbg !72
  %15 = bitcast %struct.work* %4 to i8*, !dbg !73
  %16 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %15) #5, !dbg !74
  %17 = bitcast %struct.work* %5 to i8*, !dbg !75
  %18 = call i32 @pthread_create(i64* noundef %7, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %17) #5, !dbg !76
  %19 = load i64, i64* %6, align 8, !dbg !77
  %20 = call i32 @pthread_join(i64 noundef %19, i8** noundef null), !dbg !78
  %21 = load i64, i64* %7, align 8, !dbg !79
  %22 = call i32 @pthread_join(i64 noundef %21, i8** noundef null), !dbg !80
  %23 = load i32, i32* %3, align 4, !dbg !81
  %24 = icmp eq i32 %23, 11, !dbg !81
  br i1 %24, label %25, label %26, !dbg !84

25:                                               ; preds = %0
  br label %27, !dbg !84

26:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !81
  unreachable, !dbg !81

27:                                               ; preds = %25
  %28 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %2) #5, !dbg !85
  ret i32 0, !dbg !86
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !87 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.work*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata %struct.work** %3, metadata !92, metadata !DIExpression()), !dbg !94
  %4 = load i8*, i8** %2, align 8, !dbg !95
  %5 = bitcast i8* %4 to %struct.work*, !dbg !95
  store %struct.work* %5, %struct.work** %3, align 8, !dbg !94
  %6 = load %struct.work*, %struct.work** %3, align 8, !dbg !96
  %7 = getelementptr inbounds %struct.work, %struct.work* %6, i32 0, i32 0, !dbg !97
  %8 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %7, align 8, !dbg !97
  %9 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %8) #5, !dbg !98
  %10 = load %struct.work*, %struct.work** %3, align 8, !dbg !99
  %11 = getelementptr inbounds %struct.work, %struct.work* %10, i32 0, i32 2, !dbg !100
  %12 = load i32, i32* %11, align 8, !dbg !100
  %13 = load %struct.work*, %struct.work** %3, align 8, !dbg !101
  %14 = getelementptr inbounds %struct.work, %struct.work* %13, i32 0, i32 1, !dbg !102
  %15 = load i32*, i32** %14, align 8, !dbg !102
  %16 = load i32, i32* %15, align 4, !dbg !103
  %17 = add nsw i32 %16, %12, !dbg !103
  store i32 %17, i32* %15, align 4, !dbg !103
  %18 = load %struct.work*, %struct.work** %3, align 8, !dbg !104
  %19 = getelementptr inbounds %struct.work, %struct.work* %18, i32 0, i32 0, !dbg !105
  %20 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %19, align 8, !dbg !105
  %21 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %20) #5, !dbg !106
  ret i8* null, !dbg !107
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) #2

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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "escape.c", directory: ".", checksumkind: CSK_MD5, checksum: "6bc7d3331a275d2e394fee9c760ca09d")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 21, type: !13, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "m", scope: !12, file: !1, line: 23, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !19, line: 72, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 67, size: 320, elements: !21)
!21 = !{!22, !43, !48}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !20, file: !19, line: 69, baseType: !23, size: 320)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !24, line: 22, size: 320, elements: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!25 = !{!26, !27, !29, !30, !31, !32, !34, !35}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !23, file: !24, line: 24, baseType: !15, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !23, file: !24, line: 25, baseType: !28, size: 32, offset: 32)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !23, file: !24, line: 26, baseType: !15, size: 32, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !23, file: !24, line: 28, baseType: !28, size: 32, offset: 96)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !23, file: !24, line: 32, baseType: !15, size: 32, offset: 128)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !23, file: !24, line: 34, baseType: !33, size: 16, offset: 160)
!33 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !23, file: !24, line: 35, baseType: !33, size: 16, offset: 176)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !23, file: !24, line: 36, baseType: !36, size: 128, offset: 192)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !37, line: 55, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !37, line: 51, size: 128, elements: !39)
!39 = !{!40, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !38, file: !37, line: 53, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !38, file: !37, line: 54, baseType: !41, size: 64, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !20, file: !19, line: 70, baseType: !44, size: 320)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 320, elements: !46)
!45 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!46 = !{!47}
!47 = !DISubrange(count: 40)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !20, file: !19, line: 71, baseType: !49, size: 64)
!49 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!50 = !DILocation(line: 23, column: 18, scope: !12)
!51 = !DILocalVariable(name: "sum", scope: !12, file: !1, line: 24, type: !15)
!52 = !DILocation(line: 24, column: 6, scope: !12)
!53 = !DILocalVariable(name: "a", scope: !12, file: !1, line: 25, type: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !1, line: 6, size: 192, elements: !55)
!55 = !{!56, !58, !60}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !54, file: !1, line: 7, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !54, file: !1, line: 8, baseType: !59, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "by", scope: !54, file: !1, line: 9, baseType: !15, size: 32, offset: 128)
!61 = !DILocation(line: 25, column: 14, scope: !12)
!62 = !DILocation(line: 25, column: 18, scope: !12)
!63 = !DILocalVariable(name: "b", scope: !12, file: !1, line: 25, type: !54)
!64 = !DILocation(line: 25, column: 35, scope: !12)
!65 = !DILocation(line: 25, column: 39, scope: !12)
!66 = !DILocalVariable(name: "ta", scope: !12, file: !1, line: 26, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 26, column: 12, scope: !12)
!70 = !DILocalVariable(name: "tb", scope: !12, file: !1, line: 26, type: !67)
!71 = !DILocation(line: 26, column: 16, scope: !12)
!72 = !DILocation(line: 27, column: 2, scope: !12)
!73 = !DILocation(line: 28, column: 36, scope: !12)
!74 = !DILocation(line: 28, column: 2, scope: !12)
!75 = !DILocation(line: 29, column: 36, scope: !12)
!76 = !DILocation(line: 29, column: 2, scope: !12)
!77 = !DILocation(line: 30, column: 15, scope: !12)
!78 = !DILocation(line: 30, column: 2, scope: !12)
!79 = !DILocation(line: 31, column: 15, scope: !12)
!80 = !DILocation(line: 31, column: 2, scope: !12)
!81 = !DILocation(line: 32, column: 2, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !1, line: 32, column: 2)
!83 = distinct !DILexicalBlock(scope: !12, file: !1, line: 32, column: 2)
!84 = !DILocation(line: 32, column: 2, scope: !83)
!85 = !DILocation(line: 33, column: 2, scope: !12)
!86 = !DILocation(line: 34, column: 2, scope: !12)
!87 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 12, type: !88, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!88 = !DISubroutineType(types: !89)
!89 = !{!3, !3}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !1, line: 12, type: !3)
!91 = !DILocation(line: 12, column: 27, scope: !87)
!92 = !DILocalVariable(name: "w", scope: !87, file: !1, line: 14, type: !93)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!94 = !DILocation(line: 14, column: 15, scope: !87)
!95 = !DILocation(line: 14, column: 19, scope: !87)
!96 = !DILocation(line: 15, column: 21, scope: !87)
!97 = !DILocation(line: 15, column: 24, scope: !87)
!98 = !DILocation(line: 15, column: 2, scope: !87)
!99 = !DILocation(line: 16, column: 13, scope: !87)
!100 = !DILocation(line: 16, column: 16, scope: !87)
!101 = !DILocation(line: 16, column: 3, scope: !87)
!102 = !DILocation(line: 16, column: 6, scope: !87)
!103 = !DILocation(line: 16, column: 10, scope: !87)
!104 = !DILocation(line: 17, column: 23, scope: !87)
!105 = !DILocation(line: 17, column: 26, scope: !87)
!106 = !DILocation(line: 17, column: 2, scope: !87)
!107 = !DILocation(line: 18, column: 2, scope: !87)
