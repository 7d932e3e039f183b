; ModuleID = 'cpp-mutex.cpp'
source_filename = "cpp-mutex.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker", [7 x i8] }>
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.4" }
%"class.std::tuple.4" = type { i8 }
%"struct.std::thread::_State_impl.7" = type <{ %"struct.std::thread::_State", %"struct.std::thread::_Invoker.8", [7 x i8] }>
%"struct.std::thread::_Invoker.8" = type { %"class.std::tuple.9" }
%"class.std::tuple.9" = type { i8 }

@_ZL1n = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [8 x i8] c"n == 11\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"cpp-mutex.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State"*)* @_ZNSt6thread6_StateD2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv" to i8*)] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant i8*
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8
@_ZL1m = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" to i8*), i8* bitcast (void (%"struct.std::thread::_State"*)* @_ZNSt6thread6_StateD2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.7"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev" to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl.7"*)* @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv" to i8*)] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !9 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  %5 = bitcast %"class.std::thread"* %3 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #10, !dbg !12
  %6 = bitcast %"class.std::unique_ptr"* %2 to i8*, !dbg !13
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6), !dbg !13
  %7 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %3, i64 0, i32 0, i32 0, !dbg !13
  store i64 0, i64* %7, align 8, !dbg !13, !tbaa !19
  %8 = tail call noalias noundef nonnull dereferenceable(16) i8* @_Znwm(i64 noundef 16) #11, !dbg !24
  %9 = bitcast i8* %8 to %"struct.std::thread::_State_impl"*, !dbg !24
  %10 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %9, i64 0, i32 0, i32 0, !dbg !25
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %10, align 8, !dbg !25, !tbaa !28
  %11 = getelementptr %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %9, i64 0, i32 0, !dbg !24
  %12 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %2, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, !dbg !30
  store %"struct.std::thread::_State"* %11, %"struct.std::thread::_State"** %12, align 8, !dbg !49, !tbaa !50
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3, %"class.std::unique_ptr"* noundef nonnull %2, void ()* noundef null)
          to label %13 unwind label %21, !dbg !52

13:                                               ; preds = %0
  %14 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %12, align 8, !dbg !53, !tbaa !50
  %15 = icmp eq %"struct.std::thread::_State"* %14, null, !dbg !56
  br i1 %15, label %32, label %16, !dbg !53

16:                                               ; preds = %13
  %17 = bitcast %"struct.std::thread::_State"* %14 to void (%"struct.std::thread::_State"*)***, !dbg !57
  %18 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %17, align 8, !dbg !57, !tbaa !28
  %19 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %18, i64 1, !dbg !57
  %20 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %19, align 8, !dbg !57
  call void %20(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %14) #10, !dbg !57
  br label %32, !dbg !60

21:                                               ; preds = %0
  %22 = landingpad { i8*, i32 }
          cleanup, !dbg !61
  %23 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %12, align 8, !dbg !62, !tbaa !50
  %24 = icmp eq %"struct.std::thread::_State"* %23, null, !dbg !64
  br i1 %24, label %30, label %25, !dbg !62

25:                                               ; preds = %21
  %26 = bitcast %"struct.std::thread::_State"* %23 to void (%"struct.std::thread::_State"*)***, !dbg !65
  %27 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %26, align 8, !dbg !65, !tbaa !28
  %28 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %27, i64 1, !dbg !65
  %29 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %28, align 8, !dbg !65
  call void %29(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %23) #10, !dbg !65
  br label %30, !dbg !67

30:                                               ; preds = %21, %25, %86
  %31 = phi { i8*, i32 } [ %82, %86 ], [ %22, %25 ], [ %22, %21 ]
  resume { i8*, i32 } %31, !dbg !68

32:                                               ; preds = %13, %16
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6), !dbg !61
  %33 = bitcast %"class.std::thread"* %4 to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %33) #10, !dbg !69
  %34 = bitcast %"class.std::unique_ptr"* %1 to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %34), !dbg !70
  %35 = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %4, i64 0, i32 0, i32 0, !dbg !70
  store i64 0, i64* %35, align 8, !dbg !70, !tbaa !19
  %36 = invoke noalias noundef nonnull dereferenceable(16) i8* @_Znwm(i64 noundef 16) #11
          to label %37 unwind label %65, !dbg !74

