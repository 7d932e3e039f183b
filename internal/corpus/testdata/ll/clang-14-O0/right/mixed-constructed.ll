; ModuleID = 'mixed-constructed.cpp'
source_filename = "mixed-constructed.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Head = type { %"struct.std::atomic" }
%"struct.std::atomic" = type { %struct.Tagged }
%struct.Tagged = type { i16, i16 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { %struct.Head* }
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

$_ZN4HeadC2Ev = comdat any

$_ZNKSt6atomicI6TaggedE4loadESt12memory_order = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZN6TaggedC2Ett = comdat any

$_ZNSt6atomicI6TaggedEC2ES0_ = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt11__addressofIK6TaggedEPT_RS2_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt6atomicI6TaggedE5storeES0_St12memory_order = comdat any

$_ZSt11__addressofI6TaggedEPT_RS1_ = comdat any

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

@.str = private unnamed_addr constant [65 x i8] c"now.index == 1 && now.tag == 2 || now.index == 5 && now.tag == 6\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"mixed-constructed.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"h->top.load().tag == 6\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@.str.3 = private unnamed_addr constant [25 x i8] c"old.tag == old.index + 1\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.Head*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %"class.std::thread", align 8
  %6 = alloca %class.anon, align 8
  %7 = alloca %struct.Tagged, align 2
  %8 = alloca %struct.Tagged, align 2
  store i32 0, i32* %1, align 4
  %9 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 4) #13, !dbg !13
  %10 = bitcast i8* %9 to %struct.Head*, !dbg !13
  invoke void @_ZN4HeadC2Ev(%struct.Head* noundef nonnull align 4 dereferenceable(4) %10)
          to label %11 unwind label %43, !dbg !14

11:                                               ; preds = %0
  store %struct.Head* %10, %struct.Head** %2, align 8, !dbg !15
  %12 = getelementptr inbounds %class.anon, %class.anon* %6, i32 0, i32 0, !dbg !16
  %13 = load %struct.Head*, %struct.Head** %2, align 8, !dbg !17
  store %struct.Head* %13, %struct.Head** %12, align 8, !dbg !16
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5, %class.anon* noundef nonnull align 8 dereferenceable(8) %6), !dbg !18
  %14 = load %struct.Head*, %struct.Head** %2, align 8, !dbg !19
  %15 = getelementptr inbounds %struct.Head, %struct.Head* %14, i32 0, i32 0, !dbg !20
  %16 = call i32 @_ZNKSt6atomicI6TaggedE4loadESt12memory_order(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %15, i32 noundef 5) #14, !dbg !21
  %17 = bitcast %struct.Tagged* %7 to i32*, !dbg !21
  store i32 %16, i32* %17, align 2, !dbg !21
  %18 = getelementptr inbounds %struct.Tagged, %struct.Tagged* %7, i32 0, i32 0, !dbg !22
  %19 = load i16, i16* %18, align 2, !dbg !22
  %20 = zext i16 %19 to i32, !dbg !22
  %21 = icmp eq i32 %20, 1, !dbg !22
  br i1 %21, label %22, label %27, !dbg !22

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.Tagged, %struct.Tagged* %7, i32 0, i32 1, !dbg !22
  %24 = load i16, i16* %23, align 2, !dbg !22
  %25 = zext i16 %24 to i32, !dbg !22
  %26 = icmp eq i32 %25, 2, !dbg !22
  br i1 %26, label %39, label %27, !dbg !22

27:                                               ; preds = %22, %11
  %28 = getelementptr inbounds %struct.Tagged, %struct.Tagged* %7, i32 0, i32 0, !dbg !22
  %29 = load i16, i16* %28, align 2, !dbg !22
  %30 = zext i16 %29 to i32, !dbg !22
  %31 = icmp eq i32 %30, 5, !dbg !22
  br i1 %31, label %32, label %37, !dbg !22

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.Tagged, %struct.Tagged* %7, i32 0, i32 1, !dbg !22
  %34 = load i16, i16* %33, align 2, !dbg !22
  %35 = zext i16 %34 to i32, !dbg !22
  %36 = icmp eq i32 %35, 6, !dbg !22
  br label %37

37:                                               ; preds = %32, %27
  %38 = phi i1 [ false, %27 ], [ %36, %32 ], !dbg !23
  br label %39, !dbg !22

39:                                               ; preds = %37, %22
  %40 = phi i1 [ true, %22 ], [ %38, %37 ]
  br i1 %40, label %41, label %42, !dbg !22

41:                                               ; preds = %39
  br label %48, !dbg !22

42:                                               ; preds = %39
  call void @__assert_fail(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #15, !dbg !22
  unreachable, !dbg !22

43:                                               ; preds = %0
  %44 = landingpad { i8*, i32 }
          cleanup, !dbg !24
  %45 = extractvalue { i8*, i32 } %44, 0, !dbg !24
  store i8* %45, i8** %3, align 8, !dbg !24
  %46 = extractvalue { i8*, i32 } %44, 1, !dbg !24
  store i32 %46, i32* %4, align 4, !dbg !24
  call void @_ZdlPv(i8* noundef %9) #16, !dbg !13
  br label %72, !dbg !13

47:                                               ; No predecessors!
  br label %48, !dbg !22

48:                                               ; preds = %47, %41
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5)
          to label %49 unwind label %60, !dbg !25

49:                                               ; preds = %48
  %50 = load %struct.Head*, %struct.Head** %2, align 8, !dbg !26
  %51 = getelementptr inbounds %struct.Head, %struct.Head* %50, i32 0, i32 0, !dbg !26
  %52 = call i32 @_ZNKSt6atomicI6TaggedE4loadESt12memory_order(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %51, i32 noundef 5) #14, !dbg !26
  %53 = bitcast %struct.Tagged* %8 to i32*, !dbg !26
  store i32 %52, i32* %53, align 2, !dbg !26
  %54 = getelementptr inbounds %struct.Tagged, %struct.Tagged* %8, i32 0, i32 1, !dbg !26
  %55 = load i16, i16* %54, align 2, !dbg !26
  %56 = zext i16 %55 to i32, !dbg !26
  %57 = icmp eq i32 %56, 6, !dbg !26
  br i1 %57, label %58, label %59, !dbg !26

