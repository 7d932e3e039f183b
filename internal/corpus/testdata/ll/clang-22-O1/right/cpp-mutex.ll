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
  br i1 %8, label %24, label %9, !dbg !48

9:                                                ; preds = %6
  %10 = load ptr, ptr %7, align 8, !dbg !49, !tbaa !30
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !49
  %12 = load ptr, ptr %11, align 8, !dbg !49
  call void %12(ptr noundef nonnull align 8 dereferenceable(8) %7) #11, !dbg !49
  br label %24, !dbg !52

13:                                               ; preds = %0
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !53
  %15 = load ptr, ptr %2, align 8, !dbg !54, !tbaa !40
  %16 = icmp eq ptr %15, null, !dbg !56
  br i1 %16, label %23, label %17, !dbg !57

17:                                               ; preds = %13
  %18 = load ptr, ptr %15, align 8, !dbg !58, !tbaa !30
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8, !dbg !58
  %20 = load ptr, ptr %19, align 8, !dbg !58
  call void %20(ptr noundef nonnull align 8 dereferenceable(8) %15) #11, !dbg !58
  br label %23, !dbg !60

21:                                               ; preds = %70, %23
  %22 = phi { ptr, i32 } [ %14, %23 ], [ %66, %70 ]
  resume { ptr, i32 } %22, !dbg !61

23:                                               ; preds = %17, %13
  store ptr null, ptr %2, align 8, !dbg !62, !tbaa !40
  br label %21, !dbg !53

24:                                               ; preds = %6, %9
  store ptr null, ptr %2, align 8, !dbg !63, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11, !dbg !65
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !66
  store i64 0, ptr %4, align 8, !dbg !66, !tbaa !23
  %25 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #12
          to label %26 unwind label %49, !dbg !70

26:                                               ; preds = %24
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 16), ptr %25, align 8, !dbg !71, !tbaa !30
  store ptr %25, ptr %1, align 8, !dbg !74, !tbaa !40
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %27 unwind label %34, !dbg !78

27:                                               ; preds = %26
  %28 = load ptr, ptr %1, align 8, !dbg !79, !tbaa !40
  %29 = icmp eq ptr %28, null, !dbg !81
  br i1 %29, label %43, label %30, !dbg !82

30:                                               ; preds = %27
  %31 = load ptr, ptr %28, align 8, !dbg !83, !tbaa !30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8, !dbg !83
  %33 = load ptr, ptr %32, align 8, !dbg !83
  call void %33(ptr noundef nonnull align 8 dereferenceable(8) %28) #11, !dbg !83
  br label %43, !dbg !85

34:                                               ; preds = %26
  %35 = landingpad { ptr, i32 }
          cleanup, !dbg !86
  %36 = load ptr, ptr %1, align 8, !dbg !87, !tbaa !40
  %37 = icmp eq ptr %36, null, !dbg !89
  br i1 %37, label %42, label %38, !dbg !90

38:                                               ; preds = %34
  %39 = load ptr, ptr %36, align 8, !dbg !91, !tbaa !30
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8, !dbg !91
  %41 = load ptr, ptr %40, align 8, !dbg !91
  call void %41(ptr noundef nonnull align 8 dereferenceable(8) %36) #11, !dbg !91
  br label %42, !dbg !93

42:                                               ; preds = %38, %34
  store ptr null, ptr %1, align 8, !dbg !94, !tbaa !40
  br label %65, !dbg !86

43:                                               ; preds = %27, %30
  store ptr null, ptr %1, align 8, !dbg !95, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !96
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %44 unwind label %51, !dbg !97

44:                                               ; preds = %43
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %45 unwind label %51, !dbg !98

45:                                               ; preds = %44
  %46 = load i32, ptr @_ZL1n, align 4, !dbg !99, !tbaa !9
  %47 = icmp eq i32 %46, 11, !dbg !100
  br i1 %47, label %56, label %48, !dbg !101

48:                                               ; preds = %45
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 23, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #13, !dbg !102
  unreachable, !dbg !102

49:                                               ; preds = %24
  %50 = landingpad { ptr, i32 }
          cleanup, !dbg !103
  br label %65, !dbg !104

51:                                               ; preds = %44, %43
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !103
  %53 = load i64, ptr %4, align 8, !dbg !105, !tbaa !110
  %54 = icmp eq i64 %53, 0, !dbg !111
  br i1 %54, label %65, label %55, !dbg !114

