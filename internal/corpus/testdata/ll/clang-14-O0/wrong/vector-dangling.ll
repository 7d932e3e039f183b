; ModuleID = 'vector-dangling.cpp'
source_filename = "vector-dangling.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" = type { i32*, i32*, i32* }
%"class.std::initializer_list" = type { i32*, i64 }
%"class.std::allocator" = type { i8 }
%"class.std::__new_allocator" = type { i8 }
%"struct.std::forward_iterator_tag" = type { i8 }
%"struct.std::random_access_iterator_tag" = type { i8 }
%"class.__gnu_cxx::__normal_iterator" = type { i32* }

$_ZNSaIiEC2Ev = comdat any

$_ZNSt6vectorIiSaIiEEC2ESt16initializer_listIiERKS0_ = comdat any

$_ZNSaIiED2Ev = comdat any

$_ZNSt6vectorIiSaIiEEixEm = comdat any

$_ZNSt6vectorIiSaIiEE9push_backEOi = comdat any

$_ZNSt6vectorIiSaIiEED2Ev = comdat any

$_ZNSt15__new_allocatorIiEC2Ev = comdat any

$_ZNSt15__new_allocatorIiED2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEEC2ERKS0_ = comdat any

$_ZNSt6vectorIiSaIiEE19_M_range_initializeIPKiEEvT_S5_St20forward_iterator_tag = comdat any

$_ZNKSt16initializer_listIiE5beginEv = comdat any

$_ZNKSt16initializer_listIiE3endEv = comdat any

$_ZNSt12_Vector_baseIiSaIiEED2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev = comdat any

$_ZNSt15__new_allocatorIiEC2ERKS0_ = comdat any

$_ZSt8distanceIPKiENSt15iterator_traitsIT_E15difference_typeES3_S3_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm = comdat any

$_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv = comdat any

$_ZSt22__uninitialized_copy_aIPKiPiiET0_T_S4_S3_RSaIT1_E = comdat any

$_ZSt10__distanceIPKiENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag = comdat any

$_ZSt19__iterator_categoryIPKiENSt15iterator_traitsIT_E17iterator_categoryERKS3_ = comdat any

$_ZNSt16allocator_traitsISaIiEE8allocateERS0_m = comdat any

$_ZNSt15__new_allocatorIiE8allocateEmPKv = comdat any

$_ZNKSt15__new_allocatorIiE11_M_max_sizeEv = comdat any

$_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_ = comdat any

$_ZNSaIiEC2ERKS_ = comdat any

$_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_ = comdat any

$_ZSt3minImERKT_S2_S2_ = comdat any

$__clang_call_terminate = comdat any

$_ZNKSt15__new_allocatorIiE8max_sizeEv = comdat any

$_ZSt18uninitialized_copyIPKiPiET0_T_S4_S3_ = comdat any

$_ZNSt20__uninitialized_copyILb1EE13__uninit_copyIPKiPiEET0_T_S6_S5_ = comdat any

$_ZSt4copyIPKiPiET0_T_S4_S3_ = comdat any

$_ZSt13__copy_move_aILb0EPKiPiET1_T0_S4_S3_ = comdat any

$_ZSt12__miter_baseIPKiET_S2_ = comdat any

$_ZSt12__niter_wrapIPiET_RKS1_S1_ = comdat any

$_ZSt14__copy_move_a1ILb0EPKiPiET1_T0_S4_S3_ = comdat any

$_ZSt12__niter_baseIPKiET_S2_ = comdat any

$_ZSt12__niter_baseIPiET_S1_ = comdat any

$_ZSt14__copy_move_a2ILb0EPKiPiET1_T0_S4_S3_ = comdat any

$_ZNSt11__copy_moveILb0ELb1ESt26random_access_iterator_tagE8__copy_mIiEEPT_PKS3_S6_S4_ = comdat any

$_ZNKSt16initializer_listIiE4sizeEv = comdat any

$_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev = comdat any

$_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim = comdat any

$_ZNSt15__new_allocatorIiE10deallocateEPim = comdat any

$_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E = comdat any

$_ZSt8_DestroyIPiEvT_S1_ = comdat any

$_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_ = comdat any

$_ZNSt6vectorIiSaIiEE12emplace_backIJiEEERiDpOT_ = comdat any

$_ZSt4moveIRiEONSt16remove_referenceIT_E4typeEOS2_ = comdat any

$_ZNSt16allocator_traitsISaIiEE9constructIiJiEEEvRS0_PT_DpOT0_ = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

$_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_ = comdat any

$_ZNSt6vectorIiSaIiEE3endEv = comdat any

$_ZNSt6vectorIiSaIiEE4backEv = comdat any

$_ZNSt15__new_allocatorIiE9constructIiJiEEEvPT_DpOT0_ = comdat any

$_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc = comdat any

$_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_ = comdat any

$_ZNSt6vectorIiSaIiEE5beginEv = comdat any

$_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_ = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv = comdat any

$_ZNKSt6vectorIiSaIiEE8max_sizeEv = comdat any

$_ZNKSt6vectorIiSaIiEE4sizeEv = comdat any

$_ZSt3maxImERKT_S2_S2_ = comdat any

$_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv = comdat any

$_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_ = comdat any

$_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_ = comdat any

$_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEmiEl = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv = comdat any

@.str = private unnamed_addr constant [49 x i8] c"cannot create std::vector larger than max_size()\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::vector", align 8
  %3 = alloca %"class.std::initializer_list", align 8
  %4 = alloca [1 x i32], align 4
  %5 = alloca %"class.std::allocator", align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32*, align 8
  %9 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %10 = getelementptr inbounds [1 x i32], [1 x i32]* %4, i64 0, i64 0, !dbg !13
  store i32 1, i32* %10, align 4, !dbg !13
  %11 = getelementptr inbounds %"class.std::initializer_list", %"class.std::initializer_list"* %3, i32 0, i32 0, !dbg !13
  %12 = getelementptr inbounds [1 x i32], [1 x i32]* %4, i64 0, i64 0, !dbg !13
  store i32* %12, i32** %11, align 8, !dbg !13
  %13 = getelementptr inbounds %"class.std::initializer_list", %"class.std::initializer_list"* %3, i32 0, i32 1, !dbg !13
  store i64 1, i64* %13, align 8, !dbg !13
  call void @_ZNSaIiEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5) #10, !dbg !14
  %14 = bitcast %"class.std::initializer_list"* %3 to { i32*, i64 }*, !dbg !14
  %15 = getelementptr inbounds { i32*, i64 }, { i32*, i64 }* %14, i32 0, i32 0, !dbg !14
  %16 = load i32*, i32** %15, align 8, !dbg !14
  %17 = getelementptr inbounds { i32*, i64 }, { i32*, i64 }* %14, i32 0, i32 1, !dbg !14
  %18 = load i64, i64* %17, align 8, !dbg !14
  invoke void @_ZNSt6vectorIiSaIiEEC2ESt16initializer_listIiERKS0_(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2, i32* %16, i64 %18, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5)
          to label %19 unwind label %27, !dbg !14

19:                                               ; preds = %0
  call void @_ZNSaIiED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5) #10, !dbg !14
  %20 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEEixEm(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2, i64 noundef 0) #10, !dbg !15
  store i32* %20, i32** %8, align 8, !dbg !16
  store i32 2, i32* %9, align 4, !dbg !17
  invoke void @_ZNSt6vectorIiSaIiEE9push_backEOi(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2, i32* noundef nonnull align 4 dereferenceable(4) %9)
          to label %21 unwind label %31, !dbg !18

21:                                               ; preds = %19
  %22 = load i32*, i32** %8, align 8, !dbg !19
  %23 = load i32, i32* %22, align 4, !dbg !20
  %24 = icmp eq i32 %23, 99, !dbg !21
  %25 = zext i1 %24 to i32, !dbg !20
  store i32 %25, i32* %1, align 4, !dbg !22
  call void @_ZNSt6vectorIiSaIiEED2Ev(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #10, !dbg !23
  %26 = load i32, i32* %1, align 4, !dbg !23
  ret i32 %26, !dbg !23

27:                                               ; preds = %0
  %28 = landingpad { i8*, i32 }
          cleanup, !dbg !23
  %29 = extractvalue { i8*, i32 } %28, 0, !dbg !23
  store i8* %29, i8** %6, align 8, !dbg !23
  %30 = extractvalue { i8*, i32 } %28, 1, !dbg !23
  store i32 %30, i32* %7, align 4, !dbg !23
  call void @_ZNSaIiED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5) #10, !dbg !14
  br label %35, !dbg !14

31:                                               ; preds = %19
  %32 = landingpad { i8*, i32 }
          cleanup, !dbg !23
  %33 = extractvalue { i8*, i32 } %32, 0, !dbg !23
  store i8* %33, i8** %6, align 8, !dbg !23
  %34 = extractvalue { i8*, i32 } %32, 1, !dbg !23
  store i32 %34, i32* %7, align 4, !dbg !23
  call void @_ZNSt6vectorIiSaIiEED2Ev(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %2) #10, !dbg !23
  br label %35, !dbg !23

35:                                               ; preds = %31, %27
  %36 = load i8*, i8** %6, align 8, !dbg !14
  %37 = load i32, i32* %7, align 4, !dbg !14
  %38 = insertvalue { i8*, i32 } undef, i8* %36, 0, !dbg !14
  %39 = insertvalue { i8*, i32 } %38, i32 %37, 1, !dbg !14
  resume { i8*, i32 } %39, !dbg !14
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiEC2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !24 {
  %2 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %2, align 8
  %3 = load %"class.std::allocator"*, %"class.std::allocator"** %2, align 8
  %4 = bitcast %"class.std::allocator"* %3 to %"class.std::__new_allocator"*, !dbg !26
  call void @_ZNSt15__new_allocatorIiEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #10, !dbg !27
  ret void, !dbg !28
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEEC2ESt16initializer_listIiERKS0_(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i32* %1, i64 %2, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3) unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !29 {
  %5 = alloca %"class.std::initializer_list", align 8
  %6 = alloca %"class.std::vector"*, align 8
  %7 = alloca %"class.std::allocator"*, align 8
  %8 = alloca %"struct.std::forward_iterator_tag", align 1
  %9 = alloca %"struct.std::random_access_iterator_tag", align 1
  %10 = alloca i8*, align 8
  %11 = alloca i32, align 4
  %12 = bitcast %"class.std::initializer_list"* %5 to { i32*, i64 }*
  %13 = getelementptr inbounds { i32*, i64 }, { i32*, i64 }* %12, i32 0, i32 0
  store i32* %1, i32** %13, align 8
  %14 = getelementptr inbounds { i32*, i64 }, { i32*, i64 }* %12, i32 0, i32 1
  store i64 %2, i64* %14, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %6, align 8
  store %"class.std::allocator"* %3, %"class.std::allocator"** %7, align 8
  %15 = load %"class.std::vector"*, %"class.std::vector"** %6, align 8
  %16 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !31
  %17 = load %"class.std::allocator"*, %"class.std::allocator"** %7, align 8, !dbg !32
  call void @_ZNSt12_Vector_baseIiSaIiEEC2ERKS0_(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %16, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %17) #10, !dbg !33
  %18 = call noundef i32* @_ZNKSt16initializer_listIiE5beginEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %5) #10, !dbg !34
  %19 = call noundef i32* @_ZNKSt16initializer_listIiE3endEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %5) #10, !dbg !35
  %20 = bitcast %"struct.std::random_access_iterator_tag"* %9 to %"struct.std::forward_iterator_tag"*, !dbg !36
  invoke void @_ZNSt6vectorIiSaIiEE19_M_range_initializeIPKiEEvT_S5_St20forward_iterator_tag(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %15, i32* noundef %18, i32* noundef %19)
          to label %21 unwind label %22, !dbg !37

21:                                               ; preds = %4
  ret void, !dbg !38

22:                                               ; preds = %4
  %23 = landingpad { i8*, i32 }
          cleanup, !dbg !38
  %24 = extractvalue { i8*, i32 } %23, 0, !dbg !38
  store i8* %24, i8** %10, align 8, !dbg !38
  %25 = extractvalue { i8*, i32 } %23, 1, !dbg !38
  store i32 %25, i32* %11, align 4, !dbg !38
  %26 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !38
  call void @_ZNSt12_Vector_baseIiSaIiEED2Ev(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %26) #10, !dbg !38
  br label %27, !dbg !38

