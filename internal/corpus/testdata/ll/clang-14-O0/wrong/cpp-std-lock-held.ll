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

$_ZNSt5mutex6unlockEv = comdat any

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
          to label %5 unwind label %7, !dbg !14

5:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1)
          to label %6 unwind label %7, !dbg !15

6:                                                ; preds = %5
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1) #13, !dbg !16
  ret i32 0, !dbg !16

7:                                                ; preds = %5, %0
  %8 = landingpad { i8*, i32 }
          cleanup, !dbg !16
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !16
  store i8* %9, i8** %3, align 8, !dbg !16
  %10 = extractvalue { i8*, i32 } %8, 1, !dbg !16
  store i32 %10, i32* %4, align 4, !dbg !16
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %1) #13, !dbg !16
  br label %11, !dbg !16

11:                                               ; preds = %7
  %12 = load i8*, i8** %3, align 8, !dbg !16
  %13 = load i32, i32* %4, align 4, !dbg !16
  %14 = insertvalue { i8*, i32 } undef, i8* %12, 0, !dbg !16
  %15 = insertvalue { i8*, i32 } %14, i32 %13, 1, !dbg !16
  resume { i8*, i32 } %15, !dbg !16
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !17 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !19
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !19
  store i8* null, i8** %5, align 8, !dbg !20
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #14, !dbg !21
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !21
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !22
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #13, !dbg !23
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !24

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !21
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !25
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !26

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !26
  ret void, !dbg !27

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !27
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !27
  store i8* %20, i8** %7, align 8, !dbg !27
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !27
  store i32 %21, i32* %8, align 4, !dbg !27
  call void @_ZdlPv(i8* noundef %11) #15, !dbg !21
  br label %26, !dbg !21

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !27
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !27
  store i8* %24, i8** %7, align 8, !dbg !27
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !27
  store i32 %25, i32* %8, align 4, !dbg !27
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !26
  br label %26, !dbg !26

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !21
  %28 = load i32, i32* %8, align 4, !dbg !21
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !21
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !21
  resume { i8*, i32 } %30, !dbg !21
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) #2 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !28 {
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
  store i32 2, i32* %5, align 4, !dbg !30
  %20 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 0, !dbg !31
  store %"class.std::unique_lock"* %20, %"class.std::unique_lock"** %7, align 8, !dbg !31
  %21 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !32
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %20, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %21) #13, !dbg !33
  %22 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %20, i64 1, !dbg !31
  store %"class.std::unique_lock"* %22, %"class.std::unique_lock"** %7, align 8, !dbg !31
  %23 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !34
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %22, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %23) #13, !dbg !35
  store i32 0, i32* %10, align 4, !dbg !36
  br label %24, !dbg !37

24:                                               ; preds = %72, %2
  %25 = load i32, i32* %10, align 4, !dbg !38
  %26 = sext i32 %25 to i64, !dbg !39
  %27 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %26, !dbg !39
  invoke void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %27)
          to label %28 unwind label %59, !dbg !40

28:                                               ; preds = %24
  store i32 1, i32* %13, align 4, !dbg !41
  br label %29, !dbg !42

29:                                               ; preds = %68, %28
  %30 = load i32, i32* %13, align 4, !dbg !43
  %31 = icmp slt i32 %30, 2, !dbg !44
  br i1 %31, label %32, label %71, !dbg !45

32:                                               ; preds = %29
  %33 = load i32, i32* %10, align 4, !dbg !46
  %34 = load i32, i32* %13, align 4, !dbg !47
  %35 = add nsw i32 %33, %34, !dbg !48
  %36 = srem i32 %35, 2, !dbg !49
  store i32 %36, i32* %14, align 4, !dbg !50
  %37 = load i32, i32* %14, align 4, !dbg !51
  %38 = sext i32 %37 to i64, !dbg !52
  %39 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %38, !dbg !52
  %40 = invoke noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %39)
          to label %41 unwind label %59, !dbg !53

41:                                               ; preds = %32
  br i1 %40, label %67, label %42, !dbg !54

42:                                               ; preds = %41
  %43 = load i32, i32* %13, align 4, !dbg !55
  store i32 %43, i32* %15, align 4, !dbg !56
  br label %44, !dbg !57

44:                                               ; preds = %56, %42
  %45 = load i32, i32* %15, align 4, !dbg !58
  %46 = icmp ne i32 %45, 0, !dbg !59
  br i1 %46, label %47, label %65, !dbg !60

47:                                               ; preds = %44
  %48 = load i32, i32* %10, align 4, !dbg !61
  %49 = load i32, i32* %15, align 4, !dbg !62
  %50 = add nsw i32 %48, %49, !dbg !63
  %51 = sub nsw i32 %50, 1, !dbg !64
  %52 = srem i32 %51, 2, !dbg !65
  %53 = sext i32 %52 to i64, !dbg !66
  %54 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %53, !dbg !66
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %54)
          to label %55 unwind label %59, !dbg !67

55:                                               ; preds = %47
  br label %56, !dbg !66

56:                                               ; preds = %55
  %57 = load i32, i32* %15, align 4, !dbg !68
  %58 = add nsw i32 %57, -1, !dbg !68
  store i32 %58, i32* %15, align 4, !dbg !68
  br label %44, !dbg !60, !llvm.loop !69

59:                                               ; preds = %47, %32, %24
  %60 = landingpad { i8*, i32 }
          cleanup, !dbg !72
  %61 = extractvalue { i8*, i32 } %60, 0, !dbg !72
  store i8* %61, i8** %11, align 8, !dbg !72
  %62 = extractvalue { i8*, i32 } %60, 1, !dbg !72
  store i32 %62, i32* %12, align 4, !dbg !72
  %63 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !73
  %64 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %63, i64 2, !dbg !73
  br label %103, !dbg !73

65:                                               ; preds = %44
  %66 = load i32, i32* %14, align 4, !dbg !74
  store i32 %66, i32* %10, align 4, !dbg !75
  br label %71, !dbg !76

67:                                               ; preds = %41
  br label %68, !dbg !77