58:                                               ; preds = %49
  br label %65, !dbg !26

59:                                               ; preds = %49
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 29, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #15, !dbg !26
  unreachable, !dbg !26

60:                                               ; preds = %48
  %61 = landingpad { i8*, i32 }
          cleanup, !dbg !24
  %62 = extractvalue { i8*, i32 } %61, 0, !dbg !24
  store i8* %62, i8** %3, align 8, !dbg !24
  %63 = extractvalue { i8*, i32 } %61, 1, !dbg !24
  store i32 %63, i32* %4, align 4, !dbg !24
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !24
  br label %72, !dbg !24

64:                                               ; No predecessors!
  br label %65, !dbg !26

65:                                               ; preds = %64, %58
  %66 = load %struct.Head*, %struct.Head** %2, align 8, !dbg !27
  %67 = icmp eq %struct.Head* %66, null, !dbg !28
  br i1 %67, label %70, label %68, !dbg !28

68:                                               ; preds = %65
  %69 = bitcast %struct.Head* %66 to i8*, !dbg !28
  call void @_ZdlPv(i8* noundef %69) #16, !dbg !28
  br label %70, !dbg !28

70:                                               ; preds = %68, %65
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !24
  %71 = load i32, i32* %1, align 4, !dbg !24
  ret i32 %71, !dbg !24

72:                                               ; preds = %60, %43
  %73 = load i8*, i8** %3, align 8, !dbg !13
  %74 = load i32, i32* %4, align 4, !dbg !13
  %75 = insertvalue { i8*, i32 } undef, i8* %73, 0, !dbg !13
  %76 = insertvalue { i8*, i32 } %75, i32 %74, 1, !dbg !13
  resume { i8*, i32 } %76, !dbg !13
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4HeadC2Ev(%struct.Head* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 !dbg !29 {
  %2 = alloca %struct.Head*, align 8
  %3 = alloca %struct.Tagged, align 2
  store %struct.Head* %0, %struct.Head** %2, align 8
  %4 = load %struct.Head*, %struct.Head** %2, align 8
  %5 = getelementptr inbounds %struct.Head, %struct.Head* %4, i32 0, i32 0, !dbg !30
  call void @_ZN6TaggedC2Ett(%struct.Tagged* noundef nonnull align 2 dereferenceable(4) %3, i16 noundef zeroext 1, i16 noundef zeroext 2) #14, !dbg !31
  %6 = bitcast %struct.Tagged* %3 to i32*, !dbg !30
  %7 = load i32, i32* %6, align 2, !dbg !30
  call void @_ZNSt6atomicI6TaggedEC2ES0_(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %5, i32 %7) #14, !dbg !30
  ret void, !dbg !32
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #3

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #4 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !33 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !35
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #14, !dbg !35
  store i8* null, i8** %5, align 8, !dbg !36
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #13, !dbg !37
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !37
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !38
  %14 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %13) #14, !dbg !39
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %12, %class.anon* noundef nonnull align 8 dereferenceable(8) %14)
          to label %15 unwind label %18, !dbg !40

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !37
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #14, !dbg !41
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !42

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !42
  ret void, !dbg !43

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !43
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !43
  store i8* %20, i8** %7, align 8, !dbg !43
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !43
  store i32 %21, i32* %8, align 4, !dbg !43
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !37
  br label %26, !dbg !37

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !43
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !43
  store i8* %24, i8** %7, align 8, !dbg !43
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !43
  store i32 %25, i32* %8, align 4, !dbg !43
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !42
  br label %26, !dbg !42

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !37
  %28 = load i32, i32* %8, align 4, !dbg !37
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !37
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !37
  resume { i8*, i32 } %30, !dbg !37
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i32 @_ZNKSt6atomicI6TaggedE4loadESt12memory_order(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #5 comdat align 2 !dbg !44 {
  %3 = alloca %struct.Tagged, align 2
  %4 = alloca %"struct.std::atomic"*, align 8
  %5 = alloca i32, align 4
  %6 = alloca [4 x i8], align 2
  %7 = alloca %struct.Tagged*, align 8
  store %"struct.std::atomic"* %0, %"struct.std::atomic"** %4, align 8
  store i32 %1, i32* %5, align 4
  %8 = load %"struct.std::atomic"*, %"struct.std::atomic"** %4, align 8
  %9 = getelementptr inbounds [4 x i8], [4 x i8]* %6, i64 0, i64 0, !dbg !46
  %10 = bitcast i8* %9 to %struct.Tagged*, !dbg !47
  store %struct.Tagged* %10, %struct.Tagged** %7, align 8, !dbg !48
  %11 = getelementptr inbounds %"struct.std::atomic", %"struct.std::atomic"* %8, i32 0, i32 0, !dbg !49
  %12 = call noundef %struct.Tagged* @_ZSt11__addressofIK6TaggedEPT_RS2_(%struct.Tagged* noundef nonnull align 2 dereferenceable(4) %11) #14, !dbg !50
  %13 = load i32, i32* %5, align 4, !dbg !51
  %14 = load %struct.Tagged*, %struct.Tagged** %7, align 8, !dbg !52
  %15 = bitcast %struct.Tagged* %12 to i32*, !dbg !53
  %16 = bitcast %struct.Tagged* %14 to i32*, !dbg !53
  %17 = bitcast i32* %15 to i8*, !dbg !53
  %18 = bitcast i32* %16 to i8*, !dbg !53
  call void @__atomic_load(i64 noundef 4, i8* noundef %17, i8* noundef %18, i32 noundef %13), !dbg !53
  %19 = load %struct.Tagged*, %struct.Tagged** %7, align 8, !dbg !54
  %20 = bitcast %struct.Tagged* %3 to i8*, !dbg !55
  %21 = bitcast %struct.Tagged* %19 to i8*, !dbg !55
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 2 %20, i8* align 2 %21, i64 4, i1 false), !dbg !55
  %22 = bitcast %struct.Tagged* %3 to i32*, !dbg !56
  %23 = load i32, i32* %22, align 2, !dbg !56
  ret i32 %23, !dbg !56
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #6

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #7

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !57 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !58
  br i1 %4, label %5, label %7, !dbg !58

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #15, !dbg !59
  unreachable, !dbg !59

