; ModuleID = 'cpp-lambda.cpp'
source_filename = "cpp-lambda.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i32, ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.6" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { i32 }
%"struct.std::_Head_base.6" = type { %class.anon }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_ = comdat any

$_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_ = comdat any

$_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_ = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_ = comdat any

$_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv = comdat any

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

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv = comdat any

$_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_ = comdat any

$_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_ = comdat any

@.str = private unnamed_addr constant [13 x i8] c"result == 42\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp-lambda.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEE6_M_runEv"] }, align 8
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal constant [66 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x ptr] }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca %class.anon, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 40, ptr %2, align 4, !dbg !13
  store i32 0, ptr %3, align 4, !dbg !14
  %9 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0, !dbg !15
  %10 = load i32, ptr %2, align 4, !dbg !16
  store i32 %10, ptr %9, align 8, !dbg !15
  %11 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 1, !dbg !15
  store ptr %3, ptr %11, align 8, !dbg !15
  store i32 2, ptr %6, align 4, !dbg !17
  call void @"_ZNSt6threadC2IZ4mainE3$_0JiEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 4 dereferenceable(4) %6), !dbg !18
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %12 unwind label %17, !dbg !19

12:                                               ; preds = %0
  %13 = load i32, ptr %3, align 4, !dbg !20
  %14 = icmp eq i32 %13, 42, !dbg !21
  br i1 %14, label %15, label %16, !dbg !22

15:                                               ; preds = %12
  br label %22, !dbg !22

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !22
  unreachable, !dbg !22

17:                                               ; preds = %0
  %18 = landingpad { ptr, i32 }
          cleanup, !dbg !23
  %19 = extractvalue { ptr, i32 } %18, 0, !dbg !23
  store ptr %19, ptr %7, align 8, !dbg !23
  %20 = extractvalue { ptr, i32 } %18, 1, !dbg !23
  store i32 %20, ptr %8, align 4, !dbg !23
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !23
  br label %24, !dbg !23

21:                                               ; No predecessors!
  br label %22, !dbg !22

22:                                               ; preds = %21, %15
  store i32 0, ptr %1, align 4, !dbg !24
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !23
  %23 = load i32, ptr %1, align 4, !dbg !23
  ret i32 %23, !dbg !23

24:                                               ; preds = %17
  %25 = load ptr, ptr %7, align 8, !dbg !23
  %26 = load i32, ptr %8, align 4, !dbg !23
  %27 = insertvalue { ptr, i32 } poison, ptr %25, 0, !dbg !23
  %28 = insertvalue { ptr, i32 } %27, i32 %26, 1, !dbg !23
  resume { ptr, i32 } %28, !dbg !23
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JiEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #1 align 2 personality ptr @__gxx_personality_v0 !dbg !25 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %"class.std::unique_ptr", align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds nuw %"class.std::thread", ptr %11, i32 0, i32 0, !dbg !27
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %12) #11, !dbg !27
  store ptr null, ptr %7, align 8, !dbg !28
  %13 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 32) #12, !dbg !29
  %14 = load ptr, ptr %5, align 8, !dbg !30, !nonnull !12, !align !31
  %15 = load ptr, ptr %6, align 8, !dbg !32, !nonnull !12, !align !33
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEC2IJS3_iEEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(32) %13, ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 4 dereferenceable(4) %15)
          to label %16 unwind label %18, !dbg !34

16:                                               ; preds = %3
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef %13) #11, !dbg !35
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %11, ptr noundef %8, ptr noundef null)
          to label %17 unwind label %22, !dbg !36

17:                                               ; preds = %16
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %8) #11, !dbg !36
  ret void, !dbg !37

18:                                               ; preds = %3
  %19 = landingpad { ptr, i32 }
          cleanup, !dbg !37
  %20 = extractvalue { ptr, i32 } %19, 0, !dbg !37
  store ptr %20, ptr %9, align 8, !dbg !37
  %21 = extractvalue { ptr, i32 } %19, 1, !dbg !37
  store i32 %21, ptr %10, align 4, !dbg !37
  call void @_ZdlPvm(ptr noundef %13, i64 noundef 32) #13, !dbg !29
  br label %26, !dbg !29

22:                                               ; preds = %16
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !37
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !37
  store ptr %24, ptr %9, align 8, !dbg !37
  %25 = extractvalue { ptr, i32 } %23, 1, !dbg !37
  store i32 %25, ptr %10, align 4, !dbg !37
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %8) #11, !dbg !36
  br label %26, !dbg !36

