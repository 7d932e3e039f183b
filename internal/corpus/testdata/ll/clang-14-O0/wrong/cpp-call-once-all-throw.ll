; ModuleID = 'cpp-call-once-all-throw.cpp'
source_filename = "cpp-call-once-all-throw.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::once_flag" = type { i32 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.4" }
%"class.std::tuple.4" = type { %"struct.std::_Tuple_impl.5" }
%"struct.std::_Tuple_impl.5" = type { %"struct.std::_Tuple_impl.6", %"struct.std::_Head_base.8" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.7" }
%"struct.std::_Head_base.7" = type { i32 }
%"struct.std::_Head_base.8" = type { void (i32)* }
%class.anon.0 = type { %class.anon* }
%"struct.std::once_flag::_Prepare_execution" = type { i8 }
%class.anon.1 = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::_Tuple_impl.2" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_ = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt9once_flag18_Prepare_executionD2Ev = comdat any

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

$__clang_call_terminate = comdat any

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

@flag = dso_local global %"struct.std::once_flag" zeroinitializer, align 4
@done = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"cpp-call-once-all-throw.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTIi = external constant i8*
@_ZSt15__once_callable = external thread_local global i8*, align 8
@_ZSt11__once_call = external thread_local global void ()*, align 8
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
  store i32 1, i32* %3, align 4, !dbg !13
  call void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, void (i32)* noundef nonnull @_ZL3usei, i32* noundef nonnull align 4 dereferenceable(4) %3), !dbg !14
  invoke void @_ZL3usei(i32 noundef 2)
          to label %6 unwind label %12, !dbg !15

6:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %7 unwind label %12, !dbg !16

7:                                                ; preds = %6
  %8 = load i32, i32* @done, align 4, !dbg !17
  %9 = icmp ne i32 %8, 0, !dbg !17
  br i1 %9, label %10, label %11, !dbg !17

10:                                               ; preds = %7
  br label %17, !dbg !17

11:                                               ; preds = %7
  call void @__assert_fail(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !17
  unreachable, !dbg !17

12:                                               ; preds = %6, %0
  %13 = landingpad { i8*, i32 }
          cleanup, !dbg !18
  %14 = extractvalue { i8*, i32 } %13, 0, !dbg !18
  store i8* %14, i8** %4, align 8, !dbg !18
  %15 = extractvalue { i8*, i32 } %13, 1, !dbg !18
  store i32 %15, i32* %5, align 4, !dbg !18
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #15, !dbg !18
  br label %19, !dbg !18

16:                                               ; No predecessors!
  br label %17, !dbg !17

17:                                               ; preds = %16, %10
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #15, !dbg !18
  %18 = load i32, i32* %1, align 4, !dbg !18
  ret i32 %18, !dbg !18

19:                                               ; preds = %12
  %20 = load i8*, i8** %4, align 8, !dbg !18
  %21 = load i32, i32* %5, align 4, !dbg !18
  %22 = insertvalue { i8*, i32 } undef, i8* %20, 0, !dbg !18
  %23 = insertvalue { i8*, i32 } %22, i32 %21, 1, !dbg !18
  resume { i8*, i32 } %23, !dbg !18
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL3usei(i32 noundef %0) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !19 {
  %2 = alloca i32, align 4
  %3 = alloca %class.anon, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %7 = getelementptr inbounds %class.anon, %class.anon* %3, i32 0, i32 0, !dbg !20
  %8 = load i32, i32* %2, align 4, !dbg !21
  store i32 %8, i32* %7, align 4, !dbg !20
  invoke void @"_ZSt9call_onceIZL3useiE3$_0JEEvRSt9once_flagOT_DpOT0_"(%"struct.std::once_flag"* noundef nonnull align 4 dereferenceable(4) @flag, %class.anon* noundef nonnull align 4 dereferenceable(4) %3)
          to label %9 unwind label %10, !dbg !22

9:                                                ; preds = %1
  br label %23, !dbg !23

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !24
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !24
  store i8* %12, i8** %4, align 8, !dbg !24
  %13 = extractvalue { i8*, i32 } %11, 1, !dbg !24
  store i32 %13, i32* %5, align 4, !dbg !24
  br label %14, !dbg !24

14:                                               ; preds = %10
  %15 = load i32, i32* %5, align 4, !dbg !23
  %16 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #15, !dbg !23
  %17 = icmp eq i32 %15, %16, !dbg !23
  br i1 %17, label %18, label %24, !dbg !23

18:                                               ; preds = %14
  %19 = load i8*, i8** %4, align 8, !dbg !23
  %20 = call i8* @__cxa_begin_catch(i8* %19) #15, !dbg !23
  %21 = bitcast i8* %20 to i32*, !dbg !23
  %22 = load i32, i32* %21, align 4, !dbg !23
  store i32 %22, i32* %6, align 4, !dbg !23
  call void @__cxa_end_catch() #15, !dbg !25
  br label %23, !dbg !25

23:                                               ; preds = %18, %9
  ret void, !dbg !24

24:                                               ; preds = %14
  %25 = load i8*, i8** %4, align 8, !dbg !23
  %26 = load i32, i32* %5, align 4, !dbg !23
  %27 = insertvalue { i8*, i32 } undef, i8* %25, 0, !dbg !23
  %28 = insertvalue { i8*, i32 } %27, i32 %26, 1, !dbg !23
  resume { i8*, i32 } %28, !dbg !23
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !26 {
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
  %12 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %11, i32 0, i32 0, !dbg !28
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %12) #15, !dbg !28
  store i8* null, i8** %7, align 8, !dbg !29
  %13 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 24) #16, !dbg !30
  %14 = bitcast i8* %13 to %"struct.std::thread::_State_impl"*, !dbg !30
  %15 = load void (i32)*, void (i32)** %5, align 8, !dbg !31
  %16 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %15) #15, !dbg !32
  %17 = load i32*, i32** %6, align 8, !dbg !33
  %18 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %17) #15, !dbg !34
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %14, void (i32)* noundef nonnull %16, i32* noundef nonnull align 4 dereferenceable(4) %18)
          to label %19 unwind label %22, !dbg !35

19:                                               ; preds = %3
  %20 = bitcast %"struct.std::thread::_State_impl"* %14 to %"struct.std::thread::_State"*, !dbg !30
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8, %"struct.std::thread::_State"* noundef %20) #15, !dbg !36
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %11, %"class.std::unique_ptr"* noundef %8, void ()* noundef null)
          to label %21 unwind label %26, !dbg !37

21:                                               ; preds = %19
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #15, !dbg !37
  ret void, !dbg !38

22:                                               ; preds = %3
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !38
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !38
  store i8* %24, i8** %9, align 8, !dbg !38
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !38
  store i32 %25, i32* %10, align 4, !dbg !38
  call void @_ZdlPv(i8* noundef %13) #17, !dbg !30
  br label %30, !dbg !30

