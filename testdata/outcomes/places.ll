; ModuleID = 'places.cpp'
source_filename = "places.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { ptr }
%struct.node = type { %struct.base, ptr, i8, double, i8, [2 x [3 x i64]] }
%struct.base = type { i32 }

$_ZNSt6atomicIP4nodeE8exchangeES1_St12memory_order = comdat any

$_ZNSt13__atomic_baseIiEppEi = comdat any

@_ZN4pool4headE = dso_local global %"struct.std::atomic" zeroinitializer, align 8, !dbg !0
@_ZN4pool5nodesE = dso_local global [2 x { i32, ptr, i8, double, i8, [2 x [3 x i64]] }] [{ i32, ptr, i8, double, i8, [2 x [3 x i64]] } { i32 7, ptr null, i8 -6, double 5.000000e-01, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 2, i64 3], [3 x i64] [i64 4, i64 5, i64 6]] }, { i32, ptr, i8, double, i8, [2 x [3 x i64]] } { i32 7, ptr null, i8 -6, double 5.000000e-01, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 2, i64 3], [3 x i64] [i64 4, i64 5, i64 6]] }], align 16, !dbg !273
@_ZN4pool5countE = dso_local global { i32 } { i32 -1 }, align 4, !dbg !277
@_ZL4wide = internal global i32 -294967296, align 4, !dbg !430

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 !dbg !444 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !448, metadata !DIExpression()), !dbg !452
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @_ZL4pushPv, ptr noundef null) #5, !dbg !453
  %3 = call noundef ptr @_ZNSt6atomicIP4nodeE8exchangeES1_St12memory_order(ptr noundef nonnull align 8 dereferenceable(8) @_ZN4pool4headE, ptr noundef @_ZN4pool5nodesE, i32 noundef 5) #5, !dbg !454
  store ptr %3, ptr getelementptr inbounds (%struct.node, ptr @_ZN4pool5nodesE, i32 0, i32 1), align 8, !dbg !455
  %4 = call noundef i32 @_ZNSt13__atomic_baseIiEppEi(ptr noundef nonnull align 4 dereferenceable(4) @_ZN4pool5countE, i32 noundef 0) #5, !dbg !456
  %5 = load i64, ptr %1, align 8, !dbg !457
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !458
  %7 = load i32, ptr @_ZL4wide, align 4, !dbg !459
  %8 = add i32 %7, 1, !dbg !459
  store i32 %8, ptr @_ZL4wide, align 4, !dbg !459
  ret i32 0, !dbg !460
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef ptr @_ZL4pushPv(ptr noundef %0) #3 !dbg !461 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !465, metadata !DIExpression()), !dbg !466
  %3 = call noundef ptr @_ZNSt6atomicIP4nodeE8exchangeES1_St12memory_order(ptr noundef nonnull align 8 dereferenceable(8) @_ZN4pool4headE, ptr noundef getelementptr inbounds ([2 x %struct.node], ptr @_ZN4pool5nodesE, i64 0, i64 1), i32 noundef 5) #5, !dbg !467
  store ptr %3, ptr getelementptr inbounds ([2 x %struct.node], ptr @_ZN4pool5nodesE, i64 0, i64 1, i32 1), align 8, !dbg !468
  store i64 -6, ptr getelementptr inbounds ([2 x %struct.node], ptr @_ZN4pool5nodesE, i64 0, i64 1, i32 5, i64 1, i64 2), align 8, !dbg !469
  store i8 1, ptr getelementptr inbounds ([2 x %struct.node], ptr @_ZN4pool5nodesE, i64 0, i64 1, i32 4), align 8, !dbg !470
  ret ptr null, !dbg !471
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt6atomicIP4nodeE8exchangeES1_St12memory_order(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, i32 noundef %2) #3 comdat align 2 !dbg !472 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !473, metadata !DIExpression()), !dbg !475
  store ptr %1, ptr %10, align 8
  call void @llvm.dbg.declare(metadata ptr %10, metadata !476, metadata !DIExpression()), !dbg !477
  store i32 %2, ptr %11, align 4
  call void @llvm.dbg.declare(metadata ptr %11, metadata !478, metadata !DIExpression()), !dbg !479
  %12 = load ptr, ptr %9, align 8
  %13 = getelementptr inbounds %"struct.std::atomic", ptr %12, i32 0, i32 0, !dbg !480
  %14 = load ptr, ptr %10, align 8, !dbg !481
  %15 = load i32, ptr %11, align 4, !dbg !482
  store ptr %13, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !483, metadata !DIExpression()), !dbg !486
  store ptr %14, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !488, metadata !DIExpression()), !dbg !489
  store i32 %15, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !490, metadata !DIExpression()), !dbg !491
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %6, align 4, !dbg !492
  %18 = load ptr, ptr %5, align 8, !dbg !493
  store ptr %18, ptr %7, align 8, !dbg !494
  switch i32 %17, label %19 [
    i32 1, label %22
    i32 2, label %22
    i32 3, label %25
    i32 4, label %28
    i32 5, label %31
  ], !dbg !494

19:                                               ; preds = %3
  %20 = load i64, ptr %7, align 8, !dbg !494
  %21 = atomicrmw xchg ptr %16, i64 %20 monotonic, align 8, !dbg !494
  store i64 %21, ptr %8, align 8, !dbg !494
  br label %34, !dbg !494

22:                                               ; preds = %3, %3
  %23 = load i64, ptr %7, align 8, !dbg !494
  %24 = atomicrmw xchg ptr %16, i64 %23 acquire, align 8, !dbg !494
  store i64 %24, ptr %8, align 8, !dbg !494
  br label %34, !dbg !494

25:                                               ; preds = %3
  %26 = load i64, ptr %7, align 8, !dbg !494
  %27 = atomicrmw xchg ptr %16, i64 %26 release, align 8, !dbg !494
  store i64 %27, ptr %8, align 8, !dbg !494
  br label %34, !dbg !494

28:                                               ; preds = %3
  %29 = load i64, ptr %7, align 8, !dbg !494
  %30 = atomicrmw xchg ptr %16, i64 %29 acq_rel, align 8, !dbg !494
  store i64 %30, ptr %8, align 8, !dbg !494
  br label %34, !dbg !494

31:                                               ; preds = %3
  %32 = load i64, ptr %7, align 8, !dbg !494
  %33 = atomicrmw xchg ptr %16, i64 %32 seq_cst, align 8, !dbg !494
  store i64 %33, ptr %8, align 8, !dbg !494
  br label %34, !dbg !494

34:                                               ; preds = %19, %22, %25, %28, %31
  %35 = load ptr, ptr %8, align 8, !dbg !494
  ret ptr %35, !dbg !495
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt13__atomic_baseIiEppEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #3 comdat align 2 !dbg !496 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !497, metadata !DIExpression()), !dbg !499
  store i32 %1, ptr %9, align 4
  call void @llvm.dbg.declare(metadata ptr %9, metadata !500, metadata !DIExpression()), !dbg !501
  %10 = load ptr, ptr %8, align 8
  store ptr %10, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !502, metadata !DIExpression()), !dbg !504
  store i32 1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !506, metadata !DIExpression()), !dbg !507
  store i32 5, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !508, metadata !DIExpression()), !dbg !509
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4, !dbg !510
  %13 = load i32, ptr %4, align 4, !dbg !511
  store i32 %13, ptr %6, align 4, !dbg !512
  switch i32 %12, label %14 [
    i32 1, label %17
    i32 2, label %17
    i32 3, label %20
    i32 4, label %23
    i32 5, label %26
  ], !dbg !512

