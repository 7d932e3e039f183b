; ModuleID = 'cpp-thread.cpp'
source_filename = "cpp-thread.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::__atomic_base" = type { i32 }
%struct.Counter = type { %"struct.std::atomic" }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::reference_wrapper" = type { %struct.Counter* }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.8" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Tuple_impl.5", %"struct.std::_Head_base.7" }
%"struct.std::_Tuple_impl.5" = type { %"struct.std::_Head_base.6" }
%"struct.std::_Head_base.6" = type { i32 }
%"struct.std::_Head_base.7" = type { %struct.Counter* }
%"struct.std::_Head_base.8" = type { { i64, i64 } }
%"struct.std::thread::_State_impl.9" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker.10" }
%"struct.std::thread::_Invoker.10" = type { %"class.std::tuple.11" }
%"class.std::tuple.11" = type { %"struct.std::_Tuple_impl.12" }
%"struct.std::_Tuple_impl.12" = type { %"struct.std::_Tuple_impl.13", %"struct.std::_Head_base.15" }
%"struct.std::_Tuple_impl.13" = type { %"struct.std::_Head_base.14" }
%"struct.std::_Head_base.14" = type { %"class.std::reference_wrapper" }
%"struct.std::_Head_base.15" = type { void (%struct.Counter*)* }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_memfun_deref" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }
%"struct.std::_Reference_wrapper_base_memfun" = type { i8 }
%"struct.std::_Index_tuple.16" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }

$_ZN7CounterC2Ev = comdat any

$_ZN7Counter3addEi = comdat any

$_ZNSt6threadC2IM7CounterFviEJPS1_iEvEEOT_DpOT0_ = comdat any

$_ZSt3refI7CounterESt17reference_wrapperIT_ERS2_ = comdat any

$_ZNSt6threadC2IRFvR7CounterEJSt17reference_wrapperIS1_EEvEEOT_DpOT0_ = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt6atomicIiEC2Ei = comdat any

$_ZNSt13__atomic_baseIiEC2Ei = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt7forwardIM7CounterFviEEOT_RNSt16remove_referenceIS3_E4typeE = comdat any

$_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEC2IJS5_S6_iEEEDpOT_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt5tupleIJM7CounterFviEPS0_iEEC2IJS2_S3_iELb1ELb1EEEDpOT_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEE6_M_runEv = comdat any

$_ZNSt11_Tuple_implILm0EJM7CounterFviEPS0_iEEC2IS2_JS3_iEvEEOT_DpOT0_ = comdat any

$__clang_call_terminate = comdat any

$_ZNSt11_Tuple_implILm1EJP7CounteriEEC2IS1_JiEvEEOT_DpOT0_ = comdat any

$_ZNSt10_Head_baseILm0EM7CounterFviELb0EEC2IS2_EEOT_ = comdat any

$_ZNSt11_Tuple_implILm2EJiEEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm1EP7CounterLb0EEC2IS1_EEOT_ = comdat any

$_ZNSt10_Head_baseILm2EiLb0EEC2IiEEOT_ = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJM7CounterFviEPS2_iEEEclEv = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJM7CounterFviEPS2_iEEE9_M_invokeIJLm0ELm1ELm2EEEEvSt12_Index_tupleIJXspT_EEE = comdat any

$_ZSt8__invokeIM7CounterFviEJPS0_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_ = comdat any

$_ZSt3getILm0EJM7CounterFviEPS0_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_ = comdat any

$_ZSt4moveIRSt5tupleIJM7CounterFviEPS1_iEEEONSt16remove_referenceIT_E4typeEOS8_ = comdat any

$_ZSt3getILm1EJM7CounterFviEPS0_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_ = comdat any

$_ZSt3getILm2EJM7CounterFviEPS0_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_ = comdat any

$_ZSt13__invoke_implIvM7CounterFviEPS0_JiEET_St21__invoke_memfun_derefOT0_OT1_DpOT2_ = comdat any

$_ZSt12__get_helperILm0EM7CounterFviEJPS0_iEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJM7CounterFviEPS0_iEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm0EM7CounterFviELb0EE7_M_headERS3_ = comdat any

$_ZSt12__get_helperILm1EP7CounterJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJP7CounteriEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm1EP7CounterLb0EE7_M_headERS2_ = comdat any

$_ZSt12__get_helperILm2EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm2EJiEE7_M_headERS0_ = comdat any

$_ZNSt10_Head_baseILm2EiLb0EE7_M_headERS0_ = comdat any

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

$_ZNSt17reference_wrapperI7CounterEC2IRS0_vPS0_EEOT_ = comdat any

$_ZNSt17reference_wrapperI7CounterE6_S_funERS0_ = comdat any

$_ZSt7forwardIR7CounterEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt11__addressofI7CounterEPT_RS1_ = comdat any

$_ZSt7forwardIRFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE = comdat any

$_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEC2IJRS5_S8_EEEDpOT_ = comdat any

$_ZNSt5tupleIJPFvR7CounterESt17reference_wrapperIS0_EEEC2IRS2_S5_Lb1EEEOT_OT0_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEE6_M_runEv = comdat any

$_ZNSt11_Tuple_implILm0EJPFvR7CounterESt17reference_wrapperIS0_EEEC2IRS2_JS5_EvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7CounterEEEC2IS2_EEOT_ = comdat any

$_ZNSt10_Head_baseILm0EPFvR7CounterELb0EEC2ERKS3_ = comdat any

$_ZNSt10_Head_baseILm1ESt17reference_wrapperI7CounterELb0EEC2IS2_EEOT_ = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS2_EEEEclEv = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS2_EEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE = comdat any

$_ZSt8__invokeIPFvR7CounterEJSt17reference_wrapperIS0_EEENSt15__invoke_resultIT_JDpT0_EE4typeEOS7_DpOS8_ = comdat any

$_ZSt3getILm0EJPFvR7CounterESt17reference_wrapperIS0_EEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_ = comdat any

$_ZSt4moveIRSt5tupleIJPFvR7CounterESt17reference_wrapperIS1_EEEEONSt16remove_referenceIT_E4typeEOSA_ = comdat any

$_ZSt3getILm1EJPFvR7CounterESt17reference_wrapperIS0_EEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_ = comdat any

$_ZSt13__invoke_implIvPFvR7CounterEJSt17reference_wrapperIS0_EEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt7forwardIPFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE = comdat any

$_ZNKSt17reference_wrapperI7CounterEcvRS0_Ev = comdat any

$_ZNKSt17reference_wrapperI7CounterE3getEv = comdat any

$_ZSt12__get_helperILm0EPFvR7CounterEJSt17reference_wrapperIS0_EEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPFvR7CounterESt17reference_wrapperIS0_EEE7_M_headERS6_ = comdat any

$_ZNSt10_Head_baseILm0EPFvR7CounterELb0EE7_M_headERS4_ = comdat any

$_ZSt12__get_helperILm1ESt17reference_wrapperI7CounterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7CounterEEE7_M_headERS3_ = comdat any

$_ZNSt10_Head_baseILm1ESt17reference_wrapperI7CounterELb0EE7_M_headERS3_ = comdat any

$_ZStanSt12memory_orderSt23__memory_order_modifier = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = comdat any

@.str = private unnamed_addr constant [16 x i8] c"c.n.load() == 3\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp-thread.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = linkonce_odr dso_local constant [72 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant i8*
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([72 x i8], [72 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.9"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.9"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.9"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = linkonce_odr dso_local constant [93 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE\00", comdat, align 1
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([93 x i8], [93 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca %"struct.std::__atomic_base"*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Counter, align 4
  %7 = alloca %"class.std::thread", align 8
  %8 = alloca { i64, i64 }, align 8
  %9 = alloca %struct.Counter*, align 8
  %10 = alloca i32, align 4
  %11 = alloca %"class.std::thread", align 8
  %12 = alloca %"class.std::reference_wrapper", align 8
  %13 = alloca i8*, align 8
  %14 = alloca i32, align 4
  store i32 0, i32* %5, align 4
  call void @_ZN7CounterC2Ev(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %6) #12, !dbg !13
  store { i64, i64 } { i64 ptrtoint (void (%struct.Counter*, i32)* @_ZN7Counter3addEi to i64), i64 0 }, { i64, i64 }* %8, align 8, !dbg !14
  store %struct.Counter* %6, %struct.Counter** %9, align 8, !dbg !15
  store i32 1, i32* %10, align 4, !dbg !16
  call void @_ZNSt6threadC2IM7CounterFviEJPS1_iEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %8, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %9, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !17
  %15 = call %struct.Counter* @_ZSt3refI7CounterESt17reference_wrapperIT_ERS2_(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %6) #12, !dbg !18
  %16 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %12, i32 0, i32 0, !dbg !18
  store %struct.Counter* %15, %struct.Counter** %16, align 8, !dbg !18
  invoke void @_ZNSt6threadC2IRFvR7CounterEJSt17reference_wrapperIS1_EEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %11, void (%struct.Counter*)* noundef nonnull @_ZL5twiceR7Counter, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %12)
          to label %17 unwind label %42, !dbg !19

17:                                               ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7)
          to label %18 unwind label %46, !dbg !20

18:                                               ; preds = %17
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %11)
          to label %19 unwind label %46, !dbg !21

19:                                               ; preds = %18
  %20 = getelementptr inbounds %struct.Counter, %struct.Counter* %6, i32 0, i32 0, !dbg !22
  %21 = bitcast %"struct.std::atomic"* %20 to %"struct.std::__atomic_base"*, !dbg !22
  store %"struct.std::__atomic_base"* %21, %"struct.std::__atomic_base"** %1, align 8
  store i32 5, i32* %2, align 4
  %22 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %1, align 8
  %23 = load i32, i32* %2, align 4, !dbg !23
  %24 = invoke noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %23, i32 noundef 65535)
          to label %25 unwind label %34, !dbg !27

25:                                               ; preds = %19
  store i32 %24, i32* %3, align 4, !dbg !28
  %26 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %22, i32 0, i32 0, !dbg !29
  %27 = load i32, i32* %2, align 4, !dbg !30
  switch i32 %27, label %28 [
    i32 1, label %30
    i32 2, label %30
    i32 5, label %32
  ], !dbg !31

28:                                               ; preds = %25
  %29 = load atomic i32, i32* %26 monotonic, align 4, !dbg !31
  store i32 %29, i32* %4, align 4, !dbg !31
  br label %37, !dbg !31

30:                                               ; preds = %25, %25
  %31 = load atomic i32, i32* %26 acquire, align 4, !dbg !31
  store i32 %31, i32* %4, align 4, !dbg !31
  br label %37, !dbg !31

32:                                               ; preds = %25
  %33 = load atomic i32, i32* %26 seq_cst, align 4, !dbg !31
  store i32 %33, i32* %4, align 4, !dbg !31
  br label %37, !dbg !31

34:                                               ; preds = %19
  %35 = landingpad { i8*, i32 }
          catch i8* null, !dbg !27
  %36 = extractvalue { i8*, i32 } %35, 0, !dbg !27
  call void @__clang_call_terminate(i8* %36) #13, !dbg !27
  unreachable, !dbg !27

37:                                               ; preds = %28, %30, %32
  %38 = load i32, i32* %4, align 4, !dbg !31
  %39 = icmp eq i32 %38, 3, !dbg !22
  br i1 %39, label %40, label %41, !dbg !22

40:                                               ; preds = %37
  br label %51, !dbg !22

41:                                               ; preds = %37
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !22
  unreachable, !dbg !22

42:                                               ; preds = %0
  %43 = landingpad { i8*, i32 }
          cleanup, !dbg !32
  %44 = extractvalue { i8*, i32 } %43, 0, !dbg !32
  store i8* %44, i8** %13, align 8, !dbg !32
  %45 = extractvalue { i8*, i32 } %43, 1, !dbg !32
  store i32 %45, i32* %14, align 4, !dbg !32
  br label %53, !dbg !32

46:                                               ; preds = %18, %17
  %47 = landingpad { i8*, i32 }
          cleanup, !dbg !32
  %48 = extractvalue { i8*, i32 } %47, 0, !dbg !32
  store i8* %48, i8** %13, align 8, !dbg !32
  %49 = extractvalue { i8*, i32 } %47, 1, !dbg !32
  store i32 %49, i32* %14, align 4, !dbg !32
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %11) #12, !dbg !32
  br label %53, !dbg !32

50:                                               ; No predecessors!
  br label %51, !dbg !22

51:                                               ; preds = %50, %40
  store i32 0, i32* %5, align 4, !dbg !33
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %11) #12, !dbg !32
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !32
  %52 = load i32, i32* %5, align 4, !dbg !32
  ret i32 %52, !dbg !32

53:                                               ; preds = %46, %42
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !32
  br label %54, !dbg !32

