; ModuleID = 'cpp-thread.cpp'
source_filename = "cpp-thread.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%struct.Counter = type { %"struct.std::atomic" }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$_ZN7Counter3addEi = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEE6_M_runEv = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = comdat any

@.str = private unnamed_addr constant [16 x i8] c"c.n.load() == 3\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp-thread.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEE6_M_runEv] }, comdat, align 8
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = linkonce_odr dso_local constant [72 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEE6_M_runEv] }, comdat, align 8
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = linkonce_odr dso_local constant [93 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE\00", comdat, align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !13 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %struct.Counter, align 4
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12, !dbg !16
  store i32 0, ptr %3, align 4, !dbg !17, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12, !dbg !28
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !29
  store i64 0, ptr %4, align 8, !dbg !29, !tbaa !35
  %6 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #13, !dbg !38
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE, i64 16), ptr %6, align 8, !dbg !39, !tbaa !42
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !44
  store i32 1, ptr %7, align 8, !dbg !45, !tbaa !57
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !59
  store ptr %3, ptr %8, align 8, !dbg !60, !tbaa !63
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 24, !dbg !67
  store i64 ptrtoint (ptr @_ZN7Counter3addEi to i64), ptr %9, align 8, !dbg !68, !tbaa !71
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 32, !dbg !68
  store i64 0, ptr %10, align 8, !dbg !68, !tbaa !71
  store ptr %6, ptr %2, align 8, !dbg !73, !tbaa !81
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %2, ptr noundef null)
          to label %11 unwind label %18, !dbg !83

11:                                               ; preds = %0
  %12 = load ptr, ptr %2, align 8, !dbg !84, !tbaa !81
  %13 = icmp eq ptr %12, null, !dbg !87
  br i1 %13, label %29, label %14, !dbg !88

14:                                               ; preds = %11
  %15 = load ptr, ptr %12, align 8, !dbg !89, !tbaa !42
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8, !dbg !89
  %17 = load ptr, ptr %16, align 8, !dbg !89
  call void %17(ptr noundef nonnull align 8 dereferenceable(8) %12) #12, !dbg !89
  br label %29, !dbg !92

18:                                               ; preds = %0
  %19 = landingpad { ptr, i32 }
          cleanup, !dbg !93
  %20 = load ptr, ptr %2, align 8, !dbg !94, !tbaa !81
  %21 = icmp eq ptr %20, null, !dbg !96
  br i1 %21, label %28, label %22, !dbg !97

22:                                               ; preds = %18
  %23 = load ptr, ptr %20, align 8, !dbg !98, !tbaa !42
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8, !dbg !98
  %25 = load ptr, ptr %24, align 8, !dbg !98
  call void %25(ptr noundef nonnull align 8 dereferenceable(8) %20) #12, !dbg !98
  br label %28, !dbg !100

26:                                               ; preds = %78, %28
  %27 = phi { ptr, i32 } [ %19, %28 ], [ %74, %78 ]
  resume { ptr, i32 } %27, !dbg !101

28:                                               ; preds = %22, %18
  store ptr null, ptr %2, align 8, !dbg !102, !tbaa !81
  br label %26, !dbg !93

29:                                               ; preds = %11, %14
  store ptr null, ptr %2, align 8, !dbg !103, !tbaa !81
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !104
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12, !dbg !105
  call void @llvm.lifetime.start.p0(ptr nonnull %1), !dbg !106
  store i64 0, ptr %5, align 8, !dbg !106, !tbaa !35
  %30 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13
          to label %31 unwind label %57, !dbg !110

31:                                               ; preds = %29
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE, i64 16), ptr %30, align 8, !dbg !111, !tbaa !42
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8, !dbg !114
  %33 = ptrtoint ptr %3 to i64, !dbg !115
  store i64 %33, ptr %32, align 8, !dbg !115
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 16, !dbg !124
  store ptr @_ZL5twiceR7Counter, ptr %34, align 8, !dbg !125, !tbaa !128
  store ptr %30, ptr %1, align 8, !dbg !130, !tbaa !81
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull %1, ptr noundef null)
          to label %35 unwind label %42, !dbg !134

35:                                               ; preds = %31
  %36 = load ptr, ptr %1, align 8, !dbg !135, !tbaa !81
  %37 = icmp eq ptr %36, null, !dbg !137
  br i1 %37, label %51, label %38, !dbg !138

