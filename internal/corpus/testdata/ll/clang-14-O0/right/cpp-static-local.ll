; ModuleID = 'cpp-static-local.cpp'
source_filename = "cpp-static-local.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Service = type { i32 }
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
%"struct.std::_Head_base.4" = type { void ()* }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_ = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZN7ServiceC2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEC2IJRS3_EEEDpOT_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt5tupleIJPFvvEEEC2ILb1ELb1EEERKS1_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv = comdat any

$_ZNSt11_Tuple_implILm0EJPFvvEEEC2ERKS1_ = comdat any

$__clang_call_terminate = comdat any

$_ZNSt10_Head_baseILm0EPFvvELb0EEC2ERKS1_ = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEEclEv = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE = comdat any

$_ZSt8__invokeIPFvvEJEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_ = comdat any

$_ZSt3getILm0EJPFvvEEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_ = comdat any

$_ZSt4moveIRSt5tupleIJPFvvEEEEONSt16remove_referenceIT_E4typeEOS6_ = comdat any

$_ZSt13__invoke_implIvPFvvEJEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt12__get_helperILm0EPFvvEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPFvvEEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm0EPFvvELb0EE7_M_headERS2_ = comdat any

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

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

@_ZL5built = internal global i32 0, align 4
@.str = private unnamed_addr constant [11 x i8] c"built == 1\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"cpp-static-local.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"instance().value == 7\00", align 1
@__PRETTY_FUNCTION__._ZL3usev = private unnamed_addr constant [11 x i8] c"void use()\00", align 1
@_ZZL8instancevE1s = internal global %struct.Service zeroinitializer, align 4
@_ZGVZL8instancevE1s = internal global i64 0, align 8
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant [59 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant i8*
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([59 x i8], [59 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2, void ()* noundef nonnull @_ZL3usev), !dbg !13
  invoke void @_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3, void ()* noundef nonnull @_ZL3usev)
          to label %6 unwind label %13, !dbg !14

6:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2)
          to label %7 unwind label %17, !dbg !15

7:                                                ; preds = %6
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3)
          to label %8 unwind label %17, !dbg !16

8:                                                ; preds = %7
  %9 = load i32, i32* @_ZL5built, align 4, !dbg !17
  %10 = icmp eq i32 %9, 1, !dbg !17
  br i1 %10, label %11, label %12, !dbg !17

11:                                               ; preds = %8
  br label %22, !dbg !17

12:                                               ; preds = %8
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 26, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !17
  unreachable, !dbg !17

13:                                               ; preds = %0
  %14 = landingpad { i8*, i32 }
          cleanup, !dbg !18
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !18
  store i8* %15, i8** %4, align 8, !dbg !18
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !18
  store i32 %16, i32* %5, align 4, !dbg !18
  br label %24, !dbg !18

17:                                               ; preds = %7, %6
  %18 = landingpad { i8*, i32 }
          cleanup, !dbg !18
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !18
  store i8* %19, i8** %4, align 8, !dbg !18
  %20 = extractvalue { i8*, i32 } %18, 1, !dbg !18
  store i32 %20, i32* %5, align 4, !dbg !18
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #6, !dbg !18
  br label %24, !dbg !18

21:                                               ; No predecessors!
  br label %22, !dbg !17

22:                                               ; preds = %21, %11
  store i32 0, i32* %1, align 4, !dbg !19
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #6, !dbg !18
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #6, !dbg !18
  %23 = load i32, i32* %1, align 4, !dbg !18
  ret i32 %23, !dbg !18

24:                                               ; preds = %17, %13
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %2) #6, !dbg !18
  br label %25, !dbg !18

25:                                               ; preds = %24
  %26 = load i8*, i8** %4, align 8, !dbg !18
  %27 = load i32, i32* %5, align 4, !dbg !18
  %28 = insertvalue { i8*, i32 } undef, i8* %26, 0, !dbg !18
  %29 = insertvalue { i8*, i32 } %28, i32 %27, 1, !dbg !18
  resume { i8*, i32 } %29, !dbg !18
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL3usev() #1 !dbg !20 {
  %1 = call noundef nonnull align 4 dereferenceable(4) %struct.Service* @_ZL8instancev(), !dbg !21
  %2 = getelementptr inbounds %struct.Service, %struct.Service* %1, i32 0, i32 0, !dbg !21
  %3 = load i32, i32* %2, align 4, !dbg !21
  %4 = icmp eq i32 %3, 7, !dbg !21
  br i1 %4, label %5, label %6, !dbg !21

