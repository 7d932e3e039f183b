; ModuleID = 'lb-addr-po.c'
source_filename = "lb-addr-po.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@saw_x = dso_local global i32 0, align 4, !dbg !0
@saw_y = dso_local global i32 0, align 4, !dbg !30
@.str = private unnamed_addr constant [28 x i8] c"!(saw_x == 1 && saw_y == 1)\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"lb-addr-po.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@x = dso_local global i32 0, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !23
@z = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !25

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !44, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata i64* %3, metadata !49, metadata !DIExpression()), !dbg !50
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef null) #5, !dbg !51
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef null) #5, !dbg !52
  %6 = load i64, i64* %2, align 8, !dbg !53
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !54
  %8 = load i64, i64* %3, align 8, !dbg !55
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !56
  %10 = load i32, i32* @saw_x, align 4, !dbg !57
  %11 = icmp eq i32 %10, 1, !dbg !57
  br i1 %11, label %12, label %15, !dbg !57

12:                                               ; preds = %0
  %13 = load i32, i32* @saw_y, align 4, !dbg !57
  %14 = icmp eq i32 %13, 1, !dbg !57
  br i1 %14, label %16, label %15, !dbg !60

15:                                               ; preds = %12, %0
  br label %17, !dbg !60

16:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !57
  unreachable, !dbg !57

