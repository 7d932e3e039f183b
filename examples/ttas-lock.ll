; ModuleID = 'ttas-lock.c'
source_filename = "ttas-lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@counter = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == 2\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"ttas-lock.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@locked = dso_local global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i64* %3, metadata !40, metadata !DIExpression()), !dbg !41
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !42
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !43
  %6 = load i64, i64* %2, align 8, !dbg !44
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !45
  %8 = load i64, i64* %3, align 8, !dbg !46
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !47
  %10 = load i32, i32* @counter, align 4, !dbg !48
  %11 = icmp eq i32 %10, 2, !dbg !48
  br i1 %11, label %12, label %13, !dbg !51

12:                                               ; preds = %0
  br label %14, !dbg !51

13:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !48
  unreachable, !dbg !48

14:                                               ; preds = %12
  ret i32 0, !dbg !52
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !53 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !56, metadata !DIExpression()), !dbg !57
  call void @acquire(), !dbg !58
  %3 = load i32, i32* @counter, align 4, !dbg !59
  %4 = add nsw i32 %3, 1, !dbg !59
  store i32 %4, i32* @counter, align 4, !dbg !59
  call void @release(), !dbg !60
  %5 = load i8*, i8** %2, align 8, !dbg !61
  ret i8* %5, !dbg !62
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @acquire() #0 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  br label %4, !dbg !66

4:                                                ; preds = %11, %0
  br label %5, !dbg !67

5:                                                ; preds = %9, %4
  %6 = load atomic i32, i32* @locked monotonic, align 4, !dbg !69
  store i32 %6, i32* %1, align 4, !dbg !69
  %7 = load i32, i32* %1, align 4, !dbg !69
  %8 = icmp ne i32 %7, 0, !dbg !67
  br i1 %8, label %9, label %10, !dbg !67

9:                                                ; preds = %5
  br label %5, !dbg !67, !llvm.loop !70

10:                                               ; preds = %5
  br label %11, !dbg !73

11:                                               ; preds = %10
  store i32 1, i32* %2, align 4, !dbg !74
  %12 = load i32, i32* %2, align 4, !dbg !74
  %13 = atomicrmw xchg i32* @locked, i32 %12 acquire, align 4, !dbg !74
  store i32 %13, i32* %3, align 4, !dbg !74
  %14 = load i32, i32* %3, align 4, !dbg !74
  %15 = icmp ne i32 %14, 0, !dbg !73
  br i1 %15, label %4, label %16, !dbg !73, !llvm.loop !75

16:                                               ; preds = %11
  ret void, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release() #0 !dbg !78 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4, !dbg !79
  %2 = load i32, i32* %1, align 4, !dbg !79
  store atomic i32 %2, i32* @locked release, align 4, !dbg !79
  ret void, !dbg !80
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 10, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ttas-lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "b7ebe8ecc6c35f371deeaf4316d7bd2a")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !32, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!22}
!34 = !{}
!35 = !DILocalVariable(name: "a", scope: !31, file: !3, line: 35, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 35, column: 12, scope: !31)
!40 = !DILocalVariable(name: "b", scope: !31, file: !3, line: 35, type: !36)
!41 = !DILocation(line: 35, column: 15, scope: !31)
!42 = !DILocation(line: 36, column: 2, scope: !31)
!43 = !DILocation(line: 37, column: 2, scope: !31)
!44 = !DILocation(line: 38, column: 15, scope: !31)
!45 = !DILocation(line: 38, column: 2, scope: !31)
!46 = !DILocation(line: 39, column: 15, scope: !31)
!47 = !DILocation(line: 39, column: 2, scope: !31)
!48 = !DILocation(line: 40, column: 2, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 40, column: 2)
!50 = distinct !DILexicalBlock(scope: !31, file: !3, line: 40, column: 2)
!51 = !DILocation(line: 40, column: 2, scope: !50)
!52 = !DILocation(line: 41, column: 2, scope: !31)
!53 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 25, type: !54, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!54 = !DISubroutineType(types: !55)
!55 = !{!16, !16}
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 25, type: !16)
!57 = !DILocation(line: 25, column: 27, scope: !53)
!58 = !DILocation(line: 27, column: 2, scope: !53)
!59 = !DILocation(line: 28, column: 9, scope: !53)
!60 = !DILocation(line: 29, column: 2, scope: !53)
!61 = !DILocation(line: 30, column: 9, scope: !53)
!62 = !DILocation(line: 30, column: 2, scope: !53)
!63 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 12, type: !64, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!64 = !DISubroutineType(types: !65)
!65 = !{null}
!66 = !DILocation(line: 14, column: 2, scope: !63)
!67 = !DILocation(line: 15, column: 3, scope: !68)
!68 = distinct !DILexicalBlock(scope: !63, file: !3, line: 14, column: 5)
!69 = !DILocation(line: 15, column: 10, scope: !68)
!70 = distinct !{!70, !67, !71, !72}
!71 = !DILocation(line: 16, column: 4, scope: !68)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 17, column: 2, scope: !68)
!74 = !DILocation(line: 17, column: 11, scope: !63)
!75 = distinct !{!75, !66, !76, !72}
!76 = !DILocation(line: 17, column: 69, scope: !63)
!77 = !DILocation(line: 18, column: 1, scope: !63)
!78 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 20, type: !64, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!79 = !DILocation(line: 22, column: 2, scope: !78)
!80 = !DILocation(line: 23, column: 1, scope: !78)