27:                                               ; preds = %22
  %28 = load i8*, i8** %10, align 8, !dbg !38
  %29 = load i32, i32* %11, align 4, !dbg !38
  %30 = insertvalue { i8*, i32 } undef, i8* %28, 0, !dbg !38
  %31 = insertvalue { i8*, i32 } %30, i32 %29, 1, !dbg !38
  resume { i8*, i32 } %31, !dbg !38
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !39 {
  %2 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %2, align 8
  %3 = load %"class.std::allocator"*, %"class.std::allocator"** %2, align 8
  %4 = bitcast %"class.std::allocator"* %3 to %"class.std::__new_allocator"*, !dbg !40
  call void @_ZNSt15__new_allocatorIiED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #10, !dbg !40
  ret void, !dbg !40
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEEixEm(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #3 comdat align 2 !dbg !41 {
  %3 = alloca %"class.std::vector"*, align 8
  %4 = alloca i64, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"class.std::vector"*, %"class.std::vector"** %3, align 8
  %6 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !42
  %7 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %6, i32 0, i32 0, !dbg !42
  %8 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %7 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !43
  %9 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %8, i32 0, i32 0, !dbg !44
  %10 = load i32*, i32** %9, align 8, !dbg !44
  %11 = load i64, i64* %4, align 8, !dbg !45
  %12 = getelementptr inbounds i32, i32* %10, i64 %11, !dbg !46
  ret i32* %12, !dbg !47
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE9push_backEOi(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #4 comdat align 2 !dbg !48 {
  %3 = alloca %"class.std::vector"*, align 8
  %4 = alloca i32*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load %"class.std::vector"*, %"class.std::vector"** %3, align 8
  %6 = load i32*, i32** %4, align 8, !dbg !49
  %7 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt4moveIRiEONSt16remove_referenceIT_E4typeEOS2_(i32* noundef nonnull align 4 dereferenceable(4) %6) #10, !dbg !50
  %8 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEE12emplace_backIJiEEERiDpOT_(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %5, i32* noundef nonnull align 4 dereferenceable(4) %7), !dbg !51
  ret void, !dbg !52
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEED2Ev(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !53 {
  %2 = alloca %"class.std::vector"*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %5 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %6 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !54
  %7 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %6, i32 0, i32 0, !dbg !54
  %8 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %7 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !55
  %9 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %8, i32 0, i32 0, !dbg !56
  %10 = load i32*, i32** %9, align 8, !dbg !56
  %11 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !57
  %12 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %11, i32 0, i32 0, !dbg !57
  %13 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %12 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !58
  %14 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %13, i32 0, i32 1, !dbg !59
  %15 = load i32*, i32** %14, align 8, !dbg !59
  %16 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !60
  %17 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %16) #10, !dbg !60
  invoke void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(i32* noundef %10, i32* noundef %15, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %17)
          to label %18 unwind label %20, !dbg !61

18:                                               ; preds = %1
  %19 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !62
  call void @_ZNSt12_Vector_baseIiSaIiEED2Ev(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %19) #10, !dbg !62
  ret void, !dbg !62

20:                                               ; preds = %1
  %21 = landingpad { i8*, i32 }
          catch i8* null, !dbg !62
  %22 = extractvalue { i8*, i32 } %21, 0, !dbg !62
  store i8* %22, i8** %3, align 8, !dbg !62
  %23 = extractvalue { i8*, i32 } %21, 1, !dbg !62
  store i32 %23, i32* %4, align 4, !dbg !62
  %24 = bitcast %"class.std::vector"* %5 to %"struct.std::_Vector_base"*, !dbg !62
  call void @_ZNSt12_Vector_baseIiSaIiEED2Ev(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %24) #10, !dbg !62
  br label %25, !dbg !62

25:                                               ; preds = %20
  %26 = load i8*, i8** %3, align 8, !dbg !62
  call void @__clang_call_terminate(i8* %26) #11, !dbg !62
  unreachable, !dbg !62
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiEC2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !63 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !65
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiED2Ev(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 comdat align 2 !dbg !66 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret void, !dbg !67
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEEC2ERKS0_(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 comdat align 2 !dbg !68 {
  %3 = alloca %"struct.std::_Vector_base"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !69
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !70
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %6, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %7) #10, !dbg !69
  ret void, !dbg !71
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE19_M_range_initializeIPKiEEvT_S5_St20forward_iterator_tag(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef %1, i32* noundef %2) #4 comdat align 2 !dbg !72 {
  %4 = alloca %"struct.std::forward_iterator_tag", align 1
  %5 = alloca %"class.std::vector"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  %8 = alloca i64, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %5, align 8
  store i32* %1, i32** %6, align 8
  store i32* %2, i32** %7, align 8
  %9 = load %"class.std::vector"*, %"class.std::vector"** %5, align 8
  %10 = load i32*, i32** %6, align 8, !dbg !73
  %11 = load i32*, i32** %7, align 8, !dbg !74
  %12 = call noundef i64 @_ZSt8distanceIPKiENSt15iterator_traitsIT_E15difference_typeES3_S3_(i32* noundef %10, i32* noundef %11), !dbg !75
  store i64 %12, i64* %8, align 8, !dbg !76
  %13 = bitcast %"class.std::vector"* %9 to %"struct.std::_Vector_base"*, !dbg !77
  %14 = load i64, i64* %8, align 8, !dbg !78
  %15 = bitcast %"class.std::vector"* %9 to %"struct.std::_Vector_base"*, !dbg !79
  %16 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %15) #10, !dbg !79
  %17 = call noundef i64 @_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_(i64 noundef %14, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %16), !dbg !80
  %18 = call noundef i32* @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %17), !dbg !77
  %19 = bitcast %"class.std::vector"* %9 to %"struct.std::_Vector_base"*, !dbg !81
  %20 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %19, i32 0, i32 0, !dbg !81
  %21 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %20 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !82
  %22 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %21, i32 0, i32 0, !dbg !83
  store i32* %18, i32** %22, align 8, !dbg !84
  %23 = bitcast %"class.std::vector"* %9 to %"struct.std::_Vector_base"*, !dbg !85
  %24 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %23, i32 0, i32 0, !dbg !85
  %25 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %24 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !86
  %26 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %25, i32 0, i32 0, !dbg !87
  %27 = load i32*, i32** %26, align 8, !dbg !87
  %28 = load i64, i64* %8, align 8, !dbg !88
  %29 = getelementptr inbounds i32, i32* %27, i64 %28, !dbg !89
  %30 = bitcast %"class.std::vector"* %9 to %"struct.std::_Vector_base"*, !dbg !90
  %31 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %30, i32 0, i32 0, !dbg !90
  %32 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %31 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !91
  %33 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %32, i32 0, i32 2, !dbg !92
  store i32* %29, i32** %33, align 8, !dbg !93
  %34 = load i32*, i32** %6, align 8, !dbg !94
  %35 = load i32*, i32** %7, align 8, !dbg !95
  %36 = bitcast %"class.std::vector"* %9 to %"struct.std::_Vector_base"*, !dbg !96
  %37 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %36, i32 0, i32 0, !dbg !96
  %38 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %37 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !97
  %39 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %38, i32 0, i32 0, !dbg !98
  %40 = load i32*, i32** %39, align 8, !dbg !98
  %41 = bitcast %"class.std::vector"* %9 to %"struct.std::_Vector_base"*, !dbg !99
  %42 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %41) #10, !dbg !99
  %43 = call noundef i32* @_ZSt22__uninitialized_copy_aIPKiPiiET0_T_S4_S3_RSaIT1_E(i32* noundef %34, i32* noundef %35, i32* noundef %40, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %42), !dbg !100
  %44 = bitcast %"class.std::vector"* %9 to %"struct.std::_Vector_base"*, !dbg !101
  %45 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %44, i32 0, i32 0, !dbg !101
  %46 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %45 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !102
  %47 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %46, i32 0, i32 1, !dbg !103
  store i32* %43, i32** %47, align 8, !dbg !104
  ret void, !dbg !105
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt16initializer_listIiE5beginEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 !dbg !106 {
  %2 = alloca %"class.std::initializer_list"*, align 8
  store %"class.std::initializer_list"* %0, %"class.std::initializer_list"** %2, align 8
  %3 = load %"class.std::initializer_list"*, %"class.std::initializer_list"** %2, align 8
  %4 = getelementptr inbounds %"class.std::initializer_list", %"class.std::initializer_list"* %3, i32 0, i32 0, !dbg !108
  %5 = load i32*, i32** %4, align 8, !dbg !108
  ret i32* %5, !dbg !109
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNKSt16initializer_listIiE3endEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 !dbg !110 {
  %2 = alloca %"class.std::initializer_list"*, align 8
  store %"class.std::initializer_list"* %0, %"class.std::initializer_list"** %2, align 8
  %3 = load %"class.std::initializer_list"*, %"class.std::initializer_list"** %2, align 8
  %4 = call noundef i32* @_ZNKSt16initializer_listIiE5beginEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %3) #10, !dbg !111
  %5 = call noundef i64 @_ZNKSt16initializer_listIiE4sizeEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %3) #10, !dbg !112
  %6 = getelementptr inbounds i32, i32* %4, i64 %5, !dbg !113
  ret i32* %6, !dbg !114
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEED2Ev(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !115 {
  %2 = alloca %"struct.std::_Vector_base"*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %2, align 8
  %5 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %2, align 8
  %6 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !116
  %7 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %6 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !116
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %7, i32 0, i32 0, !dbg !117
  %9 = load i32*, i32** %8, align 8, !dbg !117
  %10 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !118
  %11 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %10 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !118
  %12 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %11, i32 0, i32 2, !dbg !119
  %13 = load i32*, i32** %12, align 8, !dbg !119
  %14 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !120
  %15 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %14 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !120
  %16 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %15, i32 0, i32 0, !dbg !121
  %17 = load i32*, i32** %16, align 8, !dbg !121
  %18 = ptrtoint i32* %13 to i64, !dbg !122
  %19 = ptrtoint i32* %17 to i64, !dbg !122
  %20 = sub i64 %18, %19, !dbg !122
  %21 = sdiv exact i64 %20, 4, !dbg !122
  invoke void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %5, i32* noundef %9, i64 noundef %21)
          to label %22 unwind label %24, !dbg !123

22:                                               ; preds = %1
  %23 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !124
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %23) #10, !dbg !124
  ret void, !dbg !124

24:                                               ; preds = %1
  %25 = landingpad { i8*, i32 }
          catch i8* null, !dbg !124
  %26 = extractvalue { i8*, i32 } %25, 0, !dbg !124
  store i8* %26, i8** %3, align 8, !dbg !124
  %27 = extractvalue { i8*, i32 } %25, 1, !dbg !124
  store i32 %27, i32* %4, align 4, !dbg !124
  %28 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !124
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %28) #10, !dbg !124
  br label %29, !dbg !124

29:                                               ; preds = %24
  %30 = load i8*, i8** %3, align 8, !dbg !124
  call void @__clang_call_terminate(i8* %30) #11, !dbg !124
  unreachable, !dbg !124
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 comdat align 2 !dbg !125 {
  %3 = alloca %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %0, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"*, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"** %3, align 8
  %6 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %5 to %"class.std::allocator"*, !dbg !126
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !127
  call void @_ZNSaIiEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %6, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %7) #10, !dbg !128
  %8 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %5 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !126
  call void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* noundef nonnull align 8 dereferenceable(24) %8) #10, !dbg !129
  ret void, !dbg !130
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !131 {
  %2 = alloca %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, align 8
  store %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %0, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"** %2, align 8
  %3 = load %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %3, i32 0, i32 0, !dbg !132
  store i32* null, i32** %4, align 8, !dbg !132
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %3, i32 0, i32 1, !dbg !133
  store i32* null, i32** %5, align 8, !dbg !133
  %6 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %3, i32 0, i32 2, !dbg !134
  store i32* null, i32** %6, align 8, !dbg !134
  ret void, !dbg !135
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 comdat align 2 !dbg !136 {
  %3 = alloca %"class.std::__new_allocator"*, align 8
  %4 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %3, align 8
  store %"class.std::__new_allocator"* %1, %"class.std::__new_allocator"** %4, align 8
  %5 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %3, align 8
  ret void, !dbg !137
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZSt8distanceIPKiENSt15iterator_traitsIT_E15difference_typeES3_S3_(i32* noundef %0, i32* noundef %1) #4 comdat !dbg !138 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"struct.std::random_access_iterator_tag", align 1
  %6 = alloca %"struct.std::random_access_iterator_tag", align 1
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  %7 = load i32*, i32** %3, align 8, !dbg !140
  %8 = load i32*, i32** %4, align 8, !dbg !141
  call void @_ZSt19__iterator_categoryIPKiENSt15iterator_traitsIT_E17iterator_categoryERKS3_(i32** noundef nonnull align 8 dereferenceable(8) %3), !dbg !142
  %9 = call noundef i64 @_ZSt10__distanceIPKiENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag(i32* noundef %7, i32* noundef %8), !dbg !143
  ret i64 %9, !dbg !144
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #4 comdat align 2 !dbg !145 {
  %3 = alloca %"struct.std::_Vector_base"*, align 8
  %4 = alloca i64, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %3, align 8
  %6 = load i64, i64* %4, align 8, !dbg !146
  %7 = icmp ne i64 %6, 0, !dbg !147
  br i1 %7, label %8, label %13, !dbg !146

8:                                                ; preds = %2
  %9 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !148
  %10 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %9 to %"class.std::allocator"*, !dbg !148
  %11 = load i64, i64* %4, align 8, !dbg !149
  %12 = call noundef i32* @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %10, i64 noundef %11), !dbg !150
  br label %14, !dbg !146

13:                                               ; preds = %2
  br label %14, !dbg !146

14:                                               ; preds = %13, %8
  %15 = phi i32* [ %12, %8 ], [ null, %13 ], !dbg !146
  ret i32* %15, !dbg !151
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_(i64 noundef %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) #4 comdat align 2 !dbg !152 {
  %3 = alloca i64, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  %5 = alloca %"class.std::allocator", align 1
  store i64 %0, i64* %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %6 = load i64, i64* %3, align 8, !dbg !153
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !154
  call void @_ZNSaIiEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %7) #10, !dbg !155
  %8 = call noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5) #10, !dbg !156
  %9 = icmp ugt i64 %6, %8, !dbg !157
  call void @_ZNSaIiED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5) #10, !dbg !153
  br i1 %9, label %10, label %11, !dbg !153

10:                                               ; preds = %2
  call void @_ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str, i64 0, i64 0)) #12, !dbg !158
  unreachable, !dbg !158

