; ModuleID = 'cpp-atomic.cpp'
source_filename = "cpp-atomic.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker", [7 x i8] }>
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { i8 }

@_ZL5ready.0 = internal unnamed_addr global i8 0, align 1
@_ZL4data = internal unnamed_addr global i1 false, align 4
@.str = private unnamed_addr constant [11 x i8] c"data == 42\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp-atomic.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State"*)* @_ZNSt6thread6_StateD2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !9 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  %3 = bitcast %"class.std::thread"* %2 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !12
  %4 = bitcast %"class.std::unique_ptr"* %1 to i8*, !dbg !13
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4), !dbg !13
  %5 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %2, i64 0, i32 0, i32 0, !dbg !13
  store i64 0, i64* %5, align 8, !dbg !13, !tbaa !19
  %6 = call noalias noundef nonnull dereferenceable(16) i8* @_Znwm(i64 noundef 16) #10, !dbg !24
  %7 = bitcast i8* %6 to %"struct.std::thread::_State_impl"*, !dbg !24
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %7, i64 0, i32 0, i32 0, !dbg !25
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %8, align 8, !dbg !25, !tbaa !28
  %9 = getelementptr %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %7, i64 0, i32 0, !dbg !24
  %10 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %1, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, !dbg !30
  store %"struct.std::thread::_State"* %9, %"struct.std::thread::_State"** %10, align 8, !dbg !49, !tbaa !50
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, %"class.std::unique_ptr"* noundef nonnull %1, void ()* noundef null)
          to label %11 unwind label %19, !dbg !52

11:                                               ; preds = %0
  %12 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %10, align 8, !dbg !53, !tbaa !50
  %13 = icmp eq %"struct.std::thread::_State"* %12, null, !dbg !56
  br i1 %13, label %31, label %14, !dbg !53

14:                                               ; preds = %11
  %15 = bitcast %"struct.std::thread::_State"* %12 to void (%"struct.std::thread::_State"*)***, !dbg !57
  %16 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %15, align 8, !dbg !57, !tbaa !28
  %17 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %16, i64 1, !dbg !57
  %18 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %17, align 8, !dbg !57
  call void %18(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %12) #9, !dbg !57
  br label %31, !dbg !60

19:                                               ; preds = %0
  %20 = landingpad { i8*, i32 }
          cleanup, !dbg !61
  %21 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %10, align 8, !dbg !62, !tbaa !50
  %22 = icmp eq %"struct.std::thread::_State"* %21, null, !dbg !64
  br i1 %22, label %30, label %23, !dbg !62

23:                                               ; preds = %19
  %24 = bitcast %"struct.std::thread::_State"* %21 to void (%"struct.std::thread::_State"*)***, !dbg !65
  %25 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %24, align 8, !dbg !65, !tbaa !28
  %26 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %25, i64 1, !dbg !65
  %27 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %26, align 8, !dbg !65
  call void %27(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %21) #9, !dbg !65
  br label %30, !dbg !67

28:                                               ; preds = %49, %30
  %29 = phi { i8*, i32 } [ %20, %30 ], [ %45, %49 ]
  resume { i8*, i32 } %29, !dbg !68

30:                                               ; preds = %23, %19
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %10, align 8, !dbg !69, !tbaa !50
  br label %28

31:                                               ; preds = %11, %14
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %10, align 8, !dbg !70, !tbaa !50
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4), !dbg !61
  %32 = load atomic i8, i8* @_ZL5ready.0 acquire, align 1, !dbg !71
  %33 = and i8 %32, 1, !dbg !71
  %34 = icmp eq i8 %33, 0, !dbg !71
  %35 = load i1, i1* @_ZL4data, align 4
  %36 = select i1 %34, i1 true, i1 %35, !dbg !78
  br i1 %36, label %38, label %37, !dbg !78

37:                                               ; preds = %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #11, !dbg !79
  unreachable, !dbg !79

38:                                               ; preds = %31
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %39 unwind label %44, !dbg !80

39:                                               ; preds = %38
  %40 = load i64, i64* %5, align 8, !dbg !81, !tbaa.struct !86
  %41 = icmp eq i64 %40, 0, !dbg !88
  br i1 %41, label %43, label %42, !dbg !91

