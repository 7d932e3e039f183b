; ModuleID = 'cpp-call-once-throws.cpp'
source_filename = "cpp-call-once-throws.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::once_flag" = type { i32 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
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
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.7" }
%"struct.std::_Head_base.7" = type { void ()* }
%class.anon.0 = type { %class.anon* }
%"struct.std::once_flag::_Prepare_execution" = type { i8 }
%class.anon.1 = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::_Tuple_impl.3" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_ = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt9once_flag18_Prepare_executionD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEC2IJRS3_EEEDpOT_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt5tupleIJPFvvEEEC2ILb1ELb1EEERKS1_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv = comdat any

$_ZNSt11_Tuple_implILm0EJPFvvEEEC2ERKS1_ = comdat any

$__clang_call_terminate = comdat any

$_ZNSt10_Head_baseILm0EPFvvELb0EEC2ERKS1_ = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEEclEv = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE = comdat any

$_ZSt8__invokeIPFvvEJEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_ = comdat any

$_ZSt3getILm0EJPFvvEEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_ = comdat any

$_ZSt4moveIRSt5tupleIJPFvvEEEEONSt16remove_referenceIT_E4typeEOS6_ = comdat any

$_ZSt13__invoke_implIvPFvvEJEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt12__get_helperILm0EPFvvEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPFvvEEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm0EPFvvELb0EE7_M_headERS2_ = comdat any

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

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

@flag = dso_local global %"struct.std::once_flag" zeroinitializer, align 4
@calls = dso_local global i32 0, align 4
@done = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [24 x i8] c"calls == 2 && done == 1\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"cpp-call-once-throws.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTIi = external constant i8*
@_ZSt15__once_callable = external thread_local global i8*, align 8
@_ZSt11__once_call = external thread_local global void ()*, align 8
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant [59 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant i8*
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([59 x i8], [59 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, void ()* noundef nonnull @_ZL3usev), !dbg !13
  invoke void @_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3, void ()* noundef nonnull @_ZL3usev)
          to label %6 unwind label %18, !dbg !14

6:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %7 unwind label %22, !dbg !15

7:                                                ; preds = %6
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3)
          to label %8 unwind label %22, !dbg !16

8:                                                ; preds = %7
  %9 = load i32, i32* @calls, align 4, !dbg !17
  %10 = icmp eq i32 %9, 2, !dbg !17
  br i1 %10, label %11, label %14, !dbg !17

11:                                               ; preds = %8
  %12 = load i32, i32* @done, align 4, !dbg !17
  %13 = icmp eq i32 %12, 1, !dbg !17
  br label %14

14:                                               ; preds = %11, %8
  %15 = phi i1 [ false, %8 ], [ %13, %11 ], !dbg !18
  br i1 %15, label %16, label %17, !dbg !17

16:                                               ; preds = %14
  br label %27, !dbg !17

17:                                               ; preds = %14
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !17
  unreachable, !dbg !17

18:                                               ; preds = %0
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !19
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !19
  store i8* %20, i8** %4, align 8, !dbg !19
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !19
  store i32 %21, i32* %5, align 4, !dbg !19
  br label %41, !dbg !19

22:                                               ; preds = %27, %7, %6
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !19
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !19
  store i8* %24, i8** %4, align 8, !dbg !19
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !19
  store i32 %25, i32* %5, align 4, !dbg !19
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #15, !dbg !19
  br label %41, !dbg !19

26:                                               ; No predecessors!
  br label %27, !dbg !17

27:                                               ; preds = %26, %16
  invoke void @_ZL3usev()
          to label %28 unwind label %22, !dbg !20

28:                                               ; preds = %27
  %29 = load i32, i32* @calls, align 4, !dbg !21
  %30 = icmp eq i32 %29, 2, !dbg !21
  br i1 %30, label %31, label %34, !dbg !21

31:                                               ; preds = %28
  %32 = load i32, i32* @done, align 4, !dbg !21
  %33 = icmp eq i32 %32, 1, !dbg !21
  br label %34

34:                                               ; preds = %31, %28
  %35 = phi i1 [ false, %28 ], [ %33, %31 ], !dbg !18
  br i1 %35, label %36, label %37, !dbg !21

36:                                               ; preds = %34
  br label %39, !dbg !21

37:                                               ; preds = %34
  call void @__assert_fail(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !21
  unreachable, !dbg !21

38:                                               ; No predecessors!
  br label %39, !dbg !21

39:                                               ; preds = %38, %36
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #15, !dbg !19
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #15, !dbg !19
  %40 = load i32, i32* %1, align 4, !dbg !19
  ret i32 %40, !dbg !19

41:                                               ; preds = %22, %18
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #15, !dbg !19
  br label %42, !dbg !19

42:                                               ; preds = %41
  %43 = load i8*, i8** %4, align 8, !dbg !19
  %44 = load i32, i32* %5, align 4, !dbg !19
  %45 = insertvalue { i8*, i32 } undef, i8* %43, 0, !dbg !19
  %46 = insertvalue { i8*, i32 } %45, i32 %44, 1, !dbg !19
  resume { i8*, i32 } %46, !dbg !19
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL3usev() #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !22 {
  %1 = alloca %class.anon, align 1
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  invoke void @"_ZSt9call_onceIZL3usevE3$_0JEEvRSt9once_flagOT_DpOT0_"(%"struct.std::once_flag"* noundef nonnull align 4 dereferenceable(4) @flag, %class.anon* noundef nonnull align 1 dereferenceable(1) %1)
          to label %5 unwind label %6, !dbg !23

5:                                                ; preds = %0
  br label %19, !dbg !24

6:                                                ; preds = %0
  %7 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !25
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !25
  store i8* %8, i8** %2, align 8, !dbg !25
  %9 = extractvalue { i8*, i32 } %7, 1, !dbg !25
  store i32 %9, i32* %3, align 4, !dbg !25
  br label %10, !dbg !25

10:                                               ; preds = %6
  %11 = load i32, i32* %3, align 4, !dbg !24
  %12 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #15, !dbg !24
  %13 = icmp eq i32 %11, %12, !dbg !24
  br i1 %13, label %14, label %20, !dbg !24

14:                                               ; preds = %10
  %15 = load i8*, i8** %2, align 8, !dbg !24
  %16 = call i8* @__cxa_begin_catch(i8* %15) #15, !dbg !24
  %17 = bitcast i8* %16 to i32*, !dbg !24
  %18 = load i32, i32* %17, align 4, !dbg !24
  store i32 %18, i32* %4, align 4, !dbg !24
  call void @__cxa_end_catch() #15, !dbg !26
  br label %19, !dbg !26

19:                                               ; preds = %14, %5
  ret void, !dbg !25

20:                                               ; preds = %10
  %21 = load i8*, i8** %2, align 8, !dbg !24
  %22 = load i32, i32* %3, align 4, !dbg !24
  %23 = insertvalue { i8*, i32 } undef, i8* %21, 0, !dbg !24
  %24 = insertvalue { i8*, i32 } %23, i32 %22, 1, !dbg !24
  resume { i8*, i32 } %24, !dbg !24
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, void ()* noundef nonnull %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !27 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca void ()*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store void ()* %1, void ()** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !29
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #15, !dbg !29
  store i8* null, i8** %5, align 8, !dbg !30
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #16, !dbg !31
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !31
  %13 = load void ()*, void ()** %4, align 8, !dbg !32
  %14 = call noundef nonnull void ()* @_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()* noundef nonnull %13) #15, !dbg !33
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEC2IJRS3_EEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %12, void ()* noundef nonnull %14)
          to label %15 unwind label %18, !dbg !34

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !31
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #15, !dbg !35
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !36

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !36
  ret void, !dbg !37

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !37
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !37
  store i8* %20, i8** %7, align 8, !dbg !37
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !37
  store i32 %21, i32* %8, align 4, !dbg !37
  call void @_ZdlPv(i8* noundef %11) #17, !dbg !31
  br label %26, !dbg !31

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !37
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !37
  store i8* %24, i8** %7, align 8, !dbg !37
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !37
  store i32 %25, i32* %8, align 4, !dbg !37
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !36
  br label %26, !dbg !36

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !31
  %28 = load i32, i32* %8, align 4, !dbg !31
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !31
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !31
  resume { i8*, i32 } %30, !dbg !31
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !38 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #15, !dbg !39
  br i1 %4, label %5, label %7, !dbg !39

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #14, !dbg !40
  unreachable, !dbg !40

