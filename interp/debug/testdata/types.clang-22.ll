; ModuleID = 'types.cpp'
source_filename = "types.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, [2 x [2 x i32]], [2 x %struct.anon], %union.anon, i8 }
%struct.anon = type { i16, i16 }
%union.anon = type { i32 }
%struct.more = type { %struct.base, i32 }
%struct.base = type { i32 }
%"struct.bank::account" = type { %"struct.std::atomic", %"struct.std::mutex" }
%"struct.std::atomic" = type { i32 }
%"struct.std::mutex" = type { %struct.anon.0 }
%struct.anon.0 = type { i32, i32 }
%struct.one = type { %"struct.std::atomic.1" }
%"struct.std::atomic.1" = type { ptr }

$_ZTWN4bank4mineE = comdat any

@count = dso_local global i32 0, align 4, !dbg !0
@tab = dso_local global [4 x %struct.node] zeroinitializer, align 16, !dbg !33
@derived = dso_local global %struct.more zeroinitializer, align 4, !dbg !38
@_ZN4bank5totalE = dso_local global %"struct.bank::account" zeroinitializer, align 4, !dbg !47
@_ZN4bank4mineE = dso_local thread_local global i32 0, align 4, !dbg !67
@_ZL6single = internal global %struct.one zeroinitializer, align 8, !dbg !69

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_ZN4bank4makeEi(i32 noundef %0) #0 !dbg !87 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.node, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !91, !DIExpression(), !92)
    #dbg_declare(ptr %3, !93, !DIExpression(), !94)
    #dbg_declare(ptr %4, !95, !DIExpression(), !96)
  %7 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 48) #6, !dbg !97, !heapallocsite !6
  store ptr %7, ptr %4, align 8, !dbg !96
    #dbg_declare(ptr %5, !98, !DIExpression(), !100)
  %8 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 12) #6, !dbg !101, !heapallocsite !50
  store ptr %8, ptr %5, align 8, !dbg !100
    #dbg_declare(ptr %6, !102, !DIExpression(), !103)
  %9 = call ptr @malloc(i64 noundef 144) #7, !dbg !104
  store ptr %9, ptr %6, align 8, !dbg !103
  %10 = load ptr, ptr %4, align 8, !dbg !105
  store ptr %10, ptr @_ZL6single, align 8, !dbg !106
  %11 = load i32, ptr %2, align 4, !dbg !107
  %12 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 0, !dbg !108
  store i32 %11, ptr %12, align 8, !dbg !109
  %13 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 0, !dbg !110
  %14 = load i32, ptr %13, align 8, !dbg !110
  %15 = load ptr, ptr %5, align 8, !dbg !111
  %16 = getelementptr inbounds nuw %"struct.bank::account", ptr %15, i32 0, i32 0, !dbg !112
  %17 = getelementptr inbounds nuw %"struct.std::atomic", ptr %16, i32 0, i32 0, !dbg !113
  %18 = load i32, ptr %17, align 4, !dbg !113
  %19 = add nsw i32 %14, %18, !dbg !114
  %20 = load ptr, ptr %6, align 8, !dbg !115
  %21 = getelementptr inbounds nuw %struct.node, ptr %20, i32 0, i32 0, !dbg !116
  %22 = load i32, ptr %21, align 8, !dbg !116
  %23 = add nsw i32 %19, %22, !dbg !117
  ret i32 %23, !dbg !118
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #3 !dbg !119 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call noundef i32 @_ZN4bank4makeEi(i32 noundef 1), !dbg !122
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.more, ptr @derived, i32 0, i32 1), align 4, !dbg !123
  %4 = add nsw i32 %2, %3, !dbg !124
  %5 = load i32, ptr @count, align 4, !dbg !125
  %6 = add nsw i32 %4, %5, !dbg !126
  %7 = load i32, ptr @tab, align 16, !dbg !127
  %8 = add nsw i32 %6, %7, !dbg !128
  ret i32 %8, !dbg !129
}