26:                                               ; preds = %22, %18
  %27 = load ptr, ptr %9, align 8, !dbg !29
  %28 = load i32, ptr %10, align 4, !dbg !29
  %29 = insertvalue { ptr, i32 } poison, ptr %27, 0, !dbg !29
  %30 = insertvalue { ptr, i32 } %29, i32 %28, 1, !dbg !29
  resume { ptr, i32 } %30, !dbg !29
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !38 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #11, !dbg !39
  br i1 %4, label %5, label %7, !dbg !39

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #10, !dbg !40
  unreachable, !dbg !40

6:                                                ; No predecessors!
  unreachable, !dbg !44

7:                                                ; preds = %1
  ret void, !dbg !45
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !46 {
  %2 = alloca ptr, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds nuw %"class.std::thread", ptr %5, i32 0, i32 0, !dbg !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %6, i64 8, i1 false), !dbg !47
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !48
  %7 = getelementptr inbounds nuw %"class.std::thread::id", ptr %3, i32 0, i32 0, !dbg !49
  %8 = load i64, ptr %7, align 8, !dbg !49
  %9 = getelementptr inbounds nuw %"class.std::thread::id", ptr %4, i32 0, i32 0, !dbg !49
  %10 = load i64, ptr %9, align 8, !dbg !49
  %11 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %8, i64 %10) #11, !dbg !49
  %12 = xor i1 %11, true, !dbg !50
  ret i1 %12, !dbg !51
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #4 comdat !dbg !52 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds nuw %"class.std::thread::id", ptr %3, i32 0, i32 0
  store i64 %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw %"class.std::thread::id", ptr %4, i32 0, i32 0
  store i64 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw %"class.std::thread::id", ptr %3, i32 0, i32 0, !dbg !53
  %8 = load i64, ptr %7, align 8, !dbg !53
  %9 = getelementptr inbounds nuw %"class.std::thread::id", ptr %4, i32 0, i32 0, !dbg !54
  %10 = load i64, ptr %9, align 8, !dbg !54
  %11 = icmp eq i64 %8, %10, !dbg !55
  ret i1 %11, !dbg !56
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !57 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::thread::id", ptr %3, i32 0, i32 0, !dbg !58
  store i64 0, ptr %4, align 8, !dbg !58
  ret void, !dbg !59
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEC2IJS3_iEEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #4 align 2 !dbg !60 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #11, !dbg !61
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", i32 0, i32 0, i32 2), ptr %7, align 8, !dbg !62
  %8 = getelementptr inbounds nuw %"struct.std::thread::_State_impl", ptr %7, i32 0, i32 1, !dbg !63
  %9 = getelementptr inbounds nuw %"struct.std::thread::_Invoker", ptr %8, i32 0, i32 0, !dbg !64
  %10 = load ptr, ptr %5, align 8, !dbg !65, !nonnull !12, !align !31
  %11 = load ptr, ptr %6, align 8, !dbg !65, !nonnull !12, !align !33
  call void @"_ZNSt5tupleIJZ4mainE3$_0iEEC2IS0_iTnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleIS4_T0_EEEbE4typeELb1EEEOS4_OS5_"(ptr noundef nonnull align 8 dereferenceable(24) %9, ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 4 dereferenceable(4) %11) #11, !dbg !66
  ret void, !dbg !67
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !68 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"class.std::unique_ptr", ptr %5, i32 0, i32 0, !dbg !70
  %7 = load ptr, ptr %4, align 8, !dbg !71
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef %7)
          to label %8 unwind label %9, !dbg !70

8:                                                ; preds = %2
  ret void, !dbg !72

9:                                                ; preds = %2
  %10 = landingpad { ptr, i32 }
          catch ptr null, !dbg !70
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !70
  call void @__clang_call_terminate(ptr %11) #10, !dbg !70
  unreachable, !dbg !70
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !73 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds nuw %"class.std::unique_ptr", ptr %4, i32 0, i32 0, !dbg !74
  %6 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #11, !dbg !75
  store ptr %6, ptr %3, align 8, !dbg !76
  %7 = load ptr, ptr %3, align 8, !dbg !77, !nonnull !12, !align !31
  %8 = load ptr, ptr %7, align 8, !dbg !77
  %9 = icmp ne ptr %8, null, !dbg !78
  br i1 %9, label %10, label %15, !dbg !78

