; ModuleID = 'dcl-racy.c'
source_filename = "dcl-racy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.config = type { i32 }

@lock = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@instance = dso_local global ptr null, align 8, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !58, !DIExpression(), !61)
    #dbg_declare(ptr %3, !62, !DIExpression(), !63)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #4, !dbg !64
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @worker, ptr noundef null) #4, !dbg !65
  %6 = load i64, ptr %2, align 8, !dbg !66
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !67
  %8 = load i64, ptr %3, align 8, !dbg !68
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !69
  %10 = load ptr, ptr @instance, align 8, !dbg !70
  call void @free(ptr noundef %10) #4, !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !76, !DIExpression(), !77)
  %3 = call ptr @get(), !dbg !78
  %4 = load ptr, ptr %2, align 8, !dbg !79
  ret ptr %4, !dbg !80
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @get() #0 !dbg !81 {
  %1 = alloca ptr, align 8
  %2 = load ptr, ptr @instance, align 8, !dbg !84
  %3 = icmp ne ptr %2, null, !dbg !84
  br i1 %3, label %15, label %4, !dbg !86

4:                                                ; preds = %0
  %5 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !87
  %6 = load ptr, ptr @instance, align 8, !dbg !89
  %7 = icmp ne ptr %6, null, !dbg !89
  br i1 %7, label %13, label %8, !dbg !91

8:                                                ; preds = %4
    #dbg_declare(ptr %1, !92, !DIExpression(), !94)
  %9 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !95
  store ptr %9, ptr %1, align 8, !dbg !94
  %10 = load ptr, ptr %1, align 8, !dbg !96
  %11 = getelementptr inbounds nuw %struct.config, ptr %10, i32 0, i32 0, !dbg !97
  store i32 80, ptr %11, align 4, !dbg !98
  %12 = load ptr, ptr %1, align 8, !dbg !99
  store ptr %12, ptr @instance, align 8, !dbg !100
  br label %13, !dbg !101

13:                                               ; preds = %8, %4
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !102
  br label %15, !dbg !103

15:                                               ; preds = %13, %0
  %16 = load ptr, ptr @instance, align 8, !dbg !104
  ret ptr %16, !dbg !105
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}
!llvm.ident = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 11, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "dcl-racy.c", directory: ".", checksumkind: CSK_MD5, checksum: "6ae1b100789e604a9dd5f7088f7c829e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "instance", scope: !2, file: !3, line: 10, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "config", file: !3, line: 8, size: 32, elements: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "port", scope: !10, file: !3, line: 8, baseType: !13, size: 32)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!21 = !{!22, !23, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !13, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !13, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !13, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !19, file: !20, line: 34, baseType: !29, size: 16, offset: 160)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !19, file: !20, line: 35, baseType: !29, size: 16, offset: 176)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !19, file: !20, line: 36, baseType: !32, size: 128, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !34, file: !33, line: 53, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !34, file: !33, line: 54, baseType: !37, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 70, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !55, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!13}
!57 = !{}
!58 = !DILocalVariable(name: "a", scope: !54, file: !3, line: 35, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !60)
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 35, column: 12, scope: !54)
!62 = !DILocalVariable(name: "b", scope: !54, file: !3, line: 35, type: !59)
!63 = !DILocation(line: 35, column: 15, scope: !54)
!64 = !DILocation(line: 36, column: 2, scope: !54)
!65 = !DILocation(line: 37, column: 2, scope: !54)
!66 = !DILocation(line: 38, column: 15, scope: !54)
!67 = !DILocation(line: 38, column: 2, scope: !54)
!68 = !DILocation(line: 39, column: 15, scope: !54)
!69 = !DILocation(line: 39, column: 2, scope: !54)
!70 = !DILocation(line: 40, column: 7, scope: !54)
!71 = !DILocation(line: 40, column: 2, scope: !54)
!72 = !DILocation(line: 41, column: 2, scope: !54)
!73 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 27, type: !74, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!74 = !DISubroutineType(types: !75)
!75 = !{!5, !5}
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 27, type: !5)
!77 = !DILocation(line: 27, column: 27, scope: !73)
!78 = !DILocation(line: 29, column: 2, scope: !73)
!79 = !DILocation(line: 30, column: 9, scope: !73)
!80 = !DILocation(line: 30, column: 2, scope: !73)
!81 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 13, type: !82, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!82 = !DISubroutineType(types: !83)
!83 = !{!9}
!84 = !DILocation(line: 15, column: 7, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 15, column: 6)
!86 = !DILocation(line: 15, column: 6, scope: !85)
!87 = !DILocation(line: 16, column: 3, scope: !88)
!88 = distinct !DILexicalBlock(scope: !85, file: !3, line: 15, column: 17)
!89 = !DILocation(line: 17, column: 8, scope: !90)
!90 = distinct !DILexicalBlock(scope: !88, file: !3, line: 17, column: 7)
!91 = !DILocation(line: 17, column: 7, scope: !90)
!92 = !DILocalVariable(name: "c", scope: !93, file: !3, line: 18, type: !9)
!93 = distinct !DILexicalBlock(scope: !90, file: !3, line: 17, column: 18)
!94 = !DILocation(line: 18, column: 19, scope: !93)
!95 = !DILocation(line: 18, column: 23, scope: !93)
!96 = !DILocation(line: 19, column: 4, scope: !93)
!97 = !DILocation(line: 19, column: 7, scope: !93)
!98 = !DILocation(line: 19, column: 12, scope: !93)
!99 = !DILocation(line: 20, column: 15, scope: !93)
!100 = !DILocation(line: 20, column: 13, scope: !93)
!101 = !DILocation(line: 21, column: 3, scope: !93)
!102 = !DILocation(line: 22, column: 3, scope: !88)
!103 = !DILocation(line: 23, column: 2, scope: !88)
!104 = !DILocation(line: 24, column: 9, scope: !81)
!105 = !DILocation(line: 24, column: 2, scope: !81)
