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
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal constant [66 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca %class.anon, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 40, i32* %2, align 4, !dbg !13
  store i32 0, i32* %3, align 4, !dbg !14
  %9 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 0, !dbg !15
  %10 = load i32, i32* %2, align 4, !dbg !16
  store i32 %10, i32* %9, align 8, !dbg !15
  %11 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 1, !dbg !15
  store i32* %3, i32** %11, align 8, !dbg !15
  store i32 2, i32* %6, align 4, !dbg !17
  call void @"_ZNSt6threadC2IZ4mainE3$_0JiEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4, %class.anon* noundef nonnull align 8 dereferenceable(16) %5, i32* noundef nonnull align 4 dereferenceable(4) %6), !dbg !18
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %12 unwind label %17, !dbg !19

12:                                               ; preds = %0
  %13 = load i32, i32* %3, align 4, !dbg !20
  %14 = icmp eq i32 %13, 42, !dbg !20
  br i1 %14, label %15, label %16, !dbg !20

15:                                               ; preds = %12
  br label %22, !dbg !20

16:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !20
  unreachable, !dbg !20

17:                                               ; preds = %0
  %18 = landingpad { i8*, i32 }
          cleanup, !dbg !21
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !21
  store i8* %19, i8** %7, align 8, !dbg !21
  %20 = extractvalue { i8*, i32 } %18, 1, !dbg !21
  store i32 %20, i32* %8, align 4, !dbg !21
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !21
  br label %24, !dbg !21

21:                                               ; No predecessors!
  br label %22, !dbg !20

22:                                               ; preds = %21, %15
  store i32 0, i32* %1, align 4, !dbg !22
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !21
  %23 = load i32, i32* %1, align 4, !dbg !21
  ret i32 %23, !dbg !21

24:                                               ; preds = %17
  %25 = load i8*, i8** %7, align 8, !dbg !21
  %26 = load i32, i32* %8, align 4, !dbg !21
  %27 = insertvalue { i8*, i32 } undef, i8* %25, 0, !dbg !21
  %28 = insertvalue { i8*, i32 } %27, i32 %26, 1, !dbg !21
  resume { i8*, i32 } %28, !dbg !21
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JiEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 8 dereferenceable(16) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !23 {
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
  %12 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %11, i32 0, i32 0, !dbg !25
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %12) #13, !dbg !25
  store i8* null, i8** %7, align 8, !dbg !26
  %13 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 32) #14, !dbg !27
  %14 = bitcast i8* %13 to %"struct.std::thread::_State_impl"*, !dbg !27
  %15 = load %class.anon*, %class.anon** %5, align 8, !dbg !28
  %16 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(16) %15) #13, !dbg !29
  %17 = load i32*, i32** %6, align 8, !dbg !30
  %18 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %17) #13, !dbg !31
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEC2IJS3_iEEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(32) %14, %class.anon* noundef nonnull align 8 dereferenceable(16) %16, i32* noundef nonnull align 4 dereferenceable(4) %18)
          to label %19 unwind label %22, !dbg !32

19:                                               ; preds = %3
  %20 = bitcast %"struct.std::thread::_State_impl"* %14 to %"struct.std::thread::_State"*, !dbg !27
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8, %"struct.std::thread::_State"* noundef %20) #13, !dbg !33
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %11, %"class.std::unique_ptr"* noundef %8, void ()* noundef null)
          to label %21 unwind label %26, !dbg !34

21:                                               ; preds = %19
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !34
  ret void, !dbg !35

22:                                               ; preds = %3
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !35
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !35
  store i8* %24, i8** %9, align 8, !dbg !35
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !35
  store i32 %25, i32* %10, align 4, !dbg !35
  call void @_ZdlPv(i8* noundef %13) #15, !dbg !27
  br label %30, !dbg !27

26:                                               ; preds = %19
  %27 = landingpad { i8*, i32 }
          cleanup, !dbg !35
  %28 = extractvalue { i8*, i32 } %27, 0, !dbg !35
  store i8* %28, i8** %9, align 8, !dbg !35
  %29 = extractvalue { i8*, i32 } %27, 1, !dbg !35
  store i32 %29, i32* %10, align 4, !dbg !35
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !34
  br label %30, !dbg !34

30:                                               ; preds = %26, %22
  %31 = load i8*, i8** %9, align 8, !dbg !27
  %32 = load i32, i32* %10, align 4, !dbg !27
  %33 = insertvalue { i8*, i32 } undef, i8* %31, 0, !dbg !27
  %34 = insertvalue { i8*, i32 } %33, i32 %32, 1, !dbg !27
  resume { i8*, i32 } %34, !dbg !27
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !36 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !37
  br i1 %4, label %5, label %7, !dbg !37

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #12, !dbg !38
  unreachable, !dbg !38