6:                                                ; No predecessors!
  unreachable, !dbg !44

7:                                                ; preds = %1
  ret void, !dbg !45
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt9call_onceIZL3usevE3$_0JEEvRSt9once_flagOT_DpOT0_"(%"struct.std::once_flag"* noundef nonnull align 4 dereferenceable(4) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !46 {
  %3 = alloca %"struct.std::once_flag"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca %class.anon.0, align 8
  %6 = alloca %"struct.std::once_flag::_Prepare_execution", align 1
  %7 = alloca i32, align 4
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  store %"struct.std::once_flag"* %0, %"struct.std::once_flag"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %10 = getelementptr inbounds %class.anon.0, %class.anon.0* %5, i32 0, i32 0, !dbg !48
  %11 = load %class.anon*, %class.anon** %4, align 8, !dbg !49
  store %class.anon* %11, %class.anon** %10, align 8, !dbg !48
  call void @"_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIZL3usevE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_"(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon.0* noundef nonnull align 8 dereferenceable(8) %5), !dbg !50
  %12 = load %"struct.std::once_flag"*, %"struct.std::once_flag"** %3, align 8, !dbg !51
  %13 = getelementptr inbounds %"struct.std::once_flag", %"struct.std::once_flag"* %12, i32 0, i32 0, !dbg !52
  %14 = invoke noundef i32 @_ZL14__gthread_oncePiPFvvE(i32* noundef %13, void ()* noundef @__once_proxy)
          to label %15 unwind label %21, !dbg !53

15:                                               ; preds = %2
  store i32 %14, i32* %7, align 4, !dbg !54
  %16 = load i32, i32* %7, align 4, !dbg !54
  %17 = icmp ne i32 %16, 0, !dbg !54
  br i1 %17, label %18, label %25, !dbg !54

18:                                               ; preds = %15
  %19 = load i32, i32* %7, align 4, !dbg !55
  invoke void @_ZSt20__throw_system_errori(i32 noundef %19) #18
          to label %20 unwind label %21, !dbg !56

20:                                               ; preds = %18
  unreachable, !dbg !56

21:                                               ; preds = %18, %2
  %22 = landingpad { i8*, i32 }
          cleanup, !dbg !57
  %23 = extractvalue { i8*, i32 } %22, 0, !dbg !57
  store i8* %23, i8** %8, align 8, !dbg !57
  %24 = extractvalue { i8*, i32 } %22, 1, !dbg !57
  store i32 %24, i32* %9, align 4, !dbg !57
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %6) #15, !dbg !57
  br label %26, !dbg !57

25:                                               ; preds = %15
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %6) #15, !dbg !57
  ret void, !dbg !57

26:                                               ; preds = %21
  %27 = load i8*, i8** %8, align 8, !dbg !57
  %28 = load i32, i32* %9, align 4, !dbg !57
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !57
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !57
  resume { i8*, i32 } %30, !dbg !57
}

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #6

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIZL3usevE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_"(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.0* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 align 2 !dbg !58 {
  %3 = alloca %"struct.std::once_flag::_Prepare_execution"*, align 8
  %4 = alloca %class.anon.0*, align 8
  %5 = alloca %class.anon.1, align 1
  store %"struct.std::once_flag::_Prepare_execution"* %0, %"struct.std::once_flag::_Prepare_execution"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %6 = load %"struct.std::once_flag::_Prepare_execution"*, %"struct.std::once_flag::_Prepare_execution"** %3, align 8
  %7 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !59
  %8 = call noundef %class.anon.0* @"_ZSt11__addressofIZSt9call_onceIZL3usevE3$_0JEEvRSt9once_flagOT_DpOT0_EUlvE_EPS4_RS4_"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %7) #15, !dbg !60
  %9 = bitcast %class.anon.0* %8 to i8*, !dbg !60
  store i8* %9, i8** @_ZSt15__once_callable, align 8, !dbg !61
  %10 = call noundef void ()* @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3usevE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_cvPFvvEEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) %5) #15, !dbg !62
  store void ()* %10, void ()** @_ZSt11__once_call, align 8, !dbg !63
  ret void, !dbg !64
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL14__gthread_oncePiPFvvE(i32* noundef %0, void ()* noundef %1) #1 !dbg !65 {
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  %5 = alloca void ()*, align 8
  store i32* %0, i32** %4, align 8
  store void ()* %1, void ()** %5, align 8
  %6 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !67
  %7 = icmp ne i32 %6, 0, !dbg !67
  br i1 %7, label %8, label %12, !dbg !67