37:                                               ; preds = %32
  %38 = bitcast i8* %36 to %"struct.std::thread::_State_impl.7"*, !dbg !74
  %39 = getelementptr inbounds %"struct.std::thread::_State_impl.7", %"struct.std::thread::_State_impl.7"* %38, i64 0, i32 0, i32 0, !dbg !75
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %39, align 8, !dbg !75, !tbaa !28
  %40 = getelementptr %"struct.std::thread::_State_impl.7", %"struct.std::thread::_State_impl.7"* %38, i64 0, i32 0, !dbg !74
  %41 = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %1, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, !dbg !78
  store %"struct.std::thread::_State"* %40, %"struct.std::thread::_State"** %41, align 8, !dbg !87, !tbaa !50
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4, %"class.std::unique_ptr"* noundef nonnull %1, void ()* noundef null)
          to label %42 unwind label %50, !dbg !88

42:                                               ; preds = %37
  %43 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %41, align 8, !dbg !89, !tbaa !50
  %44 = icmp eq %"struct.std::thread::_State"* %43, null, !dbg !91
  br i1 %44, label %59, label %45, !dbg !89

45:                                               ; preds = %42
  %46 = bitcast %"struct.std::thread::_State"* %43 to void (%"struct.std::thread::_State"*)***, !dbg !92
  %47 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %46, align 8, !dbg !92, !tbaa !28
  %48 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %47, i64 1, !dbg !92
  %49 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %48, align 8, !dbg !92
  call void %49(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %43) #10, !dbg !92
  br label %59, !dbg !94

50:                                               ; preds = %37
  %51 = landingpad { i8*, i32 }
          cleanup, !dbg !95
  %52 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %41, align 8, !dbg !96, !tbaa !50
  %53 = icmp eq %"struct.std::thread::_State"* %52, null, !dbg !98
  br i1 %53, label %81, label %54, !dbg !96

54:                                               ; preds = %50
  %55 = bitcast %"struct.std::thread::_State"* %52 to void (%"struct.std::thread::_State"*)***, !dbg !99
  %56 = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %55, align 8, !dbg !99, !tbaa !28
  %57 = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %56, i64 1, !dbg !99
  %58 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %57, align 8, !dbg !99
  call void %58(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %52) #10, !dbg !99
  br label %81, !dbg !101

59:                                               ; preds = %45, %42
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %34), !dbg !95
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %3)
          to label %60 unwind label %67, !dbg !102

60:                                               ; preds = %59
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %4)
          to label %61 unwind label %67, !dbg !103

61:                                               ; preds = %60
  %62 = load i32, i32* @_ZL1n, align 4, !dbg !104, !tbaa !105
  %63 = icmp eq i32 %62, 11, !dbg !104
  br i1 %63, label %72, label %64, !dbg !104

64:                                               ; preds = %61
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #12, !dbg !104
  unreachable, !dbg !104

65:                                               ; preds = %32
  %66 = landingpad { i8*, i32 }
          cleanup, !dbg !107
  br label %81, !dbg !108

67:                                               ; preds = %60, %59
  %68 = landingpad { i8*, i32 }
          cleanup, !dbg !107
  %69 = load i64, i64* %35, align 8, !dbg !109, !tbaa.struct !114
  %70 = icmp eq i64 %69, 0, !dbg !116
  br i1 %70, label %81, label %71, !dbg !119

71:                                               ; preds = %67
  call void @_ZSt9terminatev() #12, !dbg !120
  unreachable, !dbg !120

72:                                               ; preds = %61
  %73 = load i64, i64* %35, align 8, !dbg !124, !tbaa.struct !114
  %74 = icmp eq i64 %73, 0, !dbg !127
  br i1 %74, label %76, label %75, !dbg !129

75:                                               ; preds = %72
  call void @_ZSt9terminatev() #12, !dbg !130
  unreachable, !dbg !130

76:                                               ; preds = %72
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %33) #10, !dbg !107
  %77 = load i64, i64* %7, align 8, !dbg !132, !tbaa.struct !114
  %78 = icmp eq i64 %77, 0, !dbg !135
  br i1 %78, label %80, label %79, !dbg !137

79:                                               ; preds = %76
  call void @_ZSt9terminatev() #12, !dbg !138
  unreachable, !dbg !138

