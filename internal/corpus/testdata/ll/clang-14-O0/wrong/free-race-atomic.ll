; ModuleID = 'free-race-atomic.c'
source_filename = "free-race-atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@head = dso_local global %struct.node* null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !28, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !33, metadata !DIExpression()), !dbg !34
  %7 = call noalias i8* @malloc(i64 noundef 4) #4, !dbg !35
  %8 = bitcast i8* %7 to %struct.node*, !dbg !35
  store %struct.node* %8, %struct.node** %3, align 8, !dbg !34
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !36
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !37
  store i32 1, i32* %10, align 4, !dbg !38
  %11 = load %struct.node*, %struct.node** %3, align 8, !dbg !39
  store %struct.node* %11, %struct.node** %4, align 8, !dbg !39
  %12 = bitcast %struct.node** %4 to i64*, !dbg !39
  %13 = load i64, i64* %12, align 8, !dbg !39
  store atomic i64 %13, i64* bitcast (%struct.node** @head to i64*) seq_cst, align 8, !dbg !39
  %14 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #4, !dbg !40
  store %struct.node* null, %struct.node** %5, align 8, !dbg !41
  %15 = bitcast %struct.node** %5 to i64*, !dbg !41
  %16 = bitcast %struct.node** %6 to i64*, !dbg !41
  %17 = load i64, i64* %15, align 8, !dbg !41
  %18 = atomicrmw xchg i64* bitcast (%struct.node** @head to i64*), i64 %17 seq_cst, align 8, !dbg !41
  store i64 %18, i64* %16, align 8, !dbg !41
  %19 = bitcast i64* %16 to %struct.node**, !dbg !41
  %20 = load %struct.node*, %struct.node** %19, align 8, !dbg !41
  store %struct.node* %20, %struct.node** %3, align 8, !dbg !42
  %21 = load %struct.node*, %struct.node** %3, align 8, !dbg !43
  %22 = bitcast %struct.node* %21 to i8*, !dbg !43
  call void @free(i8* noundef %22) #4, !dbg !44
  %23 = load i64, i64* %2, align 8, !dbg !45
  %24 = call i32 @pthread_join(i64 noundef %23, i8** noundef null), !dbg !46
  ret i32 0, !dbg !47
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !48 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !51, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !53, metadata !DIExpression()), !dbg !54
  %6 = bitcast %struct.node** %4 to i64*, !dbg !55
  %7 = load atomic i64, i64* bitcast (%struct.node** @head to i64*) seq_cst, align 8, !dbg !55
  store i64 %7, i64* %6, align 8, !dbg !55
  %8 = bitcast i64* %6 to %struct.node**, !dbg !55
  %9 = load %struct.node*, %struct.node** %8, align 8, !dbg !55
  store %struct.node* %9, %struct.node** %3, align 8, !dbg !54
  %10 = load %struct.node*, %struct.node** %3, align 8, !dbg !56
  %11 = icmp ne %struct.node* %10, null, !dbg !56
  br i1 %11, label %12, label %17, !dbg !58

12:                                               ; preds = %1
  %13 = load %struct.node*, %struct.node** %3, align 8, !dbg !59
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !59
  %15 = load atomic i32, i32* %14 seq_cst, align 4, !dbg !59
  store i32 %15, i32* %5, align 4, !dbg !59
  %16 = load i32, i32* %5, align 4, !dbg !59
  br label %17, !dbg !59

17:                                               ; preds = %12, %1
  %18 = load i8*, i8** %2, align 8, !dbg !60
  ret i8* %18, !dbg !61
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "free-race-atomic.c", directory: ".", checksumkind: CSK_MD5, checksum: "fc52183ff9252c2ddb3fb9db654b6ad9")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 32, elements: !10)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 7, baseType: !12, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !13, line: 92, baseType: !14)
!13 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !15)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !25, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!15}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 20, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 20, column: 12, scope: !24)
!33 = !DILocalVariable(name: "n", scope: !24, file: !3, line: 21, type: !8)
!34 = !DILocation(line: 21, column: 15, scope: !24)
!35 = !DILocation(line: 21, column: 19, scope: !24)
!36 = !DILocation(line: 22, column: 15, scope: !24)
!37 = !DILocation(line: 22, column: 18, scope: !24)
!38 = !DILocation(line: 22, column: 2, scope: !24)
!39 = !DILocation(line: 23, column: 2, scope: !24)
!40 = !DILocation(line: 24, column: 2, scope: !24)
!41 = !DILocation(line: 25, column: 6, scope: !24)
!42 = !DILocation(line: 25, column: 4, scope: !24)
!43 = !DILocation(line: 26, column: 7, scope: !24)
!44 = !DILocation(line: 26, column: 2, scope: !24)
!45 = !DILocation(line: 27, column: 15, scope: !24)
!46 = !DILocation(line: 27, column: 2, scope: !24)
!47 = !DILocation(line: 28, column: 2, scope: !24)
!48 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 10, type: !49, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!49 = !DISubroutineType(types: !50)
!50 = !{!5, !5}
!51 = !DILocalVariable(name: "arg", arg: 1, scope: !48, file: !3, line: 10, type: !5)
!52 = !DILocation(line: 10, column: 27, scope: !48)
!53 = !DILocalVariable(name: "n", scope: !48, file: !3, line: 12, type: !8)
!54 = !DILocation(line: 12, column: 15, scope: !48)
!55 = !DILocation(line: 12, column: 19, scope: !48)
!56 = !DILocation(line: 13, column: 6, scope: !57)
!57 = distinct !DILexicalBlock(scope: !48, file: !3, line: 13, column: 6)
!58 = !DILocation(line: 13, column: 6, scope: !48)
!59 = !DILocation(line: 14, column: 3, scope: !57)
!60 = !DILocation(line: 15, column: 9, scope: !48)
!61 = !DILocation(line: 15, column: 2, scope: !48)