5:                                                ; preds = %0
  br label %8, !dbg !21

6:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__._ZL3usev, i64 0, i64 0)) #13, !dbg !21
  unreachable, !dbg !21

7:                                                ; No predecessors!
  br label %8, !dbg !21

8:                                                ; preds = %7, %5
  ret void, !dbg !22
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFvvEJEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, void ()* noundef nonnull %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !23 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca void ()*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store void ()* %1, void ()** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !25
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #6, !dbg !25
  store i8* null, i8** %5, align 8, !dbg !26
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #14, !dbg !27
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !27
  %13 = load void ()*, void ()** %4, align 8, !dbg !28
  %14 = call noundef nonnull void ()* @_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()* noundef nonnull %13) #6, !dbg !29
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEC2IJRS3_EEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %12, void ()* noundef nonnull %14)
          to label %15 unwind label %18, !dbg !30

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !27
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #6, !dbg !31
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !32

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #6, !dbg !32
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
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #6, !dbg !32
  br label %26, !dbg !32

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !27
  %28 = load i32, i32* %8, align 4, !dbg !27
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !27
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !27
  resume { i8*, i32 } %30, !dbg !27
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !34 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #6, !dbg !35
  br i1 %4, label %5, label %7, !dbg !35

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #13, !dbg !36
  unreachable, !dbg !36

6:                                                ; No predecessors!
  unreachable, !dbg !40

7:                                                ; preds = %1
  ret void, !dbg !41
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef nonnull align 4 dereferenceable(4) %struct.Service* @_ZL8instancev() #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !42 {
  %1 = alloca i8*, align 8
  %2 = alloca i32, align 4
  %3 = load atomic i8, i8* bitcast (i64* @_ZGVZL8instancevE1s to i8*) acquire, align 8, !dbg !43
  %4 = icmp eq i8 %3, 0, !dbg !43
  br i1 %4, label %5, label %10, !dbg !43, !prof !44

5:                                                ; preds = %0
  %6 = call i32 @__cxa_guard_acquire(i64* @_ZGVZL8instancevE1s) #6, !dbg !43
  %7 = icmp ne i32 %6, 0, !dbg !43
  br i1 %7, label %8, label %10, !dbg !43

8:                                                ; preds = %5
  invoke void @_ZN7ServiceC2Ev(%struct.Service* noundef nonnull align 4 dereferenceable(4) @_ZZL8instancevE1s)
          to label %9 unwind label %11, !dbg !45

9:                                                ; preds = %8
  call void @__cxa_guard_release(i64* @_ZGVZL8instancevE1s) #6, !dbg !43
  br label %10, !dbg !43

10:                                               ; preds = %9, %5, %0
  ret %struct.Service* @_ZZL8instancevE1s, !dbg !46

11:                                               ; preds = %8
  %12 = landingpad { i8*, i32 }
          cleanup, !dbg !47
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !47
  store i8* %13, i8** %1, align 8, !dbg !47
  %14 = extractvalue { i8*, i32 } %12, 1, !dbg !47
  store i32 %14, i32* %2, align 4, !dbg !47
  call void @__cxa_guard_abort(i64* @_ZGVZL8instancevE1s) #6, !dbg !43
  br label %15, !dbg !43

15:                                               ; preds = %11
  %16 = load i8*, i8** %1, align 8, !dbg !43
  %17 = load i32, i32* %2, align 4, !dbg !43
  %18 = insertvalue { i8*, i32 } undef, i8* %16, 0, !dbg !43
  %19 = insertvalue { i8*, i32 } %18, i32 %17, 1, !dbg !43
  resume { i8*, i32 } %19, !dbg !43
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(i64*) #6

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7ServiceC2Ev(%struct.Service* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #5 comdat align 2 !dbg !48 {
  %2 = alloca %struct.Service*, align 8
  store %struct.Service* %0, %struct.Service** %2, align 8
  %3 = load %struct.Service*, %struct.Service** %2, align 8
  %4 = getelementptr inbounds %struct.Service, %struct.Service* %3, i32 0, i32 0, !dbg !49
  store i32 7, i32* %4, align 4, !dbg !49
  %5 = load i32, i32* @_ZL5built, align 4, !dbg !50
  %6 = add nsw i32 %5, 1, !dbg !50
  store i32 %6, i32* @_ZL5built, align 4, !dbg !50
  ret void, !dbg !51
}

