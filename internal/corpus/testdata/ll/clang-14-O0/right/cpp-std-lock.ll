; ModuleID = 'cpp-std-lock.cpp'
source_filename = "cpp-std-lock.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::adopt_lock_t" = type { i8 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"struct.std::defer_lock_t" = type { i8 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
%"class.std::lock_guard" = type { %"class.std::mutex"* }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%class.anon.0 = type { i8 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker", [7 x i8] }>
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.4" }
%"class.std::tuple.4" = type { i8 }
%"class.std::unique_lock" = type <{ %"class.std::mutex"*, i8, [7 x i8] }>
%"struct.std::thread::_State_impl.7" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker.8", [7 x i8] }>
%"struct.std::thread::_Invoker.8" = type { %"class.std::tuple.9" }
%"class.std::tuple.9" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.5" = type { i8 }
%"struct.std::_Head_base.6" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.2" = type { i8 }
%"struct.std::_Head_base" = type { i8 }
%"struct.std::_Tuple_impl.10" = type { i8 }
%"struct.std::_Head_base.11" = type { i8 }

$_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_ = comdat any

$_ZNSt10lock_guardISt5mutexEC2ERS0_St12adopt_lock_t = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

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

$__clang_call_terminate = comdat any

$_ZNSt5mutex6unlockEv = comdat any

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

$_ZSt10adopt_lock = comdat any

$_ZSt10defer_lock = comdat any

@_ZSt10adopt_lock = linkonce_odr dso_local constant %"struct.std::adopt_lock_t" zeroinitializer, comdat, align 1
@_ZL1x = internal global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"x == 4\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"cpp-std-lock.cpp\00", align 1
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
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.7"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.7"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.7"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv" to i8*)] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %class.anon, align 1
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %"class.std::lock_guard", align 8
  %7 = alloca %"struct.std::adopt_lock_t", align 1
  %8 = alloca %"class.std::lock_guard", align 8
  %9 = alloca %"struct.std::adopt_lock_t", align 1
  %10 = alloca %"class.std::thread", align 8
  %11 = alloca %class.anon.0, align 1
  %12 = alloca %"class.std::lock_guard", align 8
  %13 = alloca %"struct.std::adopt_lock_t", align 1
  %14 = alloca %"class.std::lock_guard", align 8
  %15 = alloca %"struct.std::adopt_lock_t", align 1
  store i32 0, i32* %1, align 4
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, %class.anon* noundef nonnull align 1 dereferenceable(1) %3), !dbg !13
  invoke void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*), %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*))
          to label %16 unwind label %29, !dbg !14

16:                                               ; preds = %0
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_St12adopt_lock_t(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %6, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*)) #13, !dbg !15
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_St12adopt_lock_t(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %8, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*)) #13, !dbg !16
  %17 = load i32, i32* @_ZL1x, align 4, !dbg !17
  %18 = add nsw i32 %17, 1, !dbg !17
  store i32 %18, i32* @_ZL1x, align 4, !dbg !17
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !18
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !18
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %19 unwind label %29, !dbg !19

19:                                               ; preds = %16
  invoke void @"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %10, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %11)
          to label %20 unwind label %29, !dbg !20

20:                                               ; preds = %19
  invoke void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*), %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*))
          to label %21 unwind label %33, !dbg !21

21:                                               ; preds = %20
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_St12adopt_lock_t(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %12, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*)) #13, !dbg !22
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_St12adopt_lock_t(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %14, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*)) #13, !dbg !23
  %22 = load i32, i32* @_ZL1x, align 4, !dbg !24
  %23 = add nsw i32 %22, 1, !dbg !24
  store i32 %23, i32* @_ZL1x, align 4, !dbg !24
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !25
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %12) #13, !dbg !25
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %10)
          to label %24 unwind label %33, !dbg !26

24:                                               ; preds = %21
  %25 = load i32, i32* @_ZL1x, align 4, !dbg !27
  %26 = icmp eq i32 %25, 4, !dbg !27
  br i1 %26, label %27, label %28, !dbg !27

27:                                               ; preds = %24
  br label %38, !dbg !27

28:                                               ; preds = %24
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !27
  unreachable, !dbg !27

29:                                               ; preds = %19, %16, %0
  %30 = landingpad { i8*, i32 }
          cleanup, !dbg !28
  %31 = extractvalue { i8*, i32 } %30, 0, !dbg !28
  store i8* %31, i8** %4, align 8, !dbg !28
  %32 = extractvalue { i8*, i32 } %30, 1, !dbg !28
  store i32 %32, i32* %5, align 4, !dbg !28
  br label %40, !dbg !28

33:                                               ; preds = %21, %20
  %34 = landingpad { i8*, i32 }
          cleanup, !dbg !28
  %35 = extractvalue { i8*, i32 } %34, 0, !dbg !28
  store i8* %35, i8** %4, align 8, !dbg !28
  %36 = extractvalue { i8*, i32 } %34, 1, !dbg !28
  store i32 %36, i32* %5, align 4, !dbg !28
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !28
  br label %40, !dbg !28

37:                                               ; No predecessors!
  br label %38, !dbg !27

38:                                               ; preds = %37, %27
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !28
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #13, !dbg !28
  %39 = load i32, i32* %1, align 4, !dbg !28
  ret i32 %39, !dbg !28

40:                                               ; preds = %33, %29
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #13, !dbg !28
  br label %41, !dbg !28

41:                                               ; preds = %40
  %42 = load i8*, i8** %4, align 8, !dbg !28
  %43 = load i32, i32* %5, align 4, !dbg !28
  %44 = insertvalue { i8*, i32 } undef, i8* %42, 0, !dbg !28
  %45 = insertvalue { i8*, i32 } %44, i32 %43, 1, !dbg !28
  resume { i8*, i32 } %45, !dbg !28
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !29 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !31
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !31
  store i8* null, i8** %5, align 8, !dbg !32
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15, !dbg !33
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !33
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !34
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #13, !dbg !35
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !36

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !33
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !37
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !38

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !38
  ret void, !dbg !39

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !39
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !39
  store i8* %20, i8** %7, align 8, !dbg !39
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !39
  store i32 %21, i32* %8, align 4, !dbg !39
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !33
  br label %26, !dbg !33

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !39
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !39
  store i8* %24, i8** %7, align 8, !dbg !39
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !39
  store i32 %25, i32* %8, align 4, !dbg !39
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !38
  br label %26, !dbg !38

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !33
  %28 = load i32, i32* %8, align 4, !dbg !33
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !33
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !33
  resume { i8*, i32 } %30, !dbg !33
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #2 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !40 {
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
  store i32 2, i32* %5, align 4, !dbg !42
  %20 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 0, !dbg !43
  store %"class.std::unique_lock"* %20, %"class.std::unique_lock"** %7, align 8, !dbg !43
  %21 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !44
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %20, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %21) #13, !dbg !45
  %22 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %20, i64 1, !dbg !43
  store %"class.std::unique_lock"* %22, %"class.std::unique_lock"** %7, align 8, !dbg !43
  %23 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !46
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %22, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %23) #13, !dbg !47
  store i32 0, i32* %10, align 4, !dbg !48
  br label %24, !dbg !49

24:                                               ; preds = %72, %2
  %25 = load i32, i32* %10, align 4, !dbg !50
  %26 = sext i32 %25 to i64, !dbg !51
  %27 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %26, !dbg !51
  invoke void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %27)
          to label %28 unwind label %59, !dbg !52

28:                                               ; preds = %24
  store i32 1, i32* %13, align 4, !dbg !53
  br label %29, !dbg !54

29:                                               ; preds = %68, %28
  %30 = load i32, i32* %13, align 4, !dbg !55
  %31 = icmp slt i32 %30, 2, !dbg !56
  br i1 %31, label %32, label %71, !dbg !57

32:                                               ; preds = %29
  %33 = load i32, i32* %10, align 4, !dbg !58
  %34 = load i32, i32* %13, align 4, !dbg !59
  %35 = add nsw i32 %33, %34, !dbg !60
  %36 = srem i32 %35, 2, !dbg !61
  store i32 %36, i32* %14, align 4, !dbg !62
  %37 = load i32, i32* %14, align 4, !dbg !63
  %38 = sext i32 %37 to i64, !dbg !64
  %39 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %38, !dbg !64
  %40 = invoke noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %39)
          to label %41 unwind label %59, !dbg !65

41:                                               ; preds = %32
  br i1 %40, label %67, label %42, !dbg !66

42:                                               ; preds = %41
  %43 = load i32, i32* %13, align 4, !dbg !67
  store i32 %43, i32* %15, align 4, !dbg !68
  br label %44, !dbg !69

44:                                               ; preds = %56, %42
  %45 = load i32, i32* %15, align 4, !dbg !70
  %46 = icmp ne i32 %45, 0, !dbg !71
  br i1 %46, label %47, label %65, !dbg !72

47:                                               ; preds = %44
  %48 = load i32, i32* %10, align 4, !dbg !73
  %49 = load i32, i32* %15, align 4, !dbg !74
  %50 = add nsw i32 %48, %49, !dbg !75
  %51 = sub nsw i32 %50, 1, !dbg !76
  %52 = srem i32 %51, 2, !dbg !77
  %53 = sext i32 %52 to i64, !dbg !78
  %54 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %53, !dbg !78
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %54)
          to label %55 unwind label %59, !dbg !79

