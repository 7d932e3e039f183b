; ModuleID = 'cpp-scoped-lock.cpp'
source_filename = "cpp-scoped-lock.cpp"
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
%class.anon.2 = type { i8 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple.6" }
%"class.std::tuple.6" = type { %"struct.std::_Tuple_impl.7" }
%"struct.std::_Tuple_impl.7" = type { %"struct.std::_Head_base.10" }
%"struct.std::_Head_base.10" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker", [7 x i8] }>
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.11" }
%"class.std::tuple.11" = type { i8 }
%class.anon.4 = type { i8 }
%"struct.std::thread::_State_impl.14" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker.15", [7 x i8] }>
%"struct.std::thread::_Invoker.15" = type { %"class.std::tuple.16" }
%"class.std::tuple.16" = type { i8 }
%"class.std::unique_lock" = type <{ %"class.std::mutex"*, i8, [7 x i8] }>
%"struct.std::integer_sequence" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.12" = type { i8 }
%"struct.std::_Head_base.13" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::_Tuple_impl.8" = type { i8 }
%"struct.std::_Head_base.9" = type { i8 }
%"struct.std::_Tuple_impl.17" = type { i8 }
%"struct.std::_Head_base.18" = type { i8 }
%"class.std::lock_guard" = type { %"class.std::mutex"* }

$_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_ = comdat any

$_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt3tieIJSt5mutexS0_EESt5tupleIJDpRT_EES4_ = comdat any

$_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_ = comdat any

$_ZNSt5tupleIJRSt5mutexS1_EEC2ILb1ELb1EEES1_S1_ = comdat any

$_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EEC2ES1_S1_ = comdat any

$__clang_call_terminate = comdat any

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

$_ZNSt5mutex4lockEv = comdat any

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

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

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

$_ZNSt10lock_guardISt5mutexEC2ERS0_ = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZSt10defer_lock = comdat any

@_ZL1x = internal global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"x == 4\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"cpp-scoped-lock.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL1a = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZL1b = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZSt10defer_lock = linkonce_odr dso_local constant %"struct.std::defer_lock_t" zeroinitializer, comdat, align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.14"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.14"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.14"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv" to i8*)] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %class.anon, align 1
  %4 = alloca %"class.std::scoped_lock", align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"class.std::thread", align 8
  %8 = alloca %class.anon.2, align 1
  %9 = alloca %"class.std::scoped_lock", align 8
  store i32 0, i32* %1, align 4
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, %class.anon* noundef nonnull align 1 dereferenceable(1) %3), !dbg !13
  invoke void @_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %4, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*), %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*))
          to label %10 unwind label %23, !dbg !14

10:                                               ; preds = %0
  %11 = load i32, i32* @_ZL1x, align 4, !dbg !15
  %12 = add nsw i32 %11, 1, !dbg !15
  store i32 %12, i32* @_ZL1x, align 4, !dbg !15
  call void @_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %4) #13, !dbg !16
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %13 unwind label %23, !dbg !17

13:                                               ; preds = %10
  invoke void @"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %8)
          to label %14 unwind label %23, !dbg !18

14:                                               ; preds = %13
  invoke void @_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*), %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*))
          to label %15 unwind label %27, !dbg !19

15:                                               ; preds = %14
  %16 = load i32, i32* @_ZL1x, align 4, !dbg !20
  %17 = add nsw i32 %16, 1, !dbg !20
  store i32 %17, i32* @_ZL1x, align 4, !dbg !20
  call void @_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %9) #13, !dbg !21
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7)
          to label %18 unwind label %27, !dbg !22

18:                                               ; preds = %15
  %19 = load i32, i32* @_ZL1x, align 4, !dbg !23
  %20 = icmp eq i32 %19, 4, !dbg !23
  br i1 %20, label %21, label %22, !dbg !23

21:                                               ; preds = %18
  br label %32, !dbg !23

22:                                               ; preds = %18
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !23
  unreachable, !dbg !23

23:                                               ; preds = %13, %10, %0
  %24 = landingpad { i8*, i32 }
          cleanup, !dbg !24
  %25 = extractvalue { i8*, i32 } %24, 0, !dbg !24
  store i8* %25, i8** %5, align 8, !dbg !24
  %26 = extractvalue { i8*, i32 } %24, 1, !dbg !24
  store i32 %26, i32* %6, align 4, !dbg !24
  br label %34, !dbg !24

27:                                               ; preds = %15, %14
  %28 = landingpad { i8*, i32 }
          cleanup, !dbg !24
  %29 = extractvalue { i8*, i32 } %28, 0, !dbg !24
  store i8* %29, i8** %5, align 8, !dbg !24
  %30 = extractvalue { i8*, i32 } %28, 1, !dbg !24
  store i32 %30, i32* %6, align 4, !dbg !24
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !24
  br label %34, !dbg !24

31:                                               ; No predecessors!
  br label %32, !dbg !23

32:                                               ; preds = %31, %21
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !24
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #13, !dbg !24
  %33 = load i32, i32* %1, align 4, !dbg !24
  ret i32 %33, !dbg !24

34:                                               ; preds = %27, %23
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #13, !dbg !24
  br label %35, !dbg !24

35:                                               ; preds = %34
  %36 = load i8*, i8** %5, align 8, !dbg !24
  %37 = load i32, i32* %6, align 4, !dbg !24
  %38 = insertvalue { i8*, i32 } undef, i8* %36, 0, !dbg !24
  %39 = insertvalue { i8*, i32 } %38, i32 %37, 1, !dbg !24
  resume { i8*, i32 } %39, !dbg !24
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !25 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !27
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !27
  store i8* null, i8** %5, align 8, !dbg !28
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15, !dbg !29
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !29
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !30
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #13, !dbg !31
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !32

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !29
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !33
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !34

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !34
  ret void, !dbg !35

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !35
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !35
  store i8* %20, i8** %7, align 8, !dbg !35
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !35
  store i32 %21, i32* %8, align 4, !dbg !35
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !29
  br label %26, !dbg !29

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !35
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !35
  store i8* %24, i8** %7, align 8, !dbg !35
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !35
  store i32 %25, i32* %8, align 4, !dbg !35
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !34
  br label %26, !dbg !34

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !29
  %28 = load i32, i32* %8, align 4, !dbg !29
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !29
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !29
  resume { i8*, i32 } %30, !dbg !29
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #1 comdat align 2 !dbg !36 {
  %4 = alloca %"class.std::scoped_lock"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  store %"class.std::scoped_lock"* %0, %"class.std::scoped_lock"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %7 = load %"class.std::scoped_lock"*, %"class.std::scoped_lock"** %4, align 8
  %8 = getelementptr inbounds %"class.std::scoped_lock", %"class.std::scoped_lock"* %7, i32 0, i32 0, !dbg !38
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !39
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !39
  call void @_ZSt3tieIJSt5mutexS0_EESt5tupleIJDpRT_EES4_(%"class.std::tuple"* sret(%"class.std::tuple") align 8 %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10) #13, !dbg !40
  %11 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !41
  %12 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !41
  call void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %11, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %12), !dbg !42
  ret void, !dbg !43
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !44 {
  %2 = alloca %"class.std::scoped_lock"*, align 8
  %3 = alloca %class.anon.4, align 1
  store %"class.std::scoped_lock"* %0, %"class.std::scoped_lock"** %2, align 8
  %4 = load %"class.std::scoped_lock"*, %"class.std::scoped_lock"** %2, align 8
  %5 = getelementptr inbounds %"class.std::scoped_lock", %"class.std::scoped_lock"* %4, i32 0, i32 0, !dbg !45
  invoke void @_ZSt5applyIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEEDcOT_OT0_(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %3, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %5)
          to label %6 unwind label %7, !dbg !46

6:                                                ; preds = %1
  ret void, !dbg !47

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !46
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !46
  call void @__clang_call_terminate(i8* %9) #14, !dbg !46
  unreachable, !dbg !46
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !48 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon.2*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon.2* %1, %class.anon.2** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !49
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !49
  store i8* null, i8** %5, align 8, !dbg !50
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15, !dbg !51
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl.14"*, !dbg !51
  %13 = load %class.anon.2*, %class.anon.2** %4, align 8, !dbg !52
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %13) #13, !dbg !53
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl.14"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !54

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl.14"* %12 to %"struct.std::thread::_State"*, !dbg !51
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !55
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !56

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !56
  ret void, !dbg !57

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !57
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !57
  store i8* %20, i8** %7, align 8, !dbg !57
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !57
  store i32 %21, i32* %8, align 4, !dbg !57
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !51
  br label %26, !dbg !51

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !57
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !57
  store i8* %24, i8** %7, align 8, !dbg !57
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !57
  store i32 %25, i32* %8, align 4, !dbg !57
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !56
  br label %26, !dbg !56

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !51
  %28 = load i32, i32* %8, align 4, !dbg !51
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !51
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !51
  resume { i8*, i32 } %30, !dbg !51
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !58 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !59
  br i1 %4, label %5, label %7, !dbg !59

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #14, !dbg !60
  unreachable, !dbg !60

6:                                                ; No predecessors!
  unreachable, !dbg !64

7:                                                ; preds = %1
  ret void, !dbg !65
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !66 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !67
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !67
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !67
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !67
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !68
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !69
  %10 = load i64, i64* %9, align 8, !dbg !69
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !69
  %12 = load i64, i64* %11, align 8, !dbg !69
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !69
  %14 = xor i1 %13, true, !dbg !70
  ret i1 %14, !dbg !71
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #5 comdat !dbg !72 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !73
  %8 = load i64, i64* %7, align 8, !dbg !73
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !74
  %10 = load i64, i64* %9, align 8, !dbg !74
  %11 = icmp eq i64 %8, %10, !dbg !75
  ret i1 %11, !dbg !76
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !77 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !78
  store i64 0, i64* %4, align 8, !dbg !78
  ret void, !dbg !79
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt3tieIJSt5mutexS0_EESt5tupleIJDpRT_EES4_(%"class.std::tuple"* noalias sret(%"class.std::tuple") align 8 %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #5 comdat !dbg !80 {
  %4 = alloca i8*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  %7 = bitcast %"class.std::tuple"* %0 to i8*
  store i8* %7, i8** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !82
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !82
  call void @_ZNSt5tupleIJRSt5mutexS1_EEC2ILb1ELb1EEES1_S1_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9) #13, !dbg !83
  ret void, !dbg !84
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #7 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !85 {
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
  store i32 2, i32* %5, align 4, !dbg !86
  %20 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 0, !dbg !87
  store %"class.std::unique_lock"* %20, %"class.std::unique_lock"** %7, align 8, !dbg !87
  %21 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !88
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %20, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %21) #13, !dbg !89
  %22 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %20, i64 1, !dbg !87
  store %"class.std::unique_lock"* %22, %"class.std::unique_lock"** %7, align 8, !dbg !87
  %23 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !90
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %22, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %23) #13, !dbg !91
  store i32 0, i32* %10, align 4, !dbg !92
  br label %24, !dbg !93

24:                                               ; preds = %72, %2
  %25 = load i32, i32* %10, align 4, !dbg !94
  %26 = sext i32 %25 to i64, !dbg !95
  %27 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %26, !dbg !95
  invoke void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %27)
          to label %28 unwind label %59, !dbg !96

28:                                               ; preds = %24
  store i32 1, i32* %13, align 4, !dbg !97
  br label %29, !dbg !98

29:                                               ; preds = %68, %28
  %30 = load i32, i32* %13, align 4, !dbg !99
  %31 = icmp slt i32 %30, 2, !dbg !100
  br i1 %31, label %32, label %71, !dbg !101

32:                                               ; preds = %29
  %33 = load i32, i32* %10, align 4, !dbg !102
  %34 = load i32, i32* %13, align 4, !dbg !103
  %35 = add nsw i32 %33, %34, !dbg !104
  %36 = srem i32 %35, 2, !dbg !105
  store i32 %36, i32* %14, align 4, !dbg !106
  %37 = load i32, i32* %14, align 4, !dbg !107
  %38 = sext i32 %37 to i64, !dbg !108
  %39 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %38, !dbg !108
  %40 = invoke noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %39)
          to label %41 unwind label %59, !dbg !109

41:                                               ; preds = %32
  br i1 %40, label %67, label %42, !dbg !110

42:                                               ; preds = %41
  %43 = load i32, i32* %13, align 4, !dbg !111
  store i32 %43, i32* %15, align 4, !dbg !112
  br label %44, !dbg !113

