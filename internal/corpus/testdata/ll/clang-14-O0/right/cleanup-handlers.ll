; ModuleID = 'cleanup-handlers.c'
source_filename = "cleanup-handlers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x i8*] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@cleaned = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [14 x i8] c"cleaned == 10\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"cleanup-handlers.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !42, metadata !DIExpression()), !dbg !45
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #7, !dbg !46
  %4 = load i64, i64* %2, align 8, !dbg !47
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null), !dbg !48
  %6 = load i32, i32* @cleaned, align 4, !dbg !49
  %7 = icmp eq i32 %6, 10, !dbg !49
  br i1 %7, label %8, label %9, !dbg !52

8:                                                ; preds = %0
  br label %10, !dbg !52

9:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !49
  unreachable, !dbg !49

10:                                               ; preds = %8
  ret i32 0, !dbg !53
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !54 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca void (i8*)*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.__pthread_unwind_buf_t, align 16
  %8 = alloca void (i8*)*, align 8
  %9 = alloca i8*, align 8
  %10 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !57, metadata !DIExpression()), !dbg !58
  br label %11, !dbg !59

11:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata %struct.__pthread_unwind_buf_t* %3, metadata !60, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata void (i8*)** %4, metadata !79, metadata !DIExpression()), !dbg !78
  store void (i8*)* @cleanup, void (i8*)** %4, align 8, !dbg !78
  call void @llvm.dbg.declare(metadata i8** %5, metadata !83, metadata !DIExpression()), !dbg !78
  store i8* inttoptr (i64 1 to i8*), i8** %5, align 8, !dbg !78
  call void @llvm.dbg.declare(metadata i32* %6, metadata !84, metadata !DIExpression()), !dbg !78
  %12 = getelementptr inbounds %struct.__pthread_unwind_buf_t, %struct.__pthread_unwind_buf_t* %3, i32 0, i32 0, !dbg !78
  %13 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], [1 x %struct.__cancel_jmp_buf_tag]* %12, i64 0, i64 0, !dbg !78
  %14 = bitcast %struct.__cancel_jmp_buf_tag* %13 to i8*, !dbg !78
  %15 = bitcast i8* %14 to %struct.__jmp_buf_tag*, !dbg !78
  %16 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef %15, i32 noundef 0) #9, !dbg !78
  store i32 %16, i32* %6, align 4, !dbg !78
  %17 = load i32, i32* %6, align 4, !dbg !85
  %18 = sext i32 %17 to i64, !dbg !85
  %19 = icmp ne i64 %18, 0, !dbg !85
  br i1 %19, label %20, label %23, !dbg !78

20:                                               ; preds = %11
  %21 = load void (i8*)*, void (i8*)** %4, align 8, !dbg !87
  %22 = load i8*, i8** %5, align 8, !dbg !87
  call void %21(i8* noundef %22), !dbg !87
  call void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef %3) #10, !dbg !87
  unreachable, !dbg !87

23:                                               ; preds = %11
  call void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef %3), !dbg !78
  br label %24, !dbg !78

24:                                               ; preds = %23
  br label %25, !dbg !89

25:                                               ; preds = %24
  call void @llvm.dbg.declare(metadata %struct.__pthread_unwind_buf_t* %7, metadata !91, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata void (i8*)** %8, metadata !94, metadata !DIExpression()), !dbg !93
  store void (i8*)* @cleanup, void (i8*)** %8, align 8, !dbg !93
  call void @llvm.dbg.declare(metadata i8** %9, metadata !95, metadata !DIExpression()), !dbg !93
  store i8* inttoptr (i64 10 to i8*), i8** %9, align 8, !dbg !93
  call void @llvm.dbg.declare(metadata i32* %10, metadata !96, metadata !DIExpression()), !dbg !93
  %26 = getelementptr inbounds %struct.__pthread_unwind_buf_t, %struct.__pthread_unwind_buf_t* %7, i32 0, i32 0, !dbg !93
  %27 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], [1 x %struct.__cancel_jmp_buf_tag]* %26, i64 0, i64 0, !dbg !93
  %28 = bitcast %struct.__cancel_jmp_buf_tag* %27 to i8*, !dbg !93
  %29 = bitcast i8* %28 to %struct.__jmp_buf_tag*, !dbg !93
  %30 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef %29, i32 noundef 0) #9, !dbg !93
  store i32 %30, i32* %10, align 4, !dbg !93
  %31 = load i32, i32* %10, align 4, !dbg !97
  %32 = sext i32 %31 to i64, !dbg !97
  %33 = icmp ne i64 %32, 0, !dbg !97
  br i1 %33, label %34, label %37, !dbg !93

