; ModuleID = 'cpp-std-lock-held.cpp'
source_filename = "cpp-std-lock-held.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"struct.std::defer_lock_t" = type { i8 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
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
%"class.std::unique_lock" = type <{ %"class.std::mutex"*, i8, [7 x i8] }>
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.3" = type { i8 }
%"struct.std::_Head_base.4" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_ = comdat any

$_ZNSt5mutex6unlockEv = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt5mutex4lockEv = comdat any

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

$_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t = comdat any

$_ZNSt11unique_lockISt5mutexE4lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE8try_lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE6unlockEv = comdat any

$_ZNKSt11unique_lockISt5mutexE9owns_lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE7releaseEv = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

$_ZSt11__addressofISt5mutexEPT_RS1_ = comdat any

$_ZNSt5mutex8try_lockEv = comdat any

$_ZSt10defer_lock = comdat any

@_ZL1a = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZL1b = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZSt10defer_lock = linkonce_odr dso_local constant %"struct.std::defer_lock_t" zeroinitializer, comdat, align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca %"class.std::thread", align 8
  %2 = alloca %class.anon, align 1
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1, %class.anon* noundef nonnull align 1 dereferenceable(1) %2), !dbg !13
  invoke void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*), %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*))
          to label %5 unwind label %9, !dbg !14

5:                                                ; preds = %0
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1a to %"class.std::mutex"*))
          to label %6 unwind label %9, !dbg !15

6:                                                ; preds = %5
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*))
          to label %7 unwind label %9, !dbg !16

7:                                                ; preds = %6
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1)
          to label %8 unwind label %9, !dbg !17

8:                                                ; preds = %7
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1) #13, !dbg !18
  ret i32 0, !dbg !18

9:                                                ; preds = %7, %6, %5, %0
  %10 = landingpad { i8*, i32 }
          cleanup, !dbg !18
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !18
  store i8* %11, i8** %3, align 8, !dbg !18
  %12 = extractvalue { i8*, i32 } %10, 1, !dbg !18
  store i32 %12, i32* %4, align 4, !dbg !18
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1) #13, !dbg !18
  br label %13, !dbg !18

13:                                               ; preds = %9
  %14 = load i8*, i8** %3, align 8, !dbg !18
  %15 = load i32, i32* %4, align 4, !dbg !18
  %16 = insertvalue { i8*, i32 } undef, i8* %14, 0, !dbg !18
  %17 = insertvalue { i8*, i32 } %16, i32 %15, 1, !dbg !18
  resume { i8*, i32 } %17, !dbg !18
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !19 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !21
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !21
  store i8* null, i8** %5, align 8, !dbg !22
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #14, !dbg !23
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !23
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !24
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #13, !dbg !25
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !26

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !23
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !27
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !28

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !28
  ret void, !dbg !29

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !29
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !29
  store i8* %20, i8** %7, align 8, !dbg !29
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !29
  store i32 %21, i32* %8, align 4, !dbg !29
  call void @_ZdlPv(i8* noundef %11) #15, !dbg !23
  br label %26, !dbg !23

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !29
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !29
  store i8* %24, i8** %7, align 8, !dbg !29
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !29
  store i32 %25, i32* %8, align 4, !dbg !29
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !28
  br label %26, !dbg !28

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !23
  %28 = load i32, i32* %8, align 4, !dbg !23
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !23
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !23
  resume { i8*, i32 } %30, !dbg !23
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #2 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !30 {
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
  store i32 2, i32* %5, align 4, !dbg !32
  %20 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 0, !dbg !33
  store %"class.std::unique_lock"* %20, %"class.std::unique_lock"** %7, align 8, !dbg !33
  %21 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !34
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %20, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %21) #13, !dbg !35
  %22 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %20, i64 1, !dbg !33
  store %"class.std::unique_lock"* %22, %"class.std::unique_lock"** %7, align 8, !dbg !33
  %23 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !36
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %22, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %23) #13, !dbg !37
  store i32 0, i32* %10, align 4, !dbg !38
  br label %24, !dbg !39

24:                                               ; preds = %72, %2
  %25 = load i32, i32* %10, align 4, !dbg !40
  %26 = sext i32 %25 to i64, !dbg !41
  %27 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %26, !dbg !41
  invoke void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %27)
          to label %28 unwind label %59, !dbg !42

28:                                               ; preds = %24
  store i32 1, i32* %13, align 4, !dbg !43
  br label %29, !dbg !44

29:                                               ; preds = %68, %28
  %30 = load i32, i32* %13, align 4, !dbg !45
  %31 = icmp slt i32 %30, 2, !dbg !46
  br i1 %31, label %32, label %71, !dbg !47

32:                                               ; preds = %29
  %33 = load i32, i32* %10, align 4, !dbg !48
  %34 = load i32, i32* %13, align 4, !dbg !49
  %35 = add nsw i32 %33, %34, !dbg !50
  %36 = srem i32 %35, 2, !dbg !51
  store i32 %36, i32* %14, align 4, !dbg !52
  %37 = load i32, i32* %14, align 4, !dbg !53
  %38 = sext i32 %37 to i64, !dbg !54
  %39 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %38, !dbg !54
  %40 = invoke noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %39)
          to label %41 unwind label %59, !dbg !55

41:                                               ; preds = %32
  br i1 %40, label %67, label %42, !dbg !56

42:                                               ; preds = %41
  %43 = load i32, i32* %13, align 4, !dbg !57
  store i32 %43, i32* %15, align 4, !dbg !58
  br label %44, !dbg !59

44:                                               ; preds = %56, %42
  %45 = load i32, i32* %15, align 4, !dbg !60
  %46 = icmp ne i32 %45, 0, !dbg !61
  br i1 %46, label %47, label %65, !dbg !62