54:                                               ; preds = %53
  %55 = load i8*, i8** %13, align 8, !dbg !32
  %56 = load i32, i32* %14, align 4, !dbg !32
  %57 = insertvalue { i8*, i32 } undef, i8* %55, 0, !dbg !32
  %58 = insertvalue { i8*, i32 } %57, i32 %56, 1, !dbg !32
  resume { i8*, i32 } %58, !dbg !32
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7CounterC2Ev(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #1 comdat align 2 !dbg !34 {
  %2 = alloca %struct.Counter*, align 8
  store %struct.Counter* %0, %struct.Counter** %2, align 8
  %3 = load %struct.Counter*, %struct.Counter** %2, align 8
  %4 = getelementptr inbounds %struct.Counter, %struct.Counter* %3, i32 0, i32 0, !dbg !35
  call void @_ZNSt6atomicIiEC2Ei(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %4, i32 noundef 0) #12, !dbg !36
  ret void, !dbg !37
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7Counter3addEi(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #2 comdat align 2 !dbg !38 {
  %3 = alloca %"struct.std::__atomic_base"*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Counter*, align 8
  %9 = alloca i32, align 4
  store %struct.Counter* %0, %struct.Counter** %8, align 8
  store i32 %1, i32* %9, align 4
  %10 = load %struct.Counter*, %struct.Counter** %8, align 8
  %11 = getelementptr inbounds %struct.Counter, %struct.Counter* %10, i32 0, i32 0, !dbg !39
  %12 = bitcast %"struct.std::atomic"* %11 to %"struct.std::__atomic_base"*, !dbg !39
  %13 = load i32, i32* %9, align 4, !dbg !40
  store %"struct.std::__atomic_base"* %12, %"struct.std::__atomic_base"** %3, align 8
  store i32 %13, i32* %4, align 4
  store i32 0, i32* %5, align 4
  %14 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %3, align 8
  %15 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %14, i32 0, i32 0, !dbg !41
  %16 = load i32, i32* %5, align 4, !dbg !44
  %17 = load i32, i32* %4, align 4, !dbg !45
  store i32 %17, i32* %6, align 4, !dbg !46
  switch i32 %16, label %18 [
    i32 1, label %21
    i32 2, label %21
    i32 3, label %24
    i32 4, label %27
    i32 5, label %30
  ], !dbg !46

18:                                               ; preds = %2
  %19 = load i32, i32* %6, align 4, !dbg !46
  %20 = atomicrmw add i32* %15, i32 %19 monotonic, align 4, !dbg !46
  store i32 %20, i32* %7, align 4, !dbg !46
  br label %33, !dbg !46

21:                                               ; preds = %2, %2
  %22 = load i32, i32* %6, align 4, !dbg !46
  %23 = atomicrmw add i32* %15, i32 %22 acquire, align 4, !dbg !46
  store i32 %23, i32* %7, align 4, !dbg !46
  br label %33, !dbg !46

24:                                               ; preds = %2
  %25 = load i32, i32* %6, align 4, !dbg !46
  %26 = atomicrmw add i32* %15, i32 %25 release, align 4, !dbg !46
  store i32 %26, i32* %7, align 4, !dbg !46
  br label %33, !dbg !46

27:                                               ; preds = %2
  %28 = load i32, i32* %6, align 4, !dbg !46
  %29 = atomicrmw add i32* %15, i32 %28 acq_rel, align 4, !dbg !46
  store i32 %29, i32* %7, align 4, !dbg !46
  br label %33, !dbg !46

30:                                               ; preds = %2
  %31 = load i32, i32* %6, align 4, !dbg !46
  %32 = atomicrmw add i32* %15, i32 %31 seq_cst, align 4, !dbg !46
  store i32 %32, i32* %7, align 4, !dbg !46
  br label %33, !dbg !46

33:                                               ; preds = %18, %21, %24, %27, %30
  %34 = load i32, i32* %7, align 4, !dbg !46
  ret void, !dbg !47
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IM7CounterFviEJPS1_iEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %1, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %2, i32* noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !48 {
  %5 = alloca %"class.std::thread"*, align 8
  %6 = alloca { i64, i64 }*, align 8
  %7 = alloca %struct.Counter**, align 8
  %8 = alloca i32*, align 8
  %9 = alloca i8*, align 8
  %10 = alloca %"class.std::unique_ptr", align 8
  %11 = alloca i8*, align 8
  %12 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %5, align 8
  store { i64, i64 }* %1, { i64, i64 }** %6, align 8
  store %struct.Counter** %2, %struct.Counter*** %7, align 8
  store i32* %3, i32** %8, align 8
  %13 = load %"class.std::thread"*, %"class.std::thread"** %5, align 8
  %14 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %13, i32 0, i32 0, !dbg !50
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %14) #12, !dbg !50
  store i8* null, i8** %9, align 8, !dbg !51
  %15 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 40) #14, !dbg !52
  %16 = bitcast i8* %15 to %"struct.std::thread::_State_impl"*, !dbg !52
  %17 = load { i64, i64 }*, { i64, i64 }** %6, align 8, !dbg !53
  %18 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt7forwardIM7CounterFviEEOT_RNSt16remove_referenceIS3_E4typeE({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %17) #12, !dbg !54
  %19 = load %struct.Counter**, %struct.Counter*** %7, align 8, !dbg !55
  %20 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %19) #12, !dbg !56
  %21 = load i32*, i32** %8, align 8, !dbg !55
  %22 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %21) #12, !dbg !56
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEC2IJS5_S6_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %16, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %18, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %20, i32* noundef nonnull align 4 dereferenceable(4) %22)
          to label %23 unwind label %26, !dbg !57

23:                                               ; preds = %4
  %24 = bitcast %"struct.std::thread::_State_impl"* %16 to %"struct.std::thread::_State"*, !dbg !52
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %10, %"struct.std::thread::_State"* noundef %24) #12, !dbg !58
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %13, %"class.std::unique_ptr"* noundef %10, void ()* noundef null)
          to label %25 unwind label %30, !dbg !59

25:                                               ; preds = %23
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %10) #12, !dbg !59
  ret void, !dbg !60

26:                                               ; preds = %4
  %27 = landingpad { i8*, i32 }
          cleanup, !dbg !60
  %28 = extractvalue { i8*, i32 } %27, 0, !dbg !60
  store i8* %28, i8** %11, align 8, !dbg !60
  %29 = extractvalue { i8*, i32 } %27, 1, !dbg !60
  store i32 %29, i32* %12, align 4, !dbg !60
  call void @_ZdlPv(i8* noundef %15) #15, !dbg !52
  br label %34, !dbg !52

30:                                               ; preds = %23
  %31 = landingpad { i8*, i32 }
          cleanup, !dbg !60
  %32 = extractvalue { i8*, i32 } %31, 0, !dbg !60
  store i8* %32, i8** %11, align 8, !dbg !60
  %33 = extractvalue { i8*, i32 } %31, 1, !dbg !60
  store i32 %33, i32* %12, align 4, !dbg !60
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %10) #12, !dbg !59
  br label %34, !dbg !59

34:                                               ; preds = %30, %26
  %35 = load i8*, i8** %11, align 8, !dbg !52
  %36 = load i32, i32* %12, align 4, !dbg !52
  %37 = insertvalue { i8*, i32 } undef, i8* %35, 0, !dbg !52
  %38 = insertvalue { i8*, i32 } %37, i32 %36, 1, !dbg !52
  resume { i8*, i32 } %38, !dbg !52
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @_ZL5twiceR7Counter(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %0) #2 !dbg !61 {
  %2 = alloca %struct.Counter*, align 8
  store %struct.Counter* %0, %struct.Counter** %2, align 8
  %3 = load %struct.Counter*, %struct.Counter** %2, align 8, !dbg !62
  call void @_ZN7Counter3addEi(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %3, i32 noundef 2), !dbg !63
  ret void, !dbg !64
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local %struct.Counter* @_ZSt3refI7CounterESt17reference_wrapperIT_ERS2_(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat !dbg !65 {
  %2 = alloca %"class.std::reference_wrapper", align 8
  %3 = alloca %struct.Counter*, align 8
  store %struct.Counter* %0, %struct.Counter** %3, align 8
  %4 = load %struct.Counter*, %struct.Counter** %3, align 8, !dbg !67
  call void @_ZNSt17reference_wrapperI7CounterEC2IRS0_vPS0_EEOT_(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2, %struct.Counter* noundef nonnull align 4 dereferenceable(4) %4) #12, !dbg !68
  %5 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %2, i32 0, i32 0, !dbg !69
  %6 = load %struct.Counter*, %struct.Counter** %5, align 8, !dbg !69
  ret %struct.Counter* %6, !dbg !69
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFvR7CounterEJSt17reference_wrapperIS1_EEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, void (%struct.Counter*)* noundef nonnull %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !70 {
  %4 = alloca %"class.std::thread"*, align 8
  %5 = alloca void (%struct.Counter*)*, align 8
  %6 = alloca %"class.std::reference_wrapper"*, align 8
  %7 = alloca i8*, align 8
  %8 = alloca %"class.std::unique_ptr", align 8
  %9 = alloca i8*, align 8
  %10 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %4, align 8
  store void (%struct.Counter*)* %1, void (%struct.Counter*)** %5, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %6, align 8
  %11 = load %"class.std::thread"*, %"class.std::thread"** %4, align 8
  %12 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %11, i32 0, i32 0, !dbg !71
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %12) #12, !dbg !71
  store i8* null, i8** %7, align 8, !dbg !72
  %13 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 24) #14, !dbg !73
  %14 = bitcast i8* %13 to %"struct.std::thread::_State_impl.9"*, !dbg !73
  %15 = load void (%struct.Counter*)*, void (%struct.Counter*)** %5, align 8, !dbg !74
  %16 = call noundef nonnull void (%struct.Counter*)* @_ZSt7forwardIRFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Counter*)* noundef nonnull %15) #12, !dbg !75
  %17 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %6, align 8, !dbg !76
  %18 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %17) #12, !dbg !77
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEC2IJRS5_S8_EEEDpOT_(%"struct.std::thread::_State_impl.9"* noundef nonnull align 8 dereferenceable(24) %14, void (%struct.Counter*)* noundef nonnull %16, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %18)
          to label %19 unwind label %22, !dbg !78

19:                                               ; preds = %3
  %20 = bitcast %"struct.std::thread::_State_impl.9"* %14 to %"struct.std::thread::_State"*, !dbg !73
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8, %"struct.std::thread::_State"* noundef %20) #12, !dbg !79
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %11, %"class.std::unique_ptr"* noundef %8, void ()* noundef null)
          to label %21 unwind label %26, !dbg !80

21:                                               ; preds = %19
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #12, !dbg !80
  ret void, !dbg !81

22:                                               ; preds = %3
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !81
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !81
  store i8* %24, i8** %9, align 8, !dbg !81
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !81
  store i32 %25, i32* %10, align 4, !dbg !81
  call void @_ZdlPv(i8* noundef %13) #15, !dbg !73
  br label %30, !dbg !73

26:                                               ; preds = %19
  %27 = landingpad { i8*, i32 }
          cleanup, !dbg !81
  %28 = extractvalue { i8*, i32 } %27, 0, !dbg !81
  store i8* %28, i8** %9, align 8, !dbg !81
  %29 = extractvalue { i8*, i32 } %27, 1, !dbg !81
  store i32 %29, i32* %10, align 4, !dbg !81
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #12, !dbg !80
  br label %30, !dbg !80

30:                                               ; preds = %26, %22
  %31 = load i8*, i8** %9, align 8, !dbg !73
  %32 = load i32, i32* %10, align 4, !dbg !73
  %33 = insertvalue { i8*, i32 } undef, i8* %31, 0, !dbg !73
  %34 = insertvalue { i8*, i32 } %33, i32 %32, 1, !dbg !73
  resume { i8*, i32 } %34, !dbg !73
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !82 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #12, !dbg !83
  br i1 %4, label %5, label %7, !dbg !83

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #13, !dbg !84
  unreachable, !dbg !84

6:                                                ; No predecessors!
  unreachable, !dbg !88

