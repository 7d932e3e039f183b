; ModuleID = 'cpp-mutex.cpp'
source_filename = "cpp-mutex.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

@_ZL1n = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [8 x i8] c"n == 11\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"cpp-mutex.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZL1m = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !13 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11, !dbg !16
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !17
  store i64 0, ptr %3, align 8, !dbg !17, !tbaa !23
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #12, !dbg !26
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %5, align 8, !dbg !27, !tbaa !30
  store ptr %5, ptr %2, align 8, !dbg !32, !tbaa !40
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %6 unwind label %13, !dbg !43

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !44, !tbaa !40
  %8 = icmp eq ptr %7, null, !dbg !47
  br i1 %8, label %23, label %9, !dbg !48

9:                                                ; preds = %6
  %10 = load ptr, ptr %7, align 8, !dbg !49, !tbaa !30
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !49
  %12 = load ptr, ptr %11, align 8, !dbg !49
  call void %12(ptr noundef nonnull align 8 dereferenceable(8) %7) #11, !dbg !49
  br label %23, !dbg !52

13:                                               ; preds = %0
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !53
  %15 = load ptr, ptr %2, align 8, !dbg !54, !tbaa !40
  %16 = icmp eq ptr %15, null, !dbg !56
  br i1 %16, label %21, label %17, !dbg !57

17:                                               ; preds = %13
  %18 = load ptr, ptr %15, align 8, !dbg !58, !tbaa !30
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8, !dbg !58
  %20 = load ptr, ptr %19, align 8, !dbg !58
  call void %20(ptr noundef nonnull align 8 dereferenceable(8) %15) #11, !dbg !58
  br label %21, !dbg !60

21:                                               ; preds = %13, %17, %68
  %22 = phi { ptr, i32 } [ %64, %68 ], [ %14, %17 ], [ %14, %13 ]
  resume { ptr, i32 } %22, !dbg !61

23:                                               ; preds = %6, %9
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !62
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11, !dbg !63
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !64
  store i64 0, ptr %4, align 8, !dbg !64, !tbaa !23
  %24 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #12
          to label %25 unwind label %47, !dbg !68

25:                                               ; preds = %23
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 16), ptr %24, align 8, !dbg !69, !tbaa !30
  store ptr %24, ptr %1, align 8, !dbg !72, !tbaa !40
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %26 unwind label %33, !dbg !76

26:                                               ; preds = %25
  %27 = load ptr, ptr %1, align 8, !dbg !77, !tbaa !40
  %28 = icmp eq ptr %27, null, !dbg !79
  br i1 %28, label %41, label %29, !dbg !80

29:                                               ; preds = %26
  %30 = load ptr, ptr %27, align 8, !dbg !81, !tbaa !30
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8, !dbg !81
  %32 = load ptr, ptr %31, align 8, !dbg !81
  call void %32(ptr noundef nonnull align 8 dereferenceable(8) %27) #11, !dbg !81
  br label %41, !dbg !83

33:                                               ; preds = %25
  %34 = landingpad { ptr, i32 }
          cleanup, !dbg !84
  %35 = load ptr, ptr %1, align 8, !dbg !85, !tbaa !40
  %36 = icmp eq ptr %35, null, !dbg !87
  br i1 %36, label %63, label %37, !dbg !88

37:                                               ; preds = %33
  %38 = load ptr, ptr %35, align 8, !dbg !89, !tbaa !30
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8, !dbg !89
  %40 = load ptr, ptr %39, align 8, !dbg !89
  call void %40(ptr noundef nonnull align 8 dereferenceable(8) %35) #11, !dbg !89
  br label %63, !dbg !91

41:                                               ; preds = %29, %26
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !92
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %42 unwind label %49, !dbg !93

42:                                               ; preds = %41
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %43 unwind label %49, !dbg !94

43:                                               ; preds = %42
  %44 = load i32, ptr @_ZL1n, align 4, !dbg !95, !tbaa !9
  %45 = icmp eq i32 %44, 11, !dbg !96
  br i1 %45, label %54, label %46, !dbg !97

46:                                               ; preds = %43
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 23, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #13, !dbg !98
  unreachable, !dbg !98

47:                                               ; preds = %23
  %48 = landingpad { ptr, i32 }
          cleanup, !dbg !99
  br label %63, !dbg !100

