; ModuleID = 'mcs-lock.c'
source_filename = "mcs-lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mcs_node = type { %struct.mcs_node*, i8 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@counter = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == 2\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"mcs-lock.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@tail = dso_local global %struct.mcs_node* null, align 8, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !42, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata i64* %3, metadata !47, metadata !DIExpression()), !dbg !48
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !49
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef null) #5, !dbg !50
  %6 = load i64, i64* %2, align 8, !dbg !51
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !52
  %8 = load i64, i64* %3, align 8, !dbg !53
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !54
  %10 = load i32, i32* @counter, align 4, !dbg !55
  %11 = icmp eq i32 %10, 2, !dbg !55
  br i1 %11, label %12, label %13, !dbg !58

12:                                               ; preds = %0
  br label %14, !dbg !58

13:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 60, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !55
  unreachable, !dbg !55

14:                                               ; preds = %12
  ret i32 0, !dbg !59
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !60 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.mcs_node, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !63, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata %struct.mcs_node* %3, metadata !65, metadata !DIExpression()), !dbg !66
  call void @acquire(%struct.mcs_node* noundef %3), !dbg !67
  %4 = load i32, i32* @counter, align 4, !dbg !68
  %5 = add nsw i32 %4, 1, !dbg !68
  store i32 %5, i32* @counter, align 4, !dbg !68
  call void @release(%struct.mcs_node* noundef %3), !dbg !69
  %6 = load i8*, i8** %2, align 8, !dbg !70
  ret i8* %6, !dbg !71
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @acquire(%struct.mcs_node* noundef %0) #0 !dbg !72 {
  %2 = alloca %struct.mcs_node*, align 8
  %3 = alloca %struct.mcs_node*, align 8
  %4 = alloca %struct.mcs_node*, align 8
  %5 = alloca %struct.mcs_node*, align 8
  %6 = alloca %struct.mcs_node*, align 8
  %7 = alloca i8, align 1
  store %struct.mcs_node* %0, %struct.mcs_node** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.mcs_node** %2, metadata !75, metadata !DIExpression()), !dbg !76
  %8 = load %struct.mcs_node*, %struct.mcs_node** %2, align 8, !dbg !77
  %9 = getelementptr inbounds %struct.mcs_node, %struct.mcs_node* %8, i32 0, i32 0, !dbg !78
  store %struct.mcs_node* null, %struct.mcs_node** %9, align 8, !dbg !79
  %10 = load %struct.mcs_node*, %struct.mcs_node** %2, align 8, !dbg !80
  %11 = getelementptr inbounds %struct.mcs_node, %struct.mcs_node* %10, i32 0, i32 1, !dbg !81
  store i8 1, i8* %11, align 1, !dbg !82
  call void @llvm.dbg.declare(metadata %struct.mcs_node** %3, metadata !83, metadata !DIExpression()), !dbg !84
  %12 = load %struct.mcs_node*, %struct.mcs_node** %2, align 8, !dbg !85
  store %struct.mcs_node* %12, %struct.mcs_node** %4, align 8, !dbg !86
  %13 = bitcast %struct.mcs_node** %4 to i64*, !dbg !86
  %14 = bitcast %struct.mcs_node** %5 to i64*, !dbg !86
  %15 = load i64, i64* %13, align 8, !dbg !86
  %16 = atomicrmw xchg i64* bitcast (%struct.mcs_node** @tail to i64*), i64 %15 acq_rel, align 8, !dbg !86
  store i64 %16, i64* %14, align 8, !dbg !86
  %17 = bitcast i64* %14 to %struct.mcs_node**, !dbg !86
  %18 = load %struct.mcs_node*, %struct.mcs_node** %17, align 8, !dbg !86
  store %struct.mcs_node* %18, %struct.mcs_node** %3, align 8, !dbg !84
  %19 = load %struct.mcs_node*, %struct.mcs_node** %3, align 8, !dbg !87
  %20 = icmp ne %struct.mcs_node* %19, null, !dbg !87
  br i1 %20, label %21, label %36, !dbg !89

