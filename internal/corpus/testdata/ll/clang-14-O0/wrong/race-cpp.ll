; ModuleID = 'race-cpp.cpp'
source_filename = "race-cpp.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.anon = type { i32* }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
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
%"struct.std::_Head_base.4" = type { %class.anon }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$__clang_call_terminate = comdat any

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

@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %class.anon, align 8
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca %"class.std::thread", align 8
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4, !dbg !13
  %8 = getelementptr inbounds %class.anon, %class.anon* %3, i32 0, i32 0, !dbg !14
  store i32* %2, i32** %8, align 8, !dbg !14
  call void @"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4, %class.anon* noundef nonnull align 8 dereferenceable(8) %3), !dbg !15
  invoke void @"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5, %class.anon* noundef nonnull align 8 dereferenceable(8) %3)
          to label %9 unwind label %13, !dbg !16

9:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %10 unwind label %17, !dbg !17

10:                                               ; preds = %9
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5)
          to label %11 unwind label %17, !dbg !18

11:                                               ; preds = %10
  store i32 0, i32* %1, align 4, !dbg !19
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !20
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !20
  %12 = load i32, i32* %1, align 4, !dbg !20
  ret i32 %12, !dbg !20

13:                                               ; preds = %0
  %14 = landingpad { i8*, i32 }
          cleanup, !dbg !20
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !20
  store i8* %15, i8** %6, align 8, !dbg !20
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !20
  store i32 %16, i32* %7, align 4, !dbg !20
  br label %21, !dbg !20

17:                                               ; preds = %10, %9
  %18 = landingpad { i8*, i32 }
          cleanup, !dbg !20
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !20
  store i8* %19, i8** %6, align 8, !dbg !20
  %20 = extractvalue { i8*, i32 } %18, 1, !dbg !20
  store i32 %20, i32* %7, align 4, !dbg !20
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !20
  br label %21, !dbg !20

21:                                               ; preds = %17, %13
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !20
  br label %22, !dbg !20

22:                                               ; preds = %21
  %23 = load i8*, i8** %6, align 8, !dbg !20
  %24 = load i32, i32* %7, align 4, !dbg !20
  %25 = insertvalue { i8*, i32 } undef, i8* %23, 0, !dbg !20
  %26 = insertvalue { i8*, i32 } %25, i32 %24, 1, !dbg !20
  resume { i8*, i32 } %26, !dbg !20
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !21 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !23
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #12, !dbg !23
  store i8* null, i8** %5, align 8, !dbg !24
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #13, !dbg !25
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !25
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !26
  %14 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %13) #12, !dbg !27
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJRS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %12, %class.anon* noundef nonnull align 8 dereferenceable(8) %14)
          to label %15 unwind label %18, !dbg !28

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !25
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #12, !dbg !29
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !30

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !30
  ret void, !dbg !31

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !31
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !31
  store i8* %20, i8** %7, align 8, !dbg !31
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !31
  store i32 %21, i32* %8, align 4, !dbg !31
  call void @_ZdlPv(i8* noundef %11) #14, !dbg !25
  br label %26, !dbg !25

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !31
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !31
  store i8* %24, i8** %7, align 8, !dbg !31
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !31
  store i32 %25, i32* %8, align 4, !dbg !31
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !30
  br label %26, !dbg !30

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !25
  %28 = load i32, i32* %8, align 4, !dbg !25
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !25
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !25
  resume { i8*, i32 } %30, !dbg !25
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #2

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !32 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #12, !dbg !33
  br i1 %4, label %5, label %7, !dbg !33

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #15, !dbg !34
  unreachable, !dbg !34

6:                                                ; No predecessors!
  unreachable, !dbg !38

7:                                                ; preds = %1
  ret void, !dbg !39
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !40 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !41
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !41
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !41
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !41
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !42
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !43
  %10 = load i64, i64* %9, align 8, !dbg !43
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !43
  %12 = load i64, i64* %11, align 8, !dbg !43
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #12, !dbg !43
  %14 = xor i1 %13, true, !dbg !44
  ret i1 %14, !dbg !45
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #4 comdat !dbg !46 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !47
  %8 = load i64, i64* %7, align 8, !dbg !47
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !48
  %10 = load i64, i64* %9, align 8, !dbg !48
  %11 = icmp eq i64 %8, %10, !dbg !49
  ret i1 %11, !dbg !50
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !51 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !52
  store i64 0, i64* %4, align 8, !dbg !52
  ret void, !dbg !53
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #6

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #4 !dbg !54 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !56
  ret %class.anon* %3, !dbg !57
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJRS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 align 2 !dbg !58 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !59
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !60
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !59
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !59
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !61
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !62
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !63
  %11 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %10) #12, !dbg !64
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJRS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %9, %class.anon* noundef nonnull align 8 dereferenceable(8) %11) #12, !dbg !65
  ret void, !dbg !66
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !67 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !69
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !70
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !69

