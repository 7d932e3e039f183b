; ModuleID = 'cpp-atomic-padding.cpp'
source_filename = "cpp-atomic-padding.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %struct.small }
%struct.small = type { i8, i32 }
%"struct.std::atomic.0" = type { %struct.large }
%struct.large = type { i8, i32, i8 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { i8 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker", [7 x i8] }>
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.3" }
%"class.std::tuple.3" = type { i8 }
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Tuple_impl.4" = type { i8 }
%"struct.std::_Head_base.5" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.1" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZNSt6atomicI5smallE5storeES0_St12memory_order = comdat any

$_ZNSt6atomicI5largeE5storeES0_St12memory_order = comdat any

$_ZNSt6atomicI5smallE8exchangeES0_St12memory_order = comdat any

$_ZNSt6atomicI5largeE8exchangeES0_St12memory_order = comdat any

$_ZNKSt6atomicI5smallE4loadESt12memory_order = comdat any

$_ZNKSt6atomicI5largeE4loadESt12memory_order = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt11__addressofI5smallEPT_RS1_ = comdat any

$_ZSt11__addressofI5largeEPT_RS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt6atomicI5smallE23compare_exchange_strongERS0_S0_St12memory_order = comdat any

$_ZNSt6atomicI5largeE23compare_exchange_strongERS0_S0_St12memory_order = comdat any

$_ZNSt6atomicI5smallE23compare_exchange_strongERS0_S0_St12memory_orderS3_ = comdat any

$_ZSt23__cmpexch_failure_orderSt12memory_order = comdat any

$_ZStorSt12memory_orderSt23__memory_order_modifier = comdat any

$_ZSt24__cmpexch_failure_order2St12memory_order = comdat any

$_ZStanSt12memory_orderSt23__memory_order_modifier = comdat any

$_ZNSt6atomicI5largeE23compare_exchange_strongERS0_S0_St12memory_orderS3_ = comdat any

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

$_ZSt11__addressofIK5smallEPT_RS2_ = comdat any

$_ZSt11__addressofIK5largeEPT_RS2_ = comdat any

@a = dso_local global %"struct.std::atomic" zeroinitializer, align 8
@b = dso_local global %"struct.std::atomic.0" zeroinitializer, align 4
@.str = private unnamed_addr constant [21 x i8] c"s.i == 2 || s.i == 4\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"cpp-atomic-padding.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"l.i == 2 || l.i == 4\00", align 1
@.str.3 = private unnamed_addr constant [35 x i8] c"a.load().i == 6 && b.load().i == 7\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@.str.4 = private unnamed_addr constant [21 x i8] c"e.c == 5 && e.i == 6\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"f.i == 7\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.small, align 4
  %3 = alloca %struct.small, align 4
  %4 = alloca %struct.large, align 4
  %5 = alloca %struct.large, align 4
  %6 = alloca { i64, i8 }, align 4
  %7 = alloca %"class.std::thread", align 8
  %8 = alloca %class.anon, align 1
  %9 = alloca %struct.small, align 4
  %10 = alloca %struct.small, align 4
  %11 = alloca %struct.large, align 4
  %12 = alloca %struct.large, align 4
  %13 = alloca { i64, i8 }, align 4
  %14 = alloca { i64, i8 }, align 8
  %15 = alloca i8*, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.small, align 4
  %18 = alloca %struct.large, align 4
  %19 = alloca { i64, i8 }, align 8
  store i32 0, i32* %1, align 4
  %20 = getelementptr inbounds %struct.small, %struct.small* %2, i32 0, i32 0, !dbg !13
  store i8 1, i8* %20, align 4, !dbg !14
  %21 = getelementptr inbounds %struct.small, %struct.small* %2, i32 0, i32 1, !dbg !15
  store i32 2, i32* %21, align 4, !dbg !16
  %22 = bitcast %struct.small* %3 to i8*, !dbg !17
  %23 = bitcast %struct.small* %2 to i8*, !dbg !17
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %22, i8* align 4 %23, i64 8, i1 false), !dbg !17
  %24 = bitcast %struct.small* %3 to i64*, !dbg !18
  %25 = load i64, i64* %24, align 4, !dbg !18
  call void @_ZNSt6atomicI5smallE5storeES0_St12memory_order(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) @a, i64 %25, i32 noundef 5) #13, !dbg !18
  %26 = getelementptr inbounds %struct.large, %struct.large* %4, i32 0, i32 0, !dbg !19
  store i8 1, i8* %26, align 4, !dbg !20
  %27 = getelementptr inbounds %struct.large, %struct.large* %4, i32 0, i32 1, !dbg !21
  store i32 2, i32* %27, align 4, !dbg !22
  %28 = getelementptr inbounds %struct.large, %struct.large* %4, i32 0, i32 2, !dbg !23
  store i8 3, i8* %28, align 4, !dbg !24
  %29 = bitcast %struct.large* %5 to i8*, !dbg !25
  %30 = bitcast %struct.large* %4 to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %29, i8* align 4 %30, i64 12, i1 false), !dbg !25
  %31 = bitcast { i64, i8 }* %6 to i8*, !dbg !26
  %32 = bitcast %struct.large* %5 to i8*, !dbg !26
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %31, i8* align 4 %32, i64 12, i1 false), !dbg !26
  %33 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %6, i32 0, i32 0, !dbg !26
  %34 = load i64, i64* %33, align 4, !dbg !26
  %35 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %6, i32 0, i32 1, !dbg !26
  %36 = load i8, i8* %35, align 4, !dbg !26
  call void @_ZNSt6atomicI5largeE5storeES0_St12memory_order(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) @b, i64 %34, i8 %36, i32 noundef 5) #13, !dbg !26
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !27
  %37 = getelementptr inbounds %struct.small, %struct.small* %2, i32 0, i32 0, !dbg !28
  store i8 5, i8* %37, align 4, !dbg !29
  %38 = getelementptr inbounds %struct.small, %struct.small* %2, i32 0, i32 1, !dbg !30
  store i32 6, i32* %38, align 4, !dbg !31
  %39 = bitcast %struct.small* %10 to i8*, !dbg !32
  %40 = bitcast %struct.small* %2 to i8*, !dbg !32
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %39, i8* align 4 %40, i64 8, i1 false), !dbg !32
  %41 = bitcast %struct.small* %10 to i64*, !dbg !33
  %42 = load i64, i64* %41, align 4, !dbg !33
  %43 = call i64 @_ZNSt6atomicI5smallE8exchangeES0_St12memory_order(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) @a, i64 %42, i32 noundef 5) #13, !dbg !33
  %44 = bitcast %struct.small* %9 to i64*, !dbg !33
  store i64 %43, i64* %44, align 4, !dbg !33
  %45 = bitcast %struct.small* %2 to i8*, !dbg !34
  %46 = bitcast %struct.small* %9 to i8*, !dbg !34
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %45, i8* align 4 %46, i64 8, i1 false), !dbg !34
  %47 = getelementptr inbounds %struct.small, %struct.small* %2, i32 0, i32 1, !dbg !35
  %48 = load i32, i32* %47, align 4, !dbg !35
  %49 = icmp eq i32 %48, 2, !dbg !35
  br i1 %49, label %54, label %50, !dbg !35

50:                                               ; preds = %0
  %51 = getelementptr inbounds %struct.small, %struct.small* %2, i32 0, i32 1, !dbg !35
  %52 = load i32, i32* %51, align 4, !dbg !35
  %53 = icmp eq i32 %52, 4, !dbg !35
  br label %54, !dbg !35

54:                                               ; preds = %50, %0
  %55 = phi i1 [ true, %0 ], [ %53, %50 ]
  br i1 %55, label %56, label %57, !dbg !35

56:                                               ; preds = %54
  br label %59, !dbg !35

57:                                               ; preds = %54
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 48, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !35
  unreachable, !dbg !35

58:                                               ; No predecessors!
  br label %59, !dbg !35

59:                                               ; preds = %58, %56
  %60 = getelementptr inbounds %struct.large, %struct.large* %4, i32 0, i32 1, !dbg !36
  store i32 7, i32* %60, align 4, !dbg !37
  %61 = bitcast %struct.large* %12 to i8*, !dbg !38
  %62 = bitcast %struct.large* %4 to i8*, !dbg !38
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %61, i8* align 4 %62, i64 12, i1 false), !dbg !38
  %63 = bitcast { i64, i8 }* %13 to i8*, !dbg !39
  %64 = bitcast %struct.large* %12 to i8*, !dbg !39
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %63, i8* align 4 %64, i64 12, i1 false), !dbg !39
  %65 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %13, i32 0, i32 0, !dbg !39
  %66 = load i64, i64* %65, align 4, !dbg !39
  %67 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %13, i32 0, i32 1, !dbg !39
  %68 = load i8, i8* %67, align 4, !dbg !39
  %69 = call { i64, i8 } @_ZNSt6atomicI5largeE8exchangeES0_St12memory_order(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) @b, i64 %66, i8 %68, i32 noundef 5) #13, !dbg !39
  store { i64, i8 } %69, { i64, i8 }* %14, align 8, !dbg !39
  %70 = bitcast %struct.large* %11 to i8*, !dbg !39
  %71 = bitcast { i64, i8 }* %14 to i8*, !dbg !39
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %70, i8* align 8 %71, i64 12, i1 false), !dbg !39
  %72 = bitcast %struct.large* %4 to i8*, !dbg !40
  %73 = bitcast %struct.large* %11 to i8*, !dbg !40
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %72, i8* align 4 %73, i64 12, i1 false), !dbg !40
  %74 = getelementptr inbounds %struct.large, %struct.large* %4, i32 0, i32 1, !dbg !41
  %75 = load i32, i32* %74, align 4, !dbg !41
  %76 = icmp eq i32 %75, 2, !dbg !41
  br i1 %76, label %81, label %77, !dbg !41

77:                                               ; preds = %59
  %78 = getelementptr inbounds %struct.large, %struct.large* %4, i32 0, i32 1, !dbg !41
  %79 = load i32, i32* %78, align 4, !dbg !41
  %80 = icmp eq i32 %79, 4, !dbg !41
  br label %81, !dbg !41

81:                                               ; preds = %77, %59
  %82 = phi i1 [ true, %59 ], [ %80, %77 ]
  br i1 %82, label %83, label %84, !dbg !41

83:                                               ; preds = %81
  br label %86, !dbg !41

84:                                               ; preds = %81
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 51, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !41
  unreachable, !dbg !41

85:                                               ; No predecessors!
  br label %86, !dbg !41

86:                                               ; preds = %85, %83
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7)
          to label %87 unwind label %104, !dbg !42

87:                                               ; preds = %86
  %88 = call i64 @_ZNKSt6atomicI5smallE4loadESt12memory_order(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) @a, i32 noundef 5) #13, !dbg !43
  %89 = bitcast %struct.small* %17 to i64*, !dbg !43
  store i64 %88, i64* %89, align 4, !dbg !43
  %90 = getelementptr inbounds %struct.small, %struct.small* %17, i32 0, i32 1, !dbg !43
  %91 = load i32, i32* %90, align 4, !dbg !43
  %92 = icmp eq i32 %91, 6, !dbg !43
  br i1 %92, label %93, label %100, !dbg !43

93:                                               ; preds = %87
  %94 = call { i64, i8 } @_ZNKSt6atomicI5largeE4loadESt12memory_order(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) @b, i32 noundef 5) #13, !dbg !43
  store { i64, i8 } %94, { i64, i8 }* %19, align 8, !dbg !43
  %95 = bitcast %struct.large* %18 to i8*, !dbg !43
  %96 = bitcast { i64, i8 }* %19 to i8*, !dbg !43
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %95, i8* align 8 %96, i64 12, i1 false), !dbg !43
  %97 = getelementptr inbounds %struct.large, %struct.large* %18, i32 0, i32 1, !dbg !43
  %98 = load i32, i32* %97, align 4, !dbg !43
  %99 = icmp eq i32 %98, 7, !dbg !43
  br label %100

100:                                              ; preds = %93, %87
  %101 = phi i1 [ false, %87 ], [ %99, %93 ], !dbg !44
  br i1 %101, label %102, label %103, !dbg !43

102:                                              ; preds = %100
  br label %109, !dbg !43