26:                                               ; preds = %19
  %27 = landingpad { i8*, i32 }
          cleanup, !dbg !38
  %28 = extractvalue { i8*, i32 } %27, 0, !dbg !38
  store i8* %28, i8** %9, align 8, !dbg !38
  %29 = extractvalue { i8*, i32 } %27, 1, !dbg !38
  store i32 %29, i32* %10, align 4, !dbg !38
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #15, !dbg !37
  br label %30, !dbg !37

30:                                               ; preds = %26, %22
  %31 = load i8*, i8** %9, align 8, !dbg !30
  %32 = load i32, i32* %10, align 4, !dbg !30
  %33 = insertvalue { i8*, i32 } undef, i8* %31, 0, !dbg !30
  %34 = insertvalue { i8*, i32 } %33, i32 %32, 1, !dbg !30
  resume { i8*, i32 } %34, !dbg !30
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !39 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #15, !dbg !40
  br i1 %4, label %5, label %7, !dbg !40

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #14, !dbg !41
  unreachable, !dbg !41

6:                                                ; No predecessors!
  unreachable, !dbg !45

7:                                                ; preds = %1
  ret void, !dbg !46
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt9call_onceIZL3useiE3$_0JEEvRSt9once_flagOT_DpOT0_"(%"struct.std::once_flag"* noundef nonnull align 4 dereferenceable(4) %0, %class.anon* noundef nonnull align 4 dereferenceable(4) %1) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !47 {
  %3 = alloca %"struct.std::once_flag"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca %class.anon.0, align 8
  %6 = alloca %"struct.std::once_flag::_Prepare_execution", align 1
  %7 = alloca i32, align 4
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  store %"struct.std::once_flag"* %0, %"struct.std::once_flag"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %10 = getelementptr inbounds %class.anon.0, %class.anon.0* %5, i32 0, i32 0, !dbg !49
  %11 = load %class.anon*, %class.anon** %4, align 8, !dbg !50
  store %class.anon* %11, %class.anon** %10, align 8, !dbg !49
  call void @"_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIZL3useiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_"(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon.0* noundef nonnull align 8 dereferenceable(8) %5), !dbg !51
  %12 = load %"struct.std::once_flag"*, %"struct.std::once_flag"** %3, align 8, !dbg !52
  %13 = getelementptr inbounds %"struct.std::once_flag", %"struct.std::once_flag"* %12, i32 0, i32 0, !dbg !53
  %14 = invoke noundef i32 @_ZL14__gthread_oncePiPFvvE(i32* noundef %13, void ()* noundef @__once_proxy)
          to label %15 unwind label %21, !dbg !54

15:                                               ; preds = %2
  store i32 %14, i32* %7, align 4, !dbg !55
  %16 = load i32, i32* %7, align 4, !dbg !55
  %17 = icmp ne i32 %16, 0, !dbg !55
  br i1 %17, label %18, label %25, !dbg !55

18:                                               ; preds = %15
  %19 = load i32, i32* %7, align 4, !dbg !56
  invoke void @_ZSt20__throw_system_errori(i32 noundef %19) #18
          to label %20 unwind label %21, !dbg !57

20:                                               ; preds = %18
  unreachable, !dbg !57

21:                                               ; preds = %18, %2
  %22 = landingpad { i8*, i32 }
          cleanup, !dbg !58
  %23 = extractvalue { i8*, i32 } %22, 0, !dbg !58
  store i8* %23, i8** %8, align 8, !dbg !58
  %24 = extractvalue { i8*, i32 } %22, 1, !dbg !58
  store i32 %24, i32* %9, align 4, !dbg !58
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %6) #15, !dbg !58
  br label %26, !dbg !58

25:                                               ; preds = %15
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %6) #15, !dbg !58
  ret void, !dbg !58

26:                                               ; preds = %21
  %27 = load i8*, i8** %8, align 8, !dbg !58
  %28 = load i32, i32* %9, align 4, !dbg !58
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !58
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !58
  resume { i8*, i32 } %30, !dbg !58
}

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #6

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIZL3useiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_"(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.0* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 align 2 !dbg !59 {
  %3 = alloca %"struct.std::once_flag::_Prepare_execution"*, align 8
  %4 = alloca %class.anon.0*, align 8
  %5 = alloca %class.anon.1, align 1
  store %"struct.std::once_flag::_Prepare_execution"* %0, %"struct.std::once_flag::_Prepare_execution"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %6 = load %"struct.std::once_flag::_Prepare_execution"*, %"struct.std::once_flag::_Prepare_execution"** %3, align 8
  %7 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !60
  %8 = call noundef %class.anon.0* @"_ZSt11__addressofIZSt9call_onceIZL3useiE3$_0JEEvRSt9once_flagOT_DpOT0_EUlvE_EPS4_RS4_"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %7) #15, !dbg !61
  %9 = bitcast %class.anon.0* %8 to i8*, !dbg !61
  store i8* %9, i8** @_ZSt15__once_callable, align 8, !dbg !62
  %10 = call noundef void ()* @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3useiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_cvPFvvEEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) %5) #15, !dbg !63
  store void ()* %10, void ()** @_ZSt11__once_call, align 8, !dbg !64
  ret void, !dbg !65
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL14__gthread_oncePiPFvvE(i32* noundef %0, void ()* noundef %1) #1 !dbg !66 {
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  %5 = alloca void ()*, align 8
  store i32* %0, i32** %4, align 8
  store void ()* %1, void ()** %5, align 8
  %6 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !68
  %7 = icmp ne i32 %6, 0, !dbg !68
  br i1 %7, label %8, label %12, !dbg !68

8:                                                ; preds = %2
  %9 = load i32*, i32** %4, align 8, !dbg !69
  %10 = load void ()*, void ()** %5, align 8, !dbg !70
  %11 = call i32 @pthread_once(i32* noundef %9, void ()* noundef %10), !dbg !71
  store i32 %11, i32* %3, align 4, !dbg !72
  br label %13, !dbg !72

12:                                               ; preds = %2
  store i32 -1, i32* %3, align 4, !dbg !73
  br label %13, !dbg !73

13:                                               ; preds = %12, %8
  %14 = load i32, i32* %3, align 4, !dbg !74
  ret i32 %14, !dbg !74
}

