; ModuleID = 'optimised.c'
source_filename = "optimised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal unnamed_addr global i1 false, align 4, !dbg !0
@pair.0 = internal unnamed_addr global i1 false, align 4, !dbg !15
@pair.1 = internal unnamed_addr global i32 0, align 4, !dbg !16
@out = dso_local local_unnamed_addr global i32 0, align 4, !dbg !13

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !29 {
entry:
  %t = alloca i64, align 8, !DIAssignID !37
    #dbg_assign(i1 poison, !33, !DIExpression(), !37, ptr %t, !DIExpression(), !38)
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #5, !dbg !39
  %call = call i32 @pthread_create(ptr noundef nonnull %t, ptr noundef null, ptr noundef nonnull @set, ptr noundef null) #5, !dbg !40
  %0 = load i64, ptr %t, align 8, !dbg !41, !tbaa !42
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !44
  %.b = load i1, ptr @flag, align 4, !dbg !45
  %.b2 = load i1, ptr @pair.0, align 4, !dbg !46
  %1 = select i1 %.b2, i32 3, i32 0, !dbg !46
  %2 = load i32, ptr @pair.1, align 4, !dbg !46
  %add = add nsw i32 %1, %2, !dbg !46
  %cond = select i1 %.b, i32 %add, i32 0, !dbg !46
  store i32 %cond, ptr @out, align 4, !dbg !47, !tbaa !25
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #5, !dbg !48
  ret i32 0, !dbg !49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !50 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef ptr @set(ptr noundef readnone returned captures(ret: address, provenance) %unused) #3 !dbg !74 {
entry:
    #dbg_value(ptr %unused, !76, !DIExpression(), !77)
  %0 = load i32, ptr @out, align 4, !dbg !78, !tbaa !25
  %cmp = icmp eq i32 %0, 0, !dbg !80
  br i1 %cmp, label %if.then, label %if.end, !dbg !81

if.then:                                          ; preds = %entry
  store i1 true, ptr @flag, align 4, !dbg !82
  br label %if.end, !dbg !83

if.end:                                           ; preds = %if.then, %entry
  store i1 true, ptr @pair.0, align 4, !dbg !84
  %add = add nsw i32 %0, 4, !dbg !85
  store i32 %add, ptr @pair.1, align 4, !dbg !86, !tbaa !87
  ret ptr %unused, !dbg !89
}

declare !dbg !90 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}
!llvm.errno.tbaa = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 5, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value))
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 5, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optimised.c", directory: ".")
!4 = !{!5, !6, !13}
!5 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
!7 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 6, size: 64, elements: !9)
!9 = !{!10, !12}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !8, file: !3, line: 6, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !8, file: !3, line: 6, baseType: !11, size: 32, offset: 32)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 7, type: !11, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 3, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32))
!16 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!24 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!25 = !{!26, !26, i64 0}
!26 = !{!"int", !27, i64 0}
!27 = !{!"omnipotent char", !28, i64 0}
!28 = !{!"Simple C/C++ TBAA"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !30, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !32, keyInstructions: true)
!30 = !DISubroutineType(types: !31)
!31 = !{!11}
!32 = !{!33}
!33 = !DILocalVariable(name: "t", scope: !29, file: !3, line: 20, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = distinct !DIAssignID()
!38 = !DILocation(line: 0, scope: !29)
!39 = !DILocation(line: 20, column: 2, scope: !29)
!40 = !DILocation(line: 21, column: 2, scope: !29)
!41 = !DILocation(line: 22, column: 15, scope: !29)
!42 = !{!43, !43, i64 0}
!43 = !{!"long", !27, i64 0}
!44 = !DILocation(line: 22, column: 2, scope: !29)
!45 = !DILocation(line: 23, column: 8, scope: !29)
!46 = !DILocation(line: 23, column: 8, scope: !29, atomGroup: 2, atomRank: 1)
!47 = !DILocation(line: 23, column: 6, scope: !29, atomGroup: 1, atomRank: 1)
!48 = !DILocation(line: 25, column: 1, scope: !29)
!49 = !DILocation(line: 24, column: 2, scope: !29, atomGroup: 4, atomRank: 1)
!50 = !DISubprogram(name: "pthread_create", scope: !51, file: !51, line: 202, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!51 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!52 = !DISubroutineType(types: !53)
!53 = !{!11, !54, !56, !69, !73}
!54 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !55)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !35, line: 62, baseType: !60)
!60 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !35, line: 56, size: 448, elements: !61)
!61 = !{!62, !67}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !60, file: !35, line: 58, baseType: !63, size: 448)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 448, elements: !65)
!64 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!65 = !{!66}
!66 = !DISubrange(count: 56)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !60, file: !35, line: 59, baseType: !68, size: 64)
!68 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !72)
!74 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 9, type: !70, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !75, keyInstructions: true)
!75 = !{!76}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !74, file: !3, line: 9, type: !72)
!77 = !DILocation(line: 0, scope: !74)
!78 = !DILocation(line: 11, column: 6, scope: !79)
!79 = distinct !DILexicalBlock(scope: !74, file: !3, line: 11, column: 6)
!80 = !DILocation(line: 11, column: 10, scope: !79, atomGroup: 1, atomRank: 2)
!81 = !DILocation(line: 11, column: 10, scope: !79, atomGroup: 1, atomRank: 1)
!82 = !DILocation(line: 12, column: 8, scope: !79, atomGroup: 2, atomRank: 1)
!83 = !DILocation(line: 12, column: 3, scope: !79)
!84 = !DILocation(line: 13, column: 9, scope: !74, atomGroup: 3, atomRank: 1)
!85 = !DILocation(line: 14, column: 15, scope: !74, atomGroup: 4, atomRank: 2)
!86 = !DILocation(line: 14, column: 9, scope: !74, atomGroup: 4, atomRank: 1)
!87 = !{!88, !26, i64 4}
!88 = !{!"", !26, i64 0, !26, i64 4}
!89 = !DILocation(line: 15, column: 2, scope: !74, atomGroup: 5, atomRank: 1)
!90 = !DISubprogram(name: "pthread_join", scope: !51, file: !51, line: 219, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!11, !34, !93}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