21:                                               ; preds = %1
  %22 = load %struct.mcs_node*, %struct.mcs_node** %3, align 8, !dbg !90
  %23 = getelementptr inbounds %struct.mcs_node, %struct.mcs_node* %22, i32 0, i32 0, !dbg !92
  %24 = load %struct.mcs_node*, %struct.mcs_node** %2, align 8, !dbg !93
  store %struct.mcs_node* %24, %struct.mcs_node** %6, align 8, !dbg !94
  %25 = bitcast %struct.mcs_node** %23 to i64*, !dbg !94
  %26 = bitcast %struct.mcs_node** %6 to i64*, !dbg !94
  %27 = load i64, i64* %26, align 8, !dbg !94
  store atomic i64 %27, i64* %25 release, align 8, !dbg !94
  br label %28, !dbg !95

28:                                               ; preds = %34, %21
  %29 = load %struct.mcs_node*, %struct.mcs_node** %2, align 8, !dbg !96
  %30 = getelementptr inbounds %struct.mcs_node, %struct.mcs_node* %29, i32 0, i32 1, !dbg !97
  %31 = load atomic i8, i8* %30 acquire, align 8, !dbg !98
  store i8 %31, i8* %7, align 1, !dbg !98
  %32 = load i8, i8* %7, align 1, !dbg !98
  %33 = trunc i8 %32 to i1, !dbg !98
  br i1 %33, label %34, label %35, !dbg !95

34:                                               ; preds = %28
  br label %28, !dbg !95, !llvm.loop !99

35:                                               ; preds = %28
  br label %36, !dbg !102

36:                                               ; preds = %35, %1
  ret void, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release(%struct.mcs_node* noundef %0) #0 !dbg !104 {
  %2 = alloca %struct.mcs_node*, align 8
  %3 = alloca %struct.mcs_node*, align 8
  %4 = alloca %struct.mcs_node*, align 8
  %5 = alloca %struct.mcs_node*, align 8
  %6 = alloca %struct.mcs_node*, align 8
  %7 = alloca i8, align 1
  %8 = alloca %struct.mcs_node*, align 8
  %9 = alloca i8, align 1
  store %struct.mcs_node* %0, %struct.mcs_node** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.mcs_node** %2, metadata !105, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.declare(metadata %struct.mcs_node** %3, metadata !107, metadata !DIExpression()), !dbg !108
  %10 = load %struct.mcs_node*, %struct.mcs_node** %2, align 8, !dbg !109
  %11 = getelementptr inbounds %struct.mcs_node, %struct.mcs_node* %10, i32 0, i32 0, !dbg !110
  %12 = bitcast %struct.mcs_node** %11 to i64*, !dbg !111
  %13 = bitcast %struct.mcs_node** %4 to i64*, !dbg !111
  %14 = load atomic i64, i64* %12 acquire, align 8, !dbg !111
  store i64 %14, i64* %13, align 8, !dbg !111
  %15 = bitcast i64* %13 to %struct.mcs_node**, !dbg !111
  %16 = load %struct.mcs_node*, %struct.mcs_node** %15, align 8, !dbg !111
  store %struct.mcs_node* %16, %struct.mcs_node** %3, align 8, !dbg !108
  %17 = load %struct.mcs_node*, %struct.mcs_node** %3, align 8, !dbg !112
  %18 = icmp ne %struct.mcs_node* %17, null, !dbg !112
  br i1 %18, label %47, label %19, !dbg !114

19:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata %struct.mcs_node** %5, metadata !115, metadata !DIExpression()), !dbg !117
  %20 = load %struct.mcs_node*, %struct.mcs_node** %2, align 8, !dbg !118
  store %struct.mcs_node* %20, %struct.mcs_node** %5, align 8, !dbg !117
  store %struct.mcs_node* null, %struct.mcs_node** %6, align 8, !dbg !119
  %21 = bitcast %struct.mcs_node** %5 to i64*, !dbg !119
  %22 = bitcast %struct.mcs_node** %6 to i64*, !dbg !119
  %23 = load i64, i64* %21, align 8, !dbg !119
  %24 = load i64, i64* %22, align 8, !dbg !119
  %25 = cmpxchg i64* bitcast (%struct.mcs_node** @tail to i64*), i64 %23, i64 %24 release monotonic, align 8, !dbg !119
  %26 = extractvalue { i64, i1 } %25, 0, !dbg !119
  %27 = extractvalue { i64, i1 } %25, 1, !dbg !119
  br i1 %27, label %29, label %28, !dbg !119

28:                                               ; preds = %19
  store i64 %26, i64* %21, align 8, !dbg !119
  br label %29, !dbg !119

