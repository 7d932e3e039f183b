; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }
%struct.box = type { %struct.pair* }
%struct.triple = type { i64, i64, i64 }

@counter = external global i32, align 4
@where = dso_local constant i32* @counter, align 8, !dbg !0
@origin = external global %struct.pair, align 4
@__const.main.b = private unnamed_addr constant %struct.box { %struct.pair* @origin }, align 8
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@table = external global [0 x i32], align 4
@.str.2 = private unnamed_addr constant [13 x i8] c"%ld %ld %ld\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %b = alloca %struct.box, align 8
  %p = alloca %struct.pair, align 4
  %t = alloca %struct.triple, align 8
  %.compoundliteral = alloca %struct.triple, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.box* %b, metadata !20, metadata !DIExpression()), !dbg !29
  %0 = bitcast %struct.box* %b to i8*, !dbg !29
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %0, i8* align 8 bitcast (%struct.box* @__const.main.b to i8*), i64 8, i1 false), !dbg !29
  %1 = load i32, i32* @counter, align 4, !dbg !30
  %call = call i32 @bump(i32 noundef 3), !dbg !31
  %2 = load i32, i32* @counter, align 4, !dbg !32
  %call1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i32 noundef %1, i32 noundef %call, i32 noundef %2), !dbg !33
  call void @llvm.dbg.declare(metadata %struct.pair* %p, metadata !34, metadata !DIExpression()), !dbg !35
  %p2 = getelementptr inbounds %struct.box, %struct.box* %b, i32 0, i32 0, !dbg !36
  %3 = load %struct.pair*, %struct.pair** %p2, align 8, !dbg !36
  %4 = bitcast %struct.pair* %3 to i64*, !dbg !37
  %5 = load i64, i64* %4, align 4, !dbg !37
  %call3 = call i64 @swap(i64 %5), !dbg !37
  %6 = bitcast %struct.pair* %p to i64*, !dbg !37
  store i64 %call3, i64* %6, align 4, !dbg !37
  %x = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !38
  %7 = load i32, i32* %x, align 4, !dbg !38
  %y = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 1, !dbg !39
  %8 = load i32, i32* %y, align 4, !dbg !39
  %9 = load i32, i32* getelementptr inbounds ([0 x i32], [0 x i32]* @table, i64 0, i64 0), align 4, !dbg !40
  %10 = load i32, i32* getelementptr inbounds ([0 x i32], [0 x i32]* @table, i64 0, i64 2), align 4, !dbg !41
  %call4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10), !dbg !42
  call void @llvm.dbg.declare(metadata %struct.triple* %t, metadata !43, metadata !DIExpression()), !dbg !50
  %a = getelementptr inbounds %struct.triple, %struct.triple* %.compoundliteral, i32 0, i32 0, !dbg !51
  store i64 2, i64* %a, align 8, !dbg !51
  %b5 = getelementptr inbounds %struct.triple, %struct.triple* %.compoundliteral, i32 0, i32 1, !dbg !51
  store i64 3, i64* %b5, align 8, !dbg !51
  %c = getelementptr inbounds %struct.triple, %struct.triple* %.compoundliteral, i32 0, i32 2, !dbg !51
  store i64 4, i64* %c, align 8, !dbg !51
  call void @make(%struct.triple* sret(%struct.triple) align 8 %t, i64 noundef 1, %struct.triple* noundef byval(%struct.triple) align 8 %.compoundliteral), !dbg !52
  %a6 = getelementptr inbounds %struct.triple, %struct.triple* %t, i32 0, i32 0, !dbg !53
  %11 = load i64, i64* %a6, align 8, !dbg !53
  %b7 = getelementptr inbounds %struct.triple, %struct.triple* %t, i32 0, i32 1, !dbg !54
  %12 = load i64, i64* %b7, align 8, !dbg !54
  %c8 = getelementptr inbounds %struct.triple, %struct.triple* %t, i32 0, i32 2, !dbg !55
  %13 = load i64, i64* %c8, align 8, !dbg !55
  %call9 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i64 noundef %11, i64 noundef %12, i64 noundef %13), !dbg !56
  %call10 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 10, i32 noundef 20, i32 noundef 30), !dbg !57
  %call11 = call i32 (i32)* @operation(), !dbg !58
  %call12 = call i32 %call11(i32 noundef 4), !dbg !58
  %call13 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i32 noundef %call10, i32 noundef %call12), !dbg !59
  %call14 = call i32 (i32)* @operation(), !dbg !60
  %cmp = icmp eq i32 (i32)* %call14, @bump, !dbg !61
  %conv = zext i1 %cmp to i32, !dbg !61
  %call15 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i32 noundef %conv, i32 noundef 1), !dbg !62
  %14 = load i32, i32* @counter, align 4, !dbg !63
  ret i32 %14, !dbg !64
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @printf(i8* noundef, ...) #3