declare void @__once_proxy() #3

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt9once_flag18_Prepare_executionD2Ev(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !75 {
  %2 = alloca %"struct.std::once_flag::_Prepare_execution"*, align 8
  store %"struct.std::once_flag::_Prepare_execution"* %0, %"struct.std::once_flag::_Prepare_execution"** %2, align 8
  %3 = load %"struct.std::once_flag::_Prepare_execution"*, %"struct.std::once_flag::_Prepare_execution"** %2, align 8
  store i8* null, i8** @_ZSt15__once_callable, align 8, !dbg !76
  store void ()* null, void ()** @_ZSt11__once_call, align 8, !dbg !77
  ret void, !dbg !78
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef %class.anon.0* @"_ZSt11__addressofIZSt9call_onceIZL3useiE3$_0JEEvRSt9once_flagOT_DpOT0_EUlvE_EPS4_RS4_"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %0) #8 !dbg !79 {
  %2 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %3 = load %class.anon.0*, %class.anon.0** %2, align 8, !dbg !81
  ret %class.anon.0* %3, !dbg !82
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef void ()* @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3useiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_cvPFvvEEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) %0) #8 align 2 !dbg !83 {
  %2 = alloca %class.anon.1*, align 8
  store %class.anon.1* %0, %class.anon.1** %2, align 8
  %3 = load %class.anon.1*, %class.anon.1** %2, align 8
  ret void ()* @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3useiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_8__invokeEv", !dbg !84
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3useiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_8__invokeEv"() #2 align 2 !dbg !85 {
  call void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3useiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_clEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) undef), !dbg !86
  ret void, !dbg !86
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3useiE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_clEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !87 {
  %2 = alloca %class.anon.1*, align 8
  store %class.anon.1* %0, %class.anon.1** %2, align 8
  %3 = load %class.anon.1*, %class.anon.1** %2, align 8
  %4 = load i8*, i8** @_ZSt15__once_callable, align 8, !dbg !88
  %5 = bitcast i8* %4 to %class.anon.0*, !dbg !89
  call void @"_ZZSt9call_onceIZL3useiE3$_0JEEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %5), !dbg !90
  ret void, !dbg !91
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZSt9call_onceIZL3useiE3$_0JEEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %0) #1 align 2 !dbg !92 {
  %2 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %3 = load %class.anon.0*, %class.anon.0** %2, align 8
  %4 = getelementptr inbounds %class.anon.0, %class.anon.0* %3, i32 0, i32 0, !dbg !93
  %5 = load %class.anon*, %class.anon** %4, align 8, !dbg !93
  %6 = call noundef nonnull align 4 dereferenceable(4) %class.anon* @"_ZSt7forwardIZL3useiE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 4 dereferenceable(4) %5) #15, !dbg !94
  call void @"_ZSt8__invokeIZL3useiE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 4 dereferenceable(4) %6), !dbg !95
  ret void, !dbg !96
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZL3useiE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 4 dereferenceable(4) %0) #1 !dbg !97 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !99
  %5 = call noundef nonnull align 4 dereferenceable(4) %class.anon* @"_ZSt7forwardIZL3useiE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 4 dereferenceable(4) %4) #15, !dbg !100
  call void @"_ZSt13__invoke_implIvZL3useiE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 4 dereferenceable(4) %5), !dbg !101
  ret void, !dbg !102
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 4 dereferenceable(4) %class.anon* @"_ZSt7forwardIZL3useiE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 4 dereferenceable(4) %0) #8 !dbg !103 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !104
  ret %class.anon* %3, !dbg !105
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZL3useiE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 4 dereferenceable(4) %0) #1 !dbg !106 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !107
  %5 = call noundef nonnull align 4 dereferenceable(4) %class.anon* @"_ZSt7forwardIZL3useiE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 4 dereferenceable(4) %4) #15, !dbg !108
  call void @"_ZZL3useiENK3$_0clEv"(%class.anon* noundef nonnull align 4 dereferenceable(4) %5), !dbg !108
  ret void, !dbg !109
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZL3useiENK3$_0clEv"(%class.anon* noundef nonnull align 4 dereferenceable(4) %0) #1 align 2 !dbg !110 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8
  %4 = getelementptr inbounds %class.anon, %class.anon* %3, i32 0, i32 0, !dbg !111
  %5 = load i32, i32* %4, align 4, !dbg !111
  %6 = icmp ne i32 %5, 0, !dbg !111
  br i1 %6, label %7, label %12, !dbg !111

7:                                                ; preds = %1
  %8 = call i8* @__cxa_allocate_exception(i64 4) #15, !dbg !112
  %9 = bitcast i8* %8 to i32*, !dbg !112
  %10 = getelementptr inbounds %class.anon, %class.anon* %3, i32 0, i32 0, !dbg !113
  %11 = load i32, i32* %10, align 4, !dbg !113
  store i32 %11, i32* %9, align 16, !dbg !112
  call void @__cxa_throw(i8* %8, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #18, !dbg !112
  unreachable, !dbg !112

12:                                               ; preds = %1
  store i32 1, i32* @done, align 4, !dbg !114
  ret void, !dbg !115
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #8 !dbg !116 {
  ret i32 1, !dbg !117
}

declare i32 @pthread_once(i32* noundef, void ()* noundef) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !118 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !119
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !119
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !119
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !119
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !120
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !121
  %10 = load i64, i64* %9, align 8, !dbg !121
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !121
  %12 = load i64, i64* %11, align 8, !dbg !121
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #15, !dbg !121
  %14 = xor i1 %13, true, !dbg !122
  ret i1 %14, !dbg !123
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #8 comdat !dbg !124 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !125
  %8 = load i64, i64* %7, align 8, !dbg !125
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !126
  %10 = load i64, i64* %9, align 8, !dbg !126
  %11 = icmp eq i64 %8, %10, !dbg !127
  ret i1 %11, !dbg !128
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #9

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !129 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !130
  store i64 0, i64* %4, align 8, !dbg !130
  ret void, !dbg !131
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #10

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %0) #8 comdat !dbg !132 {
  %2 = alloca void (i32)*, align 8
  store void (i32)* %0, void (i32)** %2, align 8
  %3 = load void (i32)*, void (i32)** %2, align 8, !dbg !133
  ret void (i32)* %3, !dbg !134
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #8 comdat !dbg !135 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !136
  ret i32* %3, !dbg !137
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 !dbg !138 {
  %4 = alloca %"struct.std::thread::_State_impl"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %4, align 8
  %8 = bitcast %"struct.std::thread::_State_impl"* %7 to %"struct.std::thread::_State"*, !dbg !139
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %8) #15, !dbg !140
  %9 = bitcast %"struct.std::thread::_State_impl"* %7 to i32 (...)***, !dbg !139
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !139
  %10 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %7, i32 0, i32 1, !dbg !141
  %11 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %10, i32 0, i32 0, !dbg !142
  %12 = load void (i32)*, void (i32)** %5, align 8, !dbg !143
  %13 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %12) #15, !dbg !144
  %14 = load i32*, i32** %6, align 8, !dbg !143
  %15 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %14) #15, !dbg !144
  call void @_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_(%"class.std::tuple.4"* noundef nonnull align 8 dereferenceable(16) %11, void (i32)* noundef nonnull %13, i32* noundef nonnull align 4 dereferenceable(4) %15) #15, !dbg !145
  ret void, !dbg !146
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #11

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !147 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !149
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !150
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !149

8:                                                ; preds = %2
  ret void, !dbg !151

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !149
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !149
  call void @__clang_call_terminate(i8* %11) #14, !dbg !149
  unreachable, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !152 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !153
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !153
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !154
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !155
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !156
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !156
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !157
  br i1 %10, label %11, label %17, !dbg !156

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !158
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !159
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #15, !dbg !160
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !160
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !158

