; ModuleID = 'assert-sb.c'
source_filename = "assert-sb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global i32 0, align 4, !dbg !0
@b = dso_local global i32 0, align 4, !dbg !42
@.str = private unnamed_addr constant [17 x i8] c"a == 1 || b == 1\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [12 x i8] c"assert-sb.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@x = dso_local global i32 0, align 4, !dbg !35
@y = dso_local global i32 0, align 4, !dbg !40

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !62
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @left, ptr noundef null) #5, !dbg !63
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @right, ptr noundef null) #5, !dbg !64
  %6 = load i64, ptr %2, align 8, !dbg !65
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !66
  %8 = load i64, ptr %3, align 8, !dbg !67
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !68
  %10 = load i32, ptr @a, align 4, !dbg !69
  %11 = icmp eq i32 %10, 1, !dbg !69
  br i1 %11, label %15, label %12, !dbg !69

12:                                               ; preds = %0
  %13 = load i32, ptr @b, align 4, !dbg !69
  %14 = icmp eq i32 %13, 1, !dbg !69
  br i1 %14, label %15, label %16, !dbg !72

15:                                               ; preds = %12, %0
  br label %17, !dbg !72

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !69
  unreachable, !dbg !69

17:                                               ; preds = %15
  ret i32 0, !dbg !73
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @left(ptr noundef %0) #0 !dbg !74 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !78
  store i32 1, ptr %3, align 4, !dbg !79
  %5 = load i32, ptr %3, align 4, !dbg !79
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !79
  %6 = load atomic i32, ptr @y monotonic, align 4, !dbg !80
  store i32 %6, ptr %4, align 4, !dbg !80
  %7 = load i32, ptr %4, align 4, !dbg !80
  store i32 %7, ptr @a, align 4, !dbg !81
  %8 = load ptr, ptr %2, align 8, !dbg !82
  ret ptr %8, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @right(ptr noundef %0) #0 !dbg !84 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  store i32 1, ptr %3, align 4, !dbg !87
  %5 = load i32, ptr %3, align 4, !dbg !87
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !87
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !88
  store i32 %6, ptr %4, align 4, !dbg !88
  %7 = load i32, ptr %4, align 4, !dbg !88
  store i32 %7, ptr @b, align 4, !dbg !89
  %8 = load ptr, ptr %2, align 8, !dbg !90
  ret ptr %8, !dbg !91
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 9, type: !39, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assert-sb.c", directory: ".", checksumkind: CSK_MD5, checksum: "3b15d566108c8b9341dca197eb5ce603")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "2aec2bf8bd6e0ecaa362310432b26ada")
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
!17 = !{!18, !24, !29, !35, !40, !0, !42}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 136, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 17)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 12)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !37, isLocal: false, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !37, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 9, type: !39, isLocal: false, isDefinition: true)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !53, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!39}
!55 = !{}
!56 = !DILocalVariable(name: "l", scope: !52, file: !3, line: 27, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !59)
!58 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 27, column: 12, scope: !52)
!61 = !DILocalVariable(name: "r", scope: !52, file: !3, line: 27, type: !57)
!62 = !DILocation(line: 27, column: 15, scope: !52)
!63 = !DILocation(line: 28, column: 2, scope: !52)
!64 = !DILocation(line: 29, column: 2, scope: !52)
!65 = !DILocation(line: 30, column: 15, scope: !52)
!66 = !DILocation(line: 30, column: 2, scope: !52)
!67 = !DILocation(line: 31, column: 15, scope: !52)
!68 = !DILocation(line: 31, column: 2, scope: !52)
!69 = !DILocation(line: 32, column: 2, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 32, column: 2)
!71 = distinct !DILexicalBlock(scope: !52, file: !3, line: 32, column: 2)
!72 = !DILocation(line: 32, column: 2, scope: !71)
!73 = !DILocation(line: 33, column: 2, scope: !52)
!74 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 11, type: !75, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!75 = !DISubroutineType(types: !76)
!76 = !{!16, !16}
!77 = !DILocalVariable(name: "arg", arg: 1, scope: !74, file: !3, line: 11, type: !16)
!78 = !DILocation(line: 11, column: 25, scope: !74)
!79 = !DILocation(line: 13, column: 2, scope: !74)
!80 = !DILocation(line: 14, column: 6, scope: !74)
!81 = !DILocation(line: 14, column: 4, scope: !74)
!82 = !DILocation(line: 15, column: 9, scope: !74)
!83 = !DILocation(line: 15, column: 2, scope: !74)
!84 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 18, type: !75, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!85 = !DILocalVariable(name: "arg", arg: 1, scope: !84, file: !3, line: 18, type: !16)
!86 = !DILocation(line: 18, column: 26, scope: !84)
!87 = !DILocation(line: 20, column: 2, scope: !84)
!88 = !DILocation(line: 21, column: 6, scope: !84)
!89 = !DILocation(line: 21, column: 4, scope: !84)
!90 = !DILocation(line: 22, column: 9, scope: !84)
!91 = !DILocation(line: 22, column: 2, scope: !84)
