; ModuleID = 'assert-sb.c'
source_filename = "assert-sb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@a = dso_local global i32 0, align 4, !dbg !0
@b = dso_local global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [17 x i8] c"a == 1 || b == 1\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"assert-sb.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@x = dso_local global i32 0, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !37, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata i64* %3, metadata !42, metadata !DIExpression()), !dbg !43
  %4 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @left, i8* null) #5, !dbg !44
  %5 = call i32 @pthread_create(i64* %3, %union.pthread_attr_t* null, i8* (i8*)* @right, i8* null) #5, !dbg !45
  %6 = load i64, i64* %2, align 8, !dbg !46
  %7 = call i32 @pthread_join(i64 %6, i8** null), !dbg !47
  %8 = load i64, i64* %3, align 8, !dbg !48
  %9 = call i32 @pthread_join(i64 %8, i8** null), !dbg !49
  %10 = load i32, i32* @a, align 4, !dbg !50
  %11 = icmp eq i32 %10, 1, !dbg !50
  br i1 %11, label %15, label %12, !dbg !50

12:                                               ; preds = %0
  %13 = load i32, i32* @b, align 4, !dbg !50
  %14 = icmp eq i32 %13, 1, !dbg !50
  br i1 %14, label %15, label %16, !dbg !53

15:                                               ; preds = %12, %0
  br label %17, !dbg !53

16:                                               ; preds = %12
  call void @__assert_fail(i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 32, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !50
  unreachable, !dbg !50

17:                                               ; preds = %15
  ret i32 0, !dbg !54
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* %0) #0 !dbg !55 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !58, metadata !DIExpression()), !dbg !59
  store i32 1, i32* %3, align 4, !dbg !60
  %5 = load i32, i32* %3, align 4, !dbg !60
  store atomic i32 %5, i32* @x monotonic, align 4, !dbg !60
  %6 = load atomic i32, i32* @y monotonic, align 4, !dbg !61
  store i32 %6, i32* %4, align 4, !dbg !61
  %7 = load i32, i32* %4, align 4, !dbg !61
  store i32 %7, i32* @a, align 4, !dbg !62
  %8 = load i8*, i8** %2, align 8, !dbg !63
  ret i8* %8, !dbg !64
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* %0) #0 !dbg !65 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !66, metadata !DIExpression()), !dbg !67
  store i32 1, i32* %3, align 4, !dbg !68
  %5 = load i32, i32* %3, align 4, !dbg !68
  store atomic i32 %5, i32* @y monotonic, align 4, !dbg !68
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !69
  store i32 %6, i32* %4, align 4, !dbg !69
  %7 = load i32, i32* %4, align 4, !dbg !69
  store i32 %7, i32* @b, align 4, !dbg !70
  %8 = load i8*, i8** %2, align 8, !dbg !71
  ret i8* %8, !dbg !72
}

declare dso_local i32 @pthread_join(i64, i8**) #3

; Function Attrs: noreturn nounwind
declare dso_local void @__assert_fail(i8*, i8*, i32, i8*) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 9, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assert-sb.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-13/lib/clang/13.0.1/include/stdatomic.h", directory: "")
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
!17 = !{!18, !23, !0, !25}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 83, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 9, type: !22, isLocal: false, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 13.0.1-11+b2"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !34, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!22}
!36 = !{}
!37 = !DILocalVariable(name: "l", scope: !33, file: !3, line: 27, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 27, column: 12, scope: !33)
!42 = !DILocalVariable(name: "r", scope: !33, file: !3, line: 27, type: !38)
!43 = !DILocation(line: 27, column: 15, scope: !33)
!44 = !DILocation(line: 28, column: 2, scope: !33)
!45 = !DILocation(line: 29, column: 2, scope: !33)
!46 = !DILocation(line: 30, column: 15, scope: !33)
!47 = !DILocation(line: 30, column: 2, scope: !33)
!48 = !DILocation(line: 31, column: 15, scope: !33)
!49 = !DILocation(line: 31, column: 2, scope: !33)
!50 = !DILocation(line: 32, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 32, column: 2)
!52 = distinct !DILexicalBlock(scope: !33, file: !3, line: 32, column: 2)
!53 = !DILocation(line: 32, column: 2, scope: !52)
!54 = !DILocation(line: 33, column: 2, scope: !33)
!55 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 11, type: !56, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!56 = !DISubroutineType(types: !57)
!57 = !{!16, !16}
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 11, type: !16)
!59 = !DILocation(line: 11, column: 25, scope: !55)
!60 = !DILocation(line: 13, column: 2, scope: !55)
!61 = !DILocation(line: 14, column: 6, scope: !55)
!62 = !DILocation(line: 14, column: 4, scope: !55)
!63 = !DILocation(line: 15, column: 9, scope: !55)
!64 = !DILocation(line: 15, column: 2, scope: !55)
!65 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 18, type: !56, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!66 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 18, type: !16)
!67 = !DILocation(line: 18, column: 26, scope: !65)
!68 = !DILocation(line: 20, column: 2, scope: !65)
!69 = !DILocation(line: 21, column: 6, scope: !65)
!70 = !DILocation(line: 21, column: 4, scope: !65)
!71 = !DILocation(line: 22, column: 9, scope: !65)
!72 = !DILocation(line: 22, column: 2, scope: !65)
