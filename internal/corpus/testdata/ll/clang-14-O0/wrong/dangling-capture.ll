; ModuleID = 'dangling-capture.cpp'
source_filename = "dangling-capture.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::function" = type { %"class.std::_Function_base", i32 (%"union.std::_Any_data"*)* }
%"class.std::_Function_base" = type { %"union.std::_Any_data", i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%class.anon = type { i32* }
%"struct.std::_Maybe_unary_or_binary_function" = type { i8 }
%"struct.std::integral_constant" = type { i8 }
%"class.std::type_info" = type { i32 (...)**, i8* }
%"struct.std::__invoke_other" = type { i8 }

$_ZNKSt8functionIFivEEclEv = comdat any

$_ZNSt8functionIFivEED2Ev = comdat any

$_ZNSt14_Function_baseC2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt9_Any_data9_M_accessEv = comdat any

$_ZNKSt9_Any_data9_M_accessEv = comdat any

$_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v = comdat any

$_ZNSt14_Function_baseD2Ev = comdat any

$_ZNKSt14_Function_base8_M_emptyEv = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@"_ZTSZL4makevE3$_0" = internal constant [14 x i8] c"ZL4makevE3$_0\00", align 1
@"_ZTIZL4makevE3$_0" = internal constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @"_ZTSZL4makevE3$_0", i32 0, i32 0) }, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::function", align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @_ZL4makev(%"class.std::function"* sret(%"class.std::function") align 8 %2), !dbg !13
  %5 = invoke noundef i32 @_ZNKSt8functionIFivEEclEv(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %2)
          to label %6 unwind label %10, !dbg !14

6:                                                ; preds = %0
  %7 = icmp eq i32 %5, 99, !dbg !15
  %8 = zext i1 %7 to i32, !dbg !14
  store i32 %8, i32* %1, align 4, !dbg !16
  call void @_ZNSt8functionIFivEED2Ev(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %2) #8, !dbg !17
  %9 = load i32, i32* %1, align 4, !dbg !17
  ret i32 %9, !dbg !17

10:                                               ; preds = %0
  %11 = landingpad { i8*, i32 }
          cleanup, !dbg !17
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !17
  store i8* %12, i8** %3, align 8, !dbg !17
  %13 = extractvalue { i8*, i32 } %11, 1, !dbg !17
  store i32 %13, i32* %4, align 4, !dbg !17
  call void @_ZNSt8functionIFivEED2Ev(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %2) #8, !dbg !17
  br label %14, !dbg !17

14:                                               ; preds = %10
  %15 = load i8*, i8** %3, align 8, !dbg !17
  %16 = load i32, i32* %4, align 4, !dbg !17
  %17 = insertvalue { i8*, i32 } undef, i8* %15, 0, !dbg !17
  %18 = insertvalue { i8*, i32 } %17, i32 %16, 1, !dbg !17
  resume { i8*, i32 } %18, !dbg !17
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @_ZL4makev(%"class.std::function"* noalias sret(%"class.std::function") align 8 %0) #1 !dbg !18 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %class.anon, align 8
  %5 = bitcast %"class.std::function"* %0 to i8*
  store i8* %5, i8** %2, align 8
  store i32 7, i32* %3, align 4, !dbg !19
  %6 = getelementptr inbounds %class.anon, %class.anon* %4, i32 0, i32 0, !dbg !20
  store i32* %3, i32** %6, align 8, !dbg !20
  call void @"_ZNSt8functionIFivEEC2IZL4makevE3$_0vEEOT_"(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %4) #8, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt8functionIFivEEclEv(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %0) #2 comdat align 2 !dbg !22 {
  %2 = alloca %"class.std::function"*, align 8
  store %"class.std::function"* %0, %"class.std::function"** %2, align 8
  %3 = load %"class.std::function"*, %"class.std::function"** %2, align 8
  %4 = bitcast %"class.std::function"* %3 to %"class.std::_Function_base"*, !dbg !24
  %5 = call noundef zeroext i1 @_ZNKSt14_Function_base8_M_emptyEv(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %4), !dbg !24
  br i1 %5, label %6, label %7, !dbg !24

