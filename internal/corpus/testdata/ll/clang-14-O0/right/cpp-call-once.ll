; ModuleID = 'cpp-call-once.cpp'
source_filename = "cpp-call-once.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::once_flag" = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
%"class.std::lock_guard" = type { %"class.std::recursive_mutex"* }
%"class.std::recursive_mutex" = type { %"class.std::__recursive_mutex_base" }
%"class.std::__recursive_mutex_base" = type { %union.pthread_mutex_t }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.5" }
%"class.std::tuple.5" = type { %"struct.std::_Tuple_impl.6" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Tuple_impl.7", %"struct.std::_Head_base.9" }
%"struct.std::_Tuple_impl.7" = type { %"struct.std::_Head_base.8" }
%"struct.std::_Head_base.8" = type { i32 }
%"struct.std::_Head_base.9" = type { void (i32)* }
%class.anon.0 = type { %class.anon* }
%"struct.std::once_flag::_Prepare_execution" = type { i8 }
%class.anon.1 = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::_Tuple_impl.3" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_ = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt10lock_guardISt15recursive_mutexEC2ERS0_ = comdat any

$_ZNSt10lock_guardISt15recursive_mutexED2Ev = comdat any

$_ZNSt9once_flag18_Prepare_executionD2Ev = comdat any

$_ZNSt15recursive_mutex4lockEv = comdat any

$_ZNSt15recursive_mutex6unlockEv = comdat any

$__clang_call_terminate = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv = comdat any

$_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_ = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE = comdat any

$_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_ = comdat any

$_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_ = comdat any

$_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_ = comdat any

$_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_ = comdat any

$_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_ = comdat any

$_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_ = comdat any

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

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

@_ZL1n = internal global i32 0, align 4
@_ZL5inits = internal global i32 0, align 4
@.str = private unnamed_addr constant [21 x i8] c"n == 3 && inits == 1\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"cpp-call-once.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL4flag = internal global %"struct.std::once_flag" zeroinitializer, align 4
@_ZSt15__once_callable = external thread_local global i8*, align 8
@_ZSt11__once_call = external thread_local global void ()*, align 8
@_ZL1m = internal global { %union.pthread_mutex_t } { %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 0, i32 0, i32 0, i32 1, i16 0, i16 0, %struct.__pthread_internal_list zeroinitializer } } }, align 8
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant [60 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant i8*
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 2, i32* %3, align 4, !dbg !13
  call void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, void (i32)* noundef nonnull @_ZL3addi, i32* noundef nonnull align 4 dereferenceable(4) %3), !dbg !14
  invoke void @_ZL3addi(i32 noundef 1)
          to label %6 unwind label %17, !dbg !15

6:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %7 unwind label %17, !dbg !16

7:                                                ; preds = %6
  %8 = load i32, i32* @_ZL1n, align 4, !dbg !17
  %9 = icmp eq i32 %8, 3, !dbg !17
  br i1 %9, label %10, label %13, !dbg !17

10:                                               ; preds = %7
  %11 = load i32, i32* @_ZL5inits, align 4, !dbg !17
  %12 = icmp eq i32 %11, 1, !dbg !17
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi i1 [ false, %7 ], [ %12, %10 ], !dbg !18
  br i1 %14, label %15, label %16, !dbg !17

15:                                               ; preds = %13
  br label %22, !dbg !17

16:                                               ; preds = %13
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !17
  unreachable, !dbg !17

17:                                               ; preds = %6, %0
  %18 = landingpad { i8*, i32 }
          cleanup, !dbg !19
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !19
  store i8* %19, i8** %4, align 8, !dbg !19
  %20 = extractvalue { i8*, i32 } %18, 1, !dbg !19
  store i32 %20, i32* %5, align 4, !dbg !19
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #14, !dbg !19
  br label %24, !dbg !19

21:                                               ; No predecessors!
  br label %22, !dbg !17

22:                                               ; preds = %21, %15
  store i32 0, i32* %1, align 4, !dbg !20
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #14, !dbg !19
  %23 = load i32, i32* %1, align 4, !dbg !19
  ret i32 %23, !dbg !19

24:                                               ; preds = %17
  %25 = load i8*, i8** %4, align 8, !dbg !19
  %26 = load i32, i32* %5, align 4, !dbg !19
  %27 = insertvalue { i8*, i32 } undef, i8* %25, 0, !dbg !19
  %28 = insertvalue { i8*, i32 } %27, i32 %26, 1, !dbg !19
  resume { i8*, i32 } %28, !dbg !19
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL3addi(i32 noundef %0) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !21 {
  %2 = alloca i32, align 4
  %3 = alloca %class.anon, align 1
  %4 = alloca %"class.std::lock_guard", align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @"_ZSt9call_onceIZL3addiE3$_0JEEvRSt9once_flagOT_DpOT0_"(%"struct.std::once_flag"* noundef nonnull align 4 dereferenceable(4) @_ZL4flag, %class.anon* noundef nonnull align 1 dereferenceable(1) %3), !dbg !22
  call void @_ZNSt10lock_guardISt15recursive_mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %4, %"class.std::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1m to %"class.std::recursive_mutex"*)), !dbg !23
  %7 = load i32, i32* @_ZL1n, align 4, !dbg !24
  %8 = add nsw i32 %7, 1, !dbg !24
  store i32 %8, i32* @_ZL1n, align 4, !dbg !24
  %9 = load i32, i32* %2, align 4, !dbg !25
  %10 = icmp sgt i32 %9, 1, !dbg !26
  br i1 %10, label %11, label %19, !dbg !25

11:                                               ; preds = %1
  %12 = load i32, i32* %2, align 4, !dbg !27
  %13 = sub nsw i32 %12, 1, !dbg !28
  invoke void @_ZL3addi(i32 noundef %13)
          to label %14 unwind label %15, !dbg !29

14:                                               ; preds = %11
  br label %19, !dbg !29

15:                                               ; preds = %11
  %16 = landingpad { i8*, i32 }
          cleanup, !dbg !30
  %17 = extractvalue { i8*, i32 } %16, 0, !dbg !30
  store i8* %17, i8** %5, align 8, !dbg !30
  %18 = extractvalue { i8*, i32 } %16, 1, !dbg !30
  store i32 %18, i32* %6, align 4, !dbg !30
  call void @_ZNSt10lock_guardISt15recursive_mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !30
  br label %20, !dbg !30

19:                                               ; preds = %14, %1
  call void @_ZNSt10lock_guardISt15recursive_mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !30
  ret void, !dbg !30

20:                                               ; preds = %15
  %21 = load i8*, i8** %5, align 8, !dbg !30
  %22 = load i32, i32* %6, align 4, !dbg !30
  %23 = insertvalue { i8*, i32 } undef, i8* %21, 0, !dbg !30
  %24 = insertvalue { i8*, i32 } %23, i32 %22, 1, !dbg !30
  resume { i8*, i32 } %24, !dbg !30
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !31 {
  %4 = alloca %"class.std::thread"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i8*, align 8
  %8 = alloca %"class.std::unique_ptr", align 8
  %9 = alloca i8*, align 8
  %10 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %11 = load %"class.std::thread"*, %"class.std::thread"** %4, align 8
  %12 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %11, i32 0, i32 0, !dbg !33
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %12) #14, !dbg !33
  store i8* null, i8** %7, align 8, !dbg !34
  %13 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 24) #15, !dbg !35
  %14 = bitcast i8* %13 to %"struct.std::thread::_State_impl"*, !dbg !35
  %15 = load void (i32)*, void (i32)** %5, align 8, !dbg !36
  %16 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %15) #14, !dbg !37
  %17 = load i32*, i32** %6, align 8, !dbg !38
  %18 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %17) #14, !dbg !39
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %14, void (i32)* noundef nonnull %16, i32* noundef nonnull align 4 dereferenceable(4) %18)
          to label %19 unwind label %22, !dbg !40

19:                                               ; preds = %3
  %20 = bitcast %"struct.std::thread::_State_impl"* %14 to %"struct.std::thread::_State"*, !dbg !35
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8, %"struct.std::thread::_State"* noundef %20) #14, !dbg !41
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %11, %"class.std::unique_ptr"* noundef %8, void ()* noundef null)
          to label %21 unwind label %26, !dbg !42