103:                                              ; preds = %100
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 53, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #14, !dbg !43
  unreachable, !dbg !43

104:                                              ; preds = %86
  %105 = landingpad { i8*, i32 }
          cleanup, !dbg !45
  %106 = extractvalue { i8*, i32 } %105, 0, !dbg !45
  store i8* %106, i8** %15, align 8, !dbg !45
  %107 = extractvalue { i8*, i32 } %105, 1, !dbg !45
  store i32 %107, i32* %16, align 4, !dbg !45
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !45
  br label %111, !dbg !45

108:                                              ; No predecessors!
  br label %109, !dbg !43

109:                                              ; preds = %108, %102
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %7) #13, !dbg !45
  %110 = load i32, i32* %1, align 4, !dbg !45
  ret i32 %110, !dbg !45

111:                                              ; preds = %104
  %112 = load i8*, i8** %15, align 8, !dbg !45
  %113 = load i32, i32* %16, align 4, !dbg !45
  %114 = insertvalue { i8*, i32 } undef, i8* %112, 0, !dbg !45
  %115 = insertvalue { i8*, i32 } %114, i32 %113, 1, !dbg !45
  resume { i8*, i32 } %115, !dbg !45
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6atomicI5smallE5storeES0_St12memory_order(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) %0, i64 %1, i32 noundef %2) #1 comdat align 2 !dbg !46 {
  %4 = alloca %struct.small, align 4
  %5 = alloca %"struct.std::atomic"*, align 8
  %6 = alloca i32, align 4
  %7 = bitcast %struct.small* %4 to i64*
  store i64 %1, i64* %7, align 4
  store %"struct.std::atomic"* %0, %"struct.std::atomic"** %5, align 8
  store i32 %2, i32* %6, align 4
  %8 = load %"struct.std::atomic"*, %"struct.std::atomic"** %5, align 8
  %9 = getelementptr inbounds %"struct.std::atomic", %"struct.std::atomic"* %8, i32 0, i32 0, !dbg !48
  %10 = call noundef %struct.small* @_ZSt11__addressofI5smallEPT_RS1_(%struct.small* noundef nonnull align 4 dereferenceable(8) %9) #13, !dbg !49
  %11 = load i32, i32* %6, align 4, !dbg !50
  %12 = call noundef %struct.small* @_ZSt11__addressofI5smallEPT_RS1_(%struct.small* noundef nonnull align 4 dereferenceable(8) %4) #13, !dbg !51
  %13 = bitcast %struct.small* %10 to i64*, !dbg !52
  %14 = bitcast %struct.small* %12 to i64*, !dbg !52
  %15 = bitcast i64* %13 to i8*, !dbg !52
  %16 = bitcast i64* %14 to i8*, !dbg !52
  call void @__atomic_store(i64 noundef 8, i8* noundef %15, i8* noundef %16, i32 noundef %11), !dbg !52
  ret void, !dbg !53
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6atomicI5largeE5storeES0_St12memory_order(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) %0, i64 %1, i8 %2, i32 noundef %3) #1 comdat align 2 !dbg !54 {
  %5 = alloca %struct.large, align 4
  %6 = alloca { i64, i8 }, align 4
  %7 = alloca %"struct.std::atomic.0"*, align 8
  %8 = alloca i32, align 4
  %9 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %6, i32 0, i32 0
  store i64 %1, i64* %9, align 4
  %10 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %6, i32 0, i32 1
  store i8 %2, i8* %10, align 4
  %11 = bitcast %struct.large* %5 to i8*
  %12 = bitcast { i64, i8 }* %6 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %11, i8* align 4 %12, i64 12, i1 false)
  store %"struct.std::atomic.0"* %0, %"struct.std::atomic.0"** %7, align 8
  store i32 %3, i32* %8, align 4
  %13 = load %"struct.std::atomic.0"*, %"struct.std::atomic.0"** %7, align 8
  %14 = getelementptr inbounds %"struct.std::atomic.0", %"struct.std::atomic.0"* %13, i32 0, i32 0, !dbg !55
  %15 = call noundef %struct.large* @_ZSt11__addressofI5largeEPT_RS1_(%struct.large* noundef nonnull align 4 dereferenceable(12) %14) #13, !dbg !56
  %16 = load i32, i32* %8, align 4, !dbg !57
  %17 = call noundef %struct.large* @_ZSt11__addressofI5largeEPT_RS1_(%struct.large* noundef nonnull align 4 dereferenceable(12) %5) #13, !dbg !58
  %18 = bitcast %struct.large* %15 to i96*, !dbg !59
  %19 = bitcast %struct.large* %17 to i96*, !dbg !59
  %20 = bitcast i96* %18 to i8*, !dbg !59
  %21 = bitcast i96* %19 to i8*, !dbg !59
  call void @__atomic_store(i64 noundef 12, i8* noundef %20, i8* noundef %21, i32 noundef %16), !dbg !59
  ret void, !dbg !60
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !61 {
  %3 = alloca %"class.std::thread"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  store %"class.std::thread"* %0, %"class.std::thread"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %9 = load %"class.std::thread"*, %"class.std::thread"** %3, align 8
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %9, i32 0, i32 0, !dbg !63
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %10) #13, !dbg !63
  store i8* null, i8** %5, align 8, !dbg !64
  %11 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #15, !dbg !65
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !65
  %13 = load %class.anon*, %class.anon** %4, align 8, !dbg !66
  %14 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %13) #13, !dbg !67
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %12, %class.anon* noundef nonnull align 1 dereferenceable(1) %14)
          to label %15 unwind label %18, !dbg !68

15:                                               ; preds = %2
  %16 = bitcast %"struct.std::thread::_State_impl"* %12 to %"struct.std::thread::_State"*, !dbg !65
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %16) #13, !dbg !69
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %9, %"class.std::unique_ptr"* noundef %6, void ()* noundef null)
          to label %17 unwind label %22, !dbg !70

17:                                               ; preds = %15
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !70
  ret void, !dbg !71

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !71
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !71
  store i8* %20, i8** %7, align 8, !dbg !71
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !71
  store i32 %21, i32* %8, align 4, !dbg !71
  call void @_ZdlPv(i8* noundef %11) #16, !dbg !65
  br label %26, !dbg !65

22:                                               ; preds = %15
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !71
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !71
  store i8* %24, i8** %7, align 8, !dbg !71
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !71
  store i32 %25, i32* %8, align 4, !dbg !71
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !70
  br label %26, !dbg !70