6:                                                ; preds = %1
  call void @_ZSt25__throw_bad_function_callv() #9, !dbg !25
  unreachable, !dbg !25

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"class.std::function", %"class.std::function"* %3, i32 0, i32 1, !dbg !26
  %9 = load i32 (%"union.std::_Any_data"*)*, i32 (%"union.std::_Any_data"*)** %8, align 8, !dbg !26
  %10 = bitcast %"class.std::function"* %3 to %"class.std::_Function_base"*, !dbg !27
  %11 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %10, i32 0, i32 0, !dbg !27
  %12 = call noundef i32 %9(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %11), !dbg !26
  ret i32 %12, !dbg !28
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt8functionIFivEED2Ev(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #3 comdat align 2 !dbg !29 {
  %2 = alloca %"class.std::function"*, align 8
  store %"class.std::function"* %0, %"class.std::function"** %2, align 8
  %3 = load %"class.std::function"*, %"class.std::function"** %2, align 8
  %4 = bitcast %"class.std::function"* %3 to %"class.std::_Function_base"*, !dbg !30
  call void @_ZNSt14_Function_baseD2Ev(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %4) #8, !dbg !30
  ret void, !dbg !30
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @"_ZNSt8functionIFivEEC2IZL4makevE3$_0vEEOT_"(%"class.std::function"* noundef nonnull align 8 dereferenceable(32) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 align 2 !dbg !31 {
  %3 = alloca %"class.std::function"*, align 8
  %4 = alloca %class.anon*, align 8
  store %"class.std::function"* %0, %"class.std::function"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %5 = load %"class.std::function"*, %"class.std::function"** %3, align 8
  %6 = bitcast %"class.std::function"* %5 to %"struct.std::_Maybe_unary_or_binary_function"*, !dbg !32
  %7 = bitcast %"class.std::function"* %5 to %"class.std::_Function_base"*, !dbg !32
  %8 = bitcast %"class.std::_Function_base"* %7 to i8*, !dbg !33
  %9 = getelementptr inbounds i8, i8* %8, i64 0, !dbg !33
  call void @llvm.memset.p0i8.i64(i8* align 8 %9, i8 0, i64 24, i1 false), !dbg !33
  call void @_ZNSt14_Function_baseC2Ev(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %7) #8, !dbg !33
  %10 = getelementptr inbounds %"class.std::function", %"class.std::function"* %5, i32 0, i32 1, !dbg !34
  store i32 (%"union.std::_Any_data"*)* null, i32 (%"union.std::_Any_data"*)** %10, align 8, !dbg !34
  %11 = load %class.anon*, %class.anon** %4, align 8, !dbg !35
  %12 = call noundef zeroext i1 @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E21_M_not_empty_functionIS1_EEbRKT_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %11) #8, !dbg !36
  br i1 %12, label %13, label %21, !dbg !36

13:                                               ; preds = %2
  %14 = bitcast %"class.std::function"* %5 to %"class.std::_Function_base"*, !dbg !37
  %15 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %14, i32 0, i32 0, !dbg !37
  %16 = load %class.anon*, %class.anon** %4, align 8, !dbg !38
  %17 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZL4makevE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %16) #8, !dbg !39
  call void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E15_M_init_functorIS1_EEvRSt9_Any_dataOT_"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %15, %class.anon* noundef nonnull align 8 dereferenceable(8) %17) #8, !dbg !40
  %18 = getelementptr inbounds %"class.std::function", %"class.std::function"* %5, i32 0, i32 1, !dbg !41
  store i32 (%"union.std::_Any_data"*)* @"_ZNSt17_Function_handlerIFivEZL4makevE3$_0E9_M_invokeERKSt9_Any_data", i32 (%"union.std::_Any_data"*)** %18, align 8, !dbg !42
  %19 = bitcast %"class.std::function"* %5 to %"class.std::_Function_base"*, !dbg !43
  %20 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %19, i32 0, i32 1, !dbg !43
  store i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* @"_ZNSt17_Function_handlerIFivEZL4makevE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation", i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %20, align 8, !dbg !44
  br label %21, !dbg !45

21:                                               ; preds = %13, %2
  ret void, !dbg !46
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_baseC2Ev(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #3 comdat align 2 !dbg !47 {
  %2 = alloca %"class.std::_Function_base"*, align 8
  store %"class.std::_Function_base"* %0, %"class.std::_Function_base"** %2, align 8
  %3 = load %"class.std::_Function_base"*, %"class.std::_Function_base"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 0, !dbg !48
  %5 = bitcast %"union.std::_Any_data"* %4 to %"union.std::_Nocopy_types"*, !dbg !49
  %6 = bitcast %"union.std::_Nocopy_types"* %5 to i8**, !dbg !50
  store i8* null, i8** %6, align 8, !dbg !50
  %7 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 1, !dbg !51
  store i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* null, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %7, align 8, !dbg !51
  ret void, !dbg !52
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef zeroext i1 @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E21_M_not_empty_functionIS1_EEbRKT_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #1 align 2 !dbg !53 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  ret i1 true, !dbg !54
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E15_M_init_functorIS1_EEvRSt9_Any_dataOT_"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !55 {
  %3 = alloca %"union.std::_Any_data"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca %"struct.std::integral_constant", align 1
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %6 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %3, align 8, !dbg !56
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !57
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZL4makevE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #8, !dbg !58
  invoke void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %6, %class.anon* noundef nonnull align 8 dereferenceable(8) %8)
          to label %9 unwind label %10, !dbg !59

9:                                                ; preds = %2
  ret void, !dbg !60

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !59
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !59
  call void @__clang_call_terminate(i8* %12) #10, !dbg !59
  unreachable, !dbg !59
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZL4makevE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #1 !dbg !61 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !63
  ret %class.anon* %3, !dbg !64
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @"_ZNSt17_Function_handlerIFivEZL4makevE3$_0E9_M_invokeERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #2 align 2 !dbg !65 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8, !dbg !66
  %4 = call noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %3) #8, !dbg !67
  %5 = call noundef i32 @"_ZSt10__invoke_rIiRZL4makevE3$_0JEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %4), !dbg !68
  ret i32 %5, !dbg !69
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFivEZL4makevE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #2 align 2 !dbg !70 {
  %4 = alloca %"union.std::_Any_data"*, align 8
  %5 = alloca %"union.std::_Any_data"*, align 8
  %6 = alloca i32, align 4
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %4, align 8
  store %"union.std::_Any_data"* %1, %"union.std::_Any_data"** %5, align 8
  store i32 %2, i32* %6, align 4
  %7 = load i32, i32* %6, align 4, !dbg !71
  switch i32 %7, label %16 [
    i32 0, label %8
    i32 1, label %11
  ], !dbg !72

