; ModuleID = 'uninit-compare-exchange.c'
source_filename = "uninit-compare-exchange.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.large = type { i8, i32, i8 }

@__const.main.d = private unnamed_addr constant %struct.large { i8 1, i32 2, i8 3 }, align 4
@object = dso_local global %struct.large zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.large, align 4
  %3 = alloca %struct.large, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.large* %2, metadata !24, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata %struct.large* %3, metadata !26, metadata !DIExpression()), !dbg !27
  %4 = bitcast %struct.large* %3 to i8*, !dbg !27
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 getelementptr inbounds (%struct.large, %struct.large* @__const.main.d, i32 0, i32 0), i64 12, i1 false), !dbg !27
  %5 = call zeroext i1 @replace(%struct.large* noundef %2, %struct.large* noundef %3), !dbg !28
  %6 = zext i1 %5 to i64, !dbg !28
  %7 = select i1 %5, i32 0, i32 1, !dbg !28
  ret i32 %7, !dbg !29
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i1 @replace(%struct.large* noundef %0, %struct.large* noundef %1) #0 !dbg !30 {
  %3 = alloca %struct.large*, align 8
  %4 = alloca %struct.large*, align 8
  store %struct.large* %0, %struct.large** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.large** %3, metadata !35, metadata !DIExpression()), !dbg !36
  store %struct.large* %1, %struct.large** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.large** %4, metadata !37, metadata !DIExpression()), !dbg !38
  %5 = load %struct.large*, %struct.large** %3, align 8, !dbg !39
  %6 = bitcast %struct.large* %5 to i8*, !dbg !39
  %7 = load %struct.large*, %struct.large** %4, align 8, !dbg !40
  %8 = bitcast %struct.large* %7 to i8*, !dbg !40
  %9 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 12, i8* noundef getelementptr inbounds (%struct.large, %struct.large* @object, i32 0, i32 0), i8* noundef %6, i8* noundef %8, i32 noundef 5, i32 noundef 5), !dbg !41
  ret i1 %9, !dbg !42
}

declare zeroext i1 @__atomic_compare_exchange(i64 noundef, i8* noundef, i8* noundef, i8* noundef, i32 noundef, i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "object", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "uninit-compare-exchange.c", directory: ".", checksumkind: CSK_MD5, checksum: "6bf2863004ae1de1277a5659d7f57ff3")
!4 = !{!0}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !3, line: 8, size: 96, elements: !6)
!6 = !{!7, !9, !11}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !5, file: !3, line: 8, baseType: !8, size: 8)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !5, file: !3, line: 8, baseType: !10, size: 32, offset: 32)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !5, file: !3, line: 8, baseType: !8, size: 8, offset: 64)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !21, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!10}
!23 = !{}
!24 = !DILocalVariable(name: "e", scope: !20, file: !3, line: 17, type: !5)
!25 = !DILocation(line: 17, column: 15, scope: !20)
!26 = !DILocalVariable(name: "d", scope: !20, file: !3, line: 17, type: !5)
!27 = !DILocation(line: 17, column: 18, scope: !20)
!28 = !DILocation(line: 18, column: 9, scope: !20)
!29 = !DILocation(line: 18, column: 2, scope: !20)
!30 = distinct !DISubprogram(name: "replace", scope: !3, file: !3, line: 10, type: !31, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !34, !34}
!33 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!35 = !DILocalVariable(name: "expected", arg: 1, scope: !30, file: !3, line: 10, type: !34)
!36 = !DILocation(line: 10, column: 35, scope: !30)
!37 = !DILocalVariable(name: "desired", arg: 2, scope: !30, file: !3, line: 10, type: !34)
!38 = !DILocation(line: 10, column: 59, scope: !30)
!39 = !DILocation(line: 12, column: 50, scope: !30)
!40 = !DILocation(line: 12, column: 60, scope: !30)
!41 = !DILocation(line: 12, column: 9, scope: !30)
!42 = !DILocation(line: 12, column: 2, scope: !30)