47:                                               ; preds = %44
  %48 = load i32, i32* %10, align 4, !dbg !63
  %49 = load i32, i32* %15, align 4, !dbg !64
  %50 = add nsw i32 %48, %49, !dbg !65
  %51 = sub nsw i32 %50, 1, !dbg !66
  %52 = srem i32 %51, 2, !dbg !67
  %53 = sext i32 %52 to i64, !dbg !68
  %54 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %53, !dbg !68
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %54)
          to label %55 unwind label %59, !dbg !69

55:                                               ; preds = %47
  br label %56, !dbg !68

56:                                               ; preds = %55
  %57 = load i32, i32* %15, align 4, !dbg !70
  %58 = add nsw i32 %57, -1, !dbg !70
  store i32 %58, i32* %15, align 4, !dbg !70
  br label %44, !dbg !62, !llvm.loop !71

59:                                               ; preds = %47, %32, %24
  %60 = landingpad { i8*, i32 }
          cleanup, !dbg !74
  %61 = extractvalue { i8*, i32 } %60, 0, !dbg !74
  store i8* %61, i8** %11, align 8, !dbg !74
  %62 = extractvalue { i8*, i32 } %60, 1, !dbg !74
  store i32 %62, i32* %12, align 4, !dbg !74
  %63 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !75
  %64 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %63, i64 2, !dbg !75
  br label %103, !dbg !75

65:                                               ; preds = %44
  %66 = load i32, i32* %14, align 4, !dbg !76
  store i32 %66, i32* %10, align 4, !dbg !77
  br label %71, !dbg !78

67:                                               ; preds = %41
  br label %68, !dbg !79

68:                                               ; preds = %67
  %69 = load i32, i32* %13, align 4, !dbg !80
  %70 = add nsw i32 %69, 1, !dbg !80
  store i32 %70, i32* %13, align 4, !dbg !80
  br label %29, !dbg !47, !llvm.loop !81

71:                                               ; preds = %65, %29
  br label %72, !dbg !82

72:                                               ; preds = %71
  %73 = load i32, i32* %10, align 4, !dbg !83
  %74 = sext i32 %73 to i64, !dbg !84
  %75 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %74, !dbg !84
  %76 = call noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %75) #13, !dbg !85
  %77 = xor i1 %76, true, !dbg !86
  br i1 %77, label %24, label %78, !dbg !82, !llvm.loop !87

78:                                               ; preds = %72
  store [2 x %"class.std::unique_lock"]* %6, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !89
  %79 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !90
  %80 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %79, i64 0, i64 0, !dbg !90
  store %"class.std::unique_lock"* %80, %"class.std::unique_lock"** %17, align 8, !dbg !90
  %81 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !90
  %82 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %81, i64 0, i64 0, !dbg !90
  %83 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %82, i64 2, !dbg !90
  store %"class.std::unique_lock"* %83, %"class.std::unique_lock"** %18, align 8, !dbg !90
  br label %84, !dbg !90

84:                                               ; preds = %92, %78
  %85 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !90
  %86 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %18, align 8, !dbg !90
  %87 = icmp ne %"class.std::unique_lock"* %85, %86, !dbg !90
  br i1 %87, label %88, label %95, !dbg !90

88:                                               ; preds = %84
  %89 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !90
  store %"class.std::unique_lock"* %89, %"class.std::unique_lock"** %19, align 8, !dbg !91
  %90 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %19, align 8, !dbg !92
  %91 = call noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %90) #13, !dbg !93
  br label %92, !dbg !94

92:                                               ; preds = %88
  %93 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !90
  %94 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %93, i32 1, !dbg !90
  store %"class.std::unique_lock"* %94, %"class.std::unique_lock"** %17, align 8, !dbg !90
  br label %84, !dbg !90, !llvm.loop !95

95:                                               ; preds = %84
  %96 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !75
  %97 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %96, i64 2, !dbg !75
  br label %98, !dbg !75

98:                                               ; preds = %98, %95
  %99 = phi %"class.std::unique_lock"* [ %97, %95 ], [ %100, %98 ], !dbg !75
  %100 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %99, i64 -1, !dbg !75
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %100) #13, !dbg !75
  %101 = icmp eq %"class.std::unique_lock"* %100, %96, !dbg !75
  br i1 %101, label %102, label %98, !dbg !75

102:                                              ; preds = %98
  ret void, !dbg !74

103:                                              ; preds = %103, %59
  %104 = phi %"class.std::unique_lock"* [ %64, %59 ], [ %105, %103 ], !dbg !75
  %105 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %104, i64 -1, !dbg !75
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %105) #13, !dbg !75
  %106 = icmp eq %"class.std::unique_lock"* %105, %63, !dbg !75
  br i1 %106, label %107, label %103, !dbg !75

107:                                              ; preds = %103
  br label %108, !dbg !75

108:                                              ; preds = %107
  %109 = load i8*, i8** %11, align 8, !dbg !75
  %110 = load i32, i32* %12, align 4, !dbg !75
  %111 = insertvalue { i8*, i32 } undef, i8* %109, 0, !dbg !75
  %112 = insertvalue { i8*, i32 } %111, i32 %110, 1, !dbg !75
  resume { i8*, i32 } %112, !dbg !75
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #2 comdat align 2 !dbg !97 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !99
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !99
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !100
  ret void, !dbg !101
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !102 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !103
  br i1 %4, label %5, label %7, !dbg !103

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #16, !dbg !104
  unreachable, !dbg !104

6:                                                ; No predecessors!
  unreachable, !dbg !108

