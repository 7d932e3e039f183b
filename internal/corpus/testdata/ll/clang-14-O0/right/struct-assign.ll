; ModuleID = 'struct-assign.c'
source_filename = "struct-assign.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.line = type { %struct.point, %struct.point, double }
%struct.point = type { i8, i32, i16 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = dso_local global %struct.line zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"sum(shared) == 3 + 100 + 1 + 2\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"struct-assign.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [71 x i8] c"shared.from.tag == 'a' && shared.to.tag == 'b' && shared.weight == 0.5\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !33, metadata !DIExpression()), !dbg !37
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #6, !dbg !38
  %4 = load i64, i64* %2, align 8, !dbg !39
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null), !dbg !40
  %6 = call i32 @sum(%struct.line* noundef byval(%struct.line) align 8 @shared), !dbg !41
  %7 = icmp eq i32 %6, 106, !dbg !41
  br i1 %7, label %8, label %9, !dbg !44

8:                                                ; preds = %0
  br label %10, !dbg !44

9:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 38, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !41
  unreachable, !dbg !41

10:                                               ; preds = %8
  %11 = load i8, i8* getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 0, i32 0), align 8, !dbg !45
  %12 = sext i8 %11 to i32, !dbg !45
  %13 = icmp eq i32 %12, 97, !dbg !45
  br i1 %13, label %14, label %22, !dbg !45

14:                                               ; preds = %10
  %15 = load i8, i8* getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 1, i32 0), align 4, !dbg !45
  %16 = sext i8 %15 to i32, !dbg !45
  %17 = icmp eq i32 %16, 98, !dbg !45
  br i1 %17, label %18, label %22, !dbg !45

18:                                               ; preds = %14
  %19 = load double, double* getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 2), align 8, !dbg !45
  %20 = fcmp oeq double %19, 5.000000e-01, !dbg !45
  br i1 %20, label %21, label %22, !dbg !48

21:                                               ; preds = %18
  br label %23, !dbg !48