7:                                                ; preds = %1
  ret void, !dbg !89
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6atomicIiEC2Ei(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 !dbg !90 {
  %3 = alloca %"struct.std::atomic"*, align 8
  %4 = alloca i32, align 4
  store %"struct.std::atomic"* %0, %"struct.std::atomic"** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load %"struct.std::atomic"*, %"struct.std::atomic"** %3, align 8
  %6 = bitcast %"struct.std::atomic"* %5 to %"struct.std::__atomic_base"*, !dbg !92
  %7 = load i32, i32* %4, align 4, !dbg !93
  call void @_ZNSt13__atomic_baseIiEC2Ei(%"struct.std::__atomic_base"* noundef nonnull align 4 dereferenceable(4) %6, i32 noundef %7) #12, !dbg !94
  ret void, !dbg !95
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt13__atomic_baseIiEC2Ei(%"struct.std::__atomic_base"* noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 !dbg !96 {
  %3 = alloca %"struct.std::__atomic_base"*, align 8
  %4 = alloca i32, align 4
  store %"struct.std::__atomic_base"* %0, %"struct.std::__atomic_base"** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %5, i32 0, i32 0, !dbg !97
  %7 = load i32, i32* %4, align 4, !dbg !98
  store i32 %7, i32* %6, align 4, !dbg !97
  ret void, !dbg !99
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !100 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !101
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !101
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !101
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !101
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !102
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !103
  %10 = load i64, i64* %9, align 8, !dbg !103
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !103
  %12 = load i64, i64* %11, align 8, !dbg !103
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #12, !dbg !103
  %14 = xor i1 %13, true, !dbg !104
  ret i1 %14, !dbg !105
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #2 comdat !dbg !106 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !107
  %8 = load i64, i64* %7, align 8, !dbg !107
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !108
  %10 = load i64, i64* %9, align 8, !dbg !108
  %11 = icmp eq i64 %8, %10, !dbg !109
  ret i1 %11, !dbg !110
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !111 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !112
  store i64 0, i64* %4, align 8, !dbg !112
  ret void, !dbg !113
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #5

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt7forwardIM7CounterFviEEOT_RNSt16remove_referenceIS3_E4typeE({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat !dbg !114 {
  %2 = alloca { i64, i64 }*, align 8
  store { i64, i64 }* %0, { i64, i64 }** %2, align 8
  %3 = load { i64, i64 }*, { i64, i64 }** %2, align 8, !dbg !116
  ret { i64, i64 }* %3, !dbg !117
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !118 {
  %2 = alloca %struct.Counter**, align 8
  store %struct.Counter** %0, %struct.Counter*** %2, align 8
  %3 = load %struct.Counter**, %struct.Counter*** %2, align 8, !dbg !119
  ret %struct.Counter** %3, !dbg !120
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat !dbg !121 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !122
  ret i32* %3, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEC2IJS5_S6_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %1, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %2, i32* noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #1 comdat align 2 !dbg !124 {
  %5 = alloca %"struct.std::thread::_State_impl"*, align 8
  %6 = alloca { i64, i64 }*, align 8
  %7 = alloca %struct.Counter**, align 8
  %8 = alloca i32*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %5, align 8
  store { i64, i64 }* %1, { i64, i64 }** %6, align 8
  store %struct.Counter** %2, %struct.Counter*** %7, align 8
  store i32* %3, i32** %8, align 8
  %9 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %5, align 8
  %10 = bitcast %"struct.std::thread::_State_impl"* %9 to %"struct.std::thread::_State"*, !dbg !125
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %10) #12, !dbg !126
  %11 = bitcast %"struct.std::thread::_State_impl"* %9 to i32 (...)***, !dbg !125
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %11, align 8, !dbg !125
  %12 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %9, i32 0, i32 1, !dbg !127
  %13 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %12, i32 0, i32 0, !dbg !128
  %14 = load { i64, i64 }*, { i64, i64 }** %6, align 8, !dbg !129
  %15 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt7forwardIM7CounterFviEEOT_RNSt16remove_referenceIS3_E4typeE({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %14) #12, !dbg !130
  %16 = load %struct.Counter**, %struct.Counter*** %7, align 8, !dbg !129
  %17 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %16) #12, !dbg !130
  %18 = load i32*, i32** %8, align 8, !dbg !129
  %19 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %18) #12, !dbg !130
  call void @_ZNSt5tupleIJM7CounterFviEPS0_iEEC2IJS2_S3_iELb1ELb1EEEDpOT_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %13, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %15, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %17, i32* noundef nonnull align 4 dereferenceable(4) %19) #12, !dbg !131
  ret void, !dbg !132
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !133 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !135
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !136
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !135

8:                                                ; preds = %2
  ret void, !dbg !137

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !135
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !135
  call void @__clang_call_terminate(i8* %11) #13, !dbg !135
  unreachable, !dbg !135
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !138 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !139
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !139
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !140
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !141
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !142
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !142
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !143
  br i1 %10, label %11, label %17, !dbg !142

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !144
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !145
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #12, !dbg !146
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !146
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !144

16:                                               ; preds = %11
  br label %17, !dbg !144

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !147
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !148
  ret void, !dbg !149

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !144
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !144
  call void @__clang_call_terminate(i8* %21) #13, !dbg !144
  unreachable, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !150 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !151
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJM7CounterFviEPS0_iEEC2IJS2_S3_iELb1ELb1EEEDpOT_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %1, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %2, i32* noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !152 {
  %5 = alloca %"class.std::tuple.2"*, align 8
  %6 = alloca { i64, i64 }*, align 8
  %7 = alloca %struct.Counter**, align 8
  %8 = alloca i32*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %5, align 8
  store { i64, i64 }* %1, { i64, i64 }** %6, align 8
  store %struct.Counter** %2, %struct.Counter*** %7, align 8
  store i32* %3, i32** %8, align 8
  %9 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %5, align 8
  %10 = bitcast %"class.std::tuple.2"* %9 to %"struct.std::_Tuple_impl.3"*, !dbg !154
  %11 = load { i64, i64 }*, { i64, i64 }** %6, align 8, !dbg !155
  %12 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt7forwardIM7CounterFviEEOT_RNSt16remove_referenceIS3_E4typeE({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %11) #12, !dbg !156
  %13 = load %struct.Counter**, %struct.Counter*** %7, align 8, !dbg !155
  %14 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %13) #12, !dbg !156
  %15 = load i32*, i32** %8, align 8, !dbg !155
  %16 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %15) #12, !dbg !156
  invoke void @_ZNSt11_Tuple_implILm0EJM7CounterFviEPS0_iEEC2IS2_JS3_iEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %10, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %12, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %14, i32* noundef nonnull align 4 dereferenceable(4) %16)
          to label %17 unwind label %18, !dbg !157

17:                                               ; preds = %4
  ret void, !dbg !158

18:                                               ; preds = %4
  %19 = landingpad { i8*, i32 }
          catch i8* null, !dbg !157
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !157
  call void @__clang_call_terminate(i8* %20) #13, !dbg !157
  unreachable, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #1 comdat align 2 !dbg !159 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !160
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #1 comdat align 2 !dbg !161 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %3) #12, !dbg !162
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !162
  call void @_ZdlPv(i8* noundef %4) #15, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #9 comdat align 2 !dbg !163 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !164
  call void @_ZNSt6thread8_InvokerISt5tupleIJM7CounterFviEPS2_iEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(32) %4), !dbg !164
  ret void, !dbg !165
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJM7CounterFviEPS0_iEEC2IS2_JS3_iEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %0, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %1, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %2, i32* noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #3 comdat align 2 !dbg !166 {
  %5 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %6 = alloca { i64, i64 }*, align 8
  %7 = alloca %struct.Counter**, align 8
  %8 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %5, align 8
  store { i64, i64 }* %1, { i64, i64 }** %6, align 8
  store %struct.Counter** %2, %struct.Counter*** %7, align 8
  store i32* %3, i32** %8, align 8
  %9 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %5, align 8
  %10 = bitcast %"struct.std::_Tuple_impl.3"* %9 to %"struct.std::_Tuple_impl.4"*, !dbg !167
  %11 = load %struct.Counter**, %struct.Counter*** %7, align 8, !dbg !168
  %12 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %11) #12, !dbg !169
  %13 = load i32*, i32** %8, align 8, !dbg !168
  %14 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %13) #12, !dbg !169
  call void @_ZNSt11_Tuple_implILm1EJP7CounteriEEC2IS1_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %10, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %12, i32* noundef nonnull align 4 dereferenceable(4) %14), !dbg !170
  %15 = bitcast %"struct.std::_Tuple_impl.3"* %9 to i8*, !dbg !167
  %16 = getelementptr inbounds i8, i8* %15, i64 16, !dbg !167
  %17 = bitcast i8* %16 to %"struct.std::_Head_base.8"*, !dbg !167
  %18 = load { i64, i64 }*, { i64, i64 }** %6, align 8, !dbg !171
  %19 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt7forwardIM7CounterFviEEOT_RNSt16remove_referenceIS3_E4typeE({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %18) #12, !dbg !172
  call void @_ZNSt10_Head_baseILm0EM7CounterFviELb0EEC2IS2_EEOT_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(16) %17, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %19), !dbg !173
  ret void, !dbg !174
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #12
  call void @_ZSt9terminatev() #13
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJP7CounteriEEC2IS1_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %0, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #3 comdat align 2 !dbg !175 {
  %4 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  %5 = alloca %struct.Counter**, align 8
  %6 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %4, align 8
  store %struct.Counter** %1, %struct.Counter*** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %4, align 8
  %8 = bitcast %"struct.std::_Tuple_impl.4"* %7 to %"struct.std::_Tuple_impl.5"*, !dbg !176
  %9 = load i32*, i32** %6, align 8, !dbg !177
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9) #12, !dbg !178
  call void @_ZNSt11_Tuple_implILm2EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %8, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !179
  %11 = bitcast %"struct.std::_Tuple_impl.4"* %7 to i8*, !dbg !176
  %12 = getelementptr inbounds i8, i8* %11, i64 8, !dbg !176
  %13 = bitcast i8* %12 to %"struct.std::_Head_base.7"*, !dbg !176
  %14 = load %struct.Counter**, %struct.Counter*** %5, align 8, !dbg !180
  %15 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %14) #12, !dbg !181
  call void @_ZNSt10_Head_baseILm1EP7CounterLb0EEC2IS1_EEOT_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %13, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %15), !dbg !182
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EM7CounterFviELb0EEC2IS2_EEOT_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(16) %0, { i64, i64 }* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 !dbg !184 {
  %3 = alloca %"struct.std::_Head_base.8"*, align 8
  %4 = alloca { i64, i64 }*, align 8
  store %"struct.std::_Head_base.8"* %0, %"struct.std::_Head_base.8"** %3, align 8
  store { i64, i64 }* %1, { i64, i64 }** %4, align 8
  %5 = load %"struct.std::_Head_base.8"*, %"struct.std::_Head_base.8"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.8", %"struct.std::_Head_base.8"* %5, i32 0, i32 0, !dbg !185
  %7 = load { i64, i64 }*, { i64, i64 }** %4, align 8, !dbg !186
  %8 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt7forwardIM7CounterFviEEOT_RNSt16remove_referenceIS3_E4typeE({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %7) #12, !dbg !187
  %9 = load { i64, i64 }, { i64, i64 }* %8, align 8, !dbg !187
  store { i64, i64 } %9, { i64, i64 }* %6, align 8, !dbg !185
  ret void, !dbg !188
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm2EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #3 comdat align 2 !dbg !189 {
  %3 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.5"* %5 to %"struct.std::_Head_base.6"*, !dbg !190
  %7 = load i32*, i32** %4, align 8, !dbg !191
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #12, !dbg !192
  call void @_ZNSt10_Head_baseILm2EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.6"* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %8), !dbg !193
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EP7CounterLb0EEC2IS1_EEOT_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %0, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !195 {
  %3 = alloca %"struct.std::_Head_base.7"*, align 8
  %4 = alloca %struct.Counter**, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %3, align 8
  store %struct.Counter** %1, %struct.Counter*** %4, align 8
  %5 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %5, i32 0, i32 0, !dbg !196
  %7 = load %struct.Counter**, %struct.Counter*** %4, align 8, !dbg !197
  %8 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !198
  %9 = load %struct.Counter*, %struct.Counter** %8, align 8, !dbg !198
  store %struct.Counter* %9, %struct.Counter** %6, align 8, !dbg !196
  ret void, !dbg !199
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm2EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.6"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 !dbg !200 {
  %3 = alloca %"struct.std::_Head_base.6"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %5, i32 0, i32 0, !dbg !201
  %7 = load i32*, i32** %4, align 8, !dbg !202
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #12, !dbg !203
  %9 = load i32, i32* %8, align 4, !dbg !203
  store i32 %9, i32* %6, align 4, !dbg !201
  ret void, !dbg !204
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJM7CounterFviEPS2_iEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(32) %0) #9 comdat align 2 !dbg !205 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJM7CounterFviEPS2_iEEE9_M_invokeIJLm0ELm1ELm2EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(32) %4), !dbg !206
  ret void, !dbg !207
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJM7CounterFviEPS2_iEEE9_M_invokeIJLm0ELm1ELm2EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(32) %0) #9 comdat align 2 !dbg !208 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !209
  %6 = call noundef nonnull align 8 dereferenceable(32) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJM7CounterFviEPS1_iEEEONSt16remove_referenceIT_E4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %5) #12, !dbg !210
  %7 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt3getILm0EJM7CounterFviEPS0_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %6) #12, !dbg !211
  %8 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !209
  %9 = call noundef nonnull align 8 dereferenceable(32) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJM7CounterFviEPS1_iEEEONSt16remove_referenceIT_E4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %8) #12, !dbg !210
  %10 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt3getILm1EJM7CounterFviEPS0_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %9) #12, !dbg !211
  %11 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !209
  %12 = call noundef nonnull align 8 dereferenceable(32) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJM7CounterFviEPS1_iEEEONSt16remove_referenceIT_E4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %11) #12, !dbg !210
  %13 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm2EJM7CounterFviEPS0_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %12) #12, !dbg !211
  call void @_ZSt8__invokeIM7CounterFviEJPS0_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %7, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %10, i32* noundef nonnull align 4 dereferenceable(4) %13), !dbg !212
  ret void, !dbg !213
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIM7CounterFviEJPS0_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %0, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #9 comdat !dbg !214 {
  %4 = alloca { i64, i64 }*, align 8
  %5 = alloca %struct.Counter**, align 8
  %6 = alloca i32*, align 8
  %7 = alloca %"struct.std::__invoke_memfun_deref", align 1
  store { i64, i64 }* %0, { i64, i64 }** %4, align 8
  store %struct.Counter** %1, %struct.Counter*** %5, align 8
  store i32* %2, i32** %6, align 8
  %8 = load { i64, i64 }*, { i64, i64 }** %4, align 8, !dbg !216
  %9 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt7forwardIM7CounterFviEEOT_RNSt16remove_referenceIS3_E4typeE({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %8) #12, !dbg !217
  %10 = load %struct.Counter**, %struct.Counter*** %5, align 8, !dbg !218
  %11 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %10) #12, !dbg !219
  %12 = load i32*, i32** %6, align 8, !dbg !218
  %13 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %12) #12, !dbg !219
  call void @_ZSt13__invoke_implIvM7CounterFviEPS0_JiEET_St21__invoke_memfun_derefOT0_OT1_DpOT2_({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %9, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %11, i32* noundef nonnull align 4 dereferenceable(4) %13), !dbg !220
  ret void, !dbg !221
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt3getILm0EJM7CounterFviEPS0_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !222 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !223
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !223
  %5 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt12__get_helperILm0EM7CounterFviEJPS0_iEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %4) #12, !dbg !224
  %6 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt7forwardIM7CounterFviEEOT_RNSt16remove_referenceIS3_E4typeE({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %5) #12, !dbg !225
  ret { i64, i64 }* %6, !dbg !226
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJM7CounterFviEPS1_iEEEONSt16remove_referenceIT_E4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !227 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !228
  ret %"class.std::tuple.2"* %3, !dbg !229
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt3getILm1EJM7CounterFviEPS0_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !230 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !231
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.4"*, !dbg !231
  %5 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt12__get_helperILm1EP7CounterJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %4) #12, !dbg !232
  %6 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !233
  ret %struct.Counter** %6, !dbg !234
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm2EJM7CounterFviEPS0_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !235 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !236
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.5"*, !dbg !236
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm2EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %4) #12, !dbg !237
  %6 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %5) #12, !dbg !238
  ret i32* %6, !dbg !239
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvM7CounterFviEPS0_JiEET_St21__invoke_memfun_derefOT0_OT1_DpOT2_({ i64, i64 }* noundef nonnull align 8 dereferenceable(16) %0, %struct.Counter** noundef nonnull align 8 dereferenceable(8) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #9 comdat !dbg !240 {
  %4 = alloca %"struct.std::__invoke_memfun_deref", align 1
  %5 = alloca { i64, i64 }*, align 8
  %6 = alloca %struct.Counter**, align 8
  %7 = alloca i32*, align 8
  store { i64, i64 }* %0, { i64, i64 }** %5, align 8
  store %struct.Counter** %1, %struct.Counter*** %6, align 8
  store i32* %2, i32** %7, align 8
  %8 = load %struct.Counter**, %struct.Counter*** %6, align 8, !dbg !241
  %9 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt7forwardIP7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter** noundef nonnull align 8 dereferenceable(8) %8) #12, !dbg !242
  %10 = load %struct.Counter*, %struct.Counter** %9, align 8, !dbg !242
  %11 = load { i64, i64 }*, { i64, i64 }** %5, align 8, !dbg !243
  %12 = load { i64, i64 }, { i64, i64 }* %11, align 8, !dbg !243
  %13 = extractvalue { i64, i64 } %12, 1, !dbg !244
  %14 = bitcast %struct.Counter* %10 to i8*, !dbg !244
  %15 = getelementptr inbounds i8, i8* %14, i64 %13, !dbg !244
  %16 = bitcast i8* %15 to %struct.Counter*, !dbg !244
  %17 = extractvalue { i64, i64 } %12, 0, !dbg !244
  %18 = and i64 %17, 1, !dbg !244
  %19 = icmp ne i64 %18, 0, !dbg !244
  br i1 %19, label %20, label %27, !dbg !244