26:                                               ; preds = %22, %18
  %27 = load i8*, i8** %7, align 8, !dbg !65
  %28 = load i32, i32* %8, align 4, !dbg !65
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !65
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !65
  resume { i8*, i32 } %30, !dbg !65
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i64 @_ZNSt6atomicI5smallE8exchangeES0_St12memory_order(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) %0, i64 %1, i32 noundef %2) #1 comdat align 2 !dbg !72 {
  %4 = alloca %struct.small, align 4
  %5 = alloca %struct.small, align 4
  %6 = alloca %"struct.std::atomic"*, align 8
  %7 = alloca i32, align 4
  %8 = alloca [8 x i8], align 4
  %9 = alloca %struct.small*, align 8
  %10 = bitcast %struct.small* %5 to i64*
  store i64 %1, i64* %10, align 4
  store %"struct.std::atomic"* %0, %"struct.std::atomic"** %6, align 8
  store i32 %2, i32* %7, align 4
  %11 = load %"struct.std::atomic"*, %"struct.std::atomic"** %6, align 8
  %12 = getelementptr inbounds [8 x i8], [8 x i8]* %8, i64 0, i64 0, !dbg !73
  %13 = bitcast i8* %12 to %struct.small*, !dbg !74
  store %struct.small* %13, %struct.small** %9, align 8, !dbg !75
  %14 = getelementptr inbounds %"struct.std::atomic", %"struct.std::atomic"* %11, i32 0, i32 0, !dbg !76
  %15 = call noundef %struct.small* @_ZSt11__addressofI5smallEPT_RS1_(%struct.small* noundef nonnull align 4 dereferenceable(8) %14) #13, !dbg !77
  %16 = load i32, i32* %7, align 4, !dbg !78
  %17 = call noundef %struct.small* @_ZSt11__addressofI5smallEPT_RS1_(%struct.small* noundef nonnull align 4 dereferenceable(8) %5) #13, !dbg !79
  %18 = load %struct.small*, %struct.small** %9, align 8, !dbg !80
  %19 = bitcast %struct.small* %15 to i64*, !dbg !81
  %20 = bitcast %struct.small* %17 to i64*, !dbg !81
  %21 = bitcast %struct.small* %18 to i64*, !dbg !81
  %22 = bitcast i64* %19 to i8*, !dbg !81
  %23 = bitcast i64* %20 to i8*, !dbg !81
  %24 = bitcast i64* %21 to i8*, !dbg !81
  call void @__atomic_exchange(i64 noundef 8, i8* noundef %22, i8* noundef %23, i8* noundef %24, i32 noundef %16), !dbg !81
  %25 = load %struct.small*, %struct.small** %9, align 8, !dbg !82
  %26 = bitcast %struct.small* %4 to i8*, !dbg !83
  %27 = bitcast %struct.small* %25 to i8*, !dbg !83
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %26, i8* align 4 %27, i64 8, i1 false), !dbg !83
  %28 = bitcast %struct.small* %4 to i64*, !dbg !84
  %29 = load i64, i64* %28, align 4, !dbg !84
  ret i64 %29, !dbg !84
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { i64, i8 } @_ZNSt6atomicI5largeE8exchangeES0_St12memory_order(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) %0, i64 %1, i8 %2, i32 noundef %3) #1 comdat align 2 !dbg !85 {
  %5 = alloca %struct.large, align 4
  %6 = alloca %struct.large, align 4
  %7 = alloca { i64, i8 }, align 4
  %8 = alloca %"struct.std::atomic.0"*, align 8
  %9 = alloca i32, align 4
  %10 = alloca [12 x i8], align 4
  %11 = alloca %struct.large*, align 8
  %12 = alloca { i64, i8 }, align 8
  %13 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %7, i32 0, i32 0
  store i64 %1, i64* %13, align 4
  %14 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %7, i32 0, i32 1
  store i8 %2, i8* %14, align 4
  %15 = bitcast %struct.large* %6 to i8*
  %16 = bitcast { i64, i8 }* %7 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %15, i8* align 4 %16, i64 12, i1 false)
  store %"struct.std::atomic.0"* %0, %"struct.std::atomic.0"** %8, align 8
  store i32 %3, i32* %9, align 4
  %17 = load %"struct.std::atomic.0"*, %"struct.std::atomic.0"** %8, align 8
  %18 = getelementptr inbounds [12 x i8], [12 x i8]* %10, i64 0, i64 0, !dbg !86
  %19 = bitcast i8* %18 to %struct.large*, !dbg !87
  store %struct.large* %19, %struct.large** %11, align 8, !dbg !88
  %20 = getelementptr inbounds %"struct.std::atomic.0", %"struct.std::atomic.0"* %17, i32 0, i32 0, !dbg !89
  %21 = call noundef %struct.large* @_ZSt11__addressofI5largeEPT_RS1_(%struct.large* noundef nonnull align 4 dereferenceable(12) %20) #13, !dbg !90
  %22 = load i32, i32* %9, align 4, !dbg !91
  %23 = call noundef %struct.large* @_ZSt11__addressofI5largeEPT_RS1_(%struct.large* noundef nonnull align 4 dereferenceable(12) %6) #13, !dbg !92
  %24 = load %struct.large*, %struct.large** %11, align 8, !dbg !93
  %25 = bitcast %struct.large* %21 to i96*, !dbg !94
  %26 = bitcast %struct.large* %23 to i96*, !dbg !94
  %27 = bitcast %struct.large* %24 to i96*, !dbg !94
  %28 = bitcast i96* %25 to i8*, !dbg !94
  %29 = bitcast i96* %26 to i8*, !dbg !94
  %30 = bitcast i96* %27 to i8*, !dbg !94
  call void @__atomic_exchange(i64 noundef 12, i8* noundef %28, i8* noundef %29, i8* noundef %30, i32 noundef %22), !dbg !94
  %31 = load %struct.large*, %struct.large** %11, align 8, !dbg !95
  %32 = bitcast %struct.large* %5 to i8*, !dbg !96
  %33 = bitcast %struct.large* %31 to i8*, !dbg !96
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %32, i8* align 4 %33, i64 12, i1 false), !dbg !96
  %34 = bitcast { i64, i8 }* %12 to i8*, !dbg !97
  %35 = bitcast %struct.large* %5 to i8*, !dbg !97
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %34, i8* align 4 %35, i64 12, i1 false), !dbg !97
  %36 = load { i64, i8 }, { i64, i8 }* %12, align 8, !dbg !97
  ret { i64, i8 } %36, !dbg !97
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #5

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i64 @_ZNKSt6atomicI5smallE4loadESt12memory_order(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #1 comdat align 2 !dbg !98 {
  %3 = alloca %struct.small, align 4
  %4 = alloca %"struct.std::atomic"*, align 8
  %5 = alloca i32, align 4
  %6 = alloca [8 x i8], align 4
  %7 = alloca %struct.small*, align 8
  store %"struct.std::atomic"* %0, %"struct.std::atomic"** %4, align 8
  store i32 %1, i32* %5, align 4
  %8 = load %"struct.std::atomic"*, %"struct.std::atomic"** %4, align 8
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0, !dbg !99
  %10 = bitcast i8* %9 to %struct.small*, !dbg !100
  store %struct.small* %10, %struct.small** %7, align 8, !dbg !101
  %11 = getelementptr inbounds %"struct.std::atomic", %"struct.std::atomic"* %8, i32 0, i32 0, !dbg !102
  %12 = call noundef %struct.small* @_ZSt11__addressofIK5smallEPT_RS2_(%struct.small* noundef nonnull align 4 dereferenceable(8) %11) #13, !dbg !103
  %13 = load i32, i32* %5, align 4, !dbg !104
  %14 = load %struct.small*, %struct.small** %7, align 8, !dbg !105
  %15 = bitcast %struct.small* %12 to i64*, !dbg !106
  %16 = bitcast %struct.small* %14 to i64*, !dbg !106
  %17 = bitcast i64* %15 to i8*, !dbg !106
  %18 = bitcast i64* %16 to i8*, !dbg !106
  call void @__atomic_load(i64 noundef 8, i8* noundef %17, i8* noundef %18, i32 noundef %13), !dbg !106
  %19 = load %struct.small*, %struct.small** %7, align 8, !dbg !107
  %20 = bitcast %struct.small* %3 to i8*, !dbg !108
  %21 = bitcast %struct.small* %19 to i8*, !dbg !108
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %20, i8* align 4 %21, i64 8, i1 false), !dbg !108
  %22 = bitcast %struct.small* %3 to i64*, !dbg !109
  %23 = load i64, i64* %22, align 4, !dbg !109
  ret i64 %23, !dbg !109
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { i64, i8 } @_ZNKSt6atomicI5largeE4loadESt12memory_order(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1) #1 comdat align 2 !dbg !110 {
  %3 = alloca %struct.large, align 4
  %4 = alloca %"struct.std::atomic.0"*, align 8
  %5 = alloca i32, align 4
  %6 = alloca [12 x i8], align 4
  %7 = alloca %struct.large*, align 8
  %8 = alloca { i64, i8 }, align 8
  store %"struct.std::atomic.0"* %0, %"struct.std::atomic.0"** %4, align 8
  store i32 %1, i32* %5, align 4
  %9 = load %"struct.std::atomic.0"*, %"struct.std::atomic.0"** %4, align 8
  %10 = getelementptr inbounds [12 x i8], [12 x i8]* %6, i64 0, i64 0, !dbg !111
  %11 = bitcast i8* %10 to %struct.large*, !dbg !112
  store %struct.large* %11, %struct.large** %7, align 8, !dbg !113
  %12 = getelementptr inbounds %"struct.std::atomic.0", %"struct.std::atomic.0"* %9, i32 0, i32 0, !dbg !114
  %13 = call noundef %struct.large* @_ZSt11__addressofIK5largeEPT_RS2_(%struct.large* noundef nonnull align 4 dereferenceable(12) %12) #13, !dbg !115
  %14 = load i32, i32* %5, align 4, !dbg !116
  %15 = load %struct.large*, %struct.large** %7, align 8, !dbg !117
  %16 = bitcast %struct.large* %13 to i96*, !dbg !118
  %17 = bitcast %struct.large* %15 to i96*, !dbg !118
  %18 = bitcast i96* %16 to i8*, !dbg !118
  %19 = bitcast i96* %17 to i8*, !dbg !118
  call void @__atomic_load(i64 noundef 12, i8* noundef %18, i8* noundef %19, i32 noundef %14), !dbg !118
  %20 = load %struct.large*, %struct.large** %7, align 8, !dbg !119
  %21 = bitcast %struct.large* %3 to i8*, !dbg !120
  %22 = bitcast %struct.large* %20 to i8*, !dbg !120
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %21, i8* align 4 %22, i64 12, i1 false), !dbg !120
  %23 = bitcast { i64, i8 }* %8 to i8*, !dbg !121
  %24 = bitcast %struct.large* %3 to i8*, !dbg !121
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %23, i8* align 4 %24, i64 12, i1 false), !dbg !121
  %25 = load { i64, i8 }, { i64, i8 }* %8, align 8, !dbg !121
  ret { i64, i8 } %25, !dbg !121
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !122 {
  %2 = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %3 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %4 = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !123
  br i1 %4, label %5, label %7, !dbg !123

5:                                                ; preds = %1
  call void @_ZSt9terminatev() #14, !dbg !124
  unreachable, !dbg !124

6:                                                ; No predecessors!
  unreachable, !dbg !128

7:                                                ; preds = %1
  ret void, !dbg !129
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !130 {
  %2 = alloca %"class.std::thread"*, align 8
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %0, %"class.std::thread"** %2, align 8
  %5 = load %"class.std::thread"*, %"class.std::thread"** %2, align 8
  %6 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i32 0, i32 0, !dbg !131
  %7 = bitcast %"class.std::thread::id"* %3 to i8*, !dbg !131
  %8 = bitcast %"class.std::thread::id"* %6 to i8*, !dbg !131
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 8, i1 false), !dbg !131
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !132
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !133
  %10 = load i64, i64* %9, align 8, !dbg !133
  %11 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !133
  %12 = load i64, i64* %11, align 8, !dbg !133
  %13 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %10, i64 %12) #13, !dbg !133
  %14 = xor i1 %13, true, !dbg !134
  ret i1 %14, !dbg !135
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #1 comdat !dbg !136 {
  %3 = alloca %"class.std::thread::id", align 8
  %4 = alloca %"class.std::thread::id", align 8
  %5 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0
  store i64 %1, i64* %6, align 8
  %7 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !137
  %8 = load i64, i64* %7, align 8, !dbg !137
  %9 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %4, i32 0, i32 0, !dbg !138
  %10 = load i64, i64* %9, align 8, !dbg !138
  %11 = icmp eq i64 %8, %10, !dbg !139
  ret i1 %11, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !141 {
  %2 = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %0, %"class.std::thread::id"** %2, align 8
  %3 = load %"class.std::thread::id"*, %"class.std::thread::id"** %2, align 8
  %4 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %3, i32 0, i32 0, !dbg !142
  store i64 0, i64* %4, align 8, !dbg !142
  ret void, !dbg !143
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.small* @_ZSt11__addressofI5smallEPT_RS1_(%struct.small* noundef nonnull align 4 dereferenceable(8) %0) #1 comdat !dbg !144 {
  %2 = alloca %struct.small*, align 8
  store %struct.small* %0, %struct.small** %2, align 8
  %3 = load %struct.small*, %struct.small** %2, align 8, !dbg !146
  ret %struct.small* %3, !dbg !147
}

; Function Attrs: nounwind willreturn
declare void @__atomic_store(i64, i8*, i8*, i32) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.large* @_ZSt11__addressofI5largeEPT_RS1_(%struct.large* noundef nonnull align 4 dereferenceable(12) %0) #1 comdat !dbg !148 {
  %2 = alloca %struct.large*, align 8
  store %struct.large* %0, %struct.large** %2, align 8
  %3 = load %struct.large*, %struct.large** %2, align 8, !dbg !149
  ret %struct.large* %3, !dbg !150
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !151 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !152
  ret %class.anon* %3, !dbg !153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #6 align 2 !dbg !154 {
  %3 = alloca %"struct.std::thread::_State_impl"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %3, align 8
  %6 = bitcast %"struct.std::thread::_State_impl"* %5 to %"struct.std::thread::_State"*, !dbg !155
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !156
  %7 = bitcast %"struct.std::thread::_State_impl"* %5 to i32 (...)***, !dbg !155
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !155
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %5, i32 0, i32 1, !dbg !157
  %9 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %8, i32 0, i32 0, !dbg !158
  %10 = load %class.anon*, %class.anon** %4, align 8, !dbg !159
  %11 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %10) #13, !dbg !160
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.3"* noundef nonnull align 1 dereferenceable(1) %9, %class.anon* noundef nonnull align 1 dereferenceable(1) %11) #13, !dbg !161
  ret void, !dbg !162
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #9

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !163 {
  %3 = alloca %"class.std::unique_ptr"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %3, align 8
  %6 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %5, i32 0, i32 0, !dbg !165
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !166
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7)
          to label %8 unwind label %9, !dbg !165

8:                                                ; preds = %2
  ret void, !dbg !167

9:                                                ; preds = %2
  %10 = landingpad { i8*, i32 }
          catch i8* null, !dbg !165
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !165
  call void @__clang_call_terminate(i8* %11) #14, !dbg !165
  unreachable, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !168 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  %3 = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %4 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %5 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %4, i32 0, i32 0, !dbg !169
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !169
  %7 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !170
  store %"struct.std::thread::_State"** %7, %"struct.std::thread::_State"*** %3, align 8, !dbg !171
  %8 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !172
  %9 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %8, align 8, !dbg !172
  %10 = icmp ne %"struct.std::thread::_State"* %9, null, !dbg !173
  br i1 %10, label %11, label %17, !dbg !172

11:                                               ; preds = %1
  %12 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !174
  %13 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !175
  %14 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !176
  %15 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %14, align 8, !dbg !176
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %12, %"struct.std::thread::_State"* noundef %15)
          to label %16 unwind label %19, !dbg !174

16:                                               ; preds = %11
  br label %17, !dbg !174

17:                                               ; preds = %16, %1
  %18 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %3, align 8, !dbg !177
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %18, align 8, !dbg !178
  ret void, !dbg !179

19:                                               ; preds = %11
  %20 = landingpad { i8*, i32 }
          catch i8* null, !dbg !174
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !174
  call void @__clang_call_terminate(i8* %21) #14, !dbg !174
  unreachable, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !180 {
  %2 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %2, align 8
  %3 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State"* %3 to i32 (...)***, !dbg !181
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !181
  ret void, !dbg !181
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(%"class.std::tuple.3"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #6 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !182 {
  %3 = alloca %"class.std::tuple.3"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::tuple.3"* %0, %"class.std::tuple.3"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::tuple.3"*, %"class.std::tuple.3"** %3, align 8
  %6 = bitcast %"class.std::tuple.3"* %5 to %"struct.std::_Tuple_impl.4"*, !dbg !184
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !185
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !186
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8)
          to label %9 unwind label %10, !dbg !187

9:                                                ; preds = %2
  ret void, !dbg !188

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !187
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !187
  call void @__clang_call_terminate(i8* %12) #14, !dbg !187
  unreachable, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #6 align 2 !dbg !189 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to %"struct.std::thread::_State"*, !dbg !190
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !190
  ret void, !dbg !190
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #6 align 2 !dbg !191 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %3) #13, !dbg !192
  %4 = bitcast %"struct.std::thread::_State_impl"* %3 to i8*, !dbg !192
  call void @_ZdlPv(i8* noundef %4) #16, !dbg !192
  ret void, !dbg !192
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #10 align 2 !dbg !193 {
  %2 = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %0, %"struct.std::thread::_State_impl"** %2, align 8
  %3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %3, i32 0, i32 1, !dbg !194
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !194
  ret void, !dbg !195
}

