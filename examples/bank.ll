; ModuleID = 'bank.cpp'
source_filename = "bank.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::reference_wrapper" = type { %struct.Account* }
%struct.Account = type <{ %"class.std::mutex", i32, [4 x i8] }>
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%"class.std::lock_guard" = type { %"class.std::mutex"* }
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
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.10" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Tuple_impl.5", %"struct.std::_Head_base.9" }
%"struct.std::_Tuple_impl.5" = type { %"struct.std::_Tuple_impl.6", %"struct.std::_Head_base.8" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.7" }
%"struct.std::_Head_base.7" = type { i32 }
%"struct.std::_Head_base.8" = type { %"class.std::reference_wrapper" }
%"struct.std::_Head_base.9" = type { %"class.std::reference_wrapper" }
%"struct.std::_Head_base.10" = type { void (%struct.Account*, %struct.Account*, i32)* }
%"struct.std::_Reference_wrapper_base_memfun" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZSt3refI7AccountESt17reference_wrapperIT_ERS2_ = comdat any

$_ZNSt6threadC2IRFvR7AccountS2_iEJSt17reference_wrapperIS1_ES6_iEvEEOT_DpOT0_ = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt10lock_guardISt5mutexEC2ERS0_ = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt5mutex6unlockEv = comdat any

$__clang_call_terminate = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt17reference_wrapperI7AccountEC2IRS0_vPS0_EEOT_ = comdat any

$_ZNSt17reference_wrapperI7AccountE6_S_funERS0_ = comdat any

$_ZSt7forwardIR7AccountEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt11__addressofI7AccountEPT_RS1_ = comdat any

$_ZSt7forwardIRFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE = comdat any

$_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEC2IJRS5_S8_S8_iEEEDpOT_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt5tupleIJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEC2IJRS2_S5_S5_iELb1ELb1EEEDpOT_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEED2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEE6_M_runEv = comdat any

$_ZNSt11_Tuple_implILm0EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEC2IRS2_JS5_S5_iEvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7AccountES2_iEEC2IS2_JS2_iEvEEOT_DpOT0_ = comdat any

$_ZNSt10_Head_baseILm0EPFvR7AccountS1_iELb0EEC2ERKS3_ = comdat any

$_ZNSt11_Tuple_implILm2EJSt17reference_wrapperI7AccountEiEEC2IS2_JiEvEEOT_DpOT0_ = comdat any

$_ZNSt10_Head_baseILm1ESt17reference_wrapperI7AccountELb0EEC2IS2_EEOT_ = comdat any

$_ZNSt11_Tuple_implILm3EJiEEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm2ESt17reference_wrapperI7AccountELb0EEC2IS2_EEOT_ = comdat any

$_ZNSt10_Head_baseILm3EiLb0EEC2IiEEOT_ = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvR7AccountS3_iESt17reference_wrapperIS2_ES7_iEEEclEv = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvR7AccountS3_iESt17reference_wrapperIS2_ES7_iEEE9_M_invokeIJLm0ELm1ELm2ELm3EEEEvSt12_Index_tupleIJXspT_EEE = comdat any

$_ZSt8__invokeIPFvR7AccountS1_iEJSt17reference_wrapperIS0_ES5_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS7_DpOS8_ = comdat any

$_ZSt3getILm0EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_ = comdat any

$_ZSt4moveIRSt5tupleIJPFvR7AccountS2_iESt17reference_wrapperIS1_ES6_iEEEONSt16remove_referenceIT_E4typeEOSA_ = comdat any

$_ZSt3getILm1EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_ = comdat any

$_ZSt3getILm2EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_ = comdat any

$_ZSt3getILm3EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_ = comdat any

$_ZSt13__invoke_implIvPFvR7AccountS1_iEJSt17reference_wrapperIS0_ES5_iEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt7forwardIPFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE = comdat any

$_ZNKSt17reference_wrapperI7AccountEcvRS0_Ev = comdat any

$_ZNKSt17reference_wrapperI7AccountE3getEv = comdat any

$_ZSt12__get_helperILm0EPFvR7AccountS1_iEJSt17reference_wrapperIS0_ES5_iEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEE7_M_headERS6_ = comdat any

$_ZNSt10_Head_baseILm0EPFvR7AccountS1_iELb0EE7_M_headERS4_ = comdat any

$_ZSt12__get_helperILm1ESt17reference_wrapperI7AccountEJS2_iEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7AccountES2_iEE7_M_headERS3_ = comdat any

$_ZNSt10_Head_baseILm1ESt17reference_wrapperI7AccountELb0EE7_M_headERS3_ = comdat any

$_ZSt12__get_helperILm2ESt17reference_wrapperI7AccountEJiEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm2EJSt17reference_wrapperI7AccountEiEE7_M_headERS3_ = comdat any

$_ZNSt10_Head_baseILm2ESt17reference_wrapperI7AccountELb0EE7_M_headERS3_ = comdat any

$_ZSt12__get_helperILm3EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm3EJiEE7_M_headERS0_ = comdat any

$_ZNSt10_Head_baseILm3EiLb0EE7_M_headERS0_ = comdat any

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

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE = comdat any

@.str = private unnamed_addr constant [36 x i8] c"a.balance == 115 && b.balance == 85\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"bank.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL1a = internal global { { %union.pthread_mutex_t }, i32 } { { %union.pthread_mutex_t } zeroinitializer, i32 100 }, align 8
@_ZL1b = internal global { { %union.pthread_mutex_t }, i32 } { { %union.pthread_mutex_t } zeroinitializer, i32 100 }, align 8
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEED2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE = linkonce_odr dso_local constant [101 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant i8*
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([101 x i8], [101 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %"class.std::reference_wrapper", align 8
  %4 = alloca %"class.std::reference_wrapper", align 8
  %5 = alloca i32, align 4
  %6 = alloca %"class.std::thread", align 8
  %7 = alloca %"class.std::reference_wrapper", align 8
  %8 = alloca %"class.std::reference_wrapper", align 8
  %9 = alloca i32, align 4
  %10 = alloca i8*, align 8
  %11 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %12 = call %struct.Account* @_ZSt3refI7AccountESt17reference_wrapperIT_ERS2_(%struct.Account* noundef nonnull align 8 dereferenceable(44) bitcast ({ { %union.pthread_mutex_t }, i32 }* @_ZL1a to %struct.Account*)) #13, !dbg !13
  %13 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %3, i32 0, i32 0, !dbg !13
  store %struct.Account* %12, %struct.Account** %13, align 8, !dbg !13
  %14 = call %struct.Account* @_ZSt3refI7AccountESt17reference_wrapperIT_ERS2_(%struct.Account* noundef nonnull align 8 dereferenceable(44) bitcast ({ { %union.pthread_mutex_t }, i32 }* @_ZL1b to %struct.Account*)) #13, !dbg !14
  %15 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %4, i32 0, i32 0, !dbg !14
  store %struct.Account* %14, %struct.Account** %15, align 8, !dbg !14
  store i32 10, i32* %5, align 4, !dbg !15
  call void @_ZNSt6threadC2IRFvR7AccountS2_iEJSt17reference_wrapperIS1_ES6_iEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, void (%struct.Account*, %struct.Account*, i32)* noundef nonnull @_ZL8transferR7AccountS0_i, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %3, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %4, i32* noundef nonnull align 4 dereferenceable(4) %5), !dbg !16
  %16 = call %struct.Account* @_ZSt3refI7AccountESt17reference_wrapperIT_ERS2_(%struct.Account* noundef nonnull align 8 dereferenceable(44) bitcast ({ { %union.pthread_mutex_t }, i32 }* @_ZL1b to %struct.Account*)) #13, !dbg !17
  %17 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %7, i32 0, i32 0, !dbg !17
  store %struct.Account* %16, %struct.Account** %17, align 8, !dbg !17
  %18 = call %struct.Account* @_ZSt3refI7AccountESt17reference_wrapperIT_ERS2_(%struct.Account* noundef nonnull align 8 dereferenceable(44) bitcast ({ { %union.pthread_mutex_t }, i32 }* @_ZL1a to %struct.Account*)) #13, !dbg !18
  %19 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %8, i32 0, i32 0, !dbg !18
  store %struct.Account* %18, %struct.Account** %19, align 8, !dbg !18
  store i32 25, i32* %9, align 4, !dbg !19
  invoke void @_ZNSt6threadC2IRFvR7AccountS2_iEJSt17reference_wrapperIS1_ES6_iEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %6, void (%struct.Account*, %struct.Account*, i32)* noundef nonnull @_ZL8transferR7AccountS0_i, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %7, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %8, i32* noundef nonnull align 4 dereferenceable(4) %9)
          to label %20 unwind label %32, !dbg !20

20:                                               ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %21 unwind label %36, !dbg !21

21:                                               ; preds = %20
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %6)
          to label %22 unwind label %36, !dbg !22

22:                                               ; preds = %21
  %23 = load i32, i32* getelementptr inbounds (%struct.Account, %struct.Account* bitcast ({ { %union.pthread_mutex_t }, i32 }* @_ZL1a to %struct.Account*), i32 0, i32 1), align 8, !dbg !23
  %24 = icmp eq i32 %23, 115, !dbg !23
  br i1 %24, label %25, label %28, !dbg !23

25:                                               ; preds = %22
  %26 = load i32, i32* getelementptr inbounds (%struct.Account, %struct.Account* bitcast ({ { %union.pthread_mutex_t }, i32 }* @_ZL1b to %struct.Account*), i32 0, i32 1), align 8, !dbg !23
  %27 = icmp eq i32 %26, 85, !dbg !23
  br label %28

28:                                               ; preds = %25, %22
  %29 = phi i1 [ false, %22 ], [ %27, %25 ], !dbg !24
  br i1 %29, label %30, label %31, !dbg !23

30:                                               ; preds = %28
  br label %41, !dbg !23

31:                                               ; preds = %28
  call void @__assert_fail(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !23
  unreachable, !dbg !23

32:                                               ; preds = %0
  %33 = landingpad { i8*, i32 }
          cleanup, !dbg !25
  %34 = extractvalue { i8*, i32 } %33, 0, !dbg !25
  store i8* %34, i8** %10, align 8, !dbg !25
  %35 = extractvalue { i8*, i32 } %33, 1, !dbg !25
  store i32 %35, i32* %11, align 4, !dbg !25
  br label %43, !dbg !25

36:                                               ; preds = %21, %20
  %37 = landingpad { i8*, i32 }
          cleanup, !dbg !25
  %38 = extractvalue { i8*, i32 } %37, 0, !dbg !25
  store i8* %38, i8** %10, align 8, !dbg !25
  %39 = extractvalue { i8*, i32 } %37, 1, !dbg !25
  store i32 %39, i32* %11, align 4, !dbg !25
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !25
  br label %43, !dbg !25

40:                                               ; No predecessors!
  br label %41, !dbg !23

41:                                               ; preds = %40, %30
  store i32 0, i32* %1, align 4, !dbg !26
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !25
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #13, !dbg !25
  %42 = load i32, i32* %1, align 4, !dbg !25
  ret i32 %42, !dbg !25

43:                                               ; preds = %36, %32
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #13, !dbg !25
  br label %44, !dbg !25

44:                                               ; preds = %43
  %45 = load i8*, i8** %10, align 8, !dbg !25
  %46 = load i32, i32* %11, align 4, !dbg !25
  %47 = insertvalue { i8*, i32 } undef, i8* %45, 0, !dbg !25
  %48 = insertvalue { i8*, i32 } %47, i32 %46, 1, !dbg !25
  resume { i8*, i32 } %48, !dbg !25
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL8transferR7AccountS0_i(%struct.Account* noundef nonnull align 8 dereferenceable(44) %0, %struct.Account* noundef nonnull align 8 dereferenceable(44) %1, i32 noundef %2) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !27 {
  %4 = alloca %struct.Account*, align 8
  %5 = alloca %struct.Account*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca %"class.std::lock_guard", align 8
  %9 = alloca %"class.std::lock_guard", align 8
  %10 = alloca i8*, align 8
  %11 = alloca i32, align 4
  store %struct.Account* %0, %struct.Account** %4, align 8
  store %struct.Account* %1, %struct.Account** %5, align 8
  store i32 %2, i32* %6, align 4
  %12 = load %struct.Account*, %struct.Account** %4, align 8, !dbg !28
  %13 = load %struct.Account*, %struct.Account** %5, align 8, !dbg !29
  %14 = icmp ult %struct.Account* %12, %13, !dbg !30
  %15 = zext i1 %14 to i8, !dbg !31
  store i8 %15, i8* %7, align 1, !dbg !31
  %16 = load i8, i8* %7, align 1, !dbg !32
  %17 = trunc i8 %16 to i1, !dbg !32
  br i1 %17, label %18, label %21, !dbg !32

18:                                               ; preds = %3
  %19 = load %struct.Account*, %struct.Account** %4, align 8, !dbg !33
  %20 = getelementptr inbounds %struct.Account, %struct.Account* %19, i32 0, i32 0, !dbg !34
  br label %24, !dbg !32

21:                                               ; preds = %3
  %22 = load %struct.Account*, %struct.Account** %5, align 8, !dbg !35
  %23 = getelementptr inbounds %struct.Account, %struct.Account* %22, i32 0, i32 0, !dbg !36
  br label %24, !dbg !32

24:                                               ; preds = %21, %18
  %25 = phi %"class.std::mutex"* [ %20, %18 ], [ %23, %21 ], !dbg !32
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %25), !dbg !37
  %26 = load i8, i8* %7, align 1, !dbg !38
  %27 = trunc i8 %26 to i1, !dbg !38
  br i1 %27, label %28, label %31, !dbg !38

28:                                               ; preds = %24
  %29 = load %struct.Account*, %struct.Account** %5, align 8, !dbg !39
  %30 = getelementptr inbounds %struct.Account, %struct.Account* %29, i32 0, i32 0, !dbg !40
  br label %34, !dbg !38

31:                                               ; preds = %24
  %32 = load %struct.Account*, %struct.Account** %4, align 8, !dbg !41
  %33 = getelementptr inbounds %struct.Account, %struct.Account* %32, i32 0, i32 0, !dbg !42
  br label %34, !dbg !38

34:                                               ; preds = %31, %28
  %35 = phi %"class.std::mutex"* [ %30, %28 ], [ %33, %31 ], !dbg !38
  invoke void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %35)
          to label %36 unwind label %47, !dbg !43

36:                                               ; preds = %34
  %37 = load i32, i32* %6, align 4, !dbg !44
  %38 = load %struct.Account*, %struct.Account** %4, align 8, !dbg !45
  %39 = getelementptr inbounds %struct.Account, %struct.Account* %38, i32 0, i32 1, !dbg !46
  %40 = load i32, i32* %39, align 8, !dbg !47
  %41 = sub nsw i32 %40, %37, !dbg !47
  store i32 %41, i32* %39, align 8, !dbg !47
  %42 = load i32, i32* %6, align 4, !dbg !48
  %43 = load %struct.Account*, %struct.Account** %5, align 8, !dbg !49
  %44 = getelementptr inbounds %struct.Account, %struct.Account* %43, i32 0, i32 1, !dbg !50
  %45 = load i32, i32* %44, align 8, !dbg !51
  %46 = add nsw i32 %45, %42, !dbg !51
  store i32 %46, i32* %44, align 8, !dbg !51
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %9) #13, !dbg !52
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !52
  ret void, !dbg !52

