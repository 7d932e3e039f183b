; ModuleID = 'deadlock-abba.c'
source_filename = "deadlock-abba.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@a = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@b = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !54, !DIExpression(), !57)
    #dbg_declare(ptr %3, !58, !DIExpression(), !59)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @ab, ptr noundef null) #3, !dbg !60
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @ba, ptr noundef null) #3, !dbg !61
  %6 = load i64, ptr %2, align 8, !dbg !62
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !63
  %8 = load i64, ptr %3, align 8, !dbg !64
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !65
  ret i32 0, !dbg !66
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @ab(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !70, !DIExpression(), !71)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @a) #3, !dbg !72
  %4 = call i32 @pthread_mutex_lock(ptr noundef @b) #3, !dbg !73
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @b) #3, !dbg !74
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @a) #3, !dbg !75
  %7 = load ptr, ptr %2, align 8, !dbg !76
  ret ptr %7, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @ba(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !79, !DIExpression(), !80)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @b) #3, !dbg !81
  %4 = call i32 @pthread_mutex_lock(ptr noundef @a) #3, !dbg !82
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @a) #3, !dbg !83
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @b) #3, !dbg !84
  %7 = load ptr, ptr %2, align 8, !dbg !85
  ret ptr %7, !dbg !86
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-abba.c", directory: ".", checksumkind: CSK_MD5, checksum: "8945e0b145bd480a447fa80c48319ec3")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
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
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !51, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!18}
!53 = !{}
!54 = !DILocalVariable(name: "x", scope: !50, file: !3, line: 28, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !56)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 28, column: 12, scope: !50)
!58 = !DILocalVariable(name: "y", scope: !50, file: !3, line: 28, type: !55)
!59 = !DILocation(line: 28, column: 15, scope: !50)
!60 = !DILocation(line: 29, column: 2, scope: !50)
!61 = !DILocation(line: 30, column: 2, scope: !50)
!62 = !DILocation(line: 31, column: 15, scope: !50)
!63 = !DILocation(line: 31, column: 2, scope: !50)
!64 = !DILocation(line: 32, column: 15, scope: !50)
!65 = !DILocation(line: 32, column: 2, scope: !50)
!66 = !DILocation(line: 33, column: 2, scope: !50)
!67 = distinct !DISubprogram(name: "ab", scope: !3, file: !3, line: 8, type: !68, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !5}
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 8, type: !5)
!71 = !DILocation(line: 8, column: 23, scope: !67)
!72 = !DILocation(line: 10, column: 2, scope: !67)
!73 = !DILocation(line: 11, column: 2, scope: !67)
!74 = !DILocation(line: 12, column: 2, scope: !67)
!75 = !DILocation(line: 13, column: 2, scope: !67)
!76 = !DILocation(line: 14, column: 9, scope: !67)
!77 = !DILocation(line: 14, column: 2, scope: !67)
!78 = distinct !DISubprogram(name: "ba", scope: !3, file: !3, line: 17, type: !68, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !78, file: !3, line: 17, type: !5)
!80 = !DILocation(line: 17, column: 23, scope: !78)
!81 = !DILocation(line: 19, column: 2, scope: !78)
!82 = !DILocation(line: 20, column: 2, scope: !78)
!83 = !DILocation(line: 21, column: 2, scope: !78)
!84 = !DILocation(line: 22, column: 2, scope: !78)
!85 = !DILocation(line: 23, column: 9, scope: !78)
!86 = !DILocation(line: 23, column: 2, scope: !78)