16:                                               ; preds = %11
  br label %17, !dbg !158

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !161
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !162
  ret void, !dbg !163

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !158
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !158
  call void @__clang_call_terminate(i8* %21) #14, !dbg !158
  unreachable, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !164 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !165
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !165
  ret void, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_(%"class.std::tuple.4"* noundef nonnull align 8 dereferenceable(16) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !166 {
  %4 = alloca %"class.std::tuple.4"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %4, align 8
  %8 = bitcast %"class.std::tuple.4"* %7 to %"struct.std::_Tuple_impl.5"*, !dbg !168
  %9 = load void (i32)*, void (i32)** %5, align 8, !dbg !169
  %10 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %9) #15, !dbg !170
  %11 = load i32*, i32** %6, align 8, !dbg !171
  %12 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %11) #15, !dbg !172
  invoke void @_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %8, void (i32)* noundef nonnull %10, i32* noundef nonnull align 4 dereferenceable(4) %12)
          to label %13 unwind label %14, !dbg !173

13:                                               ; preds = %3
  ret void, !dbg !174

14:                                               ; preds = %3
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !173
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !173
  call void @__clang_call_terminate(i8* %16) #14, !dbg !173
  unreachable, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !175 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !176
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 !dbg !177 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %3) #15, !dbg !178
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !178
  call void @_ZdlPv(i8* noundef %4) #17, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !179 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !180
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %4), !dbg !180
  ret void, !dbg !181
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %0, void (i32)* noundef nonnull %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #2 comdat align 2 !dbg !182 {
  %4 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  %5 = alloca void (i32)*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca void (i32)*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %4, align 8
  store void (i32)* %1, void (i32)** %5, align 8
  store i32* %2, i32** %6, align 8
  %8 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %4, align 8
  %9 = bitcast %"struct.std::_Tuple_impl.5"* %8 to %"struct.std::_Tuple_impl.6"*, !dbg !183
  %10 = load i32*, i32** %6, align 8, !dbg !184
  %11 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %10) #15, !dbg !185
  call void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %9, i32* noundef nonnull align 4 dereferenceable(4) %11), !dbg !186
  %12 = bitcast %"struct.std::_Tuple_impl.5"* %8 to i8*, !dbg !183
  %13 = getelementptr inbounds i8, i8* %12, i64 8, !dbg !183
  %14 = bitcast i8* %13 to %"struct.std::_Head_base.8"*, !dbg !183
  %15 = load void (i32)*, void (i32)** %5, align 8, !dbg !187
  %16 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %15) #15, !dbg !188
  store void (i32)* %16, void (i32)** %7, align 8, !dbg !188
  call void @_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(8) %14, void (i32)** noundef nonnull align 8 dereferenceable(8) %7), !dbg !189
  ret void, !dbg !190
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #12 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #15
  call void @_ZSt9terminatev() #14
  unreachable
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #2 comdat align 2 !dbg !191 {
  %3 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.6"* %5 to %"struct.std::_Head_base.7"*, !dbg !192
  %7 = load i32*, i32** %4, align 8, !dbg !193
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #15, !dbg !194
  call void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.7"* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %8), !dbg !195
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(8) %0, void (i32)** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !dbg !197 {
  %3 = alloca %"struct.std::_Head_base.8"*, align 8
  %4 = alloca void (i32)**, align 8
  store %"struct.std::_Head_base.8"* %0, %"struct.std::_Head_base.8"** %3, align 8
  store void (i32)** %1, void (i32)*** %4, align 8
  %5 = load %"struct.std::_Head_base.8"*, %"struct.std::_Head_base.8"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.8", %"struct.std::_Head_base.8"* %5, i32 0, i32 0, !dbg !198
  %7 = load void (i32)**, void (i32)*** %4, align 8, !dbg !199
  %8 = load void (i32)*, void (i32)** %7, align 8, !dbg !199
  store void (i32)* %8, void (i32)** %6, align 8, !dbg !198
  ret void, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.7"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #5 comdat align 2 !dbg !201 {
  %3 = alloca %"struct.std::_Head_base.7"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %5, i32 0, i32 0, !dbg !202
  %7 = load i32*, i32** %4, align 8, !dbg !203
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #15, !dbg !204
  %9 = load i32, i32* %8, align 4, !dbg !204
  store i32 %9, i32* %6, align 4, !dbg !202
  ret void, !dbg !205
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #13

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %0) #1 comdat align 2 !dbg !206 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %4), !dbg !207
  ret void, !dbg !208
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %0) #1 comdat align 2 !dbg !209 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !210
  %6 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.4"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.4"* noundef nonnull align 8 dereferenceable(16) %5) #15, !dbg !211
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.4"* noundef nonnull align 8 dereferenceable(16) %6) #15, !dbg !212
  %8 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !210
  %9 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.4"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.4"* noundef nonnull align 8 dereferenceable(16) %8) #15, !dbg !211
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.4"* noundef nonnull align 8 dereferenceable(16) %9) #15, !dbg !212
  call void @_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void (i32)** noundef nonnull align 8 dereferenceable(8) %7, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !213
  ret void, !dbg !214
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void (i32)** noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #1 comdat !dbg !215 {
  %3 = alloca void (i32)**, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"struct.std::__invoke_other", align 1
  store void (i32)** %0, void (i32)*** %3, align 8
  store i32* %1, i32** %4, align 8
  %6 = load void (i32)**, void (i32)*** %3, align 8, !dbg !216
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !217
  %8 = load i32*, i32** %4, align 8, !dbg !218
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #15, !dbg !219
  call void @_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_(void (i32)** noundef nonnull align 8 dereferenceable(8) %7, i32* noundef nonnull align 4 dereferenceable(4) %9), !dbg !220
  ret void, !dbg !221
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.4"* noundef nonnull align 8 dereferenceable(16) %0) #8 comdat !dbg !222 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !223
  %4 = bitcast %"class.std::tuple.4"* %3 to %"struct.std::_Tuple_impl.5"*, !dbg !223
  %5 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %4) #15, !dbg !224
  %6 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !225
  ret void (i32)** %6, !dbg !226
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.4"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.4"* noundef nonnull align 8 dereferenceable(16) %0) #8 comdat !dbg !227 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !228
  ret %"class.std::tuple.4"* %3, !dbg !229
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.4"* noundef nonnull align 8 dereferenceable(16) %0) #8 comdat !dbg !230 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !231
  %4 = bitcast %"class.std::tuple.4"* %3 to %"struct.std::_Tuple_impl.6"*, !dbg !231
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %4) #15, !dbg !232
  %6 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %5) #15, !dbg !233
  ret i32* %6, !dbg !234
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_(void (i32)** noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #1 comdat !dbg !235 {
  %3 = alloca %"struct.std::__invoke_other", align 1
  %4 = alloca void (i32)**, align 8
  %5 = alloca i32*, align 8
  store void (i32)** %0, void (i32)*** %4, align 8
  store i32* %1, i32** %5, align 8
  %6 = load void (i32)**, void (i32)*** %4, align 8, !dbg !236
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !237
  %8 = load void (i32)*, void (i32)** %7, align 8, !dbg !237
  %9 = load i32*, i32** %5, align 8, !dbg !238
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9) #15, !dbg !239
  %11 = load i32, i32* %10, align 4, !dbg !239
  call void %8(i32 noundef %11), !dbg !237
  ret void, !dbg !240
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !241 {
  %2 = alloca void (i32)**, align 8
  store void (i32)** %0, void (i32)*** %2, align 8
  %3 = load void (i32)**, void (i32)*** %2, align 8, !dbg !242
  ret void (i32)** %3, !dbg !243
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %0) #8 comdat !dbg !244 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !245
  %4 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !246
  ret void (i32)** %4, !dbg !247
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_(%"struct.std::_Tuple_impl.5"* noundef nonnull align 8 dereferenceable(16) %0) #8 comdat align 2 !dbg !248 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !249
  %4 = bitcast %"struct.std::_Tuple_impl.5"* %3 to i8*, !dbg !249
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !249
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.8"*, !dbg !249
  %7 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !250
  ret void (i32)** %7, !dbg !251
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_(%"struct.std::_Head_base.8"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !252 {
  %2 = alloca %"struct.std::_Head_base.8"*, align 8
  store %"struct.std::_Head_base.8"* %0, %"struct.std::_Head_base.8"** %2, align 8
  %3 = load %"struct.std::_Head_base.8"*, %"struct.std::_Head_base.8"** %2, align 8, !dbg !253
  %4 = getelementptr inbounds %"struct.std::_Head_base.8", %"struct.std::_Head_base.8"* %3, i32 0, i32 0, !dbg !254
  ret void (i32)** %4, !dbg !255
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %0) #8 comdat !dbg !256 {
  %2 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %2, align 8, !dbg !257
  %4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %3) #15, !dbg !258
  ret i32* %4, !dbg !259
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 4 dereferenceable(4) %0) #8 comdat align 2 !dbg !260 {
  %2 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %2, align 8, !dbg !261
  %4 = bitcast %"struct.std::_Tuple_impl.6"* %3 to %"struct.std::_Head_base.7"*, !dbg !261
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.7"* noundef nonnull align 4 dereferenceable(4) %4) #15, !dbg !262
  ret i32* %5, !dbg !263
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.7"* noundef nonnull align 4 dereferenceable(4) %0) #8 comdat align 2 !dbg !264 {
  %2 = alloca %"struct.std::_Head_base.7"*, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %2, align 8
  %3 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %2, align 8, !dbg !265
  %4 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %3, i32 0, i32 0, !dbg !266
  ret i32* %4, !dbg !267
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !268 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !269
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !269
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !269
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 !dbg !270 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !271
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !271
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !272
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !273
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !274
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !276 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !277
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !278