8:                                                ; preds = %3
  %9 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !73
  %10 = call noundef nonnull align 8 dereferenceable(8) %"class.std::type_info"** @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %9) #8, !dbg !74
  store %"class.std::type_info"* bitcast ({ i8*, i8* }* @"_ZTIZL4makevE3$_0" to %"class.std::type_info"*), %"class.std::type_info"** %10, align 8, !dbg !75
  br label %21, !dbg !76

11:                                               ; preds = %3
  %12 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %5, align 8, !dbg !77
  %13 = call noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %12) #8, !dbg !78
  %14 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !79
  %15 = call noundef nonnull align 8 dereferenceable(8) %class.anon** @"_ZNSt9_Any_data9_M_accessIPZL4makevE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %14) #8, !dbg !80
  store %class.anon* %13, %class.anon** %15, align 8, !dbg !81
  br label %21, !dbg !82

16:                                               ; preds = %3
  %17 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !83
  %18 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %5, align 8, !dbg !84
  %19 = load i32, i32* %6, align 4, !dbg !85
  %20 = call noundef zeroext i1 @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %17, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %18, i32 noundef %19), !dbg !86
  br label %21, !dbg !87

21:                                               ; preds = %16, %11, %8
  ret i1 false, !dbg !88
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E9_M_createIS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) #1 align 2 !dbg !89 {
  %3 = alloca %"struct.std::integral_constant", align 1
  %4 = alloca %"union.std::_Any_data"*, align 8
  %5 = alloca %class.anon*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  %6 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !90
  %7 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %6) #8, !dbg !91
  %8 = bitcast i8* %7 to %class.anon*, !dbg !92
  %9 = load %class.anon*, %class.anon** %5, align 8, !dbg !93
  %10 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIZL4makevE3$_0EOT_RNSt16remove_referenceIS1_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %9) #8, !dbg !94
  %11 = bitcast %class.anon* %8 to i8*, !dbg !95
  %12 = bitcast %class.anon* %10 to i8*, !dbg !95
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 8, i1 false), !dbg !95
  ret void, !dbg !96
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #5 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #8
  call void @_ZSt9terminatev() #10
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #1 comdat align 2 !dbg !97 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = bitcast %"union.std::_Any_data"* %3 to [16 x i8]*, !dbg !98
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 0, !dbg !98
  ret i8* %5, !dbg !99
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @"_ZSt10__invoke_rIiRZL4makevE3$_0JEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EES3_E4typeEOS4_DpOS5_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #2 !dbg !100 {
  %2 = alloca %class.anon*, align 8
  %3 = alloca %"struct.std::__invoke_other", align 1
  store %class.anon* %0, %class.anon** %2, align 8
  %4 = load %class.anon*, %class.anon** %2, align 8, !dbg !102
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZL4makevE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %4) #8, !dbg !103
  %6 = call noundef i32 @"_ZSt13__invoke_implIiRZL4makevE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %5), !dbg !104
  ret i32 %6, !dbg !105
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #1 align 2 !dbg !106 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  %3 = alloca %class.anon*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %4 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8, !dbg !107
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNKSt9_Any_data9_M_accessIZL4makevE3$_0EERKT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %4) #8, !dbg !108
  store %class.anon* %5, %class.anon** %3, align 8, !dbg !109
  %6 = load %class.anon*, %class.anon** %3, align 8, !dbg !110
  %7 = call noundef %class.anon* @"_ZSt11__addressofIKZL4makevE3$_0EPT_RS2_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %6) #8, !dbg !111
  ret %class.anon* %7, !dbg !112
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @"_ZSt13__invoke_implIiRZL4makevE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #2 !dbg !113 {
  %2 = alloca %"struct.std::__invoke_other", align 1
  %3 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %3, align 8
  %4 = load %class.anon*, %class.anon** %3, align 8, !dbg !114
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZL4makevE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %4) #8, !dbg !115
  %6 = call noundef i32 @"_ZZL4makevENK3$_0clEv"(%class.anon* noundef nonnull align 8 dereferenceable(8) %5), !dbg !115
  ret i32 %6, !dbg !116
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRZL4makevE3$_0EOT_RNSt16remove_referenceIS2_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #1 !dbg !117 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !118
  ret %class.anon* %3, !dbg !119
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @"_ZZL4makevENK3$_0clEv"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #1 align 2 !dbg !120 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8
  %4 = getelementptr inbounds %class.anon, %class.anon* %3, i32 0, i32 0, !dbg !121
  %5 = load i32*, i32** %4, align 8, !dbg !121
  %6 = load i32, i32* %5, align 4, !dbg !121
  ret i32 %6, !dbg !122
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNKSt9_Any_data9_M_accessIZL4makevE3$_0EERKT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #1 align 2 !dbg !123 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = call noundef i8* @_ZNKSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %3) #8, !dbg !124
  %5 = bitcast i8* %4 to %class.anon*, !dbg !125
  ret %class.anon* %5, !dbg !126
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef %class.anon* @"_ZSt11__addressofIKZL4makevE3$_0EPT_RS2_"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #1 !dbg !127 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !128
  ret %class.anon* %3, !dbg !129
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNKSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #1 comdat align 2 !dbg !130 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = bitcast %"union.std::_Any_data"* %3 to [16 x i8]*, !dbg !131
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %4, i64 0, i64 0, !dbg !131
  ret i8* %5, !dbg !132
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"class.std::type_info"** @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #1 comdat align 2 !dbg !133 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %3) #8, !dbg !134
  %5 = bitcast i8* %4 to %"class.std::type_info"**, !dbg !135
  ret %"class.std::type_info"** %5, !dbg !136
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon** @"_ZNSt9_Any_data9_M_accessIPZL4makevE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #1 align 2 !dbg !137 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %3) #8, !dbg !138
  %5 = bitcast i8* %4 to %class.anon**, !dbg !139
  ret %class.anon** %5, !dbg !140
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef zeroext i1 @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #2 align 2 !dbg !141 {
  %4 = alloca %"union.std::_Any_data"*, align 8
  %5 = alloca %"union.std::_Any_data"*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"struct.std::integral_constant", align 1
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %4, align 8
  store %"union.std::_Any_data"* %1, %"union.std::_Any_data"** %5, align 8
  store i32 %2, i32* %6, align 4
  %8 = load i32, i32* %6, align 4, !dbg !142
  switch i32 %8, label %23 [
    i32 0, label %9
    i32 1, label %12
    i32 2, label %17
    i32 3, label %21
  ], !dbg !143