7:                                                ; preds = %1
  ret void, !dbg !109
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #2 !dbg !110 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !112
  %5 = icmp ne i32 %4, 0, !dbg !112
  br i1 %5, label %6, label %9, !dbg !112

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !113
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #13, !dbg !114
  store i32 %8, i32* %2, align 4, !dbg !115
  br label %10, !dbg !115

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !116
  br label %10, !dbg !116

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !117
  ret i32 %11, !dbg !117
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #5 !dbg !118 {
  ret i32 1, !dbg !119
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !120 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !121
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !121
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !121
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !121
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !122
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !123
  %10 = load i64, i64* %9, align 8, !dbg !123
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !123
  %12 = load i64, i64* %11, align 8, !dbg !123
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !123
  %14 = xor i1 %13, true, !dbg !124
  ret i1 %14, !dbg !125
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #5 comdat !dbg !126 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !127
  %8 = load i64, i64* %7, align 8, !dbg !127
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !128
  %10 = load i64, i64* %9, align 8, !dbg !128
  %11 = icmp eq i64 %8, %10, !dbg !129
  ret i1 %11, !dbg !130
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !131 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !132
  store i64 0, i64* %4, align 8, !dbg !132
  ret void, !dbg !133
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #8

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !134 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !136
  ret %class.anon* %3, !dbg !137
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !138 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !139
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !140
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !139
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !139
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !141
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !142
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !143
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #13, !dbg !144
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #13, !dbg !145
  ret void, !dbg !146
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !147 {
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
  call void @__clang_call_terminate(i8* %11) #16, !dbg !149
  unreachable, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !152 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !153
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !153
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !154
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !155
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !156
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !156
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !157
  br i1 %10, label %11, label %17, !dbg !156

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !158
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !159
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !160
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
  call void @__clang_call_terminate(i8* %21) #16, !dbg !158
  unreachable, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !164 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !165
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !165
  ret void, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !166 {
  %3 = alloca %"class.std::tuple.2"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %3, align 8
  %6 = bitcast %"class.std::tuple.2"* %5 to %"struct.std::_Tuple_impl.3"*, !dbg !168
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !169
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !170
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !171

9:                                                ; preds = %2
  ret void, !dbg !172

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !171
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !171
  call void @__clang_call_terminate(i8* %12) #16, !dbg !171
  unreachable, !dbg !171
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 align 2 !dbg !173 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !174
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 align 2 !dbg !175 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !176
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !176
  call void @_ZdlPv(i8* noundef %4) #15, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !177 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !178
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !178
  ret void, !dbg !179
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !180 {
  %3 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.3"* %5 to %"struct.std::_Head_base.4"*, !dbg !181
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !182
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !183
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !184
  ret void, !dbg !185
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #16
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !186 {
  %3 = alloca %"struct.std::_Head_base.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.4"* %5 to %class.anon*, !dbg !187
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !188
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !189
  ret void, !dbg !190
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !191 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !192
  ret void, !dbg !193
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !194 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !195
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !196
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !197
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !198
  ret void, !dbg !199
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #2 !dbg !200 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !202
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !203
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !204
  ret void, !dbg !205
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !206 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !207
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !207
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !208
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !209
  ret %class.anon* %6, !dbg !210
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !211 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !212
  ret %"class.std::tuple.2"* %3, !dbg !213
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #2 !dbg !214 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !215
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !216
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !216
  ret void, !dbg !217
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !218 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*)), !dbg !219
  ret void, !dbg !220
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #2 comdat align 2 !dbg !221 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !222
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !222
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !223
  store i32 %7, i32* %3, align 4, !dbg !224
  %8 = load i32, i32* %3, align 4, !dbg !225
  %9 = icmp ne i32 %8, 0, !dbg !225
  br i1 %9, label %10, label %12, !dbg !225

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !226
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !227
  unreachable, !dbg !227

12:                                               ; preds = %1
  ret void, !dbg !228
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #5 !dbg !229 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !230
  %5 = icmp ne i32 %4, 0, !dbg !230
  br i1 %5, label %6, label %9, !dbg !230

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !231
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #13, !dbg !232
  store i32 %8, i32* %2, align 4, !dbg !233
  br label %10, !dbg !233

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !234
  br label %10, !dbg !234

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !235
  ret i32 %11, !dbg !235
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #12

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !236 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !237
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !238
  ret %class.anon* %4, !dbg !239
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !240 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !241
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.4"*, !dbg !241
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !242
  ret %class.anon* %5, !dbg !243
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !244 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !245
  %4 = bitcast %"struct.std::_Head_base.4"* %3 to %class.anon*, !dbg !246
  ret %class.anon* %4, !dbg !247
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !248 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !249
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !249
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !249
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 !dbg !250 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !251
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !251
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !252
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !253
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !254
  ret void, !dbg !255
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !256 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !257
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !258

5:                                                ; preds = %1
  ret void, !dbg !259

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !258
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !258
  call void @__clang_call_terminate(i8* %8) #16, !dbg !258
  unreachable, !dbg !258
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !260 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !261
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !262
  ret %"struct.std::thread::_State"** %5, !dbg !263
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !264 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !265
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !266
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !265
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !267
  ret void, !dbg !268
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !269 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !270
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !271
  ret void, !dbg !272
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !273 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !274
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !274
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !276 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !277
  ret void, !dbg !278
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !279 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !280
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !280
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !281
  ret %"struct.std::thread::_State"** %5, !dbg !282
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !283 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !284
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !285
  ret %"struct.std::thread::_State"** %4, !dbg !286
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !287 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !288
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !288
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !289
  ret %"struct.std::thread::_State"** %5, !dbg !290
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !291 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !292
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !293
  ret %"struct.std::thread::_State"** %4, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !295 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !296
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !296
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !297
  ret %"struct.std::default_delete"* %6, !dbg !298
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #5 comdat align 2 !dbg !299 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !300
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !301
  br i1 %7, label %13, label %8, !dbg !301

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !301
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !301
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !301
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !301
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !301
  br label %13, !dbg !301

13:                                               ; preds = %8, %2
  ret void, !dbg !302
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !303 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !304
  ret %"struct.std::thread::_State"** %3, !dbg !305
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !306 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !307
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !308
  ret %"struct.std::default_delete"* %5, !dbg !309
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !310 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !311
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !311
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !312
  ret %"struct.std::default_delete"* %5, !dbg !313
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat !dbg !314 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !315
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !316
  ret %"struct.std::default_delete"* %4, !dbg !317
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !318 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !319
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !319
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !320
  ret %"struct.std::default_delete"* %5, !dbg !321
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !322 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !323
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !324
  ret %"struct.std::default_delete"* %4, !dbg !325
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #4 comdat align 2 !dbg !326 {
  %3 = alloca %"struct.std::defer_lock_t", align 1
  %4 = alloca %"class.std::unique_lock"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  %6 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %4, align 8
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 0, !dbg !328
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !329
  %9 = call noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %8) #13, !dbg !330
  store %"class.std::mutex"* %9, %"class.std::mutex"** %7, align 8, !dbg !328
  %10 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 1, !dbg !331
  store i8 0, i8* %10, align 8, !dbg !331
  ret void, !dbg !332
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #2 comdat align 2 !dbg !333 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !334
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !334
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !334
  br i1 %6, label %8, label %7, !dbg !335

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !336
  unreachable, !dbg !336

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !337
  %10 = load i8, i8* %9, align 8, !dbg !337
  %11 = trunc i8 %10 to i1, !dbg !337
  br i1 %11, label %12, label %13, !dbg !337

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !338
  unreachable, !dbg !338

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !339
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !339
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15), !dbg !340
  %16 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !341
  store i8 1, i8* %16, align 8, !dbg !342
  br label %17

