; ModuleID = 'errno-threads.c'
source_filename = "errno-threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [15 x i8] c"errno == EINTR\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"errno-threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"errno == 0\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !17, metadata !DIExpression()), !dbg !21
  %3 = call i32* @__errno_location() #6, !dbg !22
  store i32 4, i32* %3, align 4, !dbg !23
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #7, !dbg !24
  %5 = load i64, i64* %2, align 8, !dbg !25
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null), !dbg !26
  %7 = call i32* @__errno_location() #6, !dbg !27
  %8 = load i32, i32* %7, align 4, !dbg !27
  %9 = icmp eq i32 %8, 4, !dbg !27
  br i1 %9, label %10, label %11, !dbg !30

10:                                               ; preds = %0
  br label %12, !dbg !30

11:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !27
  unreachable, !dbg !27

12:                                               ; preds = %10
  ret i32 0, !dbg !31
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !32 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !35, metadata !DIExpression()), !dbg !36
  %3 = call i32* @__errno_location() #6, !dbg !37
  %4 = load i32, i32* %3, align 4, !dbg !37
  %5 = icmp eq i32 %4, 0, !dbg !37
  br i1 %5, label %6, label %7, !dbg !40

6:                                                ; preds = %1
  br label %8, !dbg !40

7:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #8, !dbg !37
  unreachable, !dbg !37

8:                                                ; preds = %6
  %9 = call i32* @__errno_location() #6, !dbg !41
  store i32 11, i32* %9, align 4, !dbg !42
  %10 = load i8*, i8** %2, align 8, !dbg !43
  ret i8* %10, !dbg !44
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readnone willreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "errno-threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "4946778fcb0d31e883f548d4ec89c52d")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !13, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "t", scope: !12, file: !1, line: 16, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 16, column: 12, scope: !12)
!22 = !DILocation(line: 17, column: 2, scope: !12)
!23 = !DILocation(line: 17, column: 8, scope: !12)
!24 = !DILocation(line: 18, column: 2, scope: !12)
!25 = !DILocation(line: 19, column: 15, scope: !12)
!26 = !DILocation(line: 19, column: 2, scope: !12)
!27 = !DILocation(line: 20, column: 2, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 20, column: 2)
!29 = distinct !DILexicalBlock(scope: !12, file: !1, line: 20, column: 2)
!30 = !DILocation(line: 20, column: 2, scope: !29)
!31 = !DILocation(line: 21, column: 2, scope: !12)
!32 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 7, type: !33, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!33 = !DISubroutineType(types: !34)
!34 = !{!3, !3}
!35 = !DILocalVariable(name: "arg", arg: 1, scope: !32, file: !1, line: 7, type: !3)
!36 = !DILocation(line: 7, column: 27, scope: !32)
!37 = !DILocation(line: 9, column: 2, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !1, line: 9, column: 2)
!39 = distinct !DILexicalBlock(scope: !32, file: !1, line: 9, column: 2)
!40 = !DILocation(line: 9, column: 2, scope: !39)
!41 = !DILocation(line: 10, column: 2, scope: !32)
!42 = !DILocation(line: 10, column: 8, scope: !32)
!43 = !DILocation(line: 11, column: 9, scope: !32)
!44 = !DILocation(line: 11, column: 2, scope: !32)