9:                                                ; preds = %3
  %10 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !144
  %11 = call noundef nonnull align 8 dereferenceable(8) %"class.std::type_info"** @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %10) #8, !dbg !145
  store %"class.std::type_info"* bitcast ({ i8*, i8* }* @"_ZTIZL4makevE3$_0" to %"class.std::type_info"*), %"class.std::type_info"** %11, align 8, !dbg !146
  br label %23, !dbg !147

12:                                               ; preds = %3
  %13 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %5, align 8, !dbg !148
  %14 = call noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %13) #8, !dbg !149
  %15 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !150
  %16 = call noundef nonnull align 8 dereferenceable(8) %class.anon** @"_ZNSt9_Any_data9_M_accessIPZL4makevE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %15) #8, !dbg !151
  store %class.anon* %14, %class.anon** %16, align 8, !dbg !152
  br label %23, !dbg !153

17:                                               ; preds = %3
  %18 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !154
  %19 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %5, align 8, !dbg !155
  %20 = call noundef %class.anon* @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E14_M_get_pointerERKSt9_Any_data"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %19) #8, !dbg !156
  call void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %18, %class.anon* noundef nonnull align 8 dereferenceable(8) %20) #8, !dbg !157
  br label %23, !dbg !158

21:                                               ; preds = %3
  %22 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !159
  call void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %22), !dbg !160
  br label %23, !dbg !161

23:                                               ; preds = %3, %21, %17, %12, %9
  ret i1 false, !dbg !162
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E15_M_init_functorIRKS1_EEvRSt9_Any_dataOT_"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) #1 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !163 {
  %3 = alloca %"union.std::_Any_data"*, align 8
  %4 = alloca %class.anon*, align 8
  %5 = alloca %"struct.std::integral_constant", align 1
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %3, align 8
  store %class.anon* %1, %class.anon** %4, align 8
  %6 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %3, align 8, !dbg !164
  %7 = load %class.anon*, %class.anon** %4, align 8, !dbg !165
  %8 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRKZL4makevE3$_0EOT_RNSt16remove_referenceIS3_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %7) #8, !dbg !166
  invoke void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %6, %class.anon* noundef nonnull align 8 dereferenceable(8) %8)
          to label %9 unwind label %10, !dbg !167

