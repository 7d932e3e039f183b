; ModuleID = 'cpp-shared-mutex.cpp'
source_filename = "cpp-shared-mutex.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::shared_mutex" = type { %"class.std::__shared_mutex_pthread" }
%"class.std::__shared_mutex_pthread" = type { %union.pthread_rwlock_t }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%class.anon = type { i8 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_lock" = type <{ %"class.std::shared_mutex"*, i8, [7 x i8] }>
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker", [7 x i8] }>
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.3" = type { i8 }
%"struct.std::_Head_base.4" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"class.std::shared_lock" = type <{ %"class.std::shared_mutex"*, i8, [7 x i8] }>
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt11unique_lockISt12shared_mutexEC2ERS0_ = comdat any

$_ZNSt11unique_lockISt12shared_mutexED2Ev = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt11shared_lockISt12shared_mutexEC2ERS0_ = comdat any

$_ZNSt11shared_lockISt12shared_mutexED2Ev = comdat any

$_ZSt11__addressofISt12shared_mutexEPT_RS1_ = comdat any

$_ZNSt12shared_mutex11lock_sharedEv = comdat any

$_ZNSt22__shared_mutex_pthread11lock_sharedEv = comdat any

$_ZNSt12shared_mutex13unlock_sharedEv = comdat any

$_ZNSt22__shared_mutex_pthread13unlock_sharedEv = comdat any

$_ZNSt22__shared_mutex_pthread6unlockEv = comdat any

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

$_ZNSt11unique_lockISt12shared_mutexE4lockEv = comdat any

$_ZNSt12shared_mutex4lockEv = comdat any

$_ZNSt22__shared_mutex_pthread4lockEv = comdat any

$_ZNSt11unique_lockISt12shared_mutexE6unlockEv = comdat any

$_ZNSt12shared_mutex6unlockEv = comdat any

@_ZL1m = internal global %"class.std::shared_mutex" zeroinitializer, align 8
@_ZL3low = internal global i32 0, align 4
@_ZL4high = internal global i32 0, align 4
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@.str = private unnamed_addr constant [12 x i8] c"low == high\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"cpp-shared-mutex.cpp\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %class.anon, align 1
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"class.std::unique_lock", align 8
  store i32 0, i32* %1, align 4
  call void @"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3, %class.anon* noundef nonnull align 1 dereferenceable(1) %2), !dbg !13
  invoke void @"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4, %class.anon* noundef nonnull align 1 dereferenceable(1) %2)
          to label %8 unwind label %17, !dbg !14

8:                                                ; preds = %0
  invoke void @_ZNSt11unique_lockISt12shared_mutexEC2ERS0_(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %7, %"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) @_ZL1m)
          to label %9 unwind label %21, !dbg !15

9:                                                ; preds = %8
  %10 = load i32, i32* @_ZL3low, align 4, !dbg !16
  %11 = add nsw i32 %10, 1, !dbg !16
  store i32 %11, i32* @_ZL3low, align 4, !dbg !16
  %12 = load i32, i32* @_ZL4high, align 4, !dbg !17
  %13 = add nsw i32 %12, 1, !dbg !17
  store i32 %13, i32* @_ZL4high, align 4, !dbg !17
  call void @_ZNSt11unique_lockISt12shared_mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %7) #13, !dbg !18
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3)
          to label %14 unwind label %21, !dbg !19

14:                                               ; preds = %9
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %15 unwind label %21, !dbg !20

15:                                               ; preds = %14
  store i32 0, i32* %1, align 4, !dbg !21
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !22
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !22
  %16 = load i32, i32* %1, align 4, !dbg !22
  ret i32 %16, !dbg !22

17:                                               ; preds = %0
  %18 = landingpad { i8*, i32 }
          cleanup, !dbg !22
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !22
  store i8* %19, i8** %5, align 8, !dbg !22
  %20 = extractvalue { i8*, i32 } %18, 1, !dbg !22
  store i32 %20, i32* %6, align 4, !dbg !22
  br label %25, !dbg !22

21:                                               ; preds = %14, %9, %8
  %22 = landingpad { i8*, i32 }
          cleanup, !dbg !22
  %23 = extractvalue { i8*, i32 } %22, 0, !dbg !22
  store i8* %23, i8** %5, align 8, !dbg !22
  %24 = extractvalue { i8*, i32 } %22, 1, !dbg !22
  store i32 %24, i32* %6, align 4, !dbg !22
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !22
  br label %25, !dbg !22

25:                                               ; preds = %21, %17
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !22
  br label %26, !dbg !22

26:                                               ; preds = %25
  %27 = load i8*, i8** %5, align 8, !dbg !22
  %28 = load i32, i32* %6, align 4, !dbg !22
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !22
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !22
  resume { i8*, i32 } %30, !dbg !22
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !23 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !25
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !25
  store i8* null, i8** %5, align 8, !dbg !26
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #14, !dbg !27
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !27
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !28
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #13, !dbg !29
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJRS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !30

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !27
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !31
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !32

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !32
  ret void, !dbg !33

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !33
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !33
  store i8* %20, i8** %7, align 8, !dbg !33
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !33
  store i32 %21, i32* %8, align 4, !dbg !33
  call void @_ZdlPv(i8* noundef %11) #15, !dbg !27
  br label %26, !dbg !27

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !33
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !33
  store i8* %24, i8** %7, align 8, !dbg !33
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !33
  store i32 %25, i32* %8, align 4, !dbg !33
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !32
  br label %26, !dbg !32

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !27
  %28 = load i32, i32* %8, align 4, !dbg !27
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !27
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !27
  resume { i8*, i32 } %30, !dbg !27
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt12shared_mutexEC2ERS0_(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0, %"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %1) unnamed_addr #1 comdat align 2 !dbg !34 {
  %3 = alloca %"class.std::unique_lock"*, align 8
  %4 = alloca %"class.std::shared_mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %3, align 8
  store %"class.std::shared_mutex"* %1, %"class.std::shared_mutex"** %4, align 8
  %5 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %5, i32 0, i32 0, !dbg !36
  %7 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %4, align 8, !dbg !37
  %8 = call noundef %"class.std::shared_mutex"* @_ZSt11__addressofISt12shared_mutexEPT_RS1_(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %7) #13, !dbg !38
  store %"class.std::shared_mutex"* %8, %"class.std::shared_mutex"** %6, align 8, !dbg !36
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %5, i32 0, i32 1, !dbg !39
  store i8 0, i8* %9, align 8, !dbg !39
  call void @_ZNSt11unique_lockISt12shared_mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %5), !dbg !40
  %10 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %5, i32 0, i32 1, !dbg !41
  store i8 1, i8* %10, align 8, !dbg !42
  ret void, !dbg !43
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt12shared_mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !44 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !45
  %5 = load i8, i8* %4, align 8, !dbg !45
  %6 = trunc i8 %5 to i1, !dbg !45
  br i1 %6, label %7, label %9, !dbg !45

7:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt12shared_mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3)
          to label %8 unwind label %10, !dbg !46

8:                                                ; preds = %7
  br label %9, !dbg !46

9:                                                ; preds = %8, %1
  ret void, !dbg !47

10:                                               ; preds = %7
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !46
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !46
  call void @__clang_call_terminate(i8* %12) #16, !dbg !46
  unreachable, !dbg !46
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !48 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !49
  br i1 %4, label %5, label %7, !dbg !49

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #16, !dbg !50
  unreachable, !dbg !50

6:                                                ; No predecessors!
  unreachable, !dbg !54

7:                                                ; preds = %1
  ret void, !dbg !55
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !56 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !57
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !57
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !57
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !57
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !58
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !59
  %10 = load i64, i64* %9, align 8, !dbg !59
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !59
  %12 = load i64, i64* %11, align 8, !dbg !59
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !59
  %14 = xor i1 %13, true, !dbg !60
  ret i1 %14, !dbg !61
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #4 comdat !dbg !62 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !63
  %8 = load i64, i64* %7, align 8, !dbg !63
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !64
  %10 = load i64, i64* %9, align 8, !dbg !64
  %11 = icmp eq i64 %8, %10, !dbg !65
  ret i1 %11, !dbg !66
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !67 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !68
  store i64 0, i64* %4, align 8, !dbg !68
  ret void, !dbg !69
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #6

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #4 !dbg !70 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !72
  ret %class.anon* %3, !dbg !73
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJRS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !74 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !75
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !76
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !75
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !75
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !77
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !78
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !79
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #13, !dbg !80
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJRS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #13, !dbg !81
  ret void, !dbg !82
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !83 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !85
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !86
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !85

8:                                                ; preds = %2
  ret void, !dbg !87

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !85
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !85
  call void @__clang_call_terminate(i8* %11) #16, !dbg !85
  unreachable, !dbg !85
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !88 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !89
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !89
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !90
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !91
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !92
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !92
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !93
  br i1 %10, label %11, label %17, !dbg !92

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !94
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !95
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !96
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !96
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !94

