; ModuleID = 'cpp-mutex.cpp'
source_filename = "cpp-mutex.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
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
%"struct.std::thread::_State_impl.7" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker.8", [7 x i8] }>
%"struct.std::thread::_Invoker.8" = type { %"class.std::tuple.9" }
%"class.std::tuple.9" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.5" = type { i8 }
%"struct.std::_Head_base.6" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"class.std::lock_guard" = type { %"class.std::mutex"* }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%"struct.std::_Tuple_impl.2" = type { i8 }
%"struct.std::_Head_base" = type { i8 }
%"struct.std::_Tuple_impl.10" = type { i8 }
%"struct.std::_Head_base.11" = type { i8 }
%"class.std::unique_lock" = type <{ %"class.std::mutex"*, i8, [7 x i8] }>

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

$_ZNSt11unique_lockISt5mutexEC2ERS0_ = comdat any

$_ZNSt11unique_lockISt5mutexE6unlockEv = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

$_ZSt11__addressofISt5mutexEPT_RS1_ = comdat any

$_ZNSt11unique_lockISt5mutexE4lockEv = comdat any

@_ZL1n = internal global i32 0, align 4
@.str = private unnamed_addr constant [8 x i8] c"n == 11\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"cpp-mutex.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZL1m = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.7"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.7"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.7"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv" to i8*)] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %class.anon, align 1
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca %class.anon.0, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, %class.anon* noundef nonnull align 1 dereferenceable(1) %3), !dbg !13
  invoke void @"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %5)
          to label %8 unwind label %15, !dbg !14

8:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %9 unwind label %19, !dbg !15

9:                                                ; preds = %8
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %10 unwind label %19, !dbg !16

10:                                               ; preds = %9
  %11 = load i32, i32* @_ZL1n, align 4, !dbg !17
  %12 = icmp eq i32 %11, 11, !dbg !17
  br i1 %12, label %13, label %14, !dbg !17

13:                                               ; preds = %10
  br label %24, !dbg !17

14:                                               ; preds = %10
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !17
  unreachable, !dbg !17

15:                                               ; preds = %0
  %16 = landingpad { i8*, i32 }
          cleanup, !dbg !18
  %17 = extractvalue { i8*, i32 } %16, 0, !dbg !18
  store i8* %17, i8** %6, align 8, !dbg !18
  %18 = extractvalue { i8*, i32 } %16, 1, !dbg !18
  store i32 %18, i32* %7, align 4, !dbg !18
  br label %26, !dbg !18

19:                                               ; preds = %9, %8
  %20 = landingpad { i8*, i32 }
          cleanup, !dbg !18
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !18
  store i8* %21, i8** %6, align 8, !dbg !18
  %22 = extractvalue { i8*, i32 } %20, 1, !dbg !18
  store i32 %22, i32* %7, align 4, !dbg !18
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !18
  br label %26, !dbg !18

23:                                               ; No predecessors!
  br label %24, !dbg !17

24:                                               ; preds = %23, %13
  store i32 0, i32* %1, align 4, !dbg !19
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !18
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #14, !dbg !18
  %25 = load i32, i32* %1, align 4, !dbg !18
  ret i32 %25, !dbg !18

26:                                               ; preds = %19, %15
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #14, !dbg !18
  br label %27, !dbg !18

27:                                               ; preds = %26
  %28 = load i8*, i8** %6, align 8, !dbg !18
  %29 = load i32, i32* %7, align 4, !dbg !18
  %30 = insertvalue { i8*, i32 } undef, i8* %28, 0, !dbg !18
  %31 = insertvalue { i8*, i32 } %30, i32 %29, 1, !dbg !18
  resume { i8*, i32 } %31, !dbg !18
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !20 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !22
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #14, !dbg !22
  store i8* null, i8** %5, align 8, !dbg !23
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15, !dbg !24
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !24
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !25
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #14, !dbg !26
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !27

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !24
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #14, !dbg !28
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !29

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !29
  ret void, !dbg !30

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !30
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !30
  store i8* %20, i8** %7, align 8, !dbg !30
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !30
  store i32 %21, i32* %8, align 4, !dbg !30
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !24
  br label %26, !dbg !24

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !30
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !30
  store i8* %24, i8** %7, align 8, !dbg !30
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !30
  store i32 %25, i32* %8, align 4, !dbg !30
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !29
  br label %26, !dbg !29

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !24
  %28 = load i32, i32* %8, align 4, !dbg !24
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !24
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !24
  resume { i8*, i32 } %30, !dbg !24
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !31 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon.0*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !32
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #14, !dbg !32
  store i8* null, i8** %5, align 8, !dbg !33
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15, !dbg !34
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl.7"*, !dbg !34
  %13 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !35
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %13) #14, !dbg !36
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !37

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl.7"* %12 to %"struct.std::thread::_State"*, !dbg !34
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #14, !dbg !38
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !39

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !39
  ret void, !dbg !40

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !40
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !40
  store i8* %20, i8** %7, align 8, !dbg !40
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !40
  store i32 %21, i32* %8, align 4, !dbg !40
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !34
  br label %26, !dbg !34

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !40
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !40
  store i8* %24, i8** %7, align 8, !dbg !40
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !40
  store i32 %25, i32* %8, align 4, !dbg !40
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !39
  br label %26, !dbg !39

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !34
  %28 = load i32, i32* %8, align 4, !dbg !34
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !34
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !34
  resume { i8*, i32 } %30, !dbg !34
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !41 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !42
  br i1 %4, label %5, label %7, !dbg !42

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #13, !dbg !43
  unreachable, !dbg !43

6:                                                ; No predecessors!
  unreachable, !dbg !47

7:                                                ; preds = %1
  ret void, !dbg !48
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !49 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !50
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !50
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !50
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !50
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !51
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !52
  %10 = load i64, i64* %9, align 8, !dbg !52
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !52
  %12 = load i64, i64* %11, align 8, !dbg !52
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #14, !dbg !52
  %14 = xor i1 %13, true, !dbg !53
  ret i1 %14, !dbg !54
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #5 comdat !dbg !55 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !56
  %8 = load i64, i64* %7, align 8, !dbg !56
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !57
  %10 = load i64, i64* %9, align 8, !dbg !57
  %11 = icmp eq i64 %8, %10, !dbg !58
  ret i1 %11, !dbg !59
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !60 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !61
  store i64 0, i64* %4, align 8, !dbg !61
  ret void, !dbg !62
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !63 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !65
  ret %class.anon* %3, !dbg !66
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !67 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !68
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !69
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !68
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !68
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !70
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !71
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !72
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #14, !dbg !73
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #14, !dbg !74
  ret void, !dbg !75
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !76 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !78
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !79
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !78

8:                                                ; preds = %2
  ret void, !dbg !80

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !78
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !78
  call void @__clang_call_terminate(i8* %11) #13, !dbg !78
  unreachable, !dbg !78
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !81 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !82
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !82
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !83
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !84
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !85
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !85
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !86
  br i1 %10, label %11, label %17, !dbg !85

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !87
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !88
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #14, !dbg !89
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !89
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !87

