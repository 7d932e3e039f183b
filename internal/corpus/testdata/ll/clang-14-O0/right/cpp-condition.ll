; ModuleID = 'cpp-condition.cpp'
source_filename = "cpp-condition.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
%"class.std::unique_lock" = type <{ %"class.std::mutex"*, i8, [7 x i8] }>
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
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.5" = type { i8 }
%"struct.std::_Head_base.6" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"class.std::lock_guard" = type { %"class.std::mutex"* }
%"struct.std::_Tuple_impl.2" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt11unique_lockISt5mutexEC2ERS0_ = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt10lock_guardISt5mutexEC2ERS0_ = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt5mutex6unlockEv = comdat any

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

$_ZSt11__addressofISt5mutexEPT_RS1_ = comdat any

$_ZNSt11unique_lockISt5mutexE4lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE6unlockEv = comdat any

@_ZL2cv = internal global %"class.std::condition_variable" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZL5ready = internal global i8 0, align 1
@.str = private unnamed_addr constant [6 x i8] c"ready\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"cpp-condition.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL1m = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cpp_condition.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !10 {
  call void @_ZNSt18condition_variableC1Ev(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) @_ZL2cv) #2, !dbg !14
  %1 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"class.std::condition_variable"*)* @_ZNSt18condition_variableD1Ev to void (i8*)*), i8* bitcast (%"class.std::condition_variable"* @_ZL2cv to i8*), i8* @__dso_handle) #2, !dbg !16
  ret void, !dbg !14
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48)) unnamed_addr #1

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #2

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %class.anon, align 1
  %4 = alloca %"class.std::unique_lock", align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %class.anon.0, align 1
  store i32 0, i32* %1, align 4
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, %class.anon* noundef nonnull align 1 dereferenceable(1) %3), !dbg !18
  invoke void @_ZNSt11unique_lockISt5mutexEC2ERS0_(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %4, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1m to %"class.std::mutex"*))
          to label %8 unwind label %14, !dbg !19

8:                                                ; preds = %0
  invoke void @"_ZNSt18condition_variable4waitIZ4mainE3$_1EEvRSt11unique_lockISt5mutexET_"(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) @_ZL2cv, %"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %4)
          to label %9 unwind label %18, !dbg !20

9:                                                ; preds = %8
  %10 = load i8, i8* @_ZL5ready, align 1, !dbg !21
  %11 = trunc i8 %10 to i1, !dbg !21
  br i1 %11, label %12, label %13, !dbg !21

12:                                               ; preds = %9
  br label %23, !dbg !21

13:                                               ; preds = %9
  call void @__assert_fail(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #15, !dbg !21
  unreachable, !dbg !21

14:                                               ; preds = %23, %0
  %15 = landingpad { i8*, i32 }
          cleanup, !dbg !22
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !22
  store i8* %16, i8** %5, align 8, !dbg !22
  %17 = extractvalue { i8*, i32 } %15, 1, !dbg !22
  store i32 %17, i32* %6, align 4, !dbg !22
  br label %26, !dbg !22

18:                                               ; preds = %8
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !22
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !22
  store i8* %20, i8** %5, align 8, !dbg !22
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !22
  store i32 %21, i32* %6, align 4, !dbg !22
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %4) #2, !dbg !23
  br label %26, !dbg !23

22:                                               ; No predecessors!
  br label %23, !dbg !21

23:                                               ; preds = %22, %12
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %4) #2, !dbg !23
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %24 unwind label %14, !dbg !24

24:                                               ; preds = %23
  store i32 0, i32* %1, align 4, !dbg !25
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #2, !dbg !22
  %25 = load i32, i32* %1, align 4, !dbg !22
  ret i32 %25, !dbg !22

26:                                               ; preds = %18, %14
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #2, !dbg !22
  br label %27, !dbg !22

27:                                               ; preds = %26
  %28 = load i8*, i8** %5, align 8, !dbg !22
  %29 = load i32, i32* %6, align 4, !dbg !22
  %30 = insertvalue { i8*, i32 } undef, i8* %28, 0, !dbg !22
  %31 = insertvalue { i8*, i32 } %30, i32 %29, 1, !dbg !22
  resume { i8*, i32 } %31, !dbg !22
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !26 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !28
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #2, !dbg !28
  store i8* null, i8** %5, align 8, !dbg !29
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #16, !dbg !30
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !30
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !31
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #2, !dbg !32
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !33

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !30
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #2, !dbg !34
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !35

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !35
  ret void, !dbg !36

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !36
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !36
  store i8* %20, i8** %7, align 8, !dbg !36
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !36
  store i32 %21, i32* %8, align 4, !dbg !36
  call void @_ZdlPv(i8* noundef %11) #17, !dbg !30
  br label %26, !dbg !30

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !36
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !36
  store i8* %24, i8** %7, align 8, !dbg !36
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !36
  store i32 %25, i32* %8, align 4, !dbg !36
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !35
  br label %26, !dbg !35

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !30
  %28 = load i32, i32* %8, align 4, !dbg !30
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !30
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !30
  resume { i8*, i32 } %30, !dbg !30
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #4 comdat align 2 !dbg !37 {
  %3 = alloca %"class.std::unique_lock"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %5, i32 0, i32 0, !dbg !39
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !40
  %8 = call noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %7) #2, !dbg !41
  store %"class.std::mutex"* %8, %"class.std::mutex"** %6, align 8, !dbg !39
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %5, i32 0, i32 1, !dbg !42
  store i8 0, i8* %9, align 8, !dbg !42
  call void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %5), !dbg !43
  %10 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %5, i32 0, i32 1, !dbg !44
  store i8 1, i8* %10, align 8, !dbg !45
  ret void, !dbg !46
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt18condition_variable4waitIZ4mainE3$_1EEvRSt11unique_lockISt5mutexET_"(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) %0, %"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %1) #5 align 2 !dbg !47 {
  %3 = alloca %class.anon.0, align 1
  %4 = alloca %"class.std::condition_variable"*, align 8
  %5 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::condition_variable"* %0, %"class.std::condition_variable"** %4, align 8
  store %"class.std::unique_lock"* %1, %"class.std::unique_lock"** %5, align 8
  %6 = load %"class.std::condition_variable"*, %"class.std::condition_variable"** %4, align 8
  br label %7, !dbg !49