34:                                               ; preds = %25
  %35 = load void (i8*)*, void (i8*)** %8, align 8, !dbg !99
  %36 = load i8*, i8** %9, align 8, !dbg !99
  call void %35(i8* noundef %36), !dbg !99
  call void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef %7) #10, !dbg !99
  unreachable, !dbg !99

37:                                               ; preds = %25
  call void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef %7), !dbg !93
  br label %38, !dbg !93

38:                                               ; preds = %37
  br label %39, !dbg !101

39:                                               ; preds = %38
  br label %40, !dbg !103

40:                                               ; preds = %39
  br label %41, !dbg !101

41:                                               ; preds = %40
  call void @__pthread_unregister_cancel(%struct.__pthread_unwind_buf_t* noundef %7), !dbg !105
  %42 = load void (i8*)*, void (i8*)** %8, align 8, !dbg !106
  %43 = load i8*, i8** %9, align 8, !dbg !106
  call void %42(i8* noundef %43), !dbg !106
  br label %44, !dbg !105

44:                                               ; preds = %41
  br label %45, !dbg !108

45:                                               ; preds = %44
  br label %46, !dbg !109

46:                                               ; preds = %45
  br label %47, !dbg !108

47:                                               ; preds = %46
  call void @__pthread_unregister_cancel(%struct.__pthread_unwind_buf_t* noundef %3), !dbg !111
  br label %48, !dbg !111

48:                                               ; preds = %47
  %49 = load i8*, i8** %2, align 8, !dbg !112
  ret i8* %49, !dbg !113
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cleanup(i8* noundef %0) #0 !dbg !114 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !115, metadata !DIExpression()), !dbg !116
  %3 = load i8*, i8** %2, align 8, !dbg !117
  %4 = ptrtoint i8* %3 to i64, !dbg !118
  %5 = trunc i64 %4 to i32, !dbg !119
  %6 = load i32, i32* @cleaned, align 4, !dbg !120
  %7 = add nsw i32 %6, %5, !dbg !120
  store i32 %7, i32* @cleaned, align 4, !dbg !120
  ret void, !dbg !121
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #5

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef) #6

declare void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef) #3

