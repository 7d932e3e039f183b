; ModuleID = 'copies.c'
source_filename = "copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { i8, i32, double, [3 x i16] }
%struct.u = type <{ i8, i32, i64 }>
%struct.bits = type { i32 }

@a = dso_local global %struct.s zeroinitializer, align 8, !dbg !0
@b = dso_local global %struct.s zeroinitializer, align 8, !dbg !5
@arr = dso_local global [5 x i32] zeroinitializer, align 16, !dbg !47
@buf = dso_local global [12 x i8] zeroinitializer, align 1, !dbg !36
@.str = private unnamed_addr constant [11 x i8] c"hello, you\00", align 1
@u = dso_local global %struct.u zeroinitializer, align 1, !dbg !20
@f = dso_local global %struct.bits zeroinitializer, align 4, !dbg !28
@wide = dso_local global i128 0, align 16, !dbg !41
@ld = dso_local global x86_fp80 0xK00000000000000000000, align 16, !dbg !44

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !60 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i8 1, i8* getelementptr inbounds (%struct.s, %struct.s* @a, i32 0, i32 0), align 8, !dbg !64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 getelementptr inbounds (%struct.s, %struct.s* @a, i32 0, i32 0), i8* align 8 getelementptr inbounds (%struct.s, %struct.s* @b, i32 0, i32 0), i64 24, i1 false), !dbg !65
  call void @llvm.memset.p0i8.i64(i8* align 16 bitcast ([5 x i32]* @arr to i8*), i8 0, i64 20, i1 false), !dbg !66
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 getelementptr inbounds ([12 x i8], [12 x i8]* @buf, i64 0, i64 0), i8* align 1 getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i64 11, i1 false), !dbg !67
  store i32 3, i32* getelementptr inbounds (%struct.u, %struct.u* @u, i32 0, i32 1), align 1, !dbg !68
  %2 = load i32, i32* getelementptr inbounds (%struct.u, %struct.u* @u, i32 0, i32 1), align 1, !dbg !69
  %3 = sext i32 %2 to i64, !dbg !70
  store i64 %3, i64* getelementptr inbounds (%struct.u, %struct.u* @u, i32 0, i32 2), align 1, !dbg !71
  %4 = load i32, i32* getelementptr inbounds (%struct.bits, %struct.bits* @f, i32 0, i32 0), align 4, !dbg !72
  %5 = and i32 %4, -33554401, !dbg !72
  %6 = or i32 %5, 288, !dbg !72
  store i32 %6, i32* getelementptr inbounds (%struct.bits, %struct.bits* @f, i32 0, i32 0), align 4, !dbg !72
  store i128 5, i128* @wide, align 16, !dbg !73
  store x86_fp80 0xK3FFFC000000000000000, x86_fp80* @ld, align 16, !dbg !74
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 getelementptr inbounds ([12 x i8], [12 x i8]* @buf, i64 0, i64 1), i8* align 1 getelementptr inbounds ([12 x i8], [12 x i8]* @buf, i64 0, i64 0), i64 4, i1 false), !dbg !75
  ret i32 0, !dbg !76
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}
!llvm.ident = !{!59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 3, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "copies.c", directory: ".", checksumkind: CSK_MD5, checksum: "30c94de166e5591589396b4d2d3174f0")
!4 = !{!0, !5, !20, !28, !36, !41, !44, !47}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 3, type: !7, isLocal: false, isDefinition: true)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !3, line: 3, size: 192, elements: !8)
!8 = !{!9, !11, !13, !15}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !7, file: !3, line: 3, baseType: !10, size: 8)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !7, file: !3, line: 3, baseType: !12, size: 32, offset: 32)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !7, file: !3, line: 3, baseType: !14, size: 64, offset: 64)
!14 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !7, file: !3, line: 3, baseType: !16, size: 48, offset: 128)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 48, elements: !18)
!17 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!18 = !{!19}
!19 = !DISubrange(count: 3)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 4, type: !22, isLocal: false, isDefinition: true)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "u", file: !3, line: 4, size: 104, elements: !23)
!23 = !{!24, !25, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !22, file: !3, line: 4, baseType: !10, size: 8)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !22, file: !3, line: 4, baseType: !12, size: 32, offset: 8)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !22, file: !3, line: 4, baseType: !27, size: 64, offset: 40)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 5, type: !30, isLocal: false, isDefinition: true)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 5, size: 32, elements: !31)
!31 = !{!32, !34, !35}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !30, file: !3, line: 5, baseType: !33, size: 5, flags: DIFlagBitField, extraData: i64 0)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !30, file: !3, line: 5, baseType: !33, size: 20, offset: 5, flags: DIFlagBitField, extraData: i64 0)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !30, file: !3, line: 5, baseType: !33, size: 7, offset: 25, flags: DIFlagBitField, extraData: i64 0)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "buf", scope: !2, file: !3, line: 6, type: !38, isLocal: false, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 12)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 6, type: !43, isLocal: false, isDefinition: true)
!43 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "ld", scope: !2, file: !3, line: 6, type: !46, isLocal: false, isDefinition: true)
!46 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "arr", scope: !2, file: !3, line: 6, type: !49, isLocal: false, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 160, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 5)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 7, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 1}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = !{!"Debian clang version 14.0.6"}
!60 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !61, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!61 = !DISubroutineType(types: !62)
!62 = !{!12}
!63 = !{}
!64 = !DILocation(line: 8, column: 7, scope: !60)
!65 = !DILocation(line: 8, column: 16, scope: !60)
!66 = !DILocation(line: 9, column: 3, scope: !60)
!67 = !DILocation(line: 10, column: 3, scope: !60)
!68 = !DILocation(line: 11, column: 7, scope: !60)
!69 = !DILocation(line: 11, column: 20, scope: !60)
!70 = !DILocation(line: 11, column: 18, scope: !60)
!71 = !DILocation(line: 11, column: 16, scope: !60)
!72 = !DILocation(line: 12, column: 7, scope: !60)
!73 = !DILocation(line: 13, column: 8, scope: !60)
!74 = !DILocation(line: 13, column: 16, scope: !60)
!75 = !DILocation(line: 14, column: 3, scope: !60)
!76 = !DILocation(line: 15, column: 3, scope: !60)