8:                                                ; preds = %2
  %9 = load i32*, i32** %4, align 8, !dbg !68
  %10 = load void ()*, void ()** %5, align 8, !dbg !69
  %11 = call i32 @pthread_once(i32* noundef %9, void ()* noundef %10), !dbg !70
  store i32 %11, i32* %3, align 4, !dbg !71
  br label %13, !dbg !71

12:                                               ; preds = %2
  store i32 -1, i32* %3, align 4, !dbg !72
  br label %13, !dbg !72

13:                                               ; preds = %12, %8
  %14 = load i32, i32* %3, align 4, !dbg !73
  ret i32 %14, !dbg !73
}

declare void @__once_proxy() #3

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt9once_flag18_Prepare_executionD2Ev(%"struct.std::once_flag::_Prepare_execution"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !74 {
  %2 = alloca %"struct.std::once_flag::_Prepare_execution"*, align 8
  store %"struct.std::once_flag::_Prepare_execution"* %0, %"struct.std::once_flag::_Prepare_execution"** %2, align 8
  %3 = load %"struct.std::once_flag::_Prepare_execution"*, %"struct.std::once_flag::_Prepare_execution"** %2, align 8
  store i8* null, i8** @_ZSt15__once_callable, align 8, !dbg !75
  store void ()* null, void ()** @_ZSt11__once_call, align 8, !dbg !76
  ret void, !dbg !77
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef %class.anon.0* @"_ZSt11__addressofIZSt9call_onceIZL3usevE3$_0JEEvRSt9once_flagOT_DpOT0_EUlvE_EPS4_RS4_"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %0) #8 !dbg !78 {
  %2 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %3 = load %class.anon.0*, %class.anon.0** %2, align 8, !dbg !80
  ret %class.anon.0* %3, !dbg !81
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef void ()* @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3usevE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_cvPFvvEEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) %0) #8 align 2 !dbg !82 {
  %2 = alloca %class.anon.1*, align 8
  store %class.anon.1* %0, %class.anon.1** %2, align 8
  %3 = load %class.anon.1*, %class.anon.1** %2, align 8
  ret void ()* @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3usevE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_8__invokeEv", !dbg !83
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3usevE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENUlvE_8__invokeEv"() #2 align 2 !dbg !84 {
  call void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3usevE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_clEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) undef), !dbg !85
  ret void, !dbg !85
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZL3usevE3$_0JEEvRS_OT_DpOT0_EUlvE_EERS5_ENKUlvE_clEv"(%class.anon.1* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !86 {
  %2 = alloca %class.anon.1*, align 8
  store %class.anon.1* %0, %class.anon.1** %2, align 8
  %3 = load %class.anon.1*, %class.anon.1** %2, align 8
  %4 = load i8*, i8** @_ZSt15__once_callable, align 8, !dbg !87
  %5 = bitcast i8* %4 to %class.anon.0*, !dbg !88
  call void @"_ZZSt9call_onceIZL3usevE3$_0JEEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %5), !dbg !89
  ret void, !dbg !90
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZSt9call_onceIZL3usevE3$_0JEEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv"(%class.anon.0* noundef nonnull align 8 dereferenceable(8) %0) #1 align 2 !dbg !91 {
  %2 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %3 = load %class.anon.0*, %class.anon.0** %2, align 8
  %4 = getelementptr inbounds %class.anon.0, %class.anon.0* %3, i32 0, i32 0, !dbg !92
  %5 = load %class.anon*, %class.anon** %4, align 8, !dbg !92
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZL3usevE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #15, !dbg !93
  call void @"_ZSt8__invokeIZL3usevE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %6), !dbg !94
  ret void, !dbg !95
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZL3usevE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !96 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !98
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZL3usevE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #15, !dbg !99
  call void @"_ZSt13__invoke_implIvZL3usevE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !100
  ret void, !dbg !101
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZL3usevE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #8 !dbg !102 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !103
  ret %class.anon* %3, !dbg !104
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZL3usevE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !105 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !106
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZL3usevE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #15, !dbg !107
  call void @"_ZZL3usevENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !107
  ret void, !dbg !108
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZL3usevENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !109 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8
  %4 = load i32, i32* @calls, align 4, !dbg !110
  %5 = add nsw i32 %4, 1, !dbg !110
  store i32 %5, i32* @calls, align 4, !dbg !110
  %6 = icmp eq i32 %4, 0, !dbg !111
  br i1 %6, label %7, label %10, !dbg !112

7:                                                ; preds = %1
  %8 = call i8* @__cxa_allocate_exception(i64 4) #15, !dbg !113
  %9 = bitcast i8* %8 to i32*, !dbg !113
  store i32 1, i32* %9, align 16, !dbg !113
  call void @__cxa_throw(i8* %8, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #18, !dbg !113
  unreachable, !dbg !113

10:                                               ; preds = %1
  %11 = load i32, i32* @done, align 4, !dbg !114
  %12 = add nsw i32 %11, 1, !dbg !114
  store i32 %12, i32* @done, align 4, !dbg !114
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
define linkonce_odr dso_local noundef nonnull void ()* @_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()* noundef nonnull %0) #8 comdat !dbg !132 {
  %2 = alloca void ()*, align 8
  store void ()* %0, void ()** %2, align 8
  %3 = load void ()*, void ()** %2, align 8, !dbg !133
  ret void ()* %3, !dbg !134
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEC2IJRS3_EEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0, void ()* noundef nonnull %1) unnamed_addr #5 comdat align 2 !dbg !135 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca void ()*, align 8
  %5 = alloca void ()*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store void ()* %1, void ()** %4, align 8
  %6 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %7 = bitcast %"struct.std::thread::_State_impl"* %6 to %"struct.std::thread::_State"*, !dbg !136
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %7) #15, !dbg !137
  %8 = bitcast %"struct.std::thread::_State_impl"* %6 to i32 (...)***, !dbg !136
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %8, align 8, !dbg !136
  %9 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %6, i32 0, i32 1, !dbg !138
  %10 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %9, i32 0, i32 0, !dbg !139
  %11 = load void ()*, void ()** %4, align 8, !dbg !140
  %12 = call noundef nonnull void ()* @_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()* noundef nonnull %11) #15, !dbg !141
  store void ()* %12, void ()** %5, align 8, !dbg !141
  call void @_ZNSt5tupleIJPFvvEEEC2ILb1ELb1EEERKS1_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(8) %10, void ()** noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !142
  ret void, !dbg !143
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #11

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !144 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !146
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !147
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !146