42:                                               ; preds = %39
  call void @_ZSt9terminatev() #11, !dbg !92
  unreachable, !dbg !92

43:                                               ; preds = %39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !96
  ret i32 0, !dbg !96

44:                                               ; preds = %38
  %45 = landingpad { i8*, i32 }
          cleanup, !dbg !96
  %46 = load i64, i64* %5, align 8, !dbg !97, !tbaa.struct !86
  %47 = icmp eq i64 %46, 0, !dbg !100
  br i1 %47, label %49, label %48, !dbg !102

48:                                               ; preds = %44
  call void @_ZSt9terminatev() #11, !dbg !103
  unreachable, !dbg !103

49:                                               ; preds = %44
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !96
  br label %28
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

declare i32 @__gxx_personality_v0(...)

declare !dbg !105 void @_ZSt9terminatev() local_unnamed_addr

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !106 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %0, i64 0, i32 0, !dbg !107
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(9) %2) #9, !dbg !107
  %3 = bitcast %"struct.std::thread::_State_impl"* %0 to i8*, !dbg !107
  call void @_ZdlPv(i8* noundef %3) #12, !dbg !107
  ret void, !dbg !107
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* nocapture noundef nonnull readnone align 8 dereferenceable(9) %0) unnamed_addr #8 align 2 !dbg !108 {
  store i1 true, i1* @_ZL4data, align 4, !dbg !109
  fence release, !dbg !121
  store atomic i8 1, i8* @_ZL5ready.0 monotonic, align 1, !dbg !124
  ret void, !dbg !129
}