49:                                               ; preds = %42, %41
  %50 = landingpad { ptr, i32 }
          cleanup, !dbg !99
  %51 = load i64, ptr %4, align 8, !dbg !101, !tbaa !106
  %52 = icmp eq i64 %51, 0, !dbg !107
  br i1 %52, label %63, label %53, !dbg !110

53:                                               ; preds = %49
  call void @_ZSt9terminatev() #13, !dbg !111
  unreachable, !dbg !111

54:                                               ; preds = %43
  %55 = load i64, ptr %4, align 8, !dbg !115, !tbaa !106
  %56 = icmp eq i64 %55, 0, !dbg !118
  br i1 %56, label %58, label %57, !dbg !120

57:                                               ; preds = %54
  call void @_ZSt9terminatev() #13, !dbg !121
  unreachable, !dbg !121

58:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11, !dbg !99
  %59 = load i64, ptr %3, align 8, !dbg !123, !tbaa !106
  %60 = icmp eq i64 %59, 0, !dbg !126
  br i1 %60, label %62, label %61, !dbg !128

61:                                               ; preds = %58
  call void @_ZSt9terminatev() #13, !dbg !129
  unreachable, !dbg !129

62:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !dbg !99
  ret i32 0, !dbg !131

63:                                               ; preds = %49, %47, %37, %33
  %64 = phi { ptr, i32 } [ %34, %33 ], [ %48, %47 ], [ %34, %37 ], [ %50, %49 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11, !dbg !99
  %65 = load i64, ptr %3, align 8, !dbg !132, !tbaa !106
  %66 = icmp eq i64 %65, 0, !dbg !135
  br i1 %66, label %68, label %67, !dbg !137

67:                                               ; preds = %63
  call void @_ZSt9terminatev() #13, !dbg !138
  unreachable, !dbg !138

68:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !dbg !99
  br label %21, !dbg !99
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

declare !dbg !140 void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: cold nofree noreturn nounwind
declare void @_ZSt9terminatev() local_unnamed_addr #4

declare !dbg !141 void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !142 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare !dbg !144 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !145 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #11, !dbg !146
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #14, !dbg !146
  ret void, !dbg !147
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 !dbg !148 {
  %2 = tail call noundef i32 @pthread_mutex_lock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL1m) #11, !dbg !149
  %3 = icmp eq i32 %2, 0, !dbg !169
  br i1 %3, label %5, label %4, !dbg !170

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #15, !dbg !171
  unreachable, !dbg !171

5:                                                ; preds = %1
  %6 = load i32, ptr @_ZL1n, align 4, !dbg !172, !tbaa !9
  %7 = add nsw i32 %6, 1, !dbg !173
  store i32 %7, ptr @_ZL1n, align 4, !dbg !174, !tbaa !9
  %8 = tail call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL1m) #11, !dbg !175
  ret void, !dbg !182
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !183 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !185 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !186 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #11, !dbg !187
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #14, !dbg !187
  ret void, !dbg !188
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 !dbg !189 {
  %2 = tail call noundef i32 @pthread_mutex_lock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL1m) #11, !dbg !190
  %3 = icmp eq i32 %2, 0, !dbg !208
  br i1 %3, label %5, label %4, !dbg !209

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #15, !dbg !210
  unreachable, !dbg !210