6:                                                ; No predecessors!
  unreachable, !dbg !63

7:                                                ; preds = %1
  ret void, !dbg !64
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6TaggedC2Ett(%struct.Tagged* noundef nonnull align 2 dereferenceable(4) %0, i16 noundef zeroext %1, i16 noundef zeroext %2) unnamed_addr #2 comdat align 2 !dbg !65 {
  %4 = alloca %struct.Tagged*, align 8
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  store %struct.Tagged* %0, %struct.Tagged** %4, align 8
  store i16 %1, i16* %5, align 2
  store i16 %2, i16* %6, align 2
  %7 = load %struct.Tagged*, %struct.Tagged** %4, align 8
  %8 = getelementptr inbounds %struct.Tagged, %struct.Tagged* %7, i32 0, i32 0, !dbg !66
  %9 = load i16, i16* %5, align 2, !dbg !67
  store i16 %9, i16* %8, align 2, !dbg !66
  %10 = getelementptr inbounds %struct.Tagged, %struct.Tagged* %7, i32 0, i32 1, !dbg !68
  %11 = load i16, i16* %6, align 2, !dbg !69
  store i16 %11, i16* %10, align 2, !dbg !68
  ret void, !dbg !70
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6atomicI6TaggedEC2ES0_(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %0, i32 %1) unnamed_addr #2 comdat align 2 !dbg !71 {
  %3 = alloca %struct.Tagged, align 2
  %4 = alloca %"struct.std::atomic"*, align 8
  %5 = bitcast %struct.Tagged* %3 to i32*
  store i32 %1, i32* %5, align 2
  store %"struct.std::atomic"* %0, %"struct.std::atomic"** %4, align 8
  %6 = load %"struct.std::atomic"*, %"struct.std::atomic"** %4, align 8
  %7 = getelementptr inbounds %"struct.std::atomic", %"struct.std::atomic"* %6, i32 0, i32 0, !dbg !72
  %8 = bitcast %struct.Tagged* %7 to i8*, !dbg !72
  %9 = bitcast %struct.Tagged* %3 to i8*, !dbg !72
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 2 %9, i64 4, i1 false), !dbg !72
  ret void, !dbg !73
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !74 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !75
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !75
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !75
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !75
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !76
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !77
  %10 = load i64, i64* %9, align 8, !dbg !77
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !77
  %12 = load i64, i64* %11, align 8, !dbg !77
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #14, !dbg !77
  %14 = xor i1 %13, true, !dbg !78
  ret i1 %14, !dbg !79
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #5 comdat !dbg !80 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !81
  %8 = load i64, i64* %7, align 8, !dbg !81
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !82
  %10 = load i64, i64* %9, align 8, !dbg !82
  %11 = icmp eq i64 %8, %10, !dbg !83
  ret i1 %11, !dbg !84
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !85 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !86
  store i64 0, i64* %4, align 8, !dbg !86
  ret void, !dbg !87
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.Tagged* @_ZSt11__addressofIK6TaggedEPT_RS2_(%struct.Tagged* noundef nonnull align 2 dereferenceable(4) %0) #5 comdat !dbg !88 {
  %2 = alloca %struct.Tagged*, align 8
  store %struct.Tagged* %0, %struct.Tagged** %2, align 8
  %3 = load %struct.Tagged*, %struct.Tagged** %2, align 8, !dbg !90
  ret %struct.Tagged* %3, !dbg !91
}

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, i8*, i8*, i32) #9

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #5 !dbg !92 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !93
  ret %class.anon* %3, !dbg !94
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 align 2 !dbg !95 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !96
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !97
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !96
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !96
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !98
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !99
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !100
  %11 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %10) #14, !dbg !101
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %9, %class.anon* noundef nonnull align 8 dereferenceable(8) %11) #14, !dbg !102
  ret void, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !104 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !106
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !107
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !106

8:                                                ; preds = %2
  ret void, !dbg !108

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !106
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !106
  call void @__clang_call_terminate(i8* %11) #15, !dbg !106
  unreachable, !dbg !106
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !109 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !110
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !110
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !111
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !112
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !113
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !113
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !114
  br i1 %10, label %11, label %17, !dbg !113

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !115
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !116
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #14, !dbg !117
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !117
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !115

16:                                               ; preds = %11
  br label %17, !dbg !115

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !118
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !119
  ret void, !dbg !120

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !115
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !115
  call void @__clang_call_terminate(i8* %21) #15, !dbg !115
  unreachable, !dbg !115
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !121 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !122
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !122
  ret void, !dbg !122
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !123 {
  %3 = alloca %"class.std::tuple.2"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %3, align 8
  %6 = bitcast %"class.std::tuple.2"* %5 to %"struct.std::_Tuple_impl.3"*, !dbg !125
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !126
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #14, !dbg !127
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %6, %class.anon* noundef nonnull align 8 dereferenceable(8) %8)
          to label %9 unwind label %10, !dbg !128