6:                                                ; No predecessors!
  unreachable, !dbg !42

7:                                                ; preds = %1
  ret void, !dbg !43
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !44 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !45
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !45
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !45
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !45
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !46
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !47
  %10 = load i64, i64* %9, align 8, !dbg !47
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !47
  %12 = load i64, i64* %11, align 8, !dbg !47
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !47
  %14 = xor i1 %13, true, !dbg !48
  ret i1 %14, !dbg !49
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #5 comdat !dbg !50 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !51
  %8 = load i64, i64* %7, align 8, !dbg !51
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !52
  %10 = load i64, i64* %9, align 8, !dbg !52
  %11 = icmp eq i64 %8, %10, !dbg !53
  ret i1 %11, !dbg !54
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !55 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !56
  store i64 0, i64* %4, align 8, !dbg !56
  ret void, !dbg !57
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(16) %0) #5 !dbg !58 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !60
  ret %class.anon* %3, !dbg !61
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #5 comdat !dbg !62 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !63
  ret i32* %3, !dbg !64
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEC2IJS3_iEEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(32) %0, %class.anon* noundef nonnull align 8 dereferenceable(16) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #4 align 2 !dbg !65 {
  %4 = alloca %"struct.std::thread::_State_impl"*, align 8
  %5 = alloca %class.anon*, align 8
  %6 = alloca i32*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %4, align 8
  %8 = bitcast %"struct.std::thread::_State_impl"* %7 to %"struct.std::thread::_State"*, !dbg !66
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !67
  %9 = bitcast %"struct.std::thread::_State_impl"* %7 to i32 (...)***, !dbg !66
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !66
  %10 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %7, i32 0, i32 1, !dbg !68
  %11 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %10, i32 0, i32 0, !dbg !69
  %12 = load %class.anon*, %class.anon** %5, align 8, !dbg !70
  %13 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(16) %12) #13, !dbg !71
  %14 = load i32*, i32** %6, align 8, !dbg !70
  %15 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %14) #13, !dbg !71
  call void @"_ZNSt5tupleIJZ4mainE3$_0iEEC2IS0_iLb1EEEOT_OT0_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(24) %11, %class.anon* noundef nonnull align 8 dereferenceable(16) %13, i32* noundef nonnull align 4 dereferenceable(4) %15) #13, !dbg !72
  ret void, !dbg !73
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !74 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !76
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !77
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !76

8:                                                ; preds = %2
  ret void, !dbg !78

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !76
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !76
  call void @__clang_call_terminate(i8* %11) #12, !dbg !76
  unreachable, !dbg !76
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !79 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !80
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !80
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !81
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !82
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !83
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !83
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !84
  br i1 %10, label %11, label %17, !dbg !83

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !85
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !86
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !87
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !87
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !85

16:                                               ; preds = %11
  br label %17, !dbg !85

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !88
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !89
  ret void, !dbg !90

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !85
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !85
  call void @__clang_call_terminate(i8* %21) #12, !dbg !85
  unreachable, !dbg !85
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !91 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !92
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !92
  ret void, !dbg !92
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0iEEC2IS0_iLb1EEEOT_OT0_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(24) %0, %class.anon* noundef nonnull align 8 dereferenceable(16) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !93 {
  %4 = alloca %"class.std::tuple.2"*, align 8
  %5 = alloca %class.anon*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %4, align 8
  %8 = bitcast %"class.std::tuple.2"* %7 to %"struct.std::_Tuple_impl.3"*, !dbg !95
  %9 = load %class.anon*, %class.anon** %5, align 8, !dbg !96
  %10 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(16) %9) #13, !dbg !97
  %11 = load i32*, i32** %6, align 8, !dbg !98
  %12 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %11) #13, !dbg !99
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEEC2IS0_JiEvEEOT_DpOT0_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(24) %8, %class.anon* noundef nonnull align 8 dereferenceable(16) %10, i32* noundef nonnull align 4 dereferenceable(4) %12)
          to label %13 unwind label %14, !dbg !100

13:                                               ; preds = %3
  ret void, !dbg !101

