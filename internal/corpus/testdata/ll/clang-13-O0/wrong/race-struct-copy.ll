; ModuleID = 'race-struct-copy.c'
source_filename = "race-struct-copy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.config = type { i64, i64, i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = dso_local global %struct.config zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.config, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !24, metadata !DIExpression()), !dbg !28
  %4 = call i32 @pthread_create(i64* %2, %union.pthread_attr_t* null, i8* (i8*)* @update, i8* null) #5, !dbg !29
  call void @llvm.dbg.declare(metadata %struct.config* %3, metadata !30, metadata !DIExpression()), !dbg !31
  %5 = bitcast %struct.config* %3 to i8*, !dbg !32
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %5, i8* align 8 bitcast (%struct.config* @shared to i8*), i64 24, i1 false), !dbg !32
  %6 = load i64, i64* %2, align 8, !dbg !33
  %7 = call i32 @pthread_join(i64 %6, i8** null), !dbg !34
  %8 = getelementptr inbounds %struct.config, %struct.config* %3, i32 0, i32 0, !dbg !35
  %9 = load i64, i64* %8, align 8, !dbg !35
  %10 = icmp eq i64 %9, 99, !dbg !36
  %11 = zext i1 %10 to i32, !dbg !36
  ret i32 %11, !dbg !37
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local i32 @pthread_create(i64*, %union.pthread_attr_t*, i8* (i8*)*, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @update(i8* %0) #0 !dbg !38 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !41, metadata !DIExpression()), !dbg !42
  store i64 1, i64* getelementptr inbounds (%struct.config, %struct.config* @shared, i32 0, i32 1), align 8, !dbg !43
  %3 = load i8*, i8** %2, align 8, !dbg !44
  ret i8* %3, !dbg !45
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

declare dso_local i32 @pthread_join(i64, i8**) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 5, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race-struct-copy.c", directory: ".")
!4 = !{}
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!0}
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "config", file: !3, line: 5, size: 192, elements: !9)
!9 = !{!10, !12, !13}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !8, file: !3, line: 5, baseType: !11, size: 64)
!11 = !DIBasicType(name: "long int", size: 64, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !8, file: !3, line: 5, baseType: !11, size: 64, offset: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !8, file: !3, line: 5, baseType: !11, size: 64, offset: 128)
!14 = !{i32 7, !"Dwarf Version", i32 4}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 13.0.1-11+b2"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !21, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 15, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 15, column: 12, scope: !20)
!29 = !DILocation(line: 16, column: 2, scope: !20)
!30 = !DILocalVariable(name: "copy", scope: !20, file: !3, line: 17, type: !8)
!31 = !DILocation(line: 17, column: 16, scope: !20)
!32 = !DILocation(line: 17, column: 23, scope: !20)
!33 = !DILocation(line: 18, column: 15, scope: !20)
!34 = !DILocation(line: 18, column: 2, scope: !20)
!35 = !DILocation(line: 19, column: 14, scope: !20)
!36 = !DILocation(line: 19, column: 16, scope: !20)
!37 = !DILocation(line: 19, column: 2, scope: !20)
!38 = distinct !DISubprogram(name: "update", scope: !3, file: !3, line: 7, type: !39, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!39 = !DISubroutineType(types: !40)
!40 = !{!6, !6}
!41 = !DILocalVariable(name: "arg", arg: 1, scope: !38, file: !3, line: 7, type: !6)
!42 = !DILocation(line: 7, column: 27, scope: !38)
!43 = !DILocation(line: 9, column: 11, scope: !38)
!44 = !DILocation(line: 10, column: 9, scope: !38)
!45 = !DILocation(line: 10, column: 2, scope: !38)
