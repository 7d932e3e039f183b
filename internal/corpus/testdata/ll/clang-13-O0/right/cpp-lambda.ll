; ModuleID = 'cpp-lambda.cpp'
source_filename = "cpp-lambda.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i32, i32* }
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
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.6" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { i32 }
%"struct.std::_Head_base.6" = type { %class.anon }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

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

@.str = private unnamed_addr constant [13 x i8] c"result == 42\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp-lambda.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal constant [66 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external dso_local constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external dso_local unnamed_addr constant { [5 x i8*] }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca %class.anon, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 40, i32* %2, align 4, !dbg !11
  store i32 0, i32* %3, align 4, !dbg !12
  %9 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 0, !dbg !13
  %10 = load i32, i32* %2, align 4, !dbg !14
  store i32 %10, i32* %9, align 8, !dbg !13
  %11 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 1, !dbg !13
  store i32* %3, i32** %11, align 8, !dbg !13
  store i32 2, i32* %6, align 4, !dbg !15
  call void @"_ZNSt6threadC2IZ4mainE3$_0JiEvEEOT_DpOT0_"(%"class.std::thread"* nonnull align 8 dereferenceable(8) %4, %class.anon* nonnull align 8 dereferenceable(16) %5, i32* nonnull align 4 dereferenceable(4) %6), !dbg !16
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* nonnull align 8 dereferenceable(8) %4)
          to label %12 unwind label %17, !dbg !17

12:                                               ; preds = %0
  %13 = load i32, i32* %3, align 4, !dbg !18
  %14 = icmp eq i32 %13, 42, !dbg !18
  br i1 %14, label %15, label %16, !dbg !18

15:                                               ; preds = %12
  br label %22, !dbg !18

16:                                               ; preds = %12
  call void @__assert_fail(i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 11, i8* getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !18
  unreachable, !dbg !18

17:                                               ; preds = %0
  %18 = landingpad { i8*, i32 }
          cleanup, !dbg !19
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !19
  store i8* %19, i8** %7, align 8, !dbg !19
  %20 = extractvalue { i8*, i32 } %18, 1, !dbg !19
  store i32 %20, i32* %8, align 4, !dbg !19
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* nonnull align 8 dereferenceable(8) %4) #13, !dbg !19
  br label %24, !dbg !19

21:                                               ; No predecessors!
  br label %22, !dbg !18

22:                                               ; preds = %21, %15
  store i32 0, i32* %1, align 4, !dbg !20
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* nonnull align 8 dereferenceable(8) %4) #13, !dbg !19
  %23 = load i32, i32* %1, align 4, !dbg !19
  ret i32 %23, !dbg !19

24:                                               ; preds = %17
  %25 = load i8*, i8** %7, align 8, !dbg !19
  %26 = load i32, i32* %8, align 4, !dbg !19
  %27 = insertvalue { i8*, i32 } undef, i8* %25, 0, !dbg !19
  %28 = insertvalue { i8*, i32 } %27, i32 %26, 1, !dbg !19
  resume { i8*, i32 } %28, !dbg !19
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JiEvEEOT_DpOT0_"(%"class.std::thread"* nonnull align 8 dereferenceable(8) %0, %class.anon* nonnull align 8 dereferenceable(16) %1, i32* nonnull align 4 dereferenceable(4) %2) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !21 {
  %4 = alloca %"class.std::thread"*, align 8
  %5 = alloca %class.anon*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i8*, align 8
  %8 = alloca %"class.std::unique_ptr", align 8
  %9 = alloca i8*, align 8
  %10 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  store i32* %2, i32** %6, align 8
  %11 = load %"class.std::thread"*, %"class.std::thread"** %4, align 8
  %12 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %11, i32 0, i32 0, !dbg !23
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* nonnull align 8 dereferenceable(8) %12) #13, !dbg !23
  store i8* null, i8** %7, align 8, !dbg !24
  %13 = call noalias nonnull i8* @_Znwm(i64 32) #14, !dbg !25
  %14 = bitcast i8* %13 to %"struct.std::thread::_State_impl"*, !dbg !25
  %15 = load %class.anon*, %class.anon** %5, align 8, !dbg !26
  %16 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* nonnull align 8 dereferenceable(16) %15) #13, !dbg !27
  %17 = load i32*, i32** %6, align 8, !dbg !28
  %18 = call nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %17) #13, !dbg !29
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEC2IJS3_iEEEDpOT_"(%"struct.std::thread::_State_impl"* nonnull align 8 dereferenceable(32) %14, %class.anon* nonnull align 8 dereferenceable(16) %16, i32* nonnull align 4 dereferenceable(4) %18)
          to label %19 unwind label %22, !dbg !30

19:                                               ; preds = %3
  %20 = bitcast %"struct.std::thread::_State_impl"* %14 to %"struct.std::thread::_State"*, !dbg !25
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* nonnull align 8 dereferenceable(8) %8, %"struct.std::thread::_State"* %20) #13, !dbg !31
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* nonnull align 8 dereferenceable(8) %11, %"class.std::unique_ptr"* %8, void ()* null)
          to label %21 unwind label %26, !dbg !32

21:                                               ; preds = %19
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* nonnull align 8 dereferenceable(8) %8) #13, !dbg !32
  ret void, !dbg !33

22:                                               ; preds = %3
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !33
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !33
  store i8* %24, i8** %9, align 8, !dbg !33
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !33
  store i32 %25, i32* %10, align 4, !dbg !33
  call void @_ZdlPv(i8* %13) #15, !dbg !25
  br label %30, !dbg !25