55:                                               ; preds = %51
  call void @_ZSt9terminatev() #13, !dbg !115
  unreachable, !dbg !115

56:                                               ; preds = %45
  %57 = load i64, ptr %4, align 8, !dbg !119, !tbaa !110
  %58 = icmp eq i64 %57, 0, !dbg !122
  br i1 %58, label %60, label %59, !dbg !124

59:                                               ; preds = %56
  call void @_ZSt9terminatev() #13, !dbg !125
  unreachable, !dbg !125

60:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11, !dbg !103
  %61 = load i64, ptr %3, align 8, !dbg !127, !tbaa !110
  %62 = icmp eq i64 %61, 0, !dbg !130
  br i1 %62, label %64, label %63, !dbg !132

63:                                               ; preds = %60
  call void @_ZSt9terminatev() #13, !dbg !133
  unreachable, !dbg !133

64:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !dbg !103
  ret i32 0, !dbg !135

65:                                               ; preds = %51, %49, %42
  %66 = phi { ptr, i32 } [ %35, %42 ], [ %50, %49 ], [ %52, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11, !dbg !103
  %67 = load i64, ptr %3, align 8, !dbg !136, !tbaa !110
  %68 = icmp eq i64 %67, 0, !dbg !139
  br i1 %68, label %70, label %69, !dbg !141

69:                                               ; preds = %65
  call void @_ZSt9terminatev() #13, !dbg !142
  unreachable, !dbg !142

70:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !dbg !103
  br label %21, !dbg !103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

declare !dbg !144 void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: cold nofree noreturn nounwind
declare void @_ZSt9terminatev() local_unnamed_addr #4

declare !dbg !145 void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !146 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare !dbg !148 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !149 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #11, !dbg !150
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #14, !dbg !150
  ret void, !dbg !151
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 !dbg !152 {
  %2 = tail call noundef i32 @pthread_mutex_lock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL1m) #11, !dbg !153
  %3 = icmp eq i32 %2, 0, !dbg !173
  br i1 %3, label %5, label %4, !dbg !174

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #15, !dbg !175
  unreachable, !dbg !175

5:                                                ; preds = %1
  %6 = load i32, ptr @_ZL1n, align 4, !dbg !176, !tbaa !9
  %7 = add nsw i32 %6, 1, !dbg !177
  store i32 %7, ptr @_ZL1n, align 4, !dbg !178, !tbaa !9
  %8 = tail call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL1m) #11, !dbg !179
  ret void, !dbg !186
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !187 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !189 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !190 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #11, !dbg !191
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #14, !dbg !191
  ret void, !dbg !192
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 !dbg !193 {
  %2 = tail call noundef i32 @pthread_mutex_lock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL1m) #11, !dbg !194
  %3 = icmp eq i32 %2, 0, !dbg !212
  br i1 %3, label %5, label %4, !dbg !213

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #15, !dbg !214
  unreachable, !dbg !214