9:                                                ; preds = %2
  ret void, !dbg !168

10:                                               ; preds = %2
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !167
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !167
  call void @__clang_call_terminate(i8* %12) #10, !dbg !167
  unreachable, !dbg !167
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #1 align 2 !dbg !169 {
  %2 = alloca %"struct.std::integral_constant", align 1
  %3 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %3, align 8
  %4 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %3, align 8, !dbg !170
  %5 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt9_Any_data9_M_accessIZL4makevE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %4) #8, !dbg !171
  ret void, !dbg !172
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZNSt14_Function_base13_Base_managerIZL4makevE3$_0E9_M_createIRKS1_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0, %class.anon* noundef nonnull align 8 dereferenceable(8) %1) #1 align 2 !dbg !173 {
  %3 = alloca %"struct.std::integral_constant", align 1
  %4 = alloca %"union.std::_Any_data"*, align 8
  %5 = alloca %class.anon*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %4, align 8
  store %class.anon* %1, %class.anon** %5, align 8
  %6 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %4, align 8, !dbg !174
  %7 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %6) #8, !dbg !175
  %8 = bitcast i8* %7 to %class.anon*, !dbg !176
  %9 = load %class.anon*, %class.anon** %5, align 8, !dbg !177
  %10 = call noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRKZL4makevE3$_0EOT_RNSt16remove_referenceIS3_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %9) #8, !dbg !178
  %11 = bitcast %class.anon* %8 to i8*, !dbg !179
  %12 = bitcast %class.anon* %10 to i8*, !dbg !179
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 8, i1 false), !dbg !179
  ret void, !dbg !180
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZSt7forwardIRKZL4makevE3$_0EOT_RNSt16remove_referenceIS3_E4typeE"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0) #1 !dbg !181 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8, !dbg !182
  ret %class.anon* %3, !dbg !183
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef nonnull align 8 dereferenceable(8) %class.anon* @"_ZNSt9_Any_data9_M_accessIZL4makevE3$_0EERT_v"(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %0) #1 align 2 !dbg !184 {
  %2 = alloca %"union.std::_Any_data"*, align 8
  store %"union.std::_Any_data"* %0, %"union.std::_Any_data"** %2, align 8
  %3 = load %"union.std::_Any_data"*, %"union.std::_Any_data"** %2, align 8
  %4 = call noundef i8* @_ZNSt9_Any_data9_M_accessEv(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %3) #8, !dbg !185
  %5 = bitcast i8* %4 to %class.anon*, !dbg !186
  ret %class.anon* %5, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_baseD2Ev(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !188 {
  %2 = alloca %"class.std::_Function_base"*, align 8
  store %"class.std::_Function_base"* %0, %"class.std::_Function_base"** %2, align 8
  %3 = load %"class.std::_Function_base"*, %"class.std::_Function_base"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 1, !dbg !189
  %5 = load i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)*, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %4, align 8, !dbg !189
  %6 = icmp ne i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* %5, null, !dbg !189
  br i1 %6, label %7, label %14, !dbg !189

7:                                                ; preds = %1
  %8 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 1, !dbg !190
  %9 = load i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)*, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %8, align 8, !dbg !190
  %10 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 0, !dbg !191
  %11 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 0, !dbg !192
  %12 = invoke noundef zeroext i1 %9(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %10, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %11, i32 noundef 3)
          to label %13 unwind label %15, !dbg !190

13:                                               ; preds = %7
  br label %14, !dbg !190

14:                                               ; preds = %13, %1
  ret void, !dbg !193

15:                                               ; preds = %7
  %16 = landingpad { i8*, i32 }
          catch i8* null, !dbg !190
  %17 = extractvalue { i8*, i32 } %16, 0, !dbg !190
  call void @__clang_call_terminate(i8* %17) #10, !dbg !190
  unreachable, !dbg !190
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14_Function_base8_M_emptyEv(%"class.std::_Function_base"* noundef nonnull align 8 dereferenceable(24) %0) #1 comdat align 2 !dbg !194 {
  %2 = alloca %"class.std::_Function_base"*, align 8
  store %"class.std::_Function_base"* %0, %"class.std::_Function_base"** %2, align 8
  %3 = load %"class.std::_Function_base"*, %"class.std::_Function_base"** %2, align 8
  %4 = getelementptr inbounds %"class.std::_Function_base", %"class.std::_Function_base"* %3, i32 0, i32 1, !dbg !195
  %5 = load i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)*, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %4, align 8, !dbg !195
  %6 = icmp ne i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* %5, null, !dbg !195
  %7 = xor i1 %6, true, !dbg !196
  ret i1 %7, !dbg !197
}