10:                                               ; preds = %1
  %11 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !79
  %12 = load ptr, ptr %3, align 8, !dbg !80, !nonnull !12, !align !31
  %13 = load ptr, ptr %12, align 8, !dbg !81
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %11, ptr noundef %13)
          to label %14 unwind label %17, !dbg !79

14:                                               ; preds = %10
  br label %15, !dbg !79

15:                                               ; preds = %14, %1
  %16 = load ptr, ptr %3, align 8, !dbg !82, !nonnull !12, !align !31
  store ptr null, ptr %16, align 8, !dbg !83
  ret void, !dbg !84

17:                                               ; preds = %10
  %18 = landingpad { ptr, i32 }
          catch ptr null, !dbg !79
  %19 = extractvalue { ptr, i32 } %18, 0, !dbg !79
  call void @__clang_call_terminate(ptr %19) #10, !dbg !79
  unreachable, !dbg !79
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !85 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVNSt6thread6_StateE, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !86
  ret void, !dbg !86
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0iEEC2IS0_iTnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleIS4_T0_EEEbE4typeELb1EEEOS4_OS5_"(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 !dbg !87 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !dbg !89, !nonnull !12, !align !31
  %9 = load ptr, ptr %6, align 8, !dbg !90, !nonnull !12, !align !33
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEEC2IS0_JiEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 4 dereferenceable(4) %9)
          to label %10 unwind label %11, !dbg !91

10:                                               ; preds = %3
  ret void, !dbg !92