16:                                               ; preds = %11
  br label %17, !dbg !94

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !97
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !98
  ret void, !dbg !99

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !94
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !94
  call void @__clang_call_terminate(i8* %21) #16, !dbg !94
  unreachable, !dbg !94
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !100 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !101
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !101
  ret void, !dbg !101
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJRS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !102 {
  %3 = alloca %"class.std::tuple.2"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %3, align 8
  %6 = bitcast %"class.std::tuple.2"* %5 to %"struct.std::_Tuple_impl.3"*, !dbg !104
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !105
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !106
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IRS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !107

9:                                                ; preds = %2
  ret void, !dbg !108

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !107
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !107
  call void @__clang_call_terminate(i8* %12) #16, !dbg !107
  unreachable, !dbg !107
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !109 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !110
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !110
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !111 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !112
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !112
  call void @_ZdlPv(i8* noundef %4) #15, !dbg !112
  ret void, !dbg !112
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !113 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !114
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !114
  ret void, !dbg !115
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IRS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !116 {
  %3 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.3"* %5 to %"struct.std::_Head_base.4"*, !dbg !117
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !118
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !119
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IRS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !120
  ret void, !dbg !121
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #16
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IRS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 align 2 !dbg !122 {
  %3 = alloca %"struct.std::_Head_base.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.4"* %5 to %class.anon*, !dbg !123
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !124
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !125
  ret void, !dbg !126
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !127 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !128
  ret void, !dbg !129
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !130 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !131
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !132
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !133
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !134
  ret void, !dbg !135
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !136 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !138
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !139
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !140
  ret void, !dbg !141
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0) #4 !dbg !142 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !143
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !143
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !144
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !145
  ret %class.anon* %6, !dbg !146
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0) #4 !dbg !147 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !148
  ret %"class.std::tuple.2"* %3, !dbg !149
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !150 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !151
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !152
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !152
  ret void, !dbg !153
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #4 !dbg !154 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !155
  ret %class.anon* %3, !dbg !156
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !157 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"class.std::shared_lock", align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZNSt11shared_lockISt12shared_mutexEC2ERS0_(%"class.std::shared_lock"* noundef nonnull align 8 dereferenceable(9) %3, %"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) @_ZL1m), !dbg !158
  %5 = load i32, i32* @_ZL3low, align 4, !dbg !159
  %6 = load i32, i32* @_ZL4high, align 4, !dbg !159
  %7 = icmp eq i32 %5, %6, !dbg !159
  br i1 %7, label %8, label %9, !dbg !159

8:                                                ; preds = %1
  br label %11, !dbg !159

9:                                                ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv", i64 0, i64 0)) #16, !dbg !159
  unreachable, !dbg !159

10:                                               ; No predecessors!
  br label %11, !dbg !159

11:                                               ; preds = %10, %8
  call void @_ZNSt11shared_lockISt12shared_mutexED2Ev(%"class.std::shared_lock"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11shared_lockISt12shared_mutexEC2ERS0_(%"class.std::shared_lock"* noundef nonnull align 8 dereferenceable(9) %0, %"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %1) unnamed_addr #1 comdat align 2 !dbg !161 {
  %3 = alloca %"class.std::shared_lock"*, align 8
  %4 = alloca %"class.std::shared_mutex"*, align 8
  store %"class.std::shared_lock"* %0, %"class.std::shared_lock"** %3, align 8
  store %"class.std::shared_mutex"* %1, %"class.std::shared_mutex"** %4, align 8
  %5 = load %"class.std::shared_lock"*, %"class.std::shared_lock"** %3, align 8
  %6 = getelementptr inbounds %"class.std::shared_lock", %"class.std::shared_lock"* %5, i32 0, i32 0, !dbg !163
  %7 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %4, align 8, !dbg !164
  %8 = call noundef %"class.std::shared_mutex"* @_ZSt11__addressofISt12shared_mutexEPT_RS1_(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %7) #13, !dbg !165
  store %"class.std::shared_mutex"* %8, %"class.std::shared_mutex"** %6, align 8, !dbg !163
  %9 = getelementptr inbounds %"class.std::shared_lock", %"class.std::shared_lock"* %5, i32 0, i32 1, !dbg !166
  store i8 1, i8* %9, align 8, !dbg !166
  %10 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %4, align 8, !dbg !167
  call void @_ZNSt12shared_mutex11lock_sharedEv(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %10), !dbg !168
  ret void, !dbg !169
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11shared_lockISt12shared_mutexED2Ev(%"class.std::shared_lock"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !170 {
  %2 = alloca %"class.std::shared_lock"*, align 8
  store %"class.std::shared_lock"* %0, %"class.std::shared_lock"** %2, align 8
  %3 = load %"class.std::shared_lock"*, %"class.std::shared_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::shared_lock", %"class.std::shared_lock"* %3, i32 0, i32 1, !dbg !171
  %5 = load i8, i8* %4, align 8, !dbg !171
  %6 = trunc i8 %5 to i1, !dbg !171
  br i1 %6, label %7, label %11, !dbg !171

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"class.std::shared_lock", %"class.std::shared_lock"* %3, i32 0, i32 0, !dbg !172
  %9 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %8, align 8, !dbg !172
  invoke void @_ZNSt12shared_mutex13unlock_sharedEv(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %9)
          to label %10 unwind label %12, !dbg !173

10:                                               ; preds = %7
  br label %11, !dbg !172

11:                                               ; preds = %10, %1
  ret void, !dbg !174

12:                                               ; preds = %7
  %13 = landingpad { i8*, i32 }
          catch i8* null, !dbg !173
  %14 = extractvalue { i8*, i32 } %13, 0, !dbg !173
  call void @__clang_call_terminate(i8* %14) #16, !dbg !173
  unreachable, !dbg !173
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::shared_mutex"* @_ZSt11__addressofISt12shared_mutexEPT_RS1_(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %0) #4 comdat !dbg !175 {
  %2 = alloca %"class.std::shared_mutex"*, align 8
  store %"class.std::shared_mutex"* %0, %"class.std::shared_mutex"** %2, align 8
  %3 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %2, align 8, !dbg !176
  ret %"class.std::shared_mutex"* %3, !dbg !177
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12shared_mutex11lock_sharedEv(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %0) #9 comdat align 2 !dbg !178 {
  %2 = alloca %"class.std::shared_mutex"*, align 8
  store %"class.std::shared_mutex"* %0, %"class.std::shared_mutex"** %2, align 8
  %3 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %2, align 8
  %4 = getelementptr inbounds %"class.std::shared_mutex", %"class.std::shared_mutex"* %3, i32 0, i32 0, !dbg !179
  call void @_ZNSt22__shared_mutex_pthread11lock_sharedEv(%"class.std::__shared_mutex_pthread"* noundef nonnull align 8 dereferenceable(56) %4), !dbg !180
  ret void, !dbg !181
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt22__shared_mutex_pthread11lock_sharedEv(%"class.std::__shared_mutex_pthread"* noundef nonnull align 8 dereferenceable(56) %0) #9 comdat align 2 !dbg !182 {
  %2 = alloca %"class.std::__shared_mutex_pthread"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::__shared_mutex_pthread"* %0, %"class.std::__shared_mutex_pthread"** %2, align 8
  %4 = load %"class.std::__shared_mutex_pthread"*, %"class.std::__shared_mutex_pthread"** %2, align 8
  br label %5, !dbg !183

5:                                                ; preds = %8, %1
  %6 = getelementptr inbounds %"class.std::__shared_mutex_pthread", %"class.std::__shared_mutex_pthread"* %4, i32 0, i32 0, !dbg !184
  %7 = call noundef i32 @_ZStL23__glibcxx_rwlock_rdlockP16pthread_rwlock_t(%union.pthread_rwlock_t* noundef %6), !dbg !185
  store i32 %7, i32* %3, align 4, !dbg !186
  br label %8, !dbg !187

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !188
  %10 = icmp eq i32 %9, 11, !dbg !189
  br i1 %10, label %5, label %11, !dbg !187, !llvm.loop !190

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !dbg !193
  %13 = icmp eq i32 %12, 35, !dbg !194
  br i1 %13, label %14, label %15, !dbg !193

14:                                               ; preds = %11
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !195
  unreachable, !dbg !195

15:                                               ; preds = %11
  br label %16, !dbg !196

16:                                               ; preds = %15
  br label %17, !dbg !196

17:                                               ; preds = %16
  ret void, !dbg !197
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZStL23__glibcxx_rwlock_rdlockP16pthread_rwlock_t(%union.pthread_rwlock_t* noundef %0) #9 !dbg !198 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %0, %union.pthread_rwlock_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !199
  %5 = icmp ne i32 %4, 0, !dbg !199
  br i1 %5, label %6, label %9, !dbg !199

6:                                                ; preds = %1
  %7 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %3, align 8, !dbg !199
  %8 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef %7) #13, !dbg !199
  store i32 %8, i32* %2, align 4, !dbg !199
  br label %10, !dbg !199

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !199
  br label %10, !dbg !199

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !199
  ret i32 %11, !dbg !199
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #12

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #4 !dbg !200 {
  ret i32 1, !dbg !202
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) #11

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12shared_mutex13unlock_sharedEv(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %0) #9 comdat align 2 !dbg !203 {
  %2 = alloca %"class.std::shared_mutex"*, align 8
  store %"class.std::shared_mutex"* %0, %"class.std::shared_mutex"** %2, align 8
  %3 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %2, align 8
  %4 = getelementptr inbounds %"class.std::shared_mutex", %"class.std::shared_mutex"* %3, i32 0, i32 0, !dbg !204
  call void @_ZNSt22__shared_mutex_pthread13unlock_sharedEv(%"class.std::__shared_mutex_pthread"* noundef nonnull align 8 dereferenceable(56) %4), !dbg !205
  ret void, !dbg !206
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt22__shared_mutex_pthread13unlock_sharedEv(%"class.std::__shared_mutex_pthread"* noundef nonnull align 8 dereferenceable(56) %0) #9 comdat align 2 !dbg !207 {
  %2 = alloca %"class.std::__shared_mutex_pthread"*, align 8
  store %"class.std::__shared_mutex_pthread"* %0, %"class.std::__shared_mutex_pthread"** %2, align 8
  %3 = load %"class.std::__shared_mutex_pthread"*, %"class.std::__shared_mutex_pthread"** %2, align 8
  call void @_ZNSt22__shared_mutex_pthread6unlockEv(%"class.std::__shared_mutex_pthread"* noundef nonnull align 8 dereferenceable(56) %3), !dbg !208
  ret void, !dbg !209
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt22__shared_mutex_pthread6unlockEv(%"class.std::__shared_mutex_pthread"* noundef nonnull align 8 dereferenceable(56) %0) #9 comdat align 2 !dbg !210 {
  %2 = alloca %"class.std::__shared_mutex_pthread"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::__shared_mutex_pthread"* %0, %"class.std::__shared_mutex_pthread"** %2, align 8
  %4 = load %"class.std::__shared_mutex_pthread"*, %"class.std::__shared_mutex_pthread"** %2, align 8
  %5 = getelementptr inbounds %"class.std::__shared_mutex_pthread", %"class.std::__shared_mutex_pthread"* %4, i32 0, i32 0, !dbg !211
  %6 = call noundef i32 @_ZStL23__glibcxx_rwlock_unlockP16pthread_rwlock_t(%union.pthread_rwlock_t* noundef %5), !dbg !212
  store i32 %6, i32* %3, align 4, !dbg !213
  br label %7, !dbg !214

7:                                                ; preds = %1
  br label %8, !dbg !214

8:                                                ; preds = %7
  ret void, !dbg !215
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZStL23__glibcxx_rwlock_unlockP16pthread_rwlock_t(%union.pthread_rwlock_t* noundef %0) #4 !dbg !216 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %0, %union.pthread_rwlock_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !217
  %5 = icmp ne i32 %4, 0, !dbg !217
  br i1 %5, label %6, label %9, !dbg !217

6:                                                ; preds = %1
  %7 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %3, align 8, !dbg !217
  %8 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef %7) #13, !dbg !217
  store i32 %8, i32* %2, align 4, !dbg !217
  br label %10, !dbg !217

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !217
  br label %10, !dbg !217

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !217
  ret i32 %11, !dbg !217
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #4 !dbg !218 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !219
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !220
  ret %class.anon* %4, !dbg !221
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #4 align 2 !dbg !222 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !223
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.4"*, !dbg !223
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !224
  ret %class.anon* %5, !dbg !225
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %0) #4 align 2 !dbg !226 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !227
  %4 = bitcast %"struct.std::_Head_base.4"* %3 to %class.anon*, !dbg !228
  ret %class.anon* %4, !dbg !229
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !230 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !231
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !231
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !231
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !232 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !233
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !233
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !234
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !235
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !236
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !238 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !239
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !240

5:                                                ; preds = %1
  ret void, !dbg !241

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !240
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !240
  call void @__clang_call_terminate(i8* %8) #16, !dbg !240
  unreachable, !dbg !240
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !242 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !243
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !244
  ret %"struct.std::thread::_State"** %5, !dbg !245
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !246 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !247
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !248
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !247
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !249
  ret void, !dbg !250
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !251 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !252
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !253
  ret void, !dbg !254
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !255 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !256
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !256
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !258 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !259
  ret void, !dbg !260
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !261 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !262
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !262
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !263
  ret %"struct.std::thread::_State"** %5, !dbg !264
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !265 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !266
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !267
  ret %"struct.std::thread::_State"** %4, !dbg !268
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !269 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !270
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !270
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !271
  ret %"struct.std::thread::_State"** %5, !dbg !272
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !273 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !274
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !275
  ret %"struct.std::thread::_State"** %4, !dbg !276
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !277 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !278
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !278
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !279
  ret %"struct.std::default_delete"* %6, !dbg !280
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #4 comdat align 2 !dbg !281 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !282
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !283
  br i1 %7, label %13, label %8, !dbg !283

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !283
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !283
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !283
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !283
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !283
  br label %13, !dbg !283

13:                                               ; preds = %8, %2
  ret void, !dbg !284
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !285 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !286
  ret %"struct.std::thread::_State"** %3, !dbg !287
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !288 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !289
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !290
  ret %"struct.std::default_delete"* %5, !dbg !291
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !292 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !293
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !293
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !294
  ret %"struct.std::default_delete"* %5, !dbg !295
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat !dbg !296 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !297
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !298
  ret %"struct.std::default_delete"* %4, !dbg !299
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat align 2 !dbg !300 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !301
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !301
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !302
  ret %"struct.std::default_delete"* %5, !dbg !303
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat align 2 !dbg !304 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !305
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !306
  ret %"struct.std::default_delete"* %4, !dbg !307
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt12shared_mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #9 comdat align 2 !dbg !308 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !309
  %5 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %4, align 8, !dbg !309
  %6 = icmp ne %"class.std::shared_mutex"* %5, null, !dbg !309
  br i1 %6, label %8, label %7, !dbg !310

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !311
  unreachable, !dbg !311

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !312
  %10 = load i8, i8* %9, align 8, !dbg !312
  %11 = trunc i8 %10 to i1, !dbg !312
  br i1 %11, label %12, label %13, !dbg !312

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !313
  unreachable, !dbg !313

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !314
  %15 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %14, align 8, !dbg !314
  call void @_ZNSt12shared_mutex4lockEv(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %15), !dbg !315
  %16 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !316
  store i8 1, i8* %16, align 8, !dbg !317
  br label %17

17:                                               ; preds = %13
  br label %18

18:                                               ; preds = %17
  ret void, !dbg !318
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12shared_mutex4lockEv(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %0) #9 comdat align 2 !dbg !319 {
  %2 = alloca %"class.std::shared_mutex"*, align 8
  store %"class.std::shared_mutex"* %0, %"class.std::shared_mutex"** %2, align 8
  %3 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %2, align 8
  %4 = getelementptr inbounds %"class.std::shared_mutex", %"class.std::shared_mutex"* %3, i32 0, i32 0, !dbg !320
  call void @_ZNSt22__shared_mutex_pthread4lockEv(%"class.std::__shared_mutex_pthread"* noundef nonnull align 8 dereferenceable(56) %4), !dbg !321
  ret void, !dbg !322
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt22__shared_mutex_pthread4lockEv(%"class.std::__shared_mutex_pthread"* noundef nonnull align 8 dereferenceable(56) %0) #9 comdat align 2 !dbg !323 {
  %2 = alloca %"class.std::__shared_mutex_pthread"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::__shared_mutex_pthread"* %0, %"class.std::__shared_mutex_pthread"** %2, align 8
  %4 = load %"class.std::__shared_mutex_pthread"*, %"class.std::__shared_mutex_pthread"** %2, align 8
  %5 = getelementptr inbounds %"class.std::__shared_mutex_pthread", %"class.std::__shared_mutex_pthread"* %4, i32 0, i32 0, !dbg !324
  %6 = call noundef i32 @_ZStL23__glibcxx_rwlock_wrlockP16pthread_rwlock_t(%union.pthread_rwlock_t* noundef %5), !dbg !325
  store i32 %6, i32* %3, align 4, !dbg !326
  %7 = load i32, i32* %3, align 4, !dbg !327
  %8 = icmp eq i32 %7, 35, !dbg !328
  br i1 %8, label %9, label %10, !dbg !327

9:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !329
  unreachable, !dbg !329

10:                                               ; preds = %1
  br label %11, !dbg !330

11:                                               ; preds = %10
  br label %12, !dbg !330

12:                                               ; preds = %11
  ret void, !dbg !331
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZStL23__glibcxx_rwlock_wrlockP16pthread_rwlock_t(%union.pthread_rwlock_t* noundef %0) #4 !dbg !332 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_rwlock_t*, align 8
  store %union.pthread_rwlock_t* %0, %union.pthread_rwlock_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !333
  %5 = icmp ne i32 %4, 0, !dbg !333
  br i1 %5, label %6, label %9, !dbg !333

6:                                                ; preds = %1
  %7 = load %union.pthread_rwlock_t*, %union.pthread_rwlock_t** %3, align 8, !dbg !333
  %8 = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef %7) #13, !dbg !333
  store i32 %8, i32* %2, align 4, !dbg !333
  br label %10, !dbg !333

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !333
  br label %10, !dbg !333

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !333
  ret i32 %11, !dbg !333
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef) #11

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt12shared_mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #9 comdat align 2 !dbg !334 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !335
  %5 = load i8, i8* %4, align 8, !dbg !335
  %6 = trunc i8 %5 to i1, !dbg !335
  br i1 %6, label %8, label %7, !dbg !336

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !337
  unreachable, !dbg !337

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !338
  %10 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %9, align 8, !dbg !338
  %11 = icmp ne %"class.std::shared_mutex"* %10, null, !dbg !338
  br i1 %11, label %12, label %16, !dbg !338