14:                                               ; preds = %2
  %15 = load i32, ptr %6, align 4, !dbg !512
  %16 = atomicrmw add ptr %11, i32 %15 monotonic, align 4, !dbg !512
  store i32 %16, ptr %7, align 4, !dbg !512
  br label %29, !dbg !512

17:                                               ; preds = %2, %2
  %18 = load i32, ptr %6, align 4, !dbg !512
  %19 = atomicrmw add ptr %11, i32 %18 acquire, align 4, !dbg !512
  store i32 %19, ptr %7, align 4, !dbg !512
  br label %29, !dbg !512

20:                                               ; preds = %2
  %21 = load i32, ptr %6, align 4, !dbg !512
  %22 = atomicrmw add ptr %11, i32 %21 release, align 4, !dbg !512
  store i32 %22, ptr %7, align 4, !dbg !512
  br label %29, !dbg !512

23:                                               ; preds = %2
  %24 = load i32, ptr %6, align 4, !dbg !512
  %25 = atomicrmw add ptr %11, i32 %24 acq_rel, align 4, !dbg !512
  store i32 %25, ptr %7, align 4, !dbg !512
  br label %29, !dbg !512

26:                                               ; preds = %2
  %27 = load i32, ptr %6, align 4, !dbg !512
  %28 = atomicrmw add ptr %11, i32 %27 seq_cst, align 4, !dbg !512
  store i32 %28, ptr %7, align 4, !dbg !512
  br label %29, !dbg !512