55:                                               ; preds = %47
  br label %56, !dbg !78

56:                                               ; preds = %55
  %57 = load i32, i32* %15, align 4, !dbg !80
  %58 = add nsw i32 %57, -1, !dbg !80
  store i32 %58, i32* %15, align 4, !dbg !80
  br label %44, !dbg !72, !llvm.loop !81

59:                                               ; preds = %47, %32, %24
  %60 = landingpad { i8*, i32 }
          cleanup, !dbg !84
  %61 = extractvalue { i8*, i32 } %60, 0, !dbg !84
  store i8* %61, i8** %11, align 8, !dbg !84
  %62 = extractvalue { i8*, i32 } %60, 1, !dbg !84
  store i32 %62, i32* %12, align 4, !dbg !84
  %63 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !85
  %64 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %63, i64 2, !dbg !85
  br label %103, !dbg !85

65:                                               ; preds = %44
  %66 = load i32, i32* %14, align 4, !dbg !86
  store i32 %66, i32* %10, align 4, !dbg !87
  br label %71, !dbg !88

67:                                               ; preds = %41
  br label %68, !dbg !89

68:                                               ; preds = %67
  %69 = load i32, i32* %13, align 4, !dbg !90
  %70 = add nsw i32 %69, 1, !dbg !90
  store i32 %70, i32* %13, align 4, !dbg !90
  br label %29, !dbg !57, !llvm.loop !91

71:                                               ; preds = %65, %29
  br label %72, !dbg !92

72:                                               ; preds = %71
  %73 = load i32, i32* %10, align 4, !dbg !93
  %74 = sext i32 %73 to i64, !dbg !94
  %75 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %74, !dbg !94
  %76 = call noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %75) #13, !dbg !95
  %77 = xor i1 %76, true, !dbg !96
  br i1 %77, label %24, label %78, !dbg !92, !llvm.loop !97

78:                                               ; preds = %72
  store [2 x %"class.std::unique_lock"]* %6, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !99
  %79 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !100
  %80 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %79, i64 0, i64 0, !dbg !100
  store %"class.std::unique_lock"* %80, %"class.std::unique_lock"** %17, align 8, !dbg !100
  %81 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !100
  %82 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %81, i64 0, i64 0, !dbg !100
  %83 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %82, i64 2, !dbg !100
  store %"class.std::unique_lock"* %83, %"class.std::unique_lock"** %18, align 8, !dbg !100
  br label %84, !dbg !100

84:                                               ; preds = %92, %78
  %85 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !100
  %86 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %18, align 8, !dbg !100
  %87 = icmp ne %"class.std::unique_lock"* %85, %86, !dbg !100
  br i1 %87, label %88, label %95, !dbg !100

88:                                               ; preds = %84
  %89 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !100
  store %"class.std::unique_lock"* %89, %"class.std::unique_lock"** %19, align 8, !dbg !101
  %90 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %19, align 8, !dbg !102
  %91 = call noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %90) #13, !dbg !103
  br label %92, !dbg !104

92:                                               ; preds = %88
  %93 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !100
  %94 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %93, i32 1, !dbg !100
  store %"class.std::unique_lock"* %94, %"class.std::unique_lock"** %17, align 8, !dbg !100
  br label %84, !dbg !100, !llvm.loop !105

95:                                               ; preds = %84
  %96 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !85
  %97 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %96, i64 2, !dbg !85
  br label %98, !dbg !85

98:                                               ; preds = %98, %95
  %99 = phi %"class.std::unique_lock"* [ %97, %95 ], [ %100, %98 ], !dbg !85
  %100 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %99, i64 -1, !dbg !85
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %100) #13, !dbg !85
  %101 = icmp eq %"class.std::unique_lock"* %100, %96, !dbg !85
  br i1 %101, label %102, label %98, !dbg !85

102:                                              ; preds = %98
  ret void, !dbg !84

103:                                              ; preds = %103, %59
  %104 = phi %"class.std::unique_lock"* [ %64, %59 ], [ %105, %103 ], !dbg !85
  %105 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %104, i64 -1, !dbg !85
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %105) #13, !dbg !85
  %106 = icmp eq %"class.std::unique_lock"* %105, %63, !dbg !85
  br i1 %106, label %107, label %103, !dbg !85

107:                                              ; preds = %103
  br label %108, !dbg !85

108:                                              ; preds = %107
  %109 = load i8*, i8** %11, align 8, !dbg !85
  %110 = load i32, i32* %12, align 4, !dbg !85
  %111 = insertvalue { i8*, i32 } undef, i8* %109, 0, !dbg !85
  %112 = insertvalue { i8*, i32 } %111, i32 %110, 1, !dbg !85
  resume { i8*, i32 } %112, !dbg !85
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_St12adopt_lock_t(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #3 comdat align 2 !dbg !107 {
  %3 = alloca %"struct.std::adopt_lock_t", align 1
  %4 = alloca %"class.std::lock_guard"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  %6 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %4, align 8
  %7 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %6, i32 0, i32 0, !dbg !109
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !110
  store %"class.std::mutex"* %8, %"class.std::mutex"** %7, align 8, !dbg !109
  ret void, !dbg !111
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !112 {
  %2 = alloca %"class.std::lock_guard"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %2, align 8
  %3 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %3, i32 0, i32 0, !dbg !113
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !113
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !114

6:                                                ; preds = %1
  ret void, !dbg !115

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !114
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !114
  call void @__clang_call_terminate(i8* %9) #14, !dbg !114
  unreachable, !dbg !114
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #4

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !116 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon.0*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !117
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !117
  store i8* null, i8** %5, align 8, !dbg !118
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15, !dbg !119
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl.7"*, !dbg !119
  %13 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !120
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %13) #13, !dbg !121
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !122

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl.7"* %12 to %"struct.std::thread::_State"*, !dbg !119
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !123
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !124

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !124
  ret void, !dbg !125

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !125
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !125
  store i8* %20, i8** %7, align 8, !dbg !125
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !125
  store i32 %21, i32* %8, align 4, !dbg !125
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !119
  br label %26, !dbg !119

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !125
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !125
  store i8* %24, i8** %7, align 8, !dbg !125
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !125
  store i32 %25, i32* %8, align 4, !dbg !125
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !124
  br label %26, !dbg !124

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !119
  %28 = load i32, i32* %8, align 4, !dbg !119
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !119
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !119
  resume { i8*, i32 } %30, !dbg !119
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !126 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !127
  br i1 %4, label %5, label %7, !dbg !127

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #14, !dbg !128
  unreachable, !dbg !128

6:                                                ; No predecessors!
  unreachable, !dbg !132

7:                                                ; preds = %1
  ret void, !dbg !133
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !134 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !135
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !135
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !135
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !135
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !136
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !137
  %10 = load i64, i64* %9, align 8, !dbg !137
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !137
  %12 = load i64, i64* %11, align 8, !dbg !137
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !137
  %14 = xor i1 %13, true, !dbg !138
  ret i1 %14, !dbg !139
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #6 comdat !dbg !140 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !141
  %8 = load i64, i64* %7, align 8, !dbg !141
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !142
  %10 = load i64, i64* %9, align 8, !dbg !142
  %11 = icmp eq i64 %8, %10, !dbg !143
  ret i1 %11, !dbg !144
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !145 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !146
  store i64 0, i64* %4, align 8, !dbg !146
  ret void, !dbg !147
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #5

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #3 comdat align 2 !dbg !148 {
  %3 = alloca %"struct.std::defer_lock_t", align 1
  %4 = alloca %"class.std::unique_lock"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  %6 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %4, align 8
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 0, !dbg !150
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !151
  %9 = call noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %8) #13, !dbg !152
  store %"class.std::mutex"* %9, %"class.std::mutex"** %7, align 8, !dbg !150
  %10 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 1, !dbg !153
  store i8 0, i8* %10, align 8, !dbg !153
  ret void, !dbg !154
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #2 comdat align 2 !dbg !155 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !156
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !156
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !156
  br i1 %6, label %8, label %7, !dbg !157

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !158
  unreachable, !dbg !158

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !159
  %10 = load i8, i8* %9, align 8, !dbg !159
  %11 = trunc i8 %10 to i1, !dbg !159
  br i1 %11, label %12, label %13, !dbg !159

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !160
  unreachable, !dbg !160

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !161
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !161
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15), !dbg !162
  %16 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !163
  store i8 1, i8* %16, align 8, !dbg !164
  br label %17

17:                                               ; preds = %13
  br label %18

