; ModuleID = 'uaf-lock.c'
source_filename = "uaf-lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.object = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.object*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.object** %2, metadata !15, metadata !DIExpression()), !dbg !53
  %3 = call noalias i8* @malloc(i64 noundef 48) #3, !dbg !54
  %4 = bitcast i8* %3 to %struct.object*, !dbg !54
  store %struct.object* %4, %struct.object** %2, align 8, !dbg !53
  %5 = load %struct.object*, %struct.object** %2, align 8, !dbg !55
  %6 = getelementptr inbounds %struct.object, %struct.object* %5, i32 0, i32 0, !dbg !56
  %7 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %6, %union.pthread_mutexattr_t* noundef null) #3, !dbg !57
  %8 = load %struct.object*, %struct.object** %2, align 8, !dbg !58
  %9 = getelementptr inbounds %struct.object, %struct.object* %8, i32 0, i32 1, !dbg !59
  store i32 1, i32* %9, align 8, !dbg !60
  %10 = load %struct.object*, %struct.object** %2, align 8, !dbg !61
  %11 = getelementptr inbounds %struct.object, %struct.object* %10, i32 0, i32 0, !dbg !62
  %12 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %11) #3, !dbg !63
  %13 = load %struct.object*, %struct.object** %2, align 8, !dbg !64
  %14 = getelementptr inbounds %struct.object, %struct.object* %13, i32 0, i32 1, !dbg !66
  %15 = load i32, i32* %14, align 8, !dbg !67
  %16 = add nsw i32 %15, -1, !dbg !67
  store i32 %16, i32* %14, align 8, !dbg !67
  %17 = icmp eq i32 %16, 0, !dbg !68
  br i1 %17, label %18, label %21, !dbg !69

18:                                               ; preds = %0
  %19 = load %struct.object*, %struct.object** %2, align 8, !dbg !70
  %20 = bitcast %struct.object* %19 to i8*, !dbg !70
  call void @free(i8* noundef %20) #3, !dbg !71
  br label %21, !dbg !71

21:                                               ; preds = %18, %0
  %22 = load %struct.object*, %struct.object** %2, align 8, !dbg !72
  %23 = getelementptr inbounds %struct.object, %struct.object* %22, i32 0, i32 0, !dbg !73
  %24 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %23) #3, !dbg !74
  ret i32 0, !dbg !75
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uaf-lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "ab3c908472585854babef6a0520e902e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "o", scope: !10, file: !1, line: 13, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !1, line: 6, size: 384, elements: !18)
!18 = !{!19, !52}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !17, file: !1, line: 7, baseType: !20, size: 320)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !21, line: 72, baseType: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!22 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !21, line: 67, size: 320, elements: !23)
!23 = !{!24, !45, !50}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !22, file: !21, line: 69, baseType: !25, size: 320)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !26, line: 22, size: 320, elements: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!27 = !{!28, !29, !31, !32, !33, !34, !36, !37}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !25, file: !26, line: 24, baseType: !13, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !25, file: !26, line: 25, baseType: !30, size: 32, offset: 32)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !25, file: !26, line: 26, baseType: !13, size: 32, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !25, file: !26, line: 28, baseType: !30, size: 32, offset: 96)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !25, file: !26, line: 32, baseType: !13, size: 32, offset: 128)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !25, file: !26, line: 34, baseType: !35, size: 16, offset: 160)
!35 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !25, file: !26, line: 35, baseType: !35, size: 16, offset: 176)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !25, file: !26, line: 36, baseType: !38, size: 128, offset: 192)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !39, line: 55, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !39, line: 51, size: 128, elements: !41)
!41 = !{!42, !44}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !40, file: !39, line: 53, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !40, file: !39, line: 54, baseType: !43, size: 64, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !22, file: !21, line: 70, baseType: !46, size: 320)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 320, elements: !48)
!47 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!48 = !{!49}
!49 = !DISubrange(count: 40)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !22, file: !21, line: 71, baseType: !51, size: 64)
!51 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "refs", scope: !17, file: !1, line: 8, baseType: !13, size: 32, offset: 320)
!53 = !DILocation(line: 13, column: 17, scope: !10)
!54 = !DILocation(line: 13, column: 21, scope: !10)
!55 = !DILocation(line: 14, column: 22, scope: !10)
!56 = !DILocation(line: 14, column: 25, scope: !10)
!57 = !DILocation(line: 14, column: 2, scope: !10)
!58 = !DILocation(line: 15, column: 2, scope: !10)
!59 = !DILocation(line: 15, column: 5, scope: !10)
!60 = !DILocation(line: 15, column: 10, scope: !10)
!61 = !DILocation(line: 16, column: 22, scope: !10)
!62 = !DILocation(line: 16, column: 25, scope: !10)
!63 = !DILocation(line: 16, column: 2, scope: !10)
!64 = !DILocation(line: 17, column: 8, scope: !65)
!65 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 6)
!66 = !DILocation(line: 17, column: 11, scope: !65)
!67 = !DILocation(line: 17, column: 6, scope: !65)
!68 = !DILocation(line: 17, column: 16, scope: !65)
!69 = !DILocation(line: 17, column: 6, scope: !10)
!70 = !DILocation(line: 18, column: 8, scope: !65)
!71 = !DILocation(line: 18, column: 3, scope: !65)
!72 = !DILocation(line: 19, column: 24, scope: !10)
!73 = !DILocation(line: 19, column: 27, scope: !10)
!74 = !DILocation(line: 19, column: 2, scope: !10)
!75 = !DILocation(line: 20, column: 2, scope: !10)