11:                                               ; preds = %3
  %12 = landingpad { ptr, i32 }
          catch ptr null, !dbg !91
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !91
  call void @__clang_call_terminate(ptr %13) #10, !dbg !91
  unreachable, !dbg !91
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #4 align 2 !dbg !93 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #11, !dbg !94
  ret void, !dbg !94
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #4 align 2 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(32) %3) #11, !dbg !96
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 32) #13, !dbg !96
  ret void, !dbg !96
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 align 2 !dbg !97 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::thread::_State_impl", ptr %3, i32 0, i32 1, !dbg !98
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEEclEv"(ptr noundef nonnull align 8 dereferenceable(24) %4), !dbg !98
  ret void, !dbg !99
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEEC2IS0_JiEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #1 align 2 !dbg !100 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %6, align 8, !dbg !101, !nonnull !12, !align !33
  call void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %7, ptr noundef nonnull align 4 dereferenceable(4) %8), !dbg !102
  %9 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !103
  %10 = load ptr, ptr %5, align 8, !dbg !104, !nonnull !12, !align !31
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(16) %10), !dbg !105
  ret void, !dbg !106
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #8 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #11
  call void @_ZSt9terminatev() #10
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 !dbg !107 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !108, !nonnull !12, !align !33
  call void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %5, ptr noundef nonnull align 4 dereferenceable(4) %6), !dbg !109
  ret void, !dbg !110
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #4 align 2 !dbg !111 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.std::_Head_base.6", ptr %5, i32 0, i32 0, !dbg !112
  %7 = load ptr, ptr %4, align 8, !dbg !113, !nonnull !12, !align !31
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 16, i1 false), !dbg !112
  ret void, !dbg !114
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #4 comdat align 2 !dbg !115 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.std::_Head_base.5", ptr %5, i32 0, i32 0, !dbg !116
  %7 = load ptr, ptr %4, align 8, !dbg !117, !nonnull !12, !align !33
  %8 = load i32, ptr %7, align 4, !dbg !118
  store i32 %8, ptr %6, align 4, !dbg !116
  ret void, !dbg !119
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEEclEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #1 align 2 !dbg !120 {
  %2 = alloca ptr, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(24) %4), !dbg !121
  ret void, !dbg !122
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(24) %0) #1 align 2 !dbg !123 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %"struct.std::thread::_Invoker", ptr %4, i32 0, i32 0, !dbg !124
  %6 = call noundef nonnull align 8 dereferenceable(16) ptr @"_ZSt3getILm0EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(24) %5) #11, !dbg !125
  %7 = getelementptr inbounds nuw %"struct.std::thread::_Invoker", ptr %4, i32 0, i32 0, !dbg !124
  %8 = call noundef nonnull align 4 dereferenceable(4) ptr @"_ZSt3getILm1EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(24) %7) #11, !dbg !125
  call void @"_ZSt8__invokeIZ4mainE3$_0JiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 4 dereferenceable(4) %8), !dbg !126
  ret void, !dbg !127
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #1 !dbg !128 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::__invoke_other", align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8, !dbg !130, !nonnull !12, !align !31
  %7 = load ptr, ptr %4, align 8, !dbg !131, !nonnull !12, !align !33
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 4 dereferenceable(4) %7), !dbg !132
  ret void, !dbg !133
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(16) ptr @"_ZSt3getILm0EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #4 !dbg !134 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !135, !nonnull !12, !align !31
  %4 = call noundef nonnull align 8 dereferenceable(16) ptr @"_ZSt12__get_helperILm0EZ4mainE3$_0JiEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(ptr noundef nonnull align 8 dereferenceable(24) %3) #11, !dbg !136
  ret ptr %4, !dbg !137
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 4 dereferenceable(4) ptr @"_ZSt3getILm1EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #4 !dbg !138 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !139, !nonnull !12, !align !31
  %4 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(4) %3) #11, !dbg !140
  ret ptr %4, !dbg !141
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #1 !dbg !142 {
  %3 = alloca %"struct.std::__invoke_other", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !143, !nonnull !12, !align !31
  %7 = load ptr, ptr %5, align 8, !dbg !144, !nonnull !12, !align !33
  %8 = load i32, ptr %7, align 4, !dbg !145
  call void @"_ZZ4mainENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef %8), !dbg !146
  ret void, !dbg !147
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #4 align 2 !dbg !148 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0, !dbg !149
  %7 = load i32, ptr %6, align 8, !dbg !149
  %8 = load i32, ptr %4, align 4, !dbg !150
  %9 = add nsw i32 %7, %8, !dbg !151
  %10 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 1, !dbg !152
  %11 = load ptr, ptr %10, align 8, !dbg !152, !nonnull !12, !align !33
  store i32 %9, ptr %11, align 4, !dbg !153
  ret void, !dbg !154
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(16) ptr @"_ZSt12__get_helperILm0EZ4mainE3$_0JiEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(ptr noundef nonnull align 8 dereferenceable(24) %0) #4 !dbg !155 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !156, !nonnull !12, !align !31
  %4 = call noundef nonnull align 8 dereferenceable(16) ptr @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(24) %3) #11, !dbg !157
  ret ptr %4, !dbg !158
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(16) ptr @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #4 align 2 !dbg !159 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !160, !nonnull !12, !align !31
  %4 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !160
  %5 = call noundef nonnull align 8 dereferenceable(16) ptr @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(16) %4) #11, !dbg !161
  ret ptr %5, !dbg !162
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(16) ptr @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(16) %0) #4 align 2 !dbg !163 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !164, !nonnull !12, !align !31
  %4 = getelementptr inbounds nuw %"struct.std::_Head_base.6", ptr %3, i32 0, i32 0, !dbg !165
  ret ptr %4, !dbg !166
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(4) %0) #4 comdat !dbg !167 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !168, !nonnull !12, !align !33
  %4 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %3) #11, !dbg !169
  ret ptr %4, !dbg !170
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %0) #4 comdat align 2 !dbg !171 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !172, !nonnull !12, !align !33
  %4 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %3) #11, !dbg !173
  ret ptr %4, !dbg !174
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %0) #4 comdat align 2 !dbg !175 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !176, !nonnull !12, !align !33
  %4 = getelementptr inbounds nuw %"struct.std::_Head_base.5", ptr %3, i32 0, i32 0, !dbg !177
  ret ptr %4, !dbg !178
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 !dbg !179 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !180
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef %6), !dbg !180
  ret void, !dbg !180
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #4 comdat align 2 !dbg !181 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"class.std::__uniq_ptr_impl", ptr %5, i32 0, i32 0, !dbg !182
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #11, !dbg !182
  %7 = load ptr, ptr %4, align 8, !dbg !183
  %8 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #11, !dbg !184
  store ptr %7, ptr %8, align 8, !dbg !185
  ret void, !dbg !186
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !187 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %4 unwind label %5, !dbg !188

