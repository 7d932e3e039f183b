; ModuleID = 'atomic-int128.c'
source_filename = "atomic-int128.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tagged = type { i8*, i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@a = dso_local global i32 0, align 4, !dbg !0
@b = dso_local global i32 0, align 4, !dbg !14
@top = dso_local global %struct.tagged zeroinitializer, align 16, !dbg !7
@.str = private unnamed_addr constant [71 x i8] c"(seen.ptr == &a && seen.tag == 1) || (seen.ptr == &b && seen.tag == 2)\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"atomic-int128.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"seen.ptr == &b && seen.tag == 2\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.tagged, align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !29, metadata !DIExpression()), !dbg !32
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @swing, i8* noundef bitcast (i32* @a to i8*)) #6, !dbg !33
  %5 = load i64, i64* %2, align 8, !dbg !34
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null), !dbg !35
  %7 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @swing, i8* noundef bitcast (i32* @b to i8*)) #6, !dbg !36
  call void @llvm.dbg.declare(metadata %struct.tagged* %3, metadata !37, metadata !DIExpression()), !dbg !38
  %8 = bitcast %struct.tagged* %3 to i128*, !dbg !39
  %9 = bitcast i128* %8 to i8*, !dbg !39
  call void @__atomic_load(i64 noundef 16, i8* noundef bitcast (%struct.tagged* @top to i8*), i8* noundef %9, i32 noundef 5), !dbg !39
  %10 = getelementptr inbounds %struct.tagged, %struct.tagged* %3, i32 0, i32 0, !dbg !40
  %11 = load i8*, i8** %10, align 16, !dbg !40
  %12 = icmp eq i8* %11, bitcast (i32* @a to i8*), !dbg !40
  br i1 %12, label %13, label %17, !dbg !40

13:                                               ; preds = %0
  %14 = getelementptr inbounds %struct.tagged, %struct.tagged* %3, i32 0, i32 1, !dbg !40
  %15 = load i64, i64* %14, align 8, !dbg !40
  %16 = icmp eq i64 %15, 1, !dbg !40
  br i1 %16, label %25, label %17, !dbg !40

17:                                               ; preds = %13, %0
  %18 = getelementptr inbounds %struct.tagged, %struct.tagged* %3, i32 0, i32 0, !dbg !40
  %19 = load i8*, i8** %18, align 16, !dbg !40
  %20 = icmp eq i8* %19, bitcast (i32* @b to i8*), !dbg !40
  br i1 %20, label %21, label %26, !dbg !40

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.tagged, %struct.tagged* %3, i32 0, i32 1, !dbg !40
  %23 = load i64, i64* %22, align 8, !dbg !40
  %24 = icmp eq i64 %23, 2, !dbg !40
  br i1 %24, label %25, label %26, !dbg !43

25:                                               ; preds = %21, %13
  br label %27, !dbg !43

26:                                               ; preds = %21, %17
  call void @__assert_fail(i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !40
  unreachable, !dbg !40

27:                                               ; preds = %25
  %28 = load i64, i64* %2, align 8, !dbg !44
  %29 = call i32 @pthread_join(i64 noundef %28, i8** noundef null), !dbg !45
  %30 = bitcast %struct.tagged* %3 to i128*, !dbg !46
  %31 = bitcast i128* %30 to i8*, !dbg !46
  call void @__atomic_load(i64 noundef 16, i8* noundef bitcast (%struct.tagged* @top to i8*), i8* noundef %31, i32 noundef 5), !dbg !46
  %32 = getelementptr inbounds %struct.tagged, %struct.tagged* %3, i32 0, i32 0, !dbg !47
  %33 = load i8*, i8** %32, align 16, !dbg !47
  %34 = icmp eq i8* %33, bitcast (i32* @b to i8*), !dbg !47
  br i1 %34, label %35, label %40, !dbg !47

35:                                               ; preds = %27
  %36 = getelementptr inbounds %struct.tagged, %struct.tagged* %3, i32 0, i32 1, !dbg !47
  %37 = load i64, i64* %36, align 8, !dbg !47
  %38 = icmp eq i64 %37, 2, !dbg !47
  br i1 %38, label %39, label %40, !dbg !50

39:                                               ; preds = %35
  br label %41, !dbg !50

40:                                               ; preds = %35, %27
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !47
  unreachable, !dbg !47

41:                                               ; preds = %39
  ret i32 0, !dbg !51
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @swing(i8* noundef %0) #0 !dbg !52 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.tagged, align 16
  %4 = alloca %struct.tagged, align 16
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !55, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.tagged* %3, metadata !57, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata %struct.tagged* %4, metadata !59, metadata !DIExpression()), !dbg !60
  %6 = bitcast %struct.tagged* %3 to i128*, !dbg !61
  %7 = bitcast i128* %6 to i8*, !dbg !61
  call void @__atomic_load(i64 noundef 16, i8* noundef bitcast (%struct.tagged* @top to i8*), i8* noundef %7, i32 noundef 5), !dbg !61
  br label %8, !dbg !62