8:                                                ; preds = %2
  ret void, !dbg !148

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !146
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !146
  call void @__clang_call_terminate(i8* %11) #14, !dbg !146
  unreachable, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !149 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !150
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !150
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !151
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !152
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !153
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !153
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !154
  br i1 %10, label %11, label %17, !dbg !153

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !155
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !156
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #15, !dbg !157
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !157
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !155

16:                                               ; preds = %11
  br label %17, !dbg !155

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !158
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !159
  ret void, !dbg !160

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !155
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !155
  call void @__clang_call_terminate(i8* %21) #14, !dbg !155
  unreachable, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !161 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !162
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFvvEEEC2ILb1ELb1EEERKS1_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(8) %0, void ()** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !163 {
  %3 = alloca %"class.std::tuple.5"*, align 8
  %4 = alloca void ()**, align 8
  store %"class.std::tuple.5"* %0, %"class.std::tuple.5"** %3, align 8
  store void ()** %1, void ()*** %4, align 8
  %5 = load %"class.std::tuple.5"*, %"class.std::tuple.5"** %3, align 8
  %6 = bitcast %"class.std::tuple.5"* %5 to %"struct.std::_Tuple_impl.6"*, !dbg !165
  %7 = load void ()**, void ()*** %4, align 8, !dbg !166
  invoke void @_ZNSt11_Tuple_implILm0EJPFvvEEEC2ERKS1_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(8) %6, void ()** noundef nonnull align 8 dereferenceable(8) %7)
          to label %8 unwind label %9, !dbg !167