38:                                               ; preds = %35
  %39 = load ptr, ptr %36, align 8, !dbg !139, !tbaa !42
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8, !dbg !139
  %41 = load ptr, ptr %40, align 8, !dbg !139
  call void %41(ptr noundef nonnull align 8 dereferenceable(8) %36) #12, !dbg !139
  br label %51, !dbg !141

42:                                               ; preds = %31
  %43 = landingpad { ptr, i32 }
          cleanup, !dbg !142
  %44 = load ptr, ptr %1, align 8, !dbg !143, !tbaa !81
  %45 = icmp eq ptr %44, null, !dbg !145
  br i1 %45, label %50, label %46, !dbg !146

46:                                               ; preds = %42
  %47 = load ptr, ptr %44, align 8, !dbg !147, !tbaa !42
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8, !dbg !147
  %49 = load ptr, ptr %48, align 8, !dbg !147
  call void %49(ptr noundef nonnull align 8 dereferenceable(8) %44) #12, !dbg !147
  br label %50, !dbg !149

50:                                               ; preds = %46, %42
  store ptr null, ptr %1, align 8, !dbg !150, !tbaa !81
  br label %73, !dbg !142

51:                                               ; preds = %35, %38
  store ptr null, ptr %1, align 8, !dbg !151, !tbaa !81
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !152
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %52 unwind label %59, !dbg !153

52:                                               ; preds = %51
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %5)
          to label %53 unwind label %59, !dbg !154

53:                                               ; preds = %52
  %54 = load atomic i32, ptr %3 seq_cst, align 4, !dbg !155
  %55 = icmp eq i32 %54, 3, !dbg !158
  br i1 %55, label %64, label %56, !dbg !159

56:                                               ; preds = %53
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 22, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #14, !dbg !160
  unreachable, !dbg !160

57:                                               ; preds = %29
  %58 = landingpad { ptr, i32 }
          cleanup, !dbg !161
  br label %73, !dbg !162

59:                                               ; preds = %52, %51
  %60 = landingpad { ptr, i32 }
          cleanup, !dbg !161
  %61 = load i64, ptr %5, align 8, !dbg !163, !tbaa !168
  %62 = icmp eq i64 %61, 0, !dbg !169
  br i1 %62, label %73, label %63, !dbg !172

63:                                               ; preds = %59
  call void @_ZSt9terminatev() #14, !dbg !173
  unreachable, !dbg !173

64:                                               ; preds = %53
  %65 = load i64, ptr %5, align 8, !dbg !177, !tbaa !168
  %66 = icmp eq i64 %65, 0, !dbg !180
  br i1 %66, label %68, label %67, !dbg !182

67:                                               ; preds = %64
  call void @_ZSt9terminatev() #14, !dbg !183
  unreachable, !dbg !183

68:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !dbg !161
  %69 = load i64, ptr %4, align 8, !dbg !185, !tbaa !168
  %70 = icmp eq i64 %69, 0, !dbg !188
  br i1 %70, label %72, label %71, !dbg !190

71:                                               ; preds = %68
  call void @_ZSt9terminatev() #14, !dbg !191
  unreachable, !dbg !191

72:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12, !dbg !161
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12, !dbg !161
  ret i32 0, !dbg !193

73:                                               ; preds = %59, %57, %50
  %74 = phi { ptr, i32 } [ %43, %50 ], [ %58, %57 ], [ %60, %59 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !dbg !161
  %75 = load i64, ptr %4, align 8, !dbg !194, !tbaa !168
  %76 = icmp eq i64 %75, 0, !dbg !197
  br i1 %76, label %78, label %77, !dbg !199

77:                                               ; preds = %73
  call void @_ZSt9terminatev() #14, !dbg !200
  unreachable, !dbg !200

78:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12, !dbg !161
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12, !dbg !161
  br label %26, !dbg !161
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7Counter3addEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #2 comdat align 2 !dbg !202 {
  %3 = atomicrmw add ptr %0, i32 %1 monotonic, align 4, !dbg !203
  ret void, !dbg !206
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @_ZL5twiceR7Counter(ptr noundef nonnull align 4 captures(none) dereferenceable(4) %0) #3 !dbg !207 {
  %2 = atomicrmw add ptr %0, i32 2 monotonic, align 4, !dbg !208
  ret void, !dbg !211
}

declare i32 @__gxx_personality_v0(...)

declare !dbg !212 void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: cold nofree noreturn nounwind
declare void @_ZSt9terminatev() local_unnamed_addr #6