29:                                               ; preds = %28, %19
  %30 = zext i1 %27 to i8, !dbg !119
  store i8 %30, i8* %7, align 1, !dbg !119
  %31 = load i8, i8* %7, align 1, !dbg !119
  %32 = trunc i8 %31 to i1, !dbg !119
  br i1 %32, label %33, label %34, !dbg !121

33:                                               ; preds = %29
  br label %51, !dbg !122

34:                                               ; preds = %29
  br label %35, !dbg !123

35:                                               ; preds = %45, %34
  %36 = load %struct.mcs_node*, %struct.mcs_node** %2, align 8, !dbg !124
  %37 = getelementptr inbounds %struct.mcs_node, %struct.mcs_node* %36, i32 0, i32 0, !dbg !125
  %38 = bitcast %struct.mcs_node** %37 to i64*, !dbg !126
  %39 = bitcast %struct.mcs_node** %8 to i64*, !dbg !126
  %40 = load atomic i64, i64* %38 acquire, align 8, !dbg !126
  store i64 %40, i64* %39, align 8, !dbg !126
  %41 = bitcast i64* %39 to %struct.mcs_node**, !dbg !126
  %42 = load %struct.mcs_node*, %struct.mcs_node** %41, align 8, !dbg !126
  store %struct.mcs_node* %42, %struct.mcs_node** %3, align 8, !dbg !127
  %43 = icmp ne %struct.mcs_node* %42, null, !dbg !128
  %44 = xor i1 %43, true, !dbg !128
  br i1 %44, label %45, label %46, !dbg !123

45:                                               ; preds = %35
  br label %35, !dbg !123, !llvm.loop !129

46:                                               ; preds = %35
  br label %47, !dbg !131

47:                                               ; preds = %46, %1
  %48 = load %struct.mcs_node*, %struct.mcs_node** %3, align 8, !dbg !132
  %49 = getelementptr inbounds %struct.mcs_node, %struct.mcs_node* %48, i32 0, i32 1, !dbg !133
  store i8 0, i8* %9, align 1, !dbg !134
  %50 = load i8, i8* %9, align 1, !dbg !134
  store atomic i8 %50, i8* %49 release, align 8, !dbg !134
  br label %51, !dbg !135