; Function Attrs: noinline uwtable
define weak_odr hidden noundef ptr @_ZTWN4bank4mineE() #4 comdat {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN4bank4mineE)
  ret ptr %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { builtin allocsize(0) }
attributes #7 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}
!llvm.ident = !{!86}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 25, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !32, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "types.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e5d49d99ca3f9a3c65787ba8d69d5899")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !7, identifier: "_ZTS4node")
!7 = !{!8, !10, !11, !15, !23, !29, !31}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !3, line: 14, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 15, baseType: !5, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "grid", scope: !6, file: !3, line: 16, baseType: !12, size: 128, offset: 128)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !13)
!13 = !{!14, !14}
!14 = !DISubrange(count: 2)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !6, file: !3, line: 17, baseType: !16, size: 64, offset: 256)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !22)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !6, file: !3, line: 17, size: 32, flags: DIFlagTypePassByValue, elements: !18, identifier: "_ZTSN4nodeUt_E")
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !3, line: 17, baseType: !20, size: 16)
!20 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !17, file: !3, line: 17, baseType: !20, size: 16, offset: 16)
!22 = !{!14}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !6, file: !3, line: 18, baseType: !24, size: 32, offset: 320)
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !6, file: !3, line: 18, size: 32, flags: DIFlagTypePassByValue, elements: !25, identifier: "_ZTSN4nodeUt0_E")
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !24, file: !3, line: 18, baseType: !9, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !24, file: !3, line: 18, baseType: !28, size: 32)
!28 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !6, file: !3, line: 19, baseType: !30, size: 3, offset: 352, flags: DIFlagBitField, extraData: i64 352)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !6, file: !3, line: 19, baseType: !30, size: 5, offset: 355, flags: DIFlagBitField, extraData: i64 352)
!32 = !{!0, !33, !38, !47, !67, !69}
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "tab", scope: !2, file: !3, line: 26, type: !35, isLocal: false, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 1536, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 4)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "derived", scope: !2, file: !3, line: 28, type: !40, isLocal: false, isDefinition: true)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "more", file: !3, line: 22, size: 64, flags: DIFlagTypePassByValue, elements: !41, identifier: "_ZTS4more")
!41 = !{!42, !46}
!42 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !40, baseType: !43, extraData: i32 0)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "base", file: !3, line: 21, size: 32, flags: DIFlagTypePassByValue, elements: !44, identifier: "_ZTS4base")
!44 = !{!45}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !43, file: !3, line: 21, baseType: !9, size: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !40, file: !3, line: 22, baseType: !9, size: 32, offset: 32)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "total", linkageName: "_ZN4bank5totalE", scope: !49, file: !3, line: 35, type: !50, isLocal: false, isDefinition: true)
!49 = !DINamespace(name: "bank", scope: null)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", scope: !49, file: !3, line: 31, size: 96, flags: DIFlagTypePassByValue, elements: !51, identifier: "_ZTSN4bank7accountE")
!51 = !{!52, !59}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !50, file: !3, line: 32, baseType: !53, size: 32)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<int>", scope: !54, file: !3, line: 4, size: 32, flags: DIFlagTypePassByValue, elements: !55, templateParams: !57, identifier: "_ZTSSt6atomicIiE")
!54 = !DINamespace(name: "std", scope: null)
!55 = !{!56}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !53, file: !3, line: 5, baseType: !9, size: 32)
!57 = !{!58}
!58 = !DITemplateTypeParameter(name: "T", type: !9)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !50, file: !3, line: 33, baseType: !60, size: 64, offset: 32)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mutex", scope: !54, file: !3, line: 7, size: 64, flags: DIFlagTypePassByValue, elements: !61, identifier: "_ZTSSt5mutex")
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !60, file: !3, line: 8, baseType: !63, size: 64)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !60, file: !3, line: 8, size: 64, flags: DIFlagTypePassByValue, elements: !64, identifier: "_ZTSNSt5mutexUt_E")
!64 = !{!65, !66}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !63, file: !3, line: 8, baseType: !9, size: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "owner", scope: !63, file: !3, line: 8, baseType: !9, size: 32, offset: 32)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "mine", linkageName: "_ZN4bank4mineE", scope: !49, file: !3, line: 36, type: !9, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "single", linkageName: "_ZL6single", scope: !2, file: !3, line: 27, type: !71, isLocal: true, isDefinition: true)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "one", file: !3, line: 23, size: 64, flags: DIFlagTypePassByValue, elements: !72, identifier: "_ZTS3one")
!72 = !{!73}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !71, file: !3, line: 23, baseType: !74, size: 64)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<node *>", scope: !54, file: !3, line: 4, size: 64, flags: DIFlagTypePassByValue, elements: !75, templateParams: !77, identifier: "_ZTSSt6atomicIP4nodeE")
!75 = !{!76}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !74, file: !3, line: 5, baseType: !5, size: 64)
!77 = !{!78}
!78 = !DITemplateTypeParameter(name: "T", type: !5)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 8, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 2}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!87 = distinct !DISubprogram(name: "make", linkageName: "_ZN4bank4makeEi", scope: !49, file: !3, line: 38, type: !88, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !90)
!88 = !DISubroutineType(types: !89)
!89 = !{!9, !9}
!90 = !{}
!91 = !DILocalVariable(name: "n", arg: 1, scope: !87, file: !3, line: 38, type: !9)
!92 = !DILocation(line: 38, column: 14, scope: !87)
!93 = !DILocalVariable(name: "mine", scope: !87, file: !3, line: 40, type: !6)
!94 = !DILocation(line: 40, column: 8, scope: !87)
!95 = !DILocalVariable(name: "a", scope: !87, file: !3, line: 41, type: !5)
!96 = !DILocation(line: 41, column: 9, scope: !87)
!97 = !DILocation(line: 41, column: 13, scope: !87)
!98 = !DILocalVariable(name: "b", scope: !87, file: !3, line: 42, type: !99)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!100 = !DILocation(line: 42, column: 12, scope: !87)
!101 = !DILocation(line: 42, column: 16, scope: !87)
!102 = !DILocalVariable(name: "c", scope: !87, file: !3, line: 43, type: !5)
!103 = !DILocation(line: 43, column: 9, scope: !87)
!104 = !DILocation(line: 43, column: 33, scope: !87)
!105 = !DILocation(line: 44, column: 21, scope: !87)
!106 = !DILocation(line: 44, column: 19, scope: !87)
!107 = !DILocation(line: 45, column: 16, scope: !87)
!108 = !DILocation(line: 45, column: 8, scope: !87)
!109 = !DILocation(line: 45, column: 14, scope: !87)
!110 = !DILocation(line: 46, column: 15, scope: !87)
!111 = !DILocation(line: 46, column: 23, scope: !87)
!112 = !DILocation(line: 46, column: 26, scope: !87)
!113 = !DILocation(line: 46, column: 30, scope: !87)
!114 = !DILocation(line: 46, column: 21, scope: !87)
!115 = !DILocation(line: 46, column: 37, scope: !87)
!116 = !DILocation(line: 46, column: 40, scope: !87)
!117 = !DILocation(line: 46, column: 35, scope: !87)
!118 = !DILocation(line: 46, column: 3, scope: !87)
!119 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !120, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!120 = !DISubroutineType(types: !121)
!121 = !{!9}
!122 = !DILocation(line: 50, column: 21, scope: !119)
!123 = !DILocation(line: 50, column: 45, scope: !119)
!124 = !DILocation(line: 50, column: 35, scope: !119)
!125 = !DILocation(line: 50, column: 54, scope: !119)
!126 = !DILocation(line: 50, column: 52, scope: !119)
!127 = !DILocation(line: 50, column: 69, scope: !119)
!128 = !DILocation(line: 50, column: 60, scope: !119)
!129 = !DILocation(line: 50, column: 14, scope: !119)