21:                                               ; preds = %19
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #14, !dbg !42
  ret void, !dbg !43

22:                                               ; preds = %3
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !43
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !43
  store i8* %24, i8** %9, align 8, !dbg !43
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !43
  store i32 %25, i32* %10, align 4, !dbg !43
  call void @_ZdlPv(i8* noundef %13) #16, !dbg !35
  br label %30, !dbg !35

26:                                               ; preds = %19
  %27 = landingpad { i8*, i32 }
          cleanup, !dbg !43
  %28 = extractvalue { i8*, i32 } %27, 0, !dbg !43
  store i8* %28, i8** %9, align 8, !dbg !43
  %29 = extractvalue { i8*, i32 } %27, 1, !dbg !43
  store i32 %29, i32* %10, align 4, !dbg !43
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #14, !dbg !42
  br label %30, !dbg !42

30:                                               ; preds = %26, %22
  %31 = load i8*, i8** %9, align 8, !dbg !35
  %32 = load i32, i32* %10, align 4, !dbg !35
  %33 = insertvalue { i8*, i32 } undef, i8* %31, 0, !dbg !35
  %34 = insertvalue { i8*, i32 } %33, i32 %32, 1, !dbg !35
  resume { i8*, i32 } %34, !dbg !35
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !44 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !45
  br i1 %4, label %5, label %7, !dbg !45

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #13, !dbg !46
  unreachable, !dbg !46

6:                                                ; No predecessors!
  unreachable, !dbg !50

7:                                                ; preds = %1
  ret void, !dbg !51
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt9call_onceIZL3addiE3$_0JEEvRSt9once_flagOT_DpOT0_"(%"struct.std::once_flag"* noundef nonnull align 4 dereferenceable(4) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !52 {
  %3 = alloca %"struct.std::once_flag"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca %class.anon.0, align 8
  %6 = alloca %"struct.std::once_flag::_Prepare_execution", align 1
  %7 = alloca i32, align 4
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  store %"struct.std::once_flag"* %0, %"struct.std::once_flag"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %10 = getelementptr inbounds %class.anon.0, %class.anon.0* %5, i32 0, i32 0, !dbg !54
  %11 = load %class.anon*, %class.anon** %4, align 8, !dbg !55
  store %class.anon* %11, %class.anon** %10, align 8, !dbg !54
  call void @"_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIZL3addiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_"(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon.0* noundef nonnull align 8 dereferenceable(8) %5), !dbg !56
  %12 = load %"struct.std::once_flag"*, %"struct.std::once_flag"** %3, align 8, !dbg !57
  %13 = getelementptr inbounds %"struct.std::once_flag", %"struct.std::once_flag"* %12, i32 0, i32 0, !dbg !58
  %14 = invoke noundef i32 @_ZL14__gthread_oncePiPFvvE(i32* noundef %13, void ()* noundef @__once_proxy)
          to label %15 unwind label %21, !dbg !59

15:                                               ; preds = %2
  store i32 %14, i32* %7, align 4, !dbg !60
  %16 = load i32, i32* %7, align 4, !dbg !60
  %17 = icmp ne i32 %16, 0, !dbg !60
  br i1 %17, label %18, label %25, !dbg !60

18:                                               ; preds = %15
  %19 = load i32, i32* %7, align 4, !dbg !61
  invoke void @_ZSt20__throw_system_errori(i32 noundef %19) #17
          to label %20 unwind label %21, !dbg !62

20:                                               ; preds = %18
  unreachable, !dbg !62

21:                                               ; preds = %18, %2
  %22 = landingpad { i8*, i32 }
          cleanup, !dbg !63
  %23 = extractvalue { i8*, i32 } %22, 0, !dbg !63
  store i8* %23, i8** %8, align 8, !dbg !63
  %24 = extractvalue { i8*, i32 } %22, 1, !dbg !63
  store i32 %24, i32* %9, align 4, !dbg !63
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %6) #14, !dbg !63
  br label %26, !dbg !63

25:                                               ; preds = %15
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %6) #14, !dbg !63
  ret void, !dbg !63

26:                                               ; preds = %21
  %27 = load i8*, i8** %8, align 8, !dbg !63
  %28 = load i32, i32* %9, align 4, !dbg !63
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !63
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !63
  resume { i8*, i32 } %30, !dbg !63
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt15recursive_mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !64 {
  %3 = alloca %"class.std::lock_guard"*, align 8
  %4 = alloca %"class.std::recursive_mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %3, align 8
  store %"class.std::recursive_mutex"* %1, %"class.std::recursive_mutex"** %4, align 8
  %5 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !66
  %7 = load %"class.std::recursive_mutex"*, %"class.std::recursive_mutex"** %4, align 8, !dbg !67
  store %"class.std::recursive_mutex"* %7, %"class.std::recursive_mutex"** %6, align 8, !dbg !66
  %8 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !68
  %9 = load %"class.std::recursive_mutex"*, %"class.std::recursive_mutex"** %8, align 8, !dbg !68
  call void @_ZNSt15recursive_mutex4lockEv(%"class.std::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !69
  ret void, !dbg !70
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt15recursive_mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !71 {
  %2 = alloca %"class.std::lock_guard"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %2, align 8
  %3 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %3, i32 0, i32 0, !dbg !72
  %5 = load %"class.std::recursive_mutex"*, %"class.std::recursive_mutex"** %4, align 8, !dbg !72
  invoke void @_ZNSt15recursive_mutex6unlockEv(%"class.std::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !73

6:                                                ; preds = %1
  ret void, !dbg !74

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !73
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !73
  call void @__clang_call_terminate(i8* %9) #13, !dbg !73
  unreachable, !dbg !73
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIZL3addiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_"(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.0* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 align 2 !dbg !75 {
  %3 = alloca %"struct.std::once_flag::_Prepare_execution"*, align 8
  %4 = alloca %class.anon.0*, align 8
  %5 = alloca %class.anon.1, align 1
  store %"struct.std::once_flag::_Prepare_execution"* %0, %"struct.std::once_flag::_Prepare_execution"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %6 = load %"struct.std::once_flag::_Prepare_execution"*, %"struct.std::once_flag::_Prepare_execution"** %3, align 8
  %7 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !76
  %8 = call noundef %class.anon.0* @"_ZSt11__addressofIZSt9call_onceIZL3addiE3$_0JEEvRSt9once_flagOT_DpOT0_EUlvE_EPS4_RS4_"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %7) #14, !dbg !77
  %9 = bitcast %class.anon.0* %8 to i8*, !dbg !77
  store i8* %9, i8** @_ZSt15__once_callable, align 8, !dbg !78
  %10 = call noundef void ()* @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3addiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_cvPFvvEEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) %5) #14, !dbg !79
  store void ()* %10, void ()** @_ZSt11__once_call, align 8, !dbg !80
  ret void, !dbg !81
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL14__gthread_oncePiPFvvE(i32* noundef %0, void ()* noundef %1) #1 !dbg !82 {
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  %5 = alloca void ()*, align 8
  store i32* %0, i32** %4, align 8
  store void ()* %1, void ()** %5, align 8
  %6 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !84
  %7 = icmp ne i32 %6, 0, !dbg !84
  br i1 %7, label %8, label %12, !dbg !84

8:                                                ; preds = %2
  %9 = load i32*, i32** %4, align 8, !dbg !85
  %10 = load void ()*, void ()** %5, align 8, !dbg !86
  %11 = call i32 @pthread_once(i32* noundef %9, void ()* noundef %10), !dbg !87
  store i32 %11, i32* %3, align 4, !dbg !88
  br label %13, !dbg !88

12:                                               ; preds = %2
  store i32 -1, i32* %3, align 4, !dbg !89
  br label %13, !dbg !89

13:                                               ; preds = %12, %8
  %14 = load i32, i32* %3, align 4, !dbg !90
  ret i32 %14, !dbg !90
}