8:                                                ; preds = %21, %1
  %9 = load i8*, i8** %2, align 8, !dbg !63
  %10 = getelementptr inbounds %struct.tagged, %struct.tagged* %4, i32 0, i32 0, !dbg !67
  store i8* %9, i8** %10, align 16, !dbg !68
  %11 = getelementptr inbounds %struct.tagged, %struct.tagged* %3, i32 0, i32 1, !dbg !69
  %12 = load i64, i64* %11, align 8, !dbg !69
  %13 = add i64 %12, 1, !dbg !70
  %14 = getelementptr inbounds %struct.tagged, %struct.tagged* %4, i32 0, i32 1, !dbg !71
  store i64 %13, i64* %14, align 8, !dbg !72
  %15 = bitcast %struct.tagged* %3 to i128*, !dbg !73
  %16 = bitcast %struct.tagged* %4 to i128*, !dbg !73
  %17 = bitcast i128* %15 to i8*, !dbg !73
  %18 = bitcast i128* %16 to i8*, !dbg !73
  %19 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 16, i8* noundef bitcast (%struct.tagged* @top to i8*), i8* noundef %17, i8* noundef %18, i32 noundef 5, i32 noundef 5), !dbg !73
  br i1 %19, label %20, label %21, !dbg !75

20:                                               ; preds = %8
  ret i8* null, !dbg !76

21:                                               ; preds = %8
  br label %8, !dbg !77, !llvm.loop !78
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, i8*, i8*, i32) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: nounwind willreturn
declare i1 @__atomic_compare_exchange(i64, i8*, i8*, i8*, i32, i32) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 9, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic-int128.c", directory: ".", checksumkind: CSK_MD5, checksum: "420a065477c4eceffe01879d084f32d3")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !14}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tagged", file: !3, line: 6, size: 128, align: 128, elements: !10)
!10 = !{!11, !12}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !9, file: !3, line: 6, baseType: !5, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !9, file: !3, line: 6, baseType: !13, size: 64, offset: 64)
!13 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 9, type: !16, isLocal: false, isDefinition: true)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 14.0.6"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !26, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!16}
!28 = !{}
!29 = !DILocalVariable(name: "t", scope: !25, file: !3, line: 25, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !13)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = !DILocation(line: 25, column: 12, scope: !25)
!33 = !DILocation(line: 26, column: 2, scope: !25)
!34 = !DILocation(line: 27, column: 15, scope: !25)
!35 = !DILocation(line: 27, column: 2, scope: !25)
!36 = !DILocation(line: 28, column: 2, scope: !25)
!37 = !DILocalVariable(name: "seen", scope: !25, file: !3, line: 29, type: !9)
!38 = !DILocation(line: 29, column: 16, scope: !25)
!39 = !DILocation(line: 30, column: 2, scope: !25)
!40 = !DILocation(line: 31, column: 2, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 31, column: 2)
!42 = distinct !DILexicalBlock(scope: !25, file: !3, line: 31, column: 2)
!43 = !DILocation(line: 31, column: 2, scope: !42)
!44 = !DILocation(line: 32, column: 15, scope: !25)
!45 = !DILocation(line: 32, column: 2, scope: !25)
!46 = !DILocation(line: 33, column: 2, scope: !25)
!47 = !DILocation(line: 34, column: 2, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 34, column: 2)
!49 = distinct !DILexicalBlock(scope: !25, file: !3, line: 34, column: 2)
!50 = !DILocation(line: 34, column: 2, scope: !49)
!51 = !DILocation(line: 35, column: 2, scope: !25)
!52 = distinct !DISubprogram(name: "swing", scope: !3, file: !3, line: 11, type: !53, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!53 = !DISubroutineType(types: !54)
!54 = !{!5, !5}
!55 = !DILocalVariable(name: "arg", arg: 1, scope: !52, file: !3, line: 11, type: !5)
!56 = !DILocation(line: 11, column: 26, scope: !52)
!57 = !DILocalVariable(name: "old", scope: !52, file: !3, line: 13, type: !9)
!58 = !DILocation(line: 13, column: 16, scope: !52)
!59 = !DILocalVariable(name: "new", scope: !52, file: !3, line: 13, type: !9)
!60 = !DILocation(line: 13, column: 21, scope: !52)
!61 = !DILocation(line: 14, column: 2, scope: !52)
!62 = !DILocation(line: 15, column: 2, scope: !52)
!63 = !DILocation(line: 16, column: 13, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 15, column: 11)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 15, column: 2)
!66 = distinct !DILexicalBlock(scope: !52, file: !3, line: 15, column: 2)
!67 = !DILocation(line: 16, column: 7, scope: !64)
!68 = !DILocation(line: 16, column: 11, scope: !64)
!69 = !DILocation(line: 17, column: 17, scope: !64)
!70 = !DILocation(line: 17, column: 21, scope: !64)
!71 = !DILocation(line: 17, column: 7, scope: !64)
!72 = !DILocation(line: 17, column: 11, scope: !64)
!73 = !DILocation(line: 18, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !64, file: !3, line: 18, column: 7)
!75 = !DILocation(line: 18, column: 7, scope: !64)
!76 = !DILocation(line: 19, column: 4, scope: !74)
!77 = !DILocation(line: 15, column: 2, scope: !65)
!78 = distinct !{!78, !79, !80}
!79 = !DILocation(line: 15, column: 2, scope: !66)
!80 = !DILocation(line: 20, column: 2, scope: !66)