declare void @__pthread_unregister_cancel(%struct.__pthread_unwind_buf_t* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind returns_twice }
attributes #10 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cleaned", scope: !2, file: !3, line: 6, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !29, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cleanup-handlers.c", directory: ".", checksumkind: CSK_MD5, checksum: "c30f4314f10d2f337a08581b426ec123")
!4 = !{!5, !6, !18, !14}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !8, line: 26, size: 1600, elements: !9)
!8 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!9 = !{!10, !17, !19}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !7, file: !8, line: 32, baseType: !11, size: 512)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !12, line: 31, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 512, elements: !15)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !7, file: !8, line: 33, baseType: !18, size: 32, offset: 512)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !7, file: !8, line: 34, baseType: !20, size: 1024, offset: 576)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !21, line: 8, baseType: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !21, line: 5, size: 1024, elements: !23)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !22, file: !21, line: 7, baseType: !25, size: 1024)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1024, elements: !27)
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !{!0}
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 14.0.6"}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !39, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!18}
!41 = !{}
!42 = !DILocalVariable(name: "t", scope: !38, file: !3, line: 21, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !26)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!45 = !DILocation(line: 21, column: 12, scope: !38)
!46 = !DILocation(line: 22, column: 2, scope: !38)
!47 = !DILocation(line: 23, column: 15, scope: !38)
!48 = !DILocation(line: 23, column: 2, scope: !38)
!49 = !DILocation(line: 24, column: 2, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 24, column: 2)
!51 = distinct !DILexicalBlock(scope: !38, file: !3, line: 24, column: 2)
!52 = !DILocation(line: 24, column: 2, scope: !51)
!53 = !DILocation(line: 25, column: 2, scope: !38)
!54 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !55, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !54, file: !3, line: 10, type: !5)
!58 = !DILocation(line: 10, column: 27, scope: !54)
!59 = !DILocation(line: 12, column: 2, scope: !54)
!60 = !DILocalVariable(name: "__cancel_buf", scope: !61, file: !3, line: 12, type: !62)
!61 = distinct !DILexicalBlock(scope: !54, file: !3, line: 12, column: 2)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_unwind_buf_t", file: !63, line: 548, baseType: !64, align: 128)
!63 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !63, line: 544, size: 832, elements: !65)
!65 = !{!66, !74}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !64, file: !63, line: 546, baseType: !67, size: 576)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 576, elements: !72)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cancel_jmp_buf_tag", file: !63, line: 538, size: 576, elements: !69)
!69 = !{!70, !71}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !68, file: !63, line: 540, baseType: !11, size: 512)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !68, file: !63, line: 541, baseType: !18, size: 32, offset: 512)
!72 = !{!73}
!73 = !DISubrange(count: 1)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__pad", scope: !64, file: !63, line: 547, baseType: !75, size: 256, offset: 576)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 4)
!78 = !DILocation(line: 12, column: 2, scope: !61)
!79 = !DILocalVariable(name: "__cancel_routine", scope: !61, file: !3, line: 12, type: !80)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !5}
!83 = !DILocalVariable(name: "__cancel_arg", scope: !61, file: !3, line: 12, type: !5)
!84 = !DILocalVariable(name: "__not_first_call", scope: !61, file: !3, line: 12, type: !18)
!85 = !DILocation(line: 12, column: 2, scope: !86)
!86 = distinct !DILexicalBlock(scope: !61, file: !3, line: 12, column: 2)
!87 = !DILocation(line: 12, column: 2, scope: !88)
!88 = distinct !DILexicalBlock(scope: !86, file: !3, line: 12, column: 2)
!89 = !DILocation(line: 13, column: 2, scope: !90)
!90 = distinct !DILexicalBlock(scope: !61, file: !3, line: 12, column: 2)
!91 = !DILocalVariable(name: "__cancel_buf", scope: !92, file: !3, line: 13, type: !62)
!92 = distinct !DILexicalBlock(scope: !90, file: !3, line: 13, column: 2)
!93 = !DILocation(line: 13, column: 2, scope: !92)
!94 = !DILocalVariable(name: "__cancel_routine", scope: !92, file: !3, line: 13, type: !80)
!95 = !DILocalVariable(name: "__cancel_arg", scope: !92, file: !3, line: 13, type: !5)
!96 = !DILocalVariable(name: "__not_first_call", scope: !92, file: !3, line: 13, type: !18)
!97 = !DILocation(line: 13, column: 2, scope: !98)
!98 = distinct !DILexicalBlock(scope: !92, file: !3, line: 13, column: 2)
!99 = !DILocation(line: 13, column: 2, scope: !100)
!100 = distinct !DILexicalBlock(scope: !98, file: !3, line: 13, column: 2)
!101 = !DILocation(line: 14, column: 2, scope: !102)
!102 = distinct !DILexicalBlock(scope: !92, file: !3, line: 13, column: 2)
!103 = !DILocation(line: 14, column: 2, scope: !104)
!104 = distinct !DILexicalBlock(scope: !102, file: !3, line: 14, column: 2)
!105 = !DILocation(line: 14, column: 2, scope: !92)
!106 = !DILocation(line: 14, column: 2, scope: !107)
!107 = distinct !DILexicalBlock(scope: !92, file: !3, line: 14, column: 2)
!108 = !DILocation(line: 15, column: 2, scope: !90)
!109 = !DILocation(line: 15, column: 2, scope: !110)
!110 = distinct !DILexicalBlock(scope: !90, file: !3, line: 15, column: 2)
!111 = !DILocation(line: 15, column: 2, scope: !61)
!112 = !DILocation(line: 16, column: 9, scope: !54)
!113 = !DILocation(line: 16, column: 2, scope: !54)
!114 = distinct !DISubprogram(name: "cleanup", scope: !3, file: !3, line: 8, type: !81, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!115 = !DILocalVariable(name: "arg", arg: 1, scope: !114, file: !3, line: 8, type: !5)
!116 = !DILocation(line: 8, column: 27, scope: !114)
!117 = !DILocation(line: 8, column: 56, scope: !114)
!118 = !DILocation(line: 8, column: 50, scope: !114)
!119 = !DILocation(line: 8, column: 45, scope: !114)
!120 = !DILocation(line: 8, column: 42, scope: !114)
!121 = !DILocation(line: 8, column: 61, scope: !114)