declare void @__once_proxy() #3

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt9once_flag18_Prepare_executionD2Ev(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !91 {
  %2 = alloca %"struct.std::once_flag::_Prepare_execution"*, align 8
  store %"struct.std::once_flag::_Prepare_execution"* %0, %"struct.std::once_flag::_Prepare_execution"** %2, align 8
  %3 = load %"struct.std::once_flag::_Prepare_execution"*, %"struct.std::once_flag::_Prepare_execution"** %2, align 8
  store i8* null, i8** @_ZSt15__once_callable, align 8, !dbg !92
  store void ()* null, void ()** @_ZSt11__once_call, align 8, !dbg !93
  ret void, !dbg !94
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef %class.anon.0* @"_ZSt11__addressofIZSt9call_onceIZL3addiE3$_0JEEvRSt9once_flagOT_DpOT0_EUlvE_EPS4_RS4_"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %0) #7 !dbg !95 {
  %2 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %3 = load %class.anon.0*, %class.anon.0** %2, align 8, !dbg !97
  ret %class.anon.0* %3, !dbg !98
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef void ()* @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3addiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_cvPFvvEEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 !dbg !99 {
  %2 = alloca %class.anon.1*, align 8
  store %class.anon.1* %0, %class.anon.1** %2, align 8
  %3 = load %class.anon.1*, %class.anon.1** %2, align 8
  ret void ()* @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3addiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_8__invokeEv", !dbg !100
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3addiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_8__invokeEv"() #2 align 2 !dbg !101 {
  call void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3addiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_clEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) undef), !dbg !102
  ret void, !dbg !102
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3addiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_clEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !103 {
  %2 = alloca %class.anon.1*, align 8
  store %class.anon.1* %0, %class.anon.1** %2, align 8
  %3 = load %class.anon.1*, %class.anon.1** %2, align 8
  %4 = load i8*, i8** @_ZSt15__once_callable, align 8, !dbg !104
  %5 = bitcast i8* %4 to %class.anon.0*, !dbg !105
  call void @"_ZZSt9call_onceIZL3addiE3$_0JEEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %5), !dbg !106
  ret void, !dbg !107
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZSt9call_onceIZL3addiE3$_0JEEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %0) #1 align 2 !dbg !108 {
  %2 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %3 = load %class.anon.0*, %class.anon.0** %2, align 8
  %4 = getelementptr inbounds %class.anon.0, %class.anon.0* %3, i32 0, i32 0, !dbg !109
  %5 = load %class.anon*, %class.anon** %4, align 8, !dbg !109
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZL3addiE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #14, !dbg !110
  call void @"_ZSt8__invokeIZL3addiE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %6), !dbg !111
  ret void, !dbg !112
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZL3addiE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !113 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !115
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZL3addiE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !116
  call void @"_ZSt13__invoke_implIvZL3addiE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !117
  ret void, !dbg !118
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZL3addiE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !119 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !120
  ret %class.anon* %3, !dbg !121
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZL3addiE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !122 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !123
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZL3addiE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !124
  call void @"_ZZL3addiENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !124
  ret void, !dbg !125
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZZL3addiENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 !dbg !126 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8
  %4 = load i32, i32* @_ZL5inits, align 4, !dbg !127
  %5 = add nsw i32 %4, 1, !dbg !127
  store i32 %5, i32* @_ZL5inits, align 4, !dbg !127
  ret void, !dbg !128
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #7 !dbg !129 {
  ret i32 1, !dbg !130
}

declare i32 @pthread_once(i32* noundef, void ()* noundef) #3

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15recursive_mutex4lockEv(%"class.std::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %0) #1 comdat align 2 !dbg !131 {
  %2 = alloca %"class.std::recursive_mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::recursive_mutex"* %0, %"class.std::recursive_mutex"** %2, align 8
  %4 = load %"class.std::recursive_mutex"*, %"class.std::recursive_mutex"** %2, align 8
  %5 = bitcast %"class.std::recursive_mutex"* %4 to %"class.std::__recursive_mutex_base"*, !dbg !132
  %6 = getelementptr inbounds %"class.std::__recursive_mutex_base", %"class.std::__recursive_mutex_base"* %5, i32 0, i32 0, !dbg !132
  %7 = call noundef i32 @_ZL30__gthread_recursive_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !133
  store i32 %7, i32* %3, align 4, !dbg !134
  %8 = load i32, i32* %3, align 4, !dbg !135
  %9 = icmp ne i32 %8, 0, !dbg !135
  br i1 %9, label %10, label %12, !dbg !135

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !136
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !137
  unreachable, !dbg !137

12:                                               ; preds = %1
  ret void, !dbg !138
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL30__gthread_recursive_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #1 !dbg !139 {
  %2 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %2, align 8
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8, !dbg !140
  %4 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %3), !dbg !141
  ret i32 %4, !dbg !142
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #7 !dbg !143 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !144
  %5 = icmp ne i32 %4, 0, !dbg !144
  br i1 %5, label %6, label %9, !dbg !144

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !145
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #14, !dbg !146
  store i32 %8, i32* %2, align 4, !dbg !147
  br label %10, !dbg !147

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !148
  br label %10, !dbg !148

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !149
  ret i32 %11, !dbg !149
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #8

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15recursive_mutex6unlockEv(%"class.std::recursive_mutex"* noundef nonnull align 8 dereferenceable(40) %0) #1 comdat align 2 !dbg !150 {
  %2 = alloca %"class.std::recursive_mutex"*, align 8
  store %"class.std::recursive_mutex"* %0, %"class.std::recursive_mutex"** %2, align 8
  %3 = load %"class.std::recursive_mutex"*, %"class.std::recursive_mutex"** %2, align 8
  %4 = bitcast %"class.std::recursive_mutex"* %3 to %"class.std::__recursive_mutex_base"*, !dbg !151
  %5 = getelementptr inbounds %"class.std::__recursive_mutex_base", %"class.std::__recursive_mutex_base"* %4, i32 0, i32 0, !dbg !151
  %6 = call noundef i32 @_ZL32__gthread_recursive_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !152
  ret void, !dbg !153
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #9 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #14
  call void @_ZSt9terminatev() #13
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL32__gthread_recursive_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #1 !dbg !154 {
  %2 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %2, align 8
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8, !dbg !155
  %4 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %3), !dbg !156
  ret i32 %4, !dbg !157
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #7 !dbg !158 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !159
  %5 = icmp ne i32 %4, 0, !dbg !159
  br i1 %5, label %6, label %9, !dbg !159

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !160
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #14, !dbg !161
  store i32 %8, i32* %2, align 4, !dbg !162
  br label %10, !dbg !162

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !163
  br label %10, !dbg !163

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !164
  ret i32 %11, !dbg !164
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !165 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !166
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !166
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !166
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !166
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !167
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !168
  %10 = load i64, i64* %9, align 8, !dbg !168
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !168
  %12 = load i64, i64* %11, align 8, !dbg !168
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #14, !dbg !168
  %14 = xor i1 %13, true, !dbg !169
  ret i1 %14, !dbg !170
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #7 comdat !dbg !171 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !172
  %8 = load i64, i64* %7, align 8, !dbg !172
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !173
  %10 = load i64, i64* %9, align 8, !dbg !173
  %11 = icmp eq i64 %8, %10, !dbg !174
  ret i1 %11, !dbg !175
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !176 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !177
  store i64 0, i64* %4, align 8, !dbg !177
  ret void, !dbg !178
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %0) #7 comdat !dbg !179 {
  %2 = alloca void (i32)*, align 8
  store void (i32)* %0, void (i32)** %2, align 8
  %3 = load void (i32)*, void (i32)** %2, align 8, !dbg !180
  ret void (i32)* %3, !dbg !181
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat !dbg !182 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !183
  ret i32* %3, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 !dbg !185 {
  %4 = alloca %"struct.std::thread::_State_impl"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %4, align 8
  %8 = bitcast %"struct.std::thread::_State_impl"* %7 to %"struct.std::thread::_State"*, !dbg !186
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %8) #14, !dbg !187
  %9 = bitcast %"struct.std::thread::_State_impl"* %7 to i32 (...)***, !dbg !186
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !186
  %10 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %7, i32 0, i32 1, !dbg !188
  %11 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %10, i32 0, i32 0, !dbg !189
  %12 = load void (i32)*, void (i32)** %5, align 8, !dbg !190
  %13 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %12) #14, !dbg !191
  %14 = load i32*, i32** %6, align 8, !dbg !190
  %15 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %14) #14, !dbg !191
  call void @_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(16) %11, void (i32)* noundef nonnull %13, i32* noundef nonnull align 4 dereferenceable(4) %15) #14, !dbg !192
  ret void, !dbg !193
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #12

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !194 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !196
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !197
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !196

