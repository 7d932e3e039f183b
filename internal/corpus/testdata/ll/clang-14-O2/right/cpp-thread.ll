; ModuleID = 'cpp-thread.cpp'
source_filename = "cpp-thread.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%struct.Counter = type { %"struct.std::atomic" }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.8" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Tuple_impl.5", %"struct.std::_Head_base.7" }
%"struct.std::_Tuple_impl.5" = type { %"struct.std::_Head_base.6" }
%"struct.std::_Head_base.6" = type { i32 }
%"struct.std::_Head_base.7" = type { %struct.Counter* }
%"struct.std::_Head_base.8" = type { { i64, i64 } }
%"struct.std::thread::_State_impl.9" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker.10" }
%"struct.std::thread::_Invoker.10" = type { %"class.std::tuple.11" }
%"class.std::tuple.11" = type { %"struct.std::_Tuple_impl.12" }
%"struct.std::_Tuple_impl.12" = type { %"struct.std::_Tuple_impl.13", %"struct.std::_Head_base.15" }
%"struct.std::_Tuple_impl.13" = type { %"struct.std::_Head_base.14" }
%"struct.std::_Head_base.14" = type { %"class.std::reference_wrapper" }
%"class.std::reference_wrapper" = type { %struct.Counter* }
%"struct.std::_Head_base.15" = type { void (%struct.Counter*)* }

$_ZN7Counter3addEi = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEE6_M_runEv = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = comdat any

@.str = private unnamed_addr constant [16 x i8] c"c.n.load() == 3\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp-thread.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State"*)* @_ZNSt6thread6_StateD2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = linkonce_odr dso_local constant [72 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant i8*
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([72 x i8], [72 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State"*)* @_ZNSt6thread6_StateD2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.9"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.9"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = linkonce_odr dso_local constant [93 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE\00", comdat, align 1
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([93 x i8], [93 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !9 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %struct.Counter, align 4
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca %"class.std::thread", align 8
  %6 = bitcast %struct.Counter* %3 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #11, !dbg !12
  %7 = getelementptr inbounds %struct.Counter, %struct.Counter* %3, i64 0, i32 0, i32 0, i32 0, !dbg !13
  store i32 0, i32* %7, align 4, !dbg !13, !tbaa !22
  %8 = bitcast %"class.std::thread"* %4 to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #11, !dbg !27
  %9 = bitcast %"class.std::unique_ptr"* %2 to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9), !dbg !28
  %10 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %4, i64 0, i32 0, i32 0, !dbg !28
  store i64 0, i64* %10, align 8, !dbg !28, !tbaa !34
  %11 = tail call noalias noundef nonnull dereferenceable(40) i8* @_Znwm(i64 noundef 40) #12, !dbg !37
  %12 = bitcast i8* %11 to %"struct.std::thread::_State_impl"*, !dbg !37
  %13 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %12, i64 0, i32 0, i32 0, !dbg !38
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEEE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %13, align 8, !dbg !38, !tbaa !41
  %14 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %12, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, !dbg !43
  store i32 1, i32* %14, align 8, !dbg !43, !tbaa !55
  %15 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %12, i64 0, i32 1, i32 0, i32 0, i32 0, i32 1, i32 0, !dbg !57
  store %struct.Counter* %3, %struct.Counter** %15, align 8, !dbg !57, !tbaa !60
  %16 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %12, i64 0, i32 1, i32 0, i32 0, i32 1, i32 0, i32 0, !dbg !63
  store i64 ptrtoint (void (%struct.Counter*, i32)* @_ZN7Counter3addEi to i64), i64* %16, align 8, !dbg !63, !tbaa !66
  %17 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %12, i64 0, i32 1, i32 0, i32 0, i32 1, i32 0, i32 1, !dbg !63
  store i64 0, i64* %17, align 8, !dbg !63, !tbaa !66
  %18 = getelementptr %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %12, i64 0, i32 0, !dbg !37
  %19 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %2, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, !dbg !68
  store %"struct.std::thread::_State"* %18, %"struct.std::thread::_State"** %19, align 8, !dbg !86, !tbaa !87
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4, %"class.std::unique_ptr"* noundef nonnull %2, void ()* noundef null)
          to label %20 unwind label %28, !dbg !88

20:                                               ; preds = %0
  %21 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %19, align 8, !dbg !89, !tbaa !87
  %22 = icmp eq %"struct.std::thread::_State"* %21, null, !dbg !92
  br i1 %22, label %39, label %23, !dbg !89

23:                                               ; preds = %20
  %24 = bitcast %"struct.std::thread::_State"* %21 to void (%"struct.std::thread::_State"*)***, !dbg !93
  %25 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %24, align 8, !dbg !93, !tbaa !41
  %26 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %25, i64 1, !dbg !93
  %27 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %26, align 8, !dbg !93
  call void %27(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %21) #11, !dbg !93
  br label %39, !dbg !96

28:                                               ; preds = %0
  %29 = landingpad { i8*, i32 }
          cleanup, !dbg !97
  %30 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %19, align 8, !dbg !98, !tbaa !87
  %31 = icmp eq %"struct.std::thread::_State"* %30, null, !dbg !100
  br i1 %31, label %37, label %32, !dbg !98

32:                                               ; preds = %28
  %33 = bitcast %"struct.std::thread::_State"* %30 to void (%"struct.std::thread::_State"*)***, !dbg !101
  %34 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %33, align 8, !dbg !101, !tbaa !41
  %35 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %34, i64 1, !dbg !101
  %36 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %35, align 8, !dbg !101
  call void %36(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %30) #11, !dbg !101
  br label %37, !dbg !103

37:                                               ; preds = %28, %32, %97
  %38 = phi { i8*, i32 } [ %93, %97 ], [ %29, %32 ], [ %29, %28 ]
  resume { i8*, i32 } %38, !dbg !104

39:                                               ; preds = %20, %23
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9), !dbg !97
  %40 = bitcast %"class.std::thread"* %5 to i8*, !dbg !105
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %40) #11, !dbg !105
  %41 = bitcast %"class.std::unique_ptr"* %1 to i8*, !dbg !106
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %41), !dbg !106
  %42 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %5, i64 0, i32 0, i32 0, !dbg !106
  store i64 0, i64* %42, align 8, !dbg !106, !tbaa !34
  %43 = invoke noalias noundef nonnull dereferenceable(24) i8* @_Znwm(i64 noundef 24) #12
          to label %44 unwind label %76, !dbg !110