47:                                               ; preds = %34
  %48 = landingpad { i8*, i32 }
          cleanup, !dbg !52
  %49 = extractvalue { i8*, i32 } %48, 0, !dbg !52
  store i8* %49, i8** %10, align 8, !dbg !52
  %50 = extractvalue { i8*, i32 } %48, 1, !dbg !52
  store i32 %50, i32* %11, align 4, !dbg !52
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !52
  br label %51, !dbg !52

51:                                               ; preds = %47
  %52 = load i8*, i8** %10, align 8, !dbg !52
  %53 = load i32, i32* %11, align 4, !dbg !52
  %54 = insertvalue { i8*, i32 } undef, i8* %52, 0, !dbg !52
  %55 = insertvalue { i8*, i32 } %54, i32 %53, 1, !dbg !52
  resume { i8*, i32 } %55, !dbg !52
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local %struct.Account* @_ZSt3refI7AccountESt17reference_wrapperIT_ERS2_(%struct.Account* noundef nonnull align 8 dereferenceable(44) %0) #2 comdat !dbg !53 {
  %2 = alloca %"class.std::reference_wrapper", align 8
  %3 = alloca %struct.Account*, align 8
  store %struct.Account* %0, %struct.Account** %3, align 8
  %4 = load %struct.Account*, %struct.Account** %3, align 8, !dbg !55
  call void @_ZNSt17reference_wrapperI7AccountEC2IRS0_vPS0_EEOT_(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2, %struct.Account* noundef nonnull align 8 dereferenceable(44) %4) #13, !dbg !56
  %5 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %2, i32 0, i32 0, !dbg !57
  %6 = load %struct.Account*, %struct.Account** %5, align 8, !dbg !57
  ret %struct.Account* %6, !dbg !57
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFvR7AccountS2_iEJSt17reference_wrapperIS1_ES6_iEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %3, i32* noundef nonnull align 4 dereferenceable(4) %4) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !58 {
  %6 = alloca %"class.std::thread"*, align 8
  %7 = alloca void (%struct.Account*, %struct.Account*, i32)*, align 8
  %8 = alloca %"class.std::reference_wrapper"*, align 8
  %9 = alloca %"class.std::reference_wrapper"*, align 8
  %10 = alloca i32*, align 8
  %11 = alloca i8*, align 8
  %12 = alloca %"class.std::unique_ptr", align 8
  %13 = alloca i8*, align 8
  %14 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %6, align 8
  store void (%struct.Account*, %struct.Account*, i32)* %1, void (%struct.Account*, %struct.Account*, i32)** %7, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %8, align 8
  store %"class.std::reference_wrapper"* %3, %"class.std::reference_wrapper"** %9, align 8
  store i32* %4, i32** %10, align 8
  %15 = load %"class.std::thread"*, %"class.std::thread"** %6, align 8
  %16 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %15, i32 0, i32 0, !dbg !60
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %16) #13, !dbg !60
  store i8* null, i8** %11, align 8, !dbg !61
  %17 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 40) #15, !dbg !62
  %18 = bitcast i8* %17 to %"struct.std::thread::_State_impl"*, !dbg !62
  %19 = load void (%struct.Account*, %struct.Account*, i32)*, void (%struct.Account*, %struct.Account*, i32)** %7, align 8, !dbg !63
  %20 = call noundef nonnull void (%struct.Account*, %struct.Account*, i32)* @_ZSt7forwardIRFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %19) #13, !dbg !64
  %21 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %8, align 8, !dbg !65
  %22 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %21) #13, !dbg !66
  %23 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %9, align 8, !dbg !65
  %24 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %23) #13, !dbg !66
  %25 = load i32*, i32** %10, align 8, !dbg !65
  %26 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %25) #13, !dbg !66
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEC2IJRS5_S8_S8_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %18, void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %20, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %22, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %24, i32* noundef nonnull align 4 dereferenceable(4) %26)
          to label %27 unwind label %30, !dbg !67

27:                                               ; preds = %5
  %28 = bitcast %"struct.std::thread::_State_impl"* %18 to %"struct.std::thread::_State"*, !dbg !62
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %12, %"struct.std::thread::_State"* noundef %28) #13, !dbg !68
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %15, %"class.std::unique_ptr"* noundef %12, void ()* noundef null)
          to label %29 unwind label %34, !dbg !69

29:                                               ; preds = %27
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %12) #13, !dbg !69
  ret void, !dbg !70

30:                                               ; preds = %5
  %31 = landingpad { i8*, i32 }
          cleanup, !dbg !70
  %32 = extractvalue { i8*, i32 } %31, 0, !dbg !70
  store i8* %32, i8** %13, align 8, !dbg !70
  %33 = extractvalue { i8*, i32 } %31, 1, !dbg !70
  store i32 %33, i32* %14, align 4, !dbg !70
  call void @_ZdlPv(i8* noundef %17) #16, !dbg !62
  br label %38, !dbg !62

34:                                               ; preds = %27
  %35 = landingpad { i8*, i32 }
          cleanup, !dbg !70
  %36 = extractvalue { i8*, i32 } %35, 0, !dbg !70
  store i8* %36, i8** %13, align 8, !dbg !70
  %37 = extractvalue { i8*, i32 } %35, 1, !dbg !70
  store i32 %37, i32* %14, align 4, !dbg !70
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %12) #13, !dbg !69
  br label %38, !dbg !69

38:                                               ; preds = %34, %30
  %39 = load i8*, i8** %13, align 8, !dbg !62
  %40 = load i32, i32* %14, align 4, !dbg !62
  %41 = insertvalue { i8*, i32 } undef, i8* %39, 0, !dbg !62
  %42 = insertvalue { i8*, i32 } %41, i32 %40, 1, !dbg !62
  resume { i8*, i32 } %42, !dbg !62
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !71 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !72
  br i1 %4, label %5, label %7, !dbg !72

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #14, !dbg !73
  unreachable, !dbg !73

6:                                                ; No predecessors!
  unreachable, !dbg !77