17:                                               ; preds = %13
  br label %18

18:                                               ; preds = %17
  ret void, !dbg !343
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #2 comdat align 2 !dbg !344 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !345
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !345
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !345
  br i1 %6, label %8, label %7, !dbg !346

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !347
  unreachable, !dbg !347

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !348
  %10 = load i8, i8* %9, align 8, !dbg !348
  %11 = trunc i8 %10 to i1, !dbg !348
  br i1 %11, label %12, label %13, !dbg !348

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !349
  unreachable, !dbg !349

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !350
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !350
  %16 = call noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15) #13, !dbg !351
  %17 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !352
  %18 = zext i1 %16 to i8, !dbg !353
  store i8 %18, i8* %17, align 8, !dbg !353
  %19 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !354
  %20 = load i8, i8* %19, align 8, !dbg !354
  %21 = trunc i8 %20 to i1, !dbg !354
  ret i1 %21, !dbg !355
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #2 comdat align 2 !dbg !356 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !357
  %5 = load i8, i8* %4, align 8, !dbg !357
  %6 = trunc i8 %5 to i1, !dbg !357
  br i1 %6, label %8, label %7, !dbg !358

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !359
  unreachable, !dbg !359

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !360
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %9, align 8, !dbg !360
  %11 = icmp ne %"class.std::mutex"* %10, null, !dbg !360
  br i1 %11, label %12, label %16, !dbg !360

12:                                               ; preds = %8
  %13 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !361
  %14 = load %"class.std::mutex"*, %"class.std::mutex"** %13, align 8, !dbg !361
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %14), !dbg !362
  %15 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !363
  store i8 0, i8* %15, align 8, !dbg !364
  br label %16, !dbg !365

16:                                               ; preds = %12, %8
  br label %17

17:                                               ; preds = %16
  ret void, !dbg !366
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #5 comdat align 2 !dbg !367 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !368
  %5 = load i8, i8* %4, align 8, !dbg !368
  %6 = trunc i8 %5 to i1, !dbg !368
  ret i1 %6, !dbg !369
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #5 comdat align 2 !dbg !370 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  %3 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %4 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !371
  %6 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !371
  store %"class.std::mutex"* %6, %"class.std::mutex"** %3, align 8, !dbg !372
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !373
  store %"class.std::mutex"* null, %"class.std::mutex"** %7, align 8, !dbg !374
  %8 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 1, !dbg !375
  store i8 0, i8* %8, align 8, !dbg !376
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !377
  ret %"class.std::mutex"* %9, !dbg !378
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !379 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !380
  %5 = load i8, i8* %4, align 8, !dbg !380
  %6 = trunc i8 %5 to i1, !dbg !380
  br i1 %6, label %7, label %9, !dbg !380

7:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3)
          to label %8 unwind label %10, !dbg !381

8:                                                ; preds = %7
  br label %9, !dbg !381

9:                                                ; preds = %8, %1
  ret void, !dbg !382

10:                                               ; preds = %7
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !381
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !381
  call void @__clang_call_terminate(i8* %12) #16, !dbg !381
  unreachable, !dbg !381
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat !dbg !383 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8, !dbg !384
  ret %"class.std::mutex"* %3, !dbg !385
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !386 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !387
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !387
  %6 = invoke noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5)
          to label %7 unwind label %10, !dbg !388

