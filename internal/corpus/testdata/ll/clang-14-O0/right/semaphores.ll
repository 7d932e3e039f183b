; ModuleID = 'semaphores.c'
source_filename = "semaphores.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@ping = dso_local global %union.sem_t zeroinitializer, align 8, !dbg !0
@pong = dso_local global %union.sem_t zeroinitializer, align 8, !dbg !7
@ball = dso_local global i32 0, align 4, !dbg !20
@.str = private unnamed_addr constant [14 x i8] c"ball == i + 1\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"semaphores.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [35 x i8] c"v == 0 && sem_trywait(&ping) == -1\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  %5 = call i32 @sem_init(%union.sem_t* noundef @ping, i32 noundef 0, i32 noundef 0) #5, !dbg !40
  %6 = call i32 @sem_init(%union.sem_t* noundef @pong, i32 noundef 0, i32 noundef 0) #5, !dbg !41
  %7 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @player, i8* noundef null) #5, !dbg !42
  call void @llvm.dbg.declare(metadata i32* %3, metadata !43, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %3, align 4, !dbg !45
  br label %8, !dbg !46

8:                                                ; preds = %21, %0
  %9 = load i32, i32* %3, align 4, !dbg !47
  %10 = icmp slt i32 %9, 2, !dbg !49
  br i1 %10, label %11, label %24, !dbg !50

11:                                               ; preds = %8
  %12 = call i32 @sem_post(%union.sem_t* noundef @ping) #5, !dbg !51
  %13 = call i32 @sem_wait(%union.sem_t* noundef @pong), !dbg !53
  %14 = load i32, i32* @ball, align 4, !dbg !54
  %15 = load i32, i32* %3, align 4, !dbg !54
  %16 = add nsw i32 %15, 1, !dbg !54
  %17 = icmp eq i32 %14, %16, !dbg !54
  br i1 %17, label %18, label %19, !dbg !57

18:                                               ; preds = %11
  br label %20, !dbg !57

19:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !54
  unreachable, !dbg !54

20:                                               ; preds = %18
  br label %21, !dbg !58

21:                                               ; preds = %20
  %22 = load i32, i32* %3, align 4, !dbg !59
  %23 = add nsw i32 %22, 1, !dbg !59
  store i32 %23, i32* %3, align 4, !dbg !59
  br label %8, !dbg !60, !llvm.loop !61

24:                                               ; preds = %8
  %25 = load i64, i64* %2, align 8, !dbg !64
  %26 = call i32 @pthread_join(i64 noundef %25, i8** noundef null), !dbg !65
  call void @llvm.dbg.declare(metadata i32* %4, metadata !66, metadata !DIExpression()), !dbg !67
  %27 = call i32 @sem_getvalue(%union.sem_t* noundef @ping, i32* noundef %4) #5, !dbg !68
  %28 = load i32, i32* %4, align 4, !dbg !69
  %29 = icmp eq i32 %28, 0, !dbg !69
  br i1 %29, label %30, label %34, !dbg !69

30:                                               ; preds = %24
  %31 = call i32 @sem_trywait(%union.sem_t* noundef @ping) #5, !dbg !69
  %32 = icmp eq i32 %31, -1, !dbg !69
  br i1 %32, label %33, label %34, !dbg !72

33:                                               ; preds = %30
  br label %35, !dbg !72

34:                                               ; preds = %30, %24
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !69
  unreachable, !dbg !69

35:                                               ; preds = %33
  %36 = call i32 @sem_destroy(%union.sem_t* noundef @ping) #5, !dbg !73
  %37 = call i32 @sem_destroy(%union.sem_t* noundef @pong) #5, !dbg !74
  ret i32 0, !dbg !75
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @player(i8* noundef %0) #0 !dbg !76 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !79, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.declare(metadata i32* %3, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, i32* %3, align 4, !dbg !83
  br label %4, !dbg !84

4:                                                ; preds = %12, %1
  %5 = load i32, i32* %3, align 4, !dbg !85
  %6 = icmp slt i32 %5, 2, !dbg !87
  br i1 %6, label %7, label %15, !dbg !88

7:                                                ; preds = %4
  %8 = call i32 @sem_wait(%union.sem_t* noundef @ping), !dbg !89
  %9 = load i32, i32* @ball, align 4, !dbg !91
  %10 = add nsw i32 %9, 1, !dbg !91
  store i32 %10, i32* @ball, align 4, !dbg !91
  %11 = call i32 @sem_post(%union.sem_t* noundef @pong) #5, !dbg !92
  br label %12, !dbg !93

12:                                               ; preds = %7
  %13 = load i32, i32* %3, align 4, !dbg !94
  %14 = add nsw i32 %13, 1, !dbg !94
  store i32 %14, i32* %3, align 4, !dbg !94
  br label %4, !dbg !95, !llvm.loop !96

15:                                               ; preds = %4
  %16 = load i8*, i8** %2, align 8, !dbg !98
  ret i8* %16, !dbg !99
}