; Function Attrs: nounwind
declare void @__cxa_guard_abort(i64*) #6

; Function Attrs: nounwind
declare void @__cxa_guard_release(i64*) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !52 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !53
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !53
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !53
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !53
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !54
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !55
  %10 = load i64, i64* %9, align 8, !dbg !55
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !55
  %12 = load i64, i64* %11, align 8, !dbg !55
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #6, !dbg !55
  %14 = xor i1 %13, true, !dbg !56
  ret i1 %14, !dbg !57
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #7 comdat !dbg !58 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !59
  %8 = load i64, i64* %7, align 8, !dbg !59
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !60
  %10 = load i64, i64* %9, align 8, !dbg !60
  %11 = icmp eq i64 %8, %10, !dbg !61
  ret i1 %11, !dbg !62
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !63 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !64
  store i64 0, i64* %4, align 8, !dbg !64
  ret void, !dbg !65
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull void ()* @_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()* noundef nonnull %0) #7 comdat !dbg !66 {
  %2 = alloca void ()*, align 8
  store void ()* %0, void ()** %2, align 8
  %3 = load void ()*, void ()** %2, align 8, !dbg !68
  ret void ()* %3, !dbg !69
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEC2IJRS3_EEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0, void ()* noundef nonnull %1) unnamed_addr #5 comdat align 2 !dbg !70 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca void ()*, align 8
  %5 = alloca void ()*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store void ()* %1, void ()** %4, align 8
  %6 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %7 = bitcast %"struct.std::thread::_State_impl"* %6 to %"struct.std::thread::_State"*, !dbg !71
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %7) #6, !dbg !72
  %8 = bitcast %"struct.std::thread::_State_impl"* %6 to i32 (...)***, !dbg !71
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %8, align 8, !dbg !71
  %9 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %6, i32 0, i32 1, !dbg !73
  %10 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %9, i32 0, i32 0, !dbg !74
  %11 = load void ()*, void ()** %4, align 8, !dbg !75
  %12 = call noundef nonnull void ()* @_ZSt7forwardIRFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()* noundef nonnull %11) #6, !dbg !76
  store void ()* %12, void ()** %5, align 8, !dbg !76
  call void @_ZNSt5tupleIJPFvvEEEC2ILb1ELb1EEERKS1_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %10, void ()** noundef nonnull align 8 dereferenceable(8) %5) #6, !dbg !77
  ret void, !dbg !78
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #10

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !79 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !81
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !82
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !81

8:                                                ; preds = %2
  ret void, !dbg !83

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !81
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !81
  call void @__clang_call_terminate(i8* %11) #13, !dbg !81
  unreachable, !dbg !81
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !84 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !85
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !85
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #6, !dbg !86
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !87
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !88
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !88
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !89
  br i1 %10, label %11, label %17, !dbg !88

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !90
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !91
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #6, !dbg !92
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !92
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !90

16:                                               ; preds = %11
  br label %17, !dbg !90

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !93
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !94
  ret void, !dbg !95

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !90
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !90
  call void @__clang_call_terminate(i8* %21) #13, !dbg !90
  unreachable, !dbg !90
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !96 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !97
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !97
  ret void, !dbg !97
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFvvEEEC2ILb1ELb1EEERKS1_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0, void ()** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !98 {
  %3 = alloca %"class.std::tuple.2"*, align 8
  %4 = alloca void ()**, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %3, align 8
  store void ()** %1, void ()*** %4, align 8
  %5 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %3, align 8
  %6 = bitcast %"class.std::tuple.2"* %5 to %"struct.std::_Tuple_impl.3"*, !dbg !100
  %7 = load void ()**, void ()*** %4, align 8, !dbg !101
  invoke void @_ZNSt11_Tuple_implILm0EJPFvvEEEC2ERKS1_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %6, void ()** noundef nonnull align 8 dereferenceable(8) %7)
          to label %8 unwind label %9, !dbg !102