7:                                                ; preds = %10, %2
  %8 = call noundef zeroext i1 @"_ZZ4mainENK3$_1clEv"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %3), !dbg !50
  %9 = xor i1 %8, true, !dbg !51
  br i1 %9, label %10, label %12, !dbg !49

10:                                               ; preds = %7
  %11 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %5, align 8, !dbg !52
  call void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) %6, %"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %11), !dbg !53
  br label %7, !dbg !49, !llvm.loop !54

12:                                               ; preds = %7
  ret void, !dbg !57
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !58 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !59
  %5 = load i8, i8* %4, align 8, !dbg !59
  %6 = trunc i8 %5 to i1, !dbg !59
  br i1 %6, label %7, label %9, !dbg !59

7:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3)
          to label %8 unwind label %10, !dbg !60

8:                                                ; preds = %7
  br label %9, !dbg !60

9:                                                ; preds = %8, %1
  ret void, !dbg !61

10:                                               ; preds = %7
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !60
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !60
  call void @__clang_call_terminate(i8* %12) #15, !dbg !60
  unreachable, !dbg !60
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 !dbg !62 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !63
  br i1 %4, label %5, label %7, !dbg !63

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #15, !dbg !64
  unreachable, !dbg !64

6:                                                ; No predecessors!
  unreachable, !dbg !68

7:                                                ; preds = %1
  ret void, !dbg !69
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #9 comdat align 2 !dbg !70 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !71
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !71
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !71
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !71
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !72
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !73
  %10 = load i64, i64* %9, align 8, !dbg !73
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !73
  %12 = load i64, i64* %11, align 8, !dbg !73
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #2, !dbg !73
  %14 = xor i1 %13, true, !dbg !74
  ret i1 %14, !dbg !75
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #9 comdat !dbg !76 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !77
  %8 = load i64, i64* %7, align 8, !dbg !77
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !78
  %10 = load i64, i64* %9, align 8, !dbg !78
  %11 = icmp eq i64 %8, %10, !dbg !79
  ret i1 %11, !dbg !80
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 !dbg !81 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !82
  store i64 0, i64* %4, align 8, !dbg !82
  ret void, !dbg !83
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #6

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #8

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !84 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !86
  ret %class.anon* %3, !dbg !87
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #7 align 2 !dbg !88 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !89
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !90
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !89
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !89
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !91
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !92
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !93
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #2, !dbg !94
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #2, !dbg !95
  ret void, !dbg !96
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #12

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !97 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !99
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !100
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !99

8:                                                ; preds = %2
  ret void, !dbg !101

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !99
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !99
  call void @__clang_call_terminate(i8* %11) #15, !dbg !99
  unreachable, !dbg !99
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !102 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !103
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !103
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !104
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !105
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !106
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !106
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !107
  br i1 %10, label %11, label %17, !dbg !106

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !108
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !109
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #2, !dbg !110
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !110
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !108

16:                                               ; preds = %11
  br label %17, !dbg !108

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !111
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !112
  ret void, !dbg !113

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !108
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !108
  call void @__clang_call_terminate(i8* %21) #15, !dbg !108
  unreachable, !dbg !108
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 !dbg !114 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !115
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !115
  ret void, !dbg !115
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #7 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !116 {
  %3 = alloca %"class.std::tuple.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %3, align 8
  %6 = bitcast %"class.std::tuple.4"* %5 to %"struct.std::_Tuple_impl.5"*, !dbg !118
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !119
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !120
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !121

