; ModuleID = 'struct-assign.c'
source_filename = "struct-assign.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.line = type { %struct.point, %struct.point, double }
%struct.point = type { i8, i32, i16 }

@shared = dso_local global %struct.line zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"sum(shared) == 3 + 100 + 1 + 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"struct-assign.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [71 x i8] c"shared.from.tag == 'a' && shared.to.tag == 'b' && shared.weight == 0.5\00", align 1, !dbg !24

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !58
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #6, !dbg !59
  %4 = load i64, ptr %2, align 8, !dbg !60
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !61
  %6 = call i32 @sum(ptr noundef byval(%struct.line) align 8 @shared), !dbg !62
  %7 = icmp eq i32 %6, 106, !dbg !62
  br i1 %7, label %8, label %9, !dbg !65

8:                                                ; preds = %0
  br label %10, !dbg !65

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !62
  unreachable, !dbg !62

10:                                               ; preds = %8
  %11 = load i8, ptr @shared, align 8, !dbg !66
  %12 = sext i8 %11 to i32, !dbg !66
  %13 = icmp eq i32 %12, 97, !dbg !66
  br i1 %13, label %14, label %22, !dbg !66

14:                                               ; preds = %10
  %15 = load i8, ptr getelementptr inbounds (%struct.line, ptr @shared, i32 0, i32 1), align 4, !dbg !66
  %16 = sext i8 %15 to i32, !dbg !66
  %17 = icmp eq i32 %16, 98, !dbg !66
  br i1 %17, label %18, label %22, !dbg !66

18:                                               ; preds = %14
  %19 = load double, ptr getelementptr inbounds (%struct.line, ptr @shared, i32 0, i32 2), align 8, !dbg !66
  %20 = fcmp oeq double %19, 5.000000e-01, !dbg !66
  br i1 %20, label %21, label %22, !dbg !69

21:                                               ; preds = %18
  br label %23, !dbg !69

22:                                               ; preds = %18, %14, %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !66
  unreachable, !dbg !66