8:                                                ; preds = %2
  ret void, !dbg !71

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !69
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !69
  call void @__clang_call_terminate(i8* %11) #15, !dbg !69
  unreachable, !dbg !69
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !72 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !73
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !73
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !74
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !75
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !76
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !76
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !77
  br i1 %10, label %11, label %17, !dbg !76

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !78
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !79
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #12, !dbg !80
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !80
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !78

16:                                               ; preds = %11
  br label %17, !dbg !78

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !81
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !82
  ret void, !dbg !83

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !78
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !78
  call void @__clang_call_terminate(i8* %21) #15, !dbg !78
  unreachable, !dbg !78
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !84 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !85
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !85
  ret void, !dbg !85
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJRS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !86 {
  %3 = alloca %"class.std::tuple.2"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %3, align 8
  %6 = bitcast %"class.std::tuple.2"* %5 to %"struct.std::_Tuple_impl.3"*, !dbg !88
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !89
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !90
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IRS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %6, %class.anon* noundef nonnull align 8 dereferenceable(8) %8)
          to label %9 unwind label %10, !dbg !91

9:                                                ; preds = %2
  ret void, !dbg !92

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !91
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !91
  call void @__clang_call_terminate(i8* %12) #15, !dbg !91
  unreachable, !dbg !91
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 align 2 !dbg !93 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !94
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !94
  ret void, !dbg !94
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 align 2 !dbg !95 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %3) #12, !dbg !96
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !96
  call void @_ZdlPv(i8* noundef %4) #14, !dbg !96
  ret void, !dbg !96
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 align 2 !dbg !97 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !98
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !98
  ret void, !dbg !99
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IRS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 align 2 !dbg !100 {
  %3 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.3"* %5 to %"struct.std::_Head_base.4"*, !dbg !101
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !102
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !103
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IRS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %6, %class.anon* noundef nonnull align 8 dereferenceable(8) %8), !dbg !104
  ret void, !dbg !105
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #12
  call void @_ZSt9terminatev() #15
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IRS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 align 2 !dbg !106 {
  %3 = alloca %"struct.std::_Head_base.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %5, i32 0, i32 0, !dbg !107
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !108
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZ4mainE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !109
  %9 = bitcast %class.anon* %6 to i8*, !dbg !107
  %10 = bitcast %class.anon* %8 to i8*, !dbg !107
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 %10, i64 8, i1 false), !dbg !107
  ret void, !dbg !110
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #9 align 2 !dbg !111 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !112
  ret void, !dbg !113
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #9 align 2 !dbg !114 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !115
  %6 = call noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !116
  %7 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !117
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7), !dbg !118
  ret void, !dbg !119
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #9 !dbg !120 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !122
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !123
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %5), !dbg !124
  ret void, !dbg !125
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #4 !dbg !126 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !127
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !127
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !128
  %6 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !129
  ret %class.anon* %6, !dbg !130
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #4 !dbg !131 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !132
  ret %"class.std::tuple.2"* %3, !dbg !133
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #9 !dbg !134 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !135
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !136
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 8 dereferenceable(8) %5), !dbg !136
  ret void, !dbg !137
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #4 !dbg !138 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !139
  ret %class.anon* %3, !dbg !140
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #4 align 2 !dbg !141 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8
  %4 = getelementptr inbounds %class.anon, %class.anon* %3, i32 0, i32 0, !dbg !142
  %5 = load i32*, i32** %4, align 8, !dbg !142
  %6 = load i32, i32* %5, align 4, !dbg !143
  %7 = add nsw i32 %6, 1, !dbg !143
  store i32 %7, i32* %5, align 4, !dbg !143
  ret void, !dbg !144
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #4 !dbg !145 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !146
  %4 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %3) #12, !dbg !147
  ret %class.anon* %4, !dbg !148
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #4 align 2 !dbg !149 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !150
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.4"*, !dbg !150
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !151
  ret %class.anon* %5, !dbg !152
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0) #4 align 2 !dbg !153 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !154
  %4 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %3, i32 0, i32 0, !dbg !155
  ret %class.anon* %4, !dbg !156
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !157 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !158
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !158
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !158
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #3 comdat align 2 !dbg !159 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !160
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !160
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !161
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !162
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !163
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !165 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !166
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !167