20:                                               ; preds = %3
  %21 = bitcast %struct.Counter* %16 to i8**, !dbg !244
  %22 = load i8*, i8** %21, align 8, !dbg !244
  %23 = sub i64 %17, 1, !dbg !244
  %24 = getelementptr i8, i8* %22, i64 %23, !dbg !244, !nosanitize !12
  %25 = bitcast i8* %24 to void (%struct.Counter*, i32)**, !dbg !244, !nosanitize !12
  %26 = load void (%struct.Counter*, i32)*, void (%struct.Counter*, i32)** %25, align 8, !dbg !244, !nosanitize !12
  br label %29, !dbg !244

27:                                               ; preds = %3
  %28 = inttoptr i64 %17 to void (%struct.Counter*, i32)*, !dbg !244
  br label %29, !dbg !244

29:                                               ; preds = %27, %20
  %30 = phi void (%struct.Counter*, i32)* [ %26, %20 ], [ %28, %27 ], !dbg !244
  %31 = load i32*, i32** %7, align 8, !dbg !245
  %32 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %31) #12, !dbg !246
  %33 = load i32, i32* %32, align 4, !dbg !246
  call void %30(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %16, i32 noundef %33), !dbg !244
  ret void, !dbg !247
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZSt12__get_helperILm0EM7CounterFviEJPS0_iEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !248 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !249
  %4 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZNSt11_Tuple_implILm0EJM7CounterFviEPS0_iEE7_M_headERS4_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %3) #12, !dbg !250
  ret { i64, i64 }* %4, !dbg !251
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZNSt11_Tuple_implILm0EJM7CounterFviEPS0_iEE7_M_headERS4_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat align 2 !dbg !252 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !253
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to i8*, !dbg !253
  %5 = getelementptr inbounds i8, i8* %4, i64 16, !dbg !253
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.8"*, !dbg !253
  %7 = call noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZNSt10_Head_baseILm0EM7CounterFviELb0EE7_M_headERS3_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(16) %6) #12, !dbg !254
  ret { i64, i64 }* %7, !dbg !255
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) { i64, i64 }* @_ZNSt10_Head_baseILm0EM7CounterFviELb0EE7_M_headERS3_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 !dbg !256 {
  %2 = alloca %"struct.std::_Head_base.8"*, align 8
  store %"struct.std::_Head_base.8"* %0, %"struct.std::_Head_base.8"** %2, align 8
  %3 = load %"struct.std::_Head_base.8"*, %"struct.std::_Head_base.8"** %2, align 8, !dbg !257
  %4 = getelementptr inbounds %"struct.std::_Head_base.8", %"struct.std::_Head_base.8"* %3, i32 0, i32 0, !dbg !258
  ret { i64, i64 }* %4, !dbg !259
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZSt12__get_helperILm1EP7CounterJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat !dbg !260 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !261
  %4 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZNSt11_Tuple_implILm1EJP7CounteriEE7_M_headERS2_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %3) #12, !dbg !262
  ret %struct.Counter** %4, !dbg !263
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZNSt11_Tuple_implILm1EJP7CounteriEE7_M_headERS2_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 !dbg !264 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !265
  %4 = bitcast %"struct.std::_Tuple_impl.4"* %3 to i8*, !dbg !265
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !265
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.7"*, !dbg !265
  %7 = call noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZNSt10_Head_baseILm1EP7CounterLb0EE7_M_headERS2_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !266
  ret %struct.Counter** %7, !dbg !267
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %struct.Counter** @_ZNSt10_Head_baseILm1EP7CounterLb0EE7_M_headERS2_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !268 {
  %2 = alloca %"struct.std::_Head_base.7"*, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %2, align 8
  %3 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %2, align 8, !dbg !269
  %4 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %3, i32 0, i32 0, !dbg !270
  ret %struct.Counter** %4, !dbg !271
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm2EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat !dbg !272 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !273
  %4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm2EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %3) #12, !dbg !274
  ret i32* %4, !dbg !275
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm2EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat align 2 !dbg !276 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !277
  %4 = bitcast %"struct.std::_Tuple_impl.5"* %3 to %"struct.std::_Head_base.6"*, !dbg !277
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm2EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.6"* noundef nonnull align 4 dereferenceable(4) %4) #12, !dbg !278
  ret i32* %5, !dbg !279
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm2EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.6"* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat align 2 !dbg !280 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !281
  %4 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %3, i32 0, i32 0, !dbg !282
  ret i32* %4, !dbg !283
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #3 comdat align 2 !dbg !284 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !285
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !285
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !285
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !286 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !287
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !287
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !288
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !289
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !290
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !292 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !293
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !294

5:                                                ; preds = %1
  ret void, !dbg !295

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !294
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !294
  call void @__clang_call_terminate(i8* %8) #13, !dbg !294
  unreachable, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !296 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !297
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !298
  ret %"struct.std::thread::_State"** %5, !dbg !299
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !300 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !301
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !302
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !301
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !303
  ret void, !dbg !304
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !305 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !306
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !307
  ret void, !dbg !308
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !309 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !310
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !312 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !313
  ret void, !dbg !314
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !315 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !316
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !316
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !317
  ret %"struct.std::thread::_State"** %5, !dbg !318
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !319 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !320
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #12, !dbg !321
  ret %"struct.std::thread::_State"** %4, !dbg !322
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !323 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !324
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !324
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !325
  ret %"struct.std::thread::_State"** %5, !dbg !326
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !327 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !328
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !329
  ret %"struct.std::thread::_State"** %4, !dbg !330
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !331 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !332
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !332
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !333
  ret %"struct.std::default_delete"* %6, !dbg !334
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #2 comdat align 2 !dbg !335 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !336
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !337
  br i1 %7, label %13, label %8, !dbg !337

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !337
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !337
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !337
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !337
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !337
  br label %13, !dbg !337

13:                                               ; preds = %8, %2
  ret void, !dbg !338
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !339 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !340
  ret %"struct.std::thread::_State"** %3, !dbg !341
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !342 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !343
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !344
  ret %"struct.std::default_delete"* %5, !dbg !345
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !346 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !347
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !347
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #12, !dbg !348
  ret %"struct.std::default_delete"* %5, !dbg !349
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #2 comdat !dbg !350 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !351
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #12, !dbg !352
  ret %"struct.std::default_delete"* %4, !dbg !353
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !354 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !355
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !355
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #12, !dbg !356
  ret %"struct.std::default_delete"* %5, !dbg !357
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !358 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !359
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !360
  ret %"struct.std::default_delete"* %4, !dbg !361
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt17reference_wrapperI7CounterEC2IRS0_vPS0_EEOT_(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %0, %struct.Counter* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 !dbg !362 {
  %3 = alloca %"class.std::reference_wrapper"*, align 8
  %4 = alloca %struct.Counter*, align 8
  store %"class.std::reference_wrapper"* %0, %"class.std::reference_wrapper"** %3, align 8
  store %struct.Counter* %1, %struct.Counter** %4, align 8
  %5 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %3, align 8
  %6 = bitcast %"class.std::reference_wrapper"* %5 to %"struct.std::_Reference_wrapper_base_memfun"*, !dbg !363
  %7 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %5, i32 0, i32 0, !dbg !364
  %8 = load %struct.Counter*, %struct.Counter** %4, align 8, !dbg !365
  %9 = call noundef nonnull align 4 dereferenceable(4) %struct.Counter* @_ZSt7forwardIR7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %8) #12, !dbg !366
  %10 = call noundef %struct.Counter* @_ZNSt17reference_wrapperI7CounterE6_S_funERS0_(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %9) #12, !dbg !367
  store %struct.Counter* %10, %struct.Counter** %7, align 8, !dbg !364
  ret void, !dbg !368
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.Counter* @_ZNSt17reference_wrapperI7CounterE6_S_funERS0_(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat align 2 !dbg !369 {
  %2 = alloca %struct.Counter*, align 8
  store %struct.Counter* %0, %struct.Counter** %2, align 8
  %3 = load %struct.Counter*, %struct.Counter** %2, align 8, !dbg !370
  %4 = call noundef %struct.Counter* @_ZSt11__addressofI7CounterEPT_RS1_(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %3) #12, !dbg !371
  ret %struct.Counter* %4, !dbg !372
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) %struct.Counter* @_ZSt7forwardIR7CounterEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat !dbg !373 {
  %2 = alloca %struct.Counter*, align 8
  store %struct.Counter* %0, %struct.Counter** %2, align 8
  %3 = load %struct.Counter*, %struct.Counter** %2, align 8, !dbg !374
  ret %struct.Counter* %3, !dbg !375
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.Counter* @_ZSt11__addressofI7CounterEPT_RS1_(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat !dbg !376 {
  %2 = alloca %struct.Counter*, align 8
  store %struct.Counter* %0, %struct.Counter** %2, align 8
  %3 = load %struct.Counter*, %struct.Counter** %2, align 8, !dbg !377
  ret %struct.Counter* %3, !dbg !378
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull void (%struct.Counter*)* @_ZSt7forwardIRFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Counter*)* noundef nonnull %0) #2 comdat !dbg !379 {
  %2 = alloca void (%struct.Counter*)*, align 8
  store void (%struct.Counter*)* %0, void (%struct.Counter*)** %2, align 8
  %3 = load void (%struct.Counter*)*, void (%struct.Counter*)** %2, align 8, !dbg !380
  ret void (%struct.Counter*)* %3, !dbg !381
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !382 {
  %2 = alloca %"class.std::reference_wrapper"*, align 8
  store %"class.std::reference_wrapper"* %0, %"class.std::reference_wrapper"** %2, align 8
  %3 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %2, align 8, !dbg !383
  ret %"class.std::reference_wrapper"* %3, !dbg !384
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEC2IJRS5_S8_EEEDpOT_(%"struct.std::thread::_State_impl.9"* noundef nonnull align 8 dereferenceable(24) %0, void (%struct.Counter*)* noundef nonnull %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #1 comdat align 2 !dbg !385 {
  %4 = alloca %"struct.std::thread::_State_impl.9"*, align 8
  %5 = alloca void (%struct.Counter*)*, align 8
  %6 = alloca %"class.std::reference_wrapper"*, align 8
  store %"struct.std::thread::_State_impl.9"* %0, %"struct.std::thread::_State_impl.9"** %4, align 8
  store void (%struct.Counter*)* %1, void (%struct.Counter*)** %5, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %6, align 8
  %7 = load %"struct.std::thread::_State_impl.9"*, %"struct.std::thread::_State_impl.9"** %4, align 8
  %8 = bitcast %"struct.std::thread::_State_impl.9"* %7 to %"struct.std::thread::_State"*, !dbg !386
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %8) #12, !dbg !387
  %9 = bitcast %"struct.std::thread::_State_impl.9"* %7 to i32 (...)***, !dbg !386
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !386
  %10 = getelementptr inbounds %"struct.std::thread::_State_impl.9", %"struct.std::thread::_State_impl.9"* %7, i32 0, i32 1, !dbg !388
  %11 = getelementptr inbounds %"struct.std::thread::_Invoker.10", %"struct.std::thread::_Invoker.10"* %10, i32 0, i32 0, !dbg !389
  %12 = load void (%struct.Counter*)*, void (%struct.Counter*)** %5, align 8, !dbg !390
  %13 = call noundef nonnull void (%struct.Counter*)* @_ZSt7forwardIRFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Counter*)* noundef nonnull %12) #12, !dbg !391
  %14 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %6, align 8, !dbg !390
  %15 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %14) #12, !dbg !391
  call void @_ZNSt5tupleIJPFvR7CounterESt17reference_wrapperIS0_EEEC2IRS2_S5_Lb1EEEOT_OT0_(%"class.std::tuple.11"* noundef nonnull align 8 dereferenceable(16) %11, void (%struct.Counter*)* noundef nonnull %13, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %15) #12, !dbg !392
  ret void, !dbg !393
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFvR7CounterESt17reference_wrapperIS0_EEEC2IRS2_S5_Lb1EEEOT_OT0_(%"class.std::tuple.11"* noundef nonnull align 8 dereferenceable(16) %0, void (%struct.Counter*)* noundef nonnull %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !394 {
  %4 = alloca %"class.std::tuple.11"*, align 8
  %5 = alloca void (%struct.Counter*)*, align 8
  %6 = alloca %"class.std::reference_wrapper"*, align 8
  store %"class.std::tuple.11"* %0, %"class.std::tuple.11"** %4, align 8
  store void (%struct.Counter*)* %1, void (%struct.Counter*)** %5, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %6, align 8
  %7 = load %"class.std::tuple.11"*, %"class.std::tuple.11"** %4, align 8
  %8 = bitcast %"class.std::tuple.11"* %7 to %"struct.std::_Tuple_impl.12"*, !dbg !395
  %9 = load void (%struct.Counter*)*, void (%struct.Counter*)** %5, align 8, !dbg !396
  %10 = call noundef nonnull void (%struct.Counter*)* @_ZSt7forwardIRFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Counter*)* noundef nonnull %9) #12, !dbg !397
  %11 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %6, align 8, !dbg !398
  %12 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %11) #12, !dbg !399
  invoke void @_ZNSt11_Tuple_implILm0EJPFvR7CounterESt17reference_wrapperIS0_EEEC2IRS2_JS5_EvEEOT_DpOT0_(%"struct.std::_Tuple_impl.12"* noundef nonnull align 8 dereferenceable(16) %8, void (%struct.Counter*)* noundef nonnull %10, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %12)
          to label %13 unwind label %14, !dbg !400