26:                                               ; preds = %19
  %27 = landingpad { i8*, i32 }
          cleanup, !dbg !33
  %28 = extractvalue { i8*, i32 } %27, 0, !dbg !33
  store i8* %28, i8** %9, align 8, !dbg !33
  %29 = extractvalue { i8*, i32 } %27, 1, !dbg !33
  store i32 %29, i32* %10, align 4, !dbg !33
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* nonnull align 8 dereferenceable(8) %8) #13, !dbg !32
  br label %30, !dbg !32

30:                                               ; preds = %26, %22
  %31 = load i8*, i8** %9, align 8, !dbg !25
  %32 = load i32, i32* %10, align 4, !dbg !25
  %33 = insertvalue { i8*, i32 } undef, i8* %31, 0, !dbg !25
  %34 = insertvalue { i8*, i32 } %33, i32 %32, 1, !dbg !25
  resume { i8*, i32 } %34, !dbg !25
}

declare dso_local void @_ZNSt6thread4joinEv(%"class.std::thread"* nonnull align 8 dereferenceable(8)) #2

declare dso_local i32 @__gxx_personality_v0(...)

; Function Attrs: noreturn nounwind
declare dso_local void @__assert_fail(i8*, i8*, i32, i8*) #3

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !34 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* nonnull align 8 dereferenceable(8) %3) #13, !dbg !35
  br i1 %4, label %5, label %7, !dbg !35

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #12, !dbg !36
  unreachable, !dbg !36

6:                                                ; No predecessors!
  unreachable, !dbg !40

7:                                                ; preds = %1
  ret void, !dbg !41
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !42 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !43
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !43
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !43
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !43
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* nonnull align 8 dereferenceable(8) %4) #13, !dbg !44
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !45
  %10 = load i64, i64* %9, align 8, !dbg !45
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !45
  %12 = load i64, i64* %11, align 8, !dbg !45
  %13 = call zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !45
  %14 = xor i1 %13, true, !dbg !46
  ret i1 %14, !dbg !47
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #5 comdat !dbg !48 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !49
  %8 = load i64, i64* %7, align 8, !dbg !49
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !50
  %10 = load i64, i64* %9, align 8, !dbg !50
  %11 = icmp eq i64 %8, %10, !dbg !51
  ret i1 %11, !dbg !52
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !53 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !54
  store i64 0, i64* %4, align 8, !dbg !54
  ret void, !dbg !55
}

; Function Attrs: noreturn nounwind
declare dso_local void @_ZSt9terminatev() #3

declare dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"*, void ()*) #2

; Function Attrs: nobuiltin allocsize(0)
declare dso_local nonnull i8* @_Znwm(i64) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* nonnull align 8 dereferenceable(16) %0) #5 !dbg !56 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !58
  ret %class.anon* %3, !dbg !59
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %0) #5 comdat !dbg !60 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !61
  ret i32* %3, !dbg !62
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEC2IJS3_iEEEDpOT_"(%"struct.std::thread::_State_impl"* nonnull align 8 dereferenceable(32) %0, %class.anon* nonnull align 8 dereferenceable(16) %1, i32* nonnull align 4 dereferenceable(4) %2) unnamed_addr #4 align 2 !dbg !63 {
  %4 = alloca %"struct.std::thread::_State_impl"*, align 8
  %5 = alloca %class.anon*, align 8
  %6 = alloca i32*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %4, align 8
  %8 = bitcast %"struct.std::thread::_State_impl"* %7 to %"struct.std::thread::_State"*, !dbg !64
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* nonnull align 8 dereferenceable(8) %8) #13, !dbg !65
  %9 = bitcast %"struct.std::thread::_State_impl"* %7 to i32 (...)***, !dbg !64
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !64
  %10 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %7, i32 0, i32 1, !dbg !66
  %11 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %10, i32 0, i32 0, !dbg !67
  %12 = load %class.anon*, %class.anon** %5, align 8, !dbg !68
  %13 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* nonnull align 8 dereferenceable(16) %12) #13, !dbg !69
  %14 = load i32*, i32** %6, align 8, !dbg !68
  %15 = call nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %14) #13, !dbg !69
  call void @"_ZNSt5tupleIJZ4mainE3$_0iEEC2IS0_iLb1EEEOT_OT0_"(%"class.std::tuple.2"* nonnull align 8 dereferenceable(24) %11, %class.anon* nonnull align 8 dereferenceable(16) %13, i32* nonnull align 4 dereferenceable(4) %15) #13, !dbg !70
  ret void, !dbg !71
}

; Function Attrs: nobuiltin nounwind
declare dso_local void @_ZdlPv(i8*) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* %1) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !72 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !74
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !75
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* %7)
          to label %8 unwind label %9, !dbg !74

8:                                                ; preds = %2
  ret void, !dbg !76

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !74
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !74
  call void @__clang_call_terminate(i8* %11) #12, !dbg !74
  unreachable, !dbg !74
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !77 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !78
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !78
  %7 = call nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* nonnull align 8 dereferenceable(8) %6) #13, !dbg !79
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !80
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !81
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !81
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !82
  br i1 %10, label %11, label %17, !dbg !81

11:                                               ; preds = %1
  %12 = call nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* nonnull align 8 dereferenceable(8) %4) #13, !dbg !83
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !84
  %14 = call nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** nonnull align 8 dereferenceable(8) %13) #13, !dbg !85
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !85
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* %15)
          to label %16 unwind label %19, !dbg !83