23:                                               ; preds = %21
  ret i32 0, !dbg !70
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.line, align 8
  %4 = alloca [2 x %struct.line], align 16
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  call void @make(ptr sret(%struct.line) align 8 %3, i32 noundef 3), !dbg !76
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @shared, ptr align 8 %3, i64 32, i1 false), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %4, metadata !77, metadata !DIExpression()), !dbg !81
  %5 = getelementptr inbounds [2 x %struct.line], ptr %4, i64 0, i64 0, !dbg !82
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 8 @shared, i64 32, i1 false), !dbg !83
  %6 = getelementptr inbounds [2 x %struct.line], ptr %4, i64 0, i64 1, !dbg !84
  %7 = getelementptr inbounds [2 x %struct.line], ptr %4, i64 0, i64 0, !dbg !85
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %7, i64 32, i1 false), !dbg !85
  %8 = getelementptr inbounds [2 x %struct.line], ptr %4, i64 0, i64 1, !dbg !86
  %9 = getelementptr inbounds %struct.line, ptr %8, i32 0, i32 1, !dbg !87
  %10 = getelementptr inbounds %struct.point, ptr %9, i32 0, i32 1, !dbg !88
  store i32 100, ptr %10, align 4, !dbg !89
  %11 = getelementptr inbounds [2 x %struct.line], ptr %4, i64 0, i64 1, !dbg !90
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @shared, ptr align 16 %11, i64 32, i1 false), !dbg !90
  %12 = load ptr, ptr %2, align 8, !dbg !91
  ret ptr %12, !dbg !92
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(ptr noundef byval(%struct.line) align 8 %0) #0 !dbg !93 {
  call void @llvm.dbg.declare(metadata ptr %0, metadata !96, metadata !DIExpression()), !dbg !97
  %2 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 0, !dbg !98
  %3 = getelementptr inbounds %struct.point, ptr %2, i32 0, i32 1, !dbg !99
  %4 = load i32, ptr %3, align 4, !dbg !99
  %5 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 1, !dbg !100
  %6 = getelementptr inbounds %struct.point, ptr %5, i32 0, i32 1, !dbg !101
  %7 = load i32, ptr %6, align 4, !dbg !101
  %8 = add nsw i32 %4, %7, !dbg !102
  %9 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 0, !dbg !103
  %10 = getelementptr inbounds %struct.point, ptr %9, i32 0, i32 2, !dbg !104
  %11 = load i16, ptr %10, align 8, !dbg !104
  %12 = sext i16 %11 to i32, !dbg !105
  %13 = add nsw i32 %8, %12, !dbg !106
  %14 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 1, !dbg !107
  %15 = getelementptr inbounds %struct.point, ptr %14, i32 0, i32 2, !dbg !108
  %16 = load i16, ptr %15, align 4, !dbg !108
  %17 = sext i16 %16 to i32, !dbg !109
  %18 = add nsw i32 %13, %17, !dbg !110
  ret i32 %18, !dbg !111
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @make(ptr noalias sret(%struct.line) align 8 %0, i32 noundef %1) #0 !dbg !112 {
  %3 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %0, metadata !117, metadata !DIExpression()), !dbg !118
  %4 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 0, !dbg !119
  %5 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 0, !dbg !120
  store i8 97, ptr %5, align 8, !dbg !120
  %6 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 1, !dbg !120
  %7 = load i32, ptr %3, align 4, !dbg !121
  store i32 %7, ptr %6, align 4, !dbg !120
  %8 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 2, !dbg !120
  store i16 1, ptr %8, align 8, !dbg !120
  %9 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 1, !dbg !119
  %10 = getelementptr inbounds %struct.point, ptr %9, i32 0, i32 0, !dbg !122
  store i8 98, ptr %10, align 4, !dbg !122
  %11 = getelementptr inbounds %struct.point, ptr %9, i32 0, i32 1, !dbg !122
  %12 = load i32, ptr %3, align 4, !dbg !123
  %13 = add nsw i32 %12, 1, !dbg !124
  store i32 %13, ptr %11, align 4, !dbg !122
  %14 = getelementptr inbounds %struct.point, ptr %9, i32 0, i32 2, !dbg !122
  store i16 2, ptr %14, align 4, !dbg !122
  %15 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 2, !dbg !119
  store double 5.000000e-01, ptr %15, align 8, !dbg !119
  ret void, !dbg !125
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nocallback nofree nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 9, type: !29, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "struct-assign.c", directory: ".", checksumkind: CSK_MD5, checksum: "936d47c2c519fc72a741f3bc9211171a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 248, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 31)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 568, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 71)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "line", file: !3, line: 7, size: 256, elements: !30)
!30 = !{!31, !39, !40}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !29, file: !3, line: 7, baseType: !32, size: 96)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 6, size: 96, elements: !33)
!33 = !{!34, !35, !37}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !32, file: !3, line: 6, baseType: !10, size: 8)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !32, file: !3, line: 6, baseType: !36, size: 32, offset: 32)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !32, file: !3, line: 6, baseType: !38, size: 16, offset: 64)
!38 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !29, file: !3, line: 7, baseType: !32, size: 96, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !29, file: !3, line: 7, baseType: !41, size: 64, offset: 192)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 7, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"Debian clang version 15.0.6"}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !51, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!36}
!53 = !{}
!54 = !DILocalVariable(name: "t", scope: !50, file: !3, line: 35, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 35, column: 12, scope: !50)
!59 = !DILocation(line: 36, column: 2, scope: !50)
!60 = !DILocation(line: 37, column: 15, scope: !50)
!61 = !DILocation(line: 37, column: 2, scope: !50)
!62 = !DILocation(line: 38, column: 2, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 38, column: 2)
!64 = distinct !DILexicalBlock(scope: !50, file: !3, line: 38, column: 2)
!65 = !DILocation(line: 38, column: 2, scope: !64)
!66 = !DILocation(line: 39, column: 2, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 39, column: 2)
!68 = distinct !DILexicalBlock(scope: !50, file: !3, line: 39, column: 2)
!69 = !DILocation(line: 39, column: 2, scope: !68)
!70 = !DILocation(line: 40, column: 2, scope: !50)
!71 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 22, type: !72, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!72 = !DISubroutineType(types: !73)
!73 = !{!5, !5}
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 22, type: !5)
!75 = !DILocation(line: 22, column: 27, scope: !71)
!76 = !DILocation(line: 24, column: 11, scope: !71)
!77 = !DILocalVariable(name: "copies", scope: !71, file: !3, line: 25, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 512, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 2)
!81 = !DILocation(line: 25, column: 14, scope: !71)
!82 = !DILocation(line: 26, column: 2, scope: !71)
!83 = !DILocation(line: 26, column: 14, scope: !71)
!84 = !DILocation(line: 27, column: 2, scope: !71)
!85 = !DILocation(line: 27, column: 14, scope: !71)
!86 = !DILocation(line: 28, column: 2, scope: !71)
!87 = !DILocation(line: 28, column: 12, scope: !71)
!88 = !DILocation(line: 28, column: 15, scope: !71)
!89 = !DILocation(line: 28, column: 17, scope: !71)
!90 = !DILocation(line: 29, column: 11, scope: !71)
!91 = !DILocation(line: 30, column: 9, scope: !71)
!92 = !DILocation(line: 30, column: 2, scope: !71)
!93 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 17, type: !94, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!94 = !DISubroutineType(types: !95)
!95 = !{!36, !29}
!96 = !DILocalVariable(name: "l", arg: 1, scope: !93, file: !3, line: 17, type: !29)
!97 = !DILocation(line: 17, column: 28, scope: !93)
!98 = !DILocation(line: 19, column: 11, scope: !93)
!99 = !DILocation(line: 19, column: 16, scope: !93)
!100 = !DILocation(line: 19, column: 22, scope: !93)
!101 = !DILocation(line: 19, column: 25, scope: !93)
!102 = !DILocation(line: 19, column: 18, scope: !93)
!103 = !DILocation(line: 19, column: 31, scope: !93)
!104 = !DILocation(line: 19, column: 36, scope: !93)
!105 = !DILocation(line: 19, column: 29, scope: !93)
!106 = !DILocation(line: 19, column: 27, scope: !93)
!107 = !DILocation(line: 19, column: 42, scope: !93)
!108 = !DILocation(line: 19, column: 45, scope: !93)
!109 = !DILocation(line: 19, column: 40, scope: !93)
!110 = !DILocation(line: 19, column: 38, scope: !93)
!111 = !DILocation(line: 19, column: 2, scope: !93)
!112 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 11, type: !113, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!113 = !DISubroutineType(types: !114)
!114 = !{!29, !36}
!115 = !DILocalVariable(name: "k", arg: 1, scope: !112, file: !3, line: 11, type: !36)
!116 = !DILocation(line: 11, column: 29, scope: !112)
!117 = !DILocalVariable(name: "l", scope: !112, file: !3, line: 13, type: !29)
!118 = !DILocation(line: 13, column: 14, scope: !112)
!119 = !DILocation(line: 13, column: 18, scope: !112)
!120 = !DILocation(line: 13, column: 20, scope: !112)
!121 = !DILocation(line: 13, column: 27, scope: !112)
!122 = !DILocation(line: 13, column: 35, scope: !112)
!123 = !DILocation(line: 13, column: 42, scope: !112)
!124 = !DILocation(line: 13, column: 44, scope: !112)
!125 = !DILocation(line: 14, column: 2, scope: !112)
