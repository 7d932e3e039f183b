; ModuleID = 'race-after-unlock.c'
source_filename = "race-after-unlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = dso_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !54, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata i64* %3, metadata !58, metadata !DIExpression()), !dbg !59
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @careful, i8* noundef null) #4, !dbg !60
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @careless, i8* noundef null) #4, !dbg !61
  %6 = load i64, i64* %2, align 8, !dbg !62
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !63
  %8 = load i64, i64* %3, align 8, !dbg !64
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !65
  ret i32 0, !dbg !66
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @careful(i8* noundef %0) #0 !dbg !67 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !70, metadata !DIExpression()), !dbg !71
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !72
  %4 = load i32, i32* @n, align 4, !dbg !73
  %5 = add nsw i32 %4, 1, !dbg !73
  store i32 %5, i32* @n, align 4, !dbg !73
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !74
  %7 = load i8*, i8** %2, align 8, !dbg !75
  ret i8* %7, !dbg !76
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @careless(i8* noundef %0) #0 !dbg !77 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !78, metadata !DIExpression()), !dbg !79
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !80
  call void @llvm.dbg.declare(metadata i32* %3, metadata !81, metadata !DIExpression()), !dbg !82
  %5 = load i32, i32* @n, align 4, !dbg !83
  store i32 %5, i32* %3, align 4, !dbg !82
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !84
  %7 = load i32, i32* %3, align 4, !dbg !85
  %8 = add nsw i32 %7, 1, !dbg !86
  store i32 %8, i32* @n, align 4, !dbg !87
  %9 = load i8*, i8** %2, align 8, !dbg !88
  ret i8* %9, !dbg !89
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
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race-after-unlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "44753d04c0b89423d3c6b4938ded20c1")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !11, line: 72, baseType: !12)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 67, size: 320, elements: !13)
!13 = !{!14, !35, !40}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 69, baseType: !15, size: 320)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !16, line: 22, size: 320, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!17 = !{!18, !19, !21, !22, !23, !24, !26, !27}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !15, file: !16, line: 24, baseType: !9, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !15, file: !16, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !15, file: !16, line: 26, baseType: !9, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !15, file: !16, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !15, file: !16, line: 32, baseType: !9, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !15, file: !16, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !15, file: !16, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !15, file: !16, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 7, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 1}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"Debian clang version 14.0.6"}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !51, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!9}
!53 = !{}
!54 = !DILocalVariable(name: "a", scope: !50, file: !3, line: 27, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !56)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 27, column: 12, scope: !50)
!58 = !DILocalVariable(name: "b", scope: !50, file: !3, line: 27, type: !55)
!59 = !DILocation(line: 27, column: 15, scope: !50)
!60 = !DILocation(line: 28, column: 2, scope: !50)
!61 = !DILocation(line: 29, column: 2, scope: !50)
!62 = !DILocation(line: 30, column: 15, scope: !50)
!63 = !DILocation(line: 30, column: 2, scope: !50)
!64 = !DILocation(line: 31, column: 15, scope: !50)
!65 = !DILocation(line: 31, column: 2, scope: !50)
!66 = !DILocation(line: 32, column: 2, scope: !50)
!67 = distinct !DISubprogram(name: "careful", scope: !3, file: !3, line: 8, type: !68, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !5}
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 8, type: !5)
!71 = !DILocation(line: 8, column: 28, scope: !67)
!72 = !DILocation(line: 10, column: 2, scope: !67)
!73 = !DILocation(line: 11, column: 3, scope: !67)
!74 = !DILocation(line: 12, column: 2, scope: !67)
!75 = !DILocation(line: 13, column: 9, scope: !67)
!76 = !DILocation(line: 13, column: 2, scope: !67)
!77 = distinct !DISubprogram(name: "careless", scope: !3, file: !3, line: 16, type: !68, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !77, file: !3, line: 16, type: !5)
!79 = !DILocation(line: 16, column: 29, scope: !77)
!80 = !DILocation(line: 18, column: 2, scope: !77)
!81 = !DILocalVariable(name: "old", scope: !77, file: !3, line: 19, type: !9)
!82 = !DILocation(line: 19, column: 6, scope: !77)
!83 = !DILocation(line: 19, column: 12, scope: !77)
!84 = !DILocation(line: 20, column: 2, scope: !77)
!85 = !DILocation(line: 21, column: 6, scope: !77)
!86 = !DILocation(line: 21, column: 10, scope: !77)
!87 = !DILocation(line: 21, column: 4, scope: !77)
!88 = !DILocation(line: 22, column: 9, scope: !77)
!89 = !DILocation(line: 22, column: 2, scope: !77)
