; ModuleID = 'uninit-function-pointer.c'
source_filename = "uninit-function-pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.handler = type { i32, void ()* }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.handler*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.handler** %2, metadata !15, metadata !DIExpression()), !dbg !24
  %3 = call noalias i8* @malloc(i64 noundef 16) #3, !dbg !25
  %4 = bitcast i8* %3 to %struct.handler*, !dbg !25
  store %struct.handler* %4, %struct.handler** %2, align 8, !dbg !24
  %5 = load %struct.handler*, %struct.handler** %2, align 8, !dbg !26
  %6 = getelementptr inbounds %struct.handler, %struct.handler* %5, i32 0, i32 0, !dbg !27
  store i32 1, i32* %6, align 8, !dbg !28
  %7 = load %struct.handler*, %struct.handler** %2, align 8, !dbg !29
  %8 = getelementptr inbounds %struct.handler, %struct.handler* %7, i32 0, i32 1, !dbg !30
  %9 = load void ()*, void ()** %8, align 8, !dbg !30
  call void %9(), !dbg !29
  %10 = load %struct.handler*, %struct.handler** %2, align 8, !dbg !31
  %11 = bitcast %struct.handler* %10 to i8*, !dbg !31
  call void @free(i8* noundef %11) #3, !dbg !32
  ret i32 0, !dbg !33
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninit-function-pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "11e72ac5c2bda75ab5075a5462779ee4")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "h", scope: !10, file: !1, line: 9, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "handler", file: !1, line: 5, size: 128, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !17, file: !1, line: 5, baseType: !13, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !17, file: !1, line: 5, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !DILocation(line: 9, column: 18, scope: !10)
!25 = !DILocation(line: 9, column: 22, scope: !10)
!26 = !DILocation(line: 10, column: 2, scope: !10)
!27 = !DILocation(line: 10, column: 5, scope: !10)
!28 = !DILocation(line: 10, column: 8, scope: !10)
!29 = !DILocation(line: 11, column: 2, scope: !10)
!30 = !DILocation(line: 11, column: 5, scope: !10)
!31 = !DILocation(line: 12, column: 7, scope: !10)
!32 = !DILocation(line: 12, column: 2, scope: !10)
!33 = !DILocation(line: 13, column: 2, scope: !10)