; Function Attrs: noinline optnone uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 align 2 !dbg !196 {
  %3 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %3, align 8
  %6 = bitcast %"struct.std::_Tuple_impl.4"* %5 to %"struct.std::_Head_base.5"*, !dbg !197
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !198
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !199
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.5"* noundef nonnull align 1 dereferenceable(1) %6, %class.anon* noundef nonnull align 1 dereferenceable(1) %8), !dbg !200
  ret void, !dbg !201
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #13
  call void @_ZSt9terminatev() #14
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EEC2IS0_EEOT_"(%"struct.std::_Head_base.5"* noundef nonnull align 1 dereferenceable(1) %0, %class.anon* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #6 align 2 !dbg !202 {
  %3 = alloca %"struct.std::_Head_base.5"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"struct.std::_Head_base.5"* %0, %"struct.std::_Head_base.5"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %3, align 8
  %6 = bitcast %"struct.std::_Head_base.5"* %5 to %class.anon*, !dbg !203
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !204
  %8 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7) #13, !dbg !205
  ret void, !dbg !206
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #10 align 2 !dbg !207 {
  %2 = alloca %"struct.std::thread::_Invoker"*, align 8
  %3 = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %2, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %2, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !208
  ret void, !dbg !209
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(%"struct.std::thread::_Invoker"* noundef nonnull align 1 dereferenceable(1) %0) #10 align 2 !dbg !210 {
  %2 = alloca %"struct.std::_Index_tuple", align 1
  %3 = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %0, %"struct.std::thread::_Invoker"** %3, align 8
  %4 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %3, align 8
  %5 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %4, i32 0, i32 0, !dbg !211
  %6 = call noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.3"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.3"* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !212
  %7 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.3"* noundef nonnull align 1 dereferenceable(1) %6) #13, !dbg !213
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %7), !dbg !214
  ret void, !dbg !215
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #10 !dbg !216 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !218
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !219
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !220
  ret void, !dbg !221
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(%"class.std::tuple.3"* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !222 {
  %2 = alloca %"class.std::tuple.3"*, align 8
  store %"class.std::tuple.3"* %0, %"class.std::tuple.3"** %2, align 8
  %3 = load %"class.std::tuple.3"*, %"class.std::tuple.3"** %2, align 8, !dbg !223
  %4 = bitcast %"class.std::tuple.3"* %3 to %"struct.std::_Tuple_impl.4"*, !dbg !223
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !224
  %6 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5) #13, !dbg !225
  ret %class.anon* %6, !dbg !226
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %"class.std::tuple.3"* @"_ZSt4moveIRSt5tupleIJZ4mainE3$_0EEEONSt16remove_referenceIT_E4typeEOS5_"(%"class.std::tuple.3"* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !227 {
  %2 = alloca %"class.std::tuple.3"*, align 8
  store %"class.std::tuple.3"* %0, %"class.std::tuple.3"** %2, align 8
  %3 = load %"class.std::tuple.3"*, %"class.std::tuple.3"** %2, align 8, !dbg !228
  ret %"class.std::tuple.3"* %3, !dbg !229
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #10 !dbg !230 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !231
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt7forwardIZ4mainE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !232
  call void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %5), !dbg !232
  ret void, !dbg !233
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !234 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %struct.small, align 4
  %4 = alloca %struct.small, align 4
  %5 = alloca %struct.small, align 4
  %6 = alloca %struct.large, align 4
  %7 = alloca %struct.large, align 4
  %8 = alloca %struct.large, align 4
  %9 = alloca { i64, i8 }, align 4
  store %class.anon* %0, %class.anon** %2, align 8
  %10 = load %class.anon*, %class.anon** %2, align 8
  %11 = getelementptr inbounds %struct.small, %struct.small* %3, i32 0, i32 0, !dbg !235
  store i8 1, i8* %11, align 4, !dbg !236
  %12 = getelementptr inbounds %struct.small, %struct.small* %3, i32 0, i32 1, !dbg !237
  store i32 2, i32* %12, align 4, !dbg !238
  %13 = getelementptr inbounds %struct.small, %struct.small* %4, i32 0, i32 0, !dbg !239
  store i8 3, i8* %13, align 4, !dbg !240
  %14 = getelementptr inbounds %struct.small, %struct.small* %4, i32 0, i32 1, !dbg !241
  store i32 4, i32* %14, align 4, !dbg !242
  %15 = bitcast %struct.small* %5 to i8*, !dbg !243
  %16 = bitcast %struct.small* %4 to i8*, !dbg !243
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %15, i8* align 4 %16, i64 8, i1 false), !dbg !243
  %17 = bitcast %struct.small* %5 to i64*, !dbg !244
  %18 = load i64, i64* %17, align 4, !dbg !244
  %19 = call noundef zeroext i1 @_ZNSt6atomicI5smallE23compare_exchange_strongERS0_S0_St12memory_order(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) @a, %struct.small* noundef nonnull align 4 dereferenceable(8) %3, i64 %18, i32 noundef 5) #13, !dbg !244
  br i1 %19, label %35, label %20, !dbg !245

20:                                               ; preds = %1
  %21 = getelementptr inbounds %struct.small, %struct.small* %3, i32 0, i32 0, !dbg !246
  %22 = load i8, i8* %21, align 4, !dbg !246
  %23 = sext i8 %22 to i32, !dbg !246
  %24 = icmp eq i32 %23, 5, !dbg !246
  br i1 %24, label %25, label %29, !dbg !246

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.small, %struct.small* %3, i32 0, i32 1, !dbg !246
  %27 = load i32, i32* %26, align 4, !dbg !246
  %28 = icmp eq i32 %27, 6, !dbg !246
  br label %29

29:                                               ; preds = %25, %20
  %30 = phi i1 [ false, %20 ], [ %28, %25 ], !dbg !247
  br i1 %30, label %31, label %32, !dbg !246

31:                                               ; preds = %29
  br label %34, !dbg !246

32:                                               ; preds = %29
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv", i64 0, i64 0)) #14, !dbg !246
  unreachable, !dbg !246

33:                                               ; No predecessors!
  br label %34, !dbg !246

34:                                               ; preds = %33, %31
  br label %35, !dbg !246

35:                                               ; preds = %34, %1
  %36 = getelementptr inbounds %struct.large, %struct.large* %6, i32 0, i32 0, !dbg !248
  store i8 1, i8* %36, align 4, !dbg !249
  %37 = getelementptr inbounds %struct.large, %struct.large* %6, i32 0, i32 1, !dbg !250
  store i32 2, i32* %37, align 4, !dbg !251
  %38 = getelementptr inbounds %struct.large, %struct.large* %6, i32 0, i32 2, !dbg !252
  store i8 3, i8* %38, align 4, !dbg !253
  %39 = getelementptr inbounds %struct.large, %struct.large* %7, i32 0, i32 0, !dbg !254
  store i8 3, i8* %39, align 4, !dbg !255
  %40 = getelementptr inbounds %struct.large, %struct.large* %7, i32 0, i32 1, !dbg !256
  store i32 4, i32* %40, align 4, !dbg !257
  %41 = getelementptr inbounds %struct.large, %struct.large* %7, i32 0, i32 2, !dbg !258
  store i8 5, i8* %41, align 4, !dbg !259
  %42 = bitcast %struct.large* %8 to i8*, !dbg !260
  %43 = bitcast %struct.large* %7 to i8*, !dbg !260
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %42, i8* align 4 %43, i64 12, i1 false), !dbg !260
  %44 = bitcast { i64, i8 }* %9 to i8*, !dbg !261
  %45 = bitcast %struct.large* %8 to i8*, !dbg !261
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %44, i8* align 4 %45, i64 12, i1 false), !dbg !261
  %46 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %9, i32 0, i32 0, !dbg !261
  %47 = load i64, i64* %46, align 4, !dbg !261
  %48 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %9, i32 0, i32 1, !dbg !261
  %49 = load i8, i8* %48, align 4, !dbg !261
  %50 = call noundef zeroext i1 @_ZNSt6atomicI5largeE23compare_exchange_strongERS0_S0_St12memory_order(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) @b, %struct.large* noundef nonnull align 4 dereferenceable(12) %6, i64 %47, i8 %49, i32 noundef 5) #13, !dbg !261
  br i1 %50, label %59, label %51, !dbg !262

51:                                               ; preds = %35
  %52 = getelementptr inbounds %struct.large, %struct.large* %6, i32 0, i32 1, !dbg !263
  %53 = load i32, i32* %52, align 4, !dbg !263
  %54 = icmp eq i32 %53, 7, !dbg !263
  br i1 %54, label %55, label %56, !dbg !263

55:                                               ; preds = %51
  br label %58, !dbg !263

56:                                               ; preds = %51
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv", i64 0, i64 0)) #14, !dbg !263
  unreachable, !dbg !263

57:                                               ; No predecessors!
  br label %58, !dbg !263

58:                                               ; preds = %57, %55
  br label %59, !dbg !263

59:                                               ; preds = %58, %35
  ret void, !dbg !264
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6atomicI5smallE23compare_exchange_strongERS0_S0_St12memory_order(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) %0, %struct.small* noundef nonnull align 4 dereferenceable(8) %1, i64 %2, i32 noundef %3) #1 comdat align 2 !dbg !265 {
  %5 = alloca %struct.small, align 4
  %6 = alloca %"struct.std::atomic"*, align 8
  %7 = alloca %struct.small*, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.small, align 4
  %10 = bitcast %struct.small* %5 to i64*
  store i64 %2, i64* %10, align 4
  store %"struct.std::atomic"* %0, %"struct.std::atomic"** %6, align 8
  store %struct.small* %1, %struct.small** %7, align 8
  store i32 %3, i32* %8, align 4
  %11 = load %"struct.std::atomic"*, %"struct.std::atomic"** %6, align 8
  %12 = load %struct.small*, %struct.small** %7, align 8, !dbg !266
  %13 = bitcast %struct.small* %9 to i8*, !dbg !267
  %14 = bitcast %struct.small* %5 to i8*, !dbg !267
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %13, i8* align 4 %14, i64 8, i1 false), !dbg !267
  %15 = load i32, i32* %8, align 4, !dbg !268
  %16 = load i32, i32* %8, align 4, !dbg !269
  %17 = call noundef i32 @_ZSt23__cmpexch_failure_orderSt12memory_order(i32 noundef %16) #13, !dbg !270
  %18 = bitcast %struct.small* %9 to i64*, !dbg !271
  %19 = load i64, i64* %18, align 4, !dbg !271
  %20 = call noundef zeroext i1 @_ZNSt6atomicI5smallE23compare_exchange_strongERS0_S0_St12memory_orderS3_(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) %11, %struct.small* noundef nonnull align 4 dereferenceable(8) %12, i64 %19, i32 noundef %15, i32 noundef %17) #13, !dbg !271
  ret i1 %20, !dbg !272
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6atomicI5largeE23compare_exchange_strongERS0_S0_St12memory_order(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) %0, %struct.large* noundef nonnull align 4 dereferenceable(12) %1, i64 %2, i8 %3, i32 noundef %4) #1 comdat align 2 !dbg !273 {
  %6 = alloca %struct.large, align 4
  %7 = alloca { i64, i8 }, align 4
  %8 = alloca %"struct.std::atomic.0"*, align 8
  %9 = alloca %struct.large*, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.large, align 4
  %12 = alloca { i64, i8 }, align 4
  %13 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %7, i32 0, i32 0
  store i64 %2, i64* %13, align 4
  %14 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %7, i32 0, i32 1
  store i8 %3, i8* %14, align 4
  %15 = bitcast %struct.large* %6 to i8*
  %16 = bitcast { i64, i8 }* %7 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %15, i8* align 4 %16, i64 12, i1 false)
  store %"struct.std::atomic.0"* %0, %"struct.std::atomic.0"** %8, align 8
  store %struct.large* %1, %struct.large** %9, align 8
  store i32 %4, i32* %10, align 4
  %17 = load %"struct.std::atomic.0"*, %"struct.std::atomic.0"** %8, align 8
  %18 = load %struct.large*, %struct.large** %9, align 8, !dbg !274
  %19 = bitcast %struct.large* %11 to i8*, !dbg !275
  %20 = bitcast %struct.large* %6 to i8*, !dbg !275
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %19, i8* align 4 %20, i64 12, i1 false), !dbg !275
  %21 = load i32, i32* %10, align 4, !dbg !276
  %22 = load i32, i32* %10, align 4, !dbg !277
  %23 = call noundef i32 @_ZSt23__cmpexch_failure_orderSt12memory_order(i32 noundef %22) #13, !dbg !278
  %24 = bitcast { i64, i8 }* %12 to i8*, !dbg !279
  %25 = bitcast %struct.large* %11 to i8*, !dbg !279
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %24, i8* align 4 %25, i64 12, i1 false), !dbg !279
  %26 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %12, i32 0, i32 0, !dbg !279
  %27 = load i64, i64* %26, align 4, !dbg !279
  %28 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %12, i32 0, i32 1, !dbg !279
  %29 = load i8, i8* %28, align 4, !dbg !279
  %30 = call noundef zeroext i1 @_ZNSt6atomicI5largeE23compare_exchange_strongERS0_S0_St12memory_orderS3_(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) %17, %struct.large* noundef nonnull align 4 dereferenceable(12) %18, i64 %27, i8 %29, i32 noundef %21, i32 noundef %23) #13, !dbg !279
  ret i1 %30, !dbg !280
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6atomicI5smallE23compare_exchange_strongERS0_S0_St12memory_orderS3_(%"struct.std::atomic"* noundef nonnull align 8 dereferenceable(8) %0, %struct.small* noundef nonnull align 4 dereferenceable(8) %1, i64 %2, i32 noundef %3, i32 noundef %4) #1 comdat align 2 !dbg !281 {
  %6 = alloca %struct.small, align 4
  %7 = alloca %"struct.std::atomic"*, align 8
  %8 = alloca %struct.small*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = bitcast %struct.small* %6 to i64*
  store i64 %2, i64* %12, align 4
  store %"struct.std::atomic"* %0, %"struct.std::atomic"** %7, align 8
  store %struct.small* %1, %struct.small** %8, align 8
  store i32 %3, i32* %9, align 4
  store i32 %4, i32* %10, align 4
  %13 = load %"struct.std::atomic"*, %"struct.std::atomic"** %7, align 8
  br label %14, !dbg !282