14:                                               ; preds = %3
  %15 = landingpad { i8*, i32 }
          catch i8* null, !dbg !100
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !100
  call void @__clang_call_terminate(i8* %16) #12, !dbg !100
  unreachable, !dbg !100
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #4 align 2 !dbg !102 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !103
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !103
  ret void, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #4 align 2 !dbg !104 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(32) %3) #13, !dbg !105
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !105
  call void @_ZdlPv(i8* noundef %4) #15, !dbg !105
  ret void, !dbg !105
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #9 align 2 !dbg !106 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !107
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(24) %4), !dbg !107
  ret void, !dbg !108
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEEC2IS0_JiEvEEOT_DpOT0_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(24) %0, %class.anon* noundef nonnull align 8 dereferenceable(16) %1, i32* noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #1 align 2 !dbg !109 {
  %4 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %5 = alloca %class.anon*, align 8
  %6 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %4, align 8
  %8 = bitcast %"struct.std::_Tuple_impl.3"* %7 to %"struct.std::_Tuple_impl.4"*, !dbg !110
  %9 = load i32*, i32** %6, align 8, !dbg !111
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %9) #13, !dbg !112
  call void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %8, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !113
  %11 = bitcast %"struct.std::_Tuple_impl.3"* %7 to i8*, !dbg !110
  %12 = getelementptr inbounds i8, i8* %11, i64 8, !dbg !110
  %13 = bitcast i8* %12 to %"struct.std::_Head_base.6"*, !dbg !110
  %14 = load %class.anon*, %class.anon** %5, align 8, !dbg !114
  %15 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(16) %14) #13, !dbg !115
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(16) %13, %class.anon* noundef nonnull align 8 dereferenceable(16) %15), !dbg !116
  ret void, !dbg !117
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #12
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 !dbg !118 {
  %3 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.4"* %5 to %"struct.std::_Head_base.5"*, !dbg !119
  %7 = load i32*, i32** %4, align 8, !dbg !120
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #13, !dbg !121
  call void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.5"* noundef nonnull align 4 dereferenceable(4) %6, i32* noundef nonnull align 4 dereferenceable(4) %8), !dbg !122
  ret void, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #4 align 2 !dbg !124 {
  %3 = alloca %"struct.std::_Head_base.6"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %5, i32 0, i32 0, !dbg !125
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !126
  %8 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(16) %7) #13, !dbg !127
  %9 = bitcast %class.anon* %6 to i8*, !dbg !125
  %10 = bitcast %class.anon* %8 to i8*, !dbg !125
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 %10, i64 16, i1 false), !dbg !125
  ret void, !dbg !128
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.5"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #4 comdat align 2 !dbg !129 {
  %3 = alloca %"struct.std::_Head_base.5"*, align 8
  %4 = alloca i32*, align 8
  store %"struct.std::_Head_base.5"* %0, %"struct.std::_Head_base.5"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.5", %"struct.std::_Head_base.5"* %5, i32 0, i32 0, !dbg !130
  %7 = load i32*, i32** %4, align 8, !dbg !131
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %7) #13, !dbg !132
  %9 = load i32, i32* %8, align 4, !dbg !132
  store i32 %9, i32* %6, align 4, !dbg !130
  ret void, !dbg !133
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 !dbg !134 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(24) %4), !dbg !135
  ret void, !dbg !136
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 !dbg !137 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !138
  %6 = call noundef nonnull align 8 dereferenceable(24) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0iEEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(24) %5) #13, !dbg !139
  %7 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(24) %6) #13, !dbg !140
  %8 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !138
  %9 = call noundef nonnull align 8 dereferenceable(24) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0iEEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(24) %8) #13, !dbg !139
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @"_ZSt3getILm1EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(24) %9) #13, !dbg !140
  call void @"_ZSt8__invokeIZ4mainE3$_0JiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 8 dereferenceable(16) %7, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !141
  ret void, !dbg !142
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 8 dereferenceable(16) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #9 !dbg !143 {
  %3 = alloca %class.anon*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %3, align 8
  store i32* %1, i32** %4, align 8
  %6 = load %class.anon*, %class.anon** %3, align 8, !dbg !145
  %7 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(16) %6) #13, !dbg !146
  %8 = load i32*, i32** %4, align 8, !dbg !147
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #13, !dbg !148
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(16) %7, i32* noundef nonnull align 4 dereferenceable(4) %9), !dbg !149
  ret void, !dbg !150
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(24) %0) #5 !dbg !151 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !152
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !152
  %5 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JiEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(24) %4) #13, !dbg !153
  %6 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(16) %5) #13, !dbg !154
  ret %class.anon* %6, !dbg !155
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(24) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0iEEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(24) %0) #5 !dbg !156 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !157
  ret %"class.std::tuple.2"* %3, !dbg !158
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 4 dereferenceable(4) i32* @"_ZSt3getILm1EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(24) %0) #5 !dbg !159 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !160
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.4"*, !dbg !160
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %4) #13, !dbg !161
  %6 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %5) #13, !dbg !162
  ret i32* %6, !dbg !163
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(16) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #9 !dbg !164 {
  %3 = alloca %"struct.std::__invoke_other", align 1
  %4 = alloca %class.anon*, align 8
  %5 = alloca i32*, align 8
  store %class.anon* %0, %class.anon** %4, align 8
  store i32* %1, i32** %5, align 8
  %6 = load %class.anon*, %class.anon** %4, align 8, !dbg !165
  %7 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(16) %6) #13, !dbg !166
  %8 = load i32*, i32** %5, align 8, !dbg !167
  %9 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %8) #13, !dbg !168
  %10 = load i32, i32* %9, align 4, !dbg !168
  call void @"_ZZ4mainENK3$_0clEi"(%class.anon* noundef nonnull align 8 dereferenceable(16) %7, i32 noundef %10), !dbg !166
  ret void, !dbg !169
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEi"(%class.anon* noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #5 align 2 !dbg !170 {
  %3 = alloca %class.anon*, align 8
  %4 = alloca i32, align 4
  store %class.anon* %0, %class.anon** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load %class.anon*, %class.anon** %3, align 8
  %6 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 0, !dbg !171
  %7 = load i32, i32* %6, align 8, !dbg !171
  %8 = load i32, i32* %4, align 4, !dbg !172
  %9 = add nsw i32 %7, %8, !dbg !173
  %10 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 1, !dbg !174
  %11 = load i32*, i32** %10, align 8, !dbg !174
  store i32 %9, i32* %11, align 4, !dbg !175
  ret void, !dbg !176
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JiEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(24) %0) #5 !dbg !177 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !178
  %4 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(24) %3) #13, !dbg !179
  ret %class.anon* %4, !dbg !180
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(24) %0) #5 align 2 !dbg !181 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !182
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to i8*, !dbg !182
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !182
  %6 = bitcast i8* %5 to %"struct.std::_Head_base.6"*, !dbg !182
  %7 = call noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(16) %6) #13, !dbg !183
  ret %class.anon* %7, !dbg !184
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(16) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(16) %0) #5 align 2 !dbg !185 {
  %2 = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %0, %"struct.std::_Head_base.6"** %2, align 8
  %3 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %2, align 8, !dbg !186
  %4 = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %3, i32 0, i32 0, !dbg !187
  ret %class.anon* %4, !dbg !188
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %0) #5 comdat !dbg !189 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !190
  %4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %3) #13, !dbg !191
  ret i32* %4, !dbg !192
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %0) #5 comdat align 2 !dbg !193 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !194
  %4 = bitcast %"struct.std::_Tuple_impl.4"* %3 to %"struct.std::_Head_base.5"*, !dbg !194
  %5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.5"* noundef nonnull align 4 dereferenceable(4) %4) #13, !dbg !195
  ret i32* %5, !dbg !196
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.5"* noundef nonnull align 4 dereferenceable(4) %0) #5 comdat align 2 !dbg !197 {
  %2 = alloca %"struct.std::_Head_base.5"*, align 8
  store %"struct.std::_Head_base.5"* %0, %"struct.std::_Head_base.5"** %2, align 8
  %3 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %2, align 8, !dbg !198
  %4 = getelementptr inbounds %"struct.std::_Head_base.5", %"struct.std::_Head_base.5"* %3, i32 0, i32 0, !dbg !199
  ret i32* %4, !dbg !200
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #1 comdat align 2 !dbg !201 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !202
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !202
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !202
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 !dbg !203 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !204
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !204
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !205
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !206
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !207
  ret void, !dbg !208
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !209 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !210
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !211

