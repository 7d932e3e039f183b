; ModuleID = 'barrier-freed.c'
source_filename = "barrier-freed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %union.pthread_barrier_t*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !17, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata i64* %3, metadata !22, metadata !DIExpression()), !dbg !23
  call void @llvm.dbg.declare(metadata %union.pthread_barrier_t** %4, metadata !24, metadata !DIExpression()), !dbg !36
  %5 = call noalias i8* @malloc(i64 noundef 32) #4, !dbg !37
  %6 = bitcast i8* %5 to %union.pthread_barrier_t*, !dbg !37
  store %union.pthread_barrier_t* %6, %union.pthread_barrier_t** %4, align 8, !dbg !36
  %7 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %4, align 8, !dbg !38
  %8 = call i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef %7, %union.pthread_barrierattr_t* noundef null, i32 noundef 2) #4, !dbg !39
  %9 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %4, align 8, !dbg !40
  %10 = bitcast %union.pthread_barrier_t* %9 to i8*, !dbg !40
  %11 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @meet, i8* noundef %10) #4, !dbg !41
  %12 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %4, align 8, !dbg !42
  %13 = bitcast %union.pthread_barrier_t* %12 to i8*, !dbg !42
  %14 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @meet, i8* noundef %13) #4, !dbg !43
  %15 = load i64, i64* %2, align 8, !dbg !44
  %16 = call i32 @pthread_join(i64 noundef %15, i8** noundef null), !dbg !45
  %17 = load i64, i64* %3, align 8, !dbg !46
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !47
  ret i32 0, !dbg !48
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @meet(i8* noundef %0) #0 !dbg !49 {
  %2 = alloca i8*, align 8
  %3 = alloca %union.pthread_barrier_t*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !52, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata %union.pthread_barrier_t** %3, metadata !54, metadata !DIExpression()), !dbg !55
  %4 = load i8*, i8** %2, align 8, !dbg !56
  %5 = bitcast i8* %4 to %union.pthread_barrier_t*, !dbg !56
  store %union.pthread_barrier_t* %5, %union.pthread_barrier_t** %3, align 8, !dbg !55
  %6 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %3, align 8, !dbg !57
  %7 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef %6) #4, !dbg !59
  %8 = icmp eq i32 %7, -1, !dbg !60
  br i1 %8, label %9, label %14, !dbg !61

9:                                                ; preds = %1
  %10 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %3, align 8, !dbg !62
  %11 = call i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef %10) #4, !dbg !64
  %12 = load %union.pthread_barrier_t*, %union.pthread_barrier_t** %3, align 8, !dbg !65
  %13 = bitcast %union.pthread_barrier_t* %12 to i8*, !dbg !65
  call void @free(i8* noundef %13) #4, !dbg !66
  br label %14, !dbg !67

14:                                               ; preds = %9, %1
  ret i8* null, !dbg !68
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "barrier-freed.c", directory: ".", checksumkind: CSK_MD5, checksum: "cb579d6e658d7f0745b4740be00518c6")
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
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 17, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "one", scope: !12, file: !1, line: 19, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 19, column: 12, scope: !12)
!22 = !DILocalVariable(name: "two", scope: !12, file: !1, line: 19, type: !18)
!23 = !DILocation(line: 19, column: 17, scope: !12)
!24 = !DILocalVariable(name: "b", scope: !12, file: !1, line: 20, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !19, line: 112, baseType: !27)
!27 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 108, size: 256, elements: !28)
!28 = !{!29, !34}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !27, file: !19, line: 110, baseType: !30, size: 256)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 256, elements: !32)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !{!33}
!33 = !DISubrange(count: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !27, file: !19, line: 111, baseType: !35, size: 64)
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !DILocation(line: 20, column: 21, scope: !12)
!37 = !DILocation(line: 20, column: 25, scope: !12)
!38 = !DILocation(line: 21, column: 23, scope: !12)
!39 = !DILocation(line: 21, column: 2, scope: !12)
!40 = !DILocation(line: 22, column: 35, scope: !12)
!41 = !DILocation(line: 22, column: 2, scope: !12)
!42 = !DILocation(line: 23, column: 35, scope: !12)
!43 = !DILocation(line: 23, column: 2, scope: !12)
!44 = !DILocation(line: 24, column: 15, scope: !12)
!45 = !DILocation(line: 24, column: 2, scope: !12)
!46 = !DILocation(line: 25, column: 15, scope: !12)
!47 = !DILocation(line: 25, column: 2, scope: !12)
!48 = !DILocation(line: 26, column: 2, scope: !12)
!49 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 7, type: !50, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!50 = !DISubroutineType(types: !51)
!51 = !{!3, !3}
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !49, file: !1, line: 7, type: !3)
!53 = !DILocation(line: 7, column: 25, scope: !49)
!54 = !DILocalVariable(name: "b", scope: !49, file: !1, line: 9, type: !25)
!55 = !DILocation(line: 9, column: 21, scope: !49)
!56 = !DILocation(line: 9, column: 25, scope: !49)
!57 = !DILocation(line: 10, column: 27, scope: !58)
!58 = distinct !DILexicalBlock(scope: !49, file: !1, line: 10, column: 6)
!59 = !DILocation(line: 10, column: 6, scope: !58)
!60 = !DILocation(line: 10, column: 30, scope: !58)
!61 = !DILocation(line: 10, column: 6, scope: !49)
!62 = !DILocation(line: 11, column: 27, scope: !63)
!63 = distinct !DILexicalBlock(scope: !58, file: !1, line: 10, column: 64)
!64 = !DILocation(line: 11, column: 3, scope: !63)
!65 = !DILocation(line: 12, column: 8, scope: !63)
!66 = !DILocation(line: 12, column: 3, scope: !63)
!67 = !DILocation(line: 13, column: 2, scope: !63)
!68 = !DILocation(line: 14, column: 2, scope: !49)
