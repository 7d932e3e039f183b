; ModuleID = 'b.c'
source_filename = "b.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }
%struct.triple = type { i64, i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@unused = dso_local global { double, i8, [7 x i8] } { double 1.500000e+00, i8 120, [7 x i8] zeroinitializer }, align 8, !dbg !0
@counter = dso_local global i32 39, align 4, !dbg !5
@origin = dso_local global %struct.pair { i32 1, i32 2 }, align 4, !dbg !8
@table = dso_local global [3 x i32] [i32 7, i32 8, i32 9], align 4, !dbg !14

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bump(i32 noundef %by) #0 !dbg !33 {
entry:
  %by.addr = alloca i32, align 4
  store i32 %by, ptr %by.addr, align 4
    #dbg_declare(ptr %by.addr, !37, !DIExpression(), !38)
  %0 = load i32, ptr %by.addr, align 4, !dbg !39
  %1 = load i32, ptr @counter, align 4, !dbg !40
  %add = add nsw i32 %1, %0, !dbg !40
  store i32 %add, ptr @counter, align 4, !dbg !40
  %2 = load i32, ptr @counter, align 4, !dbg !41
  ret i32 %2, !dbg !42
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @swap(i64 %p.coerce) #0 !dbg !43 {
entry:
  %retval = alloca %struct.pair, align 4
  %p = alloca %struct.pair, align 4
  store i64 %p.coerce, ptr %p, align 4
    #dbg_declare(ptr %p, !46, !DIExpression(), !47)
  %x = getelementptr inbounds nuw %struct.pair, ptr %retval, i32 0, i32 0, !dbg !48
  %y = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 1, !dbg !49
  %0 = load i32, ptr %y, align 4, !dbg !49
  store i32 %0, ptr %x, align 4, !dbg !48
  %y1 = getelementptr inbounds nuw %struct.pair, ptr %retval, i32 0, i32 1, !dbg !48
  %x2 = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 0, !dbg !50
  %1 = load i32, ptr %x2, align 4, !dbg !50
  store i32 %1, ptr %y1, align 4, !dbg !48
  %2 = load i64, ptr %retval, align 4, !dbg !51
  ret i64 %2, !dbg !51
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @make(ptr dead_on_unwind noalias writable sret(%struct.triple) align 8 %agg.result, i64 noundef %a, ptr noundef byval(%struct.triple) align 8 %by) #0 !dbg !52 {
entry:
  %a.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !61, !DIExpression(), !62)
    #dbg_declare(ptr %by, !63, !DIExpression(), !64)
  %a1 = getelementptr inbounds nuw %struct.triple, ptr %agg.result, i32 0, i32 0, !dbg !65
  %0 = load i64, ptr %a.addr, align 8, !dbg !66
  %a2 = getelementptr inbounds nuw %struct.triple, ptr %by, i32 0, i32 0, !dbg !67
  %1 = load i64, ptr %a2, align 8, !dbg !67
  %add = add nsw i64 %0, %1, !dbg !68
  store i64 %add, ptr %a1, align 8, !dbg !65
  %b = getelementptr inbounds nuw %struct.triple, ptr %agg.result, i32 0, i32 1, !dbg !65
  %2 = load i64, ptr %a.addr, align 8, !dbg !69
  %b3 = getelementptr inbounds nuw %struct.triple, ptr %by, i32 0, i32 1, !dbg !70
  %3 = load i64, ptr %b3, align 8, !dbg !70
  %add4 = add nsw i64 %2, %3, !dbg !71
  store i64 %add4, ptr %b, align 8, !dbg !65
  %c = getelementptr inbounds nuw %struct.triple, ptr %agg.result, i32 0, i32 2, !dbg !65
  %4 = load i64, ptr %a.addr, align 8, !dbg !72
  %c5 = getelementptr inbounds nuw %struct.triple, ptr %by, i32 0, i32 2, !dbg !73
  %5 = load i64, ptr %c5, align 8, !dbg !73
  %add6 = add nsw i64 %4, %5, !dbg !74
  store i64 %add6, ptr %c, align 8, !dbg !65
  ret void, !dbg !75
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(i32 noundef %n, ...) #0 !dbg !76 {
entry:
  %n.addr = alloca i32, align 4
  %l = alloca [1 x %struct.__va_list_tag], align 16
  %s = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !79, !DIExpression(), !80)
    #dbg_declare(ptr %l, !81, !DIExpression(), !96)
    #dbg_declare(ptr %s, !97, !DIExpression(), !98)
  store i32 0, ptr %s, align 4, !dbg !98
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %l, i64 0, i64 0, !dbg !99
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !99
  br label %while.cond, !dbg !100

