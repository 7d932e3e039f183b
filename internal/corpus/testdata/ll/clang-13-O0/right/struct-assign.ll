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
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !31, metadata !DIExpression()), !dbg !35
  %3 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @worker, i8* null) #6, !dbg !36
  %4 = load i64, i64* %2, align 8, !dbg !37
  %5 = call i32 @pthread_join(i64 %4, i8** null), !dbg !38
  %6 = call i32 @sum(%struct.line* byval(%struct.line) align 8 @shared), !dbg !39
  %7 = icmp eq i32 %6, 106, !dbg !39
  br i1 %7, label %8, label %9, !dbg !42

8:                                                ; preds = %0
  br label %10, !dbg !42

9:                                                ; preds = %0
  call void @__assert_fail(i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 38, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !39
  unreachable, !dbg !39

10:                                               ; preds = %8
  %11 = load i8, i8* getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 0, i32 0), align 8, !dbg !43
  %12 = sext i8 %11 to i32, !dbg !43
  %13 = icmp eq i32 %12, 97, !dbg !43
  br i1 %13, label %14, label %22, !dbg !43

14:                                               ; preds = %10
  %15 = load i8, i8* getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 1, i32 0), align 4, !dbg !43
  %16 = sext i8 %15 to i32, !dbg !43
  %17 = icmp eq i32 %16, 98, !dbg !43
  br i1 %17, label %18, label %22, !dbg !43

18:                                               ; preds = %14
  %19 = load double, double* getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 2), align 8, !dbg !43
  %20 = fcmp oeq double %19, 5.000000e-01, !dbg !43
  br i1 %20, label %21, label %22, !dbg !46

21:                                               ; preds = %18
  br label %23, !dbg !46

22:                                               ; preds = %18, %14, %10
  call void @__assert_fail(i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 39, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !43
  unreachable, !dbg !43

23:                                               ; preds = %21
  ret i32 0, !dbg !47
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* %0) #0 !dbg !48 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.line, align 8
  %4 = alloca [2 x %struct.line], align 16
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !51, metadata !DIExpression()), !dbg !52
  call void @make(%struct.line* sret(%struct.line) align 8 %3, i32 3), !dbg !53
  %5 = bitcast %struct.line* %3 to i8*, !dbg !53
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 0, i32 0), i8* align 8 %5, i64 32, i1 false), !dbg !53
  call void @llvm.dbg.declare(metadata [2 x %struct.line]* %4, metadata !54, metadata !DIExpression()), !dbg !58
  %6 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 0, !dbg !59
  %7 = bitcast %struct.line* %6 to i8*, !dbg !60
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %7, i8* align 8 getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 0, i32 0), i64 32, i1 false), !dbg !60
  %8 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 1, !dbg !61
  %9 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 0, !dbg !62
  %10 = bitcast %struct.line* %8 to i8*, !dbg !62
  %11 = bitcast %struct.line* %9 to i8*, !dbg !62
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %10, i8* align 16 %11, i64 32, i1 false), !dbg !62
  %12 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 1, !dbg !63
  %13 = getelementptr inbounds %struct.line, %struct.line* %12, i32 0, i32 1, !dbg !64
  %14 = getelementptr inbounds %struct.point, %struct.point* %13, i32 0, i32 1, !dbg !65
  store i32 100, i32* %14, align 4, !dbg !66
  %15 = getelementptr inbounds [2 x %struct.line], [2 x %struct.line]* %4, i64 0, i64 1, !dbg !67
  %16 = bitcast %struct.line* %15 to i8*, !dbg !67
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 getelementptr inbounds (%struct.line, %struct.line* @shared, i32 0, i32 0, i32 0), i8* align 16 %16, i64 32, i1 false), !dbg !67
  %17 = load i8*, i8** %2, align 8, !dbg !68
  ret i8* %17, !dbg !69
}