7:                                                ; preds = %1
  %8 = icmp ne i32 %6, 0, !dbg !388
  %9 = xor i1 %8, true, !dbg !389
  ret i1 %9, !dbg !390

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !388
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !388
  call void @__clang_call_terminate(i8* %12) #16, !dbg !388
  unreachable, !dbg !388
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #5 !dbg !391 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !392
  %5 = icmp ne i32 %4, 0, !dbg !392
  br i1 %5, label %6, label %9, !dbg !392

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !393
  %8 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %7) #13, !dbg !394
  store i32 %8, i32* %2, align 4, !dbg !395
  br label %10, !dbg !395

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !396
  br label %10, !dbg !396

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !397
  ret i32 %11, !dbg !397
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #6

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nounwind willreturn }
attributes #8 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline noreturn nounwind }
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
!1 = !DIFile(filename: "cpp-std-lock-held.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "d7b888525f7cec52ffc1fc4aaadc70ec")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 12, column: 14, scope: !10)
!14 = !DILocation(line: 16, column: 3, scope: !10)
!15 = !DILocation(line: 17, column: 5, scope: !10)
!16 = !DILocation(line: 18, column: 5, scope: !10)
!17 = !DILocation(line: 20, column: 4, scope: !10)
!18 = !DILocation(line: 21, column: 1, scope: !10)
!19 = distinct !DISubprogram(name: "thread<(lambda at cpp-std-lock-held.cpp:12:16), void>", scope: !20, file: !20, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!20 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!21 = !DILocation(line: 126, column: 7, scope: !19)
!22 = !DILocation(line: 137, column: 7, scope: !19)
!23 = !DILocation(line: 142, column: 29, scope: !19)
!24 = !DILocation(line: 143, column: 32, scope: !19)
!25 = !DILocation(line: 143, column: 8, scope: !19)
!26 = !DILocation(line: 142, column: 33, scope: !19)
!27 = !DILocation(line: 142, column: 18, scope: !19)
!28 = !DILocation(line: 142, column: 2, scope: !19)
!29 = !DILocation(line: 145, column: 7, scope: !19)
!30 = distinct !DISubprogram(name: "lock<std::mutex, std::mutex>", scope: !31, file: !31, line: 648, type: !11, scopeLine: 649, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!31 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex", directory: "")
!32 = !DILocation(line: 653, column: 18, scope: !30)
!33 = !DILocation(line: 654, column: 33, scope: !30)
!34 = !DILocation(line: 655, column: 9, scope: !30)
!35 = !DILocation(line: 655, column: 8, scope: !30)
!36 = !DILocation(line: 655, column: 29, scope: !30)
!37 = !DILocation(line: 655, column: 28, scope: !30)
!38 = !DILocation(line: 657, column: 8, scope: !30)
!39 = !DILocation(line: 658, column: 4, scope: !30)
!40 = !DILocation(line: 659, column: 14, scope: !30)
!41 = !DILocation(line: 659, column: 6, scope: !30)
!42 = !DILocation(line: 659, column: 23, scope: !30)
!43 = !DILocation(line: 660, column: 15, scope: !30)
!44 = !DILocation(line: 660, column: 11, scope: !30)
!45 = !DILocation(line: 660, column: 24, scope: !30)
!46 = !DILocation(line: 660, column: 28, scope: !30)
!47 = !DILocation(line: 660, column: 6, scope: !30)
!48 = !DILocation(line: 662, column: 22, scope: !30)
!49 = !DILocation(line: 662, column: 32, scope: !30)
!50 = !DILocation(line: 662, column: 30, scope: !30)
!51 = !DILocation(line: 662, column: 37, scope: !30)
!52 = !DILocation(line: 662, column: 13, scope: !30)
!53 = !DILocation(line: 663, column: 16, scope: !30)
!54 = !DILocation(line: 663, column: 8, scope: !30)
!55 = !DILocation(line: 663, column: 23, scope: !30)
!56 = !DILocation(line: 663, column: 7, scope: !30)
!57 = !DILocation(line: 665, column: 22, scope: !30)
!58 = !DILocation(line: 665, column: 16, scope: !30)
!59 = !DILocation(line: 665, column: 12, scope: !30)
!60 = !DILocation(line: 665, column: 27, scope: !30)
!61 = !DILocation(line: 665, column: 31, scope: !30)
!62 = !DILocation(line: 665, column: 7, scope: !30)
!63 = !DILocation(line: 666, column: 18, scope: !30)
!64 = !DILocation(line: 666, column: 28, scope: !30)
!65 = !DILocation(line: 666, column: 26, scope: !30)
!66 = !DILocation(line: 666, column: 32, scope: !30)
!67 = !DILocation(line: 666, column: 37, scope: !30)
!68 = !DILocation(line: 666, column: 9, scope: !30)
!69 = !DILocation(line: 666, column: 44, scope: !30)
!70 = !DILocation(line: 665, column: 37, scope: !30)
!71 = distinct !{!71, !62, !72, !73}
!72 = !DILocation(line: 666, column: 51, scope: !30)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 682, column: 5, scope: !30)
!75 = !DILocation(line: 675, column: 2, scope: !30)
!76 = !DILocation(line: 667, column: 17, scope: !30)
!77 = !DILocation(line: 667, column: 15, scope: !30)
!78 = !DILocation(line: 668, column: 7, scope: !30)
!79 = !DILocation(line: 670, column: 8, scope: !30)
!80 = !DILocation(line: 660, column: 35, scope: !30)
!81 = distinct !{!81, !47, !79, !73}
!82 = !DILocation(line: 671, column: 4, scope: !30)
!83 = !DILocation(line: 671, column: 22, scope: !30)
!84 = !DILocation(line: 671, column: 14, scope: !30)
!85 = !DILocation(line: 671, column: 31, scope: !30)
!86 = !DILocation(line: 671, column: 13, scope: !30)
!87 = distinct !{!87, !39, !88, !73}
!88 = !DILocation(line: 671, column: 42, scope: !30)
!89 = !DILocation(line: 673, column: 21, scope: !30)
!90 = !DILocation(line: 673, column: 19, scope: !30)
!91 = !DILocation(line: 673, column: 15, scope: !30)
!92 = !DILocation(line: 674, column: 6, scope: !30)
!93 = !DILocation(line: 674, column: 10, scope: !30)
!94 = !DILocation(line: 673, column: 4, scope: !30)
!95 = distinct !{!95, !94, !96}
!96 = !DILocation(line: 674, column: 18, scope: !30)
!97 = distinct !DISubprogram(name: "unlock", scope: !98, file: !98, line: 115, type: !11, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!98 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!99 = !DILocation(line: 118, column: 31, scope: !97)
!100 = !DILocation(line: 118, column: 7, scope: !97)
!101 = !DILocation(line: 119, column: 5, scope: !97)
!102 = distinct !DISubprogram(name: "~thread", scope: !20, file: !20, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!103 = !DILocation(line: 150, column: 11, scope: !102)
!104 = !DILocation(line: 312, column: 5, scope: !105, inlinedAt: !107)
!105 = distinct !DISubprogram(name: "__terminate", scope: !106, file: !106, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!106 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!107 = distinct !DILocation(line: 151, column: 2, scope: !102)
!108 = !DILocation(line: 151, column: 2, scope: !102)
!109 = !DILocation(line: 152, column: 5, scope: !102)
!110 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !111, file: !111, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!111 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!112 = !DILocation(line: 778, column: 7, scope: !110)
!113 = !DILocation(line: 779, column: 44, scope: !110)
!114 = !DILocation(line: 779, column: 12, scope: !110)
!115 = !DILocation(line: 779, column: 5, scope: !110)
!116 = !DILocation(line: 781, column: 5, scope: !110)
!117 = !DILocation(line: 782, column: 1, scope: !110)
!118 = distinct !DISubprogram(name: "__gthread_active_p", scope: !111, file: !111, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!119 = !DILocation(line: 302, column: 3, scope: !118)
!120 = distinct !DISubprogram(name: "joinable", scope: !20, file: !20, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!121 = !DILocation(line: 175, column: 16, scope: !120)
!122 = !DILocation(line: 175, column: 25, scope: !120)
!123 = !DILocation(line: 175, column: 22, scope: !120)
!124 = !DILocation(line: 175, column: 14, scope: !120)
!125 = !DILocation(line: 175, column: 7, scope: !120)
!126 = distinct !DISubprogram(name: "operator==", scope: !20, file: !20, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!127 = !DILocation(line: 286, column: 16, scope: !126)
!128 = !DILocation(line: 286, column: 33, scope: !126)
!129 = !DILocation(line: 286, column: 26, scope: !126)
!130 = !DILocation(line: 286, column: 5, scope: !126)
!131 = distinct !DISubprogram(name: "id", scope: !20, file: !20, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!132 = !DILocation(line: 85, column: 23, scope: !131)
!133 = !DILocation(line: 85, column: 37, scope: !131)
!134 = distinct !DISubprogram(name: "forward<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !135, file: !135, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!135 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!136 = !DILocation(line: 78, column: 33, scope: !134)
!137 = !DILocation(line: 78, column: 7, scope: !134)
!138 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !20, file: !20, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
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
!164 = distinct !DISubprogram(name: "_State", scope: !20, file: !20, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!165 = !DILocation(line: 67, column: 12, scope: !164)
!166 = distinct !DISubprogram(name: "tuple<(lambda at cpp-std-lock-held.cpp:12:16), true, true>", scope: !167, file: !167, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!167 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!168 = !DILocation(line: 744, column: 56, scope: !166)
!169 = !DILocation(line: 744, column: 40, scope: !166)
!170 = !DILocation(line: 744, column: 15, scope: !166)
!171 = !DILocation(line: 744, column: 4, scope: !166)
!172 = !DILocation(line: 744, column: 58, scope: !166)
!173 = distinct !DISubprogram(name: "~_State_impl", scope: !20, file: !20, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!174 = !DILocation(line: 200, column: 14, scope: !173)
!175 = distinct !DISubprogram(name: "~_State_impl", scope: !20, file: !20, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!176 = !DILocation(line: 200, column: 14, scope: !175)
!177 = distinct !DISubprogram(name: "_M_run", scope: !20, file: !20, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!178 = !DILocation(line: 210, column: 13, scope: !177)
!179 = !DILocation(line: 210, column: 24, scope: !177)
!180 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !167, file: !167, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!181 = !DILocation(line: 442, column: 2, scope: !180)
!182 = !DILocation(line: 441, column: 31, scope: !180)
!183 = !DILocation(line: 441, column: 10, scope: !180)
!184 = !DILocation(line: 441, column: 4, scope: !180)
!185 = !DILocation(line: 442, column: 4, scope: !180)
!186 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !167, file: !167, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!187 = !DILocation(line: 91, column: 4, scope: !186)
!188 = !DILocation(line: 91, column: 38, scope: !186)
!189 = !DILocation(line: 91, column: 17, scope: !186)
!190 = !DILocation(line: 91, column: 46, scope: !186)
!191 = distinct !DISubprogram(name: "operator()", scope: !20, file: !20, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!192 = !DILocation(line: 259, column: 11, scope: !191)
!193 = !DILocation(line: 259, column: 4, scope: !191)
!194 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !20, file: !20, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!195 = !DILocation(line: 252, column: 52, scope: !194)
!196 = !DILocation(line: 252, column: 42, scope: !194)
!197 = !DILocation(line: 252, column: 27, scope: !194)
!198 = !DILocation(line: 252, column: 13, scope: !194)
!199 = !DILocation(line: 252, column: 6, scope: !194)
!200 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !201, file: !201, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!201 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!202 = !DILocation(line: 96, column: 74, scope: !200)
!203 = !DILocation(line: 96, column: 50, scope: !200)
!204 = !DILocation(line: 96, column: 14, scope: !200)
!205 = !DILocation(line: 96, column: 7, scope: !200)
!206 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-std-lock-held.cpp:12:16)>", scope: !167, file: !167, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!207 = !DILocation(line: 1395, column: 66, scope: !206)
!208 = !DILocation(line: 1395, column: 43, scope: !206)
!209 = !DILocation(line: 1395, column: 14, scope: !206)
!210 = !DILocation(line: 1395, column: 7, scope: !206)
!211 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-std-lock-held.cpp:12:16)> &>", scope: !135, file: !135, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!212 = !DILocation(line: 105, column: 71, scope: !211)
!213 = !DILocation(line: 105, column: 7, scope: !211)
!214 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-std-lock-held.cpp:12:16)>", scope: !201, file: !201, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!215 = !DILocation(line: 61, column: 32, scope: !214)
!216 = !DILocation(line: 61, column: 14, scope: !214)
!217 = !DILocation(line: 61, column: 7, scope: !214)
!218 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!219 = !DILocation(line: 13, column: 5, scope: !218)
!220 = !DILocation(line: 14, column: 2, scope: !218)
!221 = distinct !DISubprogram(name: "lock", scope: !98, file: !98, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!222 = !DILocation(line: 100, column: 39, scope: !221)
!223 = !DILocation(line: 100, column: 17, scope: !221)
!224 = !DILocation(line: 100, column: 11, scope: !221)
!225 = !DILocation(line: 103, column: 11, scope: !221)
!226 = !DILocation(line: 104, column: 23, scope: !221)
!227 = !DILocation(line: 104, column: 2, scope: !221)
!228 = !DILocation(line: 105, column: 5, scope: !221)
!229 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !111, file: !111, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!230 = !DILocation(line: 748, column: 7, scope: !229)
!231 = !DILocation(line: 749, column: 42, scope: !229)
!232 = !DILocation(line: 749, column: 12, scope: !229)
!233 = !DILocation(line: 749, column: 5, scope: !229)
!234 = !DILocation(line: 751, column: 5, scope: !229)
!235 = !DILocation(line: 752, column: 1, scope: !229)
!236 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-std-lock-held.cpp:12:16)>", scope: !167, file: !167, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!237 = !DILocation(line: 1365, column: 57, scope: !236)
!238 = !DILocation(line: 1365, column: 14, scope: !236)
!239 = !DILocation(line: 1365, column: 7, scope: !236)
!240 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!241 = !DILocation(line: 424, column: 66, scope: !240)
!242 = !DILocation(line: 424, column: 51, scope: !240)
!243 = !DILocation(line: 424, column: 44, scope: !240)
!244 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!245 = !DILocation(line: 124, column: 50, scope: !244)
!246 = !DILocation(line: 124, column: 54, scope: !244)
!247 = !DILocation(line: 124, column: 43, scope: !244)
!248 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !148, file: !148, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!249 = !DILocation(line: 233, column: 40, scope: !248)
!250 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !148, file: !148, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!251 = !DILocation(line: 168, column: 38, scope: !250)
!252 = !DILocation(line: 168, column: 58, scope: !250)
!253 = !DILocation(line: 168, column: 47, scope: !250)
!254 = !DILocation(line: 168, column: 56, scope: !250)
!255 = !DILocation(line: 168, column: 63, scope: !250)
!256 = distinct !DISubprogram(name: "tuple<true, true>", scope: !167, file: !167, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!257 = !DILocation(line: 1051, column: 17, scope: !256)
!258 = !DILocation(line: 1051, column: 4, scope: !256)
!259 = !DILocation(line: 1051, column: 19, scope: !256)
!260 = distinct !DISubprogram(name: "_M_ptr", scope: !148, file: !148, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!261 = !DILocation(line: 189, column: 57, scope: !260)
!262 = !DILocation(line: 189, column: 45, scope: !260)
!263 = !DILocation(line: 189, column: 38, scope: !260)
!264 = distinct !DISubprogram(name: "_Tuple_impl", scope: !167, file: !167, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!265 = !DILocation(line: 280, column: 31, scope: !264)
!266 = !DILocation(line: 280, column: 9, scope: !264)
!267 = !DILocation(line: 280, column: 23, scope: !264)
!268 = !DILocation(line: 280, column: 33, scope: !264)
!269 = distinct !DISubprogram(name: "_Tuple_impl", scope: !167, file: !167, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!270 = !DILocation(line: 431, column: 17, scope: !269)
!271 = !DILocation(line: 431, column: 9, scope: !269)
!272 = !DILocation(line: 431, column: 19, scope: !269)
!273 = distinct !DISubprogram(name: "_Head_base", scope: !167, file: !167, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!274 = !DILocation(line: 190, column: 9, scope: !273)
!275 = !DILocation(line: 190, column: 26, scope: !273)
!276 = distinct !DISubprogram(name: "_Head_base", scope: !167, file: !167, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!277 = !DILocation(line: 81, column: 9, scope: !276)
!278 = !DILocation(line: 81, column: 26, scope: !276)
!279 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !167, file: !167, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!280 = !DILocation(line: 1381, column: 37, scope: !279)
!281 = !DILocation(line: 1381, column: 14, scope: !279)
!282 = !DILocation(line: 1381, column: 7, scope: !279)
!283 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !167, file: !167, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!284 = !DILocation(line: 1365, column: 57, scope: !283)
!285 = !DILocation(line: 1365, column: 14, scope: !283)
!286 = !DILocation(line: 1365, column: 7, scope: !283)
!287 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!288 = !DILocation(line: 268, column: 66, scope: !287)
!289 = !DILocation(line: 268, column: 51, scope: !287)
!290 = !DILocation(line: 268, column: 44, scope: !287)
!291 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!292 = !DILocation(line: 233, column: 50, scope: !291)
!293 = !DILocation(line: 233, column: 54, scope: !291)
!294 = !DILocation(line: 233, column: 43, scope: !291)
!295 = distinct !DISubprogram(name: "get_deleter", scope: !148, file: !148, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!296 = !DILocation(line: 468, column: 16, scope: !295)
!297 = !DILocation(line: 468, column: 21, scope: !295)
!298 = !DILocation(line: 468, column: 9, scope: !295)
!299 = distinct !DISubprogram(name: "operator()", scope: !148, file: !148, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!300 = !DILocation(line: 95, column: 9, scope: !299)
!301 = !DILocation(line: 95, column: 2, scope: !299)
!302 = !DILocation(line: 96, column: 7, scope: !299)
!303 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !135, file: !135, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!304 = !DILocation(line: 105, column: 71, scope: !303)
!305 = !DILocation(line: 105, column: 7, scope: !303)
!306 = distinct !DISubprogram(name: "_M_deleter", scope: !148, file: !148, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!307 = !DILocation(line: 193, column: 61, scope: !306)
!308 = !DILocation(line: 193, column: 49, scope: !306)
!309 = !DILocation(line: 193, column: 42, scope: !306)
!310 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !167, file: !167, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!311 = !DILocation(line: 1381, column: 37, scope: !310)
!312 = !DILocation(line: 1381, column: 14, scope: !310)
!313 = !DILocation(line: 1381, column: 7, scope: !310)
!314 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !167, file: !167, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!315 = !DILocation(line: 1365, column: 57, scope: !314)
!316 = !DILocation(line: 1365, column: 14, scope: !314)
!317 = !DILocation(line: 1365, column: 7, scope: !314)
!318 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!319 = !DILocation(line: 424, column: 66, scope: !318)
!320 = !DILocation(line: 424, column: 51, scope: !318)
!321 = !DILocation(line: 424, column: 44, scope: !318)
!322 = distinct !DISubprogram(name: "_M_head", scope: !167, file: !167, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!323 = !DILocation(line: 124, column: 50, scope: !322)
!324 = !DILocation(line: 124, column: 54, scope: !322)
!325 = !DILocation(line: 124, column: 43, scope: !322)
!326 = distinct !DISubprogram(name: "unique_lock", scope: !327, file: !327, line: 73, type: !11, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!327 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!328 = !DILocation(line: 74, column: 9, scope: !326)
!329 = !DILocation(line: 74, column: 36, scope: !326)
!330 = !DILocation(line: 74, column: 19, scope: !326)
!331 = !DILocation(line: 74, column: 43, scope: !326)
!332 = !DILocation(line: 75, column: 9, scope: !326)
!333 = distinct !DISubprogram(name: "lock", scope: !327, file: !327, line: 131, type: !11, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!334 = !DILocation(line: 133, column: 7, scope: !333)
!335 = !DILocation(line: 133, column: 6, scope: !333)
!336 = !DILocation(line: 134, column: 4, scope: !333)
!337 = !DILocation(line: 135, column: 11, scope: !333)
!338 = !DILocation(line: 136, column: 4, scope: !333)
!339 = !DILocation(line: 139, column: 6, scope: !333)
!340 = !DILocation(line: 139, column: 17, scope: !333)
!341 = !DILocation(line: 140, column: 6, scope: !333)
!342 = !DILocation(line: 140, column: 14, scope: !333)
!343 = !DILocation(line: 142, column: 7, scope: !333)
!344 = distinct !DISubprogram(name: "try_lock", scope: !327, file: !327, line: 145, type: !11, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!345 = !DILocation(line: 147, column: 7, scope: !344)
!346 = !DILocation(line: 147, column: 6, scope: !344)
!347 = !DILocation(line: 148, column: 4, scope: !344)
!348 = !DILocation(line: 149, column: 11, scope: !344)
!349 = !DILocation(line: 150, column: 4, scope: !344)
!350 = !DILocation(line: 153, column: 16, scope: !344)
!351 = !DILocation(line: 153, column: 27, scope: !344)
!352 = !DILocation(line: 153, column: 6, scope: !344)
!353 = !DILocation(line: 153, column: 14, scope: !344)
!354 = !DILocation(line: 154, column: 13, scope: !344)
!355 = !DILocation(line: 154, column: 6, scope: !344)
!356 = distinct !DISubprogram(name: "unlock", scope: !327, file: !327, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!357 = !DILocation(line: 191, column: 7, scope: !356)
!358 = !DILocation(line: 191, column: 6, scope: !356)
!359 = !DILocation(line: 192, column: 4, scope: !356)
!360 = !DILocation(line: 193, column: 11, scope: !356)
!361 = !DILocation(line: 195, column: 6, scope: !356)
!362 = !DILocation(line: 195, column: 17, scope: !356)
!363 = !DILocation(line: 196, column: 6, scope: !356)
!364 = !DILocation(line: 196, column: 14, scope: !356)
!365 = !DILocation(line: 197, column: 4, scope: !356)
!366 = !DILocation(line: 198, column: 7, scope: !356)
!367 = distinct !DISubprogram(name: "owns_lock", scope: !327, file: !327, line: 217, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!368 = !DILocation(line: 218, column: 16, scope: !367)
!369 = !DILocation(line: 218, column: 9, scope: !367)
!370 = distinct !DISubprogram(name: "release", scope: !327, file: !327, line: 208, type: !11, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!371 = !DILocation(line: 210, column: 22, scope: !370)
!372 = !DILocation(line: 210, column: 14, scope: !370)
!373 = !DILocation(line: 211, column: 2, scope: !370)
!374 = !DILocation(line: 211, column: 12, scope: !370)
!375 = !DILocation(line: 212, column: 2, scope: !370)
!376 = !DILocation(line: 212, column: 10, scope: !370)
!377 = !DILocation(line: 213, column: 9, scope: !370)
!378 = !DILocation(line: 213, column: 2, scope: !370)
!379 = distinct !DISubprogram(name: "~unique_lock", scope: !327, file: !327, line: 101, type: !11, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!380 = !DILocation(line: 103, column: 6, scope: !379)
!381 = !DILocation(line: 104, column: 4, scope: !379)
!382 = !DILocation(line: 105, column: 7, scope: !379)
!383 = distinct !DISubprogram(name: "__addressof<std::mutex>", scope: !135, file: !135, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!384 = !DILocation(line: 50, column: 34, scope: !383)
!385 = !DILocation(line: 50, column: 7, scope: !383)
!386 = distinct !DISubprogram(name: "try_lock", scope: !98, file: !98, line: 108, type: !11, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!387 = !DILocation(line: 111, column: 40, scope: !386)
!388 = !DILocation(line: 111, column: 15, scope: !386)
!389 = !DILocation(line: 111, column: 14, scope: !386)
!390 = !DILocation(line: 111, column: 7, scope: !386)
!391 = distinct !DISubprogram(name: "__gthread_mutex_trylock", scope: !111, file: !111, line: 755, type: !11, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!392 = !DILocation(line: 757, column: 7, scope: !391)
!393 = !DILocation(line: 758, column: 45, scope: !391)
!394 = !DILocation(line: 758, column: 12, scope: !391)
!395 = !DILocation(line: 758, column: 5, scope: !391)
!396 = !DILocation(line: 760, column: 5, scope: !391)
!397 = !DILocation(line: 761, column: 1, scope: !391)