8:                                                ; preds = %2
  ret void, !dbg !103

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !102
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !102
  call void @__clang_call_terminate(i8* %11) #13, !dbg !102
  unreachable, !dbg !102
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !104 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !105
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !105
  ret void, !dbg !105
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !106 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %3) #6, !dbg !107
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !107
  call void @_ZdlPv(i8* noundef %4) #15, !dbg !107
  ret void, !dbg !107
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 !dbg !108 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !109
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !109
  ret void, !dbg !110
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFvvEEEC2ERKS1_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0, void ()** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 !dbg !111 {
  %3 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %4 = alloca void ()**, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %3, align 8
  store void ()** %1, void ()*** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.3"* %5 to %"struct.std::_Head_base.4"*, !dbg !112
  %7 = load void ()**, void ()*** %4, align 8, !dbg !113
  call void @_ZNSt10_Head_baseILm0EPFvvELb0EEC2ERKS1_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %6, void ()** noundef nonnull align 8 dereferenceable(8) %7), !dbg !114
  ret void, !dbg !115
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #6
  call void @_ZSt9terminatev() #13
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFvvELb0EEC2ERKS1_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0, void ()** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !dbg !116 {
  %3 = alloca %"struct.std::_Head_base.4"*, align 8
  %4 = alloca void ()**, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %3, align 8
  store void ()** %1, void ()*** %4, align 8
  %5 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %5, i32 0, i32 0, !dbg !117
  %7 = load void ()**, void ()*** %4, align 8, !dbg !118
  %8 = load void ()*, void ()** %7, align 8, !dbg !118
  store void ()* %8, void ()** %6, align 8, !dbg !117
  ret void, !dbg !119
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !120 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !121
  ret void, !dbg !122
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvvEEEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !123 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !124
  %6 = call noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFvvEEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %5) #6, !dbg !125
  %7 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt3getILm0EJPFvvEEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %6) #6, !dbg !126
  call void @_ZSt8__invokeIPFvvEJEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void ()** noundef nonnull align 8 dereferenceable(8) %7), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFvvEJEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void ()** noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !129 {
  %2 = alloca void ()**, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store void ()** %0, void ()*** %2, align 8
  %4 = load void ()**, void ()*** %2, align 8, !dbg !131
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !132
  call void @_ZSt13__invoke_implIvPFvvEJEET_St14__invoke_otherOT0_DpOT1_(void ()** noundef nonnull align 8 dereferenceable(8) %5), !dbg !133
  ret void, !dbg !134
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt3getILm0EJPFvvEEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !135 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !136
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !136
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt12__get_helperILm0EPFvvEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !137
  %6 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %5) #6, !dbg !138
  ret void ()** %6, !dbg !139
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFvvEEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !140 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !141
  ret %"class.std::tuple.2"* %3, !dbg !142
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFvvEJEET_St14__invoke_otherOT0_DpOT1_(void ()** noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !143 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca void ()**, align 8
  store void ()** %0, void ()*** %3, align 8
  %4 = load void ()**, void ()*** %3, align 8, !dbg !144
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !145
  %6 = load void ()*, void ()** %5, align 8, !dbg !145
  call void %6(), !dbg !145
  ret void, !dbg !146
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt7forwardIPFvvEEOT_RNSt16remove_referenceIS2_E4typeE(void ()** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !147 {
  %2 = alloca void ()**, align 8
  store void ()** %0, void ()*** %2, align 8
  %3 = load void ()**, void ()*** %2, align 8, !dbg !148
  ret void ()** %3, !dbg !149
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZSt12__get_helperILm0EPFvvEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !150 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !151
  %4 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt11_Tuple_implILm0EJPFvvEEE7_M_headERS2_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %3) #6, !dbg !152
  ret void ()** %4, !dbg !153
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt11_Tuple_implILm0EJPFvvEEE7_M_headERS2_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !154 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !155
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.4"*, !dbg !155
  %5 = call noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt10_Head_baseILm0EPFvvELb0EE7_M_headERS2_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !156
  ret void ()** %5, !dbg !157
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void ()** @_ZNSt10_Head_baseILm0EPFvvELb0EE7_M_headERS2_(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !158 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !159
  %4 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %3, i32 0, i32 0, !dbg !160
  ret void ()** %4, !dbg !161
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !162 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !163
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !163
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !163
  ret void, !dbg !163
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #5 comdat align 2 !dbg !164 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !165
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #6, !dbg !165
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !166
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #6, !dbg !167
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !168
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !170 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !171
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !172

5:                                                ; preds = %1
  ret void, !dbg !173

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !172
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !172
  call void @__clang_call_terminate(i8* %8) #13, !dbg !172
  unreachable, !dbg !172
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !174 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !175
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !176
  ret %"struct.std::thread::_State"** %5, !dbg !177
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !178 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !179
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !180
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !179
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !181
  ret void, !dbg !182
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !183 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !184
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !185
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !187 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !188
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !188
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !190 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !191
  ret void, !dbg !192
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !193 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !194
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !194
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !195
  ret %"struct.std::thread::_State"** %5, !dbg !196
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !197 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !198
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #6, !dbg !199
  ret %"struct.std::thread::_State"** %4, !dbg !200
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !201 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !202
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !202
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !203
  ret %"struct.std::thread::_State"** %5, !dbg !204
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !205 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !206
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !207
  ret %"struct.std::thread::_State"** %4, !dbg !208
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !209 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !210
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !210
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #6, !dbg !211
  ret %"struct.std::default_delete"* %6, !dbg !212
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #7 comdat align 2 !dbg !213 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !214
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !215
  br i1 %7, label %13, label %8, !dbg !215

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !215
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !215
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !215
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !215
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #6, !dbg !215
  br label %13, !dbg !215

13:                                               ; preds = %8, %2
  ret void, !dbg !216
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !217 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !218
  ret %"struct.std::thread::_State"** %3, !dbg !219
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat align 2 !dbg !220 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !221
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !222
  ret %"struct.std::default_delete"* %5, !dbg !223
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #7 comdat !dbg !224 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !225
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !225
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #6, !dbg !226
  ret %"struct.std::default_delete"* %5, !dbg !227
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat !dbg !228 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !229
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #6, !dbg !230
  ret %"struct.std::default_delete"* %4, !dbg !231
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !232 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !233
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !233
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #6, !dbg !234
  ret %"struct.std::default_delete"* %5, !dbg !235
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #7 comdat align 2 !dbg !236 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !237
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !238
  ret %"struct.std::default_delete"* %4, !dbg !239
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly nofree nounwind willreturn }
attributes #9 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-static-local.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "6972270a6fece3ba1b2b3ef17436b400")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 21, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 23, column: 14, scope: !10)
!14 = !DILocation(line: 23, column: 22, scope: !10)
!15 = !DILocation(line: 24, column: 4, scope: !10)
!16 = !DILocation(line: 25, column: 4, scope: !10)
!17 = !DILocation(line: 26, column: 2, scope: !10)
!18 = !DILocation(line: 28, column: 1, scope: !10)
!19 = !DILocation(line: 27, column: 2, scope: !10)
!20 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!21 = !DILocation(line: 19, column: 21, scope: !20)
!22 = !DILocation(line: 19, column: 52, scope: !20)
!23 = distinct !DISubprogram(name: "thread<void (&)(), void>", scope: !24, file: !24, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
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
!34 = distinct !DISubprogram(name: "~thread", scope: !24, file: !24, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!35 = !DILocation(line: 150, column: 11, scope: !34)
!36 = !DILocation(line: 312, column: 5, scope: !37, inlinedAt: !39)
!37 = distinct !DISubprogram(name: "__terminate", scope: !38, file: !38, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!38 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!39 = distinct !DILocation(line: 151, column: 2, scope: !34)
!40 = !DILocation(line: 151, column: 2, scope: !34)
!41 = !DILocation(line: 152, column: 5, scope: !34)
!42 = distinct !DISubprogram(name: "instance", scope: !1, file: !1, line: 13, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!43 = !DILocation(line: 15, column: 2, scope: !42)
!44 = !{!"branch_weights", i32 1, i32 1048575}
!45 = !DILocation(line: 15, column: 17, scope: !42)
!46 = !DILocation(line: 16, column: 2, scope: !42)
!47 = !DILocation(line: 17, column: 1, scope: !42)
!48 = distinct !DISubprogram(name: "Service", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!49 = !DILocation(line: 10, column: 14, scope: !48)
!50 = !DILocation(line: 10, column: 30, scope: !48)
!51 = !DILocation(line: 10, column: 34, scope: !48)
!52 = distinct !DISubprogram(name: "joinable", scope: !24, file: !24, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!53 = !DILocation(line: 175, column: 16, scope: !52)
!54 = !DILocation(line: 175, column: 25, scope: !52)
!55 = !DILocation(line: 175, column: 22, scope: !52)
!56 = !DILocation(line: 175, column: 14, scope: !52)
!57 = !DILocation(line: 175, column: 7, scope: !52)
!58 = distinct !DISubprogram(name: "operator==", scope: !24, file: !24, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!59 = !DILocation(line: 286, column: 16, scope: !58)
!60 = !DILocation(line: 286, column: 33, scope: !58)
!61 = !DILocation(line: 286, column: 26, scope: !58)
!62 = !DILocation(line: 286, column: 5, scope: !58)
!63 = distinct !DISubprogram(name: "id", scope: !24, file: !24, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!64 = !DILocation(line: 85, column: 23, scope: !63)
!65 = !DILocation(line: 85, column: 37, scope: !63)
!66 = distinct !DISubprogram(name: "forward<void (&)()>", scope: !67, file: !67, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!67 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!68 = !DILocation(line: 78, column: 33, scope: !66)
!69 = !DILocation(line: 78, column: 7, scope: !66)
!70 = distinct !DISubprogram(name: "_State_impl<void (&)()>", scope: !24, file: !24, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!71 = !DILocation(line: 207, column: 4, scope: !70)
!72 = !DILocation(line: 205, column: 4, scope: !70)
!73 = !DILocation(line: 206, column: 6, scope: !70)
!74 = !DILocation(line: 206, column: 13, scope: !70)
!75 = !DILocation(line: 206, column: 35, scope: !70)
!76 = !DILocation(line: 206, column: 15, scope: !70)
!77 = !DILocation(line: 206, column: 14, scope: !70)
!78 = !DILocation(line: 207, column: 6, scope: !70)
!79 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !80, file: !80, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!80 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!81 = !DILocation(line: 310, column: 4, scope: !79)
!82 = !DILocation(line: 310, column: 9, scope: !79)
!83 = !DILocation(line: 311, column: 11, scope: !79)
!84 = distinct !DISubprogram(name: "~unique_ptr", scope: !80, file: !80, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!85 = !DILocation(line: 394, column: 16, scope: !84)
!86 = !DILocation(line: 394, column: 21, scope: !84)
!87 = !DILocation(line: 394, column: 8, scope: !84)
!88 = !DILocation(line: 395, column: 6, scope: !84)
!89 = !DILocation(line: 395, column: 12, scope: !84)
!90 = !DILocation(line: 396, column: 4, scope: !84)
!91 = !DILocation(line: 396, column: 28, scope: !84)
!92 = !DILocation(line: 396, column: 18, scope: !84)
!93 = !DILocation(line: 397, column: 2, scope: !84)
!94 = !DILocation(line: 397, column: 8, scope: !84)
!95 = !DILocation(line: 398, column: 7, scope: !84)
!96 = distinct !DISubprogram(name: "_State", scope: !24, file: !24, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!97 = !DILocation(line: 67, column: 12, scope: !96)
!98 = distinct !DISubprogram(name: "tuple<true, true>", scope: !99, file: !99, line: 727, type: !11, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!99 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!100 = !DILocation(line: 729, column: 30, scope: !98)
!101 = !DILocation(line: 729, column: 15, scope: !98)
!102 = !DILocation(line: 729, column: 4, scope: !98)
!103 = !DILocation(line: 729, column: 32, scope: !98)
!104 = distinct !DISubprogram(name: "~_State_impl", scope: !24, file: !24, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!105 = !DILocation(line: 200, column: 14, scope: !104)
!106 = distinct !DISubprogram(name: "~_State_impl", scope: !24, file: !24, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DILocation(line: 200, column: 14, scope: !106)
!108 = distinct !DISubprogram(name: "_M_run", scope: !24, file: !24, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!109 = !DILocation(line: 210, column: 13, scope: !108)
!110 = !DILocation(line: 210, column: 24, scope: !108)
!111 = distinct !DISubprogram(name: "_Tuple_impl", scope: !99, file: !99, line: 434, type: !11, scopeLine: 436, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!112 = !DILocation(line: 436, column: 7, scope: !111)
!113 = !DILocation(line: 435, column: 15, scope: !111)
!114 = !DILocation(line: 435, column: 9, scope: !111)
!115 = !DILocation(line: 436, column: 9, scope: !111)
!116 = distinct !DISubprogram(name: "_Head_base", scope: !99, file: !99, line: 192, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!117 = !DILocation(line: 193, column: 9, scope: !116)
!118 = !DILocation(line: 193, column: 22, scope: !116)
!119 = !DILocation(line: 193, column: 29, scope: !116)
!120 = distinct !DISubprogram(name: "operator()", scope: !24, file: !24, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!121 = !DILocation(line: 259, column: 11, scope: !120)
!122 = !DILocation(line: 259, column: 4, scope: !120)
!123 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !24, file: !24, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!124 = !DILocation(line: 252, column: 52, scope: !123)
!125 = !DILocation(line: 252, column: 42, scope: !123)
!126 = !DILocation(line: 252, column: 27, scope: !123)
!127 = !DILocation(line: 252, column: 13, scope: !123)
!128 = !DILocation(line: 252, column: 6, scope: !123)
!129 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !130, file: !130, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!130 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!131 = !DILocation(line: 96, column: 74, scope: !129)
!132 = !DILocation(line: 96, column: 50, scope: !129)
!133 = !DILocation(line: 96, column: 14, scope: !129)
!134 = !DILocation(line: 96, column: 7, scope: !129)
!135 = distinct !DISubprogram(name: "get<0UL, void (*)()>", scope: !99, file: !99, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!136 = !DILocation(line: 1395, column: 66, scope: !135)
!137 = !DILocation(line: 1395, column: 43, scope: !135)
!138 = !DILocation(line: 1395, column: 14, scope: !135)
!139 = !DILocation(line: 1395, column: 7, scope: !135)
!140 = distinct !DISubprogram(name: "move<std::tuple<void (*)()> &>", scope: !67, file: !67, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!141 = !DILocation(line: 105, column: 71, scope: !140)
!142 = !DILocation(line: 105, column: 7, scope: !140)
!143 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)()>", scope: !130, file: !130, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!144 = !DILocation(line: 61, column: 32, scope: !143)
!145 = !DILocation(line: 61, column: 14, scope: !143)
!146 = !DILocation(line: 61, column: 7, scope: !143)
!147 = distinct !DISubprogram(name: "forward<void (*)()>", scope: !67, file: !67, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!148 = !DILocation(line: 78, column: 33, scope: !147)
!149 = !DILocation(line: 78, column: 7, scope: !147)
!150 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)()>", scope: !99, file: !99, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!151 = !DILocation(line: 1365, column: 57, scope: !150)
!152 = !DILocation(line: 1365, column: 14, scope: !150)
!153 = !DILocation(line: 1365, column: 7, scope: !150)
!154 = distinct !DISubprogram(name: "_M_head", scope: !99, file: !99, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!155 = !DILocation(line: 424, column: 66, scope: !154)
!156 = !DILocation(line: 424, column: 51, scope: !154)
!157 = !DILocation(line: 424, column: 44, scope: !154)
!158 = distinct !DISubprogram(name: "_M_head", scope: !99, file: !99, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!159 = !DILocation(line: 233, column: 50, scope: !158)
!160 = !DILocation(line: 233, column: 54, scope: !158)
!161 = !DILocation(line: 233, column: 43, scope: !158)
!162 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !80, file: !80, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!163 = !DILocation(line: 233, column: 40, scope: !162)
!164 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !80, file: !80, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!165 = !DILocation(line: 168, column: 38, scope: !164)
!166 = !DILocation(line: 168, column: 58, scope: !164)
!167 = !DILocation(line: 168, column: 47, scope: !164)
!168 = !DILocation(line: 168, column: 56, scope: !164)
!169 = !DILocation(line: 168, column: 63, scope: !164)
!170 = distinct !DISubprogram(name: "tuple<true, true>", scope: !99, file: !99, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!171 = !DILocation(line: 1051, column: 17, scope: !170)
!172 = !DILocation(line: 1051, column: 4, scope: !170)
!173 = !DILocation(line: 1051, column: 19, scope: !170)
!174 = distinct !DISubprogram(name: "_M_ptr", scope: !80, file: !80, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!175 = !DILocation(line: 189, column: 57, scope: !174)
!176 = !DILocation(line: 189, column: 45, scope: !174)
!177 = !DILocation(line: 189, column: 38, scope: !174)
!178 = distinct !DISubprogram(name: "_Tuple_impl", scope: !99, file: !99, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!179 = !DILocation(line: 280, column: 31, scope: !178)
!180 = !DILocation(line: 280, column: 9, scope: !178)
!181 = !DILocation(line: 280, column: 23, scope: !178)
!182 = !DILocation(line: 280, column: 33, scope: !178)
!183 = distinct !DISubprogram(name: "_Tuple_impl", scope: !99, file: !99, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!184 = !DILocation(line: 431, column: 17, scope: !183)
!185 = !DILocation(line: 431, column: 9, scope: !183)
!186 = !DILocation(line: 431, column: 19, scope: !183)
!187 = distinct !DISubprogram(name: "_Head_base", scope: !99, file: !99, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!188 = !DILocation(line: 190, column: 9, scope: !187)
!189 = !DILocation(line: 190, column: 26, scope: !187)
!190 = distinct !DISubprogram(name: "_Head_base", scope: !99, file: !99, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!191 = !DILocation(line: 81, column: 9, scope: !190)
!192 = !DILocation(line: 81, column: 26, scope: !190)
!193 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !99, file: !99, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!194 = !DILocation(line: 1381, column: 37, scope: !193)
!195 = !DILocation(line: 1381, column: 14, scope: !193)
!196 = !DILocation(line: 1381, column: 7, scope: !193)
!197 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !99, file: !99, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!198 = !DILocation(line: 1365, column: 57, scope: !197)
!199 = !DILocation(line: 1365, column: 14, scope: !197)
!200 = !DILocation(line: 1365, column: 7, scope: !197)
!201 = distinct !DISubprogram(name: "_M_head", scope: !99, file: !99, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!202 = !DILocation(line: 268, column: 66, scope: !201)
!203 = !DILocation(line: 268, column: 51, scope: !201)
!204 = !DILocation(line: 268, column: 44, scope: !201)
!205 = distinct !DISubprogram(name: "_M_head", scope: !99, file: !99, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!206 = !DILocation(line: 233, column: 50, scope: !205)
!207 = !DILocation(line: 233, column: 54, scope: !205)
!208 = !DILocation(line: 233, column: 43, scope: !205)
!209 = distinct !DISubprogram(name: "get_deleter", scope: !80, file: !80, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!210 = !DILocation(line: 468, column: 16, scope: !209)
!211 = !DILocation(line: 468, column: 21, scope: !209)
!212 = !DILocation(line: 468, column: 9, scope: !209)
!213 = distinct !DISubprogram(name: "operator()", scope: !80, file: !80, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!214 = !DILocation(line: 95, column: 9, scope: !213)
!215 = !DILocation(line: 95, column: 2, scope: !213)
!216 = !DILocation(line: 96, column: 7, scope: !213)
!217 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !67, file: !67, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!218 = !DILocation(line: 105, column: 71, scope: !217)
!219 = !DILocation(line: 105, column: 7, scope: !217)
!220 = distinct !DISubprogram(name: "_M_deleter", scope: !80, file: !80, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!221 = !DILocation(line: 193, column: 61, scope: !220)
!222 = !DILocation(line: 193, column: 49, scope: !220)
!223 = !DILocation(line: 193, column: 42, scope: !220)
!224 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !99, file: !99, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!225 = !DILocation(line: 1381, column: 37, scope: !224)
!226 = !DILocation(line: 1381, column: 14, scope: !224)
!227 = !DILocation(line: 1381, column: 7, scope: !224)
!228 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !99, file: !99, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!229 = !DILocation(line: 1365, column: 57, scope: !228)
!230 = !DILocation(line: 1365, column: 14, scope: !228)
!231 = !DILocation(line: 1365, column: 7, scope: !228)
!232 = distinct !DISubprogram(name: "_M_head", scope: !99, file: !99, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!233 = !DILocation(line: 424, column: 66, scope: !232)
!234 = !DILocation(line: 424, column: 51, scope: !232)
!235 = !DILocation(line: 424, column: 44, scope: !232)
!236 = distinct !DISubprogram(name: "_M_head", scope: !99, file: !99, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!237 = !DILocation(line: 124, column: 50, scope: !236)
!238 = !DILocation(line: 124, column: 54, scope: !236)
!239 = !DILocation(line: 124, column: 43, scope: !236)