16:                                               ; preds = %11
  br label %17, !dbg !83

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !86
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !87
  ret void, !dbg !88

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !83
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !83
  call void @__clang_call_terminate(i8* %21) #12, !dbg !83
  unreachable, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !89 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !90
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !90
  ret void, !dbg !90
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0iEEC2IS0_iLb1EEEOT_OT0_"(%"class.std::tuple.2"* nonnull align 8 dereferenceable(24) %0, %class.anon* nonnull align 8 dereferenceable(16) %1, i32* nonnull align 4 dereferenceable(4) %2) unnamed_addr #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !91 {
  %4 = alloca %"class.std::tuple.2"*, align 8
  %5 = alloca %class.anon*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %4, align 8
  %8 = bitcast %"class.std::tuple.2"* %7 to %"struct.std::_Tuple_impl.3"*, !dbg !93
  %9 = load %class.anon*, %class.anon** %5, align 8, !dbg !94
  %10 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* nonnull align 8 dereferenceable(16) %9) #13, !dbg !95
  %11 = load i32*, i32** %6, align 8, !dbg !96
  %12 = call nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %11) #13, !dbg !97
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEEC2IS0_JiEvEEOT_DpOT0_"(%"struct.std::_Tuple_impl.3"* nonnull align 8 dereferenceable(24) %8, %class.anon* nonnull align 8 dereferenceable(16) %10, i32* nonnull align 4 dereferenceable(4) %12)
          to label %13 unwind label %14, !dbg !98

13:                                               ; preds = %3
  ret void, !dbg !99

14:                                               ; preds = %3
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !98
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !98
  call void @__clang_call_terminate(i8* %16) #12, !dbg !98
  unreachable, !dbg !98
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev"(%"struct.std::thread::_State_impl"* nonnull align 8 dereferenceable(32) %0) unnamed_addr #4 align 2 !dbg !100 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !101
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* nonnull align 8 dereferenceable(8) %4) #13, !dbg !101
  ret void, !dbg !101
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED0Ev"(%"struct.std::thread::_State_impl"* nonnull align 8 dereferenceable(32) %0) unnamed_addr #4 align 2 !dbg !102 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev"(%"struct.std::thread::_State_impl"* nonnull align 8 dereferenceable(32) %3) #13, !dbg !103
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !103
  call void @_ZdlPv(i8* %4) #15, !dbg !103
  ret void, !dbg !103
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* nonnull align 8 dereferenceable(32) %0) unnamed_addr #9 align 2 !dbg !104 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !105
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEEclEv"(%"struct.std::thread::_Invoker"* nonnull align 8 dereferenceable(24) %4), !dbg !105
  ret void, !dbg !106
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEEC2IS0_JiEvEEOT_DpOT0_"(%"struct.std::_Tuple_impl.3"* nonnull align 8 dereferenceable(24) %0, %class.anon* nonnull align 8 dereferenceable(16) %1, i32* nonnull align 4 dereferenceable(4) %2) unnamed_addr #1 align 2 !dbg !107 {
  %4 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %5 = alloca %class.anon*, align 8
  %6 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %4, align 8
  %8 = bitcast %"struct.std::_Tuple_impl.3"* %7 to %"struct.std::_Tuple_impl.4"*, !dbg !108
  %9 = load i32*, i32** %6, align 8, !dbg !109
  %10 = call nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %9) #13, !dbg !110
  call void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.4"* nonnull align 4 dereferenceable(4) %8, i32* nonnull align 4 dereferenceable(4) %10), !dbg !111
  %11 = bitcast %"struct.std::_Tuple_impl.3"* %7 to i8*, !dbg !108
  %12 = getelementptr inbounds i8, i8* %11, i64 8, !dbg !108
  %13 = bitcast i8* %12 to %"struct.std::_Head_base.6"*, !dbg !108
  %14 = load %class.anon*, %class.anon** %5, align 8, !dbg !112
  %15 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* nonnull align 8 dereferenceable(16) %14) #13, !dbg !113
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* nonnull align 8 dereferenceable(16) %13, %class.anon* nonnull align 8 dereferenceable(16) %15), !dbg !114
  ret void, !dbg !115
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #12
  unreachable
}

declare dso_local i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.4"* nonnull align 4 dereferenceable(4) %0, i32* nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 !dbg !116 {
  %3 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.4"* %5 to %"struct.std::_Head_base.5"*, !dbg !117
  %7 = load i32*, i32** %4, align 8, !dbg !118
  %8 = call nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %7) #13, !dbg !119
  call void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.5"* nonnull align 4 dereferenceable(4) %6, i32* nonnull align 4 dereferenceable(4) %8), !dbg !120
  ret void, !dbg !121
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* nonnull align 8 dereferenceable(16) %0, %class.anon* nonnull align 8 dereferenceable(16) %1) unnamed_addr #4 align 2 !dbg !122 {
  %3 = alloca %"struct.std::_Head_base.6"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %5, i32 0, i32 0, !dbg !123
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !124
  %8 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* nonnull align 8 dereferenceable(16) %7) #13, !dbg !125
  %9 = bitcast %class.anon* %6 to i8*, !dbg !123
  %10 = bitcast %class.anon* %8 to i8*, !dbg !123
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 %10, i64 16, i1 false), !dbg !123
  ret void, !dbg !126
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.5"* nonnull align 4 dereferenceable(4) %0, i32* nonnull align 4 dereferenceable(4) %1) unnamed_addr #4 comdat align 2 !dbg !127 {
  %3 = alloca %"struct.std::_Head_base.5"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Head_base.5"* %0, %"struct.std::_Head_base.5"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.5", %"struct.std::_Head_base.5"* %5, i32 0, i32 0, !dbg !128
  %7 = load i32*, i32** %4, align 8, !dbg !129
  %8 = call nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %7) #13, !dbg !130
  %9 = load i32, i32* %8, align 4, !dbg !130
  store i32 %9, i32* %6, align 4, !dbg !128
  ret void, !dbg !131
}