14:                                               ; preds = %5
  br label %15, !dbg !282

15:                                               ; preds = %14
  br label %16, !dbg !282

16:                                               ; preds = %15
  %17 = getelementptr inbounds %"struct.std::atomic", %"struct.std::atomic"* %13, i32 0, i32 0, !dbg !283
  %18 = call noundef %struct.small* @_ZSt11__addressofI5smallEPT_RS1_(%struct.small* noundef nonnull align 4 dereferenceable(8) %17) #13, !dbg !284
  %19 = load i32, i32* %9, align 4, !dbg !285
  %20 = load %struct.small*, %struct.small** %8, align 8, !dbg !286
  %21 = call noundef %struct.small* @_ZSt11__addressofI5smallEPT_RS1_(%struct.small* noundef nonnull align 4 dereferenceable(8) %20) #13, !dbg !287
  %22 = call noundef %struct.small* @_ZSt11__addressofI5smallEPT_RS1_(%struct.small* noundef nonnull align 4 dereferenceable(8) %6) #13, !dbg !288
  %23 = load i32, i32* %10, align 4, !dbg !289
  %24 = bitcast %struct.small* %18 to i64*, !dbg !290
  %25 = bitcast %struct.small* %21 to i64*, !dbg !290
  %26 = bitcast %struct.small* %22 to i64*, !dbg !290
  %27 = bitcast i64* %24 to i8*, !dbg !290
  %28 = bitcast i64* %25 to i8*, !dbg !290
  %29 = bitcast i64* %26 to i8*, !dbg !290
  %30 = call noundef zeroext i1 @__atomic_compare_exchange(i64 noundef 8, i8* noundef %27, i8* noundef %28, i8* noundef %29, i32 noundef %19, i32 noundef %23), !dbg !290
  ret i1 %30, !dbg !291
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZSt23__cmpexch_failure_orderSt12memory_order(i32 noundef %0) #1 comdat personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !292 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !294
  %4 = invoke noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %3, i32 noundef 65535)
          to label %5 unwind label %12, !dbg !295

5:                                                ; preds = %1
  %6 = call noundef i32 @_ZSt24__cmpexch_failure_order2St12memory_order(i32 noundef %4) #13, !dbg !296
  %7 = load i32, i32* %2, align 4, !dbg !297
  %8 = invoke noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %7, i32 noundef -65536)
          to label %9 unwind label %12, !dbg !298

9:                                                ; preds = %5
  %10 = invoke noundef i32 @_ZStorSt12memory_orderSt23__memory_order_modifier(i32 noundef %6, i32 noundef %8)
          to label %11 unwind label %12, !dbg !299

11:                                               ; preds = %9
  ret i32 %10, !dbg !300

12:                                               ; preds = %9, %5, %1
  %13 = landingpad { i8*, i32 }
          catch i8* null, !dbg !295
  %14 = extractvalue { i8*, i32 } %13, 0, !dbg !295
  call void @__clang_call_terminate(i8* %14) #14, !dbg !295
  unreachable, !dbg !295
}

; Function Attrs: nounwind willreturn
declare i1 @__atomic_compare_exchange(i64, i8*, i8*, i8*, i32, i32) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZStorSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef %1) #1 comdat !dbg !301 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4, !dbg !302
  %6 = load i32, i32* %4, align 4, !dbg !303
  %7 = or i32 %5, %6, !dbg !304
  ret i32 %7, !dbg !305
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZSt24__cmpexch_failure_order2St12memory_order(i32 noundef %0) #1 comdat !dbg !306 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4, !dbg !307
  %4 = icmp eq i32 %3, 4, !dbg !308
  br i1 %4, label %5, label %6, !dbg !307

5:                                                ; preds = %1
  br label %14, !dbg !307

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !dbg !309
  %8 = icmp eq i32 %7, 3, !dbg !310
  br i1 %8, label %9, label %10, !dbg !309

9:                                                ; preds = %6
  br label %12, !dbg !309

10:                                               ; preds = %6
  %11 = load i32, i32* %2, align 4, !dbg !311
  br label %12, !dbg !309

12:                                               ; preds = %10, %9
  %13 = phi i32 [ 0, %9 ], [ %11, %10 ], !dbg !309
  br label %14, !dbg !307

14:                                               ; preds = %12, %5
  %15 = phi i32 [ 2, %5 ], [ %13, %12 ], !dbg !307
  ret i32 %15, !dbg !312
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef %1) #1 comdat !dbg !313 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4, !dbg !314
  %6 = load i32, i32* %4, align 4, !dbg !315
  %7 = and i32 %5, %6, !dbg !316
  ret i32 %7, !dbg !317
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6atomicI5largeE23compare_exchange_strongERS0_S0_St12memory_orderS3_(%"struct.std::atomic.0"* noundef nonnull align 4 dereferenceable(12) %0, %struct.large* noundef nonnull align 4 dereferenceable(12) %1, i64 %2, i8 %3, i32 noundef %4, i32 noundef %5) #1 comdat align 2 !dbg !318 {
  %7 = alloca %struct.large, align 4
  %8 = alloca { i64, i8 }, align 4
  %9 = alloca %"struct.std::atomic.0"*, align 8
  %10 = alloca %struct.large*, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %8, i32 0, i32 0
  store i64 %2, i64* %14, align 4
  %15 = getelementptr inbounds { i64, i8 }, { i64, i8 }* %8, i32 0, i32 1
  store i8 %3, i8* %15, align 4
  %16 = bitcast %struct.large* %7 to i8*
  %17 = bitcast { i64, i8 }* %8 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %16, i8* align 4 %17, i64 12, i1 false)
  store %"struct.std::atomic.0"* %0, %"struct.std::atomic.0"** %9, align 8
  store %struct.large* %1, %struct.large** %10, align 8
  store i32 %4, i32* %11, align 4
  store i32 %5, i32* %12, align 4
  %18 = load %"struct.std::atomic.0"*, %"struct.std::atomic.0"** %9, align 8
  br label %19, !dbg !319

19:                                               ; preds = %6
  br label %20, !dbg !319

20:                                               ; preds = %19
  br label %21, !dbg !319

21:                                               ; preds = %20
  %22 = getelementptr inbounds %"struct.std::atomic.0", %"struct.std::atomic.0"* %18, i32 0, i32 0, !dbg !320
  %23 = call noundef %struct.large* @_ZSt11__addressofI5largeEPT_RS1_(%struct.large* noundef nonnull align 4 dereferenceable(12) %22) #13, !dbg !321
  %24 = load i32, i32* %11, align 4, !dbg !322
  %25 = load %struct.large*, %struct.large** %10, align 8, !dbg !323
  %26 = call noundef %struct.large* @_ZSt11__addressofI5largeEPT_RS1_(%struct.large* noundef nonnull align 4 dereferenceable(12) %25) #13, !dbg !324
  %27 = call noundef %struct.large* @_ZSt11__addressofI5largeEPT_RS1_(%struct.large* noundef nonnull align 4 dereferenceable(12) %7) #13, !dbg !325
  %28 = load i32, i32* %12, align 4, !dbg !326
  %29 = bitcast %struct.large* %23 to i96*, !dbg !327
  %30 = bitcast %struct.large* %26 to i96*, !dbg !327
  %31 = bitcast %struct.large* %27 to i96*, !dbg !327
  %32 = bitcast i96* %29 to i8*, !dbg !327
  %33 = bitcast i96* %30 to i8*, !dbg !327
  %34 = bitcast i96* %31 to i8*, !dbg !327
  %35 = call noundef zeroext i1 @__atomic_compare_exchange(i64 noundef 12, i8* noundef %32, i8* noundef %33, i8* noundef %34, i32 noundef %24, i32 noundef %28), !dbg !327
  ret i1 %35, !dbg !328
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %0) #1 !dbg !329 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !330
  %4 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !331
  ret %class.anon* %4, !dbg !332
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(%"struct.std::_Tuple_impl.4"* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !333 {
  %2 = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %0, %"struct.std::_Tuple_impl.4"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %2, align 8, !dbg !334
  %4 = bitcast %"struct.std::_Tuple_impl.4"* %3 to %"struct.std::_Head_base.5"*, !dbg !334
  %5 = call noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.5"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !335
  ret %class.anon* %5, !dbg !336
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %class.anon* @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb1EE7_M_headERS1_"(%"struct.std::_Head_base.5"* noundef nonnull align 1 dereferenceable(1) %0) #1 align 2 !dbg !337 {
  %2 = alloca %"struct.std::_Head_base.5"*, align 8
  store %"struct.std::_Head_base.5"* %0, %"struct.std::_Head_base.5"** %2, align 8
  %3 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %2, align 8, !dbg !338
  %4 = bitcast %"struct.std::_Head_base.5"* %3 to %class.anon*, !dbg !339
  ret %class.anon* %4, !dbg !340
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #3 comdat align 2 !dbg !341 {
  %3 = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %0, %"struct.std::__uniq_ptr_data"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %3, align 8
  %6 = bitcast %"struct.std::__uniq_ptr_data"* %5 to %"class.std::__uniq_ptr_impl"*, !dbg !342
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !342
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %6, %"struct.std::thread::_State"* noundef %7), !dbg !342
  ret void, !dbg !342
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0, %"struct.std::thread::_State"* noundef %1) unnamed_addr #6 comdat align 2 !dbg !343 {
  %3 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %3, align 8
  %6 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %5, i32 0, i32 0, !dbg !344
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !344
  %7 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !345
  %8 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !346
  store %"struct.std::thread::_State"* %7, %"struct.std::thread::_State"** %8, align 8, !dbg !347
  ret void, !dbg !348
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !349 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !350
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %5 unwind label %6, !dbg !351

