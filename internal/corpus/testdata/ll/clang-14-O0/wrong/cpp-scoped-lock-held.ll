; ModuleID = 'cpp-scoped-lock-held.cpp'
source_filename = "cpp-scoped-lock-held.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"struct.std::defer_lock_t" = type { i8 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
%"class.std::scoped_lock" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Tuple_impl.0", %"struct.std::_Head_base.1" }
%"struct.std::_Tuple_impl.0" = type { %"struct.std::_Head_base" }
%"struct.std::_Head_base" = type { %"class.std::mutex"* }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%"struct.std::_Head_base.1" = type { %"class.std::mutex"* }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Head_base.6" }
%"struct.std::_Head_base.6" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker", [7 x i8] }>
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.7" }
%"class.std::tuple.7" = type { i8 }
%class.anon.10 = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.8" = type { i8 }
%"struct.std::_Head_base.9" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.4" = type { i8 }
%"struct.std::_Head_base.5" = type { i8 }
%"class.std::unique_lock" = type <{ %"class.std::mutex"*, i8, [7 x i8] }>
%"struct.std::integer_sequence" = type { i8 }

$_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_ = comdat any

$_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_ = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_ = comdat any

$_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev = comdat any

$_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev = comdat any

$_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_ = comdat any

$_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_ = comdat any

$_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv = comdat any

$_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_ = comdat any

$_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_ = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv = comdat any

$_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_ = comdat any

$_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_ = comdat any

$_ZSt3tieIJSt5mutexS0_EESt5tupleIJDpRT_EES4_ = comdat any

$_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_ = comdat any

$_ZNSt5tupleIJRSt5mutexS1_EEC2ILb1ELb1EEES1_S1_ = comdat any

$_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EEC2ES1_S1_ = comdat any

$_ZNSt11_Tuple_implILm1EJRSt5mutexEEC2ES1_ = comdat any

$_ZNSt10_Head_baseILm0ERSt5mutexLb0EEC2ES1_ = comdat any

$_ZNSt10_Head_baseILm1ERSt5mutexLb0EEC2ES1_ = comdat any

$_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t = comdat any

$_ZNSt11unique_lockISt5mutexE4lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE8try_lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE6unlockEv = comdat any

$_ZNKSt11unique_lockISt5mutexE9owns_lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE7releaseEv = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

$_ZSt11__addressofISt5mutexEPT_RS1_ = comdat any

$_ZNSt5mutex8try_lockEv = comdat any

$_ZNSt5mutex6unlockEv = comdat any

$_ZSt5applyIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEEDcOT_OT0_ = comdat any

$_ZSt12__apply_implIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEJLm0ELm1EEEDcOT_OT0_St16integer_sequenceImJXspT1_EEE = comdat any

$_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE = comdat any

$_ZSt7forwardIRSt5tupleIJRSt5mutexS2_EEEOT_RNSt16remove_referenceIS5_E4typeE = comdat any

$_ZSt8__invokeIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EENSt15__invoke_resultIT_JDpT0_EE4typeEOS9_DpOSA_ = comdat any

$_ZSt3getILm0EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_ = comdat any

$_ZSt3getILm1EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_ = comdat any

$_ZSt13__invoke_implIvZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZZNSt11scoped_lockIJSt5mutexS0_EED1EvENKUlDpRT_E_clIJS0_S0_EEEDaS4_ = comdat any

$_ZSt12__get_helperILm0ERSt5mutexJS1_EERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm0ERSt5mutexLb0EE7_M_headERS2_ = comdat any

$_ZSt12__get_helperILm1ERSt5mutexJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJRSt5mutexEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm1ERSt5mutexLb0EE7_M_headERS2_ = comdat any

$_ZSt10defer_lock = comdat any

@_ZL1a = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZL1b = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZSt10defer_lock = linkonce_odr dso_local constant %"struct.std::defer_lock_t" zeroinitializer, comdat, align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca %"class.std::thread", align 8
  %2 = alloca %class.anon, align 1
  %3 = alloca %"class.std::scoped_lock", align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1, %class.anon* noundef nonnull align 1 dereferenceable(1) %2), !dbg !13
  invoke void @_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %3, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*), %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*))
          to label %6 unwind label %8, !dbg !14

6:                                                ; preds = %0
  call void @_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !15
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1)
          to label %7 unwind label %8, !dbg !16

7:                                                ; preds = %6
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1) #13, !dbg !17
  ret i32 0, !dbg !17

8:                                                ; preds = %6, %0
  %9 = landingpad { i8*, i32 }
          cleanup, !dbg !17
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !17
  store i8* %10, i8** %4, align 8, !dbg !17
  %11 = extractvalue { i8*, i32 } %9, 1, !dbg !17
  store i32 %11, i32* %5, align 4, !dbg !17
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1) #13, !dbg !17
  br label %12, !dbg !17

12:                                               ; preds = %8
  %13 = load i8*, i8** %4, align 8, !dbg !17
  %14 = load i32, i32* %5, align 4, !dbg !17
  %15 = insertvalue { i8*, i32 } undef, i8* %13, 0, !dbg !17
  %16 = insertvalue { i8*, i32 } %15, i32 %14, 1, !dbg !17
  resume { i8*, i32 } %16, !dbg !17
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !18 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !20
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !20
  store i8* null, i8** %5, align 8, !dbg !21
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #14, !dbg !22
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !22
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !23
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #13, !dbg !24
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !25

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !22
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !26
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !27

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !27
  ret void, !dbg !28

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !28
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !28
  store i8* %20, i8** %7, align 8, !dbg !28
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !28
  store i32 %21, i32* %8, align 4, !dbg !28
  call void @_ZdlPv(i8* noundef %11) #15, !dbg !22
  br label %26, !dbg !22

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !28
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !28
  store i8* %24, i8** %7, align 8, !dbg !28
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !28
  store i32 %25, i32* %8, align 4, !dbg !28
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !27
  br label %26, !dbg !27

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !22
  %28 = load i32, i32* %8, align 4, !dbg !22
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !22
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !22
  resume { i8*, i32 } %30, !dbg !22
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #1 comdat align 2 !dbg !29 {
  %4 = alloca %"class.std::scoped_lock"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  store %"class.std::scoped_lock"* %0, %"class.std::scoped_lock"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %7 = load %"class.std::scoped_lock"*, %"class.std::scoped_lock"** %4, align 8
  %8 = getelementptr inbounds %"class.std::scoped_lock", %"class.std::scoped_lock"* %7, i32 0, i32 0, !dbg !31
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !32
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !32
  call void @_ZSt3tieIJSt5mutexS0_EESt5tupleIJDpRT_EES4_(%"class.std::tuple"* sret(%"class.std::tuple") align 8 %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10) #13, !dbg !33
  %11 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !34
  %12 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !34
  call void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %11, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %12), !dbg !35
  ret void, !dbg !36
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !37 {
  %2 = alloca %"class.std::scoped_lock"*, align 8
  %3 = alloca %class.anon.10, align 1
  store %"class.std::scoped_lock"* %0, %"class.std::scoped_lock"** %2, align 8
  %4 = load %"class.std::scoped_lock"*, %"class.std::scoped_lock"** %2, align 8
  %5 = getelementptr inbounds %"class.std::scoped_lock", %"class.std::scoped_lock"* %4, i32 0, i32 0, !dbg !38
  invoke void @_ZSt5applyIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEEDcOT_OT0_(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %5)
          to label %6 unwind label %7, !dbg !39

6:                                                ; preds = %1
  ret void, !dbg !40

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !39
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !39
  call void @__clang_call_terminate(i8* %9) #16, !dbg !39
  unreachable, !dbg !39
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !41 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !42
  br i1 %4, label %5, label %7, !dbg !42

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #16, !dbg !43
  unreachable, !dbg !43

6:                                                ; No predecessors!
  unreachable, !dbg !47

7:                                                ; preds = %1
  ret void, !dbg !48
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !49 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !50
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !50
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !50
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !50
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !51
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !52
  %10 = load i64, i64* %9, align 8, !dbg !52
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !52
  %12 = load i64, i64* %11, align 8, !dbg !52
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !52
  %14 = xor i1 %13, true, !dbg !53
  ret i1 %14, !dbg !54
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #4 comdat !dbg !55 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !56
  %8 = load i64, i64* %7, align 8, !dbg !56
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !57
  %10 = load i64, i64* %9, align 8, !dbg !57
  %11 = icmp eq i64 %8, %10, !dbg !58
  ret i1 %11, !dbg !59
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !60 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !61
  store i64 0, i64* %4, align 8, !dbg !61
  ret void, !dbg !62
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #6

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #4 !dbg !63 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !65
  ret %class.anon* %3, !dbg !66
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !67 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !68
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !69
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !68
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !68
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !70
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !71
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !72
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #13, !dbg !73
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.7"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #13, !dbg !74
  ret void, !dbg !75
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !76 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !78
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !79
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !78

8:                                                ; preds = %2
  ret void, !dbg !80

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !78
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !78
  call void @__clang_call_terminate(i8* %11) #16, !dbg !78
  unreachable, !dbg !78
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !81 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !82
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !82
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !83
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !84
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !85
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !85
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !86
  br i1 %10, label %11, label %17, !dbg !85

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !87
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !88
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !89
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !89
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !87

16:                                               ; preds = %11
  br label %17, !dbg !87

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !90
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !91
  ret void, !dbg !92

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !87
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !87
  call void @__clang_call_terminate(i8* %21) #16, !dbg !87
  unreachable, !dbg !87
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !93 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !94
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !94
  ret void, !dbg !94
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.7"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !95 {
  %3 = alloca %"class.std::tuple.7"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.7"* %0, %"class.std::tuple.7"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.7"*, %"class.std::tuple.7"** %3, align 8
  %6 = bitcast %"class.std::tuple.7"* %5 to %"struct.std::_Tuple_impl.8"*, !dbg !97
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !98
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !99
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !100

9:                                                ; preds = %2
  ret void, !dbg !101

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !100
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !100
  call void @__clang_call_terminate(i8* %12) #16, !dbg !100
  unreachable, !dbg !100
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !102 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !103
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !103
  ret void, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !104 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !105
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !105
  call void @_ZdlPv(i8* noundef %4) #15, !dbg !105
  ret void, !dbg !105
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !106 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !107
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !107
  ret void, !dbg !108
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !109 {
  %3 = alloca %"struct.std::_Tuple_impl.8"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.8"* %0, %"struct.std::_Tuple_impl.8"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.8"*, %"struct.std::_Tuple_impl.8"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.8"* %5 to %"struct.std::_Head_base.9"*, !dbg !110
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !111
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !112
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.9"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !113
  ret void, !dbg !114
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #16
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.9"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !115 {
  %3 = alloca %"struct.std::_Head_base.9"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.9"* %0, %"struct.std::_Head_base.9"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.9"*, %"struct.std::_Head_base.9"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.9"* %5 to %class.anon*, !dbg !116
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !117
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !118
  ret void, !dbg !119
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !120 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !121
  ret void, !dbg !122
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !123 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !124
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.7"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.7"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !125
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.7"* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !126
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !129 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !131
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !132
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !133
  ret void, !dbg !134
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.7"* noundef nonnull align 1 dereferenceable(1) %0) #4 !dbg !135 {
  %2 = alloca %"class.std::tuple.7"*, align 8
  store %"class.std::tuple.7"* %0, %"class.std::tuple.7"** %2, align 8
  %3 = load %"class.std::tuple.7"*, %"class.std::tuple.7"** %2, align 8, !dbg !136
  %4 = bitcast %"class.std::tuple.7"* %3 to %"struct.std::_Tuple_impl.8"*, !dbg !136
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !137
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !138
  ret %class.anon* %6, !dbg !139
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.7"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.7"* noundef nonnull align 1 dereferenceable(1) %0) #4 !dbg !140 {
  %2 = alloca %"class.std::tuple.7"*, align 8
  store %"class.std::tuple.7"* %0, %"class.std::tuple.7"** %2, align 8
  %3 = load %"class.std::tuple.7"*, %"class.std::tuple.7"** %2, align 8, !dbg !141
  ret %"class.std::tuple.7"* %3, !dbg !142
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !143 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !144
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !145
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !145
  ret void, !dbg !146
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !147 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*)), !dbg !148
  ret void, !dbg !149
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #9 comdat align 2 !dbg !150 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !152
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !152
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !153
  store i32 %7, i32* %3, align 4, !dbg !154
  %8 = load i32, i32* %3, align 4, !dbg !155
  %9 = icmp ne i32 %8, 0, !dbg !155
  br i1 %9, label %10, label %12, !dbg !155

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !156
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !157
  unreachable, !dbg !157

