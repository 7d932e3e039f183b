; ModuleID = 'deadlock-join-beside-spin.c'
source_filename = "deadlock-join-beside-spin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@go = dso_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !57, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata i64* %3, metadata !61, metadata !DIExpression()), !dbg !62
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !63
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #4, !dbg !64
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @spins, i8* noundef null) #4, !dbg !65
  %8 = load i64, i64* %2, align 8, !dbg !66
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !67
  %10 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !68
  store i32 1, i32* %4, align 4, !dbg !69
  %11 = load i32, i32* %4, align 4, !dbg !69
  store atomic i32 %11, i32* @go seq_cst, align 4, !dbg !69
  %12 = load i64, i64* %3, align 8, !dbg !70
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !73 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !76, metadata !DIExpression()), !dbg !77
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !78
  %4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !79
  %5 = load i8*, i8** %2, align 8, !dbg !80
  ret i8* %5, !dbg !81
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @spins(i8* noundef %0) #0 !dbg !82 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !83, metadata !DIExpression()), !dbg !84
  br label %4, !dbg !85

4:                                                ; preds = %9, %1
  %5 = load atomic i32, i32* @go seq_cst, align 4, !dbg !86
  store i32 %5, i32* %3, align 4, !dbg !86
  %6 = load i32, i32* %3, align 4, !dbg !86
  %7 = icmp ne i32 %6, 0, !dbg !87
  %8 = xor i1 %7, true, !dbg !87
  br i1 %8, label %9, label %10, !dbg !85

9:                                                ; preds = %4
  br label %4, !dbg !85, !llvm.loop !88

10:                                               ; preds = %4
  %11 = load i8*, i8** %2, align 8, !dbg !91
  ret i8* %11, !dbg !92
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-join-beside-spin.c", directory: ".", checksumkind: CSK_MD5, checksum: "7f5c60479414d385f48d9edb161d4238")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 72, baseType: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 67, size: 320, elements: !16)
!16 = !{!17, !38, !43}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !15, file: !14, line: 69, baseType: !18, size: 320)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !19, line: 22, size: 320, elements: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!20 = !{!21, !22, !24, !25, !26, !27, !29, !30}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !18, file: !19, line: 24, baseType: !12, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !18, file: !19, line: 25, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !18, file: !19, line: 26, baseType: !12, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !18, file: !19, line: 28, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !18, file: !19, line: 32, baseType: !12, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !18, file: !19, line: 34, baseType: !28, size: 16, offset: 160)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !18, file: !19, line: 35, baseType: !28, size: 16, offset: 176)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !18, file: !19, line: 36, baseType: !31, size: 128, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !32, line: 55, baseType: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !32, line: 51, size: 128, elements: !34)
!34 = !{!35, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !33, file: !32, line: 53, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !33, file: !32, line: 54, baseType: !36, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 70, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 320, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 71, baseType: !44, size: 64)
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 7, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 1}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 14.0.6"}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !54, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!12}
!56 = !{}
!57 = !DILocalVariable(name: "t", scope: !53, file: !3, line: 27, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 27, column: 12, scope: !53)
!61 = !DILocalVariable(name: "u", scope: !53, file: !3, line: 27, type: !58)
!62 = !DILocation(line: 27, column: 15, scope: !53)
!63 = !DILocation(line: 28, column: 2, scope: !53)
!64 = !DILocation(line: 29, column: 2, scope: !53)
!65 = !DILocation(line: 30, column: 2, scope: !53)
!66 = !DILocation(line: 31, column: 15, scope: !53)
!67 = !DILocation(line: 31, column: 2, scope: !53)
!68 = !DILocation(line: 32, column: 2, scope: !53)
!69 = !DILocation(line: 33, column: 2, scope: !53)
!70 = !DILocation(line: 34, column: 15, scope: !53)
!71 = !DILocation(line: 34, column: 2, scope: !53)
!72 = !DILocation(line: 35, column: 2, scope: !53)
!73 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 11, type: !74, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!74 = !DISubroutineType(types: !75)
!75 = !{!5, !5}
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 11, type: !5)
!77 = !DILocation(line: 11, column: 27, scope: !73)
!78 = !DILocation(line: 13, column: 2, scope: !73)
!79 = !DILocation(line: 14, column: 2, scope: !73)
!80 = !DILocation(line: 15, column: 9, scope: !73)
!81 = !DILocation(line: 15, column: 2, scope: !73)
!82 = distinct !DISubprogram(name: "spins", scope: !3, file: !3, line: 18, type: !74, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!83 = !DILocalVariable(name: "arg", arg: 1, scope: !82, file: !3, line: 18, type: !5)
!84 = !DILocation(line: 18, column: 26, scope: !82)
!85 = !DILocation(line: 20, column: 2, scope: !82)
!86 = !DILocation(line: 20, column: 10, scope: !82)
!87 = !DILocation(line: 20, column: 9, scope: !82)
!88 = distinct !{!88, !85, !89, !90}
!89 = !DILocation(line: 21, column: 3, scope: !82)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 22, column: 9, scope: !82)
!92 = !DILocation(line: 22, column: 2, scope: !82)
