; ModuleID = 'deadlock-forgotten-beside-spin.c'
source_filename = "deadlock-forgotten-beside-spin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@l = dso_local global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@go = dso_local global i32 0, align 4, !dbg !13
@ready = dso_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !61, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata i64* %3, metadata !64, metadata !DIExpression()), !dbg !65
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @forgets, i8* noundef null) #4, !dbg !66
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @spins, i8* noundef null) #4, !dbg !67
  %7 = load i64, i64* %2, align 8, !dbg !68
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !69
  %9 = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef @l) #4, !dbg !70
  store i32 1, i32* %4, align 4, !dbg !71
  %10 = load i32, i32* %4, align 4, !dbg !71
  store atomic i32 %10, i32* @go seq_cst, align 4, !dbg !71
  %11 = load i64, i64* %3, align 8, !dbg !72
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @forgets(i8* noundef %0) #0 !dbg !75 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !78, metadata !DIExpression()), !dbg !79
  %4 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef @l) #4, !dbg !80
  store i32 1, i32* %3, align 4, !dbg !81
  %5 = load i32, i32* %3, align 4, !dbg !81
  store atomic i32 %5, i32* @ready seq_cst, align 4, !dbg !81
  %6 = load i8*, i8** %2, align 8, !dbg !82
  ret i8* %6, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @spins(i8* noundef %0) #0 !dbg !84 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !85, metadata !DIExpression()), !dbg !86
  br label %4, !dbg !87

4:                                                ; preds = %9, %1
  %5 = load atomic i32, i32* @go seq_cst, align 4, !dbg !88
  store i32 %5, i32* %3, align 4, !dbg !88
  %6 = load i32, i32* %3, align 4, !dbg !88
  %7 = icmp ne i32 %6, 0, !dbg !89
  %8 = xor i1 %7, true, !dbg !89
  br i1 %8, label %9, label %10, !dbg !87

9:                                                ; preds = %4
  br label %4, !dbg !87, !llvm.loop !90

10:                                               ; preds = %4
  %11 = load i8*, i8** %2, align 8, !dbg !93
  ret i8* %11, !dbg !94
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 7, type: !15, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-forgotten-beside-spin.c", directory: ".", checksumkind: CSK_MD5, checksum: "6f964414370db5fe3cbfdc8e29df1694")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !16, line: 91, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 86, size: 448, elements: !18)
!18 = !{!19, !42, !47}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !17, file: !16, line: 88, baseType: !20, size: 448)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !21, line: 23, size: 448, elements: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!22 = !{!23, !25, !26, !27, !28, !29, !30, !31, !32, !34, !39, !41}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !20, file: !21, line: 25, baseType: !24, size: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !20, file: !21, line: 26, baseType: !24, size: 32, offset: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !20, file: !21, line: 27, baseType: !24, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !20, file: !21, line: 28, baseType: !24, size: 32, offset: 96)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !20, file: !21, line: 29, baseType: !24, size: 32, offset: 128)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !20, file: !21, line: 30, baseType: !24, size: 32, offset: 160)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !20, file: !21, line: 32, baseType: !12, size: 32, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !20, file: !21, line: 33, baseType: !12, size: 32, offset: 224)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !20, file: !21, line: 34, baseType: !33, size: 8, offset: 256)
!33 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !20, file: !21, line: 39, baseType: !35, size: 56, offset: 264)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 56, elements: !37)
!36 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!37 = !{!38}
!38 = !DISubrange(count: 7)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !20, file: !21, line: 42, baseType: !40, size: 64, offset: 320)
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !20, file: !21, line: 45, baseType: !24, size: 32, offset: 384)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !17, file: !16, line: 89, baseType: !43, size: 448)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 448, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 56)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !16, line: 90, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 7, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 1}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 14.0.6"}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !58, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!12}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 26, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !40)
!63 = !DILocation(line: 26, column: 12, scope: !57)
!64 = !DILocalVariable(name: "u", scope: !57, file: !3, line: 26, type: !62)
!65 = !DILocation(line: 26, column: 15, scope: !57)
!66 = !DILocation(line: 27, column: 2, scope: !57)
!67 = !DILocation(line: 28, column: 2, scope: !57)
!68 = !DILocation(line: 29, column: 15, scope: !57)
!69 = !DILocation(line: 29, column: 2, scope: !57)
!70 = !DILocation(line: 30, column: 2, scope: !57)
!71 = !DILocation(line: 31, column: 2, scope: !57)
!72 = !DILocation(line: 32, column: 15, scope: !57)
!73 = !DILocation(line: 32, column: 2, scope: !57)
!74 = !DILocation(line: 33, column: 2, scope: !57)
!75 = distinct !DISubprogram(name: "forgets", scope: !3, file: !3, line: 10, type: !76, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !5}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 10, type: !5)
!79 = !DILocation(line: 10, column: 28, scope: !75)
!80 = !DILocation(line: 12, column: 2, scope: !75)
!81 = !DILocation(line: 13, column: 2, scope: !75)
!82 = !DILocation(line: 14, column: 9, scope: !75)
!83 = !DILocation(line: 14, column: 2, scope: !75)
!84 = distinct !DISubprogram(name: "spins", scope: !3, file: !3, line: 17, type: !76, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!85 = !DILocalVariable(name: "arg", arg: 1, scope: !84, file: !3, line: 17, type: !5)
!86 = !DILocation(line: 17, column: 26, scope: !84)
!87 = !DILocation(line: 19, column: 2, scope: !84)
!88 = !DILocation(line: 19, column: 10, scope: !84)
!89 = !DILocation(line: 19, column: 9, scope: !84)
!90 = distinct !{!90, !87, !91, !92}
!91 = !DILocation(line: 20, column: 3, scope: !84)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 21, column: 9, scope: !84)
!94 = !DILocation(line: 21, column: 2, scope: !84)