; Function Attrs: nounwind
declare dso_local void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEEclEv"(%"struct.std::thread::_Invoker"* nonnull align 8 dereferenceable(24) %0) #9 align 2 !dbg !132 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* nonnull align 8 dereferenceable(24) %4), !dbg !133
  ret void, !dbg !134
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* nonnull align 8 dereferenceable(24) %0) #9 align 2 !dbg !135 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !136
  %6 = call nonnull align 8 dereferenceable(24) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0iEEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* nonnull align 8 dereferenceable(24) %5) #13, !dbg !137
  %7 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* nonnull align 8 dereferenceable(24) %6) #13, !dbg !138
  %8 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !136
  %9 = call nonnull align 8 dereferenceable(24) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0iEEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* nonnull align 8 dereferenceable(24) %8) #13, !dbg !137
  %10 = call nonnull align 4 dereferenceable(4) i32* @"_ZSt3getILm1EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* nonnull align 8 dereferenceable(24) %9) #13, !dbg !138
  call void @"_ZSt8__invokeIZ4mainE3$_0JiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* nonnull align 8 dereferenceable(16) %7, i32* nonnull align 4 dereferenceable(4) %10), !dbg !139
  ret void, !dbg !140
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* nonnull align 8 dereferenceable(16) %0, i32* nonnull align 4 dereferenceable(4) %1) #9 !dbg !141 {
  %3 = alloca %class.anon*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %3, align 8
  store i32* %1, i32** %4, align 8
  %6 = load %class.anon*, %class.anon** %3, align 8, !dbg !143
  %7 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* nonnull align 8 dereferenceable(16) %6) #13, !dbg !144
  %8 = load i32*, i32** %4, align 8, !dbg !145
  %9 = call nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %8) #13, !dbg !146
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* nonnull align 8 dereferenceable(16) %7, i32* nonnull align 4 dereferenceable(4) %9), !dbg !147
  ret void, !dbg !148
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* nonnull align 8 dereferenceable(24) %0) #5 !dbg !149 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !150
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !150
  %5 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JiEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* nonnull align 8 dereferenceable(24) %4) #13, !dbg !151
  %6 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* nonnull align 8 dereferenceable(16) %5) #13, !dbg !152
  ret %class.anon* %6, !dbg !153
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal nonnull align 8 dereferenceable(24) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0iEEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* nonnull align 8 dereferenceable(24) %0) #5 !dbg !154 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !155
  ret %"class.std::tuple.2"* %3, !dbg !156
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal nonnull align 4 dereferenceable(4) i32* @"_ZSt3getILm1EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* nonnull align 8 dereferenceable(24) %0) #5 !dbg !157 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !158
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.4"*, !dbg !158
  %5 = call nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.4"* nonnull align 4 dereferenceable(4) %4) #13, !dbg !159
  %6 = call nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %5) #13, !dbg !160
  ret i32* %6, !dbg !161
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* nonnull align 8 dereferenceable(16) %0, i32* nonnull align 4 dereferenceable(4) %1) #9 !dbg !162 {
  %3 = alloca %"struct.std::__invoke_other", align 1
  %4 = alloca %class.anon*, align 8
  %5 = alloca i32*, align 8
  store %class.anon* %0, %class.anon** %4, align 8
  store i32* %1, i32** %5, align 8
  %6 = load %class.anon*, %class.anon** %4, align 8, !dbg !163
  %7 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* nonnull align 8 dereferenceable(16) %6) #13, !dbg !164
  %8 = load i32*, i32** %5, align 8, !dbg !165
  %9 = call nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* nonnull align 4 dereferenceable(4) %8) #13, !dbg !166
  %10 = load i32, i32* %9, align 4, !dbg !166
  call void @"_ZZ4mainENK3$_0clEi"(%class.anon* nonnull align 8 dereferenceable(16) %7, i32 %10), !dbg !164
  ret void, !dbg !167
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEi"(%class.anon* nonnull align 8 dereferenceable(16) %0, i32 %1) #5 align 2 !dbg !168 {
  %3 = alloca %class.anon*, align 8
  %4 = alloca i32, align 4
  store %class.anon* %0, %class.anon** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load %class.anon*, %class.anon** %3, align 8
  %6 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 0, !dbg !169
  %7 = load i32, i32* %6, align 8, !dbg !169
  %8 = load i32, i32* %4, align 4, !dbg !170
  %9 = add nsw i32 %7, %8, !dbg !171
  %10 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 1, !dbg !172
  %11 = load i32*, i32** %10, align 8, !dbg !172
  store i32 %9, i32* %11, align 4, !dbg !173
  ret void, !dbg !174
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JiEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* nonnull align 8 dereferenceable(24) %0) #5 !dbg !175 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !176
  %4 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* nonnull align 8 dereferenceable(24) %3) #13, !dbg !177
  ret %class.anon* %4, !dbg !178
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal nonnull align 8 dereferenceable(16) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* nonnull align 8 dereferenceable(24) %0) #5 align 2 !dbg !179 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !180
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to i8*, !dbg !180
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !180
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.6"*, !dbg !180
  %7 = call nonnull align 8 dereferenceable(16) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(%"struct.std::_Head_base.6"* nonnull align 8 dereferenceable(16) %6) #13, !dbg !181
  ret %class.anon* %7, !dbg !182
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal nonnull align 8 dereferenceable(16) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(%"struct.std::_Head_base.6"* nonnull align 8 dereferenceable(16) %0) #5 align 2 !dbg !183 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !184
  %4 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %3, i32 0, i32 0, !dbg !185
  ret %class.anon* %4, !dbg !186
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.4"* nonnull align 4 dereferenceable(4) %0) #5 comdat !dbg !187 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !188
  %4 = call nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.4"* nonnull align 4 dereferenceable(4) %3) #13, !dbg !189
  ret i32* %4, !dbg !190
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.4"* nonnull align 4 dereferenceable(4) %0) #5 comdat align 2 !dbg !191 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !192
  %4 = bitcast %"struct.std::_Tuple_impl.4"* %3 to %"struct.std::_Head_base.5"*, !dbg !192
  %5 = call nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.5"* nonnull align 4 dereferenceable(4) %4) #13, !dbg !193
  ret i32* %5, !dbg !194
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.5"* nonnull align 4 dereferenceable(4) %0) #5 comdat align 2 !dbg !195 {
  %2 = alloca %"struct.std::_Head_base.5"*, align 8
  store %"struct.std::_Head_base.5"* %0, %"struct.std::_Head_base.5"** %2, align 8
  %3 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %2, align 8, !dbg !196
  %4 = getelementptr inbounds %"struct.std::_Head_base.5", %"struct.std::_Head_base.5"* %3, i32 0, i32 0, !dbg !197
  ret i32* %4, !dbg !198
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* %1) unnamed_addr #1 comdat align 2 !dbg !199 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !200
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !200
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* %7), !dbg !200
  ret void, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* %1) unnamed_addr #4 comdat align 2 !dbg !201 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !202
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* nonnull align 8 dereferenceable(8) %6) #13, !dbg !202
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !203
  %8 = call nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* nonnull align 8 dereferenceable(8) %5) #13, !dbg !204
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !205
  ret void, !dbg !206
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !207 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !208
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !209