44:                                               ; preds = %56, %42
  %45 = load i32, i32* %15, align 4, !dbg !114
  %46 = icmp ne i32 %45, 0, !dbg !115
  br i1 %46, label %47, label %65, !dbg !116

47:                                               ; preds = %44
  %48 = load i32, i32* %10, align 4, !dbg !117
  %49 = load i32, i32* %15, align 4, !dbg !118
  %50 = add nsw i32 %48, %49, !dbg !119
  %51 = sub nsw i32 %50, 1, !dbg !120
  %52 = srem i32 %51, 2, !dbg !121
  %53 = sext i32 %52 to i64, !dbg !122
  %54 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %53, !dbg !122
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %54)
          to label %55 unwind label %59, !dbg !123

55:                                               ; preds = %47
  br label %56, !dbg !122

56:                                               ; preds = %55
  %57 = load i32, i32* %15, align 4, !dbg !124
  %58 = add nsw i32 %57, -1, !dbg !124
  store i32 %58, i32* %15, align 4, !dbg !124
  br label %44, !dbg !116, !llvm.loop !125

59:                                               ; preds = %47, %32, %24
  %60 = landingpad { i8*, i32 }
          cleanup, !dbg !128
  %61 = extractvalue { i8*, i32 } %60, 0, !dbg !128
  store i8* %61, i8** %11, align 8, !dbg !128
  %62 = extractvalue { i8*, i32 } %60, 1, !dbg !128
  store i32 %62, i32* %12, align 4, !dbg !128
  %63 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !129
  %64 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %63, i64 2, !dbg !129
  br label %103, !dbg !129

65:                                               ; preds = %44
  %66 = load i32, i32* %14, align 4, !dbg !130
  store i32 %66, i32* %10, align 4, !dbg !131
  br label %71, !dbg !132

67:                                               ; preds = %41
  br label %68, !dbg !133

68:                                               ; preds = %67
  %69 = load i32, i32* %13, align 4, !dbg !134
  %70 = add nsw i32 %69, 1, !dbg !134
  store i32 %70, i32* %13, align 4, !dbg !134
  br label %29, !dbg !101, !llvm.loop !135

71:                                               ; preds = %65, %29
  br label %72, !dbg !136

72:                                               ; preds = %71
  %73 = load i32, i32* %10, align 4, !dbg !137
  %74 = sext i32 %73 to i64, !dbg !138
  %75 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %74, !dbg !138
  %76 = call noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %75) #13, !dbg !139
  %77 = xor i1 %76, true, !dbg !140
  br i1 %77, label %24, label %78, !dbg !136, !llvm.loop !141

78:                                               ; preds = %72
  store [2 x %"class.std::unique_lock"]* %6, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !143
  %79 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !144
  %80 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %79, i64 0, i64 0, !dbg !144
  store %"class.std::unique_lock"* %80, %"class.std::unique_lock"** %17, align 8, !dbg !144
  %81 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !144
  %82 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %81, i64 0, i64 0, !dbg !144
  %83 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %82, i64 2, !dbg !144
  store %"class.std::unique_lock"* %83, %"class.std::unique_lock"** %18, align 8, !dbg !144
  br label %84, !dbg !144

84:                                               ; preds = %92, %78
  %85 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !144
  %86 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %18, align 8, !dbg !144
  %87 = icmp ne %"class.std::unique_lock"* %85, %86, !dbg !144
  br i1 %87, label %88, label %95, !dbg !144

88:                                               ; preds = %84
  %89 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !144
  store %"class.std::unique_lock"* %89, %"class.std::unique_lock"** %19, align 8, !dbg !145
  %90 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %19, align 8, !dbg !146
  %91 = call noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %90) #13, !dbg !147
  br label %92, !dbg !148

92:                                               ; preds = %88
  %93 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !144
  %94 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %93, i32 1, !dbg !144
  store %"class.std::unique_lock"* %94, %"class.std::unique_lock"** %17, align 8, !dbg !144
  br label %84, !dbg !144, !llvm.loop !149

95:                                               ; preds = %84
  %96 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !129
  %97 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %96, i64 2, !dbg !129
  br label %98, !dbg !129

98:                                               ; preds = %98, %95
  %99 = phi %"class.std::unique_lock"* [ %97, %95 ], [ %100, %98 ], !dbg !129
  %100 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %99, i64 -1, !dbg !129
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %100) #13, !dbg !129
  %101 = icmp eq %"class.std::unique_lock"* %100, %96, !dbg !129
  br i1 %101, label %102, label %98, !dbg !129

102:                                              ; preds = %98
  ret void, !dbg !128

103:                                              ; preds = %103, %59
  %104 = phi %"class.std::unique_lock"* [ %64, %59 ], [ %105, %103 ], !dbg !129
  %105 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %104, i64 -1, !dbg !129
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %105) #13, !dbg !129
  %106 = icmp eq %"class.std::unique_lock"* %105, %63, !dbg !129
  br i1 %106, label %107, label %103, !dbg !129

107:                                              ; preds = %103
  br label %108, !dbg !129

108:                                              ; preds = %107
  %109 = load i8*, i8** %11, align 8, !dbg !129
  %110 = load i32, i32* %12, align 4, !dbg !129
  %111 = insertvalue { i8*, i32 } undef, i8* %109, 0, !dbg !129
  %112 = insertvalue { i8*, i32 } %111, i32 %110, 1, !dbg !129
  resume { i8*, i32 } %112, !dbg !129
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJRSt5mutexS1_EEC2ILb1ELb1EEES1_S1_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !151 {
  %4 = alloca %"class.std::tuple"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %7 = load %"class.std::tuple"*, %"class.std::tuple"** %4, align 8
  %8 = bitcast %"class.std::tuple"* %7 to %"struct.std::_Tuple_impl"*, !dbg !152
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !153
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !154
  invoke void @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EEC2ES1_S1_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10)
          to label %11 unwind label %12, !dbg !155

11:                                               ; preds = %3
  ret void, !dbg !156

12:                                               ; preds = %3
  %13 = landingpad { i8*, i32 }
          catch i8* null, !dbg !155
  %14 = extractvalue { i8*, i32 } %13, 0, !dbg !155
  call void @__clang_call_terminate(i8* %14) #14, !dbg !155
  unreachable, !dbg !155
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EEC2ES1_S1_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #1 comdat align 2 !dbg !157 {
  %4 = alloca %"struct.std::_Tuple_impl"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %7 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %4, align 8
  %8 = bitcast %"struct.std::_Tuple_impl"* %7 to %"struct.std::_Tuple_impl.0"*, !dbg !158
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !159
  call void @_ZNSt11_Tuple_implILm1EJRSt5mutexEEC2ES1_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !160
  %10 = bitcast %"struct.std::_Tuple_impl"* %7 to i8*, !dbg !158
  %11 = getelementptr inbounds i8, i8* %10, i64 8, !dbg !158
  %12 = bitcast i8* %11 to %"struct.std::_Head_base.1"*, !dbg !158
  %13 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !161
  call void @_ZNSt10_Head_baseILm0ERSt5mutexLb0EEC2ES1_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %12, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %13), !dbg !162
  ret void, !dbg !163
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #8 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #14
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJRSt5mutexEEC2ES1_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #1 comdat align 2 !dbg !164 {
  %3 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.0"* %5 to %"struct.std::_Head_base"*, !dbg !165
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !166
  call void @_ZNSt10_Head_baseILm1ERSt5mutexLb0EEC2ES1_(%"struct.std::_Head_base"* noundef nonnull align 8 dereferenceable(8) %6, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %7), !dbg !167
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0ERSt5mutexLb0EEC2ES1_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !169 {
  %3 = alloca %"struct.std::_Head_base.1"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %5, i32 0, i32 0, !dbg !170
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !171
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !170
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ERSt5mutexLb0EEC2ES1_(%"struct.std::_Head_base"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !173 {
  %3 = alloca %"struct.std::_Head_base"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base", %"struct.std::_Head_base"* %5, i32 0, i32 0, !dbg !174
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !175
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !174
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !177 {
  %3 = alloca %"struct.std::defer_lock_t", align 1
  %4 = alloca %"class.std::unique_lock"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  %6 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %4, align 8
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 0, !dbg !179
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !180
  %9 = call noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %8) #13, !dbg !181
  store %"class.std::mutex"* %9, %"class.std::mutex"** %7, align 8, !dbg !179
  %10 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 1, !dbg !182
  store i8 0, i8* %10, align 8, !dbg !182
  ret void, !dbg !183
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #7 comdat align 2 !dbg !184 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !185
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !185
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !185
  br i1 %6, label %8, label %7, !dbg !186

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !187
  unreachable, !dbg !187

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !188
  %10 = load i8, i8* %9, align 8, !dbg !188
  %11 = trunc i8 %10 to i1, !dbg !188
  br i1 %11, label %12, label %13, !dbg !188

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !189
  unreachable, !dbg !189

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !190
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !190
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15), !dbg !191
  %16 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !192
  store i8 1, i8* %16, align 8, !dbg !193
  br label %17

17:                                               ; preds = %13
  br label %18

18:                                               ; preds = %17
  ret void, !dbg !194
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #7 comdat align 2 !dbg !195 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !196
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !196
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !196
  br i1 %6, label %8, label %7, !dbg !197

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !198
  unreachable, !dbg !198

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !199
  %10 = load i8, i8* %9, align 8, !dbg !199
  %11 = trunc i8 %10 to i1, !dbg !199
  br i1 %11, label %12, label %13, !dbg !199

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !200
  unreachable, !dbg !200

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !201
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !201
  %16 = call noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15) #13, !dbg !202
  %17 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !203
  %18 = zext i1 %16 to i8, !dbg !204
  store i8 %18, i8* %17, align 8, !dbg !204
  %19 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !205
  %20 = load i8, i8* %19, align 8, !dbg !205
  %21 = trunc i8 %20 to i1, !dbg !205
  ret i1 %21, !dbg !206
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #7 comdat align 2 !dbg !207 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !208
  %5 = load i8, i8* %4, align 8, !dbg !208
  %6 = trunc i8 %5 to i1, !dbg !208
  br i1 %6, label %8, label %7, !dbg !209

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !210
  unreachable, !dbg !210

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !211
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %9, align 8, !dbg !211
  %11 = icmp ne %"class.std::mutex"* %10, null, !dbg !211
  br i1 %11, label %12, label %16, !dbg !211

12:                                               ; preds = %8
  %13 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !212
  %14 = load %"class.std::mutex"*, %"class.std::mutex"** %13, align 8, !dbg !212
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %14), !dbg !213
  %15 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !214
  store i8 0, i8* %15, align 8, !dbg !215
  br label %16, !dbg !216

16:                                               ; preds = %12, %8
  br label %17

17:                                               ; preds = %16
  ret void, !dbg !217
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #5 comdat align 2 !dbg !218 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !219
  %5 = load i8, i8* %4, align 8, !dbg !219
  %6 = trunc i8 %5 to i1, !dbg !219
  ret i1 %6, !dbg !220
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #5 comdat align 2 !dbg !221 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  %3 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %4 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !222
  %6 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !222
  store %"class.std::mutex"* %6, %"class.std::mutex"** %3, align 8, !dbg !223
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !224
  store %"class.std::mutex"* null, %"class.std::mutex"** %7, align 8, !dbg !225
  %8 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 1, !dbg !226
  store i8 0, i8* %8, align 8, !dbg !227
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !228
  ret %"class.std::mutex"* %9, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !230 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !231
  %5 = load i8, i8* %4, align 8, !dbg !231
  %6 = trunc i8 %5 to i1, !dbg !231
  br i1 %6, label %7, label %9, !dbg !231

7:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3)
          to label %8 unwind label %10, !dbg !232

8:                                                ; preds = %7
  br label %9, !dbg !232

9:                                                ; preds = %8, %1
  ret void, !dbg !233

10:                                               ; preds = %7
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !232
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !232
  call void @__clang_call_terminate(i8* %12) #14, !dbg !232
  unreachable, !dbg !232
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat !dbg !234 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8, !dbg !236
  ret %"class.std::mutex"* %3, !dbg !237
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #9

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #7 comdat align 2 !dbg !238 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !240
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !240
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !241
  store i32 %7, i32* %3, align 4, !dbg !242
  %8 = load i32, i32* %3, align 4, !dbg !243
  %9 = icmp ne i32 %8, 0, !dbg !243
  br i1 %9, label %10, label %12, !dbg !243

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !244
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !245
  unreachable, !dbg !245