68:                                               ; preds = %67
  %69 = load i32, i32* %13, align 4, !dbg !78
  %70 = add nsw i32 %69, 1, !dbg !78
  store i32 %70, i32* %13, align 4, !dbg !78
  br label %29, !dbg !45, !llvm.loop !79

71:                                               ; preds = %65, %29
  br label %72, !dbg !80

72:                                               ; preds = %71
  %73 = load i32, i32* %10, align 4, !dbg !81
  %74 = sext i32 %73 to i64, !dbg !82
  %75 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i64 0, i64 %74, !dbg !82
  %76 = call noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %75) #13, !dbg !83
  %77 = xor i1 %76, true, !dbg !84
  br i1 %77, label %24, label %78, !dbg !80, !llvm.loop !85

78:                                               ; preds = %72
  store [2 x %"class.std::unique_lock"]* %6, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !87
  %79 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !88
  %80 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %79, i64 0, i64 0, !dbg !88
  store %"class.std::unique_lock"* %80, %"class.std::unique_lock"** %17, align 8, !dbg !88
  %81 = load [2 x %"class.std::unique_lock"]*, [2 x %"class.std::unique_lock"]** %16, align 8, !dbg !88
  %82 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %81, i64 0, i64 0, !dbg !88
  %83 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %82, i64 2, !dbg !88
  store %"class.std::unique_lock"* %83, %"class.std::unique_lock"** %18, align 8, !dbg !88
  br label %84, !dbg !88

84:                                               ; preds = %92, %78
  %85 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !88
  %86 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %18, align 8, !dbg !88
  %87 = icmp ne %"class.std::unique_lock"* %85, %86, !dbg !88
  br i1 %87, label %88, label %95, !dbg !88

88:                                               ; preds = %84
  %89 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !88
  store %"class.std::unique_lock"* %89, %"class.std::unique_lock"** %19, align 8, !dbg !89
  %90 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %19, align 8, !dbg !90
  %91 = call noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %90) #13, !dbg !91
  br label %92, !dbg !92

92:                                               ; preds = %88
  %93 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %17, align 8, !dbg !88
  %94 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %93, i32 1, !dbg !88
  store %"class.std::unique_lock"* %94, %"class.std::unique_lock"** %17, align 8, !dbg !88
  br label %84, !dbg !88, !llvm.loop !93

95:                                               ; preds = %84
  %96 = getelementptr inbounds [2 x %"class.std::unique_lock"], [2 x %"class.std::unique_lock"]* %6, i32 0, i32 0, !dbg !73
  %97 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %96, i64 2, !dbg !73
  br label %98, !dbg !73

98:                                               ; preds = %98, %95
  %99 = phi %"class.std::unique_lock"* [ %97, %95 ], [ %100, %98 ], !dbg !73
  %100 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %99, i64 -1, !dbg !73
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %100) #13, !dbg !73
  %101 = icmp eq %"class.std::unique_lock"* %100, %96, !dbg !73
  br i1 %101, label %102, label %98, !dbg !73

102:                                              ; preds = %98
  ret void, !dbg !72

103:                                              ; preds = %103, %59
  %104 = phi %"class.std::unique_lock"* [ %64, %59 ], [ %105, %103 ], !dbg !73
  %105 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %104, i64 -1, !dbg !73
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %105) #13, !dbg !73
  %106 = icmp eq %"class.std::unique_lock"* %105, %63, !dbg !73
  br i1 %106, label %107, label %103, !dbg !73

107:                                              ; preds = %103
  br label %108, !dbg !73

108:                                              ; preds = %107
  %109 = load i8*, i8** %11, align 8, !dbg !73
  %110 = load i32, i32* %12, align 4, !dbg !73
  %111 = insertvalue { i8*, i32 } undef, i8* %109, 0, !dbg !73
  %112 = insertvalue { i8*, i32 } %111, i32 %110, 1, !dbg !73
  resume { i8*, i32 } %112, !dbg !73
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !95 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !96
  br i1 %4, label %5, label %7, !dbg !96

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #16, !dbg !97
  unreachable, !dbg !97

6:                                                ; No predecessors!
  unreachable, !dbg !101

7:                                                ; preds = %1
  ret void, !dbg !102
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !103 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !104
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !104
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !104
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !104
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !105
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !106
  %10 = load i64, i64* %9, align 8, !dbg !106
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !106
  %12 = load i64, i64* %11, align 8, !dbg !106
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !106
  %14 = xor i1 %13, true, !dbg !107
  ret i1 %14, !dbg !108
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #5 comdat !dbg !109 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !110
  %8 = load i64, i64* %7, align 8, !dbg !110
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !111
  %10 = load i64, i64* %9, align 8, !dbg !111
  %11 = icmp eq i64 %8, %10, !dbg !112
  ret i1 %11, !dbg !113
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !114 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !115
  store i64 0, i64* %4, align 8, !dbg !115
  ret void, !dbg !116
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !117 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !119
  ret %class.anon* %3, !dbg !120
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !121 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !122
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !123
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !122
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !122
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !124
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !125
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !126
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #13, !dbg !127
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #13, !dbg !128
  ret void, !dbg !129
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #9

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !130 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !132
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !133
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !132

8:                                                ; preds = %2
  ret void, !dbg !134

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !132
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !132
  call void @__clang_call_terminate(i8* %11) #16, !dbg !132
  unreachable, !dbg !132
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !135 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !136
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !136
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !137
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !138
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !139
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !139
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !140
  br i1 %10, label %11, label %17, !dbg !139

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !141
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !142
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !143
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !143
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !141