7:                                                ; preds = %1
  ret void, !dbg !78
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #3 comdat align 2 !dbg !79 {
  %3 = alloca %"class.std::lock_guard"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !81
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !82
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !81
  %8 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !83
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %8, align 8, !dbg !83
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !84
  ret void, !dbg !85
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !86 {
  %2 = alloca %"class.std::lock_guard"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %2, align 8
  %3 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %3, i32 0, i32 0, !dbg !87
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !87
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !88

6:                                                ; preds = %1
  ret void, !dbg !89

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !88
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !88
  call void @__clang_call_terminate(i8* %9) #14, !dbg !88
  unreachable, !dbg !88
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #1 comdat align 2 !dbg !90 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !91
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !91
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !92
  store i32 %7, i32* %3, align 4, !dbg !93
  %8 = load i32, i32* %3, align 4, !dbg !94
  %9 = icmp ne i32 %8, 0, !dbg !94
  br i1 %9, label %10, label %12, !dbg !94

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !95
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !96
  unreachable, !dbg !96

12:                                               ; preds = %1
  ret void, !dbg !97
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #1 !dbg !98 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !100
  %5 = icmp ne i32 %4, 0, !dbg !100
  br i1 %5, label %6, label %9, !dbg !100

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !101
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #13, !dbg !102
  store i32 %8, i32* %2, align 4, !dbg !103
  br label %10, !dbg !103

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !104
  br label %10, !dbg !104

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !105
  ret i32 %11, !dbg !105
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #2 !dbg !106 {
  ret i32 1, !dbg !107
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #8

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #1 comdat align 2 !dbg !108 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !109
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !109
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !110
  ret void, !dbg !111
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #9 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #14
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #2 !dbg !112 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !113
  %5 = icmp ne i32 %4, 0, !dbg !113
  br i1 %5, label %6, label %9, !dbg !113

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !114
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #13, !dbg !115
  store i32 %8, i32* %2, align 4, !dbg !116
  br label %10, !dbg !116

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !117
  br label %10, !dbg !117

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !118
  ret i32 %11, !dbg !118
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !119 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !120
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !120
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !120
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !120
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !121
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !122
  %10 = load i64, i64* %9, align 8, !dbg !122
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !122
  %12 = load i64, i64* %11, align 8, !dbg !122
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !122
  %14 = xor i1 %13, true, !dbg !123
  ret i1 %14, !dbg !124
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #2 comdat !dbg !125 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !126
  %8 = load i64, i64* %7, align 8, !dbg !126
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !127
  %10 = load i64, i64* %9, align 8, !dbg !127
  %11 = icmp eq i64 %8, %10, !dbg !128
  ret i1 %11, !dbg !129
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !130 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !131
  store i64 0, i64* %4, align 8, !dbg !131
  ret void, !dbg !132
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt17reference_wrapperI7AccountEC2IRS0_vPS0_EEOT_(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %0, %struct.Account* noundef nonnull align 8 dereferenceable(44) %1) unnamed_addr #6 comdat align 2 !dbg !133 {
  %3 = alloca %"class.std::reference_wrapper"*, align 8
  %4 = alloca %struct.Account*, align 8
  store %"class.std::reference_wrapper"* %0, %"class.std::reference_wrapper"** %3, align 8
  store %struct.Account* %1, %struct.Account** %4, align 8
  %5 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %3, align 8
  %6 = bitcast %"class.std::reference_wrapper"* %5 to %"struct.std::_Reference_wrapper_base_memfun"*, !dbg !134
  %7 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %5, i32 0, i32 0, !dbg !135
  %8 = load %struct.Account*, %struct.Account** %4, align 8, !dbg !136
  %9 = call noundef nonnull align 8 dereferenceable(44) %struct.Account* @_ZSt7forwardIR7AccountEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Account* noundef nonnull align 8 dereferenceable(44) %8) #13, !dbg !137
  %10 = call noundef %struct.Account* @_ZNSt17reference_wrapperI7AccountE6_S_funERS0_(%struct.Account* noundef nonnull align 8 dereferenceable(44) %9) #13, !dbg !138
  store %struct.Account* %10, %struct.Account** %7, align 8, !dbg !135
  ret void, !dbg !139
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.Account* @_ZNSt17reference_wrapperI7AccountE6_S_funERS0_(%struct.Account* noundef nonnull align 8 dereferenceable(44) %0) #2 comdat align 2 !dbg !140 {
  %2 = alloca %struct.Account*, align 8
  store %struct.Account* %0, %struct.Account** %2, align 8
  %3 = load %struct.Account*, %struct.Account** %2, align 8, !dbg !141
  %4 = call noundef %struct.Account* @_ZSt11__addressofI7AccountEPT_RS1_(%struct.Account* noundef nonnull align 8 dereferenceable(44) %3) #13, !dbg !142
  ret %struct.Account* %4, !dbg !143
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(44) %struct.Account* @_ZSt7forwardIR7AccountEOT_RNSt16remove_referenceIS2_E4typeE(%struct.Account* noundef nonnull align 8 dereferenceable(44) %0) #2 comdat !dbg !144 {
  %2 = alloca %struct.Account*, align 8
  store %struct.Account* %0, %struct.Account** %2, align 8
  %3 = load %struct.Account*, %struct.Account** %2, align 8, !dbg !146
  ret %struct.Account* %3, !dbg !147
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.Account* @_ZSt11__addressofI7AccountEPT_RS1_(%struct.Account* noundef nonnull align 8 dereferenceable(44) %0) #2 comdat !dbg !148 {
  %2 = alloca %struct.Account*, align 8
  store %struct.Account* %0, %struct.Account** %2, align 8
  %3 = load %struct.Account*, %struct.Account** %2, align 8, !dbg !149
  ret %struct.Account* %3, !dbg !150
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull void (%struct.Account*, %struct.Account*, i32)* @_ZSt7forwardIRFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %0) #2 comdat !dbg !151 {
  %2 = alloca void (%struct.Account*, %struct.Account*, i32)*, align 8
  store void (%struct.Account*, %struct.Account*, i32)* %0, void (%struct.Account*, %struct.Account*, i32)** %2, align 8
  %3 = load void (%struct.Account*, %struct.Account*, i32)*, void (%struct.Account*, %struct.Account*, i32)** %2, align 8, !dbg !152
  ret void (%struct.Account*, %struct.Account*, i32)* %3, !dbg !153
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !154 {
  %2 = alloca %"class.std::reference_wrapper"*, align 8
  store %"class.std::reference_wrapper"* %0, %"class.std::reference_wrapper"** %2, align 8
  %3 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %2, align 8, !dbg !155
  ret %"class.std::reference_wrapper"* %3, !dbg !156
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat !dbg !157 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !158
  ret i32* %3, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEC2IJRS5_S8_S8_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0, void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %3, i32* noundef nonnull align 4 dereferenceable(4) %4) unnamed_addr #6 comdat align 2 !dbg !160 {
  %6 = alloca %"struct.std::thread::_State_impl"*, align 8
  %7 = alloca void (%struct.Account*, %struct.Account*, i32)*, align 8
  %8 = alloca %"class.std::reference_wrapper"*, align 8
  %9 = alloca %"class.std::reference_wrapper"*, align 8
  %10 = alloca i32*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %6, align 8
  store void (%struct.Account*, %struct.Account*, i32)* %1, void (%struct.Account*, %struct.Account*, i32)** %7, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %8, align 8
  store %"class.std::reference_wrapper"* %3, %"class.std::reference_wrapper"** %9, align 8
  store i32* %4, i32** %10, align 8
  %11 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %6, align 8
  %12 = bitcast %"struct.std::thread::_State_impl"* %11 to %"struct.std::thread::_State"*, !dbg !161
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %12) #13, !dbg !162
  %13 = bitcast %"struct.std::thread::_State_impl"* %11 to i32 (...)***, !dbg !161
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %13, align 8, !dbg !161
  %14 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %11, i32 0, i32 1, !dbg !163
  %15 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %14, i32 0, i32 0, !dbg !164
  %16 = load void (%struct.Account*, %struct.Account*, i32)*, void (%struct.Account*, %struct.Account*, i32)** %7, align 8, !dbg !165
  %17 = call noundef nonnull void (%struct.Account*, %struct.Account*, i32)* @_ZSt7forwardIRFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %16) #13, !dbg !166
  %18 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %8, align 8, !dbg !165
  %19 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %18) #13, !dbg !166
  %20 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %9, align 8, !dbg !165
  %21 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %20) #13, !dbg !166
  %22 = load i32*, i32** %10, align 8, !dbg !165
  %23 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %22) #13, !dbg !166
  call void @_ZNSt5tupleIJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEC2IJRS2_S5_S5_iELb1ELb1EEEDpOT_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %15, void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %17, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %19, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %21, i32* noundef nonnull align 4 dereferenceable(4) %23) #13, !dbg !167
  ret void, !dbg !168
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #12

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !169 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !171
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !172
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !171

8:                                                ; preds = %2
  ret void, !dbg !173

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !171
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !171
  call void @__clang_call_terminate(i8* %11) #14, !dbg !171
  unreachable, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !174 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !175
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !175
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !176
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !177
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !178
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !178
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !179
  br i1 %10, label %11, label %17, !dbg !178

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !180
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !181
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !182
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !182
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !180

16:                                               ; preds = %11
  br label %17, !dbg !180

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !183
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !184
  ret void, !dbg !185

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !180
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !180
  call void @__clang_call_terminate(i8* %21) #14, !dbg !180
  unreachable, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !186 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !187
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEC2IJRS2_S5_S5_iELb1ELb1EEEDpOT_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0, void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %3, i32* noundef nonnull align 4 dereferenceable(4) %4) unnamed_addr #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !188 {
  %6 = alloca %"class.std::tuple.2"*, align 8
  %7 = alloca void (%struct.Account*, %struct.Account*, i32)*, align 8
  %8 = alloca %"class.std::reference_wrapper"*, align 8
  %9 = alloca %"class.std::reference_wrapper"*, align 8
  %10 = alloca i32*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %6, align 8
  store void (%struct.Account*, %struct.Account*, i32)* %1, void (%struct.Account*, %struct.Account*, i32)** %7, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %8, align 8
  store %"class.std::reference_wrapper"* %3, %"class.std::reference_wrapper"** %9, align 8
  store i32* %4, i32** %10, align 8
  %11 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %6, align 8
  %12 = bitcast %"class.std::tuple.2"* %11 to %"struct.std::_Tuple_impl.3"*, !dbg !190
  %13 = load void (%struct.Account*, %struct.Account*, i32)*, void (%struct.Account*, %struct.Account*, i32)** %7, align 8, !dbg !191
  %14 = call noundef nonnull void (%struct.Account*, %struct.Account*, i32)* @_ZSt7forwardIRFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %13) #13, !dbg !192
  %15 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %8, align 8, !dbg !191
  %16 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %15) #13, !dbg !192
  %17 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %9, align 8, !dbg !191
  %18 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %17) #13, !dbg !192
  %19 = load i32*, i32** %10, align 8, !dbg !191
  %20 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %19) #13, !dbg !192
  invoke void @_ZNSt11_Tuple_implILm0EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEC2IRS2_JS5_S5_iEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %12, void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %14, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %16, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %18, i32* noundef nonnull align 4 dereferenceable(4) %20)
          to label %21 unwind label %22, !dbg !193

21:                                               ; preds = %5
  ret void, !dbg !194