11:                                               ; preds = %2
  %12 = load i64, i64* %3, align 8, !dbg !159
  ret i64 %12, !dbg !160
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !161 {
  %2 = alloca %"struct.std::_Vector_base"*, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %2, align 8
  %3 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %3, i32 0, i32 0, !dbg !162
  %5 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %4 to %"class.std::allocator"*, !dbg !163
  ret %"class.std::allocator"* %5, !dbg !164
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt22__uninitialized_copy_aIPKiPiiET0_T_S4_S3_RSaIT1_E(i32* noundef %0, i32* noundef %1, i32* noundef %2, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3) #4 comdat !dbg !165 {
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  %8 = alloca %"class.std::allocator"*, align 8
  store i32* %0, i32** %5, align 8
  store i32* %1, i32** %6, align 8
  store i32* %2, i32** %7, align 8
  store %"class.std::allocator"* %3, %"class.std::allocator"** %8, align 8
  %9 = load i32*, i32** %5, align 8, !dbg !167
  %10 = load i32*, i32** %6, align 8, !dbg !168
  %11 = load i32*, i32** %7, align 8, !dbg !169
  %12 = call noundef i32* @_ZSt18uninitialized_copyIPKiPiET0_T_S4_S3_(i32* noundef %9, i32* noundef %10, i32* noundef %11), !dbg !170
  ret i32* %12, !dbg !171
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZSt10__distanceIPKiENSt15iterator_traitsIT_E15difference_typeES3_S3_St26random_access_iterator_tag(i32* noundef %0, i32* noundef %1) #3 comdat !dbg !172 {
  %3 = alloca %"struct.std::random_access_iterator_tag", align 1
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  %6 = load i32*, i32** %5, align 8, !dbg !173
  %7 = load i32*, i32** %4, align 8, !dbg !174
  %8 = ptrtoint i32* %6 to i64, !dbg !175
  %9 = ptrtoint i32* %7 to i64, !dbg !175
  %10 = sub i64 %8, %9, !dbg !175
  %11 = sdiv exact i64 %10, 4, !dbg !175
  ret i64 %11, !dbg !176
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt19__iterator_categoryIPKiENSt15iterator_traitsIT_E17iterator_categoryERKS3_(i32** noundef nonnull align 8 dereferenceable(8) %0) #3 comdat !dbg !177 {
  %2 = alloca i32**, align 8
  store i32** %0, i32*** %2, align 8
  ret void, !dbg !179
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #4 comdat align 2 !dbg !180 {
  %3 = alloca %"class.std::allocator"*, align 8
  %4 = alloca i64, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load %"class.std::allocator"*, %"class.std::allocator"** %3, align 8, !dbg !182
  %6 = bitcast %"class.std::allocator"* %5 to %"class.std::__new_allocator"*, !dbg !182
  %7 = load i64, i64* %4, align 8, !dbg !183
  %8 = call noundef i32* @_ZNSt15__new_allocatorIiE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6, i64 noundef %7, i8* noundef null), !dbg !184
  ret i32* %8, !dbg !185
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt15__new_allocatorIiE8allocateEmPKv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i8* noundef %2) #4 comdat align 2 !dbg !186 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i64 %1, i64* %5, align 8
  store i8* %2, i8** %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i64, i64* %5, align 8, !dbg !187
  %9 = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %7) #10, !dbg !188
  %10 = icmp ugt i64 %8, %9, !dbg !189
  br i1 %10, label %11, label %16, !dbg !190

11:                                               ; preds = %3
  %12 = load i64, i64* %5, align 8, !dbg !191
  %13 = icmp ugt i64 %12, 4611686018427387903, !dbg !192
  br i1 %13, label %14, label %15, !dbg !191

14:                                               ; preds = %11
  call void @_ZSt28__throw_bad_array_new_lengthv() #12, !dbg !193
  unreachable, !dbg !193

15:                                               ; preds = %11
  call void @_ZSt17__throw_bad_allocv() #12, !dbg !194
  unreachable, !dbg !194

16:                                               ; preds = %3
  %17 = load i64, i64* %5, align 8, !dbg !195
  %18 = mul i64 %17, 4, !dbg !196
  %19 = call noalias noundef nonnull i8* @_Znwm(i64 noundef %18) #13, !dbg !197
  %20 = bitcast i8* %19 to i32*, !dbg !198
  ret i32* %20, !dbg !199
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !200 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  ret i64 2305843009213693951, !dbg !201
}

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() #5

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !202 {
  %2 = alloca %"class.std::allocator"*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %2, align 8
  store i64 2305843009213693951, i64* %3, align 8, !dbg !203
  %5 = load %"class.std::allocator"*, %"class.std::allocator"** %2, align 8, !dbg !204
  %6 = call noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5) #10, !dbg !205
  store i64 %6, i64* %4, align 8, !dbg !206
  %7 = invoke noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %3, i64* noundef nonnull align 8 dereferenceable(8) %4)
          to label %8 unwind label %10, !dbg !207

8:                                                ; preds = %1
  %9 = load i64, i64* %7, align 8, !dbg !207
  ret i64 %9, !dbg !208

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* null, !dbg !207
  %12 = extractvalue { i8*, i32 } %11, 0, !dbg !207
  call void @__clang_call_terminate(i8* %12) #11, !dbg !207
  unreachable, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiEC2ERKS_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #1 comdat align 2 !dbg !209 {
  %3 = alloca %"class.std::allocator"*, align 8
  %4 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %3, align 8
  store %"class.std::allocator"* %1, %"class.std::allocator"** %4, align 8
  %5 = load %"class.std::allocator"*, %"class.std::allocator"** %3, align 8
  %6 = bitcast %"class.std::allocator"* %5 to %"class.std::__new_allocator"*, !dbg !210
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !211
  %8 = bitcast %"class.std::allocator"* %7 to %"class.std::__new_allocator"*, !dbg !211
  call void @_ZNSt15__new_allocatorIiEC2ERKS0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %6, %"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %8) #10, !dbg !212
  ret void, !dbg !213
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(i8* noundef) #5

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !214 {
  %2 = alloca %"class.std::allocator"*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %2, align 8
  %3 = load %"class.std::allocator"*, %"class.std::allocator"** %2, align 8, !dbg !215
  %4 = bitcast %"class.std::allocator"* %3 to %"class.std::__new_allocator"*, !dbg !215
  %5 = call noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %4) #10, !dbg !216
  ret i64 %5, !dbg !217
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3minImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %0, i64* noundef nonnull align 8 dereferenceable(8) %1) #3 comdat !dbg !218 {
  %3 = alloca i64*, align 8
  %4 = alloca i64*, align 8
  %5 = alloca i64*, align 8
  store i64* %0, i64** %4, align 8
  store i64* %1, i64** %5, align 8
  %6 = load i64*, i64** %5, align 8, !dbg !220
  %7 = load i64, i64* %6, align 8, !dbg !220
  %8 = load i64*, i64** %4, align 8, !dbg !221
  %9 = load i64, i64* %8, align 8, !dbg !221
  %10 = icmp ult i64 %7, %9, !dbg !222
  br i1 %10, label %11, label %13, !dbg !220

11:                                               ; preds = %2
  %12 = load i64*, i64** %5, align 8, !dbg !223
  store i64* %12, i64** %3, align 8, !dbg !224
  br label %15, !dbg !224

13:                                               ; preds = %2
  %14 = load i64*, i64** %4, align 8, !dbg !225
  store i64* %14, i64** %3, align 8, !dbg !226
  br label %15, !dbg !226

15:                                               ; preds = %13, %11
  %16 = load i64*, i64** %3, align 8, !dbg !227
  ret i64* %16, !dbg !227
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #7 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #10
  call void @_ZSt9terminatev() #11
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !228 {
  %2 = alloca %"class.std::__new_allocator"*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %2, align 8
  %3 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %2, align 8
  %4 = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %3) #10, !dbg !229
  ret i64 %4, !dbg !230
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt18uninitialized_copyIPKiPiET0_T_S4_S3_(i32* noundef %0, i32* noundef %1, i32* noundef %2) #4 comdat !dbg !231 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  store i8 1, i8* %7, align 1, !dbg !232
  store i8 1, i8* %8, align 1, !dbg !233
  %9 = load i32*, i32** %4, align 8, !dbg !234
  %10 = load i32*, i32** %5, align 8, !dbg !235
  %11 = load i32*, i32** %6, align 8, !dbg !236
  %12 = call noundef i32* @_ZNSt20__uninitialized_copyILb1EE13__uninit_copyIPKiPiEET0_T_S6_S5_(i32* noundef %9, i32* noundef %10, i32* noundef %11), !dbg !237
  ret i32* %12, !dbg !238
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt20__uninitialized_copyILb1EE13__uninit_copyIPKiPiEET0_T_S6_S5_(i32* noundef %0, i32* noundef %1, i32* noundef %2) #4 comdat align 2 !dbg !239 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load i32*, i32** %4, align 8, !dbg !240
  %8 = load i32*, i32** %5, align 8, !dbg !241
  %9 = load i32*, i32** %6, align 8, !dbg !242
  %10 = call noundef i32* @_ZSt4copyIPKiPiET0_T_S4_S3_(i32* noundef %7, i32* noundef %8, i32* noundef %9), !dbg !243
  ret i32* %10, !dbg !244
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt4copyIPKiPiET0_T_S4_S3_(i32* noundef %0, i32* noundef %1, i32* noundef %2) #4 comdat !dbg !245 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load i32*, i32** %4, align 8, !dbg !246
  %8 = call noundef i32* @_ZSt12__miter_baseIPKiET_S2_(i32* noundef %7), !dbg !247
  %9 = load i32*, i32** %5, align 8, !dbg !248
  %10 = call noundef i32* @_ZSt12__miter_baseIPKiET_S2_(i32* noundef %9), !dbg !249
  %11 = load i32*, i32** %6, align 8, !dbg !250
  %12 = call noundef i32* @_ZSt13__copy_move_aILb0EPKiPiET1_T0_S4_S3_(i32* noundef %8, i32* noundef %10, i32* noundef %11), !dbg !251
  ret i32* %12, !dbg !252
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt13__copy_move_aILb0EPKiPiET1_T0_S4_S3_(i32* noundef %0, i32* noundef %1, i32* noundef %2) #4 comdat !dbg !253 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load i32*, i32** %4, align 8, !dbg !254
  %8 = call noundef i32* @_ZSt12__niter_baseIPKiET_S2_(i32* noundef %7) #10, !dbg !255
  %9 = load i32*, i32** %5, align 8, !dbg !256
  %10 = call noundef i32* @_ZSt12__niter_baseIPKiET_S2_(i32* noundef %9) #10, !dbg !257
  %11 = load i32*, i32** %6, align 8, !dbg !258
  %12 = call noundef i32* @_ZSt12__niter_baseIPiET_S1_(i32* noundef %11) #10, !dbg !259
  %13 = call noundef i32* @_ZSt14__copy_move_a1ILb0EPKiPiET1_T0_S4_S3_(i32* noundef %8, i32* noundef %10, i32* noundef %12), !dbg !260
  %14 = call noundef i32* @_ZSt12__niter_wrapIPiET_RKS1_S1_(i32** noundef nonnull align 8 dereferenceable(8) %6, i32* noundef %13), !dbg !261
  ret i32* %14, !dbg !262
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt12__miter_baseIPKiET_S2_(i32* noundef %0) #3 comdat !dbg !263 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !265
  ret i32* %3, !dbg !266
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt12__niter_wrapIPiET_RKS1_S1_(i32** noundef nonnull align 8 dereferenceable(8) %0, i32* noundef %1) #3 comdat !dbg !267 {
  %3 = alloca i32**, align 8
  %4 = alloca i32*, align 8
  store i32** %0, i32*** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %4, align 8, !dbg !268
  ret i32* %5, !dbg !269
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt14__copy_move_a1ILb0EPKiPiET1_T0_S4_S3_(i32* noundef %0, i32* noundef %1, i32* noundef %2) #4 comdat !dbg !270 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load i32*, i32** %4, align 8, !dbg !271
  %8 = load i32*, i32** %5, align 8, !dbg !272
  %9 = load i32*, i32** %6, align 8, !dbg !273
  %10 = call noundef i32* @_ZSt14__copy_move_a2ILb0EPKiPiET1_T0_S4_S3_(i32* noundef %7, i32* noundef %8, i32* noundef %9), !dbg !274
  ret i32* %10, !dbg !275
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt12__niter_baseIPKiET_S2_(i32* noundef %0) #3 comdat !dbg !276 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !277
  ret i32* %3, !dbg !278
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt12__niter_baseIPiET_S1_(i32* noundef %0) #3 comdat !dbg !279 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !280
  ret i32* %3, !dbg !281
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt14__copy_move_a2ILb0EPKiPiET1_T0_S4_S3_(i32* noundef %0, i32* noundef %1, i32* noundef %2) #4 comdat !dbg !282 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load i32*, i32** %4, align 8, !dbg !283
  %8 = load i32*, i32** %5, align 8, !dbg !284
  %9 = load i32*, i32** %6, align 8, !dbg !285
  %10 = call noundef i32* @_ZNSt11__copy_moveILb0ELb1ESt26random_access_iterator_tagE8__copy_mIiEEPT_PKS3_S6_S4_(i32* noundef %7, i32* noundef %8, i32* noundef %9), !dbg !286
  ret i32* %10, !dbg !287
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt11__copy_moveILb0ELb1ESt26random_access_iterator_tagE8__copy_mIiEEPT_PKS3_S6_S4_(i32* noundef %0, i32* noundef %1, i32* noundef %2) #3 comdat align 2 !dbg !288 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i64, align 8
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %8 = load i32*, i32** %5, align 8, !dbg !289
  %9 = load i32*, i32** %4, align 8, !dbg !290
  %10 = ptrtoint i32* %8 to i64, !dbg !291
  %11 = ptrtoint i32* %9 to i64, !dbg !291
  %12 = sub i64 %10, %11, !dbg !291
  %13 = sdiv exact i64 %12, 4, !dbg !291
  store i64 %13, i64* %7, align 8, !dbg !292
  %14 = load i64, i64* %7, align 8, !dbg !293
  %15 = icmp ne i64 %14, 0, !dbg !293
  br i1 %15, label %16, label %23, !dbg !293

16:                                               ; preds = %3
  %17 = load i32*, i32** %6, align 8, !dbg !294
  %18 = bitcast i32* %17 to i8*, !dbg !295
  %19 = load i32*, i32** %4, align 8, !dbg !296
  %20 = bitcast i32* %19 to i8*, !dbg !295
  %21 = load i64, i64* %7, align 8, !dbg !297
  %22 = mul i64 4, %21, !dbg !298
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 4 %18, i8* align 4 %20, i64 %22, i1 false), !dbg !295
  br label %23, !dbg !295

23:                                               ; preds = %16, %3
  %24 = load i32*, i32** %6, align 8, !dbg !299
  %25 = load i64, i64* %7, align 8, !dbg !300
  %26 = getelementptr inbounds i32, i32* %24, i64 %25, !dbg !301
  ret i32* %26, !dbg !302
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt16initializer_listIiE4sizeEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %0) #3 comdat align 2 !dbg !303 {
  %2 = alloca %"class.std::initializer_list"*, align 8
  store %"class.std::initializer_list"* %0, %"class.std::initializer_list"** %2, align 8
  %3 = load %"class.std::initializer_list"*, %"class.std::initializer_list"** %2, align 8
  %4 = getelementptr inbounds %"class.std::initializer_list", %"class.std::initializer_list"* %3, i32 0, i32 1, !dbg !304
  %5 = load i64, i64* %4, align 8, !dbg !304
  ret i64 %5, !dbg !305
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef %1, i64 noundef %2) #4 comdat align 2 !dbg !306 {
  %4 = alloca %"struct.std::_Vector_base"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i64, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %4, align 8
  %8 = load i32*, i32** %5, align 8, !dbg !307
  %9 = icmp ne i32* %8, null, !dbg !307
  br i1 %9, label %10, label %15, !dbg !307