9:                                                ; preds = %2
  ret void, !dbg !122

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !121
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !121
  call void @__clang_call_terminate(i8* %12) #15, !dbg !121
  unreachable, !dbg !121
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !123 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !124
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !124
  ret void, !dbg !124
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !125 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #2, !dbg !126
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !126
  call void @_ZdlPv(i8* noundef %4) #17, !dbg !126
  ret void, !dbg !126
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #5 align 2 !dbg !127 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !128
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !128
  ret void, !dbg !129
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !130 {
  %3 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.5"* %5 to %"struct.std::_Head_base.6"*, !dbg !131
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !132
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !133
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !134
  ret void, !dbg !135
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #13 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #2
  call void @_ZSt9terminatev() #15
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #7 align 2 !dbg !136 {
  %3 = alloca %"struct.std::_Head_base.6"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.6"* %5 to %class.anon*, !dbg !137
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !138
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #2, !dbg !139
  ret void, !dbg !140
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !141 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !142
  ret void, !dbg !143
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !144 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !145
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %5) #2, !dbg !146
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %6) #2, !dbg !147
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !148
  ret void, !dbg !149
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !150 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !152
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !153
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !154
  ret void, !dbg !155
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !156 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !157
  %4 = bitcast %"class.std::tuple.4"* %3 to %"struct.std::_Tuple_impl.5"*, !dbg !157
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !158
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #2, !dbg !159
  ret %class.anon* %6, !dbg !160
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !161 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !162
  ret %"class.std::tuple.4"* %3, !dbg !163
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !164 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !165
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !166
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !166
  ret void, !dbg !167
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !168 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"class.std::lock_guard", align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1m to %"class.std::mutex"*)), !dbg !169
  store i8 1, i8* @_ZL5ready, align 1, !dbg !170
  call void @_ZNSt18condition_variable10notify_oneEv(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) @_ZL2cv) #2, !dbg !171
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !172
  ret void, !dbg !172
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #4 comdat align 2 !dbg !173 {
  %3 = alloca %"class.std::lock_guard"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !175
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !176
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !175
  %8 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !177
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %8, align 8, !dbg !177
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !178
  ret void, !dbg !179
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48)) #1

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !180 {
  %2 = alloca %"class.std::lock_guard"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %2, align 8
  %3 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %3, i32 0, i32 0, !dbg !181
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !181
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !182

6:                                                ; preds = %1
  ret void, !dbg !183

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !182
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !182
  call void @__clang_call_terminate(i8* %9) #15, !dbg !182
  unreachable, !dbg !182
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat align 2 !dbg !184 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !185
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !185
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !186
  store i32 %7, i32* %3, align 4, !dbg !187
  %8 = load i32, i32* %3, align 4, !dbg !188
  %9 = icmp ne i32 %8, 0, !dbg !188
  br i1 %9, label %10, label %12, !dbg !188

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !189
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #18, !dbg !190
  unreachable, !dbg !190

12:                                               ; preds = %1
  ret void, !dbg !191
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #5 !dbg !192 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !194
  %5 = icmp ne i32 %4, 0, !dbg !194
  br i1 %5, label %6, label %9, !dbg !194

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !195
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #2, !dbg !196
  store i32 %8, i32* %2, align 4, !dbg !197
  br label %10, !dbg !197

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !198
  br label %10, !dbg !198

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !199
  ret i32 %11, !dbg !199
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #14

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #9 !dbg !200 {
  ret i32 1, !dbg !201
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #1

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat align 2 !dbg !202 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !203
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !203
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !204
  ret void, !dbg !205
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #9 !dbg !206 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !207
  %5 = icmp ne i32 %4, 0, !dbg !207
  br i1 %5, label %6, label %9, !dbg !207

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !208
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #2, !dbg !209
  store i32 %8, i32* %2, align 4, !dbg !210
  br label %10, !dbg !210

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !211
  br label %10, !dbg !211

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !212
  ret i32 %11, !dbg !212
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !213 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !214
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %3) #2, !dbg !215
  ret %class.anon* %4, !dbg !216
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !217 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !218
  %4 = bitcast %"struct.std::_Tuple_impl.5"* %3 to %"struct.std::_Head_base.6"*, !dbg !218
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !219
  ret %class.anon* %5, !dbg !220
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !221 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !222
  %4 = bitcast %"struct.std::_Head_base.6"* %3 to %class.anon*, !dbg !223
  ret %class.anon* %4, !dbg !224
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 !dbg !225 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !226
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !226
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !226
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #7 comdat align 2 !dbg !227 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !228
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !228
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !229
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !230
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !231
  ret void, !dbg !232
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !233 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !234
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !235

5:                                                ; preds = %1
  ret void, !dbg !236

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !235
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !235
  call void @__clang_call_terminate(i8* %8) #15, !dbg !235
  unreachable, !dbg !235
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #9 comdat align 2 !dbg !237 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !238
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !239
  ret %"struct.std::thread::_State"** %5, !dbg !240
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !241 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !242
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !243
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !242
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !244
  ret void, !dbg !245
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !246 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !247
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !248
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 !dbg !250 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !251
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !251
  ret void, !dbg !252
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #7 comdat align 2 !dbg !253 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !254
  ret void, !dbg !255
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #9 comdat !dbg !256 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !257
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !257
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !258
  ret %"struct.std::thread::_State"** %5, !dbg !259
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #9 comdat !dbg !260 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !261
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !262
  ret %"struct.std::thread::_State"** %4, !dbg !263
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #9 comdat align 2 !dbg !264 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !265
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !265
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !266
  ret %"struct.std::thread::_State"** %5, !dbg !267
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) #9 comdat align 2 !dbg !268 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8, !dbg !269
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !270
  ret %"struct.std::thread::_State"** %4, !dbg !271
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #9 comdat align 2 !dbg !272 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !273
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !273
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #2, !dbg !274
  ret %"struct.std::default_delete"* %6, !dbg !275
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #9 comdat align 2 !dbg !276 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !277
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !278
  br i1 %7, label %13, label %8, !dbg !278

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !278
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !278
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !278
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !278
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #2, !dbg !278
  br label %13, !dbg !278