18:                                               ; preds = %17
  ret void, !dbg !165
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #2 comdat align 2 !dbg !166 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !167
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !167
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !167
  br i1 %6, label %8, label %7, !dbg !168

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !169
  unreachable, !dbg !169

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !170
  %10 = load i8, i8* %9, align 8, !dbg !170
  %11 = trunc i8 %10 to i1, !dbg !170
  br i1 %11, label %12, label %13, !dbg !170

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !171
  unreachable, !dbg !171

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !172
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !172
  %16 = call noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15) #13, !dbg !173
  %17 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !174
  %18 = zext i1 %16 to i8, !dbg !175
  store i8 %18, i8* %17, align 8, !dbg !175
  %19 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !176
  %20 = load i8, i8* %19, align 8, !dbg !176
  %21 = trunc i8 %20 to i1, !dbg !176
  ret i1 %21, !dbg !177
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #2 comdat align 2 !dbg !178 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !179
  %5 = load i8, i8* %4, align 8, !dbg !179
  %6 = trunc i8 %5 to i1, !dbg !179
  br i1 %6, label %8, label %7, !dbg !180

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !181
  unreachable, !dbg !181

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !182
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %9, align 8, !dbg !182
  %11 = icmp ne %"class.std::mutex"* %10, null, !dbg !182
  br i1 %11, label %12, label %16, !dbg !182

12:                                               ; preds = %8
  %13 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !183
  %14 = load %"class.std::mutex"*, %"class.std::mutex"** %13, align 8, !dbg !183
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %14), !dbg !184
  %15 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !185
  store i8 0, i8* %15, align 8, !dbg !186
  br label %16, !dbg !187

16:                                               ; preds = %12, %8
  br label %17

17:                                               ; preds = %16
  ret void, !dbg !188
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #6 comdat align 2 !dbg !189 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !190
  %5 = load i8, i8* %4, align 8, !dbg !190
  %6 = trunc i8 %5 to i1, !dbg !190
  ret i1 %6, !dbg !191
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #6 comdat align 2 !dbg !192 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  %3 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %4 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !193
  %6 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !193
  store %"class.std::mutex"* %6, %"class.std::mutex"** %3, align 8, !dbg !194
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !195
  store %"class.std::mutex"* null, %"class.std::mutex"** %7, align 8, !dbg !196
  %8 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 1, !dbg !197
  store i8 0, i8* %8, align 8, !dbg !198
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !199
  ret %"class.std::mutex"* %9, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !201 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !202
  %5 = load i8, i8* %4, align 8, !dbg !202
  %6 = trunc i8 %5 to i1, !dbg !202
  br i1 %6, label %7, label %9, !dbg !202

7:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3)
          to label %8 unwind label %10, !dbg !203

8:                                                ; preds = %7
  br label %9, !dbg !203

9:                                                ; preds = %8, %1
  ret void, !dbg !204

10:                                               ; preds = %7
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !203
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !203
  call void @__clang_call_terminate(i8* %12) #14, !dbg !203
  unreachable, !dbg !203
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #6 comdat !dbg !205 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8, !dbg !207
  ret %"class.std::mutex"* %3, !dbg !208
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #8

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #2 comdat align 2 !dbg !209 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !210
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !210
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !211
  store i32 %7, i32* %3, align 4, !dbg !212
  %8 = load i32, i32* %3, align 4, !dbg !213
  %9 = icmp ne i32 %8, 0, !dbg !213
  br i1 %9, label %10, label %12, !dbg !213

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !214
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !215
  unreachable, !dbg !215

12:                                               ; preds = %1
  ret void, !dbg !216
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #2 !dbg !217 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !219
  %5 = icmp ne i32 %4, 0, !dbg !219
  br i1 %5, label %6, label %9, !dbg !219

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !220
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #13, !dbg !221
  store i32 %8, i32* %2, align 4, !dbg !222
  br label %10, !dbg !222

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !223
  br label %10, !dbg !223

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !224
  ret i32 %11, !dbg !224
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #6 !dbg !225 {
  ret i32 1, !dbg !226
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !227 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !228
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !228
  %6 = invoke noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5)
          to label %7 unwind label %10, !dbg !229

7:                                                ; preds = %1
  %8 = icmp ne i32 %6, 0, !dbg !229
  %9 = xor i1 %8, true, !dbg !230
  ret i1 %9, !dbg !231

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !229
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !229
  call void @__clang_call_terminate(i8* %12) #14, !dbg !229
  unreachable, !dbg !229
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #6 !dbg !232 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !233
  %5 = icmp ne i32 %4, 0, !dbg !233
  br i1 %5, label %6, label %9, !dbg !233

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !234
  %8 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %7) #13, !dbg !235
  store i32 %8, i32* %2, align 4, !dbg !236
  br label %10, !dbg !236

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !237
  br label %10, !dbg !237

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !238
  ret i32 %11, !dbg !238
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #14
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #9

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #2 comdat align 2 !dbg !239 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !240
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !240
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !241
  ret void, !dbg !242
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #6 !dbg !243 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !244
  %5 = icmp ne i32 %4, 0, !dbg !244
  br i1 %5, label %6, label %9, !dbg !244

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !245
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #13, !dbg !246
  store i32 %8, i32* %2, align 4, !dbg !247
  br label %10, !dbg !247

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !248
  br label %10, !dbg !248

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !249
  ret i32 %11, !dbg !249
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #9

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !250 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !251
  ret %class.anon* %3, !dbg !252
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 align 2 !dbg !253 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !254
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !255
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !254
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !254
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !256
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !257
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !258
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #13, !dbg !259
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #13, !dbg !260
  ret void, !dbg !261
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #12

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !262 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !264
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !265
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !264

8:                                                ; preds = %2
  ret void, !dbg !266

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !264
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !264
  call void @__clang_call_terminate(i8* %11) #14, !dbg !264
  unreachable, !dbg !264
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !267 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !268
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !268
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !269
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !270
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !271
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !271
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !272
  br i1 %10, label %11, label %17, !dbg !271

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !273
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !274
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !275
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !275
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !273

16:                                               ; preds = %11
  br label %17, !dbg !273

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !276
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !277
  ret void, !dbg !278

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !273
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !273
  call void @__clang_call_terminate(i8* %21) #14, !dbg !273
  unreachable, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !279 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !280
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !280
  ret void, !dbg !280
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !281 {
  %3 = alloca %"class.std::tuple.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %3, align 8
  %6 = bitcast %"class.std::tuple.4"* %5 to %"struct.std::_Tuple_impl.5"*, !dbg !283
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !284
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !285
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !286

9:                                                ; preds = %2
  ret void, !dbg !287

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !286
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !286
  call void @__clang_call_terminate(i8* %12) #14, !dbg !286
  unreachable, !dbg !286
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #3 align 2 !dbg !288 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !289
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #3 align 2 !dbg !290 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !291
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !291
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !291
  ret void, !dbg !291
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !292 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !293
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !293
  ret void, !dbg !294
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !295 {
  %3 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.5"* %5 to %"struct.std::_Head_base.6"*, !dbg !296
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !297
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !298
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !299
  ret void, !dbg !300
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 align 2 !dbg !301 {
  %3 = alloca %"struct.std::_Head_base.6"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.6"* %5 to %class.anon*, !dbg !302
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !303
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !304
  ret void, !dbg !305
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !306 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !307
  ret void, !dbg !308
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !309 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !310
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !311
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !312
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !313
  ret void, !dbg !314
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #2 !dbg !315 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !317
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !318
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !319
  ret void, !dbg !320
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !321 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !322
  %4 = bitcast %"class.std::tuple.4"* %3 to %"struct.std::_Tuple_impl.5"*, !dbg !322
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !323
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !324
  ret %class.anon* %6, !dbg !325
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !326 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !327
  ret %"class.std::tuple.4"* %3, !dbg !328
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #2 !dbg !329 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !330
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !331
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !331
  ret void, !dbg !332
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !333 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"class.std::lock_guard", align 8
  %4 = alloca %"struct.std::adopt_lock_t", align 1
  %5 = alloca %"class.std::lock_guard", align 8
  %6 = alloca %"struct.std::adopt_lock_t", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %7 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*), %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*)), !dbg !334
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_St12adopt_lock_t(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*)) #13, !dbg !335
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_St12adopt_lock_t(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %5, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*)) #13, !dbg !336
  %8 = load i32, i32* @_ZL1x, align 4, !dbg !337
  %9 = add nsw i32 %8, 1, !dbg !337
  store i32 %9, i32* @_ZL1x, align 4, !dbg !337
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !338
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !338
  ret void, !dbg !338
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !339 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !340
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !341
  ret %class.anon* %4, !dbg !342
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #6 align 2 !dbg !343 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !344
  %4 = bitcast %"struct.std::_Tuple_impl.5"* %3 to %"struct.std::_Head_base.6"*, !dbg !344
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !345
  ret %class.anon* %5, !dbg !346
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0) #6 align 2 !dbg !347 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !348
  %4 = bitcast %"struct.std::_Head_base.6"* %3 to %class.anon*, !dbg !349
  ret %class.anon* %4, !dbg !350
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !351 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !352
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !352
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !352
  ret void, !dbg !352
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #3 comdat align 2 !dbg !353 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !354
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !354
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !355
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !356
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !357
  ret void, !dbg !358
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !359 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !360
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !361

