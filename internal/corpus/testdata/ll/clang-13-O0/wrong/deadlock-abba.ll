; ModuleID = 'deadlock-abba.c'
source_filename = "deadlock-abba.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@a = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@b = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !52, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata i64* %3, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @ab, i8* null) #4, !dbg !58
  %5 = call i32 @pthread_create(i64* %3, %union.pthread_attr_t* null, i8* (i8*)* @ba, i8* null) #4, !dbg !59
  %6 = load i64, i64* %2, align 8, !dbg !60
  %7 = call i32 @pthread_join(i64 %6, i8** null), !dbg !61
  %8 = load i64, i64* %3, align 8, !dbg !62
  %9 = call i32 @pthread_join(i64 %8, i8** null), !dbg !63
  ret i32 0, !dbg !64
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @ab(i8* %0) #0 !dbg !65 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !68, metadata !DIExpression()), !dbg !69
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @a) #4, !dbg !70
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @b) #4, !dbg !71
  %5 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @b) #4, !dbg !72
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @a) #4, !dbg !73
  %7 = load i8*, i8** %2, align 8, !dbg !74
  ret i8* %7, !dbg !75
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @ba(i8* %0) #0 !dbg !76 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !77, metadata !DIExpression()), !dbg !78
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @b) #4, !dbg !79
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @a) #4, !dbg !80
  %5 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @a) #4, !dbg !81
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @b) #4, !dbg !82
  %7 = load i8*, i8** %2, align 8, !dbg !83
  ret i8* %7, !dbg !84
}

declare dso_local i32 @pthread_join(i64, i8**) #3

; Function Attrs: nounwind
declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t*) #2

; Function Attrs: nounwind
declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t*) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47}
!llvm.ident = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-abba.c", directory: ".")
!4 = !{}
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0, !8}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !11, line: 72, baseType: !12)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 67, size: 320, elements: !13)
!13 = !{!14, !36, !41}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 69, baseType: !15, size: 320)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !16, line: 22, size: 320, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!17 = !{!18, !20, !22, !23, !24, !25, !27, !28}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !15, file: !16, line: 24, baseType: !19, size: 32)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !15, file: !16, line: 25, baseType: !21, size: 32, offset: 32)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !15, file: !16, line: 26, baseType: !19, size: 32, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !15, file: !16, line: 28, baseType: !21, size: 32, offset: 96)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !15, file: !16, line: 32, baseType: !19, size: 32, offset: 128)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !15, file: !16, line: 34, baseType: !26, size: 16, offset: 160)
!26 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !15, file: !16, line: 35, baseType: !26, size: 16, offset: 176)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !15, file: !16, line: 36, baseType: !29, size: 128, offset: 192)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !30, line: 55, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !30, line: 51, size: 128, elements: !32)
!32 = !{!33, !35}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !31, file: !30, line: 53, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !31, file: !30, line: 54, baseType: !34, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 70, baseType: !37, size: 320)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 320, elements: !39)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 40)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 71, baseType: !42, size: 64)
!42 = !DIBasicType(name: "long int", size: 64, encoding: DW_ATE_signed)
!43 = !{i32 7, !"Dwarf Version", i32 4}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 7, !"uwtable", i32 1}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = !{!"Debian clang version 13.0.1-11+b2"}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !50, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!50 = !DISubroutineType(types: !51)
!51 = !{!19}
!52 = !DILocalVariable(name: "x", scope: !49, file: !3, line: 28, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !54)
!54 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 28, column: 12, scope: !49)
!56 = !DILocalVariable(name: "y", scope: !49, file: !3, line: 28, type: !53)
!57 = !DILocation(line: 28, column: 15, scope: !49)
!58 = !DILocation(line: 29, column: 2, scope: !49)
!59 = !DILocation(line: 30, column: 2, scope: !49)
!60 = !DILocation(line: 31, column: 15, scope: !49)
!61 = !DILocation(line: 31, column: 2, scope: !49)
!62 = !DILocation(line: 32, column: 15, scope: !49)
!63 = !DILocation(line: 32, column: 2, scope: !49)
!64 = !DILocation(line: 33, column: 2, scope: !49)
!65 = distinct !DISubprogram(name: "ab", scope: !3, file: !3, line: 8, type: !66, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!66 = !DISubroutineType(types: !67)
!67 = !{!6, !6}
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 8, type: !6)
!69 = !DILocation(line: 8, column: 23, scope: !65)
!70 = !DILocation(line: 10, column: 2, scope: !65)
!71 = !DILocation(line: 11, column: 2, scope: !65)
!72 = !DILocation(line: 12, column: 2, scope: !65)
!73 = !DILocation(line: 13, column: 2, scope: !65)
!74 = !DILocation(line: 14, column: 9, scope: !65)
!75 = !DILocation(line: 14, column: 2, scope: !65)
!76 = distinct !DISubprogram(name: "ba", scope: !3, file: !3, line: 17, type: !66, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 17, type: !6)
!78 = !DILocation(line: 17, column: 23, scope: !76)
!79 = !DILocation(line: 19, column: 2, scope: !76)
!80 = !DILocation(line: 20, column: 2, scope: !76)
!81 = !DILocation(line: 21, column: 2, scope: !76)
!82 = !DILocation(line: 22, column: 2, scope: !76)
!83 = !DILocation(line: 23, column: 9, scope: !76)
!84 = !DILocation(line: 23, column: 2, scope: !76)