12:                                               ; preds = %1
  ret void, !dbg !158
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #9 !dbg !159 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !161
  %5 = icmp ne i32 %4, 0, !dbg !161
  br i1 %5, label %6, label %9, !dbg !161

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !162
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #13, !dbg !163
  store i32 %8, i32* %2, align 4, !dbg !164
  br label %10, !dbg !164

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !165
  br label %10, !dbg !165

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !166
  ret i32 %11, !dbg !166
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #12

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #4 !dbg !167 {
  ret i32 1, !dbg !168
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %0) #4 !dbg !169 {
  %2 = alloca %"struct.std::_Tuple_impl.8"*, align 8
  store %"struct.std::_Tuple_impl.8"* %0, %"struct.std::_Tuple_impl.8"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.8"*, %"struct.std::_Tuple_impl.8"** %2, align 8, !dbg !170
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !171
  ret %class.anon* %4, !dbg !172
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %0) #4 align 2 !dbg !173 {
  %2 = alloca %"struct.std::_Tuple_impl.8"*, align 8
  store %"struct.std::_Tuple_impl.8"* %0, %"struct.std::_Tuple_impl.8"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.8"*, %"struct.std::_Tuple_impl.8"** %2, align 8, !dbg !174
  %4 = bitcast %"struct.std::_Tuple_impl.8"* %3 to %"struct.std::_Head_base.9"*, !dbg !174
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.9"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !175
  ret %class.anon* %5, !dbg !176
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.9"* noundef nonnull align 1 dereferenceable(1) %0) #4 align 2 !dbg !177 {
  %2 = alloca %"struct.std::_Head_base.9"*, align 8
  store %"struct.std::_Head_base.9"* %0, %"struct.std::_Head_base.9"** %2, align 8
  %3 = load %"struct.std::_Head_base.9"*, %"struct.std::_Head_base.9"** %2, align 8, !dbg !178
  %4 = bitcast %"struct.std::_Head_base.9"* %3 to %class.anon*, !dbg !179
  ret %class.anon* %4, !dbg !180
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !181 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !182
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !182
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !182
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !183 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !184
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !184
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !185
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !186
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !187
  ret void, !dbg !188
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !189 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !190
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !191

5:                                                ; preds = %1
  ret void, !dbg !192

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !191
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !191
  call void @__clang_call_terminate(i8* %8) #16, !dbg !191
  unreachable, !dbg !191
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !193 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !194
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !195
  ret %"struct.std::thread::_State"** %5, !dbg !196
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !197 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Tuple_impl.4"*, !dbg !198
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !199
  %5 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.6"*, !dbg !198
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !200
  ret void, !dbg !201
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !202 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.4"* %3 to %"struct.std::_Head_base.5"*, !dbg !203
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base.5"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !204
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !206 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %3, i32 0, i32 0, !dbg !207
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !207
  ret void, !dbg !208
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base.5"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !209 {
  %2 = alloca %"struct.std::_Head_base.5"*, align 8
  store %"struct.std::_Head_base.5"* %0, %"struct.std::_Head_base.5"** %2, align 8
  %3 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base.5"* %3 to %"struct.std::default_delete"*, !dbg !210
  ret void, !dbg !211
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !212 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !213
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !213
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !214
  ret %"struct.std::thread::_State"** %5, !dbg !215
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !216 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !217
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !218
  ret %"struct.std::thread::_State"** %4, !dbg !219
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !220 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !221
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.6"*, !dbg !221
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !222
  ret %"struct.std::thread::_State"** %5, !dbg !223
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !224 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !225
  %4 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %3, i32 0, i32 0, !dbg !226
  ret %"struct.std::thread::_State"** %4, !dbg !227
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !228 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !229
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !229
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !230
  ret %"struct.std::default_delete"* %6, !dbg !231
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #4 comdat align 2 !dbg !232 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !233
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !234
  br i1 %7, label %13, label %8, !dbg !234

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !234
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !234
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !234
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !234
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !234
  br label %13, !dbg !234

13:                                               ; preds = %8, %2
  ret void, !dbg !235
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !236 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !237
  ret %"struct.std::thread::_State"** %3, !dbg !238
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !239 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !240
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !241
  ret %"struct.std::default_delete"* %5, !dbg !242
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !243 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !244
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.4"*, !dbg !244
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !245
  ret %"struct.std::default_delete"* %5, !dbg !246
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat !dbg !247 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !248
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !249
  ret %"struct.std::default_delete"* %4, !dbg !250
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat align 2 !dbg !251 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !252
  %4 = bitcast %"struct.std::_Tuple_impl.4"* %3 to %"struct.std::_Head_base.5"*, !dbg !252
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base.5"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !253
  ret %"struct.std::default_delete"* %5, !dbg !254
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base.5"* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat align 2 !dbg !255 {
  %2 = alloca %"struct.std::_Head_base.5"*, align 8
  store %"struct.std::_Head_base.5"* %0, %"struct.std::_Head_base.5"** %2, align 8
  %3 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %2, align 8, !dbg !256
  %4 = bitcast %"struct.std::_Head_base.5"* %3 to %"struct.std::default_delete"*, !dbg !257
  ret %"struct.std::default_delete"* %4, !dbg !258
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt3tieIJSt5mutexS0_EESt5tupleIJDpRT_EES4_(%"class.std::tuple"* noalias sret(%"class.std::tuple") align 8 %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #4 comdat !dbg !259 {
  %4 = alloca i8*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  %7 = bitcast %"class.std::tuple"* %0 to i8*
  store i8* %7, i8** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !260
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !260
  call void @_ZNSt5tupleIJRSt5mutexS1_EEC2ILb1ELb1EEES1_S1_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9) #13, !dbg !261
  ret void, !dbg !262
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #9 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !263 {
  %3 = alloca %"class.std::mutex"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  %5 = alloca i32, align 4
  %6 = alloca [2 x %"class.std::unique_lock"], align 16
  %7 = alloca %"class.std::unique_lock"*, align 8
  %8 = alloca %"struct.std::defer_lock_t", align 1
  %9 = alloca %"struct.std::defer_lock_t", align 1
  %10 = alloca i32, align 4
  %11 = alloca i8*, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca [2 x %"class.std::unique_lock"]*, align 8
  %17 = alloca %"class.std::unique_lock"*, align 8
  %18 = alloca %"class.std::unique_lock"*, align 8
  %19 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  store i32 2, i32* %5, align 4, !dbg !264
  %20 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 0, !dbg !265
  store %"class.std::unique_lock"* %20, %"class.std::unique_lock"** %7, align 8, !dbg !265
  %21 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !266
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %20, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %21) #13, !dbg !267
  %22 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %20, i64 1, !dbg !265
  store %"class.std::unique_lock"* %22, %"class.std::unique_lock"** %7, align 8, !dbg !265
  %23 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !268
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %22, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %23) #13, !dbg !269
  store i32 0, i32* %10, align 4, !dbg !270
  br label %24, !dbg !271

