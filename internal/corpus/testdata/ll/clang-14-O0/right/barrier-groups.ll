; ModuleID = 'barrier-groups.c'
source_filename = "barrier-groups.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@serial = dso_local global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [12 x i8] c"serial == 2\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"barrier-groups.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !36, metadata !DIExpression()), !dbg !42
  %5 = call i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef @b, %union.pthread_barrierattr_t* noundef null, i32 noundef 2) #5, !dbg !43
  call void @llvm.dbg.declare(metadata i32* %3, metadata !44, metadata !DIExpression()), !dbg !46
  store i32 0, i32* %3, align 4, !dbg !46
  br label %6, !dbg !47

6:                                                ; preds = %14, %0
  %7 = load i32, i32* %3, align 4, !dbg !48
  %8 = icmp slt i32 %7, 3, !dbg !50
  br i1 %8, label %9, label %17, !dbg !51

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !dbg !52
  %11 = sext i32 %10 to i64, !dbg !53
  %12 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %11, !dbg !53
  %13 = call i32 @pthread_create(i64* noundef %12, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !54
  br label %14, !dbg !54

14:                                               ; preds = %9
  %15 = load i32, i32* %3, align 4, !dbg !55
  %16 = add nsw i32 %15, 1, !dbg !55
  store i32 %16, i32* %3, align 4, !dbg !55
  br label %6, !dbg !56, !llvm.loop !57

17:                                               ; preds = %6
  %18 = call i8* @worker(i8* noundef null), !dbg !60
  call void @llvm.dbg.declare(metadata i32* %4, metadata !61, metadata !DIExpression()), !dbg !63
  store i32 0, i32* %4, align 4, !dbg !63
  br label %19, !dbg !64

19:                                               ; preds = %28, %17
  %20 = load i32, i32* %4, align 4, !dbg !65
  %21 = icmp slt i32 %20, 3, !dbg !67
  br i1 %21, label %22, label %31, !dbg !68

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !69
  %24 = sext i32 %23 to i64, !dbg !70
  %25 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %24, !dbg !70
  %26 = load i64, i64* %25, align 8, !dbg !70
  %27 = call i32 @pthread_join(i64 noundef %26, i8** noundef null), !dbg !71
  br label %28, !dbg !71

28:                                               ; preds = %22
  %29 = load i32, i32* %4, align 4, !dbg !72
  %30 = add nsw i32 %29, 1, !dbg !72
  store i32 %30, i32* %4, align 4, !dbg !72
  br label %19, !dbg !73, !llvm.loop !74

31:                                               ; preds = %19
  %32 = load atomic i32, i32* @serial seq_cst, align 4, !dbg !76
  %33 = icmp eq i32 %32, 2, !dbg !76
  br i1 %33, label %34, label %35, !dbg !79

34:                                               ; preds = %31
  br label %36, !dbg !79

35:                                               ; preds = %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !76
  unreachable, !dbg !76

36:                                               ; preds = %34
  ret i32 0, !dbg !80
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !81 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !84, metadata !DIExpression()), !dbg !85
  %5 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef @b) #5, !dbg !86
  %6 = icmp eq i32 %5, -1, !dbg !88
  br i1 %6, label %7, label %11, !dbg !89

7:                                                ; preds = %1
  store i32 1, i32* %3, align 4, !dbg !90
  %8 = load i32, i32* %3, align 4, !dbg !90
  %9 = atomicrmw add i32* @serial, i32 %8 seq_cst, align 4, !dbg !90
  store i32 %9, i32* %4, align 4, !dbg !90
  %10 = load i32, i32* %4, align 4, !dbg !90
  br label %11, !dbg !90

11:                                               ; preds = %7, %1
  %12 = load i8*, i8** %2, align 8, !dbg !91
  ret i8* %12, !dbg !92
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}
!llvm.ident = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 7, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier-groups.c", directory: ".", checksumkind: CSK_MD5, checksum: "18e7545c70dd2eb3d124bb8252e8adcd")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "serial", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !14, line: 112, baseType: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 108, size: 256, elements: !16)
!16 = !{!17, !22}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 110, baseType: !18, size: 256)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 111, baseType: !23, size: 64)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 1}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 14.0.6"}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !33, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!12}
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 19, type: !37)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 192, elements: !40)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !39)
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !{!41}
!41 = !DISubrange(count: 3)
!42 = !DILocation(line: 19, column: 12, scope: !32)
!43 = !DILocation(line: 20, column: 2, scope: !32)
!44 = !DILocalVariable(name: "i", scope: !45, file: !3, line: 21, type: !12)
!45 = distinct !DILexicalBlock(scope: !32, file: !3, line: 21, column: 2)
!46 = !DILocation(line: 21, column: 11, scope: !45)
!47 = !DILocation(line: 21, column: 7, scope: !45)
!48 = !DILocation(line: 21, column: 18, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !3, line: 21, column: 2)
!50 = !DILocation(line: 21, column: 20, scope: !49)
!51 = !DILocation(line: 21, column: 2, scope: !45)
!52 = !DILocation(line: 22, column: 21, scope: !49)
!53 = !DILocation(line: 22, column: 19, scope: !49)
!54 = !DILocation(line: 22, column: 3, scope: !49)
!55 = !DILocation(line: 21, column: 26, scope: !49)
!56 = !DILocation(line: 21, column: 2, scope: !49)
!57 = distinct !{!57, !51, !58, !59}
!58 = !DILocation(line: 22, column: 43, scope: !45)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !DILocation(line: 23, column: 2, scope: !32)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 24, type: !12)
!62 = distinct !DILexicalBlock(scope: !32, file: !3, line: 24, column: 2)
!63 = !DILocation(line: 24, column: 11, scope: !62)
!64 = !DILocation(line: 24, column: 7, scope: !62)
!65 = !DILocation(line: 24, column: 18, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 24, column: 2)
!67 = !DILocation(line: 24, column: 20, scope: !66)
!68 = !DILocation(line: 24, column: 2, scope: !62)
!69 = !DILocation(line: 25, column: 18, scope: !66)
!70 = !DILocation(line: 25, column: 16, scope: !66)
!71 = !DILocation(line: 25, column: 3, scope: !66)
!72 = !DILocation(line: 24, column: 26, scope: !66)
!73 = !DILocation(line: 24, column: 2, scope: !66)
!74 = distinct !{!74, !68, !75, !59}
!75 = !DILocation(line: 25, column: 26, scope: !62)
!76 = !DILocation(line: 26, column: 2, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 26, column: 2)
!78 = distinct !DILexicalBlock(scope: !32, file: !3, line: 26, column: 2)
!79 = !DILocation(line: 26, column: 2, scope: !78)
!80 = !DILocation(line: 27, column: 2, scope: !32)
!81 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !82, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !5}
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 10, type: !5)
!85 = !DILocation(line: 10, column: 27, scope: !81)
!86 = !DILocation(line: 12, column: 6, scope: !87)
!87 = distinct !DILexicalBlock(scope: !81, file: !3, line: 12, column: 6)
!88 = !DILocation(line: 12, column: 31, scope: !87)
!89 = !DILocation(line: 12, column: 6, scope: !81)
!90 = !DILocation(line: 13, column: 3, scope: !87)
!91 = !DILocation(line: 14, column: 9, scope: !81)
!92 = !DILocation(line: 14, column: 2, scope: !81)
