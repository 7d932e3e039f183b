; ModuleID = 'assert-in-destructor.cpp'
source_filename = "assert-in-destructor.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Log = type { i8 }

$_ZN3LogC2Ev = comdat any

$_ZN3LogD2Ev = comdat any

@_ZL4log_ = internal global %struct.Log zeroinitializer, align 1
@__dso_handle = external hidden global i8
@_ZL10open_files = internal global i32 0, align 4
@.str = private unnamed_addr constant [16 x i8] c"open_files == 0\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"assert-in-destructor.cpp\00", align 1
@__PRETTY_FUNCTION__._ZN3LogD2Ev = private unnamed_addr constant [12 x i8] c"Log::~Log()\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_assert_in_destructor.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !10 {
  call void @_ZN3LogC2Ev(%struct.Log* noundef nonnull align 1 dereferenceable(1) @_ZL4log_), !dbg !14
  %1 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%struct.Log*)* @_ZN3LogD2Ev to void (i8*)*), i8* getelementptr inbounds (%struct.Log, %struct.Log* @_ZL4log_, i32 0, i32 0), i8* @__dso_handle) #2, !dbg !16
  ret void, !dbg !14
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3LogC2Ev(%struct.Log* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !17 {
  %2 = alloca %struct.Log*, align 8
  store %struct.Log* %0, %struct.Log** %2, align 8
  %3 = load %struct.Log*, %struct.Log** %2, align 8
  %4 = load i32, i32* @_ZL10open_files, align 4, !dbg !18
  %5 = add nsw i32 %4, 1, !dbg !18
  store i32 %5, i32* @_ZL10open_files, align 4, !dbg !18
  ret void, !dbg !19
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3LogD2Ev(%struct.Log* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !20 {
  %2 = alloca %struct.Log*, align 8
  store %struct.Log* %0, %struct.Log** %2, align 8
  %3 = load %struct.Log*, %struct.Log** %2, align 8
  %4 = load i32, i32* @_ZL10open_files, align 4, !dbg !21
  %5 = icmp eq i32 %4, 0, !dbg !21
  br i1 %5, label %6, label %7, !dbg !21

6:                                                ; preds = %1
  br label %9, !dbg !21

7:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @__PRETTY_FUNCTION__._ZN3LogD2Ev, i64 0, i64 0)) #5, !dbg !21
  unreachable, !dbg !21

8:                                                ; No predecessors!
  br label %9, !dbg !21

9:                                                ; preds = %8, %6
  ret void, !dbg !22
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #2

; Function Attrs: mustprogress noinline norecurse nounwind optnone uwtable
define dso_local noundef i32 @main() #3 !dbg !23 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  ret i32 0, !dbg !24
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_assert_in_destructor.cpp() #0 section ".text.startup" !dbg !25 {
  call void @__cxx_global_var_init(), !dbg !26
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline norecurse nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assert-in-destructor.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "bcec48a352bdce9c518cae2abec16ef5")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!11 = !DIFile(filename: "assert-in-destructor.cpp", directory: ".")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 12, column: 12, scope: !15)
!15 = !DILexicalBlockFile(scope: !10, file: !1, discriminator: 0)
!16 = !DILocation(line: 0, scope: !10)
!17 = distinct !DISubprogram(name: "Log", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!18 = !DILocation(line: 8, column: 20, scope: !17)
!19 = !DILocation(line: 8, column: 24, scope: !17)
!20 = distinct !DISubprogram(name: "~Log", scope: !1, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!21 = !DILocation(line: 9, column: 11, scope: !20)
!22 = !DILocation(line: 9, column: 36, scope: !20)
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!24 = !DILocation(line: 16, column: 2, scope: !23)
!25 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_assert_in_destructor.cpp", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!26 = !DILocation(line: 0, scope: !25)