declare i32 @bump(i32 noundef) #3

declare i64 @swap(i64) #3

declare void @make(%struct.triple* sret(%struct.triple) align 8, i64 noundef, %struct.triple* noundef byval(%struct.triple) align 8) #3

declare i32 @sum(i32 noundef, ...) #3

declare i32 (i32)* @operation() #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 14, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "a.c", directory: ".", checksumkind: CSK_MD5, checksum: "c59ee9de65d24740a6a410d998832449")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 14.0.6"}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !17, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{}
!20 = !DILocalVariable(name: "b", scope: !16, file: !3, line: 17, type: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !3, line: 4, size: 64, elements: !22)
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !21, file: !3, line: 4, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 3, size: 64, elements: !26)
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !25, file: !3, line: 3, baseType: !7, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !25, file: !3, line: 3, baseType: !7, size: 32, offset: 32)
!29 = !DILocation(line: 17, column: 13, scope: !16)
!30 = !DILocation(line: 18, column: 23, scope: !16)
!31 = !DILocation(line: 18, column: 32, scope: !16)
!32 = !DILocation(line: 18, column: 41, scope: !16)
!33 = !DILocation(line: 18, column: 2, scope: !16)
!34 = !DILocalVariable(name: "p", scope: !16, file: !3, line: 19, type: !25)
!35 = !DILocation(line: 19, column: 14, scope: !16)
!36 = !DILocation(line: 19, column: 26, scope: !16)
!37 = !DILocation(line: 19, column: 18, scope: !16)
!38 = !DILocation(line: 20, column: 28, scope: !16)
!39 = !DILocation(line: 20, column: 33, scope: !16)
!40 = !DILocation(line: 20, column: 36, scope: !16)
!41 = !DILocation(line: 20, column: 46, scope: !16)
!42 = !DILocation(line: 20, column: 2, scope: !16)
!43 = !DILocalVariable(name: "t", scope: !16, file: !3, line: 21, type: !44)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "triple", file: !3, line: 10, size: 192, elements: !45)
!45 = !{!46, !48, !49}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !44, file: !3, line: 10, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !44, file: !3, line: 10, baseType: !47, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !44, file: !3, line: 10, baseType: !47, size: 64, offset: 128)
!50 = !DILocation(line: 21, column: 16, scope: !16)
!51 = !DILocation(line: 21, column: 43, scope: !16)
!52 = !DILocation(line: 21, column: 20, scope: !16)
!53 = !DILocation(line: 22, column: 28, scope: !16)
!54 = !DILocation(line: 22, column: 33, scope: !16)
!55 = !DILocation(line: 22, column: 38, scope: !16)
!56 = !DILocation(line: 22, column: 2, scope: !16)
!57 = !DILocation(line: 23, column: 20, scope: !16)
!58 = !DILocation(line: 23, column: 40, scope: !16)
!59 = !DILocation(line: 23, column: 2, scope: !16)
!60 = !DILocation(line: 24, column: 20, scope: !16)
!61 = !DILocation(line: 24, column: 32, scope: !16)
!62 = !DILocation(line: 24, column: 2, scope: !16)
!63 = !DILocation(line: 25, column: 9, scope: !16)
!64 = !DILocation(line: 25, column: 2, scope: !16)