5:                                                ; preds = %1
  %6 = load i32, ptr @_ZL1n, align 4, !dbg !215, !tbaa !9
  %7 = add nsw i32 %6, 10, !dbg !216
  store i32 %7, ptr @_ZL1n, align 4, !dbg !217, !tbaa !9
  %8 = tail call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull align 8 dereferenceable(40) @_ZL1m) #11, !dbg !218
  ret void, !dbg !223
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
!62 = !DILocation(line: 397, column: 8, scope: !45, inlinedAt: !55, atomGroup: 3, atomRank: 1)
!63 = !DILocation(line: 397, column: 8, scope: !45, inlinedAt: !46, atomGroup: 3, atomRank: 1)
!64 = !DILocation(line: 145, column: 7, scope: !21, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 16, column: 2, scope: !13)
!66 = !DILocation(line: 85, column: 23, scope: !18, inlinedAt: !67, atomGroup: 1, atomRank: 1)
!67 = distinct !DILocation(line: 126, column: 7, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "thread<(lambda at cpp-mutex.cpp:16:16), void>", scope: !19, file: !19, line: 126, type: !14, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!69 = distinct !DILocation(line: 16, column: 14, scope: !13)
!70 = !DILocation(line: 142, column: 29, scope: !68, inlinedAt: !69)
!71 = !DILocation(line: 207, column: 4, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-mutex.cpp:16:16)>", scope: !19, file: !19, line: 205, type: !14, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!73 = distinct !DILocation(line: 142, column: 33, scope: !68, inlinedAt: !69)
!74 = !DILocation(line: 168, column: 56, scope: !33, inlinedAt: !75, atomGroup: 1, atomRank: 1)
!75 = distinct !DILocation(line: 233, column: 40, scope: !36, inlinedAt: !76)
!76 = distinct !DILocation(line: 310, column: 4, scope: !38, inlinedAt: !77)
!77 = distinct !DILocation(line: 142, column: 18, scope: !68, inlinedAt: !69)
!78 = !DILocation(line: 142, column: 2, scope: !68, inlinedAt: !69)
!79 = !DILocation(line: 395, column: 6, scope: !45, inlinedAt: !80)
!80 = distinct !DILocation(line: 142, column: 2, scope: !68, inlinedAt: !69)
!81 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !80, atomGroup: 2, atomRank: 2)
!82 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !80, atomGroup: 2, atomRank: 1)
!83 = !DILocation(line: 95, column: 2, scope: !50, inlinedAt: !84)
!84 = distinct !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !80)
!85 = !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !80)
!86 = !DILocation(line: 145, column: 7, scope: !68, inlinedAt: !69)
!87 = !DILocation(line: 395, column: 6, scope: !45, inlinedAt: !88)
!88 = distinct !DILocation(line: 142, column: 2, scope: !68, inlinedAt: !69)
!89 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !88, atomGroup: 2, atomRank: 2)
!90 = !DILocation(line: 395, column: 12, scope: !45, inlinedAt: !88, atomGroup: 2, atomRank: 1)
!91 = !DILocation(line: 95, column: 2, scope: !50, inlinedAt: !92)
!92 = distinct !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !88)
!93 = !DILocation(line: 396, column: 4, scope: !45, inlinedAt: !88)
!94 = !DILocation(line: 397, column: 8, scope: !45, inlinedAt: !88, atomGroup: 3, atomRank: 1)
!95 = !DILocation(line: 397, column: 8, scope: !45, inlinedAt: !80, atomGroup: 3, atomRank: 1)
!96 = !DILocation(line: 145, column: 7, scope: !68, inlinedAt: !69, atomGroup: 2, atomRank: 1)
!97 = !DILocation(line: 21, column: 4, scope: !13)
!98 = !DILocation(line: 22, column: 4, scope: !13)
!99 = !DILocation(line: 23, column: 9, scope: !13)
!100 = !DILocation(line: 23, column: 11, scope: !13, atomGroup: 1, atomRank: 2)
!101 = !DILocation(line: 23, column: 2, scope: !13, atomGroup: 1, atomRank: 1)
!102 = !DILocation(line: 23, column: 2, scope: !13)
!103 = !DILocation(line: 25, column: 1, scope: !13)
!104 = !DILocation(line: 16, column: 14, scope: !13)
!105 = !DILocation(line: 175, column: 16, scope: !106, inlinedAt: !107, atomGroup: 1, atomRank: 1)
!106 = distinct !DISubprogram(name: "joinable", scope: !19, file: !19, line: 174, type: !14, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!107 = distinct !DILocation(line: 150, column: 11, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "~thread", scope: !19, file: !19, line: 148, type: !14, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!109 = distinct !DILocation(line: 25, column: 1, scope: !13)
!110 = !{!25, !25, i64 0}
!111 = !DILocation(line: 286, column: 26, scope: !112, inlinedAt: !113, atomGroup: 1, atomRank: 2)
!112 = distinct !DISubprogram(name: "operator==", scope: !19, file: !19, line: 280, type: !14, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!113 = distinct !DILocation(line: 175, column: 22, scope: !106, inlinedAt: !107)
!114 = !DILocation(line: 150, column: 11, scope: !108, inlinedAt: !109, atomGroup: 1, atomRank: 1)
!115 = !DILocation(line: 312, column: 5, scope: !116, inlinedAt: !118)
!116 = distinct !DISubprogram(name: "__terminate", scope: !117, file: !117, line: 309, type: !14, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!117 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!118 = distinct !DILocation(line: 151, column: 2, scope: !108, inlinedAt: !109)
!119 = !DILocation(line: 175, column: 16, scope: !106, inlinedAt: !120, atomGroup: 1, atomRank: 1)
!120 = distinct !DILocation(line: 150, column: 11, scope: !108, inlinedAt: !121)
!121 = distinct !DILocation(line: 25, column: 1, scope: !13)
!122 = !DILocation(line: 286, column: 26, scope: !112, inlinedAt: !123, atomGroup: 1, atomRank: 2)
!123 = distinct !DILocation(line: 175, column: 22, scope: !106, inlinedAt: !120)
!124 = !DILocation(line: 150, column: 11, scope: !108, inlinedAt: !121, atomGroup: 1, atomRank: 1)
!125 = !DILocation(line: 312, column: 5, scope: !116, inlinedAt: !126)
!126 = distinct !DILocation(line: 151, column: 2, scope: !108, inlinedAt: !121)
!127 = !DILocation(line: 175, column: 16, scope: !106, inlinedAt: !128, atomGroup: 1, atomRank: 1)
!128 = distinct !DILocation(line: 150, column: 11, scope: !108, inlinedAt: !129)
!129 = distinct !DILocation(line: 25, column: 1, scope: !13)
!130 = !DILocation(line: 286, column: 26, scope: !112, inlinedAt: !131, atomGroup: 1, atomRank: 2)
!131 = distinct !DILocation(line: 175, column: 22, scope: !106, inlinedAt: !128)
!132 = !DILocation(line: 150, column: 11, scope: !108, inlinedAt: !129, atomGroup: 1, atomRank: 1)
!133 = !DILocation(line: 312, column: 5, scope: !116, inlinedAt: !134)
!134 = distinct !DILocation(line: 151, column: 2, scope: !108, inlinedAt: !129)
!135 = !DILocation(line: 25, column: 1, scope: !13, atomGroup: 3, atomRank: 1)
!136 = !DILocation(line: 175, column: 16, scope: !106, inlinedAt: !137, atomGroup: 1, atomRank: 1)
!137 = distinct !DILocation(line: 150, column: 11, scope: !108, inlinedAt: !138)
!138 = distinct !DILocation(line: 25, column: 1, scope: !13)
!139 = !DILocation(line: 286, column: 26, scope: !112, inlinedAt: !140, atomGroup: 1, atomRank: 2)
!140 = distinct !DILocation(line: 175, column: 22, scope: !106, inlinedAt: !137)
!141 = !DILocation(line: 150, column: 11, scope: !108, inlinedAt: !138, atomGroup: 1, atomRank: 1)
!142 = !DILocation(line: 312, column: 5, scope: !116, inlinedAt: !143)
!143 = distinct !DILocation(line: 151, column: 2, scope: !108, inlinedAt: !138)
!144 = !DISubprogram(name: "join", scope: !19, file: !19, line: 178, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubprogram(name: "_M_start_thread", scope: !19, file: !19, line: 214, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubprogram(name: "operator new", scope: !147, file: !147, line: 126, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/new", directory: "")
!148 = !DISubprogram(name: "operator delete", scope: !147, file: !147, line: 135, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = distinct !DISubprogram(name: "~_State_impl", scope: !19, file: !19, line: 200, type: !14, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!150 = !DILocation(line: 200, column: 14, scope: !149)
!151 = !DILocation(line: 200, column: 14, scope: !149, atomGroup: 1, atomRank: 1)
!152 = distinct !DISubprogram(name: "_M_run", scope: !19, file: !19, line: 210, type: !14, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!153 = !DILocation(line: 749, column: 21, scope: !154, inlinedAt: !156, atomGroup: 2, atomRank: 2)
!154 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !155, file: !155, line: 746, type: !14, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!155 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!156 = distinct !DILocation(line: 100, column: 17, scope: !157, inlinedAt: !159)
!157 = distinct !DISubprogram(name: "lock", scope: !158, file: !158, line: 98, type: !14, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!158 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!159 = distinct !DILocation(line: 229, column: 19, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "lock_guard", scope: !158, file: !158, line: 228, type: !14, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!161 = distinct !DILocation(line: 13, column: 31, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !14, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!163 = distinct !DILocation(line: 61, column: 14, scope: !164, inlinedAt: !166)
!164 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-mutex.cpp:12:16)>", scope: !165, file: !165, line: 60, type: !14, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!165 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!166 = distinct !DILocation(line: 96, column: 14, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-mutex.cpp:12:16)>", scope: !165, file: !165, line: 90, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!168 = distinct !DILocation(line: 252, column: 13, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !19, file: !19, line: 251, type: !14, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!170 = distinct !DILocation(line: 259, column: 11, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "operator()", scope: !19, file: !19, line: 255, type: !14, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!172 = distinct !DILocation(line: 210, column: 13, scope: !152)
!173 = !DILocation(line: 103, column: 11, scope: !157, inlinedAt: !159, atomGroup: 2, atomRank: 2)
!174 = !DILocation(line: 103, column: 11, scope: !157, inlinedAt: !159, atomGroup: 2, atomRank: 1)
!175 = !DILocation(line: 104, column: 2, scope: !157, inlinedAt: !159)
!176 = !DILocation(line: 14, column: 5, scope: !162, inlinedAt: !163)
!177 = !DILocation(line: 14, column: 5, scope: !162, inlinedAt: !163, atomGroup: 1, atomRank: 2)
!178 = !DILocation(line: 14, column: 5, scope: !162, inlinedAt: !163, atomGroup: 1, atomRank: 1)
!179 = !DILocation(line: 779, column: 21, scope: !180, inlinedAt: !181, atomGroup: 2, atomRank: 2)
!180 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !155, file: !155, line: 776, type: !14, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!181 = distinct !DILocation(line: 118, column: 7, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "unlock", scope: !158, file: !158, line: 115, type: !14, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!183 = distinct !DILocation(line: 235, column: 19, scope: !184, inlinedAt: !185)
!184 = distinct !DISubprogram(name: "~lock_guard", scope: !158, file: !158, line: 234, type: !14, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!185 = distinct !DILocation(line: 15, column: 2, scope: !162, inlinedAt: !163)
!186 = !DILocation(line: 210, column: 24, scope: !152, atomGroup: 1, atomRank: 1)
!187 = !DISubprogram(name: "pthread_mutex_lock", scope: !188, file: !188, line: 794, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!188 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!189 = !DISubprogram(name: "pthread_mutex_unlock", scope: !188, file: !188, line: 835, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = distinct !DISubprogram(name: "~_State_impl", scope: !19, file: !19, line: 200, type: !14, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!191 = !DILocation(line: 200, column: 14, scope: !190)
!192 = !DILocation(line: 200, column: 14, scope: !190, atomGroup: 1, atomRank: 1)
!193 = distinct !DISubprogram(name: "_M_run", scope: !19, file: !19, line: 210, type: !14, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!194 = !DILocation(line: 749, column: 21, scope: !154, inlinedAt: !195, atomGroup: 2, atomRank: 2)
!195 = distinct !DILocation(line: 100, column: 17, scope: !157, inlinedAt: !196)
!196 = distinct !DILocation(line: 139, column: 17, scope: !197, inlinedAt: !199)
!197 = distinct !DISubprogram(name: "lock", scope: !198, file: !198, line: 131, type: !14, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!198 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!199 = distinct !DILocation(line: 69, column: 2, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "unique_lock", scope: !198, file: !198, line: 66, type: !14, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!201 = distinct !DILocation(line: 17, column: 32, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!203 = distinct !DILocation(line: 61, column: 14, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-mutex.cpp:16:16)>", scope: !165, file: !165, line: 60, type: !14, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!205 = distinct !DILocation(line: 96, column: 14, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-mutex.cpp:16:16)>", scope: !165, file: !165, line: 90, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!207 = distinct !DILocation(line: 252, column: 13, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !19, file: !19, line: 251, type: !14, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!209 = distinct !DILocation(line: 259, column: 11, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "operator()", scope: !19, file: !19, line: 255, type: !14, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!211 = distinct !DILocation(line: 210, column: 13, scope: !193)
!212 = !DILocation(line: 103, column: 11, scope: !157, inlinedAt: !196, atomGroup: 2, atomRank: 2)
!213 = !DILocation(line: 103, column: 11, scope: !157, inlinedAt: !196, atomGroup: 2, atomRank: 1)
!214 = !DILocation(line: 104, column: 2, scope: !157, inlinedAt: !196)
!215 = !DILocation(line: 18, column: 5, scope: !202, inlinedAt: !203)
!216 = !DILocation(line: 18, column: 5, scope: !202, inlinedAt: !203, atomGroup: 1, atomRank: 2)
!217 = !DILocation(line: 18, column: 5, scope: !202, inlinedAt: !203, atomGroup: 1, atomRank: 1)
!218 = !DILocation(line: 779, column: 21, scope: !180, inlinedAt: !219, atomGroup: 2, atomRank: 2)
!219 = distinct !DILocation(line: 118, column: 7, scope: !182, inlinedAt: !220)
!220 = distinct !DILocation(line: 195, column: 17, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "unlock", scope: !198, file: !198, line: 189, type: !14, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!222 = distinct !DILocation(line: 19, column: 9, scope: !202, inlinedAt: !203)
!223 = !DILocation(line: 210, column: 24, scope: !193, atomGroup: 1, atomRank: 1)