12:                                               ; preds = %1
  ret void, !dbg !246
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #7 !dbg !247 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !249
  %5 = icmp ne i32 %4, 0, !dbg !249
  br i1 %5, label %6, label %9, !dbg !249

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !250
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #13, !dbg !251
  store i32 %8, i32* %2, align 4, !dbg !252
  br label %10, !dbg !252

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !253
  br label %10, !dbg !253

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !254
  ret i32 %11, !dbg !254
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #5 !dbg !255 {
  ret i32 1, !dbg !256
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #10

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !257 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !258
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !258
  %6 = invoke noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5)
          to label %7 unwind label %10, !dbg !259

7:                                                ; preds = %1
  %8 = icmp ne i32 %6, 0, !dbg !259
  %9 = xor i1 %8, true, !dbg !260
  ret i1 %9, !dbg !261

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !259
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !259
  call void @__clang_call_terminate(i8* %12) #14, !dbg !259
  unreachable, !dbg !259
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #5 !dbg !262 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !263
  %5 = icmp ne i32 %4, 0, !dbg !263
  br i1 %5, label %6, label %9, !dbg !263

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !264
  %8 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %7) #13, !dbg !265
  store i32 %8, i32* %2, align 4, !dbg !266
  br label %10, !dbg !266

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !267
  br label %10, !dbg !267

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !268
  ret i32 %11, !dbg !268
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #10

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #7 comdat align 2 !dbg !269 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !270
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !270
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !271
  ret void, !dbg !272
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #5 !dbg !273 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !274
  %5 = icmp ne i32 %4, 0, !dbg !274
  br i1 %5, label %6, label %9, !dbg !274

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !275
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #13, !dbg !276
  store i32 %8, i32* %2, align 4, !dbg !277
  br label %10, !dbg !277

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !278
  br label %10, !dbg !278

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !279
  ret i32 %11, !dbg !279
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #10

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt5applyIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEEDcOT_OT0_(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %1) #7 comdat !dbg !280 {
  %3 = alloca %class.anon.4*, align 8
  %4 = alloca %"class.std::tuple"*, align 8
  %5 = alloca %"struct.std::integer_sequence", align 1
  store %class.anon.4* %0, %class.anon.4** %3, align 8
  store %"class.std::tuple"* %1, %"class.std::tuple"** %4, align 8
  %6 = load %class.anon.4*, %class.anon.4** %3, align 8, !dbg !281
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon.4* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !282
  %8 = load %"class.std::tuple"*, %"class.std::tuple"** %4, align 8, !dbg !283
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple"* @_ZSt7forwardIRSt5tupleIJRSt5mutexS2_EEEOT_RNSt16remove_referenceIS5_E4typeE(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %8) #13, !dbg !284
  call void @_ZSt12__apply_implIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEJLm0ELm1EEEDcOT_OT0_St16integer_sequenceImJXspT1_EEE(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %7, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %9), !dbg !285
  ret void, !dbg !286
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt12__apply_implIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEJLm0ELm1EEEDcOT_OT0_St16integer_sequenceImJXspT1_EEE(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %1) #7 comdat !dbg !287 {
  %3 = alloca %"struct.std::integer_sequence", align 1
  %4 = alloca %class.anon.4*, align 8
  %5 = alloca %"class.std::tuple"*, align 8
  store %class.anon.4* %0, %class.anon.4** %4, align 8
  store %"class.std::tuple"* %1, %"class.std::tuple"** %5, align 8
  %6 = load %class.anon.4*, %class.anon.4** %4, align 8, !dbg !288
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon.4* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !289
  %8 = load %"class.std::tuple"*, %"class.std::tuple"** %5, align 8, !dbg !290
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple"* @_ZSt7forwardIRSt5tupleIJRSt5mutexS2_EEEOT_RNSt16remove_referenceIS5_E4typeE(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %8) #13, !dbg !291
  %10 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt3getILm0EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %9) #13, !dbg !292
  %11 = load %"class.std::tuple"*, %"class.std::tuple"** %5, align 8, !dbg !290
  %12 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple"* @_ZSt7forwardIRSt5tupleIJRSt5mutexS2_EEEOT_RNSt16remove_referenceIS5_E4typeE(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %11) #13, !dbg !291
  %13 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt3getILm1EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %12) #13, !dbg !292
  call void @_ZSt8__invokeIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EENSt15__invoke_resultIT_JDpT0_EE4typeEOS9_DpOSA_(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %7, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %13), !dbg !293
  ret void, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %class.anon.4* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat !dbg !295 {
  %2 = alloca %class.anon.4*, align 8
  store %class.anon.4* %0, %class.anon.4** %2, align 8
  %3 = load %class.anon.4*, %class.anon.4** %2, align 8, !dbg !296
  ret %class.anon.4* %3, !dbg !297
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::tuple"* @_ZSt7forwardIRSt5tupleIJRSt5mutexS2_EEEOT_RNSt16remove_referenceIS5_E4typeE(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0) #5 comdat !dbg !298 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !299
  ret %"class.std::tuple"* %3, !dbg !300
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EENSt15__invoke_resultIT_JDpT0_EE4typeEOS9_DpOSA_(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #7 comdat !dbg !301 {
  %4 = alloca %class.anon.4*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  %7 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon.4* %0, %class.anon.4** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %8 = load %class.anon.4*, %class.anon.4** %4, align 8, !dbg !303
  %9 = call noundef nonnull align 1 dereferenceable(1) %class.anon.4* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %8) #13, !dbg !304
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !305
  %11 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10) #13, !dbg !306
  %12 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !305
  %13 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %12) #13, !dbg !306
  call void @_ZSt13__invoke_implIvZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EET_St14__invoke_otherOT0_DpOT1_(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %11, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %13), !dbg !307
  ret void, !dbg !308
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt3getILm0EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0) #5 comdat !dbg !309 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !310
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !310
  %5 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt12__get_helperILm0ERSt5mutexJS1_EERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %4) #13, !dbg !311
  ret %"class.std::mutex"* %5, !dbg !312
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt3getILm1EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(16) %0) #5 comdat !dbg !313 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !314
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !314
  %5 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt12__get_helperILm1ERSt5mutexJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !315
  ret %"class.std::mutex"* %5, !dbg !316
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EET_St14__invoke_otherOT0_DpOT1_(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #7 comdat !dbg !317 {
  %4 = alloca %"struct.std::__invoke_other", align 1
  %5 = alloca %class.anon.4*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  %7 = alloca %"class.std::mutex"*, align 8
  store %class.anon.4* %0, %class.anon.4** %5, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %6, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %7, align 8
  %8 = load %class.anon.4*, %class.anon.4** %5, align 8, !dbg !318
  %9 = call noundef nonnull align 1 dereferenceable(1) %class.anon.4* @_ZSt7forwardIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_EOT_RNSt16remove_referenceIS7_E4typeE(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %8) #13, !dbg !319
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !320
  %11 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %10) #13, !dbg !321
  %12 = load %"class.std::mutex"*, %"class.std::mutex"** %7, align 8, !dbg !320
  %13 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %12) #13, !dbg !321
  call void @_ZZNSt11scoped_lockIJSt5mutexS0_EED1EvENKUlDpRT_E_clIJS0_S0_EEEDaS4_(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %11, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %13), !dbg !319
  ret void, !dbg !322
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt7forwardIRSt5mutexEOT_RNSt16remove_referenceIS2_E4typeE(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat !dbg !323 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8, !dbg !324
  ret %"class.std::mutex"* %3, !dbg !325
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZZNSt11scoped_lockIJSt5mutexS0_EED1EvENKUlDpRT_E_clIJS0_S0_EEEDaS4_(%class.anon.4* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2) #7 comdat align 2 !dbg !326 {
  %4 = alloca %class.anon.4*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  %6 = alloca %"class.std::mutex"*, align 8
  store %class.anon.4* %0, %class.anon.4** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  store %"class.std::mutex"* %2, %"class.std::mutex"** %6, align 8
  %7 = load %class.anon.4*, %class.anon.4** %4, align 8
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !327
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %8), !dbg !328
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %6, align 8, !dbg !327
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !328
  ret void, !dbg !329
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt12__get_helperILm0ERSt5mutexJS1_EERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %0) #5 comdat !dbg !330 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !331
  %4 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EE7_M_headERS2_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !332
  ret %"class.std::mutex"* %4, !dbg !333
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EE7_M_headERS2_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(16) %0) #5 comdat align 2 !dbg !334 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !335
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to i8*, !dbg !335
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !335
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.1"*, !dbg !335
  %7 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt10_Head_baseILm0ERSt5mutexLb0EE7_M_headERS2_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !336
  ret %"class.std::mutex"* %7, !dbg !337
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt10_Head_baseILm0ERSt5mutexLb0EE7_M_headERS2_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !338 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !339
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !340
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !340
  ret %"class.std::mutex"* %5, !dbg !341
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZSt12__get_helperILm1ERSt5mutexJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !342 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !343
  %4 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt11_Tuple_implILm1EJRSt5mutexEE7_M_headERS2_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !344
  ret %"class.std::mutex"* %4, !dbg !345
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt11_Tuple_implILm1EJRSt5mutexEE7_M_headERS2_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !346 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !347
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !347
  %5 = call noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt10_Head_baseILm1ERSt5mutexLb0EE7_M_headERS2_(%"struct.std::_Head_base"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !348
  ret %"class.std::mutex"* %5, !dbg !349
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) %"class.std::mutex"* @_ZNSt10_Head_baseILm1ERSt5mutexLb0EE7_M_headERS2_(%"struct.std::_Head_base"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !350 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !351
  %4 = getelementptr inbounds %"struct.std::_Head_base", %"struct.std::_Head_base"* %3, i32 0, i32 0, !dbg !352
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !352
  ret %"class.std::mutex"* %5, !dbg !353
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !354 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !355
  ret %class.anon* %3, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !357 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !358
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !359
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !358
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !358
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !360
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !361
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !362
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #13, !dbg !363
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.11"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #13, !dbg !364
  ret void, !dbg !365
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #12

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !366 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !368
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !369
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !368

8:                                                ; preds = %2
  ret void, !dbg !370

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !368
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !368
  call void @__clang_call_terminate(i8* %11) #14, !dbg !368
  unreachable, !dbg !368
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !371 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !372
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !372
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !373
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !374
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !375
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !375
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !376
  br i1 %10, label %11, label %17, !dbg !375

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !377
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !378
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !379
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !379
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !377

16:                                               ; preds = %11
  br label %17, !dbg !377

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !380
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !381
  ret void, !dbg !382

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !377
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !377
  call void @__clang_call_terminate(i8* %21) #14, !dbg !377
  unreachable, !dbg !377
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !383 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !384
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !384
  ret void, !dbg !384
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.11"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !385 {
  %3 = alloca %"class.std::tuple.11"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.11"* %0, %"class.std::tuple.11"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.11"*, %"class.std::tuple.11"** %3, align 8
  %6 = bitcast %"class.std::tuple.11"* %5 to %"struct.std::_Tuple_impl.12"*, !dbg !386
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !387
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !388
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.12"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !389

9:                                                ; preds = %2
  ret void, !dbg !390

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !389
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !389
  call void @__clang_call_terminate(i8* %12) #14, !dbg !389
  unreachable, !dbg !389
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !391 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !392
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !392
  ret void, !dbg !392
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !393 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !394
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !394
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !394
  ret void, !dbg !394
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !395 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !396
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !396
  ret void, !dbg !397
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.12"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !398 {
  %3 = alloca %"struct.std::_Tuple_impl.12"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.12"* %0, %"struct.std::_Tuple_impl.12"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.12"*, %"struct.std::_Tuple_impl.12"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.12"* %5 to %"struct.std::_Head_base.13"*, !dbg !399
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !400
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !401
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.13"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !402
  ret void, !dbg !403
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.13"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !404 {
  %3 = alloca %"struct.std::_Head_base.13"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.13"* %0, %"struct.std::_Head_base.13"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.13"*, %"struct.std::_Head_base.13"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.13"* %5 to %class.anon*, !dbg !405
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !406
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !407
  ret void, !dbg !408
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 !dbg !409 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !410
  ret void, !dbg !411
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 !dbg !412 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !413
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.11"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.11"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !414
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.11"* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !415
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !416
  ret void, !dbg !417
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !418 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !419
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !420
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !421
  ret void, !dbg !422
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.11"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !423 {
  %2 = alloca %"class.std::tuple.11"*, align 8
  store %"class.std::tuple.11"* %0, %"class.std::tuple.11"** %2, align 8
  %3 = load %"class.std::tuple.11"*, %"class.std::tuple.11"** %2, align 8, !dbg !424
  %4 = bitcast %"class.std::tuple.11"* %3 to %"struct.std::_Tuple_impl.12"*, !dbg !424
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.12"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !425
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !426
  ret %class.anon* %6, !dbg !427
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.11"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.11"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !428 {
  %2 = alloca %"class.std::tuple.11"*, align 8
  store %"class.std::tuple.11"* %0, %"class.std::tuple.11"** %2, align 8
  %3 = load %"class.std::tuple.11"*, %"class.std::tuple.11"** %2, align 8, !dbg !429
  ret %"class.std::tuple.11"* %3, !dbg !430
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !431 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !432
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !433
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !433
  ret void, !dbg !434
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 !dbg !435 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"class.std::scoped_lock", align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %3, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*), %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*)), !dbg !436
  %5 = load i32, i32* @_ZL1x, align 4, !dbg !437
  %6 = add nsw i32 %5, 1, !dbg !437
  store i32 %6, i32* @_ZL1x, align 4, !dbg !437
  call void @_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev(%"class.std::scoped_lock"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !438
  ret void, !dbg !438
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.12"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !439 {
  %2 = alloca %"struct.std::_Tuple_impl.12"*, align 8
  store %"struct.std::_Tuple_impl.12"* %0, %"struct.std::_Tuple_impl.12"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.12"*, %"struct.std::_Tuple_impl.12"** %2, align 8, !dbg !440
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.12"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !441
  ret %class.anon* %4, !dbg !442
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.12"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !443 {
  %2 = alloca %"struct.std::_Tuple_impl.12"*, align 8
  store %"struct.std::_Tuple_impl.12"* %0, %"struct.std::_Tuple_impl.12"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.12"*, %"struct.std::_Tuple_impl.12"** %2, align 8, !dbg !444
  %4 = bitcast %"struct.std::_Tuple_impl.12"* %3 to %"struct.std::_Head_base.13"*, !dbg !444
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.13"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !445
  ret %class.anon* %5, !dbg !446
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.13"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !447 {
  %2 = alloca %"struct.std::_Head_base.13"*, align 8
  store %"struct.std::_Head_base.13"* %0, %"struct.std::_Head_base.13"** %2, align 8
  %3 = load %"struct.std::_Head_base.13"*, %"struct.std::_Head_base.13"** %2, align 8, !dbg !448
  %4 = bitcast %"struct.std::_Head_base.13"* %3 to %class.anon*, !dbg !449
  ret %class.anon* %4, !dbg !450
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !451 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !452
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !452
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !452
  ret void, !dbg !452
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !453 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !454
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple.6"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !454
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !455
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !456
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !457
  ret void, !dbg !458
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple.6"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !459 {
  %2 = alloca %"class.std::tuple.6"*, align 8
  store %"class.std::tuple.6"* %0, %"class.std::tuple.6"** %2, align 8
  %3 = load %"class.std::tuple.6"*, %"class.std::tuple.6"** %2, align 8
  %4 = bitcast %"class.std::tuple.6"* %3 to %"struct.std::_Tuple_impl.7"*, !dbg !460
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl.7"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !461

5:                                                ; preds = %1
  ret void, !dbg !462

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !461
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !461
  call void @__clang_call_terminate(i8* %8) #14, !dbg !461
  unreachable, !dbg !461
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !463 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !464
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple.6"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !465
  ret %"struct.std::thread::_State"** %5, !dbg !466
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl.7"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !467 {
  %2 = alloca %"struct.std::_Tuple_impl.7"*, align 8
  store %"struct.std::_Tuple_impl.7"* %0, %"struct.std::_Tuple_impl.7"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.7"*, %"struct.std::_Tuple_impl.7"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.7"* %3 to %"struct.std::_Tuple_impl.8"*, !dbg !468
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !469
  %5 = bitcast %"struct.std::_Tuple_impl.7"* %3 to %"struct.std::_Head_base.10"*, !dbg !468
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.10"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !470
  ret void, !dbg !471
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !472 {
  %2 = alloca %"struct.std::_Tuple_impl.8"*, align 8
  store %"struct.std::_Tuple_impl.8"* %0, %"struct.std::_Tuple_impl.8"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.8"*, %"struct.std::_Tuple_impl.8"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.8"* %3 to %"struct.std::_Head_base.9"*, !dbg !473
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base.9"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !474
  ret void, !dbg !475
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.10"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !476 {
  %2 = alloca %"struct.std::_Head_base.10"*, align 8
  store %"struct.std::_Head_base.10"* %0, %"struct.std::_Head_base.10"** %2, align 8
  %3 = load %"struct.std::_Head_base.10"*, %"struct.std::_Head_base.10"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.10", %"struct.std::_Head_base.10"* %3, i32 0, i32 0, !dbg !477
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !477
  ret void, !dbg !478
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base.9"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !479 {
  %2 = alloca %"struct.std::_Head_base.9"*, align 8
  store %"struct.std::_Head_base.9"* %0, %"struct.std::_Head_base.9"** %2, align 8
  %3 = load %"struct.std::_Head_base.9"*, %"struct.std::_Head_base.9"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base.9"* %3 to %"struct.std::default_delete"*, !dbg !480
  ret void, !dbg !481
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple.6"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !482 {
  %2 = alloca %"class.std::tuple.6"*, align 8
  store %"class.std::tuple.6"* %0, %"class.std::tuple.6"** %2, align 8
  %3 = load %"class.std::tuple.6"*, %"class.std::tuple.6"** %2, align 8, !dbg !483
  %4 = bitcast %"class.std::tuple.6"* %3 to %"struct.std::_Tuple_impl.7"*, !dbg !483
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl.7"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !484
  ret %"struct.std::thread::_State"** %5, !dbg !485
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl.7"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !486 {
  %2 = alloca %"struct.std::_Tuple_impl.7"*, align 8
  store %"struct.std::_Tuple_impl.7"* %0, %"struct.std::_Tuple_impl.7"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.7"*, %"struct.std::_Tuple_impl.7"** %2, align 8, !dbg !487
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl.7"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !488
  ret %"struct.std::thread::_State"** %4, !dbg !489
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl.7"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !490 {
  %2 = alloca %"struct.std::_Tuple_impl.7"*, align 8
  store %"struct.std::_Tuple_impl.7"* %0, %"struct.std::_Tuple_impl.7"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.7"*, %"struct.std::_Tuple_impl.7"** %2, align 8, !dbg !491
  %4 = bitcast %"struct.std::_Tuple_impl.7"* %3 to %"struct.std::_Head_base.10"*, !dbg !491
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.10"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !492
  ret %"struct.std::thread::_State"** %5, !dbg !493
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.10"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !494 {
  %2 = alloca %"struct.std::_Head_base.10"*, align 8
  store %"struct.std::_Head_base.10"* %0, %"struct.std::_Head_base.10"** %2, align 8
  %3 = load %"struct.std::_Head_base.10"*, %"struct.std::_Head_base.10"** %2, align 8, !dbg !495
  %4 = getelementptr inbounds %"struct.std::_Head_base.10", %"struct.std::_Head_base.10"* %3, i32 0, i32 0, !dbg !496
  ret %"struct.std::thread::_State"** %4, !dbg !497
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !498 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !499
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !499
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !500
  ret %"struct.std::default_delete"* %6, !dbg !501
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #5 comdat align 2 !dbg !502 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !503
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !504
  br i1 %7, label %13, label %8, !dbg !504

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !504
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !504
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !504
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !504
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !504
  br label %13, !dbg !504

13:                                               ; preds = %8, %2
  ret void, !dbg !505
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !506 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !507
  ret %"struct.std::thread::_State"** %3, !dbg !508
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !509 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !510
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple.6"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !511
  ret %"struct.std::default_delete"* %5, !dbg !512
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple.6"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !513 {
  %2 = alloca %"class.std::tuple.6"*, align 8
  store %"class.std::tuple.6"* %0, %"class.std::tuple.6"** %2, align 8
  %3 = load %"class.std::tuple.6"*, %"class.std::tuple.6"** %2, align 8, !dbg !514
  %4 = bitcast %"class.std::tuple.6"* %3 to %"struct.std::_Tuple_impl.8"*, !dbg !514
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !515
  ret %"struct.std::default_delete"* %5, !dbg !516
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat !dbg !517 {
  %2 = alloca %"struct.std::_Tuple_impl.8"*, align 8
  store %"struct.std::_Tuple_impl.8"* %0, %"struct.std::_Tuple_impl.8"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.8"*, %"struct.std::_Tuple_impl.8"** %2, align 8, !dbg !518
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !519
  ret %"struct.std::default_delete"* %4, !dbg !520
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.8"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !521 {
  %2 = alloca %"struct.std::_Tuple_impl.8"*, align 8
  store %"struct.std::_Tuple_impl.8"* %0, %"struct.std::_Tuple_impl.8"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.8"*, %"struct.std::_Tuple_impl.8"** %2, align 8, !dbg !522
  %4 = bitcast %"struct.std::_Tuple_impl.8"* %3 to %"struct.std::_Head_base.9"*, !dbg !522
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base.9"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !523
  ret %"struct.std::default_delete"* %5, !dbg !524
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base.9"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !525 {
  %2 = alloca %"struct.std::_Head_base.9"*, align 8
  store %"struct.std::_Head_base.9"* %0, %"struct.std::_Head_base.9"** %2, align 8
  %3 = load %"struct.std::_Head_base.9"*, %"struct.std::_Head_base.9"** %2, align 8, !dbg !526
  %4 = bitcast %"struct.std::_Head_base.9"* %3 to %"struct.std::default_delete"*, !dbg !527
  ret %"struct.std::default_delete"* %4, !dbg !528
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !529 {
  %2 = alloca %class.anon.2*, align 8
  store %class.anon.2* %0, %class.anon.2** %2, align 8
  %3 = load %class.anon.2*, %class.anon.2** %2, align 8, !dbg !530
  ret %class.anon.2* %3, !dbg !531
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl.14"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !532 {
  %3 = alloca %"struct.std::thread::_State_impl.14"*, align 8
  %4 = alloca %class.anon.2*, align 8
  store %"struct.std::thread::_State_impl.14"* %0, %"struct.std::thread::_State_impl.14"** %3, align 8
  store %class.anon.2* %1, %class.anon.2** %4, align 8
  %5 = load %"struct.std::thread::_State_impl.14"*, %"struct.std::thread::_State_impl.14"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl.14"* %5 to %"struct.std::thread::_State"*, !dbg !533
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !534
  %7 = bitcast %"struct.std::thread::_State_impl.14"* %5 to i32 (...)***, !dbg !533
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !533
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl.14", %"struct.std::thread::_State_impl.14"* %5, i32 0, i32 1, !dbg !535
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker.15", %"struct.std::thread::_Invoker.15"* %8, i32 0, i32 0, !dbg !536
  %10 = load %class.anon.2*, %class.anon.2** %4, align 8, !dbg !537
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %10) #13, !dbg !538
  call void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.16"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %11) #13, !dbg !539
  ret void, !dbg !540
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.16"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !541 {
  %3 = alloca %"class.std::tuple.16"*, align 8
  %4 = alloca %class.anon.2*, align 8
  store %"class.std::tuple.16"* %0, %"class.std::tuple.16"** %3, align 8
  store %class.anon.2* %1, %class.anon.2** %4, align 8
  %5 = load %"class.std::tuple.16"*, %"class.std::tuple.16"** %3, align 8
  %6 = bitcast %"class.std::tuple.16"* %5 to %"struct.std::_Tuple_impl.17"*, !dbg !542
  %7 = load %class.anon.2*, %class.anon.2** %4, align 8, !dbg !543
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !544
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.17"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !545

9:                                                ; preds = %2
  ret void, !dbg !546

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !545
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !545
  call void @__clang_call_terminate(i8* %12) #14, !dbg !545
  unreachable, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev"(%"struct.std::thread::_State_impl.14"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !547 {
  %2 = alloca %"struct.std::thread::_State_impl.14"*, align 8
  store %"struct.std::thread::_State_impl.14"* %0, %"struct.std::thread::_State_impl.14"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.14"*, %"struct.std::thread::_State_impl.14"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl.14"* %3 to %"struct.std::thread::_State"*, !dbg !548
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !548
  ret void, !dbg !548
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(%"struct.std::thread::_State_impl.14"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !549 {
  %2 = alloca %"struct.std::thread::_State_impl.14"*, align 8
  store %"struct.std::thread::_State_impl.14"* %0, %"struct.std::thread::_State_impl.14"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.14"*, %"struct.std::thread::_State_impl.14"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev"(%"struct.std::thread::_State_impl.14"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !550
  %4 = bitcast %"struct.std::thread::_State_impl.14"* %3 to i8*, !dbg !550
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !550
  ret void, !dbg !550
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(%"struct.std::thread::_State_impl.14"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !551 {
  %2 = alloca %"struct.std::thread::_State_impl.14"*, align 8
  store %"struct.std::thread::_State_impl.14"* %0, %"struct.std::thread::_State_impl.14"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.14"*, %"struct.std::thread::_State_impl.14"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl.14", %"struct.std::thread::_State_impl.14"* %3, i32 0, i32 1, !dbg !552
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(%"struct.std::thread::_Invoker.15"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !552
  ret void, !dbg !553
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.17"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !554 {
  %3 = alloca %"struct.std::_Tuple_impl.17"*, align 8
  %4 = alloca %class.anon.2*, align 8
  store %"struct.std::_Tuple_impl.17"* %0, %"struct.std::_Tuple_impl.17"** %3, align 8
  store %class.anon.2* %1, %class.anon.2** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.17"*, %"struct.std::_Tuple_impl.17"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.17"* %5 to %"struct.std::_Head_base.18"*, !dbg !555
  %7 = load %class.anon.2*, %class.anon.2** %4, align 8, !dbg !556
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !557
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.18"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %8), !dbg !558
  ret void, !dbg !559
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.18"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.2* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !560 {
  %3 = alloca %"struct.std::_Head_base.18"*, align 8
  %4 = alloca %class.anon.2*, align 8
  store %"struct.std::_Head_base.18"* %0, %"struct.std::_Head_base.18"** %3, align 8
  store %class.anon.2* %1, %class.anon.2** %4, align 8
  %5 = load %"struct.std::_Head_base.18"*, %"struct.std::_Head_base.18"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.18"* %5 to %class.anon.2*, !dbg !561
  %7 = load %class.anon.2*, %class.anon.2** %4, align 8, !dbg !562
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !563
  ret void, !dbg !564
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(%"struct.std::thread::_Invoker.15"* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 !dbg !565 {
  %2 = alloca %"struct.std::thread::_Invoker.15"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker.15"* %0, %"struct.std::thread::_Invoker.15"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker.15"*, %"struct.std::thread::_Invoker.15"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker.15"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !566
  ret void, !dbg !567
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker.15"* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 !dbg !568 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker.15"*, align 8
  store %"struct.std::thread::_Invoker.15"* %0, %"struct.std::thread::_Invoker.15"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker.15"*, %"struct.std::thread::_Invoker.15"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker.15", %"struct.std::thread::_Invoker.15"* %4, i32 0, i32 0, !dbg !569
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.16"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_1EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.16"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !570
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt3getILm0EJZ4mainE3$_1EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.16"* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !571
  call void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %7), !dbg !572
  ret void, !dbg !573
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !574 {
  %2 = alloca %class.anon.2*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon.2* %0, %class.anon.2** %2, align 8
  %4 = load %class.anon.2*, %class.anon.2** %2, align 8, !dbg !575
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !576
  call void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %5), !dbg !577
  ret void, !dbg !578
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt3getILm0EJZ4mainE3$_1EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.16"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !579 {
  %2 = alloca %"class.std::tuple.16"*, align 8
  store %"class.std::tuple.16"* %0, %"class.std::tuple.16"** %2, align 8
  %3 = load %"class.std::tuple.16"*, %"class.std::tuple.16"** %2, align 8, !dbg !580
  %4 = bitcast %"class.std::tuple.16"* %3 to %"struct.std::_Tuple_impl.17"*, !dbg !580
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt12__get_helperILm0EZ4mainE3$_1JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.17"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !581
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !582
  ret %class.anon.2* %6, !dbg !583
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.16"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_1EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.16"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !584 {
  %2 = alloca %"class.std::tuple.16"*, align 8
  store %"class.std::tuple.16"* %0, %"class.std::tuple.16"** %2, align 8
  %3 = load %"class.std::tuple.16"*, %"class.std::tuple.16"** %2, align 8, !dbg !585
  ret %"class.std::tuple.16"* %3, !dbg !586
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !587 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon.2*, align 8
  store %class.anon.2* %0, %class.anon.2** %3, align 8
  %4 = load %class.anon.2*, %class.anon.2** %3, align 8, !dbg !588
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !589
  call void @"_ZZ4mainENK3$_1clEv"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %5), !dbg !589
  ret void, !dbg !590
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_1clEv"(%class.anon.2* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !591 {
  %2 = alloca %class.anon.2*, align 8
  %3 = alloca %"class.std::lock_guard", align 8
  %4 = alloca %"class.std::lock_guard", align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store %class.anon.2* %0, %class.anon.2** %2, align 8
  %7 = load %class.anon.2*, %class.anon.2** %2, align 8
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*)), !dbg !592
  invoke void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %4, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*))
          to label %8 unwind label %11, !dbg !593

8:                                                ; preds = %1
  %9 = load i32, i32* @_ZL1x, align 4, !dbg !594
  %10 = add nsw i32 %9, 1, !dbg !594
  store i32 %10, i32* @_ZL1x, align 4, !dbg !594
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !595
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !595
  ret void, !dbg !595

11:                                               ; preds = %1
  %12 = landingpad { i8*, i32 }
          cleanup, !dbg !595
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !595
  store i8* %13, i8** %5, align 8, !dbg !595
  %14 = extractvalue { i8*, i32 } %12, 1, !dbg !595
  store i32 %14, i32* %6, align 4, !dbg !595
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !595
  br label %15, !dbg !595

15:                                               ; preds = %11
  %16 = load i8*, i8** %5, align 8, !dbg !595
  %17 = load i32, i32* %6, align 4, !dbg !595
  %18 = insertvalue { i8*, i32 } undef, i8* %16, 0, !dbg !595
  %19 = insertvalue { i8*, i32 } %18, i32 %17, 1, !dbg !595
  resume { i8*, i32 } %19, !dbg !595
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #1 comdat align 2 !dbg !596 {
  %3 = alloca %"class.std::lock_guard"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !597
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !598
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !597
  %8 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !599
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %8, align 8, !dbg !599
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !600
  ret void, !dbg !601
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !602 {
  %2 = alloca %"class.std::lock_guard"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %2, align 8
  %3 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %3, i32 0, i32 0, !dbg !603
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !603
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !604

6:                                                ; preds = %1
  ret void, !dbg !605

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !604
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !604
  call void @__clang_call_terminate(i8* %9) #14, !dbg !604
  unreachable, !dbg !604
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZSt12__get_helperILm0EZ4mainE3$_1JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.17"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !606 {
  %2 = alloca %"struct.std::_Tuple_impl.17"*, align 8
  store %"struct.std::_Tuple_impl.17"* %0, %"struct.std::_Tuple_impl.17"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.17"*, %"struct.std::_Tuple_impl.17"** %2, align 8, !dbg !607
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EE7_M_headERS1_"(%"struct.std::_Tuple_impl.17"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !608
  ret %class.anon.2* %4, !dbg !609
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EE7_M_headERS1_"(%"struct.std::_Tuple_impl.17"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !610 {
  %2 = alloca %"struct.std::_Tuple_impl.17"*, align 8
  store %"struct.std::_Tuple_impl.17"* %0, %"struct.std::_Tuple_impl.17"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.17"*, %"struct.std::_Tuple_impl.17"** %2, align 8, !dbg !611
  %4 = bitcast %"struct.std::_Tuple_impl.17"* %3 to %"struct.std::_Head_base.18"*, !dbg !611
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.18"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !612
  ret %class.anon.2* %5, !dbg !613
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.2* @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.18"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !614 {
  %2 = alloca %"struct.std::_Head_base.18"*, align 8
  store %"struct.std::_Head_base.18"* %0, %"struct.std::_Head_base.18"** %2, align 8
  %3 = load %"struct.std::_Head_base.18"*, %"struct.std::_Head_base.18"** %2, align 8, !dbg !615
  %4 = bitcast %"struct.std::_Head_base.18"* %3 to %class.anon.2*, !dbg !616
  ret %class.anon.2* %4, !dbg !617
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline noreturn nounwind }
attributes #9 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { builtin nounwind }
attributes #17 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-scoped-lock.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "40442e053e019e36a2b4efac7e3e480a")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 14, column: 14, scope: !10)
!14 = !DILocation(line: 19, column: 20, scope: !10)
!15 = !DILocation(line: 20, column: 4, scope: !10)
!16 = !DILocation(line: 21, column: 2, scope: !10)
!17 = !DILocation(line: 22, column: 4, scope: !10)
!18 = !DILocation(line: 23, column: 14, scope: !10)
!19 = !DILocation(line: 29, column: 20, scope: !10)
!20 = !DILocation(line: 30, column: 4, scope: !10)
!21 = !DILocation(line: 31, column: 2, scope: !10)
!22 = !DILocation(line: 32, column: 4, scope: !10)
!23 = !DILocation(line: 33, column: 2, scope: !10)
!24 = !DILocation(line: 34, column: 1, scope: !10)
!25 = distinct !DISubprogram(name: "thread<(lambda at cpp-scoped-lock.cpp:14:16), void>", scope: !26, file: !26, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!26 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!27 = !DILocation(line: 126, column: 7, scope: !25)
!28 = !DILocation(line: 137, column: 7, scope: !25)
!29 = !DILocation(line: 142, column: 29, scope: !25)
!30 = !DILocation(line: 143, column: 32, scope: !25)
!31 = !DILocation(line: 143, column: 8, scope: !25)
!32 = !DILocation(line: 142, column: 33, scope: !25)
!33 = !DILocation(line: 142, column: 18, scope: !25)
!34 = !DILocation(line: 142, column: 2, scope: !25)
!35 = !DILocation(line: 145, column: 7, scope: !25)
!36 = distinct !DISubprogram(name: "scoped_lock", scope: !37, file: !37, line: 695, type: !11, scopeLine: 696, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!37 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex", directory: "")
!38 = !DILocation(line: 695, column: 51, scope: !36)
!39 = !DILocation(line: 695, column: 71, scope: !36)
!40 = !DILocation(line: 695, column: 62, scope: !36)
!41 = !DILocation(line: 696, column: 19, scope: !36)
!42 = !DILocation(line: 696, column: 9, scope: !36)
!43 = !DILocation(line: 696, column: 28, scope: !36)
!44 = distinct !DISubprogram(name: "~scoped_lock", scope: !37, file: !37, line: 702, type: !11, scopeLine: 703, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!45 = !DILocation(line: 703, column: 63, scope: !44)
!46 = !DILocation(line: 703, column: 9, scope: !44)
!47 = !DILocation(line: 703, column: 76, scope: !44)
!48 = distinct !DISubprogram(name: "thread<(lambda at cpp-scoped-lock.cpp:23:16), void>", scope: !26, file: !26, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!49 = !DILocation(line: 126, column: 7, scope: !48)
!50 = !DILocation(line: 137, column: 7, scope: !48)
!51 = !DILocation(line: 142, column: 29, scope: !48)
!52 = !DILocation(line: 143, column: 32, scope: !48)
!53 = !DILocation(line: 143, column: 8, scope: !48)
!54 = !DILocation(line: 142, column: 33, scope: !48)
!55 = !DILocation(line: 142, column: 18, scope: !48)
!56 = !DILocation(line: 142, column: 2, scope: !48)
!57 = !DILocation(line: 145, column: 7, scope: !48)
!58 = distinct !DISubprogram(name: "~thread", scope: !26, file: !26, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!59 = !DILocation(line: 150, column: 11, scope: !58)
!60 = !DILocation(line: 312, column: 5, scope: !61, inlinedAt: !63)
!61 = distinct !DISubprogram(name: "__terminate", scope: !62, file: !62, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!62 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!63 = distinct !DILocation(line: 151, column: 2, scope: !58)
!64 = !DILocation(line: 151, column: 2, scope: !58)
!65 = !DILocation(line: 152, column: 5, scope: !58)
!66 = distinct !DISubprogram(name: "joinable", scope: !26, file: !26, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!67 = !DILocation(line: 175, column: 16, scope: !66)
!68 = !DILocation(line: 175, column: 25, scope: !66)
!69 = !DILocation(line: 175, column: 22, scope: !66)
!70 = !DILocation(line: 175, column: 14, scope: !66)
!71 = !DILocation(line: 175, column: 7, scope: !66)
!72 = distinct !DISubprogram(name: "operator==", scope: !26, file: !26, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!73 = !DILocation(line: 286, column: 16, scope: !72)
!74 = !DILocation(line: 286, column: 33, scope: !72)
!75 = !DILocation(line: 286, column: 26, scope: !72)
!76 = !DILocation(line: 286, column: 5, scope: !72)
!77 = distinct !DISubprogram(name: "id", scope: !26, file: !26, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!78 = !DILocation(line: 85, column: 23, scope: !77)
!79 = !DILocation(line: 85, column: 37, scope: !77)
!80 = distinct !DISubprogram(name: "tie<std::mutex, std::mutex>", scope: !81, file: !81, line: 1744, type: !11, scopeLine: 1745, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!81 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!82 = !DILocation(line: 1745, column: 35, scope: !80)
!83 = !DILocation(line: 1745, column: 14, scope: !80)
!84 = !DILocation(line: 1745, column: 7, scope: !80)
!85 = distinct !DISubprogram(name: "lock<std::mutex, std::mutex>", scope: !37, file: !37, line: 648, type: !11, scopeLine: 649, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!86 = !DILocation(line: 653, column: 18, scope: !85)
!87 = !DILocation(line: 654, column: 33, scope: !85)
!88 = !DILocation(line: 655, column: 9, scope: !85)
!89 = !DILocation(line: 655, column: 8, scope: !85)
!90 = !DILocation(line: 655, column: 29, scope: !85)
!91 = !DILocation(line: 655, column: 28, scope: !85)
!92 = !DILocation(line: 657, column: 8, scope: !85)
!93 = !DILocation(line: 658, column: 4, scope: !85)
!94 = !DILocation(line: 659, column: 14, scope: !85)
!95 = !DILocation(line: 659, column: 6, scope: !85)
!96 = !DILocation(line: 659, column: 23, scope: !85)
!97 = !DILocation(line: 660, column: 15, scope: !85)
!98 = !DILocation(line: 660, column: 11, scope: !85)
!99 = !DILocation(line: 660, column: 24, scope: !85)
!100 = !DILocation(line: 660, column: 28, scope: !85)
!101 = !DILocation(line: 660, column: 6, scope: !85)
!102 = !DILocation(line: 662, column: 22, scope: !85)
!103 = !DILocation(line: 662, column: 32, scope: !85)
!104 = !DILocation(line: 662, column: 30, scope: !85)
!105 = !DILocation(line: 662, column: 37, scope: !85)
!106 = !DILocation(line: 662, column: 13, scope: !85)
!107 = !DILocation(line: 663, column: 16, scope: !85)
!108 = !DILocation(line: 663, column: 8, scope: !85)
!109 = !DILocation(line: 663, column: 23, scope: !85)
!110 = !DILocation(line: 663, column: 7, scope: !85)
!111 = !DILocation(line: 665, column: 22, scope: !85)
!112 = !DILocation(line: 665, column: 16, scope: !85)
!113 = !DILocation(line: 665, column: 12, scope: !85)
!114 = !DILocation(line: 665, column: 27, scope: !85)
!115 = !DILocation(line: 665, column: 31, scope: !85)
!116 = !DILocation(line: 665, column: 7, scope: !85)
!117 = !DILocation(line: 666, column: 18, scope: !85)
!118 = !DILocation(line: 666, column: 28, scope: !85)
!119 = !DILocation(line: 666, column: 26, scope: !85)
!120 = !DILocation(line: 666, column: 32, scope: !85)
!121 = !DILocation(line: 666, column: 37, scope: !85)
!122 = !DILocation(line: 666, column: 9, scope: !85)
!123 = !DILocation(line: 666, column: 44, scope: !85)
!124 = !DILocation(line: 665, column: 37, scope: !85)
!125 = distinct !{!125, !116, !126, !127}
!126 = !DILocation(line: 666, column: 51, scope: !85)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !DILocation(line: 682, column: 5, scope: !85)
!129 = !DILocation(line: 675, column: 2, scope: !85)
!130 = !DILocation(line: 667, column: 17, scope: !85)
!131 = !DILocation(line: 667, column: 15, scope: !85)
!132 = !DILocation(line: 668, column: 7, scope: !85)
!133 = !DILocation(line: 670, column: 8, scope: !85)
!134 = !DILocation(line: 660, column: 35, scope: !85)
!135 = distinct !{!135, !101, !133, !127}
!136 = !DILocation(line: 671, column: 4, scope: !85)
!137 = !DILocation(line: 671, column: 22, scope: !85)
!138 = !DILocation(line: 671, column: 14, scope: !85)
!139 = !DILocation(line: 671, column: 31, scope: !85)
!140 = !DILocation(line: 671, column: 13, scope: !85)
!141 = distinct !{!141, !93, !142, !127}
!142 = !DILocation(line: 671, column: 42, scope: !85)
!143 = !DILocation(line: 673, column: 21, scope: !85)
!144 = !DILocation(line: 673, column: 19, scope: !85)
!145 = !DILocation(line: 673, column: 15, scope: !85)
!146 = !DILocation(line: 674, column: 6, scope: !85)
!147 = !DILocation(line: 674, column: 10, scope: !85)
!148 = !DILocation(line: 673, column: 4, scope: !85)
!149 = distinct !{!149, !148, !150}
!150 = !DILocation(line: 674, column: 18, scope: !85)
!151 = distinct !DISubprogram(name: "tuple<true, true>", scope: !81, file: !81, line: 1063, type: !11, scopeLine: 1065, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!152 = !DILocation(line: 1065, column: 27, scope: !151)
!153 = !DILocation(line: 1065, column: 15, scope: !151)
!154 = !DILocation(line: 1065, column: 21, scope: !151)
!155 = !DILocation(line: 1065, column: 4, scope: !151)
!156 = !DILocation(line: 1065, column: 29, scope: !151)
!157 = distinct !DISubprogram(name: "_Tuple_impl", scope: !81, file: !81, line: 283, type: !11, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!158 = !DILocation(line: 285, column: 7, scope: !157)
!159 = !DILocation(line: 284, column: 20, scope: !157)
!160 = !DILocation(line: 284, column: 9, scope: !157)
!161 = !DILocation(line: 284, column: 38, scope: !157)
!162 = !DILocation(line: 284, column: 32, scope: !157)
!163 = !DILocation(line: 285, column: 9, scope: !157)
!164 = distinct !DISubprogram(name: "_Tuple_impl", scope: !81, file: !81, line: 434, type: !11, scopeLine: 436, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!165 = !DILocation(line: 436, column: 7, scope: !164)
!166 = !DILocation(line: 435, column: 15, scope: !164)
!167 = !DILocation(line: 435, column: 9, scope: !164)
!168 = !DILocation(line: 436, column: 9, scope: !164)
!169 = distinct !DISubprogram(name: "_Head_base", scope: !81, file: !81, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!170 = !DILocation(line: 193, column: 9, scope: !169)
!171 = !DILocation(line: 193, column: 22, scope: !169)
!172 = !DILocation(line: 193, column: 29, scope: !169)
!173 = distinct !DISubprogram(name: "_Head_base", scope: !81, file: !81, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!174 = !DILocation(line: 193, column: 9, scope: !173)
!175 = !DILocation(line: 193, column: 22, scope: !173)
!176 = !DILocation(line: 193, column: 29, scope: !173)
!177 = distinct !DISubprogram(name: "unique_lock", scope: !178, file: !178, line: 73, type: !11, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!178 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!179 = !DILocation(line: 74, column: 9, scope: !177)
!180 = !DILocation(line: 74, column: 36, scope: !177)
!181 = !DILocation(line: 74, column: 19, scope: !177)
!182 = !DILocation(line: 74, column: 43, scope: !177)
!183 = !DILocation(line: 75, column: 9, scope: !177)
!184 = distinct !DISubprogram(name: "lock", scope: !178, file: !178, line: 131, type: !11, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!185 = !DILocation(line: 133, column: 7, scope: !184)
!186 = !DILocation(line: 133, column: 6, scope: !184)
!187 = !DILocation(line: 134, column: 4, scope: !184)
!188 = !DILocation(line: 135, column: 11, scope: !184)
!189 = !DILocation(line: 136, column: 4, scope: !184)
!190 = !DILocation(line: 139, column: 6, scope: !184)
!191 = !DILocation(line: 139, column: 17, scope: !184)
!192 = !DILocation(line: 140, column: 6, scope: !184)
!193 = !DILocation(line: 140, column: 14, scope: !184)
!194 = !DILocation(line: 142, column: 7, scope: !184)
!195 = distinct !DISubprogram(name: "try_lock", scope: !178, file: !178, line: 145, type: !11, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!196 = !DILocation(line: 147, column: 7, scope: !195)
!197 = !DILocation(line: 147, column: 6, scope: !195)
!198 = !DILocation(line: 148, column: 4, scope: !195)
!199 = !DILocation(line: 149, column: 11, scope: !195)
!200 = !DILocation(line: 150, column: 4, scope: !195)
!201 = !DILocation(line: 153, column: 16, scope: !195)
!202 = !DILocation(line: 153, column: 27, scope: !195)
!203 = !DILocation(line: 153, column: 6, scope: !195)
!204 = !DILocation(line: 153, column: 14, scope: !195)
!205 = !DILocation(line: 154, column: 13, scope: !195)
!206 = !DILocation(line: 154, column: 6, scope: !195)
!207 = distinct !DISubprogram(name: "unlock", scope: !178, file: !178, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!208 = !DILocation(line: 191, column: 7, scope: !207)
!209 = !DILocation(line: 191, column: 6, scope: !207)
!210 = !DILocation(line: 192, column: 4, scope: !207)
!211 = !DILocation(line: 193, column: 11, scope: !207)
!212 = !DILocation(line: 195, column: 6, scope: !207)
!213 = !DILocation(line: 195, column: 17, scope: !207)
!214 = !DILocation(line: 196, column: 6, scope: !207)
!215 = !DILocation(line: 196, column: 14, scope: !207)
!216 = !DILocation(line: 197, column: 4, scope: !207)
!217 = !DILocation(line: 198, column: 7, scope: !207)
!218 = distinct !DISubprogram(name: "owns_lock", scope: !178, file: !178, line: 217, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!219 = !DILocation(line: 218, column: 16, scope: !218)
!220 = !DILocation(line: 218, column: 9, scope: !218)
!221 = distinct !DISubprogram(name: "release", scope: !178, file: !178, line: 208, type: !11, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!222 = !DILocation(line: 210, column: 22, scope: !221)
!223 = !DILocation(line: 210, column: 14, scope: !221)
!224 = !DILocation(line: 211, column: 2, scope: !221)
!225 = !DILocation(line: 211, column: 12, scope: !221)
!226 = !DILocation(line: 212, column: 2, scope: !221)
!227 = !DILocation(line: 212, column: 10, scope: !221)
!228 = !DILocation(line: 213, column: 9, scope: !221)
!229 = !DILocation(line: 213, column: 2, scope: !221)
!230 = distinct !DISubprogram(name: "~unique_lock", scope: !178, file: !178, line: 101, type: !11, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!231 = !DILocation(line: 103, column: 6, scope: !230)
!232 = !DILocation(line: 104, column: 4, scope: !230)
!233 = !DILocation(line: 105, column: 7, scope: !230)
!234 = distinct !DISubprogram(name: "__addressof<std::mutex>", scope: !235, file: !235, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!235 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!236 = !DILocation(line: 50, column: 34, scope: !234)
!237 = !DILocation(line: 50, column: 7, scope: !234)
!238 = distinct !DISubprogram(name: "lock", scope: !239, file: !239, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!239 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!240 = !DILocation(line: 100, column: 39, scope: !238)
!241 = !DILocation(line: 100, column: 17, scope: !238)
!242 = !DILocation(line: 100, column: 11, scope: !238)
!243 = !DILocation(line: 103, column: 11, scope: !238)
!244 = !DILocation(line: 104, column: 23, scope: !238)
!245 = !DILocation(line: 104, column: 2, scope: !238)
!246 = !DILocation(line: 105, column: 5, scope: !238)
!247 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !248, file: !248, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!248 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!249 = !DILocation(line: 748, column: 7, scope: !247)
!250 = !DILocation(line: 749, column: 42, scope: !247)
!251 = !DILocation(line: 749, column: 12, scope: !247)
!252 = !DILocation(line: 749, column: 5, scope: !247)
!253 = !DILocation(line: 751, column: 5, scope: !247)
!254 = !DILocation(line: 752, column: 1, scope: !247)
!255 = distinct !DISubprogram(name: "__gthread_active_p", scope: !248, file: !248, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!256 = !DILocation(line: 302, column: 3, scope: !255)
!257 = distinct !DISubprogram(name: "try_lock", scope: !239, file: !239, line: 108, type: !11, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!258 = !DILocation(line: 111, column: 40, scope: !257)
!259 = !DILocation(line: 111, column: 15, scope: !257)
!260 = !DILocation(line: 111, column: 14, scope: !257)
!261 = !DILocation(line: 111, column: 7, scope: !257)
!262 = distinct !DISubprogram(name: "__gthread_mutex_trylock", scope: !248, file: !248, line: 755, type: !11, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!263 = !DILocation(line: 757, column: 7, scope: !262)
!264 = !DILocation(line: 758, column: 45, scope: !262)
!265 = !DILocation(line: 758, column: 12, scope: !262)
!266 = !DILocation(line: 758, column: 5, scope: !262)
!267 = !DILocation(line: 760, column: 5, scope: !262)
!268 = !DILocation(line: 761, column: 1, scope: !262)
!269 = distinct !DISubprogram(name: "unlock", scope: !239, file: !239, line: 115, type: !11, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!270 = !DILocation(line: 118, column: 31, scope: !269)
!271 = !DILocation(line: 118, column: 7, scope: !269)
!272 = !DILocation(line: 119, column: 5, scope: !269)
!273 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !248, file: !248, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!274 = !DILocation(line: 778, column: 7, scope: !273)
!275 = !DILocation(line: 779, column: 44, scope: !273)
!276 = !DILocation(line: 779, column: 12, scope: !273)
!277 = !DILocation(line: 779, column: 5, scope: !273)
!278 = !DILocation(line: 781, column: 5, scope: !273)
!279 = !DILocation(line: 782, column: 1, scope: !273)
!280 = distinct !DISubprogram(name: "apply<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20), std::tuple<std::mutex &, std::mutex &> &>", scope: !81, file: !81, line: 1858, type: !11, scopeLine: 1860, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!281 = !DILocation(line: 1863, column: 50, scope: !280)
!282 = !DILocation(line: 1863, column: 32, scope: !280)
!283 = !DILocation(line: 1864, column: 32, scope: !280)
!284 = !DILocation(line: 1864, column: 11, scope: !280)
!285 = !DILocation(line: 1863, column: 14, scope: !280)
!286 = !DILocation(line: 1863, column: 7, scope: !280)
!287 = distinct !DISubprogram(name: "__apply_impl<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20), std::tuple<std::mutex &, std::mutex &> &, 0UL, 1UL>", scope: !81, file: !81, line: 1850, type: !11, scopeLine: 1851, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!288 = !DILocation(line: 1852, column: 46, scope: !287)
!289 = !DILocation(line: 1852, column: 28, scope: !287)
!290 = !DILocation(line: 1853, column: 43, scope: !287)
!291 = !DILocation(line: 1853, column: 22, scope: !287)
!292 = !DILocation(line: 1853, column: 7, scope: !287)
!293 = !DILocation(line: 1852, column: 14, scope: !287)
!294 = !DILocation(line: 1852, column: 7, scope: !287)
!295 = distinct !DISubprogram(name: "forward<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20)>", scope: !235, file: !235, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!296 = !DILocation(line: 78, column: 33, scope: !295)
!297 = !DILocation(line: 78, column: 7, scope: !295)
!298 = distinct !DISubprogram(name: "forward<std::tuple<std::mutex &, std::mutex &> &>", scope: !235, file: !235, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!299 = !DILocation(line: 78, column: 33, scope: !298)
!300 = !DILocation(line: 78, column: 7, scope: !298)
!301 = distinct !DISubprogram(name: "__invoke<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20), std::mutex &, std::mutex &>", scope: !302, file: !302, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!302 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!303 = !DILocation(line: 96, column: 74, scope: !301)
!304 = !DILocation(line: 96, column: 50, scope: !301)
!305 = !DILocation(line: 97, column: 26, scope: !301)
!306 = !DILocation(line: 97, column: 6, scope: !301)
!307 = !DILocation(line: 96, column: 14, scope: !301)
!308 = !DILocation(line: 96, column: 7, scope: !301)
!309 = distinct !DISubprogram(name: "get<0UL, std::mutex &, std::mutex &>", scope: !81, file: !81, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!310 = !DILocation(line: 1381, column: 37, scope: !309)
!311 = !DILocation(line: 1381, column: 14, scope: !309)
!312 = !DILocation(line: 1381, column: 7, scope: !309)
!313 = distinct !DISubprogram(name: "get<1UL, std::mutex &, std::mutex &>", scope: !81, file: !81, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!314 = !DILocation(line: 1381, column: 37, scope: !313)
!315 = !DILocation(line: 1381, column: 14, scope: !313)
!316 = !DILocation(line: 1381, column: 7, scope: !313)
!317 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:703:20), std::mutex &, std::mutex &>", scope: !302, file: !302, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!318 = !DILocation(line: 61, column: 32, scope: !317)
!319 = !DILocation(line: 61, column: 14, scope: !317)
!320 = !DILocation(line: 61, column: 57, scope: !317)
!321 = !DILocation(line: 61, column: 37, scope: !317)
!322 = !DILocation(line: 61, column: 7, scope: !317)
!323 = distinct !DISubprogram(name: "forward<std::mutex &>", scope: !235, file: !235, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!324 = !DILocation(line: 78, column: 33, scope: !323)
!325 = !DILocation(line: 78, column: 7, scope: !323)
!326 = distinct !DISubprogram(name: "operator()<std::mutex, std::mutex>", scope: !37, file: !37, line: 703, type: !11, scopeLine: 703, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!327 = !DILocation(line: 703, column: 40, scope: !326)
!328 = !DILocation(line: 703, column: 44, scope: !326)
!329 = !DILocation(line: 703, column: 60, scope: !326)
!330 = distinct !DISubprogram(name: "__get_helper<0UL, std::mutex &, std::mutex &>", scope: !81, file: !81, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!331 = !DILocation(line: 1365, column: 57, scope: !330)
!332 = !DILocation(line: 1365, column: 14, scope: !330)
!333 = !DILocation(line: 1365, column: 7, scope: !330)
!334 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!335 = !DILocation(line: 268, column: 66, scope: !334)
!336 = !DILocation(line: 268, column: 51, scope: !334)
!337 = !DILocation(line: 268, column: 44, scope: !334)
!338 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!339 = !DILocation(line: 233, column: 50, scope: !338)
!340 = !DILocation(line: 233, column: 54, scope: !338)
!341 = !DILocation(line: 233, column: 43, scope: !338)
!342 = distinct !DISubprogram(name: "__get_helper<1UL, std::mutex &>", scope: !81, file: !81, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!343 = !DILocation(line: 1365, column: 57, scope: !342)
!344 = !DILocation(line: 1365, column: 14, scope: !342)
!345 = !DILocation(line: 1365, column: 7, scope: !342)
!346 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!347 = !DILocation(line: 424, column: 66, scope: !346)
!348 = !DILocation(line: 424, column: 51, scope: !346)
!349 = !DILocation(line: 424, column: 44, scope: !346)
!350 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!351 = !DILocation(line: 233, column: 50, scope: !350)
!352 = !DILocation(line: 233, column: 54, scope: !350)
!353 = !DILocation(line: 233, column: 43, scope: !350)
!354 = distinct !DISubprogram(name: "forward<(lambda at cpp-scoped-lock.cpp:14:16)>", scope: !235, file: !235, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!355 = !DILocation(line: 78, column: 33, scope: !354)
!356 = !DILocation(line: 78, column: 7, scope: !354)
!357 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-scoped-lock.cpp:14:16)>", scope: !26, file: !26, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!358 = !DILocation(line: 207, column: 4, scope: !357)
!359 = !DILocation(line: 205, column: 4, scope: !357)
!360 = !DILocation(line: 206, column: 6, scope: !357)
!361 = !DILocation(line: 206, column: 13, scope: !357)
!362 = !DILocation(line: 206, column: 35, scope: !357)
!363 = !DILocation(line: 206, column: 15, scope: !357)
!364 = !DILocation(line: 206, column: 14, scope: !357)
!365 = !DILocation(line: 207, column: 6, scope: !357)
!366 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !367, file: !367, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!367 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!368 = !DILocation(line: 310, column: 4, scope: !366)
!369 = !DILocation(line: 310, column: 9, scope: !366)
!370 = !DILocation(line: 311, column: 11, scope: !366)
!371 = distinct !DISubprogram(name: "~unique_ptr", scope: !367, file: !367, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!372 = !DILocation(line: 394, column: 16, scope: !371)
!373 = !DILocation(line: 394, column: 21, scope: !371)
!374 = !DILocation(line: 394, column: 8, scope: !371)
!375 = !DILocation(line: 395, column: 6, scope: !371)
!376 = !DILocation(line: 395, column: 12, scope: !371)
!377 = !DILocation(line: 396, column: 4, scope: !371)
!378 = !DILocation(line: 396, column: 28, scope: !371)
!379 = !DILocation(line: 396, column: 18, scope: !371)
!380 = !DILocation(line: 397, column: 2, scope: !371)
!381 = !DILocation(line: 397, column: 8, scope: !371)
!382 = !DILocation(line: 398, column: 7, scope: !371)
!383 = distinct !DISubprogram(name: "_State", scope: !26, file: !26, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!384 = !DILocation(line: 67, column: 12, scope: !383)
!385 = distinct !DISubprogram(name: "tuple<(lambda at cpp-scoped-lock.cpp:14:16), true, true>", scope: !81, file: !81, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!386 = !DILocation(line: 744, column: 56, scope: !385)
!387 = !DILocation(line: 744, column: 40, scope: !385)
!388 = !DILocation(line: 744, column: 15, scope: !385)
!389 = !DILocation(line: 744, column: 4, scope: !385)
!390 = !DILocation(line: 744, column: 58, scope: !385)
!391 = distinct !DISubprogram(name: "~_State_impl", scope: !26, file: !26, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!392 = !DILocation(line: 200, column: 14, scope: !391)
!393 = distinct !DISubprogram(name: "~_State_impl", scope: !26, file: !26, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!394 = !DILocation(line: 200, column: 14, scope: !393)
!395 = distinct !DISubprogram(name: "_M_run", scope: !26, file: !26, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!396 = !DILocation(line: 210, column: 13, scope: !395)
!397 = !DILocation(line: 210, column: 24, scope: !395)
!398 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-scoped-lock.cpp:14:16)>", scope: !81, file: !81, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!399 = !DILocation(line: 442, column: 2, scope: !398)
!400 = !DILocation(line: 441, column: 31, scope: !398)
!401 = !DILocation(line: 441, column: 10, scope: !398)
!402 = !DILocation(line: 441, column: 4, scope: !398)
!403 = !DILocation(line: 442, column: 4, scope: !398)
!404 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-scoped-lock.cpp:14:16)>", scope: !81, file: !81, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!405 = !DILocation(line: 91, column: 4, scope: !404)
!406 = !DILocation(line: 91, column: 38, scope: !404)
!407 = !DILocation(line: 91, column: 17, scope: !404)
!408 = !DILocation(line: 91, column: 46, scope: !404)
!409 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!410 = !DILocation(line: 259, column: 11, scope: !409)
!411 = !DILocation(line: 259, column: 4, scope: !409)
!412 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !26, file: !26, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!413 = !DILocation(line: 252, column: 52, scope: !412)
!414 = !DILocation(line: 252, column: 42, scope: !412)
!415 = !DILocation(line: 252, column: 27, scope: !412)
!416 = !DILocation(line: 252, column: 13, scope: !412)
!417 = !DILocation(line: 252, column: 6, scope: !412)
!418 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-scoped-lock.cpp:14:16)>", scope: !302, file: !302, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!419 = !DILocation(line: 96, column: 74, scope: !418)
!420 = !DILocation(line: 96, column: 50, scope: !418)
!421 = !DILocation(line: 96, column: 14, scope: !418)
!422 = !DILocation(line: 96, column: 7, scope: !418)
!423 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-scoped-lock.cpp:14:16)>", scope: !81, file: !81, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!424 = !DILocation(line: 1395, column: 66, scope: !423)
!425 = !DILocation(line: 1395, column: 43, scope: !423)
!426 = !DILocation(line: 1395, column: 14, scope: !423)
!427 = !DILocation(line: 1395, column: 7, scope: !423)
!428 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-scoped-lock.cpp:14:16)> &>", scope: !235, file: !235, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!429 = !DILocation(line: 105, column: 71, scope: !428)
!430 = !DILocation(line: 105, column: 7, scope: !428)
!431 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-scoped-lock.cpp:14:16)>", scope: !302, file: !302, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!432 = !DILocation(line: 61, column: 32, scope: !431)
!433 = !DILocation(line: 61, column: 14, scope: !431)
!434 = !DILocation(line: 61, column: 7, scope: !431)
!435 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!436 = !DILocation(line: 15, column: 20, scope: !435)
!437 = !DILocation(line: 16, column: 4, scope: !435)
!438 = !DILocation(line: 17, column: 2, scope: !435)
!439 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-scoped-lock.cpp:14:16)>", scope: !81, file: !81, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!440 = !DILocation(line: 1365, column: 57, scope: !439)
!441 = !DILocation(line: 1365, column: 14, scope: !439)
!442 = !DILocation(line: 1365, column: 7, scope: !439)
!443 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!444 = !DILocation(line: 424, column: 66, scope: !443)
!445 = !DILocation(line: 424, column: 51, scope: !443)
!446 = !DILocation(line: 424, column: 44, scope: !443)
!447 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!448 = !DILocation(line: 124, column: 50, scope: !447)
!449 = !DILocation(line: 124, column: 54, scope: !447)
!450 = !DILocation(line: 124, column: 43, scope: !447)
!451 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !367, file: !367, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!452 = !DILocation(line: 233, column: 40, scope: !451)
!453 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !367, file: !367, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!454 = !DILocation(line: 168, column: 38, scope: !453)
!455 = !DILocation(line: 168, column: 58, scope: !453)
!456 = !DILocation(line: 168, column: 47, scope: !453)
!457 = !DILocation(line: 168, column: 56, scope: !453)
!458 = !DILocation(line: 168, column: 63, scope: !453)
!459 = distinct !DISubprogram(name: "tuple<true, true>", scope: !81, file: !81, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!460 = !DILocation(line: 1051, column: 17, scope: !459)
!461 = !DILocation(line: 1051, column: 4, scope: !459)
!462 = !DILocation(line: 1051, column: 19, scope: !459)
!463 = distinct !DISubprogram(name: "_M_ptr", scope: !367, file: !367, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!464 = !DILocation(line: 189, column: 57, scope: !463)
!465 = !DILocation(line: 189, column: 45, scope: !463)
!466 = !DILocation(line: 189, column: 38, scope: !463)
!467 = distinct !DISubprogram(name: "_Tuple_impl", scope: !81, file: !81, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!468 = !DILocation(line: 280, column: 31, scope: !467)
!469 = !DILocation(line: 280, column: 9, scope: !467)
!470 = !DILocation(line: 280, column: 23, scope: !467)
!471 = !DILocation(line: 280, column: 33, scope: !467)
!472 = distinct !DISubprogram(name: "_Tuple_impl", scope: !81, file: !81, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!473 = !DILocation(line: 431, column: 17, scope: !472)
!474 = !DILocation(line: 431, column: 9, scope: !472)
!475 = !DILocation(line: 431, column: 19, scope: !472)
!476 = distinct !DISubprogram(name: "_Head_base", scope: !81, file: !81, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!477 = !DILocation(line: 190, column: 9, scope: !476)
!478 = !DILocation(line: 190, column: 26, scope: !476)
!479 = distinct !DISubprogram(name: "_Head_base", scope: !81, file: !81, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!480 = !DILocation(line: 81, column: 9, scope: !479)
!481 = !DILocation(line: 81, column: 26, scope: !479)
!482 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !81, file: !81, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!483 = !DILocation(line: 1381, column: 37, scope: !482)
!484 = !DILocation(line: 1381, column: 14, scope: !482)
!485 = !DILocation(line: 1381, column: 7, scope: !482)
!486 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !81, file: !81, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!487 = !DILocation(line: 1365, column: 57, scope: !486)
!488 = !DILocation(line: 1365, column: 14, scope: !486)
!489 = !DILocation(line: 1365, column: 7, scope: !486)
!490 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!491 = !DILocation(line: 268, column: 66, scope: !490)
!492 = !DILocation(line: 268, column: 51, scope: !490)
!493 = !DILocation(line: 268, column: 44, scope: !490)
!494 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!495 = !DILocation(line: 233, column: 50, scope: !494)
!496 = !DILocation(line: 233, column: 54, scope: !494)
!497 = !DILocation(line: 233, column: 43, scope: !494)
!498 = distinct !DISubprogram(name: "get_deleter", scope: !367, file: !367, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!499 = !DILocation(line: 468, column: 16, scope: !498)
!500 = !DILocation(line: 468, column: 21, scope: !498)
!501 = !DILocation(line: 468, column: 9, scope: !498)
!502 = distinct !DISubprogram(name: "operator()", scope: !367, file: !367, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!503 = !DILocation(line: 95, column: 9, scope: !502)
!504 = !DILocation(line: 95, column: 2, scope: !502)
!505 = !DILocation(line: 96, column: 7, scope: !502)
!506 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !235, file: !235, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!507 = !DILocation(line: 105, column: 71, scope: !506)
!508 = !DILocation(line: 105, column: 7, scope: !506)
!509 = distinct !DISubprogram(name: "_M_deleter", scope: !367, file: !367, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!510 = !DILocation(line: 193, column: 61, scope: !509)
!511 = !DILocation(line: 193, column: 49, scope: !509)
!512 = !DILocation(line: 193, column: 42, scope: !509)
!513 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !81, file: !81, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!514 = !DILocation(line: 1381, column: 37, scope: !513)
!515 = !DILocation(line: 1381, column: 14, scope: !513)
!516 = !DILocation(line: 1381, column: 7, scope: !513)
!517 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !81, file: !81, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!518 = !DILocation(line: 1365, column: 57, scope: !517)
!519 = !DILocation(line: 1365, column: 14, scope: !517)
!520 = !DILocation(line: 1365, column: 7, scope: !517)
!521 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!522 = !DILocation(line: 424, column: 66, scope: !521)
!523 = !DILocation(line: 424, column: 51, scope: !521)
!524 = !DILocation(line: 424, column: 44, scope: !521)
!525 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!526 = !DILocation(line: 124, column: 50, scope: !525)
!527 = !DILocation(line: 124, column: 54, scope: !525)
!528 = !DILocation(line: 124, column: 43, scope: !525)
!529 = distinct !DISubprogram(name: "forward<(lambda at cpp-scoped-lock.cpp:23:16)>", scope: !235, file: !235, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!530 = !DILocation(line: 78, column: 33, scope: !529)
!531 = !DILocation(line: 78, column: 7, scope: !529)
!532 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-scoped-lock.cpp:23:16)>", scope: !26, file: !26, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!533 = !DILocation(line: 207, column: 4, scope: !532)
!534 = !DILocation(line: 205, column: 4, scope: !532)
!535 = !DILocation(line: 206, column: 6, scope: !532)
!536 = !DILocation(line: 206, column: 13, scope: !532)
!537 = !DILocation(line: 206, column: 35, scope: !532)
!538 = !DILocation(line: 206, column: 15, scope: !532)
!539 = !DILocation(line: 206, column: 14, scope: !532)
!540 = !DILocation(line: 207, column: 6, scope: !532)
!541 = distinct !DISubprogram(name: "tuple<(lambda at cpp-scoped-lock.cpp:23:16), true, true>", scope: !81, file: !81, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!542 = !DILocation(line: 744, column: 56, scope: !541)
!543 = !DILocation(line: 744, column: 40, scope: !541)
!544 = !DILocation(line: 744, column: 15, scope: !541)
!545 = !DILocation(line: 744, column: 4, scope: !541)
!546 = !DILocation(line: 744, column: 58, scope: !541)
!547 = distinct !DISubprogram(name: "~_State_impl", scope: !26, file: !26, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!548 = !DILocation(line: 200, column: 14, scope: !547)
!549 = distinct !DISubprogram(name: "~_State_impl", scope: !26, file: !26, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!550 = !DILocation(line: 200, column: 14, scope: !549)
!551 = distinct !DISubprogram(name: "_M_run", scope: !26, file: !26, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!552 = !DILocation(line: 210, column: 13, scope: !551)
!553 = !DILocation(line: 210, column: 24, scope: !551)
!554 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-scoped-lock.cpp:23:16)>", scope: !81, file: !81, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!555 = !DILocation(line: 442, column: 2, scope: !554)
!556 = !DILocation(line: 441, column: 31, scope: !554)
!557 = !DILocation(line: 441, column: 10, scope: !554)
!558 = !DILocation(line: 441, column: 4, scope: !554)
!559 = !DILocation(line: 442, column: 4, scope: !554)
!560 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-scoped-lock.cpp:23:16)>", scope: !81, file: !81, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!561 = !DILocation(line: 91, column: 4, scope: !560)
!562 = !DILocation(line: 91, column: 38, scope: !560)
!563 = !DILocation(line: 91, column: 17, scope: !560)
!564 = !DILocation(line: 91, column: 46, scope: !560)
!565 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!566 = !DILocation(line: 259, column: 11, scope: !565)
!567 = !DILocation(line: 259, column: 4, scope: !565)
!568 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !26, file: !26, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!569 = !DILocation(line: 252, column: 52, scope: !568)
!570 = !DILocation(line: 252, column: 42, scope: !568)
!571 = !DILocation(line: 252, column: 27, scope: !568)
!572 = !DILocation(line: 252, column: 13, scope: !568)
!573 = !DILocation(line: 252, column: 6, scope: !568)
!574 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-scoped-lock.cpp:23:16)>", scope: !302, file: !302, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!575 = !DILocation(line: 96, column: 74, scope: !574)
!576 = !DILocation(line: 96, column: 50, scope: !574)
!577 = !DILocation(line: 96, column: 14, scope: !574)
!578 = !DILocation(line: 96, column: 7, scope: !574)
!579 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-scoped-lock.cpp:23:16)>", scope: !81, file: !81, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!580 = !DILocation(line: 1395, column: 66, scope: !579)
!581 = !DILocation(line: 1395, column: 43, scope: !579)
!582 = !DILocation(line: 1395, column: 14, scope: !579)
!583 = !DILocation(line: 1395, column: 7, scope: !579)
!584 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-scoped-lock.cpp:23:16)> &>", scope: !235, file: !235, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!585 = !DILocation(line: 105, column: 71, scope: !584)
!586 = !DILocation(line: 105, column: 7, scope: !584)
!587 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-scoped-lock.cpp:23:16)>", scope: !302, file: !302, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!588 = !DILocation(line: 61, column: 32, scope: !587)
!589 = !DILocation(line: 61, column: 14, scope: !587)
!590 = !DILocation(line: 61, column: 7, scope: !587)
!591 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!592 = !DILocation(line: 24, column: 31, scope: !591)
!593 = !DILocation(line: 25, column: 31, scope: !591)
!594 = !DILocation(line: 26, column: 4, scope: !591)
!595 = !DILocation(line: 27, column: 2, scope: !591)
!596 = distinct !DISubprogram(name: "lock_guard", scope: !239, file: !239, line: 228, type: !11, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!597 = !DILocation(line: 228, column: 46, scope: !596)
!598 = !DILocation(line: 228, column: 56, scope: !596)
!599 = !DILocation(line: 229, column: 9, scope: !596)
!600 = !DILocation(line: 229, column: 19, scope: !596)
!601 = !DILocation(line: 229, column: 27, scope: !596)
!602 = distinct !DISubprogram(name: "~lock_guard", scope: !239, file: !239, line: 234, type: !11, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!603 = !DILocation(line: 235, column: 9, scope: !602)
!604 = !DILocation(line: 235, column: 19, scope: !602)
!605 = !DILocation(line: 235, column: 29, scope: !602)
!606 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-scoped-lock.cpp:23:16)>", scope: !81, file: !81, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!607 = !DILocation(line: 1365, column: 57, scope: !606)
!608 = !DILocation(line: 1365, column: 14, scope: !606)
!609 = !DILocation(line: 1365, column: 7, scope: !606)
!610 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!611 = !DILocation(line: 424, column: 66, scope: !610)
!612 = !DILocation(line: 424, column: 51, scope: !610)
!613 = !DILocation(line: 424, column: 44, scope: !610)
!614 = distinct !DISubprogram(name: "_M_head", scope: !81, file: !81, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!615 = !DILocation(line: 124, column: 50, scope: !614)
!616 = !DILocation(line: 124, column: 54, scope: !614)
!617 = !DILocation(line: 124, column: 43, scope: !614)
