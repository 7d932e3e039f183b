; ModuleID = 'cpp-atomic.cpp'
source_filename = "cpp-atomic.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

@_ZL5ready.0 = internal unnamed_addr global i8 0, align 1
@_ZL4data = internal unnamed_addr global i1 false, align 4
@.str = private unnamed_addr constant [11 x i8] c"data == 42\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp-atomic.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !13 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !dbg !16
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !17
  store i64 0, ptr %2, align 8, !dbg !17, !tbaa !23
  %3 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11, !dbg !26
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %3, align 8, !dbg !27, !tbaa !30
  store ptr %3, ptr %1, align 8, !dbg !32, !tbaa !40
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null)
          to label %4 unwind label %11, !dbg !43

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !44, !tbaa !40
  %6 = icmp eq ptr %5, null, !dbg !47
  br i1 %6, label %22, label %7, !dbg !48

7:                                                ; preds = %4
  %8 = load ptr, ptr %5, align 8, !dbg !49, !tbaa !30
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !49
  %10 = load ptr, ptr %9, align 8, !dbg !49
  call void %10(ptr noundef nonnull align 8 dereferenceable(8) %5) #10, !dbg !49
  br label %22, !dbg !52

11:                                               ; preds = %0
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !53
  %13 = load ptr, ptr %1, align 8, !dbg !54, !tbaa !40
  %14 = icmp eq ptr %13, null, !dbg !56
  br i1 %14, label %21, label %15, !dbg !57

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !dbg !58, !tbaa !30
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !58
  %18 = load ptr, ptr %17, align 8, !dbg !58
  call void %18(ptr noundef nonnull align 8 dereferenceable(8) %13) #10, !dbg !58
  br label %21, !dbg !60

19:                                               ; preds = %40, %21
  %20 = phi { ptr, i32 } [ %12, %21 ], [ %36, %40 ]
  resume { ptr, i32 } %20, !dbg !61

21:                                               ; preds = %15, %11
  store ptr null, ptr %1, align 8, !dbg !62, !tbaa !40
  br label %19, !dbg !53

22:                                               ; preds = %4, %7
  store ptr null, ptr %1, align 8, !dbg !63, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !64
  %23 = load atomic i8, ptr @_ZL5ready.0 acquire, align 1, !dbg !65, !range !72, !noundef !15
  %24 = trunc nuw i8 %23 to i1, !dbg !73
  %25 = xor i1 %24, true, !dbg !74
  %26 = load i1, ptr @_ZL4data, align 4
  %27 = select i1 %25, i1 true, i1 %26, !dbg !74
  br i1 %27, label %29, label %28, !dbg !74

28:                                               ; preds = %22
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 18, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #12, !dbg !75
  unreachable, !dbg !75

29:                                               ; preds = %22
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %30 unwind label %35, !dbg !76

30:                                               ; preds = %29
  %31 = load i64, ptr %2, align 8, !dbg !77, !tbaa !82
  %32 = icmp eq i64 %31, 0, !dbg !83
  br i1 %32, label %34, label %33, !dbg !86

33:                                               ; preds = %30
  call void @_ZSt9terminatev() #12, !dbg !87
  unreachable, !dbg !87

34:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !dbg !91
  ret i32 0, !dbg !92

35:                                               ; preds = %29
  %36 = landingpad { ptr, i32 }
          cleanup, !dbg !91
  %37 = load i64, ptr %2, align 8, !dbg !93, !tbaa !82
  %38 = icmp eq i64 %37, 0, !dbg !96
  br i1 %38, label %40, label %39, !dbg !98

39:                                               ; preds = %35
  call void @_ZSt9terminatev() #12, !dbg !99
  unreachable, !dbg !99

40:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !dbg !91
  br label %19, !dbg !91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

declare !dbg !101 void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #4

