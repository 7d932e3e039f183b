; ModuleID = 'thread-keys.c'
source_filename = "thread-keys.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@a = dso_local global i32 1, align 4, !dbg !0
@b = dso_local global i32 2, align 4, !dbg !9
@key = dso_local global i32 0, align 4, !dbg !11
@.str = private unnamed_addr constant [38 x i8] c"*(int *)pthread_getspecific(key) == 1\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"thread-keys.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [33 x i8] c"pthread_getspecific(key) == NULL\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"*(int *)pthread_getspecific(key) == 2\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !28, metadata !DIExpression()), !dbg !31
  %3 = call i32 @pthread_key_create(i32* noundef @key, void (i8*)* noundef null) #5, !dbg !32
  %4 = load i32, i32* @key, align 4, !dbg !33
  %5 = call i32 @pthread_setspecific(i32 noundef %4, i8* noundef bitcast (i32* @a to i8*)) #5, !dbg !34
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !35
  %7 = load i64, i64* %2, align 8, !dbg !36
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !37
  %9 = load i32, i32* @key, align 4, !dbg !38
  %10 = call i8* @pthread_getspecific(i32 noundef %9) #5, !dbg !38
  %11 = bitcast i8* %10 to i32*, !dbg !38
  %12 = load i32, i32* %11, align 4, !dbg !38
  %13 = icmp eq i32 %12, 1, !dbg !38
  br i1 %13, label %14, label %15, !dbg !41

14:                                               ; preds = %0
  br label %16, !dbg !41

15:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !38
  unreachable, !dbg !38

16:                                               ; preds = %14
  %17 = load i32, i32* @key, align 4, !dbg !42
  %18 = call i32 @pthread_key_delete(i32 noundef %17) #5, !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_key_create(i32* noundef, void (i8*)* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, i8* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !45 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !48, metadata !DIExpression()), !dbg !49
  %3 = load i32, i32* @key, align 4, !dbg !50
  %4 = call i8* @pthread_getspecific(i32 noundef %3) #5, !dbg !50
  %5 = icmp eq i8* %4, null, !dbg !50
  br i1 %5, label %6, label %7, !dbg !53

6:                                                ; preds = %1
  br label %8, !dbg !53

7:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !50
  unreachable, !dbg !50

8:                                                ; preds = %6
  %9 = load i32, i32* @key, align 4, !dbg !54
  %10 = call i32 @pthread_setspecific(i32 noundef %9, i8* noundef bitcast (i32* @b to i8*)) #5, !dbg !55
  %11 = load i32, i32* @key, align 4, !dbg !56
  %12 = call i8* @pthread_getspecific(i32 noundef %11) #5, !dbg !56
  %13 = bitcast i8* %12 to i32*, !dbg !56
  %14 = load i32, i32* %13, align 4, !dbg !56
  %15 = icmp eq i32 %14, 2, !dbg !56
  br i1 %15, label %16, label %17, !dbg !59

16:                                               ; preds = %8
  br label %18, !dbg !59

17:                                               ; preds = %8
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !56
  unreachable, !dbg !56

18:                                               ; preds = %16
  %19 = load i8*, i8** %2, align 8, !dbg !60
  ret i8* %19, !dbg !61
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i8* @pthread_getspecific(i32 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_key_delete(i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread-keys.c", directory: ".", checksumkind: CSK_MD5, checksum: "4beecadf05c056bb4fb3446fd5203896")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 6, type: !13, isLocal: false, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !14, line: 49, baseType: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !25, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!7}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 19, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !30)
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 19, column: 12, scope: !24)
!32 = !DILocation(line: 20, column: 2, scope: !24)
!33 = !DILocation(line: 21, column: 22, scope: !24)
!34 = !DILocation(line: 21, column: 2, scope: !24)
!35 = !DILocation(line: 22, column: 2, scope: !24)
!36 = !DILocation(line: 23, column: 15, scope: !24)
!37 = !DILocation(line: 23, column: 2, scope: !24)
!38 = !DILocation(line: 24, column: 2, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 24, column: 2)
!40 = distinct !DILexicalBlock(scope: !24, file: !3, line: 24, column: 2)
!41 = !DILocation(line: 24, column: 2, scope: !40)
!42 = !DILocation(line: 25, column: 21, scope: !24)
!43 = !DILocation(line: 25, column: 2, scope: !24)
!44 = !DILocation(line: 26, column: 2, scope: !24)
!45 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !46, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!46 = !DISubroutineType(types: !47)
!47 = !{!5, !5}
!48 = !DILocalVariable(name: "arg", arg: 1, scope: !45, file: !3, line: 9, type: !5)
!49 = !DILocation(line: 9, column: 27, scope: !45)
!50 = !DILocation(line: 11, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 11, column: 2)
!52 = distinct !DILexicalBlock(scope: !45, file: !3, line: 11, column: 2)
!53 = !DILocation(line: 11, column: 2, scope: !52)
!54 = !DILocation(line: 12, column: 22, scope: !45)
!55 = !DILocation(line: 12, column: 2, scope: !45)
!56 = !DILocation(line: 13, column: 2, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 13, column: 2)
!58 = distinct !DILexicalBlock(scope: !45, file: !3, line: 13, column: 2)
!59 = !DILocation(line: 13, column: 2, scope: !58)
!60 = !DILocation(line: 14, column: 9, scope: !45)
!61 = !DILocation(line: 14, column: 2, scope: !45)