22:                                               ; preds = %18, %14, %10
  call void @__assert_fail(i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !45
  unreachable, !dbg !45

23:                                               ; preds = %21
  ret i32 0, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !50 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.line, align 8
  %4 = alloca [2 x %struct.line], align 16
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !53, metadata !DIExpression()), !dbg !54
  call void @make(%struct.line* sret(%struct.line) align 8 %3, i32 noundef 3), !dbg !55
  %5 = bitcast %struct.line* %3 to i8*, !dbg !55
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 0, i32 0), i8* align 8 %5, i64 32, i1 false), !dbg !55
  call void @llvm.dbg.declare(metadata [2 x %struct.line]* %4, metadata !56, metadata !DIExpression()), !dbg !60
  %6 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 0, !dbg !61
  %7 = bitcast %struct.line* %6 to i8*, !dbg !62
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %7, i8* align 8 getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 0, i32 0), i64 32, i1 false), !dbg !62
  %8 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 1, !dbg !63
  %9 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 0, !dbg !64
  %10 = bitcast %struct.line* %8 to i8*, !dbg !64
  %11 = bitcast %struct.line* %9 to i8*, !dbg !64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %10, i8* align 16 %11, i64 32, i1 false), !dbg !64
  %12 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 1, !dbg !65
  %13 = getelementptr inbounds %struct.line, %struct.line* %12, i32 0, i32 1, !dbg !66
  %14 = getelementptr inbounds %struct.point, %struct.point* %13, i32 0, i32 1, !dbg !67
  store i32 100, i32* %14, align 4, !dbg !68
  %15 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 1, !dbg !69
  %16 = bitcast %struct.line* %15 to i8*, !dbg !69
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 0, i32 0), i8* align 16 %16, i64 32, i1 false), !dbg !69
  %17 = load i8*, i8** %2, align 8, !dbg !70
  ret i8* %17, !dbg !71
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(%struct.line* noundef byval(%struct.line) align 8 %0) #0 !dbg !72 {
  call void @llvm.dbg.declare(metadata %struct.line* %0, metadata !75, metadata !DIExpression()), !dbg !76
  %2 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 0, !dbg !77
  %3 = getelementptr inbounds %struct.point, %struct.point* %2, i32 0, i32 1, !dbg !78
  %4 = load i32, i32* %3, align 4, !dbg !78
  %5 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 1, !dbg !79
  %6 = getelementptr inbounds %struct.point, %struct.point* %5, i32 0, i32 1, !dbg !80
  %7 = load i32, i32* %6, align 4, !dbg !80
  %8 = add nsw i32 %4, %7, !dbg !81
  %9 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 0, !dbg !82
  %10 = getelementptr inbounds %struct.point, %struct.point* %9, i32 0, i32 2, !dbg !83
  %11 = load i16, i16* %10, align 8, !dbg !83
  %12 = sext i16 %11 to i32, !dbg !84
  %13 = add nsw i32 %8, %12, !dbg !85
  %14 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 1, !dbg !86
  %15 = getelementptr inbounds %struct.point, %struct.point* %14, i32 0, i32 2, !dbg !87
  %16 = load i16, i16* %15, align 4, !dbg !87
  %17 = sext i16 %16 to i32, !dbg !88
  %18 = add nsw i32 %13, %17, !dbg !89
  ret i32 %18, !dbg !90
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @make(%struct.line* noalias sret(%struct.line) align 8 %0, i32 noundef %1) #0 !dbg !91 {
  %3 = alloca i32, align 4
  store i32 %1, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !94, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata %struct.line* %0, metadata !96, metadata !DIExpression()), !dbg !97
  %4 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 0, !dbg !98
  %5 = getelementptr inbounds %struct.point, %struct.point* %4, i32 0, i32 0, !dbg !99
  store i8 97, i8* %5, align 8, !dbg !99
  %6 = getelementptr inbounds %struct.point, %struct.point* %4, i32 0, i32 1, !dbg !99
  %7 = load i32, i32* %3, align 4, !dbg !100
  store i32 %7, i32* %6, align 4, !dbg !99
  %8 = getelementptr inbounds %struct.point, %struct.point* %4, i32 0, i32 2, !dbg !99
  store i16 1, i16* %8, align 8, !dbg !99
  %9 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 1, !dbg !98
  %10 = getelementptr inbounds %struct.point, %struct.point* %9, i32 0, i32 0, !dbg !101
  store i8 98, i8* %10, align 4, !dbg !101
  %11 = getelementptr inbounds %struct.point, %struct.point* %9, i32 0, i32 1, !dbg !101
  %12 = load i32, i32* %3, align 4, !dbg !102
  %13 = add nsw i32 %12, 1, !dbg !103
  store i32 %13, i32* %11, align 4, !dbg !101
  %14 = getelementptr inbounds %struct.point, %struct.point* %9, i32 0, i32 2, !dbg !101
  store i16 2, i16* %14, align 4, !dbg !101
  %15 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 2, !dbg !98
  store double 5.000000e-01, double* %15, align 8, !dbg !98
  ret void, !dbg !104
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 9, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "struct-assign.c", directory: ".", checksumkind: CSK_MD5, checksum: "936d47c2c519fc72a741f3bc9211171a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "line", file: !3, line: 7, size: 256, elements: !8)
!8 = !{!9, !18, !19}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !7, file: !3, line: 7, baseType: !10, size: 96)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 6, size: 96, elements: !11)
!11 = !{!12, !14, !16}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !10, file: !3, line: 6, baseType: !13, size: 8)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !10, file: !3, line: 6, baseType: !15, size: 32, offset: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !10, file: !3, line: 6, baseType: !17, size: 16, offset: 64)
!17 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !7, file: !3, line: 7, baseType: !10, size: 96, offset: 96)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !7, file: !3, line: 7, baseType: !20, size: 64, offset: 192)
!20 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !30, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!15}
!32 = !{}
!33 = !DILocalVariable(name: "t", scope: !29, file: !3, line: 35, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 35, column: 12, scope: !29)
!38 = !DILocation(line: 36, column: 2, scope: !29)
!39 = !DILocation(line: 37, column: 15, scope: !29)
!40 = !DILocation(line: 37, column: 2, scope: !29)
!41 = !DILocation(line: 38, column: 2, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 38, column: 2)
!43 = distinct !DILexicalBlock(scope: !29, file: !3, line: 38, column: 2)
!44 = !DILocation(line: 38, column: 2, scope: !43)
!45 = !DILocation(line: 39, column: 2, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 39, column: 2)
!47 = distinct !DILexicalBlock(scope: !29, file: !3, line: 39, column: 2)
!48 = !DILocation(line: 39, column: 2, scope: !47)
!49 = !DILocation(line: 40, column: 2, scope: !29)
!50 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 22, type: !51, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!51 = !DISubroutineType(types: !52)
!52 = !{!5, !5}
!53 = !DILocalVariable(name: "arg", arg: 1, scope: !50, file: !3, line: 22, type: !5)
!54 = !DILocation(line: 22, column: 27, scope: !50)
!55 = !DILocation(line: 24, column: 11, scope: !50)
!56 = !DILocalVariable(name: "copies", scope: !50, file: !3, line: 25, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 2)
!60 = !DILocation(line: 25, column: 14, scope: !50)
!61 = !DILocation(line: 26, column: 2, scope: !50)
!62 = !DILocation(line: 26, column: 14, scope: !50)
!63 = !DILocation(line: 27, column: 2, scope: !50)
!64 = !DILocation(line: 27, column: 14, scope: !50)
!65 = !DILocation(line: 28, column: 2, scope: !50)
!66 = !DILocation(line: 28, column: 12, scope: !50)
!67 = !DILocation(line: 28, column: 15, scope: !50)
!68 = !DILocation(line: 28, column: 17, scope: !50)
!69 = !DILocation(line: 29, column: 11, scope: !50)
!70 = !DILocation(line: 30, column: 9, scope: !50)
!71 = !DILocation(line: 30, column: 2, scope: !50)
!72 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 17, type: !73, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!73 = !DISubroutineType(types: !74)
!74 = !{!15, !7}
!75 = !DILocalVariable(name: "l", arg: 1, scope: !72, file: !3, line: 17, type: !7)
!76 = !DILocation(line: 17, column: 28, scope: !72)
!77 = !DILocation(line: 19, column: 11, scope: !72)
!78 = !DILocation(line: 19, column: 16, scope: !72)
!79 = !DILocation(line: 19, column: 22, scope: !72)
!80 = !DILocation(line: 19, column: 25, scope: !72)
!81 = !DILocation(line: 19, column: 18, scope: !72)
!82 = !DILocation(line: 19, column: 31, scope: !72)
!83 = !DILocation(line: 19, column: 36, scope: !72)
!84 = !DILocation(line: 19, column: 29, scope: !72)
!85 = !DILocation(line: 19, column: 27, scope: !72)
!86 = !DILocation(line: 19, column: 42, scope: !72)
!87 = !DILocation(line: 19, column: 45, scope: !72)
!88 = !DILocation(line: 19, column: 40, scope: !72)
!89 = !DILocation(line: 19, column: 38, scope: !72)
!90 = !DILocation(line: 19, column: 2, scope: !72)
!91 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 11, type: !92, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!92 = !DISubroutineType(types: !93)
!93 = !{!7, !15}
!94 = !DILocalVariable(name: "k", arg: 1, scope: !91, file: !3, line: 11, type: !15)
!95 = !DILocation(line: 11, column: 29, scope: !91)
!96 = !DILocalVariable(name: "l", scope: !91, file: !3, line: 13, type: !7)
!97 = !DILocation(line: 13, column: 14, scope: !91)
!98 = !DILocation(line: 13, column: 18, scope: !91)
!99 = !DILocation(line: 13, column: 20, scope: !91)
!100 = !DILocation(line: 13, column: 27, scope: !91)
!101 = !DILocation(line: 13, column: 35, scope: !91)
!102 = !DILocation(line: 13, column: 42, scope: !91)
!103 = !DILocation(line: 13, column: 44, scope: !91)
!104 = !DILocation(line: 14, column: 2, scope: !91)