5:                                                ; preds = %1
  ret void, !dbg !362

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !361
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !361
  call void @__clang_call_terminate(i8* %8) #14, !dbg !361
  unreachable, !dbg !361
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !363 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !364
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !365
  ret %"struct.std::thread::_State"** %5, !dbg !366
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !367 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !368
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !369
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !368
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !370
  ret void, !dbg !371
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !372 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !373
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !374
  ret void, !dbg !375
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !376 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !377
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !377
  ret void, !dbg !378
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !379 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !380
  ret void, !dbg !381
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !382 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !383
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !383
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !384
  ret %"struct.std::thread::_State"** %5, !dbg !385
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !386 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !387
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !388
  ret %"struct.std::thread::_State"** %4, !dbg !389
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !390 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !391
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !391
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !392
  ret %"struct.std::thread::_State"** %5, !dbg !393
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !394 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8, !dbg !395
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !396
  ret %"struct.std::thread::_State"** %4, !dbg !397
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !398 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !399
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !399
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !400
  ret %"struct.std::default_delete"* %6, !dbg !401
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #6 comdat align 2 !dbg !402 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !403
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !404
  br i1 %7, label %13, label %8, !dbg !404

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !404
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !404
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !404
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !404
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !404
  br label %13, !dbg !404

13:                                               ; preds = %8, %2
  ret void, !dbg !405
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !406 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !407
  ret %"struct.std::thread::_State"** %3, !dbg !408
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat align 2 !dbg !409 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !410
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !411
  ret %"struct.std::default_delete"* %5, !dbg !412
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #6 comdat !dbg !413 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !414
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !414
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !415
  ret %"struct.std::default_delete"* %5, !dbg !416
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat !dbg !417 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !418
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !419
  ret %"struct.std::default_delete"* %4, !dbg !420
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !421 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !422
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !422
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !423
  ret %"struct.std::default_delete"* %5, !dbg !424
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #6 comdat align 2 !dbg !425 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !426
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !427
  ret %"struct.std::default_delete"* %4, !dbg !428
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !429 {
  %2 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %3 = load %class.anon.0*, %class.anon.0** %2, align 8, !dbg !430
  ret %class.anon.0* %3, !dbg !431
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 align 2 !dbg !432 {
  %3 = alloca %"struct.std::thread::_State_impl.7"*, align 8
  %4 = alloca %class.anon.0*, align 8
  store %"struct.std::thread::_State_impl.7"* %0, %"struct.std::thread::_State_impl.7"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %5 = load %"struct.std::thread::_State_impl.7"*, %"struct.std::thread::_State_impl.7"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl.7"* %5 to %"struct.std::thread::_State"*, !dbg !433
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !434
  %7 = bitcast %"struct.std::thread::_State_impl.7"* %5 to i32 (...)***, !dbg !433
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !433
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl.7", %"struct.std::thread::_State_impl.7"* %5, i32 0, i32 1, !dbg !435
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker.8", %"struct.std::thread::_Invoker.8"* %8, i32 0, i32 0, !dbg !436
  %10 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !437
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %10) #13, !dbg !438
  call void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %11) #13, !dbg !439
  ret void, !dbg !440
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !441 {
  %3 = alloca %"class.std::tuple.9"*, align 8
  %4 = alloca %class.anon.0*, align 8
  store %"class.std::tuple.9"* %0, %"class.std::tuple.9"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %5 = load %"class.std::tuple.9"*, %"class.std::tuple.9"** %3, align 8
  %6 = bitcast %"class.std::tuple.9"* %5 to %"struct.std::_Tuple_impl.10"*, !dbg !442
  %7 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !443
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !444
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !445

9:                                                ; preds = %2
  ret void, !dbg !446

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !445
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !445
  call void @__clang_call_terminate(i8* %12) #14, !dbg !445
  unreachable, !dbg !445
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #3 align 2 !dbg !447 {
  %2 = alloca %"struct.std::thread::_State_impl.7"*, align 8
  store %"struct.std::thread::_State_impl.7"* %0, %"struct.std::thread::_State_impl.7"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.7"*, %"struct.std::thread::_State_impl.7"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl.7"* %3 to %"struct.std::thread::_State"*, !dbg !448
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !448
  ret void, !dbg !448
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #3 align 2 !dbg !449 {
  %2 = alloca %"struct.std::thread::_State_impl.7"*, align 8
  store %"struct.std::thread::_State_impl.7"* %0, %"struct.std::thread::_State_impl.7"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.7"*, %"struct.std::thread::_State_impl.7"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !450
  %4 = bitcast %"struct.std::thread::_State_impl.7"* %3 to i8*, !dbg !450
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !450
  ret void, !dbg !450
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !451 {
  %2 = alloca %"struct.std::thread::_State_impl.7"*, align 8
  store %"struct.std::thread::_State_impl.7"* %0, %"struct.std::thread::_State_impl.7"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.7"*, %"struct.std::thread::_State_impl.7"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl.7", %"struct.std::thread::_State_impl.7"* %3, i32 0, i32 1, !dbg !452
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(%"struct.std::thread::_Invoker.8"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !452
  ret void, !dbg !453
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !454 {
  %3 = alloca %"struct.std::_Tuple_impl.10"*, align 8
  %4 = alloca %class.anon.0*, align 8
  store %"struct.std::_Tuple_impl.10"* %0, %"struct.std::_Tuple_impl.10"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.10"*, %"struct.std::_Tuple_impl.10"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.10"* %5 to %"struct.std::_Head_base.11"*, !dbg !455
  %7 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !456
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !457
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.11"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %8), !dbg !458
  ret void, !dbg !459
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.11"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 align 2 !dbg !460 {
  %3 = alloca %"struct.std::_Head_base.11"*, align 8
  %4 = alloca %class.anon.0*, align 8
  store %"struct.std::_Head_base.11"* %0, %"struct.std::_Head_base.11"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %5 = load %"struct.std::_Head_base.11"*, %"struct.std::_Head_base.11"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.11"* %5 to %class.anon.0*, !dbg !461
  %7 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !462
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !463
  ret void, !dbg !464
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(%"struct.std::thread::_Invoker.8"* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !465 {
  %2 = alloca %"struct.std::thread::_Invoker.8"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker.8"* %0, %"struct.std::thread::_Invoker.8"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker.8"*, %"struct.std::thread::_Invoker.8"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker.8"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !466
  ret void, !dbg !467
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker.8"* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !468 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker.8"*, align 8
  store %"struct.std::thread::_Invoker.8"* %0, %"struct.std::thread::_Invoker.8"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker.8"*, %"struct.std::thread::_Invoker.8"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker.8", %"struct.std::thread::_Invoker.8"* %4, i32 0, i32 0, !dbg !469
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.9"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_1EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !470
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt3getILm0EJZ4mainE3$_1EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !471
  call void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %7), !dbg !472
  ret void, !dbg !473
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %0) #2 !dbg !474 {
  %2 = alloca %class.anon.0*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %4 = load %class.anon.0*, %class.anon.0** %2, align 8, !dbg !475
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !476
  call void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %5), !dbg !477
  ret void, !dbg !478
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt3getILm0EJZ4mainE3$_1EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !479 {
  %2 = alloca %"class.std::tuple.9"*, align 8
  store %"class.std::tuple.9"* %0, %"class.std::tuple.9"** %2, align 8
  %3 = load %"class.std::tuple.9"*, %"class.std::tuple.9"** %2, align 8, !dbg !480
  %4 = bitcast %"class.std::tuple.9"* %3 to %"struct.std::_Tuple_impl.10"*, !dbg !480
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt12__get_helperILm0EZ4mainE3$_1JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !481
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !482
  ret %class.anon.0* %6, !dbg !483
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.9"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_1EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !484 {
  %2 = alloca %"class.std::tuple.9"*, align 8
  store %"class.std::tuple.9"* %0, %"class.std::tuple.9"** %2, align 8
  %3 = load %"class.std::tuple.9"*, %"class.std::tuple.9"** %2, align 8, !dbg !485
  ret %"class.std::tuple.9"* %3, !dbg !486
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %0) #2 !dbg !487 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %3, align 8
  %4 = load %class.anon.0*, %class.anon.0** %3, align 8, !dbg !488
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !489
  call void @"_ZZ4mainENK3$_1clEv"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %5), !dbg !489
  ret void, !dbg !490
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_1clEv"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !491 {
  %2 = alloca %class.anon.0*, align 8
  %3 = alloca %"class.std::lock_guard", align 8
  %4 = alloca %"class.std::lock_guard", align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %7 = load %class.anon.0*, %class.anon.0** %2, align 8
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*)), !dbg !492
  invoke void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %4, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*))
          to label %8 unwind label %11, !dbg !493

8:                                                ; preds = %1
  %9 = load i32, i32* @_ZL1x, align 4, !dbg !494
  %10 = add nsw i32 %9, 1, !dbg !494
  store i32 %10, i32* @_ZL1x, align 4, !dbg !494
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !495
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !495
  ret void, !dbg !495

11:                                               ; preds = %1
  %12 = landingpad { i8*, i32 }
          cleanup, !dbg !495
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !495
  store i8* %13, i8** %5, align 8, !dbg !495
  %14 = extractvalue { i8*, i32 } %12, 1, !dbg !495
  store i32 %14, i32* %6, align 4, !dbg !495
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !495
  br label %15, !dbg !495