44:                                               ; preds = %39
  %45 = bitcast i8* %43 to %"struct.std::thread::_State_impl.9"*, !dbg !110
  %46 = getelementptr inbounds %"struct.std::thread::_State_impl.9", %"struct.std::thread::_State_impl.9"* %45, i64 0, i32 0, i32 0, !dbg !111
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEEE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %46, align 8, !dbg !111, !tbaa !41
  %47 = getelementptr inbounds %"struct.std::thread::_State_impl.9", %"struct.std::thread::_State_impl.9"* %45, i64 0, i32 1, i32 0, !dbg !114
  %48 = bitcast %"class.std::tuple.11"* %47 to i64*, !dbg !115
  %49 = ptrtoint %struct.Counter* %3 to i64, !dbg !115
  store i64 %49, i64* %48, align 8, !dbg !115
  %50 = getelementptr inbounds %"struct.std::thread::_State_impl.9", %"struct.std::thread::_State_impl.9"* %45, i64 0, i32 1, i32 0, i32 0, i32 1, i32 0, !dbg !124
  store void (%struct.Counter*)* @_ZL5twiceR7Counter, void (%struct.Counter*)** %50, align 8, !dbg !124, !tbaa !127
  %51 = getelementptr %"struct.std::thread::_State_impl.9", %"struct.std::thread::_State_impl.9"* %45, i64 0, i32 0, !dbg !110
  %52 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %1, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, !dbg !129
  store %"struct.std::thread::_State"* %51, %"struct.std::thread::_State"** %52, align 8, !dbg !138, !tbaa !87
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5, %"class.std::unique_ptr"* noundef nonnull %1, void ()* noundef null)
          to label %53 unwind label %61, !dbg !139

53:                                               ; preds = %44
  %54 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %52, align 8, !dbg !140, !tbaa !87
  %55 = icmp eq %"struct.std::thread::_State"* %54, null, !dbg !142
  br i1 %55, label %70, label %56, !dbg !140

56:                                               ; preds = %53
  %57 = bitcast %"struct.std::thread::_State"* %54 to void (%"struct.std::thread::_State"*)***, !dbg !143
  %58 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %57, align 8, !dbg !143, !tbaa !41
  %59 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %58, i64 1, !dbg !143
  %60 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %59, align 8, !dbg !143
  call void %60(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %54) #11, !dbg !143
  br label %70, !dbg !145

61:                                               ; preds = %44
  %62 = landingpad { i8*, i32 }
          cleanup, !dbg !146
  %63 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %52, align 8, !dbg !147, !tbaa !87
  %64 = icmp eq %"struct.std::thread::_State"* %63, null, !dbg !149
  br i1 %64, label %92, label %65, !dbg !147