while.cond:                                       ; preds = %vaarg.end, %entry
  %0 = load i32, ptr %n.addr, align 4, !dbg !101
  %dec = add nsw i32 %0, -1, !dbg !101
  store i32 %dec, ptr %n.addr, align 4, !dbg !101
  %tobool = icmp ne i32 %0, 0, !dbg !100
  br i1 %tobool, label %while.body, label %while.end, !dbg !100

while.body:                                       ; preds = %while.cond
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %l, i64 0, i64 0, !dbg !102
  %gp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0, !dbg !102
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !102
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !102
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !102

vaarg.in_reg:                                     ; preds = %while.body
  %1 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3, !dbg !102
  %reg_save_area = load ptr, ptr %1, align 16, !dbg !102
  %2 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !102
  %3 = add i32 %gp_offset, 8, !dbg !102
  store i32 %3, ptr %gp_offset_p, align 16, !dbg !102
  br label %vaarg.end, !dbg !102

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2, !dbg !102
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !102
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !102
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !102
  br label %vaarg.end, !dbg !102

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !102
  %4 = load i32, ptr %vaarg.addr, align 4, !dbg !102
  %5 = load i32, ptr %s, align 4, !dbg !103
  %add = add nsw i32 %5, %4, !dbg !103
  store i32 %add, ptr %s, align 4, !dbg !103
  br label %while.cond, !dbg !100, !llvm.loop !104