24:                                               ; preds = %72, %2
  %25 = load i32, i32* %10, align 4, !dbg !272
  %26 = sext i32 %25 to i64, !dbg !273
  %27 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %26, !dbg !273
  invoke void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %27)
          to label %28 unwind label %59, !dbg !274

28:                                               ; preds = %24
  store i32 1, i32* %13, align 4, !dbg !275
  br label %29, !dbg !276

29:                                               ; preds = %68, %28
  %30 = load i32, i32* %13, align 4, !dbg !277
  %31 = icmp slt i32 %30, 2, !dbg !278
  br i1 %31, label %32, label %71, !dbg !279

32:                                               ; preds = %29
  %33 = load i32, i32* %10, align 4, !dbg !280
  %34 = load i32, i32* %13, align 4, !dbg !281
  %35 = add nsw i32 %33, %34, !dbg !282
  %36 = srem i32 %35, 2, !dbg !283
  store i32 %36, i32* %14, align 4, !dbg !284
  %37 = load i32, i32* %14, align 4, !dbg !285
  %38 = sext i32 %37 to i64, !dbg !286
  %39 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %38, !dbg !286
  %40 = invoke noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %39)
          to label %41 unwind label %59, !dbg !287

41:                                               ; preds = %32
  br i1 %40, label %67, label %42, !dbg !288

42:                                               ; preds = %41
  %43 = load i32, i32* %13, align 4, !dbg !289
  store i32 %43, i32* %15, align 4, !dbg !290
  br label %44, !dbg !291

44:                                               ; preds = %56, %42
  %45 = load i32, i32* %15, align 4, !dbg !292
  %46 = icmp ne i32 %45, 0, !dbg !293
  br i1 %46, label %47, label %65, !dbg !294

47:                                               ; preds = %44
  %48 = load i32, i32* %10, align 4, !dbg !295
  %49 = load i32, i32* %15, align 4, !dbg !296
  %50 = add nsw i32 %48, %49, !dbg !297
  %51 = sub nsw i32 %50, 1, !dbg !298
  %52 = srem i32 %51, 2, !dbg !299
  %53 = sext i32 %52 to i64, !dbg !300
  %54 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %53, !dbg !300
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %54)
          to label %55 unwind label %59, !dbg !301

55:                                               ; preds = %47
  br label %56, !dbg !300

56:                                               ; preds = %55
  %57 = load i32, i32* %15, align 4, !dbg !302
  %58 = add nsw i32 %57, -1, !dbg !302
  store i32 %58, i32* %15, align 4, !dbg !302
  br label %44, !dbg !294, !llvm.loop !303

59:                                               ; preds = %47, %32, %24
  %60 = landingpad { i8*, i32 }
          cleanup, !dbg !306
  %61 = extractvalue { i8*, i32 } %60, 0, !dbg !306
  store i8* %61, i8** %11, align 8, !dbg !306
  %62 = extractvalue { i8*, i32 } %60, 1, !dbg !306
  store i32 %62, i32* %12, align 4, !dbg !306
  %63 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !307
  %64 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %63, i64 2, !dbg !307
  br label %103, !dbg !307

65:                                               ; preds = %44
  %66 = load i32, i32* %14, align 4, !dbg !308
  store i32 %66, i32* %10, align 4, !dbg !309
  br label %71, !dbg !310

67:                                               ; preds = %41
  br label %68, !dbg !311

68:                                               ; preds = %67
  %69 = load i32, i32* %13, align 4, !dbg !312
  %70 = add nsw i32 %69, 1, !dbg !312
  store i32 %70, i32* %13, align 4, !dbg !312
  br label %29, !dbg !279, !llvm.loop !313

71:                                               ; preds = %65, %29
  br label %72, !dbg !314

72:                                               ; preds = %71
  %73 = load i32, i32* %10, align 4, !dbg !315
  %74 = sext i32 %73 to i64, !dbg !316
  %75 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %74, !dbg !316
  %76 = call noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %75) #13, !dbg !317
  %77 = xor i1 %76, true, !dbg !318
  br i1 %77, label %24, label %78, !dbg !314, !llvm.loop !319

78:                                               ; preds = %72
  store [2 x %"class.std::unique_lock"]* %6, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !321
  %79 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !322
  %80 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %79, i64 0, i64 0, !dbg !322
  store %"class.std::unique_lock"* %80, %"class.std::unique_lock"** %17, align 8, !dbg !322
  %81 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !322
  %82 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %81, i64 0, i64 0, !dbg !322
  %83 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %82, i64 2, !dbg !322
  store %"class.std::unique_lock"* %83, %"class.std::unique_lock"** %18, align 8, !dbg !322
  br label %84, !dbg !322

84:                                               ; preds = %92, %78
  %85 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !322
  %86 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %18, align 8, !dbg !322
  %87 = icmp ne %"class.std::unique_lock"* %85, %86, !dbg !322
  br i1 %87, label %88, label %95, !dbg !322

88:                                               ; preds = %84
  %89 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !322
  store %"class.std::unique_lock"* %89, %"class.std::unique_lock"** %19, align 8, !dbg !323
  %90 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %19, align 8, !dbg !324
  %91 = call noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %90) #13, !dbg !325
  br label %92, !dbg !326

92:                                               ; preds = %88
  %93 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !322
  %94 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %93, i32 1, !dbg !322
  store %"class.std::unique_lock"* %94, %"class.std::unique_lock"** %17, align 8, !dbg !322
  br label %84, !dbg !322, !llvm.loop !327

95:                                               ; preds = %84
  %96 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !307
  %97 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %96, i64 2, !dbg !307
  br label %98, !dbg !307

98:                                               ; preds = %98, %95
  %99 = phi %"class.std::unique_lock"* [ %97, %95 ], [ %100, %98 ], !dbg !307
  %100 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %99, i64 -1, !dbg !307
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %100) #13, !dbg !307
  %101 = icmp eq %"class.std::unique_lock"* %100, %96, !dbg !307
  br i1 %101, label %102, label %98, !dbg !307

102:                                              ; preds = %98
  ret void, !dbg !306

103:                                              ; preds = %103, %59
  %104 = phi %"class.std::unique_lock"* [ %64, %59 ], [ %105, %103 ], !dbg !307
  %105 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %104, i64 -1, !dbg !307
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %105) #13, !dbg !307
  %106 = icmp eq %"class.std::unique_lock"* %105, %63, !dbg !307
  br i1 %106, label %107, label %103, !dbg !307

107:                                              ; preds = %103
  br label %108, !dbg !307

108:                                              ; preds = %107
  %109 = load i8*, i8** %11, align 8, !dbg !307
  %110 = load i32, i32* %12, align 4, !dbg !307
  %111 = insertvalue { i8*, i32 } undef, i8* %109, 0, !dbg !307
  %112 = insertvalue { i8*, i32 } %111, i32 %110, 1, !dbg !307
  resume { i8*, i32 } %112, !dbg !307
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJRSt5mutexS1_EEC2ILb1ELb1EEES1_S1_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !329 {
  %4 = alloca %"class.std::tuple"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %7 = load %"class.std::tuple"*, %"class.std::tuple"** %4, align 8
  %8 = bitcast %"class.std::tuple"* %7 to %"struct.std::_Tuple_impl"*, !dbg !330
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !331
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !332
  invoke void @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EEC2ES1_S1_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10)
          to label %11 unwind label %12, !dbg !333

11:                                               ; preds = %3
  ret void, !dbg !334