65:                                               ; preds = %61
  %66 = bitcast %"struct.std::thread::_State"* %63 to void (%"struct.std::thread::_State"*)***, !dbg !150
  %67 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %66, align 8, !dbg !150, !tbaa !41
  %68 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %67, i64 1, !dbg !150
  %69 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %68, align 8, !dbg !150
  call void %69(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %63) #11, !dbg !150
  br label %92, !dbg !152

70:                                               ; preds = %56, %53
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %41), !dbg !146
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %71 unwind label %78, !dbg !153

71:                                               ; preds = %70
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %5)
          to label %72 unwind label %78, !dbg !154

72:                                               ; preds = %71
  %73 = load atomic i32, i32* %7 seq_cst, align 4, !dbg !155
  %74 = icmp eq i32 %73, 3, !dbg !158
  br i1 %74, label %83, label %75, !dbg !158

75:                                               ; preds = %72
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !158
  unreachable, !dbg !158

76:                                               ; preds = %39
  %77 = landingpad { i8*, i32 }
          cleanup, !dbg !159
  br label %92, !dbg !160

78:                                               ; preds = %71, %70
  %79 = landingpad { i8*, i32 }
          cleanup, !dbg !159
  %80 = load i64, i64* %42, align 8, !dbg !161, !tbaa.struct !166
  %81 = icmp eq i64 %80, 0, !dbg !168
  br i1 %81, label %92, label %82, !dbg !171

82:                                               ; preds = %78
  call void @_ZSt9terminatev() #13, !dbg !172
  unreachable, !dbg !172

83:                                               ; preds = %72
  %84 = load i64, i64* %42, align 8, !dbg !176, !tbaa.struct !166
  %85 = icmp eq i64 %84, 0, !dbg !179
  br i1 %85, label %87, label %86, !dbg !181

86:                                               ; preds = %83
  call void @_ZSt9terminatev() #13, !dbg !182
  unreachable, !dbg !182

87:                                               ; preds = %83
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %40) #11, !dbg !159
  %88 = load i64, i64* %10, align 8, !dbg !184, !tbaa.struct !166
  %89 = icmp eq i64 %88, 0, !dbg !187
  br i1 %89, label %91, label %90, !dbg !189

90:                                               ; preds = %87
  call void @_ZSt9terminatev() #13, !dbg !190
  unreachable, !dbg !190

91:                                               ; preds = %87
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #11, !dbg !159
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #11, !dbg !159
  ret i32 0, !dbg !159

92:                                               ; preds = %78, %76, %65, %61
  %93 = phi { i8*, i32 } [ %77, %76 ], [ %62, %65 ], [ %62, %61 ], [ %79, %78 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %40) #11, !dbg !159
  %94 = load i64, i64* %10, align 8, !dbg !192, !tbaa.struct !166
  %95 = icmp eq i64 %94, 0, !dbg !195
  br i1 %95, label %97, label %96, !dbg !197

96:                                               ; preds = %92
  call void @_ZSt9terminatev() #13, !dbg !198
  unreachable, !dbg !198

97:                                               ; preds = %92
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #11, !dbg !159
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #11, !dbg !159
  br label %37
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7Counter3addEi(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #2 comdat align 2 !dbg !200 {
  %3 = getelementptr inbounds %struct.Counter, %struct.Counter* %0, i64 0, i32 0, i32 0, i32 0, !dbg !201
  %4 = atomicrmw add i32* %3, i32 %1 monotonic, align 4, !dbg !204
  ret void, !dbg !205
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define internal void @_ZL5twiceR7Counter(%struct.Counter* nocapture noundef nonnull align 4 dereferenceable(4) %0) #3 !dbg !206 {
  %2 = getelementptr inbounds %struct.Counter, %struct.Counter* %0, i64 0, i32 0, i32 0, i32 0, !dbg !207
  %3 = atomicrmw add i32* %2, i32 2 monotonic, align 4, !dbg !210
  ret void, !dbg !211
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !212 void @_ZSt9terminatev() local_unnamed_addr #5

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) local_unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #8 comdat align 2 !dbg !213 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %0, i64 0, i32 0, !dbg !214
  tail call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(40) %2) #11, !dbg !214
  %3 = bitcast %"struct.std::thread::_State_impl"* %0 to i8*, !dbg !214
  tail call void @_ZdlPv(i8* noundef nonnull %3) #14, !dbg !214
  ret void, !dbg !214
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJM7CounterFviEPS3_iEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #9 comdat align 2 !dbg !215 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 1, i32 0, !dbg !216
  %3 = bitcast %struct.Counter** %2 to i8**, !dbg !229
  %4 = load i8*, i8** %3, align 8, !dbg !229, !tbaa !87
  %5 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %0, i64 0, i32 1, i32 0, i32 0, i32 1, i32 0, i32 0, !dbg !235
  %6 = load i64, i64* %5, align 8, !dbg !235, !tbaa !236
  %7 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %0, i64 0, i32 1, i32 0, i32 0, i32 1, i32 0, i32 1, !dbg !235
  %8 = load i64, i64* %7, align 8, !dbg !235, !tbaa !236
  %9 = getelementptr inbounds i8, i8* %4, i64 %8, !dbg !237
  %10 = and i64 %6, 1, !dbg !237
  %11 = icmp eq i64 %10, 0, !dbg !237
  br i1 %11, label %19, label %12, !dbg !237