16:                                               ; preds = %11
  br label %17, !dbg !141

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !144
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !145
  ret void, !dbg !146

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !141
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !141
  call void @__clang_call_terminate(i8* %21) #16, !dbg !141
  unreachable, !dbg !141
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !147 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !148
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !148
  ret void, !dbg !148
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !149 {
  %3 = alloca %"class.std::tuple.2"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %3, align 8
  %6 = bitcast %"class.std::tuple.2"* %5 to %"struct.std::_Tuple_impl.3"*, !dbg !151
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !152
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !153
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !154

9:                                                ; preds = %2
  ret void, !dbg !155

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !154
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !154
  call void @__clang_call_terminate(i8* %12) #16, !dbg !154
  unreachable, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 align 2 !dbg !156 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !157
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 align 2 !dbg !158 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !159
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !159
  call void @_ZdlPv(i8* noundef %4) #15, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 align 2 !dbg !160 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !161
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !161
  ret void, !dbg !162
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !163 {
  %3 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.3"* %5 to %"struct.std::_Head_base.4"*, !dbg !164
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !165
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !166
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !167
  ret void, !dbg !168
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #16
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !169 {
  %3 = alloca %"struct.std::_Head_base.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.4"* %5 to %class.anon*, !dbg !170
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !171
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !172
  ret void, !dbg !173
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !174 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !175
  ret void, !dbg !176
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !177 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !178
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !179
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !180
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !181
  ret void, !dbg !182
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #2 !dbg !183 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !185
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !186
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !187
  ret void, !dbg !188
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !189 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !190
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !190
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !191
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !192
  ret %class.anon* %6, !dbg !193
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !194 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !195
  ret %"class.std::tuple.2"* %3, !dbg !196
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #2 !dbg !197 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !198
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !199
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !199
  ret void, !dbg !200
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #2 align 2 !dbg !201 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1b to %"class.std::mutex"*)), !dbg !202
  ret void, !dbg !203
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #2 comdat align 2 !dbg !204 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !206
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !206
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !207
  store i32 %7, i32* %3, align 4, !dbg !208
  %8 = load i32, i32* %3, align 4, !dbg !209
  %9 = icmp ne i32 %8, 0, !dbg !209
  br i1 %9, label %10, label %12, !dbg !209

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !210
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !211
  unreachable, !dbg !211

12:                                               ; preds = %1
  ret void, !dbg !212
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #2 !dbg !213 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !215
  %5 = icmp ne i32 %4, 0, !dbg !215
  br i1 %5, label %6, label %9, !dbg !215

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !216
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #13, !dbg !217
  store i32 %8, i32* %2, align 4, !dbg !218
  br label %10, !dbg !218

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !219
  br label %10, !dbg !219

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !220
  ret i32 %11, !dbg !220
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #12

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #5 !dbg !221 {
  ret i32 1, !dbg !222
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !223 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !224
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !225
  ret %class.anon* %4, !dbg !226
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !227 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !228
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.4"*, !dbg !228
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !229
  ret %class.anon* %5, !dbg !230
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !231 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !232
  %4 = bitcast %"struct.std::_Head_base.4"* %3 to %class.anon*, !dbg !233
  ret %class.anon* %4, !dbg !234
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !235 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !236
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !236
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !236
  ret void, !dbg !236
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 !dbg !237 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !238
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !238
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !239
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !240
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !241
  ret void, !dbg !242
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !243 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !244
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !245

5:                                                ; preds = %1
  ret void, !dbg !246

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !245
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !245
  call void @__clang_call_terminate(i8* %8) #16, !dbg !245
  unreachable, !dbg !245
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !247 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !248
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !249
  ret %"struct.std::thread::_State"** %5, !dbg !250
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !251 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !252
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !253
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !252
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !254
  ret void, !dbg !255
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !256 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !257
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !258
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !260 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !261
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !261
  ret void, !dbg !262
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !263 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !264
  ret void, !dbg !265
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !266 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !267
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !267
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !268
  ret %"struct.std::thread::_State"** %5, !dbg !269
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !270 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !271
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !272
  ret %"struct.std::thread::_State"** %4, !dbg !273
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !274 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !275
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !275
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !276
  ret %"struct.std::thread::_State"** %5, !dbg !277
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !278 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !279
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !280
  ret %"struct.std::thread::_State"** %4, !dbg !281
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !282 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !283
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !283
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !284
  ret %"struct.std::default_delete"* %6, !dbg !285
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #5 comdat align 2 !dbg !286 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !287
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !288
  br i1 %7, label %13, label %8, !dbg !288

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !288
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !288
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !288
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !288
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !288
  br label %13, !dbg !288

13:                                               ; preds = %8, %2
  ret void, !dbg !289
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !290 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !291
  ret %"struct.std::thread::_State"** %3, !dbg !292
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !293 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !294
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !295
  ret %"struct.std::default_delete"* %5, !dbg !296
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !297 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !298
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !298
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !299
  ret %"struct.std::default_delete"* %5, !dbg !300
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat !dbg !301 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !302
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !303
  ret %"struct.std::default_delete"* %4, !dbg !304
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !305 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !306
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !306
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !307
  ret %"struct.std::default_delete"* %5, !dbg !308
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !309 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !310
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !311
  ret %"struct.std::default_delete"* %4, !dbg !312
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #4 comdat align 2 !dbg !313 {
  %3 = alloca %"struct.std::defer_lock_t", align 1
  %4 = alloca %"class.std::unique_lock"*, align 8
  %5 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %4, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %5, align 8
  %6 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %4, align 8
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 0, !dbg !315
  %8 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !316
  %9 = call noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %8) #13, !dbg !317
  store %"class.std::mutex"* %9, %"class.std::mutex"** %7, align 8, !dbg !315
  %10 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %6, i32 0, i32 1, !dbg !318
  store i8 0, i8* %10, align 8, !dbg !318
  ret void, !dbg !319
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #2 comdat align 2 !dbg !320 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !321
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !321
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !321
  br i1 %6, label %8, label %7, !dbg !322

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !323
  unreachable, !dbg !323

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !324
  %10 = load i8, i8* %9, align 8, !dbg !324
  %11 = trunc i8 %10 to i1, !dbg !324
  br i1 %11, label %12, label %13, !dbg !324

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !325
  unreachable, !dbg !325

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !326
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !326
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15), !dbg !327
  %16 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !328
  store i8 1, i8* %16, align 8, !dbg !329
  br label %17

17:                                               ; preds = %13
  br label %18

18:                                               ; preds = %17
  ret void, !dbg !330
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #2 comdat align 2 !dbg !331 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !332
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !332
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !332
  br i1 %6, label %8, label %7, !dbg !333

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !334
  unreachable, !dbg !334

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !335
  %10 = load i8, i8* %9, align 8, !dbg !335
  %11 = trunc i8 %10 to i1, !dbg !335
  br i1 %11, label %12, label %13, !dbg !335

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !336
  unreachable, !dbg !336

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !337
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !337
  %16 = call noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15) #13, !dbg !338
  %17 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !339
  %18 = zext i1 %16 to i8, !dbg !340
  store i8 %18, i8* %17, align 8, !dbg !340
  %19 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !341
  %20 = load i8, i8* %19, align 8, !dbg !341
  %21 = trunc i8 %20 to i1, !dbg !341
  ret i1 %21, !dbg !342
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #2 comdat align 2 !dbg !343 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !344
  %5 = load i8, i8* %4, align 8, !dbg !344
  %6 = trunc i8 %5 to i1, !dbg !344
  br i1 %6, label %8, label %7, !dbg !345

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !346
  unreachable, !dbg !346

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !347
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %9, align 8, !dbg !347
  %11 = icmp ne %"class.std::mutex"* %10, null, !dbg !347
  br i1 %11, label %12, label %16, !dbg !347

