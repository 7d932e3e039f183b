; ModuleID = 'uninit-compare-exchange-word.c'
source_filename = "uninit-compare-exchange-word.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.small = type { i8, i32 }

@__const.main.d = private unnamed_addr constant %struct.small { i8 1, i32 2 }, align 4
@object = dso_local global %struct.small zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.small, align 4
  %3 = alloca %struct.small, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.small* %2, metadata !23, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata %struct.small* %3, metadata !25, metadata !DIExpression()), !dbg !26
  %4 = bitcast %struct.small* %3 to i8*, !dbg !26
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 getelementptr inbounds (%struct.small, %struct.small* @__const.main.d, i32 0, i32 0), i64 8, i1 false), !dbg !26
  %5 = call zeroext i1 @replace(%struct.small* noundef %2, %struct.small* noundef %3), !dbg !27
  %6 = zext i1 %5 to i64, !dbg !27
  %7 = select i1 %5, i32 0, i32 1, !dbg !27
  ret i32 %7, !dbg !28
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i1 @replace(%struct.small* noundef %0, %struct.small* noundef %1) #0 !dbg !29 {
  %3 = alloca %struct.small*, align 8
  %4 = alloca %struct.small*, align 8
  store %struct.small* %0, %struct.small** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.small** %3, metadata !34, metadata !DIExpression()), !dbg !35
  store %struct.small* %1, %struct.small** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.small** %4, metadata !36, metadata !DIExpression()), !dbg !37
  %5 = load %struct.small*, %struct.small** %3, align 8, !dbg !38
  %6 = bitcast %struct.small* %5 to i8*, !dbg !38
  %7 = load %struct.small*, %struct.small** %4, align 8, !dbg !39
  %8 = bitcast %struct.small* %7 to i8*, !dbg !39
  %9 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 8, i8* noundef getelementptr inbounds (%struct.small, %struct.small* @object, i32 0, i32 0), i8* noundef %6, i8* noundef %8, i32 noundef 5, i32 noundef 5), !dbg !40
  ret i1 %9, !dbg !41
}

declare zeroext i1 @__atomic_compare_exchange(i64 noundef, i8* noundef, i8* noundef, i8* noundef, i32 noundef, i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "object", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "uninit-compare-exchange-word.c", directory: ".", checksumkind: CSK_MD5, checksum: "abbf09774b89dfa6678192eee889bb32")
!4 = !{!0}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !3, line: 8, size: 64, elements: !6)
!6 = !{!7, !9}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !5, file: !3, line: 8, baseType: !8, size: 8)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !5, file: !3, line: 8, baseType: !10, size: 32, offset: 32)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !20, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "e", scope: !19, file: !3, line: 17, type: !5)
!24 = !DILocation(line: 17, column: 15, scope: !19)
!25 = !DILocalVariable(name: "d", scope: !19, file: !3, line: 17, type: !5)
!26 = !DILocation(line: 17, column: 18, scope: !19)
!27 = !DILocation(line: 18, column: 9, scope: !19)
!28 = !DILocation(line: 18, column: 2, scope: !19)
!29 = distinct !DISubprogram(name: "replace", scope: !3, file: !3, line: 10, type: !30, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !33, !33}
!32 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!34 = !DILocalVariable(name: "expected", arg: 1, scope: !29, file: !3, line: 10, type: !33)
!35 = !DILocation(line: 10, column: 35, scope: !29)
!36 = !DILocalVariable(name: "desired", arg: 2, scope: !29, file: !3, line: 10, type: !33)
!37 = !DILocation(line: 10, column: 59, scope: !29)
!38 = !DILocation(line: 12, column: 50, scope: !29)
!39 = !DILocation(line: 12, column: 60, scope: !29)
!40 = !DILocation(line: 12, column: 9, scope: !29)
!41 = !DILocation(line: 12, column: 2, scope: !29)