9:                                                ; preds = %2
  ret void, !dbg !129

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !128
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !128
  call void @__clang_call_terminate(i8* %12) #15, !dbg !128
  unreachable, !dbg !128
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 align 2 !dbg !130 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !131
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !131
  ret void, !dbg !131
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 align 2 !dbg !132 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !133
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !133
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !133
  ret void, !dbg !133
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #10 align 2 !dbg !134 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !135
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !135
  ret void, !dbg !136
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #4 align 2 !dbg !137 {
  %3 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.3"* %5 to %"struct.std::_Head_base.4"*, !dbg !138
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !139
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #14, !dbg !140
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %6, %class.anon* noundef nonnull align 8 dereferenceable(8) %8), !dbg !141
  ret void, !dbg !142
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #14
  call void @_ZSt9terminatev() #15
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 align 2 !dbg !143 {
  %3 = alloca %"struct.std::_Head_base.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %5, i32 0, i32 0, !dbg !144
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !145
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #14, !dbg !146
  %9 = bitcast %class.anon* %6 to i8*, !dbg !144
  %10 = bitcast %class.anon* %8 to i8*, !dbg !144
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 %10, i64 8, i1 false), !dbg !144
  ret void, !dbg !147
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #10 align 2 !dbg !148 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %4), !dbg !149
  ret void, !dbg !150
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(8) %0) #10 align 2 !dbg !151 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !152
  %6 = call noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !153
  %7 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !154
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7), !dbg !155
  ret void, !dbg !156
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #10 !dbg !157 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !159
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !160
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %5), !dbg !161
  ret void, !dbg !162
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #5 !dbg !163 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !164
  %4 = bitcast %"class.std::tuple.2"* %3 to %"struct.std::_Tuple_impl.3"*, !dbg !164
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !165
  %6 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !166
  ret %class.anon* %6, !dbg !167
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %"class.std::tuple.2"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(8) %0) #5 !dbg !168 {
  %2 = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %0, %"class.std::tuple.2"** %2, align 8
  %3 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %2, align 8, !dbg !169
  ret %"class.std::tuple.2"* %3, !dbg !170
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #10 !dbg !171 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !172
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !173
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 8 dereferenceable(8) %5), !dbg !173
  ret void, !dbg !174
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 !dbg !175 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %struct.Tagged, align 2
  %4 = alloca %struct.Tagged, align 2
  store %class.anon* %0, %class.anon** %2, align 8
  %5 = load %class.anon*, %class.anon** %2, align 8
  %6 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 0, !dbg !176
  %7 = load %struct.Head*, %struct.Head** %6, align 8, !dbg !176
  %8 = getelementptr inbounds %struct.Head, %struct.Head* %7, i32 0, i32 0, !dbg !177
  %9 = call i32 @_ZNKSt6atomicI6TaggedE4loadESt12memory_order(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %8, i32 noundef 5) #14, !dbg !178
  %10 = bitcast %struct.Tagged* %3 to i32*, !dbg !178
  store i32 %9, i32* %10, align 2, !dbg !178
  %11 = getelementptr inbounds %struct.Tagged, %struct.Tagged* %3, i32 0, i32 1, !dbg !179
  %12 = load i16, i16* %11, align 2, !dbg !179
  %13 = zext i16 %12 to i32, !dbg !179
  %14 = getelementptr inbounds %struct.Tagged, %struct.Tagged* %3, i32 0, i32 0, !dbg !179
  %15 = load i16, i16* %14, align 2, !dbg !179
  %16 = zext i16 %15 to i32, !dbg !179
  %17 = add nsw i32 %16, 1, !dbg !179
  %18 = icmp eq i32 %13, %17, !dbg !179
  br i1 %18, label %19, label %20, !dbg !179

19:                                               ; preds = %1
  br label %22, !dbg !179

20:                                               ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv", i64 0, i64 0)) #15, !dbg !179
  unreachable, !dbg !179

21:                                               ; No predecessors!
  br label %22, !dbg !179

22:                                               ; preds = %21, %19
  %23 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 0, !dbg !180
  %24 = load %struct.Head*, %struct.Head** %23, align 8, !dbg !180
  %25 = getelementptr inbounds %struct.Head, %struct.Head* %24, i32 0, i32 0, !dbg !181
  call void @_ZN6TaggedC2Ett(%struct.Tagged* noundef nonnull align 2 dereferenceable(4) %4, i16 noundef zeroext 5, i16 noundef zeroext 6) #14, !dbg !182
  %26 = bitcast %struct.Tagged* %4 to i32*, !dbg !183
  %27 = load i32, i32* %26, align 2, !dbg !183
  call void @_ZNSt6atomicI6TaggedE5storeES0_St12memory_order(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %25, i32 %27, i32 noundef 5) #14, !dbg !183
  ret void, !dbg !184
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6atomicI6TaggedE5storeES0_St12memory_order(%"struct.std::atomic"* noundef nonnull align 4 dereferenceable(4) %0, i32 %1, i32 noundef %2) #5 comdat align 2 !dbg !185 {
  %4 = alloca %struct.Tagged, align 2
  %5 = alloca %"struct.std::atomic"*, align 8
  %6 = alloca i32, align 4
  %7 = bitcast %struct.Tagged* %4 to i32*
  store i32 %1, i32* %7, align 2
  store %"struct.std::atomic"* %0, %"struct.std::atomic"** %5, align 8
  store i32 %2, i32* %6, align 4
  %8 = load %"struct.std::atomic"*, %"struct.std::atomic"** %5, align 8
  %9 = getelementptr inbounds %"struct.std::atomic", %"struct.std::atomic"* %8, i32 0, i32 0, !dbg !186
  %10 = call noundef %struct.Tagged* @_ZSt11__addressofI6TaggedEPT_RS1_(%struct.Tagged* noundef nonnull align 2 dereferenceable(4) %9) #14, !dbg !187
  %11 = load i32, i32* %6, align 4, !dbg !188
  %12 = call noundef %struct.Tagged* @_ZSt11__addressofI6TaggedEPT_RS1_(%struct.Tagged* noundef nonnull align 2 dereferenceable(4) %4) #14, !dbg !189
  %13 = bitcast %struct.Tagged* %10 to i32*, !dbg !190
  %14 = bitcast %struct.Tagged* %12 to i32*, !dbg !190
  %15 = bitcast i32* %13 to i8*, !dbg !190
  %16 = bitcast i32* %14 to i8*, !dbg !190
  call void @__atomic_store(i64 noundef 4, i8* noundef %15, i8* noundef %16, i32 noundef %11), !dbg !190
  ret void, !dbg !191
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.Tagged* @_ZSt11__addressofI6TaggedEPT_RS1_(%struct.Tagged* noundef nonnull align 2 dereferenceable(4) %0) #5 comdat !dbg !192 {
  %2 = alloca %struct.Tagged*, align 8
  store %struct.Tagged* %0, %struct.Tagged** %2, align 8
  %3 = load %struct.Tagged*, %struct.Tagged** %2, align 8, !dbg !193
  ret %struct.Tagged* %3, !dbg !194
}