15:                                               ; preds = %11
  %16 = load i8*, i8** %5, align 8, !dbg !495
  %17 = load i32, i32* %6, align 4, !dbg !495
  %18 = insertvalue { i8*, i32 } undef, i8* %16, 0, !dbg !495
  %19 = insertvalue { i8*, i32 } %18, i32 %17, 1, !dbg !495
  resume { i8*, i32 } %19, !dbg !495
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #1 comdat align 2 !dbg !496 {
  %3 = alloca %"class.std::lock_guard"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !497
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !498
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !497
  %8 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !499
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %8, align 8, !dbg !499
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !500
  ret void, !dbg !501
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt12__get_helperILm0EZ4mainE3$_1JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !502 {
  %2 = alloca %"struct.std::_Tuple_impl.10"*, align 8
  store %"struct.std::_Tuple_impl.10"* %0, %"struct.std::_Tuple_impl.10"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.10"*, %"struct.std::_Tuple_impl.10"** %2, align 8, !dbg !503
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EE7_M_headERS1_"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !504
  ret %class.anon.0* %4, !dbg !505
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EE7_M_headERS1_"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %0) #6 align 2 !dbg !506 {
  %2 = alloca %"struct.std::_Tuple_impl.10"*, align 8
  store %"struct.std::_Tuple_impl.10"* %0, %"struct.std::_Tuple_impl.10"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.10"*, %"struct.std::_Tuple_impl.10"** %2, align 8, !dbg !507
  %4 = bitcast %"struct.std::_Tuple_impl.10"* %3 to %"struct.std::_Head_base.11"*, !dbg !507
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.11"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !508
  ret %class.anon.0* %5, !dbg !509
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.11"* noundef nonnull align 1 dereferenceable(1) %0) #6 align 2 !dbg !510 {
  %2 = alloca %"struct.std::_Head_base.11"*, align 8
  store %"struct.std::_Head_base.11"* %0, %"struct.std::_Head_base.11"** %2, align 8
  %3 = load %"struct.std::_Head_base.11"*, %"struct.std::_Head_base.11"** %2, align 8, !dbg !511
  %4 = bitcast %"struct.std::_Head_base.11"* %3 to %class.anon.0*, !dbg !512
  ret %class.anon.0* %4, !dbg !513
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nounwind willreturn }
attributes #8 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline noreturn nounwind }
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
!1 = !DIFile(filename: "cpp-std-lock.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "56b8e4fb2ac8b7bf2a86248f2a00204e")
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
!14 = !DILocation(line: 20, column: 3, scope: !10)
!15 = !DILocation(line: 21, column: 31, scope: !10)
!16 = !DILocation(line: 21, column: 54, scope: !10)
!17 = !DILocation(line: 22, column: 4, scope: !10)
!18 = !DILocation(line: 23, column: 2, scope: !10)
!19 = !DILocation(line: 24, column: 4, scope: !10)
!20 = !DILocation(line: 25, column: 14, scope: !10)
!21 = !DILocation(line: 31, column: 3, scope: !10)
!22 = !DILocation(line: 32, column: 31, scope: !10)
!23 = !DILocation(line: 32, column: 54, scope: !10)
!24 = !DILocation(line: 33, column: 4, scope: !10)
!25 = !DILocation(line: 34, column: 2, scope: !10)
!26 = !DILocation(line: 35, column: 4, scope: !10)
!27 = !DILocation(line: 36, column: 2, scope: !10)
!28 = !DILocation(line: 37, column: 1, scope: !10)
!29 = distinct !DISubprogram(name: "thread<(lambda at cpp-std-lock.cpp:14:16), void>", scope: !30, file: !30, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!30 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!31 = !DILocation(line: 126, column: 7, scope: !29)
!32 = !DILocation(line: 137, column: 7, scope: !29)
!33 = !DILocation(line: 142, column: 29, scope: !29)
!34 = !DILocation(line: 143, column: 32, scope: !29)
!35 = !DILocation(line: 143, column: 8, scope: !29)
!36 = !DILocation(line: 142, column: 33, scope: !29)
!37 = !DILocation(line: 142, column: 18, scope: !29)
!38 = !DILocation(line: 142, column: 2, scope: !29)
!39 = !DILocation(line: 145, column: 7, scope: !29)
!40 = distinct !DISubprogram(name: "lock<std::mutex, std::mutex>", scope: !41, file: !41, line: 648, type: !11, scopeLine: 649, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!41 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex", directory: "")
!42 = !DILocation(line: 653, column: 18, scope: !40)
!43 = !DILocation(line: 654, column: 33, scope: !40)
!44 = !DILocation(line: 655, column: 9, scope: !40)
!45 = !DILocation(line: 655, column: 8, scope: !40)
!46 = !DILocation(line: 655, column: 29, scope: !40)
!47 = !DILocation(line: 655, column: 28, scope: !40)
!48 = !DILocation(line: 657, column: 8, scope: !40)
!49 = !DILocation(line: 658, column: 4, scope: !40)
!50 = !DILocation(line: 659, column: 14, scope: !40)
!51 = !DILocation(line: 659, column: 6, scope: !40)
!52 = !DILocation(line: 659, column: 23, scope: !40)
!53 = !DILocation(line: 660, column: 15, scope: !40)
!54 = !DILocation(line: 660, column: 11, scope: !40)
!55 = !DILocation(line: 660, column: 24, scope: !40)
!56 = !DILocation(line: 660, column: 28, scope: !40)
!57 = !DILocation(line: 660, column: 6, scope: !40)
!58 = !DILocation(line: 662, column: 22, scope: !40)
!59 = !DILocation(line: 662, column: 32, scope: !40)
!60 = !DILocation(line: 662, column: 30, scope: !40)
!61 = !DILocation(line: 662, column: 37, scope: !40)
!62 = !DILocation(line: 662, column: 13, scope: !40)
!63 = !DILocation(line: 663, column: 16, scope: !40)
!64 = !DILocation(line: 663, column: 8, scope: !40)
!65 = !DILocation(line: 663, column: 23, scope: !40)
!66 = !DILocation(line: 663, column: 7, scope: !40)
!67 = !DILocation(line: 665, column: 22, scope: !40)
!68 = !DILocation(line: 665, column: 16, scope: !40)
!69 = !DILocation(line: 665, column: 12, scope: !40)
!70 = !DILocation(line: 665, column: 27, scope: !40)
!71 = !DILocation(line: 665, column: 31, scope: !40)
!72 = !DILocation(line: 665, column: 7, scope: !40)
!73 = !DILocation(line: 666, column: 18, scope: !40)
!74 = !DILocation(line: 666, column: 28, scope: !40)
!75 = !DILocation(line: 666, column: 26, scope: !40)
!76 = !DILocation(line: 666, column: 32, scope: !40)
!77 = !DILocation(line: 666, column: 37, scope: !40)
!78 = !DILocation(line: 666, column: 9, scope: !40)
!79 = !DILocation(line: 666, column: 44, scope: !40)
!80 = !DILocation(line: 665, column: 37, scope: !40)
!81 = distinct !{!81, !72, !82, !83}
!82 = !DILocation(line: 666, column: 51, scope: !40)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 682, column: 5, scope: !40)
!85 = !DILocation(line: 675, column: 2, scope: !40)
!86 = !DILocation(line: 667, column: 17, scope: !40)
!87 = !DILocation(line: 667, column: 15, scope: !40)
!88 = !DILocation(line: 668, column: 7, scope: !40)
!89 = !DILocation(line: 670, column: 8, scope: !40)
!90 = !DILocation(line: 660, column: 35, scope: !40)
!91 = distinct !{!91, !57, !89, !83}
!92 = !DILocation(line: 671, column: 4, scope: !40)
!93 = !DILocation(line: 671, column: 22, scope: !40)
!94 = !DILocation(line: 671, column: 14, scope: !40)
!95 = !DILocation(line: 671, column: 31, scope: !40)
!96 = !DILocation(line: 671, column: 13, scope: !40)
!97 = distinct !{!97, !49, !98, !83}
!98 = !DILocation(line: 671, column: 42, scope: !40)
!99 = !DILocation(line: 673, column: 21, scope: !40)
!100 = !DILocation(line: 673, column: 19, scope: !40)
!101 = !DILocation(line: 673, column: 15, scope: !40)
!102 = !DILocation(line: 674, column: 6, scope: !40)
!103 = !DILocation(line: 674, column: 10, scope: !40)
!104 = !DILocation(line: 673, column: 4, scope: !40)
!105 = distinct !{!105, !104, !106}
!106 = !DILocation(line: 674, column: 18, scope: !40)
!107 = distinct !DISubprogram(name: "lock_guard", scope: !108, file: !108, line: 231, type: !11, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!108 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!109 = !DILocation(line: 231, column: 60, scope: !107)
!110 = !DILocation(line: 231, column: 70, scope: !107)
!111 = !DILocation(line: 232, column: 9, scope: !107)
!112 = distinct !DISubprogram(name: "~lock_guard", scope: !108, file: !108, line: 234, type: !11, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!113 = !DILocation(line: 235, column: 9, scope: !112)
!114 = !DILocation(line: 235, column: 19, scope: !112)
!115 = !DILocation(line: 235, column: 29, scope: !112)
!116 = distinct !DISubprogram(name: "thread<(lambda at cpp-std-lock.cpp:25:16), void>", scope: !30, file: !30, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!117 = !DILocation(line: 126, column: 7, scope: !116)
!118 = !DILocation(line: 137, column: 7, scope: !116)
!119 = !DILocation(line: 142, column: 29, scope: !116)
!120 = !DILocation(line: 143, column: 32, scope: !116)
!121 = !DILocation(line: 143, column: 8, scope: !116)
!122 = !DILocation(line: 142, column: 33, scope: !116)
!123 = !DILocation(line: 142, column: 18, scope: !116)
!124 = !DILocation(line: 142, column: 2, scope: !116)
!125 = !DILocation(line: 145, column: 7, scope: !116)
!126 = distinct !DISubprogram(name: "~thread", scope: !30, file: !30, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!127 = !DILocation(line: 150, column: 11, scope: !126)
!128 = !DILocation(line: 312, column: 5, scope: !129, inlinedAt: !131)
!129 = distinct !DISubprogram(name: "__terminate", scope: !130, file: !130, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!130 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!131 = distinct !DILocation(line: 151, column: 2, scope: !126)
!132 = !DILocation(line: 151, column: 2, scope: !126)
!133 = !DILocation(line: 152, column: 5, scope: !126)
!134 = distinct !DISubprogram(name: "joinable", scope: !30, file: !30, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!135 = !DILocation(line: 175, column: 16, scope: !134)
!136 = !DILocation(line: 175, column: 25, scope: !134)
!137 = !DILocation(line: 175, column: 22, scope: !134)
!138 = !DILocation(line: 175, column: 14, scope: !134)
!139 = !DILocation(line: 175, column: 7, scope: !134)
!140 = distinct !DISubprogram(name: "operator==", scope: !30, file: !30, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!141 = !DILocation(line: 286, column: 16, scope: !140)
!142 = !DILocation(line: 286, column: 33, scope: !140)
!143 = !DILocation(line: 286, column: 26, scope: !140)
!144 = !DILocation(line: 286, column: 5, scope: !140)
!145 = distinct !DISubprogram(name: "id", scope: !30, file: !30, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!146 = !DILocation(line: 85, column: 23, scope: !145)
!147 = !DILocation(line: 85, column: 37, scope: !145)
!148 = distinct !DISubprogram(name: "unique_lock", scope: !149, file: !149, line: 73, type: !11, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!149 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!150 = !DILocation(line: 74, column: 9, scope: !148)
!151 = !DILocation(line: 74, column: 36, scope: !148)
!152 = !DILocation(line: 74, column: 19, scope: !148)
!153 = !DILocation(line: 74, column: 43, scope: !148)
!154 = !DILocation(line: 75, column: 9, scope: !148)
!155 = distinct !DISubprogram(name: "lock", scope: !149, file: !149, line: 131, type: !11, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!156 = !DILocation(line: 133, column: 7, scope: !155)
!157 = !DILocation(line: 133, column: 6, scope: !155)
!158 = !DILocation(line: 134, column: 4, scope: !155)
!159 = !DILocation(line: 135, column: 11, scope: !155)
!160 = !DILocation(line: 136, column: 4, scope: !155)
!161 = !DILocation(line: 139, column: 6, scope: !155)
!162 = !DILocation(line: 139, column: 17, scope: !155)
!163 = !DILocation(line: 140, column: 6, scope: !155)
!164 = !DILocation(line: 140, column: 14, scope: !155)
!165 = !DILocation(line: 142, column: 7, scope: !155)
!166 = distinct !DISubprogram(name: "try_lock", scope: !149, file: !149, line: 145, type: !11, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!167 = !DILocation(line: 147, column: 7, scope: !166)
!168 = !DILocation(line: 147, column: 6, scope: !166)
!169 = !DILocation(line: 148, column: 4, scope: !166)
!170 = !DILocation(line: 149, column: 11, scope: !166)
!171 = !DILocation(line: 150, column: 4, scope: !166)
!172 = !DILocation(line: 153, column: 16, scope: !166)
!173 = !DILocation(line: 153, column: 27, scope: !166)
!174 = !DILocation(line: 153, column: 6, scope: !166)
!175 = !DILocation(line: 153, column: 14, scope: !166)
!176 = !DILocation(line: 154, column: 13, scope: !166)
!177 = !DILocation(line: 154, column: 6, scope: !166)
!178 = distinct !DISubprogram(name: "unlock", scope: !149, file: !149, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!179 = !DILocation(line: 191, column: 7, scope: !178)
!180 = !DILocation(line: 191, column: 6, scope: !178)
!181 = !DILocation(line: 192, column: 4, scope: !178)
!182 = !DILocation(line: 193, column: 11, scope: !178)
!183 = !DILocation(line: 195, column: 6, scope: !178)
!184 = !DILocation(line: 195, column: 17, scope: !178)
!185 = !DILocation(line: 196, column: 6, scope: !178)
!186 = !DILocation(line: 196, column: 14, scope: !178)
!187 = !DILocation(line: 197, column: 4, scope: !178)
!188 = !DILocation(line: 198, column: 7, scope: !178)
!189 = distinct !DISubprogram(name: "owns_lock", scope: !149, file: !149, line: 217, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!190 = !DILocation(line: 218, column: 16, scope: !189)
!191 = !DILocation(line: 218, column: 9, scope: !189)
!192 = distinct !DISubprogram(name: "release", scope: !149, file: !149, line: 208, type: !11, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!193 = !DILocation(line: 210, column: 22, scope: !192)
!194 = !DILocation(line: 210, column: 14, scope: !192)
!195 = !DILocation(line: 211, column: 2, scope: !192)
!196 = !DILocation(line: 211, column: 12, scope: !192)
!197 = !DILocation(line: 212, column: 2, scope: !192)
!198 = !DILocation(line: 212, column: 10, scope: !192)
!199 = !DILocation(line: 213, column: 9, scope: !192)
!200 = !DILocation(line: 213, column: 2, scope: !192)
!201 = distinct !DISubprogram(name: "~unique_lock", scope: !149, file: !149, line: 101, type: !11, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!202 = !DILocation(line: 103, column: 6, scope: !201)
!203 = !DILocation(line: 104, column: 4, scope: !201)
!204 = !DILocation(line: 105, column: 7, scope: !201)
!205 = distinct !DISubprogram(name: "__addressof<std::mutex>", scope: !206, file: !206, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!206 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!207 = !DILocation(line: 50, column: 34, scope: !205)
!208 = !DILocation(line: 50, column: 7, scope: !205)
!209 = distinct !DISubprogram(name: "lock", scope: !108, file: !108, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!210 = !DILocation(line: 100, column: 39, scope: !209)
!211 = !DILocation(line: 100, column: 17, scope: !209)
!212 = !DILocation(line: 100, column: 11, scope: !209)
!213 = !DILocation(line: 103, column: 11, scope: !209)
!214 = !DILocation(line: 104, column: 23, scope: !209)
!215 = !DILocation(line: 104, column: 2, scope: !209)
!216 = !DILocation(line: 105, column: 5, scope: !209)
!217 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !218, file: !218, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!218 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!219 = !DILocation(line: 748, column: 7, scope: !217)
!220 = !DILocation(line: 749, column: 42, scope: !217)
!221 = !DILocation(line: 749, column: 12, scope: !217)
!222 = !DILocation(line: 749, column: 5, scope: !217)
!223 = !DILocation(line: 751, column: 5, scope: !217)
!224 = !DILocation(line: 752, column: 1, scope: !217)
!225 = distinct !DISubprogram(name: "__gthread_active_p", scope: !218, file: !218, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!226 = !DILocation(line: 302, column: 3, scope: !225)
!227 = distinct !DISubprogram(name: "try_lock", scope: !108, file: !108, line: 108, type: !11, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!228 = !DILocation(line: 111, column: 40, scope: !227)
!229 = !DILocation(line: 111, column: 15, scope: !227)
!230 = !DILocation(line: 111, column: 14, scope: !227)
!231 = !DILocation(line: 111, column: 7, scope: !227)
!232 = distinct !DISubprogram(name: "__gthread_mutex_trylock", scope: !218, file: !218, line: 755, type: !11, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!233 = !DILocation(line: 757, column: 7, scope: !232)
!234 = !DILocation(line: 758, column: 45, scope: !232)
!235 = !DILocation(line: 758, column: 12, scope: !232)
!236 = !DILocation(line: 758, column: 5, scope: !232)
!237 = !DILocation(line: 760, column: 5, scope: !232)
!238 = !DILocation(line: 761, column: 1, scope: !232)
!239 = distinct !DISubprogram(name: "unlock", scope: !108, file: !108, line: 115, type: !11, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!240 = !DILocation(line: 118, column: 31, scope: !239)
!241 = !DILocation(line: 118, column: 7, scope: !239)
!242 = !DILocation(line: 119, column: 5, scope: !239)
!243 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !218, file: !218, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!244 = !DILocation(line: 778, column: 7, scope: !243)
!245 = !DILocation(line: 779, column: 44, scope: !243)
!246 = !DILocation(line: 779, column: 12, scope: !243)
!247 = !DILocation(line: 779, column: 5, scope: !243)
!248 = !DILocation(line: 781, column: 5, scope: !243)
!249 = !DILocation(line: 782, column: 1, scope: !243)
!250 = distinct !DISubprogram(name: "forward<(lambda at cpp-std-lock.cpp:14:16)>", scope: !206, file: !206, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!251 = !DILocation(line: 78, column: 33, scope: !250)
!252 = !DILocation(line: 78, column: 7, scope: !250)
!253 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-std-lock.cpp:14:16)>", scope: !30, file: !30, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!254 = !DILocation(line: 207, column: 4, scope: !253)
!255 = !DILocation(line: 205, column: 4, scope: !253)
!256 = !DILocation(line: 206, column: 6, scope: !253)
!257 = !DILocation(line: 206, column: 13, scope: !253)
!258 = !DILocation(line: 206, column: 35, scope: !253)
!259 = !DILocation(line: 206, column: 15, scope: !253)
!260 = !DILocation(line: 206, column: 14, scope: !253)
!261 = !DILocation(line: 207, column: 6, scope: !253)
!262 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !263, file: !263, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!263 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!264 = !DILocation(line: 310, column: 4, scope: !262)
!265 = !DILocation(line: 310, column: 9, scope: !262)
!266 = !DILocation(line: 311, column: 11, scope: !262)
!267 = distinct !DISubprogram(name: "~unique_ptr", scope: !263, file: !263, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!268 = !DILocation(line: 394, column: 16, scope: !267)
!269 = !DILocation(line: 394, column: 21, scope: !267)
!270 = !DILocation(line: 394, column: 8, scope: !267)
!271 = !DILocation(line: 395, column: 6, scope: !267)
!272 = !DILocation(line: 395, column: 12, scope: !267)
!273 = !DILocation(line: 396, column: 4, scope: !267)
!274 = !DILocation(line: 396, column: 28, scope: !267)
!275 = !DILocation(line: 396, column: 18, scope: !267)
!276 = !DILocation(line: 397, column: 2, scope: !267)
!277 = !DILocation(line: 397, column: 8, scope: !267)
!278 = !DILocation(line: 398, column: 7, scope: !267)
!279 = distinct !DISubprogram(name: "_State", scope: !30, file: !30, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!280 = !DILocation(line: 67, column: 12, scope: !279)
!281 = distinct !DISubprogram(name: "tuple<(lambda at cpp-std-lock.cpp:14:16), true, true>", scope: !282, file: !282, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!282 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!283 = !DILocation(line: 744, column: 56, scope: !281)
!284 = !DILocation(line: 744, column: 40, scope: !281)
!285 = !DILocation(line: 744, column: 15, scope: !281)
!286 = !DILocation(line: 744, column: 4, scope: !281)
!287 = !DILocation(line: 744, column: 58, scope: !281)
!288 = distinct !DISubprogram(name: "~_State_impl", scope: !30, file: !30, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!289 = !DILocation(line: 200, column: 14, scope: !288)
!290 = distinct !DISubprogram(name: "~_State_impl", scope: !30, file: !30, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!291 = !DILocation(line: 200, column: 14, scope: !290)
!292 = distinct !DISubprogram(name: "_M_run", scope: !30, file: !30, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!293 = !DILocation(line: 210, column: 13, scope: !292)
!294 = !DILocation(line: 210, column: 24, scope: !292)
!295 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-std-lock.cpp:14:16)>", scope: !282, file: !282, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!296 = !DILocation(line: 442, column: 2, scope: !295)
!297 = !DILocation(line: 441, column: 31, scope: !295)
!298 = !DILocation(line: 441, column: 10, scope: !295)
!299 = !DILocation(line: 441, column: 4, scope: !295)
!300 = !DILocation(line: 442, column: 4, scope: !295)
!301 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-std-lock.cpp:14:16)>", scope: !282, file: !282, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!302 = !DILocation(line: 91, column: 4, scope: !301)
!303 = !DILocation(line: 91, column: 38, scope: !301)
!304 = !DILocation(line: 91, column: 17, scope: !301)
!305 = !DILocation(line: 91, column: 46, scope: !301)
!306 = distinct !DISubprogram(name: "operator()", scope: !30, file: !30, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!307 = !DILocation(line: 259, column: 11, scope: !306)
!308 = !DILocation(line: 259, column: 4, scope: !306)
!309 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !30, file: !30, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!310 = !DILocation(line: 252, column: 52, scope: !309)
!311 = !DILocation(line: 252, column: 42, scope: !309)
!312 = !DILocation(line: 252, column: 27, scope: !309)
!313 = !DILocation(line: 252, column: 13, scope: !309)
!314 = !DILocation(line: 252, column: 6, scope: !309)
!315 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-std-lock.cpp:14:16)>", scope: !316, file: !316, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!316 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!317 = !DILocation(line: 96, column: 74, scope: !315)
!318 = !DILocation(line: 96, column: 50, scope: !315)
!319 = !DILocation(line: 96, column: 14, scope: !315)
!320 = !DILocation(line: 96, column: 7, scope: !315)
!321 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-std-lock.cpp:14:16)>", scope: !282, file: !282, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!322 = !DILocation(line: 1395, column: 66, scope: !321)
!323 = !DILocation(line: 1395, column: 43, scope: !321)
!324 = !DILocation(line: 1395, column: 14, scope: !321)
!325 = !DILocation(line: 1395, column: 7, scope: !321)
!326 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-std-lock.cpp:14:16)> &>", scope: !206, file: !206, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!327 = !DILocation(line: 105, column: 71, scope: !326)
!328 = !DILocation(line: 105, column: 7, scope: !326)
!329 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-std-lock.cpp:14:16)>", scope: !316, file: !316, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!330 = !DILocation(line: 61, column: 32, scope: !329)
!331 = !DILocation(line: 61, column: 14, scope: !329)
!332 = !DILocation(line: 61, column: 7, scope: !329)
!333 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!334 = !DILocation(line: 15, column: 3, scope: !333)
!335 = !DILocation(line: 16, column: 31, scope: !333)
!336 = !DILocation(line: 16, column: 54, scope: !333)
!337 = !DILocation(line: 17, column: 4, scope: !333)
!338 = !DILocation(line: 18, column: 2, scope: !333)
!339 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-std-lock.cpp:14:16)>", scope: !282, file: !282, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!340 = !DILocation(line: 1365, column: 57, scope: !339)
!341 = !DILocation(line: 1365, column: 14, scope: !339)
!342 = !DILocation(line: 1365, column: 7, scope: !339)
!343 = distinct !DISubprogram(name: "_M_head", scope: !282, file: !282, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!344 = !DILocation(line: 424, column: 66, scope: !343)
!345 = !DILocation(line: 424, column: 51, scope: !343)
!346 = !DILocation(line: 424, column: 44, scope: !343)
!347 = distinct !DISubprogram(name: "_M_head", scope: !282, file: !282, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!348 = !DILocation(line: 124, column: 50, scope: !347)
!349 = !DILocation(line: 124, column: 54, scope: !347)
!350 = !DILocation(line: 124, column: 43, scope: !347)
!351 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !263, file: !263, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!352 = !DILocation(line: 233, column: 40, scope: !351)
!353 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !263, file: !263, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!354 = !DILocation(line: 168, column: 38, scope: !353)
!355 = !DILocation(line: 168, column: 58, scope: !353)
!356 = !DILocation(line: 168, column: 47, scope: !353)
!357 = !DILocation(line: 168, column: 56, scope: !353)
!358 = !DILocation(line: 168, column: 63, scope: !353)
!359 = distinct !DISubprogram(name: "tuple<true, true>", scope: !282, file: !282, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!360 = !DILocation(line: 1051, column: 17, scope: !359)
!361 = !DILocation(line: 1051, column: 4, scope: !359)
!362 = !DILocation(line: 1051, column: 19, scope: !359)
!363 = distinct !DISubprogram(name: "_M_ptr", scope: !263, file: !263, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!364 = !DILocation(line: 189, column: 57, scope: !363)
!365 = !DILocation(line: 189, column: 45, scope: !363)
!366 = !DILocation(line: 189, column: 38, scope: !363)
!367 = distinct !DISubprogram(name: "_Tuple_impl", scope: !282, file: !282, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!368 = !DILocation(line: 280, column: 31, scope: !367)
!369 = !DILocation(line: 280, column: 9, scope: !367)
!370 = !DILocation(line: 280, column: 23, scope: !367)
!371 = !DILocation(line: 280, column: 33, scope: !367)
!372 = distinct !DISubprogram(name: "_Tuple_impl", scope: !282, file: !282, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!373 = !DILocation(line: 431, column: 17, scope: !372)
!374 = !DILocation(line: 431, column: 9, scope: !372)
!375 = !DILocation(line: 431, column: 19, scope: !372)
!376 = distinct !DISubprogram(name: "_Head_base", scope: !282, file: !282, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!377 = !DILocation(line: 190, column: 9, scope: !376)
!378 = !DILocation(line: 190, column: 26, scope: !376)
!379 = distinct !DISubprogram(name: "_Head_base", scope: !282, file: !282, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!380 = !DILocation(line: 81, column: 9, scope: !379)
!381 = !DILocation(line: 81, column: 26, scope: !379)
!382 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !282, file: !282, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!383 = !DILocation(line: 1381, column: 37, scope: !382)
!384 = !DILocation(line: 1381, column: 14, scope: !382)
!385 = !DILocation(line: 1381, column: 7, scope: !382)
!386 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !282, file: !282, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!387 = !DILocation(line: 1365, column: 57, scope: !386)
!388 = !DILocation(line: 1365, column: 14, scope: !386)
!389 = !DILocation(line: 1365, column: 7, scope: !386)
!390 = distinct !DISubprogram(name: "_M_head", scope: !282, file: !282, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!391 = !DILocation(line: 268, column: 66, scope: !390)
!392 = !DILocation(line: 268, column: 51, scope: !390)
!393 = !DILocation(line: 268, column: 44, scope: !390)
!394 = distinct !DISubprogram(name: "_M_head", scope: !282, file: !282, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!395 = !DILocation(line: 233, column: 50, scope: !394)
!396 = !DILocation(line: 233, column: 54, scope: !394)
!397 = !DILocation(line: 233, column: 43, scope: !394)
!398 = distinct !DISubprogram(name: "get_deleter", scope: !263, file: !263, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!399 = !DILocation(line: 468, column: 16, scope: !398)
!400 = !DILocation(line: 468, column: 21, scope: !398)
!401 = !DILocation(line: 468, column: 9, scope: !398)
!402 = distinct !DISubprogram(name: "operator()", scope: !263, file: !263, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!403 = !DILocation(line: 95, column: 9, scope: !402)
!404 = !DILocation(line: 95, column: 2, scope: !402)
!405 = !DILocation(line: 96, column: 7, scope: !402)
!406 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !206, file: !206, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!407 = !DILocation(line: 105, column: 71, scope: !406)
!408 = !DILocation(line: 105, column: 7, scope: !406)
!409 = distinct !DISubprogram(name: "_M_deleter", scope: !263, file: !263, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!410 = !DILocation(line: 193, column: 61, scope: !409)
!411 = !DILocation(line: 193, column: 49, scope: !409)
!412 = !DILocation(line: 193, column: 42, scope: !409)
!413 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !282, file: !282, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!414 = !DILocation(line: 1381, column: 37, scope: !413)
!415 = !DILocation(line: 1381, column: 14, scope: !413)
!416 = !DILocation(line: 1381, column: 7, scope: !413)
!417 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !282, file: !282, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!418 = !DILocation(line: 1365, column: 57, scope: !417)
!419 = !DILocation(line: 1365, column: 14, scope: !417)
!420 = !DILocation(line: 1365, column: 7, scope: !417)
!421 = distinct !DISubprogram(name: "_M_head", scope: !282, file: !282, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!422 = !DILocation(line: 424, column: 66, scope: !421)
!423 = !DILocation(line: 424, column: 51, scope: !421)
!424 = !DILocation(line: 424, column: 44, scope: !421)
!425 = distinct !DISubprogram(name: "_M_head", scope: !282, file: !282, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!426 = !DILocation(line: 124, column: 50, scope: !425)
!427 = !DILocation(line: 124, column: 54, scope: !425)
!428 = !DILocation(line: 124, column: 43, scope: !425)
!429 = distinct !DISubprogram(name: "forward<(lambda at cpp-std-lock.cpp:25:16)>", scope: !206, file: !206, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!430 = !DILocation(line: 78, column: 33, scope: !429)
!431 = !DILocation(line: 78, column: 7, scope: !429)
!432 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-std-lock.cpp:25:16)>", scope: !30, file: !30, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!433 = !DILocation(line: 207, column: 4, scope: !432)
!434 = !DILocation(line: 205, column: 4, scope: !432)
!435 = !DILocation(line: 206, column: 6, scope: !432)
!436 = !DILocation(line: 206, column: 13, scope: !432)
!437 = !DILocation(line: 206, column: 35, scope: !432)
!438 = !DILocation(line: 206, column: 15, scope: !432)
!439 = !DILocation(line: 206, column: 14, scope: !432)
!440 = !DILocation(line: 207, column: 6, scope: !432)
!441 = distinct !DISubprogram(name: "tuple<(lambda at cpp-std-lock.cpp:25:16), true, true>", scope: !282, file: !282, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!442 = !DILocation(line: 744, column: 56, scope: !441)
!443 = !DILocation(line: 744, column: 40, scope: !441)
!444 = !DILocation(line: 744, column: 15, scope: !441)
!445 = !DILocation(line: 744, column: 4, scope: !441)
!446 = !DILocation(line: 744, column: 58, scope: !441)
!447 = distinct !DISubprogram(name: "~_State_impl", scope: !30, file: !30, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!448 = !DILocation(line: 200, column: 14, scope: !447)
!449 = distinct !DISubprogram(name: "~_State_impl", scope: !30, file: !30, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!450 = !DILocation(line: 200, column: 14, scope: !449)
!451 = distinct !DISubprogram(name: "_M_run", scope: !30, file: !30, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!452 = !DILocation(line: 210, column: 13, scope: !451)
!453 = !DILocation(line: 210, column: 24, scope: !451)
!454 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-std-lock.cpp:25:16)>", scope: !282, file: !282, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!455 = !DILocation(line: 442, column: 2, scope: !454)
!456 = !DILocation(line: 441, column: 31, scope: !454)
!457 = !DILocation(line: 441, column: 10, scope: !454)
!458 = !DILocation(line: 441, column: 4, scope: !454)
!459 = !DILocation(line: 442, column: 4, scope: !454)
!460 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-std-lock.cpp:25:16)>", scope: !282, file: !282, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!461 = !DILocation(line: 91, column: 4, scope: !460)
!462 = !DILocation(line: 91, column: 38, scope: !460)
!463 = !DILocation(line: 91, column: 17, scope: !460)
!464 = !DILocation(line: 91, column: 46, scope: !460)
!465 = distinct !DISubprogram(name: "operator()", scope: !30, file: !30, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!466 = !DILocation(line: 259, column: 11, scope: !465)
!467 = !DILocation(line: 259, column: 4, scope: !465)
!468 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !30, file: !30, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!469 = !DILocation(line: 252, column: 52, scope: !468)
!470 = !DILocation(line: 252, column: 42, scope: !468)
!471 = !DILocation(line: 252, column: 27, scope: !468)
!472 = !DILocation(line: 252, column: 13, scope: !468)
!473 = !DILocation(line: 252, column: 6, scope: !468)
!474 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-std-lock.cpp:25:16)>", scope: !316, file: !316, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!475 = !DILocation(line: 96, column: 74, scope: !474)
!476 = !DILocation(line: 96, column: 50, scope: !474)
!477 = !DILocation(line: 96, column: 14, scope: !474)
!478 = !DILocation(line: 96, column: 7, scope: !474)
!479 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-std-lock.cpp:25:16)>", scope: !282, file: !282, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!480 = !DILocation(line: 1395, column: 66, scope: !479)
!481 = !DILocation(line: 1395, column: 43, scope: !479)
!482 = !DILocation(line: 1395, column: 14, scope: !479)
!483 = !DILocation(line: 1395, column: 7, scope: !479)
!484 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-std-lock.cpp:25:16)> &>", scope: !206, file: !206, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!485 = !DILocation(line: 105, column: 71, scope: !484)
!486 = !DILocation(line: 105, column: 7, scope: !484)
!487 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-std-lock.cpp:25:16)>", scope: !316, file: !316, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!488 = !DILocation(line: 61, column: 32, scope: !487)
!489 = !DILocation(line: 61, column: 14, scope: !487)
!490 = !DILocation(line: 61, column: 7, scope: !487)
!491 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!492 = !DILocation(line: 26, column: 31, scope: !491)
!493 = !DILocation(line: 27, column: 31, scope: !491)
!494 = !DILocation(line: 28, column: 4, scope: !491)
!495 = !DILocation(line: 29, column: 2, scope: !491)
!496 = distinct !DISubprogram(name: "lock_guard", scope: !108, file: !108, line: 228, type: !11, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!497 = !DILocation(line: 228, column: 46, scope: !496)
!498 = !DILocation(line: 228, column: 56, scope: !496)
!499 = !DILocation(line: 229, column: 9, scope: !496)
!500 = !DILocation(line: 229, column: 19, scope: !496)
!501 = !DILocation(line: 229, column: 27, scope: !496)
!502 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-std-lock.cpp:25:16)>", scope: !282, file: !282, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!503 = !DILocation(line: 1365, column: 57, scope: !502)
!504 = !DILocation(line: 1365, column: 14, scope: !502)
!505 = !DILocation(line: 1365, column: 7, scope: !502)
!506 = distinct !DISubprogram(name: "_M_head", scope: !282, file: !282, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!507 = !DILocation(line: 424, column: 66, scope: !506)
!508 = !DILocation(line: 424, column: 51, scope: !506)
!509 = !DILocation(line: 424, column: 44, scope: !506)
!510 = distinct !DISubprogram(name: "_M_head", scope: !282, file: !282, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!511 = !DILocation(line: 124, column: 50, scope: !510)
!512 = !DILocation(line: 124, column: 54, scope: !510)
!513 = !DILocation(line: 124, column: 43, scope: !510)