13:                                               ; preds = %3
  ret void, !dbg !401

14:                                               ; preds = %3
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !400
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !400
  call void @__clang_call_terminate(i8* %16) #13, !dbg !400
  unreachable, !dbg !400
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED2Ev(%"struct.std::thread::_State_impl.9"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !402 {
  %2 = alloca %"struct.std::thread::_State_impl.9"*, align 8
  store %"struct.std::thread::_State_impl.9"* %0, %"struct.std::thread::_State_impl.9"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.9"*, %"struct.std::thread::_State_impl.9"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl.9"* %3 to %"struct.std::thread::_State"*, !dbg !403
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !403
  ret void, !dbg !403
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED0Ev(%"struct.std::thread::_State_impl.9"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !404 {
  %2 = alloca %"struct.std::thread::_State_impl.9"*, align 8
  store %"struct.std::thread::_State_impl.9"* %0, %"struct.std::thread::_State_impl.9"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.9"*, %"struct.std::thread::_State_impl.9"** %2, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED2Ev(%"struct.std::thread::_State_impl.9"* noundef nonnull align 8 dereferenceable(24) %3) #12, !dbg !405
  %4 = bitcast %"struct.std::thread::_State_impl.9"* %3 to i8*, !dbg !405
  call void @_ZdlPv(i8* noundef %4) #15, !dbg !405
  ret void, !dbg !405
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEE6_M_runEv(%"struct.std::thread::_State_impl.9"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #9 comdat align 2 !dbg !406 {
  %2 = alloca %"struct.std::thread::_State_impl.9"*, align 8
  store %"struct.std::thread::_State_impl.9"* %0, %"struct.std::thread::_State_impl.9"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.9"*, %"struct.std::thread::_State_impl.9"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl.9", %"struct.std::thread::_State_impl.9"* %3, i32 0, i32 1, !dbg !407
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS2_EEEEclEv(%"struct.std::thread::_Invoker.10"* noundef nonnull align 8 dereferenceable(16) %4), !dbg !407
  ret void, !dbg !408
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFvR7CounterESt17reference_wrapperIS0_EEEC2IRS2_JS5_EvEEOT_DpOT0_(%"struct.std::_Tuple_impl.12"* noundef nonnull align 8 dereferenceable(16) %0, void (%struct.Counter*)* noundef nonnull %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #3 comdat align 2 !dbg !409 {
  %4 = alloca %"struct.std::_Tuple_impl.12"*, align 8
  %5 = alloca void (%struct.Counter*)*, align 8
  %6 = alloca %"class.std::reference_wrapper"*, align 8
  %7 = alloca void (%struct.Counter*)*, align 8
  store %"struct.std::_Tuple_impl.12"* %0, %"struct.std::_Tuple_impl.12"** %4, align 8
  store void (%struct.Counter*)* %1, void (%struct.Counter*)** %5, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %6, align 8
  %8 = load %"struct.std::_Tuple_impl.12"*, %"struct.std::_Tuple_impl.12"** %4, align 8
  %9 = bitcast %"struct.std::_Tuple_impl.12"* %8 to %"struct.std::_Tuple_impl.13"*, !dbg !410
  %10 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %6, align 8, !dbg !411
  %11 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %10) #12, !dbg !412
  call void @_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7CounterEEEC2IS2_EEOT_(%"struct.std::_Tuple_impl.13"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %11), !dbg !413
  %12 = bitcast %"struct.std::_Tuple_impl.12"* %8 to i8*, !dbg !410
  %13 = getelementptr inbounds i8, i8* %12, i64 8, !dbg !410
  %14 = bitcast i8* %13 to %"struct.std::_Head_base.15"*, !dbg !410
  %15 = load void (%struct.Counter*)*, void (%struct.Counter*)** %5, align 8, !dbg !414
  %16 = call noundef nonnull void (%struct.Counter*)* @_ZSt7forwardIRFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Counter*)* noundef nonnull %15) #12, !dbg !415
  store void (%struct.Counter*)* %16, void (%struct.Counter*)** %7, align 8, !dbg !415
  call void @_ZNSt10_Head_baseILm0EPFvR7CounterELb0EEC2ERKS3_(%"struct.std::_Head_base.15"* noundef nonnull align 8 dereferenceable(8) %14, void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %7), !dbg !416
  ret void, !dbg !417
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7CounterEEEC2IS2_EEOT_(%"struct.std::_Tuple_impl.13"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !dbg !418 {
  %3 = alloca %"struct.std::_Tuple_impl.13"*, align 8
  %4 = alloca %"class.std::reference_wrapper"*, align 8
  store %"struct.std::_Tuple_impl.13"* %0, %"struct.std::_Tuple_impl.13"** %3, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.13"*, %"struct.std::_Tuple_impl.13"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.13"* %5 to %"struct.std::_Head_base.14"*, !dbg !419
  %7 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %4, align 8, !dbg !420
  %8 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !421
  call void @_ZNSt10_Head_baseILm1ESt17reference_wrapperI7CounterELb0EEC2IS2_EEOT_(%"struct.std::_Head_base.14"* noundef nonnull align 8 dereferenceable(8) %6, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %8), !dbg !422
  ret void, !dbg !423
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFvR7CounterELb0EEC2ERKS3_(%"struct.std::_Head_base.15"* noundef nonnull align 8 dereferenceable(8) %0, void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !424 {
  %3 = alloca %"struct.std::_Head_base.15"*, align 8
  %4 = alloca void (%struct.Counter*)**, align 8
  store %"struct.std::_Head_base.15"* %0, %"struct.std::_Head_base.15"** %3, align 8
  store void (%struct.Counter*)** %1, void (%struct.Counter*)*** %4, align 8
  %5 = load %"struct.std::_Head_base.15"*, %"struct.std::_Head_base.15"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.15", %"struct.std::_Head_base.15"* %5, i32 0, i32 0, !dbg !425
  %7 = load void (%struct.Counter*)**, void (%struct.Counter*)*** %4, align 8, !dbg !426
  %8 = load void (%struct.Counter*)*, void (%struct.Counter*)** %7, align 8, !dbg !426
  store void (%struct.Counter*)* %8, void (%struct.Counter*)** %6, align 8, !dbg !425
  ret void, !dbg !427
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt17reference_wrapperI7CounterELb0EEC2IS2_EEOT_(%"struct.std::_Head_base.14"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !428 {
  %3 = alloca %"struct.std::_Head_base.14"*, align 8
  %4 = alloca %"class.std::reference_wrapper"*, align 8
  store %"struct.std::_Head_base.14"* %0, %"struct.std::_Head_base.14"** %3, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %4, align 8
  %5 = load %"struct.std::_Head_base.14"*, %"struct.std::_Head_base.14"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.14", %"struct.std::_Head_base.14"* %5, i32 0, i32 0, !dbg !429
  %7 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %4, align 8, !dbg !430
  %8 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !431
  %9 = bitcast %"class.std::reference_wrapper"* %6 to i8*, !dbg !429
  %10 = bitcast %"class.std::reference_wrapper"* %8 to i8*, !dbg !429
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 %10, i64 8, i1 false), !dbg !429
  ret void, !dbg !432
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS2_EEEEclEv(%"struct.std::thread::_Invoker.10"* noundef nonnull align 8 dereferenceable(16) %0) #9 comdat align 2 !dbg !433 {
  %2 = alloca %"struct.std::thread::_Invoker.10"*, align 8
  %3 = alloca %"struct.std::_Index_tuple.16", align 1
  store %"struct.std::thread::_Invoker.10"* %0, %"struct.std::thread::_Invoker.10"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker.10"*, %"struct.std::thread::_Invoker.10"** %2, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS2_EEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker.10"* noundef nonnull align 8 dereferenceable(16) %4), !dbg !434
  ret void, !dbg !435
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS2_EEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker.10"* noundef nonnull align 8 dereferenceable(16) %0) #9 comdat align 2 !dbg !436 {
  %2 = alloca %"struct.std::_Index_tuple.16", align 1
  %3 = alloca %"struct.std::thread::_Invoker.10"*, align 8
  store %"struct.std::thread::_Invoker.10"* %0, %"struct.std::thread::_Invoker.10"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker.10"*, %"struct.std::thread::_Invoker.10"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker.10", %"struct.std::thread::_Invoker.10"* %4, i32 0, i32 0, !dbg !437
  %6 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.11"* @_ZSt4moveIRSt5tupleIJPFvR7CounterESt17reference_wrapperIS1_EEEEONSt16remove_referenceIT_E4typeEOSA_(%"class.std::tuple.11"* noundef nonnull align 8 dereferenceable(16) %5) #12, !dbg !438
  %7 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZSt3getILm0EJPFvR7CounterESt17reference_wrapperIS0_EEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.11"* noundef nonnull align 8 dereferenceable(16) %6) #12, !dbg !439
  %8 = getelementptr inbounds %"struct.std::thread::_Invoker.10", %"struct.std::thread::_Invoker.10"* %4, i32 0, i32 0, !dbg !437
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.11"* @_ZSt4moveIRSt5tupleIJPFvR7CounterESt17reference_wrapperIS1_EEEEONSt16remove_referenceIT_E4typeEOSA_(%"class.std::tuple.11"* noundef nonnull align 8 dereferenceable(16) %8) #12, !dbg !438
  %10 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt3getILm1EJPFvR7CounterESt17reference_wrapperIS0_EEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.11"* noundef nonnull align 8 dereferenceable(16) %9) #12, !dbg !439
  call void @_ZSt8__invokeIPFvR7CounterEJSt17reference_wrapperIS0_EEENSt15__invoke_resultIT_JDpT0_EE4typeEOS7_DpOS8_(void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %7, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %10), !dbg !440
  ret void, !dbg !441
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFvR7CounterEJSt17reference_wrapperIS0_EEENSt15__invoke_resultIT_JDpT0_EE4typeEOS7_DpOS8_(void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1) #9 comdat !dbg !442 {
  %3 = alloca void (%struct.Counter*)**, align 8
  %4 = alloca %"class.std::reference_wrapper"*, align 8
  %5 = alloca %"struct.std::__invoke_other", align 1
  store void (%struct.Counter*)** %0, void (%struct.Counter*)*** %3, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %4, align 8
  %6 = load void (%struct.Counter*)**, void (%struct.Counter*)*** %3, align 8, !dbg !443
  %7 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZSt7forwardIPFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !444
  %8 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %4, align 8, !dbg !445
  %9 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %8) #12, !dbg !446
  call void @_ZSt13__invoke_implIvPFvR7CounterEJSt17reference_wrapperIS0_EEET_St14__invoke_otherOT0_DpOT1_(void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %7, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %9), !dbg !447
  ret void, !dbg !448
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZSt3getILm0EJPFvR7CounterESt17reference_wrapperIS0_EEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.11"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat !dbg !449 {
  %2 = alloca %"class.std::tuple.11"*, align 8
  store %"class.std::tuple.11"* %0, %"class.std::tuple.11"** %2, align 8
  %3 = load %"class.std::tuple.11"*, %"class.std::tuple.11"** %2, align 8, !dbg !450
  %4 = bitcast %"class.std::tuple.11"* %3 to %"struct.std::_Tuple_impl.12"*, !dbg !450
  %5 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZSt12__get_helperILm0EPFvR7CounterEJSt17reference_wrapperIS0_EEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE(%"struct.std::_Tuple_impl.12"* noundef nonnull align 8 dereferenceable(16) %4) #12, !dbg !451
  %6 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZSt7forwardIPFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !452
  ret void (%struct.Counter*)** %6, !dbg !453
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.11"* @_ZSt4moveIRSt5tupleIJPFvR7CounterESt17reference_wrapperIS1_EEEEONSt16remove_referenceIT_E4typeEOSA_(%"class.std::tuple.11"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat !dbg !454 {
  %2 = alloca %"class.std::tuple.11"*, align 8
  store %"class.std::tuple.11"* %0, %"class.std::tuple.11"** %2, align 8
  %3 = load %"class.std::tuple.11"*, %"class.std::tuple.11"** %2, align 8, !dbg !455
  ret %"class.std::tuple.11"* %3, !dbg !456
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt3getILm1EJPFvR7CounterESt17reference_wrapperIS0_EEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.11"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat !dbg !457 {
  %2 = alloca %"class.std::tuple.11"*, align 8
  store %"class.std::tuple.11"* %0, %"class.std::tuple.11"** %2, align 8
  %3 = load %"class.std::tuple.11"*, %"class.std::tuple.11"** %2, align 8, !dbg !458
  %4 = bitcast %"class.std::tuple.11"* %3 to %"struct.std::_Tuple_impl.13"*, !dbg !458
  %5 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt12__get_helperILm1ESt17reference_wrapperI7CounterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.13"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !459
  %6 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !460
  ret %"class.std::reference_wrapper"* %6, !dbg !461
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFvR7CounterEJSt17reference_wrapperIS0_EEET_St14__invoke_otherOT0_DpOT1_(void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1) #9 comdat !dbg !462 {
  %3 = alloca %"struct.std::__invoke_other", align 1
  %4 = alloca void (%struct.Counter*)**, align 8
  %5 = alloca %"class.std::reference_wrapper"*, align 8
  store void (%struct.Counter*)** %0, void (%struct.Counter*)*** %4, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %5, align 8
  %6 = load void (%struct.Counter*)**, void (%struct.Counter*)*** %4, align 8, !dbg !463
  %7 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZSt7forwardIPFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !464
  %8 = load void (%struct.Counter*)*, void (%struct.Counter*)** %7, align 8, !dbg !464
  %9 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %5, align 8, !dbg !465
  %10 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7CounterEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %9) #12, !dbg !466
  %11 = call noundef nonnull align 4 dereferenceable(4) %struct.Counter* @_ZNKSt17reference_wrapperI7CounterEcvRS0_Ev(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %10) #12, !dbg !466
  call void %8(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %11), !dbg !464
  ret void, !dbg !467
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZSt7forwardIPFvR7CounterEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Counter*)** noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !468 {
  %2 = alloca void (%struct.Counter*)**, align 8
  store void (%struct.Counter*)** %0, void (%struct.Counter*)*** %2, align 8
  %3 = load void (%struct.Counter*)**, void (%struct.Counter*)*** %2, align 8, !dbg !469
  ret void (%struct.Counter*)** %3, !dbg !470
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) %struct.Counter* @_ZNKSt17reference_wrapperI7CounterEcvRS0_Ev(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !471 {
  %2 = alloca %"class.std::reference_wrapper"*, align 8
  store %"class.std::reference_wrapper"* %0, %"class.std::reference_wrapper"** %2, align 8
  %3 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %2, align 8
  %4 = call noundef nonnull align 4 dereferenceable(4) %struct.Counter* @_ZNKSt17reference_wrapperI7CounterE3getEv(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %3) #12, !dbg !472
  ret %struct.Counter* %4, !dbg !473
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) %struct.Counter* @_ZNKSt17reference_wrapperI7CounterE3getEv(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !474 {
  %2 = alloca %"class.std::reference_wrapper"*, align 8
  store %"class.std::reference_wrapper"* %0, %"class.std::reference_wrapper"** %2, align 8
  %3 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %2, align 8
  %4 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %3, i32 0, i32 0, !dbg !475
  %5 = load %struct.Counter*, %struct.Counter** %4, align 8, !dbg !475
  ret %struct.Counter* %5, !dbg !476
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZSt12__get_helperILm0EPFvR7CounterEJSt17reference_wrapperIS0_EEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE(%"struct.std::_Tuple_impl.12"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat !dbg !477 {
  %2 = alloca %"struct.std::_Tuple_impl.12"*, align 8
  store %"struct.std::_Tuple_impl.12"* %0, %"struct.std::_Tuple_impl.12"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.12"*, %"struct.std::_Tuple_impl.12"** %2, align 8, !dbg !478
  %4 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZNSt11_Tuple_implILm0EJPFvR7CounterESt17reference_wrapperIS0_EEE7_M_headERS6_(%"struct.std::_Tuple_impl.12"* noundef nonnull align 8 dereferenceable(16) %3) #12, !dbg !479
  ret void (%struct.Counter*)** %4, !dbg !480
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZNSt11_Tuple_implILm0EJPFvR7CounterESt17reference_wrapperIS0_EEE7_M_headERS6_(%"struct.std::_Tuple_impl.12"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 !dbg !481 {
  %2 = alloca %"struct.std::_Tuple_impl.12"*, align 8
  store %"struct.std::_Tuple_impl.12"* %0, %"struct.std::_Tuple_impl.12"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.12"*, %"struct.std::_Tuple_impl.12"** %2, align 8, !dbg !482
  %4 = bitcast %"struct.std::_Tuple_impl.12"* %3 to i8*, !dbg !482
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !482
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.15"*, !dbg !482
  %7 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZNSt10_Head_baseILm0EPFvR7CounterELb0EE7_M_headERS4_(%"struct.std::_Head_base.15"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !483
  ret void (%struct.Counter*)** %7, !dbg !484
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Counter*)** @_ZNSt10_Head_baseILm0EPFvR7CounterELb0EE7_M_headERS4_(%"struct.std::_Head_base.15"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !485 {
  %2 = alloca %"struct.std::_Head_base.15"*, align 8
  store %"struct.std::_Head_base.15"* %0, %"struct.std::_Head_base.15"** %2, align 8
  %3 = load %"struct.std::_Head_base.15"*, %"struct.std::_Head_base.15"** %2, align 8, !dbg !486
  %4 = getelementptr inbounds %"struct.std::_Head_base.15", %"struct.std::_Head_base.15"* %3, i32 0, i32 0, !dbg !487
  ret void (%struct.Counter*)** %4, !dbg !488
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt12__get_helperILm1ESt17reference_wrapperI7CounterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.13"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !489 {
  %2 = alloca %"struct.std::_Tuple_impl.13"*, align 8
  store %"struct.std::_Tuple_impl.13"* %0, %"struct.std::_Tuple_impl.13"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.13"*, %"struct.std::_Tuple_impl.13"** %2, align 8, !dbg !490
  %4 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7CounterEEE7_M_headERS3_(%"struct.std::_Tuple_impl.13"* noundef nonnull align 8 dereferenceable(8) %3) #12, !dbg !491
  ret %"class.std::reference_wrapper"* %4, !dbg !492
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7CounterEEE7_M_headERS3_(%"struct.std::_Tuple_impl.13"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !493 {
  %2 = alloca %"struct.std::_Tuple_impl.13"*, align 8
  store %"struct.std::_Tuple_impl.13"* %0, %"struct.std::_Tuple_impl.13"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.13"*, %"struct.std::_Tuple_impl.13"** %2, align 8, !dbg !494
  %4 = bitcast %"struct.std::_Tuple_impl.13"* %3 to %"struct.std::_Head_base.14"*, !dbg !494
  %5 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt10_Head_baseILm1ESt17reference_wrapperI7CounterELb0EE7_M_headERS3_(%"struct.std::_Head_base.14"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !495
  ret %"class.std::reference_wrapper"* %5, !dbg !496
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt10_Head_baseILm1ESt17reference_wrapperI7CounterELb0EE7_M_headERS3_(%"struct.std::_Head_base.14"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !497 {
  %2 = alloca %"struct.std::_Head_base.14"*, align 8
  store %"struct.std::_Head_base.14"* %0, %"struct.std::_Head_base.14"** %2, align 8
  %3 = load %"struct.std::_Head_base.14"*, %"struct.std::_Head_base.14"** %2, align 8, !dbg !498
  %4 = getelementptr inbounds %"struct.std::_Head_base.14", %"struct.std::_Head_base.14"* %3, i32 0, i32 0, !dbg !499
  ret %"class.std::reference_wrapper"* %4, !dbg !500
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef %1) #2 comdat !dbg !501 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4, !dbg !502
  %6 = load i32, i32* %4, align 4, !dbg !503
  %7 = and i32 %5, %6, !dbg !504
  ret i32 %7, !dbg !505
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-thread.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e999aea3642ac34abc2cbceeb0145d40")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !11, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 17, column: 10, scope: !10)
!14 = !DILocation(line: 18, column: 16, scope: !10)
!15 = !DILocation(line: 18, column: 31, scope: !10)
!16 = !DILocation(line: 18, column: 35, scope: !10)
!17 = !DILocation(line: 18, column: 14, scope: !10)
!18 = !DILocation(line: 19, column: 23, scope: !10)
!19 = !DILocation(line: 19, column: 14, scope: !10)
!20 = !DILocation(line: 20, column: 4, scope: !10)
!21 = !DILocation(line: 21, column: 4, scope: !10)
!22 = !DILocation(line: 22, column: 2, scope: !10)
!23 = !DILocation(line: 484, column: 6, scope: !24, inlinedAt: !26)
!24 = distinct !DISubprogram(name: "load", scope: !25, file: !25, line: 481, type: !11, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!25 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!26 = distinct !DILocation(line: 22, column: 2, scope: !10)
!27 = !DILocation(line: 484, column: 10, scope: !24, inlinedAt: !26)
!28 = !DILocation(line: 483, column: 15, scope: !24, inlinedAt: !26)
!29 = !DILocation(line: 488, column: 26, scope: !24, inlinedAt: !26)
!30 = !DILocation(line: 488, column: 36, scope: !24, inlinedAt: !26)
!31 = !DILocation(line: 488, column: 9, scope: !24, inlinedAt: !26)
!32 = !DILocation(line: 24, column: 1, scope: !10)
!33 = !DILocation(line: 23, column: 2, scope: !10)
!34 = distinct !DISubprogram(name: "Counter", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!35 = !DILocation(line: 9, column: 19, scope: !34)
!36 = !DILocation(line: 9, column: 20, scope: !34)
!37 = !DILocation(line: 8, column: 8, scope: !34)
!38 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!39 = !DILocation(line: 10, column: 20, scope: !38)
!40 = !DILocation(line: 10, column: 32, scope: !38)
!41 = !DILocation(line: 618, column: 36, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "fetch_add", scope: !25, file: !25, line: 616, type: !11, scopeLine: 618, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!43 = distinct !DILocation(line: 10, column: 22, scope: !38)
!44 = !DILocation(line: 618, column: 51, scope: !42, inlinedAt: !43)
!45 = !DILocation(line: 618, column: 42, scope: !42, inlinedAt: !43)
!46 = !DILocation(line: 618, column: 16, scope: !42, inlinedAt: !43)
!47 = !DILocation(line: 10, column: 63, scope: !38)
!48 = distinct !DISubprogram(name: "thread<void (Counter::*)(int), Counter *, int, void>", scope: !49, file: !49, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!49 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!50 = !DILocation(line: 126, column: 7, scope: !48)
!51 = !DILocation(line: 137, column: 7, scope: !48)
!52 = !DILocation(line: 142, column: 29, scope: !48)
!53 = !DILocation(line: 143, column: 32, scope: !48)
!54 = !DILocation(line: 143, column: 8, scope: !48)
!55 = !DILocation(line: 143, column: 58, scope: !48)
!56 = !DILocation(line: 143, column: 38, scope: !48)
!57 = !DILocation(line: 142, column: 33, scope: !48)
!58 = !DILocation(line: 142, column: 18, scope: !48)
!59 = !DILocation(line: 142, column: 2, scope: !48)
!60 = !DILocation(line: 145, column: 7, scope: !48)
!61 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!62 = !DILocation(line: 13, column: 33, scope: !61)
!63 = !DILocation(line: 13, column: 35, scope: !61)
!64 = !DILocation(line: 13, column: 43, scope: !61)
!65 = distinct !DISubprogram(name: "ref<Counter>", scope: !66, file: !66, line: 373, type: !11, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!66 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/refwrap.h", directory: "")
!67 = !DILocation(line: 374, column: 37, scope: !65)
!68 = !DILocation(line: 374, column: 14, scope: !65)
!69 = !DILocation(line: 374, column: 7, scope: !65)
!70 = distinct !DISubprogram(name: "thread<void (&)(Counter &), std::reference_wrapper<Counter>, void>", scope: !49, file: !49, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!71 = !DILocation(line: 126, column: 7, scope: !70)
!72 = !DILocation(line: 137, column: 7, scope: !70)
!73 = !DILocation(line: 142, column: 29, scope: !70)
!74 = !DILocation(line: 143, column: 32, scope: !70)
!75 = !DILocation(line: 143, column: 8, scope: !70)
!76 = !DILocation(line: 143, column: 58, scope: !70)
!77 = !DILocation(line: 143, column: 38, scope: !70)
!78 = !DILocation(line: 142, column: 33, scope: !70)
!79 = !DILocation(line: 142, column: 18, scope: !70)
!80 = !DILocation(line: 142, column: 2, scope: !70)
!81 = !DILocation(line: 145, column: 7, scope: !70)
!82 = distinct !DISubprogram(name: "~thread", scope: !49, file: !49, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!83 = !DILocation(line: 150, column: 11, scope: !82)
!84 = !DILocation(line: 312, column: 5, scope: !85, inlinedAt: !87)
!85 = distinct !DISubprogram(name: "__terminate", scope: !86, file: !86, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!86 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!87 = distinct !DILocation(line: 151, column: 2, scope: !82)
!88 = !DILocation(line: 151, column: 2, scope: !82)
!89 = !DILocation(line: 152, column: 5, scope: !82)
!90 = distinct !DISubprogram(name: "atomic", scope: !91, file: !91, line: 835, type: !11, scopeLine: 835, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!91 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!92 = !DILocation(line: 835, column: 73, scope: !90)
!93 = !DILocation(line: 835, column: 68, scope: !90)
!94 = !DILocation(line: 835, column: 56, scope: !90)
!95 = !DILocation(line: 835, column: 75, scope: !90)
!96 = distinct !DISubprogram(name: "__atomic_base", scope: !25, file: !25, line: 345, type: !11, scopeLine: 345, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!97 = !DILocation(line: 345, column: 58, scope: !96)
!98 = !DILocation(line: 345, column: 64, scope: !96)
!99 = !DILocation(line: 345, column: 71, scope: !96)
!100 = distinct !DISubprogram(name: "joinable", scope: !49, file: !49, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!101 = !DILocation(line: 175, column: 16, scope: !100)
!102 = !DILocation(line: 175, column: 25, scope: !100)
!103 = !DILocation(line: 175, column: 22, scope: !100)
!104 = !DILocation(line: 175, column: 14, scope: !100)
!105 = !DILocation(line: 175, column: 7, scope: !100)
!106 = distinct !DISubprogram(name: "operator==", scope: !49, file: !49, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DILocation(line: 286, column: 16, scope: !106)
!108 = !DILocation(line: 286, column: 33, scope: !106)
!109 = !DILocation(line: 286, column: 26, scope: !106)
!110 = !DILocation(line: 286, column: 5, scope: !106)
!111 = distinct !DISubprogram(name: "id", scope: !49, file: !49, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!112 = !DILocation(line: 85, column: 23, scope: !111)
!113 = !DILocation(line: 85, column: 37, scope: !111)
!114 = distinct !DISubprogram(name: "forward<void (Counter::*)(int)>", scope: !115, file: !115, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!115 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!116 = !DILocation(line: 78, column: 33, scope: !114)
!117 = !DILocation(line: 78, column: 7, scope: !114)
!118 = distinct !DISubprogram(name: "forward<Counter *>", scope: !115, file: !115, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!119 = !DILocation(line: 78, column: 33, scope: !118)
!120 = !DILocation(line: 78, column: 7, scope: !118)
!121 = distinct !DISubprogram(name: "forward<int>", scope: !115, file: !115, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!122 = !DILocation(line: 78, column: 33, scope: !121)
!123 = !DILocation(line: 78, column: 7, scope: !121)
!124 = distinct !DISubprogram(name: "_State_impl<void (Counter::*)(int), Counter *, int>", scope: !49, file: !49, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!125 = !DILocation(line: 207, column: 4, scope: !124)
!126 = !DILocation(line: 205, column: 4, scope: !124)
!127 = !DILocation(line: 206, column: 6, scope: !124)
!128 = !DILocation(line: 206, column: 13, scope: !124)
!129 = !DILocation(line: 206, column: 35, scope: !124)
!130 = !DILocation(line: 206, column: 15, scope: !124)
!131 = !DILocation(line: 206, column: 14, scope: !124)
!132 = !DILocation(line: 207, column: 6, scope: !124)
!133 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !134, file: !134, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!134 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!135 = !DILocation(line: 310, column: 4, scope: !133)
!136 = !DILocation(line: 310, column: 9, scope: !133)
!137 = !DILocation(line: 311, column: 11, scope: !133)
!138 = distinct !DISubprogram(name: "~unique_ptr", scope: !134, file: !134, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!139 = !DILocation(line: 394, column: 16, scope: !138)
!140 = !DILocation(line: 394, column: 21, scope: !138)
!141 = !DILocation(line: 394, column: 8, scope: !138)
!142 = !DILocation(line: 395, column: 6, scope: !138)
!143 = !DILocation(line: 395, column: 12, scope: !138)
!144 = !DILocation(line: 396, column: 4, scope: !138)
!145 = !DILocation(line: 396, column: 28, scope: !138)
!146 = !DILocation(line: 396, column: 18, scope: !138)
!147 = !DILocation(line: 397, column: 2, scope: !138)
!148 = !DILocation(line: 397, column: 8, scope: !138)
!149 = !DILocation(line: 398, column: 7, scope: !138)
!150 = distinct !DISubprogram(name: "_State", scope: !49, file: !49, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!151 = !DILocation(line: 67, column: 12, scope: !150)
!152 = distinct !DISubprogram(name: "tuple<void (Counter::*)(int), Counter *, int, true, true>", scope: !153, file: !153, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!153 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!154 = !DILocation(line: 744, column: 56, scope: !152)
!155 = !DILocation(line: 744, column: 40, scope: !152)
!156 = !DILocation(line: 744, column: 15, scope: !152)
!157 = !DILocation(line: 744, column: 4, scope: !152)
!158 = !DILocation(line: 744, column: 58, scope: !152)
!159 = distinct !DISubprogram(name: "~_State_impl", scope: !49, file: !49, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!160 = !DILocation(line: 200, column: 14, scope: !159)
!161 = distinct !DISubprogram(name: "~_State_impl", scope: !49, file: !49, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!162 = !DILocation(line: 200, column: 14, scope: !161)
!163 = distinct !DISubprogram(name: "_M_run", scope: !49, file: !49, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!164 = !DILocation(line: 210, column: 13, scope: !163)
!165 = !DILocation(line: 210, column: 24, scope: !163)
!166 = distinct !DISubprogram(name: "_Tuple_impl<void (Counter::*)(int), Counter *, int, void>", scope: !153, file: !153, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!167 = !DILocation(line: 293, column: 2, scope: !166)
!168 = !DILocation(line: 291, column: 36, scope: !166)
!169 = !DILocation(line: 291, column: 15, scope: !166)
!170 = !DILocation(line: 291, column: 4, scope: !166)
!171 = !DILocation(line: 292, column: 31, scope: !166)
!172 = !DILocation(line: 292, column: 10, scope: !166)
!173 = !DILocation(line: 292, column: 4, scope: !166)
!174 = !DILocation(line: 293, column: 4, scope: !166)
!175 = distinct !DISubprogram(name: "_Tuple_impl<Counter *, int, void>", scope: !153, file: !153, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!176 = !DILocation(line: 293, column: 2, scope: !175)
!177 = !DILocation(line: 291, column: 36, scope: !175)
!178 = !DILocation(line: 291, column: 15, scope: !175)
!179 = !DILocation(line: 291, column: 4, scope: !175)
!180 = !DILocation(line: 292, column: 31, scope: !175)
!181 = !DILocation(line: 292, column: 10, scope: !175)
!182 = !DILocation(line: 292, column: 4, scope: !175)
!183 = !DILocation(line: 293, column: 4, scope: !175)
!184 = distinct !DISubprogram(name: "_Head_base<void (Counter::*)(int)>", scope: !153, file: !153, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!185 = !DILocation(line: 200, column: 4, scope: !184)
!186 = !DILocation(line: 200, column: 38, scope: !184)
!187 = !DILocation(line: 200, column: 17, scope: !184)
!188 = !DILocation(line: 200, column: 46, scope: !184)
!189 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !153, file: !153, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!190 = !DILocation(line: 442, column: 2, scope: !189)
!191 = !DILocation(line: 441, column: 31, scope: !189)
!192 = !DILocation(line: 441, column: 10, scope: !189)
!193 = !DILocation(line: 441, column: 4, scope: !189)
!194 = !DILocation(line: 442, column: 4, scope: !189)
!195 = distinct !DISubprogram(name: "_Head_base<Counter *>", scope: !153, file: !153, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!196 = !DILocation(line: 200, column: 4, scope: !195)
!197 = !DILocation(line: 200, column: 38, scope: !195)
!198 = !DILocation(line: 200, column: 17, scope: !195)
!199 = !DILocation(line: 200, column: 46, scope: !195)
!200 = distinct !DISubprogram(name: "_Head_base<int>", scope: !153, file: !153, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!201 = !DILocation(line: 200, column: 4, scope: !200)
!202 = !DILocation(line: 200, column: 38, scope: !200)
!203 = !DILocation(line: 200, column: 17, scope: !200)
!204 = !DILocation(line: 200, column: 46, scope: !200)
!205 = distinct !DISubprogram(name: "operator()", scope: !49, file: !49, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!206 = !DILocation(line: 259, column: 11, scope: !205)
!207 = !DILocation(line: 259, column: 4, scope: !205)
!208 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL, 2UL>", scope: !49, file: !49, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!209 = !DILocation(line: 252, column: 52, scope: !208)
!210 = !DILocation(line: 252, column: 42, scope: !208)
!211 = !DILocation(line: 252, column: 27, scope: !208)
!212 = !DILocation(line: 252, column: 13, scope: !208)
!213 = !DILocation(line: 252, column: 6, scope: !208)
!214 = distinct !DISubprogram(name: "__invoke<void (Counter::*)(int), Counter *, int>", scope: !215, file: !215, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!215 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!216 = !DILocation(line: 96, column: 74, scope: !214)
!217 = !DILocation(line: 96, column: 50, scope: !214)
!218 = !DILocation(line: 97, column: 26, scope: !214)
!219 = !DILocation(line: 97, column: 6, scope: !214)
!220 = !DILocation(line: 96, column: 14, scope: !214)
!221 = !DILocation(line: 96, column: 7, scope: !214)
!222 = distinct !DISubprogram(name: "get<0UL, void (Counter::*)(int), Counter *, int>", scope: !153, file: !153, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!223 = !DILocation(line: 1395, column: 66, scope: !222)
!224 = !DILocation(line: 1395, column: 43, scope: !222)
!225 = !DILocation(line: 1395, column: 14, scope: !222)
!226 = !DILocation(line: 1395, column: 7, scope: !222)
!227 = distinct !DISubprogram(name: "move<std::tuple<void (Counter::*)(int), Counter *, int> &>", scope: !115, file: !115, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!228 = !DILocation(line: 105, column: 71, scope: !227)
!229 = !DILocation(line: 105, column: 7, scope: !227)
!230 = distinct !DISubprogram(name: "get<1UL, void (Counter::*)(int), Counter *, int>", scope: !153, file: !153, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!231 = !DILocation(line: 1395, column: 66, scope: !230)
!232 = !DILocation(line: 1395, column: 43, scope: !230)
!233 = !DILocation(line: 1395, column: 14, scope: !230)
!234 = !DILocation(line: 1395, column: 7, scope: !230)
!235 = distinct !DISubprogram(name: "get<2UL, void (Counter::*)(int), Counter *, int>", scope: !153, file: !153, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!236 = !DILocation(line: 1395, column: 66, scope: !235)
!237 = !DILocation(line: 1395, column: 43, scope: !235)
!238 = !DILocation(line: 1395, column: 14, scope: !235)
!239 = !DILocation(line: 1395, column: 7, scope: !235)
!240 = distinct !DISubprogram(name: "__invoke_impl<void, void (Counter::*)(int), Counter *, int>", scope: !215, file: !215, line: 71, type: !11, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!241 = !DILocation(line: 74, column: 35, scope: !240)
!242 = !DILocation(line: 74, column: 17, scope: !240)
!243 = !DILocation(line: 74, column: 42, scope: !240)
!244 = !DILocation(line: 74, column: 14, scope: !240)
!245 = !DILocation(line: 74, column: 67, scope: !240)
!246 = !DILocation(line: 74, column: 47, scope: !240)
!247 = !DILocation(line: 74, column: 7, scope: !240)
!248 = distinct !DISubprogram(name: "__get_helper<0UL, void (Counter::*)(int), Counter *, int>", scope: !153, file: !153, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!249 = !DILocation(line: 1365, column: 57, scope: !248)
!250 = !DILocation(line: 1365, column: 14, scope: !248)
!251 = !DILocation(line: 1365, column: 7, scope: !248)
!252 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!253 = !DILocation(line: 268, column: 66, scope: !252)
!254 = !DILocation(line: 268, column: 51, scope: !252)
!255 = !DILocation(line: 268, column: 44, scope: !252)
!256 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!257 = !DILocation(line: 233, column: 50, scope: !256)
!258 = !DILocation(line: 233, column: 54, scope: !256)
!259 = !DILocation(line: 233, column: 43, scope: !256)
!260 = distinct !DISubprogram(name: "__get_helper<1UL, Counter *, int>", scope: !153, file: !153, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!261 = !DILocation(line: 1365, column: 57, scope: !260)
!262 = !DILocation(line: 1365, column: 14, scope: !260)
!263 = !DILocation(line: 1365, column: 7, scope: !260)
!264 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!265 = !DILocation(line: 268, column: 66, scope: !264)
!266 = !DILocation(line: 268, column: 51, scope: !264)
!267 = !DILocation(line: 268, column: 44, scope: !264)
!268 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!269 = !DILocation(line: 233, column: 50, scope: !268)
!270 = !DILocation(line: 233, column: 54, scope: !268)
!271 = !DILocation(line: 233, column: 43, scope: !268)
!272 = distinct !DISubprogram(name: "__get_helper<2UL, int>", scope: !153, file: !153, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!273 = !DILocation(line: 1365, column: 57, scope: !272)
!274 = !DILocation(line: 1365, column: 14, scope: !272)
!275 = !DILocation(line: 1365, column: 7, scope: !272)
!276 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!277 = !DILocation(line: 424, column: 66, scope: !276)
!278 = !DILocation(line: 424, column: 51, scope: !276)
!279 = !DILocation(line: 424, column: 44, scope: !276)
!280 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!281 = !DILocation(line: 233, column: 50, scope: !280)
!282 = !DILocation(line: 233, column: 54, scope: !280)
!283 = !DILocation(line: 233, column: 43, scope: !280)
!284 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !134, file: !134, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!285 = !DILocation(line: 233, column: 40, scope: !284)
!286 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !134, file: !134, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!287 = !DILocation(line: 168, column: 38, scope: !286)
!288 = !DILocation(line: 168, column: 58, scope: !286)
!289 = !DILocation(line: 168, column: 47, scope: !286)
!290 = !DILocation(line: 168, column: 56, scope: !286)
!291 = !DILocation(line: 168, column: 63, scope: !286)
!292 = distinct !DISubprogram(name: "tuple<true, true>", scope: !153, file: !153, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!293 = !DILocation(line: 1051, column: 17, scope: !292)
!294 = !DILocation(line: 1051, column: 4, scope: !292)
!295 = !DILocation(line: 1051, column: 19, scope: !292)
!296 = distinct !DISubprogram(name: "_M_ptr", scope: !134, file: !134, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!297 = !DILocation(line: 189, column: 57, scope: !296)
!298 = !DILocation(line: 189, column: 45, scope: !296)
!299 = !DILocation(line: 189, column: 38, scope: !296)
!300 = distinct !DISubprogram(name: "_Tuple_impl", scope: !153, file: !153, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!301 = !DILocation(line: 280, column: 31, scope: !300)
!302 = !DILocation(line: 280, column: 9, scope: !300)
!303 = !DILocation(line: 280, column: 23, scope: !300)
!304 = !DILocation(line: 280, column: 33, scope: !300)
!305 = distinct !DISubprogram(name: "_Tuple_impl", scope: !153, file: !153, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!306 = !DILocation(line: 431, column: 17, scope: !305)
!307 = !DILocation(line: 431, column: 9, scope: !305)
!308 = !DILocation(line: 431, column: 19, scope: !305)
!309 = distinct !DISubprogram(name: "_Head_base", scope: !153, file: !153, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!310 = !DILocation(line: 190, column: 9, scope: !309)
!311 = !DILocation(line: 190, column: 26, scope: !309)
!312 = distinct !DISubprogram(name: "_Head_base", scope: !153, file: !153, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!313 = !DILocation(line: 81, column: 9, scope: !312)
!314 = !DILocation(line: 81, column: 26, scope: !312)
!315 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !153, file: !153, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!316 = !DILocation(line: 1381, column: 37, scope: !315)
!317 = !DILocation(line: 1381, column: 14, scope: !315)
!318 = !DILocation(line: 1381, column: 7, scope: !315)
!319 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !153, file: !153, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!320 = !DILocation(line: 1365, column: 57, scope: !319)
!321 = !DILocation(line: 1365, column: 14, scope: !319)
!322 = !DILocation(line: 1365, column: 7, scope: !319)
!323 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!324 = !DILocation(line: 268, column: 66, scope: !323)
!325 = !DILocation(line: 268, column: 51, scope: !323)
!326 = !DILocation(line: 268, column: 44, scope: !323)
!327 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!328 = !DILocation(line: 233, column: 50, scope: !327)
!329 = !DILocation(line: 233, column: 54, scope: !327)
!330 = !DILocation(line: 233, column: 43, scope: !327)
!331 = distinct !DISubprogram(name: "get_deleter", scope: !134, file: !134, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!332 = !DILocation(line: 468, column: 16, scope: !331)
!333 = !DILocation(line: 468, column: 21, scope: !331)
!334 = !DILocation(line: 468, column: 9, scope: !331)
!335 = distinct !DISubprogram(name: "operator()", scope: !134, file: !134, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!336 = !DILocation(line: 95, column: 9, scope: !335)
!337 = !DILocation(line: 95, column: 2, scope: !335)
!338 = !DILocation(line: 96, column: 7, scope: !335)
!339 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !115, file: !115, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!340 = !DILocation(line: 105, column: 71, scope: !339)
!341 = !DILocation(line: 105, column: 7, scope: !339)
!342 = distinct !DISubprogram(name: "_M_deleter", scope: !134, file: !134, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!343 = !DILocation(line: 193, column: 61, scope: !342)
!344 = !DILocation(line: 193, column: 49, scope: !342)
!345 = !DILocation(line: 193, column: 42, scope: !342)
!346 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !153, file: !153, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!347 = !DILocation(line: 1381, column: 37, scope: !346)
!348 = !DILocation(line: 1381, column: 14, scope: !346)
!349 = !DILocation(line: 1381, column: 7, scope: !346)
!350 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !153, file: !153, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!351 = !DILocation(line: 1365, column: 57, scope: !350)
!352 = !DILocation(line: 1365, column: 14, scope: !350)
!353 = !DILocation(line: 1365, column: 7, scope: !350)
!354 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!355 = !DILocation(line: 424, column: 66, scope: !354)
!356 = !DILocation(line: 424, column: 51, scope: !354)
!357 = !DILocation(line: 424, column: 44, scope: !354)
!358 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!359 = !DILocation(line: 124, column: 50, scope: !358)
!360 = !DILocation(line: 124, column: 54, scope: !358)
!361 = !DILocation(line: 124, column: 43, scope: !358)
!362 = distinct !DISubprogram(name: "reference_wrapper<Counter &, void, Counter *>", scope: !66, file: !66, line: 330, type: !11, scopeLine: 333, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!363 = !DILocation(line: 333, column: 2, scope: !362)
!364 = !DILocation(line: 332, column: 4, scope: !362)
!365 = !DILocation(line: 332, column: 56, scope: !362)
!366 = !DILocation(line: 332, column: 38, scope: !362)
!367 = !DILocation(line: 332, column: 12, scope: !362)
!368 = !DILocation(line: 333, column: 4, scope: !362)
!369 = distinct !DISubprogram(name: "_S_fun", scope: !66, file: !66, line: 313, type: !11, scopeLine: 313, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!370 = !DILocation(line: 313, column: 71, scope: !369)
!371 = !DILocation(line: 313, column: 54, scope: !369)
!372 = !DILocation(line: 313, column: 47, scope: !369)
!373 = distinct !DISubprogram(name: "forward<Counter &>", scope: !115, file: !115, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!374 = !DILocation(line: 78, column: 33, scope: !373)
!375 = !DILocation(line: 78, column: 7, scope: !373)
!376 = distinct !DISubprogram(name: "__addressof<Counter>", scope: !115, file: !115, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!377 = !DILocation(line: 50, column: 34, scope: !376)
!378 = !DILocation(line: 50, column: 7, scope: !376)
!379 = distinct !DISubprogram(name: "forward<void (&)(Counter &)>", scope: !115, file: !115, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!380 = !DILocation(line: 78, column: 33, scope: !379)
!381 = !DILocation(line: 78, column: 7, scope: !379)
!382 = distinct !DISubprogram(name: "forward<std::reference_wrapper<Counter> >", scope: !115, file: !115, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!383 = !DILocation(line: 78, column: 33, scope: !382)
!384 = !DILocation(line: 78, column: 7, scope: !382)
!385 = distinct !DISubprogram(name: "_State_impl<void (&)(Counter &), std::reference_wrapper<Counter> >", scope: !49, file: !49, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!386 = !DILocation(line: 207, column: 4, scope: !385)
!387 = !DILocation(line: 205, column: 4, scope: !385)
!388 = !DILocation(line: 206, column: 6, scope: !385)
!389 = !DILocation(line: 206, column: 13, scope: !385)
!390 = !DILocation(line: 206, column: 35, scope: !385)
!391 = !DILocation(line: 206, column: 15, scope: !385)
!392 = !DILocation(line: 206, column: 14, scope: !385)
!393 = !DILocation(line: 207, column: 6, scope: !385)
!394 = distinct !DISubprogram(name: "tuple<void (&)(Counter &), std::reference_wrapper<Counter>, true>", scope: !153, file: !153, line: 1077, type: !11, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!395 = !DILocation(line: 1079, column: 65, scope: !394)
!396 = !DILocation(line: 1079, column: 33, scope: !394)
!397 = !DILocation(line: 1079, column: 15, scope: !394)
!398 = !DILocation(line: 1079, column: 58, scope: !394)
!399 = !DILocation(line: 1079, column: 40, scope: !394)
!400 = !DILocation(line: 1079, column: 4, scope: !394)
!401 = !DILocation(line: 1079, column: 67, scope: !394)
!402 = distinct !DISubprogram(name: "~_State_impl", scope: !49, file: !49, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!403 = !DILocation(line: 200, column: 14, scope: !402)
!404 = distinct !DISubprogram(name: "~_State_impl", scope: !49, file: !49, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!405 = !DILocation(line: 200, column: 14, scope: !404)
!406 = distinct !DISubprogram(name: "_M_run", scope: !49, file: !49, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!407 = !DILocation(line: 210, column: 13, scope: !406)
!408 = !DILocation(line: 210, column: 24, scope: !406)
!409 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(Counter &), std::reference_wrapper<Counter>, void>", scope: !153, file: !153, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!410 = !DILocation(line: 293, column: 2, scope: !409)
!411 = !DILocation(line: 291, column: 36, scope: !409)
!412 = !DILocation(line: 291, column: 15, scope: !409)
!413 = !DILocation(line: 291, column: 4, scope: !409)
!414 = !DILocation(line: 292, column: 31, scope: !409)
!415 = !DILocation(line: 292, column: 10, scope: !409)
!416 = !DILocation(line: 292, column: 4, scope: !409)
!417 = !DILocation(line: 293, column: 4, scope: !409)
!418 = distinct !DISubprogram(name: "_Tuple_impl<std::reference_wrapper<Counter> >", scope: !153, file: !153, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!419 = !DILocation(line: 442, column: 2, scope: !418)
!420 = !DILocation(line: 441, column: 31, scope: !418)
!421 = !DILocation(line: 441, column: 10, scope: !418)
!422 = !DILocation(line: 441, column: 4, scope: !418)
!423 = !DILocation(line: 442, column: 4, scope: !418)
!424 = distinct !DISubprogram(name: "_Head_base", scope: !153, file: !153, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!425 = !DILocation(line: 193, column: 9, scope: !424)
!426 = !DILocation(line: 193, column: 22, scope: !424)
!427 = !DILocation(line: 193, column: 29, scope: !424)
!428 = distinct !DISubprogram(name: "_Head_base<std::reference_wrapper<Counter> >", scope: !153, file: !153, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!429 = !DILocation(line: 200, column: 4, scope: !428)
!430 = !DILocation(line: 200, column: 38, scope: !428)
!431 = !DILocation(line: 200, column: 17, scope: !428)
!432 = !DILocation(line: 200, column: 46, scope: !428)
!433 = distinct !DISubprogram(name: "operator()", scope: !49, file: !49, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!434 = !DILocation(line: 259, column: 11, scope: !433)
!435 = !DILocation(line: 259, column: 4, scope: !433)
!436 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !49, file: !49, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!437 = !DILocation(line: 252, column: 52, scope: !436)
!438 = !DILocation(line: 252, column: 42, scope: !436)
!439 = !DILocation(line: 252, column: 27, scope: !436)
!440 = !DILocation(line: 252, column: 13, scope: !436)
!441 = !DILocation(line: 252, column: 6, scope: !436)
!442 = distinct !DISubprogram(name: "__invoke<void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !215, file: !215, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!443 = !DILocation(line: 96, column: 74, scope: !442)
!444 = !DILocation(line: 96, column: 50, scope: !442)
!445 = !DILocation(line: 97, column: 26, scope: !442)
!446 = !DILocation(line: 97, column: 6, scope: !442)
!447 = !DILocation(line: 96, column: 14, scope: !442)
!448 = !DILocation(line: 96, column: 7, scope: !442)
!449 = distinct !DISubprogram(name: "get<0UL, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !153, file: !153, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!450 = !DILocation(line: 1395, column: 66, scope: !449)
!451 = !DILocation(line: 1395, column: 43, scope: !449)
!452 = !DILocation(line: 1395, column: 14, scope: !449)
!453 = !DILocation(line: 1395, column: 7, scope: !449)
!454 = distinct !DISubprogram(name: "move<std::tuple<void (*)(Counter &), std::reference_wrapper<Counter> > &>", scope: !115, file: !115, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!455 = !DILocation(line: 105, column: 71, scope: !454)
!456 = !DILocation(line: 105, column: 7, scope: !454)
!457 = distinct !DISubprogram(name: "get<1UL, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !153, file: !153, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!458 = !DILocation(line: 1395, column: 66, scope: !457)
!459 = !DILocation(line: 1395, column: 43, scope: !457)
!460 = !DILocation(line: 1395, column: 14, scope: !457)
!461 = !DILocation(line: 1395, column: 7, scope: !457)
!462 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !215, file: !215, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!463 = !DILocation(line: 61, column: 32, scope: !462)
!464 = !DILocation(line: 61, column: 14, scope: !462)
!465 = !DILocation(line: 61, column: 57, scope: !462)
!466 = !DILocation(line: 61, column: 37, scope: !462)
!467 = !DILocation(line: 61, column: 7, scope: !462)
!468 = distinct !DISubprogram(name: "forward<void (*)(Counter &)>", scope: !115, file: !115, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!469 = !DILocation(line: 78, column: 33, scope: !468)
!470 = !DILocation(line: 78, column: 7, scope: !468)
!471 = distinct !DISubprogram(name: "operator Counter &", scope: !66, file: !66, line: 341, type: !11, scopeLine: 342, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!472 = !DILocation(line: 342, column: 22, scope: !471)
!473 = !DILocation(line: 342, column: 9, scope: !471)
!474 = distinct !DISubprogram(name: "get", scope: !66, file: !66, line: 346, type: !11, scopeLine: 347, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!475 = !DILocation(line: 347, column: 17, scope: !474)
!476 = !DILocation(line: 347, column: 9, scope: !474)
!477 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !153, file: !153, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!478 = !DILocation(line: 1365, column: 57, scope: !477)
!479 = !DILocation(line: 1365, column: 14, scope: !477)
!480 = !DILocation(line: 1365, column: 7, scope: !477)
!481 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!482 = !DILocation(line: 268, column: 66, scope: !481)
!483 = !DILocation(line: 268, column: 51, scope: !481)
!484 = !DILocation(line: 268, column: 44, scope: !481)
!485 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!486 = !DILocation(line: 233, column: 50, scope: !485)
!487 = !DILocation(line: 233, column: 54, scope: !485)
!488 = !DILocation(line: 233, column: 43, scope: !485)
!489 = distinct !DISubprogram(name: "__get_helper<1UL, std::reference_wrapper<Counter> >", scope: !153, file: !153, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!490 = !DILocation(line: 1365, column: 57, scope: !489)
!491 = !DILocation(line: 1365, column: 14, scope: !489)
!492 = !DILocation(line: 1365, column: 7, scope: !489)
!493 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!494 = !DILocation(line: 424, column: 66, scope: !493)
!495 = !DILocation(line: 424, column: 51, scope: !493)
!496 = !DILocation(line: 424, column: 44, scope: !493)
!497 = distinct !DISubprogram(name: "_M_head", scope: !153, file: !153, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!498 = !DILocation(line: 233, column: 50, scope: !497)
!499 = !DILocation(line: 233, column: 54, scope: !497)
!500 = !DILocation(line: 233, column: 43, scope: !497)
!501 = distinct !DISubprogram(name: "operator&", scope: !25, file: !25, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!502 = !DILocation(line: 106, column: 29, scope: !501)
!503 = !DILocation(line: 106, column: 40, scope: !501)
!504 = !DILocation(line: 106, column: 34, scope: !501)
!505 = !DILocation(line: 106, column: 5, scope: !501)
