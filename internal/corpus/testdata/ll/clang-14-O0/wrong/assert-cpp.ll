; ModuleID = 'assert-cpp.cpp'
source_filename = "assert-cpp.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"class.std::lock_guard" = type { %"class.std::mutex"* }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
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
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { void ()* }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_ = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt10lock_guardISt5mutexEC2ERS0_ = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZStanSt12memory_orderSt23__memory_order_modifier = comdat any

$__clang_call_terminate = comdat any

$_ZNSt5mutex6unlockEv = comdat any

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

@.str = private unnamed_addr constant [14 x i8] c"n.load() == 1\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"assert-cpp.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL1m = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZL1n = internal global { i32 } zeroinitializer, align 4
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant [59 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant i8*
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([59 x i8], [59 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca %"struct.std::__atomic_base"*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %"class.std::thread", align 8
  %7 = alloca %"class.std::thread", align 8
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  store i32 0, i32* %5, align 4
  call void @_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %6, void ()* noundef nonnull @_ZL3addv), !dbg !13
  invoke void @_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7, void ()* noundef nonnull @_ZL3addv)
          to label %10 unwind label %29, !dbg !14

10:                                               ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %6)
          to label %11 unwind label %33, !dbg !15

11:                                               ; preds = %10
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7)
          to label %12 unwind label %33, !dbg !16

12:                                               ; preds = %11
  store %"struct.std::__atomic_base"* getelementptr inbounds (%"struct.std::atomic", %"struct.std::atomic"* bitcast ({ i32 }* @_ZL1n to %"struct.std::atomic"*), i32 0, i32 0), %"struct.std::__atomic_base"** %1, align 8
  store i32 5, i32* %2, align 4
  %13 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %1, align 8
  %14 = load i32, i32* %2, align 4, !dbg !17
  %15 = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %14, i32 noundef 65535) #13, !dbg !21
  store i32 %15, i32* %3, align 4, !dbg !22
  %16 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %13, i32 0, i32 0, !dbg !23
  %17 = load i32, i32* %2, align 4, !dbg !24
  switch i32 %17, label %18 [
    i32 1, label %20
    i32 2, label %20
    i32 5, label %22
  ], !dbg !25

18:                                               ; preds = %12
  %19 = load atomic i32, i32* %16 monotonic, align 4, !dbg !25
  store i32 %19, i32* %4, align 4, !dbg !25
  br label %24, !dbg !25

20:                                               ; preds = %12, %12
  %21 = load atomic i32, i32* %16 acquire, align 4, !dbg !25
  store i32 %21, i32* %4, align 4, !dbg !25
  br label %24, !dbg !25

22:                                               ; preds = %12
  %23 = load atomic i32, i32* %16 seq_cst, align 4, !dbg !25
  store i32 %23, i32* %4, align 4, !dbg !25
  br label %24, !dbg !25

24:                                               ; preds = %18, %20, %22
  %25 = load i32, i32* %4, align 4, !dbg !25
  %26 = icmp eq i32 %25, 1, !dbg !26
  br i1 %26, label %27, label %28, !dbg !26

27:                                               ; preds = %24
  br label %38, !dbg !26

28:                                               ; preds = %24
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !26
  unreachable, !dbg !26

29:                                               ; preds = %0
  %30 = landingpad { i8*, i32 }
          cleanup, !dbg !27
  %31 = extractvalue { i8*, i32 } %30, 0, !dbg !27
  store i8* %31, i8** %8, align 8, !dbg !27
  %32 = extractvalue { i8*, i32 } %30, 1, !dbg !27
  store i32 %32, i32* %9, align 4, !dbg !27
  br label %40, !dbg !27

33:                                               ; preds = %11, %10
  %34 = landingpad { i8*, i32 }
          cleanup, !dbg !27
  %35 = extractvalue { i8*, i32 } %34, 0, !dbg !27
  store i8* %35, i8** %8, align 8, !dbg !27
  %36 = extractvalue { i8*, i32 } %34, 1, !dbg !27
  store i32 %36, i32* %9, align 4, !dbg !27
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !27
  br label %40, !dbg !27

37:                                               ; No predecessors!
  br label %38, !dbg !26

38:                                               ; preds = %37, %27
  store i32 0, i32* %5, align 4, !dbg !28
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !27
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !27
  %39 = load i32, i32* %5, align 4, !dbg !27
  ret i32 %39, !dbg !27

40:                                               ; preds = %33, %29
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !27
  br label %41, !dbg !27

41:                                               ; preds = %40
  %42 = load i8*, i8** %8, align 8, !dbg !27
  %43 = load i32, i32* %9, align 4, !dbg !27
  %44 = insertvalue { i8*, i32 } undef, i8* %42, 0, !dbg !27
  %45 = insertvalue { i8*, i32 } %44, i32 %43, 1, !dbg !27
  resume { i8*, i32 } %45, !dbg !27
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL3addv() #1 personality i32 (...)* @__gxx_personality_v0 !dbg !29 {
  %1 = alloca %"struct.std::__atomic_base"*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %"struct.std::__atomic_base"*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %"struct.std::__atomic_base"*, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %"class.std::lock_guard", align 8
  store %"struct.std::__atomic_base"* getelementptr inbounds (%"struct.std::atomic", %"struct.std::atomic"* bitcast ({ i32 }* @_ZL1n to %"struct.std::atomic"*), i32 0, i32 0), %"struct.std::__atomic_base"** %6, align 8
  store i32 5, i32* %7, align 4
  %15 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %6, align 8
  %16 = load i32, i32* %7, align 4, !dbg !30
  %17 = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %16, i32 noundef 65535) #13, !dbg !32
  store i32 %17, i32* %8, align 4, !dbg !33
  %18 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %15, i32 0, i32 0, !dbg !34
  %19 = load i32, i32* %7, align 4, !dbg !35
  switch i32 %19, label %20 [
    i32 1, label %22
    i32 2, label %22
    i32 5, label %24
  ], !dbg !36