17:                                               ; preds = %15
  ret i32 0, !dbg !61
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* noundef %0) #0 !dbg !62 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !65, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata i32* %3, metadata !67, metadata !DIExpression()), !dbg !68
  %7 = load atomic i32, i32* @x monotonic, align 4, !dbg !69
  store i32 %7, i32* %4, align 4, !dbg !69
  %8 = load i32, i32* %4, align 4, !dbg !69
  store i32 %8, i32* %3, align 4, !dbg !68
  %9 = load i32, i32* %3, align 4, !dbg !70
  %10 = and i32 %9, 1, !dbg !71
  %11 = sext i32 %10 to i64, !dbg !72
  %12 = getelementptr inbounds [4 x i32], [4 x i32]* @z, i64 0, i64 %11, !dbg !72
  store i32 2, i32* %5, align 4, !dbg !73
  %13 = load i32, i32* %5, align 4, !dbg !73
  store atomic i32 %13, i32* %12 monotonic, align 4, !dbg !73
  store i32 1, i32* %6, align 4, !dbg !74
  %14 = load i32, i32* %6, align 4, !dbg !74
  store atomic i32 %14, i32* @y monotonic, align 4, !dbg !74
  %15 = load i32, i32* %3, align 4, !dbg !75
  store i32 %15, i32* @saw_x, align 4, !dbg !76
  %16 = load i8*, i8** %2, align 8, !dbg !77
  ret i8* %16, !dbg !78
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* noundef %0) #0 !dbg !79 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !80, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.declare(metadata i32* %3, metadata !82, metadata !DIExpression()), !dbg !83
  %7 = load atomic i32, i32* @y monotonic, align 4, !dbg !84
  store i32 %7, i32* %4, align 4, !dbg !84
  %8 = load i32, i32* %4, align 4, !dbg !84
  store i32 %8, i32* %3, align 4, !dbg !83
  %9 = load i32, i32* %3, align 4, !dbg !85
  %10 = and i32 %9, 1, !dbg !86
  %11 = add nsw i32 2, %10, !dbg !87
  %12 = sext i32 %11 to i64, !dbg !88
  %13 = getelementptr inbounds [4 x i32], [4 x i32]* @z, i64 0, i64 %12, !dbg !88
  store i32 2, i32* %5, align 4, !dbg !89
  %14 = load i32, i32* %5, align 4, !dbg !89
  store atomic i32 %14, i32* %13 monotonic, align 4, !dbg !89
  store i32 1, i32* %6, align 4, !dbg !90
  %15 = load i32, i32* %6, align 4, !dbg !90
  store atomic i32 %15, i32* @x monotonic, align 4, !dbg !90
  %16 = load i32, i32* %3, align 4, !dbg !91
  store i32 %16, i32* @saw_y, align 4, !dbg !92
  %17 = load i8*, i8** %2, align 8, !dbg !93
  ret i8* %17, !dbg !94
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
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "saw_x", scope: !2, file: !3, line: 12, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lb-addr-po.c", directory: ".", checksumkind: CSK_MD5, checksum: "eded0d82e2c36b7129db9bd36366846d")
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
!17 = !{!18, !23, !25, !0, !30}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 11, type: !27, isLocal: false, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 4)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "saw_y", scope: !2, file: !3, line: 12, type: !22, isLocal: false, isDefinition: true)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 1}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{!"Debian clang version 14.0.6"}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !41, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!22}
!43 = !{}
!44 = !DILocalVariable(name: "l", scope: !40, file: !3, line: 34, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !DILocation(line: 34, column: 12, scope: !40)
!49 = !DILocalVariable(name: "r", scope: !40, file: !3, line: 34, type: !45)
!50 = !DILocation(line: 34, column: 15, scope: !40)
!51 = !DILocation(line: 35, column: 2, scope: !40)
!52 = !DILocation(line: 36, column: 2, scope: !40)
!53 = !DILocation(line: 37, column: 15, scope: !40)
!54 = !DILocation(line: 37, column: 2, scope: !40)
!55 = !DILocation(line: 38, column: 15, scope: !40)
!56 = !DILocation(line: 38, column: 2, scope: !40)
!57 = !DILocation(line: 39, column: 2, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 39, column: 2)
!59 = distinct !DILexicalBlock(scope: !40, file: !3, line: 39, column: 2)
!60 = !DILocation(line: 39, column: 2, scope: !59)
!61 = !DILocation(line: 40, column: 2, scope: !40)
!62 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 14, type: !63, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!63 = !DISubroutineType(types: !64)
!64 = !{!16, !16}
!65 = !DILocalVariable(name: "arg", arg: 1, scope: !62, file: !3, line: 14, type: !16)
!66 = !DILocation(line: 14, column: 25, scope: !62)
!67 = !DILocalVariable(name: "a", scope: !62, file: !3, line: 16, type: !22)
!68 = !DILocation(line: 16, column: 6, scope: !62)
!69 = !DILocation(line: 16, column: 10, scope: !62)
!70 = !DILocation(line: 17, column: 27, scope: !62)
!71 = !DILocation(line: 17, column: 29, scope: !62)
!72 = !DILocation(line: 17, column: 25, scope: !62)
!73 = !DILocation(line: 17, column: 2, scope: !62)
!74 = !DILocation(line: 18, column: 2, scope: !62)
!75 = !DILocation(line: 19, column: 10, scope: !62)
!76 = !DILocation(line: 19, column: 8, scope: !62)
!77 = !DILocation(line: 20, column: 9, scope: !62)
!78 = !DILocation(line: 20, column: 2, scope: !62)
!79 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 23, type: !63, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 23, type: !16)
!81 = !DILocation(line: 23, column: 26, scope: !79)
!82 = !DILocalVariable(name: "b", scope: !79, file: !3, line: 25, type: !22)
!83 = !DILocation(line: 25, column: 6, scope: !79)
!84 = !DILocation(line: 25, column: 10, scope: !79)
!85 = !DILocation(line: 26, column: 32, scope: !79)
!86 = !DILocation(line: 26, column: 34, scope: !79)
!87 = !DILocation(line: 26, column: 29, scope: !79)
!88 = !DILocation(line: 26, column: 25, scope: !79)
!89 = !DILocation(line: 26, column: 2, scope: !79)
!90 = !DILocation(line: 27, column: 2, scope: !79)
!91 = !DILocation(line: 28, column: 10, scope: !79)
!92 = !DILocation(line: 28, column: 8, scope: !79)
!93 = !DILocation(line: 29, column: 9, scope: !79)
!94 = !DILocation(line: 29, column: 2, scope: !79)
