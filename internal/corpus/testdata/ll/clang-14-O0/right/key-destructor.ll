; ModuleID = 'key-destructor.c'
source_filename = "key-destructor.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@key = dso_local global i32 0, align 4, !dbg !0
@destroyed = dso_local global i32 0, align 4, !dbg !9
@.str = private unnamed_addr constant [15 x i8] c"destroyed == 5\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"key-destructor.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !26, metadata !DIExpression()), !dbg !29
  %3 = call i32 @pthread_key_create(i32* noundef @key, void (i8*)* noundef @destroy) #5, !dbg !30
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !31
  %5 = load i64, i64* %2, align 8, !dbg !32
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null), !dbg !33
  %7 = load i32, i32* @destroyed, align 4, !dbg !34
  %8 = icmp eq i32 %7, 5, !dbg !34
  br i1 %8, label %9, label %10, !dbg !37

9:                                                ; preds = %0
  br label %11, !dbg !37

10:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !34
  unreachable, !dbg !34

11:                                               ; preds = %9
  ret i32 0, !dbg !38
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_key_create(i32* noundef, void (i8*)* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroy(i8* noundef %0) #0 !dbg !39 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !42, metadata !DIExpression()), !dbg !43
  %3 = load i8*, i8** %2, align 8, !dbg !44
  %4 = bitcast i8* %3 to i32*, !dbg !45
  %5 = load i32, i32* %4, align 4, !dbg !46
  %6 = load i32, i32* @destroyed, align 4, !dbg !47
  %7 = add nsw i32 %6, %5, !dbg !47
  store i32 %7, i32* @destroyed, align 4, !dbg !47
  %8 = load i8*, i8** %2, align 8, !dbg !48
  call void @free(i8* noundef %8) #5, !dbg !49
  ret void, !dbg !50
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !51 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata i32** %3, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = call noalias i8* @malloc(i64 noundef 4) #5, !dbg !58
  %5 = bitcast i8* %4 to i32*, !dbg !58
  store i32* %5, i32** %3, align 8, !dbg !57
  %6 = load i32*, i32** %3, align 8, !dbg !59
  store i32 5, i32* %6, align 4, !dbg !60
  %7 = load i32, i32* @key, align 4, !dbg !61
  %8 = load i32*, i32** %3, align 8, !dbg !62
  %9 = bitcast i32* %8 to i8*, !dbg !62
  %10 = call i32 @pthread_setspecific(i32 noundef %7, i8* noundef %9) #5, !dbg !63
  %11 = load i8*, i8** %2, align 8, !dbg !64
  ret i8* %11, !dbg !65
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 7, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "key-destructor.c", directory: ".", checksumkind: CSK_MD5, checksum: "c9f2652cf8ec204e8cbd1071c326748c")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "destroyed", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !12, line: 49, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !23, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!7}
!25 = !{}
!26 = !DILocalVariable(name: "t", scope: !22, file: !3, line: 26, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 27, baseType: !28)
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 26, column: 12, scope: !22)
!30 = !DILocation(line: 27, column: 2, scope: !22)
!31 = !DILocation(line: 28, column: 2, scope: !22)
!32 = !DILocation(line: 29, column: 15, scope: !22)
!33 = !DILocation(line: 29, column: 2, scope: !22)
!34 = !DILocation(line: 30, column: 2, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 30, column: 2)
!36 = distinct !DILexicalBlock(scope: !22, file: !3, line: 30, column: 2)
!37 = !DILocation(line: 30, column: 2, scope: !36)
!38 = !DILocation(line: 31, column: 2, scope: !22)
!39 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 10, type: !40, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !5}
!42 = !DILocalVariable(name: "p", arg: 1, scope: !39, file: !3, line: 10, type: !5)
!43 = !DILocation(line: 10, column: 27, scope: !39)
!44 = !DILocation(line: 12, column: 23, scope: !39)
!45 = !DILocation(line: 12, column: 16, scope: !39)
!46 = !DILocation(line: 12, column: 15, scope: !39)
!47 = !DILocation(line: 12, column: 12, scope: !39)
!48 = !DILocation(line: 13, column: 7, scope: !39)
!49 = !DILocation(line: 13, column: 2, scope: !39)
!50 = !DILocation(line: 14, column: 1, scope: !39)
!51 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 16, type: !52, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !5}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 16, type: !5)
!55 = !DILocation(line: 16, column: 27, scope: !51)
!56 = !DILocalVariable(name: "p", scope: !51, file: !3, line: 18, type: !6)
!57 = !DILocation(line: 18, column: 7, scope: !51)
!58 = !DILocation(line: 18, column: 11, scope: !51)
!59 = !DILocation(line: 19, column: 3, scope: !51)
!60 = !DILocation(line: 19, column: 5, scope: !51)
!61 = !DILocation(line: 20, column: 22, scope: !51)
!62 = !DILocation(line: 20, column: 27, scope: !51)
!63 = !DILocation(line: 20, column: 2, scope: !51)
!64 = !DILocation(line: 21, column: 9, scope: !51)
!65 = !DILocation(line: 21, column: 2, scope: !51)
