; ModuleID = 'race-bitfield.c'
source_filename = "race-bitfield.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i8, [3 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@flags = dso_local global %struct.anon zeroinitializer, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !25, metadata !DIExpression()), !dbg !29
  %3 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @set, i8* noundef null) #4, !dbg !30
  %4 = load i8, i8* getelementptr inbounds (%struct.anon, %struct.anon* @flags, i32 0, i32 0), align 4, !dbg !31
  %5 = and i8 %4, 15, !dbg !31
  %6 = or i8 %5, 16, !dbg !31
  store i8 %6, i8* getelementptr inbounds (%struct.anon, %struct.anon* @flags, i32 0, i32 0), align 4, !dbg !31
  %7 = load i64, i64* %2, align 8, !dbg !32
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !33
  ret i32 0, !dbg !34
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @set(i8* noundef %0) #0 !dbg !35 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !38, metadata !DIExpression()), !dbg !39
  %3 = load i8, i8* getelementptr inbounds (%struct.anon, %struct.anon* @flags, i32 0, i32 0), align 4, !dbg !40
  %4 = and i8 %3, -16, !dbg !40
  %5 = or i8 %4, 1, !dbg !40
  store i8 %5, i8* getelementptr inbounds (%struct.anon, %struct.anon* @flags, i32 0, i32 0), align 4, !dbg !40
  %6 = load i8*, i8** %2, align 8, !dbg !41
  ret i8* %6, !dbg !42
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flags", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race-bitfield.c", directory: ".", checksumkind: CSK_MD5, checksum: "71e93419476f4c58725b731646efadc0")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 5, size: 32, elements: !8)
!8 = !{!9, !11}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !7, file: !3, line: 5, baseType: !10, size: 4, flags: DIFlagBitField, extraData: i64 0)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !7, file: !3, line: 5, baseType: !10, size: 4, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !21, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{}
!25 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 15, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 15, column: 12, scope: !20)
!30 = !DILocation(line: 16, column: 2, scope: !20)
!31 = !DILocation(line: 17, column: 10, scope: !20)
!32 = !DILocation(line: 18, column: 15, scope: !20)
!33 = !DILocation(line: 18, column: 2, scope: !20)
!34 = !DILocation(line: 19, column: 2, scope: !20)
!35 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 7, type: !36, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!36 = !DISubroutineType(types: !37)
!37 = !{!5, !5}
!38 = !DILocalVariable(name: "arg", arg: 1, scope: !35, file: !3, line: 7, type: !5)
!39 = !DILocation(line: 7, column: 24, scope: !35)
!40 = !DILocation(line: 9, column: 10, scope: !35)
!41 = !DILocation(line: 10, column: 9, scope: !35)
!42 = !DILocation(line: 10, column: 2, scope: !35)