10:                                               ; preds = %3
  %11 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %7, i32 0, i32 0, !dbg !308
  %12 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %11 to %"class.std::allocator"*, !dbg !308
  %13 = load i32*, i32** %5, align 8, !dbg !309
  %14 = load i64, i64* %6, align 8, !dbg !310
  call void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %12, i32* noundef %13, i64 noundef %14), !dbg !311
  br label %15, !dbg !311

15:                                               ; preds = %10, %3
  ret void, !dbg !312
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !313 {
  %2 = alloca %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"*, align 8
  store %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %0, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"** %2, align 8
  %3 = load %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"*, %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"** %2, align 8
  %4 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %3 to %"class.std::allocator"*, !dbg !314
  call void @_ZNSaIiED2Ev(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %4) #10, !dbg !314
  ret void, !dbg !314
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i64 noundef %2) #4 comdat align 2 !dbg !315 {
  %4 = alloca %"class.std::allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i64, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !316
  %8 = bitcast %"class.std::allocator"* %7 to %"class.std::__new_allocator"*, !dbg !316
  %9 = load i32*, i32** %5, align 8, !dbg !317
  %10 = load i64, i64* %6, align 8, !dbg !318
  call void @_ZNSt15__new_allocatorIiE10deallocateEPim(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %8, i32* noundef %9, i64 noundef %10), !dbg !319
  ret void, !dbg !320
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiE10deallocateEPim(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i64 noundef %2) #3 comdat align 2 !dbg !321 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i64, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i64 %2, i64* %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i32*, i32** %5, align 8, !dbg !322
  %9 = bitcast i32* %8 to i8*, !dbg !322
  call void @_ZdlPv(i8* noundef %9) #14, !dbg !323
  ret void, !dbg !324
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #9

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(i32* noundef %0, i32* noundef %1, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %2) #4 comdat !dbg !325 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca %"class.std::allocator"*, align 8
  store i32* %0, i32** %4, align 8
  store i32* %1, i32** %5, align 8
  store %"class.std::allocator"* %2, %"class.std::allocator"** %6, align 8
  %7 = load i32*, i32** %4, align 8, !dbg !326
  %8 = load i32*, i32** %5, align 8, !dbg !327
  call void @_ZSt8_DestroyIPiEvT_S1_(i32* noundef %7, i32* noundef %8), !dbg !328
  ret void, !dbg !329
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiEvT_S1_(i32* noundef %0, i32* noundef %1) #4 comdat !dbg !330 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  %5 = load i32*, i32** %3, align 8, !dbg !332
  %6 = load i32*, i32** %4, align 8, !dbg !333
  call void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(i32* noundef %5, i32* noundef %6), !dbg !334
  ret void, !dbg !335
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(i32* noundef %0, i32* noundef %1) #3 comdat align 2 !dbg !336 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  store i32* %1, i32** %4, align 8
  ret void, !dbg !337
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEE12emplace_backIJiEEERiDpOT_(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #4 comdat align 2 !dbg !338 {
  %3 = alloca %"class.std::vector"*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %3, align 8
  store i32* %1, i32** %4, align 8
  %6 = load %"class.std::vector"*, %"class.std::vector"** %3, align 8
  %7 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !340
  %8 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %7, i32 0, i32 0, !dbg !340
  %9 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %8 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !341
  %10 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %9, i32 0, i32 1, !dbg !342
  %11 = load i32*, i32** %10, align 8, !dbg !342
  %12 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !343
  %13 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %12, i32 0, i32 0, !dbg !343
  %14 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %13 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !344
  %15 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %14, i32 0, i32 2, !dbg !345
  %16 = load i32*, i32** %15, align 8, !dbg !345
  %17 = icmp ne i32* %11, %16, !dbg !346
  br i1 %17, label %18, label %35, !dbg !341

18:                                               ; preds = %2
  %19 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !347
  %20 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %19, i32 0, i32 0, !dbg !347
  %21 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %20 to %"class.std::allocator"*, !dbg !348
  %22 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !349
  %23 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %22, i32 0, i32 0, !dbg !349
  %24 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %23 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !350
  %25 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %24, i32 0, i32 1, !dbg !351
  %26 = load i32*, i32** %25, align 8, !dbg !351
  %27 = load i32*, i32** %4, align 8, !dbg !352
  %28 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %27) #10, !dbg !353
  call void @_ZNSt16allocator_traitsISaIiEE9constructIiJiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %21, i32* noundef %26, i32* noundef nonnull align 4 dereferenceable(4) %28) #10, !dbg !354
  %29 = bitcast %"class.std::vector"* %6 to %"struct.std::_Vector_base"*, !dbg !355
  %30 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %29, i32 0, i32 0, !dbg !355
  %31 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %30 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !356
  %32 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %31, i32 0, i32 1, !dbg !357
  %33 = load i32*, i32** %32, align 8, !dbg !358
  %34 = getelementptr inbounds i32, i32* %33, i32 1, !dbg !358
  store i32* %34, i32** %32, align 8, !dbg !358
  br label %42, !dbg !359

35:                                               ; preds = %2
  %36 = call i32* @_ZNSt6vectorIiSaIiEE3endEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %6) #10, !dbg !360
  %37 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %5, i32 0, i32 0, !dbg !360
  store i32* %36, i32** %37, align 8, !dbg !360
  %38 = load i32*, i32** %4, align 8, !dbg !361
  %39 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %38) #10, !dbg !362
  %40 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %5, i32 0, i32 0, !dbg !363
  %41 = load i32*, i32** %40, align 8, !dbg !363
  call void @_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %6, i32* %41, i32* noundef nonnull align 4 dereferenceable(4) %39), !dbg !363
  br label %42

42:                                               ; preds = %35, %18
  %43 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEE4backEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %6) #10, !dbg !364
  ret i32* %43, !dbg !365
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt4moveIRiEONSt16remove_referenceIT_E4typeEOS2_(i32* noundef nonnull align 4 dereferenceable(4) %0) #3 comdat !dbg !366 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !368
  ret i32* %3, !dbg !369
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIiEE9constructIiJiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #3 comdat align 2 !dbg !370 {
  %4 = alloca %"class.std::allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::allocator"* %0, %"class.std::allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"class.std::allocator"*, %"class.std::allocator"** %4, align 8, !dbg !371
  %8 = bitcast %"class.std::allocator"* %7 to %"class.std::__new_allocator"*, !dbg !371
  %9 = load i32*, i32** %5, align 8, !dbg !372
  %10 = load i32*, i32** %6, align 8, !dbg !373
  %11 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %10) #10, !dbg !374
  call void @_ZNSt15__new_allocatorIiE9constructIiJiEEEvPT_DpOT0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %8, i32* noundef %9, i32* noundef nonnull align 4 dereferenceable(4) %11) #10, !dbg !375
  ret void, !dbg !376
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #3 comdat !dbg !377 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8, !dbg !378
  ret i32* %3, !dbg !379
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i32* %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #4 comdat align 2 !dbg !380 {
  %4 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %5 = alloca %"class.std::vector"*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32*, align 8
  %9 = alloca i32*, align 8
  %10 = alloca i64, align 8
  %11 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %12 = alloca i32*, align 8
  %13 = alloca i32*, align 8
  %14 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %4, i32 0, i32 0
  store i32* %1, i32** %14, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %5, align 8
  store i32* %2, i32** %6, align 8
  %15 = load %"class.std::vector"*, %"class.std::vector"** %5, align 8
  %16 = call noundef i64 @_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %15, i64 noundef 1, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0)), !dbg !381
  store i64 %16, i64* %7, align 8, !dbg !382
  %17 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !383
  %18 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %17, i32 0, i32 0, !dbg !383
  %19 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %18 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !384
  %20 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %19, i32 0, i32 0, !dbg !385
  %21 = load i32*, i32** %20, align 8, !dbg !385
  store i32* %21, i32** %8, align 8, !dbg !386
  %22 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !387
  %23 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %22, i32 0, i32 0, !dbg !387
  %24 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %23 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !388
  %25 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %24, i32 0, i32 1, !dbg !389
  %26 = load i32*, i32** %25, align 8, !dbg !389
  store i32* %26, i32** %9, align 8, !dbg !390
  %27 = call i32* @_ZNSt6vectorIiSaIiEE5beginEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %15) #10, !dbg !391
  %28 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %11, i32 0, i32 0, !dbg !391
  store i32* %27, i32** %28, align 8, !dbg !391
  %29 = call noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %4, %"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %11) #10, !dbg !392
  store i64 %29, i64* %10, align 8, !dbg !393
  %30 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !394
  %31 = load i64, i64* %7, align 8, !dbg !395
  %32 = call noundef i32* @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %30, i64 noundef %31), !dbg !394
  store i32* %32, i32** %12, align 8, !dbg !396
  %33 = load i32*, i32** %12, align 8, !dbg !397
  store i32* %33, i32** %13, align 8, !dbg !398
  %34 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !399
  %35 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %34, i32 0, i32 0, !dbg !399
  %36 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %35 to %"class.std::allocator"*, !dbg !400
  %37 = load i32*, i32** %12, align 8, !dbg !401
  %38 = load i64, i64* %10, align 8, !dbg !402
  %39 = getelementptr inbounds i32, i32* %37, i64 %38, !dbg !403
  %40 = load i32*, i32** %6, align 8, !dbg !404
  %41 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %40) #10, !dbg !405
  call void @_ZNSt16allocator_traitsISaIiEE9constructIiJiEEEvRS0_PT_DpOT0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %36, i32* noundef %39, i32* noundef nonnull align 4 dereferenceable(4) %41) #10, !dbg !406
  store i32* null, i32** %13, align 8, !dbg !407
  %42 = load i32*, i32** %8, align 8, !dbg !408
  %43 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %4) #10, !dbg !409
  %44 = load i32*, i32** %43, align 8, !dbg !409
  %45 = load i32*, i32** %12, align 8, !dbg !410
  %46 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !411
  %47 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %46) #10, !dbg !411
  %48 = call noundef i32* @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(i32* noundef %42, i32* noundef %44, i32* noundef %45, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %47) #10, !dbg !412
  store i32* %48, i32** %13, align 8, !dbg !413
  %49 = load i32*, i32** %13, align 8, !dbg !414
  %50 = getelementptr inbounds i32, i32* %49, i32 1, !dbg !414
  store i32* %50, i32** %13, align 8, !dbg !414
  %51 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %4) #10, !dbg !415
  %52 = load i32*, i32** %51, align 8, !dbg !415
  %53 = load i32*, i32** %9, align 8, !dbg !416
  %54 = load i32*, i32** %13, align 8, !dbg !417
  %55 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !418
  %56 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %55) #10, !dbg !418
  %57 = call noundef i32* @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(i32* noundef %52, i32* noundef %53, i32* noundef %54, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %56) #10, !dbg !419
  store i32* %57, i32** %13, align 8, !dbg !420
  %58 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !421
  %59 = load i32*, i32** %8, align 8, !dbg !422
  %60 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !423
  %61 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %60, i32 0, i32 0, !dbg !423
  %62 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %61 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !424
  %63 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %62, i32 0, i32 2, !dbg !425
  %64 = load i32*, i32** %63, align 8, !dbg !425
  %65 = load i32*, i32** %8, align 8, !dbg !426
  %66 = ptrtoint i32* %64 to i64, !dbg !427
  %67 = ptrtoint i32* %65 to i64, !dbg !427
  %68 = sub i64 %66, %67, !dbg !427
  %69 = sdiv exact i64 %68, 4, !dbg !427
  call void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %58, i32* noundef %59, i64 noundef %69), !dbg !421
  %70 = load i32*, i32** %12, align 8, !dbg !428
  %71 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !429
  %72 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %71, i32 0, i32 0, !dbg !429
  %73 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %72 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !430
  %74 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %73, i32 0, i32 0, !dbg !431
  store i32* %70, i32** %74, align 8, !dbg !432
  %75 = load i32*, i32** %13, align 8, !dbg !433
  %76 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !434
  %77 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %76, i32 0, i32 0, !dbg !434
  %78 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %77 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !435
  %79 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %78, i32 0, i32 1, !dbg !436
  store i32* %75, i32** %79, align 8, !dbg !437
  %80 = load i32*, i32** %12, align 8, !dbg !438
  %81 = load i64, i64* %7, align 8, !dbg !439
  %82 = getelementptr inbounds i32, i32* %80, i64 %81, !dbg !440
  %83 = bitcast %"class.std::vector"* %15 to %"struct.std::_Vector_base"*, !dbg !441
  %84 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %83, i32 0, i32 0, !dbg !441
  %85 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %84 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !442
  %86 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %85, i32 0, i32 2, !dbg !443
  store i32* %82, i32** %86, align 8, !dbg !444
  ret void, !dbg !445
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i32* @_ZNSt6vectorIiSaIiEE3endEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !446 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %3 = alloca %"class.std::vector"*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %3, align 8
  %4 = load %"class.std::vector"*, %"class.std::vector"** %3, align 8
  %5 = bitcast %"class.std::vector"* %4 to %"struct.std::_Vector_base"*, !dbg !447
  %6 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !447
  %7 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %6 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !448
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %7, i32 0, i32 1, !dbg !449
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %2, i32** noundef nonnull align 8 dereferenceable(8) %8) #10, !dbg !450
  %9 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %2, i32 0, i32 0, !dbg !451
  %10 = load i32*, i32** %9, align 8, !dbg !451
  ret i32* %10, !dbg !451
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt6vectorIiSaIiEE4backEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !452 {
  %2 = alloca %"class.std::vector"*, align 8
  %3 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %4 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %5 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %6 = call i32* @_ZNSt6vectorIiSaIiEE3endEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %5) #10, !dbg !453
  %7 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %4, i32 0, i32 0, !dbg !453
  store i32* %6, i32** %7, align 8, !dbg !453
  %8 = call i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEmiEl(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %4, i64 noundef 1) #10, !dbg !454
  %9 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !454
  store i32* %8, i32** %9, align 8, !dbg !454
  %10 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %3) #10, !dbg !455
  ret i32* %10, !dbg !456
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiE9constructIiJiEEEvPT_DpOT0_(%"class.std::__new_allocator"* noundef nonnull align 1 dereferenceable(1) %0, i32* noundef %1, i32* noundef nonnull align 4 dereferenceable(4) %2) #3 comdat align 2 !dbg !457 {
  %4 = alloca %"class.std::__new_allocator"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store %"class.std::__new_allocator"* %0, %"class.std::__new_allocator"** %4, align 8
  store i32* %1, i32** %5, align 8
  store i32* %2, i32** %6, align 8
  %7 = load %"class.std::__new_allocator"*, %"class.std::__new_allocator"** %4, align 8
  %8 = load i32*, i32** %5, align 8, !dbg !458
  %9 = bitcast i32* %8 to i8*, !dbg !458
  %10 = bitcast i8* %9 to i32*, !dbg !459
  %11 = load i32*, i32** %6, align 8, !dbg !460
  %12 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %11) #10, !dbg !461
  %13 = load i32, i32* %12, align 4, !dbg !461
  store i32 %13, i32* %10, align 4, !dbg !459
  ret void, !dbg !462
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, i8* noundef %2) #4 comdat align 2 !dbg !463 {
  %4 = alloca %"class.std::vector"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %4, align 8
  store i64 %1, i64* %5, align 8
  store i8* %2, i8** %6, align 8
  %9 = load %"class.std::vector"*, %"class.std::vector"** %4, align 8
  %10 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #10, !dbg !464
  %11 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #10, !dbg !465
  %12 = sub i64 %10, %11, !dbg !466
  %13 = load i64, i64* %5, align 8, !dbg !467
  %14 = icmp ult i64 %12, %13, !dbg !468
  br i1 %14, label %15, label %17, !dbg !464