5:                                                ; preds = %1
  ret void, !dbg !212

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !211
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !211
  call void @__clang_call_terminate(i8* %8) #12, !dbg !211
  unreachable, !dbg !211
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !213 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !214
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !215
  ret %"struct.std::thread::_State"** %5, !dbg !216
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 !dbg !217 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !218
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !219
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !218
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !220
  ret void, !dbg !221
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !222 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !223
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !224
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !226 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !227
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !227
  ret void, !dbg !228
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !229 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !230
  ret void, !dbg !231
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !232 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !233
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !233
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !234
  ret %"struct.std::thread::_State"** %5, !dbg !235
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !236 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !237
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !238
  ret %"struct.std::thread::_State"** %4, !dbg !239
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !240 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !241
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !241
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !242
  ret %"struct.std::thread::_State"** %5, !dbg !243
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !244 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !245
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !246
  ret %"struct.std::thread::_State"** %4, !dbg !247
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !248 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !249
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !249
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !250
  ret %"struct.std::default_delete"* %6, !dbg !251
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #5 comdat align 2 !dbg !252 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !253
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !254
  br i1 %7, label %13, label %8, !dbg !254

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !254
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !254
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !254
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !254
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !254
  br label %13, !dbg !254

13:                                               ; preds = %8, %2
  ret void, !dbg !255
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !256 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !257
  ret %"struct.std::thread::_State"** %3, !dbg !258
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !259 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !260
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !261
  ret %"struct.std::default_delete"* %5, !dbg !262
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !263 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !264
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !264
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !265
  ret %"struct.std::default_delete"* %5, !dbg !266
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat !dbg !267 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !268
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !269
  ret %"struct.std::default_delete"* %4, !dbg !270
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !271 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !272
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !272
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !273
  ret %"struct.std::default_delete"* %5, !dbg !274
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !275 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !276
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !277
  ret %"struct.std::default_delete"* %4, !dbg !278
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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-lambda.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "224d3a3ad1953f2801c46828672cd57c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 6, scope: !10)
!14 = !DILocation(line: 8, column: 17, scope: !10)
!15 = !DILocation(line: 9, column: 16, scope: !10)
!16 = !DILocation(line: 9, column: 17, scope: !10)
!17 = !DILocation(line: 9, column: 63, scope: !10)
!18 = !DILocation(line: 9, column: 14, scope: !10)
!19 = !DILocation(line: 10, column: 4, scope: !10)
!20 = !DILocation(line: 11, column: 2, scope: !10)
!21 = !DILocation(line: 13, column: 1, scope: !10)
!22 = !DILocation(line: 12, column: 2, scope: !10)
!23 = distinct !DISubprogram(name: "thread<(lambda at cpp-lambda.cpp:9:16), int, void>", scope: !24, file: !24, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!24 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!25 = !DILocation(line: 126, column: 7, scope: !23)
!26 = !DILocation(line: 137, column: 7, scope: !23)
!27 = !DILocation(line: 142, column: 29, scope: !23)
!28 = !DILocation(line: 143, column: 32, scope: !23)
!29 = !DILocation(line: 143, column: 8, scope: !23)
!30 = !DILocation(line: 143, column: 58, scope: !23)
!31 = !DILocation(line: 143, column: 38, scope: !23)
!32 = !DILocation(line: 142, column: 33, scope: !23)
!33 = !DILocation(line: 142, column: 18, scope: !23)
!34 = !DILocation(line: 142, column: 2, scope: !23)
!35 = !DILocation(line: 145, column: 7, scope: !23)
!36 = distinct !DISubprogram(name: "~thread", scope: !24, file: !24, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!37 = !DILocation(line: 150, column: 11, scope: !36)
!38 = !DILocation(line: 312, column: 5, scope: !39, inlinedAt: !41)
!39 = distinct !DISubprogram(name: "__terminate", scope: !40, file: !40, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!40 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!41 = distinct !DILocation(line: 151, column: 2, scope: !36)
!42 = !DILocation(line: 151, column: 2, scope: !36)
!43 = !DILocation(line: 152, column: 5, scope: !36)
!44 = distinct !DISubprogram(name: "joinable", scope: !24, file: !24, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!45 = !DILocation(line: 175, column: 16, scope: !44)
!46 = !DILocation(line: 175, column: 25, scope: !44)
!47 = !DILocation(line: 175, column: 22, scope: !44)
!48 = !DILocation(line: 175, column: 14, scope: !44)
!49 = !DILocation(line: 175, column: 7, scope: !44)
!50 = distinct !DISubprogram(name: "operator==", scope: !24, file: !24, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!51 = !DILocation(line: 286, column: 16, scope: !50)
!52 = !DILocation(line: 286, column: 33, scope: !50)
!53 = !DILocation(line: 286, column: 26, scope: !50)
!54 = !DILocation(line: 286, column: 5, scope: !50)
!55 = distinct !DISubprogram(name: "id", scope: !24, file: !24, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!56 = !DILocation(line: 85, column: 23, scope: !55)
!57 = !DILocation(line: 85, column: 37, scope: !55)
!58 = distinct !DISubprogram(name: "forward<(lambda at cpp-lambda.cpp:9:16)>", scope: !59, file: !59, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!59 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!60 = !DILocation(line: 78, column: 33, scope: !58)
!61 = !DILocation(line: 78, column: 7, scope: !58)
!62 = distinct !DISubprogram(name: "forward<int>", scope: !59, file: !59, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!63 = !DILocation(line: 78, column: 33, scope: !62)
!64 = !DILocation(line: 78, column: 7, scope: !62)
!65 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-lambda.cpp:9:16), int>", scope: !24, file: !24, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!66 = !DILocation(line: 207, column: 4, scope: !65)
!67 = !DILocation(line: 205, column: 4, scope: !65)
!68 = !DILocation(line: 206, column: 6, scope: !65)
!69 = !DILocation(line: 206, column: 13, scope: !65)
!70 = !DILocation(line: 206, column: 35, scope: !65)
!71 = !DILocation(line: 206, column: 15, scope: !65)
!72 = !DILocation(line: 206, column: 14, scope: !65)
!73 = !DILocation(line: 207, column: 6, scope: !65)
!74 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !75, file: !75, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!75 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!76 = !DILocation(line: 310, column: 4, scope: !74)
!77 = !DILocation(line: 310, column: 9, scope: !74)
!78 = !DILocation(line: 311, column: 11, scope: !74)
!79 = distinct !DISubprogram(name: "~unique_ptr", scope: !75, file: !75, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!80 = !DILocation(line: 394, column: 16, scope: !79)
!81 = !DILocation(line: 394, column: 21, scope: !79)
!82 = !DILocation(line: 394, column: 8, scope: !79)
!83 = !DILocation(line: 395, column: 6, scope: !79)
!84 = !DILocation(line: 395, column: 12, scope: !79)
!85 = !DILocation(line: 396, column: 4, scope: !79)
!86 = !DILocation(line: 396, column: 28, scope: !79)
!87 = !DILocation(line: 396, column: 18, scope: !79)
!88 = !DILocation(line: 397, column: 2, scope: !79)
!89 = !DILocation(line: 397, column: 8, scope: !79)
!90 = !DILocation(line: 398, column: 7, scope: !79)
!91 = distinct !DISubprogram(name: "_State", scope: !24, file: !24, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!92 = !DILocation(line: 67, column: 12, scope: !91)
!93 = distinct !DISubprogram(name: "tuple<(lambda at cpp-lambda.cpp:9:16), int, true>", scope: !94, file: !94, line: 1077, type: !11, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!94 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!95 = !DILocation(line: 1079, column: 65, scope: !93)
!96 = !DILocation(line: 1079, column: 33, scope: !93)
!97 = !DILocation(line: 1079, column: 15, scope: !93)
!98 = !DILocation(line: 1079, column: 58, scope: !93)
!99 = !DILocation(line: 1079, column: 40, scope: !93)
!100 = !DILocation(line: 1079, column: 4, scope: !93)
!101 = !DILocation(line: 1079, column: 67, scope: !93)
!102 = distinct !DISubprogram(name: "~_State_impl", scope: !24, file: !24, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!103 = !DILocation(line: 200, column: 14, scope: !102)
!104 = distinct !DISubprogram(name: "~_State_impl", scope: !24, file: !24, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!105 = !DILocation(line: 200, column: 14, scope: !104)
!106 = distinct !DISubprogram(name: "_M_run", scope: !24, file: !24, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DILocation(line: 210, column: 13, scope: !106)
!108 = !DILocation(line: 210, column: 24, scope: !106)
!109 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-lambda.cpp:9:16), int, void>", scope: !94, file: !94, line: 290, type: !11, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!110 = !DILocation(line: 293, column: 2, scope: !109)
!111 = !DILocation(line: 291, column: 36, scope: !109)
!112 = !DILocation(line: 291, column: 15, scope: !109)
!113 = !DILocation(line: 291, column: 4, scope: !109)
!114 = !DILocation(line: 292, column: 31, scope: !109)
!115 = !DILocation(line: 292, column: 10, scope: !109)
!116 = !DILocation(line: 292, column: 4, scope: !109)
!117 = !DILocation(line: 293, column: 4, scope: !109)
!118 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !94, file: !94, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!119 = !DILocation(line: 442, column: 2, scope: !118)
!120 = !DILocation(line: 441, column: 31, scope: !118)
!121 = !DILocation(line: 441, column: 10, scope: !118)
!122 = !DILocation(line: 441, column: 4, scope: !118)
!123 = !DILocation(line: 442, column: 4, scope: !118)
!124 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-lambda.cpp:9:16)>", scope: !94, file: !94, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!125 = !DILocation(line: 200, column: 4, scope: !124)
!126 = !DILocation(line: 200, column: 38, scope: !124)
!127 = !DILocation(line: 200, column: 17, scope: !124)
!128 = !DILocation(line: 200, column: 46, scope: !124)
!129 = distinct !DISubprogram(name: "_Head_base<int>", scope: !94, file: !94, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!130 = !DILocation(line: 200, column: 4, scope: !129)
!131 = !DILocation(line: 200, column: 38, scope: !129)
!132 = !DILocation(line: 200, column: 17, scope: !129)
!133 = !DILocation(line: 200, column: 46, scope: !129)
!134 = distinct !DISubprogram(name: "operator()", scope: !24, file: !24, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!135 = !DILocation(line: 259, column: 11, scope: !134)
!136 = !DILocation(line: 259, column: 4, scope: !134)
!137 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !24, file: !24, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!138 = !DILocation(line: 252, column: 52, scope: !137)
!139 = !DILocation(line: 252, column: 42, scope: !137)
!140 = !DILocation(line: 252, column: 27, scope: !137)
!141 = !DILocation(line: 252, column: 13, scope: !137)
!142 = !DILocation(line: 252, column: 6, scope: !137)
!143 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-lambda.cpp:9:16), int>", scope: !144, file: !144, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!144 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!145 = !DILocation(line: 96, column: 74, scope: !143)
!146 = !DILocation(line: 96, column: 50, scope: !143)
!147 = !DILocation(line: 97, column: 26, scope: !143)
!148 = !DILocation(line: 97, column: 6, scope: !143)
!149 = !DILocation(line: 96, column: 14, scope: !143)
!150 = !DILocation(line: 96, column: 7, scope: !143)
!151 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-lambda.cpp:9:16), int>", scope: !94, file: !94, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!152 = !DILocation(line: 1395, column: 66, scope: !151)
!153 = !DILocation(line: 1395, column: 43, scope: !151)
!154 = !DILocation(line: 1395, column: 14, scope: !151)
!155 = !DILocation(line: 1395, column: 7, scope: !151)
!156 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-lambda.cpp:9:16), int> &>", scope: !59, file: !59, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!157 = !DILocation(line: 105, column: 71, scope: !156)
!158 = !DILocation(line: 105, column: 7, scope: !156)
!159 = distinct !DISubprogram(name: "get<1UL, (lambda at cpp-lambda.cpp:9:16), int>", scope: !94, file: !94, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!160 = !DILocation(line: 1395, column: 66, scope: !159)
!161 = !DILocation(line: 1395, column: 43, scope: !159)
!162 = !DILocation(line: 1395, column: 14, scope: !159)
!163 = !DILocation(line: 1395, column: 7, scope: !159)
!164 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-lambda.cpp:9:16), int>", scope: !144, file: !144, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!165 = !DILocation(line: 61, column: 32, scope: !164)
!166 = !DILocation(line: 61, column: 14, scope: !164)
!167 = !DILocation(line: 61, column: 57, scope: !164)
!168 = !DILocation(line: 61, column: 37, scope: !164)
!169 = !DILocation(line: 61, column: 7, scope: !164)
!170 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!171 = !DILocation(line: 9, column: 50, scope: !170)
!172 = !DILocation(line: 9, column: 57, scope: !170)
!173 = !DILocation(line: 9, column: 55, scope: !170)
!174 = !DILocation(line: 9, column: 41, scope: !170)
!175 = !DILocation(line: 9, column: 48, scope: !170)
!176 = !DILocation(line: 9, column: 60, scope: !170)
!177 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-lambda.cpp:9:16), int>", scope: !94, file: !94, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!178 = !DILocation(line: 1365, column: 57, scope: !177)
!179 = !DILocation(line: 1365, column: 14, scope: !177)
!180 = !DILocation(line: 1365, column: 7, scope: !177)
!181 = distinct !DISubprogram(name: "_M_head", scope: !94, file: !94, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!182 = !DILocation(line: 268, column: 66, scope: !181)
!183 = !DILocation(line: 268, column: 51, scope: !181)
!184 = !DILocation(line: 268, column: 44, scope: !181)
!185 = distinct !DISubprogram(name: "_M_head", scope: !94, file: !94, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!186 = !DILocation(line: 233, column: 50, scope: !185)
!187 = !DILocation(line: 233, column: 54, scope: !185)
!188 = !DILocation(line: 233, column: 43, scope: !185)
!189 = distinct !DISubprogram(name: "__get_helper<1UL, int>", scope: !94, file: !94, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!190 = !DILocation(line: 1365, column: 57, scope: !189)
!191 = !DILocation(line: 1365, column: 14, scope: !189)
!192 = !DILocation(line: 1365, column: 7, scope: !189)
!193 = distinct !DISubprogram(name: "_M_head", scope: !94, file: !94, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!194 = !DILocation(line: 424, column: 66, scope: !193)
!195 = !DILocation(line: 424, column: 51, scope: !193)
!196 = !DILocation(line: 424, column: 44, scope: !193)
!197 = distinct !DISubprogram(name: "_M_head", scope: !94, file: !94, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!198 = !DILocation(line: 233, column: 50, scope: !197)
!199 = !DILocation(line: 233, column: 54, scope: !197)
!200 = !DILocation(line: 233, column: 43, scope: !197)
!201 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !75, file: !75, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!202 = !DILocation(line: 233, column: 40, scope: !201)
!203 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !75, file: !75, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!204 = !DILocation(line: 168, column: 38, scope: !203)
!205 = !DILocation(line: 168, column: 58, scope: !203)
!206 = !DILocation(line: 168, column: 47, scope: !203)
!207 = !DILocation(line: 168, column: 56, scope: !203)
!208 = !DILocation(line: 168, column: 63, scope: !203)
!209 = distinct !DISubprogram(name: "tuple<true, true>", scope: !94, file: !94, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!210 = !DILocation(line: 1051, column: 17, scope: !209)
!211 = !DILocation(line: 1051, column: 4, scope: !209)
!212 = !DILocation(line: 1051, column: 19, scope: !209)
!213 = distinct !DISubprogram(name: "_M_ptr", scope: !75, file: !75, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!214 = !DILocation(line: 189, column: 57, scope: !213)
!215 = !DILocation(line: 189, column: 45, scope: !213)
!216 = !DILocation(line: 189, column: 38, scope: !213)
!217 = distinct !DISubprogram(name: "_Tuple_impl", scope: !94, file: !94, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!218 = !DILocation(line: 280, column: 31, scope: !217)
!219 = !DILocation(line: 280, column: 9, scope: !217)
!220 = !DILocation(line: 280, column: 23, scope: !217)
!221 = !DILocation(line: 280, column: 33, scope: !217)
!222 = distinct !DISubprogram(name: "_Tuple_impl", scope: !94, file: !94, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!223 = !DILocation(line: 431, column: 17, scope: !222)
!224 = !DILocation(line: 431, column: 9, scope: !222)
!225 = !DILocation(line: 431, column: 19, scope: !222)
!226 = distinct !DISubprogram(name: "_Head_base", scope: !94, file: !94, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!227 = !DILocation(line: 190, column: 9, scope: !226)
!228 = !DILocation(line: 190, column: 26, scope: !226)
!229 = distinct !DISubprogram(name: "_Head_base", scope: !94, file: !94, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!230 = !DILocation(line: 81, column: 9, scope: !229)
!231 = !DILocation(line: 81, column: 26, scope: !229)
!232 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !94, file: !94, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!233 = !DILocation(line: 1381, column: 37, scope: !232)
!234 = !DILocation(line: 1381, column: 14, scope: !232)
!235 = !DILocation(line: 1381, column: 7, scope: !232)
!236 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !94, file: !94, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!237 = !DILocation(line: 1365, column: 57, scope: !236)
!238 = !DILocation(line: 1365, column: 14, scope: !236)
!239 = !DILocation(line: 1365, column: 7, scope: !236)
!240 = distinct !DISubprogram(name: "_M_head", scope: !94, file: !94, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!241 = !DILocation(line: 268, column: 66, scope: !240)
!242 = !DILocation(line: 268, column: 51, scope: !240)
!243 = !DILocation(line: 268, column: 44, scope: !240)
!244 = distinct !DISubprogram(name: "_M_head", scope: !94, file: !94, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!245 = !DILocation(line: 233, column: 50, scope: !244)
!246 = !DILocation(line: 233, column: 54, scope: !244)
!247 = !DILocation(line: 233, column: 43, scope: !244)
!248 = distinct !DISubprogram(name: "get_deleter", scope: !75, file: !75, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!249 = !DILocation(line: 468, column: 16, scope: !248)
!250 = !DILocation(line: 468, column: 21, scope: !248)
!251 = !DILocation(line: 468, column: 9, scope: !248)
!252 = distinct !DISubprogram(name: "operator()", scope: !75, file: !75, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!253 = !DILocation(line: 95, column: 9, scope: !252)
!254 = !DILocation(line: 95, column: 2, scope: !252)
!255 = !DILocation(line: 96, column: 7, scope: !252)
!256 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !59, file: !59, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!257 = !DILocation(line: 105, column: 71, scope: !256)
!258 = !DILocation(line: 105, column: 7, scope: !256)
!259 = distinct !DISubprogram(name: "_M_deleter", scope: !75, file: !75, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!260 = !DILocation(line: 193, column: 61, scope: !259)
!261 = !DILocation(line: 193, column: 49, scope: !259)
!262 = !DILocation(line: 193, column: 42, scope: !259)
!263 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !94, file: !94, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!264 = !DILocation(line: 1381, column: 37, scope: !263)
!265 = !DILocation(line: 1381, column: 14, scope: !263)
!266 = !DILocation(line: 1381, column: 7, scope: !263)
!267 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !94, file: !94, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!268 = !DILocation(line: 1365, column: 57, scope: !267)
!269 = !DILocation(line: 1365, column: 14, scope: !267)
!270 = !DILocation(line: 1365, column: 7, scope: !267)
!271 = distinct !DISubprogram(name: "_M_head", scope: !94, file: !94, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!272 = !DILocation(line: 424, column: 66, scope: !271)
!273 = !DILocation(line: 424, column: 51, scope: !271)
!274 = !DILocation(line: 424, column: 44, scope: !271)
!275 = distinct !DISubprogram(name: "_M_head", scope: !94, file: !94, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!276 = !DILocation(line: 124, column: 50, scope: !275)
!277 = !DILocation(line: 124, column: 54, scope: !275)
!278 = !DILocation(line: 124, column: 43, scope: !275)