22:                                               ; preds = %5
  %23 = landingpad { i8*, i32 }
          catch i8* null, !dbg !193
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !193
  call void @__clang_call_terminate(i8* %24) #14, !dbg !193
  unreachable, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #6 comdat align 2 !dbg !195 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !196
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !196
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #6 comdat align 2 !dbg !197 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %3) #13, !dbg !198
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !198
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !198
  ret void, !dbg !198
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7AccountS4_iESt17reference_wrapperIS3_ES8_iEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #1 comdat align 2 !dbg !199 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !200
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvR7AccountS3_iESt17reference_wrapperIS2_ES7_iEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(32) %4), !dbg !200
  ret void, !dbg !201
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEC2IRS2_JS5_S5_iEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %0, void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %3, i32* noundef nonnull align 4 dereferenceable(4) %4) unnamed_addr #3 comdat align 2 !dbg !202 {
  %6 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %7 = alloca void (%struct.Account*, %struct.Account*, i32)*, align 8
  %8 = alloca %"class.std::reference_wrapper"*, align 8
  %9 = alloca %"class.std::reference_wrapper"*, align 8
  %10 = alloca i32*, align 8
  %11 = alloca void (%struct.Account*, %struct.Account*, i32)*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %6, align 8
  store void (%struct.Account*, %struct.Account*, i32)* %1, void (%struct.Account*, %struct.Account*, i32)** %7, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %8, align 8
  store %"class.std::reference_wrapper"* %3, %"class.std::reference_wrapper"** %9, align 8
  store i32* %4, i32** %10, align 8
  %12 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %6, align 8
  %13 = bitcast %"struct.std::_Tuple_impl.3"* %12 to %"struct.std::_Tuple_impl.4"*, !dbg !203
  %14 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %8, align 8, !dbg !204
  %15 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !205
  %16 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %9, align 8, !dbg !204
  %17 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %16) #13, !dbg !205
  %18 = load i32*, i32** %10, align 8, !dbg !204
  %19 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %18) #13, !dbg !205
  call void @_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7AccountES2_iEEC2IS2_JS2_iEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(24) %13, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %15, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %17, i32* noundef nonnull align 4 dereferenceable(4) %19), !dbg !206
  %20 = bitcast %"struct.std::_Tuple_impl.3"* %12 to i8*, !dbg !203
  %21 = getelementptr inbounds i8, i8* %20, i64 24, !dbg !203
  %22 = bitcast i8* %21 to %"struct.std::_Head_base.10"*, !dbg !203
  %23 = load void (%struct.Account*, %struct.Account*, i32)*, void (%struct.Account*, %struct.Account*, i32)** %7, align 8, !dbg !207
  %24 = call noundef nonnull void (%struct.Account*, %struct.Account*, i32)* @_ZSt7forwardIRFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Account*, %struct.Account*, i32)* noundef nonnull %23) #13, !dbg !208
  store void (%struct.Account*, %struct.Account*, i32)* %24, void (%struct.Account*, %struct.Account*, i32)** %11, align 8, !dbg !208
  call void @_ZNSt10_Head_baseILm0EPFvR7AccountS1_iELb0EEC2ERKS3_(%"struct.std::_Head_base.10"* noundef nonnull align 8 dereferenceable(8) %22, void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %11), !dbg !209
  ret void, !dbg !210
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7AccountES2_iEEC2IS2_JS2_iEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(24) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2, i32* noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #3 comdat align 2 !dbg !211 {
  %5 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  %6 = alloca %"class.std::reference_wrapper"*, align 8
  %7 = alloca %"class.std::reference_wrapper"*, align 8
  %8 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %5, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %6, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %7, align 8
  store i32* %3, i32** %8, align 8
  %9 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %5, align 8
  %10 = bitcast %"struct.std::_Tuple_impl.4"* %9 to %"struct.std::_Tuple_impl.5"*, !dbg !212
  %11 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %7, align 8, !dbg !213
  %12 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %11) #13, !dbg !214
  %13 = load i32*, i32** %8, align 8, !dbg !213
  %14 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %13) #13, !dbg !214
  call void @_ZNSt11_Tuple_implILm2EJSt17reference_wrapperI7AccountEiEEC2IS2_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %10, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %12, i32* noundef nonnull align 4 dereferenceable(4) %14), !dbg !215
  %15 = bitcast %"struct.std::_Tuple_impl.4"* %9 to i8*, !dbg !212
  %16 = getelementptr inbounds i8, i8* %15, i64 16, !dbg !212
  %17 = bitcast i8* %16 to %"struct.std::_Head_base.9"*, !dbg !212
  %18 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %6, align 8, !dbg !216
  %19 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %18) #13, !dbg !217
  call void @_ZNSt10_Head_baseILm1ESt17reference_wrapperI7AccountELb0EEC2IS2_EEOT_(%"struct.std::_Head_base.9"* noundef nonnull align 8 dereferenceable(8) %17, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %19), !dbg !218
  ret void, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFvR7AccountS1_iELb0EEC2ERKS3_(%"struct.std::_Head_base.10"* noundef nonnull align 8 dereferenceable(8) %0, void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #6 comdat align 2 !dbg !220 {
  %3 = alloca %"struct.std::_Head_base.10"*, align 8
  %4 = alloca void (%struct.Account*, %struct.Account*, i32)**, align 8
  store %"struct.std::_Head_base.10"* %0, %"struct.std::_Head_base.10"** %3, align 8
  store void (%struct.Account*, %struct.Account*, i32)** %1, void (%struct.Account*, %struct.Account*, i32)*** %4, align 8
  %5 = load %"struct.std::_Head_base.10"*, %"struct.std::_Head_base.10"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.10", %"struct.std::_Head_base.10"* %5, i32 0, i32 0, !dbg !221
  %7 = load void (%struct.Account*, %struct.Account*, i32)**, void (%struct.Account*, %struct.Account*, i32)*** %4, align 8, !dbg !222
  %8 = load void (%struct.Account*, %struct.Account*, i32)*, void (%struct.Account*, %struct.Account*, i32)** %7, align 8, !dbg !222
  store void (%struct.Account*, %struct.Account*, i32)* %8, void (%struct.Account*, %struct.Account*, i32)** %6, align 8, !dbg !221
  ret void, !dbg !223
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm2EJSt17reference_wrapperI7AccountEiEEC2IS2_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #3 comdat align 2 !dbg !224 {
  %4 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  %5 = alloca %"class.std::reference_wrapper"*, align 8
  %6 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %4, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %4, align 8
  %8 = bitcast %"struct.std::_Tuple_impl.5"* %7 to %"struct.std::_Tuple_impl.6"*, !dbg !225
  %9 = load i32*, i32** %6, align 8, !dbg !226
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9) #13, !dbg !227
  call void @_ZNSt11_Tuple_implILm3EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %8, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !228
  %11 = bitcast %"struct.std::_Tuple_impl.5"* %7 to i8*, !dbg !225
  %12 = getelementptr inbounds i8, i8* %11, i64 8, !dbg !225
  %13 = bitcast i8* %12 to %"struct.std::_Head_base.8"*, !dbg !225
  %14 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %5, align 8, !dbg !229
  %15 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !230
  call void @_ZNSt10_Head_baseILm2ESt17reference_wrapperI7AccountELb0EEC2IS2_EEOT_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(8) %13, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %15), !dbg !231
  ret void, !dbg !232
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt17reference_wrapperI7AccountELb0EEC2IS2_EEOT_(%"struct.std::_Head_base.9"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #6 comdat align 2 !dbg !233 {
  %3 = alloca %"struct.std::_Head_base.9"*, align 8
  %4 = alloca %"class.std::reference_wrapper"*, align 8
  store %"struct.std::_Head_base.9"* %0, %"struct.std::_Head_base.9"** %3, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %4, align 8
  %5 = load %"struct.std::_Head_base.9"*, %"struct.std::_Head_base.9"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.9", %"struct.std::_Head_base.9"* %5, i32 0, i32 0, !dbg !234
  %7 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %4, align 8, !dbg !235
  %8 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !236
  %9 = bitcast %"class.std::reference_wrapper"* %6 to i8*, !dbg !234
  %10 = bitcast %"class.std::reference_wrapper"* %8 to i8*, !dbg !234
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 %10, i64 8, i1 false), !dbg !234
  ret void, !dbg !237
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm3EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #3 comdat align 2 !dbg !238 {
  %3 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.6"* %5 to %"struct.std::_Head_base.7"*, !dbg !239
  %7 = load i32*, i32** %4, align 8, !dbg !240
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #13, !dbg !241
  call void @_ZNSt10_Head_baseILm3EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.7"* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %8), !dbg !242
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm2ESt17reference_wrapperI7AccountELb0EEC2IS2_EEOT_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #6 comdat align 2 !dbg !244 {
  %3 = alloca %"struct.std::_Head_base.8"*, align 8
  %4 = alloca %"class.std::reference_wrapper"*, align 8
  store %"struct.std::_Head_base.8"* %0, %"struct.std::_Head_base.8"** %3, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %4, align 8
  %5 = load %"struct.std::_Head_base.8"*, %"struct.std::_Head_base.8"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.8", %"struct.std::_Head_base.8"* %5, i32 0, i32 0, !dbg !245
  %7 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %4, align 8, !dbg !246
  %8 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !247
  %9 = bitcast %"class.std::reference_wrapper"* %6 to i8*, !dbg !245
  %10 = bitcast %"class.std::reference_wrapper"* %8 to i8*, !dbg !245
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 %10, i64 8, i1 false), !dbg !245
  ret void, !dbg !248
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm3EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.7"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #6 comdat align 2 !dbg !249 {
  %3 = alloca %"struct.std::_Head_base.7"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %5, i32 0, i32 0, !dbg !250
  %7 = load i32*, i32** %4, align 8, !dbg !251
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #13, !dbg !252
  %9 = load i32, i32* %8, align 4, !dbg !252
  store i32 %9, i32* %6, align 4, !dbg !250
  ret void, !dbg !253
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvR7AccountS3_iESt17reference_wrapperIS2_ES7_iEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(32) %0) #1 comdat align 2 !dbg !254 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvR7AccountS3_iESt17reference_wrapperIS2_ES7_iEEE9_M_invokeIJLm0ELm1ELm2ELm3EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(32) %4), !dbg !255
  ret void, !dbg !256
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvR7AccountS3_iESt17reference_wrapperIS2_ES7_iEEE9_M_invokeIJLm0ELm1ELm2ELm3EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(32) %0) #1 comdat align 2 !dbg !257 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !258
  %6 = call noundef nonnull align 8 dereferenceable(32) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFvR7AccountS2_iESt17reference_wrapperIS1_ES6_iEEEONSt16remove_referenceIT_E4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %5) #13, !dbg !259
  %7 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZSt3getILm0EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %6) #13, !dbg !260
  %8 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !258
  %9 = call noundef nonnull align 8 dereferenceable(32) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFvR7AccountS2_iESt17reference_wrapperIS1_ES6_iEEEONSt16remove_referenceIT_E4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %8) #13, !dbg !259
  %10 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt3getILm1EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %9) #13, !dbg !260
  %11 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !258
  %12 = call noundef nonnull align 8 dereferenceable(32) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFvR7AccountS2_iESt17reference_wrapperIS1_ES6_iEEEONSt16remove_referenceIT_E4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %11) #13, !dbg !259
  %13 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt3getILm2EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %12) #13, !dbg !260
  %14 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !258
  %15 = call noundef nonnull align 8 dereferenceable(32) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFvR7AccountS2_iESt17reference_wrapperIS1_ES6_iEEEONSt16remove_referenceIT_E4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %14) #13, !dbg !259
  %16 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm3EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %15) #13, !dbg !260
  call void @_ZSt8__invokeIPFvR7AccountS1_iEJSt17reference_wrapperIS0_ES5_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS7_DpOS8_(void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %7, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %10, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %13, i32* noundef nonnull align 4 dereferenceable(4) %16), !dbg !261
  ret void, !dbg !262
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFvR7AccountS1_iEJSt17reference_wrapperIS0_ES5_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS7_DpOS8_(void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2, i32* noundef nonnull align 4 dereferenceable(4) %3) #1 comdat !dbg !263 {
  %5 = alloca void (%struct.Account*, %struct.Account*, i32)**, align 8
  %6 = alloca %"class.std::reference_wrapper"*, align 8
  %7 = alloca %"class.std::reference_wrapper"*, align 8
  %8 = alloca i32*, align 8
  %9 = alloca %"struct.std::__invoke_other", align 1
  store void (%struct.Account*, %struct.Account*, i32)** %0, void (%struct.Account*, %struct.Account*, i32)*** %5, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %6, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %7, align 8
  store i32* %3, i32** %8, align 8
  %10 = load void (%struct.Account*, %struct.Account*, i32)**, void (%struct.Account*, %struct.Account*, i32)*** %5, align 8, !dbg !265
  %11 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZSt7forwardIPFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !266
  %12 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %6, align 8, !dbg !267
  %13 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %12) #13, !dbg !268
  %14 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %7, align 8, !dbg !267
  %15 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !268
  %16 = load i32*, i32** %8, align 8, !dbg !267
  %17 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %16) #13, !dbg !268
  call void @_ZSt13__invoke_implIvPFvR7AccountS1_iEJSt17reference_wrapperIS0_ES5_iEET_St14__invoke_otherOT0_DpOT1_(void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %11, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %13, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %15, i32* noundef nonnull align 4 dereferenceable(4) %17), !dbg !269
  ret void, !dbg !270
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZSt3getILm0EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !271 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !272
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !272
  %5 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZSt12__get_helperILm0EPFvR7AccountS1_iEJSt17reference_wrapperIS0_ES5_iEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %4) #13, !dbg !273
  %6 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZSt7forwardIPFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !274
  ret void (%struct.Account*, %struct.Account*, i32)** %6, !dbg !275
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFvR7AccountS2_iESt17reference_wrapperIS1_ES6_iEEEONSt16remove_referenceIT_E4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !276 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !277
  ret %"class.std::tuple.2"* %3, !dbg !278
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt3getILm1EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !279 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !280
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.4"*, !dbg !280
  %5 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt12__get_helperILm1ESt17reference_wrapperI7AccountEJS2_iEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(24) %4) #13, !dbg !281
  %6 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !282
  ret %"class.std::reference_wrapper"* %6, !dbg !283
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt3getILm2EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !284 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !285
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.5"*, !dbg !285
  %5 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt12__get_helperILm2ESt17reference_wrapperI7AccountEJiEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %4) #13, !dbg !286
  %6 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !287
  ret %"class.std::reference_wrapper"* %6, !dbg !288
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm3EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOSA_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !289 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !290
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.6"*, !dbg !290
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm3EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %4) #13, !dbg !291
  %6 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %5) #13, !dbg !292
  ret i32* %6, !dbg !293
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFvR7AccountS1_iEJSt17reference_wrapperIS0_ES5_iEET_St14__invoke_otherOT0_DpOT1_(void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %0, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %1, %"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %2, i32* noundef nonnull align 4 dereferenceable(4) %3) #1 comdat !dbg !294 {
  %5 = alloca %"struct.std::__invoke_other", align 1
  %6 = alloca void (%struct.Account*, %struct.Account*, i32)**, align 8
  %7 = alloca %"class.std::reference_wrapper"*, align 8
  %8 = alloca %"class.std::reference_wrapper"*, align 8
  %9 = alloca i32*, align 8
  store void (%struct.Account*, %struct.Account*, i32)** %0, void (%struct.Account*, %struct.Account*, i32)*** %6, align 8
  store %"class.std::reference_wrapper"* %1, %"class.std::reference_wrapper"** %7, align 8
  store %"class.std::reference_wrapper"* %2, %"class.std::reference_wrapper"** %8, align 8
  store i32* %3, i32** %9, align 8
  %10 = load void (%struct.Account*, %struct.Account*, i32)**, void (%struct.Account*, %struct.Account*, i32)*** %6, align 8, !dbg !295
  %11 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZSt7forwardIPFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !296
  %12 = load void (%struct.Account*, %struct.Account*, i32)*, void (%struct.Account*, %struct.Account*, i32)** %11, align 8, !dbg !296
  %13 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %7, align 8, !dbg !297
  %14 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !298
  %15 = call noundef nonnull align 8 dereferenceable(44) %struct.Account* @_ZNKSt17reference_wrapperI7AccountEcvRS0_Ev(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !298
  %16 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %8, align 8, !dbg !297
  %17 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt7forwardISt17reference_wrapperI7AccountEEOT_RNSt16remove_referenceIS3_E4typeE(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %16) #13, !dbg !298
  %18 = call noundef nonnull align 8 dereferenceable(44) %struct.Account* @_ZNKSt17reference_wrapperI7AccountEcvRS0_Ev(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %17) #13, !dbg !298
  %19 = load i32*, i32** %9, align 8, !dbg !297
  %20 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %19) #13, !dbg !298
  %21 = load i32, i32* %20, align 4, !dbg !298
  call void %12(%struct.Account* noundef nonnull align 8 dereferenceable(44) %15, %struct.Account* noundef nonnull align 8 dereferenceable(44) %18, i32 noundef %21), !dbg !296
  ret void, !dbg !299
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZSt7forwardIPFvR7AccountS1_iEEOT_RNSt16remove_referenceIS4_E4typeE(void (%struct.Account*, %struct.Account*, i32)** noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !300 {
  %2 = alloca void (%struct.Account*, %struct.Account*, i32)**, align 8
  store void (%struct.Account*, %struct.Account*, i32)** %0, void (%struct.Account*, %struct.Account*, i32)*** %2, align 8
  %3 = load void (%struct.Account*, %struct.Account*, i32)**, void (%struct.Account*, %struct.Account*, i32)*** %2, align 8, !dbg !301
  ret void (%struct.Account*, %struct.Account*, i32)** %3, !dbg !302
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(44) %struct.Account* @_ZNKSt17reference_wrapperI7AccountEcvRS0_Ev(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !303 {
  %2 = alloca %"class.std::reference_wrapper"*, align 8
  store %"class.std::reference_wrapper"* %0, %"class.std::reference_wrapper"** %2, align 8
  %3 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %2, align 8
  %4 = call noundef nonnull align 8 dereferenceable(44) %struct.Account* @_ZNKSt17reference_wrapperI7AccountE3getEv(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !304
  ret %struct.Account* %4, !dbg !305
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(44) %struct.Account* @_ZNKSt17reference_wrapperI7AccountE3getEv(%"class.std::reference_wrapper"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !306 {
  %2 = alloca %"class.std::reference_wrapper"*, align 8
  store %"class.std::reference_wrapper"* %0, %"class.std::reference_wrapper"** %2, align 8
  %3 = load %"class.std::reference_wrapper"*, %"class.std::reference_wrapper"** %2, align 8
  %4 = getelementptr inbounds %"class.std::reference_wrapper", %"class.std::reference_wrapper"* %3, i32 0, i32 0, !dbg !307
  %5 = load %struct.Account*, %struct.Account** %4, align 8, !dbg !307
  ret %struct.Account* %5, !dbg !308
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZSt12__get_helperILm0EPFvR7AccountS1_iEJSt17reference_wrapperIS0_ES5_iEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat !dbg !309 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !310
  %4 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZNSt11_Tuple_implILm0EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEE7_M_headERS6_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %3) #13, !dbg !311
  ret void (%struct.Account*, %struct.Account*, i32)** %4, !dbg !312
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZNSt11_Tuple_implILm0EJPFvR7AccountS1_iESt17reference_wrapperIS0_ES5_iEE7_M_headERS6_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat align 2 !dbg !313 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !314
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to i8*, !dbg !314
  %5 = getelementptr inbounds i8, i8* %4, i64 24, !dbg !314
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.10"*, !dbg !314
  %7 = call noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZNSt10_Head_baseILm0EPFvR7AccountS1_iELb0EE7_M_headERS4_(%"struct.std::_Head_base.10"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !315
  ret void (%struct.Account*, %struct.Account*, i32)** %7, !dbg !316
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (%struct.Account*, %struct.Account*, i32)** @_ZNSt10_Head_baseILm0EPFvR7AccountS1_iELb0EE7_M_headERS4_(%"struct.std::_Head_base.10"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !317 {
  %2 = alloca %"struct.std::_Head_base.10"*, align 8
  store %"struct.std::_Head_base.10"* %0, %"struct.std::_Head_base.10"** %2, align 8
  %3 = load %"struct.std::_Head_base.10"*, %"struct.std::_Head_base.10"** %2, align 8, !dbg !318
  %4 = getelementptr inbounds %"struct.std::_Head_base.10", %"struct.std::_Head_base.10"* %3, i32 0, i32 0, !dbg !319
  ret void (%struct.Account*, %struct.Account*, i32)** %4, !dbg !320
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt12__get_helperILm1ESt17reference_wrapperI7AccountEJS2_iEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(24) %0) #2 comdat !dbg !321 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !322
  %4 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7AccountES2_iEE7_M_headERS3_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(24) %3) #13, !dbg !323
  ret %"class.std::reference_wrapper"* %4, !dbg !324
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt11_Tuple_implILm1EJSt17reference_wrapperI7AccountES2_iEE7_M_headERS3_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !325 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !326
  %4 = bitcast %"struct.std::_Tuple_impl.4"* %3 to i8*, !dbg !326
  %5 = getelementptr inbounds i8, i8* %4, i64 16, !dbg !326
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.9"*, !dbg !326
  %7 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt10_Head_baseILm1ESt17reference_wrapperI7AccountELb0EE7_M_headERS3_(%"struct.std::_Head_base.9"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !327
  ret %"class.std::reference_wrapper"* %7, !dbg !328
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt10_Head_baseILm1ESt17reference_wrapperI7AccountELb0EE7_M_headERS3_(%"struct.std::_Head_base.9"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !329 {
  %2 = alloca %"struct.std::_Head_base.9"*, align 8
  store %"struct.std::_Head_base.9"* %0, %"struct.std::_Head_base.9"** %2, align 8
  %3 = load %"struct.std::_Head_base.9"*, %"struct.std::_Head_base.9"** %2, align 8, !dbg !330
  %4 = getelementptr inbounds %"struct.std::_Head_base.9", %"struct.std::_Head_base.9"* %3, i32 0, i32 0, !dbg !331
  ret %"class.std::reference_wrapper"* %4, !dbg !332
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZSt12__get_helperILm2ESt17reference_wrapperI7AccountEJiEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat !dbg !333 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !334
  %4 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt11_Tuple_implILm2EJSt17reference_wrapperI7AccountEiEE7_M_headERS3_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !335
  ret %"class.std::reference_wrapper"* %4, !dbg !336
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt11_Tuple_implILm2EJSt17reference_wrapperI7AccountEiEE7_M_headERS3_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 !dbg !337 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !338
  %4 = bitcast %"struct.std::_Tuple_impl.5"* %3 to i8*, !dbg !338
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !338
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.8"*, !dbg !338
  %7 = call noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt10_Head_baseILm2ESt17reference_wrapperI7AccountELb0EE7_M_headERS3_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !339
  ret %"class.std::reference_wrapper"* %7, !dbg !340
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::reference_wrapper"* @_ZNSt10_Head_baseILm2ESt17reference_wrapperI7AccountELb0EE7_M_headERS3_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !341 {
  %2 = alloca %"struct.std::_Head_base.8"*, align 8
  store %"struct.std::_Head_base.8"* %0, %"struct.std::_Head_base.8"** %2, align 8
  %3 = load %"struct.std::_Head_base.8"*, %"struct.std::_Head_base.8"** %2, align 8, !dbg !342
  %4 = getelementptr inbounds %"struct.std::_Head_base.8", %"struct.std::_Head_base.8"* %3, i32 0, i32 0, !dbg !343
  ret %"class.std::reference_wrapper"* %4, !dbg !344
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm3EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat !dbg !345 {
  %2 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %2, align 8, !dbg !346
  %4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm3EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %3) #13, !dbg !347
  ret i32* %4, !dbg !348
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm3EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat align 2 !dbg !349 {
  %2 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %2, align 8, !dbg !350
  %4 = bitcast %"struct.std::_Tuple_impl.6"* %3 to %"struct.std::_Head_base.7"*, !dbg !350
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm3EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.7"* noundef nonnull align 4 dereferenceable(4) %4) #13, !dbg !351
  ret i32* %5, !dbg !352
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm3EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.7"* noundef nonnull align 4 dereferenceable(4) %0) #2 comdat align 2 !dbg !353 {
  %2 = alloca %"struct.std::_Head_base.7"*, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %2, align 8
  %3 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %2, align 8, !dbg !354
  %4 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %3, i32 0, i32 0, !dbg !355
  ret i32* %4, !dbg !356
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #3 comdat align 2 !dbg !357 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !358
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !358
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !358
  ret void, !dbg !358
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #6 comdat align 2 !dbg !359 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !360
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !360
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !361
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !362
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !363
  ret void, !dbg !364
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !365 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !366
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !367

5:                                                ; preds = %1
  ret void, !dbg !368

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !367
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !367
  call void @__clang_call_terminate(i8* %8) #14, !dbg !367
  unreachable, !dbg !367
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !369 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !370
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !371
  ret %"struct.std::thread::_State"** %5, !dbg !372
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !373 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !374
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !375
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !374
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !376
  ret void, !dbg !377
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !378 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !379
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !380
  ret void, !dbg !381
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !382 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !383
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !383
  ret void, !dbg !384
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #6 comdat align 2 !dbg !385 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !386
  ret void, !dbg !387
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !388 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !389
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !389
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !390
  ret %"struct.std::thread::_State"** %5, !dbg !391
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !392 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !393
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !394
  ret %"struct.std::thread::_State"** %4, !dbg !395
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !396 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !397
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !397
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !398
  ret %"struct.std::thread::_State"** %5, !dbg !399
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !400 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !401
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !402
  ret %"struct.std::thread::_State"** %4, !dbg !403
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !404 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !405
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !405
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !406
  ret %"struct.std::default_delete"* %6, !dbg !407
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #2 comdat align 2 !dbg !408 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !409
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !410
  br i1 %7, label %13, label %8, !dbg !410

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !410
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !410
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !410
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !410
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !410
  br label %13, !dbg !410

13:                                               ; preds = %8, %2
  ret void, !dbg !411
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !412 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !413
  ret %"struct.std::thread::_State"** %3, !dbg !414
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !415 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !416
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !417
  ret %"struct.std::default_delete"* %5, !dbg !418
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !419 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !420
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !420
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !421
  ret %"struct.std::default_delete"* %5, !dbg !422
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #2 comdat !dbg !423 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !424
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !425
  ret %"struct.std::default_delete"* %4, !dbg !426
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !427 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !428
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !428
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !429
  ret %"struct.std::default_delete"* %5, !dbg !430
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !431 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !432
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !433
  ret %"struct.std::default_delete"* %4, !dbg !434
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline noreturn nounwind }
attributes #10 = { argmemonly nofree nounwind willreturn }
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
!1 = !DIFile(filename: "bank.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "04ce15c80307023cd3bb566bfe390219")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 28, column: 29, scope: !10)
!14 = !DILocation(line: 28, column: 42, scope: !10)
!15 = !DILocation(line: 28, column: 55, scope: !10)
!16 = !DILocation(line: 28, column: 14, scope: !10)
!17 = !DILocation(line: 29, column: 30, scope: !10)
!18 = !DILocation(line: 29, column: 43, scope: !10)
!19 = !DILocation(line: 29, column: 56, scope: !10)
!20 = !DILocation(line: 29, column: 14, scope: !10)
!21 = !DILocation(line: 30, column: 7, scope: !10)
!22 = !DILocation(line: 31, column: 8, scope: !10)
!23 = !DILocation(line: 32, column: 2, scope: !10)
!24 = !DILocation(line: 0, scope: !10)
!25 = !DILocation(line: 34, column: 1, scope: !10)
!26 = !DILocation(line: 33, column: 2, scope: !10)
!27 = distinct !DISubprogram(name: "transfer", scope: !1, file: !1, line: 17, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!28 = !DILocation(line: 19, column: 18, scope: !27)
!29 = !DILocation(line: 19, column: 26, scope: !27)
!30 = !DILocation(line: 19, column: 23, scope: !27)
!31 = !DILocation(line: 19, column: 7, scope: !27)
!32 = !DILocation(line: 20, column: 36, scope: !27)
!33 = !DILocation(line: 20, column: 46, scope: !27)
!34 = !DILocation(line: 20, column: 51, scope: !27)
!35 = !DILocation(line: 20, column: 55, scope: !27)
!36 = !DILocation(line: 20, column: 58, scope: !27)
!37 = !DILocation(line: 20, column: 30, scope: !27)
!38 = !DILocation(line: 21, column: 37, scope: !27)
!39 = !DILocation(line: 21, column: 47, scope: !27)
!40 = !DILocation(line: 21, column: 50, scope: !27)
!41 = !DILocation(line: 21, column: 54, scope: !27)
!42 = !DILocation(line: 21, column: 59, scope: !27)
!43 = !DILocation(line: 21, column: 30, scope: !27)
!44 = !DILocation(line: 22, column: 18, scope: !27)
!45 = !DILocation(line: 22, column: 2, scope: !27)
!46 = !DILocation(line: 22, column: 7, scope: !27)
!47 = !DILocation(line: 22, column: 15, scope: !27)
!48 = !DILocation(line: 23, column: 16, scope: !27)
!49 = !DILocation(line: 23, column: 2, scope: !27)
!50 = !DILocation(line: 23, column: 5, scope: !27)
!51 = !DILocation(line: 23, column: 13, scope: !27)
!52 = !DILocation(line: 24, column: 1, scope: !27)
!53 = distinct !DISubprogram(name: "ref<Account>", scope: !54, file: !54, line: 373, type: !11, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!54 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/refwrap.h", directory: "")
!55 = !DILocation(line: 374, column: 37, scope: !53)
!56 = !DILocation(line: 374, column: 14, scope: !53)
!57 = !DILocation(line: 374, column: 7, scope: !53)
!58 = distinct !DISubprogram(name: "thread<void (&)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int, void>", scope: !59, file: !59, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!59 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!60 = !DILocation(line: 126, column: 7, scope: !58)
!61 = !DILocation(line: 137, column: 7, scope: !58)
!62 = !DILocation(line: 142, column: 29, scope: !58)
!63 = !DILocation(line: 143, column: 32, scope: !58)
!64 = !DILocation(line: 143, column: 8, scope: !58)
!65 = !DILocation(line: 143, column: 58, scope: !58)
!66 = !DILocation(line: 143, column: 38, scope: !58)
!67 = !DILocation(line: 142, column: 33, scope: !58)
!68 = !DILocation(line: 142, column: 18, scope: !58)
!69 = !DILocation(line: 142, column: 2, scope: !58)
!70 = !DILocation(line: 145, column: 7, scope: !58)
!71 = distinct !DISubprogram(name: "~thread", scope: !59, file: !59, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!72 = !DILocation(line: 150, column: 11, scope: !71)
!73 = !DILocation(line: 312, column: 5, scope: !74, inlinedAt: !76)
!74 = distinct !DISubprogram(name: "__terminate", scope: !75, file: !75, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!75 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!76 = distinct !DILocation(line: 151, column: 2, scope: !71)
!77 = !DILocation(line: 151, column: 2, scope: !71)
!78 = !DILocation(line: 152, column: 5, scope: !71)
!79 = distinct !DISubprogram(name: "lock_guard", scope: !80, file: !80, line: 228, type: !11, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!80 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!81 = !DILocation(line: 228, column: 46, scope: !79)
!82 = !DILocation(line: 228, column: 56, scope: !79)
!83 = !DILocation(line: 229, column: 9, scope: !79)
!84 = !DILocation(line: 229, column: 19, scope: !79)
!85 = !DILocation(line: 229, column: 27, scope: !79)
!86 = distinct !DISubprogram(name: "~lock_guard", scope: !80, file: !80, line: 234, type: !11, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!87 = !DILocation(line: 235, column: 9, scope: !86)
!88 = !DILocation(line: 235, column: 19, scope: !86)
!89 = !DILocation(line: 235, column: 29, scope: !86)
!90 = distinct !DISubprogram(name: "lock", scope: !80, file: !80, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!91 = !DILocation(line: 100, column: 39, scope: !90)
!92 = !DILocation(line: 100, column: 17, scope: !90)
!93 = !DILocation(line: 100, column: 11, scope: !90)
!94 = !DILocation(line: 103, column: 11, scope: !90)
!95 = !DILocation(line: 104, column: 23, scope: !90)
!96 = !DILocation(line: 104, column: 2, scope: !90)
!97 = !DILocation(line: 105, column: 5, scope: !90)
!98 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !99, file: !99, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!99 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!100 = !DILocation(line: 748, column: 7, scope: !98)
!101 = !DILocation(line: 749, column: 42, scope: !98)
!102 = !DILocation(line: 749, column: 12, scope: !98)
!103 = !DILocation(line: 749, column: 5, scope: !98)
!104 = !DILocation(line: 751, column: 5, scope: !98)
!105 = !DILocation(line: 752, column: 1, scope: !98)
!106 = distinct !DISubprogram(name: "__gthread_active_p", scope: !99, file: !99, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DILocation(line: 302, column: 3, scope: !106)
!108 = distinct !DISubprogram(name: "unlock", scope: !80, file: !80, line: 115, type: !11, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!109 = !DILocation(line: 118, column: 31, scope: !108)
!110 = !DILocation(line: 118, column: 7, scope: !108)
!111 = !DILocation(line: 119, column: 5, scope: !108)
!112 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !99, file: !99, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!113 = !DILocation(line: 778, column: 7, scope: !112)
!114 = !DILocation(line: 779, column: 44, scope: !112)
!115 = !DILocation(line: 779, column: 12, scope: !112)
!116 = !DILocation(line: 779, column: 5, scope: !112)
!117 = !DILocation(line: 781, column: 5, scope: !112)
!118 = !DILocation(line: 782, column: 1, scope: !112)
!119 = distinct !DISubprogram(name: "joinable", scope: !59, file: !59, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!120 = !DILocation(line: 175, column: 16, scope: !119)
!121 = !DILocation(line: 175, column: 25, scope: !119)
!122 = !DILocation(line: 175, column: 22, scope: !119)
!123 = !DILocation(line: 175, column: 14, scope: !119)
!124 = !DILocation(line: 175, column: 7, scope: !119)
!125 = distinct !DISubprogram(name: "operator==", scope: !59, file: !59, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!126 = !DILocation(line: 286, column: 16, scope: !125)
!127 = !DILocation(line: 286, column: 33, scope: !125)
!128 = !DILocation(line: 286, column: 26, scope: !125)
!129 = !DILocation(line: 286, column: 5, scope: !125)
!130 = distinct !DISubprogram(name: "id", scope: !59, file: !59, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!131 = !DILocation(line: 85, column: 23, scope: !130)
!132 = !DILocation(line: 85, column: 37, scope: !130)
!133 = distinct !DISubprogram(name: "reference_wrapper<Account &, void, Account *>", scope: !54, file: !54, line: 330, type: !11, scopeLine: 333, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!134 = !DILocation(line: 333, column: 2, scope: !133)
!135 = !DILocation(line: 332, column: 4, scope: !133)
!136 = !DILocation(line: 332, column: 56, scope: !133)
!137 = !DILocation(line: 332, column: 38, scope: !133)
!138 = !DILocation(line: 332, column: 12, scope: !133)
!139 = !DILocation(line: 333, column: 4, scope: !133)
!140 = distinct !DISubprogram(name: "_S_fun", scope: !54, file: !54, line: 313, type: !11, scopeLine: 313, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!141 = !DILocation(line: 313, column: 71, scope: !140)
!142 = !DILocation(line: 313, column: 54, scope: !140)
!143 = !DILocation(line: 313, column: 47, scope: !140)
!144 = distinct !DISubprogram(name: "forward<Account &>", scope: !145, file: !145, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!145 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!146 = !DILocation(line: 78, column: 33, scope: !144)
!147 = !DILocation(line: 78, column: 7, scope: !144)
!148 = distinct !DISubprogram(name: "__addressof<Account>", scope: !145, file: !145, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!149 = !DILocation(line: 50, column: 34, scope: !148)
!150 = !DILocation(line: 50, column: 7, scope: !148)
!151 = distinct !DISubprogram(name: "forward<void (&)(Account &, Account &, int)>", scope: !145, file: !145, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!152 = !DILocation(line: 78, column: 33, scope: !151)
!153 = !DILocation(line: 78, column: 7, scope: !151)
!154 = distinct !DISubprogram(name: "forward<std::reference_wrapper<Account> >", scope: !145, file: !145, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!155 = !DILocation(line: 78, column: 33, scope: !154)
!156 = !DILocation(line: 78, column: 7, scope: !154)
!157 = distinct !DISubprogram(name: "forward<int>", scope: !145, file: !145, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!158 = !DILocation(line: 78, column: 33, scope: !157)
!159 = !DILocation(line: 78, column: 7, scope: !157)
!160 = distinct !DISubprogram(name: "_State_impl<void (&)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int>", scope: !59, file: !59, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!161 = !DILocation(line: 207, column: 4, scope: !160)
!162 = !DILocation(line: 205, column: 4, scope: !160)
!163 = !DILocation(line: 206, column: 6, scope: !160)
!164 = !DILocation(line: 206, column: 13, scope: !160)
!165 = !DILocation(line: 206, column: 35, scope: !160)
!166 = !DILocation(line: 206, column: 15, scope: !160)
!167 = !DILocation(line: 206, column: 14, scope: !160)
!168 = !DILocation(line: 207, column: 6, scope: !160)
!169 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !170, file: !170, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!170 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!171 = !DILocation(line: 310, column: 4, scope: !169)
!172 = !DILocation(line: 310, column: 9, scope: !169)
!173 = !DILocation(line: 311, column: 11, scope: !169)
!174 = distinct !DISubprogram(name: "~unique_ptr", scope: !170, file: !170, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!175 = !DILocation(line: 394, column: 16, scope: !174)
!176 = !DILocation(line: 394, column: 21, scope: !174)
!177 = !DILocation(line: 394, column: 8, scope: !174)
!178 = !DILocation(line: 395, column: 6, scope: !174)
!179 = !DILocation(line: 395, column: 12, scope: !174)
!180 = !DILocation(line: 396, column: 4, scope: !174)
!181 = !DILocation(line: 396, column: 28, scope: !174)
!182 = !DILocation(line: 396, column: 18, scope: !174)
!183 = !DILocation(line: 397, column: 2, scope: !174)
!184 = !DILocation(line: 397, column: 8, scope: !174)
!185 = !DILocation(line: 398, column: 7, scope: !174)
!186 = distinct !DISubprogram(name: "_State", scope: !59, file: !59, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!187 = !DILocation(line: 67, column: 12, scope: !186)
!188 = distinct !DISubprogram(name: "tuple<void (&)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int, true, true>", scope: !189, file: !189, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!189 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!190 = !DILocation(line: 744, column: 56, scope: !188)
!191 = !DILocation(line: 744, column: 40, scope: !188)
!192 = !DILocation(line: 744, column: 15, scope: !188)
!193 = !DILocation(line: 744, column: 4, scope: !188)
!194 = !DILocation(line: 744, column: 58, scope: !188)
!195 = distinct !DISubprogram(name: "~_State_impl", scope: !59, file: !59, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!196 = !DILocation(line: 200, column: 14, scope: !195)
!197 = distinct !DISubprogram(name: "~_State_impl", scope: !59, file: !59, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!198 = !DILocation(line: 200, column: 14, scope: !197)
!199 = distinct !DISubprogram(name: "_M_run", scope: !59, file: !59, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!200 = !DILocation(line: 210, column: 13, scope: !199)
!201 = !DILocation(line: 210, column: 24, scope: !199)
!202 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int, void>", scope: !189, file: !189, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!203 = !DILocation(line: 293, column: 2, scope: !202)
!204 = !DILocation(line: 291, column: 36, scope: !202)
!205 = !DILocation(line: 291, column: 15, scope: !202)
!206 = !DILocation(line: 291, column: 4, scope: !202)
!207 = !DILocation(line: 292, column: 31, scope: !202)
!208 = !DILocation(line: 292, column: 10, scope: !202)
!209 = !DILocation(line: 292, column: 4, scope: !202)
!210 = !DILocation(line: 293, column: 4, scope: !202)
!211 = distinct !DISubprogram(name: "_Tuple_impl<std::reference_wrapper<Account>, std::reference_wrapper<Account>, int, void>", scope: !189, file: !189, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!212 = !DILocation(line: 293, column: 2, scope: !211)
!213 = !DILocation(line: 291, column: 36, scope: !211)
!214 = !DILocation(line: 291, column: 15, scope: !211)
!215 = !DILocation(line: 291, column: 4, scope: !211)
!216 = !DILocation(line: 292, column: 31, scope: !211)
!217 = !DILocation(line: 292, column: 10, scope: !211)
!218 = !DILocation(line: 292, column: 4, scope: !211)
!219 = !DILocation(line: 293, column: 4, scope: !211)
!220 = distinct !DISubprogram(name: "_Head_base", scope: !189, file: !189, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!221 = !DILocation(line: 193, column: 9, scope: !220)
!222 = !DILocation(line: 193, column: 22, scope: !220)
!223 = !DILocation(line: 193, column: 29, scope: !220)
!224 = distinct !DISubprogram(name: "_Tuple_impl<std::reference_wrapper<Account>, int, void>", scope: !189, file: !189, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!225 = !DILocation(line: 293, column: 2, scope: !224)
!226 = !DILocation(line: 291, column: 36, scope: !224)
!227 = !DILocation(line: 291, column: 15, scope: !224)
!228 = !DILocation(line: 291, column: 4, scope: !224)
!229 = !DILocation(line: 292, column: 31, scope: !224)
!230 = !DILocation(line: 292, column: 10, scope: !224)
!231 = !DILocation(line: 292, column: 4, scope: !224)
!232 = !DILocation(line: 293, column: 4, scope: !224)
!233 = distinct !DISubprogram(name: "_Head_base<std::reference_wrapper<Account> >", scope: !189, file: !189, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!234 = !DILocation(line: 200, column: 4, scope: !233)
!235 = !DILocation(line: 200, column: 38, scope: !233)
!236 = !DILocation(line: 200, column: 17, scope: !233)
!237 = !DILocation(line: 200, column: 46, scope: !233)
!238 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !189, file: !189, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!239 = !DILocation(line: 442, column: 2, scope: !238)
!240 = !DILocation(line: 441, column: 31, scope: !238)
!241 = !DILocation(line: 441, column: 10, scope: !238)
!242 = !DILocation(line: 441, column: 4, scope: !238)
!243 = !DILocation(line: 442, column: 4, scope: !238)
!244 = distinct !DISubprogram(name: "_Head_base<std::reference_wrapper<Account> >", scope: !189, file: !189, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!245 = !DILocation(line: 200, column: 4, scope: !244)
!246 = !DILocation(line: 200, column: 38, scope: !244)
!247 = !DILocation(line: 200, column: 17, scope: !244)
!248 = !DILocation(line: 200, column: 46, scope: !244)
!249 = distinct !DISubprogram(name: "_Head_base<int>", scope: !189, file: !189, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!250 = !DILocation(line: 200, column: 4, scope: !249)
!251 = !DILocation(line: 200, column: 38, scope: !249)
!252 = !DILocation(line: 200, column: 17, scope: !249)
!253 = !DILocation(line: 200, column: 46, scope: !249)
!254 = distinct !DISubprogram(name: "operator()", scope: !59, file: !59, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!255 = !DILocation(line: 259, column: 11, scope: !254)
!256 = !DILocation(line: 259, column: 4, scope: !254)
!257 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL, 2UL, 3UL>", scope: !59, file: !59, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!258 = !DILocation(line: 252, column: 52, scope: !257)
!259 = !DILocation(line: 252, column: 42, scope: !257)
!260 = !DILocation(line: 252, column: 27, scope: !257)
!261 = !DILocation(line: 252, column: 13, scope: !257)
!262 = !DILocation(line: 252, column: 6, scope: !257)
!263 = distinct !DISubprogram(name: "__invoke<void (*)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int>", scope: !264, file: !264, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!264 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!265 = !DILocation(line: 96, column: 74, scope: !263)
!266 = !DILocation(line: 96, column: 50, scope: !263)
!267 = !DILocation(line: 97, column: 26, scope: !263)
!268 = !DILocation(line: 97, column: 6, scope: !263)
!269 = !DILocation(line: 96, column: 14, scope: !263)
!270 = !DILocation(line: 96, column: 7, scope: !263)
!271 = distinct !DISubprogram(name: "get<0UL, void (*)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int>", scope: !189, file: !189, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!272 = !DILocation(line: 1395, column: 66, scope: !271)
!273 = !DILocation(line: 1395, column: 43, scope: !271)
!274 = !DILocation(line: 1395, column: 14, scope: !271)
!275 = !DILocation(line: 1395, column: 7, scope: !271)
!276 = distinct !DISubprogram(name: "move<std::tuple<void (*)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int> &>", scope: !145, file: !145, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!277 = !DILocation(line: 105, column: 71, scope: !276)
!278 = !DILocation(line: 105, column: 7, scope: !276)
!279 = distinct !DISubprogram(name: "get<1UL, void (*)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int>", scope: !189, file: !189, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!280 = !DILocation(line: 1395, column: 66, scope: !279)
!281 = !DILocation(line: 1395, column: 43, scope: !279)
!282 = !DILocation(line: 1395, column: 14, scope: !279)
!283 = !DILocation(line: 1395, column: 7, scope: !279)
!284 = distinct !DISubprogram(name: "get<2UL, void (*)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int>", scope: !189, file: !189, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!285 = !DILocation(line: 1395, column: 66, scope: !284)
!286 = !DILocation(line: 1395, column: 43, scope: !284)
!287 = !DILocation(line: 1395, column: 14, scope: !284)
!288 = !DILocation(line: 1395, column: 7, scope: !284)
!289 = distinct !DISubprogram(name: "get<3UL, void (*)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int>", scope: !189, file: !189, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!290 = !DILocation(line: 1395, column: 66, scope: !289)
!291 = !DILocation(line: 1395, column: 43, scope: !289)
!292 = !DILocation(line: 1395, column: 14, scope: !289)
!293 = !DILocation(line: 1395, column: 7, scope: !289)
!294 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int>", scope: !264, file: !264, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!295 = !DILocation(line: 61, column: 32, scope: !294)
!296 = !DILocation(line: 61, column: 14, scope: !294)
!297 = !DILocation(line: 61, column: 57, scope: !294)
!298 = !DILocation(line: 61, column: 37, scope: !294)
!299 = !DILocation(line: 61, column: 7, scope: !294)
!300 = distinct !DISubprogram(name: "forward<void (*)(Account &, Account &, int)>", scope: !145, file: !145, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!301 = !DILocation(line: 78, column: 33, scope: !300)
!302 = !DILocation(line: 78, column: 7, scope: !300)
!303 = distinct !DISubprogram(name: "operator Account &", scope: !54, file: !54, line: 341, type: !11, scopeLine: 342, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!304 = !DILocation(line: 342, column: 22, scope: !303)
!305 = !DILocation(line: 342, column: 9, scope: !303)
!306 = distinct !DISubprogram(name: "get", scope: !54, file: !54, line: 346, type: !11, scopeLine: 347, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!307 = !DILocation(line: 347, column: 17, scope: !306)
!308 = !DILocation(line: 347, column: 9, scope: !306)
!309 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(Account &, Account &, int), std::reference_wrapper<Account>, std::reference_wrapper<Account>, int>", scope: !189, file: !189, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!310 = !DILocation(line: 1365, column: 57, scope: !309)
!311 = !DILocation(line: 1365, column: 14, scope: !309)
!312 = !DILocation(line: 1365, column: 7, scope: !309)
!313 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!314 = !DILocation(line: 268, column: 66, scope: !313)
!315 = !DILocation(line: 268, column: 51, scope: !313)
!316 = !DILocation(line: 268, column: 44, scope: !313)
!317 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!318 = !DILocation(line: 233, column: 50, scope: !317)
!319 = !DILocation(line: 233, column: 54, scope: !317)
!320 = !DILocation(line: 233, column: 43, scope: !317)
!321 = distinct !DISubprogram(name: "__get_helper<1UL, std::reference_wrapper<Account>, std::reference_wrapper<Account>, int>", scope: !189, file: !189, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!322 = !DILocation(line: 1365, column: 57, scope: !321)
!323 = !DILocation(line: 1365, column: 14, scope: !321)
!324 = !DILocation(line: 1365, column: 7, scope: !321)
!325 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!326 = !DILocation(line: 268, column: 66, scope: !325)
!327 = !DILocation(line: 268, column: 51, scope: !325)
!328 = !DILocation(line: 268, column: 44, scope: !325)
!329 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!330 = !DILocation(line: 233, column: 50, scope: !329)
!331 = !DILocation(line: 233, column: 54, scope: !329)
!332 = !DILocation(line: 233, column: 43, scope: !329)
!333 = distinct !DISubprogram(name: "__get_helper<2UL, std::reference_wrapper<Account>, int>", scope: !189, file: !189, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!334 = !DILocation(line: 1365, column: 57, scope: !333)
!335 = !DILocation(line: 1365, column: 14, scope: !333)
!336 = !DILocation(line: 1365, column: 7, scope: !333)
!337 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!338 = !DILocation(line: 268, column: 66, scope: !337)
!339 = !DILocation(line: 268, column: 51, scope: !337)
!340 = !DILocation(line: 268, column: 44, scope: !337)
!341 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!342 = !DILocation(line: 233, column: 50, scope: !341)
!343 = !DILocation(line: 233, column: 54, scope: !341)
!344 = !DILocation(line: 233, column: 43, scope: !341)
!345 = distinct !DISubprogram(name: "__get_helper<3UL, int>", scope: !189, file: !189, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!346 = !DILocation(line: 1365, column: 57, scope: !345)
!347 = !DILocation(line: 1365, column: 14, scope: !345)
!348 = !DILocation(line: 1365, column: 7, scope: !345)
!349 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!350 = !DILocation(line: 424, column: 66, scope: !349)
!351 = !DILocation(line: 424, column: 51, scope: !349)
!352 = !DILocation(line: 424, column: 44, scope: !349)
!353 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!354 = !DILocation(line: 233, column: 50, scope: !353)
!355 = !DILocation(line: 233, column: 54, scope: !353)
!356 = !DILocation(line: 233, column: 43, scope: !353)
!357 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !170, file: !170, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!358 = !DILocation(line: 233, column: 40, scope: !357)
!359 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !170, file: !170, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!360 = !DILocation(line: 168, column: 38, scope: !359)
!361 = !DILocation(line: 168, column: 58, scope: !359)
!362 = !DILocation(line: 168, column: 47, scope: !359)
!363 = !DILocation(line: 168, column: 56, scope: !359)
!364 = !DILocation(line: 168, column: 63, scope: !359)
!365 = distinct !DISubprogram(name: "tuple<true, true>", scope: !189, file: !189, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!366 = !DILocation(line: 1051, column: 17, scope: !365)
!367 = !DILocation(line: 1051, column: 4, scope: !365)
!368 = !DILocation(line: 1051, column: 19, scope: !365)
!369 = distinct !DISubprogram(name: "_M_ptr", scope: !170, file: !170, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!370 = !DILocation(line: 189, column: 57, scope: !369)
!371 = !DILocation(line: 189, column: 45, scope: !369)
!372 = !DILocation(line: 189, column: 38, scope: !369)
!373 = distinct !DISubprogram(name: "_Tuple_impl", scope: !189, file: !189, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!374 = !DILocation(line: 280, column: 31, scope: !373)
!375 = !DILocation(line: 280, column: 9, scope: !373)
!376 = !DILocation(line: 280, column: 23, scope: !373)
!377 = !DILocation(line: 280, column: 33, scope: !373)
!378 = distinct !DISubprogram(name: "_Tuple_impl", scope: !189, file: !189, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!379 = !DILocation(line: 431, column: 17, scope: !378)
!380 = !DILocation(line: 431, column: 9, scope: !378)
!381 = !DILocation(line: 431, column: 19, scope: !378)
!382 = distinct !DISubprogram(name: "_Head_base", scope: !189, file: !189, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!383 = !DILocation(line: 190, column: 9, scope: !382)
!384 = !DILocation(line: 190, column: 26, scope: !382)
!385 = distinct !DISubprogram(name: "_Head_base", scope: !189, file: !189, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!386 = !DILocation(line: 81, column: 9, scope: !385)
!387 = !DILocation(line: 81, column: 26, scope: !385)
!388 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !189, file: !189, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!389 = !DILocation(line: 1381, column: 37, scope: !388)
!390 = !DILocation(line: 1381, column: 14, scope: !388)
!391 = !DILocation(line: 1381, column: 7, scope: !388)
!392 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !189, file: !189, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!393 = !DILocation(line: 1365, column: 57, scope: !392)
!394 = !DILocation(line: 1365, column: 14, scope: !392)
!395 = !DILocation(line: 1365, column: 7, scope: !392)
!396 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!397 = !DILocation(line: 268, column: 66, scope: !396)
!398 = !DILocation(line: 268, column: 51, scope: !396)
!399 = !DILocation(line: 268, column: 44, scope: !396)
!400 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!401 = !DILocation(line: 233, column: 50, scope: !400)
!402 = !DILocation(line: 233, column: 54, scope: !400)
!403 = !DILocation(line: 233, column: 43, scope: !400)
!404 = distinct !DISubprogram(name: "get_deleter", scope: !170, file: !170, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!405 = !DILocation(line: 468, column: 16, scope: !404)
!406 = !DILocation(line: 468, column: 21, scope: !404)
!407 = !DILocation(line: 468, column: 9, scope: !404)
!408 = distinct !DISubprogram(name: "operator()", scope: !170, file: !170, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!409 = !DILocation(line: 95, column: 9, scope: !408)
!410 = !DILocation(line: 95, column: 2, scope: !408)
!411 = !DILocation(line: 96, column: 7, scope: !408)
!412 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !145, file: !145, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!413 = !DILocation(line: 105, column: 71, scope: !412)
!414 = !DILocation(line: 105, column: 7, scope: !412)
!415 = distinct !DISubprogram(name: "_M_deleter", scope: !170, file: !170, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!416 = !DILocation(line: 193, column: 61, scope: !415)
!417 = !DILocation(line: 193, column: 49, scope: !415)
!418 = !DILocation(line: 193, column: 42, scope: !415)
!419 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !189, file: !189, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!420 = !DILocation(line: 1381, column: 37, scope: !419)
!421 = !DILocation(line: 1381, column: 14, scope: !419)
!422 = !DILocation(line: 1381, column: 7, scope: !419)
!423 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !189, file: !189, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!424 = !DILocation(line: 1365, column: 57, scope: !423)
!425 = !DILocation(line: 1365, column: 14, scope: !423)
!426 = !DILocation(line: 1365, column: 7, scope: !423)
!427 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!428 = !DILocation(line: 424, column: 66, scope: !427)
!429 = !DILocation(line: 424, column: 51, scope: !427)
!430 = !DILocation(line: 424, column: 44, scope: !427)
!431 = distinct !DISubprogram(name: "_M_head", scope: !189, file: !189, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!432 = !DILocation(line: 124, column: 50, scope: !431)
!433 = !DILocation(line: 124, column: 54, scope: !431)
!434 = !DILocation(line: 124, column: 43, scope: !431)