12:                                               ; preds = %8
  %13 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !348
  %14 = load %"class.std::mutex"*, %"class.std::mutex"** %13, align 8, !dbg !348
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %14), !dbg !349
  %15 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !350
  store i8 0, i8* %15, align 8, !dbg !351
  br label %16, !dbg !352

16:                                               ; preds = %12, %8
  br label %17

17:                                               ; preds = %16
  ret void, !dbg !353
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #5 comdat align 2 !dbg !354 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !355
  %5 = load i8, i8* %4, align 8, !dbg !355
  %6 = trunc i8 %5 to i1, !dbg !355
  ret i1 %6, !dbg !356
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZNSt11unique_lockISt5mutexE7releaseEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #5 comdat align 2 !dbg !357 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  %3 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %4 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !358
  %6 = load %"class.std::mutex"*, %"class.std::mutex"** %5, align 8, !dbg !358
  store %"class.std::mutex"* %6, %"class.std::mutex"** %3, align 8, !dbg !359
  %7 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 0, !dbg !360
  store %"class.std::mutex"* null, %"class.std::mutex"** %7, align 8, !dbg !361
  %8 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %4, i32 0, i32 1, !dbg !362
  store i8 0, i8* %8, align 8, !dbg !363
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %3, align 8, !dbg !364
  ret %"class.std::mutex"* %9, !dbg !365
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !366 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !367
  %5 = load i8, i8* %4, align 8, !dbg !367
  %6 = trunc i8 %5 to i1, !dbg !367
  br i1 %6, label %7, label %9, !dbg !367

7:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3)
          to label %8 unwind label %10, !dbg !368

8:                                                ; preds = %7
  br label %9, !dbg !368

9:                                                ; preds = %8, %1
  ret void, !dbg !369

10:                                               ; preds = %7
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !368
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !368
  call void @__clang_call_terminate(i8* %12) #16, !dbg !368
  unreachable, !dbg !368
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat !dbg !370 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8, !dbg !371
  ret %"class.std::mutex"* %3, !dbg !372
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt5mutex8try_lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !373 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !374
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !374
  %6 = invoke noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5)
          to label %7 unwind label %10, !dbg !375