80:                                               ; preds = %76
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #10, !dbg !107
  ret i32 0, !dbg !107

81:                                               ; preds = %67, %65, %54, %50
  %82 = phi { i8*, i32 } [ %66, %65 ], [ %51, %54 ], [ %51, %50 ], [ %68, %67 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %33) #10, !dbg !107
  %83 = load i64, i64* %7, align 8, !dbg !140, !tbaa.struct !114
  %84 = icmp eq i64 %83, 0, !dbg !143
  br i1 %84, label %86, label %85, !dbg !145

85:                                               ; preds = %81
  call void @_ZSt9terminatev() #12, !dbg !146
  unreachable, !dbg !146

86:                                               ; preds = %81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #10, !dbg !107
  br label %30
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !148 void @_ZSt9terminatev() local_unnamed_addr #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) local_unnamed_addr #5

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #6 align 2 !dbg !149 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %0, i64 0, i32 0, !dbg !150
  tail call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(9) %2) #10, !dbg !150
  %3 = bitcast %"struct.std::thread::_State_impl"* %0 to i8*, !dbg !150
  tail call void @_ZdlPv(i8* noundef nonnull %3) #13, !dbg !150
  ret void, !dbg !150
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(%"struct.std::thread::_State_impl"* nocapture noundef nonnull readnone align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 personality i32 (...)* @__gxx_personality_v0 !dbg !151 {
  %2 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull getelementptr inbounds ({ %union.pthread_mutex_t }, { %union.pthread_mutex_t }* @_ZL1m, i64 0, i32 0)) #10, !dbg !152
  %3 = icmp eq i32 %2, 0, !dbg !172
  br i1 %3, label %5, label %4, !dbg !172

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #14, !dbg !173
  unreachable, !dbg !173

5:                                                ; preds = %1
  %6 = load i32, i32* @_ZL1n, align 4, !dbg !174, !tbaa !105
  %7 = add nsw i32 %6, 1, !dbg !174
  store i32 %7, i32* @_ZL1n, align 4, !dbg !174, !tbaa !105
  %8 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull getelementptr inbounds ({ %union.pthread_mutex_t }, { %union.pthread_mutex_t }* @_ZL1m, i64 0, i32 0)) #10, !dbg !175
  ret void, !dbg !182
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !183 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !185 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(%"struct.std::thread::_State_impl.7"* noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #6 align 2 !dbg !186 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl.7", %"struct.std::thread::_State_impl.7"* %0, i64 0, i32 0, !dbg !187
  tail call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(9) %2) #10, !dbg !187
  %3 = bitcast %"struct.std::thread::_State_impl.7"* %0 to i8*, !dbg !187
  tail call void @_ZdlPv(i8* noundef nonnull %3) #13, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(%"struct.std::thread::_State_impl.7"* nocapture noundef nonnull readnone align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 personality i32 (...)* @__gxx_personality_v0 !dbg !188 {
  %2 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull getelementptr inbounds ({ %union.pthread_mutex_t }, { %union.pthread_mutex_t }* @_ZL1m, i64 0, i32 0)) #10, !dbg !189
  %3 = icmp eq i32 %2, 0, !dbg !207
  br i1 %3, label %5, label %4, !dbg !207

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #14, !dbg !208
  unreachable, !dbg !208

5:                                                ; preds = %1
  %6 = load i32, i32* @_ZL1n, align 4, !dbg !209, !tbaa !105
  %7 = add nsw i32 %6, 10, !dbg !209
  store i32 %7, i32* @_ZL1n, align 4, !dbg !209, !tbaa !105
  %8 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull getelementptr inbounds ({ %union.pthread_mutex_t }, { %union.pthread_mutex_t }* @_ZL1m, i64 0, i32 0)) #10, !dbg !210
  ret void, !dbg !215
}

