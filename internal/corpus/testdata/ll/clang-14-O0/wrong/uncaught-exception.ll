; ModuleID = 'uncaught-exception.cpp'
source_filename = "uncaught-exception.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTIi = external constant i8*

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @_ZL4faili(i32 noundef 1), !dbg !13
  ret i32 0, !dbg !14
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL4faili(i32 noundef %0) #1 !dbg !15 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !16
  %4 = icmp sgt i32 %3, 0, !dbg !17
  br i1 %4, label %5, label %9, !dbg !16

5:                                                ; preds = %1
  %6 = call i8* @__cxa_allocate_exception(i64 4) #2, !dbg !18
  %7 = bitcast i8* %6 to i32*, !dbg !18
  %8 = load i32, i32* %2, align 4, !dbg !19
  store i32 %8, i32* %7, align 16, !dbg !18
  call void @__cxa_throw(i8* %6, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #3, !dbg !18
  unreachable, !dbg !18

9:                                                ; preds = %1
  ret void, !dbg !20
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uncaught-exception.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "85973c4817f7b5d908d60b20d427234f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 2, scope: !10)
!14 = !DILocation(line: 12, column: 2, scope: !10)
!15 = distinct !DISubprogram(name: "fail", scope: !1, file: !1, line: 3, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!16 = !DILocation(line: 5, column: 6, scope: !15)
!17 = !DILocation(line: 5, column: 8, scope: !15)
!18 = !DILocation(line: 6, column: 3, scope: !15)
!19 = !DILocation(line: 6, column: 9, scope: !15)
!20 = !DILocation(line: 7, column: 1, scope: !15)
