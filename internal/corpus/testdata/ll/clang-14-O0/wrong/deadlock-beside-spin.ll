; ModuleID = 'deadlock-beside-spin.c'
source_filename = "deadlock-beside-spin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7
@done = dso_local global i32 0, align 4, !dbg !42

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !59, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i64* %3, metadata !63, metadata !DIExpression()), !dbg !64
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @first, i8* noundef null) #3, !dbg !65
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @second, i8* noundef null) #3, !dbg !66
  br label %7, !dbg !67

7:                                                ; preds = %11, %0
  %8 = load atomic i32, i32* @done seq_cst, align 4, !dbg !68
  store i32 %8, i32* %4, align 4, !dbg !68
  %9 = load i32, i32* %4, align 4, !dbg !68
  %10 = icmp ne i32 %9, 2, !dbg !69
  br i1 %10, label %11, label %12, !dbg !67

11:                                               ; preds = %7
  br label %7, !dbg !67, !llvm.loop !70

12:                                               ; preds = %7
  ret i32 0, !dbg !73
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @first(i8* noundef %0) #0 !dbg !74 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !77, metadata !DIExpression()), !dbg !78
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #3, !dbg !79
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @n) #3, !dbg !80
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @n) #3, !dbg !81
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #3, !dbg !82
  store i32 1, i32* %3, align 4, !dbg !83
  %9 = load i32, i32* %3, align 4, !dbg !83
  %10 = atomicrmw add i32* @done, i32 %9 seq_cst, align 4, !dbg !83
  store i32 %10, i32* %4, align 4, !dbg !83
  %11 = load i32, i32* %4, align 4, !dbg !83
  %12 = load i8*, i8** %2, align 8, !dbg !84
  ret i8* %12, !dbg !85
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @second(i8* noundef %0) #0 !dbg !86 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @n) #3, !dbg !89
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #3, !dbg !90
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #3, !dbg !91
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @n) #3, !dbg !92
  store i32 1, i32* %3, align 4, !dbg !93
  %9 = load i32, i32* %3, align 4, !dbg !93
  %10 = atomicrmw add i32* @done, i32 %9 seq_cst, align 4, !dbg !93
  store i32 %10, i32* %4, align 4, !dbg !93
  %11 = load i32, i32* %4, align 4, !dbg !93
  %12 = load i8*, i8** %2, align 8, !dbg !94
  ret i8* %12, !dbg !95
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-beside-spin.c", directory: ".", checksumkind: CSK_MD5, checksum: "e593a8405930d4924c6fe7adb20685fc")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !42}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !12)
!12 = !{!13, !35, !40}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 69, baseType: !14, size: 320)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !15, line: 22, size: 320, elements: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!16 = !{!17, !19, !21, !22, !23, !24, !26, !27}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !15, line: 24, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !15, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !15, line: 26, baseType: !18, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !14, file: !15, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !15, line: 32, baseType: !18, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !14, file: !15, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !14, file: !15, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !14, file: !15, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 8, type: !44, isLocal: false, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !45, line: 92, baseType: !46)
!45 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!46 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 7, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 1}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 14.0.6"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !56, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!18}
!58 = !{}
!59 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 32, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !61)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 32, column: 12, scope: !55)
!63 = !DILocalVariable(name: "u", scope: !55, file: !3, line: 32, type: !60)
!64 = !DILocation(line: 32, column: 15, scope: !55)
!65 = !DILocation(line: 33, column: 2, scope: !55)
!66 = !DILocation(line: 34, column: 2, scope: !55)
!67 = !DILocation(line: 35, column: 2, scope: !55)
!68 = !DILocation(line: 35, column: 9, scope: !55)
!69 = !DILocation(line: 35, column: 28, scope: !55)
!70 = distinct !{!70, !67, !71, !72}
!71 = !DILocation(line: 36, column: 3, scope: !55)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 37, column: 2, scope: !55)
!74 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 10, type: !75, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!75 = !DISubroutineType(types: !76)
!76 = !{!5, !5}
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !74, file: !3, line: 10, type: !5)
!78 = !DILocation(line: 10, column: 26, scope: !74)
!79 = !DILocation(line: 12, column: 2, scope: !74)
!80 = !DILocation(line: 13, column: 2, scope: !74)
!81 = !DILocation(line: 14, column: 2, scope: !74)
!82 = !DILocation(line: 15, column: 2, scope: !74)
!83 = !DILocation(line: 16, column: 2, scope: !74)
!84 = !DILocation(line: 17, column: 9, scope: !74)
!85 = !DILocation(line: 17, column: 2, scope: !74)
!86 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 20, type: !75, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 20, type: !5)
!88 = !DILocation(line: 20, column: 27, scope: !86)
!89 = !DILocation(line: 22, column: 2, scope: !86)
!90 = !DILocation(line: 23, column: 2, scope: !86)
!91 = !DILocation(line: 24, column: 2, scope: !86)
!92 = !DILocation(line: 25, column: 2, scope: !86)
!93 = !DILocation(line: 26, column: 2, scope: !86)
!94 = !DILocation(line: 27, column: 9, scope: !86)
!95 = !DILocation(line: 27, column: 2, scope: !86)