15:                                               ; preds = %3
  %16 = load i8*, i8** %6, align 8, !dbg !469
  call void @_ZSt20__throw_length_errorPKc(i8* noundef %16) #12, !dbg !470
  unreachable, !dbg !470

17:                                               ; preds = %3
  %18 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #10, !dbg !471
  %19 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #10, !dbg !472
  store i64 %19, i64* %8, align 8, !dbg !472
  %20 = call noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3maxImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %8, i64* noundef nonnull align 8 dereferenceable(8) %5), !dbg !473
  %21 = load i64, i64* %20, align 8, !dbg !473
  %22 = add i64 %18, %21, !dbg !474
  store i64 %22, i64* %7, align 8, !dbg !475
  %23 = load i64, i64* %7, align 8, !dbg !476
  %24 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #10, !dbg !477
  %25 = icmp ult i64 %23, %24, !dbg !478
  br i1 %25, label %30, label %26, !dbg !479

26:                                               ; preds = %17
  %27 = load i64, i64* %7, align 8, !dbg !480
  %28 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #10, !dbg !481
  %29 = icmp ugt i64 %27, %28, !dbg !482
  br i1 %29, label %30, label %32, !dbg !483

30:                                               ; preds = %26, %17
  %31 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %9) #10, !dbg !484
  br label %34, !dbg !483

32:                                               ; preds = %26
  %33 = load i64, i64* %7, align 8, !dbg !485
  br label %34, !dbg !483