; Function Attrs: nounwind
declare i32 @sem_post(%union.sem_t* noundef) #2

declare i32 @sem_wait(%union.sem_t* noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @sem_getvalue(%union.sem_t* noundef, i32* noundef) #2

; Function Attrs: nounwind
declare i32 @sem_trywait(%union.sem_t* noundef) #2

; Function Attrs: nounwind
declare i32 @sem_destroy(%union.sem_t* noundef) #2

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
!1 = distinct !DIGlobalVariable(name: "ping", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "semaphores.c", directory: ".", checksumkind: CSK_MD5, checksum: "b94526bb5df28e232c5cc82df1455fec")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !20}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "pong", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !10, line: 39, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 35, size: 256, elements: !12)
!12 = !{!13, !18}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 37, baseType: !14, size: 256)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 38, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "ball", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !32, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!22}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 22, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 22, column: 12, scope: !31)
!40 = !DILocation(line: 23, column: 2, scope: !31)
!41 = !DILocation(line: 24, column: 2, scope: !31)
!42 = !DILocation(line: 25, column: 2, scope: !31)
!43 = !DILocalVariable(name: "i", scope: !44, file: !3, line: 26, type: !22)
!44 = distinct !DILexicalBlock(scope: !31, file: !3, line: 26, column: 2)
!45 = !DILocation(line: 26, column: 11, scope: !44)
!46 = !DILocation(line: 26, column: 7, scope: !44)
!47 = !DILocation(line: 26, column: 18, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !3, line: 26, column: 2)
!49 = !DILocation(line: 26, column: 20, scope: !48)
!50 = !DILocation(line: 26, column: 2, scope: !44)
!51 = !DILocation(line: 27, column: 3, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 26, column: 30)
!53 = !DILocation(line: 28, column: 3, scope: !52)
!54 = !DILocation(line: 29, column: 3, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 29, column: 3)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 29, column: 3)
!57 = !DILocation(line: 29, column: 3, scope: !56)
!58 = !DILocation(line: 30, column: 2, scope: !52)
!59 = !DILocation(line: 26, column: 26, scope: !48)
!60 = !DILocation(line: 26, column: 2, scope: !48)
!61 = distinct !{!61, !50, !62, !63}
!62 = !DILocation(line: 30, column: 2, scope: !44)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 31, column: 15, scope: !31)
!65 = !DILocation(line: 31, column: 2, scope: !31)
!66 = !DILocalVariable(name: "v", scope: !31, file: !3, line: 32, type: !22)
!67 = !DILocation(line: 32, column: 6, scope: !31)
!68 = !DILocation(line: 33, column: 2, scope: !31)
!69 = !DILocation(line: 34, column: 2, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 34, column: 2)
!71 = distinct !DILexicalBlock(scope: !31, file: !3, line: 34, column: 2)
!72 = !DILocation(line: 34, column: 2, scope: !71)
!73 = !DILocation(line: 35, column: 2, scope: !31)
!74 = !DILocation(line: 36, column: 2, scope: !31)
!75 = !DILocation(line: 37, column: 2, scope: !31)
!76 = distinct !DISubprogram(name: "player", scope: !3, file: !3, line: 10, type: !77, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5}
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 10, type: !5)
!80 = !DILocation(line: 10, column: 27, scope: !76)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 12, type: !22)
!82 = distinct !DILexicalBlock(scope: !76, file: !3, line: 12, column: 2)
!83 = !DILocation(line: 12, column: 11, scope: !82)
!84 = !DILocation(line: 12, column: 7, scope: !82)
!85 = !DILocation(line: 12, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 12, column: 2)
!87 = !DILocation(line: 12, column: 20, scope: !86)
!88 = !DILocation(line: 12, column: 2, scope: !82)
!89 = !DILocation(line: 13, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 12, column: 30)
!91 = !DILocation(line: 14, column: 7, scope: !90)
!92 = !DILocation(line: 15, column: 3, scope: !90)
!93 = !DILocation(line: 16, column: 2, scope: !90)
!94 = !DILocation(line: 12, column: 26, scope: !86)
!95 = !DILocation(line: 12, column: 2, scope: !86)
!96 = distinct !{!96, !88, !97, !63}
!97 = !DILocation(line: 16, column: 2, scope: !82)
!98 = !DILocation(line: 17, column: 9, scope: !76)
!99 = !DILocation(line: 17, column: 2, scope: !76)