13:                                               ; preds = %8, %2
  ret void, !dbg !279
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #9 comdat !dbg !280 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !281
  ret %"struct.std::thread::_State"** %3, !dbg !282
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #9 comdat align 2 !dbg !283 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !284
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #2, !dbg !285
  ret %"struct.std::default_delete"* %5, !dbg !286
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #9 comdat !dbg !287 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !288
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !288
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !289
  ret %"struct.std::default_delete"* %5, !dbg !290
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #9 comdat !dbg !291 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !292
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %3) #2, !dbg !293
  ret %"struct.std::default_delete"* %4, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #9 comdat align 2 !dbg !295 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !296
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !296
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #2, !dbg !297
  ret %"struct.std::default_delete"* %5, !dbg !298
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #9 comdat align 2 !dbg !299 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !300
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !301
  ret %"struct.std::default_delete"* %4, !dbg !302
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #9 comdat !dbg !303 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8, !dbg !304
  ret %"class.std::mutex"* %3, !dbg !305
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #5 comdat align 2 !dbg !306 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !307
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !307
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !307
  br i1 %6, label %8, label %7, !dbg !308

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #18, !dbg !309
  unreachable, !dbg !309

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !310
  %10 = load i8, i8* %9, align 8, !dbg !310
  %11 = trunc i8 %10 to i1, !dbg !310
  br i1 %11, label %12, label %13, !dbg !310

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #18, !dbg !311
  unreachable, !dbg !311

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !312
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !312
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15), !dbg !313
  %16 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !314
  store i8 1, i8* %16, align 8, !dbg !315
  br label %17

17:                                               ; preds = %13
  br label %18

18:                                               ; preds = %17
  ret void, !dbg !316
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #5 comdat align 2 !dbg !317 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !318
  %5 = load i8, i8* %4, align 8, !dbg !318
  %6 = trunc i8 %5 to i1, !dbg !318
  br i1 %6, label %8, label %7, !dbg !319

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #18, !dbg !320
  unreachable, !dbg !320

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !321
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %9, align 8, !dbg !321
  %11 = icmp ne %"class.std::mutex"* %10, null, !dbg !321
  br i1 %11, label %12, label %16, !dbg !321

12:                                               ; preds = %8
  %13 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !322
  %14 = load %"class.std::mutex"*, %"class.std::mutex"** %13, align 8, !dbg !322
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %14), !dbg !323
  %15 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !324
  store i8 0, i8* %15, align 8, !dbg !325
  br label %16, !dbg !326

16:                                               ; preds = %12, %8
  br label %17