5:                                                ; preds = %1
  ret void, !dbg !168

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !167
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !167
  call void @__clang_call_terminate(i8* %8) #15, !dbg !167
  unreachable, !dbg !167
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !169 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !170
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !171
  ret %"struct.std::thread::_State"** %5, !dbg !172
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !173 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !174
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !175
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !174
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !176
  ret void, !dbg !177
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !178 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !179
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !180
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !182 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !183
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !183
  ret void, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !185 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !186
  ret void, !dbg !187
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !188 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !189
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !189
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !190
  ret %"struct.std::thread::_State"** %5, !dbg !191
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !192 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !193
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #12, !dbg !194
  ret %"struct.std::thread::_State"** %4, !dbg !195
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !196 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !197
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !197
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !198
  ret %"struct.std::thread::_State"** %5, !dbg !199
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !200 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !201
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !202
  ret %"struct.std::thread::_State"** %4, !dbg !203
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !204 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !205
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !205
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !206
  ret %"struct.std::default_delete"* %6, !dbg !207
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #4 comdat align 2 !dbg !208 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !209
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !210
  br i1 %7, label %13, label %8, !dbg !210

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !210
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !210
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !210
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !210
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #12, !dbg !210
  br label %13, !dbg !210

13:                                               ; preds = %8, %2
  ret void, !dbg !211
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !212 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !213
  ret %"struct.std::thread::_State"** %3, !dbg !214
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat align 2 !dbg !215 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !216
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !217
  ret %"struct.std::default_delete"* %5, !dbg !218
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #4 comdat !dbg !219 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !220
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !220
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #12, !dbg !221
  ret %"struct.std::default_delete"* %5, !dbg !222
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat !dbg !223 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !224
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #12, !dbg !225
  ret %"struct.std::default_delete"* %4, !dbg !226
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat align 2 !dbg !227 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !228
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !228
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #12, !dbg !229
  ret %"struct.std::default_delete"* %5, !dbg !230
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #4 comdat align 2 !dbg !231 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !232
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !233
  ret %"struct.std::default_delete"* %4, !dbg !234
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }
attributes #15 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "race-cpp.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "1cba70e3bd06677306bbdc3ac07bae82")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 6, scope: !10)
!14 = !DILocation(line: 8, column: 13, scope: !10)
!15 = !DILocation(line: 11, column: 14, scope: !10)
!16 = !DILocation(line: 11, column: 22, scope: !10)
!17 = !DILocation(line: 12, column: 4, scope: !10)
!18 = !DILocation(line: 13, column: 4, scope: !10)
!19 = !DILocation(line: 14, column: 2, scope: !10)
!20 = !DILocation(line: 15, column: 1, scope: !10)
!21 = distinct !DISubprogram(name: "thread<(lambda at race-cpp.cpp:8:13) &, void>", scope: !22, file: !22, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!22 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!23 = !DILocation(line: 126, column: 7, scope: !21)
!24 = !DILocation(line: 137, column: 7, scope: !21)
!25 = !DILocation(line: 142, column: 29, scope: !21)
!26 = !DILocation(line: 143, column: 32, scope: !21)
!27 = !DILocation(line: 143, column: 8, scope: !21)
!28 = !DILocation(line: 142, column: 33, scope: !21)
!29 = !DILocation(line: 142, column: 18, scope: !21)
!30 = !DILocation(line: 142, column: 2, scope: !21)
!31 = !DILocation(line: 145, column: 7, scope: !21)
!32 = distinct !DISubprogram(name: "~thread", scope: !22, file: !22, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!33 = !DILocation(line: 150, column: 11, scope: !32)
!34 = !DILocation(line: 312, column: 5, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "__terminate", scope: !36, file: !36, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!36 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!37 = distinct !DILocation(line: 151, column: 2, scope: !32)
!38 = !DILocation(line: 151, column: 2, scope: !32)
!39 = !DILocation(line: 152, column: 5, scope: !32)
!40 = distinct !DISubprogram(name: "joinable", scope: !22, file: !22, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!41 = !DILocation(line: 175, column: 16, scope: !40)
!42 = !DILocation(line: 175, column: 25, scope: !40)
!43 = !DILocation(line: 175, column: 22, scope: !40)
!44 = !DILocation(line: 175, column: 14, scope: !40)
!45 = !DILocation(line: 175, column: 7, scope: !40)
!46 = distinct !DISubprogram(name: "operator==", scope: !22, file: !22, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!47 = !DILocation(line: 286, column: 16, scope: !46)
!48 = !DILocation(line: 286, column: 33, scope: !46)
!49 = !DILocation(line: 286, column: 26, scope: !46)
!50 = !DILocation(line: 286, column: 5, scope: !46)
!51 = distinct !DISubprogram(name: "id", scope: !22, file: !22, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!52 = !DILocation(line: 85, column: 23, scope: !51)
!53 = !DILocation(line: 85, column: 37, scope: !51)
!54 = distinct !DISubprogram(name: "forward<(lambda at race-cpp.cpp:8:13) &>", scope: !55, file: !55, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!55 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!56 = !DILocation(line: 78, column: 33, scope: !54)
!57 = !DILocation(line: 78, column: 7, scope: !54)
!58 = distinct !DISubprogram(name: "_State_impl<(lambda at race-cpp.cpp:8:13) &>", scope: !22, file: !22, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!59 = !DILocation(line: 207, column: 4, scope: !58)
!60 = !DILocation(line: 205, column: 4, scope: !58)
!61 = !DILocation(line: 206, column: 6, scope: !58)
!62 = !DILocation(line: 206, column: 13, scope: !58)
!63 = !DILocation(line: 206, column: 35, scope: !58)
!64 = !DILocation(line: 206, column: 15, scope: !58)
!65 = !DILocation(line: 206, column: 14, scope: !58)
!66 = !DILocation(line: 207, column: 6, scope: !58)
!67 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !68, file: !68, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!68 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!69 = !DILocation(line: 310, column: 4, scope: !67)
!70 = !DILocation(line: 310, column: 9, scope: !67)
!71 = !DILocation(line: 311, column: 11, scope: !67)
!72 = distinct !DISubprogram(name: "~unique_ptr", scope: !68, file: !68, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!73 = !DILocation(line: 394, column: 16, scope: !72)
!74 = !DILocation(line: 394, column: 21, scope: !72)
!75 = !DILocation(line: 394, column: 8, scope: !72)
!76 = !DILocation(line: 395, column: 6, scope: !72)
!77 = !DILocation(line: 395, column: 12, scope: !72)
!78 = !DILocation(line: 396, column: 4, scope: !72)
!79 = !DILocation(line: 396, column: 28, scope: !72)
!80 = !DILocation(line: 396, column: 18, scope: !72)
!81 = !DILocation(line: 397, column: 2, scope: !72)
!82 = !DILocation(line: 397, column: 8, scope: !72)
!83 = !DILocation(line: 398, column: 7, scope: !72)
!84 = distinct !DISubprogram(name: "_State", scope: !22, file: !22, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!85 = !DILocation(line: 67, column: 12, scope: !84)
!86 = distinct !DISubprogram(name: "tuple<(lambda at race-cpp.cpp:8:13) &, true, true>", scope: !87, file: !87, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!87 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!88 = !DILocation(line: 744, column: 56, scope: !86)
!89 = !DILocation(line: 744, column: 40, scope: !86)
!90 = !DILocation(line: 744, column: 15, scope: !86)
!91 = !DILocation(line: 744, column: 4, scope: !86)
!92 = !DILocation(line: 744, column: 58, scope: !86)
!93 = distinct !DISubprogram(name: "~_State_impl", scope: !22, file: !22, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!94 = !DILocation(line: 200, column: 14, scope: !93)
!95 = distinct !DISubprogram(name: "~_State_impl", scope: !22, file: !22, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!96 = !DILocation(line: 200, column: 14, scope: !95)
!97 = distinct !DISubprogram(name: "_M_run", scope: !22, file: !22, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!98 = !DILocation(line: 210, column: 13, scope: !97)
!99 = !DILocation(line: 210, column: 24, scope: !97)
!100 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at race-cpp.cpp:8:13) &>", scope: !87, file: !87, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!101 = !DILocation(line: 442, column: 2, scope: !100)
!102 = !DILocation(line: 441, column: 31, scope: !100)
!103 = !DILocation(line: 441, column: 10, scope: !100)
!104 = !DILocation(line: 441, column: 4, scope: !100)
!105 = !DILocation(line: 442, column: 4, scope: !100)
!106 = distinct !DISubprogram(name: "_Head_base<(lambda at race-cpp.cpp:8:13) &>", scope: !87, file: !87, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DILocation(line: 200, column: 4, scope: !106)
!108 = !DILocation(line: 200, column: 38, scope: !106)
!109 = !DILocation(line: 200, column: 17, scope: !106)
!110 = !DILocation(line: 200, column: 46, scope: !106)
!111 = distinct !DISubprogram(name: "operator()", scope: !22, file: !22, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!112 = !DILocation(line: 259, column: 11, scope: !111)
!113 = !DILocation(line: 259, column: 4, scope: !111)
!114 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !22, file: !22, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!115 = !DILocation(line: 252, column: 52, scope: !114)
!116 = !DILocation(line: 252, column: 42, scope: !114)
!117 = !DILocation(line: 252, column: 27, scope: !114)
!118 = !DILocation(line: 252, column: 13, scope: !114)
!119 = !DILocation(line: 252, column: 6, scope: !114)
!120 = distinct !DISubprogram(name: "__invoke<(lambda at race-cpp.cpp:8:13)>", scope: !121, file: !121, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!121 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!122 = !DILocation(line: 96, column: 74, scope: !120)
!123 = !DILocation(line: 96, column: 50, scope: !120)
!124 = !DILocation(line: 96, column: 14, scope: !120)
!125 = !DILocation(line: 96, column: 7, scope: !120)
!126 = distinct !DISubprogram(name: "get<0UL, (lambda at race-cpp.cpp:8:13)>", scope: !87, file: !87, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!127 = !DILocation(line: 1395, column: 66, scope: !126)
!128 = !DILocation(line: 1395, column: 43, scope: !126)
!129 = !DILocation(line: 1395, column: 14, scope: !126)
!130 = !DILocation(line: 1395, column: 7, scope: !126)
!131 = distinct !DISubprogram(name: "move<std::tuple<(lambda at race-cpp.cpp:8:13)> &>", scope: !55, file: !55, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!132 = !DILocation(line: 105, column: 71, scope: !131)
!133 = !DILocation(line: 105, column: 7, scope: !131)
!134 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at race-cpp.cpp:8:13)>", scope: !121, file: !121, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!135 = !DILocation(line: 61, column: 32, scope: !134)
!136 = !DILocation(line: 61, column: 14, scope: !134)
!137 = !DILocation(line: 61, column: 7, scope: !134)
!138 = distinct !DISubprogram(name: "forward<(lambda at race-cpp.cpp:8:13)>", scope: !55, file: !55, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!139 = !DILocation(line: 78, column: 33, scope: !138)
!140 = !DILocation(line: 78, column: 7, scope: !138)
!141 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!142 = !DILocation(line: 9, column: 3, scope: !141)
!143 = !DILocation(line: 9, column: 4, scope: !141)
!144 = !DILocation(line: 10, column: 2, scope: !141)
!145 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at race-cpp.cpp:8:13)>", scope: !87, file: !87, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!146 = !DILocation(line: 1365, column: 57, scope: !145)
!147 = !DILocation(line: 1365, column: 14, scope: !145)
!148 = !DILocation(line: 1365, column: 7, scope: !145)
!149 = distinct !DISubprogram(name: "_M_head", scope: !87, file: !87, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!150 = !DILocation(line: 424, column: 66, scope: !149)
!151 = !DILocation(line: 424, column: 51, scope: !149)
!152 = !DILocation(line: 424, column: 44, scope: !149)
!153 = distinct !DISubprogram(name: "_M_head", scope: !87, file: !87, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!154 = !DILocation(line: 233, column: 50, scope: !153)
!155 = !DILocation(line: 233, column: 54, scope: !153)
!156 = !DILocation(line: 233, column: 43, scope: !153)
!157 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !68, file: !68, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!158 = !DILocation(line: 233, column: 40, scope: !157)
!159 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !68, file: !68, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!160 = !DILocation(line: 168, column: 38, scope: !159)
!161 = !DILocation(line: 168, column: 58, scope: !159)
!162 = !DILocation(line: 168, column: 47, scope: !159)
!163 = !DILocation(line: 168, column: 56, scope: !159)
!164 = !DILocation(line: 168, column: 63, scope: !159)
!165 = distinct !DISubprogram(name: "tuple<true, true>", scope: !87, file: !87, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!166 = !DILocation(line: 1051, column: 17, scope: !165)
!167 = !DILocation(line: 1051, column: 4, scope: !165)
!168 = !DILocation(line: 1051, column: 19, scope: !165)
!169 = distinct !DISubprogram(name: "_M_ptr", scope: !68, file: !68, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!170 = !DILocation(line: 189, column: 57, scope: !169)
!171 = !DILocation(line: 189, column: 45, scope: !169)
!172 = !DILocation(line: 189, column: 38, scope: !169)
!173 = distinct !DISubprogram(name: "_Tuple_impl", scope: !87, file: !87, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!174 = !DILocation(line: 280, column: 31, scope: !173)
!175 = !DILocation(line: 280, column: 9, scope: !173)
!176 = !DILocation(line: 280, column: 23, scope: !173)
!177 = !DILocation(line: 280, column: 33, scope: !173)
!178 = distinct !DISubprogram(name: "_Tuple_impl", scope: !87, file: !87, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!179 = !DILocation(line: 431, column: 17, scope: !178)
!180 = !DILocation(line: 431, column: 9, scope: !178)
!181 = !DILocation(line: 431, column: 19, scope: !178)
!182 = distinct !DISubprogram(name: "_Head_base", scope: !87, file: !87, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!183 = !DILocation(line: 190, column: 9, scope: !182)
!184 = !DILocation(line: 190, column: 26, scope: !182)
!185 = distinct !DISubprogram(name: "_Head_base", scope: !87, file: !87, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!186 = !DILocation(line: 81, column: 9, scope: !185)
!187 = !DILocation(line: 81, column: 26, scope: !185)
!188 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !87, file: !87, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!189 = !DILocation(line: 1381, column: 37, scope: !188)
!190 = !DILocation(line: 1381, column: 14, scope: !188)
!191 = !DILocation(line: 1381, column: 7, scope: !188)
!192 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !87, file: !87, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!193 = !DILocation(line: 1365, column: 57, scope: !192)
!194 = !DILocation(line: 1365, column: 14, scope: !192)
!195 = !DILocation(line: 1365, column: 7, scope: !192)
!196 = distinct !DISubprogram(name: "_M_head", scope: !87, file: !87, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!197 = !DILocation(line: 268, column: 66, scope: !196)
!198 = !DILocation(line: 268, column: 51, scope: !196)
!199 = !DILocation(line: 268, column: 44, scope: !196)
!200 = distinct !DISubprogram(name: "_M_head", scope: !87, file: !87, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!201 = !DILocation(line: 233, column: 50, scope: !200)
!202 = !DILocation(line: 233, column: 54, scope: !200)
!203 = !DILocation(line: 233, column: 43, scope: !200)
!204 = distinct !DISubprogram(name: "get_deleter", scope: !68, file: !68, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!205 = !DILocation(line: 468, column: 16, scope: !204)
!206 = !DILocation(line: 468, column: 21, scope: !204)
!207 = !DILocation(line: 468, column: 9, scope: !204)
!208 = distinct !DISubprogram(name: "operator()", scope: !68, file: !68, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!209 = !DILocation(line: 95, column: 9, scope: !208)
!210 = !DILocation(line: 95, column: 2, scope: !208)
!211 = !DILocation(line: 96, column: 7, scope: !208)
!212 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !55, file: !55, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!213 = !DILocation(line: 105, column: 71, scope: !212)
!214 = !DILocation(line: 105, column: 7, scope: !212)
!215 = distinct !DISubprogram(name: "_M_deleter", scope: !68, file: !68, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!216 = !DILocation(line: 193, column: 61, scope: !215)
!217 = !DILocation(line: 193, column: 49, scope: !215)
!218 = !DILocation(line: 193, column: 42, scope: !215)
!219 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !87, file: !87, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!220 = !DILocation(line: 1381, column: 37, scope: !219)
!221 = !DILocation(line: 1381, column: 14, scope: !219)
!222 = !DILocation(line: 1381, column: 7, scope: !219)
!223 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !87, file: !87, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!224 = !DILocation(line: 1365, column: 57, scope: !223)
!225 = !DILocation(line: 1365, column: 14, scope: !223)
!226 = !DILocation(line: 1365, column: 7, scope: !223)
!227 = distinct !DISubprogram(name: "_M_head", scope: !87, file: !87, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!228 = !DILocation(line: 424, column: 66, scope: !227)
!229 = !DILocation(line: 424, column: 51, scope: !227)
!230 = !DILocation(line: 424, column: 44, scope: !227)
!231 = distinct !DISubprogram(name: "_M_head", scope: !87, file: !87, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!232 = !DILocation(line: 124, column: 50, scope: !231)
!233 = !DILocation(line: 124, column: 54, scope: !231)
!234 = !DILocation(line: 124, column: 43, scope: !231)