51:                                               ; preds = %47, %33
  ret void, !dbg !135
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 17, type: !29, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mcs-lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "e1f905f61f43f233242f420954e849d0")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 16, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mcs_node", file: !3, line: 11, size: 128, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !3, line: 12, baseType: !20, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "waiting", scope: !22, file: !3, line: 13, baseType: !26, size: 8, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 85, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!28 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 14.0.6"}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 53, type: !39, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!29}
!41 = !{}
!42 = !DILocalVariable(name: "a", scope: !38, file: !3, line: 55, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 55, column: 12, scope: !38)
!47 = !DILocalVariable(name: "b", scope: !38, file: !3, line: 55, type: !43)
!48 = !DILocation(line: 55, column: 15, scope: !38)
!49 = !DILocation(line: 56, column: 2, scope: !38)
!50 = !DILocation(line: 57, column: 2, scope: !38)
!51 = !DILocation(line: 58, column: 15, scope: !38)
!52 = !DILocation(line: 58, column: 2, scope: !38)
!53 = !DILocation(line: 59, column: 15, scope: !38)
!54 = !DILocation(line: 59, column: 2, scope: !38)
!55 = !DILocation(line: 60, column: 2, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 60, column: 2)
!57 = distinct !DILexicalBlock(scope: !38, file: !3, line: 60, column: 2)
!58 = !DILocation(line: 60, column: 2, scope: !57)
!59 = !DILocation(line: 61, column: 2, scope: !38)
!60 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 44, type: !61, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!61 = !DISubroutineType(types: !62)
!62 = !{!16, !16}
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 44, type: !16)
!64 = !DILocation(line: 44, column: 27, scope: !60)
!65 = !DILocalVariable(name: "me", scope: !60, file: !3, line: 46, type: !22)
!66 = !DILocation(line: 46, column: 18, scope: !60)
!67 = !DILocation(line: 47, column: 2, scope: !60)
!68 = !DILocation(line: 48, column: 9, scope: !60)
!69 = !DILocation(line: 49, column: 2, scope: !60)
!70 = !DILocation(line: 50, column: 9, scope: !60)
!71 = !DILocation(line: 50, column: 2, scope: !60)
!72 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 19, type: !73, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!73 = !DISubroutineType(types: !74)
!74 = !{null, !21}
!75 = !DILocalVariable(name: "me", arg: 1, scope: !72, file: !3, line: 19, type: !21)
!76 = !DILocation(line: 19, column: 38, scope: !72)
!77 = !DILocation(line: 21, column: 15, scope: !72)
!78 = !DILocation(line: 21, column: 19, scope: !72)
!79 = !DILocation(line: 21, column: 2, scope: !72)
!80 = !DILocation(line: 22, column: 15, scope: !72)
!81 = !DILocation(line: 22, column: 19, scope: !72)
!82 = !DILocation(line: 22, column: 2, scope: !72)
!83 = !DILocalVariable(name: "before", scope: !72, file: !3, line: 23, type: !21)
!84 = !DILocation(line: 23, column: 19, scope: !72)
!85 = !DILocation(line: 23, column: 60, scope: !72)
!86 = !DILocation(line: 23, column: 28, scope: !72)
!87 = !DILocation(line: 24, column: 6, scope: !88)
!88 = distinct !DILexicalBlock(scope: !72, file: !3, line: 24, column: 6)
!89 = !DILocation(line: 24, column: 6, scope: !72)
!90 = !DILocation(line: 25, column: 26, scope: !91)
!91 = distinct !DILexicalBlock(scope: !88, file: !3, line: 24, column: 14)
!92 = !DILocation(line: 25, column: 34, scope: !91)
!93 = !DILocation(line: 25, column: 40, scope: !91)
!94 = !DILocation(line: 25, column: 3, scope: !91)
!95 = !DILocation(line: 26, column: 3, scope: !91)
!96 = !DILocation(line: 26, column: 32, scope: !91)
!97 = !DILocation(line: 26, column: 36, scope: !91)
!98 = !DILocation(line: 26, column: 10, scope: !91)
!99 = distinct !{!99, !95, !100, !101}
!100 = !DILocation(line: 27, column: 4, scope: !91)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 28, column: 2, scope: !91)
!103 = !DILocation(line: 29, column: 1, scope: !72)
!104 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 31, type: !73, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!105 = !DILocalVariable(name: "me", arg: 1, scope: !104, file: !3, line: 31, type: !21)
!106 = !DILocation(line: 31, column: 38, scope: !104)
!107 = !DILocalVariable(name: "after", scope: !104, file: !3, line: 33, type: !21)
!108 = !DILocation(line: 33, column: 19, scope: !104)
!109 = !DILocation(line: 33, column: 49, scope: !104)
!110 = !DILocation(line: 33, column: 53, scope: !104)
!111 = !DILocation(line: 33, column: 27, scope: !104)
!112 = !DILocation(line: 34, column: 7, scope: !113)
!113 = distinct !DILexicalBlock(scope: !104, file: !3, line: 34, column: 6)
!114 = !DILocation(line: 34, column: 6, scope: !104)
!115 = !DILocalVariable(name: "expected", scope: !116, file: !3, line: 35, type: !21)
!116 = distinct !DILexicalBlock(scope: !113, file: !3, line: 34, column: 14)
!117 = !DILocation(line: 35, column: 20, scope: !116)
!118 = !DILocation(line: 35, column: 31, scope: !116)
!119 = !DILocation(line: 36, column: 7, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 36, column: 7)
!121 = !DILocation(line: 36, column: 7, scope: !116)
!122 = !DILocation(line: 37, column: 4, scope: !120)
!123 = !DILocation(line: 38, column: 3, scope: !116)
!124 = !DILocation(line: 38, column: 42, scope: !116)
!125 = !DILocation(line: 38, column: 46, scope: !116)
!126 = !DILocation(line: 38, column: 20, scope: !116)
!127 = !DILocation(line: 38, column: 18, scope: !116)
!128 = !DILocation(line: 38, column: 10, scope: !116)
!129 = distinct !{!129, !123, !130, !101}
!130 = !DILocation(line: 39, column: 4, scope: !116)
!131 = !DILocation(line: 40, column: 2, scope: !116)
!132 = !DILocation(line: 41, column: 25, scope: !104)
!133 = !DILocation(line: 41, column: 32, scope: !104)
!134 = !DILocation(line: 41, column: 2, scope: !104)
!135 = !DILocation(line: 42, column: 1, scope: !104)