declare dso_local i32 @pthread_join(i64, i8**) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(%struct.line* byval(%struct.line) align 8 %0) #0 !dbg !70 {
  call void @llvm.dbg.declare(metadata %struct.line* %0, metadata !73, metadata !DIExpression()), !dbg !74
  %2 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 0, !dbg !75
  %3 = getelementptr inbounds %struct.point, %struct.point* %2, i32 0, i32 1, !dbg !76
  %4 = load i32, i32* %3, align 4, !dbg !76
  %5 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 1, !dbg !77
  %6 = getelementptr inbounds %struct.point, %struct.point* %5, i32 0, i32 1, !dbg !78
  %7 = load i32, i32* %6, align 4, !dbg !78
  %8 = add nsw i32 %4, %7, !dbg !79
  %9 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 0, !dbg !80
  %10 = getelementptr inbounds %struct.point, %struct.point* %9, i32 0, i32 2, !dbg !81
  %11 = load i16, i16* %10, align 8, !dbg !81
  %12 = sext i16 %11 to i32, !dbg !82
  %13 = add nsw i32 %8, %12, !dbg !83
  %14 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 1, !dbg !84
  %15 = getelementptr inbounds %struct.point, %struct.point* %14, i32 0, i32 2, !dbg !85
  %16 = load i16, i16* %15, align 4, !dbg !85
  %17 = sext i16 %16 to i32, !dbg !86
  %18 = add nsw i32 %13, %17, !dbg !87
  ret i32 %18, !dbg !88
}