20:                                               ; preds = %0
  %21 = load atomic i32, i32* %18 monotonic, align 4, !dbg !36
  store i32 %21, i32* %9, align 4, !dbg !36
  br label %26, !dbg !36

22:                                               ; preds = %0, %0
  %23 = load atomic i32, i32* %18 acquire, align 4, !dbg !36
  store i32 %23, i32* %9, align 4, !dbg !36
  br label %26, !dbg !36

24:                                               ; preds = %0
  %25 = load atomic i32, i32* %18 seq_cst, align 4, !dbg !36
  store i32 %25, i32* %9, align 4, !dbg !36
  br label %26, !dbg !36

26:                                               ; preds = %20, %22, %24
  %27 = load i32, i32* %9, align 4, !dbg !36
  %28 = icmp slt i32 %27, 1, !dbg !37
  br i1 %28, label %29, label %61, !dbg !38

29:                                               ; preds = %26
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %14, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1m to %"class.std::mutex"*)), !dbg !39
  store %"struct.std::__atomic_base"* getelementptr inbounds (%"struct.std::atomic", %"struct.std::atomic"* bitcast ({ i32 }* @_ZL1n to %"struct.std::atomic"*), i32 0, i32 0), %"struct.std::__atomic_base"** %10, align 8
  store i32 5, i32* %11, align 4
  %30 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %10, align 8
  %31 = load i32, i32* %11, align 4, !dbg !40
  %32 = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %31, i32 noundef 65535) #13, !dbg !42
  store i32 %32, i32* %12, align 4, !dbg !43
  %33 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %30, i32 0, i32 0, !dbg !44
  %34 = load i32, i32* %11, align 4, !dbg !45
  switch i32 %34, label %35 [
    i32 1, label %37
    i32 2, label %37
    i32 5, label %39
  ], !dbg !46

35:                                               ; preds = %29
  %36 = load atomic i32, i32* %33 monotonic, align 4, !dbg !46
  store i32 %36, i32* %13, align 4, !dbg !46
  br label %41, !dbg !46

37:                                               ; preds = %29, %29
  %38 = load atomic i32, i32* %33 acquire, align 4, !dbg !46
  store i32 %38, i32* %13, align 4, !dbg !46
  br label %41, !dbg !46

39:                                               ; preds = %29
  %40 = load atomic i32, i32* %33 seq_cst, align 4, !dbg !46
  store i32 %40, i32* %13, align 4, !dbg !46
  br label %41, !dbg !46

41:                                               ; preds = %35, %37, %39
  %42 = load i32, i32* %13, align 4, !dbg !46
  %43 = add nsw i32 %42, 1, !dbg !47
  store %"struct.std::__atomic_base"* getelementptr inbounds (%"struct.std::atomic", %"struct.std::atomic"* bitcast ({ i32 }* @_ZL1n to %"struct.std::atomic"*), i32 0, i32 0), %"struct.std::__atomic_base"** %1, align 8
  store i32 %43, i32* %2, align 4
  store i32 5, i32* %3, align 4
  %44 = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %1, align 8
  %45 = load i32, i32* %3, align 4, !dbg !48
  %46 = invoke noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %45, i32 noundef 65535)
          to label %47 unwind label %57, !dbg !51

47:                                               ; preds = %41
  store i32 %46, i32* %4, align 4, !dbg !52
  %48 = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %44, i32 0, i32 0, !dbg !53
  %49 = load i32, i32* %3, align 4, !dbg !54
  %50 = load i32, i32* %2, align 4, !dbg !55
  store i32 %50, i32* %5, align 4, !dbg !56
  switch i32 %49, label %51 [
    i32 3, label %53
    i32 5, label %55
  ], !dbg !56

51:                                               ; preds = %47
  %52 = load i32, i32* %5, align 4, !dbg !56
  store atomic i32 %52, i32* %48 monotonic, align 4, !dbg !56
  br label %60, !dbg !56

53:                                               ; preds = %47
  %54 = load i32, i32* %5, align 4, !dbg !56
  store atomic i32 %54, i32* %48 release, align 4, !dbg !56
  br label %60, !dbg !56

55:                                               ; preds = %47
  %56 = load i32, i32* %5, align 4, !dbg !56
  store atomic i32 %56, i32* %48 seq_cst, align 4, !dbg !56
  br label %60, !dbg !56

57:                                               ; preds = %41
  %58 = landingpad { i8*, i32 }
          catch i8* null, !dbg !51
  %59 = extractvalue { i8*, i32 } %58, 0, !dbg !51
  call void @__clang_call_terminate(i8* %59) #14, !dbg !51
  unreachable, !dbg !51

60:                                               ; preds = %51, %53, %55
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !57
  br label %61, !dbg !57