12:                                               ; preds = %8
  %13 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !339
  %14 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %13, align 8, !dbg !339
  call void @_ZNSt12shared_mutex6unlockEv(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %14), !dbg !340
  %15 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !341
  store i8 0, i8* %15, align 8, !dbg !342
  br label %16, !dbg !343

16:                                               ; preds = %12, %8
  br label %17

17:                                               ; preds = %16
  ret void, !dbg !344
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12shared_mutex6unlockEv(%"class.std::shared_mutex"* noundef nonnull align 8 dereferenceable(56) %0) #9 comdat align 2 !dbg !345 {
  %2 = alloca %"class.std::shared_mutex"*, align 8
  store %"class.std::shared_mutex"* %0, %"class.std::shared_mutex"** %2, align 8
  %3 = load %"class.std::shared_mutex"*, %"class.std::shared_mutex"** %2, align 8
  %4 = getelementptr inbounds %"class.std::shared_mutex", %"class.std::shared_mutex"* %3, i32 0, i32 0, !dbg !346
  call void @_ZNSt22__shared_mutex_pthread6unlockEv(%"class.std::__shared_mutex_pthread"* noundef nonnull align 8 dereferenceable(56) %4), !dbg !347
  ret void, !dbg !348
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
!1 = !DIFile(filename: "cpp-shared-mutex.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e668ab96d1b50e8f7c70250260bc286a")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 17, column: 14, scope: !10)
!14 = !DILocation(line: 17, column: 25, scope: !10)
!15 = !DILocation(line: 19, column: 39, scope: !10)
!16 = !DILocation(line: 20, column: 6, scope: !10)
!17 = !DILocation(line: 21, column: 7, scope: !10)
!18 = !DILocation(line: 22, column: 2, scope: !10)
!19 = !DILocation(line: 23, column: 4, scope: !10)
!20 = !DILocation(line: 24, column: 4, scope: !10)
!21 = !DILocation(line: 25, column: 2, scope: !10)
!22 = !DILocation(line: 26, column: 1, scope: !10)
!23 = distinct !DISubprogram(name: "thread<(lambda at cpp-shared-mutex.cpp:13:16) &, void>", scope: !24, file: !24, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!25 = !DILocation(line: 126, column: 7, scope: !23)
!26 = !DILocation(line: 137, column: 7, scope: !23)
!27 = !DILocation(line: 142, column: 29, scope: !23)
!28 = !DILocation(line: 143, column: 32, scope: !23)
!29 = !DILocation(line: 143, column: 8, scope: !23)
!30 = !DILocation(line: 142, column: 33, scope: !23)
!31 = !DILocation(line: 142, column: 18, scope: !23)
!32 = !DILocation(line: 142, column: 2, scope: !23)
!33 = !DILocation(line: 145, column: 7, scope: !23)
!34 = distinct !DISubprogram(name: "unique_lock", scope: !35, file: !35, line: 66, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!35 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!36 = !DILocation(line: 67, column: 9, scope: !34)
!37 = !DILocation(line: 67, column: 36, scope: !34)
!38 = !DILocation(line: 67, column: 19, scope: !34)
!39 = !DILocation(line: 67, column: 43, scope: !34)
!40 = !DILocation(line: 69, column: 2, scope: !34)
!41 = !DILocation(line: 70, column: 2, scope: !34)
!42 = !DILocation(line: 70, column: 10, scope: !34)
!43 = !DILocation(line: 71, column: 7, scope: !34)
!44 = distinct !DISubprogram(name: "~unique_lock", scope: !35, file: !35, line: 101, type: !11, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!45 = !DILocation(line: 103, column: 6, scope: !44)
!46 = !DILocation(line: 104, column: 4, scope: !44)
!47 = !DILocation(line: 105, column: 7, scope: !44)
!48 = distinct !DISubprogram(name: "~thread", scope: !24, file: !24, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!49 = !DILocation(line: 150, column: 11, scope: !48)
!50 = !DILocation(line: 312, column: 5, scope: !51, inlinedAt: !53)
!51 = distinct !DISubprogram(name: "__terminate", scope: !52, file: !52, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!52 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!53 = distinct !DILocation(line: 151, column: 2, scope: !48)
!54 = !DILocation(line: 151, column: 2, scope: !48)
!55 = !DILocation(line: 152, column: 5, scope: !48)
!56 = distinct !DISubprogram(name: "joinable", scope: !24, file: !24, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!57 = !DILocation(line: 175, column: 16, scope: !56)
!58 = !DILocation(line: 175, column: 25, scope: !56)
!59 = !DILocation(line: 175, column: 22, scope: !56)
!60 = !DILocation(line: 175, column: 14, scope: !56)
!61 = !DILocation(line: 175, column: 7, scope: !56)
!62 = distinct !DISubprogram(name: "operator==", scope: !24, file: !24, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!63 = !DILocation(line: 286, column: 16, scope: !62)
!64 = !DILocation(line: 286, column: 33, scope: !62)
!65 = !DILocation(line: 286, column: 26, scope: !62)
!66 = !DILocation(line: 286, column: 5, scope: !62)
!67 = distinct !DISubprogram(name: "id", scope: !24, file: !24, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!68 = !DILocation(line: 85, column: 23, scope: !67)
!69 = !DILocation(line: 85, column: 37, scope: !67)
!70 = distinct !DISubprogram(name: "forward<(lambda at cpp-shared-mutex.cpp:13:16) &>", scope: !71, file: !71, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!71 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!72 = !DILocation(line: 78, column: 33, scope: !70)
!73 = !DILocation(line: 78, column: 7, scope: !70)
!74 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-shared-mutex.cpp:13:16) &>", scope: !24, file: !24, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!75 = !DILocation(line: 207, column: 4, scope: !74)
!76 = !DILocation(line: 205, column: 4, scope: !74)
!77 = !DILocation(line: 206, column: 6, scope: !74)
!78 = !DILocation(line: 206, column: 13, scope: !74)
!79 = !DILocation(line: 206, column: 35, scope: !74)
!80 = !DILocation(line: 206, column: 15, scope: !74)
!81 = !DILocation(line: 206, column: 14, scope: !74)
!82 = !DILocation(line: 207, column: 6, scope: !74)
!83 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !84, file: !84, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!84 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!85 = !DILocation(line: 310, column: 4, scope: !83)
!86 = !DILocation(line: 310, column: 9, scope: !83)
!87 = !DILocation(line: 311, column: 11, scope: !83)
!88 = distinct !DISubprogram(name: "~unique_ptr", scope: !84, file: !84, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!89 = !DILocation(line: 394, column: 16, scope: !88)
!90 = !DILocation(line: 394, column: 21, scope: !88)
!91 = !DILocation(line: 394, column: 8, scope: !88)
!92 = !DILocation(line: 395, column: 6, scope: !88)
!93 = !DILocation(line: 395, column: 12, scope: !88)
!94 = !DILocation(line: 396, column: 4, scope: !88)
!95 = !DILocation(line: 396, column: 28, scope: !88)
!96 = !DILocation(line: 396, column: 18, scope: !88)
!97 = !DILocation(line: 397, column: 2, scope: !88)
!98 = !DILocation(line: 397, column: 8, scope: !88)
!99 = !DILocation(line: 398, column: 7, scope: !88)
!100 = distinct !DISubprogram(name: "_State", scope: !24, file: !24, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!101 = !DILocation(line: 67, column: 12, scope: !100)
!102 = distinct !DISubprogram(name: "tuple<(lambda at cpp-shared-mutex.cpp:13:16) &, true, true>", scope: !103, file: !103, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!103 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!104 = !DILocation(line: 744, column: 56, scope: !102)
!105 = !DILocation(line: 744, column: 40, scope: !102)
!106 = !DILocation(line: 744, column: 15, scope: !102)
!107 = !DILocation(line: 744, column: 4, scope: !102)
!108 = !DILocation(line: 744, column: 58, scope: !102)
!109 = distinct !DISubprogram(name: "~_State_impl", scope: !24, file: !24, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!110 = !DILocation(line: 200, column: 14, scope: !109)
!111 = distinct !DISubprogram(name: "~_State_impl", scope: !24, file: !24, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!112 = !DILocation(line: 200, column: 14, scope: !111)
!113 = distinct !DISubprogram(name: "_M_run", scope: !24, file: !24, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!114 = !DILocation(line: 210, column: 13, scope: !113)
!115 = !DILocation(line: 210, column: 24, scope: !113)
!116 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-shared-mutex.cpp:13:16) &>", scope: !103, file: !103, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!117 = !DILocation(line: 442, column: 2, scope: !116)
!118 = !DILocation(line: 441, column: 31, scope: !116)
!119 = !DILocation(line: 441, column: 10, scope: !116)
!120 = !DILocation(line: 441, column: 4, scope: !116)
!121 = !DILocation(line: 442, column: 4, scope: !116)
!122 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-shared-mutex.cpp:13:16) &>", scope: !103, file: !103, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!123 = !DILocation(line: 91, column: 4, scope: !122)
!124 = !DILocation(line: 91, column: 38, scope: !122)
!125 = !DILocation(line: 91, column: 17, scope: !122)
!126 = !DILocation(line: 91, column: 46, scope: !122)
!127 = distinct !DISubprogram(name: "operator()", scope: !24, file: !24, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!128 = !DILocation(line: 259, column: 11, scope: !127)
!129 = !DILocation(line: 259, column: 4, scope: !127)
!130 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !24, file: !24, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!131 = !DILocation(line: 252, column: 52, scope: !130)
!132 = !DILocation(line: 252, column: 42, scope: !130)
!133 = !DILocation(line: 252, column: 27, scope: !130)
!134 = !DILocation(line: 252, column: 13, scope: !130)
!135 = !DILocation(line: 252, column: 6, scope: !130)
!136 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-shared-mutex.cpp:13:16)>", scope: !137, file: !137, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!137 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!138 = !DILocation(line: 96, column: 74, scope: !136)
!139 = !DILocation(line: 96, column: 50, scope: !136)
!140 = !DILocation(line: 96, column: 14, scope: !136)
!141 = !DILocation(line: 96, column: 7, scope: !136)
!142 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-shared-mutex.cpp:13:16)>", scope: !103, file: !103, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!143 = !DILocation(line: 1395, column: 66, scope: !142)
!144 = !DILocation(line: 1395, column: 43, scope: !142)
!145 = !DILocation(line: 1395, column: 14, scope: !142)
!146 = !DILocation(line: 1395, column: 7, scope: !142)
!147 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-shared-mutex.cpp:13:16)> &>", scope: !71, file: !71, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!148 = !DILocation(line: 105, column: 71, scope: !147)
!149 = !DILocation(line: 105, column: 7, scope: !147)
!150 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-shared-mutex.cpp:13:16)>", scope: !137, file: !137, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!151 = !DILocation(line: 61, column: 32, scope: !150)
!152 = !DILocation(line: 61, column: 14, scope: !150)
!153 = !DILocation(line: 61, column: 7, scope: !150)
!154 = distinct !DISubprogram(name: "forward<(lambda at cpp-shared-mutex.cpp:13:16)>", scope: !71, file: !71, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!155 = !DILocation(line: 78, column: 33, scope: !154)
!156 = !DILocation(line: 78, column: 7, scope: !154)
!157 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!158 = !DILocation(line: 14, column: 39, scope: !157)
!159 = !DILocation(line: 15, column: 3, scope: !157)
!160 = !DILocation(line: 16, column: 2, scope: !157)
!161 = distinct !DISubprogram(name: "shared_lock", scope: !162, file: !162, line: 725, type: !11, scopeLine: 727, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!162 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/shared_mutex", directory: "")
!163 = !DILocation(line: 726, column: 9, scope: !161)
!164 = !DILocation(line: 726, column: 32, scope: !161)
!165 = !DILocation(line: 726, column: 15, scope: !161)
!166 = !DILocation(line: 726, column: 39, scope: !161)
!167 = !DILocation(line: 727, column: 9, scope: !161)
!168 = !DILocation(line: 727, column: 13, scope: !161)
!169 = !DILocation(line: 727, column: 28, scope: !161)
!170 = distinct !DISubprogram(name: "~shared_lock", scope: !162, file: !162, line: 750, type: !11, scopeLine: 751, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!171 = !DILocation(line: 752, column: 6, scope: !170)
!172 = !DILocation(line: 753, column: 4, scope: !170)
!173 = !DILocation(line: 753, column: 11, scope: !170)
!174 = !DILocation(line: 754, column: 7, scope: !170)
!175 = distinct !DISubprogram(name: "__addressof<std::shared_mutex>", scope: !71, file: !71, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!176 = !DILocation(line: 50, column: 34, scope: !175)
!177 = !DILocation(line: 50, column: 7, scope: !175)
!178 = distinct !DISubprogram(name: "lock_shared", scope: !162, file: !162, line: 426, type: !11, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!179 = !DILocation(line: 426, column: 26, scope: !178)
!180 = !DILocation(line: 426, column: 34, scope: !178)
!181 = !DILocation(line: 426, column: 49, scope: !178)
!182 = distinct !DISubprogram(name: "lock_shared", scope: !162, file: !162, line: 221, type: !11, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!183 = !DILocation(line: 228, column: 7, scope: !182)
!184 = !DILocation(line: 229, column: 35, scope: !182)
!185 = !DILocation(line: 229, column: 10, scope: !182)
!186 = !DILocation(line: 229, column: 8, scope: !182)
!187 = !DILocation(line: 229, column: 2, scope: !182)
!188 = !DILocation(line: 230, column: 14, scope: !182)
!189 = !DILocation(line: 230, column: 20, scope: !182)
!190 = distinct !{!190, !183, !191, !192}
!191 = !DILocation(line: 230, column: 29, scope: !182)
!192 = !{!"llvm.loop.mustprogress"}
!193 = !DILocation(line: 231, column: 11, scope: !182)
!194 = !DILocation(line: 231, column: 17, scope: !182)
!195 = !DILocation(line: 232, column: 2, scope: !182)
!196 = !DILocation(line: 234, column: 7, scope: !182)
!197 = !DILocation(line: 235, column: 5, scope: !182)
!198 = distinct !DISubprogram(name: "__glibcxx_rwlock_rdlock", scope: !162, file: !162, line: 78, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!199 = !DILocation(line: 78, column: 3, scope: !198)
!200 = distinct !DISubprogram(name: "__gthread_active_p", scope: !201, file: !201, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!201 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!202 = !DILocation(line: 302, column: 3, scope: !200)
!203 = distinct !DISubprogram(name: "unlock_shared", scope: !162, file: !162, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!204 = !DILocation(line: 428, column: 28, scope: !203)
!205 = !DILocation(line: 428, column: 36, scope: !203)
!206 = !DILocation(line: 428, column: 53, scope: !203)
!207 = distinct !DISubprogram(name: "unlock_shared", scope: !162, file: !162, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!208 = !DILocation(line: 253, column: 7, scope: !207)
!209 = !DILocation(line: 254, column: 5, scope: !207)
!210 = distinct !DISubprogram(name: "unlock", scope: !162, file: !162, line: 211, type: !11, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!211 = !DILocation(line: 213, column: 70, scope: !210)
!212 = !DILocation(line: 213, column: 45, scope: !210)
!213 = !DILocation(line: 213, column: 11, scope: !210)
!214 = !DILocation(line: 215, column: 7, scope: !210)
!215 = !DILocation(line: 216, column: 5, scope: !210)
!216 = distinct !DISubprogram(name: "__glibcxx_rwlock_unlock", scope: !162, file: !162, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!217 = !DILocation(line: 82, column: 3, scope: !216)
!218 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-shared-mutex.cpp:13:16)>", scope: !103, file: !103, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!219 = !DILocation(line: 1365, column: 57, scope: !218)
!220 = !DILocation(line: 1365, column: 14, scope: !218)
!221 = !DILocation(line: 1365, column: 7, scope: !218)
!222 = distinct !DISubprogram(name: "_M_head", scope: !103, file: !103, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!223 = !DILocation(line: 424, column: 66, scope: !222)
!224 = !DILocation(line: 424, column: 51, scope: !222)
!225 = !DILocation(line: 424, column: 44, scope: !222)
!226 = distinct !DISubprogram(name: "_M_head", scope: !103, file: !103, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!227 = !DILocation(line: 124, column: 50, scope: !226)
!228 = !DILocation(line: 124, column: 54, scope: !226)
!229 = !DILocation(line: 124, column: 43, scope: !226)
!230 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !84, file: !84, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!231 = !DILocation(line: 233, column: 40, scope: !230)
!232 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !84, file: !84, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!233 = !DILocation(line: 168, column: 38, scope: !232)
!234 = !DILocation(line: 168, column: 58, scope: !232)
!235 = !DILocation(line: 168, column: 47, scope: !232)
!236 = !DILocation(line: 168, column: 56, scope: !232)
!237 = !DILocation(line: 168, column: 63, scope: !232)
!238 = distinct !DISubprogram(name: "tuple<true, true>", scope: !103, file: !103, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!239 = !DILocation(line: 1051, column: 17, scope: !238)
!240 = !DILocation(line: 1051, column: 4, scope: !238)
!241 = !DILocation(line: 1051, column: 19, scope: !238)
!242 = distinct !DISubprogram(name: "_M_ptr", scope: !84, file: !84, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!243 = !DILocation(line: 189, column: 57, scope: !242)
!244 = !DILocation(line: 189, column: 45, scope: !242)
!245 = !DILocation(line: 189, column: 38, scope: !242)
!246 = distinct !DISubprogram(name: "_Tuple_impl", scope: !103, file: !103, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!247 = !DILocation(line: 280, column: 31, scope: !246)
!248 = !DILocation(line: 280, column: 9, scope: !246)
!249 = !DILocation(line: 280, column: 23, scope: !246)
!250 = !DILocation(line: 280, column: 33, scope: !246)
!251 = distinct !DISubprogram(name: "_Tuple_impl", scope: !103, file: !103, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!252 = !DILocation(line: 431, column: 17, scope: !251)
!253 = !DILocation(line: 431, column: 9, scope: !251)
!254 = !DILocation(line: 431, column: 19, scope: !251)
!255 = distinct !DISubprogram(name: "_Head_base", scope: !103, file: !103, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!256 = !DILocation(line: 190, column: 9, scope: !255)
!257 = !DILocation(line: 190, column: 26, scope: !255)
!258 = distinct !DISubprogram(name: "_Head_base", scope: !103, file: !103, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!259 = !DILocation(line: 81, column: 9, scope: !258)
!260 = !DILocation(line: 81, column: 26, scope: !258)
!261 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !103, file: !103, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!262 = !DILocation(line: 1381, column: 37, scope: !261)
!263 = !DILocation(line: 1381, column: 14, scope: !261)
!264 = !DILocation(line: 1381, column: 7, scope: !261)
!265 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !103, file: !103, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!266 = !DILocation(line: 1365, column: 57, scope: !265)
!267 = !DILocation(line: 1365, column: 14, scope: !265)
!268 = !DILocation(line: 1365, column: 7, scope: !265)
!269 = distinct !DISubprogram(name: "_M_head", scope: !103, file: !103, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!270 = !DILocation(line: 268, column: 66, scope: !269)
!271 = !DILocation(line: 268, column: 51, scope: !269)
!272 = !DILocation(line: 268, column: 44, scope: !269)
!273 = distinct !DISubprogram(name: "_M_head", scope: !103, file: !103, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!274 = !DILocation(line: 233, column: 50, scope: !273)
!275 = !DILocation(line: 233, column: 54, scope: !273)
!276 = !DILocation(line: 233, column: 43, scope: !273)
!277 = distinct !DISubprogram(name: "get_deleter", scope: !84, file: !84, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!278 = !DILocation(line: 468, column: 16, scope: !277)
!279 = !DILocation(line: 468, column: 21, scope: !277)
!280 = !DILocation(line: 468, column: 9, scope: !277)
!281 = distinct !DISubprogram(name: "operator()", scope: !84, file: !84, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!282 = !DILocation(line: 95, column: 9, scope: !281)
!283 = !DILocation(line: 95, column: 2, scope: !281)
!284 = !DILocation(line: 96, column: 7, scope: !281)
!285 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !71, file: !71, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!286 = !DILocation(line: 105, column: 71, scope: !285)
!287 = !DILocation(line: 105, column: 7, scope: !285)
!288 = distinct !DISubprogram(name: "_M_deleter", scope: !84, file: !84, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!289 = !DILocation(line: 193, column: 61, scope: !288)
!290 = !DILocation(line: 193, column: 49, scope: !288)
!291 = !DILocation(line: 193, column: 42, scope: !288)
!292 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !103, file: !103, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!293 = !DILocation(line: 1381, column: 37, scope: !292)
!294 = !DILocation(line: 1381, column: 14, scope: !292)
!295 = !DILocation(line: 1381, column: 7, scope: !292)
!296 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !103, file: !103, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!297 = !DILocation(line: 1365, column: 57, scope: !296)
!298 = !DILocation(line: 1365, column: 14, scope: !296)
!299 = !DILocation(line: 1365, column: 7, scope: !296)
!300 = distinct !DISubprogram(name: "_M_head", scope: !103, file: !103, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!301 = !DILocation(line: 424, column: 66, scope: !300)
!302 = !DILocation(line: 424, column: 51, scope: !300)
!303 = !DILocation(line: 424, column: 44, scope: !300)
!304 = distinct !DISubprogram(name: "_M_head", scope: !103, file: !103, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!305 = !DILocation(line: 124, column: 50, scope: !304)
!306 = !DILocation(line: 124, column: 54, scope: !304)
!307 = !DILocation(line: 124, column: 43, scope: !304)
!308 = distinct !DISubprogram(name: "lock", scope: !35, file: !35, line: 131, type: !11, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!309 = !DILocation(line: 133, column: 7, scope: !308)
!310 = !DILocation(line: 133, column: 6, scope: !308)
!311 = !DILocation(line: 134, column: 4, scope: !308)
!312 = !DILocation(line: 135, column: 11, scope: !308)
!313 = !DILocation(line: 136, column: 4, scope: !308)
!314 = !DILocation(line: 139, column: 6, scope: !308)
!315 = !DILocation(line: 139, column: 17, scope: !308)
!316 = !DILocation(line: 140, column: 6, scope: !308)
!317 = !DILocation(line: 140, column: 14, scope: !308)
!318 = !DILocation(line: 142, column: 7, scope: !308)
!319 = distinct !DISubprogram(name: "lock", scope: !162, file: !162, line: 420, type: !11, scopeLine: 420, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!320 = !DILocation(line: 420, column: 19, scope: !319)
!321 = !DILocation(line: 420, column: 27, scope: !319)
!322 = !DILocation(line: 420, column: 35, scope: !319)
!323 = distinct !DISubprogram(name: "lock", scope: !162, file: !162, line: 191, type: !11, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!324 = !DILocation(line: 193, column: 44, scope: !323)
!325 = !DILocation(line: 193, column: 19, scope: !323)
!326 = !DILocation(line: 193, column: 11, scope: !323)
!327 = !DILocation(line: 194, column: 11, scope: !323)
!328 = !DILocation(line: 194, column: 17, scope: !323)
!329 = !DILocation(line: 195, column: 2, scope: !323)
!330 = !DILocation(line: 197, column: 7, scope: !323)
!331 = !DILocation(line: 198, column: 5, scope: !323)
!332 = distinct !DISubprogram(name: "__glibcxx_rwlock_wrlock", scope: !162, file: !162, line: 80, type: !11, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!333 = !DILocation(line: 80, column: 3, scope: !332)
!334 = distinct !DISubprogram(name: "unlock", scope: !35, file: !35, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!335 = !DILocation(line: 191, column: 7, scope: !334)
!336 = !DILocation(line: 191, column: 6, scope: !334)
!337 = !DILocation(line: 192, column: 4, scope: !334)
!338 = !DILocation(line: 193, column: 11, scope: !334)
!339 = !DILocation(line: 195, column: 6, scope: !334)
!340 = !DILocation(line: 195, column: 17, scope: !334)
!341 = !DILocation(line: 196, column: 6, scope: !334)
!342 = !DILocation(line: 196, column: 14, scope: !334)
!343 = !DILocation(line: 197, column: 4, scope: !334)
!344 = !DILocation(line: 198, column: 7, scope: !334)
!345 = distinct !DISubprogram(name: "unlock", scope: !162, file: !162, line: 422, type: !11, scopeLine: 422, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!346 = !DILocation(line: 422, column: 21, scope: !345)
!347 = !DILocation(line: 422, column: 29, scope: !345)
!348 = !DILocation(line: 422, column: 39, scope: !345)
