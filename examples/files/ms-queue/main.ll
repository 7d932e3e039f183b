; ModuleID = 'main.c'
source_filename = "main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

@head = external global ptr, align 8
@tail = external global ptr, align 8
@.str = private unnamed_addr constant [9 x i8] c"sum == 3\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"main.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !36, !DIExpression(), !43)
    #dbg_declare(ptr %3, !44, !DIExpression(), !45)
    #dbg_declare(ptr %4, !46, !DIExpression(), !54)
  %9 = call ptr @make(i32 noundef 0), !dbg !55
  store ptr %9, ptr %4, align 8, !dbg !54
    #dbg_declare(ptr %5, !56, !DIExpression(), !57)
  store i32 0, ptr %5, align 4, !dbg !57
  %10 = load ptr, ptr %4, align 8, !dbg !58
  store ptr %10, ptr @head, align 8, !dbg !59
  %11 = load ptr, ptr %4, align 8, !dbg !60
  store ptr %11, ptr @tail, align 8, !dbg !61
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !62
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @producer, ptr noundef inttoptr (i64 1 to ptr)) #4, !dbg !63
  %14 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !64
  %15 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @producer, ptr noundef inttoptr (i64 2 to ptr)) #4, !dbg !65
  %16 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !66
  %17 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @consumer, ptr noundef null) #4, !dbg !67
  %18 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !68
  %19 = load i64, ptr %18, align 16, !dbg !68
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef null), !dbg !69
  %21 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 1, !dbg !70
  %22 = load i64, ptr %21, align 8, !dbg !70
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !71
  %24 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 2, !dbg !72
  %25 = load i64, ptr %24, align 16, !dbg !72
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef %3), !dbg !73
  %27 = load ptr, ptr %3, align 8, !dbg !74
  %28 = ptrtoint ptr %27 to i64, !dbg !75
  %29 = trunc i64 %28 to i32, !dbg !76
  store i32 %29, ptr %5, align 4, !dbg !77
    #dbg_declare(ptr %6, !78, !DIExpression(), !80)
  br label %30, !dbg !81

30:                                               ; preds = %33, %0
  %31 = call i32 @dequeue(), !dbg !82
  store i32 %31, ptr %6, align 4, !dbg !84
  %32 = icmp ne i32 %31, 0, !dbg !85
  br i1 %32, label %33, label %37, !dbg !86

33:                                               ; preds = %30
  %34 = load i32, ptr %6, align 4, !dbg !87
  %35 = load i32, ptr %5, align 4, !dbg !88
  %36 = add nsw i32 %35, %34, !dbg !88
  store i32 %36, ptr %5, align 4, !dbg !88
  br label %30, !dbg !89, !llvm.loop !90

37:                                               ; preds = %30
  %38 = load i32, ptr %5, align 4, !dbg !93
  %39 = icmp eq i32 %38, 3, !dbg !96
  br i1 %39, label %40, label %41, !dbg !96

40:                                               ; preds = %37
  br label %42, !dbg !96

41:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !97
  unreachable, !dbg !97

42:                                               ; preds = %40
  br label %43, !dbg !98

43:                                               ; preds = %46, %42
  %44 = load ptr, ptr %4, align 8, !dbg !99
  %45 = icmp ne ptr %44, null, !dbg !98
  br i1 %45, label %46, label %53, !dbg !98

46:                                               ; preds = %43
    #dbg_declare(ptr %7, !100, !DIExpression(), !102)
  %47 = load ptr, ptr %4, align 8, !dbg !103
  %48 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 0, !dbg !104
  %49 = load atomic i64, ptr %48 seq_cst, align 8, !dbg !105
  store i64 %49, ptr %8, align 8, !dbg !105
  %50 = load ptr, ptr %8, align 8, !dbg !105
  store ptr %50, ptr %7, align 8, !dbg !102
  %51 = load ptr, ptr %4, align 8, !dbg !106
  call void @free(ptr noundef %51) #4, !dbg !107
  %52 = load ptr, ptr %7, align 8, !dbg !108
  store ptr %52, ptr %4, align 8, !dbg !109
  br label %43, !dbg !98, !llvm.loop !110

53:                                               ; preds = %43
  ret i32 0, !dbg !112
}

declare ptr @make(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !116, !DIExpression(), !117)
  %3 = load ptr, ptr %2, align 8, !dbg !118
  %4 = ptrtoint ptr %3 to i64, !dbg !119
  %5 = trunc i64 %4 to i32, !dbg !120
  call void @enqueue(i32 noundef %5), !dbg !121
  ret ptr null, !dbg !122
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !124, !DIExpression(), !125)
  %3 = load ptr, ptr %2, align 8, !dbg !126
  %4 = call i32 @dequeue(), !dbg !127
  %5 = sext i32 %4 to i64, !dbg !128
  %6 = inttoptr i64 %5 to ptr, !dbg !129
  ret ptr %6, !dbg !130
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @dequeue() #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