; Function Attrs: nounwind willreturn
declare void @__atomic_store(i64, i8*, i8*, i32) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #5 !dbg !195 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !196
  %4 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !197
  ret %class.anon* %4, !dbg !198
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 !dbg !199 {
  %2 = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %0, %"struct.std::_Tuple_impl.3"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %2, align 8, !dbg !200
  %4 = bitcast %"struct.std::_Tuple_impl.3"* %3 to %"struct.std::_Head_base.4"*, !dbg !200
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !201
  ret %class.anon* %5, !dbg !202
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(%"struct.std::_Head_base.4"* noundef nonnull align 8 dereferenceable(8) %0) #5 align 2 !dbg !203 {
  %2 = alloca %"struct.std::_Head_base.4"*, align 8
  store %"struct.std::_Head_base.4"* %0, %"struct.std::_Head_base.4"** %2, align 8
  %3 = load %"struct.std::_Head_base.4"*, %"struct.std::_Head_base.4"** %2, align 8, !dbg !204
  %4 = getelementptr inbounds %"struct.std::_Head_base.4", %"struct.std::_Head_base.4"* %3, i32 0, i32 0, !dbg !205
  ret %class.anon* %4, !dbg !206
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #4 comdat align 2 !dbg !207 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !208
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !208
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !208
  ret void, !dbg !208
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #2 comdat align 2 !dbg !209 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !210
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !210
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !211
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !212
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !213
  ret void, !dbg !214
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !215 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !216
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !217

5:                                                ; preds = %1
  ret void, !dbg !218

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !217
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !217
  call void @__clang_call_terminate(i8* %8) #15, !dbg !217
  unreachable, !dbg !217
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !219 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !220
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !221
  ret %"struct.std::thread::_State"** %5, !dbg !222
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !223 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !224
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !225
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !224
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !226
  ret void, !dbg !227
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !228 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !229
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !230
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !232 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !233
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !233
  ret void, !dbg !234
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !235 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !236
  ret void, !dbg !237
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !238 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !239
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !239
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !240
  ret %"struct.std::thread::_State"** %5, !dbg !241
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !242 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !243
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !244
  ret %"struct.std::thread::_State"** %4, !dbg !245
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !246 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !247
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.1"*, !dbg !247
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !248
  ret %"struct.std::thread::_State"** %5, !dbg !249
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !250 {
  %2 = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %0, %"struct.std::_Head_base.1"** %2, align 8
  %3 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %2, align 8, !dbg !251
  %4 = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %3, i32 0, i32 0, !dbg !252
  ret %"struct.std::thread::_State"** %4, !dbg !253
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !254 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !255
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !255
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !256
  ret %"struct.std::default_delete"* %6, !dbg !257
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #5 comdat align 2 !dbg !258 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !259
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !260
  br i1 %7, label %13, label %8, !dbg !260

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !260
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !260
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !260
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !260
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #14, !dbg !260
  br label %13, !dbg !260

13:                                               ; preds = %8, %2
  ret void, !dbg !261
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !262 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !263
  ret %"struct.std::thread::_State"** %3, !dbg !264
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 !dbg !265 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !266
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !267
  ret %"struct.std::default_delete"* %5, !dbg !268
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #5 comdat !dbg !269 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !270
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.0"*, !dbg !270
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !271
  ret %"struct.std::default_delete"* %5, !dbg !272
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat !dbg !273 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !274
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %3) #14, !dbg !275
  ret %"struct.std::default_delete"* %4, !dbg !276
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !277 {
  %2 = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %0, %"struct.std::_Tuple_impl.0"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %2, align 8, !dbg !278
  %4 = bitcast %"struct.std::_Tuple_impl.0"* %3 to %"struct.std::_Head_base"*, !dbg !278
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #14, !dbg !279
  ret %"struct.std::default_delete"* %5, !dbg !280
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 !dbg !281 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !282
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !283
  ret %"struct.std::default_delete"* %4, !dbg !284
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly nofree nounwind willreturn }
attributes #9 = { nounwind willreturn }
attributes #10 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mixed-constructed.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "134a02c5b20c4b43749ec3a38782634e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 20, column: 12, scope: !10)
!14 = !DILocation(line: 20, column: 16, scope: !10)
!15 = !DILocation(line: 20, column: 8, scope: !10)
!16 = !DILocation(line: 21, column: 20, scope: !10)
!17 = !DILocation(line: 21, column: 21, scope: !10)
!18 = !DILocation(line: 21, column: 14, scope: !10)
!19 = !DILocation(line: 26, column: 15, scope: !10)
!20 = !DILocation(line: 26, column: 18, scope: !10)
!21 = !DILocation(line: 26, column: 22, scope: !10)
!22 = !DILocation(line: 27, column: 2, scope: !10)
!23 = !DILocation(line: 0, scope: !10)
!24 = !DILocation(line: 31, column: 1, scope: !10)
!25 = !DILocation(line: 28, column: 8, scope: !10)
!26 = !DILocation(line: 29, column: 2, scope: !10)
!27 = !DILocation(line: 30, column: 9, scope: !10)
!28 = !DILocation(line: 30, column: 2, scope: !10)
!29 = distinct !DISubprogram(name: "Head", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!30 = !DILocation(line: 15, column: 11, scope: !29)
!31 = !DILocation(line: 15, column: 15, scope: !29)
!32 = !DILocation(line: 15, column: 30, scope: !29)
!33 = distinct !DISubprogram(name: "thread<(lambda at mixed-constructed.cpp:21:20), void>", scope: !34, file: !34, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!34 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!35 = !DILocation(line: 126, column: 7, scope: !33)
!36 = !DILocation(line: 137, column: 7, scope: !33)
!37 = !DILocation(line: 142, column: 29, scope: !33)
!38 = !DILocation(line: 143, column: 32, scope: !33)
!39 = !DILocation(line: 143, column: 8, scope: !33)
!40 = !DILocation(line: 142, column: 33, scope: !33)
!41 = !DILocation(line: 142, column: 18, scope: !33)
!42 = !DILocation(line: 142, column: 2, scope: !33)
!43 = !DILocation(line: 145, column: 7, scope: !33)
!44 = distinct !DISubprogram(name: "load", scope: !45, file: !45, line: 281, type: !11, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!45 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!46 = !DILocation(line: 284, column: 38, scope: !44)
!47 = !DILocation(line: 284, column: 15, scope: !44)
!48 = !DILocation(line: 284, column: 7, scope: !44)
!49 = !DILocation(line: 285, column: 33, scope: !44)
!50 = !DILocation(line: 285, column: 16, scope: !44)
!51 = !DILocation(line: 285, column: 51, scope: !44)
!52 = !DILocation(line: 285, column: 40, scope: !44)
!53 = !DILocation(line: 285, column: 2, scope: !44)
!54 = !DILocation(line: 286, column: 10, scope: !44)
!55 = !DILocation(line: 286, column: 9, scope: !44)
!56 = !DILocation(line: 286, column: 2, scope: !44)
!57 = distinct !DISubprogram(name: "~thread", scope: !34, file: !34, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!58 = !DILocation(line: 150, column: 11, scope: !57)
!59 = !DILocation(line: 312, column: 5, scope: !60, inlinedAt: !62)
!60 = distinct !DISubprogram(name: "__terminate", scope: !61, file: !61, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!61 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!62 = distinct !DILocation(line: 151, column: 2, scope: !57)
!63 = !DILocation(line: 151, column: 2, scope: !57)
!64 = !DILocation(line: 152, column: 5, scope: !57)
!65 = distinct !DISubprogram(name: "Tagged", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!66 = !DILocation(line: 10, column: 44, scope: !65)
!67 = !DILocation(line: 10, column: 50, scope: !65)
!68 = !DILocation(line: 10, column: 54, scope: !65)
!69 = !DILocation(line: 10, column: 58, scope: !65)
!70 = !DILocation(line: 10, column: 62, scope: !65)
!71 = distinct !DISubprogram(name: "atomic", scope: !45, file: !45, line: 231, type: !11, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!72 = !DILocation(line: 231, column: 44, scope: !71)
!73 = !DILocation(line: 231, column: 56, scope: !71)
!74 = distinct !DISubprogram(name: "joinable", scope: !34, file: !34, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!75 = !DILocation(line: 175, column: 16, scope: !74)
!76 = !DILocation(line: 175, column: 25, scope: !74)
!77 = !DILocation(line: 175, column: 22, scope: !74)
!78 = !DILocation(line: 175, column: 14, scope: !74)
!79 = !DILocation(line: 175, column: 7, scope: !74)
!80 = distinct !DISubprogram(name: "operator==", scope: !34, file: !34, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!81 = !DILocation(line: 286, column: 16, scope: !80)
!82 = !DILocation(line: 286, column: 33, scope: !80)
!83 = !DILocation(line: 286, column: 26, scope: !80)
!84 = !DILocation(line: 286, column: 5, scope: !80)
!85 = distinct !DISubprogram(name: "id", scope: !34, file: !34, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!86 = !DILocation(line: 85, column: 23, scope: !85)
!87 = !DILocation(line: 85, column: 37, scope: !85)
!88 = distinct !DISubprogram(name: "__addressof<const Tagged>", scope: !89, file: !89, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!89 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!90 = !DILocation(line: 50, column: 34, scope: !88)
!91 = !DILocation(line: 50, column: 7, scope: !88)
!92 = distinct !DISubprogram(name: "forward<(lambda at mixed-constructed.cpp:21:20)>", scope: !89, file: !89, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!93 = !DILocation(line: 78, column: 33, scope: !92)
!94 = !DILocation(line: 78, column: 7, scope: !92)
!95 = distinct !DISubprogram(name: "_State_impl<(lambda at mixed-constructed.cpp:21:20)>", scope: !34, file: !34, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!96 = !DILocation(line: 207, column: 4, scope: !95)
!97 = !DILocation(line: 205, column: 4, scope: !95)
!98 = !DILocation(line: 206, column: 6, scope: !95)
!99 = !DILocation(line: 206, column: 13, scope: !95)
!100 = !DILocation(line: 206, column: 35, scope: !95)
!101 = !DILocation(line: 206, column: 15, scope: !95)
!102 = !DILocation(line: 206, column: 14, scope: !95)
!103 = !DILocation(line: 207, column: 6, scope: !95)
!104 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !105, file: !105, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!105 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!106 = !DILocation(line: 310, column: 4, scope: !104)
!107 = !DILocation(line: 310, column: 9, scope: !104)
!108 = !DILocation(line: 311, column: 11, scope: !104)
!109 = distinct !DISubprogram(name: "~unique_ptr", scope: !105, file: !105, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!110 = !DILocation(line: 394, column: 16, scope: !109)
!111 = !DILocation(line: 394, column: 21, scope: !109)
!112 = !DILocation(line: 394, column: 8, scope: !109)
!113 = !DILocation(line: 395, column: 6, scope: !109)
!114 = !DILocation(line: 395, column: 12, scope: !109)
!115 = !DILocation(line: 396, column: 4, scope: !109)
!116 = !DILocation(line: 396, column: 28, scope: !109)
!117 = !DILocation(line: 396, column: 18, scope: !109)
!118 = !DILocation(line: 397, column: 2, scope: !109)
!119 = !DILocation(line: 397, column: 8, scope: !109)
!120 = !DILocation(line: 398, column: 7, scope: !109)
!121 = distinct !DISubprogram(name: "_State", scope: !34, file: !34, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!122 = !DILocation(line: 67, column: 12, scope: !121)
!123 = distinct !DISubprogram(name: "tuple<(lambda at mixed-constructed.cpp:21:20), true, true>", scope: !124, file: !124, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!124 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!125 = !DILocation(line: 744, column: 56, scope: !123)
!126 = !DILocation(line: 744, column: 40, scope: !123)
!127 = !DILocation(line: 744, column: 15, scope: !123)
!128 = !DILocation(line: 744, column: 4, scope: !123)
!129 = !DILocation(line: 744, column: 58, scope: !123)
!130 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!131 = !DILocation(line: 200, column: 14, scope: !130)
!132 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!133 = !DILocation(line: 200, column: 14, scope: !132)
!134 = distinct !DISubprogram(name: "_M_run", scope: !34, file: !34, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!135 = !DILocation(line: 210, column: 13, scope: !134)
!136 = !DILocation(line: 210, column: 24, scope: !134)
!137 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at mixed-constructed.cpp:21:20)>", scope: !124, file: !124, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!138 = !DILocation(line: 442, column: 2, scope: !137)
!139 = !DILocation(line: 441, column: 31, scope: !137)
!140 = !DILocation(line: 441, column: 10, scope: !137)
!141 = !DILocation(line: 441, column: 4, scope: !137)
!142 = !DILocation(line: 442, column: 4, scope: !137)
!143 = distinct !DISubprogram(name: "_Head_base<(lambda at mixed-constructed.cpp:21:20)>", scope: !124, file: !124, line: 199, type: !11, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!144 = !DILocation(line: 200, column: 4, scope: !143)
!145 = !DILocation(line: 200, column: 38, scope: !143)
!146 = !DILocation(line: 200, column: 17, scope: !143)
!147 = !DILocation(line: 200, column: 46, scope: !143)
!148 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!149 = !DILocation(line: 259, column: 11, scope: !148)
!150 = !DILocation(line: 259, column: 4, scope: !148)
!151 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !34, file: !34, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!152 = !DILocation(line: 252, column: 52, scope: !151)
!153 = !DILocation(line: 252, column: 42, scope: !151)
!154 = !DILocation(line: 252, column: 27, scope: !151)
!155 = !DILocation(line: 252, column: 13, scope: !151)
!156 = !DILocation(line: 252, column: 6, scope: !151)
!157 = distinct !DISubprogram(name: "__invoke<(lambda at mixed-constructed.cpp:21:20)>", scope: !158, file: !158, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!158 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!159 = !DILocation(line: 96, column: 74, scope: !157)
!160 = !DILocation(line: 96, column: 50, scope: !157)
!161 = !DILocation(line: 96, column: 14, scope: !157)
!162 = !DILocation(line: 96, column: 7, scope: !157)
!163 = distinct !DISubprogram(name: "get<0UL, (lambda at mixed-constructed.cpp:21:20)>", scope: !124, file: !124, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!164 = !DILocation(line: 1395, column: 66, scope: !163)
!165 = !DILocation(line: 1395, column: 43, scope: !163)
!166 = !DILocation(line: 1395, column: 14, scope: !163)
!167 = !DILocation(line: 1395, column: 7, scope: !163)
!168 = distinct !DISubprogram(name: "move<std::tuple<(lambda at mixed-constructed.cpp:21:20)> &>", scope: !89, file: !89, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!169 = !DILocation(line: 105, column: 71, scope: !168)
!170 = !DILocation(line: 105, column: 7, scope: !168)
!171 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at mixed-constructed.cpp:21:20)>", scope: !158, file: !158, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!172 = !DILocation(line: 61, column: 32, scope: !171)
!173 = !DILocation(line: 61, column: 14, scope: !171)
!174 = !DILocation(line: 61, column: 7, scope: !171)
!175 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!176 = !DILocation(line: 22, column: 16, scope: !175)
!177 = !DILocation(line: 22, column: 19, scope: !175)
!178 = !DILocation(line: 22, column: 23, scope: !175)
!179 = !DILocation(line: 23, column: 3, scope: !175)
!180 = !DILocation(line: 24, column: 3, scope: !175)
!181 = !DILocation(line: 24, column: 6, scope: !175)
!182 = !DILocation(line: 24, column: 16, scope: !175)
!183 = !DILocation(line: 24, column: 10, scope: !175)
!184 = !DILocation(line: 25, column: 2, scope: !175)
!185 = distinct !DISubprogram(name: "store", scope: !45, file: !45, line: 269, type: !11, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!186 = !DILocation(line: 271, column: 34, scope: !185)
!187 = !DILocation(line: 271, column: 17, scope: !185)
!188 = !DILocation(line: 271, column: 68, scope: !185)
!189 = !DILocation(line: 271, column: 41, scope: !185)
!190 = !DILocation(line: 271, column: 2, scope: !185)
!191 = !DILocation(line: 272, column: 7, scope: !185)
!192 = distinct !DISubprogram(name: "__addressof<Tagged>", scope: !89, file: !89, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!193 = !DILocation(line: 50, column: 34, scope: !192)
!194 = !DILocation(line: 50, column: 7, scope: !192)
!195 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at mixed-constructed.cpp:21:20)>", scope: !124, file: !124, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!196 = !DILocation(line: 1365, column: 57, scope: !195)
!197 = !DILocation(line: 1365, column: 14, scope: !195)
!198 = !DILocation(line: 1365, column: 7, scope: !195)
!199 = distinct !DISubprogram(name: "_M_head", scope: !124, file: !124, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!200 = !DILocation(line: 424, column: 66, scope: !199)
!201 = !DILocation(line: 424, column: 51, scope: !199)
!202 = !DILocation(line: 424, column: 44, scope: !199)
!203 = distinct !DISubprogram(name: "_M_head", scope: !124, file: !124, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!204 = !DILocation(line: 233, column: 50, scope: !203)
!205 = !DILocation(line: 233, column: 54, scope: !203)
!206 = !DILocation(line: 233, column: 43, scope: !203)
!207 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !105, file: !105, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!208 = !DILocation(line: 233, column: 40, scope: !207)
!209 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !105, file: !105, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!210 = !DILocation(line: 168, column: 38, scope: !209)
!211 = !DILocation(line: 168, column: 58, scope: !209)
!212 = !DILocation(line: 168, column: 47, scope: !209)
!213 = !DILocation(line: 168, column: 56, scope: !209)
!214 = !DILocation(line: 168, column: 63, scope: !209)
!215 = distinct !DISubprogram(name: "tuple<true, true>", scope: !124, file: !124, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!216 = !DILocation(line: 1051, column: 17, scope: !215)
!217 = !DILocation(line: 1051, column: 4, scope: !215)
!218 = !DILocation(line: 1051, column: 19, scope: !215)
!219 = distinct !DISubprogram(name: "_M_ptr", scope: !105, file: !105, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!220 = !DILocation(line: 189, column: 57, scope: !219)
!221 = !DILocation(line: 189, column: 45, scope: !219)
!222 = !DILocation(line: 189, column: 38, scope: !219)
!223 = distinct !DISubprogram(name: "_Tuple_impl", scope: !124, file: !124, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!224 = !DILocation(line: 280, column: 31, scope: !223)
!225 = !DILocation(line: 280, column: 9, scope: !223)
!226 = !DILocation(line: 280, column: 23, scope: !223)
!227 = !DILocation(line: 280, column: 33, scope: !223)
!228 = distinct !DISubprogram(name: "_Tuple_impl", scope: !124, file: !124, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!229 = !DILocation(line: 431, column: 17, scope: !228)
!230 = !DILocation(line: 431, column: 9, scope: !228)
!231 = !DILocation(line: 431, column: 19, scope: !228)
!232 = distinct !DISubprogram(name: "_Head_base", scope: !124, file: !124, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!233 = !DILocation(line: 190, column: 9, scope: !232)
!234 = !DILocation(line: 190, column: 26, scope: !232)
!235 = distinct !DISubprogram(name: "_Head_base", scope: !124, file: !124, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!236 = !DILocation(line: 81, column: 9, scope: !235)
!237 = !DILocation(line: 81, column: 26, scope: !235)
!238 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !124, file: !124, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!239 = !DILocation(line: 1381, column: 37, scope: !238)
!240 = !DILocation(line: 1381, column: 14, scope: !238)
!241 = !DILocation(line: 1381, column: 7, scope: !238)
!242 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !124, file: !124, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!243 = !DILocation(line: 1365, column: 57, scope: !242)
!244 = !DILocation(line: 1365, column: 14, scope: !242)
!245 = !DILocation(line: 1365, column: 7, scope: !242)
!246 = distinct !DISubprogram(name: "_M_head", scope: !124, file: !124, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!247 = !DILocation(line: 268, column: 66, scope: !246)
!248 = !DILocation(line: 268, column: 51, scope: !246)
!249 = !DILocation(line: 268, column: 44, scope: !246)
!250 = distinct !DISubprogram(name: "_M_head", scope: !124, file: !124, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!251 = !DILocation(line: 233, column: 50, scope: !250)
!252 = !DILocation(line: 233, column: 54, scope: !250)
!253 = !DILocation(line: 233, column: 43, scope: !250)
!254 = distinct !DISubprogram(name: "get_deleter", scope: !105, file: !105, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!255 = !DILocation(line: 468, column: 16, scope: !254)
!256 = !DILocation(line: 468, column: 21, scope: !254)
!257 = !DILocation(line: 468, column: 9, scope: !254)
!258 = distinct !DISubprogram(name: "operator()", scope: !105, file: !105, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!259 = !DILocation(line: 95, column: 9, scope: !258)
!260 = !DILocation(line: 95, column: 2, scope: !258)
!261 = !DILocation(line: 96, column: 7, scope: !258)
!262 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !89, file: !89, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!263 = !DILocation(line: 105, column: 71, scope: !262)
!264 = !DILocation(line: 105, column: 7, scope: !262)
!265 = distinct !DISubprogram(name: "_M_deleter", scope: !105, file: !105, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!266 = !DILocation(line: 193, column: 61, scope: !265)
!267 = !DILocation(line: 193, column: 49, scope: !265)
!268 = !DILocation(line: 193, column: 42, scope: !265)
!269 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !124, file: !124, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!270 = !DILocation(line: 1381, column: 37, scope: !269)
!271 = !DILocation(line: 1381, column: 14, scope: !269)
!272 = !DILocation(line: 1381, column: 7, scope: !269)
!273 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !124, file: !124, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!274 = !DILocation(line: 1365, column: 57, scope: !273)
!275 = !DILocation(line: 1365, column: 14, scope: !273)
!276 = !DILocation(line: 1365, column: 7, scope: !273)
!277 = distinct !DISubprogram(name: "_M_head", scope: !124, file: !124, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!278 = !DILocation(line: 424, column: 66, scope: !277)
!279 = !DILocation(line: 424, column: 51, scope: !277)
!280 = !DILocation(line: 424, column: 44, scope: !277)
!281 = distinct !DISubprogram(name: "_M_head", scope: !124, file: !124, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!282 = !DILocation(line: 124, column: 50, scope: !281)
!283 = !DILocation(line: 124, column: 54, scope: !281)
!284 = !DILocation(line: 124, column: 43, scope: !281)