while.end:                                        ; preds = %while.cond
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %l, i64 0, i64 0, !dbg !106
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !106
  %6 = load i32, ptr %s, align 4, !dbg !107
  ret i32 %6, !dbg !108
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @operation() #0 !dbg !109 {
entry:
  ret ptr @bump, !dbg !113
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "unused", scope: !2, file: !3, line: 4, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "b.c", directory: ".", checksumkind: CSK_MD5, checksum: "34700f8cbda456007074397931faa8c4")
!4 = !{!0, !5, !8, !14}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "origin", scope: !2, file: !3, line: 7, type: !10, isLocal: false, isDefinition: true)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 2, size: 64, elements: !11)
!11 = !{!12, !13}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !10, file: !3, line: 2, baseType: !7, size: 32)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !10, file: !3, line: 2, baseType: !7, size: 32, offset: 32)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 8, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 96, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !3, line: 3, size: 128, elements: !20)
!20 = !{!21, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !19, file: !3, line: 3, baseType: !22, size: 64)
!22 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !19, file: !3, line: 3, baseType: !24, size: 8, offset: 64)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!33 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 9, type: !34, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!7, !7}
!36 = !{}
!37 = !DILocalVariable(name: "by", arg: 1, scope: !33, file: !3, line: 9, type: !7)
!38 = !DILocation(line: 9, column: 14, scope: !33)
!39 = !DILocation(line: 9, column: 31, scope: !33)
!40 = !DILocation(line: 9, column: 28, scope: !33)
!41 = !DILocation(line: 9, column: 42, scope: !33)
!42 = !DILocation(line: 9, column: 35, scope: !33)
!43 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 10, type: !44, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !10}
!46 = !DILocalVariable(name: "p", arg: 1, scope: !43, file: !3, line: 10, type: !10)
!47 = !DILocation(line: 10, column: 30, scope: !43)
!48 = !DILocation(line: 10, column: 55, scope: !43)
!49 = !DILocation(line: 10, column: 58, scope: !43)
!50 = !DILocation(line: 10, column: 63, scope: !43)
!51 = !DILocation(line: 10, column: 35, scope: !43)
!52 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 11, type: !53, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !58, !55}
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "triple", file: !3, line: 5, size: 192, elements: !56)
!56 = !{!57, !59, !60}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !55, file: !3, line: 5, baseType: !58, size: 64)
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !55, file: !3, line: 5, baseType: !58, size: 64, offset: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !55, file: !3, line: 5, baseType: !58, size: 64, offset: 128)
!61 = !DILocalVariable(name: "a", arg: 1, scope: !52, file: !3, line: 11, type: !58)
!62 = !DILocation(line: 11, column: 25, scope: !52)
!63 = !DILocalVariable(name: "by", arg: 2, scope: !52, file: !3, line: 11, type: !55)
!64 = !DILocation(line: 11, column: 42, scope: !52)
!65 = !DILocation(line: 11, column: 70, scope: !52)
!66 = !DILocation(line: 11, column: 71, scope: !52)
!67 = !DILocation(line: 11, column: 78, scope: !52)
!68 = !DILocation(line: 11, column: 73, scope: !52)
!69 = !DILocation(line: 11, column: 81, scope: !52)
!70 = !DILocation(line: 11, column: 88, scope: !52)
!71 = !DILocation(line: 11, column: 83, scope: !52)
!72 = !DILocation(line: 11, column: 91, scope: !52)
!73 = !DILocation(line: 11, column: 98, scope: !52)
!74 = !DILocation(line: 11, column: 93, scope: !52)
!75 = !DILocation(line: 11, column: 48, scope: !52)
!76 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 12, type: !77, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!77 = !DISubroutineType(types: !78)
!78 = !{!7, !7, null}
!79 = !DILocalVariable(name: "n", arg: 1, scope: !76, file: !3, line: 12, type: !7)
!80 = !DILocation(line: 12, column: 13, scope: !76)
!81 = !DILocalVariable(name: "l", scope: !76, file: !3, line: 14, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !83, line: 12, baseType: !84)
!83 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !85)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 192, elements: !94)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !87)
!87 = !{!88, !90, !91, !93}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !86, file: !3, line: 14, baseType: !89, size: 32)
!89 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !86, file: !3, line: 14, baseType: !89, size: 32, offset: 32)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !86, file: !3, line: 14, baseType: !92, size: 64, offset: 64)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !86, file: !3, line: 14, baseType: !92, size: 64, offset: 128)
!94 = !{!95}
!95 = !DISubrange(count: 1)
!96 = !DILocation(line: 14, column: 10, scope: !76)
!97 = !DILocalVariable(name: "s", scope: !76, file: !3, line: 15, type: !7)
!98 = !DILocation(line: 15, column: 6, scope: !76)
!99 = !DILocation(line: 16, column: 2, scope: !76)
!100 = !DILocation(line: 17, column: 2, scope: !76)
!101 = !DILocation(line: 17, column: 10, scope: !76)
!102 = !DILocation(line: 18, column: 8, scope: !76)
!103 = !DILocation(line: 18, column: 5, scope: !76)
!104 = distinct !{!104, !100, !102, !105}
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 19, column: 2, scope: !76)
!107 = !DILocation(line: 20, column: 9, scope: !76)
!108 = !DILocation(line: 20, column: 2, scope: !76)
!109 = distinct !DISubprogram(name: "operation", scope: !3, file: !3, line: 22, type: !110, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!110 = !DISubroutineType(types: !111)
!111 = !{!112}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!113 = !DILocation(line: 22, column: 31, scope: !109)