5:                                                ; preds = %1
  %6 = load i32, ptr @_ZL1n, align 4, !dbg !211, !tbaa !9
  %7 = add nsw i32 %6, 10, !dbg !212
  store i32 %7, ptr @_ZL1n, align 4, !dbg !213, !tbaa !9
  %8 = tail call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL1m) #11, !dbg !214
  ret void, !dbg !219
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin nounwind }
attributes #15 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-mutex.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "4c2ffd110c5f5cf57bbe05b35dde9667")
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
!21 = distinct !DISubprogram(name: "thread<(lambda at cpp-mutex.cpp:12:16), void>", scope: !19, file: !19, line: 126, type: !14, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = distinct !DILocation(line: 12, column: 14, scope: !13)
!23 = !{!24, !25, i64 0}
!24 = !{!"_ZTSNSt6thread2idE", !25, i64 0}
!25 = !{!"long", !11, i64 0}
!26 = !DILocation(line: 142, column: 29, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 207, column: 4, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-mutex.cpp:12:16)>", scope: !19, file: !19, line: 205, type: !14, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
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
!62 = !DILocation(line: 145, column: 7, scope: !21, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!63 = !DILocation(line: 16, column: 2, scope: !13)
!64 = !DILocation(line: 85, column: 23, scope: !18, inlinedAt: !65, atomGroup: 1, atomRank: 1)
!65 = distinct !DILocation(line: 126, column: 7, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "thread<(lambda at cpp-mutex.cpp:16:16), void>", scope: !19, file: !19, line: 126, type: !14, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!67 = distinct !DILocation(line: 16, column: 14, scope: !13)
!68 = !DILocation(line: 142, column: 29, scope: !66, inlinedAt: !67)
!69 = !DILocation(line: 207, column: 4, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-mutex.cpp:16:16)>", scope: !19, file: !19, line: 205, type: !14, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!71 = distinct !DILocation(line: 142, column: 33, scope: !66, inlinedAt: !67)
!72 = !DILocation(line: 168, column: 56, scope: !33, inlinedAt: !73, atomGroup: 1, atomRank: 1)
!73 = distinct !DILocation(line: 233, column: 40, scope: !36, inlinedAt: !74)
!74 = distinct !DILocation(line: 310, column: 4, scope: !38, inlinedAt: !75)
!75 = distinct !DILocation(line: 142, column: 18, scope: !66, inlinedAt: !67)
!76 = !DILocation(line: 142, column: 2, scope: !66, inlinedAt: !67)
!77 = !DILocation(line: 395, column: 6, scope: !45, inlinedAt: !78)
!78 = distinct !DILocation(line: 142, column: 2, scope: !66, inlinedAt: !67)
!79 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !78, atomGroup: 2, atomRank: 2)
!80 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !78, atomGroup: 2, atomRank: 1)
!81 = !DILocation(line: 95, column: 2, scope: !50, inlinedAt: !82)
!82 = distinct !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !78)
!83 = !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !78)
!84 = !DILocation(line: 145, column: 7, scope: !66, inlinedAt: !67)
!85 = !DILocation(line: 395, column: 6, scope: !45, inlinedAt: !86)
!86 = distinct !DILocation(line: 142, column: 2, scope: !66, inlinedAt: !67)
!87 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !86, atomGroup: 2, atomRank: 2)
!88 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !86, atomGroup: 2, atomRank: 1)
!89 = !DILocation(line: 95, column: 2, scope: !50, inlinedAt: !90)
!90 = distinct !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !86)
!91 = !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !86)
!92 = !DILocation(line: 145, column: 7, scope: !66, inlinedAt: !67, atomGroup: 2, atomRank: 1)
!93 = !DILocation(line: 21, column: 4, scope: !13)
!94 = !DILocation(line: 22, column: 4, scope: !13)
!95 = !DILocation(line: 23, column: 9, scope: !13)
!96 = !DILocation(line: 23, column: 11, scope: !13, atomGroup: 1, atomRank: 2)
!97 = !DILocation(line: 23, column: 2, scope: !13, atomGroup: 1, atomRank: 1)
!98 = !DILocation(line: 23, column: 2, scope: !13)
!99 = !DILocation(line: 25, column: 1, scope: !13)
!100 = !DILocation(line: 16, column: 14, scope: !13)
!101 = !DILocation(line: 175, column: 16, scope: !102, inlinedAt: !103, atomGroup: 1, atomRank: 1)
!102 = distinct !DISubprogram(name: "joinable", scope: !19, file: !19, line: 174, type: !14, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!103 = distinct !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "~thread", scope: !19, file: !19, line: 148, type: !14, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!105 = distinct !DILocation(line: 25, column: 1, scope: !13)
!106 = !{!25, !25, i64 0}
!107 = !DILocation(line: 286, column: 26, scope: !108, inlinedAt: !109, atomGroup: 1, atomRank: 2)
!108 = distinct !DISubprogram(name: "operator==", scope: !19, file: !19, line: 280, type: !14, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!109 = distinct !DILocation(line: 175, column: 22, scope: !102, inlinedAt: !103)
!110 = !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !105, atomGroup: 1, atomRank: 1)
!111 = !DILocation(line: 312, column: 5, scope: !112, inlinedAt: !114)
!112 = distinct !DISubprogram(name: "__terminate", scope: !113, file: !113, line: 309, type: !14, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!113 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!114 = distinct !DILocation(line: 151, column: 2, scope: !104, inlinedAt: !105)
!115 = !DILocation(line: 175, column: 16, scope: !102, inlinedAt: !116, atomGroup: 1, atomRank: 1)
!116 = distinct !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !117)
!117 = distinct !DILocation(line: 25, column: 1, scope: !13)
!118 = !DILocation(line: 286, column: 26, scope: !108, inlinedAt: !119, atomGroup: 1, atomRank: 2)
!119 = distinct !DILocation(line: 175, column: 22, scope: !102, inlinedAt: !116)
!120 = !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !117, atomGroup: 1, atomRank: 1)
!121 = !DILocation(line: 312, column: 5, scope: !112, inlinedAt: !122)
!122 = distinct !DILocation(line: 151, column: 2, scope: !104, inlinedAt: !117)
!123 = !DILocation(line: 175, column: 16, scope: !102, inlinedAt: !124, atomGroup: 1, atomRank: 1)
!124 = distinct !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !125)
!125 = distinct !DILocation(line: 25, column: 1, scope: !13)
!126 = !DILocation(line: 286, column: 26, scope: !108, inlinedAt: !127, atomGroup: 1, atomRank: 2)
!127 = distinct !DILocation(line: 175, column: 22, scope: !102, inlinedAt: !124)
!128 = !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !125, atomGroup: 1, atomRank: 1)
!129 = !DILocation(line: 312, column: 5, scope: !112, inlinedAt: !130)
!130 = distinct !DILocation(line: 151, column: 2, scope: !104, inlinedAt: !125)
!131 = !DILocation(line: 25, column: 1, scope: !13, atomGroup: 3, atomRank: 1)
!132 = !DILocation(line: 175, column: 16, scope: !102, inlinedAt: !133, atomGroup: 1, atomRank: 1)
!133 = distinct !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !134)
!134 = distinct !DILocation(line: 25, column: 1, scope: !13)
!135 = !DILocation(line: 286, column: 26, scope: !108, inlinedAt: !136, atomGroup: 1, atomRank: 2)
!136 = distinct !DILocation(line: 175, column: 22, scope: !102, inlinedAt: !133)
!137 = !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !134, atomGroup: 1, atomRank: 1)
!138 = !DILocation(line: 312, column: 5, scope: !112, inlinedAt: !139)
!139 = distinct !DILocation(line: 151, column: 2, scope: !104, inlinedAt: !134)
!140 = !DISubprogram(name: "join", scope: !19, file: !19, line: 178, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubprogram(name: "_M_start_thread", scope: !19, file: !19, line: 214, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = !DISubprogram(name: "operator new", scope: !143, file: !143, line: 126, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/new", directory: "")
!144 = !DISubprogram(name: "operator delete", scope: !143, file: !143, line: 135, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = distinct !DISubprogram(name: "~_State_impl", scope: !19, file: !19, line: 200, type: !14, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!146 = !DILocation(line: 200, column: 14, scope: !145)
!147 = !DILocation(line: 200, column: 14, scope: !145, atomGroup: 1, atomRank: 1)
!148 = distinct !DISubprogram(name: "_M_run", scope: !19, file: !19, line: 210, type: !14, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!149 = !DILocation(line: 749, column: 21, scope: !150, inlinedAt: !152, atomGroup: 2, atomRank: 2)
!150 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !151, file: !151, line: 746, type: !14, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!151 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!152 = distinct !DILocation(line: 100, column: 17, scope: !153, inlinedAt: !155)
!153 = distinct !DISubprogram(name: "lock", scope: !154, file: !154, line: 98, type: !14, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!154 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!155 = distinct !DILocation(line: 229, column: 19, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "lock_guard", scope: !154, file: !154, line: 228, type: !14, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!157 = distinct !DILocation(line: 13, column: 31, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !14, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!159 = distinct !DILocation(line: 61, column: 14, scope: !160, inlinedAt: !162)
!160 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-mutex.cpp:12:16)>", scope: !161, file: !161, line: 60, type: !14, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!161 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!162 = distinct !DILocation(line: 96, column: 14, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-mutex.cpp:12:16)>", scope: !161, file: !161, line: 90, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!164 = distinct !DILocation(line: 252, column: 13, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !19, file: !19, line: 251, type: !14, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!166 = distinct !DILocation(line: 259, column: 11, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "operator()", scope: !19, file: !19, line: 255, type: !14, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!168 = distinct !DILocation(line: 210, column: 13, scope: !148)
!169 = !DILocation(line: 103, column: 11, scope: !153, inlinedAt: !155, atomGroup: 2, atomRank: 2)
!170 = !DILocation(line: 103, column: 11, scope: !153, inlinedAt: !155, atomGroup: 2, atomRank: 1)
!171 = !DILocation(line: 104, column: 2, scope: !153, inlinedAt: !155)
!172 = !DILocation(line: 14, column: 5, scope: !158, inlinedAt: !159)
!173 = !DILocation(line: 14, column: 5, scope: !158, inlinedAt: !159, atomGroup: 1, atomRank: 2)
!174 = !DILocation(line: 14, column: 5, scope: !158, inlinedAt: !159, atomGroup: 1, atomRank: 1)
!175 = !DILocation(line: 779, column: 21, scope: !176, inlinedAt: !177, atomGroup: 2, atomRank: 2)
!176 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !151, file: !151, line: 776, type: !14, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!177 = distinct !DILocation(line: 118, column: 7, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "unlock", scope: !154, file: !154, line: 115, type: !14, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!179 = distinct !DILocation(line: 235, column: 19, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "~lock_guard", scope: !154, file: !154, line: 234, type: !14, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!181 = distinct !DILocation(line: 15, column: 2, scope: !158, inlinedAt: !159)
!182 = !DILocation(line: 210, column: 24, scope: !148, atomGroup: 1, atomRank: 1)
!183 = !DISubprogram(name: "pthread_mutex_lock", scope: !184, file: !184, line: 794, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!185 = !DISubprogram(name: "pthread_mutex_unlock", scope: !184, file: !184, line: 835, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = distinct !DISubprogram(name: "~_State_impl", scope: !19, file: !19, line: 200, type: !14, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!187 = !DILocation(line: 200, column: 14, scope: !186)
!188 = !DILocation(line: 200, column: 14, scope: !186, atomGroup: 1, atomRank: 1)
!189 = distinct !DISubprogram(name: "_M_run", scope: !19, file: !19, line: 210, type: !14, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!190 = !DILocation(line: 749, column: 21, scope: !150, inlinedAt: !191, atomGroup: 2, atomRank: 2)
!191 = distinct !DILocation(line: 100, column: 17, scope: !153, inlinedAt: !192)
!192 = distinct !DILocation(line: 139, column: 17, scope: !193, inlinedAt: !195)
!193 = distinct !DISubprogram(name: "lock", scope: !194, file: !194, line: 131, type: !14, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!194 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!195 = distinct !DILocation(line: 69, column: 2, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "unique_lock", scope: !194, file: !194, line: 66, type: !14, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!197 = distinct !DILocation(line: 17, column: 32, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!199 = distinct !DILocation(line: 61, column: 14, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-mutex.cpp:16:16)>", scope: !161, file: !161, line: 60, type: !14, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!201 = distinct !DILocation(line: 96, column: 14, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-mutex.cpp:16:16)>", scope: !161, file: !161, line: 90, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!203 = distinct !DILocation(line: 252, column: 13, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !19, file: !19, line: 251, type: !14, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!205 = distinct !DILocation(line: 259, column: 11, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "operator()", scope: !19, file: !19, line: 255, type: !14, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!207 = distinct !DILocation(line: 210, column: 13, scope: !189)
!208 = !DILocation(line: 103, column: 11, scope: !153, inlinedAt: !192, atomGroup: 2, atomRank: 2)
!209 = !DILocation(line: 103, column: 11, scope: !153, inlinedAt: !192, atomGroup: 2, atomRank: 1)
!210 = !DILocation(line: 104, column: 2, scope: !153, inlinedAt: !192)
!211 = !DILocation(line: 18, column: 5, scope: !198, inlinedAt: !199)
!212 = !DILocation(line: 18, column: 5, scope: !198, inlinedAt: !199, atomGroup: 1, atomRank: 2)
!213 = !DILocation(line: 18, column: 5, scope: !198, inlinedAt: !199, atomGroup: 1, atomRank: 1)
!214 = !DILocation(line: 779, column: 21, scope: !176, inlinedAt: !215, atomGroup: 2, atomRank: 2)
!215 = distinct !DILocation(line: 118, column: 7, scope: !178, inlinedAt: !216)
!216 = distinct !DILocation(line: 195, column: 17, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "unlock", scope: !194, file: !194, line: 189, type: !14, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!218 = distinct !DILocation(line: 19, column: 9, scope: !198, inlinedAt: !199)
!219 = !DILocation(line: 210, column: 24, scope: !189, atomGroup: 1, atomRank: 1)
