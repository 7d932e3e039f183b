; ModuleID = 'barrier-threads.c'
source_filename = "barrier-threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@part = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !8
@.str = private unnamed_addr constant [17 x i8] c"part[1 - i] == 1\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"barrier-threads.c\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !36, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i64* %3, metadata !40, metadata !DIExpression()), !dbg !41
  %4 = call i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef @b, %union.pthread_barrierattr_t* noundef null, i32 noundef 2) #5, !dbg !42
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !43
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef inttoptr (i64 1 to i8*)) #5, !dbg !44
  %7 = load i64, i64* %2, align 8, !dbg !45
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !46
  %9 = load i64, i64* %3, align 8, !dbg !47
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !48
  %11 = call i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef @b) #5, !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !51 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata i64* %3, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = load i8*, i8** %2, align 8, !dbg !58
  %5 = ptrtoint i8* %4 to i64, !dbg !59
  store i64 %5, i64* %3, align 8, !dbg !57
  %6 = load i64, i64* %3, align 8, !dbg !60
  %7 = getelementptr inbounds [2 x i32], [2 x i32]* @part, i64 0, i64 %6, !dbg !61
  store i32 1, i32* %7, align 4, !dbg !62
  %8 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef @b) #5, !dbg !63
  %9 = load i64, i64* %3, align 8, !dbg !64
  %10 = sub nsw i64 1, %9, !dbg !64
  %11 = getelementptr inbounds [2 x i32], [2 x i32]* @part, i64 0, i64 %10, !dbg !64
  %12 = load i32, i32* %11, align 4, !dbg !64
  %13 = icmp eq i32 %12, 1, !dbg !64
  br i1 %13, label %14, label %15, !dbg !67

14:                                               ; preds = %1
  br label %16, !dbg !67

15:                                               ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !64
  unreachable, !dbg !64

16:                                               ; preds = %14
  ret i8* null, !dbg !68
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}
!llvm.ident = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier-threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "4b1eb01267022622e5babfc748e10b89")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0, !8}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 7, type: !10, isLocal: false, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 64, elements: !12)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13}
!13 = !DISubrange(count: 2)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !15, line: 112, baseType: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 108, size: 256, elements: !17)
!17 = !{!18, !23}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 110, baseType: !19, size: 256)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 111, baseType: !6, size: 64)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 1}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 14.0.6"}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !33, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!11}
!35 = !{}
!36 = !DILocalVariable(name: "x", scope: !32, file: !3, line: 20, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !38)
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 20, column: 12, scope: !32)
!40 = !DILocalVariable(name: "y", scope: !32, file: !3, line: 20, type: !37)
!41 = !DILocation(line: 20, column: 15, scope: !32)
!42 = !DILocation(line: 21, column: 2, scope: !32)
!43 = !DILocation(line: 22, column: 2, scope: !32)
!44 = !DILocation(line: 23, column: 2, scope: !32)
!45 = !DILocation(line: 24, column: 15, scope: !32)
!46 = !DILocation(line: 24, column: 2, scope: !32)
!47 = !DILocation(line: 25, column: 15, scope: !32)
!48 = !DILocation(line: 25, column: 2, scope: !32)
!49 = !DILocation(line: 26, column: 2, scope: !32)
!50 = !DILocation(line: 27, column: 2, scope: !32)
!51 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !52, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !5}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 9, type: !5)
!55 = !DILocation(line: 9, column: 27, scope: !51)
!56 = !DILocalVariable(name: "i", scope: !51, file: !3, line: 11, type: !6)
!57 = !DILocation(line: 11, column: 7, scope: !51)
!58 = !DILocation(line: 11, column: 17, scope: !51)
!59 = !DILocation(line: 11, column: 11, scope: !51)
!60 = !DILocation(line: 12, column: 7, scope: !51)
!61 = !DILocation(line: 12, column: 2, scope: !51)
!62 = !DILocation(line: 12, column: 10, scope: !51)
!63 = !DILocation(line: 13, column: 2, scope: !51)
!64 = !DILocation(line: 14, column: 2, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 14, column: 2)
!66 = distinct !DILexicalBlock(scope: !51, file: !3, line: 14, column: 2)
!67 = !DILocation(line: 14, column: 2, scope: !66)
!68 = !DILocation(line: 15, column: 2, scope: !51)