34:                                               ; preds = %32, %30
  %35 = phi i64 [ %31, %30 ], [ %33, %32 ], !dbg !483
  ret i64 %35, !dbg !486
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0, %"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %1) #3 comdat !dbg !487 {
  %3 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  %4 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %3, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %1, %"class.__gnu_cxx::__normal_iterator"** %4, align 8
  %5 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %3, align 8, !dbg !489
  %6 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %5) #10, !dbg !490
  %7 = load i32*, i32** %6, align 8, !dbg !490
  %8 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %4, align 8, !dbg !491
  %9 = call noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %8) #10, !dbg !492
  %10 = load i32*, i32** %9, align 8, !dbg !492
  %11 = ptrtoint i32* %7 to i64, !dbg !493
  %12 = ptrtoint i32* %10 to i64, !dbg !493
  %13 = sub i64 %11, %12, !dbg !493
  %14 = sdiv exact i64 %13, 4, !dbg !493
  ret i64 %14, !dbg !494
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i32* @_ZNSt6vectorIiSaIiEE5beginEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !495 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %3 = alloca %"class.std::vector"*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %3, align 8
  %4 = load %"class.std::vector"*, %"class.std::vector"** %3, align 8
  %5 = bitcast %"class.std::vector"* %4 to %"struct.std::_Vector_base"*, !dbg !496
  %6 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %5, i32 0, i32 0, !dbg !496
  %7 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %6 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !497
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %7, i32 0, i32 0, !dbg !498
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %2, i32** noundef nonnull align 8 dereferenceable(8) %8) #10, !dbg !499
  %9 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %2, i32 0, i32 0, !dbg !500
  %10 = load i32*, i32** %9, align 8, !dbg !500
  ret i32* %10, !dbg !500
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(i32* noundef %0, i32* noundef %1, i32* noundef %2, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3) #3 comdat align 2 !dbg !501 {
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  %8 = alloca %"class.std::allocator"*, align 8
  store i32* %0, i32** %5, align 8
  store i32* %1, i32** %6, align 8
  store i32* %2, i32** %7, align 8
  store %"class.std::allocator"* %3, %"class.std::allocator"** %8, align 8
  %9 = load i32*, i32** %5, align 8, !dbg !502
  %10 = load i32*, i32** %6, align 8, !dbg !503
  %11 = load i32*, i32** %7, align 8, !dbg !504
  %12 = load %"class.std::allocator"*, %"class.std::allocator"** %8, align 8, !dbg !505
  %13 = call noundef i32* @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(i32* noundef %9, i32* noundef %10, i32* noundef %11, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %12) #10, !dbg !506
  ret i32* %13, !dbg !507
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i32** @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !508 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %3 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %4 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !509
  ret i32** %4, !dbg !510
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !511 {
  %2 = alloca %"class.std::vector"*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %3 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %4 = bitcast %"class.std::vector"* %3 to %"struct.std::_Vector_base"*, !dbg !512
  %5 = call noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %4) #10, !dbg !512
  %6 = call noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(%"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %5) #10, !dbg !513
  ret i64 %6, !dbg !514
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(%"class.std::vector"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !515 {
  %2 = alloca %"class.std::vector"*, align 8
  store %"class.std::vector"* %0, %"class.std::vector"** %2, align 8
  %3 = load %"class.std::vector"*, %"class.std::vector"** %2, align 8
  %4 = bitcast %"class.std::vector"* %3 to %"struct.std::_Vector_base"*, !dbg !516
  %5 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %4, i32 0, i32 0, !dbg !516
  %6 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %5 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !517
  %7 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %6, i32 0, i32 1, !dbg !518
  %8 = load i32*, i32** %7, align 8, !dbg !518
  %9 = bitcast %"class.std::vector"* %3 to %"struct.std::_Vector_base"*, !dbg !519
  %10 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %9, i32 0, i32 0, !dbg !519
  %11 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %10 to %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"*, !dbg !520
  %12 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data"* %11, i32 0, i32 0, !dbg !521
  %13 = load i32*, i32** %12, align 8, !dbg !521
  %14 = ptrtoint i32* %8 to i64, !dbg !522
  %15 = ptrtoint i32* %13 to i64, !dbg !522
  %16 = sub i64 %14, %15, !dbg !522
  %17 = sdiv exact i64 %16, 4, !dbg !522
  ret i64 %17, !dbg !523
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) i64* @_ZSt3maxImERKT_S2_S2_(i64* noundef nonnull align 8 dereferenceable(8) %0, i64* noundef nonnull align 8 dereferenceable(8) %1) #3 comdat !dbg !524 {
  %3 = alloca i64*, align 8
  %4 = alloca i64*, align 8
  %5 = alloca i64*, align 8
  store i64* %0, i64** %4, align 8
  store i64* %1, i64** %5, align 8
  %6 = load i64*, i64** %4, align 8, !dbg !525
  %7 = load i64, i64* %6, align 8, !dbg !525
  %8 = load i64*, i64** %5, align 8, !dbg !526
  %9 = load i64, i64* %8, align 8, !dbg !526
  %10 = icmp ult i64 %7, %9, !dbg !527
  br i1 %10, label %11, label %13, !dbg !525

11:                                               ; preds = %2
  %12 = load i64*, i64** %5, align 8, !dbg !528
  store i64* %12, i64** %3, align 8, !dbg !529
  br label %15, !dbg !529

13:                                               ; preds = %2
  %14 = load i64*, i64** %4, align 8, !dbg !530
  store i64* %14, i64** %3, align 8, !dbg !531
  br label %15, !dbg !531

15:                                               ; preds = %13, %11
  %16 = load i64*, i64** %3, align 8, !dbg !532
  ret i64* %16, !dbg !532
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"class.std::allocator"* @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(%"struct.std::_Vector_base"* noundef nonnull align 8 dereferenceable(24) %0) #3 comdat align 2 !dbg !533 {
  %2 = alloca %"struct.std::_Vector_base"*, align 8
  store %"struct.std::_Vector_base"* %0, %"struct.std::_Vector_base"** %2, align 8
  %3 = load %"struct.std::_Vector_base"*, %"struct.std::_Vector_base"** %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", %"struct.std::_Vector_base"* %3, i32 0, i32 0, !dbg !534
  %5 = bitcast %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl"* %4 to %"class.std::allocator"*, !dbg !535
  ret %"class.std::allocator"* %5, !dbg !536
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0, i32** noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #1 comdat align 2 !dbg !537 {
  %3 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  %4 = alloca i32**, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %3, align 8
  store i32** %1, i32*** %4, align 8
  %5 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %3, align 8
  %6 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %5, i32 0, i32 0, !dbg !538
  %7 = load i32**, i32*** %4, align 8, !dbg !539
  %8 = load i32*, i32** %7, align 8, !dbg !539
  store i32* %8, i32** %6, align 8, !dbg !538
  ret void, !dbg !540
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(i32* noundef %0, i32* noundef %1, i32* noundef %2, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3) #3 comdat !dbg !541 {
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  %8 = alloca %"class.std::allocator"*, align 8
  store i32* %0, i32** %5, align 8
  store i32* %1, i32** %6, align 8
  store i32* %2, i32** %7, align 8
  store %"class.std::allocator"* %3, %"class.std::allocator"** %8, align 8
  %9 = load i32*, i32** %5, align 8, !dbg !542
  %10 = call noundef i32* @_ZSt12__niter_baseIPiET_S1_(i32* noundef %9) #10, !dbg !543
  %11 = load i32*, i32** %6, align 8, !dbg !544
  %12 = call noundef i32* @_ZSt12__niter_baseIPiET_S1_(i32* noundef %11) #10, !dbg !545
  %13 = load i32*, i32** %7, align 8, !dbg !546
  %14 = call noundef i32* @_ZSt12__niter_baseIPiET_S1_(i32* noundef %13) #10, !dbg !547
  %15 = load %"class.std::allocator"*, %"class.std::allocator"** %8, align 8, !dbg !548
  %16 = call noundef i32* @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(i32* noundef %10, i32* noundef %12, i32* noundef %14, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %15) #10, !dbg !549
  ret i32* %16, !dbg !550
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32* @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(i32* noundef %0, i32* noundef %1, i32* noundef %2, %"class.std::allocator"* noundef nonnull align 1 dereferenceable(1) %3) #3 comdat !dbg !551 {
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  %8 = alloca %"class.std::allocator"*, align 8
  %9 = alloca i64, align 8
  store i32* %0, i32** %5, align 8
  store i32* %1, i32** %6, align 8
  store i32* %2, i32** %7, align 8
  store %"class.std::allocator"* %3, %"class.std::allocator"** %8, align 8
  %10 = load i32*, i32** %6, align 8, !dbg !552
  %11 = load i32*, i32** %5, align 8, !dbg !553
  %12 = ptrtoint i32* %10 to i64, !dbg !554
  %13 = ptrtoint i32* %11 to i64, !dbg !554
  %14 = sub i64 %12, %13, !dbg !554
  %15 = sdiv exact i64 %14, 4, !dbg !554
  store i64 %15, i64* %9, align 8, !dbg !555
  %16 = load i64, i64* %9, align 8, !dbg !556
  %17 = icmp sgt i64 %16, 0, !dbg !557
  br i1 %17, label %18, label %25, !dbg !556

18:                                               ; preds = %4
  %19 = load i32*, i32** %7, align 8, !dbg !558
  %20 = bitcast i32* %19 to i8*, !dbg !559
  %21 = load i32*, i32** %5, align 8, !dbg !560
  %22 = bitcast i32* %21 to i8*, !dbg !559
  %23 = load i64, i64* %9, align 8, !dbg !561
  %24 = mul i64 %23, 4, !dbg !562
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 4 %20, i8* align 4 %22, i64 %24, i1 false), !dbg !559
  br label %25, !dbg !563

25:                                               ; preds = %18, %4
  %26 = load i32*, i32** %7, align 8, !dbg !564
  %27 = load i64, i64* %9, align 8, !dbg !565
  %28 = getelementptr inbounds i32, i32* %26, i64 %27, !dbg !566
  ret i32* %28, !dbg !567
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEmiEl(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #3 comdat align 2 !dbg !568 {
  %3 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %4 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %4, align 8
  store i64 %1, i64* %5, align 8
  %7 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %4, align 8
  %8 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %7, i32 0, i32 0, !dbg !569
  %9 = load i32*, i32** %8, align 8, !dbg !569
  %10 = load i64, i64* %5, align 8, !dbg !570
  %11 = sub i64 0, %10, !dbg !571
  %12 = getelementptr inbounds i32, i32* %9, i64 %11, !dbg !571
  store i32* %12, i32** %6, align 8, !dbg !569
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %3, i32** noundef nonnull align 8 dereferenceable(8) %6) #10, !dbg !572
  %13 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !573
  %14 = load i32*, i32** %13, align 8, !dbg !573
  ret i32* %14, !dbg !573
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv(%"class.__gnu_cxx::__normal_iterator"* noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !574 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator"*, align 8
  store %"class.__gnu_cxx::__normal_iterator"* %0, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %3 = load %"class.__gnu_cxx::__normal_iterator"*, %"class.__gnu_cxx::__normal_iterator"** %2, align 8
  %4 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", %"class.__gnu_cxx::__normal_iterator"* %3, i32 0, i32 0, !dbg !575
  %5 = load i32*, i32** %4, align 8, !dbg !575
  ret i32* %5, !dbg !576
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline noreturn nounwind }
attributes #8 = { argmemonly nofree nounwind willreturn }
attributes #9 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { noreturn }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vector-dangling.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "01420bd7ff91a750804ed45f3e8043c0")
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
!13 = !DILocation(line: 7, column: 20, scope: !10)
!14 = !DILocation(line: 7, column: 19, scope: !10)
!15 = !DILocation(line: 8, column: 16, scope: !10)
!16 = !DILocation(line: 8, column: 7, scope: !10)
!17 = !DILocation(line: 9, column: 14, scope: !10)
!18 = !DILocation(line: 9, column: 4, scope: !10)
!19 = !DILocation(line: 10, column: 10, scope: !10)
!20 = !DILocation(line: 10, column: 9, scope: !10)
!21 = !DILocation(line: 10, column: 16, scope: !10)
!22 = !DILocation(line: 10, column: 2, scope: !10)
!23 = !DILocation(line: 11, column: 1, scope: !10)
!24 = distinct !DISubprogram(name: "allocator", scope: !25, file: !25, line: 156, type: !11, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!25 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!26 = !DILocation(line: 156, column: 36, scope: !24)
!27 = !DILocation(line: 156, column: 7, scope: !24)
!28 = !DILocation(line: 156, column: 38, scope: !24)
!29 = distinct !DISubprogram(name: "vector", scope: !30, file: !30, line: 673, type: !11, scopeLine: 676, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!30 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_vector.h", directory: "", checksumkind: CSK_MD5, checksum: "8db44c3d22440641ac1ba040d9370a58")
!31 = !DILocation(line: 676, column: 7, scope: !29)
!32 = !DILocation(line: 675, column: 15, scope: !29)
!33 = !DILocation(line: 675, column: 9, scope: !29)
!34 = !DILocation(line: 677, column: 26, scope: !29)
!35 = !DILocation(line: 677, column: 39, scope: !29)
!36 = !DILocation(line: 678, column: 8, scope: !29)
!37 = !DILocation(line: 677, column: 2, scope: !29)
!38 = !DILocation(line: 679, column: 7, scope: !29)
!39 = distinct !DISubprogram(name: "~allocator", scope: !25, file: !25, line: 174, type: !11, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!40 = !DILocation(line: 174, column: 39, scope: !39)
!41 = distinct !DISubprogram(name: "operator[]", scope: !30, file: !30, line: 1121, type: !11, scopeLine: 1122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!42 = !DILocation(line: 1124, column: 17, scope: !41)
!43 = !DILocation(line: 1124, column: 11, scope: !41)
!44 = !DILocation(line: 1124, column: 25, scope: !41)
!45 = !DILocation(line: 1124, column: 36, scope: !41)
!46 = !DILocation(line: 1124, column: 34, scope: !41)
!47 = !DILocation(line: 1124, column: 2, scope: !41)
!48 = distinct !DISubprogram(name: "push_back", scope: !30, file: !30, line: 1293, type: !11, scopeLine: 1294, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!49 = !DILocation(line: 1294, column: 32, scope: !48)
!50 = !DILocation(line: 1294, column: 22, scope: !48)
!51 = !DILocation(line: 1294, column: 9, scope: !48)
!52 = !DILocation(line: 1294, column: 39, scope: !48)
!53 = distinct !DISubprogram(name: "~vector", scope: !30, file: !30, line: 728, type: !11, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!54 = !DILocation(line: 730, column: 22, scope: !53)
!55 = !DILocation(line: 730, column: 16, scope: !53)
!56 = !DILocation(line: 730, column: 30, scope: !53)
!57 = !DILocation(line: 730, column: 46, scope: !53)
!58 = !DILocation(line: 730, column: 40, scope: !53)
!59 = !DILocation(line: 730, column: 54, scope: !53)
!60 = !DILocation(line: 731, column: 9, scope: !53)
!61 = !DILocation(line: 730, column: 2, scope: !53)
!62 = !DILocation(line: 733, column: 7, scope: !53)
!63 = distinct !DISubprogram(name: "__new_allocator", scope: !64, file: !64, line: 80, type: !11, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!64 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!65 = !DILocation(line: 80, column: 49, scope: !63)
!66 = distinct !DISubprogram(name: "~__new_allocator", scope: !64, file: !64, line: 90, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!67 = !DILocation(line: 90, column: 50, scope: !66)
!68 = distinct !DISubprogram(name: "_Vector_base", scope: !30, file: !30, line: 318, type: !11, scopeLine: 319, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!69 = !DILocation(line: 319, column: 9, scope: !68)
!70 = !DILocation(line: 319, column: 17, scope: !68)
!71 = !DILocation(line: 319, column: 24, scope: !68)
!72 = distinct !DISubprogram(name: "_M_range_initialize<const int *>", scope: !30, file: !30, line: 1682, type: !11, scopeLine: 1684, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!73 = !DILocation(line: 1685, column: 40, scope: !72)
!74 = !DILocation(line: 1685, column: 49, scope: !72)
!75 = !DILocation(line: 1685, column: 26, scope: !72)
!76 = !DILocation(line: 1685, column: 20, scope: !72)
!77 = !DILocation(line: 1687, column: 14, scope: !72)
!78 = !DILocation(line: 1687, column: 44, scope: !72)
!79 = !DILocation(line: 1687, column: 49, scope: !72)
!80 = !DILocation(line: 1687, column: 26, scope: !72)
!81 = !DILocation(line: 1686, column: 10, scope: !72)
!82 = !DILocation(line: 1686, column: 4, scope: !72)
!83 = !DILocation(line: 1686, column: 18, scope: !72)
!84 = !DILocation(line: 1687, column: 6, scope: !72)
!85 = !DILocation(line: 1688, column: 44, scope: !72)
!86 = !DILocation(line: 1688, column: 38, scope: !72)
!87 = !DILocation(line: 1688, column: 52, scope: !72)
!88 = !DILocation(line: 1688, column: 63, scope: !72)
!89 = !DILocation(line: 1688, column: 61, scope: !72)
!90 = !DILocation(line: 1688, column: 10, scope: !72)
!91 = !DILocation(line: 1688, column: 4, scope: !72)
!92 = !DILocation(line: 1688, column: 18, scope: !72)
!93 = !DILocation(line: 1688, column: 36, scope: !72)
!94 = !DILocation(line: 1690, column: 34, scope: !72)
!95 = !DILocation(line: 1690, column: 43, scope: !72)
!96 = !DILocation(line: 1691, column: 12, scope: !72)
!97 = !DILocation(line: 1691, column: 6, scope: !72)
!98 = !DILocation(line: 1691, column: 20, scope: !72)
!99 = !DILocation(line: 1692, column: 6, scope: !72)
!100 = !DILocation(line: 1690, column: 6, scope: !72)
!101 = !DILocation(line: 1689, column: 10, scope: !72)
!102 = !DILocation(line: 1689, column: 4, scope: !72)
!103 = !DILocation(line: 1689, column: 18, scope: !72)
!104 = !DILocation(line: 1689, column: 28, scope: !72)
!105 = !DILocation(line: 1693, column: 2, scope: !72)
!106 = distinct !DISubprogram(name: "begin", scope: !107, file: !107, line: 75, type: !11, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!107 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/initializer_list", directory: "")
!108 = !DILocation(line: 75, column: 39, scope: !106)
!109 = !DILocation(line: 75, column: 32, scope: !106)
!110 = distinct !DISubprogram(name: "end", scope: !107, file: !107, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!111 = !DILocation(line: 79, column: 37, scope: !110)
!112 = !DILocation(line: 79, column: 47, scope: !110)
!113 = !DILocation(line: 79, column: 45, scope: !110)
!114 = !DILocation(line: 79, column: 30, scope: !110)
!115 = distinct !DISubprogram(name: "~_Vector_base", scope: !30, file: !30, line: 364, type: !11, scopeLine: 365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!116 = !DILocation(line: 366, column: 16, scope: !115)
!117 = !DILocation(line: 366, column: 24, scope: !115)
!118 = !DILocation(line: 367, column: 9, scope: !115)
!119 = !DILocation(line: 367, column: 17, scope: !115)
!120 = !DILocation(line: 367, column: 37, scope: !115)
!121 = !DILocation(line: 367, column: 45, scope: !115)
!122 = !DILocation(line: 367, column: 35, scope: !115)
!123 = !DILocation(line: 366, column: 2, scope: !115)
!124 = !DILocation(line: 368, column: 7, scope: !115)
!125 = distinct !DISubprogram(name: "_Vector_impl", scope: !30, file: !30, line: 143, type: !11, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!126 = !DILocation(line: 145, column: 2, scope: !125)
!127 = !DILocation(line: 144, column: 19, scope: !125)
!128 = !DILocation(line: 144, column: 4, scope: !125)
!129 = !DILocation(line: 143, column: 2, scope: !125)
!130 = !DILocation(line: 145, column: 4, scope: !125)
!131 = distinct !DISubprogram(name: "_Vector_impl_data", scope: !30, file: !30, line: 99, type: !11, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!132 = !DILocation(line: 100, column: 4, scope: !131)
!133 = !DILocation(line: 100, column: 16, scope: !131)
!134 = !DILocation(line: 100, column: 29, scope: !131)
!135 = !DILocation(line: 101, column: 4, scope: !131)
!136 = distinct !DISubprogram(name: "__new_allocator", scope: !64, file: !64, line: 83, type: !11, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!137 = !DILocation(line: 83, column: 71, scope: !136)
!138 = distinct !DISubprogram(name: "distance<const int *>", scope: !139, file: !139, line: 147, type: !11, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!139 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator_base_funcs.h", directory: "")
!140 = !DILocation(line: 150, column: 30, scope: !138)
!141 = !DILocation(line: 150, column: 39, scope: !138)
!142 = !DILocation(line: 151, column: 9, scope: !138)
!143 = !DILocation(line: 150, column: 14, scope: !138)
!144 = !DILocation(line: 150, column: 7, scope: !138)
!145 = distinct !DISubprogram(name: "_M_allocate", scope: !30, file: !30, line: 375, type: !11, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!146 = !DILocation(line: 378, column: 9, scope: !145)
!147 = !DILocation(line: 378, column: 13, scope: !145)
!148 = !DILocation(line: 378, column: 34, scope: !145)
!149 = !DILocation(line: 378, column: 43, scope: !145)
!150 = !DILocation(line: 378, column: 20, scope: !145)
!151 = !DILocation(line: 378, column: 2, scope: !145)
!152 = distinct !DISubprogram(name: "_S_check_init_len", scope: !30, file: !30, line: 1902, type: !11, scopeLine: 1903, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!153 = !DILocation(line: 1904, column: 6, scope: !152)
!154 = !DILocation(line: 1904, column: 39, scope: !152)
!155 = !DILocation(line: 1904, column: 24, scope: !152)
!156 = !DILocation(line: 1904, column: 12, scope: !152)
!157 = !DILocation(line: 1904, column: 10, scope: !152)
!158 = !DILocation(line: 1905, column: 4, scope: !152)
!159 = !DILocation(line: 1907, column: 9, scope: !152)
!160 = !DILocation(line: 1907, column: 2, scope: !152)
!161 = distinct !DISubprogram(name: "_M_get_Tp_allocator", scope: !30, file: !30, line: 298, type: !11, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!162 = !DILocation(line: 299, column: 22, scope: !161)
!163 = !DILocation(line: 299, column: 16, scope: !161)
!164 = !DILocation(line: 299, column: 9, scope: !161)
!165 = distinct !DISubprogram(name: "__uninitialized_copy_a<const int *, int *, int>", scope: !166, file: !166, line: 365, type: !11, scopeLine: 367, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!166 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_uninitialized.h", directory: "", checksumkind: CSK_MD5, checksum: "76b804c7705a952d454f754eea890c01")
!167 = !DILocation(line: 372, column: 38, scope: !165)
!168 = !DILocation(line: 372, column: 47, scope: !165)
!169 = !DILocation(line: 372, column: 55, scope: !165)
!170 = !DILocation(line: 372, column: 14, scope: !165)
!171 = !DILocation(line: 372, column: 7, scope: !165)
!172 = distinct !DISubprogram(name: "__distance<const int *>", scope: !139, file: !139, line: 99, type: !11, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!173 = !DILocation(line: 105, column: 14, scope: !172)
!174 = !DILocation(line: 105, column: 23, scope: !172)
!175 = !DILocation(line: 105, column: 21, scope: !172)
!176 = !DILocation(line: 105, column: 7, scope: !172)
!177 = distinct !DISubprogram(name: "__iterator_category<const int *>", scope: !178, file: !178, line: 238, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!178 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator_base_types.h", directory: "")
!179 = !DILocation(line: 239, column: 7, scope: !177)
!180 = distinct !DISubprogram(name: "allocate", scope: !181, file: !181, line: 463, type: !11, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!181 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!182 = !DILocation(line: 464, column: 16, scope: !180)
!183 = !DILocation(line: 464, column: 29, scope: !180)
!184 = !DILocation(line: 464, column: 20, scope: !180)
!185 = !DILocation(line: 464, column: 9, scope: !180)
!186 = distinct !DISubprogram(name: "allocate", scope: !64, file: !64, line: 112, type: !11, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!187 = !DILocation(line: 120, column: 23, scope: !186)
!188 = !DILocation(line: 120, column: 35, scope: !186)
!189 = !DILocation(line: 120, column: 27, scope: !186)
!190 = !DILocation(line: 120, column: 6, scope: !186)
!191 = !DILocation(line: 124, column: 10, scope: !186)
!192 = !DILocation(line: 124, column: 14, scope: !186)
!193 = !DILocation(line: 125, column: 8, scope: !186)
!194 = !DILocation(line: 126, column: 6, scope: !186)
!195 = !DILocation(line: 137, column: 49, scope: !186)
!196 = !DILocation(line: 137, column: 53, scope: !186)
!197 = !DILocation(line: 137, column: 27, scope: !186)
!198 = !DILocation(line: 137, column: 9, scope: !186)
!199 = !DILocation(line: 137, column: 2, scope: !186)
!200 = distinct !DISubprogram(name: "_M_max_size", scope: !64, file: !64, line: 210, type: !11, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!201 = !DILocation(line: 213, column: 2, scope: !200)
!202 = distinct !DISubprogram(name: "_S_max_size", scope: !30, file: !30, line: 1911, type: !11, scopeLine: 1912, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!203 = !DILocation(line: 1916, column: 15, scope: !202)
!204 = !DILocation(line: 1918, column: 52, scope: !202)
!205 = !DILocation(line: 1918, column: 28, scope: !202)
!206 = !DILocation(line: 1918, column: 15, scope: !202)
!207 = !DILocation(line: 1919, column: 9, scope: !202)
!208 = !DILocation(line: 1919, column: 2, scope: !202)
!209 = distinct !DISubprogram(name: "allocator", scope: !25, file: !25, line: 159, type: !11, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!210 = !DILocation(line: 160, column: 36, scope: !209)
!211 = !DILocation(line: 160, column: 31, scope: !209)
!212 = !DILocation(line: 160, column: 9, scope: !209)
!213 = !DILocation(line: 160, column: 38, scope: !209)
!214 = distinct !DISubprogram(name: "max_size", scope: !181, file: !181, line: 547, type: !11, scopeLine: 548, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!215 = !DILocation(line: 550, column: 9, scope: !214)
!216 = !DILocation(line: 550, column: 13, scope: !214)
!217 = !DILocation(line: 550, column: 2, scope: !214)
!218 = distinct !DISubprogram(name: "min<unsigned long>", scope: !219, file: !219, line: 230, type: !11, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!219 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_algobase.h", directory: "", checksumkind: CSK_MD5, checksum: "acd8696ab950544891c62593445fe486")
!220 = !DILocation(line: 235, column: 11, scope: !218)
!221 = !DILocation(line: 235, column: 17, scope: !218)
!222 = !DILocation(line: 235, column: 15, scope: !218)
!223 = !DILocation(line: 236, column: 9, scope: !218)
!224 = !DILocation(line: 236, column: 2, scope: !218)
!225 = !DILocation(line: 237, column: 14, scope: !218)
!226 = !DILocation(line: 237, column: 7, scope: !218)
!227 = !DILocation(line: 238, column: 5, scope: !218)
!228 = distinct !DISubprogram(name: "max_size", scope: !64, file: !64, line: 167, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!229 = !DILocation(line: 168, column: 16, scope: !228)
!230 = !DILocation(line: 168, column: 9, scope: !228)
!231 = distinct !DISubprogram(name: "uninitialized_copy<const int *, int *>", scope: !166, file: !166, line: 163, type: !11, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!232 = !DILocation(line: 174, column: 18, scope: !231)
!233 = !DILocation(line: 181, column: 18, scope: !231)
!234 = !DILocation(line: 185, column: 16, scope: !231)
!235 = !DILocation(line: 185, column: 25, scope: !231)
!236 = !DILocation(line: 185, column: 33, scope: !231)
!237 = !DILocation(line: 184, column: 14, scope: !231)
!238 = !DILocation(line: 184, column: 7, scope: !231)
!239 = distinct !DISubprogram(name: "__uninit_copy<const int *, int *>", scope: !166, file: !166, line: 145, type: !11, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!240 = !DILocation(line: 147, column: 28, scope: !239)
!241 = !DILocation(line: 147, column: 37, scope: !239)
!242 = !DILocation(line: 147, column: 45, scope: !239)
!243 = !DILocation(line: 147, column: 18, scope: !239)
!244 = !DILocation(line: 147, column: 11, scope: !239)
!245 = distinct !DISubprogram(name: "copy<const int *, int *>", scope: !219, file: !219, line: 611, type: !11, scopeLine: 612, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!246 = !DILocation(line: 620, column: 26, scope: !245)
!247 = !DILocation(line: 620, column: 8, scope: !245)
!248 = !DILocation(line: 620, column: 54, scope: !245)
!249 = !DILocation(line: 620, column: 36, scope: !245)
!250 = !DILocation(line: 620, column: 63, scope: !245)
!251 = !DILocation(line: 619, column: 14, scope: !245)
!252 = !DILocation(line: 619, column: 7, scope: !245)
!253 = distinct !DISubprogram(name: "__copy_move_a<false, const int *, int *>", scope: !219, file: !219, line: 527, type: !11, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!254 = !DILocation(line: 530, column: 50, scope: !253)
!255 = !DILocation(line: 530, column: 32, scope: !253)
!256 = !DILocation(line: 531, column: 29, scope: !253)
!257 = !DILocation(line: 531, column: 11, scope: !253)
!258 = !DILocation(line: 532, column: 29, scope: !253)
!259 = !DILocation(line: 532, column: 11, scope: !253)
!260 = !DILocation(line: 530, column: 3, scope: !253)
!261 = !DILocation(line: 529, column: 14, scope: !253)
!262 = !DILocation(line: 529, column: 7, scope: !253)
!263 = distinct !DISubprogram(name: "__miter_base<const int *>", scope: !264, file: !264, line: 562, type: !11, scopeLine: 563, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!264 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/cpp_type_traits.h", directory: "")
!265 = !DILocation(line: 563, column: 14, scope: !263)
!266 = !DILocation(line: 563, column: 7, scope: !263)
!267 = distinct !DISubprogram(name: "__niter_wrap<int *>", scope: !219, file: !219, line: 335, type: !11, scopeLine: 336, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!268 = !DILocation(line: 336, column: 14, scope: !267)
!269 = !DILocation(line: 336, column: 7, scope: !267)
!270 = distinct !DISubprogram(name: "__copy_move_a1<false, const int *, int *>", scope: !219, file: !219, line: 521, type: !11, scopeLine: 522, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!271 = !DILocation(line: 522, column: 43, scope: !270)
!272 = !DILocation(line: 522, column: 52, scope: !270)
!273 = !DILocation(line: 522, column: 60, scope: !270)
!274 = !DILocation(line: 522, column: 14, scope: !270)
!275 = !DILocation(line: 522, column: 7, scope: !270)
!276 = distinct !DISubprogram(name: "__niter_base<const int *>", scope: !219, file: !219, line: 313, type: !11, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!277 = !DILocation(line: 315, column: 14, scope: !276)
!278 = !DILocation(line: 315, column: 7, scope: !276)
!279 = distinct !DISubprogram(name: "__niter_base<int *>", scope: !219, file: !219, line: 313, type: !11, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!280 = !DILocation(line: 315, column: 14, scope: !279)
!281 = !DILocation(line: 315, column: 7, scope: !279)
!282 = distinct !DISubprogram(name: "__copy_move_a2<false, const int *, int *>", scope: !219, file: !219, line: 486, type: !11, scopeLine: 487, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!283 = !DILocation(line: 495, column: 31, scope: !282)
!284 = !DILocation(line: 495, column: 40, scope: !282)
!285 = !DILocation(line: 495, column: 48, scope: !282)
!286 = !DILocation(line: 494, column: 14, scope: !282)
!287 = !DILocation(line: 494, column: 7, scope: !282)
!288 = distinct !DISubprogram(name: "__copy_m<int>", scope: !219, file: !219, line: 420, type: !11, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!289 = !DILocation(line: 429, column: 27, scope: !288)
!290 = !DILocation(line: 429, column: 36, scope: !288)
!291 = !DILocation(line: 429, column: 34, scope: !288)
!292 = !DILocation(line: 429, column: 20, scope: !288)
!293 = !DILocation(line: 430, column: 8, scope: !288)
!294 = !DILocation(line: 431, column: 24, scope: !288)
!295 = !DILocation(line: 431, column: 6, scope: !288)
!296 = !DILocation(line: 431, column: 34, scope: !288)
!297 = !DILocation(line: 431, column: 57, scope: !288)
!298 = !DILocation(line: 431, column: 55, scope: !288)
!299 = !DILocation(line: 432, column: 11, scope: !288)
!300 = !DILocation(line: 432, column: 22, scope: !288)
!301 = !DILocation(line: 432, column: 20, scope: !288)
!302 = !DILocation(line: 432, column: 4, scope: !288)
!303 = distinct !DISubprogram(name: "size", scope: !107, file: !107, line: 71, type: !11, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!304 = !DILocation(line: 71, column: 38, scope: !303)
!305 = !DILocation(line: 71, column: 31, scope: !303)
!306 = distinct !DISubprogram(name: "_M_deallocate", scope: !30, file: !30, line: 383, type: !11, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!307 = !DILocation(line: 386, column: 6, scope: !306)
!308 = !DILocation(line: 387, column: 20, scope: !306)
!309 = !DILocation(line: 387, column: 29, scope: !306)
!310 = !DILocation(line: 387, column: 34, scope: !306)
!311 = !DILocation(line: 387, column: 4, scope: !306)
!312 = !DILocation(line: 388, column: 7, scope: !306)
!313 = distinct !DISubprogram(name: "~_Vector_impl", scope: !30, file: !30, line: 133, type: !11, scopeLine: 133, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!314 = !DILocation(line: 133, column: 14, scope: !313)
!315 = distinct !DISubprogram(name: "deallocate", scope: !181, file: !181, line: 495, type: !11, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!316 = !DILocation(line: 496, column: 9, scope: !315)
!317 = !DILocation(line: 496, column: 24, scope: !315)
!318 = !DILocation(line: 496, column: 29, scope: !315)
!319 = !DILocation(line: 496, column: 13, scope: !315)
!320 = !DILocation(line: 496, column: 35, scope: !315)
!321 = distinct !DISubprogram(name: "deallocate", scope: !64, file: !64, line: 142, type: !11, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!322 = !DILocation(line: 158, column: 27, scope: !321)
!323 = !DILocation(line: 158, column: 2, scope: !321)
!324 = !DILocation(line: 159, column: 7, scope: !321)
!325 = distinct !DISubprogram(name: "_Destroy<int *, int>", scope: !181, file: !181, line: 847, type: !11, scopeLine: 849, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!326 = !DILocation(line: 850, column: 16, scope: !325)
!327 = !DILocation(line: 850, column: 25, scope: !325)
!328 = !DILocation(line: 850, column: 7, scope: !325)
!329 = !DILocation(line: 851, column: 5, scope: !325)
!330 = distinct !DISubprogram(name: "_Destroy<int *>", scope: !331, file: !331, line: 182, type: !11, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!331 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!332 = !DILocation(line: 196, column: 12, scope: !330)
!333 = !DILocation(line: 196, column: 21, scope: !330)
!334 = !DILocation(line: 195, column: 7, scope: !330)
!335 = !DILocation(line: 197, column: 5, scope: !330)
!336 = distinct !DISubprogram(name: "__destroy<int *>", scope: !331, file: !331, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!337 = !DILocation(line: 172, column: 57, scope: !336)
!338 = distinct !DISubprogram(name: "emplace_back<int>", scope: !339, file: !339, line: 112, type: !11, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!339 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/vector.tcc", directory: "", checksumkind: CSK_MD5, checksum: "702d153ab458d0b16d6f5b626a017649")
!340 = !DILocation(line: 114, column: 12, scope: !338)
!341 = !DILocation(line: 114, column: 6, scope: !338)
!342 = !DILocation(line: 114, column: 20, scope: !338)
!343 = !DILocation(line: 114, column: 39, scope: !338)
!344 = !DILocation(line: 114, column: 33, scope: !338)
!345 = !DILocation(line: 114, column: 47, scope: !338)
!346 = !DILocation(line: 114, column: 30, scope: !338)
!347 = !DILocation(line: 117, column: 37, scope: !338)
!348 = !DILocation(line: 117, column: 31, scope: !338)
!349 = !DILocation(line: 117, column: 52, scope: !338)
!350 = !DILocation(line: 117, column: 46, scope: !338)
!351 = !DILocation(line: 117, column: 60, scope: !338)
!352 = !DILocation(line: 118, column: 30, scope: !338)
!353 = !DILocation(line: 118, column: 10, scope: !338)
!354 = !DILocation(line: 117, column: 6, scope: !338)
!355 = !DILocation(line: 119, column: 14, scope: !338)
!356 = !DILocation(line: 119, column: 8, scope: !338)
!357 = !DILocation(line: 119, column: 22, scope: !338)
!358 = !DILocation(line: 119, column: 6, scope: !338)
!359 = !DILocation(line: 121, column: 4, scope: !338)
!360 = !DILocation(line: 123, column: 22, scope: !338)
!361 = !DILocation(line: 123, column: 49, scope: !338)
!362 = !DILocation(line: 123, column: 29, scope: !338)
!363 = !DILocation(line: 123, column: 4, scope: !338)
!364 = !DILocation(line: 125, column: 9, scope: !338)
!365 = !DILocation(line: 125, column: 2, scope: !338)
!366 = distinct !DISubprogram(name: "move<int &>", scope: !367, file: !367, line: 104, type: !11, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!367 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!368 = !DILocation(line: 105, column: 71, scope: !366)
!369 = !DILocation(line: 105, column: 7, scope: !366)
!370 = distinct !DISubprogram(name: "construct<int, int>", scope: !181, file: !181, line: 511, type: !11, scopeLine: 514, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!371 = !DILocation(line: 516, column: 4, scope: !370)
!372 = !DILocation(line: 516, column: 18, scope: !370)
!373 = !DILocation(line: 516, column: 43, scope: !370)
!374 = !DILocation(line: 516, column: 23, scope: !370)
!375 = !DILocation(line: 516, column: 8, scope: !370)
!376 = !DILocation(line: 520, column: 2, scope: !370)
!377 = distinct !DISubprogram(name: "forward<int>", scope: !367, file: !367, line: 77, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!378 = !DILocation(line: 78, column: 33, scope: !377)
!379 = !DILocation(line: 78, column: 7, scope: !377)
!380 = distinct !DISubprogram(name: "_M_realloc_insert<int>", scope: !339, file: !339, line: 440, type: !11, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!381 = !DILocation(line: 449, column: 2, scope: !380)
!382 = !DILocation(line: 448, column: 23, scope: !380)
!383 = !DILocation(line: 450, column: 35, scope: !380)
!384 = !DILocation(line: 450, column: 29, scope: !380)
!385 = !DILocation(line: 450, column: 43, scope: !380)
!386 = !DILocation(line: 450, column: 15, scope: !380)
!387 = !DILocation(line: 451, column: 36, scope: !380)
!388 = !DILocation(line: 451, column: 30, scope: !380)
!389 = !DILocation(line: 451, column: 44, scope: !380)
!390 = !DILocation(line: 451, column: 15, scope: !380)
!391 = !DILocation(line: 452, column: 53, scope: !380)
!392 = !DILocation(line: 452, column: 51, scope: !380)
!393 = !DILocation(line: 452, column: 23, scope: !380)
!394 = !DILocation(line: 453, column: 33, scope: !380)
!395 = !DILocation(line: 453, column: 45, scope: !380)
!396 = !DILocation(line: 453, column: 15, scope: !380)
!397 = !DILocation(line: 454, column: 28, scope: !380)
!398 = !DILocation(line: 454, column: 15, scope: !380)
!399 = !DILocation(line: 462, column: 35, scope: !380)
!400 = !DILocation(line: 462, column: 29, scope: !380)
!401 = !DILocation(line: 463, column: 8, scope: !380)
!402 = !DILocation(line: 463, column: 22, scope: !380)
!403 = !DILocation(line: 463, column: 20, scope: !380)
!404 = !DILocation(line: 465, column: 28, scope: !380)
!405 = !DILocation(line: 465, column: 8, scope: !380)
!406 = !DILocation(line: 462, column: 4, scope: !380)
!407 = !DILocation(line: 469, column: 17, scope: !380)
!408 = !DILocation(line: 474, column: 35, scope: !380)
!409 = !DILocation(line: 474, column: 59, scope: !380)
!410 = !DILocation(line: 475, column: 7, scope: !380)
!411 = !DILocation(line: 475, column: 20, scope: !380)
!412 = !DILocation(line: 474, column: 23, scope: !380)
!413 = !DILocation(line: 474, column: 21, scope: !380)
!414 = !DILocation(line: 477, column: 8, scope: !380)
!415 = !DILocation(line: 479, column: 46, scope: !380)
!416 = !DILocation(line: 479, column: 54, scope: !380)
!417 = !DILocation(line: 480, column: 7, scope: !380)
!418 = !DILocation(line: 480, column: 21, scope: !380)
!419 = !DILocation(line: 479, column: 23, scope: !380)
!420 = !DILocation(line: 479, column: 21, scope: !380)
!421 = !DILocation(line: 513, column: 7, scope: !380)
!422 = !DILocation(line: 513, column: 21, scope: !380)
!423 = !DILocation(line: 514, column: 13, scope: !380)
!424 = !DILocation(line: 514, column: 7, scope: !380)
!425 = !DILocation(line: 514, column: 21, scope: !380)
!426 = !DILocation(line: 514, column: 41, scope: !380)
!427 = !DILocation(line: 514, column: 39, scope: !380)
!428 = !DILocation(line: 515, column: 32, scope: !380)
!429 = !DILocation(line: 515, column: 13, scope: !380)
!430 = !DILocation(line: 515, column: 7, scope: !380)
!431 = !DILocation(line: 515, column: 21, scope: !380)
!432 = !DILocation(line: 515, column: 30, scope: !380)
!433 = !DILocation(line: 516, column: 33, scope: !380)
!434 = !DILocation(line: 516, column: 13, scope: !380)
!435 = !DILocation(line: 516, column: 7, scope: !380)
!436 = !DILocation(line: 516, column: 21, scope: !380)
!437 = !DILocation(line: 516, column: 31, scope: !380)
!438 = !DILocation(line: 517, column: 41, scope: !380)
!439 = !DILocation(line: 517, column: 55, scope: !380)
!440 = !DILocation(line: 517, column: 53, scope: !380)
!441 = !DILocation(line: 517, column: 13, scope: !380)
!442 = !DILocation(line: 517, column: 7, scope: !380)
!443 = !DILocation(line: 517, column: 21, scope: !380)
!444 = !DILocation(line: 517, column: 39, scope: !380)
!445 = !DILocation(line: 518, column: 5, scope: !380)
!446 = distinct !DISubprogram(name: "end", scope: !30, file: !30, line: 888, type: !11, scopeLine: 889, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!447 = !DILocation(line: 889, column: 31, scope: !446)
!448 = !DILocation(line: 889, column: 25, scope: !446)
!449 = !DILocation(line: 889, column: 39, scope: !446)
!450 = !DILocation(line: 889, column: 16, scope: !446)
!451 = !DILocation(line: 889, column: 9, scope: !446)
!452 = distinct !DISubprogram(name: "back", scope: !30, file: !30, line: 1228, type: !11, scopeLine: 1229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!453 = !DILocation(line: 1231, column: 11, scope: !452)
!454 = !DILocation(line: 1231, column: 17, scope: !452)
!455 = !DILocation(line: 1231, column: 9, scope: !452)
!456 = !DILocation(line: 1231, column: 2, scope: !452)
!457 = distinct !DISubprogram(name: "construct<int, int>", scope: !64, file: !64, line: 173, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!458 = !DILocation(line: 175, column: 18, scope: !457)
!459 = !DILocation(line: 175, column: 4, scope: !457)
!460 = !DILocation(line: 175, column: 47, scope: !457)
!461 = !DILocation(line: 175, column: 27, scope: !457)
!462 = !DILocation(line: 175, column: 60, scope: !457)
!463 = distinct !DISubprogram(name: "_M_check_len", scope: !30, file: !30, line: 1891, type: !11, scopeLine: 1892, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!464 = !DILocation(line: 1893, column: 6, scope: !463)
!465 = !DILocation(line: 1893, column: 19, scope: !463)
!466 = !DILocation(line: 1893, column: 17, scope: !463)
!467 = !DILocation(line: 1893, column: 28, scope: !463)
!468 = !DILocation(line: 1893, column: 26, scope: !463)
!469 = !DILocation(line: 1894, column: 25, scope: !463)
!470 = !DILocation(line: 1894, column: 4, scope: !463)
!471 = !DILocation(line: 1896, column: 26, scope: !463)
!472 = !DILocation(line: 1896, column: 46, scope: !463)
!473 = !DILocation(line: 1896, column: 35, scope: !463)
!474 = !DILocation(line: 1896, column: 33, scope: !463)
!475 = !DILocation(line: 1896, column: 18, scope: !463)
!476 = !DILocation(line: 1897, column: 10, scope: !463)
!477 = !DILocation(line: 1897, column: 18, scope: !463)
!478 = !DILocation(line: 1897, column: 16, scope: !463)
!479 = !DILocation(line: 1897, column: 25, scope: !463)
!480 = !DILocation(line: 1897, column: 28, scope: !463)
!481 = !DILocation(line: 1897, column: 36, scope: !463)
!482 = !DILocation(line: 1897, column: 34, scope: !463)
!483 = !DILocation(line: 1897, column: 9, scope: !463)
!484 = !DILocation(line: 1897, column: 50, scope: !463)
!485 = !DILocation(line: 1897, column: 63, scope: !463)
!486 = !DILocation(line: 1897, column: 2, scope: !463)
!487 = distinct !DISubprogram(name: "operator-<int *, std::vector<int, std::allocator<int> > >", scope: !488, file: !488, line: 1330, type: !11, scopeLine: 1333, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!488 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator.h", directory: "", checksumkind: CSK_MD5, checksum: "bea55f548d6c981fe14b47f481b3c513")
!489 = !DILocation(line: 1333, column: 14, scope: !487)
!490 = !DILocation(line: 1333, column: 20, scope: !487)
!491 = !DILocation(line: 1333, column: 29, scope: !487)
!492 = !DILocation(line: 1333, column: 35, scope: !487)
!493 = !DILocation(line: 1333, column: 27, scope: !487)
!494 = !DILocation(line: 1333, column: 7, scope: !487)
!495 = distinct !DISubprogram(name: "begin", scope: !30, file: !30, line: 868, type: !11, scopeLine: 869, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!496 = !DILocation(line: 869, column: 31, scope: !495)
!497 = !DILocation(line: 869, column: 25, scope: !495)
!498 = !DILocation(line: 869, column: 39, scope: !495)
!499 = !DILocation(line: 869, column: 16, scope: !495)
!500 = !DILocation(line: 869, column: 9, scope: !495)
!501 = distinct !DISubprogram(name: "_S_relocate", scope: !30, file: !30, line: 499, type: !11, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!502 = !DILocation(line: 504, column: 27, scope: !501)
!503 = !DILocation(line: 504, column: 36, scope: !501)
!504 = !DILocation(line: 504, column: 44, scope: !501)
!505 = !DILocation(line: 504, column: 54, scope: !501)
!506 = !DILocation(line: 504, column: 9, scope: !501)
!507 = !DILocation(line: 504, column: 2, scope: !501)
!508 = distinct !DISubprogram(name: "base", scope: !488, file: !488, line: 1158, type: !11, scopeLine: 1159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!509 = !DILocation(line: 1159, column: 16, scope: !508)
!510 = !DILocation(line: 1159, column: 9, scope: !508)
!511 = distinct !DISubprogram(name: "max_size", scope: !30, file: !30, line: 993, type: !11, scopeLine: 994, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!512 = !DILocation(line: 994, column: 28, scope: !511)
!513 = !DILocation(line: 994, column: 16, scope: !511)
!514 = !DILocation(line: 994, column: 9, scope: !511)
!515 = distinct !DISubprogram(name: "size", scope: !30, file: !30, line: 987, type: !11, scopeLine: 988, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!516 = !DILocation(line: 988, column: 32, scope: !515)
!517 = !DILocation(line: 988, column: 26, scope: !515)
!518 = !DILocation(line: 988, column: 40, scope: !515)
!519 = !DILocation(line: 988, column: 58, scope: !515)
!520 = !DILocation(line: 988, column: 52, scope: !515)
!521 = !DILocation(line: 988, column: 66, scope: !515)
!522 = !DILocation(line: 988, column: 50, scope: !515)
!523 = !DILocation(line: 988, column: 9, scope: !515)
!524 = distinct !DISubprogram(name: "max<unsigned long>", scope: !219, file: !219, line: 254, type: !11, scopeLine: 255, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!525 = !DILocation(line: 259, column: 11, scope: !524)
!526 = !DILocation(line: 259, column: 17, scope: !524)
!527 = !DILocation(line: 259, column: 15, scope: !524)
!528 = !DILocation(line: 260, column: 9, scope: !524)
!529 = !DILocation(line: 260, column: 2, scope: !524)
!530 = !DILocation(line: 261, column: 14, scope: !524)
!531 = !DILocation(line: 261, column: 7, scope: !524)
!532 = !DILocation(line: 262, column: 5, scope: !524)
!533 = distinct !DISubprogram(name: "_M_get_Tp_allocator", scope: !30, file: !30, line: 303, type: !11, scopeLine: 304, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!534 = !DILocation(line: 304, column: 22, scope: !533)
!535 = !DILocation(line: 304, column: 16, scope: !533)
!536 = !DILocation(line: 304, column: 9, scope: !533)
!537 = distinct !DISubprogram(name: "__normal_iterator", scope: !488, file: !488, line: 1072, type: !11, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!538 = !DILocation(line: 1073, column: 9, scope: !537)
!539 = !DILocation(line: 1073, column: 20, scope: !537)
!540 = !DILocation(line: 1073, column: 27, scope: !537)
!541 = distinct !DISubprogram(name: "__relocate_a<int *, int *, std::allocator<int> >", scope: !166, file: !166, line: 1127, type: !11, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!542 = !DILocation(line: 1133, column: 52, scope: !541)
!543 = !DILocation(line: 1133, column: 34, scope: !541)
!544 = !DILocation(line: 1134, column: 24, scope: !541)
!545 = !DILocation(line: 1134, column: 6, scope: !541)
!546 = !DILocation(line: 1135, column: 24, scope: !541)
!547 = !DILocation(line: 1135, column: 6, scope: !541)
!548 = !DILocation(line: 1135, column: 35, scope: !541)
!549 = !DILocation(line: 1133, column: 14, scope: !541)
!550 = !DILocation(line: 1133, column: 7, scope: !541)
!551 = distinct !DISubprogram(name: "__relocate_a_1<int, int>", scope: !166, file: !166, line: 1100, type: !11, scopeLine: 1103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!552 = !DILocation(line: 1104, column: 27, scope: !551)
!553 = !DILocation(line: 1104, column: 36, scope: !551)
!554 = !DILocation(line: 1104, column: 34, scope: !551)
!555 = !DILocation(line: 1104, column: 17, scope: !551)
!556 = !DILocation(line: 1105, column: 11, scope: !551)
!557 = !DILocation(line: 1105, column: 19, scope: !551)
!558 = !DILocation(line: 1117, column: 22, scope: !551)
!559 = !DILocation(line: 1117, column: 4, scope: !551)
!560 = !DILocation(line: 1117, column: 32, scope: !551)
!561 = !DILocation(line: 1117, column: 41, scope: !551)
!562 = !DILocation(line: 1117, column: 49, scope: !551)
!563 = !DILocation(line: 1118, column: 2, scope: !551)
!564 = !DILocation(line: 1119, column: 14, scope: !551)
!565 = !DILocation(line: 1119, column: 25, scope: !551)
!566 = !DILocation(line: 1119, column: 23, scope: !551)
!567 = !DILocation(line: 1119, column: 7, scope: !551)
!568 = distinct !DISubprogram(name: "operator-", scope: !488, file: !488, line: 1153, type: !11, scopeLine: 1154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!569 = !DILocation(line: 1154, column: 34, scope: !568)
!570 = !DILocation(line: 1154, column: 47, scope: !568)
!571 = !DILocation(line: 1154, column: 45, scope: !568)
!572 = !DILocation(line: 1154, column: 16, scope: !568)
!573 = !DILocation(line: 1154, column: 9, scope: !568)
!574 = distinct !DISubprogram(name: "operator*", scope: !488, file: !488, line: 1095, type: !11, scopeLine: 1096, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!575 = !DILocation(line: 1096, column: 17, scope: !574)
!576 = !DILocation(line: 1096, column: 9, scope: !574)