declare !dbg !213 void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !214 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: nobuiltin nounwind
declare !dbg !216 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #9 comdat align 2 !dbg !217 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) #12, !dbg !218
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 40) #15, !dbg !218
  ret void, !dbg !219
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #10 comdat align 2 !dbg !220 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !221
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !232
  %4 = load ptr, ptr %3, align 8, !dbg !239, !tbaa !245
  %5 = load i64, ptr %2, align 8, !dbg !246, !tbaa !247
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !246
  %7 = load i64, ptr %6, align 8, !dbg !246, !tbaa !247
  %8 = getelementptr inbounds i8, ptr %4, i64 %7, !dbg !248
  %9 = and i64 %5, 1, !dbg !248
  %10 = icmp eq i64 %9, 0, !dbg !248
  br i1 %10, label %16, label %11, !dbg !248

11:                                               ; preds = %1
  %12 = load ptr, ptr %8, align 8, !dbg !248, !tbaa !42
  %13 = getelementptr i8, ptr %12, i64 %5, !dbg !248
  %14 = getelementptr i8, ptr %13, i64 -1, !dbg !248
  %15 = load ptr, ptr %14, align 8, !dbg !248, !nosanitize !15
  br label %18, !dbg !248

16:                                               ; preds = %1
  %17 = inttoptr i64 %5 to ptr, !dbg !248
  br label %18, !dbg !248

