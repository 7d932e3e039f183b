; ModuleID = 'spin-holding.c'
source_filename = "spin-holding.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@locked = dso_local global i32 0, align 4, !dbg !7
@go = dso_local global i32 0, align 4, !dbg !13

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !59, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i64* %3, metadata !63, metadata !DIExpression()), !dbg !64
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @holder, i8* noundef null) #4, !dbg !65
  br label %7, !dbg !66

7:                                                ; preds = %12, %0
  %8 = load atomic i32, i32* @locked seq_cst, align 4, !dbg !67
  store i32 %8, i32* %4, align 4, !dbg !67
  %9 = load i32, i32* %4, align 4, !dbg !67
  %10 = icmp ne i32 %9, 0, !dbg !68
  %11 = xor i1 %10, true, !dbg !68
  br i1 %11, label %12, label %13, !dbg !66

12:                                               ; preds = %7
  br label %7, !dbg !66, !llvm.loop !69

13:                                               ; preds = %7
  %14 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @other, i8* noundef null) #4, !dbg !72
  %15 = load i64, i64* %3, align 8, !dbg !73
  %16 = call i32 @pthread_join(i64 noundef %15, i8** noundef null), !dbg !74
  store i32 1, i32* %5, align 4, !dbg !75
  %17 = load i32, i32* %5, align 4, !dbg !75
  store atomic i32 %17, i32* @go seq_cst, align 4, !dbg !75
  %18 = load i64, i64* %2, align 8, !dbg !76
  %19 = call i32 @pthread_join(i64 noundef %18, i8** noundef null), !dbg !77
  ret i32 0, !dbg !78
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @holder(i8* noundef %0) #0 !dbg !79 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !82, metadata !DIExpression()), !dbg !83
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !84
  store i32 1, i32* %3, align 4, !dbg !85
  %6 = load i32, i32* %3, align 4, !dbg !85
  store atomic i32 %6, i32* @locked seq_cst, align 4, !dbg !85
  br label %7, !dbg !85

7:                                                ; preds = %12, %1
  %8 = load atomic i32, i32* @go seq_cst, align 4, !dbg !87
  store i32 %8, i32* %4, align 4, !dbg !87
  %9 = load i32, i32* %4, align 4, !dbg !87
  %10 = icmp ne i32 %9, 0, !dbg !89
  %11 = xor i1 %10, true, !dbg !89
  br i1 %11, label %12, label %13, !dbg !90

12:                                               ; preds = %7
  br label %7, !dbg !91, !llvm.loop !92

13:                                               ; preds = %7
  %14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !94
  %15 = load i8*, i8** %2, align 8, !dbg !95
  ret i8* %15, !dbg !96
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @other(i8* noundef %0) #0 !dbg !97 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !100
  %4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !101
  %5 = load i8*, i8** %2, align 8, !dbg !102
  ret i8* %5, !dbg !103
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 8, type: !15, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin-holding.c", directory: ".", checksumkind: CSK_MD5, checksum: "70b187c880d99ec6e811dd4cbcceb393")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !16, line: 72, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 67, size: 320, elements: !18)
!18 = !{!19, !40, !45}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !17, file: !16, line: 69, baseType: !20, size: 320)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !21, line: 22, size: 320, elements: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!22 = !{!23, !24, !26, !27, !28, !29, !31, !32}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !20, file: !21, line: 24, baseType: !12, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !20, file: !21, line: 25, baseType: !25, size: 32, offset: 32)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !20, file: !21, line: 26, baseType: !12, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !20, file: !21, line: 28, baseType: !25, size: 32, offset: 96)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !20, file: !21, line: 32, baseType: !12, size: 32, offset: 128)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !20, file: !21, line: 34, baseType: !30, size: 16, offset: 160)
!30 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !20, file: !21, line: 35, baseType: !30, size: 16, offset: 176)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !20, file: !21, line: 36, baseType: !33, size: 128, offset: 192)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !34, line: 55, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !34, line: 51, size: 128, elements: !36)
!36 = !{!37, !39}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !35, file: !34, line: 53, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !35, file: !34, line: 54, baseType: !38, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !17, file: !16, line: 70, baseType: !41, size: 320)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 320, elements: !43)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44}
!44 = !DISubrange(count: 40)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !16, line: 71, baseType: !46, size: 64)
!46 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 7, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 1}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 14.0.6"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !56, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!12}
!58 = !{}
!59 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 29, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !61)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 29, column: 12, scope: !55)
!63 = !DILocalVariable(name: "u", scope: !55, file: !3, line: 29, type: !60)
!64 = !DILocation(line: 29, column: 15, scope: !55)
!65 = !DILocation(line: 30, column: 2, scope: !55)
!66 = !DILocation(line: 31, column: 2, scope: !55)
!67 = !DILocation(line: 31, column: 10, scope: !55)
!68 = !DILocation(line: 31, column: 9, scope: !55)
!69 = distinct !{!69, !66, !70, !71}
!70 = !DILocation(line: 32, column: 3, scope: !55)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocation(line: 33, column: 2, scope: !55)
!73 = !DILocation(line: 34, column: 15, scope: !55)
!74 = !DILocation(line: 34, column: 2, scope: !55)
!75 = !DILocation(line: 35, column: 2, scope: !55)
!76 = !DILocation(line: 36, column: 15, scope: !55)
!77 = !DILocation(line: 36, column: 2, scope: !55)
!78 = !DILocation(line: 37, column: 2, scope: !55)
!79 = distinct !DISubprogram(name: "holder", scope: !3, file: !3, line: 11, type: !80, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!80 = !DISubroutineType(types: !81)
!81 = !{!5, !5}
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 11, type: !5)
!83 = !DILocation(line: 11, column: 27, scope: !79)
!84 = !DILocation(line: 13, column: 2, scope: !79)
!85 = !DILocation(line: 14, column: 7, scope: !86)
!86 = distinct !DILexicalBlock(scope: !79, file: !3, line: 14, column: 2)
!87 = !DILocation(line: 14, column: 34, scope: !88)
!88 = distinct !DILexicalBlock(scope: !86, file: !3, line: 14, column: 2)
!89 = !DILocation(line: 14, column: 33, scope: !88)
!90 = !DILocation(line: 14, column: 2, scope: !86)
!91 = !DILocation(line: 14, column: 2, scope: !88)
!92 = distinct !{!92, !90, !93, !71}
!93 = !DILocation(line: 15, column: 3, scope: !86)
!94 = !DILocation(line: 16, column: 2, scope: !79)
!95 = !DILocation(line: 17, column: 9, scope: !79)
!96 = !DILocation(line: 17, column: 2, scope: !79)
!97 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 20, type: !80, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 20, type: !5)
!99 = !DILocation(line: 20, column: 26, scope: !97)
!100 = !DILocation(line: 22, column: 2, scope: !97)
!101 = !DILocation(line: 23, column: 2, scope: !97)
!102 = !DILocation(line: 24, column: 9, scope: !97)
!103 = !DILocation(line: 24, column: 2, scope: !97)