16:                                               ; preds = %11
  br label %17, !dbg !87

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !90
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !91
  ret void, !dbg !92

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !87
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !87
  call void @__clang_call_terminate(i8* %21) #13, !dbg !87
  unreachable, !dbg !87
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !93 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !94
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !94
  ret void, !dbg !94
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !95 {
  %3 = alloca %"class.std::tuple.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %3, align 8
  %6 = bitcast %"class.std::tuple.4"* %5 to %"struct.std::_Tuple_impl.5"*, !dbg !97
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !98
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #14, !dbg !99
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !100

9:                                                ; preds = %2
  ret void, !dbg !101

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !100
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !100
  call void @__clang_call_terminate(i8* %12) #13, !dbg !100
  unreachable, !dbg !100
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 align 2 !dbg !102 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !103
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !103
  ret void, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 align 2 !dbg !104 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #14, !dbg !105
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !105
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !105
  ret void, !dbg !105
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !106 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !107
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !107
  ret void, !dbg !108
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !109 {
  %3 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.5"* %5 to %"struct.std::_Head_base.6"*, !dbg !110
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !111
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #14, !dbg !112
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !113
  ret void, !dbg !114
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #14
  call void @_ZSt9terminatev() #13
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !115 {
  %3 = alloca %"struct.std::_Head_base.6"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.6"* %5 to %class.anon*, !dbg !116
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !117
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #14, !dbg !118
  ret void, !dbg !119
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !120 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !121
  ret void, !dbg !122
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !123 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !124
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %5) #14, !dbg !125
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %6) #14, !dbg !126
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !129 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !131
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !132
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !133
  ret void, !dbg !134
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !135 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !136
  %4 = bitcast %"class.std::tuple.4"* %3 to %"struct.std::_Tuple_impl.5"*, !dbg !136
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !137
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #14, !dbg !138
  ret %class.anon* %6, !dbg !139
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.4"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.4"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !140 {
  %2 = alloca %"class.std::tuple.4"*, align 8
  store %"class.std::tuple.4"* %0, %"class.std::tuple.4"** %2, align 8
  %3 = load %"class.std::tuple.4"*, %"class.std::tuple.4"** %2, align 8, !dbg !141
  ret %"class.std::tuple.4"* %3, !dbg !142
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !143 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !144
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !145
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !145
  ret void, !dbg !146
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !147 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"class.std::lock_guard", align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1m to %"class.std::mutex"*)), !dbg !148
  %5 = load i32, i32* @_ZL1n, align 4, !dbg !149
  %6 = add nsw i32 %5, 1, !dbg !149
  store i32 %6, i32* @_ZL1n, align 4, !dbg !149
  call void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #1 comdat align 2 !dbg !151 {
  %3 = alloca %"class.std::lock_guard"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %3, align 8
  %6 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !153
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !154
  store %"class.std::mutex"* %7, %"class.std::mutex"** %6, align 8, !dbg !153
  %8 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %5, i32 0, i32 0, !dbg !155
  %9 = load %"class.std::mutex"*, %"class.std::mutex"** %8, align 8, !dbg !155
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %9), !dbg !156
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(%"class.std::lock_guard"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !158 {
  %2 = alloca %"class.std::lock_guard"*, align 8
  store %"class.std::lock_guard"* %0, %"class.std::lock_guard"** %2, align 8
  %3 = load %"class.std::lock_guard"*, %"class.std::lock_guard"** %2, align 8
  %4 = getelementptr inbounds %"class.std::lock_guard", %"class.std::lock_guard"* %3, i32 0, i32 0, !dbg !159
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !159
  invoke void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %5)
          to label %6 unwind label %7, !dbg !160

6:                                                ; preds = %1
  ret void, !dbg !161

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !160
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !160
  call void @__clang_call_terminate(i8* %9) #13, !dbg !160
  unreachable, !dbg !160
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #9 comdat align 2 !dbg !162 {
  %2 = alloca %"class.std::mutex"*, align 8
  %3 = alloca i32, align 4
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %4 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %5 = bitcast %"class.std::mutex"* %4 to %"class.std::__mutex_base"*, !dbg !163
  %6 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %5, i32 0, i32 0, !dbg !163
  %7 = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %6), !dbg !164
  store i32 %7, i32* %3, align 4, !dbg !165
  %8 = load i32, i32* %3, align 4, !dbg !166
  %9 = icmp ne i32 %8, 0, !dbg !166
  br i1 %9, label %10, label %12, !dbg !166

10:                                               ; preds = %1
  %11 = load i32, i32* %3, align 4, !dbg !167
  call void @_ZSt20__throw_system_errori(i32 noundef %11) #17, !dbg !168
  unreachable, !dbg !168

12:                                               ; preds = %1
  ret void, !dbg !169
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #9 !dbg !170 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !172
  %5 = icmp ne i32 %4, 0, !dbg !172
  br i1 %5, label %6, label %9, !dbg !172

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !173
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #14, !dbg !174
  store i32 %8, i32* %2, align 4, !dbg !175
  br label %10, !dbg !175

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !176
  br label %10, !dbg !176

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !177
  ret i32 %11, !dbg !177
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #12

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #5 !dbg !178 {
  ret i32 1, !dbg !179
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #11

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #9 comdat align 2 !dbg !180 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8
  %4 = bitcast %"class.std::mutex"* %3 to %"class.std::__mutex_base"*, !dbg !181
  %5 = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %4, i32 0, i32 0, !dbg !181
  %6 = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %5), !dbg !182
  ret void, !dbg !183
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %0) #5 !dbg !184 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  %4 = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !185
  %5 = icmp ne i32 %4, 0, !dbg !185
  br i1 %5, label %6, label %9, !dbg !185

6:                                                ; preds = %1
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !186
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %7) #14, !dbg !187
  store i32 %8, i32* %2, align 4, !dbg !188
  br label %10, !dbg !188

9:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !189
  br label %10, !dbg !189

10:                                               ; preds = %9, %6
  %11 = load i32, i32* %2, align 4, !dbg !190
  ret i32 %11, !dbg !190
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !191 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !192
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %3) #14, !dbg !193
  ret %class.anon* %4, !dbg !194
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.5"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !195 {
  %2 = alloca %"struct.std::_Tuple_impl.5"*, align 8
  store %"struct.std::_Tuple_impl.5"* %0, %"struct.std::_Tuple_impl.5"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.5"*, %"struct.std::_Tuple_impl.5"** %2, align 8, !dbg !196
  %4 = bitcast %"struct.std::_Tuple_impl.5"* %3 to %"struct.std::_Head_base.6"*, !dbg !196
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !197
  ret %class.anon* %5, !dbg !198
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !199 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !200
  %4 = bitcast %"struct.std::_Head_base.6"* %3 to %class.anon*, !dbg !201
  ret %class.anon* %4, !dbg !202
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !203 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !204
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !204
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !204
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 !dbg !205 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !206
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !206
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !207
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !208
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !209
  ret void, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !211 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !212
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !213