; Function Attrs: noreturn
declare void @_ZSt25__throw_bad_function_callv() #7

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { noinline noreturn nounwind }
attributes #6 = { argmemonly nofree nounwind willreturn }
attributes #7 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dangling-capture.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "88946470004052e16f34809855dfec65")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 13, column: 11, scope: !10)
!14 = !DILocation(line: 14, column: 9, scope: !10)
!15 = !DILocation(line: 14, column: 13, scope: !10)
!16 = !DILocation(line: 14, column: 2, scope: !10)
!17 = !DILocation(line: 15, column: 1, scope: !10)
!18 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!19 = !DILocation(line: 7, column: 6, scope: !18)
!20 = !DILocation(line: 8, column: 9, scope: !18)
!21 = !DILocation(line: 8, column: 2, scope: !18)
!22 = distinct !DISubprogram(name: "operator()", scope: !23, file: !23, line: 587, type: !11, scopeLine: 588, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!23 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_function.h", directory: "")
!24 = !DILocation(line: 589, column: 6, scope: !22)
!25 = !DILocation(line: 590, column: 4, scope: !22)
!26 = !DILocation(line: 591, column: 9, scope: !22)
!27 = !DILocation(line: 591, column: 20, scope: !22)
!28 = !DILocation(line: 591, column: 2, scope: !22)
!29 = distinct !DISubprogram(name: "~function", scope: !23, file: !23, line: 111, type: !11, scopeLine: 111, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!30 = !DILocation(line: 111, column: 11, scope: !29)
!31 = distinct !DISubprogram(name: "function<(lambda at dangling-capture.cpp:8:9), void>", scope: !23, file: !23, line: 435, type: !11, scopeLine: 438, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!32 = !DILocation(line: 438, column: 2, scope: !31)
!33 = !DILocation(line: 437, column: 4, scope: !31)
!34 = !DILocation(line: 668, column: 21, scope: !31)
!35 = !DILocation(line: 447, column: 43, scope: !31)
!36 = !DILocation(line: 447, column: 8, scope: !31)
!37 = !DILocation(line: 449, column: 37, scope: !31)
!38 = !DILocation(line: 450, column: 32, scope: !31)
!39 = !DILocation(line: 450, column: 9, scope: !31)
!40 = !DILocation(line: 449, column: 8, scope: !31)
!41 = !DILocation(line: 451, column: 8, scope: !31)
!42 = !DILocation(line: 451, column: 19, scope: !31)
!43 = !DILocation(line: 452, column: 8, scope: !31)
!44 = !DILocation(line: 452, column: 19, scope: !31)
!45 = !DILocation(line: 453, column: 6, scope: !31)
!46 = !DILocation(line: 454, column: 2, scope: !31)
!47 = distinct !DISubprogram(name: "_Function_base", scope: !23, file: !23, line: 239, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!48 = !DILocation(line: 252, column: 19, scope: !47)
!49 = !DILocation(line: 252, column: 29, scope: !47)
!50 = !DILocation(line: 252, column: 30, scope: !47)
!51 = !DILocation(line: 253, column: 19, scope: !47)
!52 = !DILocation(line: 239, column: 30, scope: !47)
!53 = distinct !DISubprogram(name: "_M_not_empty_function<(lambda at dangling-capture.cpp:8:9)>", scope: !23, file: !23, line: 235, type: !11, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!54 = !DILocation(line: 236, column: 6, scope: !53)
!55 = distinct !DISubprogram(name: "_M_init_functor<(lambda at dangling-capture.cpp:8:9)>", scope: !23, file: !23, line: 211, type: !11, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!56 = !DILocation(line: 215, column: 16, scope: !55)
!57 = !DILocation(line: 215, column: 45, scope: !55)
!58 = !DILocation(line: 215, column: 27, scope: !55)
!59 = !DILocation(line: 215, column: 6, scope: !55)
!60 = !DILocation(line: 216, column: 4, scope: !55)
!61 = distinct !DISubprogram(name: "forward<(lambda at dangling-capture.cpp:8:9)>", scope: !62, file: !62, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!62 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!63 = !DILocation(line: 78, column: 33, scope: !61)
!64 = !DILocation(line: 78, column: 7, scope: !61)
!65 = distinct !DISubprogram(name: "_M_invoke", scope: !23, file: !23, line: 288, type: !11, scopeLine: 289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!66 = !DILocation(line: 290, column: 54, scope: !65)
!67 = !DILocation(line: 290, column: 32, scope: !65)
!68 = !DILocation(line: 290, column: 9, scope: !65)
!69 = !DILocation(line: 290, column: 2, scope: !65)
!70 = distinct !DISubprogram(name: "_M_manager", scope: !23, file: !23, line: 267, type: !11, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!71 = !DILocation(line: 270, column: 10, scope: !70)
!72 = !DILocation(line: 270, column: 2, scope: !70)
!73 = !DILocation(line: 274, column: 6, scope: !70)
!74 = !DILocation(line: 274, column: 13, scope: !70)
!75 = !DILocation(line: 274, column: 43, scope: !70)
!76 = !DILocation(line: 275, column: 6, scope: !70)
!77 = !DILocation(line: 278, column: 60, scope: !70)
!78 = !DILocation(line: 278, column: 38, scope: !70)
!79 = !DILocation(line: 278, column: 6, scope: !70)
!80 = !DILocation(line: 278, column: 13, scope: !70)
!81 = !DILocation(line: 278, column: 36, scope: !70)
!82 = !DILocation(line: 279, column: 6, scope: !70)
!83 = !DILocation(line: 282, column: 24, scope: !70)
!84 = !DILocation(line: 282, column: 32, scope: !70)
!85 = !DILocation(line: 282, column: 42, scope: !70)
!86 = !DILocation(line: 282, column: 6, scope: !70)
!87 = !DILocation(line: 283, column: 4, scope: !70)
!88 = !DILocation(line: 284, column: 2, scope: !70)
!89 = distinct !DISubprogram(name: "_M_create<(lambda at dangling-capture.cpp:8:9)>", scope: !23, file: !23, line: 150, type: !11, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!90 = !DILocation(line: 152, column: 13, scope: !89)
!91 = !DILocation(line: 152, column: 20, scope: !89)
!92 = !DILocation(line: 152, column: 6, scope: !89)
!93 = !DILocation(line: 152, column: 60, scope: !89)
!94 = !DILocation(line: 152, column: 42, scope: !89)
!95 = !DILocation(line: 152, column: 33, scope: !89)
!96 = !DILocation(line: 153, column: 4, scope: !89)
!97 = distinct !DISubprogram(name: "_M_access", scope: !23, file: !23, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!98 = !DILocation(line: 85, column: 54, scope: !97)
!99 = !DILocation(line: 85, column: 46, scope: !97)
!100 = distinct !DISubprogram(name: "__invoke_r<int, (lambda at dangling-capture.cpp:8:9) &>", scope: !101, file: !101, line: 104, type: !11, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!101 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!102 = !DILocation(line: 115, column: 32, scope: !100)
!103 = !DILocation(line: 115, column: 8, scope: !100)
!104 = !DILocation(line: 114, column: 9, scope: !100)
!105 = !DILocation(line: 114, column: 2, scope: !100)
!106 = distinct !DISubprogram(name: "_M_get_pointer", scope: !23, file: !23, line: 134, type: !11, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DILocation(line: 138, column: 30, scope: !106)
!108 = !DILocation(line: 138, column: 39, scope: !106)
!109 = !DILocation(line: 138, column: 24, scope: !106)
!110 = !DILocation(line: 139, column: 54, scope: !106)
!111 = !DILocation(line: 139, column: 37, scope: !106)
!112 = !DILocation(line: 139, column: 8, scope: !106)
!113 = distinct !DISubprogram(name: "__invoke_impl<int, (lambda at dangling-capture.cpp:8:9) &>", scope: !101, file: !101, line: 60, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!114 = !DILocation(line: 61, column: 32, scope: !113)
!115 = !DILocation(line: 61, column: 14, scope: !113)
!116 = !DILocation(line: 61, column: 7, scope: !113)
!117 = distinct !DISubprogram(name: "forward<(lambda at dangling-capture.cpp:8:9) &>", scope: !62, file: !62, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!118 = !DILocation(line: 78, column: 33, scope: !117)
!119 = !DILocation(line: 78, column: 7, scope: !117)
!120 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!121 = !DILocation(line: 8, column: 27, scope: !120)
!122 = !DILocation(line: 8, column: 20, scope: !120)
!123 = distinct !DISubprogram(name: "_M_access<(lambda at dangling-capture.cpp:8:9)>", scope: !23, file: !23, line: 95, type: !11, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!124 = !DILocation(line: 96, column: 41, scope: !123)
!125 = !DILocation(line: 96, column: 17, scope: !123)
!126 = !DILocation(line: 96, column: 9, scope: !123)
!127 = distinct !DISubprogram(name: "__addressof<const (lambda at dangling-capture.cpp:8:9)>", scope: !62, file: !62, line: 49, type: !11, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!128 = !DILocation(line: 50, column: 34, scope: !127)
!129 = !DILocation(line: 50, column: 7, scope: !127)
!130 = distinct !DISubprogram(name: "_M_access", scope: !23, file: !23, line: 86, type: !11, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!131 = !DILocation(line: 86, column: 54, scope: !130)
!132 = !DILocation(line: 86, column: 46, scope: !130)
!133 = distinct !DISubprogram(name: "_M_access<const std::type_info *>", scope: !23, file: !23, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!134 = !DILocation(line: 91, column: 35, scope: !133)
!135 = !DILocation(line: 91, column: 17, scope: !133)
!136 = !DILocation(line: 91, column: 9, scope: !133)
!137 = distinct !DISubprogram(name: "_M_access<(lambda at dangling-capture.cpp:8:9) *>", scope: !23, file: !23, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!138 = !DILocation(line: 91, column: 35, scope: !137)
!139 = !DILocation(line: 91, column: 17, scope: !137)
!140 = !DILocation(line: 91, column: 9, scope: !137)
!141 = distinct !DISubprogram(name: "_M_manager", scope: !23, file: !23, line: 180, type: !11, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!142 = !DILocation(line: 183, column: 12, scope: !141)
!143 = !DILocation(line: 183, column: 4, scope: !141)
!144 = !DILocation(line: 187, column: 8, scope: !141)
!145 = !DILocation(line: 187, column: 15, scope: !141)
!146 = !DILocation(line: 187, column: 45, scope: !141)
!147 = !DILocation(line: 191, column: 8, scope: !141)
!148 = !DILocation(line: 194, column: 55, scope: !141)
!149 = !DILocation(line: 194, column: 40, scope: !141)
!150 = !DILocation(line: 194, column: 8, scope: !141)
!151 = !DILocation(line: 194, column: 15, scope: !141)
!152 = !DILocation(line: 194, column: 38, scope: !141)
!153 = !DILocation(line: 195, column: 8, scope: !141)
!154 = !DILocation(line: 198, column: 24, scope: !141)
!155 = !DILocation(line: 199, column: 49, scope: !141)
!156 = !DILocation(line: 199, column: 34, scope: !141)
!157 = !DILocation(line: 198, column: 8, scope: !141)
!158 = !DILocation(line: 200, column: 8, scope: !141)
!159 = !DILocation(line: 203, column: 19, scope: !141)
!160 = !DILocation(line: 203, column: 8, scope: !141)
!161 = !DILocation(line: 204, column: 8, scope: !141)
!162 = !DILocation(line: 206, column: 4, scope: !141)
!163 = distinct !DISubprogram(name: "_M_init_functor<const (lambda at dangling-capture.cpp:8:9) &>", scope: !23, file: !23, line: 211, type: !11, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!164 = !DILocation(line: 215, column: 16, scope: !163)
!165 = !DILocation(line: 215, column: 45, scope: !163)
!166 = !DILocation(line: 215, column: 27, scope: !163)
!167 = !DILocation(line: 215, column: 6, scope: !163)
!168 = !DILocation(line: 216, column: 4, scope: !163)
!169 = distinct !DISubprogram(name: "_M_destroy", scope: !23, file: !23, line: 166, type: !11, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!170 = !DILocation(line: 168, column: 4, scope: !169)
!171 = !DILocation(line: 168, column: 13, scope: !169)
!172 = !DILocation(line: 169, column: 2, scope: !169)
!173 = distinct !DISubprogram(name: "_M_create<const (lambda at dangling-capture.cpp:8:9) &>", scope: !23, file: !23, line: 150, type: !11, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!174 = !DILocation(line: 152, column: 13, scope: !173)
!175 = !DILocation(line: 152, column: 20, scope: !173)
!176 = !DILocation(line: 152, column: 6, scope: !173)
!177 = !DILocation(line: 152, column: 60, scope: !173)
!178 = !DILocation(line: 152, column: 42, scope: !173)
!179 = !DILocation(line: 152, column: 33, scope: !173)
!180 = !DILocation(line: 153, column: 4, scope: !173)
!181 = distinct !DISubprogram(name: "forward<const (lambda at dangling-capture.cpp:8:9) &>", scope: !62, file: !62, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!182 = !DILocation(line: 78, column: 33, scope: !181)
!183 = !DILocation(line: 78, column: 7, scope: !181)
!184 = distinct !DISubprogram(name: "_M_access<(lambda at dangling-capture.cpp:8:9)>", scope: !23, file: !23, line: 90, type: !11, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!185 = !DILocation(line: 91, column: 35, scope: !184)
!186 = !DILocation(line: 91, column: 17, scope: !184)
!187 = !DILocation(line: 91, column: 9, scope: !184)
!188 = distinct !DISubprogram(name: "~_Function_base", scope: !23, file: !23, line: 241, type: !11, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!189 = !DILocation(line: 243, column: 11, scope: !188)
!190 = !DILocation(line: 244, column: 2, scope: !188)
!191 = !DILocation(line: 244, column: 13, scope: !188)
!192 = !DILocation(line: 244, column: 25, scope: !188)
!193 = !DILocation(line: 245, column: 5, scope: !188)
!194 = distinct !DISubprogram(name: "_M_empty", scope: !23, file: !23, line: 247, type: !11, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!195 = !DILocation(line: 247, column: 37, scope: !194)
!196 = !DILocation(line: 247, column: 36, scope: !194)
!197 = !DILocation(line: 247, column: 29, scope: !194)