61:                                               ; preds = %60, %26
  ret void, !dbg !58
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, void ()* noundef nonnull %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !59 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca void ()*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store void ()* %1, void ()** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !61
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !61
  store i8* null, i8** %5, align 8, !dbg !62
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15, !dbg !63
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !63
  %13 = load void ()*, void ()** %4, align 8, !dbg !64
  %14 = call noundef nonnull void ()* @_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()* noundef nonnull %13) #13, !dbg !65
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEC2IJRS3_EEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %12, void ()* noundef nonnull %14)
          to label %15 unwind label %18, !dbg !66

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !63
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !67
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !68

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !68
  ret void, !dbg !69

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !69
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !69
  store i8* %20, i8** %7, align 8, !dbg !69
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !69
  store i32 %21, i32* %8, align 4, !dbg !69
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !63
  br label %26, !dbg !63

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !69
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !69
  store i8* %24, i8** %7, align 8, !dbg !69
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !69
  store i32 %25, i32* %8, align 4, !dbg !69
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !68
  br label %26, !dbg !68

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !63
  %28 = load i32, i32* %8, align 4, !dbg !63
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !63
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !63
  resume { i8*, i32 } %30, !dbg !63
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !70 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !71
  br i1 %4, label %5, label %7, !dbg !71

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #14, !dbg !72
  unreachable, !dbg !72

6:                                                ; No predecessors!
  unreachable, !dbg !76

7:                                                ; preds = %1
  ret void, !dbg !77
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !78 {
  %3 = alloca %"class.std::lock_guard"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !80
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !81
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !80
  %8 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !82
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %8, align 8, !dbg !82
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !83
  ret void, !dbg !84
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !85 {
  %2 = alloca %"class.std::lock_guard"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %2, align 8
  %3 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %3, i32 0, i32 0, !dbg !86
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !86
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !87

6:                                                ; preds = %1
  ret void, !dbg !88

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !87
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !87
  call void @__clang_call_terminate(i8* %9) #14, !dbg !87
  unreachable, !dbg !87
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #1 comdat align 2 !dbg !89 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !90
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !90
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !91
  store i32 %7, i32* %3, align 4, !dbg !92
  %8 = load i32, i32* %3, align 4, !dbg !93
  %9 = icmp ne i32 %8, 0, !dbg !93
  br i1 %9, label %10, label %12, !dbg !93

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !94
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !95
  unreachable, !dbg !95

12:                                               ; preds = %1
  ret void, !dbg !96
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #1 !dbg !97 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !99
  %5 = icmp ne i32 %4, 0, !dbg !99
  br i1 %5, label %6, label %9, !dbg !99

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !100
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #13, !dbg !101
  store i32 %8, i32* %2, align 4, !dbg !102
  br label %10, !dbg !102

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !103
  br label %10, !dbg !103

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !104
  ret i32 %11, !dbg !104
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #7 !dbg !105 {
  ret i32 1, !dbg !106
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef %1) #7 comdat !dbg !107 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4, !dbg !108
  %6 = load i32, i32* %4, align 4, !dbg !109
  %7 = and i32 %5, %6, !dbg !110
  ret i32 %7, !dbg !111
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #9 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #14
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #1 comdat align 2 !dbg !112 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !113
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !113
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !114
  ret void, !dbg !115
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #7 !dbg !116 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !117
  %5 = icmp ne i32 %4, 0, !dbg !117
  br i1 %5, label %6, label %9, !dbg !117

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !118
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #13, !dbg !119
  store i32 %8, i32* %2, align 4, !dbg !120
  br label %10, !dbg !120

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !121
  br label %10, !dbg !121

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !122
  ret i32 %11, !dbg !122
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !123 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !124
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !124
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !124
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !124
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !125
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !126
  %10 = load i64, i64* %9, align 8, !dbg !126
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !126
  %12 = load i64, i64* %11, align 8, !dbg !126
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !126
  %14 = xor i1 %13, true, !dbg !127
  ret i1 %14, !dbg !128
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #7 comdat !dbg !129 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !130
  %8 = load i64, i64* %7, align 8, !dbg !130
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !131
  %10 = load i64, i64* %9, align 8, !dbg !131
  %11 = icmp eq i64 %8, %10, !dbg !132
  ret i1 %11, !dbg !133
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !134 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !135
  store i64 0, i64* %4, align 8, !dbg !135
  ret void, !dbg !136
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull void ()* @_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()* noundef nonnull %0) #7 comdat !dbg !137 {
  %2 = alloca void ()*, align 8
  store void ()* %0, void ()** %2, align 8
  %3 = load void ()*, void ()** %2, align 8, !dbg !139
  ret void ()* %3, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEC2IJRS3_EEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0, void ()* noundef nonnull %1) unnamed_addr #5 comdat align 2 !dbg !141 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca void ()*, align 8
  %5 = alloca void ()*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store void ()* %1, void ()** %4, align 8
  %6 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %7 = bitcast %"struct.std::thread::_State_impl"* %6 to %"struct.std::thread::_State"*, !dbg !142
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !143
  %8 = bitcast %"struct.std::thread::_State_impl"* %6 to i32 (...)***, !dbg !142
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %8, align 8, !dbg !142
  %9 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %6, i32 0, i32 1, !dbg !144
  %10 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %9, i32 0, i32 0, !dbg !145
  %11 = load void ()*, void ()** %4, align 8, !dbg !146
  %12 = call noundef nonnull void ()* @_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()* noundef nonnull %11) #13, !dbg !147
  store void ()* %12, void ()** %5, align 8, !dbg !147
  call void @_ZNSt5tupleIJPFvvEEEC2ILb1ELb1EEERKS1_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %10, void ()** noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !148
  ret void, !dbg !149
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #12

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !150 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !152
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !153
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !152

8:                                                ; preds = %2
  ret void, !dbg !154

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !152
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !152
  call void @__clang_call_terminate(i8* %11) #14, !dbg !152
  unreachable, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !155 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !156
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !156
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !157
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !158
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !159
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !159
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !160
  br i1 %10, label %11, label %17, !dbg !159

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !161
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !162
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !163
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !163
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !161