5:                                                ; preds = %1
  ret void, !dbg !214

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !213
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !213
  call void @__clang_call_terminate(i8* %8) #13, !dbg !213
  unreachable, !dbg !213
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !215 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !216
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !217
  ret %"struct.std::thread::_State"** %5, !dbg !218
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !219 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !220
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !221
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !220
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !222
  ret void, !dbg !223
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !224 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !225
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !226
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !228 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !229
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !229
  ret void, !dbg !230
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !231 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !232
  ret void, !dbg !233
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !234 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !235
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !235
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !236
  ret %"struct.std::thread::_State"** %5, !dbg !237
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !238 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !239
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !240
  ret %"struct.std::thread::_State"** %4, !dbg !241
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !242 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !243
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.3"*, !dbg !243
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !244
  ret %"struct.std::thread::_State"** %5, !dbg !245
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.3"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !246 {
  %2 = alloca %"struct.std::_Head_base.3"*, align 8
  store %"struct.std::_Head_base.3"* %0, %"struct.std::_Head_base.3"** %2, align 8
  %3 = load %"struct.std::_Head_base.3"*, %"struct.std::_Head_base.3"** %2, align 8, !dbg !247
  %4 = getelementptr inbounds %"struct.std::_Head_base.3", %"struct.std::_Head_base.3"* %3, i32 0, i32 0, !dbg !248
  ret %"struct.std::thread::_State"** %4, !dbg !249
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !250 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !251
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !251
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !252
  ret %"struct.std::default_delete"* %6, !dbg !253
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #5 comdat align 2 !dbg !254 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !255
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !256
  br i1 %7, label %13, label %8, !dbg !256

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !256
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !256
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !256
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !256
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !256
  br label %13, !dbg !256

13:                                               ; preds = %8, %2
  ret void, !dbg !257
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !258 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !259
  ret %"struct.std::thread::_State"** %3, !dbg !260
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !261 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !262
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !263
  ret %"struct.std::default_delete"* %5, !dbg !264
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !265 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !266
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.2"*, !dbg !266
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !267
  ret %"struct.std::default_delete"* %5, !dbg !268
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat !dbg !269 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !270
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %3) #14, !dbg !271
  ret %"struct.std::default_delete"* %4, !dbg !272
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.2"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !273 {
  %2 = alloca %"struct.std::_Tuple_impl.2"*, align 8
  store %"struct.std::_Tuple_impl.2"* %0, %"struct.std::_Tuple_impl.2"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.2"*, %"struct.std::_Tuple_impl.2"** %2, align 8, !dbg !274
  %4 = bitcast %"struct.std::_Tuple_impl.2"* %3 to %"struct.std::_Head_base"*, !dbg !274
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !275
  ret %"struct.std::default_delete"* %5, !dbg !276
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !277 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !278
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !279
  ret %"struct.std::default_delete"* %4, !dbg !280
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !281 {
  %2 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %3 = load %class.anon.0*, %class.anon.0** %2, align 8, !dbg !282
  ret %class.anon.0* %3, !dbg !283
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !284 {
  %3 = alloca %"struct.std::thread::_State_impl.7"*, align 8
  %4 = alloca %class.anon.0*, align 8
  store %"struct.std::thread::_State_impl.7"* %0, %"struct.std::thread::_State_impl.7"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %5 = load %"struct.std::thread::_State_impl.7"*, %"struct.std::thread::_State_impl.7"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl.7"* %5 to %"struct.std::thread::_State"*, !dbg !285
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !286
  %7 = bitcast %"struct.std::thread::_State_impl.7"* %5 to i32 (...)***, !dbg !285
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !285
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl.7", %"struct.std::thread::_State_impl.7"* %5, i32 0, i32 1, !dbg !287
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker.8", %"struct.std::thread::_Invoker.8"* %8, i32 0, i32 0, !dbg !288
  %10 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !289
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %10) #14, !dbg !290
  call void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %11) #14, !dbg !291
  ret void, !dbg !292
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !293 {
  %3 = alloca %"class.std::tuple.9"*, align 8
  %4 = alloca %class.anon.0*, align 8
  store %"class.std::tuple.9"* %0, %"class.std::tuple.9"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %5 = load %"class.std::tuple.9"*, %"class.std::tuple.9"** %3, align 8
  %6 = bitcast %"class.std::tuple.9"* %5 to %"struct.std::_Tuple_impl.10"*, !dbg !294
  %7 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !295
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %7) #14, !dbg !296
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !297