declare void @enqueue(i32 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}
!llvm.ident = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "main.c", directory: ".", checksumkind: CSK_MD5, checksum: "fed5166c114ad4907bedb56980494704")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !23, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !21, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!23 = !{!0, !7, !12}
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!32 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !33, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!21}
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !32, file: !2, line: 23, type: !37)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 192, elements: !41)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !{!42}
!42 = !DISubrange(count: 3)
!43 = !DILocation(line: 23, column: 12, scope: !32)
!44 = !DILocalVariable(name: "got", scope: !32, file: !2, line: 24, type: !20)
!45 = !DILocation(line: 24, column: 8, scope: !32)
!46 = !DILocalVariable(name: "first", scope: !32, file: !2, line: 25, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !49, line: 3, size: 128, elements: !50)
!49 = !DIFile(filename: "./queue.h", directory: ".", checksumkind: CSK_MD5, checksum: "38807e15c9a7a653158c100376a3ec58")
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !48, file: !49, line: 4, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !47)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !48, file: !49, line: 5, baseType: !21, size: 32, offset: 64)
!54 = !DILocation(line: 25, column: 15, scope: !32)
!55 = !DILocation(line: 25, column: 23, scope: !32)
!56 = !DILocalVariable(name: "sum", scope: !32, file: !2, line: 26, type: !21)
!57 = !DILocation(line: 26, column: 6, scope: !32)
!58 = !DILocation(line: 28, column: 21, scope: !32)
!59 = !DILocation(line: 28, column: 2, scope: !32)
!60 = !DILocation(line: 29, column: 21, scope: !32)
!61 = !DILocation(line: 29, column: 2, scope: !32)
!62 = !DILocation(line: 30, column: 18, scope: !32)
!63 = !DILocation(line: 30, column: 2, scope: !32)
!64 = !DILocation(line: 31, column: 18, scope: !32)
!65 = !DILocation(line: 31, column: 2, scope: !32)
!66 = !DILocation(line: 32, column: 18, scope: !32)
!67 = !DILocation(line: 32, column: 2, scope: !32)
!68 = !DILocation(line: 33, column: 15, scope: !32)
!69 = !DILocation(line: 33, column: 2, scope: !32)
!70 = !DILocation(line: 34, column: 15, scope: !32)
!71 = !DILocation(line: 34, column: 2, scope: !32)
!72 = !DILocation(line: 35, column: 15, scope: !32)
!73 = !DILocation(line: 35, column: 2, scope: !32)
!74 = !DILocation(line: 36, column: 19, scope: !32)
!75 = !DILocation(line: 36, column: 13, scope: !32)
!76 = !DILocation(line: 36, column: 8, scope: !32)
!77 = !DILocation(line: 36, column: 6, scope: !32)
!78 = !DILocalVariable(name: "v", scope: !79, file: !2, line: 37, type: !21)
!79 = distinct !DILexicalBlock(scope: !32, file: !2, line: 37, column: 2)
!80 = !DILocation(line: 37, column: 11, scope: !79)
!81 = !DILocation(line: 37, column: 7, scope: !79)
!82 = !DILocation(line: 37, column: 19, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !2, line: 37, column: 2)
!84 = !DILocation(line: 37, column: 17, scope: !83)
!85 = !DILocation(line: 37, column: 30, scope: !83)
!86 = !DILocation(line: 37, column: 2, scope: !79)
!87 = !DILocation(line: 38, column: 10, scope: !83)
!88 = !DILocation(line: 38, column: 7, scope: !83)
!89 = !DILocation(line: 37, column: 2, scope: !83)
!90 = distinct !{!90, !86, !91, !92}
!91 = !DILocation(line: 38, column: 10, scope: !79)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 39, column: 9, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !2, line: 39, column: 9)
!95 = distinct !DILexicalBlock(scope: !32, file: !2, line: 39, column: 2)
!96 = !DILocation(line: 39, column: 13, scope: !94)
!97 = !DILocation(line: 39, column: 2, scope: !94)
!98 = !DILocation(line: 40, column: 2, scope: !32)
!99 = !DILocation(line: 40, column: 9, scope: !32)
!100 = !DILocalVariable(name: "next", scope: !101, file: !2, line: 41, type: !47)
!101 = distinct !DILexicalBlock(scope: !32, file: !2, line: 40, column: 16)
!102 = !DILocation(line: 41, column: 16, scope: !101)
!103 = !DILocation(line: 41, column: 36, scope: !101)
!104 = !DILocation(line: 41, column: 43, scope: !101)
!105 = !DILocation(line: 41, column: 23, scope: !101)
!106 = !DILocation(line: 42, column: 8, scope: !101)
!107 = !DILocation(line: 42, column: 3, scope: !101)
!108 = !DILocation(line: 43, column: 11, scope: !101)
!109 = !DILocation(line: 43, column: 9, scope: !101)
!110 = distinct !{!110, !98, !111, !92}
!111 = !DILocation(line: 44, column: 2, scope: !32)
!112 = !DILocation(line: 45, column: 2, scope: !32)
!113 = distinct !DISubprogram(name: "producer", scope: !2, file: !2, line: 9, type: !114, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !35)
!114 = !DISubroutineType(types: !115)
!115 = !{!20, !20}
!116 = !DILocalVariable(name: "arg", arg: 1, scope: !113, file: !2, line: 9, type: !20)
!117 = !DILocation(line: 9, column: 29, scope: !113)
!118 = !DILocation(line: 11, column: 21, scope: !113)
!119 = !DILocation(line: 11, column: 15, scope: !113)
!120 = !DILocation(line: 11, column: 10, scope: !113)
!121 = !DILocation(line: 11, column: 2, scope: !113)
!122 = !DILocation(line: 12, column: 2, scope: !113)
!123 = distinct !DISubprogram(name: "consumer", scope: !2, file: !2, line: 15, type: !114, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !35)
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !2, line: 15, type: !20)
!125 = !DILocation(line: 15, column: 29, scope: !123)
!126 = !DILocation(line: 17, column: 8, scope: !123)
!127 = !DILocation(line: 18, column: 23, scope: !123)
!128 = !DILocation(line: 18, column: 17, scope: !123)
!129 = !DILocation(line: 18, column: 9, scope: !123)
!130 = !DILocation(line: 18, column: 2, scope: !123)