5:                                                ; preds = %1
  ret void, !dbg !210

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !209
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !209
  call void @__clang_call_terminate(i8* %8) #12, !dbg !209
  unreachable, !dbg !209
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !211 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !212
  %5 = call nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* nonnull align 8 dereferenceable(8) %4) #13, !dbg !213
  ret %"struct.std::thread::_State"** %5, !dbg !214
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !215 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !216
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* nonnull align 1 dereferenceable(1) %4), !dbg !217
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !216
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* nonnull align 8 dereferenceable(8) %5), !dbg !218
  ret void, !dbg !219
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !220 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !221
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* nonnull align 1 dereferenceable(1) %4), !dbg !222
  ret void, !dbg !223
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !224 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !225
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !225
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !227 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !228
  ret void, !dbg !229
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !230 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !231
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !231
  %5 = call nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* nonnull align 8 dereferenceable(8) %4) #13, !dbg !232
  ret %"struct.std::thread::_State"** %5, !dbg !233
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !234 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !235
  %4 = call nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* nonnull align 8 dereferenceable(8) %3) #13, !dbg !236
  ret %"struct.std::thread::_State"** %4, !dbg !237
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !238 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !239
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !239
  %5 = call nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* nonnull align 8 dereferenceable(8) %4) #13, !dbg !240
  ret %"struct.std::thread::_State"** %5, !dbg !241
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !242 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !243
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !244
  ret %"struct.std::thread::_State"** %4, !dbg !245
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !246 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !247
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !247
  %6 = call nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* nonnull align 8 dereferenceable(8) %5) #13, !dbg !248
  ret %"struct.std::default_delete"* %6, !dbg !249
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* %1) #5 comdat align 2 !dbg !250 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !251
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !252
  br i1 %7, label %13, label %8, !dbg !252

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !252
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !252
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !252
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !252
  call void %12(%"struct.std::thread::_State"* nonnull align 8 dereferenceable(8) %6) #13, !dbg !252
  br label %13, !dbg !252