12:                                               ; preds = %1
  %13 = bitcast i8* %9 to i8**, !dbg !237
  %14 = load i8*, i8** %13, align 8, !dbg !237, !tbaa !41
  %15 = add i64 %6, -1, !dbg !237
  %16 = getelementptr i8, i8* %14, i64 %15, !dbg !237, !nosanitize !11
  %17 = bitcast i8* %16 to void (%struct.Counter*, i32)**, !dbg !237, !nosanitize !11
  %18 = load void (%struct.Counter*, i32)*, void (%struct.Counter*, i32)** %17, align 8, !dbg !237, !nosanitize !11
  br label %21, !dbg !237

19:                                               ; preds = %1
  %20 = inttoptr i64 %6 to void (%struct.Counter*, i32)*, !dbg !237
  br label %21, !dbg !237

21:                                               ; preds = %12, %19
  %22 = phi void (%struct.Counter*, i32)* [ %18, %12 ], [ %20, %19 ], !dbg !237
  %23 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, !dbg !238
  %24 = bitcast i8* %9 to %struct.Counter*, !dbg !237
  %25 = load i32, i32* %23, align 8, !dbg !247, !tbaa !248
  tail call void %22(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %24, i32 noundef %25), !dbg !237
  ret void, !dbg !249
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEED0Ev(%"struct.std::thread::_State_impl.9"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 !dbg !250 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl.9", %"struct.std::thread::_State_impl.9"* %0, i64 0, i32 0, !dbg !251
  tail call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(24) %2) #11, !dbg !251
  %3 = bitcast %"struct.std::thread::_State_impl.9"* %0 to i8*, !dbg !251
  tail call void @_ZdlPv(i8* noundef nonnull %3) #14, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvR7CounterESt17reference_wrapperIS3_EEEEEE6_M_runEv(%"struct.std::thread::_State_impl.9"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #9 comdat align 2 !dbg !252 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl.9", %"struct.std::thread::_State_impl.9"* %0, i64 0, i32 1, i32 0, i32 0, i32 1, i32 0, !dbg !253
  %3 = load void (%struct.Counter*)*, void (%struct.Counter*)** %2, align 8, !dbg !266, !tbaa !87
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl.9", %"struct.std::thread::_State_impl.9"* %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, !dbg !271
  %5 = load %struct.Counter*, %struct.Counter** %4, align 8, !dbg !271, !tbaa !277
  tail call void %3(%struct.Counter* noundef nonnull align 4 dereferenceable(4) %5), !dbg !266
  ret void, !dbg !279
}