attributes #0 = { norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { builtin allocsize(0) }
attributes #11 = { noreturn nounwind }
attributes #12 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-atomic.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "8b33454e89813b7c1a1a06b2d80d8e20")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 12, column: 2, scope: !9)
!13 = !DILocation(line: 85, column: 23, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "id", scope: !15, file: !15, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!15 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!16 = distinct !DILocation(line: 126, column: 7, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "thread<(lambda at cpp-atomic.cpp:12:21), void>", scope: !15, file: !15, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = distinct !DILocation(line: 12, column: 14, scope: !9)
!19 = !{!20, !21, i64 0}
!20 = !{!"_ZTSNSt6thread2idE", !21, i64 0}
!21 = !{!"long", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C++ TBAA"}
!24 = !DILocation(line: 142, column: 29, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 207, column: 4, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-atomic.cpp:12:21)>", scope: !15, file: !15, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!27 = distinct !DILocation(line: 142, column: 33, scope: !17, inlinedAt: !18)
!28 = !{!29, !29, i64 0}
!29 = !{!"vtable pointer", !23, i64 0}
!30 = !DILocation(line: 233, column: 54, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "_M_head", scope: !32, file: !32, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!32 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!33 = distinct !DILocation(line: 268, column: 51, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "_M_head", scope: !32, file: !32, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!35 = distinct !DILocation(line: 1365, column: 14, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !32, file: !32, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!37 = distinct !DILocation(line: 1381, column: 14, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !32, file: !32, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!39 = distinct !DILocation(line: 189, column: 45, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "_M_ptr", scope: !41, file: !41, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!41 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!42 = distinct !DILocation(line: 168, column: 47, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !41, file: !41, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!44 = distinct !DILocation(line: 233, column: 40, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !41, file: !41, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!46 = distinct !DILocation(line: 310, column: 4, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !41, file: !41, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!48 = distinct !DILocation(line: 142, column: 18, scope: !17, inlinedAt: !18)
!49 = !DILocation(line: 168, column: 56, scope: !43, inlinedAt: !44)
!50 = !{!51, !51, i64 0}
!51 = !{!"any pointer", !22, i64 0}
!52 = !DILocation(line: 142, column: 2, scope: !17, inlinedAt: !18)
!53 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "~unique_ptr", scope: !41, file: !41, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!55 = distinct !DILocation(line: 142, column: 2, scope: !17, inlinedAt: !18)
!56 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !55)
!57 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "operator()", scope: !41, file: !41, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!59 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !55)
!61 = !DILocation(line: 145, column: 7, scope: !17, inlinedAt: !18)
!62 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !63)
!63 = distinct !DILocation(line: 142, column: 2, scope: !17, inlinedAt: !18)
!64 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !63)
!65 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !66)
!66 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !63)
!67 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !63)
!68 = !DILocation(line: 0, scope: !9)
!69 = !DILocation(line: 397, column: 8, scope: !54, inlinedAt: !63)
!70 = !DILocation(line: 397, column: 8, scope: !54, inlinedAt: !55)
!71 = !DILocation(line: 488, column: 9, scope: !72, inlinedAt: !74)
!72 = distinct !DISubprogram(name: "load", scope: !73, file: !73, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!73 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!74 = distinct !DILocation(line: 112, column: 22, scope: !75, inlinedAt: !77)
!75 = distinct !DISubprogram(name: "load", scope: !76, file: !76, line: 111, type: !10, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!76 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!77 = distinct !DILocation(line: 17, column: 12, scope: !9)
!78 = !DILocation(line: 17, column: 6, scope: !9)
!79 = !DILocation(line: 18, column: 3, scope: !9)
!80 = !DILocation(line: 19, column: 9, scope: !9)
!81 = !DILocation(line: 175, column: 16, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "joinable", scope: !15, file: !15, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!83 = distinct !DILocation(line: 150, column: 11, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "~thread", scope: !15, file: !15, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!85 = distinct !DILocation(line: 21, column: 1, scope: !9)
!86 = !{i64 0, i64 8, !87}
!87 = !{!21, !21, i64 0}
!88 = !DILocation(line: 286, column: 26, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "operator==", scope: !15, file: !15, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!90 = distinct !DILocation(line: 175, column: 22, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 150, column: 11, scope: !84, inlinedAt: !85)
!92 = !DILocation(line: 312, column: 5, scope: !93, inlinedAt: !95)
!93 = distinct !DISubprogram(name: "__terminate", scope: !94, file: !94, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!95 = distinct !DILocation(line: 151, column: 2, scope: !84, inlinedAt: !85)
!96 = !DILocation(line: 21, column: 1, scope: !9)
!97 = !DILocation(line: 175, column: 16, scope: !82, inlinedAt: !98)
!98 = distinct !DILocation(line: 150, column: 11, scope: !84, inlinedAt: !99)
!99 = distinct !DILocation(line: 21, column: 1, scope: !9)
!100 = !DILocation(line: 286, column: 26, scope: !89, inlinedAt: !101)
!101 = distinct !DILocation(line: 175, column: 22, scope: !82, inlinedAt: !98)
!102 = !DILocation(line: 150, column: 11, scope: !84, inlinedAt: !99)
!103 = !DILocation(line: 312, column: 5, scope: !93, inlinedAt: !104)
!104 = distinct !DILocation(line: 151, column: 2, scope: !84, inlinedAt: !99)
!105 = !DISubprogram(name: "terminate", scope: !94, file: !94, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!106 = distinct !DISubprogram(name: "~_State_impl", scope: !15, file: !15, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!107 = !DILocation(line: 200, column: 14, scope: !106)
!108 = distinct !DISubprogram(name: "_M_run", scope: !15, file: !15, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = !DILocation(line: 13, column: 8, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!111 = distinct !DILocation(line: 61, column: 14, scope: !112, inlinedAt: !114)
!112 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-atomic.cpp:12:21)>", scope: !113, file: !113, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!113 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!114 = distinct !DILocation(line: 96, column: 14, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-atomic.cpp:12:21)>", scope: !113, file: !113, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!116 = distinct !DILocation(line: 252, column: 13, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !15, file: !15, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!118 = distinct !DILocation(line: 259, column: 11, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "operator()", scope: !15, file: !15, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!120 = distinct !DILocation(line: 210, column: 13, scope: !108)
!121 = !DILocation(line: 133, column: 5, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "atomic_thread_fence", scope: !73, file: !73, line: 132, type: !10, scopeLine: 133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = distinct !DILocation(line: 14, column: 3, scope: !110, inlinedAt: !111)
!124 = !DILocation(line: 464, column: 2, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "store", scope: !73, file: !73, line: 456, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!126 = distinct !DILocation(line: 104, column: 15, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "store", scope: !76, file: !76, line: 103, type: !10, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!128 = distinct !DILocation(line: 15, column: 9, scope: !110, inlinedAt: !111)
!129 = !DILocation(line: 210, column: 24, scope: !108)