5:                                                ; preds = %1
  ret void, !dbg !352

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null, !dbg !351
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !351
  call void @__clang_call_terminate(i8* %8) #14, !dbg !351
  unreachable, !dbg !351
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !353 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !354
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !355
  ret %"struct.std::thread::_State"** %5, !dbg !356
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !357 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Tuple_impl.1"*, !dbg !358
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !359
  %5 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.2"*, !dbg !358
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.2"* noundef nonnull align 8 dereferenceable(8) %5), !dbg !360
  ret void, !dbg !361
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !362 {
  %2 = alloca %"struct.std::_Tuple_impl.1"*, align 8
  store %"struct.std::_Tuple_impl.1"* %0, %"struct.std::_Tuple_impl.1"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.1"*, %"struct.std::_Tuple_impl.1"** %2, align 8
  %4 = bitcast %"struct.std::_Tuple_impl.1"* %3 to %"struct.std::_Head_base"*, !dbg !363
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4), !dbg !364
  ret void, !dbg !365
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.2"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !366 {
  %2 = alloca %"struct.std::_Head_base.2"*, align 8
  store %"struct.std::_Head_base.2"* %0, %"struct.std::_Head_base.2"** %2, align 8
  %3 = load %"struct.std::_Head_base.2"*, %"struct.std::_Head_base.2"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Head_base.2", %"struct.std::_Head_base.2"* %3, i32 0, i32 0, !dbg !367
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %4, align 8, !dbg !367
  ret void, !dbg !368
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #6 comdat align 2 !dbg !369 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !370
  ret void, !dbg !371
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !372 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !373
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl"*, !dbg !373
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !374
  ret %"struct.std::thread::_State"** %5, !dbg !375
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !376 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !377
  %4 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !378
  ret %"struct.std::thread::_State"** %4, !dbg !379
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !380 {
  %2 = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %0, %"struct.std::_Tuple_impl"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %2, align 8, !dbg !381
  %4 = bitcast %"struct.std::_Tuple_impl"* %3 to %"struct.std::_Head_base.2"*, !dbg !381
  %5 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.2"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !382
  ret %"struct.std::thread::_State"** %5, !dbg !383
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.2"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !384 {
  %2 = alloca %"struct.std::_Head_base.2"*, align 8
  store %"struct.std::_Head_base.2"* %0, %"struct.std::_Head_base.2"** %2, align 8
  %3 = load %"struct.std::_Head_base.2"*, %"struct.std::_Head_base.2"** %2, align 8, !dbg !385
  %4 = getelementptr inbounds %"struct.std::_Head_base.2", %"struct.std::_Head_base.2"* %3, i32 0, i32 0, !dbg !386
  ret %"struct.std::thread::_State"** %4, !dbg !387
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !388 {
  %2 = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %0, %"class.std::unique_ptr"** %2, align 8
  %3 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %2, align 8
  %4 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %3, i32 0, i32 0, !dbg !389
  %5 = bitcast %"struct.std::__uniq_ptr_data"* %4 to %"class.std::__uniq_ptr_impl"*, !dbg !389
  %6 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !390
  ret %"struct.std::default_delete"* %6, !dbg !391
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %0, %"struct.std::thread::_State"* noundef %1) #1 comdat align 2 !dbg !392 {
  %3 = alloca %"struct.std::default_delete"*, align 8
  %4 = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %0, %"struct.std::default_delete"** %3, align 8
  store %"struct.std::thread::_State"* %1, %"struct.std::thread::_State"** %4, align 8
  %5 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %3, align 8
  %6 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %4, align 8, !dbg !393
  %7 = icmp eq %"struct.std::thread::_State"* %6, null, !dbg !394
  br i1 %7, label %13, label %8, !dbg !394

8:                                                ; preds = %2
  %9 = bitcast %"struct.std::thread::_State"* %6 to void (%"struct.std::thread::_State"*)***, !dbg !394
  %10 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %9, align 8, !dbg !394
  %11 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %10, i64 1, !dbg !394
  %12 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %11, align 8, !dbg !394
  call void %12(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !394
  br label %13, !dbg !394

13:                                               ; preds = %8, %2
  ret void, !dbg !395
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !396 {
  %2 = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %0, %"struct.std::thread::_State"*** %2, align 8
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %2, align 8, !dbg !397
  ret %"struct.std::thread::_State"** %3, !dbg !398
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat align 2 !dbg !399 {
  %2 = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %0, %"class.std::__uniq_ptr_impl"** %2, align 8
  %3 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %2, align 8
  %4 = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %3, i32 0, i32 0, !dbg !400
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !401
  ret %"struct.std::default_delete"* %5, !dbg !402
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %0) #1 comdat !dbg !403 {
  %2 = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %0, %"class.std::tuple"** %2, align 8
  %3 = load %"class.std::tuple"*, %"class.std::tuple"** %2, align 8, !dbg !404
  %4 = bitcast %"class.std::tuple"* %3 to %"struct.std::_Tuple_impl.1"*, !dbg !404
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !405
  ret %"struct.std::default_delete"* %5, !dbg !406
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %0) #1 comdat !dbg !407 {
  %2 = alloca %"struct.std::_Tuple_impl.1"*, align 8
  store %"struct.std::_Tuple_impl.1"* %0, %"struct.std::_Tuple_impl.1"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.1"*, %"struct.std::_Tuple_impl.1"** %2, align 8, !dbg !408
  %4 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %3) #13, !dbg !409
  ret %"struct.std::default_delete"* %4, !dbg !410
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.1"* noundef nonnull align 1 dereferenceable(1) %0) #1 comdat align 2 !dbg !411 {
  %2 = alloca %"struct.std::_Tuple_impl.1"*, align 8
  store %"struct.std::_Tuple_impl.1"* %0, %"struct.std::_Tuple_impl.1"** %2, align 8
  %3 = load %"struct.std::_Tuple_impl.1"*, %"struct.std::_Tuple_impl.1"** %2, align 8, !dbg !412
  %4 = bitcast %"struct.std::_Tuple_impl.1"* %3 to %"struct.std::_Head_base"*, !dbg !412
  %5 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %4) #13, !dbg !413
  ret %"struct.std::default_delete"* %5, !dbg !414
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0) #1 comdat align 2 !dbg !415 {
  %2 = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %0, %"struct.std::_Head_base"** %2, align 8
  %3 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %2, align 8, !dbg !416
  %4 = bitcast %"struct.std::_Head_base"* %3 to %"struct.std::default_delete"*, !dbg !417
  ret %"struct.std::default_delete"* %4, !dbg !418
}