9:                                                ; preds = %2
  ret void, !dbg !298

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !297
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !297
  call void @__clang_call_terminate(i8* %12) #13, !dbg !297
  unreachable, !dbg !297
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 align 2 !dbg !299 {
  %2 = alloca %"struct.std::thread::_State_impl.7"*, align 8
  store %"struct.std::thread::_State_impl.7"* %0, %"struct.std::thread::_State_impl.7"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.7"*, %"struct.std::thread::_State_impl.7"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl.7"* %3 to %"struct.std::thread::_State"*, !dbg !300
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !300
  ret void, !dbg !300
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 align 2 !dbg !301 {
  %2 = alloca %"struct.std::thread::_State_impl.7"*, align 8
  store %"struct.std::thread::_State_impl.7"* %0, %"struct.std::thread::_State_impl.7"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.7"*, %"struct.std::thread::_State_impl.7"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %3) #14, !dbg !302
  %4 = bitcast %"struct.std::thread::_State_impl.7"* %3 to i8*, !dbg !302
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !302
  ret void, !dbg !302
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !303 {
  %2 = alloca %"struct.std::thread::_State_impl.7"*, align 8
  store %"struct.std::thread::_State_impl.7"* %0, %"struct.std::thread::_State_impl.7"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl.7"*, %"struct.std::thread::_State_impl.7"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl.7", %"struct.std::thread::_State_impl.7"* %3, i32 0, i32 1, !dbg !304
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(%"struct.std::thread::_Invoker.8"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !304
  ret void, !dbg !305
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 align 2 !dbg !306 {
  %3 = alloca %"struct.std::_Tuple_impl.10"*, align 8
  %4 = alloca %class.anon.0*, align 8
  store %"struct.std::_Tuple_impl.10"* %0, %"struct.std::_Tuple_impl.10"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.10"*, %"struct.std::_Tuple_impl.10"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.10"* %5 to %"struct.std::_Head_base.11"*, !dbg !307
  %7 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !308
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %7) #14, !dbg !309
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.11"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %8), !dbg !310
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.11"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon.0* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #4 align 2 !dbg !312 {
  %3 = alloca %"struct.std::_Head_base.11"*, align 8
  %4 = alloca %class.anon.0*, align 8
  store %"struct.std::_Head_base.11"* %0, %"struct.std::_Head_base.11"** %3, align 8
  store %class.anon.0* %1, %class.anon.0** %4, align 8
  %5 = load %"struct.std::_Head_base.11"*, %"struct.std::_Head_base.11"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.11"* %5 to %class.anon.0*, !dbg !313
  %7 = load %class.anon.0*, %class.anon.0** %4, align 8, !dbg !314
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %7) #14, !dbg !315
  ret void, !dbg !316
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(%"struct.std::thread::_Invoker.8"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !317 {
  %2 = alloca %"struct.std::thread::_Invoker.8"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker.8"* %0, %"struct.std::thread::_Invoker.8"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker.8"*, %"struct.std::thread::_Invoker.8"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker.8"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !318
  ret void, !dbg !319
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker.8"* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 !dbg !320 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker.8"*, align 8
  store %"struct.std::thread::_Invoker.8"* %0, %"struct.std::thread::_Invoker.8"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker.8"*, %"struct.std::thread::_Invoker.8"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker.8", %"struct.std::thread::_Invoker.8"* %4, i32 0, i32 0, !dbg !321
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.9"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_1EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %5) #14, !dbg !322
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt3getILm0EJZ4mainE3$_1EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %6) #14, !dbg !323
  call void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %7), !dbg !324
  ret void, !dbg !325
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !326 {
  %2 = alloca %class.anon.0*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %4 = load %class.anon.0*, %class.anon.0** %2, align 8, !dbg !327
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !328
  call void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %5), !dbg !329
  ret void, !dbg !330
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt3getILm0EJZ4mainE3$_1EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !331 {
  %2 = alloca %"class.std::tuple.9"*, align 8
  store %"class.std::tuple.9"* %0, %"class.std::tuple.9"** %2, align 8
  %3 = load %"class.std::tuple.9"*, %"class.std::tuple.9"** %2, align 8, !dbg !332
  %4 = bitcast %"class.std::tuple.9"* %3 to %"struct.std::_Tuple_impl.10"*, !dbg !332
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt12__get_helperILm0EZ4mainE3$_1JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !333
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %5) #14, !dbg !334
  ret %class.anon.0* %6, !dbg !335
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.9"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_1EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.9"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !336 {
  %2 = alloca %"class.std::tuple.9"*, align 8
  store %"class.std::tuple.9"* %0, %"class.std::tuple.9"** %2, align 8
  %3 = load %"class.std::tuple.9"*, %"class.std::tuple.9"** %2, align 8, !dbg !337
  ret %"class.std::tuple.9"* %3, !dbg !338
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %0) #9 !dbg !339 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon.0*, align 8
  store %class.anon.0* %0, %class.anon.0** %3, align 8
  %4 = load %class.anon.0*, %class.anon.0** %3, align 8, !dbg !340
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt7forwardIZ4mainE3$_1EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !341
  call void @"_ZZ4mainENK3$_1clEv"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %5), !dbg !341
  ret void, !dbg !342
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZZ4mainENK3$_1clEv"(%class.anon.0* noundef nonnull align 1 dereferenceable(1) %0) #9 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !343 {
  %2 = alloca %class.anon.0*, align 8
  %3 = alloca %"class.std::unique_lock", align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store %class.anon.0* %0, %class.anon.0** %2, align 8
  %6 = load %class.anon.0*, %class.anon.0** %2, align 8
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) bitcast ({ %union.pthread_mutex_t }* @_ZL1m to %"class.std::mutex"*)), !dbg !344
  %7 = load i32, i32* @_ZL1n, align 4, !dbg !345
  %8 = add nsw i32 %7, 10, !dbg !345
  store i32 %8, i32* @_ZL1n, align 4, !dbg !345
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3)
          to label %9 unwind label %10, !dbg !346

9:                                                ; preds = %1
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3) #14, !dbg !347
  ret void, !dbg !347

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          cleanup, !dbg !347
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !347
  store i8* %12, i8** %4, align 8, !dbg !347
  %13 = extractvalue { i8*, i32 } %11, 1, !dbg !347
  store i32 %13, i32* %5, align 4, !dbg !347
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3) #14, !dbg !347
  br label %14, !dbg !347

14:                                               ; preds = %10
  %15 = load i8*, i8** %4, align 8, !dbg !347
  %16 = load i32, i32* %5, align 4, !dbg !347
  %17 = insertvalue { i8*, i32 } undef, i8* %15, 0, !dbg !347
  %18 = insertvalue { i8*, i32 } %17, i32 %16, 1, !dbg !347
  resume { i8*, i32 } %18, !dbg !347
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #1 comdat align 2 !dbg !348 {
  %3 = alloca %"class.std::unique_lock"*, align 8
  %4 = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %3, align 8
  store %"class.std::mutex"* %1, %"class.std::mutex"** %4, align 8
  %5 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %5, i32 0, i32 0, !dbg !350
  %7 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !351
  %8 = call noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %7) #14, !dbg !352
  store %"class.std::mutex"* %8, %"class.std::mutex"** %6, align 8, !dbg !350
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %5, i32 0, i32 1, !dbg !353
  store i8 0, i8* %9, align 8, !dbg !353
  call void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %5), !dbg !354
  %10 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %5, i32 0, i32 1, !dbg !355
  store i8 1, i8* %10, align 8, !dbg !356
  ret void, !dbg !357
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #9 comdat align 2 !dbg !358 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !359
  %5 = load i8, i8* %4, align 8, !dbg !359
  %6 = trunc i8 %5 to i1, !dbg !359
  br i1 %6, label %8, label %7, !dbg !360

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !361
  unreachable, !dbg !361

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !362
  %10 = load %"class.std::mutex"*, %"class.std::mutex"** %9, align 8, !dbg !362
  %11 = icmp ne %"class.std::mutex"* %10, null, !dbg !362
  br i1 %11, label %12, label %16, !dbg !362

12:                                               ; preds = %8
  %13 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !363
  %14 = load %"class.std::mutex"*, %"class.std::mutex"** %13, align 8, !dbg !363
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %14), !dbg !364
  %15 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !365
  store i8 0, i8* %15, align 8, !dbg !366
  br label %16, !dbg !367

16:                                               ; preds = %12, %8
  br label %17

17:                                               ; preds = %16
  ret void, !dbg !368
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !369 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !370
  %5 = load i8, i8* %4, align 8, !dbg !370
  %6 = trunc i8 %5 to i1, !dbg !370
  br i1 %6, label %7, label %9, !dbg !370

7:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %3)
          to label %8 unwind label %10, !dbg !371

8:                                                ; preds = %7
  br label %9, !dbg !371

9:                                                ; preds = %8, %1
  ret void, !dbg !372

10:                                               ; preds = %7
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !371
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !371
  call void @__clang_call_terminate(i8* %12) #13, !dbg !371
  unreachable, !dbg !371
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #5 comdat !dbg !373 {
  %2 = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %0, %"class.std::mutex"** %2, align 8
  %3 = load %"class.std::mutex"*, %"class.std::mutex"** %2, align 8, !dbg !374
  ret %"class.std::mutex"* %3, !dbg !375
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %0) #9 comdat align 2 !dbg !376 {
  %2 = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %0, %"class.std::unique_lock"** %2, align 8
  %3 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !377
  %5 = load %"class.std::mutex"*, %"class.std::mutex"** %4, align 8, !dbg !377
  %6 = icmp ne %"class.std::mutex"* %5, null, !dbg !377
  br i1 %6, label %8, label %7, !dbg !378

7:                                                ; preds = %1
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #17, !dbg !379
  unreachable, !dbg !379

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !380
  %10 = load i8, i8* %9, align 8, !dbg !380
  %11 = trunc i8 %10 to i1, !dbg !380
  br i1 %11, label %12, label %13, !dbg !380

