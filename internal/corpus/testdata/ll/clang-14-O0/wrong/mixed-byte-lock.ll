; ModuleID = 'mixed-byte-lock.c'
source_filename = "mixed-byte-lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@u = dso_local global %union.anon { i32 1 }, align 4, !dbg !0
@guarded = dso_local global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [21 x i8] c"(u.word & 0xff) == 0\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"mixed-byte-lock.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"guarded == 7\00", align 1
@__PRETTY_FUNCTION__.count = private unnamed_addr constant [20 x i8] c"void *count(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !28, metadata !DIExpression()), !dbg !32
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @count, i8* noundef null) #5, !dbg !33
  store i32 7, i32* @guarded, align 4, !dbg !34
  store i8 0, i8* %3, align 1, !dbg !35
  %5 = load i8, i8* %3, align 1, !dbg !35
  store atomic i8 %5, i8* bitcast (%union.anon* @u to i8*) release, align 4, !dbg !35
  %6 = load i64, i64* %2, align 8, !dbg !36
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !37
  %8 = load i32, i32* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0), align 4, !dbg !38
  %9 = and i32 %8, 255, !dbg !38
  %10 = icmp eq i32 %9, 0, !dbg !38
  br i1 %10, label %11, label %12, !dbg !41

11:                                               ; preds = %0
  br label %13, !dbg !41

12:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !38
  unreachable, !dbg !38

13:                                               ; preds = %11
  ret i32 0, !dbg !42
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @count(i8* noundef %0) #0 !dbg !43 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !46, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %3, metadata !48, metadata !DIExpression()), !dbg !49
  %7 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) monotonic, align 4, !dbg !50
  store i32 %7, i32* %4, align 4, !dbg !50
  %8 = load i32, i32* %4, align 4, !dbg !50
  store i32 %8, i32* %3, align 4, !dbg !49
  %9 = load i32, i32* %3, align 4, !dbg !51
  %10 = add i32 %9, 256, !dbg !53
  store i32 %10, i32* %5, align 4, !dbg !54
  %11 = load i32, i32* %3, align 4, !dbg !54
  %12 = load i32, i32* %5, align 4, !dbg !54
  %13 = cmpxchg i32* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0), i32 %11, i32 %12 acquire monotonic, align 4, !dbg !54
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !54
  %15 = extractvalue { i32, i1 } %13, 1, !dbg !54
  br i1 %15, label %17, label %16, !dbg !54

16:                                               ; preds = %1
  store i32 %14, i32* %3, align 4, !dbg !54
  br label %17, !dbg !54

17:                                               ; preds = %16, %1
  %18 = zext i1 %15 to i8, !dbg !54
  store i8 %18, i8* %6, align 1, !dbg !54
  %19 = load i8, i8* %6, align 1, !dbg !54
  %20 = trunc i8 %19 to i1, !dbg !54
  br i1 %20, label %21, label %31, !dbg !55

21:                                               ; preds = %17
  %22 = load i32, i32* %3, align 4, !dbg !56
  %23 = and i32 %22, 255, !dbg !57
  %24 = icmp ne i32 %23, 0, !dbg !57
  br i1 %24, label %31, label %25, !dbg !58

25:                                               ; preds = %21
  %26 = load i32, i32* @guarded, align 4, !dbg !59
  %27 = icmp eq i32 %26, 7, !dbg !59
  br i1 %27, label %28, label %29, !dbg !62

28:                                               ; preds = %25
  br label %30, !dbg !62

29:                                               ; preds = %25
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @__PRETTY_FUNCTION__.count, i64 0, i64 0)) #6, !dbg !59
  unreachable, !dbg !59

30:                                               ; preds = %28
  br label %31, !dbg !63

31:                                               ; preds = %30, %21, %17
  %32 = load i8*, i8** %2, align 8, !dbg !64
  ret i8* %32, !dbg !65
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
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-byte-lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "8536d53edf1b88466875d653abebd130")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "guarded", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 8, size: 32, elements: !11)
!11 = !{!12, !14}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !10, file: !3, line: 9, baseType: !13, size: 32)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !10, file: !3, line: 10, baseType: !15, size: 8)
!15 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !25, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!9}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 25, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 25, column: 12, scope: !24)
!33 = !DILocation(line: 26, column: 2, scope: !24)
!34 = !DILocation(line: 27, column: 10, scope: !24)
!35 = !DILocation(line: 28, column: 2, scope: !24)
!36 = !DILocation(line: 29, column: 15, scope: !24)
!37 = !DILocation(line: 29, column: 2, scope: !24)
!38 = !DILocation(line: 30, column: 2, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 30, column: 2)
!40 = distinct !DILexicalBlock(scope: !24, file: !3, line: 30, column: 2)
!41 = !DILocation(line: 30, column: 2, scope: !40)
!42 = !DILocation(line: 31, column: 2, scope: !24)
!43 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 15, type: !44, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!44 = !DISubroutineType(types: !45)
!45 = !{!5, !5}
!46 = !DILocalVariable(name: "arg", arg: 1, scope: !43, file: !3, line: 15, type: !5)
!47 = !DILocation(line: 15, column: 26, scope: !43)
!48 = !DILocalVariable(name: "old", scope: !43, file: !3, line: 17, type: !13)
!49 = !DILocation(line: 17, column: 11, scope: !43)
!50 = !DILocation(line: 17, column: 17, scope: !43)
!51 = !DILocation(line: 18, column: 49, scope: !52)
!52 = distinct !DILexicalBlock(scope: !43, file: !3, line: 18, column: 6)
!53 = !DILocation(line: 18, column: 53, scope: !52)
!54 = !DILocation(line: 18, column: 6, scope: !52)
!55 = !DILocation(line: 18, column: 101, scope: !52)
!56 = !DILocation(line: 18, column: 106, scope: !52)
!57 = !DILocation(line: 18, column: 110, scope: !52)
!58 = !DILocation(line: 18, column: 6, scope: !43)
!59 = !DILocation(line: 19, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 19, column: 3)
!61 = distinct !DILexicalBlock(scope: !52, file: !3, line: 19, column: 3)
!62 = !DILocation(line: 19, column: 3, scope: !61)
!63 = !DILocation(line: 19, column: 3, scope: !52)
!64 = !DILocation(line: 20, column: 9, scope: !43)
!65 = !DILocation(line: 20, column: 2, scope: !43)