17:                                               ; preds = %16
  ret void, !dbg !327
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef zeroext i1 @"_ZZ4mainENK3$_1clEv"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !328 {
  %2 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %3 = load %class.anon.0*, %class.anon.0** %2, align 8
  %4 = load i8, i8* @_ZL5ready, align 1, !dbg !329
  %5 = trunc i8 %4 to i1, !dbg !329
  ret i1 %5, !dbg !330
}

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48), %"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9)) #8

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_cpp_condition.cpp() #0 section ".text.startup" !dbg !331 {
  call void @__cxx_global_var_init(), !dbg !332
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { argmemonly nofree nounwind willreturn }
attributes #11 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noinline noreturn nounwind }
attributes #14 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin allocsize(0) }
attributes #17 = { builtin nounwind }
attributes #18 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-condition.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "ff9b35bb1442b08c74f5b93a8036a4f5")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!11 = !DIFile(filename: "cpp-condition.cpp", directory: ".")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 9, column: 32, scope: !15)
!15 = !DILexicalBlockFile(scope: !10, file: !1, discriminator: 0)
!16 = !DILocation(line: 0, scope: !10)
!17 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!18 = !DILocation(line: 14, column: 14, scope: !17)
!19 = !DILocation(line: 20, column: 32, scope: !17)
!20 = !DILocation(line: 21, column: 6, scope: !17)
!21 = !DILocation(line: 22, column: 3, scope: !17)
!22 = !DILocation(line: 26, column: 1, scope: !17)
!23 = !DILocation(line: 23, column: 2, scope: !17)
!24 = !DILocation(line: 24, column: 4, scope: !17)
!25 = !DILocation(line: 25, column: 2, scope: !17)
!26 = distinct !DISubprogram(name: "thread<(lambda at cpp-condition.cpp:14:16), void>", scope: !27, file: !27, line: 126, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!27 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!28 = !DILocation(line: 126, column: 7, scope: !26)
!29 = !DILocation(line: 137, column: 7, scope: !26)
!30 = !DILocation(line: 142, column: 29, scope: !26)
!31 = !DILocation(line: 143, column: 32, scope: !26)
!32 = !DILocation(line: 143, column: 8, scope: !26)
!33 = !DILocation(line: 142, column: 33, scope: !26)
!34 = !DILocation(line: 142, column: 18, scope: !26)
!35 = !DILocation(line: 142, column: 2, scope: !26)
!36 = !DILocation(line: 145, column: 7, scope: !26)
!37 = distinct !DISubprogram(name: "unique_lock", scope: !38, file: !38, line: 66, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!38 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!39 = !DILocation(line: 67, column: 9, scope: !37)
!40 = !DILocation(line: 67, column: 36, scope: !37)
!41 = !DILocation(line: 67, column: 19, scope: !37)
!42 = !DILocation(line: 67, column: 43, scope: !37)
!43 = !DILocation(line: 69, column: 2, scope: !37)
!44 = !DILocation(line: 70, column: 2, scope: !37)
!45 = !DILocation(line: 70, column: 10, scope: !37)
!46 = !DILocation(line: 71, column: 7, scope: !37)
!47 = distinct !DISubprogram(name: "wait<(lambda at cpp-condition.cpp:21:17)>", scope: !48, file: !48, line: 99, type: !12, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!48 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/condition_variable", directory: "")
!49 = !DILocation(line: 101, column: 2, scope: !47)
!50 = !DILocation(line: 101, column: 10, scope: !47)
!51 = !DILocation(line: 101, column: 9, scope: !47)
!52 = !DILocation(line: 102, column: 9, scope: !47)
!53 = !DILocation(line: 102, column: 4, scope: !47)
!54 = distinct !{!54, !49, !55, !56}
!55 = !DILocation(line: 102, column: 15, scope: !47)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 103, column: 7, scope: !47)
!58 = distinct !DISubprogram(name: "~unique_lock", scope: !38, file: !38, line: 101, type: !12, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!59 = !DILocation(line: 103, column: 6, scope: !58)
!60 = !DILocation(line: 104, column: 4, scope: !58)
!61 = !DILocation(line: 105, column: 7, scope: !58)
!62 = distinct !DISubprogram(name: "~thread", scope: !27, file: !27, line: 148, type: !12, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!63 = !DILocation(line: 150, column: 11, scope: !62)
!64 = !DILocation(line: 312, column: 5, scope: !65, inlinedAt: !67)
!65 = distinct !DISubprogram(name: "__terminate", scope: !66, file: !66, line: 309, type: !12, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!66 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!67 = distinct !DILocation(line: 151, column: 2, scope: !62)
!68 = !DILocation(line: 151, column: 2, scope: !62)
!69 = !DILocation(line: 152, column: 5, scope: !62)
!70 = distinct !DISubprogram(name: "joinable", scope: !27, file: !27, line: 174, type: !12, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!71 = !DILocation(line: 175, column: 16, scope: !70)
!72 = !DILocation(line: 175, column: 25, scope: !70)
!73 = !DILocation(line: 175, column: 22, scope: !70)
!74 = !DILocation(line: 175, column: 14, scope: !70)
!75 = !DILocation(line: 175, column: 7, scope: !70)
!76 = distinct !DISubprogram(name: "operator==", scope: !27, file: !27, line: 280, type: !12, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!77 = !DILocation(line: 286, column: 16, scope: !76)
!78 = !DILocation(line: 286, column: 33, scope: !76)
!79 = !DILocation(line: 286, column: 26, scope: !76)
!80 = !DILocation(line: 286, column: 5, scope: !76)
!81 = distinct !DISubprogram(name: "id", scope: !27, file: !27, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!82 = !DILocation(line: 85, column: 23, scope: !81)
!83 = !DILocation(line: 85, column: 37, scope: !81)
!84 = distinct !DISubprogram(name: "forward<(lambda at cpp-condition.cpp:14:16)>", scope: !85, file: !85, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!85 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!86 = !DILocation(line: 78, column: 33, scope: !84)
!87 = !DILocation(line: 78, column: 7, scope: !84)
!88 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-condition.cpp:14:16)>", scope: !27, file: !27, line: 205, type: !12, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!89 = !DILocation(line: 207, column: 4, scope: !88)
!90 = !DILocation(line: 205, column: 4, scope: !88)
!91 = !DILocation(line: 206, column: 6, scope: !88)
!92 = !DILocation(line: 206, column: 13, scope: !88)
!93 = !DILocation(line: 206, column: 35, scope: !88)
!94 = !DILocation(line: 206, column: 15, scope: !88)
!95 = !DILocation(line: 206, column: 14, scope: !88)
!96 = !DILocation(line: 207, column: 6, scope: !88)
!97 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !98, file: !98, line: 309, type: !12, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!98 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!99 = !DILocation(line: 310, column: 4, scope: !97)
!100 = !DILocation(line: 310, column: 9, scope: !97)
!101 = !DILocation(line: 311, column: 11, scope: !97)
!102 = distinct !DISubprogram(name: "~unique_ptr", scope: !98, file: !98, line: 390, type: !12, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!103 = !DILocation(line: 394, column: 16, scope: !102)
!104 = !DILocation(line: 394, column: 21, scope: !102)
!105 = !DILocation(line: 394, column: 8, scope: !102)
!106 = !DILocation(line: 395, column: 6, scope: !102)
!107 = !DILocation(line: 395, column: 12, scope: !102)
!108 = !DILocation(line: 396, column: 4, scope: !102)
!109 = !DILocation(line: 396, column: 28, scope: !102)
!110 = !DILocation(line: 396, column: 18, scope: !102)
!111 = !DILocation(line: 397, column: 2, scope: !102)
!112 = !DILocation(line: 397, column: 8, scope: !102)
!113 = !DILocation(line: 398, column: 7, scope: !102)
!114 = distinct !DISubprogram(name: "_State", scope: !27, file: !27, line: 67, type: !12, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!115 = !DILocation(line: 67, column: 12, scope: !114)
!116 = distinct !DISubprogram(name: "tuple<(lambda at cpp-condition.cpp:14:16), true, true>", scope: !117, file: !117, line: 742, type: !12, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!117 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!118 = !DILocation(line: 744, column: 56, scope: !116)
!119 = !DILocation(line: 744, column: 40, scope: !116)
!120 = !DILocation(line: 744, column: 15, scope: !116)
!121 = !DILocation(line: 744, column: 4, scope: !116)
!122 = !DILocation(line: 744, column: 58, scope: !116)
!123 = distinct !DISubprogram(name: "~_State_impl", scope: !27, file: !27, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!124 = !DILocation(line: 200, column: 14, scope: !123)
!125 = distinct !DISubprogram(name: "~_State_impl", scope: !27, file: !27, line: 200, type: !12, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!126 = !DILocation(line: 200, column: 14, scope: !125)
!127 = distinct !DISubprogram(name: "_M_run", scope: !27, file: !27, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!128 = !DILocation(line: 210, column: 13, scope: !127)
!129 = !DILocation(line: 210, column: 24, scope: !127)
!130 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-condition.cpp:14:16)>", scope: !117, file: !117, line: 440, type: !12, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!131 = !DILocation(line: 442, column: 2, scope: !130)
!132 = !DILocation(line: 441, column: 31, scope: !130)
!133 = !DILocation(line: 441, column: 10, scope: !130)
!134 = !DILocation(line: 441, column: 4, scope: !130)
!135 = !DILocation(line: 442, column: 4, scope: !130)
!136 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-condition.cpp:14:16)>", scope: !117, file: !117, line: 90, type: !12, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!137 = !DILocation(line: 91, column: 4, scope: !136)
!138 = !DILocation(line: 91, column: 38, scope: !136)
!139 = !DILocation(line: 91, column: 17, scope: !136)
!140 = !DILocation(line: 91, column: 46, scope: !136)
!141 = distinct !DISubprogram(name: "operator()", scope: !27, file: !27, line: 255, type: !12, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!142 = !DILocation(line: 259, column: 11, scope: !141)
!143 = !DILocation(line: 259, column: 4, scope: !141)
!144 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !27, file: !27, line: 251, type: !12, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!145 = !DILocation(line: 252, column: 52, scope: !144)
!146 = !DILocation(line: 252, column: 42, scope: !144)
!147 = !DILocation(line: 252, column: 27, scope: !144)
!148 = !DILocation(line: 252, column: 13, scope: !144)
!149 = !DILocation(line: 252, column: 6, scope: !144)
!150 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-condition.cpp:14:16)>", scope: !151, file: !151, line: 90, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!151 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!152 = !DILocation(line: 96, column: 74, scope: !150)
!153 = !DILocation(line: 96, column: 50, scope: !150)
!154 = !DILocation(line: 96, column: 14, scope: !150)
!155 = !DILocation(line: 96, column: 7, scope: !150)
!156 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-condition.cpp:14:16)>", scope: !117, file: !117, line: 1392, type: !12, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!157 = !DILocation(line: 1395, column: 66, scope: !156)
!158 = !DILocation(line: 1395, column: 43, scope: !156)
!159 = !DILocation(line: 1395, column: 14, scope: !156)
!160 = !DILocation(line: 1395, column: 7, scope: !156)
!161 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-condition.cpp:14:16)> &>", scope: !85, file: !85, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!162 = !DILocation(line: 105, column: 71, scope: !161)
!163 = !DILocation(line: 105, column: 7, scope: !161)
!164 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-condition.cpp:14:16)>", scope: !151, file: !151, line: 60, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!165 = !DILocation(line: 61, column: 32, scope: !164)
!166 = !DILocation(line: 61, column: 14, scope: !164)
!167 = !DILocation(line: 61, column: 7, scope: !164)
!168 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!169 = !DILocation(line: 15, column: 31, scope: !168)
!170 = !DILocation(line: 16, column: 9, scope: !168)
!171 = !DILocation(line: 17, column: 6, scope: !168)
!172 = !DILocation(line: 18, column: 2, scope: !168)
!173 = distinct !DISubprogram(name: "lock_guard", scope: !174, file: !174, line: 228, type: !12, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!174 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!175 = !DILocation(line: 228, column: 46, scope: !173)
!176 = !DILocation(line: 228, column: 56, scope: !173)
!177 = !DILocation(line: 229, column: 9, scope: !173)
!178 = !DILocation(line: 229, column: 19, scope: !173)
!179 = !DILocation(line: 229, column: 27, scope: !173)
!180 = distinct !DISubprogram(name: "~lock_guard", scope: !174, file: !174, line: 234, type: !12, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!181 = !DILocation(line: 235, column: 9, scope: !180)
!182 = !DILocation(line: 235, column: 19, scope: !180)
!183 = !DILocation(line: 235, column: 29, scope: !180)
!184 = distinct !DISubprogram(name: "lock", scope: !174, file: !174, line: 98, type: !12, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!185 = !DILocation(line: 100, column: 39, scope: !184)
!186 = !DILocation(line: 100, column: 17, scope: !184)
!187 = !DILocation(line: 100, column: 11, scope: !184)
!188 = !DILocation(line: 103, column: 11, scope: !184)
!189 = !DILocation(line: 104, column: 23, scope: !184)
!190 = !DILocation(line: 104, column: 2, scope: !184)
!191 = !DILocation(line: 105, column: 5, scope: !184)
!192 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !193, file: !193, line: 746, type: !12, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!193 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!194 = !DILocation(line: 748, column: 7, scope: !192)
!195 = !DILocation(line: 749, column: 42, scope: !192)
!196 = !DILocation(line: 749, column: 12, scope: !192)
!197 = !DILocation(line: 749, column: 5, scope: !192)
!198 = !DILocation(line: 751, column: 5, scope: !192)
!199 = !DILocation(line: 752, column: 1, scope: !192)
!200 = distinct !DISubprogram(name: "__gthread_active_p", scope: !193, file: !193, line: 300, type: !12, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!201 = !DILocation(line: 302, column: 3, scope: !200)
!202 = distinct !DISubprogram(name: "unlock", scope: !174, file: !174, line: 115, type: !12, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!203 = !DILocation(line: 118, column: 31, scope: !202)
!204 = !DILocation(line: 118, column: 7, scope: !202)
!205 = !DILocation(line: 119, column: 5, scope: !202)
!206 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !193, file: !193, line: 776, type: !12, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!207 = !DILocation(line: 778, column: 7, scope: !206)
!208 = !DILocation(line: 779, column: 44, scope: !206)
!209 = !DILocation(line: 779, column: 12, scope: !206)
!210 = !DILocation(line: 779, column: 5, scope: !206)
!211 = !DILocation(line: 781, column: 5, scope: !206)
!212 = !DILocation(line: 782, column: 1, scope: !206)
!213 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-condition.cpp:14:16)>", scope: !117, file: !117, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!214 = !DILocation(line: 1365, column: 57, scope: !213)
!215 = !DILocation(line: 1365, column: 14, scope: !213)
!216 = !DILocation(line: 1365, column: 7, scope: !213)
!217 = distinct !DISubprogram(name: "_M_head", scope: !117, file: !117, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!218 = !DILocation(line: 424, column: 66, scope: !217)
!219 = !DILocation(line: 424, column: 51, scope: !217)
!220 = !DILocation(line: 424, column: 44, scope: !217)
!221 = distinct !DISubprogram(name: "_M_head", scope: !117, file: !117, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!222 = !DILocation(line: 124, column: 50, scope: !221)
!223 = !DILocation(line: 124, column: 54, scope: !221)
!224 = !DILocation(line: 124, column: 43, scope: !221)
!225 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !98, file: !98, line: 233, type: !12, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!226 = !DILocation(line: 233, column: 40, scope: !225)
!227 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !98, file: !98, line: 168, type: !12, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!228 = !DILocation(line: 168, column: 38, scope: !227)
!229 = !DILocation(line: 168, column: 58, scope: !227)
!230 = !DILocation(line: 168, column: 47, scope: !227)
!231 = !DILocation(line: 168, column: 56, scope: !227)
!232 = !DILocation(line: 168, column: 63, scope: !227)
!233 = distinct !DISubprogram(name: "tuple<true, true>", scope: !117, file: !117, line: 1049, type: !12, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!234 = !DILocation(line: 1051, column: 17, scope: !233)
!235 = !DILocation(line: 1051, column: 4, scope: !233)
!236 = !DILocation(line: 1051, column: 19, scope: !233)
!237 = distinct !DISubprogram(name: "_M_ptr", scope: !98, file: !98, line: 189, type: !12, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!238 = !DILocation(line: 189, column: 57, scope: !237)
!239 = !DILocation(line: 189, column: 45, scope: !237)
!240 = !DILocation(line: 189, column: 38, scope: !237)
!241 = distinct !DISubprogram(name: "_Tuple_impl", scope: !117, file: !117, line: 279, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!242 = !DILocation(line: 280, column: 31, scope: !241)
!243 = !DILocation(line: 280, column: 9, scope: !241)
!244 = !DILocation(line: 280, column: 23, scope: !241)
!245 = !DILocation(line: 280, column: 33, scope: !241)
!246 = distinct !DISubprogram(name: "_Tuple_impl", scope: !117, file: !117, line: 430, type: !12, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!247 = !DILocation(line: 431, column: 17, scope: !246)
!248 = !DILocation(line: 431, column: 9, scope: !246)
!249 = !DILocation(line: 431, column: 19, scope: !246)
!250 = distinct !DISubprogram(name: "_Head_base", scope: !117, file: !117, line: 189, type: !12, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!251 = !DILocation(line: 190, column: 9, scope: !250)
!252 = !DILocation(line: 190, column: 26, scope: !250)
!253 = distinct !DISubprogram(name: "_Head_base", scope: !117, file: !117, line: 80, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!254 = !DILocation(line: 81, column: 9, scope: !253)
!255 = !DILocation(line: 81, column: 26, scope: !253)
!256 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !117, file: !117, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!257 = !DILocation(line: 1381, column: 37, scope: !256)
!258 = !DILocation(line: 1381, column: 14, scope: !256)
!259 = !DILocation(line: 1381, column: 7, scope: !256)
!260 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !117, file: !117, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!261 = !DILocation(line: 1365, column: 57, scope: !260)
!262 = !DILocation(line: 1365, column: 14, scope: !260)
!263 = !DILocation(line: 1365, column: 7, scope: !260)
!264 = distinct !DISubprogram(name: "_M_head", scope: !117, file: !117, line: 268, type: !12, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!265 = !DILocation(line: 268, column: 66, scope: !264)
!266 = !DILocation(line: 268, column: 51, scope: !264)
!267 = !DILocation(line: 268, column: 44, scope: !264)
!268 = distinct !DISubprogram(name: "_M_head", scope: !117, file: !117, line: 233, type: !12, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!269 = !DILocation(line: 233, column: 50, scope: !268)
!270 = !DILocation(line: 233, column: 54, scope: !268)
!271 = !DILocation(line: 233, column: 43, scope: !268)
!272 = distinct !DISubprogram(name: "get_deleter", scope: !98, file: !98, line: 467, type: !12, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!273 = !DILocation(line: 468, column: 16, scope: !272)
!274 = !DILocation(line: 468, column: 21, scope: !272)
!275 = !DILocation(line: 468, column: 9, scope: !272)
!276 = distinct !DISubprogram(name: "operator()", scope: !98, file: !98, line: 89, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!277 = !DILocation(line: 95, column: 9, scope: !276)
!278 = !DILocation(line: 95, column: 2, scope: !276)
!279 = !DILocation(line: 96, column: 7, scope: !276)
!280 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !85, file: !85, line: 104, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!281 = !DILocation(line: 105, column: 71, scope: !280)
!282 = !DILocation(line: 105, column: 7, scope: !280)
!283 = distinct !DISubprogram(name: "_M_deleter", scope: !98, file: !98, line: 193, type: !12, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!284 = !DILocation(line: 193, column: 61, scope: !283)
!285 = !DILocation(line: 193, column: 49, scope: !283)
!286 = !DILocation(line: 193, column: 42, scope: !283)
!287 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !117, file: !117, line: 1380, type: !12, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!288 = !DILocation(line: 1381, column: 37, scope: !287)
!289 = !DILocation(line: 1381, column: 14, scope: !287)
!290 = !DILocation(line: 1381, column: 7, scope: !287)
!291 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !117, file: !117, line: 1364, type: !12, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!292 = !DILocation(line: 1365, column: 57, scope: !291)
!293 = !DILocation(line: 1365, column: 14, scope: !291)
!294 = !DILocation(line: 1365, column: 7, scope: !291)
!295 = distinct !DISubprogram(name: "_M_head", scope: !117, file: !117, line: 424, type: !12, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!296 = !DILocation(line: 424, column: 66, scope: !295)
!297 = !DILocation(line: 424, column: 51, scope: !295)
!298 = !DILocation(line: 424, column: 44, scope: !295)
!299 = distinct !DISubprogram(name: "_M_head", scope: !117, file: !117, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!300 = !DILocation(line: 124, column: 50, scope: !299)
!301 = !DILocation(line: 124, column: 54, scope: !299)
!302 = !DILocation(line: 124, column: 43, scope: !299)
!303 = distinct !DISubprogram(name: "__addressof<std::mutex>", scope: !85, file: !85, line: 49, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!304 = !DILocation(line: 50, column: 34, scope: !303)
!305 = !DILocation(line: 50, column: 7, scope: !303)
!306 = distinct !DISubprogram(name: "lock", scope: !38, file: !38, line: 131, type: !12, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!307 = !DILocation(line: 133, column: 7, scope: !306)
!308 = !DILocation(line: 133, column: 6, scope: !306)
!309 = !DILocation(line: 134, column: 4, scope: !306)
!310 = !DILocation(line: 135, column: 11, scope: !306)
!311 = !DILocation(line: 136, column: 4, scope: !306)
!312 = !DILocation(line: 139, column: 6, scope: !306)
!313 = !DILocation(line: 139, column: 17, scope: !306)
!314 = !DILocation(line: 140, column: 6, scope: !306)
!315 = !DILocation(line: 140, column: 14, scope: !306)
!316 = !DILocation(line: 142, column: 7, scope: !306)
!317 = distinct !DISubprogram(name: "unlock", scope: !38, file: !38, line: 189, type: !12, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!318 = !DILocation(line: 191, column: 7, scope: !317)
!319 = !DILocation(line: 191, column: 6, scope: !317)
!320 = !DILocation(line: 192, column: 4, scope: !317)
!321 = !DILocation(line: 193, column: 11, scope: !317)
!322 = !DILocation(line: 195, column: 6, scope: !317)
!323 = !DILocation(line: 195, column: 17, scope: !317)
!324 = !DILocation(line: 196, column: 6, scope: !317)
!325 = !DILocation(line: 196, column: 14, scope: !317)
!326 = !DILocation(line: 197, column: 4, scope: !317)
!327 = !DILocation(line: 198, column: 7, scope: !317)
!328 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!329 = !DILocation(line: 21, column: 29, scope: !328)
!330 = !DILocation(line: 21, column: 22, scope: !328)
!331 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cpp_condition.cpp", scope: !11, file: !11, type: !12, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!332 = !DILocation(line: 0, scope: !331)