attributes #0 = { norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-thread.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e999aea3642ac34abc2cbceeb0145d40")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !10, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 17, column: 2, scope: !9)
!13 = !DILocation(line: 345, column: 58, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "__atomic_base", scope: !15, file: !15, line: 345, type: !10, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!15 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!16 = distinct !DILocation(line: 835, column: 56, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "atomic", scope: !18, file: !18, line: 835, type: !10, scopeLine: 835, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!19 = distinct !DILocation(line: 9, column: 20, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "Counter", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!21 = distinct !DILocation(line: 17, column: 10, scope: !9)
!22 = !{!23, !24, i64 0}
!23 = !{!"_ZTSSt13__atomic_baseIiE", !24, i64 0}
!24 = !{!"int", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C++ TBAA"}
!27 = !DILocation(line: 18, column: 2, scope: !9)
!28 = !DILocation(line: 85, column: 23, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "id", scope: !30, file: !30, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!30 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!31 = distinct !DILocation(line: 126, column: 7, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "thread<void (Counter::*)(int), Counter *, int, void>", scope: !30, file: !30, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!33 = distinct !DILocation(line: 18, column: 14, scope: !9)
!34 = !{!35, !36, i64 0}
!35 = !{!"_ZTSNSt6thread2idE", !36, i64 0}
!36 = !{!"long", !25, i64 0}
!37 = !DILocation(line: 142, column: 29, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 207, column: 4, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "_State_impl<void (Counter::*)(int), Counter *, int>", scope: !30, file: !30, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!40 = distinct !DILocation(line: 142, column: 33, scope: !32, inlinedAt: !33)
!41 = !{!42, !42, i64 0}
!42 = !{!"vtable pointer", !26, i64 0}
!43 = !DILocation(line: 200, column: 4, scope: !44, inlinedAt: !46)
!44 = distinct !DISubprogram(name: "_Head_base<int>", scope: !45, file: !45, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!45 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!46 = distinct !DILocation(line: 441, column: 4, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !45, file: !45, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!48 = distinct !DILocation(line: 291, column: 4, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "_Tuple_impl<Counter *, int, void>", scope: !45, file: !45, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!50 = distinct !DILocation(line: 291, column: 4, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "_Tuple_impl<void (Counter::*)(int), Counter *, int, void>", scope: !45, file: !45, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!52 = distinct !DILocation(line: 744, column: 4, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "tuple<void (Counter::*)(int), Counter *, int, true, true>", scope: !45, file: !45, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!54 = distinct !DILocation(line: 206, column: 14, scope: !39, inlinedAt: !40)
!55 = !{!56, !24, i64 0}
!56 = !{!"_ZTSSt10_Head_baseILm2EiLb0EE", !24, i64 0}
!57 = !DILocation(line: 200, column: 4, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "_Head_base<Counter *>", scope: !45, file: !45, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!59 = distinct !DILocation(line: 292, column: 4, scope: !49, inlinedAt: !50)
!60 = !{!61, !62, i64 0}
!61 = !{!"_ZTSSt10_Head_baseILm1EP7CounterLb0EE", !62, i64 0}
!62 = !{!"any pointer", !25, i64 0}
!63 = !DILocation(line: 200, column: 4, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "_Head_base<void (Counter::*)(int)>", scope: !45, file: !45, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!65 = distinct !DILocation(line: 292, column: 4, scope: !51, inlinedAt: !52)
!66 = !{!67, !25, i64 0}
!67 = !{!"_ZTSSt10_Head_baseILm0EM7CounterFviELb0EE", !25, i64 0}
!68 = !DILocation(line: 233, column: 54, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "_M_head", scope: !45, file: !45, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!70 = distinct !DILocation(line: 268, column: 51, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "_M_head", scope: !45, file: !45, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!72 = distinct !DILocation(line: 1365, column: 14, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !45, file: !45, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!74 = distinct !DILocation(line: 1381, column: 14, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !45, file: !45, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!76 = distinct !DILocation(line: 189, column: 45, scope: !77, inlinedAt: !79)
!77 = distinct !DISubprogram(name: "_M_ptr", scope: !78, file: !78, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!78 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!79 = distinct !DILocation(line: 168, column: 47, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !78, file: !78, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!81 = distinct !DILocation(line: 233, column: 40, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !78, file: !78, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!83 = distinct !DILocation(line: 310, column: 4, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !78, file: !78, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!85 = distinct !DILocation(line: 142, column: 18, scope: !32, inlinedAt: !33)
!86 = !DILocation(line: 168, column: 56, scope: !80, inlinedAt: !81)
!87 = !{!62, !62, i64 0}
!88 = !DILocation(line: 142, column: 2, scope: !32, inlinedAt: !33)
!89 = !DILocation(line: 395, column: 6, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "~unique_ptr", scope: !78, file: !78, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!91 = distinct !DILocation(line: 142, column: 2, scope: !32, inlinedAt: !33)
!92 = !DILocation(line: 395, column: 12, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 95, column: 2, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "operator()", scope: !78, file: !78, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!95 = distinct !DILocation(line: 396, column: 4, scope: !90, inlinedAt: !91)
!96 = !DILocation(line: 396, column: 4, scope: !90, inlinedAt: !91)
!97 = !DILocation(line: 145, column: 7, scope: !32, inlinedAt: !33)
!98 = !DILocation(line: 395, column: 6, scope: !90, inlinedAt: !99)
!99 = distinct !DILocation(line: 142, column: 2, scope: !32, inlinedAt: !33)
!100 = !DILocation(line: 395, column: 12, scope: !90, inlinedAt: !99)
!101 = !DILocation(line: 95, column: 2, scope: !94, inlinedAt: !102)
!102 = distinct !DILocation(line: 396, column: 4, scope: !90, inlinedAt: !99)
!103 = !DILocation(line: 396, column: 4, scope: !90, inlinedAt: !99)
!104 = !DILocation(line: 0, scope: !9)
!105 = !DILocation(line: 19, column: 2, scope: !9)
!106 = !DILocation(line: 85, column: 23, scope: !29, inlinedAt: !107)
!107 = distinct !DILocation(line: 126, column: 7, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "thread<void (&)(Counter &), std::reference_wrapper<Counter>, void>", scope: !30, file: !30, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = distinct !DILocation(line: 19, column: 14, scope: !9)
!110 = !DILocation(line: 142, column: 29, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 207, column: 4, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "_State_impl<void (&)(Counter &), std::reference_wrapper<Counter> >", scope: !30, file: !30, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!113 = distinct !DILocation(line: 142, column: 33, scope: !108, inlinedAt: !109)
!114 = !DILocation(line: 206, column: 13, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 200, column: 4, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "_Head_base<std::reference_wrapper<Counter> >", scope: !45, file: !45, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!117 = distinct !DILocation(line: 441, column: 4, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "_Tuple_impl<std::reference_wrapper<Counter> >", scope: !45, file: !45, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!119 = distinct !DILocation(line: 291, column: 4, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(Counter &), std::reference_wrapper<Counter>, void>", scope: !45, file: !45, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!121 = distinct !DILocation(line: 1079, column: 4, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "tuple<void (&)(Counter &), std::reference_wrapper<Counter>, true>", scope: !45, file: !45, line: 1077, type: !10, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = distinct !DILocation(line: 206, column: 14, scope: !112, inlinedAt: !113)
!124 = !DILocation(line: 193, column: 9, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "_Head_base", scope: !45, file: !45, line: 192, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!126 = distinct !DILocation(line: 292, column: 4, scope: !120, inlinedAt: !121)
!127 = !{!128, !62, i64 0}
!128 = !{!"_ZTSSt10_Head_baseILm0EPFvR7CounterELb0EE", !62, i64 0}
!129 = !DILocation(line: 233, column: 54, scope: !69, inlinedAt: !130)
!130 = distinct !DILocation(line: 268, column: 51, scope: !71, inlinedAt: !131)
!131 = distinct !DILocation(line: 1365, column: 14, scope: !73, inlinedAt: !132)
!132 = distinct !DILocation(line: 1381, column: 14, scope: !75, inlinedAt: !133)
!133 = distinct !DILocation(line: 189, column: 45, scope: !77, inlinedAt: !134)
!134 = distinct !DILocation(line: 168, column: 47, scope: !80, inlinedAt: !135)
!135 = distinct !DILocation(line: 233, column: 40, scope: !82, inlinedAt: !136)
!136 = distinct !DILocation(line: 310, column: 4, scope: !84, inlinedAt: !137)
!137 = distinct !DILocation(line: 142, column: 18, scope: !108, inlinedAt: !109)
!138 = !DILocation(line: 168, column: 56, scope: !80, inlinedAt: !135)
!139 = !DILocation(line: 142, column: 2, scope: !108, inlinedAt: !109)
!140 = !DILocation(line: 395, column: 6, scope: !90, inlinedAt: !141)
!141 = distinct !DILocation(line: 142, column: 2, scope: !108, inlinedAt: !109)
!142 = !DILocation(line: 395, column: 12, scope: !90, inlinedAt: !141)
!143 = !DILocation(line: 95, column: 2, scope: !94, inlinedAt: !144)
!144 = distinct !DILocation(line: 396, column: 4, scope: !90, inlinedAt: !141)
!145 = !DILocation(line: 396, column: 4, scope: !90, inlinedAt: !141)
!146 = !DILocation(line: 145, column: 7, scope: !108, inlinedAt: !109)
!147 = !DILocation(line: 395, column: 6, scope: !90, inlinedAt: !148)
!148 = distinct !DILocation(line: 142, column: 2, scope: !108, inlinedAt: !109)
!149 = !DILocation(line: 395, column: 12, scope: !90, inlinedAt: !148)
!150 = !DILocation(line: 95, column: 2, scope: !94, inlinedAt: !151)
!151 = distinct !DILocation(line: 396, column: 4, scope: !90, inlinedAt: !148)
!152 = !DILocation(line: 396, column: 4, scope: !90, inlinedAt: !148)
!153 = !DILocation(line: 20, column: 4, scope: !9)
!154 = !DILocation(line: 21, column: 4, scope: !9)
!155 = !DILocation(line: 488, column: 9, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "load", scope: !15, file: !15, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!157 = distinct !DILocation(line: 22, column: 2, scope: !9)
!158 = !DILocation(line: 22, column: 2, scope: !9)
!159 = !DILocation(line: 24, column: 1, scope: !9)
!160 = !DILocation(line: 19, column: 14, scope: !9)
!161 = !DILocation(line: 175, column: 16, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "joinable", scope: !30, file: !30, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!163 = distinct !DILocation(line: 150, column: 11, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "~thread", scope: !30, file: !30, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!165 = distinct !DILocation(line: 24, column: 1, scope: !9)
!166 = !{i64 0, i64 8, !167}
!167 = !{!36, !36, i64 0}
!168 = !DILocation(line: 286, column: 26, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "operator==", scope: !30, file: !30, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = distinct !DILocation(line: 175, column: 22, scope: !162, inlinedAt: !163)
!171 = !DILocation(line: 150, column: 11, scope: !164, inlinedAt: !165)
!172 = !DILocation(line: 312, column: 5, scope: !173, inlinedAt: !175)
!173 = distinct !DISubprogram(name: "__terminate", scope: !174, file: !174, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!174 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!175 = distinct !DILocation(line: 151, column: 2, scope: !164, inlinedAt: !165)
!176 = !DILocation(line: 175, column: 16, scope: !162, inlinedAt: !177)
!177 = distinct !DILocation(line: 150, column: 11, scope: !164, inlinedAt: !178)
!178 = distinct !DILocation(line: 24, column: 1, scope: !9)
!179 = !DILocation(line: 286, column: 26, scope: !169, inlinedAt: !180)
!180 = distinct !DILocation(line: 175, column: 22, scope: !162, inlinedAt: !177)
!181 = !DILocation(line: 150, column: 11, scope: !164, inlinedAt: !178)
!182 = !DILocation(line: 312, column: 5, scope: !173, inlinedAt: !183)
!183 = distinct !DILocation(line: 151, column: 2, scope: !164, inlinedAt: !178)
!184 = !DILocation(line: 175, column: 16, scope: !162, inlinedAt: !185)
!185 = distinct !DILocation(line: 150, column: 11, scope: !164, inlinedAt: !186)
!186 = distinct !DILocation(line: 24, column: 1, scope: !9)
!187 = !DILocation(line: 286, column: 26, scope: !169, inlinedAt: !188)
!188 = distinct !DILocation(line: 175, column: 22, scope: !162, inlinedAt: !185)
!189 = !DILocation(line: 150, column: 11, scope: !164, inlinedAt: !186)
!190 = !DILocation(line: 312, column: 5, scope: !173, inlinedAt: !191)
!191 = distinct !DILocation(line: 151, column: 2, scope: !164, inlinedAt: !186)
!192 = !DILocation(line: 175, column: 16, scope: !162, inlinedAt: !193)
!193 = distinct !DILocation(line: 150, column: 11, scope: !164, inlinedAt: !194)
!194 = distinct !DILocation(line: 24, column: 1, scope: !9)
!195 = !DILocation(line: 286, column: 26, scope: !169, inlinedAt: !196)
!196 = distinct !DILocation(line: 175, column: 22, scope: !162, inlinedAt: !193)
!197 = !DILocation(line: 150, column: 11, scope: !164, inlinedAt: !194)
!198 = !DILocation(line: 312, column: 5, scope: !173, inlinedAt: !199)
!199 = distinct !DILocation(line: 151, column: 2, scope: !164, inlinedAt: !194)
!200 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!201 = !DILocation(line: 618, column: 36, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "fetch_add", scope: !15, file: !15, line: 616, type: !10, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!203 = distinct !DILocation(line: 10, column: 22, scope: !200)
!204 = !DILocation(line: 618, column: 16, scope: !202, inlinedAt: !203)
!205 = !DILocation(line: 10, column: 63, scope: !200)
!206 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = !DILocation(line: 618, column: 36, scope: !202, inlinedAt: !208)
!208 = distinct !DILocation(line: 10, column: 22, scope: !200, inlinedAt: !209)
!209 = distinct !DILocation(line: 13, column: 35, scope: !206)
!210 = !DILocation(line: 618, column: 16, scope: !202, inlinedAt: !208)
!211 = !DILocation(line: 13, column: 43, scope: !206)
!212 = !DISubprogram(name: "terminate", scope: !174, file: !174, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!213 = distinct !DISubprogram(name: "~_State_impl", scope: !30, file: !30, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!214 = !DILocation(line: 200, column: 14, scope: !213)
!215 = distinct !DISubprogram(name: "_M_run", scope: !30, file: !30, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!216 = !DILocation(line: 233, column: 54, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "_M_head", scope: !45, file: !45, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = distinct !DILocation(line: 268, column: 51, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_M_head", scope: !45, file: !45, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!220 = distinct !DILocation(line: 1365, column: 14, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "__get_helper<1UL, Counter *, int>", scope: !45, file: !45, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!222 = distinct !DILocation(line: 1395, column: 43, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "get<1UL, void (Counter::*)(int), Counter *, int>", scope: !45, file: !45, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!224 = distinct !DILocation(line: 252, column: 27, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL, 2UL>", scope: !30, file: !30, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!226 = distinct !DILocation(line: 259, column: 11, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "operator()", scope: !30, file: !30, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!228 = distinct !DILocation(line: 210, column: 13, scope: !215)
!229 = !DILocation(line: 74, column: 17, scope: !230, inlinedAt: !232)
!230 = distinct !DISubprogram(name: "__invoke_impl<void, void (Counter::*)(int), Counter *, int>", scope: !231, file: !231, line: 71, type: !10, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!232 = distinct !DILocation(line: 96, column: 14, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "__invoke<void (Counter::*)(int), Counter *, int>", scope: !231, file: !231, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!234 = distinct !DILocation(line: 252, column: 13, scope: !225, inlinedAt: !226)
!235 = !DILocation(line: 74, column: 42, scope: !230, inlinedAt: !232)
!236 = !{!25, !25, i64 0}
!237 = !DILocation(line: 74, column: 14, scope: !230, inlinedAt: !232)
!238 = !DILocation(line: 233, column: 54, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "_M_head", scope: !45, file: !45, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!240 = distinct !DILocation(line: 424, column: 51, scope: !241, inlinedAt: !242)
!241 = distinct !DISubprogram(name: "_M_head", scope: !45, file: !45, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!242 = distinct !DILocation(line: 1365, column: 14, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "__get_helper<2UL, int>", scope: !45, file: !45, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!244 = distinct !DILocation(line: 1395, column: 43, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "get<2UL, void (Counter::*)(int), Counter *, int>", scope: !45, file: !45, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!246 = distinct !DILocation(line: 252, column: 27, scope: !225, inlinedAt: !226)
!247 = !DILocation(line: 74, column: 47, scope: !230, inlinedAt: !232)
!248 = !{!24, !24, i64 0}
!249 = !DILocation(line: 210, column: 24, scope: !215)
!250 = distinct !DISubprogram(name: "~_State_impl", scope: !30, file: !30, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!251 = !DILocation(line: 200, column: 14, scope: !250)
!252 = distinct !DISubprogram(name: "_M_run", scope: !30, file: !30, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!253 = !DILocation(line: 233, column: 54, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "_M_head", scope: !45, file: !45, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!255 = distinct !DILocation(line: 268, column: 51, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "_M_head", scope: !45, file: !45, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!257 = distinct !DILocation(line: 1365, column: 14, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !45, file: !45, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!259 = distinct !DILocation(line: 1395, column: 43, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "get<0UL, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !45, file: !45, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!261 = distinct !DILocation(line: 252, column: 27, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !30, file: !30, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!263 = distinct !DILocation(line: 259, column: 11, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "operator()", scope: !30, file: !30, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!265 = distinct !DILocation(line: 210, column: 13, scope: !252)
!266 = !DILocation(line: 61, column: 14, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !231, file: !231, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!268 = distinct !DILocation(line: 96, column: 14, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "__invoke<void (*)(Counter &), std::reference_wrapper<Counter> >", scope: !231, file: !231, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!270 = distinct !DILocation(line: 252, column: 13, scope: !262, inlinedAt: !263)
!271 = !DILocation(line: 347, column: 17, scope: !272, inlinedAt: !274)
!272 = distinct !DISubprogram(name: "get", scope: !273, file: !273, line: 346, type: !10, scopeLine: 347, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!273 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/refwrap.h", directory: "")
!274 = distinct !DILocation(line: 342, column: 22, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "operator Counter &", scope: !273, file: !273, line: 341, type: !10, scopeLine: 342, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!276 = distinct !DILocation(line: 61, column: 37, scope: !267, inlinedAt: !268)
!277 = !{!278, !62, i64 0}
!278 = !{!"_ZTSSt17reference_wrapperI7CounterE", !62, i64 0}
!279 = !DILocation(line: 210, column: 24, scope: !252)