5:                                                ; preds = %1
  ret void, !dbg !279

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !278
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !278
  call void @__clang_call_terminate(i8* %8) #14, !dbg !278
  unreachable, !dbg !278
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !280 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !281
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !282
  ret %"struct.std::thread::_State"** %5, !dbg !283
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !284 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !285
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !286
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !285
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !287
  ret void, !dbg !288
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !289 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !290
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !291
  ret void, !dbg !292
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !293 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !294
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !294
  ret void, !dbg !295
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !296 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !297
  ret void, !dbg !298
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !299 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !300
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !300
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !301
  ret %"struct.std::thread::_State"** %5, !dbg !302
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !303 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !304
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #15, !dbg !305
  ret %"struct.std::thread::_State"** %4, !dbg !306
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !307 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !308
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !308
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !309
  ret %"struct.std::thread::_State"** %5, !dbg !310
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !311 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8, !dbg !312
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !313
  ret %"struct.std::thread::_State"** %4, !dbg !314
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !315 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !316
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !316
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !317
  ret %"struct.std::default_delete"* %6, !dbg !318
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #8 comdat align 2 !dbg !319 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !320
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !321
  br i1 %7, label %13, label %8, !dbg !321

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !321
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !321
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !321
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !321
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !321
  br label %13, !dbg !321