7:                                                ; preds = %1
  %8 = icmp ne i32 %6, 0, !dbg !375
  %9 = xor i1 %8, true, !dbg !376
  ret i1 %9, !dbg !377

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !375
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !375
  call void @__clang_call_terminate(i8* %12) #16, !dbg !375
  unreachable, !dbg !375
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #5 !dbg !378 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !379
  %5 = icmp ne i32 %4, 0, !dbg !379
  br i1 %5, label %6, label %9, !dbg !379

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !380
  %8 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %7) #13, !dbg !381
  store i32 %8, i32* %2, align 4, !dbg !382
  br label %10, !dbg !382

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !383
  br label %10, !dbg !383

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !384
  ret i32 %11, !dbg !384
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #11

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #2 comdat align 2 !dbg !385 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !386
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !386
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !387
  ret void, !dbg !388
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #5 !dbg !389 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !390
  %5 = icmp ne i32 %4, 0, !dbg !390
  br i1 %5, label %6, label %9, !dbg !390

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !391
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #13, !dbg !392
  store i32 %8, i32* %2, align 4, !dbg !393
  br label %10, !dbg !393

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !394
  br label %10, !dbg !394

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !395
  ret i32 %11, !dbg !395
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #11

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!1 = !DIFile(filename: "cpp-std-lock-held.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "30768639c4b21db0f2961dd2d6159b48")
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
!15 = !DILocation(line: 18, column: 4, scope: !10)
!16 = !DILocation(line: 19, column: 1, scope: !10)
!17 = distinct !DISubprogram(name: "thread<(lambda at cpp-std-lock-held.cpp:12:16), void>", scope: !18, file: !18, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!18 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!19 = !DILocation(line: 126, column: 7, scope: !17)
!20 = !DILocation(line: 137, column: 7, scope: !17)
!21 = !DILocation(line: 142, column: 29, scope: !17)
!22 = !DILocation(line: 143, column: 32, scope: !17)
!23 = !DILocation(line: 143, column: 8, scope: !17)
!24 = !DILocation(line: 142, column: 33, scope: !17)
!25 = !DILocation(line: 142, column: 18, scope: !17)
!26 = !DILocation(line: 142, column: 2, scope: !17)
!27 = !DILocation(line: 145, column: 7, scope: !17)
!28 = distinct !DISubprogram(name: "lock<std::mutex, std::mutex>", scope: !29, file: !29, line: 648, type: !11, scopeLine: 649, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!29 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/mutex", directory: "")
!30 = !DILocation(line: 653, column: 18, scope: !28)
!31 = !DILocation(line: 654, column: 33, scope: !28)
!32 = !DILocation(line: 655, column: 9, scope: !28)
!33 = !DILocation(line: 655, column: 8, scope: !28)
!34 = !DILocation(line: 655, column: 29, scope: !28)
!35 = !DILocation(line: 655, column: 28, scope: !28)
!36 = !DILocation(line: 657, column: 8, scope: !28)
!37 = !DILocation(line: 658, column: 4, scope: !28)
!38 = !DILocation(line: 659, column: 14, scope: !28)
!39 = !DILocation(line: 659, column: 6, scope: !28)
!40 = !DILocation(line: 659, column: 23, scope: !28)
!41 = !DILocation(line: 660, column: 15, scope: !28)
!42 = !DILocation(line: 660, column: 11, scope: !28)
!43 = !DILocation(line: 660, column: 24, scope: !28)
!44 = !DILocation(line: 660, column: 28, scope: !28)
!45 = !DILocation(line: 660, column: 6, scope: !28)
!46 = !DILocation(line: 662, column: 22, scope: !28)
!47 = !DILocation(line: 662, column: 32, scope: !28)
!48 = !DILocation(line: 662, column: 30, scope: !28)
!49 = !DILocation(line: 662, column: 37, scope: !28)
!50 = !DILocation(line: 662, column: 13, scope: !28)
!51 = !DILocation(line: 663, column: 16, scope: !28)
!52 = !DILocation(line: 663, column: 8, scope: !28)
!53 = !DILocation(line: 663, column: 23, scope: !28)
!54 = !DILocation(line: 663, column: 7, scope: !28)
!55 = !DILocation(line: 665, column: 22, scope: !28)
!56 = !DILocation(line: 665, column: 16, scope: !28)
!57 = !DILocation(line: 665, column: 12, scope: !28)
!58 = !DILocation(line: 665, column: 27, scope: !28)
!59 = !DILocation(line: 665, column: 31, scope: !28)
!60 = !DILocation(line: 665, column: 7, scope: !28)
!61 = !DILocation(line: 666, column: 18, scope: !28)
!62 = !DILocation(line: 666, column: 28, scope: !28)
!63 = !DILocation(line: 666, column: 26, scope: !28)
!64 = !DILocation(line: 666, column: 32, scope: !28)
!65 = !DILocation(line: 666, column: 37, scope: !28)
!66 = !DILocation(line: 666, column: 9, scope: !28)
!67 = !DILocation(line: 666, column: 44, scope: !28)
!68 = !DILocation(line: 665, column: 37, scope: !28)
!69 = distinct !{!69, !60, !70, !71}
!70 = !DILocation(line: 666, column: 51, scope: !28)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocation(line: 682, column: 5, scope: !28)
!73 = !DILocation(line: 675, column: 2, scope: !28)
!74 = !DILocation(line: 667, column: 17, scope: !28)
!75 = !DILocation(line: 667, column: 15, scope: !28)
!76 = !DILocation(line: 668, column: 7, scope: !28)
!77 = !DILocation(line: 670, column: 8, scope: !28)
!78 = !DILocation(line: 660, column: 35, scope: !28)
!79 = distinct !{!79, !45, !77, !71}
!80 = !DILocation(line: 671, column: 4, scope: !28)
!81 = !DILocation(line: 671, column: 22, scope: !28)
!82 = !DILocation(line: 671, column: 14, scope: !28)
!83 = !DILocation(line: 671, column: 31, scope: !28)
!84 = !DILocation(line: 671, column: 13, scope: !28)
!85 = distinct !{!85, !37, !86, !71}
!86 = !DILocation(line: 671, column: 42, scope: !28)
!87 = !DILocation(line: 673, column: 21, scope: !28)
!88 = !DILocation(line: 673, column: 19, scope: !28)
!89 = !DILocation(line: 673, column: 15, scope: !28)
!90 = !DILocation(line: 674, column: 6, scope: !28)
!91 = !DILocation(line: 674, column: 10, scope: !28)
!92 = !DILocation(line: 673, column: 4, scope: !28)
!93 = distinct !{!93, !92, !94}
!94 = !DILocation(line: 674, column: 18, scope: !28)
!95 = distinct !DISubprogram(name: "~thread", scope: !18, file: !18, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!96 = !DILocation(line: 150, column: 11, scope: !95)
!97 = !DILocation(line: 312, column: 5, scope: !98, inlinedAt: !100)
!98 = distinct !DISubprogram(name: "__terminate", scope: !99, file: !99, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!99 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!100 = distinct !DILocation(line: 151, column: 2, scope: !95)
!101 = !DILocation(line: 151, column: 2, scope: !95)
!102 = !DILocation(line: 152, column: 5, scope: !95)
!103 = distinct !DISubprogram(name: "joinable", scope: !18, file: !18, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!104 = !DILocation(line: 175, column: 16, scope: !103)
!105 = !DILocation(line: 175, column: 25, scope: !103)
!106 = !DILocation(line: 175, column: 22, scope: !103)
!107 = !DILocation(line: 175, column: 14, scope: !103)
!108 = !DILocation(line: 175, column: 7, scope: !103)
!109 = distinct !DISubprogram(name: "operator==", scope: !18, file: !18, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!110 = !DILocation(line: 286, column: 16, scope: !109)
!111 = !DILocation(line: 286, column: 33, scope: !109)
!112 = !DILocation(line: 286, column: 26, scope: !109)
!113 = !DILocation(line: 286, column: 5, scope: !109)
!114 = distinct !DISubprogram(name: "id", scope: !18, file: !18, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!115 = !DILocation(line: 85, column: 23, scope: !114)
!116 = !DILocation(line: 85, column: 37, scope: !114)
!117 = distinct !DISubprogram(name: "forward<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !118, file: !118, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!118 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!119 = !DILocation(line: 78, column: 33, scope: !117)
!120 = !DILocation(line: 78, column: 7, scope: !117)
!121 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !18, file: !18, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!122 = !DILocation(line: 207, column: 4, scope: !121)
!123 = !DILocation(line: 205, column: 4, scope: !121)
!124 = !DILocation(line: 206, column: 6, scope: !121)
!125 = !DILocation(line: 206, column: 13, scope: !121)
!126 = !DILocation(line: 206, column: 35, scope: !121)
!127 = !DILocation(line: 206, column: 15, scope: !121)
!128 = !DILocation(line: 206, column: 14, scope: !121)
!129 = !DILocation(line: 207, column: 6, scope: !121)
!130 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !131, file: !131, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!131 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!132 = !DILocation(line: 310, column: 4, scope: !130)
!133 = !DILocation(line: 310, column: 9, scope: !130)
!134 = !DILocation(line: 311, column: 11, scope: !130)
!135 = distinct !DISubprogram(name: "~unique_ptr", scope: !131, file: !131, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!136 = !DILocation(line: 394, column: 16, scope: !135)
!137 = !DILocation(line: 394, column: 21, scope: !135)
!138 = !DILocation(line: 394, column: 8, scope: !135)
!139 = !DILocation(line: 395, column: 6, scope: !135)
!140 = !DILocation(line: 395, column: 12, scope: !135)
!141 = !DILocation(line: 396, column: 4, scope: !135)
!142 = !DILocation(line: 396, column: 28, scope: !135)
!143 = !DILocation(line: 396, column: 18, scope: !135)
!144 = !DILocation(line: 397, column: 2, scope: !135)
!145 = !DILocation(line: 397, column: 8, scope: !135)
!146 = !DILocation(line: 398, column: 7, scope: !135)
!147 = distinct !DISubprogram(name: "_State", scope: !18, file: !18, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!148 = !DILocation(line: 67, column: 12, scope: !147)
!149 = distinct !DISubprogram(name: "tuple<(lambda at cpp-std-lock-held.cpp:12:16), true, true>", scope: !150, file: !150, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!150 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!151 = !DILocation(line: 744, column: 56, scope: !149)
!152 = !DILocation(line: 744, column: 40, scope: !149)
!153 = !DILocation(line: 744, column: 15, scope: !149)
!154 = !DILocation(line: 744, column: 4, scope: !149)
!155 = !DILocation(line: 744, column: 58, scope: !149)
!156 = distinct !DISubprogram(name: "~_State_impl", scope: !18, file: !18, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!157 = !DILocation(line: 200, column: 14, scope: !156)
!158 = distinct !DISubprogram(name: "~_State_impl", scope: !18, file: !18, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!159 = !DILocation(line: 200, column: 14, scope: !158)
!160 = distinct !DISubprogram(name: "_M_run", scope: !18, file: !18, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!161 = !DILocation(line: 210, column: 13, scope: !160)
!162 = !DILocation(line: 210, column: 24, scope: !160)
!163 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !150, file: !150, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!164 = !DILocation(line: 442, column: 2, scope: !163)
!165 = !DILocation(line: 441, column: 31, scope: !163)
!166 = !DILocation(line: 441, column: 10, scope: !163)
!167 = !DILocation(line: 441, column: 4, scope: !163)
!168 = !DILocation(line: 442, column: 4, scope: !163)
!169 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !150, file: !150, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!170 = !DILocation(line: 91, column: 4, scope: !169)
!171 = !DILocation(line: 91, column: 38, scope: !169)
!172 = !DILocation(line: 91, column: 17, scope: !169)
!173 = !DILocation(line: 91, column: 46, scope: !169)
!174 = distinct !DISubprogram(name: "operator()", scope: !18, file: !18, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!175 = !DILocation(line: 259, column: 11, scope: !174)
!176 = !DILocation(line: 259, column: 4, scope: !174)
!177 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !18, file: !18, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!178 = !DILocation(line: 252, column: 52, scope: !177)
!179 = !DILocation(line: 252, column: 42, scope: !177)
!180 = !DILocation(line: 252, column: 27, scope: !177)
!181 = !DILocation(line: 252, column: 13, scope: !177)
!182 = !DILocation(line: 252, column: 6, scope: !177)
!183 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-std-lock-held.cpp:12:16)>", scope: !184, file: !184, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!184 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!185 = !DILocation(line: 96, column: 74, scope: !183)
!186 = !DILocation(line: 96, column: 50, scope: !183)
!187 = !DILocation(line: 96, column: 14, scope: !183)
!188 = !DILocation(line: 96, column: 7, scope: !183)
!189 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-std-lock-held.cpp:12:16)>", scope: !150, file: !150, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!190 = !DILocation(line: 1395, column: 66, scope: !189)
!191 = !DILocation(line: 1395, column: 43, scope: !189)
!192 = !DILocation(line: 1395, column: 14, scope: !189)
!193 = !DILocation(line: 1395, column: 7, scope: !189)
!194 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-std-lock-held.cpp:12:16)> &>", scope: !118, file: !118, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!195 = !DILocation(line: 105, column: 71, scope: !194)
!196 = !DILocation(line: 105, column: 7, scope: !194)
!197 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-std-lock-held.cpp:12:16)>", scope: !184, file: !184, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!198 = !DILocation(line: 61, column: 32, scope: !197)
!199 = !DILocation(line: 61, column: 14, scope: !197)
!200 = !DILocation(line: 61, column: 7, scope: !197)
!201 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!202 = !DILocation(line: 13, column: 5, scope: !201)
!203 = !DILocation(line: 14, column: 2, scope: !201)
!204 = distinct !DISubprogram(name: "lock", scope: !205, file: !205, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!205 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!206 = !DILocation(line: 100, column: 39, scope: !204)
!207 = !DILocation(line: 100, column: 17, scope: !204)
!208 = !DILocation(line: 100, column: 11, scope: !204)
!209 = !DILocation(line: 103, column: 11, scope: !204)
!210 = !DILocation(line: 104, column: 23, scope: !204)
!211 = !DILocation(line: 104, column: 2, scope: !204)
!212 = !DILocation(line: 105, column: 5, scope: !204)
!213 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !214, file: !214, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!214 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!215 = !DILocation(line: 748, column: 7, scope: !213)
!216 = !DILocation(line: 749, column: 42, scope: !213)
!217 = !DILocation(line: 749, column: 12, scope: !213)
!218 = !DILocation(line: 749, column: 5, scope: !213)
!219 = !DILocation(line: 751, column: 5, scope: !213)
!220 = !DILocation(line: 752, column: 1, scope: !213)
!221 = distinct !DISubprogram(name: "__gthread_active_p", scope: !214, file: !214, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!222 = !DILocation(line: 302, column: 3, scope: !221)
!223 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-std-lock-held.cpp:12:16)>", scope: !150, file: !150, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!224 = !DILocation(line: 1365, column: 57, scope: !223)
!225 = !DILocation(line: 1365, column: 14, scope: !223)
!226 = !DILocation(line: 1365, column: 7, scope: !223)
!227 = distinct !DISubprogram(name: "_M_head", scope: !150, file: !150, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!228 = !DILocation(line: 424, column: 66, scope: !227)
!229 = !DILocation(line: 424, column: 51, scope: !227)
!230 = !DILocation(line: 424, column: 44, scope: !227)
!231 = distinct !DISubprogram(name: "_M_head", scope: !150, file: !150, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!232 = !DILocation(line: 124, column: 50, scope: !231)
!233 = !DILocation(line: 124, column: 54, scope: !231)
!234 = !DILocation(line: 124, column: 43, scope: !231)
!235 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !131, file: !131, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!236 = !DILocation(line: 233, column: 40, scope: !235)
!237 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !131, file: !131, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!238 = !DILocation(line: 168, column: 38, scope: !237)
!239 = !DILocation(line: 168, column: 58, scope: !237)
!240 = !DILocation(line: 168, column: 47, scope: !237)
!241 = !DILocation(line: 168, column: 56, scope: !237)
!242 = !DILocation(line: 168, column: 63, scope: !237)
!243 = distinct !DISubprogram(name: "tuple<true, true>", scope: !150, file: !150, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!244 = !DILocation(line: 1051, column: 17, scope: !243)
!245 = !DILocation(line: 1051, column: 4, scope: !243)
!246 = !DILocation(line: 1051, column: 19, scope: !243)
!247 = distinct !DISubprogram(name: "_M_ptr", scope: !131, file: !131, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!248 = !DILocation(line: 189, column: 57, scope: !247)
!249 = !DILocation(line: 189, column: 45, scope: !247)
!250 = !DILocation(line: 189, column: 38, scope: !247)
!251 = distinct !DISubprogram(name: "_Tuple_impl", scope: !150, file: !150, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!252 = !DILocation(line: 280, column: 31, scope: !251)
!253 = !DILocation(line: 280, column: 9, scope: !251)
!254 = !DILocation(line: 280, column: 23, scope: !251)
!255 = !DILocation(line: 280, column: 33, scope: !251)
!256 = distinct !DISubprogram(name: "_Tuple_impl", scope: !150, file: !150, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!257 = !DILocation(line: 431, column: 17, scope: !256)
!258 = !DILocation(line: 431, column: 9, scope: !256)
!259 = !DILocation(line: 431, column: 19, scope: !256)
!260 = distinct !DISubprogram(name: "_Head_base", scope: !150, file: !150, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!261 = !DILocation(line: 190, column: 9, scope: !260)
!262 = !DILocation(line: 190, column: 26, scope: !260)
!263 = distinct !DISubprogram(name: "_Head_base", scope: !150, file: !150, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!264 = !DILocation(line: 81, column: 9, scope: !263)
!265 = !DILocation(line: 81, column: 26, scope: !263)
!266 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !150, file: !150, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!267 = !DILocation(line: 1381, column: 37, scope: !266)
!268 = !DILocation(line: 1381, column: 14, scope: !266)
!269 = !DILocation(line: 1381, column: 7, scope: !266)
!270 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !150, file: !150, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!271 = !DILocation(line: 1365, column: 57, scope: !270)
!272 = !DILocation(line: 1365, column: 14, scope: !270)
!273 = !DILocation(line: 1365, column: 7, scope: !270)
!274 = distinct !DISubprogram(name: "_M_head", scope: !150, file: !150, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!275 = !DILocation(line: 268, column: 66, scope: !274)
!276 = !DILocation(line: 268, column: 51, scope: !274)
!277 = !DILocation(line: 268, column: 44, scope: !274)
!278 = distinct !DISubprogram(name: "_M_head", scope: !150, file: !150, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!279 = !DILocation(line: 233, column: 50, scope: !278)
!280 = !DILocation(line: 233, column: 54, scope: !278)
!281 = !DILocation(line: 233, column: 43, scope: !278)
!282 = distinct !DISubprogram(name: "get_deleter", scope: !131, file: !131, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!283 = !DILocation(line: 468, column: 16, scope: !282)
!284 = !DILocation(line: 468, column: 21, scope: !282)
!285 = !DILocation(line: 468, column: 9, scope: !282)
!286 = distinct !DISubprogram(name: "operator()", scope: !131, file: !131, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!287 = !DILocation(line: 95, column: 9, scope: !286)
!288 = !DILocation(line: 95, column: 2, scope: !286)
!289 = !DILocation(line: 96, column: 7, scope: !286)
!290 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !118, file: !118, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!291 = !DILocation(line: 105, column: 71, scope: !290)
!292 = !DILocation(line: 105, column: 7, scope: !290)
!293 = distinct !DISubprogram(name: "_M_deleter", scope: !131, file: !131, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!294 = !DILocation(line: 193, column: 61, scope: !293)
!295 = !DILocation(line: 193, column: 49, scope: !293)
!296 = !DILocation(line: 193, column: 42, scope: !293)
!297 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !150, file: !150, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!298 = !DILocation(line: 1381, column: 37, scope: !297)
!299 = !DILocation(line: 1381, column: 14, scope: !297)
!300 = !DILocation(line: 1381, column: 7, scope: !297)
!301 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !150, file: !150, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!302 = !DILocation(line: 1365, column: 57, scope: !301)
!303 = !DILocation(line: 1365, column: 14, scope: !301)
!304 = !DILocation(line: 1365, column: 7, scope: !301)
!305 = distinct !DISubprogram(name: "_M_head", scope: !150, file: !150, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!306 = !DILocation(line: 424, column: 66, scope: !305)
!307 = !DILocation(line: 424, column: 51, scope: !305)
!308 = !DILocation(line: 424, column: 44, scope: !305)
!309 = distinct !DISubprogram(name: "_M_head", scope: !150, file: !150, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!310 = !DILocation(line: 124, column: 50, scope: !309)
!311 = !DILocation(line: 124, column: 54, scope: !309)
!312 = !DILocation(line: 124, column: 43, scope: !309)
!313 = distinct !DISubprogram(name: "unique_lock", scope: !314, file: !314, line: 73, type: !11, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!314 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!315 = !DILocation(line: 74, column: 9, scope: !313)
!316 = !DILocation(line: 74, column: 36, scope: !313)
!317 = !DILocation(line: 74, column: 19, scope: !313)
!318 = !DILocation(line: 74, column: 43, scope: !313)
!319 = !DILocation(line: 75, column: 9, scope: !313)
!320 = distinct !DISubprogram(name: "lock", scope: !314, file: !314, line: 131, type: !11, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!321 = !DILocation(line: 133, column: 7, scope: !320)
!322 = !DILocation(line: 133, column: 6, scope: !320)
!323 = !DILocation(line: 134, column: 4, scope: !320)
!324 = !DILocation(line: 135, column: 11, scope: !320)
!325 = !DILocation(line: 136, column: 4, scope: !320)
!326 = !DILocation(line: 139, column: 6, scope: !320)
!327 = !DILocation(line: 139, column: 17, scope: !320)
!328 = !DILocation(line: 140, column: 6, scope: !320)
!329 = !DILocation(line: 140, column: 14, scope: !320)
!330 = !DILocation(line: 142, column: 7, scope: !320)
!331 = distinct !DISubprogram(name: "try_lock", scope: !314, file: !314, line: 145, type: !11, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!332 = !DILocation(line: 147, column: 7, scope: !331)
!333 = !DILocation(line: 147, column: 6, scope: !331)
!334 = !DILocation(line: 148, column: 4, scope: !331)
!335 = !DILocation(line: 149, column: 11, scope: !331)
!336 = !DILocation(line: 150, column: 4, scope: !331)
!337 = !DILocation(line: 153, column: 16, scope: !331)
!338 = !DILocation(line: 153, column: 27, scope: !331)
!339 = !DILocation(line: 153, column: 6, scope: !331)
!340 = !DILocation(line: 153, column: 14, scope: !331)
!341 = !DILocation(line: 154, column: 13, scope: !331)
!342 = !DILocation(line: 154, column: 6, scope: !331)
!343 = distinct !DISubprogram(name: "unlock", scope: !314, file: !314, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!344 = !DILocation(line: 191, column: 7, scope: !343)
!345 = !DILocation(line: 191, column: 6, scope: !343)
!346 = !DILocation(line: 192, column: 4, scope: !343)
!347 = !DILocation(line: 193, column: 11, scope: !343)
!348 = !DILocation(line: 195, column: 6, scope: !343)
!349 = !DILocation(line: 195, column: 17, scope: !343)
!350 = !DILocation(line: 196, column: 6, scope: !343)
!351 = !DILocation(line: 196, column: 14, scope: !343)
!352 = !DILocation(line: 197, column: 4, scope: !343)
!353 = !DILocation(line: 198, column: 7, scope: !343)
!354 = distinct !DISubprogram(name: "owns_lock", scope: !314, file: !314, line: 217, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!355 = !DILocation(line: 218, column: 16, scope: !354)
!356 = !DILocation(line: 218, column: 9, scope: !354)
!357 = distinct !DISubprogram(name: "release", scope: !314, file: !314, line: 208, type: !11, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!358 = !DILocation(line: 210, column: 22, scope: !357)
!359 = !DILocation(line: 210, column: 14, scope: !357)
!360 = !DILocation(line: 211, column: 2, scope: !357)
!361 = !DILocation(line: 211, column: 12, scope: !357)
!362 = !DILocation(line: 212, column: 2, scope: !357)
!363 = !DILocation(line: 212, column: 10, scope: !357)
!364 = !DILocation(line: 213, column: 9, scope: !357)
!365 = !DILocation(line: 213, column: 2, scope: !357)
!366 = distinct !DISubprogram(name: "~unique_lock", scope: !314, file: !314, line: 101, type: !11, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!367 = !DILocation(line: 103, column: 6, scope: !366)
!368 = !DILocation(line: 104, column: 4, scope: !366)
!369 = !DILocation(line: 105, column: 7, scope: !366)
!370 = distinct !DISubprogram(name: "__addressof<std::mutex>", scope: !118, file: !118, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!371 = !DILocation(line: 50, column: 34, scope: !370)
!372 = !DILocation(line: 50, column: 7, scope: !370)
!373 = distinct !DISubprogram(name: "try_lock", scope: !205, file: !205, line: 108, type: !11, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!374 = !DILocation(line: 111, column: 40, scope: !373)
!375 = !DILocation(line: 111, column: 15, scope: !373)
!376 = !DILocation(line: 111, column: 14, scope: !373)
!377 = !DILocation(line: 111, column: 7, scope: !373)
!378 = distinct !DISubprogram(name: "__gthread_mutex_trylock", scope: !214, file: !214, line: 755, type: !11, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!379 = !DILocation(line: 757, column: 7, scope: !378)
!380 = !DILocation(line: 758, column: 45, scope: !378)
!381 = !DILocation(line: 758, column: 12, scope: !378)
!382 = !DILocation(line: 758, column: 5, scope: !378)
!383 = !DILocation(line: 760, column: 5, scope: !378)
!384 = !DILocation(line: 761, column: 1, scope: !378)
!385 = distinct !DISubprogram(name: "unlock", scope: !205, file: !205, line: 115, type: !11, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!386 = !DILocation(line: 118, column: 31, scope: !385)
!387 = !DILocation(line: 118, column: 7, scope: !385)
!388 = !DILocation(line: 119, column: 5, scope: !385)
!389 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !214, file: !214, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!390 = !DILocation(line: 778, column: 7, scope: !389)
!391 = !DILocation(line: 779, column: 44, scope: !389)
!392 = !DILocation(line: 779, column: 12, scope: !389)
!393 = !DILocation(line: 779, column: 5, scope: !389)
!394 = !DILocation(line: 781, column: 5, scope: !389)
!395 = !DILocation(line: 782, column: 1, scope: !389)
