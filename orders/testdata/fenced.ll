; ModuleID = 'fenced.c'
source_filename = "fenced.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@y = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !16
@a = internal global i32 0, align 4, !dbg !21
@.str = private unnamed_addr constant [7 x i8] c"a || b\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"fenced.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @store, i8* noundef null) #5, !dbg !40
  store i32 1, i32* %3, align 4, !dbg !41
  %7 = load i32, i32* %3, align 4, !dbg !41
  store atomic i32 %7, i32* @y seq_cst, align 4, !dbg !41
  fence seq_cst, !dbg !42
  call void @llvm.dbg.declare(metadata i32* %4, metadata !43, metadata !DIExpression()), !dbg !44
  %8 = load atomic i32, i32* @x seq_cst, align 4, !dbg !45
  store i32 %8, i32* %5, align 4, !dbg !45
  %9 = load i32, i32* %5, align 4, !dbg !45
  store i32 %9, i32* %4, align 4, !dbg !44
  %10 = load i64, i64* %2, align 8, !dbg !46
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !47
  %12 = load i32, i32* @a, align 4, !dbg !48
  %13 = icmp ne i32 %12, 0, !dbg !48
  br i1 %13, label %17, label %14, !dbg !48

14:                                               ; preds = %0
  %15 = load i32, i32* %4, align 4, !dbg !48
  %16 = icmp ne i32 %15, 0, !dbg !48
  br i1 %16, label %17, label %18, !dbg !51

17:                                               ; preds = %14, %0
  br label %19, !dbg !51

18:                                               ; preds = %14
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !48
  unreachable, !dbg !48

19:                                               ; preds = %17
  %20 = load i32, i32* %1, align 4, !dbg !52
  ret i32 %20, !dbg !52
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @store(i8* noundef %0) #0 !dbg !53 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !57, metadata !DIExpression()), !dbg !58
  store i32 1, i32* %3, align 4, !dbg !59
  %5 = load i32, i32* %3, align 4, !dbg !59
  store atomic i32 %5, i32* @x seq_cst, align 4, !dbg !59
  fence seq_cst, !dbg !60
  %6 = load atomic i32, i32* @y seq_cst, align 4, !dbg !61
  store i32 %6, i32* %4, align 4, !dbg !61
  %7 = load i32, i32* %4, align 4, !dbg !61
  store i32 %7, i32* @a, align 4, !dbg !62
  ret i8* null, !dbg !63
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

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
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fenced.c", directory: ".", checksumkind: CSK_MD5, checksum: "3f06fde9f41f346245d594a36f4549b8")
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
!15 = !{!16, !0, !21}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 8, type: !20, isLocal: true, isDefinition: true)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !32, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 18, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 18, column: 13, scope: !31)
!40 = !DILocation(line: 19, column: 3, scope: !31)
!41 = !DILocation(line: 20, column: 3, scope: !31)
!42 = !DILocation(line: 21, column: 3, scope: !31)
!43 = !DILocalVariable(name: "b", scope: !31, file: !3, line: 22, type: !20)
!44 = !DILocation(line: 22, column: 7, scope: !31)
!45 = !DILocation(line: 22, column: 11, scope: !31)
!46 = !DILocation(line: 23, column: 16, scope: !31)
!47 = !DILocation(line: 23, column: 3, scope: !31)
!48 = !DILocation(line: 24, column: 3, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 24, column: 3)
!50 = distinct !DILexicalBlock(scope: !31, file: !3, line: 24, column: 3)
!51 = !DILocation(line: 24, column: 3, scope: !50)
!52 = !DILocation(line: 25, column: 1, scope: !31)
!53 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 10, type: !54, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 10, type: !56)
!58 = !DILocation(line: 10, column: 26, scope: !53)
!59 = !DILocation(line: 11, column: 3, scope: !53)
!60 = !DILocation(line: 12, column: 3, scope: !53)
!61 = !DILocation(line: 13, column: 7, scope: !53)
!62 = !DILocation(line: 13, column: 5, scope: !53)
!63 = !DILocation(line: 14, column: 3, scope: !53)