8:                                                ; preds = %2
  ret void, !dbg !198

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !196
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !196
  call void @__clang_call_terminate(i8* %11) #13, !dbg !196
  unreachable, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !199 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !200
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !200
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !201
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !202
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !203
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !203
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !204
  br i1 %10, label %11, label %17, !dbg !203

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !205
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !206
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #14, !dbg !207
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !207
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !205

16:                                               ; preds = %11
  br label %17, !dbg !205

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !208
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !209
  ret void, !dbg !210

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !205
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !205
  call void @__clang_call_terminate(i8* %21) #13, !dbg !205
  unreachable, !dbg !205
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !211 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !212
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !212
  ret void, !dbg !212
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(16) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !213 {
  %4 = alloca %"class.std::tuple.5"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::tuple.5"* %0, %"class.std::tuple.5"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"class.std::tuple.5"*, %"class.std::tuple.5"** %4, align 8
  %8 = bitcast %"class.std::tuple.5"* %7 to %"struct.std::_Tuple_impl.6"*, !dbg !215
  %9 = load void (i32)*, void (i32)** %5, align 8, !dbg !216
  %10 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %9) #14, !dbg !217
  %11 = load i32*, i32** %6, align 8, !dbg !218
  %12 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %11) #14, !dbg !219
  invoke void @_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(16) %8, void (i32)* noundef nonnull %10, i32* noundef nonnull align 4 dereferenceable(4) %12)
          to label %13 unwind label %14, !dbg !220

13:                                               ; preds = %3
  ret void, !dbg !221