declare !dbg !102 void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !103 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare !dbg !104 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #8 align 2 !dbg !105 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #10, !dbg !106
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #13, !dbg !106
  ret void, !dbg !107
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #9 align 2 !dbg !108 {
  store i1 true, ptr @_ZL4data, align 4, !dbg !109
  fence release, !dbg !121
  store atomic i8 1, ptr @_ZL5ready.0 monotonic, align 1, !dbg !124
  ret void, !dbg !129
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold nofree noreturn }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { builtin allocsize(0) }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-atomic.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "8b33454e89813b7c1a1a06b2d80d8e20")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !14, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 12, column: 2, scope: !13)
!17 = !DILocation(line: 85, column: 23, scope: !18, inlinedAt: !20, atomGroup: 1, atomRank: 1)
!18 = distinct !DISubprogram(name: "id", scope: !19, file: !19, line: 85, type: !14, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!19 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!20 = distinct !DILocation(line: 126, column: 7, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "thread<(lambda at cpp-atomic.cpp:12:21), void>", scope: !19, file: !19, line: 126, type: !14, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = distinct !DILocation(line: 12, column: 14, scope: !13)
!23 = !{!24, !25, i64 0}
!24 = !{!"_ZTSNSt6thread2idE", !25, i64 0}
!25 = !{!"long", !11, i64 0}
!26 = !DILocation(line: 142, column: 29, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 207, column: 4, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-atomic.cpp:12:21)>", scope: !19, file: !19, line: 205, type: !14, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!29 = distinct !DILocation(line: 142, column: 33, scope: !21, inlinedAt: !22)
!30 = !{!31, !31, i64 0}
!31 = !{!"vtable pointer", !12, i64 0}
!32 = !DILocation(line: 168, column: 56, scope: !33, inlinedAt: !35, atomGroup: 1, atomRank: 1)
!33 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !34, file: !34, line: 168, type: !14, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!34 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!35 = distinct !DILocation(line: 233, column: 40, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !34, file: !34, line: 233, type: !14, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!37 = distinct !DILocation(line: 310, column: 4, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !34, file: !34, line: 309, type: !14, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!39 = distinct !DILocation(line: 142, column: 18, scope: !21, inlinedAt: !22)
!40 = !{!41, !41, i64 0}
!41 = !{!"p1 _ZTSNSt6thread6_StateE", !42, i64 0}
!42 = !{!"any pointer", !11, i64 0}
!43 = !DILocation(line: 142, column: 2, scope: !21, inlinedAt: !22)
!44 = !DILocation(line: 395, column: 6, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "~unique_ptr", scope: !34, file: !34, line: 390, type: !14, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!46 = distinct !DILocation(line: 142, column: 2, scope: !21, inlinedAt: !22)
!47 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !46, atomGroup: 2, atomRank: 2)
!48 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !46, atomGroup: 2, atomRank: 1)
!49 = !DILocation(line: 95, column: 2, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 89, type: !14, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!51 = distinct !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !46)
!52 = !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !46)
!53 = !DILocation(line: 145, column: 7, scope: !21, inlinedAt: !22)
!54 = !DILocation(line: 395, column: 6, scope: !45, inlinedAt: !55)
!55 = distinct !DILocation(line: 142, column: 2, scope: !21, inlinedAt: !22)
!56 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !55, atomGroup: 2, atomRank: 2)
!57 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !55, atomGroup: 2, atomRank: 1)
!58 = !DILocation(line: 95, column: 2, scope: !50, inlinedAt: !59)
!59 = distinct !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !55)
!60 = !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !55)
!61 = !DILocation(line: 0, scope: !13)
!62 = !DILocation(line: 397, column: 8, scope: !45, inlinedAt: !55, atomGroup: 3, atomRank: 1)
!63 = !DILocation(line: 397, column: 8, scope: !45, inlinedAt: !46, atomGroup: 3, atomRank: 1)
!64 = !DILocation(line: 145, column: 7, scope: !21, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 488, column: 9, scope: !66, inlinedAt: !68, atomGroup: 3, atomRank: 2)
!66 = distinct !DISubprogram(name: "load", scope: !67, file: !67, line: 481, type: !14, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!67 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!68 = distinct !DILocation(line: 112, column: 22, scope: !69, inlinedAt: !71)
!69 = distinct !DISubprogram(name: "load", scope: !70, file: !70, line: 111, type: !14, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!70 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!71 = distinct !DILocation(line: 17, column: 12, scope: !13)
!72 = !{i8 0, i8 2}
!73 = !DILocation(line: 488, column: 9, scope: !66, inlinedAt: !68, atomGroup: 4, atomRank: 2)
!74 = !DILocation(line: 17, column: 12, scope: !13, atomGroup: 1, atomRank: 1)
!75 = !DILocation(line: 18, column: 3, scope: !13)
!76 = !DILocation(line: 19, column: 9, scope: !13)
!77 = !DILocation(line: 175, column: 16, scope: !78, inlinedAt: !79, atomGroup: 1, atomRank: 1)
!78 = distinct !DISubprogram(name: "joinable", scope: !19, file: !19, line: 174, type: !14, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!79 = distinct !DILocation(line: 150, column: 11, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "~thread", scope: !19, file: !19, line: 148, type: !14, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!81 = distinct !DILocation(line: 21, column: 1, scope: !13)
!82 = !{!25, !25, i64 0}
!83 = !DILocation(line: 286, column: 26, scope: !84, inlinedAt: !85, atomGroup: 1, atomRank: 2)
!84 = distinct !DISubprogram(name: "operator==", scope: !19, file: !19, line: 280, type: !14, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!85 = distinct !DILocation(line: 175, column: 22, scope: !78, inlinedAt: !79)
!86 = !DILocation(line: 150, column: 11, scope: !80, inlinedAt: !81, atomGroup: 1, atomRank: 1)
!87 = !DILocation(line: 312, column: 5, scope: !88, inlinedAt: !90)
!88 = distinct !DISubprogram(name: "__terminate", scope: !89, file: !89, line: 309, type: !14, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!89 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!90 = distinct !DILocation(line: 151, column: 2, scope: !80, inlinedAt: !81)
!91 = !DILocation(line: 21, column: 1, scope: !13)
!92 = !DILocation(line: 21, column: 1, scope: !13, atomGroup: 4, atomRank: 1)
!93 = !DILocation(line: 175, column: 16, scope: !78, inlinedAt: !94, atomGroup: 1, atomRank: 1)
!94 = distinct !DILocation(line: 150, column: 11, scope: !80, inlinedAt: !95)
!95 = distinct !DILocation(line: 21, column: 1, scope: !13)
!96 = !DILocation(line: 286, column: 26, scope: !84, inlinedAt: !97, atomGroup: 1, atomRank: 2)
!97 = distinct !DILocation(line: 175, column: 22, scope: !78, inlinedAt: !94)
!98 = !DILocation(line: 150, column: 11, scope: !80, inlinedAt: !95, atomGroup: 1, atomRank: 1)
!99 = !DILocation(line: 312, column: 5, scope: !88, inlinedAt: !100)
!100 = distinct !DILocation(line: 151, column: 2, scope: !80, inlinedAt: !95)
!101 = !DISubprogram(name: "join", scope: !19, file: !19, line: 178, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubprogram(name: "_M_start_thread", scope: !19, file: !19, line: 214, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubprogram(name: "operator new", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DISubprogram(name: "operator delete", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = distinct !DISubprogram(name: "~_State_impl", scope: !19, file: !19, line: 200, type: !14, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!106 = !DILocation(line: 200, column: 14, scope: !105)
!107 = !DILocation(line: 200, column: 14, scope: !105, atomGroup: 1, atomRank: 1)
!108 = distinct !DISubprogram(name: "_M_run", scope: !19, file: !19, line: 210, type: !14, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!109 = !DILocation(line: 13, column: 8, scope: !110, inlinedAt: !111, atomGroup: 1, atomRank: 1)
!110 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !14, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!111 = distinct !DILocation(line: 61, column: 14, scope: !112, inlinedAt: !114)
!112 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-atomic.cpp:12:21)>", scope: !113, file: !113, line: 60, type: !14, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!113 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!114 = distinct !DILocation(line: 96, column: 14, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-atomic.cpp:12:21)>", scope: !113, file: !113, line: 90, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!116 = distinct !DILocation(line: 252, column: 13, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !19, file: !19, line: 251, type: !14, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!118 = distinct !DILocation(line: 259, column: 11, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "operator()", scope: !19, file: !19, line: 255, type: !14, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!120 = distinct !DILocation(line: 210, column: 13, scope: !108)
!121 = !DILocation(line: 133, column: 5, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "atomic_thread_fence", scope: !67, file: !67, line: 132, type: !14, scopeLine: 133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!123 = distinct !DILocation(line: 14, column: 3, scope: !110, inlinedAt: !111)
!124 = !DILocation(line: 464, column: 2, scope: !125, inlinedAt: !126, atomGroup: 2, atomRank: 1)
!125 = distinct !DISubprogram(name: "store", scope: !67, file: !67, line: 456, type: !14, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!126 = distinct !DILocation(line: 104, column: 15, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "store", scope: !70, file: !70, line: 103, type: !14, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!128 = distinct !DILocation(line: 15, column: 9, scope: !110, inlinedAt: !111)
!129 = !DILocation(line: 210, column: 24, scope: !108, atomGroup: 1, atomRank: 1)
