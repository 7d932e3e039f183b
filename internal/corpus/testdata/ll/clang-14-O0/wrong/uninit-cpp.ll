; ModuleID = 'uninit-cpp.cpp'
source_filename = "uninit-cpp.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %4 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 4) #3, !dbg !13
  %5 = bitcast i8* %4 to i32*, !dbg !13
  store i32* %5, i32** %2, align 8, !dbg !14
  %6 = load i32*, i32** %2, align 8, !dbg !15
  %7 = load i32, i32* %6, align 4, !dbg !16
  store i32 %7, i32* %3, align 4, !dbg !17
  %8 = load i32*, i32** %2, align 8, !dbg !18
  %9 = icmp eq i32* %8, null, !dbg !19
  br i1 %9, label %12, label %10, !dbg !19

10:                                               ; preds = %0
  %11 = bitcast i32* %8 to i8*, !dbg !19
  call void @_ZdlPv(i8* noundef %11) #4, !dbg !19
  br label %12, !dbg !19

12:                                               ; preds = %10, %0
  %13 = load i32, i32* %3, align 4, !dbg !20
  %14 = icmp eq i32 %13, 99, !dbg !21
  %15 = zext i1 %14 to i32, !dbg !20
  ret i32 %15, !dbg !22
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #1

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #2

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { builtin allocsize(0) }
attributes #4 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninit-cpp.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "6ab1b8b4833ab7b11de628bfe6fdf069")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 11, scope: !10)
!14 = !DILocation(line: 5, column: 7, scope: !10)
!15 = !DILocation(line: 6, column: 11, scope: !10)
!16 = !DILocation(line: 6, column: 10, scope: !10)
!17 = !DILocation(line: 6, column: 6, scope: !10)
!18 = !DILocation(line: 7, column: 9, scope: !10)
!19 = !DILocation(line: 7, column: 2, scope: !10)
!20 = !DILocation(line: 8, column: 9, scope: !10)
!21 = !DILocation(line: 8, column: 11, scope: !10)
!22 = !DILocation(line: 8, column: 2, scope: !10)