; Function Attrs: nounwind willreturn
declare void @__atomic_exchange(i64, i8*, i8*, i8*, i32) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.small* @_ZSt11__addressofIK5smallEPT_RS2_(%struct.small* noundef nonnull align 4 dereferenceable(8) %0) #1 comdat !dbg !419 {
  %2 = alloca %struct.small*, align 8
  store %struct.small* %0, %struct.small** %2, align 8
  %3 = load %struct.small*, %struct.small** %2, align 8, !dbg !420
  ret %struct.small* %3, !dbg !421
}

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, i8*, i8*, i32) #7

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef %struct.large* @_ZSt11__addressofIK5largeEPT_RS2_(%struct.large* noundef nonnull align 4 dereferenceable(12) %0) #1 comdat !dbg !422 {
  %2 = alloca %struct.large*, align 8
  store %struct.large* %0, %struct.large** %2, align 8
  %3 = load %struct.large*, %struct.large** %2, align 8, !dbg !423
  ret %struct.large* %3, !dbg !424
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn }
attributes #8 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-atomic-padding.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "3ea0f9cb2a5fd9955a8e3b82d4f9afb7")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !11, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 19, column: 4, scope: !10)
!14 = !DILocation(line: 19, column: 6, scope: !10)
!15 = !DILocation(line: 20, column: 4, scope: !10)
!16 = !DILocation(line: 20, column: 6, scope: !10)
!17 = !DILocation(line: 21, column: 10, scope: !10)
!18 = !DILocation(line: 21, column: 4, scope: !10)
!19 = !DILocation(line: 23, column: 4, scope: !10)
!20 = !DILocation(line: 23, column: 6, scope: !10)
!21 = !DILocation(line: 24, column: 4, scope: !10)
!22 = !DILocation(line: 24, column: 6, scope: !10)
!23 = !DILocation(line: 25, column: 4, scope: !10)
!24 = !DILocation(line: 25, column: 6, scope: !10)
!25 = !DILocation(line: 26, column: 10, scope: !10)
!26 = !DILocation(line: 26, column: 4, scope: !10)
!27 = !DILocation(line: 27, column: 14, scope: !10)
!28 = !DILocation(line: 45, column: 4, scope: !10)
!29 = !DILocation(line: 45, column: 6, scope: !10)
!30 = !DILocation(line: 46, column: 4, scope: !10)
!31 = !DILocation(line: 46, column: 6, scope: !10)
!32 = !DILocation(line: 47, column: 17, scope: !10)
!33 = !DILocation(line: 47, column: 8, scope: !10)
!34 = !DILocation(line: 47, column: 4, scope: !10)
!35 = !DILocation(line: 48, column: 2, scope: !10)
!36 = !DILocation(line: 49, column: 4, scope: !10)
!37 = !DILocation(line: 49, column: 6, scope: !10)
!38 = !DILocation(line: 50, column: 17, scope: !10)
!39 = !DILocation(line: 50, column: 8, scope: !10)
!40 = !DILocation(line: 50, column: 4, scope: !10)
!41 = !DILocation(line: 51, column: 2, scope: !10)
!42 = !DILocation(line: 52, column: 4, scope: !10)
!43 = !DILocation(line: 53, column: 2, scope: !10)
!44 = !DILocation(line: 0, scope: !10)
!45 = !DILocation(line: 54, column: 1, scope: !10)
!46 = distinct !DISubprogram(name: "store", scope: !47, file: !47, line: 269, type: !11, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!47 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!48 = !DILocation(line: 271, column: 34, scope: !46)
!49 = !DILocation(line: 271, column: 17, scope: !46)
!50 = !DILocation(line: 271, column: 68, scope: !46)
!51 = !DILocation(line: 271, column: 41, scope: !46)
!52 = !DILocation(line: 271, column: 2, scope: !46)
!53 = !DILocation(line: 272, column: 7, scope: !46)
!54 = distinct !DISubprogram(name: "store", scope: !47, file: !47, line: 269, type: !11, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!55 = !DILocation(line: 271, column: 34, scope: !54)
!56 = !DILocation(line: 271, column: 17, scope: !54)
!57 = !DILocation(line: 271, column: 68, scope: !54)
!58 = !DILocation(line: 271, column: 41, scope: !54)
!59 = !DILocation(line: 271, column: 2, scope: !54)
!60 = !DILocation(line: 272, column: 7, scope: !54)
!61 = distinct !DISubprogram(name: "thread<(lambda at cpp-atomic-padding.cpp:27:16), void>", scope: !62, file: !62, line: 126, type: !11, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!62 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!63 = !DILocation(line: 126, column: 7, scope: !61)
!64 = !DILocation(line: 137, column: 7, scope: !61)
!65 = !DILocation(line: 142, column: 29, scope: !61)
!66 = !DILocation(line: 143, column: 32, scope: !61)
!67 = !DILocation(line: 143, column: 8, scope: !61)
!68 = !DILocation(line: 142, column: 33, scope: !61)
!69 = !DILocation(line: 142, column: 18, scope: !61)
!70 = !DILocation(line: 142, column: 2, scope: !61)
!71 = !DILocation(line: 145, column: 7, scope: !61)
!72 = distinct !DISubprogram(name: "exchange", scope: !47, file: !47, line: 299, type: !11, scopeLine: 300, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!73 = !DILocation(line: 302, column: 38, scope: !72)
!74 = !DILocation(line: 302, column: 15, scope: !72)
!75 = !DILocation(line: 302, column: 7, scope: !72)
!76 = !DILocation(line: 303, column: 37, scope: !72)
!77 = !DILocation(line: 303, column: 20, scope: !72)
!78 = !DILocation(line: 304, column: 17, scope: !72)
!79 = !DILocation(line: 303, column: 44, scope: !72)
!80 = !DILocation(line: 304, column: 6, scope: !72)
!81 = !DILocation(line: 303, column: 2, scope: !72)
!82 = !DILocation(line: 305, column: 10, scope: !72)
!83 = !DILocation(line: 305, column: 9, scope: !72)
!84 = !DILocation(line: 305, column: 2, scope: !72)
!85 = distinct !DISubprogram(name: "exchange", scope: !47, file: !47, line: 299, type: !11, scopeLine: 300, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!86 = !DILocation(line: 302, column: 38, scope: !85)
!87 = !DILocation(line: 302, column: 15, scope: !85)
!88 = !DILocation(line: 302, column: 7, scope: !85)
!89 = !DILocation(line: 303, column: 37, scope: !85)
!90 = !DILocation(line: 303, column: 20, scope: !85)
!91 = !DILocation(line: 304, column: 17, scope: !85)
!92 = !DILocation(line: 303, column: 44, scope: !85)
!93 = !DILocation(line: 304, column: 6, scope: !85)
!94 = !DILocation(line: 303, column: 2, scope: !85)
!95 = !DILocation(line: 305, column: 10, scope: !85)
!96 = !DILocation(line: 305, column: 9, scope: !85)
!97 = !DILocation(line: 305, column: 2, scope: !85)
!98 = distinct !DISubprogram(name: "load", scope: !47, file: !47, line: 281, type: !11, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!99 = !DILocation(line: 284, column: 38, scope: !98)
!100 = !DILocation(line: 284, column: 15, scope: !98)
!101 = !DILocation(line: 284, column: 7, scope: !98)
!102 = !DILocation(line: 285, column: 33, scope: !98)
!103 = !DILocation(line: 285, column: 16, scope: !98)
!104 = !DILocation(line: 285, column: 51, scope: !98)
!105 = !DILocation(line: 285, column: 40, scope: !98)
!106 = !DILocation(line: 285, column: 2, scope: !98)
!107 = !DILocation(line: 286, column: 10, scope: !98)
!108 = !DILocation(line: 286, column: 9, scope: !98)
!109 = !DILocation(line: 286, column: 2, scope: !98)
!110 = distinct !DISubprogram(name: "load", scope: !47, file: !47, line: 281, type: !11, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!111 = !DILocation(line: 284, column: 38, scope: !110)
!112 = !DILocation(line: 284, column: 15, scope: !110)
!113 = !DILocation(line: 284, column: 7, scope: !110)
!114 = !DILocation(line: 285, column: 33, scope: !110)
!115 = !DILocation(line: 285, column: 16, scope: !110)
!116 = !DILocation(line: 285, column: 51, scope: !110)
!117 = !DILocation(line: 285, column: 40, scope: !110)
!118 = !DILocation(line: 285, column: 2, scope: !110)
!119 = !DILocation(line: 286, column: 10, scope: !110)
!120 = !DILocation(line: 286, column: 9, scope: !110)
!121 = !DILocation(line: 286, column: 2, scope: !110)
!122 = distinct !DISubprogram(name: "~thread", scope: !62, file: !62, line: 148, type: !11, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!123 = !DILocation(line: 150, column: 11, scope: !122)
!124 = !DILocation(line: 312, column: 5, scope: !125, inlinedAt: !127)
!125 = distinct !DISubprogram(name: "__terminate", scope: !126, file: !126, line: 309, type: !11, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!126 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!127 = distinct !DILocation(line: 151, column: 2, scope: !122)
!128 = !DILocation(line: 151, column: 2, scope: !122)
!129 = !DILocation(line: 152, column: 5, scope: !122)
!130 = distinct !DISubprogram(name: "joinable", scope: !62, file: !62, line: 174, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!131 = !DILocation(line: 175, column: 16, scope: !130)
!132 = !DILocation(line: 175, column: 25, scope: !130)
!133 = !DILocation(line: 175, column: 22, scope: !130)
!134 = !DILocation(line: 175, column: 14, scope: !130)
!135 = !DILocation(line: 175, column: 7, scope: !130)
!136 = distinct !DISubprogram(name: "operator==", scope: !62, file: !62, line: 280, type: !11, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!137 = !DILocation(line: 286, column: 16, scope: !136)
!138 = !DILocation(line: 286, column: 33, scope: !136)
!139 = !DILocation(line: 286, column: 26, scope: !136)
!140 = !DILocation(line: 286, column: 5, scope: !136)
!141 = distinct !DISubprogram(name: "id", scope: !62, file: !62, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!142 = !DILocation(line: 85, column: 23, scope: !141)
!143 = !DILocation(line: 85, column: 37, scope: !141)
!144 = distinct !DISubprogram(name: "__addressof<small>", scope: !145, file: !145, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!145 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!146 = !DILocation(line: 50, column: 34, scope: !144)
!147 = !DILocation(line: 50, column: 7, scope: !144)
!148 = distinct !DISubprogram(name: "__addressof<large>", scope: !145, file: !145, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!149 = !DILocation(line: 50, column: 34, scope: !148)
!150 = !DILocation(line: 50, column: 7, scope: !148)
!151 = distinct !DISubprogram(name: "forward<(lambda at cpp-atomic-padding.cpp:27:16)>", scope: !145, file: !145, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!152 = !DILocation(line: 78, column: 33, scope: !151)
!153 = !DILocation(line: 78, column: 7, scope: !151)
!154 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-atomic-padding.cpp:27:16)>", scope: !62, file: !62, line: 205, type: !11, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!155 = !DILocation(line: 207, column: 4, scope: !154)
!156 = !DILocation(line: 205, column: 4, scope: !154)
!157 = !DILocation(line: 206, column: 6, scope: !154)
!158 = !DILocation(line: 206, column: 13, scope: !154)
!159 = !DILocation(line: 206, column: 35, scope: !154)
!160 = !DILocation(line: 206, column: 15, scope: !154)
!161 = !DILocation(line: 206, column: 14, scope: !154)
!162 = !DILocation(line: 207, column: 6, scope: !154)
!163 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !164, file: !164, line: 309, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!164 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!165 = !DILocation(line: 310, column: 4, scope: !163)
!166 = !DILocation(line: 310, column: 9, scope: !163)
!167 = !DILocation(line: 311, column: 11, scope: !163)
!168 = distinct !DISubprogram(name: "~unique_ptr", scope: !164, file: !164, line: 390, type: !11, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!169 = !DILocation(line: 394, column: 16, scope: !168)
!170 = !DILocation(line: 394, column: 21, scope: !168)
!171 = !DILocation(line: 394, column: 8, scope: !168)
!172 = !DILocation(line: 395, column: 6, scope: !168)
!173 = !DILocation(line: 395, column: 12, scope: !168)
!174 = !DILocation(line: 396, column: 4, scope: !168)
!175 = !DILocation(line: 396, column: 28, scope: !168)
!176 = !DILocation(line: 396, column: 18, scope: !168)
!177 = !DILocation(line: 397, column: 2, scope: !168)
!178 = !DILocation(line: 397, column: 8, scope: !168)
!179 = !DILocation(line: 398, column: 7, scope: !168)
!180 = distinct !DISubprogram(name: "_State", scope: !62, file: !62, line: 67, type: !11, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!181 = !DILocation(line: 67, column: 12, scope: !180)
!182 = distinct !DISubprogram(name: "tuple<(lambda at cpp-atomic-padding.cpp:27:16), true, true>", scope: !183, file: !183, line: 742, type: !11, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!183 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!184 = !DILocation(line: 744, column: 56, scope: !182)
!185 = !DILocation(line: 744, column: 40, scope: !182)
!186 = !DILocation(line: 744, column: 15, scope: !182)
!187 = !DILocation(line: 744, column: 4, scope: !182)
!188 = !DILocation(line: 744, column: 58, scope: !182)
!189 = distinct !DISubprogram(name: "~_State_impl", scope: !62, file: !62, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!190 = !DILocation(line: 200, column: 14, scope: !189)
!191 = distinct !DISubprogram(name: "~_State_impl", scope: !62, file: !62, line: 200, type: !11, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!192 = !DILocation(line: 200, column: 14, scope: !191)
!193 = distinct !DISubprogram(name: "_M_run", scope: !62, file: !62, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!194 = !DILocation(line: 210, column: 13, scope: !193)
!195 = !DILocation(line: 210, column: 24, scope: !193)
!196 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp-atomic-padding.cpp:27:16)>", scope: !183, file: !183, line: 440, type: !11, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!197 = !DILocation(line: 442, column: 2, scope: !196)
!198 = !DILocation(line: 441, column: 31, scope: !196)
!199 = !DILocation(line: 441, column: 10, scope: !196)
!200 = !DILocation(line: 441, column: 4, scope: !196)
!201 = !DILocation(line: 442, column: 4, scope: !196)
!202 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp-atomic-padding.cpp:27:16)>", scope: !183, file: !183, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!203 = !DILocation(line: 91, column: 4, scope: !202)
!204 = !DILocation(line: 91, column: 38, scope: !202)
!205 = !DILocation(line: 91, column: 17, scope: !202)
!206 = !DILocation(line: 91, column: 46, scope: !202)
!207 = distinct !DISubprogram(name: "operator()", scope: !62, file: !62, line: 255, type: !11, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!208 = !DILocation(line: 259, column: 11, scope: !207)
!209 = !DILocation(line: 259, column: 4, scope: !207)
!210 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !62, file: !62, line: 251, type: !11, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!211 = !DILocation(line: 252, column: 52, scope: !210)
!212 = !DILocation(line: 252, column: 42, scope: !210)
!213 = !DILocation(line: 252, column: 27, scope: !210)
!214 = !DILocation(line: 252, column: 13, scope: !210)
!215 = !DILocation(line: 252, column: 6, scope: !210)
!216 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-atomic-padding.cpp:27:16)>", scope: !217, file: !217, line: 90, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!217 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!218 = !DILocation(line: 96, column: 74, scope: !216)
!219 = !DILocation(line: 96, column: 50, scope: !216)
!220 = !DILocation(line: 96, column: 14, scope: !216)
!221 = !DILocation(line: 96, column: 7, scope: !216)
!222 = distinct !DISubprogram(name: "get<0UL, (lambda at cpp-atomic-padding.cpp:27:16)>", scope: !183, file: !183, line: 1392, type: !11, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!223 = !DILocation(line: 1395, column: 66, scope: !222)
!224 = !DILocation(line: 1395, column: 43, scope: !222)
!225 = !DILocation(line: 1395, column: 14, scope: !222)
!226 = !DILocation(line: 1395, column: 7, scope: !222)
!227 = distinct !DISubprogram(name: "move<std::tuple<(lambda at cpp-atomic-padding.cpp:27:16)> &>", scope: !145, file: !145, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!228 = !DILocation(line: 105, column: 71, scope: !227)
!229 = !DILocation(line: 105, column: 7, scope: !227)
!230 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-atomic-padding.cpp:27:16)>", scope: !217, file: !217, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!231 = !DILocation(line: 61, column: 32, scope: !230)
!232 = !DILocation(line: 61, column: 14, scope: !230)
!233 = !DILocation(line: 61, column: 7, scope: !230)
!234 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!235 = !DILocation(line: 29, column: 5, scope: !234)
!236 = !DILocation(line: 29, column: 7, scope: !234)
!237 = !DILocation(line: 30, column: 5, scope: !234)
!238 = !DILocation(line: 30, column: 7, scope: !234)
!239 = !DILocation(line: 31, column: 5, scope: !234)
!240 = !DILocation(line: 31, column: 7, scope: !234)
!241 = !DILocation(line: 32, column: 5, scope: !234)
!242 = !DILocation(line: 32, column: 7, scope: !234)
!243 = !DILocation(line: 33, column: 37, scope: !234)
!244 = !DILocation(line: 33, column: 10, scope: !234)
!245 = !DILocation(line: 33, column: 7, scope: !234)
!246 = !DILocation(line: 34, column: 4, scope: !234)
!247 = !DILocation(line: 0, scope: !234)
!248 = !DILocation(line: 36, column: 5, scope: !234)
!249 = !DILocation(line: 36, column: 7, scope: !234)
!250 = !DILocation(line: 37, column: 5, scope: !234)
!251 = !DILocation(line: 37, column: 7, scope: !234)
!252 = !DILocation(line: 38, column: 5, scope: !234)
!253 = !DILocation(line: 38, column: 7, scope: !234)
!254 = !DILocation(line: 39, column: 5, scope: !234)
!255 = !DILocation(line: 39, column: 7, scope: !234)
!256 = !DILocation(line: 40, column: 5, scope: !234)
!257 = !DILocation(line: 40, column: 7, scope: !234)
!258 = !DILocation(line: 41, column: 5, scope: !234)
!259 = !DILocation(line: 41, column: 7, scope: !234)
!260 = !DILocation(line: 42, column: 37, scope: !234)
!261 = !DILocation(line: 42, column: 10, scope: !234)
!262 = !DILocation(line: 42, column: 7, scope: !234)
!263 = !DILocation(line: 43, column: 4, scope: !234)
!264 = !DILocation(line: 44, column: 2, scope: !234)
!265 = distinct !DISubprogram(name: "compare_exchange_strong", scope: !47, file: !47, line: 380, type: !11, scopeLine: 382, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!266 = !DILocation(line: 382, column: 40, scope: !265)
!267 = !DILocation(line: 382, column: 45, scope: !265)
!268 = !DILocation(line: 382, column: 50, scope: !265)
!269 = !DILocation(line: 383, column: 64, scope: !265)
!270 = !DILocation(line: 383, column: 40, scope: !265)
!271 = !DILocation(line: 382, column: 16, scope: !265)
!272 = !DILocation(line: 382, column: 9, scope: !265)
!273 = distinct !DISubprogram(name: "compare_exchange_strong", scope: !47, file: !47, line: 380, type: !11, scopeLine: 382, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!274 = !DILocation(line: 382, column: 40, scope: !273)
!275 = !DILocation(line: 382, column: 45, scope: !273)
!276 = !DILocation(line: 382, column: 50, scope: !273)
!277 = !DILocation(line: 383, column: 64, scope: !273)
!278 = !DILocation(line: 383, column: 40, scope: !273)
!279 = !DILocation(line: 382, column: 16, scope: !273)
!280 = !DILocation(line: 382, column: 9, scope: !273)
!281 = distinct !DISubprogram(name: "compare_exchange_strong", scope: !47, file: !47, line: 356, type: !11, scopeLine: 358, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!282 = !DILocation(line: 359, column: 2, scope: !281)
!283 = !DILocation(line: 361, column: 52, scope: !281)
!284 = !DILocation(line: 361, column: 35, scope: !281)
!285 = !DILocation(line: 364, column: 18, scope: !281)
!286 = !DILocation(line: 362, column: 24, scope: !281)
!287 = !DILocation(line: 362, column: 7, scope: !281)
!288 = !DILocation(line: 363, column: 7, scope: !281)
!289 = !DILocation(line: 364, column: 28, scope: !281)
!290 = !DILocation(line: 361, column: 9, scope: !281)
!291 = !DILocation(line: 361, column: 2, scope: !281)
!292 = distinct !DISubprogram(name: "__cmpexch_failure_order", scope: !293, file: !293, line: 118, type: !11, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!293 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!294 = !DILocation(line: 120, column: 50, scope: !292)
!295 = !DILocation(line: 120, column: 54, scope: !292)
!296 = !DILocation(line: 120, column: 25, scope: !292)
!297 = !DILocation(line: 121, column: 33, scope: !292)
!298 = !DILocation(line: 121, column: 37, scope: !292)
!299 = !DILocation(line: 121, column: 7, scope: !292)
!300 = !DILocation(line: 120, column: 5, scope: !292)
!301 = distinct !DISubprogram(name: "operator|", scope: !293, file: !293, line: 98, type: !11, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!302 = !DILocation(line: 100, column: 29, scope: !301)
!303 = !DILocation(line: 100, column: 40, scope: !301)
!304 = !DILocation(line: 100, column: 34, scope: !301)
!305 = !DILocation(line: 100, column: 5, scope: !301)
!306 = distinct !DISubprogram(name: "__cmpexch_failure_order2", scope: !293, file: !293, line: 111, type: !11, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!307 = !DILocation(line: 113, column: 12, scope: !306)
!308 = !DILocation(line: 113, column: 16, scope: !306)
!309 = !DILocation(line: 114, column: 9, scope: !306)
!310 = !DILocation(line: 114, column: 13, scope: !306)
!311 = !DILocation(line: 114, column: 62, scope: !306)
!312 = !DILocation(line: 113, column: 5, scope: !306)
!313 = distinct !DISubprogram(name: "operator&", scope: !293, file: !293, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!314 = !DILocation(line: 106, column: 29, scope: !313)
!315 = !DILocation(line: 106, column: 40, scope: !313)
!316 = !DILocation(line: 106, column: 34, scope: !313)
!317 = !DILocation(line: 106, column: 5, scope: !313)
!318 = distinct !DISubprogram(name: "compare_exchange_strong", scope: !47, file: !47, line: 356, type: !11, scopeLine: 358, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!319 = !DILocation(line: 359, column: 2, scope: !318)
!320 = !DILocation(line: 361, column: 52, scope: !318)
!321 = !DILocation(line: 361, column: 35, scope: !318)
!322 = !DILocation(line: 364, column: 18, scope: !318)
!323 = !DILocation(line: 362, column: 24, scope: !318)
!324 = !DILocation(line: 362, column: 7, scope: !318)
!325 = !DILocation(line: 363, column: 7, scope: !318)
!326 = !DILocation(line: 364, column: 28, scope: !318)
!327 = !DILocation(line: 361, column: 9, scope: !318)
!328 = !DILocation(line: 361, column: 2, scope: !318)
!329 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at cpp-atomic-padding.cpp:27:16)>", scope: !183, file: !183, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!330 = !DILocation(line: 1365, column: 57, scope: !329)
!331 = !DILocation(line: 1365, column: 14, scope: !329)
!332 = !DILocation(line: 1365, column: 7, scope: !329)
!333 = distinct !DISubprogram(name: "_M_head", scope: !183, file: !183, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!334 = !DILocation(line: 424, column: 66, scope: !333)
!335 = !DILocation(line: 424, column: 51, scope: !333)
!336 = !DILocation(line: 424, column: 44, scope: !333)
!337 = distinct !DISubprogram(name: "_M_head", scope: !183, file: !183, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!338 = !DILocation(line: 124, column: 50, scope: !337)
!339 = !DILocation(line: 124, column: 54, scope: !337)
!340 = !DILocation(line: 124, column: 43, scope: !337)
!341 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !164, file: !164, line: 233, type: !11, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!342 = !DILocation(line: 233, column: 40, scope: !341)
!343 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !164, file: !164, line: 168, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!344 = !DILocation(line: 168, column: 38, scope: !343)
!345 = !DILocation(line: 168, column: 58, scope: !343)
!346 = !DILocation(line: 168, column: 47, scope: !343)
!347 = !DILocation(line: 168, column: 56, scope: !343)
!348 = !DILocation(line: 168, column: 63, scope: !343)
!349 = distinct !DISubprogram(name: "tuple<true, true>", scope: !183, file: !183, line: 1049, type: !11, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!350 = !DILocation(line: 1051, column: 17, scope: !349)
!351 = !DILocation(line: 1051, column: 4, scope: !349)
!352 = !DILocation(line: 1051, column: 19, scope: !349)
!353 = distinct !DISubprogram(name: "_M_ptr", scope: !164, file: !164, line: 189, type: !11, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!354 = !DILocation(line: 189, column: 57, scope: !353)
!355 = !DILocation(line: 189, column: 45, scope: !353)
!356 = !DILocation(line: 189, column: 38, scope: !353)
!357 = distinct !DISubprogram(name: "_Tuple_impl", scope: !183, file: !183, line: 279, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!358 = !DILocation(line: 280, column: 31, scope: !357)
!359 = !DILocation(line: 280, column: 9, scope: !357)
!360 = !DILocation(line: 280, column: 23, scope: !357)
!361 = !DILocation(line: 280, column: 33, scope: !357)
!362 = distinct !DISubprogram(name: "_Tuple_impl", scope: !183, file: !183, line: 430, type: !11, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!363 = !DILocation(line: 431, column: 17, scope: !362)
!364 = !DILocation(line: 431, column: 9, scope: !362)
!365 = !DILocation(line: 431, column: 19, scope: !362)
!366 = distinct !DISubprogram(name: "_Head_base", scope: !183, file: !183, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!367 = !DILocation(line: 190, column: 9, scope: !366)
!368 = !DILocation(line: 190, column: 26, scope: !366)
!369 = distinct !DISubprogram(name: "_Head_base", scope: !183, file: !183, line: 80, type: !11, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!370 = !DILocation(line: 81, column: 9, scope: !369)
!371 = !DILocation(line: 81, column: 26, scope: !369)
!372 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !183, file: !183, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!373 = !DILocation(line: 1381, column: 37, scope: !372)
!374 = !DILocation(line: 1381, column: 14, scope: !372)
!375 = !DILocation(line: 1381, column: 7, scope: !372)
!376 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !183, file: !183, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!377 = !DILocation(line: 1365, column: 57, scope: !376)
!378 = !DILocation(line: 1365, column: 14, scope: !376)
!379 = !DILocation(line: 1365, column: 7, scope: !376)
!380 = distinct !DISubprogram(name: "_M_head", scope: !183, file: !183, line: 268, type: !11, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!381 = !DILocation(line: 268, column: 66, scope: !380)
!382 = !DILocation(line: 268, column: 51, scope: !380)
!383 = !DILocation(line: 268, column: 44, scope: !380)
!384 = distinct !DISubprogram(name: "_M_head", scope: !183, file: !183, line: 233, type: !11, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!385 = !DILocation(line: 233, column: 50, scope: !384)
!386 = !DILocation(line: 233, column: 54, scope: !384)
!387 = !DILocation(line: 233, column: 43, scope: !384)
!388 = distinct !DISubprogram(name: "get_deleter", scope: !164, file: !164, line: 467, type: !11, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!389 = !DILocation(line: 468, column: 16, scope: !388)
!390 = !DILocation(line: 468, column: 21, scope: !388)
!391 = !DILocation(line: 468, column: 9, scope: !388)
!392 = distinct !DISubprogram(name: "operator()", scope: !164, file: !164, line: 89, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!393 = !DILocation(line: 95, column: 9, scope: !392)
!394 = !DILocation(line: 95, column: 2, scope: !392)
!395 = !DILocation(line: 96, column: 7, scope: !392)
!396 = distinct !DISubprogram(name: "move<std::thread::_State *&>", scope: !145, file: !145, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!397 = !DILocation(line: 105, column: 71, scope: !396)
!398 = !DILocation(line: 105, column: 7, scope: !396)
!399 = distinct !DISubprogram(name: "_M_deleter", scope: !164, file: !164, line: 193, type: !11, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!400 = !DILocation(line: 193, column: 61, scope: !399)
!401 = !DILocation(line: 193, column: 49, scope: !399)
!402 = !DILocation(line: 193, column: 42, scope: !399)
!403 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !183, file: !183, line: 1380, type: !11, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!404 = !DILocation(line: 1381, column: 37, scope: !403)
!405 = !DILocation(line: 1381, column: 14, scope: !403)
!406 = !DILocation(line: 1381, column: 7, scope: !403)
!407 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !183, file: !183, line: 1364, type: !11, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!408 = !DILocation(line: 1365, column: 57, scope: !407)
!409 = !DILocation(line: 1365, column: 14, scope: !407)
!410 = !DILocation(line: 1365, column: 7, scope: !407)
!411 = distinct !DISubprogram(name: "_M_head", scope: !183, file: !183, line: 424, type: !11, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!412 = !DILocation(line: 424, column: 66, scope: !411)
!413 = !DILocation(line: 424, column: 51, scope: !411)
!414 = !DILocation(line: 424, column: 44, scope: !411)
!415 = distinct !DISubprogram(name: "_M_head", scope: !183, file: !183, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!416 = !DILocation(line: 124, column: 50, scope: !415)
!417 = !DILocation(line: 124, column: 54, scope: !415)
!418 = !DILocation(line: 124, column: 43, scope: !415)
!419 = distinct !DISubprogram(name: "__addressof<const small>", scope: !145, file: !145, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!420 = !DILocation(line: 50, column: 34, scope: !419)
!421 = !DILocation(line: 50, column: 7, scope: !419)
!422 = distinct !DISubprogram(name: "__addressof<const large>", scope: !145, file: !145, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!423 = !DILocation(line: 50, column: 34, scope: !422)
!424 = !DILocation(line: 50, column: 7, scope: !422)
