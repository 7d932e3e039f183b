; ModuleID = 'spin-flag.c'
source_filename = "spin-flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@flag = dso_local global i32 0, align 4, !dbg !0
@data = dso_local global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"spin-flag.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #5, !dbg !40
  br label %5, !dbg !41

5:                                                ; preds = %10, %0
  %6 = load atomic i32, i32* @flag acquire, align 4, !dbg !42
  store i32 %6, i32* %3, align 4, !dbg !42
  %7 = load i32, i32* %3, align 4, !dbg !42
  %8 = icmp ne i32 %7, 0, !dbg !43
  %9 = xor i1 %8, true, !dbg !43
  br i1 %9, label %10, label %11, !dbg !41

10:                                               ; preds = %5
  br label %5, !dbg !41, !llvm.loop !44

11:                                               ; preds = %5
  %12 = load i32, i32* @data, align 4, !dbg !47
  %13 = icmp eq i32 %12, 1, !dbg !47
  br i1 %13, label %14, label %15, !dbg !50

14:                                               ; preds = %11
  br label %16, !dbg !50

15:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !47
  unreachable, !dbg !47

16:                                               ; preds = %14
  %17 = load i64, i64* %2, align 8, !dbg !51
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !52
  ret i32 0, !dbg !53
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !54 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !57, metadata !DIExpression()), !dbg !58
  store i32 1, i32* @data, align 4, !dbg !59
  store i32 1, i32* %3, align 4, !dbg !60
  %4 = load i32, i32* %3, align 4, !dbg !60
  store atomic i32 %4, i32* @flag release, align 4, !dbg !60
  %5 = load i8*, i8** %2, align 8, !dbg !61
  ret i8* %5, !dbg !62
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 8, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin-flag.c", directory: ".", checksumkind: CSK_MD5, checksum: "bbdbe3cfcfbd374d765493128c7c48d1")
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
!19 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !32, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 19, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 19, column: 12, scope: !31)
!40 = !DILocation(line: 20, column: 2, scope: !31)
!41 = !DILocation(line: 21, column: 2, scope: !31)
!42 = !DILocation(line: 21, column: 10, scope: !31)
!43 = !DILocation(line: 21, column: 9, scope: !31)
!44 = distinct !{!44, !41, !45, !46}
!45 = !DILocation(line: 22, column: 3, scope: !31)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocation(line: 23, column: 2, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 23, column: 2)
!49 = distinct !DILexicalBlock(scope: !31, file: !3, line: 23, column: 2)
!50 = !DILocation(line: 23, column: 2, scope: !49)
!51 = !DILocation(line: 24, column: 15, scope: !31)
!52 = !DILocation(line: 24, column: 2, scope: !31)
!53 = !DILocation(line: 25, column: 2, scope: !31)
!54 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !55, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!55 = !DISubroutineType(types: !56)
!56 = !{!16, !16}
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !54, file: !3, line: 10, type: !16)
!58 = !DILocation(line: 10, column: 27, scope: !54)
!59 = !DILocation(line: 12, column: 7, scope: !54)
!60 = !DILocation(line: 13, column: 2, scope: !54)
!61 = !DILocation(line: 14, column: 9, scope: !54)
!62 = !DILocation(line: 14, column: 2, scope: !54)