8:                                                ; preds = %2
  ret void, !dbg !168

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !167
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !167
  call void @__clang_call_terminate(i8* %11) #14, !dbg !167
  unreachable, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !169 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !170
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !170
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !171 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !172
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !172
  call void @_ZdlPv(i8* noundef %4) #17, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !173 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !174
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !174
  ret void, !dbg !175
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFvvEEEC2ERKS1_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(8) %0, void ()** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 !dbg !176 {
  %3 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  %4 = alloca void ()**, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %3, align 8
  store void ()** %1, void ()*** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.6"* %5 to %"struct.std::_Head_base.7"*, !dbg !177
  %7 = load void ()**, void ()*** %4, align 8, !dbg !178
  call void @_ZNSt10_Head_baseILm0EPFvvELb0EEC2ERKS1_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %6, void ()** noundef nonnull align 8 dereferenceable(8) %7), !dbg !179
  ret void, !dbg !180
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #12 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #15
  call void @_ZSt9terminatev() #14
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFvvELb0EEC2ERKS1_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %0, void ()** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !dbg !181 {
  %3 = alloca %"struct.std::_Head_base.7"*, align 8
  %4 = alloca void ()**, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %3, align 8
  store void ()** %1, void ()*** %4, align 8
  %5 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %5, i32 0, i32 0, !dbg !182
  %7 = load void ()**, void ()*** %4, align 8, !dbg !183
  %8 = load void ()*, void ()** %7, align 8, !dbg !183
  store void ()* %8, void ()** %6, align 8, !dbg !182
  ret void, !dbg !184
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #13

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !185 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !186
  ret void, !dbg !187
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !188 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !189
  %6 = call noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.5"* @_ZSt4moveIRSt5tupleIJPFvvEEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !190
  %7 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt3getILm0EJPFvvEEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !191
  call void @_ZSt8__invokeIPFvvEJEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void ()** noundef nonnull align 8 dereferenceable(8) %7), !dbg !192
  ret void, !dbg !193
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFvvEJEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void ()** noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !194 {
  %2 = alloca void ()**, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store void ()** %0, void ()*** %2, align 8
  %4 = load void ()**, void ()*** %2, align 8, !dbg !195
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !196
  call void @_ZSt13__invoke_implIvPFvvEJEET_St14__invoke_otherOT0_DpOT1_(void ()** noundef nonnull align 8 dereferenceable(8) %5), !dbg !197
  ret void, !dbg !198
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt3getILm0EJPFvvEEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !199 {
  %2 = alloca %"class.std::tuple.5"*, align 8
  store %"class.std::tuple.5"* %0, %"class.std::tuple.5"** %2, align 8
  %3 = load %"class.std::tuple.5"*, %"class.std::tuple.5"** %2, align 8, !dbg !200
  %4 = bitcast %"class.std::tuple.5"* %3 to %"struct.std::_Tuple_impl.6"*, !dbg !200
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt12__get_helperILm0EPFvvEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !201
  %6 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !202
  ret void ()** %6, !dbg !203
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.5"* @_ZSt4moveIRSt5tupleIJPFvvEEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.5"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !204 {
  %2 = alloca %"class.std::tuple.5"*, align 8
  store %"class.std::tuple.5"* %0, %"class.std::tuple.5"** %2, align 8
  %3 = load %"class.std::tuple.5"*, %"class.std::tuple.5"** %2, align 8, !dbg !205
  ret %"class.std::tuple.5"* %3, !dbg !206
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFvvEJEET_St14__invoke_otherOT0_DpOT1_(void ()** noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !207 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca void ()**, align 8
  store void ()** %0, void ()*** %3, align 8
  %4 = load void ()**, void ()*** %3, align 8, !dbg !208
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !209
  %6 = load void ()*, void ()** %5, align 8, !dbg !209
  call void %6(), !dbg !209
  ret void, !dbg !210
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !211 {
  %2 = alloca void ()**, align 8
  store void ()** %0, void ()*** %2, align 8
  %3 = load void ()**, void ()*** %2, align 8, !dbg !212
  ret void ()** %3, !dbg !213
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt12__get_helperILm0EPFvvEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !214 {
  %2 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %2, align 8, !dbg !215
  %4 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt11_Tuple_implILm0EJPFvvEEE7_M_headERS2_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(8) %3) #15, !dbg !216
  ret void ()** %4, !dbg !217
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt11_Tuple_implILm0EJPFvvEEE7_M_headERS2_(%"struct.std::_Tuple_impl.6"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !218 {
  %2 = alloca %"struct.std::_Tuple_impl.6"*, align 8
  store %"struct.std::_Tuple_impl.6"* %0, %"struct.std::_Tuple_impl.6"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.6"*, %"struct.std::_Tuple_impl.6"** %2, align 8, !dbg !219
  %4 = bitcast %"struct.std::_Tuple_impl.6"* %3 to %"struct.std::_Head_base.7"*, !dbg !219
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt10_Head_baseILm0EPFvvELb0EE7_M_headERS2_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !220
  ret void ()** %5, !dbg !221
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt10_Head_baseILm0EPFvvELb0EE7_M_headERS2_(%"struct.std::_Head_base.7"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !222 {
  %2 = alloca %"struct.std::_Head_base.7"*, align 8
  store %"struct.std::_Head_base.7"* %0, %"struct.std::_Head_base.7"** %2, align 8
  %3 = load %"struct.std::_Head_base.7"*, %"struct.std::_Head_base.7"** %2, align 8, !dbg !223
  %4 = getelementptr inbounds %"struct.std::_Head_base.7", %"struct.std::_Head_base.7"* %3, i32 0, i32 0, !dbg !224
  ret void ()** %4, !dbg !225
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !226 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !227
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !227
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !227
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 !dbg !228 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !229
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !229
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !230
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !231
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !232
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !234 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !235
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !236

5:                                                ; preds = %1
  ret void, !dbg !237

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !236
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !236
  call void @__clang_call_terminate(i8* %8) #14, !dbg !236
  unreachable, !dbg !236
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !238 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !239
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !240
  ret %"struct.std::thread::_State"** %5, !dbg !241
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !242 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !243
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !244
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.4"*, !dbg !243
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !245
  ret void, !dbg !246
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !247 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base"*, !dbg !248
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !249
  ret void, !dbg !250
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !251 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %3, i32 0, i32 0, !dbg !252
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !252
  ret void, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !254 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !255
  ret void, !dbg !256
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !257 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !258
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !258
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !259
  ret %"struct.std::thread::_State"** %5, !dbg !260
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !261 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !262
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #15, !dbg !263
  ret %"struct.std::thread::_State"** %4, !dbg !264
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !265 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !266
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.4"*, !dbg !266
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !267
  ret %"struct.std::thread::_State"** %5, !dbg !268
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !269 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !270
  %4 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %3, i32 0, i32 0, !dbg !271
  ret %"struct.std::thread::_State"** %4, !dbg !272
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !273 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !274
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !274
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #15, !dbg !275
  ret %"struct.std::default_delete"* %6, !dbg !276
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #8 comdat align 2 !dbg !277 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !278
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !279
  br i1 %7, label %13, label %8, !dbg !279

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !279
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !279
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !279
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !279
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #15, !dbg !279
  br label %13, !dbg !279

13:                                               ; preds = %8, %2
  ret void, !dbg !280
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !281 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !282
  ret %"struct.std::thread::_State"** %3, !dbg !283
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !284 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !285
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #15, !dbg !286
  ret %"struct.std::default_delete"* %5, !dbg !287
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat !dbg !288 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !289
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !289
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %4) #15, !dbg !290
  ret %"struct.std::default_delete"* %5, !dbg !291
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #8 comdat !dbg !292 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !293
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %3) #15, !dbg !294
  ret %"struct.std::default_delete"* %4, !dbg !295
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #8 comdat align 2 !dbg !296 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !297
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base"*, !dbg !297
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #15, !dbg !298
  ret %"struct.std::default_delete"* %5, !dbg !299
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #8 comdat align 2 !dbg !300 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !301
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !302
  ret %"struct.std::default_delete"* %4, !dbg !303
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
!1 = !DIFile(filename: "cpp-call-once-throws.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "ae54bb961cc05d2f7c094e418f758f29")
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
!13 = !DILocation(line: 24, column: 14, scope: !10)
!14 = !DILocation(line: 24, column: 22, scope: !10)
!15 = !DILocation(line: 25, column: 4, scope: !10)
!16 = !DILocation(line: 26, column: 4, scope: !10)
!17 = !DILocation(line: 27, column: 2, scope: !10)
!18 = !DILocation(line: 0, scope: !10)
!19 = !DILocation(line: 30, column: 1, scope: !10)
!20 = !DILocation(line: 28, column: 2, scope: !10)
!21 = !DILocation(line: 29, column: 2, scope: !10)
!22 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!23 = !DILocation(line: 13, column: 3, scope: !22)
!24 = !DILocation(line: 18, column: 2, scope: !22)
!25 = !DILocation(line: 20, column: 1, scope: !22)
!26 = !DILocation(line: 19, column: 2, scope: !22)
!27 = distinct !DISubprogram(name: "thread<void (&)(), void>", scope: !28, file: !28, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!28 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!29 = !DILocation(line: 126, column: 7, scope: !27)
!30 = !DILocation(line: 137, column: 7, scope: !27)
!31 = !DILocation(line: 142, column: 29, scope: !27)
!32 = !DILocation(line: 143, column: 32, scope: !27)
!33 = !DILocation(line: 143, column: 8, scope: !27)
!34 = !DILocation(line: 142, column: 33, scope: !27)
!35 = !DILocation(line: 142, column: 18, scope: !27)
!36 = !DILocation(line: 142, column: 2, scope: !27)
!37 = !DILocation(line: 145, column: 7, scope: !27)
!38 = distinct !DISubprogram(name: "~thread", scope: !28, file: !28, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!39 = !DILocation(line: 150, column: 11, scope: !38)
!40 = !DILocation(line: 312, column: 5, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "__terminate", scope: !42, file: !42, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!42 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!43 = distinct !DILocation(line: 151, column: 2, scope: !38)
!44 = !DILocation(line: 151, column: 2, scope: !38)
!45 = !DILocation(line: 152, column: 5, scope: !38)
!46 = distinct !DISubprogram(name: "call_once<(lambda at cpp-call-once-throws.cpp:13:24)>", scope: !47, file: !47, line: 848, type: !11, scopeLine: 849, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!47 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex", directory: "")
!48 = !DILocation(line: 851, column: 25, scope: !46)
!49 = !DILocation(line: 851, column: 26, scope: !46)
!50 = !DILocation(line: 856, column: 37, scope: !46)
!51 = !DILocation(line: 859, column: 37, scope: !46)
!52 = !DILocation(line: 859, column: 44, scope: !46)
!53 = !DILocation(line: 859, column: 21, scope: !46)
!54 = !DILocation(line: 859, column: 15, scope: !46)
!55 = !DILocation(line: 860, column: 23, scope: !46)
!56 = !DILocation(line: 860, column: 2, scope: !46)
!57 = !DILocation(line: 861, column: 5, scope: !46)
!58 = distinct !DISubprogram(name: "_Prepare_execution<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:851:25)>", scope: !47, file: !47, line: 783, type: !11, scopeLine: 784, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!59 = !DILocation(line: 786, column: 37, scope: !58)
!60 = !DILocation(line: 786, column: 20, scope: !58)
!61 = !DILocation(line: 786, column: 18, scope: !58)
!62 = !DILocation(line: 788, column: 16, scope: !58)
!63 = !DILocation(line: 788, column: 14, scope: !58)
!64 = !DILocation(line: 789, column: 7, scope: !58)
!65 = distinct !DISubprogram(name: "__gthread_once", scope: !66, file: !66, line: 697, type: !11, scopeLine: 698, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!66 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!67 = !DILocation(line: 699, column: 7, scope: !65)
!68 = !DILocation(line: 700, column: 36, scope: !65)
!69 = !DILocation(line: 700, column: 44, scope: !65)
!70 = !DILocation(line: 700, column: 12, scope: !65)
!71 = !DILocation(line: 700, column: 5, scope: !65)
!72 = !DILocation(line: 702, column: 5, scope: !65)
!73 = !DILocation(line: 703, column: 1, scope: !65)
!74 = distinct !DISubprogram(name: "~_Prepare_execution", scope: !47, file: !47, line: 791, type: !11, scopeLine: 792, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!75 = !DILocation(line: 794, column: 23, scope: !74)
!76 = !DILocation(line: 795, column: 19, scope: !74)
!77 = !DILocation(line: 796, column: 5, scope: !74)
!78 = distinct !DISubprogram(name: "__addressof<(lambda at /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex:851:25)>", scope: !79, file: !79, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!79 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!80 = !DILocation(line: 50, column: 34, scope: !78)
!81 = !DILocation(line: 50, column: 7, scope: !78)
!82 = distinct !DISubprogram(name: "operator void (*)()", scope: !47, file: !47, line: 788, type: !11, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!83 = !DILocation(line: 788, column: 16, scope: !82)
!84 = distinct !DISubprogram(name: "__invoke", scope: !47, file: !47, line: 788, type: !11, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!85 = !DILocation(line: 788, column: 16, scope: !84)
!86 = distinct !DISubprogram(name: "operator()", scope: !47, file: !47, line: 788, type: !11, scopeLine: 788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!87 = !DILocation(line: 788, column: 47, scope: !86)
!88 = !DILocation(line: 788, column: 23, scope: !86)
!89 = !DILocation(line: 788, column: 21, scope: !86)
!90 = !DILocation(line: 788, column: 68, scope: !86)
!91 = distinct !DISubprogram(name: "operator()", scope: !47, file: !47, line: 851, type: !11, scopeLine: 851, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!92 = !DILocation(line: 852, column: 42, scope: !91)
!93 = !DILocation(line: 852, column: 18, scope: !91)
!94 = !DILocation(line: 852, column: 4, scope: !91)
!95 = !DILocation(line: 854, column: 7, scope: !91)
!96 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-call-once-throws.cpp:13:24)>", scope: !97, file: !97, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!97 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!98 = !DILocation(line: 96, column: 74, scope: !96)
!99 = !DILocation(line: 96, column: 50, scope: !96)
!100 = !DILocation(line: 96, column: 14, scope: !96)
!101 = !DILocation(line: 96, column: 7, scope: !96)
!102 = distinct !DISubprogram(name: "forward<(lambda at cpp-call-once-throws.cpp:13:24)>", scope: !79, file: !79, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!103 = !DILocation(line: 78, column: 33, scope: !102)
!104 = !DILocation(line: 78, column: 7, scope: !102)
!105 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-call-once-throws.cpp:13:24)>", scope: !97, file: !97, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!106 = !DILocation(line: 61, column: 32, scope: !105)
!107 = !DILocation(line: 61, column: 14, scope: !105)
!108 = !DILocation(line: 61, column: 7, scope: !105)
!109 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!110 = !DILocation(line: 14, column: 13, scope: !109)
!111 = !DILocation(line: 14, column: 16, scope: !109)
!112 = !DILocation(line: 14, column: 8, scope: !109)
!113 = !DILocation(line: 15, column: 5, scope: !109)
!114 = !DILocation(line: 16, column: 8, scope: !109)
!115 = !DILocation(line: 17, column: 3, scope: !109)
!116 = distinct !DISubprogram(name: "__gthread_active_p", scope: !66, file: !66, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!117 = !DILocation(line: 302, column: 3, scope: !116)
!118 = distinct !DISubprogram(name: "joinable", scope: !28, file: !28, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!119 = !DILocation(line: 175, column: 16, scope: !118)
!120 = !DILocation(line: 175, column: 25, scope: !118)
!121 = !DILocation(line: 175, column: 22, scope: !118)
!122 = !DILocation(line: 175, column: 14, scope: !118)
!123 = !DILocation(line: 175, column: 7, scope: !118)
!124 = distinct !DISubprogram(name: "operator==", scope: !28, file: !28, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!125 = !DILocation(line: 286, column: 16, scope: !124)
!126 = !DILocation(line: 286, column: 33, scope: !124)
!127 = !DILocation(line: 286, column: 26, scope: !124)
!128 = !DILocation(line: 286, column: 5, scope: !124)
!129 = distinct !DISubprogram(name: "id", scope: !28, file: !28, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!130 = !DILocation(line: 85, column: 23, scope: !129)
!131 = !DILocation(line: 85, column: 37, scope: !129)
!132 = distinct !DISubprogram(name: "forward<void (&)()>", scope: !79, file: !79, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!133 = !DILocation(line: 78, column: 33, scope: !132)
!134 = !DILocation(line: 78, column: 7, scope: !132)
!135 = distinct !DISubprogram(name: "_State_impl<void (&)()>", scope: !28, file: !28, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!136 = !DILocation(line: 207, column: 4, scope: !135)
!137 = !DILocation(line: 205, column: 4, scope: !135)
!138 = !DILocation(line: 206, column: 6, scope: !135)
!139 = !DILocation(line: 206, column: 13, scope: !135)
!140 = !DILocation(line: 206, column: 35, scope: !135)
!141 = !DILocation(line: 206, column: 15, scope: !135)
!142 = !DILocation(line: 206, column: 14, scope: !135)
!143 = !DILocation(line: 207, column: 6, scope: !135)
!144 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !145, file: !145, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!145 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!146 = !DILocation(line: 310, column: 4, scope: !144)
!147 = !DILocation(line: 310, column: 9, scope: !144)
!148 = !DILocation(line: 311, column: 11, scope: !144)
!149 = distinct !DISubprogram(name: "~unique_ptr", scope: !145, file: !145, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!150 = !DILocation(line: 394, column: 16, scope: !149)
!151 = !DILocation(line: 394, column: 21, scope: !149)
!152 = !DILocation(line: 394, column: 8, scope: !149)
!153 = !DILocation(line: 395, column: 6, scope: !149)
!154 = !DILocation(line: 395, column: 12, scope: !149)
!155 = !DILocation(line: 396, column: 4, scope: !149)
!156 = !DILocation(line: 396, column: 28, scope: !149)
!157 = !DILocation(line: 396, column: 18, scope: !149)
!158 = !DILocation(line: 397, column: 2, scope: !149)
!159 = !DILocation(line: 397, column: 8, scope: !149)
!160 = !DILocation(line: 398, column: 7, scope: !149)
!161 = distinct !DISubprogram(name: "_State", scope: !28, file: !28, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!162 = !DILocation(line: 67, column: 12, scope: !161)
!163 = distinct !DISubprogram(name: "tuple<true, true>", scope: !164, file: !164, line: 727, type: !11, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!164 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!165 = !DILocation(line: 729, column: 30, scope: !163)
!166 = !DILocation(line: 729, column: 15, scope: !163)
!167 = !DILocation(line: 729, column: 4, scope: !163)
!168 = !DILocation(line: 729, column: 32, scope: !163)
!169 = distinct !DISubprogram(name: "~_State_impl", scope: !28, file: !28, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!170 = !DILocation(line: 200, column: 14, scope: !169)
!171 = distinct !DISubprogram(name: "~_State_impl", scope: !28, file: !28, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!172 = !DILocation(line: 200, column: 14, scope: !171)
!173 = distinct !DISubprogram(name: "_M_run", scope: !28, file: !28, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!174 = !DILocation(line: 210, column: 13, scope: !173)
!175 = !DILocation(line: 210, column: 24, scope: !173)
!176 = distinct !DISubprogram(name: "_Tuple_impl", scope: !164, file: !164, line: 434, type: !11, scopeLine: 436, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!177 = !DILocation(line: 436, column: 7, scope: !176)
!178 = !DILocation(line: 435, column: 15, scope: !176)
!179 = !DILocation(line: 435, column: 9, scope: !176)
!180 = !DILocation(line: 436, column: 9, scope: !176)
!181 = distinct !DISubprogram(name: "_Head_base", scope: !164, file: !164, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!182 = !DILocation(line: 193, column: 9, scope: !181)
!183 = !DILocation(line: 193, column: 22, scope: !181)
!184 = !DILocation(line: 193, column: 29, scope: !181)
!185 = distinct !DISubprogram(name: "operator()", scope: !28, file: !28, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!186 = !DILocation(line: 259, column: 11, scope: !185)
!187 = !DILocation(line: 259, column: 4, scope: !185)
!188 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !28, file: !28, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!189 = !DILocation(line: 252, column: 52, scope: !188)
!190 = !DILocation(line: 252, column: 42, scope: !188)
!191 = !DILocation(line: 252, column: 27, scope: !188)
!192 = !DILocation(line: 252, column: 13, scope: !188)
!193 = !DILocation(line: 252, column: 6, scope: !188)
!194 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !97, file: !97, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!195 = !DILocation(line: 96, column: 74, scope: !194)
!196 = !DILocation(line: 96, column: 50, scope: !194)
!197 = !DILocation(line: 96, column: 14, scope: !194)
!198 = !DILocation(line: 96, column: 7, scope: !194)
!199 = distinct !DISubprogram(name: "get<0UL, void (*)()>", scope: !164, file: !164, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!200 = !DILocation(line: 1395, column: 66, scope: !199)
!201 = !DILocation(line: 1395, column: 43, scope: !199)
!202 = !DILocation(line: 1395, column: 14, scope: !199)
!203 = !DILocation(line: 1395, column: 7, scope: !199)
!204 = distinct !DISubprogram(name: "move<std::tuple<void (*)()> &>", scope: !79, file: !79, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!205 = !DILocation(line: 105, column: 71, scope: !204)
!206 = !DILocation(line: 105, column: 7, scope: !204)
!207 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)()>", scope: !97, file: !97, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!208 = !DILocation(line: 61, column: 32, scope: !207)
!209 = !DILocation(line: 61, column: 14, scope: !207)
!210 = !DILocation(line: 61, column: 7, scope: !207)
!211 = distinct !DISubprogram(name: "forward<void (*)()>", scope: !79, file: !79, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!212 = !DILocation(line: 78, column: 33, scope: !211)
!213 = !DILocation(line: 78, column: 7, scope: !211)
!214 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)()>", scope: !164, file: !164, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!215 = !DILocation(line: 1365, column: 57, scope: !214)
!216 = !DILocation(line: 1365, column: 14, scope: !214)
!217 = !DILocation(line: 1365, column: 7, scope: !214)
!218 = distinct !DISubprogram(name: "_M_head", scope: !164, file: !164, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!219 = !DILocation(line: 424, column: 66, scope: !218)
!220 = !DILocation(line: 424, column: 51, scope: !218)
!221 = !DILocation(line: 424, column: 44, scope: !218)
!222 = distinct !DISubprogram(name: "_M_head", scope: !164, file: !164, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!223 = !DILocation(line: 233, column: 50, scope: !222)
!224 = !DILocation(line: 233, column: 54, scope: !222)
!225 = !DILocation(line: 233, column: 43, scope: !222)
!226 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !145, file: !145, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!227 = !DILocation(line: 233, column: 40, scope: !226)
!228 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !145, file: !145, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!229 = !DILocation(line: 168, column: 38, scope: !228)
!230 = !DILocation(line: 168, column: 58, scope: !228)
!231 = !DILocation(line: 168, column: 47, scope: !228)
!232 = !DILocation(line: 168, column: 56, scope: !228)
!233 = !DILocation(line: 168, column: 63, scope: !228)
!234 = distinct !DISubprogram(name: "tuple<true, true>", scope: !164, file: !164, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!235 = !DILocation(line: 1051, column: 17, scope: !234)
!236 = !DILocation(line: 1051, column: 4, scope: !234)
!237 = !DILocation(line: 1051, column: 19, scope: !234)
!238 = distinct !DISubprogram(name: "_M_ptr", scope: !145, file: !145, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!239 = !DILocation(line: 189, column: 57, scope: !238)
!240 = !DILocation(line: 189, column: 45, scope: !238)
!241 = !DILocation(line: 189, column: 38, scope: !238)
!242 = distinct !DISubprogram(name: "_Tuple_impl", scope: !164, file: !164, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!243 = !DILocation(line: 280, column: 31, scope: !242)
!244 = !DILocation(line: 280, column: 9, scope: !242)
!245 = !DILocation(line: 280, column: 23, scope: !242)
!246 = !DILocation(line: 280, column: 33, scope: !242)
!247 = distinct !DISubprogram(name: "_Tuple_impl", scope: !164, file: !164, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!248 = !DILocation(line: 431, column: 17, scope: !247)
!249 = !DILocation(line: 431, column: 9, scope: !247)
!250 = !DILocation(line: 431, column: 19, scope: !247)
!251 = distinct !DISubprogram(name: "_Head_base", scope: !164, file: !164, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!252 = !DILocation(line: 190, column: 9, scope: !251)
!253 = !DILocation(line: 190, column: 26, scope: !251)
!254 = distinct !DISubprogram(name: "_Head_base", scope: !164, file: !164, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!255 = !DILocation(line: 81, column: 9, scope: !254)
!256 = !DILocation(line: 81, column: 26, scope: !254)
!257 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !164, file: !164, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!258 = !DILocation(line: 1381, column: 37, scope: !257)
!259 = !DILocation(line: 1381, column: 14, scope: !257)
!260 = !DILocation(line: 1381, column: 7, scope: !257)
!261 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !164, file: !164, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!262 = !DILocation(line: 1365, column: 57, scope: !261)
!263 = !DILocation(line: 1365, column: 14, scope: !261)
!264 = !DILocation(line: 1365, column: 7, scope: !261)
!265 = distinct !DISubprogram(name: "_M_head", scope: !164, file: !164, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!266 = !DILocation(line: 268, column: 66, scope: !265)
!267 = !DILocation(line: 268, column: 51, scope: !265)
!268 = !DILocation(line: 268, column: 44, scope: !265)
!269 = distinct !DISubprogram(name: "_M_head", scope: !164, file: !164, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!270 = !DILocation(line: 233, column: 50, scope: !269)
!271 = !DILocation(line: 233, column: 54, scope: !269)
!272 = !DILocation(line: 233, column: 43, scope: !269)
!273 = distinct !DISubprogram(name: "get_deleter", scope: !145, file: !145, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!274 = !DILocation(line: 468, column: 16, scope: !273)
!275 = !DILocation(line: 468, column: 21, scope: !273)
!276 = !DILocation(line: 468, column: 9, scope: !273)
!277 = distinct !DISubprogram(name: "operator()", scope: !145, file: !145, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!278 = !DILocation(line: 95, column: 9, scope: !277)
!279 = !DILocation(line: 95, column: 2, scope: !277)
!280 = !DILocation(line: 96, column: 7, scope: !277)
!281 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !79, file: !79, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!282 = !DILocation(line: 105, column: 71, scope: !281)
!283 = !DILocation(line: 105, column: 7, scope: !281)
!284 = distinct !DISubprogram(name: "_M_deleter", scope: !145, file: !145, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!285 = !DILocation(line: 193, column: 61, scope: !284)
!286 = !DILocation(line: 193, column: 49, scope: !284)
!287 = !DILocation(line: 193, column: 42, scope: !284)
!288 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !164, file: !164, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!289 = !DILocation(line: 1381, column: 37, scope: !288)
!290 = !DILocation(line: 1381, column: 14, scope: !288)
!291 = !DILocation(line: 1381, column: 7, scope: !288)
!292 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !164, file: !164, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!293 = !DILocation(line: 1365, column: 57, scope: !292)
!294 = !DILocation(line: 1365, column: 14, scope: !292)
!295 = !DILocation(line: 1365, column: 7, scope: !292)
!296 = distinct !DISubprogram(name: "_M_head", scope: !164, file: !164, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!297 = !DILocation(line: 424, column: 66, scope: !296)
!298 = !DILocation(line: 424, column: 51, scope: !296)
!299 = !DILocation(line: 424, column: 44, scope: !296)
!300 = distinct !DISubprogram(name: "_M_head", scope: !164, file: !164, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!301 = !DILocation(line: 124, column: 50, scope: !300)
!302 = !DILocation(line: 124, column: 54, scope: !300)
!303 = !DILocation(line: 124, column: 43, scope: !300)