attributes #0 = { norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { builtin allocsize(0) }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin nounwind }
attributes #14 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp-mutex.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "4c2ffd110c5f5cf57bbe05b35dde9667")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 12, column: 2, scope: !9)
!13 = !DILocation(line: 85, column: 23, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "id", scope: !15, file: !15, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!15 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!16 = distinct !DILocation(line: 126, column: 7, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "thread<(lambda at cpp-mutex.cpp:12:16), void>", scope: !15, file: !15, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = distinct !DILocation(line: 12, column: 14, scope: !9)
!19 = !{!20, !21, i64 0}
!20 = !{!"_ZTSNSt6thread2idE", !21, i64 0}
!21 = !{!"long", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C++ TBAA"}
!24 = !DILocation(line: 142, column: 29, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 207, column: 4, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-mutex.cpp:12:16)>", scope: !15, file: !15, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!27 = distinct !DILocation(line: 142, column: 33, scope: !17, inlinedAt: !18)
!28 = !{!29, !29, i64 0}
!29 = !{!"vtable pointer", !23, i64 0}
!30 = !DILocation(line: 233, column: 54, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "_M_head", scope: !32, file: !32, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!32 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!33 = distinct !DILocation(line: 268, column: 51, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "_M_head", scope: !32, file: !32, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!35 = distinct !DILocation(line: 1365, column: 14, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !32, file: !32, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!37 = distinct !DILocation(line: 1381, column: 14, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !32, file: !32, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!39 = distinct !DILocation(line: 189, column: 45, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "_M_ptr", scope: !41, file: !41, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!41 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!42 = distinct !DILocation(line: 168, column: 47, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !41, file: !41, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!44 = distinct !DILocation(line: 233, column: 40, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !41, file: !41, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!46 = distinct !DILocation(line: 310, column: 4, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !41, file: !41, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!48 = distinct !DILocation(line: 142, column: 18, scope: !17, inlinedAt: !18)
!49 = !DILocation(line: 168, column: 56, scope: !43, inlinedAt: !44)
!50 = !{!51, !51, i64 0}
!51 = !{!"any pointer", !22, i64 0}
!52 = !DILocation(line: 142, column: 2, scope: !17, inlinedAt: !18)
!53 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "~unique_ptr", scope: !41, file: !41, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!55 = distinct !DILocation(line: 142, column: 2, scope: !17, inlinedAt: !18)
!56 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !55)
!57 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "operator()", scope: !41, file: !41, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!59 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !55)
!61 = !DILocation(line: 145, column: 7, scope: !17, inlinedAt: !18)
!62 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !63)
!63 = distinct !DILocation(line: 142, column: 2, scope: !17, inlinedAt: !18)
!64 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !63)
!65 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !66)
!66 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !63)
!67 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !63)
!68 = !DILocation(line: 0, scope: !9)
!69 = !DILocation(line: 16, column: 2, scope: !9)
!70 = !DILocation(line: 85, column: 23, scope: !14, inlinedAt: !71)
!71 = distinct !DILocation(line: 126, column: 7, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "thread<(lambda at cpp-mutex.cpp:16:16), void>", scope: !15, file: !15, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!73 = distinct !DILocation(line: 16, column: 14, scope: !9)
!74 = !DILocation(line: 142, column: 29, scope: !72, inlinedAt: !73)
!75 = !DILocation(line: 207, column: 4, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp-mutex.cpp:16:16)>", scope: !15, file: !15, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!77 = distinct !DILocation(line: 142, column: 33, scope: !72, inlinedAt: !73)
!78 = !DILocation(line: 233, column: 54, scope: !31, inlinedAt: !79)
!79 = distinct !DILocation(line: 268, column: 51, scope: !34, inlinedAt: !80)
!80 = distinct !DILocation(line: 1365, column: 14, scope: !36, inlinedAt: !81)
!81 = distinct !DILocation(line: 1381, column: 14, scope: !38, inlinedAt: !82)
!82 = distinct !DILocation(line: 189, column: 45, scope: !40, inlinedAt: !83)
!83 = distinct !DILocation(line: 168, column: 47, scope: !43, inlinedAt: !84)
!84 = distinct !DILocation(line: 233, column: 40, scope: !45, inlinedAt: !85)
!85 = distinct !DILocation(line: 310, column: 4, scope: !47, inlinedAt: !86)
!86 = distinct !DILocation(line: 142, column: 18, scope: !72, inlinedAt: !73)
!87 = !DILocation(line: 168, column: 56, scope: !43, inlinedAt: !84)
!88 = !DILocation(line: 142, column: 2, scope: !72, inlinedAt: !73)
!89 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !90)
!90 = distinct !DILocation(line: 142, column: 2, scope: !72, inlinedAt: !73)
!91 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !90)
!92 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !93)
!93 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !90)
!94 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !90)
!95 = !DILocation(line: 145, column: 7, scope: !72, inlinedAt: !73)
!96 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !97)
!97 = distinct !DILocation(line: 142, column: 2, scope: !72, inlinedAt: !73)
!98 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !97)
!99 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !100)
!100 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !97)
!101 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !97)
!102 = !DILocation(line: 21, column: 4, scope: !9)
!103 = !DILocation(line: 22, column: 4, scope: !9)
!104 = !DILocation(line: 23, column: 2, scope: !9)
!105 = !{!106, !106, i64 0}
!106 = !{!"int", !22, i64 0}
!107 = !DILocation(line: 25, column: 1, scope: !9)
!108 = !DILocation(line: 16, column: 14, scope: !9)
!109 = !DILocation(line: 175, column: 16, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "joinable", scope: !15, file: !15, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!111 = distinct !DILocation(line: 150, column: 11, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "~thread", scope: !15, file: !15, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!113 = distinct !DILocation(line: 25, column: 1, scope: !9)
!114 = !{i64 0, i64 8, !115}
!115 = !{!21, !21, i64 0}
!116 = !DILocation(line: 286, column: 26, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "operator==", scope: !15, file: !15, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!118 = distinct !DILocation(line: 175, column: 22, scope: !110, inlinedAt: !111)
!119 = !DILocation(line: 150, column: 11, scope: !112, inlinedAt: !113)
!120 = !DILocation(line: 312, column: 5, scope: !121, inlinedAt: !123)
!121 = distinct !DISubprogram(name: "__terminate", scope: !122, file: !122, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!122 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!123 = distinct !DILocation(line: 151, column: 2, scope: !112, inlinedAt: !113)
!124 = !DILocation(line: 175, column: 16, scope: !110, inlinedAt: !125)
!125 = distinct !DILocation(line: 150, column: 11, scope: !112, inlinedAt: !126)
!126 = distinct !DILocation(line: 25, column: 1, scope: !9)
!127 = !DILocation(line: 286, column: 26, scope: !117, inlinedAt: !128)
!128 = distinct !DILocation(line: 175, column: 22, scope: !110, inlinedAt: !125)
!129 = !DILocation(line: 150, column: 11, scope: !112, inlinedAt: !126)
!130 = !DILocation(line: 312, column: 5, scope: !121, inlinedAt: !131)
!131 = distinct !DILocation(line: 151, column: 2, scope: !112, inlinedAt: !126)
!132 = !DILocation(line: 175, column: 16, scope: !110, inlinedAt: !133)
!133 = distinct !DILocation(line: 150, column: 11, scope: !112, inlinedAt: !134)
!134 = distinct !DILocation(line: 25, column: 1, scope: !9)
!135 = !DILocation(line: 286, column: 26, scope: !117, inlinedAt: !136)
!136 = distinct !DILocation(line: 175, column: 22, scope: !110, inlinedAt: !133)
!137 = !DILocation(line: 150, column: 11, scope: !112, inlinedAt: !134)
!138 = !DILocation(line: 312, column: 5, scope: !121, inlinedAt: !139)
!139 = distinct !DILocation(line: 151, column: 2, scope: !112, inlinedAt: !134)
!140 = !DILocation(line: 175, column: 16, scope: !110, inlinedAt: !141)
!141 = distinct !DILocation(line: 150, column: 11, scope: !112, inlinedAt: !142)
!142 = distinct !DILocation(line: 25, column: 1, scope: !9)
!143 = !DILocation(line: 286, column: 26, scope: !117, inlinedAt: !144)
!144 = distinct !DILocation(line: 175, column: 22, scope: !110, inlinedAt: !141)
!145 = !DILocation(line: 150, column: 11, scope: !112, inlinedAt: !142)
!146 = !DILocation(line: 312, column: 5, scope: !121, inlinedAt: !147)
!147 = distinct !DILocation(line: 151, column: 2, scope: !112, inlinedAt: !142)
!148 = !DISubprogram(name: "terminate", scope: !122, file: !122, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!149 = distinct !DISubprogram(name: "~_State_impl", scope: !15, file: !15, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!150 = !DILocation(line: 200, column: 14, scope: !149)
!151 = distinct !DISubprogram(name: "_M_run", scope: !15, file: !15, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!152 = !DILocation(line: 749, column: 12, scope: !153, inlinedAt: !155)
!153 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !154, file: !154, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!154 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!155 = distinct !DILocation(line: 100, column: 17, scope: !156, inlinedAt: !158)
!156 = distinct !DISubprogram(name: "lock", scope: !157, file: !157, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!157 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!158 = distinct !DILocation(line: 229, column: 19, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "lock_guard", scope: !157, file: !157, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!160 = distinct !DILocation(line: 13, column: 31, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = distinct !DILocation(line: 61, column: 14, scope: !163, inlinedAt: !165)
!163 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-mutex.cpp:12:16)>", scope: !164, file: !164, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!164 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!165 = distinct !DILocation(line: 96, column: 14, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-mutex.cpp:12:16)>", scope: !164, file: !164, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!167 = distinct !DILocation(line: 252, column: 13, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !15, file: !15, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!169 = distinct !DILocation(line: 259, column: 11, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "operator()", scope: !15, file: !15, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!171 = distinct !DILocation(line: 210, column: 13, scope: !151)
!172 = !DILocation(line: 103, column: 11, scope: !156, inlinedAt: !158)
!173 = !DILocation(line: 104, column: 2, scope: !156, inlinedAt: !158)
!174 = !DILocation(line: 14, column: 5, scope: !161, inlinedAt: !162)
!175 = !DILocation(line: 779, column: 12, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !154, file: !154, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!177 = distinct !DILocation(line: 118, column: 7, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "unlock", scope: !157, file: !157, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!179 = distinct !DILocation(line: 235, column: 19, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "~lock_guard", scope: !157, file: !157, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!181 = distinct !DILocation(line: 15, column: 2, scope: !161, inlinedAt: !162)
!182 = !DILocation(line: 210, column: 24, scope: !151)
!183 = !DISubprogram(name: "pthread_mutex_lock", scope: !184, file: !184, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!184 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!185 = !DISubprogram(name: "pthread_mutex_unlock", scope: !184, file: !184, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!186 = distinct !DISubprogram(name: "~_State_impl", scope: !15, file: !15, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!187 = !DILocation(line: 200, column: 14, scope: !186)
!188 = distinct !DISubprogram(name: "_M_run", scope: !15, file: !15, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!189 = !DILocation(line: 749, column: 12, scope: !153, inlinedAt: !190)
!190 = distinct !DILocation(line: 100, column: 17, scope: !156, inlinedAt: !191)
!191 = distinct !DILocation(line: 139, column: 17, scope: !192, inlinedAt: !194)
!192 = distinct !DISubprogram(name: "lock", scope: !193, file: !193, line: 131, type: !10, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!193 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!194 = distinct !DILocation(line: 69, column: 2, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "unique_lock", scope: !193, file: !193, line: 66, type: !10, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!196 = distinct !DILocation(line: 17, column: 32, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !10, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!198 = distinct !DILocation(line: 61, column: 14, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp-mutex.cpp:16:16)>", scope: !164, file: !164, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!200 = distinct !DILocation(line: 96, column: 14, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "__invoke<(lambda at cpp-mutex.cpp:16:16)>", scope: !164, file: !164, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!202 = distinct !DILocation(line: 252, column: 13, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !15, file: !15, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!204 = distinct !DILocation(line: 259, column: 11, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "operator()", scope: !15, file: !15, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!206 = distinct !DILocation(line: 210, column: 13, scope: !188)
!207 = !DILocation(line: 103, column: 11, scope: !156, inlinedAt: !191)
!208 = !DILocation(line: 104, column: 2, scope: !156, inlinedAt: !191)
!209 = !DILocation(line: 18, column: 5, scope: !197, inlinedAt: !198)
!210 = !DILocation(line: 779, column: 12, scope: !176, inlinedAt: !211)
!211 = distinct !DILocation(line: 118, column: 7, scope: !178, inlinedAt: !212)
!212 = distinct !DILocation(line: 195, column: 17, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "unlock", scope: !193, file: !193, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!214 = distinct !DILocation(line: 19, column: 9, scope: !197, inlinedAt: !198)
!215 = !DILocation(line: 210, column: 24, scope: !188)