12:                                               ; preds = %3
  %13 = landingpad { i8*, i32 }
          catch i8* null, !dbg !333
  %14 = extractvalue { i8*, i32 } %13, 0, !dbg !333
  call void @__clang_call_terminate(i8* %14) #16, !dbg !333
  unreachable, !dbg !333
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EEC2ES1_S1_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #1 comdat align 2 !dbg !335 {
  %4 = alloca %"struct.std::_Tuple_impl"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %7 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %4, align 8
  %8 = bitcast %"struct.std::_Tuple_impl"* %7 to %"struct.std::_Tuple_impl.0"*, !dbg !336
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !337
  call void @_ZNSt11_Tuple_implILm1EJRSt5mutexEEC2ES1_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !338
  %10 = bitcast %"struct.std::_Tuple_impl"* %7 to i8*, !dbg !336
  %11 = getelementptr inbounds i8, i8* %10, i64 8, !dbg !336
  %12 = bitcast i8* %11 to %"struct.std::_Head_base.1"*, !dbg !336
  %13 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !339
  call void @_ZNSt10_Head_baseILm0ERSt5mutexLb0EEC2ES1_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %12, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %13), !dbg !340
  ret void, !dbg !341
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJRSt5mutexEEC2ES1_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #1 comdat align 2 !dbg !342 {
  %3 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.0"* %5 to %"struct.std::_Head_base"*, !dbg !343
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !344
  call void @_ZNSt10_Head_baseILm1ERSt5mutexLb0EEC2ES1_(%"struct.std::_Head_base"* noundef nonnull align 8 dereferenceable(8) %6, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %7), !dbg !345
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0ERSt5mutexLb0EEC2ES1_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !347 {
  %3 = alloca %"struct.std::_Head_base.1"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %5, i32 0, i32 0, !dbg !348
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !349
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !348
  ret void, !dbg !350
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ERSt5mutexLb0EEC2ES1_(%"struct.std::_Head_base"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !351 {
  %3 = alloca %"struct.std::_Head_base"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base", %"struct.std::_Head_base"* %5, i32 0, i32 0, !dbg !352
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !353
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !352
  ret void, !dbg !354
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !355 {
  %3 = alloca %"struct.std::defer_lock_t", align 1
  %4 = alloca %"class.std::unique_lock"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  %6 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %4, align 8
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 0, !dbg !357
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !358
  %9 = call noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %8) #13, !dbg !359
  store %"class.std::mutex"* %9, %"class.std::mutex"** %7, align 8, !dbg !357
  %10 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 1, !dbg !360
  store i8 0, i8* %10, align 8, !dbg !360
  ret void, !dbg !361
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #9 comdat align 2 !dbg !362 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !363
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !363
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !363
  br i1 %6, label %8, label %7, !dbg !364

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !365
  unreachable, !dbg !365

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !366
  %10 = load i8, i8* %9, align 8, !dbg !366
  %11 = trunc i8 %10 to i1, !dbg !366
  br i1 %11, label %12, label %13, !dbg !366

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !367
  unreachable, !dbg !367

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !368
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !368
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15), !dbg !369
  %16 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !370
  store i8 1, i8* %16, align 8, !dbg !371
  br label %17

17:                                               ; preds = %13
  br label %18

18:                                               ; preds = %17
  ret void, !dbg !372
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #9 comdat align 2 !dbg !373 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !374
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !374
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !374
  br i1 %6, label %8, label %7, !dbg !375

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !376
  unreachable, !dbg !376

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !377
  %10 = load i8, i8* %9, align 8, !dbg !377
  %11 = trunc i8 %10 to i1, !dbg !377
  br i1 %11, label %12, label %13, !dbg !377

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !378
  unreachable, !dbg !378

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !379
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !379
  %16 = call noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15) #13, !dbg !380
  %17 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !381
  %18 = zext i1 %16 to i8, !dbg !382
  store i8 %18, i8* %17, align 8, !dbg !382
  %19 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !383
  %20 = load i8, i8* %19, align 8, !dbg !383
  %21 = trunc i8 %20 to i1, !dbg !383
  ret i1 %21, !dbg !384
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #9 comdat align 2 !dbg !385 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !386
  %5 = load i8, i8* %4, align 8, !dbg !386
  %6 = trunc i8 %5 to i1, !dbg !386
  br i1 %6, label %8, label %7, !dbg !387

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !388
  unreachable, !dbg !388

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !389
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %9, align 8, !dbg !389
  %11 = icmp ne %"class.std::mutex"* %10, null, !dbg !389
  br i1 %11, label %12, label %16, !dbg !389

12:                                               ; preds = %8
  %13 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !390
  %14 = load %"class.std::mutex"*, %"class.std::mutex"** %13, align 8, !dbg !390
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %14), !dbg !391
  %15 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !392
  store i8 0, i8* %15, align 8, !dbg !393
  br label %16, !dbg !394

16:                                               ; preds = %12, %8
  br label %17

17:                                               ; preds = %16
  ret void, !dbg !395
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #4 comdat align 2 !dbg !396 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !397
  %5 = load i8, i8* %4, align 8, !dbg !397
  %6 = trunc i8 %5 to i1, !dbg !397
  ret i1 %6, !dbg !398
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #4 comdat align 2 !dbg !399 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  %3 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %4 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !400
  %6 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !400
  store %"class.std::mutex"* %6, %"class.std::mutex"** %3, align 8, !dbg !401
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !402
  store %"class.std::mutex"* null, %"class.std::mutex"** %7, align 8, !dbg !403
  %8 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 1, !dbg !404
  store i8 0, i8* %8, align 8, !dbg !405
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !406
  ret %"class.std::mutex"* %9, !dbg !407
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !408 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !409
  %5 = load i8, i8* %4, align 8, !dbg !409
  %6 = trunc i8 %5 to i1, !dbg !409
  br i1 %6, label %7, label %9, !dbg !409

7:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3)
          to label %8 unwind label %10, !dbg !410

8:                                                ; preds = %7
  br label %9, !dbg !410

9:                                                ; preds = %8, %1
  ret void, !dbg !411

10:                                               ; preds = %7
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !410
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !410
  call void @__clang_call_terminate(i8* %12) #16, !dbg !410
  unreachable, !dbg !410
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #4 comdat !dbg !412 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8, !dbg !413
  ret %"class.std::mutex"* %3, !dbg !414
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !415 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !416
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !416
  %6 = invoke noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5)
          to label %7 unwind label %10, !dbg !417