4:                                                ; preds = %1
  ret void, !dbg !189

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !188
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !188
  call void @__clang_call_terminate(ptr %7) #10, !dbg !188
  unreachable, !dbg !188
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !190 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::__uniq_ptr_impl", ptr %3, i32 0, i32 0, !dbg !191
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !192
  ret ptr %5, !dbg !193
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !194 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3), !dbg !195
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !196
  ret void, !dbg !197
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !198 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3), !dbg !199
  ret void, !dbg !200
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !201 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::_Head_base.1", ptr %3, i32 0, i32 0, !dbg !202
  store ptr null, ptr %4, align 8, !dbg !202
  ret void, !dbg !203
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !204 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !205
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !206 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !207, !nonnull !12, !align !31
  %4 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %3) #11, !dbg !208
  ret ptr %4, !dbg !209
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !210 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !211, !nonnull !12, !align !31
  %4 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %3) #11, !dbg !212
  ret ptr %4, !dbg !213
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !214 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !215, !nonnull !12, !align !31
  %4 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %3) #11, !dbg !216
  ret ptr %4, !dbg !217
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !218 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !219, !nonnull !12, !align !31
  %4 = getelementptr inbounds nuw %"struct.std::_Head_base.1", ptr %3, i32 0, i32 0, !dbg !220
  ret ptr %4, !dbg !221
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !222 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::unique_ptr", ptr %3, i32 0, i32 0, !dbg !223
  %5 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !224
  ret ptr %5, !dbg !225
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) #4 comdat align 2 !dbg !226 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !227
  %7 = icmp eq ptr %6, null, !dbg !228
  br i1 %7, label %12, label %8, !dbg !228

8:                                                ; preds = %2
  %9 = load ptr, ptr %6, align 8, !dbg !228
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !228
  %11 = load ptr, ptr %10, align 8, !dbg !228
  call void %11(ptr noundef nonnull align 8 dereferenceable(8) %6) #11, !dbg !228
  br label %12, !dbg !228

