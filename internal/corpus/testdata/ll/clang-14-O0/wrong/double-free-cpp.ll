; ModuleID = 'double-free-cpp.cpp'
source_filename = "double-free-cpp.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Node = type { i32 }

$_ZN4NodeC2Ev = comdat any

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.Node*, align 8
  %3 = alloca %struct.Node*, align 8
  store i32 0, i32* %1, align 4
  %4 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 4) #4, !dbg !13
  %5 = bitcast i8* %4 to %struct.Node*, !dbg !13
  call void @_ZN4NodeC2Ev(%struct.Node* noundef nonnull align 4 dereferenceable(4) %5) #5, !dbg !14
  store %struct.Node* %5, %struct.Node** %2, align 8, !dbg !15
  %6 = load %struct.Node*, %struct.Node** %2, align 8, !dbg !16
  store %struct.Node* %6, %struct.Node** %3, align 8, !dbg !17
  %7 = load %struct.Node*, %struct.Node** %2, align 8, !dbg !18
  %8 = icmp eq %struct.Node* %7, null, !dbg !19
  br i1 %8, label %11, label %9, !dbg !19

9:                                                ; preds = %0
  %10 = bitcast %struct.Node* %7 to i8*, !dbg !19
  call void @_ZdlPv(i8* noundef %10) #6, !dbg !19
  br label %11, !dbg !19

11:                                               ; preds = %9, %0
  %12 = load %struct.Node*, %struct.Node** %3, align 8, !dbg !20
  %13 = icmp eq %struct.Node* %12, null, !dbg !21
  br i1 %13, label %16, label %14, !dbg !21

14:                                               ; preds = %11
  %15 = bitcast %struct.Node* %12 to i8*, !dbg !21
  call void @_ZdlPv(i8* noundef %15) #6, !dbg !21
  br label %16, !dbg !21

16:                                               ; preds = %14, %11
  ret i32 0, !dbg !22
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4NodeC2Ev(%struct.Node* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 !dbg !23 {
  %2 = alloca %struct.Node*, align 8
  store %struct.Node* %0, %struct.Node** %2, align 8
  %3 = load %struct.Node*, %struct.Node** %2, align 8
  %4 = getelementptr inbounds %struct.Node, %struct.Node* %3, i32 0, i32 0, !dbg !24
  store i32 0, i32* %4, align 4, !dbg !24
  ret void, !dbg !25
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #3

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { builtin allocsize(0) }
attributes #5 = { nounwind }
attributes #6 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "double-free-cpp.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "a5d1854dd4b5f1778541941c9675b22c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 12, scope: !10)
!14 = !DILocation(line: 7, column: 16, scope: !10)
!15 = !DILocation(line: 7, column: 8, scope: !10)
!16 = !DILocation(line: 8, column: 12, scope: !10)
!17 = !DILocation(line: 8, column: 8, scope: !10)
!18 = !DILocation(line: 9, column: 9, scope: !10)
!19 = !DILocation(line: 9, column: 2, scope: !10)
!20 = !DILocation(line: 10, column: 9, scope: !10)
!21 = !DILocation(line: 10, column: 2, scope: !10)
!22 = !DILocation(line: 11, column: 2, scope: !10)
!23 = distinct !DISubprogram(name: "Node", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DILocation(line: 3, column: 19, scope: !23)
!25 = !DILocation(line: 3, column: 8, scope: !23)