13:                                               ; preds = %8, %2
  ret void, !dbg !322
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !323 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !324
  ret %"struct.std::thread::_State"** %3, !dbg !325
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !326 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !327
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !328
  ret %"struct.std::default_delete"* %5, !dbg !329
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !330 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !331
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !331
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4) #15, !dbg !332
  ret %"struct.std::default_delete"* %5, !dbg !333
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #8 comdat !dbg !334 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !335
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !336
  ret %"struct.std::default_delete"* %4, !dbg !337
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #8 comdat align 2 !dbg !338 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !339
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !339
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #15, !dbg !340
  ret %"struct.std::default_delete"* %5, !dbg !341
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #8 comdat align 2 !dbg !342 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !343
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !344
  ret %"struct.std::default_delete"* %4, !dbg !345
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readnone }
attributes #7 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { argmemonly nofree nounwind willreturn }
attributes #10 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind }
attributes #16 = { builtin allocsize(0) }
attributes #17 = { builtin nounwind }
attributes #18 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-call-once-all-throw.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "f6eecfbafa6d87ccf8f6a3f14aeab18f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 22, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 24, column: 21, scope: !10)
!14 = !DILocation(line: 24, column: 14, scope: !10)
!15 = !DILocation(line: 25, column: 2, scope: !10)
!16 = !DILocation(line: 26, column: 4, scope: !10)
!17 = !DILocation(line: 27, column: 2, scope: !10)
!18 = !DILocation(line: 28, column: 1, scope: !10)
!19 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!20 = !DILocation(line: 13, column: 24, scope: !19)
!21 = !DILocation(line: 13, column: 25, scope: !19)
!22 = !DILocation(line: 13, column: 3, scope: !19)
!23 = !DILocation(line: 18, column: 2, scope: !19)
!24 = !DILocation(line: 20, column: 1, scope: !19)
!25 = !DILocation(line: 19, column: 2, scope: !19)
!26 = distinct !DISubprogram(name: "thread<void (&)(int), int, void>", scope: !27, file: !27, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!27 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!28 = !DILocation(line: 126, column: 7, scope: !26)
!29 = !DILocation(line: 137, column: 7, scope: !26)
!30 = !DILocation(line: 142, column: 29, scope: !26)
!31 = !DILocation(line: 143, column: 32, scope: !26)
!32 = !DILocation(line: 143, column: 8, scope: !26)
!33 = !DILocation(line: 143, column: 58, scope: !26)
!34 = !DILocation(line: 143, column: 38, scope: !26)
!35 = !DILocation(line: 142, column: 33, scope: !26)
!36 = !DILocation(line: 142, column: 18, scope: !26)
!37 = !DILocation(line: 142, column: 2, scope: !26)
!38 = !DILocation(line: 145, column: 7, scope: !26)
!39 = distinct !DISubprogram(name: "~thread", scope: !27, file: !27, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!40 = !DILocation(line: 150, column: 11, scope: !39)
!41 = !DILocation(line: 312, column: 5, scope: !42, inlinedAt: !44)
!42 = distinct !DISubprogram(name: "__terminate", scope: !43, file: !43, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!43 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!44 = distinct !DILocation(line: 151, column: 2, scope: !39)
!45 = !DILocation(line: 151, column: 2, scope: !39)
!46 = !DILocation(line: 152, column: 5, scope: !39)
!47 = distinct !DISubprogram(name: "call_once<(lambda at cpp-call-once-all-throw.cpp:13:24)>", scope: !48, file: !48, line: 848, type: !11, scopeLine: 849, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!48 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex", directory: "")
!49 = !DILocation(line: 851, column: 25, scope: !47)
!50 = !DILocation(line: 851, column: 26, scope: !47)
!51 = !DILocation(line: 856, column: 37, scope: !47)
!52 = !DILocation(line: 859, column: 37, scope: !47)
!53 = !DILocation(line: 859, column: 44, scope: !47)
!54 = !DILocation(line: 859, column: 21, scope: !47)
!55 = !DILocation(line: 859, column: 15, scope: !47)
!56 = !DILocation(line: 860, column: 23, scope: !47)
!57 = !DILocation(line: 860, column: 2, scope: !47)
!58 = !DILocation(line: 861, column: 5, scope: !47)
!59 = distinct !DISubprogram(name: "_Prepare_execution<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:851:25)>", scope: !48, file: !48, line: 783, type: !11, scopeLine: 784, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!60 = !DILocation(line: 786, column: 37, scope: !59)
!61 = !DILocation(line: 786, column: 20, scope: !59)
!62 = !DILocation(line: 786, column: 18, scope: !59)
!63 = !DILocation(line: 788, column: 16, scope: !59)
!64 = !DILocation(line: 788, column: 14, scope: !59)
!65 = !DILocation(line: 789, column: 7, scope: !59)
!66 = distinct !DISubprogram(name: "__gthread_once", scope: !67, file: !67, line: 697, type: !11, scopeLine: 698, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!67 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!68 = !DILocation(line: 699, column: 7, scope: !66)
!69 = !DILocation(line: 700, column: 36, scope: !66)
!70 = !DILocation(line: 700, column: 44, scope: !66)
!71 = !DILocation(line: 700, column: 12, scope: !66)
!72 = !DILocation(line: 700, column: 5, scope: !66)
!73 = !DILocation(line: 702, column: 5, scope: !66)
!74 = !DILocation(line: 703, column: 1, scope: !66)
!75 = distinct !DISubprogram(name: "~_Prepare_execution", scope: !48, file: !48, line: 791, type: !11, scopeLine: 792, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!76 = !DILocation(line: 794, column: 23, scope: !75)
!77 = !DILocation(line: 795, column: 19, scope: !75)
!78 = !DILocation(line: 796, column: 5, scope: !75)
!79 = distinct !DISubprogram(name: "__addressof<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:851:25)>", scope: !80, file: !80, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!80 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!81 = !DILocation(line: 50, column: 34, scope: !79)
!82 = !DILocation(line: 50, column: 7, scope: !79)
!83 = distinct !DISubprogram(name: "operator void (*)()", scope: !48, file: !48, line: 788, type: !11, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!84 = !DILocation(line: 788, column: 16, scope: !83)
!85 = distinct !DISubprogram(name: "__invoke", scope: !48, file: !48, line: 788, type: !11, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!86 = !DILocation(line: 788, column: 16, scope: !85)
!87 = distinct !DISubprogram(name: "operator()", scope: !48, file: !48, line: 788, type: !11, scopeLine: 788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!88 = !DILocation(line: 788, column: 47, scope: !87)
!89 = !DILocation(line: 788, column: 23, scope: !87)
!90 = !DILocation(line: 788, column: 21, scope: !87)
!91 = !DILocation(line: 788, column: 68, scope: !87)
!92 = distinct !DISubprogram(name: "operator()", scope: !48, file: !48, line: 851, type: !11, scopeLine: 851, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!93 = !DILocation(line: 852, column: 42, scope: !92)
!94 = !DILocation(line: 852, column: 18, scope: !92)
!95 = !DILocation(line: 852, column: 4, scope: !92)
!96 = !DILocation(line: 854, column: 7, scope: !92)
!97 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-call-once-all-throw.cpp:13:24)>", scope: !98, file: !98, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!98 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!99 = !DILocation(line: 96, column: 74, scope: !97)
!100 = !DILocation(line: 96, column: 50, scope: !97)
!101 = !DILocation(line: 96, column: 14, scope: !97)
!102 = !DILocation(line: 96, column: 7, scope: !97)
!103 = distinct !DISubprogram(name: "forward<(lambda at cpp-call-once-all-throw.cpp:13:24)>", scope: !80, file: !80, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!104 = !DILocation(line: 78, column: 33, scope: !103)
!105 = !DILocation(line: 78, column: 7, scope: !103)
!106 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-call-once-all-throw.cpp:13:24)>", scope: !98, file: !98, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DILocation(line: 61, column: 32, scope: !106)
!108 = !DILocation(line: 61, column: 14, scope: !106)
!109 = !DILocation(line: 61, column: 7, scope: !106)
!110 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!111 = !DILocation(line: 14, column: 8, scope: !110)
!112 = !DILocation(line: 15, column: 5, scope: !110)
!113 = !DILocation(line: 15, column: 11, scope: !110)
!114 = !DILocation(line: 16, column: 9, scope: !110)
!115 = !DILocation(line: 17, column: 3, scope: !110)
!116 = distinct !DISubprogram(name: "__gthread_active_p", scope: !67, file: !67, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!117 = !DILocation(line: 302, column: 3, scope: !116)
!118 = distinct !DISubprogram(name: "joinable", scope: !27, file: !27, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!119 = !DILocation(line: 175, column: 16, scope: !118)
!120 = !DILocation(line: 175, column: 25, scope: !118)
!121 = !DILocation(line: 175, column: 22, scope: !118)
!122 = !DILocation(line: 175, column: 14, scope: !118)
!123 = !DILocation(line: 175, column: 7, scope: !118)
!124 = distinct !DISubprogram(name: "operator==", scope: !27, file: !27, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!125 = !DILocation(line: 286, column: 16, scope: !124)
!126 = !DILocation(line: 286, column: 33, scope: !124)
!127 = !DILocation(line: 286, column: 26, scope: !124)
!128 = !DILocation(line: 286, column: 5, scope: !124)
!129 = distinct !DISubprogram(name: "id", scope: !27, file: !27, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!130 = !DILocation(line: 85, column: 23, scope: !129)
!131 = !DILocation(line: 85, column: 37, scope: !129)
!132 = distinct !DISubprogram(name: "forward<void (&)(int)>", scope: !80, file: !80, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!133 = !DILocation(line: 78, column: 33, scope: !132)
!134 = !DILocation(line: 78, column: 7, scope: !132)
!135 = distinct !DISubprogram(name: "forward<int>", scope: !80, file: !80, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!136 = !DILocation(line: 78, column: 33, scope: !135)
!137 = !DILocation(line: 78, column: 7, scope: !135)
!138 = distinct !DISubprogram(name: "_State_impl<void (&)(int), int>", scope: !27, file: !27, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!139 = !DILocation(line: 207, column: 4, scope: !138)
!140 = !DILocation(line: 205, column: 4, scope: !138)
!141 = !DILocation(line: 206, column: 6, scope: !138)
!142 = !DILocation(line: 206, column: 13, scope: !138)
!143 = !DILocation(line: 206, column: 35, scope: !138)
!144 = !DILocation(line: 206, column: 15, scope: !138)
!145 = !DILocation(line: 206, column: 14, scope: !138)
!146 = !DILocation(line: 207, column: 6, scope: !138)
!147 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !148, file: !148, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!148 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!149 = !DILocation(line: 310, column: 4, scope: !147)
!150 = !DILocation(line: 310, column: 9, scope: !147)
!151 = !DILocation(line: 311, column: 11, scope: !147)
!152 = distinct !DISubprogram(name: "~unique_ptr", scope: !148, file: !148, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!153 = !DILocation(line: 394, column: 16, scope: !152)
!154 = !DILocation(line: 394, column: 21, scope: !152)
!155 = !DILocation(line: 394, column: 8, scope: !152)
!156 = !DILocation(line: 395, column: 6, scope: !152)
!157 = !DILocation(line: 395, column: 12, scope: !152)
!158 = !DILocation(line: 396, column: 4, scope: !152)
!159 = !DILocation(line: 396, column: 28, scope: !152)
!160 = !DILocation(line: 396, column: 18, scope: !152)
!161 = !DILocation(line: 397, column: 2, scope: !152)
!162 = !DILocation(line: 397, column: 8, scope: !152)
!163 = !DILocation(line: 398, column: 7, scope: !152)
!164 = distinct !DISubprogram(name: "_State", scope: !27, file: !27, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!165 = !DILocation(line: 67, column: 12, scope: !164)
!166 = distinct !DISubprogram(name: "tuple<void (&)(int), int, true>", scope: !167, file: !167, line: 1077, type: !11, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!167 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!168 = !DILocation(line: 1079, column: 65, scope: !166)
!169 = !DILocation(line: 1079, column: 33, scope: !166)
!170 = !DILocation(line: 1079, column: 15, scope: !166)
!171 = !DILocation(line: 1079, column: 58, scope: !166)
!172 = !DILocation(line: 1079, column: 40, scope: !166)
!173 = !DILocation(line: 1079, column: 4, scope: !166)
!174 = !DILocation(line: 1079, column: 67, scope: !166)
!175 = distinct !DISubprogram(name: "~_State_impl", scope: !27, file: !27, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!176 = !DILocation(line: 200, column: 14, scope: !175)
!177 = distinct !DISubprogram(name: "~_State_impl", scope: !27, file: !27, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!178 = !DILocation(line: 200, column: 14, scope: !177)
!179 = distinct !DISubprogram(name: "_M_run", scope: !27, file: !27, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!180 = !DILocation(line: 210, column: 13, scope: !179)
!181 = !DILocation(line: 210, column: 24, scope: !179)
!182 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", scope: !167, file: !167, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!183 = !DILocation(line: 293, column: 2, scope: !182)
!184 = !DILocation(line: 291, column: 36, scope: !182)
!185 = !DILocation(line: 291, column: 15, scope: !182)
!186 = !DILocation(line: 291, column: 4, scope: !182)
!187 = !DILocation(line: 292, column: 31, scope: !182)
!188 = !DILocation(line: 292, column: 10, scope: !182)
!189 = !DILocation(line: 292, column: 4, scope: !182)
!190 = !DILocation(line: 293, column: 4, scope: !182)
!191 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !167, file: !167, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!192 = !DILocation(line: 442, column: 2, scope: !191)
!193 = !DILocation(line: 441, column: 31, scope: !191)
!194 = !DILocation(line: 441, column: 10, scope: !191)
!195 = !DILocation(line: 441, column: 4, scope: !191)
!196 = !DILocation(line: 442, column: 4, scope: !191)
!197 = distinct !DISubprogram(name: "_Head_base", scope: !167, file: !167, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!198 = !DILocation(line: 193, column: 9, scope: !197)
!199 = !DILocation(line: 193, column: 22, scope: !197)
!200 = !DILocation(line: 193, column: 29, scope: !197)
!201 = distinct !DISubprogram(name: "_Head_base<int>", scope: !167, file: !167, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!202 = !DILocation(line: 200, column: 4, scope: !201)
!203 = !DILocation(line: 200, column: 38, scope: !201)
!204 = !DILocation(line: 200, column: 17, scope: !201)
!205 = !DILocation(line: 200, column: 46, scope: !201)
!206 = distinct !DISubprogram(name: "operator()", scope: !27, file: !27, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!207 = !DILocation(line: 259, column: 11, scope: !206)
!208 = !DILocation(line: 259, column: 4, scope: !206)
!209 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !27, file: !27, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!210 = !DILocation(line: 252, column: 52, scope: !209)
!211 = !DILocation(line: 252, column: 42, scope: !209)
!212 = !DILocation(line: 252, column: 27, scope: !209)
!213 = !DILocation(line: 252, column: 13, scope: !209)
!214 = !DILocation(line: 252, column: 6, scope: !209)
!215 = distinct !DISubprogram(name: "__invoke<void (*)(int), int>", scope: !98, file: !98, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!216 = !DILocation(line: 96, column: 74, scope: !215)
!217 = !DILocation(line: 96, column: 50, scope: !215)
!218 = !DILocation(line: 97, column: 26, scope: !215)
!219 = !DILocation(line: 97, column: 6, scope: !215)
!220 = !DILocation(line: 96, column: 14, scope: !215)
!221 = !DILocation(line: 96, column: 7, scope: !215)
!222 = distinct !DISubprogram(name: "get<0UL, void (*)(int), int>", scope: !167, file: !167, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!223 = !DILocation(line: 1395, column: 66, scope: !222)
!224 = !DILocation(line: 1395, column: 43, scope: !222)
!225 = !DILocation(line: 1395, column: 14, scope: !222)
!226 = !DILocation(line: 1395, column: 7, scope: !222)
!227 = distinct !DISubprogram(name: "move<std::tuple<void (*)(int), int> &>", scope: !80, file: !80, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!228 = !DILocation(line: 105, column: 71, scope: !227)
!229 = !DILocation(line: 105, column: 7, scope: !227)
!230 = distinct !DISubprogram(name: "get<1UL, void (*)(int), int>", scope: !167, file: !167, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!231 = !DILocation(line: 1395, column: 66, scope: !230)
!232 = !DILocation(line: 1395, column: 43, scope: !230)
!233 = !DILocation(line: 1395, column: 14, scope: !230)
!234 = !DILocation(line: 1395, column: 7, scope: !230)
!235 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(int), int>", scope: !98, file: !98, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!236 = !DILocation(line: 61, column: 32, scope: !235)
!237 = !DILocation(line: 61, column: 14, scope: !235)
!238 = !DILocation(line: 61, column: 57, scope: !235)
!239 = !DILocation(line: 61, column: 37, scope: !235)
!240 = !DILocation(line: 61, column: 7, scope: !235)
!241 = distinct !DISubprogram(name: "forward<void (*)(int)>", scope: !80, file: !80, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!242 = !DILocation(line: 78, column: 33, scope: !241)
!243 = !DILocation(line: 78, column: 7, scope: !241)
!244 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(int), int>", scope: !167, file: !167, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!245 = !DILocation(line: 1365, column: 57, scope: !244)
!246 = !DILocation(line: 1365, column: 14, scope: !244)
!247 = !DILocation(line: 1365, column: 7, scope: !244)
!248 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!249 = !DILocation(line: 268, column: 66, scope: !248)
!250 = !DILocation(line: 268, column: 51, scope: !248)
!251 = !DILocation(line: 268, column: 44, scope: !248)
!252 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!253 = !DILocation(line: 233, column: 50, scope: !252)
!254 = !DILocation(line: 233, column: 54, scope: !252)
!255 = !DILocation(line: 233, column: 43, scope: !252)
!256 = distinct !DISubprogram(name: "__get_helper<1UL, int>", scope: !167, file: !167, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!257 = !DILocation(line: 1365, column: 57, scope: !256)
!258 = !DILocation(line: 1365, column: 14, scope: !256)
!259 = !DILocation(line: 1365, column: 7, scope: !256)
!260 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!261 = !DILocation(line: 424, column: 66, scope: !260)
!262 = !DILocation(line: 424, column: 51, scope: !260)
!263 = !DILocation(line: 424, column: 44, scope: !260)
!264 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!265 = !DILocation(line: 233, column: 50, scope: !264)
!266 = !DILocation(line: 233, column: 54, scope: !264)
!267 = !DILocation(line: 233, column: 43, scope: !264)
!268 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !148, file: !148, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!269 = !DILocation(line: 233, column: 40, scope: !268)
!270 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !148, file: !148, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!271 = !DILocation(line: 168, column: 38, scope: !270)
!272 = !DILocation(line: 168, column: 58, scope: !270)
!273 = !DILocation(line: 168, column: 47, scope: !270)
!274 = !DILocation(line: 168, column: 56, scope: !270)
!275 = !DILocation(line: 168, column: 63, scope: !270)
!276 = distinct !DISubprogram(name: "tuple<true, true>", scope: !167, file: !167, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!277 = !DILocation(line: 1051, column: 17, scope: !276)
!278 = !DILocation(line: 1051, column: 4, scope: !276)
!279 = !DILocation(line: 1051, column: 19, scope: !276)
!280 = distinct !DISubprogram(name: "_M_ptr", scope: !148, file: !148, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!281 = !DILocation(line: 189, column: 57, scope: !280)
!282 = !DILocation(line: 189, column: 45, scope: !280)
!283 = !DILocation(line: 189, column: 38, scope: !280)
!284 = distinct !DISubprogram(name: "_Tuple_impl", scope: !167, file: !167, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!285 = !DILocation(line: 280, column: 31, scope: !284)
!286 = !DILocation(line: 280, column: 9, scope: !284)
!287 = !DILocation(line: 280, column: 23, scope: !284)
!288 = !DILocation(line: 280, column: 33, scope: !284)
!289 = distinct !DISubprogram(name: "_Tuple_impl", scope: !167, file: !167, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!290 = !DILocation(line: 431, column: 17, scope: !289)
!291 = !DILocation(line: 431, column: 9, scope: !289)
!292 = !DILocation(line: 431, column: 19, scope: !289)
!293 = distinct !DISubprogram(name: "_Head_base", scope: !167, file: !167, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!294 = !DILocation(line: 190, column: 9, scope: !293)
!295 = !DILocation(line: 190, column: 26, scope: !293)
!296 = distinct !DISubprogram(name: "_Head_base", scope: !167, file: !167, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!297 = !DILocation(line: 81, column: 9, scope: !296)
!298 = !DILocation(line: 81, column: 26, scope: !296)
!299 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !167, file: !167, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!300 = !DILocation(line: 1381, column: 37, scope: !299)
!301 = !DILocation(line: 1381, column: 14, scope: !299)
!302 = !DILocation(line: 1381, column: 7, scope: !299)
!303 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !167, file: !167, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!304 = !DILocation(line: 1365, column: 57, scope: !303)
!305 = !DILocation(line: 1365, column: 14, scope: !303)
!306 = !DILocation(line: 1365, column: 7, scope: !303)
!307 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!308 = !DILocation(line: 268, column: 66, scope: !307)
!309 = !DILocation(line: 268, column: 51, scope: !307)
!310 = !DILocation(line: 268, column: 44, scope: !307)
!311 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!312 = !DILocation(line: 233, column: 50, scope: !311)
!313 = !DILocation(line: 233, column: 54, scope: !311)
!314 = !DILocation(line: 233, column: 43, scope: !311)
!315 = distinct !DISubprogram(name: "get_deleter", scope: !148, file: !148, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!316 = !DILocation(line: 468, column: 16, scope: !315)
!317 = !DILocation(line: 468, column: 21, scope: !315)
!318 = !DILocation(line: 468, column: 9, scope: !315)
!319 = distinct !DISubprogram(name: "operator()", scope: !148, file: !148, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!320 = !DILocation(line: 95, column: 9, scope: !319)
!321 = !DILocation(line: 95, column: 2, scope: !319)
!322 = !DILocation(line: 96, column: 7, scope: !319)
!323 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !80, file: !80, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!324 = !DILocation(line: 105, column: 71, scope: !323)
!325 = !DILocation(line: 105, column: 7, scope: !323)
!326 = distinct !DISubprogram(name: "_M_deleter", scope: !148, file: !148, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!327 = !DILocation(line: 193, column: 61, scope: !326)
!328 = !DILocation(line: 193, column: 49, scope: !326)
!329 = !DILocation(line: 193, column: 42, scope: !326)
!330 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !167, file: !167, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!331 = !DILocation(line: 1381, column: 37, scope: !330)
!332 = !DILocation(line: 1381, column: 14, scope: !330)
!333 = !DILocation(line: 1381, column: 7, scope: !330)
!334 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !167, file: !167, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!335 = !DILocation(line: 1365, column: 57, scope: !334)
!336 = !DILocation(line: 1365, column: 14, scope: !334)
!337 = !DILocation(line: 1365, column: 7, scope: !334)
!338 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!339 = !DILocation(line: 424, column: 66, scope: !338)
!340 = !DILocation(line: 424, column: 51, scope: !338)
!341 = !DILocation(line: 424, column: 44, scope: !338)
!342 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!343 = !DILocation(line: 124, column: 50, scope: !342)
!344 = !DILocation(line: 124, column: 54, scope: !342)
!345 = !DILocation(line: 124, column: 43, scope: !342)
