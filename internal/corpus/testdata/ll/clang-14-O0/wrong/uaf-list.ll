; ModuleID = 'uaf-list.c'
source_filename = "uaf-list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node* }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !15, metadata !DIExpression()), !dbg !20
  %5 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 8) #3, !dbg !21
  %6 = bitcast i8* %5 to %struct.node*, !dbg !21
  store %struct.node* %6, %struct.node** %2, align 8, !dbg !20
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !22, metadata !DIExpression()), !dbg !23
  %7 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 8) #3, !dbg !24
  %8 = bitcast i8* %7 to %struct.node*, !dbg !24
  store %struct.node* %8, %struct.node** %3, align 8, !dbg !23
  %9 = load %struct.node*, %struct.node** %2, align 8, !dbg !25
  %10 = load %struct.node*, %struct.node** %3, align 8, !dbg !26
  %11 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !27
  store %struct.node* %9, %struct.node** %11, align 8, !dbg !28
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !29, metadata !DIExpression()), !dbg !31
  %12 = load %struct.node*, %struct.node** %3, align 8, !dbg !32
  store %struct.node* %12, %struct.node** %4, align 8, !dbg !31
  br label %13, !dbg !33

13:                                               ; preds = %19, %0
  %14 = load %struct.node*, %struct.node** %4, align 8, !dbg !34
  %15 = icmp ne %struct.node* %14, null, !dbg !36
  br i1 %15, label %16, label %23, !dbg !36

16:                                               ; preds = %13
  %17 = load %struct.node*, %struct.node** %4, align 8, !dbg !37
  %18 = bitcast %struct.node* %17 to i8*, !dbg !37
  call void @free(i8* noundef %18) #3, !dbg !38
  br label %19, !dbg !38

19:                                               ; preds = %16
  %20 = load %struct.node*, %struct.node** %4, align 8, !dbg !39
  %21 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 0, !dbg !40
  %22 = load %struct.node*, %struct.node** %21, align 8, !dbg !40
  store %struct.node* %22, %struct.node** %4, align 8, !dbg !41
  br label %13, !dbg !42, !llvm.loop !43

23:                                               ; preds = %13
  ret i32 0, !dbg !46
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

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
!1 = !DIFile(filename: "uaf-list.c", directory: ".", checksumkind: CSK_MD5, checksum: "3d8b5f97a1cd538539ed429a23ce7c7a")
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
!15 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 9, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 64, elements: !18)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !1, line: 5, baseType: !16, size: 64)
!20 = !DILocation(line: 9, column: 15, scope: !10)
!21 = !DILocation(line: 9, column: 19, scope: !10)
!22 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 10, type: !16)
!23 = !DILocation(line: 10, column: 15, scope: !10)
!24 = !DILocation(line: 10, column: 19, scope: !10)
!25 = !DILocation(line: 11, column: 12, scope: !10)
!26 = !DILocation(line: 11, column: 2, scope: !10)
!27 = !DILocation(line: 11, column: 5, scope: !10)
!28 = !DILocation(line: 11, column: 10, scope: !10)
!29 = !DILocalVariable(name: "n", scope: !30, file: !1, line: 12, type: !16)
!30 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 2)
!31 = !DILocation(line: 12, column: 20, scope: !30)
!32 = !DILocation(line: 12, column: 24, scope: !30)
!33 = !DILocation(line: 12, column: 7, scope: !30)
!34 = !DILocation(line: 12, column: 27, scope: !35)
!35 = distinct !DILexicalBlock(scope: !30, file: !1, line: 12, column: 2)
!36 = !DILocation(line: 12, column: 2, scope: !30)
!37 = !DILocation(line: 13, column: 8, scope: !35)
!38 = !DILocation(line: 13, column: 3, scope: !35)
!39 = !DILocation(line: 12, column: 34, scope: !35)
!40 = !DILocation(line: 12, column: 37, scope: !35)
!41 = !DILocation(line: 12, column: 32, scope: !35)
!42 = !DILocation(line: 12, column: 2, scope: !35)
!43 = distinct !{!43, !36, !44, !45}
!44 = !DILocation(line: 13, column: 9, scope: !30)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 14, column: 2, scope: !10)