7:                                                ; preds = %1
  %8 = icmp ne i32 %6, 0, !dbg !417
  %9 = xor i1 %8, true, !dbg !418
  ret i1 %9, !dbg !419

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !417
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !417
  call void @__clang_call_terminate(i8* %12) #16, !dbg !417
  unreachable, !dbg !417
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #4 !dbg !420 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !421
  %5 = icmp ne i32 %4, 0, !dbg !421
  br i1 %5, label %6, label %9, !dbg !421

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !422
  %8 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %7) #13, !dbg !423
  store i32 %8, i32* %2, align 4, !dbg !424
  br label %10, !dbg !424

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !425
  br label %10, !dbg !425

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !426
  ret i32 %11, !dbg !426
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #11

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #9 comdat align 2 !dbg !427 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !428
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !428
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !429
  ret void, !dbg !430
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #4 !dbg !431 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !432
  %5 = icmp ne i32 %4, 0, !dbg !432
  br i1 %5, label %6, label %9, !dbg !432

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !433
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #13, !dbg !434
  store i32 %8, i32* %2, align 4, !dbg !435
  br label %10, !dbg !435

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !436
  br label %10, !dbg !436

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !437
  ret i32 %11, !dbg !437
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #11

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt5applyIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEEDcOT_OT0_(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %1) #9 comdat !dbg !438 {
  %3 = alloca %class.anon.10*, align 8
  %4 = alloca %"class.std::tuple"*, align 8
  %5 = alloca %"struct.std::integer_sequence", align 1
  store %class.anon.10* %0, %class.anon.10** %3, align 8
  store %"class.std::tuple"* %1, %"class.std::tuple"** %4, align 8
  %6 = load %class.anon.10*, %class.anon.10** %3, align 8, !dbg !439
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon.10* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !440
  %8 = load %"class.std::tuple"*, %"class.std::tuple"** %4, align 8, !dbg !441
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple"* @_ZSt7forwardIRSt5tupleIJRSt5mutexS2_EEEOT_RNSt16remove_referenceIS5_E4typeE(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %8) #13, !dbg !442
  call void @_ZSt12__apply_implIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEJLm0ELm1EEEDcOT_OT0_St16integer_sequenceImJXspT1_EEE(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %7, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %9), !dbg !443
  ret void, !dbg !444
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt12__apply_implIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEJLm0ELm1EEEDcOT_OT0_St16integer_sequenceImJXspT1_EEE(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %1) #9 comdat !dbg !445 {
  %3 = alloca %"struct.std::integer_sequence", align 1
  %4 = alloca %class.anon.10*, align 8
  %5 = alloca %"class.std::tuple"*, align 8
  store %class.anon.10* %0, %class.anon.10** %4, align 8
  store %"class.std::tuple"* %1, %"class.std::tuple"** %5, align 8
  %6 = load %class.anon.10*, %class.anon.10** %4, align 8, !dbg !446
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon.10* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !447
  %8 = load %"class.std::tuple"*, %"class.std::tuple"** %5, align 8, !dbg !448
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple"* @_ZSt7forwardIRSt5tupleIJRSt5mutexS2_EEEOT_RNSt16remove_referenceIS5_E4typeE(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %8) #13, !dbg !449
  %10 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt3getILm0EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %9) #13, !dbg !450
  %11 = load %"class.std::tuple"*, %"class.std::tuple"** %5, align 8, !dbg !448
  %12 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple"* @_ZSt7forwardIRSt5tupleIJRSt5mutexS2_EEEOT_RNSt16remove_referenceIS5_E4typeE(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %11) #13, !dbg !449
  %13 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt3getILm1EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %12) #13, !dbg !450
  call void @_ZSt8__invokeIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EENSt15__invoke_resultIT_JDpT0_EE4typeEOS9_DpOSA_(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %7, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %13), !dbg !451
  ret void, !dbg !452
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %class.anon.10* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat !dbg !453 {
  %2 = alloca %class.anon.10*, align 8
  store %class.anon.10* %0, %class.anon.10** %2, align 8
  %3 = load %class.anon.10*, %class.anon.10** %2, align 8, !dbg !454
  ret %class.anon.10* %3, !dbg !455
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::tuple"* @_ZSt7forwardIRSt5tupleIJRSt5mutexS2_EEEOT_RNSt16remove_referenceIS5_E4typeE(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0) #4 comdat !dbg !456 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !457
  ret %"class.std::tuple"* %3, !dbg !458
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EENSt15__invoke_resultIT_JDpT0_EE4typeEOS9_DpOSA_(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #9 comdat !dbg !459 {
  %4 = alloca %class.anon.10*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  %7 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon.10* %0, %class.anon.10** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %8 = load %class.anon.10*, %class.anon.10** %4, align 8, !dbg !460
  %9 = call noundef nonnull align 1 dereferenceable(1) %class.anon.10* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %8) #13, !dbg !461
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !462
  %11 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10) #13, !dbg !463
  %12 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !462
  %13 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %12) #13, !dbg !463
  call void @_ZSt13__invoke_implIvZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EET_St14__invoke_otherOT0_DpOT1_(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %11, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %13), !dbg !464
  ret void, !dbg !465
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt3getILm0EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0) #4 comdat !dbg !466 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !467
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !467
  %5 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt12__get_helperILm0ERSt5mutexJS1_EERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %4) #13, !dbg !468
  ret %"class.std::mutex"* %5, !dbg !469
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt3getILm1EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0) #4 comdat !dbg !470 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !471
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !471
  %5 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt12__get_helperILm1ERSt5mutexJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !472
  ret %"class.std::mutex"* %5, !dbg !473
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EET_St14__invoke_otherOT0_DpOT1_(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #9 comdat !dbg !474 {
  %4 = alloca %"struct.std::__invoke_other", align 1
  %5 = alloca %class.anon.10*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  %7 = alloca %"class.std::mutex"*, align 8
  store %class.anon.10* %0, %class.anon.10** %5, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %6, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %7, align 8
  %8 = load %class.anon.10*, %class.anon.10** %5, align 8, !dbg !475
  %9 = call noundef nonnull align 1 dereferenceable(1) %class.anon.10* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %8) #13, !dbg !476
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !477
  %11 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10) #13, !dbg !478
  %12 = load %"class.std::mutex"*, %"class.std::mutex"** %7, align 8, !dbg !477
  %13 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %12) #13, !dbg !478
  call void @_ZZNSt11scoped_lockIJSt5mutexS0_EED1EvENKUlDpRT_E_clIJS0_S0_EEEDaS4_(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %11, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %13), !dbg !476
  ret void, !dbg !479
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #4 comdat !dbg !480 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8, !dbg !481
  ret %"class.std::mutex"* %3, !dbg !482
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZZNSt11scoped_lockIJSt5mutexS0_EED1EvENKUlDpRT_E_clIJS0_S0_EEEDaS4_(%class.anon.10* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #9 comdat align 2 !dbg !483 {
  %4 = alloca %class.anon.10*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  store %class.anon.10* %0, %class.anon.10** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %7 = load %class.anon.10*, %class.anon.10** %4, align 8
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !484
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %8), !dbg !485
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !484
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !485
  ret void, !dbg !486
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt12__get_helperILm0ERSt5mutexJS1_EERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %0) #4 comdat !dbg !487 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !488
  %4 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EE7_M_headERS2_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !489
  ret %"class.std::mutex"* %4, !dbg !490
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EE7_M_headERS2_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %0) #4 comdat align 2 !dbg !491 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !492
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to i8*, !dbg !492
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !492
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.1"*, !dbg !492
  %7 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt10_Head_baseILm0ERSt5mutexLb0EE7_M_headERS2_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !493
  ret %"class.std::mutex"* %7, !dbg !494
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt10_Head_baseILm0ERSt5mutexLb0EE7_M_headERS2_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !495 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !496
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !497
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !497
  ret %"class.std::mutex"* %5, !dbg !498
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt12__get_helperILm1ERSt5mutexJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !499 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !500
  %4 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt11_Tuple_implILm1EJRSt5mutexEE7_M_headERS2_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !501
  ret %"class.std::mutex"* %4, !dbg !502
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt11_Tuple_implILm1EJRSt5mutexEE7_M_headERS2_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !503 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !504
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !504
  %5 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt10_Head_baseILm1ERSt5mutexLb0EE7_M_headERS2_(%"struct.std::_Head_base"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !505
  ret %"class.std::mutex"* %5, !dbg !506
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt10_Head_baseILm1ERSt5mutexLb0EE7_M_headERS2_(%"struct.std::_Head_base"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !507 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !508
  %4 = getelementptr inbounds %"struct.std::_Head_base", %"struct.std::_Head_base"* %3, i32 0, i32 0, !dbg !509
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !509
  ret %"class.std::mutex"* %5, !dbg !510
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { builtin nounwind }
attributes #16 = { noreturn nounwind }
attributes #17 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-scoped-lock-held.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "c82766b432125afc97b7811e66d51201")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 12, column: 14, scope: !10)
!14 = !DILocation(line: 16, column: 20, scope: !10)
!15 = !DILocation(line: 17, column: 2, scope: !10)
!16 = !DILocation(line: 18, column: 4, scope: !10)
!17 = !DILocation(line: 19, column: 1, scope: !10)
!18 = distinct !DISubprogram(name: "thread<(lambda at cpp-scoped-lock-held.cpp:12:16), void>", scope: !19, file: !19, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!19 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!20 = !DILocation(line: 126, column: 7, scope: !18)
!21 = !DILocation(line: 137, column: 7, scope: !18)
!22 = !DILocation(line: 142, column: 29, scope: !18)
!23 = !DILocation(line: 143, column: 32, scope: !18)
!24 = !DILocation(line: 143, column: 8, scope: !18)
!25 = !DILocation(line: 142, column: 33, scope: !18)
!26 = !DILocation(line: 142, column: 18, scope: !18)
!27 = !DILocation(line: 142, column: 2, scope: !18)
!28 = !DILocation(line: 145, column: 7, scope: !18)
!29 = distinct !DISubprogram(name: "scoped_lock", scope: !30, file: !30, line: 695, type: !11, scopeLine: 696, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!30 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex", directory: "")
!31 = !DILocation(line: 695, column: 51, scope: !29)
!32 = !DILocation(line: 695, column: 71, scope: !29)
!33 = !DILocation(line: 695, column: 62, scope: !29)
!34 = !DILocation(line: 696, column: 19, scope: !29)
!35 = !DILocation(line: 696, column: 9, scope: !29)
!36 = !DILocation(line: 696, column: 28, scope: !29)
!37 = distinct !DISubprogram(name: "~scoped_lock", scope: !30, file: !30, line: 702, type: !11, scopeLine: 703, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!38 = !DILocation(line: 703, column: 63, scope: !37)
!39 = !DILocation(line: 703, column: 9, scope: !37)
!40 = !DILocation(line: 703, column: 76, scope: !37)
!41 = distinct !DISubprogram(name: "~thread", scope: !19, file: !19, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!42 = !DILocation(line: 150, column: 11, scope: !41)
!43 = !DILocation(line: 312, column: 5, scope: !44, inlinedAt: !46)
!44 = distinct !DISubprogram(name: "__terminate", scope: !45, file: !45, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!45 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!46 = distinct !DILocation(line: 151, column: 2, scope: !41)
!47 = !DILocation(line: 151, column: 2, scope: !41)
!48 = !DILocation(line: 152, column: 5, scope: !41)
!49 = distinct !DISubprogram(name: "joinable", scope: !19, file: !19, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!50 = !DILocation(line: 175, column: 16, scope: !49)
!51 = !DILocation(line: 175, column: 25, scope: !49)
!52 = !DILocation(line: 175, column: 22, scope: !49)
!53 = !DILocation(line: 175, column: 14, scope: !49)
!54 = !DILocation(line: 175, column: 7, scope: !49)
!55 = distinct !DISubprogram(name: "operator==", scope: !19, file: !19, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!56 = !DILocation(line: 286, column: 16, scope: !55)
!57 = !DILocation(line: 286, column: 33, scope: !55)
!58 = !DILocation(line: 286, column: 26, scope: !55)
!59 = !DILocation(line: 286, column: 5, scope: !55)
!60 = distinct !DISubprogram(name: "id", scope: !19, file: !19, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!61 = !DILocation(line: 85, column: 23, scope: !60)
!62 = !DILocation(line: 85, column: 37, scope: !60)
!63 = distinct !DISubprogram(name: "forward<(lambda at cpp-scoped-lock-held.cpp:12:16)>", scope: !64, file: !64, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!64 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!65 = !DILocation(line: 78, column: 33, scope: !63)
!66 = !DILocation(line: 78, column: 7, scope: !63)
!67 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-scoped-lock-held.cpp:12:16)>", scope: !19, file: !19, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!68 = !DILocation(line: 207, column: 4, scope: !67)
!69 = !DILocation(line: 205, column: 4, scope: !67)
!70 = !DILocation(line: 206, column: 6, scope: !67)
!71 = !DILocation(line: 206, column: 13, scope: !67)
!72 = !DILocation(line: 206, column: 35, scope: !67)
!73 = !DILocation(line: 206, column: 15, scope: !67)
!74 = !DILocation(line: 206, column: 14, scope: !67)
!75 = !DILocation(line: 207, column: 6, scope: !67)
!76 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !77, file: !77, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!77 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!78 = !DILocation(line: 310, column: 4, scope: !76)
!79 = !DILocation(line: 310, column: 9, scope: !76)
!80 = !DILocation(line: 311, column: 11, scope: !76)
!81 = distinct !DISubprogram(name: "~unique_ptr", scope: !77, file: !77, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!82 = !DILocation(line: 394, column: 16, scope: !81)
!83 = !DILocation(line: 394, column: 21, scope: !81)
!84 = !DILocation(line: 394, column: 8, scope: !81)
!85 = !DILocation(line: 395, column: 6, scope: !81)
!86 = !DILocation(line: 395, column: 12, scope: !81)
!87 = !DILocation(line: 396, column: 4, scope: !81)
!88 = !DILocation(line: 396, column: 28, scope: !81)
!89 = !DILocation(line: 396, column: 18, scope: !81)
!90 = !DILocation(line: 397, column: 2, scope: !81)
!91 = !DILocation(line: 397, column: 8, scope: !81)
!92 = !DILocation(line: 398, column: 7, scope: !81)
!93 = distinct !DISubprogram(name: "_State", scope: !19, file: !19, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!94 = !DILocation(line: 67, column: 12, scope: !93)
!95 = distinct !DISubprogram(name: "tuple<(lambda at cpp-scoped-lock-held.cpp:12:16), true, true>", scope: !96, file: !96, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!96 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!97 = !DILocation(line: 744, column: 56, scope: !95)
!98 = !DILocation(line: 744, column: 40, scope: !95)
!99 = !DILocation(line: 744, column: 15, scope: !95)
!100 = !DILocation(line: 744, column: 4, scope: !95)
!101 = !DILocation(line: 744, column: 58, scope: !95)
!102 = distinct !DISubprogram(name: "~_State_impl", scope: !19, file: !19, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!103 = !DILocation(line: 200, column: 14, scope: !102)
!104 = distinct !DISubprogram(name: "~_State_impl", scope: !19, file: !19, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!105 = !DILocation(line: 200, column: 14, scope: !104)
!106 = distinct !DISubprogram(name: "_M_run", scope: !19, file: !19, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DILocation(line: 210, column: 13, scope: !106)
!108 = !DILocation(line: 210, column: 24, scope: !106)
!109 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-scoped-lock-held.cpp:12:16)>", scope: !96, file: !96, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!110 = !DILocation(line: 442, column: 2, scope: !109)
!111 = !DILocation(line: 441, column: 31, scope: !109)
!112 = !DILocation(line: 441, column: 10, scope: !109)
!113 = !DILocation(line: 441, column: 4, scope: !109)
!114 = !DILocation(line: 442, column: 4, scope: !109)
!115 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-scoped-lock-held.cpp:12:16)>", scope: !96, file: !96, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!116 = !DILocation(line: 91, column: 4, scope: !115)
!117 = !DILocation(line: 91, column: 38, scope: !115)
!118 = !DILocation(line: 91, column: 17, scope: !115)
!119 = !DILocation(line: 91, column: 46, scope: !115)
!120 = distinct !DISubprogram(name: "operator()", scope: !19, file: !19, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!121 = !DILocation(line: 259, column: 11, scope: !120)
!122 = !DILocation(line: 259, column: 4, scope: !120)
!123 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !19, file: !19, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!124 = !DILocation(line: 252, column: 52, scope: !123)
!125 = !DILocation(line: 252, column: 42, scope: !123)
!126 = !DILocation(line: 252, column: 27, scope: !123)
!127 = !DILocation(line: 252, column: 13, scope: !123)
!128 = !DILocation(line: 252, column: 6, scope: !123)
!129 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-scoped-lock-held.cpp:12:16)>", scope: !130, file: !130, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!130 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!131 = !DILocation(line: 96, column: 74, scope: !129)
!132 = !DILocation(line: 96, column: 50, scope: !129)
!133 = !DILocation(line: 96, column: 14, scope: !129)
!134 = !DILocation(line: 96, column: 7, scope: !129)
!135 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-scoped-lock-held.cpp:12:16)>", scope: !96, file: !96, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!136 = !DILocation(line: 1395, column: 66, scope: !135)
!137 = !DILocation(line: 1395, column: 43, scope: !135)
!138 = !DILocation(line: 1395, column: 14, scope: !135)
!139 = !DILocation(line: 1395, column: 7, scope: !135)
!140 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-scoped-lock-held.cpp:12:16)> &>", scope: !64, file: !64, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!141 = !DILocation(line: 105, column: 71, scope: !140)
!142 = !DILocation(line: 105, column: 7, scope: !140)
!143 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-scoped-lock-held.cpp:12:16)>", scope: !130, file: !130, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!144 = !DILocation(line: 61, column: 32, scope: !143)
!145 = !DILocation(line: 61, column: 14, scope: !143)
!146 = !DILocation(line: 61, column: 7, scope: !143)
!147 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!148 = !DILocation(line: 13, column: 5, scope: !147)
!149 = !DILocation(line: 14, column: 2, scope: !147)
!150 = distinct !DISubprogram(name: "lock", scope: !151, file: !151, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!151 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!152 = !DILocation(line: 100, column: 39, scope: !150)
!153 = !DILocation(line: 100, column: 17, scope: !150)
!154 = !DILocation(line: 100, column: 11, scope: !150)
!155 = !DILocation(line: 103, column: 11, scope: !150)
!156 = !DILocation(line: 104, column: 23, scope: !150)
!157 = !DILocation(line: 104, column: 2, scope: !150)
!158 = !DILocation(line: 105, column: 5, scope: !150)
!159 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !160, file: !160, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!160 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!161 = !DILocation(line: 748, column: 7, scope: !159)
!162 = !DILocation(line: 749, column: 42, scope: !159)
!163 = !DILocation(line: 749, column: 12, scope: !159)
!164 = !DILocation(line: 749, column: 5, scope: !159)
!165 = !DILocation(line: 751, column: 5, scope: !159)
!166 = !DILocation(line: 752, column: 1, scope: !159)
!167 = distinct !DISubprogram(name: "__gthread_active_p", scope: !160, file: !160, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!168 = !DILocation(line: 302, column: 3, scope: !167)
!169 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-scoped-lock-held.cpp:12:16)>", scope: !96, file: !96, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!170 = !DILocation(line: 1365, column: 57, scope: !169)
!171 = !DILocation(line: 1365, column: 14, scope: !169)
!172 = !DILocation(line: 1365, column: 7, scope: !169)
!173 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!174 = !DILocation(line: 424, column: 66, scope: !173)
!175 = !DILocation(line: 424, column: 51, scope: !173)
!176 = !DILocation(line: 424, column: 44, scope: !173)
!177 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!178 = !DILocation(line: 124, column: 50, scope: !177)
!179 = !DILocation(line: 124, column: 54, scope: !177)
!180 = !DILocation(line: 124, column: 43, scope: !177)
!181 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !77, file: !77, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!182 = !DILocation(line: 233, column: 40, scope: !181)
!183 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !77, file: !77, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!184 = !DILocation(line: 168, column: 38, scope: !183)
!185 = !DILocation(line: 168, column: 58, scope: !183)
!186 = !DILocation(line: 168, column: 47, scope: !183)
!187 = !DILocation(line: 168, column: 56, scope: !183)
!188 = !DILocation(line: 168, column: 63, scope: !183)
!189 = distinct !DISubprogram(name: "tuple<true, true>", scope: !96, file: !96, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!190 = !DILocation(line: 1051, column: 17, scope: !189)
!191 = !DILocation(line: 1051, column: 4, scope: !189)
!192 = !DILocation(line: 1051, column: 19, scope: !189)
!193 = distinct !DISubprogram(name: "_M_ptr", scope: !77, file: !77, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!194 = !DILocation(line: 189, column: 57, scope: !193)
!195 = !DILocation(line: 189, column: 45, scope: !193)
!196 = !DILocation(line: 189, column: 38, scope: !193)
!197 = distinct !DISubprogram(name: "_Tuple_impl", scope: !96, file: !96, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!198 = !DILocation(line: 280, column: 31, scope: !197)
!199 = !DILocation(line: 280, column: 9, scope: !197)
!200 = !DILocation(line: 280, column: 23, scope: !197)
!201 = !DILocation(line: 280, column: 33, scope: !197)
!202 = distinct !DISubprogram(name: "_Tuple_impl", scope: !96, file: !96, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!203 = !DILocation(line: 431, column: 17, scope: !202)
!204 = !DILocation(line: 431, column: 9, scope: !202)
!205 = !DILocation(line: 431, column: 19, scope: !202)
!206 = distinct !DISubprogram(name: "_Head_base", scope: !96, file: !96, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!207 = !DILocation(line: 190, column: 9, scope: !206)
!208 = !DILocation(line: 190, column: 26, scope: !206)
!209 = distinct !DISubprogram(name: "_Head_base", scope: !96, file: !96, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!210 = !DILocation(line: 81, column: 9, scope: !209)
!211 = !DILocation(line: 81, column: 26, scope: !209)
!212 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !96, file: !96, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!213 = !DILocation(line: 1381, column: 37, scope: !212)
!214 = !DILocation(line: 1381, column: 14, scope: !212)
!215 = !DILocation(line: 1381, column: 7, scope: !212)
!216 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !96, file: !96, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!217 = !DILocation(line: 1365, column: 57, scope: !216)
!218 = !DILocation(line: 1365, column: 14, scope: !216)
!219 = !DILocation(line: 1365, column: 7, scope: !216)
!220 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!221 = !DILocation(line: 268, column: 66, scope: !220)
!222 = !DILocation(line: 268, column: 51, scope: !220)
!223 = !DILocation(line: 268, column: 44, scope: !220)
!224 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!225 = !DILocation(line: 233, column: 50, scope: !224)
!226 = !DILocation(line: 233, column: 54, scope: !224)
!227 = !DILocation(line: 233, column: 43, scope: !224)
!228 = distinct !DISubprogram(name: "get_deleter", scope: !77, file: !77, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!229 = !DILocation(line: 468, column: 16, scope: !228)
!230 = !DILocation(line: 468, column: 21, scope: !228)
!231 = !DILocation(line: 468, column: 9, scope: !228)
!232 = distinct !DISubprogram(name: "operator()", scope: !77, file: !77, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!233 = !DILocation(line: 95, column: 9, scope: !232)
!234 = !DILocation(line: 95, column: 2, scope: !232)
!235 = !DILocation(line: 96, column: 7, scope: !232)
!236 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !64, file: !64, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!237 = !DILocation(line: 105, column: 71, scope: !236)
!238 = !DILocation(line: 105, column: 7, scope: !236)
!239 = distinct !DISubprogram(name: "_M_deleter", scope: !77, file: !77, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!240 = !DILocation(line: 193, column: 61, scope: !239)
!241 = !DILocation(line: 193, column: 49, scope: !239)
!242 = !DILocation(line: 193, column: 42, scope: !239)
!243 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !96, file: !96, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!244 = !DILocation(line: 1381, column: 37, scope: !243)
!245 = !DILocation(line: 1381, column: 14, scope: !243)
!246 = !DILocation(line: 1381, column: 7, scope: !243)
!247 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !96, file: !96, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!248 = !DILocation(line: 1365, column: 57, scope: !247)
!249 = !DILocation(line: 1365, column: 14, scope: !247)
!250 = !DILocation(line: 1365, column: 7, scope: !247)
!251 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!252 = !DILocation(line: 424, column: 66, scope: !251)
!253 = !DILocation(line: 424, column: 51, scope: !251)
!254 = !DILocation(line: 424, column: 44, scope: !251)
!255 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!256 = !DILocation(line: 124, column: 50, scope: !255)
!257 = !DILocation(line: 124, column: 54, scope: !255)
!258 = !DILocation(line: 124, column: 43, scope: !255)
!259 = distinct !DISubprogram(name: "tie<std::mutex, std::mutex>", scope: !96, file: !96, line: 1744, type: !11, scopeLine: 1745, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!260 = !DILocation(line: 1745, column: 35, scope: !259)
!261 = !DILocation(line: 1745, column: 14, scope: !259)
!262 = !DILocation(line: 1745, column: 7, scope: !259)
!263 = distinct !DISubprogram(name: "lock<std::mutex, std::mutex>", scope: !30, file: !30, line: 648, type: !11, scopeLine: 649, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!264 = !DILocation(line: 653, column: 18, scope: !263)
!265 = !DILocation(line: 654, column: 33, scope: !263)
!266 = !DILocation(line: 655, column: 9, scope: !263)
!267 = !DILocation(line: 655, column: 8, scope: !263)
!268 = !DILocation(line: 655, column: 29, scope: !263)
!269 = !DILocation(line: 655, column: 28, scope: !263)
!270 = !DILocation(line: 657, column: 8, scope: !263)
!271 = !DILocation(line: 658, column: 4, scope: !263)
!272 = !DILocation(line: 659, column: 14, scope: !263)
!273 = !DILocation(line: 659, column: 6, scope: !263)
!274 = !DILocation(line: 659, column: 23, scope: !263)
!275 = !DILocation(line: 660, column: 15, scope: !263)
!276 = !DILocation(line: 660, column: 11, scope: !263)
!277 = !DILocation(line: 660, column: 24, scope: !263)
!278 = !DILocation(line: 660, column: 28, scope: !263)
!279 = !DILocation(line: 660, column: 6, scope: !263)
!280 = !DILocation(line: 662, column: 22, scope: !263)
!281 = !DILocation(line: 662, column: 32, scope: !263)
!282 = !DILocation(line: 662, column: 30, scope: !263)
!283 = !DILocation(line: 662, column: 37, scope: !263)
!284 = !DILocation(line: 662, column: 13, scope: !263)
!285 = !DILocation(line: 663, column: 16, scope: !263)
!286 = !DILocation(line: 663, column: 8, scope: !263)
!287 = !DILocation(line: 663, column: 23, scope: !263)
!288 = !DILocation(line: 663, column: 7, scope: !263)
!289 = !DILocation(line: 665, column: 22, scope: !263)
!290 = !DILocation(line: 665, column: 16, scope: !263)
!291 = !DILocation(line: 665, column: 12, scope: !263)
!292 = !DILocation(line: 665, column: 27, scope: !263)
!293 = !DILocation(line: 665, column: 31, scope: !263)
!294 = !DILocation(line: 665, column: 7, scope: !263)
!295 = !DILocation(line: 666, column: 18, scope: !263)
!296 = !DILocation(line: 666, column: 28, scope: !263)
!297 = !DILocation(line: 666, column: 26, scope: !263)
!298 = !DILocation(line: 666, column: 32, scope: !263)
!299 = !DILocation(line: 666, column: 37, scope: !263)
!300 = !DILocation(line: 666, column: 9, scope: !263)
!301 = !DILocation(line: 666, column: 44, scope: !263)
!302 = !DILocation(line: 665, column: 37, scope: !263)
!303 = distinct !{!303, !294, !304, !305}
!304 = !DILocation(line: 666, column: 51, scope: !263)
!305 = !{!"llvm.loop.mustprogress"}
!306 = !DILocation(line: 682, column: 5, scope: !263)
!307 = !DILocation(line: 675, column: 2, scope: !263)
!308 = !DILocation(line: 667, column: 17, scope: !263)
!309 = !DILocation(line: 667, column: 15, scope: !263)
!310 = !DILocation(line: 668, column: 7, scope: !263)
!311 = !DILocation(line: 670, column: 8, scope: !263)
!312 = !DILocation(line: 660, column: 35, scope: !263)
!313 = distinct !{!313, !279, !311, !305}
!314 = !DILocation(line: 671, column: 4, scope: !263)
!315 = !DILocation(line: 671, column: 22, scope: !263)
!316 = !DILocation(line: 671, column: 14, scope: !263)
!317 = !DILocation(line: 671, column: 31, scope: !263)
!318 = !DILocation(line: 671, column: 13, scope: !263)
!319 = distinct !{!319, !271, !320, !305}
!320 = !DILocation(line: 671, column: 42, scope: !263)
!321 = !DILocation(line: 673, column: 21, scope: !263)
!322 = !DILocation(line: 673, column: 19, scope: !263)
!323 = !DILocation(line: 673, column: 15, scope: !263)
!324 = !DILocation(line: 674, column: 6, scope: !263)
!325 = !DILocation(line: 674, column: 10, scope: !263)
!326 = !DILocation(line: 673, column: 4, scope: !263)
!327 = distinct !{!327, !326, !328}
!328 = !DILocation(line: 674, column: 18, scope: !263)
!329 = distinct !DISubprogram(name: "tuple<true, true>", scope: !96, file: !96, line: 1063, type: !11, scopeLine: 1065, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!330 = !DILocation(line: 1065, column: 27, scope: !329)
!331 = !DILocation(line: 1065, column: 15, scope: !329)
!332 = !DILocation(line: 1065, column: 21, scope: !329)
!333 = !DILocation(line: 1065, column: 4, scope: !329)
!334 = !DILocation(line: 1065, column: 29, scope: !329)
!335 = distinct !DISubprogram(name: "_Tuple_impl", scope: !96, file: !96, line: 283, type: !11, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!336 = !DILocation(line: 285, column: 7, scope: !335)
!337 = !DILocation(line: 284, column: 20, scope: !335)
!338 = !DILocation(line: 284, column: 9, scope: !335)
!339 = !DILocation(line: 284, column: 38, scope: !335)
!340 = !DILocation(line: 284, column: 32, scope: !335)
!341 = !DILocation(line: 285, column: 9, scope: !335)
!342 = distinct !DISubprogram(name: "_Tuple_impl", scope: !96, file: !96, line: 434, type: !11, scopeLine: 436, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!343 = !DILocation(line: 436, column: 7, scope: !342)
!344 = !DILocation(line: 435, column: 15, scope: !342)
!345 = !DILocation(line: 435, column: 9, scope: !342)
!346 = !DILocation(line: 436, column: 9, scope: !342)
!347 = distinct !DISubprogram(name: "_Head_base", scope: !96, file: !96, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!348 = !DILocation(line: 193, column: 9, scope: !347)
!349 = !DILocation(line: 193, column: 22, scope: !347)
!350 = !DILocation(line: 193, column: 29, scope: !347)
!351 = distinct !DISubprogram(name: "_Head_base", scope: !96, file: !96, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!352 = !DILocation(line: 193, column: 9, scope: !351)
!353 = !DILocation(line: 193, column: 22, scope: !351)
!354 = !DILocation(line: 193, column: 29, scope: !351)
!355 = distinct !DISubprogram(name: "unique_lock", scope: !356, file: !356, line: 73, type: !11, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!356 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!357 = !DILocation(line: 74, column: 9, scope: !355)
!358 = !DILocation(line: 74, column: 36, scope: !355)
!359 = !DILocation(line: 74, column: 19, scope: !355)
!360 = !DILocation(line: 74, column: 43, scope: !355)
!361 = !DILocation(line: 75, column: 9, scope: !355)
!362 = distinct !DISubprogram(name: "lock", scope: !356, file: !356, line: 131, type: !11, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!363 = !DILocation(line: 133, column: 7, scope: !362)
!364 = !DILocation(line: 133, column: 6, scope: !362)
!365 = !DILocation(line: 134, column: 4, scope: !362)
!366 = !DILocation(line: 135, column: 11, scope: !362)
!367 = !DILocation(line: 136, column: 4, scope: !362)
!368 = !DILocation(line: 139, column: 6, scope: !362)
!369 = !DILocation(line: 139, column: 17, scope: !362)
!370 = !DILocation(line: 140, column: 6, scope: !362)
!371 = !DILocation(line: 140, column: 14, scope: !362)
!372 = !DILocation(line: 142, column: 7, scope: !362)
!373 = distinct !DISubprogram(name: "try_lock", scope: !356, file: !356, line: 145, type: !11, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!374 = !DILocation(line: 147, column: 7, scope: !373)
!375 = !DILocation(line: 147, column: 6, scope: !373)
!376 = !DILocation(line: 148, column: 4, scope: !373)
!377 = !DILocation(line: 149, column: 11, scope: !373)
!378 = !DILocation(line: 150, column: 4, scope: !373)
!379 = !DILocation(line: 153, column: 16, scope: !373)
!380 = !DILocation(line: 153, column: 27, scope: !373)
!381 = !DILocation(line: 153, column: 6, scope: !373)
!382 = !DILocation(line: 153, column: 14, scope: !373)
!383 = !DILocation(line: 154, column: 13, scope: !373)
!384 = !DILocation(line: 154, column: 6, scope: !373)
!385 = distinct !DISubprogram(name: "unlock", scope: !356, file: !356, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!386 = !DILocation(line: 191, column: 7, scope: !385)
!387 = !DILocation(line: 191, column: 6, scope: !385)
!388 = !DILocation(line: 192, column: 4, scope: !385)
!389 = !DILocation(line: 193, column: 11, scope: !385)
!390 = !DILocation(line: 195, column: 6, scope: !385)
!391 = !DILocation(line: 195, column: 17, scope: !385)
!392 = !DILocation(line: 196, column: 6, scope: !385)
!393 = !DILocation(line: 196, column: 14, scope: !385)
!394 = !DILocation(line: 197, column: 4, scope: !385)
!395 = !DILocation(line: 198, column: 7, scope: !385)
!396 = distinct !DISubprogram(name: "owns_lock", scope: !356, file: !356, line: 217, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!397 = !DILocation(line: 218, column: 16, scope: !396)
!398 = !DILocation(line: 218, column: 9, scope: !396)
!399 = distinct !DISubprogram(name: "release", scope: !356, file: !356, line: 208, type: !11, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!400 = !DILocation(line: 210, column: 22, scope: !399)
!401 = !DILocation(line: 210, column: 14, scope: !399)
!402 = !DILocation(line: 211, column: 2, scope: !399)
!403 = !DILocation(line: 211, column: 12, scope: !399)
!404 = !DILocation(line: 212, column: 2, scope: !399)
!405 = !DILocation(line: 212, column: 10, scope: !399)
!406 = !DILocation(line: 213, column: 9, scope: !399)
!407 = !DILocation(line: 213, column: 2, scope: !399)
!408 = distinct !DISubprogram(name: "~unique_lock", scope: !356, file: !356, line: 101, type: !11, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!409 = !DILocation(line: 103, column: 6, scope: !408)
!410 = !DILocation(line: 104, column: 4, scope: !408)
!411 = !DILocation(line: 105, column: 7, scope: !408)
!412 = distinct !DISubprogram(name: "__addressof<std::mutex>", scope: !64, file: !64, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!413 = !DILocation(line: 50, column: 34, scope: !412)
!414 = !DILocation(line: 50, column: 7, scope: !412)
!415 = distinct !DISubprogram(name: "try_lock", scope: !151, file: !151, line: 108, type: !11, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!416 = !DILocation(line: 111, column: 40, scope: !415)
!417 = !DILocation(line: 111, column: 15, scope: !415)
!418 = !DILocation(line: 111, column: 14, scope: !415)
!419 = !DILocation(line: 111, column: 7, scope: !415)
!420 = distinct !DISubprogram(name: "__gthread_mutex_trylock", scope: !160, file: !160, line: 755, type: !11, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!421 = !DILocation(line: 757, column: 7, scope: !420)
!422 = !DILocation(line: 758, column: 45, scope: !420)
!423 = !DILocation(line: 758, column: 12, scope: !420)
!424 = !DILocation(line: 758, column: 5, scope: !420)
!425 = !DILocation(line: 760, column: 5, scope: !420)
!426 = !DILocation(line: 761, column: 1, scope: !420)
!427 = distinct !DISubprogram(name: "unlock", scope: !151, file: !151, line: 115, type: !11, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!428 = !DILocation(line: 118, column: 31, scope: !427)
!429 = !DILocation(line: 118, column: 7, scope: !427)
!430 = !DILocation(line: 119, column: 5, scope: !427)
!431 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !160, file: !160, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!432 = !DILocation(line: 778, column: 7, scope: !431)
!433 = !DILocation(line: 779, column: 44, scope: !431)
!434 = !DILocation(line: 779, column: 12, scope: !431)
!435 = !DILocation(line: 779, column: 5, scope: !431)
!436 = !DILocation(line: 781, column: 5, scope: !431)
!437 = !DILocation(line: 782, column: 1, scope: !431)
!438 = distinct !DISubprogram(name: "apply<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20), std::tuple<std::mutex &, std::mutex &> &>", scope: !96, file: !96, line: 1858, type: !11, scopeLine: 1860, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!439 = !DILocation(line: 1863, column: 50, scope: !438)
!440 = !DILocation(line: 1863, column: 32, scope: !438)
!441 = !DILocation(line: 1864, column: 32, scope: !438)
!442 = !DILocation(line: 1864, column: 11, scope: !438)
!443 = !DILocation(line: 1863, column: 14, scope: !438)
!444 = !DILocation(line: 1863, column: 7, scope: !438)
!445 = distinct !DISubprogram(name: "__apply_impl<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20), std::tuple<std::mutex &, std::mutex &> &, 0UL, 1UL>", scope: !96, file: !96, line: 1850, type: !11, scopeLine: 1851, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!446 = !DILocation(line: 1852, column: 46, scope: !445)
!447 = !DILocation(line: 1852, column: 28, scope: !445)
!448 = !DILocation(line: 1853, column: 43, scope: !445)
!449 = !DILocation(line: 1853, column: 22, scope: !445)
!450 = !DILocation(line: 1853, column: 7, scope: !445)
!451 = !DILocation(line: 1852, column: 14, scope: !445)
!452 = !DILocation(line: 1852, column: 7, scope: !445)
!453 = distinct !DISubprogram(name: "forward<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20)>", scope: !64, file: !64, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!454 = !DILocation(line: 78, column: 33, scope: !453)
!455 = !DILocation(line: 78, column: 7, scope: !453)
!456 = distinct !DISubprogram(name: "forward<std::tuple<std::mutex &, std::mutex &> &>", scope: !64, file: !64, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!457 = !DILocation(line: 78, column: 33, scope: !456)
!458 = !DILocation(line: 78, column: 7, scope: !456)
!459 = distinct !DISubprogram(name: "__invoke<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20), std::mutex &, std::mutex &>", scope: !130, file: !130, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!460 = !DILocation(line: 96, column: 74, scope: !459)
!461 = !DILocation(line: 96, column: 50, scope: !459)
!462 = !DILocation(line: 97, column: 26, scope: !459)
!463 = !DILocation(line: 97, column: 6, scope: !459)
!464 = !DILocation(line: 96, column: 14, scope: !459)
!465 = !DILocation(line: 96, column: 7, scope: !459)
!466 = distinct !DISubprogram(name: "get<0UL, std::mutex &, std::mutex &>", scope: !96, file: !96, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!467 = !DILocation(line: 1381, column: 37, scope: !466)
!468 = !DILocation(line: 1381, column: 14, scope: !466)
!469 = !DILocation(line: 1381, column: 7, scope: !466)
!470 = distinct !DISubprogram(name: "get<1UL, std::mutex &, std::mutex &>", scope: !96, file: !96, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!471 = !DILocation(line: 1381, column: 37, scope: !470)
!472 = !DILocation(line: 1381, column: 14, scope: !470)
!473 = !DILocation(line: 1381, column: 7, scope: !470)
!474 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20), std::mutex &, std::mutex &>", scope: !130, file: !130, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!475 = !DILocation(line: 61, column: 32, scope: !474)
!476 = !DILocation(line: 61, column: 14, scope: !474)
!477 = !DILocation(line: 61, column: 57, scope: !474)
!478 = !DILocation(line: 61, column: 37, scope: !474)
!479 = !DILocation(line: 61, column: 7, scope: !474)
!480 = distinct !DISubprogram(name: "forward<std::mutex &>", scope: !64, file: !64, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!481 = !DILocation(line: 78, column: 33, scope: !480)
!482 = !DILocation(line: 78, column: 7, scope: !480)
!483 = distinct !DISubprogram(name: "operator()<std::mutex, std::mutex>", scope: !30, file: !30, line: 703, type: !11, scopeLine: 703, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!484 = !DILocation(line: 703, column: 40, scope: !483)
!485 = !DILocation(line: 703, column: 44, scope: !483)
!486 = !DILocation(line: 703, column: 60, scope: !483)
!487 = distinct !DISubprogram(name: "__get_helper<0UL, std::mutex &, std::mutex &>", scope: !96, file: !96, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!488 = !DILocation(line: 1365, column: 57, scope: !487)
!489 = !DILocation(line: 1365, column: 14, scope: !487)
!490 = !DILocation(line: 1365, column: 7, scope: !487)
!491 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!492 = !DILocation(line: 268, column: 66, scope: !491)
!493 = !DILocation(line: 268, column: 51, scope: !491)
!494 = !DILocation(line: 268, column: 44, scope: !491)
!495 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!496 = !DILocation(line: 233, column: 50, scope: !495)
!497 = !DILocation(line: 233, column: 54, scope: !495)
!498 = !DILocation(line: 233, column: 43, scope: !495)
!499 = distinct !DISubprogram(name: "__get_helper<1UL, std::mutex &>", scope: !96, file: !96, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!500 = !DILocation(line: 1365, column: 57, scope: !499)
!501 = !DILocation(line: 1365, column: 14, scope: !499)
!502 = !DILocation(line: 1365, column: 7, scope: !499)
!503 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!504 = !DILocation(line: 424, column: 66, scope: !503)
!505 = !DILocation(line: 424, column: 51, scope: !503)
!506 = !DILocation(line: 424, column: 44, scope: !503)
!507 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!508 = !DILocation(line: 233, column: 50, scope: !507)
!509 = !DILocation(line: 233, column: 54, scope: !507)
!510 = !DILocation(line: 233, column: 43, scope: !507)