29:                                               ; preds = %14, %17, %20, %23, %26
  %30 = load i32, ptr %7, align 4, !dbg !512
  ret i32 %30, !dbg !513
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!432}
!llvm.module.flags = !{!436, !437, !438, !439, !440, !441, !442}
!llvm.ident = !{!443}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", linkageName: "_ZN4pool4headE", scope: !2, file: !3, line: 15, type: !4, isLocal: false, isDefinition: true)
!2 = !DINamespace(name: "pool", scope: null)
!3 = !DIFile(filename: "places.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "b7f47bcc87f16b7d55d5cd9aadf17b20")
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<node *>", scope: !6, file: !5, line: 415, size: 64, flags: DIFlagTypePassByReference, elements: !7, templateParams: !271, identifier: "_ZTSSt6atomicIP4nodeE")
!5 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!6 = !DINamespace(name: "std", scope: null)
!7 = !{!8, !158, !160, !164, !165, !170, !174, !179, !183, !187, !192, !195, !198, !201, !204, !205, !206, !209, !212, !213, !214, !217, !220, !221, !222, !225, !228, !231, !234, !237, !240, !243, !246, !250, !253, !256, !259, !260, !261, !262, !263, !266, !269, !270}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "_M_b", scope: !4, file: !5, line: 422, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "__base_type", scope: !4, file: !5, line: 421, baseType: !10)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__atomic_base<node *>", scope: !6, file: !11, line: 669, size: 64, flags: DIFlagTypePassByReference, elements: !12, templateParams: !156, identifier: "_ZTSSt13__atomic_baseIP4nodeE")
!11 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!12 = !{!13, !36, !43, !49, !53, !54, !58, !62, !66, !69, !72, !75, !78, !81, !84, !87, !88, !89, !92, !95, !96, !97, !100, !103, !104, !105, !108, !111, !124, !127, !130, !133, !136, !139, !143, !146, !147, !148, !151, !154, !155}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "_M_p", scope: !10, file: !11, line: 674, baseType: !14, size: 64, flags: DIFlagPrivate)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pointer_type", scope: !10, file: !11, line: 672, baseType: !15, flags: DIFlagPrivate)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 704, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !17, identifier: "_ZTS4node")
!17 = !{!18, !23, !24, !26, !28, !30}
!18 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !16, baseType: !19, extraData: i32 0)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "base", file: !3, line: 4, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !20, identifier: "_ZTS4base")
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !19, file: !3, line: 5, baseType: !22, size: 32)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !3, line: 8, baseType: !15, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "small", scope: !16, file: !3, line: 9, baseType: !25, size: 8, offset: 128)
!25 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "part", scope: !16, file: !3, line: 10, baseType: !27, size: 64, offset: 192)
!27 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "set", scope: !16, file: !3, line: 11, baseType: !29, size: 8, offset: 256)
!29 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "grid", scope: !16, file: !3, line: 12, baseType: !31, size: 384, offset: 320)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 384, elements: !33)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !{!34, !35}
!34 = !DISubrange(count: 2)
!35 = !DISubrange(count: 3)
!36 = !DISubprogram(name: "_M_type_size", linkageName: "_ZNKSt13__atomic_baseIP4nodeE12_M_type_sizeEl", scope: !10, file: !11, line: 678, type: !37, scopeLine: 678, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: 0)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !41, !39}
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", scope: !6, file: !40, line: 299, baseType: !32)
!40 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!43 = !DISubprogram(name: "_M_type_size", linkageName: "_ZNVKSt13__atomic_baseIP4nodeE12_M_type_sizeEl", scope: !10, file: !11, line: 681, type: !44, scopeLine: 681, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: 0)
!44 = !DISubroutineType(types: !45)
!45 = !{!39, !46, !39}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!49 = !DISubprogram(name: "__atomic_base", scope: !10, file: !11, line: 684, type: !50, scopeLine: 684, flags: DIFlagPrototyped, spFlags: 0)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!53 = !DISubprogram(name: "~__atomic_base", scope: !10, file: !11, line: 685, type: !50, scopeLine: 685, flags: DIFlagPrototyped, spFlags: 0)
!54 = !DISubprogram(name: "__atomic_base", scope: !10, file: !11, line: 686, type: !55, scopeLine: 686, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !52, !57}
!57 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !42, size: 64)
!58 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIP4nodeEaSERKS2_", scope: !10, file: !11, line: 687, type: !59, scopeLine: 687, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !52, !57}
!61 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !10, size: 64)
!62 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIP4nodeEaSERKS2_", scope: !10, file: !11, line: 688, type: !63, scopeLine: 688, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!63 = !DISubroutineType(types: !64)
!64 = !{!61, !65, !57}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!66 = !DISubprogram(name: "__atomic_base", scope: !10, file: !11, line: 691, type: !67, scopeLine: 691, flags: DIFlagPrototyped, spFlags: 0)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !52, !14}
!69 = !DISubprogram(name: "operator node *", linkageName: "_ZNKSt13__atomic_baseIP4nodeEcvS1_Ev", scope: !10, file: !11, line: 693, type: !70, scopeLine: 693, flags: DIFlagPrototyped, spFlags: 0)
!70 = !DISubroutineType(types: !71)
!71 = !{!14, !41}
!72 = !DISubprogram(name: "operator node *", linkageName: "_ZNVKSt13__atomic_baseIP4nodeEcvS1_Ev", scope: !10, file: !11, line: 696, type: !73, scopeLine: 696, flags: DIFlagPrototyped, spFlags: 0)
!73 = !DISubroutineType(types: !74)
!74 = !{!14, !46}
!75 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIP4nodeEaSES1_", scope: !10, file: !11, line: 700, type: !76, scopeLine: 700, flags: DIFlagPrototyped, spFlags: 0)
!76 = !DISubroutineType(types: !77)
!77 = !{!14, !52, !14}
!78 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIP4nodeEaSES1_", scope: !10, file: !11, line: 707, type: !79, scopeLine: 707, flags: DIFlagPrototyped, spFlags: 0)
!79 = !DISubroutineType(types: !80)
!80 = !{!14, !65, !14}
!81 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIP4nodeEppEi", scope: !10, file: !11, line: 714, type: !82, scopeLine: 714, flags: DIFlagPrototyped, spFlags: 0)
!82 = !DISubroutineType(types: !83)
!83 = !{!14, !52, !22}
!84 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIP4nodeEppEi", scope: !10, file: !11, line: 718, type: !85, scopeLine: 718, flags: DIFlagPrototyped, spFlags: 0)
!85 = !DISubroutineType(types: !86)
!86 = !{!14, !65, !22}
!87 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIP4nodeEmmEi", scope: !10, file: !11, line: 722, type: !82, scopeLine: 722, flags: DIFlagPrototyped, spFlags: 0)
!88 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIP4nodeEmmEi", scope: !10, file: !11, line: 726, type: !85, scopeLine: 726, flags: DIFlagPrototyped, spFlags: 0)
!89 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIP4nodeEppEv", scope: !10, file: !11, line: 730, type: !90, scopeLine: 730, flags: DIFlagPrototyped, spFlags: 0)
!90 = !DISubroutineType(types: !91)
!91 = !{!14, !52}
!92 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIP4nodeEppEv", scope: !10, file: !11, line: 735, type: !93, scopeLine: 735, flags: DIFlagPrototyped, spFlags: 0)
!93 = !DISubroutineType(types: !94)
!94 = !{!14, !65}
!95 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIP4nodeEmmEv", scope: !10, file: !11, line: 740, type: !90, scopeLine: 740, flags: DIFlagPrototyped, spFlags: 0)
!96 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIP4nodeEmmEv", scope: !10, file: !11, line: 745, type: !93, scopeLine: 745, flags: DIFlagPrototyped, spFlags: 0)
!97 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt13__atomic_baseIP4nodeEpLEl", scope: !10, file: !11, line: 750, type: !98, scopeLine: 750, flags: DIFlagPrototyped, spFlags: 0)
!98 = !DISubroutineType(types: !99)
!99 = !{!14, !52, !39}
!100 = !DISubprogram(name: "operator+=", linkageName: "_ZNVSt13__atomic_baseIP4nodeEpLEl", scope: !10, file: !11, line: 755, type: !101, scopeLine: 755, flags: DIFlagPrototyped, spFlags: 0)
!101 = !DISubroutineType(types: !102)
!102 = !{!14, !65, !39}
!103 = !DISubprogram(name: "operator-=", linkageName: "_ZNSt13__atomic_baseIP4nodeEmIEl", scope: !10, file: !11, line: 760, type: !98, scopeLine: 760, flags: DIFlagPrototyped, spFlags: 0)
!104 = !DISubprogram(name: "operator-=", linkageName: "_ZNVSt13__atomic_baseIP4nodeEmIEl", scope: !10, file: !11, line: 765, type: !101, scopeLine: 765, flags: DIFlagPrototyped, spFlags: 0)
!105 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNKSt13__atomic_baseIP4nodeE12is_lock_freeEv", scope: !10, file: !11, line: 770, type: !106, scopeLine: 770, flags: DIFlagPrototyped, spFlags: 0)
!106 = !DISubroutineType(types: !107)
!107 = !{!29, !41}
!108 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNVKSt13__atomic_baseIP4nodeE12is_lock_freeEv", scope: !10, file: !11, line: 778, type: !109, scopeLine: 778, flags: DIFlagPrototyped, spFlags: 0)
!109 = !DISubroutineType(types: !110)
!110 = !{!29, !46}
!111 = !DISubprogram(name: "store", linkageName: "_ZNSt13__atomic_baseIP4nodeE5storeES1_St12memory_order", scope: !10, file: !11, line: 786, type: !112, scopeLine: 786, flags: DIFlagPrototyped, spFlags: 0)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !52, !14, !114}
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", scope: !6, file: !11, line: 86, baseType: !115)
!115 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !6, file: !11, line: 78, baseType: !116, size: 32, elements: !117, identifier: "_ZTSSt12memory_order")
!116 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!117 = !{!118, !119, !120, !121, !122, !123}
!118 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!119 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!120 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!121 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!122 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!123 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!124 = !DISubprogram(name: "store", linkageName: "_ZNVSt13__atomic_baseIP4nodeE5storeES1_St12memory_order", scope: !10, file: !11, line: 800, type: !125, scopeLine: 800, flags: DIFlagPrototyped, spFlags: 0)
!125 = !DISubroutineType(types: !126)
!126 = !{null, !65, !14, !114}
!127 = !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIP4nodeE4loadESt12memory_order", scope: !10, file: !11, line: 813, type: !128, scopeLine: 813, flags: DIFlagPrototyped, spFlags: 0)
!128 = !DISubroutineType(types: !129)
!129 = !{!14, !41, !114}
!130 = !DISubprogram(name: "load", linkageName: "_ZNVKSt13__atomic_baseIP4nodeE4loadESt12memory_order", scope: !10, file: !11, line: 824, type: !131, scopeLine: 824, flags: DIFlagPrototyped, spFlags: 0)
!131 = !DISubroutineType(types: !132)
!132 = !{!14, !46, !114}
!133 = !DISubprogram(name: "exchange", linkageName: "_ZNSt13__atomic_baseIP4nodeE8exchangeES1_St12memory_order", scope: !10, file: !11, line: 835, type: !134, scopeLine: 835, flags: DIFlagPrototyped, spFlags: 0)
!134 = !DISubroutineType(types: !135)
!135 = !{!14, !52, !14, !114}
!136 = !DISubprogram(name: "exchange", linkageName: "_ZNVSt13__atomic_baseIP4nodeE8exchangeES1_St12memory_order", scope: !10, file: !11, line: 843, type: !137, scopeLine: 843, flags: DIFlagPrototyped, spFlags: 0)
!137 = !DISubroutineType(types: !138)
!138 = !{!14, !65, !14, !114}
!139 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIP4nodeE21compare_exchange_weakERS1_S1_St12memory_orderS4_", scope: !10, file: !11, line: 850, type: !140, scopeLine: 850, flags: DIFlagPrototyped, spFlags: 0)
!140 = !DISubroutineType(types: !141)
!141 = !{!29, !52, !142, !14, !114, !114}
!142 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64)
!143 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIP4nodeE21compare_exchange_weakERS1_S1_St12memory_orderS4_", scope: !10, file: !11, line: 861, type: !144, scopeLine: 861, flags: DIFlagPrototyped, spFlags: 0)
!144 = !DISubroutineType(types: !145)
!145 = !{!29, !65, !142, !14, !114, !114}
!146 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIP4nodeE23compare_exchange_strongERS1_S1_St12memory_orderS4_", scope: !10, file: !11, line: 872, type: !140, scopeLine: 872, flags: DIFlagPrototyped, spFlags: 0)
!147 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIP4nodeE23compare_exchange_strongERS1_S1_St12memory_orderS4_", scope: !10, file: !11, line: 883, type: !144, scopeLine: 883, flags: DIFlagPrototyped, spFlags: 0)
!148 = !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIP4nodeE9fetch_addElSt12memory_order", scope: !10, file: !11, line: 919, type: !149, scopeLine: 919, flags: DIFlagPrototyped, spFlags: 0)
!149 = !DISubroutineType(types: !150)
!150 = !{!14, !52, !39, !114}
!151 = !DISubprogram(name: "fetch_add", linkageName: "_ZNVSt13__atomic_baseIP4nodeE9fetch_addElSt12memory_order", scope: !10, file: !11, line: 924, type: !152, scopeLine: 924, flags: DIFlagPrototyped, spFlags: 0)
!152 = !DISubroutineType(types: !153)
!153 = !{!14, !65, !39, !114}
!154 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNSt13__atomic_baseIP4nodeE9fetch_subElSt12memory_order", scope: !10, file: !11, line: 929, type: !149, scopeLine: 929, flags: DIFlagPrototyped, spFlags: 0)
!155 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNVSt13__atomic_baseIP4nodeE9fetch_subElSt12memory_order", scope: !10, file: !11, line: 934, type: !152, scopeLine: 934, flags: DIFlagPrototyped, spFlags: 0)
!156 = !{!157}
!157 = !DITemplateTypeParameter(name: "_ITp", type: !15)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "is_always_lock_free", scope: !4, file: !5, line: 563, baseType: !159, flags: DIFlagStaticMember)
!159 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!160 = !DISubprogram(name: "atomic", scope: !4, file: !5, line: 424, type: !161, scopeLine: 424, flags: DIFlagPrototyped, spFlags: 0)
!161 = !DISubroutineType(types: !162)
!162 = !{null, !163}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!164 = !DISubprogram(name: "~atomic", scope: !4, file: !5, line: 425, type: !161, scopeLine: 425, flags: DIFlagPrototyped, spFlags: 0)
!165 = !DISubprogram(name: "atomic", scope: !4, file: !5, line: 426, type: !166, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!166 = !DISubroutineType(types: !167)
!167 = !{null, !163, !168}
!168 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !169, size: 64)
!169 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!170 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6atomicIP4nodeEaSERKS2_", scope: !4, file: !5, line: 427, type: !171, scopeLine: 427, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!171 = !DISubroutineType(types: !172)
!172 = !{!173, !163, !168}
!173 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !4, size: 64)
!174 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt6atomicIP4nodeEaSERKS2_", scope: !4, file: !5, line: 428, type: !175, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!175 = !DISubroutineType(types: !176)
!176 = !{!173, !177, !168}
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !178, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!178 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !4)
!179 = !DISubprogram(name: "atomic", scope: !4, file: !5, line: 430, type: !180, scopeLine: 430, flags: DIFlagPrototyped, spFlags: 0)
!180 = !DISubroutineType(types: !181)
!181 = !{null, !163, !182}
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pointer_type", scope: !4, file: !5, line: 420, baseType: !15)
!183 = !DISubprogram(name: "operator node *", linkageName: "_ZNKSt6atomicIP4nodeEcvS1_Ev", scope: !4, file: !5, line: 432, type: !184, scopeLine: 432, flags: DIFlagPrototyped, spFlags: 0)
!184 = !DISubroutineType(types: !185)
!185 = !{!182, !186}
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!187 = !DISubprogram(name: "operator node *", linkageName: "_ZNVKSt6atomicIP4nodeEcvS1_Ev", scope: !4, file: !5, line: 435, type: !188, scopeLine: 435, flags: DIFlagPrototyped, spFlags: 0)
!188 = !DISubroutineType(types: !189)
!189 = !{!182, !190}
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!191 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !178)
!192 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6atomicIP4nodeEaSES1_", scope: !4, file: !5, line: 439, type: !193, scopeLine: 439, flags: DIFlagPrototyped, spFlags: 0)
!193 = !DISubroutineType(types: !194)
!194 = !{!182, !163, !182}
!195 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt6atomicIP4nodeEaSES1_", scope: !4, file: !5, line: 443, type: !196, scopeLine: 443, flags: DIFlagPrototyped, spFlags: 0)
!196 = !DISubroutineType(types: !197)
!197 = !{!182, !177, !182}
!198 = !DISubprogram(name: "operator++", linkageName: "_ZNSt6atomicIP4nodeEppEi", scope: !4, file: !5, line: 447, type: !199, scopeLine: 447, flags: DIFlagPrototyped, spFlags: 0)
!199 = !DISubroutineType(types: !200)
!200 = !{!182, !163, !22}
!201 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt6atomicIP4nodeEppEi", scope: !4, file: !5, line: 456, type: !202, scopeLine: 456, flags: DIFlagPrototyped, spFlags: 0)
!202 = !DISubroutineType(types: !203)
!203 = !{!182, !177, !22}
!204 = !DISubprogram(name: "operator--", linkageName: "_ZNSt6atomicIP4nodeEmmEi", scope: !4, file: !5, line: 465, type: !199, scopeLine: 465, flags: DIFlagPrototyped, spFlags: 0)
!205 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt6atomicIP4nodeEmmEi", scope: !4, file: !5, line: 474, type: !202, scopeLine: 474, flags: DIFlagPrototyped, spFlags: 0)
!206 = !DISubprogram(name: "operator++", linkageName: "_ZNSt6atomicIP4nodeEppEv", scope: !4, file: !5, line: 483, type: !207, scopeLine: 483, flags: DIFlagPrototyped, spFlags: 0)
!207 = !DISubroutineType(types: !208)
!208 = !{!182, !163}
!209 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt6atomicIP4nodeEppEv", scope: !4, file: !5, line: 492, type: !210, scopeLine: 492, flags: DIFlagPrototyped, spFlags: 0)
!210 = !DISubroutineType(types: !211)
!211 = !{!182, !177}
!212 = !DISubprogram(name: "operator--", linkageName: "_ZNSt6atomicIP4nodeEmmEv", scope: !4, file: !5, line: 501, type: !207, scopeLine: 501, flags: DIFlagPrototyped, spFlags: 0)
!213 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt6atomicIP4nodeEmmEv", scope: !4, file: !5, line: 510, type: !210, scopeLine: 510, flags: DIFlagPrototyped, spFlags: 0)
!214 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt6atomicIP4nodeEpLEl", scope: !4, file: !5, line: 519, type: !215, scopeLine: 519, flags: DIFlagPrototyped, spFlags: 0)
!215 = !DISubroutineType(types: !216)
!216 = !{!182, !163, !39}
!217 = !DISubprogram(name: "operator+=", linkageName: "_ZNVSt6atomicIP4nodeEpLEl", scope: !4, file: !5, line: 528, type: !218, scopeLine: 528, flags: DIFlagPrototyped, spFlags: 0)
!218 = !DISubroutineType(types: !219)
!219 = !{!182, !177, !39}
!220 = !DISubprogram(name: "operator-=", linkageName: "_ZNSt6atomicIP4nodeEmIEl", scope: !4, file: !5, line: 537, type: !215, scopeLine: 537, flags: DIFlagPrototyped, spFlags: 0)
!221 = !DISubprogram(name: "operator-=", linkageName: "_ZNVSt6atomicIP4nodeEmIEl", scope: !4, file: !5, line: 546, type: !218, scopeLine: 546, flags: DIFlagPrototyped, spFlags: 0)
!222 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNKSt6atomicIP4nodeE12is_lock_freeEv", scope: !4, file: !5, line: 555, type: !223, scopeLine: 555, flags: DIFlagPrototyped, spFlags: 0)
!223 = !DISubroutineType(types: !224)
!224 = !{!29, !186}
!225 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNVKSt6atomicIP4nodeE12is_lock_freeEv", scope: !4, file: !5, line: 559, type: !226, scopeLine: 559, flags: DIFlagPrototyped, spFlags: 0)
!226 = !DISubroutineType(types: !227)
!227 = !{!29, !190}
!228 = !DISubprogram(name: "store", linkageName: "_ZNSt6atomicIP4nodeE5storeES1_St12memory_order", scope: !4, file: !5, line: 568, type: !229, scopeLine: 568, flags: DIFlagPrototyped, spFlags: 0)
!229 = !DISubroutineType(types: !230)
!230 = !{null, !163, !182, !114}
!231 = !DISubprogram(name: "store", linkageName: "_ZNVSt6atomicIP4nodeE5storeES1_St12memory_order", scope: !4, file: !5, line: 573, type: !232, scopeLine: 573, flags: DIFlagPrototyped, spFlags: 0)
!232 = !DISubroutineType(types: !233)
!233 = !{null, !177, !182, !114}
!234 = !DISubprogram(name: "load", linkageName: "_ZNKSt6atomicIP4nodeE4loadESt12memory_order", scope: !4, file: !5, line: 578, type: !235, scopeLine: 578, flags: DIFlagPrototyped, spFlags: 0)
!235 = !DISubroutineType(types: !236)
!236 = !{!182, !186, !114}
!237 = !DISubprogram(name: "load", linkageName: "_ZNVKSt6atomicIP4nodeE4loadESt12memory_order", scope: !4, file: !5, line: 582, type: !238, scopeLine: 582, flags: DIFlagPrototyped, spFlags: 0)
!238 = !DISubroutineType(types: !239)
!239 = !{!182, !190, !114}
!240 = !DISubprogram(name: "exchange", linkageName: "_ZNSt6atomicIP4nodeE8exchangeES1_St12memory_order", scope: !4, file: !5, line: 586, type: !241, scopeLine: 586, flags: DIFlagPrototyped, spFlags: 0)
!241 = !DISubroutineType(types: !242)
!242 = !{!182, !163, !182, !114}
!243 = !DISubprogram(name: "exchange", linkageName: "_ZNVSt6atomicIP4nodeE8exchangeES1_St12memory_order", scope: !4, file: !5, line: 591, type: !244, scopeLine: 591, flags: DIFlagPrototyped, spFlags: 0)
!244 = !DISubroutineType(types: !245)
!245 = !{!182, !177, !182, !114}
!246 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt6atomicIP4nodeE21compare_exchange_weakERS1_S1_St12memory_orderS4_", scope: !4, file: !5, line: 596, type: !247, scopeLine: 596, flags: DIFlagPrototyped, spFlags: 0)
!247 = !DISubroutineType(types: !248)
!248 = !{!29, !163, !249, !182, !114, !114}
!249 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !182, size: 64)
!250 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt6atomicIP4nodeE21compare_exchange_weakERS1_S1_St12memory_orderS4_", scope: !4, file: !5, line: 601, type: !251, scopeLine: 601, flags: DIFlagPrototyped, spFlags: 0)
!251 = !DISubroutineType(types: !252)
!252 = !{!29, !177, !249, !182, !114, !114}
!253 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt6atomicIP4nodeE21compare_exchange_weakERS1_S1_St12memory_order", scope: !4, file: !5, line: 607, type: !254, scopeLine: 607, flags: DIFlagPrototyped, spFlags: 0)
!254 = !DISubroutineType(types: !255)
!255 = !{!29, !163, !249, !182, !114}
!256 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt6atomicIP4nodeE21compare_exchange_weakERS1_S1_St12memory_order", scope: !4, file: !5, line: 615, type: !257, scopeLine: 615, flags: DIFlagPrototyped, spFlags: 0)
!257 = !DISubroutineType(types: !258)
!258 = !{!29, !177, !249, !182, !114}
!259 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt6atomicIP4nodeE23compare_exchange_strongERS1_S1_St12memory_orderS4_", scope: !4, file: !5, line: 623, type: !247, scopeLine: 623, flags: DIFlagPrototyped, spFlags: 0)
!260 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt6atomicIP4nodeE23compare_exchange_strongERS1_S1_St12memory_orderS4_", scope: !4, file: !5, line: 628, type: !251, scopeLine: 628, flags: DIFlagPrototyped, spFlags: 0)
!261 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt6atomicIP4nodeE23compare_exchange_strongERS1_S1_St12memory_order", scope: !4, file: !5, line: 634, type: !254, scopeLine: 634, flags: DIFlagPrototyped, spFlags: 0)
!262 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt6atomicIP4nodeE23compare_exchange_strongERS1_S1_St12memory_order", scope: !4, file: !5, line: 642, type: !257, scopeLine: 642, flags: DIFlagPrototyped, spFlags: 0)
!263 = !DISubprogram(name: "fetch_add", linkageName: "_ZNSt6atomicIP4nodeE9fetch_addElSt12memory_order", scope: !4, file: !5, line: 666, type: !264, scopeLine: 666, flags: DIFlagPrototyped, spFlags: 0)
!264 = !DISubroutineType(types: !265)
!265 = !{!182, !163, !39, !114}
!266 = !DISubprogram(name: "fetch_add", linkageName: "_ZNVSt6atomicIP4nodeE9fetch_addElSt12memory_order", scope: !4, file: !5, line: 676, type: !267, scopeLine: 676, flags: DIFlagPrototyped, spFlags: 0)
!267 = !DISubroutineType(types: !268)
!268 = !{!182, !177, !39, !114}
!269 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNSt6atomicIP4nodeE9fetch_subElSt12memory_order", scope: !4, file: !5, line: 686, type: !264, scopeLine: 686, flags: DIFlagPrototyped, spFlags: 0)
!270 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNVSt6atomicIP4nodeE9fetch_subElSt12memory_order", scope: !4, file: !5, line: 696, type: !267, scopeLine: 696, flags: DIFlagPrototyped, spFlags: 0)
!271 = !{!272}
!272 = !DITemplateTypeParameter(name: "_Tp", type: !15)
!273 = !DIGlobalVariableExpression(var: !274, expr: !DIExpression())
!274 = distinct !DIGlobalVariable(name: "nodes", linkageName: "_ZN4pool5nodesE", scope: !2, file: !3, line: 16, type: !275, isLocal: false, isDefinition: true)
!275 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 1408, elements: !276)
!276 = !{!34}
!277 = !DIGlobalVariableExpression(var: !278, expr: !DIExpression())
!278 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN4pool5countE", scope: !2, file: !3, line: 17, type: !279, isLocal: false, isDefinition: true)
!279 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<int>", scope: !6, file: !5, line: 824, size: 32, flags: DIFlagTypePassByReference, elements: !280, templateParams: !428, identifier: "_ZTSSt6atomicIiE")
!280 = !{!281, !404, !405, !409, !410, !415, !419, !424}
!281 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !279, baseType: !282, extraData: i32 0)
!282 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__atomic_base<int>", scope: !6, file: !11, line: 324, size: 32, flags: DIFlagTypePassByReference, elements: !283, templateParams: !402, identifier: "_ZTSSt13__atomic_baseIiE")
!283 = !{!284, !286, !288, !292, !293, !298, !302, !307, !310, !314, !319, !322, !325, !328, !331, !332, !333, !336, !339, !340, !341, !342, !343, !344, !345, !346, !347, !348, !349, !350, !351, !354, !357, !360, !363, !366, !369, !372, !375, !379, !382, !385, !388, !389, !390, !391, !392, !393, !394, !395, !396, !397, !398, !399, !400, !401}
!284 = !DIDerivedType(tag: DW_TAG_member, name: "_S_alignment", scope: !282, file: !11, line: 332, baseType: !285, flags: DIFlagPrivate | DIFlagStaticMember, extraData: i32 4)
!285 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!286 = !DIDerivedType(tag: DW_TAG_member, name: "_M_i", scope: !282, file: !11, line: 335, baseType: !287, size: 32, align: 32, flags: DIFlagPrivate)
!287 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_type", scope: !282, file: !11, line: 330, baseType: !22, flags: DIFlagPrivate)
!288 = !DISubprogram(name: "__atomic_base", scope: !282, file: !11, line: 338, type: !289, scopeLine: 338, flags: DIFlagPrototyped, spFlags: 0)
!289 = !DISubroutineType(types: !290)
!290 = !{null, !291}
!291 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !282, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!292 = !DISubprogram(name: "~__atomic_base", scope: !282, file: !11, line: 339, type: !289, scopeLine: 339, flags: DIFlagPrototyped, spFlags: 0)
!293 = !DISubprogram(name: "__atomic_base", scope: !282, file: !11, line: 340, type: !294, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!294 = !DISubroutineType(types: !295)
!295 = !{null, !291, !296}
!296 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !297, size: 64)
!297 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !282)
!298 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIiEaSERKS0_", scope: !282, file: !11, line: 341, type: !299, scopeLine: 341, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!299 = !DISubroutineType(types: !300)
!300 = !{!301, !291, !296}
!301 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !282, size: 64)
!302 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIiEaSERKS0_", scope: !282, file: !11, line: 342, type: !303, scopeLine: 342, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!303 = !DISubroutineType(types: !304)
!304 = !{!301, !305, !296}
!305 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !306, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!306 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !282)
!307 = !DISubprogram(name: "__atomic_base", scope: !282, file: !11, line: 345, type: !308, scopeLine: 345, flags: DIFlagPrototyped, spFlags: 0)
!308 = !DISubroutineType(types: !309)
!309 = !{null, !291, !287}
!310 = !DISubprogram(name: "operator int", linkageName: "_ZNKSt13__atomic_baseIiEcviEv", scope: !282, file: !11, line: 347, type: !311, scopeLine: 347, flags: DIFlagPrototyped, spFlags: 0)
!311 = !DISubroutineType(types: !312)
!312 = !{!287, !313}
!313 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !297, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!314 = !DISubprogram(name: "operator int", linkageName: "_ZNVKSt13__atomic_baseIiEcviEv", scope: !282, file: !11, line: 350, type: !315, scopeLine: 350, flags: DIFlagPrototyped, spFlags: 0)
!315 = !DISubroutineType(types: !316)
!316 = !{!287, !317}
!317 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !318, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!318 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !306)
!319 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIiEaSEi", scope: !282, file: !11, line: 354, type: !320, scopeLine: 354, flags: DIFlagPrototyped, spFlags: 0)
!320 = !DISubroutineType(types: !321)
!321 = !{!287, !291, !287}
!322 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIiEaSEi", scope: !282, file: !11, line: 361, type: !323, scopeLine: 361, flags: DIFlagPrototyped, spFlags: 0)
!323 = !DISubroutineType(types: !324)
!324 = !{!287, !305, !287}
!325 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIiEppEi", scope: !282, file: !11, line: 368, type: !326, scopeLine: 368, flags: DIFlagPrototyped, spFlags: 0)
!326 = !DISubroutineType(types: !327)
!327 = !{!287, !291, !22}
!328 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIiEppEi", scope: !282, file: !11, line: 372, type: !329, scopeLine: 372, flags: DIFlagPrototyped, spFlags: 0)
!329 = !DISubroutineType(types: !330)
!330 = !{!287, !305, !22}
!331 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIiEmmEi", scope: !282, file: !11, line: 376, type: !326, scopeLine: 376, flags: DIFlagPrototyped, spFlags: 0)
!332 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIiEmmEi", scope: !282, file: !11, line: 380, type: !329, scopeLine: 380, flags: DIFlagPrototyped, spFlags: 0)
!333 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIiEppEv", scope: !282, file: !11, line: 384, type: !334, scopeLine: 384, flags: DIFlagPrototyped, spFlags: 0)
!334 = !DISubroutineType(types: !335)
!335 = !{!287, !291}
!336 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIiEppEv", scope: !282, file: !11, line: 388, type: !337, scopeLine: 388, flags: DIFlagPrototyped, spFlags: 0)
!337 = !DISubroutineType(types: !338)
!338 = !{!287, !305}
!339 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIiEmmEv", scope: !282, file: !11, line: 392, type: !334, scopeLine: 392, flags: DIFlagPrototyped, spFlags: 0)
!340 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIiEmmEv", scope: !282, file: !11, line: 396, type: !337, scopeLine: 396, flags: DIFlagPrototyped, spFlags: 0)
!341 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt13__atomic_baseIiEpLEi", scope: !282, file: !11, line: 400, type: !320, scopeLine: 400, flags: DIFlagPrototyped, spFlags: 0)
!342 = !DISubprogram(name: "operator+=", linkageName: "_ZNVSt13__atomic_baseIiEpLEi", scope: !282, file: !11, line: 404, type: !323, scopeLine: 404, flags: DIFlagPrototyped, spFlags: 0)
!343 = !DISubprogram(name: "operator-=", linkageName: "_ZNSt13__atomic_baseIiEmIEi", scope: !282, file: !11, line: 408, type: !320, scopeLine: 408, flags: DIFlagPrototyped, spFlags: 0)
!344 = !DISubprogram(name: "operator-=", linkageName: "_ZNVSt13__atomic_baseIiEmIEi", scope: !282, file: !11, line: 412, type: !323, scopeLine: 412, flags: DIFlagPrototyped, spFlags: 0)
!345 = !DISubprogram(name: "operator&=", linkageName: "_ZNSt13__atomic_baseIiEaNEi", scope: !282, file: !11, line: 416, type: !320, scopeLine: 416, flags: DIFlagPrototyped, spFlags: 0)
!346 = !DISubprogram(name: "operator&=", linkageName: "_ZNVSt13__atomic_baseIiEaNEi", scope: !282, file: !11, line: 420, type: !323, scopeLine: 420, flags: DIFlagPrototyped, spFlags: 0)
!347 = !DISubprogram(name: "operator|=", linkageName: "_ZNSt13__atomic_baseIiEoREi", scope: !282, file: !11, line: 424, type: !320, scopeLine: 424, flags: DIFlagPrototyped, spFlags: 0)
!348 = !DISubprogram(name: "operator|=", linkageName: "_ZNVSt13__atomic_baseIiEoREi", scope: !282, file: !11, line: 428, type: !323, scopeLine: 428, flags: DIFlagPrototyped, spFlags: 0)
!349 = !DISubprogram(name: "operator^=", linkageName: "_ZNSt13__atomic_baseIiEeOEi", scope: !282, file: !11, line: 432, type: !320, scopeLine: 432, flags: DIFlagPrototyped, spFlags: 0)
!350 = !DISubprogram(name: "operator^=", linkageName: "_ZNVSt13__atomic_baseIiEeOEi", scope: !282, file: !11, line: 436, type: !323, scopeLine: 436, flags: DIFlagPrototyped, spFlags: 0)
!351 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNKSt13__atomic_baseIiE12is_lock_freeEv", scope: !282, file: !11, line: 440, type: !352, scopeLine: 440, flags: DIFlagPrototyped, spFlags: 0)
!352 = !DISubroutineType(types: !353)
!353 = !{!29, !313}
!354 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNVKSt13__atomic_baseIiE12is_lock_freeEv", scope: !282, file: !11, line: 448, type: !355, scopeLine: 448, flags: DIFlagPrototyped, spFlags: 0)
!355 = !DISubroutineType(types: !356)
!356 = !{!29, !317}
!357 = !DISubprogram(name: "store", linkageName: "_ZNSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !282, file: !11, line: 456, type: !358, scopeLine: 456, flags: DIFlagPrototyped, spFlags: 0)
!358 = !DISubroutineType(types: !359)
!359 = !{null, !291, !287, !114}
!360 = !DISubprogram(name: "store", linkageName: "_ZNVSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !282, file: !11, line: 468, type: !361, scopeLine: 468, flags: DIFlagPrototyped, spFlags: 0)
!361 = !DISubroutineType(types: !362)
!362 = !{null, !305, !287, !114}
!363 = !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIiE4loadESt12memory_order", scope: !282, file: !11, line: 481, type: !364, scopeLine: 481, flags: DIFlagPrototyped, spFlags: 0)
!364 = !DISubroutineType(types: !365)
!365 = !{!287, !313, !114}
!366 = !DISubprogram(name: "load", linkageName: "_ZNVKSt13__atomic_baseIiE4loadESt12memory_order", scope: !282, file: !11, line: 492, type: !367, scopeLine: 492, flags: DIFlagPrototyped, spFlags: 0)
!367 = !DISubroutineType(types: !368)
!368 = !{!287, !317, !114}
!369 = !DISubprogram(name: "exchange", linkageName: "_ZNSt13__atomic_baseIiE8exchangeEiSt12memory_order", scope: !282, file: !11, line: 503, type: !370, scopeLine: 503, flags: DIFlagPrototyped, spFlags: 0)
!370 = !DISubroutineType(types: !371)
!371 = !{!287, !291, !287, !114}
!372 = !DISubprogram(name: "exchange", linkageName: "_ZNVSt13__atomic_baseIiE8exchangeEiSt12memory_order", scope: !282, file: !11, line: 511, type: !373, scopeLine: 511, flags: DIFlagPrototyped, spFlags: 0)
!373 = !DISubroutineType(types: !374)
!374 = !{!287, !305, !287, !114}
!375 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_orderS2_", scope: !282, file: !11, line: 518, type: !376, scopeLine: 518, flags: DIFlagPrototyped, spFlags: 0)
!376 = !DISubroutineType(types: !377)
!377 = !{!29, !291, !378, !287, !114, !114}
!378 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !287, size: 64)
!379 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_orderS2_", scope: !282, file: !11, line: 528, type: !380, scopeLine: 528, flags: DIFlagPrototyped, spFlags: 0)
!380 = !DISubroutineType(types: !381)
!381 = !{!29, !305, !378, !287, !114, !114}
!382 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_order", scope: !282, file: !11, line: 539, type: !383, scopeLine: 539, flags: DIFlagPrototyped, spFlags: 0)
!383 = !DISubroutineType(types: !384)
!384 = !{!29, !291, !378, !287, !114}
!385 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_order", scope: !282, file: !11, line: 547, type: !386, scopeLine: 547, flags: DIFlagPrototyped, spFlags: 0)
!386 = !DISubroutineType(types: !387)
!387 = !{!29, !305, !378, !287, !114}
!388 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_orderS2_", scope: !282, file: !11, line: 555, type: !376, scopeLine: 555, flags: DIFlagPrototyped, spFlags: 0)
!389 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_orderS2_", scope: !282, file: !11, line: 565, type: !380, scopeLine: 565, flags: DIFlagPrototyped, spFlags: 0)
!390 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_order", scope: !282, file: !11, line: 576, type: !383, scopeLine: 576, flags: DIFlagPrototyped, spFlags: 0)
!391 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_order", scope: !282, file: !11, line: 584, type: !386, scopeLine: 584, flags: DIFlagPrototyped, spFlags: 0)
!392 = !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !282, file: !11, line: 616, type: !370, scopeLine: 616, flags: DIFlagPrototyped, spFlags: 0)
!393 = !DISubprogram(name: "fetch_add", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !282, file: !11, line: 621, type: !373, scopeLine: 621, flags: DIFlagPrototyped, spFlags: 0)
!394 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNSt13__atomic_baseIiE9fetch_subEiSt12memory_order", scope: !282, file: !11, line: 626, type: !370, scopeLine: 626, flags: DIFlagPrototyped, spFlags: 0)
!395 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_subEiSt12memory_order", scope: !282, file: !11, line: 631, type: !373, scopeLine: 631, flags: DIFlagPrototyped, spFlags: 0)
!396 = !DISubprogram(name: "fetch_and", linkageName: "_ZNSt13__atomic_baseIiE9fetch_andEiSt12memory_order", scope: !282, file: !11, line: 636, type: !370, scopeLine: 636, flags: DIFlagPrototyped, spFlags: 0)
!397 = !DISubprogram(name: "fetch_and", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_andEiSt12memory_order", scope: !282, file: !11, line: 641, type: !373, scopeLine: 641, flags: DIFlagPrototyped, spFlags: 0)
!398 = !DISubprogram(name: "fetch_or", linkageName: "_ZNSt13__atomic_baseIiE8fetch_orEiSt12memory_order", scope: !282, file: !11, line: 646, type: !370, scopeLine: 646, flags: DIFlagPrototyped, spFlags: 0)
!399 = !DISubprogram(name: "fetch_or", linkageName: "_ZNVSt13__atomic_baseIiE8fetch_orEiSt12memory_order", scope: !282, file: !11, line: 651, type: !373, scopeLine: 651, flags: DIFlagPrototyped, spFlags: 0)
!400 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNSt13__atomic_baseIiE9fetch_xorEiSt12memory_order", scope: !282, file: !11, line: 656, type: !370, scopeLine: 656, flags: DIFlagPrototyped, spFlags: 0)
!401 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_xorEiSt12memory_order", scope: !282, file: !11, line: 661, type: !373, scopeLine: 661, flags: DIFlagPrototyped, spFlags: 0)
!402 = !{!403}
!403 = !DITemplateTypeParameter(name: "_ITp", type: !22)
!404 = !DIDerivedType(tag: DW_TAG_member, name: "is_always_lock_free", scope: !279, file: !5, line: 841, baseType: !159, flags: DIFlagStaticMember, extraData: i1 true)
!405 = !DISubprogram(name: "atomic", scope: !279, file: !5, line: 829, type: !406, scopeLine: 829, flags: DIFlagPrototyped, spFlags: 0)
!406 = !DISubroutineType(types: !407)
!407 = !{null, !408}
!408 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !279, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!409 = !DISubprogram(name: "~atomic", scope: !279, file: !5, line: 830, type: !406, scopeLine: 830, flags: DIFlagPrototyped, spFlags: 0)
!410 = !DISubprogram(name: "atomic", scope: !279, file: !5, line: 831, type: !411, scopeLine: 831, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!411 = !DISubroutineType(types: !412)
!412 = !{null, !408, !413}
!413 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !414, size: 64)
!414 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !279)
!415 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6atomicIiEaSERKS0_", scope: !279, file: !5, line: 832, type: !416, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!416 = !DISubroutineType(types: !417)
!417 = !{!418, !408, !413}
!418 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !279, size: 64)
!419 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt6atomicIiEaSERKS0_", scope: !279, file: !5, line: 833, type: !420, scopeLine: 833, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!420 = !DISubroutineType(types: !421)
!421 = !{!418, !422, !413}
!422 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !423, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!423 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !279)
!424 = !DISubprogram(name: "atomic", scope: !279, file: !5, line: 835, type: !425, scopeLine: 835, flags: DIFlagPrototyped, spFlags: 0)
!425 = !DISubroutineType(types: !426)
!426 = !{null, !408, !427}
!427 = !DIDerivedType(tag: DW_TAG_typedef, name: "__integral_type", scope: !279, file: !5, line: 826, baseType: !22)
!428 = !{!429}
!429 = !DITemplateTypeParameter(name: "_Tp", type: !22)
!430 = !DIGlobalVariableExpression(var: !431, expr: !DIExpression())
!431 = distinct !DIGlobalVariable(name: "wide", linkageName: "_ZL4wide", scope: !432, file: !3, line: 19, type: !116, isLocal: true, isDefinition: true)
!432 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !433, retainedTypes: !434, globals: !435, splitDebugInlining: false, nameTableKind: None)
!433 = !{!115}
!434 = !{!22, !10, !4, !282, !279}
!435 = !{!0, !273, !277, !430}
!436 = !{i32 7, !"Dwarf Version", i32 5}
!437 = !{i32 2, !"Debug Info Version", i32 3}
!438 = !{i32 1, !"wchar_size", i32 4}
!439 = !{i32 8, !"PIC Level", i32 2}
!440 = !{i32 7, !"PIE Level", i32 2}
!441 = !{i32 7, !"uwtable", i32 2}
!442 = !{i32 7, !"frame-pointer", i32 2}
!443 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!444 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !445, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !432, retainedNodes: !447)
!445 = !DISubroutineType(types: !446)
!446 = !{!22}
!447 = !{}
!448 = !DILocalVariable(name: "t", scope: !444, file: !3, line: 27, type: !449)
!449 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !450, line: 27, baseType: !451)
!450 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!451 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!452 = !DILocation(line: 27, column: 13, scope: !444)
!453 = !DILocation(line: 28, column: 3, scope: !444)
!454 = !DILocation(line: 29, column: 36, scope: !444)
!455 = !DILocation(line: 29, column: 23, scope: !444)
!456 = !DILocation(line: 30, column: 3, scope: !444)
!457 = !DILocation(line: 31, column: 16, scope: !444)
!458 = !DILocation(line: 31, column: 3, scope: !444)
!459 = !DILocation(line: 32, column: 7, scope: !444)
!460 = !DILocation(line: 33, column: 1, scope: !444)
!461 = distinct !DISubprogram(name: "push", linkageName: "_ZL4pushPv", scope: !3, file: !3, line: 20, type: !462, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !432, retainedNodes: !447)
!462 = !DISubroutineType(types: !463)
!463 = !{!464, !464}
!464 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!465 = !DILocalVariable(arg: 1, scope: !461, file: !3, line: 20, type: !464)
!466 = !DILocation(line: 20, column: 25, scope: !461)
!467 = !DILocation(line: 21, column: 36, scope: !461)
!468 = !DILocation(line: 21, column: 23, scope: !461)
!469 = !DILocation(line: 22, column: 29, scope: !461)
!470 = !DILocation(line: 23, column: 22, scope: !461)
!471 = !DILocation(line: 24, column: 3, scope: !461)
!472 = distinct !DISubprogram(name: "exchange", linkageName: "_ZNSt6atomicIP4nodeE8exchangeES1_St12memory_order", scope: !4, file: !5, line: 586, type: !241, scopeLine: 588, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !432, declaration: !240, retainedNodes: !447)
!473 = !DILocalVariable(name: "this", arg: 1, scope: !472, type: !474, flags: DIFlagArtificial | DIFlagObjectPointer)
!474 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!475 = !DILocation(line: 0, scope: !472)
!476 = !DILocalVariable(name: "__p", arg: 2, scope: !472, file: !5, line: 586, type: !182)
!477 = !DILocation(line: 586, column: 31, scope: !472)
!478 = !DILocalVariable(name: "__m", arg: 3, scope: !472, file: !5, line: 587, type: !114)
!479 = !DILocation(line: 587, column: 22, scope: !472)
!480 = !DILocation(line: 588, column: 16, scope: !472)
!481 = !DILocation(line: 588, column: 30, scope: !472)
!482 = !DILocation(line: 588, column: 35, scope: !472)
!483 = !DILocalVariable(name: "this", arg: 1, scope: !484, type: !485, flags: DIFlagArtificial | DIFlagObjectPointer)
!484 = distinct !DISubprogram(name: "exchange", linkageName: "_ZNSt13__atomic_baseIP4nodeE8exchangeES1_St12memory_order", scope: !10, file: !11, line: 835, type: !134, scopeLine: 837, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !432, declaration: !133, retainedNodes: !447)
!485 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!486 = !DILocation(line: 0, scope: !484, inlinedAt: !487)
!487 = distinct !DILocation(line: 588, column: 21, scope: !472)
!488 = !DILocalVariable(name: "__p", arg: 2, scope: !484, file: !11, line: 835, type: !14)
!489 = !DILocation(line: 835, column: 31, scope: !484, inlinedAt: !487)
!490 = !DILocalVariable(name: "__m", arg: 3, scope: !484, file: !11, line: 836, type: !114)
!491 = !DILocation(line: 836, column: 22, scope: !484, inlinedAt: !487)
!492 = !DILocation(line: 838, column: 45, scope: !484, inlinedAt: !487)
!493 = !DILocation(line: 838, column: 36, scope: !484, inlinedAt: !487)
!494 = !DILocation(line: 838, column: 9, scope: !484, inlinedAt: !487)
!495 = !DILocation(line: 588, column: 9, scope: !472)
!496 = distinct !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIiEppEi", scope: !282, file: !11, line: 368, type: !326, scopeLine: 369, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !432, declaration: !325, retainedNodes: !447)
!497 = !DILocalVariable(name: "this", arg: 1, scope: !496, type: !498, flags: DIFlagArtificial | DIFlagObjectPointer)
!498 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !282, size: 64)
!499 = !DILocation(line: 0, scope: !496)
!500 = !DILocalVariable(arg: 2, scope: !496, file: !11, line: 368, type: !22)
!501 = !DILocation(line: 368, column: 21, scope: !496)
!502 = !DILocalVariable(name: "this", arg: 1, scope: !503, type: !498, flags: DIFlagArtificial | DIFlagObjectPointer)
!503 = distinct !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !282, file: !11, line: 616, type: !370, scopeLine: 618, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !432, declaration: !392, retainedNodes: !447)
!504 = !DILocation(line: 0, scope: !503, inlinedAt: !505)
!505 = distinct !DILocation(line: 369, column: 16, scope: !496)
!506 = !DILocalVariable(name: "__i", arg: 2, scope: !503, file: !11, line: 616, type: !287)
!507 = !DILocation(line: 616, column: 28, scope: !503, inlinedAt: !505)
!508 = !DILocalVariable(name: "__m", arg: 3, scope: !503, file: !11, line: 617, type: !114)
!509 = !DILocation(line: 617, column: 16, scope: !503, inlinedAt: !505)
!510 = !DILocation(line: 618, column: 51, scope: !503, inlinedAt: !505)
!511 = !DILocation(line: 618, column: 42, scope: !503, inlinedAt: !505)
!512 = !DILocation(line: 618, column: 16, scope: !503, inlinedAt: !505)
!513 = !DILocation(line: 369, column: 9, scope: !496)