13:                                               ; preds = %8, %2
  ret void, !dbg !253
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !254 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !255
  ret %"struct.std::thread::_State"** %3, !dbg !256
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !257 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !258
  %5 = call nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* nonnull align 8 dereferenceable(8) %4) #13, !dbg !259
  ret %"struct.std::default_delete"* %5, !dbg !260
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !261 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !262
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !262
  %5 = call nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* nonnull align 1 dereferenceable(1) %4) #13, !dbg !263
  ret %"struct.std::default_delete"* %5, !dbg !264
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* nonnull align 1 dereferenceable(1) %0) #5 comdat !dbg !265 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !266
  %4 = call nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* nonnull align 1 dereferenceable(1) %3) #13, !dbg !267
  ret %"struct.std::default_delete"* %4, !dbg !268
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !269 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !270
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !270
  %5 = call nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* nonnull align 1 dereferenceable(1) %4) #13, !dbg !271
  ret %"struct.std::default_delete"* %5, !dbg !272
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !273 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !274
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !275
  ret %"struct.std::default_delete"* %4, !dbg !276
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
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-lambda.cpp", directory: ".")
!2 = !{}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"uwtable", i32 1}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!"Debian clang version 13.0.1-11+b2"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!10 = !DISubroutineType(types: !2)
!11 = !DILocation(line: 8, column: 6, scope: !9)
!12 = !DILocation(line: 8, column: 17, scope: !9)
!13 = !DILocation(line: 9, column: 16, scope: !9)
!14 = !DILocation(line: 9, column: 17, scope: !9)
!15 = !DILocation(line: 9, column: 63, scope: !9)
!16 = !DILocation(line: 9, column: 14, scope: !9)
!17 = !DILocation(line: 10, column: 4, scope: !9)
!18 = !DILocation(line: 11, column: 2, scope: !9)
!19 = !DILocation(line: 13, column: 1, scope: !9)
!20 = !DILocation(line: 12, column: 2, scope: !9)
!21 = distinct !DISubprogram(name: "thread<(lambda at cpp-lambda.cpp:9:16), int, void>", scope: !22, file: !22, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!22 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!23 = !DILocation(line: 126, column: 7, scope: !21)
!24 = !DILocation(line: 137, column: 7, scope: !21)
!25 = !DILocation(line: 142, column: 29, scope: !21)
!26 = !DILocation(line: 143, column: 32, scope: !21)
!27 = !DILocation(line: 143, column: 8, scope: !21)
!28 = !DILocation(line: 143, column: 58, scope: !21)
!29 = !DILocation(line: 143, column: 38, scope: !21)
!30 = !DILocation(line: 142, column: 33, scope: !21)
!31 = !DILocation(line: 142, column: 18, scope: !21)
!32 = !DILocation(line: 142, column: 2, scope: !21)
!33 = !DILocation(line: 145, column: 7, scope: !21)
!34 = distinct !DISubprogram(name: "~thread", scope: !22, file: !22, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!35 = !DILocation(line: 150, column: 11, scope: !34)
!36 = !DILocation(line: 312, column: 5, scope: !37, inlinedAt: !39)
!37 = distinct !DISubprogram(name: "__terminate", scope: !38, file: !38, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!38 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!39 = distinct !DILocation(line: 151, column: 2, scope: !34)
!40 = !DILocation(line: 151, column: 2, scope: !34)
!41 = !DILocation(line: 152, column: 5, scope: !34)
!42 = distinct !DISubprogram(name: "joinable", scope: !22, file: !22, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!43 = !DILocation(line: 175, column: 16, scope: !42)
!44 = !DILocation(line: 175, column: 25, scope: !42)
!45 = !DILocation(line: 175, column: 22, scope: !42)
!46 = !DILocation(line: 175, column: 14, scope: !42)
!47 = !DILocation(line: 175, column: 7, scope: !42)
!48 = distinct !DISubprogram(name: "operator==", scope: !22, file: !22, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!49 = !DILocation(line: 286, column: 16, scope: !48)
!50 = !DILocation(line: 286, column: 33, scope: !48)
!51 = !DILocation(line: 286, column: 26, scope: !48)
!52 = !DILocation(line: 286, column: 5, scope: !48)
!53 = distinct !DISubprogram(name: "id", scope: !22, file: !22, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!54 = !DILocation(line: 85, column: 23, scope: !53)
!55 = !DILocation(line: 85, column: 37, scope: !53)
!56 = distinct !DISubprogram(name: "forward<(lambda at cpp-lambda.cpp:9:16)>", scope: !57, file: !57, line: 77, type: !10, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!57 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "")
!58 = !DILocation(line: 78, column: 33, scope: !56)
!59 = !DILocation(line: 78, column: 7, scope: !56)
!60 = distinct !DISubprogram(name: "forward<int>", scope: !57, file: !57, line: 77, type: !10, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!61 = !DILocation(line: 78, column: 33, scope: !60)
!62 = !DILocation(line: 78, column: 7, scope: !60)
!63 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-lambda.cpp:9:16), int>", scope: !22, file: !22, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!64 = !DILocation(line: 207, column: 4, scope: !63)
!65 = !DILocation(line: 205, column: 4, scope: !63)
!66 = !DILocation(line: 206, column: 6, scope: !63)
!67 = !DILocation(line: 206, column: 13, scope: !63)
!68 = !DILocation(line: 206, column: 35, scope: !63)
!69 = !DILocation(line: 206, column: 15, scope: !63)
!70 = !DILocation(line: 206, column: 14, scope: !63)
!71 = !DILocation(line: 207, column: 6, scope: !63)
!72 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !73, file: !73, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!73 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "")
!74 = !DILocation(line: 310, column: 4, scope: !72)
!75 = !DILocation(line: 310, column: 9, scope: !72)
!76 = !DILocation(line: 311, column: 11, scope: !72)
!77 = distinct !DISubprogram(name: "~unique_ptr", scope: !73, file: !73, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!78 = !DILocation(line: 394, column: 16, scope: !77)
!79 = !DILocation(line: 394, column: 21, scope: !77)
!80 = !DILocation(line: 394, column: 8, scope: !77)
!81 = !DILocation(line: 395, column: 6, scope: !77)
!82 = !DILocation(line: 395, column: 12, scope: !77)
!83 = !DILocation(line: 396, column: 4, scope: !77)
!84 = !DILocation(line: 396, column: 28, scope: !77)
!85 = !DILocation(line: 396, column: 18, scope: !77)
!86 = !DILocation(line: 397, column: 2, scope: !77)
!87 = !DILocation(line: 397, column: 8, scope: !77)
!88 = !DILocation(line: 398, column: 7, scope: !77)
!89 = distinct !DISubprogram(name: "_State", scope: !22, file: !22, line: 67, type: !10, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!90 = !DILocation(line: 67, column: 12, scope: !89)
!91 = distinct !DISubprogram(name: "tuple<(lambda at cpp-lambda.cpp:9:16), int, true>", scope: !92, file: !92, line: 1077, type: !10, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!92 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!93 = !DILocation(line: 1079, column: 65, scope: !91)
!94 = !DILocation(line: 1079, column: 33, scope: !91)
!95 = !DILocation(line: 1079, column: 15, scope: !91)
!96 = !DILocation(line: 1079, column: 58, scope: !91)
!97 = !DILocation(line: 1079, column: 40, scope: !91)
!98 = !DILocation(line: 1079, column: 4, scope: !91)
!99 = !DILocation(line: 1079, column: 67, scope: !91)
!100 = distinct !DISubprogram(name: "~_State_impl", scope: !22, file: !22, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!101 = !DILocation(line: 200, column: 14, scope: !100)
!102 = distinct !DISubprogram(name: "~_State_impl", scope: !22, file: !22, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!103 = !DILocation(line: 200, column: 14, scope: !102)
!104 = distinct !DISubprogram(name: "_M_run", scope: !22, file: !22, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!105 = !DILocation(line: 210, column: 13, scope: !104)
!106 = !DILocation(line: 210, column: 24, scope: !104)
!107 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-lambda.cpp:9:16), int, void>", scope: !92, file: !92, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!108 = !DILocation(line: 293, column: 2, scope: !107)
!109 = !DILocation(line: 291, column: 36, scope: !107)
!110 = !DILocation(line: 291, column: 15, scope: !107)
!111 = !DILocation(line: 291, column: 4, scope: !107)
!112 = !DILocation(line: 292, column: 31, scope: !107)
!113 = !DILocation(line: 292, column: 10, scope: !107)
!114 = !DILocation(line: 292, column: 4, scope: !107)
!115 = !DILocation(line: 293, column: 4, scope: !107)
!116 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !92, file: !92, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!117 = !DILocation(line: 442, column: 2, scope: !116)
!118 = !DILocation(line: 441, column: 31, scope: !116)
!119 = !DILocation(line: 441, column: 10, scope: !116)
!120 = !DILocation(line: 441, column: 4, scope: !116)
!121 = !DILocation(line: 442, column: 4, scope: !116)
!122 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-lambda.cpp:9:16)>", scope: !92, file: !92, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!123 = !DILocation(line: 200, column: 4, scope: !122)
!124 = !DILocation(line: 200, column: 38, scope: !122)
!125 = !DILocation(line: 200, column: 17, scope: !122)
!126 = !DILocation(line: 200, column: 46, scope: !122)
!127 = distinct !DISubprogram(name: "_Head_base<int>", scope: !92, file: !92, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!128 = !DILocation(line: 200, column: 4, scope: !127)
!129 = !DILocation(line: 200, column: 38, scope: !127)
!130 = !DILocation(line: 200, column: 17, scope: !127)
!131 = !DILocation(line: 200, column: 46, scope: !127)
!132 = distinct !DISubprogram(name: "operator()", scope: !22, file: !22, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!133 = !DILocation(line: 259, column: 11, scope: !132)
!134 = !DILocation(line: 259, column: 4, scope: !132)
!135 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !22, file: !22, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!136 = !DILocation(line: 252, column: 52, scope: !135)
!137 = !DILocation(line: 252, column: 42, scope: !135)
!138 = !DILocation(line: 252, column: 27, scope: !135)
!139 = !DILocation(line: 252, column: 13, scope: !135)
!140 = !DILocation(line: 252, column: 6, scope: !135)
!141 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-lambda.cpp:9:16), int>", scope: !142, file: !142, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!142 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!143 = !DILocation(line: 96, column: 74, scope: !141)
!144 = !DILocation(line: 96, column: 50, scope: !141)
!145 = !DILocation(line: 97, column: 26, scope: !141)
!146 = !DILocation(line: 97, column: 6, scope: !141)
!147 = !DILocation(line: 96, column: 14, scope: !141)
!148 = !DILocation(line: 96, column: 7, scope: !141)
!149 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-lambda.cpp:9:16), int>", scope: !92, file: !92, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!150 = !DILocation(line: 1395, column: 66, scope: !149)
!151 = !DILocation(line: 1395, column: 43, scope: !149)
!152 = !DILocation(line: 1395, column: 14, scope: !149)
!153 = !DILocation(line: 1395, column: 7, scope: !149)
!154 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-lambda.cpp:9:16), int> &>", scope: !57, file: !57, line: 104, type: !10, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!155 = !DILocation(line: 105, column: 71, scope: !154)
!156 = !DILocation(line: 105, column: 7, scope: !154)
!157 = distinct !DISubprogram(name: "get<1UL, (lambda at cpp-lambda.cpp:9:16), int>", scope: !92, file: !92, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!158 = !DILocation(line: 1395, column: 66, scope: !157)
!159 = !DILocation(line: 1395, column: 43, scope: !157)
!160 = !DILocation(line: 1395, column: 14, scope: !157)
!161 = !DILocation(line: 1395, column: 7, scope: !157)
!162 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-lambda.cpp:9:16), int>", scope: !142, file: !142, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!163 = !DILocation(line: 61, column: 32, scope: !162)
!164 = !DILocation(line: 61, column: 14, scope: !162)
!165 = !DILocation(line: 61, column: 57, scope: !162)
!166 = !DILocation(line: 61, column: 37, scope: !162)
!167 = !DILocation(line: 61, column: 7, scope: !162)
!168 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!169 = !DILocation(line: 9, column: 50, scope: !168)
!170 = !DILocation(line: 9, column: 57, scope: !168)
!171 = !DILocation(line: 9, column: 55, scope: !168)
!172 = !DILocation(line: 9, column: 41, scope: !168)
!173 = !DILocation(line: 9, column: 48, scope: !168)
!174 = !DILocation(line: 9, column: 60, scope: !168)
!175 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-lambda.cpp:9:16), int>", scope: !92, file: !92, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!176 = !DILocation(line: 1365, column: 57, scope: !175)
!177 = !DILocation(line: 1365, column: 14, scope: !175)
!178 = !DILocation(line: 1365, column: 7, scope: !175)
!179 = distinct !DISubprogram(name: "_M_head", scope: !92, file: !92, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!180 = !DILocation(line: 268, column: 66, scope: !179)
!181 = !DILocation(line: 268, column: 51, scope: !179)
!182 = !DILocation(line: 268, column: 44, scope: !179)
!183 = distinct !DISubprogram(name: "_M_head", scope: !92, file: !92, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!184 = !DILocation(line: 233, column: 50, scope: !183)
!185 = !DILocation(line: 233, column: 54, scope: !183)
!186 = !DILocation(line: 233, column: 43, scope: !183)
!187 = distinct !DISubprogram(name: "__get_helper<1UL, int>", scope: !92, file: !92, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!188 = !DILocation(line: 1365, column: 57, scope: !187)
!189 = !DILocation(line: 1365, column: 14, scope: !187)
!190 = !DILocation(line: 1365, column: 7, scope: !187)
!191 = distinct !DISubprogram(name: "_M_head", scope: !92, file: !92, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!192 = !DILocation(line: 424, column: 66, scope: !191)
!193 = !DILocation(line: 424, column: 51, scope: !191)
!194 = !DILocation(line: 424, column: 44, scope: !191)
!195 = distinct !DISubprogram(name: "_M_head", scope: !92, file: !92, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!196 = !DILocation(line: 233, column: 50, scope: !195)
!197 = !DILocation(line: 233, column: 54, scope: !195)
!198 = !DILocation(line: 233, column: 43, scope: !195)
!199 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !73, file: !73, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!200 = !DILocation(line: 233, column: 40, scope: !199)
!201 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !73, file: !73, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!202 = !DILocation(line: 168, column: 38, scope: !201)
!203 = !DILocation(line: 168, column: 58, scope: !201)
!204 = !DILocation(line: 168, column: 47, scope: !201)
!205 = !DILocation(line: 168, column: 56, scope: !201)
!206 = !DILocation(line: 168, column: 63, scope: !201)
!207 = distinct !DISubprogram(name: "tuple<true, true>", scope: !92, file: !92, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!208 = !DILocation(line: 1051, column: 17, scope: !207)
!209 = !DILocation(line: 1051, column: 4, scope: !207)
!210 = !DILocation(line: 1051, column: 19, scope: !207)
!211 = distinct !DISubprogram(name: "_M_ptr", scope: !73, file: !73, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!212 = !DILocation(line: 189, column: 57, scope: !211)
!213 = !DILocation(line: 189, column: 45, scope: !211)
!214 = !DILocation(line: 189, column: 38, scope: !211)
!215 = distinct !DISubprogram(name: "_Tuple_impl", scope: !92, file: !92, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!216 = !DILocation(line: 280, column: 31, scope: !215)
!217 = !DILocation(line: 280, column: 9, scope: !215)
!218 = !DILocation(line: 280, column: 23, scope: !215)
!219 = !DILocation(line: 280, column: 33, scope: !215)
!220 = distinct !DISubprogram(name: "_Tuple_impl", scope: !92, file: !92, line: 430, type: !10, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!221 = !DILocation(line: 431, column: 17, scope: !220)
!222 = !DILocation(line: 431, column: 9, scope: !220)
!223 = !DILocation(line: 431, column: 19, scope: !220)
!224 = distinct !DISubprogram(name: "_Head_base", scope: !92, file: !92, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!225 = !DILocation(line: 190, column: 9, scope: !224)
!226 = !DILocation(line: 190, column: 26, scope: !224)
!227 = distinct !DISubprogram(name: "_Head_base", scope: !92, file: !92, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!228 = !DILocation(line: 81, column: 9, scope: !227)
!229 = !DILocation(line: 81, column: 26, scope: !227)
!230 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !92, file: !92, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!231 = !DILocation(line: 1381, column: 37, scope: !230)
!232 = !DILocation(line: 1381, column: 14, scope: !230)
!233 = !DILocation(line: 1381, column: 7, scope: !230)
!234 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !92, file: !92, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!235 = !DILocation(line: 1365, column: 57, scope: !234)
!236 = !DILocation(line: 1365, column: 14, scope: !234)
!237 = !DILocation(line: 1365, column: 7, scope: !234)
!238 = distinct !DISubprogram(name: "_M_head", scope: !92, file: !92, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!239 = !DILocation(line: 268, column: 66, scope: !238)
!240 = !DILocation(line: 268, column: 51, scope: !238)
!241 = !DILocation(line: 268, column: 44, scope: !238)
!242 = distinct !DISubprogram(name: "_M_head", scope: !92, file: !92, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!243 = !DILocation(line: 233, column: 50, scope: !242)
!244 = !DILocation(line: 233, column: 54, scope: !242)
!245 = !DILocation(line: 233, column: 43, scope: !242)
!246 = distinct !DISubprogram(name: "get_deleter", scope: !73, file: !73, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!247 = !DILocation(line: 468, column: 16, scope: !246)
!248 = !DILocation(line: 468, column: 21, scope: !246)
!249 = !DILocation(line: 468, column: 9, scope: !246)
!250 = distinct !DISubprogram(name: "operator()", scope: !73, file: !73, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!251 = !DILocation(line: 95, column: 9, scope: !250)
!252 = !DILocation(line: 95, column: 2, scope: !250)
!253 = !DILocation(line: 96, column: 7, scope: !250)
!254 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !57, file: !57, line: 104, type: !10, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!255 = !DILocation(line: 105, column: 71, scope: !254)
!256 = !DILocation(line: 105, column: 7, scope: !254)
!257 = distinct !DISubprogram(name: "_M_deleter", scope: !73, file: !73, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!258 = !DILocation(line: 193, column: 61, scope: !257)
!259 = !DILocation(line: 193, column: 49, scope: !257)
!260 = !DILocation(line: 193, column: 42, scope: !257)
!261 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !92, file: !92, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!262 = !DILocation(line: 1381, column: 37, scope: !261)
!263 = !DILocation(line: 1381, column: 14, scope: !261)
!264 = !DILocation(line: 1381, column: 7, scope: !261)
!265 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State>>", scope: !92, file: !92, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!266 = !DILocation(line: 1365, column: 57, scope: !265)
!267 = !DILocation(line: 1365, column: 14, scope: !265)
!268 = !DILocation(line: 1365, column: 7, scope: !265)
!269 = distinct !DISubprogram(name: "_M_head", scope: !92, file: !92, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!270 = !DILocation(line: 424, column: 66, scope: !269)
!271 = !DILocation(line: 424, column: 51, scope: !269)
!272 = !DILocation(line: 424, column: 44, scope: !269)
!273 = distinct !DISubprogram(name: "_M_head", scope: !92, file: !92, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!274 = !DILocation(line: 124, column: 50, scope: !273)
!275 = !DILocation(line: 124, column: 54, scope: !273)
!276 = !DILocation(line: 124, column: 43, scope: !273)