14:                                               ; preds = %3
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !220
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !220
  call void @__clang_call_terminate(i8* %16) #13, !dbg !220
  unreachable, !dbg !220
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !222 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !223
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !224 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %3) #14, !dbg !225
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !225
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !226 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !227
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %4), !dbg !227
  ret void, !dbg !228
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(16) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #2 comdat align 2 !dbg !229 {
  %4 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca void (i32)*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %8 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %4, align 8
  %9 = bitcast %"struct.std::_Tuple_impl.6"* %8 to %"struct.std::_Tuple_impl.7"*, !dbg !230
  %10 = load i32*, i32** %6, align 8, !dbg !231
  %11 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %10) #14, !dbg !232
  call void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.7"* noundef nonnull align 4 dereferenceable(4) %9, i32* noundef nonnull align 4 dereferenceable(4) %11), !dbg !233
  %12 = bitcast %"struct.std::_Tuple_impl.6"* %8 to i8*, !dbg !230
  %13 = getelementptr inbounds i8, i8* %12, i64 8, !dbg !230
  %14 = bitcast i8* %13 to %"struct.std::_Head_base.9"*, !dbg !230
  %15 = load void (i32)*, void (i32)** %5, align 8, !dbg !234
  %16 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %15) #14, !dbg !235
  store void (i32)* %16, void (i32)** %7, align 8, !dbg !235
  call void @_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_(%"struct.std::_Head_base.9"* noundef nonnull align 8 dereferenceable(8) %14, void (i32)** noundef nonnull align 8 dereferenceable(8) %7), !dbg !236
  ret void, !dbg !237
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.7"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #2 comdat align 2 !dbg !238 {
  %3 = alloca %"struct.std::_Tuple_impl.7"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.7"* %0, %"struct.std::_Tuple_impl.7"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.7"*, %"struct.std::_Tuple_impl.7"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.7"* %5 to %"struct.std::_Head_base.8"*, !dbg !239
  %7 = load i32*, i32** %4, align 8, !dbg !240
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #14, !dbg !241
  call void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.8"* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %8), !dbg !242
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_(%"struct.std::_Head_base.9"* noundef nonnull align 8 dereferenceable(8) %0, void (i32)** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !dbg !244 {
  %3 = alloca %"struct.std::_Head_base.9"*, align 8
  %4 = alloca void (i32)**, align 8
  store %"struct.std::_Head_base.9"* %0, %"struct.std::_Head_base.9"** %3, align 8
  store void (i32)** %1, void (i32)*** %4, align 8
  %5 = load %"struct.std::_Head_base.9"*, %"struct.std::_Head_base.9"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.9", %"struct.std::_Head_base.9"* %5, i32 0, i32 0, !dbg !245
  %7 = load void (i32)**, void (i32)*** %4, align 8, !dbg !246
  %8 = load void (i32)*, void (i32)** %7, align 8, !dbg !246
  store void (i32)* %8, void (i32)** %6, align 8, !dbg !245
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.8"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #5 comdat align 2 !dbg !248 {
  %3 = alloca %"struct.std::_Head_base.8"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Head_base.8"* %0, %"struct.std::_Head_base.8"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Head_base.8"*, %"struct.std::_Head_base.8"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.8", %"struct.std::_Head_base.8"* %5, i32 0, i32 0, !dbg !249
  %7 = load i32*, i32** %4, align 8, !dbg !250
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #14, !dbg !251
  %9 = load i32, i32* %8, align 4, !dbg !251
  store i32 %9, i32* %6, align 4, !dbg !249
  ret void, !dbg !252
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %0) #1 comdat align 2 !dbg !253 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %4), !dbg !254
  ret void, !dbg !255
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %0) #1 comdat align 2 !dbg !256 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !257
  %6 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.5"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(16) %5) #14, !dbg !258
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(16) %6) #14, !dbg !259
  %8 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !257
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.5"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(16) %8) #14, !dbg !258
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(16) %9) #14, !dbg !259
  call void @_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void (i32)** noundef nonnull align 8 dereferenceable(8) %7, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !260
  ret void, !dbg !261
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void (i32)** noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #1 comdat !dbg !262 {
  %3 = alloca void (i32)**, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"struct.std::__invoke_other", align 1
  store void (i32)** %0, void (i32)*** %3, align 8
  store i32* %1, i32** %4, align 8
  %6 = load void (i32)**, void (i32)*** %3, align 8, !dbg !263
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !264
  %8 = load i32*, i32** %4, align 8, !dbg !265
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #14, !dbg !266
  call void @_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_(void (i32)** noundef nonnull align 8 dereferenceable(8) %7, i32* noundef nonnull align 4 dereferenceable(4) %9), !dbg !267
  ret void, !dbg !268
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !269 {
  %2 = alloca %"class.std::tuple.5"*, align 8
  store %"class.std::tuple.5"* %0, %"class.std::tuple.5"** %2, align 8
  %3 = load %"class.std::tuple.5"*, %"class.std::tuple.5"** %2, align 8, !dbg !270
  %4 = bitcast %"class.std::tuple.5"* %3 to %"struct.std::_Tuple_impl.6"*, !dbg !270
  %5 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(16) %4) #14, !dbg !271
  %6 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !272
  ret void (i32)** %6, !dbg !273
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.5"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !274 {
  %2 = alloca %"class.std::tuple.5"*, align 8
  store %"class.std::tuple.5"* %0, %"class.std::tuple.5"** %2, align 8
  %3 = load %"class.std::tuple.5"*, %"class.std::tuple.5"** %2, align 8, !dbg !275
  ret %"class.std::tuple.5"* %3, !dbg !276
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !277 {
  %2 = alloca %"class.std::tuple.5"*, align 8
  store %"class.std::tuple.5"* %0, %"class.std::tuple.5"** %2, align 8
  %3 = load %"class.std::tuple.5"*, %"class.std::tuple.5"** %2, align 8, !dbg !278
  %4 = bitcast %"class.std::tuple.5"* %3 to %"struct.std::_Tuple_impl.7"*, !dbg !278
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.7"* noundef nonnull align 4 dereferenceable(4) %4) #14, !dbg !279
  %6 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %5) #14, !dbg !280
  ret i32* %6, !dbg !281
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_(void (i32)** noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #1 comdat !dbg !282 {
  %3 = alloca %"struct.std::__invoke_other", align 1
  %4 = alloca void (i32)**, align 8
  %5 = alloca i32*, align 8
  store void (i32)** %0, void (i32)*** %4, align 8
  store i32* %1, i32** %5, align 8
  %6 = load void (i32)**, void (i32)*** %4, align 8, !dbg !283
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !284
  %8 = load void (i32)*, void (i32)** %7, align 8, !dbg !284
  %9 = load i32*, i32** %5, align 8, !dbg !285
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9) #14, !dbg !286
  %11 = load i32, i32* %10, align 4, !dbg !286
  call void %8(i32 noundef %11), !dbg !284
  ret void, !dbg !287
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !288 {
  %2 = alloca void (i32)**, align 8
  store void (i32)** %0, void (i32)*** %2, align 8
  %3 = load void (i32)**, void (i32)*** %2, align 8, !dbg !289
  ret void (i32)** %3, !dbg !290
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !291 {
  %2 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %2, align 8, !dbg !292
  %4 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !293
  ret void (i32)** %4, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 !dbg !295 {
  %2 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %2, align 8, !dbg !296
  %4 = bitcast %"struct.std::_Tuple_impl.6"* %3 to i8*, !dbg !296
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !296
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.9"*, !dbg !296
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_(%"struct.std::_Head_base.9"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !297
  ret void (i32)** %7, !dbg !298
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_(%"struct.std::_Head_base.9"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !299 {
  %2 = alloca %"struct.std::_Head_base.9"*, align 8
  store %"struct.std::_Head_base.9"* %0, %"struct.std::_Head_base.9"** %2, align 8
  %3 = load %"struct.std::_Head_base.9"*, %"struct.std::_Head_base.9"** %2, align 8, !dbg !300
  %4 = getelementptr inbounds %"struct.std::_Head_base.9", %"struct.std::_Head_base.9"* %3, i32 0, i32 0, !dbg !301
  ret void (i32)** %4, !dbg !302
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.7"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat !dbg !303 {
  %2 = alloca %"struct.std::_Tuple_impl.7"*, align 8
  store %"struct.std::_Tuple_impl.7"* %0, %"struct.std::_Tuple_impl.7"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.7"*, %"struct.std::_Tuple_impl.7"** %2, align 8, !dbg !304
  %4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.7"* noundef nonnull align 4 dereferenceable(4) %3) #14, !dbg !305
  ret i32* %4, !dbg !306
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.7"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 !dbg !307 {
  %2 = alloca %"struct.std::_Tuple_impl.7"*, align 8
  store %"struct.std::_Tuple_impl.7"* %0, %"struct.std::_Tuple_impl.7"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.7"*, %"struct.std::_Tuple_impl.7"** %2, align 8, !dbg !308
  %4 = bitcast %"struct.std::_Tuple_impl.7"* %3 to %"struct.std::_Head_base.8"*, !dbg !308
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.8"* noundef nonnull align 4 dereferenceable(4) %4) #14, !dbg !309
  ret i32* %5, !dbg !310
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.8"* noundef nonnull align 4 dereferenceable(4) %0) #7 comdat align 2 !dbg !311 {
  %2 = alloca %"struct.std::_Head_base.8"*, align 8
  store %"struct.std::_Head_base.8"* %0, %"struct.std::_Head_base.8"** %2, align 8
  %3 = load %"struct.std::_Head_base.8"*, %"struct.std::_Head_base.8"** %2, align 8, !dbg !312
  %4 = getelementptr inbounds %"struct.std::_Head_base.8", %"struct.std::_Head_base.8"* %3, i32 0, i32 0, !dbg !313
  ret i32* %4, !dbg !314
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !315 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !316
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !316
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !316
  ret void, !dbg !316
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 !dbg !317 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !318
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !318
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !319
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !320
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !321
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !323 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !324
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !325

5:                                                ; preds = %1
  ret void, !dbg !326

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !325
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !325
  call void @__clang_call_terminate(i8* %8) #13, !dbg !325
  unreachable, !dbg !325
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !327 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !328
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !329
  ret %"struct.std::thread::_State"** %5, !dbg !330
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !331 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !332
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !333
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.4"*, !dbg !332
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !334
  ret void, !dbg !335
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !336 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base"*, !dbg !337
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !338
  ret void, !dbg !339
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !340 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %3, i32 0, i32 0, !dbg !341
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !341
  ret void, !dbg !342
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !343 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !344
  ret void, !dbg !345
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !346 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !347
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !347
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !348
  ret %"struct.std::thread::_State"** %5, !dbg !349
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !350 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !351
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !352
  ret %"struct.std::thread::_State"** %4, !dbg !353
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !354 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !355
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.4"*, !dbg !355
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !356
  ret %"struct.std::thread::_State"** %5, !dbg !357
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !358 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !359
  %4 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %3, i32 0, i32 0, !dbg !360
  ret %"struct.std::thread::_State"** %4, !dbg !361
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !362 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !363
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !363
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !364
  ret %"struct.std::default_delete"* %6, !dbg !365
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #7 comdat align 2 !dbg !366 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !367
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !368
  br i1 %7, label %13, label %8, !dbg !368

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !368
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !368
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !368
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !368
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !368
  br label %13, !dbg !368

13:                                               ; preds = %8, %2
  ret void, !dbg !369
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !370 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !371
  ret %"struct.std::thread::_State"** %3, !dbg !372
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !373 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !374
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !375
  ret %"struct.std::default_delete"* %5, !dbg !376
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !377 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !378
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !378
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !379
  ret %"struct.std::default_delete"* %5, !dbg !380
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat !dbg !381 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !382
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %3) #14, !dbg !383
  ret %"struct.std::default_delete"* %4, !dbg !384
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !385 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !386
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base"*, !dbg !386
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !387
  ret %"struct.std::default_delete"* %5, !dbg !388
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !389 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !390
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !391
  ret %"struct.std::default_delete"* %4, !dbg !392
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline noreturn nounwind }
attributes #10 = { argmemonly nofree nounwind willreturn }
attributes #11 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noreturn nounwind }
attributes #14 = { nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { builtin nounwind }
attributes #17 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-call-once.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "81e96a9c8a94420455df6f780ff3af66")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 22, column: 21, scope: !10)
!14 = !DILocation(line: 22, column: 14, scope: !10)
!15 = !DILocation(line: 23, column: 2, scope: !10)
!16 = !DILocation(line: 24, column: 4, scope: !10)
!17 = !DILocation(line: 25, column: 2, scope: !10)
!18 = !DILocation(line: 0, scope: !10)
!19 = !DILocation(line: 27, column: 1, scope: !10)
!20 = !DILocation(line: 26, column: 2, scope: !10)
!21 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 11, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!22 = !DILocation(line: 13, column: 2, scope: !21)
!23 = !DILocation(line: 14, column: 40, scope: !21)
!24 = !DILocation(line: 15, column: 3, scope: !21)
!25 = !DILocation(line: 16, column: 6, scope: !21)
!26 = !DILocation(line: 16, column: 8, scope: !21)
!27 = !DILocation(line: 17, column: 7, scope: !21)
!28 = !DILocation(line: 17, column: 9, scope: !21)
!29 = !DILocation(line: 17, column: 3, scope: !21)
!30 = !DILocation(line: 18, column: 1, scope: !21)
!31 = distinct !DISubprogram(name: "thread<void (&)(int), int, void>", scope: !32, file: !32, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!32 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!33 = !DILocation(line: 126, column: 7, scope: !31)
!34 = !DILocation(line: 137, column: 7, scope: !31)
!35 = !DILocation(line: 142, column: 29, scope: !31)
!36 = !DILocation(line: 143, column: 32, scope: !31)
!37 = !DILocation(line: 143, column: 8, scope: !31)
!38 = !DILocation(line: 143, column: 58, scope: !31)
!39 = !DILocation(line: 143, column: 38, scope: !31)
!40 = !DILocation(line: 142, column: 33, scope: !31)
!41 = !DILocation(line: 142, column: 18, scope: !31)
!42 = !DILocation(line: 142, column: 2, scope: !31)
!43 = !DILocation(line: 145, column: 7, scope: !31)
!44 = distinct !DISubprogram(name: "~thread", scope: !32, file: !32, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!45 = !DILocation(line: 150, column: 11, scope: !44)
!46 = !DILocation(line: 312, column: 5, scope: !47, inlinedAt: !49)
!47 = distinct !DISubprogram(name: "__terminate", scope: !48, file: !48, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!48 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!49 = distinct !DILocation(line: 151, column: 2, scope: !44)
!50 = !DILocation(line: 151, column: 2, scope: !44)
!51 = !DILocation(line: 152, column: 5, scope: !44)
!52 = distinct !DISubprogram(name: "call_once<(lambda at cpp-call-once.cpp:13:23)>", scope: !53, file: !53, line: 848, type: !11, scopeLine: 849, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!53 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex", directory: "")
!54 = !DILocation(line: 851, column: 25, scope: !52)
!55 = !DILocation(line: 851, column: 26, scope: !52)
!56 = !DILocation(line: 856, column: 37, scope: !52)
!57 = !DILocation(line: 859, column: 37, scope: !52)
!58 = !DILocation(line: 859, column: 44, scope: !52)
!59 = !DILocation(line: 859, column: 21, scope: !52)
!60 = !DILocation(line: 859, column: 15, scope: !52)
!61 = !DILocation(line: 860, column: 23, scope: !52)
!62 = !DILocation(line: 860, column: 2, scope: !52)
!63 = !DILocation(line: 861, column: 5, scope: !52)
!64 = distinct !DISubprogram(name: "lock_guard", scope: !65, file: !65, line: 228, type: !11, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!65 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!66 = !DILocation(line: 228, column: 46, scope: !64)
!67 = !DILocation(line: 228, column: 56, scope: !64)
!68 = !DILocation(line: 229, column: 9, scope: !64)
!69 = !DILocation(line: 229, column: 19, scope: !64)
!70 = !DILocation(line: 229, column: 27, scope: !64)
!71 = distinct !DISubprogram(name: "~lock_guard", scope: !65, file: !65, line: 234, type: !11, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!72 = !DILocation(line: 235, column: 9, scope: !71)
!73 = !DILocation(line: 235, column: 19, scope: !71)
!74 = !DILocation(line: 235, column: 29, scope: !71)
!75 = distinct !DISubprogram(name: "_Prepare_execution<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:851:25)>", scope: !53, file: !53, line: 783, type: !11, scopeLine: 784, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!76 = !DILocation(line: 786, column: 37, scope: !75)
!77 = !DILocation(line: 786, column: 20, scope: !75)
!78 = !DILocation(line: 786, column: 18, scope: !75)
!79 = !DILocation(line: 788, column: 16, scope: !75)
!80 = !DILocation(line: 788, column: 14, scope: !75)
!81 = !DILocation(line: 789, column: 7, scope: !75)
!82 = distinct !DISubprogram(name: "__gthread_once", scope: !83, file: !83, line: 697, type: !11, scopeLine: 698, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!83 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!84 = !DILocation(line: 699, column: 7, scope: !82)
!85 = !DILocation(line: 700, column: 36, scope: !82)
!86 = !DILocation(line: 700, column: 44, scope: !82)
!87 = !DILocation(line: 700, column: 12, scope: !82)
!88 = !DILocation(line: 700, column: 5, scope: !82)
!89 = !DILocation(line: 702, column: 5, scope: !82)
!90 = !DILocation(line: 703, column: 1, scope: !82)
!91 = distinct !DISubprogram(name: "~_Prepare_execution", scope: !53, file: !53, line: 791, type: !11, scopeLine: 792, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!92 = !DILocation(line: 794, column: 23, scope: !91)
!93 = !DILocation(line: 795, column: 19, scope: !91)
!94 = !DILocation(line: 796, column: 5, scope: !91)
!95 = distinct !DISubprogram(name: "__addressof<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:851:25)>", scope: !96, file: !96, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!96 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!97 = !DILocation(line: 50, column: 34, scope: !95)
!98 = !DILocation(line: 50, column: 7, scope: !95)
!99 = distinct !DISubprogram(name: "operator void (*)()", scope: !53, file: !53, line: 788, type: !11, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!100 = !DILocation(line: 788, column: 16, scope: !99)
!101 = distinct !DISubprogram(name: "__invoke", scope: !53, file: !53, line: 788, type: !11, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!102 = !DILocation(line: 788, column: 16, scope: !101)
!103 = distinct !DISubprogram(name: "operator()", scope: !53, file: !53, line: 788, type: !11, scopeLine: 788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!104 = !DILocation(line: 788, column: 47, scope: !103)
!105 = !DILocation(line: 788, column: 23, scope: !103)
!106 = !DILocation(line: 788, column: 21, scope: !103)
!107 = !DILocation(line: 788, column: 68, scope: !103)
!108 = distinct !DISubprogram(name: "operator()", scope: !53, file: !53, line: 851, type: !11, scopeLine: 851, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!109 = !DILocation(line: 852, column: 42, scope: !108)
!110 = !DILocation(line: 852, column: 18, scope: !108)
!111 = !DILocation(line: 852, column: 4, scope: !108)
!112 = !DILocation(line: 854, column: 7, scope: !108)
!113 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-call-once.cpp:13:23)>", scope: !114, file: !114, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!114 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!115 = !DILocation(line: 96, column: 74, scope: !113)
!116 = !DILocation(line: 96, column: 50, scope: !113)
!117 = !DILocation(line: 96, column: 14, scope: !113)
!118 = !DILocation(line: 96, column: 7, scope: !113)
!119 = distinct !DISubprogram(name: "forward<(lambda at cpp-call-once.cpp:13:23)>", scope: !96, file: !96, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!120 = !DILocation(line: 78, column: 33, scope: !119)
!121 = !DILocation(line: 78, column: 7, scope: !119)
!122 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-call-once.cpp:13:23)>", scope: !114, file: !114, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!123 = !DILocation(line: 61, column: 32, scope: !122)
!124 = !DILocation(line: 61, column: 14, scope: !122)
!125 = !DILocation(line: 61, column: 7, scope: !122)
!126 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!127 = !DILocation(line: 13, column: 33, scope: !126)
!128 = !DILocation(line: 13, column: 37, scope: !126)
!129 = distinct !DISubprogram(name: "__gthread_active_p", scope: !83, file: !83, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!130 = !DILocation(line: 302, column: 3, scope: !129)
!131 = distinct !DISubprogram(name: "lock", scope: !53, file: !53, line: 106, type: !11, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!132 = !DILocation(line: 108, column: 49, scope: !131)
!133 = !DILocation(line: 108, column: 17, scope: !131)
!134 = !DILocation(line: 108, column: 11, scope: !131)
!135 = !DILocation(line: 111, column: 11, scope: !131)
!136 = !DILocation(line: 112, column: 23, scope: !131)
!137 = !DILocation(line: 112, column: 2, scope: !131)
!138 = !DILocation(line: 113, column: 5, scope: !131)
!139 = distinct !DISubprogram(name: "__gthread_recursive_mutex_lock", scope: !83, file: !83, line: 809, type: !11, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!140 = !DILocation(line: 811, column: 32, scope: !139)
!141 = !DILocation(line: 811, column: 10, scope: !139)
!142 = !DILocation(line: 811, column: 3, scope: !139)
!143 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !83, file: !83, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!144 = !DILocation(line: 748, column: 7, scope: !143)
!145 = !DILocation(line: 749, column: 42, scope: !143)
!146 = !DILocation(line: 749, column: 12, scope: !143)
!147 = !DILocation(line: 749, column: 5, scope: !143)
!148 = !DILocation(line: 751, column: 5, scope: !143)
!149 = !DILocation(line: 752, column: 1, scope: !143)
!150 = distinct !DISubprogram(name: "unlock", scope: !53, file: !53, line: 123, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!151 = !DILocation(line: 126, column: 41, scope: !150)
!152 = !DILocation(line: 126, column: 7, scope: !150)
!153 = !DILocation(line: 127, column: 5, scope: !150)
!154 = distinct !DISubprogram(name: "__gthread_recursive_mutex_unlock", scope: !83, file: !83, line: 830, type: !11, scopeLine: 831, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!155 = !DILocation(line: 832, column: 34, scope: !154)
!156 = !DILocation(line: 832, column: 10, scope: !154)
!157 = !DILocation(line: 832, column: 3, scope: !154)
!158 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !83, file: !83, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!159 = !DILocation(line: 778, column: 7, scope: !158)
!160 = !DILocation(line: 779, column: 44, scope: !158)
!161 = !DILocation(line: 779, column: 12, scope: !158)
!162 = !DILocation(line: 779, column: 5, scope: !158)
!163 = !DILocation(line: 781, column: 5, scope: !158)
!164 = !DILocation(line: 782, column: 1, scope: !158)
!165 = distinct !DISubprogram(name: "joinable", scope: !32, file: !32, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!166 = !DILocation(line: 175, column: 16, scope: !165)
!167 = !DILocation(line: 175, column: 25, scope: !165)
!168 = !DILocation(line: 175, column: 22, scope: !165)
!169 = !DILocation(line: 175, column: 14, scope: !165)
!170 = !DILocation(line: 175, column: 7, scope: !165)
!171 = distinct !DISubprogram(name: "operator==", scope: !32, file: !32, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!172 = !DILocation(line: 286, column: 16, scope: !171)
!173 = !DILocation(line: 286, column: 33, scope: !171)
!174 = !DILocation(line: 286, column: 26, scope: !171)
!175 = !DILocation(line: 286, column: 5, scope: !171)
!176 = distinct !DISubprogram(name: "id", scope: !32, file: !32, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!177 = !DILocation(line: 85, column: 23, scope: !176)
!178 = !DILocation(line: 85, column: 37, scope: !176)
!179 = distinct !DISubprogram(name: "forward<void (&)(int)>", scope: !96, file: !96, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!180 = !DILocation(line: 78, column: 33, scope: !179)
!181 = !DILocation(line: 78, column: 7, scope: !179)
!182 = distinct !DISubprogram(name: "forward<int>", scope: !96, file: !96, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!183 = !DILocation(line: 78, column: 33, scope: !182)
!184 = !DILocation(line: 78, column: 7, scope: !182)
!185 = distinct !DISubprogram(name: "_State_impl<void (&)(int), int>", scope: !32, file: !32, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!186 = !DILocation(line: 207, column: 4, scope: !185)
!187 = !DILocation(line: 205, column: 4, scope: !185)
!188 = !DILocation(line: 206, column: 6, scope: !185)
!189 = !DILocation(line: 206, column: 13, scope: !185)
!190 = !DILocation(line: 206, column: 35, scope: !185)
!191 = !DILocation(line: 206, column: 15, scope: !185)
!192 = !DILocation(line: 206, column: 14, scope: !185)
!193 = !DILocation(line: 207, column: 6, scope: !185)
!194 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !195, file: !195, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!195 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!196 = !DILocation(line: 310, column: 4, scope: !194)
!197 = !DILocation(line: 310, column: 9, scope: !194)
!198 = !DILocation(line: 311, column: 11, scope: !194)
!199 = distinct !DISubprogram(name: "~unique_ptr", scope: !195, file: !195, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!200 = !DILocation(line: 394, column: 16, scope: !199)
!201 = !DILocation(line: 394, column: 21, scope: !199)
!202 = !DILocation(line: 394, column: 8, scope: !199)
!203 = !DILocation(line: 395, column: 6, scope: !199)
!204 = !DILocation(line: 395, column: 12, scope: !199)
!205 = !DILocation(line: 396, column: 4, scope: !199)
!206 = !DILocation(line: 396, column: 28, scope: !199)
!207 = !DILocation(line: 396, column: 18, scope: !199)
!208 = !DILocation(line: 397, column: 2, scope: !199)
!209 = !DILocation(line: 397, column: 8, scope: !199)
!210 = !DILocation(line: 398, column: 7, scope: !199)
!211 = distinct !DISubprogram(name: "_State", scope: !32, file: !32, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!212 = !DILocation(line: 67, column: 12, scope: !211)
!213 = distinct !DISubprogram(name: "tuple<void (&)(int), int, true>", scope: !214, file: !214, line: 1077, type: !11, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!214 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!215 = !DILocation(line: 1079, column: 65, scope: !213)
!216 = !DILocation(line: 1079, column: 33, scope: !213)
!217 = !DILocation(line: 1079, column: 15, scope: !213)
!218 = !DILocation(line: 1079, column: 58, scope: !213)
!219 = !DILocation(line: 1079, column: 40, scope: !213)
!220 = !DILocation(line: 1079, column: 4, scope: !213)
!221 = !DILocation(line: 1079, column: 67, scope: !213)
!222 = distinct !DISubprogram(name: "~_State_impl", scope: !32, file: !32, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!223 = !DILocation(line: 200, column: 14, scope: !222)
!224 = distinct !DISubprogram(name: "~_State_impl", scope: !32, file: !32, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!225 = !DILocation(line: 200, column: 14, scope: !224)
!226 = distinct !DISubprogram(name: "_M_run", scope: !32, file: !32, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!227 = !DILocation(line: 210, column: 13, scope: !226)
!228 = !DILocation(line: 210, column: 24, scope: !226)
!229 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", scope: !214, file: !214, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!230 = !DILocation(line: 293, column: 2, scope: !229)
!231 = !DILocation(line: 291, column: 36, scope: !229)
!232 = !DILocation(line: 291, column: 15, scope: !229)
!233 = !DILocation(line: 291, column: 4, scope: !229)
!234 = !DILocation(line: 292, column: 31, scope: !229)
!235 = !DILocation(line: 292, column: 10, scope: !229)
!236 = !DILocation(line: 292, column: 4, scope: !229)
!237 = !DILocation(line: 293, column: 4, scope: !229)
!238 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !214, file: !214, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!239 = !DILocation(line: 442, column: 2, scope: !238)
!240 = !DILocation(line: 441, column: 31, scope: !238)
!241 = !DILocation(line: 441, column: 10, scope: !238)
!242 = !DILocation(line: 441, column: 4, scope: !238)
!243 = !DILocation(line: 442, column: 4, scope: !238)
!244 = distinct !DISubprogram(name: "_Head_base", scope: !214, file: !214, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!245 = !DILocation(line: 193, column: 9, scope: !244)
!246 = !DILocation(line: 193, column: 22, scope: !244)
!247 = !DILocation(line: 193, column: 29, scope: !244)
!248 = distinct !DISubprogram(name: "_Head_base<int>", scope: !214, file: !214, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!249 = !DILocation(line: 200, column: 4, scope: !248)
!250 = !DILocation(line: 200, column: 38, scope: !248)
!251 = !DILocation(line: 200, column: 17, scope: !248)
!252 = !DILocation(line: 200, column: 46, scope: !248)
!253 = distinct !DISubprogram(name: "operator()", scope: !32, file: !32, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!254 = !DILocation(line: 259, column: 11, scope: !253)
!255 = !DILocation(line: 259, column: 4, scope: !253)
!256 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !32, file: !32, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!257 = !DILocation(line: 252, column: 52, scope: !256)
!258 = !DILocation(line: 252, column: 42, scope: !256)
!259 = !DILocation(line: 252, column: 27, scope: !256)
!260 = !DILocation(line: 252, column: 13, scope: !256)
!261 = !DILocation(line: 252, column: 6, scope: !256)
!262 = distinct !DISubprogram(name: "__invoke<void (*)(int), int>", scope: !114, file: !114, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!263 = !DILocation(line: 96, column: 74, scope: !262)
!264 = !DILocation(line: 96, column: 50, scope: !262)
!265 = !DILocation(line: 97, column: 26, scope: !262)
!266 = !DILocation(line: 97, column: 6, scope: !262)
!267 = !DILocation(line: 96, column: 14, scope: !262)
!268 = !DILocation(line: 96, column: 7, scope: !262)
!269 = distinct !DISubprogram(name: "get<0UL, void (*)(int), int>", scope: !214, file: !214, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!270 = !DILocation(line: 1395, column: 66, scope: !269)
!271 = !DILocation(line: 1395, column: 43, scope: !269)
!272 = !DILocation(line: 1395, column: 14, scope: !269)
!273 = !DILocation(line: 1395, column: 7, scope: !269)
!274 = distinct !DISubprogram(name: "move<std::tuple<void (*)(int), int> &>", scope: !96, file: !96, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!275 = !DILocation(line: 105, column: 71, scope: !274)
!276 = !DILocation(line: 105, column: 7, scope: !274)
!277 = distinct !DISubprogram(name: "get<1UL, void (*)(int), int>", scope: !214, file: !214, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!278 = !DILocation(line: 1395, column: 66, scope: !277)
!279 = !DILocation(line: 1395, column: 43, scope: !277)
!280 = !DILocation(line: 1395, column: 14, scope: !277)
!281 = !DILocation(line: 1395, column: 7, scope: !277)
!282 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(int), int>", scope: !114, file: !114, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!283 = !DILocation(line: 61, column: 32, scope: !282)
!284 = !DILocation(line: 61, column: 14, scope: !282)
!285 = !DILocation(line: 61, column: 57, scope: !282)
!286 = !DILocation(line: 61, column: 37, scope: !282)
!287 = !DILocation(line: 61, column: 7, scope: !282)
!288 = distinct !DISubprogram(name: "forward<void (*)(int)>", scope: !96, file: !96, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!289 = !DILocation(line: 78, column: 33, scope: !288)
!290 = !DILocation(line: 78, column: 7, scope: !288)
!291 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(int), int>", scope: !214, file: !214, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!292 = !DILocation(line: 1365, column: 57, scope: !291)
!293 = !DILocation(line: 1365, column: 14, scope: !291)
!294 = !DILocation(line: 1365, column: 7, scope: !291)
!295 = distinct !DISubprogram(name: "_M_head", scope: !214, file: !214, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!296 = !DILocation(line: 268, column: 66, scope: !295)
!297 = !DILocation(line: 268, column: 51, scope: !295)
!298 = !DILocation(line: 268, column: 44, scope: !295)
!299 = distinct !DISubprogram(name: "_M_head", scope: !214, file: !214, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!300 = !DILocation(line: 233, column: 50, scope: !299)
!301 = !DILocation(line: 233, column: 54, scope: !299)
!302 = !DILocation(line: 233, column: 43, scope: !299)
!303 = distinct !DISubprogram(name: "__get_helper<1UL, int>", scope: !214, file: !214, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!304 = !DILocation(line: 1365, column: 57, scope: !303)
!305 = !DILocation(line: 1365, column: 14, scope: !303)
!306 = !DILocation(line: 1365, column: 7, scope: !303)
!307 = distinct !DISubprogram(name: "_M_head", scope: !214, file: !214, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!308 = !DILocation(line: 424, column: 66, scope: !307)
!309 = !DILocation(line: 424, column: 51, scope: !307)
!310 = !DILocation(line: 424, column: 44, scope: !307)
!311 = distinct !DISubprogram(name: "_M_head", scope: !214, file: !214, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!312 = !DILocation(line: 233, column: 50, scope: !311)
!313 = !DILocation(line: 233, column: 54, scope: !311)
!314 = !DILocation(line: 233, column: 43, scope: !311)
!315 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !195, file: !195, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!316 = !DILocation(line: 233, column: 40, scope: !315)
!317 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !195, file: !195, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!318 = !DILocation(line: 168, column: 38, scope: !317)
!319 = !DILocation(line: 168, column: 58, scope: !317)
!320 = !DILocation(line: 168, column: 47, scope: !317)
!321 = !DILocation(line: 168, column: 56, scope: !317)
!322 = !DILocation(line: 168, column: 63, scope: !317)
!323 = distinct !DISubprogram(name: "tuple<true, true>", scope: !214, file: !214, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!324 = !DILocation(line: 1051, column: 17, scope: !323)
!325 = !DILocation(line: 1051, column: 4, scope: !323)
!326 = !DILocation(line: 1051, column: 19, scope: !323)
!327 = distinct !DISubprogram(name: "_M_ptr", scope: !195, file: !195, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!328 = !DILocation(line: 189, column: 57, scope: !327)
!329 = !DILocation(line: 189, column: 45, scope: !327)
!330 = !DILocation(line: 189, column: 38, scope: !327)
!331 = distinct !DISubprogram(name: "_Tuple_impl", scope: !214, file: !214, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!332 = !DILocation(line: 280, column: 31, scope: !331)
!333 = !DILocation(line: 280, column: 9, scope: !331)
!334 = !DILocation(line: 280, column: 23, scope: !331)
!335 = !DILocation(line: 280, column: 33, scope: !331)
!336 = distinct !DISubprogram(name: "_Tuple_impl", scope: !214, file: !214, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!337 = !DILocation(line: 431, column: 17, scope: !336)
!338 = !DILocation(line: 431, column: 9, scope: !336)
!339 = !DILocation(line: 431, column: 19, scope: !336)
!340 = distinct !DISubprogram(name: "_Head_base", scope: !214, file: !214, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!341 = !DILocation(line: 190, column: 9, scope: !340)
!342 = !DILocation(line: 190, column: 26, scope: !340)
!343 = distinct !DISubprogram(name: "_Head_base", scope: !214, file: !214, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!344 = !DILocation(line: 81, column: 9, scope: !343)
!345 = !DILocation(line: 81, column: 26, scope: !343)
!346 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !214, file: !214, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!347 = !DILocation(line: 1381, column: 37, scope: !346)
!348 = !DILocation(line: 1381, column: 14, scope: !346)
!349 = !DILocation(line: 1381, column: 7, scope: !346)
!350 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !214, file: !214, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!351 = !DILocation(line: 1365, column: 57, scope: !350)
!352 = !DILocation(line: 1365, column: 14, scope: !350)
!353 = !DILocation(line: 1365, column: 7, scope: !350)
!354 = distinct !DISubprogram(name: "_M_head", scope: !214, file: !214, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!355 = !DILocation(line: 268, column: 66, scope: !354)
!356 = !DILocation(line: 268, column: 51, scope: !354)
!357 = !DILocation(line: 268, column: 44, scope: !354)
!358 = distinct !DISubprogram(name: "_M_head", scope: !214, file: !214, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!359 = !DILocation(line: 233, column: 50, scope: !358)
!360 = !DILocation(line: 233, column: 54, scope: !358)
!361 = !DILocation(line: 233, column: 43, scope: !358)
!362 = distinct !DISubprogram(name: "get_deleter", scope: !195, file: !195, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!363 = !DILocation(line: 468, column: 16, scope: !362)
!364 = !DILocation(line: 468, column: 21, scope: !362)
!365 = !DILocation(line: 468, column: 9, scope: !362)
!366 = distinct !DISubprogram(name: "operator()", scope: !195, file: !195, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!367 = !DILocation(line: 95, column: 9, scope: !366)
!368 = !DILocation(line: 95, column: 2, scope: !366)
!369 = !DILocation(line: 96, column: 7, scope: !366)
!370 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !96, file: !96, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!371 = !DILocation(line: 105, column: 71, scope: !370)
!372 = !DILocation(line: 105, column: 7, scope: !370)
!373 = distinct !DISubprogram(name: "_M_deleter", scope: !195, file: !195, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!374 = !DILocation(line: 193, column: 61, scope: !373)
!375 = !DILocation(line: 193, column: 49, scope: !373)
!376 = !DILocation(line: 193, column: 42, scope: !373)
!377 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !214, file: !214, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!378 = !DILocation(line: 1381, column: 37, scope: !377)
!379 = !DILocation(line: 1381, column: 14, scope: !377)
!380 = !DILocation(line: 1381, column: 7, scope: !377)
!381 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !214, file: !214, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!382 = !DILocation(line: 1365, column: 57, scope: !381)
!383 = !DILocation(line: 1365, column: 14, scope: !381)
!384 = !DILocation(line: 1365, column: 7, scope: !381)
!385 = distinct !DISubprogram(name: "_M_head", scope: !214, file: !214, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!386 = !DILocation(line: 424, column: 66, scope: !385)
!387 = !DILocation(line: 424, column: 51, scope: !385)
!388 = !DILocation(line: 424, column: 44, scope: !385)
!389 = distinct !DISubprogram(name: "_M_head", scope: !214, file: !214, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!390 = !DILocation(line: 124, column: 50, scope: !389)
!391 = !DILocation(line: 124, column: 54, scope: !389)
!392 = !DILocation(line: 124, column: 43, scope: !389)