; Function Attrs: noreturn nounwind
declare dso_local void @__assert_fail(i8*, i8*, i32, i8*) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @make(%struct.line* noalias sret(%struct.line) align 8 %0, i32 %1) #0 !dbg !89 {
  %3 = alloca i32, align 4
  store i32 %1, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !92, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata %struct.line* %0, metadata !94, metadata !DIExpression()), !dbg !95
  %4 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 0, !dbg !96
  %5 = getelementptr inbounds %struct.point, %struct.point* %4, i32 0, i32 0, !dbg !97
  store i8 97, i8* %5, align 8, !dbg !97
  %6 = getelementptr inbounds %struct.point, %struct.point* %4, i32 0, i32 1, !dbg !97
  %7 = load i32, i32* %3, align 4, !dbg !98
  store i32 %7, i32* %6, align 4, !dbg !97
  %8 = getelementptr inbounds %struct.point, %struct.point* %4, i32 0, i32 2, !dbg !97
  store i16 1, i16* %8, align 8, !dbg !97
  %9 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 1, !dbg !96
  %10 = getelementptr inbounds %struct.point, %struct.point* %9, i32 0, i32 0, !dbg !99
  store i8 98, i8* %10, align 4, !dbg !99
  %11 = getelementptr inbounds %struct.point, %struct.point* %9, i32 0, i32 1, !dbg !99
  %12 = load i32, i32* %3, align 4, !dbg !100
  %13 = add nsw i32 %12, 1, !dbg !101
  store i32 %13, i32* %11, align 4, !dbg !99
  %14 = getelementptr inbounds %struct.point, %struct.point* %9, i32 0, i32 2, !dbg !99
  store i16 2, i16* %14, align 4, !dbg !99
  %15 = getelementptr inbounds %struct.line, %struct.line* %0, i32 0, i32 2, !dbg !96
  store double 5.000000e-01, double* %15, align 8, !dbg !96
  ret void, !dbg !102
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
!llvm.module.flags = !{!22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 9, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "struct-assign.c", directory: ".")
!4 = !{}
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0}
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "line", file: !3, line: 7, size: 256, elements: !9)
!9 = !{!10, !19, !20}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !8, file: !3, line: 7, baseType: !11, size: 96)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 6, size: 96, elements: !12)
!12 = !{!13, !15, !17}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !11, file: !3, line: 6, baseType: !14, size: 8)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !11, file: !3, line: 6, baseType: !16, size: 32, offset: 32)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !11, file: !3, line: 6, baseType: !18, size: 16, offset: 64)
!18 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !8, file: !3, line: 7, baseType: !11, size: 96, offset: 96)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !8, file: !3, line: 7, baseType: !21, size: 64, offset: 192)
!21 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!22 = !{i32 7, !"Dwarf Version", i32 4}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"uwtable", i32 1}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 13.0.1-11+b2"}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !29, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!29 = !DISubroutineType(types: !30)
!30 = !{!16}
!31 = !DILocalVariable(name: "t", scope: !28, file: !3, line: 35, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!34 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!35 = !DILocation(line: 35, column: 12, scope: !28)
!36 = !DILocation(line: 36, column: 2, scope: !28)
!37 = !DILocation(line: 37, column: 15, scope: !28)
!38 = !DILocation(line: 37, column: 2, scope: !28)
!39 = !DILocation(line: 38, column: 2, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 38, column: 2)
!41 = distinct !DILexicalBlock(scope: !28, file: !3, line: 38, column: 2)
!42 = !DILocation(line: 38, column: 2, scope: !41)
!43 = !DILocation(line: 39, column: 2, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 39, column: 2)
!45 = distinct !DILexicalBlock(scope: !28, file: !3, line: 39, column: 2)
!46 = !DILocation(line: 39, column: 2, scope: !45)
!47 = !DILocation(line: 40, column: 2, scope: !28)
!48 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 22, type: !49, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!49 = !DISubroutineType(types: !50)
!50 = !{!6, !6}
!51 = !DILocalVariable(name: "arg", arg: 1, scope: !48, file: !3, line: 22, type: !6)
!52 = !DILocation(line: 22, column: 27, scope: !48)
!53 = !DILocation(line: 24, column: 11, scope: !48)
!54 = !DILocalVariable(name: "copies", scope: !48, file: !3, line: 25, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 2)
!58 = !DILocation(line: 25, column: 14, scope: !48)
!59 = !DILocation(line: 26, column: 2, scope: !48)
!60 = !DILocation(line: 26, column: 14, scope: !48)
!61 = !DILocation(line: 27, column: 2, scope: !48)
!62 = !DILocation(line: 27, column: 14, scope: !48)
!63 = !DILocation(line: 28, column: 2, scope: !48)
!64 = !DILocation(line: 28, column: 12, scope: !48)
!65 = !DILocation(line: 28, column: 15, scope: !48)
!66 = !DILocation(line: 28, column: 17, scope: !48)
!67 = !DILocation(line: 29, column: 11, scope: !48)
!68 = !DILocation(line: 30, column: 9, scope: !48)
!69 = !DILocation(line: 30, column: 2, scope: !48)
!70 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 17, type: !71, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!71 = !DISubroutineType(types: !72)
!72 = !{!16, !8}
!73 = !DILocalVariable(name: "l", arg: 1, scope: !70, file: !3, line: 17, type: !8)
!74 = !DILocation(line: 17, column: 28, scope: !70)
!75 = !DILocation(line: 19, column: 11, scope: !70)
!76 = !DILocation(line: 19, column: 16, scope: !70)
!77 = !DILocation(line: 19, column: 22, scope: !70)
!78 = !DILocation(line: 19, column: 25, scope: !70)
!79 = !DILocation(line: 19, column: 18, scope: !70)
!80 = !DILocation(line: 19, column: 31, scope: !70)
!81 = !DILocation(line: 19, column: 36, scope: !70)
!82 = !DILocation(line: 19, column: 29, scope: !70)
!83 = !DILocation(line: 19, column: 27, scope: !70)
!84 = !DILocation(line: 19, column: 42, scope: !70)
!85 = !DILocation(line: 19, column: 45, scope: !70)
!86 = !DILocation(line: 19, column: 40, scope: !70)
!87 = !DILocation(line: 19, column: 38, scope: !70)
!88 = !DILocation(line: 19, column: 2, scope: !70)
!89 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 11, type: !90, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!90 = !DISubroutineType(types: !91)
!91 = !{!8, !16}
!92 = !DILocalVariable(name: "k", arg: 1, scope: !89, file: !3, line: 11, type: !16)
!93 = !DILocation(line: 11, column: 29, scope: !89)
!94 = !DILocalVariable(name: "l", scope: !89, file: !3, line: 13, type: !8)
!95 = !DILocation(line: 13, column: 14, scope: !89)
!96 = !DILocation(line: 13, column: 18, scope: !89)
!97 = !DILocation(line: 13, column: 20, scope: !89)
!98 = !DILocation(line: 13, column: 27, scope: !89)
!99 = !DILocation(line: 13, column: 35, scope: !89)
!100 = !DILocation(line: 13, column: 42, scope: !89)
!101 = !DILocation(line: 13, column: 44, scope: !89)
!102 = !DILocation(line: 14, column: 2, scope: !89)