12:                                               ; preds = %8
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #17, !dbg !381
  unreachable, !dbg !381

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 0, !dbg !382
  %15 = load %"class.std::mutex"*, %"class.std::mutex"** %14, align 8, !dbg !382
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %15), !dbg !383
  %16 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %3, i32 0, i32 1, !dbg !384
  store i8 1, i8* %16, align 8, !dbg !385
  br label %17

17:                                               ; preds = %13
  br label %18

18:                                               ; preds = %17
  ret void, !dbg !386
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZSt12__get_helperILm0EZ4mainE3$_1JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %0) #5 !dbg !387 {
  %2 = alloca %"struct.std::_Tuple_impl.10"*, align 8
  store %"struct.std::_Tuple_impl.10"* %0, %"struct.std::_Tuple_impl.10"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.10"*, %"struct.std::_Tuple_impl.10"** %2, align 8, !dbg !388
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EE7_M_headERS1_"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %3) #14, !dbg !389
  ret %class.anon.0* %4, !dbg !390
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EE7_M_headERS1_"(%"struct.std::_Tuple_impl.10"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !391 {
  %2 = alloca %"struct.std::_Tuple_impl.10"*, align 8
  store %"struct.std::_Tuple_impl.10"* %0, %"struct.std::_Tuple_impl.10"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.10"*, %"struct.std::_Tuple_impl.10"** %2, align 8, !dbg !392
  %4 = bitcast %"struct.std::_Tuple_impl.10"* %3 to %"struct.std::_Head_base.11"*, !dbg !392
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.11"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !393
  ret %class.anon.0* %5, !dbg !394
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon.0* @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.11"* noundef nonnull align 1 dereferenceable(1) %0) #5 align 2 !dbg !395 {
  %2 = alloca %"struct.std::_Head_base.11"*, align 8
  store %"struct.std::_Head_base.11"* %0, %"struct.std::_Head_base.11"** %2, align 8
  %3 = load %"struct.std::_Head_base.11"*, %"struct.std::_Head_base.11"** %2, align 8, !dbg !396
  %4 = bitcast %"struct.std::_Head_base.11"* %3 to %class.anon.0*, !dbg !397
  ret %class.anon.0* %4, !dbg !398
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noreturn nounwind }
attributes #14 = { nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { builtin nounwind }
attributes #17 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-mutex.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "4c2ffd110c5f5cf57bbe05b35dde9667")
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
!14 = !DILocation(line: 16, column: 14, scope: !10)
!15 = !DILocation(line: 21, column: 4, scope: !10)
!16 = !DILocation(line: 22, column: 4, scope: !10)
!17 = !DILocation(line: 23, column: 2, scope: !10)
!18 = !DILocation(line: 25, column: 1, scope: !10)
!19 = !DILocation(line: 24, column: 2, scope: !10)
!20 = distinct !DISubprogram(name: "thread<(lambda at cpp-mutex.cpp:12:16), void>", scope: !21, file: !21, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!21 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!22 = !DILocation(line: 126, column: 7, scope: !20)
!23 = !DILocation(line: 137, column: 7, scope: !20)
!24 = !DILocation(line: 142, column: 29, scope: !20)
!25 = !DILocation(line: 143, column: 32, scope: !20)
!26 = !DILocation(line: 143, column: 8, scope: !20)
!27 = !DILocation(line: 142, column: 33, scope: !20)
!28 = !DILocation(line: 142, column: 18, scope: !20)
!29 = !DILocation(line: 142, column: 2, scope: !20)
!30 = !DILocation(line: 145, column: 7, scope: !20)
!31 = distinct !DISubprogram(name: "thread<(lambda at cpp-mutex.cpp:16:16), void>", scope: !21, file: !21, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!32 = !DILocation(line: 126, column: 7, scope: !31)
!33 = !DILocation(line: 137, column: 7, scope: !31)
!34 = !DILocation(line: 142, column: 29, scope: !31)
!35 = !DILocation(line: 143, column: 32, scope: !31)
!36 = !DILocation(line: 143, column: 8, scope: !31)
!37 = !DILocation(line: 142, column: 33, scope: !31)
!38 = !DILocation(line: 142, column: 18, scope: !31)
!39 = !DILocation(line: 142, column: 2, scope: !31)
!40 = !DILocation(line: 145, column: 7, scope: !31)
!41 = distinct !DISubprogram(name: "~thread", scope: !21, file: !21, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!42 = !DILocation(line: 150, column: 11, scope: !41)
!43 = !DILocation(line: 312, column: 5, scope: !44, inlinedAt: !46)
!44 = distinct !DISubprogram(name: "__terminate", scope: !45, file: !45, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!45 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!46 = distinct !DILocation(line: 151, column: 2, scope: !41)
!47 = !DILocation(line: 151, column: 2, scope: !41)
!48 = !DILocation(line: 152, column: 5, scope: !41)
!49 = distinct !DISubprogram(name: "joinable", scope: !21, file: !21, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!50 = !DILocation(line: 175, column: 16, scope: !49)
!51 = !DILocation(line: 175, column: 25, scope: !49)
!52 = !DILocation(line: 175, column: 22, scope: !49)
!53 = !DILocation(line: 175, column: 14, scope: !49)
!54 = !DILocation(line: 175, column: 7, scope: !49)
!55 = distinct !DISubprogram(name: "operator==", scope: !21, file: !21, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!56 = !DILocation(line: 286, column: 16, scope: !55)
!57 = !DILocation(line: 286, column: 33, scope: !55)
!58 = !DILocation(line: 286, column: 26, scope: !55)
!59 = !DILocation(line: 286, column: 5, scope: !55)
!60 = distinct !DISubprogram(name: "id", scope: !21, file: !21, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!61 = !DILocation(line: 85, column: 23, scope: !60)
!62 = !DILocation(line: 85, column: 37, scope: !60)
!63 = distinct !DISubprogram(name: "forward<(lambda at cpp-mutex.cpp:12:16)>", scope: !64, file: !64, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!64 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!65 = !DILocation(line: 78, column: 33, scope: !63)
!66 = !DILocation(line: 78, column: 7, scope: !63)
!67 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-mutex.cpp:12:16)>", scope: !21, file: !21, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!68 = !DILocation(line: 207, column: 4, scope: !67)
!69 = !DILocation(line: 205, column: 4, scope: !67)
!70 = !DILocation(line: 206, column: 6, scope: !67)
!71 = !DILocation(line: 206, column: 13, scope: !67)
!72 = !DILocation(line: 206, column: 35, scope: !67)
!73 = !DILocation(line: 206, column: 15, scope: !67)
!74 = !DILocation(line: 206, column: 14, scope: !67)
!75 = !DILocation(line: 207, column: 6, scope: !67)
!76 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !77, file: !77, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!77 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!78 = !DILocation(line: 310, column: 4, scope: !76)
!79 = !DILocation(line: 310, column: 9, scope: !76)
!80 = !DILocation(line: 311, column: 11, scope: !76)
!81 = distinct !DISubprogram(name: "~unique_ptr", scope: !77, file: !77, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!82 = !DILocation(line: 394, column: 16, scope: !81)
!83 = !DILocation(line: 394, column: 21, scope: !81)
!84 = !DILocation(line: 394, column: 8, scope: !81)
!85 = !DILocation(line: 395, column: 6, scope: !81)
!86 = !DILocation(line: 395, column: 12, scope: !81)
!87 = !DILocation(line: 396, column: 4, scope: !81)
!88 = !DILocation(line: 396, column: 28, scope: !81)
!89 = !DILocation(line: 396, column: 18, scope: !81)
!90 = !DILocation(line: 397, column: 2, scope: !81)
!91 = !DILocation(line: 397, column: 8, scope: !81)
!92 = !DILocation(line: 398, column: 7, scope: !81)
!93 = distinct !DISubprogram(name: "_State", scope: !21, file: !21, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!94 = !DILocation(line: 67, column: 12, scope: !93)
!95 = distinct !DISubprogram(name: "tuple<(lambda at cpp-mutex.cpp:12:16), true, true>", scope: !96, file: !96, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!96 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!97 = !DILocation(line: 744, column: 56, scope: !95)
!98 = !DILocation(line: 744, column: 40, scope: !95)
!99 = !DILocation(line: 744, column: 15, scope: !95)
!100 = !DILocation(line: 744, column: 4, scope: !95)
!101 = !DILocation(line: 744, column: 58, scope: !95)
!102 = distinct !DISubprogram(name: "~_State_impl", scope: !21, file: !21, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!103 = !DILocation(line: 200, column: 14, scope: !102)
!104 = distinct !DISubprogram(name: "~_State_impl", scope: !21, file: !21, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!105 = !DILocation(line: 200, column: 14, scope: !104)
!106 = distinct !DISubprogram(name: "_M_run", scope: !21, file: !21, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DILocation(line: 210, column: 13, scope: !106)
!108 = !DILocation(line: 210, column: 24, scope: !106)
!109 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-mutex.cpp:12:16)>", scope: !96, file: !96, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!110 = !DILocation(line: 442, column: 2, scope: !109)
!111 = !DILocation(line: 441, column: 31, scope: !109)
!112 = !DILocation(line: 441, column: 10, scope: !109)
!113 = !DILocation(line: 441, column: 4, scope: !109)
!114 = !DILocation(line: 442, column: 4, scope: !109)
!115 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-mutex.cpp:12:16)>", scope: !96, file: !96, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!116 = !DILocation(line: 91, column: 4, scope: !115)
!117 = !DILocation(line: 91, column: 38, scope: !115)
!118 = !DILocation(line: 91, column: 17, scope: !115)
!119 = !DILocation(line: 91, column: 46, scope: !115)
!120 = distinct !DISubprogram(name: "operator()", scope: !21, file: !21, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!121 = !DILocation(line: 259, column: 11, scope: !120)
!122 = !DILocation(line: 259, column: 4, scope: !120)
!123 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !21, file: !21, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!124 = !DILocation(line: 252, column: 52, scope: !123)
!125 = !DILocation(line: 252, column: 42, scope: !123)
!126 = !DILocation(line: 252, column: 27, scope: !123)
!127 = !DILocation(line: 252, column: 13, scope: !123)
!128 = !DILocation(line: 252, column: 6, scope: !123)
!129 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-mutex.cpp:12:16)>", scope: !130, file: !130, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!130 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!131 = !DILocation(line: 96, column: 74, scope: !129)
!132 = !DILocation(line: 96, column: 50, scope: !129)
!133 = !DILocation(line: 96, column: 14, scope: !129)
!134 = !DILocation(line: 96, column: 7, scope: !129)
!135 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-mutex.cpp:12:16)>", scope: !96, file: !96, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!136 = !DILocation(line: 1395, column: 66, scope: !135)
!137 = !DILocation(line: 1395, column: 43, scope: !135)
!138 = !DILocation(line: 1395, column: 14, scope: !135)
!139 = !DILocation(line: 1395, column: 7, scope: !135)
!140 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-mutex.cpp:12:16)> &>", scope: !64, file: !64, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!141 = !DILocation(line: 105, column: 71, scope: !140)
!142 = !DILocation(line: 105, column: 7, scope: !140)
!143 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-mutex.cpp:12:16)>", scope: !130, file: !130, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!144 = !DILocation(line: 61, column: 32, scope: !143)
!145 = !DILocation(line: 61, column: 14, scope: !143)
!146 = !DILocation(line: 61, column: 7, scope: !143)
!147 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!148 = !DILocation(line: 13, column: 31, scope: !147)
!149 = !DILocation(line: 14, column: 5, scope: !147)
!150 = !DILocation(line: 15, column: 2, scope: !147)
!151 = distinct !DISubprogram(name: "lock_guard", scope: !152, file: !152, line: 228, type: !11, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!152 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!153 = !DILocation(line: 228, column: 46, scope: !151)
!154 = !DILocation(line: 228, column: 56, scope: !151)
!155 = !DILocation(line: 229, column: 9, scope: !151)
!156 = !DILocation(line: 229, column: 19, scope: !151)
!157 = !DILocation(line: 229, column: 27, scope: !151)
!158 = distinct !DISubprogram(name: "~lock_guard", scope: !152, file: !152, line: 234, type: !11, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!159 = !DILocation(line: 235, column: 9, scope: !158)
!160 = !DILocation(line: 235, column: 19, scope: !158)
!161 = !DILocation(line: 235, column: 29, scope: !158)
!162 = distinct !DISubprogram(name: "lock", scope: !152, file: !152, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!163 = !DILocation(line: 100, column: 39, scope: !162)
!164 = !DILocation(line: 100, column: 17, scope: !162)
!165 = !DILocation(line: 100, column: 11, scope: !162)
!166 = !DILocation(line: 103, column: 11, scope: !162)
!167 = !DILocation(line: 104, column: 23, scope: !162)
!168 = !DILocation(line: 104, column: 2, scope: !162)
!169 = !DILocation(line: 105, column: 5, scope: !162)
!170 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !171, file: !171, line: 746, type: !11, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!171 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!172 = !DILocation(line: 748, column: 7, scope: !170)
!173 = !DILocation(line: 749, column: 42, scope: !170)
!174 = !DILocation(line: 749, column: 12, scope: !170)
!175 = !DILocation(line: 749, column: 5, scope: !170)
!176 = !DILocation(line: 751, column: 5, scope: !170)
!177 = !DILocation(line: 752, column: 1, scope: !170)
!178 = distinct !DISubprogram(name: "__gthread_active_p", scope: !171, file: !171, line: 300, type: !11, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!179 = !DILocation(line: 302, column: 3, scope: !178)
!180 = distinct !DISubprogram(name: "unlock", scope: !152, file: !152, line: 115, type: !11, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!181 = !DILocation(line: 118, column: 31, scope: !180)
!182 = !DILocation(line: 118, column: 7, scope: !180)
!183 = !DILocation(line: 119, column: 5, scope: !180)
!184 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !171, file: !171, line: 776, type: !11, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!185 = !DILocation(line: 778, column: 7, scope: !184)
!186 = !DILocation(line: 779, column: 44, scope: !184)
!187 = !DILocation(line: 779, column: 12, scope: !184)
!188 = !DILocation(line: 779, column: 5, scope: !184)
!189 = !DILocation(line: 781, column: 5, scope: !184)
!190 = !DILocation(line: 782, column: 1, scope: !184)
!191 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-mutex.cpp:12:16)>", scope: !96, file: !96, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!192 = !DILocation(line: 1365, column: 57, scope: !191)
!193 = !DILocation(line: 1365, column: 14, scope: !191)
!194 = !DILocation(line: 1365, column: 7, scope: !191)
!195 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!196 = !DILocation(line: 424, column: 66, scope: !195)
!197 = !DILocation(line: 424, column: 51, scope: !195)
!198 = !DILocation(line: 424, column: 44, scope: !195)
!199 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!200 = !DILocation(line: 124, column: 50, scope: !199)
!201 = !DILocation(line: 124, column: 54, scope: !199)
!202 = !DILocation(line: 124, column: 43, scope: !199)
!203 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !77, file: !77, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!204 = !DILocation(line: 233, column: 40, scope: !203)
!205 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !77, file: !77, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!206 = !DILocation(line: 168, column: 38, scope: !205)
!207 = !DILocation(line: 168, column: 58, scope: !205)
!208 = !DILocation(line: 168, column: 47, scope: !205)
!209 = !DILocation(line: 168, column: 56, scope: !205)
!210 = !DILocation(line: 168, column: 63, scope: !205)
!211 = distinct !DISubprogram(name: "tuple<true, true>", scope: !96, file: !96, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!212 = !DILocation(line: 1051, column: 17, scope: !211)
!213 = !DILocation(line: 1051, column: 4, scope: !211)
!214 = !DILocation(line: 1051, column: 19, scope: !211)
!215 = distinct !DISubprogram(name: "_M_ptr", scope: !77, file: !77, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!216 = !DILocation(line: 189, column: 57, scope: !215)
!217 = !DILocation(line: 189, column: 45, scope: !215)
!218 = !DILocation(line: 189, column: 38, scope: !215)
!219 = distinct !DISubprogram(name: "_Tuple_impl", scope: !96, file: !96, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!220 = !DILocation(line: 280, column: 31, scope: !219)
!221 = !DILocation(line: 280, column: 9, scope: !219)
!222 = !DILocation(line: 280, column: 23, scope: !219)
!223 = !DILocation(line: 280, column: 33, scope: !219)
!224 = distinct !DISubprogram(name: "_Tuple_impl", scope: !96, file: !96, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!225 = !DILocation(line: 431, column: 17, scope: !224)
!226 = !DILocation(line: 431, column: 9, scope: !224)
!227 = !DILocation(line: 431, column: 19, scope: !224)
!228 = distinct !DISubprogram(name: "_Head_base", scope: !96, file: !96, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!229 = !DILocation(line: 190, column: 9, scope: !228)
!230 = !DILocation(line: 190, column: 26, scope: !228)
!231 = distinct !DISubprogram(name: "_Head_base", scope: !96, file: !96, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!232 = !DILocation(line: 81, column: 9, scope: !231)
!233 = !DILocation(line: 81, column: 26, scope: !231)
!234 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !96, file: !96, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!235 = !DILocation(line: 1381, column: 37, scope: !234)
!236 = !DILocation(line: 1381, column: 14, scope: !234)
!237 = !DILocation(line: 1381, column: 7, scope: !234)
!238 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !96, file: !96, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!239 = !DILocation(line: 1365, column: 57, scope: !238)
!240 = !DILocation(line: 1365, column: 14, scope: !238)
!241 = !DILocation(line: 1365, column: 7, scope: !238)
!242 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!243 = !DILocation(line: 268, column: 66, scope: !242)
!244 = !DILocation(line: 268, column: 51, scope: !242)
!245 = !DILocation(line: 268, column: 44, scope: !242)
!246 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!247 = !DILocation(line: 233, column: 50, scope: !246)
!248 = !DILocation(line: 233, column: 54, scope: !246)
!249 = !DILocation(line: 233, column: 43, scope: !246)
!250 = distinct !DISubprogram(name: "get_deleter", scope: !77, file: !77, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!251 = !DILocation(line: 468, column: 16, scope: !250)
!252 = !DILocation(line: 468, column: 21, scope: !250)
!253 = !DILocation(line: 468, column: 9, scope: !250)
!254 = distinct !DISubprogram(name: "operator()", scope: !77, file: !77, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!255 = !DILocation(line: 95, column: 9, scope: !254)
!256 = !DILocation(line: 95, column: 2, scope: !254)
!257 = !DILocation(line: 96, column: 7, scope: !254)
!258 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !64, file: !64, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!259 = !DILocation(line: 105, column: 71, scope: !258)
!260 = !DILocation(line: 105, column: 7, scope: !258)
!261 = distinct !DISubprogram(name: "_M_deleter", scope: !77, file: !77, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!262 = !DILocation(line: 193, column: 61, scope: !261)
!263 = !DILocation(line: 193, column: 49, scope: !261)
!264 = !DILocation(line: 193, column: 42, scope: !261)
!265 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !96, file: !96, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!266 = !DILocation(line: 1381, column: 37, scope: !265)
!267 = !DILocation(line: 1381, column: 14, scope: !265)
!268 = !DILocation(line: 1381, column: 7, scope: !265)
!269 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !96, file: !96, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!270 = !DILocation(line: 1365, column: 57, scope: !269)
!271 = !DILocation(line: 1365, column: 14, scope: !269)
!272 = !DILocation(line: 1365, column: 7, scope: !269)
!273 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!274 = !DILocation(line: 424, column: 66, scope: !273)
!275 = !DILocation(line: 424, column: 51, scope: !273)
!276 = !DILocation(line: 424, column: 44, scope: !273)
!277 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!278 = !DILocation(line: 124, column: 50, scope: !277)
!279 = !DILocation(line: 124, column: 54, scope: !277)
!280 = !DILocation(line: 124, column: 43, scope: !277)
!281 = distinct !DISubprogram(name: "forward<(lambda at cpp-mutex.cpp:16:16)>", scope: !64, file: !64, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!282 = !DILocation(line: 78, column: 33, scope: !281)
!283 = !DILocation(line: 78, column: 7, scope: !281)
!284 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-mutex.cpp:16:16)>", scope: !21, file: !21, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!285 = !DILocation(line: 207, column: 4, scope: !284)
!286 = !DILocation(line: 205, column: 4, scope: !284)
!287 = !DILocation(line: 206, column: 6, scope: !284)
!288 = !DILocation(line: 206, column: 13, scope: !284)
!289 = !DILocation(line: 206, column: 35, scope: !284)
!290 = !DILocation(line: 206, column: 15, scope: !284)
!291 = !DILocation(line: 206, column: 14, scope: !284)
!292 = !DILocation(line: 207, column: 6, scope: !284)
!293 = distinct !DISubprogram(name: "tuple<(lambda at cpp-mutex.cpp:16:16), true, true>", scope: !96, file: !96, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!294 = !DILocation(line: 744, column: 56, scope: !293)
!295 = !DILocation(line: 744, column: 40, scope: !293)
!296 = !DILocation(line: 744, column: 15, scope: !293)
!297 = !DILocation(line: 744, column: 4, scope: !293)
!298 = !DILocation(line: 744, column: 58, scope: !293)
!299 = distinct !DISubprogram(name: "~_State_impl", scope: !21, file: !21, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!300 = !DILocation(line: 200, column: 14, scope: !299)
!301 = distinct !DISubprogram(name: "~_State_impl", scope: !21, file: !21, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!302 = !DILocation(line: 200, column: 14, scope: !301)
!303 = distinct !DISubprogram(name: "_M_run", scope: !21, file: !21, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!304 = !DILocation(line: 210, column: 13, scope: !303)
!305 = !DILocation(line: 210, column: 24, scope: !303)
!306 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-mutex.cpp:16:16)>", scope: !96, file: !96, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!307 = !DILocation(line: 442, column: 2, scope: !306)
!308 = !DILocation(line: 441, column: 31, scope: !306)
!309 = !DILocation(line: 441, column: 10, scope: !306)
!310 = !DILocation(line: 441, column: 4, scope: !306)
!311 = !DILocation(line: 442, column: 4, scope: !306)
!312 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-mutex.cpp:16:16)>", scope: !96, file: !96, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!313 = !DILocation(line: 91, column: 4, scope: !312)
!314 = !DILocation(line: 91, column: 38, scope: !312)
!315 = !DILocation(line: 91, column: 17, scope: !312)
!316 = !DILocation(line: 91, column: 46, scope: !312)
!317 = distinct !DISubprogram(name: "operator()", scope: !21, file: !21, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!318 = !DILocation(line: 259, column: 11, scope: !317)
!319 = !DILocation(line: 259, column: 4, scope: !317)
!320 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !21, file: !21, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!321 = !DILocation(line: 252, column: 52, scope: !320)
!322 = !DILocation(line: 252, column: 42, scope: !320)
!323 = !DILocation(line: 252, column: 27, scope: !320)
!324 = !DILocation(line: 252, column: 13, scope: !320)
!325 = !DILocation(line: 252, column: 6, scope: !320)
!326 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-mutex.cpp:16:16)>", scope: !130, file: !130, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!327 = !DILocation(line: 96, column: 74, scope: !326)
!328 = !DILocation(line: 96, column: 50, scope: !326)
!329 = !DILocation(line: 96, column: 14, scope: !326)
!330 = !DILocation(line: 96, column: 7, scope: !326)
!331 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-mutex.cpp:16:16)>", scope: !96, file: !96, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!332 = !DILocation(line: 1395, column: 66, scope: !331)
!333 = !DILocation(line: 1395, column: 43, scope: !331)
!334 = !DILocation(line: 1395, column: 14, scope: !331)
!335 = !DILocation(line: 1395, column: 7, scope: !331)
!336 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-mutex.cpp:16:16)> &>", scope: !64, file: !64, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!337 = !DILocation(line: 105, column: 71, scope: !336)
!338 = !DILocation(line: 105, column: 7, scope: !336)
!339 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-mutex.cpp:16:16)>", scope: !130, file: !130, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!340 = !DILocation(line: 61, column: 32, scope: !339)
!341 = !DILocation(line: 61, column: 14, scope: !339)
!342 = !DILocation(line: 61, column: 7, scope: !339)
!343 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!344 = !DILocation(line: 17, column: 32, scope: !343)
!345 = !DILocation(line: 18, column: 5, scope: !343)
!346 = !DILocation(line: 19, column: 9, scope: !343)
!347 = !DILocation(line: 20, column: 2, scope: !343)
!348 = distinct !DISubprogram(name: "unique_lock", scope: !349, file: !349, line: 66, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!349 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!350 = !DILocation(line: 67, column: 9, scope: !348)
!351 = !DILocation(line: 67, column: 36, scope: !348)
!352 = !DILocation(line: 67, column: 19, scope: !348)
!353 = !DILocation(line: 67, column: 43, scope: !348)
!354 = !DILocation(line: 69, column: 2, scope: !348)
!355 = !DILocation(line: 70, column: 2, scope: !348)
!356 = !DILocation(line: 70, column: 10, scope: !348)
!357 = !DILocation(line: 71, column: 7, scope: !348)
!358 = distinct !DISubprogram(name: "unlock", scope: !349, file: !349, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!359 = !DILocation(line: 191, column: 7, scope: !358)
!360 = !DILocation(line: 191, column: 6, scope: !358)
!361 = !DILocation(line: 192, column: 4, scope: !358)
!362 = !DILocation(line: 193, column: 11, scope: !358)
!363 = !DILocation(line: 195, column: 6, scope: !358)
!364 = !DILocation(line: 195, column: 17, scope: !358)
!365 = !DILocation(line: 196, column: 6, scope: !358)
!366 = !DILocation(line: 196, column: 14, scope: !358)
!367 = !DILocation(line: 197, column: 4, scope: !358)
!368 = !DILocation(line: 198, column: 7, scope: !358)
!369 = distinct !DISubprogram(name: "~unique_lock", scope: !349, file: !349, line: 101, type: !11, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!370 = !DILocation(line: 103, column: 6, scope: !369)
!371 = !DILocation(line: 104, column: 4, scope: !369)
!372 = !DILocation(line: 105, column: 7, scope: !369)
!373 = distinct !DISubprogram(name: "__addressof<std::mutex>", scope: !64, file: !64, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!374 = !DILocation(line: 50, column: 34, scope: !373)
!375 = !DILocation(line: 50, column: 7, scope: !373)
!376 = distinct !DISubprogram(name: "lock", scope: !349, file: !349, line: 131, type: !11, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!377 = !DILocation(line: 133, column: 7, scope: !376)
!378 = !DILocation(line: 133, column: 6, scope: !376)
!379 = !DILocation(line: 134, column: 4, scope: !376)
!380 = !DILocation(line: 135, column: 11, scope: !376)
!381 = !DILocation(line: 136, column: 4, scope: !376)
!382 = !DILocation(line: 139, column: 6, scope: !376)
!383 = !DILocation(line: 139, column: 17, scope: !376)
!384 = !DILocation(line: 140, column: 6, scope: !376)
!385 = !DILocation(line: 140, column: 14, scope: !376)
!386 = !DILocation(line: 142, column: 7, scope: !376)
!387 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-mutex.cpp:16:16)>", scope: !96, file: !96, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!388 = !DILocation(line: 1365, column: 57, scope: !387)
!389 = !DILocation(line: 1365, column: 14, scope: !387)
!390 = !DILocation(line: 1365, column: 7, scope: !387)
!391 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!392 = !DILocation(line: 424, column: 66, scope: !391)
!393 = !DILocation(line: 424, column: 51, scope: !391)
!394 = !DILocation(line: 424, column: 44, scope: !391)
!395 = distinct !DISubprogram(name: "_M_head", scope: !96, file: !96, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!396 = !DILocation(line: 124, column: 50, scope: !395)
!397 = !DILocation(line: 124, column: 54, scope: !395)
!398 = !DILocation(line: 124, column: 43, scope: !395)