18:                                               ; preds = %11, %16
  %19 = phi ptr [ %15, %11 ], [ %17, %16 ], !dbg !248
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !249
  %21 = load i32, ptr %20, align 8, !dbg !250, !tbaa !9
  tail call void %19(ptr noundef nonnull align 4 dereferenceable(4) %8, i32 noundef %21), !dbg !248
  ret void, !dbg !251
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #9 comdat align 2 !dbg !252 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #12, !dbg !253
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #15, !dbg !253
  ret void, !dbg !254
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #10 comdat align 2 !dbg !255 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !256
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !257
  %4 = load ptr, ptr %3, align 8, !dbg !268, !tbaa !273
  %5 = load ptr, ptr %2, align 8, !dbg !274, !tbaa !280
  tail call void %4(ptr noundef nonnull align 4 dereferenceable(4) %5), !dbg !268
  ret void, !dbg !282
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-thread.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e999aea3642ac34abc2cbceeb0145d40")
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
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !14, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 17, column: 2, scope: !13)
!17 = !DILocation(line: 345, column: 58, scope: !18, inlinedAt: !20, atomGroup: 1, atomRank: 1)
!18 = distinct !DISubprogram(name: "__atomic_base", scope: !19, file: !19, line: 345, type: !14, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!19 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!20 = distinct !DILocation(line: 835, column: 56, scope: !21, inlinedAt: !23)
!21 = distinct !DISubprogram(name: "atomic", scope: !22, file: !22, line: 835, type: !14, scopeLine: 835, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!23 = distinct !DILocation(line: 9, column: 20, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "Counter", scope: !1, file: !1, line: 8, type: !14, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!25 = distinct !DILocation(line: 17, column: 10, scope: !13)
!26 = !{!27, !10, i64 0}
!27 = !{!"_ZTSSt13__atomic_baseIiE", !10, i64 0}
!28 = !DILocation(line: 18, column: 2, scope: !13)
!29 = !DILocation(line: 85, column: 23, scope: !30, inlinedAt: !32, atomGroup: 1, atomRank: 1)
!30 = distinct !DISubprogram(name: "id", scope: !31, file: !31, line: 85, type: !14, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!31 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!32 = distinct !DILocation(line: 126, column: 7, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "thread<void (Counter::*)(int), Counter *, int, void>", scope: !31, file: !31, line: 126, type: !14, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!34 = distinct !DILocation(line: 18, column: 14, scope: !13)
!35 = !{!36, !37, i64 0}
!36 = !{!"_ZTSNSt6thread2idE", !37, i64 0}
!37 = !{!"long", !11, i64 0}
!38 = !DILocation(line: 142, column: 29, scope: !33, inlinedAt: !34)
!39 = !DILocation(line: 207, column: 4, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "_State_impl<void (Counter::*)(int), Counter *, int>", scope: !31, file: !31, line: 205, type: !14, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!41 = distinct !DILocation(line: 142, column: 33, scope: !33, inlinedAt: !34)
!42 = !{!43, !43, i64 0}
!43 = !{!"vtable pointer", !12, i64 0}
!44 = !DILocation(line: 206, column: 6, scope: !40, inlinedAt: !41)
!45 = !DILocation(line: 200, column: 4, scope: !46, inlinedAt: !48, atomGroup: 1, atomRank: 1)
!46 = distinct !DISubprogram(name: "_Head_base<int>", scope: !47, file: !47, line: 199, type: !14, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!47 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!48 = distinct !DILocation(line: 441, column: 4, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !47, file: !47, line: 440, type: !14, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!50 = distinct !DILocation(line: 291, column: 4, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "_Tuple_impl<Counter *, int, void>", scope: !47, file: !47, line: 290, type: !14, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!52 = distinct !DILocation(line: 291, column: 4, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "_Tuple_impl<void (Counter::*)(int), Counter *, int, void>", scope: !47, file: !47, line: 290, type: !14, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!54 = distinct !DILocation(line: 744, column: 4, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "tuple<void (Counter::*)(int), Counter *, int, true, true>", scope: !47, file: !47, line: 742, type: !14, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!56 = distinct !DILocation(line: 206, column: 14, scope: !40, inlinedAt: !41)
!57 = !{!58, !10, i64 0}
!58 = !{!"_ZTSSt10_Head_baseILm2EiLb0EE", !10, i64 0}
!59 = !DILocation(line: 293, column: 2, scope: !51, inlinedAt: !52)
!60 = !DILocation(line: 200, column: 4, scope: !61, inlinedAt: !62, atomGroup: 1, atomRank: 1)
!61 = distinct !DISubprogram(name: "_Head_base<Counter *>", scope: !47, file: !47, line: 199, type: !14, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!62 = distinct !DILocation(line: 292, column: 4, scope: !51, inlinedAt: !52)
!63 = !{!64, !65, i64 0}
!64 = !{!"_ZTSSt10_Head_baseILm1EP7CounterLb0EE", !65, i64 0}
!65 = !{!"p1 _ZTS7Counter", !66, i64 0}
!66 = !{!"any pointer", !11, i64 0}
!67 = !DILocation(line: 293, column: 2, scope: !53, inlinedAt: !54)
!68 = !DILocation(line: 200, column: 4, scope: !69, inlinedAt: !70, atomGroup: 1, atomRank: 1)
!69 = distinct !DISubprogram(name: "_Head_base<void (Counter::*)(int)>", scope: !47, file: !47, line: 199, type: !14, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!70 = distinct !DILocation(line: 292, column: 4, scope: !53, inlinedAt: !54)
!71 = !{!72, !11, i64 0}
!72 = !{!"_ZTSSt10_Head_baseILm0EM7CounterFviELb0EE", !11, i64 0}
!73 = !DILocation(line: 168, column: 56, scope: !74, inlinedAt: !76, atomGroup: 1, atomRank: 1)
!74 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !75, file: !75, line: 168, type: !14, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!75 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!76 = distinct !DILocation(line: 233, column: 40, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !75, file: !75, line: 233, type: !14, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!78 = distinct !DILocation(line: 310, column: 4, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !75, file: !75, line: 309, type: !14, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!80 = distinct !DILocation(line: 142, column: 18, scope: !33, inlinedAt: !34)
!81 = !{!82, !82, i64 0}
!82 = !{!"p1 _ZTSNSt6thread6_StateE", !66, i64 0}
!83 = !DILocation(line: 142, column: 2, scope: !33, inlinedAt: !34)
!84 = !DILocation(line: 395, column: 6, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "~unique_ptr", scope: !75, file: !75, line: 390, type: !14, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!86 = distinct !DILocation(line: 142, column: 2, scope: !33, inlinedAt: !34)
!87 = !DILocation(line: 395, column: 12, scope: !85, inlinedAt: !86, atomGroup: 2, atomRank: 2)
!88 = !DILocation(line: 395, column: 12, scope: !85, inlinedAt: !86, atomGroup: 2, atomRank: 1)
!89 = !DILocation(line: 95, column: 2, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "operator()", scope: !75, file: !75, line: 89, type: !14, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!91 = distinct !DILocation(line: 396, column: 4, scope: !85, inlinedAt: !86)
!92 = !DILocation(line: 396, column: 4, scope: !85, inlinedAt: !86)
!93 = !DILocation(line: 145, column: 7, scope: !33, inlinedAt: !34)
!94 = !DILocation(line: 395, column: 6, scope: !85, inlinedAt: !95)
!95 = distinct !DILocation(line: 142, column: 2, scope: !33, inlinedAt: !34)
!96 = !DILocation(line: 395, column: 12, scope: !85, inlinedAt: !95, atomGroup: 2, atomRank: 2)
!97 = !DILocation(line: 395, column: 12, scope: !85, inlinedAt: !95, atomGroup: 2, atomRank: 1)
!98 = !DILocation(line: 95, column: 2, scope: !90, inlinedAt: !99)
!99 = distinct !DILocation(line: 396, column: 4, scope: !85, inlinedAt: !95)
!100 = !DILocation(line: 396, column: 4, scope: !85, inlinedAt: !95)
!101 = !DILocation(line: 0, scope: !13)
!102 = !DILocation(line: 397, column: 8, scope: !85, inlinedAt: !95, atomGroup: 3, atomRank: 1)
!103 = !DILocation(line: 397, column: 8, scope: !85, inlinedAt: !86, atomGroup: 3, atomRank: 1)
!104 = !DILocation(line: 145, column: 7, scope: !33, inlinedAt: !34, atomGroup: 2, atomRank: 1)
!105 = !DILocation(line: 19, column: 2, scope: !13)
!106 = !DILocation(line: 85, column: 23, scope: !30, inlinedAt: !107, atomGroup: 1, atomRank: 1)
!107 = distinct !DILocation(line: 126, column: 7, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "thread<void (&)(Counter &), std::reference_wrapper<Counter>, void>", scope: !31, file: !31, line: 126, type: !14, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!109 = distinct !DILocation(line: 19, column: 14, scope: !13)
!110 = !DILocation(line: 142, column: 29, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 207, column: 4, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "_State_impl<void (&)(Counter &), std::reference_wrapper<Counter> >", scope: !31, file: !31, line: 205, type: !14, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!113 = distinct !DILocation(line: 142, column: 33, scope: !108, inlinedAt: !109)
!114 = !DILocation(line: 206, column: 6, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 200, column: 4, scope: !116, inlinedAt: !117, atomGroup: 1, atomRank: 1)
!116 = distinct !DISubprogram(name: "_Head_base<std::reference_wrapper<Counter> >", scope: !47, file: !47, line: 199, type: !14, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!117 = distinct !DILocation(line: 441, column: 4, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "_Tuple_impl<std::reference_wrapper<Counter> >", scope: !47, file: !47, line: 440, type: !14, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!119 = distinct !DILocation(line: 291, column: 4, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(Counter &), std::reference_wrapper<Counter>, void>", scope: !47, file: !47, line: 290, type: !14, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!121 = distinct !DILocation(line: 1079, column: 4, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "tuple<void (&)(Counter &), std::reference_wrapper<Counter>, true>", scope: !47, file: !47, line: 1077, type: !14, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!123 = distinct !DILocation(line: 206, column: 14, scope: !112, inlinedAt: !113)
!124 = !DILocation(line: 293, column: 2, scope: !120, inlinedAt: !121)
!125 = !DILocation(line: 193, column: 9, scope: !126, inlinedAt: !127, atomGroup: 1, atomRank: 1)
!126 = distinct !DISubprogram(name: "_Head_base", scope: !47, file: !47, line: 192, type: !14, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!127 = distinct !DILocation(line: 292, column: 4, scope: !120, inlinedAt: !121)
!128 = !{!129, !66, i64 0}
!129 = !{!"_ZTSSt10_Head_baseILm0EPFvR7CounterELb0EE", !66, i64 0}
!130 = !DILocation(line: 168, column: 56, scope: !74, inlinedAt: !131, atomGroup: 1, atomRank: 1)
!131 = distinct !DILocation(line: 233, column: 40, scope: !77, inlinedAt: !132)
!132 = distinct !DILocation(line: 310, column: 4, scope: !79, inlinedAt: !133)
!133 = distinct !DILocation(line: 142, column: 18, scope: !108, inlinedAt: !109)
!134 = !DILocation(line: 142, column: 2, scope: !108, inlinedAt: !109)
!135 = !DILocation(line: 395, column: 6, scope: !85, inlinedAt: !136)
!136 = distinct !DILocation(line: 142, column: 2, scope: !108, inlinedAt: !109)
!137 = !DILocation(line: 395, column: 12, scope: !85, inlinedAt: !136, atomGroup: 2, atomRank: 2)
!138 = !DILocation(line: 395, column: 12, scope: !85, inlinedAt: !136, atomGroup: 2, atomRank: 1)
!139 = !DILocation(line: 95, column: 2, scope: !90, inlinedAt: !140)
!140 = distinct !DILocation(line: 396, column: 4, scope: !85, inlinedAt: !136)
!141 = !DILocation(line: 396, column: 4, scope: !85, inlinedAt: !136)
!142 = !DILocation(line: 145, column: 7, scope: !108, inlinedAt: !109)
!143 = !DILocation(line: 395, column: 6, scope: !85, inlinedAt: !144)
!144 = distinct !DILocation(line: 142, column: 2, scope: !108, inlinedAt: !109)
!145 = !DILocation(line: 395, column: 12, scope: !85, inlinedAt: !144, atomGroup: 2, atomRank: 2)
!146 = !DILocation(line: 395, column: 12, scope: !85, inlinedAt: !144, atomGroup: 2, atomRank: 1)
!147 = !DILocation(line: 95, column: 2, scope: !90, inlinedAt: !148)
!148 = distinct !DILocation(line: 396, column: 4, scope: !85, inlinedAt: !144)
!149 = !DILocation(line: 396, column: 4, scope: !85, inlinedAt: !144)
!150 = !DILocation(line: 397, column: 8, scope: !85, inlinedAt: !144, atomGroup: 3, atomRank: 1)
!151 = !DILocation(line: 397, column: 8, scope: !85, inlinedAt: !136, atomGroup: 3, atomRank: 1)
!152 = !DILocation(line: 145, column: 7, scope: !108, inlinedAt: !109, atomGroup: 2, atomRank: 1)
!153 = !DILocation(line: 20, column: 4, scope: !13)
!154 = !DILocation(line: 21, column: 4, scope: !13)
!155 = !DILocation(line: 488, column: 9, scope: !156, inlinedAt: !157, atomGroup: 3, atomRank: 2)
!156 = distinct !DISubprogram(name: "load", scope: !19, file: !19, line: 481, type: !14, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!157 = distinct !DILocation(line: 22, column: 13, scope: !13)
!158 = !DILocation(line: 22, column: 20, scope: !13, atomGroup: 3, atomRank: 2)
!159 = !DILocation(line: 22, column: 2, scope: !13, atomGroup: 3, atomRank: 1)
!160 = !DILocation(line: 22, column: 2, scope: !13)
!161 = !DILocation(line: 24, column: 1, scope: !13)
!162 = !DILocation(line: 19, column: 14, scope: !13)
!163 = !DILocation(line: 175, column: 16, scope: !164, inlinedAt: !165, atomGroup: 1, atomRank: 1)
!164 = distinct !DISubprogram(name: "joinable", scope: !31, file: !31, line: 174, type: !14, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!165 = distinct !DILocation(line: 150, column: 11, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "~thread", scope: !31, file: !31, line: 148, type: !14, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!167 = distinct !DILocation(line: 24, column: 1, scope: !13)
!168 = !{!37, !37, i64 0}
!169 = !DILocation(line: 286, column: 26, scope: !170, inlinedAt: !171, atomGroup: 1, atomRank: 2)
!170 = distinct !DISubprogram(name: "operator==", scope: !31, file: !31, line: 280, type: !14, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!171 = distinct !DILocation(line: 175, column: 22, scope: !164, inlinedAt: !165)
!172 = !DILocation(line: 150, column: 11, scope: !166, inlinedAt: !167, atomGroup: 1, atomRank: 1)
!173 = !DILocation(line: 312, column: 5, scope: !174, inlinedAt: !176)
!174 = distinct !DISubprogram(name: "__terminate", scope: !175, file: !175, line: 309, type: !14, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!175 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!176 = distinct !DILocation(line: 151, column: 2, scope: !166, inlinedAt: !167)
!177 = !DILocation(line: 175, column: 16, scope: !164, inlinedAt: !178, atomGroup: 1, atomRank: 1)
!178 = distinct !DILocation(line: 150, column: 11, scope: !166, inlinedAt: !179)
!179 = distinct !DILocation(line: 24, column: 1, scope: !13)
!180 = !DILocation(line: 286, column: 26, scope: !170, inlinedAt: !181, atomGroup: 1, atomRank: 2)
!181 = distinct !DILocation(line: 175, column: 22, scope: !164, inlinedAt: !178)
!182 = !DILocation(line: 150, column: 11, scope: !166, inlinedAt: !179, atomGroup: 1, atomRank: 1)
!183 = !DILocation(line: 312, column: 5, scope: !174, inlinedAt: !184)
!184 = distinct !DILocation(line: 151, column: 2, scope: !166, inlinedAt: !179)
!185 = !DILocation(line: 175, column: 16, scope: !164, inlinedAt: !186, atomGroup: 1, atomRank: 1)
!186 = distinct !DILocation(line: 150, column: 11, scope: !166, inlinedAt: !187)
!187 = distinct !DILocation(line: 24, column: 1, scope: !13)
!188 = !DILocation(line: 286, column: 26, scope: !170, inlinedAt: !189, atomGroup: 1, atomRank: 2)
!189 = distinct !DILocation(line: 175, column: 22, scope: !164, inlinedAt: !186)
!190 = !DILocation(line: 150, column: 11, scope: !166, inlinedAt: !187, atomGroup: 1, atomRank: 1)
!191 = !DILocation(line: 312, column: 5, scope: !174, inlinedAt: !192)
!192 = distinct !DILocation(line: 151, column: 2, scope: !166, inlinedAt: !187)
!193 = !DILocation(line: 24, column: 1, scope: !13, atomGroup: 5, atomRank: 1)
!194 = !DILocation(line: 175, column: 16, scope: !164, inlinedAt: !195, atomGroup: 1, atomRank: 1)
!195 = distinct !DILocation(line: 150, column: 11, scope: !166, inlinedAt: !196)
!196 = distinct !DILocation(line: 24, column: 1, scope: !13)
!197 = !DILocation(line: 286, column: 26, scope: !170, inlinedAt: !198, atomGroup: 1, atomRank: 2)
!198 = distinct !DILocation(line: 175, column: 22, scope: !164, inlinedAt: !195)
!199 = !DILocation(line: 150, column: 11, scope: !166, inlinedAt: !196, atomGroup: 1, atomRank: 1)
!200 = !DILocation(line: 312, column: 5, scope: !174, inlinedAt: !201)
!201 = distinct !DILocation(line: 151, column: 2, scope: !166, inlinedAt: !196)
!202 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!203 = !DILocation(line: 618, column: 16, scope: !204, inlinedAt: !205, atomGroup: 2, atomRank: 2)
!204 = distinct !DISubprogram(name: "fetch_add", scope: !19, file: !19, line: 616, type: !14, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!205 = distinct !DILocation(line: 10, column: 22, scope: !202)
!206 = !DILocation(line: 10, column: 63, scope: !202, atomGroup: 1, atomRank: 1)
!207 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!208 = !DILocation(line: 618, column: 16, scope: !204, inlinedAt: !209, atomGroup: 2, atomRank: 2)
!209 = distinct !DILocation(line: 10, column: 22, scope: !202, inlinedAt: !210)
!210 = distinct !DILocation(line: 13, column: 35, scope: !207)
!211 = !DILocation(line: 13, column: 43, scope: !207, atomGroup: 1, atomRank: 1)
!212 = !DISubprogram(name: "join", scope: !31, file: !31, line: 178, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DISubprogram(name: "_M_start_thread", scope: !31, file: !31, line: 214, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DISubprogram(name: "operator new", scope: !215, file: !215, line: 126, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/new", directory: "")
!216 = !DISubprogram(name: "operator delete", scope: !215, file: !215, line: 135, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!217 = distinct !DISubprogram(name: "~_State_impl", scope: !31, file: !31, line: 200, type: !14, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!218 = !DILocation(line: 200, column: 14, scope: !217)
!219 = !DILocation(line: 200, column: 14, scope: !217, atomGroup: 1, atomRank: 1)
!220 = distinct !DISubprogram(name: "_M_run", scope: !31, file: !31, line: 210, type: !14, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!221 = !DILocation(line: 268, column: 66, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "_M_head", scope: !47, file: !47, line: 268, type: !14, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!223 = distinct !DILocation(line: 1365, column: 14, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "__get_helper<0UL, void (Counter::*)(int), Counter *, int>", scope: !47, file: !47, line: 1364, type: !14, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!225 = distinct !DILocation(line: 1395, column: 43, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "get<0UL, void (Counter::*)(int), Counter *, int>", scope: !47, file: !47, line: 1392, type: !14, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!227 = distinct !DILocation(line: 252, column: 27, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL, 2UL>", scope: !31, file: !31, line: 251, type: !14, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!229 = distinct !DILocation(line: 259, column: 11, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "operator()", scope: !31, file: !31, line: 255, type: !14, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!231 = distinct !DILocation(line: 210, column: 13, scope: !220)
!232 = !DILocation(line: 268, column: 66, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "_M_head", scope: !47, file: !47, line: 268, type: !14, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!234 = distinct !DILocation(line: 1365, column: 14, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "__get_helper<1UL, Counter *, int>", scope: !47, file: !47, line: 1364, type: !14, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!236 = distinct !DILocation(line: 1395, column: 43, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "get<1UL, void (Counter::*)(int), Counter *, int>", scope: !47, file: !47, line: 1392, type: !14, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!238 = distinct !DILocation(line: 252, column: 27, scope: !228, inlinedAt: !229)
!239 = !DILocation(line: 74, column: 17, scope: !240, inlinedAt: !242)
!240 = distinct !DISubprogram(name: "__invoke_impl<void, void (Counter::*)(int), Counter *, int>", scope: !241, file: !241, line: 71, type: !14, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!241 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!242 = distinct !DILocation(line: 96, column: 14, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "__invoke<void (Counter::*)(int), Counter *, int>", scope: !241, file: !241, line: 90, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!244 = distinct !DILocation(line: 252, column: 13, scope: !228, inlinedAt: !229)
!245 = !{!65, !65, i64 0}
!246 = !DILocation(line: 74, column: 42, scope: !240, inlinedAt: !242)
!247 = !{!11, !11, i64 0}
!248 = !DILocation(line: 74, column: 14, scope: !240, inlinedAt: !242)
!249 = !DILocation(line: 210, column: 13, scope: !220)
!250 = !DILocation(line: 74, column: 47, scope: !240, inlinedAt: !242)
!251 = !DILocation(line: 210, column: 24, scope: !220, atomGroup: 1, atomRank: 1)
!252 = distinct !DISubprogram(name: "~_State_impl", scope: !31, file: !31, line: 200, type: !14, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!253 = !DILocation(line: 200, column: 14, scope: !252)
!254 = !DILocation(line: 200, column: 14, scope: !252, atomGroup: 1, atomRank: 1)
!255 = distinct !DISubprogram(name: "_M_run", scope: !31, file: !31, line: 210, type: !14, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!256 = !DILocation(line: 210, column: 13, scope: !255)
!257 = !DILocation(line: 268, column: 66, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "_M_head", scope: !47, file: !47, line: 268, type: !14, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!259 = distinct !DILocation(line: 1365, column: 14, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !47, file: !47, line: 1364, type: !14, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!261 = distinct !DILocation(line: 1395, column: 43, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "get<0UL, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !47, file: !47, line: 1392, type: !14, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!263 = distinct !DILocation(line: 252, column: 27, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !31, file: !31, line: 251, type: !14, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!265 = distinct !DILocation(line: 259, column: 11, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "operator()", scope: !31, file: !31, line: 255, type: !14, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!267 = distinct !DILocation(line: 210, column: 13, scope: !255)
!268 = !DILocation(line: 61, column: 14, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !241, file: !241, line: 60, type: !14, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!270 = distinct !DILocation(line: 96, column: 14, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "__invoke<void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !241, file: !241, line: 90, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!272 = distinct !DILocation(line: 252, column: 13, scope: !264, inlinedAt: !265)
!273 = !{!66, !66, i64 0}
!274 = !DILocation(line: 347, column: 17, scope: !275, inlinedAt: !277, atomGroup: 1, atomRank: 2)
!275 = distinct !DISubprogram(name: "get", scope: !276, file: !276, line: 346, type: !14, scopeLine: 347, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!276 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/refwrap.h", directory: "")
!277 = distinct !DILocation(line: 342, column: 22, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "operator Counter &", scope: !276, file: !276, line: 341, type: !14, scopeLine: 342, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!279 = distinct !DILocation(line: 61, column: 37, scope: !269, inlinedAt: !270)
!280 = !{!281, !65, i64 0}
!281 = !{!"_ZTSSt17reference_wrapperI7CounterE", !65, i64 0}
!282 = !DILocation(line: 210, column: 24, scope: !255, atomGroup: 1, atomRank: 1)