12:                                               ; preds = %8, %2
  ret void, !dbg !229
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !230 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::__uniq_ptr_impl", ptr %3, i32 0, i32 0, !dbg !231
  %5 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !232
  ret ptr %5, !dbg !233
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !234 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !235, !nonnull !12, !align !31
  %4 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !236
  ret ptr %4, !dbg !237
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #4 comdat !dbg !238 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !239, !nonnull !12
  %4 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !240
  ret ptr %4, !dbg !241
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #4 comdat align 2 !dbg !242 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !243, !nonnull !12
  %4 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !244
  ret ptr %4, !dbg !245
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #4 comdat align 2 !dbg !246 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !247, !nonnull !12
  ret ptr %3, !dbg !248
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-lambda.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "224d3a3ad1953f2801c46828672cd57c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 6, scope: !10)
!14 = !DILocation(line: 8, column: 17, scope: !10)
!15 = !DILocation(line: 9, column: 16, scope: !10)
!16 = !DILocation(line: 9, column: 17, scope: !10)
!17 = !DILocation(line: 9, column: 63, scope: !10)
!18 = !DILocation(line: 9, column: 14, scope: !10)
!19 = !DILocation(line: 10, column: 4, scope: !10)
!20 = !DILocation(line: 11, column: 9, scope: !10)
!21 = !DILocation(line: 11, column: 16, scope: !10)
!22 = !DILocation(line: 11, column: 2, scope: !10)
!23 = !DILocation(line: 13, column: 1, scope: !10)
!24 = !DILocation(line: 12, column: 2, scope: !10)
!25 = distinct !DISubprogram(name: "thread<(lambda at cpp-lambda.cpp:9:16), int, void>", scope: !26, file: !26, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!27 = !DILocation(line: 126, column: 7, scope: !25)
!28 = !DILocation(line: 137, column: 7, scope: !25)
!29 = !DILocation(line: 142, column: 29, scope: !25)
!30 = !DILocation(line: 143, column: 32, scope: !25)
!31 = !{i64 8}
!32 = !DILocation(line: 143, column: 58, scope: !25)
!33 = !{i64 4}
!34 = !DILocation(line: 142, column: 33, scope: !25)
!35 = !DILocation(line: 142, column: 18, scope: !25)
!36 = !DILocation(line: 142, column: 2, scope: !25)
!37 = !DILocation(line: 145, column: 7, scope: !25)
!38 = distinct !DISubprogram(name: "~thread", scope: !26, file: !26, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 150, column: 11, scope: !38)
!40 = !DILocation(line: 312, column: 5, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "__terminate", scope: !42, file: !42, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!43 = distinct !DILocation(line: 151, column: 2, scope: !38)
!44 = !DILocation(line: 151, column: 2, scope: !38)
!45 = !DILocation(line: 152, column: 5, scope: !38)
!46 = distinct !DISubprogram(name: "joinable", scope: !26, file: !26, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 175, column: 16, scope: !46)
!48 = !DILocation(line: 175, column: 25, scope: !46)
!49 = !DILocation(line: 175, column: 22, scope: !46)
!50 = !DILocation(line: 175, column: 14, scope: !46)
!51 = !DILocation(line: 175, column: 7, scope: !46)
!52 = distinct !DISubprogram(name: "operator==", scope: !26, file: !26, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 286, column: 16, scope: !52)
!54 = !DILocation(line: 286, column: 33, scope: !52)
!55 = !DILocation(line: 286, column: 26, scope: !52)
!56 = !DILocation(line: 286, column: 5, scope: !52)
!57 = distinct !DISubprogram(name: "id", scope: !26, file: !26, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 85, column: 23, scope: !57)
!59 = !DILocation(line: 85, column: 37, scope: !57)
!60 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-lambda.cpp:9:16), int>", scope: !26, file: !26, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 205, column: 4, scope: !60)
!62 = !DILocation(line: 207, column: 4, scope: !60)
!63 = !DILocation(line: 206, column: 6, scope: !60)
!64 = !DILocation(line: 206, column: 13, scope: !60)
!65 = !DILocation(line: 206, column: 35, scope: !60)
!66 = !DILocation(line: 206, column: 14, scope: !60)
!67 = !DILocation(line: 207, column: 6, scope: !60)
!68 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !69, file: !69, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!70 = !DILocation(line: 310, column: 4, scope: !68)
!71 = !DILocation(line: 310, column: 9, scope: !68)
!72 = !DILocation(line: 311, column: 11, scope: !68)
!73 = distinct !DISubprogram(name: "~unique_ptr", scope: !69, file: !69, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 394, column: 16, scope: !73)
!75 = !DILocation(line: 394, column: 21, scope: !73)
!76 = !DILocation(line: 394, column: 8, scope: !73)
!77 = !DILocation(line: 395, column: 6, scope: !73)
!78 = !DILocation(line: 395, column: 12, scope: !73)
!79 = !DILocation(line: 396, column: 4, scope: !73)
!80 = !DILocation(line: 396, column: 28, scope: !73)
!81 = !DILocation(line: 396, column: 18, scope: !73)
!82 = !DILocation(line: 397, column: 2, scope: !73)
!83 = !DILocation(line: 397, column: 8, scope: !73)
!84 = !DILocation(line: 398, column: 7, scope: !73)
!85 = distinct !DISubprogram(name: "_State", scope: !26, file: !26, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 67, column: 12, scope: !85)
!87 = distinct !DISubprogram(name: "tuple<(lambda at cpp-lambda.cpp:9:16), int, true>", scope: !88, file: !88, line: 1077, type: !11, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!88 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!89 = !DILocation(line: 1079, column: 33, scope: !87)
!90 = !DILocation(line: 1079, column: 58, scope: !87)
!91 = !DILocation(line: 1079, column: 4, scope: !87)
!92 = !DILocation(line: 1079, column: 67, scope: !87)
!93 = distinct !DISubprogram(name: "~_State_impl", scope: !26, file: !26, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 200, column: 14, scope: !93)
!95 = distinct !DISubprogram(name: "~_State_impl", scope: !26, file: !26, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 200, column: 14, scope: !95)
!97 = distinct !DISubprogram(name: "_M_run", scope: !26, file: !26, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 210, column: 13, scope: !97)
!99 = !DILocation(line: 210, column: 24, scope: !97)
!100 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-lambda.cpp:9:16), int, void>", scope: !88, file: !88, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 291, column: 36, scope: !100)
!102 = !DILocation(line: 291, column: 4, scope: !100)
!103 = !DILocation(line: 293, column: 2, scope: !100)
!104 = !DILocation(line: 292, column: 31, scope: !100)
!105 = !DILocation(line: 292, column: 4, scope: !100)
!106 = !DILocation(line: 293, column: 4, scope: !100)
!107 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !88, file: !88, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!108 = !DILocation(line: 441, column: 31, scope: !107)
!109 = !DILocation(line: 441, column: 4, scope: !107)
!110 = !DILocation(line: 442, column: 4, scope: !107)
!111 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-lambda.cpp:9:16)>", scope: !88, file: !88, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 200, column: 4, scope: !111)
!113 = !DILocation(line: 200, column: 38, scope: !111)
!114 = !DILocation(line: 200, column: 46, scope: !111)
!115 = distinct !DISubprogram(name: "_Head_base<int>", scope: !88, file: !88, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!116 = !DILocation(line: 200, column: 4, scope: !115)
!117 = !DILocation(line: 200, column: 38, scope: !115)
!118 = !DILocation(line: 200, column: 17, scope: !115)
!119 = !DILocation(line: 200, column: 46, scope: !115)
!120 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!121 = !DILocation(line: 259, column: 11, scope: !120)
!122 = !DILocation(line: 259, column: 4, scope: !120)
!123 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !26, file: !26, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 252, column: 52, scope: !123)
!125 = !DILocation(line: 252, column: 27, scope: !123)
!126 = !DILocation(line: 252, column: 13, scope: !123)
!127 = !DILocation(line: 252, column: 6, scope: !123)
!128 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-lambda.cpp:9:16), int>", scope: !129, file: !129, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!129 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!130 = !DILocation(line: 96, column: 74, scope: !128)
!131 = !DILocation(line: 97, column: 26, scope: !128)
!132 = !DILocation(line: 96, column: 14, scope: !128)
!133 = !DILocation(line: 96, column: 7, scope: !128)
!134 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-lambda.cpp:9:16), int>", scope: !88, file: !88, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 1395, column: 66, scope: !134)
!136 = !DILocation(line: 1395, column: 43, scope: !134)
!137 = !DILocation(line: 1395, column: 7, scope: !134)
!138 = distinct !DISubprogram(name: "get<1UL, (lambda at cpp-lambda.cpp:9:16), int>", scope: !88, file: !88, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 1395, column: 66, scope: !138)
!140 = !DILocation(line: 1395, column: 43, scope: !138)
!141 = !DILocation(line: 1395, column: 7, scope: !138)
!142 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-lambda.cpp:9:16), int>", scope: !129, file: !129, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 61, column: 32, scope: !142)
!144 = !DILocation(line: 61, column: 57, scope: !142)
!145 = !DILocation(line: 61, column: 37, scope: !142)
!146 = !DILocation(line: 61, column: 14, scope: !142)
!147 = !DILocation(line: 61, column: 7, scope: !142)
!148 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 9, column: 50, scope: !148)
!150 = !DILocation(line: 9, column: 57, scope: !148)
!151 = !DILocation(line: 9, column: 55, scope: !148)
!152 = !DILocation(line: 9, column: 41, scope: !148)
!153 = !DILocation(line: 9, column: 48, scope: !148)
!154 = !DILocation(line: 9, column: 60, scope: !148)
!155 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-lambda.cpp:9:16), int>", scope: !88, file: !88, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!156 = !DILocation(line: 1365, column: 57, scope: !155)
!157 = !DILocation(line: 1365, column: 14, scope: !155)
!158 = !DILocation(line: 1365, column: 7, scope: !155)
!159 = distinct !DISubprogram(name: "_M_head", scope: !88, file: !88, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 268, column: 66, scope: !159)
!161 = !DILocation(line: 268, column: 51, scope: !159)
!162 = !DILocation(line: 268, column: 44, scope: !159)
!163 = distinct !DISubprogram(name: "_M_head", scope: !88, file: !88, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!164 = !DILocation(line: 233, column: 50, scope: !163)
!165 = !DILocation(line: 233, column: 54, scope: !163)
!166 = !DILocation(line: 233, column: 43, scope: !163)
!167 = distinct !DISubprogram(name: "__get_helper<1UL, int>", scope: !88, file: !88, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!168 = !DILocation(line: 1365, column: 57, scope: !167)
!169 = !DILocation(line: 1365, column: 14, scope: !167)
!170 = !DILocation(line: 1365, column: 7, scope: !167)
!171 = distinct !DISubprogram(name: "_M_head", scope: !88, file: !88, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 424, column: 66, scope: !171)
!173 = !DILocation(line: 424, column: 51, scope: !171)
!174 = !DILocation(line: 424, column: 44, scope: !171)
!175 = distinct !DISubprogram(name: "_M_head", scope: !88, file: !88, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!176 = !DILocation(line: 233, column: 50, scope: !175)
!177 = !DILocation(line: 233, column: 54, scope: !175)
!178 = !DILocation(line: 233, column: 43, scope: !175)
!179 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !69, file: !69, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DILocation(line: 233, column: 40, scope: !179)
!181 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !69, file: !69, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 168, column: 38, scope: !181)
!183 = !DILocation(line: 168, column: 58, scope: !181)
!184 = !DILocation(line: 168, column: 47, scope: !181)
!185 = !DILocation(line: 168, column: 56, scope: !181)
!186 = !DILocation(line: 168, column: 63, scope: !181)
!187 = distinct !DISubprogram(name: "tuple<true, true>", scope: !88, file: !88, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!188 = !DILocation(line: 1051, column: 4, scope: !187)
!189 = !DILocation(line: 1051, column: 19, scope: !187)
!190 = distinct !DISubprogram(name: "_M_ptr", scope: !69, file: !69, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 189, column: 57, scope: !190)
!192 = !DILocation(line: 189, column: 45, scope: !190)
!193 = !DILocation(line: 189, column: 38, scope: !190)
!194 = distinct !DISubprogram(name: "_Tuple_impl", scope: !88, file: !88, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!195 = !DILocation(line: 280, column: 9, scope: !194)
!196 = !DILocation(line: 280, column: 23, scope: !194)
!197 = !DILocation(line: 280, column: 33, scope: !194)
!198 = distinct !DISubprogram(name: "_Tuple_impl", scope: !88, file: !88, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!199 = !DILocation(line: 431, column: 9, scope: !198)
!200 = !DILocation(line: 431, column: 19, scope: !198)
!201 = distinct !DISubprogram(name: "_Head_base", scope: !88, file: !88, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!202 = !DILocation(line: 190, column: 9, scope: !201)
!203 = !DILocation(line: 190, column: 26, scope: !201)
!204 = distinct !DISubprogram(name: "_Head_base", scope: !88, file: !88, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 81, column: 26, scope: !204)
!206 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !88, file: !88, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!207 = !DILocation(line: 1381, column: 37, scope: !206)
!208 = !DILocation(line: 1381, column: 14, scope: !206)
!209 = !DILocation(line: 1381, column: 7, scope: !206)
!210 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !88, file: !88, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!211 = !DILocation(line: 1365, column: 57, scope: !210)
!212 = !DILocation(line: 1365, column: 14, scope: !210)
!213 = !DILocation(line: 1365, column: 7, scope: !210)
!214 = distinct !DISubprogram(name: "_M_head", scope: !88, file: !88, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 268, column: 66, scope: !214)
!216 = !DILocation(line: 268, column: 51, scope: !214)
!217 = !DILocation(line: 268, column: 44, scope: !214)
!218 = distinct !DISubprogram(name: "_M_head", scope: !88, file: !88, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!219 = !DILocation(line: 233, column: 50, scope: !218)
!220 = !DILocation(line: 233, column: 54, scope: !218)
!221 = !DILocation(line: 233, column: 43, scope: !218)
!222 = distinct !DISubprogram(name: "get_deleter", scope: !69, file: !69, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!223 = !DILocation(line: 468, column: 16, scope: !222)
!224 = !DILocation(line: 468, column: 21, scope: !222)
!225 = !DILocation(line: 468, column: 9, scope: !222)
!226 = distinct !DISubprogram(name: "operator()", scope: !69, file: !69, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!227 = !DILocation(line: 95, column: 9, scope: !226)
!228 = !DILocation(line: 95, column: 2, scope: !226)
!229 = !DILocation(line: 96, column: 7, scope: !226)
!230 = distinct !DISubprogram(name: "_M_deleter", scope: !69, file: !69, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!231 = !DILocation(line: 193, column: 61, scope: !230)
!232 = !DILocation(line: 193, column: 49, scope: !230)
!233 = !DILocation(line: 193, column: 42, scope: !230)
!234 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !88, file: !88, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!235 = !DILocation(line: 1381, column: 37, scope: !234)
!236 = !DILocation(line: 1381, column: 14, scope: !234)
!237 = !DILocation(line: 1381, column: 7, scope: !234)
!238 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !88, file: !88, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!239 = !DILocation(line: 1365, column: 57, scope: !238)
!240 = !DILocation(line: 1365, column: 14, scope: !238)
!241 = !DILocation(line: 1365, column: 7, scope: !238)
!242 = distinct !DISubprogram(name: "_M_head", scope: !88, file: !88, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!243 = !DILocation(line: 424, column: 66, scope: !242)
!244 = !DILocation(line: 424, column: 51, scope: !242)
!245 = !DILocation(line: 424, column: 44, scope: !242)
!246 = distinct !DISubprogram(name: "_M_head", scope: !88, file: !88, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!247 = !DILocation(line: 124, column: 50, scope: !246)
!248 = !DILocation(line: 124, column: 43, scope: !246)