16:                                               ; preds = %11
  br label %17, !dbg !161

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !164
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !165
  ret void, !dbg !166

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !161
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !161
  call void @__clang_call_terminate(i8* %21) #14, !dbg !161
  unreachable, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !167 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !168
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFvvEEEC2ILb1ELb1EEERKS1_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0, void ()** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !169 {
  %3 = alloca %"class.std::tuple.2"*, align 8
  %4 = alloca void ()**, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %3, align 8
  store void ()** %1, void ()*** %4, align 8
  %5 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %3, align 8
  %6 = bitcast %"class.std::tuple.2"* %5 to %"struct.std::_Tuple_impl.3"*, !dbg !171
  %7 = load void ()**, void ()*** %4, align 8, !dbg !172
  invoke void @_ZNSt11_Tuple_implILm0EJPFvvEEEC2ERKS1_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %6, void ()** noundef nonnull align 8 dereferenceable(8) %7)
          to label %8 unwind label %9, !dbg !173

8:                                                ; preds = %2
  ret void, !dbg !174

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !173
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !173
  call void @__clang_call_terminate(i8* %11) #14, !dbg !173
  unreachable, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !175 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !176
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !177 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %3) #13, !dbg !178
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !178
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !179 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !180
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !180
  ret void, !dbg !181
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFvvEEEC2ERKS1_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0, void ()** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 !dbg !182 {
  %3 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %4 = alloca void ()**, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %3, align 8
  store void ()** %1, void ()*** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.3"* %5 to %"struct.std::_Head_base.4"*, !dbg !183
  %7 = load void ()**, void ()*** %4, align 8, !dbg !184
  call void @_ZNSt10_Head_baseILm0EPFvvELb0EEC2ERKS1_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %6, void ()** noundef nonnull align 8 dereferenceable(8) %7), !dbg !185
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFvvELb0EEC2ERKS1_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0, void ()** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !dbg !187 {
  %3 = alloca %"struct.std::_Head_base.4"*, align 8
  %4 = alloca void ()**, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %3, align 8
  store void ()** %1, void ()*** %4, align 8
  %5 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %5, i32 0, i32 0, !dbg !188
  %7 = load void ()**, void ()*** %4, align 8, !dbg !189
  %8 = load void ()*, void ()** %7, align 8, !dbg !189
  store void ()* %8, void ()** %6, align 8, !dbg !188
  ret void, !dbg !190
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !191 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !192
  ret void, !dbg !193
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !194 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !195
  %6 = call noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFvvEEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !196
  %7 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt3getILm0EJPFvvEEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !197
  call void @_ZSt8__invokeIPFvvEJEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void ()** noundef nonnull align 8 dereferenceable(8) %7), !dbg !198
  ret void, !dbg !199
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFvvEJEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void ()** noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !200 {
  %2 = alloca void ()**, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store void ()** %0, void ()*** %2, align 8
  %4 = load void ()**, void ()*** %2, align 8, !dbg !202
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !203
  call void @_ZSt13__invoke_implIvPFvvEJEET_St14__invoke_otherOT0_DpOT1_(void ()** noundef nonnull align 8 dereferenceable(8) %5), !dbg !204
  ret void, !dbg !205
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt3getILm0EJPFvvEEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !206 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !207
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !207
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt12__get_helperILm0EPFvvEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !208
  %6 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !209
  ret void ()** %6, !dbg !210
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFvvEEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !211 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !212
  ret %"class.std::tuple.2"* %3, !dbg !213
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFvvEJEET_St14__invoke_otherOT0_DpOT1_(void ()** noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !214 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca void ()**, align 8
  store void ()** %0, void ()*** %3, align 8
  %4 = load void ()**, void ()*** %3, align 8, !dbg !215
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !216
  %6 = load void ()*, void ()** %5, align 8, !dbg !216
  call void %6(), !dbg !216
  ret void, !dbg !217
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !218 {
  %2 = alloca void ()**, align 8
  store void ()** %0, void ()*** %2, align 8
  %3 = load void ()**, void ()*** %2, align 8, !dbg !219
  ret void ()** %3, !dbg !220
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt12__get_helperILm0EPFvvEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !221 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !222
  %4 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt11_Tuple_implILm0EJPFvvEEE7_M_headERS2_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !223
  ret void ()** %4, !dbg !224
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt11_Tuple_implILm0EJPFvvEEE7_M_headERS2_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !225 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !226
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.4"*, !dbg !226
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt10_Head_baseILm0EPFvvELb0EE7_M_headERS2_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !227
  ret void ()** %5, !dbg !228
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt10_Head_baseILm0EPFvvELb0EE7_M_headERS2_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !229 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !230
  %4 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %3, i32 0, i32 0, !dbg !231
  ret void ()** %4, !dbg !232
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !233 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !234
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !234
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !234
  ret void, !dbg !234
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 !dbg !235 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !236
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !236
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !237
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !238
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !239
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !241 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !242
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !243

5:                                                ; preds = %1
  ret void, !dbg !244

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !243
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !243
  call void @__clang_call_terminate(i8* %8) #14, !dbg !243
  unreachable, !dbg !243
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !245 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !246
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !247
  ret %"struct.std::thread::_State"** %5, !dbg !248
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !249 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !250
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !251
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !250
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !252
  ret void, !dbg !253
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !254 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !255
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !256
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !258 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !259
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !259
  ret void, !dbg !260
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !261 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !262
  ret void, !dbg !263
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !264 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !265
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !265
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !266
  ret %"struct.std::thread::_State"** %5, !dbg !267
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !268 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !269
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !270
  ret %"struct.std::thread::_State"** %4, !dbg !271
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !272 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !273
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !273
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !274
  ret %"struct.std::thread::_State"** %5, !dbg !275
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !276 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !277
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !278
  ret %"struct.std::thread::_State"** %4, !dbg !279
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !280 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !281
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !281
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !282
  ret %"struct.std::default_delete"* %6, !dbg !283
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #7 comdat align 2 !dbg !284 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !285
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !286
  br i1 %7, label %13, label %8, !dbg !286

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !286
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !286
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !286
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !286
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !286
  br label %13, !dbg !286

13:                                               ; preds = %8, %2
  ret void, !dbg !287
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !288 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !289
  ret %"struct.std::thread::_State"** %3, !dbg !290
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !291 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !292
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !293
  ret %"struct.std::default_delete"* %5, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !295 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !296
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !296
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !297
  ret %"struct.std::default_delete"* %5, !dbg !298
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat !dbg !299 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !300
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !301
  ret %"struct.std::default_delete"* %4, !dbg !302
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !303 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !304
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !304
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !305
  ret %"struct.std::default_delete"* %5, !dbg !306
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !307 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !308
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !309
  ret %"struct.std::default_delete"* %4, !dbg !310
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
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { builtin nounwind }
attributes #17 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assert-cpp.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "740a9172e64258961c94a9ebbecd1f23")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 19, type: !11, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 21, column: 14, scope: !10)
!14 = !DILocation(line: 21, column: 22, scope: !10)
!15 = !DILocation(line: 22, column: 4, scope: !10)
!16 = !DILocation(line: 23, column: 4, scope: !10)
!17 = !DILocation(line: 484, column: 6, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "load", scope: !19, file: !19, line: 481, type: !11, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!19 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!20 = distinct !DILocation(line: 24, column: 2, scope: !10)
!21 = !DILocation(line: 484, column: 10, scope: !18, inlinedAt: !20)
!22 = !DILocation(line: 483, column: 15, scope: !18, inlinedAt: !20)
!23 = !DILocation(line: 488, column: 26, scope: !18, inlinedAt: !20)
!24 = !DILocation(line: 488, column: 36, scope: !18, inlinedAt: !20)
!25 = !DILocation(line: 488, column: 9, scope: !18, inlinedAt: !20)
!26 = !DILocation(line: 24, column: 2, scope: !10)
!27 = !DILocation(line: 26, column: 1, scope: !10)
!28 = !DILocation(line: 25, column: 2, scope: !10)
!29 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 11, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!30 = !DILocation(line: 484, column: 6, scope: !18, inlinedAt: !31)
!31 = distinct !DILocation(line: 13, column: 8, scope: !29)
!32 = !DILocation(line: 484, column: 10, scope: !18, inlinedAt: !31)
!33 = !DILocation(line: 483, column: 15, scope: !18, inlinedAt: !31)
!34 = !DILocation(line: 488, column: 26, scope: !18, inlinedAt: !31)
!35 = !DILocation(line: 488, column: 36, scope: !18, inlinedAt: !31)
!36 = !DILocation(line: 488, column: 9, scope: !18, inlinedAt: !31)
!37 = !DILocation(line: 13, column: 15, scope: !29)
!38 = !DILocation(line: 13, column: 6, scope: !29)
!39 = !DILocation(line: 14, column: 31, scope: !29)
!40 = !DILocation(line: 484, column: 6, scope: !18, inlinedAt: !41)
!41 = distinct !DILocation(line: 15, column: 13, scope: !29)
!42 = !DILocation(line: 484, column: 10, scope: !18, inlinedAt: !41)
!43 = !DILocation(line: 483, column: 15, scope: !18, inlinedAt: !41)
!44 = !DILocation(line: 488, column: 26, scope: !18, inlinedAt: !41)
!45 = !DILocation(line: 488, column: 36, scope: !18, inlinedAt: !41)
!46 = !DILocation(line: 488, column: 9, scope: !18, inlinedAt: !41)
!47 = !DILocation(line: 15, column: 20, scope: !29)
!48 = !DILocation(line: 459, column: 6, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "store", scope: !19, file: !19, line: 456, type: !11, scopeLine: 457, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!50 = distinct !DILocation(line: 15, column: 5, scope: !29)
!51 = !DILocation(line: 459, column: 10, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 458, column: 15, scope: !49, inlinedAt: !50)
!53 = !DILocation(line: 464, column: 20, scope: !49, inlinedAt: !50)
!54 = !DILocation(line: 464, column: 35, scope: !49, inlinedAt: !50)
!55 = !DILocation(line: 464, column: 26, scope: !49, inlinedAt: !50)
!56 = !DILocation(line: 464, column: 2, scope: !49, inlinedAt: !50)
!57 = !DILocation(line: 16, column: 2, scope: !29)
!58 = !DILocation(line: 17, column: 1, scope: !29)
!59 = distinct !DISubprogram(name: "thread<void (&)(), void>", scope: !60, file: !60, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!60 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!61 = !DILocation(line: 126, column: 7, scope: !59)
!62 = !DILocation(line: 137, column: 7, scope: !59)
!63 = !DILocation(line: 142, column: 29, scope: !59)
!64 = !DILocation(line: 143, column: 32, scope: !59)
!65 = !DILocation(line: 143, column: 8, scope: !59)
!66 = !DILocation(line: 142, column: 33, scope: !59)
!67 = !DILocation(line: 142, column: 18, scope: !59)
!68 = !DILocation(line: 142, column: 2, scope: !59)
!69 = !DILocation(line: 145, column: 7, scope: !59)
!70 = distinct !DISubprogram(name: "~thread", scope: !60, file: !60, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!71 = !DILocation(line: 150, column: 11, scope: !70)
!72 = !DILocation(line: 312, column: 5, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "__terminate", scope: !74, file: !74, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!74 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!75 = distinct !DILocation(line: 151, column: 2, scope: !70)
!76 = !DILocation(line: 151, column: 2, scope: !70)
!77 = !DILocation(line: 152, column: 5, scope: !70)
!78 = distinct !DISubprogram(name: "lock_guard", scope: !79, file: !79, line: 228, type: !11, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!79 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!80 = !DILocation(line: 228, column: 46, scope: !78)
!81 = !DILocation(line: 228, column: 56, scope: !78)
!82 = !DILocation(line: 229, column: 9, scope: !78)
!83 = !DILocation(line: 229, column: 19, scope: !78)
!84 = !DILocation(line: 229, column: 27, scope: !78)
!85 = distinct !DISubprogram(name: "~lock_guard", scope: !79, file: !79, line: 234, type: !11, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!86 = !DILocation(line: 235, column: 9, scope: !85)
!87 = !DILocation(line: 235, column: 19, scope: !85)
!88 = !DILocation(line: 235, column: 29, scope: !85)
!89 = distinct !DISubprogram(name: "lock", scope: !79, file: !79, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!90 = !DILocation(line: 100, column: 39, scope: !89)
!91 = !DILocation(line: 100, column: 17, scope: !89)
!92 = !DILocation(line: 100, column: 11, scope: !89)
!93 = !DILocation(line: 103, column: 11, scope: !89)
!94 = !DILocation(line: 104, column: 23, scope: !89)
!95 = !DILocation(line: 104, column: 2, scope: !89)
!96 = !DILocation(line: 105, column: 5, scope: !89)
!97 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !98, file: !98, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!98 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!99 = !DILocation(line: 748, column: 7, scope: !97)
!100 = !DILocation(line: 749, column: 42, scope: !97)
!101 = !DILocation(line: 749, column: 12, scope: !97)
!102 = !DILocation(line: 749, column: 5, scope: !97)
!103 = !DILocation(line: 751, column: 5, scope: !97)
!104 = !DILocation(line: 752, column: 1, scope: !97)
!105 = distinct !DISubprogram(name: "__gthread_active_p", scope: !98, file: !98, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!106 = !DILocation(line: 302, column: 3, scope: !105)
!107 = distinct !DISubprogram(name: "operator&", scope: !19, file: !19, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!108 = !DILocation(line: 106, column: 29, scope: !107)
!109 = !DILocation(line: 106, column: 40, scope: !107)
!110 = !DILocation(line: 106, column: 34, scope: !107)
!111 = !DILocation(line: 106, column: 5, scope: !107)
!112 = distinct !DISubprogram(name: "unlock", scope: !79, file: !79, line: 115, type: !11, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!113 = !DILocation(line: 118, column: 31, scope: !112)
!114 = !DILocation(line: 118, column: 7, scope: !112)
!115 = !DILocation(line: 119, column: 5, scope: !112)
!116 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !98, file: !98, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!117 = !DILocation(line: 778, column: 7, scope: !116)
!118 = !DILocation(line: 779, column: 44, scope: !116)
!119 = !DILocation(line: 779, column: 12, scope: !116)
!120 = !DILocation(line: 779, column: 5, scope: !116)
!121 = !DILocation(line: 781, column: 5, scope: !116)
!122 = !DILocation(line: 782, column: 1, scope: !116)
!123 = distinct !DISubprogram(name: "joinable", scope: !60, file: !60, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!124 = !DILocation(line: 175, column: 16, scope: !123)
!125 = !DILocation(line: 175, column: 25, scope: !123)
!126 = !DILocation(line: 175, column: 22, scope: !123)
!127 = !DILocation(line: 175, column: 14, scope: !123)
!128 = !DILocation(line: 175, column: 7, scope: !123)
!129 = distinct !DISubprogram(name: "operator==", scope: !60, file: !60, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!130 = !DILocation(line: 286, column: 16, scope: !129)
!131 = !DILocation(line: 286, column: 33, scope: !129)
!132 = !DILocation(line: 286, column: 26, scope: !129)
!133 = !DILocation(line: 286, column: 5, scope: !129)
!134 = distinct !DISubprogram(name: "id", scope: !60, file: !60, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!135 = !DILocation(line: 85, column: 23, scope: !134)
!136 = !DILocation(line: 85, column: 37, scope: !134)
!137 = distinct !DISubprogram(name: "forward<void (&)()>", scope: !138, file: !138, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!138 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!139 = !DILocation(line: 78, column: 33, scope: !137)
!140 = !DILocation(line: 78, column: 7, scope: !137)
!141 = distinct !DISubprogram(name: "_State_impl<void (&)()>", scope: !60, file: !60, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!142 = !DILocation(line: 207, column: 4, scope: !141)
!143 = !DILocation(line: 205, column: 4, scope: !141)
!144 = !DILocation(line: 206, column: 6, scope: !141)
!145 = !DILocation(line: 206, column: 13, scope: !141)
!146 = !DILocation(line: 206, column: 35, scope: !141)
!147 = !DILocation(line: 206, column: 15, scope: !141)
!148 = !DILocation(line: 206, column: 14, scope: !141)
!149 = !DILocation(line: 207, column: 6, scope: !141)
!150 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !151, file: !151, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!151 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!152 = !DILocation(line: 310, column: 4, scope: !150)
!153 = !DILocation(line: 310, column: 9, scope: !150)
!154 = !DILocation(line: 311, column: 11, scope: !150)
!155 = distinct !DISubprogram(name: "~unique_ptr", scope: !151, file: !151, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!156 = !DILocation(line: 394, column: 16, scope: !155)
!157 = !DILocation(line: 394, column: 21, scope: !155)
!158 = !DILocation(line: 394, column: 8, scope: !155)
!159 = !DILocation(line: 395, column: 6, scope: !155)
!160 = !DILocation(line: 395, column: 12, scope: !155)
!161 = !DILocation(line: 396, column: 4, scope: !155)
!162 = !DILocation(line: 396, column: 28, scope: !155)
!163 = !DILocation(line: 396, column: 18, scope: !155)
!164 = !DILocation(line: 397, column: 2, scope: !155)
!165 = !DILocation(line: 397, column: 8, scope: !155)
!166 = !DILocation(line: 398, column: 7, scope: !155)
!167 = distinct !DISubprogram(name: "_State", scope: !60, file: !60, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!168 = !DILocation(line: 67, column: 12, scope: !167)
!169 = distinct !DISubprogram(name: "tuple<true, true>", scope: !170, file: !170, line: 727, type: !11, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!170 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!171 = !DILocation(line: 729, column: 30, scope: !169)
!172 = !DILocation(line: 729, column: 15, scope: !169)
!173 = !DILocation(line: 729, column: 4, scope: !169)
!174 = !DILocation(line: 729, column: 32, scope: !169)
!175 = distinct !DISubprogram(name: "~_State_impl", scope: !60, file: !60, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!176 = !DILocation(line: 200, column: 14, scope: !175)
!177 = distinct !DISubprogram(name: "~_State_impl", scope: !60, file: !60, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!178 = !DILocation(line: 200, column: 14, scope: !177)
!179 = distinct !DISubprogram(name: "_M_run", scope: !60, file: !60, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!180 = !DILocation(line: 210, column: 13, scope: !179)
!181 = !DILocation(line: 210, column: 24, scope: !179)
!182 = distinct !DISubprogram(name: "_Tuple_impl", scope: !170, file: !170, line: 434, type: !11, scopeLine: 436, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!183 = !DILocation(line: 436, column: 7, scope: !182)
!184 = !DILocation(line: 435, column: 15, scope: !182)
!185 = !DILocation(line: 435, column: 9, scope: !182)
!186 = !DILocation(line: 436, column: 9, scope: !182)
!187 = distinct !DISubprogram(name: "_Head_base", scope: !170, file: !170, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!188 = !DILocation(line: 193, column: 9, scope: !187)
!189 = !DILocation(line: 193, column: 22, scope: !187)
!190 = !DILocation(line: 193, column: 29, scope: !187)
!191 = distinct !DISubprogram(name: "operator()", scope: !60, file: !60, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!192 = !DILocation(line: 259, column: 11, scope: !191)
!193 = !DILocation(line: 259, column: 4, scope: !191)
!194 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !60, file: !60, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!195 = !DILocation(line: 252, column: 52, scope: !194)
!196 = !DILocation(line: 252, column: 42, scope: !194)
!197 = !DILocation(line: 252, column: 27, scope: !194)
!198 = !DILocation(line: 252, column: 13, scope: !194)
!199 = !DILocation(line: 252, column: 6, scope: !194)
!200 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !201, file: !201, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!201 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!202 = !DILocation(line: 96, column: 74, scope: !200)
!203 = !DILocation(line: 96, column: 50, scope: !200)
!204 = !DILocation(line: 96, column: 14, scope: !200)
!205 = !DILocation(line: 96, column: 7, scope: !200)
!206 = distinct !DISubprogram(name: "get<0UL, void (*)()>", scope: !170, file: !170, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!207 = !DILocation(line: 1395, column: 66, scope: !206)
!208 = !DILocation(line: 1395, column: 43, scope: !206)
!209 = !DILocation(line: 1395, column: 14, scope: !206)
!210 = !DILocation(line: 1395, column: 7, scope: !206)
!211 = distinct !DISubprogram(name: "move<std::tuple<void (*)()> &>", scope: !138, file: !138, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!212 = !DILocation(line: 105, column: 71, scope: !211)
!213 = !DILocation(line: 105, column: 7, scope: !211)
!214 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)()>", scope: !201, file: !201, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!215 = !DILocation(line: 61, column: 32, scope: !214)
!216 = !DILocation(line: 61, column: 14, scope: !214)
!217 = !DILocation(line: 61, column: 7, scope: !214)
!218 = distinct !DISubprogram(name: "forward<void (*)()>", scope: !138, file: !138, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!219 = !DILocation(line: 78, column: 33, scope: !218)
!220 = !DILocation(line: 78, column: 7, scope: !218)
!221 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)()>", scope: !170, file: !170, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!222 = !DILocation(line: 1365, column: 57, scope: !221)
!223 = !DILocation(line: 1365, column: 14, scope: !221)
!224 = !DILocation(line: 1365, column: 7, scope: !221)
!225 = distinct !DISubprogram(name: "_M_head", scope: !170, file: !170, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!226 = !DILocation(line: 424, column: 66, scope: !225)
!227 = !DILocation(line: 424, column: 51, scope: !225)
!228 = !DILocation(line: 424, column: 44, scope: !225)
!229 = distinct !DISubprogram(name: "_M_head", scope: !170, file: !170, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!230 = !DILocation(line: 233, column: 50, scope: !229)
!231 = !DILocation(line: 233, column: 54, scope: !229)
!232 = !DILocation(line: 233, column: 43, scope: !229)
!233 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !151, file: !151, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!234 = !DILocation(line: 233, column: 40, scope: !233)
!235 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !151, file: !151, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!236 = !DILocation(line: 168, column: 38, scope: !235)
!237 = !DILocation(line: 168, column: 58, scope: !235)
!238 = !DILocation(line: 168, column: 47, scope: !235)
!239 = !DILocation(line: 168, column: 56, scope: !235)
!240 = !DILocation(line: 168, column: 63, scope: !235)
!241 = distinct !DISubprogram(name: "tuple<true, true>", scope: !170, file: !170, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!242 = !DILocation(line: 1051, column: 17, scope: !241)
!243 = !DILocation(line: 1051, column: 4, scope: !241)
!244 = !DILocation(line: 1051, column: 19, scope: !241)
!245 = distinct !DISubprogram(name: "_M_ptr", scope: !151, file: !151, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!246 = !DILocation(line: 189, column: 57, scope: !245)
!247 = !DILocation(line: 189, column: 45, scope: !245)
!248 = !DILocation(line: 189, column: 38, scope: !245)
!249 = distinct !DISubprogram(name: "_Tuple_impl", scope: !170, file: !170, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!250 = !DILocation(line: 280, column: 31, scope: !249)
!251 = !DILocation(line: 280, column: 9, scope: !249)
!252 = !DILocation(line: 280, column: 23, scope: !249)
!253 = !DILocation(line: 280, column: 33, scope: !249)
!254 = distinct !DISubprogram(name: "_Tuple_impl", scope: !170, file: !170, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!255 = !DILocation(line: 431, column: 17, scope: !254)
!256 = !DILocation(line: 431, column: 9, scope: !254)
!257 = !DILocation(line: 431, column: 19, scope: !254)
!258 = distinct !DISubprogram(name: "_Head_base", scope: !170, file: !170, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!259 = !DILocation(line: 190, column: 9, scope: !258)
!260 = !DILocation(line: 190, column: 26, scope: !258)
!261 = distinct !DISubprogram(name: "_Head_base", scope: !170, file: !170, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!262 = !DILocation(line: 81, column: 9, scope: !261)
!263 = !DILocation(line: 81, column: 26, scope: !261)
!264 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !170, file: !170, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!265 = !DILocation(line: 1381, column: 37, scope: !264)
!266 = !DILocation(line: 1381, column: 14, scope: !264)
!267 = !DILocation(line: 1381, column: 7, scope: !264)
!268 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !170, file: !170, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!269 = !DILocation(line: 1365, column: 57, scope: !268)
!270 = !DILocation(line: 1365, column: 14, scope: !268)
!271 = !DILocation(line: 1365, column: 7, scope: !268)
!272 = distinct !DISubprogram(name: "_M_head", scope: !170, file: !170, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!273 = !DILocation(line: 268, column: 66, scope: !272)
!274 = !DILocation(line: 268, column: 51, scope: !272)
!275 = !DILocation(line: 268, column: 44, scope: !272)
!276 = distinct !DISubprogram(name: "_M_head", scope: !170, file: !170, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!277 = !DILocation(line: 233, column: 50, scope: !276)
!278 = !DILocation(line: 233, column: 54, scope: !276)
!279 = !DILocation(line: 233, column: 43, scope: !276)
!280 = distinct !DISubprogram(name: "get_deleter", scope: !151, file: !151, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!281 = !DILocation(line: 468, column: 16, scope: !280)
!282 = !DILocation(line: 468, column: 21, scope: !280)
!283 = !DILocation(line: 468, column: 9, scope: !280)
!284 = distinct !DISubprogram(name: "operator()", scope: !151, file: !151, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!285 = !DILocation(line: 95, column: 9, scope: !284)
!286 = !DILocation(line: 95, column: 2, scope: !284)
!287 = !DILocation(line: 96, column: 7, scope: !284)
!288 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !138, file: !138, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!289 = !DILocation(line: 105, column: 71, scope: !288)
!290 = !DILocation(line: 105, column: 7, scope: !288)
!291 = distinct !DISubprogram(name: "_M_deleter", scope: !151, file: !151, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!292 = !DILocation(line: 193, column: 61, scope: !291)
!293 = !DILocation(line: 193, column: 49, scope: !291)
!294 = !DILocation(line: 193, column: 42, scope: !291)
!295 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !170, file: !170, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!296 = !DILocation(line: 1381, column: 37, scope: !295)
!297 = !DILocation(line: 1381, column: 14, scope: !295)
!298 = !DILocation(line: 1381, column: 7, scope: !295)
!299 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !170, file: !170, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!300 = !DILocation(line: 1365, column: 57, scope: !299)
!301 = !DILocation(line: 1365, column: 14, scope: !299)
!302 = !DILocation(line: 1365, column: 7, scope: !299)
!303 = distinct !DISubprogram(name: "_M_head", scope: !170, file: !170, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!304 = !DILocation(line: 424, column: 66, scope: !303)
!305 = !DILocation(line: 424, column: 51, scope: !303)
!306 = !DILocation(line: 424, column: 44, scope: !303)
!307 = distinct !DISubprogram(name: "_M_head", scope: !170, file: !170, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!308 = !DILocation(line: 124, column: 50, scope: !307)
!309 = !DILocation(line: 124, column: 54, scope: !307)
!310 = !DILocation(line: 124, column: 43, scope: !307)
