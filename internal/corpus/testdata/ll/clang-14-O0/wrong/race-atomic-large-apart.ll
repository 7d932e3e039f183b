; ModuleID = 'race-atomic-large-apart.c'
source_filename = "race-atomic-large-apart.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.large = type { [3 x i64] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global [33 x %struct.large] zeroinitializer, align 16, !dbg !0
@ready = dso_local global i32 0, align 4, !dbg !18
@data = dso_local global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !48, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata i64* %3, metadata !53, metadata !DIExpression()), !dbg !54
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #6, !dbg !55
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #6, !dbg !56
  %6 = load i64, i64* %2, align 8, !dbg !57
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !58
  %8 = load i64, i64* %3, align 8, !dbg !59
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !60
  ret i32 0, !dbg !61
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !62 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.large, align 8
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !65, metadata !DIExpression()), !dbg !66
  store i32 1, i32* @data, align 4, !dbg !67
  %5 = getelementptr inbounds %struct.large, %struct.large* %3, i32 0, i32 0, !dbg !68
  %6 = getelementptr inbounds [3 x i64], [3 x i64]* %5, i64 0, i64 0, !dbg !68
  store i64 1, i64* %6, align 8, !dbg !68
  %7 = getelementptr inbounds i64, i64* %6, i64 1, !dbg !68
  %8 = getelementptr inbounds i64, i64* %6, i64 3, !dbg !68
  br label %9, !dbg !68

9:                                                ; preds = %9, %1
  %10 = phi i64* [ %7, %1 ], [ %11, %9 ], !dbg !68
  store i64 0, i64* %10, align 8, !dbg !68
  %11 = getelementptr inbounds i64, i64* %10, i64 1, !dbg !68
  %12 = icmp eq i64* %11, %8, !dbg !68
  br i1 %12, label %13, label %9, !dbg !68

13:                                               ; preds = %9
  %14 = bitcast %struct.large* %3 to i192*, !dbg !68
  %15 = bitcast i192* %14 to i8*, !dbg !68
  call void @__atomic_store(i64 noundef 24, i8* noundef bitcast ([33 x %struct.large]* @x to i8*), i8* noundef %15, i32 noundef 5), !dbg !68
  store i32 1, i32* %4, align 4, !dbg !69
  %16 = load i32, i32* %4, align 4, !dbg !69
  store atomic i32 %16, i32* @ready monotonic, align 4, !dbg !69
  %17 = load i8*, i8** %2, align 8, !dbg !70
  ret i8* %17, !dbg !71
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !72 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.large, align 8
  %5 = alloca %struct.large, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !73, metadata !DIExpression()), !dbg !74
  %6 = load atomic i32, i32* @ready monotonic, align 4, !dbg !75
  store i32 %6, i32* %3, align 4, !dbg !75
  %7 = load i32, i32* %3, align 4, !dbg !75
  %8 = icmp ne i32 %7, 0, !dbg !75
  br i1 %8, label %9, label %22, !dbg !77

9:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata %struct.large* %4, metadata !78, metadata !DIExpression()), !dbg !80
  %10 = bitcast %struct.large* %5 to i192*, !dbg !81
  %11 = bitcast i192* %10 to i8*, !dbg !81
  call void @__atomic_load(i64 noundef 24, i8* noundef bitcast (%struct.large* getelementptr inbounds ([33 x %struct.large], [33 x %struct.large]* @x, i64 0, i64 32) to i8*), i8* noundef %11, i32 noundef 5), !dbg !81
  %12 = bitcast i192* %10 to %struct.large*, !dbg !81
  %13 = bitcast %struct.large* %4 to i8*, !dbg !81
  %14 = bitcast %struct.large* %12 to i8*, !dbg !81
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %13, i8* align 8 %14, i64 24, i1 false), !dbg !81
  %15 = getelementptr inbounds %struct.large, %struct.large* %4, i32 0, i32 0, !dbg !82
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* %15, i64 0, i64 0, !dbg !83
  %17 = load i64, i64* %16, align 8, !dbg !83
  %18 = load i32, i32* @data, align 4, !dbg !84
  %19 = sext i32 %18 to i64, !dbg !84
  %20 = add nsw i64 %19, %17, !dbg !84
  %21 = trunc i64 %20 to i32, !dbg !84
  store i32 %21, i32* @data, align 4, !dbg !84
  br label %22, !dbg !85

22:                                               ; preds = %9, %1
  %23 = load i8*, i8** %2, align 8, !dbg !86
  ret i8* %23, !dbg !87
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind willreturn
declare void @__atomic_store(i64, i8*, i8*, i32) #4

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, i8*, i8*, i32) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race-atomic-large-apart.c", directory: ".", checksumkind: CSK_MD5, checksum: "550d3f6d5db898142e85988e7b3d8c75")
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
!17 = !{!0, !18, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !22, isLocal: false, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 6336, elements: !34)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !3, line: 8, size: 192, elements: !28)
!28 = !{!29}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !27, file: !3, line: 8, baseType: !30, size: 192)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 192, elements: !32)
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!32 = !{!33}
!33 = !DISubrange(count: 3)
!34 = !{!35}
!35 = !DISubrange(count: 33)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 1}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 14.0.6"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !45, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!22}
!47 = !{}
!48 = !DILocalVariable(name: "one", scope: !44, file: !3, line: 29, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 29, column: 12, scope: !44)
!53 = !DILocalVariable(name: "two", scope: !44, file: !3, line: 29, type: !49)
!54 = !DILocation(line: 29, column: 17, scope: !44)
!55 = !DILocation(line: 30, column: 2, scope: !44)
!56 = !DILocation(line: 31, column: 2, scope: !44)
!57 = !DILocation(line: 32, column: 15, scope: !44)
!58 = !DILocation(line: 32, column: 2, scope: !44)
!59 = !DILocation(line: 33, column: 15, scope: !44)
!60 = !DILocation(line: 33, column: 2, scope: !44)
!61 = !DILocation(line: 34, column: 2, scope: !44)
!62 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 12, type: !63, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!63 = !DISubroutineType(types: !64)
!64 = !{!16, !16}
!65 = !DILocalVariable(name: "arg", arg: 1, scope: !62, file: !3, line: 12, type: !16)
!66 = !DILocation(line: 12, column: 27, scope: !62)
!67 = !DILocation(line: 14, column: 7, scope: !62)
!68 = !DILocation(line: 15, column: 2, scope: !62)
!69 = !DILocation(line: 16, column: 2, scope: !62)
!70 = !DILocation(line: 17, column: 9, scope: !62)
!71 = !DILocation(line: 17, column: 2, scope: !62)
!72 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 19, type: !63, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !72, file: !3, line: 19, type: !16)
!74 = !DILocation(line: 19, column: 27, scope: !72)
!75 = !DILocation(line: 21, column: 6, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 21, column: 6)
!77 = !DILocation(line: 21, column: 6, scope: !72)
!78 = !DILocalVariable(name: "v", scope: !79, file: !3, line: 22, type: !27)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 21, column: 58)
!80 = !DILocation(line: 22, column: 16, scope: !79)
!81 = !DILocation(line: 22, column: 20, scope: !79)
!82 = !DILocation(line: 23, column: 13, scope: !79)
!83 = !DILocation(line: 23, column: 11, scope: !79)
!84 = !DILocation(line: 23, column: 8, scope: !79)
!85 = !DILocation(line: 24, column: 2, scope: !79)
!86 = !DILocation(line: 25, column: 9, scope: !72)
!87 = !DILocation(line: 25, column: 2, scope: !72)
